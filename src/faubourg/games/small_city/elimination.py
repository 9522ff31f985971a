"""What becomes of a player whose pollution reaches 100 (RULES.md 10.2)."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.board import Cells
from faubourg.games.small_city.components import EACH_RAW
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, City


def eliminate(kit: Kit, city: City, seats: list[Seat], when: int) -> None:
    """10.2.1 to 10.2.7: all of them at the same moment."""
    kit.before_fall(city, seats)
    for seat in seats:
        city.boroughs[seat].gone = when
    for seat in seats:
        _remove_residents(city.boroughs[seat], seat)
    for where, borough in enumerate(city.boroughs):
        _remove_tourists(city, where, seats)
        if where in seats:
            _send_guests_home(city, borough)
            _return_goods(city, borough)


def _remove_residents(borough: Borough, seat: Seat) -> None:
    """10.2.2."""
    own = borough.citizens[seat].bit_count()
    borough.out += own + borough.hall + borough.career + borough.reserve
    borough.citizens[seat] = borough.hall = borough.career = borough.reserve = 0


def _remove_tourists(city: City, where: Seat, seats: list[Seat]) -> None:
    """10.2.3 and 10.2.7: in cell order the owner's citizens take their slots."""
    borough, freed = city.boroughs[where], 0
    for seat in seats:
        if seat != where:
            city.boroughs[seat].out += borough.citizens[seat].bit_count()
            freed |= borough.citizens[seat]
            borough.citizens[seat] = 0
    if not borough.gone:
        _take_slots(borough, where, freed & sum(borough.slots))


def _take_slots(borough: Borough, seat: Seat, cells: Cells) -> None:
    for cell in members(cells):
        if borough.career:
            borough.career -= 1
        elif borough.reserve:
            borough.reserve -= 1
        else:
            return
        borough.citizens[seat] |= 1 << cell


def _send_guests_home(city: City, borough: Borough) -> None:
    """10.2.4; those who fall too are no longer there."""
    cities.send_home(city, borough, cities.occupied(borough))


def _return_goods(city: City, borough: Borough) -> None:
    """10.2.6."""
    for raw in EACH_RAW:
        city.raw[raw] += cities.raw_owned(borough, raw)
    borough.stock = [0] * len(borough.stock)
    borough.money = borough.mayor = 0


def is_decided(kit: Kit, city: City) -> bool:
    """10.2.9, 10.2.10 and 17.2.10: the game is over before its last round."""
    left = sum(not borough.gone for borough in city.boroughs)
    return left == 0 or (left == 1 and not kit.solo)
