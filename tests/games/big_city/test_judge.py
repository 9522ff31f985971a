"""The judge of Big City: its terms add up, it never peeks, and its greedy bot plays sensibly."""

from __future__ import annotations

from random import Random

import pytest
from judging import check_it_goes_by_the_sum, favourite, named, worth

from faubourg.bots import arena, make_bot
from faubourg.core.model import CHANCE, Action, Seat
from faubourg.core.observation import Observation
from faubourg.games.big_city import GAME
from faubourg.games.big_city import judge as judges
from faubourg.games.big_city.actions import Build, Confirm
from faubourg.games.big_city.components import CITY_HALL
from faubourg.games.big_city.judge import Judge
from faubourg.games.big_city.judge.ground import WEIGHTS
from faubourg.games.big_city.state import TURN
from games.big_city.random_games import walk
from games.big_city.table import Table, begun, city

OTHERS = "hand 2: 28 37 43 48 66"
NAMES = {
    "points", "ready", "hopes", "unplaced", "installations", "obsolete", "draws", "rivals",
    "city-hall", "segments", "exchange", "idle", "trade",
}  # fmt: skip


def after(game: Table, words: str) -> dict[str, float]:
    return named(game.copy().play(words))


# Terms


def test_the_terms_are_named_and_their_sum_is_what_the_bot_goes_by() -> None:
    game = city(f"layout L1\ncity-hall 16\ntram H,1,1\nhand 1: 15 31 44 57 23\n{OTHERS}")
    assert set(named(game)) == NAMES
    check_it_goes_by_the_sum(game)


def test_at_the_end_cards_count_no_more() -> None:
    """The rest stays as it was, so that the end by itself is neither good nor bad."""
    game = city(f"layout L1\ncity-hall 16\ntram H,0,0\nhand 1: 15\n{OTHERS}")
    game.state.scores[0] = 17
    before = named(game)
    game.follow("pass", "pass")
    assert game.step == "over"
    assert set(named(game)) == {"points", "city-hall", "segments", "idle"}
    assert {name: named(game)[name] for name in ("points", "city-hall", "segments")} == {
        name: before[name] for name in ("points", "city-hall", "segments")
    }


def test_a_single_point_is_better_than_ending_the_game() -> None:
    """All 17 segments lie; what they cost is not won back by the end."""
    around = "H,0,0 H,1,0 H,2,0 H,3,0 H,4,0 H,5,0 H,6,0 V,7,0 V,7,1 V,7,2 V,7,3 H,6,4 V,6,4 V,6,5"
    line = f"tram {around} V,6,6 H,5,7 H,4,7"
    game = city(f"layout L1\ncity-hall 16\nstanford 57 58 54\n{line}\nhand 1: 55\ndecks 0")
    game.state.passes = 1
    assert game.points("build residence-1 55") == 1
    assert worth(game, "build residence-1 55") > worth(game, "pass")


def test_a_choice_of_district_has_a_term_of_its_own() -> None:
    game = begun(2).play("district 3 90")
    assert set(named(game)) == NAMES | {"district"}


# The name of a term, a position where it is low, one where it is high; the first player's hand
# ends each line.
BETTER = [
    ("ready", "11 44", "11 12"),
    ("ready", "11 14 57", "11 14 17"),
    ("ready", "tram H,5,0; 11 12", "tram H,0,0; 11 12"),
    ("ready", "city-hall 46; 15", "city-hall 16; 15"),
    ("ready", "city-hall 46; stanford 17 18 31; 15", "city-hall 46; lincoln-park 18 19; 15"),
    ("ready", "city-hall 46; residence-1 12; 15",
     "city-hall 46; residence-1 12; residence-1 14; 15"),
    ("ready", "city-hall 46; residence-3 51 52 53; office-3 57 58 59; 54",
     "city-hall 46; residence-3 51 52 53; office-3 57 58 59; 55"),  # almost a church
    ("hopes", "residence-1 12; residence-1 14; 11", "11"),  # a neighbour may be drawn
    ("installations", "city-hall 46; 15", "city-hall 46; 15 rockwell"),
    ("unplaced", "city-hall 46; 15", "city-hall 46; 15 61"),
    ("obsolete", "city-hall 46; lincoln-park 15 18; 11", "city-hall 46; lincoln-park 15 18; 11 15"),
    ("city-hall", "office-1 15; 11", "city-hall 15; 11"),
    ("segments", "city-hall 46; tram H,0,0 H,1,0; 57", "city-hall 46; tram H,0,0; 57"),
]  # fmt: skip


def position(text: str) -> Table:
    *lines, hand = text.split("; ")
    return city("\n".join(["layout L1", *lines, f"hand 1: {hand}", OTHERS]))


@pytest.mark.parametrize(("name", "low", "high"), BETTER, ids=[f"{b[0]}-{b[2]}" for b in BETTER])
def test_a_term_rises_with_what_it_stands_for(name: str, low: str, high: str) -> None:
    assert named(position(high))[name] > named(position(low))[name]


