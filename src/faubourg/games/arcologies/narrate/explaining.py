"""What each drawn thing of the expansion is, costs and gives now; Small City tells the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from faubourg.core.model import NOBODY, Message, Seat
from faubourg.core.presentation import Explanation
from faubourg.core.wording import NONE, Values, person, yes
from faubourg.games.arcologies import actions as own
from faubourg.games.arcologies.components import DEGREES
from faubourg.games.arcologies.components import PUMPS as MOST_PUMPS
from faubourg.games.arcologies.ending import LAST_RANK, RANKS
from faubourg.games.arcologies.kit import pump_pollution
from faubourg.games.arcologies.narrate import asking, effects
from faubourg.games.arcologies.narrate.codes import Square, arcology_table, square_of, told
from faubourg.games.arcologies.narrate.log import numbers
from faubourg.games.arcologies.state import PUMPS
from faubourg.games.arcologies.table import Arcology, ArcologyTable
from faubourg.games.small_city.components import METAL
from faubourg.games.small_city.narrate import explaining as base
from faubourg.games.small_city.narrate.codes import alone, tile_values
from faubourg.games.small_city.narrate.codes import told as base_told
from faubourg.games.small_city.state import Borough

BASE_GAME: Final = "small_city"
ARCOLOGY: Final = "arcology"
STATUE: Final = "statue-"


class Asked(base.Asked):
    """With what only the expansion has."""

    @property
    def seen(self) -> ArcologyTable:
        return arcology_table(self.table)

    @property
    def arcologies(self) -> list[Arcology]:
        return self.seen.arcologies

    @property
    def nearest(self) -> Square | None:
        """The cheapest place for the reader's arcology, if it is in front and worth a word."""
        place = self.arcologies[self.seat].nearest
        if place is None or not asking.is_within_reach(place):
            return None
        return square_of(self.seen, self.seat, place.corner, place.turn)


Way: TypeAlias = Callable[[Asked, str], Explanation | None]


def explain(table: ArcologyTable, seat: Seat, name: str) -> Explanation | None:
    """By its kind, and which one: "pattern:90", "pumps:2", "remain:factory-1/c4", "quiet"."""
    if name in asking.WORDS:
        return _answer(name, table)
    kind, _, which = name.partition(":")
    asked, way = Asked(table, seat), WAYS.get(kind)
    return (way(asked, which) if way else None) or _plain(asked, name)


def _plain(asked: Asked, name: str, *more: Message) -> Explanation | None:
    """As Small City tells it, by its paragraphs."""
    found = base.explain(asked.table, asked.seat, name)
    return replace(found, lines=(*found.lines, *more), book=BASE_GAME) if found else None


# Cells and tiles


def _cell(asked: Asked, name: str) -> Explanation | None:
    tile = asked.ground.tile_at.get(name)
    if tile is not None and tile.kind == ARCOLOGY:
        return _standing(asked, asked.seat)
    site = [*_site(asked, tile.cells if tile else [name])]
    if tile is not None and tile.kind.startswith(STATUE):
        brought = told("explain-statue", votes=effects.statue_of(asked.seen, tile.kind).votes)
        return Explanation(_title(tile.kind), (brought, *site), "3.8")
    return _plain(asked, f"cell:{name}", *site)


def _title(kind: str) -> Message:
    return base_told("touch-tile", tile_values(kind))


def _site(asked: Asked, cells: Sequence[str]) -> Iterator[Message]:
    """What the cheapest place for the own arcology asks for there."""
    square = asked.nearest
    if square is not None:
        yield from (_fit(square, cell) for cell in cells if cell in square.asked)


def _fit(square: Square, cell: str) -> Message:
    how = "costs" if cell in square.differing else "matches"
    fit = "empty" if square.asked[cell] == NONE else how
    return told("explain-site", square.asked_values(cell), square.values, fit=fit)


def _tile(asked: Asked, name: str) -> Explanation | None:
    """In the supply, or to build."""
    if name == ARCOLOGY:
        return Explanation(_title(name), tuple(_cost(asked)), "4.3.2")
    is_statue = name.startswith(STATUE) and name in asked.table.kit.box.tiles
    found = _statue(asked, name) if is_statue else _plain(asked, f"tile:{name}")
    return replace(found, lines=(*_wanted(asked, name), *found.lines)) if found else None


def _cost(asked: Asked) -> Iterator[Message]:
    """4.1.1 and 4.3.5: of the reader's, and where it costs least."""
    kit, ground = asked.seen.arcology_kit, asked.own
    arcology = asked.arcologies[ground.seat]
    if arcology.built:
        yield _stage(arcology)
        return
    yield told("explain-cost", action=yes(not kit.arcology_is_free))
    yield from _sites(arcology)
    yield told("explain-metal", metal=ground.held(METAL))


def _statue(asked: Asked, name: str) -> Explanation:
    """3.1, 3.5 and 3.8."""
    statue = effects.statue_of(asked.seen, name)
    lines = (
        told("explain-new-statue", votes=statue.votes),
        base.price(asked, name),
        told("explain-condition", source=statue.source, need=statue.least),
        base.left(asked, name),
    )
    return Explanation(_title(name), lines, "3.7")


