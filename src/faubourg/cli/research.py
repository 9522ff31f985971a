"""faubourg features, selfplay, baseline and luck: what researchers ask of a game."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from faubourg.bots import bots_for, make_bot
from faubourg.bots.spreading import Processes, Spread
from faubourg.cli import common
from faubourg.cli.common import app
from faubourg.core.files import write_whole
from faubourg.core.registry import find_game

Bots = Annotated[str, typer.Option("--bots", help="One for all seats, or one for each: a,b.")]
Levels = Annotated[str, typer.Option("--bots", help="Only these levels, separated by commas.")]
Games = Annotated[int, typer.Option(min=1, help="So many in all; those that are there count.")]
First = Annotated[int, typer.Option(min=0, max=10**18, help="The seed of the first one.")]
PartSize = Annotated[int, typer.Option("--part", min=1, help="Games of a job, and of a file.")]
Folder = Annotated[Path, typer.Option("--out", help="Where they lie; the same folder goes on.")]
Processes_ = Annotated[int, typer.Option("--processes", min=0, help="0 for one on each core.")]
Ray = Annotated[str, typer.Option("--ray", help="A Ray cluster's address; local for one here.")]
Blocks = Annotated[int, typer.Option(min=2, help="Lucks; each is played from every seat.")]
Page = Annotated[Path | None, typer.Option("--write", help="A file for the page in Markdown.")]
Picture = Annotated[Path | None, typer.Option("--svg", help="A file for the picture.")]


@contextmanager
def research_parts(extra: str = "research") -> Iterator[None]:
    """Around the import of what only research needs."""
    try:
        yield
    except ModuleNotFoundError as error:
        common.complain(f"{error}; install what it needs with: pip install 'faubourg[{extra}]'")


def spread_over(processes: int, ray: str) -> Spread:
    """This machine's cores, or a cluster."""
    if not ray:
        return Processes(processes or os.cpu_count() or 1)
    with research_parts("cluster"):
        from faubourg.research.cluster import OnRay
    return OnRay(ray)


@contextmanager
def players_on(ray: str) -> Iterator[tuple[Executor, int]]:
    """A cluster for whoever asks for one thing after the other, and how many it does at a time."""
    with research_parts("cluster"):
        from faubourg.research.cluster import OnRay, processors
    with OnRay(ray).pool() as pool:
        yield pool, processors()


@contextmanager
def refusals() -> Iterator[None]:
    """What only these commands refuse, in one line."""
    from faubourg.research.selfplay import BadFolder

    try:
        yield
    except BadFolder as error:
        common.complain(str(error))


@contextmanager
def progressing(name: str, total: int) -> Iterator[Callable[[int], None]]:
    with common.progress_bar() as progress:
        task = progress.add_task(name, total=total)
        yield lambda done: progress.update(task, completed=done)


@app.command("features")
def features(
    game: common.GameKey,
    seats: common.Seats = None,
    option: common.Options = [],  # noqa: B006  # typer reads it, nobody changes it
    as_json: common.AsJson = False,
) -> None:
    """What each byte of an observation means, as a page in Markdown."""
    with research_parts():
        from faubourg.research.features import listed, page
        from faubourg.research.settings import setting
    made = setting(game, seats, common.read_options(option))
    if as_json:
        common.show_json(listed(made))
    else:
        print(page(made), end="")


@app.command("selfplay")
def selfplay(
    game: common.GameKey,
    out: Folder,
    bots: Bots = "apprentice",
    games: Games = 100,
    first: First = 0,
    part: PartSize = 50,
    seats: common.Seats = None,
    processes: Processes_ = 0,
    ray: Ray = "",
    option: common.Options = [],  # noqa: B006  # typer reads it, nobody changes it
) -> None:
    """Games between bots as a dataset: records, and rows in Parquet. Killed, it goes on."""
    with research_parts():
        from faubourg.research.selfplay import plan_of, run
        from faubourg.research.settings import setting
    names = tuple(name.strip() for name in bots.split(","))
    plan = plan_of(setting(game, seats, common.read_options(option)), names, first)
    with refusals(), progressing("selfplay", games) as progress:
        done = run(plan, games, part, out, spread_over(processes, ray), progress)
    common.console.print(f"{done} games in {out}", markup=False, soft_wrap=True)


@app.command("baseline")
def baseline(
    game: common.GameKey,
    blocks: Blocks = 50,
    bots: Levels = "",
    seats: common.Seats = None,
    processes: Processes_ = 0,
    ray: Ray = "",
    option: common.Options = [],  # noqa: B006  # typer reads it, nobody changes it
    as_json: common.AsJson = False,
) -> None:
    """The table of all levels against the apprentice, on the seeds kept for reporting."""
    with research_parts():
        from faubourg.research import baseline as tables
        from faubourg.research.settings import setting
    made, names = setting(game, seats, common.read_options(option)), _levels(bots, game)
    with progressing("baseline", len(names)) as progress:
        table = tables.baseline(made, blocks, spread_over(processes, ray), progress, names)
    if as_json:
        common.show_json(table.plain())
    else:
        print(tables.page(table, _command()), end="")


@app.command("luck")
def luck(
    game: Annotated[list[str], typer.Argument(help="One or more games' keys.")],
    blocks: Blocks = 100,
    bots: Levels = "",
    processes: Processes_ = 0,
    ray: Ray = "",
    write: Page = None,
    svg: Picture = None,
    as_json: common.AsJson = False,
) -> None:
    """How much of a game for two is luck, at each level of play."""
    with research_parts():
        from faubourg.research import luck as lucks
        from faubourg.research.lucky import page
        from faubourg.research.plot import luck_chart
        from faubourg.research.settings import setting
    spread, told = spread_over(processes, ray), list[lucks.Told]()
    tables = [(setting(key, 2), _levels(bots, key)) for key in game]
    with common.progress_bar() as progress:
        task = progress.add_task("luck", total=sum(len(levels) for _, levels in tables))
        for made, levels in tables:
            each = lucks.measure(made, blocks, spread, levels, lambda _: progress.advance(task))
            told.append(each)
    text = page(told, _command())
    if write is not None:
        write_whole(write, text)
    if svg is not None:
        write_whole(svg, luck_chart(told))
    if as_json:
        common.show_json([lucks.plain(each) for each in told])
    elif write is None:
        print(text, end="")


def _levels(bots: str, game: str) -> tuple[str, ...]:
    """Those that are wished, or all that the game has."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    names = names or bots_for(find_game(game))
    for name in names:
        make_bot(name, find_game(game))
    return tuple(names)


def _command() -> str:
    return " ".join(["faubourg", *sys.argv[1:]])
