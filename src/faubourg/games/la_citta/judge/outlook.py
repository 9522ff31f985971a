"""What is still to come for a seat: years, turns and player cards."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.model import Seat
from faubourg.games.la_citta.components import PLAYER_CARDS, ROUNDS, YEARS
from faubourg.games.la_citta.state import MIGRATION, LaCittaState


@dataclass(slots=True)
class Outlook:
    """Numbers after the state at hand."""

    years: int  # after this one
    growths: int
    migrating: bool  # this year's migration is not over
    feeding: bool  # this year's feeding is not over
    turns: int  # this year
    cards: int  # player cards that can still be used this year

    @property
    def all_turns(self) -> int:
        return self.turns + ROUNDS * self.years

    @property
    def is_last(self) -> bool:
        return self.years == 0


def outlook(state: LaCittaState, seat: Seat) -> Outlook:
    """1.5.1; set-up counts as the first phase of the first year."""
    year, phase = max(1, state.year), max(1, state.phase)
    years = YEARS - year
    turns = _turns(state, seat) if phase <= 4 else 0
    return Outlook(
        years,
        years + (phase == 1),
        phase < 6 or state.step == MIGRATION,
        phase < 7,
        turns,
        min(turns, state.cards[seat]),
    )


def _turns(state: LaCittaState, seat: Seat) -> int:
    """3.4.21: five, less one for each card that lies face down."""
    return ROUNDS - len(state.taken[seat]) - (PLAYER_CARDS - state.cards[seat])
