"""The terms of the judge and their weights: how the year may end, and what may follow."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from faubourg.core.model import Seat
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.board import Board, Hexes
from faubourg.games.la_citta.judge.outlook import Chances, Outlook, Voices
from faubourg.games.la_citta.judge.survey import (
    Flow,
    Foreseen,
    Place,
    Survey,
    lost_at_edges,
)
from faubourg.games.la_citta.state import LOOK, LaCittaState
from faubourg.games.la_citta.year import knows


@dataclass(frozen=True)
class Weights:
    """Set by hand, then compared in the arena a dozen games at a time."""

    # Hunger.
    penalty: float = 2.5  # the turn and the player card lost by hunger (3.7.8)
    repair: tuple[float, ...] = (1.0, 0.7, 0.5, 0.4)  # how sure hunger is, by player cards left
    surprise: tuple[float, ...] = (0.7, 0.2, 0.1)  # chances of 0, 1, 2 more citizens than foreseen
    unfed: float = 0.25  # a citizen to come without food: a part of a turn for a farmhouse
    unfed_soon: float = 0.3  # more if that is next year
    spare_food: float = 0.08  # food beyond all citizens foreseen; only the first few count
    spare_most: int = 6
    # Migration.
    ahead: float = 0.45  # what is won in a later year as things stand: the others build, too
    taken: float = 0.5  # a citizen lost by others, divided among them
    demolished: float = 1.2  # a building lost for want of citizens
    lost_city: float = 3.0  # a city that loses its last citizen, besides its citizens
    arch: float = 0.04  # an arch for each later year, for neighbours to come
    # Cities.
    grown: float = 0.6  # a citizen by growth to come
    services: tuple[float, ...] = (0.0, 0.6, 1.6, 3.0)  # a city with so many kinds of arches
    lake: float = 0.4  # a free lake beside a city without a wave, for its limit and its health
    farm: float = 0.12  # each symbol on the best free hex beside a city
    wide: float = 0.1  # a free hex beside a city, up to three
    idle: float = 0.25  # a citizen on a castle who could build, up to two in a city
    # Means.
    gold: float = 0.75  # the first gold; each further one is worth a part of the one before
    gold_next: float = 0.85
    income: float = 0.35  # a gold of income for each year to come
    card: float = 0.9  # a player card that can still be used this year
    known: float = 0.12  # a hidden voice card one knows while there are turns


WEIGHTS: Final = Weights()


class Ending:
    """One way the migration may go."""

    def __init__(self, chance: float, citizens: list[float], taken: int) -> None:
        self.chance = chance
        self.citizens = citizens  # by city
        self.taken = taken  # from others
        self.total = 0.0  # of the citizens
        for number in citizens:
            self.total += number


def endings(s: Survey, chances: Chances, o: Outlook) -> list[Ending]:
    """This year's migration under each Voice; nobody moves once it is over, or far from others."""
    if not o.migrating or not s.has_neighbours:
        return [Ending(1.0, [float(number) for number in s.population], 0)]
    pairs = zip(s.places, s.population, strict=True)
    cities = [foresee(place, population, chances) for place, population in pairs]
    return [_ending(cities, number, chances[number][1]) for number in range(len(chances))]


def _ending(cities: list[Foreseen], number: int, chance: float) -> Ending:
    taken = 0
    for city in cities:
        taken += city.taken[number]
    return Ending(chance, [city.citizens[number] for city in cities], taken)


def foresee(place: Place, population: int, chances: Chances) -> Foreseen:
    """The last answer serves again if the same is asked."""
    last = place.foreseen
    if last is not None and last.population == population and last.chances == chances:
        return last
    foreseen = Foreseen(population, chances)
    for heard, _ in chances:
        taken = _best(place.gains, heard)
        foreseen.taken.append(taken)
        foreseen.citizens.append(_after(place.limit, population, taken, _mean(place.losses, heard)))
    place.foreseen = foreseen
    return foreseen


