"""Arcologies, by Alban Viard: an expansion of Small City in which boroughs take off."""

from faubourg.core.registry import Game, Option
from faubourg.games.arcologies.components import BOX, QUIET_ROUNDS
from faubourg.games.arcologies.content import export_content, read_content
from faubourg.games.arcologies.edition_1 import make as make_edition_1
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.small_city import OPTIONS as BASE_OPTIONS
from faubourg.games.small_city import SEVERAL
from faubourg.games.small_city.components import FEWEST, MOST

OPTIONS = (
    *(option for option in BASE_OPTIONS if option.key != "victory"),
    Option("arcology_action", ("build", "free"), "build"),
    Option("split", ("metal", "free"), "metal"),
    Option("covered_materials", ("supply", "move"), "supply"),
    Option("inside", ("stay", "leave", "sealed"), "stay"),
    Option("pumps_and_parks", ("together", "apart"), "together"),
    Option("citizens_counted", ("slots", "hall", "inside"), "slots", seats=SEVERAL),
    Option("quiet_rounds", tuple(QUIET_ROUNDS), "sixteen", matters=True),
)


def make(seats: int, options: dict[str, str], content: str) -> ArcologiesRules:
    return ArcologiesRules(seats, options, read_content(content) if content else BOX)


GAME = Game(
    "arcologies", __name__, FEWEST, MOST, OPTIONS, make, export_content, 180, 5,
    automatic=(("quiet_rounds", "eight"),), earlier=((1, make_edition_1),),
    daily=(("alone", ()),),
)  # fmt: skip
