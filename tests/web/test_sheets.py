"""Style sheets: what a rule may say without costing every choice its time."""

from __future__ import annotations

import re

import pytest

from faubourg.web.packing import SHEETS, packed

RULE = re.compile(r"([^{}]+)\{[^{}]*\}")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
INNER = re.compile(r":(?:not|has|(is))\(([^()]*)\)")  # the innermost parentheses
NAMED = re.compile(r"[.#\w\[:]")  # a class, an id, a tag, an attribute or a pseudo-element


def selectors(css: str) -> list[str]:
    """One each, of all rules."""
    found = []
    for rule in RULE.finditer(COMMENT.sub("", css)):
        depth, begun = 0, 0
        words = rule[1].strip()
        for place, letter in enumerate(f"{words},"):
            depth += (letter == "(") - (letter == ")")
            if letter == "," and depth == 0:
                found.append(words[begun:place].strip())
                begun = place + 1
    return found


def subject(selector: str) -> str:
    """What a rule is about: its last part, without what it has or is not."""
    flat = selector
    while found := INNER.search(flat):
        flat = flat[: found.start()] + (found[2] if found[1] else "") + flat[found.end() :]
    return re.split(r"[\s>~+]+", flat)[-1]


@pytest.mark.parametrize(
    ("selector", "expected"),
    [
        (".a:has(#b[open]) > :not(.c)", ""),
        (".a:has(.b:not([hidden])) .c::after", ".c::after"),
        (".a:has(> .b) > *", "*"),
        (".a:has(:is(.b, .c):not(.d)) :is(.e, .f:not(:has(i)))", ".f"),
        (".a:not(:has(.b)) ~ .c:not(.d)", ".c"),
    ],
)
def test_the_subject_of_a_rule_is_found(selector: str, expected: str) -> None:
    assert subject(selector) == expected


@pytest.mark.parametrize("page", sorted(SHEETS))
def test_what_depends_on_what_is_inside_is_about_something_with_a_name(page: str) -> None:
    """Otherwise a browser looks at the whole page again after each change within it: at a table
    that was half of the time from a click to the board."""
    asked = [one for one in selectors(packed(f"{page}.css")) if ":has(" in one]
    assert page != "table" or len(asked) > 30
    assert [one for one in asked if not NAMED.match(subject(one))] == []
