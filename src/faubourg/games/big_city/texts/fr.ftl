### Big City in French. Codes such as $piece or $step come from narrate.
### A list comes in three values: how many, all but the last, the last.
### Never write "de" or "que" before a name: they would need an elision.

name = Big City
tagline = Une ville commune qui grandit : des cartes pour les parcelles, des tramways qui doublent les valeurs, et chaque bâtiment rapporte une fois.

## What one plays for, and the phases of a round

goal = Le plus de points gagne. Un bâtiment compte une seule fois. Fin : la ville est pleine, ou tous passent.
phase-name = { $phase ->
    [setup] Quartiers
    [action] Une action
    [draw] Pioche
    [next] Joueur suivant
   *[over] Fin
}
phase-about = { $phase ->
    [setup] On pose un à un les quartiers du début.
    [action] Bâtir, poser du tramway, ajouter un quartier, placer un parc ou une usine, échanger des cartes ou passer.
    [draw] Les cartes jouées sont remplacées par d’autres.
    [next] On joue à tour de rôle jusqu’à ce que la ville soit pleine ou que tous passent l’un après l’autre.
   *[over] Le plus de points gagne.
}

## Players and pieces, used by the texts below

who = { $named ->
    [yes] { $who }
   *[no] Joueur { $player }
}
piece-a = { $piece ->
    [residence-1] une résidence simple
    [residence-2] une résidence double
    [residence-3] une résidence triple
    [office-1] un bureau simple
    [office-2] un bureau double
    [office-3] un bureau triple
    [city-hall] l’hôtel de ville
    [church] une église
    [cinema] un cinéma
    [post-office] une poste
    [bank] une banque
    [shopping-centre] un centre commercial
    [lincoln-park] le parc Lincoln
    [central-park] Central Park
    [stanford] Stanford Corporation
    [rockwell] Rockwell Industrie
    [parking-lot] un parking
    [hospital] un hôpital
    [school] une école
    [police-station] un commissariat
    [petrol-station] une station-service
    [restaurant] un restaurant
   *[none] rien
}
piece-title = { $piece ->
    [residence-1] Résidence simple
    [residence-2] Résidence double
    [residence-3] Résidence triple
    [office-1] Bureau simple
    [office-2] Bureau double
    [office-3] Bureau triple
    [city-hall] Hôtel de ville
    [church] Église
    [cinema] Cinéma
    [post-office] Poste
    [bank] Banque
    [shopping-centre] Centre commercial
    [lincoln-park] Parc Lincoln
    [central-park] Central Park
    [stanford] Stanford Corporation
    [rockwell] Rockwell Industrie
    [parking-lot] Parking
    [hospital] Hôpital
    [school] École
    [police-station] Commissariat
    [petrol-station] Station-service
   *[restaurant] Restaurant
}
piece-cap = { $piece ->
    [residence-1] Une résidence simple
    [residence-2] Une résidence double
    [residence-3] Une résidence triple
    [office-1] Un bureau simple
    [office-2] Un bureau double
    [office-3] Un bureau triple
    [city-hall] L’hôtel de ville
    [church] Une église
    [cinema] Un cinéma
    [post-office] Une poste
    [bank] Une banque
    [shopping-centre] Un centre commercial
    [lincoln-park] Le parc Lincoln
    [central-park] Central Park
    [stanford] Stanford Corporation
    [rockwell] Rockwell Industrie
    [parking-lot] Un parking
    [hospital] Un hôpital
    [school] Une école
    [police-station] Un commissariat
    [petrol-station] Une station-service
   *[restaurant] Un restaurant
}
piece-several = { $piece ->
    [residence-1] résidences simples
    [residence-2] résidences doubles
    [residence-3] résidences triples
    [office-1] bureaux simples
    [office-2] bureaux doubles
    [office-3] bureaux triples
    [city-hall] hôtels de ville
    [church] églises
    [cinema] cinémas
    [post-office] postes
    [bank] banques
    [shopping-centre] centres commerciaux
    [parking-lot] parkings
    [hospital] hôpitaux
    [school] écoles
    [police-station] commissariats
    [petrol-station] stations-service
    [restaurant] restaurants
   *[none] pièces de ce type
}
piece-no-more = { $piece ->
    [hospital] plus d’hôpital
    [church] plus d’églises
    [school] plus d’écoles
   *[other] plus de { piece-several }
}
piece-last = { $piece ->
    [office-1] le dernier
    [office-2] le dernier
    [office-3] le dernier
    [cinema] le dernier
    [shopping-centre] le dernier
    [parking-lot] le dernier
    [hospital] le seul
    [police-station] le dernier
    [restaurant] le dernier
   *[other] la dernière
}
other-a = { $other ->
    [residence-1] une résidence simple
    [residence-2] une résidence double
    [residence-3] une résidence triple
    [office-1] un bureau simple
    [office-2] un bureau double
    [office-3] un bureau triple
    [city-hall] l’hôtel de ville
    [church] une église
    [cinema] un cinéma
    [post-office] une poste
    [bank] une banque
    [shopping-centre] un centre commercial
    [lincoln-park] le parc Lincoln
    [central-park] Central Park
    [stanford] Stanford Corporation
    [rockwell] Rockwell Industrie
    [parking-lot] un parking
    [hospital] un hôpital
    [school] une école
    [police-station] un commissariat
    [petrol-station] une station-service
   *[restaurant] un restaurant
}

## Districts, plots, streets, decks and cards

district = { $district ->
    [1] Midtown
    [2] Downtown
    [3] Chinatown
    [4] Chelsea
    [5] Harlem
    [6] Tribeca
    [7] Greenwich
   *[8] Gramercy
} (quartier { $district })
plots = { $plots ->
    [0] rien
    [1] { $plots-last }
   *[other] { $plots-rest } et { $plots-last }
}
the-plots = { $plots ->
    [0] aucune parcelle
    [1] la parcelle { $plots-last }
   *[other] les parcelles { $plots-rest } et { $plots-last }
}
side = { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}
street = { $beyond ->
    [none] { side } de { $plot }
   *[other] entre { $plot } et { $beyond }
}
street-2 = { $beyond-2 ->
    [none] { $side-2 ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    } de { $plot-2 }
   *[other] entre { $plot-2 } et { $beyond-2 }
}
way = { $way ->
    [east] à l’est
    [south] au sud
    [south-east] au sud-est
    [south-west] au sud-ouest
    [north-west] au nord-ouest
    [north-east] au nord-est
   *[none] ici
}
turned = { $turn ->
    [0] sans rotation
   *[other] tourné de { $turn }°
}
decks-named = { $decks ->
    [0] aucun paquet
    [1] paquet { $decks-last }
   *[other] paquets { $decks-rest } et { $decks-last }
}
decks-named-2 = { $decks-2 ->
    [0] aucun paquet
    [1] paquet { $decks-last-2 }
   *[other] paquets { $decks-rest-2 } et { $decks-last-2 }
}
of-decks = { $decks ->
    [0] d’aucun paquet
    [1] du paquet { $decks-last }
   *[other] des paquets { $decks-rest } et { $decks-last }
}
of-decks-2 = { $decks-2 ->
    [0] d’aucun paquet
    [1] du paquet { $decks-last-2 }
   *[other] des paquets { $decks-rest-2 } et { $decks-last-2 }
}
from-decks = { $decks ->
    [0] dans aucun paquet
    [1] dans le paquet { $decks-last }
   *[other] dans les paquets { $decks-rest } et { $decks-last }
}
a-card = { $cards ->
    [1] une carte
    [2] deux cartes
   *[other] { $cards } cartes
}
a-card-2 = { $cards-2 ->
    [1] une carte
    [2] deux cartes
   *[other] { $cards-2 } cartes
}
card = { $card ->
    [lincoln-park] parc Lincoln
    [central-park] Central Park
    [stanford] Stanford Corporation
    [rockwell] Rockwell Industrie
   *[plot] { $card }
}
the-card = { $card ->
    [lincoln-park] la carte parc Lincoln
    [central-park] la carte Central Park
    [stanford] la carte Stanford Corporation
    [rockwell] la carte Rockwell Industrie
   *[plot] la carte { $card }
}
card-cap = { $card ->
    [lincoln-park] La carte parc Lincoln
    [central-park] La carte Central Park
    [stanford] La carte Stanford Corporation
    [rockwell] La carte Rockwell Industrie
   *[plot] La carte { $card }
}

