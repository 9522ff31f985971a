"""Hidden information: what a seat sees, remembers and may guess (1.15, 6.1.8)."""

from __future__ import annotations

import json
from random import Random

import pytest
from marks import rule
from playing import play_on

from faubourg.core import snapshot
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import CHANCE, Seat
from faubourg.core.replay import follow, record_of
from faubourg.games.big_city import GAME
from faubourg.games.big_city.components import CARD_NAMES, DECK_OF, DECKS, FRONTS
from faubourg.games.big_city.knowledge import backs
from faubourg.games.big_city.state import START, BigCityState
from games.big_city.random_games import walk
from games.big_city.table import Table, card_of, city, names_of
from games.big_city.worlds import Mind, guesses, watch, watch_one, world_of

TRADE = {"trade": "on"}


def city_of_three(text: str, options: dict[str, str] | None = None) -> Table:
    return city(f"layout L1\n{text}", seats=3, options=options)


def fronts(known: BigCityState) -> list[str]:
    """All cards that lie open, wherever they are, but for those out of the game."""
    under = [1 << card for cards in known.under for card in cards]
    trade = known.trade
    laid = [card for cards in (trade.forward, *trade.offers) for card in cards]
    laid += [card for card, *_ in (*trade.moving, *trade.given)]
    sets = [*known.hands, *known.decks, *under, *(1 << card for card in laid)]
    return sorted({name for cards in sets for name in names_of(cards & FRONTS)})


def known(game: Table) -> list[dict[str, list[str]]]:
    """By seat."""
    return [game.sit(seat).knows for seat in range(3)]


# What is seen


@rule("1.15")
def test_the_back_of_a_card_shows_its_deck() -> None:
    game = city_of_three("hand 1: 11 lincoln-park rockwell\nhand 2: 31\nunder 3: 32")
    for seat in (0, 1, 2, None):
        seen = game.rules.known(game.state, seat)
        assert [backs(hand) for hand in seen.hands] == [[0, 1, 7], [2], []]
        assert [seen.deck_size(deck) for deck in range(8)] == [8, 8, 8, 9, 9, 9, 9, 8]
        assert [len(cards) for cards in seen.under] == [0, 0, 1, 0, 0, 0, 0, 0]


@rule("1.15")
def test_only_the_holder_sees_the_front() -> None:
    game = city_of_three("hand 1: 11 lincoln-park\nhand 2: 31")
    seen = [fronts(game.rules.known(game.state, seat)) for seat in (0, 1, 2, None)]
    assert seen == [["11", "lincoln-park"], ["31"], [], []]


@rule("1.15", "3.1.5")
def test_everybody_knows_the_cards_out_of_the_game() -> None:
    game = city_of_three("residence-1 12\nhand 1: 11 13").play("build residence-1 11")
    for seat in (0, 1, None):
        assert names_of(game.rules.known(game.state, seat).out) == ["11", "12"]


@rule("1.15")
@pytest.mark.parametrize(
    ("before", "words", "seen"),
    [("", "under 11", [True, False, False, False]), ("", "build residence-1 11", [True] * 4),
     ("", "pass", [True] * 4), ("", "discard 15", [True] * 4), ("", "lay 11 north", [True] * 4),
     ("", "forward 11", [True, False, False, False]), ("forward 11", "wish 3", [True] * 4),
     ("under 11, stop", "draw 3", [True] * 4)],
)  # fmt: skip
def test_whose_eyes_see_what_is_done(before: str, words: str, seen: list[bool]) -> None:
    game = city_of_three("city-hall 16\nlincoln-park 15 18\nhand 1: 11 15\nhand 2: 12", TRADE)
    game.play(*before.split(", ") if before else ())
    action = game.action(words)
    assert [game.rules.sees(game.state, viewer, 0, action) for viewer in (0, 1, 2, None)] == seen


@rule("1.15", "3.8.2")
def test_a_drawn_card_is_seen_by_who_draws_it() -> None:
    game = city_of_three("hand 1: 11\nhand 2: 12", TRADE).play("under 11", "stop", "draw 3")
    action = game.action("card 31")
    seen = [game.rules.sees(game.state, viewer, CHANCE, action) for viewer in (0, 1, 2, None)]
    assert seen == [True, False, False, False]


