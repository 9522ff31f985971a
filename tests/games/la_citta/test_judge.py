"""The judge of La Città: its terms move the right way, it never peeks, and it plays sensibly."""

from __future__ import annotations

from itertools import product
from random import Random

import judging
import pytest
from judging import favourite, named

from faubourg.bots import arena, make_bot
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.components import YEARS
from faubourg.games.la_citta.judge.outlook import Outlook, chances
from faubourg.games.la_citta.judge.survey import lost_at_edges, survey
from faubourg.games.la_citta.year import voices
from games.la_citta.table import EXPANSION, Table, begin, start, table

BLUE = ["8-23:3"]  # far from what red has in these tests
NEAR = ["4-13:3 school@3-14"]  # two hexes from a tile on 3-18


# Terms

# The name of a term, a city of red where it is low, one where it is high.
BETTER = [
    ("citizens", "4-19:3", "4-19:4"),
    ("growth", "4-19:5", "4-19:4"),
    ("growth", "4-19:5", "4-19:5 market@4-21"),
    ("growth", "8-19:7 market@8-21 school@7-18", "8-19:7 market@8-21 fountain@7-18"),
    ("hunger", "4-19:5 school@5-20", "4-19:5 farmhouse@5-20"),
    ("later-food", "4-19:3 quarry@5-20", "4-19:3 farmhouse@5-20"),
    ("services", "4-19:3 school@5-20", "4-19:3 hospital@5-20"),
    ("services", "4-19:4 hospital@5-20", "4-19:4 hospital@5-20 statue@3-18"),
    ("arches", "4-19:3 school@5-20", "4-19:3 university@5-20"),
    ("sites", "4-21:3", "6-19:3"),
    ("builders", "4-19:3 school@5-20 school@3-18", "4-19:3 school@5-20"),
    ("income", "4-19:3 farmhouse@3-18", "4-19:3 quarry@3-18"),
]


@pytest.mark.parametrize(("name", "low", "high"), BETTER, ids=[f"{b[0]}-{b[2]}" for b in BETTER])
def test_a_term_rises_with_what_it_stands_for(name: str, low: str, high: str) -> None:
    less, more = table(red=[low], blue=BLUE), table(red=[high], blue=BLUE)
    assert named(more)[name] > named(less)[name]


def test_gold_counts_less_the_more_there_is_of_it() -> None:
    one, two, three = (named(table(red=["4-19:3"], blue=BLUE, gold=[n]))["gold"] for n in (1, 2, 3))
    assert two - one > three - two > 0


def test_in_the_last_turns_gold_only_breaks_ties() -> None:
    game = table(red=["4-19:3"], blue=BLUE, gold=[5], year=YEARS, round=5, cards=[0])
    game.state.taken[0] = (0, 0)
    assert Outlook(game.state, 0).all_turns == 0
    assert 0 < named(game)["gold"] < 0.5


def test_a_stronger_city_wins_citizens_and_a_weaker_one_loses_them() -> None:
    strong, even, weak = (
        table(red=[f"4-19:3 {tile}@3-18"], blue=NEAR, opened="education")
        for tile in ("university", "school", "quarry")
    )
    assert named(strong)["migration"] > named(even)["migration"] == 0 > named(weak)["migration"]
    assert named(strong)["taken"] > 0 and named(weak)["later-migration"] < 0


def test_the_open_voice_card_tells_which_service_will_win() -> None:
    said, other = (
        table(red=["4-19:3 university@3-18"], blue=NEAR, opened=opened)
        for opened in ("education", "health")
    )
    assert named(said)["migration"] > named(other)["migration"] > 0


def test_a_full_city_keeps_nothing_it_takes() -> None:
    game = table(red=["4-19:5 university@3-18"], blue=NEAR, opened="education")
    assert named(game)["migration"] == 0 < named(game)["taken"]


def test_a_city_that_may_lose_its_builders_is_in_danger() -> None:
    rival = ["4-13:3 university@3-14"]
    tight = table(red=["4-19:2 quarry@3-18"], blue=rival, opened="education")
    spare = table(red=["4-19:3 quarry@3-18"], blue=rival, opened="education")
    assert named(tight)["demolition"] < named(spare)["demolition"] == 0


