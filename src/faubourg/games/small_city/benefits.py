"""What the spaces of the council give (RULES.md 11.1.12, 11.2 to 11.5), and its choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.small_city import actions, building, council, flow, special
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.building import council_terms
from faubourg.games.small_city.chapter import Chapter, Chapters, allowed
from faubourg.games.small_city.components import METAL, STONE, WOOD, Line, Raw
from faubourg.games.small_city.events import Welcomed
from faubourg.games.small_city.income import ask_to_store
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.reasons import FINISH_FIRST, NOT_OFFERED
from faubourg.games.small_city.sites import Ground, build_blocks
from faubourg.games.small_city.state import GRANT, NOTHING, OFFER, TILE, SmallCityState

# By column (11.1.12).
OFFERS: Final[tuple[dict[Raw, int], ...]] = (
    {WOOD: 1},
    {WOOD: 2, STONE: 1},
    {STONE: 2, METAL: 1},
    {METAL: 2},
)
GRANTS: Final = (2, 3, 5, 8)
NEWCOMERS: Final = (1, 1, 2, 2)

Giver: TypeAlias = Callable[[Kit, SmallCityState, Seat, int], bool]


def begin(kit: Kit, state: SmallCityState, seat: Seat, line: Line, column: int) -> bool:
    """Whether the player is asked something; otherwise everything is done."""
    return GIVERS[line](kit, state, seat, column)


def industry(kit: Kit, state: SmallCityState, seat: Seat, column: int) -> bool:
    """11.2.1."""
    offers = OFFERS[column - 1]
    if len(offers) > 1:
        flow.ask(state, OFFER, seat)
        return True
    return bring_units(kit, state, seat, *offers)


def bring_units(kit: Kit, state: SmallCityState, seat: Seat, raw: Raw) -> bool:
    """11.2.2 and 11.2.3: as many as there are and as there is room for."""
    column, borough = (state.space - 1) % len(OFFERS), state.city.boroughs[seat]
    room = sum(cities.room(kit, borough, number) for number in range(len(borough.sheds) + 1))
    count = min(OFFERS[column][raw], state.city.raw[raw], max(0, room))
    state.units = [0] * (len(state.city.raw) * kit.seats)
    if not count:
        return False
    state.units[raw * kit.seats + seat] = count
    state.city.raw[raw] -= count
    ask_to_store(kit, state, seat)
    return True


def construction(kit: Kit, state: SmallCityState, seat: Seat, column: int) -> bool:
    """11.3.1: who can build nothing is not asked."""
    terms = council_terms(kit, column)
    ground = Ground(kit, state.city.boroughs[seat])
    if not any(bits for _, bits in build_blocks(kit, state.city, seat, ground, terms)):
        return False
    flow.ask(state, TILE, seat)
    return True


def economy(kit: Kit, state: SmallCityState, seat: Seat, column: int) -> bool:
    """11.4.1."""
    flow.ask(state, GRANT, seat)
    return True


def tourism(kit: Kit, state: SmallCityState, seat: Seat, column: int) -> bool:
    """11.5.1, 11.5.2 and 16.4.3."""
    borough, count = state.city.boroughs[seat], NEWCOMERS[column - 1]
    if kit.victory == "citizen":
        count = min(count, borough.career, cities.hall_room(borough))
        borough.career -= count
        borough.hall += count
        return False
    count = min(count, borough.reserve)
    borough.reserve -= count
    if count and state.events is not None:
        state.events.append(Welcomed(seat, count))
    for _ in range(count):
        cities.return_to_hall(state.city, seat)
    return False


GIVERS: Final[tuple[Giver, ...]] = (industry, construction, economy, tourism)


def _column(state: SmallCityState) -> int:
    return council.column_of(state.space)


# Industry


def why_not_offer(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    """11.2.1."""
    assert isinstance(action, actions.Offer)
    return None if action.raw in OFFERS[_column(state) - 1] else NOT_OFFERED


def offer_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[actions.Block]:
    return [(kit.book.offer, sum(1 << raw for raw in OFFERS[_column(state) - 1]))]


def take_offer(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    assert isinstance(action, actions.Offer)
    if not bring_units(kit, state, seat, action.raw):
        council.finish(kit, state, seat)


# Economy


def take_grant(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """11.4.1."""
    assert isinstance(action, actions.Reward)
    borough, count = state.city.boroughs[seat], GRANTS[_column(state) - 1]
    if action.pay == actions.MONEY:
        borough.money += count
    else:
        borough.votes += count
    council.finish(kit, state, seat)


# Construction


def why_not_tile(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    """11.3.1 to 11.3.7."""
    busy = state.city.boroughs[seat].ask != NOTHING
    if isinstance(action, actions.Decline):
        return FINISH_FIRST if busy else None
    if not isinstance(action, actions.Build):
        return building.why_not_answer(kit, state.city, seat, action)
    if busy:
        return FINISH_FIRST
    terms = building.council_terms(kit, _column(state))
    placement = kit.places.all[action.placement]
    return building.why_not_build(kit, state.city, seat, placement, terms)


def tile_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[actions.Block]:
    borough = state.city.boroughs[seat]
    if borough.ask != NOTHING:
        return building.answer_blocks(kit, state.city, seat)
    terms, ground = building.council_terms(kit, _column(state)), Ground(kit, borough)
    return [(kit.book.decline, 1), *build_blocks(kit, state.city, seat, ground, terms)]


def take_tile(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    city = state.city
    if isinstance(action, actions.Build):
        terms = building.council_terms(kit, _column(state))
        building.build(kit, city, seat, kit.places.all[action.placement], terms)
    elif not isinstance(action, actions.Decline):
        building.answer(kit, city, seat, action)
    if city.boroughs[seat].ask == NOTHING:
        council.finish(kit, state, seat)


TILE_ACTIONS = {
    actions.Build: "5.1.2", actions.Warehouse: "6.3.3", actions.NoWarehouse: "18.12",
    actions.Guard: "6.5.2", actions.NoGuard: "6.5.2", actions.Decline: "11.1.1",
}  # fmt: skip
CHAPTERS: Chapters = {
    OFFER: Chapter({actions.Offer: "11.2.1"}, why_not_offer, take_offer, offer_blocks),
    GRANT: Chapter({actions.Reward: "4.3.7"}, allowed, take_grant, special.reward_blocks),
    TILE: Chapter(TILE_ACTIONS, why_not_tile, take_tile, tile_blocks),
}
