"""How far a turn goes, and which ways lead to the same."""

from __future__ import annotations

from itertools import product

import pytest

from faubourg.core.standing import Standing
from faubourg.games.small_city.encode import Encoder
from faubourg.games.small_city.judge import Judge
from faubourg.games.small_city.outlook import Outlook
from games.small_city.table import Table, table


class Opening:
    """A value that has learned nothing: the judge's."""

    unit = 16

    def __init__(self, length: int) -> None:
        self.length = length

    def values(self, rows: bytes | bytearray) -> list[list[int]]:
        firsts = range(0, len(rows), self.length)
        return [[256 * rows[at] + rows[at + 1]] for at in firsts]


class Rivals(Opening):
    """The same, and of the seat behind that it has a tenth of what is told of the own one, less."""

    def values(self, rows: bytes | bytearray) -> list[list[int]]:
        return [[own, 7 * self.unit - own // 10] for [own] in super().values(rows)]


def outlook_of(game: Table) -> Outlook:
    encoder = Encoder(game.rules)
    return Outlook(game.rules, encoder, Opening(encoder.length))


def test_a_plan_goes_on_until_it_is_committed_though_others_plan_too() -> None:
    game = table("", seats=2, money=[5])
    before, outlook = game.state.clone(), outlook_of(game)
    game.sit(0).play("build park-1 a1")
    assert outlook.goes_on(before, game.state, 0)
    game.sit(0).play("commit")
    assert not outlook.goes_on(before, game.state, 0)


def test_alone_the_next_phase_is_another_turn() -> None:
    game = table("residential-1 a1*", seats=1, money=[5])
    before, outlook = game.state.clone(), outlook_of(game)
    game.play("commit")
    assert game.state.phase != before.phase
    assert not outlook.goes_on(before, game.state, 0)


def test_tiles_laid_in_another_order_are_the_same_place() -> None:
    one = table("", seats=2, money=[5]).play("build park-1 a1").play("build park-1 a3")
    other = table("", seats=2, money=[5]).play("build park-1 a3").play("build park-1 a1")
    less = table("", seats=2, money=[5]).play("build park-1 a3")
    outlook = outlook_of(one)
    assert outlook.key(one.state) == outlook.key(other.state) != outlook.key(less.state)


def test_every_choice_of_a_plan_has_a_worth_and_some_are_followed() -> None:
    game = table("residential-1 a1*", seats=1, money=[2])
    legal = game.rules.legal(game.state, 0)
    outlook = outlook_of(game)
    at_once = outlook.worths(game.state, 0, legal, 1)
    followed = outlook.worths(game.state, 0, legal, 4)
    assert len(at_once) == len(followed) == len(legal)
    assert max(followed) >= max(at_once) - 1


def test_choices_are_compared_by_the_own_points_and_a_hint_tells_the_lead() -> None:
    game = table("residential-1 a1*", seats=2, money=[5])
    legal, encoder = game.rules.legal(game.state, 0), Encoder(game.rules)
    outlook, judging = Outlook(game.rules, encoder, Rivals(encoder.length)), outlook_of(game)
    at_once, own = (each.worths(game.state, 0, legal, 1) for each in (outlook, judging))
    assert at_once == own
    one, other = [outlook.told([game.state], seat)[0][0] for seat in (0, 1)]
    standing = Standing(game.rules, outlook, Judge(game.rules))
    assert standing.value(game.state, 0) == pytest.approx(one - other)
    assert one + standing.shift(game.state, 0) == pytest.approx(one - other)


def test_of_another_the_promise_that_suits_it_is_foreseen() -> None:
    game = table("residential-1 a1*", seats=2, money=[5])
    outlook, (mine, theirs) = outlook_of(game), game.state.city.boroughs
    mine.dealt, theirs.dealt = [1, 7, 12], [2, 8, 13]
    found = dict[int, list[float]]()
    for mine.promise, theirs.promise in product(mine.dealt, theirs.dealt):  # noqa: B020
        found.setdefault(mine.promise, []).append(outlook.lead(game.state, 0))
    leads = [set(each) for each in found.values()]
    assert all(len(each) == 1 for each in leads)  # whichever is guessed
    assert len(set.union(*leads)) > 1  # the own one is known
