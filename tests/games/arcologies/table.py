"""Positions from text, actions in notation: the one small builder of these tests.

    game = table("arcology c3 d3*; factory-2 a1 b1**", phase=3, pumps=[2])
    assert game.why_not("go 1 d3") == ARCOLOGY_CLOSED

A borough is its tiles as the notation names them; an arcology is named by the lower left cell of
its square, and the cells after it are those of people inside. A star behind a cell is a citizen of
the owner, two stars are a pair, a star and a number one of that player. Tiles, citizens and units
come from where they are in the box. Without a town hall in the text one stands in the upper right
corner of the easy zone. Everybody has the pattern Habitat, unless others are named.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from position import Position

from faubourg.core.model import NOBODY, Seat
from faubourg.games.arcologies import GAME
from faubourg.games.arcologies.components import ARCOLOGY
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.state import (
    BUILT,
    DEALT,
    PAIRS,
    PUMPS,
    STEP_NAMES,
    TURN,
    ArcologiesState,
)
from faubourg.games.arcologies.table import Arcology, Place
from faubourg.games.arcologies.table import ArcologyTable as ArcologySeen
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.components import CARDS, LINES, RAWS
from faubourg.games.small_city.ground import Ground
from faubourg.games.small_city.state import BETWEEN, HALLS, Borough, City, Plan

X = TypeVar("X")
AWAY = "town-hall f6 g6 f7 g7"
RESIDENT = "*"


class Table(Position[ArcologiesRules, ArcologiesState]):
    """A position, and short questions about it; about the first seat unless another is named."""

    # Acting

    def commit(self) -> Table:
        """Everybody who is asked at once commits."""
        for seat in self.state.actors:
            self.sit(seat).play("commit")
        return self

    def begin(self, phase: int) -> Table:
        """This phase begins now, whatever should have come before."""
        self.state.phase, self.state.step = phase - 1, BETWEEN
        while self.state.step == BETWEEN:
            self.state.phase = self.state.phase % len(self.rules.begin) + 1
            self.rules.begin[self.state.phase - 1](self.kit, self.state)
        return self

    def circle(self, *cards: str) -> Table:
        """Chance lays these cards first, then the others in their order."""
        for card in cards:
            self.follow(f"lay {card}")
        while self.step == "circle":
            self.follow(next(iter(self.chances())))
        return self

    # Asking

    def view(self) -> ArcologySeen:
        """What this seat knows, with its parts at hand."""
        return ArcologySeen(self.rules, self.known(), self.seat)

    def rank(self) -> str:
        return self.rules.rank(self.state)

    def seen(self, player: Seat) -> Ground:
        """A borough as this seat sees it."""
        return self.view().grounds[player]

    def arcology(self, player: Seat = 0) -> Arcology:
        """An arcology as this seat sees it."""
        return self.view().arcologies[player]

    def place(self, corner: str, turn: int = 0) -> Place:
        """What the own view tells of a place."""
        places = self.arcology(self.seat).places
        return next(p for p in places if (p.corner, p.turn) == (corner, turn))

    @property
    def pumps(self) -> int:
        return self.borough.extras[PUMPS]

    def box(self, kind: str) -> int:
        """Tiles of a kind that are out of the game."""
        return self.city.razed[self.kit.places.kinds.index(kind)]

    @property
    def plan(self) -> Plan:
        """The own plan of construction."""
        plan = self.view().plan
        assert plan is not None
        return plan

    @property
    def kit(self) -> ArcologyKit:
        return self.rules.kit

    def known(self) -> ArcologiesState:
        return self.rules.known(self.state, self.seat)

    @property
    def step(self) -> str:
        return STEP_NAMES[self.state.step]

    @property
    def phase(self) -> int:
        return self.state.phase

    @property
    def city(self) -> City:
        """The own plan's in construction, else the real one."""
        return self.state.plans[self.seat].city if self.state.plans else self.state.city

    @property
    def borough(self) -> Borough:
        return self.city.boroughs[self.seat]

    @property
    def money(self) -> int:
        return self.borough.money

    @property
    def votes(self) -> int:
        return self.borough.votes

    @property
    def pollution(self) -> int:
        return self.borough.pollution

    @property
    def hall(self) -> int:
        return self.borough.hall

    def tiles(self) -> set[str]:
        """As the notation names them, without the town hall."""
        names = [self.kit.places.names[tile] for tile in self.borough.tiles]
        return {name for name in names if not name.startswith("town-hall")}

    def stock(self, store: str = "hall") -> list[int]:
        """Wood, stone, metal in a store."""
        cell = self.kit.board.number.get(store, -1)
        first = len(RAWS) * cities.store_number(self.borough, cell)
        return self.borough.stock[first : first + len(RAWS)]

    def citizens(self, of: Seat | None = None) -> set[str]:
        """Cells of the own borough on which citizens stand, of a seat or the own ones."""
        cells = self.borough.citizens[self.seat if of is None else of]
        return set(self.kit.board.named(cells))

    def cemeteries(self) -> set[str]:
        return set(self.kit.board.named(cities.cemeteries(self.borough)))

    def supply(self, kind: str) -> int:
        return self.city.supply[self.kit.places.kinds.index(kind)]

    def score(self) -> dict[str, int]:
        """Points by line."""
        lines = self.rules.score(self.state, self.seat)
        return {line.key.removeprefix("arcologies."): line.points for line in lines}

    def total(self) -> int:
        return self.rules.total(self.state, self.seat)

    def ranking(self) -> list[list[Seat]]:
        return self.rules.ranking(self.state)


