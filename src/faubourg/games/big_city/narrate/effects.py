"""What an action would bring, in numbers, told before it is confirmed."""

from __future__ import annotations

from typing import Final

from faubourg.core.catalogue import members
from faubourg.core.model import CHANCE, Action, Event, Message, Seat
from faubourg.core.wording import NONE, Values, listed, person
from faubourg.games.big_city import actions, board, cards, memory, trade, turn
from faubourg.games.big_city import components as box
from faubourg.games.big_city.building import has_tram, pieces_near
from faubourg.games.big_city.narrate import codes
from faubourg.games.big_city.narrate.asking import Asking, accepted, given_card, segments
from faubourg.games.big_city.narrate.codes import on_plots, told
from faubourg.games.big_city.state import (
    ACCEPT,
    DRAW,
    EXCHANGE,
    FALLBACK,
    POOL,
    TRAM,
    TURN,
    BigCityState,
)

COUNTED: Final = (DRAW, EXCHANGE, FALLBACK)  # how many cards are drawn is said there already


class Effects(Asking):
    """What an action would bring, in numbers, told before it is confirmed."""

    def consequences(
        self, before: BigCityState, seat: Seat, action: Action, after: BigCityState
    ) -> list[Message]:
        """First what the action does and changes, then the rest: the end of it may be cut."""
        if seat == CHANCE:
            return []
        if isinstance(action, actions.Build):
            own = self._piece_effects(before, seat, action, after)
        elif isinstance(action, actions.Lay):
            own = self._tram_effects(before, action, after)
        elif isinstance(action, actions.Place):
            origins = self.rules.plan(before).origins(action.district, action.rotation)
            own = [told("effect-origins", count=origins.bit_count())]
        elif isinstance(action, actions.Origin):
            place = codes.contact(self.rules.plan(before), before.chosen, action.cell)
            own = [told("effect-contact", place)]
        elif isinstance(action, actions.Draw):
            own = _drawn(before, seat, action)
        else:
            own = self._cards(before, seat, action, after)
        heard = self._heard(before, seat, action)
        changes = [line for event in heard for line in codes.city_changes(event, "effect")]
        return [*own[:1], *changes, *own[1:], *self._next(before, seat, action, after)]

    # Pieces, segments and districts

    def _piece_effects(
        self, before: BigCityState, seat: Seat, action: actions.Build, after: BigCityState
    ) -> list[Message]:
        plan, piece = self.rules.plan(before), box.PIECES[action.piece]
        plots = plan.plots_at(piece.shape, action.plot, action.direction)
        if action.piece in box.INSTALLATIONS:
            return _installation(plan, before, seat, action, plots)
        if action.piece == box.CITY_HALL:
            return [told("effect-hall")]
        worth = codes.worth_at(plan, before, action.piece, plots)
        return [
            told("effect-worth", codes.itemised(worth), total=after.scores[seat]),
            *_neighbours(plan, before, action, plots),
            told("effect-left", piece=piece.name, left=after.supply[action.piece]),
        ]

    def _tram_effects(
        self, before: BigCityState, action: actions.Lay, after: BigCityState
    ) -> list[Message]:
        """1.7: the plots that had no tram; what stands there gains nothing any more (4.13)."""
        plan = self.rules.plan(before)
        along = plan.beside[plan.street_of[action.plot][action.side]]
        fresh = sum(1 << plot for plot in members(along) if not has_tram(plan, before, 1 << plot))
        free, built = fresh & ~before.occupied, fresh & before.occupied
        lines = [told("effect-tram-free", on_plots(free))] if free else []
        lines += [told("effect-tram-built", on_plots(built))] if built else []
        lines += [] if fresh else [told("effect-tram-again", on_plots(along))]
        return [*lines, told("effect-segments", self.line_values(after))]

    def _heard(self, before: BigCityState, seat: Seat, action: Action) -> list[Event]:
        """What the rules would tell of it."""
        after = before.clone()
        found: list[Event] = []
        after.events = found
        self.rules.apply(after, seat, action)
        return found

    def _cards(
        self, before: BigCityState, seat: Seat, action: Action, after: BigCityState
    ) -> list[Message]:
        if isinstance(action, actions.PutUnder):
            deck, back = box.DECK_OF[action.card], len(before.returned) + 1
            under = told("effect-under", deck=deck + 1, above=before.deck_size(deck))
            return [under, told("effect-returned", cards=back)]
        if isinstance(action, actions.Discard):
            return [told("effect-discard", cards=before.discards + 1)]
        if isinstance(action, actions.Stop):
            return _stopped(before, after)
        if isinstance(action, actions.Pass):
            return self._passed(before)
        return _traded(before, seat, action)

    def _passed(self, before: BigCityState) -> list[Message]:
        """5.2 and 5.3: how far the end is; that it comes is told by what is next."""
        if before.discards:
            return [told("effect-no-pass")]
        missing = self.rules.seats - before.passes - 1
        if missing and turn.is_guarded(self.rules.kit, before):
            return [told("effect-quiet", count=before.quiet + 1)]
        return [told("effect-pass", passes=before.passes + 1, missing=missing)]

    def _next(
        self, before: BigCityState, seat: Seat, action: Action, after: BigCityState
    ) -> list[Message]:
        """The end of the game, or who acts then, if that changes."""
        if not after.actors or self._is_last_card(before, action):
            return [self.ending(after, "effect")]
        if after.owed and before.step not in COUNTED:
            return [told("effect-draws", cards=after.owed)]
        if after.step == TURN and after.actors[0] != seat:
            return [told("effect-next", person(after.actors[0]))]
        if after.step == POOL and after.actors[0] != seat:
            return [told("effect-next-pool", person(after.actors[0]))]
        return []

    def _is_last_card(self, before: BigCityState, action: Action) -> bool:
        """6.9.1: the guard ends the game once the last card has been drawn or traded."""
        if not turn.is_guarded(self.rules.kit, before):
            return False
        if isinstance(action, actions.Accept):
            return not trade.acceptable_after(before.trade, action)
        drawing = isinstance(action, actions.Draw) and before.step == DRAW
        return drawing and cards.draws_left(before, self.rules.kit.limited) == 1


