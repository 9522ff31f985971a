"""Every refusal there is, with its paragraph; and which one is told where several would fit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from marks import rule

from faubourg.core.explain import deepest
from faubourg.core.model import Reason
from faubourg.core.rulebook import paragraphs
from faubourg.games.big_city import GAME, reasons
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.components import NUMBER_OF
from games.big_city.table import Table, begun, city
from games.big_city.test_setup import place_any


def all_reasons() -> Iterator[tuple[str, Reason]]:
    for name, value in vars(reasons).items():
        if isinstance(value, Reason):
            yield name, value
        elif isinstance(value, dict) and all(isinstance(r, Reason) for r in value.values()):
            yield from ((f"{name}[{key}]", reason) for key, reason in value.items())


HALL = "layout L1\ncity-hall 27\n"
PARKED = "layout L1\ncity-hall 16\nlincoln-park 15 18\nhand 1: 15 11\nhand 2: 12\n"
STEP = {step: f"WRONG_STEP[{step}]" for step in reasons.WRONG_STEP}
BESIDE = {name: f"NEIGHBOURS[{number}]" for name, number in NUMBER_OF.items()}

# Constant, paragraph, position, what was done before, what is refused.
REFUSED = [
    (STEP[steps.ORIGIN], "2.10", HALL, "", "at 3 0"),
    (STEP[steps.TURN], "3.1.2", f"{HALL}hand 1: 11", "under 11", "pass"),
    (STEP[steps.EXCHANGE], "3.6.1", HALL, "", "stop"),
    (STEP[steps.DRAW], "3.8.1", HALL, "", "draw 1"),
    (STEP[steps.FORWARD], "6.1.3", HALL, "", "ask"),
    (STEP[steps.ANSWER], "6.1.5", HALL, "", "confirm"),
    (STEP[steps.ACCEPT], "6.1.6", HALL, "", "accept 2 first"),
    ("NOT_FOR_PLAYERS", "2.3", HALL, "", "card 11"),
    ("ALREADY_PLACED", "3.5.2", HALL, "", "district 2 0"),
    ("DISTRICT_BEFORE_HALL", "3.5.1", "layout L1", "", "district 6 0"),
    ("OVERLAP", "2.11", HALL, "district 6 0", "at 0 0"),
    ("NO_CONTACT", "2.12", HALL, "district 6 0", "at 20 0"),
    ("MUST_EXCHANGE", "6.2.1", PARKED, "", "discard 15"),
    ("NOT_OBSOLETE", "3.1.4", PARKED, "", "discard 11"),
    ("DISCARD_NOT_HELD", "3.1.4", PARKED, "", "discard 18"),
    ("NO_PIECE", "3.2.2", f"{HALL}hand 1: 15", "", "build city-hall 15"),
    ("NOT_IN_CITY", "3.2.3", f"{HALL}hand 1: 61", "", "build office-1 61"),
    ("NO_SHAPE", "3.2.6", f"{HALL}hand 1: 24", "", "build office-2 24 east"),
    ("OCCUPIED", "3.2.4", PARKED, "", "build office-1 15"),
    ("CARD_MISSING", "3.2.5", f"{HALL}hand 1: 11", "", "build office-1 15"),
    ("TRAM_IN_THE_WAY", "3.2.7", f"{HALL}tram V,1,0\nhand 1: 11 12", "", "build office-2 11 east"),
    ("BEFORE_HALL", "3.2.8", "layout L1\nhand 1: 15", "", "build bank 15"),
    ("HALL_NOT_CENTRAL", "3.2.10", "layout L1\nhand 1: 11", "", "build city-hall 11"),
    ("NO_DOUBLE_NUMBER", "3.2.11", f"{HALL}hand 1: 15", "", "build church 15"),
    ("DISTRICT_NOT_FULL", "3.2.12", f"{HALL}hand 1: 11", "", "build church 11"),
    ("BESIDE_PARKING", "6.6.4", f"{HALL}parking-lot 15\nhand 1: 14", "", "build residence-1 14"),
    ("STATION_NOT_CENTRAL", "6.6.8", f"{HALL}hand 1: 11", "", "build police-station 11"),
    ("STATION_NOT_LAST", "6.6.9", f"{HALL}hand 1: 15", "", "build police-station 15"),
    ("NOT_PERIPHERAL", "6.6.11", f"{HALL}hand 1: 15", "", "build petrol-station 15"),
    (BESIDE["cinema"], "3.2.13", f"{HALL}hand 1: 15", "", "build cinema 15"),
    (BESIDE["post-office"], "3.2.14", f"{HALL}hand 1: 15", "", "build post-office 15"),
    (BESIDE["bank"], "3.2.15", f"{HALL}hand 1: 15", "", "build bank 15"),
    (BESIDE["shopping-centre"], "3.2.16", f"{HALL}hand 1: 15 18", "",
     "build shopping-centre 15 south"),
    (BESIDE["parking-lot"], "6.6.3", f"{HALL}hand 1: 15", "", "build parking-lot 15"),
    (BESIDE["school"], "6.6.6", f"{HALL}hand 1: 15", "", "build school 15"),
    (BESIDE["restaurant"], "6.6.13", f"{HALL}hand 1: 15", "", "build restaurant 15"),
    ("CARD_NOT_HELD", "3.3.3", HALL, "", "build rockwell 11"),
    ("INSTALLATION_BEFORE_HALL", "3.3.2", "layout L1\nhand 1: rockwell", "", "build rockwell 11"),
    ("NO_PLOT_THERE", "3.3.4", f"{HALL}hand 1: rockwell", "", "build rockwell 61"),
    ("WRONG_SHAPE", "3.3.5", f"{HALL}hand 1: rockwell", "", "build rockwell 24"),
    ("PLOT_OCCUPIED", "3.3.4", f"{HALL}hand 1: rockwell\noffice-1 11", "", "build rockwell 11"),
    ("TRAM_UNDER", "3.3.4", f"{HALL}hand 1: rockwell\ntram V,1,0", "", "build rockwell 11"),
    ("TOO_PERIPHERAL", "3.3.6", f"{HALL}hand 1: lincoln-park", "", "build lincoln-park 11 east"),
    ("TOO_CENTRAL", "3.3.7", f"{HALL}hand 1: rockwell", "", "build rockwell 41"),
    ("TRAM_BEFORE_HALL", "3.4.1", "layout L1", "", "lay 11 north"),
    ("NO_STREET", "3.4.4", HALL, "", "lay 61 north"),
    ("OTHER_NAME", "1.4", HALL, "", "lay 21 west"),
    ("COVERED", "3.4.5", f"{HALL}office-2 11 12", "", "lay 11 east"),
    ("TAKEN_STREET", "3.4.6", f"{HALL}tram H,0,0", "", "lay 11 north"),
    ("NOT_AT_AN_END", "3.4.7", f"{HALL}tram H,0,0", "", "lay 24 north"),
    ("LOOP", "3.4.8", f"{HALL}tram H,0,0 V,1,0 H,0,1", "", "lay 11 west"),
    ("NOT_CONNECTED", "6.5.1", f"{HALL}tram H,0,0", "", "lay 24 north"),
    ("NO_BUILDING_THERE", "6.3.1", HALL, "", "lay 11 north"),
    ("NOT_HELD", "3.6.2", HALL, "", "under 11"),
    ("CANNOT_DRAW_AS_MANY", "3.6.3", "layout L1\nhand 1: 11 12 13\ndecks 1", "under 11, under 12",
     "under 13"),
    ("DECK_EMPTY", "3.8.5", "layout L1\nhand 1: 11\ndecks 1", "under 11, stop", "draw 2"),
    ("DRAWN_TWICE", "3.8.4", "layout L1\nhand 1: 11 12 13 14",
     "build office-3 11 east, draw 3, card 31, draw 3, card 32", "draw 3"),
    ("DECK_NOT_IN_CITY", "6.4.1", "layout L1\nhand 1: 11", "under 11, stop", "draw 6"),
    ("NO_TRADING", "6.1.1", "hand 1: 11\nhand 2: 12", "", "forward 11"),
    ("FORWARD_NOT_HELD", "6.1.2", "hand 1: 11\nhand 2: 12", "", "forward 12"),
    ("ALREADY_FORWARD", "6.1.2", "hand 1: 11\nhand 2: 12", "forward 11", "forward 11"),
    ("TWO_FORWARD", "6.1.2", "hand 1: 11 13 14\nhand 2: 12", "forward 11, forward 13",
     "forward 14"),
    ("NOBODY_TO_TRADE", "6.1.4", "hand 1: 11", "", "forward 11"),
    ("WISHED", "6.1.3", "hand 1: 11\nhand 2: 12", "forward 11, wish 3", "wish 3"),
    ("OFFER_NOT_HELD", "6.1.5", "hand 1: 11\nhand 2: 12", "forward 11, ask", "offer 13"),
    ("ALREADY_OFFERED", "6.1.5", "hand 1: 11 14\nhand 2: 12 13", "forward 11, forward 14, ask, "
     "offer 12", "offer 12"),
    ("OFFER_TOO_LARGE", "6.1.5", "hand 1: 11\nhand 2: 12 13", "forward 11, ask, offer 12",
     "offer 13"),
    ("NO_OFFER", "6.1.6", "hand 1: 11\nhand 2: 12", "forward 11, ask, offer 12, confirm",
     "accept 3 first"),
    ("WHOLE_OFFER", "6.1.6", "hand 1: 11 14\nhand 2: 12 13", "forward 11, forward 14, ask, "
     "offer 12, offer 13, confirm", "accept 2 first"),
    ("SINGLE_OFFER", "6.1.6", "hand 1: 11 14\nhand 2: 12 13", "forward 11, forward 14, ask, "
     "offer 12, confirm", "accept 2 both"),
    ("NO_SUCH_CARD", "6.1.6", "hand 1: 11\nhand 2: 12", "forward 11, ask, offer 12, confirm",
     "accept 2 second"),
    ("TWO_AT_MOST", "6.1.9", "hand 1: 11 14 15\nhand 2: 12", "forward 11, ask, confirm, under 11, "
     "under 14", "under 15"),
]  # fmt: skip
OPTIONS = {
    "MUST_EXCHANGE": {"obsolete": "exchange"}, "NOT_CONNECTED": {"tram_rule": "english"},
    "NO_BUILDING_THERE": {"limited_trams": "buildings"}, "NO_TRADING": {"trade": "off"},
    "DECK_NOT_IN_CITY": {"limited_draws": "on"},
}  # fmt: skip
ELSEWHERE = {"NOT_IN_POOL", "NO_SEGMENT"}  # below


def position(name: str, text: str, before: str) -> Table:
    options = {"trade": "on", "new_buildings": "all", **OPTIONS.get(name, {})}
    game = city(text, options=options)
    for words in before.split(", ") if before else ():
        game.follow(words)
    return game.sit(game.actors[0])


@rule("3.1.2")
@pytest.mark.parametrize(
    ("name", "paragraph", "text", "before", "words"), REFUSED, ids=[case[0] for case in REFUSED]
)
def test_a_refusal_names_its_paragraph(
    name: str, paragraph: str, text: str, before: str, words: str
) -> None:
    refused = position(name, text, before).why_not(words)
    assert refused == dict(all_reasons())[name]
    assert refused is not None and refused.rule == paragraph


@rule("2.9")
def test_a_district_outside_the_pool() -> None:
    refused = begun(3).why_not("district 8 0")
    assert refused == reasons.NOT_IN_POOL
    assert reasons.NOT_IN_POOL.rule == "2.9"


@rule("3.4.2")
def test_no_segment_left() -> None:
    game = city(f"{HALL}tram H,0,0")
    game.state.trams = tuple(list(game.plan.streets)[:17])
    assert game.why_not("lay 57 south") == reasons.NO_SEGMENT
    assert reasons.NO_SEGMENT.rule == "3.4.2"


def test_every_refusal_is_shown_above() -> None:
    assert {name for name, _ in all_reasons()} == {case[0] for case in REFUSED} | ELSEWHERE


def test_refusals_with_one_text_and_paragraph_are_one() -> None:
    seen = [(reason.key, reason.rule) for name, reason in all_reasons()]
    assert len(seen) == len(set(seen))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_rests_on_a_paragraph_that_exists(language: str) -> None:
    known = paragraphs(GAME, language)
    assert [reason for _, reason in all_reasons() if reason.rule not in known] == []


# Which reason is told: the one of the action that came furthest.


def told(game: Table, *prefixes: str) -> Reason:
    """What somebody hears who asked for all these actions and could have none."""
    wanted = [a for words, a in game.rules.named.items() if words.startswith(prefixes)]
    found = deepest(game.rules, game.state, game.seat, wanted)
    assert found is not None
    return found[1]


# One more condition of the shopping centre is met each time.
LADDER = [
    ("shopping-centre 31 32\nshopping-centre 34 35", reasons.NO_PIECE),
    ("", reasons.NO_SHAPE),
    ("office-1 15", reasons.OCCUPIED),
    ("", reasons.CARD_MISSING),
    ("tram V,2,1\nhand 1: 15 16", reasons.TRAM_IN_THE_WAY),
    ("hand 1: 15 16", reasons.BEFORE_HALL),
    ("city-hall 27\nhand 1: 15 16", reasons.NEIGHBOURS[NUMBER_OF["shopping-centre"]]),
]


@rule("3.2.2", "3.2.16")
def test_each_condition_met_leads_deeper() -> None:
    found: list[Reason] = []
    for text, _ in LADDER:
        words = "24 east" if len(found) == 1 else "15 east"
        reason = city(f"layout L1\n{text}").why_not(f"build shopping-centre {words}")
        assert reason is not None
        found.append(reason)
    assert found == [reason for _, reason in LADDER]
    depths = [reason.depth for reason in found]
    assert depths == sorted(set(depths))


@rule("3.2.5")
def test_of_all_ways_to_build_somewhere_the_nearest_miss_is_told() -> None:
    """With card 15 alone, a cinema lacks neighbours; doubles lack a card, which is told less."""
    game = city("layout L1\ncity-hall 27\nhand 1: 15")
    assert (
        told(game, "build cinema 15", "build residence-2 15")
        == reasons.NEIGHBOURS[NUMBER_OF["cinema"]]
    )
    assert told(game, "build residence-2 15", "build rockwell 15") == reasons.CARD_MISSING


@rule("3.3.6")
def test_of_all_places_for_a_park_the_nearest_miss_is_told() -> None:
    game = city("layout L1\ncity-hall 15\nhand 1: lincoln-park")
    assert told(game, "build lincoln-park 11", "build lincoln-park 24") == reasons.TOO_PERIPHERAL
    assert told(game, "build lincoln-park 12 south") == reasons.PLOT_OCCUPIED


@rule("3.4.8")
def test_of_all_streets_the_nearest_miss_is_told() -> None:
    game = city(f"{HALL}tram H,0,0 V,1,0 H,0,1")
    assert told(game, "lay 11", "lay 61") == reasons.LOOP
    assert told(game, "lay 24", "lay 61") == reasons.NOT_AT_AN_END


@rule("3.6.3")
def test_who_holds_no_card_hears_that_first() -> None:
    game = city("layout L1\nhand 1: 11 12 13\ndecks 1").play("under 11", "under 12")
    assert told(game, "under 13", "under 14") == reasons.CANNOT_DRAW_AS_MANY
    assert told(game, "under 14") == reasons.NOT_HELD


@rule("2.12")
def test_where_a_district_touches_nothing_is_nearer_than_where_it_overlaps() -> None:
    game = begun(2).play("district 3 0")
    assert told(game, "at 1 1", "at 9 9") == reasons.NO_CONTACT


def test_the_time_is_told_before_anything_else() -> None:
    game = begun(3)
    place_any(game)
    own = game.sit(game.actors[0])
    assert told(own, "build residence-1 11", "lay 11 north").depth == 1
