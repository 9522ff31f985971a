"""A page's style sheets in one file and its modules in another: few requests instead of sixty.

Each stays a file of its own, which browsers could take as it is; they are put together when the
server is first asked. A module becomes a function that gives what the module exports, after all
that it imports; modules that import each other in a circle are refused.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from graphlib import TopologicalSorter
from os.path import normpath
from pathlib import Path
from typing import Final, TypeAlias

from litestar import Response, get
from litestar.exceptions import NotFoundException

from faubourg.web.cards import FOR_EVER

Swaps: TypeAlias = dict[str, str]  # modules in place of others
STATIC: Final = Path(__file__).parent / "static"
SHEETS: Final = {
    "base": (),
    "carry": ("company",),
    "daily": ("daily",),
    "home": ("home",),
    "learn": ("lesson",),
    "new": ("new",),
    "puzzles": ("board", "puzzles"),
    "rules": ("rules",),
    "table": ("table", "board", "bar", "side", "since", "choices", "result", "explain", "lesson",
              "hint", "review", "marks", "company", "talk", "notices", "desk"),
}  # fmt: skip
MODULES: Final = {
    "home": ("home", "nonce"),
    "join": ("nonce",),
    "new": ("new", "nonce"),
    "rules": ("rules",),
    "table": ("table",),
}
# The same pages without a server: their way to the tables is another.
OFFLINE: Final = {
    "daily": ("offline/daily", "offline/page", "offline/settings"),
    "home": ("home", "nonce", "offline/home", "offline/page", "offline/settings"),
    "learn": ("offline/page", "offline/settings"),
    "new": ("new", "nonce", "offline/page", "offline/settings"),
    "rules": ("rules", "offline/settings"),
    "table": ("table", "offline/page", "offline/settings"),
}
SWAPS: Final = {"js/wire.js": "js/offline/wire.js"}
NAMES: Final = (*(f"{page}.css" for page in SHEETS), *(f"{page}.js" for page in MODULES))
IMPORT: Final = re.compile(r'^import (?:\{([^}]*)\}|\* as (\w+)) from "([^"]+)";$', re.MULTILINE)
COMMENT: Final = re.compile(r"^[ \t]*/\*\*.*?\*/\n?", re.MULTILINE | re.DOTALL)  # whole lines
EXPORT: Final = re.compile(
    r"^export (?:((?:async )?(?:function|class|const) (\w+))|\{([^}]*)\};)", re.MULTILINE
)


@get("/static/packed/{mark:str}/{name:str}", include_in_schema=False)
async def packed_file(mark: str, name: str) -> Response[str]:
    """An address with another mark was of another version: what it held is gone."""
    if name not in NAMES or address(name) != f"/static/packed/{mark}/{name}":
        raise NotFoundException(f"no {name!r} with the mark {mark!r}")
    kind = "text/css" if name.endswith(".css") else "text/javascript"
    return Response(packed(name), media_type=kind, headers={"Cache-Control": FOR_EVER})


@cache
def address(name: str) -> str:
    """With a mark of its content, so that browsers may keep it for ever."""
    return f"/static/packed/{hashlib.sha256(packed(name).encode()).hexdigest()[:10]}/{name}"


@cache
def packed(name: str) -> str:
    """`table.css` or `table.js`: all that this page needs of the kind."""
    page, _, kind = name.rpartition(".")
    if kind == "css":
        return _sheets("tokens", "layout", "parts", *SHEETS[page], "night")
    return _modules({}, *(f"js/{entry}.js" for entry in MODULES[page]))


def packed_offline(page: str) -> str:
    return _modules(SWAPS, *(f"js/{entry}.js" for entry in OFFLINE[page]))


def _sheets(*names: str) -> str:
    return "\n".join((STATIC / "css" / f"{name}.css").read_text("utf-8") for name in names)


def _modules(swaps: Swaps, *entries: str) -> str:
    needs: dict[str, list[str]] = {}
    to_read = list(entries)
    while to_read:
        path = to_read.pop()
        if path not in needs:
            needs[path] = [_beside(path, f[3], swaps) for f in IMPORT.finditer(_text(path))]
            to_read += needs[path]
    return "\n".join(_as_function(path, swaps) for path in TopologicalSorter(needs).static_order())


def _text(path: str) -> str:
    return (STATIC / path).read_text("utf-8")


def _beside(path: str, other: str, swaps: Swaps) -> str:
    found = normpath(Path(path).parent / other).replace("\\", "/")
    return swaps.get(found, found)


def _as_function(path: str, swaps: Swaps) -> str:
    text = _text(path)
    exported = ", ".join(found[2] or found[3] for found in EXPORT.finditer(text))
    body = EXPORT.sub(lambda found: found[1] or "", COMMENT.sub("", text))
    body = IMPORT.sub(lambda found: _taken(found, _beside(path, found[3], swaps)), body)
    return f"const {_variable(path)} = (() => {{\n{body}\nreturn {{ {exported} }};\n}})();"


def _taken(found: re.Match[str], path: str) -> str:
    return f"const {found[2] or '{' + found[1] + '}'} = {_variable(path)};"


def _variable(path: str) -> str:
    return "$" + re.sub(r"\W", "_", path)
