"""The log of Small City: what a spectator reads, told when it is no secret any more."""

from __future__ import annotations

from position import done

from faubourg.core.model import CHANCE, Message, Seat
from faubourg.core.telling import with_names
from games.small_city.table import Table, start, table
from games.small_city.test_narrate import WORDS


def told_by(game: Table, *steps: tuple[Seat, str]) -> list[list[str]]:
    """What a spectator reads of actions of these seats; chance acts where it is asked."""
    teller, found = game.teller(), list[Message]()
    for seat, words in steps:
        actor = game.actors[0] if game.actors[0] == CHANCE else seat
        found += teller.tell(done(actor, game.sit(seat).possible(words)))
    return WORDS.told(found)


def test_plans_are_told_when_all_are_revealed() -> None:
    game = table(
        "residential-1 a1*; park-1 g1", money=[9, 9], cards=["mediator", "architect"],
        stock=["", "hall wood wood"],
    )  # fmt: skip
    assert told_by(
        game,
        (0, "build factory-1 d4"), (0, "warehouse e4"), (0, "build police d1 e1"),
        (0, "guard a1"), (0, "demolish g1"), (0, "commit"), (1, "extend"),
        (1, "build museum a1 b1 c1"), (1, "leave stone"), (1, "commit"),
    ) == [
        ["Player 1 has completed a plan.",
         "Player 2 has completed a plan.",
         "The screens are lifted: here is what was built.",
         "Player 1 builds a factory 1 on d4 for $1, with a warehouse on e4.",
         "Player 1 builds a police station on d1 and e1 for $1, and the citizen from a1 goes on "
         "duty.",
         "Player 1 demolishes the park 1 at g1: $1, and 1 pollution.",
         "Player 2 extends the zone to 8 by 8 cells.",
         "Player 2 builds a museum on a1, b1 and c1 for 2 wood (the Architect spares a stone)."],
        ["Joueur 1 a validé son plan.",
         "Joueur 2 a validé son plan.",
         "On retire les écrans : voici les constructions.",
         "Joueur 1 bâtit une Usine 1 en d4 pour 1 $, avec un Entrepôt en e4.",
         "Joueur 1 bâtit un Commissariat de Police en d1 et e1 pour 1 $, et le Citoyen en a1 "
         "prend son service.",
         "Joueur 1 démolit le Parc 1 en g1 : 1 $, et 1 de pollution.",
         "Joueur 2 agrandit sa Zone Constructible à 8 sur 8 cases.",
         "Joueur 2 bâtit un Musée en a1, b1 et c1 pour 2 bois (l’Architecte épargne une pierre)."],
    ]  # fmt: skip


def test_cells_are_told_as_one_reads_them_however_the_tile_lies() -> None:
    game = table(money=[9])
    english, _ = told_by(game, (0, "build park-3 f5 f3 f4"), (0, "commit"), (1, "commit"))
    assert "Player 1 builds a park 3 on f3, f4 and f5 for $3." in english


def test_who_comes_too_late_plans_anew() -> None:
    game = table(money=[9, 9], supply="police=1")
    assert told_by(
        game,
        (0, "build police d1 e1"), (0, "commit"), (1, "build park-1 a1"),
        (1, "build police d1 e1"), (1, "commit"), (1, "commit"),
    ) == [
        ["Player 1 has completed a plan.",
         "Player 2 has completed a plan.",
         "Something Player 2 counted on is gone: the rest of that plan must be made anew.",
         "Player 2 has completed the plan anew.",
         "The screens are lifted: here is what was built.",
         "Player 1 builds a police station on d1 and e1 for $2.",
         "Player 2 builds a park 1 on a1 for $1.",
         "Voting: nobody gains a vote.",
         "Player 1 generates 0 pollution: level 0.",
         "Player 2 generates 0 pollution, 1 park cell helping: level 0."],
        ["Joueur 1 a validé son plan.",
         "Joueur 2 a validé son plan.",
         "Ce sur quoi comptait Joueur 2 n’est plus là : la fin de ce plan est à refaire.",
         "Joueur 2 a repris et validé son plan.",
         "On retire les écrans : voici les constructions.",
         "Joueur 1 bâtit un Commissariat de Police en d1 et e1 pour 2 $.",
         "Joueur 2 bâtit un Parc 1 en a1 pour 1 $.",
         "Vote : personne ne gagne de Voix.",
         "Joueur 1 génère 0 de pollution : niveau 0.",
         "Joueur 2 génère 0 de pollution, avec l’aide de 1 case de Parc : niveau 0."],
    ]  # fmt: skip


