"""The words of the page for Small City: consequences, chips, summaries, names and buttons."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.small_city.table import Table, table
from games.small_city.test_narrate import WORDS

effects = WORDS.effects


# Consequences


@pytest.mark.parametrize("position, words, english, french", [
    (lambda: table("park-1 a1", money=[9], pollution=[99]),
     "demolish a1",
     ["money: $9 → $8",
      "pollution level: 99 → 100",
      "beware: 100 pollution, you would be eliminated",
      "2 builds left"],
     ["argent : 9 $ → 8 $",
      "niveau de pollution : 99 → 100",
      "attention : 100 de pollution, ce serait l’élimination",
      "encore 2 actions de construction"]),
    (lambda: table("town-hall c3 d3 c4 d4; school f5", money=[9], hall=[2]),
     "build residential-1 e5",
     ["a home for 1 citizen: 1 vote a round",
      "money: $9 → $8",
      "town hall: 2 → 1 citizen, 3 free places",
      "next voting: 0 → 1 vote",
      "pollution this round, as things stand: 0 → 1",
      "residential tile at e5 has the influences for level 2 (from next round on)",
      "2 builds left"],
     ["un logement pour 1 Citoyen : 1 Voix par tour",
      "argent : 9 $ → 8 $",
      "Mairie : 2 → 1 Citoyen, 3 places libres",
      "prochain vote : 0 → 1 Voix",
      "pollution de ce tour, en l’état : 0 → 1",
      "Zone Résidentielle en e5 : les influences du Niveau 2 y sont (dès le tour "
      "prochain)",
      "encore 2 actions de construction"]),
    (lambda: table(
        "town-hall c3 d3 c4 d4; school f5; residential-2 e4 e5", stock=["hall wood wood"]),
     "build library f3 g3",
     ["a cultural building with 2 slots, which helps homes around it to grow",
      "wood: 2 → 0",
      "residential tile at e4 has the influences for level 3",
      "2 builds left"],
     ["un Bâtiment Culturel à 2 emplacements, qui aide les logements d’à côté à s’agrandir",
      "bois : 2 → 0",
      "Zone Résidentielle en e4 : les influences du Niveau 3 y sont",
      "encore 2 actions de construction"]),
    (lambda: table("town-hall c3 d3 c4 d4; school f5; library f3 g3; residential-2 e4* e5*"),
     "grow residential-3 e4 f4 e5",
     ["homes for 3 citizens: up to 6 votes a round",
      "beware: the residential 3 at e4 has no empty cell left to grow onto"],
     ["des logements pour 3 Citoyens : jusqu’à 6 Voix par tour",
      "attention : la Zone Résidentielle 3 en e4 n’a plus de case vide où s’agrandir"]),
    (lambda: table("refinery b2; factory-1 a1; park-1 b1", money=[9]),
     "build park-1 a2",
     ["takes 1 pollution away each round",
      "beware: the factory 1 at a1 has no empty cell left to grow onto",
      "money: $9 → $8",
      "2 builds left"],
     ["absorbe 1 point de pollution par tour",
      "attention : l’Usine 1 en a1 n’a plus de case vide où s’agrandir",
      "argent : 9 $ → 8 $",
      "encore 2 actions de construction"]),
    (lambda: table("factory-1 a1*", phase=1).follow("street c1 d1").circle().sit(0),
     "take engineer",
     ["raw materials made in your borough do not pollute this round",
      "pollution this round, as things stand: 2 → 1",
      "then Player 2 is asked"],
     ["les matières premières produites chez vous ne polluent pas ce tour-ci",
      "pollution de ce tour, en l’état : 2 → 1",
      "ensuite, c’est à Joueur 2"]),
    (lambda: table("factory-1 a1*; residential-2 c1 d1*; park-1 f1", phase=3).play("pick 1 a1"),
     "go 1 c1",
     ["a home there",
      "next voting: 1 → 3 votes",
      "pollution this round, as things stand: 2 → 1"],
     ["il y loge",
      "prochain vote : 1 → 3 Voix",
      "pollution de ce tour, en l’état : 2 → 1"]),
    (lambda: table("factory-1 a1*; park-1 f1", "factory-1 c1", phase=3).play("pick 1 a1"),
     "go 2 c1",
     ["makes 1 wood in phase 4, and $1 for the owner of that borough",
      "pollution this round, as things stand: 1 → 0"],
     ["produit 1 bois en phase 4, et 1 $ à qui le reçoit",
      "pollution de ce tour, en l’état : 1 → 0"]),
    (lambda: table("residential-1 a1*", "school c1", phase=3, hall=[1]).play("pick 1 a1"),
     "go 2 c1",  # and another one moves in from the town hall
     ["earns nothing there, and $1 for the owner of that borough"],
     ["n’y rapporte rien, et 1 $ à qui le reçoit"]),
    (lambda: table("factory-2 a1* b1; warehouse e1", phase=4, hall=[3], stock=["e1 wood wood"]),
     "put wood 1 hall",
     ["wood: 2 → 3",
      "beware: the town hall is full, so 1 empty factory slot brings no new citizen"],
     ["bois : 2 → 3",
      "attention : la Mairie est pleine, 1 emplacement d’Usine vide n’attirera personne"]),
    (lambda: table(money=[9]).play("build park-1 a1"),
     "commit",
     ["your plan is final; 2 builds are not used"],
     ["votre plan est définitif ; 2 actions de construction restent inutilisées"]),
    (lambda: table("commercial-2 b2 b1*; residential-1 a1", phase=4, stock=["hall stone"]),
     "commit",
     ["1 use is given up; this is final"],
     ["1 emplacement reste inutilisé ; c’est définitif"]),
    (lambda: table("commercial-2 b2 b1*; residential-1 a1", phase=4, stock=["hall stone"]),
     "sell stone hall",
     ["money: $0 → $3",
      "stone: 1 → 0"],
     ["argent : 0 $ → 3 $",
      "pierre : 1 → 0"]),
    (lambda: table(phase=7, money=[9], hall=[4]),
     "invest start industry money",
     ["beware: you have no room for a unit, or the supply has none (column 1)",
      "money: $9 → $8"],
     ["attention : vous n’avez pas de place pour une unité, ou la réserve n’en a pas "
      "(colonne 1)",
      "argent : 9 $ → 8 $"]),
    (lambda: table("residential-1 a1*; residential-1 c1; park-1 e1", phase=3, hall=[2]),
     "stop",
     ["1 citizen of the town hall moves into an empty house",
      "next voting: 1 → 2 votes",
      "pollution this round, as things stand: 0 → 1"],
     ["1 Citoyen de la Mairie s’installe dans un logement vide",
      "prochain vote : 1 → 2 Voix",
      "pollution de ce tour, en l’état : 0 → 1"]),
    (lambda: table("residential-1 a1*; residential-1 c1; residential-1 e1; park-1 e3", phase=3,
                   hall=[1]).play("stop"),
     "house c1",
     ["a citizen of the town hall moves in",
      "next voting: 1 → 2 votes",
      "pollution this round, as things stand: 0 → 1"],
     ["un Citoyen de la Mairie s’y installe",
      "prochain vote : 1 → 2 Voix",
      "pollution de ce tour, en l’état : 0 → 1"]),
    (lambda: table("residential-1 a1*; park-1 e1", phase=3, hall=[2]),
     "stop",
     ["nobody moves from the town hall into a house"],
     ["personne ne quitte la Mairie pour un logement"]),
    (lambda: table(money=[4]).play("build factory-1 d4"),
     "warehouse e4",
     ["2 more places for raw materials"],
     ["2 places de plus pour des matières premières"]),
    (lambda: table("residential-1 a1*", money=[9]).play("build police d4 e4"),
     "guard a1",
     ["the police is active: tourists around go home", "next voting: 1 → 0 votes"],
     ["la police est active : les Touristes d’à côté rentrent chez eux",
      "prochain vote : 1 → 0 Voix"]),
    (lambda: table(phase=7, money=[9], discs=["industry-1"]).play("invest industry next money"),
     "offer wood",
     ["to be stored next: 2 wood"],
     ["à ranger ensuite : 2 bois"]),
    (lambda: table("library a1* b1*2", phase=6, pollution=[10]),
     "victim b1",
     ["Player 2 loses a citizen for good, and you a cell for the cemetery"],
     ["Joueur 2 perd un Citoyen pour toujours, et vous une case pour le Cimetière"]),
])  # fmt: skip
def test_an_action_tells_what_it_would_bring(
    position: Callable[[], Table], words: str, english: list[str], french: list[str]
) -> None:
    assert effects(position(), words) == [english, french]


def test_a_promise_that_would_be_broken_is_a_warning() -> None:
    game = table("park-3 a1 b1 c1; park-3 a2 b2 c2", money=[9])
    for city in (game.state.city, *(plan.city for plan in game.state.plans)):
        city.boroughs[0].promise = 1
    english, french = effects(game, "demolish a1")
    assert english[0] == (
        "beware: your promise Green belt would be broken, it needs at least 6 park cells (−3)"
    )
    assert french[0] == (
        "attention : votre promesse Ceinture verte serait rompue, il y faut au moins 6 "
        "cases de Parc (−3)"
    )


# Chips and summaries


def test_chips_tell_the_phase_what_is_scarce_dangers_and_the_own_promise() -> None:
    game = table(
        "commercial-2 b2 b1*; residential-1 a1", phase=4, stock=["hall stone"], votes=[1, 22],
        pollution=[80, 12], raw="metal=0", supply="warehouse=0",
    )  # fmt: skip
    game.borough.promise = 7
    assert WORDS.chips(game) == [
        ["Round 2/8",
         "Phase 4: income",
         "Host: Player 1",
         "No metal in the supply",
         "No warehouse left",
         "Danger, Player 1: pollution 80 of 100",
         "Victim ahead: Player 1",
         "Promise to keep (−6)"],
        ["Tour 2/8",
         "Phase 4 : revenus",
         "Maire : Joueur 1",
         "Plus de métal dans la réserve",
         "Plus d’Entrepôt",
         "Danger, Joueur 1 : pollution 80 sur 100",
         "Victime en vue : Joueur 1",
         "Promesse à tenir (−6)"],
    ]  # fmt: skip
    own, others = (game.narrator.status(game.sit(seat).known, seat) for seat in (0, 1))
    assert [message.key for message in others] == [message.key for message in own][:-1]
    assert WORDS.summary(game) == [
        "$0 · 1 vote · pollution 80 · 1 citizen, 0 in the town hall · 1 stone in store",
        "0 $ · 1 Voix · pollution 80 · 1 Citoyen, 0 à la Mairie · 1 pierre en stock",
    ]


# Names and buttons


@pytest.mark.parametrize("name, english, french", [
    ("zone", "Extend the zone", "Agrandir la zone"),
    ("commit", "Commit", "Valider"),
    ("stop", "End the moves", "Terminer"),
    ("decline", "No, thank you", "Non merci"),
    ("tool:demolish", "Demolish", "Démolir"),
    ("tile:residential-3", "Residential 3", "Zone Résidentielle 3"),
    ("tile:town-hall", "Town hall", "Mairie"),
    ("turn:90", "Turned by 90°", "Tournée de 90°"),
    ("mirror:yes", "Mirrored", "En miroir"),
    ("cell:c4", "Cell c4", "Case c4"),
    ("citizen:2-c4", "Citizen at c4 (borough of Player 2)", "Citoyen en c4 (chez Joueur 2)"),
    ("slot:1-a3", "Slot at a3 (borough of Player 1)", "Emplacement en a3 (chez Joueur 1)"),
    ("abroad:2-c4", "Warehouse at c4 (borough of Player 2)", "Entrepôt en c4 (chez Joueur 2)"),
    ("card:planner", "Urban planner", "Urbaniste"),
    ("use:raw_to_cash", "Sell a raw material", "Vendre une matière première"),
    ("raw:stone", "Stone", "Pierre"),
    ("spend:2", "$2 for 3 votes", "2 $ pour 3 Voix"),
    ("unit:wood-2", "Wood, made by Player 2", "Bois, de chez Joueur 2"),
    ("reward:votes", "Votes", "Voix"),
    ("promise:7", "Promise 7: Fresh air", "Promesse 7 : Air pur"),
    ("special:9", "Special promise 9: No queue", "Promesse spéciale 9 : Pas de file d’attente"),
    ("disc:start", "Disc at the start", "Disque au départ"),
    ("disc:economy", "Economy", "Économie"),
    ("space:industry-2", "Industry, column 2", "Industrie, colonne 2"),
    ("pay:promise", "A special promise", "Une promesse spéciale"),
    ("odd:thing", "odd:thing", "odd:thing"),
])  # fmt: skip
def test_a_touched_thing_has_a_name(name: str, english: str, french: str) -> None:
    assert WORDS.button(table(), name) == [english, french]
