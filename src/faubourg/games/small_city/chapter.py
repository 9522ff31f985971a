"""What each chapter of the rules offers to the door (rules.py)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.small_city.actions import Block
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import SmallCityState


@dataclass(frozen=True)
class Chapter:
    """The three questions about a step: what is refused, what an action does, what is legal."""

    why_not: Callable[[Kit, SmallCityState, Seat, Action], Reason | None]
    apply: Callable[[Kit, SmallCityState, Seat, Action], None]
    blocks: Callable[[Kit, SmallCityState, Seat], list[Block]]


def allowed(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    """Whatever can be done at this step."""
    return None


def no_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[Block]:
    """Chance is asked, and nobody else."""
    return []
