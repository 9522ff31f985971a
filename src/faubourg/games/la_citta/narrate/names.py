"""What the page calls overlays, panels, and touched things that no drawing shows."""

from __future__ import annotations

import re

from faubourg.core.model import Message
from faubourg.games.la_citta.components import BUILDINGS, CARDS, SERVICES
from faubourg.games.la_citta.narrate.codes import listed, person, told

WORDS = {
    "gold", "found", "pass", "stop", "enough", "build", "road", "castle", "ask", "master", "card",
    "player-card", "harvest", "games", "blessed", "migrate", "starve", "demolish",
}  # fmt: skip
CITIES = {"city", "castle", "donor", "starve", "migrate"}
BUILDS = {"build", "building", "tile", "kind", "master", "small"}
COUNTS = {"cubes", "citizens", "price", "pay"}
POSITIONS = {"voice", "ask", "positions", "look", "hidden"}
HEX = re.compile(r"\d+-\d+")
OVERLAYS = {"migration", "limits", "terrain", "owners"}
PANELS = {"turn", "actions", "politics", "buildings", "voice", "players", "year", "reserve"}


def overlay_name(key: str) -> Message:
    return told("overlay", key=key) if key in OVERLAYS else Message("plain", {"words": key})


def panel_name(key: str) -> Message:
    """A panel of the table, or of one player: "city:2"."""
    kind, _, number = key.partition(":")
    if number.isdecimal():
        return told("panel-player", person(int(number) - 1))
    return told("panel", key=kind) if kind in PANELS else Message("plain", {"words": key})


def button(name: str) -> Message:
    """For a name as draw.touches gives it: a word, or a kind and which one, "hex:4-19"."""
    kind, _, what = name.partition(":")
    if not what:
        return _word(kind) or Message("plain", {"words": name})
    return _touch(kind, what) or Message("plain", {"words": name})


def _word(word: str) -> Message | None:
    if word in WORDS:
        return told("button", key=word)
    if word in SERVICES:
        return told("touch-service", service=word)
    if word in CARDS and word not in BUILDINGS:
        return told("touch-card", card=word)
    return told("touch-building", building=word) if word in BUILDINGS else None


def _touch(kind: str, what: str) -> Message | None:
    """A kind and which one: "card:palace", "city:4-19", "voice:1", "cubes:2"."""
    if HEX.fullmatch(what):
        return told("touch-city" if kind in CITIES else "touch-hex", hex=what)
    if kind == "card" and what in CARDS:
        return told("touch-card", card=what)
    if kind in BUILDS and what in BUILDINGS:
        return told("touch-building", building=what)
    if what in SERVICES:
        return told("touch-service", service=what)
    numbers = re.findall(r"\d+", what)
    if kind in POSITIONS and numbers:
        return told("touch-positions", listed("positions", numbers))
    if len(numbers) == 1 and kind in COUNTS:
        return told(f"touch-{'price' if kind == 'pay' else kind}", count=int(numbers[0]))
    if len(numbers) == 1 and kind in ("seat", "player"):
        return told("panel-player", person(int(numbers[0]) - 1))
    if kind == "space":
        return told("touch-space", space=what)
    return _word(what)
