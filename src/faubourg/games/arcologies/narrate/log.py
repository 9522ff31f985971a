"""What happened: Small City's log, and what only the expansion has to tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from faubourg.core.model import Action, Message, Seat
from faubourg.games.arcologies import actions as own
from faubourg.games.arcologies import scoring
from faubourg.games.arcologies.components import PUMPS as MOST_PUMPS
from faubourg.games.arcologies.narrate import codes
from faubourg.games.arcologies.narrate.codes import is_base, retold, told
from faubourg.games.arcologies.table import Arcology, ArcologyTable
from faubourg.games.small_city.actions import Go
from faubourg.games.small_city.narrate import codes as codess
from faubourg.games.small_city.narrate import log as base
from faubourg.games.small_city.narrate.codes import Values, person, yes
from faubourg.games.small_city.narrate.story import Besides, first_ahead, standing
from faubourg.games.small_city.table import Table, family_of


def log_lines(was: ArcologyTable, now: ArcologyTable, seat: Seat, action: Action) -> list[Message]:
    """The action and all that followed from it by itself."""
    if isinstance(action, own.DealArcology):
        return [_dealt(was, action)]
    pair = _formed_pair(was, seat, action)
    lines = [*_answer(was, now, seat, action), *pair]
    for message in base.log_lines(was, now, seat, action, BESIDES):
        if not (pair and is_base(message, "log-go")):
            lines += _in_own_words(was, now, message)
    return [*lines, *_offered_draw(was, now)]


class _Besides(Besides):
    """What only Arcologies has: an arcology that rises, pumps, and another end."""

    def plan_step(self, was: Table, now: Table, seat: Seat, step: Action) -> list[Message]:
        assert isinstance(was, ArcologyTable) and isinstance(now, ArcologyTable)
        if not isinstance(step, own.BuildArcology):
            return []
        return [_rises(now, seat, step), *_remainders(was, now, seat)]

    def made(self, was: Table, now: Table) -> list[Message]:
        assert isinstance(was, ArcologyTable) and isinstance(now, ArcologyTable)
        return _new_pumps(was, now)

    def end(self, now: Table) -> list[Message]:
        assert isinstance(now, ArcologyTable)
        return _log_end(now)


BESIDES: Final = _Besides()


def _dealt(was: ArcologyTable, action: own.DealArcology) -> Message:
    """2.3."""
    pattern = was.arcology_kit.patterns.names[action.pattern]
    return told("log-dealt", person(was.known.turn), pattern=pattern)


def _answer(was: ArcologyTable, now: ArcologyTable, seat: Seat, action: Action) -> list[Message]:
    """8.13: read by whoever answers; once it is over, the end tells it."""
    if not isinstance(action, own.AcceptDraw | own.GoOn) or not now.known.actors:
        return []
    return [told("log-answer", person(seat), accepts=yes(isinstance(action, own.AcceptDraw)))]


def _formed_pair(was: ArcologyTable, seat: Seat, action: Action) -> list[Message]:
    """5.2.1: who comes to a citizen on a stone slot makes a pair."""
    if not isinstance(action, Go) or not codes.makes_pair(was, seat, action):
        return []
    return [told("log-pair", person(seat), cell=was.name(action.cell))]


def _in_own_words(was: ArcologyTable, now: ArcologyTable, message: Message) -> list[Message]:
    """Lines of Small City that must say more here, or something else."""
    if is_base(message, "log-round"):
        return [*_refused_draw(was), retold(message)]
    if is_base(message, "log-pollution"):
        pumps = now.arcologies[_seat(message)].pumps
        return [retold(message, pumps=pumps, dirt=2 * pumps)]
    if is_base(message, "log-eliminated"):
        lost = was.arcologies[_seat(message)]
        return [retold(message, built=yes(lost.built), pumps=lost.pumps)]
    return [message]


def _seat(message: Message) -> Seat:
    return int(message.values["player"]) - 1


# An arcology that rises, pumps, an offered draw


def _rises(now: ArcologyTable, seat: Seat, step: own.BuildArcology) -> Message:
    """4.5: told when the plans are revealed."""
    seen = now.arcologies[seat]
    where = codes.square_values(now.arcology_kit, step.corner, step.turn)
    return told("log-arcology", person(seat), where, _people(seen, seat), pattern=seen.pattern)


def _people(seen: Arcology, seat: Seat) -> Values:
    """Who is inside: the owner's citizens, and tourists."""
    owners = [*seen.inside.values()]
    return {"citizens": owners.count(seat), "tourists": len(owners) - owners.count(seat)}


