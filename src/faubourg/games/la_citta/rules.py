"""La Città: the door to the chapters, chance and results."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.core.model import (
    CHANCE,
    NOBODY,
    NOT_YOUR_TURN,
    Action,
    Reason,
    Rules,
    ScoreLine,
    Seat,
)
from faubourg.games.la_citta import (
    advanced,
    building,
    demolition,
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
from faubourg.games.la_citta.actions import (
    Ask,
    BlessedEra,
    Block,
    BreadAndGames,
    Build,
    Catalogue,
    Demolish,
    Donor,
    Enough,
    Found,
    Gold,
    Grow,
    Harvest,
    Lay,
    LayTerrain,
    Migrate,
    Pass,
    PlaceCastle,
    SecondRoad,
    SetAside,
    Start,
    Starve,
    Stop,
    VoiceCard,
)
from faubourg.games.la_citta.board import Board, nth
from faubourg.games.la_citta.city import castles_of, city_of
from faubourg.games.la_citta.components import (
    BOX,
    CASTLES_EACH,
    CITIZENS,
    HIDDEN,
    NO_CARD,
    ROUNDS,
    UNLAID,
    YEARS,
    Box,
    content_hash,
)
from faubourg.games.la_citta.inventory import inventory
from faubourg.games.la_citta.knowledge import Luck
from faubourg.games.la_citta.reasons import WRONG_STEP
from faubourg.games.la_citta.state import (
    CASTLES,
    DISPLAY,
    DONOR,
    GROWTH,
    HUNGER,
    LOOK,
    MIGRATION,
    RELOCATION,
    SECOND_ROAD,
    SHUFFLE,
    START,
    TERRAIN,
    TURN,
    VOICE,
    LaCittaState,
)
from faubourg.games.la_citta.turns import Turns

_STEP_OF: dict[type[Action], int] = {
    Gold: TURN, Pass: TURN, Found: TURN, Build: TURN, BreadAndGames: TURN, BlessedEra: TURN,
    Harvest: TURN, Ask: TURN, Donor: DONOR, SecondRoad: SECOND_ROAD, Stop: SECOND_ROAD,
    Grow: GROWTH, Migrate: MIGRATION, Starve: HUNGER, Demolish: RELOCATION, Enough: RELOCATION,
    PlaceCastle: CASTLES, Start: START, Lay: DISPLAY, SetAside: SHUFFLE, VoiceCard: LOOK,
    LayTerrain: TERRAIN,
}  # fmt: skip
_STREAMS = {DISPLAY: "politics", START: "first", TERRAIN: "terrain", SHUFFLE: "unseen"}


class LaCittaRules(Rules[LaCittaState, Action]):
    """La Città for 2 to 5 players."""

    key = "la_citta"
    edition = 2
    has_secrets = True

    def __init__(self, seats: int, options: dict[str, str], box: Box = BOX) -> None:
        self.seats = seats
        self.options = options
        self.box = box
        self.content = content_hash(box)
        with_expansion = options["expansion"] == "on"
        self.kit = expansion.expansion_kit(box) if with_expansion else setup.base_kit(box)
        self.advanced = options["setup"] == "advanced"
        self.board = Board(box, seats)
        self.book = Catalogue(self.board, self.kit.buildings)
        self.catalogue = self.book.actions
        terrain = advanced.bare_terrain if self.advanced else setup.given_terrain
        self.land = self.board.land(terrain(self.board, box, self.kit))
        self.turns = Turns(self.board, self.book, options["large_harvest"] == "yes")
        # Display, first player, terrain and castles; then each year the voice cards, cities that
        # grow, turns of up to five entries, cards set aside, migrations, citizens and tiles lost,
        # and ends of those.
        begin = 8 + len(box.spaces) + 2 * seats
        self.longest = begin + YEARS * (
            4 + CASTLES_EACH + 6 * ROUNDS * seats + 6 * seats + CITIZENS + len(self.board.cells)
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
            year.ask_chance(state, START)
        else:
            self._begin(state, int(chosen) - 1)

    def _begin(self, state: LaCittaState, first: Seat) -> None:
        state.first = first
        if self.advanced:
            year.ask_chance(state, TERRAIN)
        else:
            year.begin_year(state)

    def _next_castle(self, state: LaCittaState) -> None:
        """8.3 and 8.4, one after the other; then 8.8."""
        seat = advanced.who_places(state)
        if seat != NOBODY:
            return year.ask(state, CASTLES, seat)
        state.first = year.left_of(state, state.first)
        year.begin_year(state)

    # Chance

    def stream(self, state: LaCittaState) -> str:
        return _STREAMS.get(state.step, "voice")

    def chances(self, state: LaCittaState) -> list[tuple[Action, int]]:
        step, book = state.step, self.book
        if step == DISPLAY:
            return [(book.lay[card], n) for card, n in enumerate(state.unseen) if n]
        if step == SHUFFLE:
            cards = self.may_lie_in_front(state)
            return [(book.aside[card], n) for card, n in enumerate(cards) if n]
        if step == START:
            return [(book.start[seat], 1) for seat in range(self.seats)]
        if step == TERRAIN:
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
        if seat not in state.actors or seat == CHANCE:
            return NOT_YOUR_TURN
        step = _STEP_OF[type(action)]
        if step != state.step:
            return WRONG_STEP[step]
        if step == TURN:
            return self.turns.why_not(state, seat, action)
        if isinstance(action, Grow):
            return growth.why_not_grow(state, seat, action)
        if isinstance(action, Migrate):
            return migration.why_not_migrate(state, seat, action)
        if isinstance(action, Starve):
            return feeding.why_not_starve(state, seat, action)
        return self._why_not_hex(state, seat, action)

    def _why_not_hex(self, state: LaCittaState, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Demolish):
            return demolition.why_not_demolish(self.board, state, seat, action.hex)
        if isinstance(action, Enough):
            return demolition.why_not_enough(state, seat)
        if isinstance(action, Donor):
            return founding.why_not_donor(state, seat, action.castle)
        if isinstance(action, SecondRoad):
            return expansion.why_not_road(self.board, state, seat, action.hex)
        if isinstance(action, PlaceCastle):
            return advanced.why_not_castle(self.board, state, action.hex)
        return None  # Stop

    def _blocks(self, state: LaCittaState, seat: Seat) -> list[Block]:
        """The legal actions as sets, in the order of the catalogue."""
        step, board, book = state.step, self.board, self.book
        if seat not in state.actors:
            return []
        if step == TURN:
            return self.turns.blocks(state, seat)
        if step == GROWTH:
            return [(book.grow, castles_of(state, growth.growing(state, seat)))]
        if step == MIGRATION:
            return migration.migration_blocks(book, state, seat)
        if step == RELOCATION:
            return demolition.demolition_blocks(book, board, state, seat)
        if step == HUNGER:
            return [(book.starve, feeding.with_citizens(state, seat))]
        if step == DONOR:
            return [(book.donor, castles_of(state, founding.donors(state, seat)))]
        if step == SECOND_ROAD:
            roads = building.places(board, state, seat)[building.ROADS]
            return [(book.second_road, roads), (book.stop, 1)]
        if step == CASTLES:
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
        if state.step == TURN:
            self.turns.do(state, seat, action)
        elif isinstance(action, Lay):
            self._lay(state, action)
        elif isinstance(action, VoiceCard):
            self._show(state, action)
        elif isinstance(action, Grow):
            growth.grow(state, city_of(state, action.castle))
            self._grow(state, [seat, *year.after(state, seat)])
        elif isinstance(action, Migrate):
            city = city_of(state, action.castle)
            migration.handle(state, city, migration.weaker(state, city, action.service))
            self._migrate(state, [seat, *year.after(state, seat)])
        elif isinstance(action, Starve):
            feeding.starve(state, action)
            year.after_hunger(self.board, state, seat)
        elif isinstance(action, Demolish):
            demolition.demolish(self.board, state, action.hex)
            year.after_demolition(self.board, state, seat)
        elif isinstance(action, Enough):
            year.end_relocation(self.board, state, seat)
        else:
            self._apply_rare(state, seat, action)

    def _apply_rare(self, state: LaCittaState, seat: Seat, action: Action) -> None:
        if isinstance(action, Donor):
            self.turns.give(state, seat, action.castle)
        elif isinstance(action, SecondRoad):
            self.turns.build_second_road(state, seat, action.hex)
        elif isinstance(action, Stop):
            year.end_turn(state)
        elif isinstance(action, SetAside):
            politics.set_aside(state, action.card)
            year.end_turn(state)
        elif isinstance(action, Start):
            self._begin(state, action.seat)
        elif isinstance(action, LayTerrain):
            advanced.lay_terrain(self.board, state, action.space, action.terrain)
            if UNLAID not in state.land.terrain:
                self._next_castle(state)
        else:
            assert isinstance(action, PlaceCastle)
            setup.place_castle(self.board, state, seat, action.hex)
            self._next_castle(state)

    def _lay(self, state: LaCittaState, action: Lay) -> None:
        """2.9 during set-up, 5.1.6 afterwards."""
        politics.lay(state, action.card)
        if state.year:
            year.end_turn(state)
        elif NO_CARD not in state.display or not state.deck:
            self._choose_first(state)

    def _show(self, state: LaCittaState, action: VoiceCard) -> None:
        step = state.step
        voice.show(state, action)
        if step == LOOK:
            if not state.positions:
                year.end_turn(state)
        elif step == VOICE:
            year.collect(state)
            self._grow(state, year.order(state))
        elif state.revealed == HIDDEN:
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
        if isinstance(action, SetAside):
            return False
        return state.step != LOOK or not isinstance(action, VoiceCard) or viewer == state.turn
