"""The pollution level of a borough, and what the next phase 6 would add to it."""

from __future__ import annotations

from faubourg.drawing import svg
from faubourg.drawing.palette import FAINT, GREEN, PAPER, RED, ROSE, RULE, YELLOW
from faubourg.drawing.signs import numeral
from faubourg.drawing.svg import NOTHING, SERIF, Markup, Point, group, label, rectangle, title
from faubourg.games.small_city.components import FATAL, FIRST_VICTIMS
from faubourg.games.small_city.draw.signs import icon
from faubourg.games.small_city.draw.tiles import say
from faubourg.games.small_city.ground import Forecast


def gauge(
    language: str, at: Point, wide: float, size: float, level: int, forecast: Forecast, then: int
) -> Markup:
    """A bar to 100; then is what would be added after the action shown."""
    x, y = at
    left, long = x + 26, wide - 26 - 82
    reach, further = (min(FATAL, n) * long / FATAL for n in (level, level + then))
    tone = GREEN if level < FIRST_VICTIMS else YELLOW if level < FATAL / 2 else RED
    words = say(language, "has-pollution", count=level, **forecast._asdict())
    return group(
        title(words), icon("pollution", (x + 10, y), 1.15),
        rectangle((left, y - 8, long, 16), rx=8, fill=PAPER, stroke=RULE, stroke_width=1.4),
        rectangle((left, y - 8, further, 16), rx=min(8.0, further / 2), class_="coming",
                  fill=tone.top, fill_opacity=0.55),
        rectangle((left, y - 8, reach, 16), rx=min(8.0, reach / 2), class_="level", fill=tone.left),
        NOTHING if forecast.is_alone else _deadly((left + long * FIRST_VICTIMS / FATAL, y)),
        numeral(str(level), (left + long + 6, y), size, text_anchor="start"),
        _added((left + long + 13 + 13 * len(str(level)), y), forecast, then),
        class_="gauge", data_key="has:pollution", data_about="has:pollution",
    )  # fmt: skip


def _deadly(at: Point) -> Markup:
    """10.3.1: the level from which somebody dies; alone it is not the level that kills."""
    x, y = at
    return group(
        rectangle((x - 1, y - 12, 2, 24), fill=ROSE), svg.circle((x, y - 13), 3, fill=ROSE)
    )


def _added(at: Point, forecast: Forecast, then: int) -> Markup:
    if not forecast.is_ahead:
        return NOTHING
    same = forecast.coming == then
    words = f"+{then}" if same else f"+{forecast.coming}→{then}"
    return label(words, at, 20 if same else 17, fill=FAINT, font_family=SERIF, text_anchor="start")
