"""Big City, by Franz-Benno Delonge: 2 to 5 players build one growing city."""

from faubourg.core.registry import Game, Option
from faubourg.games.big_city.components import FEWEST, MOST, NUMBERING, export_content, read_content
from faubourg.games.big_city.rules import BigCityRules

OPTIONS = (
    Option("trade", ("off", "on"), "off", matters=True),
    Option("obsolete", ("discard", "exchange"), "discard"),
    Option("limited_trams", ("off", "buildings", "pieces"), "off"),
    Option("limited_draws", ("off", "on"), "off"),
    Option("tram_rule", ("german", "english"), "german"),
    Option("new_buildings", ("none", "published", "all"), "none", matters=True),
    Option("extra_card", ("off", "on"), "off"),
    Option("reverse_placement", ("off", "on"), "off"),
    Option("guard", ("off", "on"), "off"),
)


def make(seats: int, options: dict[str, str], content: str) -> BigCityRules:
    return BigCityRules(seats, options, read_content(content) if content else NUMBERING)


GAME = Game(
    "big_city", __name__, FEWEST, MOST, OPTIONS, make, export_content, 60, 2,
    automatic=(("guard", "on"),),
)  # fmt: skip
