"""The choices of La Città, their places in the catalogue and their notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from faubourg.core.catalogue import catalogue_of
from faubourg.core.model import Action, Seat
from faubourg.core.notation import counted, spelled
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.board import Board, Hex, Hexes
from faubourg.games.la_citta.components import Building, Card, Service, Terrain

Way: TypeAlias = int  # by which a building is built (4.1.1)
PLAYER_CARD: Final = 0
POLITICS_CARD: Final = 1
MASTER: Final = 2
WAYS: Final = ("build", "card", "master")  # in notation

OPEN_POSITION: Final = box.HIDDEN  # of the voice card that lies open; the hidden ones come first

# Places in the catalogue, ascending, and which of the actions from each of them on are meant.
Block: TypeAlias = tuple[list[int], Hexes]


@dataclass(frozen=True)
class Gold(Action):
    """3.4.5."""


@dataclass(frozen=True)
class Pass(Action):
    """3.4.19."""


@dataclass(frozen=True)
class Found(Action):
    """3.4.6."""

    hex: Hex


@dataclass(frozen=True)
class Donor(Action):
    """The castle that gives a new city its first citizen (3.4.13)."""

    castle: Hex


@dataclass(frozen=True)
class Build(Action):
    """4.1.1."""

    way: Way
    building: Building
    hex: Hex


@dataclass(frozen=True)
class SecondRoad(Action):
    """9.2.6."""

    hex: Hex


@dataclass(frozen=True)
class Stop(Action):
    """No second road (9.2.6)."""


@dataclass(frozen=True)
class BreadAndGames(Action):
    """5.3.1."""

    castle: Hex
    service: Service
    cubes: int


@dataclass(frozen=True)
class BlessedEra(Action):
    """5.4.1."""

    castle: Hex
    citizens: int


@dataclass(frozen=True)
class Harvest(Action):
    """5.5.1."""

    hex: Hex


@dataclass(frozen=True)
class Ask(Action):
    """5.6."""

    positions: tuple[int, ...]


@dataclass(frozen=True)
class Grow(Action):
    """A city gets a citizen while there are not enough for all (3.3.4)."""

    castle: Hex


@dataclass(frozen=True)
class Migrate(Action):
    """A city is handled, in the service of a Voice (3.6.12)."""

    castle: Hex
    service: Service


@dataclass(frozen=True)
class Starve(Action):
    """A city loses a citizen by hunger (3.7.3)."""

    castle: Hex


@dataclass(frozen=True)
class Demolish(Action):
    """6.3."""

    hex: Hex


@dataclass(frozen=True)
class Enough(Action):
    """No more roads are demolished (9.2.13)."""


@dataclass(frozen=True)
class PlaceCastle(Action):
    """8.3."""

    hex: Hex


@dataclass(frozen=True)
class Start(Action):
    """Chance names the first player (2.11)."""

    seat: Seat


@dataclass(frozen=True)
class Lay(Action):
    """Chance lays a politics card open (5.1.6)."""

    card: Card


@dataclass(frozen=True)
class SetAside(Action):
    """Chance decides which unseen card lies in front of a player during a shuffle (5.1.9)."""

    card: Card


@dataclass(frozen=True)
class VoiceCard(Action):
    """Chance shows a voice card, to all or to the one who asked (3.1.1, 3.5.1, 5.6.1)."""

    position: int
    service: Service


@dataclass(frozen=True)
class LayTerrain(Action):
    """8.2."""

    space: int
    terrain: Terrain


AtHex: TypeAlias = Found | Build | SecondRoad | Harvest | Demolish | PlaceCastle
AtCastle: TypeAlias = Donor | BreadAndGames | BlessedEra | Grow | Migrate | Starve
OfCity: TypeAlias = Donor | Grow | Migrate | Starve
Resolved: TypeAlias = Grow | Migrate | Starve | Demolish  # one after the other, in later phases
Effect: TypeAlias = BreadAndGames | BlessedEra | Harvest | Ask  # of cards that do not build


class Catalogue:
    """All actions, in blocks; a block plus a set of hexes is a set of actions."""

    def __init__(self, board: Board, buildings: tuple[Building, ...]) -> None:
        places = {"hex": board.names, "castle": board.names, "space": board.space_names}
        self.names: dict[str, Sequence[str]] = {**_NAMES, **places}
        self.actions = catalogue_of(_all_actions(board, buildings))
        self.find = {action: action.index for action in self.actions}
        find = self.find  # what follows are the first parts of blocks
        self.gold_or_pass = [find[Gold()], find[Pass()]]
        self.pass_on = [find[Pass()]]
        self.found = [find[Found(0)]]
        self.donor = [find[Donor(0)]]
        self.build = {
            (way, b): find[Build(way, b, 0)]
            for way in range(len(WAYS))
            for b in _by(way, buildings)
        }
        self.second_road = [find[SecondRoad(0)]]
        self.stop = [find[Stop()]]
        self.games = [
            [find[BreadAndGames(0, s, n)] for n in box.STEPS_EACH] for s in box.EACH_SERVICE
        ]
        self.blessed = [[find[BlessedEra(0, n)]] for n in box.STEPS_EACH]
        self.harvest = [find[Harvest(0)]]
        self.ask = [find[Ask(box.ASKED[0])]]
        self.grow = [find[Grow(0)]]
        self.migrate = [find[Migrate(0, service)] for service in box.EACH_SERVICE]
        self.starve = [find[Starve(0)]]
        self.demolish = [find[Demolish(0)]]
        self.enough = [find[Enough()]]
        self.castle = [find[PlaceCastle(0)]]
        self.start = [self.actions[find[Start(seat)]] for seat in range(box.MOST)]
        self.lay = [self.actions[find[Lay(card)]] for card in range(len(box.CARDS))]
        self.aside = [self.actions[find[SetAside(card)]] for card in range(len(box.CARDS))]
        self.voice = [
            [self.actions[find[VoiceCard(where, service)]] for service in box.EACH_SERVICE]
            for where in range(OPEN_POSITION + 1)
        ]

    def lay_terrain(self, space: int, terrain: Terrain) -> Action:
        return self.actions[self.find[LayTerrain(space, terrain)]]

    def notation(self, action: Action) -> str:
        kind = type(action)
        return spelled(action, _WORDS.get(kind, kind.__name__.lower()), self.names)


# In notation, where it is not the name of the class or the number; building begins with the way.
_WORDS: Final[dict[type[Action], str]] = {
    Build: "", BreadAndGames: "games", BlessedEra: "blessed", SecondRoad: "road",
    PlaceCastle: "castle", SetAside: "aside", VoiceCard: "voice", LayTerrain: "terrain",
}  # fmt: skip
_NAMES: Final[dict[str, Sequence[str]]] = {
    "way": WAYS, "building": box.BUILDINGS, "service": box.SERVICES, "card": box.CARDS,
    "terrain": box.TERRAINS, "seat": counted(box.MOST), "positions": counted(OPEN_POSITION),
    "position": [*counted(OPEN_POSITION), "open"],
}  # fmt: skip


def _by(way: Way, buildings: tuple[Building, ...]) -> list[Building]:
    """4.1.1: player cards build small buildings, politics cards the others, the Master all."""
    if way == MASTER:
        return list(buildings)
    return [kind for kind in buildings if (box.SIZES[kind] == box.SMALL) == (way == PLAYER_CARD)]


def _all_actions(board: Board, buildings: tuple[Building, ...]) -> Iterator[Action]:
    """Those of a turn first, and in the order in which turns.py lists them."""
    hexes = range(len(board.names))
    yield Gold()
    yield Pass()
    yield from (Found(hex) for hex in hexes)
    for way in range(len(WAYS)):
        yield from (Build(way, kind, hex) for kind in _by(way, buildings) for hex in hexes)
    for service in box.EACH_SERVICE:
        yield from (BreadAndGames(hex, service, n) for n in box.STEPS_EACH for hex in hexes)
    yield from (BlessedEra(hex, n) for n in box.STEPS_EACH for hex in hexes)
    yield from (Harvest(hex) for hex in hexes)
    yield from (Ask(positions) for positions in box.ASKED)
    yield from (Donor(hex) for hex in hexes)
    yield from (SecondRoad(hex) for hex in hexes)
    yield Stop()
    yield from (Grow(hex) for hex in hexes)
    yield from (Migrate(hex, service) for service in box.EACH_SERVICE for hex in hexes)
    yield from (Starve(hex) for hex in hexes)
    yield from (Demolish(hex) for hex in hexes)
    yield Enough()
    yield from (PlaceCastle(hex) for hex in hexes)
    yield from (Start(seat) for seat in range(box.MOST))
    yield from (Lay(card) for card in range(len(box.CARDS)))
    yield from (SetAside(card) for card in range(len(box.CARDS)))
    positions = range(OPEN_POSITION + 1)
    yield from (
        VoiceCard(position, service) for position in positions for service in box.EACH_SERVICE
    )
    laid = range(box.WASTELAND + 1, len(box.TERRAINS))
    yield from (LayTerrain(s, t) for s in range(len(board.space_names)) for t in laid)
