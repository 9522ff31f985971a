"""Which words belong to what is seen and done: prompts, labels, the log, refusals, the page."""

from faubourg.games.small_city.narrate.chips import status, summary
from faubourg.games.small_city.narrate.effects import consequences
from faubourg.games.small_city.narrate.labels import label
from faubourg.games.small_city.narrate.log import log_lines
from faubourg.games.small_city.narrate.names import button, overlay_name, panel_name
from faubourg.games.small_city.narrate.prompts import prompt
from faubourg.games.small_city.narrate.refusals import reason_values

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
