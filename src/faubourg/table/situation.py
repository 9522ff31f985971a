"""What one page shows of its table: all it gets is made from what its seat knows."""

from __future__ import annotations

from functools import cached_property, lru_cache
from random import Random
from typing import Any, Final

from faubourg.core.model import CHANCE, Action, Message, ScoreLine, Seat, Value, awaits_chance
from faubourg.core.presentation import Look
from faubourg.core.telling import with_names
from faubourg.core.texts import Texts
from faubourg.drawing.chart import line_chart
from faubourg.table import goal, history, shown, wire
from faubourg.table.company import Company, bot_name
from faubourg.table.lesson import LEARNER, Guide
from faubourg.table.news import news
from faubourg.table.people import FREE
from faubourg.table.since import Since
from faubourg.table.table import LESSON, REPLAY, Table
from faubourg.table.turning import TELLING, Turning
from faubourg.table.viewer import Viewer, is_shared, present, sight_of
from faubourg.table.ways import Choice, choices, is_begun

PHASE_CHIP: Final = ".chip-phase"
MOST_LINES: Final = 1000  # of the log at once; more of them follow


class Painter:
    """Makes the situation for one viewer and one look."""

    def __init__(
        self, table: Table, viewer: Viewer, wanted: wire.WantedLook, log_from: int = 0
    ) -> None:
        self.table = table
        self.log_from = log_from
        self.viewer = viewer
        self.wanted = wanted
        self.rules = table.match.rules
        self.game = table.game
        self.narrator = self.game.narrator(self.rules)
        self.drawer = self.game.drawer(self.rules)
        self.texts = Texts(viewer.language)
        self.company = Company(table, viewer, self.texts)
        self.names = table.names_in(self.texts)
        here = present(table, viewer, wanted)
        self.playing = [seat for seat in here if seat in viewer.plays]
        self.sight = sight_of(table, viewer, wanted)
        self.steps = self.sight.steps
        self.at = self.steps if wanted.at is None else min(wanted.at, self.steps)
        self.now = self.at == self.steps
        self.state = table.match.state if self.now else self._past()
        self.seat = self._acting_seat()
        self.covered: Seat | None = None
        if self.seat is not None and self.seat != wanted.eyes and self.is_shared:
            self.seat, self.covered = None, self.seat
        self.known = self._known()
        self.front = self._front()

    @property
    def watching(self) -> Seat | None:
        """Whose knowledge is shown: the seat in focus, or a spectator's."""
        if self.seat is not None:
            return self.seat
        if self.is_shared:
            looking = self.covered is None and self.wanted.eyes in self.viewer.mine
            return self.wanted.eyes if looking else None
        return self.viewer.mine[0] if self.viewer.mine else None

    @property
    def is_shared(self) -> bool:
        return is_shared(self.table, self.viewer)

    def _known(self) -> Any:
        """A spectator knows what the story tells."""
        story, told = self.table.story, len(self.table.match.steps)
        if self.watching is None and self.now and story.length == told:
            return story.known
        return self.rules.known(self.state, self.watching)

    def _past(self) -> Any:
        return self.table.past.after(self.table.match.steps, self.sight.length(self.at))

    def _acting_seat(self) -> Seat | None:
        """Of the seats held here, one that is to act: the one in front if it is."""
        mine = [seat for seat in self.state.actors if seat in self.viewer.plays]
        if not mine or not self.now or not self.table.row.is_played:
            return None
        return self.wanted.seat if self.wanted.seat in mine else mine[0]

    def _front(self) -> Seat:
        if self.wanted.seat is not None and self.wanted.seat < self.rules.seats:
            return self.wanted.seat
        if self.watching is not None:
            return self.watching
        return max(0, self.known.actors[0]) if self.known.actors else 0

    def tell(self, message: Message) -> str:
        """As a tale tells it; few things are said in a game, and those again and again."""
        values = with_names(message.values, self.names)
        return _said(self.viewer.language, message.key, tuple(values.items()))

    @cached_property
    def since(self) -> Since:
        """Always until now, also while one looks back at one of its moments."""
        seats = [] if self.table.row.kind in (LESSON, REPLAY) else self.playing
        return Since(self.table, seats, self.sight, self.tell)

    def _news(self) -> shown.News:
        """Of the present, for the seat whose knowledge is shown."""
        if self.watching not in self.playing or not self.now or self.table.over:
            return shown.News([], [])
        found = news(self.table, self.watching)
        return shown.News([self.tell(line) for line in found.lines], found.names)

    def situation(self) -> shown.Situation:
        legal = choices(self.table, self.seat, self.known) if self.seat is not None else []
        touched = [self._touches(choice) for choice in legal]
        told = [(c.number, names, self._label(c)) for c, names in zip(legal, touched, strict=True)]
        usual = sum(choice.instead is None for choice in legal)  # they come first
        look = self.look(frozenset(name for names in touched for name in names))
        panels = self.drawer.panels(self.known, self.texts, look)
        small = {key: svg for key, svg in panels.items() if key.startswith("city:")}
        return shown.Situation(
            table=self.table.id,
            game=self.game.key,
            title=self.texts.say(f"{self.game.key}.name"),
            number=history.Sight(self.table.match, self.table.who(self.viewer.mine)).number,
            at=self.at,
            steps=self.steps,
            now=self.now,
            chips=self._chips(),
            goal=goal.goal(self.rules, self.texts),
            phases=goal.phases(self.narrator.phases(self.known), self.tell),
            seat=self.seat,
            yours=self.seat is not None,
            front=self.front,
            prompt=self.prompt(),
            board=self.drawer.draw(self.known, self.texts, look),
            panels=[self._panel(key, svg) for key, svg in panels.items() if key not in small],
            text=self.drawer.draw_text(self.known, self.texts, look),
            overlays=[self._overlay(key) for key in self.drawer.overlays()],
            players=[self._player(seat, small) for seat in range(self.rules.seats)],
            actions=told[:usual],
            ways=told[usual:],
            footprints=self._footprints(legal, look),
            beginnings=[choice.number for choice in legal if self._is_beginning(choice.action)],
            is_begun=is_begun(self.table, self.seat, self.drawer),
            buttons=self._buttons(legal, touched),
            aids=self._aids(),
            hint=self.seat is not None and not self.table.why_not_hint(self.seat),
            turn_back=self._turn_back_seat(),
            redo_seat=self._redo_seat(),
            undo=self._why_not_undo(),
            redo=self._why_not_redo(),
            log=self._log(),
            log_from=self.log_from,
            marks=self._marks(),
            since=self.since.moves(),
            news=self._news(),
            sheets=self.since.sheets(),
            knocks=self.company.knocks(),
            newcomers=self.company.newcomers(),
            talk=self.company.talk(),
            luck=self.company.luck(),
            cover=self._cover(),
            lesson=self._lesson(),
            result=self._result() if self.table.over and self.now else None,
        )

    def _chips(self) -> list[str]:
        """But the phase, which the page tells above them; a terminal has no such place."""
        told = self.narrator.status(self.known, self.watching)
        return [self.tell(chip) for chip in told if not chip.key.endswith(PHASE_CHIP)]

    def _touches(self, choice: Choice) -> list[str]:
        assert self.seat is not None
        return self.drawer.touches(choice.known, self.seat, choice.action)

    def _cover(self) -> shown.Cover | None:
        if self.covered is None:
            return None
        say, who = self.texts.say, {"who": self.names[self.covered]}
        return shown.Cover(self.covered, say("web.cover", who), say("web.uncover", who))

    def look(self, lit: frozenset[str], ghost: Any = None) -> Look:
        seen = lit if self.front == self.seat else frozenset()
        names = tuple(self.names)
        turn, overlay = self.wanted.turn, self.wanted.overlay
        return Look(self.front, turn, overlay, seen, ghost, names, self.watching)

    def prompt(self) -> str:
        missing = self.table.awaited()
        if missing and awaits_chance(self.state):
            waited = self.table.seats[missing[0]].state
            key = "web.waiting-to-join" if waited == FREE else "web.waiting-luck"
            return self.texts.say(key, {"who": self.names[missing[0]]})
        seat = self.seat if self.seat is not None else self.front
        return self.tell(self.narrator.prompt(self.known, self._asked(seat)))

    def _asked(self, seat: Seat) -> Seat:
        """A seat that is not held here is told for whom one waits."""
        if self.seat is not None or seat not in self.known.actors:
            return seat
        others = [other for other in range(self.rules.seats) if other not in self.known.actors]
        return others[0] if others else seat

    def _label(self, choice: Choice) -> str:
        assert self.seat is not None
        return self.tell(self.narrator.label(choice.known, self.seat, choice.action))

    def _panel(self, key: str, svg: str) -> shown.Panel:
        return shown.Panel(key, self.tell(self.narrator.panel_name(key)), svg)

    def _overlay(self, key: str) -> shown.Named:
        return shown.Named(key, self.tell(self.narrator.overlay_name(key)))

    def _buttons(self, legal: list[Choice], touched: list[list[str]]) -> dict[str, str]:
        """A choice that touches one thing, which has no words, is called as in the list."""
        alone = {names[0]: c for c, names in zip(legal, touched, strict=True) if len(names) == 1}
        found = sorted({name for names in touched for name in names})
        said = {name: self.narrator.button(self.known, name) for name in found}
        return {
            name: self._label(alone[name]) if words.key == "plain" and name in alone
            else self.tell(words)
            for name, words in said.items()
        }  # fmt: skip

    def _footprints(self, legal: list[Choice], look: Look) -> dict[int, str]:
        """By number of the choice, on the board in front."""
        if self.seat is None or self.front != self.seat:
            return {}
        draw, seat = self.drawer.footprint, self.seat
        found = [(one.number, draw(one.known, seat, one.action, look)) for one in legal]
        return {number: shape for number, shape in found if shape}

    def _is_beginning(self, action: Action) -> bool:
        """Not if it left no choice: then the whole of it would be played, and is asked about."""
        if self.seat is None or type(action) not in self.drawer.BEGINNINGS:
            return False
        if self.table.guide() is not None and self.drawer.ways(self.known, self.seat, action):
            return False  # a lesson knows of one way, which is to be chosen first
        guess = self.rules.imagine(self.known, self.seat, Random(0))
        self.rules.apply(guess, self.seat, action)
        return len(self.rules.legal(guess, self.seat)) > 1

    def _aids(self) -> list[shown.Named]:
        if self.seat is None:
            return []
        say, game = self.texts.say, self.game.key
        return [shown.Named(aid, say(f"{game}.aid-{aid}")) for aid in self.table.aids(self.seat)]

    def _player(self, seat: Seat, small: dict[str, str]) -> shown.Player:
        row, lines = self.table.seats[seat], self._lines(seat)
        summary, total = self.narrator.summary(self.known, seat), sum(one.points for one in lines)
        return shown.Player(
            seat=seat,
            name=self.names[seat],
            bot=bot_name(row.bot, self.texts) if row.bot else "",
            mine=seat in self.viewer.mine,
            active=seat in self.state.actors,
            total=total,
            unit=self._unit(total),
            summary=self.tell(summary),
            lines=lines,
            svg=small.get(f"city:{seat + 1}", ""),
            link=self.company.link(seat),
            joined=row.state != FREE,
            stand_in=self.company.stand_in(seat),
            may=self.table.may(self.viewer.browser, seat),
            presence=self.company.presence(seat),
            until=self._until(seat),
        )

    def _unit(self, total: int) -> str:
        own = f"{self.game.key}.unit"
        key = own if self.texts.has(own) else "web.unit"
        return self.texts.say(key, {"points": abs(total), "seats": self.rules.seats})

    def _until(self, seat: Seat) -> str:
        until = self.table.until(seat) if self.now else None
        return until.isoformat(timespec="seconds") if until else ""

    def _lesson(self) -> shown.Lesson | None:
        """For who learns here, and not in the past."""
        guide = self.table.guide()
        if guide is None or not self.now or LEARNER not in self.viewer.mine:
            return None
        places = guide.lesson.bubbles
        last = guide.reached() >= places[-1] and not guide.waits
        bubbles = [self._bubble(guide, place) for place in guide.shown()]
        return shown.Lesson(bubbles, len(places), last)

    def _bubble(self, guide: Guide, place: int) -> shown.Bubble:
        lesson, say = guide.lesson, self.texts.say
        named = lesson.named(place)
        key = f"{self.game.key}.lesson-{lesson.stops[named].name}"
        number, reads = lesson.bubbles.index(named) + 1, not lesson.stops[place].good
        return shown.Bubble(number, say(f"{key}-title"), say(key), guide.names(place), reads)

    def _lines(self, seat: Seat) -> list[shown.Scored]:
        seen = self.rules.score_seen(self.known, self.watching, seat)
        return [self._scored(line) for line in seen]

    def _scored(self, line: ScoreLine) -> shown.Scored:
        return shown.Scored(_said(self.viewer.language, line.key, line.values), line.points)

    def _log(self) -> list[shown.LogLine]:
        places = range(len(self.table.story.lines))[self.log_from :]
        return [self._log_line(place) for place in places[:MOST_LINES]]

    def _log_line(self, place: int) -> shown.LogLine:
        told = self.table.story.lines[place]
        player = told.message.values.get("player")  # no more than the words say
        seat = player - 1 if isinstance(player, int) else CHANCE
        mine = (told.seat if seat == CHANCE else seat) in self.viewer.mine
        at, words = self.sight.at(told.step), self.tell(told.message)
        return shown.LogLine(place + 1, at, words, mine, seat)

    def _marks(self) -> list[shown.Mark]:
        """Where a finished game turned; of what comes later, not who it was."""
        table = self.table
        found = table.story.turnings if table.over and table.is_told else []
        return [self._mark(turning) for turning in found]

    def _mark(self, turning: Turning) -> shown.Mark:
        at, message = self.sight.at(turning.step - 1), turning.message
        if at > self.at and message.key in TELLING:
            return shown.Mark(at, self.texts.say(f"{message.key}-later"))
        return shown.Mark(at, self.tell(message))

    def _turn_back_seat(self) -> Seat | None:
        """Whose choice an undo would take back: the last one made by a seat held here."""
        steps = reversed(self.table.match.steps)
        return next((step.seat for step in steps if step.seat in self.playing), self.seat)

    def _why_not_undo(self) -> str | None:
        seat = self._turn_back_seat()
        if seat is None:
            return self.texts.say("nothing-to-undo")
        reason = self.table.why_not_undo(seat)
        return self.texts.refuse(reason, {}) if reason else None

    def _redo_seat(self) -> Seat | None:
        """Of the seats held here, one that has taken something back and may do it again."""
        able = [s for s in self.playing if self.table.match.why_not_redo(s) is None]
        return able[0] if able else None

    def _why_not_redo(self) -> str | None:
        return None if self._redo_seat() is not None else self.texts.say("nothing-to-redo")

    def _result(self) -> shown.Outcome:
        places = [
            shown.Place(number, seat, self.names[seat], self.rules.total(self.state, seat),
                  self._lines(seat))
            for number, seats in enumerate(self.rules.ranking(self.state), start=1)
            for seat in seats
        ]  # fmt: skip
        title, bots = self.texts.say("web.result"), self.company.opponents()
        held = self.texts.say("web.daily-later") if self.table.is_held_back else ""
        return shown.Outcome(title, self.prompt(), places, self._chart(), bots, held)

    def _chart(self) -> str:
        """Once it is told; to count all totals takes a while."""
        told = self.table.story.counted if self.table.is_told else []
        return line_chart(self.texts.say("web.chart"), self.names, told) if told else ""


@lru_cache(maxsize=20_000)
def _said(language: str, key: str, values: tuple[tuple[str, Value], ...]) -> str:
    return Texts(language).say(key, dict(values))


def paint(
    table: Table, viewer: Viewer, wanted: wire.WantedLook, log_from: int = 0
) -> shown.Situation:
    return Painter(table, viewer, wanted, log_from).situation()
