"""A game on the home page: its picture, how many, how long, how hard."""

from __future__ import annotations

from functools import cache
from random import Random

from faubourg.bots.playout import draw
from faubourg.core.model import CHANCE
from faubourg.core.registry import Game, Look, find_game
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
    """A city in the middle of a game, always the same one."""
    game = find_game(key)
    rules = game.rules(min(max(2, game.fewest), game.most))
    state, rng = rules.new_state(), Random(11)
    for _ in range(rules.longest // 5):
        seat = state.actors[0] if state.actors else CHANCE
        chance = seat == CHANCE
        action = draw(rules, state, rng) if chance else rules.pick(state, seat, rng)
        rules.apply(state, seat, action)
    return game.drawer.draw(rules.view(state, None), Texts(language), Look())
