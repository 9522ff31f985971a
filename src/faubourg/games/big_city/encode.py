"""Rows of bytes for a value that is learned; features.py says what they mean."""

from __future__ import annotations

from typing import ClassVar, Final

from faubourg.core import encoding
from faubourg.core.catalogue import members
from faubourg.core.encoding import write_marks, write_steps
from faubourg.core.model import Seat
from faubourg.games.big_city import components as box
from faubourg.games.big_city import judge as judges
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.board import NOWHERE
from faubourg.games.big_city.components import Cards, Plots
from faubourg.games.big_city.features import (
    BEHIND_MARKS,
    BUILDINGS,
    COMMON,
    DECK_MARKS,
    DISTRICT_FACTS,
    FEATURES,
    FLAGS,
    LARGEST,
    LEAD_MARKS,
    MIDDLE,
    MOST,
    OWNED,
    PARTS,
    PLOT_MARKS,
    POINT_MARKS,
    QUIET_MARKS,
    RIVAL_FACTS,
    TERMS,
    USE_MARKS,
)
from faubourg.games.big_city.judge import Judgement
from faubourg.games.big_city.judge.ground import CLASS, HALL, OFFICE, RESIDENCE, WEIGHTS
from faubourg.games.big_city.judge.hands import LACKS, Holding
from faubourg.games.big_city.judge.sites import Sites
from faubourg.games.big_city.knowledge import EITHER_SIDE
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import BigCityState

PARK: Final = CLASS["park"]
FACTORY: Final = CLASS["factory"]
OPTION_BYTES: Final = box.MOST - 1 + len(FLAGS)


class Encoder(encoding.Encoder[BigCityRules, BigCityState]):
    """Rows of Big City."""

    VERSION: ClassVar[int] = 1
    OUTPUTS: ClassVar[int] = box.MOST

    def __init__(self, rules: BigCityRules) -> None:
        super().__init__(rules)
        self.blank = _table(rules, self.length)
        # What was looked at last: while cards are drawn, city and hand stay as they are.
        self.looked: tuple[Sites, Plots] | None = None
        self.holding: Holding | None = None

    def features(self) -> list[tuple[str, int]]:
        return FEATURES

    def opening(self) -> tuple[list[tuple[int, float]], float]:
        """The judge's sum."""
        return [(0, 256 / PARTS), (1, 1 / PARTS)], -MIDDLE / PARTS

    def stages(self) -> list[list[int]]:
        """By cards in the decks, which only become fewer: few, some, many, from the end on."""
        decks = self.places_of("cards in the decks in steps")
        return [[], [decks[DECK_MARKS.index(8)]], [decks[DECK_MARKS.index(28)]]]

    def prepare(self, state: BigCityState, seat: Seat) -> None:
        judges.prepare(self.rules, state, WEIGHTS)

    def encode(self, known: BigCityState, seat: Seat, row: bytearray, at: int) -> None:
        row[at : at + self.length] = self.blank
        seen = Judgement(self.rules, known, seat, WEIGHTS)
        sites, hand = seen.sites, known.hands[seat]
        holding = self._held(sites, hand & sites.ground.free)
        hidden = 0
        for cards in seen.unknown.cards:
            hidden |= cards
        at = _judged(seen, row, at)
        at += OPTION_BYTES  # the same for all rows of a table
        at = _turn(self.rules, known, seat, row, at)
        at = _end(self.rules, known, sites, row, at)
        at = _supply(known, sites, row, at)
        at = _plots(known, sites, hand, hidden, row, at)
        at = _districts(known, seen, holding.outs, row, at)
        at = _buildings(holding, row, at)
        at = _uses(known, seen, holding, hidden, row, at)
        at = _draws(known, seen, holding, hidden, row, at)
        at = _cards(known, seen, holding, hidden, row, at)
        _others(known, seen, row, at)

    def _held(self, sites: Sites, plots: Plots) -> Holding:
        last, holding = self.looked, self.holding
        if last is None or holding is None or last[0] is not sites or last[1] != plots:
            self.looked = (sites, plots)
            self.holding = holding = Holding(sites, plots)
        return holding


