"""Chapter 6 of RULES.md: relocation and demolition."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.games.la_citta import reasons
from faubourg.games.la_citta.city import castles_left
from faubourg.games.la_citta.relocation import removable, splits
from faubourg.games.la_citta.state import RELOCATION
from games.la_citta.random_games import walk
from games.la_citta.table import EXPANSION, QUIET, Table, table


def short(city: str, citizens: int, other: str = "8-23:3") -> Table:
    """Red's city has too few citizens, and phase 6 has come to relocation."""
    game = table(red=[city, "12-13:3"], blue=[other])
    return game.crowd(city.split()[0].split(":")[0], citizens).reveal(*QUIET)


@rule("6.1", "1.3.2")
def test_each_city_uses_its_own_citizens() -> None:
    """The other city has citizens to spare, but they stay there."""
    game = short("4-13 school@3-14 statue@2-15", 2)
    assert game.step == "relocation"
    game.play("demolish 2-15")
    assert (game.on_castle("4-13"), game.population("12-13")) == (1, [3])


@rule("6.2", "6.9")
def test_a_city_without_citizens_is_removed_and_its_castle_may_be_used_again() -> None:
    game = short("4-13 school@3-14 farmhouse@4-11", 0)
    assert not game.stands("4-13")
    assert castles_left(game.state, 0) == 3
    assert (game.pool("school"), game.pool("farmhouse")) == (15, 40)
    game.follow("voice open culture", "pass")
    assert game.why_not("found 4-13") is None


@rule("6.2")
def test_a_removed_city_yields_no_food() -> None:
    game = table(red=["4-13 farmhouse@5-12", "12-13:3"], blue=["8-23:3"])
    before = game.food
    game.crowd("4-13", 0).reveal(*QUIET)
    assert (before, game.food) == (2 + 4 + 5, 5)


@rule("6.3", "6.12")
def test_tiles_go_one_after_the_other_until_there_are_citizens_for_all() -> None:
    game = short("4-13 school@3-14 statue@2-15 statue@2-13", 2)
    game.play("demolish 2-15")
    assert game.step == "relocation"
    game.play("demolish 2-13")
    assert game.tiles("4-13") == {"3-14": "school"}
    assert game.state.year == 3


@rule("6.4")
def test_only_own_tiles_are_demolished() -> None:
    game = short("4-13 school@3-14", 1, "8-23:3 school@8-21")
    assert game.why_not("demolish 8-21") == reasons.NOT_YOUR_TILE
    assert game.why_not("demolish 4-11") == reasons.NOT_YOUR_TILE  # no tile at all


@rule("6.5")
def test_nothing_is_demolished_in_a_city_that_is_not_short() -> None:
    game = table(red=["4-13 school@3-14", "12-13:3 school@13-12"], blue=["8-23:3"])
    game.crowd("4-13", 1).reveal(*QUIET)
    assert game.why_not("demolish 13-12") == reasons.NOT_SHORT
    assert game.choices() == {"demolish 3-14"}


@rule("6.6")
def test_the_castle_cannot_be_chosen() -> None:
    assert short("4-13 school@3-14", 1).why_not("demolish 4-13") == reasons.NO_CASTLE_GOES


@rule("6.7", "A12")
def test_a_tile_whose_loss_would_split_the_city_stays() -> None:
    game = short("4-11 farmhouse@4-9 school@4-7", 2)
    assert game.why_not("demolish 4-9") == reasons.SPLITS
    assert game.legal("demolish") == {"4-7"}


@rule("6.7", "A12")
def test_any_other_tile_may_go_wherever_it_lies() -> None:
    """6-13, 6-15 and 7-14 touch each other."""
    game = short("6-13 school@6-15 statue@7-14", 2)
    assert game.legal("demolish") == {"6-15", "7-14"}


@rule("6.8")
def test_there_is_always_a_tile_that_may_go() -> None:
    shapes = 0
    for seed in ("one", "two", "three"):
        for game in walk(3, {}, seed):
            for city, tiles in enumerate(game.state.tiles):
                if tiles.bit_count() > 1:
                    castle = game.state.castles[city]
                    hexes = [game.hex(name) for name in game.names(tiles)]
                    loose = [h for h in hexes if not splits(game.board, tiles, h)]
                    assert any(hex != castle for hex in loose)
                    shapes += 1
    assert shapes > 1_000


