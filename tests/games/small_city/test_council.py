"""RULES.md chapter 11: the council."""

from __future__ import annotations

from functools import partial

import pytest
from marks import rule

from faubourg.games.small_city import reasons
from faubourg.games.small_city.actions import Demolish, Grow
from faubourg.games.small_city.benefits import GRANTS, NEWCOMERS, OFFERS
from faubourg.games.small_city.components import LINES, RAWS
from faubourg.games.small_city.council import INVESTMENTS_EACH
from faubourg.games.small_city.rules import WRONG_STEP
from games.small_city.rulebook import rows
from games.small_city.table import Table, table

council = partial(table, phase=7)  # as it begins
BEGIN = {f"start {line} {pay}" for line in LINES for pay in ("money", "votes")}


def moved(words: str, disc: str = "", borough: str = "", **given: list[str]) -> Table:
    """After this investment of a player with money; the other disc is on the start space."""
    game = council(borough, money=[9], votes=[9], discs=[disc], stock=given.get("stock", []))
    return game.play(f"invest {words}")


# Investing (11.1)


@rule("11.1.1")
def test_in_turn_order_each_may_invest_once_or_pass() -> None:
    game = council(seats=3, host=1, money=[5, 5, 5])
    for seat in (1, 2):
        assert game.actors == (seat,)
        game.follow("decline")
    game.follow("invest start tourism money")
    assert game.phase != 7


@rule("11.1.1")
def test_who_can_make_no_investment_is_not_asked() -> None:
    assert council(seats=3, money=[0, 1, 0]).actors == (1,)
    assert council(money=[1, 1], discs=["economy-4 tourism-4"]).actors == (1,)
    assert council().phase != 7


@rule("11.1.2")
def test_an_investment_moves_one_disc_and_is_paid() -> None:
    game = moved("start tourism money")
    assert (game.money, game.votes) == (8, 9)
    assert [(d.line, d.column) for d in game.seen(0).discs] == [("", 0), ("tourism", 1)]


@rule("11.1.3", "A32")
def test_where_a_disc_can_go() -> None:
    game = council(money=[9], discs=["economy-2"])
    from_economy = {f"economy {line} money" for line in ("next", *LINES)}
    begin = {f"start {line} money" for line in LINES if line != "economy"}
    assert game.legal("invest") == from_economy | begin


@rule("11.1.3", "A32")
@pytest.mark.parametrize("column", [1, 2, 3])
def test_a_line_can_be_begun_anew(column: int) -> None:
    game = moved("tourism tourism votes", f"tourism-{column}")
    assert (game.votes, game.seen(0).discs[1].column) == (8, 1)


@rule("11.1.3")
def test_only_a_disc_that_is_there_can_move() -> None:
    game = council(money=[9], discs=["economy-2 tourism-1"])
    assert game.why_not("invest start industry money") == reasons.NO_DISC_THERE
    assert game.why_not("invest industry next money") == reasons.NO_DISC_THERE


@rule("11.1.4")
def test_cou_3_changing_the_line_unless_the_other_disc_is_there() -> None:
    game = council(money=[1], discs=["economy-2"]).play("invest economy construction money")
    assert (game.money, game.seen(0).discs[1].column) == (0, 1)
    game = council(money=[9], discs=["economy-2 construction-1"])
    assert game.why_not("invest economy construction money") == reasons.LINE_TAKEN
    assert game.why_not("invest economy next money") is None


@rule("11.1.5")
def test_cou_4_a_disc_in_column_4_stays() -> None:
    game = council(money=[9], discs=["economy-4"])
    for words in ("next", "economy", "industry"):
        assert game.why_not(f"invest economy {words} money") == reasons.DISC_STAYS
    assert game.legal("invest start") == {f"{line} money" for line in LINES if line != "economy"}


@rule("11.1.6")
@pytest.mark.parametrize(("disc", "price"), [("", 1), ("tourism-1", 2), ("tourism-2", 3),
                                             ("tourism-3", 4)])  # fmt: skip
@pytest.mark.parametrize("pay", ["money", "votes"])
def test_cou_1_and_cou_2_each_column_has_its_price(disc: str, price: int, pay: str) -> None:
    game = moved(f"{'tourism next' if disc else 'start tourism'} {pay}", disc)
    spent = (price, 0) if pay == "money" else (0, price)
    assert (9 - game.money, 9 - game.votes) == spent


