"""Phase 1: the mayor's parade and the action cards (RULES.md chapter 4)."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.registry import BadOption
from faubourg.games.small_city import reasons
from faubourg.games.small_city.components import CARDS
from games.small_city.table import Table, table

BLUE, PURPLE, ORANGE, BROWN = range(4)
EXAMPLE = ("supporter", "planner", "engineer", "opponent", "architect", "councillor", "mediator")
STREET = "street a1 b1"
FULL_ROW = "abcdefg"


def parks(cells: str) -> str:
    return "; ".join(f"park-1 {cell}" for cell in cells.split())


def zone_but(*empty: str) -> str:
    """A borough whose zone is full but for these cells."""
    cells = [f"{x}{y}" for y in range(1, 8) for x in FULL_ROW]
    hall = {"f6", "g6", "f7", "g7"}
    return parks(" ".join(cell for cell in cells if cell not in hall and cell not in empty))


def example(money: int = 9) -> Table:
    """The worked example: four players, and Blue, the host, has taken the Supporter."""
    game = table(seats=4, phase=1, money=[money] * 4, supply="park-1=99")
    game.follow(STREET).circle(*EXAMPLE)
    return game.follow("take supporter", "reward money")


def priced(game: Table) -> dict[int, set[str]]:
    """The cards by price, for the player who takes one now."""
    found: dict[int, set[str]] = {}
    for card in game.view().circle:
        if card.price >= 0:
            found.setdefault(card.price, set()).add(card.card)
    return found


# The parade


@rule("4.1.1", "4.1.4", "4.1.5", "1.1.4")
def test_the_mayor_stands_between_two_adjacent_empty_cells_of_the_zone() -> None:
    game = table("park-1 c3", phase=1).sit(1)
    assert game.why_not("street b3 c3") == reasons.STREET_NOT_EMPTY
    assert game.why_not("street g1 h1") == reasons.STREET_OUTSIDE
    assert game.why_not("street b2 b3") is None
    game.play("street b2 b3")
    assert game.seen(0).mayor == ["b2", "b3"]


@rule("4.1.4")
def test_a_cemetery_is_not_empty() -> None:
    game = table(phase=1, graves=["c3"]).sit(1)
    assert game.why_not("street b3 c3") == reasons.STREET_NOT_EMPTY


@rule("4.1.2")
@pytest.mark.parametrize(("host", "last", "decides"), [(0, 2, 2), (2, 1, 1), (1, 0, 0)])
def test_the_host_of_the_round_before_has_the_last_word(host: int, last: int, decides: int) -> None:
    assert table(seats=3, phase=1, host=host, last_host=last).actors == (decides,)


@rule("4.1.2", "A48")
def test_in_round_1_the_last_player_has_the_last_word() -> None:
    assert table(seats=3, phase=1, round=1, host=1).actors == (0,)


@rule("4.1.3", "18.5", "A4")
@pytest.mark.parametrize(
    ("option", "host", "last", "decides"),
    [("last", 1, 2, 0), ("next", 1, 2, 3), ("next", 3, 2, 0), ("last", 3, 2, 1)],
)
def test_the_last_word_of_an_eliminated_player(
    option: str, host: int, last: int, decides: int
) -> None:
    game = table(seats=4, phase=8, host=host, options={"last_word": option})
    game.state.city.boroughs[last].gone = 16
    game.state.host, game.state.last_host, game.state.round = host, last, 1
    assert game.begin(1).actors == (decides,)


@rule("4.1.6", "A7")
def test_without_a_street_in_the_zone_the_mayor_stands_in_the_next_strip() -> None:
    game = table(zone_but("a1", "c1"), phase=1, supply="park-1=99").sit(1)
    assert game.why_not("street a1 b1") == reasons.STREET_NOT_EMPTY
    assert game.why_not("street g8 g9") == reasons.STREET_NOT_IN_STRIP
    assert len(game.legal("street")) == 14
    game.play("street g8 h8")
    assert game.seen(0).mayor == ["g8", "h8"]


@rule("4.1.6", "4.1.10")
def test_a_street_in_the_strip_blocks_if_the_host_extends() -> None:
    game = table(mayor="h1 h2", money=[9]).play("extend")
    assert game.why_not("build park-1 h1") == reasons.MAYOR_BLOCKS
    assert game.why_not("build park-1 h3") is None


@rule("4.1.7", "A8")
def test_beside_the_board_the_mayor_blocks_nothing_and_nobody_is_asked() -> None:
    strip = [f"{x}8" for x in "abcdefg"] + [f"h{y}" for y in range(1, 9)]
    full = f"{zone_but()}; {parks(' '.join(strip))}"
    game = table(full, phase=1, supply="park-1=99")
    assert (game.step, game.view().known.beside, game.seen(0).mayor) == ("circle", True, [])


@rule("4.1.7")
def test_at_the_largest_size_there_is_no_strip() -> None:
    game = table(phase=1)
    borough = game.state.city.boroughs[0]
    borough.sizes, borough.covered = (7,), game.kit.board.zone[7]
    game.state.round, game.state.last_host = 1, -2
    assert game.begin(1).step == "circle"
    assert game.view().known.beside


@rule("4.1.8", "12.3")
def test_the_mayor_stays_with_the_same_host() -> None:
    game = table(phase=1, host=0, last_host=0, mayor="b2 b3")
    assert (game.step, game.seen(0).mayor) == ("circle", ["b2", "b3"])


@rule("4.1.8", "A5")
def test_a_cemetery_on_the_street_leaves_the_other_cell_blocked() -> None:
    game = table(mayor="b2 b3", graves=["b2"], money=[9], host=0, last_host=0)
    assert game.why_not("build park-1 b3") == reasons.MAYOR_BLOCKS


@rule("4.1.9", "A49")
def test_from_beside_the_board_the_mayor_is_placed_anew() -> None:
    game = table(seats=3, phase=2, host=1, last_host=1)
    game.state.beside = True
    assert (game.begin(1).step, game.actors) == ("street", (0,))


@rule("4.1.10", "11.3.4", "6.3.5", "A6")
def test_the_host_may_lay_nothing_on_the_street() -> None:
    game = table("residential-1 a2", mayor="a1 b1", money=[9])
    assert game.why_not("build park-1 a1") == reasons.MAYOR_BLOCKS
    assert game.why_not("build park-2 b2 b1") == reasons.MAYOR_BLOCKS
    game.play("build factory-1 d1")
    assert "c1" in game.legal("warehouse") and "b1" not in game.legal("warehouse")


@rule("4.1.10")
def test_only_the_host_is_blocked() -> None:
    game = table(mayor="a1 b1", money=[9, 9])
    assert game.sit(1).why_not("build park-1 a1") is None


# The circle


@rule("4.2.1", "1.6.7")
def test_eight_cards_are_laid_anew_in_each_round() -> None:
    game = table(phase=1).follow(STREET)
    assert game.chances() == {f"lay {card}": 1 for card in CARDS}
    game.circle("opponent", "mayor")
    assert [card.card for card in game.view().circle][:2] == ["opponent", "mayor"]
    assert sorted(card.card for card in game.view().circle) == sorted(CARDS)


@rule("4.2.2", "3.1")
def test_the_host_takes_any_card_for_nothing() -> None:
    game = table(phase=1, host=1).follow(STREET).circle()
    assert game.actors == (1,)
    assert game.sit(1).legal("take") == set(CARDS)


@rule("4.2.3", "4.2.6", "20.12")
def test_act_1_purple_counts_from_the_supporter() -> None:
    game = example()
    assert game.actors == (PURPLE,)
    assert priced(game) == {
        0: {"planner", "mayor"}, 1: {"engineer", "mediator"}, 2: {"opponent", "councillor"},
        3: {"architect"},
    }  # fmt: skip


@rule("4.2.3", "4.2.5")
def test_act_2_orange_counts_from_the_engineer() -> None:
    game = example().follow("take engineer")
    assert game.sit(PURPLE).money == 8
    assert priced(game) == {
        0: {"planner", "opponent"}, 1: {"mayor", "architect"}, 2: {"mediator", "councillor"},
    }  # fmt: skip
    assert game.sit(ORANGE).why_not("take supporter") == reasons.CARD_TAKEN


@rule("4.2.3")
def test_act_3_brown_counts_from_the_urban_planner() -> None:
    game = example().follow("take engineer", "take planner", "decline")
    assert game.actors == (BROWN,)
    assert priced(game) == {
        0: {"opponent", "mayor"}, 1: {"mediator", "architect"}, 2: {"councillor"},
    }  # fmt: skip


@rule("4.2.4", "4.2.6")
def test_act_4_without_money_only_free_cards_are_left() -> None:
    game = example()
    game.state.city.boroughs[PURPLE].money = 0
    assert game.sit(PURPLE).legal("take") == {"planner", "mayor"}
    assert game.sit(PURPLE).why_not("take engineer") == reasons.CARD_TOO_DEAR


@rule("4.2.4", "A65")
def test_the_supporters_dollar_does_not_pay_for_the_card() -> None:
    game = table(phase=1, money=[0, 0]).follow(STREET).circle("mayor", "planner", "supporter")
    game.follow("take mayor")
    assert game.sit(1).why_not("take supporter") == reasons.CARD_TOO_DEAR


@rule("4.2.2", "3.2")
def test_construction_follows_when_all_have_taken_a_card() -> None:
    game = example().follow("take engineer", "take opponent", "take architect")
    assert (game.phase, game.step, game.actors) == (2, "construction", (0, 1, 2, 3))
    assert [b.card for b in game.view().grounds] == [
        "supporter", "engineer", "opponent", "architect"
    ]  # fmt: skip


# The cards


@rule("4.3.1", "4.3.7")
def test_act_7_the_supporter_gives_money_or_votes() -> None:
    def took() -> Table:
        game = table(phase=1).follow(STREET).circle()
        return game.follow("take supporter")

    assert took().choices() == {"reward money", "reward votes"}
    assert took().play("reward money").money == 1
    assert took().play("reward votes").votes == 2
    assert took().play("reward votes").actors == (1,)


@rule("4.3.8", "4.3.1")
def test_the_urban_planner_extends_at_once_or_not() -> None:
    game = table(phase=1).follow(STREET).circle().follow("take planner")
    assert game.choices() == {"extend", "decline"}
    game.play("extend")
    assert (game.seen(0).size, game.actors) == (8, (1,))


@rule("4.3.8")
def test_at_the_largest_size_the_urban_planner_asks_nothing() -> None:
    game = table(phase=1, steps=[3]).follow(STREET).circle().follow("take planner")
    assert game.actors == (1,)


@rule("4.3.8", "5.1.5")
def test_act_8_the_zone_may_grow_twice_in_a_round() -> None:
    game = table(phase=1, money=[0, 9]).follow(STREET).circle()
    game.follow("take planner", "extend", "take mayor")
    assert game.play("extend").seen(0).size == 9


@rule("4.3.2", "4.3.6", "4.3.12")
@pytest.mark.parametrize("card", ["mayor", "engineer", "opponent"])
def test_other_cards_ask_nothing(card: str) -> None:
    game = table(phase=1).follow(STREET).circle().follow(f"take {card}")
    assert (game.step, game.actors, game.seen(0).card) == ("cards", (1,), card)


@rule("4.3.5", "5.3.1")
def test_act_5_with_the_mediator_tiles_cost_a_dollar_less_but_at_least_one() -> None:
    rich = "library f4 f5; museum d2 e2 f2"
    game = table(
        f"town-hall c3 d3 c4 d4; {rich}", money=[9], cards=["mediator"], stock=["hall wood"],
        hall=[0],
    )  # fmt: skip
    assert game.play("build residential-1 a1").money == 8
    assert game.play("build residential-3 e3 f3 e4").money == 6
    game.play("build school a7")
    assert (game.money, game.stock()) == (6, [0, 0, 0])


@rule("4.3.5", "18.6", "A10")
@pytest.mark.parametrize(("option", "paid"), [("yes", 2), ("no", 3)])
def test_the_mediator_and_parks(option: str, paid: int) -> None:
    game = table(money=[9], cards=["mediator"], options={"mediator_parks": option})
    assert game.play("build park-3 a1 b1 c1").money == 9 - paid


@rule("4.3.5", "5.4.5")
def test_the_mediator_makes_no_demolition_cheaper() -> None:
    game = table("park-3 a1 b1 c1", money=[9], cards=["mediator"])
    assert game.play("demolish a1").money == 6


@rule("4.3.3", "4.3.4", "5.3.7", "A9")
def test_act_6_the_architect_serves_for_one_building() -> None:
    game = table(cards=["architect"], stock=["hall wood wood"])
    game.play("build museum a1 b1 c1")
    assert game.choices() == {"leave stone"}
    game.play("leave stone")
    assert (game.stock(), game.seen(0).borough.architect) == ([0, 0, 0], False)
    assert "build school a5" not in game.choices()


@rule("4.3.3", "5.3.7")
def test_the_architect_need_not_be_used() -> None:
    game = table(cards=["architect"], stock=["hall wood"])
    game.play("build school a1")
    assert game.choices() == {"leave wood", "leave none"}
    assert game.play("leave none").stock() == [0, 0, 0]
    assert game.seen(0).borough.architect


@rule("4.3.3")
def test_with_the_architect_a_school_may_cost_nothing() -> None:
    game = table(cards=["architect"]).play("build school a1", "leave wood")
    assert game.tiles() == {"school a1"}


@rule("1.5.1")
def test_turn_order_skips_who_is_eliminated() -> None:
    game = table(seats=4, phase=1, host=2).follow(STREET).circle()
    game.state.city.boroughs[3].gone = 16
    game.follow("take mayor")
    assert game.actors == (0,)


@rule("1.4.5", "A2")
def test_money_is_not_limited_by_the_notes() -> None:
    game = table(phase=1, money=[9999]).follow(STREET).circle()
    assert game.follow("take supporter", "reward money").money == 10000


# Alone


def alone(*cards: str, **options: str) -> Table:
    return table(seats=1, phase=1, round=1, money=[4], options=options).circle(*cards)


@rule("17.1.1", "17.1.2", "18.3")
def test_the_difficulty_is_chosen() -> None:
    assert alone(difficulty="president").view().difficulty == "president"
    assert alone().view().difficulty == "citizen"
    with pytest.raises(BadOption):
        table(seats=2, options={"difficulty": "mayor"})


@rule("17.1.3")
def test_the_mayor_never_comes() -> None:
    game = table(seats=1, phase=1)
    assert (game.step, game.seen(0).mayor) == ("circle", [])


@rule("17.1.4", "17.1.6", "17.1.7", "17.1.8", "A43")
def test_sol_1_the_ring_of_four() -> None:
    game = alone("councillor", "architect", "supporter", "opponent")
    assert priced(game) == {0: {"architect", "opponent"}, 2: {"supporter"}}
    assert game.why_not("take councillor") == reasons.CARD_WITH_MAYOR
    assert game.why_not("take mayor") == reasons.CARD_ABSENT
    assert game.choices() == {"take architect", "take supporter", "take opponent"}
    assert game.play("take supporter").money == 2


@rule("17.1.7", "4.2.4")
def test_the_card_opposite_must_be_paid() -> None:
    game = alone("councillor", "architect", "supporter", "opponent")
    game.state.city.boroughs[0].money = 1
    assert game.why_not("take supporter") == reasons.CARD_TOO_DEAR


@rule("17.1.5")
def test_sol_2_the_even_round_has_the_other_four() -> None:
    game = alone("councillor", "architect", "supporter", "opponent")
    game.begin(1)
    assert game.state.round == 2
    assert set(game.chances()) == {"lay mayor", "lay mediator", "lay engineer", "lay planner"}
    game.circle()
    game.begin(1)
    assert len(game.chances()) == 8


@rule("17.1.8", "A43")
def test_the_mayor_card_has_no_effect_alone() -> None:
    game = alone("councillor", "mayor", "supporter", "opponent").play("take mayor")
    assert (game.step, game.state.host) == ("construction", 0)


@rule("18.1", "17.1.1", "A64", "16.1.1")
def test_the_advanced_game_is_for_several() -> None:
    assert table(options={"victory": "economic"}).view().kit.victory == "economic"
    with pytest.raises(BadOption):
        table(seats=1, options={"victory": "economic"})
