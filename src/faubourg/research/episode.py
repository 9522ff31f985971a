"""One game played by index: whatever is told of it is what a seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from faubourg.bots import make_bot
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import CHANCE, GAME_OVER, Reason, Seat, awaits_chance
from faubourg.core.observation import Bot, Observation
from faubourg.core.registry import find_game
from faubourg.core.replay import AnyMatch
from faubourg.research.pictures import drawn
from faubourg.research.settings import Mask, Setting, check_seat, mask_of, row_of

NO_ACTION: Final = Reason("no-action", "", 0)  # no number in the catalogue


class Episode:
    """Chance and bots act by themselves; the seats that learn are asked.

    Chance depends on the seed alone, as in the arena: each bag, deck and die has a stream of its
    own, so that whoever plays gets the same luck. A bot's own comes from the seed and its seat.
    """

    def __init__(self, setting: Setting, bots: Mapping[Seat, str] | None = None) -> None:
        self.setting = setting
        # Asked at every step: a setting looks them up.
        self.rules, self.encoder, self.actions = setting.rules, setting.encoder, setting.actions
        self.names = {check_seat(setting, seat): name for seat, name in (bots or {}).items()}
        self.bots = {
            seat: make_bot(name, find_game(setting.game)) for seat, name in self.names.items()
        }
        self.reset(0)

    def reset(self, seed: int) -> None:
        self.seed = seed
        self.chance = Chance.seeded(str(seed))
        self.rngs = {seat: Random(f"{seed}/{self.names[seat]}/{seat}") for seat in self.bots}
        self.state: Any = self.rules.new_state()
        self.drawn: dict[str, int] = {}
        self.log: list[tuple[Seat, int]] = []  # all that was done, chance too
        self._known: dict[Seat, Any] = {}  # of this moment
        self._legal: dict[Seat, int] = {}
        self._go_on()

    @property
    def is_over(self) -> bool:
        return not self.state.actors

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Seats that are asked now; bots have answered."""
        actors: tuple[Seat, ...] = self.state.actors
        return actors

    def known(self, seat: Seat) -> Any:
        """To be read only: it is made once for a moment; without secrets it is all there is."""
        if not self.rules.has_secrets:
            return self.state
        if seat not in self._known:
            self._known[seat] = self.rules.known(self.state, seat)
        return self._known[seat]

    def legal(self, seat: Seat) -> int:
        """As a set; by what the seat knows."""
        if seat not in self.state.actors:
            return 0
        if seat not in self._legal:
            self._legal[seat] = self.rules.legal_set(self.known(seat), seat)
        return self._legal[seat]

    def mask(self, seat: Seat) -> Mask:
        return mask_of(self.legal(seat), self.actions)

    def row(self, seat: Seat) -> bytearray:
        return row_of(self.encoder, self.known(seat), seat)

    def play(self, seat: Seat, index: int) -> Reason | None:
        """Do it, or change nothing and say why not."""
        if not self.state.actors:
            return GAME_OVER
        if not 0 <= index < self.actions:
            return NO_ACTION
        if not self.legal(seat) >> index & 1:
            return self.rules.why_not(self.state, seat, self.rules.catalogue[index])
        self._do(seat, index)
        self._go_on()
        return None

    def rewards(self) -> list[float]:
        """By seat; nothing before the end."""
        return self.setting.rewards(self.state) if self.is_over else [0.0] * self.setting.seats

    def match(self) -> AnyMatch:
        """The same game with its whole history, to record, draw or verify it."""
        match: AnyMatch = Match(self.rules, None)
        for seat, index in self.log:
            match.play(seat, self.rules.catalogue[index])
        match.continue_with(self.chance)
        return match

    def _repr_svg_(self) -> str:
        """What everybody may see, for notebooks."""
        return drawn(self.rules, self.state)

    def _do(self, seat: Seat, index: int) -> None:
        self.log.append((seat, index))
        self._known.clear()
        self._legal.clear()
        self.rules.apply(self.state, seat, self.rules.catalogue[index])

    def _go_on(self) -> None:
        """Until somebody is asked who is no bot."""
        while self.state.actors:
            if awaits_chance(self.state):
                self._draw()
            elif not self._bot_has_acted():
                return

    def _draw(self) -> None:
        stream = self.rules.stream(self.state)
        ordinal = self.drawn.get(stream, 0)
        self.drawn[stream] = ordinal + 1
        outcome = self.chance.choose(stream, ordinal, self.rules.chances(self.state))
        self._do(CHANCE, outcome.index)

    def _bot_has_acted(self) -> bool:
        for seat in self.state.actors:
            if seat in self.bots:
                self._do(seat, self._chosen(self.bots[seat], seat))
                return True
        return False

    def _chosen(self, bot: Bot, seat: Seat) -> int:
        seen: Observation[Any, Any] = Observation(self.rules, self.state, seat)
        index: int = bot.choose(seen, self.rngs[seat]).index
        return index
