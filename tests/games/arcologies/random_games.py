"""Random games in which arcologies are built and pumps are made, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from faubourg.bots.playout import draw
from faubourg.core.model import CHANCE, Action, Seat
from faubourg.games.arcologies import square
from faubourg.games.arcologies.components import DEGREES
from faubourg.games.arcologies.state import DEALT
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city.actions import Build, Commit, Decline, Demolish, Extend, Stop
from faubourg.games.small_city.components import Kind
from faubourg.games.small_city.state import HALLS
from games.arcologies.table import Table, start
from games.small_city.table import put

LATE = 5  # the round in which a game with full boroughs begins
METAL_EACH = 4
LARGE = (*box.RESIDENTIAL[1:], *box.COMMERCIAL[1:], *box.FACTORY[1:], *box.PARK[1:], box.LIBRARY)
DULL = (Commit, Decline, Demolish, Extend, Stop)


def ready(seats: int, options: dict[str, str], seed: str) -> Iterator[Table]:
    """A game that begins with boroughs in which arcologies can be built."""
    rng, game = Random(seed), start(seats, options)
    state = game.state
    state.step, state.halls, state.round = HALLS, [], LATE
    state.city.raw[box.METAL] += METAL_EACH * seats
    patterns = rng.sample(range(len(game.kit.patterns.names)), seats)
    for seat in range(seats):
        state.city.boroughs[seat].extras[DEALT] = patterns[seat]
        _fill(game.sit(seat), rng)
    for seat in range(seats):
        _people(game.sit(seat), rng)
    yield from play(game.begin(2), rng)


def play(game: Table, rng: Random) -> Iterator[Table]:
    yield game
    while game.state.actors:
        seat = rng.choice(game.state.actors)
        game.rules.apply(game.state, seat, choose(game, seat, rng))
        yield game


def choose(game: Table, seat: Seat, rng: Random) -> Action:
    """Every kind of choice is alike, so that rare ones are made too."""
    if seat == CHANCE:
        return draw(game.rules, game.state, rng)
    legal = game.rules.legal(game.state, seat)
    lively = [action for action in legal if not isinstance(action, DULL)]
    if not lively or rng.random() < 0.3:
        return game.rules.pick(game.state, seat, rng)
    kind = rng.choice(sorted({_kind(game, action) for action in lively}))
    return rng.choice([action for action in lively if _kind(game, action) == kind])


def _kind(game: Table, action: Action) -> str:
    if not isinstance(action, Build):
        return type(action).__name__
    return game.kit.places.kinds[game.kit.places.all[action.placement].kind]


def _fill(game: Table, rng: Random) -> None:
    """Most of a pattern, tiles that stick out of it, quarries, and metal."""
    borough = game.borough
    borough.steps = 1
    corner, turn = game.kit.board.cell(rng.randrange(3), rng.randrange(3)), rng.randrange(4)
    wanted = square.wanted(game.kit, borough, turn % len(DEGREES))
    cells = square.square_at(game.kit, corner).cells
    _lay(game, rng, box.TOWN_HALL, cells)
    for step, kind in wanted.tiles:
        if rng.random() < 0.7 and kind not in borough_kinds(game):
            _lay(game, rng, kind, ~(1 << corner + step))
    keep = 1 << corner + wanted.empty if rng.random() < 0.8 else 0
    for kind in rng.choices(LARGE, k=8):
        _lay(game, rng, kind, keep)
    _lay(game, rng, box.WAREHOUSE, ~cells | keep)
    _lay(game, rng, box.WAREHOUSE, cells)
    for kind in (box.FACTORY[1], box.FACTORY[2], box.FACTORY[1], box.REFINERY):
        _lay(game, rng, kind, cells)
    for number in range(1, 1 + len(borough.sheds)):
        cities.put_unit(game.city, borough, number, rng.choice((box.WOOD, box.STONE)))
    borough.money, borough.pollution = rng.randrange(9), rng.choice((0, 20, 60))
    for _ in range(METAL_EACH):
        if cities.hall_room(borough) - borough.hall > 0 or rng.random() < 0.7:
            borough.career, borough.hall = borough.career + borough.hall, 0
            cities.put_unit(game.city, borough, 0, box.METAL)


def borough_kinds(game: Table) -> set[Kind]:
    """Kinds that were built and are built once."""
    return {kind for kind in game.kit.once() if game.borough.built >> kind & 1}


def _lay(game: Table, rng: Random, kind: Kind, closed: int) -> None:
    kit, city = game.kit, game.city
    free = cities.open_cells(kit, game.borough) & ~closed
    fits = [place for place in kit.places.of(kind) if not place.cells & ~free]
    there_is = city.supply[kind] or kind in (box.TOWN_HALL, *kit.own_set())
    if fits and there_is and kind not in borough_kinds(game):
        put(kit, city, game.seat, rng.choice(fits).number)


def _people(game: Table, rng: Random) -> None:
    """Half of the slots have a citizen, some of them a tourist."""
    borough, seats = game.borough, game.kit.seats
    for cell in range(game.kit.board.count):
        if not sum(borough.slots) >> cell & 1 or rng.random() < 0.5:
            continue
        seat = rng.randrange(seats) if rng.random() < 0.2 else game.seat
        home = (borough.slots[0] | borough.slots[-1]) >> cell & 1
        owner = game.seat if home or borough.citizens[seat] else seat
        if game.city.boroughs[owner].career > 1:
            game.city.boroughs[owner].career -= 1
            borough.citizens[owner] |= 1 << cell
