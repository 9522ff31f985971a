"""What the page calls overlays, panels, and touched things that no drawing shows."""

from __future__ import annotations

import re
from typing import Final

from faubourg.core.model import Message
from faubourg.games.small_city.actions import PAYS
from faubourg.games.small_city.components import CARDS, KINDS, LINES, RAWS
from faubourg.games.small_city.narrate.codes import person, tile_values, told

CELL: Final = re.compile(r"[a-z]\d{1,2}")
IN_BOROUGH: Final = re.compile(r"(\d)-([a-z]\d{1,2})")
UNIT: Final = re.compile(r"([a-z]+)-(\d)")
OVERLAYS: Final = {"culture", "homes", "industry", "police"}
PANELS: Final = {
    "tray", "circle", "council", "supply", "phases", "hall", "stores", "citizens", "promise",
    "plan", "pollution", "income", "abroad", "players", "commerce", "cards", "desk",
}  # fmt: skip
WORDS: Final = {
    "zone", "decline", "commit", "stop", "no-warehouse", "leave-none", "no-guard", "demolish",
    "hall", "supply", "start",
}  # fmt: skip
USES: Final = {"raw_to_cash", "cash_to_votes", "raw_to_votes"}


def overlay_name(key: str) -> Message:
    return told("overlay", key=key) if key in OVERLAYS else Message("plain", {"words": key})


def panel_name(key: str) -> Message:
    """A panel of the table, or of one player: "city:2"."""
    kind, _, number = key.partition(":")
    if number.isdecimal():
        return told("panel-player", person(int(number) - 1))
    return told("panel", key=kind) if kind in PANELS else Message("plain", {"words": key})


def button(name: str) -> Message:
    """For a name as draw.touches gives it: a word, or a kind and which one, "cell:c4"."""
    kind, _, what = name.partition(":")
    found = _touch(kind, what) if what else _word(kind)
    return found or Message("plain", {"words": name})


def _word(word: str) -> Message | None:
    if word in KINDS:
        return told("touch-tile", tile_values(word))
    if word in CARDS:
        return told("touch-card", card=word)
    if word in RAWS:
        return told("touch-raw", raw=word)
    if word in LINES:
        return told("touch-line", line=word)
    if word in ("money", "votes"):
        return told("touch-pay", pay=word)
    return told("button", key=word) if word in WORDS else None


def _touch(kind: str, what: str) -> Message | None:
    """A kind and which one: "tile:school", "turn:90", "slot:2-c4", "card:mayor"."""
    if kind == "turn":
        return told("touch-turn", degrees=int(what))
    if kind == "mirror":
        return told("touch-mirror", mirrored=what)
    if kind in ("promise", "special"):
        return told(f"touch-{kind}", promise=int(what))
    if kind == "spend":
        return told("touch-buy", money=int(what), votes=int(what) + 1)
    if kind == "pay" and what in PAYS:
        return told("touch-pay", pay=what)
    if what in USES:
        return told("touch-use", use=what)
    return _place(kind, what) or _space(kind, what) or _word(what)


def _place(kind: str, what: str) -> Message | None:
    """A cell of the borough in front, or of another one."""
    if CELL.fullmatch(what):
        return told("touch-cell", cell=what)
    found = IN_BOROUGH.fullmatch(what)
    if found is None or kind not in ("citizen", "slot", "abroad"):
        return None
    return told("touch-abroad", person(int(found[1]) - 1), cell=found[2], key=kind)


def _space(kind: str, what: str) -> Message | None:
    """A space of the council, "space:industry-2", or a unit, "unit:wood-2"."""
    found = UNIT.fullmatch(what)
    if found is None:
        return None
    if kind == "space" and found[1] in LINES:
        return told("touch-space", line=found[1], column=int(found[2]))
    if kind == "unit" and found[1] in RAWS:
        return told("touch-unit", person(int(found[2]) - 1), raw=found[1])
    return None
