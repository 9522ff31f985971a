"""The pictures beside the borough, in the order in which they matter."""

from __future__ import annotations

from faubourg.core.presentation import Look
from faubourg.games.small_city.draw.abroad import abroad, spots
from faubourg.games.small_city.draw.circle import draw_circle
from faubourg.games.small_city.draw.council import draw_council
from faubourg.games.small_city.draw.desk import choices, desk
from faubourg.games.small_city.draw.income import income
from faubourg.games.small_city.draw.picture import Picture
from faubourg.games.small_city.draw.promises import promises
from faubourg.games.small_city.draw.small import small_borough
from faubourg.games.small_city.draw.touching import DEMOLISH
from faubourg.games.small_city.draw.tray import supply, tray


def panels(table: Picture, language: str, look: Look) -> dict[str, str]:
    found: dict[str, str] = {}
    if any(name.startswith("tile:") or name == DEMOLISH for name in look.lit):
        found["tray"] = tray(table, language, look)
    if choices(look):
        found["desk"] = desk(table, language, look)
    if table.step in ("moves", "slot") and spots(table, look):
        found["abroad"] = abroad(table, language, look)
    if table.circle and table.known.phase in (1, 2):
        found["circle"] = draw_circle(table, language, look)
    if table.known.phase:
        found["council"] = draw_council(table, language, look)
        found["income"] = income(table, language, look)
    specials = table.grounds[look.seat].borough.specials
    if specials or table.promises("promise") or table.promises("special"):
        found["promise"] = promises(table, language, look)
    found["supply"] = supply(table, language, look)
    for seat in range(len(table.grounds)):
        found[f"city:{seat + 1}"] = small_borough(table, language, look, seat)
    return found
