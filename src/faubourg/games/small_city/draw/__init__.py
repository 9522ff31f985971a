"""Small City in pictures and in plain text, and which drawn things an action touches."""

from __future__ import annotations

from typing import Any, TypeVar

from faubourg.core import presentation
from faubourg.core.model import Action, Seat
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.games.small_city.actions import Commit, Pick, Street
from faubourg.games.small_city.draw import beside, borough, text, touching
from faubourg.games.small_city.draw.ground import shape_of
from faubourg.games.small_city.draw.overlay import OVERLAYS
from faubourg.games.small_city.draw.picture import Picture, layout_of, shown_seat
from faubourg.games.small_city.rules import BaseRules, SmallCityRules
from faubourg.games.small_city.state import SmallCityState

R = TypeVar("R", bound=SmallCityRules[Any, Any])
K = TypeVar("K", bound=SmallCityState)


class SmallCityDrawer(presentation.Drawer[R, K]):
    """Small City in pictures; an expansion has rules and a state of its own."""

    OVERLAYS = OVERLAYS
    TURNS = True
    BEGINNINGS = frozenset({Pick})
    layers = borough.Layers()

    def __init__(self, rules: R) -> None:
        super().__init__(rules)
        self._last: Picture | None = None

    def picture(self, known: K, viewer: Seat | None, after: object = None) -> Picture:
        """Kept for a moment: a page shows the same table in several ways, one after the other."""
        if self._last is None or not self._last.shows(known, viewer, after):
            self._last = self.make_picture(known, viewer, after)
        return self._last

    def make_picture(self, known: K, viewer: Seat | None, after: object) -> Picture:
        return Picture.of(self.rules, known, viewer, after)

    def overlays(self) -> tuple[str, ...]:
        """Alone there are no tourists, and nothing for the police to do (17.2.1)."""
        return tuple(key for key in self.OVERLAYS if key != "police" or not self.rules.kit.solo)

    def draw(self, known: K, texts: Texts, look: Look) -> str:
        """The borough of one seat."""
        table = self.picture(known, look.viewer, look.ghost)
        return borough.draw_borough(table, texts.language, look, self.layers)

    def panels(self, known: K, texts: Texts, look: Look) -> dict[str, str]:
        """Everything beside it: tiles, cards, council, sums, promises, boroughs in small."""
        table = self.picture(known, look.viewer, look.ghost)
        return beside.panels(table, texts.language, look)

    def draw_text(self, known: K, texts: Texts, look: Look) -> str:
        """The whole table for the terminal and for screen readers."""
        return text.table(self.picture(known, look.viewer), texts.language, look)

    def touches(self, known: K, seat: Seat, action: Action) -> list[str]:
        """Names in the order one would touch them; those not in a drawing become buttons."""
        return touching.touches(self.picture(known, seat), action)

    def footprint(self, known: K, seat: Seat, action: Action, look: Look) -> str:
        """Of a tile with several cells."""
        table = self.picture(known, seat)
        shown = layout_of(table.grounds[shown_seat(table, look)].shown, look.turn)
        return shape_of(shown, self.covered(action))

    def covered(self, action: Action) -> tuple[str, ...]:
        """The cells of a tile that is laid."""
        return touching.covered(self.rules.kit, action)

    def changes(self, before: K, seat: Seat, action: Action, after: K) -> dict[Seat, list[str]]:
        """Plans are seen when all are revealed; citizens by the tile on which they stand."""
        if isinstance(action, Commit):
            return self._revealed(after)
        touched = super().changes(before, seat, action, after)[seat]
        if isinstance(action, Street):
            return {before.host: touched}  # another one leads the mayor there (4.1.2)
        return touching.on_boards(self.picture(after, None), seat, touched)

    def _revealed(self, after: K) -> dict[Seat, list[str]]:
        book = self.rules.kit.book
        return {
            seat: [name for index in steps for name in self.touches(after, seat, book[index])]
            for seat, steps in enumerate(after.shown)
            if steps
        }


class Drawer(SmallCityDrawer[BaseRules, SmallCityState]):
    """Small City without an expansion."""
