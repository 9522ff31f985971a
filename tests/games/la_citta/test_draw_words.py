"""What the drawings of La Città say: titles and counts, each sentence whole and true."""

from __future__ import annotations

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest
from words import plain

from faubourg.core import texts as all_texts
from faubourg.core.presentation import Look
from faubourg.core.texts import LANGUAGES, Texts
from games.la_citta.table import Table, table

NAMES = ("Ada", "Blaise")


def asked() -> Table:
    """Culture lies open; Ada has seen a health card and a culture card, and card 2 nobody."""
    game = table(red=["8-9:3"], blue=["8-23:3"], display="ask-the-people", opened="culture")
    return game.play("ask 1 3", "voice 1 health", "voice 3 culture")


def titles(game: Table, panel: str, language: str = "en") -> dict[str, str]:
    """What each named thing of a panel says."""
    texts, look = Texts(language), Look(seat=game.seat, names=NAMES)
    root = ElementTree.fromstring(game.drawer.panels(game.known, texts, look)[panel])
    found = [(e.get("data-name") or e.get("data-key"), e.find("title")) for e in root.iter()]
    return {name: said.text or "" for name, said in found if name and said is not None}


def test_voice_cards_one_has_seen_are_not_counted_as_unseen() -> None:
    """Nine of each; one of culture lies open, and Ada has seen one more of it and one of health."""
    assert titles(asked(), "voice")["service:culture"] == (
        "culture: 2 of the cards you see; 7 not yet seen"
    )
    assert titles(asked(), "voice")["service:health"].endswith("; 8 not yet seen")
    assert titles(asked().sit(1), "voice")["service:culture"].endswith("; 8 not yet seen")
    assert titles(asked().sit(1), "voice")["service:health"].endswith("; 9 not yet seen")
    assert plain(titles(asked(), "voice", "fr")["service:culture"]) == (
        "Culture : 2 parmi les cartes que vous voyez ; 7 pas encore vues"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_table_counts_the_same(language: str) -> None:
    """Three cards never come, so the others are not called to come."""
    said = asked().drawer.draw_text(asked().known, Texts(language), Look())
    line = next(line for line in said.splitlines() if re.search(r"\b7\b.*\b9\b.*\b8\b", line))
    assert line.startswith("Voice cards not seen" if language == "en" else "Voix pas encore vues")


def test_the_counts_agree_with_what_a_question_would_bring() -> None:
    game = asked()
    game.state.display = [9]
    known, action = game.known, game.rules.parse("ask 1 2")
    seen = game.narrator.consequences(known, 0, action, known)
    unheard = next(line for line in seen if line.key == "la_citta.effect-unheard")
    assert dict(unheard.values) == {"culture": 7, "education": 9, "health": 8}


def test_once_all_lie_open_nothing_is_taken_off_twice() -> None:
    game = asked().follow("lay palace")
    game.reveal("health", "education")
    assert titles(game, "voice")["service:health"].endswith("; 8 not yet seen")
    game.follow("voice 3 culture")
    assert sum(game.state.unheard) == 27 - 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_that_follow_each_other_are_parted_by_a_full_stop(language: str) -> None:
    looked = titles(asked(), "voice", language)["voice:1"]
    assert (
        plain(looked)
        == {
            "en": "Voice card 1: health, which you have seen. Looked at by Ada.",
            "fr": "Voix 1 : Santé, que vous avez vue. Regardée par Ada.",
        }[language]
    )
    others = titles(asked().sit(1), "voice", language)["voice:1"]
    assert (
        plain(others)
        == {
            "en": "Voice card 1: hidden. Looked at by Ada.",
            "fr": "Voix 1 : cachée. Regardée par Ada.",
        }[language]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_farmhouse_with_a_cube_is_told_in_two_sentences(language: str) -> None:
    game = table(red=["8-9:3 farmhouse@8-11"], blue=["8-23:3"], display="bountiful-harvest")
    game.play("harvest 8-11")
    picture = game.drawer.draw(game.known, Texts(language), Look(names=NAMES))
    said = next(t.text or "" for t in ElementTree.fromstring(picture).iter("title")
                if "8-11" in (t.text or ""))  # fmt: skip
    assert (
        plain(said)
        == {
            "en": "Gorgona (Ada): farmhouse at 8-11. Bountiful Harvest lies here.",
            "fr": "Gorgona (Ada) : Maison de ferme en 8-11. Une Récolte fructueuse y est posée.",
        }[language]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_panel_has_the_name_of_another_or_of_a_part_of_the_page(language: str) -> None:
    """Who listens to the page goes from landmark to landmark by their names."""
    page = files("faubourg.web").joinpath("templates", "table.html").read_text(encoding="utf-8")
    all_texts.register("web", "faubourg.table")
    texts = Texts(language)
    headings = {texts.say(f"web.{key}", {}) for key in re.findall(r'<h2 .*?"web\.([a-z-]+)"', page)}
    game = asked()
    panels = game.drawer.panels(game.known, texts, Look())
    keys = [key for key in panels if not key.startswith("city:")]
    named = [texts.tell(game.narrator.panel_name(key)) for key in keys]
    assert len(headings) > 1 and len(set(named)) == len(named)
    assert not headings & set(named)
