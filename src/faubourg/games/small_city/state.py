"""What changes during a game of Small City."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from faubourg.core.model import Seat, State
from faubourg.games.small_city.board import Cell, Cells, Number
from faubourg.games.small_city.components import Card

Step: TypeAlias = int
START: Final = 0  # chance names the first player
HALLS: Final = 1  # all place their town halls
DEAL: Final = 2  # chance deals promises
PROMISES: Final = 3  # all keep one
STREET: Final = 4  # the last word on the mayor's street
CIRCLE: Final = 5  # chance lays the action cards
CARDS: Final = 6  # an action card is taken
SUPPORT: Final = 7  # the Supporter's reward
PLANNING: Final = 8  # the Urban planner's extension
COUNCILLOR: Final = 9  # the City councillor's investment
CONSTRUCTION: Final = 10  # all plan
MOVES: Final = 11  # a citizen who moves is named, or the end of the moves
SLOT: Final = 12  # the slot for that citizen
HOUSES: Final = 13  # residential tiles that are given a citizen
COMMERCE: Final = 14  # all use their commerce
MAKING: Final = 15  # in which borough a scarce unit is made
STORING: Final = 16  # where units go, in phase 4 and after industry in the council
VICTIMS: Final = 17
GRAVES: Final = 18
COUNCIL: Final = 19  # an investment, or none
DRAWING: Final = 20  # chance draws special promises
SPECIAL: Final = 21  # one of them is kept
OFFER: Final = 22  # a raw material of industry
GRANT: Final = 23  # money or votes of economy
TILE: Final = 24  # a tile of construction, its warehouse, its citizen
BETWEEN: Final = 25  # a phase has ended; the rules begin the next one at once
OVER: Final = 26
STEPS: Final = (
    "start", "halls", "deal", "promises", "street", "circle", "cards", "support", "planning",
    "councillor", "construction", "moves", "slot", "houses", "commerce", "making", "storing",
    "victims", "graves", "council", "drawing", "special", "offer", "grant", "tile", "between",
    "over",
)  # fmt: skip

Ask: TypeAlias = int  # what a tile just laid still asks for
NOTHING: Final = 0
ASK_ARCHITECT: Final = 1  # which raw material is left out (5.3.7)
ASK_STORE: Final = 2  # where the next unit comes from (5.3.5)
ASK_WAREHOUSE: Final = 3  # 6.3.3
ASK_GUARD: Final = 4  # 6.5.2, 6.6.2
ASK_OPTIONAL_WAREHOUSE: Final = 5  # 18.12
ASKS: Final = ("", "architect", "store", "warehouse", "guard", "optional-warehouse")


@dataclass(slots=True)
class Borough:
    """One player: the board, what stands and lies on it, and what belongs to the player."""

    sizes: tuple[int, ...]  # of the zone, by steps
    steps: int  # by which the zone is extended
    tiles: list[Number]  # placements, in the order in which they were laid
    fresh: Cells  # under tiles built in this phase 2, which do not grow (5.5.3)
    mayor: Cells  # blocked in this round (4.1.10)
    citizens: list[Cells]  # by seat: slots on which its citizens stand; the own ones and tourists
    graves: list[Cells]  # by seat: cemeteries of its citizens

    covered: Cells  # under tiles; must equal city.covered_cells
    homes: Cells  # residential cells; must equal city.home_cells
    works: Cells  # industrial cells without water; must equal city.work_cells
    slots: list[Cells]  # by kind of slot; must equal city.slot_cells

    places: int  # of the town hall; in a plan made anew so many that its room is right (5.6.4)
    hall: int  # citizens in the town hall
    career: int
    reserve: int
    out: int  # citizens out of the game, without those in cemeteries
    sheds: list[Cell]  # warehouses in the order in which they were laid
    stock: list[int]  # units by store and raw material: the town hall first, then the sheds

    money: int
    votes: int
    pollution: int
    made: int  # raw materials made in this borough in this round, by whomever
    generated: int  # in the last phase 6
    value: int  # property value, or the sum of the citizen victory
    built: int  # kinds that are built once and were, one bit each (5.2.5)
    card: Card  # taken in this round
    architect: bool  # the card is taken and not used yet
    discs: list[int]  # of the council, sorted: 0 the start space, else 1 + 4 * line + column - 1
    dealt: list[int]  # the promises dealt; secret
    promise: int  # the one kept; secret
    drawn: list[int]  # special promises of which one is to be kept; secret
    specials: list[int]  # those kept; secret
    gone: int  # 0, or when the player was eliminated; later is higher

    ask: Ask
    laid: Number  # the tile that asks
    owed: list[int]  # raw materials still to be paid for it
    extras: list[int]  # numbers that an expansion keeps with a borough; none in the base game

    def clone(self) -> Borough:
        """Field by field: the constructor of a dataclass is never compiled."""
        copy = Borough.__new__(Borough)
        copy.sizes = self.sizes
        copy.steps = self.steps
        copy.tiles = self.tiles[:]
        copy.fresh = self.fresh
        copy.mayor = self.mayor
        copy.citizens = self.citizens[:]
        copy.graves = self.graves[:]
        copy.covered = self.covered
        copy.homes = self.homes
        copy.works = self.works
        copy.slots = self.slots[:]
        copy.places = self.places
        copy.hall = self.hall
        copy.career = self.career
        copy.reserve = self.reserve
        copy.out = self.out
        copy.sheds = self.sheds[:]
        copy.stock = self.stock[:]
        copy.money = self.money
        copy.votes = self.votes
        copy.pollution = self.pollution
        copy.made = self.made
        copy.generated = self.generated
        copy.value = self.value
        copy.built = self.built
        copy.card = self.card
        copy.architect = self.architect
        copy.discs = self.discs[:]
        copy.dealt = self.dealt[:]
        copy.promise = self.promise
        copy.drawn = self.drawn[:]
        copy.specials = self.specials[:]
        copy.gone = self.gone
        copy.ask = self.ask
        copy.laid = self.laid
        copy.owed = self.owed[:]
        copy.extras = self.extras[:]
        return copy


@dataclass(slots=True)
class City:
    """All boroughs and the supply: the real ones, or the copy on which a plan is made (5.1.1)."""

    boroughs: list[Borough]
    supply: list[int]  # tiles by kind, contested buildings included
    raw: list[int]  # raw materials
    razed: list[int]  # tiles by kind that demolition has taken out of the game (13.2)

    def clone(self) -> City:
        boroughs = [borough.clone() for borough in self.boroughs]
        return self._with(boroughs)

    def share(self) -> City:
        """A copy that has the boroughs in common with this one, until it owns them."""
        return self._with(self.boroughs[:])

    def own(self, lender: City, seat: Seat) -> None:
        """Before a borough is changed that may be another city's."""
        if self.boroughs[seat] is lender.boroughs[seat]:
            self.boroughs[seat] = lender.boroughs[seat].clone()

    def own_all(self, lender: City) -> None:
        for seat in range(len(self.boroughs)):
            self.own(lender, seat)

    def clone_beside(self, lender: City, copied: City) -> City:
        """A copy that has in common with the lender's copy what this one has with the lender."""
        boroughs = copied.boroughs[:]
        for seat, borough in enumerate(self.boroughs):
            if borough is not lender.boroughs[seat]:
                boroughs[seat] = borough.clone()
        return self._with(boroughs)

    def _with(self, boroughs: list[Borough]) -> City:
        copy = City.__new__(City)
        copy.boroughs = boroughs
        copy.supply = self.supply[:]
        copy.raw = self.raw[:]
        copy.razed = self.razed[:]
        return copy


