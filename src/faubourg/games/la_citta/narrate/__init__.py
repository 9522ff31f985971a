"""Which words belong to what is known and done: prompts, labels, the log, refusals, the page."""

from __future__ import annotations

from faubourg.games.la_citta.narrate.explaining import Explaining
from faubourg.games.la_citta.narrate.log import Log
from faubourg.games.la_citta.narrate.refusals import Refusals
from faubourg.games.la_citta.narrate.sheets import Sheets


class Narrator(Log, Refusals, Sheets, Explaining):
    """La Città in words."""
