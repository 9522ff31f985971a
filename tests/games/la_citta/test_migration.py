"""Chapters 3.5 and 3.6 of RULES.md: the Voice and the migration."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.model import CHANCE
from faubourg.games.la_citta import reasons
from faubourg.games.la_citta.components import SERVICES
from faubourg.games.la_citta.year import voices
from games.la_citta.rulebook import rows
from games.la_citta.table import EDUCATION, Table, table


def counted(cards: str) -> list[str]:
    """The Voices of four cards, "H H E C"."""
    names = {"C": "culture", "E": "education", "H": "health"}
    opened, *hidden = (names[card] for card in cards.split())
    game = table(red=["8-9:3"], blue=["8-23:3"], opened=opened).reveal(*hidden[:2])
    game.state.hidden = [SERVICES.index(service) for service in hidden]
    return [SERVICES[service] for service in voices(game.state)]


@rule("3.5.1")
def test_the_hidden_cards_are_revealed_one_by_one() -> None:
    game = table(red=["8-9:3"], blue=["8-23:3"]).reveal()
    for number in (1, 2, 3):
        assert (game.step, game.actors) == ("reveal", (CHANCE,))
        assert set(game.chances()) == {f"voice {number} {service}" for service in SERVICES}
        game.follow(f"voice {number} health")


@rule("3.5.2", "3.5.3")
@pytest.mark.parametrize(
    ("cards", "heard"),
    [
        ("H H H H", ["health"]),
        ("E C C C", ["culture"]),
        ("H H E C", ["health"]),
        ("C E H E", ["education"]),
        ("C C E E", ["culture", "education"]),
        ("H C C H", ["culture", "health"]),
    ],
)
def test_the_service_on_most_cards_is_the_voice(cards: str, heard: list[str]) -> None:
    assert counted(cards) == heard


@rule("3.5.3")
@pytest.mark.parametrize("row", range(4))
def test_the_table_of_voices(row: int) -> None:
    pattern, number = rows("3.5.3")[row]
    letters = [letter for letter, n in zip("CEH", pattern.split(", "), strict=True)
               for _ in range(int(n))]  # fmt: skip
    assert len(counted(" ".join(letters))) == int(number)


# Red takes from blue: university on 3-18 against school on 3-14, two hexes between.
STRONG = "4-19:3 university@3-18"
WEAK = "4-13:3 school@3-14"


@rule("3.6.1", "3.6.3", "3.6.4")
def test_the_stronger_city_takes_a_citizen_from_its_neighbour() -> None:
    game = table(red=[STRONG], blue=[WEAK]).reveal(*EDUCATION)
    assert game.population("4-19", "4-13") == [4, 2]


@rule("3.6.1", "3.6.3")
def test_citizens_come_to_the_castle() -> None:
    game = table(red=[STRONG], blue=[WEAK]).reveal(*EDUCATION)
    assert game.on_castle("4-19") == 3


@rule("3.6.1")
def test_the_voice_decides_which_service_counts() -> None:
    game = table(red=[STRONG], blue=["4-13:3 statue@3-14"])
    game.reveal("culture", "culture", "culture")
    assert game.population("4-19", "4-13") == [2, 4]


@rule("3.6.1", "1.2.4")
def test_cities_that_are_no_neighbours_take_nothing() -> None:
    game = table(red=["4-19:3 university@4-21"], blue=["4-13:3"]).reveal(*EDUCATION)
    assert game.population("4-19", "4-13") == [3, 3]


@rule("3.6.2", "3.6.4")
def test_cities_of_one_owner_take_nothing_from_each_other() -> None:
    game = table(red=[STRONG, WEAK], blue=["8-23:3"]).reveal(*EDUCATION)
    assert game.population("4-19", "4-13") == [3, 3]


@rule("3.6.4")
def test_equal_cities_take_nothing() -> None:
    game = table(red=["4-19:3 school@3-18"], blue=[WEAK]).reveal(*EDUCATION)
    assert game.population("4-19", "4-13") == [3, 3]


@rule("3.6.5", "A32")
def test_a_city_without_citizens_loses_none() -> None:
    """Three cities are stronger than blue's, which has two citizens; red is first, then green."""
    game = table(
        red=["4-19:2 school@3-18"], blue=["2-15:2"], green=["4-11:2 school@4-13"],
        violet=["0-11:2 school@1-12"], seats=4,
    )  # fmt: skip
    game.reveal(*EDUCATION)
    assert not game.stands("2-15")
    assert game.population("4-19", "4-11", "0-11") == [3, 3, 2]


