"""Words and a board for a game that has none of its own yet: notations and raw fields."""

from __future__ import annotations

from dataclasses import fields
from html import escape

from faubourg.core.model import CHANCE, Action, Message, Reason, Seat, Value, View
from faubourg.core.registry import AnyRules, Look
from faubourg.core.texts import Texts

OVERLAYS: tuple[str, ...] = ()


def prompt(rules: AnyRules, view: View, seat: Seat) -> Message:
    if not view.actors:
        return Message("game-over", {})
    return Message("your-turn" if seat in view.actors else "not-your-turn", {})


def label(rules: AnyRules, view: View, action: Action) -> Message:
    return Message("plain", {"words": rules.notation(action)})


def log_lines(
    rules: AnyRules, before: View, seat: Seat, action: Action, after: View
) -> list[Message]:
    who = "*" if seat == CHANCE else str(seat + 1)
    return [Message("plain", {"words": f"{who}: {rules.notation(action)}"})]


def reason_values(
    rules: AnyRules, view: View, seat: Seat, action: Action, reason: Reason
) -> dict[str, Value]:
    return {}


def status(rules: AnyRules, view: View) -> list[Message]:
    return []


def summary(rules: AnyRules, view: View, seat: Seat) -> Message:
    return Message("plain", {"words": ""})


def consequences(
    rules: AnyRules, before: View, seat: Seat, action: Action, after: View
) -> list[Message]:
    return []


def overlay_name(key: str) -> Message:
    return Message("plain", {"words": key})


def panel_name(key: str) -> Message:
    return Message("plain", {"words": key})


def button(name: str) -> Message:
    return Message("plain", {"words": name})


def draw(view: View, texts: Texts, look: Look) -> str:
    """The raw fields as a picture, so that the game can be tried in the browser."""
    lines = draw_text(view, texts, look).splitlines()
    rows = [f'<text x="8" y="{20 + 18 * n}">{escape(line)}</text>' for n, line in enumerate(lines)]
    box = f"0 0 640 {30 + 18 * len(lines)}"
    return f'<svg viewBox="{box}" role="img" font-size="13">{"".join(rows)}</svg>'


def panels(view: View, texts: Texts, look: Look) -> dict[str, str]:
    return {}


def draw_text(view: View, texts: Texts, look: Look) -> str:
    return "\n".join(f"{field.name}: {getattr(view, field.name)}" for field in fields(view))


def touches(rules: AnyRules, view: View, action: Action) -> list[str]:
    return [rules.notation(action)]
