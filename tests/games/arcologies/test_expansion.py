"""An expansion adds by objects and named hooks: nothing of the base game is changed by it."""

from __future__ import annotations

import subprocess
import sys

IMPORTS = """
import importlib, pkgutil, sys
from faubourg.games import small_city

def load(package):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)

def tables():
    return {
        (module, name): type(value)(value)
        for module in sorted(sys.modules) if module.startswith("faubourg.games.small_city")
        for name, value in vars(sys.modules[module]).items()
        if isinstance(value, dict | list | set) and not name.startswith("__")
    }

load(small_city)
before = tables()
assert len(before) > 50
from faubourg.games import arcologies
load(arcologies)
changed = [key for key, value in tables().items() if before.get(key) != value]
assert not changed, changed
"""


def test_no_table_of_the_base_game_is_changed_at_import() -> None:
    """In a process of its own, in which nothing is loaded yet."""
    done = subprocess.run([sys.executable, "-c", IMPORTS], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