## What a building is worth: (base + bonuses) × multipliers = points

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
worth = { $form ->
    [none] aucun point
    [base] { points }
    [sum] { terms } = { points }
    [product] { $base } × { times } = { points }
    [both] ({ terms }) × { times } = { points }
   *[least] { terms } = { $before }, qui compte quand même { points }
}
terms = { $base }{ plus-park }{ plus-periphery }{ plus-centre }{ plus-factory }{ plus-petrol-station }{ plus-school }{ plus-shopping-centre }{ plus-cinema }{ plus-bank }{ plus-post-office }{ plus-parking-lot }{ plus-crowd }
plus-park = { $plus-park ->
    [0] { "" }
   *[other] { " " }+ { $plus-park } parc
}
plus-periphery = { $plus-periphery ->
    [0] { "" }
   *[other] { " " }+ { $plus-periphery } périphérie
}
plus-centre = { $plus-centre ->
    [0] { "" }
   *[other] { " " }+ { $plus-centre } centre-ville
}
# A factory harms homes and offices, and helps a petrol station.
plus-factory = { $plus-factory ->
    [0] { "" }
    [1] { " " }+ 1 usine
   *[other] { " " }− 2 usine
}
plus-petrol-station = { $plus-petrol-station ->
    [0] { "" }
   *[other] { " " }− 1 station-service
}
plus-school = { $plus-school ->
    [0] { "" }
   *[other] { " " }− 2 école
}
plus-shopping-centre = { $plus-shopping-centre ->
    [0] { "" }
   *[other] { " " }+ { $plus-shopping-centre } centre commercial
}
plus-cinema = { $plus-cinema ->
    [0] { "" }
   *[other] { " " }+ { $plus-cinema } cinéma
}
plus-bank = { $plus-bank ->
    [0] { "" }
   *[other] { " " }+ { $plus-bank } banque
}
plus-post-office = { $plus-post-office ->
    [0] { "" }
   *[other] { " " }+ { $plus-post-office } poste
}
plus-parking-lot = { $plus-parking-lot ->
    [0] { "" }
   *[other] { " " }+ { $plus-parking-lot } parking
}
plus-crowd = { $plus-crowd ->
    [0] { "" }
   *[other] { " " }+ { $plus-crowd } voisinage
}
times = { $times ->
    [tram] 2 tramway
    [city-hall] 2 hôtel de ville
   *[both] 3 tramway et hôtel de ville
}

## What is asked

prompt-pool = { $districts ->
    [1] Posez le dernier quartier de départ, le { $districts-last } : choisissez-le pour voir ses places.
   *[other] Posez un quartier de départ, { $districts-rest } ou { $districts-last } : choisissez-en un pour voir ses places.
}
prompt-origin = Choisissez où poser { district } : il doit partager au moins deux rues avec la ville.
prompt-extra = Vous poserez le dernier quartier : piochez d’abord une carte de plus, dans le paquet de votre choix.
prompt-turn = { $hand ->
    [0] Vous n’avez pas de cartes.{ " " }
   *[other] { "" }
}{ $opening ->
    [pass] Il ne vous reste qu’à passer
   *[other] { turn-build }{ turn-trams }{ turn-districts }{ turn-exchange }{ turn-trade } ou passez
}.{ $hall ->
    [yes] { "" }
   *[no] { " " }L’hôtel de ville ouvrira le reste.
}{ $obsolete ->
    [0] { "" }
    [1] { " " }Vous pouvez d’abord défausser { $obsolete-last }, inutile.
   *[other] { " " }Vous pouvez d’abord défausser { $obsolete-rest } et { $obsolete-last }, inutiles.
}{ $ends ->
    [yes] { " " }Passer finirait la partie.
   *[no] { "" }
}
turn-build = { $build ->
    [yes] Construisez{ $installs ->
        [yes] { " " }(même parc ou usine)
       *[no] { "" }
    }
   *[no] { "" }
}
turn-trams = { $trams ->
    [yes] { $opening ->
        [trams] Posez des tramways
       *[other] , posez des tramways
    }
   *[no] { "" }
}
turn-districts = { $districts ->
    [yes] { $opening ->
        [districts] Posez un quartier
       *[other] { $trams ->
            [yes] { " " }ou un quartier
           *[no] , posez un quartier
        }
    }
   *[no] { "" }
}
turn-exchange = { $exchange ->
    [yes] { $opening ->
        [exchange] Échangez des cartes
       *[other] , échangez des cartes
    }
   *[no] { "" }
}
turn-trade = { $trade ->
    [yes] { $opening ->
        [trade] Troquez
       *[other] , troquez
    }
   *[no] { "" }
}
prompt-tram = Posez un second tronçon, ou arrêtez-vous ({ segments-left }).
segments-left = { $left ->
    [0] plus aucun tronçon
    [1] encore 1 tronçon
   *[other] encore { $left } tronçons
}
prompt-exchange = { $more ->
    [yes] Glissez une autre carte sous son paquet, ou arrêtez-vous et piochez { a-card }.
   *[no] Arrêtez-vous, et piochez { a-card }.
}
prompt-draw = { $cards ->
    [1] Piochez une carte : choisissez un paquet.
   *[other] Piochez { $cards } cartes, l’une après l’autre : choisissez un paquet.
} Pas plus de deux du même paquet par tour.
prompt-forward = Vous mettez en avant { a-card } { of-decks } : { $more ->
    [0] nommez les paquets que vous souhaitez
   *[other] ajoutez-en une seconde, nommez les paquets que vous souhaitez
}, ou interrogez les autres.
prompt-answer = { who } troque { a-card } { of-decks }{ $wishes ->
    [0] { "" }
    [1] { "" } et souhaite le paquet { $wishes-last }
   *[other] { "" } et souhaite les paquets { $wishes-rest } et { $wishes-last }
}. { $offered ->
    [0] Offrez { $more ->
        [1] une carte
       *[other] une ou deux cartes
    }, ou validez sans rien offrir.
   *[other] { $more ->
        [0] Validez votre offre.
       *[other] Offrez une seconde carte, ou validez votre offre.
    }
}
prompt-accept = { $count ->
    [1] Vous avez une offre : acceptez-la, ou arrêtez-vous.
   *[other] Vous avez { $count } offres : acceptez-en une, ou arrêtez-vous.
}
prompt-fallback = { $cards ->
    [0] Pas de troc : { $more ->
        [yes] échangez jusqu’à deux cartes avec les paquets, ou arrêtez-vous.
       *[no] il ne vous reste qu’à vous arrêter.
    }
   *[other] { $more ->
        [yes] Échangez une seconde carte avec les paquets, ou arrêtez-vous et piochez une carte.
       *[no] Arrêtez-vous, et piochez { a-card }.
    }
}
prompt-wait = On attend { who }, qui { $step ->
    [pool] pose un quartier
    [extra] pioche une carte de plus
    [origin] pose un quartier
    [tram] peut poser un second tronçon
    [exchange] termine son échange
    [draw] pioche
    [forward] prépare un troc
    [answer] répond au troc
    [accept] examine les offres
    [fallback] peut échanger des cartes
   *[turn] joue son tour
}.
prompt-wait-many = On attend { $count } joueurs, qui répondent au troc.
prompt-chance = { $step ->
    [deal] On distribue les premières cartes.
    [start] Le sort désigne le premier joueur.
    [swap] Les cartes changent de main.
   *[card] On pioche une carte.
}
prompt-over = La partie est terminée : { who } l’emporte avec { points }.
prompt-over-shared = La partie est terminée : { $count } joueurs se partagent la victoire avec { points }.

