"""One turn of phase 4: what may be done and what it does (RULES.md 3.4)."""

from __future__ import annotations

from typing import NamedTuple

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.la_citta import actions, building, expansion, founding, politics
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.board import NOWHERE, Board, Hex, Hexes
from faubourg.games.la_citta.building import GROUP_OF, Group
from faubourg.games.la_citta.city import city_of, cubes_left
from faubourg.games.la_citta.components import Card
from faubourg.games.la_citta.reasons import NO_PLAYER_CARD
from faubourg.games.la_citta.state import DONOR, LOOK, SECOND_ROAD, City, LaCittaState
from faubourg.games.la_citta.year import ask, ask_chance, end_turn


class Offer(NamedTuple):
    """One kind of building, by one way."""

    first: int  # its block in the catalogue
    pool: int
    group: Group
    card: Card
    price: int


class Turns:
    """The choices of a turn."""

    def __init__(self, board: Board, book: actions.Catalogue, large_harvest: bool) -> None:
        self.board = board
        self.book = book
        self.large_harvest = large_harvest  # 10.4
        self.by_player_card = _offers(book, actions.PLAYER_CARD)
        self.by_politics_card = _offers(book, actions.POLITICS_CARD)
        self.by_master = _offers(book, actions.MASTER)

    # Why not

    def why_not(self, state: LaCittaState, seat: Seat, action: Action) -> Reason | None:
        """3.4.4, 3.4.18 and 3.4.19: first the card, then its effect."""
        if isinstance(action, actions.Pass):
            return None
        card = politics.card_of(action)
        if card == box.NO_CARD:
            reason = None if state.cards[seat] else NO_PLAYER_CARD
        else:
            reason = politics.why_not_take(state, seat, card, politics.price_of(action))
        return self._why_not_effect(state, seat, action) if reason is None else reason

    def _why_not_effect(self, state: LaCittaState, seat: Seat, action: Action) -> Reason | None:
        """5.1.4: what cannot be carried out cannot be chosen."""
        if isinstance(action, actions.Build):
            return self._why_not_build(state, seat, action)
        if isinstance(action, actions.Found):
            return founding.why_not_found(self.board, state, seat, action.hex)
        if isinstance(action, actions.BreadAndGames):
            return politics.why_not_games(state, seat, action)
        if isinstance(action, actions.BlessedEra):
            return politics.why_not_bless(state, seat, action)
        if isinstance(action, actions.Harvest):
            return politics.why_not_harvest(state, seat, action, self.large_harvest)
        return None  # gold (3.4.5) and questions (5.6) are always possible

    def _why_not_build(
        self, state: LaCittaState, seat: Seat, action: actions.Build
    ) -> Reason | None:
        if action.building == box.ROAD:
            return expansion.why_not_road(self.board, state, seat, action.hex)
        return building.why_not_build(self.board, state, seat, action.building, action.hex)

    # All at once

    def blocks(self, state: LaCittaState, seat: Seat) -> list[actions.Block]:
        """The same as why_not, as sets, in the order of the catalogue."""
        book, display, gold = self.book, state.display, state.gold[seat]
        places = building.places(self.board, state, seat)
        found = [(book.pass_on, 1)]
        if state.cards[seat]:
            found = [(book.gold, 1), (book.pass_on, 1)]
            found.append((book.found, founding.sites(self.board, state, seat)))
            found += _builds(state, self.by_player_card, places)
        open_now = [offer for offer in self.by_politics_card if offer.card in display]
        if box.MASTER_BUILDER in display:
            open_now += self.by_master
        found += _builds(state, [offer for offer in open_now if offer.price <= gold], places)
        if box.BREAD_AND_GAMES in display:
            found += self._games(state, seat)
        if box.BLESSED_ERA in display:
            found += self._blessings(state, seat)
        if box.BOUNTIFUL_HARVEST in display:
            found.append((book.harvest, politics.to_harvest(state, seat, self.large_harvest)))
        if box.ASK_THE_PEOPLE in display:
            found.append((book.ask, _questions(gold)))
        return found

    def _games(self, state: LaCittaState, seat: Seat) -> list[actions.Block]:
        most = _steps(state, seat, cubes_left(state, seat))
        found = []
        for service in box.EACH_SERVICE if most else ():
            castles = politics.with_arch(state, seat, service)
            found += [(first, castles) for first in self.book.games[service][:most]]
        return found

    def _blessings(self, state: LaCittaState, seat: Seat) -> list[actions.Block]:
        numbers = box.STEPS_EACH[: _steps(state, seat, state.citizens)]
        return [(self.book.blessed[n - 1], politics.with_room(state, seat, n)) for n in numbers]

    # Doing

    def do(self, state: LaCittaState, seat: Seat, action: Action) -> None:
        """3.4.2: a player card, a politics card, or a pass."""
        if isinstance(action, actions.Pass):
            politics.draw_unseen(state, seat)
            return end_turn(state)
        card = politics.card_of(action)
        if card == box.NO_CARD:
            state.cards[seat] -= 1
        else:
            politics.take(state, seat, card, politics.price_of(action))
        self._carry_out(state, seat, action)

    def _carry_out(self, state: LaCittaState, seat: Seat, action: Action) -> None:
        if isinstance(action, actions.Build):
            return self._build(state, seat, action)
        if isinstance(action, actions.Found):
            return self._found(state, seat, action.hex)
        if isinstance(action, actions.Ask):
            state.positions = sum(1 << position for position in action.positions)
            return ask_chance(state, LOOK)
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

    def _build(self, state: LaCittaState, seat: Seat, action: actions.Build) -> None:
        """9.2.6: a first road may be followed by a second one."""
        building.build(self.board, state, seat, action.building, action.hex)
        if action.building == box.ROAD and expansion.can_go_on(self.board, state, seat):
            return ask(state, SECOND_ROAD, seat)
        end_turn(state)

    def build_second_road(self, state: LaCittaState, seat: Seat, hex: Hex) -> None:
        building.build(self.board, state, seat, box.ROAD, hex)
        end_turn(state)

    def _found(self, state: LaCittaState, seat: Seat, hex: Hex) -> None:
        """3.4.13: the donor is asked for if there are several."""
        state.site = hex
        donors = founding.donors(state, seat)
        if len(donors) > 1:
            return ask(state, DONOR, seat)
        self._settle(state, seat, donors[0])

    def give(self, state: LaCittaState, seat: Seat, castle: Hex) -> None:
        self._settle(state, seat, city_of(state, castle))

    def _settle(self, state: LaCittaState, seat: Seat, donor: City) -> None:
        founding.found(self.board, state, seat, state.site, donor)
        state.site = NOWHERE
        end_turn(state)


