"""A game's RULES.md as a page: every paragraph has its own address."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from markdown_it import MarkdownIt

from faubourg.core.registry import Game
from faubourg.core.rulebook import rules_text
from faubourg.core.texts import Texts

NUMBERED: Final = re.compile(r"<p><strong>([A-Z]?\d+(?:\.\d+)*)</strong>")
HEADING: Final = re.compile(r"<h([23])>(.*?)</h\1>")
LAST_CHAPTER: Final = re.compile(r"<h2[^>]*>(?:(?!<h2).)*\Z", re.DOTALL)


def rules_page(game: Game, texts: Texts) -> dict[str, object]:
    html = _html(rules_text(game, texts.language))
    found = HEADING.findall(html)
    toc = [{"id": _slug(text), "text": text, "level": int(level)} for level, text in found]
    anchored = HEADING.sub(lambda m: _anchored(m[1], m[2]), html)
    last = LAST_CHAPTER.search(anchored)
    return {
        "game": texts.say(f"{game.key}.name"),
        "html": anchored,
        "toc": toc,
        "reconstructed": last[0] if last else "",
    }


@cache
def _html(markdown: str) -> str:
    rendered = MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown)
    return NUMBERED.sub(r'<p id="r\1"><strong>\1</strong>', rendered)


def _anchored(level: str, text: str) -> str:
    return f'<h{level} id="{_slug(text)}">{text}</h{level}>'


def _slug(text: str) -> str:
    return "c" + re.sub(r"[^\w]+", "-", text.lower()).strip("-")
