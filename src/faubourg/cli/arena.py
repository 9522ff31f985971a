"""faubourg arena and bench: how well bots play, and how fast the games are."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import asdict
from random import Random
from time import process_time
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from faubourg.bots import make_bot, playout
from faubourg.bots.arena import Result, Standing, run
from faubourg.cli import common
from faubourg.cli.common import app, console
from faubourg.core.builds import is_compiled
from faubourg.core.model import Value
from faubourg.core.registry import AnyRules, find_game
from faubourg.core.texts import Texts

Bots = Annotated[str, typer.Option("--bots", help="Their names, separated by commas.")]
Games = Annotated[int, typer.Option(min=1, help="At least so many; whole blocks are played.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same games.")]
Processes = Annotated[int, typer.Option(min=0, help="0 for one on each core.")]


@app.command("arena")
def arena(
    game: common.GameKey,
    bots: Bots = "greedy,random",
    games: Games = 100,
    seed: Seed = "1",
    seats: common.Seats = None,
    processes: Processes = 0,
    option: common.Options = [],  # noqa: B006  # typer reads it, nobody changes it
    as_json: common.AsJson = False,
    language: common.Language = "",
) -> None:
    """Let bots meet: the same luck for all, every seat in turn."""
    chosen = find_game(game)
    count = common.usual_seats(chosen, seats)
    options = dict(chosen.rules(count, chosen.for_programs(common.read_options(option))).options)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        make_bot(name, chosen)  # an unknown one is refused before anything is shown
    with Progress(console=common.errors, transient=True) as progress:
        task = progress.add_task("arena", total=games)
        result = run(
            chosen, count, options, names, games, seed, processes or os.cpu_count() or 1,
            lambda played: progress.update(task, completed=played),
        )  # fmt: skip
    if as_json:
        common.show_json(asdict(result))
    else:
        _show(result, common.texts_for(language))


def _show(result: Result, texts: Texts) -> None:
    keys = ("game", "seats", "games", "seed")
    values: dict[str, Value] = {key: getattr(result, key) for key in keys}
    table = Table(title=texts.say("cli.arena-title", values), box=None, title_justify="left")
    table.add_column(texts.say("cli.bot"))
    for heading in ("games", "wins", "win-share", "interval", "mean-score", "mean-rank", "time"):
        table.add_column(texts.say(f"cli.{heading}"), justify="right")
    for standing in result.standings:
        table.add_row(*_row(standing))
    console.print(table)


def _row(standing: Standing) -> list[str]:
    return [
        standing.bot,
        str(standing.games),
        f"{standing.wins:g} ({standing.wins / standing.games:.1%})",
        f"{standing.win_share:.1%}",
        f"{standing.low:.1%} – {standing.high:.1%}",
        f"{standing.score:.1f}",
        f"{standing.rank:.2f}",
        f"{standing.mean_ms:.2f} (p95 {standing.p95_ms:.2f})",
    ]


# Speed

Seconds = Annotated[float, typer.Option(min=0.1, max=3600, help="CPU seconds to measure.")]
Playout = Callable[[AnyRules, Any, Random], int]


@app.command("bench")
def bench(
    game: common.GameKey,
    seats: common.Seats = None,
    seconds: Seconds = 3.0,
    option: common.Options = [],  # noqa: B006  # typer reads it, nobody changes it
    as_json: common.AsJson = False,
) -> None:
    """Measure uniformly random play by CPU time: picking from the legal set, and listing it."""
    chosen = find_game(game)
    given = chosen.for_programs(common.read_options(option))
    rules = chosen.rules(common.usual_seats(chosen, seats), given)
    with Progress(console=common.errors, transient=True) as progress:
        task = progress.add_task("bench", total=3)
        games, decisions = _rate(rules, playout.play_randomly, seconds / 2)
        progress.advance(task)
        _, listing = _rate(rules, playout.play_from_list, seconds / 2)
        progress.advance(task)
        clone = _clone_us(rules)
    _report(
        {
            "game": game,
            "seats": rules.seats,
            "games_per_s": round(games, 1),
            "decisions_per_s": round(decisions),
            "decisions_per_s_listing": round(listing),
            "clone_us": round(clone, 2),
            "compiled": is_compiled(type(rules).__module__),
        },
        as_json,
    )


def _rate(rules: AnyRules, play: Playout, seconds: float) -> tuple[float, float]:
    """Games and decisions per CPU second."""
    rng = Random(1)
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play(rules, rules.new_state(), rng)
        games += 1
    return games / spent, decisions / spent


def _clone_us(rules: AnyRules) -> float:
    """Microseconds for a clone of a finished game, the fullest state there is."""
    state = rules.new_state()
    playout.play_randomly(rules, state, Random(1))
    start = process_time()
    for _ in range(20_000):
        state.clone()
    return (process_time() - start) * 50


def _report(measured: dict[str, object], as_json: bool) -> None:
    if as_json:
        common.show_json(measured)
        return
    for name, value in measured.items():
        console.print(f"{name:24} {value}")
