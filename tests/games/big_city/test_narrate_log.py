"""The log of Big City, trades and the end of the game, as a commentator tells them."""

from __future__ import annotations

import pytest

from faubourg.games.big_city.components import NUMBER_OF
from games.big_city import test_narrate
from games.big_city.table import Table, begun, city
from games.big_city.test_narrate import CINEMA, EX2, EX4, HALL, asked, labelled, logged, refused


def test_the_log_begins_with_hands_and_districts() -> None:
    game = begun(2, first=2)
    assert logged(game, "district 3 180", "at -3 1") == [
        ["Player 2 adds Chinatown (district 3), turned by 180°, beside 14 and 17.",
         "Plot 14 now lies in the centre."],
        ["Joueur 2 ajoute Chinatown (quartier 3), tourné de 180°, contre 14 et 17.",
         "La parcelle 14 passe en centre-ville."],
    ]  # fmt: skip


@pytest.mark.parametrize("position, words, english, french", [
    (EX2, "build residence-2 11 east",
     "Player 1 builds a double residence on 11 and 12: (6 + 1 periphery) × 2 tram = 14 points.",
     "Joueur 1 construit une résidence double sur 11 et 12 : (6 + 1 périphérie) × 2 tramway = "
     "14 points."),
    (test_narrate.EX5, "build office-2 12 east",
     "Player 1 builds a double office on 12 and 13: (6 − 2 factory) × 3 tram and city hall = "
     "12 points.",
     "Joueur 1 construit un bureau double sur 12 et 13 : (6 − 2 usine) × 3 tramway et hôtel de "
     "ville = 12 points."),
    (EX4, "build residence-1 15",
     "Player 1 builds a single residence on 15: 2 − 2 factory = 0, which still counts as 1 point.",
     "Joueur 1 construit une résidence simple sur 15 : 2 − 2 usine = 0, qui compte quand même "
     "1 point."),
    (CINEMA, "build cinema 14", "Player 1 builds a cinema on 14: 5 × 2 tram = 10 points.",
     "Joueur 1 construit un cinéma sur 14 : 5 × 2 tramway = 10 points."),
    (test_narrate.NO_HALL, "build city-hall 15",
     "Player 1 builds the city hall on 15: special buildings, trams, districts, parks and "
     "factories are open to all.",
     "Joueur 1 construit l’hôtel de ville sur 15 : bâtiments spéciaux, tramways, quartiers, parcs "
     "et usines sont ouverts à tous."),
    (test_narrate.EX5, "build lincoln-park 25 east",
     "Player 1 lays out Lincoln Park on 25 and 26: residences and offices built beside it gain a "
     "point.",
     "Joueur 1 aménage le parc Lincoln sur 25 et 26 : les résidences et bureaux construits à côté "
     "gagnent un point."),
    (EX4, "discard 17", "Player 1 discards card 17, whose plot is under Stanford Corporation.",
     "Joueur 1 défausse la carte 17, dont la parcelle est sous Stanford Corporation."),
    (EX4, "lay 11 north", "Player 1 opens the tram line north of 11.",
     "Joueur 1 inaugure la ligne de tramway au nord de 11."),
    (EX2, "pass", "Player 1 passes: one more pass in a row ends the game.",
     "Joueur 1 passe : si le suivant passe aussi, la partie s’achève."),
])  # fmt: skip
def test_the_log_tells_what_was_done(position: str, words: str, english: str, french: str) -> None:
    assert logged(city(position), words) == [[english], [french]]


def test_two_segments_are_told_together() -> None:
    assert logged(city(EX2), "lay 11 west", "lay 12 north") == [
        ["Player 1 extends the tram line west of 11, then north of 12 (14 segments left)."],
        ["Joueur 1 prolonge la ligne à l’ouest de 11, puis au nord de 12 (encore 14 tronçons)."],
    ]
    assert logged(city(EX2), "lay 11 west", "stop")[1] == [
        "Joueur 1 prolonge la ligne à l’ouest de 11 (encore 15 tronçons)."
    ]


