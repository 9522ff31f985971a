"""What the rules do without being asked, besides what Small City does."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.model import Event, Seat


@dataclass(frozen=True)
class PumpsMade(Event):
    """6.1: by pairs, and all pumps then."""

    seat: Seat
    count: int
    pumps: int


@dataclass(frozen=True)
class DrawOffered(Event):
    """8.12: after so many quiet rounds."""

    quiet: int


@dataclass(frozen=True)
class DrawRefused(Event):
    """8.13: by somebody; who it was stays secret."""