def test_a_demolition_that_reaches_100_is_the_end() -> None:
    game = table("park-1 a1", money=[9], pollution=[99], votes=[5, 3])
    assert told_by(
        game,
        (0, "demolish a1"), (0, "commit"), (1, "commit"),
    ) == [
        ["Player 1 has completed a plan.",
         "Player 2 has completed a plan.",
         "The screens are lifted: here is what was built.",
         "Player 1 demolishes the park 1 at a1: $1, and 1 pollution.",
         "Player 2 builds nothing.",
         "Player 1 has reached 100 pollution: the borough is lost and Player 1 is out of the "
         "game.",
         "One player is left: the game is over.",
         "Player 2 is the last one left and wins."],
        ["Joueur 1 a validé son plan.",
         "Joueur 2 a validé son plan.",
         "On retire les écrans : voici les constructions.",
         "Joueur 1 démolit le Parc 1 en a1 : 1 $, et 1 de pollution.",
         "Joueur 2 ne construit rien.",
         "Joueur 1 atteint 100 de pollution : l’Arrondissement est perdu, Joueur 1 quitte la "
         "partie.",
         "Il ne reste qu’un joueur : la partie est terminée.",
         "Joueur 2 reste en jeu, sans rival, et l’emporte."],
    ]  # fmt: skip


def test_a_round_begins_with_the_mayor() -> None:
    game = table(phase=7, money=[1])
    assert told_by(
        game,
        (0, "decline"), (0, "street a1 b1"),
    ) == [
        ["Player 1 passes in the council.",
         "Round 3 of 8: the mayor visits Player 2, who goes first.",
         "Player 1 places the mayor between a1 and b1: nothing is built there this round."],
        ["Joueur 1 passe au Conseil Municipal.",
         "Tour 3 sur 8 : le maire est reçu chez Joueur 2, qui joue en premier.",
         "Joueur 1 place le maire entre a1 et b1 : rien ne s’y construira ce tour-ci."],
    ]  # fmt: skip


def test_citizens_travel_are_housed_and_arrive() -> None:
    game = table(
        "factory-1 a1*; residential-1 c1; park-1 e1", "park-1 a1*; school c1", phase=3, hall=[1]
    )
    assert told_by(
        game,
        (0, "pick 1 a1"), (0, "go 2 c1"), (1, "pick 2 a1"), (1, "go 1 e1"),
    ) == [
        ["Player 1: the citizen from a1 goes to the school at c1 in the borough of Player 2 "
         "(earns nothing).",
         "Player 1: a citizen of the town hall moves into an empty house.",
         "Player 2: the citizen from a1 goes to the park 1 at e1 in the borough of Player 1 "
         "(earns nothing).",
         "Player 1: a new citizen arrives, drawn by empty factory slots; 1 in the town hall.",
         "Player 1 earns $1 from tourists and has $1.",
         "Player 2 earns $1 from tourists and has $1.",
         "Voting: Player 1 gains 1 vote and has 1.",
         "Player 1 generates 1 pollution, 1 park cell helping: level 1.",
         "Player 2 generates 0 pollution, 1 park cell helping: level 0."],
        ["Joueur 1 : le Citoyen en a1 part chez Joueur 2, sur l’École en c1 (ne rapporte rien).",
         "Joueur 1 : un Citoyen de la Mairie s’installe dans un logement vide.",
         "Joueur 2 : le Citoyen en a1 part chez Joueur 1, sur le Parc 1 en e1 (ne rapporte rien).",
         "Joueur 1 : un Citoyen arrive, attiré par les Usines vides ; 1 à la Mairie.",
         "Joueur 1 touche 1 $ grâce aux Touristes et en a 1.",
         "Joueur 2 touche 1 $ grâce aux Touristes et en a 1.",
         "Vote : Joueur 1 gagne 1 Voix et en a 1.",
         "Joueur 1 génère 1 de pollution, avec l’aide de 1 case de Parc : niveau 1.",
         "Joueur 2 génère 0 de pollution, avec l’aide de 1 case de Parc : niveau 0."],
    ]  # fmt: skip


