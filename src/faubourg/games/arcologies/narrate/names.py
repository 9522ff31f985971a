"""What the page calls overlays, panels, and touched things that no drawing shows."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Message
from faubourg.games.arcologies.components import KINDS, PATTERN_NAMES
from faubourg.games.arcologies.narrate.codes import told
from faubourg.games.small_city.narrate import names as base
from faubourg.games.small_city.narrate.codes import tile_values
from faubourg.games.small_city.narrate.codes import told as base_told
from faubourg.games.small_city.narrate.tiles import laid_values

OVERLAYS: Final = {"pattern"}
PANELS: Final = {"arcologies", "pattern", "remainder"}
WORDS: Final = {"accept", "go-on"}


def overlay_name(key: str) -> Message:
    return told("overlay", key=key) if key in OVERLAYS else base.overlay_name(key)


def panel_name(key: str) -> Message:
    return told("panel", key=key) if key in PANELS else base.panel_name(key)


def button(name: str) -> Message:
    """For a name as draw.touches gives it: "tile:arcology", "pattern:90", "remain:factory-1/c4"."""
    kind, _, what = name.partition(":")
    if kind == "remain":
        return told("touch-remain", laid_values(what.replace("/", " ")))
    if kind == "pattern" and what.isdecimal():
        return told("touch-turned", degrees=int(what))
    word = what or kind
    if word in WORDS:
        return told("button", key=word)
    if word in PATTERN_NAMES:
        return told("touch-pattern", pattern=word)
    return base_told("touch-tile", tile_values(word)) if word in KINDS else base.button(name)
