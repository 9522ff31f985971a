"""A game on the home page: its picture, how many, how long, how hard."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from faubourg.core import record
from faubourg.core.model import View
from faubourg.core.registry import Game, Look, find_game
from faubourg.core.replay import follow
from faubourg.core.texts import Texts

RECORD: Final = "card.jsonl"  # made by tools/cards.py


def game_card(game: Game, texts: Texts) -> dict[str, object]:
    return {
        "key": game.key,
        "name": texts.say(f"{game.key}.name"),
        "tagline": texts.say(f"{game.key}.tagline"),
        "picture": _picture(game.key, texts.language),
        "players": game.players_in(texts),
        "minutes": game.minutes,
        "difficulty": game.difficulty,
    }


@cache
def _picture(key: str, language: str) -> str:
    game = find_game(key)
    return game.drawer.draw(_view(key), Texts(language), Look())


@cache
def _view(key: str) -> View:
    """A city in the middle of a game: the record beside the game's code, or an empty table."""
    game = find_game(key)
    kept = files(game.package).joinpath(RECORD)
    if not kept.is_file():
        rules = game.rules(game.fewest)
        return rules.view(rules.new_state(), None)
    match = follow(record.load(kept.read_text(encoding="utf-8")))
    return match.rules.view(match.state, None)
