"""Games on offer and their options."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import pytest

from faubourg.core import registry
from faubourg.core.explain import matches
from faubourg.core.model import InvalidNotation, Message
from faubourg.core.presentation import Judge
from faubourg.core.registry import BadOption, Kind, Option, UnknownGame, find_game
from faubourg.core.texts import Texts


def test_options_left_out_take_their_defaults() -> None:
    rules = find_game("town_center").rules(2)
    assert rules.options["sides"] == "A,A" and rules.options["first_player"] == "random"


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (9, {}, "9 seats; town_center is for 1 to 8 players"),
        (0, {}, "0 seats"),
        (2, {"colour": "red"}, "no option 'colour'"),
        (2, {"solo": "bag"}, "no option 'solo' for town_center with 2 players"),
        (2, {"sides": "A"}, "expected one for each of 2 seats"),
        (2, {"sides": "A,C"}, "option sides is 'C'; expected A or B"),
        (2, {"first_player": "3"}, "expected random or 1 or 2$"),
    ],
)
def test_bad_options_are_named_with_what_was_expected(
    seats: int, options: dict[str, str], says: str
) -> None:
    with pytest.raises(BadOption, match=says):
        find_game("town_center").rules(seats, options)


@pytest.mark.parametrize(
    ("fewest", "most", "says", "english", "french"),
    [
        (1, 8, "is for 1 to 8 players", "1 to 8 players", "1 à 8 joueurs"),
        (2, 2, "is for 2 players", "2 players", "2 joueurs"),
        (1, 1, "is for 1 player$", "1 player", "1 joueur"),
    ],
)
def test_players_are_counted(fewest: int, most: int, says: str, english: str, french: str) -> None:
    game = replace(find_game("town_center"), fewest=fewest, most=most)
    with pytest.raises(BadOption, match=says):
        game.rules(9)
    assert [game.players_in(Texts(language)) for language in ("en", "fr")] == [english, french]


def test_one_seat_is_one() -> None:
    game = find_game("town_center")
    with pytest.raises(BadOption, match="for each of 1 seat$"):
        game.rules(1, {"sides": "A,B"})
    with pytest.raises(BadOption, match="no option 'first_player' for town_center with 1 player;"):
        game.rules(1, {"first_player": "1"})


def test_one_broken_game_is_named_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = [
        EntryPoint(name, value, "faubourg.games")
        for name, value in [("gone", "no_such_package:GAME"), ("odd", "sys:version")]
    ]
    sound = entry_points(group="faubourg.games")
    monkeypatch.setattr(registry, "entry_points", lambda group: [*broken, *sound])
    assert set(registry.games.__wrapped__()) == {entry.name for entry in sound}
    assert "'gone' (no_such_package:GAME) is left out: ModuleNotFoundError" in caplog.text
    assert "'odd' (sys:version) is left out: AttributeError" in caplog.text


def test_a_game_without_its_words_is_named_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    (tmp_path / "mute" / "texts").mkdir(parents=True)
    (tmp_path / "mute" / "texts" / "en.ftl").write_text("name = Mute")
    (tmp_path / "mute" / "__init__.py").write_text(
        "from faubourg.core.registry import Game\n"
        "GAME = Game('mute', 'mute', 1, 2, (), lambda *given: None)"
    )
    monkeypatch.syspath_prepend(tmp_path)
    mute = EntryPoint("mute", "mute:GAME", "faubourg.games")
    monkeypatch.setattr(registry, "entry_points", lambda group: [mute])
    assert registry.games.__wrapped__() == {}
    assert "'mute' (mute:GAME) is left out: FileNotFoundError: texts/fr.ftl" in caplog.text


def test_a_module_without_its_class_is_named() -> None:
    game = replace(find_game("town_center"), package="faubourg.core")
    with pytest.raises(AttributeError, match=r"faubourg.core.rulebook has no class Judge"):
        game._own("rulebook", Judge)


@pytest.mark.parametrize("values, default", [((3, 4), 3), (("3", "4"), "5"), ((), "")])
def test_an_option_has_words_and_one_of_them_is_usual(values: Any, default: Any) -> None:
    with pytest.raises(BadOption, match="option tall"):
        Option("tall", values, default)


def test_an_option_says_what_its_values_are() -> None:
    words = Option("side", ("A", "B"), "A")
    numbers = Option("rounds", ("8", "16"), "8", kind=Kind.NUMBER)
    seats = Option("first", ("random",), "random", kind=Kind.SEAT)
    assert numbers.fitting(2) == ("8", "16") and seats.fitting(2) == ("random", "1", "2")
    assert words.named("box", "A") == Message("box.option-side-a", {})
    assert numbers.named("box", "16") == Message("plain", {"words": "16"})
    assert seats.named("box", "random") == Message("box.option-first-random", {})
    assert seats.named("box", "2") == Message("box.option-first-seat", {"seat": 2})


def test_nothing_is_close_to_a_very_long_word() -> None:
    with pytest.raises(UnknownGame, match="there are"):
        find_game("town_center" * 20_000)


def test_an_unknown_game_gets_a_suggestion() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'town_center'"):
        find_game("town_centre")


def test_a_notation_that_names_nothing_gets_a_suggestion() -> None:
    rules = find_game("town_center").rules(2)
    with pytest.raises(InvalidNotation, match="'build residence c4'"):
        rules.parse("build residense c4")
    assert rules.parse("  build   residence c4 ") is rules.parse("build residence c4")


def test_words_match_by_their_beginnings_without_accents() -> None:
    assert matches("res c3", "Résidence en c3 (1er étage)")
    assert matches("RÉSIDENCE", "residence")
    assert matches("l'hotel", "Placer l’hôtel de ville")
    assert not matches("c3 res", "Résidence en c3")
    assert not matches("c4", "build residence c3")
