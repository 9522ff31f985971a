### Small City in French. Codes such as $tile or $step come from narrate.
### A list comes in three values: how many, all but the last, the last.
### Never write "de" or "que" before a name: they would need an elision. A tile goes by a cell.

name = Small City
tagline = Logez vos Citoyens, tenez les cheminées à l’écart et l’air respirable : en huit tours, ce sont eux qui votent.
aid-movement = Finir mes déplacements au mieux
aid-income = Régler cela au mieux

## What one plays for, and the phases of a round

goal = { $seats ->
    [1] Après huit tours, Voix moins pollution donnent votre rang ; à 100 de pollution, c’est perdu.
   *[other] { goal-victory }
}
goal-victory = { $victory ->
    [economic] Le plus d’argent et de Valeur Immobilière après huit tours gagne ; à 100 de pollution, on est éliminé.
    [citizen] Le plus de Citoyens en place, comptés à chacun des huit tours, gagne ; à 100 de pollution : éliminé.
    [cultural] Le plus de cases de bâtiments culturels après huit tours gagne ; à 100 de pollution : éliminé.
   *[other] Le plus de Voix après huit tours gagne ; un point de pollution coûte une Voix ; à 100 on est éliminé.
}
phase-name = { $phase ->
    [setup] Mise en place
    [actions] Actions spéciales
    [construction] Construction
    [citizens] Citoyens
    [income] Revenus
    [votes] Vote
    [pollution] Pollution
    [council] Conseil
    [visit] { $solo ->
        [yes] Fin du tour
       *[no] Prochaine visite
    }
   *[over] Fin
}
phase-about = { $phase ->
    [setup] Mairies et promesses prennent place.
    [actions] { $solo ->
        [yes] Vous prenez une carte Action pour ce tour.
       *[no] Chacun prend une carte Action pour ce tour.
    }
    [construction] { $solo ->
        [yes] Vous bâtissez, agrandissez les tuiles ou la Zone.
       *[no] Tous préparent leurs plans en même temps : bâtir, agrandir les tuiles ou la Zone.
    }
    [citizens] { $solo ->
        [yes] Les Citoyens rejoignent logements, commerces et Usines.
       *[no] Les Citoyens rejoignent logements, commerces et Usines, aussi comme Touristes.
    }
    [income] Les commerces paient, les Usines produisent des matières premières.
    [votes] Les logements pleins de Citoyens rapportent des Voix.
    [pollution] Citoyens et Usines polluent, et la pollution peut tuer.
    [council] { $solo ->
        [yes] Vous pouvez investir dans une ligne du Conseil Municipal.
       *[no] Chacun peut investir dans une ligne du Conseil Municipal.
    }
    [visit] { $solo ->
        [yes] Le tour est fini.
       *[no] Le Maire part chez son prochain hôte.
    }
   *[over] { $solo ->
        [yes] On compte promesse et pollution.
       *[no] On compte promesses et pollution.
    }
}

## Players, tiles, goods and places, used by the texts below

