"""Tournaments: every line-up of the bots meets the same luck, and blocks of luck are compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import combinations
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Final, Protocol

from faubourg.bots.outside import OutsideBot, make_any_bot
from faubourg.bots.playing import Timed, play_game
from faubourg.bots.rating import ratings
from faubourg.bots.spreading import Processes, Spread
from faubourg.bots.sprt import Sprt
from faubourg.core.chance import Chance
from faubourg.core.model import Seat
from faubourg.core.observation import Bot
from faubourg.core.registry import AnyRules, Game

RESAMPLES: Final = 1000
LineUp = tuple[str, ...]  # a bot's name for each seat


@dataclass(frozen=True)
class Plan:
    """What a tournament plays; everything a process needs to play its part."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seed: str
    first: int | None = None  # of a range of seeds, one for each block, in place of the seed

    def luck(self, number: int) -> str:
        """The seed of a block."""
        return f"{self.seed}/{number}" if self.first is None else str(self.first + number)

    def line_ups(self) -> list[LineUp]:
        """One bot among the others' seats, in every seat, for every pair of bots both ways."""
        if self.seats == 1 or len(self.bots) == 1:
            return [(bot,) * self.seats for bot in self.bots]
        found: dict[LineUp, None] = {}
        for one, other in combinations(self.bots, 2):
            for lone, rest in ((one, other), (other, one)):
                for seat in range(self.seats):
                    found[(rest,) * seat + (lone,) + (rest,) * (self.seats - seat - 1)] = None
        return list(found)


@dataclass(frozen=True)
class Place:
    """How one bot did in one seat of one game."""

    bot: str
    share: float  # of the victory
    rank: float  # 1 is best; tied seats share the mean of their ranks
    score: int
    failed: bool = False  # a program from outside: another bot played to the end


@dataclass(frozen=True)
class Block:
    """One luck, all line-ups: the unit of statistics."""

    games: list[list[Place]]
    times: dict[str, list[float]] = field(compare=False)  # milliseconds a choice, by bot


@dataclass(frozen=True)
class Standing:
    """One bot over the whole tournament; among equals the win share is 1 / seats."""

    bot: str
    games: int
    wins: float  # games won by a seat with this bot, ties split
    win_share: float  # of one seat with this bot, ties split
    low: float  # its 95 % interval, by bootstrap over blocks
    high: float
    score: float
    rank: float
    mean_ms: float = field(compare=False)  # for a choice, where there is one
    p50_ms: float = field(compare=False)
    p95_ms: float = field(compare=False)
    rating: tuple[float, float] | None = None  # and how unsure it is, if openskill is installed
    failed: int = 0  # games that the apprentice had to finish for a program from outside


@dataclass(frozen=True)
class Result:
    """A finished tournament. An illegal action never counts as a loss: it ends the run."""

    game: str
    seats: int
    options: dict[str, str]
    seed: str
    blocks: int
    games: int
    standings: list[Standing]
    sprt: str = ""  # high, low or open, if it was asked for
    evidence: float = 0.0


class Keeping(Protocol):
    """Where blocks are kept that were played already."""

    blocks: dict[int, Block]

    def add(self, number: int, block: Block) -> None: ...


