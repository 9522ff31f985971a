"""What was done, and what followed from it."""

from __future__ import annotations

from faubourg.core import presentation
from faubourg.core.model import Action, Event, Message, Seat, Value
from faubourg.core.wording import person, places, plainly, yes
from faubourg.games.town_center import actions, construction, development, events, rules
from faubourg.games.town_center import components as box
from faubourg.games.town_center.narrate import codes, effects
from faubourg.games.town_center.narrate.codes import CODES, counted, told, top_of, where
from faubourg.games.town_center.scoring import car_parks, is_powered, solo_rank
from faubourg.games.town_center.state import City, TownCenterState


class Log(presentation.Narrator[rules.TownCenterRules, TownCenterState]):
    """What was done, and what followed from it."""

    # What was done; some steps are told only once complete

    def log_lines(
        self, before: TownCenterState, seat: Seat, action: Action, after: TownCenterState
    ) -> list[Message]:
        who = person(seat)
        if isinstance(action, actions.Build | actions.Buy):
            return [self._log_placed(before, seat, action, after)]
        if isinstance(action, actions.Grow):
            return [self._log_growth(before, seat, action, after)]
        if isinstance(action, actions.Stack):
            return [] if any(after.drawn) else _log_towers(seat, after)
        if isinstance(action, actions.Pick):
            tower = before.towers[action.tower]
            values: dict[str, Value] = {"cube": top_of(tower), "other": top_of(tower[:-1])}
            return [told("log-pick", who, values, tower=action.tower + 1)]
        if isinstance(action, actions.PlaceHall):
            return [told("log-hall", who, where(self.rules, seat, action.position))]
        return self._log_cubes_gone(before, seat, action, after)

    def _log_cubes_gone(
        self, before: TownCenterState, seat: Seat, action: Action, after: TownCenterState
    ) -> list[Message]:
        """Cubes that go back; of a confirmation and of a drawn cube only what follows is told."""
        who = person(seat)
        if isinstance(action, actions.Start):
            return [told("log-start", person(action.seat))]
        if isinstance(action, actions.Pass):
            return [told("log-pass", who)]
        if isinstance(action, actions.PutBack):
            to = "line" if self.rules.central_park else "bag"
            kept = counted(after.cities[seat].hand)
            return [told("log-put-back", who, kept, cube=CODES[action.colour], to=to)]
        if isinstance(action, actions.Discard):
            count = len(before.cities[seat].hand) - len(after.cities[seat].hand)
            why = self._why_discarded(before.cities[seat], seat, action.colour)
            return [told("log-discard", who, counted([action.colour] * count), why=why)]
        if isinstance(action, actions.Confirm | actions.Draw):
            return []
        return [plainly("town_center", "log", self.rules.notation(action), **who)]

    def _why_discarded(self, city: City, seat: Seat, colour: box.Colour) -> str:
        if colour != box.OFFICE:
            return "room"
        poor = construction.lacks_money_for_two(city, self.rules.customs)
        if poor or city.money < box.OFFICE_COST:
            return "money"
        room = construction.places(self.rules.boards[seat], city, box.OFFICE)
        return "choice" if room else "room"

    def _log_placed(
        self,
        before: TownCenterState,
        seat: Seat,
        action: actions.Build | actions.Buy,
        after: TownCenterState,
    ) -> Message:
        """Built or bought: an ordinary cube, a car park or a lift."""
        was, city = before.cities[seat], after.cities[seat]
        colour, position = action.colour, action.position
        values = {**person(seat), **where(self.rules, seat, position), "cube": CODES[colour]}
        values["cost"] = codes.cost_of(was, action)
        verb = "buy" if isinstance(action, actions.Buy) else "build"
        if colour != box.LIFT:
            lit = effects.newly_lit(self.rules.boards[seat], was, city)
            return told(f"log-{verb}", values, lit=lit)
        cell, level = self.rules.site.places[position]
        if level:
            column = city.cubes[box.LIFT] & self.rules.site.columns[cell]
            power = yes(is_powered(city, column))
            return told(f"log-{verb}-lift", values, height=level + 1, power=power)
        park = next(p for p in car_parks(self.rules.boards[seat], city) if p >> position & 1)
        return told(f"log-{verb}-car-park", values, size=park.bit_count())

    def _log_growth(
        self, before: TownCenterState, seat: Seat, action: actions.Grow, after: TownCenterState
    ) -> Message:
        was, city = before.cities[seat], after.cities[seat]
        unit = codes.unit_at(self.rules, seat, city.cubes[action.colour], action.position)
        values = {**person(seat), **where(self.rules, seat, action.position)}
        return told(
            "log-grow",
            values,
            cube=CODES[action.colour],
            size=unit.bit_count(),
            merged=len(development.units(self.rules.boards[seat], unit & was.cubes[action.colour])),
            lit=effects.newly_lit(self.rules.boards[seat], was, city),
        )

    # What followed

    def event_lines(self, event: Event, known: TownCenterState) -> list[Message]:
        if isinstance(event, events.IncomeCollected):
            values = {"income": event.income, "money": event.money}
            return [told("log-income", person(event.seat), values)]
        if isinstance(event, events.LimitRaised):
            return [told("log-limit", person(event.seat), limit=event.limit)]
        if isinstance(event, events.CubesDrawn):
            return [told("log-draw", person(event.seat), counted(event.cubes))]
        if isinstance(event, events.RoundBegun):
            return [self._log_round(event)]
        if isinstance(event, events.LineLaid):
            return [told("log-line", count=event.cubes)]
        if isinstance(event, events.LineOffered):
            return [told("log-offer", counted(event.cubes), round=event.number)]
        return self._log_end(known)

    def _log_round(self, event: events.RoundBegun) -> Message:
        count: dict[str, Value] = {"round": event.number, "rounds": box.ROUNDS}
        if self.rules.seats == 1:
            return told("log-round-solo", count)
        return told("log-round", person(event.first), count)

    def _log_end(self, after: TownCenterState) -> list[Message]:
        totals = [self.rules.total(after, seat) for seat in range(self.rules.seats)]
        if self.rules.seats == 1:
            values = {**codes.total(totals[0]), "rank": solo_rank(totals[0])}
            return [told("log-over-solo", person(0), values)]
        ranking = self.rules.ranking(after)
        ranks = [
            told("log-rank", person(seat), codes.total(totals[seat]), place=place)
            for seat, place in places(ranking)
        ]
        return [told("log-over"), *ranks, *_log_tie(totals, ranking[0])]


def _log_towers(seat: Seat, after: TownCenterState) -> list[Message]:
    return [
        told("log-tower", person(seat), counted(tower[:-1]), tower=number, cube=top_of(tower))
        for number, tower in enumerate(after.towers, start=1)
    ]


def _log_tie(totals: list[int], winners: list[Seat]) -> list[Message]:
    """3.7.5: says so when equal points do not share the victory, or do."""
    if len(winners) > 1:
        return [told("log-shared", count=len(winners))]
    equal = totals.count(totals[winners[0]])
    return [told("log-tie-break", person(winners[0]))] if equal > 1 else []
