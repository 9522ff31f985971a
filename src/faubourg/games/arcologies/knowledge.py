"""What a seat does not know besides what Small City hides: answers to an offered draw (8.13)."""

from __future__ import annotations

from random import Random

from faubourg.core.model import Action, Seat
from faubourg.games.arcologies import state as steps
from faubourg.games.arcologies.actions import AcceptDraw, GoOn
from faubourg.games.arcologies.state import ArcologiesState
from faubourg.games.small_city import knowledge as base


def sees(state: ArcologiesState, viewer: Seat | None, actor: Seat, action: Action) -> bool:
    if isinstance(action, AcceptDraw | GoOn):
        return viewer == actor
    return base.sees(state, viewer, actor, action)


def blank(state: ArcologiesState, seat: Seat | None) -> None:
    """Of the others' answers only whether they were given is known."""
    for other, answer in enumerate(state.answers):
        if other != seat and answer != steps.NO_ANSWER:
            state.answers[other] = steps.ANSWERED


def fill(state: ArcologiesState, luck: Random) -> None:
    for other, answer in enumerate(state.answers):
        if answer == steps.ANSWERED:
            state.answers[other] = luck.choice((steps.ACCEPT, steps.GO_ON))
