"""What changes during a game of Arcologies, besides what changes in Small City."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from faubourg.games.small_city.state import ASKS, STEPS, SmallCityState

# Steps and questions follow those of Small City.
DEALING: Final = len(STEPS)  # chance deals the arcologies
DRAW: Final = len(STEPS) + 1  # all answer whether the game shall end
STEP_NAMES: Final = (*STEPS, "arcologies", "draw")
ASK_REMAINDER: Final = len(ASKS)  # what is left of a tile that is split (4.4.4)
ASK_MOVE: Final = len(ASKS) + 1  # where a unit of a covered warehouse goes (10.4)
ASK_NAMES: Final = (*ASKS, "remainder", "move")

# Places in Borough.extras.
OWNER: Final = 0  # the seat whose borough it is
DEALT: Final = 1  # the arcology, by number of its pattern
TURN: Final = 2  # how its pattern lies, once it is being built
BUILT: Final = 3  # 1 once the arcology stands
PUMPS: Final = 4
PAIRS: Final = 5  # cells on which a second citizen of the owner stands (5.2.1)
NEWS: Final = 6  # pumps and arcologies made in this round (8.12)
SEALED: Final = 7  # and the following, by seat: cells of those locked inside (10.5)
NO_ARCOLOGY: Final = -1
NO_TURN: Final = -1

Answer: TypeAlias = int  # to the offer of a draw
NO_ANSWER: Final = 0
ACCEPT: Final = 1
GO_ON: Final = 2
ANSWERED: Final = 3  # one that a reader may not know
ANSWERS: Final = ("", "accept", "go on")


@dataclass(slots=True)
class ArcologiesState(SmallCityState):
    """The whole table. What belongs to one borough is in its extras."""

    quiet: int  # quiet rounds in a row (8.12)
    answers: list[Answer]  # by seat, while a draw is offered; secret until all have answered

    def clone(self) -> ArcologiesState:
        copy = ArcologiesState.__new__(ArcologiesState)
        self.copy_to(copy)
        copy.quiet = self.quiet
        copy.answers = self.answers[:]
        return copy