@dataclass(slots=True)
class Plan:
    """What one player does in construction, secret until the reveal."""

    city: City  # as the player sees it; boroughs that no step has changed are the state's own
    steps: list[int]  # the actions, by index
    builds: int  # build actions used
    extended: bool
    demolished: bool
    committed: bool
    settled: int  # how many steps have been carried out for good

    def clone_with(self, city: City) -> Plan:
        copy = Plan.__new__(Plan)
        copy.city = city
        copy.steps = self.steps[:]
        copy.builds = self.builds
        copy.extended = self.extended
        copy.demolished = self.demolished
        copy.committed = self.committed
        copy.settled = self.settled
        return copy


@dataclass(slots=True)
class SmallCityState(State):
    """The whole table. No deck has an order but where a rule makes it known."""

    step: Step
    round: int  # 1 to 8; 0 during set-up
    phase: int  # 1 to 8; 0 during set-up
    host: Seat  # first player of the round
    last_host: Seat  # of the round before; NOBODY in round 1
    turn: Seat  # who is being asked, or was before chance acts
    city: City  # in construction: as it was when the phase began

    halls: list[Number]  # by seat: the town halls chosen, secret until all stand
    beside: bool  # the mayor stands beside the board
    circle: list[Card]  # as far as it is laid
    gone_cards: list[Card]  # solo: those of the odd round before (17.1.5)
    discs: list[Seat]  # by place in the circle: who has taken the card, or NOBODY
    last_disc: int  # place in the circle from which the next player counts

    plans: list[Plan]  # by seat, in construction only
    real: list[City]  # while plans are settled: the city as it really is, and nothing else
    shown: list[list[int]]  # by seat: the steps of the last construction, since the reveal

    closed: list[Cells]  # by seat and borough: slots closed to the seat in phase 3 (7.2.4)
    moved: list[Cells]  # by borough: where citizens stand whom the acting player has moved
    picked: tuple[Seat, Cell]  # the borough and the cell of the citizen who moves

    uses: list[int]  # by seat, three each: unused citizens on the commercial slots (8.2.2)
    unmade: list[int]  # by raw material and borough: units still to be made
    units: list[int]  # by raw material and borough: units made, still to be stored

    victims: list[Seat]  # who still has to name one, in turn order
    corpse: Seat  # whose citizen is to be buried

    space: int  # the council's space just entered, as in Borough.discs
    draws: int  # special promises still to be drawn
    unseen: int  # special promises that were never drawn, one bit each
    under: list[int]  # special promises put back, the next one first (16.1.5)
    known: list[int]  # by card under the stack: the seats that know it, one bit each

    def clone(self) -> SmallCityState:
        copy = SmallCityState.__new__(SmallCityState)
        self.copy_to(copy)
        return copy

    def copy_to(self, copy: SmallCityState) -> None:
        """All fields of the base game; an expansion has more."""
        copy.actors = self.actors
        copy.events = None
        copy.step = self.step
        copy.round = self.round
        copy.phase = self.phase
        copy.host = self.host
        copy.last_host = self.last_host
        copy.turn = self.turn
        copy.city = city = self.city.clone()
        copy.halls = self.halls[:]
        copy.beside = self.beside
        copy.circle = self.circle[:]
        copy.gone_cards = self.gone_cards[:]
        copy.discs = self.discs[:]
        copy.last_disc = self.last_disc
        copy.plans = [
            plan.clone_with(plan.city.clone_beside(self.city, city)) for plan in self.plans
        ]
        copy.real = [real.clone() for real in self.real]
        copy.shown = [steps[:] for steps in self.shown]
        copy.closed = self.closed[:]
        copy.moved = self.moved[:]
        copy.picked = self.picked
        copy.uses = self.uses[:]
        copy.unmade = self.unmade[:]
        copy.units = self.units[:]
        copy.victims = self.victims[:]
        copy.corpse = self.corpse
        copy.space = self.space
        copy.draws = self.draws
        copy.unseen = self.unseen
        copy.under = self.under[:]
        copy.known = self.known[:]