def test_a_farmhouse_that_may_be_demolished_does_not_feed_for_sure() -> None:
    rival = ["4-13:3 university@3-14"]
    safe, loose = (
        table(red=[f"4-19:{n} farmhouse@3-18", f"12-19:{9 - n} market@12-21"], blue=rival,
              opened="education")
        for n in (3, 2)
    )  # fmt: skip
    assert safe.citizens == loose.citizens == safe.food == loose.food == 9
    assert named(loose)["hunger"] < named(safe)["hunger"]


def test_the_loss_of_one_tile_lays_the_next_one_open() -> None:
    game = table(red=["4-11:3 farmhouse@4-9 school@4-7"], blue=BLUE).crowd("4-11", 1)
    yielded = table(red=["4-11:2 farmhouse@4-9"], blue=BLUE).food - table(red=["4-11:1"]).food
    [place] = survey(game.board, game.state, 0).places
    lost = [lost_at_edges(game.board, game.state, place, number) for number in (2, 1)]
    assert lost == [yielded, 0] and yielded > 0


def test_hunger_is_sure_where_no_farmhouse_can_be_built() -> None:
    room, none = (
        table(red=["4-19:5 school@5-20"], blue=BLUE, pools=f"farmhouse={n}") for n in (9, 0)
    )
    assert named(none)["hunger"] < named(room)["hunger"] < 0


def test_hunger_is_worst_in_the_last_year() -> None:
    hungry = "4-19:5 school@5-20"
    usual, last = (table(red=[hungry], blue=BLUE, year=year) for year in (2, YEARS))
    assert named(last)["hunger"] < named(usual)["hunger"] < 0


def test_the_extra_harvest_feeds_this_year_only() -> None:
    game = table(red=["4-19:5 farmhouse@3-18"], blue=BLUE, display="bountiful-harvest")
    before = named(game)
    after = named(game.play("harvest 3-18"))
    assert after["hunger"] > before["hunger"] and after["later-food"] == before["later-food"]


def test_a_city_being_founded_counts_before_its_donor_is_named() -> None:
    game = table(red=["4-19:4", "12-19:4"], blue=BLUE).play("found 8-9")
    assert game.step == "donor"
    assert named(game)["citizens"] == 10


@pytest.mark.parametrize("seed", range(4))
def test_once_the_game_is_over_the_judge_knows_the_score(seed: int) -> None:
    judging.check_it_knows_the_score(start(2), seed)


def test_judging_changes_nothing() -> None:
    judging.check_judging_changes_nothing(begin(3).walk(Random(2)))


@pytest.mark.parametrize("options", [{}, {"setup": "advanced"} | EXPANSION])
def test_what_was_measured_before_changes_no_term(options: dict[str, str]) -> None:
    """Not even in states that have little in common with the one that was prepared for."""
    judge = GAME.judge(start(2, options).rules)
    for number, game in enumerate(start(2, options).walk(Random(1))):
        if number % 9 == 0:
            judge.prepare(game.state, number % 2)
        if number % 2:
            expected = [named(game.sit(seat)) for seat in range(2)]
            assert [judge.terms(game.state, seat) for seat in range(2)] == expected


# What is known of the voice cards


@pytest.mark.parametrize("opened", ["culture", "education", "health"])
def test_the_chances_of_the_voices_are_those_of_all_cards_that_may_lie_hidden(opened: str) -> None:
    game = begin(2, opened=opened)
    state = game.state.clone()
    weights: dict[tuple[int, ...], int] = {}
    for hidden in product(range(3), repeat=3):
        left, ways = game.state.unheard[:], 1
        for service in hidden:
            ways, left[service] = ways * left[service], left[service] - 1
        state.hidden = list(hidden)
        heard = tuple(voices(state))
        weights[heard] = weights.get(heard, 0) + ways
    expected = {heard: ways / sum(weights.values()) for heard, ways in weights.items()}
    assert dict(chances(game.state, 0)) == pytest.approx(expected)


def asked() -> Table:
    """Red has looked at two cards."""
    game = table(red=["4-19:3 university@3-18"], blue=NEAR, display="ask-the-people palace")
    return game.play("ask 1 2", "voice 1 education", "voice 2 education").follow("lay palace")


