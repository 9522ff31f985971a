"""How the year may end: migration under each possible Voice, then feeding (RULES.md 3.6, 3.7)."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from faubourg.games.la_citta.components import EACH_SERVICE, HUNGER_COST, YEARS
from faubourg.games.la_citta.judge.outlook import Outlook
from faubourg.games.la_citta.judge.survey import Flow, Place, Survey
from faubourg.games.la_citta.judge.voices import Chances, Voices
from faubourg.games.la_citta.judge.weights import Weights


@dataclass(slots=True)
class Ending:
    """One way the migration may go."""

    chance: float
    citizens: list[float]  # by city
    taken: float  # from others


def endings(s: Survey, chances: Chances, o: Outlook) -> list[Ending]:
    """This year's migration under each Voice; nobody moves once it is over, or far from others."""
    if not o.migrating or not any(place.has_neighbours for place in s.places):
        return [Ending(1.0, [float(place.population) for place in s.places], 0.0)]
    return [_ending(s, heard, chance) for heard, chance in chances]


def _ending(s: Survey, heard: Voices, chance: float) -> Ending:
    taken = [_best(place.gains, heard) for place in s.places]
    lost = [_mean(place.losses, heard) for place in s.places]
    flows = zip(s.places, taken, lost, strict=True)
    return Ending(chance, [_after(*flow) for flow in flows], sum(taken))


def _after(place: Place, taken: int, lost: float) -> float:
    """3.6.5 and 3.6.6: the mean of taking before losing and of losing before taking."""
    after = place.population + taken - lost
    first = min(place.limit, place.population + taken) - lost
    return max(0.0, (first + min(place.limit, after)) / 2)


def _best(flow: Flow, heard: Voices) -> int:
    """3.6.8: with two Voices one takes the better."""
    first = flow[heard[0]]
    return first if len(heard) == 1 else max(first, flow[heard[1]])


def _mean(flow: Flow, heard: Voices) -> float:
    """What others will choose is not known."""
    first = flow[heard[0]]
    return first if len(heard) == 1 else (first + flow[heard[1]]) / 2


def migration(s: Survey, ends: list[Ending]) -> float:
    """Citizens won or lost on average."""
    return sum(end.chance * (sum(end.citizens) - s.citizens) for end in ends)


def taken(ends: list[Ending], others: int, w: Weights) -> float:
    """What the others lose is an advantage, too."""
    return w.taken / others * sum(end.chance * end.taken for end in ends)


def later_migration(s: Survey, o: Outlook, w: Weights) -> float:
    """Each later year as things stand, under any Voice alike."""
    return w.ahead * o.years * yearly_migration(s) if o.years else 0.0


def yearly_migration(s: Survey) -> float:
    """Without cubes; a full city keeps nothing."""
    net = 0
    for place in s.places:
        if place.has_neighbours:
            keeps = place.limit > place.population + 1
            net += sum(place.later_gains) * keeps - sum(place.later_losses)
    return net / len(EACH_SERVICE)


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


def hunger(s: Survey, ends: list[Ending], o: Outlook, w: Weights) -> float:
    """3.7: citizens lost and the penalty, on average; farmhouses may help, where there is room."""
    if not o.feeding:
        return 0.0
    penalty = HUNGER_COST if o.is_last else w.penalty
    open_ended = o.migrating and any(place.has_neighbours for place in s.places)
    surprise = w.surprise if open_ended else (1.0,)
    helpers, cost = min(o.cards, len(s.farmhouses)), 0.0
    left, more = w.repair[helpers], sum(s.farmhouses[:helpers])
    for end in ends:
        short = sum(end.citizens) - s.food + _food_lost(s, end)
        cost += end.chance * left * _shortage_cost(short, penalty, surprise)
        cost += end.chance * (1 - left) * _shortage_cost(short - more, penalty, surprise)
    return -cost


def _shortage_cost(short: float, penalty: float, surprise: tuple[float, ...]) -> float:
    """On average, if there may be some more citizens than foreseen."""
    cost = 0.0
    for more, chance in enumerate(surprise):
        if short + more > 0:
            cost += chance * (short + more + min(1.0, short + more) * penalty)
    return cost


def _food_lost(s: Survey, end: Ending) -> float:
    """With the tiles that go for want of citizens."""
    lost = 0.0
    for place, citizens in zip(s.places, end.citizens, strict=True):
        if citizens < 1:
            lost += place.food * (1 - citizens)
        elif citizens < place.staffed:
            lost += sum(place.edges[: ceil(place.staffed - citizens)])
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


def grown(s: Survey, citizens: list[float], years: int) -> list[float]:
    """3.3: one citizen a year in each city below its limit."""
    pairs = zip(s.places, citizens, strict=True)
    return [max(n, min(place.limit, n + years)) for place, n in pairs]


def growth(s: Survey, now: list[float], o: Outlook, w: Weights) -> float:
    return w.grown * (sum(grown(s, now, o.growths)) - sum(now))


def later_food(s: Survey, now: list[float], o: Outlook, w: Weights) -> float:
    """Food for all who are foreseen, next year and in the end."""
    if not o.growths:
        return 0.0
    lasting = s.food - s.harvest
    coming = max(0.0, yearly_migration(s))
    soon = max(0.0, sum(grown(s, now, 1)) + coming - lasting)
    short = sum(grown(s, now, o.growths)) + w.ahead * o.years * coming - lasting
    spare = min(w.spare_most, max(0.0, -short))
    part = o.growths / YEARS
    return w.spare_food * part * spare - w.unfed * max(0.0, short) - w.unfed_soon * soon
