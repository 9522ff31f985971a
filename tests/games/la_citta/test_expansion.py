"""Chapter 9 of RULES.md: the expansion."""

from __future__ import annotations

from functools import partial

import pytest
from marks import rule

from faubourg.core.model import CHANCE
from faubourg.games.la_citta import reasons
from faubourg.games.la_citta.citizens import are_neighbours
from faubourg.games.la_citta.components import BOX, MASTER_PRICES, NO_LIMIT, SMALL
from faubourg.games.la_citta.politics import price_of
from faubourg.games.la_citta.state import SECOND_ROAD, TURN
from games.la_citta.rulebook import FRENCH, TEXT, rows
from games.la_citta.table import EDUCATION, EXPANSION, QUIET, start, table

game = partial(table, options=EXPANSION)


@rule("9.1.1", "12.10", "10.1")
def test_the_deck_of_the_expansion_takes_the_place_of_the_other() -> None:
    added = {name.lower().replace(" ", "-"): int(n) for name, n in rows("12.10")}
    assert BOX.expansion_deck == BOX.deck | added
    assert (start(2).state.deck, start(2, EXPANSION).state.deck) == (32, 40)
    assert "lay estate" not in start(2).chances()


@rule("9.1.2", "A29", "12.2")
def test_expansion_tiles_have_one_side() -> None:
    """Without theatres a school is still there, and the other way round."""
    built = game(red=["4-13:3"], pools="theatre=0")
    assert built.why_not("build theatre 3-14") == reasons.NO_TILE
    assert built.why_not("build school 3-14") is None
    assert sum(start(2, EXPANSION).state.pools) == 121 + 20 + 10 + 8 + 8 + 6


@rule("9.1.3", "12.5", "12.11")
def test_two_terrain_tiles_cover_wasteland() -> None:
    assert (BOX.edge["w3"], BOX.edge["e3"]) == ("X", "X")
    terrain = start(3, EXPANSION).terrain
    assert (terrain["w3"], terrain["e3"]) == ("L", "F2")
    # Each lies between the two that the rulebook names.
    assert (BOX.edge["w2"], BOX.edge["w4"][0]) == ("M", "F")
    assert (BOX.edge["e2"], BOX.edge["e4"][0]) == ("L", "F")


@rule("9.1.3", "A53")
def test_at_two_players_those_tiles_touch_no_hex_in_play() -> None:
    board = start(2, EXPANSION).board
    spaces = {board.space_names.index(name) for name in ("w3", "e3")}
    beside = [hex for hex, touched in enumerate(board.touched) if spaces & set(touched)]
    assert beside and not any(board.in_play >> hex & 1 for hex in beside)


@rule("9.1.5", "A20", "5.2.6")
def test_each_size_is_built_by_its_ways() -> None:
    built = game(
        red=["6-13:5"], gold=[4], display="port large-farmhouse estate master-builder"
    ).choices()
    assert {"build road 6-15", "build theatre 6-15"} <= built
    assert {"card port 6-15", "card large-farmhouse 6-15", "card estate 6-15"} <= built
    kinds = ("road", "theatre", "port", "large-farmhouse", "estate")
    assert {f"master {kind} 6-15" for kind in kinds} <= built
    assert "build port 6-15" not in game(red=["6-13:5"]).rules.named


@rule("9.2.1", "9.2.5", "A56", "1.3.1")
def test_a_road_is_a_small_building_that_needs_no_citizen() -> None:
    assert ["road", "small"] in [row[:2] for row in rows("4.1.13")]
    built = game(red=["4-13:1"], gold=[1], display="master-builder")
    assert {"build road 3-14", "master road 3-14"} <= built.choices()
    assert price_of(built.rules.parse("master road 3-14")) == MASTER_PRICES[SMALL]
    built.play("build road 3-14")
    assert (built.population("4-13"), built.on_castle("4-13")) == ([1], 1)


@pytest.mark.parametrize(
    ("text", "building", "tile"),
    [(TEXT, "a road is a building too", "a castle or a building"),
     (FRENCH, "une Route est aussi un bâtiment", "un Château ou un bâtiment")],
)  # fmt: skip
def test_the_glossary_counts_roads_among_the_buildings(text: str, building: str, tile: str) -> None:
    assert building in text and f"| {tile} |" in text


