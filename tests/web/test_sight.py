"""Numbers of one's own: over the entries and steps that somebody knows of."""

from __future__ import annotations

from random import Random

import pytest

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.registry import find_game
from faubourg.core.replay import AnyMatch
from faubourg.web import live_table
from faubourg.web.live_table import LiveTable
from faubourg.web.lobby import open_table
from faubourg.web.services import Services
from faubourg.web.sight import Sight, holder_of
from faubourg.web.wire import NewTable
from web.in_process import HERE, HOST, ME, decide, serve, settled

FEW = 25  # entries between snapshots, here


def planning() -> AnyMatch:
    """Small City when plans begin; a seat has planned one step, another has committed."""
    rules = find_game("small_city").rules(2, {"first_player": "1"})
    match: AnyMatch = Match(rules, Chance.seeded("sight"))
    while not rules.in_secret(match.state):
        seat = match.state.actors[0]
        match.play(seat, rules.legal(match.state, seat)[0])
    match.play(1, rules.legal(match.state, 1)[0])
    match.play(0, rules.parse("commit"))
    return match


def sight(match: AnyMatch, *mine: int) -> Sight:
    return Sight(match, holder_of(match.rules, mine))


def test_who_may_not_see_an_entry_does_not_count_it() -> None:
    match = planning()
    watching, first, second = sight(match), sight(match, 0), sight(match, 1)
    assert watching.entries[-1] == first.entries[-1] == match.entries[-1]
    assert match.entries[-2] in second.entries and match.entries[-2] not in first.entries
    both = sight(match, 0, 1)
    assert watching.number < first.number < both.number <= len(match.entries)
    assert second.steps < both.steps <= len(match.steps)


def test_a_moment_is_right_after_its_step_and_before_what_is_hidden() -> None:
    match = planning()
    for who in (sight(match), sight(match, 0), sight(match, 1), sight(match, 0, 1), Sight(match)):
        lengths = [who.length(at) for at in range(who.steps + 1)]
        assert lengths[0] == 0 and lengths == sorted(set(lengths))
        assert [who.at(length - 1) for length in lengths[1:]] == list(range(1, who.steps + 1))
        assert who.at(len(match.steps) + 5) == who.steps  # a note behind the last step
    hidden = len(match.steps) - 2
    assert sight(match).at(hidden) == sight(match).at(hidden - 1)


def test_the_table_itself_counts_everything() -> None:
    match = planning()
    assert Sight(match).entries == match.entries
    assert (Sight(match).steps, Sight(match).length(7), Sight(match).at(7)) == (
        len(match.steps), 7, 8,
    )  # fmt: skip


def test_only_known_entries_can_be_missed() -> None:
    """Seat 1 may plan while the other commits; a visible undo asks for the news."""
    match = planning()
    known = sight(match, 1)
    assert known.is_by_peers(1, known.entries[-1:])
    assert not known.is_by_peers(1, known.entries[-2:])  # the second last is its own
    match.undo(1)
    watching = sight(match)
    assert not sight(match, 1).is_by_peers(0, sight(match, 1).entries[-1:])
    assert match.entries[-1] not in watching.entries


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "SAVE_EVERY", FEW)


def numbers(table: LiveTable) -> list[tuple[int, int]]:
    holders: list[tuple[int, ...]] = [(), (0,), (1,), (2,), (0, 2)]
    seen = [Sight(table.match, table.who(mine)) for mine in holders]
    return [(one.number, one.steps) for one in seen]


@pytest.mark.usefixtures("often")
def test_a_loaded_table_counts_as_before(sqlite: str) -> None:
    async def do(services: Services) -> None:
        wish = NewTable("big_city", [ME, HERE, HERE], {"trade": "on"})
        table = await settled(services, await open_table(services, HOST, wish))
        rng = Random(8)
        while table.number < 4 * FEW:
            table = await decide(services, table, rng)
            seat = table.match.steps[-1].seat
            if seat >= 0 and rng.random() < 0.3 and table.why_not_undo(seat) is None:
                await services.tables.undo(table, seat, table.number)
        assert len(set(numbers(table))) == 5
        services.tables.evict(idle=-1)
        again = await settled(services, table.id)
        assert again is not table and numbers(again) == numbers(table)

    serve(sqlite, do)