## Choices in a list

label-build = { piece-title } sur { plots }, { $points ->
    [0] aucun point
   *[other] { points }
}
label-installation = { piece-title } sur { plots }
label-nowhere = { piece-title } sur { $plot }, { way }
label-lay = Tramway { street }
label-place = { district }, { turned }
label-origin = { $plots ->
    [0] En rase campagne
   *[other] Le { $own } { side } du { $plot }, contre { plots }
}
label-discard = { $piece ->
    [none] Défausser { the-card }
   *[other] Défausser { the-card }, dont la parcelle est sous { piece-a }
}
label-under = { $piece ->
    [none] Glisser { the-card } sous le paquet { $deck }
   *[other] Glisser { the-card } (inutile) sous le paquet { $deck }
}
label-forward = { $piece ->
    [none] Mettre en avant { the-card }
   *[other] Mettre en avant { the-card } (inutile)
}
label-offer = { $piece ->
    [none] Offrir { the-card }
   *[other] Offrir { the-card } (inutile)
}
label-deal = Carte : { card }
label-draw = Piocher dans le paquet { $deck } ({ $left } { $left ->
    [one] carte
   *[other] cartes
})
label-stop = { $step ->
    [tram] S’arrêter : un tronçon suffit
    [accept] { $count ->
        [0] Ne rien accepter
       *[other] Ne rien accepter de plus
    }
   *[other] { $count ->
        [0] Ne rien échanger
        [1] S’arrêter et piocher une carte
       *[other] S’arrêter et piocher { $count } cartes
    }
}
label-pass = { $ends ->
    [yes] Passer, et finir la partie
   *[no] Passer
}
label-wish = Souhaiter une carte du paquet { $deck }
label-ask = Interroger les autres
label-confirm = { $cards ->
    [0] Ne rien offrir
   *[other] Valider mon offre
}
label-accept = { $which ->
    [both] Donner à { who } les deux cartes ({ decks-named }) contre les siennes ({ decks-named-2 })
   *[one] Donner à { who } { $card ->
        [none] une carte ({ decks-named })
       *[other] { the-card }
    } contre la sienne ({ decks-named-2 })
}
label-start = Premier joueur : { who }

## The log

log-start = Chacun reçoit { $cards } cartes. Le premier joueur sera { who } : le sort en a décidé.
log-pool = Avant le premier tour, on pose les quartiers { $from } à { $to } ; { who } commence.
log-extra = { who } posera le dernier quartier et pioche d’abord une carte de plus, dans le paquet { $deck }.
log-first-turn = Les quartiers de départ sont tous là : { who } joue le premier tour.
log-district = { who } ajoute { district }{ $turn ->
    [0] { "" }
   *[other] , { turned }
}, contre { plots }.
log-centre = { $plots ->
    [1] La parcelle { $plots-last } passe en centre-ville.
   *[other] Les parcelles { $plots-rest } et { $plots-last } passent en centre-ville.
}
log-hole = La ville se referme sur un espace vide de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}.
log-build = { who } construit { piece-a }{ $left ->
    [0] { " " }({ piece-last })
   *[other] { "" }
} sur { plots } : { worth }.
log-hall = { who } construit l’hôtel de ville sur { plots } : bâtiments spéciaux, tramways, quartiers, parcs et usines sont ouverts à tous.
log-park = { who } aménage { piece-a } sur { plots } : les résidences et bureaux construits à côté gagnent un point.
log-factory = { who } ouvre { piece-a } sur { plots } : les résidences et bureaux construits à côté perdent deux points.
log-lead = { who } prend la tête avec { points }, { $margin } d’avance.
log-church = Il ne reste que { $plot } de libre à { district } : l’endroit rêvé pour une église.
log-first-tram = { who } inaugure la ligne de tramway { street }.
log-trams = { $count ->
    [1] { who } prolonge la ligne { street } ({ segments-left }).
   *[other] { who } prolonge la ligne { street }, puis { street-2 } ({ segments-left }).
}
log-discard = { who } défausse { the-card }, dont la parcelle est sous { piece-a }.
log-exchange = { who } échange { a-card } { of-decks }.
log-draw = { who } pioche { $decks ->
    [1] { a-card } { from-decks }
   *[other] { from-decks }
}{ $missing ->
    [0] { "" }
    [1] { "" } ; il en manque une, faute de paquet
   *[other] { "" } ; il en manque { $missing }, faute de paquet
}.
log-card = Nouvelle dans votre main : { the-card }.
log-pass = { $counts ->
    [no] { who } passe ; après une défausse, cela ne compte pas pour la fin de la partie.
   *[yes] { who } passe{ $missing ->
        [0] { "" }
        [1] { "" } : si le suivant passe aussi, la partie s’achève
       *[other] { "" }
    }.
}
log-ask = { who } met au troc { a-card } { of-decks }{ $wishes ->
    [0] { "" }
    [1] { "" } et souhaite le paquet { $wishes-last }
   *[other] { "" } et souhaite les paquets { $wishes-rest } et { $wishes-last }
}.
log-offer = { who } donnerait { a-card } { of-decks }.
# Ce qui est proposé
sheet-offers = Offres : cartes
sheet-offers-why = { of-decks }
log-no-offer = Personne n’est intéressé.
log-trade = Marché conclu avec { who } : { a-card } { of-decks } contre { a-card-2 } { of-decks-2 }.
log-no-more = { $traded ->
    [0] { who } n’accepte rien.
   *[other] { who } s’en tient à une carte.
}
log-no-exchange = { who } garde toute sa main.
log-over-full = Les { $count } parcelles sont occupées : la partie est terminée.
log-over-passes = { $hall ->
    [yes] Les { $count } joueurs ont passé d’affilée : la partie est terminée.
   *[no] Les { $count } joueurs ont passé d’affilée, sans que l’hôtel de ville ait été construit : la partie est terminée.
}
log-over-quiet = Rien n’a été construit, placé ni posé depuis { $count } tours : la partie est terminée.
log-rank = { $place ->
    [1] 1re place
   *[other] { $place }e place
} : { who }, { points }.
log-won = { who } remporte la partie avec { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
} d’avance.
log-shared = { $count } joueurs se partagent la victoire avec { points }.

## The page: facts, names and buttons

chip-step = { $step ->
    [deal] Mise en place : les cartes
    [start] Mise en place : le premier joueur
    [pool] Mise en place : les quartiers
    [extra] Mise en place : la carte de plus
    [origin] Mise en place : les quartiers
   *[over] Fin de la partie
}
chip-turn = Tour : { who }
chip-no-hall = Pas encore d’hôtel de ville
chip-segments = { $stuck ->
    [yes] Ligne bloquée ({ segments-left })
   *[no] Tramway : { segments-left }
}
chip-passes = Ont passé d’affilée : { $passes } sur { $players }
chip-quiet = Tours sans rien bâtir : { $quiet } sur { $limit }
chip-gone = Réserve épuisée : { piece-several }
chip-many-gone = { $count } types épuisés
summary = { $built ->
    [0] aucun bâtiment
    [one] { $built } bâtiment
   *[other] { $built } bâtiments
} · { $cards ->
    [0] aucune carte en main
   *[other] en main : { decks-named }
}
overlay-zones = Centre-ville
overlay-values = Valeurs
overlay-owners = Bâtisseurs
overlay-cards = Mes parcelles
panel-hand = En main
panel-supply = Réserve
panel-decks = Paquets
panel-districts = Quartiers
panel-trade = Troc
panel-scores = Piste de score
panel-city = { who }
button-pass = Passer
button-stop = S’arrêter
button-ask = Interroger les autres
button-confirm = Valider
button-first = Ma première carte
button-second = Ma seconde carte
button-both = Mes deux cartes
button-discard = Défausser
button-under = Échanger
button-forward = Troquer
button-offer = Offrir
touch-card = Carte { card }
touch-piece = { piece-title }
touch-plot = Parcelle { $number }
touch-deck = Paquet { $number }
touch-wish = Souhait : paquet { $number }
touch-turn = { $number ->
    [0] Sans rotation
   *[other] Tourné de { $number }°
}
touch-district = Quartier { $number }
touch-cell = Cette place
touch-accept = Son offre : { who }
touch-street = Rue { side } de { $plot }

