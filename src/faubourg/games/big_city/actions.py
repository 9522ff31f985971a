"""The choices of Big City, their places in the catalogue and their notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from faubourg.core.catalogue import catalogue_of
from faubourg.core.model import Action, Commitment, Seat
from faubourg.core.notation import counted, spelled
from faubourg.games.big_city import board as boards
from faubourg.games.big_city import components as box
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.components import Card, District, PieceNumber, Plot

WHICH: Final = ("first", "second", "both")  # of the cards put forward is given for an offer
BOTH: Final = 2
# Pieces in play.
KINDS: Final = {"none": box.OLD, "published": box.PUBLISHED, "all": len(box.PIECES)}


@dataclass(frozen=True)
class Start(Action):
    """Chance names the first player (2.6)."""

    seat: Seat


@dataclass(frozen=True)
class Deal(Action):
    """Chance turns up the card that a player gets (2.4, 3.8.2, 6.1.8)."""

    card: Card


@dataclass(frozen=True)
class Place(Action):
    """Which district, and how it is turned (2.10)."""

    district: District
    rotation: int


@dataclass(frozen=True)
class Origin(Action):
    """Where it goes (2.10)."""

    cell: boards.Cell


@dataclass(frozen=True)
class Build(Action):
    """Any piece: 3.2 and 3.3. The anchor is its upper left plot, or the corner of an L."""

    piece: PieceNumber
    plot: Plot
    direction: int


@dataclass(frozen=True)
class Lay(Action):
    """A segment of the tram in a street (3.4)."""

    plot: Plot
    side: boards.Side


@dataclass(frozen=True)
class Discard(Action):
    """An obsolete card (3.1.3)."""

    card: Card


@dataclass(frozen=True)
class PutUnder(Action):
    """A card under its deck, to exchange it (3.6.1)."""

    card: Card


@dataclass(frozen=True)
class Draw(Action):
    """From which deck (3.8.2)."""

    deck: District


@dataclass(frozen=True)
class Stop(Action):
    """No second segment, no more cards to exchange, no more offers to accept."""


@dataclass(frozen=True)
class Pass(Action):
    """3.7.1."""


@dataclass(frozen=True)
class PutForward(Action):
    """A card to trade (6.1.2)."""

    card: Card


@dataclass(frozen=True)
class Wish(Action):
    """A deck one would like a card of (6.1.3)."""

    deck: District


@dataclass(frozen=True)
class Ask(Action):
    """The others answer now (6.1.3)."""


@dataclass(frozen=True)
class Offer(Action):
    """A card for those put forward (6.1.5)."""

    card: Card


@dataclass(frozen=True)
class Confirm(Commitment):
    """The answer stands (6.1.5)."""


@dataclass(frozen=True)
class Accept(Action):
    """Somebody's offer, and what is given for it (6.1.6)."""

    seat: Seat
    which: int


OwnCard: TypeAlias = Discard | PutUnder | PutForward | Offer  # a card leaves the hand


# In which steps a choice may be made; the first names the paragraph a refusal cites. In the
# catalogue's order, so that the legal actions of a step come in it, too.
STEPS_OF: Final[dict[type[Action], tuple[int, ...]]] = {
    Draw: (steps.DRAW, steps.EXTRA), Place: (steps.TURN, steps.POOL), Build: (steps.TURN,),
    Lay: (steps.TURN, steps.TRAM), Discard: (steps.TURN,),
    PutUnder: (steps.TURN, steps.EXCHANGE, steps.FALLBACK),
    Stop: (steps.EXCHANGE, steps.TRAM, steps.ACCEPT, steps.FALLBACK), Pass: (steps.TURN,),
    PutForward: (steps.TURN, steps.FORWARD), Wish: (steps.FORWARD,), Ask: (steps.FORWARD,),
    Offer: (steps.ANSWER,), Confirm: (steps.ANSWER,), Accept: (steps.ACCEPT,),
    Origin: (steps.ORIGIN,),
}  # fmt: skip


