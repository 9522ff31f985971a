"""faubourg puzzles: positions to solve, in the terminal, and how they are made."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.columns import Columns
from rich.text import Text

from faubourg.bots import puzzles
from faubourg.bots.hint_words import HintTeller
from faubourg.bots.puzzle_words import verdict
from faubourg.bots.puzzles import GAP, Puzzle
from faubourg.cli import common
from faubourg.cli.common import app, console
from faubourg.cli.session import is_number
from faubourg.core import files
from faubourg.core.explain import matches
from faubourg.core.presentation import Look
from faubourg.core.registry import Game, find_game
from faubourg.core.texts import Texts

Number = Annotated[int, typer.Argument(help="The one to solve; without it, all are listed.")]
Make = Annotated[int, typer.Option("--make", min=1, max=1000, help="Find so many new ones.")]
Gap = Annotated[float, typer.Option(min=0.1, help="Points the best choice is better by, at least.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same puzzles.")]
To = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Where new ones go; usually your own folder.")
]


@app.command("puzzles")
def puzzle(
    game: common.GameKey,
    number: Number = 0,
    make: Make | None = None,
    gap: Gap = GAP,
    seed: Seed = "puzzles",
    seats: common.Seats = None,
    option: common.Options = [],  # noqa: B006  # typer reads it, nobody changes it
    to: To = None,
    as_json: common.AsJson = False,
    language: common.Language = "",
) -> None:
    """Solve positions in which one choice is worth much more than all others, or make some."""
    chosen, texts = find_game(game), common.texts_for(language)
    if make is not None:
        found = _made(chosen, make, seed, seats, common.read_options(option), gap)
        _keep(chosen, found, to, make, texts)
        return
    found = puzzles.all_of(chosen)
    if not 0 <= number <= len(found):
        common.complain(f"puzzle {number} of {game}; there are {len(found)}")
    if number:
        _solve(chosen, found[number - 1], texts)
    elif as_json:
        common.show_json([_plain(at, one) for at, one in enumerate(found, start=1)])
    else:
        _list(chosen, found, texts)


def _made(
    game: Game, wanted: int, seed: str, seats: int | None, option: dict[str, str], gap: float
) -> list[Puzzle]:
    count = max(game.fewest, 1) if seats is None else seats
    options = dict(game.rules(count, game.for_programs(option)).options)
    with common.progress_bar() as progress:
        task = progress.add_task("puzzles", total=wanted)
        return puzzles.find(
            game, wanted, seed, count, options, gap,
            lambda found: progress.update(task, completed=found),
        )  # fmt: skip


def _keep(game: Game, found: list[Puzzle], to: Path | None, wanted: int, texts: Texts) -> None:
    """Behind those that are there; none is lost."""
    path = to or puzzles.own_file(game)
    there = puzzles.in_file(path)
    new = [one for one in found if one not in there]
    if new:
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write_whole(path, puzzles.write([*there, *new]))
    values: dict[str, int | str] = {"count": len(new), "wanted": wanted, "file": str(path)}
    console.print(Text(texts.say("puzzles-made", values)), soft_wrap=True)


def _plain(number: int, one: Puzzle) -> dict[str, object]:
    return {
        "number": number, "level": one.level, "seats": one.seats, "options": one.options,
        "choices": len(one.worths), "gap": round(one.gap, 2), "learned": one.learned,
    }  # fmt: skip


def _list(game: Game, found: list[Puzzle], texts: Texts) -> None:
    if not found:
        console.print(texts.say("puzzles-none", {"game": game.key}), soft_wrap=True)
    for number, one in enumerate(found, start=1):
        values: dict[str, int | str] = {
            "number": number, "level": one.level, "seats": one.seats, "choices": len(one.worths)
        }  # fmt: skip
        console.print(texts.say("puzzle-line", values))
    if found:
        console.print(Text(texts.say("puzzles-how", {"game": game.key})), soft_wrap=True)


def _solve(game: Game, one: Puzzle, texts: Texts) -> None:
    match = puzzles.position(one)
    seen, rules = match.observe(one.seat), match.rules
    teller = HintTeller(game, rules, texts, common.numbered(rules.seats, texts), one.seat)
    look = Look(seat=one.seat, names=tuple(teller.names), viewer=one.seat)
    console.print(Text(game.drawer(rules).draw_text(seen.known, texts, look)))
    console.print(Text(teller.say(teller.narrator.prompt(seen.known, one.seat)), style="bold"))
    labels = [(rules.notation(act), teller.label(seen.known, act)) for act in seen.legal]
    rows = [Text(f"{at:>3} {label}") for at, (_, label) in enumerate(labels, start=1)]
    console.print(Columns(rows, column_first=True, padding=(0, 3)))
    given = _asked(labels, texts)
    if given:
        _tell(one, teller, seen, given, texts)


def _asked(labels: list[tuple[str, str]], texts: Texts) -> str:
    """A choice by number or words; empty if nobody answers."""
    while True:
        try:
            words = console.input(Text("> ", style="bold yellow")).strip()
        except EOFError:
            return ""
        if is_number(words) and 1 <= int(words) <= len(labels):
            return labels[int(words) - 1][0]
        found = [n for n, label in labels if words and (matches(words, n) or matches(words, label))]
        exact = [notation for notation in found if notation == words]
        if exact or len(found) == 1:
            return (exact or found)[0]
        console.print(Text(texts.say("puzzle-which", {"last": len(labels)})), style="red")


def _tell(one: Puzzle, teller: HintTeller, seen: Any, given: str, texts: Texts) -> None:
    told = verdict(one, teller, seen, given)
    heading = texts.say("puzzle-solved" if told.solved else "puzzle-not-solved")
    for line in (heading, *told.choices, *told.why):
        console.print(Text(line), soft_wrap=True)
