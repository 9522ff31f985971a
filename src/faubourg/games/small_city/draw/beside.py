"""The pictures beside the borough, in the order in which they matter."""

from __future__ import annotations

from faubourg.core.presentation import Look
from faubourg.games.small_city.draw.abroad import abroad, spots
from faubourg.games.small_city.draw.circle import draw_circle
from faubourg.games.small_city.draw.council import draw_council
from faubourg.games.small_city.draw.desk import choices, desk
from faubourg.games.small_city.draw.income import income
from faubourg.games.small_city.draw.promises import promises
from faubourg.games.small_city.draw.small import small_borough
from faubourg.games.small_city.draw.touching import DEMOLISH
from faubourg.games.small_city.draw.tray import supply, tray
from faubourg.games.small_city.view import SmallCityView


def panels(view: SmallCityView, language: str, look: Look) -> dict[str, str]:
    found: dict[str, str] = {}
    if any(name.startswith("tile:") or name == DEMOLISH for name in look.lit):
        found["tray"] = tray(view, language, look)
    if choices(look):
        found["desk"] = desk(view, language, look)
    if view.step in ("moves", "slot") and spots(view, look):
        found["abroad"] = abroad(view, language, look)
    if view.circle and view.phase in (1, 2):
        found["circle"] = draw_circle(view, language, look)
    if view.phase:
        found["council"] = draw_council(view, language, look)
        found["income"] = income(view, language, look)
    if view.promises or view.special_promises or view.boroughs[look.seat].special_count:
        found["promise"] = promises(view, language, look)
    found["supply"] = supply(view, language, look)
    for seat in range(len(view.boroughs)):
        found[f"city:{seat + 1}"] = small_borough(view, language, look, seat)
    return found
