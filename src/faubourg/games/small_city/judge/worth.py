"""The score of a seat as it is foreseen, in named terms."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.small_city.judge import pledges
from faubourg.games.small_city.judge.forecast import Forecast
from faubourg.games.small_city.judge.outlook import Outlook, outlook
from faubourg.games.small_city.judge.pending import receive
from faubourg.games.small_city.judge.people import People
from faubourg.games.small_city.judge.policies import POLICIES
from faubourg.games.small_city.judge.position import finish_round, start
from faubourg.games.small_city.judge.survey import Survey
from faubourg.games.small_city.judge.weights import Weights
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import City, SmallCityState

Terms = dict[str, float]


def best(
    kit: Kit, state: SmallCityState, city: City, seat: Seat, s: Survey, p: People, w: Weights
) -> Terms:
    """With the policy that promises most."""
    o = outlook(state, seat)
    found: Terms = {}
    most = -1e9
    for policy in POLICIES:
        mine = People(p.homes[:], p.workers[:], p.makers, p.board, p.abroad, p.guests, p.vacancies,
                      p.university)  # fmt: skip
        f = start(kit, city, seat, s, mine, o, w, policy)
        receive(f, kit, state, seat)
        finish_round(f, s, mine, city.boroughs[seat], o)
        f.play()
        terms = summed(kit, city, seat, s, f, o, w)
        total = sum(terms.values())
        if total > most:
            found, most = terms, total
    return found


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
