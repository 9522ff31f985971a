"""La Città: the door to the chapters, and results."""

from __future__ import annotations

from typing import Final

from faubourg.core import content, model
from faubourg.core.model import Action, Names, Reason, Rules, ScoreLine, Seat
from faubourg.games.la_citta import (
    actions,
    citizens,
    components,
    knowledge,
    politics,
    relocation,
    scoring,
    setup,
    turns,
)
from faubourg.games.la_citta import state as steps
from faubourg.games.la_citta.board import Board, nth
from faubourg.games.la_citta.chapter import Chapters, Kit
from faubourg.games.la_citta.components import Box
from faubourg.games.la_citta.reasons import WRONG_STEP
from faubourg.games.la_citta.state import LaCittaState

CHAPTERS: Final[Chapters] = {
    **setup.CHAPTERS, **turns.CHAPTERS, **citizens.CHAPTERS, **relocation.CHAPTERS,
}  # fmt: skip
_STEP_OF: Final = {kind: step for step, chapter in CHAPTERS.items() for kind in chapter.actions}
_BY_STEP: Final = [CHAPTERS[step] for step in range(steps.OVER)]
_STREAMS: Final = {
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
        self.content = content.content_hash([components.BASE_TILES, components.VOICE_CARDS, box])
        expanded = options["expansion"] == "on"
        supply = setup.expansion_supply(box) if expanded else setup.base_supply(box)
        self.board = Board(box, seats)
        book = actions.Catalogue(self.board, supply.buildings)
        self.catalogue = book.actions
        self.kit = Kit(
            options, box, supply, self.board, book, turns.offers(book),
            self.asks_who_grows, self.order_matters, self.may_lie_in_front,
        )  # fmt: skip
        self.advanced = options["setup"] == "advanced"
        terrain = setup.bare_terrain if self.advanced else setup.given_terrain
        self.land = self.board.land(terrain(self.board, box, supply))
        # Display, first player, terrain and castles; then each year the voice cards, cities that
        # grow, turns of up to five entries, cards set aside, migrations, citizens and tiles lost,
        # and ends of those.
        begin = 8 + len(box.spaces) + 2 * seats
        year = 4 + components.CASTLES_EACH + 6 * (components.ROUNDS + 1) * seats
        year += components.CITIZENS + len(self.board.cells)
        self.longest = begin + components.YEARS * year

    def field_names(self) -> dict[str, Names]:
        hexes = tuple(self.board.names)
        lying = ("tiles", "near", "reach", "kinds", "harvest", "lakes", "symbols", "mountains")
        return {
            "step": Names(steps.STEPS),
            "terrain": Names(components.TERRAINS),
            **dict.fromkeys(("castles", "site"), Names(hexes)),
            **dict.fromkeys(lying, Names(hexes, is_set=True)),
            **dict.fromkeys(("taken", "display"), Names(components.CARDS)),
            **dict.fromkeys(("open", "hidden"), Names(components.SERVICES)),
        }

    def new_state(self) -> LaCittaState:
        """Chapter 2; by chapter 8 without castles."""
        state = setup.new_state(self.seats, self.kit.supply, self.land)
        if not self.advanced:
            for seat, castles in enumerate(self.box.castles[self.seats]):
                for name in castles:
                    setup.place_castle(self.board, state, seat, self.board.number[name])
        return state

    # Hooks, where editions differ

    def may_lie_in_front(self, state: LaCittaState) -> list[int]:
        """5.1.9: per card, what may be set aside in a shuffle."""
        return politics.may_lie_in_front(state)

    def asks_who_grows(self, state: LaCittaState, seat: Seat) -> bool:
        """3.3.4."""
        return citizens.too_few_to_grow(state, seat)

    def order_matters(self, state: LaCittaState, seat: Seat) -> bool:
        """3.6.14."""
        return citizens.order_matters(state, seat)

    # Choices and chance

    def why_not(self, state: LaCittaState, seat: Seat, action: Action) -> Reason | None:
        if seat not in state.actors or seat == model.CHANCE:
            return model.NOT_YOUR_TURN
        step = _STEP_OF[type(action)]
        if step != state.step:
            return WRONG_STEP[step]
        return CHAPTERS[step].why_not(self.kit, state, seat, action)

    def apply(self, state: LaCittaState, seat: Seat, action: Action) -> None:
        _BY_STEP[state.step].apply(self.kit, state, seat, action)

    def chances(self, state: LaCittaState) -> list[tuple[Action, int]]:
        return _BY_STEP[state.step].chances(self.kit, state)

    def stream(self, state: LaCittaState) -> str:
        return _STREAMS.get(state.step, "voice")

    def _blocks(self, state: LaCittaState, seat: Seat) -> list[actions.Block]:
        """The legal actions as sets, in the order of the catalogue."""
        if seat not in state.actors:
            return []
        return _BY_STEP[state.step].blocks(self.kit, state, seat)

    def legal_set(self, state: LaCittaState, seat: Seat) -> int:
        chosen = 0
        for firsts, where in self._blocks(state, seat):
            for first in firsts:
                chosen |= where << first
        return chosen

    def legal(self, state: LaCittaState, seat: Seat) -> list[Action]:
        """By blocks, because the catalogue is long and most of it never legal."""
        catalogue, found = self.catalogue, list[Action]()
        for firsts, where in self._blocks(state, seat):
            places = self.board.listed(where)
            found += [catalogue[first + place] for first in firsts for place in places]
        return found

    def pick(self, state: LaCittaState, seat: Seat, rng: knowledge.Luck) -> Action:
        """The same choice as from the whole set, for the same luck."""
        blocks = self._blocks(state, seat)
        sizes = [len(firsts) * where.bit_count() for firsts, where in blocks]
        skipped, number = int(rng.random() * sum(sizes)), 0
        while skipped >= sizes[number]:
            skipped -= sizes[number]
            number += 1
        firsts, where = blocks[number]
        kind, place = divmod(skipped, sizes[number] // len(firsts))
        return self.catalogue[firsts[kind] + nth(where, place)]

    # Results

    def inventory(self, state: LaCittaState) -> dict[str, int]:
        return scoring.inventory(state)

    def score(self, state: LaCittaState, seat: Seat) -> list[ScoreLine]:
        return scoring.score_lines(state, seat)

    def is_out(self, state: LaCittaState, seat: Seat) -> bool:
        """7.1.4."""
        return bool(state.out[seat])

    def ranking(self, state: LaCittaState) -> list[list[Seat]]:
        return scoring.ranking(state)

    def notation(self, action: Action) -> str:
        return self.kit.book.notation(action)

    # Knowledge

    def known(self, state: LaCittaState, seat: Seat | None) -> LaCittaState:
        return knowledge.known(state, seat)

    def imagine(self, known: LaCittaState, seat: Seat, rng: knowledge.Luck) -> LaCittaState:
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
