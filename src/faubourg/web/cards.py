"""A game on the home page: its picture, how many, how long, how hard."""

from __future__ import annotations

from functools import cache
from random import Random

from faubourg.bots import make_bot
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import View
from faubourg.core.registry import Game, Look, find_game
from faubourg.core.replay import AnyMatch
from faubourg.core.texts import Texts


def game_card(game: Game, texts: Texts) -> dict[str, object]:
    return {
        "key": game.key,
        "name": texts.say(f"{game.key}.name"),
        "tagline": texts.say(f"{game.key}.tagline"),
        "picture": _picture(game.key, texts.language),
        "fewest": game.fewest,
        "most": game.most,
        "minutes": game.minutes,
        "difficulty": game.difficulty,
    }


@cache
def _picture(key: str, language: str) -> str:
    game = find_game(key)
    return game.drawer.draw(_view(key), Texts(language), Look())


@cache
def _view(key: str) -> View:
    """A city in the middle of a game, always the same one, built by a bot with some taste."""
    game = find_game(key)
    rules = game.rules(min(max(2, game.fewest), game.most))
    match: AnyMatch = Match(rules, Chance.seeded("home page"))
    bot, rng = make_bot("greedy", game), Random(1)
    while match.state.actors and len(match.entries) < rules.longest * 2 // 5:
        seat = match.state.actors[0]
        match.play(seat, bot.choose(match.observe(seat, rng), rng))
    return rules.view(match.state, None)
