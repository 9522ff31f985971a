"""What `import faubourg` offers, and what it costs."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from importlib.metadata import version

import pytest

import faubourg


def test_all_it_offers_is_there() -> None:
    for name in faubourg.__all__:
        assert getattr(faubourg, name) is not None and name in dir(faubourg)
    assert faubourg.__version__ == version("faubourg")
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = faubourg.chess


def test_the_games_are_still_on_offer_once_one_is_imported() -> None:
    import_module("faubourg.games.town_center")
    assert faubourg.find_game("town_center") is faubourg.games()["town_center"]


def test_importing_it_loads_nothing_else() -> None:
    loaded = "import faubourg, sys; print([m for m in sys.modules if m.startswith('faubourg.')])"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr


def test_finding_no_game_yet_loads_none() -> None:
    """To play one is to load them all, for each is an entry point; before that there is no need."""
    code = "from faubourg import Chance, Match, record, replay; import sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "faubourg.core.match" in done.stdout and "faubourg.games." not in done.stdout
