"""The same modules as plain Python and compiled: which of the two runs. Never compiled itself.

A compiled module lies beside its source, and Python prefers it, unless FAUBOURG_PURE=1 is set.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType
from typing import Final

SWITCH: Final = "FAUBOURG_PURE"
OURS: Final = "faubourg."


class Sources(MetaPathFinder):
    """Finds our modules as plain Python, whatever lies beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith(OURS):
            return None
        finders = [FileFinder(each, (SourceFileLoader, SOURCE_SUFFIXES)) for each in path]
        found = [spec for finder in finders if (spec := finder.find_spec(name)) and spec.loader]
        return found[0] if found else None


def prefer_sources() -> None:
    sys.meta_path.insert(0, Sources())


def is_compiled(module: str) -> bool:
    """Of a module that is loaded."""
    return str(getattr(sys.modules[module], "__file__", "")).endswith(tuple(EXTENSION_SUFFIXES))