## Everything explains itself: what a thing is, needs and gives now

explain-built = { piece-title }, bâti par { who } : { points }
explain-installed = { piece-title } : { $kind ->
    [park] les résidences et bureaux voisins valent 1 de plus
   *[factory] les résidences et bureaux voisins valent 2 de moins
}
explain-free = { $zone ->
    [centre] En centre-ville
   *[periphery] En périphérie
}. Valeur ici maintenant : résidence simple { $home }, bureau simple { $office }.
explain-away = Son quartier n’est pas encore dans la ville.
explain-card = { $held ->
    [yes] Vous avez sa carte en main.
   *[no] Il faut sa carte, que vous n’avez pas.
}
explain-street = { $tram ->
    [yes] Le tramway passe ici : résidences et bureaux bâtis à côté comptent double, et triple un bureau qui touche aussi l’hôtel de ville.
   *[no] Pas de tramway ici{ $hall ->
        [yes] { "" }
       *[no] , et aucun avant l’hôtel de ville
    }.
}
explain-value = { $base ->
    [0] Ne rapporte aucun point.
   *[other] { $times ->
        [none] Vaut toujours { $base }
       *[other] Valeur de base : { $base }
    }{ $times ->
        [tram] , le double près du tramway
        [city-hall] , le double près de l’hôtel de ville
        [both] , le double près du tramway ou de l’hôtel de ville, le triple près des deux
       *[none] { "" }
    }.
}
explain-takes = { $own ->
    [yes] Il faut sa propre carte et { $plots } parcelles libres.
   *[no] { $plots ->
        [1] Il faut une parcelle et sa carte.
       *[other] Il faut { $plots } parcelles côte à côte et leurs cartes.
    }
}
explain-hall = Dès qu’il est bâti, bâtiments spéciaux, tramways, quartiers, parcs et usines s’ouvrent à tous.
explain-after-hall = Pas avant l’hôtel de ville.
explain-left = Il en reste { $left } dans la réserve.
explain-obsolete = Un parc ou une usine occupe sa parcelle : vous pouvez la défausser au début de votre tour.
explain-deck = Paquet { $number } : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
explain-drawn = Cartes qu’on y a piochées ce tour-ci : { $drawn } sur { $most } au plus.
explain-district = { $plots } parcelles ; il n’est pas encore dans la ville.
explain-trams = Tramway : il reste { $left } tronçons sur { $all }
explain-tram = Ils doublent la valeur de ce qu’on bâtit ensuite à côté.
explain-lay = Après l’hôtel de ville, touchez une rue pour en poser un.
explain-who = { who }
explain-points = { who } : { points }
explain-part = { $kind ->
    [residence] Résidences
    [office] Bureaux
   *[other] Autres bâtiments
} : { points }

## Before an action is confirmed: what it would bring

effect-worth = { $form ->
    [base] vous en aurez { $total }
   *[other] { worth } ; vous en aurez { $total }
}
effect-hall = ouvre à tous bâtiments spéciaux, tramways, quartiers, parcs et usines
effect-neighbours = { $kind ->
    [tram] le tramway passe à côté
    [residence] { $plots ->
        [1] à côté de la résidence sur { $plots-last }
       *[other] à côté des résidences sur { plots }
    }
    [office] { $plots ->
        [1] à côté du bureau sur { $plots-last }
       *[other] à côté des bureaux sur { plots }
    }
    [special] { $plots ->
        [1] à côté du bâtiment spécial sur { $plots-last }
       *[other] à côté des bâtiments spéciaux sur { plots }
    }
   *[office-or-special] à côté de bureaux ou de bâtiments spéciaux sur { plots }
}
effect-left = { $left ->
    [0] il n’y aura { piece-no-more } en réserve
   *[other] encore { $left } de ce type en réserve
}
effect-installation = { $kind ->
    [park] { $plots ->
        [0] aucun point ; aucune parcelle libre à côté
       *[other] aucun point ; +1 pour les résidences et bureaux sur { plots }
    }
   *[factory] { $plots ->
        [0] aucun point ; aucune parcelle libre à côté
       *[other] aucun point ; −2 pour les résidences et bureaux sur { plots }
    }
}
effect-obsolete = { $plots ->
    [1] votre propre carte { $plots-last } devient inutile
   *[other] vos propres cartes { plots } deviennent inutiles
}
effect-church = { $plot } devient la dernière parcelle libre de { district } : une église pourra s’y construire
effect-draws = { $cards ->
    [0] vous ne piochez pas
   *[other] ensuite, vous piochez { a-card }
}
effect-decks = à vous de choisir { $cards ->
    [1] le paquet
   *[other] les paquets
}
effect-tram-free = amène le tramway { $plots ->
    [1] à la parcelle { $plots-last }, encore libre
   *[other] aux parcelles { plots }, encore libres
}
effect-tram-built = longe { the-plots }, { $plots ->
    [1] déjà bâtie : aucun point
   *[other] déjà bâties : aucun point
}
effect-tram-again = { the-plots } { $plots ->
    [1] avait déjà le tramway
   *[other] avaient déjà le tramway
}
effect-segments = { segments-left }{ $stuck ->
    [yes] { "" } ; la ligne ne pourrait plus continuer
   *[no] { "" }
}
effect-one-segment = { segments-left } en réserve
effect-origins = { $count ->
    [one] { $count } emplacement possible
   *[other] { $count } emplacements possibles
}
effect-contact = partage { $streets ->
    [one] { $streets } rue
   *[other] { $streets } rues
} avec la ville
effect-centre = { $plots ->
    [0] aucune parcelle ne passe en centre-ville
    [1] { $plots-last } passe en centre-ville
   *[other] { plots } passent en centre-ville
}
effect-hole = referme un espace vide de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}
effect-unseen = { $plots ->
    [0] ce sera { the-card }
    [1] { $card ->
        [none] ce sera la carte { $plots-last }
       *[other] ce sera { $plots-last } ou { the-card }
    }
   *[other] { $card ->
        [none] ce sera { $plots-rest } ou { $plots-last }
       *[other] ce sera { $plots-rest }, { $plots-last } ou { the-card }
    }
}
effect-more-of-deck = { $more ->
    [0] ensuite, plus aucune carte du paquet { $deck } ce tour-ci
    [one] encore une du paquet { $deck } permise ce tour-ci
   *[other] encore { $more } du paquet { $deck } permises ce tour-ci
}
effect-under = { $above ->
    [0] le paquet { $deck } est vide : la carte y sera seule
    [1] va sous la dernière carte du paquet { $deck }
   *[other] va sous les { $above } cartes du paquet { $deck }
}
effect-returned = vous piocherez { a-card } en échange
effect-discard = { a-card } à remplacer à la fin du tour
effect-pass = { $missing ->
    [0] les { $passes } joueurs auront passé d’affilée
    [1] { $passes ->
        [1] si le suivant passe aussi, la partie s’achève
       *[other] { $passes } joueurs auront passé ; si le suivant passe aussi, la partie s’achève
    }
   *[other] { $passes ->
        [1] si les { $missing } suivants passent aussi, la partie s’achève
       *[other] { $passes } joueurs auront passé ; si les { $missing } suivants passent aussi, la partie s’achève
    }
}
effect-quiet = { $count } tours sans rien construire, placer, poser ni défausser
effect-no-pass = ne compte pas pour la fin de la partie : vous avez défaussé
effect-forward = tous voient le paquet { $deck }, personne la carte
effect-wish = les autres voient que vous souhaitez le paquet { $deck }
effect-ask = { $count ->
    [one] { $count } joueur est interrogé
   *[other] { $count } joueurs sont interrogés
}
effect-offer = { $cards ->
    [one] { $cards } carte offerte
   *[other] { $cards } cartes offertes
}, { $most } au plus
effect-confirm = { $cards ->
    [0] définitif : vous n’offrez rien
    [1] définitif : vous offrez une carte
   *[other] définitif : vous offrez { $cards } cartes
}
effect-accept = { $which ->
    [both] vous donnez à { who } vos deux cartes ({ decks-named }) contre { a-card-2 } { of-decks-2 }
   *[one] vous donnez à { who } { the-card } contre { a-card-2 } { of-decks-2 }
}
effect-more-offers = { $count ->
    [0] aucune autre offre ne pourra être acceptée
    [1] une autre offre pourra être acceptée
   *[other] { $count } autres offres pourront être acceptées
}
effect-no-more = { $traded ->
    [0] pas de troc ; vous pourrez échanger jusqu’à deux cartes avec les paquets
   *[other] votre autre carte reste en main
}
effect-next = ensuite, { who } joue son tour
effect-next-pool = ensuite, { who } pose un quartier
effect-over = fin de la partie : { who } l’emporte avec { points }
effect-over-shared = fin de la partie : { $count } joueurs se partagent la victoire avec { points }

