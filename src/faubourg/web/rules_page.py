"""The rules of a game as a page: a summary first, pictures beside the paragraphs, rulings last."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Final

from markdown_it import MarkdownIt

from faubourg.core import rulebook
from faubourg.core.registry import Game, find_game
from faubourg.core.texts import Texts
from faubourg.web.illustrations import Figure, figures

NUMBER: Final = r"[A-Z]?\d+(?:\.\d+)*"
PIECE: Final = re.compile(rf"(?=<h3>)|(?=<p><strong>{NUMBER}</strong>)")
RULE: Final = re.compile(rf"<p><strong>({NUMBER})</strong>(.*?</p>)", re.DOTALL)
CHAPTER: Final = re.compile(r"(?=<h2>)")
HEADING: Final = re.compile(r"<h([23])>(.*?)</h\1>")
TITLE: Final = re.compile(r"<h1>.*?</h1>\s*")
TABLE: Final = re.compile(r"<table>.*</table>", re.DOTALL)
BRACKETS: Final = re.compile(r"\([^()<>]*\)")
ANY_NUMBER: Final = re.compile(rf"(?<![\w.,])(?<!City ){NUMBER}(?!\w|[.,]\d)")
LONG_NUMBER: Final = re.compile(r"(?<![\w.,>#])(?<!City )\d+\.\d+\.\d+(?![\w]|[.,]\d)")
OTHER: Final = re.compile(rf"Small City ({NUMBER})(?!\w|[.,]\d)")  # as its expansion names them
REFERENCES: Final = re.compile(rf" \((?:{NUMBER}(?:, )?)+\)$")
MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass(frozen=True)
class Chapter:
    """One heading and what stands below it."""

    id: str
    title: str
    html: str
    parts: list[tuple[str, str]]  # id and title of the headings inside
    is_folded: bool


@dataclass(frozen=True)
class Group:
    """A card of the summary."""

    title: str
    lines: list[str]


def rules_page(game: Game, texts: Texts) -> dict[str, object]:
    return _rules_page(game.key, texts.language)


@cache
def _rules_page(key: str, language: str) -> dict[str, object]:
    game, texts = find_game(key), Texts(language)
    book = Book(game, language)
    start, *chapters = CHAPTER.split(MARKDOWN.render(rulebook.rules_text(game, language)))
    opening, *loose = PIECE.split(TITLE.sub("", start))
    words = TABLE.search(opening)
    goal, groups = book.summary()
    told = [book.chapter(html, number == len(chapters)) for number, html in enumerate(chapters, 1)]
    return {
        "game": texts.say(f"{key}.name"),
        "goal": goal,
        "summary": groups,
        "preface": book.linked(TABLE.sub("", opening)),
        "glossary": words[0] if words else "",
        "loose": "".join(map(book.piece, loose)),  # a short book has no chapters
        "chapters": sorted(told, key=lambda chapter: chapter.is_folded),
    }


class Book:
    """The rules of one game in one language, with what belongs to their paragraphs."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.numbers = set(rulebook.paragraphs(game, language))
        self.figures: dict[str, list[Figure]] = {}
        for figure in figures(game.key, language):
            self.figures.setdefault(figure.rule, []).append(figure)

    def summary(self) -> tuple[str, list[Group]]:
        """The goal, then groups of short lines; games without one begin with their rules."""
        goal, *groups = rulebook.summary_text(self.game, self.language).split("\n## ")
        return self._inline(goal), [self._group(group) for group in groups]

    def _group(self, words: str) -> Group:
        title, *lines = words.split("\n")
        return Group(title, [self._line(line[2:]) for line in lines if line.startswith("- ")])

    def _line(self, words: str) -> str:
        """The paragraphs at its end become small links, without the brackets."""
        found = REFERENCES.search(words)
        if found is None:
            return self._inline(words)
        links = ANY_NUMBER.sub(self._link, found[0].strip(" ()")).replace(", ", " ")
        return f'{self._inline(words[: found.start()])} <span class="see">{links}</span>'

    def _inline(self, words: str) -> str:
        return self.linked(str(MARKDOWN.renderInline(words.strip())))

    def chapter(self, html: str, is_last: bool) -> Chapter:
        """Rulings are folded, and so is what had to be reconstructed, the last of all."""
        heading = HEADING.match(html)
        assert heading is not None
        body = html[heading.end() :]
        rulings = bool(
            re.search(r"\A\s*(?:<p>(?!<strong>).*?</p>\s*)?<p><strong>[A-Z]", body, re.S)
        )
        parts = [(_slug(title), title) for _, title in HEADING.findall(body)]
        told = "".join(self.piece(piece) for piece in PIECE.split(body))
        last = is_last and self.game.export is not None
        return Chapter(_slug(heading[2]), heading[2], told, parts, rulings or last)

    def piece(self, html: str) -> str:
        """A paragraph with its tables and pictures, or a heading with what follows it."""
        rule = RULE.match(html)
        if rule is None:
            return HEADING.sub(lambda m: f'<h3 id="{_slug(m[2])}">{m[2]}</h3>', self.linked(html))
        number, words = rule[1], self.linked(rule[2])
        shown = self.figures.get(number, [])
        link = f'<a class="number" href="#r{number}"><strong>{number}</strong></a>'
        pictured = f" pictured with-{len(shown)}" if shown else ""
        return (
            f'<div class="rule{pictured}" id="r{number}"><div class="words"><p>{link}{words}'
            f"{self.linked(html[rule.end() :])}</div>{self._shown(shown)}</div>"
        )

    def linked(self, html: str) -> str:
        """Paragraphs named in brackets are links; elsewhere those that can be no other number."""
        html = BRACKETS.sub(lambda found: ANY_NUMBER.sub(self._link, found[0]), html)
        html = LONG_NUMBER.sub(self._link, html)
        return OTHER.sub(r'<a href="/rules/small_city#r\1">\g<0></a>', html)

    def _link(self, found: re.Match[str]) -> str:
        number = found[0]
        return f'<a href="#r{number}">{number}</a>' if number in self.numbers else number

    def _shown(self, shown: Iterable[Figure]) -> str:
        told = "".join(map(self._figure, shown))
        return f'<div class="figures">{told}</div>' if told else ""

    def _figure(self, figure: Figure) -> str:
        caption, refusal = escape(figure.caption), self.linked(escape(figure.refusal))
        images = "".join(
            f'<img class="by-{light}" src="{address}" width="{figure.width}" '
            f'height="{figure.height}" alt="{caption}" loading="lazy" decoding="async">'
            for light, address in (("day", figure.day), ("night", figure.night))
        )
        refused = f'<p class="refused">{refusal}</p>' if refusal else ""
        return f"<figure>{images}<figcaption>{caption}{refused}</figcaption></figure>"


def _slug(text: str) -> str:
    return "c" + re.sub(r"[^\w]+", "-", text.lower()).strip("-")
