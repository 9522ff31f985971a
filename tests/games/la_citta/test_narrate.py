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
    ("found 0-9", "Found Badesi at 0-9 (2 food)", "Fonder Badesi en 0-9 (2 nourritures)"),
    ("build farmhouse 2-15", "Farmhouse in Corbara 2-15, +2 food (player card)",
     "Maison de ferme à Corbara 2-15, +2 nourritures (carte Joueur)"),
    ("card palace 4-11", "Palace in Corbara 4-11 (its card, 1 gold)",
     "Palais à Corbara 4-11 (sa carte, 1 or)"),
    ("master cathedral 4-11", "Cathedral in Corbara 4-11 (Master Builder, 4 gold)",
     "Cathédrale à Corbara 4-11 (Maître d’œuvre, 4 or)"),
    ("games 4-13 education 2", "Bread and Games: 2 cubes for education in Corbara, 2 gold",
     "Du pain et des jeux : 2 cubes pour l’Éducation à Corbara, 2 or"),
    ("blessed 8-9 1", "Blessed Era: 1 citizen for Gorgona",
     "Époque bénie : 1 Citoyen pour Gorgona"),
    ("ask 1 2 3", "Ask the People: look at voice cards 1, 2 and 3, 2 gold",
     "Interroger le peuple : regarder les cartes 1, 2 et 3, 2 or"),
    ("demolish 3-14", "Demolish the school in Corbara 3-14", "Démolir l’École à Corbara 3-14"),
    ("starve 8-9", "Gorgona loses a citizen (4 live there)",
     "Gorgona perd un Citoyen (4 y vivent)"),
    ("donor 8-9", "The citizen comes from Gorgona (4 on its castle)",
     "Le Citoyen vient de Gorgona (4 sur son Château)"),
])  # fmt: skip
def test_a_label_says_what_where_and_for_how_much(words: str, english: str, french: str) -> None:
    assert labelled(town(), words) == [english, french]


def test_a_migration_is_labelled_with_whom_it_draws() -> None:
    game = table(**RIVALS).reveal("culture", "education", "education")
    assert labelled(game, "migrate 4-13 culture") == [
        "Corbara by culture: draws a citizen from Cortesa",
        "Corbara par la Culture : attire un Citoyen de Cortesa",
    ]
    assert labelled(game, "migrate 4-13 education")[0] == "Corbara by education: draws nobody"


# Prompts


def test_each_step_asks_its_question() -> None:
    assert asked(town(cards=[2], round=5)) == [
        "Play a player card (2 left), take a politics card (4 gold to spend) or pass. This is your "
        "last turn of the year.",
        "Jouez une carte Joueur (encore 2), prenez une carte Politique (vous avez 4 or) ou passez. "
        "C’est votre dernier tour de l’Année.",
    ]
    assert [words.rsplit(". ", 1)[1] for words in asked(town(round=5, year=6))] == [
        "This is your last turn of the game.", "C’est votre dernier tour de la partie."
    ]  # fmt: skip
    assert asked(town(cards=[0]))[1] == "Prenez une carte Politique (vous avez 4 or) ou passez."
    assert asked(town().sit(1))[0] == "Waiting for Player 1, who has a turn."
    assert asked(town().play("found 12-13"))[1] == (
        "Quel Château envoie un Citoyen à la nouvelle Ville Norcia ?"
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
        "Cortesa has 1 citizen for 2 tiles to staff: demolish one of them.",
        "Cortesa a 1 Citoyen pour 2 tuiles à pourvoir : démolissez-en une.",
    ]
    game.follow("demolish 3-18")
    assert asked(game) == [
        "2 food for 5 citizens: choose the city that loses a citizen (3 must go).",
        "2 nourritures pour 5 Citoyens : choisissez la Ville qui perd un Citoyen (3 doivent "
        "partir).",
    ]
    game.follow("starve 4-13", "starve 4-13")
    assert [words.split("(")[1] for words in asked(game)] == ["1 must go).", "1 doit partir)."]
    assert asked(start(2))[0] == "A politics card is laid open."


