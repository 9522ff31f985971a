"""What each drawn thing is: its price, what it needs, what it gives now, and the rule about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from faubourg.core.model import NOBODY, Message, Seat
from faubourg.core.presentation import Explanation
from faubourg.core.wording import Values, person, yes
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city.actions import PAYS
from faubourg.games.small_city.board import Cells
from faubourg.games.small_city.ground import Ground, Slot, Space, Store, Tile
from faubourg.games.small_city.narrate import asking, codes
from faubourg.games.small_city.narrate.codes import raws, tile_values, told
from faubourg.games.small_city.table import Table, family_of, next_level
from faubourg.games.small_city.votes import home_votes

TILE_RULES: Final = {
    "residential": "9.1", "commercial": "6.2.2", "factory": "6.3.2", "park": "6.8.3",
    "warehouse": "1.2.5", "refinery": "6.4.1", "port": "6.4.2", "police": "6.6.1",
    "fire": "6.5.4", "town-hall": "6.1.3", "school": "6.7.2", "library": "6.7.2",
    "museum": "6.7.2", "metro": "6.7.3", "clinic": "6.7.4", "university": "6.7.5",
}  # fmt: skip
CARD_RULES: Final = {
    "mayor": "4.3.2", "architect": "4.3.3", "mediator": "4.3.5", "engineer": "4.3.6",
    "supporter": "4.3.7", "planner": "4.3.8", "councillor": "4.3.9", "opponent": "4.3.12",
}  # fmt: skip
SLOT_RULES: Final = {
    "home": "9.1", "cash": "8.2.1", "raw_to_cash": "8.2.3", "cash_to_votes": "8.2.4",
    "raw_to_votes": "8.2.5", "wood": "8.3.2", "stone": "8.3.2", "metal": "8.3.2",
    "rest": "1.2.3", "power": "1.4.4",
}  # fmt: skip
LINE_RULES: Final = {
    "industry": "11.2.1", "construction": "11.3.1", "economy": "11.4.1", "tourism": "11.5.1",
}  # fmt: skip
WORD_RULES: Final = {
    "zone": "1.1.3", "commit": "5.1.10", "stop": "7.1.9", "decline": "11.1.1", "start": "11.1.3",
    "no-warehouse": "6.3.3", "leave-none": "5.3.7", "no-guard": "6.5.2", "hall": "1.2.4",
    "supply": "8.4.7",
}  # fmt: skip
# Names of one kind that only have a title and a rule: which ones there are, and the rule.
PLAIN: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "disc": (("start", *box.LINES), "11.1.3"), "pay": (tuple(PAYS), "11.1.6"),
    "reward": (("money", "votes"), "11.4.1"), "tool": (("demolish",), "5.4.1"),
    "turn": (("0", "90", "180", "270"), "1.2.6"), "mirror": (("yes", "no"), "1.2.6"),
    "use": (("raw_to_cash", "cash_to_votes", "raw_to_votes"), "8.2.2"),
    "spend": (("1", "2", "3", "4"), "8.2.4"),
}  # fmt: skip
PHASE_RULES: Final = {
    "actions": "4.2.2", "construction": "5.1.2", "citizens": "7.1.1", "income": "8.3.2",
    "votes": "9.1", "pollution": "10.1.1", "council": "11.1.1", "visit": "12.1",
}  # fmt: skip
SUM_RULES: Final = {"money": "8.1.1", "raw": "8.3.2", "votes": "9.1", "pollution": "10.1.1"}
COUNT_RULES: Final = {
    "money": "1.4.5", "votes": "15.4", "hall": "1.2.4", "career": "7.5.1", "reserve": "11.5.1",
}  # fmt: skip


class Asked(NamedTuple):
    """What the reader knows, and whose borough is in front."""

    table: Table
    seat: Seat

    @property
    def ground(self) -> Ground:
        return self.table.grounds[self.seat]

    @property
    def own(self) -> Ground:
        """The reader's; a spectator looks at the one in front."""
        viewer = self.table.viewer
        return self.ground if viewer is None else self.table.grounds[viewer]

    def seat_of(self, number: str) -> Seat | None:
        return {str(seat + 1): seat for seat in range(self.table.kit.seats)}.get(number)


