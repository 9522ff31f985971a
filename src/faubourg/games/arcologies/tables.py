"""The tables of a game of Arcologies: patterns, catalogue, options."""

from __future__ import annotations

from faubourg.games.arcologies.actions import ArcologyCatalogue
from faubourg.games.arcologies.components import ARCOLOGY, QUIET_ROUNDS, ArcologyBox
from faubourg.games.arcologies.patterns import Patterns
from faubourg.games.arcologies.state import ASK_NAMES, BUILT, STEP_NAMES
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.board import Board, Cells
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.placements import Placements
from faubourg.games.small_city.state import Borough


class ArcologyTables(Kit):
    """What does not change during a game; kit.py adds what the expansion changes in the rules."""

    step_names = STEP_NAMES
    ask_names = ASK_NAMES
    book: ArcologyCatalogue

    def __init__(self, seats: int, options: dict[str, str], box: ArcologyBox) -> None:
        self.arcologies = box
        super().__init__(seats, options, box)
        self.patterns = self.book.patterns
        self.arcology_is_free = options["arcology_action"] == "free"
        self.splitting_is_free = options["split"] == "free"
        self.materials_move = options["covered_materials"] == "move"
        self.inside = options["inside"]
        self.pumps_apart = options["pumps_and_parks"] == "apart"
        self.citizens_counted = options.get("citizens_counted", "slots")
        self.quiet_rounds = QUIET_ROUNDS[options["quiet_rounds"]]

    def make_book(self, board: Board, places: Placements) -> ArcologyCatalogue:
        return ArcologyCatalogue(board, places, Patterns(board, places, self.arcologies))

    def square(self, borough: Borough) -> Cells:
        """The cells under the arcology; none before it stands."""
        arcology = cities.the(self, borough, ARCOLOGY) if borough.extras[BUILT] else None
        return 0 if arcology is None else arcology.cells
