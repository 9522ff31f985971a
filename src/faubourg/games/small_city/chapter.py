"""What each chapter of the rules offers to the door (rules.py)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.small_city.actions import Block
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import SmallCityState, Step


@dataclass(frozen=True)
class Chapter:
    """All about a step: its actions, what is refused, what an action does, what is legal."""

    actions: Mapping[type[Action], str]  # with the paragraph that says when it is done (1.6.5)
    why_not: Callable[[Kit, SmallCityState, Seat, Action], Reason | None]
    apply: Callable[[Kit, SmallCityState, Seat, Action], None]
    blocks: Callable[[Kit, SmallCityState, Seat], list[Block]]


Chapters: TypeAlias = dict[Step, Chapter]
WrongSteps: TypeAlias = dict[type[Action], Reason]


def allowed(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    """Whatever can be done at this step."""
    return None


def no_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[Block]:
    """Chance is asked, and nobody else."""
    return []


def steps_of(chapters: Chapters) -> dict[type[Action], tuple[Step, ...]]:
    """By kind of action."""
    kinds = {kind for chapter in chapters.values() for kind in chapter.actions}
    return {
        kind: tuple(step for step, chapter in chapters.items() if kind in chapter.actions)
        for kind in kinds
    }


def wrong_steps(game: str, chapters: Chapters) -> WrongSteps:
    """By kind of action: why it is refused at any other step."""
    return {
        kind: Reason(f"{game}.wrong-step", rule, 1)
        for chapter in chapters.values()
        for kind, rule in chapter.actions.items()
    }