class Catalogue:
    """All actions, numbered; blocks that the rules shift sets into begin at named places."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds
        self.actions: list[Action] = catalogue_of(_all_actions(kinds))
        find = {action: action.index for action in self.actions}
        self.place = find[Place(0, 0)]  # + 4 * district + rotation
        self.origin = find[Origin(0)]  # + cell
        self.build = [find[Build(piece, 0, 0)] for piece in range(kinds)]  # + ways * plot + way
        free = [(n, piece.shape) for n, piece in enumerate(box.PIECES[:kinds]) if piece.deck < 0]
        self.sizes = [[n for n, shape in free if shape == size] for size in ("I1", "I2", "I3")]
        self.lay = find[Lay(0, 0)]  # + 4 * plot + side
        self.discard = find[Discard(0)]
        self.put_under = find[PutUnder(0)]
        self.draw = find[Draw(0)]
        self.put_forward = find[PutForward(0)]
        self.wish = find[Wish(0)]
        self.offer = find[Offer(0)]
        self.accept = find[Accept(0, 0)]  # + 3 * seat + which
        self.stop, self.pass_on = find[Stop()], find[Pass()]
        self.ask, self.confirm = find[Ask()], find[Confirm()]
        # Chance, with its weight.
        self.dealt = [(self.actions[find[Deal(card)]], 1) for card in range(box.CARDS)]
        self.outcomes: dict[box.Cards, list[tuple[Action, int]]] = {}  # by what may come
        self.started = [(self.actions[find[Start(seat)]], 1) for seat in range(box.MOST)]

    def notation(self, action: Action) -> str:
        if not isinstance(action, Build):
            return spelled(action, _WORDS.get(type(action)) or word(action), _NAMES)
        piece, plot = box.PIECES[action.piece], box.PLOT_NAMES[action.plot]
        direction = boards.DIRECTIONS[piece.shape][action.direction]
        return f"build {piece.name} {plot} {direction}".strip()


def word(action: Action) -> str:
    """The choice in one word: "build", "under"."""
    return type(action).__name__.lower().removeprefix("put")


_WORDS: Final[dict[type[Action], str]] = {Place: "district", Origin: "at", Deal: "card"}
_NAMES: Final[dict[str, Sequence[str]]] = {
    "seat": counted(box.MOST), "deck": counted(box.DISTRICTS), "district": counted(box.DISTRICTS),
    "card": box.CARD_NAMES, "plot": box.PLOT_NAMES, "side": boards.SIDES, "which": WHICH,
    "rotation": [str(90 * rotation) for rotation in range(boards.ROTATIONS)],
    "cell": ["{} {}".format(*boards.position(cell)) for cell in range(boards.TABLE)],
}  # fmt: skip


def _all_actions(kinds: int) -> Iterator[Action]:
    """What is chosen most often first and the many cells last: short sets are fast ones."""
    yield from (Draw(deck) for deck in range(box.DISTRICTS))
    yield from (Place(d, k) for d in range(box.DISTRICTS) for k in range(boards.ROTATIONS))
    for piece in range(kinds):
        ways = range(len(boards.SHAPES[box.PIECES[piece].shape]))
        yield from (Build(piece, plot, way) for plot in range(box.PLOTS) for way in ways)
    yield from (Lay(plot, side) for plot in range(box.PLOTS) for side in range(4))
    yield from (Discard(card) for card in range(box.CARDS))
    yield from (PutUnder(card) for card in range(box.CARDS))
    yield from (Stop(), Pass())
    yield from (PutForward(card) for card in range(box.CARDS))
    yield from (Wish(deck) for deck in range(box.DISTRICTS))
    yield Ask()
    yield from (Offer(card) for card in range(box.CARDS))
    yield Confirm()
    yield from (Accept(seat, which) for seat in range(box.MOST) for which in range(3))
    yield from (Deal(card) for card in range(box.CARDS))
    yield from (Start(seat) for seat in range(box.MOST))
    yield from (Origin(cell) for cell in range(boards.TABLE))
