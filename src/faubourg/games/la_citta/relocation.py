"""What is lost for want of citizens or of food: relocation and hunger (RULES.md 3.7, 6, 9.2)."""

from __future__ import annotations

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import events, reasons, year
from faubourg.games.la_citta import state as steps
from faubourg.games.la_citta.actions import Block, Demolish, Enough, Starve
from faubourg.games.la_citta.board import Board, Hex, Hexes
from faubourg.games.la_citta.chapter import Chapter, Chapters, Kit, after, ask, order
from faubourg.games.la_citta.city import cities_of, city_at, city_of, staffed
from faubourg.games.la_citta.components import CASTLE, ROAD
from faubourg.games.la_citta.state import City, LaCittaState

# Which tiles may go


def missing(state: LaCittaState, city: City) -> int:
    """6.3: by how many citizens a city is short."""
    return max(0, staffed(state, city) - state.population[city])


def is_short(state: LaCittaState, city: City) -> bool:
    """6.3: fewer citizens than staffed tiles."""
    return state.population[city] < staffed(state, city)


def short_cities(state: LaCittaState, seat: Seat) -> list[City]:
    return [city for city in cities_of(state, seat) if is_short(state, city)]


def splits(board: Board, tiles: Hexes, hex: Hex) -> bool:
    """6.7: whether the tiles fall apart without this one."""
    return not board.loose(tiles) >> hex & 1


def removable(board: Board, state: LaCittaState, city: City) -> Hexes:
    """6.6 and 6.7: tiles that may go."""
    return _removable(board, state, city, is_short(state, city))


def _removable(board: Board, state: LaCittaState, city: City, short: bool) -> Hexes:
    """9.2.12: only roads where the city is not short."""
    tiles, roads = state.tiles[city], state.kinds[ROAD]
    if not short and not roads:
        return 0
    may_go = tiles & ~state.kinds[CASTLE] if short else tiles & roads
    return may_go & board.loose(tiles) if may_go else 0


def may_lose(board: Board, state: LaCittaState, seat: Seat) -> bool:
    """6.8: whether some tile may go; of a city that is short there always is one."""
    for city in cities_of(state, seat):
        if is_short(state, city) or _removable(board, state, city, False):
            return True
    return False


# Relocation


def relocate(kit: Kit, state: LaCittaState, seats: list[Seat]) -> None:
    """6.12: one player after the other; then 7.1.1 and phase 7."""
    for seat in seats:
        if loses_tiles(kit, state, seat):
            return
    if not year.eliminate(state):
        state.phase = 7
        feed(kit, state, order(state))


def loses_tiles(kit: Kit, state: LaCittaState, seat: Seat) -> bool:
    """6.2 and 6.3: whether this player is asked for some."""
    clear(state, seat)
    if not may_lose(kit.board, state, seat):
        return False
    if state.events is not None:
        state.events += [
            events.Short(seat, state.castles[city], state.population[city], staffed(state, city))
            for city in short_cities(state, seat)
        ]
    ask(state, steps.RELOCATION, seat)
    return True


def clear(state: LaCittaState, seat: Seat) -> None:
    """6.2: cities without citizens are removed."""
    for city in cities_of(state, seat):
        if not state.population[city]:
            if state.events is not None:
                tiles = state.tiles[city].bit_count() - 1
                state.events.append(events.Deserted(seat, state.castles[city], tiles))
            cities.raze(state, city)


