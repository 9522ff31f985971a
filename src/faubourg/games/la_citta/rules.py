"""La Città: the door to the chapters, chance and results."""

from __future__ import annotations

from faubourg.core import model
from faubourg.core.catalogue import members
from faubourg.core.model import Action, Reason, Rules, ScoreLine, Seat
from faubourg.games.la_citta import (
    actions,
    advanced,
    building,
    components,
    demolition,
    events,
    expansion,
    feeding,
    founding,
    growth,
    knowledge,
    migration,
    politics,
    scoring,
    setup,
    voice,
    year,
)
from faubourg.games.la_citta import state as steps
from faubourg.games.la_citta.board import Board, nth
from faubourg.games.la_citta.city import castles_of, city_of
from faubourg.games.la_citta.components import Box
from faubourg.games.la_citta.inventory import inventory
from faubourg.games.la_citta.knowledge import Luck
from faubourg.games.la_citta.reasons import WRONG_STEP
from faubourg.games.la_citta.state import LaCittaState
from faubourg.games.la_citta.turns import Turns

_STEP_OF: dict[type[Action], int] = {
    actions.Gold: steps.TURN, actions.Pass: steps.TURN, actions.Found: steps.TURN,
    actions.Build: steps.TURN, actions.BreadAndGames: steps.TURN, actions.BlessedEra: steps.TURN,
    actions.Harvest: steps.TURN, actions.Ask: steps.TURN, actions.Donor: steps.DONOR,
    actions.SecondRoad: steps.SECOND_ROAD, actions.Stop: steps.SECOND_ROAD,
    actions.Grow: steps.GROWTH, actions.Migrate: steps.MIGRATION, actions.Starve: steps.HUNGER,
    actions.Demolish: steps.RELOCATION, actions.Enough: steps.RELOCATION,
    actions.PlaceCastle: steps.CASTLES, actions.Start: steps.START, actions.Lay: steps.DISPLAY,
    actions.SetAside: steps.SHUFFLE, actions.VoiceCard: steps.LOOK,
    actions.LayTerrain: steps.TERRAIN,
}  # fmt: skip
_STREAMS = {
    steps.DISPLAY: "politics",
    steps.START: "first",
    steps.TERRAIN: "terrain",
    steps.SHUFFLE: "unseen",
}


