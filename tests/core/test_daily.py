"""The chance of a day: a chain of hashes, and records that prove where in it they stand."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from playing import act

from faubourg.core import daily, record
from faubourg.core.chance import commitment
from faubourg.core.daily import DAYS, Chain, NoDay, Shown
from faubourg.core.match import Match
from faubourg.core.record import BadRecord, Note, Record, dump, load
from faubourg.core.registry import find_game, games
from faubourg.core.replay import AnyMatch, record_of, verify

EXAMPLES = Path(__file__).parents[2] / "examples"
FIRST = date(2026, 11, 18)
CHAIN = Chain(FIRST, b"a seed that is drawn once, really")
DAY = FIRST + timedelta(6)


def played(game: str = "town_center", key: str = "a", day: date = DAY) -> Record:
    """A finished game with the chance of a day."""
    rules = find_game(game).rules(1, dict(dict(find_game(game).daily)[key]))
    chance = daily.chance_of(day, CHAIN.secret(day), game, rules.options)
    match: AnyMatch = Match(rules, chance)
    rng = Random(5)
    while match.state.actors:
        act(match, rng)
    kept = record_of(match, ["Zoé"], notes=[Note(0, "daily", daily.note_of(CHAIN.anchor(), day))])
    return replace(kept, header=replace(kept.header, luck=record.DAILY))


def other(kept: Record, **values: str) -> Record:
    note = kept.notes[0]
    return replace(kept, notes=[replace(note, values={**note.values, **values})])


def test_each_days_secret_hashes_to_that_of_the_day_before() -> None:
    end = CHAIN.anchor().end
    assert sha256(CHAIN.secret(FIRST)).hexdigest() == end
    assert sha256(CHAIN.secret(DAY)).digest() == CHAIN.secret(DAY - timedelta(1))
    assert commitment(CHAIN.secret(DAY)) == CHAIN.secret(DAY - timedelta(1)).hex()
    assert CHAIN.anchor().fits(DAY, CHAIN.secret(DAY))
    assert not CHAIN.anchor().fits(DAY, CHAIN.secret(DAY + timedelta(1)))


def test_of_a_day_that_is_shown_all_before_it_follow_and_none_after_it() -> None:
    shown = Shown(CHAIN.anchor(), DAY, CHAIN.secret(DAY))
    assert [shown.of(day) for day in (FIRST, DAY)] == [CHAIN.secret(day) for day in (FIRST, DAY)]
    for day in (FIRST - timedelta(1), DAY + timedelta(1)):
        with pytest.raises(NoDay):
            shown.of(day)
    with pytest.raises(NoDay, match="does not give the end"):
        replace(shown, secret=b"another").of(FIRST)


def test_before_the_first_day_and_after_forty_years_there_is_none() -> None:
    assert CHAIN.secret(FIRST + timedelta(DAYS - 1)) == CHAIN.seed
    for day in (FIRST - timedelta(1), FIRST + timedelta(DAYS)):
        with pytest.raises(NoDay, match="no city of"):
            CHAIN.secret(day)


def test_each_way_to_play_and_each_day_has_a_chance_of_its_own() -> None:
    ways = [
        (day, game.key, game.rules(1, dict(options)).options)
        for day in (DAY, FIRST) for game in games().values() for _, options in game.daily
    ]  # fmt: skip
    nonces = {daily.nonce_of(*way) for way in ways}
    assert len(nonces) == len(ways) == 18


@pytest.mark.parametrize(
    ("game", "key"), [("town_center", "central_park"), ("small_city", "mayor")]
)
def test_a_record_verifies_with_our_program_and_without(
    game: str, key: str, tmp_path: Path
) -> None:
    file, kept = tmp_path / "game.jsonl", played(game, key)
    file.write_text(dump(kept), encoding="utf-8")
    verdict = verify(load(dump(kept)))
    assert verdict.honest and verdict.luck == "daily" and verdict.outcomes > 5
    assert "all honest (luck: daily)" in run("verify.py", file)
    assert f"the chance of {game} on {DAY}, day 7 of its chain" in run("daily.py", file)
    noted = (FIRST.isoformat(), CHAIN.anchor().end)
    assert "day 7" in run("daily.py", file, *noted)
    assert "not the one you have noted" in run("daily.py", file, FIRST.isoformat(), "0" * 64)


def run(script: str, *words: object) -> str:
    command = [sys.executable, "-I", str(EXAMPLES / script), *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def lies() -> dict[str, tuple[Record, str, str]]:
    """What somebody might make of a record, with what we say, and what the example says."""
    kept = played()
    other_day = (DAY + timedelta(1)).isoformat()
    secret = "does not give the end of the chain"
    nonce = replace(kept.header, nonces=["ab" * 32])
    return {
        "another day": (other(kept, day=other_day), secret, secret),
        "another chain": (other(kept, end="0" * 64), secret, secret),
        "before the chain": (other(kept, day="2020-01-01"), "no city of 2020", secret),
        "a nonce of one's own": (
            replace(kept, header=nonce), "the nonce is not that", "the nonce is not that",
        ),
    }  # fmt: skip


@pytest.mark.parametrize("lie", lies())
def test_a_lie_about_the_day_is_found(lie: str, tmp_path: Path) -> None:
    kept, ours, theirs = lies()[lie]
    with pytest.raises(BadRecord, match=ours):
        verify(kept)
    file = tmp_path / "game.jsonl"
    file.write_text(dump(kept), encoding="utf-8")
    assert theirs in run("daily.py", file)


def test_a_record_must_say_which_day_it_is() -> None:
    kept = played()
    for notes in ([], kept.notes * 2, [Note(0, "daily", {"day": "soon"})]):
        with pytest.raises(BadRecord, match="note"):
            verify(replace(kept, notes=notes))
