"""What was done, told from what a spectator knows before and after."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from faubourg.core.model import CHANCE, Action, Message, Seat
from faubourg.games.small_city import actions as a
from faubourg.games.small_city import influence
from faubourg.games.small_city.city import is_active
from faubourg.games.small_city.components import CARDS, FIRE, RAWS, ROUNDS, TOWN_HALL
from faubourg.games.small_city.demolition import demolition_price
from faubourg.games.small_city.income import MONEY_FOR, VOTES_FOR
from faubourg.games.small_city.narrate import codes
from faubourg.games.small_city.narrate.codes import NONE, Values, person, placed_values, told, yes
from faubourg.games.small_city.narrate.labels import votes_gained
from faubourg.games.small_city.narrate.story import Besides, story
from faubourg.games.small_city.table import Table

Teller: TypeAlias = Callable[[Table, Table, Seat, Any], list[Message]]


def log_lines(
    was: Table, now: Table, seat: Seat, action: Action, besides: Besides
) -> list[Message]:
    """The action and all that followed from it by itself.

    Plans are told at the reveal, whoever reads; promises only when the game is over.
    """
    if seat == CHANCE:
        return _log_chance(was, now, action)
    if was.step == "construction" and not isinstance(action, a.Commit):
        return []
    return [*_deed(was, now, seat, action, besides), *story(was, now, seat, action, besides)]


def _deed(was: Table, now: Table, seat: Seat, action: Action, besides: Besides) -> list[Message]:
    if isinstance(action, a.Commit):
        return _log_commit(was, now, seat, besides)
    teller = _TELLERS.get(type(action))
    return teller(was, now, seat, action) if teller else []


# Chance


def _log_chance(was: Table, now: Table, action: Action) -> list[Message]:
    if isinstance(action, a.First):
        return [told("log-first", person(action.seat))]
    if not isinstance(action, a.Lay):
        return []  # promises are seen by one player alone
    lines = [] if was.known.circle or _was_told(was) else begin_round(was)
    if now.step == "cards":
        first, cards = person(now.known.actors[0]), len(now.known.circle)
        lines.append(told("log-circle", first, cards=cards, solo=yes(now.kit.solo)))
    return lines


def _was_told(table: Table) -> bool:
    """Whether the round was announced when the mayor's street was chosen."""
    known = table.known
    return not table.kit.solo and not known.beside and known.host != known.last_host


def begin_round(table: Table) -> list[Message]:
    """The first line of a round; before round 1 the town halls are shown."""
    known = table.known
    lines = _log_halls(table) if known.round == 1 else []
    stays = known.host == known.last_host and bool(table.city.boroughs[known.host].mayor)
    where = "solo" if table.kit.solo else "beside" if known.beside else "street"
    values: Values = {"round": known.round, "rounds": ROUNDS, "where": "stays" if stays else where}
    return [*lines, told("log-round", person(known.host), values)]


def _log_halls(table: Table) -> list[Message]:
    """2.7: nobody but the owner could read of a town hall when it was placed."""
    lines = []
    for ground in table.grounds:
        for hall in ground.of((TOWN_HALL,)):
            spots = " ".join(hall.cells)
            lines.append(told("log-hall", person(ground.seat), spots=spots, size=ground.size))
    return lines


# Special actions


def _street(was: Table, now: Table, seat: Seat, action: a.Street) -> list[Message]:
    values: Values = {"cell": was.name(action.cell), "other": was.name(action.other)}
    return [*begin_round(was), told("log-street", person(seat), values)]


def _take(was: Table, now: Table, seat: Seat, action: a.Take) -> list[Message]:
    card = CARDS[action.card]
    price = next((seen.price for seen in was.circle if seen.card == card), 0)
    return [told("log-take", person(seat), card=card, price=max(0, price))]


def _reward(was: Table, now: Table, seat: Seat, action: a.Reward) -> list[Message]:
    pay = a.PAYS[action.pay]
    count, total = codes.reward_of(was, action.pay), getattr(now.city.boroughs[seat], pay)
    return [told("log-reward", person(seat), pay=pay, count=count, total=total)]


