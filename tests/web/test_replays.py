"""A game watched again: it says so, does not tell its end before, and shows where it turned."""

from __future__ import annotations

from pathlib import Path

from web.browser import HERE, ME, Browser, Shown

RECORD = Path(__file__).parents[2] / "records" / "la_citta" / "three.jsonl"


def watched(browser: Browser) -> str:
    files = {"record": ("game.jsonl", RECORD.read_bytes(), "application/octet-stream")}
    answer = browser.post("/replay", files=files)
    assert answer.status_code in (302, 303), answer.text
    return str(answer.headers["location"]).removeprefix("/table/")


def points(shown: Shown) -> list[int]:
    return [player["total"] for player in shown["players"]]


def test_a_replay_says_that_it_is_one_and_who_played(browser: Browser) -> None:
    page = browser.get(f"/table/{watched(browser)}").text
    assert "La Città, played by Ada, Basile, Clara" in page
    assert "played by" not in browser.get(f"/table/{browser.open(ME, HERE)}").text


def test_the_end_is_told_at_the_end_only(browser: Browser) -> None:
    table = watched(browser)
    end, start = browser.look(table), browser.look(table, at=0)
    assert end["result"] is not None and start["result"] is None
    assert points(end) == [place["total"] for place in by_seat(end)]
    assert points(start) != points(end)
    assert start["prompt"] != end["prompt"]


def by_seat(end: Shown) -> list[Shown]:
    return sorted(end["result"]["places"], key=lambda place: int(place["seat"]))


def test_marks_name_nobody_before_their_moment(browser: Browser) -> None:
    table = watched(browser)
    start, end = browser.look(table, at=0)["marks"], browser.look(table)["marks"]
    assert [mark["at"] for mark in start] == [mark["at"] for mark in end]
    told = [mark["text"] for mark in start]
    assert told.count("The lead changes") == 1
    assert not any(name in text for text in told for name in ("Ada", "Basile", "Clara"))
    leads = [mark for mark in end if "takes the lead" in mark["text"]]
    assert len(leads) == 1
    moment = browser.look(table, at=leads[0]["at"])
    assert leads[0] in moment["marks"]


def test_a_lead_is_marked_where_it_is_taken(browser: Browser) -> None:
    table = watched(browser)
    for mark in browser.look(table)["marks"]:
        if "takes the lead" in mark["text"]:
            now, before = (points(browser.look(table, at=mark["at"] - ago)) for ago in (0, 1))
            assert now.count(max(now)) == 1
            assert now.index(max(now)) != before.index(max(before)) or before.count(max(before)) > 1


def test_a_running_game_has_no_marks(browser: Browser) -> None:
    assert browser.look(browser.open(ME, HERE))["marks"] == []
