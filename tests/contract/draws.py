"""How often things come up on a real table, against the chances our rules give them.

Games are played by the rules with real pieces (pieces.py) deciding what chance does. Before each
draw the rules say how likely every outcome is. If they are right, then over many draws whatever
can be said of an outcome beforehand, such as which card it is or how long it has not come up, is
as frequent as it should be. As this holds at every step, games drawn lazily come out as often as
those with real pieces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import TypeAlias

from contract.pieces import MODELS
from faubourg.core.model import CHANCE
from faubourg.core.registry import AnyRules, find_game

ENOUGH = 5.0  # variance, below which a deviation says nothing
STEPS = (1, 2, 4, 8, 16, 32, 64)  # draws in all, and since the same came up
SHARES = (0.05, 0.1, 0.2, 0.35, 0.5, 0.75)  # how likely it was


@dataclass
class Tally:
    """One thing that can be said of outcomes."""

    seen: int = 0
    due: float = 0.0  # by the chances
    variance: float = 0.0

    @property
    def deviation(self) -> float:
        """In standard deviations; 0 where there is too little to say."""
        return (self.seen - self.due) / sqrt(self.variance) if self.variance >= ENOUGH else 0.0

    def add(self, other: Tally) -> None:
        self.seen += other.seen
        self.due += other.due
        self.variance += other.variance


Tallies: TypeAlias = dict[str, Tally]


@dataclass
class Past:
    """What a stream of chance has brought so far in a game."""

    drawn: int = 0
    last: dict[str, int] = field(default_factory=dict)
    times: Counter[str] = field(default_factory=Counter)

    def traits(self, name: str, share: float) -> Iterator[str]:
        """What can be said of an outcome before it is known."""
        gap = self.drawn - self.last[name] if name in self.last else 0
        yield name
        yield f"{name}, time {sum(self.drawn >= bound for bound in STEPS)}"
        yield f"gap {sum(gap >= bound for bound in STEPS)}"
        yield f"share {sum(share >= bound for bound in SHARES)}"
        yield f"came up {min(self.times[name], 4)} times"

    def add(self, name: str) -> None:
        self.last[name] = self.drawn
        self.times[name] += 1
        self.drawn += 1


@dataclass(frozen=True)
class Case:
    """A way to play, and how many games of it are enough to find a plain fault."""

    game: str
    seats: int
    games: int
    options: tuple[tuple[str, str], ...] = ()
    edition: int | None = None

    def __str__(self) -> str:
        words = [self.game, str(self.seats), *(f"{k}={v}" for k, v in self.options)]
        return "-".join([*words, *([f"edition={self.edition}"] if self.edition else [])])

    def rules(self) -> AnyRules:
        game = find_game(self.game)
        return game.rules(self.seats, game.for_programs(dict(self.options)), edition=self.edition)


CASES = [
    Case("town_center", 1, 120),
    Case("town_center", 1, 100, (("solo", "central_park"),)),
    Case("town_center", 3, 60),
    Case("big_city", 2, 40),
    Case("big_city", 3, 20, (("trade", "on"), ("extra_card", "on"))),
    Case("la_citta", 5, 50),
    Case("la_citta", 3, 40, (("expansion", "on"), ("setup", "advanced"))),
    Case("small_city", 1, 60),
    Case("small_city", 3, 40, (("victory", "electoral"),)),
    Case("arcologies", 3, 20),
]
FAULTY = Case("la_citta", 5, 50, edition=1)  # drew the second reshuffle wrong


def tallied(case: Case, games: int, seed: str) -> Tallies:
    """So many games with real pieces, counted."""
    tallies: Tallies = {}
    rules = case.rules()
    for number in range(games):
        _play(rules, Random(f"{case} {seed} {number}"), tallies)
    return tallies


def _play(rules: AnyRules, rng: Random, tallies: Tallies) -> None:
    pieces, state = MODELS[rules.key](rules, rng), rules.new_state()
    pasts: dict[str, Past] = {}
    while state.actors:
        seat = rng.choice(state.actors)
        if seat != CHANCE:
            action = pieces.choose(rules, state, seat)
            pieces.happened(rules.notation(action))
            rules.apply(state, seat, action)
            continue
        chances = {rules.notation(action): weight for action, weight in rules.chances(state)}
        words = pieces.turn_up(state, list(chances))
        assert words in chances, f"{words} came up, but the rules expect {sorted(chances)}"
        stream = rules.stream(state)
        _count(tallies, stream, pasts.setdefault(stream, Past()), chances, words)
        rules.apply(state, CHANCE, rules.parse(words))


def _count(tallies: Tallies, stream: str, past: Past, chances: dict[str, int], words: str) -> None:
    """What came up, and what was due."""
    whole, due = sum(chances.values()), dict[str, float]()
    for outcome, weight in chances.items():
        for trait in past.traits(_name(outcome), weight / whole):
            due[trait] = due.get(trait, 0.0) + weight / whole
    really = set(past.traits(_name(words), chances[words] / whole))
    for trait, share in due.items():
        tally = tallies.setdefault(f"{stream}: {trait}", Tally())
        tally.add(Tally(int(trait in really), share, share * (1 - share)))
    past.add(_name(words))


def _name(words: str) -> str:
    """What comes up, wherever it lies: "voice 2 culture" is a culture card."""
    return f"{words.split()[0]} {words.split()[-1]}"


def draws(tallies: Tallies) -> int:
    """How many were counted."""
    return sum(tally.seen for trait, tally in tallies.items() if ": share" in trait)


def worst(tallies: Tallies) -> tuple[str, float]:
    """What deviates most from what it should be, and how far."""
    name = max(tallies, key=lambda trait: abs(tallies[trait].deviation))
    return name, tallies[name].deviation