@rule("11.1.7", "1.4.5")
def test_money_must_be_there() -> None:
    game = council(money=[2], votes=[9], discs=["economy-2"])
    assert game.why_not("invest economy next money") == reasons.COLUMN_NO_MONEY
    assert game.why_not("invest economy next votes") is None


@rule("11.1.8", "1.4.6", "A26")
def test_votes_must_be_there_and_the_two_are_never_mixed() -> None:
    game = council(money=[2], votes=[2], discs=["economy-2"])
    assert game.why_not("invest economy next votes") == reasons.COLUMN_NO_VOTES
    assert game.why_not("invest economy next money") == reasons.COLUMN_NO_MONEY


@rule("11.1.9")
def test_any_number_of_players_share_a_space() -> None:
    game = council(money=[1, 1]).play("invest start tourism money")
    game.sit(1).play("invest start tourism money")
    assert [borough.discs for borough in game.city.boroughs] == [[0, 13], [0, 13]]


@rule("11.1.10", "A67")
def test_the_new_space_gives_once_and_may_give_nothing() -> None:
    game = council(money=[9], discs=["economy-1"])
    game.borough.reserve = 0
    game.play("invest start tourism money")
    assert (game.money, game.hall) == (8, 0)
    game = moved("economy next money", "economy-1").play("reward money")
    assert game.money == 9 - 2 + 3


@rule("11.1.11", "1.6.6")
def test_disc_goal_and_payment_are_one_choice() -> None:
    game = council(money=[1], votes=[1])
    assert game.legal("invest") == BEGIN
    assert len(game.kit.book.invest) == 3 * INVESTMENTS_EACH


@rule("11.1.12")
def test_the_table_of_benefits() -> None:
    industry, construction, economy, tourism = (row[1:] for row in rows("11.1.12"))
    written = [" or ".join(f"{n} {RAWS[raw]}" for raw, n in offer.items()) for offer in OFFERS]
    assert industry == written
    assert construction == [
        f"tile of {n}" for n in ("1 cell", "2 cells", "3 cells", "1 to 4 cells")
    ]
    assert economy == [f"${n} or {n} votes" for n in GRANTS]
    assert tourism == [f"{n} citizen{'s' * (n > 1)}" for n in NEWCOMERS]


def test_special_promises_belong_to_the_advanced_game() -> None:
    assert council(money=[1]).why_not("invest start economy promise") == reasons.NO_SPECIAL_PROMISES


# Industry (11.2)


@rule("11.2.1")
@pytest.mark.parametrize(("column", "offers"), [(2, {"wood", "stone"}), (3, {"stone", "metal"})])
def test_the_player_chooses_one_of_two_offers(column: int, offers: set[str]) -> None:
    game = moved("industry next money", f"industry-{column - 1}")
    assert (game.step, game.legal("offer")) == ("offer", offers)
    refused = ({"wood", "stone", "metal"} - offers).pop()
    assert game.why_not(f"offer {refused}") == reasons.NOT_OFFERED


@rule("11.2.1")
def test_where_there_is_one_offer_nobody_is_asked() -> None:
    assert moved("start industry money").view().units[0] == [1, 0]
    assert moved("industry next money", "industry-3").view().units[2] == [2, 0]


@rule("11.2.2", "8.4.1", "8.4.2")
def test_cou_1_units_go_to_the_stores_one_after_the_other() -> None:
    game = moved("industry next money", "industry-1", "warehouse a1", stock=["a1 stone"])
    game.play("offer wood")
    assert game.choices() == {"put wood 1 hall", "put wood 1 a1"}
    game.play("put wood 1 a1")
    assert game.why_not("put wood 1 a1") == reasons.STORE_FULL
    game.play("put wood 1 hall")
    assert (game.stock(), game.stock("a1")) == ([1, 0, 0], [1, 1, 0])
    assert game.phase != 7


@rule("11.2.2")
def test_what_does_not_fit_goes_back_to_the_supply() -> None:
    game = council(money=[9], discs=["industry-3"], hall=[3])
    game.play("invest industry next money", "put metal 1 hall")
    assert (game.stock(), game.city.raw[2]) == ([0, 0, 1], 5)
    assert council(money=[1], hall=[4]).play("invest start industry money").phase != 7


@rule("11.2.3", "A67")
@pytest.mark.parametrize("left", [0, 1])
def test_a_short_supply_gives_what_it_has(left: int) -> None:
    game = council(money=[9], discs=["industry-3"], raw=f"metal={left}")
    game.play("invest industry next money")
    assert (game.step == "storing") == bool(left)
    assert game.city.raw[2] == 0


