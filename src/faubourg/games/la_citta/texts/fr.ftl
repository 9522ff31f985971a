### La Città in French. Codes such as $building or $step come from narrate.
### A list comes in three values: how many, all but the last, the last.
### Never write "de" or "que" before a player's name: they would need an elision. No city's does.

name = La Città
tagline = Fondez des Villes, bâtissez, nourrissez : le peuple change d’envie chaque Année, et les Citoyens de vos voisins vont là où elle est satisfaite.

## What one plays for, and the phases of a round

goal = Le plus de points après six Années gagne : 1 par Citoyen, 3 par Ville aux trois services. Nourrissez-les.
phase-name = { $phase ->
    [setup] Mise en place
    [voice] Cartes Voix
    [income] Revenus
    [growth] Croissance
    [actions] Actions
    [counting] Décompte
    [migration] Migration
    [feeding] Nourrir
    [year] Nouvelle Année
   *[over] Fin
}
phase-about = { $phase ->
    [setup] Terrains, Châteaux et cartes prennent place.
    [voice] Une carte dit ce que veut le peuple, trois restent cachées.
    [income] Les Carrières donnent de l’or pour les Montagnes voisines.
    [growth] Chaque Ville sous sa limite reçoit un Citoyen.
    [actions] Cinq manches : bâtir, fonder une Ville, prendre de l’or ou une carte Politique.
    [counting] On retourne les cartes cachées : le service le plus vu est la Voix du Peuple.
    [migration] Les Villes meilleures dans ce service prennent des Citoyens à leurs voisines.
    [feeding] Qui a moins de nourriture que de Citoyens perd ceux qui sont de trop.
    [year] Le premier joueur change ; nourriture et cubes en plus disparaissent.
   *[over] On compte Citoyens, services et famine.
}

## Players, pieces and places, used by the texts below

