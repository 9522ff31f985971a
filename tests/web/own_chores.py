"""The chores of a server that knows one more game: python own_chores.py MODULE FOLDER..."""

from __future__ import annotations

import sys
from importlib import import_module

from faubourg.core import registry
from faubourg.core.lines import answer_lines
from faubourg.web.chores import answer


def command(module: str) -> tuple[str, ...]:
    """How the server would start them."""
    return (sys.executable, __file__, module, *sys.path)


if __name__ == "__main__":
    sys.path[:] = sys.argv[2:]
    registry.add(import_module(sys.argv[1]).GAME)
    answer_lines(answer)
