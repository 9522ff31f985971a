"""What each drawn thing is: its name, its cost, what it gives now, and the rule about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from faubourg.core.presentation import Explanation, Look
from faubourg.core.wording import person
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta import scoring
from faubourg.games.la_citta.narrate import pieces, places
from faubourg.games.la_citta.narrate.codes import Words, fed, told
from faubourg.games.la_citta.narrate.places import Asked, Way
from faubourg.games.la_citta.state import LaCittaState


class Explaining(Words):
    """What each drawn thing is."""

    def explain(self, known: LaCittaState, look: Look, name: str) -> Explanation | None:
        """By its kind, and which one: "hex:4-19", "card:palace", "points:2"."""
        kind, _, which = name.partition(":")
        way = WAYS.get(kind)
        seat = look.seat if look.seat < self.rules.seats else 0
        return way(Asked(self, known, seat), which) if way else None


def _of_player(tell: Callable[[Asked], Explanation]) -> Way:
    """About the player with this number, whoever is in front."""

    def told_of(asked: Asked, number: str) -> Explanation | None:
        if number not in [str(seat + 1) for seat in range(asked.rules.seats)]:
            return None
        return tell(Asked(asked.words, asked.known, int(number) - 1))

    return told_of


def _points(asked: Asked) -> Explanation:
    """7.2: as if the game ended now."""
    known, seat = asked.known, asked.seat
    complete, hunger = scoring.complete_cities(known, seat), scoring.hunger_points(known, seat)
    lines = [
        told("explain-mouths", citizens=cities.population_of(known, seat)),
        told("explain-bonus", cities=complete, points=box.SERVICE_BONUS * complete),
    ]
    if hunger:
        lines.append(told("explain-hunger", points=-hunger))
    title = told("explain-points", person(seat), points=scoring.points_of(known, seat))
    return Explanation(title, tuple(lines), "7.2.2")


def _summary(asked: Asked) -> Explanation:
    known, seat = asked.known, asked.seat
    income = cities.income(known, cities.territory(known, seat))
    count = len(cities.cities_of(known, seat))
    lines = [
        told("explain-gold", gold=known.gold[seat], income=income),
        told("explain-fed", fed(known, seat)),
        told("explain-cities", cities=count, castles=cities.castles_left(known, seat)),
        told("explain-hand", cards=known.cards[seat], cubes=cities.cubes_left(known, seat)),
    ]
    if known.penalised >> seat & 1:
        lines.append(told("explain-penalty"))
    return Explanation(told("explain-who", person(seat)), tuple(lines), "3.7.1")


WAYS: Final[dict[str, Way]] = {
    "hex": places.place, "space": places.space, "build": pieces.kind, "card": pieces.card,
    "gold": pieces.gold, "found": pieces.found, "pass": pieces.idle,
    "cards": pieces.player_cards, "voice": pieces.voice, "service": pieces.service,
    "cubes": pieces.counted("cubes"), "citizens": pieces.counted("citizens"),
    "phase": pieces.phase, "year": pieces.one_year, "deck": pieces.deck,
    "reserve": pieces.reserve, "stop": pieces.button("stop", "9.2.6"),
    "enough": pieces.button("enough", "9.2.12"), "points": _of_player(_points),
    "summary": _of_player(_summary),
}  # fmt: skip
