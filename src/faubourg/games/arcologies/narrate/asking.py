"""What is asked of a seat, what choices are called, short facts, and names of what is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from faubourg.core.model import Action, Message, Seat
from faubourg.core.wording import NONE, Values, listed, person, plainly, yes
from faubourg.games.arcologies import actions as own
from faubourg.games.arcologies import square
from faubourg.games.arcologies.components import KINDS, PATTERN_NAMES
from faubourg.games.arcologies.components import PUMPS as MOST_PUMPS
from faubourg.games.arcologies.narrate import codes
from faubourg.games.arcologies.narrate.codes import laid_square, retold, told
from faubourg.games.arcologies.narrate.log import victory
from faubourg.games.arcologies.table import ArcologyTable, Place
from faubourg.games.small_city.actions import Go
from faubourg.games.small_city.components import SLOTS
from faubourg.games.small_city.narrate import asking
from faubourg.games.small_city.narrate import codes as codess
from faubourg.games.small_city.narrate.codes import tile_values
from faubourg.games.small_city.narrate.codes import told as base_told


def prompt(table: ArcologyTable, seat: Seat) -> Message | None:
    """None where Small City's prompt will do."""
    if not table.known.actors:
        return victory(table, "prompt")
    if table.step == "arcologies":
        return told("prompt-deal")
    if table.step == "draw":
        return _draw(table, seat)
    return _asked(table, seat) if seat in table.known.actors else None


def _draw(table: ArcologyTable, seat: Seat) -> Message:
    """8.13."""
    actors, quiet = table.known.actors, table.state.quiet
    if seat not in actors:
        return told("prompt-wait-draw", person(actors[0]), more=len(actors) - 1)
    left = 2 * table.arcology_kit.quiet_rounds - quiet
    return told("prompt-draw", quiet=quiet, left=left, players=table.kit.seats)


def _asked(table: ArcologyTable, seat: Seat) -> Message | None:
    """4.1.4: what an arcology just laid asks for."""
    ask = table.grounds[seat].ask
    if ask == "remainder":
        return _remainder(table, seat)
    if ask == "move":
        return told("prompt-move", codess.raws(laid_square(table, seat).stock()))
    return None


def _remainder(table: ArcologyTable, seat: Seat) -> Message:
    """4.4.4: the first tile that still lies partly in the square."""
    square = laid_square(table, seat)
    tile = square.straddling[0]
    left = listed("cells", square.left_of(tile))
    return told("prompt-remainder", tile_values(tile.kind), left, first=tile.name)


# Choices

WAYS = 3  # slots at most: a shop of level 3 is the largest remainder whose slots differ


def label(table: ArcologyTable, seat: Seat, action: Action) -> Message | None:
    """None where Small City's label will do."""
    if isinstance(action, own.BuildArcology):
        return _arcology(table, seat, action)
    if isinstance(action, own.Remain):
        return told("label-remain", remain_values(table, action))
    if isinstance(action, own.DealArcology):
        pattern = table.arcology_kit.patterns.names[action.pattern]
        return told("label-deal", person(max(table.known.turn, 0)), pattern=pattern)
    if isinstance(action, own.AcceptDraw | own.GoOn):
        accepts = yes(isinstance(action, own.AcceptDraw))
        return told("label-answer", codess.alone(table), accepts=accepts)
    if isinstance(action, Go) and codes.makes_pair(table, seat, action):
        return told("label-pair", cell=table.name(action.cell))
    if codes.is_own(action):
        return plainly("arcologies", "label", table.kit.book.notation(action))
    return None


def _arcology(table: ArcologyTable, seat: Seat, action: own.BuildArcology) -> Message:
    kit, borough = table.arcology_kit, table.city.boroughs[seat]
    values = codes.square_values(kit, action.corner, action.turn)
    metal = square.price(kit, borough, action.corner, action.turn)
    return told("label-arcology", values, metal=metal)


