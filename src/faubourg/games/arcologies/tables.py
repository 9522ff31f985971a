"""The tables of a game of Arcologies: patterns, catalogue, options."""

from __future__ import annotations

from faubourg.games.arcologies.actions import book_of
from faubourg.games.arcologies.components import ARCOLOGY, QUIET_ROUNDS, ArcologyBox
from faubourg.games.arcologies.patterns import Part, part_of
from faubourg.games.arcologies.state import ASK_NAMES, BUILT, STEP_NAMES
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.actions import Catalogue
from faubourg.games.small_city.board import Cells, Placement, Placements, placements_of
from faubourg.games.small_city.components import Kind
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, City


class ArcologyTables(Kit):
    """What does not change during a game; kit.py adds what the expansion changes in the rules."""

    step_names: tuple[str, ...] = STEP_NAMES
    ask_names: tuple[str, ...] = ASK_NAMES

    def __init__(self, seats: int, options: dict[str, str], box: ArcologyBox) -> None:
        self.arcologies = box
        self.own_book = book_of(placements_of(box), box.patterns)  # `book`, by its own class
        super().__init__(seats, options, box)
        self.patterns = self.own_book.patterns
        self.arcology_is_free = options["arcology_action"] == "free"
        self.splitting_is_free = options["split"] == "free"
        self.materials_move = options["covered_materials"] == "move"
        self.inside = options["inside"]
        self.pumps_apart = options["pumps_and_parks"] == "apart"
        self.citizens_counted = options.get("citizens_counted", "slots")
        self.quiet_rounds = QUIET_ROUNDS[options["quiet_rounds"]]

    def make_book(self, places: Placements) -> Catalogue:
        return self.own_book

    def square(self, borough: Borough) -> Cells:
        """The cells under the arcology; none before it stands."""
        arcology = cities.the(self, borough, ARCOLOGY) if borough.extras[BUILT] else None
        return 0 if arcology is None else arcology.cells

    # Splitting (4.4); edition_1.py does it otherwise

    def parts(self, tile: Placement, square: Cells) -> list[Part]:
        """4.4.1: what remains, then what is covered."""
        return [part_of(tile, tile.cells & ~square), part_of(tile, tile.cells & square)]

    def exchange(self, city: City, tile: Placement, square: Cells) -> None:
        """4.4.6 and 4.5.2: both parts come, the tile goes back, what is covered is boxed."""
        remainder, covered = self.parts(tile, square)
        take_part(city, remainder[0])
        take_part(city, covered[0])
        city.supply[tile.kind] += 1
        city.razed[covered[0]] += 1


def take_part(city: City, kind: Kind) -> None:
    """4.4.6: from the supply, or from the box."""
    source = city.supply if city.supply[kind] else city.razed
    source[kind] -= 1
