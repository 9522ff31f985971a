"""Games for one with open luck: the best that could be made of it, as far as a search can see.

A bot knows no draw before it comes. Here all of them are known, as after a game: how much of what
was possible did one get? The planner plays it first, knowing nothing. Then, turn by turn, many ways
to play are followed side by side, each with the draws that it will meet; what has been learned, or
else the judge, says which ones are worth it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from faubourg.bots import make_bot
from faubourg.bots.learned import outlook_of
from faubourg.bots.playing import play_game
from faubourg.core import solo
from faubourg.core.budget import Budget
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import CHANCE, Action, awaits_chance, is_over
from faubourg.core.outlook import Outlook
from faubourg.core.registry import AnyRules, Game

SEAT: Final = 0  # the only one
EVALUATIONS: Final = 100_000  # of states, in all
FEWEST: Final = 3  # ways that are followed, however many choices they have
LOST: Final = float("-inf")


@dataclass
class Way:
    """One way to play so far."""

    state: Any
    drawn: dict[str, int] = field(default_factory=dict)  # of each stream of chance
    last: Action | None = None
    before: Way | None = None
    worth: float = 0.0

    def actions(self) -> list[Action]:
        found, way = list[Action](), self
        while way.before is not None:
            assert way.last is not None
            found.append(way.last)
            way = way.before
        return found[::-1]


class Eyes:
    """What states are worth; where nothing is learned, the judge says so."""

    def __init__(self, game: Game, rules: AnyRules) -> None:
        learned = outlook_of(game, rules)
        outlook = learned or game.outlook(rules, game.encoder(rules), Unlearned())
        self.outlook: Outlook[Any, Any] = outlook.lone()
        self.judge = None if learned else game.judge(rules)

    def see(self, start: Any, states: list[Any]) -> list[float]:
        """Of states that differ from one by one choice."""
        outlook, judge = self.outlook, self.judge
        if judge is not None:
            judge.prepare(start, SEAT)
            return [sum(judge.terms(state, SEAT).values()) for state in states]
        outlook.budget = Budget()  # a bot may have left its own
        outlook.encoder.prepare(start, SEAT)
        return outlook.valued(states, SEAT)


class Unlearned:
    """Nobody asks it: the game's outlook only says where turns end."""

    unit = 1

    def values(self, rows: bytes | bytearray) -> list[list[float]]:
        raise AssertionError("nothing is learned")


@dataclass(frozen=True)
class Solved:
    """The best game found."""

    score: int | None  # as games for one are counted; None if every way was lost
    match: Match[Any, Any]
    evaluations: int
    learned: bool  # whether a learned value has led the way
    planner: int | None = None  # what the planner got, who knew no draw


def solve(
    game: Game,
    rules: AnyRules,
    chance: Chance,
    evaluations: int = EVALUATIONS,
    progress: Callable[[int], None] = lambda steps: None,
) -> Solved:
    """Of a game for one, with the luck it will have; never worse than the planner's own game."""
    if rules.seats != 1:
        raise ValueError(f"{rules.seats} seats; only games for one are solved")
    eyes = Eyes(game, rules)
    played = play_game(rules, [make_bot("planner", game)], chance, [Random(0)])
    choices = sum(1 for step in played.steps if step.seat == SEAT and not step.forced)
    search = _Search(rules, chance, eyes, evaluations // max(1, choices), progress)
    found = _followed(rules, chance, search.run().actions())
    best = max(found, played, key=lambda match: search.counted(match.state))
    score, planner = rules.solo_score(best.state), rules.solo_score(played.state)
    return Solved(score, best, search.evaluated, eyes.judge is None, planner)


def _followed(rules: AnyRules, chance: Chance, actions: list[Action]) -> Match[Any, Any]:
    match = Match(rules, chance)
    for action in actions:
        match.play(SEAT, action)
    return match


class _Search:
    def __init__(
        self,
        rules: AnyRules,
        chance: Chance,
        eyes: Eyes,
        evaluations: int,
        progress: Callable[[int], None],
    ) -> None:
        self.rules = rules
        self.chance = chance
        self.eyes = eyes
        self.outlook = eyes.outlook
        self.evaluations = evaluations  # at each step of a turn, for all ways together
        self.progress = progress
        self.evaluated = 0
        self.fewer = solo.fewer_is_better(rules.solo_ranks())

    def run(self) -> Way:
        """The best end. Where fewer rounds are better, who comes later need not be waited for."""
        start = Way(self.rules.new_state())
        self._let_chance_act(start)
        ways, ended, steps = [start], list[Way](), 0
        while ways:
            ways = self._turn(ways)
            for way in ways:
                self._let_chance_act(way)
            ended += [way for way in ways if is_over(way.state)]
            ways = [way for way in ways if not is_over(way.state)]
            steps += 1
            self.progress(steps)
            if self.fewer and any(self.counted(way.state) > LOST for way in ended):
                break
        return max(ended, key=lambda way: self.counted(way.state))

    def counted(self, state: Any) -> float:
        score = self.rules.solo_score(state)
        if score is None:
            return LOST
        return float(-score if self.fewer else score)

    def _turn(self, ways: list[Way]) -> list[Way]:
        """What may become of them by the end of their turn, the best first."""
        done = list[Way]()
        going = [(way, way) for way in self._best(ways)]  # with where its turn began
        while going:
            after = [(then, start) for way, start in going for then in self._after(way)]
            goes = [self.outlook.goes_on(start.state, way.state, SEAT) for way, start in after]
            done += [way for (way, _), on in zip(after, goes, strict=True) if not on]
            starts = {id(way): start for (way, start), on in zip(after, goes, strict=True) if on}
            on_their_way = [way for (way, _), on in zip(after, goes, strict=True) if on]
            going = [(way, starts[id(way)]) for way in self._best(on_their_way)]
        return done

    def _after(self, way: Way) -> list[Way]:
        found = list[Way]()
        for action in self.rules.legal(way.state, SEAT):
            state = way.state.clone()
            self.rules.apply(state, SEAT, action)
            found.append(Way(state, way.drawn, action, way))
        worths = self.eyes.see(way.state, [each.state for each in found])
        self.evaluated += len(found)
        for each, worth in zip(found, worths, strict=True):
            each.worth = worth
        return found

    def _best(self, ways: list[Way]) -> list[Way]:
        """Each once, as many as can be gone on from."""
        found, left = list[Way](), self.evaluations
        for way in self._different(sorted(ways, key=lambda way: way.worth, reverse=True)):
            choices = self.rules.legal_set(way.state, SEAT).bit_count()
            if choices > left and len(found) >= FEWEST:
                break
            left -= choices
            found.append(way)
        return found

    def _different(self, ways: list[Way]) -> Iterator[Way]:
        """A game's key tells apart what one turn leads to; other turns are told by their worth."""
        seen = set[Hashable]()
        for way in ways:
            key = self.outlook.key(way.state), way.worth
            if key[0] is None or key not in seen:
                seen.add(key)
                yield way

    def _let_chance_act(self, way: Way) -> None:
        """With the draws it meets; the state is the way's own."""
        state, rules = way.state, self.rules
        if awaits_chance(state):
            way.drawn = dict(way.drawn)
        while awaits_chance(state):
            stream = rules.stream(state)
            ordinal = way.drawn.get(stream, 0)
            way.drawn[stream] = ordinal + 1
            rules.apply(state, CHANCE, self.chance.choose(stream, ordinal, rules.chances(state)))