who = { $named ->
    [yes] { $who }
   *[no] Joueur { $player }
}
who-2 = { $named-2 ->
    [yes] { $who-2 }
   *[no] Joueur { $player-2 }
}
tile-title = { $tile ->
    [residential] Zone Résidentielle { $level }
    [commercial] Zone Commerciale { $level }
    [factory] Usine { $level }
    [park] Parc { $level }
    [warehouse] Entrepôt
    [refinery] Raffinerie
    [port] Port
    [police] Commissariat de Police
    [fire] Caserne de Pompiers
    [town-hall] Mairie
    [school] École
    [library] Bibliothèque
    [museum] Musée
    [metro] Station de Métro
    [clinic] Clinique
    [university] Université
    [cemetery] Cimetière
    [statue-founders] Statue des Fondateurs
    [statue-merchants] Statue des Marchands
    [statue-workers] Statue des Ouvriers
    [statue-artists] Statue des Artistes
    [arcology] Arcologie
   *[none] Rien
}
tile-a = { $tile ->
    [residential] une Zone Résidentielle { $level }
    [commercial] une Zone Commerciale { $level }
    [factory] une Usine { $level }
    [park] un Parc { $level }
    [warehouse] un Entrepôt
    [refinery] une Raffinerie
    [port] un Port
    [police] un Commissariat de Police
    [fire] une Caserne de Pompiers
    [town-hall] une Mairie
    [school] une École
    [library] une Bibliothèque
    [museum] un Musée
    [metro] une Station de Métro
    [clinic] une Clinique
    [university] une Université
    [cemetery] un Cimetière
    [statue-founders] une Statue des Fondateurs
    [statue-merchants] une Statue des Marchands
    [statue-workers] une Statue des Ouvriers
    [statue-artists] une Statue des Artistes
    [arcology] une arcologie
   *[none] rien
}
tile-the = { $tile ->
    [residential] la Zone Résidentielle { $level }
    [commercial] la Zone Commerciale { $level }
    [factory] l’Usine { $level }
    [park] le Parc { $level }
    [warehouse] l’Entrepôt
    [refinery] la Raffinerie
    [port] le Port
    [police] le Commissariat de Police
    [fire] la Caserne de Pompiers
    [town-hall] la Mairie
    [school] l’École
    [library] la Bibliothèque
    [museum] le Musée
    [metro] la Station de Métro
    [clinic] la Clinique
    [university] l’Université
    [cemetery] le Cimetière
    [statue-founders] la Statue des Fondateurs
    [statue-merchants] la Statue des Marchands
    [statue-workers] la Statue des Ouvriers
    [statue-artists] la Statue des Artistes
    [arcology] l’arcologie
   *[none] rien
}
tile-2-title = { $tile-2 ->
    [residential] Zone Résidentielle { $level-2 }
    [commercial] Zone Commerciale { $level-2 }
    [factory] Usine { $level-2 }
    [park] Parc { $level-2 }
    [warehouse] Entrepôt
    [refinery] Raffinerie
    [port] Port
    [police] Commissariat de Police
    [fire] Caserne de Pompiers
    [town-hall] Mairie
    [school] École
    [library] Bibliothèque
    [museum] Musée
    [metro] Station de Métro
    [clinic] Clinique
    [university] Université
    [cemetery] Cimetière
    [statue-founders] Statue des Fondateurs
    [statue-merchants] Statue des Marchands
    [statue-workers] Statue des Ouvriers
    [statue-artists] Statue des Artistes
    [arcology] Arcologie
   *[none] Rien
}
tile-2-a = { $tile-2 ->
    [residential] une Zone Résidentielle { $level-2 }
    [commercial] une Zone Commerciale { $level-2 }
    [factory] une Usine { $level-2 }
    [park] un Parc { $level-2 }
    [warehouse] un Entrepôt
    [refinery] une Raffinerie
    [port] un Port
    [police] un Commissariat de Police
    [fire] une Caserne de Pompiers
    [town-hall] une Mairie
    [school] une École
    [library] une Bibliothèque
    [museum] un Musée
    [metro] une Station de Métro
    [clinic] une Clinique
    [university] une Université
    [cemetery] un Cimetière
    [statue-founders] une Statue des Fondateurs
    [statue-merchants] une Statue des Marchands
    [statue-workers] une Statue des Ouvriers
    [statue-artists] une Statue des Artistes
    [arcology] une arcologie
   *[none] rien
}
near-the = { $near ->
    [residential] la Zone Résidentielle { $near-level }
    [commercial] la Zone Commerciale { $near-level }
    [factory] l’Usine { $near-level }
    [park] le Parc { $near-level }
    [warehouse] l’Entrepôt
    [refinery] la Raffinerie
    [port] le Port
    [police] le Commissariat de Police
    [fire] la Caserne de Pompiers
    [town-hall] la Mairie
    [school] l’École
    [library] la Bibliothèque
    [museum] le Musée
    [metro] la Station de Métro
    [clinic] la Clinique
    [university] l’Université
    [cemetery] le Cimetière
    [statue-founders] la Statue des Fondateurs
    [statue-merchants] la Statue des Marchands
    [statue-workers] la Statue des Ouvriers
    [statue-artists] la Statue des Artistes
    [arcology] l’arcologie
   *[none] rien
}
tile-name = { $tile ->
    [residential] Zone Résidentielle
    [commercial] Zone Commerciale
    [factory] Usine
    [park] Parc
    [warehouse] Entrepôt
    [refinery] Raffinerie
    [port] Port
    [police] Commissariat de Police
    [fire] Caserne de Pompiers
    [town-hall] Mairie
    [school] École
    [library] Bibliothèque
    [museum] Musée
    [metro] Station de Métro
    [clinic] Clinique
    [university] Université
    [cemetery] Cimetière
    [statue-founders] Statue des Fondateurs
    [statue-merchants] Statue des Marchands
    [statue-workers] Statue des Ouvriers
    [statue-artists] Statue des Artistes
    [arcology] arcologie
   *[none] Rien
}
cells = { $cells ->
    [0] nulle part
    [1] { $cells-last }
   *[other] { $cells-rest } et { $cells-last }
}
raw = { $raw ->
    [wood] bois
    [stone] pierre
   *[metal] métal
}
raw-title = { $raw ->
    [wood] Bois
    [stone] Pierre
   *[metal] Métal
}
raw-the = { $raw ->
    [wood] le bois
    [stone] la pierre
   *[metal] le métal
}
raw-some = { $raw ->
    [wood] du bois
    [stone] de la pierre
   *[metal] du métal
}
raw-no = { $raw ->
    [wood] de bois
    [stone] de pierre
   *[metal] de métal
}
raws = { $units ->
    [0] rien
   *[other] { raws-wood }{ raws-stone }{ raws-metal }
}
raws-wood = { $wood ->
    [0] { "" }
   *[other] { $wood } bois
}
raws-stone = { $join-stone ->
    [and] { " et " }
    [comma] { ", " }
   *[none] { "" }
}{ $stone ->
    [0] { "" }
    [one] { $stone } pierre
   *[other] { $stone } pierres
}
raws-metal = { $join-metal ->
    [and] { " et " }
   *[none] { "" }
}{ $metal ->
    [0] { "" }
    [one] { $metal } métal
   *[other] { $metal } métaux
}
store-the = { $store ->
    [hall] la Mairie
    [supply] la réserve
   *[warehouse] l’Entrepôt en { $store-cell }
}
store-in = { $store ->
    [hall] à la Mairie
    [supply] dans la réserve
   *[warehouse] dans l’Entrepôt en { $store-cell }
}
store-of = { $store ->
    [hall] de la Mairie
    [supply] de la réserve
   *[warehouse] de l’Entrepôt en { $store-cell }
}
card-name = { $card ->
    [mayor] Maire
    [architect] Architecte
    [mediator] Médiateur
    [engineer] Ingénieur
    [supporter] Soutien
    [planner] Urbaniste
    [councillor] Conseiller Municipal
   *[opponent] Opposant
}
card-the = { $card ->
    [mayor] le Maire
    [architect] l’Architecte
    [mediator] le Médiateur
    [engineer] l’Ingénieur
    [supporter] le Soutien
    [planner] l’Urbaniste
    [councillor] le Conseiller Municipal
   *[opponent] l’Opposant
}
line-name = { $line ->
    [industry] industrie
    [construction] construction
    [economy] économie
    [tourism] tourisme
   *[none] l’espace de départ
}
line-cap = { $line ->
    [industry] Industrie
    [construction] Construction
    [economy] Économie
    [tourism] Tourisme
   *[none] L’espace de départ
}
disc-name = { $disc ->
    [industry] industrie
    [construction] construction
    [economy] économie
    [tourism] tourisme
   *[none] l’espace de départ
}
space-gives = { $line ->
    [industry] { $column ->
        [1] 1 bois
        [2] 2 bois ou 1 pierre
        [3] 2 pierres ou 1 métal
       *[4] 2 métaux
    }
    [construction] { $column ->
        [1] une tuile de 1 case
        [2] une tuile de 2 cases
        [3] une tuile de 3 cases
       *[4] une tuile de 1 à 4 cases, sans influence
    }
    [economy] { $reward } $ ou { $reward } Voix
   *[tourism] { $people ->
        [1] 1 Citoyen
       *[other] { $people } Citoyens
    }
}
culture-around = { $has ->
    [0] aucun
   *[other] { has-town-hall }{ has-school }{ has-library }{ has-museum }{ has-metro }{ has-clinic }{ has-university }
}
has-town-hall = { $has-town-hall ->
    [no] { "" }
   *[first] Mairie
}
has-school = { $has-school ->
    [first] École
    [more] , École
   *[no] { "" }
}
has-library = { $has-library ->
    [first] Bibliothèque
    [more] , Bibliothèque
   *[no] { "" }
}
has-museum = { $has-museum ->
    [first] Musée
    [more] , Musée
   *[no] { "" }
}
has-metro = { $has-metro ->
    [first] Station de Métro
    [more] , Station de Métro
   *[no] { "" }
}
has-clinic = { $has-clinic ->
    [first] Clinique
    [more] , Clinique
   *[no] { "" }
}
has-university = { $has-university ->
    [first] Université
    [more] , Université
   *[no] { "" }
}
slot-gives = { $slot ->
    [home] un logement
    [cash] 1 $
    [raw_to_cash] vend une matière première
    [cash_to_votes] achète des Voix
    [raw_to_votes] échange une matière première contre des Voix
    [wood] produit du bois
    [stone] produit de la pierre
    [metal] produit du métal
    [power] { $tile ->
        [police] { $solo ->
            [yes] ne rapporte rien
           *[no] écarte les Touristes
        }
        [fire] { $solo ->
            [yes] ne rapporte rien
           *[no] protège vos Touristes
        }
        [clinic] protège vos Citoyens
       *[university] 3 Voix par tour
    }
    [rest] ne rapporte rien
   *[none] pas d’emplacement
}
voters = { $count } Voix
promise-name = { $special ->
    [yes] { special-name }
   *[no] { own-promise-name }
}
own-promise-name = { $promise ->
    [1] Ceinture verte
    [2] Rue commerçante
    [3] Premières lectures
    [4] Mains secourables
    [5] Porte du large
    [6] De la place
    [7] Air pur
    [8] Galerie marchande
    [9] Cheminées fumantes
    [10] Comptes en ordre
    [11] Ville peuplée
    [12] Silhouette urbaine
    [13] Cité des arts
    [14] Pas un terrain vague
    [15] Pas une tombe
   *[16] Trois piliers
}
special-name = { $promise ->
    [1] Pelouse à pique-nique
    [2] Deux boutiques
    [3] Deux ateliers
    [4] En patrouille
    [5] Prêts à partir
    [6] Navire en vue
    [7] Or noir
    [8] Hangars pleins
    [9] Pas de file d’attente
    [10] Paix
    [11] Des toits
    [12] Bonne adresse
    [13] Pas d’étalement
    [14] Bourse vide
    [15] Qualité de l’air
   *[16] Gens simples
}
conditions = { $conditions ->
    [0] rien
    [1] { condition-1 }
    [2] { condition-1 } et { condition-2 }
   *[3] { condition-1 }, { condition-2 } et { condition-3 }
}
condition-1 = { $measure-1 ->
    [park-cells] { $bound-1 ->
        [some] une case de Parc
        [no] aucune case de Parc
        [most] { $count-1 } cases de Parc au plus
       *[least] au moins { $count-1 } cases de Parc
    }
    [commercial-tiles] { $bound-1 ->
        [some] une Zone Commerciale
        [no] aucune Zone Commerciale
        [most] { $count-1 } Zones Commerciales au plus
       *[least] au moins { $count-1 } Zones Commerciales
    }
    [commercial-cells] { $bound-1 ->
        [some] une case commerciale
        [no] aucune case commerciale
        [most] { $count-1 } cases commerciales au plus
       *[least] au moins { $count-1 } cases commerciales
    }
    [commercial-level] { $bound-1 ->
        [some] une Zone Commerciale
        [no] aucune Zone Commerciale
        [most] des Zones Commerciales de Niveau { $count-1 } au plus
       *[least] une Zone Commerciale de Niveau { $count-1 } ou plus
    }
    [factories] { $bound-1 ->
        [some] une Usine
        [no] aucune Usine
        [most] { $count-1 } Usines au plus
       *[least] au moins { $count-1 } Usines
    }
    [factory-level] { $bound-1 ->
        [some] une Usine
        [no] aucune Usine
        [most] des Usines de Niveau { $count-1 } au plus
       *[least] une Usine de Niveau { $count-1 }
    }
    [residential-tiles] { $bound-1 ->
        [some] une Zone Résidentielle
        [no] aucune Zone Résidentielle
        [most] { $count-1 } Zones Résidentielles au plus
       *[least] au moins { $count-1 } Zones Résidentielles
    }
    [residential-level] { $bound-1 ->
        [some] une Zone Résidentielle
        [no] aucune Zone Résidentielle
        [most] des Zones Résidentielles de Niveau { $count-1 } au plus
       *[least] une Zone Résidentielle de Niveau { $count-1 } ou plus
    }
    [cultural-tiles] { $bound-1 ->
        [some] un Bâtiment Culturel
        [no] aucun Bâtiment Culturel
        [most] { $count-1 } Bâtiments Culturels au plus
       *[least] au moins { $count-1 } Bâtiments Culturels
    }
    [school] { $bound-1 ->
        [some] une École
        [no] aucune École
        [most] { $count-1 } Écoles au plus
       *[least] au moins { $count-1 } Écoles
    }
    [library] { $bound-1 ->
        [some] une Bibliothèque
        [no] aucune Bibliothèque
        [most] { $count-1 } Bibliothèques au plus
       *[least] au moins { $count-1 } Bibliothèques
    }
    [police] { $bound-1 ->
        [some] un Commissariat de Police
        [no] aucun Commissariat de Police
        [most] { $count-1 } Commissariats de Police au plus
       *[least] au moins { $count-1 } Commissariats de Police
    }
    [fire] { $bound-1 ->
        [some] une Caserne de Pompiers
        [no] aucune Caserne de Pompiers
        [most] { $count-1 } Casernes de Pompiers au plus
       *[least] au moins { $count-1 } Casernes de Pompiers
    }
    [guards] { $bound-1 ->
        [some] un Commissariat de Police ou une Caserne de Pompiers
        [no] ni Commissariat de Police ni Caserne de Pompiers
        [most] { $count-1 } Commissariats ou Casernes au plus
       *[least] au moins { $count-1 } Commissariats ou Casernes
    }
    [port] { $bound-1 ->
        [some] un Port
        [no] aucun Port
        [most] { $count-1 } Ports au plus
       *[least] au moins { $count-1 } Ports
    }
    [refinery] { $bound-1 ->
        [some] une Raffinerie
        [no] aucune Raffinerie
        [most] { $count-1 } Raffineries au plus
       *[least] au moins { $count-1 } Raffineries
    }
    [steps] { $bound-1 ->
        [some] la zone agrandie
        [no] la zone jamais agrandie
        [most] la zone agrandie de { $count-1 } pas au plus
       *[least] la zone agrandie d’au moins { $count-1 } pas
    }
    [pollution] { $bound-1 ->
        [some] de la pollution
        [no] aucune pollution
        [most] un niveau de pollution de { $count-1 } au plus
       *[least] un niveau de pollution de { $count-1 } au moins
    }
    [money] { $bound-1 ->
        [some] au moins 1 $
        [no] pas d’argent
        [most] { $count-1 } $ au plus
       *[least] au moins { $count-1 } $
    }
    [raw] { $bound-1 ->
        [some] une matière première en stock
        [no] aucune matière première en stock
        [most] { $count-1 } matières premières en stock au plus
       *[least] au moins { $count-1 } matières premières en stock
    }
    [citizens-home] { $bound-1 ->
        [some] un Citoyen chez vous
        [no] aucun Citoyen chez vous
        [most] { $count-1 } Citoyens chez vous au plus
       *[least] au moins { $count-1 } Citoyens chez vous
    }
    [citizens-hall] { $bound-1 ->
        [some] un Citoyen à la Mairie
        [no] aucun Citoyen à la Mairie
        [most] { $count-1 } Citoyens à la Mairie au plus
       *[least] au moins { $count-1 } Citoyens à la Mairie
    }
    [citizens-residential-5] { $bound-1 ->
        [some] un Citoyen dans une Zone Résidentielle 5
        [no] aucun Citoyen dans une Zone Résidentielle 5
        [most] { $count-1 } Citoyens au plus dans une Zone Résidentielle 5
       *[least] une Zone Résidentielle 5 avec { $count-1 } Citoyens
    }
    [bare-start-cells] { $bound-1 ->
        [some] une case nue dans la zone de départ
        [no] une tuile sur chaque case de la zone de départ
        [most] { $count-1 } cases nues au plus dans la zone de départ
       *[least] au moins { $count-1 } cases nues dans la zone de départ
    }
    [cemeteries] { $bound-1 ->
        [some] un Cimetière
        [no] aucun Cimetière
        [most] { $count-1 } Cimetières au plus
       *[least] au moins { $count-1 } Cimetières
    }
   *[none] rien
}
condition-2 = { $measure-2 ->
    [park-cells] { $bound-2 ->
        [some] une case de Parc
        [no] aucune case de Parc
        [most] { $count-2 } cases de Parc au plus
       *[least] au moins { $count-2 } cases de Parc
    }
    [commercial-tiles] { $bound-2 ->
        [some] une Zone Commerciale
        [no] aucune Zone Commerciale
        [most] { $count-2 } Zones Commerciales au plus
       *[least] au moins { $count-2 } Zones Commerciales
    }
    [commercial-cells] { $bound-2 ->
        [some] une case commerciale
        [no] aucune case commerciale
        [most] { $count-2 } cases commerciales au plus
       *[least] au moins { $count-2 } cases commerciales
    }
    [commercial-level] { $bound-2 ->
        [some] une Zone Commerciale
        [no] aucune Zone Commerciale
        [most] des Zones Commerciales de Niveau { $count-2 } au plus
       *[least] une Zone Commerciale de Niveau { $count-2 } ou plus
    }
    [factories] { $bound-2 ->
        [some] une Usine
        [no] aucune Usine
        [most] { $count-2 } Usines au plus
       *[least] au moins { $count-2 } Usines
    }
    [factory-level] { $bound-2 ->
        [some] une Usine
        [no] aucune Usine
        [most] des Usines de Niveau { $count-2 } au plus
       *[least] une Usine de Niveau { $count-2 }
    }
    [residential-tiles] { $bound-2 ->
        [some] une Zone Résidentielle
        [no] aucune Zone Résidentielle
        [most] { $count-2 } Zones Résidentielles au plus
       *[least] au moins { $count-2 } Zones Résidentielles
    }
    [residential-level] { $bound-2 ->
        [some] une Zone Résidentielle
        [no] aucune Zone Résidentielle
        [most] des Zones Résidentielles de Niveau { $count-2 } au plus
       *[least] une Zone Résidentielle de Niveau { $count-2 } ou plus
    }
    [cultural-tiles] { $bound-2 ->
        [some] un Bâtiment Culturel
        [no] aucun Bâtiment Culturel
        [most] { $count-2 } Bâtiments Culturels au plus
       *[least] au moins { $count-2 } Bâtiments Culturels
    }
    [school] { $bound-2 ->
        [some] une École
        [no] aucune École
        [most] { $count-2 } Écoles au plus
       *[least] au moins { $count-2 } Écoles
    }
    [library] { $bound-2 ->
        [some] une Bibliothèque
        [no] aucune Bibliothèque
        [most] { $count-2 } Bibliothèques au plus
       *[least] au moins { $count-2 } Bibliothèques
    }
    [police] { $bound-2 ->
        [some] un Commissariat de Police
        [no] aucun Commissariat de Police
        [most] { $count-2 } Commissariats de Police au plus
       *[least] au moins { $count-2 } Commissariats de Police
    }
    [fire] { $bound-2 ->
        [some] une Caserne de Pompiers
        [no] aucune Caserne de Pompiers
        [most] { $count-2 } Casernes de Pompiers au plus
       *[least] au moins { $count-2 } Casernes de Pompiers
    }
    [guards] { $bound-2 ->
        [some] un Commissariat de Police ou une Caserne de Pompiers
        [no] ni Commissariat de Police ni Caserne de Pompiers
        [most] { $count-2 } Commissariats ou Casernes au plus
       *[least] au moins { $count-2 } Commissariats ou Casernes
    }
    [port] { $bound-2 ->
        [some] un Port
        [no] aucun Port
        [most] { $count-2 } Ports au plus
       *[least] au moins { $count-2 } Ports
    }
    [refinery] { $bound-2 ->
        [some] une Raffinerie
        [no] aucune Raffinerie
        [most] { $count-2 } Raffineries au plus
       *[least] au moins { $count-2 } Raffineries
    }
    [steps] { $bound-2 ->
        [some] la zone agrandie
        [no] la zone jamais agrandie
        [most] la zone agrandie de { $count-2 } pas au plus
       *[least] la zone agrandie d’au moins { $count-2 } pas
    }
    [pollution] { $bound-2 ->
        [some] de la pollution
        [no] aucune pollution
        [most] un niveau de pollution de { $count-2 } au plus
       *[least] un niveau de pollution de { $count-2 } au moins
    }
    [money] { $bound-2 ->
        [some] au moins 1 $
        [no] pas d’argent
        [most] { $count-2 } $ au plus
       *[least] au moins { $count-2 } $
    }
    [raw] { $bound-2 ->
        [some] une matière première en stock
        [no] aucune matière première en stock
        [most] { $count-2 } matières premières en stock au plus
       *[least] au moins { $count-2 } matières premières en stock
    }
    [citizens-home] { $bound-2 ->
        [some] un Citoyen chez vous
        [no] aucun Citoyen chez vous
        [most] { $count-2 } Citoyens chez vous au plus
       *[least] au moins { $count-2 } Citoyens chez vous
    }
    [citizens-hall] { $bound-2 ->
        [some] un Citoyen à la Mairie
        [no] aucun Citoyen à la Mairie
        [most] { $count-2 } Citoyens à la Mairie au plus
       *[least] au moins { $count-2 } Citoyens à la Mairie
    }
    [citizens-residential-5] { $bound-2 ->
        [some] un Citoyen dans une Zone Résidentielle 5
        [no] aucun Citoyen dans une Zone Résidentielle 5
        [most] { $count-2 } Citoyens au plus dans une Zone Résidentielle 5
       *[least] une Zone Résidentielle 5 avec { $count-2 } Citoyens
    }
    [bare-start-cells] { $bound-2 ->
        [some] une case nue dans la zone de départ
        [no] une tuile sur chaque case de la zone de départ
        [most] { $count-2 } cases nues au plus dans la zone de départ
       *[least] au moins { $count-2 } cases nues dans la zone de départ
    }
    [cemeteries] { $bound-2 ->
        [some] un Cimetière
        [no] aucun Cimetière
        [most] { $count-2 } Cimetières au plus
       *[least] au moins { $count-2 } Cimetières
    }
   *[none] rien
}
condition-3 = { $measure-3 ->
    [park-cells] { $bound-3 ->
        [some] une case de Parc
        [no] aucune case de Parc
        [most] { $count-3 } cases de Parc au plus
       *[least] au moins { $count-3 } cases de Parc
    }
    [commercial-tiles] { $bound-3 ->
        [some] une Zone Commerciale
        [no] aucune Zone Commerciale
        [most] { $count-3 } Zones Commerciales au plus
       *[least] au moins { $count-3 } Zones Commerciales
    }
    [commercial-cells] { $bound-3 ->
        [some] une case commerciale
        [no] aucune case commerciale
        [most] { $count-3 } cases commerciales au plus
       *[least] au moins { $count-3 } cases commerciales
    }
    [commercial-level] { $bound-3 ->
        [some] une Zone Commerciale
        [no] aucune Zone Commerciale
        [most] des Zones Commerciales de Niveau { $count-3 } au plus
       *[least] une Zone Commerciale de Niveau { $count-3 } ou plus
    }
    [factories] { $bound-3 ->
        [some] une Usine
        [no] aucune Usine
        [most] { $count-3 } Usines au plus
       *[least] au moins { $count-3 } Usines
    }
    [factory-level] { $bound-3 ->
        [some] une Usine
        [no] aucune Usine
        [most] des Usines de Niveau { $count-3 } au plus
       *[least] une Usine de Niveau { $count-3 }
    }
    [residential-tiles] { $bound-3 ->
        [some] une Zone Résidentielle
        [no] aucune Zone Résidentielle
        [most] { $count-3 } Zones Résidentielles au plus
       *[least] au moins { $count-3 } Zones Résidentielles
    }
    [residential-level] { $bound-3 ->
        [some] une Zone Résidentielle
        [no] aucune Zone Résidentielle
        [most] des Zones Résidentielles de Niveau { $count-3 } au plus
       *[least] une Zone Résidentielle de Niveau { $count-3 } ou plus
    }
    [cultural-tiles] { $bound-3 ->
        [some] un Bâtiment Culturel
        [no] aucun Bâtiment Culturel
        [most] { $count-3 } Bâtiments Culturels au plus
       *[least] au moins { $count-3 } Bâtiments Culturels
    }
    [school] { $bound-3 ->
        [some] une École
        [no] aucune École
        [most] { $count-3 } Écoles au plus
       *[least] au moins { $count-3 } Écoles
    }
    [library] { $bound-3 ->
        [some] une Bibliothèque
        [no] aucune Bibliothèque
        [most] { $count-3 } Bibliothèques au plus
       *[least] au moins { $count-3 } Bibliothèques
    }
    [police] { $bound-3 ->
        [some] un Commissariat de Police
        [no] aucun Commissariat de Police
        [most] { $count-3 } Commissariats de Police au plus
       *[least] au moins { $count-3 } Commissariats de Police
    }
    [fire] { $bound-3 ->
        [some] une Caserne de Pompiers
        [no] aucune Caserne de Pompiers
        [most] { $count-3 } Casernes de Pompiers au plus
       *[least] au moins { $count-3 } Casernes de Pompiers
    }
    [guards] { $bound-3 ->
        [some] un Commissariat de Police ou une Caserne de Pompiers
        [no] ni Commissariat de Police ni Caserne de Pompiers
        [most] { $count-3 } Commissariats ou Casernes au plus
       *[least] au moins { $count-3 } Commissariats ou Casernes
    }
    [port] { $bound-3 ->
        [some] un Port
        [no] aucun Port
        [most] { $count-3 } Ports au plus
       *[least] au moins { $count-3 } Ports
    }
    [refinery] { $bound-3 ->
        [some] une Raffinerie
        [no] aucune Raffinerie
        [most] { $count-3 } Raffineries au plus
       *[least] au moins { $count-3 } Raffineries
    }
    [steps] { $bound-3 ->
        [some] la zone agrandie
        [no] la zone jamais agrandie
        [most] la zone agrandie de { $count-3 } pas au plus
       *[least] la zone agrandie d’au moins { $count-3 } pas
    }
    [pollution] { $bound-3 ->
        [some] de la pollution
        [no] aucune pollution
        [most] un niveau de pollution de { $count-3 } au plus
       *[least] un niveau de pollution de { $count-3 } au moins
    }
    [money] { $bound-3 ->
        [some] au moins 1 $
        [no] pas d’argent
        [most] { $count-3 } $ au plus
       *[least] au moins { $count-3 } $
    }
    [raw] { $bound-3 ->
        [some] une matière première en stock
        [no] aucune matière première en stock
        [most] { $count-3 } matières premières en stock au plus
       *[least] au moins { $count-3 } matières premières en stock
    }
    [citizens-home] { $bound-3 ->
        [some] un Citoyen chez vous
        [no] aucun Citoyen chez vous
        [most] { $count-3 } Citoyens chez vous au plus
       *[least] au moins { $count-3 } Citoyens chez vous
    }
    [citizens-hall] { $bound-3 ->
        [some] un Citoyen à la Mairie
        [no] aucun Citoyen à la Mairie
        [most] { $count-3 } Citoyens à la Mairie au plus
       *[least] au moins { $count-3 } Citoyens à la Mairie
    }
    [citizens-residential-5] { $bound-3 ->
        [some] un Citoyen dans une Zone Résidentielle 5
        [no] aucun Citoyen dans une Zone Résidentielle 5
        [most] { $count-3 } Citoyens au plus dans une Zone Résidentielle 5
       *[least] une Zone Résidentielle 5 avec { $count-3 } Citoyens
    }
    [bare-start-cells] { $bound-3 ->
        [some] une case nue dans la zone de départ
        [no] une tuile sur chaque case de la zone de départ
        [most] { $count-3 } cases nues au plus dans la zone de départ
       *[least] au moins { $count-3 } cases nues dans la zone de départ
    }
    [cemeteries] { $bound-3 ->
        [some] un Cimetière
        [no] aucun Cimetière
        [most] { $count-3 } Cimetières au plus
       *[least] au moins { $count-3 } Cimetières
    }
   *[none] rien
}

