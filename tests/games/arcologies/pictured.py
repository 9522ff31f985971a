"""What the rules page of Arcologies shows (illustrating.py)."""

from __future__ import annotations

from illustrating import lit, picture

from games.arcologies.squares import COMPLETE, EXAMPLE, FOUR, THREE_METAL
from games.arcologies.table import table
from games.arcologies.test_example import MIRRORED, TURNED
from games.small_city.pictured import around

WORK = "factory-2 a1 b1; warehouse a2; park-1 f1*; park-1 f2*"

PATTERN = table(COMPLETE, stock=["hall stone"])
TURN = table(TURNED)
MIRROR = table(MIRRORED, stock=["hall metal metal"])
STATUES = table("town-hall c3 d3 c4 d4; factory-1 f6*; warehouse g6", stock=["hall stone"])
METAL = table(EXAMPLE, stock=[THREE_METAL])
SHORT = table(EXAMPLE, stock=["hall metal metal"])
FILLED = table(f"{EXAMPLE}; park-1 d4", stock=[FOUR])
LIVED = EXAMPLE.replace("c3;", "c3*;").replace("e5 e6 f6", "e5* e6* f6").replace("c4", "c4*")
SPLIT = table(LIVED, stock=[THREE_METAL]).play("arcology c3 0")
PAIR = table(f"arcology c3; {WORK}", phase=3).play("pick 1 f1", "go 1 b1", "pick 1 f2")
PUMPS = table("arcology c3 d3* e4*; factory-2 a1 b1**; warehouse a2", phase=4, pumps=[2])
SMOG = table("arcology c3 d3* e4*; park-1 f2*", phase=6, pumps=[3], votes=[4])
LEAVING = table("arcology c3 d3* e4* c5*; residential-1 f2*", phase=7, pumps=[6], votes=[4])

PICTURES = [
    picture("pattern", "1.4", PATTERN, overlay="pattern", frame=around(PATTERN, "a2", "f6")),
    picture("turned", "1.5", TURN, shown="arcology c3 90", frame=around(TURN, "b2", "f6")),
    picture("mirrored", "1.5", MIRROR, refused="arcology c3 0", frame=around(MIRROR, "b2", "f6"),
            values={"metal": MIRROR.place("c3").metal}),
    picture("statues", "3.5", STATUES, lit=lit(STATUES, "build statue-workers"),
            refused="build statue-workers b3", frame=around(STATUES, "b2", "g7")),
    picture("filled", "4.2.5", FILLED, refused="arcology c3 0", frame=around(FILLED, "b2", "f6")),
    picture("metal", "4.3.2", METAL, overlay="pattern", frame=around(METAL, "b2", "f6"),
            values={"metal": METAL.place("c3").metal}),
    picture("short", "4.3.6", SHORT, refused="arcology c3 0", frame=around(SHORT, "a1", "f6"),
            values={"metal": sum(SHORT.stock())}),
    picture("split", "4.4.1", SPLIT, frame=around(SPLIT, "a2", "f6"),
            values={"inside": len(SPLIT.arcology().inside)}),
    picture("pair", "5.2.1", PAIR, lit=lit(PAIR, "go 1"), frame=around(PAIR, "a1", "f5")),
    picture("pumps", "6.1", PUMPS, frame=around(PUMPS, "a1", "f6"), values={"pumps": PUMPS.pumps}),
    picture("smog", "7.1", SMOG, frame=around(SMOG, "b2", "f6"),
            values={"pumps": SMOG.pumps, "points": SMOG.borough.generated}),
    picture("leaving", "8.2", LEAVING, frame=around(LEAVING, "b2", "f6"),
            values={"pumps": LEAVING.pumps}),
]  # fmt: skip