@cache
def _rules(seats: int, options: tuple[tuple[str, str], ...]) -> ArcologiesRules:
    rules = GAME.rules(seats, dict(options))
    assert isinstance(rules, ArcologiesRules)
    return rules


def start(seats: int, options: dict[str, str] | None = None) -> Table:
    """A new game."""
    rules = _rules(seats, tuple(sorted((options or {}).items())))
    return Table(rules, rules.new_state())


def table(
    *boroughs: str,
    seats: int = 2,
    phase: int = 2,
    round: int = 2,
    host: Seat = 0,
    last_host: Seat = NOBODY,
    money: Sequence[int] = (),
    votes: Sequence[int] = (),
    pollution: Sequence[int] = (),
    hall: Sequence[int] = (),
    stock: Sequence[str] = (),
    cards: Sequence[str] = (),
    steps: Sequence[int] = (),
    mayor: str = "",
    graves: Sequence[str] = (),
    discs: Sequence[str] = (),
    supply: str = "",
    raw: str = "",
    patterns: Sequence[str] = (),
    pumps: Sequence[int] = (),
    quiet: int = 0,
    options: dict[str, str] | None = None,
) -> Table:
    """A phase as it begins; lists have one entry for each seat, and may be shorter.

    stock: "hall wood wood; c4 stone". graves: cells of own citizens. discs: "industry-2 tourism-1".
    supply: "factory-1=0". raw: "wood=1", the rest of it goes out of the game.
    """
    game = start(seats, options)
    state = game.state
    state.step, state.halls, state.quiet = HALLS, [], quiet
    state.host, state.last_host = host, last_host
    state.round = round - 1 if phase == 1 else round  # phase 1 begins a round
    for seat in range(seats):
        words = boroughs[seat] if seat < len(boroughs) else ""
        _tiles(game.sit(seat), words if "town-hall" in words else f"{AWAY}; {words}")
    for seat, borough in enumerate(state.city.boroughs):
        name = _given(patterns, seat, "habitat")
        borough.extras[DEALT] = game.kit.patterns.names.index(name)
        borough.extras[PUMPS] = _given(pumps, seat, 0)
        borough.money = _given(money, seat, 0)
        borough.votes = _given(votes, seat, 0)
        borough.pollution = _given(pollution, seat, 0)
        borough.steps = _given(steps, seat, 0)
        _in_hall(borough, _given(hall, seat, 0))
        _cards(borough, _given(cards, seat, ""))
        _graves(game.sit(seat), _given(graves, seat, ""))
        _discs(borough, _given(discs, seat, ""))
    for seat, words in enumerate(stock):
        _stock(game.sit(seat), words)
    state.city.boroughs[host].mayor = _cells(game, mayor)
    _supply(game, supply, raw)
    return game.begin(phase)


