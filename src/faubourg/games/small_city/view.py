"""What a seat sees: the table, the own secrets, and in construction the own plan only."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.catalogue import members
from faubourg.core.model import NOBODY, ScoreLine, Seat, View
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import council
from faubourg.games.small_city.actions import HALL
from faubourg.games.small_city.board import Cells
from faubourg.games.small_city.circle import prices
from faubourg.games.small_city.components import (
    BUILD_ACTIONS,
    CARDS,
    COLUMNS,
    EACH_RAW,
    LINES,
    NO_CARD,
    RAWS,
    SLOTS,
    UNKNOWN,
    Kind,
)
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.knowledge import city_of
from faubourg.games.small_city.placements import NO_TILE, Number
from faubourg.games.small_city.pollution import generates
from faubourg.games.small_city.scoring import score_lines
from faubourg.games.small_city.state import (
    CARDS as TAKING,
)
from faubourg.games.small_city.state import (
    OVER,
    Borough,
    City,
    Plan,
    SmallCityState,
)
from faubourg.games.small_city.view_cards import (
    ConditionView,
    KindView,
    kinds_of,
    promises_of,
    specials_of,
)


@dataclass(slots=True)
class SlotView:
    """A place for one citizen."""

    cell: str
    kind: str  # home, cash, raw_to_cash, ..., rest, power
    owner: Seat  # whose citizen stands there; NOBODY
    closed: bool  # to the player who moves citizens now (7.2.4)
    moved: bool  # the citizen there has moved in this turn


@dataclass(slots=True)
class TileView:
    """A tile as it lies; it is named by its first cell."""

    kind: str  # "residential-3"
    name: str  # its first cell in cell order
    cells: list[str]  # in the order of the slots; for the port the water comes last
    water: list[str]
    slots: list[SlotView]
    fresh: bool  # built in this phase 2
    active: bool  # police, fire, clinic, university with an own citizen
    influence: list[str]  # cells of its influence zone


@dataclass(slots=True)
class StoreView:
    """The town hall or a warehouse."""

    name: str  # "hall", or the cell of the warehouse
    raw: list[int]  # wood, stone, metal
    citizens: int  # of the town hall
    room: int  # free places


@dataclass(slots=True)
class DiscView:
    """A council disc."""

    line: str  # "" on the start space
    column: int  # 0 on the start space, 1 to 4


@dataclass(slots=True)
class BoroughView:
    """One player and the borough; in construction the others' as it was when the phase began."""

    side: str
    size: int  # of the zone: n by n
    sizes: list[int]  # by steps
    steps: int
    strip: list[str]  # cells the next step adds
    tiles: list[TileView]
    cemeteries: dict[str, Seat]  # by cell: whose citizen
    mayor: list[str]  # blocked cells
    stores: list[StoreView]
    career: int
    reserve: int
    out: int
    citizens_home: int  # own citizens on slots of the own borough
    citizens_abroad: int
    tourists: int  # of others, here
    money: int
    votes: int
    pollution: int
    generated: int  # in the last phase 6
    polluting: int  # what phase 6 would generate now
    polluting_citizens: int
    made: int  # raw materials made here this round
    park_cells: int
    value: int  # property value, or the sum of the citizen victory
    unbuilt: list[str]  # buildings of 5.2.5 that the player has not built yet
    card: str  # taken this round, or ""
    architect: bool  # still to be used
    discs: list[DiscView]
    special_count: int  # special promises held
    promise: int  # own, or at the end; 0 if there is none or it is secret
    promise_text: list[str]  # its conditions, "park-cells >= 6"
    dealt: list[int]  # own only
    drawn: list[int]  # own only
    drawing: int  # special promises drawn, of which one is to be kept
    specials: list[int]  # own, or at the end
    eliminated: bool
    ask: str  # what a tile just laid asks for: architect, store, warehouse, guard
    laid: str  # that tile as the notation names it
    owed: list[int]  # raw materials still to be paid
    extras: list[int]
    points: int  # as if the game ended now, without what is secret
    score_lines: list[ScoreLine]


@dataclass(slots=True)
class CardView:
    """An action card in the circle."""

    card: str
    owner: Seat  # whose disc; NOBODY
    price: int  # for the player who takes a card now; -1 if taken


@dataclass(slots=True)
class PlanView:
    """The own plan of construction, or the steps of one that was revealed."""

    steps: list[str]
    builds: int  # used
    builds_left: int
    extended: bool
    demolished: bool
    committed: bool
    settled: int  # steps that were carried out for good, when a plan is made anew


