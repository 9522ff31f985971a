"""All pieces, wherever they are: their number never changes."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.small_city.city import raw_owned
from faubourg.games.small_city.components import EACH_RAW, RAWS, TOWN_HALL, Kind
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import City, SmallCityState


def inventory(kit: Kit, state: SmallCityState) -> dict[str, int]:
    """Citizens by seat, raw materials, tiles by kind; in construction as all can see them."""
    city = state.city
    counted = {
        f"citizens {seat + 1}": citizens(kit, city, seat) + (state.corpse == seat)
        for seat in range(kit.seats)
    }
    for raw in EACH_RAW:
        owned = sum(raw_owned(borough, raw) for borough in city.boroughs)
        held = sum(state.units[raw * kit.seats : (raw + 1) * kit.seats])
        counted[RAWS[raw]] = city.raw[raw] + owned + held
    for kind, name in enumerate(kit.places.kinds):
        counted[name] = tiles(kit, state, kind)
    return counted


def citizens(kit: Kit, city: City, seat: Seat) -> int:
    """1.4.1."""
    own = city.boroughs[seat]
    standing = sum(kit.citizens_in(city, where, seat) for where in range(kit.seats))
    buried = sum(borough.graves[seat].bit_count() for borough in city.boroughs)
    return own.reserve + own.career + own.hall + own.out + standing + buried


def tiles(kit: Kit, state: SmallCityState, kind: Kind) -> int:
    """In the supply, on boards, in own sets, and those demolished."""
    city, first = state.city, kit.places.first
    count = city.supply[kind] + city.razed[kind]
    for borough in city.boroughs:
        count += sum(first[kind] <= tile < first[kind + 1] for tile in borough.tiles)
        count += kind in kit.own_set() and not borough.built >> kind & 1
    return count + (len(state.halls) if kind == TOWN_HALL else 0)
