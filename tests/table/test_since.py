"""What a page tells of the time since its last decision: the log's own lines, and no secret."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from playing import act, play_on

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import Event, Seat
from faubourg.core.presentation import Sheet
from faubourg.core.registry import find_game, games
from faubourg.core.replay import AnyMatch
from faubourg.core.telling import Happening, Teller
from faubourg.games.la_citta import events as la_citta
from faubourg.games.la_citta.city import population_of
from faubourg.games.small_city import events as small_city
from faubourg.games.small_city.actions import Street
from faubourg.games.town_center import events as town_center
from faubourg.table.answers import moment
from faubourg.table.history import Story
from faubourg.table.shown import Situation
from faubourg.table.since import MOST_MOVES, last_decision
from faubourg.table.situation import Painter, paint
from faubourg.table.table import LESSON, PRACTICE, REPLAY, Table
from faubourg.table.viewer import Viewer
from faubourg.table.wire import WantedLook
from table.tables import table_of


def match_of(key: str, seats: int, seed: str = "since") -> AnyMatch:
    game = find_game(key)
    rules = game.rules(min(seats, game.most), game.for_programs())
    return Match(rules, Chance.seeded(f"{key} {seed}"))


def seen(table: Table, *mine: Seat, at: int | None = None) -> Situation:
    return paint(table, Viewer(mine, "en"), WantedLook(at=at))


def tables(key: str) -> Iterator[Table]:
    """The same game at several moments."""
    match, rng = match_of(key, 3), Random(key)
    for _ in range(12):
        yield table_of(play_on(match, rng, 9, anyone=True))


@pytest.mark.parametrize("key", sorted(games()))
def test_it_tells_the_lines_of_the_log_behind_ones_last_decision(key: str) -> None:
    told = 0
    for table in tables(key):
        for seat in range(table.match.rules.seats):
            if table.match.rules.is_out(table.match.state, seat):
                continue
            last, shown = last_decision(table, [seat]), seen(table, seat)
            pairs = zip(table.story.lines, shown.log, strict=True)
            after = [line.text for told, line in pairs if told.step > last]
            lines = [words for move in shown.since for words in move.lines]
            assert lines == after[len(after) - len(lines) :]
            assert lines == after or len(shown.since) == MOST_MOVES
            told += len(lines)
    assert told > 20


@pytest.mark.parametrize("key", sorted(games()))
def test_each_move_stands_at_its_moment_of_the_history(key: str) -> None:
    for table in tables(key):
        shown = seen(table, 0)
        moments = {line.text: line.at for line in shown.log}
        for move in shown.since:
            assert move.at <= shown.steps
            assert len(set(move.lines)) < len(move.lines) or moments[move.lines[-1]] >= move.at


def test_nothing_is_new_right_after_ones_own_decision() -> None:
    match = match_of("town_center", 2)
    while match.state.actors != (0,):
        act(match, Random(1))
    match.play(0, match.rules.legal(match.state, 0)[0])
    last = last_decision(table_of(match), [0])
    assert all(move.seat != 0 for move in seen(table_of(match), 0).since)
    assert last == max(n for n, step in enumerate(match.steps) if step.seat == 0)


def test_who_only_watches_is_told_by_the_log_alone() -> None:
    table = table_of(play_on(match_of("la_citta", 3), Random(3), 40))
    assert seen(table).since == [] and seen(table).sheets == []


@pytest.mark.parametrize(("kind", "told"), [(LESSON, False), (PRACTICE, True), (REPLAY, False)])
def test_who_plays_on_after_a_lesson_is_told_as_at_any_table(kind: str, told: bool) -> None:
    """The bubble of a lesson tells it in its own words."""
    table = table_of(play_on(match_of("la_citta", 2), Random(3), 40))
    table.row = replace(table.row, kind=kind)
    assert bool(seen(table, 1).since) == told


def test_looking_back_changes_nothing_of_it() -> None:
    table = table_of(play_on(match_of("la_citta", 3), Random(3), 40))
    assert seen(table, 1).since == seen(table, 1, at=3).since != []


def test_the_board_of_a_moment_is_what_looking_back_shows() -> None:
    table = table_of(play_on(match_of("small_city", 2), Random(3), 40))
    for seat, at in ((0, 12), (1, 30)):
        painter = Painter(table, Viewer((0,), "en"), WantedLook(seat, at=at))
        assert moment(painter).board == painter.situation().board


def test_an_undone_move_is_told_no_more() -> None:
    match = match_of("town_center", 2)
    while match.state.actors != (1,) or match.why_not_undo(1):
        act(match, Random(1))
    table = table_of(match)
    before = seen(table, 0).since
    match.undo(1)
    early = seen(table, 0).since  # before the story is told again
    assert len({move.at for move in early}) == len(early) < len(before)
    table.catch_up()
    assert seen(table, 0).since == early


def test_plans_of_others_are_shown_on_boards_only_once_they_are_revealed() -> None:
    match, rng = match_of("small_city", 2), Random(5)
    while not match.rules.in_secret(match.state):
        act(match, rng)
    while match.rules.in_secret(match.state):
        table = table_of(match)
        hidden = [move for move in seen(table, 0).since if move.seat == 1]
        named = [name for move in hidden for changed in move.changed for name in changed.names]
        assert not any(name.startswith(("tile:", "cell:")) for name in named)
        act(match, rng, anyone=True)
    shown = [deed for deed in table_of(match).story.deeds if deed.step == len(match.steps) - 1]
    assert any(name.startswith("cell:") for names in shown[0].changes.values() for name in names)


def test_the_mayor_is_shown_on_the_board_where_he_comes_to_stand() -> None:
    """Small City 4.1.2: another one leads him into the host's borough."""
    match, rng = match_of("small_city", 3), Random(5)
    while not any(isinstance(step.action, Street) for step in match.steps):
        act(match, rng)
    (at,) = [at for at, step in enumerate(match.steps) if isinstance(step.action, Street)]
    (deed,) = [deed for deed in table_of(match).story.deeds if deed.step == at]
    assert deed.seat != match.state.host and list(deed.changes) == [match.state.host]


