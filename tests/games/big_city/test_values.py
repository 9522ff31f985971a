"""Chapter 4 of RULES.md: values."""

from __future__ import annotations

import pytest
from marks import rule
from rulebook import Rulebook

from faubourg.games.big_city.building import worth
from faubourg.games.big_city.components import NUMBER_OF
from games.big_city.table import city, plots_of

BOOK = Rulebook("big_city")
# 15 and 18 lie in the centre of L1, 11, 12, 13 and 14 in the periphery.


def points(words: str, *lines: str) -> int:
    """What a building on plots of district 1 scores in L1."""
    hand = "hand 1: 11 12 13 14 15 17 18 19"
    taken = {word for line in lines for word in line.split() if word.isdigit()}
    cards = " ".join(word for word in hand.split() if word not in taken)
    return city("\n".join(["layout L1", cards, *lines])).points(f"build {words}")


@rule("4.1", "8.1")
@pytest.mark.parametrize(
    ("words", "value"),
    [("residence-1 15", 2), ("residence-2 15 south", 6), ("residence-3 15 south", 10),
     ("office-1 11", 2), ("office-2 11 east", 6), ("office-3 11 east", 10)],
)  # fmt: skip
def test_base_values(words: str, value: int) -> None:
    """Residences in the centre and offices in the periphery get no bonus."""
    game = city("layout L1\nhand 1: 11 12 13 15 18 32")
    assert game.points(f"build {words}") == value


@rule("4.2", "B14")
@pytest.mark.parametrize("park", ["lincoln-park 18 19", "central-park 18 32 35"])
def test_a_park_adds_1(park: str) -> None:
    assert points("residence-1 15", "city-hall 27", park) == 3
    assert points("office-1 15", "city-hall 27", park) == 4


@rule("4.3")
@pytest.mark.parametrize("factory", ["stanford 17 18 19", "rockwell 17 18 31 32"])
def test_a_factory_takes_2(factory: str) -> None:
    hand = "hand 1: 14 15 16"
    game = city(f"layout L1\ncity-hall 27\n{factory}\n{hand}")
    assert game.points("build residence-2 14 east") == 6 + 1 - 2
    assert game.points("build office-2 15 east") == 6 + 1 - 2


@rule("4.4", "B13")
def test_location() -> None:
    assert points("residence-1 11") == 3
    assert points("residence-1 15") == 2
    assert points("office-1 11") == 2
    assert points("office-1 15") == 3
    assert points("residence-2 14 east") == 7
    assert points("office-2 14 east") == 6


@rule("4.5")
def test_two_parks_count_once() -> None:
    assert points("residence-1 15", "city-hall 27", "lincoln-park 18 19", "central-park 12 11 13") \
        == 3  # fmt: skip


@rule("4.5")
def test_ex3_two_factories_count_once() -> None:
    text = "layout L1\ncity-hall 33\nstanford 11 14 15\nrockwell 21 22 25 26\nhand 1: 12 13"
    assert city(text).points("build residence-2 12 east") == 6 + 1 - 2
    assert city(f"{text}\ntram H,1,0").points("build residence-2 12 east") == (6 + 1 - 2) * 2


@rule("4.5", "4.8", "8.5")
def test_ex2_location_and_tram_count_once() -> None:
    """Both plots lie in the periphery; a segment along one or along both comes to the same."""
    text = "layout L1\ncity-hall 33\nhand 1: 11 12\n"
    assert city(f"{text}tram H,0,0").points("build residence-2 11 east") == 14
    assert city(f"{text}tram H,0,0 H,1,0").points("build residence-2 11 east") == 14


@rule("4.6")
def test_the_tram_doubles_a_residence_and_the_hall_does_nothing() -> None:
    assert points("residence-1 15", "city-hall 16") == 2
    assert points("residence-1 15", "city-hall 16", "tram H,1,1") == 4
    assert points("residence-1 15", "city-hall 27", "tram H,1,1") == 4