@rule("1.15", "6.7.1")
def test_the_extra_card_is_seen_by_who_draws_it() -> None:
    match = Match(GAME.rules(3, {"extra_card": "on"}), Chance.seeded("extra"))
    while not any(step.action == match.rules.parse("draw 8") for step in match.steps):
        seat = match.state.actors[0]
        legal = match.rules.legal(match.state, seat)
        draw = match.rules.parse("draw 8")
        match.play(seat, draw if draw in legal else legal[0])
    told = follow(record_of(match, [""] * 3, reveal=True))
    before = None
    for state, step in told.timeline():
        if before is not None and step is not None and step.seat == CHANCE:
            shown = [match.rules.sees(before, viewer, CHANCE, step.action) for viewer in range(3)]
            takers = [state.hands[v] != before.hands[v] for v in range(3)]
            assert shown == takers or before.step == START  # the first player is drawn openly
        before = state


# What is remembered


@rule("1.15", "3.6.1")
def test_who_puts_a_card_under_a_deck_remembers_it() -> None:
    game = city_of_three("hand 1: 11 12 21").play("under 12", "under 11")
    assert known(game) == [{"11": ["under 2"], "12": ["under 1"]}, {}, {}]


@rule("1.15")
def test_a_card_taken_from_under_a_deck_is_known_to_be_in_that_hand() -> None:
    """The second player takes 12; 11 lies on top now."""
    game = city_of_three("hand 1: 11 12\nhand 2: 21\nout 13 14 15 16 17 18 19")
    game.follow("under 12", "under 11", "stop", "draw 2", "card 22", "draw 3", "card 31")
    game.follow("under 21", "stop", "draw 1", "card 12")
    assert known(game) == [{"11": ["under 1"], "12": ["hand 2"]}, {"21": ["under 1"]}, {}]


@rule("1.15")
def test_a_remembered_card_is_forgotten_when_it_is_played_or_comes_back() -> None:
    text = "hand 1: 11 12\nhand 2: 21\nout 13 14 15 16 17 18 19"
    game = city_of_three(text)
    game.follow("under 12", "under 11", "stop", "draw 2", "card 22", "draw 3", "card 31")
    game.follow("under 21", "stop", "draw 1", "card 12", "pass")
    mine = game.copy().follow("under 22", "stop", "draw 1", "card 11")
    assert mine.sit(0).knows == {"12": ["hand 2"], "22": ["under 2"]}
    game.follow("pass", "build residence-1 12")
    assert game.sit(0).knows == {"11": ["under 1"]}


@rule("1.15", "3.2.5")
def test_a_known_and_an_unknown_card_played_together_leave_the_other_memories_alone() -> None:
    """The second player builds on 31 and 32; the first had given away 32 and put 35 under."""
    game = city_of_three("hand 1: 32 35 11\nhand 2: 31 12", TRADE)
    game.play("forward 32", "ask").sit(1).play("offer 12", "confirm")
    game.play("accept 2 first", "card 32", "card 12").follow("pass", "pass")
    game.follow("under 35", "stop", "draw 5", "card 51")
    assert game.knows == {"32": ["hand 2"], "35": ["under 1"]}
    game.follow("build residence-2 31 east")
    assert game.knows == {"35": ["under 1"]}
    assert game.rules.determinize(game.state, 0, Random(1)).under[2] == (card_of("35"),)


@rule("1.15")
def test_a_known_card_among_others_may_be_the_one_that_goes() -> None:
    """The first player knows 31 in the second hand, which has another card of deck 3."""
    game = city_of_three("hand 1: 31 32 11\nhand 2: 33 41", TRADE)
    game.play("forward 31", "ask").sit(1).play("offer 41", "confirm")
    game.play("accept 2 first", "card 31", "card 41")
    assert game.knows == {"31": ["hand 2"]}
    game.follow("under 33", "stop", "draw 5", "card 51")
    assert game.knows == {"31": ["hand 2", "under 1"]}
    assert game.sit(1).knows == {"33": ["under 1"], "41": ["hand 1"]}


@rule("1.15")
def test_the_only_card_of_a_deck_in_a_hand_is_the_one_that_goes() -> None:
    game = city_of_three("hand 1: 31 32 11\nhand 2: 41", TRADE)
    game.play("forward 31", "ask").sit(1).play("offer 41", "confirm")
    game.play("accept 2 first", "card 31", "card 41").follow("under 31")
    assert game.knows == {"31": ["under 1"]}


