"""What an action would bring, in numbers, told before it is confirmed."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.model import Action, Message, Seat
from faubourg.core.wording import listed, yes
from faubourg.games.arcologies import actions as own
from faubourg.games.arcologies import state as steps
from faubourg.games.arcologies.components import PUMP_POLLUTION, Statue
from faubourg.games.arcologies.components import PUMPS as MOST_PUMPS
from faubourg.games.arcologies.narrate.codes import Square, makes_pair, told
from faubourg.games.arcologies.table import ArcologyTable
from faubourg.games.small_city import actions as a
from faubourg.games.small_city.citizens import obliged
from faubourg.games.small_city.components import CARDS, RAWS
from faubourg.games.small_city.narrate import codes, effects
from faubourg.games.small_city.narrate.codes import tile_values


def _is_engineer(was: ArcologyTable, seat: Seat, action: Action) -> bool:
    """7.2: worth telling who has pumps, or is about to."""
    taken = isinstance(action, a.Take) and CARDS[action.card] == "engineer"
    return taken and was.arcologies[seat].built


def own_lines(was: ArcologyTable, seat: Seat, action: Action) -> list[Message]:
    """In the place of Small City's lines about an action; none where those will do."""
    if isinstance(action, own.BuildArcology):
        return [*_arcology_lines(Square(was, seat, action))]
    if isinstance(action, own.Remain):
        return [told("effect-remain", tile_values(was.kind(action.placement)))]
    if isinstance(action, own.AcceptDraw | own.GoOn):
        accepts = yes(isinstance(action, own.AcceptDraw))
        return [told("effect-answer", codes.alone(was), accepts=accepts)]
    if isinstance(action, a.Go) and makes_pair(was, seat, action):
        return [_pair(was, seat)]
    if isinstance(action, a.Put) and was.step == "construction":
        full = effects.full_hall(was.grounds[seat], action.store)
        return [told("effect-saved", raw=RAWS[action.raw]), *full]
    if _is_engineer(was, seat, action):
        return [told("effect-engineer")]
    statue = _statue(was, action)
    return [_statue_line(was, seat, statue)] if statue else []


def _pair(was: ArcologyTable, seat: Seat) -> Message:
    """6.1, 6.4 and 7.1: the pairs that stand already count too, unless they must still part."""
    arcology = was.arcologies[seat]
    leaving = obliged(was.kit, was.state, seat)[seat]
    stay = arcology.borough.extras[steps.PAIRS] & ~leaving
    pump = arcology.pumps + stay.bit_count() + 1
    return told("effect-pair", pump=pump, most=MOST_PUMPS, useless=yes(pump > MOST_PUMPS),
                dirt=PUMP_POLLUTION)  # fmt: skip


def _statue(was: ArcologyTable, action: Action) -> str:
    """The kind of statue that would be built, or ""."""
    kind = was.kind(action.placement) if isinstance(action, a.Build) else ""
    return kind if kind.startswith("statue-") else ""


def _statue_line(was: ArcologyTable, seat: Seat, kind: str) -> Message:
    """3.8, and whether the own pattern asks for it."""
    arcology = was.arcologies[seat]
    asked = not arcology.built and any(kind in row for row in arcology.rows)
    votes = statue_of(was, kind).votes
    return told("effect-statue", tile_values(kind), votes=votes, asked=yes(asked))


def statue_of(was: ArcologyTable, kind: str) -> Statue:
    return was.arcology_kit.arcologies.statues[kind.removeprefix("statue-")]


# The arcology


def _arcology_lines(square: Square) -> Iterator[Message]:
    """First what to beware of, for a bar may show two lines; that it is free, its name tells."""
    yield from _warnings(square)
    if square.differing:
        yield told("effect-metal", listed("cells", square.differing), metal=len(square.differing))
    yield from (told("effect-split", values) for values in square.split_values())
    yield told("effect-arcology", square.people_values())


def _warnings(square: Square) -> Iterator[Message]:
    """4.5.4 and 5.2.1: goods that may be lost, and whether any pump can be made at all."""
    stock = square.stock()
    if sum(stock):
        yield told("warn-goods", codes.raws(stock), moves=yes(square.kit.materials_move))
    slots = square.ground.slots
    if not any(s.kind == "stone" and cell not in square.cells for cell, s in slots.items()):
        yield told("warn-no-stone")


def nearer(was: ArcologyTable, now: ArcologyTable, seat: Seat) -> Iterator[Message]:
    """How the cheapest place for the own arcology changes."""
    if was.known.phase != now.known.phase:
        return
    old, new = was.arcologies[seat].nearest, now.arcologies[seat].nearest
    if old and new and old.metal != new.metal:
        yield told("effect-nearest", was=old.metal, now=new.metal, corner=new.corner,
                   degrees=new.turn)  # fmt: skip