@dataclass(slots=True)
class SmallCityView(View):
    """The table as one seat sees it."""

    step: str
    round: int
    phase: int
    host: Seat
    last_host: Seat  # NOBODY in round 1
    turn: Seat
    victory: str
    difficulty: str  # solo, else ""
    board_size: int
    boroughs: list[BoroughView]
    supply: dict[str, int]  # tiles by kind
    raw: list[int]  # wood, stone, metal in the supply
    hall_chosen: str  # the own town hall while others still choose
    halls_done: list[bool]  # who has chosen one
    mayor_beside: bool
    circle: list[CardView]
    plan: PlanView | None  # own only
    committed: list[bool]  # by seat, in construction
    settling: bool  # plans are being settled; who acts plans anew (5.6.3)
    shown: list[list[str]]  # by seat: the steps of the last construction
    picked: str  # cell of the citizen who moves, "" if none
    picked_in: Seat  # the borough
    uses: list[list[int]]  # by seat: unused raw_to_cash, cash_to_votes, raw_to_votes
    unmade: list[list[int]]  # by raw material and borough
    units: list[list[int]]  # by raw material and borough: still to be stored
    victims: list[Seat]
    corpse: Seat
    space: DiscView  # the council's space just entered
    stack: int  # special promises
    under: list[int]  # own knowledge of those put back, the next one first; 0 if unknown
    kinds: dict[str, KindView]  # what the tiles look like and cost
    promises: dict[str, list[ConditionView]]  # by number: those of the seat, at the end of all
    special_promises: dict[str, list[ConditionView]]


def view_of(kit: Kit, state: SmallCityState, seat: Seat | None) -> SmallCityView:
    seats = range(kit.seats)
    seen = city_of(state, seat)
    plans = bool(state.plans)
    return SmallCityView(
        seat=seat, actors=list(state.actors), step=kit.step_names[state.step], round=state.round,
        phase=state.phase, host=state.host, last_host=state.last_host, turn=state.turn,
        victory=kit.victory, difficulty=kit.difficulty if kit.solo else "",
        board_size=kit.board.size,
        boroughs=[_borough(kit, state, seen, player, seat) for player in seats],
        supply=dict(zip(kit.box.tiles, seen.supply, strict=True)),
        raw=seen.raw[:],
        hall_chosen=_own_hall(kit, state, seat),
        halls_done=[hall != NO_TILE for hall in state.halls],
        mayor_beside=state.beside,
        circle=_circle(kit, state),
        plan=_plan(kit, state.plans[seat]) if plans and seat is not None else None,
        committed=[plan.committed for plan in state.plans],
        settling=bool(state.real),
        shown=[_words(kit, steps) for steps in state.shown],
        picked="" if state.picked[0] == NOBODY else kit.board.names[state.picked[1]],
        picked_in=state.picked[0],
        uses=[state.uses[3 * s : 3 * s + 3] for s in seats],
        unmade=_by_borough(kit, state.unmade),
        units=_by_borough(kit, state.units),
        victims=state.victims[:],
        corpse=state.corpse,
        space=_disc(state.space),
        stack=council.stack_size(state),
        under=[0 if card == UNKNOWN else card for card in state.under],
        kinds=kinds_of(kit),
        promises=promises_of(kit, state, seen, seat),
        special_promises=specials_of(kit, state, seen, seat),
    )  # fmt: skip


def _own_hall(kit: Kit, state: SmallCityState, seat: Seat | None) -> str:
    if seat is None or not state.halls or state.halls[seat] == NO_TILE:
        return ""
    return kit.places.names[state.halls[seat]]


def _circle(kit: Kit, state: SmallCityState) -> list[CardView]:
    asked = prices(kit, state) if state.step == TAKING else [-1] * len(state.circle)
    discs = state.discs or [NOBODY] * len(state.circle)  # none while cards are still laid
    return [
        CardView(CARDS[card], discs[place], asked[place]) for place, card in enumerate(state.circle)
    ]


def _plan(kit: Kit, plan: Plan) -> PlanView:
    most = 1 if plan.extended else BUILD_ACTIONS
    return PlanView(
        _words(kit, plan.steps), plan.builds, most - plan.builds, plan.extended,
        plan.demolished, plan.committed, plan.settled,
    )  # fmt: skip


def _words(kit: Kit, steps: list[int]) -> list[str]:
    return [kit.book.notation(kit.book[index]) for index in steps]


def _by_borough(kit: Kit, counts: list[int]) -> list[list[int]]:
    return [counts[raw * kit.seats : (raw + 1) * kit.seats] for raw in EACH_RAW]


