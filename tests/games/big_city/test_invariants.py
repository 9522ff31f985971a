"""What is true at every moment of every game, whatever the players do.

Random games at all player counts and with all options; the engine's sets, values and stored
conclusions are compared with plain.py, which knows nothing of them.
"""

from __future__ import annotations

from random import Random

import pytest
from marks import rule

from faubourg.core.catalogue import members, pick_one
from faubourg.core.model import CHANCE
from faubourg.games.big_city import trams
from faubourg.games.big_city.actions import Build, Lay, Origin
from faubourg.games.big_city.board import NOWHERE, Plan, position, rotated_size, street_ends
from faubourg.games.big_city.components import ALL_PLOTS, PIECES, PLOT_NAMES, SIZES
from faubourg.games.big_city.state import SWAP, TURN, BigCityState
from games.big_city import plain
from games.big_city.plain import City, Site, Street
from games.big_city.random_games import walk
from games.big_city.table import LAYOUTS, Table, city, names_of

OPTIONS: list[dict[str, str]] = [
    {},
    {"new_buildings": "all", "tram_rule": "english", "trade": "on"},
    {"new_buildings": "published", "limited_trams": "pieces", "limited_draws": "on"},
    {"limited_trams": "buildings", "obsolete": "exchange", "extra_card": "on"},
    {"trade": "on", "reverse_placement": "on", "tram_rule": "english", "limited_trams": "pieces"},
]
GAMES = [(seats, OPTIONS[place % len(OPTIONS)]) for place, seats in enumerate([2, 3, 4, 5] * 2)]
all_games = pytest.mark.parametrize(
    ("seats", "options"), GAMES, ids=lambda value: value if isinstance(value, int) else "".join(
        f"{word}={value[word]};" for word in value) or "default")  # fmt: skip


@rule("1.14", "3.1.5")
@all_games
def test_no_card_is_lost_or_in_two_places(seats: int, options: dict[str, str]) -> None:
    for _, state in walk(seats, options, "cards"):
        under = [1 << card for cards in state.under for card in cards]
        piles = [*state.hands, *state.decks, *under, state.out]
        assert sum(piles) == (1 << 72) - 1
        assert sum(pile.bit_count() for pile in piles) == 72


@rule("3.1.5")
@all_games
def test_what_is_out_of_the_game_stays_out(seats: int, options: dict[str, str]) -> None:
    before = 0
    for _, state in walk(seats, options, "out"):
        assert not before & ~state.out
        before = state.out


@rule("2.2", "3.2.2", "3.2.4", "3.4.2", "1.12")
@all_games
def test_pieces_are_on_plots_of_their_own_and_as_many_as_there_are(
    seats: int, options: dict[str, str]
) -> None:
    for game, state in walk(seats, options, "pieces"):
        assert min(state.supply) >= 0
        standing = [plot for piece in state.standing for plot in members(piece.plots)]
        assert len(standing) == len(set(standing))
        assert set(standing) <= set(members(game.plan.city))
        assert len(state.trams) == len(set(state.trams)) <= 17


@all_games
def test_what_a_state_remembers_equals_what_it_shows(seats: int, options: dict[str, str]) -> None:
    for game, state in walk(seats, options, "caches"):
        for number in range(len(PIECES)):
            union = sum(piece.plots for piece in state.standing if piece.piece == number)
            assert state.on[number] == union
        assert state.occupied == sum(state.on)
        ends = set(game.ends)
        assert ends == game.town.ends()
        if options.get("tram_rule") != "english" and state.trams:
            assert ends == {position(end) for end in state.ends}


@all_games
def test_a_plan_that_has_grown_is_the_one_made_at_once(seats: int, options: dict[str, str]) -> None:
    for game, state in walk(seats, options, "plans", 300):
        grown, made = game.plan, Plan(game.rules.kit.atlas, state.placed)
        assert (grown.at, grown.city, grown.filled) == (made.at, made.city, made.filled)
        assert (grown.cell, grown.beyond, grown.near) == (made.cell, made.beyond, made.near)
        assert grown.periphery == made.periphery
        assert grown.edge == sum(1 << grown.cell[plot] for plot in members(grown.periphery))
        for street, (plot, side) in made.streets.items():
            assert grown.named(street) == 4 * plot + side
            assert grown.street_of[plot][side] == street


