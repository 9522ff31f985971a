"""The terms of a seat."""

from __future__ import annotations

from typing import TypeAlias

from faubourg.core.model import Seat
from faubourg.games.arcologies.judge import means, people, result, smog
from faubourg.games.arcologies.judge.survey import Survey
from faubourg.games.arcologies.judge.weights import Weights
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.state import ArcologiesState
from faubourg.games.small_city.state import Borough, City

Terms: TypeAlias = dict[str, float]


def worth(
    kit: ArcologyKit, state: ArcologiesState, city: City, seat: Seat, ground: Survey, w: Weights
) -> Terms:
    borough, crowd = city.boroughs[seat], people.crowd(kit, city, seat, state.phase)
    need = ground.need._replace(builds=ground.need.builds + crowd.homes_lacking)
    s = people.shift(kit, state, city, seat)
    given, dollars = means.offered(kit, state, seat, need, w), float(borough.money + s.cash)
    soon, danger = smog.pollution(kit, city, seat, state.phase, s, need.builds, w)
    coming = tuple(a + b for a, b in zip(s.raw, given.raw, strict=True))
    return {
        "pumps": people.pumps(borough, s, w),
        "pattern": ground.pattern,
        "works": ground.works.worth,
        "money": means.money(dollars, need, w),
        "votes": means.votes(smog.votes(kit, city, seat, state.phase), w),
        "stores": means.stores(borough, coming, need, w),
        "citizens": people.gathered(crowd, w),
        "pollution": soon,
        "danger": danger,
        "victim": smog.victim(kit, state, city, seat, s, w),
        "income": means.income(borough, need, w),
        "council": means.council(borough, need) + means.card(borough, need),
        "gift": means.gift(given, dollars, need, w),
        "hall": _hall(kit, state, borough, seat),
        "draw": result.hope(kit, state, seat, w),
    }


def _hall(kit: ArcologyKit, state: ArcologiesState, borough: Borough, seat: Seat) -> float:
    """In the corner it leaves the largest ground."""
    number = state.halls[seat] if state.halls else borough.tiles[0] if borough.tiles else -1
    if number < 0:
        return 0.0
    y, x = divmod(kit.places.all[number].first, kit.board.size)
    return -0.1 * (x + y)
