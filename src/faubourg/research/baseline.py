"""The table of all levels: each against the yardstick, on the seeds kept for reporting."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from random import Random
from statistics import fmean
from typing import Any, Final

from faubourg.bots import USUAL, arena, bots_for
from faubourg.bots.spreading import Spread
from faubourg.core.registry import find_game
from faubourg.research.settings import Setting, sources
from faubourg.train.seeding import seeds

YARDSTICK: Final = USUAL


@dataclass(frozen=True)
class Line:
    """How one level does: its share of the victory and its points, with 95 % intervals."""

    bot: str
    games: int
    share: float
    share_low: float
    share_high: float
    points: float
    points_low: float
    points_high: float
    ms: float  # of CPU time for a choice


@dataclass(frozen=True)
class Table:
    game: str
    seats: int
    options: dict[str, str]
    yardstick: str
    first: int  # seed
    blocks: int
    sources: str
    lines: list[Line]

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def baseline(
    made: Setting,
    blocks: int,
    spread: Spread,
    progress: Callable[[int], None] = lambda played: None,
    bots: tuple[str, ...] = (),
) -> Table:
    """So many blocks of luck; with several seats a level sits in each of them, once alone among
    the yardsticks and once with one of them."""
    names = bots or tuple(bots_for(find_game(made.game)))
    first, _ = seeds("reporting")
    lines = []
    for name in names:
        lines.append(_line(made, name, blocks, first, spread))
        progress(len(lines))
    return Table(
        made.game, made.seats, dict(made.options), YARDSTICK, first, blocks, sources(made), lines
    )


def _line(made: Setting, name: str, blocks: int, first: int, spread: Spread) -> Line:
    bots = [name] if made.seats == 1 else [name, YARDSTICK]
    plan = arena.plan_of(find_game(made.game), made.seats, dict(made.options), bots, "")
    plan = replace(plan, first=first)
    with spread(arena.play_block, [(plan, number) for number in range(blocks)]) as found:
        played = list(found)
    shares, points = arena.shares_of(name, played), arena.scores_of(name, played)
    times = [spent for block in played for spent in block.times[name]] or [0.0]
    return Line(
        name, blocks * len(plan.line_ups()),
        fmean(shares), *arena.interval(shares, Random("baseline")),
        fmean(points), *arena.interval(points, Random("baseline")), fmean(times),
    )  # fmt: skip


def page(table: Table, command: str) -> str:
    """In Markdown."""
    alone = table.seats == 1
    options = ", ".join(f"{key}={value}" for key, value in table.options.items()) or "none"
    head = (
        f"## {table.game}, {table.seats} {'seat' if alone else 'seats'}\n\n"
        f"{table.blocks} blocks of luck, seeds {table.first} and on; "
        f"sources `{table.sources}`. Options: {options}.\n"
    )
    columns = ["level", "games", f"share against {table.yardstick}", "points", "CPU ms a choice"]
    rows = [
        [
            line.bot,
            str(line.games),
            "–" if alone else _percent(line),
            _points(line),
            f"{line.ms:.1f}",
        ]
        for line in table.lines
    ]
    lines = [columns, ["---"] * len(columns), *rows]
    told = "\n".join("| " + " | ".join(cells) + " |" for cells in lines)
    return f"{head}\n{told}\n\n`{command}`\n"


def _percent(line: Line) -> str:
    return f"{line.share:.1%} [{line.share_low:.1%}, {line.share_high:.1%}]"


def _points(line: Line) -> str:
    return f"{line.points:.1f} [{line.points_low:.1f}, {line.points_high:.1f}]"
