"""What lies beside the city: the decks, the supply, and the districts that wait."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing import signs, svg
from faubourg.drawing.palette import FAINT, INK, PAPER, ROSE, RULE
from faubourg.drawing.svg import NOTHING, SERIF, SHARED, Markup, at, group, label, rectangle, title
from faubourg.games.big_city import components as box
from faubourg.games.big_city.board import NOWHERE, ROTATIONS, rotated, rotated_size
from faubourg.games.big_city.draw import scene
from faubourg.games.big_city.draw.cards import HIGH, WIDE, back, thumbnail
from faubourg.games.big_city.draw.scene import Spot, code, is_plot, named, remembered, say
from faubourg.games.big_city.draw.sketch import KERB, KERB_LINE, ROAD, TINTS, icon
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import ORIGIN, BigCityState

# The decks: how many cards are left, what one may still draw, what one has put under

DECKS_ACROSS: Final = 4
DECK_WIDE: Final = 105.0
DECK_HIGH: Final = 92.0
DECK_SCALE: Final = 0.8


class Deck(NamedTuple):
    """What is seen of one deck."""

    number: int
    left: int
    drawn: int  # in this turn
    returned: int  # in this turn
    under: tuple[str, ...]  # cards the viewer knows to lie under it, from the top


def decks(known: BigCityState, language: str, look: Look) -> Markup:
    under = _known_under(known, look.viewer)
    seen = tuple([
        Deck(n + 1, known.deck_size(n), known.drawn[n], known.returned.count(n), under.get(n, ()))
        for n in range(box.DISTRICTS)
    ])  # fmt: skip
    lit = frozenset([name for name in look.lit if name.startswith("deck:")])
    return _all_decks(language, seen, lit)


def _known_under(known: BigCityState, viewer: Seat | None) -> dict[box.District, tuple[str, ...]]:
    """By deck: the cards one put under it, those that come first first."""
    found: dict[box.District, list[tuple[int, str]]] = {}
    for card, spots in remembered(known, viewer).items():
        if all(kind == "under" for kind, _ in spots):
            depth = min(depth for _, depth in spots)
            found.setdefault(scene.DECK_OF_CARD[card] - 1, []).append((depth, card))
    return {deck: tuple(card for _, card in sorted(cards)) for deck, cards in found.items()}


@lru_cache(maxsize=512)
def _all_decks(language: str, seen: tuple[Deck, ...], lit: frozenset[str]) -> Markup:
    drawn = [_deck(language, deck, f"deck:{deck.number}" in lit) for deck in seen]
    return svg.picture(
        (0, 0, DECK_WIDE * DECKS_ACROSS, 2 * DECK_HIGH), say(language, "decks"), "", *drawn,
        class_="big-city decks", **SHARED,
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _deck(language: str, deck: Deck, lit: bool) -> Markup:
    row, column = divmod(deck.number - 1, DECKS_ACROSS)
    area = (2.0, 2.0, DECK_WIDE - 4, DECK_HIGH - 4)
    known = ", ".join(scene.card_name(language, card) for card in deck.under)
    words = say(language, "deck", number=deck.number, left=deck.left, drawn=deck.drawn)
    told = f"{words} {say(language, 'known-under', cards=known)}" if known else words
    name, where = f"deck:{deck.number}", (DECK_WIDE * column, DECK_HIGH * row)
    return signs.touchable("deck", name, told, area, lit, _stack(deck), _facts(language, deck),
                     data_key=name, transform=at(where))  # fmt: skip


def _stack(deck: Deck) -> Markup:
    """Thick or thin, or only its place on the table."""
    tint = TINTS[deck.number - 1]
    if not deck.left:
        empty = rectangle((10, 14, WIDE * DECK_SCALE, HIGH * DECK_SCALE), rx=6, stroke=tint.edge,
                          stroke_dasharray="4 3", stroke_width=1.4)  # fmt: skip
        return group(empty, label(str(deck.number), (33, 46), 24, fill=tint.ink, font_family=SERIF))
    layers = [
        rectangle((10 + n, 14 + n, WIDE * DECK_SCALE, HIGH * DECK_SCALE), rx=6, fill=tint.lot,
                  stroke=tint.edge)
        for n in range(min(4, deck.left // 2), 0, -1)
    ]  # fmt: skip
    return group(*layers, group(back(deck.number - 1), transform=at((10, 14), DECK_SCALE)))


def _facts(language: str, deck: Deck) -> Markup:
    """Its count, two pips for the draws of this turn, and what one knows."""
    pips = [
        svg.circle((73 + 14 * n, 46), 5, fill=INK if n < deck.drawn else PAPER, stroke=INK,
               stroke_width=1.4)
        for n in range(box.DRAWS_PER_DECK)
    ]  # fmt: skip
    put = [icon("under", (73, 66), 0.6), label(f"+{deck.returned}", (89, 66), 12, fill=INK)]
    return group(
        signs.numeral(f"×{deck.left}", (79, 24), 19), *pips,
        *(put if deck.returned and not deck.under else ()),
        *(_chip(card if is_plot(card) else code(language, card), (80, 64 + 14 * n))
          for n, card in enumerate(deck.under[:2])),
        label("…", (97.5, 71), 11, fill=FAINT) if len(deck.under) > 2 else NOTHING,
    )  # fmt: skip


def _chip(words: str, where: svg.Point) -> Markup:
    """A card one has put under the deck."""
    x, y = where
    return group(
        rectangle((x - 17, y - 6.5, 34, 13), rx=4, fill=PAPER, stroke=RULE),
        icon("under", (x - 10, y), 0.42),
        label(words, (x + 6, y), 10 if len(words) < 3 else 8.5, fill=INK, font_weight=600),
    )  # fmt: skip


# The supply: every kind of piece and how many are left, and the trams

KINDS_ACROSS: Final = 6
KIND_WIDE: Final = 70.0
KIND_HIGH: Final = 64.0
Counts: TypeAlias = tuple[tuple[str, int], ...]


def supply(known: BigCityState, language: str, look: Look) -> Markup:
    after = look.ghost or known
    counts = tuple([(box.PIECES[n].name, left) for n, left in enumerate(known.supply)])
    taken = frozenset([counts[n][0] for n, left in enumerate(after.supply) if left < counts[n][1]])
    lit = frozenset([name for name in look.lit if name.startswith("piece:")])
    laid = len(after.trams) - len(known.trams)
    return _all_kinds(language, counts, box.SEGMENTS - len(known.trams), taken, laid, lit)


@lru_cache(maxsize=512)
def _all_kinds(
    language: str, counts: Counts, segments: int, taken: frozenset[str], laid: int,
    lit: frozenset[str],
) -> Markup:  # fmt: skip
    kinds = [
        _kind(language, place, name, left, name in taken, f"piece:{name}" in lit)
        for place, (name, left) in enumerate(counts)
    ]
    rows = (len(counts) + KINDS_ACROSS) // KINDS_ACROSS
    return svg.picture(
        (0, 0, KIND_WIDE * KINDS_ACROSS, KIND_HIGH * rows), say(language, "supply"), "", *kinds,
        _trams(language, len(counts), segments, laid), class_="big-city supply", **SHARED,
    )  # fmt: skip


@lru_cache(maxsize=2048)
def _kind(language: str, place: int, name: str, left: int, taken: bool, lit: bool) -> Markup:
    area = (2.0, 2.0, KIND_WIDE - 4, KIND_HIGH - 4)
    words = say(language, "left", kind=named(language, name), count=left)
    face = thumbnail(name, (KIND_WIDE / 2, 26), 60, 40)
    return signs.touchable("kind", f"piece:{name}", words, area, lit,
                     group(face, opacity=None if left else 0.3), _number_left(left, taken),
                     transform=_where(place))  # fmt: skip


def _where(place: int) -> str:
    row, column = divmod(place, KINDS_ACROSS)
    return at((KIND_WIDE * column, KIND_HIGH * row))


def _number_left(left: int, taken: int) -> Markup:
    """And what it would be, if the action shown takes some."""
    words = f"{left} → {left - taken}" if taken else str(left)
    return label(words, (KIND_WIDE / 2, KIND_HIGH - 10), 14, fill=INK if left else ROSE,
                 font_weight=700, font_family=SERIF)  # fmt: skip


def _trams(language: str, place: int, segments: int, laid: int) -> Markup:
    words = say(language, "segments", count=segments, all=box.SEGMENTS)
    return group(
        title(words), icon("tram", (KIND_WIDE / 2, 27), 1.7), _number_left(segments, laid),
        class_="kind", transform=_where(place), data_about="trams",
    )  # fmt: skip


# The districts that are not in the city yet, and the four ways to turn them

TILE_CELL: Final = 25.0
TILES_ACROSS: Final = 4  # districts in a row, and ways to turn them
TILE_WIDE: Final = 105.0  # room for one district, however it lies
TILE_HIGH: Final = 72.0
HANDLE: Final = 44.0  # height of the row below


def tray(rules: BigCityRules, known: BigCityState, language: str, look: Look) -> Markup:
    """A district that is chosen lies as it will lie; the viewer's side of the table counts."""
    waiting = tuple([d + 1 for d, place in enumerate(known.placed) if place == NOWHERE])
    choosing = [state for state in (look.ghost, known) if state and state.step == ORIGIN]
    chosen = divmod(choosing[0].chosen, ROTATIONS) if choosing else ()
    lit = frozenset([n for n in look.lit if n.startswith(("district:", "turn:"))])
    numbers = tuple([rules.numbering[n - 1] for n in waiting])
    return _tray(language, waiting, chosen, look.turn % 4, numbers, lit)


