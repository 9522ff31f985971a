"""What happened, told from what was known before and after."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Action, Message, Seat
from faubourg.games.la_citta import actions
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta import state as steps
from faubourg.games.la_citta.components import Building
from faubourg.games.la_citta.growth import growing
from faubourg.games.la_citta.narrate import codes
from faubourg.games.la_citta.narrate.codes import NONE, Values, castle, listed, person, told, yes
from faubourg.games.la_citta.narrate.effects import new_neighbours
from faubourg.games.la_citta.narrate.retelling import Retelling
from faubourg.games.la_citta.politics import price_of
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.scoring import has_all_services
from faubourg.games.la_citta.state import City, LaCittaState
from faubourg.games.la_citta.year import after as later_than
from faubourg.games.la_citta.year import order


def log_lines(
    rules: LaCittaRules, before: LaCittaState, seat: Seat, action: Action, after: LaCittaState
) -> list[Message]:
    """The action and all that followed from it by itself.

    Nothing is told of voice cards that the reader has not seen, and nothing of the cards that lie
    unseen in front of players.
    """
    if isinstance(action, actions.VoiceCard):
        return _log_voice(rules, before, action, after)
    if isinstance(action, actions.Grow):
        return _log_grow(rules, before, seat, action, after)
    if isinstance(action, actions.Migrate | actions.Starve | actions.Demolish | actions.Enough):
        return Retelling(rules, before).after_choice(seat, action)
    if seat == CHANCE:
        return _log_chance(before, action, after)
    if isinstance(action, actions.PlaceCastle):
        return _log_castle(rules, before, seat, action, after)
    lines = _log_turn(rules, before, seat, action, after)
    return [*lines, told("log-shuffle")] if _shuffles(before, action, after) else lines


def _shuffles(before: LaCittaState, action: Action, after: LaCittaState) -> bool:
    """5.1.7; after a question the deck is filled only once the cards have been looked at."""
    return not before.deck if isinstance(action, actions.Ask) else after.deck > before.deck


# Chance, and castles of the advanced rules


def _log_voice(
    rules: LaCittaRules, before: LaCittaState, action: actions.VoiceCard, after: LaCittaState
) -> list[Message]:
    if before.step == steps.VOICE:
        return _log_open(rules, before, action, after)
    if before.step == steps.REVEAL:
        return Retelling(rules, before).after_card(action)
    if after.hidden[action.position] == steps.UNKNOWN:
        return []  # 5.6.3: only who asked sees the card
    return [told("log-look", number=action.position + 1, service=box.SERVICES[action.service])]


def _log_chance(before: LaCittaState, action: Action, after: LaCittaState) -> list[Message]:
    if isinstance(action, actions.Start):
        return [told("log-start", person(action.seat))]
    if isinstance(action, actions.Lay):
        return _log_card(before, action, after)
    if isinstance(action, actions.LayTerrain) and after.step == steps.CASTLES:
        return [told("log-terrain", person(after.actors[0]))]
    return []  # one of many spaces, or a card that nobody sees (5.1.9)


def _log_card(before: LaCittaState, action: actions.Lay, after: LaCittaState) -> list[Message]:
    """2.9 at once, when the display is full; 5.1.6 card by card."""
    if before.year:
        return [told("log-card", card=box.CARDS[action.card])]
    if after.step == steps.DISPLAY:
        return []
    lines = [told("log-display", cards=len(after.display))]
    return lines if after.step == steps.START else [*lines, told("log-named", person(after.first))]


def _log_castle(
    rules: LaCittaRules,
    before: LaCittaState,
    seat: Seat,
    action: actions.PlaceCastle,
    after: LaCittaState,
) -> list[Message]:
    """8.3, 8.4 and 8.8."""
    hex, food = rules.board.names[action.hex], codes.symbols(before, action.hex)
    lines = [told("log-castle", person(seat), hex=hex, food=food, citizens=box.START_CITIZENS)]
    return (
        lines if after.step == steps.CASTLES else [*lines, told("log-ready", person(after.first))]
    )


# The phases that begin a year


def _log_open(
    rules: LaCittaRules, before: LaCittaState, action: actions.VoiceCard, after: LaCittaState
) -> list[Message]:
    """3.1 to 3.3, as far as nobody must choose, and who is under the hunger penalty (3.4.3)."""
    values: Values = {"year": before.year, "last": yes(before.year == box.YEARS)}
    service = box.SERVICES[action.service]
    lines = [told("log-year", person(before.first), values, service=service)]
    for seat in order(before):
        lines += _log_income(before, seat, after)
    return lines + _log_growths(rules, before, order(before), after)


def _log_income(before: LaCittaState, seat: Seat, after: LaCittaState) -> list[Message]:
    due = cities.income(before, cities.territory(before, seat))
    if not due:
        return []
    total = after.gold[seat]
    paid = total - before.gold[seat]
    return [told("log-income", person(seat), gold=paid, missing=due - paid, total=total)]


def _log_grow(
    rules: LaCittaRules, before: LaCittaState, seat: Seat, action: actions.Grow, after: LaCittaState
) -> list[Message]:
    """3.3.4: the city that was chosen; with the last citizen, those that go short."""
    chosen, over = cities.city_of(before, action.castle), after.step != steps.GROWTH
    others = [city for city in growing(before, seat) if city != chosen] if over else []
    place: Values = {
        "city": castle(rules, before, chosen),
        "citizens": before.population[chosen] + 1,
    }
    short = listed("short", codes.castles(rules, before, others))
    lines = [told("log-grow", person(seat), place, short)]
    rest = _log_growths(rules, before, later_than(before, seat), after) if over else []
    return lines + rest


def _log_growths(
    rules: LaCittaRules, before: LaCittaState, seats: list[Seat], after: LaCittaState
) -> list[Message]:
    """Of these, up to the one who must choose; then the penalties, as phase 4 begins."""
    lines = list[Message]()
    for seat in seats:
        if after.step == steps.GROWTH and seat in after.actors:
            return lines
        lines.append(_log_growth(rules, before, seat, after))
    hungry = [seat for seat in order(before) if before.penalised >> seat & 1]
    return lines + [told("log-penalty", person(seat)) for seat in hungry]


def _log_growth(
    rules: LaCittaRules, before: LaCittaState, seat: Seat, after: LaCittaState
) -> Message:
    """3.3.1 to 3.3.3: which cities gain a citizen, which are full, which go short."""
    own, able = cities.in_reading_order(before, seat), growing(before, seat)
    grown = [city for city in own if after.population[city] > before.population[city]]
    full = [city for city in own if city not in able]
    short = [city for city in able if city not in grown]
    return told(
        "log-growth",
        person(seat),
        listed("grown", _peopled(rules, after, grown)),
        listed("full", _peopled(rules, after, full)),
        listed("short", codes.castles(rules, before, short)),
    )


def _peopled(rules: LaCittaRules, state: LaCittaState, found: list[City]) -> list[str]:
    """Castles with their citizens."""
    return [f"{castle(rules, state, city)} ({state.population[city]})" for city in found]


# A turn of phase 4


def _log_turn(
    rules: LaCittaRules, before: LaCittaState, seat: Seat, action: Action, after: LaCittaState
) -> list[Message]:
    """What was done, and what it changes between cities."""
    if isinstance(action, actions.Found | actions.Donor):
        if after.step == steps.DONOR:
            return []  # told once the city stands
        found = _log_city(rules, before, seat, after)
        return [found, *new_neighbours(rules, before, after, seat, "log")]
    if isinstance(action, actions.Build | actions.SecondRoad):
        lines = [_log_build(rules, before, seat, action, after)]
        lines += _log_complete(rules, before, seat, after)
        return [*lines, *new_neighbours(rules, before, after, seat, "log")]
    if isinstance(
        action, actions.BreadAndGames | actions.BlessedEra | actions.Harvest | actions.Ask
    ):
        return [_log_politics(rules, before, seat, action, after)]
    if isinstance(action, actions.Gold):
        total = after.gold[seat]
        return [told("log-gold", person(seat), gold=total - before.gold[seat], total=total)]
    assert isinstance(action, actions.Pass | actions.Stop)
    return [told("log-pass", person(seat))] if isinstance(action, actions.Pass) else []


def _log_city(
    rules: LaCittaRules, before: LaCittaState, seat: Seat, after: LaCittaState
) -> Message:
    """3.4.10 and 3.4.14: the new city, and where its first citizen comes from."""
    own = cities.cities_of(after, seat)
    new = next(city for city in own if not before.tiles[city])
    donor = next(city for city in own if after.population[city] < before.population[city])
    values: Values = {
        "city": castle(rules, after, new),
        "donor": castle(rules, after, donor),
        "citizens": after.population[new],
        "food": cities.food(after, after.tiles[new]),
    }
    return told("log-found", person(seat), values, cities=len(own))


def _log_build(
    rules: LaCittaRules,
    before: LaCittaState,
    seat: Seat,
    action: actions.Build | actions.SecondRoad,
    after: LaCittaState,
) -> Message:
    kind = action.building if isinstance(action, actions.Build) else box.ROAD
    city = cities.city_at(after, action.hex)
    food, income = cities.yields(after, kind, action.hex)
    values: Values = {
        "building": box.BUILDINGS[kind],
        "hex": rules.board.names[action.hex],
        "city": castle(rules, after, city),
        "way": actions.WAYS[action.way] if isinstance(action, actions.Build) else "second",
        "price": price_of(action),
        "paved": yes(codes.building_on(before, action.hex) != NONE),
        "food": food,
        "income": income,
        "idle": yes(kind in (box.FARMHOUSE, box.QUARRY) and not food and not income),
    }
    return told("log-build", person(seat), values, _gain(before, after, kind, city))


def _gain(before: LaCittaState, after: LaCittaState, kind: Building, city: City) -> Values:
    """What a new building brings its city: points of services, room."""
    points = [cities.points(after, city, service) for service in box.EACH_SERVICE]
    raised = [s for s in box.EACH_SERVICE if points[s] != cities.points(before, city, s)]
    gains: Values = {}
    for place in range(2):
        service = raised[place] if place < len(raised) else -1
        gains[f"service-{place + 1}"] = box.SERVICES[service] if service >= 0 else NONE
        gains[f"points-{place + 1}"] = codes.in_arches(points[service]) if service >= 0 else "0"
    limit = codes.limit_of(after, city)
    changed = codes.limit_of(before, city) != limit or kind == box.MARKET
    gains["limit"] = (str(limit) if limit else "free") if changed else NONE
    return gains


def _log_complete(
    rules: LaCittaRules, before: LaCittaState, seat: Seat, after: LaCittaState
) -> list[Message]:
    """7.2.3: a city that has all services now."""
    return [
        told("log-complete", person(seat), city=castle(rules, after, city))
        for city in cities.cities_of(after, seat)
        if has_all_services(after, city) and not has_all_services(before, city)
    ]


def _log_politics(
    rules: LaCittaRules,
    before: LaCittaState,
    seat: Seat,
    action: actions.BreadAndGames | actions.BlessedEra | actions.Harvest | actions.Ask,
    after: LaCittaState,
) -> Message:
    values: Values = {**person(seat), "price": price_of(action)}
    if isinstance(action, actions.Ask):
        return told("log-ask", values, codes.on_positions(action.positions))
    if isinstance(action, actions.Harvest):
        was, now = (cities.food(s, cities.territory(s, seat)) for s in (before, after))
        hex, building = rules.board.names[action.hex], codes.building_on(after, action.hex)
        return told("log-harvest", values, hex=hex, building=building, food=now - was)
    city = cities.city_of(after, action.castle)
    values["city"] = castle(rules, after, city)
    if isinstance(action, actions.BlessedEra):
        total = after.population[city]
        return told("log-blessed", values, citizens=action.citizens, total=total)
    points = codes.in_arches(cities.points(after, city, action.service))
    service = box.SERVICES[action.service]
    return told("log-games", values, service=service, cubes=action.cubes, points=points)
