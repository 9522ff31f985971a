"""Arcologies: the door to Small City's chapters and those that the expansion adds or changes."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Action, Luck, Rank, ScoreLine, Seat
from faubourg.games.arcologies import construction, ending, setup
from faubourg.games.arcologies import state as steps
from faubourg.games.arcologies.actions import AcceptDraw, GoOn
from faubourg.games.arcologies.components import BOX, PUMPS, ArcologyBox
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.state import ArcologiesState
from faubourg.games.small_city import rules as base
from faubourg.games.small_city.chapter import Chapters, wrong_steps
from faubourg.games.small_city.components import CITIZENS
from faubourg.games.small_city.setup import begin

SET_UP: Final = 40  # entries
OWN: Final[Chapters] = {**setup.CHAPTERS, **construction.CHAPTERS, **ending.CHAPTERS}
BEGIN: Final = (*base.BEGIN[:-1], ending.begin)
CHAPTERS: Final = {**base.CHAPTERS, **OWN}
WRONG_STEP: Final = {**wrong_steps("arcologies", OWN), **base.WRONG_STEP}
QUIET_SPELLS: Final = 2  # of the length of the option (8.13)


class ArcologiesRules(base.SmallCityRules[ArcologiesState, ArcologyKit]):
    """Small City Deluxe with Arcologies, for 1 to 4 players."""

    key = "arcologies"
    edition = 2  # 1: edition_1.py

    def __init__(self, seats: int, options: dict[str, str], box: ArcologyBox = BOX) -> None:
        super().__init__(self.make_kit(seats, options, box), BEGIN, CHAPTERS, WRONG_STEP)
        # 8.14: seven rounds for each player that are not quiet, quiet spells before and after
        # each of them; in each round what Small City has, and the answers to an offered draw.
        progress = seats * (PUMPS + 1)
        rounds = (progress + 1) * QUIET_SPELLS * self.kit.quiet_rounds + progress
        self.longest = SET_UP + rounds * (10 + seats * (21 + 2 * 150 + 9 * CITIZENS))

    def make_kit(self, seats: int, options: dict[str, str], box: ArcologyBox) -> ArcologyKit:
        """What an earlier edition has otherwise."""
        return ArcologyKit(seats, options, box)

    def new_state(self) -> ArcologiesState:
        state = setup.new_state(self.kit)
        begin(self.kit, state)
        return state

    def copy(self, state: ArcologiesState) -> ArcologiesState:
        return state.clone()

    # Chance

    def stream(self, state: ArcologiesState) -> str:
        return "arcologies" if state.step == steps.DEALING else super().stream(state)

    def chances(self, state: ArcologiesState) -> list[tuple[Action, int]]:
        """2.3."""
        if state.step != steps.DEALING:
            return super().chances(state)
        places = self.kit.own_book.deal_arcology
        return [(self.catalogue[places[number]], 1) for number in setup.undealt(self.kit, state)]

    # Results

    def inventory(self, state: ArcologiesState) -> dict[str, int]:
        """An arcology that is not built yet is with its player."""
        counted = super().inventory(state)
        boroughs = state.city.boroughs
        counted["arcology"] += sum(not borough.extras[steps.BUILT] for borough in boroughs)
        return counted

    def score(self, state: ArcologiesState, seat: Seat) -> list[ScoreLine]:
        return ending.score_lines(self.kit, state, seat)

    def score_seen(
        self, known: ArcologiesState, viewer: Seat | None, seat: Seat
    ) -> list[ScoreLine]:
        """1.9: pumps are open to all."""
        return self.score(known, seat)

    def ranking(self, state: ArcologiesState) -> list[list[Seat]]:
        return ending.ranking(self.kit, state)

    def rank(self, state: ArcologiesState) -> str:
        """9.6."""
        return ending.rank(self.kit, state)

    def solo_ranks(self) -> list[Rank]:
        """9.6: fewer rounds are better."""
        limits = [(None, ending.LAST_RANK), *reversed(ending.RANKS)]
        return [Rank(f"arcologies.rank-{name}", most) for most, name in limits]

    def solo_score(self, state: ArcologiesState) -> int | None:
        """9.3 to 9.5: without a take-off the game is lost."""
        return self.total(state, 0) if self.rank(state) else None

    # Knowledge

    def blank(self, state: ArcologiesState, seat: Seat | None) -> None:
        """8.13: of the others' answers only whether they were given is known."""
        super().blank(state, seat)
        for other, answer in enumerate(state.answers):
            if other != seat and answer != steps.NO_ANSWER:
                state.answers[other] = steps.ANSWERED

    def fill(self, known: ArcologiesState, seat: Seat, rng: Luck) -> None:
        super().fill(known, seat, rng)
        for other, answer in enumerate(known.answers):
            if answer == steps.ANSWERED:
                known.answers[other] = rng.choice((steps.ACCEPT, steps.GO_ON))

    def sees(
        self, state: ArcologiesState, viewer: Seat | None, actor: Seat, action: Action
    ) -> bool:
        if isinstance(action, AcceptDraw | GoOn):
            return viewer == actor
        return super().sees(state, viewer, actor, action)
