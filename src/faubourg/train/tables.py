"""Self-play by a game's rules as they are: one step ahead at every choice.

A row is kept of every moment after a choice. What it is worth, for each seat, is what the game came
to in the end, mixed with what the network said on the way (TD of lambda), and no further than the
next choice that was made to see something else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log, nan
from random import Random
from typing import Any, Final

import numpy
from numpy.typing import NDArray

from faubourg.bots.greedy import GreedyBot
from faubourg.bots.playout import draw
from faubourg.core.encoding import Encoder
from faubourg.core.model import CHANCE, Action, Seat, State
from faubourg.core.observation import Observation
from faubourg.core.outlook import Outlook
from faubourg.core.registry import AnyRules, BadOption, Game, find_game
from faubourg.train.selfplay import HIDDEN, Habits, NotLearned, Played, Scores, Weights

ROWS: Final = 110  # about, that a seat leaves in a game
BLIND: Final = 0.2  # of the choices that go astray, those that look at nothing

Points = list[float]  # final ones, by seats from the own one on
Guest = Callable[[State, Seat, Random], Action]


@dataclass(frozen=True)
class Kind:
    """A game with its seats and options."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]

    def rules(self) -> AnyRules:
        game = find_game(self.game)
        return game.rules(self.seats, game.for_programs(dict(self.options)))


class Tables:
    """One kind of table, as the loop plays it."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        rules = _rules(kind)
        self.encoder: Encoder[Any, Any] = find_game(kind.game).encoder(rules)
        self.most_rows = ROWS * rules.seats

    def play(self, weights: Weights, habits: Habits, seed: int, games: int) -> Played:
        return play(self.kind, weights, habits, seed, games)

    def measure(self, weights: Weights, seed: int, games: int) -> Scores:
        return measure(self.kind, weights, seed, games)

    def duel(self, weights: Weights, before: Weights, seed: int, games: int) -> Scores:
        return duel(self.kind, weights, before, seed, games)

    def __reduce__(self) -> tuple[type[Tables], tuple[Kind]]:
        return Tables, (self.kind,)


def table(game: Game, name: str) -> Tables:
    """Named by its seats and options: 2, or 1+difficulty:president."""
    seats, *options = name.split("+")
    try:
        pairs = tuple((key, value) for key, value in (word.split(":") for word in options))
        kind = Kind(game.key, int(seats), pairs)
        kind.rules()
    except (ValueError, BadOption) as error:
        raise NotLearned(f"no kind of table {name!r}, as 2 or 1+option:value: {error}") from None
    return Tables(kind)


class Floats:
    """The network while it learns, with NumPy alone."""

    unit = 1

    def __init__(self, weights: Weights, encoder: Encoder[Any, Any]) -> None:
        first, second = HIDDEN
        length, outputs = encoder.length, encoder.OUTPUTS
        sizes = [(length, first), (first, second), (second, outputs)]
        at, self.layers = 0, list[tuple[NDArray[numpy.float32], NDArray[numpy.float32]]]()
        for before, after in sizes:
            end = at + before * after
            layer = weights[at:end].reshape(before, after), weights[end : end + after]
            self.layers.append(layer)
            at = end + after
        self.stages = encoder.stages()
        self.straight = weights[at:].reshape(-1, length, outputs)

    def values(self, rows: bytes | bytearray) -> list[list[float]]:
        if not rows:
            return []
        length = len(self.layers[0][0])
        given = numpy.frombuffer(rows, numpy.uint8).reshape(-1, length).astype(numpy.float32)
        found = given
        for number, (weights, bias) in enumerate(self.layers):
            found = (found if number == 0 else numpy.maximum(found, 0)) @ weights + bias
        if len(self.straight):
            found = found + self._straight(given)
        told: list[list[float]] = found.tolist()
        return told

    def _straight(self, given: NDArray[numpy.float32]) -> NDArray[numpy.float32]:
        found: NDArray[numpy.float32] = given @ self.straight[0]
        for stage, places in list(enumerate(self.stages))[1:]:
            now = given[:, places].any(axis=1)
            found[now] = given[now] @ self.straight[stage]
        return found


@dataclass(frozen=True)
class Moment:
    """After a choice: what is there, what it seems worth, and what the best choice seemed worth."""

    row: bytes
    points: Points
    best: Points
    strayed: bool
    turn: int = 0  # how many the seat has begun


class Player:
    """Plays with a network; its moments are what it learns from."""

    def __init__(self, kind: Kind, weights: Weights, habits: Habits) -> None:
        self.game, self.rules, self.habits = find_game(kind.game), _rules(kind), habits
        self.encoder: Encoder[Any, Any] = self.game.encoder(self.rules)
        value = Floats(weights, self.encoder)
        self.outlook: Outlook[Any, Any] = self.game.outlook(self.rules, self.encoder, value)
        self.greedy = GreedyBot(self.game.judge)

    def play(
        self, seed: int, own: Sequence[Seat], guest: Guest | None = None
    ) -> tuple[State, dict[Seat, list[Moment]]]:
        """A whole game; at the seats that are not its own sits a guest, greedy unless given."""
        rules, rng, state = self.rules, Random(seed), self.rules.new_state()
        invited = guest or self._as_greedy
        moments: dict[Seat, list[Moment]] = {seat: [] for seat in own}
        turns, before = [0] * rules.seats, CHANCE
        while state.actors:
            seat = state.actors[0]
            if seat == CHANCE:
                rules.apply(state, CHANCE, draw(rules, state, rng))
                continue
            turns[seat] += before != seat
            before = seat
            if seat in moments:
                chosen = self._choose(state, seat, rng, moments[seat], turns[seat])
                rules.apply(state, seat, chosen)
            else:
                rules.apply(state, seat, invited(state, seat, rng))
        return state, moments

    def _as_greedy(self, state: State, seat: Seat, rng: Random) -> Action:
        chosen: Action = self.greedy.choose(Observation(self.rules, state, seat), rng)
        return chosen

    def as_guest(self, state: State, seat: Seat, rng: Random) -> Action:
        """What it would choose at somebody else's table."""
        return self._choose(state, seat, rng, [])

    def _choose(
        self, state: State, seat: Seat, rng: Random, moments: list[Moment], turn: int = 0
    ) -> Action:
        rules = self.rules
        legal: list[Action] = rules.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        legal = some_of(legal, self.habits.alike, rng)
        guess = rules.determinize(state, seat, rng)
        self.encoder.prepare(guess, seat)
        afters = [_after(rules, guess, seat, action) for action in legal]
        told = self.outlook.told(afters, seat)
        worth = [self.outlook.weighed(points) for points in told]
        best = _best(worth, rng)
        chosen = self._tempted(worth, best, rng)
        if afters[chosen].actors:
            row = bytearray(self.encoder.length)
            self.encoder.encode(afters[chosen], seat, row, 0)
            moments.append(Moment(bytes(row), told[chosen], told[best], chosen != best, turn))
        return legal[chosen]

    def _tempted(self, worth: list[float], best: int, rng: Random) -> int:
        """The best choice, or another one to see where it leads."""
        luck = rng.random()
        if luck < BLIND * self.habits.astray:
            return rng.randrange(len(worth))
        if luck > 1 - self.habits.often:
            noisy = [each + self.habits.noise * _gumbel(rng) for each in worth]
            return max(range(len(noisy)), key=noisy.__getitem__)
        return best


