"""Big City: the door to the chapters, and results."""

from __future__ import annotations

from typing import Final

from faubourg.core import content, model
from faubourg.core.catalogue import members
from faubourg.core.model import CHANCE, Action, Luck, Names, Reason, Rules, ScoreLine, Seat
from faubourg.games.big_city import (
    actions,
    building,
    cards,
    dealing,
    events,
    knowledge,
    reasons,
    trade,
    trams,
    turn,
)
from faubourg.games.big_city import components as box
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.board import Plan
from faubourg.games.big_city.chapter import Choice, Kit, Part, nth, united
from faubourg.games.big_city.state import BigCityState

CHOICES: Final[dict[type[Action], Choice]] = {
    **dealing.CHOICES, **building.CHOICES, **trams.CHOICES, **cards.CHOICES, **trade.CHOICES,
    **turn.CHOICES,
}  # fmt: skip
_LEGAL: Final = [
    [CHOICES[kind].legal for kind, possible in actions.STEPS_OF.items() if step in possible]
    for step in range(len(steps.STEPS))
]
SECRET = actions.PutUnder | actions.PutForward | actions.Offer  # only the card's back is seen


class BigCityRules(Rules[BigCityState, Action]):
    """Big City for 2 to 5 players."""

    key = "big_city"
    edition = 1
    has_secrets = True

    def __init__(
        self, seats: int, options: dict[str, str], numbering: tuple[box.Rows, ...] = box.NUMBERING
    ) -> None:
        self.seats = seats
        self.options = options
        counts = [(piece.name, piece.count, piece.base) for piece in box.PIECES]
        self.content = content.content_hash([counts, box.SEGMENTS, numbering])
        self.numbering = numbering
        self.kit = Kit(seats, options, numbering)
        self.catalogue = self.kit.book.actions
        # With the guard: every quiet stretch ends, and so do the 200 things that can end it.
        # Without it a game may go on as long as people like to exchange cards.
        self.longest = 200 * (box.QUIET_ROUNDS * seats + 1) * 60 if self.kit.guard else 10_000_000

    def plan(self, state: BigCityState) -> Plan:
        return self.kit.plan(state)

    def field_names(self) -> dict[str, Names]:
        """Of cards whose fronts one may not see there is the deck."""
        backs = (f"deck {deck}" for deck in box.NAMES for _ in range(box.DECK_SIZE))
        cards, plots = (*box.CARD_NAMES, *backs), Names(box.PLOT_NAMES, is_set=True)
        return {
            "step": Names(steps.STEPS),
            "piece": Names(tuple(piece.name for piece in box.PIECES)),
            "returned": Names(tuple(box.NAMES)),
            "wishes": Names(tuple(box.NAMES), is_set=True),
            **dict.fromkeys(("on", "occupied", "plots"), plots),
            **dict.fromkeys(("hands", "decks", "out", "groups"), Names(cards, is_set=True)),
            **dict.fromkeys(("under", "forward", "offers"), Names(cards)),
        }

    # Set-up (2)

    def new_state(self) -> BigCityState:
        return dealing.set_up(self.kit)

    # Chance

    def stream(self, state: BigCityState) -> str:
        return dealing.stream(state)

    def chances(self, state: BigCityState) -> list[tuple[Action, int]]:
        return dealing.chances(self.kit, state)

    def sees(self, state: BigCityState, viewer: Seat | None, actor: Seat, action: Action) -> bool:
        if isinstance(action, SECRET):
            return viewer == actor
        if isinstance(action, actions.Deal):
            return viewer == dealing.taker(state)
        return True

    def known_event(
        self, state: BigCityState, viewer: Seat | None, event: model.Event
    ) -> model.Event | None:
        """1.15: others see only the back of a card, which the draw or the trade has told."""
        is_hidden = isinstance(event, events.CardTaken) and event.seat != viewer
        return None if is_hidden else event

    def in_secret(self, state: BigCityState) -> bool:
        """6.1.5: offers are shown when all have confirmed."""
        return state.step == steps.ANSWER

    # Legality

    def why_not(self, state: BigCityState, seat: Seat, action: Action) -> Reason | None:
        if seat not in state.actors or seat == CHANCE:
            return model.NOT_YOUR_TURN
        if isinstance(action, actions.Start | actions.Deal):
            return reasons.NOT_FOR_PLAYERS
        possible = actions.STEPS_OF[type(action)]
        if state.step not in possible:
            return reasons.WRONG_STEP[possible[0]]
        return CHOICES[type(action)].why_not(self.kit, state, seat, action)

    def parts(self, state: BigCityState, seat: Seat) -> list[Part]:
        """The legal actions, ascending."""
        found: list[Part] = []
        if seat in state.actors:
            for legal in _LEGAL[state.step]:
                found += legal(self.kit, state, seat)
        return found

    def legal_set(self, state: BigCityState, seat: Seat) -> int:
        return united(self.parts(state, seat))

    def legal(self, state: BigCityState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for first, places in self.parts(state, seat):
            for place in members(places):
                found.append(self.catalogue[first + place])
        return found

    def pick(self, state: BigCityState, seat: Seat, rng: Luck) -> Action:
        parts, number = self.parts(state, seat), 0
        for _, places in parts:
            number += places.bit_count()
        skipped = int(rng.random() * number)
        for first, places in parts:
            size = places.bit_count()
            if skipped < size:
                return self.catalogue[first + nth(places, skipped)]
            skipped -= size
        raise AssertionError("nothing is legal")

    def apply(self, state: BigCityState, seat: Seat, action: Action) -> None:
        CHOICES[type(action)].apply(self.kit, state, seat, action)

    # Results

    def inventory(self, state: BigCityState) -> dict[str, int]:
        return building.inventory(state)

    def score(self, state: BigCityState, seat: Seat) -> list[ScoreLine]:
        return building.score_lines(state, seat)

    def total(self, state: BigCityState, seat: Seat) -> int:
        return state.scores[seat]

    def ranking(self, state: BigCityState) -> list[list[Seat]]:
        """5.5: most points; ties share a place."""
        places = sorted(set(state.scores), reverse=True)
        return [[s for s, own in enumerate(state.scores) if own == points] for points in places]

    def notation(self, action: Action) -> str:
        return self.kit.book.notation(action)

    # Knowledge

    def known(self, state: BigCityState, seat: Seat | None) -> BigCityState:
        return knowledge.known(state, seat)

    def imagine(self, known: BigCityState, seat: Seat, rng: Luck) -> BigCityState:
        return knowledge.imagine(known, seat, rng)