@rule("3.6.6", "A10")
def test_a_full_city_does_not_keep_what_it_takes() -> None:
    game = table(red=["4-19:5 university@3-18"], blue=[WEAK])
    reserve = game.state.citizens
    game.reveal(*EDUCATION)
    assert game.population("4-19", "4-13") == [5, 2]
    assert game.state.citizens == reserve + 1


@rule("3.6.7", "A8")
def test_taking_is_not_voluntary() -> None:
    """With one Voice nobody is asked, although the citizen more must be fed."""
    game = table(red=["4-19:3 university@3-18"], blue=[WEAK]).reveal(*EDUCATION)
    assert (game.step, game.actors) == ("hunger", (0,))


def two_voices() -> Table:
    """Red's city has more culture and blue's more education; both are Voices."""
    game = table(
        red=["4-19:3 palace@3-18", "8-9:3 palace@8-11"], blue=["4-13:3 school@3-14"],
        opened="culture",
    )  # fmt: skip
    return game.reveal("culture", "education", "education")


@rule("3.6.8", "3.6.15", "A9")
def test_with_two_voices_one_is_chosen_for_each_city() -> None:
    game = two_voices()
    assert (game.step, game.actors) == ("migration", (0,))
    assert game.choices() == {"migrate 4-19 culture", "migrate 4-19 education"}
    game.play("migrate 4-19 culture")
    assert game.population("4-19", "4-13") == [4, 2]


@rule("3.6.8", "A8")
def test_the_voice_chosen_may_bring_nothing() -> None:
    game = two_voices().play("migrate 4-19 education")
    assert game.population("4-19", "4-13") == [3, 3]


@rule("3.6.8", "3.6.13")
def test_one_city_never_uses_both_voices() -> None:
    game = two_voices().play("migrate 4-19 education")
    assert game.actors == (1,)
    assert game.sit(1).choices() == {"migrate 4-13 culture", "migrate 4-13 education"}


@rule("3.6.9")
def test_a_service_that_is_no_voice_cannot_be_chosen() -> None:
    assert two_voices().why_not("migrate 4-19 health") == reasons.NO_VOICE


@rule("3.6.10", "A11")
def test_no_tile_is_lost_before_all_have_handled_their_cities() -> None:
    """Red empties blue's city; its school still counts when blue takes green's last citizen."""
    game = table(
        red=["4-19:3 university@3-18"], blue=["4-13:2 school@3-14"], green=["4-9:1"], seats=3
    )
    game.crowd("4-13", 1).reveal(*EDUCATION)
    assert game.population("4-19", "4-13") == [4, 1]
    game.follow("demolish 3-14")
    assert not game.stands("4-9")


@rule("3.6.11")
def test_an_emptied_city_may_still_take_citizens() -> None:
    game = table(
        red=["4-19:3 university@3-18"], blue=["4-13:2 school@3-14"], green=["4-9:3"], seats=3
    )
    game.crowd("4-13", 1).reveal(*EDUCATION)
    assert game.stands("4-13")
    assert game.population("4-19", "4-13", "4-9") == [4, 1, 2]


# Two red cities beside one blue city with a single citizen: 4-11 on the left, 4-19 on the right.
LEFT, RIGHT = "4-11:2 school@4-13", "4-19:2 school@3-18"


def contested(citizens: int = 1) -> Table:
    return table(red=[LEFT, RIGHT], blue=["2-15:3", "8-23:3"]).crowd("2-15", citizens)


@rule("3.6.12", "3.6.14", "A32")
def test_the_order_is_asked_for_if_it_can_matter() -> None:
    game = contested().reveal(*EDUCATION)
    assert game.choices() == {"migrate 4-11 education", "migrate 4-19 education"}
    game.play("migrate 4-19 education")
    assert game.population("4-11", "4-19") == [2, 3]


