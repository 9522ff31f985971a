"""What a player card can do, and the reserve of buildings."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.drawing import marks, signs, svg
from faubourg.drawing.palette import FAINT, INK, PAPER, ROSE
from faubourg.drawing.svg import Markup, Point, group, label, picture, rectangle, together
from faubourg.games.la_citta.city import castles_left
from faubourg.games.la_citta.components import BUILDINGS, PLAYER_CARDS, POOL_OF, ROAD, SIZES
from faubourg.games.la_citta.draw.politics import choice, paper
from faubourg.games.la_citta.draw.scene import Scene, named, player, say
from faubourg.games.la_citta.draw.signs import coin
from faubourg.games.la_citta.draw.sketch import PLOT, PLOT_LINE, SHARED
from faubourg.games.la_citta.draw.tiles import tile
from faubourg.games.la_citta.state import LaCittaState

NAMES: Final = ("gold", "found", "pass")
WIDE: Final = 84.0
LEFT: Final = 160.0
HIGH: Final = 92.0


def actions(scene: Scene) -> Markup:
    known, look, language = scene.known, scene.look, scene.language
    seat = look.seat if look.seat < scene.seats else 0
    lit = frozenset([name for name in NAMES if name in look.lit])
    owner, done = player(language, look, seat), len(known.taken[seat])
    castles = castles_left(known, seat)
    return _options(language, seat, owner, known.cards[seat], done, castles, lit)


@lru_cache(maxsize=512)
def _options(
    language: str, seat: int, owner: str, cards: int, done: int, castles: int,
    lit: frozenset[str],
) -> Markup:  # fmt: skip
    held = [_player_card(seat, place, place < cards) for place in range(PLAYER_CARDS)]
    words = say(language, "player-cards", count=cards, owner=owner)
    choices = [_option(language, n, name, seat, castles, name in lit)
               for n, name in enumerate(NAMES)]  # fmt: skip
    count = label(say(language, "cards-left", count=cards), (78, 84), 13.5, fill=INK)
    hand = group(*held, count, data_about="cards")
    return picture((0, 0, 420, HIGH + 2), words, say(language, "turns-done", count=done), hand,
                   *choices, class_="la-citta actions", **SHARED)  # fmt: skip


def _player_card(seat: int, place: int, usable: bool) -> Markup:
    """Face down once it is used."""
    x = 6 + 50.0 * place
    if usable:
        return group(paper((x, 4, 44, 64)), marks.mark(seat, (x + 22, 36), 13))
    back = rectangle((x, 4, 44, 64), rx=7, fill="currentColor", fill_opacity=0.35,
                     stroke="currentColor", stroke_width=1.4, stroke_dasharray="4 3")  # fmt: skip
    return group(back, **marks.painted(seat, "used "))


def _option(language: str, n: int, name: str, seat: int, castles: int, lit: bool) -> Markup:
    x = LEFT + (WIDE + 3) * n
    words = label(say(language, f"short-{name}"), (x + WIDE / 2, 80), 14.5, fill=INK,
                  font_weight=600)  # fmt: skip
    return choice(name, say(language, f"do-{name}", count=castles), (x, 2, WIDE, HIGH - 4), lit,
                  name, paper((x, 2, WIDE, HIGH - 4)), _sign(name, x + WIDE / 2, seat, castles),
                  words)  # fmt: skip


def _sign(name: str, x: float, seat: int, castles: int) -> Markup:
    if name == "gold":
        return together([coin((x - 11, 34), 17), coin((x + 11, 40), 17, "+2")])
    if name == "found":
        left = label(f"×{castles}", (x + 29, 58), 14, fill=INK, font_weight=600)
        return together([tile("castle", seat, (x - 2, 41), 0.95), left])
    back = rectangle((x - 18, 14, 34, 48), rx=5, fill=PAPER, stroke=FAINT, stroke_width=1.5)
    return together([back, svg.path(["M-8 0h14m-6-6l6 6-6 6"], stroke=INK, stroke_width=2.6,
                                transform=f"translate({x:g} 38)")])  # fmt: skip


ACROSS: Final = 6
STEP: Final = 70.0
DOWN: Final = 86.0
Counts: TypeAlias = tuple[tuple[str, int, int], ...]  # building, tiles in its pool, size


def buildings(scene: Scene) -> Markup:
    known = scene.known
    lit = frozenset([name for name in scene.look.lit if name.startswith("build:")])
    return _all(scene.language, _counts(known, lit), lit, known.citizens, known.bank)


def _counts(known: LaCittaState, lit: frozenset[str]) -> Counts:
    """Small ones first; those of the expansion only while it is in the box."""
    found = [
        (BUILDINGS[kind], known.pools[POOL_OF[kind]], SIZES[kind])
        for kind in sorted(SIZES, key=lambda kind: (SIZES[kind], kind))
        if kind < ROAD
        or known.pools[POOL_OF[kind]]
        or known.kinds[kind]
        or f"build:{BUILDINGS[kind]}" in lit
    ]
    return tuple(found)


@lru_cache(maxsize=512)
def _all(
    language: str, counts: Counts, lit: frozenset[str], citizens: int, gold: int
) -> Markup:  # fmt: skip
    kinds = [
        _kind(language, place, name, left, size, f"build:{name}" in lit)
        for place, (name, left, size) in enumerate(counts)
    ]
    rows = (len(counts) + ACROSS - 1) // ACROSS
    words = say(language, "reserve-line", citizens=citizens, gold=gold)
    foot = label(words, (ACROSS * STEP / 2, rows * DOWN + 10), 14.5, fill=INK, data_about="reserve")
    return picture((0, 0, ACROSS * STEP, rows * DOWN + 22), say(language, "buildings"), "", *kinds,
                   foot, class_="la-citta buildings", **SHARED)  # fmt: skip


@lru_cache(maxsize=1024)
def _kind(language: str, place: int, name: str, left: int, size: int, lit: bool) -> Markup:
    x, y = STEP * (place % ACROSS), DOWN * (place // ACROSS)
    where: Point = (x + STEP / 2, y + 36)
    words = say(language, "left", kind=named(language, name), count=left,
                effect=say(language, "building", kind=name))  # fmt: skip
    ground = svg.polygon(_hexagon(where), fill=PLOT, stroke=PLOT_LINE, stroke_width=1.2)
    brief = say(language, "kind-short", kind=name)
    short = label(brief, (x + STEP / 2, y + 77), 12 if len(brief) < 11 else 10.5, fill=INK)
    count = signs.numeral(str(left), (x + STEP - 12, y + 61), 15, ROSE if not left else INK)
    dots = label("●" * (size + 1), (x + 5, y + 10), 8, fill=FAINT, text_anchor="start")
    return choice(
        f"build:{name}", words, (x + 1, y + 1, STEP - 2, DOWN - 3), lit, f"kind:{name}", ground,
        group(tile(name, 0, where), opacity=None if left else 0.35), short, count, dots,
    )  # fmt: skip


def _hexagon(where: Point) -> list[Point]:
    x, y = where
    return [(x, y - 30), (x + 30, y - 15), (x + 30, y + 15), (x, y + 30), (x - 30, y + 15),
            (x - 30, y - 15)]  # fmt: skip
