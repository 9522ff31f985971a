"""Luck and skill in words: a page of what was measured."""

from __future__ import annotations

from collections.abc import Sequence

from faubourg.research.luck import Equals, Pair, Told


def page(measured: Sequence[Told], command: str) -> str:
    """In Markdown."""
    equals = [_equals_row(told.game, each) for told in measured for each in told.equals]
    pairs = [_pair_row(told.game, each) for told in measured for each in told.pairs]
    return f"""# Luck and skill

Games for two, on the seeds kept for reporting. 95 % intervals by bootstrap over lucks.

## Between equals: what luck explains of the margin

A level plays against itself, each luck twice, its own choices drawn anew where it is undecided.
The share of the margin's variance that lies between lucks (intraclass correlation): with 100 % the
luck, seats included, tells who wins and by how much; a level that always chooses alike has no other
way to differ. The last column is the first seat's mean margin.

{_table(["game", "level", "lucks", "luck explains", "first seat, points"], equals)}

## Between levels: who decides

Two neighbouring levels meet twice with the same luck, seats exchanged. If the same level wins both
games, skill has decided (or, if it is the weaker one, an upset); if the same seat, luck has. Ties
stay open.

{_table(["game", "level", "against", "lucks", "skill", "luck", "upset", "open"], pairs)}

`{command}`
"""


def _equals_row(game: str, each: Equals) -> list[str]:
    luck = f"{each.luck:.0%} [{each.low:.0%}, {each.high:.0%}]"
    margin = f"{each.first_seat:+.1f}".replace("-", "−")
    return [game, each.bot, str(each.lucks), luck, margin]


def _pair_row(game: str, each: Pair) -> list[str]:
    shares = [f"{share:.0%}" for share in (each.skill, each.luck, each.upset, each.open)]
    return [game, each.bot, each.other, str(each.lucks), *shares]


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)
