"""Chapters 3.4.20 and 5.1.7 to 5.1.9 of RULES.md: the politics deck and cards nobody has seen."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from marks import rule

from faubourg.core.model import CHANCE
from faubourg.games.la_citta import GAME, politics
from faubourg.games.la_citta.components import BOX, CARDS, NO_CARD, OPEN_CARDS, ROUNDS, UNSEEN
from faubourg.games.la_citta.content import export_content
from faubourg.games.la_citta.politics import were_set_aside
from faubourg.games.la_citta.rules import LaCittaRules
from games.la_citta.random_games import walk
from games.la_citta.table import Table, table

PALACE, BATHS, HOSPITAL = (CARDS.index(name) for name in ("palace", "baths", "hospital"))


def deck_of(
    *,
    unseen: dict[str, int],
    discard: dict[str, int],
    discard_unseen: int = 0,
    in_front: int = 0,
    display: str = "blessed-era",
) -> Table:
    """The deck is empty; these cards nobody has seen, and these lie in the discard."""
    game = table(red=["4-13:3"], blue=["8-23:3"], display=display)
    state = game.state
    state.unseen = [unseen.get(card, 0) for card in CARDS]
    state.discard = [discard.get(card, 0) for card in CARDS]
    state.discard_unseen, state.deck = discard_unseen, 0
    state.taken = [(), (UNSEEN,) * in_front]
    assert sum(state.unseen) == discard_unseen + in_front
    return game


@rule("5.1.7", "A40")
def test_the_discard_becomes_the_deck_when_a_card_is_needed() -> None:
    game = deck_of(unseen={}, discard={"palace": 2, "baths": 7})
    assert game.state.deck == 0  # not before
    game.play("blessed 4-13 1")
    assert (game.state.deck, game.chances()) == (9, {"lay palace": 2, "lay baths": 7})
    game.follow("lay baths")
    assert (game.state.deck, sum(game.state.discard)) == (8, 0)


@rule("5.1.7", "3.4.22", "A40")
def test_what_is_taken_with_the_last_card_is_shuffled_only_if_a_year_ends_before() -> None:
    for year_ends, chances in (
        (False, {"lay palace": 2}),
        (True, {"lay palace": 2, "lay baths": 1}),
    ):
        game = deck_of(unseen={}, discard={"palace": 2})
        game.state.taken[1] = (BATHS,)
        if year_ends:
            politics.discard_taken(game.state)
        assert game.play("blessed 4-13 1").chances() == chances


@rule("5.1.7", "A1")
def test_cards_in_front_of_players_are_not_shuffled() -> None:
    game = deck_of(unseen={}, discard={"baths": 3}).play("blessed 4-13 1")
    assert game.state.taken[0] == (CARDS.index("blessed-era"),)
    assert game.chances() == {"lay baths": 3}


@rule("5.1.7", "3.4.20")
def test_a_pass_with_an_empty_deck_shuffles_too() -> None:
    game = deck_of(unseen={}, discard={"palace": 2, "baths": 7}).play("pass")
    assert (game.state.deck, game.state.taken[0], game.actors) == (8, (UNSEEN,), (1,))


@rule("5.1.8")
def test_without_any_card_the_place_stays_empty_and_a_pass_has_no_card() -> None:
    game = deck_of(unseen={}, discard={}).play("blessed 4-13 1")
    assert (game.display, game.actors) == ([""], (1,))
    game.follow("pass")
    assert (game.state.taken[1], game.actors) == ((NO_CARD,), (0,))


@rule("5.1.8")
def test_an_empty_place_is_filled_when_there_is_a_card_again() -> None:
    game = deck_of(unseen={}, discard={}).play("blessed 4-13 1")
    assert game.display == [""]
    game.state.discard[PALACE] = 1
    game.follow("gold")  # the end of any turn will do
    assert (game.step, game.chances()) == ("display", {"lay palace": 1})


@rule("5.1.8", "12.9")
def test_with_our_decks_there_is_always_a_card() -> None:
    """Five players have at most 25 cards in front of them, and seven lie in the display."""
    for deck in (BOX.deck, BOX.expansion_deck):
        assert sum(deck.values()) >= 5 * ROUNDS + OPEN_CARDS
    for game in walk(5, {}, "cards", passes=0.8):
        if game.state.step > 1 and game.state.actors != (CHANCE,):
            assert NO_CARD not in game.state.display


@rule("5.1.8")
def test_a_tiny_deck_of_ones_own_is_played_to_the_end() -> None:
    """Eight cards for two players: places stay empty until the year ends."""
    text = export_content()
    for name, count in BOX.deck.items():
        text = text.replace(f"\n{name} = {count}\n", f"\n{name} = {int(name == 'palace') * 8}\n", 1)
    rules = GAME.rules(2, {}, text)
    assert isinstance(rules, LaCittaRules)
    rng, state, empty = Random(5), rules.new_state(), False
    while state.actors:
        seat = state.actors[0]
        drawn = [action for action, _ in rules.chances(state)] if seat == CHANCE else []
        rules.apply(state, seat, rng.choice(drawn) if drawn else rules.pick(state, seat, rng))
        empty = empty or NO_CARD in state.display
    assert empty and state.year == 6


@rule("5.1.9", "1.6.6", "A41")
def test_unseen_cards_in_the_discard_alone_need_no_decision() -> None:
    game = deck_of(unseen={"palace": 1, "baths": 1}, discard={"hospital": 3}, discard_unseen=2)
    game.play("blessed 4-13 1")
    assert game.chances() == {"lay palace": 1, "lay baths": 1, "lay hospital": 3}


@rule("5.1.9")
def test_unseen_cards_in_front_of_players_alone_stay_out_of_the_deck() -> None:
    game = deck_of(unseen={"palace": 1, "baths": 1}, discard={"hospital": 3}, in_front=2)
    game.play("blessed 4-13 1")
    assert game.chances() == {"lay hospital": 3}
    assert unseen_by_all(game) == {"palace": 1, "baths": 1, "hospital": 3}


def unseen_by_all(game: Table) -> dict[str, int]:
    counts = zip(CARDS, game.known.unseen, strict=True)
    return {card: count for card, count in counts if count}


def both() -> Table:
    """Two unseen cards in the discard, one in front of blue; then red needs a card."""
    return deck_of(
        unseen={"palace": 2, "baths": 1}, discard={"hospital": 3}, discard_unseen=2, in_front=1
    )


@rule("5.1.9", "A41")
def test_chance_decides_which_unseen_card_lies_in_front() -> None:
    game = both().play("blessed 4-13 1")
    assert (game.step, game.chances()) == ("shuffle", {"aside palace": 2, "aside baths": 1})
    game.follow("aside palace")
    assert game.chances() == {"lay palace": 1, "lay baths": 1, "lay hospital": 3}
    assert game.state.deck == 5


@rule("5.1.9")
def test_a_pass_may_have_to_wait_for_that_decision() -> None:
    game = both().play("pass")
    assert (game.step, game.state.deck) == ("shuffle", 4)
    game.follow("aside baths")
    assert (game.actors, game.state.taken) == ((1,), [(UNSEEN,), (UNSEEN,)])


@rule("5.1.9", "1.6.7", "A41")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_decision_is_shown_to_nobody(viewer: int | None) -> None:
    game = both().play("blessed 4-13 1")
    one, other = (Table(game.rules, game.state.clone()) for _ in range(2))
    palace, baths = (game.rules.parse(words) for words in ("aside palace", "aside baths"))
    assert not game.rules.sees(game.state, viewer, CHANCE, palace)
    one.rules.apply(one.state, CHANCE, palace)
    other.rules.apply(other.state, CHANCE, baths)
    assert one.state != other.state
    assert one.rules.known(one.state, viewer) == other.rules.known(other.state, viewer)


@rule("5.1.9", "A41")
def test_the_cards_set_aside_come_back_with_the_next_shuffle() -> None:
    """Three shuffled cards are drawn, the year ends, and the deck is empty again."""
    game = both().play("blessed 4-13 1").follow("aside baths", "lay hospital")
    state = game.state
    assert unseen_by_all(game) == {"palace": 2, "baths": 1, "hospital": 2}
    state.unseen = [0] * len(CARDS)  # as if the rest had been laid open and discarded
    state.discard = [2 * (card == PALACE) for card in range(len(CARDS))]
    state.discard_unseen, state.deck, state.taken = 1, 0, [(), ()]
    state.display = [CARDS.index("blessed-era")]
    game.sit(0).again().play("blessed 4-13 1")
    assert game.chances() == {"lay palace": 2, "lay baths": 1}


def aside_after(laid: str) -> Counter[str]:
    """Of 3,000 guesses, which card was set aside, when a card has been laid open since."""
    game = both().play("blessed 4-13 1").follow("aside palace", f"lay {laid}")
    rng, found = Random(laid), Counter[str]()
    for _ in range(3_000):
        aside = game.rules.determinize(game.state, 0, rng).aside
        found[CARDS[aside.index(1)]] += 1
    return found


def exactly(laid: str) -> float:
    """By counting all ways: the chance that a palace was set aside, once this card was laid."""
    unseen, known = ["palace", "palace", "baths"], ["hospital"] * 3
    weights = Counter[str]()
    for deck in combinations(range(3), 2):
        (aside,) = set(range(3)) - set(deck)
        cards = [unseen[n] for n in deck] + known
        weights[unseen[aside]] += cards.count(laid)
    return weights["palace"] / sum(weights.values())


@rule("5.1.9")
@pytest.mark.parametrize("laid", ["palace", "baths", "hospital"])
def test_a_guess_learns_from_what_was_laid_open_since(laid: str) -> None:
    if laid == "baths":
        game = both().play("blessed 4-13 1").follow("aside palace", "lay baths")
        guesses = {game.rules.determinize(game.state, 0, Random(n)).aside for n in range(50)}
        assert {aside[BATHS] for aside in guesses} == {0}  # the only baths lie open
    assert abs(aside_after(laid)["palace"] / 3_000 - exactly(laid)) < 0.03


@rule("5.1.9")
def test_a_guess_keeps_every_card() -> None:
    for game in walk(3, {}, "guess", passes=0.5):
        if game.step == "turn" and any(game.state.aside):
            guess = game.rules.determinize(game.state, 0, Random(1))
            assert min(guess.unseen) >= 0
            assert game.rules.inventory(guess) == game.rules.inventory(game.state)


@rule("1.6.7", "3.4.20", "A28")
def test_all_know_how_many_unseen_cards_there_are_wherever_they_lie() -> None:
    for game in walk(4, {}, "counts", passes=0.4):
        known = game.rules.known(game.state, None)
        in_front = sum(cards.count(UNSEEN) for cards in known.taken)
        assert sum(known.unseen) == known.deck + known.discard_unseen + in_front


@rule("5.1.9", "1.6.7")
def test_all_know_how_many_cards_were_set_aside() -> None:
    """What is blank of a known state can be counted: it is told by the shuffles."""
    for game in walk(4, {}, "aside", passes=0.5):
        set_aside = were_set_aside(game.state) - game.state.to_set_aside
        assert sum(game.state.aside) == set_aside
        assert not any(game.known.aside) and not any(game.known.returned)
