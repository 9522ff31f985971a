"""The log of construction: each player's steps, told when all plans are revealed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from faubourg.core.model import Action, Message, Seat
from faubourg.games.small_city import actions as a
from faubourg.games.small_city.components import RAWS
from faubourg.games.small_city.demolition import demolition_price
from faubourg.games.small_city.narrate.codes import NONE, Values, person, raws, tile_values, told
from faubourg.games.small_city.narrate.table import Table, level_of
from faubourg.games.small_city.narrate.tiles import (
    laid_values,
    money_price,
    placed_values,
)


def log_commit(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    """5.1.10 and 5.6: complete, to be made anew, or revealed."""
    before, after = was.view, now.view
    if before.step == "commerce":
        return []
    if after.phase == before.phase and after.actors:
        if after.settling and not before.settling or after.settling and seat != after.actors[0]:
            return [_complete(before.settling, seat), told("log-anew", person(after.actors[0]))]
        return [_complete(before.settling, seat)]
    return [_complete(before.settling, seat), *_reveal(was, now)]


def _complete(anew: bool, seat: Seat) -> Message:
    return told("log-committed", person(seat), anew="yes" if anew else "no")


def _reveal(was: Table, now: Table) -> Iterator[Message]:
    yield told("log-reveal", seats=len(now.view.shown))
    for seat, steps in enumerate(now.view.shown):
        if steps:
            yield from _Reveal(was, now, seat).tell([was.rules.parse(words) for words in steps])
        elif not was.view.boroughs[seat].eliminated:
            yield told("log-idle", person(seat))


@dataclass
class _Reveal:
    """One player's steps; tiles of the same plan may be demolished or grow."""

    table: Table  # before the reveal: the reader's own borough is already as planned
    now: Table
    seat: Seat
    kinds: dict[str, str] = field(default_factory=dict)  # by first cell: tiles of the plan

    def tell(self, steps: list[Action]) -> Iterator[Message]:
        for place, step in enumerate(steps):
            if isinstance(step, a.Build):
                yield self.build(step, _answers(steps[place + 1 :]))
            elif isinstance(step, a.Grow):
                yield self.grow(step)
            elif isinstance(step, a.Demolish):
                yield self.demolish(step)
            elif isinstance(step, a.Extend):
                size = self.now.view.boroughs[self.seat].size
                yield told("log-plan-extend", person(self.seat), size=size)
            else:
                yield from self.table.plan_step(self.seat, step, self.now)

    def note(self, number: int) -> None:
        placement = self.table.placement(number)
        self.kinds[self.table.name(placement.first)] = self.table.kind(number)

    def build(self, step: a.Build, answers: list[Action]) -> Message:
        self.note(step.placement)
        values = placed_values(self.table, step.placement)
        price = _price(self.table, self.seat, step, answers)
        return told("log-build", person(self.seat), values, price, _with(self.table, answers))

    def grow(self, step: a.Grow) -> Message:
        self.note(step.placement)
        level = level_of(self.table.kind(step.placement))
        values = placed_values(self.table, step.placement)
        return told("log-grow", person(self.seat), values, old=level - 1)

    def demolish(self, step: a.Demolish) -> Message:
        cell = self.table.name(step.cell)
        kind = self.kinds.get(cell) or self.table.own(self.seat).kind_at(cell)
        if kind == NONE and self.table.view.seat == self.seat:
            return told("log-demolish-tile", person(self.seat), cell=cell)
        if kind == NONE:
            kind = "warehouse"  # of a factory of this plan, where there was one cell only
        kit = self.table.kit
        price = demolition_price(kit, kit.places.of(kit.places.kinds.index(kind))[0])
        return told("log-demolish", person(self.seat), tile_values(kind), cell=cell, price=price)


def _answers(steps: list[Action]) -> list[Action]:
    """What follows a tile before the next step of its own."""
    found: list[Action] = []
    for step in steps:
        if isinstance(step, a.Build | a.Grow | a.Demolish | a.Extend):
            return found
        found.append(step)
    return found


def _price(table: Table, seat: Seat, step: a.Build, answers: list[Action]) -> Values:
    placement = table.placement(step.placement)
    money, raw = money_price(table, seat, placement), list(table.kit.tiles[placement.kind].raw)
    spared = [answer.raw for answer in answers if isinstance(answer, a.LeaveOut)]
    for kind in spared:
        raw[kind] -= 1
    how = "money" if money else "raw" if sum(raw) else "free"
    architect = RAWS[spared[0]] if spared else NONE
    return {"price": how, "money": money, **raws(raw), "architect": architect}


def _with(table: Table, answers: list[Action]) -> Values:
    """Its warehouse and its guard, if they were named."""
    sheds = [table.name(step.cell) for step in answers if isinstance(step, a.Warehouse)]
    guards = [table.name(step.cell) for step in answers if isinstance(step, a.Guard)]
    return {"warehouse": sheds[0] if sheds else NONE, "guard": guards[0] if guards else NONE}


# In the council


def log_built(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    """11.3: a tile of the council, told when it is complete."""
    if isinstance(action, a.Build):
        values = placed_values(was, action.placement)
        lines = [told("log-council-tile", person(seat), values)]
        return lines
    laid = laid_values(was.view.boroughs[seat].laid)
    if isinstance(action, a.Warehouse):
        return [told("log-warehouse", person(seat), laid, cell=was.name(action.cell))]
    assert isinstance(action, a.Guard)
    return [told("log-guard", person(seat), laid, cell=was.name(action.cell))]
