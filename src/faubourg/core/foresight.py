"""What an action would lead to, as far as the seat that may choose it can know."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from faubourg.core.match import outcome
from faubourg.core.model import Action, Seat
from faubourg.core.registry import AnyRules

GUESSES: Final = 12  # at hidden things, before an action is said to lead somewhere


def guesses_at(rules: AnyRules, known: Any, seat: Seat) -> list[Any]:
    """From what the seat knows: the true state is never asked."""
    guesses: list[Any] = []
    for seed in range(GUESSES):
        guess = rules.imagine(known, seat, Random(seed))
        if guess not in guesses:
            guesses.append(guess)  # one only, where nothing is hidden
    return guesses


def ghost_of(rules: AnyRules, seat: Seat, action: Action, guesses: list[Any]) -> Any:
    """What the seat would see then, if what it may not know changes nothing about that.

    The guesses become what would be then.
    """
    ghosts = [outcome(rules, guess, seat, action) for guess in guesses]
    return ghosts[0] if all(ghost == ghosts[0] for ghost in ghosts) else None
