"""How far a turn is followed before it is valued."""

from __future__ import annotations

from faubourg.core.model import Action
from faubourg.games.big_city.encode import Encoder
from faubourg.games.big_city.outlook import Outlook
from games.big_city.table import Table, city

TEXT = "layout L1\ncity-hall 16\ntram H,1,1\nhand 1: 12 44 57\nhand 2: 28 37 43 48 66"


class Opening:
    """What is known before anything is learned."""

    unit = 16

    def __init__(self, length: int) -> None:
        self.length = length

    def values(self, rows: bytes | bytearray) -> list[list[int]]:
        starts = range(0, len(rows), self.length)
        return [[256 * rows[at] + rows[at + 1] - 8192, 0] for at in starts]


def outlook(game: Table) -> Outlook:
    encoder = Encoder(game.rules)
    return Outlook(game.rules, encoder, Opening(encoder.length))


def goes_on(words: str) -> bool:
    game = city(TEXT)
    after = game.copy().play(words)
    return outlook(game).goes_on(game.state, after.state, 0)


def test_a_turn_ends_before_the_draw() -> None:
    assert not goes_on("build residence-1 12")
    assert not goes_on("pass")


def test_an_action_that_was_begun_goes_on() -> None:
    assert goes_on("lay H,0,1")
    assert goes_on("under 44")
    assert goes_on("district 6 0")


def test_after_obsolete_cards_the_action_is_still_to_come() -> None:
    game = city(f"{TEXT.replace('57', '31')}\nlincoln-park 31 32")
    after = game.copy().play("discard 31")
    assert outlook(game).goes_on(game.state, after.state, 0)


def test_cards_put_back_in_another_order_are_the_same_plan() -> None:
    game = city(TEXT)
    one, other = (
        game.copy().follow("under 44", "under 57"),
        game.copy().follow("under 57", "under 44"),
    )
    assert outlook(game).key(one.state) == outlook(game).key(other.state)


def test_a_plan_is_worth_what_stands_at_its_end() -> None:
    """The first segment of two counts with the best second one, or with none."""
    game = city(TEXT)
    first = game.rules.parse("lay 11 south")
    (worth,) = worths(game, [first], 10)
    game.play("lay 11 south")
    assert worth == max(worths(game, game.rules.legal(game.state, 0), 1))


def worths(game: Table, legal: list[Action], breadth: int) -> list[float]:
    """From one's own side; what makes a lead of them differs from choice to choice."""
    one = outlook(game)
    return [each - one.amends for each in one.worths(game.state, 0, legal, breadth)]
