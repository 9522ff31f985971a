"""How good a state is for a seat: named terms in points, for bots and hints."""

from __future__ import annotations

from faubourg.core import model, presentation
from faubourg.games.la_citta.building import donors, found
from faubourg.games.la_citta.city import on_castle
from faubourg.games.la_citta.judge import terms
from faubourg.games.la_citta.judge.outlook import Chances, Outlook, chances
from faubourg.games.la_citta.judge.survey import Before, Survey, survey
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.scoring import hunger_points, points_of
from faubourg.games.la_citta.state import DONOR, OVER, LaCittaState


class Judge(presentation.Judge[LaCittaRules, LaCittaState]):
    """Named terms that add up: the year's end as it is foreseen, and what may follow."""

    def __init__(self, rules: LaCittaRules, weights: terms.Weights = terms.WEIGHTS) -> None:
        super().__init__(rules)
        self.weights = weights
        self.before: Before | None = None

    def terms(self, state: LaCittaState, seat: model.Seat) -> dict[str, float]:
        if state.step == OVER:
            return {"points": float(points_of(state, seat))}
        if state.step == DONOR and state.turn == seat:
            state = founded(self.rules, state, seat)
        return self._terms(state, seat)

    def prepare(self, state: LaCittaState, seat: model.Seat) -> None:
        """The cities are measured here, and then only those that an action changes."""
        self.before = Before(state, seat)

    def _terms(self, state: LaCittaState, seat: model.Seat) -> dict[str, float]:
        s = survey(self.rules.board, state, seat, self.before)
        return terms_of(self.rules, state, seat, s, chances(state, seat), self.weights)


def terms_of(
    rules: LaCittaRules, state: LaCittaState, seat: model.Seat, s: Survey, expected: Chances,
    w: terms.Weights = terms.WEIGHTS,
) -> dict[str, float]:  # fmt: skip
    """Of a seat whose cities are measured, by the Voices that somebody expects."""
    board, o = rules.board, Outlook(state, seat)
    ends = terms.endings(s, expected, o)
    now, yearly = terms.mean_citizens(ends), terms.yearly_migration(s)
    soon, in_the_end = terms.grown(s, now, 1), terms.grown(s, now, o.growths)
    hungry = terms.hunger(board, state, s, ends, o, w)
    return {
        "citizens": float(s.citizens),
        "migration": terms.migration(s, ends),
        "taken": terms.taken(ends, rules.seats - 1, w),
        "demolition": terms.demolition(s, ends, w),
        "hunger": hungry + hunger_points(state, seat),
        "growth": terms.growth(now, in_the_end, w),
        "later-food": terms.later_food(s, soon, in_the_end, yearly, o, w),
        "later-migration": terms.later_migration(yearly, o, w),
        "services": terms.services(s, o, w),
        "arches": terms.arches(s, o, w),
        "sites": terms.sites(state, s, o, w),
        "builders": terms.builders(s, o, w),
        "gold": terms.gold(state, seat, o, w),
        "income": terms.income(s, o, w),
        "cards": terms.cards(o, w),
        "knowledge": terms.knowledge(state, seat, o, w),
    }


def founded(rules: LaCittaRules, state: LaCittaState, seat: model.Seat) -> LaCittaState:
    """3.4.13: a hex is chosen before the donor; the fullest castle is the likely one."""
    after = state.clone()
    donor = max(donors(after, seat), key=lambda city: on_castle(after, city))
    found(rules.board, after, seat, state.site, donor)
    return after
