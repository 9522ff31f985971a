"""What the page calls overlays, panels, and touched things that no drawing shows."""

from __future__ import annotations

import re

from faubourg.core.model import Message
from faubourg.games.big_city.board import DIRECTIONS, SIDES
from faubourg.games.big_city.components import CARD_NAMES, NUMBER_OF
from faubourg.games.big_city.narrate.codes import person, told

WORDS = {
    "pass", "stop", "ask", "confirm", "first", "second", "both", "discard", "under", "forward",
    "offer", *SIDES, *DIRECTIONS["L3"],
}  # fmt: skip


def overlay_name(key: str) -> Message:
    return told(f"overlay-{key}")


def panel_name(key: str) -> Message:
    kind, _, number = key.partition(":")
    return told(f"panel-{kind}", person(int(number) - 1)) if number else told(f"panel-{kind}")


def button(name: str) -> Message:
    """For a name as draw.touches gives it: a word, or a kind and which one, "plot:15"."""
    kind, _, what = name.partition(":")
    if not what:
        return told(f"button-{kind}") if kind in WORDS else Message("plain", {"words": name})
    if kind == "card" and what in CARD_NAMES:
        return told("touch-card", card=what)
    if kind == "piece" and what in NUMBER_OF:
        return told("touch-piece", piece=what)
    numbers = [int(found) for found in re.findall(r"-?\d+", what)]
    return _touch(kind, what, numbers) or Message("plain", {"words": name})


def _touch(kind: str, what: str, numbers: list[int]) -> Message | None:
    """A kind and numbers: "deck:3", "turn:90", "street:11:north", "cell:3,-1"."""
    side = next((side for side in SIDES if side in what), "")
    if kind == "street" and numbers and side:
        return told("touch-street", plot=str(numbers[0]), side=side)
    if kind == "cell" and len(numbers) == 2:
        return told("touch-cell", x=numbers[0], y=numbers[1])
    if len(numbers) != 1:
        return None
    if kind == "accept":
        return told("touch-accept", person(numbers[0] - 1))
    if kind in ("plot", "deck", "wish", "turn", "district"):
        return told(f"touch-{kind}", number=numbers[0])
    return None
