"""What a player card can do: gold, a city, a small building; or a pass."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.drawing.marks import ink, mark
from faubourg.drawing.palette import FAINT, INK, PAPER
from faubourg.drawing.svg import Markup, group, label, path, picture, rectangle, together
from faubourg.games.la_citta.city import castles_left
from faubourg.games.la_citta.components import PLAYER_CARDS
from faubourg.games.la_citta.draw.cards import choice, paper
from faubourg.games.la_citta.draw.paints import SHARED
from faubourg.games.la_citta.draw.plates import coin
from faubourg.games.la_citta.draw.scene import Scene
from faubourg.games.la_citta.draw.tiles import tile
from faubourg.games.la_citta.draw.words import player, say

NAMES: Final = ("gold", "found", "pass")
WIDE: Final = 84.0
LEFT: Final = 162.0
HIGH: Final = 92.0


def actions(scene: Scene) -> Markup:
    known, look, language = scene.known, scene.look, scene.language
    seat = look.seat if look.seat < scene.seats else 0
    lit = frozenset([name for name in NAMES if name in look.lit])
    owner, done = player(language, look, seat), len(known.taken[seat])
    castles = castles_left(known, seat)
    return _options(language, seat, owner, known.cards[seat], done, castles, lit)


@lru_cache(maxsize=512)
def _options(
    language: str, seat: int, owner: str, cards: int, done: int, castles: int,
    lit: frozenset[str],
) -> Markup:  # fmt: skip
    held = [_player_card(seat, place, place < cards) for place in range(PLAYER_CARDS)]
    words = say(language, "player-cards", count=cards, owner=owner)
    choices = [_option(language, n, name, seat, castles, name in lit)
               for n, name in enumerate(NAMES)]  # fmt: skip
    count = label(say(language, "cards-left", count=cards), (78, 84), 13.5, fill=INK)
    return picture((0, 0, 420, HIGH + 2), words, say(language, "turns-done", count=done), *held,
                   count, *choices, class_="la-citta actions", **SHARED)  # fmt: skip


def _player_card(seat: int, place: int, usable: bool) -> Markup:
    """Face down once it is used."""
    x = 6 + 50.0 * place
    if usable:
        return group(paper((x, 4, 44, 64)), mark(seat, (x + 22, 36), 13))
    back = rectangle((x, 4, 44, 64), rx=7, fill="currentColor", fill_opacity=0.35,
                     stroke="currentColor", stroke_width=1.4, stroke_dasharray="4 3")  # fmt: skip
    return group(back, class_=f"used seat-{seat}", color=ink(seat))


def _option(language: str, n: int, name: str, seat: int, castles: int, lit: bool) -> Markup:
    x = LEFT + (WIDE + 3) * n
    words = label(say(language, f"short-{name}"), (x + WIDE / 2, 80), 14.5, fill=INK,
                  font_weight=600)  # fmt: skip
    return choice(name, say(language, f"do-{name}", count=castles), (x, 2, WIDE, HIGH - 4), lit,
                  name, paper((x, 2, WIDE, HIGH - 4)), _sign(name, x + WIDE / 2, seat, castles),
                  words)  # fmt: skip


def _sign(name: str, x: float, seat: int, castles: int) -> Markup:
    if name == "gold":
        return together([coin((x - 11, 34), 17), coin((x + 11, 40), 17, "+2")])
    if name == "found":
        left = label(f"×{castles}", (x + 29, 58), 14, fill=INK, font_weight=600)
        return together([tile("castle", seat, (x - 2, 41), 0.95), left])
    back = rectangle((x - 18, 14, 34, 48), rx=5, fill=PAPER, stroke=FAINT, stroke_width=1.5)
    return together([back, path(["M-8 0h14m-6-6l6 6-6 6"], stroke=INK, stroke_width=2.6,
                                transform=f"translate({x:g} 38)")])  # fmt: skip
