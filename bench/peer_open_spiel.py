"""Measures a game of OpenSpiel driven from Python, random play; prints one line of JSON."""

import json
from argparse import ArgumentParser
from random import Random
from time import process_time
from typing import Final

# OpenSpiel is installed only in the environment that peers.py makes.
import pyspiel

DECISIONS_BEFORE_CLONING: Final = 50
CLONES_PER_LAP: Final = 1000


def roll(state: pyspiel.State, random: Random) -> None:
    """Draw one of the chance outcomes by its probability."""
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, probabilities)[0])


def play(state: pyspiel.State, random: Random, limit: int) -> int:
    """Play to the end or to the limit and count the decisions; dice are not decisions."""
    decisions = 0
    while decisions < limit and not state.is_terminal():
        if state.is_chance_node():
            roll(state, random)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def play_one(game: pyspiel.Game, seed: int) -> int:
    """Play a game to its end and count its decisions."""
    return play(game.new_initial_state(), Random(seed), game.max_game_length())


def decisions_per_s(game: pyspiel.Game, seconds: float) -> float:
    """Decisions per second of CPU over whole games, set-up and dice included."""
    games, decisions, spent = 0, 0, 0.0
    start = process_time()
    while spent < seconds:
        games += 1
        decisions += play_one(game, games)
        spent = process_time() - start
    return decisions / spent


def clone_us(game: pyspiel.Game, seconds: float) -> float:
    """Microseconds of CPU to clone a state in the middle of a game."""
    state = game.new_initial_state()
    play(state, Random(1), DECISIONS_BEFORE_CLONING)
    clones, spent = 0, 0.0
    start = process_time()
    while spent < seconds:
        for _ in range(CLONES_PER_LAP):
            state.clone()
        clones += CLONES_PER_LAP
        spent = process_time() - start
    return 1e6 * spent / clones


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", help="its name in OpenSpiel")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time to measure for")
    args = parser.parse_args()
    game, seconds = pyspiel.load_game(args.game), args.seconds
    play_one(game, 1)  # A warm-up, as for the others.
    rate, clone = decisions_per_s(game, seconds), clone_us(game, seconds / 10)
    print(json.dumps({"decisions_per_s": rate, "clone_us": clone}))


if __name__ == "__main__":
    main()
