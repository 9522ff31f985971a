"""What changes during a game of Big City."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from faubourg.core.model import Seat, State
from faubourg.games.big_city import components as box
from faubourg.games.big_city.board import Crossing, Place, Street
from faubourg.games.big_city.components import Card, Cards, District, PieceNumber, Plot, Plots

Step: TypeAlias = int
DEAL: Final = 0  # chance deals the first hands
START: Final = 1  # chance names the first player
POOL: Final = 2  # a district of the pool
EXTRA: Final = 3  # the last to place draws a card (6.7.1)
ORIGIN: Final = 4  # where the district goes
TURN: Final = 5  # obsolete cards, or an action
TRAM: Final = 6  # a second segment, or stop
EXCHANGE: Final = 7  # another card, or stop
DRAW: Final = 8  # from which deck
CARD: Final = 9  # chance turns it up
FORWARD: Final = 10  # trade: more cards, wishes, ask
ANSWER: Final = 11  # trade: all others at once
ACCEPT: Final = 12  # trade: whose offer
SWAP: Final = 13  # trade: chance hands the cards over
FALLBACK: Final = 14  # trade failed: up to two cards may be exchanged
OVER: Final = 15
STEPS: Final = ("deal", "start", "pool", "extra", "origin", "turn", "tram", "exchange", "draw",
                "card", "forward", "answer", "accept", "swap", "fallback", "over")  # fmt: skip

NOTHING: Final = -1  # no district chosen, no line yet

Way: TypeAlias = tuple[tuple[int, ...], ...]  # per group of cards: their places, ascending


@dataclass(frozen=True)
class Standing:
    """A piece in the city, who built it and what it was worth."""

    piece: PieceNumber
    plots: Plots
    seat: Seat
    points: int

    # For pickle: compiled and frozen it would not be read back, nor would the two below.
    def __reduce__(self) -> tuple[type[Standing], tuple[object, ...]]:
        return Standing, (self.piece, self.plots, self.seat, self.points)


@dataclass(frozen=True)
class Memory:
    """1.15: where a seat knows cards of one deck to be, that it does not hold itself.

    A place is a player's hand, then it has the number of the seat, or a card under the deck, then
    it is how far that lies from the top, counted on behind the seats. A way says where all groups
    may lie at once. The cards of a group may be exchanged for each other in every way.
    """

    groups: tuple[Cards, ...]  # by when their first card came
    ways: tuple[Way, ...]
    places: tuple[int, ...]  # per group: set of places; must equal the union over ways

    def __reduce__(self) -> tuple[type[Memory], tuple[object, ...]]:
        return Memory, (self.groups, self.ways, self.places)


NO_MEMORY: Final = Memory((), ((),), ())


@dataclass(frozen=True)
class Trade:
    """6.1: what is on offer between the players."""

    forward: tuple[Card, ...]
    wishes: int  # set of decks
    offers: tuple[tuple[Card, ...], ...]  # per seat
    answered: int  # set of seats
    traded: int  # own cards given so far
    moving: tuple[tuple[Card, Seat, Seat], ...]  # card, from, to: not handed over yet
    given: tuple[tuple[Card, Seat], ...]  # handed over in this trade, and by whom

    def __reduce__(self) -> tuple[type[Trade], tuple[object, ...]]:
        return Trade, (
            self.forward, self.wishes, self.offers, self.answered, self.traded, self.moving,
            self.given,
        )  # fmt: skip


@cache
def no_trade(seats: int) -> Trade:
    return Trade((), 0, ((),) * seats, 0, 0, (), ())


@dataclass(slots=True)
class BigCityState(State):
    """The whole table. The order of the decks is unknown, and it is stored nowhere."""

    step: Step
    first: Seat
    turn: Seat  # whose turn it is
    placed: tuple[Place, ...]  # per district
    chosen: int  # 4 * district + rotation, while its origin is chosen
    standing: tuple[Standing, ...]
    on: list[Plots]  # per piece; must equal the union over standing
    occupied: Plots  # 1.12; must equal the union over on
    supply: list[int]  # per piece
    trams: tuple[Street, ...]
    ends: tuple[Crossing, Crossing]  # 3.4.7; loose_ends must give them unless it branches (6.5.1)
    hands: list[Cards]  # per seat
    decks: list[Cards]  # per deck: its unordered part
    under: list[tuple[Card, ...]]  # per deck: put under it, top first
    out: Cards  # played and discarded
    scores: list[int]
    full: list[int]  # per seat: cards in a full hand
    owed: int  # cards still to be drawn this turn
    drawn: tuple[int, ...]  # per deck: cards drawn this turn
    discards: int  # this turn
    returned: tuple[District, ...]  # decks that got a card back this turn
    passes: int  # in a row
    quiet: int  # turns in a row in which nothing was built, placed, laid or discarded
    memories: list[tuple[Memory, ...]]  # per seat, per deck
    trade: Trade

    def clone(self) -> BigCityState:
        """Field by field: the constructor of a dataclass is never compiled."""
        copy = BigCityState.__new__(BigCityState)
        copy.actors = self.actors
        copy.events = None
        copy.step = self.step
        copy.first = self.first
        copy.turn = self.turn
        copy.placed = self.placed
        copy.chosen = self.chosen
        copy.standing = self.standing
        copy.on = self.on[:]
        copy.occupied = self.occupied
        copy.supply = self.supply[:]
        copy.trams = self.trams
        copy.ends = self.ends
        copy.hands = self.hands[:]
        copy.decks = self.decks[:]
        copy.under = self.under[:]
        copy.out = self.out
        copy.scores = self.scores[:]
        copy.full = self.full[:]
        copy.owed = self.owed
        copy.drawn = self.drawn
        copy.discards = self.discards
        copy.returned = self.returned
        copy.passes = self.passes
        copy.quiet = self.quiet
        copy.memories = self.memories[:]
        copy.trade = self.trade
        return copy

    def on_any(self, pieces: tuple[PieceNumber, ...]) -> Plots:
        """The plots of all pieces of some kinds."""
        found = 0
        for piece in pieces:
            found |= self.on[piece]
        return found

    def standing_on(self, plot: Plot) -> Standing | None:
        return next((piece for piece in self.standing if piece.plots >> plot & 1), None)

    def deck_size(self, deck: int) -> int:
        return self.decks[deck].bit_count() + len(self.under[deck])


NO_DRAWS: Final = (0,) * box.DISTRICTS
NO_MEMORIES: Final = (NO_MEMORY,) * box.DISTRICTS