def _after(limit: int, population: int, taken: int, lost: float) -> float:
    """3.6.5 and 3.6.6: the mean of taking before losing and of losing before taking."""
    after = population + taken - lost
    first = min(limit, population + taken) - lost
    return max(0.0, (first + min(float(limit), after)) / 2)


def _best(flow: Flow, heard: Voices) -> int:
    """3.6.8: with two Voices one takes the better."""
    first = flow[heard[0]]
    return first if len(heard) == 1 else max(first, flow[heard[1]])


def _mean(flow: Flow, heard: Voices) -> float:
    """What others will choose is not known."""
    first = flow[heard[0]]
    return float(first) if len(heard) == 1 else (first + flow[heard[1]]) / 2


def migration(s: Survey, ends: list[Ending]) -> float:
    """Citizens won or lost on average."""
    won = 0.0
    for end in ends:
        won += end.chance * (end.total - s.citizens)
    return won


def taken(ends: list[Ending], others: int, w: Weights) -> float:
    """What the others lose is an advantage, too."""
    number = 0.0
    for end in ends:
        number += end.chance * end.taken
    return w.taken / others * number


def later_migration(yearly: float, o: Outlook, w: Weights) -> float:
    """Each later year as things stand, under any Voice alike."""
    return w.ahead * o.years * yearly if o.years else 0.0


def yearly_migration(s: Survey) -> float:
    """Without cubes; a full city keeps nothing."""
    net = 0
    for place, population in zip(s.places, s.population, strict=True):
        if place.limit > population + 1:
            net += place.later_gains
        net -= place.later_losses
    return net / len(box.EACH_SERVICE)


def demolition(s: Survey, ends: list[Ending], w: Weights) -> float:
    """6.2 and 6.3: buildings and cities lost for want of citizens."""
    cost = 0.0
    for end in ends:
        for place, citizens in zip(s.places, end.citizens, strict=True):
            if citizens < place.staffed:
                cost += end.chance * w.demolished * (place.staffed - citizens)
            if citizens < 1:
                cost += end.chance * w.lost_city * (1 - citizens)
    return -cost


def hunger(
    board: Board, state: LaCittaState, s: Survey, ends: list[Ending], o: Outlook, w: Weights
) -> float:
    """3.7: citizens lost and the penalty, on average; farmhouses may help, where there is room."""
    if not o.feeding:
        return 0.0
    penalty = w.penalty if o.years else float(box.HUNGER_COST)
    surprise = w.surprise if o.migrating and s.has_neighbours else (1.0,)
    helpers, cost = min(o.cards, len(s.farmhouses)), 0.0
    left, more = w.repair[helpers], sum(s.farmhouses[:helpers])
    for end in ends:
        short = end.total - s.food + _food_lost(board, state, s, end)
        cost += end.chance * left * _shortage_cost(short, penalty, surprise)
        cost += end.chance * (1 - left) * _shortage_cost(short - more, penalty, surprise)
    return -cost


def _shortage_cost(short: float, penalty: float, surprise: tuple[float, ...]) -> float:
    """On average, if there may be some more citizens than foreseen."""
    cost = 0.0
    for chance in surprise:
        if short > 0.0:
            cost += chance * (short + min(1.0, short) * penalty)
        short += 1.0
    return cost


def _food_lost(board: Board, state: LaCittaState, s: Survey, end: Ending) -> float:
    """With the tiles that go for want of citizens."""
    lost = 0.0
    for place, citizens in zip(s.places, end.citizens, strict=True):
        if citizens < 1:
            lost += place.food * (1 - citizens)
        elif citizens < place.staffed:
            lost += lost_at_edges(board, state, place, ceil(place.staffed - citizens))
    return lost


def mean_citizens(ends: list[Ending]) -> list[float]:
    """By city, at the end of the year."""
    if len(ends) == 1:
        return ends[0].citizens
    mean = [0.0] * len(ends[0].citizens)
    for end in ends:
        for place, citizens in enumerate(end.citizens):
            mean[place] += end.chance * citizens
    return mean