def take_gold(state: LaCittaState, seat: Seat) -> None:
    """3.4.5 and 1.4.5: two, or what is left."""
    taken = min(box.GOLD_TAKEN, state.bank)
    state.gold[seat] += taken
    state.bank -= taken


def _offers(book: actions.Catalogue, way: actions.Way) -> list[Offer]:
    builds = [actions.Build(way, kind, 0) for by, kind in book.build if by == way]
    return [
        Offer(book.build[way, build.building], box.POOL_OF[build.building],
              GROUP_OF[build.building],
              politics.card_of(build), politics.price_of(build))
        for build in builds
    ]  # fmt: skip


def _builds(
    state: LaCittaState, offers: list[Offer], places: tuple[Hexes, ...]
) -> list[actions.Block]:
    pools = state.pools
    return [(first, places[group]) for first, pool, group, _, _ in offers if pools[pool]]


def _steps(state: LaCittaState, seat: Seat, pieces: int) -> int:
    """How many cubes or citizens one can pay, of so many that there are."""
    payable = sum(price <= state.gold[seat] for price in box.STEP_PRICES)
    return min(payable, pieces)


def _questions(gold: int) -> int:
    """5.6.1 and 5.6.2: which of ASKED can be paid."""
    payable = len(box.ASKED) if gold >= box.ASK_PRICES[1] else len(box.ASKED) - 1
    return (1 << payable) - 1
