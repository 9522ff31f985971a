"""What the golden records of this game are kept for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from golden import match_of, moments, takes_back_and_does_again
from marks import rule

from faubourg.games.small_city import actions
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.components import CULTURAL, ROUNDS
from faubourg.games.small_city.rules import BaseRules
from faubourg.games.small_city.scoring import is_kept
from faubourg.games.small_city.state import CONSTRUCTION, START
from games.small_city import make_golden
from games.small_city.make_golden import CityMatch


def rules_of(match: CityMatch) -> BaseRules:
    assert isinstance(match.rules, BaseRules)
    return match.rules


def kinds_built(match: CityMatch) -> set[str]:
    places = rules_of(match).kit.places
    builds = [step.action for step in match.steps if isinstance(step.action, actions.Build)]
    return {places.kinds[places.all[action.placement].kind] for action in builds}


# What each record is kept for


def deaths(match: CityMatch) -> Counter[int]:
    """By round."""
    return Counter(
        state.round for state, step in moments(match) if isinstance(step.action, actions.Victim)
    )


def nobody_dies(match: CityMatch) -> bool:
    generated = [state.city.boroughs[0].generated for state, _ in moments(match)]
    return not deaths(match) and max(generated) > 5 and match.state.round == ROUNDS


def one_dies_at(least: int) -> Callable[[CityMatch], bool]:
    """Never more than one in a round, in rounds with so much pollution and only in them."""

    def is_shown(match: CityMatch) -> bool:
        found = deaths(match)
        clean = [
            state.round
            for state, _ in moments(match)
            if state.phase > 6 and state.city.boroughs[0].generated < least
        ]
        return bool(clean) and set(found.values()) == {1} and not set(found) & set(clean)

    return is_shown


def several_die(match: CityMatch) -> bool:
    return max(deaths(match).values(), default=0) > 2


def is_a_whole_game(match: CityMatch) -> bool:
    """Homes and works are built, citizens travel and die, discs move in the council."""
    families = {kind.rsplit("-", 1)[0] for kind in kinds_built(match)}
    done = {type(step.action) for step in match.steps}
    abroad = any(
        isinstance(step.action, actions.Go) and step.action.borough != step.seat
        for step in match.steps
    )
    wanted = {"residential", "factory"}
    return (
        wanted <= families
        and {actions.Warehouse, actions.Invest, actions.Victim} <= done
        and abroad
    )


def is_random(match: CityMatch) -> bool:
    return match.state.round == ROUNDS and len({type(step.action) for step in match.steps}) > 20


def holds_special_promises(match: CityMatch) -> bool:
    """Some are kept in the end, some broken."""
    rules, city = rules_of(match), match.state.city
    judged = {
        is_kept(rules.kit, city, seat, rules.kit.box.specials[card - 1])
        for seat, borough in enumerate(city.boroughs)
        for card in borough.specials
    }
    return judged == {True, False} and any(
        isinstance(s.action, actions.KeepSpecial) for s in match.steps
    )


def grows_rich(match: CityMatch) -> bool:
    values = [borough.value for borough in match.state.city.boroughs]
    return match.state.round == ROUNDS and min(values) > ROUNDS * 16


def counts_citizens(match: CityMatch) -> bool:
    """The ranking is not that of votes."""
    boroughs = match.state.city.boroughs
    by_votes = sorted(range(len(boroughs)), key=lambda seat: -boroughs[seat].votes)
    return [place[0] for place in match.rules.ranking(match.state)] != by_votes


def has_culture_for_all(match: CityMatch) -> bool:
    """More players have one of the large buildings than there are of it in other games."""
    kit = rules_of(match).kit
    tiles = [cities.tiles_of(kit, b, CULTURAL) for b in match.state.city.boroughs]
    counted = Counter(tile.kind for found in tiles for tile in found)
    return counted[CULTURAL[1]] == rules_of(match).seats and len(counted) > 3


def ends_early(match: CityMatch) -> bool:
    left = [seat for seat, b in enumerate(match.state.city.boroughs) if not b.gone]
    return len(left) == 1 and match.rules.ranking(match.state)[0] == left


def hands_a_plan_back(match: CityMatch) -> bool:
    """5.6.3: a player plans anew while others have settled."""
    return any(state.step == CONSTRUCTION and state.real for state, _ in moments(match))


def buries_side_by_side(match: CityMatch) -> bool:
    """A cemetery beside an older one, and a tourist among the victims."""
    beside = guest = False
    board = rules_of(match).kit.board
    for state, step in moments(match):
        borough = state.city.boroughs[max(0, step.seat)]
        if isinstance(step.action, actions.Bury):
            near = board.adjacent(cities.cemeteries(borough))
            beside = beside or bool(near >> step.action.cell & 1)
            guest = guest or state.corpse != step.seat
    return beside and guest


def travels(match: CityMatch) -> bool:
    """From one foreign borough to another, home again, and a unit made abroad."""
    ways = set()
    units = False
    for state, step in moments(match):
        if isinstance(step.action, actions.Go):
            ways.add((state.picked[0] == step.seat, step.action.borough == step.seat))
            far = step.action.borough not in (step.seat, state.picked[0])
            units = units or (far and state.picked[0] != step.seat)
    picked = any(
        isinstance(s.action, actions.Pick) and s.action.borough != s.seat for s in match.steps
    )
    return len(ways) == 4 and units and picked


def has_every_option(match: CityMatch) -> bool:
    chosen = match.rules.options
    drawn = any(state.step == START for state, _ in moments(match))
    return (
        all(chosen[key] == value for key, value in make_golden.EVERY_OPTION.items()) and not drawn
    )


SHOWN: dict[str, Callable[[CityMatch], bool]] = {
    "solo_citizen": nobody_dies, "solo_mayor": one_dies_at(6), "solo_deputy": one_dies_at(3),
    "solo_senator": one_dies_at(1), "solo_president": several_die, "two": is_a_whole_game,
    "three": is_a_whole_game, "four": is_a_whole_game, "random": is_random,
    "electoral": holds_special_promises, "economic": grows_rich, "citizen": counts_citizens,
    "cultural": has_culture_for_all, "last_one": ends_early, "shortage": hands_a_plan_back,
    "victims": buries_side_by_side, "tourists": travels, "options": has_every_option,
    "undo": takes_back_and_does_again,
}  # fmt: skip


@rule("5.6.3", "7.3.9", "10.2.1", "10.2.9", "10.4.4", "16.1.2", "16.3.2", "16.4.4", "16.5.3",
      "17.2.2", "18.1")  # fmt: skip
@pytest.mark.parametrize("name", SHOWN)
def test_a_record_shows_what_it_is_kept_for(name: str) -> None:
    assert SHOWN[name](match_of("small_city", name))
