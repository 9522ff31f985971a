"""The refusals of Small City: each says what stands against the action, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.small_city.table import Table, start, table
from games.small_city.test_narrate import refused


def full_zone(house: str = "", but: str = "") -> str:
    """Parks on every cell but those of the town hall in its corner, and perhaps one more."""
    cells = [f"{x}{y}" for y in range(1, 8) for x in "abcdefg" if x < "f" or y < 6]
    cells = [cell for cell in cells if cell != but]
    return "; ".join(f"park-1 {cell}*" if cell == house else f"park-1 {cell}" for cell in cells)


def no_stack() -> Table:
    """All special promises are held."""
    game = table(phase=7, money=[9], options={"victory": "electoral"})
    game.state.unseen = 0
    return game


POSITIONS: dict[str, Callable[[], Table]] = {
    "halls": lambda: start(2, {"first_player": "1"}),
    "ring": lambda: table(phase=1, seats=1).circle("supporter", "planner", "engineer", "opponent"),
    "street": lambda: table("park-1 c3", phase=1).sit(1),
    "no street": lambda: table(full_zone(), phase=1, supply="park-1=99").sit(1),
    "second": lambda: (
        table(phase=1, money=[0, 0])
        .follow("street a1 b1")
        .circle("mayor", "planner")
        .follow("take mayor")
        .sit(1)
    ),
    "promises": lambda: start(1).play("place town-hall a1 b1 a2 b2", "deal 1", "deal 7", "deal 12"),
    "culture": lambda: table("town-hall c3 d3 c4 d4; school f5; residential-1 e3", money=[9]),
    "poor": lambda: table("residential-1 a1*", money=[1], stock=["hall wood"]),
    "mediator": lambda: table(money=[1], cards=["mediator"]),
    "poor architect": lambda: table(cards=["architect"], stock=["hall wood"]),
    "industry": lambda: table(
        "factory-1 c3; warehouse d3; residential-1 a1; refinery c5", money=[9]
    ),
    "mayor": lambda: table(
        "residential-1 b2; park-1 c2; school a3; library c1 d1", money=[9], mayor="a2 b3"
    ),
    "corner": lambda: table("park-1 b1; park-1 a2; park-1 b2", money=[9]),
    "sheds gone": lambda: table(money=[9], supply="warehouse=0 park-1=0 residential-2=0"),
    "built": lambda: table(
        "town-hall c3 d3 c4 d4; school e5; residential-1 e4; commercial-1 f3",
        money=[9],
        supply="residential-2=0",
    ),
    "laid": lambda: table(money=[9]).play("build factory-1 d4"),
    "station": lambda: table("residential-1 a1*", money=[9]).play("build police d4 e4"),
    "architect": lambda: table(cards=["architect"], stock=["hall wood wood"]).play(
        "build museum a1 b1 c1"
    ),
    "stores": lambda: table(
        "factory-1 a1; warehouse a2; factory-1 c1; warehouse c2", stock=["hall wood; a2 wood"]
    ).play("build school e4"),
    "spent": lambda: table(money=[9]).play("build park-1 a1", "build park-1 c1", "build park-1 e1"),
    "two built": lambda: table(money=[9]).play("build park-1 a1", "build park-1 c1"),
    "extended": lambda: table(money=[9]).play("extend", "build park-1 a1"),
    "largest": lambda: table(steps=[3]),
    "razed": lambda: table("park-1 a1; park-1 c1; school e1; warehouse g1", money=[9]).play(
        "demolish a1"
    ),
    "dear": lambda: table("park-3 a1 b1 c1; residential-1 e1*", money=[2], hall=[4], graves=["a5"]),
    "lost": lambda: table("park-1 a1", money=[9], pollution=[99]).play("demolish a1"),
    "growth": lambda: table(
        "town-hall c3 d3 c4 d4; residential-1 e4; commercial-1 f5; factory-1 a6; warehouse a7;"
        "refinery c6; residential-2 e1 f1",
        money=[9],
        mayor="e5 g1",
    ),
    "moves": lambda: table(
        "factory-1 a1*; residential-1 c1*; park-1 e1*; clinic a3 b3 a4 b4 a5; police d5 e5",
        "park-1 a1*1; police c3* d3; museum c2 d2 e2; residential-1 g1*",
        phase=3,
    ),
    "picked": lambda: table(
        "factory-1 a1*; residential-1 c1; park-1 e1",
        "park-1 a1*; police c3* d3; museum c2 d2 e2; residential-1 g1*",
        phase=3,
    ).play("pick 1 a1"),
    "resident": lambda: table("residential-1 a1*; park-1 c1", phase=3).play("pick 1 a1"),
    "tourist": lambda: table(
        "police a1 b1; park-1 g1*; residential-1 g3", "park-1 a1*1; park-1 c1", phase=3
    ).play("pick 2 a1"),
    "metro": lambda: table(
        "residential-1 a1*; metro a3 b3 c3 d3; park-1 g1*",
        "park-1 a1*1; park-1 c1*1; park-1 e1",
        phase=3,
    ).play("pick 1 a1"),
    "one tourist": lambda: table(
        "residential-1 a1*; park-1 g1*; park-1 g3", "park-1 a1*1; park-1 e1", phase=3
    ).play("pick 1 a1"),
    "fresh": lambda: table("town-hall c3 d3 c4 d4; school e5", money=[9]).play(
        "build residential-1 e4"
    ),
    "edge": lambda: table(
        "residential-1 g1; factory-1 g4; warehouse g5; residential-1 e1; refinery c1", money=[9]
    ),
    "moved": lambda: table("factory-1 a1*; factory-1 c1*; park-1 e1; park-1 e3", phase=3).play(
        "pick 1 a1", "go 1 e1"
    ),
    "moved on": lambda: table("factory-1 a1*; factory-1 c1*; park-1 e1; park-1 e3", phase=3).play(
        "pick 1 a1", "go 1 e1", "pick 1 c1"
    ),
    "far home": lambda: table(
        "residential-1 a1*; park-1 c1",
        "park-1 a1*1; park-1 c1",
        "park-1 a1",
        "park-1 a1",
        seats=4,
        phase=3,
    ).play("pick 1 a1"),
    "far abroad": lambda: table(
        "residential-1 a1*; park-1 c1",
        "park-1 a1*1; park-1 c1",
        "park-1 a1",
        "park-1 a1",
        seats=4,
        phase=3,
    ).play("pick 2 a1"),
    "poor council": lambda: table(phase=7, money=[1], votes=[1], discs=["economy-2"]),
    "drawn": lambda: table(phase=7, money=[9], options={"victory": "electoral"}).play(
        "invest start economy promise", "draw 1", "draw 2", "draw 3", "draw 4"
    ),
    "council factory": lambda: table(phase=7, money=[9]).play(
        "invest start construction money", "build factory-1 d4"
    ),
    "no stack": lambda: no_stack(),
    "neighbours": lambda: table(
        "residential-1 a1; refinery c1; factory-1 e1; residential-1 g1", money=[9]
    ),
    "nowhere": lambda: table(
        "residential-1 a1*; park-1 c1*; factory-1 e1*", "park-1 a1*1", phase=3
    ),
    "forced": lambda: table(
        "residential-1 a1", "park-1 a1*1; park-1 c1", phase=3, options={"homecoming": "forced"}
    ).play("pick 2 a1"),
    "houses": lambda: table("residential-1 a1; residential-1 c1; park-1 e1", phase=3, hall=[1]),
    "commerce": lambda: table(
        "commercial-2 b2 b1*; residential-1 a1; warehouse g1",
        phase=4,
        money=[0],
        stock=["hall stone"],
    ),
    "votes": lambda: table("commercial-3 b2 b1 c1*; residential-1 a1", phase=4, money=[2]),
    "scarce": lambda: table(
        "factory-1 a1*; factory-1 c1*; warehouse a2",
        "factory-1 a1*1",
        "factory-1 a1",
        seats=3,
        phase=4,
        raw="wood=2",
    ),
    "storing": lambda: table(
        "factory-1 a1*; warehouse a2",
        "factory-1 c1*1; warehouse c2",
        phase=4,
        stock=["a2 wood wood"],
    ),
    "short": lambda: table(
        "factory-1 a1*; warehouse a2",
        "factory-1 c1*1; warehouse c2",
        phase=4,
        hall=[4],
        stock=["a2 wood"],
    ),
    "victims": lambda: table("library a1* b1", phase=6, pollution=[10]),
    "clinic": lambda: table("clinic c3* d3 c4 d4 c5; library a1* b1*2", phase=6, pollution=[10]),
    "graves": lambda: table(
        "library a1* b1; park-1 c1", phase=6, pollution=[10], graves=["g1"]
    ).play("victim a1"),
    "no graves": lambda: table("library a1* b1; park-1 c1", phase=6, pollution=[10]).play(
        "victim a1"
    ),
    "full": lambda: table(full_zone("a1"), phase=6, pollution=[10], supply="park-1=99").play(
        "victim a1"
    ),
    "council": lambda: table(phase=7, money=[2], votes=[2], discs=["economy-4 construction-1"]),
    "councillor": lambda: (
        table(phase=1, money=[9], discs=["economy-1"])
        .follow("street a1 b1")
        .circle()
        .play("take councillor")
    ),
    "offer": lambda: table(phase=7, money=[9], discs=["industry-1"]).play(
        "invest industry next money"
    ),
    "tile": lambda: table(phase=7, money=[9], discs=["construction-1"]).play(
        "invest construction next money"
    ),
    "column four": lambda: table(
        "residential-1 a1*", phase=7, money=[9], discs=["construction-3"]
    ).play("invest construction next money"),
}

REFUSALS: list[tuple[str, str, str, str, str]] = [
    ("halls", "place town-hall g7 h7 g8 h8", "hall-outside",
     "The town hall must lie in your zone of 7 by 7 cells; h7 is outside.",
     "La Mairie doit tenir dans votre Zone Constructible de 7 sur 7 cases ; h7 est dehors."),
    ("promises", "keep 2", "not-dealt",
     "Promise 2 was not dealt to you.",
     "La promesse 2 ne vous a pas été distribuée."),
    ("street", "street b3 c3", "street-not-empty",
     "A street runs between two empty cells, and on c3 there is a park 1.",
     "Une rue passe entre deux cases vides, et en c3 il y a un Parc 1."),
    ("street", "street g1 h1", "street-outside",
     "The zone of Player 1 has streets: g1 and h1 must both lie in its 7 by 7 cells.",
     "La Zone Constructible chez Joueur 1 a des rues : g1 et h1 doivent être toutes deux dans "
     "ses 7 sur 7 cases."),
    ("no street", "street g8 g9", "street-not-in-strip",
     "The zone of Player 1 has no street left: g8 and g9 must both lie in the next strip.",
     "La Zone Constructible chez Joueur 1 n’a plus de rue : g8 et g9 doivent être toutes deux "
     "dans l’extension."),
    ("ring", "take mayor", "card-absent",
     "The Mayor is not laid out this round.",
     "La carte Maire n’est pas dévoilée ce tour-ci."),
    ("ring", "take supporter", "card-with-mayor",
     "The mayor stands on the Supporter.",
     "Le maire se tient sur la carte Soutien."),
    ("ring", "take engineer", "card-too-dear",
     "The Engineer costs $2, and you have $0.",
     "La carte Ingénieur coûte 2 $, et vous avez 0 $."),
    ("second", "take mayor", "card-taken",
     "The Mayor is taken (Player 1).",
     "La carte Maire est déjà prise (Joueur 1)."),
    ("culture", "build residential-2 d1 e1", "lacks-culture",
     "Residential 2 needs 2 cultural buildings around one of its cells; none of them has any.",
     "Zone Résidentielle 2 demande 2 Bâtiments Culturels autour d’une de ses cases ; aucune "
     "n’en a."),
    ("culture", "build residential-3 f3 g3 f4", "lacks-culture",
     "Residential 3 needs 3 cultural buildings around one of its cells; f4 has the most, 1: "
     "school.",
     "Zone Résidentielle 3 demande 3 Bâtiments Culturels autour d’une de ses cases ; la mieux "
     "placée, f4, en a 1 : École."),
    ("culture", "build commercial-1 a1", "lacks-homes",
     "Commercial 1 needs 1 residential tile around one of its cells; none of them has any.",
     "Zone Commerciale 1 demande 1 Zone Résidentielle autour d’une de ses cases ; aucune n’en "
     "a."),
    ("culture", "build commercial-2 f2 f3", "lacks-homes",
     "Commercial 2 needs 2 residential tiles around one of its cells; f2 has 1: e3.",
     "Zone Commerciale 2 demande 2 Zones Résidentielles autour d’une de ses cases ; la mieux "
     "placée, f2, en a 1 : e3."),
    ("culture", "build factory-2 a6 a7", "lacks-industry",
     "Factory 2 needs a refinery or a port around one of its cells; none of them has either.",
     "Usine 2 demande une Raffinerie ou un Port autour d’une de ses cases ; aucune n’en a."),
    ("industry", "build factory-3 b4 b5 a5", "lacks-industry",
     "Factory 3 needs a refinery and a port around one of its cells; b4 has only the refinery.",
     "Usine 3 demande une Raffinerie et un Port autour d’une de ses cases ; la mieux placée, "
     "b4, n’a que la Raffinerie."),
    ("culture", "build park-1 h1", "outside-zone",
     "h1 lies outside your zone of 7 by 7 cells.",
     "h1 est hors de votre Zone Constructible de 7 sur 7 cases."),
    ("culture", "build park-1 f5", "not-empty",
     "f5 is not empty: there is a school.",
     "f5 n’est pas vide : il y a une École."),
    ("poor", "build park-2 c1 d1", "no-money",
     "Park 2 costs $2; with $1 you are $1 short.",
     "Il faut 2 $ pour un Parc 2 ; avec 1 $, il vous en manque 1."),
    ("poor", "build library c1 d1", "no-raw",
     "Library costs 2 wood; you have 1 wood, 0 stone and 0 metal.",
     "Il faut 2 bois pour une Bibliothèque ; vous avez 1 bois, 0 pierre et 0 métal."),
    ("mediator", "build park-3 c1 d1 e1", "no-money",
     "Park 3 costs $2, even with the Mediator; with $1 you are $1 short.",
     "Il faut 2 $ pour un Parc 3, même avec le Médiateur ; avec 1 $, il vous en manque 1."),
    ("poor architect", "build museum c1 d1 e1", "no-raw",
     "Museum costs 2 wood and 1 stone, one less with the Architect; you have 1 wood, 0 stone and "
     "0 metal.",
     "Il faut 2 bois et 1 pierre pour un Musée, une unité de moins avec l’Architecte ; vous avez "
     "1 bois, 0 pierre et 0 métal."),
    ("industry", "build residential-1 b4", "near-industry",
     "Nobody lives beside industry: the factory 1 at c3 is too near.",
     "On n’habite pas à côté de l’industrie : l’Usine 1 en c3 est trop près."),
    ("industry", "build refinery b2", "built-once",
     "You have already built the refinery: you build it once in a game.",
     "Vous avez déjà bâti la Raffinerie : on n’en bâtit qu’un exemplaire par partie."),
    ("culture", "build refinery e2", "near-homes",
     "No industry beside homes: the residential 1 at e3 is too near.",
     "Pas d’industrie à côté des habitants : la Zone Résidentielle 1 en e3 est trop près."),
    ("mayor", "build park-1 a2", "mayor-blocks",
     "The mayor stands beside a2: nothing is built there this round.",
     "Le maire bloque a2 : on n’y bâtit rien ce tour-ci."),
    ("mayor", "build school e1", "built-once",
     "You have already built the school: you build it once in a game.",
     "Vous avez déjà bâti l’École : on n’en bâtit qu’un exemplaire par partie."),
    ("corner", "build factory-1 a1", "no-warehouse-cell",
     "There is no free cell around the factory 1 on a1 for its warehouse.",
     "Aucune case libre pour l’Entrepôt que demande l’Usine 1 en a1."),
    ("sheds gone", "build factory-1 a1", "no-warehouse-left",
     "No warehouse is left in the supply, and the factory 1 needs one.",
     "Il n’y a plus d’Entrepôt dans la réserve, et l’Usine 1 en demande un."),
    ("sheds gone", "build park-1 a1", "none-left",
     "No park 1 is left in the supply.",
     "Il n’y a plus de tuile Parc 1 dans la réserve."),
    ("sheds gone", "build residential-2 a1 b1", "none-left",
     "No residential 2 is left in the supply.",
     "Il n’y a plus de tuile Zone Résidentielle 2 dans la réserve."),
    ("laid", "commit", "finish-first",
     "First finish the factory 1 on d4: place its warehouse.",
     "Achevez d’abord l’Usine 1 en d4 : posez son Entrepôt."),
    ("laid", "warehouse a1", "warehouse-too-far",
     "a1 is not in the influence zone of the factory at d4.",
     "a1 n’est pas dans la Zone d’Influence de l’Usine en d4."),
    ("laid", "build park-1 a1", "finish-first",
     "First finish the factory 1 on d4: place its warehouse.",
     "Achevez d’abord l’Usine 1 en d4 : posez son Entrepôt."),
    ("station", "guard d4", "no-citizen-there",
     "No citizen of yours stands on a slot at d4.",
     "Aucun Citoyen à vous ne se tient sur un emplacement en d4."),
    ("station", "commit", "finish-first",
     "First finish the police station on d4 and e4: say who goes on duty.",
     "Achevez d’abord le Commissariat de Police en d4 et e4 : dites qui prend son service."),
    ("culture", "guard none", "not-asked",
     "There is no new tile that asks for this.",
     "Aucune nouvelle tuile ne demande cela."),
    ("architect", "leave metal", "not-in-price",
     "Metal is not part of the price (2 wood and 1 stone).",
     "Métal : ce n’est pas dans le prix (2 bois et 1 pierre)."),
    ("architect", "leave wood", "architect-needed",
     "You lack 1 stone: that is what the Architect must leave out.",
     "Il vous manque 1 pierre : c’est ce que l’Architecte doit retrancher."),
    ("architect", "leave none", "architect-needed",
     "You lack 1 stone: that is what the Architect must leave out.",
     "Il vous manque 1 pierre : c’est ce que l’Architecte doit retrancher."),
    ("architect", "commit", "finish-first",
     "First finish the museum on a1, b1 and c1: say which raw material the Architect leaves "
     "out.",
     "Achevez d’abord le Musée en a1, b1 et c1 : dites ce que l’Architecte retranche."),
    ("stores", "spend c2", "store-lacks",
     "There is no wood in the warehouse at c2.",
     "Il n’y a pas de bois dans l’Entrepôt en c2."),
    ("spent", "build park-1 g1", "no-builds-left",
     "No build left: all three are used.",
     "Plus d’action de construction : toutes les trois ont servi."),
    ("spent", "extend", "too-late-to-extend",
     "After 3 builds the zone cannot be extended: a plan with an extension has one build.",
     "Après 3 actions de construction, la zone ne s’agrandit plus : un plan qui l’agrandit "
     "n’en a qu’une."),
    ("extended", "build park-1 g1", "no-builds-left",
     "No build left: a plan that extends the zone has one, and it is used.",
     "Plus d’action de construction : un plan qui agrandit la zone en a une, et elle a servi."),
    ("extended", "extend", "extended-already",
     "This plan has already extended the zone, to 8 by 8 cells.",
     "Ce plan a déjà agrandi la zone, à 8 sur 8 cases."),
    ("two built", "extend", "too-late-to-extend",
     "After 2 builds the zone cannot be extended: a plan with an extension has one build.",
     "Après 2 actions de construction, la zone ne s’agrandit plus : un plan qui l’agrandit "
     "n’en a qu’une."),
    ("largest", "extend", "zone-largest",
     "Your zone of 10 by 10 cells is as large as it can be.",
     "Votre Zone Constructible de 10 sur 10 cases est déjà à sa plus grande taille."),
    ("razed", "demolish c1", "demolished-already",
     "A plan has at most one demolition; the park 1 at c1 must stay.",
     "Un plan a au plus une démolition ; le Parc 1 en c1 doit rester."),
    ("razed", "demolish c3", "demolished-already",
     "A plan has at most one demolition.",
     "Un plan a au plus une démolition."),
    ("dear", "demolish b1", "no-tile-there",
     "To demolish the park 3, name its first cell, a1, not b1.",
     "Pour démolir le Parc 3, désignez sa première case, a1, et non b1."),
    ("dear", "demolish a5", "no-tile-there",
     "The cemetery at a5 stays for good.",
     "Le Cimetière en a5 reste pour toujours."),
    ("dear", "demolish f3", "no-tile-there",
     "There is no tile at f3.",
     "Il n’y a pas de tuile en f3."),
    ("dear", "demolish f6", "hall-stays",
     "The town hall cannot be demolished.",
     "La Mairie ne peut pas être démolie."),
    ("dear", "demolish a1", "demolition-too-dear",
     "Demolishing the park 3 costs $3; with $2 you are $1 short.",
     "Démolir le Parc 3 coûte 3 $ ; avec 2 $, il vous en manque 1."),
    ("dear", "demolish e1", "halls-full",
     "1 citizen at e1 (residential tile) would return to the town hall of Player 1, which has "
     "no free place.",
     "1 Citoyen en e1 (Zone Résidentielle) rentrerait à la Mairie (Joueur 1), qui n’a plus de "
     "place libre."),
    ("lost", "build park-1 c1", "plan-lost",
     "With 100 pollution this plan ends: only commit, or take steps back.",
     "À 100 de pollution, ce plan s’arrête : validez, ou reprenez des étapes."),
    ("growth", "grow residential-2 e4 f4", "growth-lacks-culture",
     "For level 2 the tile at e4 needs 2 cultural buildings around, and has 1: town hall.",
     "Pour le Niveau 2, la tuile en e4 demande 2 Bâtiments Culturels autour d’elle ; elle en a"
     " 1 : Mairie."),
    ("growth", "grow residential-2 d4 e4", "growth-not-empty",
     "The tile at e4 cannot grow onto d4: there is a town hall.",
     "La tuile en e4 ne peut pas s’étendre en d4 : il y a une Mairie."),
    ("growth", "grow residential-2 e4 e5", "growth-blocked",
     "The mayor stands beside e5: the tile at e4 cannot grow there this round.",
     "Le maire bloque e5 : la tuile en e4 ne peut pas s’y étendre ce tour-ci."),
    ("growth", "grow commercial-2 f5 f6", "growth-lacks-homes",
     "For level 2 the tile at f5 needs 2 residential tiles around, and has 1: e4.",
     "Pour le Niveau 2, la tuile en f5 demande 2 Zones Résidentielles autour d’elle ; elle en "
     "a 1 : e4."),
    ("growth", "grow factory-2 a6 b6", "growth-lacks-industry",
     "For level 2 the factory at a6 needs a refinery or a port around, and has neither.",
     "Pour le Niveau 2, l’Usine en a6 demande une Raffinerie ou un Port à côté ; elle n’a ni "
     "l’un ni l’autre."),
    ("growth", "grow residential-3 e1 f1 f2", "growth-lacks-culture",
     "For level 3 the tile at e1 needs 3 cultural buildings around, and has none.",
     "Pour le Niveau 3, la tuile en e1 demande 3 Bâtiments Culturels autour d’elle ; elle n’en"
     " a aucun."),
    ("fresh", "grow residential-2 e4 f4", "built-this-phase",
     "The tile at e4 was built this round: it grows from next round on.",
     "La tuile en e4 vient d’être bâtie : elle s’agrandira à partir du tour suivant."),
    ("edge", "grow residential-2 g1 h1", "growth-outside",
     "The tile at g1 cannot grow onto h1, outside your zone of 7 by 7 cells.",
     "La tuile en g1 ne peut pas s’étendre en h1, hors de votre Zone Constructible de 7 sur 7 "
     "cases."),
    ("neighbours", "grow residential-2 a1 b1", "growth-near-industry",
     "On b1 the homes of a1 would be beside the refinery at c1.",
     "En b1, les habitants en a1 toucheraient la Raffinerie en c1."),
    ("neighbours", "grow factory-2 e1 f1", "growth-near-homes",
     "On f1 the factory of e1 would be beside the residential 1 at g1.",
     "En f1, l’Usine en e1 toucherait la Zone Résidentielle 1 en g1."),
    ("moved", "pick 1 e1", "moved-already",
     "The citizen at e1 has moved already.",
     "Le Citoyen en e1 a déjà bougé."),
    ("moved on", "go 1 a1", "slot-closed",
     "One of your citizens stood at a1 when the phase began: the slot is closed to you this "
     "round.",
     "Un de vos Citoyens était en a1 au début de la phase : l’emplacement vous est fermé ce "
     "tour-ci."),
    ("far home", "go 3 a1", "too-far-from-home",
     "From home a citizen goes to a neighbour borough only, and that of Player 3 is none.",
     "De chez lui, un Citoyen ne part que pour un Arrondissement voisin ; celui-là (Joueur 3) "
     "ne l’est pas."),
    ("far abroad", "go 4 a1", "too-far-abroad",
     "A tourist goes to a neighbour of the borough it is in, and that of Player 4 is none.",
     "Un Touriste ne va que chez un voisin de l’Arrondissement où il est ; celui-là (Joueur 4)"
     " ne l’est pas."),
    ("poor council", "invest economy next money", "column-no-money",
     "Column 3 costs $3, and you have $1.",
     "La colonne 3 coûte 3 $, et vous avez 1 $."),
    ("poor council", "invest economy next votes", "column-no-votes",
     "Column 3 costs 3 votes, and you have 1.",
     "La colonne 3 coûte 3 Voix, et vous en avez 1."),
    ("drawn", "keep special 9", "not-drawn",
     "You have not just drawn special promise 9.",
     "Vous ne venez pas de piocher la promesse spéciale 9."),
    ("no stack", "invest start economy promise", "stack-empty",
     "No special promise is left to pay with.",
     "Il n’y a plus de promesse spéciale pour payer."),
    ("council factory", "warehouse none", "warehouse-needed",
     "A factory needs its warehouse: place it beside the factory 1 on d4.",
     "Une Usine demande son Entrepôt : posez-le pour l’Usine 1 en d4."),
    ("moves", "pick 1 a2", "nobody-there",
     "Nobody stands at a2.",
     "Personne ne se tient en a2."),
    ("built", "grow residential-2 e4 f4", "no-larger-tile",
     "No residential 2 is left in the supply for the tile at e4 to grow into.",
     "Il n’y a plus de tuile Zone Résidentielle 2 dans la réserve pour agrandir celle en e4."),
    ("two built", "grow residential-2 a1 b1", "nothing-grows-so",
     "No tile of yours becomes a residential 2 on a1 and b1.",
     "Aucune de vos tuiles ne devient une Zone Résidentielle 2 en a1 et b1."),
    ("moves", "pick 3 a1", "no-borough",
     "There is no borough 3: 2 are in the game.",
     "Il n’y a pas d’Arrondissement 3 : vous êtes 2."),
    ("moves", "pick 1 a3", "nobody-there",
     "Nobody stands at a3.",
     "Personne ne se tient en a3."),
    ("moves", "pick 2 c3", "not-your-citizen",
     "The citizen at c3 is not yours (Player 2).",
     "Le Citoyen en c3 n’est pas à vous (Joueur 2)."),
    ("moves", "stop", "must-still-move",
     "3 citizens must still move.",
     "3 Citoyens doivent encore se déplacer."),
    ("nowhere", "pick 1 a1", "nowhere-to-go",
     "There is no free slot for the citizen at a1, who may stay.",
     "Aucun emplacement libre pour le Citoyen en a1, qui peut rester."),
    ("picked", "go 1 a1", "slot-taken",
     "The slot at a1 is taken by one of your citizens.",
     "L’emplacement en a1 est pris par un de vos Citoyens."),
    ("picked", "go 1 f6", "hall-refused",
     "Nobody moves to the town hall by choice.",
     "On ne choisit pas d’aller à la Mairie."),
    ("picked", "go 2 f6", "hall-abroad",
     "The town hall of Player 2 is not for tourists.",
     "La Mairie d’un autre (Joueur 2) est fermée aux Touristes."),
    ("picked", "go 1 g1", "no-slot-there",
     "There is no slot at g1: the cell is empty.",
     "Pas d’emplacement en g1 : la case est vide."),
    ("picked", "go 2 g1", "residents-only",
     "The residential tile at g1 is for citizens of Player 2 only.",
     "Zone Résidentielle en g1 : seulement pour les habitants (Joueur 2)."),
    ("picked", "go 2 a1", "slot-taken",
     "The slot at a1 is taken (Player 2).",
     "L’emplacement en a1 est pris (Joueur 2)."),
    ("picked", "go 2 d2", "police-refuses",
     "The police station at c3 keeps tourists away from d2 (Player 2).",
     "Le Commissariat de Police en c3 (Joueur 2) tient les Touristes à l’écart : d2 leur est "
     "fermée."),
    ("picked", "go hall", "home-has-slots",
     "There is room at home: c1 and e1 are free.",
     "Il y a de la place chez vous : c1 et e1 sont libres."),
    ("resident", "go hall", "stays-rather",
     "The citizen at a1 may stay, so the town hall is no choice.",
     "Le Citoyen en a1 peut rester : la Mairie n’est pas un choix."),
    ("tourist", "go 1 a1", "guard-from-abroad",
     "A tourist who comes home cannot go on duty at a1 (police station): only somebody who "
     "was in the borough can.",
     "Un Touriste qui rentre ne prend pas son service en a1 (Commissariat de Police) : il "
     "faut déjà être dans l’Arrondissement."),
    ("tourist", "go hall", "other-slots-left",
     "The tourist at a1 has other slots to go to.",
     "Le Touriste en a1 a d’autres emplacements où aller."),
    ("forced", "go 1 a1", "not-home-yet",
     "A tourist comes home to a1 only when no slot is left where it is and beside.",
     "Un Touriste ne rentre en a1 que s’il n’y a plus d’emplacement là où il est ni à côté."),
    ("metro", "go 2 e1", "tourist-limit-metro",
     "You already have 2 tourists with Player 2: even with the metro 2 is the limit.",
     "Vous avez déjà 2 Touristes chez Joueur 2 : même avec la Station de Métro, la limite est "
     "de 2."),
    ("one tourist", "go 2 e1", "tourist-limit",
     "You already have a tourist with Player 2: without a metro 1 is the limit.",
     "Vous avez déjà un Touriste chez Joueur 2 : sans Station de Métro, la limite est de 1."),
    ("houses", "house e1", "not-an-empty-house",
     "e1 is no empty residential 1.",
     "e1 n’est pas une Zone Résidentielle 1 vide."),
    ("commerce", "give stone hall", "no-use-left",
     "You have no unused citizen on a slot that trades raw materials for votes.",
     "Vous n’avez plus de Citoyen disponible sur un emplacement qui échange des matières "
     "premières contre des Voix."),
    ("commerce", "buy 1", "no-use-left",
     "You have no unused citizen on a slot that buys votes.",
     "Vous n’avez plus de Citoyen disponible sur un emplacement qui achète des Voix."),
    ("commerce", "sell wood g1", "store-without-unit",
     "There is no wood in the warehouse at g1; you have 0 in all.",
     "Il n’y a pas de bois dans l’Entrepôt en g1 ; vous en avez 0 en tout."),
    ("votes", "buy 3", "votes-too-dear",
     "That costs $3, and you have $2.",
     "Cela coûte 3 $, et vous avez 2 $."),
    ("scarce", "make wood 3", "not-producing",
     "No citizen of yours has wood left to make there (Player 3).",
     "Plus aucun de vos Citoyens n’a de bois à y produire (Joueur 3)."),
    ("scarce", "make wood 4", "no-borough",
     "There is no borough 4: 3 are in the game.",
     "Il n’y a pas d’Arrondissement 4 : vous êtes 3."),
    ("storing", "put wood 4 c4", "no-borough",
     "There is no borough 4: 2 are in the game.",
     "Il n’y a pas d’Arrondissement 4 : vous êtes 2."),
    ("storing", "put stone 1 hall", "no-such-unit",
     "There is no stone left to store that was made at home.",
     "Il n’y a plus de pierre à ranger qui vienne de chez vous."),
    ("storing", "put wood 1 c4", "no-such-store",
     "You have no warehouse at c4.",
     "Vous n’avez pas d’Entrepôt en c4."),
    ("storing", "put wood 1 a2", "store-full",
     "There is no free place in the warehouse at a2.",
     "Il n’y a pas de place libre dans l’Entrepôt en a2."),
    ("storing", "put wood 1 supply", "home-has-room",
     "Your stores have room for what was made at home: 4 free places for 1.",
     "Vos lieux de stockage suffisent pour ce qui est produit chez vous : 4 places libres pour"
     " 1."),
    ("storing", "put wood 2 supply", "must-store",
     "Your stores have 4 free places for 2 wood: the wood must be stored there.",
     "Vos lieux de stockage ont 4 places libres pour 2 bois : le bois doit y aller."),
    ("storing", "put wood 1 abroad a2", "made-at-home",
     "Wood: what is made at home cannot go to a warehouse abroad.",
     "Bois : ce qui est produit chez vous ne va pas dans un Entrepôt d’ailleurs."),
    ("short", "put wood 2 a2", "home-units-first",
     "The last free place is needed for the unit made at home.",
     "La dernière place libre est réservée à l’unité produite chez vous."),
    ("short", "put wood 2 supply", "warehouses-have-room",
     "Player 2 has room for the wood in the warehouse at c2.",
     "Joueur 2 a de la place pour le bois dans l’Entrepôt en c2."),
    ("short", "put wood 2 abroad g1", "no-warehouse-there",
     "Player 2 has no warehouse at g1.",
     "Joueur 2 n’a pas d’Entrepôt en g1."),
    ("victims", "victim b1", "no-victim-there",
     "Nobody stands on a slot at b1 of your borough.",
     "Personne ne se tient sur un emplacement en b1 dans votre Arrondissement."),
    ("clinic", "victim a1", "clinic-protects",
     "Your clinic protects your citizens, also the one at a1: name a tourist.",
     "Votre Clinique protège vos Citoyens, celui en a1 aussi : désignez un Touriste."),
    ("graves", "bury b4", "grave-not-adjacent",
     "The cemetery must be beside another one (g1); b4 is not.",
     "Le Cimetière doit être à côté d’un autre (g1) ; b4 ne l’est pas."),
    ("no graves", "bury c1", "grave-not-empty",
     "A cemetery needs an empty cell, and on c1 there is a park 1.",
     "Un Cimetière demande une case vide, et en c1 il y a un Parc 1."),
    ("no graves", "bury h1", "grave-outside",
     "The cemetery must lie in your zone of 7 by 7 cells; h1 is outside.",
     "Le Cimetière doit être dans votre Zone Constructible de 7 sur 7 cases ; h1 est dehors."),
    ("full", "bury i1", "grave-not-in-strip",
     "Your zone is full: the cemetery must lie in the next strip, not on i1.",
     "Votre Zone Constructible est pleine : le Cimetière doit être dans l’extension, pas en "
     "i1."),
    ("council", "invest tourism next money", "no-disc-there",
     "You have no disc on tourism.",
     "Vous n’avez pas de disque là : tourisme."),
    ("council", "invest economy next money", "disc-stays",
     "Your disc in column 4 of economy stays there for good.",
     "Votre disque en colonne 4 (économie) y reste pour toujours."),
    ("council", "invest construction industry promise", "no-special-promises",
     "Special promises belong to the advanced game: pay with money or votes.",
     "Les Promesses Électorales Spéciales sont du jeu avancé : payez en argent ou en Voix."),
    ("council", "invest construction economy money", "line-taken",
     "Your other disc is already in economy.",
     "Votre autre disque est déjà dans cette ligne (économie)."),
    ("councillor", "invest economy tourism money", "advance-only",
     "The City councillor only advances a disc: that of economy cannot begin a line anew.",
     "Le Conseiller Municipal ne fait qu’avancer un disque : celui-là (économie) ne peut pas "
     "recommencer une ligne."),
    ("offer", "offer metal", "not-offered",
     "Column 2 does not offer metal: choose 2 wood or 1 stone.",
     "La colonne 2 ne propose pas de métal : choisissez 2 bois ou 1 pierre."),
    ("tile", "build school a1", "tile-cultural",
     "The council builds no cultural buildings: no school.",
     "Le Conseil Municipal ne bâtit pas de Bâtiments Culturels (École)."),
    ("tile", "build park-1 a1", "tile-wrong-size",
     "Column 2 builds a tile of 2 cells; the park 1 has 1.",
     "La colonne 2 donne une tuile de 2 cases ; le Parc 1 en a 1."),
    ("column four", "build residential-5 c1 d1 e1 c2 d2", "tile-too-large",
     "Column 4 builds a tile of 1 to 4 cells; the residential 5 has 5.",
     "La colonne 4 donne une tuile de 1 à 4 cases ; la Zone Résidentielle 5 en a 5."),
]  # fmt: skip


@pytest.mark.parametrize("position, words, key, english, french", REFUSALS)
def test_a_refusal_says_what_stands_against_it(
    position: str, words: str, key: str, english: str, french: str
) -> None:
    game = POSITIONS[position]()
    reason = game.why_not(words)
    assert reason is not None and reason.key == f"small_city.{key}"
    assert refused(game, words) == [english, french]
