"""Which words belong to what is seen and done: prompts, labels, the log, refusals, the page."""

from faubourg.games.town_center.narrate.asking import Asking
from faubourg.games.town_center.narrate.effects import Effects
from faubourg.games.town_center.narrate.explaining import Explaining
from faubourg.games.town_center.narrate.log import Log
from faubourg.games.town_center.narrate.refusals import Refusals
from faubourg.games.town_center.narrate.sheets import Sheets


class Narrator(Asking, Log, Effects, Refusals, Explaining, Sheets):
    """Town Center in words."""
