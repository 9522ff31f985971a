"""The words of the page for Big City: chips, summaries, consequences, names and buttons."""

from __future__ import annotations

import pytest

from games.big_city import test_narrate
from games.big_city.table import begun, city, start
from games.big_city.test_narrate import CINEMA, EX2, EX4, HALL, NO_HALL, WORDS
from games.big_city.test_narrate_log import trading

effects, chips = WORDS.effects, WORDS.chips


# Consequences


@pytest.mark.parametrize("position, words, english, french", [
    (EX2, "build residence-2 11 east",
     ["(6 + 1 periphery) × 2 tram = 14 points; you will have 14",
      "5 more of this kind in the supply", "then you draw two cards"],
     ["(6 + 1 périphérie) × 2 tramway = 14 points ; vous en aurez 14",
      "encore 5 de ce type en réserve", "ensuite, vous piochez deux cartes"]),
    (CINEMA, "build cinema 14",
     ["5 × 2 tram = 10 points; you will have 10", "beside the residences on 11+12 and 17",
      "3 more of this kind in the supply", "then you draw a card"],
     ["5 × 2 tramway = 10 points ; vous en aurez 10", "à côté des résidences sur 11+12 et 17",
      "encore 3 de ce type en réserve", "ensuite, vous piochez une carte"]),
    (NO_HALL, "build city-hall 15",
     ["opens special buildings, trams, districts, parks and factories to all",
      "then you draw a card"],
     ["ouvre à tous bâtiments spéciaux, tramways, quartiers, parcs et usines",
      "ensuite, vous piochez une carte"]),
    (HALL + "hand 1: 15 18 lincoln-park", "build lincoln-park 15 south",
     ["no points; +1 for residences and offices on 12, 14, 17, 19 and 32",
      "your own cards 15 and 18 become obsolete", "then you draw a card"],
     ["aucun point ; +1 pour les résidences et bureaux sur 12, 14, 17, 19 et 32",
      "vos propres cartes 15 et 18 deviennent inutiles", "ensuite, vous piochez une carte"]),
    (EX4, "build rockwell 21",
     ["no points; −2 for residences and offices on 13, 23, 27, 41 and 42", "then you draw a card"],
     ["aucun point ; −2 pour les résidences et bureaux sur 13, 23, 27, 41 et 42",
      "ensuite, vous piochez une carte"]),
    (EX2, "lay 12 north",
     ["brings the tram to plot 12, still free", "15 segments left"],
     ["amène le tramway à la parcelle 12, encore libre", "encore 15 tronçons"]),
    (CINEMA, "lay 11 south",
     ["passes plot 11, already built: no points", "15 segments left"],
     ["longe la parcelle 11, déjà bâtie : aucun point", "encore 15 tronçons"]),
    (EX2, "district 6 0", ["fits in 24 places"], ["24 emplacements possibles"]),
    (EX2, "under 12", ["goes under the 5 cards of deck 1", "in return you will draw a card"],
     ["va sous les 5 cartes du paquet 1", "vous piocherez une carte en échange"]),
    (EX4, "discard 17", ["a card to replace at the end of the turn"],
     ["une carte à remplacer à la fin du tour"]),
    (EX2, "pass", ["one pass; one more in a row ends the game", "then Player 2 has a turn"],
     ["si le suivant passe aussi, la partie s’achève", "ensuite, Joueur 2 joue son tour"]),
])  # fmt: skip
def test_an_action_tells_what_it_would_bring(
    position: str, words: str, english: list[str], french: list[str]
) -> None:
    assert effects(city(position), words) == [english, french]


def test_a_pass_that_ends_the_game_warns_with_the_winner() -> None:
    game = city(EX2)
    game.state.scores, game.state.passes = [3, 20], 1
    assert effects(game, "pass") == [
        ["the last of 2 passes in a row", "end of the game: Player 2 wins with 20 points"],
        ["les 2 joueurs auront passé d’affilée",
         "fin de la partie : Joueur 2 l’emporte avec 20 points"],
    ]  # fmt: skip


