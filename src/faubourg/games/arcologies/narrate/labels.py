"""What a choice is called in a list."""

from __future__ import annotations

from faubourg.core.model import Action, Message, View
from faubourg.core.registry import AnyRules
from faubourg.games.arcologies import actions as own
from faubourg.games.arcologies.components import DEGREES
from faubourg.games.arcologies.narrate.codes import told
from faubourg.games.arcologies.narrate.log import makes_pair
from faubourg.games.arcologies.narrate.squares import square_values
from faubourg.games.arcologies.narrate.table import ArcologyTable, arcology_table
from faubourg.games.small_city import actions as a
from faubourg.games.small_city.components import SLOTS
from faubourg.games.small_city.narrate.codes import NONE, Values, person, yes
from faubourg.games.small_city.narrate.labels import label as base_label
from faubourg.games.small_city.narrate.tiles import placed_values

WAYS = 3  # slots at most: a shop of level 3 is the largest remainder whose slots differ


def label(rules: AnyRules, view: View, action: Action) -> Message:
    table = arcology_table(rules, view)
    if isinstance(action, own.BuildArcology):
        return _arcology(table, action)
    if isinstance(action, own.Remain):
        return told("label-remain", remain_values(table, action))
    if isinstance(action, own.DealArcology):
        pattern = table.tables.patterns.names[action.pattern]
        return told("label-deal", person(max(table.view.turn, 0)), pattern=pattern)
    if isinstance(action, own.AcceptDraw | own.GoOn):
        return told("label-answer", accepts=yes(isinstance(action, own.AcceptDraw)))
    if isinstance(action, a.Go) and makes_pair(table, table.acting, action):
        return told("label-pair", cell=table.name(action.cell))
    return base_label(rules, view, action)


def _arcology(table: ArcologyTable, action: own.BuildArcology) -> Message:
    values = square_values(table.tables, action.corner, action.turn)
    place = table.places.get((table.name(action.corner), DEGREES[action.turn]))
    if place is None:
        return told("label-arcology-so", values)
    return told("label-arcology", values, metal=place.metal)


def remain_values(table: ArcologyTable, action: own.Remain) -> Values:
    """4.4.4: what remains, and which slot lies on which cell."""
    values = placed_values(table, action.placement)
    slots = [(table.name(cell), SLOTS[slot]) for cell, slot in _slots(table, action)]
    for place in range(WAYS):
        cell, slot = slots[place] if place < len(slots) else (NONE, NONE)
        values |= {f"cell-{place + 1}": cell, f"slot-{place + 1}": slot}
    return values


def _slots(table: ArcologyTable, action: own.Remain) -> tuple[tuple[int, int], ...]:
    return table.placement(action.placement).slots
