"""The circle of action cards, and the promises that are open to the reader."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.core.model import NOBODY
from faubourg.core.presentation import Look
from faubourg.core.wording import yes
from faubourg.drawing import signs, svg
from faubourg.drawing.palette import FAINT, GREEN, INK, PAPER, ROSE, RULE
from faubourg.drawing.svg import NOTHING, SERIF, SHARED, Markup, at, circle, group, label, rectangle
from faubourg.games.small_city import components
from faubourg.games.small_city.draw.picture import Picture
from faubourg.games.small_city.draw.signs import WIDE, icon, lit_frame
from faubourg.games.small_city.draw.strokes import LILAC, ROSY
from faubourg.games.small_city.draw.tiles import player, say
from faubourg.games.small_city.ground import Condition

ACROSS: Final = WIDE / 3
DOWN: Final = 76.0
# Clockwise around the middle: eight cards, or four alone (17.1.4).
RING: Final = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
CROSS: Final = ((1, 0), (2, 1), (1, 2), (0, 1))
SIGNS: Final = {
    "mayor": "mayor", "architect": "culture", "mediator": "money", "engineer": "pollution",
    "supporter": "votes", "planner": "extend", "councillor": "person", "opponent": "demolish",
}  # fmt: skip
LETTERS: Final = "ABCDEFGH"


def draw_circle(table: Picture, language: str, look: Look) -> Markup:
    spots = CROSS if len(table.circle) <= len(CROSS) and table.difficulty else RING
    cards = []
    for card, spot in zip(table.circle, spots, strict=False):
        taking = _taking(table, card.card) if card.owner == NOBODY else NOBODY
        owner = "" if card.owner == NOBODY else player(language, look, card.owner)
        cards.append(_card(language, card.card, spot, card.owner, owner, card.price,
                           f"card:{card.card}" in look.lit, taking, table.kit.solo))  # fmt: skip
    return svg.picture(
        (0, 0, WIDE, 3 * DOWN), say(language, "circle"), "", _middle(language, _taker(table, look)),
        *cards, class_="small-city circle", **SHARED,
    )  # fmt: skip


def _taking(table: Picture, card: str) -> int:
    """Who would have the card after the action shown."""
    ghost = table.ghost.circle if table.ghost else []
    return next((shown.owner for shown in ghost if shown.card == card), NOBODY)


def _taker(table: Picture, look: Look) -> str:
    return (
        player("", look, table.known.turn)
        if table.step == "cards" and table.known.turn < len(look.names)
        else ""
    )


@lru_cache(maxsize=64)
def _middle(language: str, taker: str) -> Markup:
    """The way around, and for whom the prices are."""
    x, y = 1.5 * ACROSS, 1.5 * DOWN
    ring = "M-40 6a40 20 0 1 1 40 20m6-6l-8 6l7 7"
    words = label(taker, (x, y + 1), 15, fill=INK, font_weight=700) if taker else NOTHING
    return group(svg.path([ring], stroke=RULE, stroke_width=2.4, transform=at((x, y))), words)


@lru_cache(maxsize=1024)
def _card(
    language: str, card: str, spot: tuple[int, int], seat: int, owner: str, price: int, lit: bool,
    taking: int, solo: bool,
) -> Markup:  # fmt: skip
    box = (3.0, 3.0, ACROSS - 6, DOWN - 6)
    taken = seat != NOBODY
    said = say(language, "card", card=card)
    about = say(language, "card-about", card=card, solo=yes(solo))
    told = say(language, "card-taken", card=said, owner=owner) if taken else f"{said}: {about}"
    return group(
        svg.title(told), rectangle(box, rx=10, fill=PAPER, stroke=RULE, stroke_width=1.4,
                               pointer_events="all"),
        lit_frame(box, 10) if lit else NOTHING,
        group(
            signs.numeral(LETTERS[components.CARDS.index(card)], (17, 21), 19, FAINT),
            icon(SIGNS[card], (ACROSS / 2, 26), 1.5), _name(said),
            opacity=0.72 if taken else None,
        ),
        _disc(seat) if taken else _price(price),
        group(_disc(taking), class_="ghost", opacity=0.7) if taking != NOBODY else NOTHING,
        class_="card lit" if lit else "card",
        data_name=f"card:{card}", data_key=f"card:{card}",
        transform=at((ACROSS * spot[0], DOWN * spot[1])),
    )  # fmt: skip


def _name(words: str) -> Markup:
    size = 16 if len(words) < 16 else 14
    return label(words, (ACROSS / 2, DOWN - 18), size, fill=INK, font_weight=600)


def _disc(seat: int) -> Markup:
    return signs.badge(seat, (ACROSS - 22, 24), 15, 9, 1.6)


def _price(price: int) -> Markup:
    """Nothing while nobody is to take a card."""
    if price < 0:
        return NOTHING
    return group(
        icon("money", (ACROSS - 20, 22), 1.15),
        label(str(price), (ACROSS - 40, 22), 19, fill=INK, font_family=SERIF, font_weight=700),
        class_="price",
    )  # fmt: skip


Told: TypeAlias = tuple[Condition, ...]
HEAD: Final = 30.0
LINE: Final = 24.0
GAP: Final = 8.0


def promises(table: Picture, language: str, look: Look) -> Markup:
    """Those in question first, or else the one that is kept; then the special ones."""
    ground = table.grounds[look.seat]
    borough = ground.borough
    choosing = table.step == "promises" and borough.promise == components.NO_PROMISE
    asked = borough.dealt if choosing else [ground.promise]
    cards = [
        ("promise", card)
        for card in asked
        if card not in (components.NO_PROMISE, components.UNKNOWN)
    ]
    drawn = borough.drawn if table.step == "special" else []
    cards += [
        ("special", card) for card in (*drawn, *ground.specials) if card != components.UNKNOWN
    ]
    found, y = [], 0.0
    for stack, card in cards:
        told = tuple(ground.conditions(stack, card))
        found.append(_promise(language, stack, card, told, f"{stack}:{card}" in look.lit, y))
        y += HEAD + LINE * len(told) + GAP
    hidden = say(language, "promise-hidden", count=len(borough.specials))
    empty = label(hidden, (WIDE / 2, 22), 17, fill=FAINT) if not cards else NOTHING
    return svg.picture((0, 0, WIDE, max(44.0, y)), say(language, "promises"), "", empty, *found,
                   class_="small-city promises", **SHARED)  # fmt: skip


def worth(card: int) -> tuple[int, int]:
    """14.1: kept, broken."""
    stack = next(n for n, (first, last) in enumerate(components.STACKS) if first <= card <= last)
    return components.KEPT[stack], components.BROKEN[stack]


@lru_cache(maxsize=256)
def _promise(language: str, stack: str, card: int, told: Told, lit: bool, y: float) -> Markup:
    kept, broken = worth(card) if stack == "promise" else (0, components.BROKEN_SPECIAL)
    high = HEAD + LINE * len(told)
    box = (2.0, 2.0, WIDE - 4, high - 2)
    tint = LILAC if stack == "promise" else ROSY
    heading = say(language, f"{stack}-card", promise=card)  # as the choice calls it
    lines = [_line(language, one, HEAD + 9 + LINE * n) for n, one in enumerate(told)]
    return group(
        svg.title(say(language, stack, number=card)),
        rectangle(box, rx=10, fill=PAPER, stroke=RULE, stroke_width=1.4, pointer_events="all"),
        rectangle((2, 2, WIDE - 4, HEAD - 4), rx=10, fill=tint.ground),
        lit_frame(box, 10) if lit else NOTHING,
        label(heading, (16, 16), 17, fill=tint.ink, font_weight=700, text_anchor="start"),
        label(f"{kept:+d} / {broken}".replace("-", "−").replace("+0", "0"), (WIDE - 16, 16), 18,
              fill=tint.ink, font_family=SERIF, font_weight=700, text_anchor="end"),
        *lines, class_="promise lit" if lit else "promise", data_name=f"{stack}:{card}",
        data_key=f"{stack}:{card}", transform=at((0, y)),
    )  # fmt: skip


def condition(language: str, words: str) -> str:
    """ "park-cells >= 6" as people say it."""
    measure, sign, number = words.split()
    key = "at-least" if sign == ">=" else "at-most"
    return say(language, key, measure=say(language, "measure", measure=measure), number=int(number))


def _line(language: str, told: Condition, y: float) -> Markup:
    words, now, held = told
    tick = "M-5 0l4 5l6-10" if held else "M-5-5l10 10m0-10l-10 10"
    tone = GREEN.right if held else ROSE
    return group(
        circle((22, y), 10, fill=PAPER, stroke=tone, stroke_width=1.6),
        svg.path([tick], stroke=tone, stroke_width=2.6, stroke_linecap="round",
             transform=at((22, y))),
        label(condition(language, words), (40, y), 16, fill=INK, text_anchor="start"),
        label(str(now), (WIDE - 18, y), 17, fill=FAINT, font_family=SERIF, text_anchor="end"),
        class_="held" if held else "broken",
    )  # fmt: skip