class LaCittaRules(Rules[LaCittaState, Action]):
    """La Città for 2 to 5 players."""

    key = "la_citta"
    edition = 2
    has_secrets = True

    def __init__(self, seats: int, options: dict[str, str], box: Box = components.BOX) -> None:
        self.seats = seats
        self.options = options
        self.box = box
        self.content = components.content_hash(box)
        with_expansion = options["expansion"] == "on"
        self.kit = expansion.expansion_kit(box) if with_expansion else setup.base_kit(box)
        self.advanced = options["setup"] == "advanced"
        self.board = Board(box, seats)
        self.book = actions.Catalogue(self.board, self.kit.buildings)
        self.catalogue = self.book.actions
        terrain = advanced.bare_terrain if self.advanced else setup.given_terrain
        self.land = self.board.land(terrain(self.board, box, self.kit))
        self.turns = Turns(self.board, self.book, options["large_harvest"] == "yes")
        # Display, first player, terrain and castles; then each year the voice cards, cities that
        # grow, turns of up to five entries, cards set aside, migrations, citizens and tiles lost,
        # and ends of those.
        begin = 8 + len(box.spaces) + 2 * seats
        self.longest = begin + components.YEARS * (
            4
            + components.CASTLES_EACH
            + 6 * components.ROUNDS * seats
            + 6 * seats
            + components.CITIZENS
            + len(self.board.cells)
        )

    # Set-up (2 and 8)

    def new_state(self) -> LaCittaState:
        state = setup.new_state(self.seats, self.kit, self.land)
        if not self.advanced:
            for seat, castles in enumerate(self.box.castles[self.seats]):
                for name in castles:
                    setup.place_castle(self.board, state, seat, self.board.number[name])
        return state

    def _choose_first(self, state: LaCittaState) -> None:
        """2.11 and 10.3: the first player is drawn, or named by the table."""
        chosen = self.options["first_player"]
        if chosen == "random":
            year.ask_chance(state, steps.START)
        else:
            first = int(chosen) - 1
            if state.events is not None:
                state.events.append(events.FirstNamed(first))
            self._begin(state, first)

    def _begin(self, state: LaCittaState, first: Seat) -> None:
        state.first = first
        if self.advanced:
            year.ask_chance(state, steps.TERRAIN)
        else:
            year.begin_year(state)

    def _next_castle(self, state: LaCittaState) -> None:
        """8.3 and 8.4, one after the other; then 8.8."""
        seat = advanced.who_places(state)
        if seat != model.NOBODY:
            return year.ask(state, steps.CASTLES, seat)
        state.first = year.left_of(state, state.first)
        if state.events is not None:
            state.events.append(events.CastlesStand(state.first))
        year.begin_year(state)

    # Chance

    def stream(self, state: LaCittaState) -> str:
        return _STREAMS.get(state.step, "voice")

    def chances(self, state: LaCittaState) -> list[tuple[Action, int]]:
        step, book = state.step, self.book
        if step == steps.DISPLAY:
            return [(book.lay[card], n) for card, n in enumerate(state.unseen) if n]
        if step == steps.SHUFFLE:
            cards = self.may_lie_in_front(state)
            return [(book.aside[card], n) for card, n in enumerate(cards) if n]
        if step == steps.START:
            return [(book.start[seat], 1) for seat in range(self.seats)]
        if step == steps.TERRAIN:
            space = advanced.next_space(state)
            left = advanced.tiles_left(self.board, self.box, self.kit, state)
            return [(book.lay_terrain(space, t), n) for t, n in enumerate(left) if n]
        voices = book.voice[voice.position(state)]
        return [(voices[service], n) for service, n in voice.outcomes(state)]

    def may_lie_in_front(self, state: LaCittaState) -> list[int]:
        """Hook, 5.1.9: per card, what may be set aside in a shuffle."""
        return politics.may_lie_in_front(state)

    # Legality

    def why_not(self, state: LaCittaState, seat: Seat, action: Action) -> Reason | None:
        if seat not in state.actors or seat == model.CHANCE:
            return model.NOT_YOUR_TURN
        step = _STEP_OF[type(action)]
        if step != state.step:
            return WRONG_STEP[step]
        if step == steps.TURN:
            return self.turns.why_not(state, seat, action)
        if isinstance(action, actions.Grow):
            return growth.why_not_grow(state, seat, action)
        if isinstance(action, actions.Migrate):
            return migration.why_not_migrate(state, seat, action)
        if isinstance(action, actions.Starve):
            return feeding.why_not_starve(state, seat, action)
        return self._why_not_hex(state, seat, action)

    def _why_not_hex(self, state: LaCittaState, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, actions.Demolish):
            return demolition.why_not_demolish(self.board, state, seat, action.hex)
        if isinstance(action, actions.Enough):
            return demolition.why_not_enough(state, seat)
        if isinstance(action, actions.Donor):
            return founding.why_not_donor(state, seat, action.castle)
        if isinstance(action, actions.SecondRoad):
            return expansion.why_not_road(self.board, state, seat, action.hex)
        if isinstance(action, actions.PlaceCastle):
            return advanced.why_not_castle(self.board, state, action.hex)
        return None  # Stop

    def _blocks(self, state: LaCittaState, seat: Seat) -> list[actions.Block]:
        """The legal actions as sets, in the order of the catalogue."""
        step, board, book = state.step, self.board, self.book
        if seat not in state.actors:
            return []
        if step == steps.TURN:
            return self.turns.blocks(state, seat)
        if step == steps.GROWTH:
            return [(book.grow, castles_of(state, growth.growing(state, seat)))]
        if step == steps.MIGRATION:
            return migration.migration_blocks(book, state, seat)
        if step == steps.RELOCATION:
            return demolition.demolition_blocks(book, board, state, seat)
        if step == steps.HUNGER:
            return [(book.starve, feeding.with_citizens(state, seat))]
        if step == steps.DONOR:
            return [(book.donor, castles_of(state, founding.donors(state, seat)))]
        if step == steps.SECOND_ROAD:
            roads = building.places(board, state, seat)[building.ROADS]
            return [(book.second_road, roads), (book.stop, 1)]
        if step == steps.CASTLES:
            return [(book.castle, advanced.castle_sites(board, state))]
        return []

    def legal_set(self, state: LaCittaState, seat: Seat) -> int:
        chosen = 0
        for first, where in self._blocks(state, seat):
            chosen |= where << first
        return chosen

    def legal(self, state: LaCittaState, seat: Seat) -> list[Action]:
        """By blocks, because the catalogue is long and most of it never legal."""
        blocks = self._blocks(state, seat)
        return [
            self.catalogue[first + place] for first, where in blocks for place in members(where)
        ]

    def pick(self, state: LaCittaState, seat: Seat, rng: Luck) -> Action:
        """The same choice as from the whole set, for the same luck."""
        blocks = self._blocks(state, seat)
        counts = [where.bit_count() for _, where in blocks]
        skipped = int(rng.random() * sum(counts))
        for (first, where), count in zip(blocks, counts, strict=True):
            if skipped < count:
                return self.catalogue[first + nth(where, skipped)]
            skipped -= count
        raise AssertionError("no legal action")

    # Doing

    def apply(self, state: LaCittaState, seat: Seat, action: Action) -> None:
        if state.step == steps.TURN:
            self.turns.do(state, seat, action)
        elif isinstance(action, actions.Lay):
            self._lay(state, action)
        elif isinstance(action, actions.VoiceCard):
            self._show(state, action)
        elif isinstance(action, actions.Grow):
            growth.grow(state, city_of(state, action.castle))
            if not state.citizens:
                self._grow(state, year.after(state, seat))
        elif isinstance(action, actions.Migrate):
            migration.handle(state, city_of(state, action.castle), action.service)
            self._migrate(state, [seat, *year.after(state, seat)])
        elif isinstance(action, actions.Starve):
            feeding.starve(state, action)
            year.after_hunger(self.board, state, seat)
        elif isinstance(action, actions.Demolish):
            demolition.demolish(self.board, state, action.hex)
            year.after_demolition(self.board, state, seat)
        elif isinstance(action, actions.Enough):
            year.end_relocation(self.board, state, seat)
        else:
            self._apply_rare(state, seat, action)

    def _apply_rare(self, state: LaCittaState, seat: Seat, action: Action) -> None:
        if isinstance(action, actions.Donor):
            self.turns.give(state, seat, action.castle)
        elif isinstance(action, actions.SecondRoad):
            self.turns.build_second_road(state, seat, action.hex)
        elif isinstance(action, actions.Stop):
            year.end_turn(state)
        elif isinstance(action, actions.SetAside):
            politics.set_aside(state, action.card)
            year.end_turn(state)
        elif isinstance(action, actions.Start):
            self._begin(state, action.seat)
        elif isinstance(action, actions.LayTerrain):
            advanced.lay_terrain(self.board, state, action.space, action.terrain)
            if components.UNLAID not in state.land.terrain:
                if state.events is not None:
                    state.events.append(events.TerrainLaid(advanced.who_places(state)))
                self._next_castle(state)
        else:
            assert isinstance(action, actions.PlaceCastle)
            setup.place_castle(self.board, state, seat, action.hex)
            self._next_castle(state)

    def _lay(self, state: LaCittaState, action: actions.Lay) -> None:
        """2.9 during set-up, 5.1.6 afterwards."""
        politics.lay(state, action.card)
        if state.year:
            year.end_turn(state)
        elif components.NO_CARD not in state.display or not state.deck:
            if state.events is not None:
                state.events.append(events.DisplayLaid(len(state.display)))
            self._choose_first(state)

    def _show(self, state: LaCittaState, action: actions.VoiceCard) -> None:
        step = state.step
        voice.show(state, action)
        if step == steps.LOOK:
            if not state.positions:
                year.end_turn(state)
        elif step == steps.VOICE:
            year.collect(state)
            self._grow(state, year.order(state))
        elif state.revealed == components.HIDDEN:
            voice.tell_voices(state)
            self._migrate(state, year.order(state))

    def _grow(self, state: LaCittaState, seats: list[Seat]) -> None:
        year.grow(state, seats, self.asks_who_grows)

    def asks_who_grows(self, state: LaCittaState, seat: Seat) -> bool:
        """Hook, 3.3.4."""
        return growth.is_scarce(state, seat)

    def _migrate(self, state: LaCittaState, seats: list[Seat]) -> None:
        year.migrate(self.board, state, seats, self.order_matters)

    def order_matters(self, state: LaCittaState, seat: Seat) -> bool:
        """Hook, 3.6.14."""
        return migration.order_matters(state, seat)

    # Results

    def inventory(self, state: LaCittaState) -> dict[str, int]:
        return inventory(state)

    def score(self, state: LaCittaState, seat: Seat) -> list[ScoreLine]:
        return scoring.score_lines(state, seat)

    def is_out(self, state: LaCittaState, seat: Seat) -> bool:
        """7.1.4."""
        return bool(state.out[seat])

    def ranking(self, state: LaCittaState) -> list[list[Seat]]:
        return scoring.ranking(state)

    def notation(self, action: Action) -> str:
        return self.book.notation(action)

    # Knowledge

    def known(self, state: LaCittaState, seat: Seat | None) -> LaCittaState:
        return knowledge.known(state, seat)

    def imagine(self, known: LaCittaState, seat: Seat, rng: Luck) -> LaCittaState:
        return knowledge.imagine(known, rng, known.shuffles)

    def sees(self, state: LaCittaState, viewer: Seat | None, actor: Seat, action: Action) -> bool:
        """5.1.9: what is set aside is shown to nobody; 5.6.3: who asked sees alone."""
        if isinstance(action, actions.SetAside):
            return False
        return (
            state.step != steps.LOOK
            or not isinstance(action, actions.VoiceCard)
            or viewer == state.turn
        )
