"""Our few lines in place of Babel say every text as Babel does."""

from __future__ import annotations

import json
import subprocess
import sys
from decimal import Decimal

import babel
import babel.plural
import pytest

from faubourg.core.texts import LANGUAGES
from faubourg.offline import plain_babel

NUMBERS = [
    *range(-30, 130), 999, 1000, 1234, -1234, 10**6, 2 * 10**6, 1_500_000, 10**7 + 1, 0.5, 1.0, 1.5,
    2.0, -1.5, 1234.5678, 1e6, 2e6, 0.0005, 0.00049, -0.0, 33.3333, Decimal("1.50"), Decimal("1.0"),
]  # fmt: skip
# Every message of every file, with each value once as a number and once as each word it chooses by.
SAY_ALL = """
import json, sys
if sys.argv[1] == "plain":
    from faubourg.offline import plain_babel
    plain_babel.install()
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from faubourg.core import texts
from faubourg.core.registry import games
import faubourg.table

class Values(Visitor):
    def __init__(self):
        self.named, self.words = set(), set()
    def visit_VariableReference(self, node):
        self.named.add(node.id.name)
    def visit_Variant(self, node):
        self.words.add(node.key.name if isinstance(node.key, ast.Identifier) else "")
        self.generic_visit(node)

said = {}
for package in ["faubourg", "faubourg.table", *(game.package for game in games().values())]:
    for language in texts.LANGUAGES:
        bundle = texts._bundle(language, package)
        for entry in parse(texts.source(language, package)).body:
            if not isinstance(entry, ast.Message) or entry.value is None:
                continue
            found = Values()
            found.visit(entry)
            for value in (0, 1, 2, 1.5, -8, 12345, 1000000, *sorted(found.words)):
                given = dict.fromkeys(found.named, value)
                pattern = bundle.get_message(entry.id.name).value
                said[f"{package} {language} {entry.id.name} {value}"] = str(
                    bundle.format_pattern(pattern, given)[0])
print(json.dumps(said))
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_plurals_are_the_same(language: str) -> None:
    real, plain = babel.Locale.parse(language), plain_babel.Locale.parse(language)
    plural = babel.plural.to_python(real.plural_form)
    for number in NUMBERS:
        written = real.decimal_formats[None].apply(number, real)
        assert plain.decimal_formats[None].apply(number, plain) == written
        assert plain.plural_form(number) == plural(number)


def test_every_text_is_the_same() -> None:
    told = [
        json.loads(subprocess.check_output([sys.executable, "-c", SAY_ALL, way]))
        for way in ("real", "plain")
    ]
    assert len(told[0]) > 10_000
    differ = [key for key in told[0] if told[0][key] != told[1].get(key)]
    assert differ == []


def test_a_language_that_is_not_ours_is_refused() -> None:
    with pytest.raises(plain_babel.UnknownLocaleError, match="'de'; there are en, fr"):
        plain_babel.Locale.parse("de")


def test_dates_are_refused() -> None:
    with pytest.raises(NotImplementedError):
        plain_babel._refuse()
