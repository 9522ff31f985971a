"""faubourg games: what can be played."""

from __future__ import annotations

from rich.table import Table

from faubourg.cli.common import AsJson, Language, app, console, show_json, texts_for
from faubourg.core.registry import Game, Option, games


@app.command("games")
def list_games(as_json: AsJson = False, language: Language = "") -> None:
    """List the games, their player counts and options."""
    if as_json:
        show_json([_plain(game) for game in games().values()])
        return
    say = texts_for(language).say
    table = Table(say("cli.game"), say("cli.players"), say("cli.options"), box=None, pad_edge=False)
    for game in games().values():
        name = f"[bold]{game.key}[/bold]\n{say(f'{game.key}.tagline')}"
        lines = [f"{o.key}={'|'.join(o.fitting(game.most))}" for o in game.options]
        table.add_row(name, _numbers(game), "\n".join(lines))
    console.print(table)


def _numbers(game: Game) -> str:
    return f"{game.fewest}–{game.most}" if game.fewest < game.most else str(game.most)


def _plain(game: Game) -> dict[str, object]:
    options = [_plain_option(option, game.most) for option in game.options]
    return {"key": game.key, "seats": [game.fewest, game.most], "options": options}


def _plain_option(option: Option, most: int) -> dict[str, object]:
    return {
        "key": option.key,
        "kind": option.kind,
        "values": option.fitting(most),
        "default": option.default,
        "per_seat": option.per_seat,
        "seats": list(option.seats),
    }
