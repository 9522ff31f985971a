"""What a seat sees: everything but the order of the bag, which exists nowhere."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.model import ScoreLine, Seat, View
from faubourg.games.town_center.board import Board
from faubourg.games.town_center.components import LETTERS
from faubourg.games.town_center.scoring import income, income_lines, points, score_lines
from faubourg.games.town_center.state import STEPS, City, TownCenterState


@dataclass(slots=True)
class CityView:
    """One player's city; R office, G residence, U shop, Y utility, K lift or car park, V hall."""

    side: str
    rows: list[str]  # the board: C Center, S Suburb, . and # no cell
    columns: dict[str, str]  # by cell name: its cubes, bottom first
    hand: str
    money: int
    income: int  # what the next phase 4 would pay as the city stands
    limit: int  # how high one may build in the Center
    points: int  # as if the game ended now
    income_lines: list[ScoreLine]
    score_lines: list[ScoreLine]


@dataclass(slots=True)
class TownCenterView(View):
    """The table as everybody sees it."""

    step: str
    round: int
    first: Seat
    bag: dict[str, int]  # by letter
    reserve: dict[str, int]
    drawn: str
    towers: list[str]  # bottom first
    line: str
    cities: list[CityView]


def view_of(
    boards: list[Board], sides: list[str], state: TownCenterState, seat: Seat | None
) -> TownCenterView:
    return TownCenterView(
        seat=seat,
        actors=list(state.actors),
        step=STEPS[state.step],
        round=state.round,
        first=state.first,
        bag=_counted(state.bag),
        reserve=_counted(state.reserve),
        drawn="".join(letter * count for letter, count in _counted(state.drawn).items()),
        towers=[_letters(tower) for tower in state.towers],
        line=_letters(state.line),
        cities=[_city(*seen) for seen in zip(boards, sides, state.cities, strict=True)],
    )


def _city(board: Board, side: str, city: City) -> CityView:
    return CityView(
        side=side,
        rows=list(board.rows),
        columns=columns_of(board, city),
        hand=_letters(city.hand),
        money=city.money,
        income=income(board, city),
        limit=city.limit,
        points=points(board, city),
        income_lines=income_lines(board, city),
        score_lines=score_lines(board, city),
    )


def columns_of(board: Board, city: City) -> dict[str, str]:
    """The city column by column; positions are numbered from the ground up."""
    columns: dict[str, str] = {}
    for position, (cell, _) in enumerate(board.site.places):
        for colour, cubes in enumerate(city.cubes):
            if cubes >> position & 1:
                name = board.site.cell_names[cell]
                columns[name] = columns.get(name, "") + LETTERS[colour]
    return columns


def _counted(counts: list[int]) -> dict[str, int]:
    return dict(zip(LETTERS, counts, strict=False))


def _letters(cubes: tuple[int, ...]) -> str:
    return "".join(LETTERS[colour] for colour in cubes)
