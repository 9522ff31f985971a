"""Which words belong to what is seen and done: prompts, labels, the log, refusals, the page."""

from faubourg.games.big_city.narrate.effects import Effects
from faubourg.games.big_city.narrate.log import Log
from faubourg.games.big_city.narrate.refusals import Refusals


class Narrator(Effects, Log, Refusals):
    """Big City in words."""