who = { $named ->
    [yes] { $who }
   *[no] Joueur { $player }
}
building-a = { $building ->
    [castle] un Château
    [farmhouse] une Maison de ferme
    [quarry] une Carrière
    [school] une École
    [statue] une Statue
    [fountain] une Fontaine
    [market] un Marché
    [palace] un Palais
    [baths] des Bains Publics
    [hospital] un Hôpital
    [cathedral] une Cathédrale
    [university] une Université
    [road] une Route
    [theatre] un Théâtre
    [port] un Port
    [large-farmhouse] une Grande maison de ferme
    [estate] un Domaine
   *[none] rien
}
building-the = { $building ->
    [castle] le Château
    [farmhouse] la Maison de ferme
    [quarry] la Carrière
    [school] l’École
    [statue] la Statue
    [fountain] la Fontaine
    [market] le Marché
    [palace] le Palais
    [baths] les Bains Publics
    [hospital] l’Hôpital
    [cathedral] la Cathédrale
    [university] l’Université
    [road] la Route
    [theatre] le Théâtre
    [port] le Port
    [large-farmhouse] la Grande maison de ferme
    [estate] le Domaine
   *[none] rien
}
building-title = { $building ->
    [castle] Château
    [farmhouse] Maison de ferme
    [quarry] Carrière
    [school] École
    [statue] Statue
    [fountain] Fontaine
    [market] Marché
    [palace] Palais
    [baths] Bains Publics
    [hospital] Hôpital
    [cathedral] Cathédrale
    [university] Université
    [road] Route
    [theatre] Théâtre
    [port] Port
    [large-farmhouse] Grande maison de ferme
    [estate] Domaine
   *[none] Rien
}
building-cap = { $building ->
    [castle] Un Château
    [farmhouse] Une Maison de ferme
    [quarry] Une Carrière
    [school] Une École
    [statue] Une Statue
    [fountain] Une Fontaine
    [market] Un Marché
    [palace] Un Palais
    [baths] Un établissement de Bains Publics
    [hospital] Un Hôpital
    [cathedral] Une Cathédrale
    [university] Une Université
    [road] Une Route
    [theatre] Un Théâtre
    [port] Un Port
    [large-farmhouse] Une Grande maison de ferme
    [estate] Un Domaine
   *[none] Rien
}
there-a = { $there ->
    [castle] un Château
    [farmhouse] une Maison de ferme
    [quarry] une Carrière
    [school] une École
    [statue] une Statue
    [fountain] une Fontaine
    [market] un Marché
    [palace] un Palais
    [baths] des Bains Publics
    [hospital] un Hôpital
    [cathedral] une Cathédrale
    [university] une Université
    [road] une Route
    [theatre] un Théâtre
    [port] un Port
    [large-farmhouse] une Grande maison de ferme
    [estate] un Domaine
   *[none] rien
}
card-name = { $card ->
    [palace] Palais
    [baths] Bains Publics
    [hospital] Hôpital
    [cathedral] Cathédrale
    [university] Université
    [master-builder] Maître d’œuvre
    [bread-and-games] Du pain et des jeux
    [blessed-era] Époque bénie
    [bountiful-harvest] Récolte fructueuse
    [ask-the-people] Interroger le peuple
    [port] Port
    [large-farmhouse] Grande maison de ferme
    [estate] Domaine
   *[none] aucune carte
}
service = { $service ->
    [culture] Culture
    [education] Éducation
   *[health] Santé
}
service-the = { $service ->
    [culture] la Culture
    [education] l’Éducation
   *[health] la Santé
}
service-title = { $service ->
    [culture] Culture
    [education] Éducation
   *[health] Santé
}
voices-named = { $voices ->
    [1] { voice-first }
   *[other] { voice-first } et { voice-second }
}
voices-or = { $voices ->
    [1] { voice-first }
   *[other] { voice-first } ou { voice-second }
}
voice-first = { $voices-1 ->
    [culture] Culture
    [education] Éducation
   *[health] Santé
}
voice-second = { $voices-2 ->
    [culture] Culture
    [education] Éducation
   *[health] Santé
}
positions = { $positions ->
    [1] { $positions-last }
   *[other] { $positions-rest } et { $positions-last }
}
terrain-first = { $land-1 ->
    [F1] une Ferme à un symbole
    [F2] une Ferme à deux symboles
    [F3] une Ferme à trois symboles
    [L] un Lac
    [M] une Montagne
    [X] une Friche
   *[none] rien
}
terrain-second = { $land-2 ->
    [F1] une Ferme à un symbole
    [F2] une Ferme à deux symboles
    [F3] une Ferme à trois symboles
    [L] un Lac
    [M] une Montagne
    [X] une Friche
   *[none] rien
}
terrain-both = { $land-2 ->
    [same] { terrain-twice }
   *[other] { terrain-first } et { terrain-second }
}
terrain-twice = { $land-1 ->
    [F1] deux Fermes à un symbole
    [F2] deux Fermes à deux symboles
    [F3] deux Fermes à trois symboles
    [M] deux Montagnes
    [X] des Friches des deux côtés
   *[L] deux Lacs
}
some-citizens = { $citizens ->
    [0] aucun Citoyen
    [one] { $citizens } Citoyen
   *[other] { $citizens } Citoyens
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
for-price = { $price ->
    [0] { "" }
    [one] { "" } pour { $price } Pièce d’or
   *[other] { "" } pour { $price } Pièces d’or
}
price-after = { $price ->
    [0] { "" }
   *[other] , { $price } or
}
at-place = { $city ->
    [none] en { $hex }
   *[other] à { $city } { $hex }
}
drawn-cities = { $drawn ->
    [0] aucune Ville
    [1] { $drawn-last }
   *[other] { $drawn-rest } et { $drawn-last }
}

## What is asked

prompt-castle = { $number ->
    [1] Posez votre premier Château : au moins trois hexagones le séparent de tout autre Château.
   *[other] Posez votre second Château : au moins trois hexagones le séparent de tout autre Château, le vôtre compris.
}
prompt-turn = { $cards ->
    [0] Prenez une carte Politique (vous avez { $gold } or) ou passez.
   *[other] Jouez une carte Joueur (encore { $cards }), prenez une carte Politique (vous avez { $gold } or) ou passez.
}{ $left ->
    [0] { " " }C’est votre dernier tour de { $last ->
        [yes] la partie
       *[no] l’Année
    }.
   *[other] { "" }
}
prompt-donor = Quel Château envoie un Citoyen à la nouvelle Ville { $site } ?
prompt-second-road = Posez une seconde Route, ou arrêtez-vous ({ $left ->
    [one] encore { $left } tuile Route
   *[other] encore { $left } tuiles Route
}).
prompt-growth = La réserve n’a plus { $left ->
    [one] qu’un Citoyen
   *[other] que { $left } Citoyens
} pour vos { $cities } Villes qui pourraient grandir : choisissez celle qui grandit.
prompt-migration = { $voices ->
    [1] La Voix du Peuple est { voices-named }. L’ordre compte : laquelle de vos Villes attire d’abord des Citoyens ?
   *[other] Deux Voix du Peuple, { voices-named } : choisissez une Ville et la Voix qu’elle suit.
}
prompt-demolish = { $city } a { some-citizens } pour { $tiles } tuiles à pourvoir : { $road ->
    [yes] seule une Route peut partir sans couper la Ville, démolissez donc d’abord une Route
   *[no] { $missing ->
        [1] démolissez-en une
       *[other] démolissez-en { $missing }, l’une après l’autre
    }
}.{ $cities ->
    [1] { "" }
   *[other] { " " }Sont à court de Citoyens : { $cities-rest } et { $cities-last }.
}
prompt-roads = Vous pouvez démolir des Routes sans couper de Ville, ou dire que c’est assez.
prompt-hunger = { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} pour { some-citizens } : choisissez la Ville qui perd un Citoyen ({ $lacking ->
    [one] { $lacking } doit partir
   *[other] { $lacking } doivent partir
}).
prompt-wait = On attend { who }, qui { $step ->
    [castles] pose un Château
    [donor] choisit d’où vient le premier Citoyen
    [second-road] peut poser une seconde Route
    [growth] choisit les Villes qui grandissent
    [migration] attire des Citoyens
    [relocation] reloge ses Citoyens
    [hunger] doit laisser partir des Citoyens
   *[turn] joue son tour
}.
prompt-chance = { $step ->
    [display] On dévoile une carte Politique.
    [start] Le sort désigne le premier joueur.
    [terrain] On dispose le terrain.
    [voice] Une nouvelle Année commence : on tire la première carte Voix du Peuple.
    [look] Quelqu’un regarde des cartes Voix du Peuple cachées.
    [shuffle] On mélange la pile Politique.
   *[reveal] On révèle les cartes Voix du Peuple cachées.
}
prompt-won = La partie est terminée : { $how ->
    [alone] { who } reste en jeu, sans rival, et l’emporte avec { points }.
    [gold] { who } l’emporte avec { points }, grâce à son or ({ $gold }).
   *[points] { who } l’emporte avec { points }.
}
prompt-shared = { $alive ->
    [yes] La partie est terminée : { $count } joueurs se partagent la victoire avec { points }.
   *[no] La partie est terminée : il ne reste personne, et les { $count } derniers joueurs se partagent la victoire.
}

## Choices in a list

label-gold = { $gold ->
    [0] Prendre de l’or : la réserve n’en a plus
    [1] Prendre 1 Pièce d’or
   *[other] Prendre { $gold } Pièces d’or
}
label-pass = Passer
label-stop = Pas de seconde Route
label-enough = Assez : garder les autres Routes
label-found = Fonder { $city } en { $hex } ({ $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
})
label-castle = Château de { $city } en { $hex } ({ $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
})
label-donor = Le Citoyen vient de { $city } ({ $citizens } sur son Château)
label-build = { building-title } { at-place }{ $food ->
    [0] { "" }
    [one] , +{ $food } nourriture
   *[other] , +{ $food } nourritures
}{ $income ->
    [0] { "" }
   *[other] , +{ $income } or par Année
} ({ $way ->
    [build] carte Joueur
    [card] sa carte, { $price } or
   *[master] Maître d’œuvre, { $price } or
})
label-second-road = Seconde Route { at-place }
label-games = Du pain et des jeux : { $cubes ->
    [1] 1 cube
   *[other] { $cubes } cubes
} pour { service-the } à { $city }{ price-after }
label-blessed = Époque bénie : { some-citizens } pour { $city }{ price-after }
label-harvest = Récolte fructueuse : { building-the } { at-place }, { $food ->
    [one] +{ $food } nourriture
   *[other] +{ $food } nourritures
}
label-ask = Interroger le peuple : regarder les cartes { positions }{ price-after }
label-migrate = { $city } par { service-the } : { $drawn ->
    [0] n’attire personne
    [1] attire un Citoyen de { drawn-cities }
   *[other] attire un Citoyen de chacune des Villes { drawn-cities }
}
label-grow = { $city } grandit ({ $citizens ->
    [0] personne n’y vit
    [one] { $citizens } y vit
   *[other] { $citizens } y vivent
})
label-starve = { $city } perd un Citoyen ({ $citizens ->
    [one] { $citizens } y vit
   *[other] { $citizens } y vivent
})
label-demolish = Démolir { building-the } { at-place }
label-start = Premier joueur : { who }
label-card = Carte : { card-name }
label-voice = { $number ->
    [0] Carte Voix du Peuple visible : { service }
   *[other] Carte Voix du Peuple { $number } : { service }
}
label-terrain = Terrain { $space } : { $terrain ->
    [F1] Ferme à un symbole
    [F2] Ferme à deux symboles
    [F3] Ferme à trois symboles
    [L] Lac
   *[M] Montagne
}

## The log

log-display = L’offre est en place : { $cards } cartes Politique.
log-named = { who } est premier joueur, la table en a décidé.
log-start = { who } est premier joueur : le sort en a décidé.
log-terrain = Le terrain est disposé au hasard. { who } pose le premier Château.
log-castle = { who } pose le Château de { $city } : { some-citizens } et { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}.
log-ready = Tous les Châteaux sont là. { who } commence l’Année 1.
log-card = Nouvelle carte dans l’offre : { card-name }.
log-shuffle = La pile Politique est épuisée : on mélange la défausse.
log-year = { $last ->
    [yes] Année { $year }, la dernière
   *[no] Année { $year }
} : { who } est premier joueur. Carte Voix du Peuple visible : { service } ; trois autres restent cachées.
log-income = { who } { $gold ->
    [0] ne touche pas d’or : la réserve est vide
    [1] touche 1 Pièce d’or et en a { $total }
   *[other] touche { $gold } Pièces d’or et en a { $total }
}{ $missing ->
    [0] { "" }
   *[other] { "" } (il en manque { $missing })
}.
# Qui reçoit quoi, et pourquoi
sheet-income = Revenus : or
sheet-income-why = { $quarries ->
    [0] { "" }
   *[other] { "" }Carrières { $quarries }
}{ $ports ->
    [0] { "" }
   *[other] { $quarries ->
        [0] { "" }Ports { $ports }
       *[other] { "" }, Ports { $ports }
    }
}{ $missing ->
    [0] { "" }
   *[other] { "" } ; il en manquait { $missing } dans la réserve
}
sheet-growth = Croissance : Citoyens
sheet-growth-why = { $grown ->
    [0] personne
    [1] un à { $grown-last }
   *[other] un par Ville : { $grown-rest } et { $grown-last }
}{ $full ->
    [0] { "" }
    [1] { "" } ; { $full-last } est pleine
   *[other] { "" } ; { $full-rest } et { $full-last } sont pleines
}{ $short ->
    [0] { "" }
   *[other] { "" } ; la réserve est vide
}
sheet-voices = La Voix du Peuple : cartes
sheet-voice-why = { service-title }{ $heard ->
    [yes] { "" } : le peuple en réclame
   *[no] { "" }
}
sheet-migration = Migration : Citoyens
sheet-gain-why = { $city } ({ service } { $points }) en attire { $drawn }{ $lost ->
    [0] { "" }
   *[other] { "" }, mais n’a pas de place pour { $lost }
}
sheet-loss-why = { $from } ({ service } { $less }) en perd un pour { $city } ({ $points })
sheet-harvest = Récolte : solde de nourriture
sheet-harvest-why = { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} pour { some-citizens }
sheet-penalty = Famine de l’an passé : cartes Joueur
sheet-penalty-why = et le tour de la manche 1
log-growth = Croissance, { who } : { $grown ->
    [0] aucune Ville ne grandit
    [1] { $grown-last } gagne un Citoyen
   *[other] { $grown-rest } et { $grown-last } gagnent chacune un Citoyen
}{ $full ->
    [0] { "" }
    [1] { "" } ; { $full-last } est pleine
   *[other] { "" } ; { $full-rest } et { $full-last } sont pleines
}{ $short ->
    [0] { "" }
    [1] { "" } ; la réserve n’a personne pour { $short-last }
   *[other] { "" } ; la réserve n’a personne pour { $short-rest } et { $short-last }
}.
log-grow = Croissance, { who } : { $city } gagne un Citoyen et en a { $citizens }{ $short ->
    [0] { "" }
    [1] { "" } ; la réserve n’a personne pour { $short-last }
   *[other] { "" } ; la réserve n’a personne pour { $short-rest } et { $short-last }
}.
log-penalty = La famine de l’an passé coûte à { who } une carte Joueur et le tour de la manche 1.
log-gold = { $gold ->
    [0] { who } joue une carte pour de l’or, mais la réserve est vide.
    [1] { who } prend 1 Pièce d’or et en a { $total }.
   *[other] { who } prend { $gold } Pièces d’or et en a { $total }.
}
log-pass = { who } passe.
log-found = { who } fonde { $city }, avec { some-citizens }, dont un venu de { $donor } : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}. { $cities ->
    [one] Cela fait { $cities } Ville.
   *[other] Cela fait { $cities } Villes.
}
log-build = { $way ->
    [second] { who } ajoute une seconde Route
   *[other] { who } construit { building-a }
} à { $city }{ $way ->
    [card] ,{ for-price }
    [master] , par le Maître d’œuvre{ for-price }
   *[other] { "" }
}{ $paved ->
    [yes] , à la place de la Route
   *[no] { "" }
}{ log-gains }.
log-gains = { $idle ->
    [yes] { "" } : rien à en tirer ici
   *[no] { "" }
}{ $food ->
    [0] { "" }
    [one] { "" } : +{ $food } nourriture
   *[other] { "" } : +{ $food } nourritures
}{ $income ->
    [0] { "" }
   *[other] { $food ->
        [0] { "" } :
       *[other] ,
    } +{ $income } or par Année
}{ $service-1 ->
    [none] { "" }
   *[other] { "" } : { gain-first } monte à { $points-1 }
}{ $service-2 ->
    [none] { "" }
   *[other] , { gain-second } à { $points-2 }
}{ $limit ->
    [none] { "" }
    [free] { $service-1 ->
        [none] { $food ->
            [0] { "" } : plus de limite de population
           *[other] , et plus de limite de population
        }
       *[other] , et plus de limite de population
    }
   *[other] { "" } : de la place pour { $limit } Citoyens
}{ $newcomer ->
    [yes] , et un Citoyen vient de la réserve
   *[no] { "" }
}
gain-first = { $service-1 ->
    [culture] la Culture
    [education] l’Éducation
   *[health] la Santé
}
gain-second = { $service-2 ->
    [culture] la Culture
    [education] l’Éducation
   *[health] la Santé
}
log-complete = { $city } offre désormais les trois services : 3 points pour { who } si cela dure.
log-neighbour = { $city } ({ who }) et { $other } sont désormais voisines.
log-games = Du pain et des jeux : { who } pose { $cubes ->
    [1] un cube
   *[other] { $cubes } cubes
} en { service } à { $city }{ for-price }, ce qui la porte à { $points } cette Année.
log-blessed = Époque bénie : { who } fait venir { some-citizens } à { $city }{ for-price } ; { $total } y vivent.
log-harvest = Récolte fructueuse, { who } : à { $city }, { building-the } { $food ->
    [0] ne produit rien de plus
    [one] produit { $food } nourriture de plus
   *[other] produit { $food } nourritures de plus
} cette Année.
log-ask = { who } interroge le peuple et regarde les cartes Voix du Peuple { positions }{ for-price }.
log-look = La carte Voix du Peuple { $number } est { service } ; nul autre ne le sait.
log-voices = Le peuple a parlé : Culture { $culture }, Éducation { $education }, Santé { $health }. { $voices ->
    [1] La Voix du Peuple de l’Année est { voices-named }.
   *[other] Il y a deux Voix du Peuple, { voices-named }.
}
log-migrate = { $city } ({ who }, { service } { $points }) attire { $drawn ->
    [1] un Citoyen de { $drawn-last }
   *[other] un Citoyen de chacune des Villes { $drawn-rest } et { $drawn-last }
}{ $lost ->
    [0] { $total ->
        [one] { "" } ; { $total } y vit désormais
       *[other] { "" } ; { $total } y vivent désormais
    }
    [1] { "" } ; elle est pleine, et un Citoyen va dans la réserve
   *[other] { "" } ; elle est pleine, et { $lost } Citoyens vont dans la réserve
}.
log-still = Personne ne déménage.
log-no-move = { $city } ({ who }) suit { service-the } et n’attire personne.
log-deserted = { $tiles ->
    [0] { $city } est déserte : { who } perd la Ville.
    [one] { $city } est déserte : { who } perd la Ville et { $tiles } autre tuile.
   *[other] { $city } est déserte : { who } perd la Ville et { $tiles } autres tuiles.
}
log-short = { $city } ({ who }) a { some-citizens } pour { $tiles } tuiles à pourvoir : il faut démolir.
log-demolish = { who } démolit { building-the } à { $city }{ $food ->
    [0] { "" }
    [one] , et perd { $food } nourriture
   *[other] , et perd { $food } nourritures
}{ $limit ->
    [0] { "" }
   *[other] { "" } ; la limite tombe à { $limit }
}{ $gone ->
    [0] { "" }
    [one] , et { $gone } Citoyen s’en va
   *[other] , et { $gone } Citoyens s’en vont
}.
log-fed = Chacun mange à sa faim.
log-hunger = Famine, { who } : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} pour { some-citizens }. { $lacking ->
    [one] { $lacking } doit partir
   *[other] { $lacking } doivent partir
}, et { $last ->
    [yes] 5 points sont perdus
   *[no] un tour de l’an prochain est perdu
}.
log-starve = { $city } ({ who }) perd un Citoyen à cause de la famine ; { $left ->
    [0] il n’y reste plus personne
    [one] il en reste { $left }
   *[other] il en reste { $left }
}{ $lacking ->
    [0] { "" }
    [one] , et { $lacking } autre doit partir
   *[other] , et { $lacking } autres doivent partir
}.
log-eliminated = { who } n’a plus aucune tuile et quitte la partie{ $gold ->
    [0] { "" }
    [one] { "" } ; { $gold } Pièce d’or retourne dans la réserve
   *[other] { "" } ; { $gold } Pièces d’or retournent dans la réserve
}.
log-over-years = Les { $years } Années sont passées : on compte les Citoyens.
log-over-alone = Il ne reste qu’un joueur : la partie est terminée.
log-over-nobody = Il ne reste personne : la partie est terminée.
log-rank = { $place ->
    [1] 1re place
   *[other] { $place }e place
} : { who }, { points } ({ some-citizens }{ $services ->
    [0] { "" }
   *[other] , services +{ $services }
}{ $hunger ->
    [0] { "" }
   *[other] , famine −{ $hunger }
}).
log-won = { $how ->
    [alone] { who }, sans plus aucun rival, remporte la partie avec { points }.
    [gold] À égalité ({ points }), { who } l’emporte grâce à son or ({ $gold }).
   *[points] { who } remporte la partie avec { points }.
}
log-shared = { $alive ->
    [yes] { $count } joueurs se partagent la victoire avec { points }.
   *[no] Les { $count } derniers joueurs se partagent la victoire.
}

