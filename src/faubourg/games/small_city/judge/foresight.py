"""A forecast from facts: what is left of this round, then all rounds to come."""

from __future__ import annotations

from functools import lru_cache

from faubourg.games.small_city.components import (
    CASH,
    COLUMNS,
    EACH_RAW,
    ENGINEER,
    MEDIATOR,
    WOOD_SLOT,
)
from faubourg.games.small_city.judge.facts import Facts
from faubourg.games.small_city.judge.forecast import Forecast
from faubourg.games.small_city.judge.policies import Policy
from faubourg.games.small_city.judge.weights import Weights
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
    for raw in EACH_RAW:
        f.raw[raw] += gift.raw[raw]
    if gift.tile:
        _tile(f, gift.tile)
    if gift.investment:
        f.invest()


def _tile(f: Forecast, column: int) -> None:
    """11.3: a park, or at the end of the line a large residential tile."""
    if column == COLUMNS and f.ground[0] >= COLUMNS:
        f.levels.append(COLUMNS)
        f.culture.append(COLUMNS)
        f.room.append(COLUMNS)
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
    if facts.card == MEDIATOR:
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
    if facts.card == ENGINEER:
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
        f.money += people.workers[CASH] + people.guests
    if o.making:
        f.made += people.makers
        for raw in EACH_RAW:
            f.raw[raw] += people.workers[WOOD_SLOT + raw]
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
