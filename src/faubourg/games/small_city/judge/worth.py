"""The score of a seat as it is foreseen, in named terms."""

from __future__ import annotations

from typing import TypeAlias

from faubourg.core.model import Seat
from faubourg.games.small_city.judge import pledges
from faubourg.games.small_city.judge.facts import facts
from faubourg.games.small_city.judge.forecast import Forecast
from faubourg.games.small_city.judge.foresight import foresee
from faubourg.games.small_city.judge.outlook import Outlook, outlook
from faubourg.games.small_city.judge.pending import gift
from faubourg.games.small_city.judge.people import People
from faubourg.games.small_city.judge.policies import POLICIES
from faubourg.games.small_city.judge.survey import Survey
from faubourg.games.small_city.judge.weights import Weights
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import City, SmallCityState

Terms: TypeAlias = dict[str, float]


def best(
    kit: Kit, state: SmallCityState, city: City, seat: Seat, s: Survey, p: People, w: Weights
) -> Terms:
    """With the policy that promises most."""
    o = outlook(state, seat)
    known = facts(kit, city, seat, s, p, o, gift(kit, state, seat))
    plans = [foresee(known, policy, w) for policy in POLICIES]
    return max((summed(kit, city, seat, s, f, o, w) for f in plans), key=total)


def total(terms: Terms) -> float:
    return sum(terms.values())


def summed(
    kit: Kit, city: City, seat: Seat, s: Survey, f: Forecast, o: Outlook, w: Weights
) -> Terms:
    b = city.boroughs[seat]
    ahead = o.rounds + (0.8 if o.building else 0.2 if o.growing else 0.0)
    return {
        "votes": float(b.votes),
        "votes-to-come": f.votes - b.votes,
        "pollution": -float(b.pollution),
        "pollution-to-come": b.pollution - f.pollution,
        "promise": pledges.promise(kit, city, seat, f, ahead),
        "specials": pledges.specials(kit, city, seat, f, ahead),
        "money": w.spare_money * f.money,
        "stores": w.spare_raw * sum(f.raw),
        "ground": w.ground * sum(s.ground[1:]),
        "danger": -w.danger * max(0.0, f.pollution - w.dangerous),
    }
