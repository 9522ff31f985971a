"""Chapter 3.4 of RULES.md: lay trams; and options 6.3 and 6.5."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.games.big_city import reasons
from faubourg.games.big_city.components import SEGMENTS
from faubourg.games.big_city.state import EXCHANGE
from games.big_city.table import Table, city

ENGLISH = {"tram_rule": "english"}


def line(streets: str, more: str = "", options: dict[str, str] | None = None) -> Table:
    tram = f"tram {streets}" if streets else ""
    return city(f"layout L1\ncity-hall 55\n{tram}\n{more}", options=options)


@rule("3.4.1")
def test_trams_wait_for_the_hall() -> None:
    assert city("layout L1").why_not("lay 11 north") == reasons.TRAM_BEFORE_HALL
    assert line("").why_not("lay 11 north") is None


@rule("3.4.2")
def test_ex17_when_17_segments_lie_the_action_is_gone() -> None:
    """Around district 1, then on along district 2 and 4; one less and one may be laid."""
    around = ("H,0,0 H,1,0 H,2,0 H,3,0 H,4,0 H,5,0 H,6,0 V,7,0 V,7,1 V,7,2 V,7,3 H,6,4 V,6,4 "
              "V,6,5 V,6,6 H,5,7 H,4,7")  # fmt: skip
    full = line(around)
    assert len(full.trams()) == 17
    assert "lay" not in full.kinds()
    assert full.why_not("lay 57 south") == reasons.NO_SEGMENT
    less = line(around.rsplit(" ", 1)[0])
    assert "H,4,7" in less.lays()
    less.play("lay H,4,7")
    assert less.actors == (1,)  # no second one
    assert len(less.state.trams) == SEGMENTS


@rule("3.4.3")
def test_the_very_first_segment_is_laid_alone() -> None:
    game = line("")
    game.play("lay H,1,1")
    assert (game.trams(), game.actors) == (["H,1,1"], (1,))


@rule("3.4.3", "B25")
def test_later_one_segment_or_two() -> None:
    game = line("H,1,1")
    game.play("lay H,2,1")
    assert game.step == "tram"
    assert game.kinds() == {"lay", "stop"}
    one = game.copy().play("stop")
    assert (one.trams(), one.actors) == (["H,1,1", "H,2,1"], (1,))
    game.play("lay H,3,1")
    assert (game.trams(), game.actors) == (["H,1,1", "H,2,1", "H,3,1"], (1,))


@rule("3.4.3")
def test_nobody_stops_before_the_first_segment() -> None:
    assert line("H,1,1").why_not("stop") == reasons.WRONG_STEP[EXCHANGE]


# Once around district 1 and in: the ring from 1,0 to 0,0, then three segments from 1,0 inwards.
SPIRAL = ("H,1,0 H,2,0 V,3,0 V,3,1 V,3,2 H,2,3 H,1,3 H,0,3 V,0,2 V,0,1 V,0,0 "
          "V,1,0 H,1,1 V,2,1")  # fmt: skip


@rule("3.4.3", "3.1.2", "3.4.9")
def test_if_there_is_no_place_for_a_second_one_the_turn_goes_on_by_itself() -> None:
    game = city(f"city-hall 15\ntram {SPIRAL}")
    assert game.lays() == {"H,1,2"}
    game.play("lay H,1,2")
    assert game.actors == (1,)


@rule("3.4.9")
def test_a_stuck_line_goes_on_when_a_new_district_opens_a_way() -> None:
    game = city(f"city-hall 15\ntram {SPIRAL} H,1,2")
    assert len(game.trams()) == 15
    assert "lay" not in game.kinds()
    game.play("district 2 0", "at -4 0").follow("pass")
    assert game.lays() == {"H,-1,0"}


@rule("3.4.4", "1.4", "B7")
@pytest.mark.parametrize("street", ["H,1,1", "H,0,0", "V,3,1", "H,0,3", "V,1,4"])
def test_the_first_segment_may_lie_in_any_street(street: str) -> None:
    """The second and third one lie at the edge, the last two at the hole of L2."""
    game = city("layout L2\ncity-hall 15")
    assert street in game.lays()
    assert len(game.lays()) == len(game.plan.streets)


@rule("3.4.4")
def test_there_are_no_streets_outside_the_city() -> None:
    assert line("").why_not("lay 61 north") == reasons.NO_STREET


@rule("1.4")
def test_a_street_between_two_plots_goes_by_the_lower_number() -> None:
    game = line("")
    assert game.why_not("lay 21 west") == reasons.OTHER_NAME
    assert game.why_not("lay 13 east") is None
    assert game.why_not("lay 14 north") == reasons.OTHER_NAME
    assert game.why_not("lay 11 south") is None


@rule("3.4.5", "1.8", "B11")
def test_ed4_a_covered_street_takes_no_segment() -> None:
    game = line("", "residence-2 11 12")
    assert len(game.lays()) == 99
    assert "V,1,0" not in game.lays()
    assert game.why_not("lay V,1,0") == reasons.COVERED


@rule("3.4.5", "1.8")
@pytest.mark.parametrize(
    ("piece", "covered"),
    [("rockwell 21 22 25 26", 4), ("stanford 11 14 15", 2), ("office-3 31 32 33", 2),
     ("lincoln-park 15 18", 1), ("residence-1 11\nresidence-1 12", 0)],
)  # fmt: skip
def test_every_kind_of_piece_covers_its_streets(piece: str, covered: int) -> None:
    assert len(line("", piece).lays()) == 100 - covered


@rule("3.4.6")
def test_a_street_takes_one_segment() -> None:
    game = line("H,1,1")
    assert game.why_not("lay H,1,1") == reasons.TAKEN_STREET
    assert game.play("lay H,2,1").why_not("lay H,2,1") == reasons.TAKEN_STREET


@rule("3.4.7")
def test_a_new_segment_begins_at_an_end() -> None:
    """The line goes from 1,1 to 3,1."""
    game = line("H,1,1 H,2,1")
    assert game.lays() == {"H,0,1", "V,1,0", "V,1,1", "H,3,1", "V,3,0", "V,3,1"}
    assert game.why_not("lay V,2,1") == reasons.NOT_AT_AN_END  # a branch
    assert game.why_not("lay H,5,1") == reasons.NOT_AT_AN_END


@rule("3.4.7")
@pytest.mark.parametrize("second", ["H,4,1", "V,4,0", "V,4,1", "H,0,1"])
def test_two_segments_go_to_the_same_end_or_one_to_each(second: str) -> None:
    game = line("H,1,1 H,2,1").play("lay H,3,1")
    assert game.lays() == {"H,4,1", "V,4,0", "V,4,1", "H,0,1", "V,1,0", "V,1,1"}
    game.play(f"lay {second}")
    assert game.actors == (1,)


@rule("3.4.8", "B26", "B30")
def test_ed8_the_german_line_closes_no_loop() -> None:
    game = line("H,0,0 V,1,0 H,0,1")
    assert game.lays() == {"V,0,1"}
    assert game.why_not("lay V,0,0") == reasons.LOOP
    assert game.why_not("lay V,1,1") == game.why_not("lay H,1,0") == reasons.NOT_AT_AN_END


@rule("3.4.8", "B26")
def test_the_line_may_not_even_touch_itself() -> None:
    """From 1,2 to 1,1 it would come to a crossing in the middle of the line."""
    game = line("H,0,1 H,1,1 V,2,1 H,1,2")
    assert game.why_not("lay V,1,1") == reasons.LOOP


@rule("6.5.1")
def test_ed8_the_english_line_may_branch_and_close() -> None:
    game = line("H,0,0 V,1,0 H,0,1", options=ENGLISH)
    assert game.lays() == {"V,0,1", "V,0,0", "V,1,1", "H,1,0", "H,1,1"}
    assert game.why_not("lay H,2,1") == reasons.NOT_CONNECTED
    game.play("lay V,0,0", "lay V,1,1")
    assert len(game.trams()) == 5


@rule("6.5.1")
def test_every_loose_end_of_a_branched_line_is_seen() -> None:
    game = line("H,0,0 H,1,0 V,1,0", options=ENGLISH)
    assert game.ends == [(0, 0), (2, 0), (1, 1)]
    ring = line("H,0,0 V,1,0 H,0,1 V,0,0", options=ENGLISH)
    assert ring.ends == []


@rule("6.5.1", "3.4.3", "3.4.5", "3.4.6")
def test_v5_the_other_rules_hold_for_the_english_line_too() -> None:
    game = line("V,1,1", "residence-2 11 12", ENGLISH)
    assert game.why_not("lay V,1,0") == reasons.COVERED
    assert game.why_not("lay V,1,1") == reasons.TAKEN_STREET
    first = line("", options=ENGLISH)
    first.play("lay V,1,0")
    assert first.actors == (1,)


@rule("6.3.1", "B31")
def test_v3_limited_trams_run_along_buildings() -> None:
    """A residence on 11, a park on 15 and 18, the hall on 55."""
    more = "residence-1 11\nlincoln-park 15 18"
    hall = {"H,4,5", "V,5,5", "H,4,6", "V,4,5"}
    home = {"H,0,0", "V,1,0", "H,0,1", "V,0,0"}
    park = {"H,1,1", "V,2,1", "V,2,2", "H,1,3", "V,1,2", "V,1,1"}
    assert line("", more, {"limited_trams": "buildings"}).lays() == hall | home
    assert line("", more, {"limited_trams": "pieces"}).lays() == hall | home | park
    assert len(line("", more).lays()) == 99


@rule("6.3.1")
def test_limited_trams_go_on_along_buildings_only() -> None:
    limited = {"limited_trams": "buildings"}
    game = line("H,0,0", "residence-1 11", limited)
    assert game.why_not("lay V,1,0") is None
    assert game.why_not("lay H,1,0") == reasons.NO_BUILDING_THERE
    assert game.why_not("lay H,5,1") == reasons.NOT_AT_AN_END
    game.play("lay V,1,0")
    assert game.lays() == {"V,0,0", "H,0,1"}


@rule("6.3.1", "6.5.1")
def test_both_options_together() -> None:
    both = {"limited_trams": "pieces", "tram_rule": "english"}
    game = line("H,0,0 V,1,0", "residence-1 11", both)
    assert game.lays() == {"V,0,0", "H,0,1"}


@rule("4.12")
def test_trams_bring_no_points() -> None:
    game = line("H,1,1").play("lay H,2,1", "lay H,3,1")
    assert game.state.scores == [0, 0]
