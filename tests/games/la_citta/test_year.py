"""Chapters 1.5, 1.6, 3.1 to 3.3 and 3.8 of RULES.md: what goes by itself."""

from __future__ import annotations

from marks import rule

from faubourg.core.chance import Chance
from faubourg.core.match import CHANCE_SINCE, OTHERS_SINCE, Match
from faubourg.core.model import CHANCE, NOT_YOUR_TURN
from faubourg.games.la_citta import year
from faubourg.games.la_citta.components import HEALTH, HIDDEN, YEARS
from faubourg.games.la_citta.state import UNKNOWN
from games.la_citta.random_games import walk
from games.la_citta.rulebook import rows
from games.la_citta.table import EXPANSION, Table, begin, start, table

NEUTRAL = ("education", "health", "health")  # with an open culture card: health is the Voice


@rule("1.5.1", "7.2.1")
def test_the_game_lasts_six_years_of_eight_phases_in_order() -> None:
    assert [row[0] for row in rows("1.5.1")] == [str(n) for n in range(1, 9)]
    seen: list[tuple[int, int]] = []
    for game in walk(2, {}, "years"):
        if not seen or seen[-1] != (game.state.year, game.state.phase):
            seen.append((game.state.year, game.state.phase))
    assert seen == sorted(seen)
    assert seen[-1] == (6, 8)
    # Phases 2, 3 and 5 to 7 may pass without a question, so that nobody sees them begin.
    assert {(y, p) for y in range(1, 7) for p in (1, 4, 5)} <= set(seen)


@rule("1.5.2", "3.4.1")
def test_player_order_is_clockwise_from_the_first_player() -> None:
    game = table(red=["4-13:3"], blue=["8-23:3"], green=["12-13:3"], seats=3, first=2, turn=2)
    order: list[int] = []
    for _ in range(3):
        order += game.actors
        game.follow("pass")
    assert order == [2, 0, 1]


@rule("1.5.2", "7.1.2")
def test_eliminated_players_are_skipped() -> None:
    game = table(red=["4-13:3"], green=["12-13:3"], seats=3)
    game.state.out = (0, 16, 0)
    game.follow("pass")
    assert game.actors == (2,)


@rule("1.6.1")
def test_one_player_is_asked_or_chance_acts_or_the_game_is_over() -> None:
    for seats in (2, 5):
        for game in walk(seats, EXPANSION, "one"):
            assert len(game.actors) == 1 or game.step == "over"


@rule("1.6.1")
def test_who_is_not_asked_is_refused() -> None:
    game = begin(2)
    assert game.sit(1).why_not("pass") == NOT_YOUR_TURN
    assert game.sit(1).choices() == set()


@rule("1.6.2", "3.6.14", "3.7.1")
def test_what_leaves_no_choice_happens_by_itself() -> None:
    """Nobody is asked from the last turn of year 2 to the first one of year 3, but chance."""
    game = table(red=["8-9:3"], blue=["8-23:3"])
    game.reveal(*NEUTRAL)
    assert (game.state.year, game.step, game.actors) == (3, "voice", (CHANCE,))
    game.follow("voice open culture")
    assert (game.state.phase, game.step) == (4, "turn")


@rule("1.6.3")
def test_a_turn_is_one_choice_but_founding_and_roads() -> None:
    game = table(
        red=["8-9:3", "4-13:3"],
        blue=["8-23:3"],
        display="palace blessed-era bread-and-games ask-the-people",
        gold=[9],
        options=EXPANSION,
    )
    for words in ("gold", "build school 8-11", "card palace 8-11", "blessed 8-9 2", "pass"):
        trial = Table(game.rules, game.state.clone())
        trial.play(words)
        assert trial.state.actors in ((1,), (CHANCE,))  # the next player, or a card is laid open
    assert _after(game, "found 12-13").step == "donor"
    assert _after(game, "build road 8-11").step == "second-road"


def _after(game: Table, words: str) -> Table:
    return Table(game.rules, game.state.clone()).play(words)


@rule("1.6.4", "3.4.10")
def test_a_first_choice_that_could_not_be_completed_is_refused() -> None:
    game = table(red=["4-13:2 school@3-14"])
    assert not game.legal("found")  # no castle could give a citizen


@rule("1.6.5", "5.1.6")
def test_of_two_equal_cards_the_leftmost_is_taken() -> None:
    game = table(red=["4-13:3"], display="palace ask-the-people baths ask-the-people")
    game.play("ask 1 2", "voice 1 culture", "voice 2 culture")
    assert game.display == ["palace", "", "baths", "ask-the-people"]
    assert "lay estate" not in game.chances()
    game.follow("lay hospital")
    assert game.display == ["palace", "hospital", "baths", "ask-the-people"]


