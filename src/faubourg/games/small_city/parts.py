"""Parts of a row: a borough, its homes and promises, the middle of a turn, the supply."""

from __future__ import annotations

from faubourg.core.model import NOBODY, Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city import rows as r
from faubourg.games.small_city import state as steps
from faubourg.games.small_city.board import Cells
from faubourg.games.small_city.citizens import empty_houses, obliged, vacancies
from faubourg.games.small_city.construction import builds_left
from faubourg.games.small_city.judge.foresight import read
from faubourg.games.small_city.judge.survey import Survey, culture_to_come
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.pollution import deaths
from faubourg.games.small_city.rows import Writer
from faubourg.games.small_city.state import Borough, City, SmallCityState
from faubourg.games.small_city.votes import votes_of

# The own borough


def write_borough(kit: Kit, city: City, seat: Seat, made: int, line: Writer) -> None:
    """With what is generated now."""
    b = city.boroughs[seat]
    line.marks(b.votes, r.VOTES_MARKS)
    line.marks(b.money, r.MONEY_MARKS)
    line.marks(b.pollution, r.POLLUTION_MARKS)
    line.marks(made, r.GENERATED_MARKS)
    line.number(deaths(kit.difficulty, made) if kit.solo else 0)
    line.marks(votes_of(kit, city, seat), r.GAIN_MARKS)
    line.two(b.value)
    _citizens(kit, city, b, seat, line)
    _slots(city, b, seat, line)
    _tiles(kit, city, b, line)
    _ground(kit, b, line)
    line.one_of(b.card, len(box.CARDS))
    line.flag(b.architect)
    _council(b, line)
    line.number(b.discs.count(0))


def _citizens(kit: Kit, city: City, b: Borough, seat: Seat, line: Writer) -> None:
    line.steps(b.hall, box.HALL_PLACES)
    room = max(0, cities.hall_room(b))
    line.steps(room, box.HALL_PLACES)
    own = b.citizens[seat]
    line.number(b.career)
    line.number(b.reserve)
    line.number(b.out)
    line.number(own.bit_count())
    line.number(_abroad(city, seat))
    line.number(cities.tourists(city, seat).bit_count())
    line.number(cities.cemeteries(b).bit_count())
    line.number((b.slots[box.HOME] & ~own).bit_count())
    line.number(empty_houses(kit, b).bit_count())
    line.number(min(vacancies(b).bit_count(), min(room, b.career)))


def _abroad(city: City, seat: Seat) -> int:
    found = 0
    for other, borough in enumerate(city.boroughs):
        if other != seat:
            found += borough.citizens[seat].bit_count()
    return found


def _slots(city: City, b: Borough, seat: Seat, line: Writer) -> None:
    """Those who work abroad count with their own slots there."""
    own, guests = b.citizens[seat], cities.tourists(city, seat)
    for slot, cells in enumerate(b.slots):
        working = (cells & own).bit_count()
        for other, borough in enumerate(city.boroughs):
            if other != seat and borough.citizens[seat]:
                working += (borough.slots[slot] & borough.citizens[seat]).bit_count()
        line.number(cells.bit_count())
        line.number(working)
        line.number((cells & guests).bit_count())
        line.number((cells & ~own & ~guests).bit_count())


def _tiles(kit: Kit, city: City, b: Borough, line: Writer) -> None:
    placements = kit.places.all
    for tile in b.tiles:
        line.row[line.at + placements[tile].kind] += 1
    line.at += len(kit.places.kinds)
    for kind in box.ONCE:
        line.flag(_is_open(kit, city, b, kind))
    for count in cities.all_raw_owned(b):
        line.steps(count, r.STORED)
    line.number(kit.box.places * len(b.sheds) - sum(b.stock[len(box.EACH_RAW) :]))


def _is_open(kit: Kit, city: City, b: Borough, kind: box.Kind) -> bool:
    """5.2.5: a building that can be built once, and still be built."""
    return not b.built >> kind & 1 and bool(kit.owned >> kind & 1 or city.supply[kind])


def _ground(kit: Kit, b: Borough, line: Writer) -> None:
    board, size = kit.board, kit.board.size
    empty = cities.zone(kit, b) & ~cities.not_empty(b)
    line.one_of(b.steps, r.SIZES)
    line.number(b.mayor.bit_count())
    line.flag(bool(b.gone))
    line.marks(empty.bit_count(), r.CELLS_MARKS)
    line.marks((empty & ~board.touching(b.works)).bit_count(), r.CELLS_MARKS)
    line.marks((empty & ~board.touching(b.homes)).bit_count(), r.CELLS_MARKS)
    right, above = board.streets_among(empty)
    squares = right & right >> size
    line.number((right | above).bit_count())
    line.number((right & right >> 1 | above & above >> size).bit_count())
    line.number(squares.bit_count())
    line.number((squares & squares >> 1 | squares & squares >> size).bit_count())


def _council(b: Borough, line: Writer) -> None:
    for disc in b.discs:
        if disc:
            line.row[line.at + disc - 1] = 1
    line.at += len(box.LINES) * box.COLUMNS


# Homes, culture and promises


def write_homes(kit: Kit, city: City, b: Borough, seat: Seat, s: Survey, line: Writer) -> None:
    own, inside = b.citizens[seat], [0] * (r.HOME_MARKS + 1)
    growing = growth = lacking = 0
    for number, cells in enumerate(s.homes):
        level, there = s.levels[number], (cells & own).bit_count()
        inside[there] += 1
        target = min(s.culture[number], s.room[number])
        if target > max(1, level):
            growing += 1
            growth += target - level
        elif s.room[number] > level:
            lacking += 1
        if number < r.HOMES_TOLD:
            _home(level, there, s.culture[number], s.room[number], s.fresh[number], line)
    line.at += max(0, r.HOMES_TOLD - len(s.homes)) * (4 * r.HOME_MARKS + 1)
    for count in inside:
        line.number(count)
    line.number(growing)
    line.number(growth)
    line.number(lacking)
    for place in range(r.OVERLAPS):
        line.number(s.ground[place] if place < len(s.ground) else 0)
    line.number(sum(s.near_small))
    line.number(sum(s.near_large))
    _culture(kit, city, b, line)


