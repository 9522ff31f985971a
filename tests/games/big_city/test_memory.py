"""Memory in games without end: as exact as can be, and never more than a bound (1.15)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from marks import rule

from faubourg.core import snapshot
from faubourg.core.catalogue import members
from faubourg.core.model import CHANCE, Action, Seat
from faubourg.games.big_city import memory as memories
from faubourg.games.big_city.actions import Draw, PutUnder, Stop
from faubourg.games.big_city.components import CARD_NAMES, DECK_OF, DECKS
from faubourg.games.big_city.memory import UNDER
from faubourg.games.big_city.state import BigCityState, Memory
from games.big_city.table import Table, card_of, city, names_of, start
from games.big_city.test_knowledge import FEW, TRADE, choose, city_of_three
from games.big_city.worlds import Mind, World, watch_one, world_of


def of_group(memory: Memory, group: int, world: World, deck: int) -> tuple[int, ...]:
    """The places that a world gives to a group of cards, as a memory writes them."""
    cards = members(DECKS[deck])
    spots = [world[cards.index(card)] for card in members(memory.groups[group])]
    return tuple(sorted(UNDER * (spot[0] == "under") + int(spot[1]) for spot in spots))


def admits(memory: Memory, world: World, deck: int) -> bool:
    way = tuple(of_group(memory, group, world, deck) for group in range(len(memory.groups)))
    return way in memory.ways


# A bound


def exchanging(game: Table, seat: Seat, rng: Random) -> Action:
    """One card is exchanged in every turn."""
    if seat == CHANCE:
        return rng.choice([outcome for outcome, _ in game.rules.chances(game.state)])
    legal = game.rules.legal(game.state, seat)
    stop = [action for action in legal if isinstance(action, Stop)]
    return rng.choice(stop or [a for a in legal if isinstance(a, PutUnder | Draw)] or legal)


@rule("1.15")
@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_drawn_was_thought_to_come(seats: int) -> None:
    """And now and then nothing else was: a card that one put under its deck oneself."""
    game, rng, sure = start(seats, {"guard": "off"}), Random("to come"), 0
    for _ in range(2000):
        seat = rng.choice(game.state.actors)
        action = exchanging(game, seat, rng)
        if isinstance(action, Draw):
            known = game.rules.known(game.state, seat)
            thought = memories.next_of(known, seat, action.deck)
            before = game.state.hands[seat]
            game.rules.apply(game.state, seat, action)
            game.rules.apply(game.state, CHANCE, exchanging(game, CHANCE, rng))
            drawn = game.state.hands[seat] & ~before
            assert drawn & thought == drawn != 0
            sure += thought == drawn
        else:
            game.rules.apply(game.state, seat, action)
    assert sure > 10


def all_memories(state: BigCityState) -> list[tuple[int, Memory]]:
    return [(deck, memory) for own in state.memories for deck, memory in enumerate(own)]


@rule("1.15", "3.6.1")
def test_a_game_of_exchanges_without_end_does_not_fill_the_memory() -> None:
    """Five players exchange 1,000 cards; unbounded, that would be thousands of ways."""
    game, rng, most, done = start(5, {"guard": "off"}), Random("without end"), 0, 0
    while done < 1000:
        seat = rng.choice(game.state.actors)
        action = exchanging(game, seat, rng)
        game.rules.apply(game.state, seat, action)
        done += isinstance(action, PutUnder)
        most = max(most, *(len(memory.ways) for _, memory in all_memories(game.state)))
    assert 0.8 * memories.MOST_WAYS < most <= memories.MOST_WAYS
    for deck, memory in all_memories(game.state):
        assert admits(memory, world_of(game.state, deck), deck)
    assert snapshot.load(BigCityState, snapshot.dump(game.state)) == game.state


@pytest.mark.plain
@rule("1.15", "6.1.8")
@pytest.mark.parametrize("most", [1, 3])
def test_who_forgets_knows_less_but_nothing_wrong(
    most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a narrow bound: whatever a perfect mind thinks possible, the memory does, too."""
    monkeypatch.setattr(memories, "MOST_WAYS", most)
    assert sum(forgotten_in(Random(f"forgets {seed}")) for seed in range(4))


