"""The drawings: well formed, complete, honest about what is hidden, and in two languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import pairwise
from random import Random
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pictures
import pytest
from elements import classed, named, names, texts_in, titles
from pictures import (
    EN,
    FR,
    NAMES,
    after,
    draw_text,
    drawn,
    every_picture,
    lit,
    panel,
    panels,
    parsed,
)

from faubourg.core.model import CHANCE
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.games.big_city.board import SHAPES
from faubourg.games.big_city.building import CROWDED, Worth
from faubourg.games.big_city.components import PIECES, PLOT_NAMES, export_content
from faubourg.games.big_city.draw.beside import place
from faubourg.games.big_city.draw.overlay import OVERLAYS, pill, whole
from faubourg.games.big_city.draw.pieces import art, written
from faubourg.games.big_city.draw.scene import layout_of
from games.big_city.random_games import walk
from games.big_city.table import Table, city, names_of, start

# A tram with two ends, pieces across districts, an obsolete card (22) and one from elsewhere (61).
TOWN = """
    layout L1
    city-hall 15 by 2
    residence-2 11 12 by 2
    office-3 13 16 19
    central-park 21 22 23
    cinema 14
    tram H,0,3 H,1,3 V,2,2
    hand 1: 17 18 22 24 61 stanford
    hand 2: 28 41 42
