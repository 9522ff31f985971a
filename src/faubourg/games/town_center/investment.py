"""Phase 1: cubes are drawn, stacked into towers and taken (RULES.md 3.1, solo 4.2 and 4.3)."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Action, Reason, Seat
from faubourg.games.town_center import components as box
from faubourg.games.town_center import events, reasons
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.actions import Catalogue, Draw, Pick, PutBack, Stack
from faubourg.games.town_center.chapter import Kit
from faubourg.games.town_center.state import Tower, TownCenterState


def begin(kit: Kit, state: TownCenterState) -> bool:
    """A round begins with the draw; 4.3: or with the head of the line."""
    state.round += 1
    state.picks = 0
    # Where chance has named the first player, that tells it.
    if state.events is not None and state.step != steps.START:
        state.events.append(events.RoundBegun(state.round, state.first))
    if kit.central_park:
        return _offer_line(state)
    state.step, state.actors = steps.DRAW, (CHANCE,)
    return False


def why_not(kit: Kit, state: TownCenterState, seat: Seat, action: Action) -> Reason | None:
    if isinstance(action, Stack):
        return why_not_stack(state, kit.seats, action)
    if isinstance(action, Pick):
        return why_not_pick(state, action)
    assert isinstance(action, PutBack)
    return why_not_put_back(state, action)


def legal_set(kit: Kit, state: TownCenterState, seat: Seat) -> int:
    if state.step == steps.TOWERS:
        return stack_set(kit.book, state, kit.seats)
    return pick_set(kit.book, state) if state.step == steps.DRAFT else put_back_set(kit.book, state)


def apply(kit: Kit, state: TownCenterState, seat: Seat, action: Action) -> bool:
    """Over when everybody has two cubes."""
    if isinstance(action, Draw):
        return _draw(kit, state, action.colour)
    if isinstance(action, Pick):
        return _pick(kit, state, seat, action.tower)
    if isinstance(action, PutBack):
        take_back(state, action.colour)
        return True
    assert isinstance(action, Stack)
    state.drawn[action.colour] -= 1
    state.towers[action.tower] += (action.colour,)
    if not any(state.drawn):
        state.step = steps.DRAFT
    return False


# The draw


def drawable(state: TownCenterState) -> list[int]:
    """3.1.2, 4.2 and 4.3: no office among the first cubes."""
    early = len(state.line) < box.SOLO_DRAW if state.step == steps.LINE else state.round == 1
    return [0, *state.bag[1:]] if early else state.bag


def draw_size(state: TownCenterState, seats: int) -> int:
    """3.1.1: two cubes a player; 4.2: three alone, or what is left."""
    if seats > 1:
        return 2 * seats
    return min(box.SOLO_DRAW, sum(state.bag) + sum(state.drawn))


def _draw(kit: Kit, state: TownCenterState, colour: box.Colour) -> bool:
    """3.1.1: cube by cube."""
    state.bag[colour] -= 1
    state.drawn[colour] += 1
    if sum(state.drawn) < draw_size(state, kit.seats):
        return False
    if state.events is not None:
        state.events.append(events.CubesDrawn(state.first, tuple(spread(state.drawn))))
    if kit.seats == 1:
        return _offer(state)
    state.step, state.actors = steps.TOWERS, (state.first,)
    state.towers = [()] * tower_count(kit.seats)
    return False


# Towers


def tower_count(seats: int) -> int:
    """3.1.3: a tower a player up to four, then always four."""
    return min(seats, box.TOWERS_ABOVE_FOUR)


def pick_order(first: Seat, seats: int) -> list[Seat]:
    return [picker(first, seats, place) for place in range(2 * seats)]


def picker(first: Seat, seats: int, place: int) -> Seat:
    """3.1.4: around the table, and back."""
    return (first + min(place, 2 * seats - 1 - place)) % seats


def lacking(towers: list[Tower]) -> int:
    """How many cubes the low towers still need."""
    return sum(max(0, box.LEAST_TOWER - len(tower)) for tower in towers)


def open_towers(towers: list[Tower], cubes: int, seats: int) -> list[int]:
    """3.1.3: towers that may take one of the cubes left, without leaving another too low."""
    higher = seats > box.TOWERS_ABOVE_FOUR and cubes > lacking(towers)
    found = []
    for place, tower in enumerate(towers):
        if higher or len(tower) < box.LEAST_TOWER:
            found.append(place)
        if not tower:
            break  # the next ones must wait for this one
    return found


def why_not_stack(state: TownCenterState, seats: int, action: Stack) -> Reason | None:
    """3.1.3, one sentence after the other."""
    colour, tower = action.colour, action.tower
    if not state.drawn[colour]:
        return reasons.NOT_DRAWN
    if tower >= len(state.towers):
        return reasons.NO_SUCH_TOWER
    if any(not lower for lower in state.towers[:tower]):
        return reasons.TOWER_OUT_OF_ORDER
    if len(state.towers[tower]) < box.LEAST_TOWER:
        return None
    if seats <= box.TOWERS_ABOVE_FOUR:
        return reasons.TOWER_FULL
    return reasons.TOWERS_TOO_LOW if sum(state.drawn) <= lacking(state.towers) else None


def stack_set(catalogue: Catalogue, state: TownCenterState, seats: int) -> int:
    """Every colour left, on every tower that may take it."""
    drawn = state.drawn
    towers = open_towers(state.towers, sum(drawn), seats)
    chosen = 0
    for colour in box.COLOURS:
        if drawn[colour]:
            row = catalogue.stack[colour]
            for tower in towers:
                chosen |= 1 << row[tower]
    return chosen


def why_not_pick(state: TownCenterState, action: Pick) -> Reason | None:
    """3.1.4: only a tower that still has a cube."""
    if action.tower >= len(state.towers):
        return reasons.NO_TOWER_THERE
    return None if state.towers[action.tower] else reasons.TOWER_EMPTY


def pick_set(catalogue: Catalogue, state: TownCenterState) -> int:
    standing = 0
    for place, tower in enumerate(state.towers):
        if tower:
            standing |= 1 << place
    return standing << catalogue.pick


def _pick(kit: Kit, state: TownCenterState, seat: Seat, place: int) -> bool:
    """3.1.4: the top cube; then the next in the snake."""
    tower, city = state.towers[place], state.cities[seat]
    city.hand = tuple(sorted((*city.hand, tower[-1])))
    state.towers[place] = tower[:-1]
    state.picks += 1
    if state.picks == 2 * kit.seats:
        return True
    state.actors = (picker(state.first, kit.seats, state.picks),)
    return False


# Alone


def _offer_line(state: TownCenterState) -> bool:
    """4.3."""
    if state.events is not None:
        state.events.append(events.LineOffered(state.round, state.line[: box.SOLO_DRAW]))
    return _offer(state)


def _offer(state: TownCenterState) -> bool:
    """4.2 and 4.3: choose from three cubes; the last two leave no choice."""
    counts = offered(state)
    state.step, state.actors = steps.CHOOSE, (0,)
    if sum(counts) == box.SOLO_DRAW:
        return False
    state.cities[0].hand = tuple(spread(counts))
    state.drawn = [0] * len(box.COLOURS)
    state.line = ()
    return True


def why_not_put_back(state: TownCenterState, action: PutBack) -> Reason | None:
    """4.2 and 4.3: one of the three cubes on offer."""
    if offered(state)[action.colour]:
        return None
    return reasons.NOT_IN_FRONT if state.line else reasons.NOT_OFFERED


def put_back_set(catalogue: Catalogue, state: TownCenterState) -> int:
    counts = offered(state)
    return sum(1 << catalogue.put_back[colour] for colour in box.COLOURS if counts[colour])


def offered(state: TownCenterState) -> list[int]:
    """Solo: per colour, the three cubes one of which goes back."""
    cubes = state.line[: box.SOLO_DRAW] if state.line else ()
    return [cubes.count(colour) + state.drawn[colour] for colour in box.COLOURS]


def take_back(state: TownCenterState, colour: box.Colour) -> None:
    """4.2: the cube returns to the bag; 4.3: to the end of the line."""
    city = state.cities[0]
    if state.line:
        kept = list(state.line[: box.SOLO_DRAW])
        kept.remove(colour)
        state.line = (*state.line[box.SOLO_DRAW :], colour)
    else:
        state.drawn[colour] -= 1
        state.bag[colour] += 1
        kept = spread(state.drawn)
        state.drawn = [0] * len(box.COLOURS)
    city.hand = tuple(sorted(kept))


def spread(counts: list[int]) -> list[box.Colour]:
    """Counts per colour as single cubes."""
    return [colour for colour in box.COLOURS for _ in range(counts[colour])]


assert box.OFFICE == 0  # drawable leaves out the first colour
