"""The table in plain text, aligned, for the terminal and for screen readers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.presentation import Look
from faubourg.games.la_citta.components import BUILDINGS, POOLS, SERVICES, YEARS
from faubourg.games.la_citta.draw.land import Terrain
from faubourg.games.la_citta.draw.layout import Layout, layout_of
from faubourg.games.la_citta.draw.players import lines_of, row_words
from faubourg.games.la_citta.draw.politics import card_effect
from faubourg.games.la_citta.draw.scene import Town, towns_of
from faubourg.games.la_citta.draw.sums import LEFT, RIGHT, Rivalry, rivalries
from faubourg.games.la_citta.draw.words import (
    card_name,
    code,
    halves,
    named,
    of_limit,
    player,
    say,
    service_name,
)
from faubourg.games.la_citta.view import LaCittaView, not_seen

WIDE: Final = 2  # letters of a column; a hex has two columns
FREE: Final = "·"


def table(view: LaCittaView, language: str, look: Look) -> str:
    """The map, what its letters mean, the cities, the players, and what lies beside."""
    layout, towns = layout_of(view, 0), towns_of(view)
    names = tuple([player(language, look, seat) for seat in range(len(view.players))])
    terrain = tuple(view.terrain.items())
    parts = [
        [_when(view, language)],
        _map(layout, terrain, towns, language),
        _legend(language, tuple(dict.fromkeys(kind for town in towns for _, kind in town.tiles))),
        *(_cities(language, seat, name, towns) for seat, name in enumerate(names)),
        _rivals(language, names, towns),
        _players(view, language, names),
        _politics(view, language),
        _rest(view, language, names),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def _when(view: LaCittaView, language: str) -> str:
    phase = say(language, "phase", phase=view.phase)
    return say(language, "clock", year=view.year, of=YEARS, phase=phase)


@lru_cache(maxsize=256)
def _map(layout: Layout, terrain: Terrain, towns: tuple[Town, ...], language: str) -> list[str]:
    """Rows and columns as hexes are named; tiles are a player's number and two letters."""
    built = {
        hex: f"{town.owner + 1}{code(language, kind)}" for town in towns for hex, kind in town.tiles
    }
    marks: dict[tuple[int, int], str] = {}
    for name, cell in layout.cells.items():
        marks[cell] = built.get(name, FREE if name in layout.playable else "")
    for space, land in terrain:
        row, column = layout.spaces[space][0]
        marks[row + 1, column] = land or "?"
    rows = range(min(r for r, _ in marks), max(r for r, _ in marks) + 1)
    left = min(column for _, column in marks)
    lines = [_line(marks, row, left) for row in rows]
    wide = max(map(len, lines))
    heads = "".join(
        f"{column:<{2 * WIDE}}" for column in range(0, wide // WIDE + left, 2)
    ).rstrip()  # fmt: skip
    return [f"{'':4}{'':{-left * WIDE}}{heads}", *lines]


def _line(marks: dict[tuple[int, int], str], row: int, left: int) -> str:
    found = sorted((column, words) for (r, column), words in marks.items() if r == row)
    line = f"{row:>2}  " if row >= 0 else "    "
    for column, words in found:
        line = f"{line:{4 + WIDE * (column - left)}}{words}"
    return line.rstrip()


@lru_cache(maxsize=256)
def _legend(language: str, kinds: tuple[str, ...]) -> list[str]:
    ordered = sorted(kinds, key=BUILDINGS.index)
    codes = "   ".join(f"{code(language, kind)} {named(language, kind)}" for kind in ordered)
    return [say(language, "map-legend"), *([codes] if codes else [])]


@lru_cache(maxsize=512)
def _cities(language: str, seat: int, name: str, towns: tuple[Town, ...]) -> list[str]:
    """One line for each city of a player."""
    lines = []
    for town in towns:
        if town.owner != seat:
            continue
        sums = "  ".join(
            f"{service_name(language, service)} {halves(points)}"
            for service, points in zip(SERVICES, town.points, strict=True)
        )
        tiles = ", ".join(f"{named(language, kind)} {hex}" for hex, kind in town.tiles
                          if hex != town.castle)  # fmt: skip
        head = say(language, "city-line", hex=town.castle, citizens=town.citizens,
                   limit=of_limit(town.limit), here=town.on_castle, food=town.food)  # fmt: skip
        short = f" {say(language, 'is-short')}" if town.short else ""
        lines += [f"   {head}  {sums}{short}", f"      {tiles or '–'}"]
    return [f"{seat + 1} {name}", *lines] if lines else []


@lru_cache(maxsize=256)
def _rivals(language: str, names: tuple[str, ...], towns: tuple[Town, ...]) -> list[str]:
    """Who would win a citizen from whom, by voice."""
    lines = [f"   {_rivalry(language, names, found)}" for found in rivalries(towns)]
    return [say(language, "rivals"), *lines] if lines else []


def _rivalry(language: str, names: tuple[str, ...], found: Rivalry) -> str:
    one, other = (f"{names[t.owner]} {t.castle}" for t in (found.one, found.other))
    signs = {LEFT: "<", RIGHT: ">"}
    voices = "  ".join(
        f"{service_name(language, service)} {signs.get(winner, '=')}"
        for service, winner in zip(SERVICES, found.winners, strict=True)
    )
    return f"{one} – {other}:  {voices}"


def _players(view: LaCittaView, language: str, names: tuple[str, ...]) -> list[str]:
    lines = []
    for name, line in zip(names, lines_of(view), strict=True):
        hand = say(language, "in-hand", cards=line.cards, castles=line.castles, cubes=line.cubes)
        lines.append(f"{row_words(language, name, line)} {hand}")
    return lines


def _politics(view: LaCittaView, language: str) -> list[str]:
    wide = max([len(card_name(language, card)) for card in view.display if card] or [0])
    return [say(language, "politics"), *(
        f"   {card_name(language, card):{wide}}  {card_effect(language, card, tuple(prices))}"
        for card, prices in zip(view.display, view.prices, strict=True) if card
    )]  # fmt: skip


def _rest(view: LaCittaView, language: str, names: tuple[str, ...]) -> list[str]:
    """Voices, reserve and decks, one line each, without the empty ones."""
    hidden = [
        f"{n} {service_name(language, seen) if seen else '?'}"
        + "".join(f" ({names[seat]})" for seat in view.looked[n - 1])
        for n, seen in enumerate(view.hidden, start=1)
    ]
    pools = [
        f"{' / '.join(named(language, BUILDINGS[kind]) for kind in kinds)} {left}"
        for kinds, left in zip(POOLS, view.pools.values(), strict=True)
        if left
    ]
    lines = {
        "open-voice": service_name(language, view.open) if view.open else "",
        "hidden-voices": "   ".join(hidden) if view.open else "",
        "unheard": _counted(
            {service_name(language, service): n for service, n in not_seen(view).items()}
        ),
        "voices-line": ", ".join(service_name(language, service) for service in view.voices),
        "buildings": ", ".join(pools),
        "reserve": say(language, "reserve-line", citizens=view.reserve, gold=view.bank),
        "deck-line": str(view.deck),
        "unseen-line": _counted({card_name(language, c): n for c, n in view.unseen.items()}),
        "discard-line": _counted({card_name(language, c): n for c, n in view.discard.items()}),
        "harvest-line": ", ".join(view.harvest),
    }
    shown = {say(language, key): words for key, words in lines.items() if words}
    wide = max(map(len, shown))
    return [f"{head:{wide}}  {words}" for head, words in shown.items()]


def _counted(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items())
