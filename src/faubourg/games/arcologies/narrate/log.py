"""What was done and what followed: what only the expansion has to tell, or tells otherwise."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from faubourg.core.model import Action, Event, Message, Seat
from faubourg.core.presentation import Share, Sheet
from faubourg.core.wording import Values, person, yes
from faubourg.games.arcologies import actions as own
from faubourg.games.arcologies import components, ending, events, state
from faubourg.games.arcologies.narrate import codes
from faubourg.games.arcologies.narrate.codes import Square, arcology_table, retold, told
from faubourg.games.arcologies.table import ArcologyTable
from faubourg.games.small_city import events as base_events
from faubourg.games.small_city.actions import Go
from faubourg.games.small_city.narrate import log, sheets, story
from faubourg.games.small_city.narrate.codes import alone
from faubourg.games.small_city.table import Table


def _dealt(was: Table, now: Table, seat: Seat, action: own.DealArcology) -> Message:
    """2.3."""
    pattern = arcology_table(was).arcology_kit.patterns.names[action.pattern]
    return told("log-dealt", person(was.known.turn), pattern=pattern)


def _answer(was: Table, now: Table, seat: Seat, action: Action) -> Message:
    """8.13: read by whoever answers."""
    accepts = yes(isinstance(action, own.AcceptDraw))
    return told("log-answer", person(seat), alone(was), accepts=accepts)


def _go(was: Table, now: Table, seat: Seat, action: Go) -> Message:
    """5.2.1: who comes to a citizen on a stone slot makes a pair."""
    if codes.makes_pair(arcology_table(was), seat, action):
        return told("log-pair", person(seat), cell=was.name(action.cell))
    return log.go(was, now, seat, action)


def _rises(
    table: Table, seat: Seat, step: own.BuildArcology, answers: list[Action]
) -> list[Message]:
    """4.5: told when the plans are revealed, with what is left of tiles (4.4.1)."""
    square = Square(arcology_table(table), seat, step)
    pattern, split = square.arcology.pattern, square.split_values()
    return [
        told("log-arcology", person(seat), square.values, square.people_values(), pattern=pattern),
        *(told("log-split", person(seat), values) for values in split),
    ]


DEEDS: Final[dict[type[Action], log.Deed]] = {
    **log.DEEDS, own.DealArcology: _dealt, own.AcceptDraw: _answer, own.GoOn: _answer, Go: _go,
}  # fmt: skip
PLAN_STEPS: Final = {**log.PLAN_STEPS, own.BuildArcology: _rises}


# What followed


def _polluted(table: Table, event: base_events.Polluted) -> list[Message]:
    pumps = event.extras[state.PUMPS]
    lines = story.polluted(table, event)
    return [retold(line, pumps=pumps, dirt=components.PUMP_POLLUTION * pumps) for line in lines]


def own_sheet(event: Event, plain: Sheet | None) -> Sheet | None:
    """Pumps as they are made, and with what they pollute; else Small City's."""
    if isinstance(event, events.PumpsMade):
        why = told("sheet-pumps-why", count=event.count, pumps=event.pumps, most=components.PUMPS)
        return Sheet(told("sheet-pumps"), (Share(event.seat, event.count, why),))
    if isinstance(event, base_events.Polluted) and plain is not None:
        return replace(plain, shares=(_polluted_share(event),))
    return plain


def _polluted_share(event: base_events.Polluted) -> Share:
    pumps, pairs = event.extras[state.PUMPS], event.extras[state.PAIRS].bit_count()
    dirt = 0 if event.engineer else components.PUMP_POLLUTION * pumps
    values = sheets.polluted(event, pairs, dirt)
    why = told("sheet-pollution-why", values, dirt=dirt)
    return Share(event.seat, event.generated, why)


def _eliminated(table: Table, event: base_events.Eliminated) -> list[Message]:
    built, pumps = yes(event.extras[state.BUILT]), event.extras[state.PUMPS]
    return [retold(line, built=built, pumps=pumps) for line in story.eliminated(table, event)]


def _pumps(table: Table, event: events.PumpsMade) -> list[Message]:
    """6.1; with the sixth one the end is near (8.2)."""
    line = told("log-pumps", person(event.seat), count=event.count, pumps=event.pumps)
    last = event.pumps == components.PUMPS
    return [line, told("log-countdown", person(event.seat))] if last else [line]