## What is asked

prompt-halls = Posez votre Mairie dans la Zone de { $size } sur { $size } cases.{ $solo ->
    [yes] { "" }
   *[no] { " " }Personne ne la voit avant que toutes soient posées.
}
prompt-promises = Gardez une de vos trois Promesses Électorales ; { $solo ->
    [yes] on la jugera à la fin de la partie.
   *[no] les autres ne la découvriront qu’à la fin de la partie.
}
prompt-street = { $strip ->
    [yes] Il n’y a plus de rue dans la Zone Constructible chez { who } : placez le maire entre deux cases vides de l’extension.
   *[no] Placez le maire chez { who }, entre deux cases vides. On n’y construira rien ce tour-ci.
}
prompt-cards = { $how ->
    [solo] Prenez une carte Action, au prix qu’elle porte (vous avez { $money } $).
    [first] Vous êtes l’hôte du Maire : prenez la carte Action que vous voulez, gratuitement.
   *[later] Prenez une carte Action : chaque carte libre enjambée coûte 1 $ (vous avez { $money } $).
}
prompt-support = Soutien : prenez 1 $ ou 2 Voix (vous avez { $money } $ et { $votes } Voix).
prompt-planning = Urbaniste : agrandissez votre Zone Constructible de { $size } sur { $size } à { $next } sur { $next } cases, ou laissez-la telle quelle.
prompt-councillor = Conseiller Municipal : avancez un disque du Conseil en payant sa colonne, ou passez (vous avez { $money } $ et { $votes } Voix).
prompt-plan = { $anew ->
    [yes] Votre plan n’a pas pu être exécuté jusqu’au bout ; reprenez ici :
   *[no] { $solo ->
        [yes] À bâtir ({ $money } $) :
       *[no] En secret ({ $money } $) :
    }
} { $left ->
    [0] plus aucune construction
    [one] encore { $left } construction
   *[other] encore { $left } constructions
}{ $extended ->
    [yes] , la zone est agrandie
   *[no] { $extend ->
        [yes] , ou une en tout et la Zone agrandie
        [instead] , ou la Zone agrandie à leur place
       *[no] { "" }
    }
} ; agrandir une tuile est gratuit.
prompt-plan-lost = Ce plan vous mène à { $pollution } de pollution : { lost }. Reprenez des étapes, ou validez.
prompt-ask-architect = Architecte : { tile-the } coûte { raws } ; quelle matière première retranchez-vous ? Ou aucune.
prompt-ask-store = Payez { raws } pour { tile-the } : de quel lieu de stockage vient la prochaine unité ?
prompt-ask-warehouse = Posez l’Entrepôt qui va avec { tile-the } en { cells } : sur une case autour.
prompt-ask-optional-warehouse = Posez un Entrepôt pour { tile-the } en { cells }, ou aucun.
prompt-ask-guard = Quel Citoyen de votre Arrondissement prend son service ({ tile-name }) ? Ou personne pour l’instant.
prompt-moves = { $must ->
    [0] Plus personne n’est obligé de bouger : déplacez ceux qui le peuvent, ou terminez.
    [one] { $must } Citoyen doit encore se déplacer : choisissez qui part.
   *[other] { $must } Citoyens doivent encore se déplacer : choisissez qui part d’abord.
}
prompt-slot = { $abroad ->
    [yes] Où va maintenant votre Touriste posé sur { tile-the } en { $cell } ?
   *[no] Où va le Citoyen posé sur { tile-the } en { $cell } ?
}
prompt-houses = { $citizens ->
    [one] { $citizens } Citoyen
   *[other] { $citizens } Citoyens
} à la Mairie pour { $houses } logements vides : lequel reçoit le prochain ?
prompt-commerce = Vos commerces : { $all ->
    [0] tout a servi. Validez.
   *[other] encore { $sell ->
        [0] { "" }
        [1] 1 vente
       *[other] { $sell } ventes
    }{ $then-buy ->
        [yes] { ", " }
       *[no] { "" }
    }{ $buy ->
        [0] { "" }
        [1] 1 achat de Voix
       *[other] { $buy } achats de Voix
    }{ $then-give ->
        [yes] { ", " }
       *[no] { "" }
    }{ $give ->
        [0] { "" }
        [1] 1 échange contre des Voix
       *[other] { $give } échanges contre des Voix
    }. Dans l’ordre que vous voulez, puis validez.
}
prompt-making = La réserve n’a que { raws } pour { $citizens } Citoyens au travail : dans quel Arrondissement la prochaine unité est-elle produite ?
prompt-storing = Rangez { raws } : { $room ->
    [0] aucune place libre
    [one] { $room } place libre
   *[other] { $room } places libres
} dans vos lieux de stockage.
prompt-victims = La pollution tue : désignez un Citoyen de votre Arrondissement{ $left ->
    [one] { "" }
   *[other] { "" } ({ $left } mourront)
}.
prompt-graves = Où repose { $own ->
    [yes] votre Citoyen
   *[no] le Touriste
} ? La case est perdue pour toujours.
prompt-council = Faites un investissement au Conseil Municipal, ou passez (vous avez { $money } $ et { $votes } Voix).
prompt-special = Gardez une des Promesses Électorales Spéciales piochées ({ $cards }).
prompt-offer = Industrie, colonne { $column } : choisissez { space-gives }.
prompt-grant = Économie, colonne { $column } : prenez { space-gives }.
prompt-tile = Construction, colonne { $column } : sans rien payer, bâtissez { space-gives } ; ou ne bâtissez rien.
prompt-wait = On attend { who }{ $more ->
    [0] { "" }
    [one] { "" } et un autre joueur
   *[other] { "" } et { $more } autres joueurs
} : { $step ->
    [halls] on pose les Mairies
    [promises] on choisit les promesses
    [street] on choisit la rue du maire
    [cards] une carte Action est à prendre
    [support] de l’argent ou des Voix
    [planning] la zone peut être agrandie
    [councillor] un disque du Conseil Municipal peut avancer
    [construction] on prépare les plans en secret
    [moves] les Citoyens se déplacent
    [slot] un Citoyen cherche son emplacement
    [houses] on remplit les logements
    [commerce] les commerces tournent
    [making] une unité rare est à produire
    [storing] on range les matières premières
    [victims] une victime est à désigner
    [graves] un Cimetière est à poser
    [council] un investissement est possible
    [special] une promesse spéciale est à garder
    [offer] une matière première est à choisir
    [grant] de l’argent ou des Voix
   *[tile] la tuile du Conseil Municipal est à bâtir
}.
prompt-chance = { $step ->
    [start] Le sort désigne le premier joueur.
    [deal] On distribue les promesses.
    [circle] On dispose les cartes Action.
   *[drawing] On pioche des promesses spéciales.
}
prompt-won = La partie est terminée : { won-how }
prompt-shared = La partie est terminée : { $count } joueurs se partagent la victoire avec { points-of }.
prompt-nobody = La partie est terminée : il ne reste personne, et personne ne gagne.
prompt-lost = La pollution a atteint 100 au tour { $round } : la partie est perdue.
prompt-solo = La partie est terminée : { points-line }, { rank-line }.
points-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rank-line = { $rank ->
    [locality] votre Arrondissement est un Lieu-dit
    [hamlet] votre Arrondissement est un Hameau
    [village] votre Arrondissement est un Village
    [market-town] votre Arrondissement est un Bourg
    [old-town] votre Arrondissement est une Cité
    [suburb] votre Arrondissement est une Banlieue
    [city] votre Arrondissement est une Ville
    [metropolis] votre Arrondissement est une Métropole
    [capital] votre Arrondissement est une Capitale
    [megalopolis] votre Arrondissement est une Mégalopole
   *[none] trop peu pour un titre
}
rank-locality = Lieu-dit
rank-hamlet = Hameau
rank-village = Village
rank-market-town = Bourg
rank-old-town = Cité
rank-suburb = Banlieue
rank-city = Ville
rank-metropolis = Métropole
rank-capital = Capitale
rank-megalopolis = Mégalopole
points-of = { $victory ->
    [economic] { $points } en argent et Valeur Immobilière
    [citizen] { $points ->
        [one] { $points } Citoyen compté
       *[other] { $points } Citoyens comptés
    }
    [cultural] { $points ->
        [one] { $points } case culturelle
       *[other] { $points } cases culturelles
    }
   *[other] { $points } Voix
}
won-how = { $how ->
    [alone] { who } reste en jeu, sans rival, et l’emporte.
    [pollution] { who } l’emporte avec { points-of }, grâce à un air plus pur.
    [votes] { who } l’emporte avec { points-of }, grâce à ses Voix.
    [money] { who } l’emporte avec { points-of }, grâce à son argent.
   *[points] { who } l’emporte avec { points-of }.
}

## Choices in a list

label-hall = Mairie en { cells }
label-promise = { promise-name } : { conditions } (+{ $kept } ou −{ $broken })
label-special = { promise-name } : { conditions } (0 ou −{ $broken })
label-street = Le maire entre { $cell } et { $other }
label-take = { card-name }, { $price ->
    [0] sans frais
   *[other] { $price } $
}
label-lay = Suivante dans le cercle : { card-name }
label-first = Premier joueur : { who }
label-reward = { $pay ->
    [money] Prendre { $count } $
   *[votes] Prendre { voters }
}
label-extend = Agrandir la zone à { $size } sur { $size }
label-decline = { $step ->
    [planning] Laisser la zone telle quelle
    [tile] Ne rien bâtir
    [councillor] Pas d’investissement
   *[council] Passer
}
label-commit = { $step ->
    [commerce] Fini pour le commerce
   *[construction] Le plan est complet
}
label-build-money = { tile-title } en { $spots }, { $money } $
label-build-raw = { tile-title } en { $spots }, { raws }
label-build-free = { tile-title } en { $spots }, gratuitement
label-build-choice = { tile-title } en { $spots }, { raws }, une unité en moins
label-grow = { tile-2-title } en { $first } s’agrandit sur { $cell } : { tile-title }
label-grow-so = Une tuile s’agrandit : { tile-title } en { cells }
label-demolish = Démolir { tile-the } en { $cell } : { $price } $ et { $price } de pollution
label-warehouse = Entrepôt en { $cell }
label-nowarehouse = Pas d’Entrepôt
label-leaveout = Architecte : retrancher { raw-the }
label-leavenone = Garder l’Architecte pour un autre bâtiment
label-spend = { raw-title } { store-of }
label-guard = Le Citoyen posé sur { tile-the } en { $cell } prend son service
label-noguard = Personne en service pour l’instant
label-pick = { $abroad ->
    [yes] Votre Touriste en { $cell } ({ tile-name }, chez { who })
   *[no] Citoyen en { $cell } ({ tile-title })
}{ $must ->
    [yes] { "" } : doit bouger
   *[no] { "" } : peut bouger
}
label-go = { $abroad ->
    [yes] Ailleurs ({ who }) : { tile-name } en { $cell }, { slot-gives }
   *[no] { $slot ->
        [home] { tile-title } en { $cell }, +{ $gain } au vote
       *[other] { tile-title } en { $cell }, { slot-gives }
    }
}
label-gohall = À la Mairie
label-stop = Terminer
label-house = Logement en { $cell }
label-sell = Vendre { raw-some } { store-of } : { $count } $
label-buy = Payer { $money } $ pour { $votes } Voix
label-give = Donner { raw-some } { store-of } : { $count } Voix
label-make = { $abroad ->
    [yes] Produire { raw-the } ailleurs ({ who })
   *[no] Produire { raw-the } chez vous
}
label-put = { raw-title }{ made-abroad } { $store ->
    [supply] à remettre dans la réserve
   *[other] { store-in }
}
made-abroad = { $abroad ->
    [yes] { "" } (de chez { who })
   *[no] { "" }
}
label-putabroad = { raw-title } à laisser chez { who }, dans l’Entrepôt en { $cell }
label-victim = { $whose ->
    [own] Votre Citoyen en { $cell } ({ tile-name })
   *[other] Le Touriste en { $cell } ({ tile-name }, { who })
}
label-bury = Cimetière en { $cell }
label-invest = { $way ->
    [start] Un disque de l’espace de départ vers { line-name } 1
    [again] { line-cap }, de nouveau en colonne 1
    [change] Le disque { disc-name } vers { line-name } 1
   *[advance] { line-cap }, on passe en colonne { $column }
} : { space-gives }, pour { invest-price }
invest-price = { $pay ->
    [money] { $price } $
    [votes] { $price } Voix
   *[promise] une promesse spéciale ({ $draws ->
        [one] { $draws } piochée
       *[other] { $draws } piochées
    })
}
label-offer = Prendre { raws }

