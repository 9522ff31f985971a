"""Which words belong to what is seen and done: prompts, labels, the log and refusals."""

from faubourg.games.town_center.narrate.labels import label
from faubourg.games.town_center.narrate.log import log_lines
from faubourg.games.town_center.narrate.prompts import prompt
from faubourg.games.town_center.narrate.refusals import reason_values

__all__ = ["label", "log_lines", "prompt", "reason_values"]