def _table(rules: BigCityRules, length: int) -> bytes:
    """A row with what is the same for the whole game."""
    row, at = bytearray(length), 2 + len(TERMS)
    row[at + rules.seats - box.FEWEST] = 1
    kit, at = rules.kit, at + box.MOST - 1
    kinds = kit.book.kinds
    flags = (
        kit.trading, not kit.discarding, kit.customs.beside == "buildings",
        kit.customs.beside == "pieces", kit.limited, kit.customs.english, kinds > box.OLD,
        kinds > box.PUBLISHED, kit.guard,
    )  # fmt: skip
    for number, flag in enumerate(flags):
        row[at + number] = int(flag)
    return bytes(row)


# Parts of a row


def _judged(seen: Judgement, row: bytearray, at: int) -> int:
    over = seen.state.step == steps.OVER
    terms = judges.ended(seen.state, seen.seat, WEIGHTS) if over else seen.terms()
    total = 0.0
    for term in terms.values():
        total += term
    told = min(max(round(PARTS * total) + MIDDLE, 0), LARGEST)
    row[at], row[at + 1] = told >> 8, told & 255
    at += 2
    for number, (name, parts) in enumerate(TERMS):
        scaled: float = parts * terms.get(name, 0.0)
        if scaled > 0:
            row[at + number] = min(round(scaled), MOST)
    return at + len(TERMS)


def _turn(rules: BigCityRules, known: BigCityState, seat: Seat, row: bytearray, at: int) -> int:
    """Whose turn it is, and what of it is done."""
    row[at + known.step] = 1
    at += len(steps.STEPS)
    turn = known.turn
    if turn < 0 and known.actors:  # districts of the pool
        turn = known.actors[0]
    if turn >= 0:
        row[at + (turn - seat) % rules.seats] = 1
    at = write_steps(known.owed, OWNED, row, at + box.MOST)
    row[at], row[at + 1] = len(known.returned), known.discards
    at += 2
    if known.trade is not rules.kit.no_trade:
        _trade(known, seat, row, at)
    return at + 6


def _trade(known: BigCityState, seat: Seat, row: bytearray, at: int) -> None:
    """6.1.5: others' offers are seen when all have answered."""
    trade, offers = known.trade, 0
    if known.step != steps.ANSWER:
        for cards in trade.offers:
            offers += len(cards)
    row[at], row[at + 1] = len(trade.forward), trade.wishes.bit_count()
    row[at + 2], row[at + 3] = len(trade.offers[seat]), offers
    row[at + 4], row[at + 5] = trade.traded, len(trade.moving)


def _end(rules: BigCityRules, known: BigCityState, sites: Sites, row: bytearray, at: int) -> int:
    row[at + max(rules.seats - known.passes - 1, 0)] = 1
    at = write_marks(known.quiet, QUIET_MARKS, row, at + box.MOST)
    if rules.kit.guard:
        row[at] = max(0, box.QUIET_ROUNDS * rules.seats - max(0, known.quiet))
    left = box.PLOTS - known.occupied.bit_count()
    at = write_marks(left, PLOT_MARKS, row, at + 1)
    at = write_marks(sites.ground.free.bit_count(), PLOT_MARKS, row, at)
    cards = 0
    for deck in range(box.DISTRICTS):
        cards += known.deck_size(deck)
    return write_marks(cards, DECK_MARKS, row, at)


def _supply(known: BigCityState, sites: Sites, row: bytearray, at: int) -> int:
    kinds = len(box.PIECES)
    for number, left in enumerate(known.supply):
        if left:
            row[at + number] = 1
            if left > 1:
                row[at + kinds + number] = 1
            if number < COMMON:
                row[at + 2 * kinds + number] = left
    at += 2 * kinds + COMMON
    row[at] = int(known.on[box.CITY_HALL] != 0)
    at = write_steps(len(known.trams), box.SEGMENTS, row, at + 1)
    row[at] = int(len(sites.line.rings) > 0 and sites.line.rings[0] != 0)
    return at + 1


