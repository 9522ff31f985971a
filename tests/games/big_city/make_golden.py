"""Writes the golden records (golden.py): `python -m games.big_city.make_golden` in tests/."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

import golden
from golden import Golden, in_doubt

from faubourg.core.match import Match
from faubourg.core.model import Action, Seat
from faubourg.games.big_city import GAME, actions
from faubourg.games.big_city.components import CITY_HALL, PIECES
from faubourg.games.big_city.state import BigCityState

CityMatch: TypeAlias = Match[BigCityState, Action]


def first_of(legal: list[Action], rng: Random, *kinds: type[Action]) -> Action | None:
    """A random action of the first of these kinds that there is."""
    for kind in kinds:
        if found := [action for action in legal if isinstance(action, kind)]:
            return rng.choice(found)
    return None


def builder(match: CityMatch, seat: Seat, rng: Random) -> None:
    """Builds when it can; else lays trams, adds districts, trades, exchanges; passes at last."""
    legal = match.rules.legal(match.state, seat)
    kinds = [
        actions.Build,
        actions.Discard,
        actions.Accept,
        actions.Offer,
        actions.Lay,
        actions.Place,
    ]
    if len(match.entries) < 300:
        kinds.append(actions.PutForward)
    rng.shuffle(kinds)
    wanted = first_of(legal, rng, *kinds) if rng.random() < 0.9 else None
    tired = rng.random() < 0.7
    idle = first_of(legal, rng, actions.Pass) if tired else first_of(legal, rng, actions.PutUnder)
    match.play(seat, wanted or idle or rng.choice(legal))


def patient(match: CityMatch, seat: Seat, rng: Random) -> None:
    """Fills the city: large pieces first, single ones rarely before the decks run low."""
    legal, state = match.rules.legal(match.state, seat), match.state
    builds = [action for action in legal if isinstance(action, actions.Build)]
    hall = [action for action in builds if action.piece == CITY_HALL]
    best = [action for action in builds if _size(action) == max(map(_size, builds))]
    low = sum(state.deck_size(deck) for deck in range(8)) < 12 or rng.random() < 0.06
    large = [action for action in best if _size(action) > 1 or low]
    first = first_of(legal, rng, actions.Discard, actions.Place)
    wanted = rng.choice(hall or large) if hall or large else first
    more = first_of(legal, rng, actions.PutUnder) if rng.random() < 0.5 else None
    match.play(seat, wanted or more or rng.choice(legal))


def _size(action: actions.Build) -> int:
    return int(PIECES[action.piece].shape[1])


def without_hall(match: CityMatch, seat: Seat, rng: Random) -> None:
    """Builds houses for a while, but never the hall."""
    legal = match.rules.legal(match.state, seat)
    houses = [a for a in legal if not isinstance(a, actions.Build) or a.piece != CITY_HALL]
    build = first_of(houses, rng, actions.Build) if len(match.entries) < 120 else None
    match.play(seat, build or first_of(houses, rng, actions.Pass) or rng.choice(houses))


def exchanger(match: CityMatch, seat: Seat, rng: Random) -> None:
    """Exchanges for ever."""
    legal = match.rules.legal(match.state, seat)
    more = first_of(legal, rng, actions.PutUnder) if rng.random() < 0.7 else None
    others = [action for action in legal if not isinstance(action, actions.Pass | actions.Build)]
    match.play(seat, more or rng.choice(others))


ALL_ON = {"trade": "on", "obsolete": "exchange", "limited_trams": "pieces", "limited_draws": "on",
          "tram_rule": "english", "new_buildings": "all", "extra_card": "on",
          "reverse_placement": "on", "guard": "on"}  # fmt: skip

GOLDEN = [
    Golden("two", 2, "two players, all pass at last"),
    Golden("three", 3, "three players"),
    Golden("four", 4, "four players"),
    Golden("five", 5, "five players: six cards, six districts at the start"),
    Golden("full_city", 2, "the last plot is built on", player=patient, seed="golden303"),
    Golden("no_hall", 3, "all pass and nobody has built the hall", player=without_hall),
    Golden("discard_and_pass", 3, "a pass after a discard, which does not count"),
    Golden("tie", 4, "a shared victory", seed="golden28"),
    Golden("undo", 2, "steps taken back and done again", player=in_doubt(builder)),
    Golden("trade", 3, "cards are traded, one and two at a time", {"trade": "on"},
           seed="golden254"),
    Golden("obsolete_exchange", 3, "an obsolete card is exchanged", {"obsolete": "exchange"}),
    Golden("limited_buildings", 3, "trams along buildings", {"limited_trams": "buildings"}),
    Golden("limited_pieces", 3, "trams along parks too", {"limited_trams": "pieces"},
           seed="golden2"),
    Golden("limited_draws", 4, "a hand stays smaller for want of districts",
           {"limited_draws": "on"}, seed="golden22"),
    Golden("english", 2, "a tram line that branches and closes", {"tram_rule": "english"}),
    Golden("published", 3, "the four published new buildings", {"new_buildings": "published"},
           seed="golden2"),
    Golden("all_buildings", 4, "all six new buildings", {"new_buildings": "all"}, seed="golden3"),
    Golden("extra_card", 3, "the last to place draws a card and begins", {"extra_card": "on"}),
    Golden("reverse", 5, "districts placed in reverse order", {"reverse_placement": "on"}),
    Golden("guard", 4, "a game of exchanges, ended by the guard", {"guard": "on"}, exchanger),
    Golden("everything", 5, "all options at once", ALL_ON, seed="golden5"),
]  # fmt: skip


if __name__ == "__main__":
    golden.make(GAME, GOLDEN, builder)
