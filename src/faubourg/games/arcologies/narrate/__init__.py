"""Which words belong to what is known and done: Small City's, and those of the expansion."""

from __future__ import annotations

from dataclasses import replace

from faubourg.core.model import Action, Event, Message, Reason, Seat, Value
from faubourg.core.presentation import Explanation, Look, Phase, Sheet
from faubourg.core.wording import person, plainly
from faubourg.games.arcologies import actions, rules
from faubourg.games.arcologies.narrate import asking, codes, effects, explaining, log, refusals
from faubourg.games.arcologies.state import ArcologiesState
from faubourg.games.arcologies.table import ArcologyTable
from faubourg.games.small_city.narrate import SmallCityNarrator
from faubourg.games.small_city.table import Table


class Narrator(SmallCityNarrator[rules.ArcologiesRules, ArcologiesState]):
    """Arcologies in words."""

    deeds = log.DEEDS
    plan_steps = log.PLAN_STEPS
    happenings = log.HAPPENINGS

    def make_table(self, known: ArcologiesState, viewer: Seat | None) -> ArcologyTable:
        return ArcologyTable(self.rules, known, viewer)

    def table(self, known: ArcologiesState, viewer: Seat | None) -> ArcologyTable:
        table = super().table(known, viewer)
        assert isinstance(table, ArcologyTable)
        return table

    def prompt(self, known: ArcologiesState, seat: Seat) -> Message:
        return asking.prompt(self.table(known, seat), seat) or super().prompt(known, seat)

    def label(self, known: ArcologiesState, seat: Seat, action: Action) -> Message:
        own = asking.label(self.table(known, seat), seat, action)
        return own or super().label(known, seat, action)

    def log_lines(
        self, before: ArcologiesState, seat: Seat, action: Action, after: ArcologiesState
    ) -> list[Message]:
        """8.13: of the last answer the end tells."""
        secret = isinstance(action, actions.AcceptDraw | actions.GoOn) and not after.actors
        return [] if secret else super().log_lines(before, seat, action, after)

    def sheet(self, event: Event, known: ArcologiesState) -> Sheet | None:
        found = super().sheet(event, known)
        return log.own_sheet(event, found)

    def reason_values(
        self, known: ArcologiesState, seat: Seat, action: Action, reason: Reason
    ) -> dict[str, Value]:
        return refusals.reason_values(self.table(known, seat), seat, action, reason)

    def refused(
        self, known: ArcologiesState, seat: Seat, names: frozenset[str], nearest: Reason | None
    ) -> tuple[Reason, dict[str, Value]] | None:
        statue = refusals.statue_nowhere(self.table(known, seat), seat, names, nearest)
        return statue or super().refused(known, seat, names, nearest)

    def status(self, known: ArcologiesState, viewer: Seat | None) -> list[Message]:
        lines, own = super().status(known, viewer), asking.facts(self.table(known, viewer))
        return [*lines, *own] if known.actors and known.round else lines

    def step_chip(self, table: Table) -> Message:
        chip = super().step_chip(table)
        return codes.retold(chip) if table.step == "arcologies" else chip

    def round_chip(self, table: Table) -> Message:
        """8.1: no round is the last."""
        return codes.retold(super().round_chip(table))

    def is_last_round(self, known: ArcologiesState) -> bool:
        """8.2: the one of a take-off."""
        return any(arcology.takes_off for arcology in self.make_table(known, None).arcologies)

    def phases(self, known: ArcologiesState) -> list[Phase]:
        found = super().phases(known)
        return [replace(phase, about=asking.phase_about(phase.about)) for phase in found]

    def plain_deed(self, seat: Seat, action: Action) -> Message:
        if not codes.is_own(action):
            return super().plain_deed(seat, action)
        return plainly("arcologies", "log", self.rules.notation(action), **person(seat))

    def own_effects(self, table: Table, seat: Seat, action: Action) -> list[Message]:
        own = effects.own_lines(codes.arcology_table(table), seat, action)
        return own or super().own_effects(table, seat, action)

    def summary(self, known: ArcologiesState, seat: Seat) -> Message:
        return asking.summary(self.make_table(known, seat), seat)

    def consequences(
        self, before: ArcologiesState, seat: Seat, action: Action, after: ArcologiesState
    ) -> list[Message]:
        lines = super().consequences(before, seat, action, after)
        was, now = self.make_table(before, seat), self.make_table(after, seat)
        nearer = [*effects.nearer(was, now, seat)] if lines else []  # where it is seen: second
        return [*lines[:1], *nearer, *lines[1:]]

    def overlay_name(self, key: str) -> Message:
        return asking.overlay_name(key)

    def panel_name(self, key: str) -> Message:
        return asking.panel_name(key)

    def button(self, known: ArcologiesState, name: str) -> Message:
        return asking.button(name, self.rules.kit.solo)

    def explain(self, known: ArcologiesState, look: Look, name: str) -> Explanation | None:
        return explaining.explain(self.make_table(known, look.viewer), look.seat, name)
