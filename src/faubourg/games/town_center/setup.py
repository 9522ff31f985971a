"""Set-up: bag and reserve, the line, the halls and the first player (RULES.md 2, solo 4.3)."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Action, Reason, Seat
from faubourg.games.town_center import components as box
from faubourg.games.town_center import events, reasons
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.actions import Draw, PlaceHall, Start
from faubourg.games.town_center.chapter import Kit
from faubourg.games.town_center.state import TownCenterState


def new_state(kit: Kit) -> TownCenterState:
    """2.3 to 2.5: money, bag and reserve."""
    copies = 1 + (kit.seats - 1) // box.PLAYERS_PER_COPY
    bag = [kit.seats * count for count in box.BAG_PER_PLAYER]
    reserve = [copies * box.PER_COPY[colour] - bag[colour] for colour in box.COLOURS]
    cities = [steps.new_city(board) for board in kit.boards]
    actors, step = ((CHANCE,), steps.LINE) if kit.central_park else ((0,), steps.HALLS)
    return TownCenterState(actors, step, 0, 0, bag, reserve, [0] * 5, [], (), 0, cities)


def why_not(kit: Kit, state: TownCenterState, seat: Seat, action: Action) -> Reason | None:
    assert isinstance(action, PlaceHall)
    return None if kit.boards[seat].ground >> action.position & 1 else reasons.NO_CELL


def legal_set(kit: Kit, state: TownCenterState, seat: Seat) -> int:
    return kit.boards[seat].ground << kit.book.hall


def apply(kit: Kit, state: TownCenterState, seat: Seat, action: Action) -> bool:
    """Over when the first player is known."""
    if isinstance(action, Draw):
        _lengthen_line(state, action.colour)
        return False
    if isinstance(action, Start):
        state.first = action.seat
        return True
    assert isinstance(action, PlaceHall)
    steps.put(kit.boards[seat], state.cities[seat], box.HALL, action.position)
    if seat + 1 < kit.seats:
        state.actors = (seat + 1,)  # 2.6: one after the other
        return False
    return _choose_first(kit, state)


def _lengthen_line(state: TownCenterState, colour: box.Colour) -> None:
    """4.3."""
    state.bag[colour] -= 1
    state.line = (*state.line, colour)
    if any(state.bag):
        return
    state.step, state.actors = steps.HALLS, (0,)
    if state.events is not None:
        state.events.append(events.LineLaid(len(state.line)))


def _choose_first(kit: Kit, state: TownCenterState) -> bool:
    """2.7 and 5.5: the first player is drawn, or chosen by the table."""
    chosen = kit.options.get("first_player", "1")
    if chosen == "random":
        state.step, state.actors = steps.START, (CHANCE,)
        return False
    state.first = int(chosen) - 1
    return True