@rule("1.6.6", "3.1.2")
def test_hidden_cards_are_not_drawn_before_somebody_looks() -> None:
    game = begin(2)
    assert game.state.hidden == [-1, -1, -1]
    assert game.state.unheard == [8, 9, 9]


@rule("1.6.8")
def test_a_choice_may_be_taken_back_but_not_past_chance_or_another_player() -> None:
    match = Match(begin(2).rules, Chance.seeded("undo"))
    seat = match.state.actors[0]
    match.play(seat, match.rules.parse("gold"))
    assert match.why_not_undo(seat) is None
    match.undo(seat)
    assert match.state.gold == [1, 1]
    match.play(seat, match.rules.parse("pass"))
    match.play(1 - seat, match.rules.parse("gold"))
    assert match.why_not_undo(seat) == OTHERS_SINCE


@rule("1.6.8", "5.6.3")
def test_who_has_looked_cannot_take_it_back() -> None:
    match = Match(start(2).rules, Chance.seeded("look"))
    question = match.rules.parse("ask 1 2")
    while match.rules.why_not(match.state, match.state.actors[0], question) is not None:
        match.play(match.state.actors[0], match.rules.parse("pass"))
    seat = match.state.actors[0]
    match.play(seat, question)
    assert match.why_not_undo(seat) == CHANCE_SINCE


@rule("3.1.1", "3.1.2", "3.1.3")
def test_one_voice_card_lies_open_and_three_are_hidden() -> None:
    game = begin(3, opened="health")
    assert (game.state.open, game.state.hidden) == (HEALTH, [UNKNOWN] * 3)
    assert sum(game.state.unheard) == 26


@rule("3.1.3", "3.8.2", "3.8.4", "A36")
def test_the_voice_deck_is_never_reshuffled_and_three_cards_are_never_seen() -> None:
    for game in walk(3, {}, "voice"):
        state = game.state
        seen = 27 - sum(state.unheard)
        if state.phase == 4:
            assert seen == 4 * (state.year - 1) + 1
            # The three hidden cards are still counted; without them 3 are left in year 6.
            assert sum(state.unheard) - HIDDEN == 27 - 4 * state.year
    assert (state.year, sum(state.unheard)) == (YEARS, 3)


@rule("3.2.1", "4.2.2")
def test_quarries_pay_for_the_mountains_they_touch() -> None:
    """4-11 touches one mountain, 6-13 none."""
    game = table(red=["4-13:4 quarry@4-11 quarry@5-12 quarry@6-13"], gold=[2])
    year.collect(game.state)
    assert (game.income, game.gold) == (1, 3)


@rule("3.2.2", "A37")
def test_when_the_gold_runs_out_later_players_go_short() -> None:
    game = table(red=["4-13:2 quarry@4-11"], blue=["4-21:2 quarry@4-23"], bank=1, first=1, turn=1)
    year.collect(game.state)
    assert (game.state.gold, game.state.bank) == ([0, 1], 0)


@rule("3.8.1")
def test_the_left_neighbour_becomes_first_player() -> None:
    game = table(red=["8-9:3"], blue=["8-23:3"], first=1)
    game.reveal(*NEUTRAL).follow("voice open health")
    assert (game.state.first, game.actors) == (0, (0,))


@rule("3.8.1", "A26")
def test_an_eliminated_first_player_is_followed_by_the_next_one_in_the_game() -> None:
    game = table(red=["8-9:3"], violet=["8-23:3"], seats=4, first=1)
    game.state.out = (0, 16, 16, 0)
    game.reveal(*NEUTRAL)
    assert game.state.first == 3


@rule("3.8.2")
def test_the_voice_cards_are_discarded() -> None:
    game = table(red=["8-9:3"], blue=["8-23:3"]).reveal(*NEUTRAL)
    state = game.state
    assert (state.open, state.hidden, state.looked) == (UNKNOWN, [UNKNOWN] * 3, [0, 0])
    assert state.unheard == [8, 8, 7]


@rule("3.8.3", "5.3.1", "5.5.1")
def test_extra_food_ends_and_cubes_return() -> None:
    game = table(
        red=["8-9:3 farmhouse@8-11 school@9-8"],
        blue=["8-23:3"],
        display="bountiful-harvest bread-and-games",
    )
    game.play("harvest 8-11").again().play("games 8-9 education 1")
    assert (game.food, game.cubes, game.services("8-9")) == (15, 2, (0, 2, 0))
    game.reveal(*NEUTRAL)
    assert (game.food, game.cubes, game.services("8-9")) == (10, 4, (0, 1, 0))


@rule("3.8.4")
def test_year_six_is_the_last() -> None:
    game = table(red=["8-9:3"], blue=["8-23:3"], year=6)
    game.reveal(*NEUTRAL)
    assert (game.step, game.actors) == ("over", ())
