"""What a seat can know of one deck, by brute force: the set of all deals it cannot rule out.

A world says for each of the nine cards where it lies: "deck", "out", ("hand", seat) or ("under",
place from the top). Every event throws out the worlds that contradict what the viewer saw, and
splits those in which a card moved face down. It uses nothing of the engine's memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from faubourg.core.catalogue import members
from faubourg.core.model import CHANCE, Action, Seat
from faubourg.games.big_city.actions import Deal, PutUnder
from faubourg.games.big_city.components import CARD_NAMES, DECKS, Card
from faubourg.games.big_city.state import SWAP, BigCityState
from games.big_city.table import Table

Place: TypeAlias = str | tuple[str, int]
World: TypeAlias = tuple[Place, ...]  # per card of the deck


class Mind:
    """A viewer who forgets nothing and reasons perfectly."""

    def __init__(self, game: Table, viewer: Seat, deck: int) -> None:
        """At a moment when the viewer has seen no card but those of the own hand."""
        self.viewer, self.deck = viewer, deck
        self.cards: list[Card] = members(DECKS[deck])
        self.seen = game.state.hands[viewer] & DECKS[deck]  # all cards ever seen
        truth = world_of(game.state, deck)
        hidden = [where for where in truth if where not in ("out", ("hand", viewer))]
        self.worlds = {_fill(truth, viewer, dealt) for dealt in _orders(hidden)}

    def see(self, before: BigCityState, actor: Seat, action: Action, after: BigCityState) -> None:
        """An action; of the states only what everybody sees is used."""
        for card in members(after.out & ~before.out & DECKS[self.deck]):
            self._move(("hand", actor), "out", card)
        if isinstance(action, PutUnder) and action.card in self.cards:
            below = ("under", len(before.under[self.deck]))
            self._move(("hand", actor), below, action.card if actor == self.viewer else None)
        elif isinstance(action, Deal) and action.card in self.cards:
            self._hand_out(before, action.card)

    def _hand_out(self, before: BigCityState, card: Card) -> None:
        if before.step == SWAP:
            _, giver, taker = before.trade.moving[0]
            known = card if self.viewer in (giver, taker) else None
            self._move(("hand", giver), ("hand", taker), known)
            return
        hand, known = ("hand", before.turn), card if before.turn == self.viewer else None
        if any("deck" in world for world in self.worlds):
            self._move("deck", hand, known)
        else:
            self._move(("under", 0), hand, known)
            self.worlds = {tuple(map(_rise, world)) for world in self.worlds}

    def _move(self, origin: Place, goal: Place, card: Card | None) -> None:
        """A card moves; it is known which, or it may be any that lies there."""
        self.seen |= 0 if card is None else 1 << card
        self.worlds = {
            (*world[:place], goal, *world[place + 1 :])
            for world in self.worlds
            for place, where in enumerate(world)
            if where == origin and card in (None, self.cards[place])
        }

    def remembered(self) -> dict[str, set[str]]:
        """Where the cards may be that were seen once and are hidden now."""
        found = {}
        for place, card in enumerate(self.cards):
            spots = {world[place] for world in self.worlds}
            if self.seen >> card & 1 and not spots & {"out", ("hand", self.viewer)}:
                found[CARD_NAMES[card]] = {f"{spot[0]} {int(spot[1]) + 1}" for spot in spots}
        return found


def _fill(truth: World, viewer: Seat, dealt: World) -> World:
    rest = list(dealt)
    known = ("out", ("hand", viewer))
    return tuple(where if where in known else rest.pop() for where in truth)


def _orders(places: list[Place]) -> Iterator[World]:
    """All different orders of places, some of which are equal."""
    if not places:
        yield ()
    for first in set(places):
        rest = places[:]
        rest.remove(first)
        yield from ((first, *more) for more in _orders(rest))


def _rise(place: Place) -> Place:
    return (place[0], place[1] - 1) if isinstance(place, tuple) and place[0] == "under" else place


def world_of(state: BigCityState, deck: int) -> World:
    """Where the cards of a deck lie in a state, true or guessed."""
    return tuple(_place(state, deck, card) for card in members(DECKS[deck]))


def _place(state: BigCityState, deck: int, card: Card) -> Place:
    for seat, hand in enumerate(state.hands):
        if hand >> card & 1:
            return "hand", seat
    if card in state.under[deck]:
        return "under", state.under[deck].index(card)
    return "deck" if state.decks[deck] >> card & 1 else "out"


def watch(game: Table, minds: list[Mind], *actions: str) -> None:
    """Play, whoever's turn it is, while the minds look on."""
    for words in actions:
        watch_one(game, minds, game.state.actors[0], game.action(words))


def watch_one(game: Table, minds: list[Mind], actor: Seat, action: Action) -> None:
    before = game.state.clone()
    assert actor == CHANCE or game.rules.why_not(before, actor, action) is None
    game.rules.apply(game.state, actor, action)
    for mind in minds:
        mind.see(before, actor, action, game.state)


def guesses(game: Table, viewer: Seat, deck: int, count: int) -> set[World]:
    """The deals that the engine thinks of for a viewer."""
    found = set()
    for seed in range(count):
        guess = game.rules.determinize(game.state, viewer, Random(seed))
        found.add(world_of(guess, deck))
    return found
