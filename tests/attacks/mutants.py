"""Component files with one thing wrong, or only odd, made from those a game exports."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from faubourg.core.registry import Game

Path = tuple[str | int, ...]

NUMBERS = (0, -1, 1, 7, 99, 10**9, -(10**9), 10**30)
ODD: tuple[Any, ...] = (*NUMBERS, 2.5, True, "", "o", "x" * 500, [], {}, [[0, 0]], [[[]]])
LONG = 5_000  # of a list


def mutants(game: Game, count: int, seed: str) -> Iterator[tuple[str, str]]:
    """What was changed, and the file; the same ones for the same seed."""
    assert game.export is not None
    rng, data = Random(seed), tomllib.loads(game.export())
    places = list(paths(data))
    for _ in range(count):
        path = rng.choice(places)
        changed = deepcopy(data)
        did = change(changed, path, rng)
        yield f"{'.'.join(map(str, path))}: {did}", written(changed)


def paths(value: Any) -> Iterator[Path]:
    """Where all things lie inside of tables and lists."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, held in items:
        yield (key,)
        if isinstance(held, dict | list):
            yield from ((key, *path) for path in paths(held))


def change(data: Any, path: Path, rng: Random) -> str:
    *above, last = path
    for key in above:
        data = data[key]
    ways = [_odd, _near, _longer, _without]
    return rng.choice(ways)(data, last, rng)


def _odd(data: Any, key: Any, rng: Random) -> str:
    data[key] = rng.choice(ODD)
    return f"is {str(data[key])[:40]}"


def _near(data: Any, key: Any, rng: Random) -> str:
    """Something of the same kind, which may well be accepted."""
    held = data[key]
    if isinstance(held, str):
        data[key] = "".join(rng.choice(held + "oxX+.CSE1") for _ in held)
    elif isinstance(held, int):
        data[key] = rng.choice(NUMBERS)
    else:
        items = list(held.items() if isinstance(held, dict) else held)
        rng.shuffle(items)
        data[key] = dict(items) if isinstance(held, dict) else items
    return f"becomes {str(data[key])[:40]}"


def _longer(data: Any, key: Any, rng: Random) -> str:
    times = rng.choice((2, 3, LONG))
    held = data[key]
    if isinstance(held, str | list):
        data[key] = held * times
    elif isinstance(held, dict):
        held |= {f"z{n}": deepcopy(next(iter(held.values()))) for n in range(times)}
    else:
        data[key] = held * times
    return f"{times} times"


def _without(data: Any, key: Any, rng: Random) -> str:
    del data[key]
    return "is missing"


def written(data: dict[str, Any]) -> str:
    """As TOML: tables in lines of their own, all else as JSON, which TOML reads too."""
    lines: list[str] = []
    _write(lines, "", data)
    return "\n".join(lines)


def _write(lines: list[str], name: str, table: dict[str, Any]) -> None:
    plain = {key: value for key, value in table.items() if not isinstance(value, dict)}
    lines += [f"[{name}]"] if name else []
    lines += [f"{json.dumps(key)} = {_value(value)}" for key, value in plain.items()]
    for key, value in table.items():
        if isinstance(value, dict):
            _write(lines, f"{name}.{json.dumps(key)}" if name else json.dumps(key), value)


def _value(value: Any) -> str:
    if isinstance(value, list):
        return "[\n" + ",\n".join(map(_value, value)) + "]"
    return json.dumps(value) if not isinstance(value, dict) else "{}"
