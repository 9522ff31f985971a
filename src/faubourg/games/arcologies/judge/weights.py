"""The constants of the judge. A build action spent well is worth about ten points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """Set by hand, then compared over some dozens of games at a time."""

    won: float = 5000.0
    lost: float = -5000.0
    pump: float = 60.0
    pair: float = 58.0  # a pump to come in this round
    half: float = 24.0  # a citizen who waits for a partner in this phase
    alone: float = 3.0  # taken off for one who finds none and closes the slot
    arcology: float = 30.0
    lacking: float = 10.0  # a cell of the pattern that a build action can fill
    spoiled: float = 24.0  # one that only metal makes up for
    stone_slots: tuple[float, ...] = (20.0, 20.0, 14.0, 10.0)  # one after the other
    growing: float = 0.8  # part of it for a factory that can grow to have one
    stuck: float = 2.0  # a factory that cannot
    refinery: float = 8.0
    ground: float = 0.5  # a cell for industry, while stone slots are lacking
    most_ground: int = 10
    money: float = 3.0  # a dollar for the next plan
    later_money: float = 1.5  # one that is needed after it
    spare_money: float = 0.1
    vote: float = 0.6  # pays for the council
    most_votes: int = 10
    wood: float = 5.0  # for a school that the pattern asks for
    stone: float = 7.0  # for a statue
    spare_raw: float = 0.3
    tile: float = 8.0  # one the council gives
    investment: float = 6.0
    first_citizens: float = 6.0  # in play, as many as two pairs
    more_citizens: float = 2.5
    spare_citizens: float = 0.3
    in_hall: float = 0.8  # part of it for one who has a home waiting
    at_hall: float = 1.0  # who waits for one
    pollution: float = 0.15
    danger: float = 1.5  # a point foreseen above the limit
    dangerous: int = 80
    victim: float = 4.0  # of the one who generates most
    death: float = 2.0  # alone
    shop: float = 1.0  # a round
    most_shops: int = 2
    home: float = 0.6  # a round
    most_homes: int = 3
    most_rounds: int = 3
    fidget: float = 0.02


WEIGHTS: Final = Weights()