def forgotten_in(rng: Random) -> int:
    """In one game, which is then played once more: it must end in the same state."""
    game, again = city_of_three(FEW, TRADE), city_of_three(FEW, TRADE)
    minds = [Mind(game, viewer, deck) for viewer in range(3) for deck in (2, 3)]
    played: list[tuple[Seat, Action]] = []
    forgotten = 0
    while game.actors and len(played) < 150:
        seat = rng.choice(game.actors)
        played.append((seat, game.action(choose(game, seat, rng))))
        watch_one(game, minds, *played[-1])
        forgotten += sum(forgotten_by(game, mind) for mind in minds)
    for seat, action in played:
        again.rules.apply(again.state, seat, action)
    assert again.state == game.state
    return forgotten


def forgotten_by(game: Table, mind: Mind) -> int:
    """How many cards; nothing is ruled out, and nothing unseen is remembered."""
    memory = game.state.memories[mind.viewer][mind.deck]
    assert len(memory.ways) <= memories.MOST_WAYS
    assert all(admits(memory, world, mind.deck) for world in mind.worlds)
    remembered = {CARD_NAMES[card] for card in members(sum(memory.groups))}
    assert remembered <= set(mind.remembered())
    guess = game.rules.determinize(game.state, mind.viewer, Random(1))
    assert game.rules.inventory(guess) == game.rules.inventory(game.state)
    return len(set(mind.remembered()) - remembered)


@pytest.mark.plain
@rule("1.15")
def test_what_is_vaguest_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """31 and 32 may be in the second hand or under the deck; 33 is known to be under it."""
    monkeypatch.setattr(memories, "MOST_WAYS", 2)
    game = given_two("hand 1: 31 32 33 11\nhand 2: 34 41 42\nhand 3: 21").follow("under 34")
    assert game.sit(0).knows == {"31": ["hand 2", "under 1"], "32": ["hand 2", "under 1"]}
    game.follow("stop", "draw 5", "card 51", "pass", "under 33", "stop", "draw 5", "card 52")
    game.follow("under 31")
    assert game.sit(0).knows == {"33": ["under 2"]}


# Groups


def given_two(text: str) -> Table:
    """The first player has given 31 and 32 to the second one, whose turn it is."""
    game = city(f"layout L1\n{text}", seats=3, options=TRADE)
    game.play("forward 31", "forward 32", "ask")
    game.sit(1).play("offer 41", "offer 42", "confirm")
    game.sit(2).play("confirm")
    return game.play("accept 2 both", "card 31", "card 32", "card 41", "card 42")


@rule("1.15")
def test_cards_of_which_the_same_is_known_are_one_group() -> None:
    game = given_two("hand 1: 31 32\nhand 2: 33 41 42\nhand 3: 21").follow("under 31")
    known = game.state.memories[0][DECK_OF[card_of("31")]]
    assert [names_of(group) for group in known.groups] == [["31", "32"]]
    assert known.ways == (((1, 1),), ((1, UNDER),))
    assert game.sit(0).knows == {"31": ["hand 2", "under 1"], "32": ["hand 2", "under 1"]}


@rule("1.15")
def test_a_card_that_is_seen_again_leaves_its_group() -> None:
    game = given_two("hand 1: 31 32\nhand 2: 33 41 42\nhand 3: 21").follow("under 31", "stop")
    game.follow("draw 5", "card 51", "pass", "pass", "build residence-1 32")
    assert game.sit(0).knows == {"31": ["hand 2", "under 1"]}


@rule("1.15")
def test_every_way_in_which_cards_may_lie_is_guessed_as_often() -> None:
    """Of a group in two places there are two: 31, 32 or another card went under the deck."""
    game = given_two("hand 1: 31 32\nhand 2: 33 41 42\nhand 3: 21").follow("under 31")
    rng = Random("as often")
    found: Counter[str] = Counter()
    for _ in range(3000):
        (card,) = game.rules.determinize(game.state, 0, rng).under[2]
        found[names_of(1 << card)[0]] += 1
    others = found.total() - found["31"] - found["32"]
    assert all(abs(number - 1000) < 130 for number in (found["31"], found["32"], others))  # 5 sigma
