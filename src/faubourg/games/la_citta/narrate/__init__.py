"""Which words belong to what is known and done: prompts, labels, the log, refusals, the page."""

from __future__ import annotations

from faubourg.core import presentation
from faubourg.core.model import Action, Message, Reason, Seat, Value
from faubourg.games.la_citta.narrate import asking, effects, labels, log, refusals
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.state import LaCittaState


class Narrator(presentation.Narrator[LaCittaRules, LaCittaState]):
    """La Città in words."""

    def prompt(self, known: LaCittaState, seat: Seat) -> Message:
        return asking.prompt(self.rules, known, seat)

    def label(self, known: LaCittaState, seat: Seat, action: Action) -> Message:
        return labels.label(self.rules, known, seat, action)

    def log_lines(
        self, before: LaCittaState, seat: Seat, action: Action, after: LaCittaState
    ) -> list[Message]:
        return log.log_lines(self.rules, before, seat, action, after)

    def reason_values(
        self, known: LaCittaState, seat: Seat, action: Action, reason: Reason
    ) -> dict[str, Value]:
        return refusals.reason_values(self.rules, known, seat, action, reason)

    def status(self, known: LaCittaState, viewer: Seat | None) -> list[Message]:
        return asking.status(known, viewer)

    def summary(self, known: LaCittaState, seat: Seat) -> Message:
        return asking.summary(known, seat)

    def consequences(
        self, before: LaCittaState, seat: Seat, action: Action, after: LaCittaState
    ) -> list[Message]:
        return effects.consequences(self.rules, before, seat, action, after)

    def overlay_name(self, key: str) -> Message:
        return labels.overlay_name(key)

    def panel_name(self, key: str) -> Message:
        return labels.panel_name(key)

    def button(self, name: str) -> Message:
        return labels.button(name)
