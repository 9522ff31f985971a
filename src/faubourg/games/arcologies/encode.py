"""What a seat knows as a row of bytes: Small City's, and how near each is to a take-off.

The judge's sum and terms are those of this game. In place of homes and promises there are:

- the round as a number, quiet rounds in a row, and how many of them bring the offer of a draw;
- the own arcology: its pattern, whether it stands, its pumps and those that pairs are about to
  make, who waits for a partner on a stone slot, who stands there without one;
- what is still needed: build actions, cells of the pattern, wood, stone and metal; citizens who can
  work, now or once they have a home;
- statues that were built, people inside, the options of the expansion.

Of each other seat the same in short. How somebody has answered an offered draw is not told, and a
town hall not before all stand.
"""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Seat
from faubourg.games.arcologies.components import PATTERN_NAMES, STATUES
from faubourg.games.arcologies.components import PUMPS as MOST_PUMPS
from faubourg.games.arcologies.judge import measured, people, sites
from faubourg.games.arcologies.judge.worth import Survey, at_the_end, survey, worth
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.state import BUILT, DEALT, NEWS, PAIRS, PUMPS, ArcologiesState
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as base
from faubourg.games.small_city import rows as r
from faubourg.games.small_city.encode import REMEMBERED, CityEncoder, write_terms
from faubourg.games.small_city.parts import write_borough
from faubourg.games.small_city.rows import Feature, Writer
from faubourg.games.small_city.state import OVER, Borough, City

TERMS: Final[tuple[r.Scale, ...]] = (
    ("pumps", 0.5, 8.0), ("pattern", 1.0, 200.0), ("works", 2.0, 0.0), ("money", 6.0, 0.0),
    ("votes", 20.0, 0.0), ("stores", 12.0, 0.0), ("citizens", 6.0, 0.0),
    ("pollution", 12.0, 200.0), ("danger", 1.0, 255.0), ("victim", 16.0, 200.0),
    ("income", 16.0, 0.0), ("council", 8.0, 32.0), ("gift", 5.0, 0.0), ("hall", 60.0, 128.0),
    ("draw", 0.0001, 1.0), ("fidget", 50.0, 1.0), ("result", 0.02, 128.0),
)  # fmt: skip
# Of others: not what hangs on a secret answer, nor what ends the game.
SEEN: Final = TERMS[:14]
QUIET_MARKS: Final = [2, 4, 6, 8, 12, 16, 24, 32]
ROUND_MARKS: Final = [4, 6, 8, 10, 12, 15, 19, 25]
CROWD_MARKS: Final = [1, 2, 3, 4, 5, 6, 8, 10]
NEED_MARKS: Final = [1, 2, 3, 4, 5, 6, 8, 10]
CELLS: Final = 8  # of a pattern
STONE_SLOTS: Final = 6
FLAGS: Final = 8  # options

ARCOLOGY_FEATURES: Final[list[Feature]] = [
    ("round", 1 + len(ROUND_MARKS)), ("quiet rounds", 1 + len(QUIET_MARKS)),
    ("quiet rounds before a draw", 1), ("news in this round", 1),
    ("pattern, one of", len(PATTERN_NAMES)), ("arcology stands", 1), ("pumps in steps", MOST_PUMPS),
    ("pairs at work, waiting, alone, in all", 4), ("stone slots in steps", STONE_SLOTS),
    ("needed: builds", 1 + len(NEED_MARKS)), ("needed: cells in steps", CELLS),
    ("needed: wood, stone", 2), ("needed: metal in steps", CELLS),
    ("works", 1), ("site", 1),
    ("crowd: on the board", 1 + len(CROWD_MARKS)), ("crowd: housed, waiting", 2),
    ("people inside", 1), ("statues built", len(STATUES)), ("options of the expansion", FLAGS),
]  # fmt: skip
FORESEEN: Final[list[Feature]] = [
    ("foreseen", 2), ("terms", len(SEEN)), ("pattern, one of", len(PATTERN_NAMES)),
    ("arcology stands", 1), ("pumps in steps", MOST_PUMPS), ("pairs", 1),
    ("needed: builds, cells, metal", 3), ("stone slots in steps", STONE_SLOTS),
]  # fmt: skip


