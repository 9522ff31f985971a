"""Programs from outside: what they are told, what they may answer, and what becomes of bad ones."""

from __future__ import annotations

import gc
import json
import logging
import os
import shlex
import shutil
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
import tiny

from faubourg.bots import UnknownBot, make_bot
from faubourg.bots.arena import run
from faubourg.bots.outside import MOST_UNREAD, Failed, OutsideBot, Program, hosted, make_any_bot
from faubourg.bots.playing import play_game
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.registry import Game, games
from faubourg.games import big_city, town_center

EXAMPLES = Path(__file__).parents[2] / "examples" / "outside"
ANSWERS = "import json, sys\nfor line in sys.stdin:\n    told = json.loads(line)\n    "
FIRST = ANSWERS + 'print(json.dumps({"action": told["legal"][0][0]}), flush=True)\n'


def program(tmp_path: Path, source: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(source, encoding="utf-8")
    return f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def bidding() -> Match[Any, Any]:
    return Match(tiny.GAME.rules(2), Chance.seeded("gems"))


def chosen(bot: Any) -> str:
    match = bidding()
    return str(match.rules.notation(bot.choose(match.observe(0), Random(7))))


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_the_example_in_python_plays_a_whole_game(game: Game) -> None:
    rules = game.rules(2 if game.fewest <= 2 else game.fewest, game.for_programs())
    name = f"exec:{sys.executable} {EXAMPLES / 'bot.py'}"
    bots = [make_any_bot(name, game), *[make_bot("random", game)] * (rules.seats - 1)]
    rngs = [Random(f"outside/{seat}") for seat in range(rules.seats)]
    match: Any = play_game(rules, bots, Chance.seeded("outside"), rngs)
    assert not match.state.actors
    assert isinstance(bots[0], OutsideBot) and bots[0].problem == ""


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed here")
def test_the_example_in_javascript_plays_a_whole_game() -> None:
    bot = make_any_bot(f"exec:{EXAMPLES / 'bot.mjs'}", town_center.GAME)
    rules = town_center.GAME.rules(1)
    match: Any = play_game(rules, [bot], Chance.seeded("node"), [Random(1)])
    assert not match.state.actors
    assert isinstance(bot, OutsideBot) and bot.problem == ""


def test_the_same_seed_gives_the_same_game() -> None:
    name = f"exec:{sys.executable} {EXAMPLES / 'bot.py'}"
    played = [
        play_game(
            tiny.GAME.rules(2), [make_any_bot(name, tiny.GAME) for _ in range(2)],
            Chance.seeded("same"), [Random(1), Random(2)],
        ).entries
        for _ in range(2)
    ]  # fmt: skip
    assert played[0] == played[1]


def test_it_is_told_what_its_seat_knows_and_nothing_else(tmp_path: Path) -> None:
    """Two states that differ in another's hand give the same question."""
    source = ANSWERS + "print(json.dumps(told), file=sys.stderr)\n    sys.exit(json.dumps(told))"
    told: list[Any] = []
    match: Any = Match(big_city.GAME.rules(2), Chance.seeded("hands"))
    seat = match.state.actors[0]
    for guess in (match.state, match.rules.determinize(match.state, seat, Random(1))):
        twin = match.copy()
        twin.state = guess
        seen = twin.observe(seat)
        file = tmp_path / f"told-{len(told)}"
        asked = source.replace("file=sys.stderr", f"file=open({str(file)!r}, 'w')")
        with pytest.raises(Failed):
            Program((sys.executable, "-c", asked)).choose(seen, Random(7))
        told.append(json.loads(file.read_text()))
    assert match.state != guess
    assert told[0] == told[1]
    legal = match.rules.legal(match.state, seat)
    assert told[0]["legal"] == [[a.index, match.rules.notation(a)] for a in legal]
    assert {"game", "edition", "options", "seat", "actors", "points", "state"} <= set(told[0])


@pytest.mark.parametrize("answer", ['told["legal"][-1][0]', 'told["legal"][-1][1]'])
def test_it_answers_by_index_or_by_notation(tmp_path: Path, answer: str) -> None:
    source = ANSWERS + f'print(json.dumps({{"action": {answer}}}), flush=True)\n'
    match = bidding()
    last = match.rules.notation(match.observe(0).legal[-1])
    assert chosen(make_any_bot(program(tmp_path, source), tiny.GAME)) == last


BAD = {
    "crash": ("raise SystemExit(3)", "it ended, with status 3"),
    "nonsense": ("print('hello', flush=True)\nwhile True: input()", "it answered 'hello'"),
    "no-action": (ANSWERS + "print('{}', flush=True)", "it answered '{}'"),
    "illegal": (ANSWERS + "print('{\"action\": 999}', flush=True)", "it chose '999'"),
    "nothing-so-called": (ANSWERS + 'print(\'{"action": "win"}\', flush=True)', "it chose 'win'"),
    "truth": (ANSWERS + "print('{\"action\": true}', flush=True)", "it chose 'True'"),
    "no-text": ("import os\nos.write(1, b'\\xff\\n')\nwhile True: input()", "it answered '�'"),
    "endless-line": ("while True: print('x' * 9999, end='')", "more than 65536 bytes"),
    "deep": ("print('[' * 60000, flush=True)\nwhile True: input()", "it answered '[[["),
}


@pytest.mark.parametrize("bad", BAD)
def test_a_bad_program_is_replaced_and_the_log_says_why(
    tmp_path: Path, bad: str, caplog: pytest.LogCaptureFixture
) -> None:
    source, problem = BAD[bad]
    bot = make_any_bot(program(tmp_path, source), tiny.GAME)
    with caplog.at_level(logging.WARNING):
        assert chosen(bot) == chosen(make_bot("apprentice", tiny.GAME))
    assert problem in caplog.text and "apprentice plays for it from now on" in caplog.text
    caplog.clear()
    assert chosen(bot) == chosen(make_bot("apprentice", tiny.GAME))
    assert caplog.text == ""  # it is not asked again


@pytest.mark.parametrize("reads", [True, False])
def test_silence_is_waited_for_no_longer_than_agreed(tmp_path: Path, reads: bool) -> None:
    """Nor does one who reads nothing hold us up, though the question is longer than a pipe."""
    source = f"import sys, threading\n{'sys.stdin.readline()' if reads else ''}\n"
    source += "threading.Event().wait()"
    silent = Program((sys.executable, "-c", source), 0.2)
    match: Any = Match(big_city.GAME.rules(5), Chance.seeded("long"))
    seat = match.state.actors[0]
    with pytest.raises(Failed, match=r"no answer within 0\.2 seconds"):
        silent.choose(match.observe(seat), Random(1))


def test_a_program_ends_with_its_bot_and_leaves_no_process(tmp_path: Path) -> None:
    """Neither itself, nor what it has started: the last one closes the pipe."""
    pipe, own = tmp_path / "pipe", tmp_path / "own"
    os.mkfifo(pipe)
    end = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    source = f"""
import os, subprocess, sys
pipe = open({str(pipe)!r}, "w")
subprocess.Popen(["sleep", "1000"], pass_fds=[pipe.fileno()])
open({str(own)!r}, "w").write(str(os.getpid()))
"""
    bot = make_any_bot(program(tmp_path, source + FIRST), tiny.GAME)
    chosen(bot)
    assert isinstance(bot, OutsideBot) and bot.problem == ""
    with pytest.raises(BlockingIOError):
        os.read(end, 1)
    del bot
    gc.collect()
    with pytest.raises(ProcessLookupError):  # a zombie would still be there
        os.kill(int(own.read_text()), 0)
    os.set_blocking(end, True)
    assert os.read(end, 1) == b""
    os.close(end)


def test_who_talks_without_end_is_not_listened_to(tmp_path: Path) -> None:
    """What nobody has asked for is not kept: in the end it finds its output closed."""
    line = '{"action": "bid 0"}'
    source = f"input()\nwhile True:\n    print({line!r}, flush=True)\n"
    bot = make_any_bot(program(tmp_path, source), tiny.GAME)
    assert chosen(bot) == "bid 0"
    assert isinstance(bot, OutsideBot) and bot.program._process is not None
    assert bot.program._process.wait() != 0
    asked = 0
    while not bot.problem:
        chosen(bot)
        asked += 1
    assert asked <= MOST_UNREAD + 1 and "it ended" in bot.problem


def test_a_program_that_is_not_there_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot, match="a program that can be started"):
        make_any_bot("exec:./no-such-bot", tiny.GAME)
    for empty in ("exec:", "exec:'"):
        with pytest.raises(UnknownBot):
            make_any_bot(empty, tiny.GAME)


def test_what_comes_from_a_page_starts_no_program() -> None:
    with pytest.raises(UnknownBot, match="only a command line starts programs"):
        make_bot("exec:true", tiny.GAME)


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "1e9"])
def test_another_patience_must_be_some_seconds(
    monkeypatch: pytest.MonkeyPatch, seconds: str
) -> None:
    monkeypatch.setenv("FAUBOURG_BOT_SECONDS", seconds)
    with pytest.raises(UnknownBot, match="FAUBOURG_BOT_SECONDS"):
        make_any_bot("exec:true", tiny.GAME)


def test_the_arena_tells_which_games_were_not_its_own(tmp_path: Path) -> None:
    good, bad = program(tmp_path, FIRST), "exec:false"
    found = run(tiny.GAME, 2, {}, [good, bad], 2, "outside")
    assert [standing.failed for standing in found.standings] == [0, 2]


@pytest.mark.parametrize("given", ["mine", "=exec:true", "Mine=exec:true", "planner=exec:true"])
def test_a_host_names_a_program_plainly(given: str) -> None:
    with pytest.raises(UnknownBot, match="expected"):
        hosted(given)
