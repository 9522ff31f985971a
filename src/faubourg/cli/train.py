"""faubourg train: a value is learned by self-play."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar

from faubourg.bots.words import FILE
from faubourg.cli import common
from faubourg.cli.common import app
from faubourg.cli.research import Ray, players_on, progressing, spread_over
from faubourg.core.registry import find_game

if TYPE_CHECKING:
    from faubourg.train.loop import Plan, Training

Minutes = Annotated[float, typer.Option(min=0, help="Stop after so long; 0 for no limit.")]
Games = Annotated[int, typer.Option(min=0, help="Stop after so many in all; 0 for no limit.")]
Processes = Annotated[int, typer.Option(min=0, help="Games played at a time; 0: one a core.")]
Folder = Annotated[Path, typer.Option(help="Where it is kept; the same folder goes on.")]
Mix = Annotated[str, typer.Option(help="Tables and their shares: 2=0.7,1+difficulty:mayor=0.3.")]
Settled = Annotated[int, typer.Option(min=1, help="Games after which it tries less out.")]
Plainly = Annotated[
    int, typer.Option(min=0, help="Games that teach what counts straight, no more.")
]
Held = Annotated[float, typer.Option(min=0, help="Rows that outweigh what it begins with.")]
Noise = Annotated[float, typer.Option(min=0, help="Of choices that are tried out, in points.")]
Trace = Annotated[
    float, typer.Option(min=0, max=1, help="Trust in the end of a game, if it is to stay.")
]
Often = Annotated[float, typer.Option(min=0, max=1, help="Share of turns tried, if it stays.")]
Guests = Annotated[float, typer.Option(min=0, max=1, help="Share of games with greedy guests.")]
Alike = Annotated[
    int, typer.Option(min=0, help="Choices of one kind that are looked at, by lot; 0 for all.")
]
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
    plainly: Plainly = 0,
    held: Held = 1500,
    noise: Noise = 0.5,
    trace: Trace = 0.0,
    often: Often = 1.0,
    guests: Guests = 0.0,
    alike: Alike = 0,
    gate: Gate = 400,
    batch: Batch = 4096,
    passes: Passes = 8,
    device: Device = "",
    ray: Ray = "",
) -> None:
    """Let the computer teach itself: play, fit, repeat. Killed, the same command goes on."""
    with training_parts():
        from faubourg.train.export import export
        from faubourg.train.loop import Plan
    plan = Plan(
        read_mix(mix), iteration, halved=settled, settled=settled, plainly=plainly,
        trace=trace, often=often, held=held, noise=noise, guests=guests, alike=alike,
        gate_games=gate, batch=batch, passes=passes,
    )  # fmt: skip
    chosen = find_game(game)  # or it says which there are
    with _players(game, processes, ray) as (pool, workers):
        training = _training(game, plan, folder, workers, device)
        _run(training, pool, Goal(time.monotonic(), minutes, training.progress.games, games))
    encoder = chosen.encoder(chosen.rules(chosen.fewest, {}))
    export(training, encoder, " ".join(["faubourg", *sys.argv[1:]]))
    common.console.print(str(folder / "value.net"))


Played = Annotated[int, typer.Option("--games", min=1, help="Games the planner plays for it.")]
Package = Annotated[
    Path | None, typer.Option("--to", help="The folder it goes into; the game's own package.")
]


@app.command("words")
def words(
    game: common.GameKey, games: Played = 60, processes: Processes = 0, to: Package = None
) -> None:
    """Fit the words of hints to what was learned: how much each named term counts."""
    with training_parts():
        from faubourg.train import words as fitting
        from faubourg.train.seeding import seeds
    chosen, spread = find_game(game), spread_over(processes, "")
    if not fitting.is_learned(chosen):
        common.complain(f"nothing is learned for {game} yet, so words say what the judge says")
    with progressing("words", games) as progress:
        found = fitting.positions(chosen, seeds("training")[0], games, spread, progress)
    command = f"faubourg words {game} --games {games}"
    folder = to or Path(str(files(chosen.package)))
    (folder / FILE).write_text(fitting.told(chosen, found, command), encoding="utf-8")
    common.console.print(str(folder / FILE), markup=False, soft_wrap=True)


@contextmanager
def _players(game: str, processes: int, ray: str) -> Iterator[tuple[Executor, int]]:
    """Whoever plays the games, and how many at a time."""
    if ray:
        with players_on(ray) as players:
            yield players
        return
    from faubourg.train.selfplay import pool_for

    workers = processes or os.cpu_count() or 1
    with pool_for(game, workers) as pool:
        yield pool, workers


def _training(game: str, plan: Plan, folder: Path, workers: int, device: str) -> Training:
    import torch

    from faubourg.train.loop import Training
    from faubourg.train.selfplay import NotLearned, kinds_of

    try:
        kinds = kinds_of(game, plan.mix)
    except NotLearned as error:
        common.complain(str(error))
    where = device or ("cuda" if torch.cuda.is_available() else "cpu")
    return Training(kinds, plan, folder, workers, where)


@dataclass(frozen=True)
class Goal:
    """When it is enough: after some minutes, or some games in all; 0 where that does not count."""

    start: float  # by the clock
    minutes: float
    played: int  # before
    games: int

    def part(self, games: int) -> float:
        """How much of it is done."""
        timed = (time.monotonic() - self.start) / (60 * self.minutes) if self.minutes else 0.0
        wanted = max(1, self.games - self.played)
        return max(timed, (games - self.played) / wanted if self.games else 0.0)


def _run(training: Training, pool: Executor, goal: Goal) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Bar(*columns, console=common.errors) as bar:
        task = bar.add_task("train", total=1.0)

        def tell(told: dict[str, Any]) -> None:
            games = training.progress.games
            bar.update(task, completed=goal.part(games), description=_said(games, told))

        training.run(pool, lambda progress: goal.part(progress.games) >= 1, tell)
    if training.is_settled:
        common.console.print("It has not become better for a while, so it stops here.")


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
