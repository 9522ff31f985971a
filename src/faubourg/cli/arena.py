"""faubourg arena and bench: how well bots play, and how fast the games are."""

from __future__ import annotations

import os
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from faubourg.bots import speed, sprt
from faubourg.bots.arena import Plan, Result, Standing, plan_of, run
from faubourg.bots.journal import Journal
from faubourg.bots.sprt import Sprt
from faubourg.cli import common
from faubourg.cli.common import app, console
from faubourg.cli.research import Ray, spread_over
from faubourg.core import registry
from faubourg.core.model import Value
from faubourg.core.registry import find_game
from faubourg.core.texts import Texts

Bots = Annotated[
    str,
    typer.Option(
        "--bots", help="Their names, separated by commas; exec:COMMAND is a program of yours."
    ),
]
Games = Annotated[int, typer.Option(min=1, help="At least so many; whole blocks are played.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same games.")]
Processes = Annotated[int, typer.Option(min=0, help="0 for one on each core.")]
SprtBounds = Annotated[
    str, typer.Option("--sprt", help="Stop once decided: Elo bounds such as 0,20.")
]
Keep = Annotated[Path | None, typer.Option(help="A file to go on from, block by block.")]


@app.command("arena")
def arena(
    game: common.GameKey,
    bots: Bots = "apprentice,random",
    games: Games = 100,
    seed: Seed = "1",
    seats: common.Seats = None,
    processes: Processes = 0,
    sprt_bounds: SprtBounds = "",
    keep: Keep = None,
    ray: Ray = "",
    option: common.Options = [],  # noqa: B006  # typer reads it, nobody changes it
    as_json: common.AsJson = False,
    language: common.Language = "",
) -> None:
    """Let bots meet: the same luck for all, every seat in turn."""
    chosen = find_game(game)
    count = common.usual_seats(chosen, seats)
    options = dict(chosen.rules(count, chosen.for_programs(common.read_options(option))).options)
    names = [name.strip() for name in bots.split(",")]
    test = _test(sprt_bounds, count, plan_of(chosen, count, options, names, seed))
    with common.progress_bar() as progress:
        task = progress.add_task("arena", total=games)
        result = run(
            chosen, count, options, names, games, seed, processes or os.cpu_count() or 1,
            lambda played: progress.update(task, completed=played), test,
            partial(Journal, keep) if keep else None, spread_over(processes, ray),
        )  # fmt: skip
    if as_json:
        common.show_json(asdict(result))
    else:
        _show(result, common.texts_for(language))


def _test(wished: str, seats: int, plan: Plan) -> Sprt | None:
    """Two bots at a table for two: only there a share of the victory has a meaning in Elo."""
    if not wished:
        return None
    if seats != 2 or len(plan.bots) != 2:
        raise typer.BadParameter(
            f"--sprt with {seats} seats and {len(plan.bots)} bots; expected 2 of each"
        )
    try:
        return sprt.read(wished)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


def _show(result: Result, texts: Texts) -> None:
    keys = ("game", "seats", "games", "seed")
    values: dict[str, Value] = {key: getattr(result, key) for key in keys}
    table = Table(title=texts.say("cli.arena-title", values), box=None, title_justify="left")
    table.add_column(texts.say("cli.bot"))
    for heading in ("games", "wins", "win-share", "interval", "mean-score", "mean-rank", "rating",
                    "time"):  # fmt: skip
        table.add_column(texts.say(f"cli.{heading}"), justify="right")
    for standing in result.standings:
        table.add_row(*_row(standing))
    console.print(table)
    for standing in result.standings:
        if standing.failed:
            count: dict[str, Value] = {"bot": standing.bot, "games": standing.failed}
            console.print(texts.say("cli.arena-failed", count), markup=False)
    if result.sprt:
        told = {
            "verdict": result.sprt,
            "evidence": f"{result.evidence:+.2f}",
            "bot": result.standings[0].bot,
        }
        console.print(texts.say("cli.arena-sprt", told))


def _row(standing: Standing) -> list[str]:
    return [
        standing.bot,
        str(standing.games),
        f"{standing.wins:g} ({standing.wins / standing.games:.1%})",
        f"{standing.win_share:.1%}",
        f"{standing.low:.1%} – {standing.high:.1%}",
        f"{standing.score:.1f}",
        f"{standing.rank:.2f}",
        f"{standing.rating[0]:.1f} ± {2 * standing.rating[1]:.1f}" if standing.rating else "–",
        f"{standing.mean_ms:.2f} (p95 {standing.p95_ms:.2f})",
    ]


# Speed

Seconds = Annotated[float, typer.Option(min=0.1, max=3600, help="CPU seconds for each game.")]
OneGame = Annotated[str, typer.Argument(help="The game's key; none with --all.")]
All = Annotated[bool, typer.Option("--all", help="Every game there is, one after the other.")]


@app.command("bench")
def bench(
    game: OneGame = "",
    every: All = False,
    seats: common.Seats = None,
    seconds: Seconds = 3.0,
    option: common.Options = [],  # noqa: B006  # typer reads it, nobody changes it
    as_json: common.AsJson = False,
) -> None:
    """Measure, by CPU time, random play (picking, and listing), the judge, clones."""
    if every == bool(game):
        raise typer.BadParameter(
            f"{game!r} and --all" if game else "no game; expected one or --all"
        )
    chosen = list(registry.games().values()) if every else [find_game(game)]
    measured = list[dict[str, object]]()
    with common.progress_bar() as progress:
        for each in progress.track(chosen, description="bench"):
            given = each.for_programs(common.read_options(option))
            rules = each.rules(common.usual_seats(each, seats), given)
            measured.append(speed.measure(each, rules, seconds))
    if as_json:
        common.show_json(measured if every else measured[0])
    else:
        _show_speed(measured)


def _show_speed(measured: list[dict[str, object]]) -> None:
    for each in measured:
        for name, value in each.items():
            console.print(f"{name:24} {value}")