def _given(values: Sequence[X], seat: Seat, otherwise: X) -> X:
    return values[seat] if seat < len(values) else otherwise


def _tiles(game: Table, words: str) -> None:
    for tile in filter(None, map(str.strip, words.split(";"))):
        kind, *cells = tile.split()
        plain = [cell.split(RESIDENT)[0] for cell in cells]
        put(game.kit, game.state.city, game.seat, _number(game, kind, plain))
        if kind == "arcology":
            game.borough.extras[BUILT], game.borough.extras[TURN] = 1, 0
        for cell in cells:
            name, star, owner = cell.partition(RESIDENT)
            if star:
                _stand(game, name, int(owner.strip(RESIDENT) or game.seat + 1) - 1)
            if owner == RESIDENT:
                _stand(game, name, game.seat)
                game.borough.extras[PAIRS] |= 1 << game.kit.board.number[name]


def _number(game: Table, kind: str, cells: list[str]) -> int:
    """Of a placement; an arcology is named by one cell."""
    if kind == "arcology":
        return game.kit.places.forms[ARCOLOGY][0].numbers[game.kit.board.number[cells[0]]]
    return game.kit.places.names.index(" ".join([kind, *cells]))


def put(kit: ArcologyKit, city: City, seat: Seat, number: int) -> None:
    """A tile of an earlier round, from where it is in the box."""
    borough, kind = city.boroughs[seat], kit.places.all[number].kind
    cities.put_tile(kit, borough, number)
    if kind in kit.once():
        borough.built |= 1 << kind
    if kind not in kit.own_set() and kit.places.kinds[kind] not in ("town-hall", "arcology"):
        city.supply[kind] -= 1


def _stand(game: Table, cell: str, owner: Seat) -> None:
    player = game.state.city.boroughs[owner]
    if player.career:
        player.career -= 1
    else:
        player.reserve -= 1
    game.state.city.boroughs[game.seat].citizens[owner] |= 1 << game.kit.board.number[cell]


def _in_hall(borough: Borough, count: int) -> None:
    borough.career += borough.hall - count
    borough.hall = count


def _cards(borough: Borough, card: str) -> None:
    if card:
        borough.card, borough.architect = CARDS.index(card), card == "architect"


def _cells(game: Table, words: str) -> int:
    return sum(1 << game.kit.board.number[cell] for cell in words.split())


def _graves(game: Table, words: str) -> None:
    borough = game.state.city.boroughs[game.seat]
    borough.graves[game.seat] = _cells(game, words)
    borough.career -= len(words.split())


def _discs(borough: Borough, words: str) -> None:
    spaces = [word.split("-") for word in words.split()]
    found = [1 + 4 * LINES.index(line) + int(column) - 1 for line, column in spaces]
    borough.discs = sorted([*found, *[0] * (2 - len(found))])


def _stock(game: Table, words: str) -> None:
    city = game.state.city
    borough = city.boroughs[game.seat]
    for store in filter(None, map(str.strip, words.split(";"))):
        name, *units = store.split()
        number = cities.store_number(borough, game.kit.board.number.get(name, -1))
        for unit in units:
            cities.put_unit(city, borough, number, RAWS.index(unit))


def _supply(game: Table, tiles: str, raw: str) -> None:
    city = game.state.city
    for word in tiles.split():
        kind, count = word.split("=")
        city.supply[game.kit.places.kinds.index(kind)] = int(count)
    for word in raw.split():
        kind, count = word.split("=")
        city.raw[RAWS.index(kind)] = int(count)