@rule("1.15", "6.1.8")
def test_a_third_player_follows_a_known_card_through_a_trade() -> None:
    """The third player gave 31 to the second, who may or may not trade it away."""
    text = "hand 1: 11 12\nhand 2: 32 41\nhand 3: 31"
    game = city(f"layout L1\n{text}", seats=3, turn=2, options=TRADE)
    game.play("forward 31", "ask")
    game.sit(0).play("confirm")
    game.sit(1).play("offer 41", "confirm")
    game.play("accept 2 first", "card 31", "card 41")
    mine = game.sit(0).play("forward 11", "ask").sit(2)
    mine.play("confirm")
    game.sit(1).play("offer 32", "confirm")
    game.sit(0).play("accept 2 first", "card 11", "card 32")
    assert game.sit(2).knows == {"31": ["hand 1", "hand 2"]}
    assert game.sit(0).knows == {"11": ["hand 2"]}
    assert game.sit(1).knows == {"32": ["hand 1"], "41": ["hand 3"]}


# What is guessed


@rule("1.15")
def test_a_guess_keeps_all_that_the_seat_knows() -> None:
    game = city_of_three("hand 1: 11 12\nhand 2: 31 32 lincoln-park\nunder 3: 33 34")
    game.play("under 11", "stop", "draw 3", "card 35")
    for seed in range(50):
        guess = game.rules.determinize(game.state, 0, Random(seed))
        assert guess.hands[0] == game.state.hands[0]
        assert guess.under[0] == (card_of("11"),)
        assert [h.bit_count() for h in guess.hands] == [2, 3, 0]
        for hand, true in zip(guess.hands, game.state.hands, strict=True):
            assert [(hand & deck).bit_count() for deck in DECKS] == [
                (true & deck).bit_count() for deck in DECKS
            ]
        assert game.rules.inventory(guess) == game.rules.inventory(game.state)


@rule("1.15")
def test_every_hidden_card_may_be_anywhere_it_could_be() -> None:
    """Nothing is remembered: the other hand has one of the eight cards left of deck 3."""
    game = city("layout L1\nhand 1: 31\nhand 2: 35")
    held = set()
    for seed in range(300):
        held |= set(names_of(game.rules.determinize(game.state, 0, Random(seed)).hands[1]))
    assert held == {f"3{n}" for n in range(2, 10)}


# One deck of few cards, so that all deals can be counted.
FEW = """
    hand 1: 31 32 41
    hand 2: 33 42 43
    hand 3: 34 44 45
    out 38 39 46 47 48 central-park
    decks 3 4 5
"""
SCRIPTS = {
    "nothing": "",
    "exchange": "under 31, under 32, stop, draw 5, draw 5, under 33, stop, draw 3",
    "knows-both": "forward 31, forward 32, ask, 1 offer 42, 1 offer 43, 1 confirm, 2 confirm, "
                  "accept 2 both, card 31, card 32, card 42, card 43, "
                  "under 33, under 31, stop, draw 3, draw 5",
    "draws-under": "under 31, under 32, stop, draw 3, draw 3, under 33, stop, draw 3, under 44, "
                   "stop, draw 3, pass, under 42, stop, draw 3",
    "third-eye": "forward 31, ask, 1 offer 42, 1 confirm, 2 confirm, accept 2 first, card 31, "
                 "card 42, forward 33, ask, 0 confirm, 2 offer 44, 2 confirm, accept 3 first, "
                 "card 33, card 44",
    "played": "forward 31, forward 32, ask, 1 offer 42, 1 offer 43, 1 confirm, 2 confirm, "
              "accept 2 both, card 31, card 32, card 42, card 43, "
              "build residence-2 31 east, draw 5, draw 5",
}  # fmt: skip


def play_script(game: Table, minds: list[Mind], script: str) -> None:
    """Words as in a record; a number in front names who answers; chance deals the lowest card."""
    for words in script.split(", ") if script else ():
        seat = game.actors[0]
        if words[0].isdigit():
            seat, words = int(words[0]), words[2:]
        watch_one(game, minds, seat, game.action(words))
        while game.step == "card":
            watch(game, minds, sorted(game.chances())[0])


@rule("1.15", "6.1.8")
@pytest.mark.parametrize("name", SCRIPTS)
@pytest.mark.parametrize("viewer", range(3))
def test_guesses_are_all_deals_that_fit_and_no_others(name: str, viewer: Seat) -> None:
    game = city_of_three(FEW, TRADE)
    minds = [Mind(game, viewer, deck) for deck in (2, 3)]
    play_script(game, minds, SCRIPTS[name])
    for mind in minds:
        assert world_of(game.state, mind.deck) in mind.worlds
        assert guesses(game, viewer, mind.deck, 25 * len(mind.worlds) + 50) == mind.worlds


