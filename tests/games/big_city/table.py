"""Positions from text, actions in notation: the one small builder of these tests.

    game = city('''
        layout L1
        city-hall 16
        residence-2 11 12 by 2
        tram H,0,0 V,1,0
        hand 1: 13 21 lincoln-park
    ''')
    assert game.why_not("build residence-2 13 east") is None

Each line is one thing; people and districts are counted from 1 as in the notation.

    layout NAME             L1, L2 (RULES.md 8.5 and 8.4), or ALL eight districts
    district 3 180 -3 1     one more: rotation and origin
    PIECE PLOTS by 2        a piece that stands there; built by player 1 unless said
    tram STREETS            the line, segment after segment, as H,x,y or V,x,y or 11/north
    hand 1: CARDS           a hand; it counts as full unless `full` says otherwise
    full 5 5                cards in a full hand
    under 3: CARDS          put under deck 3 before, top first
    decks 1 4               only these decks have cards left, the rest is out of the game
    out CARDS               out of the game

Cards of built plots, and of parks and factories that stand, are out of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from position import Position

from faubourg.core.catalogue import members
from faubourg.core.model import CHANCE, Action, Seat
from faubourg.games.big_city import components as box
from faubourg.games.big_city import memory, trams
from faubourg.games.big_city.board import SIDES, TABLE, Plan, Street, cell_at, position, street_ends
from faubourg.games.big_city.components import Card, Cards, Plots
from faubourg.games.big_city.dealing import dealing
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import STEPS, BigCityState, Standing
from faubourg.games.big_city.turn import start_turn
from games.big_city.plain import City

LAYOUTS = {
    "L1": "2 0 3 0, 3 0 0 3, 4 0 3 2, 5 0 3 4",
    "L2": "2 0 1 3, 3 0 -3 -1, 4 180 0 5, 5 0 -3 2",
    "ALL": "2 0 3 0, 3 0 0 3, 4 0 3 2, 5 0 3 4, 6 0 3 7, 7 0 6 4, 8 0 -4 0",
}


class Piece(NamedTuple):
    name: str
    plots: list[str]
    seat: Seat
    points: int


class Table(Position[BigCityRules, BigCityState]):
    """A position, and short questions about it; asked by the first player unless one is named."""

    KEY, STEPS = "big_city", STEPS

    def action(self, words: str) -> Action:
        """Streets may be named H,x,y too."""
        kind, *rest = words.split()
        if kind == "lay" and "," in rest[0]:
            words = f"lay {street_name(self.plan, street_at(rest[0]))}"
        return self.rules.parse(words)

    def settle(self) -> Table:
        """Draw what is owed, from the first deck that will do and the first card that may come."""
        while self.step in ("draw", "card"):
            actor = self.sit(self.actors[0])
            words = actor.chances() if self.actors == (CHANCE,) else actor.choices()
            actor.play(sorted(words)[0])
        return self

    def kinds(self) -> set[str]:
        """The first words of the legal actions."""
        return {words.split()[0] for words in self.choices()}

    def points(self, words: str) -> int:
        """What it would score."""
        after = self.copy()
        after.play(words)
        return after.state.scores[self.seat] - self.state.scores[self.seat]

    def lays(self) -> set[str]:
        """The streets that take a segment now, as H,x,y and V,x,y."""
        return {street_code(self.street(words)) for words in self.legal("lay")}

    def street(self, words: str) -> Street:
        """By its plot and side: "11 north"."""
        plot, side = words.split()
        return self.plan.street_of[plot_of(plot)][SIDES.index(side)]

    def trams(self) -> list[str]:
        return [street_code(street) for street in self.state.trams]

    @property
    def plan(self) -> Plan:
        return self.rules.plan(self.state)

    @property
    def hand(self) -> list[str]:
        return [box.CARD_NAMES[card] for card in members(self.state.hands[self.seat])]

    @property
    def knows(self) -> dict[str, list[str]]:
        """What this seat remembers: "31": ["hand 2", "under 1"]."""
        own = memory.memories_of(self.known, self.seat).items()
        return {
            box.CARD_NAMES[card]: [f"{kind} {at + 1}" for kind, at in spots] for card, spots in own
        }

    @property
    def decks(self) -> list[int]:
        """How many cards are left in each."""
        return [self.known.deck_size(deck) for deck in range(box.DISTRICTS)]

    # What lies on the table, in words

    @property
    def plots(self) -> dict[str, tuple[int, int]]:
        return {box.PLOT_NAMES[plot]: position(cell) for cell, plot in self.plan.at.items()}

    @property
    def pieces(self) -> list[Piece]:
        return [
            Piece(box.PIECES[piece.piece].name, names_of(piece.plots), piece.seat, piece.points)
            for piece in self.state.standing
        ]

    @property
    def supply(self) -> dict[str, int]:
        return {box.PIECES[number].name: left for number, left in enumerate(self.state.supply)}

    @property
    def out(self) -> list[str]:
        return names_of(self.state.out)

    @property
    def ends(self) -> list[tuple[int, int]]:
        """Of the line."""
        return [position(end) for end in trams.loose_ends(self.state)]

    @property
    def town(self) -> City:
        """For the plain rules."""
        line = [street_ends(street) for street in self.state.trams]
        return City(
            self.plots,
            [(piece.name, piece.plots) for piece in self.pieces],
            [(position(one), position(other)) for one, other in line],
        )

    @property
    def centre(self) -> set[str]:
        return {box.PLOT_NAMES[plot] for plot in members(self.plan.city & ~self.plan.periphery)}


@dataclass
class _Text:
    """The lines of a position, sorted by what they say."""

    districts: list[list[int]] = field(default_factory=list)
    pieces: list[tuple[str, list[str], Seat]] = field(default_factory=list)
    trams: list[str] = field(default_factory=list)
    hands: dict[Seat, list[str]] = field(default_factory=dict)
    full: list[int] = field(default_factory=list)
    under: dict[int, list[str]] = field(default_factory=dict)
    decks: list[int] = field(default_factory=lambda: list(range(box.DISTRICTS)))
    out: list[str] = field(default_factory=list)

    def read(self, line: str) -> None:
        key, *words = line.replace(":", " ").split()
        if key == "layout":
            for given in LAYOUTS[words[0]].split(","):
                self.districts.append([int(word) for word in given.split()])
        elif key == "district":
            self.districts.append([int(word) for word in words])
        elif key == "tram":
            self.trams += words
        elif key == "hand":
            self.hands[int(words[0]) - 1] = words[1:]
        elif key == "full":
            self.full = [int(word) for word in words]
        elif key == "under":
            self.under[int(words[0]) - 1] = words[1:]
        elif key == "decks":
            self.decks = [int(word) - 1 for word in words]
        elif key == "out":
            self.out += words
        else:
            seat = int(words[words.index("by") + 1]) - 1 if "by" in words else 0
            self.pieces.append((key, [word for word in words if len(word) == 2 and word.isdigit()],
                                seat))  # fmt: skip


def city(
    text: str = "", *, seats: int = 2, turn: Seat = 0, options: dict[str, str] | None = None
) -> Table:
    """A position in the start step of somebody's turn."""
    lines = _Text()
    for line in text.splitlines():
        if line.strip():
            lines.read(line)
    game = start(seats, options)
    state = game.state
    for district, rotation, x, y in lines.districts:
        place = rotation // 90 * TABLE + cell_at(x, y)
        state.placed = (*state.placed[: district - 1], place, *state.placed[district:])
    for name, plots, seat in lines.pieces:
        _put(state, name, plots, seat)
    for word in lines.trams:
        named = "/" in word
        street = game.street(word.replace("/", " ")) if named else street_at(word)
        assert street in game.plan.streets, f"no street {word}"
        trams.lay(state, street)
    _hand_out(state, lines)
    state.first = 0
    start_turn(game.rules.kit, state, turn)
    game.seat = turn
    return game


