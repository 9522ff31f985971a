"""The year: its voice cards, open and hidden, and the clock of years, phases and rounds."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.model import Seat
from faubourg.drawing import marks, svg
from faubourg.drawing.palette import CARD, CARD_LINE, FAINT, INK, PAPER
from faubourg.drawing.svg import NOTHING, SERIF, Markup, at, disc, group, label, path, rectangle
from faubourg.games.la_citta import year as voices
from faubourg.games.la_citta.components import HIDDEN, ROUNDS, SERVICES, YEARS, Service
from faubourg.games.la_citta.draw.politics import choice, paper
from faubourg.games.la_citta.draw.scene import Scene, player, say, service_name
from faubourg.games.la_citta.draw.signs import token
from faubourg.games.la_citta.draw.sketch import PLUS, SHARED, TERRACOTTA
from faubourg.games.la_citta.state import UNKNOWN, LaCittaState

WIDE: Final = 64.0
STEP: Final = 69.0
HIGH: Final = 96.0
RIM: Final = 5.0  # around the back of a card, for the light upon it
RIGHT: Final = 284.0


def voice(scene: Scene) -> Markup:
    """What others know is not shown, only that they have looked."""
    known, look, language = scene.known, scene.look, scene.language
    lit = frozenset([name for name in look.lit if name.startswith(("voice:", "service:"))])
    looked = tuple([
        tuple([(seat, player(language, look, seat)) for seat in who_looked(known, where)])
        for where in range(HIDDEN)
    ])  # fmt: skip
    hidden = tuple([service_code(service) for service in known.hidden])
    unseen = tuple(zip(SERVICES, voices.undrawn(known), strict=True))
    heard = tuple([SERVICES[service] for service in voices.heard(known)])
    return _cards(language, service_code(known.open), hidden, known.revealed, looked, unseen,
                  heard, lit)  # fmt: skip


def service_code(service: Service) -> str:
    return "" if service == UNKNOWN else SERVICES[service]


def who_looked(known: LaCittaState, where: int) -> list[Seat]:
    return [seat for seat, positions in enumerate(known.looked) if positions >> where & 1]


@lru_cache(maxsize=512)
def _cards(
    language: str, opened: str, hidden: tuple[str, ...], revealed: int,
    looked: tuple[tuple[tuple[int, str], ...], ...], unseen: tuple[tuple[str, int], ...],
    heard: tuple[str, ...], lit: frozenset[str],
) -> Markup:  # fmt: skip
    words = svg.title(_words(language, 0, opened, bool(opened), ()))
    first = group(words, _face(language, opened, (2, 2), True), data_key="voice:open",
                  data_about="voice:open")  # fmt: skip
    others = [
        _hidden(language, n, seen, n < revealed, looked[n], f"voice:{n + 1}" in lit)
        for n, seen in enumerate(hidden)
    ]
    seen = [opened, *hidden]
    rows = [
        _service(language, n, service, seen.count(service), left, service in heard,
                 f"service:{service}" in lit)
        for n, (service, left) in enumerate(unseen)
    ]  # fmt: skip
    return svg.picture((0, 0, 424, 122), say(language, "voice"), _about(language, heard), first,
                   *others, *rows, class_="la-citta voice", **SHARED)  # fmt: skip


def _about(language: str, heard: tuple[str, ...]) -> str:
    names = ", ".join(service_name(language, service) for service in heard)
    return say(language, "voice-is", names=names) if heard else ""


def _hidden(
    language: str, n: int, seen: str, revealed: bool, looked: tuple[tuple[int, str], ...],
    lit: bool,
) -> Markup:  # fmt: skip
    x = 2 + STEP * (n + 1)
    eyes = [marks.mark(seat, (x + 10 + 13 * place, HIGH + 14), 5.5)
            for place, (seat, _) in enumerate(looked)]  # fmt: skip
    names = tuple(name for _, name in looked)
    return choice(
        f"voice:{n + 1}", _words(language, n + 1, seen, revealed, names), (x, 2, WIDE, HIGH), lit,
        f"voice:{n + 1}", _face(language, seen, (x, 2), revealed),
        label(str(n + 1), (x + WIDE - 13, 16), 14, fill=INK if seen else PAPER, font_family=SERIF,
              font_weight=700, class_=None if seen else "letter"),
        *eyes,
    )  # fmt: skip


def _words(language: str, n: int, seen: str, revealed: bool, looked: tuple[str, ...]) -> str:
    state = "open" if revealed else "known" if seen else "hidden"
    name = service_name(language, seen) if seen else ""
    words = say(language, "voice-card", number=n, state=state, service=name)
    return f"{words}. {say(language, 'looked', names=', '.join(looked))}" if looked else words


def _face(language: str, service: str, where: svg.Point, revealed: bool) -> Markup:
    """Its arch; a dashed edge and an eye if only the viewer knows it."""
    x, y = where
    if not service:
        back = rectangle((x + RIM, y + RIM, WIDE - 2 * RIM, HIGH - 2 * RIM), rx=5,
                         fill=TERRACOTTA.right, class_="back")  # fmt: skip
        sign = label("?", (x + WIDE / 2, y + 50), 40, fill=CARD, font_family=SERIF, class_="letter")
        return group(paper((x, y, WIDE, HIGH)), back, sign)
    edge = NOTHING if revealed else group(
        rectangle((x + 3, y + 3, WIDE - 6, HIGH - 6), rx=6, stroke=INK, stroke_width=1.6,
                  stroke_dasharray="5 4"),
        path(["M-10 0q10-11 20 0q-10 11-20 0zM-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0"], fill=PAPER,
             stroke=INK, stroke_width=1.5, transform=at((x + 18, y + 16), 0.9)),
    )  # fmt: skip
    return group(
        paper((x, y, WIDE, HIGH)), token(service, (x + WIDE / 2, y + 46), 3.2), edge,
        label(service_name(language, service), (x + WIDE / 2, y + 84), 12, fill=INK),
    )  # fmt: skip


def _service(
    language: str, n: int, service: str, seen: int, left: int, won: bool, lit: bool
) -> Markup:
    """How often it is seen this year, and how many cards of it the viewer has never seen."""
    y = 2 + 33.0 * n
    name = service_name(language, service)
    words = say(language, "service-line", name=name, seen=seen, left=left)
    crown = rectangle((RIGHT, y, 136, 30), rx=8, fill=PLUS, fill_opacity=0.25) if won else NOTHING
    return choice(
        f"service:{service}", words, (RIGHT, y, 136, 30), lit, f"service:{service}", crown,
        token(service, (RIGHT + 16, y + 15), 1.5),
        label("●" * seen or "–", (RIGHT + 32, y + 15), _dot(seen) if seen else 16,
              fill=INK if seen else FAINT, text_anchor="start"),
        label(say(language, "not-seen", count=left), (RIGHT + 132, y + 15), 13, fill=FAINT,
              text_anchor="end"),
    )  # fmt: skip


def _dot(seen: int) -> float:
    """Three or four leave room for the words after them."""
    return min(11, 28 / seen)


PHASES = 8


def year(scene: Scene) -> Markup:
    return _clock(scene.language, scene.known.year, scene.known.phase, scene.known.round)


@lru_cache(maxsize=512)
def _clock(language: str, now: int, phase: int, round: int) -> Markup:
    words = say(language, "phase", phase=phase)
    if phase == 4:
        words = f"{words}, {say(language, 'round', round=round, of=ROUNDS)}"
    about = say(language, "clock", year=now, of=YEARS, phase=words)
    years = [_year(n, now) for n in range(1, YEARS + 1)]
    steps = [_phase(n, phase) for n in range(1, PHASES + 1)]
    rounds = [_round(n, round) for n in range(1, ROUNDS + 1)] if phase == 4 else []
    thread = path(["M28 66h364"], stroke=CARD_LINE, stroke_width=3)
    return svg.picture(
        (0, 0, 420, 116), about, "", *years, thread, *steps, *rounds,
        label(words, (210, 103), 16, fill=INK, font_family=SERIF, font_weight=700),
        class_="la-citta year", **SHARED,
    )  # fmt: skip


def _year(n: int, now: int) -> Markup:
    """Past years are filled, the year of today has a frame."""
    x = 4 + 69.0 * (n - 1)
    past, current = n < now, n == now
    fill = TERRACOTTA.left if current else CARD
    return group(
        rectangle((x, 3, 64, 32), rx=8, fill=fill, stroke=TERRACOTTA.line if current else CARD_LINE,
                  stroke_width=1.4),
        label("✓" if past else str(n), (x + 32, 19), 19,
              fill=PAPER if current else FAINT if past else INK, font_family=SERIF,
              font_weight=700, class_="letter" if current else None),
        data_key=f"year:{n}", data_about=f"year:{n}",
    )  # fmt: skip


def _phase(n: int, now: int) -> Markup:
    x = 28 + 52.0 * (n - 1)
    current = n == now
    return group(
        path([disc(x, 66, 17 if current else 13)], fill=TERRACOTTA.left if current else CARD,
             stroke=TERRACOTTA.line if current or n < now else CARD_LINE, stroke_width=1.6),
        label(str(n), (x, 66), 18 if current else 15,
              fill=PAPER if current else INK if n > now else FAINT, font_family=SERIF,
              font_weight=700, class_="letter" if current else None),
        data_key=f"phase:{n}", data_about=f"phase:{n}",
    )  # fmt: skip


def _round(n: int, now: int) -> Markup:
    x = 28 + 52.0 * 3 + 9 * (n - 3)
    return path([disc(x, 88, 3)], fill=INK if n <= now else PAPER, stroke=INK, stroke_width=1)
