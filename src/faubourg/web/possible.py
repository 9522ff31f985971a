"""After a game alone: how much of what was possible with its luck one has got.

A solver looks for it in a process of its own when somebody first asks; what it finds is kept while
the server runs.
"""

from __future__ import annotations

import asyncio
from typing import Final

from faubourg.core import solo
from faubourg.core.model import Value
from faubourg.core.registry import AnyRules
from faubourg.core.texts import Texts
from faubourg.web.chores import Found
from faubourg.web.clerk import Clerk
from faubourg.web.live_table import LiveTable

MOST_KEPT: Final = 2_000
AT_ONCE: Final = 1.0  # seconds


class Possible:
    """What solvers have found, by table: each is looked for once, however many ask."""

    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk
        self._asked: dict[str, asyncio.Task[Found]] = {}

    def is_kept(self, table_id: str) -> bool:
        return table_id in self._asked

    async def of(self, table: LiveTable, who: str) -> Found | None:
        """None if it takes longer than a request should: a server that stops waits for it."""
        if table.id not in self._asked:
            if len(self._asked) >= MOST_KEPT:
                del self._asked[next(iter(self._asked))]
            self._asked[table.id] = asyncio.create_task(self._clerk.solve(who, table))
        task = self._asked[table.id]
        done, _ = await asyncio.wait({task}, timeout=AT_ONCE)
        return task.result() if done else None

    async def close(self) -> None:
        for task in self._asked.values():
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)


def told(rules: AnyRules, best: int | None, mine: int | None, texts: Texts) -> str:
    """What was possible beside what was reached."""
    ranks = rules.solo_ranks()
    fewer = "yes" if solo.fewer_is_better(ranks) else "no"
    values: dict[str, Value] = {"best": best or 0, "score": mine or 0, "fewer": fewer}
    if best is None or (mine is not None and solo.best(ranks, (best, mine)) == mine != best):
        return texts.say("web.possible-more" if mine is not None else "web.possible-lost", values)
    if mine is None:
        return texts.say("web.possible-won", values)
    share = 100 * mine // best if fewer == "no" and best > 0 <= mine else -1
    return texts.say("web.possible", {**values, "share": share if share >= 0 else "none"})
