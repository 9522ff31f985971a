"""The words of Big City in whole games: all can be said, nothing is told that is hidden."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest
from position import done
from words import TEXTS, Walk, reasons_in

from faubourg.core.model import CHANCE, Action, Message, Seat
from faubourg.games.big_city import reasons
from faubourg.games.big_city.actions import (
    Build,
    Draw,
    Lay,
    Offer,
    Pass,
    Place,
    PutForward,
    PutUnder,
)
from faubourg.games.big_city.cards import draws_left
from faubourg.games.big_city.components import PIECES
from faubourg.games.big_city.state import CARD, DRAW
from games.big_city.random_games import eager
from games.big_city.table import Table, city, start
from games.big_city.test_narrate import EX2, HALL, WORDS, logged
from games.big_city.test_narrate_log import BARGAIN, trading

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"trade": "on", "new_buildings": "all", "limited_trams": "pieces"}),
    (3, {"trade": "on", "obsolete": "exchange", "limited_draws": "on"}),
    (3, {"new_buildings": "all", "tram_rule": "english"}),
    (4, {"limited_trams": "buildings", "reverse_placement": "on", "trade": "on"}),
    (5, {"extra_card": "on", "new_buildings": "published", "trade": "on"}),
]
# What these games may not reach is shown in test_narrate.py, in a position of its own.
RARE = {
    "beside-parking", "cannot-draw-as-many", "drawn-twice", "nobody-to-trade", "not-peripheral",
    "shopping-centre-neighbours", "too-central", "tram-in-the-way", "two-at-most",
}  # fmt: skip


# By question and value: what is offered unless the value is "no" or nothing.
OFFERED: dict[str, dict[str, type[Action]]] = {
    "prompt-turn": {"build": Build, "trams": Lay, "districts": Place, "exchange": PutUnder,
                    "trade": PutForward},
    "prompt-exchange": {"more": PutUnder}, "prompt-fallback": {"more": PutUnder},
    "prompt-forward": {"more": PutForward}, "prompt-answer": {"more": Offer},
}  # fmt: skip


class Chat(Walk):
    """A random game of people who build when they can."""

    game: Table
    ends = 0

    def play(self) -> None:
        teller = self.game.teller()
        while self.game.actors:
            seat = self.rng.choice(self.game.actors)
            action = self.choose(seat)
            lines = teller.tell(done(seat, action))
            self.ends += any(".log-over-" in line.key for line in lines)
            self.log += lines
        self.say_position(0, [])

    def choose(self, seat: Seat) -> Action:
        rules, state = self.game.rules, self.game.state
        if seat == CHANCE:
            return self.rng.choice([outcome for outcome, _ in rules.chances(state)])
        if not self.rng.randrange(8):
            self.say_position(seat, rules.legal(state, seat))
        self.refuse_some(seat, 80)
        return eager(self.game, seat, self.rng)

    def say_position(self, seat: Seat, legal: list[Action]) -> None:
        super().say_position(seat, legal)
        if seat in self.game.actors:
            question = self.game.narrator.prompt(self.game.sit(seat).known, seat)
            self.check_question(question, {type(action) for action in legal})

    def check_question(self, question: Message, possible: set[type[Action]]) -> None:
        """It offers what can be done, and nothing else."""
        for code, kind in OFFERED.get(question.key.removeprefix("big_city."), {}).items():
            assert (question.values[code] not in ("no", 0)) == (kind in possible), question


@cache
def walked(number: int) -> Chat:
    seats, options = TABLES[number]
    walk = Chat(WORDS, start(seats, {"guard": "on", **options}), f"told {number}")
    walk.play()
    return walk


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_everything_in_a_game_can_be_said_and_its_end_is_told_once(number: int) -> None:
    walk = walked(number)
    assert walk.ends == 1
    assert all(said.endswith(".") for told in WORDS.told(walk.log) for said in told)


def test_random_games_meet_almost_every_refusal() -> None:
    met = set().union(*(walked(number).refusals() for number in range(len(TABLES))))
    ours = {reason.key.split(".")[1] for reason in reasons_in(reasons)}
    assert ours - met <= RARE
    assert RARE <= ours


# Secrets


def test_the_log_tells_nothing_that_a_hidden_card_would_change() -> None:
    """Two games that look the same to a spectator have the same log."""
    hands = [HALL + f"hand 1: {own} 12 13\nhand 2: {other}" for own, other in
             (("24", "31"), ("lincoln-park", "37"))]  # fmt: skip
    options = {"trade": "on"}
    told = [
        logged(city(hand, options=options), f"under {own}", "stop", "draw 5", f"card {drawn}")
        for hand, own, drawn in ((hands[0], "24", "55"), (hands[1], "lincoln-park", "58"))
    ]
    assert told[0] == told[1] != [[], []]
    traded = [
        logged(city(hand, options=options), f"forward {own}", "ask", f"offer {other}", "confirm",
               "accept 2 first", f"card {own}", f"card {other}")
        for hand, own, other in ((hands[0], "24", "31"), (hands[1], "lincoln-park", "37"))
    ]  # fmt: skip
    assert traded[0] == traded[1] != [[], []]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_log_names_only_cards_that_lie_open(number: int) -> None:
    walk = walked(number)
    shown = {"big_city.log-discard"}
    assert all(line.key in shown for line in walk.log if "card" in line.values)
    assert not any(line.key == "big_city.log-card" for line in walk.log)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_who_takes_a_card_reads_its_name_and_nobody_else(viewer: Seat | None) -> None:
    told = logged(city(EX2), "under 11", "stop", "draw 5", "card 51", viewer=viewer)[0]
    assert told[2:] == (["New in your hand: card 51."] if viewer == 0 else [])


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_traded_cards_are_named_to_those_who_take_them(viewer: Seat | None) -> None:
    told = logged(trading(), *BARGAIN, viewer=viewer)[0]
    taken = {0: ["63"], 2: ["11"]}.get(viewer, []) if viewer is not None else []
    named = [line for line in told if line.startswith("New in your hand")]
    assert named == [f"New in your hand: card {card}." for card in taken]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_hidden_card_that_ends_the_game_stays_hidden(viewer: Seat | None) -> None:
    """6.9.1: all are told of the end with it, and whoever took it of the card as well."""
    game = city(EX2, options={"guard": "on"})
    game.state.quiet = 5
    told = logged(game, "under 11", "stop", "draw 5", "card 51", viewer=viewer)[0]
    assert ("New in your hand: card 51." in told) is (viewer == 0)
    assert sum("the game is over" in line for line in told) == 1
    assert ("51" in " ".join(told)) is (viewer == 0)


@pytest.mark.parametrize("options", [{}, {"limited_draws": "on", "trade": "on"}])
def test_the_last_draw_is_foreseen_as_the_rules_have_it(options: dict[str, str]) -> None:
    game, rng = start(2, options), Random(3)
    seen: Counter[bool] = Counter()
    last = False
    for _ in range(2000):
        if not game.actors:
            break
        known, seat = game.rules.known(game.state, None), rng.choice(game.actors)
        outcomes = [outcome for outcome, _ in game.rules.chances(game.state)] if seat < 0 else []
        action = rng.choice(outcomes or game.rules.legal(game.state, seat))
        if isinstance(action, Pass):
            continue
        if known.step == DRAW:
            assert isinstance(action, Draw)
            last = draws_left(known, game.rules.kit.limited) == 1
        game.rules.apply(game.state, seat, action)
        if known.step == CARD:
            assert last == (game.step != "draw")
            seen[last] += 1
    assert min(seen[True], seen[False]) > 20


def test_the_points_of_every_piece_have_a_text() -> None:
    names = [f"big_city.score-{piece.name}" for piece in PIECES if piece.deck < 0]
    assert all(texts.has(name) for texts in TEXTS for name in names)