def remain_values(table: ArcologyTable, action: own.Remain) -> Values:
    """4.4.4: what remains, and which slot lies on which cell."""
    values = codess.placed_values(table, action.placement)
    slots = [
        (table.name(cell), SLOTS[slot]) for cell, slot in table.placement(action.placement).slots
    ]
    for place in range(WAYS):
        cell, slot = slots[place] if place < len(slots) else (NONE, NONE)
        values |= {f"cell-{place + 1}": cell, f"slot-{place + 1}": slot}
    return values


# Short facts

NEAR = 4  # pumps: from here on a take-off is worth a warning
WITHIN_REACH = 4  # metal: up to here a place is worth a fact


def facts(table: ArcologyTable) -> list[Message]:
    """Pumps, the own best place, and quiet rounds."""
    return [*_take_offs(table), *_place(table), *_quiet(table)]


def _take_offs(table: ArcologyTable) -> Iterator[Message]:
    """8.4: once an arcology takes off, it does not matter who was near."""
    leaving = [seat for seat, arcology in enumerate(table.arcologies) if arcology.takes_off]
    for seat in leaving:
        yield told("chip-take-off", person(seat))
    for seat, arcology in enumerate(() if leaving else table.arcologies):
        if arcology.pumps >= NEAR:
            yield told("chip-pumps", person(seat), pumps=arcology.pumps)


def _place(table: ArcologyTable) -> Iterator[Message]:
    seat = table.viewer
    place = table.arcologies[seat].nearest if seat is not None else None
    if place is not None and is_within_reach(place):
        yield site(place)


def is_within_reach(place: Place) -> bool:
    return place.metal <= WITHIN_REACH


def site(place: Place) -> Message:
    return told("chip-place", corner=place.corner, degrees=place.turn, metal=place.metal,
                ready=yes(place.reason is None))  # fmt: skip


def best_place(place: Place) -> Message:
    """Of a turn, though it may be one where nothing can be built."""
    return told("draw-pattern-best", cell=place.corner, metal=place.metal, blocked=place.blocks)


def _quiet(table: ArcologyTable) -> Iterator[Message]:
    """8.12: once half of the quiet rounds have passed."""
    if 2 * table.state.quiet >= table.arcology_kit.quiet_rounds:
        yield quiet(table)


def quiet(table: ArcologyTable) -> Message:
    limit = table.arcology_kit.quiet_rounds
    alone = codess.alone(table)
    return told("chip-quiet", alone, quiet=table.state.quiet, limit=limit, last=2 * limit)


def summary(table: ArcologyTable, seat: Seat) -> Message:
    """Small City's line with the arcology in front."""
    plain = asking.summary(table, seat)
    if table.grounds[seat].eliminated:
        return plain
    seen = table.arcologies[seat]
    return retold(plain, pattern=seen.pattern or "none", built=yes(seen.built), pumps=seen.pumps,
                  most=MOST_PUMPS, inside=len(seen.inside))  # fmt: skip


PHASES: Final = {"setup", "income", "pollution", "over"}  # in which the expansion does more


def phase_about(message: Message) -> Message:
    return retold(message) if message.values["phase"] in PHASES else message


# Names of what the page shows

OVERLAYS: Final = {"pattern"}
PANELS: Final = {"arcologies", "pattern", "remainder"}
WORDS: Final = {"accept", "go-on"}


def overlay_name(key: str) -> Message:
    return told("overlay", key=key) if key in OVERLAYS else asking.overlay_name(key)


def panel_name(key: str) -> Message:
    return told("panel", key=key) if key in PANELS else asking.panel_name(key)


def button(name: str, solo: bool) -> Message:
    """For a name as draw.touches gives it: "tile:arcology", "pattern:90", "remain:factory-1/c4"."""
    kind, _, what = name.partition(":")
    if kind == "remain":
        return told("touch-remain", codess.laid_values(what.replace("/", " ")))
    if kind == "pattern" and what.isdecimal():
        return told("touch-turned", degrees=int(what))
    word = what or kind
    if word in WORDS:
        return told("button", key=word, solo=yes(solo))
    if word in PATTERN_NAMES:
        return told("touch-pattern", pattern=word)
    return (
        base_told("touch-tile", tile_values(word)) if word in KINDS else asking.button(name, solo)
    )
