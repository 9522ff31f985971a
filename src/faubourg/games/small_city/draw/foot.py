"""Below the board: what the player has, and how far pollution has come."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.drawing.palette import FAINT, GREEN, INK, PAPER, RED, ROSE, RULE, YELLOW
from faubourg.drawing.svg import (
    NOTHING,
    SERIF,
    Markup,
    Point,
    circle,
    group,
    label,
    rectangle,
    title,
)
from faubourg.games.small_city.components import FATAL, FIRST_VICTIMS
from faubourg.games.small_city.draw.icons import citizen, icon
from faubourg.games.small_city.draw.scene import Scene
from faubourg.games.small_city.draw.words import say
from faubourg.games.small_city.table import Ground

SIZE: Final = 21.0
STEPS: Final = (0.0, 84.0, 172.0, 244.0, 316.0)  # from one count to the next
GAUGE: Final = 384.0


class Held(NamedTuple):
    """What is counted there."""

    money: int
    votes: int
    hall: int
    career: int
    reserve: int
    pollution: int


def held(ground: Ground) -> Held:
    of = ground.borough
    return Held(of.money, of.votes, of.hall, of.career, of.reserve, of.pollution)


def foot(scene: Scene) -> Markup:
    after = held(scene.after) if scene.after else held(scene.borough)
    return _foot(scene.language, scene.seat, held(scene.borough), after,
                 scene.borough.polluting, scene.layout.side, scene.layout.low)  # fmt: skip


@lru_cache(maxsize=1024)
def _foot(
    language: str, seat: int, now: Held, after: Held, coming: int, side: float, low: float
) -> Markup:
    y = low + 24
    scale = side / (GAUGE + 194)
    counts = [
        _count(language, seat, name, (STEPS[place] * scale, y), now[place], after[place])
        for place, name in enumerate(Held._fields[:5])
    ]
    left = GAUGE * scale
    gauge = _gauge(language, (left, y), side - left, now.pollution, after.pollution, coming)
    return group(*counts, gauge, class_="foot")


def _count(language: str, seat: int, name: str, at: Point, now: int, after: int) -> Markup:
    x, y = at
    change = after - now
    right = x + 31 + 12 * len(str(now))
    more = NOTHING
    if change:
        more = label(f"{change:+d}".replace("-", "−"), (right, y), 17, fill=_tone(change),
                     font_weight=700, font_family=SERIF, text_anchor="start")  # fmt: skip
    return group(
        title(say(language, f"has-{name}", count=now)), _sign(name, seat, (x + 11, y)),
        label(str(now), (x + 27, y), SIZE, fill=INK, font_family=SERIF, font_weight=700,
              text_anchor="start"),
        more, class_=f"count-of {name}", data_key=f"has:{name}",
    )  # fmt: skip


def _tone(change: int) -> str:
    return GREEN.line if change > 0 else ROSE


def _sign(name: str, seat: int, at: Point) -> Markup:
    x, y = at
    if name in ("money", "votes"):
        return icon(name, at, 1.15)
    if name == "hall":
        return group(icon("culture", (x - 3, y), 1), citizen(seat, (x + 6, y + 10), 0.62))
    if name == "career":
        return citizen(seat, (x, y + 12), 0.8)
    return group(citizen(seat, (x - 4, y + 12), 0.66), citizen(seat, (x + 5, y + 12), 0.66),
                 opacity=0.55)  # fmt: skip


def _gauge(language: str, at: Point, wide: float, level: int, after: int, coming: int) -> Markup:
    """A bar to 100, with the mark from which pollution kills, and what the round would add."""
    x, y = at
    left, long = x + 26, wide - 26 - 82
    reach = min(FATAL, level) * long / FATAL
    further = min(FATAL, max(after, level) + coming) * long / FATAL
    tone = GREEN if level < FIRST_VICTIMS else YELLOW if level < FATAL / 2 else RED
    mark = left + long * FIRST_VICTIMS / FATAL
    words = say(language, "has-pollution", count=level, coming=coming)
    return group(
        title(words), icon("pollution", (x + 10, y), 1.15),
        rectangle((left, y - 8, long, 16), rx=8, fill=PAPER, stroke=RULE, stroke_width=1.4),
        rectangle((left, y - 8, further, 16), rx=min(8.0, further / 2), class_="coming",
                  fill=tone.top, fill_opacity=0.55),
        rectangle((left, y - 8, reach, 16), rx=min(8.0, reach / 2), class_="level", fill=tone.left),
        rectangle((mark - 1, y - 12, 2, 24), fill=ROSE), circle((mark, y - 13), 3, fill=ROSE),
        label(str(level), (left + long + 6, y), SIZE, fill=INK, font_family=SERIF, font_weight=700,
              text_anchor="start"),
        label(f"+{coming}", (left + long + 13 + 13 * len(str(level)), y), 17, fill=FAINT,
              font_family=SERIF, text_anchor="start"),
        class_="gauge", data_key="has:pollution",
    )  # fmt: skip
