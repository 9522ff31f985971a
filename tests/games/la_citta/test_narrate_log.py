"""The log of La Città, as a commentator tells it; nothing is told that is hidden."""

from __future__ import annotations

import pytest

from faubourg.games.la_citta.events import Penalised
from games.la_citta.table import table
from games.la_citta.test_narrate import RIVALS, ROADS, WORDS, logged, revealed, town


@pytest.mark.parametrize("words, english, french", [
    ("gold", "Player 1 takes 2 gold and has 6.", "Joueur 1 prend 2 Pièces d’or et en a 6."),
    ("pass", "Player 1 passes.", "Joueur 1 passe."),
    ("build statue 4-11", "Player 1 builds a statue in Corbara: culture rises to 1.",
     "Joueur 1 construit une Statue à Corbara : la Culture monte à 1."),
    ("build quarry 5-12", "Player 1 builds a quarry in Corbara: it yields nothing there.",
     "Joueur 1 construit une Carrière à Corbara : rien à en tirer ici."),
    ("build farmhouse 8-11", "Player 1 builds a farmhouse in Gorgona: +5 food.",
     "Joueur 1 construit une Maison de ferme à Gorgona : +5 nourritures."),
    ("build market 5-12", "Player 1 builds a market in Corbara: room for 8 "
     "citizens, and a citizen comes from the reserve.",
     "Joueur 1 construit un Marché à Corbara : de la place pour 8 Citoyens, et un Citoyen vient "
     "de la réserve."),
    ("card palace 4-11", "Player 1 builds a palace in Corbara, for 1 gold: culture rises to 2.",
     "Joueur 1 construit un Palais à Corbara, pour 1 Pièce d’or : la Culture monte à 2."),
    ("games 4-13 education 2",
     "Bread and Games: Player 1 lays 2 cubes at education in Corbara for 2 gold, which makes it "
     "3 this year.",
     "Du pain et des jeux : Joueur 1 pose 2 cubes en Éducation à Corbara pour 2 Pièces d’or, ce "
     "qui la porte à 3 cette Année."),
    ("blessed 4-13 2",
     "Blessed Era: Player 1 brings 2 citizens to Corbara for 2 gold; 5 live there.",
     "Époque bénie : Joueur 1 fait venir 2 Citoyens à Corbara pour 2 Pièces d’or ; 5 y vivent."),
    ("ask 1 3", "Player 1 asks the people and looks at voice cards 1 and 3.",
     "Joueur 1 interroge le peuple et regarde les cartes Voix du Peuple 1 et 3."),
])  # fmt: skip
def test_the_log_tells_a_turn(words: str, english: str, french: str) -> None:
    assert logged(town(), words) == [[english], [french]]


def test_what_hunger_costs_next_year_is_on_a_sheet() -> None:
    """Who is asked in the second round only sees why."""
    sheet = town().narrator.sheet(Penalised(0), town().known)
    assert sheet and [(share.seat, share.amount) for share in sheet.shares] == [(0, -1)]
    assert WORDS.both(sheet.title) == [
        "Hunger of last year: player cards", "Famine de l’an passé : cartes Joueur"
    ]  # fmt: skip
    assert WORDS.both(sheet.shares[0].why) == [
        "and the turn of round 1", "et le tour de la manche 1"
    ]  # fmt: skip


def test_new_neighbours_and_complete_cities_are_noticed() -> None:
    game = town(red=["4-13:4 school@3-14 hospital@5-12"])
    assert logged(game, "build statue 2-15") == [
        ["Player 1 builds a statue in Corbara: culture rises to 1.",
         "Corbara now offers all three services: 3 points for Player 1 if it lasts.",
         "Corbara (Player 1) and Cortesa are neighbours now."],
        ["Joueur 1 construit une Statue à Corbara : la Culture monte à 1.",
         "Corbara offre désormais les trois services : 3 points pour Joueur 1 si cela dure.",
         "Corbara (Joueur 1) et Cortesa sont désormais voisines."],
    ]  # fmt: skip


def test_a_city_is_told_once_its_donor_is_known() -> None:
    assert logged(town(), "found 12-13") == [[], []]
    assert logged(town(), "found 12-13", "donor 8-9") == [
        [
         "Player 1 founds Norcia, with 3 citizens, one of them from Gorgona: 5 food. 3 cities "
         "now."],
        [
         "Joueur 1 fonde Norcia, avec 3 Citoyens, dont un venu de Gorgona : 5 nourritures. Cela "
         "fait 3 Villes."],
    ]  # fmt: skip


def test_roads_are_told_one_by_one_and_buildings_may_replace_them() -> None:
    assert logged(table(**ROADS), "build road 5-12", "road 4-11")[0] == [
        "Player 1 builds a road in Corbara.", "Player 1 adds a second road in Corbara."
    ]  # fmt: skip
    assert logged(table(**ROADS), "build theatre 2-15")[1] == [
        "Joueur 1 construit un Théâtre à Corbara, à la place de la Route : la Culture monte à "
        "½, l’Éducation à ½."
    ]


def test_the_year_begins_with_voice_income_growth_and_penalties() -> None:
    game = table(red=["4-19:3 quarry@4-21", "8-9:5"], blue=["4-13:3", "8-23:4"], gold=[1, 0])
    game.reveal("health", "health", "culture").follow("starve 8-9")
    game.state.penalised = 2
    assert logged(game, "voice open health") == [
        ["Year 3: Player 2 is first player. The open voice card is health; three more lie face "
         "down.", "Player 1 earns 1 gold and has 2.",
         "Growth, Player 2: Corbara (4) and Lanuva (5) gain a citizen each.",
         "Growth, Player 1: Cortesa (4) and Gorgona (5) gain a citizen each.",
         "Last year’s hunger costs Player 2 a player card and the turn of round 1."],
        ["Année 3 : Joueur 2 est premier joueur. Carte Voix du Peuple visible : Santé ; trois "
         "autres restent cachées.", "Joueur 1 touche 1 Pièce d’or et en a 2.",
         "Croissance, Joueur 2 : Corbara (4) et Lanuva (5) gagnent chacune un Citoyen.",
         "Croissance, Joueur 1 : Cortesa (4) et Gorgona (5) gagnent chacune un Citoyen.",
         "La famine de l’an passé coûte à Joueur 2 une carte Joueur et le tour de la manche 1."],
    ]  # fmt: skip


