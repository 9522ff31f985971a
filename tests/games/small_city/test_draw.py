"""The drawings: well formed, complete, without secrets, and in two languages."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pictures
import pytest
from elements import classed, named, names, texts_in, titles
from pictures import EN, FR, after, choosing, draw_text, drawn, lit, panel, panels, parsed, touches

from faubourg.core.presentation import Look
from faubourg.games.small_city.components import BOX, KINDS
from faubourg.games.small_city.draw.beside import sums
from faubourg.games.small_city.draw.ground import shape_of
from faubourg.games.small_city.draw.overlay import standing
from faubourg.games.small_city.draw.picture import Picture, layout_of
from faubourg.games.small_city.draw.signs import parts_of_kind
from faubourg.games.small_city.draw.tiles import PLAIN, Part, art, outline
from games.small_city.random_games import crowded, decisions, walk
from games.small_city.table import Table, start, table

TOWN = (
    "town-hall c3 d3 c4 d4; school e5; library f4 f5; residential-2 b5* c5; commercial-1 b4*2; "
    "factory-1 g1*; warehouse f2; park-2 a6* a7; police a2* b2; refinery g3"
)
HALL_ALONE = "town-hall c3 d3 c4 d4"


# What can be touched


def test_touches_tell_the_tile_where_and_how_it_is_held() -> None:
    touches = partial(pictures.touches, table(TOWN, money=[9]))
    assert touches("build residential-1 e2") == ["tile:residential-1", "cell:e2"]
    assert touches("build park-2 d1 e1") == ["tile:park-2", "cell:d1", "cell:e1"]
    assert touches("build park-2 e1 d1") == ["tile:park-2", "cell:d1", "cell:e1", "turn:180"]
    three = ["tile:factory-3", "cell:e1", "cell:f1", "cell:f2"]
    assert touches("build factory-3 e1 f1 f2") == three
    assert touches("build factory-3 f2 f1 e1")[:4] == three  # and how it is held
    assert touches("grow residential-3 b5 c5 c6") == ["cell:b5", "cell:c6"]
    assert touches("demolish e5") == ["tool:demolish", "cell:e5"]
    assert touches("extend") == ["zone"] and touches("commit") == ["commit"]
    assert touches("street e1 e2") == ["cell:e1", "cell:e2"]
    assert touches("pick 2 c3") == ["citizen:2-c3"] and touches("go 1 e5") == ["slot:1-e5"]
    assert touches("go hall") == touches("spend hall") == ["cell:c3"]
    assert touches("sell wood f2") == ["use:raw_to_cash", "raw:wood", "cell:f2"]
    assert touches("buy 3") == ["use:cash_to_votes", "spend:3"]
    assert touches("put stone 2 supply") == ["unit:stone-2", "supply"]
    assert touches("put stone 2 abroad c4") == ["unit:stone-2", "abroad:2-c4"]
    assert touches("invest start industry money") == ["disc:start", "space:industry-1", "pay:money"]
    assert touches("take mayor") == ["card:mayor"] and touches("keep 3") == ["promise:3"]


def test_the_whole_of_a_tile_is_marked_and_not_its_first_cell() -> None:
    game = table(TOWN, money=[9])
    layout = layout_of(8, 0)
    for words, cells in (
        ("build park-3 d1 e1 f1", ("d1", "e1", "f1")),
        ("build factory-3 e1 f1 f2", ("e1", "f1", "f2")),
        ("grow residential-3 b5 c5 c6", ("b5", "c5", "c6")),
    ):
        assert pictures.footprint(game, words) == shape_of(layout, cells)
    assert pictures.footprint(game, "build residential-1 e2") == ""  # its cell says it all
    assert pictures.footprint(game, "extend") == ""
    inner, outer = shape_of(layout, ("a1", "b1")), shape_of(layout, ("b1", "a1"))
    assert inner == outer and inner.count("Q") == 4  # one outline, without a street between


def test_an_advancing_disc_touches_the_space_it_enters() -> None:
    game = table(TOWN, money=[9], discs=["industry-2"], phase=7)
    words = "invest industry next votes"
    assert touches(game, words) == ["disc:industry", "space:industry-3", "pay:votes"]


def test_every_way_to_lay_a_tile_is_touched_differently() -> None:
    game = table()
    builds = [action for action in game.rules.catalogue if type(action).__name__ == "Build"]
    ways = {tuple(game.drawer.touches(game.known, 0, action)) for action in builds}
    assert len(ways) == len(builds)


def test_the_street_of_the_mayor_is_shown_in_the_borough_of_the_host() -> None:
    game = table(TOWN, phase=1, host=0).sit(1)
    assert game.step == "street"
    root = parsed(game, choosing(game))
    assert root.findtext("title") == "Borough of Ann"
    assert named(root, "cell:e2").get("class") == "cell free lit"


def test_citizens_are_touched_where_they_are_asked_for_and_tiles_elsewhere() -> None:
    moving, building = table(TOWN, phase=3), table(TOWN, phase=2)
    assert "citizen:1-g1" in names(parsed(moving, choosing(moving)))
    shown = names(parsed(building, choosing(building)))
    assert "cell:g1" in shown and not any(name.startswith(("citizen", "slot")) for name in shown)


def test_no_mark_of_a_slot_is_hidden_with_that_of_its_tile() -> None:
    """The page hides what is lit right below a thing that cannot be touched."""
    for phase in (2, 3):
        game = table(TOWN, phase=phase, money=[3])
        for thing in parsed(game, choosing(game)).iter():
            inside = [child for child in thing if "lit" in (child.get("class") or "").split()]
            assert not thing.get("data-name") or not any(c.get("data-name") for c in inside)


def test_a_slot_that_can_be_chosen_is_touched_anywhere_on_its_cell() -> None:
    game = table("residential-1 a1*; commercial-1 b1", phase=3).play("pick 1 a1")
    slot = named(parsed(game, choosing(game)), "slot:1-b1")
    reach = next(part for part in slot if part.get("pointer-events") == "all")
    assert float(reach.get("height", 0)) >= float(reach.get("width", 0))


def test_a_citizen_who_moves_is_touched_before_the_slot() -> None:
    game = table(TOWN, phase=3).play("pick 1 g1")
    assert touches(game, "go 1 e5") == ["citizen:1-g1", "slot:1-e5"]


def test_who_must_still_move_is_marked() -> None:
    assert len(classed(parsed(table(TOWN, phase=3)), "must")) == 2  # factory and park, not home


def test_tourists_choose_among_slots_of_other_boroughs() -> None:
    game = table(TOWN, "park-1 c3; commercial-1 e3; residential-1 e4", phase=3).play("pick 1 g1")
    found = names(panel(game, "abroad", choosing(game)))
    assert found == {"slot:2-c3", "slot:2-e3"} == {n for n in lit(game) if n.startswith("slot:2")}


# Pictures


@pytest.mark.parametrize("kind", KINDS)
def test_every_tile_has_its_own_picture(kind: str) -> None:
    view = table().view()
    own = art(PLAIN, kind, parts_of_kind(view.kit.box.tiles[kind]))
    others = [art(PLAIN, k, parts_of_kind(view.kit.box.tiles[k])) for k in KINDS if k != kind]
    assert own not in others and ElementTree.fromstring(own) is not None


def test_each_slot_of_a_shop_and_a_factory_has_a_house_of_its_own() -> None:
    for kind in ("commercial-4", "factory-3"):
        slots = BOX.tiles[kind].slots
        assert len({art(PLAIN, kind, (Part(0, 0, slot),)) for slot in slots}) == len(slots)


def test_the_plate_of_a_tile_is_one_outline() -> None:
    corner = (Part(0, 0, ""), Part(1, 0, ""), Part(1, 1, ""))
    assert outline(corner).count("M") == 1
    assert outline(corner).count("Q") == 6


def test_every_cell_can_be_touched_and_tells_what_is_there() -> None:
    game = table(TOWN, mayor="e1 f1", graves=["b7"], phase=1, host=0, last_host=0)
    found = titles(parsed(game))
    assert found["cell:e2"] == "e2: free"
    assert found["cell:e1"] == "e1: blocked by the mayor"
    assert found["cell:b7"] == "b7: cemetery of a citizen of Ann"
    assert found["cell:b5"] == (
        "Residential 2 (b5, c5). Citizens: 1 of 2. "
        "Cultural buildings around it: 1 of 3 for the next level (Town hall)."
    )


def test_citizens_have_the_colour_and_mark_of_their_owner() -> None:
    root = parsed(table(TOWN))
    seats = {c.get("class") for c in classed(root, "citizen")}
    assert seats == {"citizen seat-0", "citizen seat-1"}


def test_the_strip_can_be_touched_while_the_zone_may_be_extended() -> None:
    game = table(TOWN)
    assert titles(parsed(game, choosing(game)))["zone"] == "Extend the zone to 8 by 8 cells"
    assert "zone" not in names(parsed(table(TOWN, phase=3), Look()))


def test_a_ring_around_the_strip_lies_on_its_corner_and_not_on_the_borough() -> None:
    game = table(TOWN)
    (strip,) = [
        one for one in parsed(game, choosing(game)).iter() if one.get("data-name") == "zone"
    ]
    assert [one.get("class") for one in strip].count("spot") == 1


def test_what_can_be_chosen_is_lit_and_nothing_else_is_amber() -> None:
    game = table(TOWN, money=[3])
    root = parsed(game, Look(lit=frozenset({"cell:e2", "cell:e5"})))
    marks = [found for found in classed(root, "lit") if found.tag in ("path", "rect")]
    assert len(marks) == 2 and all(mark.get("stroke-dasharray") for mark in marks)
    assert not any("#d9822b" in picture for picture in pictures.every_picture(game, Look()))


def test_the_ghost_shows_the_tile_with_its_price_and_who_moves_in() -> None:
    game = table(TOWN, money=[3], hall=[1])
    root = parsed(game, Look(ghost=after(game, "build residential-1 b6")))
    shown = classed(root, "shown")[0]
    assert len(classed(shown, "residential-1")) == 1
    assert texts_in(classed(shown, "sum")[0]) == ["−$1"]
    assert len(classed(shown, "seat-0")) == 1


def test_the_plate_of_a_price_is_as_wide_as_its_words() -> None:
    """French puts a space before the sign."""
    game = table(TOWN, money=[3], hall=[1])
    for texts in (EN, FR):
        root = parsed(game, Look(ghost=after(game, "build residential-1 b6")), texts)
        plate = classed(root, "sum")[0]
        (words,) = texts_in(plate)
        box = next(part for part in plate if part.tag.endswith("rect"))
        assert float(box.get("width", "0")) >= 16 * len(words)


def test_what_a_count_becomes_ends_before_the_sign_of_the_next() -> None:
    game = table(TOWN, phase=3, money=[88], votes=[88], hall=[1])
    game.borough.career = 11
    ghost = game.copy()
    borough = ghost.borough
    borough.money, borough.votes, borough.hall, borough.career = 89, 89, 2, 10
    root = parsed(game, Look(ghost=ghost.known))
    for count, following in pairwise(classed(root, "count-of")):
        _, change = count.iter("text")
        end = float(change.get("x", "0")) + 12 * len(change.text or "")
        sign = float(next(following.iter("text")).get("x", "0")) - 27
        assert end <= sign, count.get("class")


def test_what_would_change_lies_over_no_other_number() -> None:
    game = table(TOWN, phase=7, money=[12], votes=[34])
    ghost = after(game, "invest start tourism money")
    own = ghost.city.boroughs[0]
    own.votes, own.career, own.hall = 29, own.career - 2, own.hall + 2
    root = parsed(game, Look(ghost=ghost))
    row = [list(part.iter("text")) for part in classed(root, "count-of")]
    assert [len(number) for number in row] == [2, 2, 2, 2, 2]
    for (_, change), (number, _) in pairwise(row):
        assert _end(change) < _left(number) - 25, "its sign stands before a number"
    (bar, *_) = classed(root, "gauge")[0].iter("rect")
    assert _end(row[-1][-1]) < _left(bar) - 25


def _left(part: Element) -> float:
    return float(str(part.get("x")))


def _end(part: Element) -> float:
    return _left(part) + 15 * len(str(part.text))


def test_the_ghost_crosses_out_what_is_demolished_but_not_what_grows() -> None:
    game = table(TOWN, money=[3])
    root = parsed(game, Look(ghost=after(game, "demolish e5")))
    assert len(classed(root, "gone")) == 1
    game = table("town-hall c3 d3 c4 d4; school c6; residential-1 c5")
    root = parsed(game, Look(ghost=after(game, "grow residential-2 c5 d5")))
    assert not classed(root, "gone") and classed(classed(root, "shown")[0], "residential-2")


def test_the_own_town_hall_is_seen_while_others_choose() -> None:
    game = start(2, {"first_player": "1"}).play("place town-hall c3 d3 c4 d4")
    assert classed(parsed(game), "town-hall")
    assert not classed(parsed(game.sit(1), Look(seat=0)), "town-hall")


def test_the_plan_of_another_is_not_seen() -> None:
    game = table(TOWN, money=[3])
    other = game.sit(1)
    before = drawn(other, Look(seat=0)), panels(other, Look(seat=1))
    game.play("build residential-1 b6", "extend")
    assert (drawn(other, Look(seat=0)), panels(other, Look(seat=1))) == before
    assert "residential-1" in drawn(game, Look(seat=0))


def test_promises_are_drawn_for_their_holder_alone() -> None:
    game = next(g for g in walk(2, {}, "1") if g.step == "construction")
    own, other = game.sit(0), game.sit(1)
    number = own.seen(0).promise
    assert any(words.startswith(f"{number} · ") for words in texts_in(panel(own, "promise")))
    assert "promise" not in panels(other, Look(seat=0))["promise"].split("</t")[1]
    assert f"Promise {number}:" not in draw_text(other, Look(seat=0))
    spectator = game.rules.known(game.state, None)
    assert "promise" not in game.drawer.panels(spectator, EN, Look())


# Overlays and sums


def test_a_home_tells_how_much_culture_it_lacks() -> None:
    root = parsed(table(TOWN), Look(overlay="culture"))
    assert [texts_in(pill) for pill in classed(root, "short")] == [["1/3"]]
    full = table("town-hall c3 d3 c4 d4; school c6; residential-1 c5")
    assert [texts_in(p) for p in classed(parsed(full, Look(overlay="culture")), "enough")] == [
        ["2/2"]
    ]


def test_growth_shown_is_growth_allowed() -> None:
    """What the overlays count is what the rules count, wherever a cell is free for growing."""
    compared = 0
    for game in decisions(crowded(2, {}, "5"), every=3):
        if game.step != "construction" or game.borough.ask:
            continue
        view = game.view()
        borough = view.grounds[game.seat]
        growing = {words.split()[1] for words in game.choices() if words.startswith("grow ")}
        for tile in borough.tiles:
            state = standing(borough, tile)
            if state and state.needed and len(state.around) < state.needed:
                larger = {
                    tuple(words.split()[2:])
                    for words in game.choices()
                    if words.startswith("grow ") and set(tile.cells) < set(words.split()[2:])
                }
                assert not larger, (tile, growing)
                compared += 1
    assert compared


def test_the_reach_of_an_active_police_station_bars_tourists() -> None:
    root = parsed(table(TOWN), Look(overlay="police"))
    assert len(classed(root, "ticket")) > len(classed(root, "barred"))


def test_alone_there_are_no_tourists_to_bar() -> None:
    alone = table("commercial-1 a1*", "police c1", seats=1)
    assert classed(parsed(alone, Look(overlay="police")), "ticket") == []


def test_sums_tell_income_votes_and_pollution() -> None:
    view = table(TOWN, "commercial-1 c3*1").view()
    found = sums(Picture.of(view.rules, view.known, 0, None), 0, view.city.raw)
    assert (found.tourists, found.cash) == (1, 1)  # a tourist here, an own citizen abroad
    assert found.made == (1, 0, 0) and found.homes == (1,)
    assert (found.people, found.parks, found.coming) == (5, 2, 4)
    assert found.raws == 1  # the factory is about to make it
    root = panel(table(TOWN, "commercial-1 c3*1"), "income")
    assert [texts_in(row)[-1] for row in classed(root, "sum-of")] == ["= 2", "= 1", "= 1", "= 4"]


# Panels


def test_the_circle_shows_prices_for_who_chooses_and_discs_of_who_has_chosen() -> None:
    game = table(TOWN, phase=1, money=[3, 3], last_host=0).circle("mayor", "opponent", "architect")
    game.follow("take mayor")
    root = panel(game.sit(1), "circle", choosing(game.sit(1)))
    assert len(classed(root, "card")) == 8
    assert named(root, "card:mayor").findtext("title") == "Mayor, taken by Ann"
    assert texts_in(classed(named(root, "card:architect"), "price")[0])[-1] == "1"


def test_the_council_shows_discs_of_all_and_what_can_be_paid() -> None:
    game = table(TOWN, money=[2], discs=["industry-1", "tourism-2"], phase=7)
    root = panel(game, "council", choosing(game))
    assert len(classed(root, "space")) == 16
    assert classed(named(root, "space:tourism-2"), "seat-1")
    assert {"disc:industry", "pay:money"} <= names(root)
    title = named(root, "space:industry-2").findtext("title")
    assert title == "Industry, column 2: 2 wood or 1 stone"


def test_the_disc_and_the_card_in_question_are_seen_where_they_would_be() -> None:
    game = table(TOWN, money=[2], phase=7)
    look = Look(lit=lit(game), ghost=after(game, "invest start economy money"))
    assert len(classed(classed(panel(game, "council", look), "ghost")[0], "seat-0")) == 1
    game = table(TOWN, phase=1, last_host=0).circle("mayor")
    card = named(panel(game, "circle", Look(ghost=after(game, "take mayor"))), "card:mayor")
    assert classed(classed(card, "ghost")[0], "seat-0")


def test_the_supply_shows_what_is_left() -> None:
    game = table(TOWN, supply="factory-2=0")
    root = panel(game, "supply")
    assert named(root, "tile:factory-2").findtext("title") == "Factory 2: none left"
    assert texts_in(named(root, "tile:school")) == ["0"]
    assert texts_in(named(root, "tile:museum")) == ["1"]


def test_the_tray_holds_what_can_be_built_with_its_price() -> None:
    game = table(TOWN, money=[3], stock=["hall wood wood stone"])
    root = panel(game, "tray", choosing(game))
    assert texts_in(named(root, "tile:park-3"))[0] == "3"
    assert texts_in(named(root, "tile:museum")) == ["2", "1"]
    assert {"turn:0", "turn:270", "mirror:yes", "tool:demolish"} <= names(root)


@pytest.mark.parametrize(
    ("card", "tile", "usual", "now"),
    [
        ("mediator", "tile:park-3", ["3"], ["2"]),
        ("mediator", "tile:park-1", [], ["1"]),
        ("architect", "tile:library", ["2"], ["1"]),
        ("architect", "tile:school", ["1"], ["0"]),
        ("architect", "tile:museum", [], ["2", "1", "−1"]),  # which one is asked later
        ("supporter", "tile:park-3", [], ["3"]),
    ],
)
def test_a_tile_that_a_card_makes_cheaper_shows_both_prices(
    card: str, tile: str, usual: list[str], now: list[str]
) -> None:
    game = table(HALL_ALONE, money=[3], stock=["hall wood wood stone"], cards=[card])
    check_price(game, tile, usual, now)


def test_a_tile_of_the_council_is_shown_as_free() -> None:
    game = table(HALL_ALONE, money=[2], phase=7, discs=["construction-1"])
    game.play("invest construction next money")
    check_price(game, "tile:park-2", ["2"], ["0"])


def check_price(game: Table, tile: str, usual: list[str], now: list[str]) -> None:
    seen = named(panel(game, "tray", choosing(game)), tile)
    struck = [words for one in classed(seen, "usual") for words in texts_in(one)]
    assert struck == usual
    assert [words for words in texts_in(seen) if words not in usual] == now


def test_stores_show_what_lies_there_place_by_place() -> None:
    game = table(TOWN, hall=[1], stock=["hall wood; f2 metal"])
    hall, shed = (classed(named(parsed(game), cell), "goods")[0] for cell in ("cell:c3", "cell:f2"))
    assert len(classed(hall, "place")) == 4 and len(classed(hall, "citizen")) == 1
    assert classed(hall, "wood") and classed(shed, "metal") and len(classed(shed, "place")) == 2


def test_there_is_a_small_picture_for_every_player() -> None:
    assert pictures.small_titles(table(seats=3)) == [
        "Borough of Ann",
        "Borough of Bo",
        "Borough of Cy",
    ]


def test_the_ribbon_shows_where_the_round_is() -> None:
    root = parsed(table(TOWN, phase=3))
    assert [p.findtext("title") for p in classed(root, "here")] == ["Phase 3: citizens"]
    assert classed(root, "ribbon")[0].findtext("title") == "Round 2 of 8"


# Text and speed


def test_the_text_tells_the_whole_table_aligned() -> None:
    game = table(TOWN, mayor="e1 f1", graves=["b7"], stock=["hall wood; f2 metal"], money=[4])
    words = draw_text(game)
    for shown in ("1 Borough of Ann", "2 Borough of Bo", "R21", "C12", "++1", "Growth:", "Stores:"):
        assert shown in words
    lines = words.splitlines()
    heads = next(line for line in lines if line.split()[:3] == ["a", "b", "c"])
    row = next(line for line in lines if line.startswith(" 5  "))
    assert row.index("R21") == heads.index("b") and row.index("Sc") == heads.index("e")
    assert words != draw_text(game, texts=FR)


def test_a_drawing_is_the_same_the_second_time_and_keeps_no_view_alive() -> None:
    game = table(TOWN, money=[3])
    pictures.check_nothing_is_kept(
        game, "build residential-1 b6", lambda known: known.city.boroughs
    )


def test_a_full_borough_is_small_enough_to_send() -> None:
    sizes = []
    for game in decisions(crowded(4, {}, "2"), every=20):
        sizes.append(len(drawn(game, Look(seat=game.seat))))
        assert sum(map(len, panels(game, choosing(game)).values())) < 140_000
    assert max(sizes) < 90_000 and sum(sizes) / len(sizes) < 70_000