@rule("9.2.1", "A22", "9.2.6")
def test_one_or_two_roads_are_placed() -> None:
    two = game(red=["4-13:3"]).play("build road 3-14", "road 2-15")
    assert two.tiles("4-13") == {"3-14": "road", "2-15": "road"}
    one = game(red=["4-13:3"], blue=["8-23:3"]).play("build road 3-14", "stop")
    assert (one.tiles("4-13"), one.cards, one.actors) == ({"3-14": "road"}, 2, (1,))


@rule("9.2.1", "A52")
def test_the_master_builder_builds_two_roads_for_one_gold() -> None:
    built = game(red=["4-13:3"], display="master-builder", gold=[1])
    built.play("master road 3-14")
    assert (built.step, built.display) == ("second-road", [""])
    built.play("road 2-15")
    assert (built.gold, built.actors) == (0, (CHANCE,))  # now the display is filled


@rule("9.2.2")
def test_a_road_goes_on_an_empty_hex_and_never_replaces_a_road() -> None:
    built = game(red=["4-13:3 road@3-14"])
    assert built.why_not("build road 3-14") == reasons.ROAD_OCCUPIED
    assert built.why_not("build road 2-15") is None


@rule("9.2.3")
def test_the_first_road_counts_for_the_second() -> None:
    built = game(red=["4-13:3"])
    assert built.why_not("build road 2-15") == reasons.ROAD_NOT_ADJACENT
    built.play("build road 3-14")
    assert built.why_not("road 2-15") is None
    assert built.why_not("road 2-17") == reasons.ROAD_NOT_ADJACENT
    assert built.why_not("build road 2-15") == reasons.WRONG_STEP[TURN]


@rule("9.2.3")
def test_the_two_roads_may_go_to_different_cities() -> None:
    built = game(red=["4-13:3", "8-9:3"]).play("build road 3-14", "road 8-11")
    assert (built.tiles("4-13"), built.tiles("8-9")) == ({"3-14": "road"}, {"8-11": "road"})


@rule("9.2.4", "A21", "4.1.4", "4.1.5")
def test_a_road_touches_no_second_city() -> None:
    own = game(red=["4-13:3", "2-17:3"]).play("build road 3-14")
    assert own.why_not("road 2-15") == reasons.ROAD_JOINS
    other = game(red=["4-13:3 road@3-14"], blue=["2-17:3"])
    assert other.why_not("build road 2-15") == reasons.ROAD_JOINS


@rule("9.2.5", "1.3.1")
def test_a_road_needs_no_citizen() -> None:
    built = game(red=["4-13:1"])
    assert built.why_not("build theatre 3-14") == reasons.NO_CITIZEN
    built.play("build road 3-14", "stop")
    assert (built.population("4-13"), built.on_castle("4-13")) == ([1], 1)


@rule("9.2.6", "9.2.7")
def test_with_one_tile_left_one_road_is_built() -> None:
    built = game(red=["4-13:3"], blue=["8-23:3"], pools="road=1").play("build road 3-14")
    assert (built.actors, built.pool("road")) == ((1,), 0)


@rule("9.2.6")
def test_nobody_is_asked_for_a_second_road_that_has_no_hex() -> None:
    """Blue's cities close what lies behind 0-9 and on the other side."""
    built = game(red=["0-11:1"], blue=["2-7:1", "2-13:1"])
    assert built.legal("build road") == {"0-9"}
    assert built.play("build road 0-9").actors == (1,)


@rule("9.2.7")
def test_without_a_tile_no_road_is_built() -> None:
    assert game(red=["4-13:3"], pools="road=0").why_not("build road 3-14") == reasons.NO_ROAD_LEFT


@rule("9.2.6")
def test_stopping_belongs_to_roads() -> None:
    built = game(red=["4-13:3"])
    assert built.why_not("stop") == reasons.WRONG_STEP[SECOND_ROAD]
    assert built.why_not("road 3-14") == reasons.WRONG_STEP[SECOND_ROAD]


