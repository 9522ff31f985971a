"""A review in words: how each seat fared, what cost it most, and what was done best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from faubourg.bots.hint_words import counted, figure, told_terms
from faubourg.bots.review import Account, Decision, Review, account, costliest, finest
from faubourg.core.model import Seat
from faubourg.core.registry import Game
from faubourg.core.replay import AnyMatch
from faubourg.core.telling import with_names
from faubourg.core.texts import Texts
from faubourg.core.wording import yes


@dataclass(frozen=True)
class ShownDecision:
    """One to look at: the better choice can be shown as a ghost."""

    at: int  # steps before it
    seat: Seat
    taken: str
    better: str  # empty where what was taken is the best
    action: int  # the best one
    points: float
    lines: list[str]


@dataclass(frozen=True)
class ShownAccount:
    """How one seat fared."""

    seat: Seat
    name: str
    luck: float
    lines: list[str]
    costly: list[ShownDecision]
    best: ShownDecision | None


@dataclass(frozen=True)
class ShownReview:
    """What a page or a terminal tells."""

    lines: list[str]  # about all of them
    accounts: list[ShownAccount]
    source: str


class ReviewTeller:
    """Tells a review of a match in one language."""

    def __init__(self, game: Game, match: AnyMatch, texts: Texts, names: Sequence[str]) -> None:
        self.game = game
        self.match = match
        self.texts = texts
        self.names = names
        self.narrator = game.narrator(match.rules)

    def tell(self, review: Review) -> ShownReview:
        seats = range(self.match.rules.seats)
        accounts = [account(review, seat) for seat in seats]
        shown = [self._account(review, seat, accounts[seat]) for seat in seats]
        about = [*self._luckier(review, accounts), *self._sampled(accounts)]
        return ShownReview(about, shown, self._source(review))

    def _source(self, review: Review) -> str:
        kind = "judged" if not review.learned else "alone" if len(self.names) == 1 else "others"
        own = f"{self.game.key}.review-{kind}"
        return self.texts.say(own if self.texts.has(own) else f"review-{kind}")

    def _luckier(self, review: Review, accounts: Sequence[Account]) -> list[str]:
        """The luckiest against the unluckiest; what makes a lead counts for both."""
        order = sorted(range(len(accounts)), key=lambda seat: -accounts[seat].luck)
        more = accounts[order[0]].luck - accounts[order[-1]].luck
        more = more / 2 if review.learned else more
        if len(order) < 2 or more < 0.05:
            return []
        who = {"who": self.names[order[0]], "who-2": self.names[order[-1]]}
        return [self.texts.say("review-luckier", {**who, "points": counted(self.texts, more)})]

    def _sampled(self, accounts: Sequence[Account]) -> list[str]:
        sampled = any(each.sampled for each in accounts)
        return [self.texts.say("review-sampled")] if sampled else []

    def _account(self, review: Review, seat: Seat, found: Account) -> ShownAccount:
        shown = {
            name: figure(self.texts, points, signed=name not in ("first", "last"))
            for name, points in adding_up(found).items()
        }
        several = {"several": yes(len(self.names) > 1)}
        lines = [self.texts.say("review-account", {**shown, **several})]
        lost = {"points": counted(self.texts, found.lost), "any": yes(found.lost >= 0.05)}
        lines.append(self.texts.say("review-lost", lost))
        best = finest(review, seat)
        return ShownAccount(
            seat, self.names[seat], found.luck, lines,
            [self._decision(each) for each in costliest(review, seat)],
            self._decision(best) if best else None,
        )  # fmt: skip

    def _decision(self, one: Decision) -> ShownDecision:
        known = self.match.rules.known(state_at(self.match, one.step), one.seat)
        right, catalogue = one.taken == one.best or one.loss < 0.05, self.match.rules.catalogue
        taken, better = (self._label(known, one.seat, catalogue[i]) for i in (one.taken, one.best))
        points = one.margin if right else one.loss
        values = {"taken": taken, "better": better, "points": counted(self.texts, points)}
        lines = [self.texts.say("review-right" if right else "review-cost", values)]
        why = told_terms(self.game, self.texts, "review-why", one.terms)
        lines += [why] if why and not right else []
        return ShownDecision(
            one.step, one.seat, taken, "" if right else better, one.best, points, lines
        )

    def _label(self, known: Any, seat: Seat, action: Any) -> str:
        message = self.narrator.label(known, seat, action)
        return self.texts.say(message.key, with_names(message.values, self.names))


def adding_up(found: Account) -> dict[str, float]:
    """As it is told, with one decimal; what rounding leaves is where it is seen least."""
    names = ("first", "last", "luck", "own", "others")
    told = {name: round(float(getattr(found, name)), 1) for name in names}
    largest = max(names[2:], key=lambda name: abs(told[name]))
    told[largest] += told["last"] - told["first"] - sum(told[name] for name in names[2:])
    return told


def state_at(match: AnyMatch, steps: int) -> Any:
    """After so many steps."""
    state = match.rules.new_state()
    for step in match.steps[:steps]:
        match.rules.apply(state, step.seat, step.action)
    return state