## The page: facts, names and buttons

chip-step = { $step ->
    [display] Mise en place : cartes Politique
    [start] Mise en place : premier joueur
    [terrain] Mise en place : terrain
    [castles] Mise en place : Châteaux
   *[over] Fin de la partie
}
chip-year = Année { $year }/{ $years } · { $phase ->
    [1] cartes Voix du Peuple
    [2] revenus
    [3] croissance
    [4] manche { $round }/{ $rounds }
    [5] décompte de la Voix
    [6] migration
    [7] nourrir les Citoyens
   *[8] fin de l’Année
}
chip-voices = { $voices ->
    [1] Voix : { voices-named }
   *[other] Deux Voix : { voices-named }
}
chip-open = { $seen ->
    [0] Voix : { service }, 3 cachées
   *[other] Voix vues : Culture { $culture }, Éducation { $education }, Santé { $health }
}
chip-hunger = Famine : manque { $lacking }
chip-penalty = Famine : vous sautez cette manche
chip-no-gold = Plus d’or dans la réserve
chip-citizens = { $left ->
    [0] Plus de Citoyens dans la réserve
    [one] { $left } Citoyen dans la réserve
   *[other] { $left } Citoyens dans la réserve
}
summary = { $gold } or · { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} pour { some-citizens }{ $lacking ->
    [0] { "" }
   *[other] { "" } (il en manque { $lacking })
} · { $cities ->
    [one] { $cities } Ville
   *[other] { $cities } Villes
} · { $cards ->
    [one] { $cards } carte Joueur
   *[other] { $cards } cartes Joueur
}
summary-out = Hors jeu depuis l’Année { $year }
overlay = { $key ->
    [migration] Migration
    [limits] Limites
    [terrain] Terrain
   *[owners] Emplacements
}
panel = { $key ->
    [actions] Cartes Joueur
    [politics] Cartes Politique
    [buildings] Bâtiments
    [voice] Voix du Peuple
    [players] Or, nourriture et Citoyens
   *[year] L’Année
}
panel-player = { who }
button = { $key ->
    [gold] Prendre de l’or
    [found] Fonder une Ville
    [pass] Passer
    [stop] S’arrêter
   *[enough] C’est assez
}
touch-hex = { $there ->
    [castle] { $city }
    [none] { $city ->
        [none] Hexagone { $hex }
       *[other] Hexagone { $hex }, près de { $city }
    }
   *[other] { building-title } à { $city }
}
touch-card = Carte { card-name }
touch-building = { building-title }
touch-service = { service-title }
touch-voice = Carte Voix du Peuple { $count }
touch-cubes = { $count ->
    [1] 1 cube, gratuit
    [2] 2 cubes, 2 or
   *[3] 3 cubes, 5 or
}
touch-citizens = { $count ->
    [1] 1 Citoyen, gratuit
    [2] 2 Citoyens, 2 or
   *[3] 3 Citoyens, 5 or
}

