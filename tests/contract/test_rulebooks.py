"""The rules that people read: alike in both languages, and cited by every refusal."""

from __future__ import annotations

import re

import pytest
from rulebook import PARAGRAPH
from words import reasons_in

from contract.test_presentation import each_game, modules
from faubourg.core.registry import Game
from faubourg.core.rulebook import paragraphs, rules_text
from faubourg.core.texts import LANGUAGES, Texts


@each_game
def test_both_languages_have_the_same_paragraphs_each_once(game: Game) -> None:
    numbers = [PARAGRAPH.findall(rules_text(game, language)) for language in LANGUAGES]
    assert numbers[0] == numbers[1] == list(paragraphs(game, "en")) == list(paragraphs(game, "fr"))
    assert len(set(numbers[0])) == len(numbers[0]) > 0


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_headed_by_the_name_of_the_game(game: Game, language: str) -> None:
    name = Texts(language).say(f"{game.key}.name", {})
    heading = rules_text(game, language).splitlines()[0]
    assert heading.startswith("# ") and all(word in heading for word in re.findall(r"\w+", name))


@each_game
def test_every_reason_names_a_paragraph(game: Game) -> None:
    """Those of the core and of a base game are told elsewhere."""
    found = {reason for module in modules(game) for reason in reasons_in(module)}
    own = [reason for reason in found if reason.key.startswith(f"{game.key}.")]
    assert own and {reason.rule for reason in own} <= set(paragraphs(game, "en"))
