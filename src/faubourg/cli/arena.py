"""faubourg arena: bots against bots."""

from __future__ import annotations

import os
from dataclasses import asdict
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from faubourg.bots import make_bot
from faubourg.bots.arena import Result, Standing, run
from faubourg.cli.common import (
    AsJson,
    GameKey,
    Language,
    Options,
    Seats,
    app,
    console,
    errors,
    read_options,
    show_json,
    texts_for,
    usual_seats,
)
from faubourg.core.model import Value
from faubourg.core.registry import find_game
from faubourg.core.texts import Texts

Bots = Annotated[str, typer.Option("--bots", help="Their names, separated by commas.")]
Games = Annotated[int, typer.Option(min=1, help="At least so many; whole blocks are played.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same games.")]
Processes = Annotated[int, typer.Option(min=0, help="0 for one on each core.")]


@app.command("arena")
def arena(
    game: GameKey,
    bots: Bots = "greedy,random",
    games: Games = 100,
    seed: Seed = "1",
    seats: Seats = None,
    processes: Processes = 0,
    option: Options = [],  # noqa: B006  # typer reads it, nobody changes it
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Let bots meet: the same luck for all, every seat in turn."""
    chosen = find_game(game)
    count = usual_seats(chosen, seats)
    options = dict(chosen.rules(count, chosen.for_programs(read_options(option))).options)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        make_bot(name, chosen)  # an unknown one is refused before anything is shown
    with Progress(console=errors, transient=True) as progress:
        task = progress.add_task("arena", total=games)
        result = run(
            chosen, count, options, names, games, seed, processes or os.cpu_count() or 1,
            lambda played: progress.update(task, completed=played),
        )  # fmt: skip
    if as_json:
        show_json(asdict(result))
    else:
        _show(result, texts_for(language))


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
