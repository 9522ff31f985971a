"""A game in the terminal, typed."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from cli.terminal import Run
from faubourg.cli.again import bots_wanted
from faubourg.core import record
from faubourg.core.registry import find_game
from faubourg.core.replay import follow, verify
from faubourg.core.texts import Texts


def kept(tmp_path: Path) -> record.Record:
    (path,) = (tmp_path / "state" / "faubourg").iterdir()
    return record.load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_solo_game_by_numbers(run: Run, tmp_path: Path, language: str) -> None:
    words = ("play", "town_center", "--seats", "1", "--seed", "solo", "-l", language)
    shown = run(*words, typed="1\n" * 200)
    assert shown.code == 0 and shown.err == ""
    assert ("Result" if language == "en" else "Résultat") in shown.out
    assert verify(kept(tmp_path)).honest


def test_a_whole_game_against_a_bot(run: Run, tmp_path: Path) -> None:
    shown = run("play", "town_center", "--seed", "two", typed="1\n" * 200)
    assert "Odile" in shown.out and kept(tmp_path).finished


def test_bots_alone_play_to_the_end(run: Run, tmp_path: Path) -> None:
    run("play", "town_center", "--people", "0", "--bot", "random", "--seats", "4", "--seed", "x")
    assert kept(tmp_path).finished


def test_a_refusal_says_why_with_the_rule_and_explains_it(run: Run) -> None:
    typed = "hall c3\nbuild shop c3\n?\nquit\n"
    shown = run("play", "town_center", "-n", "1", "--seed", "a", "-l", "fr", typed=typed)
    assert "(règle 3.2.1)" in shown.out
    assert "3.2.1  " in shown.out  # then the paragraph itself


def test_a_refusal_names_players_by_their_names(run: Run) -> None:
    words = ("play", "small_city", "-n", "2", "-p", "2", "--name", "Ada", "--name", "Bo")
    typed = "1\n1\n1\n1\nstreet g1 h1\nquit\n"  # halls and promises, then Bo places the mayor
    shown = run(*words, "--option", "first_player=1", "-l", "en", typed=typed)
    assert "The zone of Ada has streets" in shown.out


def test_words_in_the_players_language_choose_too(run: Run, tmp_path: Path) -> None:
    run("play", "town_center", "-n", "1", "-l", "fr", typed="mairie c3\nquitter\n")
    assert kept(tmp_path).entries[0].words == "hall c3"


def test_what_could_mean_several_things_is_asked_back(run: Run) -> None:
    shown = run("play", "town_center", "-n", "1", typed="hall\nquit\n")
    assert "could be: hall b1, hall c1" in shown.out


def test_nonsense_and_numbers_off_the_list_lose_nothing(run: Run, tmp_path: Path) -> None:
    shown = run("play", "town_center", "-n", "1", typed="99\n0\nxyzzy\n\nhall c3\nquit\n")
    assert "choose 1 to 21" in shown.out and "Nothing is called “xyzzy”" in shown.out
    assert kept(tmp_path).entries[0].words == "hall c3"


def test_undo_and_redo_and_their_refusals(run: Run, tmp_path: Path) -> None:
    typed = "undo\nhall c3\nundo\nhall b2\nredo\nquit\n"
    shown = run("play", "town_center", "-n", "3", "-p", "3", typed=typed)
    assert "There is nothing to take back." in shown.out
    assert "There is nothing to do again." in shown.out
    assert [entry.words for entry in kept(tmp_path).entries] == ["hall c3", "undo", "hall b2"]


def test_undo_after_a_draw_is_refused(run: Run) -> None:
    shown = run("play", "town_center", "-n", "1", typed="hall c3\nundo\nquit\n")
    assert "Chance has spoken since your move" in shown.out


def test_save_load_and_go_on_with_the_same_luck(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    saved = run("play", "town_center", "-n", "1", typed=f"hall c3\nsave {file}\nquit\n")
    assert f"Saved to {file}" in saved.out
    before = record.load(file.read_text())
    shown = run("play", "--load", str(file), typed="1\n" * 200)
    assert "Game loaded" in shown.out and "Result" in shown.out
    after = record.load(file.read_text())
    assert after.entries[: len(before.entries)] == before.entries and verify(after).honest


def test_saving_where_one_cannot_write_keeps_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("")
    typed = f"save {tmp_path}/plain/x\nsave\nhall c3\nquit\n"
    shown = run("play", "town_center", "-n", "1", typed=typed)
    assert "Not saved" in shown.out and "Save where?" in shown.out
    assert follow(kept(tmp_path)).state.round == 1


def test_help_board_score_list_and_rules(run: Run) -> None:
    typed = "help\nboard 2\nscore\nlist\nrules 3.2.5\nrules\nquit\n"
    shown = run("play", "town_center", "-n", "2", typed=typed)
    assert "take back your last choice" in shown.out and "If the game ended now" in shown.out
    assert "3.2.5  " in shown.out and "faubourg rules town_center" in shown.out


def test_own_boards_are_played_with_and_named_in_the_record(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(run("content", "export", "town_center").out.replace("SCCSS", "SCCCS"))
    assert "can be played with it" in run("content", "check", "town_center", str(mine)).out
    file = tmp_path / "game.jsonl"
    words = ("play", "town_center", "-n", "1", "--content", str(mine))
    run(*words, typed=f"hall c3\nsave {file}\nquit\n")
    assert "name its file with --content" in run("replay", str(file)).err
    assert run("replay", str(file), "--content", str(mine), "--json").json()["seats"] == 1


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("SCCSS", "SCXSS"), "board B, row 4 is 'SCXSS'; expected only C, S, . and #"),
        (("SCCSS", "SCCS"), "board B is not 5 wide and 5 high"),
        (("central_park", "park"), "expected ['A', 'B', 'central_park']"),
        (("[boards]", "[planks]"), "expected one table, [boards]"),
        (("[boards]", "[boards"), "not TOML"),
    ],
)
def test_bad_boards_are_refused_with_what_was_expected(
    run: Run, tmp_path: Path, change: tuple[str, str], says: str
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(run("content", "export", "town_center").out.replace(*change))
    shown = run("play", "town_center", "--content", str(mine))
    assert shown.code == 2 and says in shown.err


@pytest.mark.parametrize("command", ["false", "false bot.py"], ids=["plain", "with a dot"])
def test_a_program_from_outside_that_fails_is_replaced_and_the_record_says_so(
    run: Run, tmp_path: Path, command: str
) -> None:
    words = (
        "play",
        "town_center",
        "-p",
        "0",
        "-n",
        "3",
        "--bots",
        f"random,exec:{command}",
        "--seed",
        "x",
    )
    shown = run(*words, "-l", "fr")
    assert f"Le programme qui joue pour Basile (exec:{command}) a échoué" in shown.out
    found = kept(tmp_path)
    assert found.finished
    assert [(note.key, note.values["player"]) for note in found.notes] == [("bot-replaced", 2)]
    assert record.load(record.dump(found)) == found


def test_a_program_that_is_not_there_is_refused(run: Run) -> None:
    shown = run("play", "town_center", "--bots", "exec:./nobody")
    assert shown.code == 2 and "'exec:./nobody'" in shown.err


@pytest.mark.parametrize(
    ("language", "word", "told"),
    [("en", "hint", "points in the end"), ("fr", "indice", "points à la fin")],
)
def test_a_hint_goes_deeper_each_time_and_the_record_says_so_once(
    run: Run, tmp_path: Path, language: str, word: str, told: str
) -> None:
    typed = f"hall c3\n{word}\n{word}\n{word}\nquit\n"
    words = ("play", "town_center", "-n", "1", "--seed", "h", "-l", language)
    shown = run(*words, typed=typed)
    where, best, why = shown.out.split("> ")[2:5]
    assert told in best and told in why and told not in where
    assert len(where) < len(best) < len(why)
    assert [(note.key, note.values["player"]) for note in kept(tmp_path).notes] == [("hint", 1)]


def test_a_saved_game_keeps_its_notes(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    run("play", "town_center", "-n", "1", typed=f"hint\nhall c3\nsave {file}\nquit\n")
    run("play", "--load", file, typed="1\nquit\n")
    again = record.load(Path(file).read_text(encoding="utf-8"))
    assert [(note.key, note.after) for note in again.notes] == [("hint", 0)]
    assert follow(again).entries == again.entries


@pytest.mark.parametrize(
    ("language", "words", "first", "then"),
    [
        ("en", "newcomer", "Odile: bot, Random", "Odile: bot, Newcomer"),
        ("fr", "Encore", "robot, Hasard", "robot, Hasard"),
    ],
)
def test_one_meets_other_bots_next_time_or_the_same(
    run: Run, tmp_path: Path, language: str, words: str, first: str, then: str
) -> None:
    """More numbers than the game asks for are no bots; then an answer, and the next game."""
    typed = "1\n" * 120 + f"{words}\n1\nquit\n"
    start = ("play", "town_center", "-n", "2", "--bot", "random", "--seed", "two", "-l", language)
    shown = run(*start, typed=typed)
    before, _, after = shown.out.partition("no bot '1'; there are random")
    assert shown.code == 0 and first in before and then in after
    played = (tmp_path / "state" / "faubourg").iterdir()
    records = [record.load(path.read_text(encoding="utf-8")) for path in played]
    assert sorted(found.finished for found in records) == [False, True]


def test_who_played_alone_says_again_or_no(run: Run, tmp_path: Path) -> None:
    start = ("play", "town_center", "-n", "1", "-l", "en")
    shown = run(*start, typed="1\n" * 120 + "again\n1\nquit\n")
    assert "“again” or Enter is expected." in shown.out
    assert len(list((tmp_path / "state" / "faubourg").iterdir())) == 2


@pytest.mark.parametrize("answer", ["no\n", "\n", ""])
def test_one_may_have_had_enough(answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(answer + "again\n" * bool(answer)))
    assert bots_wanted(find_game("town_center"), "random", False, Texts("en")) is None
