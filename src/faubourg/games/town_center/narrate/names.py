"""What the page calls overlays, panels, and touched things that no drawing shows."""

from __future__ import annotations

from faubourg.core.model import Message
from faubourg.games.town_center.components import NAMES
from faubourg.games.town_center.narrate.codes import CODES, person, told


def overlay_name(key: str) -> Message:
    return told(f"overlay-{key}")


def panel_name(key: str) -> Message:
    kind, _, number = key.partition(":")
    return told(f"panel-{kind}", person(int(number) - 1)) if number else told(f"panel-{kind}")


def button(name: str) -> Message:
    """For a name as draw.touches gives it: "confirm", "cube:shop", "cell:c4", "tower:2"."""
    kind, _, what = name.partition(":")
    if kind == "cube":
        return told("button-cube", cube=CODES[NAMES.index(what)])
    if kind == "cell":
        return told("button-cell", cell=what)
    return told("button-tower", tower=int(what)) if kind == "tower" else told(f"button-{name}")