## The log

log-first = { who } est premier joueur : le sort en a décidé.
log-own-hall = { who } pose sa Mairie en { cells }{ $solo ->
    [yes] .
   *[no] , encore en secret.
}
log-keep = { who } garde la promesse { $promise }{ $solo ->
    [yes] .
   *[no] , en secret.
}
log-hall = Chez { who }, la Mairie se dresse en { $spots }, dans une Zone Constructible de { $size } sur { $size } cases.
log-round = Tour { $round } sur { $rounds }{ $where ->
    [solo] { "" }.
    [stays] { "" } : le maire reste chez { who }, sur la même rue.
    [beside] { "" } : le maire arrive chez { who }, n’y trouve aucune rue et reste à côté du plateau.
   *[street] { "" } : le maire est reçu chez { who }, qui joue en premier.
}
log-street = { who } place le maire entre { $cell } et { $other } : rien ne s’y construira ce tour-ci.
log-circle = { $solo ->
    [yes] { $cards } cartes Action sont dévoilées, le maire se tient sur la première.
   *[no] Les { $cards } cartes Action forment un cercle ; { who } se sert en premier.
}
log-take = { who } prend { card-the }{ $price ->
    [0] { "" }
   *[other] { "" } pour { $price } $
}.
log-reward = { $pay ->
    [money] { who } prend { $count } $ et en a { $total }.
   *[votes] { who } prend { voters } et en a { $total }.
}
log-extend = { who } agrandit sa Zone Constructible à { $size } sur { $size } cases.
log-decline = { $step ->
    [planning] { who } laisse sa zone telle quelle.
    [tile] { who } ne bâtit rien.
    [councillor] { who } n’investit pas.
   *[council] { who } passe au Conseil Municipal.
}
log-committed = { $anew ->
    [yes] { who } a repris et validé son plan.
   *[no] { who } a validé son plan.
}
log-anew = Ce sur quoi comptait { who } n’est plus là : la fin de ce plan est à refaire.
log-reveal = On retire les écrans : voici les constructions.
log-idle = { who } ne construit rien.
log-build = { who } bâtit { tile-a } en { cells }{ $price ->
    [money] { "" } pour { $money } $
    [raw] { "" } pour { raws }
   *[free] { "" }
}{ $architect ->
    [none] { "" }
    [wood] { "" } (l’Architecte épargne un bois)
    [stone] { "" } (l’Architecte épargne une pierre)
   *[metal] { "" } (l’Architecte épargne un métal)
}{ $warehouse ->
    [none] { "" }
   *[other] , avec un Entrepôt en { $warehouse }
}{ $guard ->
    [none] { "" }
   *[other] , et le Citoyen en { $guard } prend son service
}.
log-grow = { who } : { $tile ->
    [residential] une Zone Résidentielle { $old }
    [commercial] une Zone Commerciale { $old }
   *[factory] une Usine { $old }
} passe au Niveau { $level }, en { cells }.
log-demolish = { who } démolit { tile-the } en { $cell } : { $price } $, et { $price } de pollution.
log-plan-extend = { who } agrandit sa Zone Constructible à { $size } sur { $size } cases.
log-council-tile = { who } bâtit { tile-a } en { cells }, grâce au Conseil Municipal.
log-warehouse = { who } y ajoute l’Entrepôt en { $cell }.
log-guard = { who } envoie le Citoyen en { $cell } prendre son service ({ tile-name }).
log-go = { who } : { mover } va sur { tile-the } en { $cell }{ $slot ->
    [home] { "" }, +{ $gain } au vote
    [rest] { "" }
   *[other] { "" } ({ slot-gives })
}.
mover = { $from-abroad ->
    [yes] un Touriste
   *[no] le Citoyen en { $from }
}
log-travel = { who } : { mover } part chez { who-2 }, sur { tile-the } en { $cell } ({ slot-gives }).
log-go-hall = { who } : { mover } ne trouve pas d’emplacement et va { $full ->
    [yes] dans l’Espace Carrière
   *[no] à la Mairie
}.
log-expelled = { $count ->
    [1] Chez { who }, la police renvoie un Touriste chez lui.
   *[other] Chez { who }, la police renvoie { $count } Touristes chez eux.
}
log-house = { who } : un Citoyen de la Mairie s’installe en { $cell }.
log-housed = { $count ->
    [1] { who } : un Citoyen de la Mairie s’installe dans un logement vide.
   *[other] { who } : { $count } Citoyens de la Mairie s’installent dans des logements vides.
}
log-arrivals = { who } : { $count ->
    [1] un Citoyen arrive, attiré
   *[other] { $count } Citoyens arrivent, attirés
} par les Usines vides ; { $hall } à la Mairie.
log-income = { who } touche { $count } ${ $guests ->
    [0] { "" }
   *[other] { $cash ->
        [0] { "" } grâce aux Touristes
       *[other] { "" } (Touristes { $guests }, commerces { $cash })
    }
} et en a { $total }.
log-sell = { who } vend { raw-some } pour { $count } $ et en a { $total }.
log-give = { who } échange { raw-some } contre { voters } et en a { $total }.
log-buy = { who } paie { $money } $ pour { $votes } Voix.
log-make = { who } dit où produire { raw-the }, qui se fait rare.
log-production = { who } produit { raws }.
log-delivery = { who } reçoit { raws }.
log-put = { who } range { raw-some } { store-in }.
log-put-abroad = Faute de place, { raw-the } reste chez { who }, dans l’Entrepôt en { $cell }.
log-discard = { who } n’a pas de place pour { raw-the }, qui retourne dans la réserve.
log-no-votes = { $solo ->
    [yes] Vote : aucune Voix gagnée.
   *[no] Vote : personne ne gagne de Voix.
}
log-votes = Vote : { who } gagne { voters } et en a { $total }.
# Qui reçoit quoi, et pourquoi
sheet-income = Revenus : dollars
sheet-income-why = { $guests ->
    [0] { "" }
   *[other] { "" }Touristes { $guests },{ " " }
}{ $cash ->
    [0] { "" }
   *[other] { "" }commerces { $cash },{ " " }
}soit { $total } $ en caisse
sheet-votes = Voix
sheet-votes-why = { $homes ->
    [0] { "" }
   *[other] { "" }logements { $homes },{ " " }
}{ $university ->
    [0] { "" }
   *[other] { "" }Université { $university },{ " " }
}soit { $total } en tout
sheet-pollution = Pollution
sheet-pollution-why = { $citizens ->
    [0] { "" }
   *[other] { "" }Citoyens { $citizens },{ " " }
}{ $engineer ->
    [yes] { "" }matières premières 0 (Ingénieur),{ " " }
   *[no] { $made ->
        [0] { "" }
       *[other] { "" }matières premières { $made },{ " " }
    }
}{ $parks ->
    [0] { "" }
   *[other] { "" }Parcs −{ $parks },{ " " }
}niveau { $total } désormais
sheet-raw = Revenus : matières premières
sheet-raw-why = { raws }
sheet-value = { $victory ->
    [economic] Valeur Immobilière
   *[citizen] Citoyens comptés
}
sheet-value-why = soit { $total } en tout
log-pollution = { who } génère { $generated } de pollution{ $engineer ->
    [yes] { "" } (grâce à l’Ingénieur, les Usines ne polluent pas)
   *[no] { "" }
}{ $parks ->
    [0] { "" }
    [one] , avec l’aide de { $parks } case de Parc
   *[other] , avec l’aide de { $parks } cases de Parc
} : niveau { $pollution }.
log-eliminated = { who } atteint { $pollution } de pollution : { $solo ->
    [yes] l’Arrondissement est perdu.
   *[no] l’Arrondissement est perdu, { who } quitte la partie.
}
log-victims = { $solo ->
    [yes] { $generated } de pollution ce tour-ci : { $deaths ->
        [1] un Citoyen meurt
       *[other] { $deaths } Citoyens meurent
    }.
   *[no] L’air est mauvais (le niveau { $level } est atteint) : { $tied ->
        [yes] plusieurs ont généré le plus, { $generated } ; { who } a le plus haut niveau et perd un Citoyen.
       *[no] { who } a généré le plus, { $generated }, et perd un Citoyen.
    }
}
log-victim = { $how ->
    [own] { who } perd le Citoyen en { $cell } ({ tile-name }).
    [saved] { who } désigne un Touriste ({ who-2 }) en { $cell } : les pompiers le ramènent chez lui.
   *[tourist] { who } sacrifie un Touriste ({ who-2 }) en { $cell } ({ tile-name }).
}
log-bury = { who } pose un Cimetière en { $cell }{ $count ->
    [1] , le premier
   *[other] , cela en fait { $count }
}.
log-invest = { who } investit : { line-name }, colonne { $column } ({ space-gives }), pour { invest-price }.
log-newcomers = { $count ->
    [1] { who } accueille un Citoyen de la réserve commune.
   *[other] { who } accueille { $count } Citoyens de la réserve commune.
}
log-offer = { who } choisit { raw-the }.
log-special = { who } garde la promesse spéciale { $promise }, en secret.
log-value = { who } : { $victory ->
    [economic] Valeur Immobilière +{ $count }, soit { $total }
   *[citizen] { $count ->
        [one] { $count } Citoyen compté
       *[other] { $count } Citoyens comptés
    }, { $total } en tout
}.
log-over = { $why ->
    [rounds] Les { $rounds } tours sont passés : { $solo ->
        [yes] on juge la promesse et on compte.
       *[no] on montre les promesses et on compte.
    }
   *[early] { $left ->
        [0] Il ne reste personne : la partie est terminée.
       *[other] Il ne reste qu’un joueur : la partie est terminée.
    }
}
log-promise = { who } : { promise-name } ({ conditions }), { $held ->
    [yes] promesse tenue, +{ $kept }
   *[no] promesse rompue, −{ $broken }
}.
log-specials = { who } : { $cards ->
    [1] une promesse spéciale
   *[other] { $cards } promesses spéciales
}, { $broken ->
    [0] toutes tenues
    [one] { $broken } rompue
   *[other] { $broken } rompues
}.
log-rank = { $place ->
    [1] 1re place
   *[other] { $place }e place
} : { who }, { points-of } ({ $votes } Voix, pollution { $pollution }, { $money } $).
log-won = { won-how }
log-shared = { $count } joueurs se partagent la victoire avec { points-of }.
log-nobody = Personne ne gagne.
log-lost = La pollution a atteint 100 au tour { $round } : la partie est perdue.
log-solo = { points-line } : { rank-line }.

## The page: facts, names and buttons

chip-step = { $step ->
    [start] Mise en place : premier joueur
    [halls] Mise en place : Mairies
    [deal] Mise en place : promesses
    [promises] Mise en place : promesses
   *[over] Fin de la partie
}
chip-round = Tour { $round }/{ $rounds }
chip-phase = { $phase ->
    [1] Phase 1 : actions spéciales
    [2] Phase 2 : construction
    [3] Phase 3 : Citoyens
    [4] Phase 4 : revenus
    [5] Phase 5 : vote
    [6] Phase 6 : pollution
    [7] Phase 7 : Conseil Municipal
   *[8] Phase 8 : { $solo ->
        [yes] fin du tour
       *[no] prochaine visite
    }
}
chip-host = Maire : { who }
chip-difficulty = Difficulté : { $difficulty ->
    [citizen] Citoyen
    [mayor] Maire
    [deputy] Député
    [senator] Sénateur
   *[president] Président
}
chip-no-raw = Plus { raw-no } dans la réserve
chip-no-warehouse = Plus d’Entrepôt
chip-danger = { $solo ->
    [yes] Danger : pollution { $pollution } sur 100
   *[no] Danger, { who } : pollution { $pollution } sur 100
}
chip-victim = { $solo ->
    [yes] { $deaths ->
        [1] Un Citoyen va mourir
       *[other] { $deaths } Citoyens vont mourir
    }
   *[no] Victime en vue : { who }
}
chip-promise = Promesse à tenir (−{ $broken })
chip-promise-held = Promesse tenue (+{ $kept })
chip-special = { promise-name } à tenir (−{ $broken })
summary = { $money } $ · { $votes } Voix · pollution { $pollution } · { $citizens ->
    [one] { $citizens } Citoyen
   *[other] { $citizens } Citoyens
}{ $abroad ->
    [0] { "" }
   *[other] { "" } +{ $abroad } ailleurs
}, { $hall } à la Mairie · { raws } en stock{ $victory ->
    [economic] { "" } · Valeur Immobilière { $value }
    [citizen] { "" } · { $value ->
        [one] { $value } Citoyen compté
       *[other] { $value } Citoyens comptés
    }
   *[other] { "" }
}{ $specials ->
    [0] { "" }
    [one] { "" } · { $specials } promesse spéciale
   *[other] { "" } · { $specials } promesses spéciales
}
summary-out = Hors jeu
overlay = { $key ->
    [culture] Culture
    [homes] Logements
    [industry] Industrie
   *[police] Police
}
panel = { $key ->
    [tray] Tuiles à bâtir
    [circle] Cartes Action
    [cards] Cartes Action
    [council] Conseil Municipal
    [supply] Réserve
    [phases] Le tour
    [hall] Mairie
    [stores] Lieux de stockage
    [citizens] Citoyens
    [promise] Promesse
    [plan] Votre plan
    [pollution] Pollution
    [income] Revenus
    [commerce] Commerce
    [abroad] Ailleurs
    [desk] À choisir
   *[players] Joueurs
}
panel-player = { who }
button = { $key ->
    [zone] Agrandir la zone
    [decline] Non merci
    [commit] Valider
    [stop] Terminer
    [no-warehouse] Pas d’Entrepôt
    [leave-none] Garder l’Architecte
    [no-guard] Personne en service
    [demolish] Démolir
    [hall] Mairie
    [start] Disque au départ
   *[supply] Réserve
}
touch-tile = { tile-title }
touch-card = { card-name }
touch-raw = { raw-title }
touch-line = { line-cap }
touch-pay = { $pay ->
    [money] Argent
    [votes] Voix
   *[promise] Une promesse spéciale
}
touch-buy = { $money } $ pour { $votes } Voix
touch-use = { $use ->
    [raw_to_cash] Vendre une matière première
    [cash_to_votes] Acheter des Voix
   *[raw_to_votes] Matière première contre Voix
}
touch-turn = Tournée de { $degrees }°
touch-mirror = { $mirrored ->
    [yes] En miroir
   *[no] Sans miroir
}
touch-promise = Promesse { $promise } : { own-promise-name }
touch-special = Promesse spéciale { $promise } : { special-name }
touch-cell = Case { $cell }
touch-abroad = { $key ->
    [citizen] Citoyen en { $cell }{ of-whom }
    [slot] Emplacement en { $cell }{ of-whom }
   *[abroad] Entrepôt en { $cell }{ of-whom }
}
of-whom = { $solo ->
    [yes] { "" }
   *[no] { "" } (chez { who })
}
touch-space = { line-cap }, colonne { $column }
touch-unit = { raw-title }, de chez { who }

