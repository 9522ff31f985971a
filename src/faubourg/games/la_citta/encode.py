"""What a seat knows of all cities as a row of bytes, for a value that is learned.

First the players, the own seat and then the others in their order, blank where nobody sits:

- the judge's sum, by the Voices that the row's seat expects: sixteenths of a point above -512, as
  two bytes; then each of its terms by itself, some turned round so that they are not negative;
- whether somebody sits there, and is still in the game; citizens, food, food that lasts;
- food beyond the mouths: now, next year after growth, and if the Voice brings the most citizens;
- gold, income, player cards that can still be used, turns left this year;
- how many cities; citizens to spare on castles, castles without any; cities by their limit and
  whether they are full; full ones that could still get a market; cities by the kinds of arches;
- arches by service; neighbours one would take from, what of that finds room, and neighbours one
  would lose to, by service; the same in later years; cities that have neighbours;
- buildings by kind; free hexes beside the cities: all, at a lake, with two symbols and with four,
  at a mountain; cubes laid; castles in hand, and whether a city can be founded this year;
- hungry this year, under the penalty; voice cards looked at.

Then the four cities of the row's seat, the largest first: population, limit, whether it is full,
citizens to spare, arches by service, whether there is a full one, the lead over the strongest
neighbour, neighbours to take from and to lose to (now by service, later in sum), food, a wave, and
the free hexes beside it.

Then what is common: the table, year, step and round; who is first and who has a turn to come in
this round, by player as above; the chance of each Voice and of two, cards known, not known and
never heard; the display, the cards never seen, what the reserve holds, where cities can be founded;
and what is being handled: citizens still to be lost, voice cards about to be seen.

`in steps` is a byte for each mark reached; `one of` sets one byte. Behind a choice of a hex for a
new city the likely donor has already given, as the judge has it. When the game is over only points
are told.
"""

from __future__ import annotations

from typing import ClassVar, Final

from faubourg.core import encoding
from faubourg.core.model import Seat
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta import rows
from faubourg.games.la_citta import state as steps
from faubourg.games.la_citta.board import NOWHERE
from faubourg.games.la_citta.building import close_to_cities, free
from faubourg.games.la_citta.chapter import after, order
from faubourg.games.la_citta.judge import founded, terms_of
from faubourg.games.la_citta.judge.country import Country, of_seat
from faubourg.games.la_citta.judge.outlook import Chances, chances
from faubourg.games.la_citta.judge.survey import EVERY, Place, Survey
from faubourg.games.la_citta.rows import CITY_BYTES, MOST, PARTS, PLAYER_BYTES, SERVICES
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.scoring import points_of
from faubourg.games.la_citta.state import LaCittaState
from faubourg.games.la_citta.year import knows

RESERVE: Final = rows.Marks([1, 5, 10, 20])
COMMON: Final = [
    ("seats, one of", box.MOST - box.FEWEST + 1),
    ("expansion, advanced", 2),
    ("year, one of", box.YEARS),
    ("step, one of", len(steps.STEPS)),
    ("round, one of", box.ROUNDS),
    ("first, turn to come: by player", 2 * box.MOST),
    ("chance of each Voice, of two", SERVICES + 1),
    ("voice cards known by service, not known", SERVICES + 1),
    ("voice cards never heard", SERVICES),
    ("display by card", len(box.CARDS)),
    ("never seen by card", len(box.CARDS)),
    ("deck", 1),
    ("gold, citizens in reserve", 2),
    ("citizens in reserve in steps", len(RESERVE.marks)),
    ("tiles by pool", len(box.POOLS)),
    ("hexes for a castle, free hexes", 2),
    ("citizens to be lost, voice cards to be seen", 2),
]
REMEMBERED: Final = 500  # ways that a player was told of, in one country
WHO: Final = ("own", "next", "second", "third", "fourth")


class Kept:
    """Bytes as they were told last."""

    def __init__(self, key: tuple[object, ...], told: bytes) -> None:
        self.key = key
        self.told = told


