### Arcologies in French. What Small City says too is said by its own texts.
### Codes such as $tile or $step come from narrate; a list comes in three values: how many, all
### but the last, the last. Never write "de" or "que" before a name.

name = Small City : Arcologies
tagline = Oubliez les Voix : élevez une cité sous un seul toit, équipez-la de six pompes à hydrogène et décollez avant les autres, et avant d’étouffer.
aid-movement = Finir mes déplacements au mieux
aid-income = Toucher mes revenus au mieux

## What one plays for, and the phases of a round

goal = { $seats ->
    [1] Bâtissez votre arcologie et ses six pompes en peu de tours ; à 100 de pollution, la partie est perdue.
   *[other] Bâtissez votre arcologie et six pompes avant les autres : elle décolle et gagne. Pollution 100 : éliminé.
}
phase-about = { $phase ->
    [setup] On distribue les arcologies, les Mairies prennent place.
    [income] Les commerces paient, les Usines produisent des matières premières, les duos des pompes.
    [pollution] Citoyens, Usines et pompes polluent, et la pollution peut tuer.
   *[over] { $solo ->
        [yes] Le nombre de tours jusqu’au décollage donne votre rang.
       *[no] Qui a décollé a gagné.
    }
}

## Players, tiles, goods and squares, used by the texts below