## Before an action is confirmed: what it would bring

effect-money = argent : { $was } $ → { $now } $
effect-votes = Voix : { $was } → { $now }
effect-pollution = niveau de pollution : { $was } → { $now }
effect-zone = Zone Constructible : { $was } sur { $was } → { $now } sur { $now }
effect-hall = Mairie : { $was } → { $now } { $now ->
    [one] Citoyen
   *[other] Citoyens
}, { $room ->
    [0] plus de place libre
    [one] { $room } place libre
   *[other] { $room } places libres
}
effect-career = Espace Carrière : { $was } → { $now }
effect-raw = { raw } : { $was } → { $now }
effect-voting = prochain vote : { $was } → { $now } Voix
effect-generated = pollution de ce tour, en l’état : { $was } → { $now }
effect-may-grow = { tile-name } en { $cell } : les influences du Niveau { $level } y sont{ $when ->
    [later] { "" } (dès le tour prochain)
   *[now] { "" }
}
effect-may-not-grow = { tile-name } en { $cell } : les influences du Niveau { $level } n’y sont plus
effect-builds = { $left ->
    [0] plus d’action de construction
    [one] encore { $left } action de construction
   *[other] encore { $left } actions de construction
}
effect-card = { $card ->
    [mayor] { $solo ->
        [yes] elle n’a pas d’effet quand on joue seul
       *[no] vous serez l’hôte du Maire au tour suivant
    }
    [architect] un Bâtiment Culturel coûte une matière première de moins ce tour-ci
    [mediator] les tuiles coûtent 1 $ de moins ce tour-ci, mais au moins 1 $
    [engineer] les matières premières produites chez vous ne polluent pas ce tour-ci
    [supporter] 1 $ ou 2 Voix aussitôt
    [planner] vous pouvez aussitôt agrandir votre zone
    [councillor] vous pouvez aussitôt avancer un disque du Conseil Municipal
   *[opponent] elle n’a pas d’effet
}
effect-tile = { $tile ->
    [residential] { $level ->
        [1] un logement pour 1 Citoyen : 1 Voix par tour
        [2] des logements pour 2 Citoyens : jusqu’à 3 Voix par tour
        [3] des logements pour 3 Citoyens : jusqu’à 6 Voix par tour
        [4] des logements pour 4 Citoyens : jusqu’à 10 Voix par tour
       *[5] des logements pour 5 Citoyens : jusqu’à 15 Voix par tour
    }
    [commercial] { $level ->
        [1] un emplacement à 1 $
        [2] des emplacements pour 1 $ et une vente
        [3] des emplacements pour 1 $, une vente et des Voix contre argent
       *[4] des emplacements pour 1 $, une vente, des Voix contre argent et contre matières premières
    }
    [factory] { $level ->
        [1] produit du bois avec un Citoyen
        [2] produit du bois et de la pierre avec des Citoyens
       *[3] produit du bois, de la pierre et du métal avec des Citoyens
    }
    [park] { $level ->
        [1] absorbe 1 point de pollution par tour
       *[other] absorbe { $level } points de pollution par tour
    }
    [refinery] les Usines d’à côté peuvent passer au Niveau 2, avec le Port au Niveau 3
    [port] les Usines d’à côté peuvent passer au Niveau 2, avec la Raffinerie au Niveau 3
    [police] { $solo ->
        [yes] ne sert à rien quand on joue seul, sinon à une promesse
       *[no] écarte les Touristes des cases d’à côté, avec un Citoyen en service
    }
    [fire] { $solo ->
        [yes] ne sert à rien quand on joue seul, sinon à une promesse
       *[no] vos Touristes ne meurent pas, avec un Citoyen en service
    }
    [school] un Bâtiment Culturel à 1 emplacement, qui aide les logements d’à côté à s’agrandir
    [library] un Bâtiment Culturel à 2 emplacements, qui aide les logements d’à côté à s’agrandir
    [museum] un Bâtiment Culturel à 3 emplacements, qui aide les logements d’à côté à s’agrandir
    [metro] { $solo ->
        [yes] un Bâtiment Culturel à 4 emplacements, qui aide les logements d’à côté à s’agrandir
       *[no] un Bâtiment Culturel ; deux Touristes à vous dans chaque Arrondissement
    }
    [clinic] un Bâtiment Culturel ; avec un Citoyen dedans, les vôtres ne meurent pas chez vous
    [university] un Bâtiment Culturel ; 3 Voix par tour avec un Citoyen dedans
   *[other] { tile-title }
}
effect-slot = { $slot ->
    [home] il y loge
    [cash] rapporte 1 $ en phase 4
    [raw_to_cash] pourra vendre une matière première en phase 4 : bois 2 $, pierre 3 $, métal 5 $
    [cash_to_votes] pourra acheter des Voix en phase 4 : de 2 pour 1 $ à 5 pour 4 $
    [raw_to_votes] pourra échanger une matière première en phase 4 : bois 3 Voix, pierre 5, métal 7
    [wood] produit 1 bois en phase 4
    [stone] produit 1 pierre en phase 4
    [metal] produit 1 métal en phase 4
    [power] { $tile ->
        [police] { $solo ->
            [yes] n’y rapporte rien
           *[no] la police est active : les Touristes d’à côté rentrent chez eux
        }
        [fire] { $solo ->
            [yes] n’y rapporte rien
           *[no] la caserne est active : vos Touristes ne peuvent pas mourir
        }
        [clinic] la Clinique est active : vos Citoyens ne peuvent pas mourir chez vous
       *[university] l’Université est active : 3 Voix en phase 5
    }
   *[rest] n’y rapporte rien
}{ $abroad ->
    [yes] , et 1 $ à qui le reçoit
   *[no] { "" }
}
effect-go-hall = { $full ->
    [yes] la Mairie est pleine : le Citoyen va dans l’Espace Carrière
   *[no] le Citoyen attend à la Mairie et n’y pollue pas
}
effect-promise = { $now ->
    [yes] en l’état, elle serait tenue
   *[no] en l’état, elle serait rompue
}
effect-promise-held = votre promesse { promise-name } serait tenue
effect-street = { who } ne peut rien bâtir en { $cell } ni en { $other } ce tour-ci
effect-victim = { $saved ->
    [yes] les pompiers ramènent le Touriste chez lui : personne ne meurt
   *[no] { $own ->
        [yes] vous perdez un Citoyen pour toujours, et une case pour le Cimetière
       *[no] { who } perd un Citoyen pour toujours, et vous une case pour le Cimetière
    }
}
effect-bury = on ne bâtira plus jamais en { $cell }
effect-commit-plan = votre plan est définitif{ $left ->
    [0] { "" }
    [one] { "" } ; { $left } action de construction reste inutilisée
   *[other] { "" } ; { $left } actions de construction restent inutilisées
}
effect-commit-commerce = { $left ->
    [0] tout a servi
    [one] { $left } emplacement reste inutilisé
   *[other] { $left } emplacements restent inutilisés
} ; c’est définitif
effect-stop = { $housed ->
    [0] personne ne quitte la Mairie pour un logement
    [one] { $housed } Citoyen de la Mairie s’installe dans un logement vide
   *[other] { $housed } Citoyens de la Mairie s’installent dans des logements vides
}
effect-house = un Citoyen de la Mairie s’y installe
effect-offer = à ranger ensuite : { raws }
effect-warehouse = { $places } places de plus pour des matières premières
effect-pick = reste à choisir où
effect-lost = { raw-the } retourne dans la réserve, faute de place
effect-abroad = { raw-the } va chez { who }, où il y a de la place
effect-architect = l’Architecte a servi, { raw-the } n’est plus à payer
effect-next = ensuite, c’est à { who }
effect-nothing = rien ne change tout de suite
warn-fatal = attention : { $pollution } de pollution, { lost }
lost = { $solo ->
    [yes] la partie serait perdue
   *[no] ce serait l’élimination
}
warn-closed = attention : { tile-the } en { $cell } n’a plus de case vide où s’agrandir
warn-full-hall = attention : la Mairie est pleine, { $empty ->
    [one] { $empty } emplacement d’Usine vide n’attirera
   *[other] { $empty } emplacements d’Usine vides n’attireront
} personne
warn-useless = attention : { $line ->
    [industry] vous n’avez pas de place pour une unité, ou la réserve n’en a pas
    [tourism] aucun Citoyen ne peut venir
   *[construction] il n’y a aucune tuile que vous puissiez bâtir
} (colonne { $column })
warn-promise = attention : votre promesse { promise-name } serait rompue, il y faut { conditions } (−{ $broken })

## Refusals

