"""The pictures beside the borough: the race, ways for a remainder to lie, Small City's."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing import svg
from faubourg.drawing.marks import mark
from faubourg.drawing.palette import FAINT, INK, PAPER, ROSE, RULE
from faubourg.drawing.signs import numeral
from faubourg.drawing.svg import SERIF, SHARED, Markup, at, group, label, path, rectangle
from faubourg.games.arcologies.components import PUMPS
from faubourg.games.arcologies.draw import picture
from faubourg.games.arcologies.draw.art import pump
from faubourg.games.arcologies.draw.pattern import pattern, small_pattern
from faubourg.games.arcologies.draw.picture import STYLE, ArcologyPicture, say
from faubourg.games.arcologies.draw.squares import SQUARE, pattern_rows
from faubourg.games.arcologies.ending import LAST_RANK, RANKS, within_reach
from faubourg.games.small_city.draw import beside as base
from faubourg.games.small_city.draw.picture import layout_of
from faubourg.games.small_city.draw.plots import SIGN, sign
from faubourg.games.small_city.draw.signs import WIDE, button, thumbnail
from faubourg.games.small_city.draw.strokes import STRAW
from faubourg.games.small_city.draw.tiles import CELL, Parts, player

ROW: Final = 58.0
FOOT: Final = 34.0
TANKS: Final = 222.0  # where the pumps begin
TANK: Final = 24.0


def race(table: ArcologyPicture, language: str, look: Look) -> Markup:
    seats = range(len(table.arcologies))
    rows = [_row(table, language, look, seat) for seat in seats]
    solo = len(table.arcologies) == 1
    feet = [_rounds(table, language)] if solo else []
    feet += [_quiet(table, language)] if table.state.quiet else []
    low = ROW * len(rows)
    below = [group(foot, transform=at((0, low + FOOT * n))) for n, foot in enumerate(feet)]
    return svg.picture((0, 0, WIDE, low + FOOT * len(feet)), say(language, "race"), "", *rows,
                       *below, class_="small-city race", **SHARED)  # fmt: skip


def _row(table: ArcologyPicture, language: str, look: Look, seat: Seat) -> Markup:
    own = table.arcologies[seat]
    after = table.ghost.arcologies[seat].pumps if table.ghost else own.pumps
    state = own.stage
    words = say(language, "race-row", owner=player(language, look, seat), pattern=own.pattern,
                state=state, pumps=own.pumps)  # fmt: skip
    name = say(language, "pattern-own", pattern=own.pattern)
    told = say(language, "standing", state=state, cell=own.corner)
    rows = pattern_rows(own, 0, look.turn) if own.rows else ()
    return _drawn(words, name, told, seat, rows, state, own.pumps, max(after, own.pumps))


@lru_cache(maxsize=256)
def _drawn(
    words: str, name: str, told: str, seat: Seat, rows: tuple[tuple[str, ...], ...], state: str,
    pumps: int, after: int,
) -> Markup:  # fmt: skip
    y = ROW * seat
    stands = state in ("built", "off")
    face = thumbnail(STYLE, picture.ARCOLOGY, SQUARE, (26, 6, 46, 46)) if stands else _face(rows)
    return group(
        svg.title(words), path([f"M4 0H{WIDE - 4:.0f}"], stroke=RULE) if seat else svg.NOTHING,
        rectangle((0, 0, WIDE, ROW), pointer_events="all"),
        mark(seat, (13, ROW / 2), 8), face,
        numeral(name, (82, 21), 19, text_anchor="start"),
        label(told, (82, 42), 15, fill=ROSE if state == "gone" else FAINT, text_anchor="start"),
        _pumps(seat, pumps, after), class_="runner", data_about=f"arcology:{seat + 1}",
        transform=at((0, y)),
    )  # fmt: skip


def _pumps(seat: Seat, pumps: int, after: int) -> Markup:
    tanks = [
        group(pump((TANKS + TANK * n + 12, 42), 1.05, n < after),
              opacity=0.6 if pumps <= n < after else None)
        for n in range(PUMPS)
    ]  # fmt: skip
    return group(rectangle((TANKS, 0, WIDE - TANKS, ROW), pointer_events="all"), *tanks,
                 _count(pumps, after), data_about=f"pumps:{seat + 1}")  # fmt: skip


def _face(rows: tuple[tuple[str, ...], ...]) -> Markup:
    return group(small_pattern(rows, 15), transform=at((27, 6))) if rows else svg.NOTHING


def _count(pumps: int, after: int) -> Markup:
    words = str(pumps) if pumps == after else f"{pumps}→{after}"
    return numeral(words, (WIDE - 22, ROW / 2), 24 if pumps == after else 18)


def _quiet(table: ArcologyPicture, language: str) -> Markup:
    """8.12."""
    words = picture.quiet_words(table, language)
    return group(
        path([f"M4 0H{WIDE - 4:.0f}"], stroke=RULE),
        rectangle((0, 0, WIDE, FOOT), pointer_events="all"),
        label(words, (WIDE / 2, FOOT / 2), 17, fill=ROSE if table.draw_offered else INK),
        data_about="quiet",
    )  # fmt: skip


def _rounds(table: ArcologyPicture, language: str) -> Markup:
    """9.6: the ranks in a row; the one that is still within reach is marked."""
    limits = (*RANKS, (0, LAST_RANK))
    here = within_reach(table.known.round)
    wide = WIDE / len(limits)
    steps = [
        _rank(language, name, most, wide * place, wide, name == here)
        for place, (most, name) in enumerate(limits)
    ]
    return group(
        svg.title(say(language, "rounds", count=table.known.round)), *steps, class_="ranks"
    )


def _rank(language: str, name: str, most: int, x: float, wide: float, here: bool) -> Markup:
    words = say(language, "rank", rank=name)
    until = f"≤{most}" if most else "…"
    return group(
        rectangle((x + 1.5, 2, wide - 3, FOOT - 4), rx=7, fill=STRAW.ground if here else PAPER,
                  stroke=INK if here else RULE, stroke_width=2 if here else 1),
        label(words, (x + wide / 2, 11), 12.5, fill=INK if here else FAINT),
        label(until, (x + wide / 2, 24), 12, fill=INK if here else FAINT, font_family=SERIF),
        class_="rank here" if here else "rank", data_about=f"rank:{name}",
    )  # fmt: skip


ACROSS: Final = 4
STEP: Final = WIDE / ACROSS
DOWN: Final = 112.0


def choices(look: Look) -> list[str]:
    return sorted(name for name in look.lit if name.startswith(picture.REMAIN))


def remainder(table: ArcologyPicture, language: str, look: Look) -> Markup:
    names = choices(look)
    found = [_way(table, language, look, name, place) for place, name in enumerate(names)]
    rows = -(-len(names) // ACROSS)
    return svg.picture((0, 0, WIDE, DOWN * rows), say(language, "remainder"), "", *found,
                   class_="small-city remainder", **SHARED)  # fmt: skip


def _way(table: ArcologyPicture, language: str, look: Look, name: str, place: int) -> Markup:
    kind, *cells = name.removeprefix(picture.REMAIN).split(picture.PARTED)
    slots = table.kit.box.tiles[kind].slots
    layout = layout_of(table.grounds[look.seat].shown, look.turn)
    _, parts = layout.parts(tuple(zip(cells, slots, strict=True)))
    row, column = divmod(place, ACROSS)
    words = say(language, "remain", kind=STYLE.named(language, kind), cells=", ".join(cells))
    box = (3.0, 3.0, STEP - 6, DOWN - 6)
    return group(
        button(name, words, box, True, thumbnail(STYLE, kind, parts, (8, 8, STEP - 16, DOWN - 34)),
               _signs(parts),
               label(" ".join(cells), (STEP / 2, DOWN - 16), 15, fill=INK, font_family=SERIF)),
        transform=at((STEP * column, DOWN * row)),
    )  # fmt: skip


def _signs(parts: Parts) -> Markup:
    """What each cell brings, over the thumbnail."""
    across, down = max(p.x for p in parts) + 1, max(p.y for p in parts) + 1
    scale = min((STEP - 16) / (CELL * across), (DOWN - 34) / (CELL * down), 0.62)
    left = 8 + (STEP - 16 - CELL * across * scale) / 2
    top = 8 + (DOWN - 34 - CELL * down * scale) / 2
    signs = [sign(STYLE, p.slot, (CELL * p.x + SIGN[0], CELL * p.y + SIGN[1]), True) for p in parts]
    return group(*signs, transform=at((left, top), scale))


def panels(table: ArcologyPicture, language: str, look: Look) -> dict[str, str]:
    """What comes and goes stands last, so that the others keep their places."""
    known = base.panels(table, language, look)
    passing = {key: known.pop(key) for key in ("circle", "abroad", "desk", "tray") if key in known}
    found: dict[str, str] = {}
    own = table.arcologies[look.seat]
    if own.pattern and not own.built and not table.grounds[look.seat].eliminated:
        found["pattern"] = pattern(table, language, look)
    found |= known
    if any(arcology.pattern for arcology in table.arcologies):
        found["arcologies"] = race(table, language, look)
    if choices(look):
        found["remainder"] = remainder(table, language, look)
    return found | passing