def test_the_police_sends_tourists_home() -> None:
    game = table("police a1 b1; park-1 c2*2; residential-1 e1*; park-1 g1*", phase=3)
    assert told_by(
        game,
        (0, "pick 1 e1"), (0, "go 1 a1"),
    ) == [
        ["Player 1: the citizen from e1 goes to the police station at a1 (keeps tourists away).",
         "The police of Player 1 sends a tourist home."],
        ["Joueur 1 : le Citoyen en e1 va sur le Commissariat de Police en a1 (écarte les "
         "Touristes).",
         "Chez Joueur 1, la police renvoie un Touriste chez lui."],
    ]  # fmt: skip


def test_income_runs_on_to_votes_and_pollution() -> None:
    game = table(
        "commercial-3 b2 b1* c1*; factory-1 e1*; warehouse e2; residential-1 a1*",
        "park-1 a1*1; residential-3 c1* d1* d2*", phase=4, money=[1], stock=["hall stone metal"],
    )  # fmt: skip
    assert told_by(
        game,
        (0, "sell metal hall"), (0, "buy 4"), (0, "commit"), (0, "put wood 1 e2"),
    ) == [
        ["Player 1 sells metal for $5 and has $6.",
         "Player 1 pays $4 for 5 votes.",
         "Player 1 produces 1 wood.",
         "Player 1 stores wood in the warehouse at e2.",
         "Voting: Player 1 gains 1 vote and has 6.",
         "Voting: Player 2 gains 6 votes and has 6.",
         "Player 1 generates 5 pollution: level 5.",
         "Player 2 generates 3 pollution, 1 park cell helping: level 3."],
        ["Joueur 1 vend du métal pour 5 $ et en a 6.",
         "Joueur 1 paie 4 $ pour 5 Voix.",
         "Joueur 1 produit 1 bois.",
         "Joueur 1 range du bois dans l’Entrepôt en e2.",
         "Vote : Joueur 1 gagne 1 Voix et en a 6.",
         "Vote : Joueur 2 gagne 6 Voix et en a 6.",
         "Joueur 1 génère 5 de pollution : niveau 5.",
         "Joueur 2 génère 3 de pollution, avec l’aide de 1 case de Parc : niveau 3."],
    ]  # fmt: skip


def test_pollution_asks_for_a_victim() -> None:
    game = table("factory-1 a1*; library c1* d1*2", phase=4, hall=[4], pollution=[10])
    assert told_by(
        game,
        (0, "put wood 1 supply"), (0, "victim d1"), (0, "bury c3"),
    ) == [
        ["Player 1 has no room for wood: it goes back to the supply.",
         "Voting: nobody gains a vote.",
         "Player 1 generates 4 pollution: level 14.",
         "Player 2 generates 0 pollution: level 0.",
         "The air is bad (level 10 is reached): Player 1 generated most, 4, and loses a citizen.",
         "Player 1 sacrifices the tourist of Player 2 at d1 (library).",
         "Player 1 lays a cemetery on c3, the first one."],
        ["Joueur 1 n’a pas de place pour le bois, qui retourne dans la réserve.",
         "Vote : personne ne gagne de Voix.",
         "Joueur 1 génère 4 de pollution : niveau 14.",
         "Joueur 2 génère 0 de pollution : niveau 0.",
         "L’air est mauvais (le niveau 10 est atteint) : Joueur 1 a généré le plus, 4, et perd un"
         " Citoyen.",
         "Joueur 1 sacrifie un Touriste (Joueur 2) en d1 (Bibliothèque).",
         "Joueur 1 pose un Cimetière en c3, le premier."],
    ]  # fmt: skip


def test_the_worse_air_decides_between_those_who_generated_the_same() -> None:
    game = table("factory-1 a1*", "factory-1 a1*", phase=4, pollution=[10])
    english, french = told_by(game, (0, "put wood 1 hall"), (1, "put wood 2 hall"))
    assert english[-1] == (
        "The air is bad (level 10 is reached): several generated most, 2; Player 1 has the highest "
        "level and loses a citizen."
    )
    assert french[-1] == (
        "L’air est mauvais (le niveau 10 est atteint) : plusieurs ont généré le plus, 2 ; Joueur 1 "
        "a le plus haut niveau et perd un Citoyen."
    )


