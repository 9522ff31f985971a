"""What the rules page of Small City shows (illustrating.py)."""

from __future__ import annotations

from typing import Any

from illustrating import lit, picture

from faubourg.games.small_city.components import CARDS, CULTURAL
from faubourg.games.small_city.draw.overlay import counts
from faubourg.games.small_city.draw.picture import layout_of
from faubourg.games.small_city.draw.tiles import CELL
from faubourg.games.small_city.pollution import generates
from faubourg.games.small_city.special import prices
from faubourg.games.small_city.votes import votes_of
from games.small_city.table import CityTable, Table, table

EDGE = 8.0
HALL = "town-hall c3 d3 c4 d4"
SERVED = f"{HALL}; school f5; library f3 g3"

STREET = table(f"{SERVED}; residential-1 e5*; park-2 a1 b1", phase=1, money=[3, 3]).sit(1)
CULTURE = table(f"{SERVED}; residential-1 e5*", money=[9])
APART = table(f"{HALL}; factory-1 b5*; warehouse a5", money=[9])
BIG = table(f"{HALL}; school f5", money=[9])
SHOPS = table(f"{HALL}; residential-1 f4*; residential-2 f2* g2; commercial-1 f3*", money=[9])
FACTORY = table(f"{HALL}; residential-1 e5*", money=[9]).play("build factory-1 b1")
INDUSTRY = table(f"{HALL}; refinery b6; factory-1 b5*; warehouse a5", money=[9])
POLICE = (
    table(
        f"{HALL}; police f2* g2; commercial-1 f3; commercial-1 f5; residential-1 g4*",
        "residential-1 a1*; factory-1 g1*; warehouse f1",
        phase=3,
        host=1,
    )
    .sit(1)
    .play("pick 2 g1")
)
MOVES = table(
    f"{SERVED}; residential-2 e4* e5; factory-1 a5*; warehouse a4; commercial-1 d5; park-1 b2",
    "residential-1 a1*; commercial-1 b2; park-2 e5 f5", phase=3, hall=[1],
).play("pick 1 a5")  # fmt: skip
VOTES = table(f"{HALL}; residential-3 e4* e5* f5*; residential-1 a4*; residential-1 a2*", phase=3)
SMOG = table(f"{HALL}; residential-2 e4* e5*; factory-1 a6*; warehouse a5; park-2 a1* b1", phase=3)
DEAD = table(
    f"{HALL}; museum a6* b6* c6*; residential-2 e4* e5*", phase=6, pollution=[9, 0], graves=["f2"]
).play("victim a6")
COUNCIL = table(SERVED, phase=7, money=[2, 3], discs=["industry-1 tourism-3"])


def around(game: CityTable[Any, Any], *cells: str) -> list[float]:
    """The part of the borough with these cells."""
    layout = layout_of(game.seen(0).shown, 0)
    corners = [layout.corner(cell) for cell in cells]
    left, top = min(x for x, _ in corners) - EDGE, min(y for _, y in corners) - EDGE
    right, low = max(x for x, _ in corners) + CELL + EDGE, max(y for _, y in corners) + CELL + EDGE
    return [left, top, right - left, low - top]


def circle() -> Table:
    """The host has taken a card, the other counts from it."""
    game = STREET.copy()
    game.follow("street a4 a5").circle("mayor", "architect", "mediator", "engineer", "supporter")
    return game.follow("take architect").sit(1)


def price(card: str) -> int:
    return prices(CIRCLE.kit, CIRCLE.state)[CIRCLE.state.circle.index(CARDS.index(card))]


CIRCLE = circle()
STREETS = lit(STREET, "street", 0) | lit(STREET, "street", 1)

PICTURES = [
    picture("influence", "1.3.4", CULTURE, overlay="culture", frame=around(CULTURE, "b2", "g6"),
            values={"buildings": counts(CULTURE.seen(0), CULTURAL)["e4"]}),
    picture("street", "4.1.4", STREET, board=0, lit=STREETS, frame=around(STREET, "a1", "g7")),
    picture("circle", "4.2.3", CIRCLE, panel="circle", lit=lit(CIRCLE, "take", 0),
            values={"next": price("mayor"), "far": price("supporter")}),
    picture("apart", "5.2.6", APART, lit=lit(APART, "build residential-1"),
            refused="build residential-1 c5", frame=around(APART, "a2", "f7")),
    picture("grow", "5.5.9", CULTURE, shown="grow residential-2 e4 e5",
            frame=around(CULTURE, "c2", "g6")),
    picture("large", "6.1.2", BIG, shown="build residential-2 e4 e5",
            refused="build residential-2 a4 a5", frame=around(BIG, "a2", "f6")),
    picture("shops", "6.2.2", SHOPS, overlay="homes", frame=around(SHOPS, "c1", "g5")),
    picture("industry", "6.3.2", INDUSTRY, shown="grow factory-2 b5 b4",
            frame=around(INDUSTRY, "a3", "e7")),
    picture("warehouse", "6.3.3", FACTORY, lit=lit(FACTORY, "warehouse"),
            frame=around(FACTORY, "a1", "e4")),
    picture("police", "6.6.4", POLICE, board=0, overlay="police", refused="go 1 f3",
            frame=around(POLICE, "c1", "g5")),
    picture("moves", "7.2.1", MOVES, lit=lit(MOVES, "go 1"), frame=around(MOVES, "a2", "g6")),
    picture("votes", "9.1", VOTES, frame=around(VOTES, "a1", "f6"),
            values={"votes": votes_of(VOTES.kit, VOTES.city, 0)}),
    picture("pollution", "10.1.3", SMOG, frame=around(SMOG, "a1", "f6"),
            values={"citizens": len(SMOG.citizens()), "points": generates(SMOG.kit, SMOG.borough)}),
    picture("cemetery", "10.4.4", DEAD, lit=lit(DEAD, "bury"), frame=around(DEAD, "b1", "g5")),
    picture("council", "11.1.3", COUNCIL, panel="council", lit=lit(COUNCIL, "invest", 1)),
]  # fmt: skip
