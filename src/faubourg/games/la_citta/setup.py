"""The table before the first year, by the given and the advanced rules (RULES.md 2, 8 and 9.1)."""

from __future__ import annotations

from faubourg.core.model import CHANCE, NOBODY, Action, Reason, Seat
from faubourg.games.la_citta import actions, building, city, components, events, politics, reasons
from faubourg.games.la_citta import state as steps
from faubourg.games.la_citta.board import NOWHERE, Board, Hex, Hexes, Land
from faubourg.games.la_citta.chapter import Chapter, Chapters, Kit, Supply, ask, ask_chance, left_of
from faubourg.games.la_citta.components import CASTLE, TERRAINS, UNLAID, Box, Terrain
from faubourg.games.la_citta.state import UNKNOWN, LaCittaState
from faubourg.games.la_citta.turns import end_turn
from faubourg.games.la_citta.year import begin_year

# What is used of the box


def base_supply(box: Box) -> Supply:
    """2.8 and 2.9."""
    tiles = components.BASE_TILES + (0,) * (len(components.POOLS) - len(components.BASE_TILES))
    return Supply(tuple(range(1, components.ROAD)), tiles, _deck_of(box.deck), {})


def expansion_supply(box: Box) -> Supply:
    """9.1.1 to 9.1.3."""
    pools = components.POOLS[len(components.BASE_TILES) :]
    added = [components.BUILDINGS[kinds[0]] for kinds in pools]
    tiles = components.BASE_TILES + tuple(box.expansion_tiles[name] for name in added)
    buildings = tuple(range(1, len(components.BUILDINGS)))
    return Supply(buildings, tiles, _deck_of(box.expansion_deck), box.expansion_terrain)


def _deck_of(counts: dict[str, int]) -> tuple[int, ...]:
    return tuple(counts.get(card, 0) for card in components.CARDS)


def given_terrain(board: Board, box: Box, supply: Supply) -> tuple[Terrain, ...]:
    """2.3 and 9.1.3."""
    return _terrain_of(board, box.edge | supply.covers | box.terrain)


def bare_terrain(board: Board, box: Box, supply: Supply) -> tuple[Terrain, ...]:
    """8.1 and 9.1.4: only what is printed and will not be covered."""
    return _terrain_of(board, {s: code for s, code in box.edge.items() if s not in supply.covers})


def _terrain_of(board: Board, laid: dict[str, str]) -> tuple[Terrain, ...]:
    """What lies on each space; spaces that are not named are not laid yet."""
    known = {name: TERRAINS.index(code) for name, code in laid.items()}
    return tuple(known.get(space, UNLAID) for space in board.space_names)


def new_state(seats: int, supply: Supply, land: Land) -> LaCittaState:
    """2.2, 2.6 and 2.8 to 2.10; the castles come afterwards."""
    cities = seats * components.CASTLES_EACH
    no_cards = (0,) * len(components.CARDS)
    return LaCittaState(
        actors=(CHANCE,), step=steps.DISPLAY, year=0, phase=0, round=0, first=0, turn=0,
        land=land,
        bank=components.GOLD - seats * components.START_GOLD, citizens=components.CITIZENS,
        pools=list(supply.tiles),
        gold=[components.START_GOLD] * seats, cards=[components.PLAYER_CARDS] * seats,
        taken=[()] * seats,
        founded=0, penalised=0, hungry=0, out=(0,) * seats,
        castles=[NOWHERE] * cities, tiles=[0] * cities, near=[0] * cities, reach=[0] * cities,
        population=[0] * cities, games=[0] * (cities * len(components.EACH_SERVICE)),
        kinds=[0] * len(components.BUILDINGS), harvest=0,
        display=[components.NO_CARD] * components.OPEN_CARDS, deck=sum(supply.deck),
        unseen=list(supply.deck),
        aside=no_cards, returned=no_cards, shuffles=(),
        discard=list(no_cards), discard_unseen=0,
        unheard=list(components.VOICE_CARDS), open=UNKNOWN, hidden=[UNKNOWN] * components.HIDDEN,
        revealed=0,
        looked=[0] * seats, site=NOWHERE, positions=0, to_set_aside=0, handled=0, shortage=0,
    )  # fmt: skip


def place_castle(board: Board, state: LaCittaState, seat: Seat, hex: Hex) -> None:
    """2.4 and 2.5: with three citizens."""
    state.population[city.raise_castle(board, state, seat, hex)] = components.START_CITIZENS
    state.citizens -= components.START_CITIZENS


# The display, also later


def cards_to_lay(kit: Kit, state: LaCittaState) -> list[tuple[Action, int]]:
    return [(kit.book.lay[card], n) for card, n in enumerate(state.unseen) if n]