def _home(level: int, there: int, culture: int, room: int, fresh: bool, line: Writer) -> None:
    line.steps(level, r.HOME_MARKS)
    line.steps(there, r.HOME_MARKS)
    line.steps(culture, r.HOME_MARKS)
    line.steps(room, r.HOME_MARKS)
    line.flag(fresh)


def _culture(kit: Kit, city: City, b: Borough, line: Writer) -> None:
    held, wanted, payable = cities.all_raw_owned(b), culture_to_come(kit, city, b), 0
    for kind in wanted:
        wood, stone, metal = kit.tiles[kind].raw
        payable += wood <= held[0] and stone <= held[1] and metal <= held[2]
    price = kit.tiles[wanted[0]].raw if wanted else (0, 0, 0)
    for raw in box.EACH_RAW:
        line.number(price[raw] - held[raw])
    line.number(payable)
    line.number(len(wanted))


def write_promises(kit: Kit, city: City, seat: Seat, line: Writer) -> None:
    b = city.boroughs[seat]
    line.one_of(b.promise - 1, box.PROMISES)
    if b.promise:
        conditions, lack = _lacking(kit, city, seat, kit.box.promises[b.promise - 1])
        line.flag(not conditions)
        line.number(conditions)
        line.number(lack)
    else:
        line.at += 3
    line.number(len(b.specials))
    broken = 0
    for number in b.specials:
        broken += _lacking(kit, city, seat, kit.box.specials[number - 1])[0] > 0
    line.number(broken)


def _lacking(kit: Kit, city: City, seat: Seat, promise: tuple[str, ...]) -> tuple[int, int]:
    """14.2, as if it were judged now: conditions that do not hold, and by how much in all."""
    conditions = lack = 0
    for term in read(promise):
        short = term.sign * (term.number - term.measured(kit, city, seat))
        if short > 0:
            conditions += 1
            lack += short
    return conditions, lack


# The middle of a turn


def write_turn(kit: Kit, known: SmallCityState, city: City, seat: Seat, line: Writer) -> None:
    if known.plans:
        plan = known.plans[seat]
        line.one_of(max(0, builds_left(plan)), box.BUILD_ACTIONS + 1)
        line.flag(plan.extended)
        line.flag(plan.demolished)
        line.flag(plan.committed)
    else:
        line.at += box.BUILD_ACTIONS + 4
    line.one_of(city.boroughs[seat].ask, len(kit.ask_names))
    if known.turn == seat and known.step in (steps.MOVES, steps.SLOT):
        line.number(_counted(known.moved))
        line.number(_counted(obliged(kit, known, seat)))
        line.flag(known.step == steps.SLOT)
    else:
        line.at += 3
    _work(kit, known, seat, line)
    line.one_of(known.space if known.turn == seat else 0, 1 + len(box.LINES) * box.COLUMNS)
    line.number(known.victims.count(seat))


def _counted(places: list[Cells]) -> int:
    found = 0
    for cells in places:
        found += cells.bit_count()
    return found


def _work(kit: Kit, known: SmallCityState, seat: Seat, line: Writer) -> None:
    """8.2 to 8.4."""
    for use in range(r.USES):
        line.number(known.uses[r.USES * seat + use] if known.uses else 0)
    for units in (known.unmade, known.units):
        for raw in box.EACH_RAW:
            mine = known.turn == seat and bool(units)
            line.number(sum(units[raw * kit.seats : (raw + 1) * kit.seats]) if mine else 0)


# Other seats, and the supply


def write_rival_numbers(kit: Kit, city: City, other: Seat, made: int, line: Writer) -> None:
    b, placements = city.boroughs[other], kit.places.all
    own = b.citizens[other]
    line.number(b.votes)
    line.number(b.money)
    line.number(b.pollution)
    line.number(made)
    line.number(votes_of(kit, city, other))
    line.two(b.value)
    for number in (b.hall, b.career, b.reserve, own.bit_count(), _abroad(city, other),
                   cities.tourists(city, other).bit_count(),
                   cities.cemeteries(b).bit_count()):  # fmt: skip
        line.number(number)
    kinds = [placements[tile].kind for tile in b.tiles]
    for kind in box.RESIDENTIAL:
        line.number(kinds.count(kind))
    for cells in b.slots:
        line.number(cells.bit_count())
    for cells in b.slots:
        line.number((cells & own).bit_count())
    line.number(cities.park_cells(kit, b))
    line.number(sum(kind in box.COMMERCIAL for kind in kinds))
    line.number(sum(kind in box.CULTURAL for kind in kinds))
    for kind in box.ONCE:
        line.flag(bool(b.built >> kind & 1))
    for count in cities.all_raw_owned(b):
        line.number(count)
    line.number((cities.zone(kit, b) & ~cities.not_empty(b)).bit_count())
    line.one_of(b.steps, r.SIZES)
    line.one_of(b.card, len(box.CARDS))
    _council(b, line)
    line.number(len(b.specials))


def write_supply(known: SmallCityState, city: City, line: Writer) -> None:
    for count in city.supply:
        line.number(count)
    for count in city.raw:
        line.number(count)
    for place, card in enumerate(known.circle):
        if place >= len(known.discs) or known.discs[place] == NOBODY:
            line.row[line.at + card] = 1
    line.at += len(box.CARDS)
    line.flag(known.beside)
