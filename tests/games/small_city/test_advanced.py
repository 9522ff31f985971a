"""RULES.md chapter 16: the advanced game."""

from __future__ import annotations

from random import Random

import pytest
from marks import rule

from faubourg.core.catalogue import members
from faubourg.core.model import CHANCE
from faubourg.core.registry import BadOption
from faubourg.games.small_city import GAME
from faubourg.games.small_city.actions import DrawSpecial, KeepSpecial
from faubourg.games.small_city.components import LINES, UNKNOWN, VICTORIES
from faubourg.games.small_city.reasons import NO_SPECIAL_PROMISES, NOT_DRAWN, STACK_EMPTY
from games.small_city.table import Table, start, table

ELECTORAL = {"victory": "electoral"}
ECONOMIC = {"victory": "economic"}
CITIZEN = {"victory": "citizen"}
CULTURAL = {"victory": "cultural"}
ADVANCED = [ELECTORAL, ECONOMIC, CITIZEN, CULTURAL]
CULTURE = "school a1; library c1 d1; museum a3 b3 c3"


def council(options: dict[str, str] = ELECTORAL, disc: str = "", money: int = 9) -> Table:
    return table(phase=7, money=[money, 9], discs=[disc], options=options)


def drawn(game: Table, *cards: int) -> Table:
    """Chance draws these."""
    return game.follow(*(f"draw {card}" for card in cards))


def ended(options: dict[str, str], *boroughs: str, **facts: list[int]) -> Table:
    """After the last phase 8; facts are as they were before it."""
    game = table(*boroughs, phase=7, round=8, money=[1], options=options)
    for name, values in facts.items():
        for player, value in zip(game.city.boroughs, values, strict=False):
            setattr(player, name, value)
    return game.begin(8)


# Special promises (16.1)


@rule("16.1.1", "18.1")
@pytest.mark.parametrize("victory", VICTORIES)
def test_the_stack_of_special_promises(victory: str) -> None:
    count = {"base": 0, "electoral": 16, "economic": 15, "citizen": 16, "cultural": 15}[victory]
    assert start(2, {"victory": victory}).view().stack == count


@rule("16.1.1", "18.1", "A64")
def test_the_advanced_game_is_for_two_to_four() -> None:
    with pytest.raises(BadOption):
        GAME.rules(1, ELECTORAL)
    assert all(start(seats, ELECTORAL).kit.advanced for seats in (2, 3, 4))


@rule("16.1.2")
@pytest.mark.parametrize(("disc", "words", "count"), [
    ("", "start tourism", 4), ("tourism-1", "tourism next", 3), ("tourism-2", "tourism next", 2),
    ("tourism-3", "tourism next", 1),
])  # fmt: skip
def test_cou_9_as_many_cards_as_the_column_says(disc: str, words: str, count: int) -> None:
    game = council(disc=disc).play(f"invest {words} promise")
    assert (game.step, game.actors, game.state.draws) == ("drawing", (CHANCE,), count)
    drawn(game, *range(1, count + 1))
    assert game.step == "special"
    assert game.legal("keep special") == {str(card) for card in range(1, count + 1)}
    assert game.money == 9


@rule("16.1.2")
def test_cou_9_one_is_kept_and_then_comes_the_benefit() -> None:
    game = drawn(council().play("invest start economy promise"), 5, 9, 2, 16)
    game.play("keep special 9")
    assert game.choices() == {"reward money", "reward votes"}
    game.play("reward money")
    assert (game.money, game.borough.specials) == (11, [9])


@rule("16.1.3", "A39", "1.6.8")
def test_nobody_else_sees_what_is_drawn_and_kept() -> None:
    game = drawn(council().play("invest start economy promise"), 5, 9, 2, 16)
    other = game.sit(1)
    assert game.seen(0).borough.drawn == [5, 9, 2, 16]
    assert other.seen(0).borough.drawn == [UNKNOWN] * 4
    for action in (KeepSpecial(9), DrawSpecial(9)):
        assert game.rules.sees(game.state, 0, 0, action)
        assert not game.rules.sees(game.state, 1, 0, action)
        assert not game.rules.sees(game.state, None, 0, action)
    game.play("keep special 9")
    assert (game.seen(0).specials, other.seen(0).specials) == ([9], [])
    assert other.seen(0).borough.specials == [UNKNOWN]
    assert (game.known.under, other.known.under) == ([5, 2, 16], [UNKNOWN] * 3)


@rule("16.1.4")
def test_only_a_card_just_drawn_can_be_kept() -> None:
    game = drawn(council().play("invest start economy promise"), 5, 9, 2, 16)
    assert game.why_not("keep special 1") == NOT_DRAWN


