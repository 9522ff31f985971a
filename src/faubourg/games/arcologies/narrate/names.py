"""What the page calls overlays, panels, and touched things that no drawing shows."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Message
from faubourg.games.arcologies.components import KINDS, PATTERN_NAMES
from faubourg.games.arcologies.narrate.codes import told
from faubourg.games.small_city.narrate import names as base
from faubourg.games.small_city.narrate.codes import tile_values
from faubourg.games.small_city.narrate.codes import told as base_told

OVERLAYS: Final = {"pattern"}
PANELS: Final = {"arcologies", "pattern", "remainder"}
WORDS: Final = {"arcology", "accept", "go-on", "remainder", "square"}


def overlay_name(key: str) -> Message:
    return told("overlay", key=key) if key in OVERLAYS else base.overlay_name(key)


def panel_name(key: str) -> Message:
    return told("panel", key=key) if key in PANELS else base.panel_name(key)


def button(name: str) -> Message:
    """For a name as draw.touches gives it."""
    kind, _, what = name.partition(":")
    word = what or kind
    if word in WORDS:
        return told("button", key=word)
    if word in KINDS:
        return base_told("touch-tile", tile_values(word))
    if word in PATTERN_NAMES:
        return told("touch-pattern", pattern=word)
    if kind in ("square", "corner"):
        return told("touch-square", cell=what)
    return base.button(name)
