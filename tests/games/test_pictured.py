"""The pictures of the rules pages are what the positions of the tests and the rules give now."""

from __future__ import annotations

import re

import pytest
from illustrating import DRAWN, path_of, pictures, written

from faubourg.core.examples import Example, examples, scene
from faubourg.core.registry import find_game
from faubourg.core.rulebook import paragraphs
from faubourg.core.texts import LANGUAGES, Texts, source

EXAMPLES = [(key, example) for key in DRAWN for example in pictures(key)]
NAMES = [f"{key}-{example.name}" for key, example in EXAMPLES]
FEWEST = 6


@pytest.mark.parametrize("key", DRAWN)
def test_what_is_kept_beside_the_game_is_what_the_rules_give(key: str) -> None:
    """If not: `python illustrating.py` in tests/."""
    assert path_of(key).read_text(encoding="utf-8") == written(key)
    assert examples(find_game(key)) == pictures(key)


@pytest.mark.parametrize("key", DRAWN)
def test_each_has_a_name_of_its_own_and_a_paragraph(key: str) -> None:
    made = pictures(key)
    assert len({example.name for example in made}) == len(made) >= FEWEST
    assert {example.rule for example in made} <= set(paragraphs(find_game(key), "en"))


@pytest.mark.parametrize("key", DRAWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_no_caption_without_a_picture(key: str, language: str) -> None:
    text = source(language, find_game(key).package)
    captions = re.findall(r"^example-(\S+) =", text, re.MULTILINE)
    assert sorted(captions) == sorted(example.name for example in pictures(key))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "example"), EXAMPLES, ids=NAMES)
def test_a_caption_says_every_number_it_was_given(
    key: str, example: Example, language: str
) -> None:
    words = Texts(language).tell(scene(key, example).caption())
    missing = [n for n in example.values.values() if str(n).replace("-", "−") not in words]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "example"), EXAMPLES, ids=NAMES)
def test_it_is_drawn_and_what_is_lit_is_there(key: str, example: Example, language: str) -> None:
    drawn = scene(key, example).draw(Texts(language))
    assert drawn.startswith("<svg")
    assert [name for name in example.lit if f'data-name="{name}"' not in drawn] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "example"), EXAMPLES, ids=NAMES)
def test_a_refusal_has_words(key: str, example: Example, language: str) -> None:
    assert bool(scene(key, example).refusal(Texts(language))) == bool(example.refused)
