"""What cities and means are worth beyond this year's end: services, sites, gold and cards."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.la_citta.board import Board, Hexes
from faubourg.games.la_citta.components import (
    HALVES,
    HIDDEN,
    ROUNDS,
    SERVICE_BONUS,
    WAVES,
    YEARS,
)
from faubourg.games.la_citta.judge.outlook import Outlook
from faubourg.games.la_citta.judge.survey import Place, Survey, free
from faubourg.games.la_citta.judge.weights import Weights
from faubourg.games.la_citta.state import LOOK, LaCittaState
from faubourg.games.la_citta.voice import knows


def services(s: Survey, o: Outlook, w: Weights) -> float:
    """7.2.3: complete cities, and those that may become so while there are turns."""
    kinds = [sum(halves >= HALVES for halves in place.arches) for place in s.places]
    if not o.all_turns:
        return float(SERVICE_BONUS * kinds.count(len(w.services) - 1))
    return sum(w.services[number] for number in kinds)


def arches(s: Survey, o: Outlook, w: Weights) -> float:
    """Strength against neighbours to come."""
    return w.arch * o.years * sum(sum(place.arches) for place in s.places) / HALVES


def sites(board: Board, state: LaCittaState, s: Survey, o: Outlook, w: Weights) -> float:
    """Room to build: free hexes beside the cities, lakes and farms among them."""
    if not o.all_turns:
        return 0.0
    empty = free(board, state)
    part = min(1.0, o.all_turns / (ROUNDS * YEARS) * 2)
    return part * sum(_room(state, place, empty, w) for place in s.places)


def _room(state: LaCittaState, place: Place, empty: Hexes, w: Weights) -> float:
    where = state.near[place.city] & empty
    found = w.wide * min(3, where.bit_count())
    if where & state.land.lakes and not any(place.tiles & state.kinds[wave] for wave in WAVES):
        found += w.lake
    return found + w.farm * sum(bool(where & level) for level in state.land.symbols)


def builders(s: Survey, o: Outlook, w: Weights) -> float:
    """4.1.8: citizens on castles who could staff a building."""
    spare = [min(2, max(0, place.population - place.staffed)) for place in s.places]
    return w.idle * sum(spare) * min(1.0, o.all_turns / ROUNDS)


def gold(state: LaCittaState, seat: Seat, o: Outlook, w: Weights) -> float:
    """The first coins open most cards; in the end they only break ties (7.2.6)."""
    coins = state.gold[seat]
    if not o.all_turns:
        return 0.01 * coins
    worth = w.gold * (1 - w.gold_next**coins) / (1 - w.gold_next)
    return worth * min(1.0, o.all_turns / ROUNDS)


def income(s: Survey, o: Outlook, w: Weights) -> float:
    return w.income * s.income * o.growths


def cards(o: Outlook, w: Weights) -> float:
    return w.card * o.cards


def knowledge(state: LaCittaState, seat: Seat, o: Outlook, w: Weights) -> float:
    """5.6: hidden voice cards one knows or is about to see, while one can still act on it."""
    asked = state.positions if state.step == LOOK else 0
    seen = sum(knows(state, seat, where) or asked >> where & 1 for where in range(HIDDEN))
    return w.known * seen * min(2, o.turns)
