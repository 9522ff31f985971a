"""Codes, numbers and lists that the texts are told; their words are the texts' own business."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from faubourg.core.model import Message, Seat, Value
from faubourg.games.small_city.components import BROKEN, KEPT, RAWS, STACKS

Values: TypeAlias = dict[str, Value]

NONE: Final = "none"
CULTURE: Final = ("town-hall", "school", "library", "museum", "metro", "clinic", "university")
LEVELLED: Final = ("residential", "commercial", "factory", "park")
CONDITIONS: Final = 3  # the most that a promise has


def told(name: str, *parts: Mapping[str, Value], **values: Value) -> Message:
    told: Values = {}
    for part in parts:
        told.update(part)
    return Message(f"small_city.{name}", {**told, **values})


def yes(answer: object) -> str:
    return "yes" if answer else "no"


def person(seat: Seat) -> Values:
    """The seat as people count; whoever knows the names adds one as `who`."""
    return {"player": seat + 1, "named": "no"}


def second_person(seat: Seat) -> Values:
    """Another player of the same sentence, named as `who-2`."""
    return {"player-2": seat + 1, "named-2": "no"}


def listed(name: str, items: Sequence[str]) -> Values:
    """How many, all but the last, and the last: the text puts its "and" between them."""
    last = items[-1] if items else NONE
    return {name: len(items), f"{name}-rest": ", ".join(items[:-1]), f"{name}-last": last}


def tile_values(kind: str) -> Values:
    """A kind of tile as its family and its level: "residential-3" or "school"."""
    family, _, level = kind.rpartition("-")
    if family in LEVELLED and level.isdecimal():
        return {"tile": family, "level": int(level)}
    return {"tile": kind, "level": 0}


def second_tile(kind: str) -> Values:
    """Another tile of the same sentence."""
    return {f"{key}-2": value for key, value in tile_values(kind).items()}


def raws(counts: Sequence[int]) -> Values:
    """Wood, stone and metal, and what stands between them in a list."""
    wood, stone, metal = counts
    before = {"stone": bool(wood), "metal": bool(wood or stone)}
    stone_join = NONE if not stone or not before["stone"] else "comma" if metal else "and"
    metal_join = "and" if metal and before["metal"] else NONE
    return {**dict(zip(RAWS, counts, strict=True)), "units": sum(counts),
            "join-stone": stone_join, "join-metal": metal_join}  # fmt: skip


def culture(kinds: Sequence[str]) -> Values:
    """Cultural buildings by name: which one comes first in the list, and which ones follow."""
    found: Values = {}
    for kind in CULTURE:
        place = "more" if "first" in found.values() else "first"
        found[f"has-{kind}"] = place if kind in kinds else "no"
    return found


def promise_values(number: int, conditions: Sequence[str], special: bool = False) -> Values:
    """A promise by its number, with what it is worth and its conditions."""
    values: Values = {"promise": number, "special": yes(special)}
    value = next((v for v, (low, high) in enumerate(STACKS) if low <= number <= high), 0)
    values |= {"kept": 0 if special else KEPT[value], "broken": 5 if special else -BROKEN[value]}
    values["conditions"] = len(conditions)
    for place in range(CONDITIONS):
        values |= _condition(place + 1, conditions[place] if place < len(conditions) else "")
    return values


def _condition(place: int, words: str) -> Values:
    """ "park-cells >= 6", as a measure, a number, and whether it is the least or the most."""
    measure, sign, count = words.split() if words else (NONE, ">=", "0")
    bound = "least" if sign == ">=" else "most"
    if (sign, count) in ((">=", "1"), ("<=", "0")):
        bound = "some" if sign == ">=" else "no"
    return {f"measure-{place}": measure, f"bound-{place}": bound, f"count-{place}": int(count)}
