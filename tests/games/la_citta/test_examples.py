"""The worked examples of the rulebook, by the numbers of the specification (RULES.md 12.12)."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.catalogue import members
from faubourg.core.model import CHANCE
from faubourg.games.la_citta import year
from faubourg.games.la_citta.components import NO_LIMIT, ROAD, SERVICES, VOICE_CARDS
from faubourg.games.la_citta.reasons import LAST_YEAR, NO_CITIZEN, NO_TILE, OUT_OF_PLAY, SPLITS
from faubourg.games.la_citta.year import voices
from games.la_citta.table import EDUCATION, EXPANSION, Table, begin, start, table


@rule("12.12", "2.7", "1.4.4", "12.7")
def test_c1_red_starts_with_a_castle_of_five_food() -> None:
    game = start(4)
    assert (game.castles, game.food_of("8-21"), game.food) == (["8-21", "16-11"], 5, 7)


@rule("12.12", "1.1.4", "4.2.1")
@pytest.mark.parametrize(("hex", "castle", "food"), [("0-9", "0-11", 2), ("1-8", "2-7", 1)])
def test_c2_two_hexes_at_the_edge_give_two_and_one(hex: str, castle: str, food: int) -> None:
    game = table(red=[f"{castle}:3"])
    before = game.food
    assert game.play(f"build farmhouse {hex}").food == before + food


@rule("12.12", "1.1.11")
def test_c3_three_hexes_along_the_path() -> None:
    board = begin(2).board
    seen, paths = 1 << board.number["4-13"], []
    while not seen >> board.number["3-18"] & 1:
        seen |= board.touching(seen)
        paths.append(seen)
    assert len(paths) == 4
    lane = [board.number[name] for name in ("4-13", "3-14", "2-15", "2-17", "3-18")]
    assert all(board.near[a] >> b & 1 for a, b in zip(lane, lane[1:], strict=False))


@rule("12.12", "1.1.8", "1.1.9")
@pytest.mark.parametrize(
    ("castle", "hex", "players"), [("2-3", "3-2", (3, 4, 5)), ("16-11", "16-9", (4, 5))]
)
def test_c4_dark_green_and_dark_yellow(castle: str, hex: str, players: tuple[int, ...]) -> None:
    for seats in (2, 3, 4, 5):
        refused = table(red=[f"{castle}:3"], seats=seats).why_not(f"build school {hex}")
        assert refused == (None if seats in players else OUT_OF_PLAY)


@rule("12.12", "4.1.7")
def test_c5_a_tile_is_turned_over() -> None:
    game = table(red=["4-13:5"], pools="quarry=1")
    game.play("build farmhouse 3-14").again()
    assert game.pool("farmhouse") == 0
    assert game.why_not("build farmhouse 4-11") == game.why_not("build quarry 4-11") == NO_TILE


@rule("12.12", "4.2.7")
def test_c6_a_market_with_one_citizen() -> None:
    game = table(red=["6-13:1"])
    reserve = game.state.citizens
    for building in ("farmhouse", "quarry", "school", "statue", "fountain"):
        assert game.why_not(f"build {building} 6-15") == NO_CITIZEN
    game.play("build market 6-15")
    assert (game.population("6-13"), game.state.citizens) == ([2], reserve - 1)


@rule("12.12", "1.3.3", "1.3.4", "1.3.5", "1.3.6")
def test_c7_population_limits() -> None:
    cities = ["6-13:5", "6-13:5 market@5-12", "6-13:5 market@5-12 fountain@6-15",
              "6-13:5 fountain@6-15"]  # fmt: skip
    assert [table(red=[city]).limit("6-13") for city in cities] == [5, 8, NO_LIMIT, 5]


@rule("12.12", "3.2.1")
def test_c8_three_gold_from_two_quarries() -> None:
    game = table(red=["18-13:2 quarry@18-15", "14-13:2 quarry@14-15"], seats=4)
    year.collect(game.state)
    assert game.gold == 3


@rule("12.12", "3.5.2")
@pytest.mark.parametrize("hidden", ["health education culture", "health health education"])
def test_c9_health_is_the_voice(hidden: str) -> None:
    game = table(red=["8-9:3"], blue=["8-23:3"], opened="health")
    game.state.hidden = [SERVICES.index(service) for service in hidden.split()]
    assert voices(game.state) == [SERVICES.index("health")]


@rule("12.12", "3.6.3")
def test_c10_green_takes_a_citizen_from_blue() -> None:
    game = table(
        green=["4-19:3 university@3-18"], blue=["4-13:3 school@3-14"], red=["12-13:3"], seats=3
    ).reveal(*EDUCATION)
    assert game.population("4-19", "4-13") == [4, 2]
    assert (game.tiles("4-19"), game.tiles("4-13")) == ({"3-18": "university"}, {"3-14": "school"})


def two_voices() -> Table:
    """Blue has the cities A and B beside green's city G; culture and education are Voices."""
    game = table(
        red=["12-13:3"],
        blue=["4-11:3 palace@4-9 school@4-7", "4-21:3 palace@4-23 university@4-25"],
        green=["6-15:4 statue@6-17 school@7-14 school@7-18"],
        seats=3,
        opened="culture",
    )
    return game.reveal("culture", "education", "education")


