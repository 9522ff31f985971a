"""The table before anybody has done anything (RULES.md chapter 2)."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.model import CHANCE, Seat
from faubourg.games.la_citta import components
from faubourg.games.la_citta.board import NOWHERE, Board, Hex, Land
from faubourg.games.la_citta.city import raise_castle
from faubourg.games.la_citta.components import Box, Building, Terrain
from faubourg.games.la_citta.state import DISPLAY, UNKNOWN, LaCittaState


@dataclass(frozen=True)
class Kit:
    """What one game uses of the box."""

    buildings: tuple[Building, ...]
    tiles: tuple[int, ...]  # per pool
    deck: tuple[int, ...]  # per politics card
    covers: dict[str, str]  # terrain tiles on printed terrain, by space


def base_kit(box: Box) -> Kit:
    """2.8 and 2.9."""
    tiles = components.BASE_TILES + (0,) * (len(components.POOLS) - len(components.BASE_TILES))
    return Kit(tuple(range(1, components.ROAD)), tiles, deck_of(box.deck), {})


def deck_of(counts: dict[str, int]) -> tuple[int, ...]:
    return tuple(counts.get(card, 0) for card in components.CARDS)


def terrain_of(board: Board, laid: dict[str, str]) -> tuple[Terrain, ...]:
    """What lies on each space; spaces that are not named are not laid yet."""
    known = {name: components.TERRAINS.index(code) for name, code in laid.items()}
    return tuple(known.get(space, components.UNLAID) for space in board.space_names)


def given_terrain(board: Board, box: Box, kit: Kit) -> tuple[Terrain, ...]:
    """2.3 and 9.1.3."""
    return terrain_of(board, box.edge | kit.covers | box.terrain)


def new_state(seats: int, kit: Kit, land: Land) -> LaCittaState:
    """2.2, 2.6 and 2.8 to 2.10; the castles come afterwards."""
    cities = seats * components.CASTLES_EACH
    no_cards = (0,) * len(components.CARDS)
    return LaCittaState(
        actors=(CHANCE,), step=DISPLAY, year=0, phase=0, round=0, first=0, turn=0,
        land=land,
        bank=components.GOLD - seats * components.START_GOLD, citizens=components.CITIZENS,
        pools=list(kit.tiles),
        gold=[components.START_GOLD] * seats, cards=[components.PLAYER_CARDS] * seats,
        taken=[()] * seats,
        founded=0, penalised=0, hungry=0, out=(0,) * seats,
        castles=[NOWHERE] * cities, tiles=[0] * cities, near=[0] * cities, reach=[0] * cities,
        population=[0] * cities, games=[0] * (cities * len(components.EACH_SERVICE)),
        kinds=[0] * len(components.BUILDINGS), harvest=0,
        display=[components.NO_CARD] * components.OPEN_CARDS, deck=sum(kit.deck),
        unseen=list(kit.deck),
        aside=no_cards, returned=no_cards, shuffles=(),
        discard=list(no_cards), discard_unseen=0,
        unheard=list(components.VOICE_CARDS), open=UNKNOWN, hidden=[UNKNOWN] * components.HIDDEN,
        revealed=0,
        looked=[0] * seats, site=NOWHERE, positions=0, to_set_aside=0, handled=0, shortage=0,
    )  # fmt: skip


def place_castle(board: Board, state: LaCittaState, seat: Seat, hex: Hex) -> None:
    """2.4 and 2.5: with three citizens."""
    state.population[raise_castle(board, state, seat, hex)] = components.START_CITIZENS
    state.citizens -= components.START_CITIZENS
