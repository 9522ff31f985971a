"""Tiny: a complete game. Gems come out of a bag one by one; two players bid for each in secret.

Its rules are in RULES.md and here; words, picture and judge are in modules beside this one, which
Faubourg finds by their names.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from faubourg.core.catalogue import catalogue_of
from faubourg.core.model import (
    CHANCE,
    NOBODY,
    NOT_YOUR_TURN,
    Action,
    Commitment,
    Event,
    Reason,
    Rules,
    ScoreLine,
    Seat,
    State,
)
from faubourg.core.registry import Game, Option

COINS: Final = 12
HIGHEST_BID: Final = 4
NO_BID: Final = -1
UNKNOWN_BID: Final = -2  # made, but not for everybody to know
NO_GEM: Final = -1
GEMS: Final = ("quartz", "opal", "ruby", "diamond")

TOO_POOR: Final = Reason("tiny.too-poor", "2.1", 1)


@dataclass(frozen=True)
class Draw(Action):
    """Chance takes a gem out of the bag."""

    gem: int


@dataclass(frozen=True)
class Bid(Commitment):
    """A secret bid; the last one reveals them all, so no undo takes it back."""

    coins: int


@dataclass(frozen=True)
class Sold(Event):
    """What the last bid brings about; nobody has asked for it, so it is no action."""

    gem: int
    winner: Seat  # NOBODY, if the bids were equal
    coins: int


@dataclass(slots=True)
class TinyState(State):
    bag: list[int]  # per gem
    gem: int  # the one on the table
    purses: list[int]  # per seat
    bids: list[int]  # per seat, secret until both are there
    won: list[list[int]]  # per seat, per gem

    def clone(self) -> TinyState:
        won = [gems[:] for gems in self.won]
        return TinyState(self.actors, self.bag[:], self.gem, self.purses[:], self.bids[:], won)


class TinyRules(Rules[TinyState, Action]):
    """The base game; an expansion fills its hooks."""

    edition = 1
    has_secrets = True  # bids

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.key = "tiny"
        self.seats = seats
        self.options = options
        self.content = "tiny"
        self.longest = 3 * sum(self.gems())
        bids = [Bid(coins) for coins in range(HIGHEST_BID + 1)]
        self.catalogue = catalogue_of([*bids, *(Draw(gem) for gem in range(len(GEMS)))])

    def gems(self) -> list[int]:
        """Hook: how many of each gem are in the bag."""
        return [4, 3, 2, 0]

    def worth(self, gem: int) -> int:
        """Hook: what a gem counts."""
        return gem + 1

    def new_state(self) -> TinyState:
        won = [[0] * len(GEMS) for _ in range(self.seats)]
        purses, bids = [COINS] * self.seats, [NO_BID] * self.seats
        return TinyState((CHANCE,), self.gems(), NO_GEM, purses, bids, won)

    def why_not(self, state: TinyState, seat: Seat, action: Action) -> Reason | None:
        """Rule 2.1."""
        if seat not in state.actors or not isinstance(action, Bid):
            return NOT_YOUR_TURN
        return TOO_POOR if action.coins > state.purses[seat] else None

    def apply(self, state: TinyState, seat: Seat, action: Action) -> None:
        if isinstance(action, Draw):
            state.bag[action.gem] -= 1
            state.gem = action.gem
            state.actors = tuple(range(self.seats))
            return
        assert isinstance(action, Bid)
        state.bids[seat] = action.coins
        state.actors = tuple(actor for actor in state.actors if actor != seat)
        if not state.actors:
            self.reveal(state)

    def reveal(self, state: TinyState) -> None:
        """Rule 2.2: the single highest bid pays and takes the gem."""
        best = max(state.bids)
        winner = state.bids.index(best) if state.bids.count(best) == 1 else NOBODY
        if winner != NOBODY:
            state.purses[winner] -= best
            state.won[winner][state.gem] += 1
        if state.events is not None:  # somebody listens
            state.events.append(Sold(state.gem, winner, best))
        state.gem = NO_GEM
        state.bids = [NO_BID] * self.seats
        state.actors = (CHANCE,) if any(state.bag) else ()

    def chances(self, state: TinyState) -> list[tuple[Action, int]]:
        first = HIGHEST_BID + 1
        return [(self.catalogue[first + gem], n) for gem, n in enumerate(state.bag) if n]

    def stream(self, state: TinyState) -> str:
        return "bag"

    def score(self, state: TinyState, seat: Seat) -> list[ScoreLine]:
        gems = sum(self.worth(gem) * count for gem, count in enumerate(state.won[seat]))
        return [
            ScoreLine("tiny.score-gems", gems),
            ScoreLine("tiny.score-coins", state.purses[seat] // 5),
        ]

    def ranking(self, state: TinyState) -> list[list[Seat]]:
        totals = [self.total(state, seat) for seat in range(self.seats)]
        ranked = sorted(set(totals), reverse=True)
        return [[seat for seat, mine in enumerate(totals) if mine == total] for total in ranked]

    def notation(self, action: Action) -> str:
        if isinstance(action, Bid):
            return f"bid {action.coins}"
        assert isinstance(action, Draw)
        return f"draw {GEMS[action.gem]}"

    def known(self, state: TinyState, seat: Seat | None) -> TinyState:
        """That somebody has bid is seen, but not how much."""
        known = state.clone()
        for other, bid in enumerate(state.bids):
            if other != seat and bid != NO_BID:
                known.bids[other] = UNKNOWN_BID
        return known

    def imagine(self, known: TinyState, seat: Seat, rng: Random) -> TinyState:
        """Any bid that can be paid."""
        guess = known.clone()
        for other, bid in enumerate(known.bids):
            if bid == UNKNOWN_BID:
                guess.bids[other] = rng.randint(0, min(HIGHEST_BID, known.purses[other]))
        return guess

    def sees(self, state: TinyState, viewer: Seat | None, actor: Seat, action: Action) -> bool:
        return viewer == actor or actor == CHANCE


class TinyDiamondRules(TinyRules):
    """The expansion: one diamond, worth six. It only fills hooks."""

    def gems(self) -> list[int]:
        return [*super().gems()[:-1], 1]

    def worth(self, gem: int) -> int:
        return 6 if GEMS[gem] == "diamond" else super().worth(gem)


def make(seats: int, options: dict[str, str], content: str) -> TinyRules:
    kind = TinyDiamondRules if options["expansion"] == "diamond" else TinyRules
    return kind(seats, options)


OPTIONS = (Option("expansion", ("none", "diamond"), "none"),)
GAME = Game("tiny", __name__, 2, 2, OPTIONS, make, minutes=5, difficulty=1)
