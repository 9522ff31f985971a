"""What one plays for: the goal of a game and the phases of its round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from faubourg.core.model import Message
from faubourg.core.presentation import Phase
from faubourg.core.registry import AnyRules
from faubourg.core.texts import Texts
from faubourg.table import shown


def goal(rules: AnyRules, texts: Texts) -> str:
    """How one wins and when the game ends, by seats and options; not every game has the text."""
    key = f"{rules.key}.goal"
    return texts.say(key, {"seats": rules.seats, **rules.options}) if texts.has(key) else ""


def phases(found: Sequence[Phase], tell: Callable[[Message], str]) -> list[shown.ShownPhase]:
    """With the one that comes next: behind the last one the first."""
    now = [place for place, phase in enumerate(found) if phase.now]
    after = (now[-1] + 1) % len(found) if now else None
    return [
        shown.ShownPhase(tell(phase.words), tell(phase.about), phase.now,
                        place == after and not phase.now)
        for place, phase in enumerate(found)
    ]  # fmt: skip
