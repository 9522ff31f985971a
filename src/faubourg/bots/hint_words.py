"""A hint in words: where to look, the best choices beside each other, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from faubourg.bots.hinting import Hint, Suggestion
from faubourg.bots.words import SMALL, gains, largest
from faubourg.core.foresight import ghost_of, guesses_at
from faubourg.core.model import Action, Message, Seat
from faubourg.core.registry import AnyRules, Game
from faubourg.core.telling import with_names
from faubourg.core.texts import Texts
from faubourg.core.wording import yes

MOST_PLACES: Final = 6


@dataclass(frozen=True)
class HintedChoice:
    """One of the best choices."""

    action: int
    text: str
    names: list[str]  # of what it touches
    worth: str  # points in the end, or the lead; empty where only the difference says something
    less: str  # than the best; empty for that one
    lines: list[str]  # what it would do at once


@dataclass(frozen=True)
class ShownHint:
    """In three depths: where to look, the best choices, why."""

    number: int  # of entries when it was asked for
    where: str
    names: list[str]  # to be ringed
    choices: list[HintedChoice]  # the best first
    why: list[str]
    source: str  # who says so


def figure(texts: Texts, points: float, signed: bool = False) -> str:
    """With one decimal, as the language writes it."""
    shown = points if abs(points) >= SMALL else 0.0
    words = f"{shown:+.1f}" if signed else f"{shown:.1f}"
    return words.replace("-", "−").replace(".", "," if texts.language == "fr" else ".")


def counted(texts: Texts, points: float) -> str:
    """The same with its word."""
    several = yes(abs(points) >= 2 - SMALL)
    return texts.say("points-exact", {"points": figure(texts, points), "several": several})


def term_name(game: Game, texts: Texts, key: str) -> str:
    """A game without a judge of its own has the terms of all games."""
    own = f"{game.key}.term-{key}"
    return texts.say(own if texts.has(own) else f"term-{key}")


class HintTeller:
    """Tells hints to one seat, from what it knows."""

    def __init__(
        self, game: Game, rules: AnyRules, texts: Texts, names: Sequence[str], seat: Seat
    ) -> None:
        self.game = game
        self.rules = rules
        self.texts = texts
        self.names = names
        self.seat = seat
        self.narrator, self.drawer = game.narrator(rules), game.drawer(rules)

    def tell(self, known: Any, hint: Hint, number: int = 0) -> ShownHint:
        best = hint.suggestions
        choices = [self._choice(known, hint, each) for each in best]
        touched = list(dict.fromkeys(name for choice in choices for name in choice.names))
        return ShownHint(
            number, self._where(known, touched, choices), touched, choices,
            [*self._why(known, hint), *self._next(known)], self._source(hint),
        )  # fmt: skip

    def say(self, message: Message) -> str:
        return self.texts.say(message.key, with_names(message.values, self.names))

    def label(self, known: Any, action: Action) -> str:
        return self.say(self.narrator.label(known, self.seat, action))

    def _choice(self, known: Any, hint: Hint, one: Suggestion) -> HintedChoice:
        action = self.rules.catalogue[one.action]
        names = self.drawer.touches(known, self.seat, action)
        ghost = ghost_of(self.rules, self.seat, action, guesses_at(self.rules, known, self.seat))
        told = self.narrator.consequences(known, self.seat, action, ghost) if ghost else []
        return HintedChoice(
            one.action, self.label(known, action), names, self._worth(hint, one),
            self._less(hint, one), [self.say(message) for message in told],
        )  # fmt: skip

    def _worth(self, hint: Hint, one: Suggestion) -> str:
        if not hint.learned:
            return ""  # a sum of terms is no number of points that one will have
        if self.rules.seats == 1:
            return self.texts.say(self._own("points"), {"points": counted(self.texts, one.worth)})
        ahead = "level" if abs(one.worth) < SMALL else yes(one.worth > 0)
        told = {"ahead": ahead, "points": counted(self.texts, abs(one.worth))}
        return self.texts.say(self._own("lead"), told)

    def _own(self, name: str) -> str:
        """A game may count otherwise than in its points."""
        own = f"{self.game.key}.hint-{name}"
        return own if self.texts.has(own) else f"hint-{name}"

    def _less(self, hint: Hint, one: Suggestion) -> str:
        best = hint.suggestions[0]
        if one is best:
            return ""
        less = less_than(hint, one)
        if less < SMALL:
            return self.texts.say("hint-equal")
        return self.texts.say("hint-less", {"points": figure(self.texts, less)})

    def _where(self, known: Any, touched: list[str], choices: list[HintedChoice]) -> str:
        """What is ringed, in words, also for who sees no rings."""
        alone = {choice.names[0]: choice.text for choice in choices if len(choice.names) == 1}
        said = [(name, self.narrator.button(known, name)) for name in touched]
        words = [
            self.say(words) if words.key != "plain" else alone.get(name, "") for name, words in said
        ]
        shown = list(dict.fromkeys(word for word in words if word))[:MOST_PLACES]
        return self.texts.say("hint-where", {"names": " · ".join(shown)})

    def _source(self, hint: Hint) -> str:
        if not hint.learned:
            return self.texts.say("hint-judged")
        return self.texts.say(self._own("alone" if self.rules.seats == 1 else "others"))

    # Why

    def _why(self, known: Any, hint: Hint) -> list[str]:
        best, *others = hint.suggestions
        own = gains(hint.terms, best.terms)
        lines = [self._told("hint-gains", own)]
        if others:
            over = gains(others[0].terms, best.terms)
            if over != own:  # where the second changes nothing it has been said
                lines.append(self._told("hint-over", over))
            lines += self._further(known, hint, over)
        return [line for line in lines if line]

    def _told(self, key: str, found: Mapping[str, float]) -> str:
        return told_terms(self.game, self.texts, key, found)

    def _further(self, known: Any, hint: Hint, over: Mapping[str, float]) -> list[str]:
        """Where the terms do not say why: the value knows more, or there is nothing to say."""
        other = hint.suggestions[1]
        by = less_than(hint, other)
        if by < SMALL:
            return [self.texts.say("hint-same")]
        if sum(over.values()) > -SMALL:
            return []
        label = self.label(known, self.rules.catalogue[other.action])
        values = {"other": label, "points": counted(self.texts, by)}
        return [self.texts.say("hint-further", values)]

    def _next(self, known: Any) -> list[str]:
        """What comes after this part of the round."""
        phases = self.narrator.phases(known)
        now = [place for place, phase in enumerate(phases) if phase.now]
        if not now or len(phases) < 2:
            return []
        after = phases[(now[0] + 1) % len(phases)]
        told = {"phase": self.say(after.words), "about": self.say(after.about)}
        return [self.texts.say("hint-next", told)]


def less_than(hint: Hint, one: Suggestion) -> float:
    """What it lacks to the best; where worths are told, what one finds by subtracting them."""
    best = hint.suggestions[0].worth
    return round(best, 1) - round(one.worth, 1) if hint.learned else best - one.worth


def told_terms(game: Game, texts: Texts, key: str, found: Mapping[str, float]) -> str:
    """The terms that differ most, those in favour first; empty where none does."""
    told = [f"{term_name(game, texts, name)}\N{NO-BREAK SPACE}{figure(texts, by, True)}"
            for name, by in largest(found)]  # fmt: skip
    return texts.say(key, {"terms": " · ".join(told)}) if told else ""
