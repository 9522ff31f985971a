"""How far a choice goes, by a value that is the judge's: greedy's choices, but whole ones."""

from __future__ import annotations

from collections.abc import Sequence

from faubourg.core.model import Action
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.encode import Encoder
from faubourg.games.la_citta.outlook import Outlook
from games.la_citta.random_games import walk
from games.la_citta.table import EXPANSION, Table, table

BLUE = ["8-23:3"]


class Opening:
    """As the value is before anything is learned."""

    unit = 16

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder

    def values(self, rows: bytes | bytearray) -> list[list[int]]:
        units, added = self.encoder.opening()
        starts = range(0, len(rows), self.encoder.length)
        worth = [added + sum(rows[at + byte] * points for byte, points in units) for at in starts]
        return [[round(points * self.unit)] for points in worth]


def worths(game: Table, breadth: int) -> dict[str, float]:
    encoder = Encoder(game.rules)
    outlook = Outlook(game.rules, encoder, Opening(encoder))
    legal: Sequence[Action] = game.rules.legal(game.state, game.seat)
    found = outlook.worths(game.state, game.seat, legal, breadth)
    amends = outlook.amends  # other where another choice is to be made
    return {game.rules.notation(a): w - amends for a, w in zip(legal, found, strict=True)}


def test_a_choice_is_worth_what_the_judge_says_of_what_follows() -> None:
    checked = 0
    for number, game in enumerate(walk(2, {}, "worths", 0.1)):
        if number % 9 == 0 and game.state.step == 6:
            seat = game.state.actors[0]
            judge = GAME.judge(game.rules)
            for words, points in worths(game.sit(seat), 1).items():
                after = game.sit(seat).copy().play(words)
                assert abs(points - sum(judge.terms(after.state, seat).values())) < 0.05
                checked += 1
    assert checked > 100


def test_a_city_is_founded_with_the_best_donor() -> None:
    game = table(red=["4-19:4", "12-19:4"], blue=BLUE)
    asked = game.copy().play("found 8-9")
    assert asked.step == "donor"
    assert worths(game, 10)["found 8-9"] == max(worths(asked, 10).values())


def test_a_turn_that_follows_at_once_is_not_looked_into() -> None:
    """Red alone has a turn in the first round: gold leaves no card to be laid open."""
    game = table(red=["4-19:4"], blue=BLUE, round=1)
    game.state.penalised = 2
    after = game.copy().play("gold")
    assert after.step == "turn" and after.state.actors == (0,)
    assert worths(game, 10) == worths(game, 1)


def test_a_second_road_is_part_of_the_choice() -> None:
    game = table(red=["4-19:4"], blue=BLUE, options=dict(EXPANSION))
    roads = [words for words in worths(game, 10) if "road" in words]
    assert roads
    first = game.copy().play(roads[0])
    assert first.step == "second-road"
    assert worths(game, 50)[roads[0]] == max(worths(first, 50).values())
