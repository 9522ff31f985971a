"""How the game ended, and who won."""

from __future__ import annotations

from faubourg.core.model import Action, Message, Seat
from faubourg.games.big_city.actions import BOTH, Accept, Draw
from faubourg.games.big_city.components import PLOTS, QUIET_ROUNDS, TRADED
from faubourg.games.big_city.narrate.codes import person, told, yes
from faubourg.games.big_city.narrate.table import is_last_draw
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.view import BigCityView


def ranking_of(view: BigCityView) -> list[list[Seat]]:
    """5.5 from what is seen; must equal BigCityRules.ranking."""
    places = sorted(set(view.scores), reverse=True)
    return [[s for s, own in enumerate(view.scores) if own == points] for points in places]


def is_the_end(
    rules: BigCityRules, before: BigCityView, action: Action, after: BigCityView
) -> bool:
    """Whether the game ends by this action, or by the hidden cards that chance hands out for it.

    The guard (6.9.1) may end the game when the last card has been drawn or traded. Spectators
    are not told of that card, so the end belongs to the choice before it.
    """
    if isinstance(action, Draw | Accept):
        return is_guarded(rules, before) and _is_last_card(rules, before, action)
    return not after.actors and bool(before.actors)


def is_guarded(rules: BigCityRules, before: BigCityView) -> bool:
    """6.9.1: whether the game ends after this turn, if it stays quiet."""
    return rules.house.guard and before.quiet + 1 >= QUIET_ROUNDS * rules.seats


def _is_last_card(rules: BigCityRules, before: BigCityView, action: Draw | Accept) -> bool:
    if isinstance(action, Draw):
        return before.step == "draw" and is_last_draw(rules, before, action.deck)
    return not offers_left(before, action)


def offers_left(before: BigCityView, action: Accept) -> int:
    """6.1.7: how many offers could be accepted after this one."""
    own = len(before.trade.forward) - (TRADED if action.which == BOTH else 1)
    others = [offer for seat, offer in enumerate(before.trade.offers) if seat != action.seat]
    return sum(bool(offer) and len(offer) <= own for offer in others)


def log_end(rules: BigCityRules, after: BigCityView) -> list[Message]:
    """Why it ended, the places, and the victory."""
    lines = [_why(rules, after)]
    better = 0
    for seats in ranking_of(after):
        lines += [
            told("log-rank", person(seat), points=after.scores[seat], place=better + 1)
            for seat in seats
        ]
        better += len(seats)
    return [*lines, _victory(after)]


def _why(rules: BigCityRules, after: BigCityView) -> Message:
    if sum(len(piece.plots) for piece in after.pieces) == PLOTS:
        return told("log-over-full", count=PLOTS)
    if after.passes == rules.seats:
        hall = any(piece.name == "city-hall" for piece in after.pieces)
        return told("log-over-passes", count=rules.seats, hall=yes(hall))
    return told("log-over-quiet", count=QUIET_ROUNDS * rules.seats)


def _victory(after: BigCityView) -> Message:
    winners, *others = ranking_of(after)
    points = after.scores[winners[0]]
    if len(winners) > 1:
        return told("log-shared", count=len(winners), points=points)
    return told("log-won", person(winners[0]), margin=points - after.scores[others[0][0]])
