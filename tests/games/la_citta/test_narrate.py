"""The words of La Città: labels, prompts and refusals read as they should."""

from __future__ import annotations

from typing import Any

import pytest
from words import Words

from faubourg.games.la_citta import turns
from games.la_citta.table import EXPANSION, Table, start, table

CODES = r"[{}$_]|  |\w-[a-z]+-\w|\bF[123]\b"
WORDS = Words(CODES, CODES + r"|\bnone\b|\bseat\b|\bculture\b|\bcastle\b")
asked, labelled, refused, logged = WORDS.asked, WORDS.labelled, WORDS.refused, WORDS.logged


def revealed(game: Table, *services: str) -> list[list[str]]:
    """The end of phase 4, with these hidden voice cards, and all that goes by itself."""
    turns.end_actions(game.state)
    return logged(game, *(f"voice {n} {word}" for n, word in enumerate(services, start=1)))


def town(**more: Any) -> Table:
    """Red has a city with a school and room to build; blue is near."""
    given: dict[str, Any] = {
        "red": ["4-13:3 school@3-14", "8-9:4"], "blue": ["4-19:3", "8-23:3"], "gold": [4, 1],
        "display": "palace bread-and-games blessed-era ask-the-people bountiful-harvest",
    }  # fmt: skip
    return table(**(given | more))


ROADS: dict[str, Any] = {
    "red": ["4-13:3 market@3-14 road@2-15"],
    "blue": ["4-19:3"],
    "options": EXPANSION,
}
RIVALS: dict[str, Any] = {"red": ["4-13:4 statue@3-14 statue@2-15"], "blue": ["4-19:2 school@3-18"]}


# Choices


@pytest.mark.parametrize("words, english, french", [
    ("gold", "Take 2 gold", "Prendre 2 Pièces d’or"),
    ("pass", "Pass", "Passer"),
    ("found 0-9", "Found a city at 0-9 (2 food)", "Fonder une Ville en 0-9 (2 nourritures)"),
    ("build farmhouse 2-15", "Farmhouse at 2-15 in 4-13, +2 food (player card)",
     "Maison de ferme en 2-15 à 4-13, +2 nourritures (carte Joueur)"),
    ("card palace 4-11", "Palace at 4-11 in 4-13 (its card, 1 gold)",
     "Palais en 4-11 à 4-13 (sa carte, 1 or)"),
    ("master cathedral 4-11", "Cathedral at 4-11 in 4-13 (Master Builder, 4 gold)",
     "Cathédrale en 4-11 à 4-13 (Maître d’œuvre, 4 or)"),
    ("games 4-13 education 2", "Bread and Games: 2 cubes for education in 4-13, 2 gold",
     "Du pain et des jeux : 2 cubes pour l’Éducation à 4-13, 2 or"),
    ("blessed 8-9 1", "Blessed Era: 1 citizen for 8-9", "Époque bénie : 1 Citoyen pour 8-9"),
    ("ask 1 2 3", "Ask the People: look at voice cards 1, 2 and 3, 2 gold",
     "Interroger le peuple : regarder les cartes 1, 2 et 3, 2 or"),
    ("demolish 3-14", "Demolish the school at 3-14", "Démolir l’École en 3-14"),
    ("starve 8-9", "8-9 loses a citizen (4 live there)", "8-9 perd un Citoyen (4 y vivent)"),
    ("donor 8-9", "The citizen comes from 8-9 (4 on its castle)",
     "Le Citoyen vient de 8-9 (4 sur son Château)"),
])  # fmt: skip
def test_a_label_says_what_where_and_for_how_much(words: str, english: str, french: str) -> None:
    assert labelled(town(), words) == [english, french]


def test_a_migration_is_labelled_with_whom_it_draws() -> None:
    game = table(**RIVALS).reveal("culture", "education", "education")
    assert labelled(game, "migrate 4-13 culture") == [
        "4-13 by culture: draws a citizen from 4-19",
        "4-13 par la Culture : attire un Citoyen de 4-19",
    ]
    assert labelled(game, "migrate 4-13 education")[0] == "4-13 by education: draws nobody"


# Prompts


