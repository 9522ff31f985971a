"""Which words belong to what is seen and done: prompts, labels, the log, refusals, the page."""

from __future__ import annotations

from faubourg.core import presentation
from faubourg.core.model import Action, Event, Message, Reason, Seat, Value
from faubourg.games.big_city.narrate import asking, effects, log, refusals
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import BigCityState


class Narrator(presentation.Narrator[BigCityRules, BigCityState]):
    """Big City in words."""

    def prompt(self, known: BigCityState, seat: Seat) -> Message:
        return asking.prompt(self.rules, known, seat)

    def label(self, known: BigCityState, seat: Seat, action: Action) -> Message:
        return asking.label(self.rules, known, seat, action)

    def log_lines(
        self, before: BigCityState, seat: Seat, action: Action, after: BigCityState
    ) -> list[Message]:
        return log.log_lines(self.rules, before, seat, action, after)

    def event_lines(self, event: Event, known: BigCityState) -> list[Message]:
        return log.event_lines(self.rules, event, known)

    def reason_values(
        self, known: BigCityState, seat: Seat, action: Action, reason: Reason
    ) -> dict[str, Value]:
        return refusals.reason_values(self.rules, known, seat, action, reason)

    def status(self, known: BigCityState, viewer: Seat | None) -> list[Message]:
        return asking.status(self.rules, known)

    def summary(self, known: BigCityState, seat: Seat) -> Message:
        return asking.summary(known, seat)

    def consequences(
        self, before: BigCityState, seat: Seat, action: Action, after: BigCityState
    ) -> list[Message]:
        return effects.consequences(self.rules, before, seat, action, after)

    def overlay_name(self, key: str) -> Message:
        return asking.overlay_name(key)

    def panel_name(self, key: str) -> Message:
        return asking.panel_name(key)

    def button(self, name: str) -> Message:
        return asking.button(name)