wrong-step = Ce n’est pas le moment { tried } : { at-step }.{ when }
at-step = { $step ->
    [start] le premier joueur n’est pas encore connu
    [halls] posez d’abord votre Mairie
    [deal] on distribue les promesses
    [promises] gardez d’abord une promesse
    [street] la rue du maire vient d’abord
    [circle] on dispose les cartes Action
    [cards] une carte Action est à prendre
    [support] prenez d’abord de l’argent ou des Voix
    [planning] dites d’abord si la zone est agrandie
    [councillor] dites d’abord si un disque avance
    [construction] on prépare les plans
    [moves] les Citoyens se déplacent
    [slot] dites d’abord où va le Citoyen
    [houses] remplissez d’abord les logements vides
    [commerce] les commerces tournent
    [making] dites d’abord où l’unité est produite
    [storing] rangez d’abord vos matières premières
    [victims] une victime est à désigner
    [graves] le Cimetière vient d’abord
    [council] le Conseil Municipal siège
    [drawing] on pioche des promesses spéciales
    [special] gardez d’abord une promesse spéciale
    [offer] choisissez d’abord la matière première
    [grant] prenez d’abord de l’argent ou des Voix
    [tile] la tuile du Conseil Municipal vient d’abord
    [arcologies] on distribue les arcologies
    [draw] { $solo ->
        [yes] dites d’abord si vous renoncez
       *[no] dites d’abord si vous acceptez la partie nulle
    }
   *[over] la partie est terminée
}
when = { $tried ->
    [card] { " " }Les cartes se prennent en phase 1.
    [build] { " " }On bâtit en phase 2, et au Conseil par la ligne de construction.
    [extend] { " " }La zone s’agrandit en phase 2, ou avec l’Urbaniste.
    [grow] { " " }Les tuiles s’agrandissent en phase 2.
    [demolish] { " " }On démolit en phase 2.
    [move] { " " }Les Citoyens se déplacent en phase 3.
    [commerce] { " " }Les commerces servent en phase 4.
    [invest] { " " }On investit en phase 7, ou en phase 1 avec le Conseiller Municipal.
   *[other] { "" }
}
not-on-the-board = Rien à choisir sur cette case pour l’instant : { at-step }.
tried = { $tried ->
    [hall] de poser une Mairie
    [promise] de garder une promesse
    [street] de placer le maire
    [card] de prendre une carte Action
    [reward] de prendre un gain
    [extend] d’agrandir la zone
    [decline] de refuser
    [build] de bâtir
    [warehouse] de poser un Entrepôt
    [architect] d’employer l’Architecte
    [spend] de dépenser une unité
    [guard] d’envoyer quelqu’un en service
    [grow] d’agrandir une tuile
    [demolish] de démolir
    [commit] de valider
    [move] de déplacer un Citoyen
    [stop] de terminer les déplacements
    [house] de remplir un logement
    [commerce] de faire du commerce
    [make] de produire
    [store] de ranger une unité
    [victim] de désigner une victime
    [bury] de poser un Cimetière
    [invest] d’investir
    [offer] de choisir une matière première
    [special] de garder une promesse spéciale
   *[chance] de tirer au sort
}
hall-outside = La Mairie doit tenir dans votre Zone Constructible de { $size } sur { $size } cases ; { $cell } est dehors.
not-dealt = La promesse { $promise } ne vous a pas été distribuée.
street-not-empty = Une rue passe entre deux cases vides, et en { $cell } il y a { tile-2-a }.
street-outside = La Zone Constructible chez { who } a des rues : { $first } et { $second } doivent être toutes deux dans ses { $size } sur { $size } cases.
street-not-in-strip = La Zone Constructible chez { who } n’a plus de rue : { $first } et { $second } doivent être toutes deux dans l’extension.
card-absent = La carte { card-name } n’est pas dévoilée ce tour-ci.
card-taken = La carte { card-name } est déjà prise ({ who }).
card-with-mayor = Le maire se tient sur la carte { card-name }.
card-too-dear = La carte { card-name } coûte { $price } $, et vous avez { $have } $.
finish-first = Achevez d’abord { tile-the } en { cells } : { $asked ->
    [architect] dites ce que l’Architecte retranche
    [store] dites quel lieu de stockage paie
    [warehouse] posez son Entrepôt
    [optional-warehouse] posez un Entrepôt, ou aucun
    [guard] dites qui prend son service
    [remainder] dites comment se pose ce qui reste d’une tuile
    [move] dites où vont les unités de l’Entrepôt recouvert
   *[none] il y manque quelque chose
}.
not-asked = Aucune nouvelle tuile ne demande cela.
plan-lost = À { $pollution } de pollution, ce plan s’arrête : validez, ou reprenez des étapes.
no-builds-left = Plus d’action de construction : { $extended ->
    [yes] un plan qui agrandit la zone en a une, et elle a servi
   *[no] toutes les trois ont servi
}.
too-late-to-extend = Après { $builds } actions de construction, la zone ne s’agrandit plus : un plan qui l’agrandit n’en a qu’une.
extended-already = Ce plan a déjà agrandi la zone, à { $size } sur { $size } cases.
zone-largest = Votre Zone Constructible de { $size } sur { $size } cases est déjà à sa plus grande taille.
tile-cultural = Le Conseil Municipal ne bâtit pas de Bâtiments Culturels ({ tile-name }).
tile-wrong-size = La colonne { $column } donne une tuile de { $column ->
    [1] 1 case
   *[other] { $column } cases
} ; { tile-the } en a { $count }.
tile-too-large = La colonne 4 donne une tuile de 1 à 4 cases ; { tile-the } en a { $count }.
built-once = Vous avez déjà bâti { tile-the } : on n’en bâtit qu’un exemplaire par partie.
none-left = Il n’y a plus de tuile { tile-name-level } dans la réserve.
tile-name-level = { $level ->
    [0] { tile-name }
   *[other] { tile-name-plain } { $level }
}
tile-name-plain = { $tile ->
    [residential] Zone Résidentielle
    [commercial] Zone Commerciale
    [factory] Usine
   *[park] Parc
}
no-warehouse-left = Il n’y a plus d’Entrepôt dans la réserve, et { tile-the } en demande un.
no-money = Il faut { $price } $ pour { tile-a }{ $cheaper ->
    [mediator] , même avec le Médiateur
   *[none] { "" }
} ; avec { $have } $, il vous en manque { $short }.
no-raw = Il faut { raws } pour { tile-a }{ $cheaper ->
    [architect] , une unité de moins avec l’Architecte
   *[none] { "" }
} ; vous avez { $stock-wood } bois, { $stock-stone ->
    [one] { $stock-stone } pierre
   *[other] { $stock-stone } pierres
} et { $stock-metal ->
    [one] { $stock-metal } métal
   *[other] { $stock-metal } métaux
}.
outside-zone = { $cell } est hors de votre Zone Constructible de { $size } sur { $size } cases.
not-empty = { $cell } n’est pas vide : il y a { tile-2-a }.
mayor-blocks = Le maire bloque { $cell } : on n’y bâtit rien ce tour-ci.
near-industry = On n’habite pas à côté de l’industrie : { near-the } en { $near-cell } est trop près.
near-homes = Pas d’industrie à côté des habitants : { near-the } en { $near-cell } est trop près.
lacks-culture = { tile-title } demande { $need } Bâtiments Culturels autour d’une de ses cases ; { $has ->
    [0] aucune n’en a
   *[other] la mieux placée, { $best }, en a { $has } : { culture-around }
}.
lacks-homes = { tile-title } demande { $need ->
    [one] { $need } Zone Résidentielle
   *[other] { $need } Zones Résidentielles
} autour d’une de ses cases ; { $has ->
    [0] aucune n’en a
   *[other] la mieux placée, { $best }, { homes-around }
}.
homes-around = { $homes ->
    [0] n’en a aucune
    [1] en a 1 : { $homes-last }
   *[other] en a { $homes } : { $homes-rest } et { $homes-last }
}
lacks-industry = { tile-title } demande { industry-needed } autour d’une de ses cases ; { $has ->
    [0] aucune n’en a
   *[other] la mieux placée, { $best }, { industry-around }
}.
industry-needed = { $industry ->
    [both] une Raffinerie et un Port
   *[one] une Raffinerie ou un Port
}
industry-around = { $refinery ->
    [yes] n’a que la Raffinerie
   *[no] { $port ->
        [yes] n’a que le Port
       *[no] n’a ni l’un ni l’autre
    }
}
nowhere-free = Il n’y a pas de place pour { tile-a } dans votre Zone Constructible : { $count ->
    [1] aucune case n’est libre
   *[other] nulle part { $count } cases libres n’ont sa forme
}.{ may-grow }
nowhere-mayor = La seule place pour { tile-a } est en { cells }, et la visite du maire ferme { $cell } ce tour-ci.{ may-grow }
nowhere-near-industry = Partout où il y a de la place pour { tile-a }, l’industrie est trop près, comme { near-the } en { $near-cell }.{ may-grow }
nowhere-near-homes = Partout où il y a de la place pour { tile-a }, des logements sont trop près, comme { near-the } en { $near-cell }.{ may-grow }
nowhere-lacks-culture = { tile-title } demande { $need } bâtiments culturels autour d’une de ses cases ; là où il y a de la place, { $has ->
    [0] il n’y en a aucun
   *[other] il y en a { $has } au plus, autour de { $best } : { culture-around }
}.{ may-grow }
nowhere-lacks-homes = { tile-title } demande { $need ->
    [one] { $need } Zone Résidentielle
   *[other] { $need } Zones Résidentielles
} autour d’une de ses cases ; là où il y a de la place, { $has ->
    [0] il n’y en a aucune
   *[other] la mieux placée, { $best }, { homes-around }
}.{ may-grow }
nowhere-lacks-industry = { tile-title } demande { industry-needed } autour d’une de ses cases ; là où il y a de la place, { $has ->
    [0] il n’y a ni l’un ni l’autre
   *[other] la mieux placée, { $best }, { industry-around }
}.{ may-grow }
nowhere-warehouse = Partout où il y a de la place pour { tile-a }, il ne reste aucune case à côté pour son Entrepôt.{ may-grow }
may-grow = { $grows ->
    [yes] { " " }Mais une de vos tuiles peut le devenir en s’agrandissant : touchez-la.
   *[no] { "" }
}
not-built-alone = Un Entrepôt ne se bâtit pas seul : chaque nouvelle Usine en apporte un, gratuitement.
no-tile-held = Choisissez d’abord une tuile, puis son orientation.
no-warehouse-cell = Aucune case libre pour l’Entrepôt que demande { tile-the } en { cells }.
warehouse-needed = Une Usine demande son Entrepôt : posez-le pour { tile-the } en { cells }.
warehouse-too-far = { $cell } n’est pas dans la Zone d’Influence de l’Usine en { $laid-cell }.
not-in-price = { raw-title } : ce n’est pas dans le prix ({ raws }).
architect-needed = Il vous manque { raws } : c’est ce que l’Architecte doit retrancher.
store-lacks = Il n’y a pas { raw-no } { store-in }.
no-citizen-there = Aucun Citoyen à vous ne se tient sur un emplacement en { $cell }.
demolished-already = Un plan a au plus une démolition{ $tile ->
    [none] { "" }
   *[other] { "" } ; { tile-the } en { $cell } doit rester
}.
no-tile-there = { $tile ->
    [none] Il n’y a pas de tuile en { $cell }.
    [cemetery] Le Cimetière en { $cell } reste pour toujours.
   *[other] Pour démolir { tile-the }, désignez sa première case, { $first }, et non { $cell }.
}
hall-stays = La Mairie ne peut pas être démolie.
demolition-too-dear = Démolir { tile-the } coûte { $price } $ ; avec { $have } $, il vous en manque { $short }.
halls-full = { $returning ->
    [one] { $returning } Citoyen en { $cell } ({ tile-name }) rentrerait
   *[other] { $returning } Citoyens en { $cell } ({ tile-name }) rentreraient
} à la Mairie ({ who }), qui { $room ->
    [0] n’a plus de place libre
    [one] n’a qu’une place libre
   *[other] n’a que { $room } places libres
}.
nothing-grows-so = Aucune de vos tuiles ne devient { tile-a } en { cells }.
built-this-phase = La tuile en { $old } vient d’être bâtie : elle s’agrandira à partir du tour suivant.
no-larger-tile = Il n’y a plus de tuile { tile-name-level } dans la réserve pour agrandir celle en { $old }.
growth-outside = La tuile en { $old } ne peut pas s’étendre en { $cell }, hors de votre Zone Constructible de { $size } sur { $size } cases.
growth-not-empty = La tuile en { $old } ne peut pas s’étendre en { $cell } : il y a { tile-2-a }.
growth-blocked = Le maire bloque { $cell } : la tuile en { $old } ne peut pas s’y étendre ce tour-ci.
growth-near-industry = En { $cell }, les habitants en { $old } toucheraient { near-the } en { $near-cell }.
growth-near-homes = En { $cell }, l’Usine en { $old } toucherait { near-the } en { $near-cell }.
growth-lacks-culture = Pour le Niveau { $level }, la tuile en { $old } demande { $need } Bâtiments Culturels autour d’elle ; { $has ->
    [0] elle n’en a aucun
   *[other] elle en a { $has } : { culture-around }
}.
growth-lacks-homes = Pour le Niveau { $level }, la tuile en { $old } demande { $need } Zones Résidentielles autour d’elle ; elle { homes-around }.
growth-lacks-industry = Pour le Niveau { $level }, l’Usine en { $old } demande { industry-needed } à côté ; elle { industry-around }.
no-borough = Il n’y a pas d’Arrondissement { $number } : { $players ->
    [1] vous jouez en solo
   *[other] vous êtes { $players }
}.
nobody-there = Personne ne se tient en { $cell }.
not-your-citizen = Le Citoyen en { $cell } n’est pas à vous ({ who-2 }).
moved-already = Le Citoyen en { $cell } a déjà bougé.
nowhere-to-go = Aucun emplacement libre pour le Citoyen en { $cell }, qui peut rester.
must-still-move = { $must ->
    [one] { $must } Citoyen doit
   *[other] { $must } Citoyens doivent
} encore se déplacer.
too-far-from-home = De chez lui, un Citoyen ne part que pour un Arrondissement voisin ; celui-là ({ who }) ne l’est pas.
too-far-abroad = Un Touriste ne va que chez un voisin de l’Arrondissement où il est ; celui-là ({ who }) ne l’est pas.
not-home-yet = Un Touriste ne rentre en { $cell } que s’il n’y a plus d’emplacement là où il est ni à côté.
hall-refused = On ne choisit pas d’aller à la Mairie.
hall-abroad = La Mairie d’un autre ({ who }) est fermée aux Touristes.
no-slot-there = { $tile ->
    [none] Pas d’emplacement en { $cell } : la case est vide.
    [cemetery] Pas d’emplacement en { $cell } : c’est un Cimetière.
   *[other] Pas d’emplacement en { $cell } ({ tile-name }).
}
residents-only = { tile-name-cap } en { $cell } : seulement pour les habitants ({ who }).
tile-name-cap = { $tile ->
    [residential] Zone Résidentielle
    [police] Commissariat de Police
    [fire] Caserne de Pompiers
    [clinic] Clinique
    [university] Université
   *[other] { tile-title }
}
slot-taken = { $whose ->
    [own] L’emplacement en { $cell } est pris par un de vos Citoyens.
   *[other] L’emplacement en { $cell } est pris ({ who-2 }).
}
slot-closed = Un de vos Citoyens était en { $cell } au début de la phase : l’emplacement vous est fermé ce tour-ci.
guard-from-abroad = Un Touriste qui rentre ne prend pas son service en { $cell } ({ tile-name }) : il faut déjà être dans l’Arrondissement.
police-refuses = Le Commissariat de Police en { $police } ({ who }) tient les Touristes à l’écart : { $cell } leur est fermée.
tourist-limit = Vous avez déjà { $there ->
    [one] un Touriste
   *[other] { $there } Touristes
} chez { who } : sans Station de Métro, la limite est de { $limit }.
tourist-limit-metro = Vous avez déjà { $there } Touristes chez { who } : même avec la Station de Métro, la limite est de { $limit }.
home-has-slots = Il y a de la place chez vous : { $free ->
    [0] un emplacement est libre
    [1] { $free-last } est libre
   *[other] { $free-rest } et { $free-last } sont libres
}.
stays-rather = Le Citoyen en { $cell } peut rester : la Mairie n’est pas un choix.
other-slots-left = Le Touriste en { $cell } a d’autres emplacements où aller.
not-an-empty-house = { $cell } n’est pas une Zone Résidentielle 1 vide.
no-use-left = Vous n’avez plus de Citoyen disponible sur { $use ->
    [sell] un emplacement qui vend des matières premières
    [buy] un emplacement qui achète des Voix
   *[give] un emplacement qui échange des matières premières contre des Voix
}.
store-without-unit = Il n’y a pas { raw-no } { store-in } ; vous en avez { $held } en tout.
votes-too-dear = Cela coûte { $cost } $, et vous avez { $have } $.
not-producing = Plus aucun de vos Citoyens n’a { raw-no } à y produire{ $abroad ->
    [yes] { "" } ({ who })
   *[no] { "" }
}.
no-such-unit = Il n’y a plus { raw-no } à ranger qui vienne { made-where }.
made-where = { $abroad ->
    [yes] de chez { who }
   *[no] de chez vous
}
no-such-store = Vous n’avez pas d’Entrepôt en { $store-cell }.
made-at-home = { raw-title } : ce qui est produit chez vous ne va pas dans un Entrepôt d’ailleurs.
must-store = Vos lieux de stockage ont { $room ->
    [one] { $room } place libre
   *[other] { $room } places libres
} pour { raws } : { raw-the } doit y aller.
no-warehouse-there = { who } n’a pas d’Entrepôt en { $cell }.
warehouses-have-room = { who } a de la place pour { raw-the } dans l’Entrepôt en { $roomy-last }.
home-has-room = Vos lieux de stockage suffisent pour ce qui est produit chez vous : { $room ->
    [one] { $room } place libre
   *[other] { $room } places libres
} pour { $at-home }.
store-full = Il n’y a pas de place libre { store-in }.
home-units-first = { $room ->
    [one] La dernière place libre est réservée
   *[other] Les { $room } places libres sont réservées
} { $at-home ->
    [one] à l’unité produite
   *[other] aux { $at-home } unités produites
} chez vous.
no-victim-there = Personne ne se tient sur un emplacement en { $cell } dans votre Arrondissement.
clinic-protects = Votre Clinique protège vos Citoyens, celui en { $cell } aussi : désignez un Touriste.
grave-not-empty = Un Cimetière demande une case vide, et en { $cell } il y a { tile-2-a }.
grave-outside = Le Cimetière doit être dans votre Zone Constructible de { $size } sur { $size } cases ; { $cell } est dehors.
grave-not-in-strip = Votre Zone Constructible est pleine : le Cimetière doit être dans l’extension, pas en { $cell }.
grave-not-adjacent = Le Cimetière doit être à côté d’un autre ({ $graves ->
    [1] { $graves-last }
   *[other] { $graves-rest } et { $graves-last }
}) ; { $cell } ne l’est pas.
no-disc-there = Vous n’avez pas de disque là : { disc-name }.
disc-stays = Votre disque en colonne 4 ({ disc-name }) y reste pour toujours.
advance-only = Le Conseiller Municipal ne fait qu’avancer un disque : celui-là ({ disc-name }) ne peut pas recommencer une ligne.
line-taken = Votre autre disque est déjà dans cette ligne ({ line-name }).
column-no-money = La colonne { $column } coûte { $price } $, et vous avez { $have } $.
column-no-votes = La colonne { $column } coûte { $price } Voix, et vous en avez { $votes }.
no-special-promises = Les Promesses Électorales Spéciales sont du jeu avancé : payez en argent ou en Voix.
stack-empty = Il n’y a plus de promesse spéciale pour payer.
space-too-far = { $now ->
    [0] Un disque commence une ligne ({ line-name }) en colonne 1, puis avance de colonne en colonne.
    [4] Votre disque en colonne 4 ({ line-name }) y reste pour toujours.
   *[other] Votre disque ({ line-name }) est en colonne { $now } : il peut avancer en colonne { $next }{ $anew ->
        [yes] { "" } ou repartir en colonne 1
       *[no] { "" }
    }.
}
column-too-dear = La colonne { $column } coûte { $column } $ ou { $column } Voix ; vous avez { $have } $ et { $votes } Voix.
promise-stays = La promesse { $promise } est choisie ; on jugera à la fin de la partie si elle est tenue.
not-offered = La colonne { $column } ne propose pas { raw-no } : choisissez { space-gives }.
not-drawn = Vous ne venez pas de piocher la promesse spéciale { $promise }.

