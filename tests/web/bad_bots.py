"""Bots that fail, for the processes they think in; greedy thinks as always."""

from __future__ import annotations

import os
import time

from faubourg.web import thinking
from faubourg.web.live_table import rules_of
from faubourg.web.thinking import Task


def crash(task: Task) -> int:
    if task.bot == "greedy":
        return thinking.think(task)
    raise RuntimeError("this bot has a bug")


def die(task: Task) -> int:
    if task.bot == "greedy":
        return thinking.think(task)
    os._exit(3)


def hang(task: Task) -> int:
    if task.bot == "greedy":
        return thinking.think(task)
    time.sleep(60)
    return 0


def cheat(task: Task) -> int:
    """Chooses the last action of the catalogue, which is legal at no start."""
    rules = rules_of(task.game, task.seats, task.options, task.content, task.edition)
    return thinking.think(task) if task.bot == "greedy" else len(rules.catalogue) - 1


def wander(task: Task) -> int:
    return thinking.think(task) if task.bot == "greedy" else 10**6
