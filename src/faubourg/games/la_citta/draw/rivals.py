"""Migration as an overlay: what each voice would bring and cost every city, and from whom."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, degrees
from typing import Final, NamedTuple, TypeAlias

from faubourg.drawing.marks import ink, mark
from faubourg.drawing.palette import FAINT, INK, PAPER, ROSE
from faubourg.drawing.svg import Markup, Point, group, number, path, together
from faubourg.games.la_citta.components import SERVICES
from faubourg.games.la_citta.draw.arches import arches
from faubourg.games.la_citta.draw.layout import Layout
from faubourg.games.la_citta.draw.paints import PLUS
from faubourg.games.la_citta.draw.plates import digits
from faubourg.games.la_citta.draw.scene import Rivalry, Town, balances
from faubourg.games.la_citta.draw.sketch import rounded, start
from faubourg.games.la_citta.draw.words import halves, of_limit

Moves: TypeAlias = list[list[int]]  # per service: won and lost
NO_MOVES: Final[Moves] = [[0, 0], [0, 0], [0, 0]]
LARGE: Final = 1.2  # arches on plates
COLUMN: Final = 36.0  # on a city's card
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
    moves = {town.castle: NO_MOVES for town in towns} | balances(found)
    homes = [(layout.centres[town.castle], town) for town in towns]
    duels = _duels(layout, found, [where for where, _ in homes])
    return together([
        *_seats(layout, towns),
        path([f"{start(*d.one)}L{number(d.other[0])} {number(d.other[1])}" for d in duels],
             stroke=INK, stroke_width=2.5, stroke_dasharray="3 5"),
        _plates([_back(where, moves[town.castle]) for where, town in homes]),
        _arches([(x - COLUMN - 9, y - _rise(moves[t.castle])) for (x, y), t in homes], COLUMN),
        *(_card(where, town, moves[town.castle]) for where, town in homes),
        _plates([rounded(d.middle[0] - 37, d.middle[1] - 22, 74, 43) for d in duels]),
        _arches([(d.middle[0] - NARROW, d.middle[1] - 10) for d in duels], NARROW),
        *(_duel(duel) for duel in duels),
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
             class_=f"seat-{town.owner}", color=ink(town.owner))
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
    x, y = where
    parts = [mark(town.owner, (x - 22, y + 20), 8),
             digits(f"{town.citizens}/{of_limit(town.limit)}", (x + 8, y + 20), 20)]  # fmt: skip
    for n, (won, lost) in enumerate(moves):
        middle = x + COLUMN * (n - 1)
        parts.append(digits(halves(town.points[n]), (middle + 8, y - _rise(moves)), 19))
        if not _moving(moves):
            continue
        words = [
            *([(f"+{won}", PLUS)] if won else []),
            *([(f"−{lost}", ROSE)] if lost else []),
        ]
        for place, (sign, colour) in enumerate(words or [("·", FAINT)]):
            across, size = (17 * place - 8.5, 14) if len(words) > 1 else (0, 17)
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
                class_=f"seat-{seat}", color=ink(seat))  # fmt: skip
