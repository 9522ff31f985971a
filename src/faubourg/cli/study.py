"""faubourg study: what strong play looks like, as a page of the documentation with its plots."""

from __future__ import annotations

import os
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from faubourg.bots.study import Study, study
from faubourg.cli import common
from faubourg.cli.common import app, console
from faubourg.core import files
from faubourg.core.registry import Game, find_game
from faubourg.core.texts import Texts
from faubourg.drawing.bars import bar_chart
from faubourg.drawing.svg import standalone

Games = Annotated[int, typer.Option(min=1, max=100_000, help="How many; each is played thrice.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same games.")]
Processes = Annotated[int, typer.Option(min=0, help="0 for one on each core.")]
To = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Write a page and its plots into this folder.")
]
LARGEST = 12  # bars of a plot


@app.command("study")
def study_game(
    game: common.GameKey,
    games: Games = 60,
    seed: Seed = "study",
    seats: common.Seats = None,
    option: common.Options = [],  # noqa: B006  # typer reads it, nobody changes it
    processes: Processes = 0,
    to: To = None,
    as_json: common.AsJson = False,
) -> None:
    """Count what the strongest bots do: where points come from, first players, luck, the box."""
    chosen = find_game(game)
    count = common.usual_seats(chosen, seats)
    with common.progress_bar() as progress:
        task = progress.add_task("study", total=games)
        found = study(
            chosen, count, common.read_options(option), games, seed,
            processes or os.cpu_count() or 1,
            lambda played: progress.update(task, completed=played),
        )  # fmt: skip
    page = _page(chosen, found, f"faubourg study {game} --games {games} --seats {count}")
    if to is not None:
        _write(to, found, page)
    if as_json:
        common.show_json(asdict(found))
    else:
        console.print(page, markup=False, soft_wrap=True)


def _write(folder: Path, found: Study, page: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    files.write_whole(folder / f"{found.game}.md", page)
    for name, svg in _plots(found).items():
        files.write_whole(folder / f"{found.game}-{name}.svg", standalone(svg))


def _plots(found: Study) -> dict[str, str]:
    points = [(_words(key), value) for key, value in found.sources if abs(value) >= 0.05]
    plots: dict[str, str] = {"points": bar_chart("Where the points come from", points[:LARGEST])}
    if found.seats > 1:
        shares = [("the first player", 100 * found.first), ("a fair share", 100 * found.fair)]
        plots["first"] = bar_chart("How the first player fares", shares, " %")
        rest = max(0.0, 1 - found.skill - found.luck)
        who = [
            ("the stronger wins both", 100 * found.skill),
            ("the same seat does", 100 * found.luck),
            ("neither", 100 * rest),
        ]
        plots["luck"] = bar_chart("The same luck, seats exchanged", who, " %")
    return plots


def _words(key: str) -> str:
    return key.rpartition(".")[2].removeprefix("score-").replace("-", " ")


def _page(game: Game, found: Study, command: str) -> str:
    name = Texts("en").say(f"{game.key}.name")
    games = f"{found.games} games between {found.seats} {found.strong}s" if found.seats > 1 else (
        f"{found.games} games of one {found.strong}")  # fmt: skip
    lines = [f"# {name}: what strong play looks like", "",
             f"`{command}`: {games}, {found.points:.1f} points a seat.", "",
             "## Where the points come from", "",
             f"![Points of a seat by line of the score]({found.game}-points.svg)", ""]  # fmt: skip
    if found.seats > 1:
        lines += _contest(found)
    return "\n".join([*lines, *_box(found)])


def _contest(found: Study) -> list[str]:
    first = f"{100 * found.first:.0f} ± {100 * found.margin:.0f} %"
    return [
        "## How the first player fares", "",
        f"Who acts first wins {first} of the games; a fair share is {100 * found.fair:.0f} %.", "",
        f"![Share of the victory]({found.game}-first.svg)", "",
        "## How much luck decides", "",
        f"The same luck is played twice, {found.strong} and {found.weak} with their seats "
        f"exchanged. In {100 * found.skill:.0f} % of these pairs the {found.strong} wins both "
        f"games, in {100 * found.luck:.0f} % the same seat does, whoever sits there.", "",
        f"![Who wins with the same luck]({found.game}-luck.svg)", "",
    ]  # fmt: skip


def _box(found: Study) -> list[str]:
    """What is never or always taken may be out of balance, or reconstructed wrongly."""
    never = ", ".join(f"`{kind}`" for kind in found.never) or "nothing"
    always = ", ".join(f"`{kind}`" for kind in found.always) or "nothing"
    return [
        "## What is never or always taken", "",
        "Of what could be chosen in at least half of the games (without where on the board):", "",
        f"- never taken: {never}", f"- taken in every game in which it could be: {always}", "",
        "| choice | games it was taken in | games it could be |", "|---|---|---|",
        *(f"| `{kind}` | {taken} | {offered} |" for kind, taken, offered in found.taken), "",
    ]  # fmt: skip
