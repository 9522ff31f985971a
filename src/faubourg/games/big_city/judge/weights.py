"""The constants of the judge, in points and chances."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """A guess by hand, then tuned as in bench/."""

    # How sure a building is that could be built but is not, by pieces left: others may come first.
    held: float = 0.95
    held_last: float = 0.8
    turn: float = 3.0  # what the turn to build it could bring instead
    small: float = 0.2  # at least this part of a value counts
    # Chances of things that a building still lacks.
    tram_1: float = 0.5  # the line is one segment away
    tram_2: float = 0.45
    tram_3: float = 0.25
    tram_4: float = 0.15
    tram_far: float = 0.05
    tram_none: float = 0.25  # there is no line yet
    hall_near: float = 0.1  # no city hall yet: it may be built here
    hall_stands: float = 0.6  # no city hall yet: it will stand in time for a special building
    neighbour: float = 0.35  # each neighbour a special building lacks
    church: float = 0.8  # each other free plot of its district
    # Drawing.
    draws: float = 0.4  # cards one hopes to draw from the right deck
    draws_owed: float = 0.5  # more of them for each card about to be drawn
    second: float = 0.6  # two missing cards are harder than each by itself
    wait: float = 0.0  # what it costs to keep a card for that
    card: float = 1.0  # a card to be drawn, of a free plot
    card_tram: float = 1.0  # more for a plot beside the line
    card_hall: float = 1.0  # more for a plot beside the city hall
    card_special: float = 1.0  # more where a special building could stand
    card_unplaced: float = 0.7  # a card whose district is not in the city
    installation: float = 1.0  # the card of a park or a factory
    obsolete: float = 0.9  # of a drawn card, for one that will be replaced
    # The rest.
    hall: float = 3.0  # being able to build the city hall
    opened: float = 3.0  # the city hall stands
    exchange: float = 0.5  # the turn it takes, more with every quiet turn before
    segment: float = 0.3  # each is laid once
    idle: float = 0.2  # a turn without anything done; less than a segment, which may be of no use
    district: float = 1.0  # placing a district
    district_card: float = 2.0  # for each own card of it
    district_fit: float = 1.0  # if such a card can come to lie beside another own one
    rivals: float = 0.0  # what others hold, by the backs of their cards
    trade: float = 0.6  # of a drawn card, for one that another player gives away


WEIGHTS: Final = Weights()