"""


def box(root: Element) -> list[float]:
    return [float(edge) for edge in str(root.get("viewBox")).split()]


def positions(seats: int, seed: str, every: int, **options: str) -> Iterator[Table]:
    """Positions of a random game where somebody decides, seen by who decides."""
    for count, (game, state) in enumerate(walk(seats, options, seed)):
        if count % every == 0 and state.actors and CHANCE not in state.actors:
            yield game.sit(state.actors[count % len(state.actors)])


# Touches


def test_a_building_touches_its_piece_its_cards_and_its_plots() -> None:
    touches = partial(pictures.touches, city(TOWN))
    assert touches("build residence-1 17") == ["piece:residence-1", "card:17", "plot:17"]
    assert touches("build office-2 17 east") == [
        "piece:office-2", "card:17", "card:18", "plot:17", "plot:18"]  # fmt: skip
    assert touches("build stanford 15 north-west") == [
        "piece:stanford", "card:stanford", "plot:15", "plot:12", "plot:14"]  # fmt: skip
    # Where the city ends there is no second plot to name.
    assert touches("build office-2 11 east")[-2:] == ["plot:11", "plot:12"]
    assert touches("build office-2 24 east") == ["piece:office-2", "card:24", "plot:24"]


def test_the_whole_of_a_building_is_marked() -> None:
    """One outline around all its plots, and the streets between them."""
    footprint = partial(pictures.footprint, city(TOWN))
    assert footprint("build residence-1 17") == ""  # its plot says it all
    assert footprint("build office-2 17 east").count("Q") == 4
    assert footprint("build stanford 15 north-west").count("Q") == 6  # an L
    assert footprint("lay 37 north") == ""


def test_the_whole_of_a_district_is_marked_and_not_its_corner() -> None:
    """Of three plots across and three down, with the streets around it."""
    game = city("layout L1\ncity-hall 15\nhand 1: 11").play("district 7 0")
    assert game.possible("at -3 0")
    shape = pictures.footprint(game, "at -3 0")
    numbers = [float(found) for found in re.findall(r"-?[\d.]+", shape)]
    assert shape.count("Q") == 4
    assert (min(numbers[::2]), max(numbers[::2])) == (-308, 8)
    assert (min(numbers[1::2]), max(numbers[1::2])) == (-8, 308)


def test_everything_else_touches_one_thing_and_perhaps_a_word() -> None:
    touches = partial(pictures.touches, start(3, {"trade": "on"}))
    assert touches("lay 37 north") == ["street:37:north"]
    assert touches("district 3 90") == ["district:3", "turn:90"]
    assert pictures.touches(city(TOWN).play("district 7 90"), "at -3 1") == [
        "district:7", "cell:-2,2", "turn:90"]  # fmt: skip
    assert touches("draw 6") == ["deck:6"]
    assert touches("wish 6") == ["wish:6"]
    assert touches("under 37") == ["card:37", "under"]
    assert touches("discard 37") == ["card:37", "discard"]
    assert touches("forward rockwell") == ["card:rockwell", "forward"]
    assert touches("offer 11") == ["card:11", "offer"]
    assert touches("accept 2 both") == ["accept:2", "both"]
    assert [touches(words) for words in ("pass", "stop", "ask", "confirm")] == [
        ["pass"], ["stop"], ["ask"], ["confirm"]]  # fmt: skip


def test_every_street_that_one_sees_can_be_touched() -> None:
    game = city(TOWN)
    shown = {name for name in names(parsed(game)) if name.startswith("street:")}
    plan = game.plan
    every = {
        f"street:{PLOT_NAMES[plot]}:{('north', 'east', 'south', 'west')[side]}"
        for plot, side in plan.streets.values()
    }
    # Covered by the residence, the office and the park.
    hidden = {"street:11:east", "street:13:south", "street:16:south", "street:21:east",
              "street:22:east"}  # fmt: skip
    assert shown == every - hidden


# The map


def test_turning_moves_the_plots_but_not_their_names() -> None:
    game = city(TOWN)
    sides = [parsed(game, Look(turn=turn)) for turn in range(4)]
    assert len({frozenset(names(side)) for side in sides}) == 1
    assert len({_place_of(side, "plot:24") for side in sides}) == 4
    wide, high = box(sides[0])[2:], box(sides[2])[2:]
    assert wide == high


def _place_of(root: Element, name: str) -> str:
    return next(str(part.get("d")) for part in named(root, name).iter("path"))


def test_every_plot_is_told_with_its_number_and_what_stands_there() -> None:
    root = parsed(city(TOWN))
    told = titles(root)
    assert told["plot:36"] == "36: free, in the centre."
    assert told["plot:12"] == "12: double residence, built by Bo, 0 points."
    assert told["plot:22"] == "22: Central Park, placed by Ann. You hold its card."
    assert told["street:17:south"] == "Street south of 17: tram"
    assert sorted(set(texts_in(root)) & set(PLOT_NAMES)) == names_of(city(TOWN).plan.city)


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: str(piece.name))
def test_every_piece_has_a_picture_of_its_own_in_every_direction(piece: object) -> None:
    assert isinstance(piece, type(PIECES[0]))
    for way in SHAPES[piece.shape]:
        left, top = min(x for x, _ in way), min(y for _, y in way)
        cells = tuple(sorted((x - left, y - top) for x, y in way))
        root = ElementTree.fromstring(f"<g>{art(piece.name, cells)}</g>")
        assert len(list(root.iter("path"))) >= 5
        others = [p for p in PIECES if p.shape == piece.shape and p is not piece]
        assert all(art(other.name, cells) != art(piece.name, cells) for other in others)


def test_every_piece_of_the_city_is_drawn_once() -> None:
    for game in positions(5, "pieces", 25, new_buildings="all"):
        shown = [str(part.get("class")).split()[1] for part in classed(parsed(game), "piece")]
        assert sorted(shown) == sorted(PIECES[piece.piece].name for piece in game.state.standing)


def test_each_owner_has_a_mark_for_every_piece() -> None:
    root = parsed(city(TOWN))
    marks = {str(part.get("class")): str(part.get("d")) for part in classed(root, "marks")[0]}
    assert {seat: shapes.count("M") for seat, shapes in marks.items()} == {"seat-0": 3, "seat-1": 2}


def test_the_tram_has_a_car_on_every_segment_and_two_ends() -> None:
    root = parsed(city(TOWN))
    line = classed(root, "tram")[0]
    cars = [part.get("data-key") for part in line.iter() if part.get("data-key")]
    assert sorted(map(str, cars)) == ["street:17:south", "street:18:east", "street:18:south"]
    assert str(classed(line, "end")[0].get("d")).count("M") == 2


def test_plots_of_ones_cards_are_gold_and_obsolete_ones_crossed_out() -> None:
    own_town = city(TOWN)
    own, other = parsed(own_town), parsed(own_town.sit(1))
    assert [str(part.get("d")).count("z") for part in classed(own, "mine")[0]][:2] == [3, 4]
    assert [str(part.get("d")).count("z") for part in classed(other, "mine")[0]][:2] == [3, 3]
    nobody = own_town.drawer.draw(own_town.rules.known(own_town.state, None), EN, Look())
    assert 'class="mine"' not in nobody


def test_what_can_be_chosen_is_lit_and_nothing_else_is_amber() -> None:
    game = city(TOWN)
    root = parsed(game, Look(lit=frozenset({"plot:17", "street:17:west"})))
    marks = {part.get("data-name") for part in classed(root, "lit") if part.get("data-name")}
    assert marks == {"plot:17", "street:17:west"}
    assert all("#d9822b" not in picture for picture in every_picture(game, Look()))


# A district looks for its place


@pytest.mark.parametrize("turn", range(4))
def test_all_places_of_a_district_lie_on_the_paper_and_can_be_touched(turn: int) -> None:
    game = city(TOWN).play("district 8 90")
    root = parsed(game, Look(turn=turn, lit=lit(game)))
    marks = [part for part in classed(root, "spot") if part.get("data-name")]
    assert {part.get("data-name") for part in marks} == cells_in(lit(game))
    left, top, wide, high = box(root)
    for mark in marks:
        x, y = _start(next(iter(mark.iter("path"))))
        assert left + 100 < x < left + wide - 200 and top + 50 < y < top + high - 200


def cells_in(found: Iterable[str]) -> set[str]:
    return {name for name in found if name.startswith("cell:")}


def test_a_place_has_one_name_whichever_way_a_district_lies_around_it() -> None:
    """A district of two by four: its middle is a crossing, and it may lie along or across there."""
    across, along = (city(TOWN).play(f"district 8 {turn}") for turn in (0, 90))
    assert pictures.touches(across, "at -4 1") == ["district:8", "cell:-2,2", "turn:0"]
    assert pictures.touches(along, "at -3 0") == ["district:8", "cell:-2,2", "turn:90"]
    places = frozenset(cells_in(lit(across) | lit(along)))
    for game in (across, along):
        spots = [part for part in classed(parsed(game, Look(lit=places)), "spot")]
        assert len([part for part in spots if part.get("data-name")]) == len(places)


def test_no_drawing_takes_the_words_by_which_the_page_marks_what_may_be_touched() -> None:
    own = {"open", "chosen", "closed", "pointed"}
    for picture in every_picture(city(TOWN), Look()):
        classes = " ".join(re.findall(r'class="([^"]*)"', picture)).split()
        assert not own.intersection(classes)


def _start(part: Element) -> tuple[float, float]:
    """Where a path begins."""
    first = str(part.get("d"))[1:].split("h")[0].replace("-", " -").split()
    return float(first[0]), float(first[1])


def test_a_place_that_is_not_allowed_can_be_touched_too() -> None:
    game = city(TOWN).play("district 8 90")
    shown = cells_in(names(parsed(game, Look(lit=lit(game)))))
    assert shown > cells_in(lit(game)) and "cell:-1,-2" in shown
    assert not cells_in(names(parsed(game)))  # nobody chooses


def test_the_ghost_of_a_district_shows_the_streets_it_shares() -> None:
    game = city("layout L1\ncity-hall 15\nhand 1: 11").play("district 7 0")
    root = parsed(game, Look(ghost=after(game, "at -3 0"), lit=frozenset({"cell:-2,1"})))
    contacts = classed(root, "contacts")[0]
    assert str(contacts[0].get("d")).count("M") == 3  # beside 11, 14 and 17
    assert {"71", "79"} <= set(texts_in(classed(root, "ghost")[0]))
    assert len(classed(root, "centred")) == 2  # 14 and 17; 11 is still open to the north


# Ghosts of other actions


def test_the_ghost_of_a_building_tells_its_value_as_a_sum() -> None:
    game = city(TOWN)
    root = parsed(game, Look(ghost=after(game, "build residence-2 17 east")))
    ghost = next(part for part in classed(root, "piece") if "ghost" in str(part.get("class")))
    assert float(ghost.get("opacity") or 1) < 1
    assert texts_in(classed(root, "sum")[0]) == ["(6 + 1) × 2 = 14"]


def test_the_ghost_of_a_segment_is_dashed() -> None:
    game = city(TOWN)
    root = parsed(game, Look(ghost=after(game, "lay V,2,1")))
    ghost = classed(root, "ghost")[0]
    assert any(part.get("stroke-dasharray") for part in ghost.iter("rect"))


@pytest.mark.parametrize("worth, words", [
    (Worth(6, (("park", 1), ("factory", -2)), ("tram",), 10), "(6 + 1 − 2) × 2 = 10"),
    (Worth(2, (("factory", -2),), (), 1), "2 − 2 → 1"), (Worth(15, (), (), 15), "15"),
    (Worth(3, ((CROWDED, 0),), (), 3), "3"), (Worth(3, ((CROWDED, 6),), (), 9), "3 + 6 = 9"),
])  # fmt: skip
def test_a_sum_is_written_as_people_would(worth: Worth, words: str) -> None:
    assert written(worth) == words


# Overlays


def test_zones_are_hatched_or_ringed() -> None:
    game = city(TOWN)
    layer = classed(parsed(game, Look(overlay="zones")), "zones")[0]
    drawn_paths = [str(part.get("d")) for part in layer.iter("path")]
    outer, inner = drawn_paths[0].count("M"), drawn_paths[1].count("M")
    assert outer == game.plan.periphery.bit_count()
    assert outer + inner == game.plan.city.bit_count()
    assert drawn_paths[3].count("M") == inner


def test_cards_show_what_one_remembers() -> None:
    game = city(TOWN).play("under 24")
    assert game.knows == {"24": ["under 1"]}
    layer = classed(parsed(game, Look(overlay="cards")), "cards")[0]
    gold = next(part for part in layer.iter("path") if part.get("stroke") == "#6f5210")
    assert str(gold.get("d")).count("M") == 3  # 17, 18 and 22
    assert len([part for part in layer.iter("g") if "scale" in str(part.get("transform"))]) == 1


def test_owners_tell_who_got_how_much() -> None:
    game = city(TOWN).play("build residence-2 17 east")
    words = texts_in(classed(parsed(game, Look(overlay="owners", names=NAMES)), "owners")[0])
    assert sorted(words) == ["0", "0", "0", "0", "14"]  # the park has none
    assert {"Ann", "Bo"} <= set(texts_in(parsed(game, Look(overlay="owners", names=NAMES))))


def test_values_show_what_a_free_plot_has_beside_it() -> None:
    layer = classed(parsed(city(TOWN), Look(overlay="values")), "values")[0]
    signs = [part for part in layer.iter("g") if "scale" in str(part.get("transform"))]
    # 17: tram; 18: tram and hall; 31 and 32: tram; 24, 25, 26 and 27: the park.
    assert len(signs) == 9


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_every_overlay_explains_its_signs(overlay: str) -> None:
    for texts in (EN, FR):
        assert len(texts_in(classed(parsed(city(TOWN), Look(overlay=overlay), texts), "legend")[0]))


# Beside the map


def test_the_hand_is_open_to_its_owner_only() -> None:
    game = city(TOWN)
    assert names(panel(game, "hand")) == {
        "card:17", "card:18", "card:22", "card:24", "card:61", "card:stanford"}  # fmt: skip
    states = [str(part.get("class")) for part in classed(panel(game, "hand"), "front")]
    assert states.count("front is-gone") == 1 and states.count("front is-away") == 1
    for looked_at in (panel(game, "hand", Look(seat=1)), panel(game.sit(1), "hand", Look(seat=0))):
        assert not names(looked_at)
        assert len(classed(looked_at, "back")) in (3, 6)


def test_no_picture_and_no_text_knows_more_than_the_seat() -> None:
    """Hidden cards are dealt anew among the places where the seat thinks they may be."""
    for count, game in enumerate(positions(4, "secrets", 17, trade="on")):
        for viewer in range(4):
            guess = game.rules.determinize(game.state, viewer, Random(count))
            look = Look(seat=viewer, overlay="cards", names=NAMES)
            one, other = game.sit(viewer), Table(game.rules, guess, viewer)
            seen = every_picture(one, look)
            assert seen == every_picture(other, look)
            assert draw_text(one, look) == draw_text(other, look)
            shown = set().union(*(names(ElementTree.fromstring(picture)) for picture in seen))
            assert {n[5:] for n in shown if n.startswith("card:")} == set(one.hand)


def test_a_spectator_sees_backs() -> None:
    game = city(TOWN)
    drawer, known = game.drawer, game.rules.known(game.state, None)
    for look in (Look(seat=0), Look(seat=1)):
        shown = [drawer.draw(known, EN, look), *drawer.panels(known, EN, look).values()]
        assert all("card:" not in picture for picture in shown)
    assert "stanford" not in game.drawer.draw_text(known, EN, Look()).lower()


def test_decks_tell_what_is_left_and_what_was_drawn() -> None:
    game = city(TOWN + "decks 1 3 6").play("under 61", "under 17", "stop", "draw 3")
    game.play(sorted(game.chances())[0])
    root = panel(game, "decks")
    assert [word for word in texts_in(root) if "×" in word][:3] == ["×1", "×0", "×8"]
    titles = {str(p.get("data-name")): str(p.findtext("title")) for p in classed(root, "deck")}
    assert "1 drawn" in titles["deck:3"] and "61" in titles["deck:6"]


def test_the_supply_counts_every_kind_and_the_segments() -> None:
    game = city(TOWN, options={"new_buildings": "all"})
    root = panel(game, "supply", Look(ghost=after(game, "build residence-1 17")))
    assert names(root) == {f"piece:{piece.name}" for piece in PIECES}
    words = texts_in(root)
    assert "8 → 7" in words and "14" in words


def test_the_tray_shows_a_chosen_district_as_it_will_lie() -> None:
    game = city(TOWN)
    waiting = {
        "district:6", "district:7", "district:8", "turn:0", "turn:90", "turn:180", "turn:270",
    }  # fmt: skip
    assert names(panel(game, "districts")) == waiting
    chosen = game.copy().play("district 7 90")
    assert _row(chosen, "district:7", turn=0) == ["77", "74", "71"]
    assert _row(chosen, "district:7", turn=1) == ["79", "78", "77"]
    assert "districts" not in panels(city("layout ALL"))


def _row(game: Table, name: str, turn: int) -> list[str]:
    """The numbers in the upper row of a district."""
    root = panel(game, "districts", Look(turn=turn))
    texts = [text for text in named(root, name).iter("text")]
    top = min(float(text.get("y") or 0) for text in texts)
    row = [text for text in texts if float(text.get("y") or 0) == top]
    return [str(text.text) for text in sorted(row, key=lambda text: float(text.get("x") or 0))]


def test_the_tray_shows_the_numbers_of_the_box_on_the_table() -> None:
    other = export_content().replace('7 = ["123", "456", "789"]', '7 = ["987", "654", "321"]')
    assert _row(start(2, {}, other), "district:7", turn=0) == ["79", "78", "77"]
    assert _row(start(2, {}, other), "district:7", turn=1) == ["73", "76", "79"]
    assert _row(start(2), "district:7", turn=0) == ["71", "72", "73"]


@pytest.mark.parametrize("points", [0, 7, 30])
def test_an_owner_s_pill_has_room_for_mark_and_points(points: int) -> None:
    """A bold digit of this size is 15 wide."""
    tag = ElementTree.fromstring(pill(0, (100.0, 50.0), str(points)))
    frame, words = next(tag.iter("rect")), next(tag.iter("text"))
    left, wide = float(frame.get("x") or 0), float(frame.get("width") or 0)
    middle, half = float(words.get("x") or 0), 7.5 * len(str(points))
    assert left + 16 + 9 < middle - half
    assert middle + half < left + wide - 4


def test_an_owner_s_colour_covers_the_streets_under_a_piece() -> None:
    game = city("layout L1\nresidence-2 11 12\nrockwell 21 22 25 26")
    lots = [whole(layout_of(game.plan, 0), tuple(names_of(p.plots))) for p in game.state.standing]
    assert lots[0] == "M10 10h100v80h-100zM110 10h80v80h-80z"
    assert lots[1].startswith("M310 10h100v80h-100zM310 90h100v20h-100z")


def test_what_stands_there_twice_is_drawn_once() -> None:
    game = city("layout L1\nresidence-1 11\nresidence-1 13\nresidence-2 14 15\noffice-1 22")
    root = parsed(game)
    models = {part.get("id") for part in root.iter() if part.get("id")}
    assert models == {"big-city-residence-1-00"}
    used = [part.get("href") for part in root.iter("use")]
    assert used == ["#big-city-residence-1-00"] * 2


def test_ex16_the_score_track_goes_around_once_for_every_hundred() -> None:
    fields = [place(points) for points in range(101)]
    assert len(set(fields)) == 100 and fields[0] == fields[100]
    steps = {abs(ax - bx) + abs(ay - by) for (ax, ay), (bx, by) in pairwise(fields)}
    assert len({round(step, 6) for step in steps}) == 1
    game = city(TOWN)
    game.state.scores[:] = [111, 17]
    assert place(111) == place(11)
    root = panel(game, "scores", Look(names=NAMES))
    assert {"Ann", "Bo", "111", "17"} <= set(texts_in(root))


def test_a_trade_shows_decks_and_what_can_be_answered() -> None:
    game = city(TOWN, seats=3, options={"trade": "on"})
    game.play("forward 17", "wish 4")
    assert {"wish:1", "wish:8", "first"} <= names(panel(game, "trade"))
    game.play("ask")
    game.sit(1).play("offer 41")
    assert "41" not in texts_in(panel(game, "trade"))
    assert "41" in texts_in(panel(game.sit(1), "trade"))
    game.sit(1).play("confirm")
    if game.state.actors == (2,):
        game.sit(2).play("confirm")
    assert "accept:2" in names(panel(game, "trade")) and "4" in texts_in(panel(game, "trade"))


def test_there_is_a_small_picture_of_every_hand() -> None:
    game = city(TOWN)
    assert pictures.small_titles(game) == ["The hand of Ann", "The hand of Bo"]
    assert [len(classed(panel(game, f"city:{number}"), "back")) for number in (1, 2)] == [6, 3]


# Plain text


def test_the_text_is_a_map_with_every_plot_in_its_place() -> None:
    game = city(TOWN)
    words = draw_text(game)
    rows = [line for line in words.splitlines() if line[:1] in "+|║o "]
    assert "|11 R2  12 R2 |13 O3 |21 Cen 22*Cen 23 Cen|24*   |" in rows
    assert all(any(plot in row for row in rows) for plot in names_of(game.plan.city))
    assert "o======+======+------+" in "\n".join(rows)
    assert {row.index("|") for row in rows if row.startswith("|")} == {0}
    for told in ("Ann: 0 points   hand 1 1 2 2 6 6", "61 (not in the city yet)", "22 (obsolete)",
                 "R2 11-12 (0)", "Cen Central Park"):  # fmt: skip
        assert told in words


def test_the_text_turns_with_the_viewer_and_differs_by_language() -> None:
    game = city(TOWN)
    sides = {draw_text(game, Look(turn=turn)) for turn in range(4)}
    assert len(sides) == 4
    assert draw_text(game, Look(), FR) not in sides
    assert not any("\x1b" in side for side in sides)


# What drawings keep


def test_no_drawing_keeps_a_state_alive() -> None:
    pictures.check_nothing_is_kept(city(TOWN), "build residence-2 17 east")


def test_a_drawing_is_the_same_the_second_time_and_not_too_large() -> None:
    last = list(positions(5, "large", 5, new_buildings="all"))[-1]
    look = Look(seat=last.seat, turn=1, overlay="owners", lit=lit(last), names=NAMES)
    assert every_picture(last, look) == every_picture(last, look)
    assert len(drawn(last)) < 100_000


@pytest.mark.parametrize("texts", [EN, FR], ids=lambda texts: texts.language)
def test_a_piece_is_called_the_same_on_the_map_and_in_the_log(texts: Texts) -> None:
    for piece in PIECES:
        drawn = texts.say("big_city.draw-kind", {"kind": piece.name})
        listed = texts.say("big_city.piece-title", {"piece": piece.name})
        assert drawn.lower() == listed.lower()
