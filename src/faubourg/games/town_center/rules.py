"""Town Center: set-up, the flow of a round, and the door to the chapters."""

from __future__ import annotations

from faubourg.core.model import CHANCE, NOT_YOUR_TURN, Action, Reason, Rules, ScoreLine, Seat
from faubourg.games.town_center import (
    actions,
    administration,
    construction,
    development,
    events,
    investment,
)
from faubourg.games.town_center import components as box
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.administration import purchase_set
from faubourg.games.town_center.board import Board, Site
from faubourg.games.town_center.construction import Customs, build_set
from faubourg.games.town_center.development import growth_set
from faubourg.games.town_center.reasons import NO_CELL, WRONG_STEP, WRONG_STEP_IN_LINE
from faubourg.games.town_center.scoring import income, points, score_lines, tie_break
from faubourg.games.town_center.state import TownCenterState

_STEP_OF: dict[type[Action], int] = {
    actions.PlaceHall: steps.HALLS, actions.Stack: steps.TOWERS, actions.Pick: steps.DRAFT,
    actions.PutBack: steps.CHOOSE, actions.Build: steps.BUILD, actions.Discard: steps.BUILD,
    actions.Confirm: steps.BUILD, actions.Grow: steps.GROW, actions.Buy: steps.BUY,
    actions.Pass: steps.BUY, actions.Draw: steps.DRAW, actions.Start: steps.START,
}  # fmt: skip


