"""The tables of one game, and the points where an expansion changes a rule."""

from __future__ import annotations

from collections.abc import Sequence

from faubourg.core.catalogue import set_of
from faubourg.core.model import Action, Reason, Seat
from faubourg.games.small_city.actions import Catalogue
from faubourg.games.small_city.board import Board, Cell, Cells
from faubourg.games.small_city.components import (
    CLINIC,
    CONTESTED,
    CONTESTED_EACH,
    CULTURAL,
    METRO,
    ONCE,
    OWN_SET,
    ROUNDS,
    UNIVERSITY,
    WOOD_SLOT,
    Box,
    Kind,
    Raw,
)
from faubourg.games.small_city.placements import Form, Placement, Placements
from faubourg.games.small_city.state import Borough, City, SmallCityState


class Kit:
    """What does not change during a game: box, board, placements, catalogue, options.

    The methods of the second half are hooks: the base game's answer to what an expansion changes.
    """

    def __init__(self, seats: int, options: dict[str, str], box: Box) -> None:
        self.seats = seats
        self.options = options
        self.box = box
        self.board = Board(max(max(sizes) for sizes in box.zones.values()))
        self.places = Placements(self.board, box)
        self.book = Catalogue(self.board, self.places, self.more_actions())
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
        self.for_money: dict[tuple[bool, int], int] = {}  # what payment.for_money has found
        self.with_raw = set_of(kind for kind in self.buildable if any(self.tiles[kind].raw))
        self.solo = seats == 1
        self.victory = options.get("victory", "base")
        self.owned = set_of(self.own_set())
        self.difficulty = options.get("difficulty", "citizen")
        self.sides = options["sides"].split(",")
        self.mediator_parks = options["mediator_parks"] == "yes"
        self.port_as_four = options["port_demolition"] == "4"
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
        cultural = (METRO, CLINIC, UNIVERSITY) if self.victory == "cultural" else ()
        return OWN_SET + cultural

    def contested(self) -> dict[Kind, int]:
        """2.5 and 16.5.2: how many there are of those that players take from each other."""
        return {
            kind: CONTESTED_EACH[self.seats - 1] for kind in CONTESTED if kind not in self.own_set()
        }

    # Hooks

    def more_actions(self) -> Sequence[Action]:
        """Actions of an expansion, at the end of the catalogue."""
        return ()

    def once(self) -> tuple[Kind, ...]:
        """5.2.5: kinds that a player builds once in a game."""
        return ONCE

    def paid_with_raw(self) -> tuple[Kind, ...]:
        """5.3.3: kinds that cost no money and that the Mediator does not make cheaper (4.3.5)."""
        return CULTURAL

    def architect_helps(self, kind: Kind) -> bool:
        """4.3.3."""
        return kind in CULTURAL

    def why_not_there(self, city: City, seat: Seat, placement: Placement) -> Reason | None:
        """What a kind of tile asks for besides 5.2; nothing in the base game (5.2.9)."""
        return None

    def allowed_corners(self, city: City, seat: Seat, form: Form, where: Cells) -> Cells:
        """The same as a set: of these corners, those that `why_not_there` allows."""
        return where

    def has_promises(self) -> bool:
        """2.12."""
        return True

    def more_pollution(self, borough: Borough) -> int:
        """What generates pollution besides citizens and raw materials (10.1)."""
        return 0

    def is_last_round(self, state: SmallCityState) -> bool:
        """15.1, asked at the end of a round."""
        return state.round == ROUNDS

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
        return (borough.citizens[seat] & borough.slots[WOOD_SLOT + raw]).bit_count()

    def make_more(self, city: City, seat: Seat) -> None:
        """What a seat makes in phase 4 besides raw materials; nothing in the base game."""
