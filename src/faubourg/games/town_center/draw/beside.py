"""The pictures beside the city: towers, hand, bag and reserve, and the players' small cities."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.core.presentation import Look
from faubourg.drawing import isometric, svg
from faubourg.drawing.palette import FAINT, INK, PAVING, PAVING_LINE
from faubourg.drawing.signs import frame, numeral, touchable
from faubourg.drawing.svg import NOTHING, SERIF, SHARED, Box, Markup, Point, group, label, title
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.components import NAMES, SOLO_DRAW
from faubourg.games.town_center.draw.city import draw_small_city
from faubourg.games.town_center.draw.cube import TONES, Finish, cube, letter_on
from faubourg.games.town_center.draw.scene import NAME_OF, in_letters, letter, named, say
from faubourg.games.town_center.draw.slices import slices
from faubourg.games.town_center.investment import spread
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import Tower, TownCenterState

Towers: TypeAlias = tuple[str, ...]  # their cubes, bottom first
Counts: TypeAlias = tuple[int, ...]  # per colour
UNIT: Final = isometric.Block(0.09, 0.09, 0, 0.82, 0.82)  # a cube on a cell of its own
FOOT: Final = 70.0  # height of that cell on paper
STEP: Final = 104.0  # from one tower to the next
WIDE: Final = 4 * STEP  # room for four towers, however many there are
HELD: Final = 170.0  # width of a cube in hand with its name
OFFER: Final = 84.0  # height of the row of drawn cubes


def panels(
    rules: TownCenterRules, known: TownCenterState, language: str, look: Look
) -> dict[str, str]:
    found: dict[str, str] = {
        "bag": _bag(known, language, look),
        "slices": slices(rules, known, language, look),
        "hand": _hand(known, language, look),
    }
    if known.line:
        found["towers"] = _line(known, language, look)
    elif any(known.towers) or any(known.drawn) or known.step == steps.TOWERS:
        found["towers"] = _towers(known, language, look)
    for seat in range(rules.seats):
        found[f"city:{seat + 1}"] = draw_small_city(rules, known, language, look, seat)
    return found


@lru_cache(maxsize=1024)
def icon(
    language: str, kind: str, where: Point, scale: float, **attributes: svg.Attribute
) -> Markup:
    """A single cube with its letter; where is the middle of the picture it makes."""
    body = cube(UNIT, kind, Finish(TONES[kind]))
    words = letter_on(letter(language, kind), UNIT.top.at(0.5, 0.5), 26, TONES[kind])
    place = svg.at((where[0], where[1] - 15 * scale), scale)
    return group(group(body, words, transform=place), **attributes)


def choice(language: str, look: Look, kind: str, box: Box, key: str, *inside: Markup) -> Markup:
    """A cube that can be touched."""
    name = f"cube:{kind}"
    words, lit = loose(language, kind), name in look.lit
    return touchable("choice", name, words, box, lit, *inside, data_key=key)


def _towers(known: TownCenterState, language: str, look: Look) -> Markup:
    after = _lettered(look.ghost.towers) if look.ghost else ()
    lit = Look(lit=frozenset(name for name in look.lit if not name.startswith("cell:")))
    key = "offered" if known.step == steps.CHOOSE else "towers"
    drawn = in_letters(spread(known.drawn))
    return _square(language, lit, key, _lettered(known.towers), after, drawn)


def _lettered(towers: list[Tower]) -> Towers:
    return tuple(in_letters(tower) for tower in towers)


@lru_cache(maxsize=512)
def _square(
    language: str, look: Look, key: str, towers: Towers, after: Towers, drawn: str
) -> Markup:
    """The towers side by side, and above them what is still to be stacked or given back."""
    highest = max([2, *map(len, towers), *map(len, after)])
    top = -highest * isometric.RISE - 12 if towers else FOOT
    offered = top - OFFER if drawn else top
    bottom = FOOT + 30 if towers else FOOT
    stacks = [
        _tower(language, look, place, cubes, _added(after, place, cubes))
        for place, cubes in enumerate(towers)
    ]
    start = (WIDE - STEP * (len(stacks) - 1)) / 2  # the row stands in the middle of the paper
    row = group(*stacks, class_="row", transform=f"translate({svg.number(start)} 0)")
    return svg.picture(
        (0, offered, WIDE, bottom - offered), say(language, key), "",
        _drawn(drawn, language, look, offered), row, class_="town-center towers", **SHARED,
    )  # fmt: skip


def _added(after: Towers, place: int, cubes: str) -> str:
    """What the action shown puts on a tower."""
    return after[place][len(cubes) :] if place < len(after) else ""


def _tower(language: str, look: Look, place: int, cubes: str, ghost: str) -> Markup:
    """One tower; small letters on the edge tell what lies beneath the top."""
    name = f"tower:{place + 1}"
    lit = name in look.lit
    whole = cubes + ghost
    words = listed_plainly(language, cubes) or say(language, "no-cube")
    plate = svg.polygon(isometric.tile(0, 0, 0, 0.02).corners(), fill=PAVING, stroke=PAVING_LINE,
                    stroke_linejoin="miter")  # fmt: skip
    stack = [_storey(language, whole, level, len(cubes)) for level in range(len(whole))]
    top = -len(whole) * isometric.RISE - 6
    area: Box = (2 - STEP / 2, top, STEP - 4, FOOT + 26 - top)
    digit = numeral(str(place + 1), (0, FOOT + 12), 17)
    return group(
        title(say(language, "tower", number=place + 1, cubes=words)),
        frame(area) if lit else svg.rectangle(area, pointer_events="all"),
        plate, *stack, digit, class_="tower lit" if lit else "tower", data_name=name,
        data_key=name, transform=f"translate({svg.number(STEP * place)} 0)",
    )  # fmt: skip


def loose(language: str, kind: str) -> str:
    """A cube that is no building yet: black may become a car park or a lift."""
    return named(language, "black" if kind == "lift" else kind)


def listed_plainly(language: str, cubes: str) -> str:
    return ", ".join(loose(language, NAME_OF[cube]) for cube in cubes)


@lru_cache(maxsize=1024)
def _storey(language: str, cubes: str, level: int, solid: int) -> Markup:
    kind, top = NAME_OF[cubes[level]], level == len(cubes) - 1
    block = UNIT._replace(z=level)
    finish = Finish(TONES[kind], roof=top, ground=False, ghost=level >= solid)
    where, size = (block.top.at(0.5, 0.5), 24) if top else (block.left.at(1, 0.45), 15)
    words = letter_on(letter(language, kind), where, size, TONES[kind])
    return group(cube(block, kind, finish), words, data_key=f"storey:{level}")


def _drawn(drawn: str, language: str, look: Look, top: float) -> Markup:
    """Drawn cubes, one picture a kind with its number."""
    kinds = list(dict.fromkeys(drawn))
    step = WIDE / max(4, len(kinds))
    start = (WIDE - step * (len(kinds) - 1)) / 2
    cubes = [
        _drawn_kind(drawn.count(cube), language, look, cube, (start + step * place, top), step)
        for place, cube in enumerate(kinds)
    ]
    return group(*cubes, class_="drawn")


def _drawn_kind(
    count: int, language: str, look: Look, cube: str, where: Point, step: float
) -> Markup:
    kind, (x, y) = NAME_OF[cube], where
    inside = icon(language, kind, (x - 12 * (count > 1), y + 40), 0.62)
    times = label(f"×{count}", (x + 28, y + 56), 16, fill=INK, font_family=SERIF)
    box: Box = (x - step / 2 + 3, y + 4, step - 6, OFFER - 12)
    words = times if count > 1 else NOTHING
    return choice(language, look, kind, box, f"drawn:{kind}", inside, words)


def _line(known: TownCenterState, language: str, look: Look) -> Markup:
    """Central Park: the whole line, the three cubes offered in front and larger."""
    first = SOLO_DRAW if known.step == steps.CHOOSE else 0
    cubes = [
        _in_line(language, look, NAMES[colour], place, place < first)
        for place, colour in enumerate(known.line)
    ]
    rows = (len(known.line) + 9) // 10
    tray = svg.rectangle((1, 3, 44 * first - 2, 52), rx=9, fill=PAVING) if first else NOTHING
    return svg.picture(
        (0, 0, 440, 52 * rows + 6), say(language, "line"), "", tray, *cubes,
        class_="town-center towers line", **SHARED,
    )  # fmt: skip


def _in_line(language: str, look: Look, kind: str, place: int, offered: bool) -> Markup:
    x, y = 22 + 44 * (place % 10), 30 + 52 * (place // 10)
    inside = icon(language, kind, (x, y), 0.46)
    box: Box = (x - 21, y - 25, 42, 49)
    if offered:
        return choice(language, look, kind, box, f"line:{place}", inside)
    return group(title(loose(language, kind)), inside, class_="waiting", data_key=f"line:{place}",
                 data_about=f"cube:{kind}")  # fmt: skip


def _hand(known: TownCenterState, language: str, look: Look) -> Markup:
    cubes = frozenset(name for name in look.lit if name.startswith("cube:"))
    hand = in_letters(known.cities[look.seat].hand)
    return _held(hand, known.step == steps.BUILD, language, Look(lit=cubes))


@lru_cache(maxsize=512)
def _held(hand: str, building: bool, language: str, look: Look) -> Markup:
    """The cubes to be built."""
    cubes = [_in_hand(hand, building, language, look, place) for place in range(len(hand))]
    empty = label(say(language, "no-cube"), (HELD, 47), 18, fill=FAINT) if not hand else NOTHING
    return svg.picture((0, 0, 2 * HELD, 88), say(language, "hand"), listed_plainly(language, hand),
                       empty, *cubes, class_="town-center hand", **SHARED)  # fmt: skip


def _in_hand(hand: str, building: bool, language: str, look: Look, place: int) -> Markup:
    """The name beside the cube: on a phone the hand lies over the city, so it must be flat."""
    kind, left = NAME_OF[hand[place]], HELD * place
    words = loose(language, kind).split()
    top = 49 - 10 * (len(words) - 1)
    name = [label(word, (left + 121, top + 19 * n), 16, fill=INK) for n, word in enumerate(words)]
    inside = group(icon(language, kind, (left + 42, 44), 0.72), *name)
    if building:
        box = (left + 3, 3.0, HELD - 6, 82.0)
        return choice(language, look, kind, box, f"hand:{place}", inside)
    return group(title(loose(language, kind)), inside, data_key=f"hand:{place}",
                 data_about=f"cube:{kind}")  # fmt: skip


def _bag(known: TownCenterState, language: str, look: Look) -> Markup:
    """The reserve can be touched while it is given out or sold."""
    open_now = known.step in (steps.GROW, steps.BUY)
    cubes = frozenset(name for name in look.lit if open_now and name.startswith("cube:"))
    bag, reserve = tuple(known.bag), tuple(known.reserve)
    return _stocks(language, Look(lit=cubes), bag, reserve, open_now)


@lru_cache(maxsize=1024)
def _stocks(language: str, look: Look, in_bag: Counts, left: Counts, open_now: bool) -> Markup:
    """Two rows of counters."""
    bag = [_counter(language, look, "bag", place, in_bag[place], False)
           for place in range(len(in_bag))]  # fmt: skip
    reserve = [_counter(language, look, "reserve", place, left[place], open_now)
               for place in range(len(left))]  # fmt: skip
    heads = [_head(language, "bag", in_bag, 28), _head(language, "reserve", left, 82)]
    return svg.picture(
        (0, 0, 420, 110), say(language, "bag-and-reserve"), "", *heads, *bag, *reserve,
        class_="town-center bag", **SHARED,
    )  # fmt: skip


def _head(language: str, row: str, counts: Counts, y: float) -> Markup:
    return group(
        label(say(language, row), (6, y - 6), 14, fill=INK, font_weight=600, text_anchor="start"),
        label(str(sum(counts)), (6, y + 12), 14, fill=FAINT, font_family=SERIF,
              text_anchor="start"),
        data_about=f"count:{row}",
    )  # fmt: skip


def _counter(
    language: str, look: Look, row: str, place: int, count: int, touchable: bool
) -> Markup:
    kind = NAMES[place]
    x, y = 100 + 66 * place, 28 if row == "bag" else 82
    words = say(language, "times", count=count, kind=loose(language, kind))
    inside = group(
        icon(language, kind, (x, y), 0.4, opacity=None if count else 0.35),
        numeral(str(count), (x + 20, y), 15, text_anchor="start"),
    )  # fmt: skip
    key = f"{row}:{kind}"
    if touchable:
        return choice(language, look, kind, (x - 21, y - 24, 64, 48), key, inside)
    return group(title(words), inside, class_="counter", data_key=key, data_about=key)
