"""Measures Catanatron: four random players, plain `game.play()`; prints one line of JSON."""

import json
from argparse import ArgumentParser
from time import process_time
from typing import Final

# Catanatron is installed only in the environment that peers.py makes.
from catanatron import Color, Game, RandomPlayer

ACTIONS_BEFORE_CLONING: Final = 200
CLONES_PER_LAP: Final = 1000


def new_game(seed: int) -> Game:
    """A game not yet begun; Catanatron takes seed 0 for no seed."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play_one(seed: int) -> int:
    """Play a game to its end and count the decisions in its log."""
    game = new_game(seed)
    game.play()
    return len(game.state.actions)


def decisions_per_s(seconds: float) -> float:
    """Decisions per second of CPU over whole games, their set-up included."""
    games, decisions, spent = 0, 0, 0.0
    start = process_time()
    while spent < seconds:
        games += 1
        decisions += play_one(games)
        spent = process_time() - start
    return decisions / spent


def clone_us(seconds: float) -> float:
    """Microseconds of CPU to copy a game in its middle."""
    game = new_game(1)
    for _ in range(ACTIONS_BEFORE_CLONING):
        game.play_tick()
    clones, spent = 0, 0.0
    start = process_time()
    while spent < seconds:
        for _ in range(CLONES_PER_LAP):
            game.copy()
        clones += CLONES_PER_LAP
        spent = process_time() - start
    return 1e6 * spent / clones


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time to measure for")
    seconds: float = parser.parse_args().seconds
    play_one(1)  # Catanatron fills its caches during its first game.
    found = {"decisions_per_s": decisions_per_s(seconds), "clone_us": clone_us(seconds / 10)}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