Way: TypeAlias = Callable[[Asked, str], Explanation | None]


def explain(table: Table, seat: Seat, name: str) -> Explanation | None:
    """By its kind, and which one: "cell:c4", "tile:school", "slot:2-c4", "has:money", "zone"."""
    kind, _, which = name.partition(":")
    if name in WORD_RULES:
        return Explanation(asking.button(name, table.kit.solo), (), WORD_RULES[name])
    names, rule = PLAIN.get(kind, ((), ""))
    if which in names:
        return Explanation(asking.button(name, table.kit.solo), (), rule)
    way = WAYS.get(kind)
    return way(Asked(table, seat), which) if way else None


# Cells and tiles


def _cell(asked: Asked, name: str) -> Explanation | None:
    ground = asked.ground
    if name not in ground.kit.board.number:
        return None
    if name in ground.tile_at:
        return _standing(asked, ground.tile_at[name])
    title = told("touch-cell", cell=name)
    if name in ground.cemeteries:
        line = told("explain-cemetery", person(ground.cemeteries[name]))
        return Explanation(title, (line,), "10.4.7")
    cell = 1 << ground.kit.board.number[name]
    if not ground.zone & cell:
        return Explanation(title, (told("explain-beyond"),), "1.1.3")
    if name in ground.mayor:
        return Explanation(title, (told("explain-mayor"),), "4.1.10")
    return Explanation(title, tuple(_around(ground, cell)), "1.3.2")


def _around(ground: Ground, cell: Cells) -> list[Message]:
    """1.3 and 5.2.6: what an empty cell is good for."""
    culture, homes, works = (
        len(ground.around(cell, kinds)) for kinds in (box.CULTURAL, box.RESIDENTIAL, box.INDUSTRIAL)
    )
    lines = [told("explain-around", culture=culture, homes=homes)]
    if works:
        lines.append(told("explain-no-homes"))
    return [*lines, told("explain-no-industry")] if homes else lines


def _standing(asked: Asked, tile: Tile) -> Explanation:
    lines = [*_gives(asked, tile.kind), *_used(asked.ground, tile), *_grows(asked.ground, tile)]
    title = told("touch-tile", tile_values(tile.kind))
    return Explanation(title, tuple(lines), TILE_RULES[family_of(tile.kind)])


def _gives(asked: Asked, kind: str) -> list[Message]:
    if kind in ("warehouse", "town-hall"):
        return []
    return [told("effect-tile", tile_values(kind), codes.alone(asked.table))]


def _used(ground: Ground, tile: Tile) -> list[Message]:
    """Who is in a home, and what lies in a store."""
    if tile.placement.kind in box.RESIDENTIAL:
        count = sum(slot.owner == ground.seat for slot in tile.slots)
        return [told("explain-home", count=count, votes=home_votes(count))]
    hall = tile.placement.kind == box.TOWN_HALL
    waiting = [told("draw-has-hall", count=ground.borough.hall)] if hall else []
    name = "hall" if hall else tile.name
    return waiting + [_stored(store) for store in ground.stores if store.name == name]


def _stored(store: Store) -> Message:
    return told("explain-store", raws(store.raw), room=store.room)


def _grows(ground: Ground, tile: Tile) -> list[Message]:
    """5.5.9: what the next level asks for."""
    following = next_level(tile.placement.kind)
    if following is None:
        return []
    near, needed = len(ground.serving(tile)), cities.needed(following)
    level = cities.level(following)
    return [told("explain-grows", tile=family_of(tile.kind), level=level, near=near, needed=needed)]


