"""The words of Small City: labels, prompts and refusals read as they should."""

from __future__ import annotations

import re

from faubourg.core.model import Action, Message, Seat, is_over
from faubourg.core.texts import LANGUAGES, Texts
from faubourg.games.small_city import narrate
from faubourg.games.small_city.state import SmallCityState
from games.small_city.table import Table

TEXTS = [Texts(language) for language in LANGUAGES]


def plain(words: str) -> str:
    """No-break spaces are checked in test_texts.py; here they would only hide."""
    return words.replace("\u00a0", " ").replace("\u202f", " ")


def tell(message: Message, texts: Texts) -> str:
    """In words, with nothing left that only a program understands."""
    said = plain(texts.tell(message))
    codes = r"[{}_]|  |\w-[a-z]+-\w|\$(?!\d)" if texts.language == "en" else r"[{}_]|  |\$\d"
    codes += r"|\bnone\b|\bseat\b|\btile\b|\bcash\b|\bwood\b" if texts.language == "fr" else ""
    assert said and not re.search(codes, said), (message, said)
    return said


# Positions in words: one short question each, answered in both languages


def asked(game: Table) -> list[str]:
    return [tell(narrate.prompt(game.rules, game.view(), game.seat), texts) for texts in TEXTS]


def labelled(game: Table, words: str) -> list[str]:
    action = game.rules.parse(words)
    return [tell(narrate.label(game.rules, game.view(), action), texts) for texts in TEXTS]


def refused(game: Table, words: str) -> list[str]:
    """In both languages, without the rule's number, which test_texts.py shows."""
    action, reason = game.rules.parse(words), game.why_not(words)
    assert reason is not None, f"{words} is allowed"
    values = narrate.reason_values(game.rules, game.view(), game.seat, action, reason)
    return [tell(Message(reason.key, values), texts) for texts in TEXTS]


def logged(game: Table, *actions: str) -> list[list[str]]:
    """What a spectator reads of some actions, of whoever is to act; one list a language."""
    told: list[Message] = []
    for words in actions:
        seat, before = game.actors[0], game.state.clone()
        game.follow(words)
        told += spectated(game, before, seat, game.rules.parse(words))
    return [[tell(message, texts) for message in told] for texts in TEXTS]


def spectated(game: Table, before: SmallCityState, seat: Seat, action: Action) -> list[Message]:
    """The lines of the log; what a spectator may not read has none, but the end is told."""
    rules = game.rules
    if not rules.sees(before, None, seat, action) and not is_over(game.state):
        return []
    views = rules.view(before, None), rules.view(game.state, None)
    return narrate.log_lines(rules, views[0], seat, action, views[1])
