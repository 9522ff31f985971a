"""From a state to the forecast: the borough in numbers, and what is left of this round."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.components import (
    CASH,
    CASH_TO_VOTES,
    COLUMNS,
    EACH_RAW,
    ECONOMY,
    ENGINEER,
    INDUSTRY,
    MEDIATOR,
    RAW_TO_VOTES,
    UNIVERSITY,
    WOOD_SLOT,
)
from faubourg.games.small_city.council import column_of, line_of
from faubourg.games.small_city.judge.forecast import Forecast
from faubourg.games.small_city.judge.outlook import Outlook
from faubourg.games.small_city.judge.people import People
from faubourg.games.small_city.judge.policies import Policy
from faubourg.games.small_city.judge.survey import Survey, next_culture
from faubourg.games.small_city.judge.weights import Weights
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, City
from faubourg.games.small_city.votes import UNIVERSITY_VOTES


def start(
    kit: Kit, city: City, seat: Seat, s: Survey, p: People, o: Outlook, w: Weights, policy: Policy
) -> Forecast:
    """Before anything of the future has happened."""
    b = city.boroughs[seat]
    columns = {line_of(disc): column_of(disc) for disc in b.discs}
    loose = [d for d in b.discs if line_of(d) not in (INDUSTRY, ECONOMY) and column_of(d) < COLUMNS]
    return Forecast(
        kit=kit, w=w, policy=policy, left=o.rounds,
        votes=b.votes, pollution=b.pollution, money=b.money, raw=owned(b),
        hall=b.hall, rooms=b.places - sum(b.stock[: len(EACH_RAW)]), career=b.career,
        board=p.board, guests=p.guests, abroad=p.abroad,
        levels=[home.level for home in s.homes],
        culture=[home.culture for home in s.homes],
        room=[home.room for home in s.homes],
        parks=s.parks, space=s.space, ground=s.ground[:], cover=s.cover,
        wanted=next_culture(kit, city, b), sizes=s.culture[:],
        works=sum(s.slots[WOOD_SLOT : WOOD_SLOT + 3]), wood_slots=s.slots[WOOD_SLOT],
        cash_slots=s.slots[CASH], buying=s.slots[CASH_TO_VOTES], giving=s.slots[RAW_TO_VOTES],
        industry=columns.get(INDUSTRY, 0), economy=columns.get(ECONOMY, 0), discs=len(loose),
        university=bool(b.built >> UNIVERSITY & 1), value=b.value,
    )  # fmt: skip


def owned(b: Borough) -> list[float]:
    """Raw materials, without those that a tile just laid still asks for."""
    held = [float(cities.raw_owned(b, raw)) for raw in EACH_RAW]
    return [have - owed for have, owed in zip(held, b.owed, strict=True)] if b.owed else held


def finish_round(f: Forecast, s: Survey, p: People, b: Borough, o: Outlook) -> None:
    """What is left of the round at hand."""
    if o.building:
        _with_card(f, b)
        f.build()
        f.spared = 0
    elif o.growing:
        _grow_old(f, s)
    if o.moving:
        f.settle_in()
        f.work()
        f.vote()
        _pollute(f, b)
    else:
        _as_placed(f, s, p, b, o)
    f.rise()
    if o.investing:
        f.invest()


def _with_card(f: Forecast, b: Borough) -> None:
    """4.3.3 and 4.3.5, before the construction they are for."""
    f.spared = int(b.architect)
    if b.card == MEDIATOR:
        f.money += f.w.mediator


def _grow_old(f: Forecast, s: Survey) -> None:
    """5.5.3."""
    for number, home in enumerate(s.homes):
        target = min(home.culture, home.room)
        if target > max(1, home.level) and not home.fresh:
            f.levels[number] = target


def _pollute(f: Forecast, b: Borough) -> None:
    if b.card == ENGINEER:
        f.made = 0.0
    f.pollute()


def _as_placed(f: Forecast, s: Survey, p: People, b: Borough, o: Outlook) -> None:
    """Citizens stand where they stand; what they bring this round is known."""
    f.made = float(b.made)
    if o.arriving:
        _house(f, s, p)
        f.arrive(p.vacancies)
    if o.earning:
        f.money += p.workers[CASH] + f.guests
    if o.making:
        f.made += p.makers
        for raw in EACH_RAW:
            f.raw[raw] += p.workers[WOOD_SLOT + raw]
    if o.voting:
        f.votes += sum(n * (n + 1) // 2 for n in p.homes) + UNIVERSITY_VOTES * p.university
    if o.polluting:
        _pollute(f, b)


def _house(f: Forecast, s: Survey, p: People) -> None:
    """7.4.1."""
    for number, home in enumerate(s.homes):
        if home.level == 1 and not p.homes[number] and f.hall >= 1:
            p.homes[number] = 1
            f.hall -= 1
            f.board += 1