def _remainders(was: ArcologyTable, now: ArcologyTable, seat: Seat) -> Iterator[Message]:
    """4.4.1: what is left of tiles that lay partly in the square."""
    square = {*now.arcologies[seat].square}
    tiles = {(tile.kind, frozenset(tile.cells)): tile for tile in now.grounds[seat].tiles}
    for old in was.grounds[seat].tiles:
        left = frozenset(old.cells) - square
        new = tiles.get((f"{family_of(old.kind)}-{len(left)}", left))
        if new and len(left) < len(old.cells):
            parts: Values = {**codess.tile_values(old.kind), **codess.second_tile(new.kind)}
            cells = codess.listed("cells", [cell for cell in old.cells if cell in left])
            yield told("log-split", person(seat), parts, cells, first=old.name)


def _new_pumps(was: ArcologyTable, now: ArcologyTable) -> list[Message]:
    """6.1; with the sixth one the end is near (8.2)."""
    lines = []
    for seat, (old, new) in enumerate(zip(was.arcologies, now.arcologies, strict=True)):
        made = new.pumps - old.pumps
        if made > 0:
            lines.append(told("log-pumps", person(seat), count=made, pumps=new.pumps))
        if made > 0 and new.pumps == MOST_PUMPS:
            lines.append(told("log-countdown", person(seat)))
    return lines


def _offered_draw(was: ArcologyTable, now: ArcologyTable) -> list[Message]:
    """8.12."""
    if not now.draw_offered or was.draw_offered:
        return []
    return [told("log-draw-offered", quiet=now.state.quiet, players=now.kit.seats)]


def _refused_draw(table: ArcologyTable) -> list[Message]:
    """8.13: read when the next round begins, as answers are secret."""
    if table.state.quiet < table.arcology_kit.quiet_rounds:
        return []
    return [told("log-draw-refused", players=table.kit.seats)]


# The end (RULES.md chapter 8); the rank of a solo game (9.6)

TIE_BREAKS: Final = ("pumps", "arcology", "citizens", "pollution")


def _take_offs(table: ArcologyTable) -> list[Seat]:
    return [seat for seat, arcology in enumerate(table.arcologies) if arcology.takes_off]


def _how_it_ended(table: ArcologyTable) -> str:
    """8.2, 8.9, 8.13 and 8.14."""
    left = standing(table)
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
    values: Values = {"count": len(winners), **_numbers(table, winners[0])}
    if end in ("quiet", "accepted"):
        return told(f"{prefix}-drawn", person(winners[0]), values, end=end)
    if len(winners) > 1:
        return told(f"{prefix}-shared", values)
    how = "alone" if end == "alone" else _decided_by(table, winners[0])
    return told(f"{prefix}-won", person(winners[0]), values, how=how)


def _numbers(table: ArcologyTable, seat: Seat) -> Values:
    return {
        "pumps": table.arcologies[seat].pumps,
        "built": yes(table.arcologies[seat].built),
        "citizens": scoring.citizens_counted(table.arcology_kit, table.city, seat),
        "pollution": table.city.boroughs[seat].pollution,
    }


def _decided_by(table: ArcologyTable, winner: Seat) -> str:
    """8.4 to 8.6: only among several who take off something else decides."""
    kit, city = table.arcology_kit, table.city
    rivals = [scoring.place_of(kit, city, s) for s in _take_offs(table) if s != winner]
    if not rivals:
        return "take-off"
    return first_ahead(scoring.place_of(kit, city, winner), rivals, TIE_BREAKS)


def _solo(table: ArcologyTable, prefix: str) -> Message:
    """9.3 to 9.6."""
    rank, played = scoring.rank(table.arcology_kit, table.state), table.known.round
    if rank:
        return told(f"{prefix}-solo", round=played, rank=rank)
    why = "pollution" if table.grounds[0].eliminated else "quiet"
    return told(f"{prefix}-lost", round=played, why=why, pumps=table.arcologies[0].pumps)


def _log_end(table: ArcologyTable) -> list[Message]:
    """Who takes off or why nobody does, everybody's place, and the victory."""
    lines = [told("log-take-off", person(seat)) for seat in _take_offs(table)]
    if not lines and not table.kit.solo:
        lines.append(told("log-over", end=_how_it_ended(table), quiet=table.state.quiet))
    if not table.kit.solo and len(standing(table)) > 1:
        lines += _places(table)
    return [*lines, victory(table, "log")]


def _places(table: ArcologyTable) -> list[Message]:
    lines: list[Message] = []
    place = 1
    for seats in table.rules.ranking(table.known):
        left = [seat for seat in seats if not table.grounds[seat].eliminated]
        lines += [told("log-rank", person(s), _numbers(table, s), place=place) for s in left]
        place += len(seats)
    return lines
