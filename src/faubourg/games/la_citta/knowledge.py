"""What a seat knows of hidden voice cards and of cards drawn by passing; and guesses at them."""

from __future__ import annotations

from functools import lru_cache
from math import comb, perm
from random import Random
from typing import TypeAlias

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.la_citta.components import EACH_SERVICE, HIDDEN
from faubourg.games.la_citta.politics import were_set_aside
from faubourg.games.la_citta.state import UNKNOWN, LaCittaState, PerCard, Shuffle
from faubourg.games.la_citta.year import undrawn

Luck: TypeAlias = Random  # the rules themselves import nothing random


def known(state: LaCittaState, seat: Seat | None) -> LaCittaState:
    """1.6.7: without the voice cards the seat has not seen; unseen cards are all in one sum."""
    seen = state.clone()
    if any(state.looked):
        _blank_voice(seen, seat)
    if were_set_aside(state):
        seen.unseen = [a + b for a, b in zip(state.unseen, state.aside, strict=True)]
        seen.aside = seen.returned = (0,) * len(state.aside)
    return seen


def _blank_voice(state: LaCittaState, seat: Seat | None) -> None:
    own = 0 if seat is None else state.looked[seat]
    for where in range(state.revealed, HIDDEN):
        if not own >> where & 1:
            state.hidden[where] = UNKNOWN


def imagine(known: LaCittaState, luck: Luck, shuffles: tuple[Shuffle, ...]) -> LaCittaState:
    """1.6.7: what the seat has not seen is drawn anew; the shuffles are those that tell of it."""
    guess = known.clone()
    if any(known.looked):
        _guess_voice(guess, luck)
    if were_set_aside(known):
        _guess_aside(guess, luck, shuffles)
    return guess


def _guess_voice(state: LaCittaState, luck: Luck) -> None:
    """Cards that others have looked at: any of those that this seat has not seen."""
    drawn = 0
    for positions in state.looked:
        drawn |= positions
    left = undrawn(state)
    for where in members(drawn):
        if state.hidden[where] == UNKNOWN:
            service = luck.choices(EACH_SERVICE, left)[0]
            state.hidden[where] = service
            left[service] -= 1


def _guess_aside(state: LaCittaState, luck: Luck, shuffles: tuple[Shuffle, ...]) -> None:
    """5.1.9: which unseen cards lay in front of players at the last shuffle."""
    together, (stirred, shuffled, in_front) = tuple(state.unseen), shuffles[-1]
    now = stirred, shuffled, in_front - state.to_set_aside
    told = (*shuffles[:-1], now)
    numbers = _draw(_chains(told, together), [size for *_, size in told], luck)
    aside = [tuple(by_card) for by_card in zip(*numbers, strict=True)]
    state.aside = aside[-1]
    if state.to_set_aside and len(aside) > 1:
        state.returned = aside[-2]
    state.unseen = [n - kept for n, kept in zip(together, aside[-1], strict=True)]


# Of one card: per shuffle and by the number set aside at the one before, weights of 0, 1, 2, ...
Chain: TypeAlias = list[list[list[int]]]


@lru_cache(maxsize=64)
def _chains(known: tuple[Shuffle, ...], together: PerCard) -> list[Chain]:
    """What the shuffles and the cards laid open since tell of each card, the other cards apart.

    In a shuffle all choices from the cards of the old deck are alike. What is laid open afterwards
    tells more: of a card that comes often, fewer can have been set aside.
    """
    lefts = [*(stirred for stirred, _, _ in known[1:]), together]  # unseen when the next one came
    odds = _odds(known, lefts)
    epochs = [(stirred, shuffled, left)
              for (stirred, shuffled, _), left in zip(known, lefts, strict=True)]  # fmt: skip
    return [
        _chain([(stirred[card], shuffled[card], left[card]) for stirred, shuffled, left in epochs],
               odds)
        for card in range(len(together))
    ]  # fmt: skip


def _odds(known: tuple[Shuffle, ...], lefts: list[PerCard]) -> list[tuple[int, int, int]]:
    """Per shuffle: for a card being set aside, against it, and for one that was aside before.

    Only numbers that add up will be kept (_draw), so any odds give the same guesses in the end.
    These make them add up soon.
    """
    odds, before = [], 0
    for (stirred, shuffled, size), left in zip(known, lefts, strict=True):
        loose, still = sum(stirred) - before, sum(left)
        odds.append((size * sum(shuffled), (loose - size) * still, loose * still))
        before = size
    return odds


def _chain(counts: list[tuple[int, int, int]], odds: list[tuple[int, int, int]]) -> Chain:
    """Per shuffle: how many were unseen, unseen or discarded, and unseen when the next one came.

    Of n that came from the old deck, kept are chosen, and the rest of the card has come up as
    often as it did: each in so many ways.
    """
    chain: Chain = []
    ways = [1] * (counts[-1][-1] + 1)  # by the number set aside: of all that follows
    for (stirred, shuffled, left), (pro, con, back) in zip(counts[::-1], odds[::-1], strict=True):
        rows = [
            [back ** (stirred - n) * comb(n, kept) * pro**kept * con ** (n - kept)
             * perm(shuffled - kept, shuffled - left) * ways[kept]
             for kept in range(min(n, left) + 1)]
            for n in range(stirred, -1, -1)
        ]  # fmt: skip
        ways = [sum(row) for row in rows]
        chain.insert(0, rows)
    return chain


def _draw(chains: list[Chain], sizes: list[int], luck: Luck) -> list[list[int]]:
    """Numbers by card and shuffle; those that do not add up to the sizes are drawn again."""
    while True:
        drawn = [_follow(chain, luck) for chain in chains]
        if [sum(numbers) for numbers in zip(*drawn, strict=True)] == sizes:
            return drawn


def _follow(chain: Chain, luck: Luck) -> list[int]:
    numbers, before = [], 0
    for rows in chain:
        before = _pick(rows[before], luck)
        numbers.append(before)
    return numbers


def _pick(weights: list[int], luck: Luck) -> int:
    """A place by its weight, exactly: the weights may be too large for floats."""
    if len(weights) == 1:
        return 0
    left = luck.randrange(sum(weights))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise AssertionError("the weights do not add up to their sum")
