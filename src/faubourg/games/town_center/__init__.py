"""Town Center, by Alban Viard (LudiCreations): 1 to 8 players build a city of cubes."""

from faubourg.core.registry import Game, Kind, Option
from faubourg.games.town_center.components import BOARDS, FEWEST, MOST
from faubourg.games.town_center.content import export_content, read_content
from faubourg.games.town_center.rules import TownCenterRules

SEVERAL = tuple(range(2, MOST + 1))

OPTIONS = (
    Option("sides", ("A", "B"), "A", per_seat=True),
    Option("solo", ("bag", "central_park"), "bag", seats=(1,), matters=True),
    Option("shortage", ("block", "cyclic"), "block", seats=SEVERAL),
    Option("offices", ("forced", "optional"), "forced"),
    Option("two_offices", ("one", "none"), "one"),
    Option("first_player", ("random",), "random", seats=SEVERAL, kind=Kind.SEAT, matters=True),
    Option("first_round", ("together", "city_by_city"), "together", seats=SEVERAL),
)


def make(seats: int, options: dict[str, str], content: str) -> TownCenterRules:
    boards = read_content(content) if content else BOARDS
    return TownCenterRules(seats, options, boards)


GAME = Game(
    "town_center", __name__, FEWEST, MOST, OPTIONS, make, export_content, 60, 3,
    daily=(
        ("a", (("sides", "A"),)), ("b", (("sides", "B"),)),
        ("central_park", (("solo", "central_park"),)),
    ),
)  # fmt: skip
