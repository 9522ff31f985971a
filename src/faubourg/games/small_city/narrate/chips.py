"""Short facts about the table and about each player."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.small_city.components import FIRST_VICTIMS, RAWS, ROUNDS
from faubourg.games.small_city.narrate.codes import person, promise_values, raws, told
from faubourg.games.small_city.narrate.forecast import next_pollution
from faubourg.games.small_city.narrate.promises import (
    broken_conditions,
    broken_specials,
    special_conditions,
)
from faubourg.games.small_city.narrate.table import Table, table_of
from faubourg.games.small_city.rules import SmallCityRules
from faubourg.games.small_city.view import SmallCityView

DANGER: Final = 75  # pollution: from here on it is worth a warning


def status(rules: AnyRules, view: View) -> list[Message]:
    """Round and phase, the host, what is scarce, dangers, and the reader's own promises."""
    assert isinstance(rules, SmallCityRules) and isinstance(view, SmallCityView)
    if not view.actors or not view.round:
        return [told("chip-step", step=view.step)]
    table = table_of(rules, view)
    return [
        told("chip-round", round=view.round, rounds=ROUNDS),
        told("chip-phase", phase=view.phase),
        *_host(view),
        *_scarce(view),
        *_danger(table),
        *_promise(table),
    ]


def _host(view: SmallCityView) -> list[Message]:
    if view.difficulty:
        return [told("chip-difficulty", difficulty=view.difficulty)]
    return [told("chip-host", person(view.host))]


def _scarce(view: SmallCityView) -> list[Message]:
    gone = [raw for raw, count in zip(RAWS, view.raw, strict=True) if not count]
    lines = [told("chip-no-raw", raw=raw) for raw in gone]
    return lines if view.supply["warehouse"] else [*lines, told("chip-no-warehouse")]


def _danger(table: Table) -> list[Message]:
    """10.2.1, and 10.3.1 with who would have the victim."""
    view = table.view
    alive = [ground for ground in table.grounds if not ground.seen.eliminated]
    lines = [
        told("chip-danger", person(ground.seat), pollution=ground.seen.pollution)
        for ground in alive
        if ground.seen.pollution >= DANGER
    ]
    if view.difficulty or not 1 < view.phase < 6:
        return lines
    if max(ground.seen.pollution for ground in alive) < FIRST_VICTIMS:
        return lines
    generated = {ground.seat: next_pollution(table, ground) for ground in alive}
    most = [seat for seat, count in generated.items() if count == max(generated.values())]
    if len(most) > 1:
        return lines
    return [*lines, told("chip-victim", person(most[0]), generated=generated[most[0]])]


def _promise(table: Table) -> list[Message]:
    """The reader's own, while it is broken."""
    seat = table.view.seat
    if seat is None or not table.view.boroughs[seat].promise:
        return []
    ground = table.own(seat)
    missing = broken_conditions(ground, ground.seen.promise_text)
    values = promise_values(ground.seen.promise, missing)
    lines = [told("chip-promise", values) if missing else told("chip-promise-held", values)]
    for number in broken_specials(table, ground):
        broken = broken_conditions(ground, special_conditions(table, number))
        lines.append(told("chip-special", promise_values(number, broken, special=True)))
    return lines


def summary(rules: AnyRules, view: View, seat: Seat) -> Message:
    """Money, votes, pollution, people and goods, in one line."""
    assert isinstance(rules, SmallCityRules) and isinstance(view, SmallCityView)
    table = table_of(rules, view)
    borough, ground = view.boroughs[seat], table.own(seat)
    if borough.eliminated:
        return told("summary-out")
    purse = {"money": borough.money, "votes": borough.votes, "pollution": borough.pollution}
    return told(
        "summary", purse, raws(ground.all_held()), citizens=borough.citizens_home,
        abroad=borough.citizens_abroad, hall=ground.hall_citizens, victory=view.victory,
        value=borough.value, specials=borough.special_count,
    )  # fmt: skip
