"""Income, votes and pollution of the player in front, with their sums."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing import svg
from faubourg.drawing.palette import FAINT, INK, RULE
from faubourg.drawing.signs import numeral
from faubourg.drawing.svg import SERIF, SHARED, Markup, group, label, together
from faubourg.games.small_city.components import RAWS
from faubourg.games.small_city.draw.desk import USES
from faubourg.games.small_city.draw.picture import Picture, Terms
from faubourg.games.small_city.draw.plots import sign
from faubourg.games.small_city.draw.signs import WIDE, icon
from faubourg.games.small_city.draw.strokes import family
from faubourg.games.small_city.draw.style import PLAIN, Style, say

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


def sums(table: Picture, seat: Seat) -> Sums:
    borough = table.grounds[seat]
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
        (own.count(RAWS[0]), own.count(RAWS[1]), own.count(RAWS[2])),
        tuple(sorted((k * (k + 1) // 2 for k in homes if k), reverse=True)),
        UNIVERSITY_VOTES if university else 0,
        borough.polluting_citizens, borough.borough.made, borough.park_cells, borough.polluting,
        also_made, also_polluting,
    )  # fmt: skip


ROW: Final = 38.0
START: Final = 44.0
LATER: Final = 160.0


def income(table: Picture, language: str, look: Look) -> Markup:
    after = table.ghost or table
    return _drawn(table.style, language, look.seat, sums(table, look.seat), sums(after, look.seat))


@lru_cache(maxsize=512)
def _drawn(style: Style, language: str, seat: Seat, now: Sums, after: Sums) -> Markup:
    rows = [
        _row(language, 0, "money", _money(now), _total(_earned(now), _earned(after))),
        _row(language, 1, "raw", _made(style, now), _total(_units(now), _units(after))),
        _row(language, 2, "votes", _votes(now), _total(_won(now), _won(after))),
        _row(language, 3, "pollution", _pollution(style, now), _total(now.coming, after.coming)),
    ]  # fmt: skip
    return svg.picture((0, 0, WIDE, ROW * len(rows)), say(language, "income"), "", *rows,
                   class_="small-city income", **SHARED)  # fmt: skip


def _earned(found: Sums) -> int:
    return found.tourists + found.cash


def _units(found: Sums) -> int:
    return sum(found.made) + sum(count for count, _ in found.also_made)


def _won(found: Sums) -> int:
    return sum(found.homes) + found.university


def _total(now: int, after: int) -> str:
    return str(now) if now == after else f"{now} → {after}"


def _row(language: str, place: int, what: str, inside: Markup, total: str) -> Markup:
    y = ROW * (place + 0.5)
    rule = svg.path([f"M4 {ROW * place:.0f}H{WIDE - 4:.0f}"], stroke=RULE) if place else svg.NOTHING
    return group(
        svg.title(say(language, "sum", what=what)), rule, icon(what, (20, y), 1.15),
        group(inside, transform=f"translate(0 {y:.0f})"),
        numeral(f"= {total}", (WIDE - 8, y), 20, text_anchor="end"),
        class_=f"sum-of {what}",
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


def _money(found: Sums) -> Markup:
    terms = [(f"{found.tourists}", "person"), (f"+ {found.cash}", "shop")]
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
