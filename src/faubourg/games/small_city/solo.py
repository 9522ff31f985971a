"""The game for one: who dies, and what a score is worth (RULES.md chapter 17)."""

from __future__ import annotations

from typing import Final

DEADLY: Final = {"mayor": 6, "deputy": 3, "senator": 1}  # generated, for one death
UNRANKED: Final = ""
RANKS: Final = (  # from which score (17.3.1)
    (50, "locality"), (60, "hamlet"), (70, "village"), (80, "market-town"), (90, "old-town"),
    (100, "suburb"), (110, "city"), (120, "metropolis"), (135, "capital"), (150, "megalopolis"),
)  # fmt: skip


def deaths(difficulty: str, generated: int) -> int:
    """17.2.2 to 17.2.7."""
    if difficulty == "president":
        return generated
    least = DEADLY.get(difficulty, 0)
    return 1 if least and generated >= least else 0


def rank(score: int, lost: bool) -> str:
    """17.3.1: the name of the rank, or UNRANKED."""
    reached = [name for least, name in RANKS if score >= least and not lost]
    return reached[-1] if reached else UNRANKED
