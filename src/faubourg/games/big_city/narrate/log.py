"""What was done, what followed from it, and how the game ended."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Action, Event, Message, Seat
from faubourg.games.big_city import actions, cards, events
from faubourg.games.big_city import components as box
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.board import ROTATIONS, TABLE
from faubourg.games.big_city.narrate import codes
from faubourg.games.big_city.narrate.asking import accepted, segments
from faubourg.games.big_city.narrate.codes import Values, by_backs, on_decks, on_plots, person, told
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import BigCityState

EARLY: Final = 10  # below this score nobody speaks of a lead


# What was done; some steps are told only once complete


def log_lines(
    rules: BigCityRules, before: BigCityState, seat: Seat, action: Action, after: BigCityState
) -> list[Message]:
    """Whoever reads it, no card is named that lies face down for the viewer."""
    if isinstance(action, actions.Build):
        return [_log_piece(rules, before, seat, action, after)]
    if isinstance(action, actions.Origin):
        return [_log_district(rules, before, seat, after)]
    if isinstance(action, actions.Lay):
        return [] if after.step == steps.TRAM else [_log_trams(rules, before, seat, after)]
    if isinstance(action, actions.Pass):
        return [_log_pass(rules, before, seat, after)]
    if isinstance(action, actions.Discard):
        return [told("log-discard", person(seat), codes.card_values(before, action.card))]
    if isinstance(action, actions.Start):
        return _log_start(rules, action, after)
    return _log_cards(rules, before, seat, action, after)


def _log_start(rules: BigCityRules, action: actions.Start, after: BigCityState) -> list[Message]:
    pool = {"from": rules.pool[0] + 1, "to": rules.pool[-1] + 1}
    return [
        told("log-start", person(action.seat), cards=after.full[action.seat]),
        told("log-pool", person(after.actors[0]), pool),
    ]


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
) -> Message:
    """What was built, and what it was worth."""
    plan, piece = rules.plan(before), box.PIECES[action.piece]
    plots = plan.plots_at(piece.shape, action.plot, action.direction)
    who = {**person(seat), **on_plots(plots), "piece": piece.name}
    if action.piece in box.INSTALLATIONS:
        return told("log-park" if action.piece in box.PARKS else "log-factory", who)
    if action.piece == box.CITY_HALL:
        return told("log-hall", who)
    worth = codes.itemised(codes.worth_at(plan, before, action.piece, plots))
    return told("log-build", who, worth, left=after.supply[action.piece])


def _log_district(
    rules: BigCityRules, before: BigCityState, seat: Seat, after: BigCityState
) -> Message:
    """The district, and its contact with the city."""
    district, rotation = divmod(before.chosen, ROTATIONS)
    near = rules.plan(before).contacts(district, rotation, after.placed[district] % TABLE)
    beside = codes.listed("plots", [box.PLOT_NAMES[plot] for plot in dict.fromkeys(near)])
    return told("log-district", person(seat), beside, district=district + 1, turn=90 * rotation)


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
    if isinstance(action, actions.Accept):
        return [told("log-trade", accepted(before, action))]
    if not isinstance(action, actions.Stop):
        return []  # a card, a wish or an answer, all told later
    if before.step == steps.TRAM:
        return [_log_trams(rules, before, seat, after)]
    return [_log_stop(before, seat)]


def _log_draw(
    rules: BigCityRules, before: BigCityState, seat: Seat, action: actions.Draw
) -> list[Message]:
    """All cards of a turn at once, with the last of them."""
    if before.step == steps.EXTRA:
        return [told("log-extra", person(seat), deck=action.deck + 1)]
    if cards.draws_left(before, rules.limited) > 1:
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


# What followed


def event_lines(rules: BigCityRules, event: Event, known: BigCityState) -> list[Message]:
    if isinstance(event, events.GameEnded):
        return log_end(rules, known, event.why)
    if isinstance(event, events.TurnsBegin):
        return [told("log-first-turn", person(event.seat))]
    if isinstance(event, events.CardTaken):
        return [told("log-card", card=box.CARD_NAMES[event.card])]
    if isinstance(event, events.OffersShown):
        return _log_offers(event)
    return _log_city(event)


def _log_offers(event: events.OffersShown) -> list[Message]:
    offers = [(seat, decks) for seat, decks in enumerate(event.decks) if decks]
    if not offers:
        return [told("log-no-offer")]
    return [told("log-offer", person(seat), on_decks(decks)) for seat, decks in offers]


def _log_city(event: Event) -> list[Message]:
    """A lead is told once there is something to lead."""
    if isinstance(event, events.LeadTaken):
        points, margin = event.points, event.margin
        lead = told("log-lead", person(event.seat), points=points, margin=margin)
        return [lead] if points - margin >= EARLY else []
    if isinstance(event, events.RoomForChurch):
        return [told("log-church", church_values(event))]
    if isinstance(event, events.CentreGrown):
        return [told("log-centre", on_plots(event.plots))] if event.plots else []
    assert isinstance(event, events.HoleClosed)
    return [told("log-hole", cells=event.cells)]


def church_values(event: events.RoomForChurch) -> Values:
    district = box.DISTRICT_OF[event.plot] + 1
    return {"plot": box.PLOT_NAMES[event.plot], "district": district}


def log_end(rules: BigCityRules, after: BigCityState, why: str) -> list[Message]:
    """Why it ended, the places, and the victory."""
    lines = [_why(rules, after, why)]
    better = 0
    for seats in rules.ranking(after):
        lines += [
            told("log-rank", person(seat), points=after.scores[seat], place=better + 1)
            for seat in seats
        ]
        better += len(seats)
    return [*lines, _victory(rules, after)]


def _why(rules: BigCityRules, after: BigCityState, why: str) -> Message:
    counts = {"full": box.PLOTS, "passes": rules.seats, "quiet": box.QUIET_ROUNDS * rules.seats}
    return told(f"log-over-{why}", count=counts[why], hall=codes.yes(after.on[box.CITY_HALL]))


def _victory(rules: BigCityRules, after: BigCityState) -> Message:
    winners, *others = rules.ranking(after)
    points = after.scores[winners[0]]
    if len(winners) > 1:
        return told("log-shared", count=len(winners), points=points)
    return told("log-won", person(winners[0]), margin=points - after.scores[others[0][0]])