def test_an_exchange_is_told_by_decks() -> None:
    steps = "under 11", "under 22", "under 12", "stop", "draw 5", "card 51", "draw 8", "card 81"
    assert logged(city(EX2), *steps, "draw 5", "card 55") == [
        ["Player 1 exchanges 3 cards of decks 1 (×2) and 2.",
         "Player 1 draws from decks 5 (×2) and 8."],
        ["Joueur 1 échange 3 cartes des paquets 1 (×2) et 2.",
         "Joueur 1 pioche dans les paquets 5 (×2) et 8."],
    ]  # fmt: skip


def test_a_hand_that_cannot_be_filled_is_told() -> None:
    game = city("layout L1\nhand 1: 11 12\nhand 2: 21\ndecks 8\nout 82 83 84 85 86 87 88 rockwell")
    assert logged(game, "build residence-2 11 east", "draw 8", "card 81")[0][1:] == [
        "Player 1 draws a card from deck 8; no deck is left for another card."
    ]


def test_two_cards_of_the_only_deck_are_told_together() -> None:
    game = city("layout L1\nhand 1: 11 12 13\nhand 2: 21\ndecks 8")
    steps = "build residence-3 11 east", "draw 8", "card 81", "draw 8", "card 82"
    assert logged(game, *steps)[0][1:] == [
        "Player 1 draws two cards from deck 8; no deck is left for another card."
    ]


def test_the_last_free_plot_of_a_district_is_noticed() -> None:
    offices = "office-3 12 15 18\noffice-3 13 16 19\n"
    game = city("layout L1\ncity-hall 42\n" + offices + "hand 1: 14 17\nhand 2: 21")
    assert logged(game, "build residence-2 14 south") == [
        ["Player 1 builds a double residence on 14 and 17: 6 + 1 periphery = 7 points.",
         "Only 11 is left free in Midtown (district 1): just the place for a church."],
        ["Joueur 1 construit une résidence double sur 14 et 17 : 6 + 1 périphérie = 7 points.",
         "Il ne reste que 11 de libre à Midtown (quartier 1) : l’endroit rêvé pour une église."],
    ]  # fmt: skip


def test_the_last_piece_of_its_kind_is_noticed() -> None:
    game = city(CINEMA + "\nchurch 33")
    game.state.supply[NUMBER_OF["cinema"]] = 1
    assert [lines[0] for lines in logged(game, "build cinema 14")] == [
        "Player 1 builds a cinema (the last one) on 14: 5 × 2 tram = 10 points.",
        "Joueur 1 construit un cinéma (le dernier) sur 14 : 5 × 2 tramway = 10 points.",
    ]


def test_a_new_leader_is_announced() -> None:
    game = city(EX2)
    game.state.scores = [9, 12]
    assert [lines[1] for lines in logged(game, "build residence-2 11 east")] == [
        "Player 1 takes the lead with 23 points, 11 ahead.",
        "Joueur 1 prend la tête avec 23 points, 11 d’avance.",
    ]


def test_who_only_catches_up_takes_no_lead() -> None:
    game = city(EX2)
    game.state.scores = [9, 23]
    assert [len(lines) for lines in logged(game, "build residence-2 11 east")] == [1, 1]


def test_a_pass_after_a_discard_is_none() -> None:
    assert logged(city(EX4), "discard 17", "pass")[0][1:] == [
        "Player 1 passes; after a discard, that does not count as a pass."
    ]


# Trade


def trading() -> Table:
    hands = "hand 1: 11 42\nhand 2: 31 52\nhand 3: 63 71"
    return city(HALL + hands, seats=3, options={"trade": "on"})


BARGAIN = (
    "forward 11", "forward 42", "wish 6", "wish 7", "ask", "offer 31", "confirm", "offer 63",
    "confirm", "accept 3 first", "card 11", "card 63",
)  # fmt: skip