class Encoder(encoding.Encoder[LaCittaRules, LaCittaState]):
    """Rows of La Città. What was measured for the last row serves again where it is the same."""

    VERSION: ClassVar[int] = 1
    OUTPUTS: ClassVar[int] = box.MOST

    def __init__(self, rules: LaCittaRules) -> None:
        super().__init__(rules)
        self.blank = bytes(self.length)
        self.seats = rules.seats
        self.table = bytes(
            [int(seats == rules.seats) for seats in range(box.FEWEST, box.MOST + 1)]
            + [int(rules.options["expansion"] == "on"), int(rules.advanced)]
        )
        self.country: Country | None = None
        self.players = list[dict[tuple[object, ...], bytes]]()  # by seat, for this country
        self.cities = list[Kept | None]()
        self.cards: Kept | None = None
        self.voices: Kept | None = None

    def features(self) -> list[tuple[str, int]]:
        players = [(f"{who}: {name}", size) for who in WHO for name, size in rows.PLAYER]
        cities = [
            (f"city {n}: {name}", size)
            for n in range(1, box.CASTLES_EACH + 1)
            for name, size in rows.CITY
        ]
        return players + cities + COMMON

    def opening(self) -> tuple[list[tuple[int, float]], float]:
        """The judge's sum: the first two bytes."""
        return [(0, (MOST + 1.0) / PARTS), (1, 1.0 / PARTS)], -float(rows.LOWEST)

    def stages(self) -> list[list[int]]:
        """Two years each."""
        years = self.places_of("year, one of")
        return [years[at : at + 2] for at in range(0, box.YEARS, 2)]

    def prepare(self, known: LaCittaState, seat: Seat) -> None:
        self._measure(known)

    def encode(self, known: LaCittaState, seat: Seat, row: bytearray, at: int) -> None:
        row[at : at + self.length] = self.blank
        if known.step == steps.OVER:
            return self._tell_points(known, seat, row, at)
        if known.step == steps.DONOR and known.turn == seat:
            known = founded(self.rules, known, seat)
        told = self._look_at(known, seat)
        for place in range(self.seats):
            start = at + place * PLAYER_BYTES
            row[start : start + PLAYER_BYTES] = told.player((seat + place) % self.seats)
        at += box.MOST * PLAYER_BYTES
        for number, city in enumerate(_largest_first(known, of_seat(told.places, seat))):
            start = at + number * CITY_BYTES
            row[start : start + CITY_BYTES] = told.city(city)
        at += box.CASTLES_EACH * CITY_BYTES
        common = self._common(known, seat, told)
        row[at : at + len(common)] = common

    def _tell_points(self, known: LaCittaState, seat: Seat, row: bytearray, at: int) -> None:
        for place in range(self.seats):
            points = points_of(known, (seat + place) % self.seats)
            row[at : at + 2] = bytes(rows.sum_of(float(points)))
            at += PLAYER_BYTES

    def _measure(self, known: LaCittaState) -> Country:
        self.country = Country(known)
        self.players = [{} for _ in range(self.seats)]
        self.cities = [None] * len(known.tiles)
        return self.country

    def _look_at(self, known: LaCittaState, seat: Seat) -> Told:
        country = self.country
        changed = EVERY if country is None else country.changed(known)
        if country is None or changed == EVERY:
            country, changed = self._measure(known), 0
        anew = country.faced(known, changed)
        return Told(self, known, seat, country.places_in(known, anew), changed, anew)

    def _common(self, known: LaCittaState, seat: Seat, told: Told) -> bytes:
        reserve = rows.capped([known.bank, known.citizens]) + RESERVE.of(known.citizens)
        asked = known.positions.bit_count() if known.step == steps.LOOK else 0
        rest = [told.sites.bit_count(), told.empty.bit_count(), known.shortage, asked]
        parts = [self.table, _time(known), _turns(known, seat, self.seats)]
        parts += [self._voices(known, seat, told.expected), self._cards(known)]
        parts += [reserve, rows.capped(known.pools), rows.capped(rest)]
        return b"".join(parts)

    def _voices(self, known: LaCittaState, seat: Seat, expected: Chances) -> bytes:
        """They change seldom."""
        key = (expected, known.open, seat, known.looked[seat], known.revealed, known.unheard[:],
               known.hidden[:])  # fmt: skip
        last = self.voices
        if last is None or last.key != key:
            last = self.voices = Kept(key, _voices(known, seat, expected))
        return last.told

    def _cards(self, known: LaCittaState) -> bytes:
        key = known.display[:], known.unseen[:], known.aside, known.deck
        last = self.cards
        if last is None or last.key != key:
            last = self.cards = Kept(key, _cards(known))
        return last.told


