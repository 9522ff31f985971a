"""Random games at full speed, for benchmarks and soak runs: no match, no record, no observation."""

from __future__ import annotations

from random import Random

from faubourg.core.model import CHANCE, A, Rules, S


def draw(rules: Rules[S, A], state: S, rng: Random) -> A:
    """One outcome of chance, by its weight."""
    weighted = rules.chances(state)
    total = 0
    for _, weight in weighted:
        total += weight
    left = rng.random() * total
    for outcome, weight in weighted:
        left -= weight
        if left < 0:
            return outcome
    return weighted[-1][0]


def play_randomly(rules: Rules[S, A], state: S, rng: Random) -> int:
    """Finish the game by uniformly random legal actions; how many decisions that took."""
    decisions = 0
    while state.actors:
        seat = state.actors[0]
        if seat == CHANCE:
            rules.apply(state, CHANCE, draw(rules, state, rng))
            continue
        rules.apply(state, seat, rules.pick(state, seat, rng))
        decisions += 1
    return decisions


def play_from_list(rules: Rules[S, A], state: S, rng: Random) -> int:
    """The same, but listing all legal actions at every decision, as most libraries must."""
    decisions = 0
    while state.actors:
        seat = state.actors[0]
        if seat == CHANCE:
            rules.apply(state, CHANCE, draw(rules, state, rng))
            continue
        rules.apply(state, seat, rng.choice(rules.legal(state, seat)))
        decisions += 1
    return decisions
