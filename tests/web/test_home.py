"""The home page: go on, begin, learn; records of games for one."""

from __future__ import annotations

import html
import re
from importlib.resources import files
from pathlib import Path

import pytest

from faubourg.core import solo
from faubourg.core.model import Rank
from faubourg.core.registry import find_game, games, rules_of
from faubourg.core.texts import Texts
from faubourg.table.alone import Played, mode_card, rank_list, record_lines
from faubourg.web import cards
from faubourg.web.cards import has_lesson
from web.browser import BOT, HERE, LINK, ME, AnyClient, Browser

FALLING = [Rank("c", None), Rank("b", 19), Rank("a", 8)]
RISING = [Rank("a", None), Rank("b", 40), Rank("c", 50)]


def card(page: str, key: str) -> str:
    """What the home page shows of a game."""
    one = '<li class="card game"'
    found = re.search(rf'{one} data-game="{key}">.*?(?={one}|</section>)', page, re.DOTALL)
    assert found is not None
    return html.unescape(found[0])


def my_tables(page: str) -> list[str]:
    return re.findall(r'href="/table/(\w+)"', page)


@pytest.fixture
def lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    """Big City has a lesson, and no other game."""
    monkeypatch.setattr(cards, "has_lesson", lambda game: game.key == "big_city")


@pytest.mark.parametrize("game", games())
def test_a_game_has_a_lesson_where_its_package_brings_one(game: str) -> None:
    found = find_game(game)
    assert has_lesson(found) == Path(str(files(found.package)), "lesson.toml").exists()


def test_who_is_new_is_told_where_to_start(browser: Browser) -> None:
    page = browser.get("/").text
    assert page.count("Start here") == 1 and "Start here" in card(page, "big_city")
    browser.open()
    assert "Start here" not in browser.get("/").text


def test_a_game_one_has_not_played_is_learned_first(browser: Browser, lesson: None) -> None:
    shown = card(browser.get("/").text, "big_city")
    strong = re.findall(r'class="button strong"[^>]*', shown)
    assert len(strong) == 1 and "/learn/big_city" in strong[0]
    assert "/learn/" not in card(browser.get("/").text, "la_citta")


def test_a_game_one_has_played_is_played_first(browser: Browser, lesson: None) -> None:
    browser.open(ME, BOT, game="big_city")
    shown = card(browser.get("/").text, "big_city")
    assert "Play now" in re.findall(r'class="button strong"[^>]*', shown)[0]
    assert "/learn/big_city" in shown


def test_tables_that_wait_for_me_come_first(browser: Browser) -> None:
    waits = browser.open(ME, HERE)
    stands = browser.open(ME, LINK, game="big_city")  # newer, but its cards are not dealt yet
    assert my_tables(browser.get("/").text) == [waits, stands]


def test_a_table_tells_with_whom_how_far_and_what_stands(browser: Browser) -> None:
    browser.open({"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Bob <b>"})
    page = browser.get("/").text
    assert "Bob &lt;b&gt;" in page and "Your turn" in page
    assert re.search(r'<span class="chip">[^<]+</span>', page)
    assert page.count('<span class="total">0</span>') == 2


def test_with_one_seat_of_mine_it_says_you(browser: Browser) -> None:
    browser.open({"kind": "me", "name": "Ann"}, BOT)
    page = browser.get("/").text
    assert '<span class="who">You</span>' in page and "Ann" not in page


def test_one_click_is_a_game_alone(browser: Browser) -> None:
    answer = browser.send_form("/play/town_center", alone="yes")
    shown = browser.look(answer.headers["location"].removeprefix("/table/"))
    assert len(shown["players"]) == 1


def test_each_way_to_play_alone_is_one_click_away(browser: Browser) -> None:
    page = browser.get("/").text
    assert card(page, "town_center").count('name="option-solo"') == 2
    assert card(page, "small_city").count('name="option-difficulty"') == 5
    assert 'name="alone"' not in card(page, "big_city")
    choice = {"alone": "yes", "option-solo": "central_park"}
    answer = browser.send_form("/play/town_center", **choice)
    table = answer.headers["location"].removeprefix("/table/")
    assert browser.get(f"/api/tables/{table}/state").json()["options"]["solo"] == "central_park"


@pytest.mark.parametrize("fields", [
    {"alone": "yes", "option-solo": "chess"}, {"option-shortage": "x" * 500},
])  # fmt: skip
def test_a_way_to_play_that_there_is_not_is_refused(
    browser: Browser, fields: dict[str, str]
) -> None:
    assert browser.send_form("/play/town_center", **fields).status_code == 422