def test_a_trade_is_told_by_decks_alone() -> None:
    assert logged(trading(), *BARGAIN, "accept 2 first") == [
        ["Player 1 offers two cards of decks 1 and 4 for trade, wishing for decks 6 and 7.",
         "Player 2 would give a card of deck 3.", "Player 3 would give a card of deck 6.",
         "The deal with Player 3 is done: a card of deck 1 for a card of deck 6.",
         "The deal with Player 2 is done: a card of deck 4 for a card of deck 3."],
        ["Joueur 1 met au troc deux cartes des paquets 1 et 4 et souhaite les paquets 6 et 7.",
         "Joueur 2 donnerait une carte du paquet 3.", "Joueur 3 donnerait une carte du paquet 6.",
         "Marché conclu avec Joueur 3 : une carte du paquet 1 contre une carte du paquet 6.",
         "Marché conclu avec Joueur 2 : une carte du paquet 4 contre une carte du paquet 3."],
    ]  # fmt: skip


def test_a_trade_asks_each_in_turn() -> None:
    game = trading()
    game.play("forward 11")
    assert asked(game)[0] == (
        "You put forward a card of deck 1: add a second card, name decks you wish for, or ask the "
        "others."
    )
    assert refused(game, "forward 11")[1] == "La carte 11 est déjà mise en avant."
    game.play("forward 42", "wish 6")
    assert refused(game, "wish 6")[0] == "You have already wished for deck 6."
    game.play("ask")
    assert asked(game.sit(1)) == [
        "Player 1 trades two cards of decks 1 and 4, wishing for deck 6. Offer one or two cards of "
        "yours, or confirm that you offer nothing.",
        "Joueur 1 troque deux cartes des paquets 1 et 4 et souhaite le paquet 6. Offrez une ou "
        "deux cartes, ou validez sans rien offrir.",
    ]
    assert asked(game) == [
        "Waiting for 2 players to answer the trade.", "On attend 2 joueurs, qui répondent au troc.",
    ]  # fmt: skip
    game.sit(1).play("offer 31", "offer 52", "confirm")
    game.sit(2).play("offer 63", "confirm")
    assert labelled(game, "accept 2 both") == [
        "Give both cards (decks 1 and 4) for those of Player 2 (decks 3 and 5)",
        "Donner à Joueur 2 les deux cartes (paquets 1 et 4) contre les siennes (paquets 3 et 5)",
    ]
    assert labelled(game, "accept 3 second") == [
        "Give card 42 for that of Player 3 (deck 6)",
        "Donner à Joueur 3 la carte 42 contre la sienne (paquet 6)",
    ]
    spectator = game.rules.known(game.state, None)
    seen = game.narrator.label(spectator, 0, game.action("accept 3 second"))
    told = test_narrate.WORDS.both(seen)[0]
    assert told == "Give a card (deck 4) for that of Player 3 (deck 6)"
    assert refused(game, "accept 2 first")[1] == (
        "Joueur 2 offre 2 cartes : prenez les deux contre vos deux cartes, ou aucune."
    )
    assert refused(game, "accept 3 both")[0] == (
        "Player 3 offers only one card: give only one for it."
    )
    assert refused(game, "accept 1 first")[0] == "You cannot trade with yourself."
    assert refused(game, "accept 5 first")[1] == "Il n’y a pas de Joueur 5 à cette table."


def test_a_failed_trade_is_told_and_may_become_an_exchange() -> None:
    game = trading()
    told = logged(game, "forward 11", "ask", "confirm", "confirm", "under 42", "stop")
    assert told[0] == [
        "Player 1 offers a card of deck 1 for trade.", "Nobody is interested.",
        "Player 1 exchanges a card of deck 4.",
    ]  # fmt: skip


def test_a_failed_trade_exchanges_two_cards_and_no_trade_begins_without_a_partner() -> None:
    hands = "hand 1: 11 42 51\nhand 2: 31"
    game = city(HALL + hands, options={"trade": "on"})
    game.follow("forward 11", "ask", "confirm", "under 11", "under 42")
    assert refused(game, "under 51") == [
        "After a failed trade you exchange two cards at most, so card 51 stays.",
        "Après un troc manqué, on échange deux cartes au plus : la carte 51 reste en main.",
    ]
    alone = city(HALL + "hand 1: 11", options={"trade": "on"})
    assert refused(alone, "forward 11") == [
        "Nobody else holds a card to trade for card 11.",
        "Personne d’autre n’a de carte à troquer contre la carte 11.",
    ]


