"""What can be laid over the map: migration and its rivals, limits, terrain and owners."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import atan2, degrees
from typing import Final, NamedTuple, TypeAlias

from faubourg.drawing import svg
from faubourg.drawing.marks import mark, outline, painted
from faubourg.drawing.palette import FAINT, INK, PAPER, ROSE, TABLE
from faubourg.drawing.svg import NOTHING, Markup, Point, disc, group, number, path, together, way
from faubourg.games.la_citta.board import Hexes
from faubourg.games.la_citta.components import BUILDINGS, SERVICES
from faubourg.games.la_citta.components import WAVES as WAVE_KINDS
from faubourg.games.la_citta.draw import scene as scenes
from faubourg.games.la_citta.draw import sketch
from faubourg.games.la_citta.draw.layout import Layout
from faubourg.games.la_citta.draw.names import Room, names
from faubourg.games.la_citta.draw.scene import Rivalry, Scene, Terrain, Town, crowd, fitting
from faubourg.games.la_citta.draw.signs import WAVES, arches, digits, plate, wave
from faubourg.games.la_citta.draw.sketch import PLUS, STONE, rounded
from faubourg.games.la_citta.narrate.codes import in_arches

OVERLAYS: Final = ("migration", "limits", "terrain", "owners")
CARDED: Final = ("migration", "limits")  # they have cards of their own on the castles
GAUGED: Final = Room(31, 31, 54)  # by the gauge of a city
WAVE_NAMES: Final = frozenset(BUILDINGS[kind] for kind in WAVE_KINDS)


def overlay(scene: Scene) -> Markup:
    chosen = scene.look.overlay
    if chosen not in LAYERS:
        return NOTHING
    return group(LAYERS[chosen](scene), class_=f"overlay {chosen}",
                 pointer_events="none", **sketch.NUMERALS)  # fmt: skip


def _veil(layout: Layout) -> Markup:
    left, top, wide, high = layout.box
    return svg.rectangle((left, top, wide, high), rx=16, fill=TABLE, fill_opacity=0.45)


def _migration(scene: Scene) -> Markup:
    """Of the cities as they would be, if an action is shown."""
    towns, known = _towns(scene), scene.known if scene.after is None else scene.after
    found = scenes.rivalries(known, towns)
    return together([_veil(scene.layout), rivals(scene.layout, towns, found)])


def _towns(scene: Scene) -> tuple[Town, ...]:
    return scene.towns if scene.towns_after is None else scene.towns_after


@lru_cache(maxsize=256)
def _limited(layout: Layout, towns: tuple[Town, ...]) -> Markup:
    """How full every city is, and whether it has what lifts its limit."""
    gauges = [_gauge(layout.centres[town.castle], town) for town in towns]
    return together([_veil(layout), *gauges, names(layout, towns, GAUGED)])


def _gauge(where: Point, town: Town) -> Markup:
    x, y = where
    kinds = {kind for _, kind in town.tiles}
    full = town.full
    most = town.limit or max(10, town.citizens)
    step, words = 92 / most, crowd(town)
    cells = [svg.rect(x - 46 + step * n, y + 12, step - 1.5, 11) for n in range(most)]
    return group(
        plate((x - 53, y - 30, 106, 60), ROSE if full else INK, 3 if full else 1.4),
        mark(town.owner, (x - 40, y - 9), 8),
        digits(words, (x - 8, y - 9), fitting(words, 25.5), ROSE if full else INK),
        NOTHING if full else digits("+1", (x - 41, y - 23), 12, PLUS),
        _lever("market", (x + 28, y - 16), "market" in kinds),
        _lever("wave", (x + 28, y + 1), not kinds.isdisjoint(WAVE_NAMES)),
        path(cells[: town.citizens], fill="currentColor", stroke=INK),
        path(cells[town.citizens :], stroke=INK),
        **painted(town.owner, "gauge "),
    )  # fmt: skip


def _lever(name: str, where: Point, has: bool) -> Markup:
    """A market or water, with a tick or a dash."""
    x, y = where
    sign = awning(where) if name == "market" else wave(where, 0.8)
    tick = digits("✓" if has else "–", (x + 17, y), 14, PLUS if has else ROSE)
    return together([group(sign, opacity=None if has else 0.4), tick])


@lru_cache(maxsize=256)
def _yielded(layout: Layout, terrain: Terrain, taken: frozenset[str]) -> Markup:
    """On every free hex in play what a farmhouse, a quarry or water would find there."""
    plates, waves, numbers = [], [], []
    sheaves: list[Point] = []
    coins: list[Point] = []
    for name, gets in scenes.yields(layout, terrain).items():
        if name not in layout.playable or name in taken:
            continue
        x, y = layout.centres[name]
        plates.append(f"{way(x, y)}h0")
        rows = [key for key, has in zip("fgw", gets, strict=True) if has]
        for n, key in enumerate(rows):
            up = y + 21 * (n - (len(rows) - 1) / 2)
            if key == "w":
                waves.append(f"{way(x - 8, up - 3)}{WAVES}")
                continue
            (sheaves if key == "f" else coins).append((x - 9, up))
            count = gets.food if key == "f" else gets.gold
            numbers.append(svg.label(str(count), (x + 10, up), 20, font_size=None))
    return together([
        path(plates, stroke=PAPER, stroke_width=47, stroke_linecap="round", stroke_opacity=0.85),
        sketch.wheat(*((x, y + 9) for x, y in sheaves), scale=0.8),
        path([disc(x, y, 8) for x, y in coins], fill=sketch.GOLD, stroke=sketch.GOLD_LINE,
             stroke_width=1.4),
        path(waves, stroke=sketch.SHORE, stroke_width=2.6), group(*numbers, fill=INK, font_size=20),
    ])  # fmt: skip


@lru_cache(maxsize=256)
def _owned(layout: Layout, towns: tuple[Town, ...], sites: Hexes) -> Markup:
    """Every tile with its owner's mark; a ring where a city could be founded."""
    washes, backs, marks = [], [], []
    for town in towns:
        hexes = [name for name, _ in town.tiles]
        shapes, own = [layout.outline(name) for name in hexes], painted(town.owner)
        washes.append(path(shapes, fill="currentColor", fill_opacity=0.5, **own))
        places = [layout.centres[name] for name in hexes]
        backs += [disc(x, y - 2, 13) for x, y in places]
        signs = [outline(town.owner, (x, y - 2), 9.0) for x, y in places]
        marks.append(path(signs, fill="currentColor", **own))
    number = layout.board.number
    towers = [site(*where) for name, where in layout.centres.items() if sites >> number[name] & 1]
    return together([
        *washes, path(backs, fill=PAPER, fill_opacity=0.9), *marks,
        path(towers, fill=STONE.top, stroke=STONE.line),
    ])  # fmt: skip


