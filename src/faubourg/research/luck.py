"""How much of a game's outcome is luck, at each level of play.

Two measures, both of games for two whose luck is known:

- **Luck between equals.** A level plays against itself, each luck twice with other choices where it
  is undecided. How much of the variance of the margin, in points, is between the lucks and not
  within them (the intraclass correlation): what the luck alone, seats included, explains.
- **Luck against skill.** Two levels next to each other meet twice with the same luck, seats
  exchanged. Does the same seat win both games, luck has decided; does the same level, skill has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean
from typing import Any, Final

from faubourg.bots import arena, bots_for, make_bot
from faubourg.bots.playing import play_game
from faubourg.bots.spreading import Spread
from faubourg.core.chance import Chance
from faubourg.core.registry import BadOption, find_game
from faubourg.research.settings import Setting
from faubourg.train.seeding import seeds

REPEATS: Final = 2  # games with each luck
RESAMPLES: Final = 1000


@dataclass(frozen=True)
class Mirror:
    """A level against itself on one luck."""

    setting: Setting
    bot: str
    seed: int


@dataclass(frozen=True)
class Equals:
    """What luck explains between two of this level, with its 95 % interval."""

    bot: str
    lucks: int
    luck: float
    low: float
    high: float
    first_seat: float  # its mean margin, in points


@dataclass(frozen=True)
class Pair:
    """Who decides between a level and the one below it: shares of lucks."""

    bot: str
    other: str
    lucks: int
    skill: float
    luck: float
    upset: float  # the weaker one wins from both seats
    open: float  # a tie was among the two games


@dataclass(frozen=True)
class Told:
    game: str
    first: int
    equals: list[Equals]
    pairs: list[Pair]


def measure(
    made: Setting, lucks: int, spread: Spread, bots: tuple[str, ...] = (),
    progress: Callable[[int], None] = lambda done: None,
) -> Told:  # fmt: skip
    """Both measures for all levels of a game."""
    if made.seats != 2:
        raise BadOption(f"{made.seats} seats; luck and skill are measured with 2")
    names = bots or tuple(bots_for(find_game(made.game)))
    first, _ = seeds("reporting")
    equals, pairs = list[Equals](), list[Pair]()
    for place, name in enumerate(names):
        equals.append(_equals(made, name, range(first, first + lucks), spread))
        if place:
            pairs.append(_pair(made, name, names[place - 1], range(first, first + lucks), spread))
        progress(place + 1)
    return Told(made.game, first, equals, pairs)


def margins(task: Mirror) -> list[float]:
    """Of the first seat, in each game with this luck."""
    made, rules, bot = task.setting, task.setting.rules, task.bot
    found = []
    for repeat in range(REPEATS):
        bots = [make_bot(bot, find_game(made.game)) for _ in range(2)]
        rngs = [Random(f"{task.seed}/{repeat}/{bot}/{seat}") for seat in range(2)]
        state = play_game(rules, bots, Chance.seeded(str(task.seed)), rngs).state
        found.append(float(rules.total(state, 0) - rules.total(state, 1)))
    return found


def _equals(made: Setting, bot: str, wished: range, spread: Spread) -> Equals:
    with spread(margins, [Mirror(made, bot, seed) for seed in wished]) as played:
        groups = list(played)
    rng = Random(f"luck {bot}")
    drawn = sorted(explained(rng.choices(groups, k=len(groups))) for _ in range(RESAMPLES))
    low, high = drawn[int(0.025 * RESAMPLES)], drawn[int(0.975 * RESAMPLES)]
    mean = fmean(margin for group in groups for margin in group)
    return Equals(bot, len(groups), explained(groups), low, high, mean)


def explained(groups: Sequence[Sequence[float]]) -> float:
    """The intraclass correlation ICC(1) of groups of the same size; 0 where nothing varies."""
    size, count = len(groups[0]), len(groups)
    means = [fmean(group) for group in groups]
    grand = fmean(means)
    between = size * sum((mean - grand) ** 2 for mean in means) / max(1, count - 1)
    spare = sum((x - m) ** 2 for group, m in zip(groups, means, strict=True) for x in group)
    within = spare / (count * (size - 1))
    total = between + (size - 1) * within
    return max(0.0, (between - within) / total) if total else 0.0


def _pair(made: Setting, bot: str, other: str, wished: range, spread: Spread) -> Pair:
    plan = arena.plan_of(find_game(made.game), 2, dict(made.options), [bot, other], "")
    plan = replace(plan, first=wished.start)
    with spread(arena.play_block, [(plan, number) for number in range(len(wished))]) as played:
        kinds = [decided(block, bot) for block in played]
    shares = {kind: kinds.count(kind) / len(kinds) for kind in ("skill", "luck", "upset", "open")}
    return Pair(bot, other, len(kinds), **shares)


def decided(block: arena.Block, bot: str) -> str:
    """By what the two games of one luck were: the bot sits in both, once in each seat."""
    won = [next(place.share for place in game if place.bot == bot) for game in block.games]
    if any(share not in (0.0, 1.0) for share in won):
        return "open"
    return {2.0: "skill", 0.0: "upset"}.get(sum(won), "luck")


def plain(told: Told) -> dict[str, Any]:
    return {
        "game": told.game, "first": told.first, "equals": [vars(each) for each in told.equals],
        "pairs": [vars(each) for each in told.pairs],
    }  # fmt: skip
