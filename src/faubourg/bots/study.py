"""What strong play looks like: counted from fresh games of the strongest level a game has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from statistics import fmean
from typing import Any, Final

from faubourg.bots import make_bot
from faubourg.bots.learned import has_learned
from faubourg.bots.playing import play_game
from faubourg.bots.spreading import Processes
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import CHANCE, Seat
from faubourg.core.registry import AnyRules, Game

# Where something is done says nothing about the box: cells, plots, directions, turns.
PLACE: Final = re.compile(
    r"[a-jA-J]\d+(\+\d+)?|\d+-\d+|-?\d+|north|south|east|west|(north|south)-(east|west)"
)
MOST_NUMBERS: Final = 16  # of a promise or a deck; with more of them a verb says where

FIRST: Final = re.compile(r"(?:start|first) (\d+)")  # who begins, as our games write it


@dataclass(frozen=True)
class Plan:
    """All a process needs to play its part."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: str
    strong: str
    weak: str


@dataclass(frozen=True)
class Seen:
    """One game among equals, and the same luck twice against a weaker bot."""

    sources: Counter[str]  # points by the key of their line, of all seats
    totals: list[int]
    first: float  # the first player's share of the victory; below 0 where nobody is first
    offered: set[str]  # what somebody could choose
    taken: set[str]
    decided: str  # by skill, luck or neither; empty in games for one


@dataclass(frozen=True)
class Study:
    """What many games say together."""

    game: str
    seats: int
    options: dict[str, str]
    strong: str
    weak: str
    games: int
    points: float  # of a seat, on average
    sources: list[tuple[str, float]]  # mean points of a seat by line, the most first
    first: float  # the first player's share of the victory
    fair: float  # what it would be among equals if it did not matter
    margin: float  # half of the 95 % interval of that share
    skill: float  # of the pairs of games with the same luck: the stronger won both
    luck: float  # the same seat won both
    never: list[str]  # could be taken in half of the games, and never was
    always: list[str]  # was taken in all games in which it could be
    taken: list[tuple[str, int, int]] = field(default_factory=list)  # what, taken, offered


def study(
    game: Game,
    seats: int,
    options: dict[str, str],
    games: int,
    seed: str,
    processes: int = 1,
    progress: Callable[[int], None] = lambda played: None,
) -> Study:
    """Strong is who has learned; where nobody has, the apprentice."""
    strong, weak = ("planner", "apprentice") if has_learned(game) else ("apprentice", "newcomer")
    chosen = dict(game.rules(seats, game.for_programs(options)).options)
    plan = Plan(game, seats, tuple(sorted(chosen.items())), seed, strong, weak)
    found = list[Seen]()
    tasks = [(plan, number) for number in range(games)]
    with Processes(processes)(_look_at, tasks) as played:
        for seen in played:
            found.append(seen)
            progress(len(found))
    return _together(plan, chosen, found)


@lru_cache(maxsize=1)
def _rules(plan: Plan) -> AnyRules:
    return plan.game.rules(plan.seats, dict(plan.options))


def _look_at(task: tuple[Plan, int]) -> Seen:
    plan, number = task
    rules, luck = _rules(plan), f"{plan.seed}/{number}"
    match = _played(plan, luck, [plan.strong] * plan.seats)
    sources, totals = Counter[str](), list[int]()
    for seat in range(plan.seats):
        for line in rules.score(match.state, seat):
            sources[line.key] += line.points
        totals.append(rules.total(match.state, seat))
    offered, taken = _choices(match)
    return Seen(sources, totals, _first(match), offered, taken, _decided(plan, luck))


def _played(plan: Plan, luck: str, names: list[str]) -> Match[Any, Any]:
    bots = [make_bot(name, plan.game) for name in names]
    rngs = [Random(f"{luck}/{seat}") for seat in range(plan.seats)]
    return play_game(_rules(plan), bots, Chance.seeded(luck), rngs)