def awning(where: Point) -> Markup:
    """The sign of a market."""
    x, y = where
    return path([f"{way(x - 8, y + 7)}v-9l2-6h12l2 6v9m-16-9h16m-11-6l-1 6m7-6l1 6"],
                stroke=sketch.TERRACOTTA.line, stroke_width=1.8)  # fmt: skip


def site(x: float, y: float) -> str:
    """A small castle, as a piece of a path."""
    return f"{way(x - 11, y + 10)}v-19h5v4h3v-4h6v4h3v-4h5v19z"


LAYERS: Final[dict[str, Callable[[Scene], Markup]]] = {
    "migration": _migration,
    "limits": lambda scene: _limited(scene.layout, _towns(scene)),
    "terrain": lambda scene: _yielded(scene.layout, scene.terrain, frozenset(scene.built)),
    "owners": lambda scene: _owned(scene.layout, scene.towns, scene.free_sites),
}


Moves: TypeAlias = list[list[int]]  # per service: won and lost
NO_MOVES: Final[Moves] = [[0, 0], [0, 0], [0, 0]]
LARGE: Final = 1.2  # arches on plates
COLUMN: Final = 36.0  # on a city's card
DUELLED: Final = Room(51, 35, 57)  # by it
NARROW: Final = 24.0  # between two cities
# Where a plate may go if it has no room between the cities, nearest first.
ASIDE: Final = (
    (0, 0), (0, -32), (0, 32), (-45, 0), (45, 0), (0, -60), (0, 60), (-80, 0), (80, 0),
    (-60, -45), (60, -45), (-60, 45), (60, 45),
)  # fmt: skip


class Duel(NamedTuple):
    """Two near tiles, whose they are, and where it is told."""

    one: Point
    other: Point
    rivalry: Rivalry
    middle: Point


@lru_cache(maxsize=256)
def rivals(layout: Layout, towns: tuple[Town, ...], found: tuple[Rivalry, ...]) -> Markup:
    """A card for every city, and one between any two that could take from each other."""
    moves = {town.castle: NO_MOVES for town in towns} | scenes.balances(found)
    homes = [(layout.centres[town.castle], town) for town in towns]
    duels = _duels(layout, found, [where for where, _ in homes])
    return together([
        *_seats(layout, towns),
        path([f"{way(*d.one)}L{number(d.other[0])} {number(d.other[1])}" for d in duels],
             stroke=INK, stroke_width=2.5, stroke_dasharray="3 5"),
        _plates([_back(where, moves[town.castle]) for where, town in homes]),
        _arches([(x - COLUMN - 9, y - _rise(moves[t.castle])) for (x, y), t in homes], COLUMN),
        *(_card(where, town, moves[town.castle]) for where, town in homes),
        _plates([rounded(d.middle[0] - 37, d.middle[1] - 22, 74, 43) for d in duels]),
        _arches([(d.middle[0] - NARROW, d.middle[1] - 10) for d in duels], NARROW),
        *(_duel(duel) for duel in duels),
        names(layout, tuple([town._replace(tiles=()) for town in towns]), DUELLED),
    ])  # fmt: skip


