"""What a seat knows of its city as a row of bytes, for a value that is learned.

First planes, a byte for each position of the site (1 where it holds):

- a plane for the cubes of each colour;
- residences with power; places open to a residence now, and those of them that have power;
- places still empty next to two office cubes; what touches the largest residence unit.

Then numbers that stay the same when the board is turned or mirrored. `in steps` is a byte for each
mark reached, so that a small network need not bend a straight line; `one of` sets one byte. Income
still to come in this round is counted as if it came now: so a row in the middle of a turn reads
like the end of a round at which nothing else was done, and what is in hand or still to be done
stands beside it. A unit is described by its size, its power, its highest floor, what makes it grow,
how much of that it lacks, and the open places around it; the largest is the one that is first in
this order. Residences without power are dark where a utility may still stand beside them, else
dead. The bag counts twelfths of a cube a seat; in Central Park it is the line.

Other cities are not described: they matter through the bag and the reserve, and in the draft, which
weighs the seats' values against each other.
"""

from __future__ import annotations

from typing import ClassVar, Final

from faubourg.core import encoding
from faubourg.core.encoding import write_marks, write_steps
from faubourg.core.model import Seat
from faubourg.games.town_center import components as box
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.board import Board, Positions
from faubourg.games.town_center.development import units
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.scoring import full_value, income, suburb_cubes
from faubourg.games.town_center.state import City, TownCenterState

PLANES: Final = (
    *box.NAMES, "powered residences", "open to a residence", "open to a residence, with power",
    "empty beside two offices", "around the largest residence unit",
)  # fmt: skip
MONEY_MARKS: Final = [5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 130]
INCOME_MARKS: Final = [2, 4, 6, 8, 10, 13, 16, 20, 25, 30, 40]
CUBES: Final = 8  # marks for the cubes of a colour
FLOORS: Final = box.HIGHEST - 1
SHARE: Final = 12  # parts of a cube in the bag
LOOKED_AT: Final = 8  # places of the line
MOST: Final = 255  # in a byte
SIDES: Final = ("A", "B", "central_park")
COUNTED_SEATS: Final = 5  # from there on all tables are alike

# Marks for size, helpers, lack and room. The second unit's helpers are told by what it lacks.
LARGEST: Final = (16, 12, 5, 6)
SECOND: Final = (6, 0, 5, 4)
SHOPS: Final = (6, 0, 4, 4)

NUMBERS: Final = [
    ("rounds done, one of", box.ROUNDS),
    ("money in steps", len(MONEY_MARKS)),
    ("money", 1),
    ("income in steps", len(INCOME_MARKS)),
    ("income", 1),
    ("height limit in steps", FLOORS),
    ("points of powered, dark and dead residences", 3),
    ("units with power, without", 2),
    ("cubes in the Suburb", 1),
    ("bag", len(box.COLOURS)),
    ("reserve", len(box.COLOURS)),
    ("offices in steps", CUBES),
    ("utilities in steps", CUBES),
    ("black cubes in steps", CUBES),
    ("open places by level", box.HIGHEST),
    ("places open to a residence", 1),
    ("residences and shops that can grow", 2),
    ("largest residence unit", sum(LARGEST) + 1 + FLOORS),
    ("second residence unit", sum(SECOND) + 1 + FLOORS),
    ("largest shop unit", sum(SHOPS) + 1 + FLOORS),
    ("hand: one, two of a colour", 2 * len(box.COLOURS)),
    ("still to do: draft, build, grow, buy", 4),
    ("line, one of", LOOKED_AT * len(box.COLOURS)),
    ("side, one of", len(SIDES)),
    ("seats, one of", COUNTED_SEATS),
]


class Unit:
    """What a unit's marks are made of."""

    def __init__(self, cubes: Positions, around: Positions) -> None:
        self.cubes = cubes
        self.around = around
        self.size = cubes.bit_count()
        self.powered = False
        self.floor = 0
        self.helpers = 0  # office cubes or residence units beside it
        self.room = 0  # open places beside it
        # Units of equal rank have the same marks, so that no symmetry can tell them apart.
        self.rank = 0


