"""What one table takes in memory, counted object by object.

    python bench/memory.py

Tables are played half through and shown to a player and a spectator. Then all shared pictures and
texts are forgotten, so that only what the tables hold themselves is left, and it is measured what
goes with them: while people look, and once nobody does.
"""

from __future__ import annotations

import gc
import tracemalloc
from functools import _lru_cache_wrapper
from random import Random

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.record import ALONE
from faubourg.core.registry import rules_of
from faubourg.table.people import People, SeatRow
from faubourg.table.situation import paint
from faubourg.table.table import TableRow
from faubourg.table.viewer import Viewer
from faubourg.table.wire import WantedLook
from faubourg.web import services  # noqa: F401  # knows where the texts are
from faubourg.web.live_table import LiveTable

NONCES = ("6e", "6f")


def table(game: str, number: int) -> LiveTable:
    """Two people at one screen, as the server holds them."""
    secret = number.to_bytes(32)
    rules = rules_of(game, 2, (), "")
    row = TableRow(f"{number:010x}", game, 2, {}, "", secret.hex(), "", "", "table", False,
                   rules.edition, ALONE)  # fmt: skip
    seats = [SeatRow(seat, f"Player {seat + 1}", nonce=nonce) for seat, nonce in enumerate(NONCES)]
    match = Match(rules, Chance(secret, NONCES))
    match.continue_with(Chance(secret, NONCES))
    return LiveTable(row, People("", seats), [], match)


def play(table: LiveTable, decisions: int, rng: Random) -> None:
    match = table.match
    for _ in range(decisions):
        if table.over:
            return
        seat = match.state.actors[0]
        match.play(seat, rng.choice(match.rules.legal(match.state, seat)))
    table.changed()


def show(table: LiveTable) -> None:
    """To a player and to a spectator."""
    table.story.catch_up(list(table.match.steps))
    for mine in ((0, 1), ()):
        viewer = Viewer(mine, "en")
        table.once(viewer.key, lambda viewer=viewer: paint(table, viewer, WantedLook()))  # type: ignore[misc]


def forget_shared() -> None:
    for kept in gc.get_objects():
        if isinstance(kept, _lru_cache_wrapper):
            kept.cache_clear()
    gc.collect()


def kilobytes(
    game: str = "town_center", tables: int = 40, decisions: int = 60
) -> tuple[float, float]:
    """Per table: while it is looked at, and when nobody looks."""
    rng = Random(1)
    rules_of(game, 2, (), "")  # shared by all, for ever
    tracemalloc.start()
    held = [table(game, number) for number in range(1, tables + 1)]
    for one in held:
        play(one, decisions, rng)
        show(one)
    watched = _traced()
    for one in held:
        one.forget_drawings()
    idle = _traced()
    del one
    held.clear()
    gone = _traced()
    tracemalloc.stop()
    return (watched - gone) / tables / 1000, (idle - gone) / tables / 1000


def _traced() -> int:
    forget_shared()
    return tracemalloc.get_traced_memory()[0]


if __name__ == "__main__":
    print("{:.0f} kB while people look, {:.0f} kB when nobody does".format(*kilobytes()))
