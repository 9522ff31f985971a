"""A player who means to take off, good enough for golden records; no bot of the project."""

from __future__ import annotations

from random import Random

from faubourg.core.model import Action, Seat
from faubourg.games.arcologies import square
from faubourg.games.arcologies.actions import AcceptDraw, BuildArcology, GoOn
from faubourg.games.arcologies.components import DEGREES
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.state import BUILT, PAIRS, PUMPS, ArcologiesState
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city.actions import Build, Pick
from faubourg.games.small_city.board import Placement
from faubourg.games.small_city.city import layers, zones
from faubourg.games.small_city.state import Borough, City

SAMPLE = 70  # of larger builds


def choose(rules: ArcologiesRules, state: ArcologiesState, seat: Seat, rng: Random) -> Action:
    """The action after which things look best; ties are broken by chance."""
    legal = [action for action in rules.legal(state, seat) if not isinstance(action, AcceptDraw)]
    if isinstance(legal[0], GoOn) or len(legal) == 1:
        return legal[0]
    some = [action for action in legal if _is_small(rules, action)]
    others = [action for action in legal if not _is_small(rules, action)]
    some += rng.sample(others, min(len(others), SAMPLE))
    return max(some, key=lambda action: (promise(rules, state, seat, action), rng.random()))


def _is_small(rules: ArcologiesRules, action: Action) -> bool:
    if not isinstance(action, Build):
        return True
    return rules.kit.places.all[action.placement].size == 1


def promise(rules: ArcologiesRules, state: ArcologiesState, seat: Seat, action: Action) -> float:
    after = state.clone()
    rules.apply(after, seat, action)
    if isinstance(action, Pick) and seat in after.actors:
        return max(promise(rules, after, seat, goal) for goal in rules.legal(after, seat))
    city = after.plans[seat].city if after.plans else after.city
    return value(rules.kit, city, seat) + 40 * isinstance(action, BuildArcology)


def value(kit: ArcologyKit, city: City, seat: Seat) -> float:
    borough = city.boroughs[seat]
    extras = borough.extras
    own = borough.citizens[seat]
    stone = own & borough.slots[box.STONE_SLOT]
    found = 1000 * extras[PUMPS] + 600 * extras[BUILT] - 1.2 * borough.pollution
    found += 300 * extras[PAIRS].bit_count()
    found += (60 if extras[BUILT] else 3) * (stone & ~extras[PAIRS]).bit_count()
    found += 5 * min(borough.money, 12) + 0.1 * borough.votes
    found += 4 * (own & borough.slots[box.CASH]).bit_count() + 3 * kit.citizens_in(city, seat, seat)
    found += 2 * borough.hall + 8 * cities.raw_owned(borough, box.METAL)
    found += 4 * borough.steps + 2 * cities.park_cells(kit, borough)
    if not extras[BUILT]:
        found += 12 * min(1, cities.raw_owned(borough, box.STONE))
        found += 7 * sum(disc for disc in borough.discs if disc <= box.COLUMNS)  # industry
    return found + works(kit, borough) + (0 if extras[BUILT] else 24 * nearness(kit, borough))


def works(kit: ArcologyKit, borough: Borough) -> float:
    """Two stone slots are needed, so that a pair can go from one to the other."""
    slots = borough.slots[box.STONE_SLOT].bit_count()
    found = 90.0 * min(slots, 2) + 20 * (slots > 2)
    served = layers(zones(kit, borough, (box.REFINERY, box.PORT)), 1)[1]
    factories = cities.tiles_of(kit, borough, box.FACTORY)
    small = [tile for tile in factories if tile.kind == box.FACTORY[0]]
    found += sum(45 if _can_grow(kit, borough, tile, served) else 8 for tile in small[:2])
    spare = served & cities.open_cells(kit, borough)
    return found + min(10, spare.bit_count()) + 10 * cities.has(kit, borough, box.REFINERY)


def _can_grow(kit: ArcologyKit, borough: Borough, tile: Placement, served: int) -> bool:
    free = cities.open_cells(kit, borough) & ~kit.board.touching(borough.homes)
    return bool(tile.cells & served and kit.board.adjacent(tile.cells) & free)


def nearness(kit: ArcologyKit, borough: Borough) -> float:
    """Of the best place: cells that match or that metal makes up for."""
    found = square.matching_cells(kit, borough)
    ground, metal, best = square._ground(kit, borough), cities.raw_owned(borough, box.METAL), 0.0
    for turn in range(len(DEGREES)):
        wanted = square.wanted(kit, borough, turn)
        where = ground & ~(borough.covered >> wanted.empty)
        shifted = [found[kind] >> step for step, kind in wanted.tiles]
        for corner in range(kit.board.count):
            if where >> corner & 1:
                matches = sum(cells >> corner & 1 for cells in shifted)
                best = max(best, matches + 0.9 * min(metal, 8 - matches))
    return best