def play(kind: Kind, weights: Weights, habits: Habits, seed: int, games: int) -> Played:
    player = Player(kind, weights, habits)
    rows, targets, scores, turns = list[bytes](), list[Points](), list[float](), list[int]()
    for number in range(seed, seed + games):
        rng = Random(f"{number} guests")
        alone = rng.random() < habits.guests
        own = [rng.randrange(kind.seats)] if alone else list(range(kind.seats))
        state, moments = player.play(number, own)
        for seat, found in moments.items():
            final = player.outlook.final(state, seat)
            scores.append(final[0])
            rows += [moment.row for moment in found]
            turns += [moment.turn for moment in found]
            targets += returns(found, final, habits)
    length, outputs = player.encoder.length, player.encoder.OUTPUTS
    filled = [each + [nan] * (outputs - len(each)) for each in targets]
    return Played(
        numpy.frombuffer(b"".join(rows), numpy.uint8).reshape(-1, length),
        numpy.array(filled, numpy.float32).reshape(-1, outputs),
        numpy.array(scores, numpy.float32),
        player.outlook.asked,
        numpy.array(turns, numpy.int64),
    )


def returns(moments: Sequence[Moment], final: Points, habits: Habits) -> list[Points]:
    """What each moment turned out to be worth."""
    found, later, trace = list[Points](), final, habits.trace
    for moment in reversed(moments):
        found.append(later)
        if moment.strayed and habits.cut:
            later = moment.best[: len(final)]
        else:
            pairs = zip(later, moment.points, strict=False)
            later = [trace * points + (1 - trace) * told for points, told in pairs]
    return found[::-1]


def measure(kind: Kind, weights: Weights, seed: int, games: int) -> Scores:
    """Alone its points; else its share of the victory, in percent, among greedy ones."""
    player = Player(kind, weights, Habits())
    if kind.seats == 1:
        return numpy.array([_points(player, each) for each in range(seed, seed + games)], "float32")
    return _shares(player, seed, games, None)


def duel(kind: Kind, weights: Weights, before: Weights, seed: int, games: int) -> Scores:
    """Its share of the victory, in percent, among those before; alone, of the better score."""
    player, rival = Player(kind, weights, Habits()), Player(kind, before, Habits())
    if kind.seats > 1:
        return _shares(player, seed, games, rival.as_guest)
    pairs = [(_points(player, each), _points(rival, each)) for each in range(seed, seed + games)]
    return numpy.array([50.0 * ((a > b) + (a >= b)) for a, b in pairs], numpy.float32)


def _points(player: Player, seed: int) -> float:
    return player.outlook.final(player.play(seed, [0])[0], 0)[0]


def _shares(player: Player, seed: int, games: int, guest: Guest | None) -> Scores:
    """Each seat in turn, with the same luck."""
    found, seats = [], player.rules.seats
    for number in range(seed, seed + games):
        seat = number % seats
        first = player.rules.ranking(player.play(number - seat, [seat], guest)[0])[0]
        found.append(100 / len(first) if seat in first else 0.0)
    return numpy.array(found, numpy.float32)


def some_of(legal: list[Action], alike: int, rng: Random) -> list[Action]:
    """So many of each kind at most, by lot: hundreds of places for tiles take all the time."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in legal if alike else ():
        kinds.setdefault(type(action), []).append(action)
    if all(len(each) <= alike for each in kinds.values()):
        return legal
    return [a for each in kinds.values() for a in rng.sample(each, min(alike, len(each)))]


@lru_cache(maxsize=8)
def _rules(kind: Kind) -> AnyRules:
    return kind.rules()


def _after(rules: AnyRules, state: Any, seat: Seat, action: Action) -> Any:
    after = state.clone()
    rules.apply(after, seat, action)
    return after


def _best(worth: list[float], rng: Random) -> int:
    """Of equals any, as bots do: the first of all places is seldom as good as another."""
    most = max(worth)
    return rng.choice([at for at, each in enumerate(worth) if each == most])


def _gumbel(rng: Random) -> float:
    return -log(-log(rng.random() or 0.5))