@rule("9.2.8", "A23")
def test_a_road_is_a_tile_of_its_city() -> None:
    road = game(red=["4-13:3 road@3-14"], blue=["3-18:3"])
    assert are_neighbours(road.state, road.at("4-13"), road.at("3-18"))
    assert road.why_not("build school 2-15") is None  # next to the road
    bare = game(red=["4-13:3"], blue=["3-18:3"])
    assert not are_neighbours(bare.state, bare.at("4-13"), bare.at("3-18"))
    assert bare.why_not("build school 2-15") == reasons.NOT_ADJACENT
    near = game(red=["12-13:3"], blue=["4-13:3 road@3-14"])
    assert near.why_not("found 3-18") == reasons.TOO_NEAR
    close = game(red=["4-13:3 road@3-14"], blue=["2-19:3 road@2-17"])
    assert close.why_not("build school 2-15") == reasons.TOUCHES_ANOTHER


@rule("9.2.8", "A23")
def test_a_road_alone_lets_citizens_move() -> None:
    moved = game(red=["4-13:4 university@4-11 road@3-14"], blue=["3-18:3"]).reveal(*EDUCATION)
    assert moved.population("4-13", "3-18") == [5, 2]


@rule("9.2.9")
def test_a_road_gives_nothing() -> None:
    with_road = game(red=["4-13:3 road@5-12 road@4-11"])
    assert (with_road.food, with_road.income, with_road.services("4-13")) == (2, 0, (0, 0, 0))


@rule("9.2.10", "9.2.11", "4.1.2")
def test_a_building_may_replace_a_road_of_ones_own() -> None:
    built = game(red=["4-13:3 road@3-14 road@2-15"], blue=["8-23:3 road@8-21"])
    roads = built.pool("road")
    built.play("build school 3-14")
    assert built.tiles("4-13") == {"3-14": "school", "2-15": "road"}
    assert built.pool("road") == roads + 1
    assert built.again().why_not("build school 8-21") == reasons.OCCUPIED


@rule("9.2.11")
def test_all_conditions_hold_on_a_road_too() -> None:
    alone = game(red=["4-13:1 road@3-14 road@2-15"], pools="statue=0")
    assert alone.why_not("build school 3-14") == reasons.NO_CITIZEN
    assert alone.why_not("build market 3-14") is None  # its citizen comes from the reserve
    assert alone.why_not("build statue 3-14") == reasons.NO_TILE
    rich = game(red=["4-13:3 road@3-14 road@2-15"])
    assert rich.why_not("build fountain 3-14") == reasons.NO_LAKE
    assert rich.why_not("build fountain 2-15") is None
    assert rich.why_not("found 2-15") == reasons.FOUND_OCCUPIED


@rule("9.2.12", "9.2.13")
def test_in_relocation_an_owner_may_demolish_roads() -> None:
    built = game(red=["8-9:5 road@8-11 road@8-13 school@9-8"], blue=["8-23:3"])
    built.reveal(*QUIET)
    assert (built.step, built.choices()) == ("relocation", {"demolish 8-13", "enough"})
    assert built.why_not("demolish 8-11") == reasons.SPLITS
    built.play("demolish 8-13")
    assert built.choices() == {"demolish 8-11", "enough"}
    built.play("demolish 8-11")
    assert (built.tiles("8-9"), built.state.year) == ({"9-8": "school"}, 3)


@rule("9.2.13")
def test_saying_enough_ends_it() -> None:
    built = game(red=["8-9:5 road@8-11"], blue=["8-23:3 road@8-21"]).reveal(*QUIET)
    built.play("enough")
    assert built.actors == (1,)
    built.follow("enough")
    assert (built.tiles("8-9"), built.state.year) == ({"8-11": "road"}, 3)


@rule("9.2.13")
def test_who_has_no_road_that_may_go_is_not_asked() -> None:
    built = game(red=["8-9:5 road@8-11 school@8-13"], blue=["8-23:3"]).reveal(*QUIET)
    assert built.state.year == 3


@rule("9.2.14")
def test_a_short_city_must_be_mended_first() -> None:
    built = game(red=["8-9:2 school@9-8", "4-13:3 road@3-14"], blue=["8-23:3"])
    built.crowd("8-9", 1).reveal(*QUIET)
    assert built.why_not("enough") == reasons.STILL_SHORT
    assert built.choices() == {"demolish 9-8", "demolish 3-14"}
    built.play("demolish 9-8")
    assert built.choices() == {"demolish 3-14", "enough"}


