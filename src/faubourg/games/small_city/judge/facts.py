"""What a forecast starts from: the time left, gifts to come, and all that is known."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.core.model import Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city import flow
from faubourg.games.small_city import state as steps
from faubourg.games.small_city.benefits import GRANTS, OFFERS
from faubourg.games.small_city.components import Card, Kind, Raw
from faubourg.games.small_city.council import column_of, line_of
from faubourg.games.small_city.judge.survey import ORDER, People, Survey, culture_to_come
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.pollution import generates
from faubourg.games.small_city.special import SUPPORT_MONEY, SUPPORT_VOTES
from faubourg.games.small_city.state import Borough, City, SmallCityState


class Outlook(NamedTuple):
    """What lies ahead of the state at hand."""

    rounds: int  # after this one
    building: bool  # the construction of this round; an open plan counts as it stands
    growing: bool  # the own plan is open, so that its tiles can still grow
    moving: bool  # the own moves, none of which is made
    arriving: bool  # 7.5
    earning: bool  # what commerce and tourists bring by themselves
    making: bool  # the own production
    voting: bool
    polluting: bool
    investing: bool  # the own turn in the council


def outlook(state: SmallCityState, seat: Seat) -> Outlook:
    phase, later = max(1, state.phase), seat in flow.after(state, state.turn)
    turn = state.turn == seat
    to_move = state.step == steps.MOVES and not any(state.moved) if turn else later
    to_invest = state.step == steps.COUNCIL if turn else later
    return Outlook(
        rounds=box.ROUNDS - max(1, state.round),
        building=phase == 1,
        growing=phase == 2 and not state.plans[seat].committed,
        moving=phase < 3 or (phase == 3 and to_move),
        arriving=phase <= 3,
        earning=phase <= 3,
        making=phase <= 3 or (phase == 4 and (state.step == steps.COMMERCE or later)),
        voting=phase < 5,
        polluting=phase < 6,
        investing=phase < 7 or (phase == 7 and to_invest),
    )


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


class Frame(NamedTuple):
    """What does not change during a game."""

    victory: str
    difficulty: str  # empty with several players
    prices: tuple[tuple[int, int, int], ...]  # of cultural buildings, by kind from the first
    cells: tuple[int, ...]  # their sizes

    @property
    def for_votes(self) -> bool:
        """Votes and pollution are the score."""
        return self.victory in ("base", "electoral")


class Facts(NamedTuple):
    """A borough in numbers."""

    frame: Frame
    outlook: Outlook
    gift: Gift
    survey: Survey
    people: People
    votes: int
    pollution: int
    money: int
    raw: tuple[int, ...]
    hall: int
    rooms: int  # places in the town hall for citizens
    career: int
    made: int
    card: Card
    architect: bool
    wanted: tuple[Kind, ...]
    university: bool
    industry: int  # column reached
    economy: int
    discs: int  # in other places and not at the end of a line
    rival: int  # what the worst other borough generates, 0 in the game for one


@lru_cache(maxsize=16)
def frame(kit: Kit) -> Frame:
    tiles = [kit.tiles[kind] for kind in ORDER]
    return Frame(
        kit.victory,
        kit.difficulty if kit.solo else "",
        tuple(tile.raw for tile in tiles),
        tuple(len(tile.cells) for tile in tiles),
    )


def facts(
    kit: Kit, city: City, seat: Seat, s: Survey, p: People, outlook: Outlook, gift: Gift
) -> Facts:
    b = city.boroughs[seat]
    columns = {line_of(disc): column_of(disc) for disc in b.discs}
    loose = [
        d
        for d in b.discs
        if line_of(d) not in (box.INDUSTRY, box.ECONOMY) and column_of(d) < box.COLUMNS
    ]
    blurred = s._replace(homes=(), ground=tuple(min(ENOUGH, cells) for cells in s.ground))
    return Facts(
        frame(kit), outlook, gift, blurred, p,
        b.votes, b.pollution, b.money, _owned(b),
        b.hall, b.places - sum(b.stock[: len(box.EACH_RAW)]), b.career,
        b.made, b.card, b.architect,
        culture_to_come(kit, city, b), bool(b.built >> box.UNIVERSITY & 1),
        columns.get(box.INDUSTRY, 0), columns.get(box.ECONOMY, 0), len(loose),
        0 if kit.solo else worst_rival(kit, city, seat),
    )  # fmt: skip


def _owned(b: Borough) -> tuple[int, ...]:
    """Raw materials, without those that a tile just laid still asks for."""
    held = [cities.raw_owned(b, raw) for raw in box.EACH_RAW]
    return tuple(have - owed for have, owed in zip(held, b.owed or (0, 0, 0), strict=True))


def worst_rival(kit: Kit, city: City, seat: Seat) -> int:
    """10.3.2: who generates more than all others has a victim."""
    others = [b for other, b in enumerate(city.boroughs) if other != seat and not b.gone]
    return max((generates(kit, borough) for borough in others), default=0)