def test_a_road_that_must_go_first_is_asked_for() -> None:
    """9.2.15: the school lies between the castle and the road."""
    game = table(red=["8-9:2 school@8-11 road@8-13"], blue=["8-23:3"], options=EXPANSION)
    game.crowd("8-9", 1).reveal("health", "education", "education")
    assert asked(game) == [
        "Gorgona has 1 citizen for 2 tiles to staff: nothing but a road can go without "
        "splitting the city, so demolish a road first.",
        "Gorgona a 1 Citoyen pour 2 tuiles à pourvoir : seule une Route peut partir sans couper "
        "la Ville, démolissez donc d’abord une Route.",
    ]
    assert asked(game.play("demolish 8-13"))[0] == (
        "Gorgona has 1 citizen for 2 tiles to staff: demolish one of them."
    )


# Refusals


@pytest.mark.parametrize("given, words, english, french", [
    ({}, "found 2-15",
     "This is too near to your city Corbara: no hex lies between here and the school there, and "
     "it takes at least three.",
     "C’est trop près de votre Ville Corbara : aucun hexagone ne sépare cet endroit de sa tuile "
     "la plus proche (l’École), et il en faut au moins trois."),
    ({}, "build fountain 5-12",
     "A fountain must touch a lake; this hex touches two farms with two symbols each.",
     "Une Fontaine doit toucher un Lac ; cet hexagone touche deux Fermes à deux symboles."),
    ({}, "build statue 14-1", "This hex is out of play with 2 players.",
     "Cet hexagone est hors jeu à 2 joueurs."),
    ({}, "build statue 4-19", "This hex is taken: Cortesa, a city of Player 2, has a castle here.",
     "Cet hexagone est pris : Cortesa (Joueur 2) y a un Château."),
    ({}, "build statue 6-15",
     "A statue must adjoin one of your cities, and this hex touches none of them.",
     "Une Statue doit toucher une de vos Villes, et cet hexagone n’en touche aucune."),
    ({}, "card hospital 4-11", "The Hospital card does not lie open in the display.",
     "La carte Hôpital n’est pas visible dans l’offre."),
    ({"gold": [1]}, "games 4-13 education 3",
     "Bread and Games: this costs 5 gold, and with 1 you are 4 short.",
     "Du pain et des jeux : cela coûte 5 or, et avec 1 il vous en manque 4."),
    ({"cards": [0]}, "found 0-9", "You have no player card left this year to found a city.",
     "Impossible de fonder une Ville : vous n’avez plus de carte Joueur utilisable cette Année."),
    ({}, "games 8-9 culture 1", "Gorgona has no arch of culture: Bread and Games needs one there.",
     "Gorgona n’a pas d’arche en Culture : Du pain et des jeux en demande une."),
    ({}, "blessed 8-9 2",
     "Gorgona has 4 citizens and a limit of 5: there is room for 1, not for 2.",
     "Gorgona a 4 Citoyens pour une limite de 5 : il y a de la place pour 1, pas pour 2."),
    ({}, "blessed 4-19 1", "The castle of Cortesa belongs to Player 2, not to you.",
     "Le Château de Cortesa n’est pas à vous (Joueur 2)."),
    ({"citizens": 1}, "blessed 4-13 2", "The reserve has only 1 citizen left, not 2.",
     "La réserve n’a plus qu’un Citoyen, et il en faut 2."),
    ({}, "harvest 3-14",
     "A cube of Bountiful Harvest goes on a farmhouse, and here Corbara has a school.",
     "Un cube de récolte va sur une Maison de ferme, et Corbara a ici une École."),
    ({"year": 6}, "harvest 3-14",
     "Bountiful Harvest cannot be played in the last year.",
     "Récolte fructueuse ne se joue pas la dernière Année."),
    ({"pools": "school=0"}, "build school 5-12",
     "A school cannot be built: no tile for it is left in the reserve.",
     "Impossible de construire une École : il n’en reste plus dans la réserve."),
    ({"red": ["4-13:2 school@3-14"]}, "build quarry 4-11",
     "Nobody can move to the quarry: the castle of Corbara holds only one citizen and must keep "
     "one.",
     "Personne ne peut passer sur la Carrière : le Château de Corbara ne porte qu’un Citoyen et "
     "doit en garder un."),
    ({"red": ["4-13:3 school@3-14", "2-17:3"]}, "build statue 2-15",
     "A statue here would join your cities Corbara and Budrio.",
     "Une Statue réunirait ici vos Villes Corbara et Budrio."),
    ({"red": ["4-13:3 market@3-14"]}, "build market 2-13",
     "Corbara already has a market: a city has only one.",
     "Corbara a déjà un Marché : une Ville n’en a qu’un."),
    ({"citizens": 0}, "build market 2-13",
     "The citizen of a market comes from the reserve, and there is none left.",
     "Le Citoyen d’un Marché vient de la réserve, et il n’y en a plus."),
    ({"red": ["4-13:1"]}, "found 12-13",
     "A new city needs a citizen from one of your castles, and none of them holds two.",
     "Une nouvelle Ville demande un Citoyen d’un de vos Châteaux, et aucun n’en porte deux."),
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
        "Health is no Voice this year: Corbara can only follow culture or education.",
        "Cette Année, la Voix du Peuple n’est pas Santé : pour Corbara, c’est Culture ou "
        "Éducation.",
    ]
    red = ["4-13 school@3-14 road@2-15", "8-9:3 statue@9-8"]
    short = table(red=red, blue=["12-19:3"], options=EXPANSION).crowd("4-13", 1)
    short.reveal("health", "health", "health")
    assert refused(short, "demolish 3-14") == [
        "Without the school here, Corbara would fall apart.",
        "Sans l’École qui est ici, Corbara serait coupée en deux.",
    ]
    assert refused(short, "demolish 9-8")[1] == (
        "Rien ne se démolit à Gorgona : 3 Citoyens pour 2 tuiles à pourvoir, c’est assez. On "
        "garde donc la Statue."
    )
    assert refused(short, "enough")[0] == (
        "Not enough yet: Corbara has 1 citizen for 2 tiles to staff."
    )
    assert refused(short, "demolish 12-19")[1] == (
        "Novara (Joueur 2) a ici un Château : on ne démolit que ses propres tuiles."
    )


def test_refusals_of_rare_moments() -> None:
    game = table(red=["4-13:3", "8-9:3", "8-23:1"]).play("found 12-13")
    assert refused(game, "donor 8-23") == [
        "The castle of Lanuva holds only one citizen: it takes two to send one away.",
        "Le Château de Lanuva ne porte qu’un Citoyen : il en faut deux pour en envoyer un.",
    ]
    shown = "bountiful-harvest bountiful-harvest bread-and-games"
    red, blue = ["4-13:4 farmhouse@3-14 school@4-11"], ["2-17:3 farmhouse@2-19"]
    farm = town(red=red, blue=blue, display=shown, gold=[9])
    assert refused(farm, "harvest 2-19") == [
        "This farmhouse of Budrio belongs to Player 2.",
        "Cette Maison de ferme de Budrio n’est pas à vous (Joueur 2).",
    ]
    assert refused(farm, "build statue 2-15") == [
        "A statue here would touch Budrio, a city of Player 2.",
        "Une Statue toucherait ici Budrio, une Ville adverse (Joueur 2).",
    ]
    farm.play("harvest 3-14").again()
    assert refused(farm, "harvest 3-14") == [
        "This farmhouse of Corbara already carries a cube this year.",
        "Cette Maison de ferme de Corbara porte déjà un cube cette Année.",
    ]
    farm.state.games[0] = 1
    assert refused(farm, "games 4-13 education 3") == [
        "3 cubes are needed, and you have 2 in hand.",
        "Il faut 3 cubes, et vous en avez 2 en main.",
    ]
    farm.state.games[0] = 3
    assert refused(farm, "harvest 3-14") == [
        "You have no cube in hand to lay here.",
        "Vous n’avez plus de cube en main à poser ici.",
    ]


def test_refusals_of_roads() -> None:
    game = table(red=["4-13:3 road@3-14"], blue=["2-17:3"], options=EXPANSION)
    assert refused(game, "build road 2-15") == [
        "A road here would join two cities, Corbara and Budrio.",
        "Ici, une Route réunirait deux Villes, Corbara et Budrio.",
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
        "Gorgona has no weaker neighbour with a citizen to draw.",
        "Gorgona n’a pas de voisine plus faible à qui prendre un Citoyen.",
    ]
    game.state.handled = 1
    assert refused(game, "migrate 4-13 culture") == [
        "Corbara has already drawn its citizens this year.",
        "Corbara a déjà attiré ses Citoyens cette Année.",
    ]
    game = table(red=["4-13:1", "2-19:4"], blue=["8-23:3"])
    game.state.land = game.board.land((0,) * len(game.board.space_names))
    game.reveal("education", "health", "health").play("starve 4-13")
    assert refused(game, "starve 4-13") == [
        "Corbara has no citizen left to lose.", "Corbara n’a plus de Citoyen à perdre."
    ]  # fmt: skip
