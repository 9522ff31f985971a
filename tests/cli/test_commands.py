"""The commands that report: stable JSON, clear errors, no traceback."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from table.test_telling import played

from cli.terminal import Run
from faubourg.bots.puzzles import LEVELS, all_of
from faubourg.cli.showing import result
from faubourg.core.builds import is_compiled
from faubourg.core.registry import find_game, games
from faubourg.core.texts import Texts

RELEASED = Path(__file__).parents[1] / "web" / "released" / "0.1.0.sql"
RECORDS = Path(__file__).parents[2] / "records" / "town_center"


def test_games_lists_keys_seats_and_options(run: Run) -> None:
    (game,) = [game for game in run("games", "--json").json() if game["key"] == "town_center"]
    assert game["seats"] == [1, 8]
    assert {option["key"] for option in game["options"]} >= {"sides", "solo", "shortage", "offices"}
    assert "town_center" in run("games").out


def test_the_version_is_that_of_the_package_and_says_which_build(run: Run) -> None:
    build = "compiled" if is_compiled("faubourg.core.model") else "plain Python"
    assert run("--version").out.strip() == f"faubourg {version('faubourg')} ({build})"


def test_bench_reports_rates_by_cpu_time(run: Run) -> None:
    found = run("bench", "town_center", "--seats", "2", "--seconds", "0.2", "--json").json()
    assert found["games_per_s"] > 0 and found["decisions_per_s"] > 0
    assert found["compiled"] == is_compiled("faubourg.games.town_center.rules")
    assert found["seats"] == 2
    assert found["judged_per_s"] > 0 and found["clone_us"] > 0


def test_bench_measures_one_game_or_all(run: Run) -> None:
    found = run("bench", "--all", "--seconds", "0.1", "--json").json()
    assert [each["game"] for each in found] == list(games())
    for words in ((), ("town_center", "--all")):
        refused = run("bench", *words)
        assert refused.code == 2 and "--all" in refused.err


def test_arena_reports_shares_with_their_interval(run: Run) -> None:
    words = ("--bots", "greedy,random", "--games", "2", "--seed", "7", "--processes", "1")
    found = run("arena", "town_center", *words, "--json").json()
    assert [standing["bot"] for standing in found["standings"]] == ["greedy", "random"]
    for standing in found["standings"]:
        assert standing["low"] <= standing["win_share"] <= standing["high"]
        assert {"score", "mean_ms", "games", "wins"} <= set(standing)
    shown = run("arena", "town_center", *words).out
    assert "Games won" in shown and "Win share of a seat" in shown


def test_rules_speak_the_language_asked_for(run: Run) -> None:
    assert "Suburb" in run("rules", "town_center", "3.7.3").out
    assert "Banlieue" in run("rules", "town_center", "3.7.3", "--language", "fr").out
    english = run("rules", "town_center", "--json").json()
    french = run("rules", "town_center", "--json", "-l", "fr").json()
    assert list(english) == list(french) and english != french


def test_every_paragraph_is_shown_by_a_test(run: Run) -> None:
    tests = str(Path(__file__).parents[1])
    shown = run("rules", "town_center", "--coverage", "--tests", tests, "--json")
    assert shown.json()["missing"] == [] and shown.code == 0
    assert shown.json()["shown"] == shown.json()["paragraphs"]


@pytest.mark.parametrize("place", ["games/town_center", "."])  # here, or in a folder of its own
def test_a_paragraph_without_a_test_fails_the_build(run: Run, tmp_path: Path, place: str) -> None:
    folder = tmp_path / place
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "test_one.py").write_text('@rule("3.2.3")\ndef test_one():\n    assert True\n')
    shown = run("rules", "town_center", "--coverage", "--tests", str(tmp_path), "--json")
    assert shown.code == 1
    assert shown.json()["shown"] == ["3.2.3"] and "3.2.4" in shown.json()["missing"]


def test_replay_gives_ranking_and_named_scores(run: Run) -> None:
    found = run("replay", str(RECORDS / "two.jsonl"), "--json").json()
    assert sorted(seat for place in found["ranking"] for seat in place) == [0, 1]
    for score in found["scores"]:
        assert score["total"] == sum(line["points"] for line in score["lines"])
        assert all(line["key"] and line["text"] for line in score["lines"])


def test_a_running_game_gives_only_the_points_that_all_may_know() -> None:
    """Small City: points of promises are secret until the end."""
    match, hidden = played("small_city", 100), 0
    known = match.rules.known(match.state, None)
    found = result(match, ["Ada", "Ben", "Cleo"], Texts("en"))["scores"]
    assert isinstance(found, list)
    for score in found:
        seen = match.rules.score_seen(known, None, score["seat"])
        assert score["total"] == sum(line.points for line in seen)
        hidden += score["total"] != match.rules.total(match.state, score["seat"])
    assert hidden


def test_replay_tells_the_game_when_nobody_is_there(run: Run) -> None:
    english = run("replay", str(RECORDS / "two.jsonl")).out
    french = run("replay", str(RECORDS / "two.jsonl"), "-l", "fr").out
    assert "Last round" in english and "Dernier tour de jeu" in french


def test_replay_draws_a_picture_for_each_step(run: Run, tmp_path: Path) -> None:
    shown = run("replay", str(RECORDS / "solo.jsonl"), "--svg", str(tmp_path / "p"))
    pictures = sorted((tmp_path / "p").iterdir())
    assert str(len(pictures)) in shown.out and len(pictures) > 60
    assert all(picture.read_text().startswith("<svg") for picture in pictures)


def test_verify_says_yes_or_which_entry_lies(run: Run, tmp_path: Path) -> None:
    good = RECORDS / "two.jsonl"
    assert run("verify", str(good), "--json").json()["honest"] is True
    assert "honest" in run("verify", str(good)).out


BAD = [
    (["play", "chess"], "no game 'chess'"),
    (["play", "town_centre"], "did you mean 'town_center'"),
    (["play", "town_center", "--seats", "9"], "1 to 8 players"),
    (["play", "town_center", "-o", "sides"], "expected key=value"),
    (["play", "town_center", "-o", "sides=A,Z"], "expected A or B"),
    (["play", "town_center", "--bot", "gredy"], "did you mean 'greedy'"),
    (["play", "town_center", "--language", "de"], "there are en, fr"),
    (["play"], "which game?"),
    (["replay", "nowhere.jsonl"], "nowhere.jsonl: No such file"),
    (["verify", "."], "Is a directory"),
    (["rules", "town_center", "9.9"], "no paragraph '9.9'"),
    (["rules", "town_center", "--coverage", "--tests", "nowhere"], "no tests of town_center"),
    (["arena", "town_center", "--bots", "deep"], "no bot 'deep'"),
    (["content", "check", "town_center", "LICENSE"], "not TOML"),
    (["serve", "--metrics", "9100"], "expected HOST:PORT"),
    (["serve", "--metrics", "127.0.0.1:70000"], "expected HOST:PORT"),
    (["backup", "x.gz", "--database", "sqlite:///nowhere.sqlite3"], "nowhere.sqlite3 is not there"),
    (["backup", "x.gz", "--database", "mysql://host/name"], "expected sqlite:///FILE or postgres"),
    (["restore", "nowhere.gz"], "nowhere.gz: No such file"),
    (["restore", "LICENSE", "--database", "sqlite:///new.sqlite3"], "LICENSE is no backup"),
]


@pytest.mark.parametrize(("words", "says"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_a_mistake_gets_one_clear_line_and_no_traceback(
    run: Run, words: list[str], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    shown = run(*words)
    assert shown.code == 2 and says in shown.err
    assert "Traceback" not in shown.err and shown.err.count("\n") == 1


def test_a_backup_is_made_and_restored_by_commands(run: Run, tmp_path: Path) -> None:
    old, new = (f"sqlite:///{tmp_path}/{name}.sqlite3" for name in ("old", "new"))
    with sqlite3.connect(tmp_path / "old.sqlite3") as database:
        database.executescript(RELEASED.read_text(encoding="utf-8"))
    database.close()
    file = str(tmp_path / "backup.gz")
    kept = run("backup", file, "--database", old)
    assert kept.code == 0 and re.match(r"\d+ tables kept in", kept.out)
    restored = run("restore", file, "--database", new, "-l", "fr")
    assert restored.out.split()[0] == kept.out.split()[0] and "rétablies" in restored.out
    again = run("restore", file, "--database", new)
    assert again.code == 2 and "new.sqlite3 is there already" in again.err


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("sqlite:///", "expected sqlite:///FILE"),
        ("sqlite:///:memory:", "expected sqlite:///FILE"),
        ("postgresql://host:port/name", "'port'"),
        ("mysql://host/name", "expected sqlite:///FILE or postgresql"),
        ("sqlite:name", "expected sqlite:///FILE or postgresql"),
    ],
)
def test_an_address_of_no_database_is_told_in_one_line(database: str, says: str) -> None:
    """In a process of its own, which must not stay open as a server."""
    shown = faubourg("serve", "--port", "1", "--database", database)
    assert shown.returncode == 1 and says in shown.stderr
    assert "Traceback" not in shown.stderr and shown.stderr.count("\n") == 1


def test_a_database_may_be_called_by_the_name_of_its_file(run: Run, tmp_path: Path) -> None:
    """As on the server's disk: from another folder, or from the root."""
    file = tmp_path / "tables.sqlite3"
    shown = run("tables", "--database", str(file))
    assert shown.code == 2 and f"no database {str(file)!r}" in shown.err
    again = run("tables", "--database", f"sqlite:///{file}")
    assert again.err == shown.err


