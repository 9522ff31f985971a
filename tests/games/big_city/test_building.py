"""Chapter 3.2 of RULES.md: build."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.model import InvalidNotation
from faubourg.games.big_city import reasons as reasonss
from faubourg.games.big_city.components import NUMBER_OF, PLOT_NAMES
from games.big_city.table import Table, city

CINEMA, POST, BANK, MALL = (
    reasonss.NEIGHBOURS[NUMBER_OF[name]]
    for name in ("cinema", "post-office", "bank", "shopping-centre")
)
SINGLES = ("residence-1", "office-1", "city-hall", "church", "cinema", "post-office", "bank")


@rule("3.2.1", "3.2.5")
def test_a_building_takes_its_plot_plays_its_cards_and_scores() -> None:
    game = city("layout L1\nhand 1: 11 12 13 14")
    game.play("build residence-2 11 east")
    (piece,) = game.pieces
    assert (piece.name, piece.plots, piece.seat, piece.points) == (
        "residence-2", ["11", "12"], 0, 7,
    )  # fmt: skip
    assert game.hand == ["13", "14"]
    assert game.out == ["11", "12"]
    assert (game.total(), game.supply["residence-2"]) == (7, 5)


@rule("3.2.1")
def test_residences_and_offices_have_no_other_conditions() -> None:
    game = city("layout L1\nhand 1: 15 25 55")
    for plot in ("15", "25", "55"):
        assert {game.why_not(f"build {name} {plot}") for name in ("residence-1", "office-1")} == {
            None
        }


@rule("3.2.2")
def test_a_building_of_that_kind_and_size_must_be_left() -> None:
    """The third triple residence is the last."""
    game = city("""
        layout L1
        residence-3 11 12 13
        residence-3 17 18 19
        residence-3 31 32 33
        hand 1: 37 38 39
    """)
    assert game.why_not("build residence-3 37 east") == reasonss.NO_PIECE
    assert game.why_not("build office-3 37 east") is None
    assert game.why_not("build residence-2 37 east") is None


@rule("3.2.3", "B17")
@pytest.mark.parametrize("piece", SINGLES)
def test_plots_must_be_in_the_city(piece: str) -> None:
    hall = "" if piece == "city-hall" else "city-hall 16"
    game = city(f"layout L1\n{hall}\nhand 1: 66")
    assert game.why_not(f"build {piece} 66") == reasonss.NOT_IN_CITY


@rule("3.2.3", "3.2.6")
def test_a_piece_may_not_reach_over_the_edge() -> None:
    game = city("layout L1\nhand 1: 24 28 53")
    assert game.why_not("build residence-2 24 east") == reasonss.NO_SHAPE
    assert game.why_not("build residence-2 53 east") == reasonss.NO_SHAPE
    assert game.why_not("build residence-2 24 south") is None


@rule("3.2.4", "1.12")
@pytest.mark.parametrize("piece", ["residence-1 15", "lincoln-park 15 18", "stanford 15 11 12"])
def test_plots_must_be_free(piece: str) -> None:
    """A card of an occupied plot can only still be in a hand if a park or a factory lies there."""
    played = "" if piece.startswith("residence") else " 15"
    game = city(f"layout L1\ncity-hall 16\n{piece}\nhand 1: 14{played}")
    assert game.why_not("build office-1 15") == reasonss.OCCUPIED
    assert game.why_not("build office-2 14 east") == reasonss.OCCUPIED


@rule("3.2.5")
def test_you_must_hold_the_cards_of_exactly_these_plots() -> None:
    game = city("layout L1\nhand 1: 11 12 14")
    assert game.why_not("build residence-1 13") == reasonss.CARD_MISSING
    assert game.why_not("build residence-2 12 east") == reasonss.CARD_MISSING
    assert game.why_not("build residence-2 14 east") == reasonss.CARD_MISSING
    assert game.why_not("build residence-2 11 south") is None


@rule("3.2.5")
def test_the_others_cards_do_not_help() -> None:
    game = city("layout L1\nhand 1: 11\nhand 2: 12")
    assert game.why_not("build residence-2 11 east") == reasonss.CARD_MISSING


@rule("3.2.6", "B8")
def test_ed22_a_triple_lies_in_a_straight_line() -> None:
    """The notation knows a start and a direction, so a bent one cannot even be named."""
    game = city("layout L1\nhand 1: 11 12 13 15 18")
    assert game.legal("build residence-3") == {"11 east", "12 south"}
    assert game.why_not("build residence-3 11 south") == reasonss.CARD_MISSING
    for words in ("build residence-3 11 south-east", "build residence-3 11"):
        with pytest.raises(InvalidNotation):
            game.why_not(words)


@rule("3.2.6", "B10")
def test_ed23_a_piece_may_lie_across_two_districts() -> None:
    game = city("layout L1\nhand 1: 13 21 22 19 33")
    assert game.why_not("build residence-2 13 east") is None
    assert game.why_not("build office-3 13 east") is None
    assert game.why_not("build office-2 19 south") is None


@rule("3.2.6", "1.5")
def test_plots_across_a_hole_or_a_gap_are_no_neighbours() -> None:
    game = city("layout L2\nhand 1: 56 21 17 48 15")
    assert {game.why_not(f"build residence-2 {words}") for words in ("56 east", "17 south")} == {
        reasonss.NO_SHAPE
    }


@rule("3.2.6", "B9")
@pytest.mark.parametrize(
    ("piece", "plots"),
    [("shopping-centre", 2), ("residence-2", 2), ("office-2", 2), ("residence-3", 3),
     ("office-3", 3), *((name, 1) for name in SINGLES)],
)  # fmt: skip
def test_how_many_plots_a_building_needs(piece: str, plots: int) -> None:
    game = city("layout L1")
    action = game.rules.parse(f"build {piece} 15{' south' if plots > 1 else ''}")
    game.rules.apply(game.state, 0, action)
    assert len(game.pieces[0].plots) == plots


@rule("3.2.7", "B11")
def test_ed5_a_piece_may_not_cover_a_tram() -> None:
    game = city("layout L1\ncity-hall 16\ntram V,1,0\nhand 1: 11 12 13 14 17")
    assert game.why_not("build residence-2 11 east") == reasonss.TRAM_IN_THE_WAY
    assert game.why_not("build office-3 11 east") == reasonss.TRAM_IN_THE_WAY
    assert game.why_not("build residence-1 11") is None
    assert game.why_not("build residence-2 12 east") is None
    assert game.why_not("build residence-3 11 south") is None


@rule("3.2.7")
def test_the_second_street_under_a_triple_counts_too() -> None:
    game = city("layout L1\ncity-hall 16\ntram V,2,0\nhand 1: 11 12 13")
    assert game.why_not("build residence-3 11 east") == reasonss.TRAM_IN_THE_WAY
    assert game.why_not("build residence-2 11 east") is None


@rule("3.2.8")
@pytest.mark.parametrize("piece", ["church", "cinema", "post-office", "bank"])
def test_ed15_before_the_hall_special_buildings_wait(piece: str) -> None:
    game = city("layout L1\nresidence-1 12\nresidence-1 14\noffice-1 18\noffice-1 16\nhand 1: 15")
    assert game.why_not(f"build {piece} 15") == reasonss.BEFORE_HALL


@rule("3.2.8", "3.3.2", "3.4.1", "3.5.1", "B19")
def test_ed15_before_the_hall_there_are_houses_the_hall_exchange_and_pass() -> None:
    game = city("layout L1\nhand 1: 15 16 17 lincoln-park")
    assert game.kinds() == {"build", "under", "pass"}
    assert {words.split()[0] for words in game.legal("build")} == {
        "residence-1", "residence-2", "office-1", "office-2", "city-hall",
    }  # fmt: skip


@rule("3.2.8")
def test_the_shopping_centre_waits_too() -> None:
    game = city("layout L1\nhand 1: 15 16")
    assert game.why_not("build shopping-centre 15 east") == reasonss.BEFORE_HALL


@rule("3.2.9")
def test_no_building_is_ever_replaced_or_enlarged() -> None:
    """Whatever is played, what stands stays."""
    game = city("layout L1\nresidence-1 11\nhand 1: 12 13")
    before = game.pieces[0]
    assert game.why_not("build residence-2 11 east") == reasonss.OCCUPIED
    game.play("build residence-2 12 east")
    assert game.pieces[0] == before
    assert len(game.pieces) == 2


@rule("3.2.10", "B18")
def test_ed14_the_hall_must_stand_in_the_centre() -> None:
    game = city("layout L1\nhand 1: 11 15")
    assert game.why_not("build city-hall 11") == reasonss.HALL_NOT_CENTRAL
    assert game.why_not("build city-hall 15") is None
    assert game.points("build city-hall 15") == 0


@rule("3.2.10", "1.10")
def test_a_plot_at_a_hole_will_do_for_the_hall() -> None:
    game = city("layout L2\nhand 1: 17 48")
    assert game.why_not("build city-hall 17") is None
    assert game.why_not("build city-hall 48") == reasonss.HALL_NOT_CENTRAL


@rule("3.2.2")
def test_there_is_one_hall() -> None:
    assert (
        city("layout L1\ncity-hall 16\nhand 1: 15").why_not("build city-hall 15")
        == reasonss.NO_PIECE
    )


def district_5(free: str) -> Table:
    """All plots of district 5 but the free ones have offices; the player holds the free ones."""
    plots = [f"5{digit}" for digit in range(1, 10) if f"5{digit}" not in free.split()]
    offices = "\n".join(
        f"{'office-1' if place % 2 else 'residence-1'} {plot}" for place, plot in enumerate(plots)
    )
    return city(f"layout L1\ncity-hall 16\n{offices}\nhand 1: {free}")


@rule("3.2.11", "3.2.12", "4.11")
def test_ex12_a_church_on_the_last_plot() -> None:
    game = district_5("55")
    assert game.why_not("build church 55") is None
    assert game.points("build church 55") == 15


@rule("3.2.11")
def test_ex12_nothing_obliges_you_to_build_the_church() -> None:
    game = district_5("55")
    assert {"residence-1 55", "office-1 55", "church 55"} <= game.legal("build")
    assert "pass" in game.choices()


@rule("3.2.11", "3.2.12")
def test_ex13_a_church_needs_a_double_number_and_the_last_plot() -> None:
    assert district_5("54").why_not("build church 54") == reasonss.NO_DOUBLE_NUMBER
    both = district_5("54 55")
    assert both.why_not("build church 55") == reasonss.DISTRICT_NOT_FULL
    assert both.why_not("build church 54") == reasonss.NO_DOUBLE_NUMBER


@rule("3.2.11")
def test_the_double_numbers() -> None:
    game = city("layout ALL\ncity-hall 16\nhand 1: 11")
    reasons = {}
    for plot in PLOT_NAMES:
        if plot != "16":
            game.state.hands[0] = 1 << PLOT_NAMES.index(plot)
            reasons[plot] = game.why_not(f"build church {plot}")
    doubles = {plot for plot, reason in reasons.items() if reason == reasonss.DISTRICT_NOT_FULL}
    assert doubles == {"11", "22", "33", "44", "55", "66", "77", "88"}
    assert {reasons[plot] for plot in reasons if plot not in doubles} == {reasonss.NO_DOUBLE_NUMBER}


@rule("3.2.12", "B16")
def test_parks_and_factories_fill_a_district_for_a_church() -> None:
    game = city("""
        layout L1
        city-hall 25
        stanford 21 13 16
        lincoln-park 26 27
        residence-1 23
        residence-2 24 28
        hand 1: 22
    """)
    assert game.why_not("build church 22") is None


@rule("3.2.13", "1.13")
def test_ed12_a_cinema_wants_two_residences() -> None:
    two = city("layout L1\ncity-hall 27\nresidence-2 11 12\nresidence-1 17\nhand 1: 14")
    assert two.why_not("build cinema 14") is None
    assert two.points("build cinema 14") == 5
    one = city("layout L1\ncity-hall 27\nresidence-2 11 12\noffice-1 17\nhand 1: 14")
    assert one.why_not("build cinema 14") == CINEMA


@rule("3.2.13", "1.13")
def test_a_triple_residence_is_one_residence() -> None:
    """A straight piece meets a single plot on one side only, so plots and pieces count alike."""
    game = city("layout L1\ncity-hall 27\nresidence-3 11 12 13\noffice-1 14\nhand 1: 15 16")
    assert game.why_not("build cinema 15") == CINEMA
    again = city("layout L1\ncity-hall 27\nresidence-3 11 12 13\nresidence-1 14\nhand 1: 15")
    assert again.why_not("build cinema 15") is None


@rule("3.2.14")
@pytest.mark.parametrize(
    ("pieces", "reason"),
    [("residence-1 12\noffice-1 14", None), ("residence-1 12\nresidence-1 14", POST),
     ("office-1 12\noffice-1 14", POST), ("residence-1 12", POST), ("office-1 11", POST)],
)  # fmt: skip
def test_a_post_office_wants_a_residence_and_an_office(pieces: str, reason: object) -> None:
    game = city(f"layout L1\ncity-hall 27\n{pieces}\nhand 1: 15")
    assert game.why_not("build post-office 15") == reason


@rule("3.2.15", "1.13")
@pytest.mark.parametrize(
    ("pieces", "reason"),
    [("office-1 12\noffice-1 14", None), ("office-1 12\nresidence-1 14", BANK),
     ("office-2 11 14", BANK), ("office-2 11 14\noffice-3 17 18 19", None),
     ("office-1 11\noffice-1 13\noffice-1 14", BANK)],
)  # fmt: skip
def test_a_bank_wants_two_different_offices(pieces: str, reason: object) -> None:
    """Those on 11 and 13 only touch corners."""
    game = city(f"layout L1\ncity-hall 27\n{pieces}\nhand 1: 15")
    assert game.why_not("build bank 15") == reason


MALL_AROUND = {
    "residence": "residence-1 12",
    "office": "office-1 14",
    "special": "cinema 19",
    "tram": "tram H,1,2",
}


@rule("3.2.16", "B9")
@pytest.mark.parametrize("missing", [*MALL_AROUND, "nothing"])
def test_ex14_a_shopping_centre_wants_four_kinds_of_neighbours(missing: str) -> None:
    """On 15 and 16; 12 and 14 touch the first plot, 19 the second, the tram the first."""
    around = "\n".join(line for name, line in MALL_AROUND.items() if name != missing)
    game = city(f"layout L1\ncity-hall 27\n{around}\nhand 1: 15 16")
    assert game.why_not("build shopping-centre 15 east") == (None if missing == "nothing" else MALL)
    if missing == "nothing":
        assert game.points("build shopping-centre 15 east") == 30


@rule("3.2.16", "1.13", "B15")
@pytest.mark.parametrize(
    ("special", "reason"),
    [("city-hall 19", None), ("church 19", None), ("cinema 19", None), ("post-office 19", None),
     ("bank 19", None), ("shopping-centre 19 41", None), ("lincoln-park 19 41", MALL),
     ("rockwell 19 18 32 33", MALL), ("residence-1 19", MALL)],
)  # fmt: skip
def test_what_serves_as_a_special_building(special: str, reason: object) -> None:
    hall = "" if "city-hall" in special else "city-hall 27\n"
    text = f"layout L1\n{hall}residence-1 12\noffice-1 14\n{special}\ntram H,1,1\nhand 1: 15 16"
    assert city(text).why_not("build shopping-centre 15 east") == reason


@rule("3.2.16", "1.7")
def test_a_tram_at_a_corner_of_the_shopping_centre_is_none() -> None:
    base = "layout L1\ncity-hall 19\nresidence-1 12\noffice-1 14\nhand 1: 15 16\n"
    assert city(f"{base}tram H,0,1").why_not("build shopping-centre 15 east") == MALL
    assert city(f"{base}tram V,3,1").why_not("build shopping-centre 15 east") is None


@rule("3.2.2", "3.2.16")
def test_there_are_two_shopping_centres() -> None:
    game = city("""
        layout L1
        city-hall 27
        shopping-centre 31 32
        shopping-centre 45 46
        residence-1 12
        office-1 14
        cinema 19
        tram H,1,2
        hand 1: 15 16
    """)
    assert game.why_not("build shopping-centre 15 east") == reasonss.NO_PIECE