## Everything explains itself

explain-city = { $city } ({ who })
explain-citizens = { $limit ->
    [0] Citoyens : { $citizens }, sans limite
   *[other] Citoyens : { $citizens } sur { $limit } au plus
} ; { $here } au Château
explain-yields = Produit { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}{ $gold ->
    [0] { "" }
   *[other] { "" } et { $gold } or
} par an
explain-strength = { service-title } { $arches }{ $moves ->
    [yes] { "" } : si c’est la Voix, attire { $drawn } et perd { $lost }
   *[no] { "" }
}
explain-complete = { $complete ->
    [yes] Les trois services : 3 points à la fin
   *[no] Pas encore les trois services, qui vaudraient 3 points
}
explain-gives = Donne : { draw-building }
explain-yields-here = Sur cet hexagone : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}{ $gold ->
    [0] { "" }
   *[other] , { $gold } or
} par an
explain-in-city = Appartient à { $city } ({ who }) ; { $staffed ->
    [yes] un Citoyen s’y tient
   *[no] sans Citoyen
}
explain-free = Hexagone libre
explain-land = Ici, un Château ou une Maison de ferme produit { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}, une Carrière { $gold } or ; { $lake ->
    [yes] un Lac est à côté
   *[no] pas de Lac
}
explain-beside = { $near ->
    [0] Aucune Ville ne le touche : on n’y bâtit pas encore
    [1] Un bâtiment ici appartient à { $city } ({ who })
   *[other] Plusieurs Villes le touchent : un bâtiment les réunirait, il n’y en a donc pas
}
explain-site = { $site ->
    [yes] Il y a place pour une nouvelle Ville, { $city }
   *[no] Trop près d’une Ville pour en fonder une autre
}
explain-out = Hors jeu
explain-not-used = À { $seats } joueurs, cette partie du pays ne sert pas.
explain-terrain = { $land ->
    [F1] Ferme à un symbole
    [F2] Ferme à deux symboles
    [F3] Ferme à trois symboles
    [L] Lac
    [M] Montagne
    [X] Friche
   *[none] Terrain à poser
}
explain-terrain-gives = { $land ->
    [F1] Chaque Château et chaque Maison de ferme à côté en tire 1 nourriture.
    [F2] Chaque Château et chaque Maison de ferme à côté en tire 2 nourritures.
    [F3] Chaque Château et chaque Maison de ferme à côté en tire 3 nourritures.
    [L] Fontaines, Bains Publics et Ports doivent toucher un Lac.
    [M] Chaque Carrière à côté rapporte 1 or par an.
    [X] Rien ne vient d’ici.
   *[none] Le hasard décide de ce qui vient ici.
}
explain-price = { $size ->
    [0] Petit : gratuit avec une carte Joueur, { $master } or avec le Maître d’œuvre
    [1] Moyen : { $price } or avec sa carte, { $master } avec le Maître d’œuvre
   *[2] Grand : { $price } or avec sa carte, { $master } avec le Maître d’œuvre
}
explain-left = Tuiles restantes : { $left }{ $building ->
    [none] { "" }
   *[other] { "" } ; au dos : { building-the }
}
explain-effect = Effet : { $card ->
    [master-builder] { draw-effect-master-builder }
    [bread-and-games] { draw-effect-bread-and-games }
    [blessed-era] { draw-effect-blessed-era }
    [bountiful-harvest] { draw-effect-bountiful-harvest }
    [ask-the-people] { draw-effect-ask-the-people }
   *[other] { draw-effect-build }
}
explain-purse = { who } a { $gold } or.
explain-copies = Visibles : { $shown } ; pas encore vues : { $unseen }
explain-take-gold = { $gold } or pour une carte Joueur ; la réserve en a { $bank }
explain-new-city = Une Ville de { $citizens } Citoyens : un d’un autre Château, les autres de la réserve
explain-castles = { $castles ->
    [0] Plus de Château en main
    [one] { $castles } Château en main
   *[other] { $castles } Châteaux en main
} ; { $done ->
    [yes] la Ville de cette Année est fondée
   *[no] une Ville par an
}
explain-card-uses = Chacune sert une fois par an : 2 or, une nouvelle Ville ou un petit bâtiment.
explain-cards-left = { who } en a encore { $cards } ; tours joués cette Année : { $turns } sur { $of }
explain-open-voice = Carte Voix du Peuple visible
explain-voice = { $service ->
    [none] { $revealed ->
        [yes] Pas encore tirée
       *[no] Personne ne la connaît avant le décompte, sauf à interroger le peuple.
    }
   *[other] { $revealed ->
        [yes] { service-title }, visible de tous
       *[no] { service-title }, comme vous l’avez vu
    }
}
explain-looked = { who } l’a regardée.
explain-arches = { $service ->
    [culture] Statue 1, Palais 2, Cathédrale 3
    [education] École 1, Hôpital 1, Université 3
   *[health] Fontaine 1, Bains Publics 2, Hôpital 1
}
explain-heard = Sur { $seen } des cartes de l’Année que vous voyez ; { $left } pas encore vues
explain-is-voice = C’est la Voix de cette Année
explain-cubes-left = Cubes en main : { $cubes }
explain-citizens-left = Citoyens en réserve : { $citizens }
explain-phase = { $number }. { phase-name }
explain-year = Année { $year } sur { $years }
explain-when = { $when ->
    [past] Elle est finie.
    [now] Cinq tours pour chacun, puis la Voix, la migration et le repas.
   *[later] Encore à venir ; la partie finit après l’Année { $years }.
}
explain-deck = { $deck ->
    [one] { $deck } carte face cachée
   *[other] { $deck } cartes face cachée
} ; { $discard } à la défausse
explain-points = { who } : { points }
explain-mouths = Citoyens : { $citizens }, un point chacun
explain-bonus = Villes dotées des trois services : { $cities }, { points }
explain-hunger = Famine la dernière Année : −{ $points }
explain-who = { who }
explain-gold = Or : { $gold }, et { $income } de plus chaque Année
explain-fed = De quoi nourrir { $food }, Citoyens à nourrir : { $citizens }{ $lacking ->
    [0] { "" }
   *[other] { "" } ; il en manque { $lacking }
}
explain-cities = Villes : { $cities } ; Châteaux en main : { $castles }
explain-hand = Cartes Joueur restantes cette Année : { $cards } ; cubes : { $cubes }
explain-penalty = Famine l’Année passée : un tour et une carte Joueur en moins

