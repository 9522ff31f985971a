"""What seems best at once may be a trap; common luck shows which choice is one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from faubourg.bots.futures import Futures
from faubourg.bots.learned import WHOLE_TURN, LearnedBot, outlook_of
from faubourg.core.budget import Budget
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import CHANCE
from faubourg.games import town_center

pytestmark = pytest.mark.plain  # a game of strings, which nothing compiled would take


class Node:
    """A place in a small tree: who acts, what may follow, and what seat 0 thinks of it."""

    def __init__(self, actor: int | None, points: float, **after: Node) -> None:
        self.actors = () if actor is None else (actor,)
        self.points = points
        self.after = after


class Place:
    def __init__(self, node: Node) -> None:
        self.node = node

    @property
    def actors(self) -> tuple[int, ...]:
        return self.node.actors


class Tree:
    """Rules of such a game; nothing is hidden."""

    seats = 2

    def determinize(self, place: Place, seat: int, rng: Random) -> Place:
        return Place(place.node)

    def legal(self, place: Place, seat: int) -> list[str]:
        return list(place.node.after)

    def apply(self, place: Place, seat: int, action: str) -> None:
        place.node = place.node.after[action]

    def chances(self, place: Place) -> list[tuple[str, int]]:
        return [(name, 1) for name in place.node.after]


class Seen:
    """An outlook that knows the points of places for seat 0; for seat 1 they are the opposite."""

    FUTURES = 4

    def __init__(self, evaluations: int = 10**6) -> None:
        self.rules, self.asked, self.budget = Tree(), 0, Budget(evaluations)

    def worths(self, place: Place, seat: int, legal: Sequence[str], breadth: int) -> list[float]:
        nodes = [place.node.after[action] for action in legal]
        return self.valued([Place(node) for node in nodes], seat)

    def valued(self, places: list[Place], seat: int) -> list[float]:
        self.asked += len(places)
        self.budget.left -= len(places)
        return [place.node.points * (1 if seat == 0 else -1) for place in places]

    def lead(self, place: Place, seat: int) -> float:
        return self.valued([place], seat)[0]


def turn(points: float) -> Node:
    """Seat 0 again, with a best choice of so many points."""
    return Node(0, 0, good=Node(None, points), bad=Node(None, points - 9))


TRAP = Node(1, 8, spring=turn(1), spare=turn(20))
TRAP.after["spring"].points, TRAP.after["spare"].points = -5, 5
SOLID = Node(1, 6, one=turn(5), two=turn(5))
START = Place(Node(0, 0, trap=TRAP, solid=SOLID, poor=Node(1, 2, one=turn(0), two=turn(0))))
NAMES = list(START.node.after)


def found(start: Place, outlook: Any, luck: int = 1) -> dict[str, float]:
    legal: list[Any] = list(start.node.after)
    worth = outlook.worths(start, 0, legal, 1)
    told = Futures(outlook, 0, luck).worths(start, legal, worth)
    return dict(zip(legal, told, strict=True))


def test_what_another_does_next_is_seen() -> None:
    assert max(NAMES, key=lambda name: Seen().worths(START, 0, [name], 1)[0]) == "trap"
    told = found(START, Seen())
    assert max(told, key=told.__getitem__) == "solid" and told["solid"] == 5
    assert told["trap"] == 1 and told["poor"] <= 1


def test_without_evaluations_left_everything_stays_as_it_seemed() -> None:
    assert found(START, Seen(10)) == {"trap": 8, "solid": 6, "poor": 2}


def test_luck_is_common_and_told_by_its_mean() -> None:
    """A sure gain of 1 against a coin: the same coin for both, so never apart by more than 1."""
    coin = {"heads": turn(10), "tails": turn(-10)}
    both = {"heads": turn(11), "tails": turn(-9)}
    flip = {name: Node(1, 0, go=Node(CHANCE, 0, **after), stay=Node(CHANCE, 0, **after))
            for name, after in (("plain", coin), ("more", both))}  # fmt: skip
    for luck in range(20):
        told = found(Place(Node(0, 0, **flip)), Seen(), luck)
        assert told["more"] == pytest.approx(told["plain"] + 1)


def test_those_that_were_not_played_on_stay_behind() -> None:
    many = {f"c{number}": Node(1, 10 - number, a=turn(-30), b=turn(-30)) for number in range(6)}
    told = found(Place(Node(0, 0, **many)), Seen())
    tried = [told[f"c{number}"] for number in range(4)]
    assert set(tried) == {-30} and told["c4"] == told["c5"] == -30


def test_planner_chooses_the_same_again_in_a_real_game(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = town_center.GAME.rules(2)
    outlook = outlook_of(town_center.GAME, rules)
    assert outlook is not None
    match: Match[Any, Any] = Match(rules, Chance.seeded("futures"))
    seat = match.state.actors[0]
    monkeypatch.setattr(type(outlook), "FUTURES", 3)
    bot = LearnedBot(town_center.GAME, WHOLE_TURN)
    told = [bot.worths(match.observe(seat), Random(3)) for _ in range(2)]
    assert told[0] == told[1]
