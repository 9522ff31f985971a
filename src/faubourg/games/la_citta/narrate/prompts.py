"""What is asked of a seat, in one sentence."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.la_citta.city import city_of
from faubourg.games.la_citta.components import (
    BUILDINGS,
    CASTLES_EACH,
    ROAD,
    ROUNDS,
    START_CASTLES,
)
from faubourg.games.la_citta.demolition import removable
from faubourg.games.la_citta.narrate.codes import (
    Values,
    both_services,
    listed,
    person,
    told,
    yes,
)
from faubourg.games.la_citta.narrate.ending import victory
from faubourg.games.la_citta.narrate.forecast import growing
from faubourg.games.la_citta.narrate.table import table_of
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.view import CityView, LaCittaView


def prompt(rules: AnyRules, view: View, seat: Seat) -> Message:
    """What the seat is asked to do; whom one waits for; or how the game ended."""
    assert isinstance(view, LaCittaView)
    if not view.actors:
        return victory(view, "prompt")
    if view.actors == [CHANCE]:
        return told("prompt-chance", step=view.step)
    if seat not in view.actors:
        return told("prompt-wait", person(view.actors[0]), step=view.step)
    if view.step == "turn":
        return _ask_for_turn(view, seat)
    if view.step == "migration":
        return told("prompt-migration", both_services("voices", view.voices))
    if view.step == "relocation":
        assert isinstance(rules, LaCittaRules)
        return _ask_for_tile(rules, view, seat)
    return _ask_plainly(view, seat)


def _ask_for_turn(view: LaCittaView, seat: Seat) -> Message:
    """Short, as it stays in sight on a phone: what a player card can do is drawn."""
    player = view.players[seat]
    values: Values = {"cards": player.cards, "gold": player.gold}
    return told("prompt-turn", values, left=ROUNDS - view.round)


def _ask_plainly(view: LaCittaView, seat: Seat) -> Message:
    player = view.players[seat]
    if view.step == "castles":
        placed = CASTLES_EACH - player.castles
        return told("prompt-castle", number=placed + 1, of=START_CASTLES)
    if view.step == "donor":
        return told("prompt-donor", site=view.site)
    if view.step == "second-road":
        return told("prompt-second-road", left=view.pools[BUILDINGS[ROAD]])
    if view.step == "growth":
        return told("prompt-growth", left=view.reserve, cities=len(growing(view, seat)))
    values = {"lacking": view.shortage, "food": player.food, "citizens": player.citizens}
    return told("prompt-hunger", values)


def short_of(city: CityView) -> int:
    """6.3: by how many citizens a city is short of its tiles."""
    return max(0, 1 - city.on_castle)


def _ask_for_tile(rules: LaCittaRules, view: LaCittaView, seat: Seat) -> Message:
    short = [city for city in view.cities if city.owner == seat and city.short]
    if not short:
        return told("prompt-roads")
    first = short[0]
    places = listed("cities", [city.castle for city in short])
    values: Values = {"city": first.castle, "citizens": first.citizens, "missing": short_of(first)}
    values["road"] = yes(must_lose_a_road(rules, view, first))
    return told("prompt-demolish", places, values, tiles=first.citizens + short_of(first))


def must_lose_a_road(rules: LaCittaRules, view: LaCittaView, city: CityView) -> bool:
    """9.2.15: nothing but roads can go."""
    state = table_of(rules, view).state
    loose = removable(rules.board, state, city_of(state, rules.board.number[city.castle]))
    return not loose & ~state.kinds[ROAD]