def test_each_step_asks_its_question() -> None:
    assert asked(town(cards=[2], round=5)) == [
        "Play a player card (2 left), take a politics card (4 gold to spend) or pass. This is your "
        "last turn of the year.",
        "Jouez une carte Joueur (encore 2), prenez une carte Politique (vous avez 4 or) ou passez. "
        "C’est votre dernier tour de l’Année.",
    ]
    assert asked(town(cards=[0]))[1] == "Prenez une carte Politique (vous avez 4 or) ou passez."
    assert asked(town().sit(1))[0] == "Waiting for Player 1, who has a turn."
    assert asked(town().play("found 12-13"))[1] == (
        "Quel Château envoie un Citoyen à la nouvelle Ville 12-13 ?"
    )
    assert asked(table(**ROADS).play("build road 5-12"))[0] == (
        "Place a second road, or stop (18 road tiles left)."
    )


def test_the_end_of_the_year_asks_its_questions() -> None:
    game = table(**RIVALS).reveal("culture", "education", "education")
    assert asked(game)[1] == (
        "Deux Voix du Peuple, Culture et Éducation : choisissez une Ville et la Voix qu’elle suit."
    )
    game = table(**RIVALS).reveal("culture", "culture", "health")
    assert asked(game.sit(1)) == [
        "4-19 has 1 citizen for 2 tiles to staff: demolish one of them.",
        "4-19 a 1 Citoyen pour 2 tuiles à pourvoir : démolissez-en une.",
    ]
    game.follow("demolish 3-18")
    assert asked(game) == [
        "2 food for 5 citizens: choose the city that loses a citizen (3 must go).",
        "2 nourritures pour 5 Citoyens : choisissez la Ville qui perd un Citoyen (3 doivent "
        "partir).",
    ]
    assert asked(start(2))[0] == "A politics card is laid open."


def test_a_road_that_must_go_first_is_asked_for() -> None:
    """9.2.15: the school lies between the castle and the road."""
    game = table(red=["8-9:2 school@8-11 road@8-13"], blue=["8-23:3"], options=EXPANSION)
    game.crowd("8-9", 1).reveal("health", "education", "education")
    assert asked(game) == [
        "8-9 has 1 citizen for 2 tiles to staff: nothing but a road can go without splitting the "
        "city, so demolish a road first.",
        "8-9 a 1 Citoyen pour 2 tuiles à pourvoir : seule une Route peut partir sans couper la "
        "Ville, démolissez donc d’abord une Route.",
    ]
    assert asked(game.play("demolish 8-13"))[0] == (
        "8-9 has 1 citizen for 2 tiles to staff: demolish one of them."
    )


# Refusals


