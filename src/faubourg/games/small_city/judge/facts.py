"""What a forecast starts from: the time left, gifts to come, and all that is known."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.core.model import Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city import flow
from faubourg.games.small_city import state as steps
from faubourg.games.small_city.benefits import GRANTS, OFFERS
from faubourg.games.small_city.components import Line, Raw
from faubourg.games.small_city.council import column_of, line_of
from faubourg.games.small_city.judge.survey import ORDER, People, Survey, culture_to_come
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.pollution import generates
from faubourg.games.small_city.special import SUPPORT_MONEY, SUPPORT_VOTES
from faubourg.games.small_city.state import Borough, City, SmallCityState

# Parts of the round at hand that lie ahead, as a set, one bit each.
BUILDING: Final = 1 << 0  # the construction of this round; an open plan counts as it stands
GROWING: Final = 1 << 1  # the own plan is open, so that its tiles can still grow
MOVING: Final = 1 << 2  # the own moves, none of which is made
ARRIVING: Final = 1 << 3  # 7.5
EARNING: Final = 1 << 4  # what commerce and tourists bring by themselves
MAKING: Final = 1 << 5  # the own production
VOTING: Final = 1 << 6
POLLUTING: Final = 1 << 7
INVESTING: Final = 1 << 8  # the own turn in the council
# Those of the phases after one of them (0 and 1 are the same).
LATER: Final = (
    BUILDING | MOVING | ARRIVING | EARNING | MAKING | VOTING | POLLUTING | INVESTING,
    BUILDING | MOVING | ARRIVING | EARNING | MAKING | VOTING | POLLUTING | INVESTING,
    MOVING | ARRIVING | EARNING | MAKING | VOTING | POLLUTING | INVESTING,
    ARRIVING | EARNING | MAKING | VOTING | POLLUTING | INVESTING,
    VOTING | POLLUTING | INVESTING,
    POLLUTING | INVESTING,
    INVESTING,
    0,
    0,
)


def outlook(state: SmallCityState, seat: Seat) -> int:
    """What lies ahead of the state at hand."""
    phase, ahead = state.phase, LATER[state.phase]
    later, turn = flow.comes_after(state, seat, state.turn), state.turn == seat
    if phase == 2 and not state.plans[seat].committed:
        ahead |= GROWING
    elif phase == 3 and (state.step == steps.MOVES and not any(state.moved) if turn else later):
        ahead |= MOVING
    elif phase == 4 and (state.step == steps.COMMERCE or later):
        ahead |= MAKING
    elif phase == 7 and (state.step == steps.COUNCIL if turn else later):
        ahead |= INVESTING
    return ahead


class Gift(NamedTuple):
    """One of money and votes, and all the rest."""

    money: int = 0
    votes: int = 0
    raw: tuple[int, ...] = (0, 0, 0)
    tile: int = 0  # the column of construction
    investment: bool = False


NO_GIFT: Final = Gift()


def gift(kit: Kit, state: SmallCityState, seat: Seat) -> Gift:
    if state.turn != seat or seat not in state.actors:
        return NO_GIFT
    step, column = state.step, column_of(state.space)
    if step == steps.GRANT:
        return Gift(GRANTS[column - 1], GRANTS[column - 1])
    if step == steps.SUPPORT:
        return Gift(SUPPORT_MONEY, SUPPORT_VOTES)
    if step == steps.COUNCILLOR:
        return Gift(investment=True)
    if step == steps.OFFER:
        return Gift(raw=_units_of(*min(OFFERS[column - 1].items())))
    if step in (steps.STORING, steps.MAKING):
        return Gift(raw=_units(kit, state))
    if step == steps.TILE and state.city.boroughs[seat].ask == steps.NOTHING:
        return Gift(tile=column)
    return NO_GIFT


def _units_of(raw: Raw, count: int) -> tuple[int, ...]:
    return tuple(count * (kind == raw) for kind in box.EACH_RAW)


def _units(kit: Kit, state: SmallCityState) -> tuple[int, ...]:
    """8.3.2 and 11.2.2: made and still to be made."""
    both = (state.units, state.unmade)
    return tuple(
        sum(sum(units[raw * kit.seats : (raw + 1) * kit.seats]) for units in both)
        for raw in box.EACH_RAW
    )


ENOUGH: Final = 12  # cells of ground; more make no difference


@dataclass(frozen=True)
class Frame:
    """What does not change during a game."""

    victory: str
    difficulty: str  # empty with several players
    prices: tuple[tuple[int, int, int], ...]  # of cultural buildings, by kind from the first
    cells: tuple[int, ...]  # their sizes
    for_votes: bool  # votes and pollution are the score


@lru_cache(maxsize=16)
def frame(kit: Kit) -> Frame:
    tiles = [kit.tiles[kind] for kind in ORDER]
    return Frame(
        kit.victory,
        kit.difficulty if kit.solo else "",
        tuple(tile.raw for tile in tiles),
        tuple(len(tile.cells) for tile in tiles),
        kit.victory in ("base", "electoral"),
    )


class Facts:
    """A borough in numbers."""

    def __init__(
        self, kit: Kit, state: SmallCityState, city: City, seat: Seat, s: Survey, p: People
    ) -> None:
        b = city.boroughs[seat]
        self.survey = s
        self.people = p
        self.rounds = box.ROUNDS - max(1, state.round)  # after this one
        self.ahead = outlook(state, seat)
        self.gift = gift(kit, state, seat)
        self.ground = tuple([min(ENOUGH, cells) for cells in s.ground])
        self.votes = b.votes
        self.pollution = b.pollution
        self.money = b.money
        self.raw = _owned(b)
        self.hall = b.hall
        self.rooms = b.places - sum(b.stock[: len(box.EACH_RAW)])  # in the hall, for citizens
        self.career = b.career
        self.made = b.made
        self.card = b.card
        self.architect = b.architect
        self.wanted = culture_to_come(kit, city, b)
        self.university = bool(b.built >> box.UNIVERSITY & 1)
        self.industry = self.economy = 0  # columns reached
        self.discs = 0  # in other places and not at the end of a line
        for disc in b.discs:
            self._count(line_of(disc), column_of(disc))
        # What the worst other borough generates, 0 in the game for one.
        self.rival = 0 if kit.solo else worst_rival(kit, city, seat)

    def _count(self, line: Line, column: int) -> None:
        if line == box.INDUSTRY:
            self.industry = column
        elif line == box.ECONOMY:
            self.economy = column
        elif column < box.COLUMNS:
            self.discs += 1

    def key(self) -> tuple[object, ...]:
        """All of them; where they are the same, so is what is foreseen."""
        s, p = self.survey, self.people
        return (
            s.levels, s.culture, s.room, s.fresh, s.sizes, s.parks, s.slots, s.space, self.ground,
            s.near_small, s.near_large, p.homes, p.workers, p.makers, p.board, p.abroad, p.guests,
            p.vacancies, p.university, self.rounds, self.ahead, self.gift, self.votes,
            self.pollution, self.money, self.raw, self.hall, self.rooms, self.career, self.made,
            self.card, self.architect, self.wanted, self.university, self.industry, self.economy,
            self.discs, self.rival,
        )  # fmt: skip


def _owned(b: Borough) -> tuple[int, ...]:
    """Raw materials, without those that a tile just laid still asks for."""
    held = cities.all_raw_owned(b)
    if b.owed:
        for raw, owed in enumerate(b.owed):
            held[raw] -= owed
    return tuple(held)


def worst_rival(kit: Kit, city: City, seat: Seat) -> int:
    """10.3.2: who generates more than all others has a victim."""
    worst = 0
    for other, borough in enumerate(city.boroughs):
        if other != seat and not borough.gone:
            worst = max(worst, generates(kit, borough))
    return worst
