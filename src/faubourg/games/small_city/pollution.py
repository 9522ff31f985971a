"""Phase 6: pollution is measured, eliminates and kills (RULES.md chapter 10)."""

from __future__ import annotations

from typing import Final

from faubourg.core.catalogue import members
from faubourg.core.model import NOBODY, Action, Event, Reason, Seat
from faubourg.games.small_city import chapter, events, flow, reasons
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city.actions import Block, Bury, Victim
from faubourg.games.small_city.board import Cells
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import COMMERCE, GRAVES, VICTIMS, Borough, City, SmallCityState

INCOME: Final = 4  # the phase in which factories produce
POLLUTION: Final = 6
DEADLY: Final = {"mayor": 6, "deputy": 3, "senator": 1}  # generated, for one death


def begin(kit: Kit, state: SmallCityState) -> None:
    """10.1.5: all are measured, then come eliminations, then victims."""
    seats, boroughs = flow.in_game(state), state.city.boroughs
    for seat in seats:
        boroughs[seat].generated = generates(kit, boroughs[seat])
        boroughs[seat].pollution += boroughs[seat].generated
        if state.events is not None:
            state.events.append(_polluted(kit, boroughs[seat], seat))
    doomed = [seat for seat in seats if boroughs[seat].pollution >= box.FATAL]
    if doomed:
        tell_fall(state, state.city, doomed)
        eliminate(kit, state.city, doomed, 10 * state.round + state.phase)
    if is_decided(kit, state.city):
        return flow.end_game(state)
    state.victims = who_has_victims(kit, state)
    if state.events is not None:
        state.events += _deadly(kit, state)
    next_victim(kit, state)


def _polluted(kit: Kit, borough: Borough, seat: Seat) -> Event:
    parks, engineer = cities.park_cells(kit, borough), borough.card == box.ENGINEER
    citizens, made = cities.occupied(borough).bit_count(), 0 if engineer else borough.made
    return events.Polluted(seat, borough.generated, borough.pollution, citizens, made, parks,
                           engineer, tuple(borough.extras))  # fmt: skip


def _deadly(kit: Kit, state: SmallCityState) -> list[Event]:
    """10.3.9: not for those who can name nobody."""
    boroughs, victims = state.city.boroughs, state.victims
    all_of_them = [boroughs[seat].generated for seat in flow.turn_order(state)]
    seats = [seat for seat in dict.fromkeys(victims) if nameable(kit, state.city, seat)]
    return [
        events.Deadly(
            s, made := boroughs[s].generated, victims.count(s), all_of_them.count(made) > 1
        )
        for s in seats
    ]


def generates(kit: Kit, borough: Borough) -> int:
    """10.1.1 to 10.1.3."""
    made = 0 if borough.card == box.ENGINEER else borough.made
    standing = cities.occupied(borough).bit_count()
    return kit.net_pollution(borough, standing + made, cities.park_cells(kit, borough))


def foreseen(kit: Kit, state: SmallCityState, city: City, seat: Seat) -> int:
    """10.1: what the next phase 6 would generate as things stand in a city."""
    return generates(kit, as_measured(kit, state, city, seat))


def as_measured(kit: Kit, state: SmallCityState, city: City, seat: Seat) -> Borough:
    """A borough as the next phase 6 would find it, with what is still to be made until then."""
    after, makers = city.clone(), _makers(state)
    borough = after.boroughs[seat]
    if state.phase >= POLLUTION:  # that of this round is measured
        borough.card, borough.made = box.NO_CARD, 0
    for raw in box.EACH_RAW:
        wanted = sum(kit.producers(borough, maker, raw) for maker in makers)
        borough.made += min(wanted, city.raw[raw])
    if seat in makers:
        kit.make_more(after, seat)
    return borough


def _makers(state: SmallCityState) -> list[Seat]:
    """8.3.1: who is still to produce before the next phase 6."""
    if state.phase < INCOME or state.step == COMMERCE or state.phase >= POLLUTION:
        return flow.in_game(state)
    return flow.after(state, state.turn) if state.phase == INCOME else []


# Elimination (10.2)


def eliminate(kit: Kit, city: City, seats: list[Seat], when: int) -> None:
    """10.2.1 to 10.2.7: all of them at the same moment."""
    kit.before_fall(city, seats)
    for seat in seats:
        city.boroughs[seat].gone = when
    for seat in seats:
        _remove_residents(city.boroughs[seat], seat)
    for where, borough in enumerate(city.boroughs):
        _remove_tourists(city, where, seats)
        if where in seats:
            _send_guests_home(city, borough)
            _return_goods(city, borough)


def tell_fall(state: SmallCityState, city: City, seats: list[Seat]) -> None:
    """Before it happens, as it is lost then."""
    if state.events is not None:
        fallen = [(seat, city.boroughs[seat]) for seat in seats]
        state.events += [events.Eliminated(s, b.pollution, tuple(b.extras)) for s, b in fallen]


def _remove_residents(borough: Borough, seat: Seat) -> None:
    """10.2.2."""
    own = borough.citizens[seat].bit_count()
    borough.out += own + borough.hall + borough.career + borough.reserve
    borough.citizens[seat] = borough.hall = borough.career = borough.reserve = 0


def _remove_tourists(city: City, where: Seat, seats: list[Seat]) -> None:
    """10.2.3 and 10.2.7: in cell order the owner's citizens take their slots."""
    borough, freed = city.boroughs[where], 0
    for seat in seats:
        if seat != where:
            city.boroughs[seat].out += borough.citizens[seat].bit_count()
            freed |= borough.citizens[seat]
            borough.citizens[seat] = 0
    if not borough.gone:
        _take_slots(borough, where, freed & sum(borough.slots))


