"""Which words belong to what is seen and done: Small City's, and those of the expansion."""

from faubourg.games.arcologies.narrate.chips import status, summary
from faubourg.games.arcologies.narrate.effects import consequences
from faubourg.games.arcologies.narrate.labels import label
from faubourg.games.arcologies.narrate.log import log_lines
from faubourg.games.arcologies.narrate.names import button, overlay_name, panel_name
from faubourg.games.arcologies.narrate.prompts import prompt
from faubourg.games.arcologies.narrate.refusals import reason_values

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
