"""The features of a row: what its bytes mean, in their order.

`In steps` is a byte for each mark reached, `one of` sets one byte, all else is a number, cut off at
255. Seats are told from the own one on. First what the judge says of the own seat:

- judge: the sum of its terms in sixteenths of a point, 8192 more, as two bytes, the high one first;
- a byte for each term, in parts of a point of its own (TERMS); where a term is a cost, the cost.

Then the table:

- seats, and the options that change how one plays;
- the step, whose turn it is (own, next, and so on), and what of the turn is done: cards still to
  be drawn, put back and discarded, what lies on offer in a trade;
- how near the end is: passes that are still missing, quiet turns, turns until the guard ends the
  game, plots without a piece, cards in the decks;
- the supply: whether one piece of a kind is left, and a second; how many of the common ones;
- the city hall, segments of the line in steps, whether the line can go on.

Then sets of plots (SETS), each with the number of own cards, of cards that the seat cannot place
(with others or in the decks) and of all its plots. `Line in 1` are plots that one more segment
would reach; special plots have the neighbours of a cinema, a post office or a bank.

Each district has: whether it is in the city, free plots, own cards, cards of others, size of its
deck, cards the seat cannot place, outs, what such a card is worth by the judge (in 32nds), and
cards drawn from it this turn. An out is a card that would complete a double or triple building
with cards in hand.

The own hand:

- the best three buildings that could stand now with cards of their own, by points in steps, and
  together; the same if a turn of laying trams came first;
- pairs and triples in hand, cards without any neighbour in hand or to come, outs, outs for 14
  points and more, the best such building in steps, how likely the next card is an out (in 64ths,
  from the best deck, and from the one just chosen), the worth of a card from these decks;
- how many cards can be part of a building for so many points now (USE_MARKS); the plots beside
  own cards by where their cards are: unknown, known to lie elsewhere, played;
- what a shopping centre on two own plots lacks, and a church on an own one, one of; park and
  factory cards; cards known to lie elsewhere.

Then the lead over the best of the others in steps, and for each of the others: there or not,
points, points behind oneself in steps, cards in hand, cards up to the full hand, what they are
worth by their backs, decks of which it holds two cards, and three.

What others hold is hidden, so their hands enter by their backs alone; so do the judge's terms.
"""

from __future__ import annotations

from typing import Final

from faubourg.games.big_city import components as box
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.judge.hands import LACKS

MOST: Final = 255  # in a byte
PARTS: Final = 16  # of a point in the judge's sum
MIDDLE: Final = 8192  # of the judge's sum
LARGEST: Final = 65535
# The judge's terms: parts of a point, below 0 for those that are costs.
TERMS: Final = (
    ("points", 1.0), ("ready", 4.0), ("hopes", 8.0), ("unplaced", 32.0), ("installations", 32.0),
    ("obsolete", 8.0), ("trade", 32.0), ("draws", 8.0), ("exchange", -16.0), ("district", 8.0),
    ("city-hall", 1.0), ("segments", -32.0), ("idle", -5.0),
)  # fmt: skip
FLAGS: Final = (
    "trade", "obsolete cards exchanged", "trams along buildings", "trams along pieces",
    "limited draws", "english trams", "published buildings", "all buildings", "guard",
)  # fmt: skip
SETS: Final = (
    "free", "free in the periphery", "along the line", "line in 1", "line in 2", "line in 3",
    "beside the hall", "special", "beside a residence", "beside an office", "beside a park",
    "beside a factory", "double numbers", "not in the city", "under parks and factories",
)  # fmt: skip
OWNED: Final = 8  # cards in hand at most, for marks
PLOT_MARKS: Final = [1, 2, 4, 6, 8, 10, 13, 16, 20, 24, 28, 32, 36, 40, 45, 50, 55, 60]
DECK_MARKS: Final = [1, 2, 4, 6, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45, 50]
QUIET_MARKS: Final = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15]
POINT_MARKS: Final = [2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 15, 18, 21, 22, 30]
USE_MARKS: Final = [1, 3, 4, 6, 8, 10, 14, 20]
LEAD_MARKS: Final = [-60, -45, -30, -20, -15, -10, -6, -3, 0, 1, 4, 7, 11, 16, 21, 31, 46, 61]
BEHIND_MARKS: Final = [-30, -15, -5, 1, 6, 16, 31]
COMMON: Final = 6  # residences and offices
BUILDINGS: Final = 3  # that are told one by one
DISTRICT_FACTS: Final = 9
RIVAL_FACTS: Final = 8 + len(BEHIND_MARKS)

FEATURES: Final = [
    ("judge", 2),
    *[(f"term {name}", 1) for name, _ in TERMS],
    ("seats, one of", box.MOST - 1),
    *[(f"option: {name}", 1) for name in FLAGS],
    ("step, one of", len(steps.STEPS)),
    ("turn, one of", box.MOST),
    ("still to be drawn in steps", OWNED),
    ("put back, discarded", 2),
    ("trade: put forward, wishes, own offer, offers, traded, moving", 6),
    ("passes missing, one of", box.MOST),
    ("quiet turns in steps", len(QUIET_MARKS)),
    ("turns until the guard ends it", 1),
    ("plots without a piece in steps", len(PLOT_MARKS)),
    ("free plots in steps", len(PLOT_MARKS)),
    ("cards in the decks in steps", len(DECK_MARKS)),
    ("supply: one left", len(box.PIECES)),
    ("supply: two left", len(box.PIECES)),
    ("supply: residences and offices", COMMON),
    ("city hall", 1),
    ("segments in steps", box.SEGMENTS),
    ("the line can go on", 1),
    *[(f"plots {name}: own cards, unknown cards, all", 3) for name in SETS],
    *[(f"district {name}", DISTRICT_FACTS) for name in box.NAMES],
    ("best buildings now in steps", BUILDINGS * len(POINT_MARKS)),
    ("best buildings after trams in steps", BUILDINGS * len(POINT_MARKS)),
    ("points of best buildings: now, after trams", 2),
    ("pairs, triples, lonely cards", 3),
    ("cards by what they can be part of", len(USE_MARKS)),
    ("plots beside own cards: unknown, elsewhere, played", 3),
    ("outs, good outs", 2),
    ("best building with an out in steps", len(POINT_MARKS)),
    ("the same after trams in steps", len(POINT_MARKS)),
    ("next card: an out from the best deck, from the chosen one", 2),
    ("next card: worth from the best deck, from the chosen one", 2),
    ("shopping centre lacks, one of", LACKS),
    ("church lacks, one of", LACKS),
    ("park and factory cards", len(box.INSTALLATIONS)),
    ("cards known elsewhere", 1),
    ("cards in hand in steps", OWNED),
    ("cards up to the full hand", 1),
    ("lead in steps", len(LEAD_MARKS)),
    *[(f"other {number}", RIVAL_FACTS) for number in range(1, box.MOST)],
]
