"""What the rules page of Town Center shows (illustrating.py)."""

from __future__ import annotations

from typing import Any

from illustrating import lit, picture

from faubourg.core.examples import Example
from faubourg.games.town_center import scoring
from faubourg.games.town_center.administration import price
from faubourg.games.town_center.board import Positions
from faubourg.games.town_center.components import LETTERS, LIFT, UTILITY
from faubourg.games.town_center.development import neighbours, units
from faubourg.games.town_center.draw.city import MARGIN, SKY
from faubourg.games.town_center.draw.stage import extent, model_of, stage_of
from games.town_center.table import Table, city, table

ADJACENT = city("S@c3 R@c4 U@d3 HR@b3 O@c2 LL@d2")
POWER = city("R@b2 R@b3 U@b4 H@c4 S@c2 S@d2 U@e3 R@d4")
LIFTS = city("LLL@c2 U@c1 LL@b4 L@d3 H@c3")
SAME = city("R@b3 H@c3 S@d3 LL@c2 U@c1", hand="RS", money=0)
GROWING = city("R@b3 R@c3 HR@d3 O@b4 O@c4 LL@b2 U@c2", step="grow", seats=2)
SHORT = city("S@c2 S@c3 R@b2 R@d3 LL@d4 U@e4 H@e2", step="grow")
READY = city("S@c2 S@c3 R@b2 R@d3 R@c4 LL@d4 U@e4 H@e2", step="grow", seats=2)
SHOPS = city("SSS@c3 S@b3 U@c4 LLL@b4 H@d4 S@d2")
PARKS = city("L@c3 L@c4 R@b3 O@d3 U@b4 S@c2 R@c5 H@d2")
HOMES = city("HRRR@c3 LLLL@c2 UU@c4 U@c1 O@d3 RR@b2", money=12)
SPRAWL = city("H@c3 R@b3 U@b4 R@a3 S@c5 O@e2", money=4)
BUYING = table(["H@c3 U@b2 L@c2 L@d4 R@b3"], money=[30], step="buy")
TOWERS = table(["H@c3", "H@b2", "H@d4"], towers="UR OU SL", step="draft")


def unit(game: Table, letter: str, size: int) -> Positions:
    """The one of this size."""
    found = units(game.board, game.city.cubes[LETTERS.index(letter)])
    return next(unit for unit in found if unit.bit_count() == size)


def worth(game: Table, letter: str, size: int) -> int:
    return scoring.unit_value(game.board, game.city, unit(game, letter, size))


def beside(game: Table, letter: str, size: int) -> int:
    """What makes it grow."""
    return neighbours(game.board, game.city, LETTERS.index(letter), unit(game, letter, size))


def low(name: str, rule: str, game: Table, **more: Any) -> Example:
    """Without the air above it that leaves room for towers to come."""
    model = model_of(game.rules, game.state, game.seat)
    stage = stage_of(model, model, 0)
    rising = 1 if more.get("shown") or more.get("lit") else 0
    tallest = max(stand.height for stand in stage.stands) + rising
    left, top, width, height = extent(stage.plots, stage.size, min(tallest, stage.levels))
    frame = (left - MARGIN, top - SKY, width + 2 * MARGIN, height + SKY + 2 * MARGIN)
    return picture(name, rule, game, frame=frame, **more)


PICTURES = [
    low("adjacent", "1.3", ADJACENT),
    low("units", "1.4", POWER, overlay="units",
        values={"units": len(POWER.units("R"))}),
    low("power", "1.7", POWER, overlay="power"),
    low("limit", "1.8", LIFTS, overlay="heights", values={"limit": LIFTS.limit}),
    picture("draft", "3.1.4", TOWERS, panel="towers", lit=lit(TOWERS, "pick")),
    low("same", "3.2.5", SAME, lit=lit(SAME, "build residence"),
        refused="build residence b2"),
    low("grow", "3.3.1", GROWING, shown="grow residence c3+1",
        values={"size": 2, "offices": beside(GROWING, "R", 2)}),
    low("short", "3.3.2", SHORT, refused="grow shop c2+1",
        values={"size": 2, "units": beside(SHORT, "S", 2)}),
    low("ready", "3.3.2", READY, lit=lit(READY, "grow shop"),
        values={"size": 2, "units": beside(READY, "S", 2)}),
    low("shops", "3.4.1", SHOPS, overlay="units",
        values={"size": 4, "dollars": worth(SHOPS, "S", 4), "dark": worth(SHOPS, "S", 1)}),
    low("car-park", "3.4.2", PARKS, overlay="units",
        values={"dollars": PARKS.income_lines()["car-park"][0]}),
    low("buying", "3.5.4", BUYING, lit=lit(BUYING, "buy lift"),
        values={"utility": price(BUYING.city, UTILITY), "lift": price(BUYING.city, LIFT)}),
    low("homes", "3.7.2", HOMES, overlay="units",
        values={"size": 3, "points": worth(HOMES, "R", 3), "dark": worth(HOMES, "R", 2)}),
    low("sprawl", "3.7.3", SPRAWL, overlay="zones",
        values={"lost": -sum(SPRAWL.score_lines()["sprawl"])}),
]  # fmt: skip
