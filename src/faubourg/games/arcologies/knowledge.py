"""What a seat does not know besides what Small City hides: answers to an offered draw (8.13)."""

from __future__ import annotations

from random import Random

from faubourg.core.model import Action, Seat
from faubourg.games.arcologies.actions import AcceptDraw, GoOn
from faubourg.games.arcologies.state import (
    ACCEPT,
    ANSWERED,
    GO_ON,
    NO_ANSWER,
    ArcologiesState,
)
from faubourg.games.small_city import knowledge as base


def sees(state: ArcologiesState, viewer: Seat | None, actor: Seat, action: Action) -> bool:
    if isinstance(action, AcceptDraw | GoOn):
        return viewer == actor
    return base.sees(state, viewer, actor, action)


def blank(state: ArcologiesState, seat: Seat | None) -> None:
    """Of the others' answers only whether they were given is known."""
    for other, answer in enumerate(state.answers):
        if other != seat and answer != NO_ANSWER:
            state.answers[other] = ANSWERED


def fill(state: ArcologiesState, luck: Random) -> None:
    for other, answer in enumerate(state.answers):
        if answer == ANSWERED:
            state.answers[other] = luck.choice((ACCEPT, GO_ON))
