"""What a seat does not know besides what Small City hides: answers to an offered draw (8.13)."""

from __future__ import annotations

from random import Random

from faubourg.core.model import Action, Seat
from faubourg.games.arcologies.actions import AcceptDraw, GoOn
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.state import ACCEPT, GO_ON, NO_ANSWER, ArcologiesState
from faubourg.games.small_city import knowledge as base


def sees(state: ArcologiesState, viewer: Seat | None, actor: Seat, action: Action) -> bool:
    if isinstance(action, AcceptDraw | GoOn):
        return viewer == actor
    return base.sees(state, viewer, actor, action)


def guess(kit: ArcologyKit, state: ArcologiesState, seat: Seat, luck: Random) -> None:
    """Change a clone so that what the seat does not know is drawn anew."""
    base.guess(kit, state, seat, luck)
    for other, answer in enumerate(state.answers):
        if other != seat and answer != NO_ANSWER:
            state.answers[other] = luck.choice((ACCEPT, GO_ON))
