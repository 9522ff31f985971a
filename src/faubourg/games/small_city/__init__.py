"""Small City Deluxe, by Alban Viard: mayors of four boroughs want to be elected again."""

from faubourg.core.registry import Game, Kind, Option
from faubourg.games.small_city import components as box
from faubourg.games.small_city.content import export_content, read_content
from faubourg.games.small_city.rules import BaseRules

SEVERAL = (2, 3, 4)
OPTIONS = (
    Option("victory", box.VICTORIES, "base", seats=SEVERAL, matters=True),
    Option("sides", box.SIDES, "easy", per_seat=True),
    Option("difficulty", box.DIFFICULTIES, "citizen", seats=(1,), matters=True),
    Option("first_player", ("random",), "random", seats=SEVERAL, kind=Kind.SEAT),
    Option("last_word", ("last", "next"), "last", seats=SEVERAL),
    Option("mediator_parks", ("yes", "no"), "yes"),
    Option("port_demolition", ("four", "two"), "four"),
    Option("returning_guards", ("no", "yes"), "no", seats=SEVERAL),
    Option("metro_lost", ("stay", "expel"), "stay", seats=SEVERAL),
    Option("homecoming", ("neighbour", "forced"), "neighbour", seats=SEVERAL),
    Option("eliminated_borough", ("closed", "gap"), "closed", seats=SEVERAL),
    Option("column_four", ("influence", "all"), "influence"),
)


def make(seats: int, options: dict[str, str], content: str) -> BaseRules:
    return BaseRules(seats, options, read_content(content) if content else box.BOX)


GAME = Game(
    "small_city", __name__, box.FEWEST, box.MOST, OPTIONS, make, export_content, 150, 5,
    daily=tuple((mayor, (("difficulty", mayor),)) for mayor in box.DIFFICULTIES),
)  # fmt: skip
