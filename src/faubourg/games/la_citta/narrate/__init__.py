"""Which words belong to what is seen and done: prompts, labels, the log, refusals, the page."""

from faubourg.games.la_citta.narrate.chips import status, summary
from faubourg.games.la_citta.narrate.effects import consequences
from faubourg.games.la_citta.narrate.labels import label
from faubourg.games.la_citta.narrate.log import log_lines
from faubourg.games.la_citta.narrate.names import button, overlay_name, panel_name
from faubourg.games.la_citta.narrate.prompts import prompt
from faubourg.games.la_citta.narrate.refusals import reason_values

__all__ = [
    "button",
    "consequences",
    "label",
    "log_lines",
    "overlay_name",
    "panel_name",
    "prompt",
    "reason_values",
    "status",
    "summary",
]
