"""The table as it is drawn, its words, and which drawn things an action touches.

An arcology is chosen in the tray; its place is named by the cell that must be empty, which always
can be touched, and then by how the pattern lies.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, cast

from faubourg.core.model import Action, Seat
from faubourg.core.wording import yes
from faubourg.drawing.words import Words
from faubourg.games.arcologies import components, square
from faubourg.games.arcologies import state as steps
from faubourg.games.arcologies.actions import AcceptDraw, BuildArcology, GoOn, Remain
from faubourg.games.arcologies.draw import art
from faubourg.games.arcologies.kit import pump_pollution
from faubourg.games.arcologies.table import INSIDE, ArcologyGround, ArcologyTable
from faubourg.games.small_city.board import Placement
from faubourg.games.small_city.draw import tiles, touching
from faubourg.games.small_city.draw.picture import Picture, Terms
from faubourg.games.small_city.ground import Slot, Tile
from faubourg.games.small_city.kit import Kit

GAME: Final = "arcologies"
say: Final = Words(GAME).say
ARCOLOGY: Final = "arcology"
RISING: Final = "arcology-rising"  # how it is drawn once it has taken off
PAIR: Final = "pair"  # a stone slot with two citizens
KINDS: Final = (*(f"statue-{name}" for name in components.STATUE_NAMES), ARCOLOGY, RISING)
SMALL_DOME: Final = (10, 190, "q0-178 98-178t98 178z")
SMALL_STATUE: Final = (20, 58, "v-8h10v-16a7 7 0 1 1 12 0v16h10v8z")
# What Small City's drawing does not have.
STYLE: Final = tiles.Style(
    GAME,
    frozenset({
        "endless-round", "legend-pattern", f"slot-kind {INSIDE}", f"slot-kind {PAIR}",
        *(f"{key} {kind}" for key in ("kind", "code") for kind in KINDS),
    }),
    {**dict.fromkeys(art.STATUES, art.SQUARE_STONE), ARCOLOGY: art.LANDING, RISING: art.LANDING},
    art.STATUES,
    {ARCOLOGY: art.dome, RISING: art.rising},
    {**dict.fromkeys(art.STATUES, SMALL_STATUE), ARCOLOGY: SMALL_DOME, RISING: SMALL_DOME},
    {PAIR: "stone"},
    {PAIR: ("pump",)},
    {"pump": art.pump((0, 11), 0.8)},
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class DrawnGround(ArcologyGround):
    """One borough as it is drawn."""

    def tile(self, placement: Placement) -> Tile:
        tile = super().tile(placement)
        if tile.kind != ARCOLOGY:
            return _with_pairs(tile, self.arcology.pairs)
        if cast(ArcologyPicture, self.table).has_left(self.seat):
            return replace(tile, kind=RISING)
        people = self.arcology.inside.items()
        return replace(
            tile, slots=[Slot(cell, INSIDE, seat, False, False) for cell, seat in people]
        )


def _with_pairs(tile: Tile, pairs: list[str]) -> Tile:
    """5.2.1: such a slot makes a pump in place of a stone."""
    slots = [slot._replace(kind=PAIR) if slot.cell in pairs else slot for slot in tile.slots]
    return replace(tile, slots=slots) if pairs else tile


@dataclass(frozen=True, eq=False)
class ArcologyPicture(Picture, ArcologyTable):
    """What a reader knows, as it is drawn."""

    ground = DrawnGround
    apart = (*Picture.apart, ARCOLOGY)
    style = STYLE
    round_key = "endless-round"

    def has_left(self, seat: Seat) -> bool:
        """8.2: it takes off when the round is over, and so is the game; nothing flies before."""
        return self.is_over and not self.is_ghost and self.arcologies[seat].takes_off

    def also(self, seat: Seat) -> tuple[Terms, Terms]:
        """6.1, and 7.1 with 7.2."""
        own, then = self.arcologies[seat], self.grounds[seat].measured
        made: Terms = ((own.pumps_ahead, "pump"),) if own.built else ()
        return made, ((pump_pollution(then), "pump"),) if then.extras[steps.PUMPS] else ()


def quiet_words(table: ArcologyPicture, language: str) -> str:
    """8.12 and 9.5."""
    count, limit = table.state.quiet, table.arcology_kit.quiet_rounds
    return say(language, "quiet", count=count, limit=limit, solo=yes(table.kit.solo))


TILE: Final = f"tile:{ARCOLOGY}"
REMAIN: Final = "remain:"
PARTED: Final = "/"  # between a tile and its cells, in the name of a remainder
WORDS: Final[dict[type[Action], list[str]]] = {AcceptDraw: ["accept"], GoOn: ["go-on"]}


def touches(table: ArcologyPicture, action: Action) -> list[str]:
    if isinstance(action, BuildArcology):
        return _arcology(table, action)
    if isinstance(action, Remain):
        return [REMAIN + PARTED.join(table.kit.places.names[action.placement].split())]
    if type(action) in WORDS:
        return WORDS[type(action)]
    return touching.touches(table, action)


def covered(kit: Kit, action: Action) -> tuple[str, ...]:
    if isinstance(action, Remain):
        return touching.cells_of(kit.places, action.placement)
    if not isinstance(action, BuildArcology):
        return touching.covered(kit, action)
    squares = kit.places.of(components.ARCOLOGY)
    found = next(square for square in squares if square.first == action.corner)
    return touching.cells_of(kit.places, found.number)


def _arcology(table: ArcologyPicture, action: BuildArcology) -> list[str]:
    seat = table.seat
    if not table.arcologies[seat].dealt:
        return [TILE]
    empty = square.wanted(table.arcology_kit, table.city.boroughs[seat], action.turn).empty
    thing = _thing(table, seat, table.name(action.corner + empty))
    return [TILE, thing, f"pattern:{components.DEGREES[action.turn]}"]


def _thing(table: ArcologyPicture, seat: Seat, cell: str) -> str:
    """A cell that is not empty is touched by the tile on it, and then one is told why not."""
    tile = table.grounds[seat].tile_at.get(cell)
    return f"cell:{tile.name if tile else cell}"
