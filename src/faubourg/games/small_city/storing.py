"""Where raw materials go that were made or that the council brought (RULES.md 8.4 and 11.2.2)."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.small_city import chapter, council, income, reasons
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.actions import SUPPLY, Block, Put, PutAbroad
from faubourg.games.small_city.components import EACH_RAW, Raw
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import STORING, Borough, SmallCityState

TO_SUPPLY: Final = 1  # bits of Catalogue.put
TO_HALL: Final = 2
FIRST_CELL: Final = 2


def total_room(kit: Kit, borough: Borough) -> int:
    """Free places of all stores of a player."""
    numbers = range(len(borough.sheds) + 1)
    return sum(max(0, cities.room(kit, borough, number)) for number in numbers)


def made_at_home(kit: Kit, state: SmallCityState, seat: Seat) -> int:
    return sum(state.units[seat :: kit.seats])


def is_short(kit: Kit, state: SmallCityState, seat: Seat) -> bool:
    """8.4.3: whether the own stores lack room for some unit."""
    return total_room(kit, state.city.boroughs[seat]) < sum(state.units)


# Refusals


def why_not(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    assert isinstance(action, Put | PutAbroad)
    if action.borough >= kit.seats:
        return reasons.NO_BOROUGH
    if not state.units[action.raw * kit.seats + action.borough]:
        return reasons.NO_SUCH_UNIT
    if isinstance(action, PutAbroad):
        return _why_not_abroad(kit, state, seat, action)
    if action.store != SUPPLY:
        return _why_not_here(kit, state, seat, action)
    if action.borough == seat:
        return _why_not_discard(kit, state, seat)
    return _why_not_lose(kit, state, seat, action.borough)


def _why_not_here(kit: Kit, state: SmallCityState, seat: Seat, action: Put) -> Reason | None:
    """8.4.1, 8.4.2 and 8.4.4."""
    borough = state.city.boroughs[seat]
    number = cities.store_number(borough, action.store)
    if number < 0:
        return reasons.NO_SUCH_STORE
    if cities.room(kit, borough, number) <= 0:
        return reasons.STORE_FULL
    foreign = action.borough != seat
    needed = foreign and total_room(kit, borough) <= made_at_home(kit, state, seat)
    return reasons.HOME_UNITS_FIRST if needed else None


def _why_not_discard(kit: Kit, state: SmallCityState, seat: Seat) -> Reason | None:
    """8.4.7."""
    room = total_room(kit, state.city.boroughs[seat])
    return reasons.HOME_HAS_ROOM if room >= made_at_home(kit, state, seat) else None


def _why_not_lose(kit: Kit, state: SmallCityState, seat: Seat, maker: Seat) -> Reason | None:
    """8.4.3 and 8.4.6."""
    if not is_short(kit, state, seat):
        return reasons.MUST_STORE
    return reasons.WAREHOUSES_HAVE_ROOM if roomy_sheds(kit, state.city.boroughs[maker]) else None


def _why_not_abroad(
    kit: Kit, state: SmallCityState, seat: Seat, action: PutAbroad
) -> Reason | None:
    """8.4.3 and 8.4.5."""
    if action.borough == seat:
        return reasons.MADE_AT_HOME
    if not is_short(kit, state, seat):
        return reasons.MUST_STORE
    borough = state.city.boroughs[action.borough]
    number = cities.store_number(borough, action.cell)
    if number < 0:
        return reasons.NO_WAREHOUSE_THERE
    return None if cities.room(kit, borough, number) > 0 else reasons.STORE_FULL


def roomy_sheds(kit: Kit, borough: Borough) -> int:
    """Cells of the warehouses that have a free place."""
    found = 0
    for number, cell in enumerate(borough.sheds, start=1):
        if cities.room(kit, borough, number) > 0:
            found |= 1 << cell
    return found


# The same as sets


def blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[Block]:
    """In the order of the catalogue: by raw material, then by borough."""
    own = state.city.boroughs[seat]
    here = roomy_sheds(kit, own) << FIRST_CELL
    if cities.hall_room(own) > 0:
        here |= TO_HALL
    room, at_home = total_room(kit, own), made_at_home(kit, state, seat)
    short = room < sum(state.units)
    found: list[Block] = []
    for place, count in enumerate(state.units):
        raw, maker = divmod(place, kit.seats)
        if not count:
            continue
        if maker == seat:
            stores = here | TO_SUPPLY if room < at_home else here
            found.append((kit.book.put[raw][maker], stores))
        else:
            found += _foreign(kit, state, raw, maker, here if room > at_home else 0, short)
    return found


def _foreign(
    kit: Kit, state: SmallCityState, raw: Raw, maker: Seat, here: int, short: bool
) -> list[Block]:
    """For a unit made abroad: the own stores, the supply, the warehouses there."""
    there = roomy_sheds(kit, state.city.boroughs[maker]) if short else 0
    if short and not there:
        here |= TO_SUPPLY
    both = [(kit.book.put[raw][maker], here), (kit.book.put_abroad[raw][maker], there)]
    return [(places, bits) for places, bits in both if bits]


# Doing


def put(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """8.4.1, 8.4.5 to 8.4.8; then the next unit, or what comes after."""
    assert isinstance(action, Put | PutAbroad)
    city, raw = state.city, action.raw
    state.units[raw * kit.seats + action.borough] -= 1
    if isinstance(action, PutAbroad):
        _lay(city.boroughs[action.borough], action.cell, raw)
    elif action.store == SUPPLY:
        city.raw[raw] += 1
    else:
        _lay(city.boroughs[seat], action.store, raw)
    if any(state.units):
        return
    if state.phase == income.INCOME:
        income.next_producer(kit, state, seat)
    else:
        council.finish(kit, state, seat)


def _lay(borough: Borough, store: int, raw: Raw) -> None:
    borough.stock[cities.store_number(borough, store) * len(EACH_RAW) + raw] += 1


CHAPTERS: chapter.Chapters = {
    STORING: chapter.Chapter({Put: "8.4.1", PutAbroad: "8.4.5"}, why_not, put, blocks),
}
