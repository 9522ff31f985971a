"""How good a state is for a seat: named terms in points, for bots and hints."""

from __future__ import annotations

from faubourg.core import presentation
from faubourg.core.model import Seat
from faubourg.games.la_citta.city import on_castle
from faubourg.games.la_citta.founding import donors, found
from faubourg.games.la_citta.judge import cities, forecast
from faubourg.games.la_citta.judge.outlook import outlook
from faubourg.games.la_citta.judge.survey import survey
from faubourg.games.la_citta.judge.voices import chances
from faubourg.games.la_citta.judge.weights import WEIGHTS, Weights
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.scoring import hunger_points, points_of
from faubourg.games.la_citta.state import DONOR, OVER, LaCittaState


class Judge(presentation.Judge[LaCittaRules, LaCittaState]):
    """Named terms that add up: the year's end as it is foreseen, and what may follow."""

    def __init__(self, rules: LaCittaRules, weights: Weights = WEIGHTS) -> None:
        super().__init__(rules)
        self.weights = weights

    def terms(self, state: LaCittaState, seat: Seat) -> dict[str, float]:
        return weighed(self.rules, state, seat, self.weights)


def weighed(rules: LaCittaRules, state: LaCittaState, seat: Seat, w: Weights) -> dict[str, float]:
    if state.step == OVER:
        return {"points": float(points_of(state, seat))}
    if state.step == DONOR and state.turn == seat:
        state = _founded(rules, state, seat)
    o, s = outlook(state, seat), survey(rules.board, state, seat)
    ends = forecast.endings(s, chances(state, seat), o)
    now = forecast.mean_citizens(ends)
    return {
        "citizens": float(s.citizens),
        "migration": forecast.migration(s, ends),
        "taken": forecast.taken(ends, rules.seats - 1, w),
        "demolition": forecast.demolition(s, ends, w),
        "hunger": forecast.hunger(s, ends, o, w) + hunger_points(state, seat),
        "growth": forecast.growth(s, now, o, w),
        "later-food": forecast.later_food(s, now, o, w),
        "later-migration": forecast.later_migration(s, o, w),
        "services": cities.services(s, o, w),
        "arches": cities.arches(s, o, w),
        "sites": cities.sites(rules.board, state, s, o, w),
        "builders": cities.builders(s, o, w),
        "gold": cities.gold(state, seat, o, w),
        "income": cities.income(s, o, w),
        "cards": cities.cards(o, w),
        "knowledge": cities.knowledge(state, seat, o, w),
    }


def _founded(rules: LaCittaRules, state: LaCittaState, seat: Seat) -> LaCittaState:
    """3.4.13: a hex is chosen before the donor; the fullest castle is the likely one."""
    after = state.clone()
    donor = max(donors(after, seat), key=lambda city: on_castle(after, city))
    found(rules.board, after, seat, state.site, donor)
    return after
