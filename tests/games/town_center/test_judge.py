"""Each term of the judge moves the right way, and at the end the judge knows the score."""

from __future__ import annotations

import pytest
from judging import check_it_knows_the_score, named, total

from faubourg.games.town_center.judge import Ahead, Judge, completed, foreseen
from faubourg.games.town_center.judge.city import WEIGHTS, city_terms, worth
from faubourg.games.town_center.judge.survey import outlook, survey
from faubourg.games.town_center.scoring import income
from games.town_center.random_games import walk
from games.town_center.table import Table, city, crowd, letters_of, start, table

LIFT = "LL@c2 U@d2"  # a powered lift: two floors


def term(name: str, game: Table) -> float:
    return named(game).get(name, 0.0)


def judge_of(game: Table) -> list[Ahead]:
    to_come = outlook(game.state)
    return [Ahead(board, game.state.reserve, to_come, WEIGHTS) for board in game.rules.boards]


# The name of a term, a city where it is low, one where it is high.
BETTER = [
    ("homes", "R@c3", "R@c3 U@c2"),
    ("homes", f"{LIFT} R@d3", f"{LIFT} UR@d3"),
    ("sprawl", "O@a2", "O@b2"),
    ("income", "S@c3", "S@c3 U@c2"),
    ("income", "L@c2", "L@c2 O@b2"),
    ("dark-homes", "U@a2", "U@a2 R@c3"),
    ("dark-shops", "U@a2", "U@a2 S@c3"),
    ("power", "O@c3", "U@c3"),
    ("height", "L@c2 U@d2", LIFT),
    ("height", LIFT, "LLL@c2 U@d2"),
    ("dead-lift", "L@c2", "LL@c2"),
    ("shaft", "L@c1", "L@c2"),
    ("shaft", "L@c2", "L@c2 U@d2"),
    ("seeds", "O@b2 O@d4", "O@b3 O@c2"),
    ("seeds", "R@b2 O@d3 O@b5", "R@b2 O@d3 O@d1"),  # from d2 it would join b2 by c2
    ("ready-homes", "R@c3", "R@c3 O@c2"),
    ("ready-shops", "S@c3", "S@c3 R@c2"),
    ("shop-seeds", "R@b3", "R@b3 R@d3"),
    ("bridges", "R@b3 R@e3", "R@b3 R@d3"),
    ("room", crowd("b2"), crowd("b2 b3")),
    ("growth", "R@c3 O@c2", "R@c3 O@c2 O@b3"),
]


@pytest.mark.parametrize(("name", "low", "high"), BETTER, ids=[f"{b[0]}-{b[2]}" for b in BETTER])
def test_a_term_rises_with_what_it_stands_for(name: str, low: str, high: str) -> None:
    assert term(name, city(high)) > term(name, city(low))


def test_money_counts_by_the_dollar_until_the_end_and_by_five_then() -> None:
    assert term("money", city(money=9)) > term("money", city(money=8))
    assert term("money", city(money=9, step="over", round=10)) == 1


def test_a_purse_is_as_deep_as_the_offices_to_come_are_dear() -> None:
    assert term("purse", city(money=15)) > term("purse", city(money=10))
    assert term("purse", city(money=20)) == term("purse", city(money=15))


def test_a_dark_home_that_no_utility_can_reach_is_hopeless() -> None:
    assert term("dark-homes", city(crowd("", "R@c3"))) == 0


def test_a_dark_home_hopes_more_when_a_utility_can_be_bought() -> None:
    poor, rich = city("R@c3", money=0, step="buy"), city("R@c3", money=5, step="buy")
    poor.state.bag = rich.state.bag = [0] * 5  # so that none can be drawn
    assert term("dark-homes", rich) > term("dark-homes", poor)


def test_an_income_counts_as_often_as_it_is_still_paid() -> None:
    early, late = city("S@c3 U@c2", round=2), city("S@c3 U@c2", round=9)
    assert term("income", early) > term("income", late)


def test_a_residence_in_hand_is_worth_more_under_a_lift() -> None:
    low, high = city("U@d2", hand="R"), city(f"O@d3 {LIFT}", hand="R")
    assert term("hand", high) > term("hand", low) > 0


def test_the_growth_that_follows_is_foreseen() -> None:
    """3.3.6: one residence between two offices becomes two, worth three points with power."""
    assert total(city("R@c3 O@c2 O@b3 U@d3", round=10)) == 3
    assert total(city("R@c3 O@c2 U@d3", round=10)) == 1


def test_growth_needs_cubes_in_the_reserve() -> None:
    assert term("growth", city("R@c3 O@c2 O@b3", reserve="R0")) == 0


def test_the_last_purchase_is_foreseen() -> None:
    """3.5: in the last round a bought utility gives power to a unit of three."""
    homes = "R@b3 R@c3 R@d3"
    rich, poor = city(homes, money=8, round=10), city(homes, money=1, round=10)
    assert total(rich) == pytest.approx(6)  # since Python 3.12 sums of floats are rounded otherwise
    assert total(poor) == pytest.approx(0)


@pytest.mark.parametrize("seed", range(5))
def test_the_judge_knows_the_score_once_the_game_is_over(seed: int) -> None:
    check_it_knows_the_score(start(2), seed)


def test_the_worth_of_a_city_is_the_sum_of_its_terms() -> None:
    game = city(f"{LIFT} OR@d3 S@c3 R@b3")
    given = (game.board, game.city, outlook(game.state), WEIGHTS)
    assert worth(*given) == pytest.approx(sum(city_terms(*given).values()))


def test_everybody_is_foreseen_to_take_what_serves_the_own_city() -> None:
    """In the last round the first city lacks power for four homes; the second one has power."""
    homes = "R@c2 R@b3 R@d3 R@c4"
    game = table([homes, "U@c3"], towers="LU LR", step="draft", round=10, money=[3, 3])
    game.state.bag = [0] * 5
    hands, _ = foreseen(game.state, judge_of(game), 0)
    assert "U" in letters_of(hands[0]) and "R" in letters_of(hands[1])


def test_cubes_not_yet_stacked_are_foreseen_on_the_towers() -> None:
    game = table(["", ""], drawn="URL", towers="R -", step="towers")
    towers = completed(game.state, [0.0, 3.0, 0.0, 2.0, 1.0])
    assert [letters_of(tower) for tower in towers] == ["RL", "UR"]


def test_a_draft_with_better_cubes_is_worth_more() -> None:
    def draft(towers: str) -> float:
        return term("draft", table(["U@c3", ""], towers=towers, step="draft", round=9))

    assert draft("RR RR") > draft("UU UU")


def test_what_helps_the_others_counts_against_a_draft() -> None:
    def rivals(homes: str) -> float:
        game = table(["U@c3", homes], towers="UU UU", step="draft", round=9)
        return term("rivals", game)

    assert rivals("R@b2 R@d2 R@c3") < rivals("U@c3")


def test_what_a_judge_remembers_of_other_states_changes_nothing() -> None:
    keen = None
    for rules, state in walk(2, {"sides": "A,B"}, "remembered"):
        keen = keen or Judge(rules)
        for seat in range(2):
            assert keen.terms(state, seat) == Judge(rules).terms(state, seat)


def test_the_income_that_is_measured_is_that_of_the_rules() -> None:
    for rules, state in walk(3, {}, "measured"):
        for board, town in zip(rules.boards, state.cities, strict=True):
            assert survey(board, town).income == income(board, town)