def test_a_game_for_several_cannot_be_played_alone(browser: Browser) -> None:
    assert browser.send_form("/play/big_city", alone="yes").status_code == 422


# Records of games for one


def test_the_ranks_of_every_game_for_one_have_names_and_fall_in_order() -> None:
    for game in games().values():
        if game.fewest > 1:
            continue
        ranks = rules_of(game.key, 1, (), "").solo_ranks()
        marks = [rank.mark for rank in ranks if rank.mark is not None]
        assert marks in (sorted(marks), sorted(marks, reverse=True)) and len(marks) > 4
        for language in ("en", "fr"):
            assert all(Texts(language).has(rank.key) for rank in ranks)


@pytest.mark.parametrize(("ranks", "score", "have", "wanted"), [
    (RISING, -3, "a", "b"), (RISING, 40, "b", "c"), (RISING, 99, "c", None),
    (RISING, None, None, "a"),
    (FALLING, 30, "c", "b"), (FALLING, 19, "b", "a"), (FALLING, 8, "a", None),
])  # fmt: skip
def test_a_score_reaches_a_rank_and_wants_the_next(
    ranks: list[Rank], score: int | None, have: str | None, wanted: str | None
) -> None:
    reached, following = solo.reached(ranks, score), solo.next_rank(ranks, score)
    assert (reached and reached.key, following and following.key) == (have, wanted)


def test_the_best_is_the_fewest_where_fewer_are_better() -> None:
    assert solo.best(FALLING, [12, None, 9]) == 9
    assert solo.best(RISING, [12, None, 9]) == 12
    assert solo.best(RISING, [None]) is None


def test_records_are_told_by_mode_with_the_next_threshold() -> None:
    game, texts = find_game("town_center"), Texts("en")
    bag, park = solo.modes(game)
    played = [Played("1", "town_center", bag, score) for score in (63, 41)]
    known = mode_card(game, bag, played, texts)
    assert known["games"] == "2 games"
    assert known["lines"] == ["Your best: 63 (Bourg (market town))",
                              "Next rank: Commune (township), from 70"]  # fmt: skip
    assert mode_card(game, park, played, texts)["lines"] == []


def test_a_lost_game_has_no_score_and_fewer_rounds_are_better() -> None:
    game, texts = find_game("arcologies"), Texts("en")
    assert record_lines(game, [None], texts) == ["Not won yet"]
    assert record_lines(game, [None, 11], texts) == ["Your best: 11 (Planet)",
                                                     "Next rank: Star, in 10 or less"]  # fmt: skip
    assert rank_list(game, texts)[0] == {"name": "Galaxy", "mark": "≤ 8"}
    assert rank_list(game, texts)[-1] == {"name": "Balloon", "mark": ""}


def test_only_my_own_finished_games_count(client: AnyClient, browser: Browser) -> None:
    table = browser.open(ME)
    total = browser.play_all(table)["players"][0]["total"]
    mine, other = browser.get("/").text, Browser(client).get("/").text
    assert f"Your best: {total}".replace("-", "−") in card(mine, "town_center")
    assert "Your best" not in other
    assert "one finished table" in mine and "finished table" not in other


def test_of_many_new_games_only_some_are_looked_at_in_one_visit(
    client: AnyClient, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("faubourg.web.solo.MOST_NEW", 1)
    for _ in range(3):
        browser.play_all(browser.open(ME))
    counted = [card(browser.get("/").text, "town_center") for _ in range(3)]
    assert ["one game" in counted[0], "2 games" in counted[1], "3 games" in counted[2]] == [
        True
    ] * 3


def test_the_end_of_a_game_alone_tells_ones_best(client: AnyClient, browser: Browser) -> None:
    tables = [browser.open(ME) for _ in range(2)]
    assert browser.get(f"/api/tables/{tables[0]}/records").json() == {"lines": []}
    totals = [browser.play_all(t, seed)["players"][0]["total"] for seed, t in enumerate(tables)]
    told = browser.get(f"/api/tables/{tables[0]}/records").json()["lines"]
    best = f"Your best: {max(totals)} (".replace("-", "−")
    assert any(line.startswith(best) for line in told) and told[-1].startswith("Next rank: ")
    better = browser.get(f"/api/tables/{tables[totals.index(max(totals))]}/records").json()["lines"]
    assert (better[0] == "Your best so far!") == (totals[0] != totals[1])
    assert Browser(client).get(f"/api/tables/{tables[0]}/records").json() == {"lines": []}
