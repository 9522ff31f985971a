"""What a game shows: words, pictures, advice and help. Plain ones, for a game to replace.

All are made for one set of rules and asked with what somebody knows: a state of the game's own
class in which secrets are blank. Whatever a rule says about it, they ask the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from faubourg.core.model import CHANCE, Action, Event, Message, Reason, Rules, Seat, State, Value
from faubourg.core.snapshot import names_of
from faubourg.core.texts import Texts

R = TypeVar("R", bound=Rules[Any, Any])
K = TypeVar("K", bound=State)


@dataclass(frozen=True)
class Look:
    """How a picture is wanted."""

    seat: Seat = 0  # whose board is in front
    turn: int = 0  # quarter turns of the viewer around the board
    overlay: str = ""  # one of the drawer's overlays
    lit: frozenset[str] = frozenset()  # names of things that can be chosen now
    ghost: Any = None  # what would be known after the action shown
    names: tuple[str, ...] = ()  # of the players, by seat
    viewer: Seat | None = None  # who looks; None is a spectator


@dataclass(frozen=True)
class Explanation:
    """What a drawn thing is, what it costs and gives now, and the paragraph it rests on."""

    title: Message
    lines: tuple[Message, ...]
    rule: str  # a paragraph's number
    book: str = ""  # the game in whose RULES.md it stands, if that is another one


@dataclass(frozen=True)
class Phase:
    """A part of a round."""

    words: Message
    about: Message  # what happens in it
    now: bool = False


def phases_of(game: str, keys: Sequence[str], now: str) -> list[Phase]:
    """Told by the game's texts `phase-name` and `phase-about`."""
    said = [(f"{game}.phase-name", f"{game}.phase-about", {"phase": key}) for key in keys]
    return [
        Phase(Message(name, phase), Message(about, phase), phase["phase"] == now)
        for name, about, phase in said
    ]


@dataclass(frozen=True)
class Share:
    """One line of a sheet: who got how much, and why."""

    seat: Seat  # CHANCE: of nobody, as a card that all have drawn
    amount: int
    why: Message