def test_the_fire_brigade_saves_a_tourist() -> None:
    game = table("library a1* b1*2", "fire a1* b1 b2", phase=6, pollution=[10])
    assert told_by(
        game,
        (0, "victim b1"),
    ) == [
        ["Player 1 names the tourist of Player 2 at b1, whom the fire brigade takes home.",
         "Round 3 of 8: the mayor visits Player 2, who goes first."],
        ["Joueur 1 désigne un Touriste (Joueur 2) en b1 : les pompiers le ramènent chez lui.",
         "Tour 3 sur 8 : le maire est reçu chez Joueur 2, qui joue en premier."],
    ]  # fmt: skip


def test_the_council_is_paid_and_gives() -> None:
    game = table(phase=7, money=[2, 1])
    assert told_by(
        game,
        (0, "invest start tourism money"), (1, "invest start construction money"),
        (1, "build factory-1 d4"), (1, "warehouse e5"),
    ) == [
        ["Player 1 invests in tourism, column 1 (1 citizen), for $1.",
         "Player 1 welcomes a citizen from the common reserve.",
         "Player 2 invests in construction, column 1 (a tile of 1 cell), for $1.",
         "Player 2 builds a factory 1 on d4, thanks to the council.",
         "Player 2 adds its warehouse on e5.",
         "Round 3 of 8: the mayor visits Player 2, who goes first."],
        ["Joueur 1 investit : tourisme, colonne 1 (1 Citoyen), pour 1 $.",
         "Joueur 1 accueille un Citoyen de la réserve commune.",
         "Joueur 2 investit : construction, colonne 1 (une tuile de 1 case), pour 1 $.",
         "Joueur 2 bâtit une Usine 1 en d4, grâce au Conseil Municipal.",
         "Joueur 2 y ajoute l’Entrepôt en e5.",
         "Tour 3 sur 8 : le maire est reçu chez Joueur 2, qui joue en premier."],
    ]  # fmt: skip


def test_a_special_promise_stays_secret() -> None:
    game = table(phase=7, options={"victory": "electoral"})
    assert told_by(
        game,
        (0, "invest start economy promise"), (0, "draw 1"), (0, "draw 2"), (0, "draw 3"),
        (0, "draw 4"), (0, "keep special 2"), (0, "reward votes"),
    ) == [
        ["Player 1 invests in economy, column 1 ($2 or 2 votes), for a special promise (4 drawn).",
         "Player 1 takes 2 votes and has 2."],
        ["Joueur 1 investit : économie, colonne 1 (2 $ ou 2 Voix), pour une promesse spéciale (4 "
         "piochées).",
         "Joueur 1 prend 2 Voix et en a 2."],
    ]  # fmt: skip


def test_the_end_names_promises_places_and_the_winner() -> None:
    game = table(phase=7, round=8, money=[2, 0], votes=[5, 7])
    for borough in game.state.city.boroughs:
        borough.promise = 7
    assert told_by(
        game,
        (0, "invest start economy money"), (0, "reward votes"), (1, "decline"),
    ) == [
        ["Player 1 invests in economy, column 1 ($2 or 2 votes), for $1.",
         "Player 1 takes 2 votes and has 7.",
         "Player 2 passes in the council.",
         "The 8 rounds are over: promises are shown and points counted.",
         "Player 1: Fresh air (a pollution level of at most 20), kept, +12.",
         "1st: Player 1, 19 votes (7 votes, pollution 0, $1).",
         "Player 2: Fresh air (a pollution level of at most 20), kept, +12.",
         "2nd: Player 2, 19 votes (7 votes, pollution 0, $0).",
         "Player 1 wins with 19 votes, ahead by money."],
        ["Joueur 1 investit : économie, colonne 1 (2 $ ou 2 Voix), pour 1 $.",
         "Joueur 1 prend 2 Voix et en a 7.",
         "Joueur 2 passe au Conseil Municipal.",
         "Les 8 tours sont passés : on montre les promesses et on compte.",
         "Joueur 1 : Air pur (un niveau de pollution de 20 au plus), promesse tenue, +12.",
         "1re place : Joueur 1, 19 Voix (7 Voix, pollution 0, 1 $).",
         "Joueur 2 : Air pur (un niveau de pollution de 20 au plus), promesse tenue, +12.",
         "2e place : Joueur 2, 19 Voix (7 Voix, pollution 0, 0 $).",
         "Joueur 1 l’emporte avec 19 Voix, grâce à son argent."],
    ]  # fmt: skip