def _put(state: BigCityState, name: str, names: list[str], seat: Seat) -> None:
    number, plots = box.NUMBER_OF[name], plots_of(names)
    assert not state.occupied & plots, f"two pieces on {names}"
    assert len(names) == plots.bit_count() and names, f"{name} on {names}"
    state.supply[number] -= 1
    state.on[number] |= plots
    state.occupied |= plots
    state.standing = (*state.standing, Standing(number, plots, seat, 0))
    state.out |= 1 << box.CARD_OF[number] if number in box.INSTALLATIONS else plots


def _hand_out(state: BigCityState, lines: _Text) -> None:
    state.out |= cards_of(lines.out)
    for seat, names in lines.hands.items():
        state.hands[seat] = cards_of(names)
    for deck, names in lines.under.items():
        state.under[deck] = tuple(map(card_of, names))
    held = _disjoint(state)
    for deck in range(box.DISTRICTS):
        left = box.DECKS[deck] & ~held
        if deck in lines.decks:
            state.decks[deck] = left
        else:
            state.decks[deck] = 0
            state.out |= left
    sizes = [hand.bit_count() for hand in state.hands]
    state.full = lines.full or sizes


def _disjoint(state: BigCityState) -> Cards:
    """All cards that lie somewhere; none may lie in two places."""
    under = [sum(1 << card for card in cards) for cards in state.under]
    found = 0
    for cards in (*state.hands, *under, state.out):
        assert not found & cards, f"cards in two places: {names_of(found & cards)}"
        found |= cards
    return found


start = Table.start


def begun(
    seats: int, options: dict[str, str] | None = None, *, hands: Iterable[str] = (), first: int = 1
) -> Table:
    """A game after the deal: each hand as one text, the rest with the lowest cards."""
    game = start(seats, options)
    wanted = [names.split() for names in hands] + [[] for _ in range(seats)]
    named = {name for names in wanted for name in names}
    while game.step == "deal":
        seat, deck = dealing(game.state)
        own = [name for name in wanted[seat] if box.DECK_OF[card_of(name)] == deck]
        others = sorted(words.split()[1] for words in game.chances())
        free = [name for name in others if name not in named]
        game.play(f"card {(own or free)[0]}")
    return game.play(f"start {first}")


def plot_of(name: str) -> int:
    return box.PLOT_NAMES.index(name)


def plots_of(names: Iterable[str]) -> Plots:
    return sum(1 << plot_of(name) for name in names)


def card_of(name: str) -> Card:
    return box.CARD_NAMES.index(name)


def cards_of(names: Iterable[str]) -> Cards:
    return sum(1 << card_of(name) for name in names)


def names_of(cards: Cards) -> list[str]:
    return [box.CARD_NAMES[card] for card in members(cards)]


def decks_of(cards: Iterable[Card]) -> list[int]:
    """The decks that their backs show, as people count."""
    return [box.DECK_OF[card] + 1 for card in cards]


def street_at(code: str) -> Street:
    """H,x,y is the north side of the cell at x, y; V,x,y its west side."""
    letter, x, y = code.split(",")
    return 2 * cell_at(int(x), int(y)) + (letter == "V")


def street_code(street: Street) -> str:
    cell, is_west = divmod(street, 2)
    x, y = position(cell)
    return f"{'V' if is_west else 'H'},{x},{y}"


def street_name(plan: Plan, street: Street) -> str:
    """By plot and side, as in the notation."""
    plot, side = plan.streets[street]
    return f"{box.PLOT_NAMES[plot]} {SIDES[side]}"
