"""The component data a person may replace by what is in their own box: board, set-ups, decks."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

from faubourg.core import content
from faubourg.core.content import BadContent, Table, named, one_of, part, shown, texts, written
from faubourg.games.la_citta import components
from faubourg.games.la_citta.board import NOWHERE, Board
from faubourg.games.la_citta.components import Box, Cell

NO_HEX: Final = "."
MOST_HEXES: Final = 300  # a catalogue stays under 20,000 actions
MOST_ROWS: Final = 60
WIDEST: Final = 120
MARGIN: Final = 20  # how far off the board a space may lie
MOST_SPACES: Final = 100
MOST_CELLS: Final = 30  # of a space
MOST_CARDS: Final = 99  # of a kind
MOST_TILES: Final = 99
SPACE: Final = re.compile(r"[A-Za-z0-9]{1,8}")  # a name is a word of a notation
BOUNDS: Final = (range(-MARGIN, MOST_ROWS + MARGIN + 1), range(-MARGIN, WIDEST + MARGIN + 1))
LAID: Final = tuple(
    code for code in components.TERRAINS if code != components.TERRAINS[components.WASTELAND]
)
BASE_CARDS: Final = tuple(components.BOX.deck)
ADDED_TILES: Final = tuple(
    components.BUILDINGS[kinds[0]] for kinds in components.POOLS[len(components.BASE_TILES) :]
)
TABLES: Final = {
    "board", "spaces", "terrain", "edge", "castles", "deck", "expansion_deck", "expansion_tiles",
    "expansion_terrain",
}  # fmt: skip

HEAD: Final = """\
# La Città: what the rulebook's lost pictures showed, reconstructed (RULES.md, chapter 12).
# Own the box? Copy it here and play with --content FILE.

