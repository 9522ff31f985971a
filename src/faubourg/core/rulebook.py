"""A game's RULES.md: its numbered paragraphs, in each language, and which tests show them."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Final

from faubourg.core.registry import Game

PARAGRAPH: Final = re.compile(
    r"^\*\*([A-Z]?\d+(?:\.\d+)*)\*\* (.+?)(?=\n\n|\Z)", re.MULTILINE | re.DOTALL
)
SENTENCE: Final = re.compile(r"(?<=[.!?]) (?=[A-ZÀÂÇÉÈÊÎÔÙ(])")  # where the next one begins


def rules_text(game: Game, language: str) -> str:
    """The whole document; English is RULES.md, other languages have their code in the name."""
    return _document(game, "RULES", language)


def summary_text(game: Game, language: str) -> str:
    """SUMMARY.md: the goal in a sentence, then short lines in groups; a game may have none."""
    return _document(game, "SUMMARY", language) if _is_there(game, "SUMMARY.md") else ""


def _document(game: Game, title: str, language: str) -> str:
    name = f"{title}.md" if language == "en" else f"{title}.{language}.md"
    found = name if _is_there(game, name) else f"{title}.md"
    return files(game.package).joinpath(found).read_text(encoding="utf-8")


def _is_there(game: Game, name: str) -> bool:
    return files(game.package).joinpath(name).is_file()


@lru_cache(maxsize=32)
def paragraphs(game: Game, language: str) -> Mapping[str, str]:
    """Texts by their numbers, in the order of the document; each on one line."""
    found = PARAGRAPH.findall(rules_text(game, language))
    return MappingProxyType({number: text.replace("\n", " ") for number, text in found})


def one_line(game: Game, language: str, number: str) -> str:
    """The first sentence of a paragraph, without marks of its file."""
    text = paragraphs(game, language)[number].split(" | ")[0].replace("`", "").replace("*", "")
    return SENTENCE.split(text, maxsplit=1)[0]


@dataclass(frozen=True)
class Coverage:
    """Which paragraphs some test shows."""

    paragraphs: list[str]
    shown: dict[str, list[str]]  # by number: the tests

    @property
    def missing(self) -> list[str]:
        return [number for number in self.paragraphs if number not in self.shown]

    @property
    def unknown(self) -> list[str]:
        return [number for number in self.shown if number not in self.paragraphs]


def tests_of(game: Game, tests: Path) -> list[Path]:
    """In its own folder below; a game that lives elsewhere has the whole folder."""
    own = tests / "games" / game.key
    return sorted(own.rglob("test_*.py") if own.is_dir() else tests.glob("test_*.py"))


def coverage(game: Game, tests: Path) -> Coverage:
    """Read the tests of a game, without running them, for @pytest.mark.rule("3.2.3")."""
    shown: dict[str, list[str]] = {}
    for path in tests_of(game, tests):
        for number, name in _marks(ast.parse(path.read_text(encoding="utf-8"))):
            shown.setdefault(number, []).append(f"{path.name}::{name}")
    return Coverage(list(paragraphs(game, "en")), shown)


def _marks(tree: ast.Module) -> list[tuple[str, str]]:
    return [
        (argument.value, node.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) in ("rule", "pytest.mark.rule")
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
