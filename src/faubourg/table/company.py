"""Who sits at a table, as one viewer sees it: who is here, who knocks, what is said."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.bots import bots_for
from faubourg.core.model import Seat
from faubourg.core.texts import Texts
from faubourg.table import shown
from faubourg.table.people import FREE, GIVEN, PHRASES, Holder, Knock, device_id, link_secret
from faubourg.table.table import Table
from faubourg.table.viewer import Viewer


def bot_name(bot: str, texts: Texts) -> str:
    """A program of the host is called as the host calls it."""
    return texts.say(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot


@dataclass(frozen=True)
class Company:
    """The people of a table for one of its viewers."""

    table: Table
    viewer: Viewer
    texts: Texts

    def stand_in(self, seat: Seat) -> str:
        if self.table.seats[seat].state == GIVEN:
            return self.texts.say("web.guest-plays")
        absent = self.table.seats[seat].bot and not self.table.people.is_bots_own(seat)
        return self.texts.say("web.bot-plays") if absent else ""

    def presence(self, seat: Seat) -> str:
        """Of other people, for those who play with them."""
        people, others = self.table.people, seat not in self.viewer.mine
        return people.presence(seat) if self.viewer.mine and others else ""

    def link(self, seat: Seat) -> str:
        """Of an invitation nobody has used; only who opened the table can make its secret again."""
        owned = self.viewer.browser == self.table.row.owner and self.viewer.secret
        if not owned or self.table.seats[seat].state != FREE:
            return ""
        return f"/join/{self.table.id}/{link_secret(self.viewer.secret, self.table.id, seat)}"

    def opponents(self) -> list[shown.Opponent]:
        """The bots, for who may change them before a rematch."""
        table = self.table
        if self.viewer.browser != table.row.owner or table.row.kind != "table":
            return []
        bots = [seat for seat in table.seats if table.people.is_bots_own(seat.seat)]
        names = table.names_in(self.texts)
        return [shown.Opponent(s.seat, names[s.seat], s.bot, self._levels(s.bot)) for s in bots]

    def _levels(self, now: str) -> list[shown.Named]:
        """Weakest first; a program of the host stays where it sits, if nobody else is wanted."""
        offered = bots_for(self.table.game)
        levels = offered if now in offered else [*offered, now]
        return [shown.Named(level, bot_name(level, self.texts)) for level in levels]

    def knocks(self) -> list[shown.Knocking]:
        own = self.table.people.owned_by(self.viewer.browser)
        return [self._knocking(knock) for knock in self.table.people.knocks if knock.seat in own]

    def _knocking(self, knock: Knock | Holder, key: str = "web.knocks") -> shown.Knocking:
        words = self.texts.say(key, {"label": knock.label or "none"})
        return shown.Knocking(knock.seat, device_id(knock.browser), words)

    def newcomers(self) -> list[shown.Knocking]:
        found = self.table.people.newcomers(self.viewer.browser)
        return [self._knocking(holder, "web.newcomer") for holder in found]

    def talk(self) -> shown.Talk:
        people, say = self.table.people, self.texts.say
        if not self.viewer.mine or not people.may_talk:
            return shown.Talk([], [])
        heard = [p for p in people.said if p.phrase in PHRASES]
        return shown.Talk(
            [shown.Named(key, say(f"web.say-{key}")) for key in PHRASES],
            [shown.Said(p.id, p.seat, say(f"web.say-{p.phrase}")) for p in heard],
        )

    def luck(self) -> shown.Luck:
        row, own = self.table.row, self.table.people.owned_by(self.viewer.browser)
        return shown.Luck(
            way=row.luck,
            commitment=self.table.commitment if row.kind == "table" else "",
            round=row.round,
            promises=[seat.promise or "" for seat in self.table.seats],
            promise=[seat for seat in self.table.to_promise() if seat in own],
            reveal=[seat for seat in self.table.to_reveal() if seat in own],
            again=self.table.may_start_again(self.viewer.browser),
            text=self.texts.say(f"web.luck-{'prepared' if row.is_prepared else row.luck}"),
        )
