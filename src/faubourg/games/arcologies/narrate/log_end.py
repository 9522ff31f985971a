"""Who took off, who won, and the places (RULES.md chapter 8); the rank of a solo game (9.6)."""

from __future__ import annotations

from faubourg.core.model import Message, Seat
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.narrate.codes import told
from faubourg.games.arcologies.view import ArcologiesView
from faubourg.games.small_city.narrate.codes import Values, person, yes

TIE_BREAKS = ("pumps", "arcology", "citizens", "pollution")


def standing(view: ArcologiesView) -> list[Seat]:
    return [seat for seat, borough in enumerate(view.boroughs) if not borough.eliminated]


def take_offs(view: ArcologiesView) -> list[Seat]:
    return [seat for seat, arcology in enumerate(view.arcologies) if arcology.takes_off]


def citizens_counted(kit: ArcologyKit, view: ArcologiesView, seat: Seat) -> int:
    """8.5 and 10.7."""
    borough = view.boroughs[seat]
    inside = [[*arcology.inside.values()].count(seat) for arcology in view.arcologies]
    if kit.citizens_counted == "inside":
        return inside[seat]
    found = borough.citizens_home + borough.citizens_abroad
    if kit.inside == "sealed":
        found += sum(inside) - inside[seat]  # abroad, where no slot holds them
    hall = borough.stores[0].citizens if borough.stores else 0
    return found + hall if kit.citizens_counted == "hall" else found


def tie_breaks(kit: ArcologyKit, view: ArcologiesView, seat: Seat) -> tuple[int, ...]:
    """8.4 to 8.6 and 8.11, in the order of TIE_BREAKS."""
    arcology, borough = view.arcologies[seat], view.boroughs[seat]
    citizens = citizens_counted(kit, view, seat)
    return arcology.pumps, int(arcology.built), citizens, -borough.pollution


def winners_of(kit: ArcologyKit, view: ArcologiesView) -> list[Seat]:
    """The first place of those who are still in the game."""
    left = standing(view)
    best = max((tie_breaks(kit, view, seat) for seat in left), default=())
    return [seat for seat in left if tie_breaks(kit, view, seat) == best]


def how_it_ended(view: ArcologiesView) -> str:
    """8.2, 8.9, 8.13 and 8.14."""
    left = standing(view)
    if take_offs(view):
        return "take-off"
    if not left:
        return "nobody"
    if len(left) == 1 < len(view.boroughs):
        return "alone"
    return "quiet" if view.quiet >= 2 * view.quiet_limit else "accepted"


def victory(kit: ArcologyKit, view: ArcologiesView, prefix: str) -> Message:
    """A take-off and what decided it, the last one left, nobody, a draw, or a solo rank."""
    if view.difficulty:
        return _solo(view, prefix)
    end, winners = how_it_ended(view), winners_of(kit, view)
    if end == "nobody":
        return told(f"{prefix}-nobody")
    values: Values = {"count": len(winners), **_numbers(kit, view, winners[0])}
    if end in ("quiet", "accepted"):
        return told(f"{prefix}-drawn", person(winners[0]), values, end=end)
    if len(winners) > 1:
        return told(f"{prefix}-shared", values)
    how = "alone" if end == "alone" else _decided_by(kit, view, winners[0])
    return told(f"{prefix}-won", person(winners[0]), values, how=how)


def _numbers(kit: ArcologyKit, view: ArcologiesView, seat: Seat) -> Values:
    return {
        "pumps": view.arcologies[seat].pumps,
        "built": yes(view.arcologies[seat].built),
        "citizens": citizens_counted(kit, view, seat),
        "pollution": view.boroughs[seat].pollution,
    }


def _decided_by(kit: ArcologyKit, view: ArcologiesView, winner: Seat) -> str:
    """8.4 to 8.6: only among several who take off something else decides."""
    own = tie_breaks(kit, view, winner)
    rivals = [tie_breaks(kit, view, seat) for seat in take_offs(view) if seat != winner]
    if not rivals:
        return "take-off"
    places = range(len(own))
    place = next(p for p in places if all(rival[: p + 1] < own[: p + 1] for rival in rivals))
    return TIE_BREAKS[place]


def _solo(view: ArcologiesView, prefix: str) -> Message:
    """9.3 to 9.6."""
    if view.rank:
        return told(f"{prefix}-solo", round=view.round, rank=view.rank)
    why = "pollution" if view.boroughs[0].eliminated else "quiet"
    return told(f"{prefix}-lost", round=view.round, why=why, pumps=view.arcologies[0].pumps)


def log_end(kit: ArcologyKit, view: ArcologiesView) -> list[Message]:
    """Who takes off or why nobody does, everybody's place, and the victory."""
    lines = [told("log-take-off", person(seat)) for seat in take_offs(view)]
    if not lines and not view.difficulty:
        lines.append(told("log-over", end=how_it_ended(view), quiet=view.quiet))
    if not view.difficulty and len(standing(view)) > 1:
        lines += _places(kit, view)
    return [*lines, victory(kit, view, "log")]


def _places(kit: ArcologyKit, view: ArcologiesView) -> list[Message]:
    left = standing(view)
    broken = {seat: tie_breaks(kit, view, seat) for seat in left}
    lines = []
    for seat in sorted(left, key=lambda seat: broken[seat], reverse=True):
        place = 1 + sum(broken[other] > broken[seat] for other in left)
        numbers = _numbers(kit, view, seat)
        lines.append(told("log-rank", person(seat), numbers, place=place))
    return lines
