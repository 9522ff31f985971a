"""After a game in the terminal: another one, against the same bots or others."""

from __future__ import annotations

from rich.text import Text

from faubourg.bots import UnknownBot, bots_for
from faubourg.bots.outside import make_any_bot
from faubourg.cli.common import console
from faubourg.core.registry import Game
from faubourg.core.texts import Texts

AGAIN = ("again", "encore")
ENOUGH = ("", "no", "non", "q", "quit", "quitter")


def bots_wanted(game: Game, bots: str, alone: bool, texts: Texts) -> str | None:
    """Names as for --bots; None: no other game. Asked until the answer can be followed."""
    while (words := _answer(game, alone, texts)).lower() not in ENOUGH:
        if words.lower() in AGAIN:
            return bots
        problem = texts.say("cli.again-what") if alone else _problem(game, words)
        if not problem:
            return words
        console.print(Text(problem, style="red"), soft_wrap=True)
    return None


def _answer(game: Game, alone: bool, texts: Texts) -> str:
    """An input that has ended says no."""
    question = "cli.again-alone" if alone else "cli.again"
    console.print()
    console.print(Text(texts.say(question, {"bots": ", ".join(bots_for(game))})), soft_wrap=True)
    try:
        return console.input(Text("> ", style="bold yellow")).strip()
    except (EOFError, KeyboardInterrupt):
        return ""


def _problem(game: Game, bots: str) -> str:
    """What is wrong with one of the names, or nothing."""
    try:
        for name in bots.split(","):
            make_any_bot(name.strip(), game)
    except UnknownBot as error:
        return str(error)
    return ""