## Refusals

wrong-step = Ce n’est pas le moment { tried } : { $step ->
    [deal] on distribue encore les cartes
    [start] le premier joueur n’est pas encore connu
    [pool] on pose d’abord les quartiers de départ
    [extra] piochez d’abord votre carte de plus
    [origin] dites d’abord où va le quartier
    [turn] votre tour commence par une action, ou par la défausse de cartes inutiles
    [tram] posez d’abord un second tronçon, ou arrêtez-vous
    [exchange] terminez d’abord votre échange
    [draw] piochez d’abord vos cartes
    [card] la carte n’est pas encore là
    [forward] interrogez d’abord les autres
    [answer] il faut d’abord répondre au troc
    [accept] acceptez d’abord une offre, ou arrêtez-vous
    [swap] les cartes changent encore de main
    [fallback] échangez d’abord jusqu’à deux cartes, ou arrêtez-vous
   *[over] la partie est terminée
}.
tried = { $tried ->
    [place] de choisir un quartier
    [origin] de dire où va un quartier
    [build] de construire
    [lay] de poser un tramway
    [discard] de défausser une carte
    [under] de glisser une carte sous son paquet
    [draw] de piocher
    [stop] de s’arrêter
    [forward] de mettre une carte en avant
    [wish] de souhaiter un paquet
    [ask] d’interroger les autres
    [offer] d’offrir une carte
    [confirm] de valider une offre
    [accept] d’accepter une offre
    [deal] de désigner une carte
    [start] de désigner le premier joueur
   *[pass] de passer
}
chance-only = Il n’appartient à personne { tried } : le sort s’en charge.
not-in-pool = Pas encore le quartier { $district } : avant le premier tour, on ne pose que les quartiers 2 à { $last }.
already-placed = Le quartier { $district } est déjà dans la ville.
district-before-hall = Le quartier { $district } doit attendre l’hôtel de ville, et personne ne l’a encore construit.
overlap = Le quartier { $district } ne tient pas là : il recouvrirait { the-plots }.
no-contact = Le quartier { $district } doit partager au moins deux rues avec la ville ; là, { $streets ->
    [0] il n’en partagerait aucune
   *[other] il n’en partagerait qu’une, contre { $plot }
}.
must-exchange = À cette table, les cartes inutiles ne se défaussent pas : échangez plutôt { the-card } avec son paquet.
not-obsolete = { card-cap } ne peut pas être défaussée : { $there ->
    [away] sa parcelle n’est pas encore dans la ville
    [free] sa parcelle est encore libre
    [installation] seule la carte d’une parcelle peut devenir inutile
   *[other] ni parc ni usine n’occupe sa parcelle
}.
not-held = { card-cap } n’est pas dans votre main.
no-piece = { $count ->
    [1] { piece-cap } est déjà dans la ville : il n’en existe pas d’autre.
   *[other] Il n’y a { piece-no-more } : les { $count } sont déjà dans la ville.
}
not-in-city = La parcelle { $plot } n’est pas dans la ville : le quartier { $district } n’est pas encore posé.
no-shape = { $shape ->
    [I2] { piece-cap } demande deux parcelles adjacentes, et il n’y en a pas { way } de { $plot }.
    [I3] { piece-cap } demande trois parcelles en ligne droite ; { way } de { $plot }, il { $present ->
        [1] n’y en a aucune
       *[other] n’y en a qu’une
    }.
    [L3] { piece-cap } demande trois parcelles en angle ; avec l’angle sur { $plot }, il en manque une { way }.
   *[O4] { piece-cap } demande quatre parcelles en carré ; avec { $plot } en haut à gauche, il en manque une.
}
occupied = { piece-cap } n’y tient pas : { other-a } occupe déjà { $taken }.
card-missing = Il vous manque { $missing ->
    [1] la carte { $missing-last }
   *[other] les cartes { $missing-rest } et { $missing-last }
} : { piece-a } demande { $plots ->
    [1] la carte de sa parcelle
   *[other] les cartes de toutes ses parcelles, { $plots-rest } et { $plots-last }
}.
tram-in-the-way = { piece-cap } ne peut pas recouvrir la rue entre { $one } et { $two } : un tramway y passe.
before-hall = { piece-cap } doit attendre l’hôtel de ville, et personne ne l’a encore construit.
not-central = { piece-cap } doit se trouver en centre-ville, et { $plot } est en périphérie.
no-double-number = Une église demande une parcelle à deux chiffres égaux, comme 11 ou 44 ; { $plot } n’en est pas une.
district-not-full = { piece-cap } doit être le dernier bâtiment de son quartier ; dans le quartier { $district }, { $free ->
    [1] la parcelle { $free-last } est encore libre
    [2] les parcelles { $free-rest } et { $free-last } sont encore libres
   *[other] { $free } autres parcelles sont encore libres
}.
beside-parking = Pas de résidence à côté d’un parking, et il y en a un sur { $lots ->
    [1] { $lots-last }
   *[other] { $lots-rest } et { $lots-last }
}.
not-peripheral = { piece-cap } doit se trouver en périphérie, et { $plot } est en centre-ville.
cinema-neighbours = Le cinéma doit toucher deux résidences différentes ; { $near-residence ->
    [0] autour de { $plot }, il n’y en a aucune
   *[other] autour de { $plot }, il n’y en a qu’une
}.
bank-neighbours = La banque doit toucher deux bureaux différents ; { $near-office ->
    [0] autour de { $plot }, il n’y en a aucun
   *[other] autour de { $plot }, il n’y en a qu’un
}.
post-office-neighbours = La poste doit toucher une résidence et un bureau ; autour de { $plot }, { $near-residence ->
    [0] { $near-office ->
        [0] il manque l’une et l’autre
       *[other] il manque la résidence
    }
   *[other] il manque le bureau
}.
shopping-centre-neighbours = Le centre commercial doit toucher une résidence, un bureau, un bâtiment spécial et le tramway ; sur { plots }, il manque { $lacks-first ->
    [residence] une résidence
    [office] un bureau
    [special] un bâtiment spécial
   *[tram] le tramway
}{ lacks-second }{ lacks-third }{ lacks-fourth }.
lacks-second = { $lacks ->
    [1] { "" }
    [2] { " " }et { lacks-second-what }
   *[other] , { lacks-second-what }
}
lacks-second-what = { $lacks-second ->
    [office] un bureau
    [special] un bâtiment spécial
   *[tram] le tramway
}
lacks-third = { $lacks ->
    [3] { " " }et { lacks-third-what }
    [4] , { lacks-third-what }
   *[other] { "" }
}
lacks-third-what = { $lacks-third ->
    [special] un bâtiment spécial
   *[tram] le tramway
}
lacks-fourth = { $lacks ->
    [4] { " " }et le tramway
   *[other] { "" }
}
parking-lot-neighbours = Le parking doit toucher deux bureaux ou bâtiments spéciaux différents ; { $near-office-or-special ->
    [0] autour de { $plot }, il n’y en a aucun
   *[other] autour de { $plot }, il n’y en a qu’un
}.
school-neighbours = L’école doit toucher une résidence, et il n’y en a aucune autour de { $plot }.
restaurant-neighbours = Le restaurant doit toucher un bureau, et il n’y en a aucun autour de { $plot }.
installation-not-held = Vous n’avez pas la carte { $piece ->
    [lincoln-park] parc Lincoln
    [central-park] Central Park
    [stanford] Stanford Corporation
   *[rockwell] Rockwell Industrie
} : elle appartient au paquet { $deck }.
installation-before-hall = { piece-cap } doit attendre l’hôtel de ville, et personne ne l’a encore construit.
too-peripheral = Une parcelle au plus d’un parc peut être en périphérie ; { $outer ->
    [2] { $outer-rest } et { $outer-last } y sont toutes deux
   *[other] { $outer-rest } et { $outer-last } y sont toutes
}.
too-central = Deux parcelles au moins d’une usine doivent être en périphérie ; là, { $outer ->
    [0] aucune n’y est
   *[other] seule { $outer-last } y est
}.
tram-before-hall = Les tramways doivent attendre l’hôtel de ville, et personne ne l’a encore construit.
no-segment = La réserve est vide : les { $segments } tronçons de la ligne sont posés.
no-street = Il n’y a pas encore de rue { side } de { $plot } : le quartier { $district } n’est pas dans la ville.
other-name = Cette rue porte un autre nom : { $known-side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
} de { $known-plot }.
covered = Pas de tramway { street } : { piece-a } recouvre cette rue.
taken-street = Un tramway passe déjà { street }.
not-at-an-end = Pas { street } : la ligne ne se prolonge que par l’une de ses extrémités, { corner-1 } ou { corner-2 }.
corner-1 = { $end-1 ->
    [1] au coin de { $end-1-last }
   *[other] au carrefour de { $end-1-rest } et { $end-1-last }
}
corner-2 = { $end-2 ->
    [1] au coin de { $end-2-last }
   *[other] au carrefour de { $end-2-rest } et { $end-2-last }
}
loop = Pas { street } : la ligne reviendrait à un carrefour qu’elle touche déjà, { $corner ->
    [1] au coin de { $corner-last }
   *[other] celui de { $corner-rest } et { $corner-last }
}.
not-connected = Pas { street } : le nouveau tronçon doit rejoindre la ligne à un carrefour.
no-building-there = Pas { street } : à cette table, un tramway ne longe que { $allowed ->
    [pieces] des parcelles occupées
   *[buildings] des parcelles qui portent un bâtiment
}.
cannot-draw-as-many = Impossible de rendre aussi { the-card } : il faudrait ensuite piocher { $wanted } cartes, et les paquets n’en permettent que { $possible }.
two-at-most = Après un troc manqué, on échange deux cartes au plus : { the-card } reste en main.
deck-empty = Le paquet { $deck } est vide.
drawn-twice = Vous avez déjà pioché { $most } cartes du paquet { $deck } ce tour-ci, le maximum.
deck-not-in-city = À cette table, on ne pioche que dans les paquets dont le quartier est dans la ville ; le quartier { $deck } n’y est pas.
no-trading = À cette table, on ne troque pas.
already-forward = { card-cap } est déjà { $answer ->
    [yes] dans votre offre
   *[no] mise en avant
}.
two-forward = Vous avez déjà mis en avant { $forward } cartes, le maximum : { the-card } reste en main.
nobody-to-trade = Personne d’autre n’a de carte à troquer contre { the-card }.
wished = Vous avez déjà souhaité le paquet { $deck }.
offer-too-large = { $forward ->
    [1] Une seule carte est au troc, et vous en avez offert une
   *[other] On n’offre pas plus de { $forward } cartes
} : { the-card } reste en main.
no-offer = { $whose ->
    [own] Vous ne pouvez pas troquer avec vous-même.
    [nobody] Il n’y a pas de { who } à cette table.
   *[none] { who } n’offre aucune carte.
}
whole-offer = { who } offre { $cards } cartes : prenez les deux contre vos deux cartes, ou aucune.
single-offer = { who } n’offre qu’une carte : n’en donnez qu’une contre elle.
no-second-card = Vous avez mis en avant { $forward ->
    [1] une seule carte
   *[other] { $forward } cartes
} : il n’y a pas { $which ->
    [both] de paire
   *[second] de seconde carte
} à donner à { who }.

