"""Cards, the hand, and a trade that is going on."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing import marks, svg
from faubourg.drawing.palette import CARD_LINE, FAINT, INK, PAPER, RULE
from faubourg.drawing.signs import frame, numeral, touchable
from faubourg.drawing.svg import NOTHING, Markup, Point, at, group, label, path, rectangle, title
from faubourg.drawing.words import shortened
from faubourg.games.big_city import board, components, knowledge
from faubourg.games.big_city.draw import scene
from faubourg.games.big_city.draw.pieces import art
from faubourg.games.big_city.draw.scene import DECK_OF_CARD, card_name, is_plot, player, say
from faubourg.games.big_city.draw.sketch import KERB, KERB_LINE, OUTLINE, TINTS
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import ACCEPT, ANSWER, FORWARD, SWAP, BigCityState

WIDE: Final = 58.0
HIGH: Final = 80.0
HERE: Final = "here"  # its plot is free, in the city
AWAY: Final = "away"  # its district is not in the city yet
GONE: Final = "gone"  # obsolete: a park or a factory stands there
OPEN: Final = "open"  # a park or a factory


@lru_cache(maxsize=512)
def front(card: str, state: str) -> Markup:
    """Its deck above, what it is for below; where is the upper left corner."""
    tint = TINTS[DECK_OF_CARD[card] - 1]
    return group(
        rectangle((0, 0, WIDE, HIGH), rx=7, fill=PAPER, stroke=CARD_LINE, stroke_width=1.2,
                  stroke_dasharray="4 3" if state == AWAY else None),
        path([f"M1 18v-10q0-7 7-7h{svg.number(WIDE - 16)}q7 0 7 7v10z"], fill=tint.lot),
        numeral(str(DECK_OF_CARD[card]), (WIDE / 2, 10), 13, tint.ink),
        _plot_on(card, state) if is_plot(card) else group(thumbnail(card, (29, 48), 50, 44)),
        class_=f"front is-{state}",
    )  # fmt: skip


def _plot_on(card: str, state: str) -> Markup:
    """The lot with its number: an outline while it is not there, crossed out if obsolete."""
    tint = TINTS[int(card[0]) - 1]
    away = state == AWAY
    lot = rectangle((9, 26, 40, 40), rx=5, fill=None if away else tint.lot,
                    stroke=tint.edge if away else KERB_LINE, stroke_width=1.6 if away else 1,
                    stroke_dasharray="4 3" if away else None)  # fmt: skip
    digits = numeral(card, (29, 46), 22, tint.ink)
    cross = path(["M9 26l40 40m0-40l-40 40"], stroke=INK, stroke_width=2.4)
    return group(lot, digits, cross if state == GONE else NOTHING)


@lru_cache(maxsize=256)
def thumbnail(name: str, middle: Point, wide: float, high: float) -> Markup:
    """A piece as large as it fits, on a sidewalk."""
    cells = tuple(sorted(board.SHAPES[components.PIECES[components.NUMBER_OF[name]].shape][0]))
    across, down = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    scale = min(wide / (100 * across - 12), high / (100 * down - 12))
    x, y = middle[0] - 50 * across * scale, middle[1] - 50 * down * scale
    yard = path([f"M{100 * u + 8} {100 * v + 8}h84v84h-84z" for u, v in cells], fill=KERB,
                stroke=KERB, stroke_width=16)  # fmt: skip
    return group(yard, art(name, cells), transform=at((x, y), scale), stroke_width=OUTLINE)


@lru_cache(maxsize=64)
def back(deck: components.District) -> Markup:
    """The tint of its district, with the number large."""
    tint = TINTS[deck]
    return group(
        rectangle((0, 0, WIDE, HIGH), rx=7, fill=tint.lot, stroke=tint.edge, stroke_width=1.2),
        rectangle((5, 5, WIDE - 10, HIGH - 10), rx=4, stroke=tint.edge, stroke_width=1.4),
        numeral(str(deck + 1), (WIDE / 2, HIGH / 2), 34, tint.ink), class_="back",
    )  # fmt: skip


def quiet_words(words: str, where: Point, size: float = 13) -> Markup:
    return label(words, where, size, fill=FAINT)


# The hand: one's own cards open, everybody else's from behind

PAPER_WIDE: Final = 420.0
STEP: Final = 66.0


def state_of(plan: board.Plan, known: BigCityState, card: components.Card) -> str:
    if card >= components.PLOTS:
        return OPEN
    if not plan.city >> card & 1:
        return AWAY
    return GONE if known.occupied >> card & 1 else HERE


def hand(rules: BigCityRules, known: BigCityState, language: str, look: Look) -> Markup:
    seat, plan = look.seat, rules.plan(known)
    own = known.hands[seat]
    if seat != look.viewer:
        return _backs(language, tuple(knowledge.backs(own)), player(language, look, seat))
    cards = tuple(
        [(components.CARD_NAMES[card], state_of(plan, known, card)) for card in members(own)]
    )
    lit = frozenset([name for name in look.lit if name.startswith("card:")])
    left = own if look.ghost is None else look.ghost.hands[seat]
    laid = frozenset([components.CARD_NAMES[card] for card in own_laid(known, seat)])
    return _fronts(language, cards, laid, frozenset(scene.card_names(own & ~left)), lit)


def own_laid(known: BigCityState, seat: Seat) -> tuple[components.Card, ...]:
    """6.1: the cards a seat has put forward or offers."""
    return known.trade.forward if seat == known.turn else known.trade.offers[seat]


@lru_cache(maxsize=1024)
def _fronts(
    language: str, cards: tuple[tuple[str, str], ...], given: frozenset[str],
    leaving: frozenset[str], lit: frozenset[str],
) -> Markup:  # fmt: skip
    places = _places(len(cards))
    drawn = [
        _card(language, card, state, where, card in given, card in leaving, f"card:{card}" in lit)
        for (card, state), where in zip(cards, places, strict=True)
    ]
    words = ", ".join(card_name(language, card) for card, _ in cards)
    return _spread(language, say(language, "hand"), words, drawn)


def _spread(language: str, name: str, words: str, cards: list[Markup]) -> Markup:
    empty = NOTHING if cards else quiet_words(say(language, "no-cards"), (PAPER_WIDE / 2, 50), 14)
    return svg.picture((0, 0, PAPER_WIDE, HIGH + 22), name, words, empty, *cards,
                       class_="big-city hand", **svg.SHARED)  # fmt: skip


def _places(count: int) -> list[Point]:
    """A row in the middle of the paper."""
    step = min(STEP, (PAPER_WIDE - WIDE - 8) / max(1, count - 1))
    start = (PAPER_WIDE - WIDE - step * (count - 1)) / 2
    return [(start + step * place, 13.0) for place in range(count)]


@lru_cache(maxsize=4096)
def _card(
    language: str, card: str, state: str, where: Point, given: bool, leaving: bool, lit: bool
) -> Markup:
    """A card that is on offer in a trade has an arrow; one that would be played fades."""
    words = say(language, "card", card=card_name(language, card), deck=DECK_OF_CARD[card],
                state=state)  # fmt: skip
    area = (-3.0, -3.0, WIDE + 6, HIGH + 6)
    arrow = path(["M29 2v-12m-6 6l6-6l6 6"], stroke=INK, stroke_width=2.6) if given else NOTHING
    name, shown = f"card:{card}", group(front(card, state), opacity=0.45 if leaving else None)
    return touchable("card", name, words, area, lit, shown, arrow, data_key=name,
                     transform=at(where))  # fmt: skip


@lru_cache(maxsize=512)
def _backs(language: str, decks: tuple[int, ...], owner: str) -> Markup:
    drawn = [
        group(
            title(say(language, "card-back", deck=deck + 1)),
            back(deck),
            transform=at(where),
            data_about=f"deck:{deck + 1}",
        )
        for deck, where in zip(decks, _places(len(decks)), strict=True)
    ]
    words = ", ".join(str(deck + 1) for deck in decks)
    return _spread(language, say(language, "hand-of", owner=owner), words, drawn)


# A trade: what is put forward, what is wished for, what is offered

TRADING: Final = (FORWARD, ANSWER, ACCEPT, SWAP)
ROW: Final = 62.0
SMALL: Final = 0.62
WHICH: Final = ("first", "second")


def trade(known: BigCityState, language: str, look: Look) -> Markup:
    """Who trades and the wishes above, the others below, two in a row."""
    names = [player(language, look, seat) for seat in range(len(known.hands))]
    parts = [_forward(known, language, look, names[known.turn])]
    low = ROW
    if known.step == FORWARD or known.trade.wishes:
        parts.append(group(_wishes(known, language, look), transform=at((0, low))))
        low += 44
    others = [seat for seat in range(len(names)) if seat != known.turn]
    for place, seat in enumerate(others):
        offer = _offer(known, language, look, seat, names[seat])
        where = (PAPER_WIDE / 2 * (place % 2), low + ROW * (place // 2))
        parts.append(group(offer, transform=at(where)))
    high = low + ROW * ((len(others) + 1) // 2)
    return svg.picture((0, 0, PAPER_WIDE, high + 2), say(language, "trade"), "", *parts,
                   class_="big-city trade", **svg.SHARED)  # fmt: skip


def _head(words: str, seat: Seat | None = None, y: float = ROW / 2) -> Markup:
    sign = marks.mark(seat, (14, y), 7) if seat is not None else NOTHING
    return group(sign, label(shortened(words, 8), (28, y), 14, fill=INK, text_anchor="start",
                             font_weight=600))  # fmt: skip


def _forward(known: BigCityState, language: str, look: Look, owner: str) -> Markup:
    """Open for who has put them forward."""
    cards = []
    for place, card in enumerate(known.trade.forward):
        name, where = WHICH[place], (118 + 60.0 * place, 5.0)
        cards.append(_thing(_laid(card), where, name, say(language, name), look))
    return group(_head(owner, known.turn), *cards)


def _laid(card: components.Card) -> Markup:
    """Open if one knows it."""
    return (
        front(components.CARD_NAMES[card], OPEN)
        if card < components.CARDS
        else back(components.DECK_OF[card])
    )


def _thing(art: Markup, where: Point, name: str, words: str, look: Look) -> Markup:
    area: svg.Box = (-3, -3, 64 * SMALL + 2, 86 * SMALL + 2)
    small = group(art, transform=at((0, 0), SMALL))
    return touchable("offer", name, words, area, name in look.lit, small, rx=6, transform=at(where))


def _wishes(known: BigCityState, language: str, look: Look) -> Markup:
    """A chip a deck; those wished for are ticked."""
    chips = [
        _wish(language, deck, known.trade.wishes >> deck - 1 & 1, f"wish:{deck}" in look.lit)
        for deck in range(1, components.DISTRICTS + 1)
    ]
    return group(_head(say(language, "wishes"), y=22), *chips)


@lru_cache(maxsize=256)
def _wish(language: str, deck: int, wished: int, lit: bool) -> Markup:
    tint, area = TINTS[deck - 1], (0.0, 0.0, 29.0, 40.0)
    tick = path(["M8 32l5 5l9-10"], stroke=INK, stroke_width=3) if wished else NOTHING
    return group(
        title(say(language, "wish", number=deck)),
        rectangle(area, rx=6, fill=tint.lot if wished or lit else PAPER,
                  stroke=INK if wished else RULE, pointer_events="all"),
        label(str(deck), (14.5, 16), 17, fill=tint.ink, font_weight=700),
        frame(area, 6) if lit else NOTHING, tick, class_="wish lit" if lit else "wish",
        data_name=f"wish:{deck}", transform=at((118 + 36.0 * (deck - 1), 2)),
    )  # fmt: skip


def _offer(known: BigCityState, language: str, look: Look, seat: Seat, name: str) -> Markup:
    """What a player offers, once all have answered; before that one's own only."""
    offer = known.trade.offers[seat]
    secret = known.step == ANSWER
    cards = [group(_laid(card) if secret else back(components.DECK_OF[card]),
                   transform=at((118 + 42.0 * n, 5), SMALL))
             for n, card in enumerate(offer)]  # fmt: skip
    key = f"accept:{seat + 1}"
    lit = key in look.lit
    area: svg.Box = (110, 1, 97, ROW - 2)
    return group(
        title(say(language, "offer-of", owner=name, count=len(cards))), _head(name, seat),
        rectangle(area, pointer_events="all"), frame(area) if lit else NOTHING, *cards,
        NOTHING if cards else quiet_words(_state(known, language, seat), (158, ROW / 2)),
        class_="offer lit" if lit else "offer", data_name=key,
    )  # fmt: skip


def _state(known: BigCityState, language: str, seat: Seat) -> str:
    if known.step == ANSWER:
        return say(language, "answered" if known.trade.answered >> seat & 1 else "thinking")
    return say(language, "no-offer") if known.step in (ACCEPT, SWAP) else "–"
