"""Random games, step by step, for what must be true at every moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, TypeVar

from faubourg.core.catalogue import members
from faubourg.core.model import CHANCE, Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.board import Placement
from faubourg.games.small_city.city import why_not_beside
from faubourg.games.small_city.components import EACH_RAW, HOME, POWER, TOWN_HALL
from games.small_city.table import CityTable, Table, put, start

P = TypeVar("P", bound=CityTable[Any, Any])
LATE = 6  # the round in which a crowded game begins
TRIES = 60  # tiles laid at random in each borough
SCARCE = 0.4  # how often raw materials have gone out of the game


def walk(seats: int, options: dict[str, str], seed: str) -> Iterator[Table]:
    """A whole game; the table after every action is one object that changes."""
    yield from start(seats, options).walk(Random(seed))


def crowded(seats: int, options: dict[str, str], seed: str) -> Iterator[Table]:
    """The last rounds of a game with full boroughs, which random players alone never build."""
    rng, game = Random(seed), start(seats, options)
    game.state.halls, game.state.round = [], LATE
    for seat in range(seats):
        _fill(game.sit(seat), rng)
    for seat in range(seats):
        _people(game.sit(seat), rng)
    if rng.random() < SCARCE:
        game.state.city.raw = [min(2, count) for count in game.state.city.raw]
    yield from game.begin(3).walk(rng)


def decisions(games: Iterator[P], every: int) -> Iterator[P]:
    """Moments of a game where a player decides: the first ones of each question, then some."""
    seen = Counter[str]()
    for game in games:
        if game.actors not in ((), (CHANCE,)):
            sitting = game.sit(game.actors[0])
            question = f"{game.step} {sitting.borough.ask}"
            seen[question] += 1
            if seen[question] % every == 1:
                yield sitting


def _fill(game: Table, rng: Random) -> None:
    """Tiles wherever they may stand, with influences or without."""
    kit, borough, city = game.kit, game.borough, game.city
    kinds = [kind for kind in range(len(kit.tiles)) if kind != TOWN_HALL]
    for kind in [TOWN_HALL, *rng.choices(kinds, k=TRIES)]:
        there_is = city.supply[kind] or kind in (TOWN_HALL, *kit.own_set())
        fits = [place for place in kit.places.of(kind) if _fits(game, place)]
        if there_is and fits and not borough.built >> kind & 1:
            put(kit, city, game.seat, rng.choice(fits).number)
    borough.money, borough.votes = rng.randrange(9), rng.randrange(9)
    borough.pollution = rng.choice((0, 20, 60, 80, 90))
    _store(game, rng)


def _fits(game: Table, place: Placement) -> bool:
    free = cities.open_cells(game.kit, game.borough)
    return not place.cells & ~free and why_not_beside(game.kit, game.borough, place) is None


def _store(game: Table, rng: Random) -> None:
    for number in range(len(game.borough.sheds) + 1):
        for raw in rng.choices(EACH_RAW, k=rng.randrange(3)):
            if game.city.raw[raw] and cities.room(game.kit, game.borough, number) > 0:
                cities.put_unit(game.city, game.borough, number, raw)


def _people(game: Table, rng: Random) -> None:
    """Half of the citizens of the career space stand on slots, some of them abroad."""
    own = game.borough
    for _ in range(rng.randrange(own.career)):
        where = rng.randrange(game.kit.seats) if rng.random() < 0.3 else game.seat
        free = members(_room(game, where))
        if free:
            own.career -= 1
            game.city.boroughs[where].citizens[game.seat] |= 1 << rng.choice(free)
    own.reserve, own.career = 0, own.career + own.reserve


def _room(game: Table, where: Seat) -> int:
    borough = game.city.boroughs[where]
    free = sum(borough.slots) & ~cities.occupied(borough)
    if where == game.seat:
        return free
    alone = borough.citizens[game.seat].bit_count() < 2
    return free & ~borough.slots[HOME] & ~borough.slots[POWER] if alone else 0
