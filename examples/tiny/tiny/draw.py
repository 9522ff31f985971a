"""The picture: the gem on the table, a disc for each bid, and what everybody has."""

from __future__ import annotations

from typing import Final

from faubourg.core import presentation
from faubourg.core.model import Action, Seat
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.drawing import svg
from faubourg.drawing.marks import mark
from faubourg.drawing.palette import AMBER, BLUE, GREEN, INK, PLAIN, RED, YELLOW
from faubourg.drawing.svg import Markup, Point
from tiny import GEMS, HIGHEST_BID, NO_BID, NO_GEM, UNKNOWN_BID, Bid, TinyRules, TinyState

TONES: Final = (PLAIN, GREEN, RED, BLUE)  # by gem
WIDTH: Final = 360.0
PLAYERS: Final = 190.0  # where their lines begin


class Drawer(presentation.Drawer[TinyRules, TinyState]):
    def draw(self, known: TinyState, texts: Texts, look: Look) -> str:
        box = (0.0, 0.0, WIDTH, PLAYERS + 50 * self.rules.seats)
        discs = [_disc(bid, texts, f"bid:{bid}" in look.lit) for bid in range(HIGHEST_BID + 1)]
        players = [_player(known, seat, texts, look) for seat in range(self.rules.seats)]
        name = texts.say("tiny.name")
        return svg.picture(box, name, "", _on_the_table(known.gem, texts), *discs, *players)

    def draw_text(self, known: TinyState, texts: Texts, look: Look) -> str:
        return "\n".join(_has(known, seat, texts, look) for seat in range(self.rules.seats))

    def touches(self, known: TinyState, seat: Seat, action: Action) -> list[str]:
        return [f"bid:{action.coins}"] if isinstance(action, Bid) else []


def _on_the_table(gem: int, texts: Texts) -> Markup:
    if gem == NO_GEM:
        return svg.NOTHING
    name = svg.label(texts.say("tiny.gem", {"gem": GEMS[gem]}), (WIDTH / 2, 85), 15, fill=INK)
    return svg.group(_gem(gem, (WIDTH / 2, 40), 30), name)


def _gem(gem: int, where: Point, size: float) -> Markup:
    x, y = where
    corners = [(x - size, y), (x, y - size), (x + size, y), (x, y + size)]
    return svg.polygon(corners, fill=TONES[gem].left, stroke=TONES[gem].line)


def _disc(bid: int, texts: Texts, lit: bool) -> Markup:
    """Something to touch: it has a name and, first inside, a title that tells what it is."""
    where = (60.0 + 60 * bid, 135.0)
    coin = svg.circle(where, 20, fill=YELLOW.top, stroke=YELLOW.line)
    sign = svg.circle(where, 25, fill="none", stroke=AMBER, stroke_width=3, class_="lit")
    words = svg.title(texts.say("tiny.bid", {"coins": bid}))
    number = svg.label(str(bid), where, 18, fill=INK)
    return svg.group(words, sign if lit else svg.NOTHING, coin, number, data_name=f"bid:{bid}")


def _player(known: TinyState, seat: Seat, texts: Texts, look: Look) -> Markup:
    """A player's own mark and colour, what the player has, and the bid."""
    y = PLAYERS + 50 * seat
    has = svg.label(_has(known, seat, texts, look), (60, y), 15, fill=INK, text_anchor="start")
    won = [gem for gem, count in enumerate(known.won[seat]) for _ in range(count)]
    gems = svg.together(_gem(gem, (68.0 + 22 * place, y + 22), 8) for place, gem in enumerate(won))
    return svg.group(mark(seat, (30, y), 10), has, gems, _bid(known, seat, look))


def _bid(known: TinyState, seat: Seat, look: Look) -> Markup:
    """What the viewer may know of it; as a ghost, what the action shown would make it."""
    bid = known.bids[seat]
    ghost = bid == NO_BID and look.ghost is not None
    shown = look.ghost.bids[seat] if ghost else bid
    if shown == NO_BID:
        return svg.NOTHING
    where = (WIDTH - 30, PLAYERS + 50 * seat)
    number = svg.label("?" if shown == UNKNOWN_BID else str(shown), where, 15, fill=INK)
    coin = svg.circle(where, 15, fill=YELLOW.top, stroke=YELLOW.line)
    looks = {"class_": "ghost", "opacity": "0.5"} if ghost else {}
    return svg.group(coin, number, **looks)


def _has(known: TinyState, seat: Seat, texts: Texts, look: Look) -> str:
    coins, gems = known.purses[seat], sum(known.won[seat])
    who = look.names[seat] if look.names else str(seat + 1)
    return texts.say("tiny.has", {"who": who, "coins": coins, "gems": gems})
