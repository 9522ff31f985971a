"""Who looks at a table, and which of its history they see."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.model import Seat
from faubourg.table import history, wire
from faubourg.table.people import hashed
from faubourg.table.table import Table


@dataclass(frozen=True)
class Viewer:
    """A browser at a table: the seats it holds, its language, its secret if it takes part."""

    mine: tuple[Seat, ...]
    language: str
    secret: str = ""  # of a browser that holds a seat or opened the table
    stood_in: tuple[Seat, ...] = ()  # those of its seats that it may not act for now

    @property
    def key(self) -> tuple[object, ...]:
        return self.mine, self.language, self.secret

    @property
    def plays(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.mine if seat not in self.stood_in)

    @property
    def browser(self) -> str:
        return hashed(self.secret) if self.secret else ""


def is_shared(table: Table, viewer: Viewer) -> bool:
    """Whether people sit at one screen who must not see each other's secrets."""
    return table.keeps_secrets and len(viewer.mine) > 1


def present(table: Table, viewer: Viewer, wanted: wire.WantedLook) -> tuple[Seat, ...]:
    """The seats of who is looking: of people who share a screen one at a time."""
    if not is_shared(table, viewer):
        return viewer.mine
    return tuple(seat for seat in viewer.mine if seat == wanted.eyes)


def sight_of(table: Table, viewer: Viewer, wanted: wire.WantedLook) -> history.Sight:
    """The history that is shown."""
    return history.Sight(table.match, table.who(present(table, viewer, wanted)))