def _first(match: Match[Any, Any]) -> float:
    """Whom chance has made it; otherwise who was the first to act alone."""
    if match.rules.seats == 1:
        return -1.0
    drawn = [FIRST.fullmatch(entry.words) for entry in match.entries if entry.seat == CHANCE]
    named = [int(found[1]) - 1 for found in drawn if found]
    acted = [step.seat for step in match.steps if step.seat >= 0 and step.actors == (step.seat,)]
    return _share(match, (named or acted)[0])


def _share(match: Match[Any, Any], seat: Seat) -> float:
    best = match.rules.ranking(match.state)[0]
    return 1 / len(best) if seat in best else 0.0


def _choices(match: Match[Any, Any]) -> tuple[set[str], set[str]]:
    """What could be chosen, and what was, where there was a choice."""
    rules, offered, taken = match.rules, set[str](), set[str]()
    state, numbered = rules.new_state(), _numbered(rules)
    for step in match.steps:
        if step.seat >= 0 and not step.forced:
            legal = rules.legal(state, step.seat)
            offered |= {_kind(rules.notation(act), numbered) for act in legal}
            taken.add(_kind(rules.notation(step.action), numbered))
        rules.apply(state, step.seat, step.action)
    return offered, taken


def _numbered(rules: AnyRules) -> frozenset[str]:
    """Verbs whose number says what is chosen, and not where."""
    found: dict[str, set[str]] = {}
    for action in rules.catalogue:
        verb, *words = rules.notation(action).split()
        if words and words[0].lstrip("-").isdecimal():
            found.setdefault(verb, set()).add(words[0])
    return frozenset(verb for verb, numbers in found.items() if len(numbers) <= MOST_NUMBERS)


@lru_cache(maxsize=50_000)
def _kind(notation: str, numbered: frozenset[str]) -> str:
    """Without where it happens: "build residence c3" is "build residence"; "keep 8" stays."""
    verb, *words = notation.split()
    kept = [word for word in words if not PLACE.fullmatch(word)]
    number = words[:1] if verb in numbered and words and words[0].isdecimal() and not kept else []
    return " ".join([verb, *kept, *number])


def _decided(plan: Plan, luck: str) -> str:
    """The same luck with seats exchanged: does the same bot win again, or the same seat?"""
    if plan.seats == 1:
        return ""
    rest = [plan.weak] * (plan.seats - 2)
    one = _played(plan, luck, [plan.strong, plan.weak, *rest])
    other = _played(plan, luck, [plan.weak, plan.strong, *rest])
    shares = [_share(one, 0), _share(one, 1), _share(other, 0), _share(other, 1)]
    if shares[0] == shares[3] == 1:
        return "skill"
    return "luck" if shares[0] == shares[2] == 1 or shares[1] == shares[3] == 1 else "neither"


def _together(plan: Plan, options: dict[str, str], found: list[Seen]) -> Study:
    games, rules = len(found), _rules(plan)
    means = {
        key: sum(seen.sources[key] for seen in found) / (games * rules.seats)
        for key in {key for seen in found for key in seen.sources}
    }
    firsts = [seen.first for seen in found if seen.first >= 0] or [0.0]
    first, decided = fmean(firsts), Counter(seen.decided for seen in found)
    # As if two more had been won and two lost: few games say little even if they all agree.
    likely = (sum(firsts) + 2) / (len(firsts) + 4)
    margin = 1.96 * (likely * (1 - likely) / (len(firsts) + 4)) ** 0.5
    offered = Counter(kind for seen in found for kind in seen.offered)
    taken = Counter(kind for seen in found for kind in seen.taken)
    often = sorted(kind for kind, count in offered.items() if 2 * count >= games)
    return Study(
        rules.key, rules.seats, options, plan.strong, plan.weak, games,
        fmean(total for seen in found for total in seen.totals),
        sorted(means.items(), key=lambda one: -one[1]), first, 1 / rules.seats, margin,
        decided["skill"] / games, decided["luck"] / games,
        [kind for kind in often if not taken[kind]],
        [kind for kind in often if taken[kind] == offered[kind]],
        [(kind, taken[kind], offered[kind]) for kind in sorted(offered)],
    )  # fmt: skip
