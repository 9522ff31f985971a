"""The drawings: well formed, complete, without secrets, and in two languages."""

from __future__ import annotations

from collections.abc import Iterator
from colorsys import rgb_to_hsv
from functools import partial
from itertools import combinations, islice
from random import Random
from xml.etree.ElementTree import Element, fromstring

import pictures
import pytest
from elements import classed, named, names, texts_in, titles
from pictures import EN, FR, after, draw_text, drawn, panel, panels, parsed

from faubourg.core.model import CHANCE
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.drawing.marks import ink
from faubourg.drawing.svg import Box
from faubourg.games.la_citta.citizens import weaker
from faubourg.games.la_citta.city import all_cities
from faubourg.games.la_citta.components import BUILDINGS, COLOURS
from faubourg.games.la_citta.draw.layout import layout_of
from faubourg.games.la_citta.draw.names import meet
from faubourg.games.la_citta.draw.overlays import OVERLAYS
from faubourg.games.la_citta.draw.scene import Scene, balances, rivalries, towns_of, yields
from games.la_citta.table import ADVANCED, EXPANSION, Table, begin, start, table

# Two cities that envy each other (C10 of the rules), and a third far away.
ENVY = {"red": ["4-19:4 university@3-18"], "blue": ["4-13:3 school@3-14", "12-13:3 market@12-11"]}


def by_id(root: Element) -> dict[str, Element]:
    return {name: found for found in root.iter() if (name := found.get("id"))}


def random_positions(
    seats: int, options: dict[str, str], seed: int, every: int, most: int
) -> Iterator[Table]:
    """Positions of a random game where a player decides."""
    games = start(seats, options).walk(Random(seed))
    decisions = (game for game in games if game.actors not in ((), (CHANCE,)))
    for number, game in enumerate(islice(decisions, most)):
        if number % every == 0 or game.step != "turn":
            yield game.sit(game.actors[0])


def test_touches_tell_what_then_where_then_how_much() -> None:
    touches = partial(pictures.touches, begin(2, EXPANSION))
    assert touches("gold") == ["gold"] and touches("pass") == ["pass"]
    assert touches("found 4-9") == ["found", "hex:4-9"]
    assert touches("build school 4-9") == ["build:school", "hex:4-9"]
    assert touches("card palace 4-9") == ["card:palace", "hex:4-9"]
    assert touches("master palace 4-9") == ["card:master-builder", "build:palace", "hex:4-9"]
    assert touches("games 4-19 culture 2") == [
        "card:bread-and-games", "hex:4-19", "service:culture", "cubes:2",
    ]  # fmt: skip
    assert touches("blessed 4-19 3") == ["card:blessed-era", "hex:4-19", "citizens:3"]
    assert touches("harvest 4-9") == ["card:bountiful-harvest", "hex:4-9"]
    assert touches("ask 1 3") == ["card:ask-the-people", "voice:1", "voice:3"]
    assert touches("migrate 4-19 health") == ["hex:4-19", "service:health"]
    for verb in ("donor", "grow", "starve", "demolish", "road", "castle"):
        assert touches(f"{verb} 4-19") == ["hex:4-19"]
    assert touches("stop") == ["stop"] and touches("enough") == ["enough"]


def test_every_hex_in_play_can_be_touched_and_tells_what_it_gets() -> None:
    game = begin(4)
    found = titles(parsed(game))
    assert {f"hex:{name}" for name in game.board.names} <= set(found)
    assert found["hex:2-15"] == "Free hex 2-15: food 2, lake"
    assert str(found["hex:8-21"]).startswith("Gubbia: castle of Ann. Citizens 4 of 5")


def test_hexes_out_of_play_are_grey() -> None:
    grey = set().union(*map(names, classed(parsed(begin(2)), "out")))
    assert grey and not grey & {f"hex:{name}" for name in begin(2).names(begin(2).board.in_play)}


def test_yields_and_sites_are_those_of_the_rules() -> None:
    game = begin(4, EXPANSION)
    land = game.state.land
    gets = yields(layout_of(game.board, 0), land.terrain)
    for hex, name in enumerate(game.board.names):
        assert gets[name].food == sum(level >> hex & 1 for level in land.symbols)
        assert gets[name].gold == sum(level >> hex & 1 for level in land.mountains)
        assert gets[name].lake == bool(land.lakes >> hex & 1)
    scene = Scene(game.board, game.known, "en", Look())
    assert game.names(scene.free_sites) == game.legal("found")


