"""The aids of Small City: legal choices only, an end to them, and nothing wasted."""

from __future__ import annotations

from random import Random

import pytest

from faubourg.core.model import CHANCE
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import helper
from faubourg.games.small_city.components import EACH_RAW, ROUNDS
from faubourg.games.small_city.helper import DOLLAR, INCOME, MOVEMENT, UNIT, best_trades
from faubourg.games.small_city.votes import votes_of
from games.small_city.lively import choose
from games.small_city.table import Table, start, table

GAMES: list[tuple[int, dict[str, str]]] = [(1, {}), (2, {}), (3, {}), (4, {"victory": "economic"})]
MOST_CHOICES = 80  # of one aid


def helped(game: Table, aid: str) -> list[str]:
    """What the aid does for the seat, until it has nothing more to do."""
    done: list[str] = []
    while aid in helper.Helper(game.rules).aids(game.state, game.seat):
        choice = helper.Helper(game.rules).next_choice(game.state, game.seat, aid)
        assert choice is not None
        assert game.rules.why_not(game.state, game.seat, choice) is None
        assert game.actors != (CHANCE,)
        done.append(game.rules.notation(choice))
        game.rules.apply(game.state, game.seat, choice)
        assert len(done) < MOST_CHOICES
    return done


def worth(game: Table) -> float:
    """What a player has, as the aids count it before the last round."""
    units = [cities.raw_owned(game.borough, raw) for raw in EACH_RAW]
    goods = sum(count * value for count, value in zip(units, UNIT, strict=True))
    return game.votes + DOLLAR * game.money + goods


def moved_by_first_choices(game: Table) -> Table:
    """A copy in which the seat takes whatever is listed first."""
    copy = Table(game.rules, game.state.clone(), game.seat)
    while copy.step in ("moves", "slot", "houses") and copy.seat in copy.actors:
        copy.rules.apply(copy.state, copy.seat, copy.rules.legal(copy.state, copy.seat)[0])
    return copy


class Diary:
    """What the aids brought in one game, against doing nothing or anything."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.game, self.rng = start(seats, options), Random(f"help {seats}")
        self.used = {MOVEMENT: 0, INCOME: 0}
        self.aided = self.unaided = 0  # votes after movement

    def play(self) -> None:
        game = self.game
        while game.actors:
            seat = self.rng.choice(game.actors)
            for aid in helper.Helper(game.rules).aids(game.state, seat) if seat != CHANCE else ():
                self.help(game.sit(seat), aid)
            if seat in game.actors:
                game.rules.apply(game.state, seat, choose(game, seat, self.rng))

    def help(self, game: Table, aid: str) -> None:
        before, others = worth(game), moved_by_first_choices(game)
        commerce, early = game.step == "commerce", game.state.round < ROUNDS
        self.used[aid] += len(helped(game, aid))
        if commerce and early:
            assert worth(game) > before
        if aid == MOVEMENT:
            self.aided += votes_of(game.kit, game.city, game.seat)
            self.unaided += votes_of(game.kit, others.city, game.seat)


@pytest.mark.parametrize("seats, options", GAMES)
def test_in_random_games_every_choice_is_legal_gains_something_and_there_is_an_end(
    seats: int, options: dict[str, str]
) -> None:
    diary = Diary(seats, options)
    diary.play()
    assert diary.used[MOVEMENT] and diary.used[INCOME]
    assert diary.aided >= diary.unaided


# Movement


def test_workers_go_where_they_bring_most_and_the_moves_end() -> None:
    game = table(
        "factory-1 a1*; warehouse b1; commercial-1 d4; residential-1 d5*; residential-2 e2 f2*",
        phase=3,
    )
    assert helped(game, MOVEMENT)[:2] == ["pick 1 a1", "go 1 e2"]
    assert game.step != "moves"
    assert votes_of(game.kit, game.city, 0) == 4


def test_a_house_that_fills_by_itself_is_left_to_the_town_hall() -> None:
    game = table(
        "factory-1 a1*; warehouse b1; commercial-1 d4; residential-1 d5", phase=3, hall=[1]
    )
    assert helped(game, MOVEMENT)[:2] == ["pick 1 a1", "go 1 d4"]
    assert "d5" in game.citizens()


def test_nobody_is_sent_to_make_what_cannot_be_stored() -> None:
    game = table(
        "factory-1 a1; warehouse b1; park-1 a3*; park-1 c1", phase=3, hall=[4],
        stock=["b1 wood wood"],
    )  # fmt: skip
    assert helped(game, MOVEMENT)[:2] == ["pick 1 a3", "go 1 c1"]


def test_who_may_stay_stays() -> None:
    game = table("residential-1 d5*; commercial-1 d4", phase=3)
    assert helped(game, MOVEMENT) == ["stop"]
    assert game.citizens() == {"d5"}


def test_the_aid_is_offered_only_in_its_phase() -> None:
    game = table("residential-1 d5*; commercial-1 d4")
    assert helper.Helper(game.rules).aids(game.state, 0) == []
    assert helper.Helper(game.rules).next_choice(game.state, 0, MOVEMENT) is None


# Income


def test_a_sale_pays_for_votes() -> None:
    """INC-5: the metal is sold, then votes are bought."""
    worth, trades = best_trades((1, 1, 0, 0, 0, 0, 1), 0.1, (0.01, 0.01, 0.01))
    assert trades == ((0, 2), (1, 4))
    assert worth == pytest.approx(5 * 0.1 - 0.01 + 5 - 4 * 0.1)


def test_a_sale_that_gains_is_made_and_the_commit_is_left_to_the_player() -> None:
    game = table(
        "residential-1 a1; residential-1 c1; commercial-2 b2 b1*", phase=4, stock=["hall stone"]
    )
    before = game.money
    assert helped(game, INCOME) == ["sell stone hall"]
    assert game.money == before + 3
    assert game.step == "commerce"
    assert helper.Helper(game.rules).aids(game.state, 0) == []


def test_units_go_to_warehouses_before_the_town_hall() -> None:
    game = table("factory-3 a1* a2* b2*; warehouse c2", phase=4)
    assert helped(game, INCOME) == ["put metal 1 c2", "put stone 1 c2", "put wood 1 hall"]


def test_the_cheapest_unit_is_lost_when_room_is_short() -> None:
    game = table("factory-3 a1* a2* b2*; warehouse c2", phase=4, hall=[4], stock=["c2 wood"])
    assert helped(game, INCOME) == ["put metal 1 c2", "put wood 1 supply", "put stone 1 supply"]