@rule("9.2.15")
def test_if_only_roads_can_go_a_road_must_go_first() -> None:
    built = game(red=["8-9:2 school@8-11 road@8-13"], blue=["8-23:3"]).crowd("8-9", 1)
    built.reveal(*QUIET)
    assert built.choices() == {"demolish 8-13"}
    built.play("demolish 8-13")
    assert built.choices() == {"demolish 8-11"}


@rule("9.2.16", "A25")
def test_roads_go_with_their_city() -> None:
    built = game(red=["8-9:3", "4-13:1 road@3-14 road@2-15"], blue=["8-23:3"])
    built.crowd("4-13", 0).reveal(*QUIET)
    assert (built.stands("4-13"), built.pool("road")) == (False, 20)


@rule("9.3.1", "A54")
def test_half_points_count_in_the_comparison() -> None:
    assert game(red=["4-13:3 theatre@3-14"]).services("4-13") == (0.5, 0.5, 0)
    moved = game(red=["4-19:3 school@3-18 theatre@4-21"], blue=["4-13:3 school@3-14"])
    assert moved.reveal(*EDUCATION).population("4-19", "4-13") == [4, 2]


@rule("9.3.2")
def test_cubes_at_a_theatre_are_full_points() -> None:
    built = game(red=["4-13:3 theatre@3-14"], display="bread-and-games", gold=[2])
    assert built.legal("games 4-13 health") == set()
    built.play("games 4-13 education 2")
    assert built.services("4-13") == (0.5, 2.5, 0)


@rule("9.3.3", "A54")
@pytest.mark.parametrize(("theatres", "points"), [("theatre@5-12", 0),
                                                  ("theatre@5-12 theatre@6-15", 3)])  # fmt: skip
def test_two_theatres_make_full_arches(theatres: str, points: int) -> None:
    assert game(red=[f"6-13:5 fountain@7-14 {theatres}"]).score()["services"] == points


@rule("9.4.1")
def test_a_port_needs_a_lake_and_lifts_the_limit() -> None:
    built = game(red=["6-13:5 market@5-12"], display="port port", gold=[2])
    assert built.why_not("card port 4-11") == reasons.NO_LAKE
    assert built.play("card port 6-15").limit("6-13") == NO_LIMIT


@rule("9.4.2", "9.4.3")
@pytest.mark.parametrize("hex", ["8-25", "7-30"])
def test_a_port_yields_one_food_and_one_gold_whatever_it_touches(hex: str) -> None:
    """8-25 touches one lake, 7-30 two."""
    castle = "8-23" if hex == "8-25" else "8-31"
    bare = game(red=[f"{castle}:3"], seats=5)
    port = game(red=[f"{castle}:3 port@{hex}"], seats=5)
    assert (port.food - bare.food, port.income) == (1, 1)


@rule("9.5.1")
@pytest.mark.parametrize(("hex", "food"), [("5-12", 5), ("3-14", 3), ("4-11", 3)])
def test_a_large_farmhouse_yields_one_more(hex: str, food: int) -> None:
    assert game(red=[f"4-13:3 large-farmhouse@{hex}"]).food == 2 + food


@rule("9.5.2", "A19", "5.5.2")
def test_a_harvest_on_a_large_farmhouse_counts_the_symbols() -> None:
    built = game(red=["4-13:3 large-farmhouse@5-12"], display="bountiful-harvest")
    assert built.play("harvest 5-12").food == 2 + 5 + 4


@rule("9.6.1")
def test_an_estate_yields_five_food_anywhere() -> None:
    assert game(red=["4-13:3 estate@2-13 school@3-14"]).food == 2 + 5


@rule("9.7.1", "9.7.2", "9.7.3")
@pytest.mark.parametrize(("building", "price"), [("port", 1), ("large-farmhouse", 1),
                                                 ("estate", 3)])  # fmt: skip
def test_its_cards_build_its_buildings(building: str, price: int) -> None:
    built = game(red=["6-13:3"], display=building, gold=[price]).play(f"card {building} 6-15")
    assert (built.tiles("6-13"), built.gold) == ({"6-15": building}, 0)


@rule("A35", "5.5.2")
def test_no_harvest_on_an_estate_or_a_port() -> None:
    built = game(red=["6-13:3 estate@5-12 port@6-15"], display="bountiful-harvest")
    assert built.why_not("harvest 5-12") == reasons.NO_FARMHOUSE
    assert built.why_not("harvest 6-15") == reasons.NO_FARMHOUSE