def _tile(asked: Asked, name: str) -> Explanation | None:
    """In the supply, or to build."""
    table = asked.table
    if name not in table.kit.box.tiles or name not in box.KINDS:
        return None
    kind, values = box.KINDS.index(name), tile_values(name)
    lines = [*_gives(asked, name), price(asked, name)]
    if needed := cities.needed(kind):
        lines.append(told("explain-needs", values, needed=needed))
    lines.append(left(asked, name))
    return Explanation(told("touch-tile", values), tuple(lines), TILE_RULES[family_of(name)])


def left(asked: Asked, name: str) -> Message:
    """2.4: of the own set there is one."""
    kit = asked.table.kit
    is_owned = kit.places.kinds.index(name) in kit.own_set()
    count = int(name in asked.own.unbuilt) if is_owned else asked.table.supply[name]
    return told("explain-left", left=count)


def price(asked: Asked, name: str) -> Message:
    """5.3, for the reader."""
    kind = asked.table.kit.places.kinds.index(name)
    return told("explain-price", codes.price_values(asked.table.price(asked.own.seat, kind)))


# Citizens and slots


def _slot(asked: Asked, which: str) -> Explanation | None:
    found = found_slot(asked, which)
    if found is None:
        return None
    borough, slot = found
    place: Values = {"cell": slot.cell, "key": "slot", **codes.alone(asked.table)}
    title = told("touch-abroad", person(borough), place)
    return Explanation(title, (_pays(asked, borough, slot),), SLOT_RULES[slot.kind])


def _citizen(asked: Asked, which: str) -> Explanation | None:
    found = found_slot(asked, which)
    if found is None:
        return None
    borough, slot = found
    if slot.owner == NOBODY:
        return _slot(asked, which)
    title = told("explain-citizen", person(slot.owner), tourist=yes(slot.owner != borough))
    stays = slot.owner == borough and slot.kind in ("home", "power")
    return Explanation(title, (_pays(asked, borough, slot),), "7.1.3" if stays else "7.1.2")


def found_slot(asked: Asked, which: str) -> tuple[Seat, Slot] | None:
    number, _, cell = which.partition("-")
    borough = asked.seat_of(number)
    slot = None if borough is None else asked.table.grounds[borough].slots.get(cell)
    return None if borough is None or slot is None else (borough, slot)


def _pays(asked: Asked, borough: Seat, slot: Slot) -> Message:
    owner = asked.own.seat if slot.owner == NOBODY else slot.owner
    place = codes.at_cell(asked.table, borough, slot.cell)
    return told("effect-slot", place, abroad=yes(owner != borough))


def _abroad(asked: Asked, which: str) -> Explanation | None:
    """A warehouse of another one."""
    number, _, cell = which.partition("-")
    borough = asked.seat_of(number)
    stores = [] if borough is None else asked.table.grounds[borough].stores
    found = next((store for store in stores if store.name == cell), None)
    if borough is None or found is None:
        return None
    place: Values = {"cell": cell, "key": "abroad", **codes.alone(asked.table)}
    title = told("touch-abroad", person(borough), place)
    return Explanation(title, (_stored(found),), "8.4.5")


# Cards, promises, the council


def _card(asked: Asked, name: str) -> Explanation | None:
    if name not in CARD_RULES:
        return None
    alone = codes.alone(asked.table)
    lines = [told("effect-card", alone, card=name)]
    lies = next((card for card in asked.table.circle if card.card == name), None)
    if lies is not None and lies.owner != NOBODY:
        lines.append(told("explain-taken", person(lies.owner)))
    elif lies is not None and lies.price >= 0:
        lines.append(told("explain-card-price", alone, price=lies.price))
    return Explanation(told("touch-card", card=name), tuple(lines), CARD_RULES[name])


def _promise(asked: Asked, which: str) -> Explanation | None:
    return _promised(asked, "promise", which)


def _special(asked: Asked, which: str) -> Explanation | None:
    return _promised(asked, "special", which)


