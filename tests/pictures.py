"""Pictures of a position of any game, as whoever sits there sees them, and what is in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from gc import collect
from sys import getrefcount
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from position import AnyPosition

from faubourg.core.presentation import Look
from faubourg.core.texts import Texts

EN, FR = Texts("en"), Texts("fr")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")


# Drawing


def after(game: AnyPosition, *actions: str) -> Any:
    """What the seat would know then; ghosts are made of it."""
    return game.copy().play(*actions).known


def looked(game: AnyPosition, look: Look | None) -> Look:
    """By default at the own part of the table, where everybody has a name."""
    return replace(look or Look(seat=game.seat, names=NAMES), viewer=game.seat)


def drawn(game: AnyPosition, look: Look | None = None, texts: Texts = EN) -> str:
    return game.drawer.draw(game.known, texts, looked(game, look))


def panels(game: AnyPosition, look: Look | None = None, texts: Texts = EN) -> dict[str, str]:
    return game.drawer.panels(game.known, texts, looked(game, look))


def draw_text(game: AnyPosition, look: Look | None = None, texts: Texts = EN) -> str:
    return game.drawer.draw_text(game.known, texts, looked(game, look))


def every_picture(game: AnyPosition, look: Look, texts: Texts = EN) -> list[str]:
    return [drawn(game, look, texts), *panels(game, look, texts).values()]


# Touching


def touches(game: AnyPosition, words: str) -> list[str]:
    return game.drawer.touches(game.known, game.seat, game.action(words))


def footprint(game: AnyPosition, words: str, turn: int = 0) -> str:
    look = looked(game, Look(seat=game.seat, turn=turn))
    return game.drawer.footprint(game.known, game.seat, game.action(words), look)


def lit(game: AnyPosition) -> frozenset[str]:
    """All that the seat may touch."""
    known, legal = game.known, game.rules.legal(game.state, game.seat)
    ways = [game.drawer.touches(known, game.seat, action) for action in legal]
    return frozenset(name for way in ways for name in way)


def choosing(game: AnyPosition) -> Look:
    """As the page shows it to who must choose."""
    return Look(seat=game.seat, lit=lit(game), names=NAMES)


# Reading


def parsed(game: AnyPosition, look: Look | None = None, texts: Texts = EN) -> Element:
    return ElementTree.fromstring(drawn(game, look, texts))


def panel(game: AnyPosition, key: str, look: Look | None = None) -> Element:
    return ElementTree.fromstring(panels(game, look)[key])


def small_titles(game: AnyPosition) -> list[str | None]:
    """Of the small pictures, one for each player."""
    return [panel(game, f"city:{1 + seat}").findtext("title") for seat in range(game.rules.seats)]


# What is true of the drawings of every game


def check_nothing_is_kept(
    game: AnyPosition, action: str, parts: Callable[[Any], Iterable[object]] = lambda known: ()
) -> None:
    """No drawing keeps alive what it shows, nor its ghost; the second is like the first."""
    known, ghost = game.known, after(game, action)
    looks = [Look(overlay=overlay, ghost=ghost, viewer=0) for overlay in game.drawer.OVERLAYS]
    kept = [known, ghost, *parts(known), *parts(ghost)]
    collect()  # a table and its parts may know each other
    before = [getrefcount(seen) for seen in kept]
    for look in (Look(ghost=ghost, viewer=0), *looks):
        assert _all_drawn(game, known, look) == _all_drawn(game, known, look)
    del look
    collect()
    assert [getrefcount(seen) for seen in kept] == before


def _all_drawn(game: AnyPosition, known: Any, look: Look) -> list[object]:
    own = game.drawer
    return [draw(known, EN, look) for draw in (own.draw, own.panels, own.draw_text)]
