"""The words of Big City: labels, prompts, refusals and the log read as they should."""

from __future__ import annotations

import pytest
from words import Words

from games.big_city.table import city

WORDS = Words(r"[{}$_]|  |[a-z]-[123]\b", r"[{}$_]|  |[a-z]-[123]\b|\bnone\b|\bseat\b")
asked, labelled, refused, logged = WORDS.asked, WORDS.labelled, WORDS.refused, WORDS.logged

HALL = "layout L1\ncity-hall 16\n"
EX2 = HALL + "tram H,0,0\nhand 1: 11 12 22 33\nhand 2: 13"
EX4 = HALL + "stanford 14 17 18\nhand 1: 15 17 rockwell\nhand 2: 21"
EX5 = HALL + "stanford 11 14 15\ntram V,3,0\nhand 1: 12 13 lincoln-park central-park\nhand 2: 21"
CINEMA = HALL + "residence-2 11 12\nresidence-1 17\noffice-1 15\ntram V,0,1\nhand 1: 13 14 47 25 26"
LOOP = HALL + "tram H,0,0 V,1,0 H,0,1\nhand 1: 11\nhand 2: 12"
NO_HALL = "layout L1\nhand 1: 11 15 lincoln-park\nhand 2: 21"


@pytest.mark.parametrize("position, words, english, french", [
    (EX2, "build residence-2 11 east", "Double residence on 11 and 12, 14 points",
     "Résidence double sur 11 et 12, 14 points"),
    (EX5, "build office-2 12 east", "Double office on 12 and 13, 12 points",
     "Bureau double sur 12 et 13, 12 points"),
    (EX4, "build residence-1 15", "Single residence on 15, 1 point",
     "Résidence simple sur 15, 1 point"),
    (NO_HALL, "build city-hall 15", "City hall on 15, no points",
     "Hôtel de ville sur 15, aucun point"),
    (EX5, "build lincoln-park 25 east", "Lincoln Park on 25 and 26", "Parc Lincoln sur 25 et 26"),
    (EX2, "lay 12 north", "Tram north of 12", "Tramway au nord de 12"),
    (EX2, "lay 11 east", "Tram between 11 and 12", "Tramway entre 11 et 12"),
    (EX2, "district 6 90", "Tribeca (district 6), turned by 90°",
     "Tribeca (quartier 6), tourné de 90°"),
    (EX4, "discard 17", "Discard card 17, whose plot is under Stanford Corporation",
     "Défausser la carte 17, dont la parcelle est sous Stanford Corporation"),
    (EX4, "under 17", "Put card 17 (obsolete) under deck 1",
     "Glisser la carte 17 (inutile) sous le paquet 1"),
    (EX2, "draw 3", "Draw from deck 3 (8 cards)", "Piocher dans le paquet 3 (8 cartes)"),
    (EX2, "pass", "Pass", "Passer"),
    (EX2, "wish 4", "Wish for a card of deck 4", "Souhaiter une carte du paquet 4"),
])  # fmt: skip
def test_a_label_says_what_where_and_for_how_much(
    position: str, words: str, english: str, french: str
) -> None:
    assert labelled(city(position), words) == [english, french]


