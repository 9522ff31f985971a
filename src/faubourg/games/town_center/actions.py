"""The choices of Town Center, their places in the catalogue and their notation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from faubourg.core.catalogue import catalogue_of
from faubourg.core.model import Action, Commitment, Seat
from faubourg.core.notation import counted, spelled
from faubourg.games.town_center import components as box
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.board import Position, Site
from faubourg.games.town_center.components import Colour

GROWING: Final = (box.RESIDENCE, box.SHOP)
ON_SALE: Final = (box.UTILITY, box.LIFT)


@dataclass(frozen=True)
class Start(Action):
    """Chance names the first player (2.7)."""

    seat: Seat


@dataclass(frozen=True)
class Draw(Action):
    """Chance takes a cube out of the bag (3.1.1)."""

    colour: Colour


@dataclass(frozen=True)
class PlaceHall(Action):
    """2.6."""

    position: Position


@dataclass(frozen=True)
class Stack(Action):
    """The first player puts a drawn cube on a tower (3.1.3)."""

    colour: Colour
    tower: int


@dataclass(frozen=True)
class Pick(Action):
    """Take the top cube of a tower (3.1.4)."""

    tower: int


@dataclass(frozen=True)
class PutBack(Action):
    """Solo: one of three cubes returns to the bag, or to the end of the line (4.2, 4.3)."""

    colour: Colour


@dataclass(frozen=True)
class Build(Action):
    """3.2."""

    colour: Colour
    position: Position


@dataclass(frozen=True)
class Discard(Action):
    """A cube that finds no place goes to the reserve (3.2.8)."""

    colour: Colour


@dataclass(frozen=True)
class Confirm(Commitment):
    """Construction is finished in this city (3.2.1)."""


@dataclass(frozen=True)
class Grow(Action):
    """3.3.4."""

    colour: Colour
    position: Position


@dataclass(frozen=True)
class Buy(Action):
    """3.5."""

    colour: Colour
    position: Position


@dataclass(frozen=True)
class Pass(Action):
    """Buy nothing (3.5.1)."""


OfCube: TypeAlias = Build | Grow | Buy
OfTower: TypeAlias = Stack | Pick
Placing: TypeAlias = PlaceHall | OfCube

STEP_OF: Final[dict[type[Action], int]] = {
    PlaceHall: steps.HALLS, Stack: steps.TOWERS, Pick: steps.DRAFT, PutBack: steps.CHOOSE,
    Build: steps.BUILD, Discard: steps.BUILD, Confirm: steps.BUILD, Grow: steps.GROW,
    Buy: steps.BUY, Pass: steps.BUY, Draw: steps.DRAW, Start: steps.START,
}  # fmt: skip


class Catalogue:
    """All actions on a site, in blocks; a block plus a set of positions is a set of actions."""

    def __init__(self, site: Site) -> None:
        self.names = {
            "colour": box.NAMES, "position": site.names, "seat": counted(box.MOST),
            "tower": counted(box.TOWERS_ABOVE_FOUR),
        }  # fmt: skip
        self.actions = catalogue_of(_all_actions(site))
        find = {action: action.index for action in self.actions}
        self.hall = find[PlaceHall(0)]
        self.stack = [
            [find[Stack(c, t)] for t in range(box.TOWERS_ABOVE_FOUR)] for c in box.COLOURS
        ]
        self.pick = find[Pick(0)]
        self.put_back = [find[PutBack(colour)] for colour in box.COLOURS]
        self.build = [find[Build(colour, 0)] for colour in box.COLOURS]
        self.discard = [find[Discard(colour)] for colour in box.COLOURS]
        self.confirm = find[Confirm()]
        self.grow = {colour: find[Grow(colour, 0)] for colour in GROWING}
        self.buy = {colour: find[Buy(colour, 0)] for colour in ON_SALE}
        self.pass_on = find[Pass()]
        self.draw = [self.actions[find[Draw(colour)]] for colour in box.COLOURS]
        self.start = [self.actions[find[Start(seat)]] for seat in range(box.MOST)]

    def notation(self, action: Action) -> str:
        return spelled(action, word(action), self.names)


def word(action: Action) -> str:
    """The choice in one word: "build", "return"."""
    return {PlaceHall: "hall", PutBack: "return"}.get(type(action), type(action).__name__.lower())


def _all_actions(site: Site) -> Iterator[Action]:
    positions = range(len(site.places))
    yield from (PlaceHall(cell) for cell in range(len(site.cells)))
    yield from (
        Stack(colour, tower) for colour in box.COLOURS for tower in range(box.TOWERS_ABOVE_FOUR)
    )
    yield from (Pick(tower) for tower in range(box.TOWERS_ABOVE_FOUR))
    yield from (PutBack(colour) for colour in box.COLOURS)
    yield from (Build(colour, position) for colour in box.COLOURS for position in positions)
    yield from (Discard(colour) for colour in box.COLOURS)
    yield Confirm()
    yield from (Grow(colour, position) for colour in GROWING for position in positions)
    yield from (Buy(colour, position) for colour in ON_SALE for position in positions)
    yield Pass()
    yield from (Draw(colour) for colour in box.COLOURS)
    yield from (Start(seat) for seat in range(box.MOST))
