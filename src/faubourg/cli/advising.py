"""Hints in the terminal: the first time where to look, then the best choices, then why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import process_time

from rich.text import Text

from faubourg.bots.hint_words import HintedChoice, HintTeller, ShownHint
from faubourg.bots.hinting import hint
from faubourg.cli.common import console
from faubourg.core.model import Seat
from faubourg.core.registry import Game
from faubourg.core.replay import AnyMatch
from faubourg.core.texts import Texts


class Adviser:
    """Tells one hint for each decision, deeper each time it is asked."""

    def __init__(self, game: Game, match: AnyMatch, texts: Texts, players: Sequence[str]) -> None:
        self.game = game
        self.match = match
        self.texts = texts
        self.players = players
        self._asked = -1  # entries when it was last asked for
        self._depth = 0
        self._told: ShownHint | None = None

    def tell(self, seat: Seat, numbers: Mapping[int, int]) -> bool:
        """By the numbers of the choices in the list; whether it is the first one here."""
        first = self._asked != len(self.match.entries) or self._told is None
        if first:
            self._asked, self._depth, self._told = len(self.match.entries), 0, self._made(seat)
        self._depth += 1
        assert self._told is not None
        self._show(self._told, numbers)
        return first

    def _made(self, seat: Seat) -> ShownHint:
        seen = self.match.observe(seat)
        found = hint(self.game, seen, len(self.match.entries), process_time)
        teller = HintTeller(self.game, self.match.rules, self.texts, self.players, seat)
        return teller.tell(seen.known, found)

    def _show(self, told: ShownHint, numbers: Mapping[int, int]) -> None:
        if self._depth == 1:
            self._say(told.where)
            self._say(self.texts.say("cli.hint-more"), "dim")
            return
        for choice in told.choices:
            self._choice(choice, numbers.get(choice.action, 0))
        self._say(told.source, "dim")
        for line in told.why if self._depth > 2 else [self.texts.say("cli.hint-more")]:
            self._say(line, "" if self._depth > 2 else "dim")

    def _choice(self, choice: HintedChoice, number: int) -> None:
        words = [choice.worth, choice.less]
        if not any(words):
            words = [self.texts.say("hint-best")]
        shown = Text.assemble((f"{number:>3} ", "yellow"), choice.text, "  ")
        shown.append(" · ".join(word for word in words if word), "bold")
        console.print(shown, soft_wrap=True)
        for line in choice.lines:
            self._say(f"      {line}", "dim")

    def _say(self, words: str, style: str = "") -> None:
        console.print(Text(words, style=style), soft_wrap=True)
