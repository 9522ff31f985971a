"""What the golden records of this game are kept for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from golden import match_of, moments, takes_back_and_does_again
from marks import rule

from faubourg.core.model import CHANCE
from faubourg.games.big_city.actions import BOTH, Accept, Discard, Draw, Lay, Origin, Pass, PutUnder
from faubourg.games.big_city.components import ALL_PLOTS, CITY_HALL, INSTALLATIONS, NUMBER_OF
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import EXTRA, POOL, TURN
from games.big_city.make_golden import CityMatch
from games.big_city.table import Table


def city_rules(match: CityMatch) -> BigCityRules:
    assert isinstance(match.rules, BigCityRules)
    return match.rules


def all_passed(match: CityMatch) -> bool:
    return match.state.passes == match.rules.seats and match.state.occupied != ALL_PLOTS


def is_full(match: CityMatch) -> bool:
    return match.state.occupied == ALL_PLOTS and match.state.passes == 0


def has_no_hall(match: CityMatch) -> bool:
    return all_passed(match) and not match.state.on[CITY_HALL] and bool(match.state.standing)


def discards_and_passes(match: CityMatch) -> bool:
    """And the others had passed just before, so that one more pass would have ended it."""
    last = match.rules.seats - 1
    rows = [0]
    for state, step in moments(match):
        if isinstance(step.action, Discard):
            rows.append(state.passes)
        if (
            isinstance(step.action, Pass)
            and state.discards
            and max(rows[-state.discards :]) == last
        ):
            return True
    return False


def is_shared(match: CityMatch) -> bool:
    return len(match.rules.ranking(match.state)[0]) > 1


def trades_both_ways(match: CityMatch) -> bool:
    """An offer of two, two offers of one in one turn, and an exchange after a failed trade."""
    accepted = [(state, step.action) for state, step in moments(match)
                if isinstance(step.action, Accept)]  # fmt: skip
    whole = any(action.which == BOTH for _, action in accepted)
    second = any(state.trade.traded == 1 for state, _ in accepted)
    failed = any(isinstance(s.action, PutUnder) and state.step != TURN and not state.returned
                 for state, s in moments(match))  # fmt: skip
    return whole and second and failed


def exchanges_an_obsolete_card(match: CityMatch) -> bool:
    return any(
        isinstance(step.action, PutUnder) and state.on_any(INSTALLATIONS) >> step.action.card & 1
        for state, step in moments(match)
    )


def lays_along_parks(match: CityMatch) -> bool:
    """Some segment has no building beside it, only a park or a factory."""
    rules = city_rules(match)
    for state, step in moments(match):
        if isinstance(step.action, Lay):
            plan = rules.plan(state)
            beside = plan.beside[plan.street_of[step.action.plot][step.action.side]]
            if not beside & state.occupied & ~state.on_any(INSTALLATIONS):
                return bool(beside & state.occupied)
    return False


def lays_along_buildings(match: CityMatch) -> bool:
    return len(match.state.trams) == 17


def stays_short(match: CityMatch) -> bool:
    """A turn begins with a hand that is not full while some deck outside the city has cards."""
    return any(
        state.step == TURN
        and not state.discards
        and state.hands[step.seat].bit_count() < state.full[step.seat]
        and any(state.decks[d] and place < 0 for d, place in enumerate(state.placed))
        for state, step in moments(match)
    )


def branches_and_closes(match: CityMatch) -> bool:
    line = Table(city_rules(match), match.state).town.line
    touched = [crossing for street in line for crossing in street]
    branch = any(touched.count(crossing) > 2 for crossing in touched)
    return branch and len(set(touched)) <= len(line)


def builds(*names: str) -> Callable[[CityMatch], bool]:
    return lambda match: all(match.state.on[NUMBER_OF[name]] for name in names)


def begins_with_the_last(match: CityMatch) -> bool:
    """Who draws the extra card places last and begins."""
    drawers = [s.seat for state, s in moments(match)
               if state.step == EXTRA and isinstance(s.action, Draw)]  # fmt: skip
    first = next(step.seat for state, step in moments(match) if state.step == TURN)
    return drawers == [first] and first != match.state.first


def places_in_reverse(match: CityMatch) -> bool:
    placers = [s.seat for state, s in moments(match)
               if isinstance(s.action, Origin) and state.turn < 0]  # fmt: skip
    seats, first = match.rules.seats, match.state.first
    return placers == [(first - step) % seats for step in range(1, seats + 1)]


def is_ended_by_the_guard(match: CityMatch) -> bool:
    return match.state.passes < match.rules.seats and match.state.quiet == 3 * match.rules.seats


def starts_with(districts: int, cards: int) -> Callable[[CityMatch], bool]:
    def shows(match: CityMatch) -> bool:
        state = next(state for state, _ in moments(match) if state.step == TURN)
        placed = sum(place >= 0 for place in state.placed)
        return placed == districts and state.full[0] == cards and all_passed(match)

    return shows


def deals_before_all(match: CityMatch) -> bool:
    pool = next(at for at, (state, _) in enumerate(moments(match)) if state.step == POOL)
    return [entry.seat for entry in match.entries[:pool]] == [CHANCE] * pool


PUBLISHED = ("parking-lot", "hospital", "school", "police-station")
SHOWN: dict[str, Callable[[CityMatch], bool]] = {
    "two": starts_with(5, 5),
    "three": starts_with(4, 5),
    "four": starts_with(5, 5),
    "five": starts_with(6, 6),
    "full_city": is_full,
    "no_hall": has_no_hall,
    "discard_and_pass": discards_and_passes,
    "tie": is_shared,
    "undo": takes_back_and_does_again,
    "trade": trades_both_ways,
    "obsolete_exchange": exchanges_an_obsolete_card,
    "limited_buildings": lays_along_buildings,
    "limited_pieces": lays_along_parks,
    "limited_draws": stays_short,
    "english": branches_and_closes,
    "published": builds(*PUBLISHED),
    "all_buildings": builds(*PUBLISHED, "petrol-station", "restaurant"),
    "extra_card": begins_with_the_last,
    "reverse": places_in_reverse,
    "guard": is_ended_by_the_guard,
    "everything": lambda match: not all_passed(match) and deals_before_all(match),
}


@rule("5.1", "5.2", "5.3", "5.4", "5.5", "6.1.9", "6.2.1", "6.4.1", "6.7.1", "6.8.1", "6.9.1")
@pytest.mark.parametrize("name", SHOWN)
def test_a_record_shows_what_it_is_kept_for(name: str) -> None:
    assert SHOWN[name](match_of("big_city", name))
