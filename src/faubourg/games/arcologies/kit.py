"""The tables of a game of Arcologies, and what the expansion changes in Small City."""

from __future__ import annotations

from faubourg.core.model import Action, Event, Reason, Seat
from faubourg.games.arcologies import components as box
from faubourg.games.arcologies import laying, square
from faubourg.games.arcologies import state as steps
from faubourg.games.arcologies.actions import BuildArcology
from faubourg.games.arcologies.components import PUMPS as MOST_PUMPS
from faubourg.games.arcologies.events import PumpsMade
from faubourg.games.arcologies.reasons import ARCOLOGY_CLOSED, ARCOLOGY_STAYS, STATUE_LACKS
from faubourg.games.arcologies.tables import ArcologyTables
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components, flow
from faubourg.games.small_city.board import Cell, Cells, Form, Placement
from faubourg.games.small_city.components import Kind, Raw
from faubourg.games.small_city.state import Borough, City, SmallCityState


class ArcologyKit(ArcologyTables):
    """Small City's kit with the answers of the expansion."""

    # Set-up (chapter 2)

    def new_extras(self, seat: Seat) -> list[int]:
        return [seat, steps.NO_ARCOLOGY, steps.NO_TURN, 0, 0, 0, 0, *[0] * self.seats]

    def before_halls(self, state: SmallCityState) -> None:
        """2.7: arcologies come before town halls."""
        flow.ask_chance(state, steps.DEALING)

    def own_set(self) -> tuple[Kind, ...]:
        """2.5."""
        return (*super().own_set(), *box.STATUES)

    def has_promises(self) -> bool:
        """2.6."""
        return False

    # Statues (chapter 3)

    def once(self) -> tuple[Kind, ...]:
        """3.7."""
        return (*super().once(), *box.STATUES)

    def paid_with_raw(self) -> tuple[Kind, ...]:
        """3.1 and 3.3."""
        return (*super().paid_with_raw(), *box.STATUES)

    def when_laid(self, borough: Borough, kind: Kind) -> None:
        """3.8."""
        if kind in box.STATUES:
            borough.votes += self.arcologies.statues[statue_name(kind)].votes

    def statue_cells(self, borough: Borough, kind: Kind) -> Cells:
        """3.5: where the condition of a statue holds."""
        statue = self.arcologies.statues[statue_name(kind)]
        zones = cities.zones(self, borough, box.SOURCES[statue.source])
        return cities.layers(zones, statue.least)[statue.least]

    def why_not_there(self, city: City, seat: Seat, placement: Placement) -> Reason | None:
        """3.5."""
        if placement.kind not in box.STATUES:
            return None
        there = self.statue_cells(city.boroughs[seat], placement.kind) & placement.cells
        return None if there else STATUE_LACKS

    def allowed_corners(self, city: City, seat: Seat, form: Form, where: Cells) -> Cells:
        if form.kind not in box.STATUES:
            return where
        return where & self.statue_cells(city.boroughs[seat], form.kind)

    # The arcology (chapter 4)

    def uses_build(self, action: Action) -> bool:
        """4.1.2 and 10.2."""
        if isinstance(action, BuildArcology):
            return not self.arcology_is_free
        return super().uses_build(action)

    def why_not_step(self, city: City, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, BuildArcology):
            return square.why_not_place(self, city, seat, action)
        return None

    def do_step(self, city: City, seat: Seat, action: Action) -> bool:
        return laying.do_step(self, city, seat, action)

    def why_not_razed(self, kind: Kind) -> Reason | None:
        """4.5.8."""
        return ARCOLOGY_STAYS if kind == box.ARCOLOGY else None

    # Citizens (chapter 5)

    def must_move(self, borough: Borough, open_slots: Cells) -> Cells:
        """5.1.1 and 10.5."""
        return open_slots | self.square(borough) if self.inside == "leave" else open_slots

    def no_slot_there(self, borough: Borough, cell: Cell) -> Reason:
        """5.1.3."""
        if self.square(borough) >> cell & 1:
            return ARCOLOGY_CLOSED
        return super().no_slot_there(borough, cell)

    def free_slots(self, borough: Borough, seat: Seat) -> Cells:
        """5.2.1 to 5.2.4: also stone slots with one of the owner's citizens on them."""
        free, extras = super().free_slots(borough, seat), borough.extras
        if not extras[steps.BUILT] or extras[steps.OWNER] != seat:
            return free
        return free | (
            borough.citizens[seat] & borough.slots[components.STONE_SLOT] & ~extras[steps.PAIRS]
        )

    def enter_slot(self, borough: Borough, seat: Seat, cell: Cell) -> None:
        """5.2.1: who comes second makes a pair."""
        if borough.citizens[seat] >> cell & 1:
            borough.extras[steps.PAIRS] |= 1 << cell
        super().enter_slot(borough, seat, cell)

    def leave_slot(self, borough: Borough, seat: Seat, cell: Cell) -> None:
        """5.2.6 and 7.6: of a pair the other one stays."""
        if borough.extras[steps.OWNER] == seat and borough.extras[steps.PAIRS] >> cell & 1:
            borough.extras[steps.PAIRS] ^= 1 << cell
        else:
            super().leave_slot(borough, seat, cell)

    def second_citizens(self, borough: Borough, cells: Cells) -> int:
        """5.2.8: those of pairs."""
        return (borough.extras[steps.PAIRS] & cells).bit_count()

    def take_seconds(self, borough: Borough, cells: Cells) -> int:
        """5.2.8."""
        count = self.second_citizens(borough, cells)
        borough.extras[steps.PAIRS] &= ~cells
        return count

    def citizens_in(self, city: City, where: Seat, seat: Seat) -> int:
        extras, found = city.boroughs[where].extras, super().citizens_in(city, where, seat)
        pairs = extras[steps.PAIRS].bit_count() if where == seat else 0
        return found + pairs + extras[steps.SEALED + seat].bit_count()

    # Pumps (chapters 6 and 7)

    def producers(self, borough: Borough, seat: Seat, raw: Raw) -> int:
        """6.1 and 6.2."""
        found = super().producers(borough, seat, raw)
        pairs = raw == components.STONE and borough.extras[steps.OWNER] == seat
        return found - borough.extras[steps.PAIRS].bit_count() if pairs else found

    def make_more(self, city: City, seat: Seat, told: list[Event] | None = None) -> None:
        """6.1 and 6.4."""
        extras = city.boroughs[seat].extras
        made = min(extras[steps.PAIRS].bit_count(), MOST_PUMPS - extras[steps.PUMPS])
        extras[steps.PUMPS] += made
        extras[steps.NEWS] += made
        if made and told is not None:
            told.append(PumpsMade(seat, made, extras[steps.PUMPS]))

    def net_pollution(self, borough: Borough, gross: int, parks: int) -> int:
        """7.1 to 7.5 and 10.6."""
        pumps = pump_pollution(borough)
        standing = gross + borough.extras[steps.PAIRS].bit_count()
        if self.pumps_apart:
            return max(0, standing - parks) + pumps
        return max(0, standing + pumps - parks)

    def before_fall(self, city: City, seats: list[Seat]) -> None:
        """7.7 and 7.8: pairs, pumps and those locked inside."""
        for where, borough in enumerate(city.boroughs):
            for seat in range(self.seats):
                self._unlock(city, borough, seat, seat in seats, where in seats)
            if where in seats:
                borough.out += borough.extras[steps.PAIRS].bit_count()
                borough.extras[steps.PUMPS] = borough.extras[steps.PAIRS] = 0

    def _unlock(self, city: City, borough: Borough, seat: Seat, gone: bool, open_: bool) -> None:
        """10.5: of those locked inside, who is gone is out; the others leave an open ruin."""
        if not gone and not open_:
            return
        count, borough.extras[steps.SEALED + seat] = (
            borough.extras[steps.SEALED + seat].bit_count(),
            0,
        )
        for _ in range(count):
            if gone:
                city.boroughs[seat].out += 1
            else:
                cities.return_to_hall(city, seat)

    # End (chapter 8)

    def is_last_round(self, state: SmallCityState) -> bool:
        """8.1 to 8.3 and 8.8."""
        return any(takes_off(borough) for borough in state.city.boroughs)


def statue_name(kind: Kind) -> str:
    return box.STATUE_NAMES[box.STATUES.index(kind)]


def pump_pollution(borough: Borough) -> int:
    """7.1 and 7.2."""
    clean = borough.card == components.ENGINEER
    return 0 if clean else box.PUMP_POLLUTION * borough.extras[steps.PUMPS]


def takes_off(borough: Borough) -> bool:
    """8.2 and 8.8."""
    return not borough.gone and borough.extras[steps.PUMPS] == MOST_PUMPS
