"""faubourg content: the component data of a game, to make it exactly your own box."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from faubourg.cli.common import GameKey, app, complain, console
from faubourg.core.registry import find_game

content = typer.Typer(no_args_is_help=True, help="Component data: export, edit, check, play.")
app.add_typer(content, name="content")

ContentPath = Annotated[Path, typer.Argument(help="A file that `content export` wrote.")]


@content.command("export")
def export(game: GameKey) -> None:
    """Print the built-in data as a TOML file; play with it by --content FILE."""
    chosen = find_game(game)
    if chosen.export is None:
        complain(f"{game} has no component data to replace")
    print(chosen.export(), end="")


@content.command("check")
def check(game: GameKey, file: ContentPath) -> None:
    """Say whether a file can be played with, and its hash."""
    chosen = find_game(game)
    rules = chosen.rules(chosen.fewest, content=file.read_text(encoding="utf-8"))
    console.print(f"{file}: {game} can be played with it; content {rules.content}", soft_wrap=True)
