"""Big City: set-up, the flow of a turn, and the door to the chapters."""

from __future__ import annotations

from functools import lru_cache

from faubourg.core import content, model
from faubourg.core.model import CHANCE, Action, Luck, Names, Reason, Rules, ScoreLine, Seat
from faubourg.games.big_city import (
    actions,
    building,
    cards,
    dealing,
    events,
    knowledge,
    reasons,
    trade,
    trams,
    turn,
)
from faubourg.games.big_city import components as box
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.board import NOWHERE, Atlas, Plan
from faubourg.games.big_city.state import BigCityState

SECRET = actions.PutUnder | actions.PutForward | actions.Offer  # only the card's back is seen


class BigCityRules(Rules[BigCityState, Action]):
    """Big City for 2 to 5 players."""

    key = "big_city"
    edition = 1
    has_secrets = True

    def __init__(
        self, seats: int, options: dict[str, str], numbering: tuple[box.Rows, ...] = box.NUMBERING
    ) -> None:
        self.seats = seats
        self.options = options
        counts = [(piece.name, piece.count, piece.base) for piece in box.PIECES]
        self.content = content.content_hash([counts, box.SEGMENTS, numbering])
        self.numbering = numbering
        self.atlas = Atlas(numbering)
        self.book = actions.Catalogue(actions.KINDS[options["new_buildings"]])
        self.catalogue = self.book.actions
        self.customs = trams.Customs(options["tram_rule"] == "english", options["limited_trams"])
        self.trading = options["trade"] == "on"
        self.limited = options["limited_draws"] == "on"
        self.house = turn.House(seats, self.limited, options["guard"] == "on")
        self.discarding = options["obsolete"] == "discard"
        self.pool = range(1, box.POOL[seats])
        self.plan_of = lru_cache(maxsize=2048)(self._make_plan)
        # With the guard: every quiet stretch ends, and so do the 200 things that can end it.
        # Without it a game may go on as long as people like to exchange cards.
        self.longest = 200 * (box.QUIET_ROUNDS * seats + 1) * 60 if self.house.guard else 10_000_000

    def plan(self, state: BigCityState) -> Plan:
        return self.plan_of(state.placed)

    def _make_plan(self, placed: tuple[int, ...]) -> Plan:
        return Plan(self.atlas, placed)

    def field_names(self) -> dict[str, Names]:
        """Of cards whose fronts one may not see there is the deck."""
        backs = (f"deck {deck}" for deck in box.NAMES for _ in range(box.DECK_SIZE))
        cards, plots = (*box.CARD_NAMES, *backs), Names(box.PLOT_NAMES, is_set=True)
        return {
            "step": Names(steps.STEPS),
            "piece": Names(tuple(piece.name for piece in box.PIECES)),
            "returned": Names(tuple(box.NAMES)),
            "wishes": Names(tuple(box.NAMES), is_set=True),
            **dict.fromkeys(("on", "occupied", "plots"), plots),
            **dict.fromkeys(("hands", "decks", "out", "groups"), Names(cards, is_set=True)),
            **dict.fromkeys(("under", "forward", "offers"), Names(cards)),
        }

    # Set-up (2)

    def new_state(self) -> BigCityState:
        return dealing.set_up(self.seats, self.book.kinds)

    def _next_of_pool(self, state: BigCityState) -> None:
        """2.7: all of the pool; 6.7.1: the last to place draws a card first."""
        done = sum(state.placed[district] != NOWHERE for district in self.pool)
        reverse = self.options["reverse_placement"] == "on"
        order = dealing.pool_order(state.first, self.seats, self.pool, reverse)
        if done == len(order):
            extra = self.options["extra_card"] == "on"
            turn.start_turn(state, self.house, order[-1] if extra else state.first)
            if state.events is not None:
                state.events.append(events.TurnsBegin(state.turn))
            return
        state.actors, state.step = (order[done],), steps.POOL
        if done == len(order) - 1 and self.options["extra_card"] == "on":
            state.step = steps.EXTRA

    # Chance

    def stream(self, state: BigCityState) -> str:
        return dealing.stream(state)

    def chances(self, state: BigCityState) -> list[tuple[Action, int]]:
        return dealing.chances(self.book, state)

    def sees(self, state: BigCityState, viewer: Seat | None, actor: Seat, action: Action) -> bool:
        if isinstance(action, SECRET):
            return viewer == actor
        if isinstance(action, actions.Deal):
            return viewer == dealing.taker(state)
        return True

    def known_event(
        self, state: BigCityState, viewer: Seat | None, event: model.Event
    ) -> model.Event | None:
        """1.15: others see only the back of a card, which the draw or the trade has told."""
        is_hidden = isinstance(event, events.CardTaken) and event.seat != viewer
        return None if is_hidden else event

    def in_secret(self, state: BigCityState) -> bool:
        """6.1.5: offers are shown when all have confirmed."""
        return state.step == steps.ANSWER

    # Legality

    def why_not(self, state: BigCityState, seat: Seat, action: Action) -> Reason | None:
        if seat not in state.actors or seat == CHANCE:
            return model.NOT_YOUR_TURN
        if isinstance(action, actions.Start | actions.Deal):
            return reasons.NOT_FOR_PLAYERS
        possible = actions.STEPS_OF[type(action)]
        if state.step not in possible:
            return reasons.WRONG_STEP[possible[0]]
        if isinstance(action, actions.Build):
            return building.why_not_build(self.plan(state), state, seat, action)
        if isinstance(action, actions.Lay):
            return trams.why_not_lay(self.plan(state), state, self.customs, action)
        if isinstance(action, actions.Place):
            return dealing.why_not_place(state, self.pool, action)
        if isinstance(action, actions.Origin):
            return dealing.why_not_origin(self.plan(state), state, action)
        return self._why_not_cards(state, seat, action)

    def _why_not_cards(self, state: BigCityState, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, actions.PutUnder):
            return cards.why_not_put_under(state, seat, action.card, self.limited)
        if isinstance(action, actions.Draw):
            limited = self.limited and state.step == steps.DRAW
            return cards.why_not_draw(state, action.deck, limited)
        if isinstance(action, actions.Discard):
            return cards.why_not_discard(state, seat, action.card, self.discarding)
        if isinstance(action, actions.PutForward | actions.Offer | actions.Accept | actions.Wish):
            return trade.why_not(state, seat, action, self.trading)
        return None  # Stop, Pass, Ask, Confirm

    def legal_set(self, state: BigCityState, seat: Seat) -> int:
        if seat not in state.actors:
            return 0
        step = state.step
        if step == steps.TURN:
            return self._turn_set(state, seat)
        if step == steps.DRAW or step == steps.EXTRA:
            limited = self.limited and step == steps.DRAW
            return cards.drawable(state, limited) << self.book.draw
        if step == steps.ORIGIN:
            return self.plan(state).origins(*divmod(state.chosen, 4)) << self.book.origin
        if step == steps.EXCHANGE:
            return self._return_set(state, seat) | self.book.stop
        if step == steps.TRAM:
            return self._lay_set(state) | self.book.stop
        if step == steps.POOL:
            return dealing.place_set(self.book, state, self.pool)
        if step == steps.FALLBACK:
            more = len(state.returned) < box.TRADED
            return (self._return_set(state, seat) if more else 0) | self.book.stop
        return trade.legal_set(self.book, state, seat)

    def _turn_set(self, state: BigCityState, seat: Seat) -> int:
        book, plan = self.book, self.plan(state)
        found = (
            book.pass_on
            | self._return_set(state, seat)
            | building.build_set(book, plan, state, seat)
        )
        if state.on[box.CITY_HALL]:
            found |= self._lay_set(state) | dealing.place_set(book, state, range(1, box.DISTRICTS))
            if self.discarding:
                found |= cards.obsolete(state, seat) << book.discard
        if self.trading:
            found |= trade.forward_set(book, state, seat)
        return found

    def _return_set(self, state: BigCityState, seat: Seat) -> int:
        return cards.returnable(state, seat, self.limited) << self.book.put_under

    def _lay_set(self, state: BigCityState) -> int:
        return trams.lay_set(self.book, self.plan(state), state, self.customs)

    # Doing

    def apply(self, state: BigCityState, seat: Seat, action: Action) -> None:
        if isinstance(action, actions.Deal):
            dealing.deal(state, self.house, action.card)
        elif isinstance(action, actions.Draw):
            state.chosen, state.turn = action.deck, seat
            state.actors = (CHANCE,)
            state.step = steps.CARD if state.step == steps.DRAW else steps.EXTRA
        elif isinstance(action, actions.PutUnder):
            cards.put_under(state, seat, action.card)
            state.passes = 0
            state.step = steps.FALLBACK if state.step == steps.FALLBACK else steps.EXCHANGE
        elif isinstance(action, actions.Build):
            building.build(self.plan(state), state, self.house, seat, action)
        elif isinstance(action, actions.Lay):
            self._lay(state, action)
        elif isinstance(action, actions.Place):
            state.chosen = 4 * action.district + action.rotation
            state.step = steps.ORIGIN
        elif isinstance(action, actions.Origin):
            self._settle_district(state, action)
        elif isinstance(action, actions.Stop):
            self._stop(state)
        else:
            self._apply_rare(state, seat, action)

    def _apply_rare(self, state: BigCityState, seat: Seat, action: Action) -> None:
        if isinstance(action, actions.Pass):
            if not state.discards:
                state.passes += 1  # 5.3
            turn.finish(state, self.house)
        elif isinstance(action, actions.Discard):
            cards.lay_open(state, seat, 1 << action.card)
            state.discards += 1
            turn.something_done(state)
        elif isinstance(action, actions.Start):
            state.first = action.seat
            self._next_of_pool(state)
        else:
            trade.apply(state, self.house, seat, action)

    def _settle_district(self, state: BigCityState, action: actions.Origin) -> None:
        """2.10 and 3.5.3: the district lies there."""
        placed = state.placed
        dealing.settle(state, action.cell)
        if state.events is not None:
            state.events += dealing.ground_changes(self.plan_of(placed), self.plan(state))
        if state.turn == model.NOBODY:
            self._next_of_pool(state)
        else:
            turn.something_done(state)
            turn.finish(state, self.house)

    def _lay(self, state: BigCityState, action: actions.Lay) -> None:
        """3.4.3: the very first alone, later one or two."""
        is_first = not state.trams
        trams.lay(state, self.plan(state).street_of[action.plot][action.side])
        turn.something_done(state)
        if state.step == steps.TURN and not is_first and self._lay_set(state):
            state.step = steps.TRAM
        else:
            turn.finish(state, self.house)

    def _stop(self, state: BigCityState) -> None:
        if state.step == steps.ACCEPT:
            trade.after_accepting(state, self.house)
            return
        if state.step != steps.TRAM:
            state.owed = len(state.returned)
        turn.finish(state, self.house)

    # Results

    def inventory(self, state: BigCityState) -> dict[str, int]:
        return building.inventory(state)

    def score(self, state: BigCityState, seat: Seat) -> list[ScoreLine]:
        return building.score_lines(state, seat)

    def total(self, state: BigCityState, seat: Seat) -> int:
        return state.scores[seat]

    def ranking(self, state: BigCityState) -> list[list[Seat]]:
        """5.5: most points; ties share a place."""
        places = sorted(set(state.scores), reverse=True)
        return [[s for s, own in enumerate(state.scores) if own == points] for points in places]

    def notation(self, action: Action) -> str:
        return self.book.notation(action)

    # Knowledge

    def known(self, state: BigCityState, seat: Seat | None) -> BigCityState:
        return knowledge.known(state, seat)

    def imagine(self, known: BigCityState, seat: Seat, rng: Luck) -> BigCityState:
        return knowledge.imagine(known, seat, rng)