## The guided first game

lesson-about = Cinq tours d’une vraie partie : poser deux quartiers, bâtir une résidence, l’hôtel de ville et un tramway, puis un bureau qui vaut le triple. Après, vous en savez assez pour jouer.
lesson-welcome-title = Une seule ville pour tous
lesson-welcome = Voici Midtown : neuf parcelles, de 11 à 19. Au bord, c’est la périphérie ; seule la 15, cerclée, est en centre-ville. Basile et vous bâtissez cette seule ville. Un bâtiment rapporte aussitôt, et une seule fois. Le plus de points gagne.
lesson-hand-title = Une carte, une parcelle
lesson-hand = Vous tenez cinq cartes : 17, 25, 33, 41 et 53. Vous seul pouvez bâtir sur ces parcelles. Le premier chiffre est le quartier : 25 est dans le quartier 2. Deux parcelles voisines portent un bâtiment double, qui vaut bien plus.
lesson-district-title = Posez un quartier
lesson-district = Chacun pose deux quartiers, pour rapprocher ses cartes. Vous tenez 17 : mettez 25 juste dessous. Choisissez Downtown, tourné de 90°, puis Jouer. Touchez ensuite la place cerclée sous Midtown, puis Jouer.
lesson-second-title = Et un deuxième
lesson-second = Basile a posé Chelsea. Mettons 33 à côté de 25 : choisissez Chinatown, tourné de 90°, puis la place cerclée à gauche. Un quartier doit partager deux rues avec la ville.
lesson-home-title = Votre premier bâtiment
lesson-home = Simple, il vaut 2 ; double, 6 ; triple, 10. Une résidence aime la périphérie : 1 de plus. Touchez la résidence double dans la réserve, puis les parcelles 25 et 33. Avant de jouer, la page dit ce qu’elle vaut : 7 points.
lesson-draw-title = Complétez votre main
lesson-draw = Les deux cartes sont jouées : piochez-en deux autres. À chaque quartier son paquet. Qu’est-ce qui irait bien avec 17 ? D’autres parcelles de Midtown ! Piochez deux fois dans le paquet 1 ; deux par paquet et par tour, c’est le maximum.
lesson-hall-title = L’hôtel de ville
lesson-hall = 15 et 18 : quelle chance ! L’hôtel de ville ne rapporte rien, mais il ouvre tout le reste et multiplie les bureaux voisins. Il va en centre-ville : bâtissez-le sur 15, contre 17 et 18. Puis piochez dans le paquet 2.
lesson-tram-title = Un tramway
lesson-tram = Vous avez pioché 21, juste sous 18. L’hôtel de ville est là : vous pouvez poser des tramways. Ce qu’on bâtit le long vaut le double. Posez un tronçon dans la rue cerclée, entre 18 et 21 : les deux en profiteront.
lesson-office-title = Trois fois plus
lesson-office = Un bureau aime le centre-ville : 6 et 1 font 7. Près du tramway ou de l’hôtel de ville, il vaut le double ; près des deux, le triple. Bâtissez un bureau double sur 17 et 18 : 21 points ! Puis piochez deux cartes.
lesson-post-title = Un bâtiment spécial
lesson-post = Déjà 28 points ! La parcelle 21 touche votre résidence et votre bureau : c’est ce qu’il faut à une poste. Elle vaut 5, et le tramway la double. Bâtissez-la sur 21, puis piochez une carte.
lesson-more-title = Ce qu’il y a encore
lesson-more = Restez sur une pièce, ou gardez-y le doigt, pour savoir ce qu’il lui faut : un centre commercial vaut 30 points ! Les parcs aident leurs voisins, les usines leur nuisent ; chacun a sa carte. On peut aussi ajouter un quartier ou échanger des cartes.
lesson-end-title = Et ainsi de suite
lesson-end = Une action par tour, puis on complète sa main. Fin : les huit quartiers sont posés et toutes les parcelles prises, ou tous passent d’affilée. Rien ne se compte après : les points viennent en bâtissant. Bon jeu !
lesson-weak-turn = C’est le bon quartier ! Tourné de 90°, il a la parcelle 25 en haut à gauche, juste sous votre 17.
lesson-weak-district = C’est possible aussi. Mais rapprochons 25 et 17 : choisissez le quartier 2, Downtown, tourné de 90°.
lesson-weak-below = C’est permis, mais là, 25 ne touche pas 17. Posez-le juste sous Midtown, à la place cerclée.
lesson-weak-second-turn = C’est le bon quartier ! Tourné de 90°, il a la parcelle 33 en bas à droite, tout contre 25.
lesson-weak-second = C’est possible aussi. Mais mettons 33 à côté de 25 : choisissez le quartier 3, Chinatown, tourné de 90°.
lesson-weak-left = C’est permis, mais là, 33 ne touche pas 25. Posez-le à gauche, à la place cerclée.
lesson-weak-home-centre = Bien vu, 17 et 25 se touchent aussi ! Mais en centre-ville, cela ne fait que 6 points. Sur 25 et 33, elle en vaut 7.
lesson-weak-office-later = Plus tard, près de l’hôtel de ville, un bureau vaudra bien plus. D’abord la résidence sur 25 et 33.
lesson-weak-hall-later = L’hôtel de ville vient au tour suivant, à une meilleure place. D’abord la résidence sur 25 et 33.
lesson-weak-single = Un bâtiment simple vaut 3 au plus. Deux parcelles voisines en donnent 7 : la résidence double sur 25 et 33.
lesson-weak-home = C’est permis, mais vous pouvez déjà marquer : une résidence double sur 25 et 33.
lesson-weak-draw = C’est permis, mais les voisines de votre 17 sont dans le paquet 1. Piochez là.
lesson-weak-hall-plot = Il peut aussi aller là. Mais sur 15, il laisse 17 et 18 libres côte à côte : la place d’un grand bureau.
lesson-weak-hall-first = 7 points tout de suite, ou 21 bientôt ! D’abord l’hôtel de ville sur 15, puis le bureau à côté.
lesson-weak-hall = C’est permis, mais sans hôtel de ville, ni tramway ni bâtiment spécial. Bâtissez-le sur 15.
lesson-weak-draw-near = C’est permis, mais les parcelles du quartier 2 sont tout près de vos bâtiments. Piochez dans le paquet 2.
lesson-weak-between = Entre 17 et 18, le tramway les séparerait : un bâtiment ne peut pas le couvrir. Posez-le le long, dans la rue cerclée.
lesson-weak-street = Bon pour le bureau ! Mais entre 18 et 21, le tramway sert aussi la parcelle 21, dont vous tenez la carte.
lesson-weak-far = Là, votre bureau n’en profiterait pas. Posez-le entre 18 et 21.
lesson-weak-tram-first = Déjà 14 points, près de l’hôtel de ville ! Mais patientez un tour : avec un tramway, ce sera 21.
lesson-weak-tram = C’est permis, mais grâce au tramway, vos deux prochains bâtiments vaudront plus. Posez-le entre 18 et 21.
lesson-weak-residence = Le tramway la doublerait, mais l’hôtel de ville ne multiplie pas les résidences. Un bureau vaut ici 21 points.
lesson-weak-office = C’est permis, mais voyez ce qui vous attend : un bureau double sur 17 et 18, pour 21 points !
lesson-weak-post = C’est permis, mais la parcelle 21 est faite pour une poste : 10 points.

