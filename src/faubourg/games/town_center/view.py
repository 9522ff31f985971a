"""What a seat sees: everything but the order of the bag, which exists nowhere."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.catalogue import members
from faubourg.core.model import ScoreLine, Seat, View
from faubourg.games.town_center.board import Board
from faubourg.games.town_center.components import LETTERS
from faubourg.games.town_center.scoring import income_lines, score_lines
from faubourg.games.town_center.state import STEPS, City, TownCenterState


@dataclass(slots=True)
class CityView:
    """One player's city; O office, R residence, S shop, U utility, L lift or car park, H hall."""

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
    incomes, scores = income_lines(board, city), score_lines(board, city)
    return CityView(
        side=side,
        rows=list(board.rows),
        columns=columns_of(board, city),
        hand=_letters(city.hand),
        money=city.money,
        income=sum(line.points for line in incomes),
        limit=city.limit,
        points=sum(line.points for line in scores),
        income_lines=incomes,
        score_lines=scores,
    )


def columns_of(board: Board, city: City) -> dict[str, str]:
    """The city column by column; positions are numbered from the ground up."""
    site, columns = board.site, dict[str, str]()
    letter_at = {
        place: LETTERS[n] for n, cubes in enumerate(city.cubes) for place in members(cubes)
    }
    for position in sorted(letter_at):
        name = site.cell_names[site.places[position][0]]
        columns[name] = columns.get(name, "") + letter_at[position]
    return columns


def _counted(counts: list[int]) -> dict[str, int]:
    return dict(zip(LETTERS, counts, strict=False))


def _letters(cubes: tuple[int, ...]) -> str:
    return "".join(LETTERS[colour] for colour in cubes)
