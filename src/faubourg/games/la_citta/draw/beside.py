"""The pictures beside the map: the players, and a small map for each."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.drawing import marks, signs, svg
from faubourg.drawing.palette import FAINT, INK, PAPER, ROSE, RULE
from faubourg.drawing.svg import NOTHING, Markup, Point, group, label, path, picture, rectangle, way
from faubourg.drawing.words import shortened
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta.components import SERVICES
from faubourg.games.la_citta.draw import counters, sketch
from faubourg.games.la_citta.draw.cities import cube
from faubourg.games.la_citta.draw.layout import Layout, layout_of
from faubourg.games.la_citta.draw.politics import politics
from faubourg.games.la_citta.draw.scene import Scene, player, say
from faubourg.games.la_citta.draw.signs import coin, figure, food, token
from faubourg.games.la_citta.draw.sketch import PLUS, SHARED
from faubourg.games.la_citta.draw.tiles import tile
from faubourg.games.la_citta.draw.year import voice, year
from faubourg.games.la_citta.scoring import complete_cities
from faubourg.games.la_citta.state import LaCittaState

ROW: Final = 38.0
HEAD: Final = 26.0
LONGEST: Final = 10  # letters of a name
GOLD_AT, FOOD_AT, MOUTHS_AT, SPARE_AT = 173.0, 217.0, 258.0, 301.0
CARDS_AT, CASTLES_AT, CUBES_AT, COMPLETE_AT = 342.0, 374.0, 404.0, 440.0
WIDE: Final = 462.0


class Line(NamedTuple):
    """What the table says of a player."""

    gold: int
    income: int
    food: int
    citizens: int
    cards: int
    castles: int
    cubes: int
    is_out: bool
    complete: int  # cities with all three services

    @property
    def spare(self) -> int:
        return self.food - self.citizens


def lines_of(known: LaCittaState) -> tuple[Line, ...]:
    return tuple([_line(known, seat) for seat in range(len(known.gold))])


def _line(known: LaCittaState, seat: Seat) -> Line:
    tiles = cities.territory(known, seat)
    return Line(
        known.gold[seat], cities.income(known, tiles), cities.food(known, tiles),
        cities.population_of(known, seat), known.cards[seat], cities.castles_left(known, seat),
        cities.cubes_left(known, seat), bool(known.out[seat]), complete_cities(known, seat),
    )  # fmt: skip


def players(scene: Scene) -> Markup:
    lines = lines_of(scene.known)
    after = lines if scene.after is None else lines_of(scene.after)
    names = tuple([player(scene.language, scene.look, seat) for seat in range(len(lines))])
    return _table(scene.language, lines, after, names, scene.known.first)


@lru_cache(maxsize=512)
def _table(
    language: str, lines: tuple[Line, ...], after: tuple[Line, ...], names: tuple[str, ...],
    first: int,
) -> Markup:  # fmt: skip
    rows = [
        _row(language, seat, line, after[seat], names[seat], seat == first)
        for seat, line in enumerate(lines)
    ]
    return picture(
        (0, 0, WIDE, HEAD + ROW * len(lines)), say(language, "players"), "", _head(), *rows,
        class_="la-citta players", **SHARED,
    )  # fmt: skip


@lru_cache(maxsize=4)
def _head() -> Markup:
    """Signs instead of words."""
    back = rectangle((CARDS_AT - 7, 3, 14, 19), rx=3, fill=sketch.CARD_BACK)
    return svg.together([
        coin((GOLD_AT, 13), 9), food((FOOD_AT, 12), 1.1), figure((MOUTHS_AT, 12), 0.95), back,
        tile("castle", 5, (CASTLES_AT, 14), 0.42), cube(5, (CUBES_AT, 13), 13),
        *(token(s, (COMPLETE_AT + 10 * (n - 1), 13), 0.95) for n, s in enumerate(SERVICES)),
    ])  # fmt: skip


@lru_cache(maxsize=1024)
def _row(language: str, seat: int, line: Line, after: Line, name: str, first: bool) -> Markup:
    y = HEAD + ROW * seat + ROW / 2
    words = row_words(language, name, line)
    return group(
        svg.title(words), path([f"M0 {y - ROW / 2:g}h{WIDE:g}"], stroke=RULE, stroke_width=1),
        rectangle((0, y - ROW / 2, WIDE, ROW), pointer_events="all"),
        marks.mark(seat, (14, y), 8),
        label(shortened(name, LONGEST), (28, y), 15, fill=INK, text_anchor="start",
              font_weight=600),
        _first((141, y)) if first else NOTHING,
        _value(line.gold, after.gold, (GOLD_AT - (8 if line.income else 0), y), bool(line.income)),
        label(f"+{line.income}", (GOLD_AT + 11, y), 13, fill=PLUS) if line.income else NOTHING,
        _value(line.food, after.food, (FOOD_AT, y)),
        _value(line.citizens, after.citizens, (MOUTHS_AT, y)),
        _spare((SPARE_AT, y), after.spare),
        _value(line.cards, after.cards, (CARDS_AT, y)),
        _value(line.castles, after.castles, (CASTLES_AT, y)),
        _value(line.cubes, after.cubes, (CUBES_AT, y)),
        _value(line.complete, after.complete, (COMPLETE_AT, y)),
        opacity=0.4 if line.is_out else None, data_key=f"player:{seat + 1}",
        data_about=f"summary:{seat + 1}",
    )  # fmt: skip


def row_words(language: str, name: str, line: Line) -> str:
    return say(
        language, "player-row", owner=name, gold=line.gold, income=line.income, food=line.food,
        citizens=line.citizens, spare=abs(line.spare), state=_state(line), complete=line.complete,
    )  # fmt: skip


def _state(line: Line) -> str:
    if line.is_out:
        return "out"
    return "hungry" if line.spare < 0 else "even" if line.spare == 0 else "fed"


def _value(now: int, after: int, where: Point, narrow: bool = False) -> Markup:
    """A number; what it would become if an action is shown, below it where there is less room."""
    if now == after:
        return signs.numeral(str(now), where, 17)
    (x, y), colour = where, PLUS if after > now else ROSE
    if max(now, after) < 10 and not narrow:
        return signs.numeral(f"{now}→{after}", where, 13, colour)
    return group(signs.numeral(str(now), (x, y - 9), 13, FAINT),
                 signs.numeral(f"→{after}", (x, y + 7), 15, colour))  # fmt: skip


def _spare(where: Point, spare: int) -> Markup:
    """Food left over; a warning before hunger."""
    x, y = where
    words = f"+{spare}" if spare > 0 else "=" if spare == 0 else f"−{-spare} !"
    colour = PLUS if spare > 0 else FAINT if spare == 0 else ROSE
    return group(
        rectangle((x - 19, y - 13, 38, 26), rx=13, fill=ROSE if spare < 0 else PAPER, stroke=colour,
                  stroke_width=1.8),
        signs.numeral(words, where, 15.5, PAPER if spare < 0 else colour), class_="spare",
    )  # fmt: skip


def _first(where: Point) -> Markup:
    """A crown for the first player."""
    return path(["M-9 6v-11l5 5 4-8 4 8 5-5v11z"], fill=sketch.GOLD, stroke=sketch.GOLD_LINE,
                stroke_width=1.2, transform=svg.at(where, 0.9), class_="first")  # fmt: skip


def panels(scene: Scene) -> dict[str, str]:
    found: dict[str, str] = {
        "actions": counters.actions(scene),
        "politics": politics(scene),
        "buildings": counters.buildings(scene),
        "voice": voice(scene),
        "players": players(scene),
        "year": year(scene),
    }
    for seat in range(scene.seats):
        found[f"city:{seat + 1}"] = _cities_of(scene, seat)
    return found


def _cities_of(scene: Scene, seat: Seat) -> Markup:
    known, names = scene.known, scene.board.names
    own = cities.cities_of(known, seat)
    homes = tuple([(names[known.castles[city]], known.population[city]) for city in own])
    tiles = tuple([names[hex] for city in own for hex in members(known.tiles[city])])
    owner = player(scene.language, scene.look, seat)
    return _small(layout_of(scene.board, 0), scene.language, owner, seat, homes, tiles)


@lru_cache(maxsize=64)
def _country(layout: Layout) -> Markup:
    """All hexes in play, as dots."""
    dots = [f"{way(*layout.centres[name])}h0" for name in layout.cells if name in layout.playable]
    return path(dots, stroke=sketch.PLOT_LINE, stroke_width=58, stroke_linecap="round",
                stroke_opacity=0.55)  # fmt: skip


@lru_cache(maxsize=1024)
def _small(
    layout: Layout, language: str, owner: str, seat: int, homes: tuple[tuple[str, int], ...],
    tiles: tuple[str, ...],
) -> Markup:  # fmt: skip
    """Where a player's cities lie, and how many citizens live in each."""
    dots = [f"{way(*layout.centres[name])}h0" for name in tiles]
    places = [layout.centres[castle] for castle, _ in homes]
    numbers = [
        signs.numeral(str(citizens), where, 150, PAPER)
        for where, (_, citizens) in zip(places, homes, strict=True)
    ]
    words = ", ".join(f"{castle}: {citizens}" for castle, citizens in homes)
    left, top = layout.box[:2]
    own = marks.painted(seat)
    return picture(
        layout.box, say(language, "cities-of", owner=owner), words, _country(layout),
        path(dots, stroke="currentColor", stroke_width=80, stroke_linecap="round", **own),
        path([svg.disc(x, y, 100) for x, y in places], fill="currentColor", stroke=PAPER,
             stroke_width=12, **own),
        *numbers, marks.mark(seat, (left + 100, top + 100), 90), class_="la-citta small", **SHARED,
    )  # fmt: skip
