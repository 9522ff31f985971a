"""Big City in pictures and in plain text, and which drawn things an action touches."""

from __future__ import annotations

from functools import lru_cache

from faubourg.core import catalogue, model, presentation
from faubourg.core.texts import Texts
from faubourg.games.big_city import actions, board, places, rules
from faubourg.games.big_city.components import (
    CARD_NAMES,
    CARD_OF,
    DISTRICT_OF,
    PIECES,
    PLOT_NAMES,
)
from faubourg.games.big_city.draw import beside, city, scene, text
from faubourg.games.big_city.draw.overlay import OVERLAYS
from faubourg.games.big_city.state import NOTHING, BigCityState


class Drawer(presentation.Drawer[rules.BigCityRules, BigCityState]):
    """Big City in pictures."""

    OVERLAYS = OVERLAYS
    TURNS = True
    BEGINNINGS = frozenset({actions.Place})

    def draw(self, known: BigCityState, texts: Texts, look: presentation.Look) -> str:
        """The map of the city."""
        return city.draw_city(self.rules, known, texts.language, look)

    def panels(self, known: BigCityState, texts: Texts, look: presentation.Look) -> dict[str, str]:
        """All beside it: hand, trade, decks, supply, districts, scores, and who holds what."""
        return beside.panels(self.rules, known, texts.language, look)

    def draw_text(self, known: BigCityState, texts: Texts, look: presentation.Look) -> str:
        """The whole table for the terminal and for screen readers."""
        return text.table(self.rules, known, texts.language, look)

    def touches(self, known: BigCityState, seat: model.Seat, action: model.Action) -> list[str]:
        """Those not in a drawing become buttons; a card that was drawn lies in the hand."""
        if isinstance(action, actions.Build):
            return list(_building(self.rules.plan(known), action))
        if isinstance(action, actions.Lay):
            return [scene.street_name(action.plot, action.side)]
        if isinstance(action, actions.Place):
            return [f"district:{action.district + 1}", f"turn:{90 * action.rotation}"]
        if isinstance(action, actions.Origin) and known.chosen != NOTHING:
            return _laying(known.chosen, action.cell)
        if isinstance(action, actions.Deal):
            return [f"card:{CARD_NAMES[action.card]}"]
        if isinstance(action, actions.OwnCard):
            return [f"card:{CARD_NAMES[action.card]}", actions.word(action)]
        if isinstance(action, actions.Draw | actions.Wish):
            kind = "deck" if isinstance(action, actions.Draw) else "wish"
            return [f"{kind}:{action.deck + 1}"]
        if isinstance(action, actions.Accept):
            return [f"accept:{action.seat + 1}", actions.WHICH[action.which]]
        return super().touches(known, seat, action)

    def ways(
        self, known: BigCityState, seat: model.Seat, begun: model.Action
    ) -> list[model.Action]:
        """The same district, turned otherwise."""
        assert isinstance(begun, actions.Place)
        first = begun.index - begun.rotation  # in the catalogue, the four lie side by side
        turned = self.rules.catalogue[first : first + board.ROTATIONS]
        return [way for way in turned if way is not begun]

    def footprint(
        self, known: BigCityState, seat: model.Seat, action: model.Action, look: presentation.Look
    ) -> str:
        """Of a district, or of a piece on several plots."""
        layout = scene.layout_of(self.rules.plan(known), look.turn % 4)
        if isinstance(action, actions.Origin):
            return scene.district_shape(layout, known.chosen, action.cell)
        if not isinstance(action, actions.Build):
            return ""
        plots = layout.plan.plots_at(PIECES[action.piece].shape, action.plot, action.direction)
        return scene.shape(layout, plots) if plots.bit_count() > 1 else ""

    def changes(
        self, before: BigCityState, seat: model.Seat, action: model.Action, after: BigCityState
    ) -> dict[model.Seat, list[str]]:
        """Where a district has come, its plots are drawn instead of the open ground."""
        if not isinstance(action, actions.Origin):
            return super().changes(before, seat, action, after)
        district = before.chosen // board.ROTATIONS
        plots = [plot for plot, found in enumerate(DISTRICT_OF) if found == district]
        return {seat: [f"plot:{PLOT_NAMES[plot]}" for plot in plots]}


def _laying(chosen: int, origin: board.Cell) -> list[str]:
    """A district, the place for it, and its turn, which is asked for last."""
    district, rotation = divmod(chosen, board.ROTATIONS)
    place = places.place_name(board.position(origin), board.rotated_size(district, rotation))
    return [f"district:{district + 1}", place, f"turn:{90 * rotation}"]


@lru_cache(maxsize=16384)
def _building(plan: board.Plan, action: actions.Build) -> tuple[str, ...]:
    """The piece, the cards that are played, and the plots; only the first if not all are there."""
    piece = PIECES[action.piece]
    found = catalogue.members(plan.plots_at(piece.shape, action.plot, action.direction))
    others = [plot for plot in found if plot != action.plot]
    plots = [PLOT_NAMES[plot] for plot in (action.plot, *others)]
    own = action.piece in CARD_OF
    cards = [CARD_NAMES[CARD_OF[action.piece]]] if own else plots
    return (
        f"piece:{piece.name}", *(f"card:{card}" for card in cards),
        *(f"plot:{plot}" for plot in plots),
    )  # fmt: skip