class Encoder(encoding.Encoder[TownCenterRules, TownCenterState]):
    """Rows of Town Center."""

    VERSION: ClassVar[int] = 1

    def __init__(self, rules: TownCenterRules) -> None:
        self.positions = len(rules.site.places)
        super().__init__(rules)
        self.blank = bytes(self.length)
        self.kit = rules.kit
        park = rules.central_park
        self.sides = ["central_park"] if park else rules.options["sides"].split(",")

    def features(self) -> list[tuple[str, int]]:
        return [(name, len(self.rules.site.places)) for name in PLANES] + NUMBERS

    def symmetries(self) -> list[list[int]]:
        """Turns and mirrors that leave every board of the table as it is."""
        rest = list(range(len(PLANES) * self.positions, self.length))
        found = []
        for places in _symmetries(self.rules):
            planes = [
                plane * self.positions + place for plane in range(len(PLANES)) for place in places
            ]
            found.append(planes + rest)
        return found

    def encode(self, known: TownCenterState, seat: Seat, row: bytearray, at: int) -> None:
        row[at : at + self.length] = self.blank
        board, city = self.kit.boards[seat], known.cities[seat]
        homes = _homes(board, city)
        shops = _shops(board, city, homes)
        earned = income(board, city)
        self._planes(board, city, homes, row, at)
        at += len(PLANES) * self.positions
        at = _times(known, city, earned, row, at)
        at = _residences(board, city, homes, row, at)
        at = self._stocks(known, city, row, at)
        at = _places(board, city, row, at)
        ready_homes, ready_shops = _ready(homes), _ready(shops)
        row[at], row[at + 1] = ready_homes, ready_shops
        at = _unit(homes[0] if homes else NONE, LARGEST, row, at + 2)
        at = _unit(homes[1] if len(homes) > 1 else NONE, SECOND, row, at)
        at = _unit(shops[0] if shops else NONE, SHOPS, row, at)
        grows = bool(ready_homes and known.reserve[box.RESIDENCE])
        grows = grows or bool(ready_shops and known.reserve[box.SHOP])
        at = self._to_do(known, seat, earned, grows, row, at)
        for place, colour in enumerate(known.line[:LOOKED_AT]):
            row[at + place * len(box.COLOURS) + colour] = 1
        at += LOOKED_AT * len(box.COLOURS)
        row[at + SIDES.index(self.sides[seat])] = 1
        row[at + len(SIDES) + min(self.rules.table, COUNTED_SEATS) - 1] = 1

    # Parts of a row

    def _planes(self, board: Board, city: City, homes: list[Unit], row: bytearray, at: int) -> None:
        power = city.near[box.UTILITY]
        open_places = city.sites & board.fits[city.limit]
        powered = around = 0
        for home in homes:
            if home.powered:
                powered |= home.cubes
            if home.rank == homes[0].rank:
                around |= home.around
        sets = [
            *city.cubes, powered, open_places, open_places & power, _beside_two(board, city),
            around & board.exists,
        ]  # fmt: skip
        for positions in sets:
            while positions:
                low = positions & -positions
                row[at + low.bit_length() - 1] = 1
                positions ^= low
            at += self.positions

    def _stocks(self, known: TownCenterState, city: City, row: bytearray, at: int) -> int:
        """Bag, reserve and the cubes that have a price."""
        for colour in box.COLOURS:
            left = known.bag[colour] + known.line.count(colour)
            row[at + colour] = min(left * SHARE // self.rules.table, MOST)
            row[at + len(box.COLOURS) + colour] = min(known.reserve[colour], MOST)
        at += 2 * len(box.COLOURS)
        for colour in (box.OFFICE, box.UTILITY, box.LIFT):
            at = write_steps(city.cubes[colour].bit_count(), CUBES, row, at)
        return at

    def _to_do(
        self, known: TownCenterState, seat: Seat, earned: int, grows: bool, row: bytearray, at: int
    ) -> int:
        """The hand, and what of the round is still before the seat."""
        city, step = known.cities[seat], known.step
        for colour in city.hand:
            place = at + 2 * colour
            row[place + row[place]] = 1
        at += 2 * len(box.COLOURS)
        money = city.money if step == steps.BUY else city.money + earned
        row[at] = int(step in (steps.TOWERS, steps.CHOOSE, steps.DRAFT))
        row[at + 1] = int(step == steps.BUILD and len(city.hand) > 0)
        row[at + 2] = int(grows and self.is_before(known, seat, steps.GROW))
        row[at + 3] = int(money >= _cheapest(city) and self.is_before(known, seat, steps.BUY))
        return at + 4

    def is_before(self, known: TownCenterState, seat: Seat, step: steps.Step) -> bool:
        """Whether growth or purchase, in reverse order, has not yet passed this seat."""
        if known.step != step:
            return steps.BUILD <= known.step < step
        order = self.kit.reverse(known.first)
        return order.index(seat) >= order.index(known.actors[0])


NONE: Final = Unit(0, 0)


# Units


def _homes(board: Board, city: City) -> list[Unit]:
    """Residence units, the largest first."""
    offices = city.cubes[box.OFFICE] | city.cubes[box.HALL]
    found = []
    for cubes in units(board, city.cubes[box.RESIDENCE]):
        unit = Unit(cubes, board.touching(cubes) & ~cubes)
        unit.helpers = (unit.around & offices).bit_count()
        found.append(_described(board, city, unit))
    found.sort(key=_falling_rank)
    return found


def _shops(board: Board, city: City, homes: list[Unit]) -> list[Unit]:
    """Shop units, the largest first."""
    found = []
    for cubes in units(board, city.cubes[box.SHOP]):
        unit = Unit(cubes, board.touching(cubes) & ~cubes)
        for home in homes:
            if home.cubes & unit.around:
                unit.helpers += 1
        found.append(_described(board, city, unit))
    found.sort(key=_falling_rank)
    return found


def _described(board: Board, city: City, unit: Unit) -> Unit:
    unit.powered = bool(unit.cubes & city.near[box.UTILITY])
    unit.floor = board.site.floor(unit.cubes)
    unit.room = (unit.around & city.sites & board.fits[city.limit]).bit_count()
    traits = (int(unit.powered) << 15) + (unit.floor << 12) + (unit.helpers << 6) + unit.room
    unit.rank = (unit.size << 16) + traits
    return unit


def _falling_rank(unit: Unit) -> int:
    return -unit.rank


def _ready(found: list[Unit]) -> int:
    """3.3.1, 3.3.2 and 3.3.5: how many can grow, if the reserve has cubes."""
    ready = 0
    for unit in found:
        if unit.helpers > unit.size and unit.room:
            ready += 1
    return ready


def _unit(unit: Unit, marks: tuple[int, int, int, int], row: bytearray, at: int) -> int:
    size, helpers, lack, room = marks
    at = write_steps(unit.size, size, row, at)
    row[at] = int(unit.powered)
    at = write_steps(unit.floor, FLOORS, row, at + 1)
    at = write_steps(unit.helpers, helpers, row, at)
    if unit.size:
        row[at + min(max(unit.size + 1 - unit.helpers, 0), lack - 1)] = 1
    return write_steps(unit.room, room, row, at + lack)


# Parts of a row


def _times(known: TownCenterState, city: City, earned: int, row: bytearray, at: int) -> int:
    """Rounds, money, income and height limit."""
    done = _rounds_done(known)
    if done < box.ROUNDS:
        row[at + done] = 1
    money = city.money + earned if known.step in (steps.BUILD, steps.GROW) else city.money
    at = write_marks(money, MONEY_MARKS, row, at + box.ROUNDS)
    row[at] = min(money, MOST)
    at = write_marks(earned, INCOME_MARKS, row, at + 1)
    row[at] = min(earned, MOST)
    return write_steps(city.limit - 1, FLOORS, row, at + 1)


def _residences(board: Board, city: City, homes: list[Unit], row: bytearray, at: int) -> int:
    """Points with power, dark, dead; how many units; the Suburb."""
    points = [0, 0, 0]
    powered = 0
    for home in homes:
        kind = 0 if home.powered else 1 if home.room else 2
        points[kind] += full_value(board, home.cubes)
        powered += int(home.powered)
    for kind in range(3):
        row[at + kind] = min(points[kind], MOST)
    row[at + 3], row[at + 4] = powered, len(homes) - powered
    row[at + 5] = suburb_cubes(board, city)
    return at + 6


def _places(board: Board, city: City, row: bytearray, at: int) -> int:
    for level in range(box.HIGHEST):
        row[at + level] = (city.sites & board.levels[level]).bit_count()
    row[at + box.HIGHEST] = (city.sites & board.fits[city.limit]).bit_count()
    return at + box.HIGHEST + 1


def _beside_two(board: Board, city: City) -> Positions:
    """Empty positions, also those not yet open, next to two office cubes or more."""
    once = twice = built = 0
    offices = city.cubes[box.OFFICE] | city.cubes[box.HALL]
    while offices:
        low = offices & -offices
        near = board.touch[low.bit_length() - 1]
        twice |= once & near
        once |= near
        offices ^= low
    for cubes in city.cubes:
        built |= cubes
    return twice & board.exists & ~built


def _rounds_done(known: TownCenterState) -> int:
    """A round counts as done from its construction on."""
    if known.step in (steps.DRAW, steps.TOWERS, steps.CHOOSE, steps.DRAFT):
        return known.round - 1
    return known.round


def _cheapest(city: City) -> int:
    """3.5.2: the lower of the two prices."""
    utilities, lifts = city.cubes[box.UTILITY].bit_count(), city.cubes[box.LIFT].bit_count()
    return box.PURCHASE_STEP * (min(utilities, lifts) + 1)


def _symmetries(rules: TownCenterRules) -> list[list[int]]:
    """For each symmetry of all boards: where the cube that comes to a position stood."""
    site = rules.site
    width = max(max(x, y) for x, y in site.cells)
    found = []
    for turned in range(8):
        cells = [_moved(x, y, width, turned) for x, y in site.cells]
        if not all(where in site.cells for where in cells):
            continue
        numbers = [site.cells.index(where) for where in cells]
        if all(
            board.zones[cell] == board.zones[number]
            for board in rules.boards
            for cell, number in enumerate(numbers)
        ):
            found.append([site.position(numbers[cell], level) for cell, level in site.places])
    return found


def _moved(x: int, y: int, width: int, turned: int) -> tuple[int, int]:
    """One of the eight ways to lay a square; the first leaves it as it is."""
    if turned & 1:
        x = width - x
    if turned & 2:
        y = width - y
    return (y, x) if turned & 4 else (x, y)
