"""Three people and a spectator at a table, where choices are about to be made in secret."""

from __future__ import annotations

from typing import Final

import httpx
from web.browser import LINK, ME, AnyClient, Browser, Shown, share_luck

from faubourg.core.registry import find_game

# By game: its options, the words that begin a hidden choice, and how one gets there.
HIDDEN: Final[dict[str, tuple[dict[str, str], str, tuple[str, ...]]]] = {
    "big_city": ({"trade": "on"}, "offer", ("forward", "ask")),
    "small_city": ({"first_player": "1"}, "build park", ()),
    "arcologies": ({"first_player": "1"}, "build park", ()),
}
SEATS: Final = 3


class Sitting:
    """Each seat has its browser; nobody has made a hidden choice yet."""

    def __init__(self, client: AnyClient, game: str) -> None:
        options, self.hidden, self.way = HIDDEN[game]
        self.rules = find_game(game).rules(SEATS, options)
        self.people = [Browser(client) for _ in range(SEATS)]
        self.watcher = Browser(client)
        owner = self.people[0]
        # With a clock: what it shows must tell nothing either.
        self.table = owner.open(ME, LINK, LINK, game=game, options=options, clock=86_400)
        for seat, friend in enumerate(self.people[1:], start=1):
            friend.join(owner.link(self.table, seat))
        share_luck(self.table, *self.people)
        while len(self.choosing()) < SEATS - 1:
            self._go_on()
        self.seat = self.choosing()[0]  # who makes the hidden choices

    def choosing(self) -> list[int]:
        """Seats that may make a hidden choice."""
        seats = range(SEATS)
        return [s for s in seats if any(w.startswith(self.hidden) for w in self.choices(s))]

    def choices(self, seat: int) -> dict[str, int]:
        """By notation: what the seat may do."""
        shown = self.look(seat)["actions"]
        return {self.rules.notation(self.rules.catalogue[index]): index for index, *_ in shown}

    def look(self, seat: int) -> Shown:
        return self.people[seat].look(self.table)

    def others(self) -> dict[int | None, Browser]:
        """By seat: the spectator, and all players but the one who chooses in secret."""
        found: dict[int | None, Browser] = {None: self.watcher}
        found |= {seat: one for seat, one in enumerate(self.people) if seat != self.seat}
        return found

    def play(self, seat: int, begin: str) -> httpx.Response:
        """The first choice whose words begin so."""
        found = next(i for words, i in self.choices(seat).items() if words.startswith(begin))
        number = self.look(seat)["number"]
        return self.people[seat].command(
            self.table, "play", seat=seat, action=found, expected=number
        )

    def choose(self) -> None:
        """One hidden choice."""
        assert self.play(self.seat, self.hidden).status_code == 201

    def turn_back(self, what: str) -> None:
        number = self.look(self.seat)["number"]
        answer = self.people[self.seat].command(self.table, what, seat=self.seat, expected=number)
        assert answer.status_code == 201, answer.text

    def finish(self, seat: int) -> None:
        """What everybody may know: the plan or the offer stands."""
        words = "confirm" if self.rules.key == "big_city" else "commit"
        assert self.play(seat, words).status_code == 201

    def _go_on(self) -> None:
        seat = next(s for s in range(SEATS) if self.look(s)["yours"])
        words = list(self.choices(seat))
        wanted = [w for begin in self.way for w in words if w.startswith(begin)]
        assert self.play(seat, (wanted or words)[0]).status_code == 201
