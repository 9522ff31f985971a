"""All pieces, wherever they are."""

from __future__ import annotations

from faubourg.games.la_citta.components import BUILDINGS, CARDS, POOLS
from faubourg.games.la_citta.state import LaCittaState


def inventory(state: LaCittaState) -> dict[str, int]:
    """Gold, citizens, tiles by pool and politics cards by kind."""
    counted = {
        "gold": state.bank + sum(state.gold),
        "citizens": state.citizens + sum(state.population),
    }
    for pool, kinds in enumerate(POOLS):
        laid = sum(state.kinds[kind].bit_count() for kind in kinds)
        counted[BUILDINGS[kinds[0]]] = state.pools[pool] + laid
    return counted | _cards(state)


def _cards(state: LaCittaState) -> dict[str, int]:
    """Those in the display and in front of players included."""
    open_now = [*state.display, *(card for cards in state.taken for card in cards)]
    return {
        f"card {name}": state.unseen[card] + state.aside[card] + state.discard[card]
        + open_now.count(card)
        for card, name in enumerate(CARDS)
    }  # fmt: skip
