"""What a seat knows of its borough and the others as a row of bytes, for a value that is learned.

Numbers are told as they are, up to 255; `in steps` is a byte for each mark reached, so that a small
network need not bend a straight line; `one of` sets one byte. In construction the own borough is
that of the own plan, and all others are as they were when the phase began.

- The judge: its sum, in sixteenths of a point from -512 on, as a high and a low byte; then each of
  its terms, with a scale and an offset of its own (TERMS).
- The table: round, phase and step, who is asked, what lies ahead of the own seat in this round, the
  place in turn order, how many play, victory, difficulty and the other options.
- The own borough (`own: ...`): votes, money, pollution and what would be generated now, with the
  deaths that it means alone; citizens by where they are; slots by kind, with those who work there;
  tiles by kind; materials; what can still be built once; the zone and the cells left in it, also
  for homes and for industry, and the places there are for tiles of some sizes; card and council.
- The homes with the most culture: level, citizens, culture around, level for which there is room.
- Promises: which one, whether it holds now, and how much is lacking.
- The middle of a turn: what the plan may still do, what a tile asks for, who must still move, uses
  of commerce, units made, the space of the council just entered.
- Each other seat in turn, blank where nobody sits: what is foreseen for it without its promises,
  which nobody knows, and the main numbers of its borough.
- The supply: tiles, raw materials, action cards that are free.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from faubourg.core import encoding
from faubourg.core.model import NOBODY, Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city import movement
from faubourg.games.small_city import rows as r
from faubourg.games.small_city import state as steps
from faubourg.games.small_city.judge import Judge, measured
from faubourg.games.small_city.judge.facts import BUILDING, Facts, outlook
from faubourg.games.small_city.judge.foresight import Pledges
from faubourg.games.small_city.judge.survey import People, Survey
from faubourg.games.small_city.judge.worth import NAMES, promising
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.knowledge import city_of
from faubourg.games.small_city.parts import (
    write_borough,
    write_homes,
    write_promises,
    write_rival_numbers,
    write_supply,
    write_turn,
)
from faubourg.games.small_city.pollution import generates
from faubourg.games.small_city.rows import Feature, Writer
from faubourg.games.small_city.rules import BaseRules, SmallCityRules
from faubourg.games.small_city.state import Borough, City, SmallCityState

R = TypeVar("R", bound=SmallCityRules[Any, Any])
K = TypeVar("K", bound=SmallCityState)
REMEMBERED: Final = 4096  # surveys, and other boroughs
NEAR_VICTIMS: Final = box.FIRST_VICTIMS - 2  # a level of pollution


class CityEncoder(encoding.Encoder[R, K]):
    """What Small City and its expansion have in common."""

    VERSION: ClassVar[int] = 1
    OUTPUTS: ClassVar[int] = box.MOST

    def __init__(self, rules: R) -> None:
        super().__init__(rules)
        self.kit: Kit = rules.kit
        self.blank = bytes(self.length)
        self.rival_length = sum(size for _, size in self.rival_features())
        self.nobody = bytes(self.rival_length)
        self.others: dict[tuple[object, ...], bytes] = {}  # blocks of rivals
        self.options = _options(self.kit)

    def features(self) -> list[Feature]:
        kit: Kit = self.rules.kit
        rival = self.rival_features()
        return [
            *self.judged_features(),
            *r.table_features(kit),
            *r.own_features(kit),
            *self.more_features(),
            *r.turn_features(kit),
            *[(f"rival {n + 1}: {name}", size) for n in range(r.RIVALS) for name, size in rival],
            *r.supply_features(kit),
        ]

    def judged_features(self) -> list[Feature]:
        return [("judge", 2), *[(f"judge: {name}", 1) for name, _, _ in self.scales()]]

    def rival_features(self) -> list[Feature]:
        return [*r.SEAT_FEATURES, *self.foreseen_features(), *r.RIVAL_FEATURES]

    def opening(self) -> tuple[list[tuple[int, float]], float]:
        """The judge's sum: its high byte counts 256 parts of a point, its low byte one."""
        return [(0, 256 / r.PARTS), (1, 1 / r.PARTS)], -r.ZERO / r.PARTS

    def stages(self) -> list[list[int]]:
        """Two rounds each."""
        rounds = self.places_of("round, one of")
        return [rounds[at : at + 2] for at in range(0, box.ROUNDS, 2)]

    def encode(self, known: K, seat: Seat, row: bytearray, at: int) -> None:
        row[at : at + self.length] = self.blank
        kit, city, line = self.kit, city_of(known, seat), Writer(row, at)
        self.write_own(known, city, seat, generates(kit, city.boroughs[seat]), line)
        write_turn(kit, known, city, seat, line)
        if not kit.solo:
            self._rivals(known, seat, line)
        line.at += (box.MOST - kit.seats) * self.rival_length
        write_supply(known, city, line)
        assert line.at == at + self.length

    def write_table(self, known: K, seat: Seat, line: Writer) -> None:
        """Time, order and options."""
        kit = self.kit
        line.one_of(known.round - 1, box.ROUNDS)
        line.one_of(known.phase, r.PHASES)
        line.one_of(known.step, len(kit.step_names))
        line.flag(seat in known.actors)
        line.flag(known.turn == seat)
        line.bits(outlook(known, seat), r.AHEAD)
        line.one_of((seat - known.host) % kit.seats, box.MOST)
        line.flag(known.last_host == seat)
        line.one_of(kit.seats - 1, box.MOST)
        line.one_of(box.VICTORIES.index(kit.victory), len(box.VICTORIES))
        line.one_of(box.DIFFICULTIES.index(kit.difficulty) if kit.solo else NOBODY,
                    len(box.DIFFICULTIES))  # fmt: skip
        line.flag(kit.sides[seat] == "expert")
        line.bits(self.options, r.FLAGS)

    # Other seats

    def _rivals(self, known: K, seat: Seat, line: Writer) -> None:
        """By the city as all see it, which an own plan does not change."""
        kit, city = self.kit, known.city
        made = [generates(kit, borough) for borough in city.boroughs]
        beside = movement.neighbours(kit, city, seat)
        for place in range(1, kit.seats):
            other = (seat + place) % kit.seats
            line.bytes(self._rival(known, other, made, other in beside))

    def _rival(self, known: K, other: Seat, made: list[int], is_beside: bool) -> bytes:
        """What an action of the own seat leaves as it is, is looked up."""
        key = _key(known, other, made, is_beside)
        found = self.others.get(key)
        if found is None:
            if len(self.others) >= REMEMBERED:
                self.others.clear()
            row = bytearray(self.rival_length)
            self.write_rival(known, other, made[other], is_beside, Writer(row, 0))
            found = self.others[key] = bytes(row)
        return found

    def write_rival(self, known: K, other: Seat, made: int, is_beside: bool, line: Writer) -> None:
        kit, b = self.kit, known.city.boroughs[other]
        line.flag(True)
        line.flag(bool(b.gone))
        line.one_of((other - known.host) % kit.seats, box.MOST)
        line.flag(is_beside)
        line.flag(bool(known.plans) and known.plans[other].committed)
        self.write_foreseen(known, other, line)
        write_rival_numbers(kit, known.city, other, made, line)

    # What an expansion has otherwise

    def scales(self) -> tuple[r.Scale, ...]:
        """The judge's terms."""
        return r.TERMS

    def more_features(self) -> list[Feature]:
        return []

    def foreseen_features(self) -> list[Feature]:
        """Of another seat."""
        return []

    def write_own(self, known: K, city: City, seat: Seat, made: int, line: Writer) -> None:
        """The judge, the table and the own borough."""

    def write_foreseen(self, known: K, other: Seat, line: Writer) -> None:
        """The same, as they are named."""