def test_rivals_are_those_of_the_rules() -> None:
    compared = 0
    for game in random_positions(4, EXPANSION, seed=3, every=6, most=90):
        known = game.known
        towns = towns_of(game.board, known)
        moves = balances(rivalries(known, towns))
        for town, city in zip(towns, all_cities(known), strict=True):
            losers = [len(weaker(game.state, city, service)) for service in range(3)]
            assert [won for won, _ in moves.get(town.castle, [[0, 0]] * 3)] == losers
            compared += sum(losers)
    assert compared


def test_the_migration_overlay_has_a_plate_between_rivals_and_points_at_the_winner() -> None:
    game = table(**ENVY)  # type: ignore[arg-type]  # as above
    assert [found.winners for found in rivalries(game.state, towns_of(game.board, game.state))] == [
        (0, -1, 0)
    ]
    root = parsed(game, Look(overlay="migration"))
    duels = classed(root, "duel")
    assert len(duels) == 1
    assert texts_in(duels[0]) == ["=", "="]
    assert len(classed(duels[0], "seat-0")) == 1
    words = [texts_in(card) for card in classed(root, "balance")]
    assert ["4/5", "0", "·", "3", "+1", "0", "·"] in words
    assert ["3/5", "0", "·", "1", "−1", "0", "·"] in words


def test_the_limits_overlay_shows_every_city() -> None:
    root = parsed(table(**ENVY), Look(overlay="limits"))  # type: ignore[arg-type]  # as above
    words = [texts_in(gauge)[0] for gauge in classed(root, "gauge")]
    assert words == ["4/5", "3/5", "3/8"]


@pytest.mark.parametrize("overlay", ["terrain", "owners"])
def test_no_overlay_covers_the_name_and_the_numbers_of_a_city(overlay: str) -> None:
    root = parsed(table(**ENVY), Look(overlay=overlay))  # type: ignore[arg-type]  # as above
    layers = [layer.get("class", "") for layer in root]
    assert layers.index(f"overlay {overlay}") < layers.index("crests above")


def test_castles_show_citizens_limit_and_owner() -> None:
    root = parsed(table(red=["4-19:5"], blue=["8-9:4 market@8-7 fountain@7-6"]))
    assert [e.text for e in classed(root, "citizens")] == ["5/5", "4/∞"]
    assert [e.text for e in classed(root, "on-castle")] == ["5", "2"]
    assert classed(root, "seat-0") and classed(root, "seat-1")


@pytest.mark.parametrize("building", BUILDINGS[1:])
def test_every_building_has_its_own_picture(building: str) -> None:
    where = "7-6" if building in ("fountain", "baths", "port") else "8-11"
    root = parsed(table(red=[f"8-9:3 {building}@{where}"], options=EXPANSION))
    assert len(classed(root, building)) == 1


def test_arches_are_drawn_in_the_colours_of_their_services() -> None:
    def arches(building: str) -> set[str]:
        root = parsed(table(red=[f"8-9:3 {building}@8-11"], options=EXPANSION))
        model = by_id(root)[str(classed(root, building)[0].get("href"))[1:]]
        return {s for s in ("culture", "education", "health") if classed(model, s)}

    assert arches("cathedral") == {"culture"}
    assert arches("university") == {"education"}
    assert arches("baths") == {"health"}
    assert arches("hospital") == {"education", "health"}
    assert arches("theatre") == {"culture", "education"}
    assert arches("market") == set()


def test_what_can_be_chosen_is_lit_and_nothing_else_is_amber() -> None:
    game = begin(2)
    root = parsed(game, Look(lit=frozenset({"hex:4-19", "hex:2-15"})))
    marks = [found for found in classed(root, "lit") if found.tag == "path"]
    assert len(marks) == 2 and all(mark.get("stroke-dasharray") for mark in marks)
    assert not any("#d9822b" in picture for picture in pictures.every_picture(game, Look()))


def test_the_ghost_shows_what_the_action_adds_and_takes() -> None:
    game = table(red=["4-19:3"], blue=["8-9:3"])
    before = game.known
    root = parsed(game, Look(ghost=after(game, "build market 4-21")))
    tiles = [ghost for ghost in classed(root, "ghost") if classed(ghost, "market")]
    assert len(tiles) == 1 and float(tiles[0].get("opacity") or 1) < 1
    assert [texts_in(tag) for tag in classed(root, "change")] == [["+1"]]
    back = parsed(game.play("build market 4-21"), Look(ghost=before))
    assert len(classed(back, "gone")) == 1


