"""Chapter 3.4 of RULES.md: the turns of phase 4, player cards and passing."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.model import InvalidNotation
from faubourg.games.la_citta import reasons
from faubourg.games.la_citta.components import CARDS, UNSEEN
from faubourg.games.la_citta.state import HUNGER, RELOCATION, TURN
from games.la_citta.table import QUIET, Table, begin, table


def turns_of(game: Table) -> list[tuple[int, int]]:
    """Round and seat of every turn of the phase, if everybody passes."""
    found = []
    while game.state.step == TURN:
        found.append((game.state.round, game.actors[0]))
        game.follow("pass")
    return found


@rule("3.4.1", "3.4.21")
def test_there_are_five_rounds_with_one_turn_each() -> None:
    game = begin(3)
    assert turns_of(game) == [(round, seat) for round in range(1, 6) for seat in range(3)]
    assert game.step == "reveal"


@rule("3.4.2")
def test_a_turn_is_a_player_card_a_politics_card_or_a_pass() -> None:
    game = table(red=["4-13:3"], blue=["8-23:3"], display="blessed-era", gold=[5])
    kinds = {words.split()[0] for words in game.choices()}
    assert kinds == {"gold", "found", "build", "blessed", "pass"}


@rule("3.4.2")
def test_nothing_of_another_step_is_possible_in_a_turn() -> None:
    game = table(red=["4-13:3"])
    assert game.why_not("demolish 4-13") == reasons.WRONG_STEP[RELOCATION]
    assert game.why_not("starve 4-13") == reasons.WRONG_STEP[HUNGER]


def hungry() -> Table:
    """Red starves in year 2; then year 3 begins."""
    game = table(red=["4-13:3"], blue=["8-23:3"])
    return game.reveal(*QUIET).play("starve 4-13").follow("voice open culture")


@rule("3.4.3", "3.4.21", "3.7.8", "A27")
def test_a_penalised_player_sits_out_the_first_round_with_a_card_less() -> None:
    game = hungry()
    assert game.state.penalised == 0b01
    assert (game.cards, game.sit(1).cards) == (2, 3)
    turns = turns_of(game)
    assert [round for round, seat in turns if seat == 0] == [2, 3, 4, 5]
    assert [round for round, seat in turns if seat == 1] == [1, 2, 3, 4, 5]


@rule("3.4.3", "3.7.8", "3.4.22")
def test_the_year_after_is_normal_again() -> None:
    game = hungry().follow("pass", "pass", "build farmhouse 5-12").all_pass()
    assert (game.state.phase, game.state.round) == (5, 0)  # so nobody is told to sit one out
    game.follow("voice 1 education", "voice 2 health", "voice 3 health", "voice open culture")
    assert (game.state.year, game.state.penalised, game.cards) == (4, 0, 3)
    assert turns_of(game)[0] == (1, 0)


@rule("3.4.3")
def test_a_round_in_which_all_sit_out_is_empty() -> None:
    game = table(red=["4-13:3"], blue=["4-19:3"]).reveal(*QUIET)
    game.follow("starve 4-13", "starve 4-19", "voice open culture")
    assert (game.state.round, game.actors) == (2, (1,))


@rule("3.4.4", "3.4.22")
def test_each_player_card_is_usable_once_a_year() -> None:
    game = table(red=["4-13:5"], blue=["8-23:3"], cards=[1])
    game.play("build school 3-14").again()
    assert game.cards == 0
    assert game.why_not("gold") == reasons.NO_PLAYER_CARD
    assert game.why_not("build school 4-11") == reasons.NO_PLAYER_CARD
    assert game.why_not("found 8-9") == reasons.NO_PLAYER_CARD
    assert game.choices() == {"pass"}
    game.reveal(*QUIET)
    assert game.cards == 3


@rule("3.4.5")
def test_gold_takes_two() -> None:
    game = table(red=["4-13:3"], gold=[1]).play("gold")
    assert (game.gold, game.state.bank, game.cards) == (3, 30, 2)


@rule("3.4.5", "A39")
def test_gold_is_allowed_when_the_reserve_is_empty() -> None:
    game = table(red=["4-13:3"], gold=[3], bank=0)
    assert game.why_not("gold") is None
    assert game.play("gold").gold == 3


@rule("3.4.6")
def test_a_castle_goes_on_an_empty_hex() -> None:
    game = table(red=["4-13:3"], blue=["8-23:3"])
    assert game.why_not("found 8-23") == reasons.FOUND_OCCUPIED
    assert game.why_not("found 12-13") is None
    game.play("found 12-13")
    assert game.stands("12-13")


@rule("3.4.7")
def test_one_city_a_year() -> None:
    game = table(red=["8-9:4"], blue=["8-23:3"]).play("found 4-13").again()
    assert game.why_not("found 12-19") == reasons.ALREADY_FOUNDED
    game.reveal(*QUIET).follow("voice open culture", "pass")
    assert game.why_not("found 12-19") is None


@rule("3.4.8")
def test_nobody_founds_a_fifth_city() -> None:
    four = ["4-13:3", "4-25:3", "12-13:3", "12-19:3"]
    game = table(red=four)
    assert game.why_not("found 8-9") == reasons.NO_CASTLE_LEFT
    assert table(red=four[1:]).why_not("found 8-9") is None


@rule("3.4.9", "A7")
def test_three_hexes_must_lie_between_a_castle_and_every_tile() -> None:
    game = table(red=["4-13:3"])
    assert game.why_not("found 2-17") == reasons.TOO_NEAR
    assert game.why_not("found 3-18") is None
    built = table(red=["4-13:3 school@3-14"])
    assert (
        built.why_not("found 3-18") == reasons.TOO_NEAR
    )  # far from the castle, not from the school
    rival = table(red=["12-13:3"], blue=["4-13:3 school@3-14"])
    assert rival.why_not("found 3-18") == reasons.TOO_NEAR


@rule("3.4.10", "3.4.12", "A4")
def test_a_founding_needs_a_castle_with_two_citizens() -> None:
    assert table(red=["4-13:3 school@3-14 statue@2-15"]).why_not("found 8-23") == reasons.NO_DONOR
    assert table(red=["4-13:4 school@3-14 statue@2-15"]).why_not("found 8-23") is None


@rule("3.4.11", "3.4.12", "3.4.13", "1.6.3")
def test_the_donor_is_asked_for_if_several_castles_qualify() -> None:
    game = table(red=["4-13:3", "8-9:2", "12-13:1"], blue=["4-25:5"]).play("found 12-19")
    assert (game.step, game.actors, game.state.site) == ("donor", (0,), game.hex("12-19"))
    assert game.why_not("donor 4-25") == reasons.DONOR_NOT_YOURS
    assert game.why_not("donor 5-12") == reasons.DONOR_NOT_YOURS
    assert game.why_not("donor 12-13") == reasons.DONOR_TOO_SMALL
    assert game.legal("donor") == {"4-13", "8-9"}
    game.play("donor 8-9")
    assert game.population("4-13", "8-9", "12-13", "12-19") == [3, 1, 1, 3]


@rule("3.4.13")
def test_a_single_donor_is_not_asked_for() -> None:
    game = table(red=["4-13:3", "8-9:1"], blue=["4-25:5"]).play("found 12-19")
    assert game.actors == (1,)
    assert game.population("4-13", "12-19") == [2, 3]


@rule("3.4.14")
def test_a_new_city_begins_with_three_citizens() -> None:
    game = table(red=["4-13:3"])
    reserve = game.state.citizens
    game.play("found 8-23")
    assert (game.population("4-13", "8-23"), game.state.citizens) == ([2, 3], reserve - 2)


@rule("3.4.15")
def test_a_new_castle_yields_food_at_once_and_can_build_in_the_next_turn() -> None:
    game = table(red=["4-13:3"])
    assert game.food == 2
    game.play("found 8-23")
    assert game.food == 2 + 5
    assert game.again().why_not("build school 8-21") is None


@rule("3.4.15", "A31")
def test_a_new_city_takes_part_in_the_migration_of_its_year() -> None:
    game = table(
        red=["12-13:5"], blue=["4-13:3 school@3-14"], opened="education", gold=[3],
        display="university",
    )  # fmt: skip
    game.play("found 4-19").again().play("card university 3-18")
    game.reveal("education", "education", "education")
    assert game.population("4-19", "4-13") == [4, 2]


@rule("3.4.16", "4.1.1")
def test_a_player_card_builds_a_small_building_for_free() -> None:
    game = table(red=["4-13:3"], gold=[0]).play("build school 3-14")
    assert (game.tiles("4-13"), game.cards, game.gold) == ({"3-14": "school"}, 2, 0)


@rule("3.4.17")
def test_a_player_card_builds_nothing_larger() -> None:
    game = table(red=["4-13:9"], gold=[9])
    kinds = {words.split()[1] for words in game.rules.named if words.startswith("build ")}
    assert kinds == {"farmhouse", "quarry", "school", "statue", "fountain", "market"}
    with pytest.raises(InvalidNotation):
        game.rules.parse("build palace 3-14")


@rule("3.4.18")
def test_a_politics_card_is_taken_and_carried_out() -> None:
    game = table(red=["4-13:3"], display="palace", gold=[1]).play("card palace 3-14")
    assert (game.tiles("4-13"), game.cards) == ({"3-14": "palace"}, 3)


@rule("3.4.19")
def test_a_pass_is_always_allowed() -> None:
    game = table(red=["4-13:3"], display="palace", gold=[1])
    assert len(game.choices()) > 1
    assert game.why_not("pass") is None


@rule("3.4.20", "3.4.21", "1.6.6")
def test_who_passes_lays_the_top_card_unseen_in_front() -> None:
    game = begin(2)
    deck, unseen = game.state.deck, game.state.unseen[:]
    game.play("pass")
    assert game.state.taken == [(UNSEEN,), ()]
    assert (game.state.deck, game.state.unseen) == (deck - 1, unseen)
    assert game.state.taken[0] == (UNSEEN,)


@rule("3.4.21", "5.1.2", "A1")
def test_every_turn_leaves_one_more_card_in_front() -> None:
    """Three player cards, a politics card and a pass are five."""
    game = table(red=["4-13:3"], blue=["8-23:3"], display="ask-the-people", round=1)
    game.follow("gold", "pass", "gold", "pass", "gold", "pass")
    game.follow("ask 1 2", "voice 1 health", "voice 2 health", "lay cathedral", "pass", "pass")
    in_front = [3 - game.cards + len(game.state.taken[0]), len(game.state.taken[1])]
    assert (in_front, game.actors) == ([5, 4], (1,))
    assert game.follow("pass").step == "reveal"


@rule("3.4.22", "A1")
def test_at_the_end_the_politics_cards_go_to_the_discard() -> None:
    game = table(red=["4-13:3"], blue=["8-23:3"], display="blessed-era palace", round=5)
    game.play("blessed 4-13 1")
    assert game.state.discard == [0] * 13  # not before the phase ends
    game.follow("lay hospital", "pass")
    blessed = [int(card == "blessed-era") for card in CARDS]
    assert (game.state.discard, game.state.discard_unseen) == (blessed, 1)
    assert game.state.taken == [(), ()]