@rule("1.15")
def test_when_both_known_cards_were_all_a_hand_had_one_of_them_is_under_the_deck() -> None:
    """A new card in that hand changes nothing: the two known cards cannot both be there."""
    game = city_of_three("hand 1: 31 32\nhand 2: 11 12\nhand 3: 21", TRADE)
    game.play("forward 31", "forward 32", "ask")
    game.sit(1).play("offer 11", "offer 12", "confirm")
    game.sit(2).play("confirm")
    game.play("accept 2 both", "card 31", "card 32", "card 11", "card 12")
    game.follow("under 31", "stop", "draw 3", "card 33")
    assert game.knows == {"31": ["hand 2", "under 1"], "32": ["hand 2", "under 1"]}
    for seed in range(200):
        guess = game.rules.determinize(game.state, 0, Random(seed))
        assert names_of(1 << guess.under[2][0])[0] in ("31", "32")


QUIET = ("under", "stop", "draw", "card", "pass", "forward", "ask", "offer", "confirm", "accept",
         "build")  # fmt: skip


@rule("1.15", "6.1.8")
@pytest.mark.parametrize("seed", range(12))
def test_in_any_game_of_exchanges_memory_is_perfect_and_guesses_fit(seed: int) -> None:
    """Three players exchange, trade and sometimes build; a perfect mind looks on for each."""
    rng = Random(f"minds {seed}")
    game = city_of_three(FEW, TRADE)
    minds = [Mind(game, viewer, deck) for viewer in range(3) for deck in (2, 3)]
    for _ in range(150):
        if not game.actors:
            break
        seat = rng.choice(game.actors)
        watch_one(game, minds, seat, game.action(choose(game, seat, rng)))
        for mind in minds:
            check(game, mind, rng)


def choose(game: Table, seat: Seat, rng: Random) -> str:
    if seat == CHANCE:
        return rng.choice(sorted(game.chances()))
    words = sorted(w for w in game.sit(seat).choices() if w.startswith(QUIET))
    kinds = sorted({w.split()[0] for w in words} - {"pass"}) or ["pass"]
    weights = [0.2 if kind == "build" else 1 for kind in kinds]
    (kind,) = rng.choices(kinds, weights)
    return rng.choice([w for w in words if w.startswith(kind)])


def check(game: Table, mind: Mind, rng: Random) -> None:
    assert world_of(game.state, mind.deck) in mind.worlds
    knows = game.sit(mind.viewer).knows
    own = {card: set(spots) for card, spots in knows.items() if DECK_OF[card_of(card)] == mind.deck}
    assert own == mind.remembered()
    guess = game.rules.determinize(game.state, mind.viewer, Random(rng.random()))
    assert world_of(guess, mind.deck) in mind.worlds


@rule("6.1.2", "6.1.5")
def test_the_cards_put_forward_may_be_any_of_their_decks() -> None:
    game = city_of_three("hand 1: 31 32 41\nhand 2: 11\nhand 3: 12", TRADE).play("forward 31")
    forward = [
        game.rules.determinize(game.state, viewer, Random(seed)).trade.forward
        for viewer in (1, 0)
        for seed in range(150)
    ]
    assert {names_of(1 << cards[0])[0] for cards in forward[:150]} == {
        f"3{n}" for n in range(1, 10)
    }
    assert {names_of(1 << cards[0])[0] for cards in forward[150:]} == {"31"}


@rule("6.1.5")
def test_while_offers_are_secret_any_answer_is_possible() -> None:
    game = city_of_three("hand 1: 31 41\nhand 2: 11 21\nhand 3: 12", TRADE)
    game.play("forward 31", "forward 41", "ask").sit(1).play("offer 11", "confirm")
    sizes, mine = set(), set()
    for seed in range(60):
        guess = game.rules.determinize(game.state, 0, Random(seed))
        sizes.add(len(guess.trade.offers[1]))
        assert not guess.trade.offers[2]  # not confirmed yet, so whatever lies there is open
        mine.add(game.rules.determinize(game.state, 1, Random(seed)).trade.offers[1])
    assert sizes == {0, 1, 2}
    assert mine == {(card_of("11"),)}


