"""The display: politics cards, what they do, and what that costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from faubourg.drawing import signs, svg
from faubourg.drawing.palette import CARD, CARD_LINE, FAINT, INK, PAPER
from faubourg.drawing.svg import Box, Markup, Point, group, label, rect, rectangle, together
from faubourg.games.la_citta.components import BUILDINGS, CARDS, NO_CARD, Card
from faubourg.games.la_citta.draw import sketch, tiles
from faubourg.games.la_citta.draw.scene import Scene, card_name, say
from faubourg.games.la_citta.draw.signs import coin, figure, token
from faubourg.games.la_citta.draw.sketch import drawn, filled, lines
from faubourg.games.la_citta.politics import prices
from faubourg.games.la_citta.state import PerCard

CUBE: Final = "#8a5a34"


def paper(box: Box) -> Markup:
    return rectangle(box, rx=8, fill=CARD, stroke=CARD_LINE, stroke_width=1.4)


def choice(name: str, words: str, box: Box, lit: bool, key: str, *inside: Markup) -> Markup:
    """Something on a card or a counter that can be touched."""
    shine = signs.frame(box, 8, edge=2.6) if lit else svg.NOTHING
    return group(
        svg.title(words), *inside, rectangle(box, pointer_events="all"), shine,
        class_="choice lit" if lit else "choice", data_name=name, data_key=key,
    )  # fmt: skip


@lru_cache(maxsize=128)
def face(card: str, where: Point, scale: float = 1.0) -> Markup:
    """What a politics card shows, around its middle."""
    if card in BUILDINGS:
        return tiles.tile(card, 0, where, scale)
    return group(FACES[card], transform=svg.at(where, scale), class_=f"face {card}")


def _cube(x: float, y: float) -> Markup:
    return drawn(filled(CUBE, rect(x - 5, y - 5, 10, 10)), line=sketch.TERRACOTTA.line)


def _question() -> Markup:
    """A voice card, and an eye that looks at it."""
    eye = "M-22 6q13-14 26 0q-13 14-26 0z"
    return together([
        drawn(filled(PAPER, rect(-4, -22, 24, 34)), line=INK),
        label("?", (8, -6), 24, fill=INK, font_family=svg.SERIF, font_weight=700),
        drawn(filled(PAPER, eye), line=INK), filled(INK, "M-13 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"),
    ])  # fmt: skip


FACES: Final = {
    "master-builder": together([  # a pair of compasses over a plan
        drawn(filled(PAPER, "M-24 18l6-20h36l6 20z"), line=sketch.PLASTER.line),
        lines("#7f9db3", 1.6, "M-14 12l3-9h10v9M4 12V3h9l3 9"),
        lines(INK, 3, "M0-24l-10 32M0-24l10 32M-5-6h10"),
        filled(INK, "M-4-25a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"),
    ]),
    "bread-and-games": together([
        token("culture", (-16, 4), 1.5), token("education", (0, 4), 1.5),
        token("health", (16, 4), 1.5), _cube(-8, -16), _cube(6, -16),
    ]),
    "blessed-era": together([
        figure((-15, 6), 1.3, 5), figure((15, 6), 1.3, 5), figure((0, 0), 1.6, 5),
    ]),
    "bountiful-harvest": together([
        sketch.wheat((-14, 20), (14, 20), (0, 22), scale=1.3), _cube(0, -19),
    ]),
    "ask-the-people": _question(),
}  # fmt: skip


ACROSS: Final = 4
WIDE: Final = 100.0
HIGH: Final = 118.0
STEP: Final = 106.0
COUNTED: Final = {"bread-and-games": 1, "blessed-era": 1, "ask-the-people": 2}  # the least


def politics(scene: Scene) -> Markup:
    """Prices that the player in front cannot pay are pale."""
    known, look = scene.known, scene.look
    gold = known.gold[look.seat] if look.seat < scene.seats else 0
    lit = frozenset([name for name in look.lit if name.startswith("card:")])
    discard = sum(known.discard) + known.discard_unseen
    cards, unseen = tuple(known.display), tuple(known.unseen)
    return _row(scene.language, cards, gold, lit, known.deck, discard, unseen)


@lru_cache(maxsize=512)
def _row(
    language: str, cards: tuple[Card, ...], gold: int, lit: frozenset[str], deck: int,
    discard: int, unseen: PerCard,
) -> Markup:  # fmt: skip
    places = [(2 + STEP * (n % ACROSS), 2 + (HIGH + 5) * (n // ACROSS)) for n in range(8)]
    shown = [
        _card(language, CARDS[card], prices(card), min(gold, 5), f"card:{CARDS[card]}" in lit,
              places[n], n)
        for n, card in enumerate(cards)
        if card != NO_CARD
    ]  # fmt: skip
    about = say(language, "unseen-cards", cards=counted(language, unseen) or "–")
    stack = _deck(language, deck, discard, places[7])
    return svg.picture((0, 0, 4 * STEP, 2 * HIGH + 9), say(language, "politics"), about, *shown,
                       stack,
                   class_="la-citta politics", **sketch.SHARED)  # fmt: skip


@lru_cache(maxsize=1024)
def _card(
    language: str, card: str, prices: tuple[int, ...], gold: int, lit: bool, where: Point, n: int
) -> Markup:
    x, y = where
    does = card_effect(language, card, prices)
    words = say(language, "card-does", name=card_name(language, card), does=does)
    short = say(language, "card-short", kind=card)
    letters = 13.5 if len(short) < 11 else 11
    picture_at = (x + WIDE / 2, y + (58 if len(prices) == 1 else 50))
    return choice(
        f"card:{card}", words, (x, y, WIDE, HIGH), lit, f"place:{n}:{card}",
        paper((x, y, WIDE, HIGH)),
        label(short, (x + WIDE / 2, y + 14), letters, fill=INK, font_weight=600),
        face(card, picture_at, 1.0 if len(prices) == 1 else 0.92),
        *(_price(card, prices, step, gold, (x, y)) for step in range(len(prices))),
    )  # fmt: skip


def counted(language: str, counts: Sequence[int]) -> str:
    """How many of each card, without those of which there are none."""
    return ", ".join(
        f"{card_name(language, card)} {count}"
        for card, count in zip(CARDS, counts, strict=True)
        if count
    )


def card_effect(language: str, card: str, prices: tuple[int, ...]) -> str:
    """All effects of a card in words."""
    if card in BUILDINGS:
        return say(language, "effect-build", price=prices[0])
    return say(language, f"effect-{card}")


def _price(card: str, prices: tuple[int, ...], step: int, gold: int, where: Point) -> Markup:
    """A coin, and what one gets for it if there are several prices."""
    x, y = where[0] + WIDE * (step + 0.5) / len(prices), where[1] + HIGH
    if len(prices) == 1:
        return coin((x, y - 16), 11.5, str(prices[0]), gold < prices[0])
    few = card in COUNTED
    words = f"×{step + COUNTED[card]}" if few else "●" * (step + 1)  # as many as its size
    return together([
        coin((x, y - 27), 10.5, str(prices[step]), gold < prices[step]),
        label(words, (x, y - 8), 13 if few else 8, fill=INK, font_weight=600),
    ])  # fmt: skip


def _deck(language: str, deck: int, discard: int, where: Point) -> Markup:
    x, y = where
    back = rectangle((x + 30, y + 8, 40, 56), rx=6, fill="#a3552f", stroke="#6b3319",
                     stroke_width=1.4)  # fmt: skip
    return group(
        back, label(str(deck), (x + 50, y + 36), 22, fill="#fffdf7", font_weight=700,
                    class_="letter"),
        label(say(language, "deck", count=deck), (x + 50, y + 80), 13.5, fill=INK),
        label(say(language, "discard", count=discard), (x + 50, y + 100), 13, fill=FAINT),
        rectangle((x, y, WIDE, HIGH), pointer_events="all"),
        class_="deck", data_about="deck",
    )  # fmt: skip
