"""What a seat needs and has, surveyed; its terms, also in the middle of a move and at the end."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.arcologies import ending, square
from faubourg.games.arcologies.components import STATUES
from faubourg.games.arcologies.judge import people
from faubourg.games.arcologies.judge.sites import NO_SITE, Industry, Site, Weights, Works, nearest
from faubourg.games.arcologies.kit import ArcologyKit, takes_off
from faubourg.games.arcologies.state import ACCEPT, BUILT, DEALT, NO_ARCOLOGY, ArcologiesState
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city import movement
from faubourg.games.small_city.benefits import OFFERS
from faubourg.games.small_city.board import Cell
from faubourg.games.small_city.citizens import obliged
from faubourg.games.small_city.council import column_of
from faubourg.games.small_city.judge import facts
from faubourg.games.small_city.judge.facts import Gift
from faubourg.games.small_city.state import OFFER, Borough, City, SmallCityState

# By line: what it is worth to stand in a column, for what comes next.
AHEAD: Final = {box.INDUSTRY: (1.0, 3.0, 4.0, -1.0), box.ECONOMY: (0.5, 1.5, 3.0, -1.0)}
FOR_METAL: Final = (4.0, 9.0, 12.0, -1.0)  # of industry, where the pattern cannot do without
NOT_AHEAD: Final = (0.0, 0.0, 0.0, -1.0)
CARD_WORTH: Final = {box.MEDIATOR: 0.5, box.PLANNER: 0.5}


class Needs(NamedTuple):
    """What is still to be done until the arcology can take off."""

    builds: int
    cells: int  # of the pattern, those among the builds
    wood: int
    stone: int
    metal: int


def needs(kit: ArcologyKit, borough: Borough, site: Site, builds: int) -> Needs:
    """Of the pattern a school takes wood and a statue stone."""
    if site is NO_SITE:
        return Needs(site.lacking + builds, 0, 0, 0, 0)
    tiles = square.wanted(kit, borough, site.turn).tiles
    kinds = {kind for _, kind in tiles if not borough.built >> kind & 1}
    stone = any(kind in STATUES for kind in kinds)
    return Needs(site.lacking + builds, site.lacking, box.SCHOOL in kinds, stone, site.metal)


def money(dollars: float, need: Needs, w: Weights) -> float:
    """For the next plan, for later ones, and to spare."""
    wanted = need.builds
    soon = min(dollars, wanted, box.BUILD_ACTIONS)
    later = min(dollars, wanted) - soon
    return w.money * soon + w.later_money * later + w.spare_money * (dollars - soon - later)


def income(borough: Borough, need: Needs, w: Weights) -> float:
    """What shops and homes bring in the rounds until everything is built."""
    rounds = min(w.most_rounds, need.builds / box.BUILD_ACTIONS)
    shops = min(borough.slots[box.CASH].bit_count(), w.most_shops)
    homes = min(borough.slots[box.HOME].bit_count(), w.most_homes)
    return rounds * (w.shop * shops + w.home * homes)


def votes(count: float, w: Weights) -> float:
    return w.vote * min(count, w.most_votes) + 0.02 * count


def stores(borough: Borough, coming: tuple[int, ...], need: Needs, w: Weights) -> float:
    """Metal is reckoned with the pattern."""
    wood = cities.raw_owned(borough, box.WOOD) + coming[box.WOOD]
    stone = cities.raw_owned(borough, box.STONE) + coming[box.STONE]
    worth = w.wood * min(wood, need.wood) + w.stone * min(stone, need.stone)
    return worth + w.spare_raw * (min(wood, 2) + min(stone, 2))


def council(borough: Borough, need: Needs) -> float:
    """How far the discs have come."""
    found = 0.0
    for disc in borough.discs:
        line, column = divmod(disc - 1, box.COLUMNS)
        ahead = FOR_METAL if line == box.INDUSTRY and need.metal else AHEAD.get(line, NOT_AHEAD)
        found += ahead[column] if disc else 0.0
    return found


def card(borough: Borough, need: Needs) -> float:
    if borough.card == box.ARCHITECT:
        return 2.0 * need.wood
    return CARD_WORTH.get(borough.card, 0.0)


def gift(given: Gift, held: float, need: Needs, w: Weights) -> float:
    """What is about to be received; money or votes, whichever is better."""
    found = max(money(held + given.money, need, w) - money(held, need, w), w.vote * given.votes)
    if given.tile:
        found += w.tile + w.later_money if need.builds else 1.0
    return found + w.investment * given.investment + metal(given.raw[box.METAL], need, w)


def metal(units: int, need: Needs, w: Weights) -> float:
    """4.3.2: first for cells that cannot be built."""
    first = min(units, need.metal)
    return w.spoiled * first + w.lacking * min(units - first, need.cells)


def offered(kit: ArcologyKit, state: SmallCityState, seat: Seat, need: Needs, w: Weights) -> Gift:
    """As the base game has it, but of two offers of industry the better one."""
    if state.step != OFFER or state.turn != seat:
        return facts.gift(kit, state, seat)
    offers = OFFERS[column_of(state.space) - 1]
    raws = [tuple(count * (kind == raw) for kind in box.EACH_RAW) for raw, count in offers.items()]
    return Gift(raw=max(raws, key=lambda raw: metal(raw[box.METAL], need, w)))


NO_WORKS: Final = Works(0.0, 0)


class Survey(NamedTuple):
    """The tiles of one borough, judged."""

    pattern: float  # in points
    works: Works
    need: Needs


def survey(kit: ArcologyKit, city: City, seat: Seat, w: Weights) -> Survey:
    """Of sites that are alike, the one that leaves industry most room."""
    borough = city.boroughs[seat]
    if borough.extras[BUILT]:
        done = Industry(kit, borough).beside(NO_SITE, w)
        return Survey(w.arcology, done, Needs(done.builds, 0, 0, 0, 0))
    if borough.extras[DEALT] == NO_ARCOLOGY:
        return Survey(0.0, NO_WORKS, Needs(0, 0, 0, 0, 0))
    industry, best, where = Industry(kit, borough), NO_WORKS, NO_SITE
    for site in nearest(kit, city, borough, w):
        left = industry.beside(site, w)
        if best is NO_WORKS or left.worth > best.worth:
            best, where = left, site
    return Survey(-where.cost, best, needs(kit, borough, where, best.builds))


def at_the_end(kit: ArcologyKit, state: ArcologiesState, seat: Seat, w: Weights) -> float:
    """A take-off counts, then the place among the others."""
    borough = state.city.boroughs[seat]
    if borough.gone or (kit.solo and not takes_off(borough)):
        return w.lost
    if kit.solo:
        return w.won
    ranking = ending.ranking(kit, state)
    place = next(number for number, seats in enumerate(ranking) if seat in seats)
    return w.won if place == 0 else w.lost / 2 - place


def hope(kit: ArcologyKit, state: ArcologiesState, seat: Seat, w: Weights) -> float:
    """8.13: a draw is welcome after so many quiet rounds, unless pumps can still be made."""
    accepted = bool(state.answers) and state.answers[seat] == ACCEPT
    if state.quiet < kit.quiet_rounds or accepted:
        return 0.0
    return 0.0 if can_pump(state, seat) else 2 * w.lost


def can_pump(state: ArcologiesState, seat: Seat) -> bool:
    """5.2.5: a pair goes from one stone slot to another."""
    borough = state.city.boroughs[seat]
    return bool(borough.extras[BUILT]) and borough.slots[box.STONE_SLOT].bit_count() > 1


Terms: TypeAlias = dict[str, float]


def worth(
    kit: ArcologyKit, state: ArcologiesState, city: City, seat: Seat, ground: Survey, w: Weights
) -> Terms:
    borough, crowd = city.boroughs[seat], people.crowd(kit, city, seat, state.phase)
    need = ground.need._replace(builds=ground.need.builds + crowd.homes_lacking)
    s = people.shift(kit, state, city, seat)
    given, dollars = offered(kit, state, seat, need, w), float(borough.money + s.cash)
    soon, danger = people.pollution(kit, city, seat, state.phase, s, need.builds, w)
    coming = tuple(a + b for a, b in zip(s.raw, given.raw, strict=True))
    return {
        "pumps": people.pumps(borough, s, w),
        "pattern": ground.pattern,
        "works": ground.works.worth,
        "money": money(dollars, need, w),
        "votes": votes(people.votes(kit, city, seat, state.phase), w),
        "stores": stores(borough, coming, need, w),
        "citizens": people.gathered(crowd, w),
        "pollution": soon,
        "danger": danger,
        "victim": people.victim(kit, state, city, seat, s, w),
        "income": income(borough, need, w),
        "council": council(borough, need) + card(borough, need),
        "gift": gift(given, dollars, need, w),
        "hall": _hall(kit, state, borough, seat),
        "draw": hope(kit, state, seat, w),
    }


def _hall(kit: ArcologyKit, state: ArcologiesState, borough: Borough, seat: Seat) -> float:
    """In the corner it leaves the largest ground."""
    number = state.halls[seat] if state.halls else borough.tiles[0] if borough.tiles else -1
    if number < 0:
        return 0.0
    y, x = divmod(kit.places.all[number].first, kit.board.size)
    return -0.1 * (x + y)


def picked(
    kit: ArcologyKit, state: ArcologiesState, seat: Seat, ground: Survey, w: Weights
) -> Terms:
    """One slot stands for all that are alike."""
    boroughs, (where, cell) = state.city.boroughs, state.picked
    must = obliged(kit, state, seat)[where] >> cell & 1
    goals = _goals(kit, state, seat)
    kit.leave_slot(boroughs[where], seat, cell)
    found = worth(kit, state, state.city, seat, ground, w)
    best = sum(found.values()) if not goals else float("-inf")
    for there, slot in goals:
        terms = _there(kit, state, seat, there, slot, ground, w)
        total = sum(terms.values())
        if total > best:
            best, found = total, terms
    kit.enter_slot(boroughs[where], seat, cell)
    return found if must else found | {"fidget": -w.fidget}


def _there(
    kit: ArcologyKit, state: ArcologiesState, seat: Seat, there: Seat, slot: Cell,
    ground: Survey, w: Weights,
) -> Terms:  # fmt: skip
    borough = state.city.boroughs[there]
    kit.enter_slot(borough, seat, slot)
    state.moved[there] |= 1 << slot
    found = worth(kit, state, state.city, seat, ground, w)
    kit.leave_slot(borough, seat, slot)
    if not borough.citizens[seat] >> slot & 1:
        state.moved[there] &= ~(1 << slot)
    return found


def _goals(kit: ArcologyKit, state: ArcologiesState, seat: Seat) -> list[tuple[Seat, Cell]]:
    found: list[tuple[Seat, Cell]] = []
    for there, cells in enumerate(movement.destinations(kit, state, seat, state.picked[0])):
        borough = state.city.boroughs[there]
        for slots in borough.slots:
            for half in (
                cells & slots & ~borough.citizens[seat],
                cells & slots & borough.citizens[seat],
            ):
                if half:
                    found.append((there, members(half)[0]))
    return found
