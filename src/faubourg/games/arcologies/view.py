"""What a seat sees: Small City's view, and all about the arcologies."""

from __future__ import annotations

from dataclasses import dataclass, fields

from faubourg.core.model import Reason, Seat
from faubourg.games.arcologies import square
from faubourg.games.arcologies.actions import BuildArcology
from faubourg.games.arcologies.components import DEGREES
from faubourg.games.arcologies.components import PUMPS as MOST_PUMPS
from faubourg.games.arcologies.kit import ArcologyKit, takes_off
from faubourg.games.arcologies.patterns import NOTHING_ASKED, sort_of
from faubourg.games.arcologies.scoring import inside, rank, score_lines
from faubourg.games.arcologies.state import (
    ANSWERS,
    BUILT,
    DEALT,
    DRAW,
    NO_ANSWER,
    NO_ARCOLOGY,
    PAIRS,
    PUMPS,
    TURN,
    ArcologiesState,
)
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.board import Cell, Cells
from faubourg.games.small_city.state import OVER, Borough, City
from faubourg.games.small_city.view import SmallCityView, city_seen, view_of

EMPTY = "empty"  # what the required empty cell asks for
MATCHES, COSTS, STAYS_EMPTY, BLOCKS = "=", "m", "e", "x"


@dataclass(slots=True)
class PlaceView:
    """One place for the own arcology, and what it would take."""

    corner: str
    turn: int  # in degrees
    metal: int  # cells that do not match
    cells: str  # nine letters in cell order: = matches, m costs metal, e is empty as it must be,
    #             x blocks
    refused: str  # key of the reason, "" if the arcology could be built there
    rule: str


@dataclass(slots=True)
class ArcologyView:
    """The arcology of one player."""

    pattern: str  # its name; "" before it is dealt
    rows: list[list[str]]  # the top row first: kinds of tiles, "empty"
    built: bool
    corner: str  # once it is being built
    turn: int  # in degrees
    square: list[str]  # its cells
    inside: dict[str, Seat]  # by cell: whose citizen
    pumps: int
    pumps_left: int
    pairs: list[str]  # stone slots with two citizens
    takes_off: bool
    places: list[PlaceView]  # own, until it is built


@dataclass(slots=True)
class ArcologiesView(SmallCityView):
    """The table as one seat sees it."""

    arcologies: list[ArcologyView]  # by seat
    quiet: int  # quiet rounds in a row
    quiet_limit: int  # from so many on a draw is offered; after twice as many the game ends
    draw_offered: bool
    answered: list[bool]  # by seat, while a draw is offered
    answer: str  # the own one
    rank: str  # of a solo game that is over


def arcologies_view(kit: ArcologyKit, state: ArcologiesState, seat: Seat | None) -> ArcologiesView:
    plain, city = view_of(kit, state, seat), city_seen(state, seat)
    _amend(kit, state, plain, city)
    given = {field.name: getattr(plain, field.name) for field in fields(SmallCityView)}
    own = NO_ANSWER if seat is None or not state.answers else state.answers[seat]
    return ArcologiesView(
        **given,
        arcologies=[arcology_view(kit, city, s, s == seat) for s in range(kit.seats)],
        quiet=state.quiet,
        quiet_limit=kit.quiet_rounds,
        draw_offered=state.step == DRAW,
        answered=[answer != NO_ANSWER for answer in state.answers],
        answer=ANSWERS[own],
        rank=rank(kit, state) if kit.solo and state.step == OVER else "",
    )


def _amend(kit: ArcologyKit, state: ArcologiesState, view: SmallCityView, city: City) -> None:
    """Pumps are the score (8.10), and of a pair both citizens count."""
    for seat, borough in enumerate(view.boroughs):
        borough.score_lines = score_lines(kit, state, seat)
        borough.points = sum(line.points for line in borough.score_lines)
        borough.polluting_citizens += city.boroughs[seat].extras[PAIRS].bit_count()


