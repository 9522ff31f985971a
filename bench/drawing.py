"""Measures the drawings of late Town Center tables, as a server draws them: median ms, and kB."""

from __future__ import annotations

import platform
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.presentation import Look
from faubourg.core.registry import AnyRules
from faubourg.core.texts import Texts
from faubourg.games.town_center import GAME
from faubourg.games.town_center.actions import Build, Buy, Grow
from faubourg.games.town_center.state import TownCenterState

RESULTS: Final = Path(__file__).resolve().parent / "results" / "drawing.md"
SEATS: Final = (2, 8)
WARMING: Final = 6  # games drawn before the clock starts
MEASURED: Final = 6  # games no drawing of which was made before
LATE: Final = 9  # the round from which a city is late


@dataclass
class Measure:
    """One kind of drawing: how long each took, and how large it was."""

    name: str
    new: list[float] = field(default_factory=list)  # ms, a position never drawn before
    again: list[float] = field(default_factory=list)  # ms, the same once more
    size: list[float] = field(default_factory=list)  # kB

    def take(self, work: Callable[[], str]) -> None:
        for times in (self.new, self.again):
            start = perf_counter()
            drawn = work()
            times.append(1000 * (perf_counter() - start))
        self.size.append(len(drawn.encode()) / 1000)

    def row(self, seats: int) -> str:
        kilobytes = f"{median(self.size):.0f}" if any(self.size) else ""
        return f"| {self.name}, {seats} players | {median(self.new):.2f} | " \
               f"{median(self.again):.2f} | {kilobytes} |"  # fmt: skip


def late_states(seats: int, seed: int) -> list[tuple[AnyRules, TownCenterState]]:
    """A random game of players who build whenever they can, from the ninth round on."""
    rng, rules = Random(seed), GAME.rules(seats)
    match, found = Match(rules, Chance.seeded(f"drawing {seed}")), []
    while match.state.actors:
        seat = rng.choice(match.state.actors)
        legal = rules.legal(match.state, seat)
        building = [action for action in legal if isinstance(action, Build | Buy | Grow)]
        if match.state.round >= LATE:
            found.append((rules, match.state.clone()))
        match.play(seat, rng.choice(building or legal))
    return found


def measure(seats: int) -> list[Measure]:
    for seed in range(WARMING):
        _take(seats, seed, [Measure(""), Measure(""), Measure("")])
    measures = [Measure("draw"), Measure("panels"), Measure("known")]
    for seed in range(WARMING, WARMING + MEASURED):
        _take(seats, seed, measures)
    return measures


def _take(seats: int, seed: int, measures: Sequence[Measure]) -> None:
    """One decision after the other, for the seat that decides."""
    texts, (city, beside, seen) = Texts("en"), measures
    for rules, state in late_states(seats, seed):
        look = Look(seat=state.actors[0], names=tuple(f"{seed}-{n}" for n in range(seats)))
        known, drawer = rules.known(state, look.seat), GAME.drawer(rules)
        seen.take(lambda: "" if rules.known(state, look.seat) else "")  # noqa: B023
        city.take(lambda: drawer.draw(known, texts, look))  # noqa: B023
        beside.take(lambda: "".join(drawer.panels(known, texts, look).values()))  # noqa: B023


def report() -> str:
    rows = [one.row(seats) for seats in SEATS for one in measure(seats)]
    head = ["| | ms, new position | ms, again | kB |", "|---|---|---|---|"]
    about = f"Python {platform.python_version()} on {platform.machine()}, one core; medians over " \
            f"the decisions of rounds {LATE} and 10 of {MEASURED} games, caches warm from " \
            f"{WARMING} others."  # fmt: skip
    return "\n".join(["# Drawings of Town Center", "", about, "", *head, *rows, ""])


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help=f"keep the table in {RESULTS.name}")
    write = parser.parse_args().write
    words = report()
    print(words)
    if write:
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(words, encoding="utf-8")


if __name__ == "__main__":
    main()
