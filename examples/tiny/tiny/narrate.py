"""Which words of texts/*.ftl belong to what is asked, done and happened; never a sentence here."""

from __future__ import annotations

from faubourg.core import presentation
from faubourg.core.model import NOBODY, Action, Event, Message, Reason, Seat, Value
from tiny import GEMS, NO_GEM, Bid, Draw, Sold, TinyRules, TinyState


def told(name: str, **values: Value) -> Message:
    return Message(f"tiny.{name}", values)


class Narrator(presentation.Narrator[TinyRules, TinyState]):
    def prompt(self, known: TinyState, seat: Seat) -> Message:
        if seat not in known.actors:
            return super().prompt(known, seat)
        return told("prompt", gem=GEMS[known.gem], coins=known.purses[seat])

    def label(self, known: TinyState, seat: Seat, action: Action) -> Message:
        return told("bid", coins=action.coins if isinstance(action, Bid) else 0)

    def log_lines(
        self, before: TinyState, seat: Seat, action: Action, after: TinyState
    ) -> list[Message]:
        if isinstance(action, Draw):
            return [told("log-draw", gem=GEMS[action.gem])]
        assert isinstance(action, Bid)
        return [told("log-bid", player=seat + 1, coins=action.coins)]  # gets its name as `who`

    def event_lines(self, event: Event, known: TinyState) -> list[Message]:
        assert isinstance(event, Sold)
        if event.winner == NOBODY:
            return [told("log-lost", gem=GEMS[event.gem])]
        sold = {"gem": GEMS[event.gem], "coins": event.coins}
        return [told("log-won", player=event.winner + 1, **sold)]

    def reason_values(
        self, known: TinyState, seat: Seat, action: Action, reason: Reason
    ) -> dict[str, Value]:
        return {"coins": known.purses[seat]}

    def status(self, known: TinyState, viewer: Seat | None) -> list[Message]:
        return [told("left", gems=sum(known.bag) + (known.gem != NO_GEM))]

    def summary(self, known: TinyState, seat: Seat) -> Message:
        return told("holds", coins=known.purses[seat], gems=sum(known.won[seat]))

    def consequences(
        self, before: TinyState, seat: Seat, action: Action, after: TinyState
    ) -> list[Message]:
        assert isinstance(action, Bid)
        return [told("if-won", coins=before.purses[seat] - action.coins)]