def run(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    bots: Sequence[str],
    games: int,
    seed: int | str,
    processes: int = 1,
    progress: Callable[[int], None] = lambda played: None,
    sprt: Sprt | None = None,
    keep: Callable[[Plan], Keeping] | None = None,
    spread: Spread | None = None,
    first: int | None = None,
) -> Result:
    """At least so many games, in whole blocks; the result does not depend on the processes.

    A sequential test ends it as soon as it is decided. What is kept is not played again.
    """
    plan = replace(plan_of(game, seats, options, bots, seed), first=first)
    size = len(plan.line_ups())
    blocks: list[Block] = []
    spread = spread or Processes(processes)
    for block in _played(plan, -(-games // size), spread, keep(plan) if keep else None):
        blocks.append(block)
        progress(len(blocks) * size)
        if sprt and sprt.is_decided(shares_of(plan.bots[0], blocks)):
            break
    ranks = [[(place.bot, place.rank) for place in g] for block in blocks for g in block.games]
    rated = ratings(plan.bots, ranks)
    standings = [_standing(name, blocks, plan.seed, rated.get(name)) for name in plan.bots]
    shares = shares_of(plan.bots[0], blocks)
    return Result(
        game.key, seats, dict(options), plan.seed, len(blocks), len(blocks) * size, standings,
        *((sprt.verdict(shares), sprt.evidence(shares)) if sprt else ()),
    )  # fmt: skip


def plan_of(
    game: Game, seats: int, options: Mapping[str, str], bots: Sequence[str], seed: int | str
) -> Plan:
    names = tuple(dict.fromkeys(bots))
    for name in names:
        make_any_bot(name, game)  # an unknown one is refused before anything is played
    return Plan(game, seats, tuple(sorted(options.items())), names, str(seed))


def _played(plan: Plan, blocks: int, spread: Spread, kept: Keeping | None) -> Iterator[Block]:
    """The blocks in their order."""
    there = kept.blocks if kept else {}
    missing = [number for number in range(blocks) if number not in there]
    with spread(play_block, [(plan, number) for number in missing]) as played:
        for number in range(blocks):
            if number in there:
                yield there[number]
                continue
            block = next(played)
            if kept:
                kept.add(number, block)
            yield block


@lru_cache(maxsize=1)
def _rules(plan: Plan) -> AnyRules:
    return plan.game.rules(plan.seats, dict(plan.options))


def play_block(task: tuple[Plan, int]) -> Block:
    plan, number = task
    times: dict[str, list[float]] = {name: [] for name in plan.bots}
    games = [_play_line_up(plan, number, line_up, times) for line_up in plan.line_ups()]
    if plan.seats == 1:
        games = [_compared([place for game in games for place in game])]
    return Block(games, times)


def _play_line_up(
    plan: Plan, number: int, line_up: LineUp, times: dict[str, list[float]]
) -> list[Place]:
    rules, luck = _rules(plan), plan.luck(number)
    bots = [make_any_bot(name, plan.game) for name in line_up]
    timed = [_timed(bot, times[name]) for bot, name in zip(bots, line_up, strict=True)]
    rngs = [Random(f"{luck}/{name}/{seat}") for seat, name in enumerate(line_up)]
    match = play_game(rules, timed, Chance.seeded(luck), rngs)
    totals = [rules.total(match.state, seat) for seat in range(plan.seats)]
    return _places(line_up, rules.ranking(match.state), totals, [_has_failed(bot) for bot in bots])


def _timed(bot: Bot, times: list[float]) -> Timed:
    """By the clock where another process thinks."""
    return Timed(bot, times, perf_counter) if isinstance(bot, OutsideBot) else Timed(bot, times)


def _has_failed(bot: Bot) -> bool:
    return isinstance(bot, OutsideBot) and bool(bot.problem)


def _places(
    line_up: LineUp, ranking: list[list[Seat]], totals: list[int], failed: list[bool]
) -> list[Place]:
    found: list[Place] = []
    for tied in ranking:
        share = 0.0 if found else 1 / len(tied)
        rank = len(found) + (len(tied) + 1) / 2
        found += [Place(line_up[seat], share, rank, totals[seat], failed[seat]) for seat in tied]
    return found


def _compared(alone: list[Place]) -> list[Place]:
    """Bots that played the same luck alone, ranked as if they had met."""
    totals = [place.score for place in alone]
    ranked = sorted(set(totals), reverse=True)
    ranking = [[seat for seat, mine in enumerate(totals) if mine == total] for total in ranked]
    failed = [place.failed for place in alone]
    return _places(tuple(place.bot for place in alone), ranking, totals, failed)


def _standing(
    bot: str, blocks: list[Block], seed: str, rating: tuple[float, float] | None = None
) -> Standing:
    games = [[place for place in game if place.bot == bot] for b in blocks for game in b.games]
    games = [seats for seats in games if seats]
    shares = shares_of(bot, blocks)
    low, high = interval(shares, Random(f"{seed}/bootstrap"))
    times = sorted(spent for block in blocks for spent in block.times[bot]) or [0.0]
    return Standing(
        bot, len(games), sum(place.share for seats in games for place in seats),
        fmean(shares), low, high,
        fmean(fmean(place.score for place in seats) for seats in games),
        fmean(fmean(place.rank for place in seats) for seats in games),
        fmean(times), _quantile(times, 0.5), _quantile(times, 0.95), rating,
        sum(any(place.failed for place in seats) for seats in games),
    )  # fmt: skip


def shares_of(bot: str, blocks: Sequence[Block]) -> list[float]:
    return [_block_share(bot, block) for block in blocks]


def scores_of(bot: str, blocks: Sequence[Block]) -> list[float]:
    """Its mean points, by block."""
    games = [
        [place.score for g in block.games for place in g if place.bot == bot] for block in blocks
    ]
    return [fmean(scores) for scores in games]


def _block_share(bot: str, block: Block) -> float:
    """What a seat with this bot wins on average in the block's games it plays in."""
    games = [[place.share for place in game if place.bot == bot] for game in block.games]
    return fmean(fmean(shares) for shares in games if shares)


def interval(shares: list[float], rng: Random) -> tuple[float, float]:
    """The 95 % interval of the mean, by drawing as many blocks again with replacement."""
    means = sorted(fmean(rng.choices(shares, k=len(shares))) for _ in range(RESAMPLES))
    return _quantile(means, 0.025), _quantile(means, 0.975)


def _quantile(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
