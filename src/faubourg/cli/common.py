"""What the commands share: the application, languages, options, files and output."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import Progress

import faubourg
from faubourg.core import model, names, record, texts
from faubourg.core.builds import is_compiled
from faubourg.core.record import BadRecord, Record
from faubourg.core.registry import BadOption, Game, find_game
from faubourg.core.texts import LANGUAGES, Texts

texts.register("cli", "faubourg.cli")

app = typer.Typer(
    name="faubourg",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
MOST_DAYS = 36_500  # a hundred years; with many more there is no date
console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def _tell_version(wanted: bool) -> None:
    if wanted:
        build = "compiled" if is_compiled(model.__name__) else "plain Python"
        console.print(f"faubourg {faubourg.__version__} ({build})")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", callback=_tell_version, is_eager=True, help="Which one this is."),
]


@app.callback()
def about(version: Version = False) -> None:
    """Five city-building board games, exactly by their rulebooks."""


GameKey = Annotated[str, typer.Argument(help="The game's key, as `faubourg games` lists it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Language = Annotated[
    str, typer.Option("--language", "-l", help="en or fr; by default your system's language.")
]
Seats = Annotated[int | None, typer.Option("--seats", "-n", min=1, help="How many players.")]
Options = Annotated[
    list[str], typer.Option("--option", "-o", help="A game option as key=value; repeatable.")
]
ContentFile = Annotated[
    Path | None, typer.Option("--content", help="Component data, as `content export` writes it.")
]
RecordFile = Annotated[Path, typer.Argument(help="A record, as `save` writes it.")]


@contextmanager
def server_parts() -> Iterator[None]:
    """Around the import of what only a server needs."""
    try:
        yield
    except ModuleNotFoundError as error:
        complain(f"{error}; install the server's parts with: pip install 'faubourg[web]'")


def complain(problem: str) -> NoReturn:
    errors.print(f"faubourg: {problem}", markup=False, soft_wrap=True)
    sys.exit(2)


def progress_bar() -> Progress:
    """On a terminal alone: elsewhere it would leave an empty line."""
    return Progress(console=errors, transient=True, disable=not errors.is_terminal)


def show_what_can_be_shown() -> None:
    """A terminal that knows few characters gets a question mark for each of the others."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def show_json(value: object) -> None:
    """For programs, which must get every character: escaped, where the output is not UTF-8."""
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    print(json.dumps(value, ensure_ascii=encoding != "utf8", indent=2))


def texts_for(language: str) -> Texts:
    """The language asked for, or the system's, or English."""
    if language and language not in LANGUAGES:
        complain(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    wishes = [
        language,
        *(os.environ.get(name, "") for name in ("FAUBOURG_LANGUAGE", "LC_ALL", "LANG")),
    ]
    known = [wish[:2].lower() for wish in wishes if wish[:2].lower() in LANGUAGES]
    return Texts(known[0] if known else "en")


def read_options(given: list[str]) -> dict[str, str]:
    """key=value pairs."""
    for word in given:
        if "=" not in word:
            raise BadOption(f"option {word!r}; expected key=value")
    return dict(word.split("=", 1) for word in given)


def read_days(given: str | int) -> int:
    words = str(given)
    if not re.fullmatch("[0-9]{1,5}", words) or int(words) > MOST_DAYS:
        raise typer.BadParameter(f"{words!r}; expected a number of days from 0 to {MOST_DAYS}")
    return int(words)


def usual_seats(game: Game, asked: int | None) -> int:
    """The number asked for; otherwise two, or the nearest the game allows."""
    return min(max(2, game.fewest), game.most) if asked is None else asked


def read_record(path: Path) -> Record:
    with naming(path):
        return record.load(path.read_text(encoding="utf-8"))


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """A bad record is complained of with its file and line."""
    try:
        yield
    except BadRecord as error:
        complain(f"{path}: {error}")


def read_content(path: Path | None) -> str:
    return "" if path is None else path.read_text(encoding="utf-8")


def players_of(kept: Record, texts: Texts) -> list[str]:
    return names.seat_names(kept.header.players, numbered(kept.header.seats, texts))


def numbered(seats: int, texts: Texts) -> list[str]:
    """What people without a name are called."""
    return [texts.say("cli.player-number", {"number": seat + 1}) for seat in range(seats)]


def game_of(kept: Record) -> Game:
    return find_game(kept.header.game)