## Before an action is confirmed: what it would bring

effect-gold = or : { $was } → { $now }
effect-no-gold = la réserve n’a plus d’or : vous ne recevez rien
effect-income = revenu annuel : { $was } → { $now } or
effect-cubes = { $left ->
    [0] plus aucun cube en main
    [one] encore { $left } cube en main
   *[other] encore { $left } cubes en main
}
effect-cards = { $cards ->
    [0] votre dernière carte Joueur de l’Année
    [one] encore { $cards } carte Joueur cette Année
   *[other] encore { $cards } cartes Joueur cette Année
}
effect-new-city = nouvelle Ville { $city } : { some-citizens }
effect-found = { $castles ->
    [0] votre dernier Château
    [one] encore { $castles } Château en main
   *[other] encore { $castles } Châteaux en main
}
effect-castle = le Château de { $city } produit { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
effect-citizens = Citoyens de { $city } : { $was } → { $now }{ $limit ->
    [0] { "" } (sans limite)
   *[other] { "" } (limite { $limit })
}
effect-on-castle = { $left ->
    [0] personne ne resterait sur le Château de { $city }
    [one] { $left } Citoyen reste sur le Château de { $city }
   *[other] { $left } Citoyens restent sur le Château de { $city }
}
effect-service = { service } à { $city } : { $was } → { $now }
effect-limit = limite de { $city } : { $was ->
    [0] aucune
   *[other] { $was }
} → { $now ->
    [0] aucune
   *[other] { $now }
}
effect-complete = { $complete ->
    [yes] { $city } offre les trois services : +3 points à la fin
   *[no] { $city } n’offre plus les trois services : −3 points à la fin
}
effect-neighbour = { $city } devient voisine de { $other } ({ who })
effect-food = { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} pour { some-citizens }{ $lacking ->
    [0] { "" }
    [one] { "" } : { $lacking } aurait faim
   *[other] { "" } : { $lacking } auraient faim
}
effect-growth = prochaine croissance : { $was } → { $now } { $now ->
    [one] Citoyen
   *[other] Citoyens
}
effect-moves = Voix { service } : vous attirez { $drawn }{ $full ->
    [0] { "" }
   *[other] { " " }(dont { $full } sans place)
}, perdez { $lost } (avant { $was-drawn }, { $was-lost })
effect-pass = rien ne change ; { $left ->
    [0] plus aucun tour cette Année
    [one] encore { $left } tour cette Année
   *[other] encore { $left } tours cette Année
}
effect-ask = nul autre ne verra les cartes Voix du Peuple { positions }
effect-unheard = pas encore vues par vous : Culture { $culture }, Éducation { $education }, Santé { $health }
effect-stop = une Route suffit
effect-enough = vos autres Routes restent
effect-nothing = rien ne change tout de suite
effect-no-room = { $lost ->
    [one] { $lost } n’a pas de place et va dans la réserve
   *[other] { $lost } n’ont pas de place et vont dans la réserve
}
effect-grow = { $left ->
    [0] la réserve est alors vide
    [one] il reste alors { $left } Citoyen pour une autre Ville
   *[other] il reste alors { $left } Citoyens pour d’autres Villes
}
effect-shortage = { $lacking ->
    [one] encore { $lacking } Citoyen doit partir
   *[other] encore { $lacking } Citoyens doivent partir
}
effect-empty = { $city } est déserte et sera retirée
effect-short = { $missing ->
    [one] il manque { $missing } Citoyen à { $city } : une tuile à pourvoir doit partir
   *[other] il manque { $missing } Citoyens à { $city } : { $missing } tuiles à pourvoir doivent partir
}
effect-next = ensuite, c’est à { who }

## Refusals

wrong-step = Ce n’est pas le moment { tried } : { $step ->
    [display] on complète l’offre
    [start] le premier joueur n’est pas encore connu
    [terrain] on dispose le terrain
    [castles] on pose d’abord les Châteaux
    [voice] d’abord vient la carte Voix du Peuple de l’Année
    [growth] dites d’abord quelle Ville grandit
    [turn] c’est à vous de jouer un tour
    [donor] dites d’abord quel Château donne le Citoyen
    [second-road] posez d’abord une seconde Route, ou arrêtez-vous
    [look] on regarde les cartes Voix du Peuple
    [shuffle] on mélange la pile Politique
    [reveal] on révèle les cartes Voix du Peuple
    [migration] les Citoyens migrent
    [relocation] on reloge les Citoyens
    [hunger] laissez d’abord partir les Citoyens affamés
   *[over] la partie est terminée
}.
tried = { $tried ->
    [gold] de prendre de l’or
    [found] de fonder une Ville
    [build] de construire
    [games] de jouer Du pain et des jeux
    [blessed] de jouer Époque bénie
    [harvest] de jouer Récolte fructueuse
    [ask] d’interroger le peuple
    [donor] de choisir le Château d’origine
    [road] de poser une seconde Route
    [stop] de s’arrêter
    [grow] de faire grandir une Ville
    [migrate] d’attirer des Citoyens
    [starve] de laisser partir un Citoyen
    [demolish] de démolir
    [enough] de dire que c’est assez
    [castle] de poser un Château
    [start] de désigner le premier joueur
    [lay] de dévoiler une carte Politique
    [aside] de mettre une carte de côté
    [voice] de montrer une carte Voix du Peuple
    [terrain] de poser du terrain
   *[pass] de passer
}
no-player-card = Impossible { tried } : vous n’avez plus de carte Joueur utilisable cette Année.
not-open = La carte { card-name } n’est pas visible dans l’offre.
too-dear = { card-name } : cela coûte { $price } or, et avec { $gold } il vous en manque { $missing }.
already-founded = Vous avez déjà fondé une Ville cette Année ; la prochaine devra attendre.
no-castle-left = Vos { $castles } Châteaux sont tous sur le plateau : il n’en reste pas pour une autre Ville.
no-donor = Une nouvelle Ville demande un Citoyen d’un de vos Châteaux, et aucun n’en porte deux.
out-of-play = Cet hexagone est hors jeu à { $players } joueurs.
occupied = { $whose ->
    [own] Cet hexagone est pris : votre Ville { $city } y a { there-a }.
   *[other] Cet hexagone est pris : { $city } ({ who }) y a { there-a }.
}
too-near = C’est trop près de { $whose ->
    [own] votre Ville { $city }
   *[other] { $city } ({ who })
} : { $between ->
    [0] aucun hexagone ne sépare
    [one] { $between } seul hexagone sépare
   *[other] { $between } hexagones seulement séparent
} cet endroit de sa tuile la plus proche ({ building-the }), et il en faut au moins trois.
not-your-castle = { $whose ->
    [none] Il n’y a pas de Château ici.
    [own] { $city } a ici { there-a }, pas son Château.
   *[other] { $there ->
        [castle] Le Château de { $city } n’est pas à vous ({ who }).
       *[other] { $city } ({ who }) a ici { there-a } : ce n’est pas un Château à vous.
    }
}
donor-too-small = Le Château de { $city } ne porte { $castle-citizens ->
    [1] qu’un Citoyen
   *[other] que { $castle-citizens } Citoyens
} : il en faut deux pour en envoyer un.
no-tile = { $building ->
    [road] Il ne reste plus de tuile Route dans la réserve.
   *[other] Impossible de construire { building-a } : il n’en reste plus dans la réserve.
}
not-adjacent = { building-cap } doit toucher une de vos Villes, et cet hexagone n’en touche aucune.
joins-your-cities = { building-cap } réunirait ici vos Villes { $own-rest } et { $own-last }.
touches-another = { building-cap } toucherait ici { $other }, une Ville adverse ({ who }).
no-lake = { building-cap } doit toucher un Lac ; cet hexagone touche { terrain-both }.
second-market = { $city } a déjà un Marché : une Ville n’en a qu’un.
no-citizen = Personne ne peut passer sur { building-the } : le Château de { $city } ne porte { $castle-citizens ->
    [1] qu’un Citoyen
   *[other] que { $castle-citizens } Citoyens
} et doit en garder un.
no-citizen-left = Le Citoyen d’un Marché vient de la réserve, et il n’y en a plus.
road-joins = Ici, une Route réunirait deux Villes, { $cities-rest } et { $cities-last }.
no-arch = { $city } n’a pas d’arche en { service } : Du pain et des jeux en demande une.
too-few-cubes = Il faut { $wanted ->
    [one] { $wanted } cube
   *[other] { $wanted } cubes
}, et vous { $cubes ->
    [0] n’en avez plus
   *[other] en avez { $cubes }
} en main.
no-room = { $city } a { some-citizens } pour une limite de { $limit } : { $room ->
    [0] il n’y a pas de place pour { $wanted } de plus
   *[other] il y a de la place pour { $room }, pas pour { $wanted }
}.
too-few-citizens = La réserve { $reserve ->
    [0] n’a plus de Citoyens
    [one] n’a plus qu’un Citoyen
   *[other] n’a plus que { $reserve } Citoyens
}, et il en faut { $wanted }.
last-year = Récolte fructueuse ne se joue pas la dernière Année.
no-cube = Vous n’avez plus de cube en main à poser ici.
no-farmhouse = { $there ->
    [none] Il n’y a pas de Maison de ferme ici.
   *[other] Un cube de récolte va sur une Maison de ferme, et { $city } a ici { there-a }.
}
not-your-farmhouse = Cette Maison de ferme de { $city } n’est pas à vous ({ who }).
harvested = Cette Maison de ferme de { $city } porte déjà un cube cette Année.
grown = { $city } a déjà grandi cette Année.
full = { $city } est pleine : { some-citizens }, pour une limite de { $limit }.
handled = { $city } a déjà attiré ses Citoyens cette Année.
no-voice = Cette Année, la Voix du Peuple n’est pas { service } : pour { $city }, c’est { voices-or }.
nothing-to-take = { $city } n’a pas de voisine plus faible à qui prendre un Citoyen.
no-citizens-there = { $city } n’a plus de Citoyen à perdre.
not-your-tile = { $there ->
    [none] Il n’y a pas de tuile ici.
   *[other] { $city } ({ who }) a ici { there-a } : on ne démolit que ses propres tuiles.
}
no-castle-goes = Le Château de { $city } ne se démolit pas : il part en dernier, avec le dernier Citoyen.
not-short = Rien ne se démolit à { $city } : { some-citizens } pour { $tiles } tuiles à pourvoir, c’est assez. On garde donc { building-the }.
splits = Sans { building-the } qui est ici, { $city } serait coupée en deux.
still-short = Pas encore assez : { $city } a { some-citizens } pour { $tiles } tuiles à pourvoir.

## La première partie, pas à pas

lesson-about = Une Année d’une vraie partie : nourrir votre peuple, entendre ce qu’il désire, le bâtir, fonder une Ville et attirer un Citoyen du voisin. Après, vous en savez assez pour jouer.
lesson-welcome-title = Deux Villes sont à vous
lesson-welcome = Les deux Châteaux cerclés sont à vous ; chacun est le cœur d’une Ville de quatre Citoyens. En six ans, bâtissez, fondez des Villes et attirez les Citoyens de Basile. À la fin, chaque Citoyen vaut un point.
lesson-turn-title = Cinq tours par an
lesson-turn = À chaque tour, on utilise une carte. Vous avez trois cartes Joueur par an : pour de l’or, une nouvelle Ville ou un petit bâtiment. Ou bien vous prenez une des cartes Politique visibles, pour son prix en or.
lesson-food-title = D’abord du pain
lesson-food = Vous avez 8 Citoyens et de quoi en nourrir 7. Qui manque de nourriture perd des Citoyens, et un tour. Une Maison de ferme produit selon les champs voisins : ici 2 et 3. Touchez-la parmi les bâtiments, puis l’hexagone cerclé, puis Jouer.
lesson-voice-title = La Voix du Peuple
lesson-voice = Culture, Éducation ou Santé : chaque Année, quatre cartes disent ce que veut le peuple. Une est visible, trois sont cachées. La carte Politique Interroger le peuple en montre deux, gratuitement. Prenez-la, puis choisissez deux Voix.
lesson-statue-title = Le peuple veut de la Culture
lesson-statue = Trois fois la Culture, et Basile l’ignore ! Entre Villes séparées par deux hexagones au plus, les Citoyens vont vers la meilleure. Une Statue a une arche de Culture : bâtissez-la sur l’hexagone cerclé, vers Basile.
lesson-palace-title = Un Palais pour votre Pièce d’or
lesson-palace = Basile peut bâtir une Statue, lui aussi. Un Palais a deux arches : prenez sa carte, elle coûte votre Pièce d’or. Chaque bâtiment occupe un Citoyen du Château : comptez-les. L’or vient des Carrières, près des Montagnes.
lesson-found-title = Une troisième Ville
lesson-found = C’est votre dernière carte Joueur de l’Année. Fondez une Ville ! Il faut trois hexagones entre elle et les autres. Elle commence avec trois Citoyens, et son Château nourrit aussi : l’hexagone cerclé touche des Fermes de 2 et 3 symboles.
lesson-donor-title = Qui part là-bas ?
lesson-donor = Un Citoyen part d’un de vos Châteaux, deux nouveaux le suivent. Ceux des bâtiments restent à leur poste. C’est le Château cerclé qui peut le mieux s’en passer : touchez-le, puis Jouer.
lesson-wander-title = Un Citoyen vient chez vous !
lesson-wander = Cinq tours pour chacun : l’Année est finie. La Voix était la Culture ; votre Ville en a 3, celle de Basile à côté moins : un de ses Citoyens est venu chez vous. Basile fait de même là où il en a plus.
lesson-fed-title = Tous ont mangé
lesson-fed = Ensuite, tout le monde mange, et vous en avez assez : le tableau Or, nourriture et Citoyens le montre. L’Année 2 commence. Les Carrières ont payé, chaque Ville qui a de la place a reçu un Citoyen, et vos trois cartes Joueur sont de retour.
lesson-market-title = Une Ville pleine
lesson-market = La Ville de votre Palais a cinq Citoyens ; sans Marché, elle n’en garde pas plus : qui arrive est perdu. Avec lui, elle va jusqu’à huit, et il amène son propre Citoyen. Bâtissez-y un Marché.
lesson-services-title = Les trois comptent
lesson-services = Une Ville qui offre Culture, Éducation et Santé vaut 3 points de plus à la fin. Les Écoles vont partout ; Fontaines et Bains Publics veulent un Lac. Marché et eau réunis : la Ville grandit sans limite.
lesson-end-title = Et ainsi de suite
lesson-end = De nouvelles Voix sont là : que voudra le peuple ? Après six ans, on compte les Citoyens, et 3 points par Ville complète ; la famine de la dernière Année en coûte 5. Restez sur un objet : il s’explique. Bon jeu !
lesson-weak-field = Bonne idée, mais les champs y sont plus pauvres. L’hexagone cerclé touche des Fermes de 2 et 3 symboles : 5 nourritures.
lesson-weak-found-later = Une nouvelle Ville, bonne idée : son tour viendra. D’abord du pain pour ceux qui sont déjà là.
lesson-weak-food = Permis, mais quelqu’un aurait faim cette Année. D’abord une Maison de ferme sur l’hexagone cerclé.
lesson-weak-voice = Permis. Mais qui sait ce que veut le peuple bâtit mieux : interrogez-le d’abord, c’est gratuit.
lesson-weak-statue = La Culture, c’est bien vu ! Mais là, personne n’habite assez près pour venir. Bâtissez vers la Ville de Basile, sur l’hexagone cerclé.
lesson-weak-service = Utile à la fin, mais cette Année le peuple demande de la Culture : bâtissez une Statue.
lesson-weak-palace-later = Le Palais vient juste après ! D’abord la Statue : elle rapproche votre Ville de celle de Basile.
lesson-weak-culture = Permis, mais vous savez maintenant ce qui attire le peuple cette Année. Bâtissez d’abord la Statue.
lesson-weak-lake = Cet hexagone touche un Lac : gardez-le pour une Fontaine. Le Palais va partout dans cette Ville.
lesson-weak-palace = Là, un Palais n’attire personne : aucune Ville de Basile n’est proche. Bâtissez-le dans la Ville de la Statue.
lesson-weak-gold = Permis, mais Basile peut rattraper votre unique arche. Prenez le Palais parmi les cartes visibles.
lesson-weak-site = Possible, mais l’hexagone cerclé a des champs plus riches, et plus de place entre vous et Basile.
lesson-weak-found = Permis, mais une troisième Ville grandit chaque Année dès maintenant : fondez-la tout de suite.
lesson-weak-market = Cette Ville a encore de la place. Bâtissez le Marché dans celle qui a cinq Citoyens.
lesson-weak-full = Permis, mais votre meilleure Ville est pleine et ne gagne plus personne. Bâtissez-y d’abord le Marché.

## The score, line by line

citizens = Citoyens ({ $citizens })
services = Villes dotées des trois services ({ $cities })
hunger = Famine la dernière Année

## Options

option-expansion = Extension
option-expansion-help = Routes, Théâtres, Ports, Grandes maisons de ferme et Domaines, avec leur propre pile Politique.
option-expansion-off = Jeu de base
option-expansion-on = Avec l’extension
option-setup = Mise en place
option-setup-help = Terrain et Châteaux donnés, ou règles avancées : le terrain au hasard, les Châteaux au choix.
option-setup-given = Terrain et Châteaux donnés
option-setup-advanced = Règles avancées
option-first_player = Premier joueur
option-first_player-help = Qui commence l’Année 1 ; avec les règles avancées, qui pose le premier Château.
option-first_player-random = Tiré au sort
option-first_player-seat = Joueur { $seat }
option-large_harvest = Récolte sur les Grandes maisons de ferme
option-large_harvest-help = Si Récolte fructueuse peut se jouer sur une Grande maison de ferme ; sans l’extension, cela ne change rien.
option-large_harvest-yes = Permise
option-large_harvest-no = Maisons de ferme seulement

### Pictures of the rules page

example-neighbours = Deux Villes sont voisines quand deux hexagones vides au plus séparent leurs tuiles les plus proches, comptés d’hexagone en hexagone. Ici il y en a deux : ces Villes peuvent se prendre des Citoyens.
example-limits = Sans Marché, une Ville compte { $plain } Citoyens au plus ; avec un Marché, { $market }. Un Marché et un bâtiment à icône vague réunis lèvent la limite.
example-food = Le Château touche une Ferme à trois symboles et une à deux : { $castle } de nourriture par Année. Avec la Maison de ferme à côté, qui touche aussi des Fermes, la Ville en produit { $food }.
example-quarries = Deux Carrières, qui touchent chacune la Montagne : { $gold } Pièces d’or au début de chaque Année. Une Montagne ne s’épuise jamais.
example-found = Rouge peut fonder une Ville sur l’un des hexagones éclairés. Ils sont à quatre pas au moins des tuiles de toutes les autres Villes, rouges ou bleues.
example-voices = Deux cartes d’un service et deux d’un autre : cette Année a { $voices } Voix, et pour chaque Ville son propriétaire choisit l’une d’elles.
example-migration = Le peuple réclame l’Éducation. Rouge en a trois arches, Bleu une seule : Rouge prend un Citoyen et passe de { $before } à { $after }, Bleu n’en a plus que { $left }.
example-hunger = { $citizens } Citoyens, mais seulement { $food } de nourriture : { $lost } d’entre eux s’en vont, et l’Année suivante ce joueur a un tour et une carte Joueur de moins.
example-build = Rouge peut bâtir sur les hexagones éclairés : contre sa propre Ville, et jamais contre une autre.
example-lake = Une Fontaine veut un Lac : seuls les hexagones éclairés en touchent un.
example-market = Le Citoyen d’un Marché vient de la réserve. Un seul Citoyen suffit donc pour en bâtir un, et la Ville passe de { $before } à { $after }.
example-cards = Avec { $gold } Pièce d’or, on peut prendre les cartes éclairées : leur prix peut être payé, ou l’un de leurs effets ne coûte rien.
example-demolish = Cette Ville a perdu un Citoyen et doit rendre une tuile : l’une des deux Écoles, éclairées. Sans la Statue, elle se couperait en deux.
example-score = { $citizens } Citoyens font { $citizens } points, et une Ville qui a une arche de chacun des trois services en rapporte { $services } de plus.

## Drawing

draw-map = Carte du pays
draw-about = { $cities ->
    [one] Une Ville
   *[other] { $cities } Villes
}, { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
} et { $citizens ->
    [one] un Citoyen
   *[other] { $citizens } Citoyens
}
draw-player = Joueur { $number }
draw-north = N
draw-kind = { $kind ->
    [castle] Château
    [farmhouse] Maison de ferme
    [quarry] Carrière
    [school] École
    [statue] Statue
    [fountain] Fontaine
    [market] Marché
    [palace] Palais
    [baths] Bains Publics
    [hospital] Hôpital
    [cathedral] Cathédrale
    [university] Université
    [road] Route
    [theatre] Théâtre
    [port] Port
    [large-farmhouse] Grande maison de ferme
   *[estate] Domaine
}
draw-kind-short = { $kind ->
    [farmhouse] M. de ferme
    [baths] Bains
    [large-farmhouse] Gr. ferme
   *[other] { draw-kind }
}
draw-code = { $kind ->
    [castle] Ch
    [farmhouse] Fe
    [quarry] Ca
    [school] Éc
    [statue] St
    [fountain] Fo
    [market] Ma
    [palace] Pa
    [baths] Ba
    [hospital] Hô
    [cathedral] Ct
    [university] Un
    [road] Ro
    [theatre] Th
    [port] Po
    [large-farmhouse] GF
   *[estate] Do
}
draw-building = { $kind ->
    [farmhouse] la nourriture du terrain touché
    [quarry] l’or des Montagnes touchées
    [school] 1 Éducation
    [statue] 1 Culture
    [fountain] 1 Santé, au bord d’un Lac
    [market] limite 8, ou aucune avec Fontaine, Bains Publics ou Port
    [palace] 2 Culture
    [baths] 2 Santé, au bord d’un Lac
    [hospital] 1 Éducation et 1 Santé
    [cathedral] 3 Culture
    [university] 3 Éducation
    [road] une ou deux à la fois, sans Citoyen
    [theatre] ½ Culture et ½ Éducation
    [port] 1 nourriture et 1 or, au bord d’un Lac
    [large-farmhouse] 1 nourriture et celle du terrain touché
   *[estate] 5 nourritures
}
draw-card = { $kind ->
    [palace] Palais
    [baths] Bains Publics
    [hospital] Hôpital
    [cathedral] Cathédrale
    [university] Université
    [master-builder] Maître d’œuvre
    [bread-and-games] Du pain et des jeux
    [blessed-era] Époque bénie
    [bountiful-harvest] Récolte fructueuse
    [ask-the-people] Interroger le peuple
    [port] Port
    [large-farmhouse] Grande maison de ferme
   *[estate] Domaine
}
draw-card-short = { $kind ->
    [baths] Bains
    [bread-and-games] Pain et jeux
    [bountiful-harvest] Récolte
    [ask-the-people] Interroger
    [large-farmhouse] Grande ferme
   *[other] { draw-card }
}
draw-service = { $kind ->
    [culture] Culture
    [education] Éducation
   *[health] Santé
}
draw-out-of-play = Hexagone { $hex } : hors jeu
draw-free-hex = Hexagone libre { $hex } : { $land }
draw-land-food = nourriture { $count }
draw-land-gold = Montagnes { $count }
draw-land-lake = Lac
draw-land-none = ne donne rien
draw-built-hex = { $city } ({ $owner }) : { $kind } en { $hex }
draw-has-harvest = Une Récolte fructueuse y est posée.
draw-castle = { $city } : Château ({ $owner }). Citoyens { $citizens } sur { $limit }, dont { $here } au Château ; nourriture { $food } ; Culture { $culture }, Éducation { $education }, Santé { $health }.
draw-is-short = Trop peu de Citoyens pour ses tuiles !
draw-legend = { $sign ->
    [culture] Culture
    [education] Éducation
    [health] Santé
    [limit] Citoyens / limite
    [figure] au Château
    [win] gagne un Citoyen
    [lose] en perd un
    [equal] égalité : rien ne bouge
    [grow] grandit l’an prochain
    [full] pleine
    [market] Marché : 8
    [wave] eau
    [food] nourriture
    [coin] or
   *[site] place pour une Ville
}
draw-politics = Cartes Politique
draw-card-does = { $name } : { $does }
draw-unseen-cards = Pas encore vues : { $cards }
draw-effect-build = à construire pour { $price } or
draw-effect-master-builder = un bâtiment au choix : petit 1 or, moyen 2, grand 4
draw-effect-bread-and-games = des cubes pour un service d’une de vos Villes jusqu’à la fin de l’Année : 1 gratuit, 2 pour 2 or, 3 pour 5
draw-effect-blessed-era = des Citoyens pour une de vos Villes : 1 gratuit, 2 pour 2 or, 3 pour 5
draw-effect-bountiful-harvest = une de vos Maisons de ferme produit le double cette Année, gratuitement
draw-effect-ask-the-people = regarder des Voix cachées : deux gratuitement, les trois pour 2 or
draw-deck = { $count ->
    [0] plus de carte
   *[other] dans la pioche
}
draw-discard = défausse { $count }
draw-player-cards = Cartes Joueur, { $owner } : { $count }
draw-cards-left = { $count ->
    [0] plus de carte
    [one] encore une carte
   *[other] encore { $count } cartes
}
draw-turns-done = Tours joués cette Année : { $count }
draw-short-gold = Or
draw-short-found = Fonder
draw-short-pass = Passer
draw-do-gold = Prendre 2 or
draw-do-found = Fonder une Ville ; Châteaux en main : { $count }
draw-do-pass = Passer
draw-buildings = Bâtiments en réserve
draw-left = { $kind } : { $effect }. Tuiles restantes : { $count }
draw-reserve-line = { $citizens ->
    [one] un Citoyen
   *[other] { $citizens } Citoyens
} et { $gold } or en réserve
draw-voice = Voix du Peuple
draw-voice-is = La Voix de cette Année : { $names }
draw-voice-card = { $state ->
    [open] { $number ->
        [0] Visible : { $service }
       *[other] Voix { $number } : { $service }
    }
    [known] Voix { $number } : { $service }, que vous avez vue
   *[hidden] { $number ->
        [0] Pas encore de Voix
       *[other] Voix { $number } : cachée
    }
}
draw-looked = Regardée par { $names }.
draw-service-line = { $name } : { $seen } parmi les cartes que vous voyez ; { $left ->
    [one] { $left } pas encore vue
   *[other] { $left } pas encore vues
}
draw-not-seen = { $count ->
    [one] { $count } pas vue
   *[other] { $count } pas vues
}
draw-phase = { $phase ->
    [0] mise en place
    [1] cartes Voix
    [2] revenus
    [3] croissance
    [4] actions
    [5] décompte de la Voix
    [6] migration
    [7] nourriture
   *[8] fin de l’Année
}
draw-round = manche { $round } sur { $of }
draw-clock = { $year ->
    [0] Avant la première Année
   *[other] Année { $year } sur { $of }
} : { $phase }
draw-players = Or, nourriture et Citoyens des joueurs
draw-player-row = { $owner } : { $gold } or (+{ $income }), nourriture { $food } pour { some-citizens }{ $state ->
    [out] , hors jeu.
    [hungry] {""} : il en manque { $spare } !
    [even] {""} : juste assez.
   *[fed] {""} : { $spare } de reste.
} Villes avec tous les services : { $complete }.
draw-in-hand = En main : cartes { $cards }, Châteaux { $castles }, cubes { $cubes }.
draw-cities-of = Villes : { $owner }
draw-map-legend = · hexagone libre   F1–F3 Fermes   L Lac   M Montagne   X Friche   une tuile : joueur et bâtiment
draw-city-line = { $city } ({ $hex }) : Citoyens { $citizens }/{ $limit } (dont { $here } au Château)  nourriture { $food }
draw-rivals = Qui gagnerait un Citoyen (< la Ville de gauche, > celle de droite)
draw-open-voice = Voix visible
draw-hidden-voices = Voix cachées
draw-unheard = Voix pas encore vues
draw-voices-line = La Voix
draw-reserve = Réserve
draw-deck-line = Pioche Politique
draw-unseen-line = Cartes Politique pas encore vues
draw-discard-line = Défausse
draw-harvest-line = Récolte fructueuse

## Ce que regarde le juge

term-points = points
term-citizens = Citoyens
term-migration = migration à venir
term-taken = Citoyens perdus par les autres
term-demolition = pertes de bâtiments évitées
term-hunger = famine évitée
term-growth = croissance à venir
term-later-food = nourriture des Années suivantes
term-later-migration = migration des Années suivantes
term-services = services variés
term-arches = arches
term-sites = bons terrains près des Villes
term-builders = Citoyens libres de construire
term-gold = or
term-income = revenu en or
term-cards = cartes à jouer
term-knowledge = cartes Voix du Peuple connues
term-castles = Châteaux gardés pour plus tard
term-rivals = moins pour les autres
