"""How the rest of the game is played in thought, and whether promises will be kept."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from faubourg.core.model import Seat
from faubourg.games.small_city import components
from faubourg.games.small_city.construction import builds_left
from faubourg.games.small_city.judge.facts import (
    ARRIVING,
    BUILDING,
    EARNING,
    GROWING,
    INVESTING,
    MAKING,
    MOVING,
    POLLUTING,
    VOTING,
    Facts,
    Frame,
)
from faubourg.games.small_city.judge.forecast import Forecast
from faubourg.games.small_city.judge.survey import POLICIES, Policy, Weights
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.scoring import MEASURES
from faubourg.games.small_city.state import City, SmallCityState
from faubourg.games.small_city.votes import UNIVERSITY_VOTES


class Memory:
    """What was foreseen, by the facts that it depends on; forgotten when it is too much."""

    def __init__(self, frame: Frame, w: Weights) -> None:
        self.frame, self.w = frame, w
        self.known: dict[tuple[object, ...], list[Forecast]] = {}

    def foresee(self, facts: Facts) -> list[Forecast]:
        """The end of the game, by policy; must not be changed by who asks."""
        key = facts.key()
        found = self.known.get(key)
        if found is None:
            found = [foresee(facts, self.frame, policy, self.w) for policy in POLICIES]
            if len(self.known) >= MOST_FACTS:
                self.known.clear()
            self.known[key] = found
        return found


MOST_FACTS: Final = 2048


@lru_cache(maxsize=4)
def memory(frame: Frame, w: Weights) -> Memory:
    """The same for all judges of such games."""
    return Memory(frame, w)


def foresee(facts: Facts, frame: Frame, policy: Policy, w: Weights) -> Forecast:
    f = Forecast(facts, frame, policy, w)
    _receive(f, facts)
    _finish_round(f, facts)
    f.play()
    return f


# What is about to be received


def _receive(f: Forecast, facts: Facts) -> None:
    gift = facts.gift
    f.reward(gift.money, gift.votes)
    for raw in components.EACH_RAW:
        f.raw[raw] += gift.raw[raw]
    if gift.tile:
        _tile(f, gift.tile)
    if gift.investment:
        f.invest()


def _tile(f: Forecast, column: int) -> None:
    """11.3: a park, or at the end of the line a large residential tile."""
    if column == components.COLUMNS and f.ground[0] >= components.COLUMNS:
        f.put_home(components.COLUMNS, components.COLUMNS, components.COLUMNS)
    else:
        f.parks += column


# The round at hand


def _finish_round(f: Forecast, facts: Facts) -> None:
    if facts.ahead & BUILDING:
        _build(f, facts)
    elif facts.ahead & GROWING:
        _grow(f, facts)
    if facts.ahead & MOVING:
        f.settle_in()
        f.work()
        f.vote()
        _pollute(f, facts)
    else:
        _as_placed(f, facts)
    f.rise()
    if facts.ahead & INVESTING:
        f.invest()


def _build(f: Forecast, facts: Facts) -> None:
    """4.3.3 and 4.3.5: with the card for it."""
    f.spared = int(facts.architect)
    if facts.card == components.MEDIATOR:
        f.money += f.w.mediator
    f.build()
    f.spared = 0


def _grow(f: Forecast, facts: Facts) -> None:
    """5.5.3."""
    survey = facts.survey
    for home, level in enumerate(survey.levels):
        target = min(survey.culture[home], survey.room[home])
        if target > max(1, level) and not survey.fresh[home]:
            f.enlarge(home, target)


def _pollute(f: Forecast, facts: Facts) -> None:
    """4.3.6."""
    if facts.card == components.ENGINEER:
        f.made = 0.0
    f.pollute()


def _as_placed(f: Forecast, facts: Facts) -> None:
    """Citizens stand where they stand; what they bring this round is known."""
    ahead, people, homes = facts.ahead, facts.people, list(facts.people.homes)
    f.made = float(facts.made)
    if ahead & ARRIVING:
        _house(f, facts, homes)
        f.arrive(people.vacancies)
    if ahead & EARNING:
        f.money += people.workers[components.CASH] + people.guests
    if ahead & MAKING:
        f.made += people.makers
        for raw in components.EACH_RAW:
            f.raw[raw] += people.workers[components.WOOD_SLOT + raw]
    if ahead & VOTING:
        f.votes += sum(n * (n + 1) // 2 for n in homes) + UNIVERSITY_VOTES * people.university
    if ahead & POLLUTING:
        _pollute(f, facts)


def _house(f: Forecast, facts: Facts, homes: list[int]) -> None:
    """7.4.1."""
    for number, level in enumerate(facts.survey.levels):
        if level == 1 and not homes[number] and f.hall >= 1:
            homes[number] = 1
            f.hall -= 1
            f.board += 1


class Means(NamedTuple):
    """What can still be done for a promise."""

    builds: int  # build actions of this round
    rounds: int  # after it
    is_new: bool  # nothing is built yet


# Build actions and dollars that one more of a measure takes; other measures are foreseen.
EFFORT: Final = {
    "commercial-tiles": (1.0, 1.0), "commercial-cells": (0.5, 0.8), "commercial-level": (0.7, 1.0),
    "factories": (1.0, 1.0), "factory-level": (1.5, 2.0), "police": (1.0, 2.0),
    "fire": (1.0, 3.0), "guards": (1.0, 2.0), "port": (1.0, 2.0), "refinery": (1.0, 1.0),
    "steps": (2.0, 0.0), "bare-start-cells": (0.5, 0.8),
}  # fmt: skip
BUILDS_EACH: Final = 1.0  # build actions a round to spare for a promise
MONEY_EACH: Final = 1.0  # and dollars
# How far off the forecast of a measure is, for each round to come.
DOUBT: Final = {
    "pollution": 1.5, "money": 0.6, "citizens-home": 0.4, "park-cells": 0.4, "raw": 0.3,
    "citizens-hall": 0.3, "residential-tiles": 0.3, "residential-level": 0.3,
    "cultural-tiles": 0.3, "school": 0.2, "library": 0.2, "citizens-residential-5": 0.5,
    "cemeteries": 0.2,
}  # fmt: skip
# What this bot's boroughs end with, and how much that varies: all that is known at first.
USUAL: Final = {
    "park-cells": (9.0, 1.0), "commercial-tiles": (2.5, 0.6), "commercial-cells": (3.5, 1.0),
    "commercial-level": (1.5, 0.5), "factories": (2.0, 0.5), "factory-level": (1.3, 0.5),
    "residential-tiles": (6.0, 1.0), "residential-level": (3.0, 0.5), "cultural-tiles": (4.0, 0.6),
    "school": (1.0, 0.1), "library": (1.0, 0.15), "police": (0.7, 0.3), "fire": (0.6, 0.3),
    "guards": (1.0, 0.2), "port": (0.8, 0.3), "refinery": (0.9, 0.3), "steps": (2.0, 0.3),
    "pollution": (10.0, 4.0), "money": (7.0, 2.0), "raw": (1.5, 1.0), "citizens-home": (10.0, 1.0),
    "citizens-hall": (1.5, 1.0), "citizens-residential-5": (1.0, 1.0),
    "bare-start-cells": (15.0, 4.0), "cemeteries": (2.0, 1.0),
}  # fmt: skip


class Pledge:
    """A promise as things stand: its chances as far as it needs no forecast, and the rest."""

    def __init__(self, kit: Kit, city: City, seat: Seat, m: Means, terms: list[Condition]) -> None:
        self.kit, self.city, self.seat, self.rounds = kit, city, seat, m.rounds
        self.usual = 1.0  # before anything is built
        self.built = 1.0  # of what must be built, together
        self.open: list[Condition] = []
        builds, money = 0.0, 0.0
        for term in terms:
            if m.is_new:
                self.usual *= _usually(kit, term)
            elif term.is_built:
                lack = max(0, term.sign * (term.number - term.measured(kit, city, seat)))
                builds += lack * term.builds
                money += lack * term.money
            else:
                self.open.append(term)
        if builds:
            self.built = _affordable(city.boroughs[seat].money, builds, money, m)

    def chance(self, f: Forecast) -> float:
        """That all hold in the end: what must be built together, what is foreseen one by one."""
        found = self.usual
        for term in self.open:
            reached = foreseen(self.kit, self.city, self.seat, f, term)
            edge = term.sign * (reached - term.number) + 0.5
            found *= likely(edge / (0.1 + term.doubt * self.rounds))
        return found * self.built


class Condition:
    """One that a promise names, "park-cells >= 6"."""

    def __init__(self, condition: str) -> None:
        self.measure, sign, number = condition.split()
        self.sign = 1 if sign == ">=" else -1  # at least, or at most
        self.number = int(number)
        self.measured = MEASURES[self.measure]
        self.is_built = self.measure in EFFORT
        self.builds, self.money = EFFORT.get(self.measure, (0.0, 0.0))
        self.doubt = DOUBT.get(self.measure, 0.0)


@lru_cache(maxsize=256)
def read(conditions: tuple[str, ...]) -> list[Condition]:
    return [Condition(condition) for condition in conditions]


def means(state: SmallCityState, seat: Seat, known: Facts) -> Means:
    builds = components.BUILD_ACTIONS if known.ahead & BUILDING else 0
    if known.ahead & GROWING:
        plan = state.plans[seat]
        builds = max(0, builds_left(plan))
    return Means(builds, known.rounds, state.round <= 1 and state.phase <= 1)


class Pledges:
    """14.1 and 16.1.9: all promises of a seat; none at first."""

    def __init__(self) -> None:
        self.promise: Pledge | None = None
        self.kept, self.broken = 0, 0  # what it brings
        self.specials: list[Pledge] = []
        self.drawn: list[Pledge] = []

    def worth(self, f: Forecast) -> float:
        """What is foreseen; of cards just drawn the best will be kept."""
        found = 0.0
        if self.promise is not None:
            chance = self.promise.chance(f)
            found = chance * self.kept + (1 - chance) * self.broken
        if not self.specials and not self.drawn:
            return found
        risks = [1 - special.chance(f) for special in self.specials]
        if self.drawn:
            risks.append(min([1 - special.chance(f) for special in self.drawn]))
        return found + components.BROKEN_SPECIAL * sum(risks, 0.0)


def pledged(kit: Kit, city: City, seat: Seat, m: Means) -> Pledges:
    """Those that a seat has made; it must know them."""
    borough, box, found = city.boroughs[seat], kit.box, Pledges()
    if number := borough.promise:
        value = next(n for n, (_, last) in enumerate(components.STACKS) if number <= last)
        found.kept, found.broken = components.KEPT[value], components.BROKEN[value]
        found.promise = Pledge(kit, city, seat, m, read(box.promises[number - 1]))
    found.specials = [
        Pledge(kit, city, seat, m, read(box.specials[n - 1])) for n in borough.specials
    ]
    found.drawn = [Pledge(kit, city, seat, m, read(box.specials[n - 1])) for n in borough.drawn]
    return found


def likely(edge: float) -> float:
    return 1 / (1 + exp(-max(-20.0, min(20.0, edge))))


def _usually(kit: Kit, term: Condition) -> float:
    mean, spread = USUAL[term.measure]
    if term.measure == "cemeteries" and kit.solo and kit.difficulty == "citizen":
        mean, spread = 0.0, 0.1  # 17.2.3
    return likely((term.sign * (mean - term.number) + 0.5) / spread)


def _affordable(held: int, builds: float, money: float, m: Means) -> float:
    """Whether there are build actions and dollars enough."""
    actions = m.builds + BUILDS_EACH * m.rounds - builds + 0.3
    dollars = held + MONEY_EACH * m.rounds - money + 0.3
    return likely(actions / (0.2 + 0.3 * m.rounds)) * likely(dollars / (0.2 + 0.5 * m.rounds))


def foreseen(kit: Kit, city: City, seat: Seat, f: Forecast, term: Condition) -> float:
    """At the end of the game."""
    measure = term.measure
    if measure == "pollution":
        return f.pollution
    if measure == "money":
        return f.money
    if measure == "citizens-home":
        return f.board
    if measure == "citizens-hall":
        return f.hall
    if measure == "park-cells":
        return f.parks
    if measure == "raw":
        return sum(f.raw)
    if measure == "residential-tiles":
        return len(f.levels)
    if measure == "residential-level":
        return max(f.levels, default=0)
    if measure == "cultural-tiles":
        return len(f.sizes)
    if measure == "school":
        return components.SCHOOL not in f.wanted
    if measure == "library":
        return components.LIBRARY not in f.wanted
    return term.measured(kit, city, seat)