who = { $named ->
    [yes] { $who }
   *[no] Joueur { $player }
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
store-in = { $store ->
    [hall] à la Mairie
    [supply] dans la réserve
   *[warehouse] dans l’Entrepôt en { $store-cell }
}
tile-the-cap = { $tile ->
    [residential] La Zone Résidentielle { $level }
    [commercial] La Zone Commerciale { $level }
   *[factory] L’Usine { $level }
}
pattern-name = { $pattern ->
    [habitat] Habitat
    [bazaar] Bazar
    [foundry] Fonderie
    [forum] Forum
   *[none] Pas d’arcologie
}
pattern-the = { $pattern ->
    [habitat] l’Habitat
    [bazaar] le Bazar
    [foundry] la Fonderie
    [forum] le Forum
   *[none] aucune arcologie
}
square = de { $corner } à { $far }{ $degrees ->
    [0] { "" }
   *[other] { "" } (rotation de { $degrees }°)
}
turned = { $degrees ->
    [0] { "" }
   *[other] { "" }, rotation de { $degrees }°
}
metals = { $metal ->
    [0] aucun métal
    [one] { $metal } métal
   *[other] { $metal } métaux
}
pumps-of = { $pumps ->
    [0] aucune pompe
    [one] { $pumps } pompe
   *[other] { $pumps } pompes
}
with-pumps = { $pumps ->
    [0] sans pompe
   *[other] avec { pumps-of }
}
citizens-of = { $citizens ->
    [0] aucun Citoyen
    [one] { $citizens } Citoyen
   *[other] { $citizens } Citoyens
}
slot-1-name = { $slot-1 ->
    [cash] 1 $
    [raw_to_cash] vente
    [cash_to_votes] Voix contre argent
    [raw_to_votes] Voix contre matières premières
    [wood] bois
    [stone] pierre
    [metal] métal
   *[home] logement
}
slot-2-name = { $slot-2 ->
    [cash] 1 $
    [raw_to_cash] vente
    [cash_to_votes] Voix contre argent
    [raw_to_votes] Voix contre matières premières
    [wood] bois
    [stone] pierre
    [metal] métal
   *[home] logement
}
slot-3-name = { $slot-3 ->
    [cash] 1 $
    [raw_to_cash] vente
    [cash_to_votes] Voix contre argent
    [raw_to_votes] Voix contre matières premières
    [wood] bois
    [stone] pierre
    [metal] métal
   *[home] logement
}

## What is asked

prompt-deal = On distribue les arcologies.
prompt-draw = { $players ->
    [1] { $quiet } tours sans nouvelle pompe ni arcologie : renoncez-vous ?
   *[other] { $quiet } tours sans nouvelle pompe ni arcologie : acceptez-vous la partie nulle ?
} { $left ->
    [one] Encore un tour calme
   *[other] Encore { $left } tours calmes
} et la partie s’arrête de toute façon.
prompt-wait-draw = On attend { who }{ $more ->
    [0] { "" }
    [one] { "" } et un autre joueur
   *[other] { "" } et { $more } autres joueurs
} : la partie nulle est proposée.
prompt-remainder = Une partie seulement est recouverte ({ tile-title } en { $first }) : comment poser ce qui reste en { cells } ?
prompt-move = L’arcologie recouvre { raws } dans un Entrepôt : quelle unité va dans quel autre lieu de stockage ?
prompt-won = La partie est terminée : { won-how }
prompt-shared = La partie est terminée : { $count } arcologies décollent et se partagent la victoire, avec { citizens-of } chacune.
prompt-nobody = La partie est terminée : il ne reste personne, et aucune cité ne volera.
prompt-drawn = La partie s’arrête sans décollage : partie nulle. { nearest-of }
prompt-lost = { $why ->
    [pollution] La pollution a atteint 100 au tour { $round } : la partie est perdue.
   *[quiet] Toujours au sol après { $round } tours, { with-pumps } : la partie est perdue.
}
prompt-solo = Votre arcologie décolle au tour { $round } ! { rank-line }
rank-line = { $rank ->
    [galaxy] Rang : Galaxie.
    [star] Rang : Étoile.
    [planet] Rang : Planète.
    [moon] Rang : Lune.
    [satellite] Rang : Satellite.
   *[balloon] Rang : Ballon.
}
won-how = { $how ->
    [alone] { who } reste en jeu, sans rival, et l’emporte sans décoller.
    [citizens] { who } décolle avec le plus de Citoyens, { $citizens }, et l’emporte.
    [pollution] { who } décolle avec autant de Citoyens, mais laisse un air plus pur, et l’emporte.
   *[take-off] { who } décolle avant tous les autres et l’emporte.
}
nearest-of = { $count ->
    [1] { who } en était le plus près, { with-pumps }.
   *[other] { $count } joueurs en étaient aussi près les uns que les autres, { with-pumps }.
}

## Choices in a list

label-arcology = Arcologie { square } : { metals }
label-remain = { tile-title } qui reste : { $cell-1 } { slot-1-name }{ $cell-2 ->
    [none] { "" }
   *[other] , { $cell-2 } { slot-2-name }
}{ $cell-3 ->
    [none] { "" }
   *[other] , { $cell-3 } { slot-3-name }
}
label-deal = { pattern-name } pour { who }
label-answer = { $accepts ->
    [yes] { $solo ->
        [yes] Renoncer
       *[no] Accepter la partie nulle
    }
   *[no] Continuer
}
label-pair = Usine en { $cell } : un duo, pour une pompe à hydrogène

## The log

log-dealt = { who } reçoit { pattern-the }.
log-answer = { $accepts ->
    [yes] { $solo ->
        [yes] { who } renonce.
       *[no] { who } accepte la partie nulle, en secret.
    }
   *[no] { $solo ->
        [yes] { who } continue.
       *[no] { who } veut continuer, en secret.
    }
}
log-pair = { who } : un second Citoyen rejoint le premier à la pierre, en { $cell } ; le duo s’attelle à une pompe à hydrogène.
log-arcology = Chez { who }, l’arcologie se dresse ! { pattern-name } { square }{ $citizens ->
    [0] { $tourists ->
        [0] , sans personne à l’intérieur pour l’instant
        [one] , avec { $tourists } Touriste à l’intérieur
       *[other] , avec { $tourists } Touristes à l’intérieur
    }
   *[other] , avec { citizens-of }{ $tourists ->
        [0] { "" }
        [one] { "" } et { $tourists } Touriste
       *[other] { "" } et { $tourists } Touristes
    } à l’intérieur
}.
log-split = { tile-the-cap } en { $first } est séparée : il en reste { tile-2-a } en { cells } ({ who }).
log-pumps = { $count ->
    [1] { who } produit une pompe à hydrogène : { $pumps } sur 6.
   *[other] { who } produit { $count } pompes à hydrogène : { $pumps } sur 6.
}
log-countdown = Les six pompes tournent : chez { who }, l’arcologie décolle à la fin de ce tour !
log-draw-offered = { $players ->
    [1] { $quiet } tours sans nouvelle pompe ni arcologie : faut-il renoncer ? On se le demande.
   *[other] { $quiet } tours sans nouvelle pompe ni arcologie : la partie nulle est proposée.
}
log-draw-refused = { $players ->
    [1] Non, le rêve continue.
   *[other] Quelqu’un croit encore au décollage : pas de partie nulle, on continue.
}
log-round = Tour { $round }{ $where ->
    [solo] { "" }.
    [stays] { "" } : le maire reste chez { who }, sur la même rue.
    [beside] { "" } : le maire arrive chez { who }, n’y trouve aucune rue et reste à côté du plateau.
   *[street] { "" } : le maire est reçu chez { who }, qui joue en premier.
}
log-pollution = { who } génère { $generated } de pollution{ $engineer ->
    [yes] { "" } (grâce à l’Ingénieur, ni les Usines ni les pompes ne polluent)
   *[no] { $pumps ->
        [0] { "" }
        [one] { "" } ({ $dirt } pour { $pumps } pompe)
       *[other] { "" } ({ $dirt } pour { $pumps } pompes)
    }
}{ $parks ->
    [0] { "" }
    [one] , avec l’aide de { $parks } case de Parc
   *[other] , avec l’aide de { $parks } cases de Parc
} : niveau { $pollution }.
# Qui reçoit quoi, et pourquoi
sheet-pollution-why = { $citizens ->
    [0] { "" }
   *[other] { "" }Citoyens { $citizens },{ " " }
}{ $engineer ->
    [yes] { "" }matières premières et pompes 0 (Ingénieur),{ " " }
   *[no] { $made ->
        [0] { "" }
       *[other] { "" }matières premières { $made },{ " " }
    }
}{ $dirt ->
    [0] { "" }
   *[other] { "" }pompes { $dirt },{ " " }
}{ $parks ->
    [0] { "" }
   *[other] { "" }Parcs −{ $parks },{ " " }
}niveau { $total } désormais
sheet-pumps = Revenus : pompes à hydrogène
sheet-pumps-why = { $count ->
    [one] l’œuvre de { $count } duo, soit { $pumps } sur { $most }
   *[other] l’œuvre de { $count } duos, soit { $pumps } sur { $most }
}
log-eliminated = { who } atteint { $pollution } de pollution : l’Arrondissement est perdu{ $solo ->
    [yes] { "" }
   *[no] , { who } quitte la partie
}{ $built ->
    [yes] { $pumps ->
        [0] { "" } ; l’arcologie ne volera jamais
       *[other] { "" } ; l’arcologie et ses pompes ({ $pumps }) ne voleront jamais
    }
   *[no] { "" }
}.
log-take-off = Six pompes rugissent, le sol lâche prise : chez { who }, l’arcologie décolle !
log-over = { $end ->
    [nobody] Il ne reste personne : la partie est terminée.
    [alone] Il ne reste qu’un joueur : la partie est terminée.
    [accepted] Tous acceptent la partie nulle : on s’arrête sans décollage.
   *[quiet] { $quiet } tours calmes de suite : la partie s’arrête sans décollage.
}
log-rank = { $place ->
    [1] 1re place
   *[other] { $place }e place
} : { who }, { pumps-of }{ $built ->
    [yes] { "" }
   *[no] { "" } et pas d’arcologie
} ({ citizens-of }, pollution { $pollution }).
log-won = { won-how }
log-shared = { $count } arcologies se partagent la victoire, avec { citizens-of } chacune.
log-nobody = Personne ne gagne.
log-drawn = Partie nulle. { nearest-of }
log-lost = { prompt-lost }
log-solo = Il aura fallu { $round } tours. { rank-line }

## The page: facts, names and buttons

chip-step = { $step ->
    [arcologies] Mise en place : arcologies
   *[over] Fin de la partie
}
chip-round = Tour { $round }
chip-take-off = { who } décolle
chip-pumps = { who } : { $pumps ->
    [one] { $pumps } pompe
   *[other] { $pumps } pompes
} sur 6
chip-place = { $ready ->
    [yes] { $metal ->
        [0] Arcologie prête
       *[other] Prête : { $corner }, { metals }
    }
   *[no] Site { $corner } : { metals }
}
chip-quiet = Tours calmes : { $quiet } ({ $solo ->
    [yes] perdu à { $last }
   *[no] nulle à { $limit }, fin à { $last }
})
summary = { $built ->
    [yes] Arcologie, { $pumps ->
        [one] { $pumps } pompe
       *[other] { $pumps } pompes
    } sur { $most }{ $inside ->
        [0] { "" }
       *[other] , { $inside } à l’intérieur
    }
   *[no] { pattern-name } à bâtir
} · { $money } $ · { $votes } Voix · pollution { $pollution } · { citizens-of }{ $abroad ->
    [0] { "" }
   *[other] { "" } +{ $abroad } ailleurs
}, { $hall } à la Mairie · { raws } en stock
overlay = { $key ->
   *[pattern] Arcologie
}
panel = { $key ->
    [arcologies] Arcologies
    [pattern] Votre composition
   *[remainder] Ce qui reste
}
button = { $key ->
    [accept] { $solo ->
        [yes] Renoncer
       *[no] Accepter la nulle
    }
   *[go-on] Continuer
}
touch-pattern = { pattern-name }
touch-turned = { $degrees ->
    [0] Composition telle quelle
   *[other] Composition tournée de { $degrees }°
}
touch-remain = { tile-title } en { $spots }

## Before an action is confirmed: what it would bring

effect-metal = { $metal ->
    [one] { $metal } métal, pour { cells }
   *[other] { $metal } métaux, pour { cells }
}
effect-split = { tile-the } en { $first } est séparée : il en reste { tile-2-a } en { cells }
effect-arcology = votre arcologie se dresse ; { $citizens ->
    [0] { $tourists ->
        [0] personne n’y entre
        [one] { $tourists } Touriste y entre
       *[other] { $tourists } Touristes y entrent
    }
    [one] { $citizens } Citoyen{ $tourists ->
        [0] { "" } y entre
        [one] { "" } et { $tourists } Touriste y entrent
       *[other] { "" } et { $tourists } Touristes y entrent
    }
   *[other] { $citizens } Citoyens{ $tourists ->
        [0] { "" } y entrent
        [one] { "" } et { $tourists } Touriste y entrent
       *[other] { "" } et { $tourists } Touristes y entrent
    }
} ; dès lors, deux Citoyens sur un emplacement à pierre produisent une pompe
effect-remain = il reste { tile-a }
effect-answer = { $accepts ->
    [yes] { $solo ->
        [yes] la partie s’arrête sans décollage, elle est perdue
       *[no] si tous acceptent, la partie s’arrête sans décollage ; c’est définitif
    }
   *[no] on continue par le tour suivant ; c’est définitif
}
effect-pair = { $useless ->
    [yes] un duo, mais il n’y a que { $most } pompes : il ne produira rien
   *[no] un duo : produit la pompe { $pump } sur { $most } en phase 4, et pas de pierre ; chaque pompe pollue de { $dirt } à chaque tour
}
effect-statue = { $votes } Voix aussitôt{ $asked ->
    [yes] { "" } ; votre composition demande cette Statue
   *[no] { "" } ; votre composition ne la demande pas
}
effect-saved = une unité sauvée de l’Entrepôt recouvert : { raw }
effect-engineer = ni les matières premières produites chez vous ni vos pompes ne polluent ce tour-ci
effect-nearest = site le plus proche pour votre arcologie : { $was } → { metals-now } (en { $corner }{ turned })
metals-now = { $now ->
    [0] { $now } métal
    [one] { $now } métal
   *[other] { $now } métaux
}
warn-goods = attention : { raws } dans un Entrepôt recouvert, { $moves ->
    [yes] à reloger dans d’autres lieux de stockage
   *[no] ce serait perdu
}
warn-no-stone = attention : il ne resterait aucun emplacement à pierre pour un duo, donc pas encore de pompe

## Refusals

wrong-step = { $tried ->
    [arcology] Une arcologie se bâtit dans un plan, en phase 2.
    [remainder] Ce n’est pas le moment de poser un reste : il n’y en a que si l’on bâtit une arcologie sur une partie d’une tuile.
    [draw] { $solo ->
        [yes] Ce n’est pas le moment de renoncer.
       *[no] Aucune partie nulle n’est proposée en ce moment.
    }
   *[chance] Seul le sort distribue les arcologies, avant la partie.
}
statue-source = { $source ->
    [town-hall] l’influence de la Mairie
    [commercial] { $need ->
        [one] l’influence d’une Zone Commerciale
       *[other] l’influence de { $need } Zones Commerciales
    }
    [factory] { $need ->
        [one] l’influence d’une Usine
       *[other] l’influence de { $need } Usines
    }
    [cultural] { $need ->
        [one] l’influence d’un Bâtiment Culturel
       *[other] l’influence de { $need } Bâtiments Culturels
    }
    [residential] { $need ->
        [one] l’influence d’une Zone Résidentielle
       *[other] l’influence de { $need } Zones Résidentielles
    }
   *[park] { $need ->
        [one] l’influence d’un Parc
       *[other] l’influence de { $need } Parcs
    }
}
nowhere-statue = { tile-title } : il y faut { statue-source } ; { $near ->
    [0] aucune case libre n’en a
    [1] la case libre la mieux placée, { $cell }, n’en a qu’une, en { $near-last }
   *[other] la case libre la mieux placée, { $cell }, n’en a que { $near } : { $near-rest } et { $near-last }
}.
statue-lacks = { tile-title } : il y faut { statue-source } ; { $near ->
    [0] ce n’est pas le cas en { $cell }
    [1] autour de { $cell }, il n’y en a qu’en { $near-last }
   *[other] autour de { $cell }, il n’y en a qu’en { $near-rest } et { $near-last }
}.
no-builds-left = Bâtir l’arcologie est une action de construction, et { $extended ->
    [yes] un plan qui agrandit la zone n’en a qu’une, déjà prise
   *[no] les trois de ce plan sont prises
}.
arcology-stands = Votre arcologie est déjà là, son carré part de { $stands } : il n’y en a qu’une par joueur.
square-outside = L’arcologie doit tenir dans votre Zone Constructible de { $size } sur { $size } cases ; { $cells ->
    [1] { cells } est dehors
   *[other] { cells } sont dehors
}.
square-blocked = Le maire est à côté ({ cells }) : pas d’arcologie à cet endroit ce tour-ci.
square-cemetery = Les morts restent où ils sont : pas d’arcologie sur { $cells ->
    [1] le Cimetière en { cells }
   *[other] les Cimetières en { cells }
}.
square-hall = La Mairie ne peut pas être recouverte, et le carré { square } prendrait { cells }.
not-left-empty = Dans le carré { square }, { $cell } doit être vide, et il y a { tile-2-a } ; aucun métal n’y supplée.
cannot-be-split = { tile-title } en { $cell } dépasserait sur { cells } : cette tuile ne peut pas être séparée.
part-shape = { tile-title } en { $cell } ne peut pas être séparée ainsi : { $part ->
    [remains] ce qui resterait
   *[covered] ce qui serait recouvert
} en { cells } n’a la forme d’aucune tuile.
no-part-left = Pour séparer { tile-the } en { $cell }, il faut { tile-2-a } : { $needed ->
    [1] il n’y en a plus, ni dans la réserve ni dans la boîte
   *[other] il en faudrait { $needed }, et la réserve et la boîte en ont moins à elles deux
}.
no-metal = Le carré { square } demande { $need ->
    [one] { $need } métal
   *[other] { $need } métaux
}, pour { cells } ; avec { $have }, il vous en manque { $short }. En { $cell }, la composition veut { tile-a }, et { $tile-2 ->
    [none] il n’y a rien
   *[other] il y a { tile-2-a }
}.
no-such-remainder = Rien ne reste qui puisse se poser ainsi : { tile-title } en { cells }.
unit-not-covered = Il n’y a pas { raw-no } à vous dans un Entrepôt recouvert : seulement { raws }.
no-other-store = Les unités d’un Entrepôt recouvert vont dans un autre lieu de stockage à vous, et { $store ->
    [supply] la réserve n’en est pas un
   *[other] aucun ne subsiste en { $store-cell }
}.
no-room-there = Il n’y a pas de place libre { store-in }.
arcology-stays = Une arcologie ne se démolit pas.
arcology-closed = { $abroad ->
    [yes] Plus personne n’entre dans l’arcologie chez { who }, pas même en { $cell }.
   *[no] Plus personne n’entre dans votre arcologie, pas même en { $cell }.
}

## Everything explains itself: what a thing is, needs and gives now

explain-arcology = { pattern-name } ({ who })
explain-inside = À l’intérieur : { citizens-of }{ $tourists ->
    [0] { "" }
    [one] { "" } et { $tourists } Touriste
   *[other] { "" } et { $tourists } Touristes
}
explain-pairs = Duos aux emplacements à pierre : { $pairs }
explain-dirt = { pumps-of }{ $ahead ->
    [0] { "" }
   *[other] { "" } (dont { $ahead } à venir)
} : { $dirt ->
    [0] aucune pollution ce tour-ci, grâce à l’Ingénieur
   *[other] { $dirt } de pollution par tour
}
explain-site = Site le plus proche ({ $corner }{ turned }) : { $fit ->
    [empty] { $cell } doit rester vide
    [matches] { $cell } correspond à la composition
   *[costs] { $cell } demande { tile-a }, ou coûte 1 métal
}
explain-empty = Ce qui se trouve ici bloque l’arcologie : aucun métal n’y supplée
explain-new-statue = Rapporte aussitôt { $votes } Voix
explain-statue = Ses { $votes } Voix sont venues à sa construction
explain-cost = { $action ->
    [yes] Ne coûte pas d’argent, mais une action de construction
   *[no] Ne coûte ni argent ni action de construction
}
explain-metal = Dans ses propres stocks : { metals }
explain-condition = Il lui faut { statue-source }
explain-wanted = { pattern-name } en demande { $count }{ $there ->
    [none] { "" }
   *[other] { "" } ; en place au site le plus proche ({ $corner }{ turned }) : { $there }
}
explain-pair = { $useless ->
    [yes] Un duo, mais les { $most } pompes sont là : il ne produit rien
   *[no] Un duo : produit une pompe en phase 4, et pas de pierre
}
explain-may-pair = Deux Citoyens ici ({ who }) : un duo, qui produit plutôt une pompe
explain-insider = { $way ->
    [tourist] Dans l’arcologie ; doit repartir en phase 3, pollue de 1 par tour
    [stay] Dans l’arcologie ; peut rester ou partir en phase 3, pollue de 1 par tour
    [leave] Dans l’arcologie ; doit partir en phase 3, pollue de 1 par tour
   *[sealed] Dans l’arcologie pour de bon : ni pollution ni danger
}
explain-votes = Ici, les Voix ne font pas gagner, mais elles paient le Conseil
explain-points = { who } : { $solo ->
    [yes] { $points ->
        [one] { $points } tour
       *[other] { $points } tours
    }
   *[no] { $points ->
        [one] { $points } pompe
       *[other] { $points } pompes
    }
}
explain-ties = Si plusieurs décollent : { citizens-of }, puis pollution { $pollution }
explain-rank = { $most ->
    [0] Décollage plus tard
   *[other] Décollage au tour { $most } au plus tard
}

## La première partie guidée

lesson-about = Trois tours d’une vraie partie : une Statue, votre composition tuile par tuile, puis toute une cité sous un seul toit. C’est une extension : qui ne connaît pas Small City commence par là.
lesson-welcome-title = Small City, puis le ciel
lesson-welcome = Arcologies prolonge Small City : si vous ne le connaissez pas, jouez d’abord sa partie guidée. Ses règles restent, mais les Voix ne font plus gagner. Bâtissez une cité sous un seul toit, donnez-lui six pompes, décollez avant Basile.
lesson-hall-title = Votre composition
lesson-hall = Le cadre « Votre composition » montre l’Habitat : huit petites tuiles autour d’un terrain vide. Il ira à gauche de la Mairie, que doit toucher sa Statue, celle des Fondateurs. Posez la Mairie sur la case cerclée, puis Jouer.
lesson-statue-title = Une Statue dès le premier tour
lesson-statue = Une Statue coûte 1 pierre, et vous n’en avez pas. Mais le Conseil bâtit aussi : prenez le Conseiller Municipal, avancez un disque en Construction pour 1 $ et bâtissez la Statue des Fondateurs. Elle donne aussitôt 3 Voix.
lesson-tiles-title = Tuile par tuile
lesson-tiles = Bâtissez trois tuiles là où la composition les veut : une est cerclée, une autre de la composition convient aussi. Un commerce doit toucher un logement, comme toujours. Puis validez, et laissez chacun chez soi.
lesson-votes-title = Les Voix, votre monnaie
lesson-votes = Statue et logements ont donné des Voix. Ici, elles ne font pas gagner, mais elles paient le Conseil. Avancez votre second disque en Économie, payez d’une Voix et prenez les 2 $ : il faut encore des tuiles.
lesson-second-title = Deuxième tour
lesson-second = Le maire visite Basile, et vous choisissez sa rue : touchez deux cases vides, côte à côte. Puis prenez le Soutien, gratuit cette fois, et son dollar. Cela vous fait 3 $ : de quoi bâtir trois tuiles.
lesson-more-title = Encore trois
lesson-more = Arcologie, sous le plateau, montre la composition dans votre ville et coche ce qui est là ; on peut la tourner, pas la retourner. Bâtissez trois autres de ses tuiles, validez et laissez chacun chez soi. Chaque case qui ne correspond pas coûterait 1 métal.
lesson-last-title = La huitième tuile
lesson-last = Plus d’argent, et il manque une tuile. Mais il vous reste des Voix : touchez votre disque en Construction, puis de nouveau le premier espace de cette ligne, payez d’une Voix et bâtissez la dernière tuile.
lesson-arcology-title = Une cité sous un seul toit
lesson-arcology = Troisième tour ! Reprenez le Soutien et son dollar. Puis bâtissez votre arcologie : les huit cases correspondent, elle ne coûte donc pas de métal, juste une action de construction. Elle prend la place de tout le carré.
lesson-factory-title = Place aux pompes
lesson-factory = Elle se dresse, et vos Citoyens y vivent ! Les pompes se font sur les emplacements à pierre des Usines de niveau 2. Bâtissez une Usine 1 à droite, puis son Entrepôt, et validez. Près d’une Raffinerie, elle grandira.
lesson-pumps-title = À deux, une pompe
lesson-pumps = Désormais, deux de vos Citoyens peuvent partager un emplacement à pierre, s’ils y viennent au même tour, même depuis l’arcologie. Un tel duo fait une pompe au lieu d’une pierre. Vos six pompes s’allument sous « Arcologies ».
lesson-end-title = Six pompes, et l’on décolle
lesson-end = Chaque pompe pollue de 2 à chaque tour : plantez des Parcs, car à 100 on est éliminé. À la fin du tour de la sixième pompe, votre cité décolle et vous gagnez. Basile veut la même chose. Bon jeu !
lesson-weak-hall = Permis, mais votre composition y aurait moins de place. Prenez la case cerclée.
lesson-weak-councillor = C’est permis ! Mais le Conseiller Municipal vous fait bâtir la Statue tout de suite.
lesson-weak-construction = Bien vu pour plus tard. Pour la Statue, avancez un disque en Construction et payez 1 $.
lesson-weak-statue-place = Là aussi, elle toucherait la Mairie. Mais votre composition ira à gauche : prenez la case cerclée.
lesson-weak-statue = Cela s’achètera bientôt avec de l’argent. Une Statue coûte de la pierre : profitez du Conseil pour elle.
lesson-weak-middle = Le milieu de la composition doit rester vide, et aucun métal n’y supplée. Prenez la case cerclée.
lesson-weak-tile = Permis, mais cela ne sert pas votre composition. Bâtissez ce qu’elle montre, là où elle le montre.
lesson-weak-stay = Ils peuvent sortir, mais rien ne les y oblige : terminez les déplacements.
lesson-weak-votes-none = C’est possible, mais l’argent vous manquerait au prochain tour. Une Voix pour 2 $, c’est une aubaine !
lesson-weak-votes = Bon pour plus tard ! Il vous faut de l’argent : votre disque du départ, en Économie.
lesson-weak-money = Les Voix ne font pas gagner ici. Prenez l’argent.
lesson-weak-supporter = C’est permis ! Mais c’est un dollar qu’il vous faut : prenez le Soutien.
lesson-weak-last = Permis, mais la huitième tuile manquerait encore. De nouveau Construction, pour une Voix.
lesson-weak-arcology = Cela peut attendre. Votre composition est complète : bâtissez l’arcologie !
lesson-weak-factory-place = Plutôt à droite, en bas : il y a de la place pour une Raffinerie, et pour agrandir l’Usine.
lesson-weak-factory = Possible, mais sans Usine, pas de pompe. Touchez l’Usine 1.

## The score, line by line

unit = { $seats ->
    [1] { $points ->
        [one] tour
       *[other] tours
    }
   *[other] { $points ->
        [one] pompe
       *[other] pompes
    }
}
score-pumps = Pompes à hydrogène
score-rounds = Tours joués

## Options

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
option-arcology_action = Bâtir l’arcologie
option-arcology_action-help = Si la bâtir prend une action de construction, ou se fait librement, comme on agrandit une tuile. Le livret se lit des deux façons.
option-arcology_action-build = C’est une action de construction
option-arcology_action-free = Ce n’en est pas une
option-split = Tuile plus grande du bon type
option-split-help = Si une case coûte du métal quand une tuile plus grande du bon type s’y trouve : une Zone Résidentielle 3 pour une 1.
option-split-metal = 1 métal par case
option-split-free = Rien à payer
option-covered_materials = Stocks recouverts
option-covered_materials-help = Ce que deviennent les matières premières d’un Entrepôt que l’arcologie recouvre.
option-covered_materials-supply = Retour à la réserve
option-covered_materials-move = Transférées ailleurs s’il y a de la place
option-inside = Citoyens à l’intérieur
option-inside-help = Si ceux que l’arcologie a accueillis peuvent en ressortir.
option-inside-stay = Ils restent ou sortent
option-inside-leave = Ils doivent sortir en phase 3
option-inside-sealed = Portes closes : on n’en sort pas, on n’y pollue pas, on n’y meurt pas
option-pumps_and_parks = Pompes et Parcs
option-pumps_and_parks-help = Si les Parcs absorbent aussi la pollution des pompes.
option-pumps_and_parks-together = Les Parcs agissent aussi sur les pompes
option-pumps_and_parks-apart = Les pompes s’ajoutent après les Parcs
option-citizens_counted = Plusieurs décollages
option-citizens_counted-help = Quels Citoyens départagent plusieurs arcologies qui décollent au même tour.
option-citizens_counted-slots = Sur les emplacements et à l’intérieur
option-citizens_counted-hall = Ceux-là et ceux de la Mairie
option-citizens_counted-inside = À l’intérieur de sa propre arcologie
option-quiet_rounds = Tours calmes
option-quiet_rounds-help = Après combien de tours de suite sans nouvelle pompe ni arcologie la partie nulle est proposée ; après le double, la partie s’arrête.
option-quiet_rounds-eight = 8 tours
option-quiet_rounds-sixteen = 16 tours
option-quiet_rounds-thirty_two = 32 tours

### Pictures of the rules page

example-pattern = La composition Habitat, complète : huit tuiles d’une case, chacune là où elle est demandée, et un terrain vide au milieu. Une arcologie peut prendre leur place.
example-turned = La même composition, tournée de 90 degrés : elle compte aussi, et l’arcologie peut être bâtie.
example-mirrored = En miroir, elle ne compte pas : { $metal } cases ne correspondent pas, quelle que soit l’orientation, et chacune coûterait un métal.
example-statues = Les Ouvriers veulent une Usine à côté d’eux : les cases éclairées en ont une. Vous bâtissez une Statue de chaque sorte, et chacune rapporte 3 Voix.
example-filled = Il y a un Parc sur le terrain qui doit rester vide. Aucun métal n’y remédie.
example-metal = Cinq cases correspondent. Une partie d’un grand logement, une partie d’un grand commerce et une Statue absente coûtent { $metal } métaux.
example-short = Le même carré, mais seulement { $metal } métaux dans la Mairie : il en manque.
example-split = L’arcologie est là. Des deux tuiles qui dépassaient du carré, il subsiste un reste, au-dehors ; les { $inside } Citoyens du carré sont désormais à l’intérieur.
example-pair = Un Citoyen se tient déjà sur l’emplacement à pierre et, avec une arcologie dans l’Arrondissement, celui-ci est éclairé pour un second.
example-pumps = Un duo sur l’emplacement à pierre a fabriqué une pompe au lieu d’une pierre : il y en a maintenant { $pumps }.
example-smog = { $pumps } pompes, deux Citoyens à l’intérieur et un au Parc, moins un pour le Parc lui-même : { $points } points de pollution ce tour-ci.
example-leaving = { $pumps } pompes : à la fin de ce tour, l’arcologie décolle, et son maire a gagné.

## Drawing

draw-kind = { $kind ->
    [statue-founders] Statue des Fondateurs
    [statue-merchants] Statue des Marchands
    [statue-workers] Statue des Ouvriers
    [statue-artists] Statue des Artistes
    [arcology-rising] Arcologie en vol
   *[arcology] Arcologie
}
draw-code = { $kind ->
    [statue-founders] sF
    [statue-merchants] sM
    [statue-workers] sO
    [statue-artists] sA
   *[other] AR
}
draw-slot-kind = { $kind ->
    [pair] un duo produit une pompe
   *[inside] à l’intérieur de l’arcologie
}
draw-endless-round = Tour { $round }
draw-legend-pattern = La meilleure place. Coche : convient ; métal : coûte 1 ; croix : bloque ; en haut : la somme
draw-pattern = { $pattern ->
    [habitat] Composition : Habitat
    [bazaar] Composition : Bazar
    [foundry] Composition : Fonderie
   *[forum] Composition : Forum
}
draw-pattern-own = { $pattern ->
    [habitat] Habitat
    [bazaar] Bazar
    [foundry] Fonderie
    [forum] Forum
   *[other] Arcologie
}
draw-pattern-turn = Composition tournée de { $degrees }°
draw-pattern-best = Au mieux avec le coin inférieur gauche en { $cell } : { metals }{ $blocked ->
    [0] { "" }
    [one] , 1 case bloque
   *[other] , { $blocked } cases bloquent
}
draw-wanted = Demande : { $kind }
draw-wanted-empty = Doit être vide
draw-pumps = Pompes à hydrogène : { $count } sur { $most }
draw-race = Arcologies
draw-race-row = { $owner }, { $pattern ->
    [habitat] Habitat
    [bazaar] Bazar
    [foundry] Fonderie
   *[forum] Forum
} : { $state ->
    [off] six pompes, elle décolle
    [built] bâtie, { $pumps ->
        [one] { $pumps } pompe
       *[other] { $pumps } pompes
    }
    [gone] éliminée
   *[open] pas encore bâtie
}
draw-standing = { $state ->
    [off] décolle
    [built] bâtie en { $cell }
    [gone] éliminée
   *[open] pas encore bâtie
}
draw-quiet = Tours calmes : { $count } ; { $solo ->
    [yes] dès { $limit }, on peut renoncer
   *[no] partie nulle proposée dès { $limit }
}
draw-rounds = Tours joués : { $count }
rank-galaxy = Galaxie
rank-star = Étoile
rank-planet = Planète
rank-moon = Lune
rank-satellite = Satellite
rank-balloon = Ballon
draw-rank = { $rank ->
    [galaxy] { rank-galaxy }
    [star] { rank-star }
    [planet] { rank-planet }
    [moon] { rank-moon }
    [satellite] { rank-satellite }
   *[balloon] { rank-balloon }
}
draw-remainder = Ce qui reste
draw-remain = { $kind } en { $cells }
draw-place = { $count ->
    [one] { $count } place pour l’arcologie
   *[other] { $count } places pour l’arcologie
}
draw-taken-off = L’arcologie a décollé
draw-text-best = Tournée de { $degrees }° : au mieux depuis { $cell }, { metals }{ $blocked ->
    [0] { "" }
    [one] , 1 case bloque
   *[other] , { $blocked } cases bloquent
}
draw-text-legend-more = sF, sM, sO, sA Statues des Fondateurs, Marchands, Ouvriers, Artistes ; AR arcologie ; () doit rester vide.

## Ce que regarde le juge

term-result = victoire ou défaite
term-pumps = pompes
term-pattern = composition de l’arcologie
term-works = Usines et pierre
term-money = argent
term-votes = Voix
term-stores = matières premières
term-citizens = Citoyens
term-pollution = pollution évitée
term-danger = excès de pollution évité
term-victim = morts de Citoyens évitées
term-income = revenu
term-council = Conseil Municipal
term-gift = dons du Conseil Municipal
term-hall = place de la Mairie
term-draw = espoir d’un match nul
term-fidget = déplacements inutiles évités
hint-points = valeur : { $points }
hint-alone = L’avis de l’urbaniste, d’après ce que vous savez. Ses points comptent un décollage 200, moins 10 par tour, une pompe 60 et une arcologie 30.
hint-others = L’avis de l’urbaniste, d’après ce que vous savez : avance attendue sur le meilleur des autres. Ses points comptent un décollage 200, une pompe 60, une arcologie 30.
