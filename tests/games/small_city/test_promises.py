"""RULES.md chapter 14, 20.8 and 20.9: promises, normal and special."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.games.small_city import scoring
from faubourg.games.small_city.components import BOX, BROKEN, KEPT, MEASURES, STACKS, UNKNOWN
from games.small_city.rulebook import rows
from games.small_city.table import Table, table

FIVE = "residential-5 a1 b1 c1 a2 b2"
SHEDS = "warehouse a7; warehouse b7"
# Number, a borough that keeps the promise, one that does not; other facts are in SETTINGS.
NORMAL: list[tuple[int, str, str]] = [
    (1, "park-3 a1 b1 c1; park-3 a2 b2 c2", "park-3 a1 b1 c1; park-2 a2 b2"),
    (2, "commercial-1 a1; commercial-2 c1 d1; commercial-1 g1", "commercial-4 a1 b1 b2 a2"),
    (3, "school a1; library c1 d1", "school a1"),
    (4, "fire a1 b1 b2", "university a1 b1 c1 a2 b2 c2"),
    (4, "police a1 b1", "clinic a1 b1 a2 b2 a3"),
    (5, "port a2 b2 a1 b1; refinery d1", "port a2 b2 a1 b1"),
    (8, "commercial-3 a1 b1 b2; commercial-2 d1 e1; commercial-1 g1",
     "commercial-2 a1 b1; commercial-2 d1 e1; commercial-2 d3 e3"),
    (8, "commercial-4 a1 b1 b2 a2; commercial-2 d1 e1", "commercial-4 a1 b1 b2 a2"),
    (9, "factory-3 a1 b1 b2", "factory-2 a1 b1"),
    (12, FIVE.replace(" b2", " b2*").replace("a1 b1 c1 a2", "a1* b1* c1* a2*"),
     FIVE.replace("a1 b1 c1 a2", "a1* b1* c1* a2*")),
    (13, "school a1; library c1 d1; museum a3 b3 c3; metro a5 b5 c5 d5; clinic e1 f1 e2 f2 e3",
     "school a1; library c1 d1; museum a3 b3 c3; metro a5 b5 c5 d5"),
    (16, "residential-4 a1 b1 a2 b2; commercial-3 d1 e1 e2; factory-3 a4 b4 b5",
     "residential-3 a1 b1 b2; commercial-3 d1 e1 e2; factory-3 a4 b4 b5"),
]  # fmt: skip
SPECIAL: list[tuple[int, str, str]] = [
    (1, "park-2 a1 b1; park-2 a2 b2", "park-3 a1 b1 c1"),
    (2, "commercial-1 a1; commercial-1 c1", "commercial-2 a1 b1"),
    (3, "factory-1 a1; factory-1 c1", "factory-2 a1 b1"),
    (4, "police a1 b1", "fire a1 b1 b2"),
    (5, "fire a1 b1 b2", "police a1 b1"),
    (6, "port a2 b2 a1 b1", "refinery a1"),
    (7, "refinery a1", "port a2 b2 a1 b1"),
    (11, "; ".join(f"residential-1 {cell}" for cell in ("a1", "c1", "e1", "g1", "a3")), FIVE),
    (12, "residential-3 a1 b1 b2", "residential-2 a1 b1"),
    (16, "school a1; library c1 d1; museum a3 b3 c3",
     "school a1; library c1 d1; museum a3 b3 c3; metro a5 b5 c5 d5"),
]  # fmt: skip


def kept(game: Table, number: int, special: bool = False) -> bool:
    conditions = (BOX.specials if special else BOX.promises)[number - 1]
    return scoring.is_kept(game.kit, game.city, 0, conditions)


def position(borough: str = "", /, **facts: int | str) -> Table:
    """Money keeps the council waiting, so that the position stays as it is."""
    game = table(borough, phase=7, money=[1], graves=[str(facts.pop("graves", ""))])
    for name, value in facts.items():
        setattr(game.borough, name, value)
    return game


@rule("20.8", "14.2")
@pytest.mark.parametrize(("number", "keeps", "breaks"), NORMAL)
def test_promises_about_tiles(number: int, keeps: str, breaks: str) -> None:
    assert kept(position(keeps), number)
    assert not kept(position(breaks), number)


@rule("20.8")
@pytest.mark.parametrize(
    ("number", "fact", "keeps", "breaks"),
    [(6, "steps", 2, 1), (7, "pollution", 20, 21), (10, "money", 10, 9)],
)
def test_promises_about_numbers(number: int, fact: str, keeps: int, breaks: int) -> None:
    assert kept(position(**{fact: keeps}), number)
    assert not kept(position(**{fact: breaks}), number)


@rule("20.8")
@pytest.mark.parametrize(
    ("count", "full", "peaceful"),
    [(13, True, True), (12, False, True), (10, False, True), (9, False, False)],
)
def test_promises_about_citizens_at_home(count: int, full: bool, peaceful: bool) -> None:
    homes = [
        "residential-4 a1 b1 a2 b2",
        "residential-4 d1 e1 d2 e2",
        "residential-5 a4 b4 c4 a5 b5",
    ]
    game = position("; ".join(homes), hall=3)
    cells = [cell for home in homes for cell in home.split()[1:]]
    for cell in cells[:count]:
        game.borough.citizens[0] |= 1 << game.kit.board.number[cell]
    assert (kept(game, 11), kept(game, 15)) == (full, peaceful)


@rule("20.8")
@pytest.mark.parametrize("facts", [{"pollution": 31}, {"graves": "g1"}])
def test_no_graves_also_needs_clean_air(facts: dict[str, int | str]) -> None:
    museums = "museum a1* b1* c1*; metro a3* b3* c3* d3*; museum a5* b5* c5*"
    assert kept(position(museums, pollution=30), 15)
    assert not kept(position(museums, **facts), 15)


@rule("20.8")
def test_no_empty_plot_looks_at_the_first_zone_and_counts_no_cemetery() -> None:
    game = position(steps=1)
    zone = game.kit.board.zone[7]
    game.borough.covered = zone
    assert kept(game, 14)
    game.borough.covered = zone & ~1
    assert not kept(game, 14)
    game.borough.graves[0] = 1
    assert not kept(game, 14)


@rule("20.9")
@pytest.mark.parametrize(("number", "keeps", "breaks"), SPECIAL)
def test_special_promises_about_tiles(number: int, keeps: str, breaks: str) -> None:
    assert kept(position(keeps), number, special=True)
    assert not kept(position(breaks), number, special=True)


@rule("20.9")
@pytest.mark.parametrize(
    ("number", "fact", "keeps", "breaks"),
    [(9, "hall", 0, 1), (13, "steps", 1, 2), (14, "money", 5, 6), (15, "pollution", 35, 36),
     (10, "graves", "", "g1")],
)  # fmt: skip
def test_special_promises_about_numbers(
    number: int, fact: str, keeps: int | str, breaks: int | str
) -> None:
    assert kept(position(**{fact: keeps}), number, special=True)
    assert not kept(position(**{fact: breaks}), number, special=True)


@rule("20.9")
def test_full_sheds_counts_all_own_stores() -> None:
    for stock, keeps in (("hall wood; a7 stone", True), ("a7 metal", False)):
        game = table(SHEDS, phase=7, money=[1], stock=[stock])
        assert kept(game, 8, special=True) == keeps


@rule("14.1")
def test_the_table_of_values() -> None:
    for (_, numbers, plus, minus), stack, *values in zip(
        rows("14.1"), STACKS, KEPT, BROKEN, strict=True
    ):
        assert numbers == f"{stack[0]} to {stack[1]}"
        assert [int(plus), int(minus)] == values


@rule("14.1", "15.2")
@pytest.mark.parametrize("number", range(1, 17))
def test_what_a_promise_is_worth(number: int) -> None:
    game = position("school a1")
    game.borough.promise = number
    value = 0 if number <= 6 else 1 if number <= 11 else 2
    expected = KEPT if kept(game, number) else BROKEN
    assert scoring.votes_of_promise(game.kit, game.city, 0) == expected[value]


@rule("14.2", "A73")
def test_a_promise_is_judged_as_things_stand_at_the_end() -> None:
    game = table(phase=7, round=8, money=[10])
    game.borough.promise = 10
    assert game.total() == 12
    game.play("invest start tourism money")
    assert (game.step, game.total()) == ("over", -6)


@rule("14.2")
def test_a_promise_is_judged_before_any_votes_are_added() -> None:
    game = position(pollution=20)
    game.borough.promise, game.borough.specials = 7, [15, 4]
    lines = game.score()
    assert (lines["score-promise"], lines["score-specials"]) == (12, -5)


@rule("14.3", "1.6.8")
def test_a_promise_stays_secret_until_the_end() -> None:
    game = table(phase=7, round=8, money=[1])
    game.borough.promise = 3
    other = game.sit(1)
    assert (game.seen(0).promise, other.seen(0).promise) == (3, 0)
    assert "small_city.score-promise" not in {line.key for line in other.seen(0).score_lines}
    assert game.rules.score_seen(game.rules.known(game.state, 1), 1, 0) == other.seen(0).score_lines
    assert other.seen(0).borough.promise == UNKNOWN  # but that there is one is known
    game.play("decline")
    assert (other.step, other.seen(0).promise) == ("over", 3)
    assert game.rules.score_seen(game.rules.known(game.state, None), None, 0) == game.rules.score(
        game.state, 0
    )


@rule("20.8", "20.9")
def test_every_measure_is_known_and_every_card_is_listed() -> None:
    assert set(scoring.MEASURES) == set(MEASURES)
    assert [row[0] for row in rows("20.8")] == [str(n) for n in range(1, 17)]
    assert [row[0] for row in rows("20.9")] == [str(n) for n in range(1, 17)]
    assert (len(BOX.promises), len(BOX.specials)) == (16, 16)
