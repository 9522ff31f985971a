"""Positions from text, actions in notation: the one small builder of these tests.

    game = table("town-hall c3 d3 c4 d4; school f5; residential-1 e5*", money=[2])
    assert game.why_not("build residential-2 d2 e2") == LACKS_CULTURE

A borough is its tiles as the notation names them. A star behind a cell is a citizen of the owner,
a star and a number one of that player. Tiles, citizens and units come from where they are in the
box. Without a town hall in the text one stands in the upper right corner of the easy zone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from position import Position

from faubourg.core.model import NOBODY, Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.components import CARDS, LINES, RAWS
from faubourg.games.small_city.ground import Ground
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.rules import BaseRules, SmallCityRules
from faubourg.games.small_city.state import BETWEEN, STEPS, Borough, City, Plan, SmallCityState
from faubourg.games.small_city.table import Table as Seen

X = TypeVar("X")
R = TypeVar("R", bound=SmallCityRules[Any, Any])
S = TypeVar("S", bound=SmallCityState)
AWAY = "town-hall f6 g6 f7 g7"
RESIDENT = "*"
UNCOUNTED = ("town-hall", "arcology")  # tiles that are in nobody's supply


class CityTable(Position[R, S], Generic[R, S]):
    """Asked by the first seat unless another is named; of Small City or its expansion."""

    STEPS: ClassVar[Sequence[str]] = STEPS

    # Acting

    def commit(self) -> Self:
        """Everybody who is asked at once commits."""
        for seat in self.state.actors:
            self.sit(seat).play("commit")
        return self

    def begin(self, phase: int) -> Self:
        """This phase begins now, whatever should have come before."""
        self.state.phase, self.state.step = phase - 1, BETWEEN
        while self.state.step == BETWEEN:
            self.state.phase = self.state.phase % len(self.rules.begin) + 1
            self.rules.begin[self.state.phase - 1](self.kit, self.state)
        return self

    def circle(self, *cards: str) -> Self:
        """Chance lays these cards first, then the others in their order."""
        for card in cards:
            self.follow(f"lay {card}")
        while self.step == "circle":
            self.follow(next(iter(self.chances())))
        return self

    # Asking

    def view(self) -> Seen:
        """What this seat knows, with its parts at hand."""
        return Seen(self.rules, self.known, self.seat)

    def seen(self, player: Seat) -> Ground:
        """A borough as this seat sees it."""
        return self.view().grounds[player]

    @property
    def plan(self) -> Plan:
        """The own plan of construction."""
        plan = self.view().plan
        assert plan is not None
        return plan

    @property
    def kit(self) -> Kit:
        kit: Kit = self.rules.kit
        return kit

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
        return {line.key.rpartition(".")[2]: line.points for line in lines}

    # Building it

    def lay_out(
        self, *boroughs: str, phase: int = 2, round: int = 2, host: Seat = 0,
        last_host: Seat = NOBODY, money: Sequence[int] = (), votes: Sequence[int] = (),
        pollution: Sequence[int] = (), hall: Sequence[int] = (), stock: Sequence[str] = (),
        cards: Sequence[str] = (), steps: Sequence[int] = (), mayor: str = "",
        graves: Sequence[str] = (), discs: Sequence[str] = (), supply: str = "", raw: str = "",
    ) -> Self:  # fmt: skip
        """A phase as it begins; lists have one entry for each seat, and may be shorter.

        stock: "hall wood wood; c4 stone". graves: cells of own citizens. discs: "industry-2
        tourism-1". supply: "factory-1=0". raw: "wood=1", the rest of it goes out of the game.
        """
        state = self.state
        state.halls, state.host, state.last_host = [], host, last_host
        state.round = round - 1 if phase == 1 else round  # phase 1 begins a round
        for seat in range(self.rules.seats):
            words = boroughs[seat] if seat < len(boroughs) else ""
            self.sit(seat).lay_tiles(words if "town-hall" in words else f"{AWAY}; {words}")
        for seat, borough in enumerate(state.city.boroughs):
            borough.money = given(money, seat, 0)
            borough.votes = given(votes, seat, 0)
            borough.pollution = given(pollution, seat, 0)
            borough.steps = given(steps, seat, 0)
            _in_hall(borough, given(hall, seat, 0))
            _cards(borough, given(cards, seat, ""))
            self.sit(seat)._graves(given(graves, seat, ""))
            _discs(borough, given(discs, seat, ""))
        for seat, words in enumerate(stock):
            self.sit(seat)._stock(words)
        state.city.boroughs[host].mayor = self._cells(mayor)
        self._supply(supply, raw)
        return self.begin(phase)

    def lay_tiles(self, words: str) -> None:
        for tile in filter(None, map(str.strip, words.split(";"))):
            kind, *cells = tile.split()
            plain = [cell.split(RESIDENT)[0] for cell in cells]
            put(self.kit, self.state.city, self.seat, self.number(kind, plain))
            for cell in cells:
                self.people(*cell.partition(RESIDENT))

    def number(self, kind: str, cells: list[str]) -> int:
        """Of a placement."""
        return self.kit.places.names.index(" ".join([kind, *cells]))

    def people(self, cell: str, star: str, owner: str) -> None:
        """Who stands on a cell of a tile that is laid."""
        if star:
            self.stand(cell, int(owner or self.seat + 1) - 1)

    def stand(self, cell: str, owner: Seat) -> None:
        player = self.state.city.boroughs[owner]
        if player.career:
            player.career -= 1
        else:
            player.reserve -= 1
        self.state.city.boroughs[self.seat].citizens[owner] |= 1 << self.kit.board.number[cell]

    def _cells(self, words: str) -> int:
        return sum(1 << self.kit.board.number[cell] for cell in words.split())

    def _graves(self, words: str) -> None:
        borough = self.state.city.boroughs[self.seat]
        borough.graves[self.seat] = self._cells(words)
        borough.career -= len(words.split())

    def _stock(self, words: str) -> None:
        city = self.state.city
        borough = city.boroughs[self.seat]
        for store in filter(None, map(str.strip, words.split(";"))):
            name, *units = store.split()
            number = cities.store_number(borough, self.kit.board.number.get(name, -1))
            for unit in units:
                cities.put_unit(city, borough, number, RAWS.index(unit))

    def _supply(self, tiles: str, raw: str) -> None:
        city = self.state.city
        for word in tiles.split():
            kind, count = word.split("=")
            city.supply[self.kit.places.kinds.index(kind)] = int(count)
        for word in raw.split():
            kind, count = word.split("=")
            city.raw[RAWS.index(kind)] = int(count)


class Table(CityTable[BaseRules, SmallCityState]):
    """Of Small City."""

    KEY = "small_city"


start = Table.start


def table(
    *boroughs: str, seats: int = 2, options: dict[str, str] | None = None, **given: Any
) -> Table:
    """A phase as it begins (CityTable.lay_out)."""
    return start(seats, options).lay_out(*boroughs, **given)


def given(values: Sequence[X], seat: Seat, otherwise: X) -> X:
    return values[seat] if seat < len(values) else otherwise


def put(kit: Kit, city: City, seat: Seat, number: int) -> None:
    """A tile of an earlier round, from where it is in the box."""
    borough, kind = city.boroughs[seat], kit.places.all[number].kind
    cities.put_tile(kit, borough, number)
    if kind in kit.once():
        borough.built |= 1 << kind
    if kind not in kit.own_set() and kit.places.kinds[kind] not in UNCOUNTED:
        city.supply[kind] -= 1


def _in_hall(borough: Borough, count: int) -> None:
    borough.career += borough.hall - count
    borough.hall = count


def _cards(borough: Borough, card: str) -> None:
    if card:
        borough.card, borough.architect = CARDS.index(card), card == "architect"


def _discs(borough: Borough, words: str) -> None:
    spaces = [word.split("-") for word in words.split()]
    found = [1 + 4 * LINES.index(line) + int(column) - 1 for line, column in spaces]
    borough.discs = sorted([*found, *[0] * (2 - len(found))])
