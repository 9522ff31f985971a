"""La Città in pictures and in plain text, and which drawn things an action touches."""

from __future__ import annotations

from faubourg.core import presentation
from faubourg.core.model import Action, Seat
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.games.la_citta import actions
from faubourg.games.la_citta.components import BUILDINGS, SERVICES
from faubourg.games.la_citta.draw import beside, text
from faubourg.games.la_citta.draw.map import draw_map
from faubourg.games.la_citta.draw.overlays import OVERLAYS
from faubourg.games.la_citta.draw.scene import Scene
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.state import LaCittaState

WORDS: dict[type[Action], str] = {
    actions.Gold: "gold",
    actions.Pass: "pass",
    actions.Stop: "stop",
    actions.Enough: "enough",
}


class Drawer(presentation.Drawer[LaCittaRules, LaCittaState]):
    """La Città in pictures."""

    OVERLAYS = OVERLAYS
    TURNS = True

    def draw(self, known: LaCittaState, texts: Texts, look: Look) -> str:
        """The map of the country with all cities."""
        return draw_map(self._scene(known, texts, look))

    def panels(self, known: LaCittaState, texts: Texts, look: Look) -> dict[str, str]:
        """Everything beside it: politics, actions, buildings, voices, the year and the players."""
        return beside.panels(self._scene(known, texts, look))

    def draw_text(self, known: LaCittaState, texts: Texts, look: Look) -> str:
        """The whole table for the terminal and for screen readers."""
        return text.table(self._scene(known, texts, look))

    def touches(self, known: LaCittaState, seat: Seat, action: Action) -> list[str]:
        """Those not in a drawing become buttons."""
        return _touched(self.rules.board.names, action)

    def _scene(self, known: LaCittaState, texts: Texts, look: Look) -> Scene:
        return Scene(self.rules.board, known, texts.language, look)


def _touched(names: list[str], action: Action) -> list[str]:
    """What is done, then where, then how much."""
    if isinstance(action, actions.Build):
        return [*_way(action), f"hex:{names[action.hex]}"]
    if isinstance(action, actions.Found):
        return ["found", f"hex:{names[action.hex]}"]
    if isinstance(action, actions.SecondRoad | actions.Demolish | actions.PlaceCastle):
        return [f"hex:{names[action.hex]}"]
    if isinstance(action, actions.Donor | actions.Grow | actions.Starve):
        return [f"hex:{names[action.castle]}"]
    if isinstance(action, actions.Migrate):
        return [f"hex:{names[action.castle]}", f"service:{SERVICES[action.service]}"]
    if isinstance(
        action, actions.BreadAndGames | actions.BlessedEra | actions.Harvest | actions.Ask
    ):
        return _politics(names, action)
    return [WORDS[type(action)]] if type(action) in WORDS else []


def _way(action: actions.Build) -> list[str]:
    building = BUILDINGS[action.building]
    if action.way == actions.POLITICS_CARD:
        return [f"card:{building}"]
    return [*(["card:master-builder"] if action.way == actions.MASTER else []), f"build:{building}"]


def _politics(names: list[str], action: Action) -> list[str]:
    if isinstance(action, actions.BreadAndGames):
        return ["card:bread-and-games", f"hex:{names[action.castle]}",
                f"service:{SERVICES[action.service]}", f"cubes:{action.cubes}"]  # fmt: skip
    if isinstance(action, actions.BlessedEra):
        return ["card:blessed-era", f"hex:{names[action.castle]}", f"citizens:{action.citizens}"]
    if isinstance(action, actions.Harvest):
        return ["card:bountiful-harvest", f"hex:{names[action.hex]}"]
    assert isinstance(action, actions.Ask)
    return ["card:ask-the-people", *(f"voice:{position + 1}" for position in action.positions)]