def lay(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> None:
    """2.9 during set-up, 5.1.6 afterwards."""
    assert isinstance(action, actions.Lay)
    politics.lay(state, action.card)
    if state.year:
        end_turn(state)
    elif components.NO_CARD not in state.display or not state.deck:
        if state.events is not None:
            state.events.append(events.DisplayLaid(len(state.display)))
        _choose_first(kit, state)


# The first player


def _choose_first(kit: Kit, state: LaCittaState) -> None:
    """2.11 and 10.3: the first player is drawn, or named by the table."""
    chosen = kit.options["first_player"]
    if chosen == "random":
        return ask_chance(state, steps.START)
    if state.events is not None:
        state.events.append(events.FirstNamed(int(chosen) - 1))
    _begin(kit, state, int(chosen) - 1)


def first_players(kit: Kit, state: LaCittaState) -> list[tuple[Action, int]]:
    return [(kit.book.start[seat], 1) for seat in range(len(state.gold))]


def start(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> None:
    assert isinstance(action, actions.Start)
    _begin(kit, state, action.seat)


def _begin(kit: Kit, state: LaCittaState, first: Seat) -> None:
    state.first = first
    if kit.options["setup"] == "advanced":
        ask_chance(state, steps.TERRAIN)
    else:
        begin_year(state)


# Advanced: terrain by chance


def tiles_to_lay(kit: Kit, state: LaCittaState) -> list[tuple[Action, int]]:
    """8.2, 8.9 and 9.1.4: space by space, the tiles that may lie there."""
    names, laid = kit.board.space_names, state.land.terrain
    space = laid.index(UNLAID)
    tiles = kit.supply.covers if names[space] in kit.supply.covers else kit.box.terrain
    used = [laid[names.index(name)] for name in tiles]
    counts = [
        (terrain, list(tiles.values()).count(code) - used.count(terrain))
        for terrain, code in enumerate(TERRAINS)
    ]
    return [(kit.book.lay_terrain(space, terrain), n) for terrain, n in counts if n]


def lay_terrain(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> None:
    assert isinstance(action, actions.LayTerrain)
    laid, space = state.land.terrain, action.space
    state.land = kit.board.land((*laid[:space], action.terrain, *laid[space + 1 :]))
    if UNLAID not in state.land.terrain:
        if state.events is not None:
            state.events.append(events.TerrainLaid(who_places(state)))
        _next_castle(state)


# Advanced: castles by choice


def who_places(state: LaCittaState) -> Seat:
    """8.3 and 8.4: counter-clockwise from the first player, then back; NOBODY when all stand."""
    placed, seats = state.kinds[CASTLE].bit_count(), len(state.gold)
    there = [(state.first - place) % seats for place in range(seats)]
    return [*there, *there[::-1], NOBODY][placed]


def _next_castle(state: LaCittaState) -> None:
    """One after the other; then 8.8."""
    seat = who_places(state)
    if seat != NOBODY:
        return ask(state, steps.CASTLES, seat)
    state.first = left_of(state, state.first)
    if state.events is not None:
        state.events.append(events.CastlesStand(state.first))
    begin_year(state)


def why_not_castle(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> Reason | None:
    """1.1.9, 8.5 and 8.6."""
    assert isinstance(action, actions.PlaceCastle)
    if not kit.board.in_play >> action.hex & 1:
        return reasons.FOUND_OUT_OF_PLAY
    if building.occupied(state) >> action.hex & 1:
        return reasons.CASTLE_OCCUPIED
    close = building.close_to_cities(state) >> action.hex & 1
    return reasons.CASTLE_TOO_NEAR if close else None


def castle_sites(board: Board, state: LaCittaState) -> Hexes:
    """The same, for all hexes at once."""
    return board.in_play & ~building.close_to_cities(state)


def castle_blocks(kit: Kit, state: LaCittaState, seat: Seat) -> list[actions.Block]:
    return [(kit.book.castle, castle_sites(kit.board, state))]


def apply_castle(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> None:
    assert isinstance(action, actions.PlaceCastle)
    place_castle(kit.board, state, seat, action.hex)
    _next_castle(state)


CHAPTERS: Chapters = {
    steps.DISPLAY: Chapter((actions.Lay,), lay, chances=cards_to_lay),
    steps.START: Chapter((actions.Start,), start, chances=first_players),
    steps.TERRAIN: Chapter((actions.LayTerrain,), lay_terrain, chances=tiles_to_lay),
    steps.CASTLES: Chapter((actions.PlaceCastle,), apply_castle, why_not_castle, castle_blocks),
}
