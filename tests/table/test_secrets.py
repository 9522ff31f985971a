"""What a page is sent does not depend on what its seats may not know.

At many moments of random games the true state is replaced by a guess from what one seat knows:
another world, which looks the same from that seat. The page must look the same to the last letter.
"""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import msgspec
import pytest
from playing import act

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import Seat
from faubourg.core.registry import Game, Kind, games
from faubourg.core.replay import AnyMatch
from faubourg.table.answers import knowledge, preview
from faubourg.table.situation import Painter, paint
from faubourg.table.table import Table
from faubourg.table.viewer import Viewer
from faubourg.table.wire import WantedLook
from table.tables import table_of

ENOUGH = 10  # worlds that differ from the true one
OFTEN = 0.08  # so that all of a game is looked at


def last_values(game: Game) -> dict[str, str]:
    """Of all options that apply to most players, the value furthest from the usual one."""
    applying = [o for o in game.options if o.applies(game.most) and o.kind is not Kind.SEAT]
    return {o.key: ",".join([o.values[-1]] * (game.most if o.per_seat else 1)) for o in applying}


SECRETIVE = [
    (key, game.most, options)
    for key, game in sorted(games().items())
    if game.rules(game.fewest).has_secrets
    for options in ({}, last_values(game))
]


def in_another_world(table: Table, seat: Seat, rng: Random) -> Table:
    """The same table with the same history, but what the seat cannot know is otherwise."""
    other = copy.copy(table)
    other.match = copy.copy(table.match)
    other.match.state = table.match.rules.determinize(table.match.state, seat, rng)
    return other


def sent(table: Table, seat: Seat | None) -> bytes:
    """All that reaches the page of a seat, in both languages."""
    mine = () if seat is None else (seat,)
    shown = [paint(table, Viewer(mine, language), WantedLook()) for language in ("en", "fr")]
    return msgspec.json.encode([*shown, knowledge(table, seat, 0)])


@pytest.mark.parametrize(("key", "seats", "options"), SECRETIVE)
def test_a_page_is_the_same_in_every_world_its_seat_can_imagine(
    key: str, seats: int, options: dict[str, str]
) -> None:
    game, rng, compared = games()[key], Random(f"{key} {seats}"), 0
    rules = game.rules(seats, game.for_programs(options))
    for number in range(200):  # secrets are rare in some games, and some games are short
        match: AnyMatch = Match(rules, Chance.seeded(f"{key} {seats} {options} {number}"))
        while match.state.actors and compared < ENOUGH:
            if rng.random() < OFTEN:
                compared += compare(table_of(match), rng)
            act(match, rng, anyone=True)
    assert compared == ENOUGH


def compare(table: Table, rng: Random) -> int:
    """From one seat, and from outside; how often the worlds were different ones."""
    seat = rng.randrange(table.match.rules.seats)
    other = in_another_world(table, seat, rng)
    if table.match.state == other.match.state:
        return 0  # nothing is hidden from this seat now
    assert sent(table, seat) == sent(other, seat)
    assert sent(table, None) == sent(other, None)
    compare_previews(table, other, seat, rng)
    return 1


def compare_previews(table: Table, other: Table, seat: Seat, rng: Random) -> None:
    legal: list[Any] = table.match.rules.legal(table.match.state, seat)
    for action in rng.sample(legal, min(2, len(legal))):
        painters = [Painter(t, Viewer((seat,), "en"), WantedLook(seat)) for t in (table, other)]
        one, two = (
            msgspec.json.encode(preview(painter, seat, action.index)) for painter in painters
        )
        assert one == two