class Encoder(CityEncoder[BaseRules, SmallCityState]):
    """Rows of Small City."""

    def __init__(self, rules: BaseRules) -> None:
        super().__init__(rules)
        self.memory = Judge(rules).memory
        self.surveys: dict[tuple[object, ...], Survey] = {}

    def more_features(self) -> list[Feature]:
        return [*r.HOME_FEATURES, *r.PROMISE_FEATURES]

    def foreseen_features(self) -> list[Feature]:
        return [("foreseen", 2), ("terms", len(NAMES))]

    def write_own(
        self, known: SmallCityState, city: City, seat: Seat, made: int, line: Writer
    ) -> None:
        kit, borough = self.kit, city.boroughs[seat]
        s = self._surveyed(borough)
        if known.step == steps.OVER:
            terms = {"points": float(self.rules.total(known, seat))}
        else:
            terms = measured(kit, known, city, seat, s, self.memory)
        write_terms(terms, r.TERMS, line)
        self.write_table(known, seat, line)
        write_borough(kit, city, seat, made, line)
        write_homes(kit, city, borough, seat, s, line)
        write_promises(kit, city, seat, line)

    def write_foreseen(self, known: SmallCityState, other: Seat, line: Writer) -> None:
        kit, city = self.kit, known.city
        s = self._surveyed(city.boroughs[other])
        facts = Facts(kit, known, city, other, s, People(kit, city, other, s, [0] * kit.seats))
        if known.plans:
            facts.ahead |= BUILDING  # whatever is planned is not seen
        terms = promising(kit, city, other, facts, Pledges(), self.memory)
        line.two(round(sum(terms) * r.PARTS) + r.ZERO)
        for points, (_, scale, zero) in zip(terms, r.TERMS[: len(terms)], strict=True):
            line.scaled(points, scale, zero)

    def _surveyed(self, b: Borough) -> Survey:
        """By the tiles and cells that it depends on."""
        key = (b.sizes, b.steps, b.fresh, cities.cemeteries(b), tuple(b.tiles))
        found = self.surveys.get(key)
        if found is None:
            if len(self.surveys) >= REMEMBERED:
                self.surveys.clear()
            found = self.surveys[key] = Survey(self.kit, b)
        return found


