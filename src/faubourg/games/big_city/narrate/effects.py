"""What an action would bring, in numbers, told before it is confirmed."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.core.model import CHANCE, Action, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.big_city.actions import (
    Accept,
    Ask,
    Build,
    Confirm,
    Discard,
    Draw,
    Lay,
    Offer,
    Origin,
    Pass,
    Place,
    PutForward,
    PutUnder,
    Stop,
    Wish,
)
from faubourg.games.big_city.components import CARD_NAMES, DECK_OF, DECKS, DRAWS_PER_DECK
from faubourg.games.big_city.narrate import placing
from faubourg.games.big_city.narrate.codes import NONE, Values, listed, person, told
from faubourg.games.big_city.narrate.ending import is_guarded, is_the_end, offers_left, ranking_of
from faubourg.games.big_city.narrate.labels import accepted, given_card
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.view import BigCityView


def consequences(
    rules: AnyRules, before: View, seat: Seat, action: Action, after: View
) -> list[Message]:
    """First what the action does, then what follows from it."""
    assert isinstance(rules, BigCityRules)
    assert isinstance(before, BigCityView) and isinstance(after, BigCityView)
    if seat == CHANCE:
        return []
    if isinstance(action, Build):
        own = placing.piece_effects(rules, before, seat, action, after)
    elif isinstance(action, Lay):
        own = placing.tram_effects(rules, before, action, after)
    elif isinstance(action, Place):
        own = placing.district_effects(rules, before, action)
    elif isinstance(action, Origin):
        own = placing.origin_effects(rules, before, action, after)
    elif isinstance(action, Draw):
        own = _drawn(before, action)
    else:
        own = _cards(rules, before, seat, action, after)
    return [*own, *_next(rules, before, seat, action, after)]


def _drawn(before: BigCityView, action: Draw) -> list[Message]:
    """1.15: which cards it may be, and how many more may come from there."""
    deck, left = action.deck, before.decks[action.deck]
    seen = {*before.out, *before.hand, *_in_other_hands(before)}
    unseen = [name for card in members(DECKS[deck]) if (name := CARD_NAMES[card]) not in seen]
    plots = [name for name in unseen if name.isdecimal()]
    other = next((name for name in unseen if not name.isdecimal()), NONE)
    more = min(left, DRAWS_PER_DECK - before.drawn[deck]) - 1
    values: Values = {"deck": deck + 1, "card": other}
    lines = [told("effect-unseen", listed("plots", plots), values)]
    if before.step == "draw":
        lines.append(told("effect-more-of-deck", values, more=max(0, more)))
    return lines


def _in_other_hands(before: BigCityView) -> list[str]:
    """Cards that the viewer knows to be in somebody's hand."""
    places = before.remembered.items()
    return [card for card, spots in places if all(spot.startswith("hand") for spot in spots)]


def _cards(
    rules: BigCityRules, before: BigCityView, seat: Seat, action: Action, after: BigCityView
) -> list[Message]:
    if isinstance(action, PutUnder):
        deck, back = DECK_OF[action.card], len(before.returned) + 1
        under = told("effect-under", deck=deck + 1, above=before.decks[deck])
        return [under, told("effect-returned", cards=back)]
    if isinstance(action, Discard):
        return [told("effect-discard", cards=before.discards + 1)]
    if isinstance(action, Stop):
        return _stopped(before, after)
    if isinstance(action, Pass):
        return _passed(rules, before)
    return _traded(rules, before, seat, action)


def _stopped(before: BigCityView, after: BigCityView) -> list[Message]:
    if before.step == "tram":
        return [told("effect-one-segment", left=before.segments)]
    if before.step == "accept":
        return [told("effect-no-more", traded=before.trade.traded)]
    return [] if after.owed else [told("effect-draws", cards=0)]


def _passed(rules: BigCityRules, before: BigCityView) -> list[Message]:
    """5.2 and 5.3: how far the end is; that it comes is told by what is next."""
    if before.discards:
        return [told("effect-no-pass")]
    missing = rules.seats - before.passes - 1
    if missing and is_guarded(rules, before):
        return [told("effect-quiet", count=before.quiet + 1)]
    return [told("effect-pass", passes=before.passes + 1, missing=missing)]


def _traded(rules: BigCityRules, before: BigCityView, seat: Seat, action: Action) -> list[Message]:
    """6.1."""
    if isinstance(action, PutForward):
        return [told("effect-forward", deck=DECK_OF[action.card] + 1)]
    if isinstance(action, Wish):
        return [told("effect-wish", deck=action.deck + 1)]
    if isinstance(action, Ask):
        asked = sum(bool(hand) for other, hand in enumerate(before.hands) if other != seat)
        return [told("effect-ask", count=asked)]
    if isinstance(action, Offer):
        cards = len(before.trade.mine) + 1
        return [told("effect-offer", cards=cards, most=len(before.trade.forward))]
    if isinstance(action, Confirm):
        return [told("effect-confirm", cards=len(before.trade.mine))]
    assert isinstance(action, Accept)
    more = offers_left(before, action)
    swap = told("effect-accept", accepted(before, action), card=given_card(before, action))
    return [swap, told("effect-more-offers", count=more)]


def _next(
    rules: BigCityRules, before: BigCityView, seat: Seat, action: Action, after: BigCityView
) -> list[Message]:
    """The end of the game, or who acts then, if that changes."""
    if is_the_end(rules, before, action, after):
        winners = ranking_of(after)[0]
        points = after.scores[winners[0]]
        if len(winners) > 1:
            return [told("effect-over-shared", count=len(winners), points=points)]
        return [told("effect-over", person(winners[0]), points=points)]
    if after.owed and before.step != "draw":
        return [told("effect-draws", cards=after.owed)]
    if after.step == "turn" and after.actors[0] != seat:
        return [told("effect-next", person(after.actors[0]))]
    if after.step == "pool" and after.actors[0] != seat:
        return [told("effect-next-pool", person(after.actors[0]))]
    return []