@pytest.mark.parametrize("position, words, english, french", [
    (EX2, "build cinema 22",
     "A cinema must touch two different residences; beside 22 there is none.",
     "Le cinéma doit toucher deux résidences différentes ; autour de 22, il n’y en a aucune."),
    (CINEMA, "build cinema 13",
     "A cinema must touch two different residences; beside 13 there is only one.",
     "Le cinéma doit toucher deux résidences différentes ; autour de 13, il n’y en a qu’une."),
    (CINEMA, "build bank 14",
     "A bank must touch two different offices; beside 14 there is only one.",
     "La banque doit toucher deux bureaux différents ; autour de 14, il n’y en a qu’un."),
    (CINEMA, "build post-office 13",
     "A post office must touch a residence and an office; beside 13 the office is missing.",
     "La poste doit toucher une résidence et un bureau ; autour de 13, il manque le bureau."),
    (CINEMA, "build shopping-centre 25 east", "A shopping centre must touch a residence, an office,"
     " a special building and the tram; on 25 and 26 it lacks a residence, an office and the tram.",
     "Le centre commercial doit toucher une résidence, un bureau, un bâtiment spécial et le "
     "tramway ; sur 25 et 26, il manque une résidence, un bureau et le tramway."),
    (EX2, "build office-2 12 east",
     "You do not hold card 13: a double office takes the cards of all its plots, 12 and 13.",
     "Il vous manque la carte 13 : un bureau double demande les cartes de toutes ses parcelles, "
     "12 et 13."),
    (EX2, "build church 33",
     "A church must be the last building of its district; in district 3, 8 other plots are "
     "still free.",
     "Une église doit être le dernier bâtiment de son quartier ; dans le quartier 3, 8 autres "
     "parcelles sont encore libres."),
    (EX2, "build church 12",
     "A church needs a plot with two equal digits, such as 11 or 44; 12 is none.",
     "Une église demande une parcelle à deux chiffres égaux, comme 11 ou 44 ; 12 n’en est pas "
     "une."),
    (EX2, "build residence-1 16",
     "A single residence cannot stand there: the city hall is already on 16.",
     "Une résidence simple n’y tient pas : l’hôtel de ville occupe déjà 16."),
    (EX2, "build bank 61",
     "Plot 61 is not in the city: district 6 has not been placed yet.",
     "La parcelle 61 n’est pas dans la ville : le quartier 6 n’est pas encore posé."),
    (EX2, "build city-hall 11", "The city hall cannot be built: the only one stands already.",
     "L’hôtel de ville est déjà dans la ville : il n’en existe pas d’autre."),
    (EX2, "build office-3 44 south",
     "A triple office needs three plots in a straight line; to the south of 44 there is only one.",
     "Un bureau triple demande trois parcelles en ligne droite ; au sud de 44, il n’y en a "
     "qu’une."),
    (NO_HALL, "build city-hall 11",
     "The city hall must stand in the centre, and 11 lies in the periphery.",
     "L’hôtel de ville doit se trouver en centre-ville, et 11 est en périphérie."),
    (NO_HALL, "build cinema 11",
     "A cinema must wait for the city hall, and nobody has built it yet.",
     "Un cinéma doit attendre l’hôtel de ville, et personne ne l’a encore construit."),
    (EX5, "build central-park 21 east",
     "At most one plot of a park may lie in the periphery; 21, 22 and 23 all do.",
     "Une parcelle au plus d’un parc peut être en périphérie ; 21, 22 et 23 y sont toutes."),
    (EX4, "build rockwell 41",
     "At least two plots of a factory must lie in the periphery; there none does.",
     "Deux parcelles au moins d’une usine doivent être en périphérie ; là, aucune n’y est."),
    (EX5, "build lincoln-park 13 east",
     "Lincoln Park cannot cover the street between 13 and 21: a tram runs there.",
     "Le parc Lincoln ne peut pas recouvrir la rue entre 13 et 21 : un tramway y passe."),
    (EX2, "build stanford 15 south-east",
     "You do not hold the card of Stanford Corporation: it belongs to deck 6.",
     "Vous n’avez pas la carte Stanford Corporation : elle appartient au paquet 6."),
    (CINEMA, "lay 11 east", "No tram between 11 and 12: a double residence covers that street.",
     "Pas de tramway entre 11 et 12 : une résidence double recouvre cette rue."),
    (CINEMA, "lay 14 west", "A tram already runs west of 14.",
     "Un tramway passe déjà à l’ouest de 14."),
    (LOOP, "lay 11 west", "Not west of 11: the line would come back to a crossing it already "
     "touches, at the corner of 11.",
     "Pas à l’ouest de 11 : la ligne reviendrait à un carrefour qu’elle touche déjà, au coin "
     "de 11."),
    (LOOP, "lay 45 east", "Not between 45 and 46: the line goes on from one of its ends only, at "
     "the corner of 11 or at the crossing of 11 and 14.",
     "Pas entre 45 et 46 : la ligne ne se prolonge que par l’une de ses extrémités, au coin de 11 "
     "ou au carrefour de 11 et 14."),
    (EX4, "discard 15", "Card 15 cannot be discarded: its plot is still free.",
     "La carte 15 ne peut pas être défaussée : sa parcelle est encore libre."),
    (EX2, "under 13", "Card 13 is not in your hand.", "La carte 13 n’est pas dans votre main."),
    (EX2, "forward 11", "At this table cards are not traded.", "À cette table, on ne troque pas."),
    (EX2, "draw 3", "This is not the time to draw a card: your turn begins with an action, or with "
     "obsolete cards.",
     "Ce n’est pas le moment de piocher : votre tour commence par une action, ou par la "
     "défausse de cartes inutiles."),
])  # fmt: skip
def test_a_refusal_says_what_is_missing_and_where(
    position: str, words: str, english: str, french: str
) -> None:
    assert refused(city(position), words) == [english, french]


# Refusals in moments of their own


def test_a_park_in_hand_is_among_what_one_can_do_once_the_hall_stands() -> None:
    english, french = asked(city(EX5))
    assert "Build, place a park or factory, lay trams" in english
    assert "Construisez (même parc ou usine), posez des tramways" in french
    assert "park" not in asked(city(NO_HALL))[0]