def test_a_turn_without_anything_done_costs_something() -> None:
    game = city(f"layout L1\nhand 1: 11\n{OTHERS}")
    assert after(game, "pass")["idle"] < named(game)["idle"]
    assert after(game, "under 11")["exchange"] < named(game)["exchange"]


def test_cards_that_others_hold_by_their_backs_alone() -> None:
    """Another card of the same deck changes nothing."""
    one, other = (city(f"layout L1\ncity-hall 16\nhand 1: 15\nhand 2: {c}") for c in ("51", "55"))
    assert named(one) == named(other)


# Knowledge

WAYS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"trade": "on", "limited_draws": "on"}),
    (4, {"new_buildings": "all", "tram_rule": "english", "obsolete": "exchange"}),
    (5, {"extra_card": "on", "trade": "on", "limited_trams": "buildings"}),
]


@pytest.mark.parametrize(("seats", "options"), WAYS, ids=lambda way: str(way))
def test_no_action_is_judged_by_what_its_seat_cannot_know(
    seats: int, options: dict[str, str]
) -> None:
    """Whatever the others hold and the decks bring: all guesses are worth the same."""
    rng, asked, dealt = Random(7), 0, 0
    for game, state in walk(seats, options, f"judge {seats}", 700):
        if state.actors in ((), (CHANCE,)) or rng.random() > 0.12:
            continue
        seat = rng.choice(state.actors)
        guesses = [game.rules.determinize(state, seat, Random(n)) for n in range(3)]
        dealt += guesses[0].hands != guesses[1].hands
        action = rng.choice(game.rules.legal(state, seat))
        if isinstance(action, Confirm):  # what comes next depends on the others' secret offers
            continue
        judged = []
        for guess in guesses:
            game.rules.apply(guess, seat, action)
            judged.append(Judge(game.rules).terms(guess, seat))
        assert judged[0] == judged[1] == judged[2], game.rules.notation(action)
        asked += 1
    assert asked > 20 and dealt > 10


@pytest.mark.parametrize(("seats", "options"), WAYS, ids=lambda way: str(way))
def test_what_is_prepared_changes_no_judgement(seats: int, options: dict[str, str]) -> None:
    """Each action with what the city before it has told, and then with nothing known."""
    rng, asked = Random(8), 0
    for game, state in walk(seats, options, f"prepared {seats}", 700):
        if state.actors in ((), (CHANCE,)) or rng.random() > 0.4:
            continue
        seat, judge = state.actors[0], Judge(game.rules)
        judge.prepare(state, seat)
        after = []
        for action in game.rules.legal(state, seat)[:40]:
            after.append(state.clone())
            game.rules.apply(after[-1], seat, action)
        prepared = [judge.terms(each, seat) for each in after]
        for terms, each in zip(prepared, after, strict=True):
            judges.forget()
            assert judge.terms(each, seat) == terms
            asked += 1
    assert asked > 100


def test_games_side_by_side_each_know_their_city() -> None:
    """As a batch of environments plays them: in turn, each in a plan of its own."""
    judges.forget()
    moments = [list(walk(2, {}, f"side by side {number}", 60))[-1] for number in range(3)]
    kept = [judges.sites_of(game.rules, state, WEIGHTS) for game, state in moments]
    for (game, state), sites in zip(moments, kept, strict=True):
        assert judges.sites_of(game.rules, state, WEIGHTS) is sites


# The greedy bot


@pytest.mark.parametrize(
    ("text", "better", "worse"),
    [
        ("city-hall 16; tram H,1,1; 15", "office-1 15", "residence-1 15"),  # 9 and 4
        ("city-hall 46; 11 12", "residence-2 11 east", "office-2 11 east"),  # 7 and 6
        ("city-hall 46; 11 12 13", "residence-3 11 east", "residence-2 11 east"),
        ("city-hall 16; stanford 11 12 13; tram H,0,1; 14", "residence-1 14", "office-1 14"),
        ("city-hall 16; residence-1 12; residence-1 14; tram H,1,1; 15", "cinema 15",
         "office-1 15"),  # 15 and 9
    ],
)  # fmt: skip
def test_it_prefers_the_better_of_two_builds(text: str, better: str, worse: str) -> None:
    game = position(text)
    assert game.points(f"build {better}") > game.points(f"build {worse}")
    assert worth(game, f"build {better}") > worth(game, f"build {worse}")


@pytest.mark.parametrize(
    ("text", "build"),
    [
        ("city-hall 19; residence-1 12; office-1 14; tram H,1,1; 15 16 44 23 57",
         "shopping-centre 15 east"),
        ("city-hall 16; 11 12 13 44 57", "office-3 11 east"),
        ("11 12 57", "residence-2 11 east"),
    ],
)  # fmt: skip
def test_it_builds_what_clearly_scores(text: str, build: str) -> None:
    """And neither passes nor exchanges cards, nor uses its plots one by one."""
    assert favourite(position(text)) == f"build {build}"


