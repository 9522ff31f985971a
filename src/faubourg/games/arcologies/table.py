"""What a reader sees of a known state of Arcologies: Small City's table, and the arcologies."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, cast

from faubourg.core.model import Reason, ScoreLine, Seat
from faubourg.games.arcologies import square
from faubourg.games.arcologies import state as steps
from faubourg.games.arcologies.components import ARCOLOGY, DEGREES
from faubourg.games.arcologies.components import PUMPS as MOST_PUMPS
from faubourg.games.arcologies.ending import inside
from faubourg.games.arcologies.kit import ArcologyKit, takes_off
from faubourg.games.arcologies.patterns import NOTHING_ASKED
from faubourg.games.arcologies.reasons import NO_METAL
from faubourg.games.arcologies.state import ArcologiesState
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.board import Cell, Cells
from faubourg.games.small_city.components import Kind
from faubourg.games.small_city.ground import Ground, Slot
from faubourg.games.small_city.state import Borough, City
from faubourg.games.small_city.table import Table

EMPTY: Final = "empty"  # what the required empty cell asks for
MATCHES, COSTS, STAYS_EMPTY, BLOCKS = "=", "m", "e", "x"
INSIDE: Final = "inside"  # the slot, so to speak, of those whom an arcology has taken in


class Spot(NamedTuple):
    """A square and a turn of the pattern; whether it can be built there is asked for few."""

    site: square.Site
    turn: int  # quarters
    matching: list[Cells]  # by kind, in the whole borough

    @property
    def metal(self) -> int:
        return square.lacking(self.matching, self.site.turns[self.turn], self.site.corner)

    @property
    def reason(self) -> Reason | None:
        return self.site.why_not(self.turn, self.matching)


class Place(NamedTuple):
    """One place for an arcology, and what it would take."""

    corner: str
    turn: int  # in degrees
    metal: int  # cells that do not match
    reason: Reason | None  # why it could not be built there
    spot: Spot
    blocked: Cells  # by what stands there

    @property
    def blocks(self) -> int:
        """How many cells no metal helps: the one that must be empty may be covered, too."""
        site = self.spot.site
        empty = 1 << site.corner + site.turns[self.spot.turn].empty
        return (self.blocked | site.borough.covered & empty).bit_count()

    @property
    def cells(self) -> str:
        """Nine letters in cell order: = matches, m costs metal, e is as empty as it must be, and
        x blocks."""
        site, matching = self.spot.site, self.spot.matching
        cells = [site.corner + step for step in site.kit.patterns.steps]
        both = zip(cells, site.turns[self.spot.turn].kinds, strict=True)
        return "".join(_letter(site.borough, c, kind, self.blocked, matching) for c, kind in both)


@dataclass(frozen=True, eq=False)
class Arcology:
    """The arcology of one player."""

    kit: ArcologyKit
    city: City
    seat: Seat
    own: bool  # the reader's

    @property
    def borough(self) -> Borough:
        return self.city.boroughs[self.seat]

    @property
    def dealt(self) -> bool:
        return self.borough.extras[steps.DEALT] != steps.NO_ARCOLOGY

    @property
    def pattern(self) -> str:
        """Its name; "" before it is dealt."""
        return self.kit.patterns.names[self.borough.extras[steps.DEALT]] if self.dealt else ""

    @property
    def rows(self) -> list[list[str]]:
        """The top row first: kinds of tiles, "empty"."""
        if not self.dealt:
            return []
        kinds, names = square.wanted(self.kit, self.borough, 0).kinds, self.kit.places.kinds
        words = [EMPTY if kind == NOTHING_ASKED else names[kind] for kind in kinds]
        return [words[6:], words[3:6], words[:3]]

    @property
    def built(self) -> bool:
        return bool(self.borough.extras[steps.BUILT])

    @property
    def cells(self) -> Cells:
        """Of the arcology that stands or is being built."""
        borough = self.borough
        if self.built or borough.extras[steps.TURN] < 0 or borough.laid < 0:
            return self.kit.square(borough)
        return self.kit.places.all[borough.laid].cells

    @property
    def square(self) -> list[str]:
        return self.kit.board.named(self.cells)

    @property
    def corner(self) -> str:
        """Once it is being built."""
        return self.square[0] if self.cells else ""

    @property
    def turn(self) -> int:
        """In degrees."""
        return DEGREES[self.borough.extras[steps.TURN]] if self.cells else 0

    @property
    def inside(self) -> dict[str, Seat]:
        """By cell: whose citizen."""
        people, names = inside(self.kit, self.city, self.seat), self.kit.board.names
        return {names[cell]: seat for seat, at in enumerate(people) for cell in at}

    @property
    def pumps(self) -> int:
        return self.borough.extras[steps.PUMPS]

    @property
    def pumps_ahead(self) -> int:
        """6.4: what the pairs are about to make."""
        return min(len(self.pairs), MOST_PUMPS - self.pumps)

    @property
    def pairs(self) -> list[str]:
        """Stone slots with two citizens."""
        return self.kit.board.named(self.borough.extras[steps.PAIRS])

    @property
    def takes_off(self) -> bool:
        return takes_off(self.borough)

    @property
    def stage(self) -> str:
        """How far it is: "open", "built", "off" once it takes off, "gone" with its player."""
        if self.borough.gone:
            return "gone"
        return "off" if self.takes_off else "built" if self.built else "open"

    @cached_property
    def _spots(self) -> list[Spot]:
        """For the reader's own: every square of the zone in every turn, until it is built."""
        if not self.own or not self.dealt or self.built or self.borough.gone:
            return []
        return spots_of(self.kit, self.city, self.borough)

    @cached_property
    def places(self) -> list[Place]:
        blocked = {spot.site: spot.site.blocked() for spot in self._spots if not spot.turn}
        return [place_at(self.kit, spot, blocked[spot.site]) for spot in self._spots]

    @property
    def best(self) -> Place | None:
        """Of all places, also of those that cannot be built on yet."""
        return min(self.places, key=_badness, default=None)

    @property
    def best_by_turn(self) -> dict[int, Place]:
        """In degrees."""
        worst_first = sorted(self.places, key=_badness, reverse=True)
        found = {place.turn: place for place in worst_first}
        return {degrees: found[degrees] for degrees in DEGREES if degrees in found}

    @cached_property
    def nearest(self) -> Place | None:
        """The place that asks for least metal, of those that metal is enough for."""
        for spot in sorted(self._spots, key=lambda spot: spot.metal):
            if spot.reason in (None, NO_METAL):
                return place_at(self.kit, spot, spot.site.blocked())
        return None


