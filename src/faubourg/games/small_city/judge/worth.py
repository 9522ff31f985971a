"""The score of a seat as it is foreseen, in named terms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from faubourg.core.model import Seat
from faubourg.games.small_city.judge import pledges, rivals
from faubourg.games.small_city.judge.facts import facts
from faubourg.games.small_city.judge.forecast import Forecast
from faubourg.games.small_city.judge.foresight import foresee
from faubourg.games.small_city.judge.outlook import outlook
from faubourg.games.small_city.judge.pending import gift
from faubourg.games.small_city.judge.people import People
from faubourg.games.small_city.judge.pledges import Means
from faubourg.games.small_city.judge.policies import POLICIES
from faubourg.games.small_city.judge.survey import Survey
from faubourg.games.small_city.judge.weights import Weights
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, City, SmallCityState

Terms: TypeAlias = dict[str, float]


def best(
    kit: Kit, state: SmallCityState, city: City, seat: Seat, s: Survey, p: People, w: Weights
) -> Terms:
    """With the policy that promises most."""
    o = outlook(state, seat)
    known = facts(kit, city, seat, s, p, o, gift(kit, state, seat))
    plans = [foresee(known, policy, w) for policy in POLICIES]
    m = pledges.means(state, seat, o)
    return max((summed(kit, city, seat, s, f, m, w) for f in plans), key=total)


def total(terms: Terms) -> float:
    return sum(terms.values())


def summed(kit: Kit, city: City, seat: Seat, s: Survey, f: Forecast, m: Means, w: Weights) -> Terms:
    b, promised = city.boroughs[seat], pledges.promise(kit, city, seat, f, m)
    promised += pledges.specials(kit, city, seat, f, m)
    aim = SCORES.get(kit.victory)
    part = 1.0 if aim is None else w.other
    return {
        "votes": part * b.votes,
        "votes-to-come": part * (f.votes - b.votes),
        "pollution": -part * b.pollution,
        "pollution-to-come": part * (b.pollution - f.pollution),
        "promise": promised if kit.victory == "economic" else part * promised,
        "score": aim(b, f) if aim is not None else 0.0,
        "money": w.spare_money * f.money,
        "stores": w.spare_raw * sum(f.raw),
        "ground": w.ground * sum(s.ground[1:]),
        "street": rivals.street(kit, city, seat, w),
        "danger": -w.danger * max(0.0, f.pollution - w.dangerous),
    }


# 16.3.4, 16.4.5 and 16.5.3: what is foreseen where votes are not the score.
SCORES: Final[dict[str, Callable[[Borough, Forecast], float]]] = {
    "economic": lambda b, f: b.value + f.value + f.money,
    "citizen": lambda b, f: b.value + f.value,
    "cultural": lambda b, f: float(sum(f.sizes)),
}