def test_it_takes_the_church_where_it_can() -> None:
    homes = "; ".join(
        f"{'office' if n % 2 else 'residence'}-1 5{n}" for n in range(1, 10) if n != 5
    )
    assert favourite(position(f"city-hall 16; {homes}; 55")) == "build church 55"


def test_the_hall_goes_where_its_own_plots_lie_around_it() -> None:
    """Holding 15, 16, 18 and 35 it builds on 18 or 16, and keeps a pair beside the hall."""
    game = position("15 18 16 35 57")
    assert favourite(game) == "build city-hall 18"
    assert worth(game, "build city-hall 18") > worth(game, "build city-hall 35")


def test_a_pair_is_worth_more_than_a_hall_that_spoils_it() -> None:
    game = position("15 16 45 23 54")
    assert favourite(game) == "build office-2 15 east"


def test_a_lone_plot_in_the_centre_takes_the_hall() -> None:
    game = position("office-1 12; residence-1 18; 15 11 31 44 57")
    assert favourite(game) == "build city-hall 15"


TRADE = "layout L1\ncity-hall 16\ntram H,1,1"


def test_it_offers_a_poor_card_and_keeps_a_good_one() -> None:
    """61 is not in the city; 15 lies beside the hall and the tram, as others of deck 1 do."""
    for cards, favoured in (("61", "offer 61"), ("15", "confirm"), ("15 61", "offer 61")):
        game = city(f"{TRADE}\nhand 1: 12\nhand 2: {cards}", options={"trade": "on"})
        game.play("forward 12", "ask")
        assert favourite(game.sit(1)) == favoured


@pytest.mark.parametrize(("own", "favoured"), [("61", "accept 2 first"), ("15", "stop")])
def test_it_accepts_an_offer_for_a_poor_card_only(own: str, favoured: str) -> None:
    game = city(f"{TRADE}\nhand 1: {own}\nhand 2: 12", options={"trade": "on"})
    game.play(f"forward {own}", "ask")
    game.sit(1).play("offer 12", "confirm")
    assert favourite(game) == favoured


def test_it_does_not_trade_to_pass_the_time() -> None:
    game = city(f"{TRADE}\nhand 1: 15 61\nhand 2: 12", options={"trade": "on"})
    assert worth(game, "pass") > worth(game, "forward 15")


def test_it_does_not_exchange_cards_that_only_come_back() -> None:
    """The decks are empty: what is put under them is drawn again."""
    game = city("layout L1\ncity-hall 16\noffice-1 15\nhand 1: 61 71\ndecks 0")
    assert "under" in game.kinds()
    assert worth(game, "pass") > max(worth(game, "under 61"), worth(game, "under 71"))


def test_it_passes_rather_than_lay_a_segment_of_no_use() -> None:
    """It holds no card, and the other player has passed."""
    game = city("layout L1\ncity-hall 16\ntram H,0,0\nhand 2: 61\ndecks 0", turn=1)
    game.follow("pass")
    mine = game.sit(0)
    assert all(worth(mine, "pass") > worth(mine, f"lay {street}") for street in mine.legal("lay"))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_its_games_end_without_a_guard(seed: int) -> None:
    """Seen: about 160 decisions; random bots exchange cards for ever."""
    assert len(played(seed, {})) < 400


def played(seed: int, options: dict[str, str]) -> list[tuple[int, Seat, Action]]:
    """Two greedy bots; the number of the turn with each action."""
    game = begun(2, options)
    rng, bot, turns = Random(seed), make_bot("greedy", GAME), 0
    found: list[tuple[int, Seat, Action]] = []
    while game.state.actors and len(found) < 1000:
        seat = game.state.actors[0]
        if seat == CHANCE:
            action = rng.choice([outcome for outcome, _ in game.rules.chances(game.state)])
        else:
            turns += game.state.step == TURN
            action = bot.choose(Observation(game.rules, game.state, seat), rng)
            found.append((turns, seat, action))
        game.rules.apply(game.state, seat, action)
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_hall_stands_early_in_its_games(seed: int) -> None:
    """Seen in turn 3 to 5; the games have about seventy turns and fill the city."""
    builds = [
        (turn, a.piece) for turn, _, a in played(seed, {"guard": "on"}) if isinstance(a, Build)
    ]
    assert next(turn for turn, piece in builds if piece == CITY_HALL) <= 10
    assert len(builds) > 35


def test_the_greedy_bot_beats_the_random_one() -> None:
    """Ten games with two players, the same luck for both; the margin is far below the usual one."""
    result = arena.run(GAME, 2, GAME.for_programs(), ["greedy", "random"], 10, "judge")
    greedy, random = sorted(result.standings, key=lambda standing: standing.bot)
    assert (greedy.bot, random.bot) == ("greedy", "random")
    assert greedy.win_share >= 0.9
    assert greedy.score > random.score + 40
