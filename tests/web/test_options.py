"""The form of a new table: what matters is in sight, the rest is folded."""

from __future__ import annotations

import re

import pytest

from faubourg.core.registry import games
from web.browser import Browser


def parts(page: str) -> tuple[list[str], list[str]]:
    """The options in sight, and those that are folded."""
    before, _, after = page.partition('<details class="more-options"')
    keys = (re.findall(r'id="option-(\w+)"', part) for part in (before, after))
    seen, folded = keys
    return seen, folded


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("seats", [1, 2])
def test_one_to_three_options_are_in_sight(browser: Browser, game: str, seats: int) -> None:
    if seats < games()[game].fewest:
        return
    seen, folded = parts(browser.get(f"/new/{game}?seats={seats}").text)
    single = [o.key for o in games()[game].options if o.applies(seats) and not o.per_seat]
    assert sorted(seen + folded) == sorted(single)
    assert 1 <= len(seen) <= 3 and folded


def test_a_mistake_shows_all_options(browser: Browser) -> None:
    assert "more-options" in browser.get("/new/la_citta").text
    assert '<details class="more-options" open' not in browser.get("/new/la_citta").text
    form = {"game": "la_citta", "seats": "2", "seat-0-kind": "me", "seat-1-kind": "here"}
    answer = browser.send_form("/tables", **form, **{"option-large_harvest": "perhaps"})
    assert answer.status_code == 422 and '<details class="more-options" open' in answer.text


def test_every_option_has_its_line_of_help(browser: Browser) -> None:
    page = browser.get("/new/small_city?seats=3").text
    options = re.findall(r'class="option" .*?<p class="quiet small">([^<]*)</p>', page, re.DOTALL)
    assert len(options) > 8 and all(options)