@rule("4.7")
@pytest.mark.parametrize("row", BOOK.rows("4.7"), ids=lambda row: f"tram-{row[0]}-hall-{row[1]}")
@pytest.mark.parametrize(("words", "value"), [("office-1 15", 3), ("office-2 15 south", 7)])
def test_tram_and_hall_multiply_an_office(words: str, value: int, row: list[str]) -> None:
    hall = "city-hall 16" if row[1] == "yes" else "city-hall 27"
    tram = "tram H,1,1" if row[0] == "yes" else ""
    assert points(words, hall, tram) == value * int(row[2].removeprefix("x"))


@rule("4.8", "8.5", "B12")
def test_ex5_an_office_beside_factory_hall_and_tram() -> None:
    game = city("layout L1\ncity-hall 16\nstanford 11 14 15\ntram V,3,0\nhand 1: 12 13")
    assert game.points("build office-2 12 east") == (6 + 0 - 2) * 3


@rule("4.8", "4.6", "8.5", "B12")
def test_ex6_a_residence_on_the_same_plots() -> None:
    game = city("layout L1\ncity-hall 16\nstanford 11 14 15\ntram V,3,0\nhand 1: 12 13")
    assert game.points("build residence-2 12 east") == (6 + 1 - 2) * 2


@rule("4.8", "8.5")
def test_ex7_the_best_single_residence() -> None:
    game = city("layout L1\ncity-hall 27\nlincoln-park 15 18\ntram V,0,1\nhand 1: 14")
    assert game.points("build residence-1 14") == (2 + 1 + 1) * 2


@rule("4.8")
def test_the_best_offices() -> None:
    single = city("layout L1\ncity-hall 18\nlincoln-park 16 25\ntram H,1,1\nhand 1: 15")
    assert single.points("build office-1 15") == (2 + 1 + 1) * 3
    triple = city("layout L1\ncity-hall 16\nlincoln-park 19 41\ntram H,1,1\nhand 1: 15 18 32")
    assert triple.points("build office-3 15 south") == (10 + 1 + 1) * 3


@rule("4.8")
def test_ex15_a_triple_office_beside_the_hall() -> None:
    game = city("layout L1\ncity-hall 16\nhand 1: 15 18 32")
    assert game.points("build office-3 15 south") == (10 + 1) * 2


@rule("4.9", "8.5")
def test_ex4_a_sum_of_0_is_worth_1_and_nothing_multiplies_it() -> None:
    text = "layout L1\ncity-hall 27\nstanford 14 17 18\nhand 1: 15 13\n"
    assert city(text).points("build residence-1 15") == 1
    assert city(f"{text}tram H,1,1").points("build residence-1 15") == 1


@rule("4.9")
def test_the_same_for_an_office() -> None:
    """In the periphery, beside a factory, the hall and the tram: 2 - 2 = 0."""
    game = city("layout L1\ncity-hall 15\nstanford 11 14 17\ntram H,1,0\nhand 1: 12")
    assert game.points("build office-1 12") == 1


@rule("4.9")
def test_a_sum_of_1_is_multiplied() -> None:
    """A residence in the periphery beside a factory: 2 + 1 - 2 = 1, doubled by the tram."""
    text = "layout L1\ncity-hall 27\nstanford 14 17 18\nhand 1: 11\n"
    assert city(text).points("build residence-1 11") == 1
    assert city(f"{text}tram H,0,0").points("build residence-1 11") == 2


SPECIAL = {
    "cinema": "residence-1 12\nresidence-1 14",
    "post-office": "residence-1 12\noffice-1 14",
    "bank": "office-1 12\noffice-1 14",
}


@rule("4.10", "3.2.13", "3.2.14", "3.2.15")
@pytest.mark.parametrize("row", BOOK.rows("4.7"), ids=lambda row: f"tram-{row[0]}-hall-{row[1]}")
@pytest.mark.parametrize("name", SPECIAL)
def test_cinema_post_office_and_bank_are_worth_5_times_tram_and_hall(
    name: str, row: list[str]
) -> None:
    hall = "city-hall 16" if row[1] == "yes" else "city-hall 27"
    tram = "tram H,1,1" if row[0] == "yes" else ""
    times = int(row[2].removeprefix("x"))
    assert points(f"{name} 15", hall, tram, SPECIAL[name]) == 5 * times


