"""What a page shows of a table, as it goes over the wire (docs/web-protocol.md)."""

from __future__ import annotations

from msgspec import Struct


class Named(Struct):
    key: str
    name: str


class ShownPhase(Struct):
    text: str
    about: str  # what happens in it
    now: bool
    next: bool


class Panel(Struct):
    key: str
    title: str
    svg: str | None  # null: as it was


class Scored(Struct):
    text: str
    points: int


class Player(Struct):
    seat: int
    name: str
    bot: str
    mine: bool
    active: bool
    total: int
    unit: str  # what it counts, in words
    summary: str
    lines: list[Scored]
    svg: str | None  # null: as it was
    link: str
    joined: bool
    stand_in: str  # who plays for an absent person, in words
    may: list[str]  # what this browser may do about the seat: see people.py
    presence: str  # "here", or when one was here last; of other people, for those who play
    until: str = ""  # when its clock runs out, if it is to act and the table has one


class Knocking(Struct):
    """A device asks to come in to a seat of this browser."""

    seat: int
    device: str
    text: str


class Said(Struct):
    """What somebody said, in the reader's words."""

    n: int
    seat: int
    text: str


class Talk(Struct):
    """What one may say, nothing where there is nobody to say it to; and what was said lately."""

    phrases: list[Named]
    said: list[Said]


class Luck(Struct):
    """How the luck of this table is made, and what this page has to give for it."""

    way: str
    commitment: str
    round: int
    promises: list[str]  # per seat
    promise: list[int]  # my seats that have to commit to a nonce
    reveal: list[int]  # my seats whose nonce is wanted now
    again: bool  # whether this browser may start a new round
    text: str  # the way in words


class LogLine(Struct):
    n: int
    at: int  # the step behind which it stands
    text: str
    mine: bool
    seat: int  # of whom it tells; -1: of nobody, it belongs to what stands before it


class Mark(Struct):
    """A moment to look at, in words."""

    at: int
    text: str


class Changed(Struct):
    """What is drawn otherwise now."""

    seat: int  # whose board, where everybody has one
    names: list[str]


class Move(Struct):
    """What somebody did since one's last decision."""

    at: int
    seat: int  # -1 is chance
    lines: list[str]
    changed: list[Changed]


class News(Struct):
    """What came to the viewer alone since the last turn here."""

    lines: list[str]
    names: list[str]  # drawn things


class ShownShare(Struct):
    seat: int  # -1 for nobody
    amount: int
    why: str


class ShownSheet(Struct):
    """Who got what, and why: income, votes, a harvest."""

    at: int
    title: str
    shares: list[ShownShare]


class Moment(Struct):
    """A board at a moment, for a small picture of what was done."""

    board: str


class Place(Struct):
    place: int
    seat: int
    name: str
    total: int
    lines: list[Scored]


class Opponent(Struct):
    """A bot, and whom one can meet in its seat next time."""

    seat: int
    name: str
    level: str
    levels: list[Named]


class Outcome(Struct):
    title: str
    rank: str
    places: list[Place]
    chart: str
    bots: list[Opponent]  # for who opened the table, and may change them for a rematch
    held: str  # why record and luck are not told yet; empty if they are


class Cover(Struct):
    """The screen must go to another player before secrets are shown."""

    seat: int
    text: str
    button: str


class Bubble(Struct):
    """A stop of a lesson."""

    stop: int  # from 1
    title: str
    text: str
    names: list[str]  # drawn things it points at; "panel:KEY" is a panel
    reads: bool  # there is nothing to do but to go on


class Lesson(Struct):
    """What a learner is told: things to read, then what to decide; nothing while others act."""

    bubbles: list[Bubble]
    of: int
    last: bool  # the rest is only to be read


class Situation(Struct):
    """All a page needs to show; see docs/web-protocol.md."""

    table: str
    game: str
    title: str
    number: int
    at: int
    steps: int
    now: bool
    chips: list[str]
    goal: str
    phases: list[ShownPhase]
    seat: int | None
    yours: bool
    front: int
    prompt: str
    board: str | None  # null: as it was
    panels: list[Panel]
    text: str | None  # null: as it was
    overlays: list[Named]
    players: list[Player]
    actions: list[tuple[int, list[str], str]]
    ways: list[tuple[int, list[str], str]]  # further ones, as if one had begun otherwise
    footprints: dict[int, str]  # by action: around all that a piece would cover, data of a path
    beginnings: list[int]  # actions that only begin a choice: a touch plays them
    is_begun: bool  # the last choice was one: to touch another of its kind takes it back
    buttons: dict[str, str]
    aids: list[Named]  # what the table offers to do for the player
    hint: bool  # whether one may ask for a hint now
    turn_back: int | None
    redo_seat: int | None
    undo: str | None
    redo: str | None
    log: list[LogLine]
    log_from: int
    marks: list[Mark]  # of a finished game, what matters most first
    since: list[Move]  # what others did since the last decision here
    news: News  # what nobody else is told
    sheets: list[ShownSheet]
    knocks: list[Knocking]
    newcomers: list[Knocking]  # devices that came in to a seat of one's own
    talk: Talk
    luck: Luck
    cover: Cover | None
    lesson: Lesson | None
    result: Outcome | None
