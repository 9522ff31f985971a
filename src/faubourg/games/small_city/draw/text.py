"""A table in plain text, aligned, for the terminal and for screen readers."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import NOBODY, Seat
from faubourg.core.presentation import Look
from faubourg.core.wording import yes
from faubourg.games.small_city.board import LETTERS
from faubourg.games.small_city.components import RAWS
from faubourg.games.small_city.draw.borough import held
from faubourg.games.small_city.draw.cards import condition
from faubourg.games.small_city.draw.overlay import standing
from faubourg.games.small_city.draw.picture import Picture, round_words, shown_seat
from faubourg.games.small_city.draw.tiles import Style, named, player, say
from faubourg.games.small_city.ground import Ground, Space

FREE: Final = ".."
BLOCKED: Final = "xx"
GRAVE: Final = "++"
WATER: Final = "~~"
OUTSIDE: Final = "  "


def table(table: Picture, language: str, look: Look) -> str:
    """The borough in front in full, what lies on the table, and the other boroughs in brief."""
    seat = shown_seat(table, look)
    borough = table.grounds[seat]
    others = [other for other in range(len(table.grounds)) if other != seat]
    parts = [
        _moment(table, language), _heading(table, language, look, seat),
        _grid(table, seat, language),
        [say(language, "text-legend")], _stores(borough, language), _growth(borough, language),
        _cards(table, language, look), _council(table, language, look), _promises(table, language),
        *([*_heading(table, language, look, other), *_grid(table, other, language)]
          for other in others),
        [_supply(table, language)],
    ]  # fmt: skip
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def _moment(table: Picture, language: str) -> list[str]:
    if not table.known.round:
        return []
    phase = say(language, "phase", number=table.known.phase, solo=yes(table.kit.solo))
    return [f"{round_words(table, language)}. {phase}"]


def _listed(language: str, head: str, words: str) -> str:
    return say(language, "text-list", head=head, words=words)


def _heading(table: Picture, language: str, look: Look, seat: Seat) -> list[str]:
    borough = table.grounds[seat]
    has, forecast = held(borough), borough.forecast
    name = say(language, "borough", owner=player(language, look, seat))
    return [
        f"{seat + 1} {name}",
        say(language, "numbers", money=has.money, votes=has.votes, pollution=has.pollution,
            coming=forecast.coming, when=forecast.when, hall=has.hall, career=has.career,
            reserve=has.reserve),
    ]  # fmt: skip


def _grid(table: Picture, seat: Seat, language: str) -> list[str]:
    """Rows from the top; a digit after a tile says whose citizen stands there."""
    borough = table.grounds[seat]
    shown, words = borough.shown, _cells(borough, language, table.style)
    rows, own = [], borough.size
    for y in range(shown, 0, -1):
        bare = [FREE if x < own and y <= own else OUTSIDE for x in range(shown)]
        cells = [words.get(f"{LETTERS[x]}{y}", bare[x]) for x in range(shown)]
        rows.append(f"{y:>2}  " + " ".join(f"{cell:3}" for cell in cells).rstrip())
    heads = " ".join(f"{LETTERS[x]:3}" for x in range(shown)).rstrip()
    return [*rows, f"    {heads}"]


def _cells(borough: Ground, language: str, style: Style) -> dict[str, str]:
    found = {cell: GRAVE + str(seat + 1) for cell, seat in borough.cemeteries.items()}
    found |= dict.fromkeys(borough.mayor, BLOCKED)
    for tile in borough.tiles:
        letters = style.code(language, tile.kind)
        owners = {slot.cell: slot.owner for slot in tile.slots}
        for cell in tile.cells:
            owner = owners.get(cell, NOBODY)
            digit = "" if owner == NOBODY else str(owner + 1)
            found[cell] = WATER if cell in tile.water else letters + digit
    return found


def _stores(borough: Ground, language: str) -> list[str]:
    found = []
    for store in borough.stores:
        name = say(language, "text-hall") if store.name == "hall" else store.name
        units = [f"{count} {say(language, 'raw', raw=raw)}"
                 for raw, count in zip(RAWS, store.raw, strict=True) if count]  # fmt: skip
        units.append(f"{store.room} {say(language, 'text-free')}")
        found.append(f"{name} ({', '.join(units)})")
    return [_listed(language, say(language, "text-stores"), ", ".join(found))] if found else []


def _growth(borough: Ground, language: str) -> list[str]:
    """What each growing tile has around it and what the next level asks for."""
    found = []
    for tile in borough.tiles:
        state = standing(borough, tile)
        if state and state.needed:
            kind = named(language, tile.kind)
            found.append(f"{kind} {tile.name} {len(state.around)}/{state.needed}")
    return [_listed(language, say(language, "text-grow"), ", ".join(found))] if found else []


def _cards(table: Picture, language: str, look: Look) -> list[str]:
    lines = []
    for card in table.circle:
        said = say(language, "card", card=card.card)
        if card.owner != NOBODY:
            taken = say(language, "text-taken", owner=player(language, look, card.owner))
            lines.append(_listed(language, said, taken))
        else:
            price = f" ({say(language, 'spend', value=card.price)})" if card.price > 0 else ""
            about = say(language, "card-about", card=card.card, solo=yes(table.kit.solo))
            lines.append(_listed(language, said, about + price))
    return [say(language, "circle"), *(f"  {line}" for line in lines)] if lines else []


def _council(table: Picture, language: str, look: Look) -> list[str]:
    lines = [
        "  "
        + _listed(
            language,
            player(language, look, seat),
            ", ".join(_disc(language, disc) for disc in borough.discs),
        )
        for seat, borough in enumerate(table.grounds)
    ]
    return [say(language, "text-discs"), *lines] if table.known.phase else []


def _disc(language: str, disc: Space) -> str:
    if not disc.line:
        return say(language, "text-start")
    return f"{say(language, 'text-line', line=disc.line)} {disc.column}"


def _promises(table: Picture, language: str) -> list[str]:
    """Only what the reader knows: the own ones, and at the end all."""
    kept = {ground.promise for ground in table.grounds if ground.promise}
    promises = table.promises("promise")
    own = {card: told for card, told in promises.items() if not kept or card in kept}
    lines = []
    for key, known in (("promise", own), ("special", table.promises("special"))):
        for card, conditions in known.items():
            words = [f"{condition(language, one.words)} ({one.now})" for one in conditions]
            lines.append(_listed(language, say(language, key, number=card), ", ".join(words)))
    return lines


def _supply(table: Picture, language: str) -> str:
    code, left = table.style.code, table.supply.items()
    tiles = [f"{count} {code(language, kind)}" for kind, count in left if count]
    raws = [f"{count} {say(language, 'raw', raw=raw)}"
            for raw, count in zip(RAWS, table.city.raw, strict=True)]  # fmt: skip
    return _listed(language, say(language, "supply"), ", ".join([*tiles, *raws]))
