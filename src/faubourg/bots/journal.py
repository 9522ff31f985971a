"""A tournament's blocks in a file, line by line, so that it goes on where it was stopped."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from faubourg.bots.arena import Block, Place, Plan


class BadJournal(ValueError):
    """A file that is no journal, or that of another tournament."""


class Journal:
    """The first line says which tournament it is; a last line cut short by a kill is dropped."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.head = {"game": plan.game.key, "seats": plan.seats, "options": dict(plan.options),
                     "bots": list(plan.bots), "seed": plan.seed}  # fmt: skip
        self.head |= {} if plan.first is None else {"first": plan.first}
        self.blocks = self._read() if path.exists() else {}
        if not path.exists():
            self._append(self.head)

    def add(self, number: int, block: Block) -> None:
        self.blocks[number] = block
        self._append({"block": number, **asdict(block)})

    def _append(self, entry: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def _read(self) -> dict[int, Block]:
        text = self.path.read_text(encoding="utf-8")
        whole, _, cut = text.rpartition("\n")
        if cut:
            self.path.write_text(f"{whole}\n" if whole else "", encoding="utf-8")
        lines = whole.split("\n")
        try:
            head, *entries = [json.loads(line) for line in lines]
            found = {entry["block"]: _block(entry) for entry in entries}
        except (ValueError, KeyError, TypeError) as error:
            raise BadJournal(f"{self.path} is no journal of a tournament: {error}") from None
        if head != self.head:
            raise BadJournal(f"{self.path} is of another tournament: {head}, not {self.head}")
        return found


def _block(entry: dict[str, Any]) -> Block:
    return Block([[Place(**place) for place in game] for game in entry["games"]], entry["times"])
