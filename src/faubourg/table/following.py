"""A page that follows a table: of each situation it is sent only what it lacks."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from faubourg.table.history import Sight, Told, common_length
from faubourg.table.shown import Situation
from faubourg.table.situation import MOST_LINES, paint
from faubourg.table.table import Table
from faubourg.table.viewer import Viewer, sight_of
from faubourg.table.wire import WantedLook

Share = Callable[[object, Callable[[], Situation]], Situation]


class Follower:
    """What one open page has been sent so far."""

    def __init__(self) -> None:
        self.told: list[Told] = []  # the log lines it has
        self.moments: list[int] = []  # and the steps behind which they stand for it
        self.more = False  # log lines, than it was sent at once
        self.shown: Situation | None = None  # what it was sent last

    def news(
        self, table: Table, viewer: Viewer, wanted: WantedLook, share: Share, asked: bool
    ) -> Situation | None:
        """Pages that look the same way share one drawing.

        Who has not asked and lacks nothing is sent nothing: what others do in secret must not be
        noticed.
        """
        had = len(self.told)
        log_from = self._log_from(table, sight_of(table, viewer, wanted))
        key = (*viewer.key, *structs.astuple(wanted), log_from, len(self.told))
        shown = share(key, lambda: paint(table, viewer, wanted, log_from))
        before, self.shown = self.shown, shown
        if before is None:
            return shown
        if not asked and log_from == had and is_same(shown, before):
            return None
        return news(shown, before)

    def _log_from(self, table: Table, sight: Sight) -> int:
        """The page has all lines up to here; an undo may have taken some back, or moved them."""
        lines = list(table.story.lines)
        moments = [sight.at(line.step) for line in lines]
        same = min(common_length(self.told, lines), common_length(self.moments, moments))
        self.told, self.moments = lines[: same + MOST_LINES], moments[: same + MOST_LINES]
        self.more = len(lines) > len(self.told)
        return same


def is_same(shown: Situation, before: Situation) -> bool:
    """Whether a page that has the log needs nothing else."""
    return shown == structs.replace(before, log=[], log_from=shown.log_from)


def news(shown: Situation, before: Situation) -> Situation:
    """Without the drawings that the page has already."""
    panels = {panel.key: panel.svg for panel in before.panels}
    pictures = [player.svg for player in before.players]
    return structs.replace(
        shown,
        board=_unless(before.board, shown.board),
        text=_unless(before.text, shown.text),
        panels=[
            structs.replace(panel, svg=_unless(panels.get(panel.key), panel.svg))
            for panel in shown.panels
        ],
        players=[
            structs.replace(player, svg=_unless(pictures[player.seat], player.svg))
            for player in shown.players
        ],
    )


def _unless(before: str | None, now: str | None) -> str | None:
    return None if now == before else now
