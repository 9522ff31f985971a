"""faubourg train: a value is learned by self-play."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar

from faubourg.cli import common
from faubourg.cli.common import app
from faubourg.core.registry import find_game

Minutes = Annotated[float, typer.Option(min=0, help="Stop after so long; 0 for no limit.")]
Games = Annotated[int, typer.Option(min=0, help="Stop after so many in all; 0 for no limit.")]
Processes = Annotated[int, typer.Option(min=0, help="Games played at a time; 0: one a core.")]
Folder = Annotated[Path, typer.Option(help="Where it is kept; the same folder goes on.")]
Mix = Annotated[str, typer.Option(help="Tables and their shares: 2=0.7,1+difficulty:mayor=0.3.")]
Settled = Annotated[int, typer.Option(min=1, help="Games after which it tries less out.")]
Noise = Annotated[float, typer.Option(min=0, help="Of choices that are tried out, in points.")]
Guests = Annotated[float, typer.Option(min=0, max=1, help="Share of games with greedy guests.")]
Gate = Annotated[int, typer.Option(min=10, help="Games of each kind that tell how it plays.")]
Batch = Annotated[int, typer.Option(min=1, help="Rows that are fitted at a time.")]
Passes = Annotated[float, typer.Option(min=0, help="How often each row is fitted in all.")]
AtATime = Annotated[int, typer.Option(min=100, help="Games of an iteration.")]
Device = Annotated[str, typer.Option(help="Where PyTorch fits: cpu, cuda; the best by default.")]


@app.command("train")
def train(
    game: common.GameKey,
    folder: Folder,
    minutes: Minutes = 0,
    games: Games = 0,
    processes: Processes = 0,
    mix: Mix = "A=1",
    iteration: AtATime = 8000,
    settled: Settled = 1_000_000,
    noise: Noise = 0.5,
    guests: Guests = 0.0,
    gate: Gate = 400,
    batch: Batch = 4096,
    passes: Passes = 8,
    device: Device = "",
) -> None:
    """Let the computer teach itself: play, fit, repeat. Killed, the same command goes on."""
    chosen = find_game(game)
    with training_parts():
        import torch

        from faubourg.train.export import export
        from faubourg.train.loop import Plan, Progress, Training
        from faubourg.train.selfplay import NotLearned, kinds_of
    where = device or ("cuda" if torch.cuda.is_available() else "cpu")
    plan = Plan(
        read_mix(mix), iteration, halved=settled, settled=settled, noise=noise, guests=guests,
        gate_games=gate, batch=batch, passes=passes,
    )  # fmt: skip
    try:
        kinds = kinds_of(game, plan.mix)
    except NotLearned as error:
        common.complain(str(error))
    training = Training(kinds, plan, folder, processes or os.cpu_count() or 1, where)
    start, first = time.monotonic(), training.progress.games

    def part() -> float:
        """How much of what was asked for is done."""
        timed = (time.monotonic() - start) / (60 * minutes) if minutes else 0.0
        played = training.progress.games
        return max(timed, (played - first) / max(1, games - first) if games else 0.0)

    def is_over(progress: Progress) -> bool:
        return part() >= 1

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Bar(*columns, console=common.errors) as bar:
        task = bar.add_task("train", total=1.0)

        def tell(told: dict[str, Any]) -> None:
            bar.update(task, completed=part(), description=_said(training.progress.games, told))

        training.run(is_over, tell)
    export(training, chosen.encoder(chosen.rules(chosen.fewest, {})), " ".join(sys.argv))
    common.console.print(str(folder / "value.net"))


@contextmanager
def training_parts() -> Iterator[None]:
    """Around the import of what only training needs."""
    try:
        yield
    except ModuleNotFoundError as error:
        common.complain(f"{error}; install what training needs with: pip install 'faubourg[train]'")


def _said(games: int, told: dict[str, Any]) -> str:
    scores = told.get("gate", told["played"])
    return f"{games:,} games, " + ", ".join(f"{kind} {mean:.1f}" for kind, mean in scores.items())


def read_mix(words: str) -> dict[str, float]:
    """Shares that add up to 1."""
    try:
        shares = {kind: float(share) for kind, share in (w.split("=") for w in words.split(","))}
    except ValueError:
        raise typer.BadParameter(
            f"{words!r}; expected kinds and shares as in A=0.7,B=0.3"
        ) from None
    return {kind: share / sum(shares.values()) for kind, share in shares.items()}
