"""Rows of an encoder, and what they tell of one feature."""

from __future__ import annotations

from typing import Any

from faubourg.core.encoding import Encoder


def row_of(encoder: Encoder[Any, Any], state: Any, seat: int = 0) -> bytearray:
    row = bytearray(encoder.length)
    encoder.encode(state, seat, row, 0)
    return row


def part(encoder: Encoder[Any, Any], row: bytearray, name: str) -> list[int]:
    """The bytes of one feature."""
    return [row[place] for place in encoder.places_of(name)]
