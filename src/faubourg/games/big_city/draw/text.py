"""The table in plain text, aligned, for the terminal and for screen readers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.presentation import Look
from faubourg.games.big_city.components import DISTRICTS
from faubourg.games.big_city.draw.hand import state_of
from faubourg.games.big_city.draw.layout import Layout, Spot
from faubourg.games.big_city.draw.scene import City, city_of
from faubourg.games.big_city.draw.words import card_name, code, is_plot, named, player, say
from faubourg.games.big_city.view import BigCityView

WIDE: Final = 6  # of a plot: its number, a star, three letters
STAR: Final = "*"  # its card is in one's hand
STREETS: Final = {"street": ("-", "|"), "tram": ("=", "║"), "covered": (" ", " "), "": (" ", " ")}


def table(view: BigCityView, language: str, look: Look) -> str:
    """The map, what its letters mean, the players, and what lies beside the city."""
    city = city_of(view, look.turn)
    parts = [
        [say(language, "city")],
        _map(city, frozenset(view.hand), language),
        _legend(language, tuple(dict.fromkeys(piece.name for piece in city.pieces))),
        _players(view, language, look),
        _stock(view, language, look),
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
    covered = {name for p in city.pieces for name in city.layout.covered(p.plots)}
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
    x, y = spot
    near = [((x - 1, y), spot), (spot, (x + 1, y)), ((x, y - 1), spot), (spot, (x, y + 1))]
    kinds = [kind_of.get(street, "") for street in near]
    if kinds.count("tram") == 1:
        return "o"  # an end of the line
    return "+" if "street" in kinds or "tram" in kinds else " "


def _plot_row(
    layout: Layout, kind_of: dict[tuple[Spot, Spot], str], kinds: dict[str, str],
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


def _players(view: BigCityView, language: str, look: Look) -> list[str]:
    """One line each: points, the decks of the hand, and what was built for how much."""
    lines = []
    for seat, points in enumerate(view.scores):
        backs = " ".join(map(str, view.hands[seat])) or "–"
        built = ", ".join(
            f"{code(language, p.name)} {'-'.join(p.plots)} ({p.points})"
            for p in view.pieces if p.seat == seat
        )  # fmt: skip
        head = say(language, "player-line", owner=player(language, look, seat), points=points,
                   cards=backs)  # fmt: skip
        lines.append(f"{head}\n   {built or '–'}")
    return lines


def _stock(view: BigCityView, language: str, look: Look) -> list[str]:
    """Hand, decks, supply, districts and trade, one line each, without the empty ones."""
    waiting = {str(n) for n in range(1, DISTRICTS + 1)} - {str(d.number) for d in view.districts}
    supply = [f"{code(language, name)} {left}" for name, left in view.supply.items()]
    lines = {
        "hand": ", ".join(_told(view, language, card) for card in view.hand),
        "known": ", ".join(_known(language, look, *k) for k in view.remembered.items() if k[1]),
        "decks": "  ".join(f"{n + 1}:{left}" for n, left in enumerate(view.decks)),
        "out": ", ".join(card_name(language, card) for card in view.out),
        "supply": "  ".join(supply),
        "trams-left": str(view.segments),
        "districts": " ".join(sorted(waiting)),
        "trade": _trade(view, language, look),
    }
    shown = {say(language, key): words for key, words in lines.items() if words}
    wide = max(len(head) for head in shown)
    return [f"{head:{wide}}  {words}" for head, words in shown.items()]


def _told(view: BigCityView, language: str, card: str) -> str:
    """A card of one's own; whether it can be used is told by a word in brackets."""
    state = state_of(view, card)
    name = card_name(language, card)
    return f"{name} ({say(language, f'card-{state}')})" if state in ("away", "gone") else name


def _known(language: str, look: Look, card: str, places: list[str]) -> str:
    told = []
    for place in places:
        kind, _, count = place.partition(" ")
        owner = player(language, look, int(count) - 1) if kind == "hand" else ""
        told.append(owner or say(language, "known-under-deck"))
    either = " / ".join(dict.fromkeys(told))
    return f"{card_name(language, card)} ({either})"


def _trade(view: BigCityView, language: str, look: Look) -> str:
    if not view.trade.forward:
        return ""
    offers = [
        f"{player(language, look, seat)} {' '.join(map(str, decks))}"
        for seat, decks in enumerate(view.trade.offers)
        if decks
    ]
    forward = f"{player(language, look, view.turn)} {' '.join(map(str, view.trade.forward))}"
    wishes = [f"? {' '.join(map(str, view.trade.wishes))}"] if view.trade.wishes else []
    own = [card_name(language, card) for card in view.trade.mine if is_plot(card)]
    return "; ".join([forward, *wishes, *offers, *([f"({', '.join(own)})"] if own else [])])