def _duels(layout: Layout, rivals: tuple[Rivalry, ...], homes: list[Point]) -> list[Duel]:
    """Between the cities, but beside what is already told there."""
    found: list[Duel] = []
    for rivalry in rivals:
        one, other = _nearest(layout, rivalry.one, rivalry.other)
        x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
        places = [(x + u, y + v) for u, v in ASIDE]
        taken = [duel.middle for duel in found]
        free = [place for place in places if _has_room(place, homes, taken)]
        found.append(Duel(one, other, rivalry, (free or places)[0]))
    return found


def _nearest(layout: Layout, one: Town, other: Town) -> tuple[Point, Point]:
    """The places of the two tiles that lie closest to each other."""
    pairs = [(layout.centres[a], layout.centres[b]) for a, _ in one.tiles for b, _ in other.tiles]
    return min(pairs, key=lambda ends: _apart(*ends))


def _apart(one: Point, other: Point) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _has_room(place: Point, homes: list[Point], duels: list[Point]) -> bool:
    x, y = place
    cards = any(abs(x - u) < 94 and -73 < y - v < 57 for u, v in homes)
    return not cards and all(abs(x - u) > 76 or abs(y - v) > 45 for u, v in duels)


def _seats(layout: Layout, towns: tuple[Town, ...]) -> list[Markup]:
    """Above a veil: whose cities are where."""
    return [
        path([layout.outline(name) for name, _ in town.tiles], fill="currentColor",
             fill_opacity=0.35, stroke="currentColor", stroke_width=2,
             **painted(town.owner))
        for town in towns
    ]  # fmt: skip


def _plates(pieces: list[str]) -> Markup:
    return path(pieces, fill=PAPER, stroke=INK, stroke_width=1.4)


def _arches(firsts: list[Point], step: float) -> Markup:
    """Three side by side on every plate; a point is the middle of the first."""
    found = []
    for n, service in enumerate(SERVICES):
        places = [((x + step * n) / LARGE, y / LARGE + 7) for x, y in firsts]
        found.append(arches(service, *places))
    return group(*found, transform=f"scale({LARGE})")


def _moving(moves: Moves) -> bool:
    return any(won or lost for won, lost in moves)


def _rise(moves: Moves) -> float:
    """How far above the castle the points stand; lower if no voice moves anybody."""
    return 36 if _moving(moves) else 12


def _back(where: Point, moves: Moves) -> str:
    x, y = where
    top = _rise(moves) + 14
    return rounded(x - 56, y - top, 112, top + 34)


def _card(where: Point, town: Town, moves: Moves) -> Markup:
    """Points and moves under each voice; below, whose city it is and how many live there."""
    (x, y), people = where, crowd(town)
    parts = [
        mark(town.owner, (x - 22, y + 20), 8),
        digits(people, (x + 8, y + 20), fitting(people, 20)),
    ]
    for n, (won, lost) in enumerate(moves):
        middle = x + COLUMN * (n - 1)
        parts.append(digits(in_arches(town.points[n]), (middle + 8, y - _rise(moves)), 19))
        if not _moving(moves):
            continue
        words = [(f"+{won}", PLUS)] * bool(won) + [(f"−{lost}", ROSE)] * bool(lost)
        for place, (sign, colour) in enumerate(words or [("·", FAINT)]):
            across, size = (17 * place - 8.5, 12.5) if len(words) > 1 else (0, 17)
            parts.append(digits(sign, (middle + across, y - 11), size, colour))
    return group(*parts, class_="balance")


def _duel(duel: Duel) -> Markup:
    """Under each voice an arrow to the city that would win a citizen."""
    (ax, ay), (bx, by), (one, other, winners), (x, y) = duel
    angle = degrees(atan2(by - ay, bx - ax))
    signs = []
    for n, winner in enumerate(winners):
        where = (x + NARROW * (n - 1), y + 9)
        if winner:
            turn, seat = (angle, other.owner) if winner > 0 else (angle + 180, one.owner)
            signs.append(_arrow(where, turn, seat))
        else:
            signs.append(digits("=", where, 18, FAINT))
    return group(*signs, class_="duel")


def _arrow(where: Point, turn: float, seat: int) -> Markup:
    place = f"translate({number(where[0])} {number(where[1])}) rotate({turn:.0f})"
    return path(["M-9-2.5h8v-5l11 7.5-11 7.5v-5h-8z"], fill="currentColor", transform=place,
                **painted(seat))  # fmt: skip
