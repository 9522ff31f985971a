"""Positions from text, actions in notation: the one small builder of these tests.

    game = table(red=["4-13:3 school@3-14"], blue=["4-19:3"], gold=[4, 0], display="palace")
    assert game.why_not("card palace 2-15") == TOUCHES_ANOTHER

A city is the hex of its castle, its citizens, and its buildings with their hexes. Pieces come from
the reserve, so that everything stays as in the box. Without a place in the text there is no city.
"""

from __future__ import annotations

from collections.abc import Sequence

from position import Position

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.la_citta import GAME, city, turns, year
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.board import NOWHERE, Board, Hex, Hexes
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.state import REVEAL, STEPS, TURN, City, LaCittaState

COLOURS = ("red", "blue", "green", "violet", "ochre")
EXPANSION = {"expansion": "on"}
ADVANCED = {"setup": "advanced"}
# Hidden voice cards. With an open culture card: health is the Voice, and mostly nobody moves.
QUIET = ("education", "health", "health")
EDUCATION = ("education", "education", "education")


class Table(Position[LaCittaRules, LaCittaState]):
    """A position, and short questions about it; about the first seat unless another is named."""

    KEY, STEPS = "la_citta", STEPS

    def by_edition(self, edition: int) -> Table:
        """The same table, gone on with by the rules of this edition."""
        rules = GAME.rules(self.rules.seats, self.rules.options, edition=edition)
        assert isinstance(rules, LaCittaRules)
        return Table(rules, self.state, self.seat)

    # Acting

    def reveal(self, *services: str) -> Table:
        """Phase 4 ends, and these are the hidden voice cards."""
        turns.end_actions(self.state)
        return self.follow(*(f"voice {n} {word}" for n, word in enumerate(services, start=1)))

    def new_year(self, opened: str = "health") -> Table:
        """The next year begins, with this voice card; income and growth follow."""
        year.begin_year(self.state)
        return self.follow(f"voice open {opened}")

    def again(self) -> Table:
        """It is this seat's turn once more, whatever should have come before."""
        self.state.step, self.state.turn, self.state.actors = TURN, self.seat, (self.seat,)
        return self

    def crowd(self, castle: str, citizens: int) -> Table:
        """So many citizens live there, even too few for its tiles."""
        self.state.citizens += self.population(castle)[0] - citizens
        self.state.population[self.at(castle)] = citizens
        return self

    def all_pass(self) -> Table:
        """Everybody passes to the end of phase 4."""
        while self.state.step == TURN:
            self.follow("pass")
        assert self.state.step == REVEAL
        return self

    # Asking

    @property
    def board(self) -> Board:
        return self.rules.board

    @property
    def gold(self) -> int:
        return self.state.gold[self.seat]

    @property
    def cards(self) -> int:
        return self.state.cards[self.seat]

    @property
    def food(self) -> int:
        return city.food(self.state, city.territory(self.state, self.seat))

    @property
    def citizens(self) -> int:
        return city.population_of(self.state, self.seat)

    @property
    def income(self) -> int:
        return city.income(self.state, city.territory(self.state, self.seat))

    @property
    def cubes(self) -> int:
        return city.cubes_left(self.state, self.seat)

    @property
    def display(self) -> list[str]:
        return ["" if card < 0 else box.CARDS[card] for card in self.state.display]

    @property
    def terrain(self) -> dict[str, str]:
        """By space; "" before it is laid."""
        codes = [
            "" if laid == box.UNLAID else box.TERRAINS[laid] for laid in self.state.land.terrain
        ]
        return dict(zip(self.board.space_names, codes, strict=True))

    @property
    def castles(self) -> list[str]:
        """Of the seat's cities."""
        return [
            self.board.names[self.state.castles[c]] for c in city.cities_of(self.state, self.seat)
        ]

    def hex(self, name: str) -> Hex:
        return self.board.number[name]

    def names(self, hexes: Hexes) -> set[str]:
        return {self.board.names[hex] for hex in members(hexes)}

    def at(self, castle: str) -> City:
        """The city with its castle there, or NOWHERE."""
        return city.city_of(self.state, self.hex(castle))

    def population(self, *castles: str) -> list[int]:
        return [self.state.population[self.at(castle)] for castle in castles]

    def stands(self, castle: str) -> bool:
        return self.at(castle) != NOWHERE

    def tiles(self, castle: str) -> dict[str, str]:
        """The buildings of a city by hex, without its castle."""
        kinds, hexes = self.state.kinds, members(self.state.tiles[self.at(castle)])
        named = {self.board.names[h]: box.BUILDINGS[city.kind_at(self.state, h)] for h in hexes}
        assert kinds[0] >> self.hex(castle) & 1
        return {name: building for name, building in named.items() if name != castle}

    def limit(self, castle: str) -> int:
        return city.limit(self.state, self.at(castle))

    def on_castle(self, castle: str) -> int:
        return city.on_castle(self.state, self.at(castle))

    def food_of(self, castle: str) -> int:
        return city.food(self.state, self.state.tiles[self.at(castle)])

    def services(self, castle: str) -> tuple[float, ...]:
        """Culture, education, health; cubes included."""
        found = self.at(castle)
        return tuple(city.points(self.state, found, service) / 2 for service in range(3))

    def pool(self, building: str) -> int:
        return self.state.pools[box.POOL_OF[box.BUILDINGS.index(building)]]

    def score(self) -> dict[str, int]:
        """Points by line."""
        lines = self.rules.score(self.state, self.seat)
        return {line.key.removeprefix("la_citta."): line.points for line in lines}


