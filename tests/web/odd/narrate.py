"""What is asked, what can be done, and what was done; nothing else."""

from __future__ import annotations

from tiny import TinyRules, TinyState

from faubourg.core import presentation
from faubourg.core.model import Action, Message, Seat


class Narrator(presentation.Narrator[TinyRules, TinyState]):
    def prompt(self, known: TinyState, seat: Seat) -> Message:
        return Message("odd.prompt", {})

    def label(self, known: TinyState, seat: Seat, action: Action) -> Message:
        return Message("odd.label", {"words": self.rules.notation(action)})
