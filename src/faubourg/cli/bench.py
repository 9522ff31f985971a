"""faubourg bench: how fast random play is here."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Annotated, Any

import typer
from rich.progress import Progress

from faubourg.bots.playout import play_from_list, play_randomly
from faubourg.cli.common import (
    AsJson,
    GameKey,
    Options,
    Seats,
    app,
    console,
    errors,
    read_options,
    show_json,
    usual_seats,
)
from faubourg.core import model
from faubourg.core.registry import AnyRules, find_game

Seconds = Annotated[float, typer.Option(min=0.1, max=3600, help="CPU seconds to measure.")]
Playout = Callable[[AnyRules, Any, Random], int]


@app.command("bench")
def bench(
    game: GameKey,
    seats: Seats = None,
    seconds: Seconds = 3.0,
    option: Options = [],  # noqa: B006  # typer reads it, nobody changes it
    as_json: AsJson = False,
) -> None:
    """Measure uniformly random play by CPU time: picking from the legal set, and listing it."""
    chosen = find_game(game)
    given = chosen.for_programs(read_options(option))
    rules = chosen.rules(usual_seats(chosen, seats), given)
    with Progress(console=errors, transient=True) as progress:
        task = progress.add_task("bench", total=3)
        games, decisions = _rate(rules, play_randomly, seconds / 2)
        progress.advance(task)
        _, listing = _rate(rules, play_from_list, seconds / 2)
        progress.advance(task)
        clone = _clone_us(rules)
    compiled = not str(model.__file__).endswith(".py")
    _report(
        {
            "game": game,
            "seats": rules.seats,
            "games_per_s": round(games, 1),
            "decisions_per_s": round(decisions),
            "decisions_per_s_listing": round(listing),
            "clone_us": round(clone, 2),
            "compiled": compiled,
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
    play_randomly(rules, state, Random(1))
    start = process_time()
    for _ in range(20_000):
        state.clone()
    return (process_time() - start) * 50


def _report(measured: dict[str, object], as_json: bool) -> None:
    if as_json:
        show_json(measured)
        return
    for name, value in measured.items():
        console.print(f"{name:24} {value}")