# The end (RULES.md chapter 8); the rank of a solo game (9.6)

TIE_BREAKS: Final = ("pumps", "arcology", "citizens", "pollution")


def _take_offs(table: ArcologyTable) -> list[Seat]:
    return [seat for seat, arcology in enumerate(table.arcologies) if arcology.takes_off]


def _how_it_ended(table: ArcologyTable) -> str:
    """8.2, 8.9, 8.13 and 8.14."""
    left = story.standing(table)
    if _take_offs(table):
        return "take-off"
    if not left:
        return "nobody"
    if len(left) == 1 < table.kit.seats:
        return "alone"
    return "quiet" if table.state.quiet >= 2 * table.arcology_kit.quiet_rounds else "accepted"


def victory(table: ArcologyTable, prefix: str) -> Message:
    """A take-off and what decided it, the last one left, nobody, a draw, or a solo rank."""
    if table.kit.solo:
        return _solo(table, prefix)
    end, winners = _how_it_ended(table), table.rules.ranking(table.known)[0]
    if end == "nobody":
        return told(f"{prefix}-nobody")
    values: Values = {"count": len(winners), **numbers(table, winners[0])}
    if end in ("quiet", "accepted"):
        return told(f"{prefix}-drawn", person(winners[0]), values, end=end)
    if len(winners) > 1:
        return told(f"{prefix}-shared", values)
    how = "alone" if end == "alone" else _decided_by(table, winners[0])
    return told(f"{prefix}-won", person(winners[0]), values, how=how)


def numbers(table: ArcologyTable, seat: Seat) -> Values:
    return {
        "pumps": table.arcologies[seat].pumps,
        "built": yes(table.arcologies[seat].built),
        "citizens": ending.citizens_counted(table.arcology_kit, table.city, seat),
        "pollution": table.city.boroughs[seat].pollution,
    }


def _decided_by(table: ArcologyTable, winner: Seat) -> str:
    """8.4 to 8.6: only among several who take off something else decides."""
    kit, city = table.arcology_kit, table.city
    rivals = [ending.place_of(kit, city, s) for s in _take_offs(table) if s != winner]
    if not rivals:
        return "take-off"
    return story.first_ahead(ending.place_of(kit, city, winner), rivals, TIE_BREAKS)


def _solo(table: ArcologyTable, prefix: str) -> Message:
    """9.3 to 9.6."""
    rank, played = ending.rank(table.arcology_kit, table.state), table.known.round
    if rank:
        return told(f"{prefix}-solo", round=played, rank=rank)
    why = "pollution" if table.grounds[0].eliminated else "quiet"
    return told(f"{prefix}-lost", round=played, why=why, pumps=table.arcologies[0].pumps)


def _log_end(table: ArcologyTable) -> list[Message]:
    """Who takes off or why nobody does, everybody's place, and the victory."""
    lines = [told("log-take-off", person(seat)) for seat in _take_offs(table)]
    if not lines and not table.kit.solo:
        lines.append(told("log-over", end=_how_it_ended(table), quiet=table.state.quiet))
    if not table.kit.solo and len(story.standing(table)) > 1:
        lines += _places(table)
    return [*lines, victory(table, "log")]


def _places(table: ArcologyTable) -> list[Message]:
    lines: list[Message] = []
    place = 1
    for seats in table.rules.ranking(table.known):
        left = [seat for seat in seats if not table.grounds[seat].eliminated]
        lines += [told("log-rank", person(s), numbers(table, s), place=place) for s in left]
        place += len(seats)
    return lines


HAPPENINGS: Final[dict[type[Event], story.Happening]] = {
    **story.HAPPENINGS,
    # 8.1: no round is the last.
    base_events.RoundBegan: lambda table, e: [retold(line) for line in story.began(table, e)],
    base_events.Polluted: _polluted,
    base_events.Eliminated: _eliminated,
    base_events.Ended: lambda table, e: _log_end(arcology_table(table)),
    events.PumpsMade: _pumps,
    events.DrawOffered: lambda table, e: [
        told("log-draw-offered", quiet=e.quiet, players=table.kit.seats)
    ],
    events.DrawRefused: lambda table, e: [told("log-draw-refused", players=table.kit.seats)],
}
