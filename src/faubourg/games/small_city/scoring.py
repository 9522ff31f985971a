"""Promises, points, places and ranks (RULES.md 14 to 16, and 17.3); and all pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from faubourg.core.model import ScoreLine, Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city.city import raw_owned, tiles_of
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, City, SmallCityState

Measure: TypeAlias = Callable[[Kit, City, Seat], int]


def is_kept(kit: Kit, city: City, seat: Seat, conditions: tuple[str, ...]) -> bool:
    """14.2: all its conditions hold."""
    return all(holds(kit, city, seat, condition) for condition in conditions)


def holds(kit: Kit, city: City, seat: Seat, condition: str) -> bool:
    """One condition, "park-cells >= 6"."""
    measure, sign, number = condition.split()
    found = MEASURES[measure](kit, city, seat)
    return found >= int(number) if sign == ">=" else found <= int(number)


def votes_of_promise(kit: Kit, city: City, seat: Seat) -> int:
    """14.1 and 15.2."""
    promise = city.boroughs[seat].promise
    if promise in (box.NO_PROMISE, box.UNKNOWN):
        return 0
    value = next(n for n, (first, last) in enumerate(box.STACKS) if first <= promise <= last)
    kept = is_kept(kit, city, seat, kit.box.promises[promise - 1])
    return box.KEPT[value] if kept else box.BROKEN[value]


def votes_of_specials(kit: Kit, city: City, seat: Seat) -> int:
    """16.1.9."""
    cards = [number for number in city.boroughs[seat].specials if number != box.UNKNOWN]
    held = [kit.box.specials[number - 1] for number in cards]
    return box.BROKEN_SPECIAL * sum(not is_kept(kit, city, seat, special) for special in held)


# Measures


def _tiles(kinds: tuple[box.Kind, ...]) -> Measure:
    return lambda kit, city, seat: len(cities.tiles_of(kit, city.boroughs[seat], kinds))


def _cells(kinds: tuple[box.Kind, ...]) -> Measure:
    return lambda kit, city, seat: sum(
        tile.size for tile in cities.tiles_of(kit, city.boroughs[seat], kinds)
    )


def _level(kinds: tuple[box.Kind, ...]) -> Measure:
    """The highest one, 0 without a tile."""
    return lambda kit, city, seat: max(
        (tile.size for tile in cities.tiles_of(kit, city.boroughs[seat], kinds)), default=0
    )


def _in_the_fullest_five(kit: Kit, city: City, seat: Seat) -> int:
    """Citizens in the residential tile of level 5 that has most."""
    borough = city.boroughs[seat]
    fives = cities.tiles_of(kit, borough, box.RESIDENTIAL[-1:])
    return max(((five.cells & borough.citizens[seat]).bit_count() for five in fives), default=0)


def _bare_start_cells(kit: Kit, city: City, seat: Seat) -> int:
    """Cells of the first zone without a tile; a cemetery is none."""
    borough = city.boroughs[seat]
    return (kit.board.zone[borough.sizes[0]] & ~borough.covered).bit_count()


MEASURES: Final[dict[str, Measure]] = {
    "park-cells": lambda kit, city, seat: cities.park_cells(kit, city.boroughs[seat]),
    "commercial-tiles": _tiles(box.COMMERCIAL),
    "commercial-cells": _cells(box.COMMERCIAL),
    "commercial-level": _level(box.COMMERCIAL),
    "factories": _tiles(box.FACTORY),
    "factory-level": _level(box.FACTORY),
    "residential-tiles": _tiles(box.RESIDENTIAL),
    "residential-level": _level(box.RESIDENTIAL),
    "cultural-tiles": _tiles(box.CULTURAL),
    "school": _tiles((box.SCHOOL,)),
    "library": _tiles((box.LIBRARY,)),
    "police": _tiles((box.POLICE,)),
    "fire": _tiles((box.FIRE,)),
    "guards": _tiles(box.GUARDED),
    "port": _tiles((box.PORT,)),
    "refinery": _tiles((box.REFINERY,)),
    "steps": lambda kit, city, seat: city.boroughs[seat].steps,
    "pollution": lambda kit, city, seat: city.boroughs[seat].pollution,
    "money": lambda kit, city, seat: city.boroughs[seat].money,
    "raw": lambda kit, city, seat: sum(city.boroughs[seat].stock),
    "citizens-home": lambda kit, city, seat: city.boroughs[seat].citizens[seat].bit_count(),
    "citizens-hall": lambda kit, city, seat: city.boroughs[seat].hall,
    "citizens-residential-5": _in_the_fullest_five,
    "bare-start-cells": _bare_start_cells,
    "cemeteries": lambda kit, city, seat: cities.cemeteries(city.boroughs[seat]).bit_count(),
}


Place: TypeAlias = tuple[int, ...]  # higher is better
STAYED: Final = 1000  # above every moment of elimination
UNRANKED: Final = ""
RANKS: Final = (  # from which score (17.3.1)
    (50, "locality"), (60, "hamlet"), (70, "village"), (80, "market-town"), (90, "old-town"),
    (100, "suburb"), (110, "city"), (120, "metropolis"), (135, "capital"), (150, "megalopolis"),
)  # fmt: skip


def score_lines(kit: Kit, city: City, seat: Seat) -> list[ScoreLine]:
    """As if the game ended now; promises only where they are known."""
    borough = city.boroughs[seat]
    promises = _promises(kit, city, seat)
    if kit.victory == "economic":
        return [_line("money", borough.money), _line("value", borough.value), *promises]
    if kit.victory == "citizen":
        return [_line("citizens", borough.value)]
    if kit.victory == "cultural":
        return [_line("culture", cultural_cells(kit, borough))]
    return [_line("votes", borough.votes), *promises, _line("pollution", -borough.pollution)]


def _line(name: str, points: int) -> ScoreLine:
    return ScoreLine(f"small_city.score-{name}", points)


def _promises(kit: Kit, city: City, seat: Seat) -> list[ScoreLine]:
    """15.2, 16.1.9 and 16.3.5."""
    lines = []
    borough = city.boroughs[seat]
    if borough.promise not in (box.NO_PROMISE, box.UNKNOWN):
        lines.append(_line("promise", votes_of_promise(kit, city, seat)))
    if borough.specials and box.UNKNOWN not in borough.specials:
        lines.append(_line("specials", votes_of_specials(kit, city, seat)))
    return lines


def ranking(kit: Kit, state: SmallCityState) -> list[list[Seat]]:
    """10.2.11: eliminated players behind all others, those eliminated later first."""
    return in_order([place_of(kit, state.city, seat) for seat in range(kit.seats)])


def in_order(places: list[Place]) -> list[list[Seat]]:
    return [
        [seat for seat, place in enumerate(places) if place == best]
        for best in sorted(set(places), reverse=True)
    ]


def place_of(kit: Kit, city: City, seat: Seat) -> Place:
    borough = city.boroughs[seat]
    if borough.gone:
        return (borough.gone,)
    points = sum(line.points for line in score_lines(kit, city, seat))
    return (STAYED, points, -borough.pollution, *tie_breaks(kit, city, seat))


def tie_breaks(kit: Kit, city: City, seat: Seat) -> Place:
    """15.6, 16.3.7 and 16.4.7: after points and pollution."""
    borough = city.boroughs[seat]
    if kit.victory == "economic":
        return (borough.votes,)
    if kit.victory in ("citizen", "cultural"):
        return (final_votes(kit, city, seat), borough.money)
    return (borough.money,)


def final_votes(kit: Kit, city: City, seat: Seat) -> int:
    """16.4.6 and 16.5.4: promises change the votes only, and so only ties."""
    promised = votes_of_promise(kit, city, seat) + votes_of_specials(kit, city, seat)
    return city.boroughs[seat].votes + promised


# What the victories of the advanced game count (16.3 to 16.5)


def gain_value(kit: Kit, city: City, seat: Seat) -> int:
    """What a phase 8 adds to a player's sum, in the victories that have one."""
    if kit.victory == "economic":
        return property_value(kit, city.boroughs[seat])
    return citizens_in_play(city, seat) if kit.victory == "citizen" else 0