## Everything explains itself: what a thing is, needs and gives now

explain-cemetery = Un Cimetière ({ who }) : on n’y bâtit plus jamais.
explain-beyond = Hors de la Zone : on n’y bâtit pas avant de l’agrandir.
explain-mayor = La visite du Maire ferme cette case jusqu’à la fin du tour.
explain-around = Influence : { $culture ->
    [one] { $culture } bâtiment culturel
   *[other] { $culture } bâtiments culturels
} et { $homes ->
    [one] { $homes } Zone Résidentielle
   *[other] { $homes } Zones Résidentielles
}
explain-no-homes = Pas de logement ici : l’industrie est trop près.
explain-no-industry = Pas d’industrie ici : les logements sont trop près.
explain-home = { $count ->
    [0] Personne n’y habite
    [one] { $count } Citoyen y habite
   *[other] { $count } Citoyens y habitent
} : { $votes } Voix par tour
explain-store = En stock : { raws } ; { $room ->
    [0] aucune place libre
    [one] { $room } place libre
   *[other] { $room } places libres
}
explain-grows = Pour le Niveau { $level }, il faut autour { $tile ->
    [residential] des bâtiments culturels
    [commercial] des Zones Résidentielles
   *[factory] la Raffinerie ou le Port
} : { $near } sur { $needed }
explain-price = { $cheaper ->
    [council] Ne coûte rien grâce au Conseil ({ price-usual } d’habitude)
    [mediator] Coûte { $money } $ avec le Médiateur ({ price-usual } d’habitude)
    [architect] { $choice ->
        [yes] Coûte { raws } ; l’Architecte en épargne une unité au choix
       *[no] { $units ->
            [0] Ne coûte rien
           *[other] Coûte { raws }
        } avec l’Architecte ({ price-usual } d’habitude)
    }
   *[none] { $price ->
        [money] Coûte { $money } $
        [raw] Coûte { raws }
       *[free] Ne coûte rien
    }
}
price-usual = { $coin ->
    [money] { $usual } $
    [wood] { $usual } bois
    [stone] { $usual ->
        [one] { $usual } pierre
       *[other] { $usual } pierres
    }
   *[metal] { $usual ->
        [one] { $usual } métal
       *[other] { $usual } métaux
    }
}
explain-needs = { $tile ->
    [residential] Exige { $needed } bâtiments culturels autour
    [commercial] { $needed ->
        [one] Exige { $needed } Zone Résidentielle autour
       *[other] Exige { $needed } Zones Résidentielles autour
    }
   *[factory] { $needed ->
        [1] Exige la Raffinerie ou le Port à côté
       *[other] Exige la Raffinerie et le Port à côté
    }
}
explain-left = Il en reste : { $left }
explain-citizen = Citoyen ({ who }){ $tourist ->
    [yes] , Touriste ici
   *[no] { "" }
}
explain-taken = Prise par { who }
explain-card-price = { $price ->
    [0] { $solo ->
        [yes] Gratuite
       *[no] Gratuite pour qui doit choisir maintenant
    }
   *[other] { $solo ->
        [yes] Coûte { $price } $
       *[no] { $price } $ pour qui doit choisir maintenant
    }
}
explain-promise = Demande { conditions } ({ $special ->
    [yes] 0
   *[no] +{ $kept }
}, sinon −{ $broken })
explain-space = Donne { space-gives } ; coûte { $column } $ ou { $column } Voix
explain-raw = Dans la réserve : { $left } ; dans ses propres stocks : { $held }
explain-who = { who }
explain-points = { who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} si la partie finissait maintenant
explain-part = { $kind ->
    [votes] Voix
    [pollution] Pollution
    [promise] Promesse
    [specials] Promesses spéciales
    [money] Argent
    [value] Valeur Immobilière
    [citizens] Citoyens comptés
   *[culture] Cases de bâtiments culturels
} : { $points }

## The guided first game

lesson-about = Deux tours d’une vraie partie : une Mairie, un logement, un commerce, une Usine, le Conseil et une École, jusqu’à loger deux Citoyens sous un même toit. Après, vous savez comment va un tour.
lesson-hall-title = Votre Arrondissement, encore vide
lesson-hall = Vous êtes maire pour huit tours ; le plus de Voix l’emporte. On bâtit dans le carré clair, votre Zone. D’abord la Mairie, où attendent trois Citoyens : au milieu, avec de la place autour. Touchez la case cerclée, puis Jouer.
lesson-promise-title = Une promesse secrète
lesson-promise = Chacun fait une promesse électorale. Tenue, elle rapporte des Voix à la fin ; rompue, elle en coûte. Celle qui est cerclée est facile : une École et une Bibliothèque. L’École, nous allons la bâtir. Gardez cette carte.
lesson-card-title = Une carte pour le tour
lesson-card = Chaque tour commence par une carte. Vous choisissez en premier, sans payer ; Basile paiera 1 $ par carte sautée. Prenez le Maire, pour choisir encore en premier au prochain tour. Le visiteur sur votre plateau ferme juste deux cases.
lesson-home-title = Un premier logement
lesson-home = Chacun bâtit maintenant en secret, jusqu’à trois tuiles, 1 $ la case. Les logements donnent les Voix. Touchez la maison rouge parmi les tuiles à bâtir, puis la case cerclée près de la Mairie. Un Citoyen s’installe.
lesson-shop-title = Un commerce vit des logements
lesson-shop = Un commerce doit toucher un logement, ne serait-ce que par un coin. Un de vos Citoyens y gagne 1 $ par tour. Touchez la tuile bleue, puis une case contre votre logement.
lesson-factory-title = Une Usine, loin des logements
lesson-factory = Les Usines produisent bois, pierre et métal, mais ne touchent jamais un logement. Posez l’Usine jaune tout à droite, puis son Entrepôt gratuit juste à côté. C’est votre troisième tuile : le plan est complet, jouez-le.
lesson-work-title = Au travail
lesson-work = Les Citoyens se déplacent. Si le vôtre quitte le logement pour le commerce, la Mairie en envoie un autre au logement : les deux servent. Touchez le Citoyen, puis le commerce, et Jouer.
lesson-income-title = Ce que le tour a rapporté
lesson-income = Le commerce paie 1 $, et le Touriste de Basile aussi : il travaille dans votre Usine. Le logement donne 1 Voix. Mais tout cela pollue : 4, et chaque point coûtera une Voix. Votre promesse attend encore : −6 pour l’instant. Patience !
lesson-council-title = Du bois du Conseil
lesson-council = Un tour finit au Conseil. Vous y avez deux disques ; en avancer un coûte de l’argent ou des Voix et donne ce que montre son espace. Une École coûte 1 bois : touchez le disque, puis Industrie, payez 1 $ et rangez le bois.
lesson-supporter-title = Deuxième tour : des Voix offertes
lesson-supporter = Le cercle de cartes est nouveau, et vous choisissez encore en premier. Le Soutien donne tout de suite 1 $ ou 2 Voix. L’argent suffit pour l’instant : prenez cette carte, puis les Voix.
lesson-school-title = De la culture pour le logement
lesson-school = Un logement de deux cases doit toucher deux bâtiments culturels. La Mairie en est un ; l’École sera le second. Elle coûte votre bois, pas d’argent. Touchez l’École violette, puis une case contre le logement.
lesson-grow-title = Le logement s’agrandit
lesson-grow = Les tuiles des tours passés s’agrandissent gratuitement, sans prendre une de vos trois constructions. Touchez votre logement, puis la case cerclée à côté. Gardez l’argent cette fois, et validez.
lesson-move-in-title = Deux sous un même toit
lesson-move-in = Qui travaille doit repartir à chaque tour. Envoyez votre commerçant dans la pièce libre du logement : seul sous un toit, un Citoyen donne 1 Voix ; deux, 3 ; trois, 6 ; cinq, même 15. Puis terminez les déplacements.
lesson-end-title = Trois Voix d’un coup !
lesson-end = Et ainsi de suite : bois, culture, logements plus grands, et des Parcs, car la pollution tue. Après huit tours, la promesse compte et chaque point de pollution ôte une Voix ; à 100, on est éliminé. Le plus de Voix gagne. Bon jeu !
lesson-weak-hall = Pas mal non plus. Mais au milieu, la Mairie atteint plus de logements : prenez la case cerclée.
lesson-weak-promise = Celle-là rapporte plus, mais elle est difficile à tenir dans une première partie. Prenez la carte cerclée.
lesson-weak-card = C’est permis ! Mais pour un premier tour, le Maire vaut mieux : vous choisirez encore en premier.
lesson-weak-home = Cela irait, mais ce logement doit bientôt s’agrandir, et pour cela toucher la Mairie. Prenez la case cerclée.
lesson-weak-home-first = Chaque chose en son temps : d’abord un logement. Sans habitants, une ville ne vaut rien.
lesson-weak-shop = Possible, mais sans commerce, pas d’argent. Maintenant la tuile bleue, contre votre logement.
lesson-weak-factory-place = Là, elle pourrait gêner le logement quand il s’agrandira. Posez-la dans l’une des deux colonnes de droite.
lesson-weak-factory = Vous avez un logement et un commerce ; il manque une Usine, la tuile jaune.
lesson-weak-work = Si tout le monde reste au logement, le commerce ne rapporte rien. Déplacez d’abord votre Citoyen.
lesson-weak-work-factory = Cela donnerait du bois, et plus de pollution. Gagnez d’abord un dollar : le commerce est libre.
lesson-weak-council-none = C’est permis, mais sans bois, pas d’École. Dépensez un dollar.
lesson-weak-council-votes = Votre seule Voix est un point. Payez plutôt en argent.
lesson-weak-council = Bien pour plus tard ! Pour l’École, il faut du bois : choisissez Industrie.
lesson-weak-supporter = Pas mal du tout. Mais le Soutien rapporte deux Voix d’un coup.
lesson-weak-reward = Un dollar fait plaisir, mais deux Voix valent plus : ce tour-ci, il n’y a rien à payer.
lesson-weak-school-place = Là, l’École n’aide pas le logement à s’agrandir. Elle doit le toucher et lui laisser de la place.
lesson-weak-school = Cela peut attendre : d’abord l’École, pour que le logement s’agrandisse dès ce tour.
lesson-weak-grow = Agrandissez d’abord le logement : c’est gratuit, et un second Citoyen pourra s’y installer.
lesson-weak-enough = Vous pourriez bâtir cela. Mais gardez votre argent pour l’instant, et validez.
lesson-weak-move-in = Celui-ci peut rester au logement. C’est le Citoyen du commerce qui doit partir.
lesson-weak-move-elsewhere = C’est permis. Mais au logement, près de l’autre Citoyen, deux Voix de plus l’attendent.
lesson-weak-stay = Ce Citoyen est bien logé : deux sous un même toit donnent 3 Voix. Terminez les déplacements.

## The score, line by line

score-votes = Voix
score-pollution = Pollution
score-promise = Promesse Électorale
score-specials = Promesses Spéciales
score-money = Argent
score-value = Valeur Immobilière
score-citizens = Citoyens comptés
score-culture = Cases de Bâtiments Culturels

## Options

option-victory = Victoire
option-victory-help = Le jeu de base, ou le jeu avancé avec Promesses Électorales Spéciales et une victoire sur quatre.
option-victory-base = Jeu de base : les Voix
option-victory-electoral = Avancé : les Voix
option-victory-economic = Avancé : argent et Valeur Immobilière
option-victory-citizen = Avancé : les Citoyens, comptés à chaque tour
option-victory-cultural = Avancé : les cases de Bâtiments Culturels
option-sides = Plateaux Arrondissement
option-sides-help = Le côté facile commence avec 7 sur 7 cases, le côté expert avec 6 sur 6 ; chacun peut avoir le sien.
option-sides-easy = Côté facile
option-sides-expert = Côté expert
option-difficulty = Difficulté
option-difficulty-help = Combien la pollution tue quand on joue en solo.
option-difficulty-citizen = Citoyen : personne ne meurt
option-difficulty-mayor = Maire : un Citoyen meurt dès 6 de pollution par tour
option-difficulty-deputy = Député : un Citoyen meurt dès 3 de pollution par tour
option-difficulty-senator = Sénateur : un Citoyen meurt dès 1 de pollution par tour
option-difficulty-president = Président : un Citoyen meurt par point de pollution
option-first_player = Premier joueur
option-first_player-help = Qui est l’hôte du Maire au tour 1.
option-first_player-random = Tiré au sort
option-first_player-seat = Joueur { $seat }
option-last_word = Dernier mot
option-last_word-help = Qui place le maire si l’hôte du tour d’avant a été éliminé.
option-last_word-last = Le dernier dans l’ordre du tour
option-last_word-next = Le suivant dans le sens horaire
option-mediator_parks = Médiateur et Parcs
option-mediator_parks-help = Si le Médiateur rend aussi les Parcs moins chers.
option-mediator_parks-yes = Les Parcs coûtent 1 $ de moins
option-mediator_parks-no = Les Parcs gardent leur prix
option-port_demolition = Démolir un Port
option-port_demolition-help = Si son eau compte dans le prix et la pollution.
option-port_demolition-four = 4 cases, eau comprise
option-port_demolition-two = 2 cases, le bâtiment seul
option-returning_guards = Service au retour
option-returning_guards-help = Si un Touriste qui rentre peut aller au Commissariat de Police ou à la Caserne de Pompiers.
option-returning_guards-no = Refusé
option-returning_guards-yes = Permis
option-metro_lost = Station de Métro démolie
option-metro_lost-help = Ce que devient le second Touriste d’un Arrondissement.
option-metro_lost-stay = Il reste jusqu’à son prochain déplacement
option-metro_lost-expel = Il rentre aussitôt
option-homecoming = Retour chez soi
option-homecoming-help = Si un Touriste d’un Arrondissement voisin peut choisir de rentrer.
option-homecoming-neighbour = D’un Arrondissement voisin
option-homecoming-forced = Seulement faute d’un autre emplacement
option-eliminated_borough = Arrondissement éliminé
option-eliminated_borough-help = Si les Arrondissements de part et d’autre deviennent voisins.
option-eliminated_borough-closed = Le cercle se referme
option-eliminated_borough-gap = Un vide demeure
option-column_four = Construction, colonne 4
option-column_four-help = De quoi la quatrième colonne de la ligne construction dispense une tuile.
option-column_four-influence = Des influences
option-column_four-all = Des influences et de l’Entrepôt