@pytest.mark.parametrize("key", sorted(games()))
def test_most_moves_of_others_can_be_found_on_a_board(key: str) -> None:
    """Names on the board of whom they are told, of what is public."""
    places = [changed for table in tables(key) for move in seen(table, 0).since
              for changed in move.changed]  # fmt: skip
    assert places and all(0 <= changed.seat < 8 for changed in places)


# Sheets


def happenings(match: AnyMatch) -> Iterator[tuple[Happening, list[tuple[Event, Sheet]]]]:
    game = find_game(match.rules.key)
    teller = Teller(game, match.rules)
    for step in match.steps:
        done = teller.follow(step)
        found = [(event, teller.narrator.sheet(event, done.after)) for event in done.events]
        yield done, [(event, sheet) for event, sheet in found if sheet is not None]


def added(found: list[tuple[Event, Sheet]], kind: type[Event], seat: Seat) -> int:
    shares = [share for event, sheet in found if isinstance(event, kind) for share in sheet.shares]
    return sum(share.amount for share in shares if share.seat == seat)


def test_income_of_town_center_is_what_the_money_rises_by() -> None:
    match, counted = play_on(match_of("town_center", 3), Random(2)), 0
    for done, found in happenings(match):
        for seat in (
            range(3) if any(isinstance(e, town_center.IncomeCollected) for e, _ in found) else ()
        ):
            spent = done.before.cities[seat].money - done.after.cities[seat].money
            assert (
                seat == done.step.seat or added(found, town_center.IncomeCollected, seat) == -spent
            )
            counted += 1
    for event in (e for _, found in happenings(match) for e, _ in found):
        assert isinstance(event, town_center.IncomeCollected)
        assert event.income == event.shops + event.car_parks + event.hall
    assert counted == 3 * 10


def test_gold_and_citizens_of_la_citta_are_what_its_sheets_say() -> None:
    match, paid, moved = play_on(match_of("la_citta", 3, "8"), Random(8)), 0, 0
    for done, found in happenings(match):
        kinds = {type(event) for event, _ in found}
        if la_citta.Paid in kinds:
            paid += check_change(done, found, la_citta.Paid, gold)
        if la_citta.Migrated in kinds and la_citta.Grown not in kinds:
            moved += check_change(done, found, la_citta.Migrated, citizens)
    assert paid > 2 and moved > 2


def check_change(done: Happening, found: Any, kind: type[Event], count: Any) -> int:
    seats = range(len(done.after.gold))
    changes = [count(done.after, seat) - count(done.before, seat) for seat in seats]
    assert [added(found, kind, seat) for seat in seats] == changes
    return 1


def gold(state: Any, seat: Seat) -> int:
    return int(state.gold[seat])


def citizens(state: Any, seat: Seat) -> int:
    return population_of(state, seat)


@pytest.mark.parametrize("key", ["small_city", "arcologies"])
def test_votes_and_pollution_are_what_the_sheets_say(key: str) -> None:
    match, rounds = play_on(match_of(key, 2), Random(7), 400), 0
    for done, found in happenings(match):
        if small_city.Polluted not in {type(event) for event, _ in found}:
            continue
        for seat, (was, now) in enumerate(zip(done.before.city.boroughs, done.after.city.boroughs,
                                              strict=True)):  # fmt: skip
            if not was.gone:
                assert added(found, small_city.Polluted, seat) == now.pollution - was.pollution
                assert added(found, small_city.Voted, seat) <= now.votes or now.gone
        rounds += 1
    assert rounds > 1


@pytest.mark.parametrize("key", sorted(games()))
def test_every_sheet_can_be_read_in_both_languages(key: str) -> None:
    table = table_of(play_on(match_of(key, 3), Random(1)))
    story = Story(table.game, table.match.rules)
    story.catch_up(table.match.steps)
    for language in ("en", "fr"):
        shown = paint(table, Viewer((0,), language), WantedLook())
        texts = [shown.since, shown.sheets]
        assert "???" not in str(texts) and "{" not in str([s.title for s in shown.sheets])
