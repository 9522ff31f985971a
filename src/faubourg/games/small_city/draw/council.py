"""The council: four lines of four columns, what they cost and give, and everybody's discs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.presentation import Look
from faubourg.drawing import signs, svg
from faubourg.drawing.palette import AMBER, FAINT, INK, PAPER, RULE
from faubourg.drawing.svg import NOTHING, Markup, Point, circle, group, label, path, rect, title
from faubourg.games.small_city.benefits import GRANTS, NEWCOMERS, OFFERS
from faubourg.games.small_city.components import COLUMNS, LINES, RAWS, SPECIAL_DRAWS
from faubourg.games.small_city.draw.picture import Picture
from faubourg.games.small_city.draw.signs import WIDE, button, icon, lit_frame
from faubourg.games.small_city.draw.strokes import PEACH, ROSY, SKY, STRAW
from faubourg.games.small_city.draw.tiles import say

HEAD: Final = 60.0  # the start space, left of the lines
TOP: Final = 24.0  # the prices, above the columns
ACROSS: Final = (WIDE - HEAD) / COLUMNS
DOWN: Final = 56.0
PAY: Final = 40.0
TINTS: Final = {"industry": STRAW, "construction": PEACH, "economy": SKY, "tourism": ROSY}
PAYS: Final = ("pay:money", "pay:votes", "pay:promise")


def draw_council(table: Picture, language: str, look: Look) -> Markup:
    spaces = [
        _space(language, line, column, _discs(table, line, column),
               f"space:{line}-{column}" in look.lit, column == _bare(table, line))
        for line in LINES
        for column in range(1, COLUMNS + 1)
    ]  # fmt: skip
    pays = _pays(table)
    low = TOP + DOWN * len(LINES)
    chosen = [_pay(language, name, place, low, name in look.lit) for place, name in enumerate(pays)]
    return svg.picture(
        (0, 0, WIDE, low + (PAY + 6 if pays else 4)), say(language, "council"), "",
        _prices(language, table.kit.advanced), _start(language, _discs(table, "", 0)), *spaces,
        _own(table, language, look), _moved(table), *chosen,
        class_="small-city council", **svg.SHARED,
    )  # fmt: skip


def _pays(table: Picture) -> tuple[str, ...]:
    """What one may pay with: special promises only where there are any (16.1.2)."""
    if table.step not in ("council", "councillor"):
        return ()
    return PAYS if table.stack else PAYS[:2]


def _moved(table: Picture) -> Markup:
    """The disc where the action shown would put it."""
    seat = table.seat
    if table.ghost is None:
        return NOTHING
    before = [(disc.line, disc.column) for disc in table.grounds[seat].discs]
    after = [(disc.line, disc.column) for disc in table.ghost.grounds[seat].discs]
    new = [place for place in after if place[0] and place not in before]
    spots = [_seat_on(*_corner(*place), len(_discs(table, *place))) for place in new]
    return group(*(_disc(seat, spot) for spot in spots), class_="ghost", opacity=0.7)


def _bare(table: Picture, line: str) -> int:
    """The first column without a disc: there the line has its name."""
    columns = range(1, COLUMNS + 1)
    return next((column for column in columns if not _discs(table, line, column)), 1)


def _discs(table: Picture, line: str, column: int) -> tuple[int, ...]:
    return tuple(
        seat
        for seat, borough in enumerate(table.grounds)
        for disc in borough.discs
        if (disc.line, disc.column) == (line, column)
    )


@lru_cache(maxsize=16)
def _prices(language: str, advanced: bool) -> Markup:
    found = []
    for column in range(1, COLUMNS + 1):
        x = HEAD + ACROSS * (column - 0.5)
        words = say(language, "column", column=column, cards=SPECIAL_DRAWS[column - 1] * advanced)
        found.append(group(
            title(words), signs.numeral(str(column), (x - 24, 12), 17),
            icon("money", (x - 7, 12), 0.8), label("/", (x + 7, 12), 15, fill=FAINT),
            icon("votes", (x + 20, 12), 0.75),
        ))  # fmt: skip
    return group(*found, class_="prices")


@lru_cache(maxsize=256)
def _start(language: str, seats: tuple[int, ...]) -> Markup:
    box = (2.0, TOP + 2, HEAD - 6, DOWN * len(LINES) - 4)
    spots = [(HEAD / 2 - 14 + 24 * (n % 2), TOP + 26 + 28 * (n // 2)) for n in range(len(seats))]
    return group(
        title(say(language, "start-space")),
        svg.rectangle(box, rx=10, fill=PAPER, stroke=RULE, stroke_width=1.4),
        *(_disc(seat, spot) for seat, spot in zip(seats, spots, strict=True)), class_="start",
        data_about="start",
    )  # fmt: skip


def _disc(seat: int, where: Point) -> Markup:
    return signs.badge(seat, where, 11, 7, 1.4)


def _corner(line: str, column: int) -> Point:
    return HEAD + ACROSS * (column - 1), TOP + DOWN * LINES.index(line)


@lru_cache(maxsize=1024)
def _space(
    language: str, line: str, column: int, seats: tuple[int, ...], lit: bool, named: bool
) -> Markup:
    x, y = _corner(line, column)
    box = (x + 2, y + 2, ACROSS - 4, DOWN - 4)
    name, tint = f"space:{line}-{column}", TINTS[line]
    words = say(language, "space", line=line, column=column, gives=_told(language, line, column))
    return group(
        title(words),
        svg.rectangle(box, rx=9, fill=tint.ground, stroke=tint.edge, pointer_events="all"),
        lit_frame(box) if lit else NOTHING, _gift(line, column, (x + ACROSS / 2, y + 18)),
        _line_name(language, line, (x + 8, y + DOWN - 14)) if named else NOTHING,
        *(_disc(seat, _seat_on(x, y, n)) for n, seat in enumerate(seats)),
        class_="space lit" if lit else "space", data_name=name, data_key=name,
    )  # fmt: skip


def _seat_on(x: float, y: float, place: int) -> Point:
    """Discs on a space, from the right."""
    return x + ACROSS - 17 - 19 * place, y + DOWN - 17


def _line_name(language: str, line: str, where: Point) -> Markup:
    words = say(language, "text-line", line=line)
    size = 14 if len(words) < 10 else 12.5
    return label(words, where, size, fill=TINTS[line].ink, text_anchor="start")


def _told(language: str, line: str, column: int) -> str:
    offers = list(OFFERS[column - 1].items())
    raw, other = (say(language, "raw", raw=RAWS[offers[n][0]]) for n in (0, -1))
    return say(
        language, f"gives-{line}", column=column, count=NEWCOMERS[column - 1],
        grant=GRANTS[column - 1], first=offers[0][1], second=offers[-1][1], raw=raw, other=other,
        offers=len(offers),
    )  # fmt: skip


def _gift(line: str, column: int, where: Point) -> Markup:
    if line == "industry":
        return _either(where, [(RAWS[raw], count) for raw, count in OFFERS[column - 1].items()])
    if line == "economy":
        grant = GRANTS[column - 1]
        return _either(where, [("money", grant), ("votes", grant)])
    if line == "tourism":
        return _either(where, [("person", NEWCOMERS[column - 1])])
    return _squares(column, where)


def _either(where: Point, gifts: list[tuple[str, int]]) -> Markup:
    """One offer, or two with a stroke between them."""
    x, y = where
    left = x - 20 * (len(gifts) - 1)
    found = []
    for place, (what, count) in enumerate(gifts):
        at = left + 40 * place
        found.append(signs.numeral(str(count), (at - 11, y), 18))
        found.append(icon(what, (at + 5, y), 0.82))
    if len(gifts) > 1:
        found.append(path([f"M{x + 2:.1f} {y - 9:.1f}l-4 18"], stroke=FAINT, stroke_width=1.4))
    return svg.together(found)


def _squares(column: int, where: Point) -> Markup:
    """As many cells as the tile has; in the last column up to four, without influence."""
    x, y = where
    shape = [rect(x - 7.5 * column + 15 * n + 1, y - 6.5, 13, 13) for n in range(column)]
    free = column == COLUMNS
    return path(shape, fill=PAPER, stroke=INK, stroke_width=1.4,
                stroke_dasharray="3 2" if free else None)  # fmt: skip


def _own(table: Picture, language: str, look: Look) -> Markup:
    """The discs one may move, over the others."""
    seat, found, used = table.seat, [], 0
    for disc in table.grounds[seat].discs:
        name = f"disc:{disc.line or 'start'}"
        if not _pays(table) or (not disc.line and used):
            continue
        used += not disc.line
        if disc.line:
            x, y = _corner(disc.line, disc.column)
            seats = _discs(table, disc.line, disc.column)
            where = _seat_on(x, y, seats.index(seat))
        else:
            place = _discs(table, "", 0).index(seat)
            where = (HEAD / 2 - 14 + 24 * (place % 2), TOP + 26 + 28 * (place // 2))
        found.append(_movable(language, name, where, seat, name in look.lit))
    return svg.together(found)


@lru_cache(maxsize=256)
def _movable(language: str, name: str, where: Point, seat: int, lit: bool) -> Markup:
    ring = circle(where, 15, class_="lit", fill=AMBER, fill_opacity=0.15, stroke=AMBER,
                  stroke_width=2.6, stroke_dasharray="5 3")  # fmt: skip
    return group(
        title(say(language, "own-disc")), circle(where, 17, pointer_events="all"),
        ring if lit else NOTHING, _disc(seat, where), class_="disc", data_name=name, data_key=name,
    )  # fmt: skip


@lru_cache(maxsize=64)
def _pay(language: str, name: str, place: int, low: float, lit: bool) -> Markup:
    wide = WIDE / 3
    what = name.partition(":")[2]
    box = (wide * place + 3, low + 4, wide - 6, PAY - 2)
    words = say(language, "pay", pay=what)
    return button(
        name, words, box, lit, icon(what, (wide * place + 19, low + 23), 0.9),
        label(words, (wide * (place + 0.5) + 12, low + 23), 13.5, fill=INK, font_weight=600),
    )  # fmt: skip
