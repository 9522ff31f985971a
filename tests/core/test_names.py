"""Names: whatever is given, what is left is short, plain and visible."""

from __future__ import annotations

from unicodedata import category, is_normalized

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faubourg.core.names import LONGEST, MOST_MARKS, clean_name, seat_names

UNSEEN = {
    "bidi overrides": "\u202a\u202b\u202c\u202d\u202e\u061c",
    "bidi isolates": "\u2066\u2067\u2068\u2069",
    "zero width": "\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u2062\u2063\u2064\ufeff\u180e",
    "soft hyphen": "\u00ad",
    "controls": "".join(chr(code) for code in range(0x20) if not chr(code).isspace()),
    "delete and C1": "".join(chr(code) for code in range(0x7F, 0xA0) if code != 0x85),
    "lone surrogates": "\ud800\udbff\udc00\udfff",
    "tags": "".join(chr(code) for code in range(0xE0000, 0xE0080)),
    "variation selectors": "\ufe00\ufe0e\ufe0f\U000e0100\U000e01ef" * 9,
    "Mongolian variation selectors": "\u180b\u180c\u180d\u180f",
    "private use": "\ue000\uf8ff\U000f0000\U0010fffd",
    "unassigned": "\u0378\u2065\ufff0\U000e0fff",
    "no characters": "\ufffe\uffff\ufdd0\U0001ffff",
    "fillers": "\u115f\u1160\u3164\uffa0\u034f\u17b4\u17b5",
    "blanks": "\u2800\U0001d159",
    "annotation": "\ufff9\ufffa\ufffb\ufffc",
    "replacement": "\ufffd",
}


@pytest.mark.parametrize("unseen", UNSEEN.values(), ids=UNSEEN.keys())
def test_what_cannot_be_seen_is_left_out(unseen: str) -> None:
    assert clean_name(unseen) == ""
    assert clean_name(f"{unseen[:50]}An{unseen[:50]}na{unseen[:50]}") == "Anna"


SPACE = " \t\n\v\f\r\x1c\x1d\x1e\x1f\x85\xa0\u1680\u2000\u2007\u200a\u2028\u2029\u202f\u205f\u3000"


@pytest.mark.parametrize("space", [*SPACE, SPACE, "\r\n", " \u200b "], ids=ascii)
def test_space_of_any_kind_is_one_space_and_none_at_the_ends(space: str) -> None:
    assert clean_name(f"{space}Jean{space}Luc{space}") == "Jean Luc"


@pytest.mark.parametrize("name", [
    "Zoé", "Jean-Luc d’Arc", "O'Neill", "Łukasz", "Нина", "Ελένη", "王小明", "たかし", "김민수",
    "محمد", "דנה", "नेहा", "ก้อง", "Nguyễn Thị", "R2-D2", "<b>Ann</b>", "{name}", "👍🏽", "ℕ",
    "🎲 Ann 🎲",
])  # fmt: skip
def test_names_of_all_the_world_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


def test_one_way_to_write_a_letter() -> None:
    assert clean_name("Zoe\u0301") == "Zo\u00e9"
    assert clean_name("Zoe\u200b\u0301") == "Zo\u00e9"  # also where something unseen stood between


def test_a_family_of_emoji_becomes_its_members() -> None:
    assert clean_name("👨\u200d👩\u200d👧") == "👨👩👧"
    assert clean_name("❤\ufe0f") == "❤"


@pytest.mark.parametrize("mark", ["\u0301", "\u0489", "\u20dd", "\u0e49", "\u1ab0"], ids=ascii)
def test_marks_are_not_piled_up(mark: str) -> None:
    cleaned = clean_name("q" + mark * 300 + "Ann")
    assert cleaned == "q" + mark * MOST_MARKS + "Ann"


def test_a_mark_needs_a_letter_to_stand_on() -> None:
    assert clean_name("\u0301\u0302Ann \u0303\u0304 Bo") == "Ann Bo"


def test_a_name_is_cut_after_it_was_cleaned() -> None:
    assert clean_name("\u200b" * 100 + "x" * 41) == "x" * LONGEST
    assert clean_name("x" * 39 + " yz") == "x" * 39  # and ends with no space
    assert clean_name("x" * 10**6) == "x" * LONGEST


def test_a_million_marks_are_not_even_sorted() -> None:
    """Putting them in order takes Python a time that grows with the square of their number."""
    assert clean_name("a" + "\u0301\u0316" * 500_000) == "\u00e1" + "\u0316" * MOST_MARKS


@given(st.text(st.characters(exclude_categories=())))
def test_what_is_left_is_always_plain(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= LONGEST and is_normalized("NFC", name)
    assert name == " ".join(name.split()) == clean_name(name)
    assert all(sign == " " or category(sign)[0] not in "CZ" for sign in name)
    assert name.encode().decode() == name


def test_every_seat_has_a_name() -> None:
    usual = ["Player 1", "Player 2", "Player 3"]
    assert seat_names(["Ann", "\u200b"], usual) == ["Ann", "Player 2", "Player 3"]
    assert seat_names(["a", "b", "c", "d"], usual) == ["a", "b", "c"]
