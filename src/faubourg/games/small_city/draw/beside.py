"""The pictures beside the borough: income, votes, pollution, and boroughs in small."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from faubourg.core.model import NOBODY, Seat
from faubourg.core.presentation import Look
from faubourg.core.wording import yes
from faubourg.drawing import svg
from faubourg.drawing.marks import ink, outline
from faubourg.drawing.palette import CARD, CARD_LINE, FAINT, INK, PAPER, RULE, WATER
from faubourg.drawing.signs import numeral
from faubourg.drawing.svg import SERIF, Markup, group, label, path, picture, rectangle, together
from faubourg.games.small_city.components import RAWS
from faubourg.games.small_city.draw import strokes
from faubourg.games.small_city.draw.cards import draw_circle, promises
from faubourg.games.small_city.draw.council import draw_council
from faubourg.games.small_city.draw.desk import USES, abroad, choices, desk, spots
from faubourg.games.small_city.draw.ground import zone_box
from faubourg.games.small_city.draw.picture import Picture, Terms, coming_then, layout_of, parts_of
from faubourg.games.small_city.draw.plots import sign
from faubourg.games.small_city.draw.signs import WIDE, icon
from faubourg.games.small_city.draw.strokes import ROOFS, family
from faubourg.games.small_city.draw.tiles import CELL, PLAIN, WET, Part, Sign, Style, player, say
from faubourg.games.small_city.draw.tiles import outline as tile_outline
from faubourg.games.small_city.draw.touching import DEMOLISH
from faubourg.games.small_city.draw.tray import supply, tray

UNIVERSITY_VOTES = 3  # 9.2


class Sums(NamedTuple):
    """Of one player."""

    tourists: int  # of others, here: $1 each (8.1.1)
    cash: int  # own citizens on cash slots, anywhere (8.2.1)
    uses: tuple[int, int, int]  # own citizens on the other commercial slots (8.2.2)
    made: tuple[int, int, int]  # wood, stone, metal (8.3.2)
    homes: tuple[int, ...]  # votes of each residential tile with citizens (9.1)
    university: int
    people: int  # pollution (10.1)
    raws: int
    parks: int
    coming: int
    also_made: Terms = ()  # what an expansion adds
    also_polluting: Terms = ()


def sums(table: Picture, seat: Seat, supply: Sequence[int]) -> Sums:
    borough = table.grounds[seat]
    wood, stone, metal = map(min, borough.making, supply)
    own = [
        slot.kind
        for other in table.grounds
        for tile in other.tiles
        for slot in tile.slots
        if slot.owner == seat
    ]
    homes = [
        sum(slot.owner == seat for slot in tile.slots)
        for tile in borough.tiles
        if family(tile.kind) == "residential"
    ]
    university = any(tile.kind == "university" and tile.active for tile in borough.tiles)
    also_made, also_polluting = table.also(seat)
    return Sums(
        borough.tourists, own.count("cash"),
        (own.count("raw_to_cash"), own.count("cash_to_votes"), own.count("raw_to_votes")),
        (wood, stone, metal),
        tuple(sorted((k * (k + 1) // 2 for k in homes if k), reverse=True)),
        UNIVERSITY_VOTES if university else 0,
        borough.polluting_citizens, borough.polluting_units, borough.park_cells, borough.coming,
        also_made, also_polluting,
    )  # fmt: skip


ROW: Final = 38.0
START: Final = 44.0
LATER: Final = 160.0


def income(table: Picture, language: str, look: Look) -> Markup:
    seat, after = look.seat, table.ghost or table
    supply = table.city.raw  # also for what will be made of it
    then = sums(after, seat, supply)._replace(coming=coming_then(table, seat))
    return _drawn(table.style, language, table.kit.solo, sums(table, seat, supply), then)


@lru_cache(maxsize=512)
def _drawn(style: Style, language: str, solo: bool, now: Sums, after: Sums) -> Markup:
    rows = [
        _row(language, solo, 0, "money", _money(now, solo), _total(_earned(now), _earned(after))),
        _row(language, solo, 1, "raw", _made(style, now), _total(_units(now), _units(after))),
        _row(language, solo, 2, "votes", _votes(now), _total(_won(now), _won(after))),
        _row(language, solo, 3, "pollution", _pollution(style, now),
             _total(now.coming, after.coming)),
    ]  # fmt: skip
    return svg.picture((0, 0, WIDE, ROW * len(rows)), say(language, "income"), "", *rows,
                   class_="small-city income", **svg.SHARED)  # fmt: skip


def _earned(found: Sums) -> int:
    return found.tourists + found.cash


def _units(found: Sums) -> int:
    return sum(found.made) + sum(count for count, _ in found.also_made)


def _won(found: Sums) -> int:
    return sum(found.homes) + found.university


def _total(now: int, after: int) -> str:
    return str(now) if now == after else f"{now} → {after}"


def _row(language: str, solo: bool, place: int, what: str, inside: Markup, total: str) -> Markup:
    y = ROW * (place + 0.5)
    rule = svg.path([f"M4 {ROW * place:.0f}H{WIDE - 4:.0f}"], stroke=RULE) if place else svg.NOTHING
    return group(
        svg.title(say(language, "sum", what=what, solo=yes(solo))), rule,
        svg.rectangle((0, ROW * place, WIDE, ROW), pointer_events="all"), icon(what, (20, y), 1.15),
        group(inside, transform=f"translate(0 {y:.0f})"),
        numeral(f"= {total}", (WIDE - 8, y), 20, text_anchor="end"),
        class_=f"sum-of {what}", data_about=f"sum:{what}",
    )  # fmt: skip


def _terms(terms: list[tuple[str, str]], style: Style = PLAIN) -> Markup:
    """Numbers with their signs, one after the other."""
    found, x = [], START
    for words, what in terms:
        found.append(label(words, (x, 0), 18, fill=INK, font_family=SERIF, text_anchor="start"))
        x += 9.4 * len(words) + 12
        if what:
            found.append(icon(what, (x, 0), 0.85, style))
            x += 22
    return together(found)


def _money(found: Sums, solo: bool) -> Markup:
    """Alone there are no tourists."""
    guests = [(f"{found.tourists}", "person"), (f"+ {found.cash}", "shop")]
    terms = [(f"{found.cash}", "shop")] if solo else guests
    return together([_terms(terms), _later(found.uses)])


def _later(uses: tuple[int, int, int]) -> Markup:
    """Citizens on slots that may be used, or not (8.2.2)."""
    kinds = [(kind, count) for kind, count in zip(USES, uses, strict=True) if count]
    found = []
    for place, (kind, count) in enumerate(kinds):
        x = LATER + 72 * place
        words = label(f"{count}×", (x, 0), 17, fill=FAINT, font_family=SERIF, text_anchor="start")
        found += [words, sign(PLAIN, kind, (x + 43, 0), False)]
    return together(found)


def _made(style: Style, found: Sums) -> Markup:
    pairs = [*zip(found.made, RAWS, strict=True), *found.also_made]
    terms = [(f"{'+ ' if place else ''}{count}", raw) for place, (count, raw) in enumerate(pairs)]
    return _terms(terms, style)


def _votes(found: Sums) -> Markup:
    """Home by home."""
    shown = [str(votes) for votes in found.homes[:9]]
    words = " + ".join(shown) + (" + …" if len(found.homes) > 9 else "")
    terms = [(words or "0", "home")]
    if found.university:
        terms.append((f"+ {found.university}", "culture"))
    return _terms(terms)


def _pollution(style: Style, found: Sums) -> Markup:
    more = [(f"+ {count}", sign) for count, sign in found.also_polluting]
    return _terms([(str(found.people), "person"), (f"+ {found.raws}", "raw"), *more,
                   (f"− {found.parks}", "park")], style)  # fmt: skip


Shape: TypeAlias = tuple[str, str]  # a family and a piece of a path
People: TypeAlias = tuple[tuple[Seat, float, float], ...]


Roof: TypeAlias = tuple[str, float, float]
SIGNS: Final[dict[str, Sign]] = {
    "residential": (12, 54, "v-22l24-20l24 20v22z"), "commercial": (14, 54, "v-32h44v32z"),
    "factory": (12, 54, "v-20l30-12v12l6-22h10v42z"),
    "park": (18, 34, "a18 18 0 1 0 36 0a18 18 0 1 0-36 0z"),
    "culture": (16, 54, "l-6-24l26-18l26 18l-6 24z"), WET: (10, 10, "h52v52h-52z"),
}  # fmt: skip


def small_borough(table: Picture, language: str, look: Look, seat: Seat) -> Markup:
    borough, style = table.grounds[seat], table.style
    layout = layout_of(borough.shown, look.turn)
    shapes, roofs, people, graves = [], [], [], []
    for tile in borough.tiles:
        (x, y), parts = parts_of(layout, tile)
        moved = tuple(Part(p.x + round(x / CELL), p.y + round(y / CELL), p.slot) for p in parts)
        what = style.family(tile.kind)
        shapes.append((what, tile_outline(moved)))
        signed = (min(moved),) if tile.kind in style.whole else moved
        roofs += [(WET if p.slot == WET else what, CELL * p.x, CELL * p.y) for p in signed]
        for slot in tile.slots:
            if slot.owner != NOBODY:
                people.append((slot.owner, *layout.corner(slot.cell)))
    for cell in borough.cemeteries:
        graves.append(layout.corner(cell))
    owner = player(language, look, seat)
    zone = zone_box(layout, borough.size)
    return _small(style, language, owner, layout.shown, zone, tuple(shapes),
                  tuple(roofs), tuple(people), tuple(graves))  # fmt: skip


@lru_cache(maxsize=256)
def _small(
    style: Style, language: str, owner: str, shown: int, zone: svg.Box, shapes: tuple[Shape, ...],
    roofs: tuple[Roof, ...], people: People,
    graves: tuple[tuple[float, float], ...],
) -> Markup:  # fmt: skip
    side = CELL * shown
    return picture(
        (-8, -8, side + 16, side + 16), say(language, "borough", owner=owner), "",
        rectangle((-8, -8, side + 16, side + 16), rx=22, fill=CARD, stroke=CARD_LINE,
                  stroke_width=4),
        rectangle((0, 0, side, side), rx=14, fill=strokes.FIELD), rectangle(zone, rx=14,
                                                                            fill=strokes.LOT),
        *_plates(style, shapes), *_roofs(style, roofs),
        path([svg.rect(x + 18, y + 18, 36, 40) for x, y in graves], fill=strokes.ROCK),
        _crowd(people),
        class_="small-city small", **svg.SHARED,
    )  # fmt: skip


def _plates(style: Style, shapes: tuple[Shape, ...]) -> list[Markup]:
    found: dict[str, list[str]] = {}
    for what, piece in shapes:
        found.setdefault(what, []).append(piece)
    return [
        path(pieces, fill=style.tint(what).ground, stroke=style.tint(what).edge, stroke_width=7)
        for what, pieces in found.items()
    ]


def _roofs(style: Style, roofs: tuple[Roof, ...]) -> list[Markup]:
    """A simple sign for each family: gable, shop front, chimney, tree, temple."""
    found: dict[str, list[str]] = {}
    for what, x, y in roofs:
        dx, dy, rest = style.small.get(what) or SIGNS.get(what, SIGNS["culture"])
        found.setdefault(what, []).append(svg.way(x + dx, y + dy, rest))
    return [path(pieces, fill=_roof(style, what)) for what, pieces in found.items()]


def _roof(style: Style, what: str) -> str:
    if what == WET:
        return WATER
    return ROOFS[what].left if what in ROOFS else style.tint(what).edge


def _crowd(people: People) -> Markup:
    """One path a player."""
    found = []
    for seat in sorted({seat for seat, _, _ in people}):
        shapes = [outline(seat, (x + 36, y + 40), 15) for who, x, y in people if who == seat]
        found.append(path(shapes, class_=f"seat-{seat}", color=ink(seat), fill="currentColor"))
    return group(together(found), stroke=PAPER, stroke_width=5, paint_order="stroke")


def panels(table: Picture, language: str, look: Look) -> dict[str, str]:
    """What comes and goes stands last, so that the others keep their places."""
    found: dict[str, str] = {"supply": supply(table, language, look)}
    specials = table.grounds[look.seat].borough.specials
    if specials or table.promises("promise") or table.promises("special"):
        found["promise"] = promises(table, language, look)
    if table.known.phase and table.is_ahead:
        found["income"] = income(table, language, look)
    if table.known.phase:
        found["council"] = draw_council(table, language, look)
    if table.circle and table.known.phase in (1, 2):
        found["circle"] = draw_circle(table, language, look)
    found |= passing(table, language, look)
    for seat in range(len(table.grounds)):
        found[f"city:{seat + 1}"] = small_borough(table, language, look, seat)
    return found


def passing(table: Picture, language: str, look: Look) -> dict[str, str]:
    """What is there for one choice only."""
    found: dict[str, str] = {}
    if table.step in ("moves", "slot") and spots(table, look):
        found["abroad"] = abroad(table, language, look)
    if choices(look):
        found["desk"] = desk(table, language, look)
    if any(name.startswith("tile:") or name == DEMOLISH for name in look.lit):
        found["tray"] = tray(table, language, look)
    return found