def test_voice_migration_and_demolition_are_told_city_by_city() -> None:
    game = table(**RIVALS)
    assert revealed(game, "culture", "culture", "health") == [
        ["The people have spoken: culture 3, education 0, health 1. The Voice of this year is "
         "culture.",
         "Corbara (Player 1, culture 2) draws a citizen from Cortesa (0); 5 live there now.",
         "Cortesa (Player 2) has 1 citizen for 2 tiles to staff: something must be demolished."],
        ["Le peuple a parlé : Culture 3, Éducation 0, Santé 1. La Voix du Peuple de l’Année est "
         "Culture.",
         "Corbara (Joueur 1, Culture 2) attire un Citoyen de Cortesa (0) ; 5 y vivent désormais.",
         "Cortesa (Joueur 2) a 1 Citoyen pour 2 tuiles à pourvoir : il faut démolir."],
    ]  # fmt: skip
    assert logged(game, "demolish 3-18", "starve 4-13")[1] == [
        "Joueur 2 démolit l’École à Cortesa.",
        "Famine, Joueur 1 : 2 nourritures pour 5 Citoyens. 3 doivent partir, et un tour de l’an "
        "prochain est perdu.",
        "Corbara (Joueur 1) perd un Citoyen à cause de la famine ; il en reste 4, et 2 autres "
        "doivent partir.",
    ]


def test_a_deserted_city_an_elimination_and_the_victory_are_told() -> None:
    game = table(red=["8-9:3", "4-19:3 school@3-18"], blue=["2-15:1"], gold=[1, 4])
    assert [lines[1:] for lines in revealed(game, "education", "education", "education")] == [
        ["Cortesa (Player 1, education 1) draws a citizen from Brisca (0); 4 live there now.",
         "Brisca is deserted: Player 2 loses the city.",
         "Player 2 has no tile left and is out of the game; 4 gold returns to the reserve.",
         "Only one player is left: the game is over.",
         "1st place: Player 1, 7 points (7 citizens).",
         "Player 1, the last one left, wins with 7 points."],
        ["Cortesa (Joueur 1, Éducation 1) attire un Citoyen de Brisca (0) ; 4 y vivent désormais.",
         "Brisca est déserte : Joueur 2 perd la Ville.",
         "Joueur 2 n’a plus aucune tuile et quitte la partie ; 4 Pièces d’or retournent dans la "
         "réserve.", "Il ne reste qu’un joueur : la partie est terminée.",
         "1re place : Joueur 1, 7 points (7 Citoyens).",
         "Joueur 1, sans plus aucun rival, remporte la partie avec 7 points."],
    ]  # fmt: skip


def test_the_last_year_ends_with_places_and_a_tie_broken_by_gold() -> None:
    game = table(red=["8-9:3"], blue=["8-23:3"], gold=[1, 4], year=6)
    assert [lines[1:] for lines in revealed(game, "health", "health", "culture")] == [
        ["Nobody moves.", "Everybody has enough to eat.",
         "The 6 years are over: the citizens are counted.",
         "1st place: Player 2, 3 points (3 citizens).",
         "2nd place: Player 1, 3 points (3 citizens).",
         "Tied at 3 points, Player 2 wins by gold (4)."],
        ["Personne ne déménage.", "Chacun mange à sa faim.",
         "Les 6 Années sont passées : on compte les Citoyens.",
         "1re place : Joueur 2, 3 points (3 Citoyens).",
         "2e place : Joueur 1, 3 points (3 Citoyens).",
         "À égalité (3 points), Joueur 2 l’emporte grâce à son or (4)."],
    ]  # fmt: skip


# Secrets


def test_who_looks_at_a_voice_card_reads_it_and_all_hear_what_follows() -> None:
    game = town().play("ask 1 2")
    game.state.discard[0] = 2
    game.state.deck = 0
    told = {}
    for words in ("voice 1 health", "voice 2 culture"):
        action, state = game.rules.parse(words), game.state
        for viewer in (1, None, 0):
            game.state = state.clone()
            told[viewer, words] = WORDS.told(game.told(action, viewer))[0]
    shuffled = "The politics deck is used up: the discard is shuffled."
    assert told[0, "voice 1 health"] == ["Voice card 1 is health; only you know."]
    assert told[0, "voice 2 culture"] == ["Voice card 2 is culture; only you know.", shuffled]
    for viewer in (1, None):
        assert told[viewer, "voice 1 health"] == []
        assert told[viewer, "voice 2 culture"] == [shuffled]


def test_no_shuffle_is_told_where_there_is_nothing_to_shuffle() -> None:
    game = town()
    game.state.deck = 0
    told = logged(game, "ask 1 2", "voice 1 health", "voice 2 culture", "pass")
    assert [line.split()[2] for line in told[0]] == ["asks", "passes."]


def test_the_log_tells_nothing_that_a_hidden_card_would_change() -> None:
    told = [
        logged(town(), "ask 1 2", f"voice 1 {one}", f"voice 2 {two}", "lay palace", "pass")
        for one, two in (("culture", "health"), ("education", "education"))
    ]
    assert told[0] == told[1] != [[], []]