@rule("11.2.2", "10.1.2")
def test_units_of_the_council_do_not_pollute() -> None:
    game = moved("start industry money").play("put wood 1 hall")
    assert game.borough.made == 0


# Construction (11.3)


@rule("11.3.1")
def test_one_tile_without_money_or_none() -> None:
    game = moved("start construction money").play("build park-1 a1")
    assert (game.money, game.tiles()) == (8, {"park-1 a1"})
    assert game.phase != 7
    game = moved("start construction money").play("decline")
    assert game.tiles() == set()


@rule("11.3.1", "1.6.2")
def test_who_can_build_nothing_is_not_asked() -> None:
    tiles = "residential-1 commercial-1 factory-1 park-1"
    game = council("refinery a1", money=[1], supply=" ".join(f"{kind}=0" for kind in tiles.split()))
    assert game.play("invest start construction money").step != "tile"


@rule("11.3.2", "A33")
def test_cou_7_columns_1_to_3_take_exactly_their_size_and_keep_conditions() -> None:
    game = moved("construction next money", "construction-2")
    assert game.why_not("build park-2 a1 b1") == reasons.TILE_WRONG_SIZE
    assert game.why_not("build residential-4 a1 b1 a2 b2") == reasons.TILE_WRONG_SIZE
    assert game.why_not("build park-3 a1 b1 c1") is None
    assert game.why_not("build commercial-3 a1 b1 b2") == reasons.LACKS_HOMES


@rule("11.3.3", "A34")
def test_cou_5_column_4_needs_no_port_for_a_factory_of_level_3() -> None:
    game = moved("construction next money", "construction-3").play("build factory-3 a1 b1 b2")
    assert game.legal("warehouse") == {"a2", "a3", "b3", "c1", "c2", "c3"}
    game.play("warehouse c1")
    assert game.tiles() == {"factory-3 a1 b1 b2", "warehouse c1"}


@rule("11.3.3", "11.3.4")
def test_cou_6_column_4_needs_no_culture_but_keeps_away_from_industry() -> None:
    game = moved("construction next money", "construction-3", "refinery c4")
    assert game.why_not("build residential-3 a1 b1 b2") is None
    assert game.why_not("build residential-3 a3 b3 b4") == reasons.NEAR_INDUSTRY


@rule("11.3.3")
def test_column_4_takes_one_to_four_cells() -> None:
    game = moved("construction next money", "construction-3")
    assert game.why_not("build residential-5 a1 b1 c1 a2 b2") == reasons.TILE_TOO_LARGE
    assert game.why_not("build park-1 a1") is None
    assert game.why_not("build residential-4 a1 b1 a2 b2") is None


@rule("11.3.4", "4.1.10")
def test_the_mayor_blocks_the_council_too() -> None:
    game = council(money=[1], mayor="a1 a2").play("invest start construction money")
    assert game.why_not("build park-1 a1") == reasons.MAYOR_BLOCKS


@rule("11.3.4", "A34")
def test_a_factory_of_the_council_needs_its_warehouse() -> None:
    game = council("residential-1 e3", money=[9], discs=["construction-3"], mayor="g2 f1")
    game.play("invest construction next money")
    assert game.why_not("build factory-1 g1") == reasons.NO_WAREHOUSE_CELL


@rule("18.12", "A34")
def test_by_option_column_4_frees_from_the_warehouse() -> None:
    everything = {"column_four": "all"}
    borough = "residential-1 e3"
    game = council(borough, money=[9], discs=["construction-3"], mayor="g2 f1", options=everything)
    game.play("invest construction next money", "build factory-1 g1")
    assert game.tiles() == {"residential-1 e3", "factory-1 g1"}
    game = council(money=[9], discs=["construction-3"], options=everything)
    game.play("invest construction next money", "build factory-1 c1")
    assert "warehouse none" in game.choices()
    assert game.play("warehouse none").tiles() == {"factory-1 c1"}


@rule("11.3.5")
@pytest.mark.parametrize("column", [1, 4])
def test_cultural_buildings_are_never_built(column: int) -> None:
    game = moved(
        "start construction money" if column == 1 else "construction next money",
        "" if column == 1 else "construction-3",
        stock=["hall wood"],
    )
    assert game.why_not("build school a1") == reasons.TILE_CULTURAL
    assert not any(words.split()[0] in ("school", "library", "museum", "metro")
                   for words in game.legal("build"))  # fmt: skip


