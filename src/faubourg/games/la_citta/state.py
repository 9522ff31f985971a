"""What changes during a game of La Città."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from faubourg.core.model import Seat, State
from faubourg.games.la_citta.board import Hex, Hexes, Land
from faubourg.games.la_citta.components import Card, Service

Step: TypeAlias = int
DISPLAY: Final = 0  # chance lays a politics card open
START: Final = 1  # chance names the first player
TERRAIN: Final = 2  # advanced: chance lays terrain
CASTLES: Final = 3  # advanced: castles are placed
VOICE: Final = 4  # chance opens the first voice card of the year
GROWTH: Final = 5  # which cities grow, when the reserve has too few citizens
TURN: Final = 6
DONOR: Final = 7  # which castle gives a citizen to the new city
SECOND_ROAD: Final = 8
LOOK: Final = 9  # chance shows hidden voice cards to the one who asked
SHUFFLE: Final = 10  # chance decides which unseen cards lie in front of players
REVEAL: Final = 11  # chance turns the hidden voice cards
MIGRATION: Final = 12
RELOCATION: Final = 13
HUNGER: Final = 14
OVER: Final = 15
STEPS: Final = (
    "display", "start", "terrain", "castles", "voice", "growth", "turn", "donor", "second-road",
    "look", "shuffle", "reveal", "migration", "relocation", "hunger", "over",
)  # fmt: skip

City: TypeAlias = int  # a place in the lists of cities: four for each seat, empty or not
PerCard: TypeAlias = tuple[int, ...]  # how many of each politics card
# What everybody knows of a shuffle: the cards unseen until then, those and the discard together,
# and how many of the unseen lie in front of players.
Shuffle: TypeAlias = tuple[PerCard, PerCard, int]
UNKNOWN: Final = -1  # a voice card that is not drawn yet, or that one has not seen


@dataclass(slots=True)
class LaCittaState(State):
    """The whole table. What nobody has looked at is not there: no deck has an order.

    Of what a seat knows, `unseen` has the cards set aside as well, and `aside` none.
    """

    step: Step
    year: int  # 1 to 6; 0 during set-up
    phase: int  # 1 to 8; 0 during set-up
    round: int  # 1 to 5 in phase 4
    first: Seat
    turn: Seat  # who is being asked, or was before chance acts
    land: Land

    bank: int  # gold in the reserve
    citizens: int  # in the reserve
    pools: list[int]  # tiles in the reserve
    gold: list[int]  # per seat
    cards: list[int]  # per seat: usable player cards
    taken: list[tuple[Card, ...]]  # per seat: politics cards in front; UNSEEN if drawn by passing
    founded: int  # seats that have founded a city this year, one bit each
    penalised: int  # seats under the hunger penalty this year, one bit each
    hungry: int  # seats that lost citizens by hunger this year, one bit each
    out: tuple[int, ...]  # per seat: 0, or when it was eliminated; later is higher

    castles: list[Hex]  # per city; NOWHERE for an empty place
    tiles: list[Hexes]  # per city
    near: list[Hexes]  # per city; must equal Board.touching(tiles)
    reach: list[Hexes]  # per city; must equal Board.reaching(tiles)
    population: list[int]  # per city
    games: list[int]  # per city, three services each: cubes of Bread and Games
    kinds: list[Hexes]  # per building: where its tiles lie
    harvest: Hexes  # tiles with a cube of Bountiful Harvest

    display: list[Card]
    deck: int  # cards in the politics deck
    unseen: list[int]  # per card: in the deck, or drawn by passing since the last shuffle
    aside: PerCard  # those unseen in front of players at the last shuffle; secret
    returned: PerCard  # during a shuffle: those set aside at the one before; secret
    shuffles: tuple[Shuffle, ...]  # the last, and those before that tell what was set aside then
    discard: list[int]  # per card: those that have lain open
    discard_unseen: int  # the others

    unheard: list[int]  # per service: voice cards that have never lain open
    open: Service  # this year's first card
    hidden: list[Service]  # this year's other cards, UNKNOWN until somebody looks
    revealed: int  # how many of them lie open
    looked: list[int]  # per seat: positions looked at this year, one bit each

    site: Hex  # of the city being founded
    positions: int  # hidden cards still to be looked at, one bit each
    to_set_aside: int  # unseen cards still to be chosen in a shuffle
    handled: int  # cities whose growth or migration is done, one bit each
    shortage: int  # citizens still to be lost by hunger

    def clone(self) -> LaCittaState:
        """Field by field: the constructor of a dataclass is never compiled."""
        copy = LaCittaState.__new__(LaCittaState)
        copy.actors = self.actors
        copy.events = None
        copy.step = self.step
        copy.year = self.year
        copy.phase = self.phase
        copy.round = self.round
        copy.first = self.first
        copy.turn = self.turn
        copy.land = self.land
        copy.bank = self.bank
        copy.citizens = self.citizens
        copy.pools = self.pools[:]
        copy.gold = self.gold[:]
        copy.cards = self.cards[:]
        copy.taken = self.taken[:]
        copy.founded = self.founded
        copy.penalised = self.penalised
        copy.hungry = self.hungry
        copy.out = self.out
        copy.castles = self.castles[:]
        copy.tiles = self.tiles[:]
        copy.near = self.near[:]
        copy.reach = self.reach[:]
        copy.population = self.population[:]
        copy.games = self.games[:]
        copy.kinds = self.kinds[:]
        copy.harvest = self.harvest
        copy.display = self.display[:]
        copy.deck = self.deck
        copy.unseen = self.unseen[:]
        copy.aside = self.aside
        copy.returned = self.returned
        copy.shuffles = self.shuffles
        copy.discard = self.discard[:]
        copy.discard_unseen = self.discard_unseen
        copy.unheard = self.unheard[:]
        copy.open = self.open
        copy.hidden = self.hidden[:]
        copy.revealed = self.revealed
        copy.looked = self.looked[:]
        copy.site = self.site
        copy.positions = self.positions
        copy.to_set_aside = self.to_set_aside
        copy.handled = self.handled
        copy.shortage = self.shortage
        return copy


Asks: TypeAlias = Callable[[LaCittaState, Seat], bool]  # whether a seat has something to choose
