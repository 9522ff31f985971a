"""How often people are asked what is no decision, in random games that are played by touches.

    python bench/asking.py [--games 6] [--write]

Each decision is made as the page makes it: what the legal actions touch is narrowed touch by touch
(`choices.js`), what leaves no choice goes by itself, and a commitment that is all that is left is
made with the choice before it.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from faubourg.core.chance import Chance
from faubourg.core.match import Match, only_commitment
from faubourg.core.model import Action, Seat
from faubourg.core.registry import find_game
from faubourg.core.replay import AnyMatch

RESULT: Final = Path(__file__).parent / "results" / "asking.md"
CASES: Final[list[tuple[str, int, dict[str, str]]]] = [
    ("town_center", 3, {}), ("big_city", 3, {}), ("big_city", 3, {"trade": "on"}),
    ("la_citta", 3, {"expansion": "on"}), ("small_city", 3, {}), ("arcologies", 3, {}),
]  # fmt: skip
COLUMNS: Final = ("asked", "touches", "idle", "itself", "with", "one")
HEAD: Final = """# What people are asked

Random games of three, decided by touches as on the page. Idle: touches where only one thing was
left to touch. By itself: steps that left no choice. With the choice: commitments that are all that
is left after a choice, and are made with it; each was asked for on its own before. One choice:
decisions with a single legal action that are asked for, all of them commitments of who had nothing
to decide at all.

| game | games | asked | touches each | idle | by itself | with the choice | one choice |
|---|---|---|---|---|---|---|---|
"""


class Person:
    """Who touches at random until one action is meant."""

    def __init__(self, rng: Random, counts: Counter[str]) -> None:
        self.rng, self.counts = rng, counts

    def choose(self, legal: list[Action], names: list[list[str]]) -> Action:
        touched: list[str] = []
        while True:
            left = [n for n, own in enumerate(names) if set(touched) <= set(own)]
            chosen = {*_shared([names[n] for n in left]), *touched}
            complete = [n for n in left if set(names[n]) <= chosen] if chosen else []
            if len(left) == 1 or len(complete) == 1:
                return legal[left[0] if len(left) == 1 else complete[0]]
            free = sorted({name for n in left for name in names[n]} - chosen)
            self.counts["idle"] += len(free) == 1
            self.counts["touches"] += 1
            touched.append(self.rng.choice(free))


def _shared(names: list[list[str]]) -> list[str]:
    """What all begin with: there is nothing to choose there."""
    for place, name in enumerate(names[0]):
        if not all(name in own for own in names):
            return names[0][:place]
    return names[0]


def play(key: str, seats: int, options: dict[str, str], seed: int, counts: Counter[str]) -> None:
    game, rng = find_game(key), Random(seed)
    rules = game.rules(seats, options)
    match: AnyMatch = Match(rules, Chance.seeded(f"asking {seed}"))
    person, drawer = Person(rng, counts), game.drawer(rules)
    _go_on(match, counts)
    while match.state.actors:
        seat = rng.choice(match.state.actors)
        known, legal = rules.known(match.state, seat), rules.legal(match.state, seat)
        names = [drawer.touches(known, seat, action) for action in legal]
        counts["asked"] += 1
        counts["one"] += len(legal) == 1
        match.play(seat, person.choose(legal, names))
        _go_on(match, counts)
        _commit(match, seat, counts)
        _go_on(match, counts)


def _go_on(match: AnyMatch, counts: Counter[str]) -> None:
    while (forced := match.forced()) is not None:
        match.play(*forced)
        counts["itself"] += 1


def _commit(match: AnyMatch, seat: Seat, counts: Counter[str]) -> None:
    last = only_commitment(match.rules, match.state, seat)
    if last is not None:
        match.play(seat, last)
        counts["with"] += 1


def row(key: str, seats: int, options: dict[str, str], games: int) -> str:
    counts: Counter[str] = Counter()
    for seed in range(games):
        play(key, seats, options, seed, counts)
    asked, touches, *others = (counts[column] for column in COLUMNS)
    name = ", ".join([key, *(f"{option} {value}" for option, value in options.items())])
    cells = [name, games, asked, f"{touches / asked:.2f}", *others]
    return f"| {' | '.join(map(str, cells))} |\n"


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    told = HEAD + "".join(row(*case, chosen.games) for case in CASES)
    print(told)
    if chosen.write:
        RESULT.write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
