"""What the rules page of La Città shows (illustrating.py)."""

from __future__ import annotations

from illustrating import lit, picture

from faubourg.games.la_citta.draw.layout import DOWN, FLAT, HALF, layout_of
from faubourg.games.la_citta.year import voices
from games.la_citta.table import EDUCATION, Table, table

AIR = 2.6  # half hexes around what is shown
SHOW = "palace baths cathedral master-builder blessed-era bread-and-games ask-the-people"

CASTLE = table(red=["8-9:4"], blue=["4-19:3"])
FOOD = table(red=["8-9:4 farmhouse@8-11"], blue=["4-19:3"])
LIMITS = table(red=["4-13:5 statue@3-14"], blue=["4-19:6 market@3-18 school@2-19"])
STRONG = table(
    red=["4-19:3 university@3-18"], blue=["4-13:3 school@3-14"], opened="education", display=SHOW
)
FOUND = table(red=["4-13:4 school@3-14"], blue=["8-23:3"], display=SHOW)
BUILD = table(red=["4-13:5 school@3-14 statue@2-15"], blue=["4-19:4 statue@3-18"], display=SHOW)
LAKE = table(red=["4-13:4 school@3-14"], blue=["8-23:3"], display=SHOW)
MARKET = table(red=["6-13:1"], blue=["8-23:3"], display=SHOW)
QUARRY = table(red=["4-13:4 quarry@3-14 quarry@4-11"], blue=["8-23:3"])
CARDS = table(red=["4-13:4"], blue=["8-23:3"], gold=[1, 0], display=SHOW)
HUNGRY = table(red=["4-13:5 statue@3-14 school@2-13"], blue=["8-23:3"])
SCORE = table(red=["6-13:6 statue@5-12 school@4-11 fountain@6-15 market@7-14"], blue=["8-23:3"])


def torn() -> Table:
    """Two citizens are gone, and three tiles want one each."""
    game = table(
        red=["12-13:3"],
        blue=["4-11:3 palace@4-9 school@4-7", "4-21:3 palace@4-23 university@4-25"],
        green=["6-15:4 statue@6-17 school@7-14 school@7-18"],
        seats=3,
    ).reveal("culture", "education", "education")
    game.follow("migrate 4-11 culture", "migrate 4-21 education", "migrate 6-15 education")
    return game.sit(2)


def around(game: Table, *cells: str) -> list[float]:
    """The part of the map with these cells, whether they are hexes or not."""
    layout = layout_of(game.board, 0)
    named = [cell.split("-") for cell in cells]
    places = [layout.at((int(row), int(column))) for row, column in named]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    wide, high = AIR * HALF, AIR * DOWN / 2 * FLAT
    left, top = min(xs) - wide, min(ys) - high - HALF  # towers rise above their hex
    return [left, top, max(xs) + wide - left, max(ys) + high - top]


TORN = torn()
MOVED = STRONG.copy().reveal(*EDUCATION)

OFFERED = {name for name in lit(CARDS, "", 0) if name.startswith("card:")}

PICTURES = [
    picture("neighbours", "1.2.4", STRONG, frame=around(STRONG, "4-13", "4-19", "2-15")),
    picture("limits", "1.3.4", LIMITS, overlay="limits",
            frame=around(LIMITS, "4-13", "4-19", "2-15"),
            values={"plain": LIMITS.limit("4-13"), "market": LIMITS.limit("4-19")}),
    picture("food", "1.4.4", FOOD, overlay="terrain", frame=around(FOOD, "8-7", "8-13", "10-9"),
            values={"castle": CASTLE.food_of("8-9"), "food": FOOD.food_of("8-9")}),
    picture("quarries", "3.2.1", QUARRY, overlay="terrain",
            frame=around(QUARRY, "5-8", "5-16", "2-13"), values={"gold": QUARRY.income}),
    picture("found", "3.4.9", FOUND, lit=lit(FOUND, "found"), refused="found 2-17",
            frame=around(FOUND, "0-9", "10-25")),
    picture("voices", "3.5.3", TORN, panel="voice", values={"voices": len(voices(TORN.state))}),
    picture("migration", "3.6.3", STRONG, overlay="migration",
            frame=around(STRONG, "4-13", "4-19", "2-15"),
            values={"before": STRONG.population("4-19")[0], "after": MOVED.population("4-19")[0],
                    "left": MOVED.population("4-13")[0]}),
    picture("hunger", "3.7.2", HUNGRY, frame=around(HUNGRY, "4-11", "4-15", "2-13"),
            values={"food": HUNGRY.food, "citizens": HUNGRY.citizens,
                    "lost": HUNGRY.citizens - HUNGRY.food}),
    picture("build", "4.1.5", BUILD, lit=lit(BUILD, "build statue"), refused="build statue 2-17",
            frame=around(BUILD, "4-11", "4-19", "2-15", "5-12")),
    picture("lake", "4.1.9", LAKE, lit=lit(LAKE, "build fountain"), refused="build fountain 5-12",
            frame=around(LAKE, "4-11", "4-15", "2-15", "5-12")),
    picture("market", "4.2.7", MARKET, shown="build market 6-15",
            frame=around(MARKET, "5-12", "6-17", "7-14"),
            values={"before": MARKET.population("6-13")[0],
                    "after": MARKET.copy().play("build market 6-15").population("6-13")[0]}),
    picture("cards", "5.1.3", CARDS, panel="politics", lit=OFFERED,
            values={"gold": CARDS.gold}),
    picture("demolish", "6.7", TORN, lit=lit(TORN, "demolish"), refused="demolish 6-17",
            frame=around(TORN, "6-13", "6-19", "8-15")),
    picture("score", "7.2.3", SCORE, frame=around(SCORE, "4-11", "6-17", "8-14"),
            values={"citizens": SCORE.score()["citizens"], "services": SCORE.score()["services"]}),
]  # fmt: skip