def test_a_shopping_centre_names_all_that_it_touches() -> None:
    game = city(HALL + "residence-1 22\noffice-1 12\ntram H,3,0\nhand 1: 13 21")
    assert effects(game, "build shopping-centre 13 east")[1][:5] == [
        "vous en aurez 30", "à côté de la résidence sur 22",
        "à côté du bureau sur 12", "à côté du bâtiment spécial sur 16", "le tramway passe à côté",
    ]  # fmt: skip


def test_room_for_a_church_is_said_before_what_may_be_cut() -> None:
    """The page shows three lines: who might build the church matters more than the supply."""
    game = city(HALL + "office-2 14 15\noffice-3 17 18 19\nresidence-1 13\nhand 1: 12\nhand 2: 21")
    assert effects(game, "build residence-1 12")[0] == [
        "2 + 1 periphery = 3 points; you will have 3",
        "11 becomes the last free plot of Midtown (district 1): a church can go there",
        "6 more of this kind in the supply", "then you draw a card",
    ]  # fmt: skip


def test_a_district_tells_its_contact_and_what_becomes_centre() -> None:
    game = city(EX2).play("district 6 0")
    assert effects(game, "at 3 7") == [
        ["shares 3 streets with the city", "58 moves to the centre",
         "then Player 2 has a turn"],
        ["partage 3 rues avec la ville", "58 passe en centre-ville",
         "ensuite, Joueur 2 joue son tour"],
    ]  # fmt: skip


def test_a_draw_tells_what_may_come() -> None:
    game = city(EX2 + "\nout 31 32 34 35").play("under 33", "stop")
    assert effects(game, "draw 3") == [
        ["it will be 36, 37, 38 or 39"],
        ["ce sera 36, 37, 38 ou 39"],
    ]
    two = city(EX2).play("under 33", "under 22", "stop")
    assert [lines[-1] for lines in effects(two, "draw 4")] == [
        "one more from deck 4 allowed this turn", "encore une du paquet 4 permise ce tour-ci",
    ]  # fmt: skip
    assert [lines[0] for lines in effects(game, "draw 2")] == [
        "it will be 21, 23, 24, 25, 26, 27, 28 or the Lincoln Park card",
        "ce sera 21, 23, 24, 25, 26, 27, 28 ou la carte parc Lincoln",
    ]


def test_a_card_alone_under_its_deck_is_known_to_come() -> None:
    """1.15: whoever puts a card under a deck remembers which one it was."""
    game = city(EX2 + "\nout 31 32 34 35 36 37 38 39").play("under 33", "stop")
    assert effects(game, "draw 3") == [["it will be card 33"], ["ce sera la carte 33"]]


def test_the_end_of_an_exchange_does_not_say_twice_how_many_cards_are_drawn() -> None:
    game = city(EX2).play("under 33")
    assert effects(game, "stop") == [
        ["you choose the deck yourself"],
        ["à vous de choisir le paquet"],
    ]
    game.play("under 22")
    assert [lines for (lines,) in effects(game, "stop")] == [
        "you choose the decks yourself", "à vous de choisir les paquets",
    ]  # fmt: skip


def test_a_trade_tells_who_sees_what_and_what_is_final() -> None:
    game = trading()
    assert effects(game, "forward 11")[0] == ["everybody sees deck 1, nobody the card"]
    game.play("forward 11", "forward 42")
    assert effects(game, "wish 6")[1] == ["les autres voient que vous souhaitez le paquet 6"]
    assert effects(game, "ask")[0] == ["2 players are asked"]
    game.play("ask")
    partner = game.sit(1)
    assert effects(partner, "offer 31")[0] == ["1 card offered, 2 at most"]
    partner.play("offer 31")
    assert effects(partner, "confirm")[1] == ["définitif : vous offrez une carte"]
    partner.play("confirm")
    game.sit(2).play("offer 63", "confirm")
    assert effects(game, "accept 2 second") == [
        ["you give Player 2 card 42 for a card of deck 3",
         "1 other offer can be accepted then"],
        ["vous donnez à Joueur 2 la carte 42 contre une carte du paquet 3",
         "une autre offre pourra être acceptée"],
    ]  # fmt: skip
    assert effects(game, "stop")[0] == ["no trade; you may exchange up to two cards with the decks"]