def test_numbers_that_python_does_not_read_are_refused(run: Run) -> None:
    digits = "9" * 5_000
    shown = run("play", "town_center", "--seats", digits)
    assert shown.code == 2 and "--seats" in shown.err and "Traceback" not in shown.err
    played = run("play", "town_center", typed=f"{digits}\nboard {digits}\nquit\n")
    assert played.code == 0 and "Traceback" not in played.err


@pytest.mark.parametrize("words", [("games",), ("rules", "town_center", "-l", "fr")])
def test_a_terminal_that_knows_only_ascii_is_written_to(words: tuple[str, ...]) -> None:
    shown = faubourg(*words, PYTHONIOENCODING="ascii")
    assert shown.returncode == 0 and shown.stderr == ""
    assert "?" in shown.stdout and shown.stdout.isascii()


def test_programs_that_know_only_ascii_get_every_character() -> None:
    words = ("rules", "town_center", "--json", "-l", "fr")
    ascii_only, usual = (faubourg(*words, PYTHONIOENCODING=name) for name in ("ascii", "utf-8"))
    assert ascii_only.stdout.isascii() and not usual.stdout.isascii()
    assert json.loads(ascii_only.stdout) == json.loads(usual.stdout)


def faubourg(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "faubourg", *words], env={**os.environ, **environment},
        capture_output=True, encoding="utf-8", timeout=60, check=False,
    )  # fmt: skip


