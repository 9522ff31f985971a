"""What a learned value makes of a round: one's own city as one decision, the draft between all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from faubourg.bots.playout import draw
from faubourg.core.encoding import Encoder
from faubourg.core.model import CHANCE, Seat
from faubourg.games.town_center import GAME
from faubourg.games.town_center import components as box
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.components import LIFT, OFFICE, RESIDENCE, SHOP, UTILITY
from faubourg.games.town_center.draft import Draft, Pair
from faubourg.games.town_center.outlook import Outlook
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.scoring import points
from faubourg.games.town_center.state import TownCenterState


class Counting(Encoder[TownCenterRules, TownCenterState]):
    """The points of the city, so that a test can say what is best."""

    def features(self) -> list[tuple[str, int]]:
        return [("points above -100", 1)]

    def encode(self, known: TownCenterState, seat: Seat, row: bytearray, at: int) -> None:
        row[at] = 100 + points(self.rules.boards[seat], known.cities[seat])


class Believing:
    """Every byte is worth what it says."""

    unit = 1

    def values(self, rows: bytes | bytearray) -> list[list[int]]:
        return [[each - 100] for each in rows]


def outlook_for(rules: TownCenterRules) -> Outlook:
    return Outlook(rules, Counting(rules), Believing())


def reached(rules: Any, step: int, round_: int, seed: int) -> TownCenterState:
    """A state at that step of the first random game that comes there, somebody to act."""
    for game in count():
        for state in _walk(rules, Random(f"{seed} {game}")):
            if (state.step, state.round) == (step, round_):
                return state
    raise AssertionError


def _walk(rules: Any, rng: Random) -> Iterator[TownCenterState]:
    state = rules.new_state()
    while state.actors:
        yield state
        seat = state.actors[0]
        action = draw(rules, state, rng) if seat == CHANCE else rules.pick(state, seat, rng)
        rules.apply(state, seat, action)


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("step", [steps.BUILD, steps.BUY])
def test_the_whole_turn_is_never_worth_less_than_its_first_step_promised(
    seats: int, step: int
) -> None:
    rules: Any = GAME.rules(seats, {"sides": ",".join("AB"[seat % 2] for seat in range(seats))})
    for seed in range(5):
        state = reached(rules, step, 6, seed)
        seat = state.actors[-1]
        legal = rules.legal(state, seat)
        outlook, before = outlook_for(rules), repr(state)
        one, whole = (outlook.worths(state, seat, legal, breadth) for breadth in (1, 1000))
        assert repr(state) == before and len(one) == len(whole) == len(legal)
        if step == steps.BUY:
            assert one == whole  # nothing follows a purchase
        elif len(legal) > 1:
            assert max(whole) >= max(one) - 2  # a cube in the Suburb may still have to be built


def test_the_last_round_is_counted_and_not_guessed() -> None:
    rules: Any = GAME.rules(1)
    state = reached(rules, steps.BUY, box.ROUNDS, 1)
    outlook, legal = outlook_for(rules), rules.legal(state, 0)
    worth = outlook.worths(state, 0, legal, 4)
    assert outlook.cities[0].asked == 0
    for action, told in zip(legal, worth, strict=True):
        after = state.clone()
        rules.apply(after, 0, action)
        assert told == rules.total(after, 0)


def test_a_turn_does_not_go_on_into_the_next_round_of_central_park() -> None:
    """4.3: no chance comes between two rounds there."""
    rules: Any = GAME.rules(1, {"solo": "central_park"})
    state = reached(rules, steps.BUY, 4, 2)
    outlook = outlook_for(rules)
    outlook.worths(state, 0, rules.legal(state, 0), 8)
    assert outlook.cities[0].asked == len(rules.legal(state, 0))


def towers_of(*towers: tuple[int, ...]) -> tuple[TownCenterRules, TownCenterState]:
    """The draft of a round with these towers, bottom first; the first player begins."""
    rules: Any = GAME.rules(len(towers), {"first_player": "1"})
    state = reached(rules, steps.TOWERS, 2, 1)
    state.first = 0
    state.drawn = [sum(tower.count(colour) for tower in towers) for colour in box.COLOURS]
    state.towers = [()] * len(towers)
    for place, tower in enumerate(towers):
        for cube in tower:
            stack = rules.parse(f"stack {box.NAMES[cube]} {place + 1}")
            rules.apply(state, 0, stack)
    state.actors = (0,)
    return rules, state


def likes(*tastes: dict[int, float]) -> Any:
    """What each seat gives for single cubes."""
    return lambda seat, pair: sum(tastes[seat].get(cube, 0.0) for cube in pair)


def test_who_uncovers_a_cube_leaves_it_to_the_other_player() -> None:
    """3.1.4: I pick first and last, the other one twice in between."""
    rules, state = towers_of((RESIDENCE, LIFT), (UTILITY, SHOP))
    want = {RESIDENCE: 9.0, LIFT: 2.0, SHOP: 1.0}
    lift, shop = Draft(rules, likes(want, want)).worths(state, 0, rules.legal(state, 0))
    assert lift == 2.0 - (9.0 + 1.0)
    assert shop == 1.0 - (2.0 + 9.0)


def test_a_cube_that_i_want_is_not_buried() -> None:
    """The other one would take it away from me, though it is of no use there."""
    rules, state = towers_of((), ())
    state.drawn = [0] * len(box.COLOURS)
    state.drawn[OFFICE], state.drawn[UTILITY] = 1, 3
    legal = rules.legal(state, 0)
    assert [rules.notation(action) for action in legal] == ["stack office 1", "stack utility 1"]
    assert Draft(rules, likes({OFFICE: 5.0}, {})).worths(state, 0, legal) == [0.0, 5.0]


def test_with_many_players_the_draft_is_looked_through_in_bounded_time() -> None:
    rules: Any = GAME.rules(8)
    state = reached(rules, steps.DRAFT, 1, 3)
    asked = list[Pair]()

    def worth(seat: Seat, pair: Pair) -> float:
        asked.append(pair)
        return float(sum(pair))

    seat = state.actors[0]
    found = Draft(rules, worth).worths(state, seat, rules.legal(state, seat))
    assert len(found) == len(rules.legal(state, seat)) and len(asked) < 500_000
    assert all(len(pair) == 2 for pair in asked)
