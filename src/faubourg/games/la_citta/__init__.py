"""La Città, by Gerd Fenchel: 2 to 5 players rule cities and draw citizens away from each other."""

from faubourg.core.registry import Game, Kind, Option
from faubourg.games.la_citta.components import BOX, FEWEST, MOST
from faubourg.games.la_citta.content import export_content, read_content
from faubourg.games.la_citta.edition_1 import FirstEdition
from faubourg.games.la_citta.rules import LaCittaRules

OPTIONS = (
    Option("expansion", ("off", "on"), "off", matters=True),
    Option("setup", ("given", "advanced"), "given", matters=True),
    Option("first_player", ("random",), "random", kind=Kind.SEAT),
    Option("large_harvest", ("yes", "no"), "yes"),
)


def make(seats: int, options: dict[str, str], content: str) -> LaCittaRules:
    return _made(LaCittaRules, seats, options, content)


def make_edition_1(seats: int, options: dict[str, str], content: str) -> LaCittaRules:
    return _made(FirstEdition, seats, options, content)


def _made(
    kind: type[LaCittaRules], seats: int, options: dict[str, str], content: str
) -> LaCittaRules:
    return kind(seats, options, read_content(content) if content else BOX)


GAME = Game(
    "la_citta", __name__, FEWEST, MOST, OPTIONS, make, export_content, 120, 4,
    earlier=((1, make_edition_1),),
)  # fmt: skip