def test_who_has_looked_knows_more() -> None:
    game = asked()
    assert dict(chances(game.state, 0))[(1,)] > dict(chances(game.state, 1))[(1,)]
    assert named(game)["knowledge"] > 0 == named(game.sit(1))["knowledge"]


def test_the_judge_does_not_peek_at_cards_that_others_have_seen() -> None:
    game = asked().sit(1)
    before = named(game)
    game.state.hidden = [2, 0, -1]
    game.state.unseen.reverse()
    game.state.aside = tuple(reversed(game.state.aside))
    assert named(game) == before


# Choices


def test_a_hungry_player_builds_a_farmhouse_where_it_yields_most() -> None:
    for year in (1, 3, YEARS):
        game = table(red=["4-19:5"], blue=BLUE, year=year)
        game.state.founded = 1  # else a castle on good land would feed more
        assert favourite(game) == "build farmhouse 5-20"


def test_a_full_city_with_food_gets_a_market() -> None:
    game = table(red=["8-21:5 farmhouse@8-19 school@9-20"], blue=["12-13:3"], year=4, cards=[1])
    game.state.founded = 1
    assert favourite(game).startswith("build market")


def test_in_the_last_turn_a_city_is_completed() -> None:
    game = table(red=["4-19:4 hospital@3-18 farmhouse@5-20"], blue=BLUE, year=YEARS, round=5)
    game.state.founded = 1
    game.state.taken[0] = (0, 0)
    game.state.cards[0] = 1
    assert favourite(game).startswith("build statue")


def test_a_new_city_is_founded_early_and_on_good_land() -> None:
    game = begin(2)
    words = favourite(game)
    assert words.startswith("found ")
    game.play(words)
    assert game.state.land.symbols[1] >> game.hex(words.split()[1]) & 1


def test_the_last_citizen_of_the_reserve_goes_where_a_building_is_in_danger() -> None:
    """Blue's university will draw from 4-13, where everybody is needed; 8-9 is alone."""
    game = table(red=["8-9:3", "4-13:2 school@3-14"], blue=["4-19:5 university@3-18"], citizens=1)
    assert favourite(game.new_year("education")) == "grow 4-13"


def test_hunger_takes_from_the_full_city_and_spares_the_buildings() -> None:
    game = table(red=["4-19:5", "0-9:2 school@0-11"], blue=BLUE, year=3)
    game.reveal("health", "health", "health")
    assert game.step == "hunger" and favourite(game) == "starve 4-19"


def test_the_best_tile_is_kept_when_one_must_go() -> None:
    game = table(red=["4-19:4 farmhouse@5-20 quarry@4-21 statue@3-18"], blue=BLUE, year=YEARS)
    game.crowd("4-19", 3).reveal("health", "health", "health")
    assert game.step == "relocation"
    assert favourite(game) != "demolish 5-20"


# Play


def contest(seats: int, games: int, options: dict[str, str]) -> tuple[arena.Standing, ...]:
    return tuple(arena.run(GAME, seats, options, ("random", "greedy"), games, "judge").standings)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, {"setup": "advanced"} | EXPANSION)])
def test_greedy_beats_random(seats: int, options: dict[str, str]) -> None:
    """Random bots starve and end near 5 points; greedy ones have about 45."""
    random, greedy = contest(seats, 2, options)
    assert greedy.win_share == 1.0
    assert greedy.score > random.score + 20


def test_one_greedy_among_four_random_wins_and_seldom_starves() -> None:
    """A Voice of small chance may still cost a farmhouse, so one hungry year is forgiven."""
    rules, seats, hungry = GAME.rules(5), 5, set[int]()
    bots = [make_bot("greedy" if seat == 2 else "random", GAME) for seat in range(seats)]
    match = Match(rules, Chance.seeded("five"))
    rngs = [Random(seat) for seat in range(seats)]
    while match.state.actors:
        hungry |= {match.state.year} if match.state.hungry >> 2 & 1 else set()
        seat = match.state.actors[0]
        match.play(seat, bots[seat].choose(match.observe(seat), rngs[seat]))
    assert rules.ranking(match.state)[0] == [2]
    assert len(hungry) <= 1
