"""A full state guessed from what a seat knows: hidden voice cards and cards drawn by passing."""

from __future__ import annotations

from functools import lru_cache
from math import comb, perm
from random import Random
from typing import TypeAlias

from faubourg.core.model import Seat
from faubourg.games.la_citta.components import EACH_SERVICE, HIDDEN
from faubourg.games.la_citta.state import UNKNOWN, LaCittaState, PerCard, Shuffle
from faubourg.games.la_citta.voice import knows

Luck: TypeAlias = Random  # the rules themselves import nothing random


def guess(
    state: LaCittaState, seat: Seat, luck: Luck, earlier: tuple[Shuffle, ...]
) -> LaCittaState:
    """1.6.7: what the seat has not seen is drawn anew."""
    guessed = state.clone()
    _guess_voice(guessed, seat, luck)
    if state.to_set_aside or any(state.aside):
        _guess_aside(guessed, luck, earlier)
    return guessed


def _guess_voice(state: LaCittaState, seat: Seat, luck: Luck) -> None:
    """Cards that others have looked at: any of those that this seat has not seen."""
    drawn = [where for where in range(HIDDEN) if state.hidden[where] != UNKNOWN]
    secret = [where for where in drawn if not knows(state, seat, where)]
    seen = [state.hidden[w] for w in drawn[state.revealed :] if w not in secret]
    left = [state.unheard[service] - seen.count(service) for service in EACH_SERVICE]
    for where in secret:
        service = luck.choices(EACH_SERVICE, left)[0]
        state.hidden[where] = service
        left[service] -= 1


def _guess_aside(state: LaCittaState, luck: Luck, earlier: tuple[Shuffle, ...]) -> None:
    """5.1.9: which unseen cards lay in front of players at the last shuffle."""
    together = tuple(a + b for a, b in zip(state.unseen, state.aside, strict=True))
    known = (*earlier, (state.stirred, state.shuffled, sum(state.aside)))
    numbers = _draw(_chains(known, together), [size for *_, size in known], luck)
    aside = [tuple(by_card) for by_card in zip(*numbers, strict=True)]
    state.aside = aside[-1]
    state.returned = aside[-2] if state.to_set_aside and earlier else (0,) * len(together)
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