def arcology_view(kit: ArcologyKit, city: City, player: Seat, own: bool) -> ArcologyView:
    borough, names = city.boroughs[player], kit.board.names
    extras, cells = borough.extras, _square(kit, borough)
    dealt = extras[DEALT] != NO_ARCOLOGY
    return ArcologyView(
        pattern=kit.patterns.names[extras[DEALT]] if dealt else "",
        rows=_rows(kit, extras[DEALT]) if dealt else [],
        built=bool(extras[BUILT]),
        corner=names[(cells & -cells).bit_length() - 1] if cells else "",
        turn=DEGREES[extras[TURN]] if cells else 0,
        square=kit.board.named(cells),
        inside={
            names[cell]: seat for seat, at in enumerate(inside(kit, city, player)) for cell in at
        },
        pumps=extras[PUMPS],
        pumps_left=MOST_PUMPS - extras[PUMPS],
        pairs=kit.board.named(extras[PAIRS]),
        takes_off=takes_off(borough),
        places=places_of(kit, city, player) if own and dealt else [],
    )


def _square(kit: ArcologyKit, borough: Borough) -> Cells:
    """Of the arcology that stands or is being built."""
    if borough.extras[BUILT] or borough.extras[TURN] < 0 or borough.laid < 0:
        return kit.square(borough)
    return kit.places.all[borough.laid].cells


def _rows(kit: ArcologyKit, pattern: int) -> list[list[str]]:
    kinds = kit.patterns.wanted[pattern][0].kinds
    words = [EMPTY if kind == NOTHING_ASKED else kit.places.kinds[kind] for kind in kinds]
    return [words[6:], words[3:6], words[:3]]


# Places


def places_of(kit: ArcologyKit, city: City, seat: Seat) -> list[PlaceView]:
    """Every square of the zone in every turn, while the arcology is not built."""
    borough = city.boroughs[seat]
    if borough.extras[BUILT] or borough.gone:
        return []
    squares = [square.square_at(kit, cell) for cell in _corners(kit, borough)]
    matching = square.matching_cells(kit, borough)
    return [
        _place(kit, city, seat, arcology.first, turn, matching)
        for arcology in squares
        for turn in range(len(DEGREES))
    ]


def _corners(kit: ArcologyKit, borough: Borough) -> list[Cell]:
    zone = cities.zone(kit, borough)
    tiles = kit.places.of(kit.places.kinds.index("arcology"))
    return [tile.first for tile in tiles if not tile.cells & ~zone]


def _place(
    kit: ArcologyKit, city: City, seat: Seat, corner: Cell, turn: int, matching: list[Cells]
) -> PlaceView:
    borough = city.boroughs[seat]
    blocked = _blocking(kit, borough, corner)
    kinds = square.wanted(kit, borough, turn).kinds
    steps = zip(kit.patterns.steps, kinds, strict=True)
    letters = "".join(
        _letter(borough, corner + step, kind, matching, blocked) for step, kind in steps
    )
    reason: Reason | None = square.why_not_place(kit, city, seat, BuildArcology(corner, turn))
    return PlaceView(
        corner=kit.board.names[corner],
        turn=DEGREES[turn],
        metal=square.price(kit, borough, corner, turn),
        cells=letters,
        refused=reason.key if reason else "",
        rule=reason.rule if reason else "",
    )


def _blocking(kit: ArcologyKit, borough: Borough, corner: Cell) -> Cells:
    """4.2.2 to 4.2.4, 4.4.2 and 4.4.3: cells that no metal helps."""
    cells = square.square_at(kit, corner).cells
    found = borough.mayor | cities.cemeteries(borough) | square.hall_cells(kit, borough)
    for tile in square.straddling(kit, borough, cells):
        if not sort_of(tile.kind) or not square.remainders(kit, tile, cells):
            found |= tile.cells
    return found & cells


def _letter(borough: Borough, cell: Cell, kind: int, matching: list[Cells], blocked: Cells) -> str:
    if blocked >> cell & 1:
        return BLOCKS
    if kind == NOTHING_ASKED:
        return BLOCKS if borough.covered >> cell & 1 else STAYS_EMPTY
    return MATCHES if matching[kind] >> cell & 1 else COSTS
