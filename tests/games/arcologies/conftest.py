"""Arcologies is on offer while its tests run, whether or not it is an entry point yet."""

import pytest

from faubourg.core import registry
from faubourg.games.arcologies import GAME


@pytest.fixture(autouse=True)
def on_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.games(), GAME.key, GAME)