def _take_slots(borough: Borough, seat: Seat, cells: Cells) -> None:
    for cell in members(cells):
        if borough.career:
            borough.career -= 1
        elif borough.reserve:
            borough.reserve -= 1
        else:
            return
        borough.citizens[seat] |= 1 << cell


def _send_guests_home(city: City, borough: Borough) -> None:
    """10.2.4; those who fall too are no longer there."""
    cities.send_home(city, borough, cities.occupied(borough))


def _return_goods(city: City, borough: Borough) -> None:
    """10.2.6."""
    for raw in box.EACH_RAW:
        city.raw[raw] += cities.raw_owned(borough, raw)
    borough.stock = [0] * len(borough.stock)
    borough.money = borough.mayor = 0


def is_decided(kit: Kit, city: City) -> bool:
    """10.2.9, 10.2.10 and 17.2.10: the game is over before its last round."""
    left = sum(not borough.gone for borough in city.boroughs)
    return left == 0 or (left == 1 and not kit.solo)


# Victims (10.3)


def who_has_victims(kit: Kit, state: SmallCityState) -> list[Seat]:
    """10.3.1 to 10.3.4 and 17.2.2: in turn order; alone, once for each death."""
    boroughs, order = state.city.boroughs, flow.turn_order(state)
    if kit.solo:
        return order * deaths(kit.difficulty, boroughs[0].generated)
    if all(boroughs[seat].pollution < box.FIRST_VICTIMS for seat in order):
        return []
    worst = max((boroughs[seat].generated, boroughs[seat].pollution) for seat in order)
    return [s for s in order if (boroughs[s].generated, boroughs[s].pollution) == worst]


def deaths(difficulty: str, generated: int) -> int:
    """17.2.2 to 17.2.7."""
    if difficulty == "president":
        return generated
    least = DEADLY.get(difficulty, 0)
    return 1 if least and generated >= least else 0


def next_victim(kit: Kit, state: SmallCityState) -> None:
    """10.3.9: who cannot name anybody is not asked."""
    state.corpse = NOBODY
    while state.victims and not nameable(kit, state.city, state.victims[0]):
        del state.victims[0]
    if state.victims:
        flow.ask(state, VICTIMS, state.victims[0])
    else:
        flow.end_phase(state)


def nameable(kit: Kit, city: City, seat: Seat) -> Cells:
    """10.3.5 to 10.3.7: where those stand who can die."""
    if cities.is_active(kit, city, seat, box.CLINIC):
        return cities.tourists(city, seat)
    return cities.occupied(city.boroughs[seat])


def why_not_victim(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    assert isinstance(action, Victim)
    if not cities.occupied(state.city.boroughs[seat]) >> action.cell & 1:
        return reasons.NO_VICTIM_THERE
    return None if nameable(kit, state.city, seat) >> action.cell & 1 else reasons.CLINIC_PROTECTS


def victim_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[Block]:
    return [(kit.book.victim, nameable(kit, state.city, seat))]


def name_victim(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """10.3.8, 10.4.1 and 10.4.6."""
    assert isinstance(action, Victim)
    city, borough = state.city, state.city.boroughs[seat]
    whose = next(s for s, cells in enumerate(borough.citizens) if cells >> action.cell & 1)
    del state.victims[0]
    kit.leave_slot(borough, whose, action.cell)
    if whose != seat and cities.is_active(kit, city, whose, box.FIRE):
        cities.return_to_hall(city, whose)
    elif graveyard(kit, borough):
        state.corpse = whose
        return flow.ask(state, GRAVES, seat)
    else:
        city.boroughs[whose].out += 1
    next_victim(kit, state)


# Cemeteries (10.4)


def burial_ground(kit: Kit, borough: Borough) -> Cells:
    """10.4.2, 10.4.3 and 10.4.5: empty cells of the zone, or else of the next strip."""
    empty = ~cities.not_empty(borough)
    return cities.zone(kit, borough) & empty or cities.next_strip(kit, borough) & empty


def graveyard(kit: Kit, borough: Borough) -> Cells:
    """10.4.4: of these, beside a cemetery if there is one and that is possible."""
    ground = burial_ground(kit, borough)
    return ground & kit.board.adjacent(cities.cemeteries(borough)) or ground


def why_not_bury(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    assert isinstance(action, Bury)
    there, borough = 1 << action.cell, state.city.boroughs[seat]
    if there & cities.not_empty(borough):
        return reasons.GRAVE_NOT_EMPTY
    ground = burial_ground(kit, borough)
    if not there & ground:
        return (
            reasons.GRAVE_OUTSIDE
            if ground & cities.zone(kit, borough)
            else reasons.GRAVE_NOT_IN_STRIP
        )
    return None if there & graveyard(kit, borough) else reasons.GRAVE_NOT_ADJACENT


def grave_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[Block]:
    return [(kit.book.bury, graveyard(kit, state.city.boroughs[seat]))]


def bury(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """10.4.1."""
    assert isinstance(action, Bury)
    state.city.boroughs[seat].graves[state.corpse] |= 1 << action.cell
    next_victim(kit, state)


CHAPTERS: chapter.Chapters = {
    VICTIMS: chapter.Chapter({Victim: "10.3.5"}, why_not_victim, name_victim, victim_blocks),
    GRAVES: chapter.Chapter({Bury: "10.4.1"}, why_not_bury, bury, grave_blocks),
}
