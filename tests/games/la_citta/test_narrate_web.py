"""The words of the page for La Città: consequences, chips, summaries, names and buttons."""

from __future__ import annotations

import pytest

from games.la_citta.table import table
from games.la_citta.test_narrate import RIVALS, WORDS, town

effects = WORDS.effects


# Consequences, chips and summaries


@pytest.mark.parametrize("words, english, french", [
    ("gold", ["gold: 4 → 6", "2 player cards left this year", "then Player 2 is asked"],
     ["or : 4 → 6", "encore 2 cartes Joueur cette Année", "ensuite, c’est à Joueur 2"]),
    ("build farmhouse 2-15",
     ["9 food for 7 citizens", "Voice education: you draw 1, lose 0 (before: 0, 0)",
      "1 citizen left on the castle of Corbara",
      "Corbara becomes a neighbour of Cortesa (Player 2)",
      "2 player cards left this year", "then Player 2 is asked"],
     ["9 nourritures pour 7 Citoyens",
      "Voix Éducation : vous attirez 1, perdez 0 (avant 0, 0)",
      "1 Citoyen reste sur le Château de Corbara", "Corbara devient voisine de Cortesa (Joueur 2)",
      "encore 2 cartes Joueur cette Année",
      "ensuite, c’est à Joueur 2"]),
    ("build market 2-13",
     ["7 food for 8 citizens: 1 would go hungry", "citizens of Corbara: 3 → 4 (limit 8)",
      "limit of Corbara: 5 → 8", "2 player cards left this year",
      "then Player 2 is asked"],
     ["7 nourritures pour 8 Citoyens : 1 aurait faim", "Citoyens de Corbara : 3 → 4 (limite 8)",
      "limite de Corbara : 5 → 8", "encore 2 cartes Joueur cette Année",
      "ensuite, c’est à Joueur 2"]),
    ("games 4-13 education 2",
     ["gold: 4 → 2", "2 cubes left in hand", "education of Corbara: 1 → 3"],
     ["or : 4 → 2", "encore 2 cubes en main", "Éducation à Corbara : 1 → 3"]),
    ("blessed 8-9 1",
     ["7 food for 8 citizens: 1 would go hungry", "next growth: 2 → 1 citizen",
      "citizens of Gorgona: 4 → 5 (limit 5)"],
     ["7 nourritures pour 8 Citoyens : 1 aurait faim", "prochaine croissance : 2 → 1 Citoyen",
      "Citoyens de Gorgona : 4 → 5 (limite 5)"]),
    ("ask 1 2",
     ["only you will see voice cards 1 and 2",
      "not yet seen by you: culture 8, education 9, health 9"],
     ["nul autre ne verra les cartes Voix du Peuple 1 et 2",
      "pas encore vues par vous : Culture 8, Éducation 9, Santé 9"]),
])  # fmt: skip
def test_an_action_tells_what_it_would_bring(
    words: str, english: list[str], french: list[str]
) -> None:
    assert effects(town(), words) == [english, french]


def test_a_demolition_and_a_migration_tell_only_their_own_step() -> None:
    game = table(**RIVALS).reveal("culture", "culture", "health")
    assert effects(game.sit(1), "demolish 3-18")[0] == ["education of Cortesa: 1 → 0"]
    game = table(**RIVALS).reveal("culture", "education", "education")
    assert effects(game, "migrate 4-13 culture") == [
        ["2 food for 5 citizens: 3 would go hungry",
         "citizens of Corbara: 4 → 5 (limit 5)"],
        ["2 nourritures pour 5 Citoyens : 3 auraient faim",
         "Citoyens de Corbara : 4 → 5 (limite 5)"],
    ]  # fmt: skip


def test_a_citizen_without_room_is_told_of() -> None:
    game = table(**RIVALS).crowd("4-13", 5).reveal("culture", "education", "education")
    assert [lines[0] for lines in effects(game, "migrate 4-13 culture")] == [
        "1 finds no room and goes to the reserve",
        "1 n’a pas de place et va dans la réserve",
    ]


def test_chips_and_summaries_warn_of_hunger() -> None:
    game = town(red=["4-13:4 school@3-14", "8-9:5"])
    assert WORDS.chips(game) == [
        ["Year 2/6 · round 2/5", "Voice: culture, 3 hidden", "Hunger: 2 food short"],
        ["Année 2/6 · manche 2/5", "Voix : Culture, 3 cachées", "Famine : manque 2"],
    ]  # fmt: skip
    assert WORDS.summary(game) == [
        "4 gold · 7 food for 9 citizens (2 short) · 2 cities · 3 player cards",
        "4 or · 7 nourritures pour 9 Citoyens (il en manque 2) · 2 Villes · 3 cartes Joueur",
    ]


def test_chips_are_few_and_short_enough_for_a_phone() -> None:
    """The others' hunger is told among the players; a chip does not break into two lines."""
    game = town(blue=["4-19:5", "8-23:5"]).sit(1)
    assert len(game.narrator.status(game.known, game.seat)) == 3
    assert len(game.narrator.status(game.rules.known(game.state, None), None)) == 2
    game.state.hidden, game.state.looked = [0, 1, 2], [7, 7]
    assert max(len(said) for told in WORDS.chips(game) for said in told) < 48


# Names and buttons


@pytest.mark.parametrize("name, english, french", [
    ("gold", "Take gold", "Prendre de l’or"), ("found", "Found a city", "Fonder une Ville"),
    ("enough", "Enough", "C’est assez"), ("hex:4-19", "Cortesa", "Cortesa"),
    ("card:palace", "Palace card", "Carte Palais"),
    ("build:large-farmhouse", "Large farmhouse", "Grande maison de ferme"),
    ("service:health", "Health", "Santé"), ("voice:2", "Voice card 2", "Carte Voix du Peuple 2"),
    ("cubes:2", "2 cubes, 2 gold", "2 cubes, 2 or"),
    ("citizens:3", "3 citizens, 5 gold", "3 Citoyens, 5 or"),
    ("odd:thing", "odd:thing", "odd:thing"),
])  # fmt: skip
def test_a_touched_thing_has_a_name(name: str, english: str, french: str) -> None:
    assert WORDS.button(town(), name) == [english, french]


def test_who_is_drawn_to_a_full_city_finds_no_room() -> None:
    """Else one would build for citizens that never come."""
    game = town(red=["4-13:5 school@3-14", "8-9:4"])
    assert effects(game, "build farmhouse 2-15")[0][1] == (
        "Voice education: you draw 1 (1 without room), lose 0 (before: 0, 0)"
    )