@rule("3.6.14")
def test_the_order_is_not_asked_for_if_there_are_citizens_for_all() -> None:
    game = contested(2).reveal(*EDUCATION)
    assert game.population("4-11", "4-19") == [3, 3]
    assert game.step != "migration"


@rule("3.6.14", "3.6.6")
@pytest.mark.parametrize(
    ("left", "right", "asked"), [(5, 5, False), (5, 4, True), (4, 5, True), (4, 4, True)]
)
def test_the_order_is_not_asked_for_if_all_who_take_are_full(
    left: int, right: int, asked: bool
) -> None:
    """The citizen goes to the reserve, whoever takes it."""
    game = contested().crowd("4-11", left).crowd("4-19", right)
    reserve = game.state.citizens
    game.reveal(*EDUCATION)
    assert (game.step == "migration") == asked
    if not asked:
        assert (game.population("4-11", "4-19"), game.stands("2-15")) == ([5, 5], False)
        assert game.state.citizens == reserve + 1


def test_edition_1_asked_for_the_order_of_full_cities() -> None:
    game = contested().crowd("4-11", 5).crowd("4-19", 5)
    assert game.by_edition(1).reveal(*EDUCATION).step == "migration"


@rule("3.6.14")
def test_the_last_city_is_handled_without_being_asked_for() -> None:
    game = contested().reveal(*EDUCATION).play("migrate 4-11 education")
    assert game.population("4-11", "4-19") == [3, 2]
    assert game.step != "migration"


@rule("3.6.12")
def test_only_own_cities_are_handled() -> None:
    game = contested().reveal(*EDUCATION)
    assert game.why_not("migrate 2-15 education") == reasons.NOT_YOUR_MIGRATION
    assert game.why_not("migrate 5-12 education") == reasons.NOT_YOUR_MIGRATION


@rule("3.6.13")
def test_no_city_is_handled_twice() -> None:
    """Two Voices, two red cities with something to take."""
    game = table(red=[LEFT, RIGHT], blue=["2-15:5"], opened="culture")
    game.reveal("culture", "education", "education").play("migrate 4-11 education")
    assert game.why_not("migrate 4-11 education") == reasons.HANDLED
    assert game.why_not("migrate 4-11 culture") == reasons.HANDLED
    assert game.legal("migrate") == {"4-19 culture", "4-19 education"}


@rule("3.6.16")
def test_a_city_that_could_take_nothing_is_not_asked_for() -> None:
    game = two_voices()
    assert game.why_not("migrate 8-9 culture") == reasons.NOTHING_TO_TAKE


@rule("3.6.16", "3.6.15")
def test_nobody_is_asked_where_nobody_can_take() -> None:
    game = table(red=["4-19:3"], blue=["4-13:3"], opened="culture")
    game.reveal("culture", "education", "education")
    assert game.step != "migration"


@rule("3.6.17", "6.1", "6.12")
def test_relocation_follows_when_all_are_done() -> None:
    game = table(red=["4-19:2 university@3-18"], blue=["4-13:2 school@3-14"]).reveal(*EDUCATION)
    assert (game.state.phase, game.step, game.actors) == (6, "relocation", (1,))


@rule("A33", "3.6.3")
def test_one_city_takes_from_two_cities_of_one_rival() -> None:
    game = table(red=["2-15:2 university@2-17"], blue=["4-11:3", "4-19:3"])
    assert game.reveal(*EDUCATION).population("2-15", "4-11", "4-19") == [4, 2, 2]


@rule("A34", "3.6.3")
def test_an_empty_reserve_does_not_stop_migration() -> None:
    game = table(red=[STRONG], blue=[WEAK], citizens=0).reveal(*EDUCATION)
    assert game.population("4-19", "4-13") == [4, 2]


@rule("A9", "3.6.8")
def test_the_choice_of_the_owner_who_handles_counts() -> None:
    """Red uses culture against blue; blue uses education against red's same city."""
    game = two_voices().play("migrate 4-19 culture").sit(1)
    game.play("migrate 4-13 education")
    assert game.population("4-19", "4-13") == [3, 3]
