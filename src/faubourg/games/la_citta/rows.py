"""Parts of a row: what the bytes of a player and of a city mean, as encode.py tells."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Seat
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.board import Hexes
from faubourg.games.la_citta.city import cubes_left, territory
from faubourg.games.la_citta.judge.outlook import Chances, Outlook
from faubourg.games.la_citta.judge.survey import ALONE, Place, Survey
from faubourg.games.la_citta.state import LaCittaState

MOST: Final = 255  # in a byte
PARTS: Final = 16  # of a point, in the judge's sum
LOWEST: Final = 512  # points below zero
# The terms of the judge, in its order: what a point is in a byte, and what zero is.
TERMS: Final = [
    ("citizens", 4.0, 0.0), ("migration", 8.0, 128.0), ("taken", 16.0, 0.0),
    ("demolition", -8.0, 0.0), ("hunger", -6.0, 0.0), ("growth", 10.0, 0.0),
    ("later-food", 8.0, 192.0), ("later-migration", 8.0, 128.0), ("services", 20.0, 0.0),
    ("arches", 32.0, 0.0), ("sites", 40.0, 0.0), ("builders", 100.0, 0.0), ("gold", 40.0, 0.0),
    ("income", 16.0, 0.0), ("cards", 80.0, 0.0), ("knowledge", 250.0, 0.0),
]  # fmt: skip
FACTORS: Final = [factor for _, factor, _ in TERMS]
ZEROS: Final = [zero for *_, zero in TERMS]

SPARE_FOOD: Final = [-5, -3, -2, -1, 0, 1, 2, 3, 4, 6, 8]
GOLD: Final = [1, 2, 3, 4, 5, 6, 8]
CITIZENS: Final = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17]
LEAD: Final = [-4, -2, -1, 0, 1, 2, 4]  # in halves
SERVICES: Final = len(box.EACH_SERVICE)
LIMITS: Final = 5  # kinds of limits, full or not: of a player's cities
KINDS: Final = len(box.BUILDINGS) - 1  # without the castle

PLAYER: Final = [
    ("judge's sum", 2),
    ("judge's terms", len(TERMS)),
    ("sits there, still in the game", 2),
    ("citizens, food, lasting food", 3),
    ("food beyond citizens in steps", len(SPARE_FOOD)),
    ("food beyond citizens next year in steps", len(SPARE_FOOD)),
    ("food beyond citizens after the worst Voice in steps", len(SPARE_FOOD)),
    ("gold", 1),
    ("gold in steps", len(GOLD)),
    ("income in steps", 3),
    ("player cards in steps", box.PLAYER_CARDS),
    ("turns this year in steps", box.ROUNDS),
    ("cities in steps", box.CASTLES_EACH),
    ("citizens to spare, castles without", 2),
    ("cities by limit: 5, 5 full, 8, 8 full, none", LIMITS),
    ("full cities open to a market", 1),
    ("cities by kinds of arches", SERVICES + 1),
    ("arches by service", SERVICES),
    ("neighbours to take from by service", SERVICES),
    ("citizens that find room by service", SERVICES),
    ("neighbours to lose to by service", SERVICES),
    ("later gains and losses", 2),
    ("cities with neighbours", 1),
    ("buildings by kind", KINDS),
    ("free hexes: all, lake, two symbols, four, mountain", 5),
    ("cubes laid", 1),
    ("castles in hand, can found", 2),
    ("hungry, under the penalty", 2),
    ("voice cards looked at in steps", box.HIDDEN),
]
CITY: Final = [
    ("stands", 1),
    ("population in steps", len(CITIZENS)),
    ("limit 5, 8, none, one of", 3),
    ("full", 1),
    ("citizens to spare in steps", 3),
    ("arches by service", SERVICES),
    ("full arch by service", SERVICES),
    ("lead by service in steps", SERVICES * len(LEAD)),
    ("neighbours to take from by service", SERVICES),
    ("neighbours to lose to by service", SERVICES),
    ("later gains and losses", 2),
    ("food, wave", 2),
    ("free hexes in steps", 3),
    ("free lake, mountain, most symbols", 3),
]
PLAYER_BYTES: Final = sum(size for _, size in PLAYER)
CITY_BYTES: Final = sum(size for _, size in CITY)


# Bytes


def capped(numbers: list[int]) -> bytes:
    """A byte each."""
    if max(numbers) <= MOST:
        return bytes(numbers)
    return bytes([min(number, MOST) for number in numbers])


def byte(number: float) -> int:
    return int(min(max(number, 0.0), float(MOST)) + 0.5)


def steps(most: int) -> list[bytes]:
    """By number: a byte for each of the first numbers that is reached."""
    return [bytes([1] * number + [0] * (most - number)) for number in range(most + 1)]


THREE: Final = steps(3)
CITIES: Final = steps(box.CASTLES_EACH)
TURNS: Final = steps(box.ROUNDS)


def in_steps(number: int, told: list[bytes]) -> bytes:
    """One of these, by how many are reached."""
    return told[max(0, min(number, len(told) - 1))]


class Marks:
    """Bytes by how many of some marks are reached."""

    def __init__(self, marks: list[int]) -> None:
        self.marks = marks
        self.told = steps(len(marks))

    def of(self, number: int) -> bytes:
        reached = 0
        for mark in self.marks:
            if number < mark:
                break
            reached += 1
        return self.told[reached]


FOOD_MARKS: Final = Marks(SPARE_FOOD)
GOLD_MARKS: Final = Marks(GOLD)
CITIZEN_MARKS: Final = Marks(CITIZENS)
LEAD_MARKS: Final = Marks(LEAD)
NO_LEAD: Final = bytes(len(LEAD))


# A player


def player(
    state: LaCittaState, who: Seat, s: Survey, worth: dict[str, float], expected: Chances,
    sites: Hexes,
) -> bytes:  # fmt: skip
    """Whose cities are measured and judged, by the Voices that somebody expects."""
    o = Outlook(state, who)
    there = bytes([1, int(not state.out[who])])
    parts = [judged(worth), there, _food(s, o, expected), _means(state, who, s, o)]
    parts += [_cities(state, s), _flows(s), _buildings(state, territory(state, who))]
    parts += [_room(state, s), _rest(state, who, s, sites)]
    return b"".join(parts)


def judged(worth: dict[str, float]) -> bytes:
    numbers = sum_of(sum(worth.values()))
    for number, points in enumerate(worth.values()):
        numbers.append(byte(points * FACTORS[number] + ZEROS[number]))
    return bytes(numbers)


def sum_of(points: float) -> list[int]:
    parts = min(max(round(PARTS * points) + PARTS * LOWEST, 0), 65535)
    return [parts >> 8, parts & MOST]


def _food(s: Survey, o: Outlook, expected: Chances) -> bytes:
    """Citizens and what feeds them; 3.3.1 and 3.6 bring more."""
    lasting, growing = s.food - s.harvest, 0
    for place, population in zip(s.places, s.population, strict=True):
        growing += int(population < place.limit)
    coming = _most_coming(s, expected) if o.migrating and s.has_neighbours else 0
    now, soon = s.food - s.citizens, lasting - s.citizens - growing
    spare = FOOD_MARKS.of(now) + FOOD_MARKS.of(soon) + FOOD_MARKS.of(now - coming)
    return capped([s.citizens, s.food, lasting]) + spare


def _most_coming(s: Survey, expected: Chances) -> int:
    """Citizens won by the best of the Voices that may come; that is the worst for the food."""
    best = [0] * SERVICES
    for place, population in zip(s.places, s.population, strict=True):
        for service in box.EACH_SERVICE:
            best[service] += _kept(place, population, service) - place.losses[service]
    found = -MOST
    for heard, _ in expected:
        for service in heard:
            found = max(found, best[service])
    return found


def _kept(place: Place, population: int, service: int) -> int:
    """3.6.6: what a city can take in."""
    return min(place.gains[service], max(0, place.limit - population))


def _means(state: LaCittaState, who: Seat, s: Survey, o: Outlook) -> bytes:
    coins = state.gold[who]
    told = capped([coins]) + GOLD_MARKS.of(coins) + in_steps(s.income, THREE)
    return told + in_steps(o.cards, THREE) + in_steps(o.turns, TURNS)


def _cities(state: LaCittaState, s: Survey) -> bytes:
    """How many of which kind."""
    spare_ones, without, open_ones = 0, 0, 0
    limits, kinds = [0] * LIMITS, [0] * (SERVICES + 1)
    for place, population in zip(s.places, s.population, strict=True):
        spare, full = population - place.staffed, population >= place.limit
        spare_ones += max(0, spare)
        without += int(spare <= 0)
        limits[_limit(place, full)] += 1
        kinds[place.services] += 1
        if full and place.limit == box.LIMIT and state.near[place.city] & s.empty:
            open_ones += 1
    numbers = [spare_ones, without, *limits, open_ones, *kinds]
    return in_steps(len(s.places), CITIES) + capped(numbers)


def _limit(place: Place, full: bool) -> int:
    """One of five kinds."""
    if place.limit == box.NO_LIMIT:
        return LIMITS - 1
    return int(full) if place.limit == box.LIMIT else 2 + int(full)


def _flows(s: Survey) -> bytes:
    """Arches and migration, by service."""
    found = [0] * (4 * SERVICES)
    gains = losses = beside = 0
    for place, population in zip(s.places, s.population, strict=True):
        for service in box.EACH_SERVICE:
            found[service] += place.strength.arches[service]
        if place.has_neighbours:
            beside += 1
            gains += place.later_gains
            losses += place.later_losses
            for service in box.EACH_SERVICE:
                found[SERVICES + service] += place.gains[service]
                found[2 * SERVICES + service] += _kept(place, population, service)
                found[3 * SERVICES + service] += place.losses[service]
    return capped([*found, gains, losses, beside])


def _buildings(state: LaCittaState, tiles: Hexes) -> bytes:
    found = list[int]()
    for kind in range(1, len(state.kinds)):
        found.append((tiles & state.kinds[kind]).bit_count())
    return bytes(found)


def _room(state: LaCittaState, s: Survey) -> bytes:
    beside, land = 0, state.land
    for place in s.places:
        beside |= state.near[place.city] & s.empty
    where = [beside, beside & land.lakes, beside & _level(land.symbols, 2)]
    where += [beside & _level(land.symbols, 4), beside & _level(land.mountains, 1)]
    return bytes([hexes.bit_count() for hexes in where])


def _level(levels: tuple[Hexes, ...], number: int) -> Hexes:
    """The hexes that have at least so many."""
    return levels[number - 1] if len(levels) >= number else 0


def _rest(state: LaCittaState, who: Seat, s: Survey, sites: Hexes) -> bytes:
    """Cubes, castles, hunger and knowledge."""
    spare, castles = False, box.CASTLES_EACH - len(s.places)
    for place, population in zip(s.places, s.population, strict=True):
        spare = spare or population > place.staffed
    can_found = castles and spare and sites and not state.founded >> who & 1
    cubes = box.CUBES_EACH - cubes_left(state, who)
    hungry, penalised = state.hungry >> who & 1, state.penalised >> who & 1
    told = bytes([cubes, castles, int(bool(can_found)), hungry, penalised])
    return told + in_steps(state.looked[who].bit_count(), THREE)


# A city


def city(state: LaCittaState, place: Place, beside: Hexes) -> bytes:
    """With the free hexes beside it."""
    population, land, limits = state.population[place.city], state.land, [0, 0, 0]
    limits[_limit(place, False) // 2] = 1
    parts = [b"\1", CITIZEN_MARKS.of(population), bytes(limits)]
    parts += [bytes([int(population >= place.limit)])]
    parts += [in_steps(population - place.staffed, THREE), _services(place)]
    numbers = [place.later_gains, place.later_losses, place.food, int(place.has_wave)]
    parts += [capped(numbers), in_steps(beside.bit_count(), THREE)]
    symbols = 0
    for level in land.symbols:
        symbols += int(beside & level != 0)
    mountain = beside & _level(land.mountains, 1)
    parts += [bytes([int(beside & land.lakes != 0), int(mountain != 0), symbols])]
    return b"".join(parts)


def _services(place: Place) -> bytes:
    strength, full, leads = place.strength, list[int](), list[bytes]()
    for service in box.EACH_SERVICE:
        full.append(int(strength.arches[service] >= box.HALVES))
        best = place.strongest[service]
        leads.append(NO_LEAD if best == ALONE else LEAD_MARKS.of(strength.points[service] - best))
    flows = capped(place.gains) + capped(place.losses)
    return capped(strength.arches) + bytes(full) + b"".join(leads) + flows
