"""Which words belong to what is seen and done: prompts, labels, the log, refusals, the page."""

from faubourg.games.big_city.narrate.effects import Effects
from faubourg.games.big_city.narrate.explaining import Explaining
from faubourg.games.big_city.narrate.log import Log
from faubourg.games.big_city.narrate.refusals import Refusals
from faubourg.games.big_city.narrate.sheets import Sheets


class Narrator(Effects, Log, Refusals, Explaining, Sheets):
    """Big City in words."""