def _extend(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    return [told("log-extend", person(seat), size=now.grounds[seat].size)]


def _decline(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    return [told("log-decline", person(seat), step=was.step)]


# Income


def _sell(was: Table, now: Table, seat: Seat, action: a.Sell | a.GiveRaw) -> list[Message]:
    sells = isinstance(action, a.Sell)
    count = (MONEY_FOR if sells else VOTES_FOR)[action.raw]
    name = "log-sell" if sells else "log-give"
    borough = now.city.boroughs[seat]
    total = borough.money if sells else borough.votes
    return [told(name, person(seat), raw=RAWS[action.raw], count=count, total=total)]


def _buy(was: Table, now: Table, seat: Seat, action: a.BuyVotes) -> list[Message]:
    return [told("log-buy", person(seat), money=action.money, votes=action.money + 1)]


def _make(was: Table, now: Table, seat: Seat, action: a.Make) -> list[Message]:
    """8.3.3; the units themselves are told when they are stored."""
    return [told("log-make", person(seat), raw=RAWS[action.raw])]


def _put(was: Table, now: Table, seat: Seat, action: a.Put | a.PutAbroad) -> list[Message]:
    """8.4: only what is lost or given away is worth a line; the rest is seen."""
    raw = RAWS[action.raw]
    if isinstance(action, a.PutAbroad):
        values: Values = {"raw": raw, "cell": was.name(action.cell)}
        return [told("log-put-abroad", person(action.borough), values)]
    if action.store == a.SUPPLY:
        return [told("log-discard", person(seat), raw=raw)]
    return [told("log-put", person(seat), codes.store_values(was, action.store), raw=raw)]


# Council


def _invest(was: Table, now: Table, seat: Seat, action: a.Invest) -> list[Message]:
    values = codes.invest_values(was, seat, action)
    lines = [told("log-invest", person(seat), values)]
    newcomers = was.city.boroughs[seat].reserve - now.city.boroughs[seat].reserve
    if newcomers > 0:
        lines.append(told("log-newcomers", person(seat), count=newcomers))
    return lines


def _offer(was: Table, now: Table, seat: Seat, action: a.Offer) -> list[Message]:
    return [told("log-offer", person(seat), raw=RAWS[action.raw])]


def _special(was: Table, now: Table, seat: Seat, action: a.KeepSpecial) -> list[Message]:
    """16.1.3: read by the holder alone."""
    return [told("log-special", person(seat), promise=action.promise)]


def _keep(was: Table, now: Table, seat: Seat, action: a.Keep) -> list[Message]:
    return [told("log-keep", person(seat), promise=action.promise)]


def _place_hall(was: Table, now: Table, seat: Seat, action: a.PlaceHall) -> list[Message]:
    """Told to all when round 1 begins."""
    values = codes.laid_values(was.kit.places.names[action.placement])
    return [told("log-own-hall", person(seat), values)]


# Citizens: moves, houses, victims and cemeteries


def log_go(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    """7.1.7: told when the citizen has arrived."""
    start = max(was.picked_in, 0)
    left: Values = {**codes.second_tile(was.grounds[start].kind_at(was.picked)), "from": was.picked,
                    "from-abroad": yes(start != seat)}  # fmt: skip
    if isinstance(action, a.GoHall):
        full = was.grounds[seat].hall_room <= 0
        return [told("log-go-hall", person(seat), left, full=yes(full))]
    assert isinstance(action, a.Go)
    place = codes.at_cell(was, action.borough, was.name(action.cell))
    gain = {"gain": votes_gained(was, seat, action)}
    abroad = action.borough != seat
    name = "log-travel" if abroad else "log-go"
    lines = [told(name, person(seat), codes.second_person(action.borough), place, left, gain)]
    return [*lines, *_expelled(was, now, seat, action)]


def _expelled(was: Table, now: Table, seat: Seat, action: a.Go) -> list[Message]:
    """7.2.8: tourists whom the police sends home."""
    if action.borough != seat or was.grounds[seat].kind_at(was.name(action.cell)) != "police":
        return []
    gone = was.grounds[seat].tourists - now.grounds[seat].tourists
    return [told("log-expelled", person(seat), count=gone)] if gone > 0 else []


def log_house(was: Table, now: Table, seat: Seat, action: a.House) -> list[Message]:
    return [told("log-house", person(seat), cell=was.name(action.cell))]


def log_victim(was: Table, now: Table, seat: Seat, action: a.Victim) -> list[Message]:
    """10.3.5 and 10.3.8; where the dead are buried is told next."""
    cell = was.name(action.cell)
    owner = codes.standing_at(was, seat, cell)
    saved = owner != seat and is_active(was.kit, was.city, owner, FIRE)
    how = "saved" if saved else "own" if owner == seat else "tourist"
    place = codes.at_cell(was, seat, cell)
    return [told("log-victim", person(seat), codes.second_person(owner), place, how=how)]


def log_bury(was: Table, now: Table, seat: Seat, action: a.Bury) -> list[Message]:
    count = len(now.grounds[seat].cemeteries)
    return [told("log-bury", person(seat), cell=was.name(action.cell), count=count)]


# Construction: each player's steps, told when all plans are revealed


def _log_commit(was: Table, now: Table, seat: Seat, besides: Besides) -> list[Message]:
    """5.1.10 and 5.6: complete, to be made anew, or revealed."""
    before, after = was.known, now.known
    if was.step == "commerce":
        return []
    done = told("log-committed", person(seat), anew=yes(before.real))
    if after.phase != before.phase or not after.actors:
        return [done, *_reveal(was, now, besides)]
    if after.real and (not before.real or seat != after.actors[0]):
        return [done, told("log-anew", person(after.actors[0]))]
    return [done]


def _reveal(was: Table, now: Table, besides: Besides) -> Iterator[Message]:
    yield told("log-reveal", seats=len(now.known.shown))
    for seat, steps in enumerate(now.known.shown):
        if steps:
            yield from _Reveal(was, now, seat, besides).tell(
                [was.kit.book[index] for index in steps]
            )
        elif not was.grounds[seat].eliminated:
            yield told("log-idle", person(seat))


@dataclass
class _Reveal:
    """One player's steps; tiles of the same plan may be demolished or grow."""

    table: Table  # before the reveal
    now: Table
    seat: Seat
    besides: Besides
    kinds: dict[str, str] = field(default_factory=dict)  # by first cell: tiles of the plan

    def tell(self, steps: list[Action]) -> Iterator[Message]:
        for place, step in enumerate(steps):
            if isinstance(step, a.Build):
                yield self.build(step, _answers(steps[place + 1 :]))
            elif isinstance(step, a.Grow):
                yield self.grow(step)
            elif isinstance(step, a.Demolish):
                yield self.demolish(step)
            elif isinstance(step, a.Extend):
                size = self.now.grounds[self.seat].size
                yield told("log-plan-extend", person(self.seat), size=size)
            else:
                yield from self.besides.plan_step(self.table, self.now, self.seat, step)

    def note(self, number: int) -> None:
        placement = self.table.placement(number)
        self.kinds[self.table.name(placement.first)] = self.table.kind(number)

    def build(self, step: a.Build, answers: list[Action]) -> Message:
        self.note(step.placement)
        values = placed_values(self.table, step.placement)
        price = _price(self.table, self.seat, step, answers)
        return told("log-build", person(self.seat), values, price, _with(self.table, answers))

    def grow(self, step: a.Grow) -> Message:
        self.note(step.placement)
        level = influence.level(self.table.placement(step.placement).kind)
        values = placed_values(self.table, step.placement)
        return told("log-grow", person(self.seat), values, old=level - 1)

    def demolish(self, step: a.Demolish) -> Message:
        cell = self.table.name(step.cell)
        kind = self.kinds.get(cell) or self.table.grounds[self.seat].kind_at(cell)
        if kind == NONE:
            kind = "warehouse"  # of a factory of this plan, where there was one cell only
        kit = self.table.kit
        price = demolition_price(kit, kit.places.of(kit.places.kinds.index(kind))[0])
        return told(
            "log-demolish", person(self.seat), codes.tile_values(kind), cell=cell, price=price
        )


def _answers(steps: list[Action]) -> list[Action]:
    """What follows a tile before the next step of its own."""
    found: list[Action] = []
    for step in steps:
        if isinstance(step, a.Build | a.Grow | a.Demolish | a.Extend):
            return found
        found.append(step)
    return found


def _price(table: Table, seat: Seat, step: a.Build, answers: list[Action]) -> Values:
    placement = table.placement(step.placement)
    money, raw = (
        codes.money_price(table, seat, placement),
        list(table.kit.tiles[placement.kind].raw),
    )
    spared = [answer.raw for answer in answers if isinstance(answer, a.LeaveOut)]
    for kind in spared:
        raw[kind] -= 1
    how = "money" if money else "raw" if sum(raw) else "free"
    architect = RAWS[spared[0]] if spared else NONE
    return {"price": how, "money": money, **codes.raws(raw), "architect": architect}


def _with(table: Table, answers: list[Action]) -> Values:
    """Its warehouse and its guard, if they were named."""
    sheds = [table.name(step.cell) for step in answers if isinstance(step, a.Warehouse)]
    guards = [table.name(step.cell) for step in answers if isinstance(step, a.Guard)]
    return {"warehouse": sheds[0] if sheds else NONE, "guard": guards[0] if guards else NONE}


# In the council


def log_built(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    """11.3: a tile of the council, told when it is complete."""
    if isinstance(action, a.Build):
        values = placed_values(was, action.placement)
        return [told("log-council-tile", person(seat), values)]
    laid = codes.laid_values(was.grounds[seat].laid)
    if isinstance(action, a.Warehouse):
        return [told("log-warehouse", person(seat), laid, cell=was.name(action.cell))]
    assert isinstance(action, a.Guard)
    return [told("log-guard", person(seat), laid, cell=was.name(action.cell))]


_TELLERS: Final[dict[type[Action], Teller]] = {
    a.PlaceHall: _place_hall, a.Keep: _keep, a.Street: _street, a.Take: _take, a.Reward: _reward,
    a.Extend: _extend, a.Decline: _decline, a.Build: log_built,
    a.Warehouse: log_built, a.Guard: log_built, a.Go: log_go, a.GoHall: log_go, a.House: log_house,
    a.Sell: _sell, a.GiveRaw: _sell, a.BuyVotes: _buy, a.Make: _make, a.Put: _put,
    a.PutAbroad: _put, a.Victim: log_victim, a.Bury: log_bury, a.Invest: _invest, a.Offer: _offer,
    a.KeepSpecial: _special,
}  # fmt: skip
