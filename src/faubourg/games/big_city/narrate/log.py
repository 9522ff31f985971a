"""What happened, told from what is known before and after; and how the game ended."""

from __future__ import annotations

from typing import Final

from faubourg.core.catalogue import members
from faubourg.core.model import CHANCE, NOBODY, Action, Message, Seat
from faubourg.games.big_city import actions, dealing, trade, turn
from faubourg.games.big_city import components as box
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.board import ROTATIONS, TABLE, Plan
from faubourg.games.big_city.building import why_not_there
from faubourg.games.big_city.narrate import codes
from faubourg.games.big_city.narrate.asking import accepted, segments
from faubourg.games.big_city.narrate.codes import Values, by_backs, on_decks, on_plots, person, told
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import BigCityState

EARLY: Final = 10  # below this score nobody speaks of a lead


def log_lines(
    rules: BigCityRules, before: BigCityState, seat: Seat, action: Action, after: BigCityState
) -> list[Message]:
    """The action and all that followed from it; some steps are told only once complete.

    Whoever reads it, no card is named that lies face down for the viewer.
    """
    if seat == CHANCE:
        return _log_chance(rules, before, action, after)
    lines = _log_action(rules, before, seat, action, after)
    if before.turn == NOBODY and after.step == steps.TURN:
        lines.append(told("log-first-turn", person(after.turn)))
    return [*lines, *log_end(rules, after)] if is_the_end(rules, before, action, after) else lines


def _log_chance(
    rules: BigCityRules, before: BigCityState, action: Action, after: BigCityState
) -> list[Message]:
    if isinstance(action, actions.Start):
        pool = {"from": rules.pool[0] + 1, "to": rules.pool[-1] + 1}
        return [
            told("log-start", person(action.seat), cards=after.full[action.seat]),
            told("log-pool", person(after.actors[0]), pool),
        ]
    if before.step == steps.DEAL:
        return []
    # 1.15: only who takes a card sees it.
    new = [own & ~had & box.FRONTS for had, own in zip(before.hands, after.hands, strict=True)]
    return [told("log-card", card=box.CARD_NAMES[card]) for cards in new for card in members(cards)]


def _log_action(
    rules: BigCityRules, before: BigCityState, seat: Seat, action: Action, after: BigCityState
) -> list[Message]:
    if isinstance(action, actions.Build):
        return _log_piece(rules, before, seat, action, after)
    if isinstance(action, actions.Origin):
        return _log_district(rules, before, seat, after)
    if isinstance(action, actions.Lay):
        return [] if after.step == steps.TRAM else [_log_trams(rules, before, seat, after)]
    if isinstance(action, actions.Pass):
        return [_log_pass(rules, before, seat, after)]
    if isinstance(action, actions.Discard):
        return [told("log-discard", person(seat), codes.card_values(before, action.card))]
    return _log_cards(rules, before, seat, action, after)


def _log_pass(
    rules: BigCityRules, before: BigCityState, seat: Seat, after: BigCityState
) -> Message:
    """5.3: a turn with discards is no pass."""
    missing = rules.seats - after.passes if not before.discards else rules.seats
    values = {"passes": after.passes, "missing": missing}
    return told("log-pass", person(seat), values, counts=codes.yes(not before.discards))


# The city


def _log_piece(
    rules: BigCityRules,
    before: BigCityState,
    seat: Seat,
    action: actions.Build,
    after: BigCityState,
) -> list[Message]:
    """What was built, what it was worth, and what changes with it."""
    plan, piece = rules.plan(before), box.PIECES[action.piece]
    plots = plan.plots_at(piece.shape, action.plot, action.direction)
    who = {**person(seat), **on_plots(plots), "piece": piece.name}
    if action.piece in box.INSTALLATIONS:
        lines = [told("log-park" if action.piece in box.PARKS else "log-factory", who)]
    elif action.piece == box.CITY_HALL:
        lines = [told("log-hall", who)]
    else:
        worth = codes.itemised(codes.worth_at(plan, before, action.piece, plots))
        lines = [told("log-build", who, worth, left=after.supply[action.piece])]
    churches = [told("log-church", values) for values in church_values(plan, before, after)]
    return [*lines, *_log_lead(before, seat, after), *churches]


def _log_lead(before: BigCityState, seat: Seat, after: BigCityState) -> list[Message]:
    """A new leader, once there is something to lead."""
    others = [points for other, points in enumerate(after.scores) if other != seat]
    best, was, own = max(others), before.scores[seat], after.scores[seat]
    if best < EARLY or was > best or own <= best:
        return []
    return [told("log-lead", person(seat), points=own, margin=own - best)]


def church_values(plan: Plan, before: BigCityState, after: BigCityState) -> list[Values]:
    """3.2.8, 3.2.11 and 3.2.12: a plot on which a church has now become possible."""
    if not after.on[box.CITY_HALL] or not after.supply[box.CHURCH]:
        return []
    found = [
        plot
        for plot in members(box.DOUBLE_NUMBERS & plan.city & ~after.occupied)
        if why_not_there(plan, after, box.CHURCH, 1 << plot) is None
        and why_not_there(plan, before, box.CHURCH, 1 << plot) is not None
    ]
    return [{"plot": box.PLOT_NAMES[p], "district": box.DISTRICT_OF[p] + 1} for p in found[:1]]


