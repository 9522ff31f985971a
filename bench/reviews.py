"""Whether reviews of golden records add up and are told in both languages, and what they take.

.venv/bin/python bench/reviews.py > bench/results/reviews.md
"""

from __future__ import annotations

from pathlib import Path
from time import process_time
from typing import Final

from faubourg.bots.review import Review, account, parts_of, review
from faubourg.bots.review_words import ReviewTeller
from faubourg.core import record
from faubourg.core.registry import Game, find_game
from faubourg.core.replay import AnyMatch, follow
from faubourg.core.texts import LANGUAGES, Texts

RECORDS: Final = Path(__file__).parents[1] / "records"
# Four of each game: alone where one can, several players, simultaneous choices, undo.
GOLDEN: Final = (
    "big_city/two", "big_city/three", "big_city/trade", "big_city/undo",
    "small_city/three", "small_city/two", "small_city/four", "small_city/undo",
    "arcologies/solo_launch", "arcologies/two", "arcologies/solo_lost", "arcologies/split_tiles",
    "town_center/solo", "town_center/solo_side_b", "town_center/central_park", "town_center/two",
    "la_citta/two", "la_citta/growth", "la_citta/undo", "la_citta/last_one",
)  # fmt: skip


def row(name: str) -> str:
    match = follow(record.load((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")))
    game, start = find_game(name.partition("/")[0]), process_time()
    found = review(game, match)
    took, parts, seats = process_time() - start, parts_of(match), match.rules.seats
    several = sum(len(part.steps) > 1 for part in parts)
    at_once = sum(len(step.actors) > 1 for step in match.steps)
    sampled = sum(moment.sampled for moment in found.moments)
    numbers = (seats, len(parts), several, at_once, sampled, len(found.decisions))
    cells = " | ".join(map(str, numbers))
    lines = told(game, match, found)
    return f"| {name} | {cells} | {error(found, seats):.0e} | {lines} | {took:.1f} |"


def error(found: Review, seats: int) -> float:
    """How far luck, decisions and those of the others miss the change of the value, at most."""
    sums = [account(found, seat) for seat in range(seats)]
    return max(abs(each.last - each.first - each.luck - each.own - each.others) for each in sums)


def told(game: Game, match: AnyMatch, found: Review) -> str:
    """Lines in each language; whatever cannot be told is a fault and ends this."""
    names, counts = [f"P{seat + 1}" for seat in range(match.rules.seats)], []
    for language in LANGUAGES:
        shown = ReviewTeller(game, match, Texts(language), names).tell(found)
        lines = [*shown.lines, shown.source, *(line for a in shown.accounts for line in a.lines)]
        assert all(lines) and len(shown.accounts) == len(names)
        counts.append(f"{len(lines)} {language}")
    return ", ".join(counts)


if __name__ == "__main__":
    print("# Reviews of 20 golden records\n\n`bench/reviews.py`, plain Python, one core of a busy")
    print("machine. Error: how far luck and decisions miss the change of the value, in points.\n")
    heads = ("record", "seats", "parts", "of several draws", "chosen at once", "luck by 32 samples",
             "decisions", "error", "lines", "s")  # fmt: skip
    print(f"| {' | '.join(heads)} |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for name in GOLDEN:
        print(row(name), flush=True)
