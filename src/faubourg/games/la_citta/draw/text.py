"""The table in plain text, aligned, for the terminal and for screen readers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.games.la_citta import components as box
from faubourg.games.la_citta import state, year
from faubourg.games.la_citta.draw import scene as scenes
from faubourg.games.la_citta.draw.beside import lines_of, row_words
from faubourg.games.la_citta.draw.layout import Layout, layout_of
from faubourg.games.la_citta.draw.politics import card_effect, counted
from faubourg.games.la_citta.draw.scene import Town, card_name, code, named, say, service_name
from faubourg.games.la_citta.draw.year import who_looked
from faubourg.games.la_citta.narrate.codes import in_arches
from faubourg.games.la_citta.politics import prices

WIDE: Final = 2  # letters of a column; a hex has two columns
FREE: Final = "·"


def table(scene: scenes.Scene) -> str:
    """The map, what its letters mean, the cities, the players, and what lies beside."""
    board, known, language, towns = scene.board, scene.known, scene.language, scene.towns
    names = tuple([scenes.player(language, scene.look, seat) for seat in range(scene.seats)])
    phase = say(language, "phase", phase=known.phase)
    parts = [
        [say(language, "clock", year=known.year, of=box.YEARS, phase=phase)],
        _map(layout_of(board, 0), scene.terrain, towns, language),
        _legend(language, tuple(dict.fromkeys(kind for town in towns for _, kind in town.tiles))),
        *(_cities(language, seat, name, towns) for seat, name in enumerate(names)),
        _rivals(language, names, scenes.rivalries(known, towns)),
        _players(known, language, names),
        _politics(known, language),
        _rest(scene, names),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


@lru_cache(maxsize=256)
def _map(
    layout: Layout, terrain: scenes.Terrain, towns: tuple[Town, ...], language: str
) -> list[str]:
    """Rows and columns as hexes are named; tiles are a player's number and two letters."""
    built = {
        hex: f"{town.owner + 1}{code(language, kind)}" for town in towns for hex, kind in town.tiles
    }
    marks: dict[tuple[int, int], str] = {}
    for name, cell in layout.cells.items():
        marks[cell] = built.get(name, FREE if name in layout.playable else "")
    for cells, land in zip(layout.spaces.values(), terrain, strict=True):
        row, column = cells[0]
        marks[row + 1, column] = "?" if land == box.UNLAID else box.TERRAINS[land]
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
    ordered = sorted(kinds, key=box.BUILDINGS.index)
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
            f"{service_name(language, service)} {in_arches(points)}"
            for service, points in zip(box.SERVICES, town.points, strict=True)
        )
        tiles = ", ".join(f"{named(language, kind)} {hex}" for hex, kind in town.tiles
                          if hex != town.castle)  # fmt: skip
        head = say(language, "city-line", city=town.name, hex=town.castle, citizens=town.citizens,
                   limit=scenes.of_limit(town.limit), here=town.on_castle,
                   food=town.food)  # fmt: skip
        short = f" {say(language, 'is-short')}" if town.short else ""
        lines += [f"   {head}  {sums}{short}", f"      {tiles or '–'}"]
    return [f"{seat + 1} {name}", *lines] if lines else []


@lru_cache(maxsize=256)
def _rivals(language: str, names: tuple[str, ...], all_of: tuple[scenes.Rivalry, ...]) -> list[str]:
    """Who would win a citizen from whom, by year."""
    lines = [f"   {_rivalry(language, names, found)}" for found in all_of]
    return [say(language, "rivals"), *lines] if lines else []


def _rivalry(language: str, names: tuple[str, ...], found: scenes.Rivalry) -> str:
    one, other = (f"{t.name} ({names[t.owner]})" for t in (found.one, found.other))
    signs = {scenes.LEFT: "<", scenes.RIGHT: ">"}
    voices = "  ".join(
        f"{service_name(language, service)} {signs.get(winner, '=')}"
        for service, winner in zip(box.SERVICES, found.winners, strict=True)
    )
    return f"{one} – {other}:  {voices}"


def _players(known: state.LaCittaState, language: str, names: tuple[str, ...]) -> list[str]:
    lines = []
    for name, line in zip(names, lines_of(known), strict=True):
        hand = say(language, "in-hand", cards=line.cards, castles=line.castles, cubes=line.cubes)
        lines.append(f"{row_words(language, name, line)} {hand}")
    return lines


def _politics(known: state.LaCittaState, language: str) -> list[str]:
    cards = [(box.CARDS[card], prices(card)) for card in known.display if card != box.NO_CARD]
    wide = max([len(card_name(language, card)) for card, _ in cards] or [0])
    return [say(language, "politics"), *(
        f"   {card_name(language, card):{wide}}  {card_effect(language, card, costs)}"
        for card, costs in cards
    )]  # fmt: skip


def _rest(scene: scenes.Scene, names: tuple[str, ...]) -> list[str]:
    """Voices, reserve and decks, one line each, without the empty ones."""
    known, language = scene.known, scene.language
    services = [service_name(language, service) for service in box.SERVICES]
    hidden = [
        f"{where + 1} {'?' if seen == state.UNKNOWN else services[seen]}"
        + "".join(f" ({names[seat]})" for seat in who_looked(known, where))
        for where, seen in enumerate(known.hidden)
    ]
    pools = [
        f"{' / '.join(named(language, box.BUILDINGS[kind]) for kind in kinds)} {left}"
        for kinds, left in zip(box.POOLS, known.pools, strict=True)
        if left
    ]
    not_seen = zip(services, year.undrawn(known), strict=True)
    is_open = known.open != state.UNKNOWN
    lines = {
        "open-voice": services[known.open] if is_open else "",
        "hidden-voices": "   ".join(hidden) if is_open else "",
        "unheard": ", ".join(f"{name} {count}" for name, count in not_seen),
        "voices-line": ", ".join(services[service] for service in year.heard(known)),
        "buildings": ", ".join(pools),
        "reserve": say(language, "reserve-line", citizens=known.citizens, gold=known.bank),
        "deck-line": str(known.deck),
        "unseen-line": counted(language, known.unseen),
        "discard-line": counted(language, known.discard),
        "harvest-line": ", ".join(f"{t.name} {hex}" for t in scene.towns for hex in t.harvest),
    }
    shown = {say(language, key): words for key, words in lines.items() if words}
    wide = max(map(len, shown))
    return [f"{head:{wide}}  {words}" for head, words in shown.items()]
