"""Phase 4: turn by turn, what may be done and what it does (RULES.md 3.4)."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.la_citta import actions, building, events, politics, reasons, year
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta import state as steps
from faubourg.games.la_citta.actions import Block
from faubourg.games.la_citta.board import NOWHERE, Hexes
from faubourg.games.la_citta.building import GROUP_OF, Offer, Offers
from faubourg.games.la_citta.chapter import Chapter, Chapters, Kit, after, ask, ask_chance, order
from faubourg.games.la_citta.politics import Cards, bit_of
from faubourg.games.la_citta.state import City, LaCittaState

# Whose turn it is


def begin_actions(state: LaCittaState) -> None:
    """3.4.3: a penalised player begins with one player card less."""
    state.phase = 4
    state.round = 1
    state.founded = 0
    state.cards = [box.PLAYER_CARDS - (state.penalised >> s & 1) for s in range(len(state.cards))]
    if state.events is not None:
        penalised = [seat for seat in order(state) if state.penalised >> seat & 1]
        state.events += map(events.Penalised, penalised)
    ask_turn(state, order(state))


def ask_turn(state: LaCittaState, seats: list[Seat]) -> None:
    """3.4.1 and 3.4.3: the next of these in this round, or the next round."""
    for seat in seats:
        if state.round > 1 or not state.penalised >> seat & 1:
            return ask(state, steps.TURN, seat)
    if state.round == box.ROUNDS:
        return end_actions(state)
    state.round += 1
    ask_turn(state, order(state))


def end_turn(state: LaCittaState) -> None:
    """5.1.6: the display is filled up, after a shuffle if need be; then the next player."""
    free = box.NO_CARD in state.display
    if free and not state.deck:
        politics.shuffle(state)
    if state.to_set_aside:
        ask_chance(state, steps.SHUFFLE)
    elif free and state.deck:
        ask_chance(state, steps.DISPLAY)
    else:
        ask_turn(state, after(state, state.turn))


def end_actions(state: LaCittaState) -> None:
    """3.4.22, then 3.5.1."""
    state.cards = [box.PLAYER_CARDS] * len(state.cards)
    politics.discard_taken(state)
    state.phase = 5
    state.round = 0
    ask_chance(state, steps.REVEAL)


# Why not


def why_not(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> Reason | None:
    """3.4.4, 3.4.18 and 3.4.19: first the card, then its effect."""
    if isinstance(action, actions.Pass):
        return None
    card = politics.card_of(action)
    if card == box.NO_CARD:
        reason = None if state.cards[seat] else reasons.NO_PLAYER_CARD
    else:
        reason = politics.why_not_take(state, seat, card, politics.price_of(action))
    return _why_not_effect(kit, state, seat, action) if reason is None else reason


def _why_not_effect(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> Reason | None:
    """5.1.4: what cannot be carried out cannot be chosen."""
    if isinstance(action, actions.Build):
        return building.why_not_build(kit.board, state, seat, action.building, action.hex)
    if isinstance(action, actions.Found):
        return building.why_not_found(kit.board, state, seat, action.hex)
    if isinstance(action, actions.BreadAndGames):
        return politics.why_not_games(state, seat, action)
    if isinstance(action, actions.BlessedEra):
        return politics.why_not_bless(state, seat, action)
    if isinstance(action, actions.Harvest):
        return politics.why_not_harvest(kit, state, seat, action)
    return None  # gold (3.4.5) and questions (5.6) are always possible


# All at once

GAMES: Final = bit_of(box.BREAD_AND_GAMES)
ERA: Final = bit_of(box.BLESSED_ERA)
HARVEST: Final = bit_of(box.BOUNTIFUL_HARVEST)
ASK: Final = bit_of(box.ASK_THE_PEOPLE)


def offers(book: actions.Catalogue) -> list[Offers]:
    """Each kind of building by each way, in the order of the catalogue."""
    found: list[Offers] = []
    for (way, kind), first in book.build.items():
        build = actions.Build(way, kind, 0)
        offer = Offer(first, kind, bit_of(politics.card_of(build)), politics.price_of(build))
        if not found or found[-1].group != GROUP_OF[kind]:
            found.append(Offers(GROUP_OF[kind]))
        found[-1].add(offer)
    return found


def blocks(kit: Kit, state: LaCittaState, seat: Seat) -> list[Block]:
    """The same as why_not, as sets, in the order of the catalogue."""
    book, gold, usable = kit.book, state.gold[seat], politics.usable(state, seat)
    own, able = cities.cities_of(state, seat), building.donors(state, seat)
    found: list[Block] = [(book.pass_on, 1)]
    if state.cards[seat]:
        sites = building.sites(kit.board, state, seat, able)
        found = [(book.gold_or_pass, 1), (book.found, sites)]
    _add_builds(
        found, state, kit.offers, building.places(kit.board, state, own, able), usable, gold
    )
    if usable & GAMES:
        _add_games(found, book, state, seat, own)
    if usable & ERA:
        most = _steps(gold, state.citizens)
        for number, castles in enumerate(politics.with_room(state, own, most)):
            found.append((book.blessed[number], castles))
    if usable & HARVEST:
        found.append((book.harvest, politics.to_harvest(kit, state, seat)))
    if usable & ASK:
        found.append((book.ask, _questions(gold)))
    return found


def _add_builds(
    found: list[Block], state: LaCittaState, all_offers: list[Offers], places: list[Hexes],
    usable: Cards, gold: int,
) -> None:  # fmt: skip
    """Those for which there are hexes, a card, the gold and a tile."""
    pools = state.pools
    for offers in all_offers:
        if offers.cards & usable and places[offers.group]:
            firsts = [
                offer.first
                for offer in offers.kinds
                if offer.card & usable and offer.price <= gold and pools[offer.pool]
            ]
            found.append((firsts, places[offers.group]))


def _add_games(
    found: list[Block], book: actions.Catalogue, state: LaCittaState, seat: Seat, own: list[City]
) -> None:
    most = _steps(state.gold[seat], cities.cubes_left(state, seat))
    for service in box.EACH_SERVICE if most else ():
        castles = politics.with_arch(state, own, service)
        if castles:
            found.append((book.games[service][:most], castles))


def _steps(gold: int, pieces: int) -> int:
    """How many cubes or citizens one can pay, of so many that there are."""
    payable = 0
    while payable < len(box.STEP_PRICES) and box.STEP_PRICES[payable] <= gold:
        payable += 1
    return min(payable, pieces)


def _questions(gold: int) -> int:
    """5.6.1 and 5.6.2: which of ASKED can be paid."""
    payable = len(box.ASKED) if gold >= box.ASK_PRICES[1] else len(box.ASKED) - 1
    return (1 << payable) - 1


# Doing


def apply(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> None:
    """3.4.2: a player card, a politics card, or a pass."""
    if isinstance(action, actions.Pass):
        politics.draw_unseen(state, seat)
        return end_turn(state)
    card = politics.card_of(action)
    if card == box.NO_CARD:
        state.cards[seat] -= 1
    else:
        politics.take(state, seat, card, politics.price_of(action))
    _carry_out(kit, state, seat, action)


def _carry_out(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> None:
    if isinstance(action, actions.Build):
        return _build(kit, state, seat, action)
    if isinstance(action, actions.Found):
        return _found(kit, state, seat, action)
    if isinstance(action, actions.Ask):
        state.positions = sum(1 << position for position in action.positions)
        return ask_chance(state, steps.LOOK)
    if isinstance(action, actions.Gold):
        take_gold(state, seat)
    elif isinstance(action, actions.BreadAndGames):
        politics.lay_cubes(state, action)
    elif isinstance(action, actions.BlessedEra):
        politics.bless(state, action)
    else:
        assert isinstance(action, actions.Harvest)
        state.harvest |= 1 << action.hex
    end_turn(state)


def take_gold(state: LaCittaState, seat: Seat) -> None:
    """3.4.5 and 1.4.5: two, or what is left."""
    taken = min(box.GOLD_TAKEN, state.bank)
    state.gold[seat] += taken
    state.bank -= taken


def _build(kit: Kit, state: LaCittaState, seat: Seat, action: actions.Build) -> None:
    """9.2.6: a first road may be followed by a second one."""
    building.build(kit.board, state, seat, action.building, action.hex)
    if action.building == box.ROAD and building.can_go_on(kit.board, state, seat):
        return ask(state, steps.SECOND_ROAD, seat)
    end_turn(state)


def _found(kit: Kit, state: LaCittaState, seat: Seat, action: actions.Found) -> None:
    """3.4.13: the donor is asked for if there are several."""
    state.site = action.hex
    donors = building.donors(state, seat)
    if len(donors) > 1:
        return ask(state, steps.DONOR, seat)
    _settle(kit, state, seat, donors[0])


def _settle(kit: Kit, state: LaCittaState, seat: Seat, donor: City) -> None:
    building.found(kit.board, state, seat, state.site, donor)
    state.site = NOWHERE
    end_turn(state)


# The donor of a new city


def why_not_donor(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> Reason | None:
    """3.4.11 and 3.4.12."""
    assert isinstance(action, actions.Donor)
    if not cities.owns_castle(state, seat, action.castle):
        return reasons.DONOR_NOT_YOURS
    able = cities.city_of(state, action.castle) in building.donors(state, seat)
    return None if able else reasons.DONOR_TOO_SMALL


def donor_blocks(kit: Kit, state: LaCittaState, seat: Seat) -> list[Block]:
    return [(kit.book.donor, cities.castles_of(state, building.donors(state, seat)))]


def give(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> None:
    assert isinstance(action, actions.Donor)
    _settle(kit, state, seat, cities.city_of(state, action.castle))


# A second road


def why_not_second_road(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> Reason | None:
    """9.2.6: one may stop."""
    if isinstance(action, actions.Stop):
        return None
    assert isinstance(action, actions.SecondRoad)
    return building.why_not_road(kit.board, state, seat, action.hex)


def second_road_blocks(kit: Kit, state: LaCittaState, seat: Seat) -> list[Block]:
    roads = building.streets(kit.board, state, seat)
    return [(kit.book.second_road, roads), (kit.book.stop, 1)]


def build_second_road(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> None:
    if isinstance(action, actions.SecondRoad):
        building.build(kit.board, state, seat, box.ROAD, action.hex)
    end_turn(state)


# Chance within a turn


def show(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> None:
    """5.6.1."""
    assert isinstance(action, actions.VoiceCard)
    year.look(state, action)
    if not state.positions:
        end_turn(state)


def cards_in_front(kit: Kit, state: LaCittaState) -> list[tuple[Action, int]]:
    """5.1.9."""
    cards = enumerate(kit.may_lie_in_front(state))
    return [(kit.book.aside[card], n) for card, n in cards if n]


def set_aside(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> None:
    assert isinstance(action, actions.SetAside)
    politics.set_aside(state, action.card)
    end_turn(state)


TURN_ACTIONS = (
    actions.Gold, actions.Pass, actions.Found, actions.Build, actions.BreadAndGames,
    actions.BlessedEra, actions.Harvest, actions.Ask,
)  # fmt: skip
CHAPTERS: Chapters = {
    steps.TURN: Chapter(TURN_ACTIONS, apply, why_not, blocks),
    steps.DONOR: Chapter((actions.Donor,), give, why_not_donor, donor_blocks),
    steps.SECOND_ROAD: Chapter(
        (actions.SecondRoad, actions.Stop),
        build_second_road,
        why_not_second_road,
        second_road_blocks,
    ),
    steps.LOOK: Chapter((actions.VoiceCard,), show, chances=year.voice_chances),
    steps.SHUFFLE: Chapter((actions.SetAside,), set_aside, chances=cards_in_front),
}