def _plots(
    known: BigCityState, sites: Sites, hand: Cards, hidden: Cards, row: bytearray, at: int
) -> int:
    """Each set with own cards, unknown ones and all of its plots."""
    ground, line = sites.ground, sites.line
    free, once, rings = ground.free, ground.once, line.rings
    ahead = [0, 0, 0]
    reached = line.tram
    for number in range(min(len(rings), 3)):
        ahead[number] = free & rings[number] & ~reached
        reached |= rings[number]
    sets = [
        free, free & ground.plan.periphery, free & line.tram, ahead[0], ahead[1], ahead[2],
        free & once[HALL], sites.sets[3], free & once[RESIDENCE], free & once[OFFICE],
        free & once[PARK], free & once[FACTORY], free & box.DOUBLE_NUMBERS, sites.sets[5],
        known.on_any(box.INSTALLATIONS),
    ]  # fmt: skip
    for plots in sets:
        if plots:
            row[at] = (hand & plots).bit_count()
            row[at + 1] = (hidden & plots).bit_count()
            row[at + 2] = plots.bit_count()
        at += 3
    return at


def _districts(known: BigCityState, seen: Judgement, outs: Cards, row: bytearray, at: int) -> int:
    free, hand, unknown = seen.ground.free, known.hands[seen.seat], seen.unknown
    for deck in range(box.DISTRICTS):
        plots, size = box.PLOTS_OF[deck], known.deck_size(deck)
        own = (hand & box.DECKS[deck]).bit_count()
        gone = (known.out & box.DECKS[deck]).bit_count()
        row[at] = int(known.placed[deck] != NOWHERE)
        row[at + 1] = (free & plots).bit_count()
        row[at + 2] = own
        row[at + 3] = box.DECK_SIZE - own - gone - size
        row[at + 4] = size
        row[at + 5] = unknown.numbers[deck]
        row[at + 6] = (outs & unknown.cards[deck]).bit_count()
        row[at + 7] = min(int(32 * seen.prospects[deck]), MOST)
        row[at + 8] = known.drawn[deck]
        at += DISTRICT_FACTS
    return at


def _buildings(holding: Holding, row: bytearray, at: int) -> int:
    """The best of them, none of which uses a card of another."""
    width = BUILDINGS * len(POINT_MARKS)
    now = _best(holding.now, row, at)
    later = _best(holding.later, row, at + width)
    at += 2 * width
    row[at], row[at + 1] = min(now, MOST), min(later, MOST)
    row[at + 2], row[at + 3], row[at + 4] = holding.pairs, holding.triples, holding.lonely
    return at + 5


def _best(offers: list[tuple[int, Plots]], row: bytearray, at: int) -> int:
    """One after the other, each the best of those left; their points."""
    taken = together = 0
    for _ in range(BUILDINGS):
        most, where = 0, 0
        for points, plots in offers:
            if points > most and not plots & taken:
                most, where = points, plots
        if not most:
            break
        taken |= where
        together += most
        at = write_marks(most, POINT_MARKS, row, at)
    return together


def _uses(
    known: BigCityState, seen: Judgement, holding: Holding, hidden: Cards, row: bytearray, at: int
) -> int:
    """How good each card is, and the cards of the plots beside it."""
    near, around = seen.ground.plan.near, 0
    for plot, points in holding.uses:
        around |= near[plot]
        for place, mark in enumerate(USE_MARKS):
            if points < mark:
                break
            row[at + place] += 1
    at += len(USE_MARKS)
    around &= ~known.hands[seen.seat]
    row[at] = (around & hidden).bit_count()
    row[at + 1] = (around & ~hidden & ~known.out).bit_count()
    row[at + 2] = (around & known.out).bit_count()
    return at + 3


