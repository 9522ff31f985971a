"""What a seat sees: the table, and of the hidden voice cards those it has looked at."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.catalogue import members
from faubourg.core.model import ScoreLine, Seat, View
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta.board import NOWHERE, Board, Hexes
from faubourg.games.la_citta.components import (
    ASK_PRICES,
    ASK_THE_PEOPLE,
    BLESSED_ERA,
    BOUNTIFUL_HARVEST,
    BREAD_AND_GAMES,
    BUILDINGS,
    CARD_OF,
    CARD_PRICES,
    CARDS,
    COLOURS,
    EACH_SERVICE,
    HIDDEN,
    MASTER_BUILDER,
    MASTER_PRICES,
    NO_CARD,
    NO_LIMIT,
    POOLS,
    SERVICES,
    SIZES,
    STEP_PRICES,
    TERRAINS,
    UNLAID,
    UNSEEN,
    Card,
)
from faubourg.games.la_citta.demolition import is_short
from faubourg.games.la_citta.migration import are_neighbours
from faubourg.games.la_citta.scoring import has_all_services, score_lines
from faubourg.games.la_citta.state import STEPS, UNKNOWN, City, LaCittaState
from faubourg.games.la_citta.voice import voices


@dataclass(slots=True)
class CityView:
    """One city; it is named by the hex of its castle."""

    owner: Seat
    castle: str
    tiles: dict[str, str]  # by hex: the building
    citizens: int
    on_castle: int  # below 1 while the city is short
    limit: int  # 0: none
    arches: list[int]  # per service, in halves
    cubes: list[int]  # per service, of Bread and Games
    points: list[int]  # per service, arches and cubes, in halves
    food: int
    short: bool  # has too few citizens for its tiles
    complete: bool  # has an arch of every service
    neighbours: list[str]  # castles of neighbouring cities, of all owners


@dataclass(slots=True)
class PlayerView:
    """One player, as everybody sees them."""

    colour: str
    gold: int
    income: int  # what the next phase 2 would pay as the tiles lie
    food: int
    citizens: int
    cards: int  # usable player cards
    castles: int  # in hand
    cubes: int  # in hand
    taken: list[str]  # politics cards in front; "unseen" if drawn by passing
    founded: bool  # a city this year
    penalised: bool  # under the hunger penalty this year
    hungry: bool  # has lost citizens by hunger this year
    eliminated: int  # the year; 0: in the game
    points: int  # as if the game ended now
    score_lines: list[ScoreLine]


@dataclass(slots=True)
class LaCittaView(View):
    """The table as one seat sees it."""

    step: str
    year: int
    phase: int
    round: int
    first: Seat
    turn: Seat  # who is being asked, or was before chance acts

    rows: list[str]  # the hexes by colour: o, x, +; a dot is no hex
    in_play: str  # the colours in play
    spaces: dict[str, list[list[int]]]  # by space: the cells it covers, row and column
    terrain: dict[str, str]  # by space: F1, F2, F3, L, M, X; "" before it is laid
    cities: list[CityView]
    harvest: list[str]  # hexes with a cube of Bountiful Harvest
    players: list[PlayerView]

    bank: int  # gold in the reserve
    reserve: int  # citizens in the reserve
    pools: dict[str, int]  # tiles in the reserve; a pool is named by its first building
    display: list[str]  # "" for an empty place
    prices: list[list[int]]  # of the effects of each card in the display
    deck: int
    discard: dict[str, int]  # by card: those that have lain open
    discard_unseen: int
    unseen: dict[str, int]  # by card: in the deck or among the cards drawn by passing

    open: str  # this year's open voice card, "" before phase 1
    hidden: list[str]  # the others as this seat knows them, "" if it does not
    revealed: int  # how many of those lie open to all
    looked: list[list[Seat]]  # per position: who has looked
    asked: list[int]  # positions that are being looked at, counted from 0
    unheard: dict[str, int]  # by service: voice cards that have never lain open
    voices: list[str]  # this year's, once they are counted

    site: str  # hex of the city being founded, or ""
    handled: list[str]  # castles of the cities whose growth or migration is done
    shortage: int  # citizens the acting player must still lose


def not_seen(view: LaCittaView) -> dict[str, int]:
    """By service: the voice cards that the viewer has never seen."""
    looked_at = view.hidden[view.revealed :]
    return {service: count - looked_at.count(service) for service, count in view.unheard.items()}


def view_of(board: Board, state: LaCittaState, seat: Seat | None) -> LaCittaView:
    seats, standing = range(len(state.gold)), cities.all_cities(state)
    return LaCittaView(
        seat=seat, actors=list(state.actors), step=STEPS[state.step], year=state.year,
        phase=state.phase, round=state.round, first=state.first, turn=state.turn,
        rows=list(board.rows),
        in_play=board.colours,
        spaces={name: [list(cell) for cell in cells] for name, cells in board.spaces.items()},
        terrain=_terrain(board, state),
        cities=[_city(board, state, city) for city in standing],
        harvest=_names(board, state.harvest),
        players=[_player(state, player) for player in seats],
        bank=state.bank,
        reserve=state.citizens,
        pools={BUILDINGS[kinds[0]]: state.pools[pool] for pool, kinds in enumerate(POOLS)},
        display=[_card(card) for card in state.display],
        prices=[prices(card) for card in state.display],
        deck=state.deck,
        discard=_counted(state.discard),
        discard_unseen=state.discard_unseen,
        unseen=_counted([a + b for a, b in zip(state.unseen, state.aside, strict=True)]),
        open=_service(state.open),
        hidden=[_service(service) for service in state.hidden],
        revealed=state.revealed,
        looked=[[s for s in seats if state.looked[s] >> w & 1] for w in range(HIDDEN)],
        asked=members(state.positions),
        unheard=dict(zip(SERVICES, state.unheard, strict=True)),
        voices=[SERVICES[s] for s in voices(state)] if state.revealed == HIDDEN else [],
        site="" if state.site == NOWHERE else board.names[state.site],
        handled=[board.names[state.castles[c]] for c in standing if state.handled >> c & 1],
        shortage=state.shortage,
    )  # fmt: skip


def _terrain(board: Board, state: LaCittaState) -> dict[str, str]:
    codes = ["" if laid == UNLAID else TERRAINS[laid] for laid in state.land.terrain]
    return dict(zip(board.space_names, codes, strict=True))


def _city(board: Board, state: LaCittaState, city: City) -> CityView:
    tiles = members(state.tiles[city])
    limit = cities.limit(state, city)
    others = [other for other in cities.all_cities(state) if other != city]
    first = city * len(EACH_SERVICE)
    return CityView(
        owner=cities.owner(city),
        castle=board.names[state.castles[city]],
        tiles={board.names[hex]: BUILDINGS[cities.kind_at(state, hex)] for hex in tiles},
        citizens=state.population[city],
        on_castle=cities.on_castle(state, city),
        limit=0 if limit == NO_LIMIT else limit,
        arches=[cities.arches(state, city, service) for service in EACH_SERVICE],
        cubes=state.games[first : first + len(EACH_SERVICE)],
        points=[cities.points(state, city, service) for service in EACH_SERVICE],
        food=cities.food(state, state.tiles[city]),
        short=is_short(state, city),
        complete=has_all_services(state, city),
        neighbours=[
            board.names[state.castles[o]] for o in others if are_neighbours(state, city, o)
        ],
    )


def _player(state: LaCittaState, seat: Seat) -> PlayerView:
    lines = score_lines(state, seat)
    tiles = cities.territory(state, seat)
    return PlayerView(
        colour=COLOURS[seat],
        gold=state.gold[seat],
        income=cities.income(state, tiles),
        food=cities.food(state, tiles),
        citizens=cities.population_of(state, seat),
        cards=state.cards[seat],
        castles=cities.castles_left(state, seat),
        cubes=cities.cubes_left(state, seat),
        taken=[_card(card) for card in state.taken[seat]],
        founded=bool(state.founded >> seat & 1),
        penalised=bool(state.penalised >> seat & 1),
        hungry=bool(state.hungry >> seat & 1),
        eliminated=state.out[seat] // 10,
        points=sum(line.points for line in lines),
        score_lines=lines,
    )


def prices(card: Card) -> list[int]:
    """5.2 to 5.6: what the effects of a card cost."""
    if card in CARD_OF.values():
        return [CARD_PRICES[SIZES[kind]] for kind in CARD_OF if CARD_OF[kind] == card]
    others = {
        MASTER_BUILDER: MASTER_PRICES, BREAD_AND_GAMES: STEP_PRICES, BLESSED_ERA: STEP_PRICES,
        BOUNTIFUL_HARVEST: (0,), ASK_THE_PEOPLE: ASK_PRICES, NO_CARD: (),
    }  # fmt: skip
    return list(others[card])


def _names(board: Board, hexes: Hexes) -> list[str]:
    return [board.names[hex] for hex in members(hexes)]


def _card(card: Card) -> str:
    return {NO_CARD: "", UNSEEN: "unseen"}.get(card, CARDS[card])


def _service(service: int) -> str:
    return "" if service == UNKNOWN else SERVICES[service]


def _counted(counts: list[int]) -> dict[str, int]:
    return {card: count for card, count in zip(CARDS, counts, strict=True) if count}