def _promised(asked: Asked, stack: str, which: str) -> Explanation | None:
    number = {str(card): card for card in range(1, box.PROMISES + 1)}.get(which)
    if number is None:
        return None
    special = stack == "special"
    found = asked.own.conditions(stack, number)
    values = codes.promise_values(number, [one.words for one in found], special)
    kept = yes(all(one.held for one in found))
    lines = (told("explain-promise", values), told("effect-promise", values, now=kept))
    title = told(f"touch-{stack}", promise=number)
    return Explanation(title, lines, "16.1.3" if special else "15.2")


def _space(asked: Asked, which: str) -> Explanation | None:
    line, _, number = which.partition("-")
    column = {str(n): n for n in range(1, box.COLUMNS + 1)}.get(number)
    if line not in LINE_RULES or column is None:
        return None
    gives = told("explain-space", codes.offered(Space(line, column)))
    return Explanation(told("touch-space", line=line, column=column), (gives,), LINE_RULES[line])


# Raw materials and numbers


def _raw(asked: Asked, name: str) -> Explanation | None:
    if name not in box.RAWS:
        return None
    number = box.RAWS.index(name)
    line = told("explain-raw", left=asked.table.city.raw[number], held=asked.own.held(number))
    return Explanation(told("touch-raw", raw=name), (line,), "1.4.7")


def _unit(asked: Asked, which: str) -> Explanation | None:
    raw, _, number = which.partition("-")
    seat = asked.seat_of(number)
    if raw not in box.RAWS or seat is None:
        return None
    return Explanation(told("touch-unit", person(seat), raw=raw), (), "8.4.1")


def _has(asked: Asked, name: str) -> Explanation | None:
    """The numbers below a borough."""
    of = asked.ground.borough
    if name == "pollution":
        forecast = asked.ground.forecast._asdict()
        return Explanation(told("draw-has-pollution", forecast, count=of.pollution), (), "15.3")
    if name not in COUNT_RULES:
        return None
    return Explanation(told(f"draw-has-{name}", count=getattr(of, name)), (), COUNT_RULES[name])


def _phase(asked: Asked, which: str) -> Explanation | None:
    phases = {str(place + 1): phase for place, phase in enumerate(asking.PHASES)}
    if which not in phases:
        return None
    values: Values = {"phase": phases[which], **codes.alone(asked.table)}
    title, about = (told(key, values) for key in ("phase-name", "phase-about"))
    return Explanation(title, (about,), PHASE_RULES[phases[which]])


def _sum(asked: Asked, what: str) -> Explanation | None:
    """What a round brings if nothing changes."""
    if what not in SUM_RULES:
        return None
    return Explanation(told("draw-sum", codes.alone(asked.table), what=what), (), SUM_RULES[what])


def _points(asked: Asked, which: str) -> Explanation | None:
    seat, table = asked.seat_of(which), asked.table
    if seat is None:
        return None
    scored = table.rules.score_seen(table.known, table.viewer, seat)
    parts = [(line.key.partition("score-")[2], line.points) for line in scored]
    lines = tuple(told("explain-part", kind=kind, points=points) for kind, points in parts)
    title = told("explain-points", person(seat), points=sum(points for _, points in parts))
    return Explanation(title, lines, "15.4")


def _summary(asked: Asked, which: str) -> Explanation | None:
    seat = asked.seat_of(which)
    if seat is None:
        return None
    return Explanation(
        told("explain-who", person(seat)), (asking.summary(asked.table, seat),), "15.4"
    )


WAYS: Final[dict[str, Way]] = {
    "cell": _cell, "tile": _tile, "slot": _slot, "citizen": _citizen, "abroad": _abroad,
    "card": _card, "promise": _promise, "special": _special, "space": _space, "raw": _raw,
    "unit": _unit, "has": _has, "sum": _sum, "phase": _phase, "points": _points,
    "summary": _summary,
}  # fmt: skip
