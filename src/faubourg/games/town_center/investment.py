"""Phase 1: cubes are drawn, stacked into towers and taken (RULES.md 3.1, solo 4.2 and 4.3)."""

from __future__ import annotations

from faubourg.core.model import Reason, Seat
from faubourg.games.town_center.actions import Catalogue, Pick, PutBack, Stack
from faubourg.games.town_center.components import (
    COLOURS,
    LEAST_TOWER,
    OFFICE,
    SOLO_DRAW,
    TOWERS_ABOVE_FOUR,
    Colour,
)
from faubourg.games.town_center.reasons import (
    NO_SUCH_TOWER,
    NO_TOWER_THERE,
    NOT_DRAWN,
    NOT_IN_FRONT,
    NOT_OFFERED,
    TOWER_EMPTY,
    TOWER_FULL,
    TOWER_OUT_OF_ORDER,
    TOWERS_TOO_LOW,
)
from faubourg.games.town_center.state import LINE, Tower, TownCenterState


def drawable(state: TownCenterState) -> list[int]:
    """3.1.2, 4.2 and 4.3: no office among the first cubes."""
    early = len(state.line) < SOLO_DRAW if state.step == LINE else state.round == 1
    return [0, *state.bag[1:]] if early else state.bag


def draw_size(state: TownCenterState, seats: int) -> int:
    """3.1.1: two cubes a player; 4.2: three alone, or what is left."""
    left = sum(state.bag) + sum(state.drawn)
    return 2 * seats if seats > 1 else min(SOLO_DRAW, left)


def tower_count(seats: int) -> int:
    """3.1.3: a tower a player up to four, then always four."""
    return min(seats, TOWERS_ABOVE_FOUR)


def pick_order(first: Seat, seats: int) -> list[Seat]:
    """3.1.4: around the table, and back."""
    order = [(first + place) % seats for place in range(seats)]
    return order + order[::-1]


def lacking(towers: list[Tower]) -> int:
    """How many cubes the low towers still need."""
    return sum(max(0, LEAST_TOWER - len(tower)) for tower in towers)


def open_towers(towers: list[Tower], cubes: int, seats: int) -> list[int]:
    """3.1.3: towers that may take one of the cubes left, without leaving another too low."""
    lowest = next((place for place, tower in enumerate(towers) if not tower), len(towers))
    short = lacking(towers)
    return [
        place
        for place, tower in enumerate(towers[: lowest + 1])
        if len(tower) < LEAST_TOWER or (seats > TOWERS_ABOVE_FOUR and cubes > short)
    ]


def why_not_stack(state: TownCenterState, seats: int, action: Stack) -> Reason | None:
    """3.1.3, one sentence after the other."""
    colour, tower = action.colour, action.tower
    if not state.drawn[colour]:
        return NOT_DRAWN
    if tower >= len(state.towers):
        return NO_SUCH_TOWER
    if any(not lower for lower in state.towers[:tower]):
        return TOWER_OUT_OF_ORDER
    if len(state.towers[tower]) < LEAST_TOWER:
        return None
    if seats <= TOWERS_ABOVE_FOUR:
        return TOWER_FULL
    return TOWERS_TOO_LOW if sum(state.drawn) <= lacking(state.towers) else None


def stack_set(catalogue: Catalogue, state: TownCenterState, seats: int) -> int:
    """Every colour left, on every tower that may take it."""
    drawn = state.drawn
    towers = open_towers(state.towers, sum(drawn), seats)
    chosen = 0
    for colour in COLOURS:
        if drawn[colour]:
            row = catalogue.stack[colour]
            for tower in towers:
                chosen |= 1 << row[tower]
    return chosen


def why_not_pick(state: TownCenterState, action: Pick) -> Reason | None:
    """3.1.4: only a tower that still has a cube."""
    if action.tower >= len(state.towers):
        return NO_TOWER_THERE
    return None if state.towers[action.tower] else TOWER_EMPTY


def pick_set(catalogue: Catalogue, state: TownCenterState) -> int:
    standing = 0
    for place, tower in enumerate(state.towers):
        if tower:
            standing |= 1 << place
    return standing << catalogue.pick


def why_not_put_back(state: TownCenterState, action: PutBack) -> Reason | None:
    """4.2 and 4.3: one of the three cubes on offer."""
    if offered(state)[action.colour]:
        return None
    return NOT_IN_FRONT if state.line else NOT_OFFERED


def put_back_set(catalogue: Catalogue, state: TownCenterState) -> int:
    counts = offered(state)
    return sum(1 << catalogue.put_back[colour] for colour in COLOURS if counts[colour])


def offered(state: TownCenterState) -> list[int]:
    """Solo: per colour, the three cubes one of which goes back."""
    cubes = state.line[:SOLO_DRAW] if state.line else ()
    return [cubes.count(colour) + state.drawn[colour] for colour in COLOURS]


def take_back(state: TownCenterState, colour: Colour) -> None:
    """4.2: the cube returns to the bag; 4.3: to the end of the line."""
    city = state.cities[0]
    if state.line:
        kept = list(state.line[:SOLO_DRAW])
        kept.remove(colour)
        state.line = (*state.line[SOLO_DRAW:], colour)
    else:
        state.drawn[colour] -= 1
        state.bag[colour] += 1
        kept = spread(state.drawn)
        state.drawn = [0] * len(COLOURS)
    city.hand = tuple(sorted(kept))


def spread(counts: list[int]) -> list[Colour]:
    """Counts per colour as single cubes."""
    return [colour for colour in COLOURS for _ in range(counts[colour])]


assert OFFICE == 0  # drawable leaves out the first colour
