"""The pictures beside the map, and a small one for each player."""

from __future__ import annotations

from functools import lru_cache

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.drawing.marks import ink, mark
from faubourg.drawing.palette import PAPER
from faubourg.drawing.svg import Markup, path, picture
from faubourg.games.la_citta.city import cities_of
from faubourg.games.la_citta.draw.actions import actions
from faubourg.games.la_citta.draw.buildings import buildings
from faubourg.games.la_citta.draw.layout import Layout, layout_of
from faubourg.games.la_citta.draw.paints import PLOT_LINE, SHARED
from faubourg.games.la_citta.draw.plates import numeral
from faubourg.games.la_citta.draw.players import players
from faubourg.games.la_citta.draw.politics import politics
from faubourg.games.la_citta.draw.scene import Scene
from faubourg.games.la_citta.draw.sketch import disc, start
from faubourg.games.la_citta.draw.voice import voice
from faubourg.games.la_citta.draw.words import player, say
from faubourg.games.la_citta.draw.year import year


def panels(scene: Scene) -> dict[str, str]:
    found: dict[str, str] = {
        "actions": actions(scene),
        "politics": politics(scene),
        "buildings": buildings(scene),
        "voice": voice(scene),
        "players": players(scene),
        "year": year(scene),
    }
    for seat in range(scene.seats):
        found[f"city:{seat + 1}"] = _cities_of(scene, seat)
    return found


def _cities_of(scene: Scene, seat: Seat) -> Markup:
    known, names = scene.known, scene.board.names
    own = cities_of(known, seat)
    homes = tuple([(names[known.castles[city]], known.population[city]) for city in own])
    tiles = tuple([names[hex] for city in own for hex in members(known.tiles[city])])
    owner = player(scene.language, scene.look, seat)
    return _small(layout_of(scene.board, 0), scene.language, owner, seat, homes, tiles)


@lru_cache(maxsize=64)
def _country(layout: Layout) -> Markup:
    """All hexes in play, as dots."""
    dots = [f"{start(*layout.centres[name])}h0" for name in layout.cells if name in layout.playable]
    return path(dots, stroke=PLOT_LINE, stroke_width=58, stroke_linecap="round",
                stroke_opacity=0.55)  # fmt: skip


@lru_cache(maxsize=1024)
def _small(
    layout: Layout, language: str, owner: str, seat: int, homes: tuple[tuple[str, int], ...],
    tiles: tuple[str, ...],
) -> Markup:  # fmt: skip
    """Where a player's cities lie, and how many citizens live in each."""
    dots = [f"{start(*layout.centres[name])}h0" for name in tiles]
    places = [layout.centres[castle] for castle, _ in homes]
    numbers = [
        numeral(str(citizens), where, 150, PAPER)
        for where, (_, citizens) in zip(places, homes, strict=True)
    ]
    words = ", ".join(f"{castle}: {citizens}" for castle, citizens in homes)
    left, top = layout.box[:2]
    own = {"class_": f"seat-{seat}", "color": ink(seat)}
    return picture(
        layout.box, say(language, "cities-of", owner=owner), words, _country(layout),
        path(dots, stroke="currentColor", stroke_width=80, stroke_linecap="round", **own),
        path([disc(x, y, 100) for x, y in places], fill="currentColor", stroke=PAPER,
             stroke_width=12, **own),
        *numbers, mark(seat, (left + 100, top + 100), 90), class_="la-citta small", **SHARED,
    )  # fmt: skip