def test_a_district_out_of_place_names_plots_and_streets() -> None:
    game = city(EX2).play("district 6 0")
    assert asked(game) == [
        "Choose where Tribeca (district 6) goes: it must share at least two streets with the city.",
        "Choisissez où poser Tribeca (quartier 6) : il doit partager au moins deux rues avec la "
        "ville.",
    ]
    assert labelled(game, "at 3 7") == [
        "61 south of 57; beside 57, 58 and 59", "Le 61 au sud du 57, contre 57, 58 et 59",
    ]  # fmt: skip
    assert refused(game, "at 5 6") == [
        "District 6 cannot lie there: it would cover plot 59.",
        "Le quartier 6 ne tient pas là : il recouvrirait la parcelle 59.",
    ]
    assert refused(game, "at 5 7") == [
        "District 6 must share at least two streets with the city; there it would share only one, "
        "at 59.",
        "Le quartier 6 doit partager au moins deux rues avec la ville ; là, il n’en partagerait "
        "qu’une, contre 59.",
    ]


def test_a_residence_beside_a_parking_lot_is_refused_with_its_plot() -> None:
    position = HALL + "parking-lot 15\nhand 1: 14 19\nhand 2: 21"
    game = city(position, options={"new_buildings": "all"})
    assert refused(game, "build residence-1 14") == [
        "No residence beside a parking lot, and there is one on 15.",
        "Pas de résidence à côté d’un parking, et il y en a un sur 15.",
    ]
    assert refused(game, "build petrol-station 19") == [
        "A petrol station must stand in the periphery, and 19 lies in the centre.",
        "Une station-service doit se trouver en périphérie, et 19 est en centre-ville.",
    ]
    assert refused(game, "build school 19") == [
        "A school must touch a residence, and beside 19 there is none.",
        "L’école doit toucher une résidence, et il n’y en a aucune autour de 19.",
    ]


def test_the_table_s_own_rules_are_named() -> None:
    limited = city(EX4, options={"obsolete": "exchange", "limited_trams": "buildings"})
    assert refused(limited, "discard 17") == [
        "At this table obsolete cards are not discarded: exchange card 17 with its deck instead.",
        "À cette table, les cartes inutiles ne se défaussent pas : échangez plutôt la carte 17 "
        "avec son paquet.",
    ]
    assert refused(limited, "lay 11 north") == [
        "Not north of 11: at this table a tram runs only along a plot with a building on it.",
        "Pas au nord de 11 : à cette table, un tramway ne longe que des parcelles qui portent un "
        "bâtiment.",
    ]
    english = city(LOOP, options={"tram_rule": "english"})
    assert refused(english, "lay 45 east")[1] == (
        "Pas entre 45 et 46 : le nouveau tronçon doit rejoindre la ligne à un carrefour."
    )


def test_an_exchange_is_counted() -> None:
    game = city(HALL + "hand 1: 11 12 13\ndecks 2\nout 21 22 23 24 25 26", seats=2)
    assert labelled(game.play("under 11"), "stop") == [
        "Stop and draw 1 card", "S’arrêter et piocher une carte",
    ]  # fmt: skip
    many = city("layout L1\nhand 1: 11 12 13 14\ndecks 2\nout 21 22 23 24 25 26 27 28")
    many.play("under 11", "under 12", "under 13")
    assert refused(many, "under 14") == [
        "You cannot put card 14 back as well: after that you should draw 4 cards, and the decks "
        "allow only 3.",
        "Impossible de rendre aussi la carte 14 : il faudrait ensuite piocher 4 cartes, et les "
        "paquets n’en permettent que 3.",
    ]


def test_a_deck_that_gives_no_more_says_why() -> None:
    game = city(HALL + "hand 1: 11 12 13\nhand 2: 21\nout 31 32 33 34 35 36 37 38 39")
    game.play("under 11", "under 12", "under 13", "stop", "draw 2", "card 22", "draw 2", "card 23")
    assert refused(game, "draw 2") == [
        "You have already drawn 2 cards from deck 2 this turn, the most allowed.",
        "Vous avez déjà pioché 2 cartes du paquet 2 ce tour-ci, le maximum.",
    ]
    assert refused(game, "draw 3") == ["Deck 3 is empty.", "Le paquet 3 est vide."]
    assert asked(game) == [
        "Draw a card: choose a deck. No more than two come from the same deck in a turn.",
        "Piochez une carte : choisissez un paquet. Pas plus de deux du même paquet par tour.",
    ]