def grown(s: Survey, citizens: list[float], years: int) -> float:
    """3.3: one citizen a year in each city below its limit."""
    total = 0.0
    for place, number in zip(s.places, citizens, strict=True):
        total += max(number, min(float(place.limit), number + years))
    return total


def growth(now: list[float], in_the_end: float, w: Weights) -> float:
    return w.grown * (in_the_end - sum(now, 0.0))


def later_food(
    s: Survey, soon: float, in_the_end: float, yearly: float, o: Outlook, w: Weights
) -> float:
    """Food for all who are foreseen, next year and in the end."""
    if not o.growths:
        return 0.0
    lasting, coming = s.food - s.harvest, max(0.0, yearly)
    unfed = max(0.0, soon + coming - lasting)
    short = in_the_end + w.ahead * o.years * coming - lasting
    spare = min(float(w.spare_most), max(0.0, -short))
    part = o.growths / box.YEARS
    return w.spare_food * part * spare - w.unfed * max(0.0, short) - w.unfed_soon * unfed


def services(s: Survey, o: Outlook, w: Weights) -> float:
    """7.2.3: complete cities, and those that may become so while there are turns."""
    worth, complete = 0.0, 0
    for place in s.places:
        worth += w.services[place.services]
        complete += place.services == len(box.EACH_SERVICE)
    return worth if o.all_turns else float(box.SERVICE_BONUS * complete)


def arches(s: Survey, o: Outlook, w: Weights) -> float:
    """Strength against neighbours to come."""
    halves = 0
    for place in s.places:
        halves += place.arches
    return w.arch * o.years * halves / box.HALVES


def sites(state: LaCittaState, s: Survey, o: Outlook, w: Weights) -> float:
    """Room to build: free hexes beside the cities, lakes and farms among them."""
    if not o.all_turns:
        return 0.0
    worth = 0.0
    for place in s.places:
        beside = state.near[place.city] & s.empty
        if place.beside != beside:
            place.beside = beside
            place.room = _room(state, place, beside, w)
        worth += place.room
    return min(1.0, o.all_turns / (box.ROUNDS * box.YEARS) * 2) * worth


def _room(state: LaCittaState, place: Place, beside: Hexes, w: Weights) -> float:
    found = w.wide * min(3, beside.bit_count())
    if beside & state.land.lakes and not place.has_wave:
        found += w.lake
    levels = 0
    for level in state.land.symbols:
        if beside & level:
            levels += 1
    return found + w.farm * levels


def builders(s: Survey, o: Outlook, w: Weights) -> float:
    """4.1.8: citizens on castles who could staff a building."""
    spare = 0
    for place, population in zip(s.places, s.population, strict=True):
        spare += min(2, max(0, population - place.staffed))
    return w.idle * spare * min(1.0, o.all_turns / box.ROUNDS)


def gold(state: LaCittaState, seat: Seat, o: Outlook, w: Weights) -> float:
    """The first coins open most cards; in the end they only break ties (7.2.6)."""
    coins = state.gold[seat]
    if not o.all_turns:
        return 0.01 * coins
    worth = w.gold * (1 - w.gold_next**coins) / (1 - w.gold_next)
    return worth * min(1.0, o.all_turns / box.ROUNDS)


def income(s: Survey, o: Outlook, w: Weights) -> float:
    return w.income * s.income * o.growths


def cards(o: Outlook, w: Weights) -> float:
    return w.card * o.cards


def knowledge(state: LaCittaState, seat: Seat, o: Outlook, w: Weights) -> float:
    """5.6: hidden voice cards one knows or is about to see, while one can still act on it."""
    asked, seen = state.positions if state.step == LOOK else 0, 0
    for where in range(box.HIDDEN):
        if asked >> where & 1 or knows(state, seat, where):
            seen += 1
    return w.known * seen * min(2, o.turns)
