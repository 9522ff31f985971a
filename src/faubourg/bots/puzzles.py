"""Positions to solve: moments of games between planners where one choice is worth much more.

Those we ship lie beside a game's code (puzzles.json), so that a page has them at once and everybody
has the same; those one makes oneself lie in one's own folder, for an installed package is not ours
to write to. A puzzle is the beginning of a record, chance included: any version can follow it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

from faubourg.bots import make_bot
from faubourg.bots.advice import Choice, advise, by_itself
from faubourg.bots.hinting import Hint, Suggestion
from faubourg.bots.learned import WHOLE_TURN, outlook_of
from faubourg.bots.words import words_of
from faubourg.core.budget import Budget
from faubourg.core.chance import Chance
from faubourg.core.match import Entry, IllegalAction, Match
from faubourg.core.model import Action, InvalidNotation, Seat
from faubourg.core.observation import Observation
from faubourg.core.outlook import GIVEN_UP
from faubourg.core.registry import BadOption, Game, find_game, rules_of

FILE: Final = "puzzles.json"
LEVELS: Final = ("easy", "medium", "hard")  # the apprentice finds it, the citizen, or neither
GAP: Final = 2.0  # points that the best choice is better than the next, at least
NEAR: Final = 0.25  # of that gap: what may be missing
FEWEST: Final = 4  # choices
MOST: Final = 200  # of them: who solves it looks through all
OF_A_GAME: Final = 2  # puzzles at most
LATEST: Final = 30  # decisions before one looks for the first: games begin alike
MOST_GAMES: Final = 50  # for each puzzle that is wanted: then there are not so many
SEED: Final = 0  # of guesses at what the seat does not know


class BadPuzzles(ValueError):
    """A file that holds no puzzles."""


@dataclass(frozen=True)
class Puzzle:
    """What is the best choice of this seat?"""

    game: str
    seats: int
    options: dict[str, str]
    edition: int
    entries: list[tuple[Seat, str]]  # seat and notation
    seat: Seat
    level: str
    learned: bool  # whether worths are points expected in the end, or the judge's
    worths: dict[str, float | None]  # by notation; None: others were better on the way

    @property
    def best(self) -> str:
        return max(self.worths, key=self._worth)

    @property
    def next_best(self) -> str:
        return max((each for each in self.worths if each != self.best), key=self._worth)

    @property
    def gap(self) -> float:
        return self._worth(self.best) - self._worth(self.next_best)

    def _worth(self, notation: str) -> float:
        worth = self.worths[notation]
        return GIVEN_UP if worth is None else worth

    def is_solved_by(self, notation: str) -> bool:
        """Near the best is good enough."""
        return self._worth(self.best) - self._worth(notation) <= NEAR * self.gap


# Where they are kept


def own_file(game: Game) -> Path:
    folder = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(folder) / "faubourg" / "puzzles" / f"{game.key}.json"


def shipped(game: Game) -> list[Puzzle]:
    return _shipped(game.package)


@lru_cache(maxsize=16)
def _shipped(package: str) -> list[Puzzle]:
    file = files(package) / FILE
    return read(file.read_text(encoding="utf-8"), str(file)) if file.is_file() else []


def all_of(game: Game) -> list[Puzzle]:
    """The easiest first; those of one's own behind ours of the same level."""
    found = [*shipped(game), *in_file(own_file(game))]
    return sorted(found, key=lambda puzzle: LEVELS.index(puzzle.level))