@all_games
def test_a_pick_is_any_of_the_legal_actions(seats: int, options: dict[str, str]) -> None:
    """It takes the same luck and finds the same one as if they were one set."""
    for game, state in walk(seats, options, "picks", 600):
        for seat in state.actors:
            if seat != CHANCE:
                legal = game.rules.legal_set(state, seat)
                assert [action.index for action in game.rules.legal(state, seat)] == members(legal)
                number = pick_one(legal, Random(len(state.standing)))
                assert game.rules.pick(state, seat, Random(len(state.standing))).index == number


@rule("3.4.7", "3.4.8", "6.5.1")
@all_games
def test_the_line_is_connected_and_under_no_piece(seats: int, options: dict[str, str]) -> None:
    for game, state in walk(seats, options, "line"):
        if not state.trams or state.step != TURN:
            continue
        town = game.town
        assert not set(town.line) & town.covered()
        assert set(town.line) <= town.streets()
        assert _is_connected(town.line)
        if options.get("tram_rule") != "english":
            assert len(trams.crossings(state)) == len(state.trams) + 1  # neither loop nor branch
            assert len(town.ends()) == 2


def _is_connected(line: list[Street]) -> bool:
    reached, left = {line[0][0]}, set(line)
    while joined := {street for street in left if reached & set(street)}:
        reached |= {crossing for street in joined for crossing in street}
        left -= joined
    return not left


@rule("1.11", "2.11", "2.12")
@all_games
def test_the_city_holds_together_and_the_centre_only_grows(
    seats: int, options: dict[str, str]
) -> None:
    centre: set[str] = set()
    for game, state in walk(seats, options, "districts"):
        assert centre <= game.centre
        centre = game.centre
        placed = sum(w * h for (w, h), place in zip(SIZES, state.placed, strict=True)
                     if place != NOWHERE)  # fmt: skip
        cells = {position(cell) for cell in game.plan.at}
        assert len(cells) == placed
        assert _is_one(cells)


def _is_one(cells: set[tuple[int, int]]) -> bool:
    reached = {next(iter(cells))}
    while more := {near for cell in reached for near in plain.around(cell)} & cells - reached:
        reached |= more
    return reached == cells


@rule("4.13", "4.14")
@all_games
def test_no_score_falls_and_lines_add_up(seats: int, options: dict[str, str]) -> None:
    before = [0] * seats
    for game, state in walk(seats, options, "scores"):
        assert all(old <= new for old, new in zip(before, state.scores, strict=True))
        before = state.scores[:]
        for seat in range(seats):
            lines = game.rules.score(state, seat)
            assert sum(line.points for line in lines) == game.rules.total(state, seat)


@rule("3.8.1", "3.8.4", "2.4", "6.7.1")
@all_games
def test_hands_are_never_more_than_full_and_decks_never_drawn_three_times(
    seats: int, options: dict[str, str]
) -> None:
    for _, state in walk(seats, options, "draws"):
        assert state.step == SWAP or all(
            hand.bit_count() <= full for hand, full in zip(state.hands, state.full, strict=True)
        )
        assert max(state.drawn) <= 2


@rule("5.1", "5.2", "6.9.1")
@all_games
def test_a_game_ends_only_as_it_may(seats: int, options: dict[str, str]) -> None:
    for _, state in walk(seats, options, "ends"):
        full = state.occupied == ALL_PLOTS
        if not state.actors:
            assert full or state.passes == seats or state.quiet >= 3 * seats
        else:
            assert not full and state.passes < seats and state.quiet < 3 * seats


# The engine against the plain rules


def offered(game: Table) -> set[tuple[str, Site]]:
    found = set()
    for action in game.rules.legal(game.state, game.seat):
        if isinstance(action, Build):
            piece = PIECES[action.piece]
            plots = game.plan.plots_at(piece.shape, action.plot, action.direction)
            found.add((piece.name, frozenset(PLOT_NAMES[plot] for plot in members(plots))))
    return found


def offered_streets(game: Table) -> set[Street]:
    found = set()
    for action in game.rules.legal(game.state, game.seat):
        if isinstance(action, Lay):
            one, other = street_ends(game.plan.street_of[action.plot][action.side])
            found.add((position(one), position(other)))
    return found


def compare(game: Table) -> int:
    """Everything that can be built or laid now, and what it is worth; how many there were."""
    town, options = game.town, game.rules.options
    assert names_of(game.plan.periphery) == sorted(town.periphery)
    names = game.supply
    expected = plain.builds(town, set(game.hand), names)
    assert offered(game) == expected
    for action in game.rules.legal(game.state, game.seat):
        if isinstance(action, Build):
            _compare_value(game, town, action)
    english = options["tram_rule"] == "english"
    streets = plain.lays(town, english=english, beside=options["limited_trams"])
    assert offered_streets(game) == streets
    return len(expected) + len(streets)


