"""SVG elements as escaped strings: presentation attributes and classes, never a style."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from itertools import pairwise
from typing import Final, NewType, TypeAlias

from faubourg.drawing.palette import TABLE

Markup = NewType("Markup", str)  # escaped; plain strings become Markup only in this module
Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]  # left, top, width, height
Attribute: TypeAlias = str | float | None  # None is left out

SANS: Final = "system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
SERIF: Final = "Georgia, 'Noto Serif', 'DejaVu Serif', serif"
NOTHING: Final = Markup("")
# What most parts of the pictures share, said once for each picture.
SHARED: Final[dict[str, Attribute]] = {"fill": "none", "stroke_linejoin": "round"}
SPECIAL: Final = re.compile(r"[&<>\"]")  # rare, and looking is faster than replacing


def number(value: float) -> str:
    """At most one decimal: a tenth of a unit is finer than any screen shows."""
    short = f"{value:.1f}".removesuffix(".0")
    if short.startswith(("0.", "-0")):
        short = short.replace("0", "", 1)
    return "0" if short in ("", "-") else short


def element(tag: str, *children: Markup, **attributes: Attribute) -> Markup:
    """An element; data_name becomes data-name, class_ becomes class."""
    opening = tag + "".join([_attribute(*pair) for pair in attributes.items()])
    inside = "".join(children)
    return Markup(f"<{opening}>{inside}</{tag}>" if inside else f"<{opening}/>")


def _attribute(name: str, value: Attribute) -> str:
    if value is None:
        return ""
    words = escaped(value) if isinstance(value, str) else number(value)
    return f' {_written(name)}="{words}"'


@cache
def _written(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def escaped(words: str) -> str:
    """Fit for a text and for an attribute in double quotes."""
    return escape(words, quote=False).replace('"', "&quot;") if SPECIAL.search(words) else words


def group(*children: Markup, **attributes: Attribute) -> Markup:
    return element("g", *children, **attributes)


def together(pieces: Iterable[Markup]) -> Markup:
    return Markup("".join(pieces))


def polygon(points: Iterable[Point], **attributes: Attribute) -> Markup:
    corners = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return element("polygon", points=corners, **attributes)


def path(pieces: Iterable[str], **attributes: Attribute) -> Markup:
    return element("path", d="".join(pieces), **attributes)


def closed(points: Iterable[Point]) -> str:
    """A closed outline, as a piece of a path."""
    return stroke(points) + "z"


def stroke(points: Iterable[Point]) -> str:
    """An open line, as a piece of a path; a sign parts two numbers as well as a space does."""
    corners = [(number(x), number(y)) for x, y in points]
    steps = [_step(here, there) for here, there in pairwise(corners)]
    return f"M{' '.join(corners[0])}{''.join(steps)}".replace(" -", "-")


def _step(here: tuple[str, str], there: tuple[str, str]) -> str:
    """Never relative: adding up would shift a line by a hair, and with it the edge of a shape."""
    if here[0] == there[0]:
        return f"V{there[1]}"
    return f"H{there[0]}" if here[1] == there[1] else f"L{there[0]} {there[1]}"


def way(x: float, y: float, rest: str = "") -> str:
    """A piece of a path that begins at a point and goes on from there."""
    return f"M{number(x)} {number(y)}{rest}".replace(" -", "-")


def rect(x: float, y: float, wide: float, high: float) -> str:
    """An upright rectangle, as a piece of a path."""
    return way(x, y, f"h{number(wide)}v{number(high)}h{number(-wide)}z")


def ring(r: float) -> str:
    """A circle from its left end, as the rest of a piece of a path."""
    half, across = number(r), number(2 * r)
    return f"a{half} {half} 0 1 0 {across} 0a{half} {half} 0 1 0-{across} 0z"


def disc(x: float, y: float, r: float) -> str:
    """A circle, as a piece of a path."""
    return way(x - r, y) + ring(r)


def at(where: Point, scale: float = 1) -> str:
    """The place of a group drawn around a middle of its own."""
    place = f"translate({number(where[0])} {number(where[1])})"
    return place if scale == 1 else f"{place} scale({scale:.3g})"


def circle(centre: Point, radius: float, **attributes: Attribute) -> Markup:
    return element("circle", cx=centre[0], cy=centre[1], r=radius, **attributes)


def rectangle(box: Box, **attributes: Attribute) -> Markup:
    left, top, width, height = box
    return element("rect", x=left, y=top, width=width, height=height, **attributes)


def label(words: str, where: Point, size: float, **attributes: Attribute) -> Markup:
    """Text on a point of a picture; the baseline is lowered by hand, as browsers differ."""
    attributes.setdefault("x", where[0])
    attributes.setdefault("y", where[1] + 0.35 * size)
    attributes.setdefault("font_size", size)
    return element("text", Markup(escaped(words)), **attributes)


def title(words: str) -> Markup:
    return element("title", Markup(escaped(words)))


def picture(box: Box, name: str, about: str, *children: Markup, **attributes: Attribute) -> Markup:
    """A whole drawing that says what it shows; its labels are centred."""
    view = " ".join(number(edge) for edge in box)
    described = element("desc", Markup(escaped(about))) if about else NOTHING
    return element(
        "svg", title(name), described, *children,
        viewBox=view, role="img", font_family=SANS, text_anchor="middle", **attributes,
    )  # fmt: skip


def standalone(svg: str) -> str:
    """A picture as a file of its own: with its namespace, on a table."""
    box = svg.partition('viewBox="')[2].partition('"')[0].split()
    left, top, width, height = (float(edge) for edge in box)
    table = rectangle((left, top, width, height), fill=TABLE)
    start = svg.index(">") + 1
    opening = svg[: start - 1] + ' xmlns="http://www.w3.org/2000/svg"'
    size = f' width="{number(2 * width)}" height="{number(2 * height)}">'
    return f"{opening}{size}{table}{svg[start:]}\n"
