"""Notebooks show what everybody may see, and nothing else."""

from __future__ import annotations

import sys
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from faubourg.core.catalogue import pick_one
from faubourg.core.match import Match
from faubourg.core.record import Record
from faubourg.core.replay import record_of
from faubourg.research import Episode, picture, pictures
from research.settings import GAMES, setting


def in_the_middle(game: str) -> Episode:
    episode, rng = Episode(setting(game)), Random(1)
    episode.reset(3)
    for _ in range(40):
        seat = episode.actors[0]
        episode.play(seat, pick_one(episode.legal(seat), rng))
    return episode


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_tells_no_secret(game: str) -> None:
    episode, rng = in_the_middle(game), Random(2)
    shown = episode._repr_svg_()
    assert "<svg" in shown[:200]
    for seat in range(2):
        episode.state = episode.rules.determinize(episode.state, seat, rng)
    # What a spectator knows of two guesses by the seats is what was known of the truth.
    assert episode._repr_svg_() == shown


def test_matches_and_records_show_themselves_in_a_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: dict[type, Any] = {}
    formatter = SimpleNamespace(for_type=lambda kind, show: shown.update({kind: show}))
    formatters = {"image/svg+xml": formatter}
    shell = SimpleNamespace(display_formatter=SimpleNamespace(formatters=formatters))
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    pictures.tell_notebooks()
    match = in_the_middle("town_center").match()
    kept = record_of(match, ["one", "two"], reveal=True)
    assert set(shown) == {Match, Record}
    assert shown[Match](match) == shown[Record](kept) == picture(match)._repr_svg_()
    assert picture(match, viewer=1) != picture(match, viewer=0)
