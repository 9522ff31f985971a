"""Who got what, and why: the income of a round."""

from __future__ import annotations

from faubourg.core import presentation
from faubourg.core.model import Event
from faubourg.core.presentation import Share, Sheet
from faubourg.games.town_center import events, rules
from faubourg.games.town_center.narrate.codes import told
from faubourg.games.town_center.state import TownCenterState


class Sheets(presentation.Narrator[rules.TownCenterRules, TownCenterState]):
    """Who got what, and why."""

    def sheet(self, event: Event, known: TownCenterState) -> Sheet | None:
        if not isinstance(event, events.IncomeCollected):
            return None
        values = {"shops": event.shops, "parks": event.car_parks, "hall": event.hall}
        why = told("sheet-income-why", values, money=event.money)
        return Sheet(told("sheet-income"), (Share(event.seat, event.income, why),))