def test_the_display_shows_every_card_with_its_prices() -> None:
    game = table(red=["4-19:3"], gold=[2], display="palace cathedral blessed-era")
    root = panel(game, "politics")
    assert names(root) == {"card:palace", "card:cathedral", "card:blessed-era"}
    coins = [(texts_in(c)[0], c.get("opacity") is not None) for c in classed(root, "coin")]
    assert coins == [("1", False), ("3", True), ("0", False), ("2", False), ("5", True)]


def test_hunger_is_announced() -> None:
    root = panel(table(red=["8-11:3"], blue=["0-9:5", "2-15:5"]), "players")
    spare = [texts_in(found) for found in classed(root, "spare")]
    assert spare[0] == ["+2"] and spare[1][0].endswith("!")


def test_numbers_that_change_do_not_run_into_each_other() -> None:
    def rich(gold: int, citizens: int, *farms: str) -> Table:
        city = " ".join((f"8-9:{citizens}", *(f"farmhouse@{hex}" for hex in farms)))
        return table(red=["4-19:5 quarry@3-18", city], blue=["8-23:4"], gold=[gold])

    ghost = rich(1, 14, "8-11", "9-12").known
    root = panel(rich(3, 12, "8-11"), "players", Look(ghost=ghost))
    (row,) = (found for found in root.iter() if found.get("data-key") == "player:1")
    words = [one for one in row.iter() if one.tag == "text" and one.get("text-anchor") != "start"]
    boxes = [box_of(one) for one in words]
    assert len(boxes) > 10
    assert not [(one, other) for one, other in combinations(boxes, 2) if meet(one, other)]


def box_of(word: Element) -> Box:
    """About what it takes; digits are wider than the letters of names."""
    x, y, size = (float(word.get(key, 0)) for key in ("x", "y", "font-size"))
    letter = 0.62 if word.get("font-weight") else 0.55
    wide = size * sum(0.85 if sign == "●" else letter for sign in "".join(word.itertext()))
    left = x - wide * {"start": 0, "end": 1}.get(word.get("text-anchor", ""), 0.5)
    return left, y - 0.75 * size, wide, 0.75 * size


@pytest.mark.parametrize("hidden", [("culture",) * 3, ("culture", "culture", "health")], ids=str)
@pytest.mark.parametrize("texts", [EN, FR])
def test_what_was_heard_leaves_room_for_what_was_not(hidden: tuple[str, ...], texts: Texts) -> None:
    game = table(red=["4-19:3"], blue=["8-9:3"], opened="culture")
    root = fromstring(panels(game.reveal(*hidden), texts=texts)["voice"])
    words = [box_of(one) for one in named(root, "service:culture").iter() if one.tag == "text"]
    assert len(words) == 2 and not meet(*words)


@pytest.mark.parametrize("overlay, room", [("", 50), ("limits", 52), ("migration", 44)])
def test_a_city_without_limit_has_room_for_its_number(overlay: str, room: int) -> None:
    """On the crest and on the cards, beside the mark of the owner."""
    game = table(red=["8-9:13 market@8-11 fountain@8-7"], blue=["4-19:3"])
    (word,) = (
        one for one in parsed(game, Look(overlay=overlay)).iter("text") if one.text == "13/∞"
    )
    assert 4 * 0.62 * float(word.get("font-size", 99)) <= room


def test_numbers_of_a_crest_are_as_large_however_many_live_there() -> None:
    """On a phone they are the least that can be read."""
    root = parsed(table(red=["8-9:13 market@8-11 fountain@8-7"], blue=["4-19:3"]))
    sizes = {one.get("font-size") for one in classed(root, "citizens")}
    assert len(sizes) == 1


@pytest.mark.parametrize("texts", [EN, FR])
def test_what_is_on_a_counter_stays_on_it(texts: Texts) -> None:
    for key in ("actions", "buildings"):
        root = fromstring(panels(begin(2), texts=texts)[key])
        wide = float(root.get("viewBox", "").split()[2])
        for choice in classed(root, "choice"):
            box = next(one for one in choice.iter() if one.get("pointer-events") == "all")
            left, across = float(box.get("x", 0)), float(box.get("width", 0))
            assert left + across + 1 <= wide
            words = [box_of(one) for one in choice.iter() if one.get("y") and one.tag == "text"]
            assert all(left <= x and x + long <= left + across + 4 for x, _, long, _ in words)