# Chips and summaries


def test_chips_tell_what_is_closed_and_what_runs_short() -> None:
    assert chips(begun(2)) == [["Set-up: the districts"], ["Mise en place : les quartiers"]]
    assert chips(city(NO_HALL)) == [
        ["Turn: Player 1", "No city hall yet"],
        ["Tour : Joueur 1", "Pas encore d’hôtel de ville"],
    ]
    game = city(EX2)
    game.state.passes, game.state.supply[7] = 1, 0
    assert chips(game) == [
        ["Turn: Player 1", "Tram: 16 segments left", "1 pass; 2 in a row end the game",
         "No more churches"],
        ["Tour : Joueur 1", "Tramway : encore 16 tronçons",
         "Ont passé d’affilée : 1 sur 2", "Réserve épuisée : églises"],
    ]  # fmt: skip
    game.state.supply[0] = 0
    assert chips(game)[0][2:] == ["1 pass; 2 in a row end the game", "2 kinds used up"]


def test_a_line_that_cannot_go_on_is_called_stuck() -> None:
    position, options = HALL + "hand 1: 11\ntram H,2,1 V,3,1", {"limited_trams": "buildings"}
    game = city(position, options=options)
    assert effects(game, "lay 16 south") == [
        ["brings the tram to plot 19, still free",
         "14 segments left; the line could not go on from there", "then Player 2 has a turn"],
        ["amène le tramway à la parcelle 19, encore libre",
         "encore 14 tronçons ; la ligne ne pourrait plus continuer",
         "ensuite, Joueur 2 joue son tour"],
    ]  # fmt: skip
    assert [said[1] for said in chips(city(position + " H,2,2", options=options))] == [
        "Tram line stuck (14 segments left)", "Ligne bloquée (encore 14 tronçons)",
    ]  # fmt: skip


def test_a_summary_has_buildings_and_the_backs_of_the_hand() -> None:
    game = city(test_narrate.EX5 + "\nresidence-1 22\nresidence-1 33 by 2")
    assert WORDS.summary(game) == [
        "2 buildings · in hand: decks 1 (×2), 2 and 4",
        "2 bâtiments · en main : paquets 1 (×2), 2 et 4",
    ]
    assert "31" not in str(game.narrator.summary(game.known, 1).values)


def test_cards_of_one_deck_in_hand_are_counted_too() -> None:
    summary = WORDS.summary(city(HALL + "hand 1: 11 12"))
    assert [words.partition(" · ")[2] for words in summary] == [
        "in hand: deck 1 (×2)", "en main : paquet 1 (×2)",
    ]  # fmt: skip


def test_a_plain_value_is_not_said_twice() -> None:
    assert effects(city(HALL + "hand 1: 12 13"), "build office-1 12")[0][0] == "you will have 2"


# Names and buttons


@pytest.mark.parametrize("name, english, french", [
    ("pass", "Pass", "Passer"), ("stop", "Stop", "S’arrêter"),
    ("both", "Both cards", "Mes deux cartes"), ("under", "Exchange", "Échanger"),
    ("card:15", "Card 15", "Carte 15"),
    ("card:lincoln-park", "The Lincoln Park card", "Carte parc Lincoln"),
    ("piece:office-2", "Double office", "Bureau double"),
    ("plot:47", "Plot 47", "Parcelle 47"), ("deck:3", "Deck 3", "Paquet 3"),
    ("wish:8", "Wish: deck 8", "Souhait : paquet 8"), ("turn:0", "Not turned", "Sans rotation"),
    ("turn:270", "Turned by 270°", "Tourné de 270°"), ("district:4", "District 4", "Quartier 4"),
    ("accept:2", "The offer of Player 2", "Son offre : Joueur 2"),
    ("street:11:north", "Street north of 11", "Rue au nord de 11"),
    ("odd:thing", "odd:thing", "odd:thing"),
])  # fmt: skip
def test_a_touched_thing_has_a_name(name: str, english: str, french: str) -> None:
    assert WORDS.button(start(2), name) == [english, french]
