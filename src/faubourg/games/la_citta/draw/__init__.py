"""La Città in pictures and in plain text, and which drawn things an action touches."""

from __future__ import annotations

from typing import Final

from faubourg.core import model, presentation
from faubourg.core.texts import Texts
from faubourg.drawing import svg
from faubourg.drawing.foot import Entry, Foot, draw_foot, with_foot
from faubourg.drawing.marks import mark
from faubourg.drawing.palette import FAINT, INK, ROSE
from faubourg.drawing.signs import numeral
from faubourg.drawing.svg import Box, Markup, Point, at
from faubourg.drawing.words import shortened
from faubourg.games.la_citta import actions, rules
from faubourg.games.la_citta.components import BUILDINGS, SERVICES
from faubourg.games.la_citta.draw import beside, sketch, text
from faubourg.games.la_citta.draw.cities import cities, crests, ghost
from faubourg.games.la_citta.draw.country import built, ground, plots
from faubourg.games.la_citta.draw.names import letters as letters_of_names
from faubourg.games.la_citta.draw.overlays import CARDED, OVERLAYS, awning, overlay, site
from faubourg.games.la_citta.draw.scene import Scene, player, say
from faubourg.games.la_citta.draw.signs import coin, figure, food, token, wave
from faubourg.games.la_citta.state import LaCittaState


class Drawer(presentation.Drawer[rules.LaCittaRules, LaCittaState]):
    """La Città in pictures."""

    OVERLAYS = OVERLAYS
    TURNS = True

    def __init__(self, rules: rules.LaCittaRules) -> None:
        super().__init__(rules)
        self._last: Scene | None = None

    def draw(self, known: LaCittaState, texts: Texts, look: presentation.Look) -> str:
        """The map of the country with all cities."""
        return draw_map(self._scene(known, texts, look))

    def panels(self, known: LaCittaState, texts: Texts, look: presentation.Look) -> dict[str, str]:
        """Everything beside it: politics, actions, buildings, voices, the year and the players."""
        return beside.panels(self._scene(known, texts, look))

    def draw_text(self, known: LaCittaState, texts: Texts, look: presentation.Look) -> str:
        """The whole table for the terminal and for screen readers."""
        return text.table(self._scene(known, texts, look))

    def touches(self, known: LaCittaState, seat: model.Seat, action: model.Action) -> list[str]:
        """Those not in a drawing become buttons."""
        names = _touched(self.rules.board.names, action)
        return names or super().touches(known, seat, action)

    def _scene(self, known: LaCittaState, texts: Texts, look: presentation.Look) -> Scene:
        """Kept for a moment: map, panels and text of a page show the same cities."""
        last = self._last
        asked = (texts.language, look)
        if last is None or last.known is not known or (last.language, last.look) != asked:
            self._last = last = Scene(self.rules.board, known, *asked)
        return last


def _touched(names: list[str], action: model.Action) -> list[str]:
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
    if isinstance(action, actions.VoiceCard):
        return [f"voice:{action.position + 1}"]
    if isinstance(action, actions.Effect):
        return _politics(names, action)
    return []


def _way(action: actions.Build) -> list[str]:
    building = BUILDINGS[action.building]
    if action.way == actions.POLITICS_CARD:
        return [f"card:{building}"]
    return [*(["card:master-builder"] if action.way == actions.MASTER else []), f"build:{building}"]


def _politics(names: list[str], action: model.Action) -> list[str]:
    if isinstance(action, actions.BreadAndGames):
        return ["card:bread-and-games", f"hex:{names[action.castle]}",
                f"service:{SERVICES[action.service]}", f"cubes:{action.cubes}"]  # fmt: skip
    if isinstance(action, actions.BlessedEra):
        return ["card:blessed-era", f"hex:{names[action.castle]}", f"citizens:{action.citizens}"]
    if isinstance(action, actions.Harvest):
        return ["card:bountiful-harvest", f"hex:{names[action.hex]}"]
    assert isinstance(action, actions.Ask)
    return ["card:ask-the-people", *(f"voice:{position + 1}" for position in action.positions)]


# The map, and its foot with a compass and the signs

LINE: Final = 33  # letters across the paper
SIGNS: Final = {
    "": (*SERVICES, "limit", "figure"),
    "migration": (*SERVICES, "win", "lose", "equal"),
    "limits": ("limit", "grow", "full", "market", "wave"),
    "terrain": ("food", "coin", "wave"),
}


def letters(box: Box) -> float:
    return box[2] / LINE


def foot(scene: Scene) -> Markup:
    layout, north = scene.layout, say(scene.language, "north")
    size = letters(layout.box)
    return draw_foot(FOOT, layout.box, size, layout.turn, north, _entries(scene))


def _entries(scene: Scene) -> tuple[Entry, ...]:
    language, chosen = scene.language, scene.look.overlay
    if chosen == "owners":
        names = [player(language, scene.look, seat) for seat in range(scene.seats)]
        marks = [Entry("", seat, shortened(name)) for seat, name in enumerate(names)]
        return (*marks, Entry("site", 0, say(language, "legend", sign="site")))
    signs = SIGNS.get(chosen, ())
    return tuple([Entry(sign, 0, say(language, "legend", sign=sign)) for sign in signs])


def _sign(entry: Entry, where: Point, size: float) -> Markup:
    sign, scale = entry.sign, size / 20
    if sign in SERVICES:
        return token(sign, where, 1.3 * scale)
    words = {"win": ("+1", sketch.PLUS), "lose": ("−1", ROSE), "equal": ("=", FAINT),
             "limit": ("4/5", INK), "grow": ("+1", sketch.PLUS), "full": ("5/5", ROSE)}  # fmt: skip
    if sign in words:
        return numeral(words[sign][0], where, size * 0.8, words[sign][1])
    if sign == "market":
        return svg.group(awning((0, 0)), transform=at(where, scale))
    if sign == "site":
        return svg.path([site(*where)], fill=sketch.STONE.top, stroke=sketch.STONE.line)
    if sign == "coin":
        return coin(where, 8 * scale)
    pictures = {"food": food, "wave": wave, "figure": figure}
    return pictures[sign](where, scale) if sign else mark(entry.seat, where, size * 0.42)


FOOT: Final = Foot(_sign, indent=1.4, letters=0.84, needle=13 / 16, north=1.32, middle=1.8,
                   lead=0.2)  # fmt: skip


def draw_map(scene: Scene) -> Markup:
    layout, look = scene.layout, scene.look
    return svg.picture(
        with_foot(layout.box, letters(layout.box)), say(scene.language, "map"), _about(scene),
        ground(layout, scene.terrain), plots(scene), cities(layout, scene.towns), built(scene),
        overlay(scene), svg.NOTHING if look.overlay in CARDED else crests(layout, scene.towns),
        ghost(scene), foot(scene),
        class_=f"la-citta map overlay-{look.overlay or 'none'}", data_fine=letters_of_names(layout),
        **sketch.SHARED,
    )  # fmt: skip


def _about(scene: Scene) -> str:
    return say(scene.language, "about", cities=len(scene.towns),
               tiles=sum(len(town.tiles) for town in scene.towns),
               citizens=sum(town.citizens for town in scene.towns))  # fmt: skip
