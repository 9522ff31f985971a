"""The clock: which of six years, which of eight phases, which round."""

from __future__ import annotations

from functools import lru_cache

from faubourg.drawing.palette import CARD, CARD_LINE, FAINT, INK, PAPER
from faubourg.drawing.svg import SERIF, Markup, group, label, path, picture, rectangle
from faubourg.games.la_citta.components import ROUNDS, YEARS
from faubourg.games.la_citta.draw.paints import SHARED, TERRACOTTA
from faubourg.games.la_citta.draw.scene import Scene
from faubourg.games.la_citta.draw.sketch import disc
from faubourg.games.la_citta.draw.words import say

PHASES = 8


def year(scene: Scene) -> Markup:
    return _clock(scene.language, scene.known.year, scene.known.phase, scene.known.round)


@lru_cache(maxsize=512)
def _clock(language: str, now: int, phase: int, round: int) -> Markup:
    words = say(language, "phase", phase=phase)
    if phase == 4:
        words = f"{words}, {say(language, 'round', round=round, of=ROUNDS)}"
    about = say(language, "clock", year=now, of=YEARS, phase=words)
    years = [_year(n, now) for n in range(1, YEARS + 1)]
    steps = [_phase(n, phase) for n in range(1, PHASES + 1)]
    rounds = [_round(n, round) for n in range(1, ROUNDS + 1)] if phase == 4 else []
    thread = path(["M28 66h364"], stroke=CARD_LINE, stroke_width=3)
    return picture(
        (0, 0, 420, 116), about, "", *years, thread, *steps, *rounds,
        label(words, (210, 103), 16, fill=INK, font_family=SERIF, font_weight=700),
        class_="la-citta year", **SHARED,
    )  # fmt: skip


def _year(n: int, now: int) -> Markup:
    """Past years are filled, the year of today has a frame."""
    x = 4 + 69.0 * (n - 1)
    past, current = n < now, n == now
    fill = TERRACOTTA.left if current else CARD
    return group(
        rectangle((x, 3, 64, 32), rx=8, fill=fill, stroke=TERRACOTTA.line if current else CARD_LINE,
                  stroke_width=1.4),
        label("✓" if past else str(n), (x + 32, 19), 19,
              fill=PAPER if current else FAINT if past else INK, font_family=SERIF,
              font_weight=700, class_="letter" if current else None),
        data_key=f"year:{n}",
    )  # fmt: skip


def _phase(n: int, now: int) -> Markup:
    x = 28 + 52.0 * (n - 1)
    current = n == now
    return group(
        path([disc(x, 66, 17 if current else 13)], fill=TERRACOTTA.left if current else CARD,
             stroke=TERRACOTTA.line if current or n < now else CARD_LINE, stroke_width=1.6),
        label(str(n), (x, 66), 18 if current else 15,
              fill=PAPER if current else INK if n > now else FAINT, font_family=SERIF,
              font_weight=700, class_="letter" if current else None),
        data_key=f"phase:{n}",
    )  # fmt: skip


def _round(n: int, now: int) -> Markup:
    x = 28 + 52.0 * 3 + 9 * (n - 3)
    return path([disc(x, 88, 3)], fill=INK if n <= now else PAPER, stroke=INK, stroke_width=1)
