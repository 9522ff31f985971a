"""Real pieces on a table: decks, a bag and tiles that are shuffled once and then lie as they lie.

Our games draw lazily: the rules weigh what may come and store no order. These models are what
people do instead. They know what is in the box and what is done with the pieces, and nothing of
how the rules count.
"""

from __future__ import annotations

from random import Random
from typing import Any

from faubourg.core.model import Seat
from faubourg.core.registry import AnyRules


class Pieces:
    """Piles of cards or tiles, each shuffled when it is first used and drawn from the top."""

    def __init__(self, rules: AnyRules, rng: Random) -> None:
        self.rng = rng
        self.piles: list[list[str]] = []
        self.held: list[set[str]] = []  # what each pile had at first

    def turn_up(self, state: Any, words: list[str]) -> str:
        """What comes now; the words are what might, as the rules have it."""
        if words[0].split()[0] in ("start", "first"):
            return self.rng.choice(words)
        return self.pile(words).pop(0)

    def pile(self, words: list[str]) -> list[str]:
        """The one these belong to; a new one holds them all."""
        for pile, held in zip(self.piles, self.held, strict=True):
            if words[0] in held:
                return pile
        self.piles.append(self.shuffled(words))
        self.held.append(set(words))
        return self.piles[-1]

    def shuffled(self, pieces: list[str]) -> list[str]:
        return self.rng.sample(pieces, len(pieces))

    def happened(self, words: str) -> None:
        """A player did this; most of it moves no piece that is drawn."""

    def choose(self, rules: AnyRules, state: Any, seat: Seat) -> Any:
        """An action; any will do."""
        return rules.pick(state, seat, self.rng)


class TownCenterPieces(Pieces):
    """A bag of cubes that is shaken before each draw."""

    CUBES = {"office": 3, "residence": 6, "shop": 3, "utility": 4, "lift": 4}  # for each player

    def __init__(self, rules: AnyRules, rng: Random) -> None:
        super().__init__(rules, rng)
        self.bag = [
            f"draw {name}" for name, n in self.CUBES.items() for _ in range(n * rules.seats)
        ]
        self.first = 3 if rules.seats == 1 else 2 * rules.seats  # cubes without an office
        self.in_line = rules.options.get("solo") == "central_park"

    def turn_up(self, state: Any, words: list[str]) -> str:
        if words[0].startswith("start"):
            return self.rng.choice(words)
        offices = list[str]()
        while True:
            self.rng.shuffle(self.bag)
            cube = self.bag.pop()
            if not self.first or cube != "draw office":
                break
            offices.append(cube)  # an early office goes back, and drawing goes on
        self.bag += offices
        self.first = max(0, self.first - 1)
        return cube

    def happened(self, words: str) -> None:
        if words.startswith("return ") and not self.in_line:
            self.bag.append(words.replace("return", "draw"))


class BigCityPieces(Pieces):
    """A deck for each district; exchanged cards go under theirs, traded ones change hands."""

    def turn_up(self, state: Any, words: list[str]) -> str:
        return words[0] if state.trade.moving else super().turn_up(state, words)

    def happened(self, words: str) -> None:
        if words.startswith("under "):
            card = words.replace("under", "card")
            self.pile([card]).append(card)


class SmallCityPieces(Pieces):
    """Stacks of promises, action cards laid in a circle anew each round, patterns of arcologies."""

    ACTION_CARDS = 8

    def __init__(self, rules: AnyRules, rng: Random) -> None:
        super().__init__(rules, rng)
        self.circle: list[str] = []
        self.drawn: list[str] = []  # special promises of which one is kept

    def turn_up(self, state: Any, words: list[str]) -> str:
        if words[0].startswith("lay "):
            if len(words) == self.ACTION_CARDS:
                self.circle = self.shuffled(words)
            return self.circle.pop(0)
        card = super().turn_up(state, words)
        if card.startswith("draw "):
            self.drawn.append(card)
        return card

    def happened(self, words: str) -> None:
        """The special promises that are not kept go under their stack, as they were drawn."""
        if words.startswith("keep special "):
            kept = words.replace("keep special", "draw")
            self.pile([kept]).extend(card for card in self.drawn if card != kept)
            self.drawn = []


class LaCittaPieces(Pieces):
    """Politics cards in deck, display and discard and in front of players; voice cards; terrain."""

    TAKEN = {"master": "master-builder", "games": "bread-and-games", "blessed": "blessed-era",
             "harvest": "bountiful-harvest", "ask": "ask-the-people"}  # fmt: skip
    # Turns in ten that pass, so that cards nobody has seen are shuffled again and again, and that
    # look at voice cards if they can.
    WISHES = ("pass",) * 5 + ("ask 1 2", "ask 2 3") + ("",) * 3

    def __init__(self, rules: Any, rng: Random) -> None:
        super().__init__(rules, rng)
        box, expanded = rules.box, rules.options["expansion"] == "on"
        cards = box.expansion_deck if expanded else box.deck
        self.deck = self.shuffled([name for name, count in cards.items() for _ in range(count)])
        self.front: list[str] = []  # cards taken this year
        self.passed: list[str] = []  # drawn by passing this year: nobody has seen them
        self.aside: list[str] = []  # those at the last reshuffle, while we are asked for them
        self.discard: list[str] = []
        self.voices = self.shuffled(["culture", "education", "health"] * 9)
        self.year: list[str] = []  # its four voice cards
        self.inner = self.shuffled(list(box.terrain.values()))
        self.outer = self.shuffled(list(box.expansion_terrain.values()))

    def turn_up(self, state: Any, words: list[str]) -> str:
        if state.phase != 4:  # the phase of actions is over
            self.discard += self.front + self.passed
            self.front, self.passed = [], []
        kind, where = words[0].split()[:2]
        if kind == "voice":
            return f"voice {where} {self._voice(where)}"
        if kind == "terrain":
            return f"terrain {where} {(self.inner if where[0].isupper() else self.outer).pop()}"
        if kind == "start":
            return self.rng.choice(words)
        self._renew_deck()
        return f"{kind} {(self.aside if kind == 'aside' else self.deck).pop()}"

    def _voice(self, where: str) -> str:
        """Four cards a year; the first lies open."""
        if where == "open":
            self.year = [self.voices.pop() for _ in range(4)]
        return self.year[0 if where == "open" else int(where)]

    def _renew_deck(self) -> None:
        if not self.deck:
            self.deck, self.discard = self.shuffled(self.discard), []
            self.aside = self.shuffled(self.passed)

    def happened(self, words: str) -> None:
        first, *rest = words.split()
        if first == "pass":
            self._renew_deck()
            self.passed.append(self.deck.pop())
        elif first == "card" or first in self.TAKEN:
            self.front.append(self.TAKEN.get(first) or rest[0])

    def choose(self, rules: AnyRules, state: Any, seat: Seat) -> Any:
        wish = self.rng.choice(self.WISHES)
        if wish and rules.why_not(state, seat, rules.parse(wish)) is None:
            return rules.parse(wish)
        return super().choose(rules, state, seat)


MODELS: dict[str, type[Pieces]] = {
    "town_center": TownCenterPieces, "big_city": BigCityPieces, "la_citta": LaCittaPieces,
    "small_city": SmallCityPieces, "arcologies": SmallCityPieces,
}  # fmt: skip
