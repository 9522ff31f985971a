"""What is asked of a seat, what its choices are called, and the short facts of the page."""

from __future__ import annotations

import re
from typing import Final

from faubourg.core import presentation
from faubourg.core.model import NOBODY, Action, Message, Seat
from faubourg.core.presentation import Phase, phases_of
from faubourg.core.wording import NONE, Values, listed, person, plainly, waiting, yes
from faubourg.games.big_city import actions, building, cards, knowledge, rules, trade, trams, turn
from faubourg.games.big_city import components as box
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.board import DIRECTIONS, NOWHERE, ROTATIONS, SIDES
from faubourg.games.big_city.narrate import codes
from faubourg.games.big_city.narrate.codes import by_backs, told
from faubourg.games.big_city.state import BigCityState

FEW: Final = 1  # kinds of pieces that have run out are named, if there are no more than this
TURN_PARTS: Final = ("action", "draw", "next")
UNIQUE: Final = (box.CITY_HALL, *box.INSTALLATIONS)
WORDS: Final = {
    "pass", "stop", "ask", "confirm", "first", "second", "both", "discard", "under", "forward",
    "offer",
}  # fmt: skip


class Asking(presentation.Narrator[rules.BigCityRules, BigCityState]):
    """What is asked of a seat, what its choices are called, and the short facts of the page."""

    # What is asked of a seat

    def prompt(self, known: BigCityState, seat: Seat) -> Message:
        """What the seat is asked to do; whom one waits for; or how the game ended."""
        step = known.step
        if not known.actors:
            return self.ending(known, "prompt")
        if seat not in known.actors:
            return waiting("big_city", known.actors, steps.STEPS[step])
        if step in (steps.POOL, steps.ORIGIN, steps.EXTRA):
            return self._ask_for_district(known)
        if step == steps.TURN:
            return self._ask_for_action(known, seat)
        if step == steps.TRAM:
            return told("prompt-tram", left=segments(known))
        if step == steps.DRAW:
            return told("prompt-draw", cards=known.owed)
        if step in (steps.EXCHANGE, steps.FALLBACK):
            return self._ask_to_exchange(known, seat)
        return _ask_trader(known, seat)

    def ending(self, known: BigCityState, where: str) -> Message:
        winners = self.rules.ranking(known)[0]
        points = known.scores[winners[0]]
        if len(winners) > 1:
            return told(f"{where}-over-shared", points=points, count=len(winners))
        return told(f"{where}-over", person(winners[0]), points=points)

    def _ask_for_district(self, known: BigCityState) -> Message:
        if known.step == steps.EXTRA:
            return told("prompt-extra")
        if known.step == steps.ORIGIN:
            return told("prompt-origin", district=known.chosen // ROTATIONS + 1)
        left = [str(d + 1) for d in self.rules.kit.pool if known.placed[d] == NOWHERE]
        return told("prompt-pool", listed("districts", left))

    def _ask_for_action(self, known: BigCityState, seat: Seat) -> Message:
        """The actions there are now, the cards that may go first, and what a pass would do."""
        hall = known.on[box.CITY_HALL]
        useless = cards.obsolete(known, seat) if hall and self.rules.kit.discarding else 0
        return told(
            "prompt-turn",
            self._open_actions(known, seat),
            listed("obsolete", codes.plot_names(useless)),
            hall=yes(hall),
            hand=known.hands[seat].bit_count(),
            ends=yes(turn.is_last_pass(self.rules.kit, known)),
        )

    def _open_actions(self, known: BigCityState, seat: Seat) -> Values:
        """Which of them are possible; the text must know the first one that is."""
        kit, hand = self.rules.kit, known.hands[seat]
        possible = {
            # Of somebody else's cards one only knows that there are some.
            "build": hand & ~box.FRONTS or building.build_set(kit, known, seat),
            "trams": trams.lay_set(kit, known, seat),
            "districts": known.on[box.CITY_HALL] and NOWHERE in known.placed,
            "exchange": self._can_return(known, seat),
            "trade": kit.trading and hand and trade.partners(known, seat),
        }
        first = next((name for name, able in possible.items() if able), "pass")
        able = {name: yes(able) for name, able in possible.items()}
        return {**able, "opening": first, "installs": yes(self._can_install(known, seat))}

    def _can_install(self, known: BigCityState, seat: Seat) -> bool:
        """3.3: whether a park or a factory of the hand has a place."""
        cards_held = known.hands[seat] & box.FRONTS & ~box.ALL_PLOTS
        return bool(cards_held and known.on[box.CITY_HALL]) and any(
            isinstance(action, actions.Build) and action.piece in box.INSTALLATIONS
            for action in self.rules.legal(known, seat)
        )

    def _can_return(self, known: BigCityState, seat: Seat) -> bool:
        """3.6.3: whether some card of the hand may go back, and one more be drawn for it."""
        decks = set(knowledge.backs(known.hands[seat]))
        return any(cards.can_return(known, deck, self.rules.kit.limited) for deck in decks)

    def _ask_to_exchange(self, known: BigCityState, seat: Seat) -> Message:
        more, back = self._can_return(known, seat), len(known.returned)
        if known.step == steps.EXCHANGE:
            return told("prompt-exchange", cards=self.drawn_after(known), more=yes(more))
        return told("prompt-fallback", cards=back, more=yes(more and back < box.TRADED))

    def drawn_after(self, known: BigCityState) -> int:
        """3.8.1: how many cards an exchange that ends now would bring."""
        if not known.returned:
            return 0
        after = known.clone()
        self.rules.apply(after, known.turn, actions.Stop())
        return after.owed

    # What a choice is called in a list

    def label(self, known: BigCityState, seat: Seat, action: Action) -> Message:
        """The choice in a few words, with what the chooser must know: plots, value, deck."""
        if isinstance(action, actions.Build):
            return self._label_piece(known, action)
        if isinstance(action, actions.Lay):
            street = codes.street_between(self.rules.plan(known), action.plot, action.side)
            return told("label-lay", street)
        if isinstance(action, actions.Place):
            degrees = 90 * action.rotation
            return told("label-place", district=action.district + 1, turn=degrees)
        if isinstance(action, actions.Origin):
            return self._label_origin(known, action)
        if isinstance(action, actions.Deal | actions.OwnCard):
            return told(f"label-{actions.word(action)}", codes.card_values(known, action.card))
        if isinstance(action, actions.Draw):
            return told("label-draw", deck=action.deck + 1, left=known.deck_size(action.deck))
        return self._label_plain(known, seat, action)

    def _label_piece(self, known: BigCityState, action: actions.Build) -> Message:
        plan, piece = self.rules.plan(known), box.PIECES[action.piece]
        plots = plan.plots_at(piece.shape, action.plot, action.direction)
        if not plots:
            way = DIRECTIONS[piece.shape][action.direction] or NONE
            plot = box.PLOT_NAMES[action.plot]
            return told("label-nowhere", piece=piece.name, plot=plot, way=way)
        if action.piece in box.INSTALLATIONS:
            return told("label-installation", codes.on_plots(plots), piece=piece.name)
        points = codes.worth_at(plan, known, action.piece, plots).points
        return told("label-build", codes.on_plots(plots), piece=piece.name, points=points)

    def _label_origin(self, known: BigCityState, action: actions.Origin) -> Message:
        """By what it touches: nobody counts cells."""
        plan = self.rules.plan(known)
        if (
            known.step != steps.ORIGIN
            or not codes.contact(plan, known.chosen, action.cell)["streets"]
        ):
            return told("label-origin", listed("plots", []))
        beside = codes.contact(plan, known.chosen, action.cell)
        return told("label-origin", beside, codes.meeting(plan, known.chosen, action.cell))

    def _label_plain(self, known: BigCityState, seat: Seat, action: Action) -> Message:
        if isinstance(action, actions.Stop):
            is_trade = known.step == steps.ACCEPT
            count = known.trade.traded if is_trade else self.drawn_after(known)
            return told("label-stop", step=steps.STEPS[known.step], count=count)
        if isinstance(action, actions.Pass):
            return told("label-pass", ends=yes(turn.is_last_pass(self.rules.kit, known)))
        if isinstance(action, actions.Wish):
            return told("label-wish", deck=action.deck + 1)
        if isinstance(action, actions.Confirm):
            return told("label-confirm", cards=len(known.trade.offers[seat]))
        if isinstance(action, actions.Accept):
            return told("label-accept", accepted(known, action), card=given_card(known, action))
        if isinstance(action, actions.Start):
            return told("label-start", person(action.seat))
        return plainly("big_city", "label", self.rules.notation(action))

    # Short facts about the table and about each player

    def status(self, known: BigCityState, viewer: Seat | None) -> list[Message]:
        """Whose turn, what is closed, and what runs short; before and after it the step alone."""
        if not known.actors or known.turn == NOBODY:
            return [told("chip-step", step=steps.STEPS[known.step])]
        return [
            told("chip-turn", person(known.turn)),
            self._line(known),
            *self._passes(known),
            *_run_out(known),
        ]

    def phases(self, known: BigCityState) -> list[Phase]:
        """3.1.1: a turn; before the first one the districts."""
        if not known.actors:
            return phases_of("big_city", ["over"], "over")
        if known.turn == NOBODY:
            return phases_of("big_city", ["setup", *TURN_PARTS], "setup")
        drawing = known.step in (steps.DRAW, steps.CARD)
        return phases_of("big_city", TURN_PARTS, "draw" if drawing else "action")

    def _line(self, known: BigCityState) -> Message:
        if not known.on[box.CITY_HALL]:
            return told("chip-no-hall")
        return told("chip-segments", self.line_values(known))

    def line_values(self, known: BigCityState) -> Values:
        """How many segments are left, and whether there is no street for them."""
        way = trams.lay_set(self.rules.kit, known, known.turn)
        return {"left": segments(known), "stuck": yes(segments(known) and not way)}

    def _passes(self, known: BigCityState) -> list[Message]:
        lines = []
        if known.passes:
            lines.append(told("chip-passes", passes=known.passes, players=self.rules.seats))
        if self.rules.kit.guard and known.quiet >= self.rules.seats:
            limit = box.QUIET_ROUNDS * self.rules.seats
            lines.append(told("chip-quiet", quiet=known.quiet, limit=limit))
        return lines

    def summary(self, known: BigCityState, seat: Seat) -> Message:
        """A player's buildings and the backs of the cards in hand; points are told beside it."""
        own = [piece for piece in known.standing if piece.seat == seat]
        built = sum(piece.piece not in box.INSTALLATIONS for piece in own)
        hand = codes.in_hand(knowledge.backs(known.hands[seat]))
        return told("summary", hand, built=built)

    # What the page calls overlays, panels, and touched things that no drawing shows

    def overlay_name(self, key: str) -> Message:
        return told(f"overlay-{key}")

    def panel_name(self, key: str) -> Message:
        kind, _, number = key.partition(":")
        return told(f"panel-{kind}", person(int(number) - 1)) if number else told(f"panel-{kind}")

    def button(self, known: BigCityState, name: str) -> Message:
        """For a name as draw.touches gives it: a word, or a kind and which one, "plot:15"."""
        kind, _, what = name.partition(":")
        if not what:
            return told(f"button-{kind}") if kind in WORDS else Message("plain", {"words": name})
        if kind == "card" and what in box.CARD_NAMES:
            return told("touch-card", card=what)
        if kind == "piece" and what in box.NUMBER_OF:
            return told("touch-piece", piece=what)
        numbers = [int(found) for found in re.findall(r"-?\d+", what)]
        return _touch(kind, what, numbers) or Message("plain", {"words": name})


def segments(known: BigCityState) -> int:
    """3.4.2: those that are left."""
    return box.SEGMENTS - len(known.trams)


def _ask_trader(known: BigCityState, seat: Seat) -> Message:
    """6.1; how many more cards one may add depends on the hand too."""
    forward, hand = known.trade.forward, known.hands[seat].bit_count()
    if known.step == steps.FORWARD:
        return told("prompt-forward", by_backs(forward), more=min(box.TRADED, hand) - len(forward))
    if known.step == steps.ACCEPT:
        return told("prompt-accept", count=sum(bool(offer) for offer in known.trade.offers))
    offered = len(known.trade.offers[seat])
    values: Values = {"offered": offered, "more": min(len(forward), hand) - offered}
    asks = person(known.turn)
    return told("prompt-answer", asks, by_backs(forward), codes.wished_decks(known), values)


def accepted(known: BigCityState, action: actions.Accept) -> Values:
    """6.1.6: whose offer, and what goes for what; of cards only the decks."""
    offers = known.trade.offers
    offer = offers[action.seat] if action.seat < len(offers) else ()
    gives = by_backs(trade.given_for(known.trade, action.which))
    gets = {f"{name}-2": value for name, value in by_backs(offer).items()}
    return {**person(action.seat), **gives, **gets, "which": actions.WHICH[action.which]}


def given_card(known: BigCityState, action: actions.Accept) -> str:
    """Which of one's own cards would go; nobody else knows it."""
    own = known.trade.forward[action.which : action.which + 1]
    return box.CARD_NAMES[own[0]] if own and own[0] < box.CARDS else NONE


def _run_out(known: BigCityState) -> list[Message]:
    """3.2.2: kinds of buildings of which the supply has no more."""
    gone = [n for n, left in enumerate(known.supply) if not left and n not in UNIQUE]
    if len(gone) > FEW:
        return [told("chip-many-gone", count=len(gone))]
    return [told("chip-gone", piece=box.PIECES[number].name) for number in gone]


def _touch(kind: str, what: str, numbers: list[int]) -> Message | None:
    """A kind and numbers: "deck:3", "turn:90", "street:11:north", "cell:3,-1"."""
    if kind == "cell":
        return told("touch-cell")
    side = next((side for side in SIDES if side in what), "")
    if kind == "street" and numbers and side:
        return told("touch-street", plot=str(numbers[0]), side=side)
    if len(numbers) != 1:
        return None
    if kind == "accept":
        return told("touch-accept", person(numbers[0] - 1))
    if kind in ("plot", "deck", "wish", "turn", "district"):
        return told(f"touch-{kind}", number=numbers[0])
    return None
