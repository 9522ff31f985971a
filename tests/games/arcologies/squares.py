"""Boroughs in which an arcology can be built."""

from __future__ import annotations

HALL = "town-hall a1 b1 a2 b2"
# The rulebook's example (4.6.1): Habitat on c3 to e5, its empty cell is d4.
EXAMPLE = (
    f"{HALL}; residential-1 c3; residential-1 c5; commercial-1 d3; park-1 e3; park-1 d5; "
    "residential-3 e5 e6 f6; commercial-2 b4 c4"
)
THREE_METAL = "hall metal metal metal"
FOUR = "hall metal metal metal metal"
# The same pattern, complete; Founders are beside nothing, but they lie there.
COMPLETE = (
    f"{HALL}; residential-1 c3; residential-1 c5; residential-1 e5; commercial-1 d3; "
    "commercial-1 c4; park-1 e3; park-1 d5; statue-founders e4"
)