@dataclass(frozen=True)
class Sheet:
    """What an event gave or took: sheets of the same title become one."""

    title: Message
    shares: tuple[Share, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Narrator(Generic[R, K]):
    """Which words belong to what is known and done.

    Whoever tells a message that has a value `player` (a seat as people count) may add that
    player's name as `who` and say so: `named` is then `yes`, not `no`. A second player is
    `player-2`, with `who-2` and `named-2`.
    """

    def __init__(self, rules: R) -> None:
        self.rules = rules

    def prompt(self, known: K, seat: Seat) -> Message:
        if not known.actors:
            return Message("game-over", {})
        return Message("your-turn" if seat in known.actors else "not-your-turn", {})

    def label(self, known: K, seat: Seat, action: Action) -> Message:
        """A choice of the seat, in a list."""
        return _plain(self.rules.notation(action))

    def log_lines(self, before: K, seat: Seat, action: Action, after: K) -> list[Message]:
        """What was done."""
        who = "*" if seat == CHANCE else str(seat + 1)
        return [_plain(f"{who}: {self.rules.notation(action)}")]

    def event_lines(self, event: Event, known: K) -> list[Message]:
        """What followed by itself; what is known is of after the whole step."""
        return []

    def sheet(self, event: Event, known: K) -> Sheet | None:
        """An income, a vote, a harvest: who got what and why, before the next decision."""
        return None

    def reason_values(
        self, known: K, seat: Seat, action: Action, reason: Reason
    ) -> dict[str, Value]:
        """What the words of a refusal need."""
        return {}

    def refused(
        self, known: K, seat: Seat, names: frozenset[str], nearest: Reason | None
    ) -> tuple[Reason, dict[str, Value]] | None:
        """Why nothing can be done with what was touched, and what the words need: where that is
        not about one action. None: the reason of the action that came nearest is told, if any."""
        return None

    def status(self, known: K, viewer: Seat | None) -> list[Message]:
        """Round, phase, warnings; for a seat, or None for a spectator."""
        return []

    def summary(self, known: K, seat: Seat) -> Message:
        """Of a player."""
        return _plain("")

    def consequences(self, before: K, seat: Seat, action: Action, after: K) -> list[Message]:
        """What the action would bring, before it is confirmed."""
        return []

    def overlay_name(self, key: str) -> Message:
        return _plain(key)

    def panel_name(self, key: str) -> Message:
        return _plain(key)

    def button(self, known: K, name: str) -> Message:
        """For a touched name: on a button if no drawing shows it, and of what was touched."""
        return _plain(name)

    def explain(self, known: K, look: Look, name: str) -> Explanation | None:
        """A thing by its `data-name` or `data-about`; None if there is no such thing."""
        return None

    def phases(self, known: K) -> list[Phase]:
        """Those of a round in their order; behind the last one comes the first again."""
        return []


def _plain(words: str) -> Message:
    return Message("plain", {"words": words})


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawer(Generic[R, K]):
    """Pictures of what is known, and which drawn things an action touches."""

    OVERLAYS: ClassVar[tuple[str, ...]] = ()
    TURNS: ClassVar[bool] = False  # whether it looks different from each side
    # Choices that only begin one, as taking up a piece: a touch makes them, another begins anew.
    BEGINNINGS: ClassVar[frozenset[type[Action]]] = frozenset()

    def __init__(self, rules: R) -> None:
        self.rules = rules

    def overlays(self) -> tuple[str, ...]:
        """Those that show something under these rules."""
        return self.OVERLAYS

    def draw(self, known: K, texts: Texts, look: Look) -> str:
        """The raw fields as a picture, so that the game can be tried in the browser."""
        lines = self.draw_text(known, texts, look).splitlines()
        rows = [f'<text x="8" y="{20 + 18 * n}">{escape(s)}</text>' for n, s in enumerate(lines)]
        box = f"0 0 640 {30 + 18 * len(lines)}"
        return f'<svg viewBox="{box}" role="img" font-size="13">{"".join(rows)}</svg>'

    def panels(self, known: K, texts: Texts, look: Look) -> dict[str, str]:
        return {}

    def draw_text(self, known: K, texts: Texts, look: Look) -> str:
        return "\n".join(f"{name}: {getattr(known, name)}" for name in names_of(type(known)))

    def touches(self, known: K, seat: Seat, action: Action) -> list[str]:
        """For a choice of the seat: names in the order one would touch them."""
        return [self.rules.notation(action)]

    def ways(self, known: K, seat: Seat, begun: Action) -> list[Action]:
        """Other beginnings of the same choice, as the same piece turned otherwise: what follows
        from them is offered with it."""
        return []

    def footprint(self, known: K, seat: Seat, action: Action, look: Look) -> str:
        """Around all that a piece would cover on the board, as the data of a path in the units of
        its drawing; empty where it lies on one thing only, or nowhere."""
        return ""

    def changes(self, before: K, seat: Seat, action: Action, after: K) -> dict[Seat, list[str]]:
        """What is drawn otherwise now, by whose board: asked with what everybody knows.

        Of a card that chance has given to a seat alone it is asked with what that seat knows."""
        return {seat: self.touches(before, seat, action)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[R, K]):
    """Named terms that add up to how good a state is for a seat: own score against the best."""

    def __init__(self, rules: R) -> None:
        self.rules = rules

    def prepare(self, state: K, seat: Seat) -> None:
        """Called where several actions in one state are judged: what they share may be kept."""

    def terms(self, state: K, seat: Seat) -> dict[str, float]:
        totals = [self.rules.total(state, other) for other in range(self.rules.seats)]
        mine = totals.pop(seat)
        return {"score": mine, "best-rival": -max(totals, default=0)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Prospects(Generic[R, K]):
    """Named terms for words alone, which the judge does not have: what they count is learned.

    More of each is better; a game counts in any unit that people count in.
    """

    TERMS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, rules: R) -> None:
        self.rules = rules

    def terms(self, state: K, seat: Seat) -> dict[str, float]:
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Helper(Generic[R, K]):
    """Does for a person what is obvious, choice by choice.

    It is given a guess from what the seat knows, as bots are. The words of an aid are the text
    `aid-KEY` of the game.
    """

    def __init__(self, rules: R) -> None:
        self.rules = rules

    def aids(self, state: K, seat: Seat) -> list[str]:
        """Those that are useful now."""
        return []

    def next_choice(self, state: K, seat: Seat, aid: str) -> Action | None:
        return None