start = Table.start


def begin(seats: int = 2, options: dict[str, str] | None = None, opened: str = "culture") -> Table:
    """A new game in its first turn: cards are laid in the order of their kinds, seat 1 is first."""
    game = start(seats, {"first_player": "1", **(options or {})})
    while game.step == "display":
        game.follow(next(iter(game.chances())))
    return game.follow(f"voice open {opened}")


def table(
    *, red: Sequence[str] = (), blue: Sequence[str] = (), green: Sequence[str] = (),
    violet: Sequence[str] = (), ochre: Sequence[str] = (), seats: int = 2, gold: Sequence[int] = (),
    cards: Sequence[int] = (), display: str = "", opened: str = "culture", year: int = 2,
    round: int = 2, first: Seat = 0, turn: Seat = 0, citizens: int | None = None,
    bank: int | None = None, pools: str = "", options: dict[str, str] | None = None,
) -> Table:  # fmt: skip
    """A turn of phase 4. Pools "market=0 road=1" and what else is named is not as in the box."""
    game = start(seats, options)
    state = game.state
    _clear(game)
    for seat, cities in enumerate((red, blue, green, violet, ochre)):
        for words in cities:
            _raise(game.sit(seat), words)
    state.gold = [*gold, *[0] * (seats - len(gold))]
    state.cards = [*cards, *[3] * (seats - len(cards))]
    state.bank = box.GOLD - sum(state.gold) if bank is None else bank
    state.citizens = box.CITIZENS - sum(state.population) if citizens is None else citizens
    for word in pools.split():
        building, count = word.split("=")
        state.pools[box.POOL_OF[box.BUILDINGS.index(building)]] = int(count)
    _open(state, display, opened)
    state.year, state.phase, state.round = year, 4, round
    state.step, state.first, state.turn, state.actors = TURN, first, turn, (turn,)
    return game.sit(turn)


def _clear(game: Table) -> None:
    """No castle stands."""
    state = game.state
    for found in city.all_cities(state):
        city.raze(state, found)
        state.population[found] = 0


def _raise(game: Table, words: str) -> None:
    castle, *buildings = words.split()
    hex, _, citizens = castle.partition(":")
    found = city.raise_castle(game.board, game.state, game.seat, game.hex(hex))
    for word in buildings:
        building, _, where = word.partition("@")
        kind = box.BUILDINGS.index(building)
        city.put(game.board, game.state, found, kind, game.hex(where))
    game.state.population[found] = int(citizens or city.staffed(game.state, found))


def _open(state: LaCittaState, display: str, opened: str) -> None:
    """These politics cards and this voice card lie open, and nothing has been discarded."""
    state.display = [box.CARDS.index(card) for card in display.split()]
    state.deck -= len(state.display)
    for card in state.display:
        state.unseen[card] -= 1
    state.open = box.SERVICES.index(opened)
    state.unheard[state.open] -= 1
