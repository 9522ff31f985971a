"""Small City: the door to the chapters, which of them answers for each step, results."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar

from faubourg.core import model
from faubourg.core.model import CHANCE, Action, Luck, Names, Rank, Reason, Rules, ScoreLine, Seat
from faubourg.games.small_city import (
    benefits,
    citizens,
    construction,
    council,
    income,
    knowledge,
    pollution,
    scoring,
    setup,
    special,
    storing,
    visit,
    votes,
)
from faubourg.games.small_city import state as steps
from faubourg.games.small_city.actions import Block, list_of_blocks, set_of_blocks
from faubourg.games.small_city.chapter import Chapters, WrongSteps, steps_of, wrong_steps
from faubourg.games.small_city.components import BOX, CARDS, CITIZENS, ROUNDS, Box
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.scoring import inventory
from faubourg.games.small_city.state import SmallCityState

Begin: TypeAlias = Callable[[Kit, SmallCityState], None]


# Phases 1 to 8, in this order (3.1).
BEGIN: Final[tuple[Begin, ...]] = (
    special.begin,
    construction.begin,
    citizens.begin,
    income.begin,
    votes.begin,
    pollution.begin,
    council.begin,
    visit.begin,
)

CHAPTERS: Final[Chapters] = {
    **setup.CHAPTERS,
    **special.CHAPTERS,
    **construction.CHAPTERS,
    **citizens.CHAPTERS,
    **income.CHAPTERS,
    **storing.CHAPTERS,
    **pollution.CHAPTERS,
    **council.CHAPTERS,
    **benefits.CHAPTERS,
}
WRONG_STEP: Final = wrong_steps("small_city", CHAPTERS)

ON_CELLS: Final = ("fresh", "mayor", "citizens", "graves", "covered", "homes", "works", "slots",
                   "closed", "moved")  # fmt: skip
FEW: Final = 4  # members of a set that are skipped one by one
T = TypeVar("T", bound=SmallCityState)
K = TypeVar("K", bound=Kit)


class SmallCityRules(Rules[T, Action], Generic[T, K]):
    """Small City for 1 to 4 players; an expansion has a state, a kit and chapters of its own."""

    key = "small_city"
    edition = 1
    has_secrets = True

    def __init__(
        self, kit: K, begin: tuple[Begin, ...], chapters: Chapters, wrong_step: WrongSteps
    ) -> None:
        self.begin = begin
        self.chapters = chapters
        self.steps_of = steps_of(chapters)
        self.wrong_step = wrong_step
        self.kit = kit
        self.seats = kit.seats
        self.options = kit.options
        self.content = kit.content
        self.book = kit.book
        self.catalogue = kit.book.actions
        self._unlaid: dict[int, list[tuple[Action, int]]] = {}  # what _cards has found, by set
        # Set-up; then in each round street and circle, and for each seat a card with an investment,
        # a plan of three builds and of growth onto every cell, made twice, then moves, houses,
        # commerce, units made and stored, victims and the council, none more often than citizens.
        self.longest = 30 + ROUNDS * (10 + kit.seats * (20 + 2 * 140 + 9 * CITIZENS))

    # Legality

    def why_not(self, state: T, seat: Seat, action: Action) -> Reason | None:
        if seat not in state.actors or seat == CHANCE:
            return model.NOT_YOUR_TURN
        kind = type(action)
        if state.step not in self.steps_of[kind]:
            return self.wrong_step[kind]
        return self.chapters[state.step].why_not(self.kit, state, seat, action)

    def blocks(self, state: T, seat: Seat) -> list[Block]:
        """The legal actions as sets, in the order of the catalogue."""
        if seat not in state.actors or seat == CHANCE:
            return []
        return self.chapters[state.step].blocks(self.kit, state, seat)

    def legal_set(self, state: T, seat: Seat) -> int:
        return set_of_blocks(self.blocks(state, seat))

    def legal(self, state: T, seat: Seat) -> list[Action]:
        """By blocks, because the catalogue is long and most of it never legal."""
        return list_of_blocks(self.catalogue, self.blocks(state, seat))

    def pick(self, state: T, seat: Seat, rng: Luck) -> Action:
        """A uniformly random legal action, found without listing the others."""
        blocks = self.blocks(state, seat)
        legal = 0
        for _, where in blocks:
            legal += where.bit_count()
        skipped = int(rng.random() * legal)
        for places, where in blocks:
            count = where.bit_count()
            if skipped < count:
                return self.catalogue[places[_nth(where, skipped)]]
            skipped -= count
        raise AssertionError("no legal action")

    # Doing

    def apply(self, state: T, seat: Seat, action: Action) -> None:
        self.chapters[state.step].apply(self.kit, state, seat, action)
        while state.step == steps.BETWEEN:
            self._begin_phase(state)

    def _begin_phase(self, state: T) -> None:
        """3.1 and 3.2: phases follow one another, and rounds."""
        state.phase = state.phase % len(self.begin) + 1
        self.begin[state.phase - 1](self.kit, state)

    def field_names(self) -> dict[str, Names]:
        places, cells = self.kit.places, tuple(self.kit.board.names)
        return {
            "step": Names(self.kit.step_names),
            "ask": Names(self.kit.ask_names),
            "sheds": Names(cells),
            "built": Names(tuple(places.kinds), is_set=True),
            **dict.fromkeys(("tiles", "halls", "laid"), Names(tuple(places.names))),
            **dict.fromkeys(("card", "circle", "gone_cards"), Names(CARDS)),
            **dict.fromkeys(ON_CELLS, Names(cells, is_set=True)),
        }

    # Chance

    def stream(self, state: T) -> str:
        if state.step == steps.DEAL:
            return f"promises {len(state.city.boroughs[state.turn].dealt) + 1}"
        return {steps.START: "first", steps.CIRCLE: "circle"}.get(state.step, "special")

    def chances(self, state: T) -> list[tuple[Action, int]]:
        """All alike; what a rule has made known comes with certainty (16.1.5)."""
        if state.step == steps.CIRCLE:
            return self._cards(special.laid(state))[:]
        return [(self.catalogue[place], 1) for place in self._outcomes(state)]

    def _cards(self, laid: int) -> list[tuple[Action, int]]:
        """4.2.1: those that are not among these; kept, as they are asked for often."""
        if laid not in self._unlaid:
            places = [self.book.lay[card] for card in special.left(laid)]
            self._unlaid[laid] = [(self.catalogue[place], 1) for place in places]
        return self._unlaid[laid]

    def _outcomes(self, state: T) -> list[int]:
        book = self.book
        if state.step == steps.START:
            return list(book.first[: self.seats])
        if state.step == steps.DEAL:
            return [book.deal[promise - 1] for promise in setup.undealt(self.kit, state)]
        return [book.draw_special[card - 1] for card in council.next_specials(state)]

    # Results

    def inventory(self, state: T) -> dict[str, int]:
        return inventory(self.kit, state)

    def score(self, state: T, seat: Seat) -> list[ScoreLine]:
        return scoring.score_lines(self.kit, state.city, seat)

    def score_seen(self, known: T, viewer: Seat | None, seat: Seat) -> list[ScoreLine]:
        """1.6.8: who plans sees the own plan as if it were carried out."""
        return scoring.score_lines(self.kit, knowledge.city_of(known, viewer), seat)

    def is_out(self, state: T, seat: Seat) -> bool:
        """10.2.11."""
        return bool(state.city.boroughs[seat].gone)

    def ranking(self, state: T) -> list[list[Seat]]:
        return scoring.ranking(self.kit, state)

    def solo_ranks(self) -> list[Rank]:
        """17.3.1."""
        return [Rank(f"small_city.rank-{name}", least) for least, name in scoring.RANKS]

    def solo_score(self, state: T) -> int | None:
        """17.2.10: at level 100 there is none."""
        return None if self.is_out(state, 0) else self.total(state, 0)

    def notation(self, action: Action) -> str:
        return self.book.notation(action)

    # Knowledge

    def known(self, state: T, seat: Seat | None) -> T:
        known = self.copy(state)
        self.blank(known, seat)
        return known

    def imagine(self, known: T, seat: Seat, rng: Luck) -> T:
        guess = self.copy(known)
        self.fill(guess, seat, rng)
        return guess

    def determinize(self, state: T, seat: Seat, rng: Luck) -> T:
        """What is known is nobody else's here, so its blanks are filled without another copy."""
        known = self.known(state, seat)
        self.fill(known, seat, rng)
        return known

    def blank(self, state: T, seat: Seat | None) -> None:
        """Take out of a copy what the seat may not know."""
        knowledge.blank(state, seat)

    def fill(self, known: T, seat: Seat, rng: Luck) -> None:
        """Draw for the blanks of a copy."""
        knowledge.fill(self.kit, known, seat, rng)

    @abstractmethod
    def copy(self, state: T) -> T:
        """A clone, with the type of the game's own state."""

    def sees(self, state: T, viewer: Seat | None, actor: Seat, action: Action) -> bool:
        return knowledge.sees(state, viewer, actor, action)

    def in_secret(self, state: T) -> bool:
        """1.6.8: plans are shown when all have committed."""
        return state.step == steps.CONSTRUCTION


HALVES: Final = (64, 32, 16, 8)  # of the cells of a board, or more


def _nth(bits: int, skipped: int) -> int:
    """The member after so many others: half of the places are left out at a time."""
    place = 0
    for half in HALVES if skipped > FEW else ():
        low = bits & (1 << half) - 1
        count = low.bit_count()
        if skipped < count:
            bits = low
        else:
            skipped -= count
            place += half
            bits >>= half
    for _ in range(skipped):
        bits &= bits - 1
    return place + (bits & -bits).bit_length() - 1


class BaseRules(SmallCityRules[SmallCityState, Kit]):
    """Small City Deluxe without an expansion."""

    def __init__(self, seats: int, options: dict[str, str], box: Box = BOX) -> None:
        super().__init__(Kit(seats, options, box), BEGIN, CHAPTERS, WRONG_STEP)

    def new_state(self) -> SmallCityState:
        state = setup.new_state(self.kit)
        setup.begin(self.kit, state)
        return state

    def copy(self, state: SmallCityState) -> SmallCityState:
        return state.clone()
