"""How well bots that have learned play: alone, and one of them among greedy ones.

    python bench/learned.py town_center planner,1,,300 planner,1,sides=B,300

Behind the game each word is a bot, seats, options and games. Seeds are those kept for reporting,
which nothing was trained or chosen with; with several seats the bot sits in each of them in turn.
Intervals are 95 %.
"""

from __future__ import annotations

import os
import sys
import time
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev

from faubourg.bots import make_bot
from faubourg.bots.playing import play_game
from faubourg.core.chance import Chance
from faubourg.core.registry import AnyRules, find_game
from faubourg.train.seeding import seeds


@dataclass(frozen=True)
class Table:
    game: str
    bot: str
    seats: int
    options: str  # one, as key=value, or none
    games: int


@dataclass(frozen=True)
class Told:
    share: float  # of the victory
    points: int
    others: float  # their mean
    seconds: float  # of all bots


@lru_cache
def rules_of(table: Table) -> AnyRules:
    options = dict([table.options.split("=")]) if table.options else {}
    game = find_game(table.game)
    return game.rules(table.seats, game.for_programs(options))


def play(task: tuple[Table, int]) -> Told:
    table, number = task
    rules, seat = rules_of(table), number % table.seats
    seed, started = seeds("reporting")[0] + number // table.seats, time.process_time()
    names = [table.bot if each == seat else "greedy" for each in range(table.seats)]
    bots = [make_bot(name, find_game(table.game)) for name in names]
    rngs = [Random(f"{seed}/{each}") for each in range(table.seats)]
    state = play_game(rules, bots, Chance.seeded(str(seed)), rngs).state
    totals = [rules.total(state, each) for each in range(table.seats)]
    first = rules.ranking(state)[0]
    mine = totals.pop(seat)
    share = 1 / len(first) if seat in first else 0.0
    return Told(share, mine, fmean(totals) if totals else 0.0, time.process_time() - started)


def interval(numbers: list[float]) -> str:
    return f"{fmean(numbers):.1f} ± {1.96 * stdev(numbers) / len(numbers) ** 0.5:.1f}"


def main() -> None:
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        game, *words = sys.argv[1:]
        for word in words:
            bot, seats, options, games = word.split(",")
            table = Table(game, bot, int(seats), options, int(games))
            told = pool.map(play, [(table, number) for number in range(table.games)], 1)
            wins = interval([100 * each.share for each in told]) if table.seats > 1 else "–"
            points = interval([float(each.points) for each in told])
            others = fmean(each.others for each in told)
            seconds = fmean(each.seconds for each in told)
            scored = f"won {wins} %, points {points} to {others:.1f}"
            print(f"{game} {word}: {scored}, {seconds:.2f} s a game", flush=True)


if __name__ == "__main__":
    main()