def _neighbours(
    plan: board.Plan, before: BigCityState, action: actions.Build, plots: box.Plots
) -> list[Message]:
    """The pieces that make the building possible (3.2.13 to 3.2.16, 6.6)."""
    lines = []
    for kind, _ in box.PIECES[action.piece].needs:
        found = pieces_near(before, plan.around(plots), kind) if kind != "tram" else []
        names = sorted("+".join(codes.plot_names(piece.plots)) for piece in found)
        lines.append(told("effect-neighbours", listed("plots", names), kind=kind))
    return lines


def _installation(
    plan: board.Plan, before: BigCityState, seat: Seat, action: actions.Build, plots: box.Plots
) -> list[Message]:
    """4.2 and 4.3 for the free plots around; 1.16 for one's own cards."""
    around = plan.around(plots) & ~before.occupied
    kind = "park" if action.piece in box.PARKS else "factory"
    lines = [told("effect-installation", on_plots(around), kind=kind)]
    own = plots & before.hands[seat]
    return [*lines, told("effect-obsolete", on_plots(own))] if own else lines


def _drawn(before: BigCityState, seat: Seat, action: actions.Draw) -> list[Message]:
    """1.15: which cards it may be, and how many more may come from there."""
    deck, left = action.deck, before.deck_size(action.deck)
    found = memory.next_of(before, seat, deck)
    others = [box.CARD_NAMES[card] for card in members(found & ~box.ALL_PLOTS)]
    more = min(left, box.DRAWS_PER_DECK - before.drawn[deck]) - 1
    values: Values = {"deck": deck + 1, "card": others[0] if others else NONE}
    lines = [told("effect-unseen", on_plots(found & box.ALL_PLOTS), values)]
    if before.step == DRAW and before.owed > 1:
        lines.append(told("effect-more-of-deck", values, more=max(0, more)))
    return lines


def _stopped(before: BigCityState, after: BigCityState) -> list[Message]:
    if before.step == TRAM:
        return [told("effect-one-segment", left=segments(before))]
    if before.step == ACCEPT:
        return [told("effect-no-more", traded=before.trade.traded)]
    return [told("effect-decks" if after.owed else "effect-draws", cards=after.owed)]


def _traded(before: BigCityState, seat: Seat, action: Action) -> list[Message]:
    """6.1."""
    own = len(before.trade.offers[seat])
    if isinstance(action, actions.PutForward):
        return [told("effect-forward", deck=box.DECK_OF[action.card] + 1)]
    if isinstance(action, actions.Wish):
        return [told("effect-wish", deck=action.deck + 1)]
    if isinstance(action, actions.Ask):
        return [told("effect-ask", count=len(trade.partners(before, seat)))]
    if isinstance(action, actions.Offer):
        return [told("effect-offer", cards=own + 1, most=len(before.trade.forward))]
    if isinstance(action, actions.Confirm):
        return [told("effect-confirm", cards=own)]
    if not isinstance(action, actions.Accept):
        return []
    more = len(trade.acceptable_after(before.trade, action))
    swap = told("effect-accept", accepted(before, action), card=given_card(before, action))
    return [swap, told("effect-more-offers", count=more)]
