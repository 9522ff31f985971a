"""The words of Small City: labels, prompts and refusals read as they should."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from words import TEXTS, Words, plain

from games.small_city.table import Table, start, table

# What only a program understands, and a single one in the plural.
WORDS = Words(
    r"[{}_]|  |\w-[a-z]+-\w|\$(?!\d)"
    r"|(?<![\w.,−-])1 (citizens|tourists|cells|votes|units|buildings|tiles|pumps)\b",
    r"[{}_]|  |\$\d|\bnone\b|\bseat\b|\btile\b|\bcash\b|\bwood\b"
    r"|(?<![\w.,−-])1 (Citoyens|Touristes|cases|unités|Bâtiments|tuiles|pompes|métaux"
    r"|pierres|Zones)\b|il y a rien",
)
asked, labelled, refused = WORDS.asked, WORDS.labelled, WORDS.refused


# Choices


def town() -> Table:
    """A borough with a little of everything."""
    return table(
        "town-hall c3 d3 c4 d4; school f5; residential-2 e4 e5*; factory-1 a1*; warehouse b1",
        money=[9], stock=["hall wood; b1 stone"],
    )  # fmt: skip


@pytest.mark.parametrize("words, english, french", [
    ("build residential-1 a7",
     "Residential 1 on a7, $1",
     "Zone Résidentielle 1 en a7, 1 $"),
    ("build museum a7 b7 c7",
     "Museum on a7 b7 c7, 2 wood and 1 stone",
     "Musée en a7 b7 c7, 2 bois et 1 pierre"),
    ("build port a7 b7 a6 b6",
     "Port on a7 b7 a6 b6, $2",
     "Port en a7 b7 a6 b6, 2 $"),
    ("grow residential-3 e4 f4 e5",
     "Residential 2 at e4 grows onto f4: Residential 3",
     "Zone Résidentielle 2 en e4 s’agrandit sur f4 : Zone Résidentielle 3"),
    ("demolish f5",
     "Demolish the school at f5: $1 and 1 pollution",
     "Démolir l’École en f5 : 1 $ et 1 de pollution"),
    ("extend",
     "Extend the zone to 8 by 8",
     "Agrandir la zone à 8 sur 8"),
    ("commit",
     "The plan is complete",
     "Le plan est complet"),
    ("pick 1 e5",
     "Citizen at e5 (Residential 2): may move",
     "Citoyen en e5 (Zone Résidentielle 2) : peut bouger"),
    ("pick 1 a1",
     "Citizen at a1 (Factory 1): must move",
     "Citoyen en a1 (Usine 1) : doit bouger"),
    ("go 1 e4",
     "Residential 2 at e4, +2 in the voting",
     "Zone Résidentielle 2 en e4, +2 au vote"),
    ("go 1 a1",
     "Factory 1 at a1, makes wood",
     "Usine 1 en a1, produit du bois"),
    ("sell stone b1",
     "Sell stone from the warehouse at b1: $3",
     "Vendre de la pierre de l’Entrepôt en b1 : 3 $"),
    ("give wood hall",
     "Give wood from the town hall: 3 votes",
     "Donner du bois de la Mairie : 3 Voix"),
    ("buy 3",
     "Pay $3 for 4 votes",
     "Payer 3 $ pour 4 Voix"),
    ("put wood 2 b1",
     "Wood made abroad (Player 2) to the warehouse at b1",
     "Bois (de chez Joueur 2) dans l’Entrepôt en b1"),
    ("put wood 1 supply",
     "Wood to the supply",
     "Bois à remettre dans la réserve"),
    ("put wood 2 abroad c3",
     "Wood stays with Player 2, in the warehouse at c3",
     "Bois à laisser chez Joueur 2, dans l’Entrepôt en c3"),
    ("victim a1",
     "Your citizen at a1 (factory)",
     "Votre Citoyen en a1 (Usine)"),
    ("bury c1",
     "Cemetery on c1",
     "Cimetière en c1"),
    ("invest start industry money",
     "A disc from the start to industry 1: 1 wood, for $1",
     "Un disque de l’espace de départ vers industrie 1 : 1 bois, pour 1 $"),
    ("invest economy tourism money",
     "The disc of economy to tourism 1: 1 citizen, for $1",
     "Le disque économie vers tourisme 1 : 1 Citoyen, pour 1 $"),
    ("keep 15",
     "No graves: no cemetery, at least 10 citizens at home and a pollution level of at "
     "most 30 (+18 or −12)",
     "Pas une tombe : aucun Cimetière, au moins 10 Citoyens chez vous et un niveau de "
     "pollution de 30 au plus (+18 ou −12)"),
    ("keep special 9",
     "No queue: no citizen in the town hall (0 or −5)",
     "Pas de file d’attente : aucun Citoyen à la Mairie (0 ou −5)"),
    ("street a1 b1",
     "Mayor between a1 and b1",
     "Le maire entre a1 et b1"),
    ("leave wood",
     "Architect: leave out the wood",
     "Architecte : retrancher le bois"),
    ("leave none",
     "Keep the Architect for another building",
     "Garder l’Architecte pour un autre bâtiment"),
    ("make wood 2",
     "Make the wood abroad (Player 2)",
     "Produire le bois ailleurs (Joueur 2)"),
    ("go hall",
     "To the town hall",
     "À la Mairie"),
    ("stop",
     "End the moves",
     "Terminer"),
])  # fmt: skip
def test_a_label_says_what_where_and_for_how_much(words: str, english: str, french: str) -> None:
    assert labelled(town(), words) == [english, french]


@pytest.mark.parametrize(("card", "words", "english", "french"), [
    ("mediator", "build park-2 a6 a7", "Park 2 on a6 a7, $1", "Parc 2 en a6 a7, 1 $"),
    ("architect", "build library a6 a7", "Library on a6 a7, 1 wood",
     "Bibliothèque en a6 a7, 1 bois"),
    ("architect", "build school a7", "School on a7, free", "École en a7, gratuitement"),
    ("architect", "build museum a7 b7 c7", "Museum on a7 b7 c7, 2 wood and 1 stone, one spared",
     "Musée en a7 b7 c7, 2 bois et 1 pierre, une unité en moins"),
])  # fmt: skip
def test_a_label_knows_what_the_card_spares(
    card: str, words: str, english: str, french: str
) -> None:
    game = table("town-hall c3 d3 c4 d4", money=[9], cards=[card], stock=["hall wood wood stone"])
    assert labelled(game, words) == [english, french]


# Prompts


def cards() -> Table:
    """The circle is laid; the first player is host."""
    return table(phase=1, money=[4, 5]).follow("street a1 b1").circle()


@pytest.mark.parametrize("position, english, french", [
    (lambda: start(2, {"first_player": "1"}),
     "Place your town hall inside the zone of 7 by 7 cells. Nobody sees it until all "
     "stand.",
     "Posez votre Mairie dans la Zone de 7 sur 7 cases. Personne ne la voit avant que "
     "toutes soient posées."),
    (lambda: table(phase=1).sit(1),
     "Place the mayor in the borough of Player 1, between two empty cells. Nobody builds "
     "on them this round.",
     "Placez le maire chez Joueur 1, entre deux cases vides. On n’y construira rien ce "
     "tour-ci."),
    (lambda: cards(),
     "You are the host: take any action card, free of charge.",
     "Vous êtes l’hôte du Maire : prenez la carte Action que vous voulez, gratuitement."),
    (lambda: cards().follow("take mayor").sit(1),
     "Take an action card: each free card in between costs $1 (you have $5).",
     "Prenez une carte Action : chaque carte libre enjambée coûte 1 $ (vous avez 5 $)."),
    (lambda: cards().follow("take planner"),
     "Urban planner: extend your zone from 7 by 7 to 8 by 8 cells, or leave it as it is.",
     "Urbaniste : agrandissez votre Zone Constructible de 7 sur 7 à 8 sur 8 cases, ou "
     "laissez-la telle quelle."),
    (lambda: table(money=[4]),
     "Build in secret: 3 builds left, or one in all with a larger zone; growing a tile "
     "is free. You have $4.",
     "En secret (4 $) : encore 3 constructions, ou une en tout et la Zone agrandie ; "
     "agrandir une tuile est gratuit."),
    (lambda: table(money=[4]).play("build park-1 a1"),
     "Build in secret: 2 builds left, or a larger zone instead; growing a tile is free. You "
     "have $3.",
     "En secret (3 $) : encore 2 constructions, ou la Zone agrandie à leur place ; agrandir une "
     "tuile est gratuit."),
    (lambda: table(money=[4]).play("extend", "build park-1 a1"),
     "Build in secret: no build left, the zone is extended; growing a tile is free. You "
     "have $3.",
     "En secret (3 $) : plus aucune construction, la zone est agrandie ; agrandir une tuile "
     "est gratuit."),
    (lambda: table("park-1 a1", money=[4], pollution=[99]).play("demolish a1"),
     "This plan brings you to 100 pollution: you would be eliminated. Take steps back, or"
     " commit.",
     "Ce plan vous mène à 100 de pollution : ce serait l’élimination. Reprenez des "
     "étapes, ou validez."),
    (lambda: table(money=[4]).play("build factory-1 d4"),
     "Place the warehouse of the factory 1 at d4: on a cell around it.",
     "Posez l’Entrepôt qui va avec l’Usine 1 en d4 : sur une case autour."),
    (lambda: table(cards=["architect"], stock=["hall wood wood"]).play("build museum a1 b1 c1"),
     "Architect: which raw material do you leave out of the price of the museum (2 wood "
     "and 1 stone)? Or none.",
     "Architecte : le Musée coûte 2 bois et 1 pierre ; quelle matière première "
     "retranchez-vous ? Ou aucune."),
    (lambda: table("factory-1 a1*; park-1 c1*; residential-1 e1*", phase=3),
     "2 citizens must still move: choose who goes first.",
     "2 Citoyens doivent encore se déplacer : choisissez qui part d’abord."),
    (lambda: table("residential-1 e1*; park-1 c1", phase=3),
     "No citizen has to move any more: move those who may, or end your moves.",
     "Plus personne n’est obligé de bouger : déplacez ceux qui le peuvent, ou terminez."),
    (lambda: table("factory-1 a1*; park-1 c1*; residential-1 e1*", phase=3).sit(1),
     "Waiting for Player 1: citizens are on the move.",
     "On attend Joueur 1 : les Citoyens se déplacent."),
    (lambda: table("factory-1 a1*; park-1 c1", phase=3).play("pick 1 a1"),
     "Where does the citizen from the factory 1 at a1 go?",
     "Où va le Citoyen posé sur l’Usine 1 en a1 ?"),
    (lambda: table("residential-1 a1; residential-1 c1", phase=3, hall=[1]),
     "1 citizen in the town hall for 2 empty houses: which one is given a citizen next?",
     "1 Citoyen à la Mairie pour 2 logements vides : lequel reçoit le prochain ?"),
    (lambda: table("commercial-3 b2 b1* c1*", phase=4, money=[1], stock=["hall wood"]),
     "Your shops: 1 sale, 1 purchase of votes left. Use them in any order, then commit.",
     "Vos commerces : encore 1 vente, 1 achat de Voix. Dans l’ordre que vous voulez, puis"
     " validez."),
    (lambda: table("commercial-2 b1 c1*", phase=4, stock=["hall wood wood"]).play("sell wood hall"),
     "Your shops: everything is used. Commit.",
     "Vos commerces : tout a servi. Validez."),
    (lambda: table("residential-1 a1", "park-1 a1*1; park-1 c1", phase=3).play("pick 2 a1"),
     "Where does your tourist at the park 1 on a1 go next?",
     "Où va maintenant votre Touriste posé sur le Parc 1 en a1 ?"),
    (lambda: table("factory-2 a1* b1*; warehouse c1", phase=4),
     "Store 1 wood and 1 stone: 6 free places in your stores.",
     "Rangez 1 bois et 1 pierre : 6 places libres dans vos lieux de stockage."),
    (lambda: table("library a1* b1*", phase=6, pollution=[10]),
     "Pollution kills: name a citizen in your borough.",
     "La pollution tue : désignez un Citoyen de votre Arrondissement."),
    (lambda: table("library a1* b1*", phase=6, pollution=[10]).play("victim a1"),
     "Where is your citizen buried? The cell is lost for good.",
     "Où repose votre Citoyen ? La case est perdue pour toujours."),
    (lambda: table(phase=7, money=[3], votes=[1]),
     "Make one investment in the council, or pass (you have $3 and 1 vote).",
     "Faites un investissement au Conseil Municipal, ou passez (vous avez 3 $ et 1 Voix)."),
    (lambda: table(phase=7, money=[3], discs=["industry-1"]).play("invest industry next money"),
     "Industry, column 2: choose 2 wood or 1 stone.",
     "Industrie, colonne 2 : choisissez 2 bois ou 1 pierre."),
    (lambda: table(phase=7, money=[3]).play("invest start construction money"),
     "Construction, column 1: free of charge, build a tile of 1 cell; or build nothing.",
     "Construction, colonne 1 : sans rien payer, bâtissez une tuile de 1 case ; ou ne bâtissez "
     "rien."),
])  # fmt: skip
def test_each_step_asks_its_question(
    position: Callable[[], Table], english: str, french: str
) -> None:
    assert asked(position()) == [english, french]


@pytest.mark.parametrize(
    ("stop", "english", "french"),
    [
        ("home", "red house", "maison rouge"),
        ("shop", "blue shop", "tuile bleue"),
        ("school", "violet school", "École violette"),
    ],
)
def test_the_lesson_speaks_of_the_tile_before_its_cell(
    stop: str, english: str, french: str
) -> None:
    """On a phone the tray of tiles lies over the cells until a tile is touched."""
    spoken = ((english, "Touch ", " cell beside "), (french, "Touchez ", " case c"))
    for texts, (tile, touch, cell) in zip(TEXTS, spoken, strict=True):
        told = plain(texts.say(f"small_city.lesson-{stop}")).partition(touch)[2]
        assert told.index(tile) < told.index(cell)
