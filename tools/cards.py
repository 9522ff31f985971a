"""Plays the games that the home page shows in the middle: games/*/card.jsonl.

python tools/cards.py [GAME ...]
"""

from __future__ import annotations

import sys
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Final

from faubourg.bots import make_bot
from faubourg.core import record
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.record import Record
from faubourg.core.registry import Game, games
from faubourg.core.replay import AnyMatch, record_of
from faubourg.web.cards import RECORD

SHARE: Final = 0.7  # of a whole game


def whole_game(game: Game) -> Record:
    """Two bots with some taste, or the fewest the game is for."""
    rules = game.rules(min(max(2, game.fewest), game.most), game.for_programs())
    match: AnyMatch = Match(rules, Chance.seeded("home page"))
    bot, rng = make_bot("greedy", game), Random(1)
    while match.state.actors:
        seat = match.state.actors[0]
        match.play(seat, bot.choose(match.observe(seat), rng))
    return record_of(match, [f"P{seat + 1}" for seat in range(rules.seats)])


def main() -> None:
    for key in sys.argv[1:] or games():
        game = games()[key]
        whole = whole_game(game)
        entries = whole.entries[: int(SHARE * len(whole.entries))]
        part = replace(whole, entries=entries, secret="", finished=False)
        Path(str(files(game.package)), RECORD).write_text(record.dump(part), encoding="utf-8")
        print(f"{key}: {len(part.entries)} of {len(whole.entries)} entries")


if __name__ == "__main__":
    main()