def _draws(
    known: BigCityState, seen: Judgement, holding: Holding, hidden: Cards, row: bytearray, at: int
) -> int:
    """Outs, and what the next card may bring."""
    row[at], row[at + 1] = (
        (holding.outs & hidden).bit_count(),
        (holding.good & hidden).bit_count(),
    )
    at = write_marks(holding.hope, POINT_MARKS, row, at + 2)
    at = write_marks(holding.later_hope, POINT_MARKS, row, at)
    best, worth = 0, 0.0
    for deck, size in enumerate(seen.unknown.sizes):
        if size > 0 and known.drawn[deck] < box.DRAWS_PER_DECK:
            best = max(best, _chance_of_out(seen, holding, deck))
            worth = max(worth, seen.prospects[deck])
    row[at], row[at + 2] = best, min(int(32 * worth), MOST)
    if known.step == steps.CARD and known.turn == seen.seat:
        row[at + 1] = _chance_of_out(seen, holding, known.chosen)
        row[at + 3] = min(int(32 * seen.prospects[known.chosen]), MOST)
    return at + 4


def _chance_of_out(seen: Judgement, holding: Holding, deck: int) -> int:
    """In 64ths."""
    cards = seen.unknown.cards[deck]
    if not cards:
        return 0
    return 64 * (holding.outs & cards).bit_count() // seen.unknown.numbers[deck]


def _cards(
    known: BigCityState, seen: Judgement, holding: Holding, hidden: Cards, row: bytearray, at: int
) -> int:
    """What special buildings lack, and the hand by its size."""
    hand, ground = known.hands[seen.seat], seen.ground
    if holding.mall < LACKS:
        row[at + holding.mall] = 1
    at += LACKS
    lacks = LACKS
    if ground.supply[box.CHURCH]:
        for plot in members(hand & ground.free & box.DOUBLE_NUMBERS):
            others = box.PLOTS_OF[box.DISTRICT_OF[plot]] & ground.free
            lacks = min(lacks, others.bit_count() - 1)
    if lacks < LACKS:
        row[at + lacks] = 1
    at += LACKS
    for number in range(len(box.INSTALLATIONS)):
        row[at + number] = hand >> (box.PLOTS + number) & 1
    at += len(box.INSTALLATIONS)
    row[at] = (box.FRONTS & ~hidden & ~known.out & ~hand).bit_count()
    held = hand.bit_count()
    at = write_steps(held, OWNED, row, at + 1)
    row[at] = max(0, known.full[seen.seat] - held)
    return at + 1


def _others(known: BigCityState, seen: Judgement, row: bytearray, at: int) -> None:
    seats, seat = len(known.hands), seen.seat
    own, best = known.scores[seat], 0
    first = at + len(LEAD_MARKS)
    for place in range(1, seats):
        other = (seat + place) % seats
        points = known.scores[other]
        best = max(best, points)
        _other(known, seen, other, own - points, row, first + (place - 1) * RIVAL_FACTS)
    write_marks(own - best, LEAD_MARKS, row, at)


def _other(
    known: BigCityState, seen: Judgement, other: Seat, behind: int, row: bytearray, at: int
) -> None:
    hand, worth, twice, thrice = known.hands[other], 0.0, 0, 0
    for deck, both in enumerate(EITHER_SIDE):
        cards = (hand & both).bit_count()
        if cards:
            worth += cards * seen.prospects[deck]
            twice += int(cards > 1)
            thrice += int(cards > 2)
    held = hand.bit_count()
    row[at], row[at + 1] = 1, min(known.scores[other], MOST)
    row[at + 2], row[at + 3] = held, max(0, known.full[other] - held)
    row[at + 4], row[at + 5], row[at + 6] = min(int(8 * worth), MOST), twice, thrice
    row[at + 7] = int(known.turn == other)
    write_marks(behind, BEHIND_MARKS, row, at + 8)