def test_what_another_has_seen_of_the_voice_is_shown_to_nobody_else() -> None:
    game = table(red=["4-19:3"], blue=["8-9:3"], display="ask-the-people", opened="culture")
    game.play("ask 1 2", "voice 1 health", "voice 2 education")
    knowing, others = panels(game)["voice"], panels(game.sit(1))["voice"]
    assert "Voice card 1: health, which you have seen" in knowing
    assert "Voice card 1: hidden. Looked at by Ann." in others
    assert "Voice card 2: hidden" in others
    words = draw_text(game.sit(1))
    assert "1 ? (Ann)" in words and "2 ? (Ann)" in words


def test_the_light_on_a_hidden_card_lies_on_paper() -> None:
    """Amber on terracotta could not be seen."""
    game = table(red=["4-19:3"], blue=["8-9:3"], display="ask-the-people", opened="culture")
    card = named(panel(game, "voice", Look(lit=frozenset({"voice:1"}))), "voice:1")
    (light,), (back,) = ([one for one in classed(card, word) if one is not card]
                         for word in ("lit", "back"))  # fmt: skip
    left, right = (float(one.get("x", 0)) for one in (light, back))
    assert right - left > float(light.get("stroke-width", 0))


def test_players_are_drawn_in_the_colours_they_are_named_by() -> None:
    """By hue, in degrees around the wheel."""
    hues = {"red": (0, 25), "blue": (195, 240), "green": (90, 150), "violet": (255, 290),
            "ochre": (35, 55)}  # fmt: skip
    assert COLOURS == tuple(hues)
    for seat, (low, high) in enumerate(hues.values()):
        parts = [int(ink(seat)[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        assert low <= 360 * rgb_to_hsv(*parts)[0] <= high


def test_there_is_a_small_picture_for_every_player() -> None:
    assert pictures.small_titles(begin(3)) == ["Cities of Ann", "Cities of Bo", "Cities of Cy"]


def test_the_text_tells_the_whole_table_aligned() -> None:
    game = table(**ENVY, display="palace blessed-era")  # type: ignore[arg-type]  # as above
    words = draw_text(game)
    for shown in (
        "1Ca",
        "2Sc",
        "Cortesa (Ann) – Corbara (Bo):  culture =  education <  health =",
        "Norcia (12-13): citizens 3/8",
        "Palace",
        "build it for 1 gold",
        "Year 2",
    ):
        assert shown in words
    lines = words.splitlines()
    heads = next(line for line in lines if line.split()[:3] == ["0", "2", "4"])
    row = next(line for line in lines if line.startswith(" 4  "))
    assert heads.index("12") + 2 == row.index("2Ca") and heads.index("18") + 2 == row.index("1Ca")
    assert words != draw_text(game, texts=FR)


def test_a_drawing_is_the_same_the_second_time_and_keeps_no_state_alive() -> None:
    game = table(**ENVY)  # type: ignore[arg-type]  # as above
    pictures.check_nothing_is_kept(
        game, "build farmhouse 4-21", lambda known: (known.tiles, known.population)
    )


def test_a_late_map_is_small_enough_to_send() -> None:
    late = list(random_positions(5, EXPANSION, seed=11, every=30, most=150))[-1]
    assert len(drawn(late, Look())) < 75_000
    assert sum(map(len, panels(late, Look()).values())) < 90_000


@pytest.mark.parametrize("overlay", ["", *OVERLAYS])
def test_what_a_picture_names_is_in_it(overlay: str) -> None:
    """Also where a castle is about to be the first of its owner."""
    late = list(random_positions(5, EXPANSION, seed=11, every=30, most=150))[-1]
    first = start(2, ADVANCED)
    while first.step != "castles":
        first.follow(next(iter(first.chances())))
    placing = first.sit(first.actors[0])
    roots = [
        parsed(late, Look(overlay=overlay)),
        parsed(placing, Look(overlay=overlay, ghost=after(placing, "castle 4-13"))),
    ]
    for root in roots:
        named = {str(found.get("href"))[1:] for found in root.iter("use")}
        assert named <= set(by_id(root))


def test_a_castle_that_waits_for_its_citizen_is_seen() -> None:
    game = table(red=["4-19:3", "8-9:3"], blue=["12-13:3"])
    assert not classed(parsed(game), "ghost")
    waiting = parsed(game.play("found 0-9"))
    assert len(classed(classed(waiting, "ghost")[0], "castle")) == 1
