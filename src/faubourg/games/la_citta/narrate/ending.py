"""Who won, and the places."""

from __future__ import annotations

from faubourg.core.model import Message, Seat
from faubourg.games.la_citta.components import YEARS
from faubourg.games.la_citta.narrate.codes import person, told, yes
from faubourg.games.la_citta.view import LaCittaView, PlayerView


def standing(view: LaCittaView) -> list[Seat]:
    return [seat for seat, player in enumerate(view.players) if not player.eliminated]


def winners_of(view: LaCittaView) -> list[Seat]:
    """7.1.3, 7.1.5 and 7.2.5 to 7.2.7; must equal the first place of LaCittaRules.ranking.

    Who is eliminated in phase 7 starved, who is eliminated in phase 6 did not come to that.
    """
    if left := standing(view):
        best = max(_worth(view.players[seat]) for seat in left)
        return [seat for seat in left if _worth(view.players[seat]) == best]
    ends = [(player.eliminated, player.hungry) for player in view.players]
    return [seat for seat, end in enumerate(ends) if end == max(ends)]


def _worth(player: PlayerView) -> tuple[int, int]:
    return player.points, player.gold


def victory(view: LaCittaView, prefix: str) -> Message:
    """One winner, a win by gold, the last one left, or a shared victory."""
    winners, left = winners_of(view), standing(view)
    points = view.players[winners[0]].points
    if len(winners) > 1:
        alive = yes(left)
        return told(f"{prefix}-shared", count=len(winners), points=points, alive=alive)
    tied = [seat for seat in left if view.players[seat].points == points]
    how = "gold" if len(tied) > 1 else "alone" if len(left) == 1 else "points"
    gold = view.players[winners[0]].gold
    return told(f"{prefix}-won", person(winners[0]), points=points, gold=gold, how=how)


def log_end(view: LaCittaView) -> list[Message]:
    """Why it ended, everybody's points, and the victory."""
    left = sorted(standing(view), key=lambda seat: _worth(view.players[seat]), reverse=True)
    why = "log-over-years" if len(left) > 1 else "log-over-alone" if left else "log-over-nobody"
    ranks = [_rank(view, seat, 1 + _ahead(view, seat, left)) for seat in left]
    return [told(why, years=YEARS), *ranks, victory(view, "log")]


def _ahead(view: LaCittaView, seat: Seat, left: list[Seat]) -> int:
    own = _worth(view.players[seat])
    return sum(_worth(view.players[other]) > own for other in left)


def _rank(view: LaCittaView, seat: Seat, place: int) -> Message:
    player = view.players[seat]
    citizens, services, hunger = (line.points for line in player.score_lines)
    values = {"citizens": citizens, "services": services, "hunger": -hunger}
    return told("log-rank", person(seat), values, place=place, points=player.points)