def test_a_trade_asks_for_no_card_that_is_not_there() -> None:
    hands = "hand 1: 11 42\nhand 2: 31\nhand 3: 61 63"
    game = city(HALL + hands, seats=3, options={"trade": "on"})
    game.play("forward 11", "forward 42", "ask")
    assert asked(game.sit(1))[0].endswith(
        "Offer a card of yours, or confirm that you offer nothing."
    )
    game.sit(1).play("offer 31")
    assert asked(game.sit(1))[0].endswith("of decks 1 and 4. Confirm your offer.")
    game.sit(1).play("confirm")
    game.sit(2).play("confirm")
    game.play("stop", "under 11", "under 42")
    assert asked(game) == ["Stop, and draw two cards.", "Arrêtez-vous, et piochez deux cartes."]
    single = city(HALL + "hand 1: 11\nhand 2: 31", options={"trade": "on"}).play("forward 11")
    assert asked(single)[0] == (
        "You put forward a card of deck 1: name decks you wish for, or ask the others."
    )
    single.play("ask").sit(1).play("confirm")
    assert asked(single.play("under 11")) == [
        "Stop, and draw a card.", "Arrêtez-vous, et piochez une carte.",
    ]  # fmt: skip


def test_the_question_of_a_turn_names_only_what_can_be_done() -> None:
    assert asked(city(EX2)) == [
        "Build, lay trams or a district, exchange cards or pass.",
        "Construisez, posez des tramways ou un quartier, échangez des cartes ou passez.",
    ]
    useless = city(HALL + "tram H,0,0\nhand 1: 81 82\nhand 2: 13")
    assert asked(useless) == [
        "Lay trams or a district, exchange cards or pass.",
        "Posez des tramways ou un quartier, échangez des cartes ou passez.",
    ]
    young = city("layout L1\nhand 1: 81\nhand 2: 13")
    assert asked(young) == [
        "Exchange cards or pass. The city hall opens the rest.",
        "Échangez des cartes ou passez. L’hôtel de ville ouvrira le reste.",
    ]
    assert asked(city("layout L1\nhand 2: 13")) == [
        "You have no cards. All you can do is pass. The city hall opens the rest.",
        "Vous n’avez pas de cartes. Il ne vous reste qu’à passer. "
        "L’hôtel de ville ouvrira le reste.",
    ]


# The end


def test_the_end_by_passes_names_places_and_margin() -> None:
    game = city(EX2)
    game.state.scores, game.state.passes = [14, 9], 1
    assert asked(game)[1].endswith("ou passez. Passer finirait la partie.")
    assert labelled(game, "pass") == ["Pass, and end the game", "Passer, et finir la partie"]
    assert logged(game, "pass") == [
        ["Player 1 passes.", "All 2 players have passed in a row: the game is over.",
         "1st place: Player 1, 14 points.", "2nd place: Player 2, 9 points.",
         "Player 1 wins the game by 5 points."],
        ["Joueur 1 passe.", "Les 2 joueurs ont passé d’affilée : la partie est terminée.",
         "1re place : Joueur 1, 14 points.", "2e place : Joueur 2, 9 points.",
         "Joueur 1 remporte la partie avec 5 points d’avance."],
    ]  # fmt: skip
    assert asked(game) == [
        "The game is over: Player 1 wins with 14 points.",
        "La partie est terminée : Joueur 1 l’emporte avec 14 points.",
    ]


def test_a_shared_victory_without_a_city_hall() -> None:
    game = city(test_narrate.NO_HALL)
    game.state.passes = 1
    assert logged(game, "pass")[0][1:] == [
        "All 2 players have passed in a row, and the city hall was never built: the game is over.",
        "1st place: Player 1, 0 points.", "1st place: Player 2, 0 points.",
        "2 players share the victory with 0 points.",
    ]  # fmt: skip
    assert asked(game)[1] == (
        "La partie est terminée : 2 joueurs se partagent la victoire avec 0 point."
    )


def test_the_guard_ends_the_game_with_the_last_card() -> None:
    game = city(EX2, options={"guard": "on"})
    game.state.quiet = 5
    told = logged(game, "under 11", "stop", "draw 5", "card 51")[0]
    assert told[2] == "Nothing was built, placed or laid for 6 turns: the game is over."
    assert not game.actors