def _compare_value(game: Table, town: City, action: Build) -> None:
    piece = PIECES[action.piece]
    plots = game.plan.plots_at(piece.shape, action.plot, action.direction)
    names = frozenset(PLOT_NAMES[plot] for plot in members(plots))
    expected = plain.value(town, piece.name, names)
    assert game.points(game.rules.notation(action)) == expected, (piece.name, names)


@rule("3.2.1", "3.3.1", "4.1", "4.8", "1.10", "1.6", "1.7", "6.3.1", "6.5.1", "6.6.2")
@all_games
def test_what_is_offered_and_its_value_are_those_of_the_plain_rules(
    seats: int, options: dict[str, str]
) -> None:
    seen = 0
    for game, state in walk(seats, options, "plain"):
        if state.step == TURN:
            seen += compare(game.sit(state.turn))
    assert seen > 400


@rule("2.11", "2.12", "B4")
@all_games
def test_districts_fit_where_two_pairs_of_plots_meet(seats: int, options: dict[str, str]) -> None:
    """Two shared streets and two disjoint pairs of plots come to the same."""
    for game, state in walk(seats, options, "places"):
        if not game.rules.legal(state, 0) or not isinstance(game.rules.legal(state, 0)[0], Origin):
            continue
        size = rotated_size(*divmod(state.chosen, 4))
        cells = {
            position(action.cell)
            for action in game.rules.legal(state, 0)
            if isinstance(action, Origin)
        }
        assert cells == plain.places(game.town, *size)


STRANGE = 60


def strange_city(rng: Random) -> Table:
    """A city as no game makes it: any pieces wherever they fit, a wild line, a hand of twenty."""
    options = {"new_buildings": "all", "tram_rule": rng.choice(["german", "english"]),
               "limited_trams": rng.choice(["off", "buildings", "pieces"])}  # fmt: skip
    lines = [f"layout {rng.choice(sorted(LAYOUTS))}"]
    left = dict(plain.COUNT)
    first = ["city-hall"] if rng.random() < 0.8 else []
    for _ in range(rng.randrange(5, 40)):
        town = city("\n".join(lines), options=options).town
        name = first.pop() if first else rng.choice([n for n, count in left.items() if count])
        kept = {f"{d}{d}" for d in range(1, 9)} if rng.random() < 0.9 else set()  # for churches
        fitting = [sorted(plots) for plots in plain.sites(town, name) if not plots & kept]
        if fitting:
            lines.append(f"{name} {' '.join(rng.choice(sorted(fitting)))}")
            left[name] -= 1
    free = sorted(set(town.cells) - set(town.taken) - set(lines[-1].split()))
    parks = sorted(name for name in plain.PARKS | plain.FACTORIES if left[name])
    hand = rng.sample(free, min(len(free), 20)) + parks
    return _wild_line(city("\n".join([*lines, f"hand 1: {' '.join(hand)}"]), options=options), rng)


def _wild_line(game: Table, rng: Random) -> Table:
    for _ in range(rng.randrange(18)):
        town = game.town
        english = game.rules.options["tram_rule"] == "english"
        if streets := sorted(plain.lays(town, english=english, beside="off")):
            (x, y), (_, below) = rng.choice(streets)
            letter = "H" if below == y else "V"
            words = game.action(f"lay {letter},{x},{y}")
            assert isinstance(words, Lay)
            trams.lay(game.state, game.plan.street_of[words.plot][words.side])
    return game


@rule("1.6", "1.7", "1.8", "1.10", "3.2.16", "3.4.5", "4.5", "6.6.3", "6.6.4", "6.6.5")
@pytest.mark.parametrize("seed", range(STRANGE))
def test_in_any_city_what_is_offered_is_what_the_plain_rules_allow(seed: int) -> None:
    game = strange_city(Random(f"strange {seed}"))
    assert compare(game) > 0


def test_strange_cities_have_everything() -> None:
    """Otherwise the comparison above would show little."""
    built: set[str] = set()
    states: list[BigCityState] = []
    for seed in range(STRANGE):
        game = strange_city(Random(f"strange {seed}"))
        built |= {name for name, _ in offered(game)}
        states.append(game.state)
    assert built == set(plain.SIZE)
    assert any(len(state.trams) > 8 for state in states)
