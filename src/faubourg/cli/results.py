"""Scores and ranking, for people and for programs."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from faubourg.cli.common import console
from faubourg.core.model import ScoreLine, Seat, is_over
from faubourg.core.replay import AnyMatch
from faubourg.core.texts import Texts


def result(match: AnyMatch, players: Sequence[str], texts: Texts) -> dict[str, object]:
    """The stable fields of `replay --json`."""
    rules, state = match.rules, match.state
    return {
        "game": rules.key,
        "edition": rules.edition,
        "seats": rules.seats,
        "options": rules.options,
        "players": list(players),
        "entries": len(match.entries),
        "finished": is_over(state),
        "ranking": _places(match),
        "scores": [_score(match, seat, texts) for seat in range(rules.seats)],
    }


def _score(match: AnyMatch, seat: Seat, texts: Texts) -> dict[str, object]:
    lines = match.rules.score_seen(match.state, None, seat)
    told = [_line(line, texts) for line in lines]
    return {"seat": seat, "total": _total(lines), "lines": told}


def _line(line: ScoreLine, texts: Texts) -> dict[str, object]:
    return {"key": line.key, "points": line.points, "text": texts.say(line.key, dict(line.values))}


def show_result(match: AnyMatch, players: Sequence[str], texts: Texts) -> None:
    """A table with a column for each place, best first, and its named lines."""
    rules, state = match.rules, match.state
    title = "cli.result" if is_over(state) else "cli.standing"
    table = Table(title=texts.say(title), box=None, title_justify="left", pad_edge=False)
    for heading in ("cli.place", "cli.player", "cli.points", "cli.lines"):
        table.add_column(texts.say(heading), justify="right" if heading == "cli.points" else "left")
    for place, seats in enumerate(_places(match), start=1):
        for seat in seats:
            seen = rules.score_seen(state, None, seat)
            lines = [_words(line, texts) for line in seen if line.points]
            total = str(_total(seen)).replace("-", "−")
            who = Text(players[seat])  # not markup
            table.add_row(str(place), who, total, "\n".join(lines), end_section=True)
    console.print(table)


def _places(match: AnyMatch) -> list[list[Seat]]:
    """While the game runs only by what everybody may know."""
    rules, state = match.rules, match.state
    if is_over(state):
        return rules.ranking(state)
    totals = [_total(rules.score_seen(state, None, seat)) for seat in range(rules.seats)]
    return [[seat for seat, own in enumerate(totals) if own == total]
            for total in sorted(set(totals), reverse=True)]  # fmt: skip


def _total(lines: Sequence[ScoreLine]) -> int:
    return sum(line.points for line in lines)


def _words(line: ScoreLine, texts: Texts) -> str:
    points = f"{line.points:+d}".replace("-", "−")
    return f"{points}  {texts.say(line.key, dict(line.values))}"
