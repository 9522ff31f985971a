"""Measures python-chess, random play, for scale; prints one line of JSON."""

import json
from argparse import ArgumentParser
from random import Random
from time import process_time
from typing import Final

# python-chess is installed only in the environment that peers.py makes.
import chess

DECISIONS_BEFORE_CLONING: Final = 50
CLONES_PER_LAP: Final = 1000
LONGEST: Final = 300  # random games of chess need not end


def play(board: chess.Board, random: Random, limit: int = LONGEST) -> int:
    """Play to the end or to the limit and count the decisions."""
    decisions = 0
    while decisions < limit and (moves := list(board.legal_moves)):
        board.push(random.choice(moves))
        decisions += 1
    return decisions


def decisions_per_s(seconds: float) -> float:
    """Decisions per second of CPU over whole games, set-up included."""
    games, decisions, spent = 0, 0, 0.0
    start = process_time()
    while spent < seconds:
        games += 1
        decisions += play(chess.Board(), Random(games))
        spent = process_time() - start
    return decisions / spent


def clone_us(seconds: float) -> float:
    """Microseconds of CPU to copy a board in the middle of a game, without its history."""
    board = chess.Board()
    play(board, Random(1), DECISIONS_BEFORE_CLONING)
    clones, spent = 0, 0.0
    start = process_time()
    while spent < seconds:
        for _ in range(CLONES_PER_LAP):
            board.copy(stack=False)
        clones += CLONES_PER_LAP
        spent = process_time() - start
    return 1e6 * spent / clones


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time to measure for")
    seconds: float = parser.parse_args().seconds
    play(chess.Board(), Random(1))  # A warm-up, as for the others.
    found = {"decisions_per_s": decisions_per_s(seconds), "clone_us": clone_us(seconds / 10)}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
