"""Whether hints agree with the planner, and how long they take: 200 positions of every game.

.venv/bin/python bench/hints.py > bench/results/hints.md
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any, Final

from faubourg.bots import make_bot
from faubourg.bots.hinting import hint
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.observation import Observation
from faubourg.core.registry import Game, games

POSITIONS: Final = 200
EQUAL: Final = 0.00001  # points; of equal choices the planner takes any
SHARE: Final = 0.2  # of the decisions of a game


def positions(game: Game) -> list[Observation[Any, Any]]:
    """Decisions of games that the apprentice plays, in turn with each number of players."""
    found, number = list[Observation[Any, Any]](), 0
    while len(found) < POSITIONS:
        seats = range(game.fewest, game.most + 1)
        rules = game.rules(seats[number % len(seats)])
        match: Match[Any, Any] = Match(rules, Chance.seeded(f"hints {number}"))
        bot, rng = make_bot("apprentice", game), Random(number)
        number += 1
        while match.state.actors:
            seen = match.observe(match.state.actors[0])
            if len(seen.legal) > 1 and rng.random() < SHARE:
                found.append(seen)
            match.play(seen.seat, bot.choose(seen, rng))
    return found[:POSITIONS]


def row(game: Game) -> str:
    times, agreed, learned = list[float](), 0, False
    for number, seen in enumerate(positions(game)):
        start = process_time()
        found = hint(game, seen, number, process_time)  # the clock as at a table
        times.append(process_time() - start)
        taken = make_bot("planner", game).choose(seen, Random(number)).index
        best = found.suggestions[0].worth - EQUAL
        equal = [each.action for each in found.suggestions if each.worth >= best]
        agreed += taken in equal or len(equal) == len(found.suggestions)
        learned = found.learned
    times.sort()
    middle, slow = times[len(times) // 2], times[len(times) * 99 // 100]
    numbers = " | ".join(f"{1000 * each:.0f}" for each in (middle, slow, times[-1]))
    by = "learned value" if learned else "judge"
    return f"| {game.key} | {by} | {agreed} of {len(times)} | {numbers} |"


if __name__ == "__main__":
    print(
        "# Hints\n\nOne core, plain Python unless compiled, every number of players, with the clock"
    )
    print("that hints have at a table; `bench/hints.py`.\n")
    print("| game | by | agree with the planner | ms, half | 99 % | longest |")
    print("|---|---|---|---|---|---|")
    for game in games().values():
        print(row(game), flush=True)
