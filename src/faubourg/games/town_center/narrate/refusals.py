"""The values that the words of a refusal need."""

from __future__ import annotations

from faubourg.core import catalogue, presentation
from faubourg.core.model import Action, Reason, Seat
from faubourg.core.wording import NONE, Values
from faubourg.games.town_center import actions, administration, construction, development, reasons
from faubourg.games.town_center import components as box
from faubourg.games.town_center.development import units
from faubourg.games.town_center.investment import spread
from faubourg.games.town_center.narrate import codes
from faubourg.games.town_center.narrate.codes import CODES, counted
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import STEPS, City, TownCenterState, column


class Refusals(presentation.Narrator[TownCenterRules, TownCenterState]):
    """The values that the words of a refusal need."""

    def reason_values(
        self, known: TownCenterState, seat: Seat, action: Action, reason: Reason
    ) -> Values:
        """What was tried, what stands against it, what is missing."""
        if not reason.rule:
            return {}  # a rule of every game
        if reason.key == reasons.WRONG_STEP_IN_LINE.key:
            return {"tried": actions.word(action), "step": STEPS[known.step]}
        if isinstance(action, actions.OfTower):
            return self._tower_values(known, action)
        if isinstance(action, actions.PutBack):
            return {
                "cube": CODES[action.colour],
                **counted(known.line[: box.SOLO_DRAW] or spread(known.drawn)),
            }
        if isinstance(action, actions.Discard | actions.Confirm):
            return self._hand_values(known, seat, action)
        assert isinstance(action, actions.Placing)
        return self._place_values(known, seat, action, reason)

    def _hand_values(
        self, known: TownCenterState, seat: Seat, action: actions.Discard | actions.Confirm
    ) -> Values:
        city = known.cities[seat]
        return {
            "cube": CODES[action.colour] if isinstance(action, actions.Discard) else NONE,
            "buildable": codes.buildable(self.rules, city, seat),
            **counted(city.hand),
        }

    def _tower_values(self, known: TownCenterState, action: actions.OfTower) -> Values:
        return {
            "cube": CODES[action.colour] if isinstance(action, actions.Stack) else NONE,
            "tower": action.tower + 1,
            "towers": len(known.towers),
            "next": sum(bool(tower) for tower in known.towers) + 1,
            "players": self.rules.seats,
            "left": sum(known.drawn),
            "low": sum(len(tower) < box.LEAST_TOWER for tower in known.towers),
            **counted(spread(known.drawn)),
        }

    def _place_values(
        self, known: TownCenterState, seat: Seat, action: actions.Placing, reason: Reason
    ) -> Values:
        spot = codes.where(self.rules, seat, action.position)
        if isinstance(action, actions.PlaceHall):
            return spot
        city, (cell, level) = known.cities[seat], self.rules.site.places[action.position]
        standing = column(self.rules.boards[seat], city, cell)
        return {
            **spot,
            "cube": CODES[action.colour],
            "other": codes.name_in(standing, level),
            "height": len(standing),
            "needed": level + 1,
            "limit": city.limit,
            "money": city.money,
            **counted(city.hand),
            **self._special_values(city, seat, action, reason),
        }

    def _special_values(
        self, city: City, seat: Seat, action: actions.OfCube, reason: Reason
    ) -> Values:
        """Values that depend on the phase, or on the reason itself."""
        if isinstance(action, actions.Grow):
            return self._growth_values(city, seat, action)
        if isinstance(action, actions.Buy):
            number = city.cubes[action.colour].bit_count() + 1
            return {"price": administration.price(city, action.colour), "number": number}
        if reason == reasons.SAME_COLOUR:
            twins = self.rules.site.touch[action.position] & city.cubes[action.colour]
            cell, _ = self.rules.site.places[catalogue.members(twins)[0]]
            return {"beside": self.rules.site.cell_names[cell]}
        if reason == reasons.BLOCKS_THE_OTHER:
            return {"other": CODES[construction.without(city.hand, action.colour)[0]]}
        offices = 2 if reason == reasons.OFFICES_TOO_DEAR else 1
        return {"price": offices * box.OFFICE_COST}

    def _growth_values(self, city: City, seat: Seat, action: actions.Grow) -> Values:
        """3.3.1 and 3.3.2: of the units beside the place, the one nearest to being ready."""
        board, near = self.rules.boards[seat], self.rules.site.touch[action.position]
        beside = [unit for unit in units(board, city.cubes[action.colour]) if unit & near]
        counts = [
            (development.neighbours(board, city, action.colour, unit), unit.bit_count())
            for unit in beside
        ]
        if not counts:
            return {}
        present, size = max(counts, key=lambda count: count[0] - count[1])
        return {"size": size, "present": present, "needed": size + 1}
