"""The choices that a space of the council leaves to the player (RULES.md 11.2 to 11.4)."""

from __future__ import annotations

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.small_city import building, council
from faubourg.games.small_city.actions import MONEY, Block, Build, Decline, Offer, Reward
from faubourg.games.small_city.benefits import GRANTS, OFFERS, bring_units
from faubourg.games.small_city.chapter import Chapter, allowed
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.reasons import FINISH_FIRST, NOT_OFFERED
from faubourg.games.small_city.sites import build_blocks
from faubourg.games.small_city.state import GRANT, NOTHING, OFFER, TILE, SmallCityState


def _column(state: SmallCityState) -> int:
    return council.column_of(state.space)


# Industry


def why_not_offer(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    """11.2.1."""
    assert isinstance(action, Offer)
    return None if action.raw in OFFERS[_column(state) - 1] else NOT_OFFERED


def offer_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[Block]:
    return [(kit.book.offer, sum(1 << raw for raw in OFFERS[_column(state) - 1]))]


def take_offer(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    assert isinstance(action, Offer)
    if not bring_units(kit, state, seat, action.raw):
        council.finish(kit, state, seat)


# Economy


def grant_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[Block]:
    return [(kit.book.reward, 0b11)]


def take_grant(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """11.4.1."""
    assert isinstance(action, Reward)
    borough, count = state.city.boroughs[seat], GRANTS[_column(state) - 1]
    if action.pay == MONEY:
        borough.money += count
    else:
        borough.votes += count
    council.finish(kit, state, seat)


# Construction


def why_not_tile(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    """11.3.1 to 11.3.7."""
    busy = state.city.boroughs[seat].ask != NOTHING
    if isinstance(action, Decline):
        return FINISH_FIRST if busy else None
    if not isinstance(action, Build):
        return building.why_not_answer(kit, state.city, seat, action)
    if busy:
        return FINISH_FIRST
    terms = building.council_terms(kit, _column(state))
    placement = kit.places.all[action.placement]
    return building.why_not_build(kit, state.city, seat, placement, terms)


def tile_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[Block]:
    if state.city.boroughs[seat].ask != NOTHING:
        return building.answer_blocks(kit, state.city, seat)
    terms = building.council_terms(kit, _column(state))
    return [(kit.book.decline, 1), *build_blocks(kit, state.city, seat, terms)]


def take_tile(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    city = state.city
    if isinstance(action, Build):
        terms = building.council_terms(kit, _column(state))
        building.build(kit, city, seat, kit.places.all[action.placement], terms)
    elif not isinstance(action, Decline):
        building.answer(kit, city, seat, action)
    if city.boroughs[seat].ask == NOTHING:
        council.finish(kit, state, seat)


CHAPTERS = {
    OFFER: Chapter(why_not_offer, take_offer, offer_blocks),
    GRANT: Chapter(allowed, take_grant, grant_blocks),
    TILE: Chapter(why_not_tile, take_tile, tile_blocks),
}