class TownCenterRules(Rules[TownCenterState, Action]):
    """Town Center for 1 to 8 players."""

    key = "town_center"
    edition = 1

    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        boards: dict[str, tuple[str, ...]] = box.BOARDS,
    ) -> None:
        self.seats = seats
        self.options = options
        self.content = box.content_hash(boards)
        self.site = Site(boards)
        self.book = actions.Catalogue(self.site)
        self.catalogue = self.book.actions
        self.central_park = options.get("solo") == "central_park"
        self.customs = Customs(options["offices"] == "optional", options["two_offices"] == "none")
        self.cyclic = options.get("shortage") == "cyclic"
        sides = ["central_park"] if self.central_park else options["sides"].split(",")
        self.boards = [Board(self.site, boards[side]) for side in sides]
        # Draws, stacks, picks, builds, confirmations, purchases; then halls, line and growth.
        self.longest = 10 * 11 * seats + (22 + len(self.site.places)) * seats

    # Set-up (2)

    def new_state(self) -> TownCenterState:
        """2.3 to 2.5: money, bag and reserve."""
        copies = 1 + (self.seats - 1) // box.PLAYERS_PER_COPY
        bag = [self.seats * count for count in box.BAG_PER_PLAYER]
        reserve = [copies * box.PER_COPY[colour] - bag[colour] for colour in box.COLOURS]
        cities = [steps.new_city(board) for board in self.boards]
        state = TownCenterState((), steps.START, 0, 0, bag, reserve, [0] * 5, [], (), 0, cities)
        state.step = steps.LINE if self.central_park else steps.HALLS
        state.actors = (CHANCE,) if self.central_park else (0,)
        return state

    def _choose_first(self, state: TownCenterState) -> None:
        """2.7 and 5.5: the first player is drawn, or chosen by the table."""
        chosen = self.options.get("first_player", "1")
        if chosen == "random":
            state.step = steps.START
            state.actors = (CHANCE,)
        else:
            self._start_first_round(state, int(chosen) - 1)

    def _start_first_round(self, state: TownCenterState, first: Seat) -> None:
        state.first = first
        self._start_round(state)

    # Chance

    def stream(self, state: TownCenterState) -> str:
        return "first" if state.step == steps.START else "bag"

    def chances(self, state: TownCenterState) -> list[tuple[Action, int]]:
        if state.step == steps.START:
            return [(self.book.start[seat], 1) for seat in range(self.seats)]
        counts = investment.drawable(state)
        return [
            (self.book.draw[colour], counts[colour]) for colour in box.COLOURS if counts[colour]
        ]

    # Legality

    def why_not(self, state: TownCenterState, seat: Seat, action: Action) -> Reason | None:
        if seat not in state.actors or seat == CHANCE:
            return NOT_YOUR_TURN
        step = _STEP_OF[type(action)]
        if step != state.step:
            in_line = self.central_park and step == steps.CHOOSE
            return WRONG_STEP_IN_LINE if in_line else WRONG_STEP[step]
        if isinstance(action, actions.PlaceHall):
            return None if self.boards[seat].ground >> action.position & 1 else NO_CELL
        if isinstance(action, actions.Stack):
            return investment.why_not_stack(state, self.seats, action)
        if isinstance(action, actions.Pick):
            return investment.why_not_pick(state, action)
        if isinstance(action, actions.PutBack):
            return investment.why_not_put_back(state, action)
        return self._why_not_city(state, seat, action)

    def _why_not_city(self, state: TownCenterState, seat: Seat, action: Action) -> Reason | None:
        board, city, reserve = self.boards[seat], state.cities[seat], state.reserve
        if isinstance(action, actions.Build):
            return construction.why_not_build(board, city, action, self.customs)
        if isinstance(action, actions.Grow):
            return development.why_not_grow(board, city, reserve, action)
        if isinstance(action, actions.Buy):
            return administration.why_not_buy(board, city, reserve, action)
        if isinstance(action, actions.Discard):
            return construction.why_not_discard(board, city, action, self.customs)
        if isinstance(action, actions.Confirm):
            return construction.why_not_confirm(city, self.is_together(state))
        return None  # Pass

    def legal_set(self, state: TownCenterState, seat: Seat) -> int:
        if seat not in state.actors:
            return 0
        step = state.step
        if step == steps.BUILD:
            return build_set(self.book, self.boards[seat], state.cities[seat], self.customs)
        if step == steps.TOWERS:
            return investment.stack_set(self.book, state, self.seats)
        if step == steps.DRAFT:
            return investment.pick_set(self.book, state)
        if step == steps.GROW:
            return self._growth(state, seat)
        if step == steps.BUY:
            return self._purchases(state, seat) | 1 << self.book.pass_on
        if step == steps.HALLS:
            return self.boards[seat].ground << self.book.hall
        if step == steps.CHOOSE:
            return investment.put_back_set(self.book, state)
        return 0

    def _growth(self, state: TownCenterState, seat: Seat) -> int:
        return growth_set(self.book, self.boards[seat], state.cities[seat], state.reserve)

    def _purchases(self, state: TownCenterState, seat: Seat) -> int:
        return purchase_set(self.book, self.boards[seat], state.cities[seat], state.reserve)

    # Doing

    def apply(self, state: TownCenterState, seat: Seat, action: Action) -> None:
        if isinstance(action, actions.Build):
            self._build(state, seat, action)
            self._after_build(state, seat)
        elif isinstance(action, actions.Draw):
            self._draw(state, action)
        elif isinstance(action, actions.Stack):
            self._stack(state, action)
        elif isinstance(action, actions.Pick):
            self._pick(state, seat, action)
        elif isinstance(action, actions.Confirm):
            state.actors = tuple(actor for actor in state.actors if actor != seat)
            if not state.actors:
                self._start_growing(state)
        elif isinstance(action, actions.Grow):
            self._grow(state, seat, action)
        elif isinstance(action, actions.Buy):
            self._buy(state, seat, action)
            self._next_buyer(state, seat)
        elif isinstance(action, actions.Pass):
            self._next_buyer(state, seat)
        else:
            self._apply_rare(state, seat, action)

    def _apply_rare(self, state: TownCenterState, seat: Seat, action: Action) -> None:
        if isinstance(action, actions.Discard):
            gone = construction.discard(state.cities[seat], action.colour, self.customs)
            state.reserve[action.colour] += gone
            self._after_build(state, seat)
        elif isinstance(action, actions.PutBack):
            investment.take_back(state, action.colour)
            self._start_building(state)
        elif isinstance(action, actions.PlaceHall):
            steps.put(self.boards[seat], state.cities[seat], box.HALL, action.position)
            self._next_hall(state, seat)
        else:
            assert isinstance(action, actions.Start)
            self._start_first_round(state, action.seat)

    def _next_hall(self, state: TownCenterState, seat: Seat) -> None:
        """2.6: one after the other; the first player is known only afterwards."""
        if seat + 1 < self.seats:
            state.actors = (seat + 1,)
        else:
            self._choose_first(state)

    def _start_round(self, state: TownCenterState) -> None:
        state.round += 1
        state.picks = 0
        # Where chance has named the first player, that tells it.
        if state.events is not None and state.step != steps.START:
            state.events.append(events.RoundBegun(state.round, state.first))
        state.step = steps.DRAW
        state.actors = (CHANCE,)
        if self.central_park:
            self._offer_line(state)

    def _offer_line(self, state: TownCenterState) -> None:
        """4.3."""
        if state.events is not None:
            head = state.line[: box.SOLO_DRAW]
            state.events.append(events.LineOffered(state.round, head))
        self._offer(state)

    def _draw(self, state: TownCenterState, action: actions.Draw) -> None:
        """3.1.1: cube by cube; 4.3: into the line."""
        colour = action.colour
        state.bag[colour] -= 1
        if state.step == steps.LINE:
            state.line = (*state.line, colour)
            if not any(state.bag):
                self._finish_line(state)
            return
        state.drawn[colour] += 1
        if sum(state.drawn) == investment.draw_size(state, self.seats):
            self._drawn(state)

    def _finish_line(self, state: TownCenterState) -> None:
        state.step = steps.HALLS
        state.actors = (0,)
        if state.events is not None:
            state.events.append(events.LineLaid(len(state.line)))

    def _drawn(self, state: TownCenterState) -> None:
        if state.events is not None:
            cubes = tuple(investment.spread(state.drawn))
            state.events.append(events.CubesDrawn(state.first, cubes))
        if self.seats == 1:
            self._offer(state)
            return
        state.step = steps.TOWERS
        state.actors = (state.first,)
        state.towers = [()] * investment.tower_count(self.seats)

    def _offer(self, state: TownCenterState) -> None:
        """4.2 and 4.3: choose from three cubes; the last two leave no choice."""
        counts = investment.offered(state)
        state.step = steps.CHOOSE
        state.actors = (0,)
        if sum(counts) < box.SOLO_DRAW:
            state.cities[0].hand = tuple(investment.spread(counts))
            state.drawn = [0] * len(box.COLOURS)
            state.line = ()
            self._start_building(state)

    def _stack(self, state: TownCenterState, action: actions.Stack) -> None:
        state.drawn[action.colour] -= 1
        state.towers[action.tower] += (action.colour,)
        if not any(state.drawn):
            state.step = steps.DRAFT

    def _pick(self, state: TownCenterState, seat: Seat, action: actions.Pick) -> None:
        """3.1.4: the top cube; then the next in the snake."""
        tower = state.towers[action.tower]
        city = state.cities[seat]
        city.hand = tuple(sorted((*city.hand, tower[-1])))
        state.towers[action.tower] = tower[:-1]
        state.picks += 1
        if state.picks == 2 * self.seats:
            self._start_building(state)
        else:
            state.actors = (investment.pick_order(state.first, self.seats)[state.picks],)

    def is_together(self, state: TownCenterState) -> bool:
        """3.2.1 and 5.6: whether all cities build at once, and confirm."""
        alone = self.seats == 1
        return not alone and (state.round > 1 or self.options["first_round"] == "together")

    def _start_building(self, state: TownCenterState) -> None:
        state.step = steps.BUILD
        together = self.is_together(state)
        state.actors = tuple(range(self.seats)) if together else (state.first,)

    def _build(self, state: TownCenterState, seat: Seat, action: actions.Build) -> None:
        city = state.cities[seat]
        limit = city.limit
        construction.build(self.boards[seat], city, action.colour, action.position)
        self._tell_limit(state, seat, limit)

    def _tell_limit(self, state: TownCenterState, seat: Seat, before: int) -> None:
        """1.8: if a cube has changed it."""
        limit = state.cities[seat].limit
        if state.events is not None and limit != before:
            state.events.append(events.LimitRaised(seat, limit))

    def _after_build(self, state: TownCenterState, seat: Seat) -> None:
        """City by city, and alone, the last cube ends a city's construction."""
        if state.cities[seat].hand or self.is_together(state):
            return
        after = (seat + 1) % self.seats
        if after == state.first:
            self._start_growing(state)
        else:
            state.actors = (after,)

    def _start_growing(self, state: TownCenterState) -> None:
        state.step = steps.GROW
        self._next_grower(state, self._reverse(state.first))

    def _reverse(self, first: Seat) -> list[Seat]:
        """1.9: reverse order, the first player last."""
        return [(first - place) % self.seats for place in range(1, self.seats + 1)]

    def _grow(self, state: TownCenterState, seat: Seat, action: actions.Grow) -> None:
        """3.3.4 and 3.3.7: a cube from the reserve; then the same city, or the next one in turn."""
        self._put_from_reserve(state, seat, action)
        order = self._reverse(state.first)
        place = order.index(seat)
        turn = order[place + 1 :] + order[: place + 1] if self.cyclic else order[place:]
        self._next_grower(state, turn)

    def _next_grower(self, state: TownCenterState, turn: list[Seat]) -> None:
        for seat in turn:
            if self._growth(state, seat):
                state.actors = (seat,)
                return
        self._collect(state)

    def _collect(self, state: TownCenterState) -> None:
        """3.4: everybody's income, then the purchases."""
        for seat, city in enumerate(state.cities):
            earned = income(self.boards[seat], city)
            city.money += earned
            if state.events is not None:
                state.events.append(events.IncomeCollected(seat, earned, city.money))
        state.step = steps.BUY
        self._ask_buyers(state, self._reverse(state.first))

    def _buy(self, state: TownCenterState, seat: Seat, action: actions.Buy) -> None:
        city = state.cities[seat]
        city.money -= administration.price(city, action.colour)
        self._put_from_reserve(state, seat, action)

    def _put_from_reserve(
        self, state: TownCenterState, seat: Seat, action: actions.Grow | actions.Buy
    ) -> None:
        city = state.cities[seat]
        limit = city.limit
        state.reserve[action.colour] -= 1
        steps.put(self.boards[seat], city, action.colour, action.position)
        self._tell_limit(state, seat, limit)

    def _next_buyer(self, state: TownCenterState, seat: Seat) -> None:
        order = self._reverse(state.first)
        self._ask_buyers(state, order[order.index(seat) + 1 :])

    def _ask_buyers(self, state: TownCenterState, seats: list[Seat]) -> None:
        """3.5.1: who cannot buy is not asked."""
        for seat in seats:
            if self._purchases(state, seat):
                state.actors = (seat,)
                return
        self._end_round(state)

    def _end_round(self, state: TownCenterState) -> None:
        """3.6: the bag goes to the left; the game ends after the tenth round."""
        if state.round == box.ROUNDS:
            state.step = steps.OVER
            state.actors = ()
            if state.events is not None:
                state.events.append(events.GameEnded())
            return
        state.first = (state.first + 1) % self.seats
        self._start_round(state)

    # Results

    def inventory(self, state: TownCenterState) -> dict[str, int]:
        """Cubes by colour, wherever they are."""
        return {box.NAMES[colour]: state.count(colour) for colour in box.COLOURS}

    def score(self, state: TownCenterState, seat: Seat) -> list[ScoreLine]:
        return score_lines(self.boards[seat], state.cities[seat])

    def ranking(self, state: TownCenterState) -> list[list[Seat]]:
        """3.7.4 and 3.7.5: most points, then most cubes from the highest floor down."""
        worth = {
            seat: (points(self.boards[seat], city), *tie_break(self.boards[seat], city))
            for seat, city in enumerate(state.cities)
        }
        places = sorted(set(worth.values()), reverse=True)
        return [[seat for seat in worth if worth[seat] == place] for place in places]

    def notation(self, action: Action) -> str:
        return self.book.notation(action)