@rule("6.1.5")
def test_once_shown_an_offer_has_its_decks() -> None:
    game = city_of_three("hand 1: 31\nhand 2: 11 21\nhand 3: 12", TRADE).play("forward 31", "ask")
    game.sit(1).play("offer 21", "confirm")
    game.sit(2).play("confirm")
    offers = {
        game.rules.determinize(game.state, 0, Random(seed)).trade.offers[1] for seed in range(150)
    }
    assert {DECK_OF[card] + 1 for cards in offers for card in cards} == {2}
    assert len(offers) == 9


@rule("6.1.7", "6.1.8")
def test_a_card_just_given_is_not_what_the_other_had_put_forward() -> None:
    """The second player gave 32; the card still on offer was put forward before that."""
    game = city_of_three("hand 1: 31 33 11\nhand 2: 32\nhand 3: 12", TRADE)
    game.play("forward 31", "forward 33", "ask")
    game.sit(1).play("offer 32", "confirm")
    game.sit(2).play("offer 12", "confirm")
    game.play("accept 2 first", "card 31")
    for seed in range(100):  # on its way: 32 from the second player, who now holds 31
        guess = game.rules.determinize(game.state, 0, Random(seed))
        assert guess.trade.moving[0][0] != card_of("31")
    game.play("card 32")
    for seed in range(100):
        guess = game.rules.determinize(game.state, 1, Random(seed))
        assert guess.trade.forward[0] != card_of("32")
        assert guess.hands[0] >> guess.trade.forward[0] & 1


# What is known


@rule("1.15")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_rules_answer_whatever_is_not_known(seats: int) -> None:
    """Backs count as cards do; nobody can tell what an unknown hand could build or exchange."""
    rng = Random(f"known {seats}")
    for game, state in walk(seats, {"trade": "on"}, f"known {seats}"):
        if rng.random() < 0.1:
            for viewer in (None, *range(seats)):
                seen = game.rules.known(state, viewer)
                assert game.rules.inventory(seen) == game.rules.inventory(state)
                for seat in range(seats):
                    legal = game.rules.legal_set(seen, seat)
                    assert not legal & ~game.rules.legal_set(state, seat)
                if state.actors == (CHANCE,):
                    assert game.rules.chances(seen) or state.step != START


def dumped(game: Table, seat: Seat | None) -> str:
    return json.dumps(snapshot.dump(game.rules.known(game.state, seat)))


@rule("1.15")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_known_does_not_change_with_what_is_hidden(seats: int) -> None:
    """However the hidden cards are dealt anew, the seat and a spectator know the same."""
    rng = Random(f"views {seats}")
    changed = 0
    for game, state in walk(seats, {"trade": "on"}, f"views {seats}"):
        if rng.random() > 0.1:
            continue
        for seat in range(seats):
            guess = game.rules.determinize(state, seat, rng)
            other = Table(game.rules, guess)
            assert dumped(other, seat) == dumped(game, seat)
            assert dumped(other, None) == dumped(game, None)
            changed += guess.hands != state.hands
    assert changed > 20


@rule("1.15")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_no_card_lies_open_but_ones_own(viewer: Seat | None) -> None:
    """Those one has given away in this trade are known, too."""
    for game, state in walk(3, {"trade": "on"}, "open"):
        own = 0 if viewer is None else state.hands[viewer]
        gave = [card for card, giver in state.trade.given if giver == viewer]
        shown = fronts(game.rules.known(state, viewer))
        assert shown == sorted({*names_of(own), *(CARD_NAMES[card] for card in gave)})


@rule("1.15")
@pytest.mark.parametrize("viewer", [0, 1])
def test_what_may_be_read_in_a_record_does_not_tell_hidden_cards(viewer: Seat) -> None:
    """Of all entries that a viewer sees, none names a card that only others have seen."""
    rules = GAME.rules(3, {"trade": "on", "guard": "on"})
    match = play_on(Match(rules, Chance.seeded("sees")), Random("sees"), anyone=True)
    before: BigCityState | None = None
    hidden = shown = 0
    for state, step in match.timeline():
        if before is not None and step is not None and hasattr(step.action, "card"):
            card = 1 << step.action.card
            own = (before.hands[viewer] | state.hands[viewer] | state.out) & card
            assert rules.sees(before, viewer, step.seat, step.action) <= bool(own)
            hidden += not own
            shown += bool(own)
        before = state
    assert hidden > 50 and shown > 20
