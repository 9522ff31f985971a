"""Which words belong to what is seen and done: prompts, labels, the log, refusals, the page."""

from __future__ import annotations

from faubourg.core import presentation
from faubourg.core.model import Action, Event, Message, Reason, Seat, Value
from faubourg.games.town_center.narrate import asking, effects, log, refusals
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import TownCenterState


class Narrator(presentation.Narrator[TownCenterRules, TownCenterState]):
    """Town Center in words."""

    def prompt(self, known: TownCenterState, seat: Seat) -> Message:
        return asking.prompt(self.rules, known, seat)

    def label(self, known: TownCenterState, seat: Seat, action: Action) -> Message:
        return asking.label(self.rules, known, seat, action)

    def log_lines(
        self, before: TownCenterState, seat: Seat, action: Action, after: TownCenterState
    ) -> list[Message]:
        return log.log_lines(self.rules, before, seat, action, after)

    def event_lines(self, event: Event, known: TownCenterState) -> list[Message]:
        return log.event_lines(self.rules, event, known)

    def reason_values(
        self, known: TownCenterState, seat: Seat, action: Action, reason: Reason
    ) -> dict[str, Value]:
        return refusals.reason_values(self.rules, known, seat, action, reason)

    def status(self, known: TownCenterState, viewer: Seat | None) -> list[Message]:
        return asking.status(self.rules, known)

    def summary(self, known: TownCenterState, seat: Seat) -> Message:
        return asking.summary(self.rules, known, seat)

    def consequences(
        self, before: TownCenterState, seat: Seat, action: Action, after: TownCenterState
    ) -> list[Message]:
        return effects.consequences(self.rules, before, seat, action, after)

    def overlay_name(self, key: str) -> Message:
        return asking.overlay_name(key)

    def panel_name(self, key: str) -> Message:
        return asking.panel_name(key)

    def button(self, name: str) -> Message:
        return asking.button(name)
