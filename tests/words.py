"""What is said of a position of any game, in both languages, and of whole games."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random
from types import ModuleType
from typing import Any

from position import AnyPosition, done

from faubourg.core.model import Action, Message, Reason, Seat
from faubourg.core.texts import LANGUAGES, Texts

TEXTS = [Texts(language) for language in LANGUAGES]


def plain(words: str) -> str:
    """No-break spaces are checked in test_texts.py; here they would only hide."""
    return words.replace("\u00a0", " ").replace("\u202f", " ")


def reasons_in(module: ModuleType) -> Iterator[Reason]:
    """Constants, by themselves or in a table."""
    for value in vars(module).values():
        inside = value.values() if isinstance(value, dict) else [value]
        yield from (reason for reason in inside if isinstance(reason, Reason))


@dataclass(frozen=True)
class Words:
    """Of one game: for each language a pattern of what only a program understands."""

    english: str
    french: str

    def tell(self, message: Message, texts: Texts) -> str:
        """In words, with nothing left of those codes."""
        said = plain(texts.tell(message))
        codes = self.french if texts.language == "fr" else self.english
        assert said and not re.search(codes, said), (message, said)
        return said

    def both(self, message: Message) -> list[str]:
        return [self.tell(message, texts) for texts in TEXTS]

    def told(self, messages: Iterable[Message]) -> list[list[str]]:
        """One list a language."""
        return [list(said) for said in zip(*map(self.both, messages), strict=True)] or [[], []]

    # Positions in words: one short question each, answered in both languages

    def asked(self, game: AnyPosition) -> list[str]:
        return self.both(game.narrator.prompt(game.known, game.seat))

    def labelled(self, game: AnyPosition, words: str) -> list[str]:
        return self.both(game.narrator.label(game.known, game.seat, game.action(words)))

    def refused(self, game: AnyPosition, words: str) -> list[str]:
        """In both languages, without the rule's number, which test_texts.py shows."""
        action, reason = game.action(words), game.why_not(words)
        assert reason is not None, f"{words} is allowed"
        values = game.narrator.reason_values(game.known, game.seat, action, reason)
        return self.both(Message(reason.key, values))

    def effects(self, game: AnyPosition, words: str) -> list[list[str]]:
        """What an action would bring."""
        after, action = game.copy().play(words), game.action(words)
        return self.told(game.narrator.consequences(game.known, game.seat, action, after.known))

    def chips(self, game: AnyPosition) -> list[list[str]]:
        return self.told(game.narrator.status(game.known, game.seat))

    def summary(self, game: AnyPosition) -> list[str]:
        return self.both(game.narrator.summary(game.known, game.seat))

    def button(self, game: AnyPosition, name: str) -> list[str]:
        return self.both(game.narrator.button(game.known, name))

    def logged(
        self, game: AnyPosition, *actions: str, viewer: Seat | None = None
    ) -> list[list[str]]:
        """What is read of some actions, of whoever is to act."""
        teller, lines = game.teller(viewer), list[Message]()
        for words in actions:
            actor = game.sit(game.actors[0])
            lines += teller.tell(done(actor.seat, actor.possible(words)))
        return self.told(lines)


class Walk:
    """A game in which much is said."""

    def __init__(self, words: Words, game: AnyPosition, seed: str) -> None:
        self.words, self.game, self.rng = words, game, Random(seed)
        self.met: Counter[str] = Counter()
        self.log: list[Message] = []
        self.kinds: dict[type[Action], list[Action]] = {}
        for action in game.rules.catalogue:
            self.kinds.setdefault(type(action), []).append(action)

    def read(
        self, before: Any, seat: Seat, action: Action, viewer: Seat | None = None
    ) -> list[Message]:
        """The lines of the log, of an action and all that follows, for a spectator or a seat."""
        teller = replace(self.game, state=before.clone()).teller(viewer)
        return teller.tell(done(seat, action))

    def say_position(self, seat: Seat, legal: list[Action]) -> None:
        rules, state, narrator = self.game.rules, self.game.state, self.game.narrator
        own, spectator = rules.known(state, seat), rules.known(state, None)
        said = [narrator.prompt(own, other) for other in range(rules.seats)]
        said += [narrator.summary(own, other) for other in range(rules.seats)]
        said += [*narrator.status(own, seat), *narrator.status(spectator, None)]
        some = self.rng.sample(legal, min(len(legal), 20))
        for action in [*some, *self.rng.sample(rules.catalogue, 10)]:
            said += [narrator.label(known, seat, action) for known in (own, spectator)]
        for action in {type(action): action for action in legal}.values():
            said += self.effects(seat, action)
        assert all(map(self.words.both, said))

    def effects(self, seat: Seat, action: Action) -> list[Message]:
        rules, after = self.game.rules, self.game.state.clone()
        before = rules.known(after, seat)
        rules.apply(after, seat, action)
        found = self.game.narrator.consequences(before, seat, action, rules.known(after, seat))
        assert found  # no action is without consequence
        return found

    def refuse_some(self, seat: Seat, most: int = 10) -> None:
        """All choices of a small kind, and some of the many."""
        rules, state, known = self.game.rules, self.game.state, self.game.sit(seat).known
        for actions in self.kinds.values():
            for action in self.rng.sample(actions, min(len(actions), most)):
                reason = rules.why_not(state, seat, action)
                if reason is not None and self.met[reason.key] < 4:
                    self.met[reason.key] += 1
                    values = self.game.narrator.reason_values(known, seat, action, reason)
                    said = self.words.both(Message(reason.key, values))
                    assert all(line.endswith(".") for line in said)

    def refusals(self) -> set[str]:
        """That were met, without the name of the game."""
        return {key.split(".")[-1] for key in self.met}