@rule("6.9")
def test_a_demolished_tile_returns_and_its_arches_and_food_are_lost() -> None:
    game = short("4-13 farmhouse@4-11 school@3-14", 1)
    food, farmhouses, schools = game.food, game.pool("farmhouse"), game.pool("school")
    game.play("demolish 4-11", "demolish 3-14")
    assert (game.food, game.services("4-13")) == (food - 2, (0, 0, 0))
    assert (game.pool("farmhouse"), game.pool("school")) == (farmhouses + 1, schools + 1)


@rule("6.10")
def test_a_harvest_cube_on_a_demolished_tile_returns() -> None:
    """A second short city keeps the year from ending."""
    game = table(
        red=["4-13:3 farmhouse@4-11 school@3-14", "12-13 school@13-12"],
        blue=["8-23:3"],
        display="bountiful-harvest",
    )
    assert game.play("harvest 4-11").food == 2 + 2 + 2 + 5
    game.crowd("4-13", 2).crowd("12-13", 1).reveal(*QUIET).play("demolish 4-11")
    assert (game.step, game.state.harvest, game.cubes, game.food) == ("relocation", 0, 4, 2 + 5)


@rule("6.11", "A15")
def test_a_lower_limit_may_make_the_city_short_again() -> None:
    """Six citizens for seven tiles: without its market the city has five for six."""
    game = short("8-9 market@8-7 school@8-11 statue@8-13 statue@9-12 school@7-14 school@6-13", 6)
    game.play("demolish 8-7")
    assert (game.population("8-9"), game.step) == ([5], "relocation")
    assert len(game.tiles("8-9")) == 5
    game.play("demolish 6-13")
    assert game.step != "relocation"


@rule("6.11", "A15")
def test_another_tile_leaves_the_limit_alone() -> None:
    game = short("8-9 market@8-7 school@8-11 statue@8-13 statue@9-12 school@7-14 school@6-13", 6)
    game.play("demolish 6-13")
    assert (game.population("8-9"), game.step != "relocation") == ([6], True)


@rule("6.11", "1.3.5")
def test_the_loss_of_a_wave_building_lowers_the_limit() -> None:
    """Nine citizens for ten tiles; without the fountain eight, and no tile more must go."""
    game = short(
        "8-9 market@8-7 fountain@9-8 school@8-11 statue@8-13 statue@9-12 school@7-14 school@6-13 "
        "school@6-15 school@5-12",
        9,
    )
    game.play("demolish 9-8")
    assert game.population("8-9") == [8]
    assert game.step == "relocation"


@rule("6.12")
def test_a_single_tile_is_asked_for_too_and_only_short_owners_are() -> None:
    game = short("4-13 school@3-14", 1)
    assert game.choices() == {"demolish 3-14"}
    game.play("demolish 3-14")
    assert game.state.year == 3


@rule("6.12")
def test_short_owners_are_asked_in_player_order() -> None:
    game = table(red=["4-13 school@3-14"], blue=["8-23 school@8-21"], first=1)
    game.crowd("4-13", 1).crowd("8-23", 1).reveal(*QUIET)
    assert game.actors == (1,)
    game.follow("demolish 8-21")
    assert game.actors == (0,)


@rule("6.12", "6.3")
def test_tiles_may_go_in_any_of_the_short_cities() -> None:
    game = table(red=["4-13 school@3-14", "12-13 school@13-12"], blue=["8-23:3"])
    game.crowd("4-13", 1).crowd("12-13", 1).reveal(*QUIET)
    assert game.legal("demolish") == {"3-14", "13-12"}


@rule("6.5", "4.1.12")
def test_demolition_belongs_to_relocation() -> None:
    game = table(red=["4-13:3 school@3-14"], blue=["8-23:3"])
    assert game.why_not("demolish 3-14") == reasons.WRONG_STEP[RELOCATION]
    assert game.why_not("enough") == reasons.WRONG_STEP[RELOCATION]


@rule("6.7")
@pytest.mark.parametrize("seed", ["split", "again"])
def test_what_may_go_never_splits_a_city(seed: str) -> None:
    """By walking from the castle over the tiles that are left."""
    for game in walk(4, EXPANSION, seed):
        if game.step != "relocation":
            continue
        for city in range(len(game.state.tiles)):
            for name in game.names(removable(game.board, game.state, city)):
                rest = game.names(game.state.tiles[city]) - {name}
                assert _reached(game, game.board.names[game.state.castles[city]], rest) == rest


def _reached(game: Table, castle: str, names: set[str]) -> set[str]:
    reached, waiting = {castle}, [castle]
    while waiting:
        row, column = map(int, waiting.pop().split("-"))
        steps = [(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)]
        near = {f"{row + down}-{column + side}" for down, side in steps}
        waiting += near & names - reached
        reached |= near & names
    return reached
