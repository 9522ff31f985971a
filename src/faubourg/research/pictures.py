"""Pictures for notebooks: matches, records and episodes show what everybody may see of them."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

from faubourg.core.match import Match
from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.core.record import Record
from faubourg.core.registry import AnyRules, find_game
from faubourg.core.replay import follow
from faubourg.core.texts import Texts
from faubourg.drawing.svg import standalone


@dataclass(frozen=True)
class Picture:
    """What a notebook shows as a picture."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg


def drawn(rules: AnyRules, state: Any, viewer: Seat | None = None, language: str = "en") -> str:
    """What the viewer knows; None is a spectator, before whom lies the board of who is asked."""
    known = rules.known(state, viewer)
    front = next((seat for seat in known.actors if seat >= 0), 0) if viewer is None else viewer
    look = Look(seat=front, viewer=viewer)
    return standalone(find_game(rules.key).drawer(rules).draw(known, Texts(language), look))


def picture(
    shown: Match[Any, Any] | Record, viewer: Seat | None = None, language: str = "en"
) -> Picture:
    """A match as it stands, or a record at its end."""
    match = follow(shown) if isinstance(shown, Record) else shown
    return Picture(drawn(match.rules, match.state, viewer, language))


def tell_notebooks() -> None:
    """In a notebook, matches and records show themselves from now on.

    By IPython's own way for classes of others: compiled ones take no new methods.
    """
    if "IPython" not in sys.modules:
        return
    shell = sys.modules["IPython"].get_ipython()
    if shell is not None:
        shown = shell.display_formatter.formatters["image/svg+xml"]
        for kind in (Match, Record):
            shown.for_type(kind, lambda each: picture(each).svg)