@rule("4.10", "B14")
@pytest.mark.parametrize("name", SPECIAL)
@pytest.mark.parametrize("around", ["lincoln-park 18 19", "stanford 17 18 19"])
def test_nothing_else_changes_their_value(name: str, around: str) -> None:
    assert points(f"{name} 15", "city-hall 27", SPECIAL[name], around) == 5


@rule("4.11", "B14")
@pytest.mark.parametrize("around", ["", "tram V,4,5", "lincoln-park 51 52", "rockwell 32 33 35 36"])
def test_a_church_is_always_worth_15(around: str) -> None:
    rest = [f"5{n}" for n in range(1, 10) if f"5{n}" not in ("55", *around.split())]
    homes = "\n".join(f"{'office-1' if n % 2 else 'residence-1'} {p}" for n, p in enumerate(rest))
    game = city(f"layout L1\ncity-hall 46\n{homes}\n{around}\nhand 1: 55")
    assert game.points("build church 55") == 15


@rule("4.11")
@pytest.mark.parametrize("around", ["", "lincoln-park 18 17", "stanford 18 17 32", "tram H,2,1"])
def test_a_shopping_centre_is_always_worth_30(around: str) -> None:
    tram = around if "tram" in around else "tram H,1,1"
    more = "" if "tram" in around else around
    game = city(f"""
        layout L1
        city-hall 19
        residence-1 12
        office-1 14
        {tram}
        {more}
        hand 1: 15 16
    """)
    assert game.points("build shopping-centre 15 east") == 30


@rule("4.12")
@pytest.mark.parametrize(
    ("words", "hand"),
    [("city-hall 15", "15"), ("lincoln-park 15 south", "lincoln-park"),
     ("central-park 15 south", "central-park"), ("stanford 11 south-east", "stanford"),
     ("rockwell 11", "rockwell")],
)  # fmt: skip
def test_what_brings_no_points(words: str, hand: str) -> None:
    """Beside a tram, an office and a residence."""
    hall = "" if "city-hall" in words else "city-hall 27"
    game = city(f"layout L1\n{hall}\ntram V,2,0\noffice-1 16\nresidence-1 13\nhand 1: {hand}")
    assert game.points(f"build {words}") == 0


@rule("4.13")
def test_ed24_what_comes_later_changes_no_points() -> None:
    game = city("layout L1\ncity-hall 27\nhand 1: 15 11\nhand 2: stanford rockwell")
    game.play("build residence-1 15").settle()
    assert game.total() == 2
    game.follow("build stanford 17 north-east").sit(1).settle()
    assert "18" in game.pieces[-1].plots
    assert game.total() == 2
    assert game.pieces[1].points == 2


@rule("4.14", "B33")
def test_ex16_a_score_is_a_plain_number() -> None:
    game = city("layout L1\ncity-hall 33\ntram H,0,0\nhand 1: 11 12 13 14")
    game.state.scores[0] = 97
    game.play("build residence-2 11 east")
    assert game.total() == 111
    game.state.scores[0] = 195
    assert game.settle().follow("pass").total() == 195
    assert game.play("build residence-1 14").total() == 198
    game.state.scores[0] = 199
    assert game.settle().follow("pass").play("build residence-1 13").total() > 200


@rule("4.8", "4.5")
def test_a_value_comes_with_its_parts() -> None:
    game = city("layout L1\ncity-hall 16\nstanford 11 14 15\ntram V,3,0\nhand 1: 12 13")
    it = worth(game.plan, game.state, NUMBER_OF["office-2"], plots_of(["12", "13"]))
    assert (it.base, it.bonuses, it.multipliers) == (6, (("factory", -2),), ("tram", "city-hall"))
    assert (it.base + sum(p for _, p in it.bonuses)) * it.times == it.points == 12