class Told:
    """One state on its way into a row."""

    def __init__(
        self, encoder: Encoder, state: LaCittaState, seat: Seat, places: list[Place | None],
        changed: int, anew: int,
    ) -> None:  # fmt: skip
        self.encoder = encoder
        self.state = state
        self.places = places
        self.changed = changed  # cities with tiles and cubes of this state alone
        self.anew = anew  # cities that were measured for this state alone
        self.expected: Chances = chances(state, seat)
        board = encoder.rules.board
        self.empty = free(board, state)
        self.sites = board.in_play & ~close_to_cities(state)

    def player(self, who: Seat) -> bytes:
        """As before, where nothing has changed that these bytes tell of."""
        first, kept = who * box.CASTLES_EACH, self.encoder.players
        if self.changed >> first & ((1 << box.CASTLES_EACH) - 1):
            return self._player(who)
        key = self._key(who, first)
        told = kept[who].get(key)
        if told is None:
            if len(kept[who]) == REMEMBERED:
                kept[who].clear()
            told = kept[who][key] = self._player(who)
        return told

    def _key(self, who: Seat, first: int) -> tuple[object, ...]:
        """All that the bytes of a player depend on, but for the own tiles and cubes."""
        state, last = self.state, first + box.CASTLES_EACH
        beside, flows = list[int](), list[int]()
        for city in range(first, last):
            beside.append(state.near[city] & self.empty)
            place = self.places[city]
            if place is not None and place.has_neighbours:
                flows += [city, *place.gains, *place.losses, place.later_gains, place.later_losses]
        small = min(state.pools[box.POOL_OF[box.FARMHOUSE]], box.PLAYER_CARDS)
        bits = (state.founded >> who & 1) + 2 * (state.penalised >> who & 1)
        bits += 4 * (state.hungry >> who & 1) + 8 * int(state.step == steps.MIGRATION)
        bits += 16 * int(self.sites != 0) + 32 * (small << 4 | state.cards[who])
        asked = state.positions if state.step == steps.LOOK else 0
        time = (state.year << 4 | state.phase) << 4 | len(state.taken[who])
        seen = (asked << 4 | state.looked[who]) << 4 | state.revealed
        cities = tuple(state.population[first:last]), tuple(beside), tuple(flows)
        return (self.expected, cities, bits, time, seen, state.gold[who], state.out[who])

    def _player(self, who: Seat) -> bytes:
        s = Survey(self.state, of_seat(self.places, who), self.empty)
        worth = terms_of(self.encoder.rules, self.state, who, s, self.expected)
        return rows.player(self.state, who, s, worth, self.expected, self.sites)

    def city(self, place: Place) -> bytes:
        city, kept = place.city, self.encoder.cities
        beside = self.state.near[city] & self.empty
        if self.anew >> city & 1:
            return rows.city(self.state, place, beside)
        key, last = (self.state.population[city], beside), kept[city]
        if last is None or last.key != key:
            last = kept[city] = Kept(key, rows.city(self.state, place, beside))
        return last.told


def _largest_first(state: LaCittaState, places: list[Place]) -> list[Place]:
    """Of two alike the one that was founded first."""
    found = list[Place]()
    for place in places:
        number = len(found)
        while number and state.population[found[number - 1].city] < state.population[place.city]:
            number -= 1
        found.insert(number, place)
    return found


# What is common


def _time(state: LaCittaState) -> bytes:
    told = bytearray(box.YEARS + len(steps.STEPS) + box.ROUNDS)
    if state.year:
        told[state.year - 1] = 1
    told[box.YEARS + state.step] = 1
    if state.round:
        told[box.YEARS + len(steps.STEPS) + state.round - 1] = 1
    return bytes(told)


def _turns(state: LaCittaState, seat: Seat, seats: int) -> bytes:
    """3.4.1: by player, the own seat first."""
    told = bytearray(2 * box.MOST)
    told[2 * ((state.first - seat) % seats)] = 1
    if state.phase == 4:
        asked = state.turn if state.step == steps.TURN else NOWHERE
        for who in [asked, *after(state, state.turn)] if state.turn in order(state) else []:
            if who != NOWHERE and (state.round > 1 or not state.penalised >> who & 1):
                told[2 * ((who - seat) % seats) + 1] = 1
    return bytes(told)


def _voices(state: LaCittaState, seat: Seat, expected: Chances) -> bytes:
    """3.5 and 5.6: by what this seat has seen."""
    chance, seen = [0.0] * (SERVICES + 1), [0] * (SERVICES + 1)
    for heard, part in expected:
        for service in heard:
            chance[service] += part
        if len(heard) > 1:
            chance[SERVICES] += part
    if state.open >= 0:
        seen[state.open] += 1
    for where in range(box.HIDDEN):
        seen[state.hidden[where] if knows(state, seat, where) else SERVICES] += 1
    return bytes([rows.byte(part * MOST) for part in chance] + seen + state.unheard)


def _cards(state: LaCittaState) -> bytes:
    """5.1: what lies open, and what may still come."""
    display = [0] * len(box.CARDS)
    for card in state.display:
        if card >= 0:
            display[card] += 1
    unseen = [number + state.aside[card] for card, number in enumerate(state.unseen)]
    return rows.capped([*display, *unseen, state.deck])
