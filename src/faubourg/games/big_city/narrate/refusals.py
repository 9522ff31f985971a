"""The values that the words of a refusal need."""

from __future__ import annotations

from typing import Final

from faubourg.core import catalogue, presentation
from faubourg.core.model import Action, Reason, Seat, Value
from faubourg.core.wording import NONE, Values, listed, person, yes
from faubourg.games.big_city import actions, building, cards, reasons, rules
from faubourg.games.big_city import board as boards
from faubourg.games.big_city import components as box
from faubourg.games.big_city.board import NOWHERE, SPAN, Crossing, Plan
from faubourg.games.big_city.components import Card, Plots
from faubourg.games.big_city.narrate import codes
from faubourg.games.big_city.narrate.codes import plot_names, street_named
from faubourg.games.big_city.state import STEPS, BigCityState
from faubourg.games.big_city.trams import crossings

KINDS: Final = ("residence", "office", "special", "office-or-special")  # of neighbours
LACKS: Final = ("lacks-first", "lacks-second", "lacks-third", "lacks-fourth")


class Refusals(presentation.Narrator[rules.BigCityRules, BigCityState]):
    """The values that the words of a refusal need."""

    def reason_values(
        self, known: BigCityState, seat: Seat, action: Action, reason: Reason
    ) -> dict[str, Value]:
        """What was tried, what stands against it, what is missing."""
        if not reason.rule:
            return {}  # a rule of every game
        if reason in reasons.WRONG_STEP.values() or reason == reasons.NOT_FOR_PLAYERS:
            return {"tried": actions.word(action), "step": STEPS[known.step]}
        if isinstance(action, actions.Build):
            return _build_values(self.rules.plan(known), known, seat, action)
        if isinstance(action, actions.Lay):
            return self._street_values(known, action)
        if isinstance(action, actions.Place):
            last = self.rules.kit.pool[-1] + 1
            return {"district": action.district + 1, "last": last}
        if isinstance(action, actions.Origin):
            return self._origin_values(known, action)
        return self._card_values(known, seat, action)

    def _origin_values(self, known: BigCityState, action: actions.Origin) -> Values:
        """2.11 and 2.12: what the district would lie upon, and what it would touch."""
        plan, (district, rotation) = self.rules.plan(known), divmod(known.chosen, boards.ROTATIONS)
        near = plan.contacts(district, rotation, action.cell)
        return {
            "district": district + 1,
            **listed(
                "plots", [box.PLOT_NAMES[p] for p in plan.upon(district, rotation, action.cell)]
            ),
            "streets": len(near),
            "plot": box.PLOT_NAMES[near[0]] if near else NONE,
        }

    def _card_values(self, known: BigCityState, seat: Seat, action: Action) -> Values:
        if isinstance(action, actions.OwnCard):
            return self._own_card_values(known, action)
        if isinstance(action, actions.Draw | actions.Wish):
            return {"deck": action.deck + 1, "most": box.DRAWS_PER_DECK}
        assert isinstance(action, actions.Accept)
        offers, is_seat = known.trade.offers, action.seat < self.rules.seats
        offer = offers[action.seat] if action.seat < len(offers) else ()
        whose = NONE if is_seat else "nobody"
        return {
            **person(action.seat),
            **codes.by_backs(offer),
            "whose": "own" if action.seat == seat else whose,
            "which": actions.WHICH[action.which],
            "forward": len(known.trade.forward),
        }

    def _own_card_values(self, known: BigCityState, action: actions.OwnCard) -> Values:
        card = action.card
        return {
            "card": box.CARD_NAMES[card],
            "tried": actions.word(action),
            "there": self._there(known, card),
            "wanted": len(known.returned) + 1,
            "possible": cards.drawable_after(known, box.DECK_OF[card], self.rules.kit.limited),
            "forward": len(known.trade.forward),
            "answer": yes(isinstance(action, actions.Offer)),
        }

    def _there(self, known: BigCityState, card: Card) -> str:
        """What stands on the plot of a card, or why nothing does."""
        if card >= box.PLOTS:
            return "installation"
        if piece := known.standing_on(card):
            return box.PIECES[piece.piece].name
        return "free" if self.rules.plan(known).city >> card & 1 else "away"

    def _street_values(self, known: BigCityState, action: actions.Lay) -> Values:
        """The street, what stands beside it, and where the line is."""
        plan = self.rules.plan(known)
        found: Values = {
            **codes.street_between(plan, action.plot, action.side),
            "district": box.DISTRICT_OF[action.plot] + 1,
            "segments": box.SEGMENTS,
            "allowed": self.rules.kit.customs.beside,
        }
        if plan.cell[action.plot] == NOWHERE:
            return found
        street = plan.street_of[action.plot][action.side]
        name = street_named(plan, street)
        piece = known.standing_on(action.plot)
        met = sorted(
            crossings(known) & {*boards.street_ends(street)}, key=lambda end: end in known.ends
        )
        return {
            **found,
            "known-plot": name["plot"],
            "known-side": name["side"],
            "piece": box.PIECES[piece.piece].name if piece else NONE,
            **listed("end-1", _corner(plan, known.ends[0])),
            **listed("end-2", _corner(plan, known.ends[1])),
            **listed("corner", _corner(plan, met[0]) if met else []),
        }