### Pictures of the rules page

example-influence = Chaque nombre dit combien de Bâtiments Culturels influencent une case vide : leur zone s’étend d’une case autour d’eux, coins compris. Mairie, École et Bibliothèque atteignent toutes la case qui en a { $buildings }.
example-street = L’autre joueur place le maire entre deux cases vides adjacentes de la zone de l’hôte. On n’y bâtit rien pendant ce tour.
example-circle = En comptant depuis la carte qui porte le disque, la suivante de chaque côté coûte { $next } $, celle qui est derrière deux cartes libres { $far } $.
example-apart = Les cases où l’on peut bâtir un logement sont éclairées. Il reste à une case de l’Usine et de l’Entrepôt, coins compris.
example-grow = Le logement a assez de culture autour de lui et s’agrandit sur la case voisine, gratuitement. Ses habitants y restent.
example-large = Mairie et École influencent l’une de ses cases : une Zone Résidentielle de Niveau 2 peut y être bâtie d’emblée.
example-shops = Le commerce veut des logements autour de lui, autant que son Niveau, quelle que soit leur taille. Celui-ci, entre deux logements, peut passer au Niveau 2.
example-industry = Avec la Raffinerie à côté d’elle, l’Usine passe au Niveau 2 : un second Citoyen y fabrique de la pierre. Le Niveau 3 voudrait aussi un Port.
example-warehouse = Avec la nouvelle Usine vient un Entrepôt, gratuit, sur l’une des cases éclairées autour d’elle.
example-police = Un Citoyen se tient au Commissariat : aucun Touriste ne vient sur les cases alentour. Le commerce plus éloigné reste ouvert à tous.
example-moves = L’ouvrier doit quitter l’Usine. Chez lui, tous les emplacements libres sont éclairés : logement, commerce, Parc, École ou Bibliothèque.
example-votes = Trois Citoyens dans un même logement rapportent 1 + 2 + 3 Voix, chacun seul en rapporte 1 : { $votes } Voix ce tour-ci.
example-pollution = { $citizens } Citoyens sont sur des emplacements, et les deux cases de Parc retirent deux points : { $points } points de pollution, et un de plus si l’Usine fabrique du bois.
example-cemetery = La victime rejoint le Cimetière déjà là : sur l’une des cases éclairées, où plus rien ne sera jamais bâti.
example-council = Le disque de la ligne industrie peut avancer, recommencer ou passer à une ligne sans l’autre disque. Les espaces que l’on peut atteindre et payer sont éclairés.

## Drawing

draw-borough = Arrondissement : { $owner }
draw-about = Zone de { $size } cases sur { $size }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $citizens ->
    [one] { $citizens } Citoyen chez lui
   *[other] { $citizens } Citoyens chez eux
}, pollution { $pollution }
draw-player = Joueur { $number }
draw-kind = { $kind ->
    [residential-1] Résidentielle 1
    [residential-2] Résidentielle 2
    [residential-3] Résidentielle 3
    [residential-4] Résidentielle 4
    [residential-5] Résidentielle 5
    [commercial-1] Commerciale 1
    [commercial-2] Commerciale 2
    [commercial-3] Commerciale 3
    [commercial-4] Commerciale 4
    [factory-1] Usine 1
    [factory-2] Usine 2
    [factory-3] Usine 3
    [park-1] Parc 1
    [park-2] Parc 2
    [park-3] Parc 3
    [warehouse] Entrepôt
    [refinery] Raffinerie
    [port] Port
    [police] Commissariat de Police
    [fire] Caserne de Pompiers
    [town-hall] Mairie
    [school] École
    [library] Bibliothèque
    [museum] Musée
    [metro] Station de Métro
    [clinic] Clinique
    [university] Université
   *[other] { $kind }
}
draw-code = { $kind ->
    [residential-1] R1
    [residential-2] R2
    [residential-3] R3
    [residential-4] R4
    [residential-5] R5
    [commercial-1] C1
    [commercial-2] C2
    [commercial-3] C3
    [commercial-4] C4
    [factory-1] U1
    [factory-2] U2
    [factory-3] U3
    [park-1] P1
    [park-2] P2
    [park-3] P3
    [warehouse] En
    [refinery] Ra
    [port] Po
    [police] Co
    [fire] Ca
    [town-hall] Ma
    [school] Éc
    [library] Bi
    [museum] Mu
    [metro] Mé
    [clinic] Cl
    [university] Un
   *[other] ··
}
draw-raw = { $raw ->
    [wood] bois
    [stone] pierre
   *[metal] métal
}
draw-nothing = rien
draw-tile = { $kind } ({ $cells }).
draw-tile-slots = Citoyens : { $taken } sur { $slots }.
draw-tile-needs = { $family ->
    [residential] Bâtiments Culturels autour : { $count } sur { $needed } pour le Niveau suivant ({ $around }).
    [commercial] Zones Résidentielles autour : { $count } sur { $needed } pour le Niveau suivant ({ $around }).
   *[factory] Raffinerie et Port autour : { $count } sur { $needed } pour le Niveau suivant ({ $around }).
}
draw-slot-kind = { $kind ->
    [home] logement
    [cash] rapporte 1 $
    [raw_to_cash] vend une matière première
    [cash_to_votes] achète des Voix
    [raw_to_votes] échange une matière première contre des Voix
    [wood] produit du bois
    [stone] produit de la pierre
    [metal] produit du métal
    [rest] une place de repos
   *[power] rend le bâtiment actif
}
draw-slot = Emplacement { $cell } : { $kind }, libre
draw-slot-taken = Emplacement { $cell } : { $kind }, un Citoyen ({ $owner })
draw-slot-closed = Emplacement { $cell } : { $kind }, fermé pendant cette phase
draw-strip = Agrandir la zone à { $size } cases sur { $size }
draw-cell-free = { $cell } : libre
draw-cell-outside = { $cell } : hors de la zone
draw-cell-blocked = { $cell } : bloquée par le maire
draw-cell-cemetery = { $cell } : Cimetière d’un Citoyen ({ $owner })
draw-mayor = Le maire dans sa rue
draw-round = Tour { $round } sur { $rounds }
draw-phase = { $number ->
    [1] Phase 1 : actions spéciales
    [2] Phase 2 : construction
    [3] Phase 3 : Citoyens
    [4] Phase 4 : revenus
    [5] Phase 5 : vote
    [6] Phase 6 : pollution
    [7] Phase 7 : Conseil Municipal
   *[8] Phase 8 : { $solo ->
        [yes] fin du tour
       *[no] prochaine visite
    }
}
draw-has-money = Argent : { $count } $
draw-has-votes = Voix : { $count }
draw-has-hall = Citoyens à la Mairie : { $count }
draw-has-career = Citoyens dans l’Espace Carrière : { $count }
draw-has-reserve = Citoyens dans la réserve commune : { $count }
draw-has-pollution = Pollution : { $count } sur 100{ $when ->
    [this] { "" } ; en l’état, la phase 6 de ce tour en ajouterait { $coming }
    [next] { "" } ; en l’état, la phase 6 du tour prochain en ajouterait { $coming }
   *[never] { "" }
}. { pollution-kills }
pollution-kills = { $difficulty ->
    [none] À partir de 10, elle tue.
    [citizen] Personne n’en meurt.
    [president] Chaque point d’un tour tue un Citoyen.
   *[other] À partir de { $least } en un tour, un Citoyen meurt.
}
draw-legend-culture = Bâtiments Culturels qui influencent chaque case ; logements : acquis / requis pour grandir
draw-legend-homes = Zones Résidentielles qui influencent chaque case ; commerces : acquis / requis pour grandir
draw-legend-industry = Traits sombres : industrie, pas de logement. Traits rouges : logements, pas d’industrie
draw-legend-police = { $solo ->
    [yes] Bleu : portée du Commissariat
   *[no] Bleu : portée du Commissariat. Valise : emplacement pour Touristes
}
draw-tray = Tuiles à bâtir
draw-demolish = Démolir
draw-price = { $sign }{ $money } $
draw-turn = Tournée de { $degrees }°
draw-mirror = { $value ->
    [yes] L’autre face visible
   *[no] Cette face visible
}
draw-supply = Réserve
draw-left = { $kind } : { $count ->
    [0] plus rien
   *[other] il en reste { $count }
}
draw-circle = Cartes Action
draw-card = { $card ->
    [mayor] Maire
    [architect] Architecte
    [mediator] Médiateur
    [engineer] Ingénieur
    [supporter] Soutien
    [planner] Urbaniste
    [councillor] Conseiller
   *[opponent] Opposant
}
draw-card-about = { $card ->
    [mayor] { $solo ->
        [yes] aucun effet
       *[no] hôte du prochain tour
    }
    [architect] un Bâtiment Culturel pour une matière première de moins
    [mediator] tuiles à 1 $ de moins, au moins 1 $
    [engineer] les matières premières ne polluent pas ici
    [supporter] 1 $ ou 2 Voix
    [planner] agrandir la zone gratuitement
    [councillor] avancer tout de suite un disque au Conseil
   *[opponent] aucun effet
}
draw-card-taken = { $card }, prise par { $owner }
draw-council = Conseil Municipal
draw-column = Colonne { $column } : { $column } $ ou { $column } Voix{ $cards ->
    [0] { "" }
   *[other] , ou une Promesse Spéciale sur { $cards }
}
draw-start-space = Espace de départ
draw-own-disc = Votre disque
draw-space = { $line ->
    [industry] Industrie
    [construction] Construction
    [economy] Économie
   *[tourism] Tourisme
}, colonne { $column } : { $gives }
draw-gives-industry = { $offers ->
    [one] { $first } { $raw }
   *[other] { $first } { $raw } ou { $second } { $other }
}
draw-gives-construction = { $column ->
    [1] une tuile d’une case
    [4] une tuile de 1 à 4 cases, sans influence
   *[other] une tuile de { $column } cases
}
draw-gives-economy = { $grant } $ ou { $grant } Voix
draw-gives-tourism = { $count ->
    [one] 1 Citoyen
   *[other] { $count } Citoyens
}
draw-pay = { $pay ->
    [money] Payer en $
    [votes] Payer en Voix
   *[promise] Promesse
}
draw-desk = À choisir
draw-reward = { $value ->
    [money] De l’argent
   *[votes] Des Voix
}
draw-use = { $value ->
    [raw_to_cash] Vendre une matière première
    [cash_to_votes] Acheter des Voix
   *[raw_to_votes] Échanger une matière première contre des Voix
}
draw-spend = Dépenser { $value } $
draw-unit = { $raw }, de chez { $owner }
draw-to-supply = Retour à la réserve
draw-to-abroad = Entrepôt en { $cell } ({ $owner })
draw-abroad = Autres Arrondissements
draw-promises = Promesses
draw-promise = Promesse { $number }
draw-promise-card = { $promise } · { own-promise-name }
draw-special-card = { $promise } · { special-name }
draw-special = Promesse Spéciale { $number }
draw-promise-hidden = { $count ->
    [0] Rien que vous puissiez voir
    [one] { $count } Promesse Spéciale, face cachée
   *[other] { $count } Promesses Spéciales, face cachée
}
draw-at-least = { $measure } : au moins { $number }
draw-at-most = { $measure } : au plus { $number }
draw-measure = { $measure ->
    [park-cells] Cases de Parc
    [commercial-tiles] Zones Commerciales
    [commercial-cells] Cases commerciales
    [commercial-level] Plus haut Niveau commercial
    [factories] Usines
    [factory-level] Plus haut Niveau d’Usine
    [residential-tiles] Zones Résidentielles
    [residential-level] Plus haut Niveau résidentiel
    [cultural-tiles] Bâtiments Culturels
    [school] École
    [library] Bibliothèque
    [police] Commissariat
    [fire] Caserne de Pompiers
    [guards] Commissariat ou Caserne
    [port] Port
    [refinery] Raffinerie
    [steps] Agrandissements de la zone
    [pollution] Pollution
    [money] Argent
    [raw] Matières premières stockées
    [citizens-home] Citoyens chez eux
    [citizens-hall] Citoyens à la Mairie
    [citizens-residential-5] Citoyens en Résidentielle 5
    [bare-start-cells] Cases nues de départ
    [cemeteries] Cimetières
   *[other] { $measure }
}
draw-income = Si rien ne changeait
draw-sum = { $what ->
    [money] { $solo ->
        [yes] Argent : Citoyens dans les commerces
       *[no] Argent : Touristes ici, et Citoyens dans les commerces
    }
    [raw] Matières premières produites par vos Citoyens
    [votes] Voix des logements, et de l’Université
   *[pollution] Pollution de la prochaine phase 6 : Citoyens ici et matières produites, moins les cases de Parc
}
draw-numbers = { $money } $, { $votes } Voix, pollution { $pollution }{ $when ->
    [never] { "" }
   *[other] { "" } (+{ $coming } à venir)
} ; Citoyens : { $hall } à la Mairie, { $career } dans l’Espace Carrière, { $reserve } dans la réserve commune
draw-text-legend = R Zone Résidentielle, C Zone Commerciale, U Usine, P Parc (avec le Niveau) ; Ma Mairie, Éc École, Bi Bibliothèque, Mu Musée, Mé Station de Métro, Cl Clinique, Un Université, Co Commissariat de Police, Ca Caserne de Pompiers, En Entrepôt, Ra Raffinerie, Po Port, ~ eau, ++ Cimetière, xx bloquée, .. libre. Chiffre après une tuile : à qui est le Citoyen.
draw-text-stores = Stocks
draw-text-hall = Mairie
draw-text-discs = Conseil
draw-text-start = départ
draw-text-line = { $line ->
    [industry] industrie
    [construction] construction
    [economy] économie
   *[tourism] tourisme
}
draw-text-free = libre
draw-text-taken = prise par { $owner }
draw-text-grow = Croissance
draw-eliminated = { $solo ->
    [yes] Perdu
   *[no] Éliminé
}
draw-text-list = { $head } : { $words }
draw-slot-abroad = Chez { $owner }, { $cell } : { $tile }, { $kind }

## Ce que regarde le juge

term-points = points
term-votes = Voix
term-votes-to-come = Voix à venir
term-pollution = pollution évitée
term-pollution-to-come = pollution à venir évitée
term-promise = promesse électorale
term-score = décompte de la victoire choisie
term-money = argent restant
term-stores = matières premières restantes
term-ground = terrain pour des logements
term-street = rue du Maire
term-danger = excès de pollution évité
term-fidget = déplacements inutiles évités