@rule("16.1.5", "A46")
def test_the_others_go_under_the_stack_in_the_order_in_which_they_were_drawn() -> None:
    game = council()
    game.state.unseen = sum(1 << card for card in (5, 9, 2, 16, 1))
    drawn(game.play("invest start tourism promise"), 5, 9, 2, 16).play("keep special 9")
    assert game.state.under == [5, 2, 16]
    second = game.sit(1).play("invest start tourism promise")
    assert second.chances() == {"draw 1": 1}
    for card in (1, 5, 2, 16):
        assert second.chances() == {f"draw {card}": 1}  # known in its order
        second.play(f"draw {card}")
    assert second.step == "special"


@rule("16.1.6", "A38")
def test_a_short_stack_gives_what_is_there() -> None:
    game = council()
    game.state.unseen = 0b110
    assert game.play("invest start tourism promise").state.draws == 2


@rule("16.1.7", "A38")
def test_an_empty_stack_pays_nothing() -> None:
    game = council()
    game.state.unseen = 0
    assert game.why_not("invest start tourism promise") == STACK_EMPTY
    assert "start tourism promise" not in game.legal("invest")


@rule("16.1.2", "11.1.1")
def test_a_special_promise_pays_for_who_has_nothing_else() -> None:
    game = table(phase=7, options=ELECTORAL)
    assert game.legal("invest start") == {f"{line} promise" for line in LINES}
    base = table(phase=7, money=[1])
    assert base.why_not("invest start tourism promise") == NO_SPECIAL_PROMISES


@rule("16.1.8", "A37")
def test_the_city_councillor_may_be_paid_with_a_special_promise() -> None:
    game = table(phase=1, round=3, options=ELECTORAL)
    game.sit(1).play(sorted(game.sit(1).choices())[0])
    game.circle().play("take councillor", "invest start tourism promise")
    drawn(game, 1, 2, 3, 4).play("keep special 1")
    assert (game.step, game.actors, game.hall) == ("cards", (1,), 1)


@rule("16.1.9")
def test_each_broken_special_promise_costs_five_votes() -> None:
    game = ended(ELECTORAL, "police a1 b1", votes=[30])
    game.borough.specials = [4, 5, 6]  # police, fire, port
    assert game.score() == {"score-votes": 30, "score-specials": -10, "score-pollution": 0}


@rule("16.1.9")
def test_a_player_may_hold_any_number() -> None:
    game = table(phase=7, options=ELECTORAL)
    for card in (1, 5, 9, 13):
        game.play("invest start tourism promise" if card == 1 else "invest tourism tourism promise")
        drawn(game, card, card + 1, card + 2, card + 3).play(f"keep special {card}")
        game.begin(7)
    assert game.borough.specials == [1, 5, 9, 13]


@rule("16.1.3")
def test_a_guess_keeps_what_the_seat_knows() -> None:
    game = drawn(council().play("invest start economy promise"), 5, 9, 2, 16).play("keep special 9")
    guess = game.rules.determinize(game.state, 0, Random(1))
    assert (guess.city.boroughs[0].specials, guess.under) == ([9], [5, 2, 16])
    other = game.rules.determinize(game.state, 1, Random(2))
    cards = other.city.boroughs[0].specials + other.under + members(other.unseen)
    assert sorted(cards) == list(range(1, 17))
    guesses = [game.rules.determinize(game.state, 1, Random(seed)) for seed in range(200)]
    assert len({guess.city.boroughs[0].specials[0] for guess in guesses}) == 16  # any of them


# Electoral (16.2)


@rule("16.2.1")
def test_electoral_special_promises_come_off_before_the_comparison() -> None:
    game = ended(ELECTORAL, votes=[34, 30])
    game.borough.specials = [4]
    assert (game.total(), game.ranking()) == (29, [[1], [0]])


# Economic (16.3)


@rule("16.3.1")
def test_economic_without_special_promise_14() -> None:
    assert not start(2, ECONOMIC).state.unseen >> 14 & 1


@rule("16.3.2", "A40")
def test_economic_property_value_grows_by_squares() -> None:
    tiles = "metro a1 b1 c1 d1; residential-5 a3 b3 c3 a4 b4; residential-1 g1; park-3 a6 b6 c6"
    game = table(tiles, phase=8, options=ECONOMIC)
    assert game.borough.value == 16 + 25 + 1 + 16  # the town hall too


@rule("16.3.2")
def test_economic_value_is_added_in_each_round() -> None:
    game = table("school a1", phase=8, options=ECONOMIC)
    game.begin(8)
    assert game.borough.value == 2 * (16 + 1)


@rule("16.3.3")
def test_economic_property_value_is_no_money() -> None:
    game = table("school a1", phase=8, round=2, options=ECONOMIC)
    assert (game.money, game.seen(0).borough.value) == (0, 17)


@rule("16.3.4", "16.3.5", "16.3.6")
def test_eco_2_the_score_is_money_and_property_value_with_promises() -> None:
    game = ended(ECONOMIC, money=[7], pollution=[50], promise=[10])
    game.borough.specials = [4]
    assert game.score() == {"score-money": 7, "score-value": 16, "score-promise": -6,
                            "score-specials": -5}  # fmt: skip