def test_a_bad_record_names_file_and_line(run: Run, tmp_path: Path) -> None:
    lines = (RECORDS / "two.jsonl").read_text().splitlines(keepends=True)
    broken = tmp_path / "broken.jsonl"
    broken.write_text(
        "".join(lines[:9]) + lines[9].replace('"n":9', '"n":99') + "".join(lines[10:])
    )
    for command in ("replay", "verify"):
        shown = run(command, str(broken))
        assert shown.code == 2 and "broken.jsonl: line 10:" in shown.err
    binary = tmp_path / "picture.jsonl"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in run("replay", str(binary)).err


@pytest.mark.parametrize(
    ("language", "words"), [("en", "What cost most"), ("fr", "Ce qui a coûté le plus")]
)
def test_a_review_tells_luck_and_losses(run: Run, language: str, words: str) -> None:
    shown = run("review", str(RECORDS / "solo.jsonl"), "-l", language)
    assert shown.code == 0 and words in shown.out


def test_a_review_for_programs_adds_up(run: Run) -> None:
    shown = run("review", str(RECORDS / "solo.jsonl"), "--json")
    found = json.loads(shown.out)
    (sums,) = found["accounts"]
    total = sums["luck"] + sums["own"] + sums["others"]
    assert abs(sums["last"] - sums["first"] - total) < 0.001
    assert found["learned"] and len(found["told"]["accounts"][0]["costly"]) == 3


