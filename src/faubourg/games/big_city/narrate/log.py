"""What was done, what followed from it, and how the game ended."""

from __future__ import annotations

from typing import Final

from faubourg.core import presentation
from faubourg.core.model import Action, Event, Message, Seat
from faubourg.core.wording import person, places, plainly, yes
from faubourg.games.big_city import actions, board, cards, events, rules
from faubourg.games.big_city import components as box
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.narrate import asking, codes
from faubourg.games.big_city.narrate.codes import by_backs, on_decks, on_plots, told
from faubourg.games.big_city.state import BigCityState

TOLD_LATER: Final = actions.OwnCard | actions.Place | actions.Wish | actions.Confirm | actions.Deal
EARLY: Final = 10  # below this score nobody speaks of a lead


class Log(presentation.Narrator[rules.BigCityRules, BigCityState]):
    """What was done, what followed from it, and how the game ended."""

    # What was done; some steps are told only once complete

    def log_lines(
        self, before: BigCityState, seat: Seat, action: Action, after: BigCityState
    ) -> list[Message]:
        """Whoever reads it, no card is named that lies face down for the viewer."""
        if isinstance(action, actions.Build):
            return [self._log_piece(before, seat, action, after)]
        if isinstance(action, actions.Origin):
            return [self._log_district(before, seat, action)]
        if isinstance(action, actions.Lay):
            return [] if after.step == steps.TRAM else [self._log_trams(before, seat, after)]
        if isinstance(action, actions.Pass):
            return [self._log_pass(before, seat, after)]
        if isinstance(action, actions.Discard):
            return [told("log-discard", person(seat), codes.card_values(before, action.card))]
        if isinstance(action, actions.Start):
            return self._log_start(action, after)
        return self._log_cards(before, seat, action, after)

    def _log_start(self, action: actions.Start, after: BigCityState) -> list[Message]:
        pool = {"from": self.rules.kit.pool[0] + 1, "to": self.rules.kit.pool[-1] + 1}
        return [
            told("log-start", person(action.seat), cards=after.full[action.seat]),
            told("log-pool", person(after.actors[0]), pool),
        ]

    def _log_pass(self, before: BigCityState, seat: Seat, after: BigCityState) -> Message:
        """5.3: a turn with discards is no pass."""
        missing = self.rules.seats - after.passes if not before.discards else self.rules.seats
        values = {"passes": after.passes, "missing": missing}
        return told("log-pass", person(seat), values, counts=yes(not before.discards))

    # The city

    def _log_piece(
        self, before: BigCityState, seat: Seat, action: actions.Build, after: BigCityState
    ) -> Message:
        """What was built, and what it was worth."""
        plan, piece = self.rules.plan(before), box.PIECES[action.piece]
        plots = plan.plots_at(piece.shape, action.plot, action.direction)
        who = {**person(seat), **on_plots(plots), "piece": piece.name}
        if action.piece in box.INSTALLATIONS:
            return told("log-park" if action.piece in box.PARKS else "log-factory", who)
        if action.piece == box.CITY_HALL:
            return told("log-hall", who)
        worth = codes.itemised(codes.worth_at(plan, before, action.piece, plots))
        return told("log-build", who, worth, left=after.supply[action.piece])

    def _log_district(self, before: BigCityState, seat: Seat, action: actions.Origin) -> Message:
        """The district, and its contact with the city."""
        district, rotation = divmod(before.chosen, board.ROTATIONS)
        beside = codes.contact(self.rules.plan(before), before.chosen, action.cell)
        return told("log-district", person(seat), beside, district=district + 1, turn=90 * rotation)

    def _log_trams(self, before: BigCityState, seat: Seat, after: BigCityState) -> Message:
        """One or two segments, told together."""
        fresh = len(after.trams) - len(before.trams) + (before.step == steps.TRAM)
        plan = self.rules.plan(after)
        streets = [codes.street_named(plan, street) for street in after.trams[-fresh:]]
        return told(
            "log-first-tram" if len(after.trams) == 1 else "log-trams",
            person(seat),
            streets[0],
            codes.second_street(streets[-1]),
            count=fresh,
            left=asking.segments(after),
        )

    # Cards that go face down

    def _log_cards(
        self, before: BigCityState, seat: Seat, action: Action, after: BigCityState
    ) -> list[Message]:
        """Of an exchange or a trade everybody sees only the decks."""
        if isinstance(action, actions.Draw):
            return self._log_draw(before, seat, action)
        if isinstance(action, actions.Ask):
            forward = by_backs(after.trade.forward)
            return [told("log-ask", person(seat), forward, codes.wished_decks(after))]
        if isinstance(action, actions.Accept):
            return [told("log-trade", asking.accepted(before, action))]
        if isinstance(action, TOLD_LATER):
            return []
        if not isinstance(action, actions.Stop):
            return [plainly("big_city", "log", self.rules.notation(action), **person(seat))]
        if before.step == steps.TRAM:
            return [self._log_trams(before, seat, after)]
        return [_log_stop(before, seat)]

    def _log_draw(self, before: BigCityState, seat: Seat, action: actions.Draw) -> list[Message]:
        """All cards of a turn at once, with the last of them."""
        if before.step == steps.EXTRA:
            return [told("log-extra", person(seat), deck=action.deck + 1)]
        if cards.draws_left(before, self.rules.kit.limited) > 1:
            return []
        decks = [deck for deck, count in enumerate(before.drawn) for _ in range(count)]
        drawn = on_decks([*decks, action.deck])
        return [told("log-draw", person(seat), drawn, missing=before.owed - 1)]

    # What followed

    def event_lines(self, event: Event, known: BigCityState) -> list[Message]:
        if isinstance(event, events.GameEnded):
            return self._log_end(known, event.why)
        if isinstance(event, events.TurnsBegin):
            return [told("log-first-turn", person(event.seat))]
        if isinstance(event, events.CardTaken):
            return [told("log-card", card=box.CARD_NAMES[event.card])]
        if isinstance(event, events.OffersShown):
            return _log_offers(event)
        if isinstance(event, events.LeadTaken):
            return _log_lead(event)
        is_empty = isinstance(event, events.CentreGrown) and not event.plots
        return [] if is_empty else codes.city_changes(event, "log")

    def _log_end(self, after: BigCityState, why: str) -> list[Message]:
        """Why it ended, the places, and the victory."""
        ranks = [
            told("log-rank", person(seat), points=after.scores[seat], place=place)
            for seat, place in places(self.rules.ranking(after))
        ]
        return [self._why(after, why), *ranks, self._victory(after)]

    def _why(self, after: BigCityState, why: str) -> Message:
        seats = self.rules.seats
        counts = {"full": box.PLOTS, "passes": seats, "quiet": box.QUIET_ROUNDS * seats}
        return told(f"log-over-{why}", count=counts[why], hall=yes(after.on[box.CITY_HALL]))

    def _victory(self, after: BigCityState) -> Message:
        winners, *others = self.rules.ranking(after)
        points = after.scores[winners[0]]
        if len(winners) > 1:
            return told("log-shared", count=len(winners), points=points)
        return told("log-won", person(winners[0]), margin=points - after.scores[others[0][0]])


def _log_stop(before: BigCityState, seat: Seat) -> Message:
    """3.6.1: an exchange; 6.1.7 and 6.1.9: the end of a trade."""
    if before.step == steps.ACCEPT:
        return told("log-no-more", person(seat), traded=before.trade.traded)
    if not before.returned:
        return told("log-no-exchange", person(seat))
    return told("log-exchange", person(seat), on_decks(before.returned))


def _log_offers(event: events.OffersShown) -> list[Message]:
    offers = [(seat, decks) for seat, decks in enumerate(event.decks) if decks]
    if not offers:
        return [told("log-no-offer")]
    return [told("log-offer", person(seat), on_decks(decks)) for seat, decks in offers]


def _log_lead(event: events.LeadTaken) -> list[Message]:
    """Once there is something to lead."""
    points, margin = event.points, event.margin
    lead = told("log-lead", person(event.seat), points=points, margin=margin)
    return [lead] if points - margin >= EARLY else []