class Encoder(CityEncoder[ArcologiesRules, ArcologiesState]):
    """Rows of Arcologies."""

    def __init__(self, rules: ArcologiesRules) -> None:
        super().__init__(rules)
        self.w = sites.WEIGHTS
        self.surveys: dict[tuple[object, ...], Survey] = {}
        self.expansion = _options(rules.kit)

    def stages(self) -> list[list[int]]:
        """By rounds, of which there may be many."""
        marks = self.places_of("round")[1:]
        return [[], [marks[ROUND_MARKS.index(4)]], [marks[ROUND_MARKS.index(8)]]]

    def scales(self) -> tuple[r.Scale, ...]:
        return TERMS

    def more_features(self) -> list[Feature]:
        return ARCOLOGY_FEATURES

    def foreseen_features(self) -> list[Feature]:
        return FORESEEN

    def write_own(
        self, known: ArcologiesState, city: City, seat: Seat, made: int, line: Writer
    ) -> None:
        kit, w, borough = self.rules.kit, self.w, city.boroughs[seat]
        s = self._surveyed(city, borough, seat)
        if known.step == OVER or known.city.boroughs[seat].gone:
            terms = {"result": at_the_end(kit, known, seat, w)}
        else:
            terms = measured(kit, known, city, seat, s, w)
        write_terms(terms, TERMS, line)
        self.write_table(known, seat, line)
        write_borough(kit, city, seat, made, line)
        _times(kit, known, borough, line)
        _arcology(kit, known, city, seat, s, line)
        line.bits(self.expansion, FLAGS)

    def write_foreseen(self, known: ArcologiesState, other: Seat, line: Writer) -> None:
        kit, city = self.rules.kit, known.city
        borough = city.boroughs[other]
        s = self._surveyed(city, borough, other)
        terms = worth(kit, known, city, other, s, self.w)
        if known.halls:
            terms["hall"] = 0.0
        terms["draw"] = 0.0
        line.two(round(sum(terms.values()) * r.PARTS) + r.ZERO)
        for name, scale, zero in SEEN:
            line.scaled(terms[name], scale, zero)
        line.one_of(borough.extras[DEALT], len(PATTERN_NAMES))
        line.flag(bool(borough.extras[BUILT]))
        line.steps(borough.extras[PUMPS], MOST_PUMPS)
        line.number(borough.extras[PAIRS].bit_count())
        line.number(s.need.builds)
        line.number(s.need.cells)
        line.number(s.need.metal)
        line.steps(borough.slots[base.STONE_SLOT].bit_count(), STONE_SLOTS)

    def _surveyed(self, city: City, b: Borough, seat: Seat) -> Survey:
        """By what it depends on."""
        key = (
            b.sizes, b.steps, cities.cemeteries(b), tuple(b.tiles), b.built, b.ask, b.laid,
            b.extras[DEALT], b.extras[BUILT], cities.raw_owned(b, base.METAL), tuple(city.supply),
            tuple(city.razed),
        )  # fmt: skip
        found = self.surveys.get(key)
        if found is None:
            if len(self.surveys) >= REMEMBERED:
                self.surveys.clear()
            found = self.surveys[key] = survey(self.rules.kit, city, seat, self.w)
        return found


def _options(kit: ArcologyKit) -> int:
    flags = (
        kit.arcology_is_free, kit.splitting_is_free, kit.materials_move, kit.inside == "leave",
        kit.inside == "sealed", kit.pumps_apart, kit.citizens_counted == "hall",
        kit.citizens_counted == "inside",
    )  # fmt: skip
    return sum(1 << place for place, flag in enumerate(flags) if flag)


def _times(kit: ArcologyKit, known: ArcologiesState, b: Borough, line: Writer) -> None:
    line.marks(known.round, ROUND_MARKS)
    line.marks(known.quiet, QUIET_MARKS)
    line.number(kit.quiet_rounds - known.quiet)
    line.number(b.extras[NEWS])


def _arcology(
    kit: ArcologyKit, known: ArcologiesState, city: City, seat: Seat, s: Survey, line: Writer
) -> None:
    b, shift = city.boroughs[seat], people.shift(kit, known, city, seat)
    extras = b.extras
    line.one_of(extras[DEALT], len(PATTERN_NAMES))
    line.flag(bool(extras[BUILT]))
    line.steps(extras[PUMPS], MOST_PUMPS)
    line.number(shift.pairs)
    line.number(shift.waiting)
    line.number(shift.alone)
    line.number(extras[PAIRS].bit_count())
    line.steps(b.slots[base.STONE_SLOT].bit_count(), STONE_SLOTS)
    _needs(s, line)
    crowd = people.crowd(kit, city, seat, known.phase)
    line.marks(crowd.board, CROWD_MARKS)
    line.number(crowd.housed)
    line.number(crowd.waiting)
    line.number((b.citizens[seat] & kit.square(b)).bit_count())
    for kind in STATUES:
        line.flag(bool(b.built >> kind & 1))


def _needs(s: Survey, line: Writer) -> None:
    need = s.need
    line.marks(need.builds, NEED_MARKS)
    line.steps(need.cells, CELLS)
    line.number(need.wood)
    line.number(need.stone)
    line.steps(need.metal, CELLS)
    line.scaled(s.works.worth, 2.0, 0.0)
    line.scaled(s.pattern, 1.0, 200.0)
