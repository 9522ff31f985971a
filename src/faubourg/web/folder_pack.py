"""Many small files in one: drawings that are alike are told by what differs.

A picture exists in two languages and two lights; static/sw-offline.js puts all of them together.
"""

from __future__ import annotations

from base64 import b64encode
from itertools import takewhile
from typing import Any, Final

TYPES: Final = {
    "css": "text/css", "html": "text/html; charset=utf-8", "js": "text/javascript",
    "json": "application/json", "mjs": "text/javascript", "png": "image/png",
    "svg": "image/svg+xml", "toml": "application/toml", "webmanifest": "application/manifest+json",
}  # fmt: skip
SPLIT: Final = ">"  # between the parts of a drawing


def packed_files(files: dict[str, bytes], alike: dict[str, str]) -> list[list[Any]]:
    """Name, kind and how it is told: a text, base 64, or another file's text and what differs."""
    order = sorted(
        files, key=lambda name: (name in alike, alike.get(alike.get(name, ""), ""), name)
    )
    return [[name, _kind(name), *_told(name, files, alike)] for name in order]


def _kind(name: str) -> str:
    return TYPES[name.rpartition(".")[2]]


def _told(name: str, files: dict[str, bytes], alike: dict[str, str]) -> list[Any]:
    if name.endswith(".png"):
        return ["base64", b64encode(files[name]).decode()]
    text = files[name].decode()
    if name not in alike:
        return ["text", text]
    base = files[alike[name]].decode()
    return ["like", alike[name], *difference(base, text)]


def difference(base: str, text: str) -> list[Any]:
    """Parts that are others, if there are as many; or what stands between two equal ends."""
    old, new = base.split(SPLIT), text.split(SPLIT)
    if len(old) == len(new):
        return [[[n, part] for n, part in enumerate(new) if part != old[n]]]
    start = _shared(base, text)
    rest = _shared(base[start:][::-1], text[start:][::-1])
    return [start, text[start : len(text) - rest], rest]


def _shared(one: str, other: str) -> int:
    """How many characters are the same from the start on."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def joined(base: str, told: list[Any]) -> str:
    """What a browser makes of it."""
    if len(told) == 1:
        parts = base.split(SPLIT)
        for number, part in told[0]:
            parts[number] = part
        return SPLIT.join(parts)
    start, middle, rest = told
    return f"{base[:start]}{middle}{base[len(base) - rest :]}"
