"""What goes over the wire (docs/web-protocol.md); numbers are bounded, texts have a limit."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from faubourg.bots.review_words import ShownReview
from faubourg.core.content import LONGEST_CONTENT
from faubourg.core.names import MOST_READ
from faubourg.table.shown import Panel

Small = Annotated[int, Meta(ge=0, le=99)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Word = Annotated[str, Meta(max_length=80)]
NO_NULL: Final = r"^[^\u0000]*$"  # PostgreSQL stores no such character
# Both, because a pattern's end also matches before a line feed.
PROMISED: Final = "^([0-9a-f]{64})?$"
Sha256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class WantedLook(Struct, forbid_unknown_fields=True):
    """How a page wants to see its table."""

    seat: Small | None = None  # whose board is in front; null to follow the game
    turn: Annotated[int, Meta(ge=0, le=3)] = 0
    overlay: Word = ""
    at: Count | None = None
    eyes: Small | None = None  # of several people at one screen, who is looking at it


class PlayCommand(Struct, forbid_unknown_fields=True):
    seat: Small
    action: Count
    expected: Count
    commit: bool = False  # and with it the commitment, if nothing else is left


class TurnBackCommand(Struct, forbid_unknown_fields=True):
    seat: Small
    expected: Count


class AidCommand(Struct, forbid_unknown_fields=True):
    seat: Small
    aid: Word
    expected: Count


class Numbered(Struct):
    number: int


class Refusal(Struct):
    text: str
    rule: str = ""
    link: str = ""


class Preview(Struct):
    board: str
    label: str
    lines: list[str]
    panels: list[Panel]  # only those that the action would change
    commits: bool  # nothing would be left but a commitment


class HintCommand(Struct, forbid_unknown_fields=True):
    seat: Small


class ReviewState(Struct):
    """A review, or how far it is."""

    done: int
    of: int
    review: ShownReview | None = None
    chart: str = ""  # with a place to touch for each moment


class Ghost(Struct):
    """A moment of the past with another choice."""

    board: str
    panels: dict[str, str]  # by key, only those that the choice would change


class Explained(Struct):
    """What a drawn thing is, and one line of the rules about it."""

    title: str
    lines: list[str]
    rule: str
    said: str  # the first sentence of that paragraph
    link: str


class Knowledge(Struct):
    """What a seat or a spectator knows of a game, for programs."""

    game: str
    edition: int
    options: dict[str, str]
    number: int
    seat: int | None  # null: a spectator
    actors: list[int]  # seats that may act; -1 is chance; nobody once the game is over
    legal: list[tuple[int, str]]  # of the seat: index and notation
    points: list[int]  # per seat, as far as they are known
    state: dict[str, Any]


class Verified(Struct):
    honest: bool
    outcomes: int
    text: str


class Records(Struct):
    """One's best and the next rank, in words."""

    lines: list[str]


class Possible(Struct):
    """Of a finished game alone: what a solver has made of its luck, one's own, and in words."""

    best: int | None  # null: lost, or not found
    score: int | None
    text: str
    later: bool = False  # the solver still looks: ask again


class Opened(Struct):
    table: str


class Nothing(Struct, forbid_unknown_fields=True):
    """Nothing to say but what the address says."""


class DeviceChoice(Struct, forbid_unknown_fields=True):
    device: Word
    yes: bool = True


class NewName(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=MOST_READ)]  # made plain, and cut to 40


class Saying(Struct, forbid_unknown_fields=True):
    seat: Small
    phrase: Word


class MyTurns(Struct):
    """At how many other tables it is one's turn, and the address of the next of them."""

    count: int
    next: str


class SeatInRound(Struct, forbid_unknown_fields=True):
    """A seat in a round of commitments to nonces."""

    seat: Small
    round: Count


class Promise(SeatInRound, forbid_unknown_fields=True):
    """A seat's commitment to its nonce."""

    promise: Sha256


class Reveal(SeatInRound, forbid_unknown_fields=True):
    nonce: Sha256


class NewLink(Struct):
    """Opens a seat once; with a picture of it for a phone's camera."""

    link: str
    qr: str


class ShownDevice(Struct):
    device: str
    label: str
    since: str  # ISO time, empty if it is not known
    here: bool


class Offer(Struct):
    """A secret of chance, committed before the nonces are given."""

    offer: str
    commitment: str


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit there: me, here (at my screen), link (a friend) or bot."""

    kind: Annotated[str, Meta(pattern="^(me|here|link|bot)$")]
    name: Annotated[str, Meta(max_length=MOST_READ)] = ""  # made plain, and cut to 40
    bot: Word = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    options: dict[Word, Word] = {}
    offer: Word = ""
    nonce: Annotated[str, Meta(max_length=64, pattern=NO_NULL)] = ""
    content: Annotated[str, Meta(max_length=LONGEST_CONTENT)] = ""
    promise: Annotated[str, Meta(pattern=PROMISED)] = ""  # of the seats here, to a nonce
    clock: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # seconds for a turn; 0: no clock
    hints: bool = True  # whether one may ask for hints


class ShownDays(Struct):
    """The chain of the cities of the day, as far as it is shown."""

    first: str
    end: str  # of the chain, which was published first
    day: str = ""  # the last one that is over; empty while the first one lasts
    secret: str = ""  # of that day; hashed once it is that of the day before


class SeatBot(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=20)]
    bot: Word


class Again(Struct, forbid_unknown_fields=True):
    """A rematch: who opened the table may have other bots in their seats."""

    bots: Annotated[list[SeatBot], Meta(max_length=20)] = []


class WantedPush(Struct, forbid_unknown_fields=True):
    """Where a browser wants to be told, as its push service gives it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=30)]


class WantedMail(Struct, forbid_unknown_fields=True):
    address: Annotated[str, Meta(max_length=254)]


class Notices(Struct):
    """How this browser is told that it is its turn while its page is closed."""

    push_key: str  # to subscribe with; empty if this server pushes nothing
    pushed: bool
    by_mail: bool  # whether this server writes letters
    address: str  # shortened, so that only its owner knows it again
    confirmed: bool