def _borough(
    kit: Kit, state: SmallCityState, city: City, player: Seat, seat: Seat | None
) -> BoroughView:
    borough, board = city.boroughs[player], kit.board
    open_now = seat == player or state.step == OVER
    lines = score_lines(kit, city, player)
    standing = cities.occupied(borough).bit_count()
    parks = cities.park_cells(kit, borough)
    return BoroughView(
        side=kit.sides[player],
        size=borough.sizes[borough.steps], sizes=list(borough.sizes), steps=borough.steps,
        strip=board.named(cities.next_strip(kit, borough)),
        tiles=[_tile(kit, state, city, player, tile) for tile in borough.tiles],
        cemeteries=_cemeteries(kit, borough),
        mayor=board.named(borough.mayor),
        stores=_stores(kit, borough),
        career=borough.career, reserve=borough.reserve, out=borough.out,
        citizens_home=kit.citizens_in(city, player, player),
        citizens_abroad=sum(
            b.citizens[player].bit_count() for s, b in enumerate(city.boroughs) if s != player
        ),
        tourists=cities.tourists(city, player).bit_count(),
        money=borough.money, votes=borough.votes, pollution=borough.pollution,
        generated=borough.generated,
        polluting=generates(kit, borough),
        polluting_citizens=standing, made=borough.made, park_cells=parks,
        value=borough.value,
        unbuilt=[kit.places.kinds[kind] for kind in _unbuilt(kit, borough)],
        card="" if borough.card == NO_CARD else CARDS[borough.card],
        architect=borough.architect,
        discs=[_disc(disc) for disc in borough.discs],
        special_count=len(borough.specials),
        promise=borough.promise if open_now else 0,
        promise_text=_promise_text(kit, borough) if open_now else [],
        dealt=borough.dealt[:] if seat == player else [],
        drawn=borough.drawn[:] if seat == player else [],
        drawing=len(borough.drawn),
        specials=borough.specials[:] if open_now else [],
        eliminated=bool(borough.gone),
        ask=kit.ask_names[borough.ask],
        laid="" if borough.laid == NO_TILE else kit.places.names[borough.laid],
        owed=borough.owed[:],
        extras=borough.extras[:],
        points=sum(line.points for line in lines),
        score_lines=lines,
    )  # fmt: skip


def _promise_text(kit: Kit, borough: Borough) -> list[str]:
    return list(kit.box.promises[borough.promise - 1]) if borough.promise else []


def _unbuilt(kit: Kit, borough: Borough) -> list[Kind]:
    return [kind for kind in kit.once() if not borough.built >> kind & 1]


def _tile(kit: Kit, state: SmallCityState, city: City, player: Seat, tile: Number) -> TileView:
    placement, borough, names = kit.places.all[tile], city.boroughs[player], kit.board.names
    moved = state.moved[player] if state.moved else 0
    closed = state.closed[state.turn * kit.seats + player] if state.closed else 0
    powers = any(SLOTS[slot] == "power" for _, slot in placement.slots)
    return TileView(
        kind=kit.places.kinds[placement.kind],
        name=names[placement.first],
        cells=[names[cell] for cell in placement.order],
        water=kit.board.named(placement.cells & ~placement.solid),
        slots=[
            SlotView(
                names[cell], SLOTS[slot], _standing(borough, cell), bool(closed >> cell & 1),
                bool(moved >> cell & 1),
            )
            for cell, slot in placement.slots
        ],
        fresh=bool(borough.fresh & placement.cells),
        active=powers and bool(placement.cells & borough.citizens[player]),
        influence=kit.board.named(placement.near),
    )  # fmt: skip


def _standing(borough: Borough, cell: int) -> Seat:
    return next((s for s, cells in enumerate(borough.citizens) if cells >> cell & 1), NOBODY)


def _cemeteries(kit: Kit, borough: Borough) -> dict[str, Seat]:
    def of(seat: Seat, cells: Cells) -> dict[str, Seat]:
        return {kit.board.names[cell]: seat for cell in members(cells)}

    found: dict[str, Seat] = {}
    for seat, cells in enumerate(borough.graves):
        found |= of(seat, cells)
    return found


def _stores(kit: Kit, borough: Borough) -> list[StoreView]:
    found = []
    for number, store in enumerate(cities.store_cells(borough)):
        first = number * len(RAWS)
        found.append(
            StoreView(
                "hall" if store == HALL else kit.board.names[store],
                borough.stock[first : first + len(RAWS)],
                borough.hall if store == HALL else 0,
                cities.room(kit, borough, number),
            )
        )
    return found


def _disc(disc: int) -> DiscView:
    if disc == 0:
        return DiscView("", 0)
    return DiscView(LINES[(disc - 1) // COLUMNS], (disc - 1) % COLUMNS + 1)
