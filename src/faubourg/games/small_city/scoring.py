"""Points, places and ranks (RULES.md chapters 14 to 16, and 17.3)."""

from __future__ import annotations

from typing import Final, TypeAlias

from faubourg.core.model import ScoreLine, Seat
from faubourg.games.small_city.city import tiles_of
from faubourg.games.small_city.components import CULTURAL, NO_PROMISE, RESIDENTIAL, UNKNOWN
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.promises import votes_of_promise, votes_of_specials
from faubourg.games.small_city.state import Borough, City, SmallCityState

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
    if borough.promise not in (NO_PROMISE, UNKNOWN):
        lines.append(_line("promise", votes_of_promise(kit, city, seat)))
    if borough.specials and UNKNOWN not in borough.specials:
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
    return sum(tile.size**2 for tile in tiles_of(kit, borough, CULTURAL + RESIDENTIAL))


def citizens_in_play(city: City, seat: Seat) -> int:
    """16.4.4: on slots, at home and abroad."""
    return sum(borough.citizens[seat].bit_count() for borough in city.boroughs)


def cultural_cells(kit: Kit, borough: Borough) -> int:
    """16.5.3."""
    return sum(tile.size for tile in tiles_of(kit, borough, CULTURAL))


# The solo game


def rank(score: int, lost: bool) -> str:
    """17.3.1: the name of the rank, or UNRANKED."""
    reached = [name for least, name in RANKS if score >= least and not lost]
    return reached[-1] if reached else UNRANKED