# Arcologies, pumps and patterns


def _runner(asked: Asked, which: str) -> Explanation | None:
    seat = asked.seat_of(which)
    return None if seat is None else _standing(asked, seat)


def _standing(asked: Asked, seat: Seat) -> Explanation:
    arcology = asked.arcologies[seat]
    title = told("explain-arcology", person(seat), pattern=arcology.pattern or NONE)
    if not arcology.built or arcology.stage == "gone":
        return Explanation(title, (_stage(arcology), *_sites(arcology)), "4.3.2")
    pumps = told("draw-pumps", count=arcology.pumps, most=MOST_PUMPS)
    lines = (
        _stage(arcology),
        _inside(arcology),
        pumps,
        *_pairs(arcology),
        *_dirt(arcology.borough, arcology.pumps),
    )
    return Explanation(title, lines, "8.2")


def _sites(arcology: Arcology) -> list[Message]:
    """Known of the reader's alone."""
    return [asking.site(arcology.nearest)] if arcology.nearest else []


def _stage(arcology: Arcology) -> Message:
    return told("draw-standing", state=arcology.stage, cell=arcology.corner)


def _inside(arcology: Arcology) -> Message:
    people = list(arcology.inside.values())
    citizens = people.count(arcology.seat)
    return told("explain-inside", citizens=citizens, tourists=len(people) - citizens)


def _pairs(arcology: Arcology) -> list[Message]:
    """6.1."""
    return [told("explain-pairs", pairs=len(arcology.pairs))] if arcology.built else []


def _dirt(borough: Borough, now: int) -> list[Message]:
    """7.1 and 7.2; with pumps that are still to be made, beside those of now."""
    pumps, dirt = borough.extras[PUMPS], pump_pollution(borough)
    return [told("explain-dirt", pumps=pumps, ahead=pumps - now, dirt=dirt)] if pumps else []


def _dirt_ahead(asked: Asked) -> list[Message]:
    """7.1: in the next phase 6."""
    return _dirt(asked.ground.measured, asked.arcologies[asked.seat].pumps)


def _pumps(asked: Asked, which: str) -> Explanation | None:
    seat = asked.seat_of(which)
    if seat is None:
        return None
    arcology = asked.arcologies[seat]
    title = told("chip-pumps", person(seat), pumps=arcology.pumps)
    return Explanation(title, (*_pairs(arcology), *_dirt(arcology.borough, arcology.pumps)), "6.1")


def _pattern(asked: Asked, which: str) -> Explanation | None:
    """In one of its turns, and where it lies best."""
    degrees = {str(turn): turn for turn in DEGREES}.get(which)
    if degrees is None:
        return None
    best = asked.arcologies[asked.seat].best_by_turn.get(degrees)
    lines = [asking.best_place(best)] if best else []
    return Explanation(told("touch-turned", degrees=degrees), tuple(lines), "1.5")


def _wanted(asked: Asked, kind: str) -> list[Message]:
    """1.4: whether the pattern of the borough in front asks for such tiles."""
    arcology = asked.arcologies[asked.seat]
    count = 0 if arcology.built else sum(row.count(kind) for row in arcology.rows)
    if not count:
        return []
    values = _in_place(asked.nearest, kind)
    return [told("explain-wanted", values, pattern=arcology.pattern, count=count)]


def _empty(asked: Asked, which: str) -> Explanation | None:
    """The cell of the pattern on which nothing may lie."""
    square = asked.nearest
    site = [_fit(square, square.empty)] if square else []
    lines = (told("explain-empty"), *site)
    return None if which else Explanation(told("draw-wanted-empty"), lines, "4.2.5")


def _in_place(square: Square | None, kind: str) -> Values:
    """How many of a kind lie right at the cheapest place; nobody but the owner is told."""
    if square is None:
        return {"there": NONE, "corner": NONE, "degrees": 0}
    cells = [cell for cell, asked in square.asked.items() if asked == kind]
    return {"there": len(set(cells) - set(square.differing)), **square.values}


def _remain(asked: Asked, which: str) -> Explanation | None:
    """4.4.4."""
    names, words = asked.table.kit.places.names, which.replace("/", " ")
    if words not in names:
        return None
    values = asking.remain_values(asked.seen, own.Remain(names.index(words)))
    title = asking.button(f"remain:{which}", asked.table.kit.solo)
    return Explanation(title, (told("label-remain", values),), "4.4.4")


# Citizens


def _person(asked: Asked, name: str) -> Explanation | None:
    """Inside (5.1), in a pair or where one can be (5.2); elsewhere as in Small City."""
    _, _, which = name.partition(":")
    number, _, cell = which.partition("-")
    where = asked.seat_of(number)
    if where is None:
        return None
    arcology = asked.arcologies[where]
    if cell in arcology.inside:
        return _insider(asked, where, arcology.inside[cell])
    if cell in arcology.pairs:
        useless = yes(arcology.pumps == MOST_PUMPS)
        lines = (told("explain-pair", useless=useless, most=MOST_PUMPS),)
        return Explanation(_citizen(where, where), lines, "5.2.6")
    return _alone(asked, where, name) if arcology.built else None


