"""Rule 5.1.9 against real cards: what comes up after each reshuffle, and what can be known of it.

`Cards` is the politics deck as it lies on a table: a card drawn by passing is a card, though nobody
looks at it. Under the same play our lazy chance must lay the same cards with the same probability,
exactly, and a guess must find the unseen cards where they really may be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from random import Random

import pytest
from marks import rule

from faubourg.core.model import CHANCE
from faubourg.games.la_citta import GAME, politics, turns
from faubourg.games.la_citta.actions import Lay
from faubourg.games.la_citta.components import CARDS, NO_CARD, Card
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.state import LaCittaState
from games.la_citta.table import table

Pile = tuple[Card, ...]  # in the order of kinds: nobody knows another
Laid = tuple[Card, ...]  # the cards that have come up, one after the other

PALACE, BATHS, HOSPITAL = (CARDS.index(name) for name in ("palace", "baths", "hospital"))
DECK = (PALACE, PALACE, BATHS, BATHS, HOSPITAL)
OPEN = CARDS.index("blessed-era")
# What players do with the one open card: they take it, or they pass; then a year ends. At each
# reshuffle a card lies unseen in front of somebody.
ONE = "take pass take year pass take pass take"
TWO = "take pass take year pass take pass year take pass take take"
THREE = f"{TWO} year pass pass take"
EVERY = [ONE, TWO, THREE]
# Here three, one and two.
SEVERAL = "pass take year pass pass pass take year pass pass take year pass pass pass take"


@dataclass(frozen=True)
class Cards:
    """Real cards on a table."""

    deck: Pile = DECK
    display: Card = OPEN
    front: Pile = ()  # taken this year
    passed: Pile = ()  # drawn by passing this year, face down
    discard: Pile = ()
    asides: tuple[Pile, ...] = ()  # per reshuffle: what lay face down in front of players

    def ready(self) -> Cards:
        """5.1.7: the discard becomes the deck when a card is needed."""
        if self.deck:
            return self
        return replace(self, deck=self.discard, discard=(), asides=(*self.asides, self.passed))

    def drawn(self) -> Iterator[tuple[Card, Cards, Fraction]]:
        """The top card may be any of the deck."""
        for card in sorted(set(self.deck)):
            place = self.deck.index(card)
            rest = self.deck[:place] + self.deck[place + 1 :]
            yield card, replace(self, deck=rest), Fraction(self.deck.count(card), len(self.deck))

    def taken(self) -> Cards:
        return replace(self, front=(*self.front, self.display))

    def year(self) -> Cards:
        """3.4.22."""
        pile = tuple(sorted(self.discard + self.front + self.passed))
        return replace(self, front=(), passed=(), discard=pile)


def really(cards: Cards, script: str, laid: Laid = ()) -> Iterator[tuple[Laid, Cards, Fraction]]:
    """All ways the cards may lie in the end, and how likely each is."""
    op, _, rest = script.partition(" ")
    if not op:
        yield laid, cards, Fraction(1)
    elif op == "year":
        yield from really(cards.year(), rest, laid)
    else:
        before = cards.taken() if op == "take" else cards
        for card, after, chance in before.ready().drawn():
            if op == "take":
                ways = really(replace(after, display=card), rest, (*laid, card))
            else:
                passed = tuple(sorted((*after.passed, card)))
                ways = really(replace(after, passed=passed), rest, laid)
            yield from ((seen, end, chance * part) for seen, end, part in ways)


def lazily(
    rules: LaCittaRules, state: LaCittaState, script: str, laid: Laid = ()
) -> Iterator[tuple[Laid, LaCittaState, Fraction]]:
    """The same by our rules, all outcomes of chance with their weights."""
    op, _, rest = script.partition(" ")
    if state.actors == (CHANCE,):
        weighted = rules.chances(state)
        whole = sum(weight for _, weight in weighted)
        for action, weight in weighted:
            after = state.clone()
            rules.apply(after, CHANCE, action)
            seen = (*laid, action.card) if isinstance(action, Lay) else laid
            ways = lazily(rules, after, script, seen)
            yield from ((told, end, Fraction(weight, whole) * part) for told, end, part in ways)
    elif op:
        yield from lazily(rules, done(state, op), rest, laid)
    else:
        yield laid, state, Fraction(1)


def done(state: LaCittaState, op: str) -> LaCittaState:
    """What happens to the cards, without what they are good for."""
    after = state.clone()
    after.round, after.turn = 1, 0  # the phase never ends by itself
    if op == "year":
        politics.discard_taken(after)
        return after
    if op == "take":
        after.taken[0] += (after.display[0],)
        after.display[0] = NO_CARD
    else:
        politics.draw_unseen(after, 0)
    turns.end_turn(after)
    return after


def beginning() -> LaCittaState:
    """One card lies open, the others in the deck."""
    state = table(red=["4-13:3"], blue=["8-23:3"], display="blessed-era").state
    state.unseen = [DECK.count(card) for card in range(len(CARDS))]
    state.deck = len(DECK)
    return state


@cache
def rules_of(edition: int) -> LaCittaRules:
    rules = GAME.rules(2, edition=edition)
    assert isinstance(rules, LaCittaRules)
    return rules


Told = dict[Laid, dict[Pile, Fraction]]  # by the cards laid, by those set aside: how likely


@cache
def by_cards(script: str) -> Told:
    told: Told = {}
    for laid, cards, chance in really(Cards(), script):
        ways = told.setdefault(laid, {})
        ways[cards.asides[-1]] = ways.get(cards.asides[-1], Fraction(0)) + chance
    return told


@cache
def by_rules(edition: int, script: str) -> Told:
    told: Told = {}
    for laid, state, chance in lazily(rules_of(edition), beginning(), script):
        ways, aside = told.setdefault(laid, {}), pile(state.aside)
        ways[aside] = ways.get(aside, Fraction(0)) + chance
    return told


def pile(counts: tuple[int, ...]) -> Pile:
    return tuple(card for card, count in enumerate(counts) for _ in range(count))


def shown(told: Told) -> dict[Laid, Fraction]:
    """Only what everybody sees."""
    return {laid: sum(ways.values(), Fraction(0)) for laid, ways in told.items()}


@pytest.mark.parametrize(
    ("script", "numbers"), [(ONE, [1]), (TWO, [1, 1]), (THREE, [1, 1, 1]), (SEVERAL, [3, 1, 2])]
)
def test_each_reshuffle_finds_unseen_cards_in_front_of_players(
    script: str, numbers: list[int]
) -> None:
    _, cards, _ = next(really(Cards(), script))
    assert [len(aside) for aside in cards.asides] == numbers


@rule("5.1.7", "5.1.9", "1.6.6")
@pytest.mark.parametrize("script", [*EVERY, SEVERAL])
def test_cards_come_up_exactly_as_often_as_real_ones(script: str) -> None:
    assert shown(by_rules(2, script)) == shown(by_cards(script))
    assert by_rules(2, script) == by_cards(script)  # and so do those that nobody sees


def test_edition_1_went_wrong_at_the_second_reshuffle() -> None:
    """What lay in front of players at the first was drawn as if it lay there still."""
    assert by_rules(1, ONE) == by_cards(ONE)
    assert shown(by_rules(1, TWO)) != shown(by_cards(TWO))


def check_guesses(edition: int, script: str, laid: Laid) -> None:
    """After these cards have been laid, guesses set aside what may be, each as often as likely."""
    ways, rules = by_rules(edition, script)[laid], rules_of(edition)
    state = next(s for seen, s, _ in lazily(rules, beginning(), script) if seen == laid)
    luck, guesses = Random(script), 3_000
    found = Counter(pile(rules.determinize(state, 0, luck).aside) for _ in range(guesses))
    assert set(found) == set(ways)
    for aside, chance in ways.items():
        assert abs(found[aside] / guesses - chance / sum(ways.values())) < 0.03


@rule("5.1.9", "1.6.7")
@pytest.mark.parametrize("script", EVERY)
@pytest.mark.parametrize("edition", [1, 2])
def test_a_guess_finds_each_card_as_often_as_it_lies_there(edition: int, script: str) -> None:
    """By all that has been laid open since the first reshuffle; guesses that forget what came
    before the last one would be wrong by a quarter."""
    laid = (PALACE, HOSPITAL, BATHS, PALACE, PALACE, HOSPITAL, BATHS)
    check_guesses(edition, script, laid[: script.count("take")])


@rule("5.1.9", "1.6.7")
@pytest.mark.parametrize("edition", [1, 2])
def test_a_guess_finds_several_cards_as_often_as_they_lie_there(edition: int) -> None:
    """Where most different pairs may have been set aside."""
    told = by_rules(edition, SEVERAL)
    check_guesses(edition, SEVERAL, max(told, key=lambda laid: len(told[laid])))
