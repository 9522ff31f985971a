"""A game in the terminal: people at this screen, bots in the other seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random

from rich.columns import Columns
from rich.text import Text

from faubourg.bots.outside import OutsideBot
from faubourg.cli import showing
from faubourg.cli.advising import Adviser
from faubourg.cli.common import console
from faubourg.core import files, observation, record, rulebook, telling
from faubourg.core.explain import deepest, matches
from faubourg.core.match import IllegalAction
from faubourg.core.model import CHANCE, Action, Reason, Seat, Value, is_over
from faubourg.core.registry import Game, find_game, games
from faubourg.core.replay import AnyMatch, record_of
from faubourg.core.texts import Texts

MOST_TYPED = 500  # what is longer than a path to save to is nothing we know
MOST_DIGITS = 9  # of a choice, a seat; thousands of them Python refuses to read


class Quit(Exception):
    """The person wants to leave."""


class Session:
    """Shows the table, asks the people, lets the bots think, tells what happened."""

    def __init__(
        self,
        game: Game,
        match: AnyMatch,
        texts: Texts,
        players: Sequence[str],
        bots: dict[Seat, observation.Bot],
        notes: Sequence[record.Note] = (),
    ) -> None:
        self.game = game
        self.match = match
        self.texts = texts
        self.players = players
        self.bots = bots
        self.notes = list(notes)  # that go into the record
        self.adviser = Adviser(game, match, texts, players)
        people = [seat for seat in range(match.rules.seats) if seat not in bots]
        self.voice = showing.Voice(
            game, match, texts, players, people[0] if len(people) == 1 else None
        )
        self.rng = Random()
        self.refusal: Reason | None = None
        self.undoer: Seat = 0  # whose choice was taken back last
        self.forget()

    # The flow

    def run(self) -> None:
        while not is_over(self.match.state):
            self.step()
        showing.show_result(self.match, self.players, self.texts)

    def step(self) -> None:
        """A forced action goes by itself, then bots, then people."""
        forced = self.match.forced()
        actors = self.match.state.actors
        machines = [seat for seat in actors if seat in self.bots]
        if forced is not None:
            self.play(*forced)
        elif machines:
            self.play(machines[0], self.bot_chooses(machines[0]))
        else:
            self.ask(actors[0])

    def bot_chooses(self, seat: Seat) -> Action:
        """A program from outside that fails is replaced, and the record says so."""
        bot = self.bots[seat]
        if isinstance(bot, OutsideBot):
            bot.complain = partial(self.replace_bot, seat)
        chosen: Action = bot.choose(self.match.observe(seat), self.rng)
        return chosen

    def replace_bot(self, seat: Seat, bot: str, problem: str) -> None:
        who = self.players[seat]
        self.say("cli.bot-replaced", {"who": who, "bot": bot, "problem": problem}, style="red")
        values: dict[str, Value] = {"player": seat + 1, "who": who}
        self.notes.append(record.Note(len(self.match.entries), "bot-replaced", values))

    def play(self, seat: Seat, action: Action) -> None:
        self.match.play(seat, action)
        self.refusal = None
        self.tell()

    def tell(self) -> None:
        """What happened since the last time, chance included."""
        for step in self.match.steps[self.voice.teller.length :]:
            for line in self.voice.lines(step):
                console.print(Text(f"  {line}", style="dim"), soft_wrap=True)

    def forget(self) -> None:
        """What came before is not told again: so it is after an undo."""
        self.voice.teller.stand(self.match.state.clone(), len(self.match.steps))

    # Asking

    def ask(self, seat: Seat) -> None:
        """Show the board and the choices, then listen until something was done."""
        self.show_board(seat)
        self.show_prompt(seat)
        self.show_choices(seat)
        entries = len(self.match.entries)
        while len(self.match.entries) == entries:
            self.listen(seat)

    def show_board(self, seat: Seat) -> None:
        known = self.match.rules.known(self.match.state, seat)
        console.print()
        console.print(Text(self.voice.board(known, seat, seat)))

    def show_prompt(self, seat: Seat) -> None:
        known = self.match.rules.known(self.match.state, seat)
        sentence = self.voice.tell(self.voice.teller.narrator.prompt(known, seat))
        console.print()
        asked = self.texts.say("cli.asked", {"who": self.players[seat]})
        console.print(Text.assemble((f"{asked} ", "bold yellow"), (sentence, "bold")))

    def choices(self, seat: Seat) -> list[tuple[Action, str]]:
        rules = self.match.rules
        known, legal = rules.known(self.match.state, seat), rules.legal(self.match.state, seat)
        return [
            (a, self.voice.tell(self.voice.teller.narrator.label(known, seat, a))) for a in legal
        ]

    def show_choices(self, seat: Seat) -> None:
        rows = [
            Text.assemble((f"{number:>3} ", "yellow"), label)
            for number, (_, label) in enumerate(self.choices(seat), start=1)
        ]
        console.print(Columns(rows, column_first=True, padding=(0, 3)))

    def listen(self, seat: Seat) -> None:
        try:
            words = console.input(Text("> ", style="bold yellow")).strip()[:MOST_TYPED]
        except EOFError:
            raise Quit from None
        command, _, rest = words.partition(" ")
        action = _COMMANDS.get(command.lower())
        if action is not None:
            getattr(self, f"do_{action}")(seat, rest.strip())
        elif words:
            self.choose(seat, words)

    def choose(self, seat: Seat, words: str) -> None:
        """A number, a notation, or the beginning of one, in either language."""
        choices = self.choices(seat)
        if is_number(words):
            self.choose_number(seat, int(words), choices)
            return
        notation = self.match.rules.notation
        found = [a for a, label in choices if matches(words, notation(a)) or matches(words, label)]
        exact = [a for a in found if notation(a) == words]
        if len(found) == 1 or exact:
            self.play(seat, (exact or found)[0])
        elif found:
            named = ", ".join(notation(action) for action in found[:8])
            self.say("cli.several", {"words": words, "found": named})
        else:
            self.do_why(seat, words)

    def choose_number(self, seat: Seat, number: int, choices: list[tuple[Action, str]]) -> None:
        if 1 <= number <= len(choices):
            self.play(seat, choices[number - 1][0])
            return
        values = {"number": number, "last": len(choices)}
        self.say("cli.bad-number", values, style="red")

    def say(self, key: str, values: Mapping[str, Value] | None = None, style: str = "") -> None:
        console.print(Text(self.texts.say(key, values), style=style), soft_wrap=True)

    # Commands

    def do_why(self, seat: Seat, words: str) -> None:
        """Why what was tried is refused; without words, the rule behind the last refusal."""
        if not words:
            self.show_rule(self.refusal.rule if self.refusal else "", self._book())
            return
        rules = self.match.rules
        tried = [action for action in rules.catalogue if matches(words, rules.notation(action))]
        refused = deepest(rules, self.match.state, seat, tried)
        if refused is None:
            key = "cli.allowed" if tried else "cli.unknown"
            self.say(key, {"words": words}, style="red")
            return
        self.refuse(refused[1], seat, refused[0])

    def refuse(self, reason: Reason, seat: Seat, action: Action) -> None:
        known = self.match.rules.known(self.match.state, seat)
        values = self.voice.teller.narrator.reason_values(known, seat, action, reason)
        values = telling.with_names(values, self.players)
        self.refusal = reason
        console.print(Text(self.texts.refuse(reason, values), style="red"), soft_wrap=True)

    def _book(self) -> Game:
        """An expansion may refuse by the rules of its base game."""
        key = self.refusal.key.rpartition(".")[0] if self.refusal else ""
        return find_game(key) if key in games() else self.game

    def show_rule(self, number: str, book: Game | None = None) -> None:
        text = rulebook.paragraphs(book or self.game, self.texts.language).get(number)
        words = f"{number}  {text}" if text else self.texts.say("cli.no-refusal")
        console.print(Text(words), soft_wrap=True)

    def do_undo(self, seat: Seat, rest: str) -> None:
        """The last choice made at this screen, whoever made it."""
        people = [step.seat for step in self.match.steps if self.is_person(step.seat)]
        self.undoer = people[-1] if people else seat
        self._turn_back(self.match.undo, "cli.undone")

    def do_redo(self, seat: Seat, rest: str) -> None:
        self._turn_back(self.match.redo, "cli.redone")

    def _turn_back(self, change: Callable[[Seat], None], done: str) -> None:
        try:
            change(self.undoer)
        except IllegalAction as refused:
            self.say(refused.reason.key, style="red")
            return
        self.forget()
        self.say(done)

    def is_person(self, seat: Seat) -> bool:
        return seat != CHANCE and seat not in self.bots

    def do_save(self, seat: Seat, rest: str) -> None:
        if not rest:
            self.say("cli.save-where", style="red")
            return
        try:
            self.save(Path(rest).expanduser())
        except OSError as error:
            values = {"file": rest, "problem": error.strerror or str(error)}
            self.say("cli.not-saved", values, style="red")
            return
        self.say("cli.saved", {"file": rest})

    def save(self, path: Path) -> None:
        """With the secret of the chance, so that the game can go on with the same luck."""
        kept = record_of(self.match, self.players, reveal=True, notes=self.notes)
        files.write_whole(path, record.dump(kept))

    def do_hint(self, seat: Seat, rest: str) -> None:
        """A deeper one each time; the record says when one was asked for."""
        numbers = {action.index: at for at, (action, _) in enumerate(self.choices(seat), start=1)}
        if self.adviser.tell(seat, numbers):
            values: dict[str, Value] = {"player": seat + 1, "who": self.players[seat]}
            self.notes.append(record.Note(len(self.match.entries), "hint", values))

    def do_list(self, seat: Seat, rest: str) -> None:
        self.show_prompt(seat)
        self.show_choices(seat)

    def do_board(self, seat: Seat, rest: str) -> None:
        others = is_number(rest) and 1 <= int(rest) <= len(self.players)
        self.show_board(int(rest) - 1 if others else seat)

    def do_score(self, seat: Seat, rest: str) -> None:
        showing.show_result(self.match, self.players, self.texts)

    def do_rules(self, seat: Seat, rest: str) -> None:
        if rest:
            self.show_rule(rest)
        else:
            self.say("cli.rules-how", {"game": self.game.key})

    def do_help(self, seat: Seat, rest: str) -> None:
        self.say("cli.help")

    def do_quit(self, seat: Seat, rest: str) -> None:
        raise Quit


def is_number(words: str) -> bool:
    return words.isdecimal() and len(words) <= MOST_DIGITS


_COMMANDS = {
    "?": "why", "undo": "undo", "annuler": "undo", "redo": "redo", "refaire": "redo",
    "save": "save", "sauver": "save", "list": "list", "liste": "list", "board": "board",
    "plateau": "board", "score": "score", "rules": "rules", "regles": "rules", "règles": "rules",
    "hint": "hint", "indice": "hint", "help": "help", "aide": "help",
    "quit": "quit", "quitter": "quit", "q": "quit",
}  # fmt: skip
