"""Town Center: the course of a round, and the door to the chapters."""

from __future__ import annotations

from typing import Final

from faubourg.core.content import content_hash
from faubourg.core.model import (
    CHANCE,
    NOT_YOUR_TURN,
    Action,
    Names,
    Rank,
    Reason,
    Rules,
    ScoreLine,
    Seat,
)
from faubourg.games.town_center import (
    administration,
    construction,
    development,
    events,
    investment,
    reasons,
    setup,
)
from faubourg.games.town_center import components as box
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.actions import STEP_OF
from faubourg.games.town_center.chapter import Chapter, Kit
from faubourg.games.town_center.scoring import points, score_lines, tie_break
from faubourg.games.town_center.state import TownCenterState


def begin_round(kit: Kit, state: TownCenterState) -> bool:
    """3.6: the bag goes to the left; the game ends after the tenth round."""
    if state.round == box.ROUNDS:
        state.step, state.actors = steps.OVER, ()
        if state.events is not None:
            state.events.append(events.GameEnded())
        return False
    if state.round:
        state.first = (state.first + 1) % kit.seats
    return investment.begin(kit, state)


PHASES = (begin_round, construction.begin, development.begin, administration.begin)
SETUP = Chapter(-1, setup.why_not, setup.apply, setup.legal_set)
INVESTMENT = Chapter(0, investment.why_not, investment.apply, investment.legal_set)
CHAPTERS: Final[dict[int, Chapter]] = {
    steps.START: SETUP, steps.LINE: SETUP, steps.HALLS: SETUP,
    steps.DRAW: INVESTMENT, steps.TOWERS: INVESTMENT, steps.CHOOSE: INVESTMENT,
    steps.DRAFT: INVESTMENT,
    steps.BUILD: Chapter(1, construction.why_not, construction.apply, construction.legal_set),
    steps.GROW: Chapter(2, development.why_not, development.apply, development.legal_set),
    steps.BUY: Chapter(3, administration.why_not, administration.apply, administration.legal_set),
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
        self.content = content_hash([box.PER_COPY, box.BAG_PER_PLAYER, boards])
        self.kit = kit = Kit(seats, options, boards)
        self.rows = boards
        self.table = seats  # cities at the table, also where one of them is looked at alone
        self.site, self.boards, self.book = kit.site, kit.boards, kit.book
        self.customs, self.central_park = kit.customs, kit.central_park
        self.catalogue = kit.book.actions
        # Draws, stacks, picks, builds, confirmations, purchases; then halls, line and growth.
        self.longest = 10 * 11 * seats + (22 + len(kit.site.places)) * seats

    def alone(self, seat: Seat) -> TownCenterRules:
        """The same for one city, as far as the others can do nothing to it."""
        sides = self.options["sides"].split(",")
        one = TownCenterRules(1, {**self.options, "sides": sides[seat]}, self.rows)
        one.table = self.table
        return one

    def field_names(self) -> dict[str, Names]:
        standing = Names(tuple(self.site.names), is_set=True)
        return {
            "step": Names(steps.STEPS),
            **dict.fromkeys(("hand", "towers", "line"), Names(box.NAMES)),
            **dict.fromkeys(("cubes", "near", "sites", "shafts"), standing),
        }

    def new_state(self) -> TownCenterState:
        return setup.new_state(self.kit)

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

    # Choices

    def why_not(self, state: TownCenterState, seat: Seat, action: Action) -> Reason | None:
        if seat not in state.actors or seat == CHANCE:
            return NOT_YOUR_TURN
        step = STEP_OF[type(action)]
        if step != state.step:
            in_line = self.central_park and step == steps.CHOOSE
            return reasons.WRONG_STEP_IN_LINE if in_line else reasons.WRONG_STEP[step]
        return CHAPTERS[step].why_not(self.kit, state, seat, action)

    def legal_set(self, state: TownCenterState, seat: Seat) -> int:
        if seat not in state.actors or seat == CHANCE:
            return 0
        return CHAPTERS[state.step].legal_set(self.kit, state, seat)

    def apply(self, state: TownCenterState, seat: Seat, action: Action) -> None:
        """A phase that is over is followed by the next one, which may be over at once."""
        chapter = CHAPTERS[state.step]
        phase, is_over = chapter.phase, chapter.apply(self.kit, state, seat, action)
        while is_over:
            phase = (phase + 1) % len(PHASES)
            is_over = PHASES[phase](self.kit, state)

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

    def solo_ranks(self) -> list[Rank]:
        """4.4: the lowest is for any score, also below 0."""
        return [Rank(f"town_center.rank-{name}", least or None) for least, name in box.RANKS]

    def notation(self, action: Action) -> str:
        return self.book.notation(action)
