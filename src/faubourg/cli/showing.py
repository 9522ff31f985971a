"""What the terminal shows of a match: its words, its boards, its scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from faubourg.cli.common import console
from faubourg.core.model import Action, Message, ScoreLine, Seat, is_over
from faubourg.core.presentation import Look
from faubourg.core.registry import Game
from faubourg.core.replay import AnyMatch
from faubourg.core.states import Step
from faubourg.core.telling import Teller, with_names
from faubourg.core.texts import Texts


@dataclass(frozen=True)
class Page:
    """One step of a replay: what happened, and the board afterwards."""

    lines: list[str]
    board: str


class Voice:
    """Tells a match in one language, with the players' names."""

    def __init__(
        self,
        game: Game,
        match: AnyMatch,
        texts: Texts,
        players: Sequence[str],
        viewer: Seat | None = None,
    ) -> None:
        self.teller, self.drawer = Teller(game, match.rules, viewer), game.drawer(match.rules)
        self.match = match
        self.texts = texts
        self.players = players

    def tell(self, message: Message) -> str:
        """A message whose seat numbers become names."""
        return self.texts.say(message.key, with_names(message.values, self.players))

    def lines(self, step: Step[Action]) -> list[str]:
        """Of the next step."""
        return [self.tell(message) for message in self.teller.tell(step)]

    def pages(self) -> Iterator[Page]:
        """The start, then a page for each standing step that has something to tell."""
        viewer = self.teller.viewer
        yield Page([], self.board(self.teller.known, 0, viewer))
        for step in self.match.steps:
            if lines := self.lines(step):
                yield Page(lines, self.board(self.teller.known, max(0, step.seat), viewer))

    def board(self, known: Any, seat: Seat, viewer: Seat | None) -> str:
        look = Look(seat=seat, names=tuple(self.players), viewer=viewer)
        return self.drawer.draw_text(known, self.texts, look)


# Scores


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
        "scores": [_score(seat, lines, texts) for seat, lines in enumerate(_scores(match))],
    }


def _scores(match: AnyMatch) -> list[list[ScoreLine]]:
    """By seat: what everybody may know."""
    rules, known = match.rules, match.rules.known(match.state, None)
    return [rules.score_seen(known, None, seat) for seat in range(rules.seats)]


def _score(seat: Seat, lines: list[ScoreLine], texts: Texts) -> dict[str, object]:
    told = [_line(line, texts) for line in lines]
    return {"seat": seat, "total": _total(lines), "lines": told}


def _line(line: ScoreLine, texts: Texts) -> dict[str, object]:
    return {"key": line.key, "points": line.points, "text": texts.say(line.key, dict(line.values))}


def show_result(match: AnyMatch, players: Sequence[str], texts: Texts) -> None:
    """A table with a column for each place, best first, and its named lines."""
    scores = _scores(match)
    title = "cli.result" if is_over(match.state) else "cli.standing"
    table = Table(title=texts.say(title), box=None, title_justify="left", pad_edge=False)
    for heading in ("cli.place", "cli.player", "cli.points", "cli.lines"):
        table.add_column(texts.say(heading), justify="right" if heading == "cli.points" else "left")
    for place, seats in enumerate(_places(match), start=1):
        for seat in seats:
            lines = [_words(line, texts) for line in scores[seat] if line.points]
            total = str(_total(scores[seat])).replace("-", "−")
            who = Text(players[seat])  # not markup
            table.add_row(str(place), who, total, "\n".join(lines), end_section=True)
    console.print(table)


def _places(match: AnyMatch) -> list[list[Seat]]:
    """While the game runs only by what everybody may know."""
    if is_over(match.state):
        return match.rules.ranking(match.state)
    totals = [_total(lines) for lines in _scores(match)]
    return [[seat for seat, own in enumerate(totals) if own == total]
            for total in sorted(set(totals), reverse=True)]  # fmt: skip


def _total(lines: Sequence[ScoreLine]) -> int:
    return sum(line.points for line in lines)


def _words(line: ScoreLine, texts: Texts) -> str:
    points = f"{line.points:+d}".replace("-", "−")
    return f"{points}  {texts.say(line.key, dict(line.values))}"
