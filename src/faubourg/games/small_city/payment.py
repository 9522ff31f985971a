"""What a tile costs and from which stores it is paid (RULES.md 5.3, Architect and Mediator)."""

from __future__ import annotations

from typing import Final

from faubourg.core.catalogue import members, set_of
from faubourg.core.model import Reason
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import reasons
from faubourg.games.small_city.actions import Block, LeaveOut, Spend
from faubourg.games.small_city.city import raw_owned, store_number, stores_with
from faubourg.games.small_city.components import EACH_RAW, MEDIATOR, PARK, Kind, Raw
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import ASK_ARCHITECT, ASK_STORE, NOTHING, Borough, City

LEAST_PRICE: Final = 1  # with the Mediator


def money_price(kit: Kit, borough: Borough, kind: Kind) -> int:
    """4.3.5, 5.3.1, 5.3.3 and 18.6."""
    price = kit.tiles[kind].money
    cheaper = borough.card == MEDIATOR and not kit.never_cheaper >> kind & 1
    if not price or not cheaper or (kind in PARK and not kit.mediator_parks):
        return price
    return max(LEAST_PRICE, price - 1)


def shortage(borough: Borough, raw: tuple[int, ...]) -> int:
    """How many units of a price are not in the own stores (5.3.4)."""
    return sum(max(0, raw[kind] - raw_owned(borough, kind)) for kind in EACH_RAW)


def architect_helps(kit: Kit, borough: Borough, kind: Kind) -> bool:
    """4.3.3 and 4.3.4: the card is held, unused, and of use for this kind."""
    return borough.architect and kit.architect_helps(kind) and any(kit.tiles[kind].raw)


def why_not_pay(kit: Kit, borough: Borough, kind: Kind) -> Reason | None:
    """5.3.2 and 5.3.4."""
    if money_price(kit, borough, kind) > borough.money:
        return reasons.NO_MONEY
    if not kit.with_raw >> kind & 1:
        return None
    spared = 1 if architect_helps(kit, borough, kind) else 0
    return reasons.NO_RAW if shortage(borough, kit.tiles[kind].raw) > spared else None


def payable(kit: Kit, borough: Borough) -> int:
    """The kinds that why_not_pay allows, as a set; the same for all who have as much."""
    purse = _purse(kit, borough)
    if purse not in kit.payable:
        kinds = members(kit.any_kind)
        kit.payable[purse] = set_of(k for k in kinds if why_not_pay(kit, borough, k) is None)
    return kit.payable[purse]


def _purse(kit: Kit, borough: Borough) -> int:
    """All that can be paid with, as one number; more than any price makes no difference."""
    purse = min(borough.money, kit.dearest)
    for owned in cities.all_raw_owned(borough):
        purse = purse * (kit.most_raw + 1) + min(owned, kit.most_raw)
    return purse << 2 | (borough.card == MEDIATOR) << 1 | borough.architect


def begin_payment(kit: Kit, city: City, borough: Borough, kind: Kind) -> None:
    """The money at once; then the Architect is asked, then the stores."""
    borough.money -= money_price(kit, borough, kind)
    borough.owed = list(kit.tiles[kind].raw)
    if architect_helps(kit, borough, kind):
        borough.ask = ASK_ARCHITECT
    else:
        pay_units(city, borough)


def pay_units(city: City, borough: Borough) -> None:
    """5.3.5: wood first; where all units or only one store will do, nobody is asked (1.6.2)."""
    for raw in EACH_RAW:
        while borough.owed[raw]:
            stores = stores_with(borough, raw)
            if len(stores) > 1 and raw_owned(borough, raw) > borough.owed[raw]:
                borough.ask = ASK_STORE
                return
            pay_unit(city, borough, stores[0], raw)
    borough.ask = NOTHING


def pay_unit(city: City, borough: Borough, store: int, raw: Raw) -> None:
    cities.take_unit(city, borough, store, raw)
    borough.owed[raw] -= 1


# Answers


def next_raw(borough: Borough) -> Raw:
    """5.3.5: the raw material that is paid now."""
    return next(raw for raw in EACH_RAW if borough.owed[raw])


def why_not_leave(borough: Borough, raw: Raw) -> Reason | None:
    """5.3.7; what is left must be paid (1.6.4)."""
    if not borough.owed[raw]:
        return reasons.NOT_IN_PRICE
    left = [owed - (kind == raw) for kind, owed in enumerate(borough.owed)]
    return reasons.ARCHITECT_NEEDED if shortage(borough, tuple(left)) else None


def why_not_leave_none(borough: Borough) -> Reason | None:
    return reasons.ARCHITECT_NEEDED if shortage(borough, tuple(borough.owed)) else None


def why_not_spend(borough: Borough, action: Spend) -> Reason | None:
    """5.3.6."""
    number = store_number(borough, action.store)
    return None if number in stores_with(borough, next_raw(borough)) else reasons.STORE_LACKS


def leave_out(city: City, borough: Borough, action: LeaveOut) -> None:
    """4.3.4: the card is used."""
    borough.owed[action.raw] -= 1
    borough.architect = False
    pay_units(city, borough)


def spend(city: City, borough: Borough, action: Spend) -> None:
    pay_unit(city, borough, store_number(borough, action.store), next_raw(borough))
    pay_units(city, borough)


def architect_blocks(kit: Kit, borough: Borough) -> list[Block]:
    free = [raw for raw in EACH_RAW if why_not_leave(borough, raw) is None]
    found: list[Block] = [(kit.book.leave_out, sum(1 << raw for raw in free))]
    if why_not_leave_none(borough) is None:
        found.append((kit.book.leave_none, 1))
    return found


def store_blocks(kit: Kit, borough: Borough) -> list[Block]:
    cells = cities.store_cells(borough)
    stores = stores_with(borough, next_raw(borough))
    return [(kit.book.spend, sum(1 << (1 + cells[number]) for number in stores))]
