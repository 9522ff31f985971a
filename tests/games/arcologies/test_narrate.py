"""The words of Arcologies: labels, questions, refusals, consequences and facts as they read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from faubourg.games.arcologies import state as steps
from games.arcologies.squares import COMPLETE, EXAMPLE, FOUR, HALL, THREE_METAL
from games.arcologies.table import Table, start, table
from games.small_city.test_narrate import WORDS, asked, labelled, refused

NO_PARK = COMPLETE.replace("park-1 e3; ", "")
ROW = NO_PARK.replace("residential-1 c3; ", "").replace("commercial-1 d3; ", "")
NO_STATUE = COMPLETE.replace("; statue-founders e4", "")
SHED = f"{COMPLETE.replace('park-1 e3', 'warehouse e3')}; warehouse g1"
MOVE = {"covered_materials": "move"}
PEOPLE = EXAMPLE.replace("c3;", "c3*;").replace("e5 e6 f6", "e5* e6* f6").replace("c4", "c4*2")
STATUES = "commercial-1 c4; residential-1 d4; school a4"
Position = Callable[[], Table]
effects, logged, chips = WORDS.effects, WORDS.logged, WORDS.chips


def split_table() -> Table:
    """A factory of which two cells remain, in one of two ways."""
    return table(f"{NO_STATUE}; factory-3 f5 f4 e4", stock=["hall metal"]).play("arcology c3 0")


def moving() -> Table:
    """Units of a covered warehouse look for a new place."""
    stock = ["hall metal wood; g1 wood; e3 wood stone"]
    return table(SHED, stock=stock, options=MOVE).play("arcology c3 0")


def quarry(pumps: int = 0) -> Table:
    """One citizen is at the stone slot on b1, another one comes."""
    words = "arcology c3 d3*; factory-2 a1 b1; commercial-1 a3*; commercial-1 a4*"
    game = table(words, phase=3, pumps=[pumps])
    return game.play("pick 1 a3", "go 1 b1", "pick 1 a4")


def old_pair() -> Table:
    """Three pumps, a pair of last round that must part, and one citizen at another stone slot."""
    words = "arcology c3 d3*; factory-2 a1 b1; factory-2 a6 b6; commercial-1 a3*; commercial-1 a4*"
    game = table(words, phase=3, pumps=[3])
    cell = game.rules.kit.board.names.index("b6")
    game.borough.citizens[0] |= 1 << cell
    game.borough.extras[steps.PAIRS] |= 1 << cell
    return game.play("pick 1 a3", "go 1 b1", "pick 1 a4")


# Refusals

REFUSALS: list[tuple[Position, str, str, str, str]] = [
    (lambda: table(EXAMPLE, stock=["hall metal metal"]), "arcology c3 0", "no-metal",
     "The square c3 to e5 needs 3 metal, for c4, e4 and e5; with 2 you are 1 short. On c4 the "
     "pattern asks for a commercial 1, and there is a commercial 2.",
     "Le carré de c3 à e5 demande 3 métaux, pour c4, e4 et e5 ; avec 2, il vous en manque 1. En "
     "c4, la composition veut une Zone Commerciale 1, et il y a une Zone Commerciale 2."),
    (lambda: table(EXAMPLE), "arcology f6 90", "square-outside",
     "The arcology must lie in your zone of 7 by 7 cells; h6, h7, f8, g8 and h8 are outside.",
     "L’arcologie doit tenir dans votre Zone Constructible de 7 sur 7 cases ; h6, h7, f8, g8 et "
     "h8 sont dehors."),
    (lambda: table(EXAMPLE), "arcology a1 180", "square-hall",
     "The town hall cannot be covered, and the square a1 to c3 (turned by 180°) would take a1, "
     "b1, a2 and b2.",
     "La Mairie ne peut pas être recouverte, et le carré de a1 à c3 (rotation de 180°) prendrait "
     "a1, b1, a2 et b2."),
    (lambda: table(f"{EXAMPLE}; park-1 d4", stock=[FOUR]), "arcology c3 0", "not-left-empty",
     "d4 must be empty in the square c3 to e5, and there is a park 1; no metal makes up for it.",
     "Dans le carré de c3 à e5, d4 doit être vide, et il y a un Parc 1 ; aucun métal n’y "
     "supplée."),
    (lambda: table(COMPLETE, mayor="d4 e4"), "arcology c3 0", "square-blocked",
     "The mayor stands beside d4 and e4: no arcology is built there this round.",
     "Le maire est à côté (d4 et e4) : pas d’arcologie à cet endroit ce tour-ci."),
    (lambda: table(COMPLETE, graves=["d4"]), "arcology c3 0", "square-cemetery",
     "The dead stay where they are: no arcology on the cemetery at d4.",
     "Les morts restent où ils sont : pas d’arcologie sur le Cimetière en d4."),
    (lambda: table(f"{NO_PARK}; park-2 e3 f3", stock=[FOUR]), "arcology c3 0", "cannot-be-split",
     "Park 2 at e3 would stick out onto f3, and it cannot be split.",
     "Parc 2 en e3 dépasserait sur f3 : cette tuile ne peut pas être séparée."),
    (lambda: table(f"{NO_PARK}; residential-3 e2 e3 f3", stock=[FOUR]), "arcology c3 0",
     "part-shape",
     "Residential 3 at e2 cannot be split so: what would remain on e2 and f3 has the shape of no "
     "tile.",
     "Zone Résidentielle 3 en e2 ne peut pas être séparée ainsi : ce qui resterait en e2 et f3 n’a "
     "la forme d’aucune tuile."),
    (lambda: table(f"{ROW}; residential-5 c2 d2 c3 d3 e3", stock=[FOUR]), "arcology c3 0",
     "part-shape",
     "Residential 5 at c2 cannot be split so: what would be covered on c3, d3 and e3 has the shape "
     "of no tile.",
     "Zone Résidentielle 5 en c2 ne peut pas être séparée ainsi : ce qui serait recouvert en c3, "
     "d3 et e3 n’a la forme d’aucune tuile."),
    (lambda: table(EXAMPLE, stock=[THREE_METAL], supply="residential-2=0"), "arcology c3 0",
     "no-part-left",
     "To split the residential 3 at e5 takes a residential 2: none is left, neither in the supply "
     "nor in the box.",
     "Pour séparer la Zone Résidentielle 3 en e5, il faut une Zone Résidentielle 2 : il n’y en a "
     "plus, ni dans la réserve ni dans la boîte."),
    (lambda: table(COMPLETE, money=[9]).play("build park-1 g1", "extend"), "arcology c3 0",
     "no-builds-left",
     "Building the arcology is a build action, and a plan that extends the zone has one, which is "
     "used.",
     "Bâtir l’arcologie est une action de construction, et un plan qui agrandit la zone n’en a "
     "qu’une, déjà prise."),
    (lambda: table(COMPLETE).play("arcology c3 0"), "arcology a1 0", "arcology-stands",
     "Your arcology stands already, on the square from c3: there is only one.",
     "Votre arcologie est déjà là, son carré part de c3 : il n’y en a qu’une par joueur."),
    (split_table, "remain factory-2 a5 a6", "no-such-remainder",
     "Nothing remains that lies as a factory 2 on a5 and a6.",
     "Rien ne reste qui puisse se poser ainsi : Usine 2 en a5 et a6."),
    (moving, "put metal 1 hall", "unit-not-covered",
     "There is no metal of yours in a covered warehouse: only 1 wood and 1 stone.",
     "Il n’y a pas de métal à vous dans un Entrepôt recouvert : seulement 1 bois et 1 pierre."),
    (moving, "put wood 1 e3", "no-other-store",
     "Units of a covered warehouse go to another store of yours, and there is none that stays at "
     "e3.",
     "Les unités d’un Entrepôt recouvert vont dans un autre lieu de stockage à vous, et aucun ne "
     "subsiste en e3."),
    (lambda: table(SHED, stock=["hall wood wood wood wood; g1 metal metal; e3 wood stone"],
                   options=MOVE).play("arcology c3 0"), "put stone 1 hall", "no-room-there",
     "There is no free place in the town hall.",
     "Il n’y a pas de place libre à la Mairie."),
    (lambda: table("arcology c3", money=[20]), "demolish c3", "arcology-stays",
     "An arcology cannot be demolished.",
     "Une arcologie ne se démolit pas."),
    (lambda: table("arcology c3; residential-1 a1; commercial-1 b1*", phase=3).play("pick 1 b1"),
     "go 1 d3", "arcology-closed",
     "Nobody enters your arcology any more, not at d3 either.",
     "Plus personne n’entre dans votre arcologie, pas même en d3."),
    (lambda: table(STATUES, stock=["hall stone"]), "build statue-founders b5", "statue-lacks",
     "Founders statue: its cell must be influenced by the town hall; b5 is not.",
     "Statue des Fondateurs : il y faut l’influence de la Mairie ; ce n’est pas le cas en b5."),
    (lambda: table(STATUES, stock=["hall stone"]), "build statue-artists b5", "statue-lacks",
     "Artists statue: its cell must be influenced by 2 cultural buildings; around b5 there is "
     "only one, at a4.",
     "Statue des Artistes : il y faut l’influence de 2 Bâtiments Culturels ; autour de b5, il "
     "n’y en a qu’en a4."),
    (lambda: table("", phase=3), "arcology c3 0", "wrong-step",
     "An arcology is built in a plan, in phase 2.",
     "Une arcologie se bâtit dans un plan, en phase 2."),
    (lambda: table(""), "accept", "wrong-step",
     "No draw is offered now.",
     "Aucune partie nulle n’est proposée en ce moment."),
]  # fmt: skip


@pytest.mark.parametrize("position, words, key, english, french", REFUSALS)
def test_a_refusal_says_what_stands_against_it(
    position: Position, words: str, key: str, english: str, french: str
) -> None:
    game = position()
    reason = game.why_not(words)
    assert reason is not None and reason.key == f"arcologies.{key}"
    assert refused(game, words) == [english, french]


def test_refusals_of_the_base_game_know_the_new_tiles_and_steps() -> None:
    game = table(f"{COMPLETE}; commercial-1 a4", stock=["hall stone stone"], money=[9])
    assert refused(game, "build park-1 e4") == [
        "e4 is not empty: there is a Founders statue.",
        "e4 n’est pas vide : il y a une Statue des Fondateurs.",
    ]
    assert refused(split_table(), "commit")[0].endswith("say how what remains of a tile lies.")
    assert refused(game, "put wood 1 hall") == [  # 10.4 has it in construction too
        "There is no new tile that asks for this.",
        "Aucune nouvelle tuile ne demande cela.",
    ]
    game = table("", phase=8, quiet=15)
    assert refused(game, "build park-1 e4") == [
        "This is not the moment to build: say first whether you accept the draw. Tiles are built "
        "in phase 2, and by the council in its line of construction.",
        "Ce n’est pas le moment de bâtir : dites d’abord si vous acceptez la partie nulle. On "
        "bâtit en phase 2, et au Conseil par la ligne de construction.",
    ]


# Choices and questions


def test_a_unit_is_refused_when_none_is_to_be_stored() -> None:
    assert refused(table(COMPLETE), "put wood 1 g1") == [
        "There is no new tile that asks for this.",
        "Aucune nouvelle tuile ne demande cela.",
    ]


@pytest.mark.parametrize("position, words, english, french", [
    (lambda: table(EXAMPLE, stock=[THREE_METAL]), "arcology c3 0",
     "Arcology on c3 to e5: 3 metal", "Arcologie de c3 à e5 : 3 métaux"),
    (lambda: table(COMPLETE), "arcology c3 0",
     "Arcology on c3 to e5: no metal", "Arcologie de c3 à e5 : aucun métal"),
    (split_table, "remain factory-2 f5 f4",
     "Factory 2 remains: f5 wood, f4 stone", "Usine 2 qui reste : f5 bois, f4 pierre"),
    (moving, "put wood 1 g1",
     "Wood to the warehouse at g1", "Bois dans l’Entrepôt en g1"),
    (quarry, "go 1 b1",
     "Factory at b1: a pair, for a hydrogen pump",
     "Usine en b1 : un duo, pour une pompe à hydrogène"),
    (lambda: table("arcology c3 d3*", phase=3), "pick 1 d3",
     "Citizen at d3 (Arcology): may move", "Citoyen en d3 (Arcologie) : peut bouger"),
    (lambda: table("arcology c3 d3*", phase=3, options={"inside": "leave"}), "pick 1 d3",
     "Citizen at d3 (Arcology): must move", "Citoyen en d3 (Arcologie) : doit bouger"),
    (lambda: table("town-hall c3 d3 c4 d4", stock=["hall stone"]), "build statue-founders e5",
     "Founders statue on e5, 1 stone", "Statue des Fondateurs en e5, 1 pierre"),
    (lambda: table("", phase=8, quiet=15), "accept",
     "Accept the draw", "Accepter la partie nulle"),
    (lambda: table("", phase=8, quiet=15), "go on", "Go on", "Continuer"),
])  # fmt: skip
def test_a_choice_is_called(position: Position, words: str, english: str, french: str) -> None:
    assert labelled(position(), words) == [english, french]


@pytest.mark.parametrize("position, english, french", [
    (split_table,
     "Only a part of the factory 3 at e4 is covered: how does the rest lie on f4 and f5?",
     "Une partie seulement est recouverte (Usine 3 en e4) : comment poser ce qui reste en f4 et "
     "f5 ?"),
    (moving,
     "The arcology covers 1 wood and 1 stone in a warehouse: which unit goes to which other store?",
     "L’arcologie recouvre 1 bois et 1 pierre dans un Entrepôt : quelle unité va dans quel autre "
     "lieu de stockage ?"),
    (lambda: table("", phase=8, quiet=15),
     "16 rounds without a new pump or arcology: do you accept a draw? After 16 more quiet rounds "
     "the game ends anyway.",
     "16 tours sans nouvelle pompe ni arcologie : acceptez-vous la partie nulle ? Encore 16 tours "
     "calmes et la partie s’arrête de toute façon."),
    (lambda: table("", phase=8, quiet=15).sit(1).play("accept"),
     "Waiting for Player 1: a draw is offered.",
     "On attend Joueur 1 : la partie nulle est proposée."),
    (lambda: table("arcology c3; factory-2 a1 b1**; factory-2 a4 b4**", phase=3),
     "4 citizens must still move: choose who goes first.",
     "4 Citoyens doivent encore se déplacer : choisissez qui part d’abord."),
    (lambda: table("", "arcology c3 d3*1", phase=3),
     "1 citizen must still move: choose who goes.",
     "1 Citoyen doit encore se déplacer : choisissez qui part."),
    (lambda: start(2).play("first 1"), "The arcologies are dealt.", "On distribue les arcologies."),
])  # fmt: skip
def test_a_question_is_asked(position: Position, english: str, french: str) -> None:
    assert asked(position()) == [english, french]


# Consequences


def test_all_that_an_arcology_brings_is_told() -> None:
    game = table(f"{PEOPLE}; warehouse g1", stock=["hall metal metal; g1 metal"])
    assert effects(game, "arcology c3 0") == [
        ["beware: no stone slot would be left for a pair, so no pump yet",
         "3 metal, for c4, e4 and e5",
         "the commercial 2 at b4 is split: a commercial 1 remains on b4",
         "the residential 3 at e5 is split: a residential 2 remains on e6 and f6",
         "your arcology rises; 2 citizens and 1 tourist move in; from now on two citizens on a "
         "stone slot make a pump",
         "metal: 3 → 0",
         "next voting: 4 → 1 vote",
         "pollution this round, as things stand: 2 → 4",
         "2 builds left"],
        ["attention : il ne resterait aucun emplacement à pierre pour un duo, donc pas encore de "
         "pompe",
         "3 métaux, pour c4, e4 et e5",
         "la Zone Commerciale 2 en b4 est séparée : il en reste une Zone Commerciale 1 en b4",
         "la Zone Résidentielle 3 en e5 est séparée : il en reste une Zone Résidentielle 2 en e6 "
         "et f6",
         "votre arcologie se dresse ; 2 Citoyens et 1 Touriste y entrent ; dès lors, deux "
         "Citoyens sur un emplacement à pierre produisent une pompe",
         "métal : 3 → 0",
         "prochain vote : 4 → 1 Voix",
         "pollution de ce tour, en l’état : 2 → 4",
         "encore 2 actions de construction"],
    ]  # fmt: skip


@pytest.mark.parametrize("position, words, english, french", [
    (lambda: table(SHED, stock=["hall metal; e3 wood stone"]), "arcology c3 0",
     "beware: 1 wood and 1 stone in a covered warehouse would be lost",
     "attention : 1 bois et 1 pierre dans un Entrepôt recouvert, ce serait perdu"),
    (moving, "put stone 1 g1",
     "a unit saved from the covered warehouse: stone",
     "une unité sauvée de l’Entrepôt recouvert : pierre"),
    (quarry, "go 1 b1",
     "a pair: makes pump 1 of 6 in phase 4, and no stone; each pump pollutes by 2 in every round",
     "un duo : produit la pompe 1 sur 6 en phase 4, et pas de pierre ; chaque pompe pollue de 2 à "
     "chaque tour"),
    (old_pair, "go 1 b1",
     "a pair: makes pump 4 of 6 in phase 4, and no stone; each pump pollutes by 2 in every round",
     "un duo : produit la pompe 4 sur 6 en phase 4, et pas de pierre ; chaque pompe pollue de 2 à "
     "chaque tour"),
    (lambda: quarry(6), "go 1 b1",
     "a pair, but there are only 6 pumps: it makes nothing",
     "un duo, mais il n’y a que 6 pompes : il ne produira rien"),
    (lambda: quarry(2), "go 1 b1",
     "pollution this round, as things stand: 8 → 9",
     "pollution de ce tour, en l’état : 8 → 9"),
    (lambda: table("town-hall c3 d3 c4 d4", stock=["hall stone"]), "build statue-founders e5",
     "3 votes at once; your pattern asks for this statue",
     "3 Voix aussitôt ; votre composition demande cette Statue"),
    (lambda: table("town-hall c3 d3 c4 d4", stock=["hall stone"]), "build statue-founders e5",
     "nearest site for your arcology: 8 → 7 metal (at e4, turned by 180°)",
     "site le plus proche pour votre arcologie : 8 → 7 métaux (en e4, rotation de 180°)"),
    (lambda: table("", phase=8, quiet=15), "accept",
     "if all accept, the game ends without a take-off; this is final",
     "si tous acceptent, la partie s’arrête sans décollage ; c’est définitif"),
    (lambda: table("arcology c3", phase=1, pumps=[1], last_host=0).circle("engineer", "mayor"),
     "take engineer",
     "neither raw materials nor the pumps of your borough pollute this round",
     "ni les matières premières produites chez vous ni vos pompes ne polluent ce tour-ci"),
])  # fmt: skip
def test_a_consequence_is_told(position: Position, words: str, english: str, french: str) -> None:
    told = effects(position(), words)
    assert english in told[0] and french in told[1]


def test_how_near_the_arcology_comes_is_told_at_once() -> None:
    """A bar shows two lines, maybe; a home has six."""
    told = effects(table("town-hall c3 d3 c4 d4", money=[3]), "build residential-1 g7")
    assert told[0][1].startswith("nearest site for your arcology: 8 → 7 metal")


def test_a_free_arcology_is_not_called_free_twice() -> None:
    assert not [line for line in effects(table(COMPLETE), "arcology c3 0")[0] if "metal" in line]


# The log


def test_an_arcology_rises_when_the_plans_are_revealed() -> None:
    game = table(PEOPLE, stock=[THREE_METAL])
    told = logged(game.play("arcology c3 0"), "commit", "commit")
    assert (
        "The arcology of Player 1 rises! Habitat stands on c3 to e5, with 2 citizens and 1 tourist "
        "inside." in told[0]
    )
    assert (
        "Chez Joueur 1, l’arcologie se dresse ! Habitat de c3 à e5, avec 2 Citoyens et 1 Touriste "
        "à l’intérieur." in told[1]
    )
    assert told[0][-3:] == [
        "The commercial 2 at b4 is cut: a commercial 1 remains on b4 (Player 1).",
        "The residential 3 at e5 is cut: a residential 2 remains on e6 and f6 (Player 1).",
        "Player 2 builds nothing.",
    ]
    split = "L’Usine 3 en e4 est séparée : il en reste une Usine 2 en f4 et f5 (Joueur 1)."
    game = split_table().play("remain factory-2 f5 f4")
    assert split in logged(game, "commit", "commit")[1]


def test_pairs_pumps_and_the_take_off_are_told() -> None:
    told = logged(quarry(5), "go 1 b1", "stop", "victim d3", "bury g1")
    lines = [line for line in told[0] if "pump" in line or "take" in line]
    assert lines == [
        "Player 1: a second citizen joins the first at the stone of b1; the pair is at work on a "
        "hydrogen pump.",
        "Player 1 makes a hydrogen pump: 6 of 6.",
        "All six pumps run: the arcology of Player 1 takes off at the end of this round!",
        "Player 1 generates 15 pollution (12 from 6 pumps): level 15.",
        "Six pumps roar, the ground lets go: the arcology of Player 1 takes off!",
        "1st: Player 1, 6 pumps (2 citizens, pollution 15).",
        "2nd: Player 2, no pump and no arcology (no citizen, pollution 0).",
        "Player 1 is the first to take off, and wins.",
    ]
    assert told[1][-1] == "Joueur 1 décolle avant tous les autres et l’emporte."


def test_a_draw_is_offered_refused_and_accepted() -> None:
    game = table("", phase=7, quiet=15, last_host=0, money=[1, 1])
    told = logged(game, "decline", "decline", "accept")
    assert told[0][-1] == "16 rounds without a new pump or arcology: a draw is offered."
    told = logged(game, "go on")  # who it was stays secret
    assert told[0][0].startswith("Somebody still believes in a take-off")
    assert told[0][1:] == ["Round 3: the mayor visits Player 2, who goes first."]
    told = logged(table("arcology c3", phase=8, quiet=15), "accept", "accept")
    assert told[0][0] == "All accept the draw: the game ends without a take-off."
    assert told[1][-1] == "Partie nulle. Joueur 1 en était le plus près, sans pompe."


def test_a_victim_inside_is_told_by_its_cell() -> None:
    game = table("arcology c3 d3* e3*2", phase=6, pollution=[20])
    assert labelled(game, "victim e3")[0] == "The tourist of Player 2 at e3 (arcology)"
    assert logged(game, "victim d3")[0][0] == "Player 1 loses the citizen at d3 (arcology)."


# Facts and names


def test_facts_beside_the_board() -> None:
    game = table(PEOPLE, "arcology c3", stock=[THREE_METAL], pumps=[0, 5], quiet=9)
    english, french = chips(game)
    assert "Round 2" in english and not any("of 8" in chip for chip in english)
    assert english[-3:] == [
        "Player 2: 5 of 6 pumps",
        "Ready: c3, 3 metal",
        "Quiet rounds: 9 (draw at 16, end at 32)",
    ]
    assert french[-3:] == [
        "Joueur 2 : 5 pompes sur 6",
        "Prête : c3, 3 métaux",
        "Tours calmes : 9 (nulle à 16, fin à 32)",
    ]


def test_who_takes_off_is_told_and_not_who_is_near() -> None:
    game = table(PEOPLE, "arcology c3", stock=[THREE_METAL], pumps=[6, 5])
    english, french = chips(game)
    assert "Player 1 takes off" in english and not any("pumps" in chip for chip in english)
    assert "Joueur 1 décolle" in french and not any("pompes" in chip for chip in french)


def test_a_player_in_one_line() -> None:
    game = table("arcology c3 d3*; factory-2 a1 b1**", pumps=[2], money=[4])
    assert WORDS.summary(game) == [
        "Arcology, 2 of 6 pumps, 1 inside · $4 · 0 votes · pollution 0 · 3 citizens, 0 in the "
        "town hall · nothing in store",
        "Arcologie, 2 pompes sur 6, 1 à l’intérieur · 4 $ · 0 Voix · pollution 0 · 3 Citoyens, "
        "0 à la Mairie · rien en stock",
    ]


@pytest.mark.parametrize("name, english, french", [
    ("tile:arcology", "Arcology", "Arcologie"),
    ("tile:statue-workers", "Workers statue", "Statue des Ouvriers"),
    ("pattern:90", "The pattern turned by 90°", "Composition tournée de 90°"),
    ("remain:factory-2/f5/f4", "Factory 2 on f5 f4", "Usine 2 en f5 f4"),
    ("accept", "Accept the draw", "Accepter la nulle"),
    ("go-on", "Go on", "Continuer"),
    ("commit", "Commit", "Valider"),
])  # fmt: skip
def test_a_button_has_its_words(name: str, english: str, french: str) -> None:
    assert WORDS.button(table(), name) == [english, french]


def test_the_hall_has_no_room_for_both_of_a_pair() -> None:
    words = f"{HALL}; arcology c3; factory-2 a4 b4**"
    game = table(words, money=[9], hall=[4])
    assert refused(game, "demolish a4")[0] == (
        "2 citizens at a4 (factory) would return to the town hall of Player 1, which has no free "
        "place."
    )
