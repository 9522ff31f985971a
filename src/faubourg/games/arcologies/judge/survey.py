"""What depends on tiles alone: the site of the arcology and the industry around it."""

from __future__ import annotations

from typing import NamedTuple

from faubourg.core.model import Seat
from faubourg.games.arcologies.judge.means import Needs, needs
from faubourg.games.arcologies.judge.sites import NO_SITE, Site, nearest
from faubourg.games.arcologies.judge.weights import Weights
from faubourg.games.arcologies.judge.works import Works, works
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.state import BUILT, DEALT, NO_ARCOLOGY
from faubourg.games.small_city.state import City


class Survey(NamedTuple):
    """The tiles of one borough, judged."""

    pattern: float  # in points
    works: Works
    need: Needs


def survey(kit: ArcologyKit, city: City, seat: Seat, w: Weights) -> Survey:
    """Of sites that are alike, the one that leaves industry most room."""
    borough = city.boroughs[seat]
    if borough.extras[BUILT]:
        done = works(kit, borough, NO_SITE, w)
        return Survey(w.arcology, done, Needs(done.builds, 0, 0, 0, 0))
    if borough.extras[DEALT] == NO_ARCOLOGY:
        return Survey(0.0, Works(0.0, 0), Needs(0, 0, 0, 0, 0))
    sites = nearest(kit, city, borough, w)
    pairs = [(works(kit, borough, site, w), site) for site in sites]
    best, site = max(pairs, key=_first)
    return Survey(-site.cost, best, needs(kit, borough, site, best.builds))


def _first(pair: tuple[Works, Site]) -> float:
    return pair[0].worth
