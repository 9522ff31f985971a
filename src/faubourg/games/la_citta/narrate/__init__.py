"""Which words belong to what is seen and done: prompts, labels, the log, refusals, the page."""

from __future__ import annotations

from faubourg.core import presentation
from faubourg.core.model import Action, Message, Reason, Seat, Value
from faubourg.games.la_citta.narrate.chips import status, summary
from faubourg.games.la_citta.narrate.effects import consequences
from faubourg.games.la_citta.narrate.labels import label
from faubourg.games.la_citta.narrate.log import log_lines
from faubourg.games.la_citta.narrate.names import button, overlay_name, panel_name
from faubourg.games.la_citta.narrate.prompts import prompt
from faubourg.games.la_citta.narrate.refusals import reason_values
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.state import LaCittaState
from faubourg.games.la_citta.view import LaCittaView, view_of


class Narrator(presentation.Narrator[LaCittaRules, LaCittaState]):
    """La Città in words."""

    def seen(self, known: LaCittaState, viewer: Seat | None) -> LaCittaView:
        return view_of(self.rules.board, known, viewer)

    def prompt(self, known: LaCittaState, seat: Seat) -> Message:
        return prompt(self.rules, self.seen(known, seat), seat)

    def label(self, known: LaCittaState, seat: Seat, action: Action) -> Message:
        return label(self.rules, self.seen(known, seat), action)

    def log_lines(
        self, before: LaCittaState, seat: Seat, action: Action, after: LaCittaState
    ) -> list[Message]:
        return log_lines(self.rules, self.seen(before, None), seat, action, self.seen(after, None))

    def reason_values(
        self, known: LaCittaState, seat: Seat, action: Action, reason: Reason
    ) -> dict[str, Value]:
        return reason_values(self.rules, self.seen(known, seat), seat, action, reason)

    def status(self, known: LaCittaState, viewer: Seat | None) -> list[Message]:
        return status(self.rules, self.seen(known, viewer))

    def summary(self, known: LaCittaState, seat: Seat) -> Message:
        return summary(self.rules, self.seen(known, seat), seat)

    def consequences(
        self, before: LaCittaState, seat: Seat, action: Action, after: LaCittaState
    ) -> list[Message]:
        known = self.seen(before, seat), self.seen(after, seat)
        return consequences(self.rules, known[0], seat, action, known[1])

    def overlay_name(self, key: str) -> Message:
        return overlay_name(key)

    def panel_name(self, key: str) -> Message:
        return panel_name(key)

    def button(self, name: str) -> Message:
        return button(name)
