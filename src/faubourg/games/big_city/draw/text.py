"""The table in plain text, aligned, for the terminal and for screen readers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.catalogue import members
from faubourg.core.presentation import Look
from faubourg.games.big_city import board, knowledge, memory
from faubourg.games.big_city import components as box
from faubourg.games.big_city.draw import scene as scenes
from faubourg.games.big_city.draw.cards import own_laid, state_of
from faubourg.games.big_city.draw.scene import City, Spot, card_name, code, named, player, say
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import ANSWER, BigCityState

WIDE: Final = 6  # of a plot: its number, a star, three letters
STAR: Final = "*"  # its card is in one's hand
STREETS: Final = {"street": ("-", "|"), "tram": ("=", "║"), "covered": (" ", " "), "": (" ", " ")}


def table(rules: BigCityRules, known: BigCityState, language: str, look: Look) -> str:
    """The map, what its letters mean, the players, and what lies beside the city."""
    scene = scenes.scene_of(rules, known, language, look)
    city = scene.city
    parts = [
        [say(language, "city")],
        _map(city, scene.hand, language),
        _legend(language, tuple(dict.fromkeys(piece.name for piece in city.pieces))),
        _players(known, language, look),
        _stock(rules, scene),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


@lru_cache(maxsize=512)
def _map(city: City, hand: frozenset[str], language: str) -> list[str]:
    """Streets between the plots; the tram is thick, its ends are rings, pieces cover streets."""
    layout = city.layout
    kinds = {plot: code(language, piece.name) for plot, piece in city.kinds.items()}
    kind_of = _streets(city)
    xs, ys = [x for x, _ in layout.plots], [y for _, y in layout.plots]
    lines = []
    for y in range(min(ys), max(ys) + 2):
        lines.append(_street_row(city, kind_of, y, min(xs), max(xs) + 1))
        if y <= max(ys):
            lines.append(_plot_row(layout, kind_of, kinds, hand, y, min(xs), max(xs) + 1))
    return [line.rstrip() for line in lines]


@lru_cache(maxsize=512)
def _streets(city: City) -> dict[tuple[Spot, Spot], str]:
    """By its two ends: what one sees of a street."""
    covered = {name for p in city.pieces for name in city.layout.covered(p.on)}
    trams = set(city.trams)
    return {
        (street.one, street.other):
            "covered" if name in covered else "tram" if name in trams else "street"
        for name, street in city.layout.streets.items()
    }  # fmt: skip


def _street_row(
    city: City, kind_of: dict[tuple[Spot, Spot], str], y: int, left: int, right: int
) -> str:
    parts = []
    for x in range(left, right + 1):
        parts.append(_crossing(city, kind_of, (x, y)))
        if x < right:
            parts.append(STREETS[kind_of.get(((x, y), (x + 1, y)), "")][0] * WIDE)
    return "".join(parts)


def _crossing(city: City, kind_of: dict[tuple[Spot, Spot], str], spot: Spot) -> str:
    if spot in city.ends:
        return "o"
    x, y = spot
    near = [((x - 1, y), spot), (spot, (x + 1, y)), ((x, y - 1), spot), (spot, (x, y + 1))]
    kinds = [kind_of.get(street, "") for street in near]
    return "+" if "street" in kinds or "tram" in kinds else " "


def _plot_row(
    layout: scenes.Layout, kind_of: dict[tuple[Spot, Spot], str], kinds: dict[str, str],
    hand: frozenset[str], y: int, left: int, right: int,
) -> str:  # fmt: skip
    parts = []
    for x in range(left, right + 1):
        parts.append(STREETS[kind_of.get(((x, y), (x, y + 1)), "")][1])
        plot = layout.plots.get((x, y), "")
        star = STAR if plot in hand else " "
        parts.append(f"{plot}{star}{kinds.get(plot, ''):3}" if plot else " " * WIDE)
    return "".join(parts)


@lru_cache(maxsize=256)
def _legend(language: str, names: tuple[str, ...]) -> list[str]:
    codes = "   ".join(f"{code(language, name)} {named(language, name)}" for name in names)
    return [say(language, "map-legend"), *([codes] if codes else [])]


def _players(known: BigCityState, language: str, look: Look) -> list[str]:
    """One line each: points, the decks of the hand, and what was built for how much."""
    lines = []
    for seat, points in enumerate(known.scores):
        cards = " ".join(str(deck + 1) for deck in knowledge.backs(known.hands[seat])) or "–"
        built = ", ".join(
            f"{code(language, box.PIECES[p.piece].name)} "
            f"{'-'.join(scenes.plot_names(p.plots))} ({p.points})"
            for p in known.standing if p.seat == seat
        )  # fmt: skip
        head = say(language, "player-line", owner=player(language, look, seat), points=points,
                   cards=cards)  # fmt: skip
        lines.append(f"{head}\n   {built or '–'}")
    return lines


def _stock(rules: BigCityRules, scene: scenes.Scene) -> list[str]:
    """Hand, decks, supply, districts and trade, one line each, without the empty ones."""
    known, language, look = scene.known, scene.language, scene.look
    waiting = [str(d + 1) for d, place in enumerate(known.placed) if place == board.NOWHERE]
    supply = [f"{code(language, box.PIECES[n].name)} {left}" for n, left in enumerate(known.supply)]
    hand = members(known.hands[look.viewer]) if look.viewer is not None else []
    lines = {
        "hand": ", ".join(_told(rules, known, language, card) for card in hand),
        "known": ", ".join(_known(language, look, *k) for k in scene.remembered.items()),
        "decks": "  ".join(f"{n + 1}:{known.deck_size(n)}" for n in range(box.DISTRICTS)),
        "out": ", ".join(card_name(language, card) for card in scenes.card_names(known.out)),
        "supply": "  ".join(supply),
        "trams-left": str(box.SEGMENTS - len(known.trams)),
        "districts": " ".join(waiting),
        "trade": _trade(known, language, look),
    }
    shown = {say(language, key): words for key, words in lines.items() if words}
    wide = max(len(head) for head in shown)
    return [f"{head:{wide}}  {words}" for head, words in shown.items()]


def _told(rules: BigCityRules, known: BigCityState, language: str, card: box.Card) -> str:
    """A card of one's own; whether it can be used is told by a word in brackets."""
    state = state_of(rules.plan(known), known, card)
    name = card_name(language, box.CARD_NAMES[card])
    return f"{name} ({say(language, f'card-{state}')})" if state in ("away", "gone") else name


def _known(language: str, look: Look, card: str, spots: list[memory.Spot]) -> str:
    told = [
        player(language, look, seat) if kind == "hand" else say(language, "known-under-deck")
        for kind, seat in spots
    ]
    return f"{card_name(language, card)} ({' / '.join(dict.fromkeys(told))})"


def _trade(known: BigCityState, language: str, look: Look) -> str:
    trade = known.trade
    if not trade.forward:
        return ""
    shown = [] if known.step == ANSWER else enumerate(trade.offers)
    offers = [f"{player(language, look, seat)} {_decks(offer)}" for seat, offer in shown if offer]
    forward = f"{player(language, look, known.turn)} {_decks(trade.forward)}"
    wishes = " ".join(str(deck + 1) for deck in members(trade.wishes))
    laid = own_laid(known, look.viewer) if look.viewer is not None else ()
    own = " ".join(box.CARD_NAMES[card] for card in laid if card < box.PLOTS)
    return "; ".join([
        forward, *([f"? {wishes}"] if wishes else []), *offers, *([f"({own})"] if own else []),
    ])  # fmt: skip


def _decks(cards: tuple[box.Card, ...]) -> str:
    return " ".join(str(box.DECK_OF[card] + 1) for card in cards)
