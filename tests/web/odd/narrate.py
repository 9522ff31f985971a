"""What is asked, what can be done, and what was done; nothing else."""

from __future__ import annotations

from faubourg.core.model import Action, Message, Seat, View
from faubourg.core.registry import AnyRules


def prompt(rules: AnyRules, view: View, seat: Seat) -> Message:
    return Message("odd.prompt", {})


def label(rules: AnyRules, view: View, action: Action) -> Message:
    return Message("odd.label", {"words": rules.notation(action)})