@pytest.mark.parametrize("given, words, english, french", [
    ({}, "found 2-15", "2-15 is too near to your city 4-13: no hex lies between it and the school "
     "at 3-14, and it takes at least three.",
     "2-15 est trop près de votre Ville 4-13 : aucun hexagone ne le sépare de la tuile en 3-14 "
     "(l’École), et il en faut au moins trois."),
    ({}, "build fountain 5-12", "A fountain must touch a lake; 5-12 touches two farms with two "
     "symbols each.",
     "Une Fontaine doit toucher un Lac ; 5-12 touche deux Fermes à deux symboles."),
    ({}, "build statue 14-1", "Hex 14-1 is out of play with 2 players.",
     "L’hexagone 14-1 est hors jeu à 2 joueurs."),
    ({}, "build statue 4-19", "Hex 4-19 is taken by a castle of Player 2.",
     "L’hexagone 4-19 porte déjà un Château (Joueur 2)."),
    ({}, "build statue 6-15", "A statue must adjoin one of your cities, and 6-15 touches none of "
     "them.", "Une Statue doit toucher une de vos Villes, et 6-15 n’en touche aucune."),
    ({}, "card hospital 4-11", "The Hospital card does not lie open in the display.",
     "La carte Hôpital n’est pas visible dans l’offre."),
    ({"gold": [1]}, "games 4-13 education 3",
     "Bread and Games: this costs 5 gold, and with 1 you are 4 short.",
     "Du pain et des jeux : cela coûte 5 or, et avec 1 il vous en manque 4."),
    ({"cards": [0]}, "found 0-9", "You have no player card left this year to found a city.",
     "Impossible de fonder une Ville : vous n’avez plus de carte Joueur utilisable cette Année."),
    ({}, "games 8-9 culture 1", "8-9 has no arch of culture: Bread and Games needs one there.",
     "8-9 n’a pas d’arche en Culture : Du pain et des jeux en demande une."),
    ({}, "blessed 8-9 2", "8-9 has 4 citizens and a limit of 5: there is room for 1, not for 2.",
     "8-9 a 4 Citoyens pour une limite de 5 : il y a de la place pour 1, pas pour 2."),
    ({}, "blessed 4-19 1", "The castle at 4-19 belongs to Player 2, not to you.",
     "Le Château en 4-19 n’est pas à vous (Joueur 2)."),
    ({"citizens": 1}, "blessed 4-13 2", "The reserve has only 1 citizen left, not 2.",
     "La réserve n’a plus qu’un Citoyen, et il en faut 2."),
    ({}, "harvest 3-14",
     "A cube of Bountiful Harvest goes on a farmhouse, and at 3-14 there is a school.",
     "Un cube de récolte va sur une Maison de ferme, et en 3-14 il y a une École."),
    ({"year": 6}, "harvest 3-14",
     "Bountiful Harvest cannot be played in the last year, so not at 3-14 either.",
     "Récolte fructueuse ne se joue pas la dernière Année, donc pas non plus en 3-14."),
    ({"pools": "school=0"}, "build school 5-12",
     "A school cannot be built: no tile for it is left in the reserve.",
     "Impossible de construire une École : il n’en reste plus dans la réserve."),
    ({"red": ["4-13:2 school@3-14"]}, "build quarry 4-11",
     "Nobody can move to the quarry at 4-11: the castle of 4-13 holds only one citizen and must "
     "keep one.", "Personne ne peut passer sur la Carrière en 4-11 : le Château de 4-13 ne porte "
     "qu’un Citoyen et doit en garder un."),
    ({"red": ["4-13:3 school@3-14", "2-17:3"]}, "build statue 2-15",
     "A statue at 2-15 would join your cities 4-13 and 2-17.",
     "Une Statue en 2-15 réunirait vos Villes 4-13 et 2-17."),
    ({"red": ["4-13:3 market@3-14"]}, "build market 2-13",
     "4-13 already has a market: no second one at 2-13.",
     "4-13 a déjà un Marché : pas de second en 2-13."),
    ({"citizens": 0}, "build market 2-13",
     "The citizen of a market comes from the reserve, and there is none left for 2-13.",
     "Le Citoyen d’un Marché vient de la réserve, et il n’y en a plus pour 2-13."),
    ({"red": ["4-13:1"]}, "found 12-13", "A new city at 12-13 needs a citizen from one of your "
     "castles, and none of them holds two.", "Une nouvelle Ville en 12-13 demande un Citoyen d’un "
     "de vos Châteaux, et aucun n’en porte deux."),
    ({}, "demolish 3-14", "This is not the time to demolish: you are asked for a turn.",
     "Ce n’est pas le moment de démolir : c’est à vous de jouer un tour."),
])  # fmt: skip
def test_a_refusal_names_what_stands_against_it(
    given: dict[str, Any], words: str, english: str, french: str
) -> None:
    assert refused(town(**given), words) == [english, french]


def test_refusals_when_citizens_move_and_tiles_go() -> None:
    game = table(**RIVALS).reveal("culture", "education", "education")
    assert refused(game, "migrate 4-13 health") == [
        "Health is no Voice this year: 4-13 can only follow culture or education.",
        "Cette Année, la Voix du Peuple n’est pas Santé : pour 4-13, c’est Culture ou Éducation.",
    ]
    red = ["4-13 school@3-14 road@2-15", "8-9:3 statue@9-8"]
    short = table(red=red, blue=["12-19:3"], options=EXPANSION).crowd("4-13", 1)
    short.reveal("health", "health", "health")
    assert refused(short, "demolish 3-14") == [
        "Without the school at 3-14 the city 4-13 would fall apart.",
        "Sans l’École en 3-14, la Ville 4-13 serait coupée en deux.",
    ]
    assert refused(short, "demolish 9-8")[1] == (
        "Rien ne se démolit à 8-9 : 3 Citoyens pour 2 tuiles à pourvoir, c’est assez. On garde "
        "donc la Statue en 9-8."
    )
    assert refused(short, "enough")[0] == "Not enough yet: 4-13 has 1 citizen for 2 tiles to staff."
    assert refused(short, "demolish 12-19")[1] == (
        "En 12-19 il y a un Château (Joueur 2) : on ne démolit que ses propres tuiles."
    )


