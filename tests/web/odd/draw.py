"""One picture, and one thing in it to touch for each bid."""

from __future__ import annotations

from faubourg.core.model import Action, View
from faubourg.core.registry import AnyRules, Look
from faubourg.core.texts import Texts

TURNS = False
BIDS = 5
LIT = ' class="lit"'


def draw(view: View, texts: Texts, look: Look) -> str:
    discs = "".join(_disc(bid, f"coins:{bid}" in look.lit) for bid in range(BIDS))
    return f'<svg viewBox="0 0 220 60" role="img"><title>Odd</title>{discs}</svg>'


def _disc(bid: int, lit: bool) -> str:
    circle = f'<circle cx="{30 + 40 * bid}" cy="30" r="15"{LIT if lit else ""}/>'
    return f'<g data-name="coins:{bid}"><title>{bid}</title>{circle}</g>'


def touches(rules: AnyRules, view: View, action: Action) -> list[str]:
    return ["bid", f"coins:{rules.notation(action).split()[-1]}"]