def _log_district(
    rules: BigCityRules, before: BigCityState, seat: Seat, after: BigCityState
) -> list[Message]:
    """The district, its contact with the city, and what it does to its neighbours."""
    plan, new = rules.plan(before), rules.plan(after)
    district, rotation = divmod(before.chosen, ROTATIONS)
    near = plan.contacts(district, rotation, after.placed[district] % TABLE)
    beside = codes.listed("plots", [box.PLOT_NAMES[plot] for plot in dict.fromkeys(near)])
    place = {"district": district + 1, "turn": 90 * rotation}
    lines = [told("log-district", person(seat), beside, place)]
    if inner := plan.periphery & ~new.periphery:
        lines.append(told("log-centre", on_plots(inner)))
    if hole := new.holes & ~plan.holes:
        lines.append(told("log-hole", cells=hole.bit_count()))
    return lines


def _log_trams(
    rules: BigCityRules, before: BigCityState, seat: Seat, after: BigCityState
) -> Message:
    """One or two segments, told together."""
    fresh = len(after.trams) - len(before.trams) + (before.step == steps.TRAM)
    streets = [codes.street_named(rules.plan(after), street) for street in after.trams[-fresh:]]
    return told(
        "log-first-tram" if len(after.trams) == 1 else "log-trams",
        person(seat),
        streets[0],
        codes.second_street(streets[-1]),
        count=fresh,
        left=segments(after),
    )


# Cards that go face down


def _log_cards(
    rules: BigCityRules, before: BigCityState, seat: Seat, action: Action, after: BigCityState
) -> list[Message]:
    """Of an exchange or a trade everybody sees only the decks."""
    if isinstance(action, actions.Draw):
        return _log_draw(rules, before, seat, action)
    if isinstance(action, actions.Ask):
        return [
            told("log-ask", person(seat), by_backs(after.trade.forward), codes.wished_decks(after))
        ]
    if isinstance(action, actions.Confirm):
        return _log_answers(after)
    if isinstance(action, actions.Accept):
        return [told("log-trade", accepted(before, action))]
    if not isinstance(action, actions.Stop):
        return []  # a card or a wish of what is told later
    if before.step == steps.TRAM:
        return [_log_trams(rules, before, seat, after)]
    return [_log_stop(before, seat)]


def _log_draw(
    rules: BigCityRules, before: BigCityState, seat: Seat, action: actions.Draw
) -> list[Message]:
    """All cards of a turn at once, with the last of them."""
    if before.step == steps.EXTRA:
        return [told("log-extra", person(seat), deck=action.deck + 1)]
    if not dealing.is_last_draw(before, rules.house, action.deck):
        return []
    decks = [deck for deck, count in enumerate(before.drawn) for _ in range(count)]
    drawn = on_decks([*decks, action.deck])
    return [told("log-draw", person(seat), drawn, missing=before.owed - 1)]


def _log_stop(before: BigCityState, seat: Seat) -> Message:
    """3.6.1: an exchange; 6.1.7 and 6.1.9: the end of a trade."""
    if before.step == steps.ACCEPT:
        return told("log-no-more", person(seat), traded=before.trade.traded)
    if not before.returned:
        return told("log-no-exchange", person(seat))
    return told("log-exchange", person(seat), on_decks(before.returned))


def _log_answers(after: BigCityState) -> list[Message]:
    """6.1.5: the offers are shown when the last one has answered."""
    if after.step == steps.ANSWER:
        return []
    offers = [(seat, offer) for seat, offer in enumerate(after.trade.offers) if offer]
    if offers:
        return [told("log-offer", person(seat), by_backs(offer)) for seat, offer in offers]
    return [told("log-no-offer")]


# The end


def is_the_end(
    rules: BigCityRules, before: BigCityState, action: Action, after: BigCityState
) -> bool:
    """Whether the game ends by this action, or by the hidden cards that chance hands out for it.

    The guard (6.9.1) may end the game when the last card has been drawn or traded. Spectators
    are not told of that card, so the end belongs to the choice before it.
    """
    if isinstance(action, actions.Draw | actions.Accept):
        return turn.is_guarded(before, rules.house) and _is_last_card(rules, before, action)
    return not after.actors and bool(before.actors)


def _is_last_card(
    rules: BigCityRules, before: BigCityState, action: actions.Draw | actions.Accept
) -> bool:
    if isinstance(action, actions.Accept):
        return not trade.acceptable_after(before.trade, action)
    return before.step == steps.DRAW and dealing.is_last_draw(before, rules.house, action.deck)


def log_end(rules: BigCityRules, after: BigCityState) -> list[Message]:
    """Why it ended, the places, and the victory."""
    lines = [_why(rules, after)]
    better = 0
    for seats in rules.ranking(after):
        lines += [
            told("log-rank", person(seat), points=after.scores[seat], place=better + 1)
            for seat in seats
        ]
        better += len(seats)
    return [*lines, _victory(rules, after)]


def _why(rules: BigCityRules, after: BigCityState) -> Message:
    if after.occupied == box.ALL_PLOTS:
        return told("log-over-full", count=box.PLOTS)
    if after.passes == rules.seats:
        return told("log-over-passes", count=rules.seats, hall=codes.yes(after.on[box.CITY_HALL]))
    return told("log-over-quiet", count=box.QUIET_ROUNDS * rules.seats)


def _victory(rules: BigCityRules, after: BigCityState) -> Message:
    winners, *others = rules.ranking(after)
    points = after.scores[winners[0]]
    if len(winners) > 1:
        return told("log-shared", count=len(winners), points=points)
    return told("log-won", person(winners[0]), margin=points - after.scores[others[0][0]])
