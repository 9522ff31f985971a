"""What the rules page of Big City shows (illustrating.py)."""

from __future__ import annotations

from illustrating import lit, picture

from faubourg.core.examples import Example
from faubourg.core.model import Value
from faubourg.games.big_city.draw.scene import CELL, layout_of
from games.big_city.table import Table, city

EDGE = 0.35  # cells left of and above what is shown
KERB = 0.08  # right of it and below
AROUND = 2.3  # where a district looks for its place

CITY = city("layout L1\ncity-hall 16\nresidence-2 11 14\noffice-1 25")
TRIPLE = city("layout L1\nhand 1: 13 21 22 15")
HALL = city("layout L1\nresidence-1 11\noffice-1 25\nhand 1: 16 14")
CHURCH = city(
    "layout L1\ncity-hall 16\nresidence-2 14 17\noffice-2 12 13\nresidence-1 15\noffice-2 18 19\n"
    "hand 1: 11"
)
CINEMA = city("layout L1\ncity-hall 16\nresidence-2 12 13\nresidence-1 18\noffice-1 14\nhand 1: 15")
CENTRE = city(
    "layout L1\ncity-hall 16\nresidence-1 12\noffice-1 18\ntram H,1,2 H,0,2\nhand 1: 14 15"
)
PARK = city("layout L1\ncity-hall 27\nhand 1: 15 lincoln-park stanford")
TRAM = city("layout L1\ncity-hall 16\nresidence-1 15\ntram H,1,1 H,2,1 V,3,1")
DISTRICT = city("layout L1\ncity-hall 16\nresidence-1 15\ntram H,1,1").play("district 6 0")
PLACES = city("layout L1\ncity-hall 27\nhand 1: 14 15 18")
DOUBLE = city("layout L1\ncity-hall 33\ntram H,0,1 H,1,1\nhand 1: 11 12")
OFFICE = city("layout L1\ncity-hall 16\nstanford 11 14 15\ntram V,3,0\nhand 1: 12 13")
POOR = city("layout L1\ncity-hall 27\nstanford 14 17 18\ntram V,2,1\nhand 1: 15 13")


WHOLE = ("11", "24", "57")


def around(game: Table, *plots: str) -> list[float]:
    """The part of the map with these plots."""
    at = layout_of(game.plan, 0).at
    xs, ys = [at[plot][0] for plot in plots], [at[plot][1] for plot in plots]
    before, after = (EDGE, KERB) if plots != WHOLE else (AROUND, AROUND)
    left, top = min(xs) - before, min(ys) - before
    wide, high = max(xs) + 1 + after - left, max(ys) + 1 + after - top
    return [CELL * left, CELL * top, CELL * wide, CELL * high]


def built(
    name: str, rule: str, game: Table, words: str, *plots: str, refused: str = "", **more: Value
) -> Example:
    """A building as it would be built, with its points."""
    values = {"points": game.points(words), **more}
    return picture(name, rule, game, shown=words, refused=refused, values=values,
                   frame=around(game, *plots))  # fmt: skip


def placed(name: str, rule: str, words: str, refused: str) -> Example:
    return picture(name, rule, PARK, shown=words, refused=refused,
                   frame=around(PARK, "11", "41"))  # fmt: skip


PICTURES = [
    picture("zones", "1.10", CITY, overlay="zones"),
    picture("districts", "2.12", DISTRICT, lit=lit(DISTRICT, "at", 1), shown="at 2 -2",
            frame=around(DISTRICT, *WHOLE)),
    built("triple", "3.2.6", TRIPLE, "build residence-3 13 east", "11", "26"),
    picture("hall", "3.2.10", HALL, shown="build city-hall 16", refused="build city-hall 14",
            frame=around(HALL, "11", "41")),
    built("church", "3.2.12", CHURCH, "build church 11", "11", "41"),
    built("cinema", "3.2.13", CINEMA, "build cinema 15", "11", "41"),
    built("shopping", "3.2.16", CENTRE, "build shopping-centre 14 east", "11", "41"),
    placed("park", "3.3.6", "build lincoln-park 15 south", "build lincoln-park 11 east"),
    placed("factory", "3.3.7", "build stanford 14 south-east", ""),
    picture("tram", "3.4.7", TRAM, lit=lit(TRAM, "lay"), frame=around(TRAM, "11", "42")),
    built("place", "4.4", PLACES, "build residence-2 14 east", "11", "41",
          office=PLACES.points("build office-2 14 east"),
          centre=PLACES.points("build office-2 15 south"),
          home=PLACES.points("build residence-2 15 south")),
    built("double", "4.8", DOUBLE, "build residence-2 11 east", "11", "25"),
    built("office", "4.8", OFFICE, "build office-2 12 east", "11", "25"),
    built("poor", "4.9", POOR, "build residence-1 15", "11", "41"),
]  # fmt: skip
