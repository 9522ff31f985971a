"""Which words belong to what is known and done: prompts, labels, the log, refusals, the page."""

from __future__ import annotations

from faubourg.games.la_citta.narrate.log import Log
from faubourg.games.la_citta.narrate.refusals import Refusals


class Narrator(Log, Refusals):
    """La Città in words."""
