"""La Città in pictures and in plain text, and which drawn things an action touches."""

from __future__ import annotations

from dataclasses import replace

from faubourg.core import presentation
from faubourg.core.model import Action, Seat
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.games.la_citta.draw import beside, text, touching
from faubourg.games.la_citta.draw.map import draw_map
from faubourg.games.la_citta.draw.overlay import OVERLAYS
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.state import LaCittaState
from faubourg.games.la_citta.view import LaCittaView, view_of


class Drawer(presentation.Drawer[LaCittaRules, LaCittaState]):
    """La Città in pictures."""

    OVERLAYS = OVERLAYS
    TURNS = True

    def seen(self, known: LaCittaState, look: Look) -> tuple[LaCittaView, Look]:
        ghost = view_of(self.rules.board, look.ghost, look.viewer) if look.ghost else None
        return view_of(self.rules.board, known, look.viewer), replace(look, ghost=ghost)

    def draw(self, known: LaCittaState, texts: Texts, look: Look) -> str:
        """The map of the country with all cities."""
        view, look = self.seen(known, look)
        return draw_map(view, texts.language, look)

    def panels(self, known: LaCittaState, texts: Texts, look: Look) -> dict[str, str]:
        """Everything beside it: politics, actions, buildings, voices, the year and the players."""
        view, look = self.seen(known, look)
        return beside.panels(view, texts.language, look)

    def draw_text(self, known: LaCittaState, texts: Texts, look: Look) -> str:
        """The whole table for the terminal and for screen readers."""
        view, look = self.seen(known, look)
        return text.table(view, texts.language, look)

    def touches(self, known: LaCittaState, seat: Seat, action: Action) -> list[str]:
        """Those not in a drawing become buttons."""
        return touching.touches(self.rules, action)
