"""What is weighed, and the ways in which one may play on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """Set by hand, then compared over some dozens of solo games at a time."""

    shift: float = 0.5  # how often a job can be done: its slot is closed in the next round (7.2.4)
    mediator: int = 1  # dollars the Mediator saves in a round
    room: int = 3  # cells that a residential tile to come takes
    reach: int = 1  # residential tiles to come that a cultural building to come serves
    late: int = 3  # rounds left when money is turned into votes
    purse: int = 4  # dollars, above which votes are taken and money is paid
    spare_money: float = 0.05  # a dollar left in the end
    spare_raw: float = 0.1  # a raw material left in the end
    ground: float = 0.03  # a free cell for homes, for each cultural building around it
    victim: float = 0.7  # citizens lost in a round by the borough that generates most
    danger: float = 3.0  # a point of pollution too near to the end (10.2.1)
    dangerous: int = 85
    other: float = 0.03  # votes and pollution where another victory counts
    fidget: float = 0.02  # a move without any use
    blocked: float = 0.2  # a cell near the hall of another player that the mayor blocks


WEIGHTS: Final = Weights()


@dataclass(frozen=True)
class Policy:
    """What a plan prefers."""

    industry: bool  # in the council: raw materials before money
    making: bool  # citizens work in factories if the next cultural building lacks wood
    homes: int  # residential tiles built in a round, at most


POLICIES: Final = (
    Policy(industry=True, making=True, homes=2),
    Policy(industry=False, making=True, homes=2),
    Policy(industry=False, making=False, homes=2),
)
