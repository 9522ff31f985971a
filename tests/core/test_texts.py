"""Texts: complete in every language, honest about missing values, well set in French."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    MessageReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from faubourg.core import match, model
from faubourg.core.model import GAME_OVER, Reason
from faubourg.core.registry import Game, games
from faubourg.core.rulebook import paragraphs, rules_text
from faubourg.core.texts import COMMON, LANGUAGES, Texts, source

OURS = [COMMON, "faubourg.cli", "faubourg.table"]
PACKAGES = [*OURS, *(game.package for game in games().values())]
NARROW = "\u00a0\u202f"


class Found(Visitor):
    """What a message is made of."""

    def __init__(self, node: BaseNode) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []
        self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:
        self.words.append(node.value)


def messages(language: str, package: str) -> dict[str, Found]:
    body = parse(source(language, package)).body
    return {entry.id.name: Found(entry) for entry in body if isinstance(entry, Message)}


def variables(found: dict[str, Found], name: str) -> set[str]:
    """The values a text needs, those of the texts it refers to included."""
    inner = [variables(found, other) for other in found[name].references]
    return found[name].variables.union(*inner)


def misset(words: str) -> Iterator[str]:
    """Marks that could be torn from their word at the end of a line."""
    for sign in re.finditer(r"(?<!\n)[:;!?»$%]", words):
        if sign.start() == 0 or words[sign.start() - 1] not in NARROW:
            yield words[max(0, sign.start() - 12) : sign.end()]
    for sign in re.finditer(f"«[^{NARROW}]", words):
        yield words[sign.start() : sign.end() + 12]


def constants(module: object) -> list[Reason]:
    return [value for value in vars(module).values() if isinstance(value, Reason)]


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_fluent_and_every_key_is_there_once(language: str, package: str) -> None:
    body = parse(source(language, package)).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("package", PACKAGES)
def test_all_languages_have_the_same_keys_with_the_same_values(package: str) -> None:
    needs = []
    for language in LANGUAGES:
        found = messages(language, package)
        needs.append({name: variables(found, name) for name in found})
    assert all(need == needs[0] for need in needs)


@pytest.mark.parametrize("package", PACKAGES)
def test_french_marks_keep_to_their_word(package: str) -> None:
    found = messages("fr", package)
    torn = [(name, *misset(words)) for name, text in found.items() for words in text.words]
    assert [words for words in torn if len(words) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_apostrophes_are_curved(package: str, language: str) -> None:
    found = messages(language, package).items()
    assert [name for name, text in found if re.search(r"\w'", " ".join(text.words))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_apostrophes_of_rules_are_curved(game: Game, language: str) -> None:
    assert re.findall(r"\w+'.*", prose_of(game, language)) == []


def prose_of(game: Game, language: str) -> str:
    return re.sub(r"```.*?```|`[^`\n]*`", "x", rules_text(game, language), flags=re.DOTALL)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_marks_keep_to_their_word_in_french_rules_too(game: Game) -> None:
    if rules_text(game, "fr") == rules_text(game, "en"):
        return  # an example without French rules
    assert [*misset(prose_of(game, "fr"))] == []
    told = paragraphs(game, "fr").values()
    assert [*misset("".join(re.sub(r"`[^`]*`", "x", words) for words in told))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [*constants(model), *constants(match)], ids=lambda r: r.key)
def test_reasons_of_every_game_need_no_values(language: str, reason: Reason) -> None:
    assert Texts(language).refuse(reason, {}).endswith(".")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(LookupError, match="by-rule"):
        Texts("fr").say("by-rule")


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(LookupError, match="no text 'no-such-key' in en"):
        Texts("en").say("no-such-key")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no language 'tlh'; there are en, fr"):
        Texts("tlh")


def test_a_refusal_names_its_rule() -> None:
    reason = Reason(GAME_OVER.key, "3.6.1", 1)
    assert Texts("fr").refuse(reason, {}) == "La partie est terminée. (règle 3.6.1)"
    assert Texts("en").refuse(reason, {}) == "The game is over. (rule 3.6.1)"


def test_plurals_follow_the_language() -> None:
    assert Texts("fr").say("points", {"points": 0}) == "0 point"
    assert Texts("en").say("points", {"points": 0}) == "0 points"
    assert Texts("fr").say("place", {"place": 1}) == "1re place"