def why_not_demolish(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> Reason | None:
    """6.4 to 6.7, 9.2.14."""
    if isinstance(action, Enough):
        return reasons.STILL_SHORT if short_cities(state, seat) else None
    assert isinstance(action, Demolish)
    hex = action.hex
    if not cities.territory(state, seat) >> hex & 1:
        return reasons.NOT_YOUR_TILE
    if state.kinds[CASTLE] >> hex & 1:
        return reasons.NO_CASTLE_GOES
    city = city_at(state, hex)
    if not is_short(state, city) and not state.kinds[ROAD] >> hex & 1:
        return reasons.NOT_SHORT
    return reasons.SPLITS if splits(kit.board, state.tiles[city], hex) else None


def demolition_blocks(kit: Kit, state: LaCittaState, seat: Seat) -> list[Block]:
    """6.12 and 9.2.13."""
    tiles, enough = 0, 1
    for city in cities_of(state, seat):
        short = is_short(state, city)
        enough = 0 if short else enough
        tiles |= _removable(kit.board, state, city, short)
    return [(kit.book.demolish, tiles), (kit.book.enough, enough)]


def demolish(board: Board, state: LaCittaState, hex: Hex) -> None:
    """6.9 to 6.11."""
    city = city_at(state, hex)
    cities.remove(board, state, city, hex)
    cities.leave_surplus(state, city)


def apply_demolish(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> None:
    """Another tile, or the next player; 3.6.17 and 3.7.6: in phase 7 only the hungry relocate."""
    if isinstance(action, Demolish):
        demolish(kit.board, state, action.hex)
        if may_lose(kit.board, state, seat):
            return
    if state.phase == 6:
        relocate(kit, state, after(state, seat))
    else:
        feed(kit, state, after(state, seat))


# Hunger


def lacking(state: LaCittaState, seat: Seat) -> int:
    """3.7.1: by how much the food is too little for the citizens."""
    food = cities.food(state, cities.territory(state, seat))
    return max(0, cities.population_of(state, seat) - food)


def feed(kit: Kit, state: LaCittaState, seats: list[Seat]) -> None:
    """3.7.3: one player after the other; then 7.1.1 and phase 8."""
    for seat in seats:
        if starves(state, seat):
            return ask(state, steps.HUNGER, seat)
    if state.events is not None and not state.hungry:
        state.events.append(events.Fed())
    if not year.eliminate(state):
        year.end_year(state)


def starves(state: LaCittaState, seat: Seat) -> bool:
    """3.7.1, 3.7.2 and 3.7.8: compares once, and notes what must be lost."""
    state.shortage = lacking(state, seat)
    if state.events is not None:
        food = cities.food(state, cities.territory(state, seat))
        eaters = cities.population_of(state, seat)
        state.events.append(events.Harvested(seat, food, eaters))
    if not state.shortage:
        return False
    state.hungry |= 1 << seat
    if state.events is not None:
        citizens = cities.population_of(state, seat)
        state.events.append(events.Hungry(seat, citizens, state.shortage))
    return True


def why_not_starve(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> Reason | None:
    """3.7.4 and 3.7.5."""
    assert isinstance(action, Starve)
    if not cities.owns_castle(state, seat, action.castle):
        return reasons.NOT_YOUR_HUNGER
    there = state.population[city_of(state, action.castle)]
    return None if there else reasons.NO_CITIZENS_THERE


def hunger_blocks(kit: Kit, state: LaCittaState, seat: Seat) -> list[Block]:
    able = [city for city in cities_of(state, seat) if state.population[city]]
    return [(kit.book.starve, cities.castles_of(state, able))]


def starve(state: LaCittaState, castle: Hex) -> None:
    """3.7.2."""
    state.population[city_of(state, castle)] -= 1
    state.citizens += 1
    state.shortage -= 1


def apply_starve(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> None:
    """3.7.6: when all are lost, this player relocates."""
    assert isinstance(action, Starve)
    starve(state, action.castle)
    if not state.shortage and not loses_tiles(kit, state, seat):
        feed(kit, state, after(state, seat))


CHAPTERS: Chapters = {
    steps.RELOCATION: Chapter(
        (Demolish, Enough), apply_demolish, why_not_demolish, demolition_blocks
    ),
    steps.HUNGER: Chapter((Starve,), apply_starve, why_not_starve, hunger_blocks),
}
