"""Chapters 7 and 8 of RULES.md: what no other file shows, and the two languages."""

from __future__ import annotations

import re

import pytest
from marks import rule
from rulebook import Rulebook

from faubourg.core.rulebook import paragraphs
from faubourg.core.texts import Texts
from faubourg.games.big_city import GAME, components
from games.big_city.table import city

BOOK = Rulebook("big_city")


@rule("8.1")
def test_the_known_numbers() -> None:
    known = {"DISTRICTS": 8, "PLOTS": 68, "CARDS": 72, "SEGMENTS": 17, "DRAWS_PER_DECK": 2,
             "TRADED": 2, "FEWEST": 2, "MOST": 5, "QUIET_ROUNDS": 3}  # fmt: skip
    assert {name: getattr(components, name) for name in known} == known
    assert sum(piece.count for piece in components.PIECES[: components.OLD]) == 52


@rule("8.1")
def test_pieces_cover_more_plots_than_there_are() -> None:
    """86 against 68: what runs short is kinds of pieces, never pieces as such."""
    sizes = {"I1": 1, "I2": 2, "I3": 3, "L3": 3, "O4": 4}
    pieces = components.PIECES[: components.OLD]
    assert sum(piece.count * sizes[piece.shape] for piece in pieces) == 86


@rule("8.3")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_names_of_the_districts(language: str) -> None:
    texts = Texts(language)
    for number, name in BOOK.rows("8.3"):
        assert texts.say("big_city.district", {"district": int(number)}).startswith(name)
    assert [name for _, name in BOOK.rows("8.3")][:3] == ["Midtown", "Downtown", "Chinatown"]


@rule("8.3")
def test_names_of_districts_have_no_effect_on_play() -> None:
    words = " ".join(city().rules.named)
    assert not [name for _, name in BOOK.rows("8.3") if name.lower() in words.lower()]


@rule("8.6", "6.6.1")
def test_our_own_buildings_come_last() -> None:
    names = [piece.name for piece in components.PIECES]
    assert names[components.PUBLISHED :] == ["petrol-station", "restaurant"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_paragraphs_that_are_named_exist(language: str) -> None:
    known = paragraphs(GAME, language)
    for number, text in known.items():
        for found in re.findall(r"\b(?:B\d+|\d\.\d+(?:\.\d+)?)\b", text):
            assert found in known or any(n.startswith(f"{found}.") for n in known), (number, found)


def test_every_ruling_names_the_paragraphs_it_decides() -> None:
    rulings = [number for number in BOOK.numbers() if number.startswith("B")]
    assert rulings == [f"B{n}" for n in range(1, len(rulings) + 1)]
    assert [n for n in rulings if "(see " not in BOOK.paragraph(n).replace("\n", " ")] == []


def test_tables_have_the_same_numbers_in_both_languages() -> None:
    english, french = paragraphs(GAME, "en"), paragraphs(GAME, "fr")
    for number in english:
        digits = [re.findall(r"\| (\d+) ", text) for text in (english[number], french[number])]
        assert digits[0] == digits[1], number


def test_no_paragraph_is_read_as_two() -> None:
    assert BOOK.text.count("\n**") == len(BOOK.numbers())
