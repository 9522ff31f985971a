"""One picture, and one thing in it to touch for each bid."""

from __future__ import annotations

from tiny import TinyRules, TinyState

from faubourg.core import presentation
from faubourg.core.model import Action, Seat
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts

BIDS = 5
LIT = ' class="lit"'


class Drawer(presentation.Drawer[TinyRules, TinyState]):
    def draw(self, known: TinyState, texts: Texts, look: Look) -> str:
        discs = "".join(_disc(bid, f"coins:{bid}" in look.lit) for bid in range(BIDS))
        return f'<svg viewBox="0 0 220 60" role="img"><title>Odd</title>{discs}</svg>'

    def touches(self, known: TinyState, seat: Seat, action: Action) -> list[str]:
        return ["bid", f"coins:{self.rules.notation(action).split()[-1]}"]


def _disc(bid: int, lit: bool) -> str:
    circle = f'<circle cx="{30 + 40 * bid}" cy="30" r="15"{LIT if lit else ""}/>'
    return f'<g data-name="coins:{bid}"><title>{bid}</title>{circle}</g>'