@dataclass(frozen=True, eq=False)
class ArcologyGround(Ground):
    """One borough with its arcology."""

    @cached_property
    def arcology(self) -> Arcology:
        own = self.seat == self.table.viewer
        return Arcology(cast(ArcologyKit, self.kit), self.city, self.seat, own)

    @cached_property
    def slots(self) -> dict[str, Slot]:
        """4.5.5: those inside are named by their cells; locked in, nothing happens to them."""
        found = {slot.cell: slot for tile in self.tiles for slot in tile.slots}
        if self.arcology.kit.inside == "sealed":
            return found
        people = self.arcology.inside.items()
        return found | {cell: Slot(cell, INSIDE, seat, True, False) for cell, seat in people}

    @property
    def polluting_citizens(self) -> int:
        """Of a pair both count."""
        return super().polluting_citizens + len(self.arcology.pairs)

    @property
    def score_lines(self) -> list[ScoreLine]:
        """8.10: pumps are the score."""
        return self.table.rules.score(self.table.known, self.seat)


@dataclass(frozen=True, eq=False)
class ArcologyTable(Table):
    """What one reader knows. Only to be read."""

    ground = ArcologyGround

    @property
    def arcology_kit(self) -> ArcologyKit:
        return cast(ArcologyKit, self.kit)

    @property
    def state(self) -> ArcologiesState:
        return cast(ArcologiesState, self.known)

    @cached_property
    def arcologies(self) -> list[Arcology]:
        return [cast(ArcologyGround, ground).arcology for ground in self.grounds]

    @property
    def draw_offered(self) -> bool:
        return self.known.step == steps.DRAW


# Places


def spots_of(kit: ArcologyKit, city: City, borough: Borough) -> list[Spot]:
    matching, zone = square.matching_cells(kit, borough), cities.zone(kit, borough)
    tiles = [tile for tile in kit.places.of(ARCOLOGY) if not tile.cells & ~zone]
    sites = [square.Site(kit, city, borough, tile) for tile in tiles]
    return [Spot(site, turn, matching) for site in sites for turn in range(len(DEGREES))]


def place_at(kit: ArcologyKit, spot: Spot, blocked: Cells) -> Place:
    corner = kit.board.names[spot.site.corner]
    return Place(corner, DEGREES[spot.turn], spot.metal, spot.reason, spot, blocked)


def _badness(place: Place) -> tuple[int, int, bool, str, int]:
    """The fewest cells that block, then the least metal."""
    return place.blocks, place.metal, place.reason is not None, place.corner, place.turn


def _letter(borough: Borough, cell: Cell, kind: Kind, blocked: Cells, matching: list[Cells]) -> str:
    if blocked >> cell & 1:
        return BLOCKS
    if kind == NOTHING_ASKED:
        return BLOCKS if borough.covered >> cell & 1 else STAYS_EMPTY
    return MATCHES if matching[kind] >> cell & 1 else COSTS