## The score, line by line

score-residence-1 = Résidences simples ({ $count })
score-residence-2 = Résidences doubles ({ $count })
score-residence-3 = Résidences triples ({ $count })
score-office-1 = Bureaux simples ({ $count })
score-office-2 = Bureaux doubles ({ $count })
score-office-3 = Bureaux triples ({ $count })
score-city-hall = Hôtel de ville ({ $count })
score-church = Églises ({ $count })
score-cinema = Cinémas ({ $count })
score-post-office = Postes ({ $count })
score-bank = Banques ({ $count })
score-shopping-centre = Centres commerciaux ({ $count })
score-parking-lot = Parkings ({ $count })
score-hospital = Hôpital ({ $count })
score-school = Écoles ({ $count })
score-police-station = Commissariats ({ $count })
score-petrol-station = Stations-service ({ $count })
score-restaurant = Restaurants ({ $count })

## Options

option-trade = Troc
option-trade-help = Une action de plus : troquer une ou deux cartes avec d’autres joueurs, face cachée et une contre une.
option-trade-off = Sans troc
option-trade-on = Avec troc
option-obsolete = Cartes inutiles
option-obsolete-help = Ce que deviennent les cartes des parcelles qu’un parc ou une usine a recouvertes.
option-obsolete-discard = Défaussées avant l’action
option-obsolete-exchange = Par échange seulement
option-limited_trams = Où passent les tramways
option-limited_trams-help = Un nouveau tronçon doit-il longer quelque chose de déjà construit ?
option-limited_trams-off = Dans toutes les rues
option-limited_trams-buildings = Le long des bâtiments
option-limited_trams-pieces = Le long des bâtiments, parcs et usines
option-limited_draws = Pioche
option-limited_draws-help = Pioche-t-on aussi dans les paquets des quartiers qui ne sont pas encore dans la ville ?
option-limited_draws-off = Dans tous les paquets
option-limited_draws-on = Quartiers de la ville seulement
option-tram_rule = Règle du tramway
option-tram_rule-help = Allemande : une ligne qui s’allonge par ses deux extrémités. Anglaise : embranchements et boucles en plus.
option-tram_rule-german = Allemande
option-tram_rule-english = Anglaise
option-new_buildings = Nouveaux bâtiments
option-new_buildings-help = Quatre bâtiments de Greg Aleknevicus, publiés dans The Games Journal, et deux de notre main.
option-new_buildings-none = Aucun
option-new_buildings-published = Les quatre publiés
option-new_buildings-all = Tous les six
option-extra_card = Carte de plus
option-extra_card-help = Qui pose le dernier quartier de départ pioche une carte de plus, joue avec une main plus grande d’une carte, et commence.
option-extra_card-off = Non
option-extra_card-on = Oui
option-reverse_placement = Quartiers de départ
option-reverse_placement-help = Dans quel ordre se posent les quartiers de départ.
option-reverse_placement-off = Le premier joueur d’abord
option-reverse_placement-on = Le premier joueur en dernier
option-guard = Fin des parties calmes
option-guard-help = La partie s’achève-t-elle aussi après trois tours de table où personne n’a rien construit, placé, posé ni défaussé ?
option-guard-off = Non
option-guard-on = Oui

