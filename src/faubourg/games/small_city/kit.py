"""The tables of one game, and the points where an expansion changes a rule."""

from __future__ import annotations

from typing import Final

from faubourg.core.catalogue import set_of
from faubourg.core.content import content_hash
from faubourg.core.model import Action, Event, Reason, Seat
from faubourg.games.small_city import components, flow
from faubourg.games.small_city.actions import Build, Catalogue, Demolish, book_of
from faubourg.games.small_city.board import Cell, Cells, Form, Placement, Placements, placements_of
from faubourg.games.small_city.components import Box, Kind, Raw
from faubourg.games.small_city.reasons import NO_SLOT_THERE
from faubourg.games.small_city.state import ASKS, HALLS, STEPS, Borough, City, SmallCityState

HOMES: Final = 0  # 5.2.6: away from industry
WORKS: Final = 1  # 5.2.7: away from homes
OTHERS: Final = 2
FAMILIES: Final = 3


def family(kind: Kind) -> int:
    if kind in components.RESIDENTIAL:
        return HOMES
    return WORKS if kind in components.INDUSTRIAL else OTHERS


class Kit:
    """What does not change during a game: box, board, placements, catalogue, options.

    The methods of the second half are hooks: the base game's answer to what an expansion changes.
    """

    step_names: tuple[str, ...] = STEPS  # an expansion has more of them
    ask_names: tuple[str, ...] = ASKS

    def __init__(self, seats: int, options: dict[str, str], box: Box) -> None:
        self.seats = seats
        self.options = options
        self.box = box
        self.content = content_hash(box)
        self.places = placements_of(box)
        self.board, self.book = self.places.board, self.make_book(self.places)
        self.tiles = list(box.tiles.values())  # by kind
        listed = self.book.build
        self.buildable = [  # kinds that a build action may name
            kind for kind in range(len(self.tiles)) if listed[self.places.first[kind]] >= 0
        ]
        # Kinds as sets, one bit each: by number of cells without water, and by price in money.
        sizes = [self.places.of(kind)[0].solid.bit_count() for kind in range(len(self.tiles))]
        self.of_size = [
            set_of(kind for kind in self.buildable if sizes[kind] == size)
            for size in range(max(sizes) + 1)
        ]
        self.any_kind = set_of(self.buildable)
        self.payable: dict[int, int] = {}  # what payment.payable has found
        self.dearest = max(tile.money for tile in self.tiles)
        self.most_raw = max(max(tile.raw) for tile in self.tiles)  # units of one sort in a price
        # Kinds that need the same cells have the same number.
        self.family = [family(kind) for kind in range(len(self.tiles))]
        self.with_raw = set_of(kind for kind in self.buildable if any(self.tiles[kind].raw))
        # Town halls, as places in Catalogue.hall, by size of the zone in which they are.
        self.halls_within = [
            set_of(
                place
                for place, hall in enumerate(self.places.of(components.TOWN_HALL))
                if not hall.cells & ~zone
            )
            for zone in self.board.zone
        ]
        self.solo = seats == 1
        self.victory = options.get("victory", "base")
        self.owned = set_of(self.own_set())
        self.built_once = set_of(self.once())
        self.never_cheaper = set_of(self.paid_with_raw())
        self.difficulty = options.get("difficulty", "citizen")
        self.sides = options["sides"].split(",")
        self.mediator_parks = options["mediator_parks"] == "yes"
        self.port_as_four = options["port_demolition"] == "four"
        self.returning_guards = options.get("returning_guards") == "yes"
        self.metro_expels = options.get("metro_lost") == "expel"
        self.forced_homecoming = options.get("homecoming") == "forced"
        self.gaps = options.get("eliminated_borough") == "gap"
        self.next_has_last_word = options.get("last_word") == "next"
        self.no_warehouse_in_column_four = options["column_four"] == "all"

    @property
    def advanced(self) -> bool:
        """16.1.1."""
        return self.victory != "base"

    def own_set(self) -> tuple[Kind, ...]:
        """2.4 and 16.5.2: buildings that each player has."""
        cultural = (
            (components.METRO, components.CLINIC, components.UNIVERSITY)
            if self.victory == "cultural"
            else ()
        )
        return components.OWN_SET + cultural

    def contested(self) -> dict[Kind, int]:
        """2.5 and 16.5.2: how many there are of those that players take from each other."""
        return {
            kind: components.CONTESTED_EACH[self.seats - 1]
            for kind in components.CONTESTED
            if kind not in self.own_set()
        }

    # Hooks

    def make_book(self, places: Placements) -> Catalogue:
        """The catalogue; an expansion puts its own actions at the end."""
        return book_of(places)

    def new_extras(self, seat: Seat) -> list[int]:
        """What an expansion keeps with a borough (Borough.extras)."""
        return []

    def before_halls(self, state: SmallCityState) -> None:
        """2.16: what follows when the first player is known."""
        flow.ask_all(state, HALLS, list(range(self.seats)))

    def once(self) -> tuple[Kind, ...]:
        """5.2.5: kinds that a player builds once in a game."""
        return components.ONCE

    def paid_with_raw(self) -> tuple[Kind, ...]:
        """5.3.3: kinds that cost no money and that the Mediator does not make cheaper (4.3.5)."""
        return components.CULTURAL

    def architect_helps(self, kind: Kind) -> bool:
        """4.3.3."""
        return kind in components.CULTURAL

    def when_laid(self, borough: Borough, kind: Kind) -> None:
        """What a new tile brings its owner at once; nothing in the base game."""

    def why_not_there(self, city: City, seat: Seat, placement: Placement) -> Reason | None:
        """What a kind of tile asks for where 5.2.8 holds; nothing in the base game (5.2.9)."""
        return None

    def allowed_corners(self, city: City, seat: Seat, form: Form, where: Cells) -> Cells:
        """The same as a set: of these corners, those that `why_not_there` allows."""
        return where

    def has_promises(self) -> bool:
        """2.12."""
        return True

    def uses_build(self, action: Action) -> bool:
        """5.1.2: whether a step of a plan is a build action."""
        return isinstance(action, Build | Demolish)

    def why_not_step(self, city: City, seat: Seat, action: Action) -> Reason | None:
        """Why a step of a plan that only an expansion knows is refused."""
        return None

    def do_step(self, city: City, seat: Seat, action: Action) -> bool:
        """Carry out a step of a plan that only an expansion knows; whether it was one."""
        return False

    def why_not_razed(self, kind: Kind) -> Reason | None:
        """Which kinds besides the town hall cannot be demolished (5.4.4)."""
        return None

    def net_pollution(self, borough: Borough, gross: int, parks: int) -> int:
        """10.1.3: what citizens and raw materials generate, less the park cells."""
        return max(0, gross - parks)

    def citizens_in(self, city: City, where: Seat, seat: Seat) -> int:
        """How many citizens of a seat are in a borough."""
        return city.boroughs[where].citizens[seat].bit_count()

    def second_citizens(self, borough: Borough, cells: Cells) -> int:
        """How many of its owner's citizens stand on these cells beside another one."""
        return 0

    def take_seconds(self, borough: Borough, cells: Cells) -> int:
        """Take those off the board; how many they are."""
        return 0

    def before_fall(self, city: City, seats: list[Seat]) -> None:
        """What happens first when players are eliminated (10.2.1)."""

    def must_move(self, borough: Borough, open_slots: Cells) -> Cells:
        """7.1.2: cells of a borough whose owner's citizens there must move."""
        return open_slots

    def no_slot_there(self, borough: Borough, cell: Cell) -> Reason:
        """7.2.2: why nobody can go to a cell without a slot."""
        return NO_SLOT_THERE

    def is_last_round(self, state: SmallCityState) -> bool:
        """15.1, asked at the end of a round."""
        return state.round == components.ROUNDS

    def free_slots(self, borough: Borough, seat: Seat) -> Cells:
        """1.2.3: slots of a borough, of whatever kind, on which a citizen of the seat has room."""
        taken = 0
        for cells in borough.citizens:
            taken |= cells
        return sum(borough.slots) & ~taken

    def leave_slot(self, borough: Borough, seat: Seat, cell: Cell) -> None:
        borough.citizens[seat] &= ~(1 << cell)

    def enter_slot(self, borough: Borough, seat: Seat, cell: Cell) -> None:
        borough.citizens[seat] |= 1 << cell

    def producers(self, borough: Borough, seat: Seat, raw: Raw) -> int:
        """8.3.2: how many of the seat's citizens make that raw material in the borough."""
        return (borough.citizens[seat] & borough.slots[components.WOOD_SLOT + raw]).bit_count()

    def make_more(self, city: City, seat: Seat, told: list[Event] | None = None) -> None:
        """What a seat makes in phase 4 besides raw materials; nothing in the base game."""
