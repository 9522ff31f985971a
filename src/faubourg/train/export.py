"""What was learned, as bots play with it: value.net, and value.json with how it came about."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy

from faubourg.bots import net
from faubourg.core.encoding import Encoder, digest
from faubourg.train.fit import flat
from faubourg.train.loop import LOG, Training
from faubourg.train.rounding import rounded
from faubourg.train.seeding import seeds
from faubourg.train.selfplay import Habits

MOST: Final = 20_000  # rows of each kind of table, to see how large numbers become
GAMES: Final = 6
CURVE: Final = ("iteration", "games", "seconds", "played", "gate", "won", "error", "rate")


def export(training: Training, encoder: Encoder[Any, Any], command: str) -> None:
    """Beside the checkpoint; a person puts both into the game's package."""
    layers = training.shipped()
    whole, unit, straight = rounded(layers, some_rows(training))
    about = {"encoder": digest(encoder), "games": training.progress.games}
    net.write(training.folder / "value.net", whole, unit, about, straight, encoder.stages())
    told = {
        **about, "version": encoder.VERSION, "command": command,
        "seeds": {name: list(seeds(name)) for name in ("training", "gating", "reporting")},
        "curve": curve(training.folder / LOG),
    }  # fmt: skip
    text = json.dumps(told, indent=1)
    (training.folder / "value.json").write_text(text + "\n", encoding="utf-8")


def some_rows(training: Training) -> Any:
    """Of the last games; a training that has only been loaded plays a few."""
    kept = [each.rows[: each.filled][:MOST] for each in training.replays.values()]
    if any(len(rows) for rows in kept):
        return numpy.concatenate([rows.cpu().numpy() for rows in kept])
    weights, (_, end) = flat(training.shipped()), seeds("gating")
    habits, first = Habits(often=0.2), end - GAMES  # behind those that gates have used
    played = [kind.play(weights, habits, first, GAMES) for kind in training.kinds.values()]
    return numpy.concatenate([each.rows for each in played])


def curve(log: Path) -> list[dict[str, Any]]:
    """Every tenth iteration, and those with a gate."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    chosen = [line for line in lines if line["iteration"] % 10 == 1 or "gate" in line]
    return [{name: line[name] for name in CURVE if name in line} for line in chosen]