# Places: plots for a piece, a street for a tram


def _build_values(plan: Plan, known: BigCityState, seat: Seat, action: actions.Build) -> Values:
    """The piece and its plots, and everything that can be wrong with them."""
    piece, plot = box.PIECES[action.piece], action.plot
    found: Values = {
        "piece": piece.name,
        "plot": box.PLOT_NAMES[plot],
        "district": box.DISTRICT_OF[plot] + 1,
        "deck": piece.deck + 1,
        "count": piece.count,
        "shape": piece.shape,
        "way": boards.DIRECTIONS[piece.shape][action.direction] or NONE,
        "present": _present(plan, action),
    }
    plots = plan.plots_at(piece.shape, plot, action.direction)
    missing = listed("missing", plot_names(plots & ~known.hands[seat]))
    return {**found, **missing, **_site_values(plan, known, action, plots)}


def _present(plan: Plan, action: actions.Build) -> int:
    """How many plots of the shape the city has there, from the anchor on."""
    cell, steps = plan.cell[action.plot], boards.CELL_STEPS[box.PIECES[action.piece].shape]
    there = [cell + step in plan.at for step in steps[action.direction]]
    return [*there, False].index(False) if cell != NOWHERE else 0


def _site_values(plan: Plan, known: BigCityState, action: actions.Build, plots: Plots) -> Values:
    """3.2.12: also the other plots of the district that are still free."""
    return {
        **codes.on_plots(plots),
        **_occupied_values(known, plots),
        **listed("outer", plot_names(plots & plan.periphery)),
        **_tram_values(plan, known, plots),
        **listed("free", plot_names(building.free_beside(known, 1 << action.plot))),
        **_neighbour_values(plan, known, plots),
    }


def _occupied_values(known: BigCityState, plots: Plots) -> Values:
    for plot in catalogue.members(plots & known.occupied):
        piece = known.standing_on(plot)
        assert piece is not None
        return {"taken": box.PLOT_NAMES[plot], "other": box.PIECES[piece.piece].name}
    return {}


def _tram_values(plan: Plan, known: BigCityState, plots: Plots) -> Values:
    """3.2.7: the street that would be covered."""
    for street in building.trams_covered(plan, known, plots):
        name = street_named(plan, street)
        return {"one": name["plot"], "two": name["beyond"]}
    return {}


def _neighbour_values(plan: Plan, known: BigCityState, plots: Plots) -> Values:
    """3.2.13 to 3.2.16 and 6.6: how many of each there are, and what a shopping centre lacks."""
    near = plan.around(plots)
    count = {kind: building.count_near(known, near, kind) for kind in KINDS}
    lacks = [kind for kind in KINDS[:3] if not count[kind]]
    lacks += [] if building.has_tram(plan, known, plots) else ["tram"]
    return {
        **{f"near-{kind}": number for kind, number in count.items()},
        **listed("lots", plot_names(near & known.on[box.PARKING_LOT])),
        "lacks": len(lacks),
        **dict(zip(LACKS, [*lacks, NONE, NONE, NONE, NONE], strict=False)),
    }


def _corner(plan: Plan, crossing: Crossing) -> list[str]:
    """The plots that meet at a crossing."""
    cells = (crossing - SPAN - 1, crossing - SPAN, crossing - 1, crossing)
    return [box.PLOT_NAMES[plan.at[cell]] for cell in cells if cell in plan.at]
