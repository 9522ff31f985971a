"""The drawings in a real browser: nothing is cut off, and the browser has no complaint."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from games.town_center.table import Table, city, table
from playwright.sync_api import Browser, Page

from faubourg.core.presentation import Look
from faubourg.core.texts import LANGUAGES, Texts
from faubourg.drawing.svg import standalone
from faubourg.games.town_center.draw import Drawer
from faubourg.games.town_center.draw.overlay import OVERLAYS

TALL = (
    "RRRRR@b2 LLLLL@c2 ORORR@d2 USSSU@b3 HRRRS@c3 SSURR@d3 ORRUR@b4 UORRR@c4 RSSSS@d4 "
    "H@b1 L@e3 R@c1 S@d1 O@a2 U@e4 L@b5 R@a4"
)
# Boxes of all that is painted, in the units of the viewBox, strokes included.
OUTSIDE = """(root) => {
  const box = root.viewBox.baseVal, out = [];
  for (const part of root.querySelectorAll('polygon, path, rect, circle, ellipse, text')) {
    const own = part.getBBox({fill: true, stroke: true});
    const turn = root.getScreenCTM().inverse().multiply(part.getScreenCTM());
    const style = getComputedStyle(part);
    const half = style.stroke === 'none' ? 0 : parseFloat(style.strokeWidth) / 2 * turn.a;
    for (const [x, y] of [[own.x, own.y], [own.x + own.width, own.y + own.height]]) {
      const px = turn.a * x + turn.e, py = turn.d * y + turn.f;
      if (px < box.x - 0.1 + half || px > box.x + box.width + 0.1 - half ||
          py < box.y - 0.1 + half || py > box.y + box.height + 0.1 - half)
        out.push([part.outerHTML.slice(0, 120), px, py]);
    }
  }
  return out;
}"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that must stay silent."""
    opened = browser.new_page()
    said: list[str] = []
    opened.on("console", lambda message: said.append(message.text))
    opened.on("pageerror", lambda error: said.append(str(error)))
    yield opened
    opened.close()
    assert said == []


def outside(page: Page, pictures: list[str]) -> list[object]:
    page.set_content("".join(f"<div>{picture}</div>" for picture in pictures))
    drawn = page.query_selector_all("svg")
    assert len(drawn) == len(pictures)
    return [part for root in drawn for part in root.evaluate(OUTSIDE)]


def everything(game: Table, language: str, **look: object) -> list[str]:
    drawer, texts = Drawer(game.rules), Texts(language)
    wanted = Look(**look)  # type: ignore[arg-type]  # the tests below spell the fields
    return [
        drawer.draw(game.state, texts, wanted),
        *drawer.panels(game.state, texts, wanted).values(),
    ]


@pytest.mark.parametrize("overlay", ["", *OVERLAYS])
@pytest.mark.parametrize("cubes", ["H@c3", "H@b1 RR@b2", TALL], ids=["early", "middle", "tall"])
def test_everything_lies_on_the_paper_from_every_side(page: Page, cubes: str, overlay: str) -> None:
    lit = frozenset(f"cell:{column}{row}" for column in "abcde" for row in range(1, 6))
    for turn in range(4):
        game = city(cubes, hand="RU")
        assert outside(page, everything(game, "fr", turn=turn, overlay=overlay, lit=lit)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_hold_the_tallest_towers_and_the_longest_words(page: Page, language: str) -> None:
    lit = frozenset({"tower:1", "tower:4", "cube:shop", "cube:utility", "cube:lift"})
    towers = table([""] * 8, towers="UROLUROLUR SS LL -", drawn="SSUOOOLLRR", step="towers")
    buying = city("H@c3", hand="UU", step="buy", reserve="R78 U40")
    building = city("H@c3", hand="UU", step="build")
    for game in (towers, buying, building):
        assert outside(page, everything(game, language, lit=lit)) == []


def test_a_standalone_picture_opens_as_an_image(page: Page) -> None:
    game = city(TALL)
    svg = standalone(Drawer(game.rules).draw(game.state, Texts("en"), Look()))
    page.set_content("<img>")
    size = page.evaluate(
        """async (svg) => {
          const image = document.querySelector('img');
          image.src = URL.createObjectURL(new Blob([svg], {type: 'image/svg+xml'}));
          await image.decode();
          return image.naturalWidth;
        }""",
        svg,
    )
    assert size > 500