# The hexes by colour: o light green, x dark green, + dark yellow, a dot is no hex. A hex is named
# by its row and its column, counted from 0: 4-19. Side by side, columns differ by 2.
[board]
"""
COMMENTS: Final = {
    "spaces": "The cells that each space covers, as [row, column]; they may lie off the board.",
    "terrain": "The given terrain tiles: F1, F2, F3 farms by their symbols, L lake, M mountain.",
    "edge": "Printed terrain: the same, and X for wasteland.",
    "deck": "How many politics cards of each kind the base game has.",
    "expansion_deck": "The politics cards of the expansion, which take their place.",
    "expansion_tiles": "How many tiles of each kind the expansion has.",
    "expansion_terrain": "Terrain tiles of the expansion, and the edge spaces they cover.",
}
CASTLES: Final = "The given castles by number of players and colour."


# Writing


def export_content() -> str:
    """The built-in data as a TOML file to edit."""
    parts = [HEAD, content.drawn("rows", components.BOX.rows)]
    parts += [written(name, getattr(components.BOX, name), COMMENTS[name]) for name in COMMENTS]
    parts.append(f"\n# {CASTLES}")
    parts += [
        written(f"castles.{players}", dict(zip(components.COLOURS, hexes, strict=False)))
        for players, hexes in components.BOX.castles.items()
    ]
    return "".join(parts)


# Reading


def read_content(text: str) -> Box:
    """The data of a TOML file; what is wrong is named with what was expected."""
    given = content.read_tables(text, TABLES)
    box = Box(
        rows=_rows(part(given, "board")),
        spaces=_spaces(part(given, "spaces")),
        terrain=_codes(given, "terrain", LAID),
        edge=_codes(given, "edge", components.TERRAINS),
        castles=_castles(part(given, "castles")),
        deck=_deck(given, "deck", BASE_CARDS),
        expansion_deck=_deck(given, "expansion_deck", components.CARDS),
        expansion_tiles=_counts(given, "expansion_tiles", ADDED_TILES, MOST_TILES),
        expansion_terrain=_codes(given, "expansion_terrain", LAID),
    )
    _check_spaces(box)
    _check_setups(box)
    return box


def _rows(board: Table) -> tuple[str, ...]:
    rows = texts("board, rows", named("board", board, ["rows"])["rows"], MOST_ROWS)
    for line, row in enumerate(rows):
        if set(row) - set(components.ZONES + NO_HEX) or len(row) > WIDEST:
            raise BadContent(f"board, row {line} is {shown(row)}; expected only o, x, + and dots, "
                             f"at most {WIDEST}")  # fmt: skip
    hexes = sum(len(row) - row.count(NO_HEX) for row in rows)
    if hexes > MOST_HEXES:
        raise BadContent(f"the board has {hexes} hexes; expected at most {MOST_HEXES}")
    if not any(components.LIGHT_GREEN in row for row in rows):
        raise BadContent("the board has no light green hex, o; two players need some")
    return tuple(rows)


def _spaces(given: Table) -> dict[str, tuple[Cell, ...]]:
    if len(given) > MOST_SPACES:
        raise BadContent(f"there are {len(given)} spaces; expected at most {MOST_SPACES}")
    return {name: _space(name, given[name]) for name in given}


def _space(name: str, given: object) -> tuple[Cell, ...]:
    if not SPACE.fullmatch(name):
        raise BadContent(f"a space is called {shown(name)}; expected up to 8 letters and digits")
    cells = content.listed(f"space {name}", given, MOST_CELLS)
    return tuple(
        content.cell(f"a cell of space {name}", c, ("row", "column"), BOUNDS) for c in cells
    )


def _codes(given: Table, table: str, known: tuple[str, ...]) -> dict[str, str]:
    codes = part(given, table)
    return {space: one_of(f"{table}: {shown(space)}", codes[space], known) for space in codes}


def _counts(given: Table, table: str, known: tuple[str, ...], most: int) -> dict[str, int]:
    counts = named(table, part(given, table), known)
    return {name: content.number(f"{table}: {name}", counts[name], 0, most) for name in counts}


def _deck(given: Table, table: str, known: tuple[str, ...]) -> dict[str, int]:
    counts = _counts(given, table, known, MOST_CARDS)
    if not any(counts.values()):
        raise BadContent(f"{table} has no card; expected at least one")
    return counts


def _castles(given: Table) -> dict[int, tuple[tuple[str, ...], ...]]:
    players = range(components.FEWEST, components.MOST + 1)
    if set(given) != {str(count) for count in players}:
        expected = f"{components.FEWEST} to {components.MOST} players"
        raise BadContent(f"castles for {shown(sorted(given))}; expected {expected}")
    return {count: _setup(count, part(given, str(count))) for count in players}


def _setup(players: int, given: Table) -> tuple[tuple[str, ...], ...]:
    where = f"castles of {players} players"
    if set(given) != set(components.COLOURS[:players]):
        expected = ", ".join(components.COLOURS[:players])
        raise BadContent(f"{where} have {shown(sorted(given))}; expected {expected}")
    pairs = [
        tuple(texts(where, given[c], components.START_CASTLES))
        for c in components.COLOURS[:players]
    ]
    if any(len(pair) != components.START_CASTLES for pair in pairs):
        raise BadContent(f"{where} are {shown(pairs)}; expected two hexes for each colour")
    return tuple(pairs)


# What belongs together


def _check_spaces(box: Box) -> None:
    if set(box.terrain) & set(box.edge) or set(box.terrain) | set(box.edge) != set(box.spaces):
        raise BadContent("each of the spaces must be in terrain or in edge, and not in both")
    if not set(box.expansion_terrain) <= set(box.edge):
        raise BadContent(f"expansion_terrain covers {sorted(box.expansion_terrain)}; "
                         "expected spaces of the edge")  # fmt: skip
    hexes = set(Board(box, components.MOST).cells)
    for name, cells in box.spaces.items():
        for row, column in hexes & set(cells):
            raise BadContent(f"space {name} covers {row}-{column}, which is a hex")


def _check_setups(box: Box) -> None:
    for players, seats in box.castles.items():
        board = Board(box, players)
        castles = [castle for pair in seats for castle in pair]
        _check_castles(board, f"castles of {players} players", castles)
        closed = max(reach.bit_count() for reach in board.reach)
        if (len(castles) - 1) * closed >= board.in_play.bit_count():
            raise BadContent(f"with {players} players the advanced rules may run out of hexes")


def _check_castles(board: Board, where: str, castles: list[str]) -> None:
    for castle in castles:
        hex = board.number.get(castle, NOWHERE)
        if hex == NOWHERE or not board.in_play >> hex & 1:
            raise BadContent(f"{where}: {shown(castle)} is no hex in play")
    for one, other in combinations(castles, 2):
        if board.reach[board.number[one]] >> board.number[other] & 1:
            raise BadContent(f"{where}: fewer than three hexes lie between {one} and {other}")