def spots_of(district: int, rotation: int, rows: box.Rows) -> list[tuple[str, Spot]]:
    """The plots of a district from its upper left, by 1.3."""
    return [
        (f"{district}{digit}", rotated(c, r, district - 1, rotation % ROTATIONS))
        for r, row in enumerate(rows)
        for c, digit in enumerate(row)
    ]


@lru_cache(maxsize=256)
def _tray(
    language: str, waiting: tuple[int, ...], chosen: tuple[int, ...], turn: int,
    numbers: tuple[box.Rows, ...], lit: frozenset[str],
) -> Markup:  # fmt: skip
    tiles = []
    for place, number in enumerate(waiting):
        row, column = divmod(place, TILES_ACROSS)
        taken = chosen[:1] == (number - 1,)
        rotation = turn + (chosen[1] if taken else 0)
        where = (TILE_WIDE * column, TILE_HIGH * row)
        tiles.append(_tile(language, number, rotation, where, numbers[place], taken,
                           f"district:{number}" in lit))  # fmt: skip
    low = TILE_HIGH * ((len(waiting) + TILES_ACROSS - 1) // TILES_ACROSS)
    handles = [_handle(language, k, turn, low, f"turn:{90 * k}" in lit) for k in range(ROTATIONS)]
    return svg.picture(
        (0, 0, TILE_WIDE * TILES_ACROSS, low + HANDLE), say(language, "districts"), "", *tiles,
        *handles, class_="big-city districts", **SHARED,
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _tile(
    language: str, number: int, rotation: int, where: svg.Point, rows: box.Rows, chosen: bool,
    lit: bool,
) -> Markup:  # fmt: skip
    spots = spots_of(number, rotation, rows)
    wide, high = rotated_size(number - 1, rotation % ROTATIONS)
    fit = min((TILE_WIDE - 13) / (TILE_CELL * wide), (TILE_HIGH - 12) / (TILE_CELL * high))
    x, y = (TILE_WIDE - TILE_CELL * wide * fit) / 2, (TILE_HIGH - TILE_CELL * high * fit) / 2
    area = (1.5, 1.5, TILE_WIDE - 3, TILE_HIGH - 3)
    name, words = f"district:{number}", say(language, "district", district=number)
    return signs.touchable(
        "district", name, words, area, lit,
        rectangle(area, rx=9, stroke=INK, stroke_width=2) if chosen else NOTHING,
        group(_plan(number, spots, (wide, high)), transform=at((x, y), fit)),
        data_key=name, transform=at(where),
    )  # fmt: skip


def _plan(number: int, spots: list[tuple[str, Spot]], size: Spot) -> Markup:
    tint = TINTS[number - 1]
    blocks = [
        svg.rect(TILE_CELL * x + 2.5, TILE_CELL * y + 2.5, TILE_CELL - 5, TILE_CELL - 5)
        for _, (x, y) in spots
    ]
    digits = [label(plot, (TILE_CELL * (x + 0.5), TILE_CELL * (y + 0.5)), 12.5, font_size=None)
              for plot, (x, y) in spots]  # fmt: skip
    return group(
        rectangle((-2, -2, TILE_CELL * size[0] + 4, TILE_CELL * size[1] + 4), rx=4, fill=ROAD,
                  stroke=KERB_LINE),
        svg.path(blocks, fill=tint.lot, stroke=KERB, stroke_width=1.6),
        group(*digits, fill=tint.ink, font_family=SERIF, font_weight=700, font_size=12.5),
    )  # fmt: skip


@lru_cache(maxsize=256)
def _handle(language: str, rotation: int, turn: int, low: float, lit: bool) -> Markup:
    """A tile on its side or not, with a dot where its first plot comes to lie."""
    area = (2.0, 2.0, TILE_WIDE - 4, HANDLE - 4)
    wide, high = (15, 28) if (rotation + turn) % 2 else (28, 15)
    corner = ((-1, -1), (1, -1), (1, 1), (-1, 1))[(rotation + turn) % 4]
    x, y = TILE_WIDE * 0.34, HANDLE / 2
    dot = (x + corner[0] * (wide / 2 - 4.5), y + corner[1] * (high / 2 - 4.5))
    return group(
        title(say(language, "turn", degrees=90 * rotation)),
        rectangle(area, rx=8, fill=PAPER, stroke=RULE, pointer_events="all"),
        signs.frame(area, 8) if lit else NOTHING,
        rectangle((x - wide / 2, y - high / 2, wide, high), rx=2, fill=ROAD, stroke=INK),
        svg.circle(dot, 3, fill=INK),
        label(f"{90 * rotation}°", (TILE_WIDE * 0.7, y), 15, fill=INK), class_="turn",
        data_name=f"turn:{90 * rotation}", transform=at((TILE_WIDE * rotation, low)),
    )  # fmt: skip