# Solving


def test_the_best_game_with_a_luck_is_found_and_kept(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "best.jsonl"
    words = ("solve", "town_center", "--seed", "x", "--evaluations", "1000")
    found = run(*words, "--record", str(file), "--json").json()
    assert found["game"] == "town_center" and found["score"] > 60 and found["learned"]
    assert found["record"] == file.read_text(encoding="utf-8")
    assert run("verify", str(file)).code == 0
    shown = run("solve", "--load", str(file), "--evaluations", "1000", "-l", "fr")
    assert f"La vôtre\u00a0: {found['score']}." in shown.out


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("solve",), "expected a game and --seed"),
        (("solve", "town_center"), "expected a game and --seed"),
        (("solve", "big_city", "--seed", "1"), "big_city is for 2 to 5 players"),
        (("solve", "town_center", "--seed", "1", "-o", "solo=zzz"), "option solo is 'zzz'"),
    ],
)
def test_what_cannot_be_solved_is_said_in_a_line(
    run: Run, words: tuple[str, ...], problem: str
) -> None:
    shown = run(*words)
    assert shown.code == 2 and problem in shown.err


def test_a_game_that_still_runs_does_not_show_its_luck(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("play", "town_center", "-n", "1", typed=f"hall c3\nsave {file}\nquit\n")
    shown = run("solve", "--load", str(file))
    assert shown.code == 2 and "expected a game for one that is over" in shown.err


# Positions to solve


def test_puzzles_are_made_listed_and_solved(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    before = run("puzzles", "town_center", "--json").json()
    made = run("puzzles", "town_center", "--make", "1", "--seed", "mine", "-o", "sides=B")
    assert made.code == 0 and "One position was found" in made.out
    after = run("puzzles", "town_center", "--json").json()
    assert len(after) == len(before) + 1 and {one["level"] for one in after} <= set(LEVELS)
    one = all_of(find_game("town_center"))[0]
    shown = run("puzzles", "town_center", "1", typed=f"zzz\n{one.best}\n")
    assert "Which one?" in shown.out and "Solved!" in shown.out
    shown = run("puzzles", "town_center", "1", "-l", "fr", typed=f"{one.next_best}\n")
    assert "pas le meilleur choix" in shown.out
    assert "Ce qu’apporte le meilleur choix" in shown.out
    assert shown.out.count("revenus à venir") == 1  # the next best, to buy nothing, changes nothing
    assert "faubourg puzzles town_center 1" in run("puzzles", "town_center").out
    assert run("puzzles", "town_center", "1", typed="").code == 0


def test_a_puzzle_that_is_not_there_and_a_bad_file_are_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    shown = run("puzzles", "town_center", "999")
    assert shown.code == 2 and "puzzle 999 of town_center; there are" in shown.err
    bad = tmp_path / "faubourg" / "puzzles" / "town_center.json"
    bad.parent.mkdir(parents=True)
    bad.write_text("{")
    shown = run("puzzles", "town_center")
    assert shown.code == 2 and str(bad) in shown.err


def test_a_study_writes_a_page_with_its_plots(run: Run, tmp_path: Path) -> None:
    words = ("study", "la_citta", "--games", "1", "--processes", "1", "--to", str(tmp_path))
    shown = run(*words, "--json").json()
    page = (tmp_path / "la_citta.md").read_text(encoding="utf-8")
    plots = re.findall(r"\]\(([\w-]+\.svg)\)", page)
    assert len(plots) == 3
    assert all((tmp_path / plot).read_text(encoding="utf-8").startswith("<svg") for plot in plots)
    assert shown["games"] == 1 and "never taken" in page