def _key(
    known: SmallCityState, other: Seat, made: list[int], is_beside: bool
) -> tuple[object, ...]:
    """All that the block of another seat is made of."""
    city = known.city
    b, abroad, mayors, worst, highest = city.boroughs[other], list[int](), list[int](), 0, 0
    for seat, each in enumerate(city.boroughs):
        abroad.append(each.citizens[other])
        mayors.append(each.mayor)
        highest = max(highest, each.pollution)
        if seat != other and not each.gone:
            worst = max(worst, made[seat])
    return (
        other, known.round, known.phase, known.host, is_beside, made[other], worst,
        highest >= NEAR_VICTIMS, tuple(abroad), tuple(mayors), tuple(b.tiles), tuple(b.citizens),
        tuple(b.graves), tuple(b.stock), tuple(b.discs), tuple(b.owed), tuple(b.extras),
        tuple(city.supply), tuple(city.raw), b.steps, b.fresh, b.places, b.hall, b.career,
        b.reserve, b.out, b.money, b.votes, b.pollution, b.made, b.value, b.built, b.card,
        b.architect, b.gone, b.ask, b.laid, len(b.specials), *_moment(known, other),
    )  # fmt: skip


def _moment(known: SmallCityState, other: Seat) -> tuple[object, ...]:
    """Where the other seat is in the round; what it is doing only if it is its turn."""
    ahead = outlook(known, other)
    if known.turn != other:
        return ahead, known.step == steps.COMMERCE, known.step == steps.HALLS, known.turn
    done = (tuple(known.moved), tuple(known.units), tuple(known.unmade), known.picked)
    return ahead, known.step, known.space, known.actors, done


def _options(kit: Kit) -> int:
    flags = (kit.mediator_parks, kit.port_as_four, kit.returning_guards, kit.metro_expels,
             kit.forced_homecoming, kit.gaps, kit.no_warehouse_in_column_four)  # fmt: skip
    return sum(1 << place for place, flag in enumerate(flags) if flag)


def write_terms(terms: dict[str, float], scales: tuple[r.Scale, ...], line: Writer) -> None:
    """The judge's sum in the order of its terms, and each of them."""
    line.two(round(sum(terms.values()) * r.PARTS) + r.ZERO)
    for name, scale, zero in scales:
        line.scaled(terms.get(name, 0.0), scale, zero)