@rule("11.3.6", "A35")
def test_the_port_counts_as_two_cells() -> None:
    game = moved("construction next money", "construction-1")
    game.play("build port a2 b2 a1 b1")
    assert game.tiles() == {"port a2 b2 a1 b1"}


@rule("11.3.7", "6.1.4", "A13")
def test_a_citizen_moves_into_a_house_of_the_council() -> None:
    game = council(money=[1], hall=[2])
    game.play("invest start construction money", "build residential-1 a1")
    assert (game.citizens(), game.hall) == ({"a1"}, 1)


@rule("11.3.7", "6.5.2", "6.6.2")
def test_a_station_of_the_council_may_be_given_a_guard() -> None:
    game = moved("construction next money", "construction-1", "residential-1 g1*; park-1 a2*2")
    game.play("build police a1 b1")
    assert game.choices() == {"guard g1", "guard none"}
    assert game.why_not("decline") == reasons.FINISH_FIRST
    assert game.why_not("build park-2 e1 f1") == reasons.FINISH_FIRST
    game.play("guard g1")
    assert (game.citizens(), game.citizens(1)) == ({"a1"}, set())


@rule("11.3.8")
def test_nothing_grows_and_nothing_is_demolished() -> None:
    game = moved("start construction money", "", "residential-1 a1; park-1 c1")
    assert game.why_not("grow residential-2 a1 b1") == WRONG_STEP[Grow]
    assert game.why_not("demolish c1") == WRONG_STEP[Demolish]
    assert WRONG_STEP[Grow].rule == WRONG_STEP[Demolish].rule == "11.3.8"


@rule("5.5.3")
def test_a_tile_of_the_council_may_grow_in_the_next_round() -> None:
    game = moved("start construction money").play("build park-1 a1")
    assert game.borough.fresh == 0


# Economy and tourism (11.4, 11.5)


@rule("11.4.1")
@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_cou_2_money_or_votes(column: int) -> None:
    words = "start economy money" if column == 1 else "economy next money"
    disc = "" if column == 1 else f"economy-{column - 1}"
    game = moved(words, disc)
    assert game.choices() == {"reward money", "reward votes"}
    assert game.play("reward votes").votes == 9 + GRANTS[column - 1]
    assert moved(words, disc).play("reward money").money == 9 - column + GRANTS[column - 1]


@rule("11.5.1")
def test_citizens_come_from_the_reserve_to_the_town_hall_or_the_career_space() -> None:
    game = council(money=[9], discs=["tourism-3"], hall=[3])
    career = game.borough.career
    game.play("invest tourism next money")
    assert (game.hall, game.borough.career, game.borough.reserve) == (4, career + 1, 6)


@rule("11.5.2")
def test_no_more_come_than_are_in_the_reserve() -> None:
    game = council(money=[9], discs=["tourism-3"])
    game.borough.reserve = 1
    game.play("invest tourism next money")
    assert (game.hall, game.borough.reserve) == (1, 0)


# City councillor (4.3)


def councillor(money: int = 9, discs: str = "") -> Table:
    """The first player has just taken the City councillor."""
    game = table(phase=1, round=3, host=0, money=[money, 9], discs=[discs])
    return (
        game.sit(1).play(sorted(game.sit(1).choices())[0]).sit(0).circle().play("take councillor")
    )


@rule("4.3.9")
def test_the_city_councillor_invests_at_once_and_pays() -> None:
    game = councillor().play("invest start economy money", "reward money")
    assert game.money == 9 - 1 + 2
    assert (game.step, game.actors) == ("cards", (1,))


@rule("4.3.9")
def test_the_city_councillor_may_decline_and_is_not_asked_in_vain() -> None:
    assert councillor().play("decline").actors == (1,)
    assert councillor(money=0).actors == (1,)


@rule("4.3.10", "A11")
def test_the_city_councillor_only_advances() -> None:
    game = councillor(discs="economy-1")
    assert game.why_not("invest economy tourism money") == reasons.ADVANCE_ONLY
    assert game.why_not("invest economy economy money") == reasons.ADVANCE_ONLY
    begin = {f"start {line} money" for line in LINES if line != "economy"}
    assert game.legal("invest") == {"economy next money"} | begin


@rule("4.3.11")
def test_a_tile_of_the_city_councillor_may_grow_in_the_same_round() -> None:
    game = councillor().play("invest start construction money", "build residential-1 e6")
    assert game.borough.fresh == 0
