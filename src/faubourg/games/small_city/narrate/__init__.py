"""Which words belong to what is known and done: prompts, labels, the log, refusals, the page."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from faubourg.core import presentation
from faubourg.core.model import CHANCE, Action, Event, Message, Reason, Seat, Value
from faubourg.core.presentation import Sheet
from faubourg.core.wording import person, plainly
from faubourg.games.small_city import components
from faubourg.games.small_city.actions import Commit
from faubourg.games.small_city.narrate import (
    asking,
    codes,
    effects,
    explaining,
    labels,
    log,
    nowhere,
    refusals,
    sheets,
    story,
)
from faubourg.games.small_city.rules import BaseRules, SmallCityRules
from faubourg.games.small_city.state import SmallCityState
from faubourg.games.small_city.table import Table

R = TypeVar("R", bound=SmallCityRules[Any, Any])
K = TypeVar("K", bound=SmallCityState)


class SmallCityNarrator(presentation.Narrator[R, K]):
    """Small City in words; an expansion has rules and a state of its own, and more to tell."""

    deeds: ClassVar = log.DEEDS
    plan_steps: ClassVar = log.PLAN_STEPS
    happenings: ClassVar = story.HAPPENINGS

    def __init__(self, rules: R) -> None:
        super().__init__(rules)
        self._last: Table | None = None

    def table(self, known: K, viewer: Seat | None) -> Table:
        """Kept for a moment, as every label of a list asks for the same one."""
        last = self._last
        if last is None or last.known is not known or last.viewer != viewer:
            self._last = last = self.make_table(known, viewer)
        return last

    def make_table(self, known: K, viewer: Seat | None) -> Table:
        return Table(self.rules, known, viewer)

    # Hooks: what an expansion tells otherwise

    def step_chip(self, table: Table) -> Message:
        return codes.told("chip-step", step=table.step)

    def round_chip(self, table: Table) -> Message:
        return codes.told("chip-round", round=table.known.round, rounds=components.ROUNDS)

    def plain_deed(self, seat: Seat, action: Action) -> Message:
        return plainly("small_city", "log", self.rules.notation(action), **person(seat))

    def own_effects(self, table: Table, seat: Seat, action: Action) -> list[Message]:
        return effects.own_lines(table, seat, action)

    # What is asked and done

    def prompt(self, known: K, seat: Seat) -> Message:
        return asking.prompt(self.table(known, seat), seat)

    def label(self, known: K, seat: Seat, action: Action) -> Message:
        return labels.label(self.table(known, seat), seat, action)

    def log_lines(self, before: K, seat: Seat, action: Action, after: K) -> list[Message]:
        """Plans are told at the reveal, whoever reads."""
        was, now = self.make_table(before, None), self.make_table(after, None)
        if was.step == "construction":
            plans = isinstance(action, Commit)
            return [*log.commit(was, now, seat, self.plan_steps)] if plans else []
        if isinstance(action, log.NO_LINE):
            return []
        deed = self.deeds.get(type(action))
        return [deed(was, now, seat, action) if deed else self.plain_deed(seat, action)]

    def event_lines(self, event: Event, known: K) -> list[Message]:
        return self.happenings[type(event)](self.make_table(known, None), event)

    def sheet(self, event: Event, known: K) -> Sheet | None:
        return sheets.sheet(event, self.rules.kit.victory)

    def reason_values(
        self, known: K, seat: Seat, action: Action, reason: Reason
    ) -> dict[str, Value]:
        return refusals.reason_values(self.table(known, seat), seat, action, reason)

    def refused(
        self, known: K, seat: Seat, names: frozenset[str], nearest: Reason | None
    ) -> tuple[Reason, dict[str, Value]] | None:
        return nowhere.refused(self.table(known, seat), seat, names, nearest)

    def status(self, known: K, viewer: Seat | None) -> list[Message]:
        table = self.table(known, viewer)
        if not known.actors or not known.round:
            return [self.step_chip(table)]
        return [self.round_chip(table), *asking.facts(table)]

    def phases(self, known: K) -> list[presentation.Phase]:
        return asking.phases(known, self.is_last_round(known), self.rules.kit.solo)

    def is_last_round(self, known: K) -> bool:
        return known.round == components.ROUNDS

    def summary(self, known: K, seat: Seat) -> Message:
        return asking.summary(self.make_table(known, seat), seat)

    def consequences(self, before: K, seat: Seat, action: Action, after: K) -> list[Message]:
        if seat == CHANCE:
            return []
        was, now = self.make_table(before, seat), self.make_table(after, seat)
        lines = [*self.own_effects(was, seat, action), *effects.more(was, now, seat, action)]
        return lines or [codes.told("effect-nothing")]

    def overlay_name(self, key: str) -> Message:
        return asking.overlay_name(key)

    def panel_name(self, key: str) -> Message:
        return asking.panel_name(key)

    def button(self, known: K, name: str) -> Message:
        return asking.button(name, self.rules.kit.solo)

    def explain(
        self, known: K, look: presentation.Look, name: str
    ) -> presentation.Explanation | None:
        return explaining.explain(self.make_table(known, look.viewer), look.seat, name)


class Narrator(SmallCityNarrator[BaseRules, SmallCityState]):
    """Small City without an expansion."""
