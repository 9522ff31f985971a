"""What is asked of a seat in one sentence, short facts about table and players, and the end."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import CHANCE, Message, Seat
from faubourg.games.la_citta import citizens, relocation, year
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta import state as steps
from faubourg.games.la_citta.chapter import order
from faubourg.games.la_citta.narrate import codes
from faubourg.games.la_citta.narrate.codes import (
    Values,
    Words,
    both_services,
    fed,
    person,
    told,
    yes,
)
from faubourg.games.la_citta.state import City, LaCittaState

SCARCE: Final = 5  # citizens in the reserve: from here on it is worth knowing


class Asking(Words):
    """Questions, chips and the end."""

    def prompt(self, known: LaCittaState, seat: Seat) -> Message:
        """What the seat is asked to do; whom one waits for; or how the game ended."""
        if not known.actors:
            return self.victory(known, "prompt")
        if known.actors == (CHANCE,):
            return told("prompt-chance", step=steps.STEPS[known.step])
        if seat not in known.actors:
            return told("prompt-wait", person(known.actors[0]), step=steps.STEPS[known.step])
        if known.step == steps.TURN:
            # Short, as it stays in sight on a phone: what a player card can do is drawn.
            values: Values = {"cards": known.cards[seat], "gold": known.gold[seat]}
            return told("prompt-turn", values, left=box.ROUNDS - known.round)
        if known.step == steps.MIGRATION:
            return told("prompt-migration", both_services("voices", year.voices(known)))
        if known.step == steps.RELOCATION:
            return self._ask_for_tile(known, seat)
        return self._ask_plainly(known, seat)

    def _ask_plainly(self, known: LaCittaState, seat: Seat) -> Message:
        if known.step == steps.CASTLES:
            placed = box.CASTLES_EACH - cities.castles_left(known, seat)
            return told("prompt-castle", number=placed + 1, of=box.START_CASTLES)
        if known.step == steps.DONOR:
            return told("prompt-donor", site=self.name(known.site))
        if known.step == steps.SECOND_ROAD:
            return told("prompt-second-road", left=known.pools[box.POOL_OF[box.ROAD]])
        if known.step == steps.GROWTH:
            count = len(citizens.growing(known, seat))
            return told("prompt-growth", left=known.citizens, cities=count)
        return told("prompt-hunger", fed(known, seat), lacking=known.shortage)

    def _ask_for_tile(self, known: LaCittaState, seat: Seat) -> Message:
        short = relocation.short_cities(known, seat)
        if not short:
            return told("prompt-roads")
        first = short[0]
        values: Values = {
            "city": self.castle(known, first),
            "citizens": known.population[first],
            "missing": relocation.missing(known, first),
            "tiles": cities.staffed(known, first),
            "road": yes(self._must_lose_a_road(known, first)),
        }
        return told("prompt-demolish", codes.listed("cities", self.castles(known, short)), values)

    def _must_lose_a_road(self, known: LaCittaState, city: City) -> bool:
        """9.2.15: nothing but roads can go."""
        return not relocation.removable(self.rules.board, known, city) & ~known.kinds[box.ROAD]

    # Chips

    def status(self, known: LaCittaState, viewer: Seat | None) -> list[Message]:
        """Year and phase, the Voice as far as it is known, and warnings."""
        if not known.actors or not known.year:
            return [told("chip-step", step=steps.STEPS[known.step])]
        moment: Values = {"phase": known.phase, "round": known.round, "rounds": box.ROUNDS}
        return [
            told("chip-year", moment, year=known.year, years=box.YEARS),
            *_voice(known),
            *([] if viewer is None else _hunger(known, viewer)),
            *_reserve(known),
        ]

    def summary(self, known: LaCittaState, seat: Seat) -> Message:
        """Gold, food against mouths, and cities, in one line."""
        if known.out[seat]:
            return told("summary-out", year=known.out[seat] // 10)
        count = len(cities.cities_of(known, seat))
        values: Values = {"gold": known.gold[seat], "cards": known.cards[seat], "cities": count}
        return told("summary", values, fed(known, seat))

    # How it ended

    def victory(self, known: LaCittaState, prefix: str) -> Message:
        """One winner, a win by gold, the last one left, or a shared victory."""
        winners, left = self.rules.ranking(known)[0], order(known)
        first = winners[0]
        points = self.rules.total(known, first)
        if len(winners) > 1:
            return told(f"{prefix}-shared", count=len(winners), points=points, alive=yes(left))
        tied = [seat for seat in left if self.rules.total(known, seat) == points]
        how = "gold" if len(tied) > 1 else "alone" if len(left) == 1 else "points"
        return told(f"{prefix}-won", person(first), points=points, gold=known.gold[first], how=how)


def _voice(known: LaCittaState) -> list[Message]:
    if heard := year.heard(known):
        return [told("chip-voices", both_services("voices", heard))]
    if known.open == steps.UNKNOWN:
        return []
    seen = [service for service in known.hidden if service != steps.UNKNOWN]
    counts = codes.by_service([known.open, *seen].count(n) for n, _ in enumerate(box.SERVICES))
    return [told("chip-open", counts, service=box.SERVICES[known.open], seen=len(seen))]


def _hunger(known: LaCittaState, viewer: Seat) -> list[Message]:
    """The viewer's own, as phones have room for few chips: 3.7.1 as things stand, and last year's
    penalty while it lasts. The others' are among the players."""
    lines, lacking = [], relocation.lacking(known, viewer)
    if lacking:
        lines.append(told("chip-hunger", lacking=lacking))
    if known.penalised >> viewer & 1 and known.round == 1:
        lines.append(told("chip-penalty"))
    return lines


def _reserve(known: LaCittaState) -> list[Message]:
    lines = [] if known.bank else [told("chip-no-gold")]
    scarce = known.citizens <= SCARCE
    return [*lines, told("chip-citizens", left=known.citizens)] if scarce else lines