def _citizen(owner: Seat, where: Seat) -> Message:
    return base_told("explain-citizen", person(owner), tourist=yes(owner != where))


def _insider(asked: Asked, where: Seat, owner: Seat) -> Explanation:
    """5.1.1, 5.1.2 and 10.5."""
    option = asked.seen.arcology_kit.inside
    way = "tourist" if owner != where and option != "sealed" else option
    rule = "5.1.2" if way == "tourist" else "5.1.1" if way == "stay" else "10.5"
    return Explanation(_citizen(owner, where), (told("explain-insider", way=way),), rule)


def _alone(asked: Asked, where: Seat, name: str) -> Explanation | None:
    """5.2.4: a stone slot that is empty, or has one citizen of the borough's owner."""
    found = base.found_slot(asked, name.partition(":")[2])
    slot = found[1] if found else None
    if slot is None or slot.kind != "stone" or slot.owner not in (NOBODY, where):
        return None
    plain = _plain(asked, name, told("explain-may-pair", person(where)))
    return replace(plain, rule="5.2.1", book="") if plain else None


# Cards, phases and numbers


def _card(asked: Asked, name: str) -> Explanation | None:
    """7.2: what the Engineer does for who has an arcology."""
    found = _plain(asked, f"card:{name}")
    if found is None or name != "engineer" or not asked.arcologies[asked.own.seat].built:
        return None
    return replace(found, lines=(told("effect-engineer"), *found.lines[1:]), rule="7.2", book="")


def _phase(asked: Asked, which: str) -> Explanation | None:
    found = _plain(asked, f"phase:{which}")
    return replace(found, lines=tuple(map(asking.phase_about, found.lines))) if found else None


def _has(asked: Asked, name: str) -> Explanation | None:
    """8.10: votes and pollution do not decide here."""
    found = _plain(asked, f"has:{name}")
    if found is None or name not in ("votes", "pollution"):
        return found
    if name == "votes":
        return replace(found, lines=(told("explain-votes"),), rule="8.10", book="")
    dirt = _dirt_ahead(asked)
    fatal = replace(found, rule="10.2.1")
    return replace(found, lines=tuple(dirt), rule="7.1", book="") if dirt else fatal


def _sum(asked: Asked, what: str) -> Explanation | None:
    arcology = asked.arcologies[asked.seat]
    more = {"raw": _pairs(arcology), "pollution": _dirt_ahead(asked)}.get(what, [])
    return _plain(asked, f"sum:{what}", *more)


def _points(asked: Asked, which: str) -> Explanation | None:
    """8.10 and 8.5; alone, 9.6."""
    seat, table = asked.seat_of(which), asked.seen
    if seat is None:
        return None
    total = sum(line.points for line in table.rules.score_seen(table.known, table.viewer, seat))
    solo = table.kit.solo
    title = told("explain-points", person(seat), points=total, solo=yes(solo))
    ties = () if solo else (told("explain-ties", numbers(table, seat)),)
    return Explanation(title, ties, "9.6" if solo else "8.10")


def _summary(asked: Asked, which: str) -> Explanation | None:
    seat = asked.seat_of(which)
    if seat is None:
        return None
    line = asking.summary(asked.seen, seat)
    return Explanation(base_told("explain-who", person(seat)), (line,), "1.9")


def _quiet(asked: Asked, which: str) -> Explanation | None:
    """8.12 and 8.14."""
    return None if which else Explanation(asking.quiet(asked.seen), (), "8.12")


def _rank(asked: Asked, name: str) -> Explanation | None:
    """9.6."""
    limits = {rank: most for most, rank in (*RANKS, (0, LAST_RANK))}
    if name not in limits:
        return None
    played = told("draw-rounds", count=asked.table.known.round)
    lines = (told("explain-rank", most=limits[name]), played)
    return Explanation(told("draw-rank", rank=name), lines, "9.6")


def _answer(name: str, table: ArcologyTable) -> Explanation:
    """8.13."""
    line = told("effect-answer", alone(table), accepts=yes(name == "accept"))
    return Explanation(asking.button(name, table.kit.solo), (line,), "8.13")


WAYS: Final[dict[str, Way]] = {
    "cell": _cell, "tile": _tile, "arcology": _runner, "pumps": _pumps, "pattern": _pattern,
    "empty": _empty, "remain": _remain, "card": _card, "phase": _phase, "has": _has, "sum": _sum,
    "points": _points, "summary": _summary, "quiet": _quiet, "rank": _rank,
    "slot": lambda asked, which: _person(asked, f"slot:{which}"),
    "citizen": lambda asked, which: _person(asked, f"citizen:{which}"),
}  # fmt: skip