def test_refusals_of_rare_moments() -> None:
    game = table(red=["4-13:3", "8-9:3", "8-23:1"]).play("found 12-13")
    assert refused(game, "donor 8-23") == [
        "The castle of 8-23 holds only one citizen: it takes two to send one away.",
        "Le Château de 8-23 ne porte qu’un Citoyen : il en faut deux pour en envoyer un.",
    ]
    shown = "bountiful-harvest bountiful-harvest bread-and-games"
    red, blue = ["4-13:4 farmhouse@3-14 school@4-11"], ["2-17:3 farmhouse@2-19"]
    farm = town(red=red, blue=blue, display=shown, gold=[9])
    assert refused(farm, "harvest 2-19") == [
        "The farmhouse at 2-19 belongs to Player 2.",
        "La Maison de ferme en 2-19 n’est pas à vous (Joueur 2).",
    ]
    assert refused(farm, "build statue 2-15") == [
        "A statue at 2-15 would touch 2-17, a city of Player 2.",
        "Une Statue en 2-15 toucherait 2-17, une Ville adverse (Joueur 2).",
    ]
    farm.play("harvest 3-14").again()
    assert refused(farm, "harvest 3-14") == [
        "The farmhouse at 3-14 already carries a cube this year.",
        "La Maison de ferme en 3-14 porte déjà un cube cette Année.",
    ]
    farm.state.games[0] = 1
    assert refused(farm, "games 4-13 education 3") == [
        "3 cubes are needed, and you have 2 in hand.",
        "Il faut 3 cubes, et vous en avez 2 en main.",
    ]
    farm.state.games[0] = 3
    assert refused(farm, "harvest 3-14") == [
        "You have no cube in hand to lay at 3-14.",
        "Vous n’avez plus de cube en main à poser en 3-14.",
    ]


def test_refusals_of_roads() -> None:
    game = table(red=["4-13:3 road@3-14"], blue=["2-17:3"], options=EXPANSION)
    assert refused(game, "build road 2-15") == [
        "A road at 2-15 would join two cities, 4-13 and 2-17.",
        "Une Route en 2-15 réunirait deux Villes, 4-13 et 2-17.",
    ]
    game = table(red=["4-13:3"], options=EXPANSION, pools="road=0")
    assert refused(game, "build road 5-12") == [
        "No road tile is left in the reserve.",
        "Il ne reste plus de tuile Route dans la réserve.",
    ]


def test_refusals_of_the_end_of_the_year() -> None:
    game = table(red=["4-13:4 statue@3-14 statue@2-15", "8-9:3"], blue=["4-19:3", "8-23:3"])
    game.reveal("culture", "education", "education")
    assert refused(game, "migrate 8-9 culture") == [
        "8-9 has no weaker neighbour with a citizen to draw.",
        "8-9 n’a pas de voisine plus faible à qui prendre un Citoyen.",
    ]
    game.state.handled = 1
    assert refused(game, "migrate 4-13 culture") == [
        "4-13 has already drawn its citizens this year.",
        "4-13 a déjà attiré ses Citoyens cette Année.",
    ]
    game = table(red=["4-13:1", "2-19:4"], blue=["8-23:3"])
    game.state.land = game.board.land((0,) * len(game.board.space_names))
    game.reveal("education", "health", "health").play("starve 4-13")
    assert refused(game, "starve 4-13") == [
        "4-13 has no citizen left to lose.", "4-13 n’a plus de Citoyen à perdre."
    ]  # fmt: skip
