"""The values of a refusal about a place: a hex, a city, what lies there and what is near."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.la_citta.board import NOWHERE, Board, Hex
from faubourg.games.la_citta.narrate.codes import NONE, Values, listed, person
from faubourg.games.la_citta.narrate.prompts import short_of
from faubourg.games.la_citta.narrate.table import Table
from faubourg.games.la_citta.view import CityView


def hex_values(table: Table, seat: Seat, hex: Hex) -> Values:
    """What lies on a hex and whose it is, its city or the city that would build there."""
    name = table.name(hex)
    there = table.at.get(name)
    beside = table.beside(hex)
    own = [city for city in beside if city.owner == seat]
    others = [city for city in beside if city.owner != seat]
    values: Values = {
        "hex": name,
        "there": table.building(hex),
        "whose": _whose(there, seat),
        **_terrain(table, hex),
        **listed("cities", [city.castle for city in beside]),
        **listed("own", [city.castle for city in own]),
        "other": others[0].castle if others else NONE,
        **person(there.owner if there else others[0].owner if others else seat),
    }
    city = there or (own[0] if own else None)
    return {**values, **city_values(city)} if city else values


def _whose(city: CityView | None, seat: Seat) -> str:
    return NONE if city is None else "own" if city.owner == seat else "other"


def city_values(city: CityView) -> Values:
    return {
        "city": city.castle,
        "citizens": city.citizens,
        "castle-citizens": city.on_castle,
        "limit": city.limit,
        "room": city.limit - city.citizens,
        "tiles": city.citizens - city.on_castle + 1,
        "short": short_of(city),
    }


def _terrain(table: Table, hex: Hex) -> Values:
    """1.1.6: what the hex touches, at most two kinds of terrain."""
    spaces = [table.board.space_names[space] for space in table.board.touched[hex]]
    codes = [table.view.terrain[space] or NONE for space in spaces]
    first, last = (codes[0], codes[-1]) if codes else (NONE, NONE)
    return {"land-1": first, "land-2": "same" if first == last else last}


def near_values(table: Table, seat: Seat, hex: Hex) -> Values:
    """3.4.9: the nearest tile and the hexes between."""
    near, steps = nearest(table, hex)
    city = table.at[near]
    between = steps - 1
    whose = "own" if city.owner == seat else "other"
    return {**person(city.owner), "near": near, "building": city.tiles[near], "between": between,
            "whose": whose, "city": city.castle}  # fmt: skip


def nearest(table: Table, hex: Hex) -> tuple[str, int]:
    """1.1.11: the nearest tile and how many steps away it is; there must be one in reach."""
    board, found, steps = table.board, 1 << hex, 0
    while (tile := _tile_in(board, table, found)) == NOWHERE:
        found |= board.touching(found)
        steps += 1
    return table.name(tile), steps


def _tile_in(board: Board, table: Table, hexes: int) -> Hex:
    tiles = [hex for hex in members(hexes) if board.names[hex] in table.at]
    return tiles[0] if tiles else NOWHERE
