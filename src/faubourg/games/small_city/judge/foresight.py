"""How the rest of the game is played in thought, and whether promises will be kept."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from faubourg.core.model import Seat
from faubourg.games.small_city import components
from faubourg.games.small_city.construction import builds_left
from faubourg.games.small_city.judge.facts import Facts, Outlook
from faubourg.games.small_city.judge.forecast import Forecast
from faubourg.games.small_city.judge.survey import Policy, Weights
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.scoring import MEASURES
from faubourg.games.small_city.state import City, SmallCityState
from faubourg.games.small_city.votes import UNIVERSITY_VOTES


@lru_cache(maxsize=4096)
def foresee(facts: Facts, policy: Policy, w: Weights) -> Forecast:
    """The end of the game; must not be changed by who asks."""
    f = Forecast(facts, policy, w)
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
        f.levels.append(components.COLUMNS)
        f.culture.append(components.COLUMNS)
        f.room.append(components.COLUMNS)
    else:
        f.parks += column


# The round at hand


def _finish_round(f: Forecast, facts: Facts) -> None:
    o = facts.outlook
    if o.building:
        _build(f, facts)
    elif o.growing:
        _grow(f, facts)
    if o.moving:
        f.settle_in()
        f.work()
        f.vote()
        _pollute(f, facts)
    else:
        _as_placed(f, facts)
    f.rise()
    if o.investing:
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
            f.levels[home] = target


def _pollute(f: Forecast, facts: Facts) -> None:
    """4.3.6."""
    if facts.card == components.ENGINEER:
        f.made = 0.0
    f.pollute()


def _as_placed(f: Forecast, facts: Facts) -> None:
    """Citizens stand where they stand; what they bring this round is known."""
    o, people, homes = facts.outlook, facts.people, list(facts.people.homes)
    f.made = float(facts.made)
    if o.arriving:
        _house(f, facts, homes)
        f.arrive(people.vacancies)
    if o.earning:
        f.money += people.workers[components.CASH] + people.guests
    if o.making:
        f.made += people.makers
        for raw in components.EACH_RAW:
            f.raw[raw] += people.workers[components.WOOD_SLOT + raw]
    if o.voting:
        f.votes += sum(n * (n + 1) // 2 for n in homes) + UNIVERSITY_VOTES * people.university
    if o.polluting:
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


@lru_cache(maxsize=256)
def parsed(condition: str) -> tuple[str, int, int]:
    """The measure, 1 for at least or -1 for at most, the number."""
    measure, sign, number = condition.split()
    return measure, 1 if sign == ">=" else -1, int(number)


def means(state: SmallCityState, seat: Seat, o: Outlook) -> Means:
    builds = components.BUILD_ACTIONS if o.building else 0
    if o.growing:
        plan = state.plans[seat]
        builds = max(0, builds_left(plan))
    return Means(builds, o.rounds, state.round <= 1 and state.phase <= 1)


def promise(kit: Kit, city: City, seat: Seat, f: Forecast, m: Means) -> float:
    """14.1: what is foreseen for the promise."""
    number = city.boroughs[seat].promise
    if not number:
        return 0.0
    value = next(n for n, (first, last) in enumerate(components.STACKS) if first <= number <= last)
    kept = chance(kit, city, seat, f, m, kit.box.promises[number - 1])
    return kept * components.KEPT[value] + (1 - kept) * components.BROKEN[value]


def specials(kit: Kit, city: City, seat: Seat, f: Forecast, m: Means) -> float:
    """16.1.9; of cards just drawn the best will be kept."""
    borough, box = city.boroughs[seat], kit.box.specials
    risks = [1 - chance(kit, city, seat, f, m, box[n - 1]) for n in borough.specials]
    if borough.drawn:
        risks.append(min(1 - chance(kit, city, seat, f, m, box[n - 1]) for n in borough.drawn))
    return components.BROKEN_SPECIAL * sum(risks, 0.0)


def chance(
    kit: Kit, city: City, seat: Seat, f: Forecast, m: Means, conditions: tuple[str, ...]
) -> float:
    """That all hold in the end: what must be built together, what is foreseen one by one."""
    found, builds, money = 1.0, 0.0, 0.0
    for condition in conditions:
        measure, sign, number = parsed(condition)
        if m.is_new:
            found *= _usually(kit, measure, sign, number)
        elif measure in EFFORT:
            lack = max(0, sign * (number - MEASURES[measure](kit, city, seat)))
            builds += lack * EFFORT[measure][0]
            money += lack * EFFORT[measure][1]
        else:
            edge = sign * (foreseen(kit, city, seat, f, measure) - number) + 0.5
            found *= likely(edge / (0.1 + DOUBT[measure] * m.rounds))
    return found * _affordable(city.boroughs[seat].money, builds, money, m) if builds else found


def likely(edge: float) -> float:
    return 1 / (1 + exp(-max(-20.0, min(20.0, edge))))


def _usually(kit: Kit, measure: str, sign: int, number: int) -> float:
    mean, spread = USUAL[measure]
    if measure == "cemeteries" and kit.solo and kit.difficulty == "citizen":
        mean, spread = 0.0, 0.1  # 17.2.3
    return likely((sign * (mean - number) + 0.5) / spread)


def _affordable(held: int, builds: float, money: float, m: Means) -> float:
    """Whether there are build actions and dollars enough."""
    actions = m.builds + BUILDS_EACH * m.rounds - builds + 0.3
    dollars = held + MONEY_EACH * m.rounds - money + 0.3
    return likely(actions / (0.2 + 0.3 * m.rounds)) * likely(dollars / (0.2 + 0.5 * m.rounds))


def foreseen(kit: Kit, city: City, seat: Seat, f: Forecast, measure: str) -> float:
    """At the end of the game."""
    plain = {
        "pollution": f.pollution,
        "money": f.money,
        "citizens-home": f.board,
        "park-cells": f.parks,
        "raw": sum(f.raw),
        "residential-tiles": len(f.levels),
        "residential-level": max(f.levels, default=0),
        "cultural-tiles": len(f.sizes),
        "school": components.SCHOOL not in f.wanted,
        "library": components.LIBRARY not in f.wanted,
        "citizens-hall": f.hall,
    }
    return plain[measure] if measure in plain else MEASURES[measure](kit, city, seat)
