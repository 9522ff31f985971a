"""What Small City's drawing is told of this expansion, table by table."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.arcologies.components import PUMP_POLLUTION
from faubourg.games.arcologies.draw import overlay, plan, standing, words
from faubourg.games.arcologies.draw.dome import dome, pump_icon, rising
from faubourg.games.arcologies.draw.paints import LANDING, SQUARE_STONE
from faubourg.games.arcologies.draw.statues import STATUES
from faubourg.games.arcologies.draw.words import ARCOLOGY, INSIDE, PAIR, RISING
from faubourg.games.arcologies.view import ArcologiesView
from faubourg.games.small_city.draw import (
    borough,
    civic,
    icons,
    paints,
    slots,
    small,
    sums,
    tiles,
    tray,
    works,
)
from faubourg.games.small_city.draw import overlay as overlays
from faubourg.games.small_city.draw.sums import Terms
from faubourg.games.small_city.view import SmallCityView

SMALL_DOME = (10, 190, "q0-178 98-178t98 178z")
SMALL_STATUE = (20, 58, "v-8h10v-16a7 7 0 1 1 12 0v16h10v8z")


def extend() -> None:
    """Once, when this drawing is loaded; nothing of it is seen in a game without arcologies."""
    words.extend()
    paints.FAMILIES.update(dict.fromkeys(STATUES, SQUARE_STONE))
    paints.FAMILIES.update({ARCOLOGY: LANDING, RISING: LANDING})
    civic.HOUSES.update(STATUES)
    tiles.WHOLE.update({ARCOLOGY: dome, RISING: rising})
    icons.ICONS["pump"] = pump_icon
    slots.SIGNS[PAIR] = ("pump",)
    slots.MAY_STAY.add(INSIDE)
    works.WORKS[PAIR] = works.WORKS["stone"]
    tray.OWN.update(STATUES)
    tray.APART.add(ARCOLOGY)
    small.SIGNS.update(dict.fromkeys(STATUES, SMALL_STATUE))
    small.SIGNS.update({ARCOLOGY: SMALL_DOME, RISING: SMALL_DOME})
    small.LARGE.update((ARCOLOGY, RISING))
    sums.ALSO.append(_pumps)
    overlays.LAYERS["pattern"] = overlay.pattern
    borough.OVER_TILES.append(standing.over_tiles)
    borough.OVER_GHOST.append(plan.over_ghost)


def _pumps(view: SmallCityView, seat: Seat) -> tuple[Terms, Terms]:
    """6.1, and 7.1 with 7.2."""
    if not isinstance(view, ArcologiesView):
        return (), ()
    own = view.arcologies[seat]
    made = min(len(own.pairs), own.pumps_left)
    polluting = 0 if view.boroughs[seat].card == "engineer" else PUMP_POLLUTION * own.pumps
    return (((made, "pump"),) if own.built else (), ((polluting, "pump"),) if own.pumps else ())
