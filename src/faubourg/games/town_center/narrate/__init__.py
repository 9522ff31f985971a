"""Which words belong to what is seen and done: prompts, labels, the log, refusals, the page."""

from faubourg.games.town_center.narrate.chips import status, summary
from faubourg.games.town_center.narrate.effects import consequences
from faubourg.games.town_center.narrate.labels import label
from faubourg.games.town_center.narrate.log import log_lines
from faubourg.games.town_center.narrate.names import button, overlay_name, panel_name
from faubourg.games.town_center.narrate.prompts import prompt
from faubourg.games.town_center.narrate.refusals import reason_values

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