@rule("16.3.6", "16.4.5", "16.5.4")
@pytest.mark.parametrize("options", ADVANCED, ids=lambda options: options["victory"])
def test_level_100_eliminates_in_every_victory(options: dict[str, str]) -> None:
    game = table(phase=6, seats=2, pollution=[100], options=options)
    assert (game.step, game.ranking()) == ("over", [[1], [0]])


@rule("16.3.7")
@pytest.mark.parametrize(("levels", "votes", "ranking"), [
    ([5, 4], [9, 0], [[1], [0]]), ([5, 5], [9, 0], [[0], [1]]), ([5, 5], [9, 9], [[0, 1]]),
])  # fmt: skip
def test_economic_ties(levels: list[int], votes: list[int], ranking: list[list[int]]) -> None:
    game = ended(ECONOMIC, money=[3, 3], pollution=levels, votes=votes)
    assert game.ranking() == ranking


# Citizen (16.4)


@rule("16.4.1")
def test_citizen_all_others_start_in_the_career_space() -> None:
    borough = start(2, CITIZEN).borough
    assert (borough.hall, borough.career, borough.reserve) == (3, 19, 0)


@rule("16.4.2")
def test_citizen_without_promise_11() -> None:
    game = start(2, {**CITIZEN, "first_player": "1"})
    for seat in (0, 1):
        game.sit(seat).play("place town-hall a1 b1 a2 b2")
    game.follow(next(iter(game.chances())))
    assert set(game.chances()) == {f"deal {number}" for number in (7, 8, 9, 10)}


@rule("16.4.3", "A68")
@pytest.mark.parametrize(("hall", "after"), [(0, 2), (3, 4), (4, 4)])
def test_citizen_tourism_brings_citizens_from_the_career_space(hall: int, after: int) -> None:
    game = table(phase=7, money=[9], discs=["tourism-3"], hall=[hall], options=CITIZEN)
    career = game.borough.career
    game.play("invest tourism next money")
    assert (game.hall, game.borough.career) == (after, career - (after - hall))


@rule("16.4.4", "A41")
def test_cit_1_citizens_on_slots_count_at_home_and_abroad() -> None:
    nine = "museum a1* b1* c1*; metro a3* b3* c3* d3*; library a5* b5*; school e1*2"
    game = table(nine, "school a1*1", phase=8, hall=[2], options=CITIZEN)
    assert game.borough.value == 10
    assert game.sit(1).borough.value == 1


@rule("16.4.5", "16.4.6", "A42")
def test_citizen_the_highest_sum_wins_and_promises_do_not_count() -> None:
    game = ended(CITIZEN, "library a1* b1*", "school a1*", pollution=[90, 0], votes=[0, 90])
    game.sit(1).borough.promise = 10
    assert (game.score(), game.ranking()) == ({"score-citizens": 2}, [[0], [1]])


TIES = [
    ({"pollution": [5, 4], "votes": [9, 0]}, [[1], [0]]),
    ({"votes": [8, 9], "money": [5, 0]}, [[1], [0]]),
    ({"votes": [9, 3], "promise": [12, 0], "money": [1, 0]}, [[1], [0]]),  # 9 - 12 votes
    ({"votes": [9, 9], "money": [5, 4]}, [[0], [1]]),
    ({"votes": [9, 9], "money": [5, 5]}, [[0, 1]]),
]


@rule("16.4.6", "16.4.7")
@pytest.mark.parametrize(("facts", "ranking"), TIES)
def test_citizen_ties(facts: dict[str, list[int]], ranking: list[list[int]]) -> None:
    assert ended(CITIZEN, **facts).ranking() == ranking


# Cultural (16.5)


@rule("16.5.1")
def test_cultural_without_special_promise_16() -> None:
    assert not start(2, CULTURAL).state.unseen >> 16 & 1


@rule("16.5.2")
def test_cultural_each_player_has_all_cultural_buildings() -> None:
    game = start(4, CULTURAL)
    for kind in ("metro", "clinic", "university"):
        assert game.supply(kind) == 0
        assert all(kind in player.unbuilt for player in game.view().grounds)
    assert game.supply("police") == 3


@rule("16.5.3", "A40")
def test_cul_9_the_score_is_the_cells_of_cultural_buildings() -> None:
    game = ended(CULTURAL, CULTURE)
    assert game.score() == {"score-culture": 4 + 1 + 2 + 3}


@rule("16.5.4", "A42")
def test_cultural_neither_pollution_nor_promises_count() -> None:
    game = ended(CULTURAL, CULTURE, pollution=[90], votes=[0, 50], promise=[12])
    assert (game.total(), game.ranking()) == (10, [[0], [1]])


@rule("16.5.5")
@pytest.mark.parametrize(("facts", "ranking"), TIES)
def test_cultural_ties(facts: dict[str, list[int]], ranking: list[list[int]]) -> None:
    assert ended(CULTURAL, **facts).ranking() == ranking
