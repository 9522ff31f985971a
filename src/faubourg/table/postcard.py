"""A table as a picture for who gets its link: the board, who plays, and how it stands."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from faubourg.core.model import Seat
from faubourg.drawing.chart import INKS, MARKS
from faubourg.drawing.palette import FAINT, INK, PAPER, TABLE
from faubourg.drawing.svg import SERIF, Markup, element, label, picture, rectangle, together
from faubourg.drawing.words import shortened
from faubourg.table.situation import Painter
from faubourg.table.table import Table
from faubourg.table.viewer import Viewer
from faubourg.table.wire import WantedLook

SIZE: Final = (1200.0, 630.0)
BOARD: Final = (30.0, 30.0, 660.0, 570.0)
LEFT: Final = 736.0  # of the words
LETTERS: Final = 27  # of a line of words
LINES: Final = 3
TOP: Final = 176.0  # of the players
ROOM: Final = 222.0  # for all of them
ROW: Final = 42.0
LONGEST_NAME: Final = 15
# The letters of our font that names are written with; whoever has others is called by the seat.
FIRST_UNKNOWN: Final = 0x0590
PUNCTUATION: Final = range(0x1E00, 0x20D0)


def moment_of(table: Table) -> int | None:
    """A replay is shown half way, for its end is not told before."""
    return len(table.match.steps) // 2 if table.row.kind == "replay" else None


def painter_of(table: Table, language: str, at: int | None) -> Painter:
    """A spectator's."""
    return Painter(table, Viewer((), language), WantedLook(at=at))


def caption(painter: Painter) -> str:
    """Whose turn it is or how the game ended; of a replay who played."""
    if painter.table.row.kind != "replay":
        return _standing(painter)
    title = painter.texts.say(f"{painter.game.key}.name")
    names = ", ".join(painter.names)
    return painter.texts.say("web.replay-of", {"game": title, "names": names})


def _standing(painter: Painter) -> str:
    """The sentence for who waits; where nobody does, it would ask the reader."""
    actors = painter.known.actors
    if not set(range(painter.rules.seats)) <= set(actors):
        return painter.prompt()
    names = ", ".join(painter.names[seat] for seat in actors)
    return painter.texts.say("web.share-turn", {"names": names})


def postcard(painter: Painter) -> Markup:
    title = painter.texts.say(f"{painter.game.key}.name")
    painter.names = [_drawable(painter, seat) for seat in range(painter.rules.seats)]
    box = (0.0, 0.0, *SIZE)
    return picture(
        box, title, "",
        rectangle(box, fill=TABLE),
        rectangle((18, 18, 684, 594), rx=24, fill=PAPER),
        _board(painter),
        _words(painter, title),
        xmlns="http://www.w3.org/2000/svg", width=SIZE[0], height=SIZE[1],
    )  # fmt: skip


def _drawable(painter: Painter, seat: Seat) -> str:
    name = painter.names[seat]
    if all(ord(letter) < FIRST_UNKNOWN or ord(letter) in PUNCTUATION for letter in name):
        return name
    return painter.texts.say("web.player-number", {"number": seat + 1})


def _board(painter: Painter) -> Markup:
    """Inside the card; it keeps its own frame."""
    drawing = painter.drawer.draw(painter.known, painter.texts, painter.look(frozenset()))
    left, top, wide, high = BOARD
    return element("svg", Markup(drawing), x=left, y=top, width=wide, height=high)


def _words(painter: Painter, title: str) -> Markup:
    chips = painter.narrator.status(painter.known, None)[:1]
    replay = painter.table.row.kind == "replay"
    words = painter.texts.say("web.replay-badge") if replay else _standing(painter)
    lines = wrap(words, LETTERS, max_lines=LINES, placeholder="…")
    foot = SIZE[1] - 40
    first = foot - 62 - 36 * len(lines)
    return together([
        _line(shortened(title, 18), 84, 46, INK, SERIF),
        *[_line(shortened(painter.tell(chip), 30), 136, 24, FAINT) for chip in chips],
        *[_player(painter, seat) for seat in range(painter.rules.seats)],
        *[_line(line, first + 36 * n, 27, INK) for n, line in enumerate(lines)],
        _line("Faubourg", foot, 26, FAINT, SERIF),
    ])  # fmt: skip


def _player(painter: Painter, seat: Seat) -> Markup:
    """A mark, a name, and the points at the moment that is shown."""
    row = min(ROW, ROOM / painter.rules.seats)
    y = TOP + row * (seat + 0.5)
    lines = painter.rules.score_seen(painter.known, None, seat)
    total = str(sum(line.points for line in lines)).replace("-", "−")
    name = shortened(painter.names[seat], LONGEST_NAME)
    return together([
        _line(MARKS[seat % len(MARKS)], y, 0.57 * row, INKS[seat % len(INKS)]),
        label(name, (LEFT + 36, y), 0.66 * row, fill=INK, text_anchor="start"),
        label(total, (SIZE[0] - 50, y), 0.7 * row, fill=INK, text_anchor="end", font_family=SERIF,
              font_weight=700),
    ])  # fmt: skip


def _line(words: str, y: float, size: float, ink: str, family: str | None = None) -> Markup:
    weight = 700 if family else None
    return label(
        words, (LEFT, y), size, fill=ink, text_anchor="start", font_family=family,
        font_weight=weight,
    )  # fmt: skip
