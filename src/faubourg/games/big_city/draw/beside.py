"""The pictures beside the city, a small one for each player, and the score track."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.model import NOBODY
from faubourg.core.presentation import Look
from faubourg.drawing import svg
from faubourg.drawing.marks import mark
from faubourg.drawing.palette import FAINT, INK, PAPER
from faubourg.drawing.svg import SERIF, SHARED, Markup, at, group, label, path, picture, rect
from faubourg.drawing.words import shortened
from faubourg.games.big_city.board import NOWHERE
from faubourg.games.big_city.draw.cards import TRADING, back, hand, trade
from faubourg.games.big_city.draw.scene import player, say
from faubourg.games.big_city.draw.sketch import KERB, KERB_LINE, ROAD
from faubourg.games.big_city.draw.stock import decks, supply, tray
from faubourg.games.big_city.knowledge import backs
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import OVER, BigCityState

ROW: Final = 4  # small cards that fit into one


def panels(rules: BigCityRules, known: BigCityState, language: str, look: Look) -> dict[str, str]:
    """What comes and goes stands last, so that the others keep their places."""
    found: dict[str, str] = {
        "hand": hand(rules, known, language, look),
        "decks": decks(known, language, look),
        "supply": supply(known, language, look),
        "scores": track(known, language, look),
    }
    if NOWHERE in known.placed:
        found["districts"] = tray(rules, known, language, look)
    if known.step in TRADING:
        found["trade"] = trade(known, language, look)
    for seat, cards in enumerate(known.hands):
        owner = player(language, look, seat)
        found[f"city:{seat + 1}"] = _small(language, owner, seat, tuple(backs(cards)))
    return found


@lru_cache(maxsize=1024)
def _small(language: str, owner: str, seat: int, cards: tuple[int, ...]) -> Markup:
    """A player's mark, and the backs of the cards in hand, in one row or in two that match."""
    across = len(cards) if len(cards) <= ROW else (len(cards) + 1) // 2
    drawn = [
        group(back(deck), transform=at((29 + 22.0 * (n % across), 3 + 33.0 * (n // across)), 0.36))
        for n, deck in enumerate(cards)
    ]
    decks = ", ".join(str(deck + 1) for deck in cards)
    return picture(
        (0, 0, 118, 70), say(language, "hand-of", owner=owner), decks,
        mark(seat, (14, 18), 10), *drawn, class_="big-city small", **SHARED,
    )  # fmt: skip


# The score track: a street around the players' names, once around for every hundred points

FIELD: Final = 11.0
LONG: Final = 36  # fields along a long side,
SHORT: Final = 14  # and along a short one
LAP: Final = 2 * (LONG + SHORT)  # 100
EDGE: Final = 9.0  # around the street
WIDE: Final = FIELD * (LONG + 1) + 2 * EDGE
HIGH: Final = FIELD * (SHORT + 1) + 2 * EDGE


def track(known: BigCityState, language: str, look: Look) -> Markup:
    names = tuple([player(language, look, seat) for seat in range(len(known.scores))])
    after, active = look.ghost or known, NOBODY if known.step == OVER else known.turn
    return _track(language, names, tuple(known.scores), tuple(after.scores), active)


@lru_cache(maxsize=512)
def _track(
    language: str, names: tuple[str, ...], scores: tuple[int, ...], after: tuple[int, ...],
    active: int,
) -> Markup:  # fmt: skip
    tokens = [_token(seat, score, scores[:seat].count(score)) for seat, score in enumerate(scores)]
    shown = [_token(seat, score, 0, ghost=True) for seat, score in enumerate(after)
             if score != scores[seat]]  # fmt: skip
    rows = [_row(language, seat, len(names), names[seat], scores[seat], after[seat], seat == active)
            for seat in range(len(names))]  # fmt: skip
    told = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
    return picture((0, 0, WIDE, HIGH), say(language, "scores"), told, _street(), *rows, *tokens,
                   *shown, class_="big-city scores", **SHARED)  # fmt: skip


def place(points: int) -> svg.Point:
    """The middle of a field; the lap begins at the lower left and runs as a clock does."""
    at = points % LAP
    if at < SHORT:
        x, y = 0, SHORT - at
    elif at < SHORT + LONG:
        x, y = at - SHORT, 0
    elif at < 2 * SHORT + LONG:
        x, y = LONG, at - SHORT - LONG
    else:
        x, y = LAP - at, SHORT
    return EDGE + FIELD * (x + 0.5), EDGE + FIELD * (y + 0.5)


@lru_cache(maxsize=1)
def _street() -> Markup:
    """Every tenth field has its number."""
    fields = [rect(x - 5, y - 5, 10, 10) for x, y in map(place, range(LAP))]
    tens = [place(points) for points in range(0, LAP, 10)]
    out, within = EDGE - 3, EDGE + FIELD + 3
    outer = rect(out, out, WIDE - 2 * out, HIGH - 2 * out)
    inner = rect(within, within, WIDE - 2 * within, HIGH - 2 * within)
    return group(
        path([outer, inner], fill=ROAD, fill_rule="evenodd", stroke=KERB_LINE),
        path(fields, fill=KERB),
        path([rect(x - 5, y - 5, 10, 10) for x, y in tens], fill=PAPER),
        *(label(str(10 * n), at, 7.5, fill=INK) for n, at in enumerate(tens)), class_="track",
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _token(seat: int, points: int, below: int, ghost: bool = False) -> Markup:
    """Players with the same score lean on each other, towards the middle."""
    x, y = place(points)
    lean = 5 if y < HIGH / 2 else -5
    return mark(seat, (x, y + lean * below), 8, stroke=PAPER, stroke_width=1.8,
                opacity=0.5 if ghost else None)  # fmt: skip


@lru_cache(maxsize=2048)
def _row(
    language: str, seat: int, seats: int, name: str, points: int, after: int, active: bool
) -> Markup:
    """A player's mark, name and points; what is beyond the first lap is told by the number."""
    y = HIGH / 2 + 25 * (seat - (seats - 1) / 2)
    gain = svg.NOTHING
    if after != points:
        gain = label(f"+{after - points}", (WIDE - 96, y), 14, fill=FAINT, text_anchor="end",
                     font_family=SERIF, font_weight=700)  # fmt: skip
    pointer = path([f"M44 {y - 5:.1f}l8 5l-8 5z"], fill=INK) if active else svg.NOTHING
    return group(
        svg.title(say(language, "score", owner=name, points=points)), pointer, mark(seat, (66, y),
                                                                                    7),
        label(shortened(name, 16), (80, y), 15, fill=INK, text_anchor="start", font_weight=600),
        label(str(points), (WIDE - 46, y), 19, fill=INK, text_anchor="end", font_family=SERIF,
              font_weight=700),
        gain, data_about=f"points:{seat + 1}",
    )  # fmt: skip
