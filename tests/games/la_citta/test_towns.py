"""Cities have names: public, always the same, and no part of states, records or notation."""

from __future__ import annotations

from random import Random

import pytest
from elements import classed, texts_in
from pictures import FR, draw_text, parsed
from playing import act

from faubourg.core.catalogue import members
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.presentation import Look
from faubourg.core.replay import AnyMatch, follow, record_of
from faubourg.games.la_citta import GAME, setup, towns
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta.board import nth
from faubourg.games.la_citta.content import MOST_HEXES
from faubourg.games.la_citta.draw.cities import around_crest
from faubourg.games.la_citta.draw.layout import layout_of
from faubourg.games.la_citta.draw.names import meet, spots
from faubourg.games.la_citta.draw.overlays import OVERLAYS
from faubourg.games.la_citta.draw.scene import towns_of
from faubourg.games.la_citta.state import LaCittaState
from games.la_citta.random_games import walk
from games.la_citta.table import ADVANCED, EXPANSION, Table, begin, start, table


def named(state: LaCittaState) -> list[str]:
    return towns.names_of(state, cities.all_cities(state))


def crowded(seed: int) -> Table:
    """Twenty cities: all castles that five players have, wherever there is room."""
    game, rng = start(5, ADVANCED), Random(seed)
    for number in range(20):
        free = setup.castle_sites(game.board, game.state)
        if not free:
            return crowded(seed + 100)
        site = nth(free, rng.randrange(free.bit_count()))
        setup.place_castle(game.board, game.state, number % 5, site)
    return game


def test_every_place_of_a_board_has_a_name_of_its_own() -> None:
    """Also of a larger board than ours."""
    assert len({towns.name_at(hex) for hex in range(MOST_HEXES)}) == MOST_HEXES
    assert len(towns.TOWNS) == len(start(5).board.names)
    assert towns.name_at(len(towns.TOWNS)) == f"{towns.name_at(0)} 2"


def test_no_name_needs_an_elision_and_none_is_long() -> None:
    assert not [name for name in towns.TOWNS if name[0] in "AEIOUYH"]
    assert max(map(len, towns.TOWNS)) <= 8
    assert towns.TOWNS == sorted(towns.TOWNS)  # a name tells where to look


@pytest.mark.parametrize("seed", range(4))
def test_twenty_cities_have_twenty_names(seed: int) -> None:
    assert len(set(named(crowded(seed).state))) == 20


@pytest.mark.parametrize("seats, options", [(5, {}), (5, ADVANCED), (3, EXPANSION)], ids=str)
def test_a_city_keeps_its_name_as_long_as_it_stands(seats: int, options: dict[str, str]) -> None:
    before: dict[int, str] = {}
    for game in walk(seats, options, "names"):
        found = dict(zip(cities.all_cities(game.state), named(game.state), strict=True))
        assert len(set(found.values())) == len(found)
        castles = game.state.castles
        assert all(found[city] == towns.name_at(castles[city]) for city in found)
        stood = {city: name for city, name in before.items() if city in found}
        assert all(name == found[city] for city, name in stood.items())
        before = {city: name for city, name in found.items() if castles[city] >= 0}


def test_names_are_the_same_after_undo_redo_and_replay() -> None:
    rules, rng = GAME.rules(3, ADVANCED), Random(7)
    match: AnyMatch = Match(rules, Chance.seeded("names"))
    for _ in range(40):
        act(match, rng)
        now, seat = named(match.state), match.steps[-1].seat
        if seat >= 0 and match.why_not_undo(seat) is None:
            match.undo(seat)
            match.redo(seat)
        assert named(match.state) == now
    assert named(follow(record_of(match, ["Ann", "Bo", "Cy"])).state) == named(match.state) != []


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_map_shows_the_names_beside_each_other(seats: int, turn: int) -> None:
    """In the given set-ups no name lies on another one, or on the numbers of a castle."""
    game = begin(seats)
    layout, shown = layout_of(game.board, turn), towns_of(game.board, game.known)
    room = around_crest(layout)
    found = spots(layout, shown, room)
    numbers = [(x - room.aside, y - room.up, 2 * room.aside, room.up + room.down)
               for x, y in (layout.centres[town.castle] for town in shown)]  # fmt: skip
    pairs = [(one, other) for one in found for other in [*found, *numbers] if one is not other]
    assert not [pair for pair in pairs if meet(*pair)]


def test_a_name_stands_below_its_castle_where_nothing_is() -> None:
    """Beside its numbers and not on them, whatever is lost in counting."""
    game = begin(2)
    layout, shown = layout_of(game.board, 0), towns_of(game.board, game.known)
    room = around_crest(layout)
    tops = [layout.centres[town.castle][1] + room.down for town in shown]
    assert [spot[1] for spot in spots(layout, shown, room)] == tops


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_name_makes_way_for_a_building(seats: int) -> None:
    """Wherever the first one stands, one sees what it is."""
    game = begin(seats)
    layout, shown = layout_of(game.board, 0), towns_of(game.board, game.known)
    for n, town in enumerate(shown):
        for name in beside(game, town.castle):
            grown = town._replace(tiles=(*town.tiles, (name, "market")))
            found = spots(layout, (*shown[:n], grown, *shown[n + 1 :]), around_crest(layout))
            x, y = layout.centres[name]
            assert not any(meet(spot, (x - 12, y - 12, 24, 24)) for spot in found), (town, name)


def test_under_the_migration_buildings_are_veiled_and_names_stay() -> None:
    """What is told between the cities is told where their buildings are."""

    def places(*buildings: str) -> set[tuple[str | None, ...]]:
        game = table(red=[" ".join(("4-19:5", *buildings))], blue=["8-9:3"])
        (layer,) = classed(parsed(game, Look(overlay="migration")), "names")
        return {(word.text, word.get("x"), word.get("y")) for word in layer.iter("text")}

    assert places() == places("statue@5-20", "school@3-18")


def beside(game: Table, castle: str) -> list[str]:
    board = game.board
    around = board.near[board.number[castle]]
    return [board.names[hex] for hex in members(around)]


@pytest.mark.parametrize("overlay", ["", *OVERLAYS])
def test_names_are_drawn_whatever_lies_over_the_map(overlay: str) -> None:
    game = begin(5)
    picture = parsed(game, Look(overlay=overlay))
    (layer,) = classed(picture, "names")
    assert sorted(texts_in(layer)) == sorted(named(game.state))
    # Where they would be too small to be read, they are not there.
    assert "fine" in layer.get("class", "").split()
    assert float(picture.get("data-fine", 0)) == float(layer.get("font-size", 1))


def test_the_text_names_cities_in_both_languages() -> None:
    game = begin(2)
    for said in (draw_text(game), draw_text(game, texts=FR)):
        assert all(name in said for name in named(game.state))