### Pictures of the rules page

example-zones = Les parcelles hachurées ont un côté vers la campagne : c’est la périphérie. Les parcelles cerclées forment le centre-ville. Un nouveau quartier peut changer les premières en secondes.
example-districts = Le quartier 6 contre la ville : deux de ses parcelles au moins doivent la border. Les cases éclairées sont toutes les places possibles de son coin supérieur gauche.
example-triple = Avec les cartes 13, 21 et 22, une résidence triple s’étend sur deux quartiers, en ligne droite, et rapporte { $points } points.
example-hall = La parcelle 16 est en centre-ville : l’hôtel de ville peut s’y dresser. Il ne rapporte rien, mais ouvre tout le reste.
example-church = La parcelle 11 est la dernière libre du quartier 1 et ses deux chiffres sont égaux : une église, { $points } points.
example-cinema = Le cinéma a deux résidences à côté de lui, comme il le faut, et aussi l’hôtel de ville, qui le double : { $points } points.
example-shopping = Une résidence, un bureau, un bâtiment spécial (l’hôtel de ville) et le tramway : le centre commercial a les quatre à côté de lui et rapporte { $points } points.
example-park = Un parc sur deux parcelles du centre-ville. Deux parcelles en bordure, ce serait une de trop.
example-factory = Stanford prend trois parcelles en angle. Deux d’entre elles sont en périphérie, comme l’exige une usine.
example-tram = La ligne se prolonge à l’un de ses deux bouts, dans l’une des rues éclairées. Jamais d’embranchement, jamais de boucle.
example-place = Une parcelle de cette résidence double est en périphérie : { $points } points, contre { $office } pour un bureau. Tout entier en centre-ville, c’est l’inverse : bureau { $centre }, résidence { $home }.
example-double = Six pour une résidence double, un pour la périphérie, et le tramway devant elle double le tout : { $points } points.
example-office = Six pour un bureau double, deux de moins pour l’usine voisine, puis le triple du reste grâce au tramway et à l’hôtel de ville : { $points } points.
example-poor = Une résidence simple du centre-ville à côté d’une usine : il n’en reste rien, elle vaut donc exactement { $points } point, et le tramway ne le double pas.

## Drawing

draw-city = La ville
draw-about = { $districts ->
    [one] Un quartier
   *[other] { $districts } quartiers
}, { $pieces ->
    [0] encore aucune pièce
    [one] une pièce
   *[other] { $pieces } pièces
}, { $segments ->
    [0] pas de tramway
    [one] un tronçon de tramway
   *[other] { $segments } tronçons de tramway
}.
draw-player = joueur { $number }
draw-kind = { $kind ->
    [residence-1] résidence simple
    [residence-2] résidence double
    [residence-3] résidence triple
    [office-1] bureau simple
    [office-2] bureau double
    [office-3] bureau triple
    [city-hall] hôtel de ville
    [church] église
    [cinema] cinéma
    [post-office] poste
    [bank] banque
    [shopping-centre] centre commercial
    [lincoln-park] parc Lincoln
    [central-park] Central Park
    [stanford] Stanford Corporation
    [rockwell] Rockwell Industrie
    [parking-lot] parking
    [hospital] hôpital
    [school] école
    [police-station] commissariat
    [petrol-station] station-service
   *[restaurant] restaurant
}
draw-code = { $kind ->
    [residence-1] R1
    [residence-2] R2
    [residence-3] R3
    [office-1] B1
    [office-2] B2
    [office-3] B3
    [city-hall] Hôt
    [church] Égl
    [cinema] Cin
    [post-office] Pos
    [bank] Ban
    [shopping-centre] CCo
    [lincoln-park] Lin
    [central-park] Cen
    [stanford] Sta
    [rockwell] Roc
    [parking-lot] Par
    [hospital] Hôp
    [school] Éco
    [police-station] Com
    [petrol-station] Ess
   *[restaurant] Res
}
draw-free-plot = { $plot } : libre, { $zone ->
    [centre] au centre
   *[periphery] en périphérie
}.
draw-built-plot = { $plot } : { $kind }, par { $owner }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
draw-green-plot = { $plot } : { $kind }, par { $owner }.
draw-your-card = Vous avez sa carte.
draw-street = Rue { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
} de { $plot }
draw-tram-street = Rue { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
} de { $plot } : tramway
draw-no-place = Le quartier ne peut pas être posé ici
draw-place = Le quartier peut être posé ici
draw-north = N
draw-legend = { $sign ->
    [periphery] { $overlay ->
        [values] résidences +1
       *[zones] périphérie : résidences +1
    }
    [centre] { $overlay ->
        [values] bureaux +1
       *[zones] centre : bureaux +1, hôtel de ville
    }
    [card] dans votre main
    [under] connue, sous son paquet
    [mark] connue, dans cette main
    [tram] tramway ×2
    [city-hall] hôtel de ville ×2
    [park] parc +1
   *[factory] usine −2
}
draw-hand = En main
draw-hand-of = En main : { $owner }
draw-no-cards = aucune carte
draw-card = { $card }, paquet { $deck }{ $state ->
    [away] {""} : son quartier n’est pas encore dans la ville
    [gone] {""} : inutile
   *[here] {""}
}
draw-card-back = Une carte du paquet { $deck }
draw-decks = Paquets
draw-deck = Paquet { $number } : { $left ->
    [0] vide
    [one] une carte
   *[other] { $left } cartes
}{ $drawn ->
    [0] .
    [one] , { $drawn } piochée ce tour-ci.
   *[other] , { $drawn } piochées ce tour-ci.
}
draw-known-under = Vous savez ce qu’il y a dessous : { $cards }.
draw-supply = Réserve
draw-left = { $count } × { $kind }
draw-segments = Tronçons de tramway : il en reste { $count } sur { $all }
draw-districts = Quartiers qui ne sont pas encore dans la ville
draw-district = { district }
draw-turn = { $degrees ->
    [0] sans rotation
   *[other] rotation de { $degrees }°
}
draw-scores = Piste de score
draw-score = { $owner } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-trade = Troc
draw-first = La première carte proposée
draw-second = La deuxième carte proposée
draw-wishes = Souhaits
draw-wish = Une carte du paquet { $number } est souhaitée
draw-offer-of = { $owner } offre { $count ->
    [0] rien
    [one] une carte
   *[other] { $count } cartes
}
draw-answered = a répondu
draw-thinking = réfléchit
draw-no-offer = aucune offre
draw-map-legend = * votre carte   = ║ tramway   o bout de la ligne
draw-player-line = { $owner } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}   main { $cards }
draw-known = Connues
draw-known-under-deck = sous son paquet
draw-out = Hors jeu
draw-trams-left = Tronçons de tramway restants
draw-card-away = pas encore dans la ville
draw-card-gone = inutile

## Ce que regarde le juge

term-points = points
term-ready = bâtiments constructibles
term-hopes = bâtiments espérés
term-unplaced = cartes de quartiers hors de la ville
term-installations = cartes de parcs et d’usines
term-obsolete = cartes remplaçables
term-draws = cartes à piocher
term-trade = cartes d’un échange
term-rivals = cartes refusées aux autres
term-exchange = tours non passés à échanger
term-district = place du quartier
term-city-hall = hôtel de ville
term-segments = tronçons du tramway
term-idle = tours perdus évités
term-uses = cartes utiles à un bâtiment constructible
term-decks = cartes qui restent dans les paquets