def in_file(path: Path) -> list[Puzzle]:
    """None where there is no file."""
    if not path.is_file():
        return []
    try:
        return read(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        raise BadPuzzles(f"{path}: {error}") from None


def read(text: str, name: str) -> list[Puzzle]:
    try:
        plain = json.loads(text)
        if not isinstance(plain, list):
            raise ValueError("no list")
        found = [Puzzle(**{**one, "entries": _pairs(one)}) for one in plain]
        if not all(puzzle.level in LEVELS and len(puzzle.worths) > 1 for puzzle in found):
            raise ValueError("a puzzle without a level or without choices")
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise BadPuzzles(f"{name}: no puzzles as `faubourg puzzles --make` writes them: {error}"
                         ) from None  # fmt: skip
    return found


def _pairs(one: dict[str, Any]) -> list[tuple[Seat, str]]:
    return [(int(seat), str(words)) for seat, words in one["entries"]]


def write(puzzles: list[Puzzle]) -> str:
    lines = [json.dumps(asdict(puzzle), ensure_ascii=False) for puzzle in puzzles]
    return "[\n" + ",\n".join(lines) + "\n]\n"


# What one sees


def position(puzzle: Puzzle) -> Match[Any, Any]:
    """The game as far as it was played."""
    options = tuple(sorted(puzzle.options.items()))
    try:
        rules = rules_of(puzzle.game, puzzle.seats, options, "", puzzle.edition)
        match: Match[Any, Any] = Match(rules, None)
        for seat, words in puzzle.entries:
            match.enter(Entry(seat, words), rules.parse(words))
    except (BadOption, InvalidNotation, IllegalAction) as error:
        raise BadPuzzles(f"a puzzle of {puzzle.game} that cannot be: {error}") from error
    return match


def answer(puzzle: Puzzle, seen: Observation[Any, Any]) -> Hint:
    """The best choice beside the next one, with named terms, to be told in words."""
    game, rules, seat = find_game(puzzle.game), seen.rules, seen.seat
    guess, words = seen.imagine(Random(SEED)), words_of(game, rules)
    outlook, best = outlook_of(game, rules), list[Suggestion]()
    words.prepare(guess, seat)
    for notation in (puzzle.best, puzzle.next_best):
        choice = Choice(rules.parse(notation), 0.0)
        if outlook:
            choice = by_itself(outlook, guess, seat, choice.action, Budget())
        terms = words.after(guess, seat, choice)
        best.append(Suggestion(choice.action.index, puzzle.worths[notation] or 0.0, terms))
    return Hint(best, words.terms(guess, seat), puzzle.learned, len(puzzle.worths))


# How they are found


def find(
    game: Game,
    wanted: int,
    seed: str,
    seats: int,
    options: dict[str, str],
    gap: float = GAP,
    progress: Callable[[int], None] = lambda found: None,
) -> list[Puzzle]:
    """Out of fresh games between planners; fewer than wanted where there are not so many."""
    found = list[Puzzle]()
    for number in range(wanted * MOST_GAMES):
        for puzzle in _of_game(game, f"{seed}/{number}", seats, options, gap):
            if any(puzzle.worths == other.worths for other in found):
                continue  # games begin alike
            found.append(puzzle)
            progress(len(found))
            if len(found) == wanted:
                return found
    return found


def _of_game(
    game: Game, seed: str, seats: int, options: dict[str, str], gap: float
) -> Iterator[Puzzle]:
    match = Match(game.rules(seats, options), Chance.seeded(seed))
    rng, left = Random(seed), OF_A_GAME
    begin, decisions = rng.randrange(LATEST), 0
    while match.state.actors and left:
        seat = match.state.actors[0]
        seen = match.observe(seat)
        if len(seen.legal) == 1:
            match.play(seat, seen.legal[0])
            continue
        advice = advise(game, seen, Random(SEED))
        near = [each for each in advice.choices if advice.best.worth - each.worth < gap]
        decisions += 1
        if decisions > begin and len(near) == 1 and FEWEST <= len(seen.legal) <= MOST:
            puzzle = _puzzle(game, match, seen)
            if puzzle.best == match.rules.notation(advice.best.action) and puzzle.gap >= gap:
                left -= 1
                yield puzzle
        best = [each.action for each in advice.choices if each.worth == advice.best.worth]
        match.play(seat, rng.choice(best))


def _puzzle(game: Game, match: Match[Any, Any], seen: Observation[Any, Any]) -> Puzzle:
    rules = match.rules
    worths = _each_followed(game, seen)
    told = {
        rules.notation(action): None if worth == GIVEN_UP else round(worth, 2)
        for action, worth in worths.items()
    }
    best = max(worths, key=lambda action: worths[action])
    return Puzzle(
        rules.key, rules.seats, dict(rules.options), rules.edition,
        [(entry.seat, entry.words) for entry in match.entries], seen.seat,
        _level(game, seen, best), outlook_of(game, rules) is not None, told,
    )  # fmt: skip


def _level(game: Game, seen: Observation[Any, Any], best: Action) -> str:
    for level, bot in zip(LEVELS, ("apprentice", "citizen"), strict=False):
        if make_bot(bot, game).choose(seen, Random(SEED)) == best:
            return level
    return LEVELS[-1]


def _each_followed(game: Game, seen: Observation[Any, Any]) -> dict[Action, float]:
    """Every choice searched by itself, so that none was given up for others."""
    rules, seat, rough = seen.rules, seen.seat, advise(game, seen, Random(SEED))
    found = {each.action: each.worth for each in rough.choices}
    outlook, guess = outlook_of(game, rules), seen.imagine(Random(SEED))
    if outlook is None:
        return found
    shift = game.standing(rules, outlook).shift(guess, seat)
    alone = outlook.lone()
    for action in found:
        after = guess.clone()
        rules.apply(after, seat, action)
        outlook.budget = Budget()
        if after.actors == (seat,) and alone.goes_on(guess, after, seat):
            found[action] = outlook.worths(guess, seat, [action], WHOLE_TURN)[0]
        found[action] += shift
    return found