@rule("12.12", "3.6.8", "A9")
def test_c11_two_voices() -> None:
    game = two_voices()
    assert (game.actors, game.services("4-11"), game.services("4-21")) == ((1,), (2, 1, 0),
                                                                          (2, 3, 0))  # fmt: skip
    assert game.services("6-15") == (1, 2, 0)
    game.follow("migrate 4-11 culture", "migrate 4-21 education")
    assert game.population("4-11", "4-21", "6-15") == [4, 4, 2]
    assert game.actors == (2,)
    game.follow("migrate 6-15 education")
    assert game.population("4-11", "4-21", "6-15") == [3, 4, 3]


@rule("12.12", "6.3", "6.7")
def test_c11_green_then_loses_a_school() -> None:
    game = two_voices()
    game.follow("migrate 4-11 culture", "migrate 4-21 education", "migrate 6-15 education")
    assert game.actors == (2,)
    assert game.sit(2).legal("demolish") == {"7-14", "7-18"}
    assert game.sit(2).why_not("demolish 6-17") == SPLITS


@rule("12.12", "9.3.2")
def test_c12_cubes_on_a_theatre() -> None:
    game = table(red=["4-13:3 theatre@3-14"], display="bread-and-games", gold=[2],
                 options=EXPANSION)  # fmt: skip
    game.play("games 4-13 education 2")
    assert (game.services("4-13"), game.gold) == ((0.5, 2.5, 0), 0)


@rule("12.12", "9.3.3")
def test_c13_theatres_and_the_final_bonus() -> None:
    one = table(red=["6-13:5 theatre@5-12 fountain@6-15"], options=EXPANSION)
    two = table(red=["6-13:5 theatre@5-12 theatre@4-11 fountain@6-15"], options=EXPANSION)
    assert (one.score()["services"], two.score()["services"]) == (0, 3)


@rule("12.12", "9.4.1", "9.4.2", "9.4.3")
def test_c14_a_port_at_two_lakes() -> None:
    game = table(red=["8-31:5 market@9-32"], seats=5, display="port", gold=[1], options=EXPANSION)
    land, hex = game.state.land, game.hex("7-30")
    lakes = [game.board.space_names[s] for s in game.board.touched[hex]]
    assert (lakes, bool(land.lakes >> hex & 1)) == (["E2", "e2"], True)
    food = game.food
    game.play("card port 7-30")
    assert (game.income, game.food - food, game.limit("8-31")) == (1, 1, NO_LIMIT)


@rule("12.12", "3.4.3", "3.7.8")
def test_c15_the_hunger_penalty() -> None:
    """Hungry in year 3: four turns and two player cards in year 4, year 5 is normal."""
    game = table(red=["4-13:4"], blue=["8-23:3"], year=3)
    game.reveal("education", "health", "health").play("starve 4-13", "starve 4-13")
    game.follow("voice open culture")
    assert (game.state.year, game.state.cards) == (4, [2, 3])
    turns = 0
    while game.step == "turn":
        turns += game.actors == (0,)
        game.follow("build farmhouse 5-12" if turns == 1 and game.actors == (0,) else "pass")
    game.follow("voice 1 education", "voice 2 health", "voice 3 health", "voice open culture")
    assert (turns, game.state.year, game.state.cards) == (4, 5, [3, 3])


@rule("12.12", "3.8.4", "5.5.6")
def test_c16_year_six() -> None:
    game = table(red=["8-9:3 farmhouse@8-11"], display="bountiful-harvest", year=6)
    assert game.why_not("harvest 8-11") == LAST_YEAR
    assert not game.legal("harvest")


@rule("12.12", "3.8.4")
def test_c16_three_voice_cards_are_left_when_year_six_begins() -> None:
    game = begin(2)
    while game.state.year < 6 or game.step != "turn":
        acting = game.sit(game.actors[0])
        words = game.chances() if game.actors == (CHANCE,) else sorted(acting.choices())
        acting.play("pass" if game.step == "turn" else next(iter(words)))
    drawn, hidden = 4 * game.state.year, 3
    assert sum(game.state.unheard) - hidden == sum(VOICE_CARDS) - drawn == 3


@rule("12.12", "7.2.6", "7.2.7")
@pytest.mark.parametrize(("gold", "places"), [([4, 2], [[0], [1]]), ([3, 3], [[0, 1]])])
def test_c17_the_last_tie_break(gold: list[int], places: list[list[int]]) -> None:
    assert table(red=["4-13:3"], blue=["8-23:3"], gold=gold).ranking() == places


@rule("12.12", "5.3.2", "5.4.1")
@pytest.mark.parametrize(("gold", "numbers"), [(1, "1"), (2, "1 2"), (5, "1 2 3")])
def test_c18_price_steps(gold: int, numbers: str) -> None:
    game = table(red=["4-13:2 school@3-14"], display="bread-and-games blessed-era", gold=[gold])
    assert game.legal("games 4-13 education") == set(numbers.split())
    assert game.legal("blessed 4-13") == set(numbers.split())


@rule("12.12", "9.2.7")
def test_c19_one_road_tile_left() -> None:
    game = table(red=["4-13:1"], blue=["8-23:3"], pools="road=1", options=EXPANSION)
    game.play("build road 3-14")
    assert (game.tiles("4-13"), game.actors) == ({"3-14": "road"}, (1,))
    assert members(game.state.kinds[ROAD]) == [game.hex("3-14")]
