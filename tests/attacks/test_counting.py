"""How many hidden choices another player has made, nobody can count."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from web.browser import AnyClient

from attacks.sitting import HIDDEN, Sitting


@pytest.fixture(params=sorted(HIDDEN))
def sitting(client: AnyClient, request: pytest.FixtureRequest) -> Sitting:
    return Sitting(client, request.param)


def hidden_deeds(sitting: Sitting) -> list[Callable[[], None]]:
    """A choice is made, taken back and done again."""
    return [sitting.choose, lambda: sitting.turn_back("undo"), lambda: sitting.turn_back("redo")]


def test_no_refused_command_tells_of_a_hidden_choice(sitting: Sitting) -> None:
    """Who has just handed the turn on might take that back, as long as nobody has acted."""

    def refused() -> list[tuple[int, bytes]]:
        given = [
            browser.command(sitting.table, what, seat=seat, expected=sitting.look(seat)["number"])
            for seat, browser in sitting.others().items()
            if seat is not None
            for what in ("undo", "redo")
        ]
        return [(one.status_code, one.content) for one in given]

    before = refused()
    assert {status for status, _ in before} == {422}
    for deed in hidden_deeds(sitting):
        deed()
        assert refused() == before
