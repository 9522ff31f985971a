"""What a seat sees: Small City's view, and all about the arcologies."""

from __future__ import annotations

from dataclasses import dataclass, fields

from faubourg.core.model import Reason, Seat
from faubourg.games.arcologies import square
from faubourg.games.arcologies.components import ARCOLOGY, DEGREES
from faubourg.games.arcologies.components import PUMPS as MOST_PUMPS
from faubourg.games.arcologies.kit import ArcologyKit, takes_off
from faubourg.games.arcologies.patterns import NOTHING_ASKED, sort_of
from faubourg.games.arcologies.reasons import NO_METAL, NOT_LEFT_EMPTY
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
from faubourg.games.small_city.components import METAL, Kind
from faubourg.games.small_city.knowledge import city_of
from faubourg.games.small_city.placements import Placement
from faubourg.games.small_city.state import OVER, Borough, City
from faubourg.games.small_city.view import SmallCityView, view_of

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
    plain, city = view_of(kit, state, seat), city_of(state, seat)
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


@dataclass(frozen=True)
class _Site:
    """What is the same for all turns of a place."""

    corner: Cell
    blocked: Cells  # cells that no metal helps
    square: Reason | None
    split: Reason | None


def places_of(kit: ArcologyKit, city: City, seat: Seat) -> list[PlaceView]:
    """Every square of the zone in every turn, while the arcology is not built."""
    borough = city.boroughs[seat]
    if borough.extras[BUILT] or borough.gone:
        return []
    matching = square.matching_cells(kit, borough)
    metal = cities.raw_owned(borough, METAL)
    sites = [_site(kit, city, borough, tile) for tile in _squares(kit, borough)]
    return [
        _place(kit, borough, site, turn, matching, metal)
        for site in sites
        for turn in range(len(DEGREES))
    ]


def _squares(kit: ArcologyKit, borough: Borough) -> list[Placement]:
    zone = cities.zone(kit, borough)
    return [tile for tile in kit.places.of(ARCOLOGY) if not tile.cells & ~zone]


def _site(kit: ArcologyKit, city: City, borough: Borough, arcology: Placement) -> _Site:
    cells = arcology.cells
    return _Site(
        arcology.first,
        _blocking(kit, borough, cells),
        square.why_not_square(kit, borough, cells),
        square.why_not_split(kit, city, borough, cells),
    )


def _blocking(kit: ArcologyKit, borough: Borough, cells: Cells) -> Cells:
    """4.2.2 to 4.2.4, 4.4.2 and 4.4.3."""
    found = borough.mayor | cities.cemeteries(borough) | square.hall_cells(kit, borough)
    for tile in square.straddling(kit, borough, cells):
        if not sort_of(tile.kind) or not square.has_shapes(kit, tile, cells):
            found |= tile.cells
    return found & cells


def _place(
    kit: ArcologyKit, borough: Borough, site: _Site, turn: int, matching: list[Cells], metal: int
) -> PlaceView:
    wanted = square.wanted(kit, borough, turn)
    letters = "".join(
        _letter(borough, site, step, kind, matching)
        for step, kind in zip(kit.patterns.steps, wanted.kinds, strict=True)
    )
    missing = sum(not matching[kind] >> site.corner + step & 1 for step, kind in wanted.tiles)
    taken = borough.covered >> site.corner + wanted.empty & 1
    reason = (
        site.square
        or (NOT_LEFT_EMPTY if taken else site.split)
        or (NO_METAL if missing > metal else None)
    )
    return PlaceView(
        corner=kit.board.names[site.corner],
        turn=DEGREES[turn],
        metal=missing,
        cells=letters,
        refused=reason.key if reason else "",
        rule=reason.rule if reason else "",
    )


def _letter(borough: Borough, site: _Site, step: int, kind: Kind, matching: list[Cells]) -> str:
    cell = site.corner + step
    if site.blocked >> cell & 1:
        return BLOCKS
    if kind == NOTHING_ASKED:
        return BLOCKS if borough.covered >> cell & 1 else STAYS_EMPTY
    return MATCHES if matching[kind] >> cell & 1 else COSTS
