"""Foreseeing the draft: everybody takes what serves the own city best (RULES.md 3.1.4)."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.town_center.components import Colour
from faubourg.games.town_center.investment import open_towers, pick_order, spread
from faubourg.games.town_center.judge.ahead import Ahead
from faubourg.games.town_center.state import Tower, TownCenterState

Gains = list[list[float]]  # by seat and colour


def foreseen(state: TownCenterState, aheads: list[Ahead], seat: Seat) -> tuple[list[Tower], float]:
    """The hands after the draft, and what the others win by theirs on average."""
    gains = [ahead.gains(city) for ahead, city in zip(aheads, state.cities, strict=True)]
    towers = completed(state, gains[state.first])
    hands = [city.hand for city in state.cities]
    for picker in pick_order(state.first, len(hands))[state.picks :]:
        tower = max((t for t in towers if t), key=lambda t: gains[picker][t[-1]])
        towers[towers.index(tower)] = tower[:-1]
        hands[picker] += tower[-1:]
    return hands, rivals_gain(hands, gains, seat)


def completed(state: TownCenterState, gains: list[float]) -> list[Tower]:
    """3.1.3: the towers once all cubes are stacked, those the first player likes on top."""
    towers = state.towers[:]
    rest = sorted(spread(state.drawn), key=lambda colour: gains[colour])
    while rest:
        place = open_towers(towers, len(rest), len(state.cities))[0]
        towers[place] += (rest.pop(0),)
    return towers


def rivals_gain(hands: list[tuple[Colour, ...]], gains: Gains, seat: Seat) -> float:
    others = [other for other in range(len(hands)) if other != seat]
    won = sum(gains[other][colour] for other in others for colour in hands[other])
    return won / len(others)
