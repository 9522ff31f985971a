"""In random games: an entry that somebody may not see moves no number of theirs.

And where their view stays the same, so does everything they are shown, to the last letter.
"""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import Action, Seat
from faubourg.core.registry import games
from faubourg.core.replay import AnyMatch
from faubourg.table.shown import Situation
from faubourg.table.situation import paint
from faubourg.table.table import Table
from faubourg.table.viewer import Viewer
from faubourg.table.wire import WantedLook
from table.tables import table_of
from table.test_secrets import SECRETIVE

Seen: TypeAlias = dict[Seat | None, tuple[Any, Situation]]

ENOUGH = 30  # times that somebody did not notice a hidden choice, its undo and its redo
MOST = 30  # hidden choices that are compared
# In La Città only chance has secrets; in Tiny all see that somebody has bid, but not how much.
CASES = [case for case in SECRETIVE if case[0] not in ("la_citta", "tiny")]


def seen_by_others(table: Table, actor: Seat) -> Seen:
    """By viewer: what they know, and what they are sent."""
    table.story.catch_up(list(table.match.steps))
    rules, state = table.match.rules, table.match.state
    others: list[Seat | None] = [None, *(seat for seat in range(rules.seats) if seat != actor)]
    return {
        seat: (
            rules.known(state, seat),
            paint(table, Viewer(() if seat is None else (seat,), "fr"), WantedLook()),
        )
        for seat in others
    }


def numbers(shown: Situation) -> tuple[int, int, int]:
    return shown.number, shown.steps, shown.at


def compare(before: Seen, after: Seen, blind: list[Seat | None]) -> int:
    """Those who may not see it; how many of them had noticed nothing anyway."""
    unnoticed = 0
    for seat in blind:
        (view, shown), (new_view, now_shown) = before[seat], after[seat]
        assert numbers(shown) == numbers(now_shown)
        if view == new_view:
            unnoticed += 1
            assert msgspec.json.encode(shown) == msgspec.json.encode(now_shown)
    return unnoticed


def hidden_choice(table: Table, seat: Seat, action: Action) -> int:
    """Made, taken back and done again; how many others did not notice it."""
    match = table.match
    sees = match.rules.sees
    viewers: list[Seat | None] = [None, *(s for s in range(match.rules.seats) if s != seat)]
    blind = [viewer for viewer in viewers if not sees(match.state, viewer, seat, action)]
    before, entries = seen_by_others(table, seat), len(match.entries)
    in_secret = match.rules.in_secret(match.state)
    match.play(seat, action)
    if len(match.entries) > entries + 1:
        return 0  # chance has acted, and may have been seen
    after = seen_by_others(table, seat)
    unnoticed = compare(before, after, blind)
    assert in_secret or not unnoticed  # the rules say when choices go unnoticed
    if table.why_not_undo(seat) is None:
        table.take_back(seat)
        compare(after, seen_by_others(table, seat), blind)
        match.redo(seat)
        assert compare(before, seen_by_others(table, seat), blind) == unnoticed
    return unnoticed


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_nobody_counts_what_they_may_not_see(key: str, seats: int, options: dict[str, str]) -> None:
    game, rng = games()[key], Random(f"count {key}")
    rules = game.rules(seats, game.for_programs(options))
    compared = unnoticed = 0
    for number in range(4):
        match: AnyMatch = Match(rules, Chance.seeded(f"{key} {options} {number}"))
        table = table_of(match)
        while match.state.actors and unnoticed < ENOUGH and compared < MOST:
            seat = rng.choice(match.state.actors)
            action = choice(match, seat, rng)
            if rng.random() < 0.3 and not rules.sees(match.state, None, seat, action):
                unnoticed += hidden_choice(table, seat, action)
                compared += 1
            else:
                match.play(seat, action)
    # Without trade all others see that a card of Big City is put under its deck, but not which.
    assert unnoticed >= ENOUGH or (compared == MOST and rules.options["trade"] == "off")


def choice(match: AnyMatch, seat: Seat, rng: Random) -> Action:
    """Rather a hidden one."""
    legal: list[Action] = match.rules.legal(match.state, seat)
    hidden = [a for a in legal if not match.rules.sees(match.state, None, seat, a)]
    return rng.choice(hidden if hidden and rng.random() < 0.5 else legal)


def test_a_look_at_hidden_cards_is_counted_by_the_one_who_looks() -> None:
    """La Città: who asks the people sees two cards, then all see a new one in the display."""
    rules = games()["la_citta"].rules(3, {"first_player": "1"})
    for number in range(30):
        match: AnyMatch = Match(rules, Chance.seeded(f"look {number}"))
        asking = [a for a in rules.legal(match.state, 0) if rules.notation(a) == "ask 1 2"]
        if asking:
            break
    table = table_of(match)
    before = {seat: paint(table, viewer(seat), WantedLook()) for seat in (None, 0, 1, 2)}
    match.play(0, asking[0])
    table.story.catch_up(list(match.steps))
    for seat, was in before.items():
        now = paint(table, viewer(seat), WantedLook())
        assert now.number - was.number == now.steps - was.steps == (4 if seat == 0 else 2)


def viewer(seat: Seat | None) -> Viewer:
    return Viewer(() if seat is None else (seat,), "en")


def test_people_who_share_a_screen_do_not_count_each_others_choices() -> None:
    """Nor may one take back what the other has chosen in secret."""
    rules = games()["small_city"].rules(2, {"first_player": "1"})
    match: AnyMatch = Match(rules, Chance.seeded("shared"))
    table = table_of(match)
    while not rules.in_secret(match.state):
        seat = match.state.actors[0]
        match.play(seat, rules.legal(match.state, seat)[0])
    before = {eyes: shared(table, eyes) for eyes in (None, 0, 1)}
    match.play(1, rules.legal(match.state, 1)[0])
    after = {eyes: shared(table, eyes) for eyes in (None, 0, 1)}
    for eyes in (None, 0):
        assert msgspec.json.encode(after[eyes]) == msgspec.json.encode(before[eyes])
    assert after[1].steps == before[1].steps + 1
    assert (after[1].turn_back, after[1].undo) == (1, None)


def shared(table: Table, eyes: Seat | None) -> Situation:
    """What the screen shows; the number of entries is only for its commands."""
    table.story.catch_up(list(table.match.steps))
    shown = paint(table, Viewer((0, 1), "en"), WantedLook(eyes=eyes))
    return msgspec.structs.replace(shown, number=0)