def test_a_solo_game_ends_with_a_rank() -> None:
    game = table(seats=1, phase=7, round=8, votes=[130])
    for borough in game.state.city.boroughs:
        borough.promise = 7
    assert told_by(
        game,
        (0, "invest start tourism votes"),
    ) == [
        ["Player 1 invests in tourism, column 1 (1 citizen), for 1 vote.",
         "Player 1 welcomes a citizen from the common reserve.",
         "The 8 rounds are over: the promise is judged and points are counted.",
         "Player 1: Fresh air (a pollution level of at most 20), kept, +12.",
         "141 points: your borough is a capital."],
        ["Joueur 1 investit : tourisme, colonne 1 (1 Citoyen), pour 1 Voix.",
         "Joueur 1 accueille un Citoyen de la réserve commune.",
         "Les 8 tours sont passés : on juge la promesse et on compte.",
         "Joueur 1 : Air pur (un niveau de pollution de 20 au plus), promesse tenue, +12.",
         "141 points : votre Arrondissement est une Capitale."],
    ]  # fmt: skip


def test_town_halls_are_told_when_the_last_one_is_chosen() -> None:
    game = start(2, {"first_player": "1"})
    assert told_by(game, (0, "place town-hall a1 b1 a2 b2")) == [[], []]
    english, _ = told_by(game, (1, "place town-hall c3 d3 c4 d4"))
    assert english == [
        "The town hall of Player 1 stands on a1 b1 a2 b2, in a zone of 7 by 7 cells.",
        "The town hall of Player 2 stands on c3 d3 c4 d4, in a zone of 7 by 7 cells.",
    ]


# What follows from a secret choice is told, the choice is not


def test_the_first_round_is_told_and_no_promise() -> None:
    game = start(2, {"first_player": "1"})
    game.follow("place town-hall a1 b1 a2 b2", "place town-hall c3 d3 c4 d4")
    deals = [(0, f"deal {promise}") for promise in (1, 7, 12, 2, 8, 13)]
    assert told_by(game, *deals, (0, "keep 1"), (1, "keep 13"))[0] == [
        "Round 1 of 8: the mayor visits Player 1, who goes first."
    ]


def test_what_a_special_promise_has_paid_for_is_told() -> None:
    game = table(phase=7, options={"victory": "electoral"})
    draws = [(0, f"draw {promise}") for promise in (1, 2, 3, 4)]
    told_by(game, (0, "invest start tourism promise"), *draws)
    lines = game.told(game.action("keep special 2"), viewer=1)
    assert [line.key for line in lines] == ["small_city.log-newcomers"]


def test_who_falls_in_the_same_step_is_told_of_until_then() -> None:
    game = table("factory-1 a1*; school c1", phase=3, pollution=[99], seats=3)
    english, _ = told_by(game, (0, "pick 1 a1"), (0, "go 1 c1"))
    assert english[1:] == [
        "Player 1: a new citizen arrives, drawn by empty factory slots; 1 in the town hall.",
        "Voting: nobody gains a vote.",
        "Player 1 generates 1 pollution: level 100.",
        "Player 2 generates 0 pollution: level 0.",
        "Player 3 generates 0 pollution: level 0.",
        "Player 1 has reached 100 pollution: the borough is lost and Player 1 is out of the game.",
        "Round 3 of 8: the mayor visits Player 2, who goes first.",
    ]


def test_a_sentence_about_two_players_is_told_with_both_names() -> None:
    game = table("factory-1 a1*", "school c1", phase=3).play("pick 1 a1")
    line = game.told(game.action("go 2 c1"))[0]
    assert WORDS.both(Message(line.key, with_names(line.values, ["Ada", "Bo"]))) == [
        "Ada: the citizen from a1 goes to the school at c1 in the borough of Bo (earns nothing).",
        "Ada : le Citoyen en a1 part chez Bo, sur l’École en c1 (ne rapporte rien).",
    ]