def property_value(kit: Kit, borough: Borough) -> int:
    """16.3.2."""
    return sum(tile.size**2 for tile in tiles_of(kit, borough, box.CULTURAL + box.RESIDENTIAL))


def citizens_in_play(city: City, seat: Seat) -> int:
    """16.4.4: on slots, at home and abroad."""
    return sum(borough.citizens[seat].bit_count() for borough in city.boroughs)


def cultural_cells(kit: Kit, borough: Borough) -> int:
    """16.5.3."""
    return sum(tile.size for tile in tiles_of(kit, borough, box.CULTURAL))


# The solo game


def rank(score: int, lost: bool) -> str:
    """17.3.1: the name of the rank, or UNRANKED."""
    reached = [name for least, name in RANKS if score >= least and not lost]
    return reached[-1] if reached else UNRANKED


def inventory(kit: Kit, state: SmallCityState) -> dict[str, int]:
    """Citizens by seat, raw materials, tiles by kind; in construction as all can see them."""
    city = state.city
    counted = {
        f"citizens {seat + 1}": citizens(kit, city, seat) + (state.corpse == seat)
        for seat in range(kit.seats)
    }
    for raw in box.EACH_RAW:
        owned = sum(raw_owned(borough, raw) for borough in city.boroughs)
        held = sum(state.units[raw * kit.seats : (raw + 1) * kit.seats])
        counted[box.RAWS[raw]] = city.raw[raw] + owned + held
    for kind, name in enumerate(kit.places.kinds):
        counted[name] = tiles(kit, state, kind)
    return counted


def citizens(kit: Kit, city: City, seat: Seat) -> int:
    """1.4.1."""
    own = city.boroughs[seat]
    standing = sum(kit.citizens_in(city, where, seat) for where in range(kit.seats))
    buried = sum(borough.graves[seat].bit_count() for borough in city.boroughs)
    return own.reserve + own.career + own.hall + own.out + standing + buried


def tiles(kit: Kit, state: SmallCityState, kind: box.Kind) -> int:
    """In the supply, on boards, in own sets, and those demolished."""
    city, first = state.city, kit.places.first
    count = city.supply[kind] + city.razed[kind]
    for borough in city.boroughs:
        count += sum(first[kind] <= tile < first[kind + 1] for tile in borough.tiles)
        count += kind in kit.own_set() and not borough.built >> kind & 1
    return count + (len(state.halls) if kind == box.TOWN_HALL else 0)
