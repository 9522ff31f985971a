### Town Center in French. Codes such as $cube or $zone come from narrate.py.
### Never write "de" or "que" before a name or a cell: they would need an elision.

name = Town Center
tagline = Dix tours pour empiler une ville de cubes : des résidences pour les points, des commerces pour l’argent, un ascenseur pour monter.

## What one plays for, and the phases of a round

goal = { $seats ->
    [1] Le plus de points en dix tours : résidences alimentées et argent comptent, la Banlieue coûte.
   *[other] Le plus de points après dix tours gagne : résidences alimentées et argent comptent, la Banlieue coûte.
}
phase-name = { $phase ->
    [setup] Mise en place
    [investment] Investissement
    [construction] Construction
    [development] Développement
    [income] Revenu
    [administration] Administration
   *[over] Fin
}
phase-about = { $phase ->
    [setup] Chacun pose sa mairie, puis on désigne le premier joueur.
    [investment] On pioche des cubes, et chacun en prend deux.
    [construction] Chacun bâtit ses deux cubes.
    [development] Les résidences près d’assez de bureaux grandissent, et les commerces près d’assez de résidences.
    [income] Commerces alimentés, parkings et mairies rapportent.
    [administration] Chacun peut acheter un service public ou un cube noir.
   *[over] On compte les points.
}

## Players and cubes, used by the texts below

who = { $named ->
    [yes] { $who }
   *[no] Joueur { $player }
}
cube-a = { $cube ->
    [office] un bureau
    [residence] une résidence
    [shop] un commerce
    [utility] un service public
    [lift] un ascenseur
    [car-park] un parking
    [hall] une mairie
    [none] rien
   *[black] un cube noir
}
cube-title = { $cube ->
    [office] Bureau
    [residence] Résidence
    [shop] Commerce
    [utility] Service public
    [lift] Ascenseur
    [car-park] Parking
    [hall] Mairie
    [none] Rien
   *[black] Cube noir
}
cube-the = { $cube ->
    [office] le bureau
    [residence] la résidence
    [shop] le commerce
    [utility] le service public
   *[black] le cube noir
}
cube-no = { $cube ->
    [office] pas de bureau
    [residence] pas de résidence
    [shop] pas de commerce
    [utility] pas de service public
   *[black] pas de cube noir
}
cube-no-more = { $cube ->
    [office] plus de bureaux
    [residence] plus de résidences
    [shop] plus de commerces
    [utility] plus de services publics
   *[black] plus de cubes noirs
}
other-a = { $other ->
    [office] un bureau
    [residence] une résidence
    [shop] un commerce
    [utility] un service public
    [lift] un ascenseur
    [car-park] un parking
    [hall] la mairie
    [none] rien
   *[black] un cube noir
}
other-your = { $other ->
    [office] votre bureau
    [residence] votre résidence
    [shop] votre commerce
    [utility] votre service public
   *[black] votre cube noir
}
cubes-office = { $offices ->
    [0] { "" }
    [1] un bureau
   *[other] { $offices } bureaux
}
cubes-residence = { $residences ->
    [0] { "" }
    [1] une résidence
   *[other] { $residences } résidences
}
cubes-shop = { $shops ->
    [0] { "" }
    [1] un commerce
   *[other] { $shops } commerces
}
cubes-utility = { $utilities ->
    [0] { "" }
    [1] un service public
   *[other] { $utilities } services publics
}
cubes-black = { $blacks ->
    [0] { "" }
    [1] un cube noir
   *[other] { $blacks } cubes noirs
}
# What stands before a colour in a list: nothing before the first, "et" before the last.
before-residence = { $residences ->
    [0] { "" }
   *[other] { $first ->
        [residence] { "" }
       *[other] { $last ->
            [residence] { " et " }
           *[other] { ", " }
        }
    }
}
before-shop = { $shops ->
    [0] { "" }
   *[other] { $first ->
        [shop] { "" }
       *[other] { $last ->
            [shop] { " et " }
           *[other] { ", " }
        }
    }
}
before-utility = { $utilities ->
    [0] { "" }
   *[other] { $first ->
        [utility] { "" }
       *[other] { $last ->
            [utility] { " et " }
           *[other] { ", " }
        }
    }
}
before-black = { $blacks ->
    [0] { "" }
   *[other] { $first ->
        [black] { "" }
       *[other] { " et " }
    }
}
cubes = { $first ->
    [none] rien
   *[other] { cubes-office }{ before-residence }{ cubes-residence }{ before-shop }{ cubes-shop }{ before-utility }{ cubes-utility }{ before-black }{ cubes-black }
}

## Places

floor = { $floor ->
    [0] rez-de-chaussée
    [1] 1er étage
   *[other] { $floor }e étage
}
next-floor = { $height ->
    [0] rez-de-chaussée
    [1] 1er étage
   *[other] { $height }e étage
}
spot = { $zone ->
    [suburb] { $cell } (Banlieue : −1 point)
   *[center] { spot-center }
}
spot-center = { $floor ->
    [0] { $cell }
   *[other] { $cell } ({ floor })
}
where = { $zone ->
    [suburb] en { $cell }, en Banlieue
   *[center] { where-center }
}
where-center = { $floor ->
    [0] en { $cell }
   *[other] en { $cell }, au { floor }
}
not-here = { $floor ->
    [0] Pas en { $cell }
   *[other] Pas en { $cell } ({ floor })
}

## Steps of a round

phase-start = Mise en place : le premier joueur
phase-line = Mise en place : la file de cubes
phase-halls = Mise en place : les mairies
phase-draw = Investissement : la pioche
phase-towers = Investissement : les tours
phase-choose = Investissement : le choix
phase-draft = Investissement : le choix
phase-build = Construction
phase-grow = Développement
phase-buy = Administration
phase-over = Fin de la partie

## What is asked

prompt-halls = Posez votre mairie où vous voulez : au Centre, ou en Banlieue (−1 point).
prompt-towers = { $count ->
    [1] Formez les tours : posez le dernier cube pioché.
   *[other] Formez les tours : posez l’un des { $count } cubes restants sur une tour. On prendra par le haut, vous d’abord.
}
prompt-choose = { $to ->
    [line] Choisissez le cube à renvoyer en queue de file ; vous construirez les deux autres.
   *[bag] Choisissez le cube à remettre dans le sac ; vous construirez les deux autres.
}
prompt-draft = { $number ->
    [1] Prenez le cube du sommet d’une tour.
   *[other] Prenez votre second cube au sommet d’une tour.
}
prompt-build-two = { $alike ->
    [yes] Construisez vos deux cubes : { cubes }.
   *[no] Construisez vos deux cubes, dans l’ordre de votre choix : { cubes }.
}{ may-discard }
prompt-build-one-of-two = Vous ne pouvez construire qu’un de vos deux cubes ({ cubes }) : l’autre ira à la réserve.{ $poor ->
    [yes] { " " }Un bureau coûte 5 $, et vous avez { $money } $.
   *[no] { "" }
}
prompt-build-one = { $cube ->
    [office] Placez votre cube rouge : un bureau (5 $).
    [residence] Placez votre cube vert : une résidence.
    [shop] Placez votre cube bleu : un commerce.
    [utility] Placez votre cube jaune : un service public.
   *[black] Placez votre cube noir : un parking sur une case vide, un ascenseur sur une colonne noire.
}{ may-discard }
may-discard = { $optional ->
    [yes] { " " }Un bureau peut aussi retourner à la réserve.
   *[no] { "" }
}
prompt-discard = Vous ne pouvez plus rien construire : rendez à la réserve ce qui vous reste ({ cubes }).
prompt-confirm = Vos cubes sont posés : validez, ou revenez en arrière.
prompt-grow = { $kind ->
    [residence] Une résidence est prête à grandir : choisissez où.
    [shop] Un commerce est prêt à grandir : choisissez où.
   *[both] Des résidences et des commerces sont prêts à grandir : choisissez lesquels, et où.
}
prompt-buy = { $kind ->
    [utility] Achetez un service public ({ $utility } $), ou passez. Vous avez { $money } $.
    [black] Achetez un cube noir ({ $black } $), ou passez. Vous avez { $money } $.
   *[both] Achetez un service public ({ $utility } $) ou un cube noir ({ $black } $), ou passez. Vous avez { $money } $.
}
prompt-wait = On attend { who }, qui { $step ->
    [halls] pose sa mairie
    [towers] forme les tours
    [choose] choisit ses cubes
    [draft] choisit un cube
    [build] construit
    [grow] développe sa ville
   *[buy] peut acheter un cube
}.
prompt-wait-many = On attend { $count } joueurs, qui construisent encore.
prompt-chance = { $step ->
    [start] Le sort désigne le premier joueur.
    [line] On aligne les cubes.
   *[draw] On pioche dans le sac.
}
prompt-over = La partie est terminée : { who } l’emporte avec { points }.
prompt-over-shared = La partie est terminée : { $count } joueurs se partagent la victoire avec { points }.
prompt-over-solo = La partie est terminée : { points }. Rang de votre ville : { rank }.
points = { sign }{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
# A number's sign, apart from it: Fluent would print a hyphen.
sign = { $sign ->
    [minus] −
    [plus] +
   *[none] { "" }
}

## Choices in a list

label-hall = Mairie en { spot }
label-stack = { $other ->
    [none] { cube-title } : ouvrir la tour { $tower }
   *[other] { cube-title } sur la tour { $tower } (couvre { other-a })
}
label-pick = { $other ->
    [none] Tour { $tower } : { cube-a }
   *[other] Tour { $tower } : { cube-a } (dessous : { other-a })
}
label-put-back = { $to ->
    [line] Renvoyer { cube-a } en queue de file
   *[bag] Remettre { cube-a } dans le sac
}
label-build = { cube-title } en { spot }{ price-after }
label-buy = Acheter { cube-a } en { spot }{ price-after }
price-after = { $cost ->
    [0] { "" }
   *[other] , { $cost } $
}
label-grow = { cube-title } en { spot } : { unit-size }
unit-size = { $size ->
    [one] unité de { $size } cube
   *[other] unité de { $size } cubes
}
label-discard = Rendre à la réserve : { cubes }
label-confirm = Valider ma construction
label-pass = Ne rien acheter
label-start = Premier joueur : { who }
label-draw = Pioche : { cube-a }

## The log

log-start = Tour de jeu 1 : le sort confie le sac à { who }.
log-line = Les { $count } cubes de la partie sont alignés, visibles jusqu’au dernier.
log-draw = { who } pioche { cubes }.
log-hall = { who } pose sa mairie { where }.
log-tower = { who } forme la tour { $tower } : { cube-a } sur { cubes }.
log-pick = { $other ->
    [none] { who } prend { cube-a } et vide la tour { $tower }.
   *[other] { who } prend { cube-a } sur la tour { $tower } et découvre { other-a }.
}
log-put-back = { $to ->
    [line] { who } renvoie { cube-a } en queue de file et garde { cubes }.
   *[bag] { who } remet { cube-a } dans le sac et garde { cubes }.
}
log-build = { who } construit { built }{ paid } { where }{ lit }.
log-build-car-park = { $size ->
    [1] { who } ouvre un parking { where }.
   *[other] { who } agrandit son parking { where } : { $size } cubes.
}
log-build-lift = { who } monte un ascenseur en { $cell } : { $height } cubes{ no-power }.
log-buy = { who } achète { cube-a } à { $cost } $ et le place { where }{ lit }.
log-buy-car-park = { $size ->
    [1] { who } achète un cube noir à { $cost } $ et ouvre un parking { where }.
   *[other] { who } achète un cube noir à { $cost } $ et agrandit son parking { where } : { $size } cubes.
}
log-buy-lift = { who } achète un cube noir à { $cost } $ et monte un ascenseur en { $cell } : { $height } cubes{ no-power }.
built = { $cube ->
    [residence] { $lit ->
        [0] une résidence
       *[other] une résidence alimentée
    }
    [shop] { $lit ->
        [0] un commerce
       *[other] un commerce alimenté
    }
   *[other] { cube-a }
}
newly-lit = { $lit ->
    [0] { "" }
    [1] { "" } : une unité de plus est alimentée
   *[other] { "" } : { $lit } unités de plus sont alimentées
}
paid = { $cost ->
    [0] { "" }
   *[other] { " " }({ $cost } $)
}
lit = { $cube ->
    [utility] { newly-lit }
   *[other] { "" }
}
no-power = { $power ->
    [yes] { "" }
   *[no] , encore sans électricité
}
log-limit = L’ascenseur est alimenté : { who } peut maintenant bâtir sur { $limit } niveaux.
log-grow = { who } agrandit { $cube ->
    [residence] une résidence
   *[shop] un commerce
} { where } : { $size } cubes{ merged }{ $lit ->
    [0] { "" }
   *[other] , et le courant arrive
}.
merged = { $merged ->
    [0] { "" }
    [1] { "" }
   *[other] , { $merged } unités réunies en une seule
}
log-discard = { $why ->
    [money] { who } ne peut pas payer { cubes } : retour à la réserve.
    [room] { who } ne trouve aucune place pour { cubes } : retour à la réserve.
   *[choice] { who } préfère rendre { cubes } à la réserve.
}
log-pass = { who } n’achète rien.
log-income = { who } encaisse { $income } $ : { $money } $ en caisse.
# Qui reçoit quoi, et pourquoi
sheet-income = Revenus : dollars
sheet-income-why = { $shops ->
    [0] { "" }
   *[other] { "" }commerces { $shops },{ " " }
}{ $parks ->
    [0] { "" }
   *[other] { "" }parkings { $parks },{ " " }
}{ $hall ->
    [0] { "" }
   *[other] { "" }mairie { $hall },{ " " }
}{ $money } $ en caisse
round-number = { $round ->
    [10] Dernier tour de jeu
   *[other] Tour de jeu { $round } sur { $rounds }
}
log-round = { round-number } : le sac passe à { who }.
log-round-solo = { round-number }.
log-offer = { $round ->
    [10] Les deux derniers cubes de la file : { cubes }.
   *[other] En tête de file : { cubes }.
}
log-over = La partie est terminée. Voici le classement.
log-over-solo = La partie est terminée : { who } atteint { points }. Rang de la ville : { rank }.
log-rank = { $place ->
    [1] 1re place
   *[other] { $place }e place
} : { who }, { points }.
log-tie-break = À égalité de points, { who } l’emporte par les cubes des étages les plus hauts.
log-shared = Égalité parfaite : { $count } joueurs se partagent la victoire.

## The page: facts, names and buttons

chip-round = Tour { $round } / { $rounds }
chip-shortage = Pénurie : { cube-no-more }
summary = { $money } $ · revenu +{ $income }{ $sprawl ->
    [0] { "" }
    [one] { " " }· { $sprawl } cube en Banlieue
   *[other] { " " }· { $sprawl } cubes en Banlieue
}{ $lift ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }· ascenseur { $lift }{ unlit }
}{ $hand ->
    [0] { "" }
    [one] { " " }· { $hand } cube en main
   *[other] { " " }· { $hand } cubes en main
}
unlit = { $power ->
    [yes] { "" }
   *[no] { " " }(sans électricité)
}
overlay-power = Énergie
overlay-units = Unités
overlay-heights = Étages
overlay-zones = Zones
panel-towers = Marché aux cubes
panel-bag = Sac et réserve
panel-slices = Étage par étage
panel-hand = En main
panel-city = Ville : { who }
button-confirm = Valider
button-pass = Passer
button-discard = Rendre à la réserve
button-cube = { cube-title }
button-cell = Case { $cell }
button-tower = Tour { $tower }

## Before an action is confirmed: what it would bring

effect-paid = reste { $money } $
effect-residence = { $power ->
    [yes] alimentée
   *[no] sans électricité
}
effect-shop = { $power ->
    [yes] alimenté
   *[no] sans électricité
}
effect-lit = { $lit ->
    [0] n’alimente aucune unité de plus
    [one] alimente { $lit } unité
   *[other] alimente { $lit } unités
}
effect-lift = ascenseur de { cube-count }, { $power ->
    [yes] alimenté
   *[no] sans électricité
}
effect-car-park = parking de { cube-count }
effect-height = hauteur permise : { $limit }
effect-income = { sign }{ $income } $ par tour
effect-points = { points }
effect-points-in-all = { points } en tout
effect-grows = { $merged ->
    [1] { $cube ->
        [residence] la résidence grandit
       *[shop] le commerce grandit
    } : { $old } → { $size } cubes
   *[other] { $cube ->
        [residence] { $merged } résidences réunies
       *[shop] { $merged } commerces réunis
    } : { $size } cubes
}
effect-grown = { $cube ->
    [residence] une résidence grandit { where }
   *[shop] un commerce grandit { where }
}
effect-will-grow = { $cube ->
    [residence] la résidence en { $place } va grandir : { $present } bureaux pour { cube-count }
   *[shop] le commerce en { $place } va grandir : { $present } résidences pour { cube-count }
}
effect-stuck = { $cube ->
    [residence] la résidence en { $place } ({ cube-count }, { $present } bureaux) ne peut plus grandir
   *[shop] le commerce en { $place } ({ cube-count }, { $present } résidences) ne peut plus grandir
}
effect-uncovers = découvre { other-a } sur la tour { $tower }
effect-empties = vide la tour { $tower }
effect-also-taken = vous recevez aussi { other-a }, de la dernière tour
effect-too-dear = trop cher à construire : { $price } $, vous avez { $money } $
effect-to-stack = reste à empiler : { cubes }
effect-to-build = reste à construire : { cubes }
effect-nothing-left = plus rien à construire
effect-kept = vous gardez { cubes }
effect-collected = revenu +{ $income } $ : vous aurez { $money } $
effect-next = { $you ->
    [yes] ensuite, à vous { $step ->
        [towers] de former les tours
        [choose] de choisir vos cubes
        [draft] de prendre un cube
        [build] de construire
        [grow] de développer votre ville
       *[buy] d’acheter ou de passer
    }
   *[no] ensuite, { who } { $step ->
        [halls] pose sa mairie
        [towers] forme les tours
        [draft] prend un cube
        [build] construit
        [grow] développe sa ville
       *[buy] peut acheter un cube
    }
}
effect-still = { who } construit encore
effect-next-many = { $still ->
    [yes] { $count } joueurs construisent encore
   *[no] ensuite, les { $count } joueurs construisent
}
effect-round = ensuite, tour { $round }
effect-over = fin de la partie : { points }

## Everything explains itself: what a thing is, costs and gives now

explain-cell = { $cell }, { draw-zone }
explain-unit = { draw-floor } : { $cube ->
    [residence] résidence de { cube-count }, { $power ->
        [yes] vaut { $worth ->
            [one] { $worth } point
           *[other] { $worth } points
        }
       *[no] sans électricité : 0 point, et { $worth } une fois alimentée
    }. { $present ->
        [0] Elle ne touche aucun bureau
        [one] Elle touche { $present } bureau
       *[other] Elle touche { $present } bureaux
    } ; il en faut { $needed } pour grandir.
   *[shop] commerce de { cube-count }, { $power ->
        [yes] { $worth } $ par tour
       *[no] sans électricité : 0 $, et { $worth } $ une fois alimenté
    }. { $present ->
        [0] Il ne touche aucune résidence
        [one] Il touche { $present } résidence
       *[other] Il touche { $present } résidences
    } ; il en faut { $needed } pour grandir.
}
explain-lift = { draw-floor } : ascenseur de { cube-count }, { $power ->
    [yes] alimenté : la ville peut monter à { $size } étages
   *[no] sans électricité : il ne compte pas encore
}
explain-car-park = { draw-floor } : parking de { cube-count }, { $income } $ par tour
explain-service = { draw-floor } : { $cube ->
    [office] bureau ; { explain-near-homes }
    [utility] service public ; { $near ->
        [0] il n’alimente rien encore
        [one] il alimente { $near } unité
       *[other] il alimente { $near } unités
    }
   *[hall] mairie, { $income } $ par tour ; { explain-near-homes }
}
explain-near-homes = { $near ->
    [0] aucune résidence à côté
    [one] { $near } résidence à côté, qui peut grandir
   *[other] { $near } résidences à côté, qui peuvent grandir
}
explain-ground = { $zone ->
    [center] Case vide. On peut y bâtir maintenant jusqu’à { $limit ->
        [one] { $limit } niveau
       *[other] { $limit } niveaux
    }.
   *[suburb] Un seul cube tient ici, et il coûte 1 point à la fin.
}
explain-cube = { cube-title }
explain-role = { $cube ->
    [office] Fait grandir les résidences voisines.
    [residence] Des points à la fin, si elle est alimentée : plus grande et plus haute, elle vaut plus.
    [shop] De l’argent à chaque tour, s’il est alimenté : plus grand et plus haut, il rapporte plus.
    [utility] Alimente les résidences, les commerces et les ascenseurs qui le touchent.
    [hall] Rapporte 1 $ par tour et compte comme un bureau.
   *[black] Seul au sol, un parking, qui rapporte 1 $ par cube voisin ; à deux et plus l’un sur l’autre, un ascenseur, qui fait monter la ville.
}
explain-cost = { $cost ->
    [0] Gratuit pendant la construction.
   *[other] Coûte { $cost } $ à la construction ; la caisse contient { $money } $.
}
explain-price = À l’achat, pendant l’administration : { $price } $ maintenant, le { nth } de la ville.
explain-left = Il en reste { $bag } dans le sac, { $reserve } dans la réserve.
explain-storey = { $place ->
    [0] Au sommet, à prendre : { cube-a }
   *[other] En dessous : { cube-a }
}
explain-no-tower = Rien ici pour l’instant.
explain-stock = { cube-title } : { $count } { $stock ->
    [bag] dans le sac
   *[reserve] dans la réserve
}
explain-all = { $stock ->
    [bag] Sac
   *[reserve] Réserve
} : { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
explain-use = { $stock ->
    [bag] On y pioche sans voir au début de chaque tour ; la dixième pioche le vide.
   *[reserve] Les villes grandissent et achètent avec ces cubes.
}
explain-limit = { $limit ->
    [5] Une ville ne peut monter plus haut.
   *[other] Au Centre, une pile peut avoir { $limit ->
        [one] { $limit } cube
       *[other] { $limit } cubes
    } ; un ascenseur alimenté de { $next } cubes en permet { $next }, jusqu’à { $highest }.
}
explain-points = { who } : { points }
explain-homes = Résidences alimentées : { points }
explain-money = Argent : { $money } $, { points } à la fin
explain-sprawl = Cubes en Banlieue : { points }
explain-who = { who }
explain-income = Revenu : { $income } $ par tour (commerces { $shops } $, parkings { $parks } $, mairie { $hall } $)
explain-hand = En main : { cubes }
explain-legend = { $key ->
    [powered] Alimenté : un service public le touche
    [unpowered] Sans électricité : ne compte pas
    [center] Centre : on y bâtit en hauteur
   *[suburb] Banlieue : −1 par cube
}

## Refusals

wrong-step = Ce n’est pas le moment { $tried ->
    [hall] de poser une mairie
    [stack] de former les tours
    [pick] de prendre un cube sur une tour
    [return] de remettre un cube
    [build] de construire
    [discard] de rendre un cube
    [confirm] de valider
    [grow] de développer la ville
    [buy] d’acheter
    [draw] de piocher
    [start] de désigner le premier joueur
   *[pass] de passer
} : { $step ->
    [start] le premier joueur n’est pas encore connu
    [line] on aligne encore les cubes
    [halls] posez d’abord votre mairie
    [draw] on pioche encore
    [towers] formez d’abord les tours
    [choose] choisissez d’abord le cube que vous ne garderez pas
    [draft] prenez d’abord un cube au sommet d’une tour
    [build] c’est la phase de construction
    [grow] vos unités prêtes doivent d’abord grandir
    [over] la partie est terminée
   *[buy] c’est la phase des achats
}.
not-drawn = Il n’y a { cube-no } parmi les cubes à empiler : il reste { cubes }.
no-such-tower = Il n’y a pas de tour { $tower } : à { $players } joueurs, on en forme { $towers }.
tower-out-of-order = Pas encore la tour { $tower } : on les ouvre dans l’ordre, la prochaine est la tour { $next }.
tower-full = La tour { $tower } est complète : à { $players } joueurs, chaque tour compte exactement deux cubes.
towers-too-low = Pas sur la tour { $tower } : { $left ->
    [one] le dernier cube doit
   *[other] les { $left } cubes restants doivent
} aller { $low ->
    [one] à la tour qui n’en a pas encore deux
   *[other] aux tours qui n’en ont pas encore deux
}.
tower-empty = Il n’y a rien à prendre sur la tour { $tower } : choisissez une tour où il reste un cube.
not-offered = Il n’y a { cube-no } parmi vos trois cubes : { cubes }.
no-cell = { $zone ->
    [park] { not-here } : c’est le parc, rien ne s’y construit.
   *[none] { not-here } : ce n’est pas une case de votre plateau.
}
floating = { not-here } : un cube ne flotte pas. { $height ->
    [0] La case est vide
    [1] La colonne compte 1 cube
   *[other] La colonne compte { $height } cubes
} ; le prochain se pose au { next-floor }.
occupied = Pas en { $cell } ({ floor }) : il y a déjà { other-a }. Un cube se pose toujours au sommet.
suburb-full = { $other ->
    [none] { not-here } : en Banlieue, on ne construit qu’au rez-de-chaussée.
   *[other] { not-here } : il y a déjà { other-a }, et une case de Banlieue ne porte qu’un cube.
}
column-full = Pas en { $cell } : la colonne a déjà ses cinq cubes, le maximum.
on-a-lift = { not-here } : seul un cube noir se pose sur { other-a }.
lift-on-others = { not-here } : un cube noir va sur une case vide ou sur une colonne noire, or { other-a } y est déjà.
too-high = { not-here } : { $limit ->
    [1] sans ascenseur alimenté, on ne bâtit qu’au rez-de-chaussée
   *[other] votre ascenseur alimenté permet { $limit } niveaux
}. Il vous faut un ascenseur alimenté de { $needed } cubes.
not-in-hand = { $first ->
    [none] Vous n’avez plus de cube en main.
   *[other] Vous n’avez { cube-no } en main : il vous reste { cubes }.
}
same-colour = { $cube ->
    [residence] { not-here } : une résidence ne touche jamais une autre résidence pendant la construction, et il y en a une en { $beside }.
   *[shop] { not-here } : un commerce ne touche jamais un autre commerce pendant la construction, et il y en a un en { $beside }.
}
office-too-dear = Un bureau coûte { $price } $, et vous avez { $money } $.
offices-too-dear = Avec deux bureaux en main, il faut { $price } $ pour bâtir, et vous avez { $money } $ : les deux retournent à la réserve.
blocks-the-other = { not-here } : il n’y aurait plus de place pour { other-your }. Vos deux cubes doivent être construits si c’est possible.
must-build = { $buildable ->
    [some] Impossible de rendre dès maintenant { cube-the } à la réserve : construisez d’abord le cube qui peut l’être.
   *[all] Impossible de rendre { cube-the } à la réserve : vous pouvez encore construire, et c’est obligatoire.
}
cubes-left = Avant de valider, { $buildable ->
    [none] rendez à la réserve ce qui vous reste en main
    [some] construisez ce que vous pouvez et rendez le reste à la réserve
   *[all] construisez ce qui vous reste en main
} : { cubes }.
no-confirmation = Rien à valider ici : votre construction se termine avec votre dernier cube.
reserve-empty = Il n’y a { cube-no-more } dans la réserve : rien de cette couleur ne peut grandir.
no-unit = { $cube ->
    [residence] { not-here } : le nouveau cube doit toucher une résidence prête à grandir, et il n’y en a pas à côté.
   *[shop] { not-here } : le nouveau cube doit toucher un commerce prêt à grandir, et il n’y en a pas à côté.
}
residence-not-ready = { not-here } : la résidence voisine ({ cube-count }) { $present ->
    [0] ne touche aucun bureau
    [1] touche un seul bureau
   *[other] touche { $present } bureaux
} ; il lui en faut { $needed }, mairie comprise.
shop-not-ready = { not-here } : le commerce voisin ({ cube-count }) { $present ->
    [0] ne touche aucune résidence
    [1] touche une seule résidence
   *[other] touche { $present } résidences
} ; il lui en faut { $needed } différentes.
cube-count = { $size ->
    [one] { $size } cube
   *[other] { $size } cubes
}
none-on-sale = Il n’y a { cube-no-more } dans la réserve : impossible d’en acheter.
too-dear = Trop cher : { $cube ->
    [utility] le { nth } service public
   *[black] le { nth } cube noir
} de votre ville coûte { $price } $, et vous avez { $money } $.
nth = { $number ->
    [1] 1er
   *[other] { $number }e
}
no-black-column = Impossible d’acheter un cube noir : votre ville en a déjà un, le suivant doit donc monter sur une colonne noire du Centre de moins de cinq cubes, et il n’y en a pas.
no-new-car-park = { not-here } : votre ville a déjà un cube noir, celui que vous achetez doit monter sur une colonne noire du Centre.

## The guided first game: at most 45 words each

lesson-about = Deux tours d’une vraie partie : placer la mairie, prendre des cubes, bâtir une résidence, gagner de l’argent et voir la ville grandir. Après, vous en savez assez pour jouer.
lesson-welcome-title = Votre ville, encore vide
lesson-welcome = Dix tours pour bâtir une ville de cubes ; le plus de points l’emporte. Les neuf cases cerclées sont le Centre : c’est là qu’on construit. Tout autour, la Banlieue : chaque cube y coûte un point à la fin.
lesson-hall-title = D’abord la mairie
lesson-hall = La mairie violette rapporte 1 $ par tour et aide les résidences voisines à grandir. Gardons le milieu pour une résidence : placez la mairie juste à côté. Touchez la case cerclée, puis Jouer.
lesson-cubes-title = À quoi servent les couleurs
lesson-cubes = Vert : les résidences, vos points. Bleu : les commerces, de l’argent à chaque tour. Les bureaux rouges font grandir les résidences, qui font grandir les commerces. Jaune : le courant, sans lequel rien ne compte. Noir : un parking ou, empilé, un ascenseur.
lesson-draft-title = Prenez un cube
lesson-draft = À chaque tour, chacun prend deux cubes, toujours au sommet d’une tour. Basile vient de prendre un cube noir, et une résidence est apparue dessous. Prenez-la : touchez la tour cerclée.
lesson-home-title = Bâtissez la résidence
lesson-home = La dernière tour vous donne aussi un cube noir, et les deux se construisent. Le vert au milieu, contre la mairie : une résidence grandit quand des bureaux la touchent, et la mairie compte comme un bureau. Touchez le cube en main, puis la case.
lesson-car-park-title = Un parking rapporte
lesson-car-park = Un cube noir au sol est un parking : 1 $ par tour pour chaque cube qui le touche. Mettez-le dans un coin contre la mairie : la résidence garde ses côtés libres. Puis validez.
lesson-income-title = L’argent arrive
lesson-income = Après la construction, les villes grandissent et rapportent. Vous aviez 3 $ ; la mairie donne 1 $ et le parking 1 $ : 5 $. Votre case parmi les joueurs, sous le plateau sur un téléphone, le montre ; « D’où viennent les points » explique le score.
lesson-save-title = Acheter ou garder ?
lesson-save = Le tour finit par un achat : un cube jaune ou noir, 5 $ le premier de sa couleur dans votre ville, 10 $ le deuxième. Mais un bureau coûte aussi 5 $, et la prochaine pioche en contient un. Gardez votre argent : Passer.
lesson-towers-title = Le sac est à vous
lesson-towers = Le sac tourne : à vous d’empiler les quatre cubes piochés en deux tours de deux. Ce qui est dessous est hors d’atteinte. Posez le cube noir au pied de la tour 1, et le bureau rouge dessus.
lesson-office-first-title = À vous de choisir
lesson-office-first = Qui tient le sac choisit en premier, et en dernier. Prenez le bureau de la tour 1. Basile prendra ensuite deux cubes, et il vous restera un jaune.
lesson-office-title = Deux bureaux, et elle grandit
lesson-office = Une résidence d’un cube grandit quand deux bureaux la touchent. La mairie en est un : posez le cube rouge sur un autre côté. Il coûte vos 5 $, et la page l’annonce : « va grandir ».
lesson-power-title = Et maintenant le courant
lesson-power = Sans courant, une résidence ne vaut rien. L’électricité ne voyage pas : le cube jaune doit toucher la résidence elle-même. Posez-le à côté, validez, et regardez ce qui se passe.
lesson-grown-title = Elle a grandi !
lesson-grown = Un deuxième cube vert est venu gratuitement. Deux cubes alimentés valent 3 points, trois en valent 6, quatre 10 : une grande résidence vaut mieux que plusieurs petites. Pour grandir encore, il faut chaque fois un bureau de plus.
lesson-end-title = Et ainsi de suite
lesson-end = Un deuxième cube noir sur votre parking en fait un ascenseur : avec du courant à côté, la ville monte, et la hauteur vaut des points. Après dix tours : les résidences, 1 point par 5 $, moins la Banlieue. Bon jeu !
lesson-weak-middle = Belle place pour une mairie ! Mais gardez le milieu pour la résidence : elle y aura quatre voisins.
lesson-weak-corner = Dans un coin, la mairie a peu de voisins. Placez-la juste à côté du milieu.
lesson-weak-suburb = C’est permis, mais chaque cube en Banlieue coûte un point à la fin. Restez au Centre tant qu’il y a de la place.
lesson-weak-draft = Vous auriez deux cubes noirs, et Basile la seule résidence. Prenez la verte.
lesson-weak-home-first = Chaque chose en son temps : d’abord le cube vert, à qui revient la meilleure place.
lesson-weak-home = C’est possible, mais au milieu la résidence touche la mairie et garde trois côtés libres : bureau, courant, croissance.
lesson-weak-beside-home = Ce côté de la résidence vaut mieux pour un bureau ou le courant. Un coin contre la mairie rapporte autant.
lesson-weak-lonely = Là, rien ne le touche : il ne rapporterait rien. Prenez un coin contre la mairie.
lesson-weak-save = Le courant serait utile ! Mais des cubes jaunes viennent au prochain tirage ; pour le bureau, il vous faut ces 5 $.
lesson-weak-towers = Commencez par le cube noir sur la tour 1 : c’est celui que nous voulons le moins, il va dessous.
lesson-weak-towers-top = Maintenant le bureau rouge, sur le cube noir : vous pourrez le prendre en premier.
lesson-weak-office-first = Un cube jaune vous restera de toute façon ; le bureau, non.
lesson-weak-office = Là, il ne touche pas la résidence, et vos 5 $ n’apporteraient rien. Posez-le tout contre elle.
lesson-weak-power-later = D’abord le bureau, ensuite le cube jaune.
lesson-weak-power = Là, il ne touche aucune résidence, et le courant ne voyage pas. Posez-le tout contre la résidence.

## Income and score, line by line

residence-unit = Résidence en { $place } : { unit-line }
unit-line = { $powered ->
    [yes] { cube-count }, sommet au { floor }
   *[no] { cube-count }, sans électricité
}
money = Argent : { $money } $, un point par tranche de 5 $
sprawl = Banlieue : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}

## Solo ranks

rank = { $rank ->
    [hameau] { rank-hameau }
    [village] { rank-village }
    [bourg] { rank-bourg }
    [commune] { rank-commune }
    [ville] { rank-ville }
    [agglomeration] { rank-agglomeration }
    [metropole] { rank-metropole }
    [capitale] { rank-capitale }
    [megalopole] { rank-megalopole }
   *[lieu-dit] { rank-lieu-dit }
}
rank-lieu-dit = Lieu-dit
rank-hameau = Hameau
rank-village = Village
rank-bourg = Bourg
rank-commune = Commune
rank-ville = Ville
rank-agglomeration = Agglomération
rank-metropole = Métropole
rank-capitale = Capitale
rank-megalopole = Mégalopole

## Options

option-sides = Plateaux
option-sides-help = Le côté du plateau de chacun ; un joueur aguerri peut prendre le B face à des débutants.
option-sides-a = Côté A, facile
option-sides-b = Côté B, difficile
option-solo = Solo
option-solo-help = Piocher trois cubes dans le sac à chaque tour, ou voir d’avance toute la file sur le plateau Central Park.
option-solo-bag = Pioche dans le sac
option-solo-central_park = Central Park
option-shortage = Pénurie
option-shortage-help = Qui se développe d’abord quand la réserve ne suffit pas à tout le monde.
option-shortage-block = Ville après ville
option-shortage-cyclic = Un cube chacun, à tour de rôle
option-offices = Bureaux
option-offices-help = Peut-on rendre à la réserve un bureau que l’on pourrait construire ?
option-offices-forced = Obligatoires
option-offices-optional = Facultatifs
option-two_offices = Deux bureaux en main
option-two_offices-help = Ce que l’on construit avec deux bureaux en main et moins de 10 $.
option-two_offices-one = Un seul, si l’on a 5 $
option-two_offices-none = Aucun
option-first_player = Premier joueur
option-first_player-help = Qui reçoit le sac au premier tour.
option-first_player-random = Tirage au sort
option-first_player-seat = Joueur { $seat }
option-first_round = Premier tour
option-first_round-help = Au premier tour, construire tous ensemble ou l’un après l’autre, pour apprendre.
option-first_round-together = Tous ensemble
option-first_round-city_by_city = Ville après ville


### Drawing

draw-letter = { $kind ->
    [office] B
    [residence] R
    [shop] C
    [utility] S
    [lift] A
    [car-park] P
   *[hall] M
}
draw-kind = { $kind ->
    [office] bureau
    [residence] résidence
    [shop] commerce
    [utility] service public
    [black] cube noir
    [lift] ascenseur
    [car-park] parking
   *[hall] mairie
}
draw-zone = { $zone ->
    [center] Centre
   *[suburb] Banlieue
}
draw-city = Ville : { $owner }
draw-about = { $cubes ->
    [0] Aucun cube pour l’instant.
    [one] Un cube ; hauteur maximale { $limit }.
   *[other] { $cubes } cubes, la plus haute colonne en a { $tallest } ; hauteur maximale { $limit }.
}
draw-cell = { $cell }, { $zone } : { $cubes }
draw-empty-cell = { $cell }, { $zone } : libre
draw-park = Parc : on n’y construit pas
draw-limit = Hauteur maximale : { $limit }
draw-worth-points = { $size } = { $worth } pts
draw-worth-money = { $size } = { $worth } $
draw-sprawl = −1
draw-powered = alimenté
draw-unpowered = non alimenté
draw-center = Centre
draw-suburb = Banlieue : −1 par cube
draw-behind = { $cell } est cachée derrière cette tour
draw-floor = { $level ->
    [0] Rez-de-chaussée
   *[other] Étage { $level }
}
draw-slices = La ville étage par étage
draw-hand = En main
draw-towers = Tours
draw-tower = Tour { $number } : { $cubes }
draw-no-cube = vide
draw-drawn = Piochés
draw-offered = Proposés : l’un d’eux est remis
draw-line = File de cubes
draw-bag-and-reserve = Sac et réserve
draw-bag = Sac
draw-reserve = Réserve
draw-times = { $count } × { $kind }
draw-numbers = { $money } $ (revenu { $income }), hauteur maximale { $limit }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-legend = [ ] Centre, . étage encore permis   ( ) Banlieue   cubes de bas en haut
    B bureau  R résidence  C commerce  S service public  A ascenseur  P parking  M mairie
draw-player = joueur { $number }
draw-brief = { $owner } : { $numbers }

### Pictures of the rules page

example-adjacent = Le commerce en c3 touche les services publics en d3, la résidence en c4, le bureau en c2 et la mairie en b3. La résidence posée sur la mairie est un étage plus haut : elle ne touche que la mairie.
example-units = { $units } unités de résidence : les deux qui se touchent n’en font qu’une, la troisième en est une autre. Les deux commerces forment aussi une unité.
example-power = Les services publics en b4 alimentent la résidence voisine et donc toute son unité. Ceux en e3 ne touchent leurs voisins que par un coin et n’alimentent rien : les commerces et la troisième résidence restent dans le noir.
example-limit = L’ascenseur alimenté compte { $limit } cubes : tout le Centre peut désormais monter à { $limit } étages. L’ascenseur plus bas, sans courant, ne change rien ; le cube noir isolé est un parking.
example-draft = Chacun prend le cube du dessus d’une tour de son choix. Celui qui se trouvait dessous peut être pris dès le choix suivant.
example-same = Les cases où la résidence peut aller sont éclairées. Ni à côté ni au-dessus de la résidence déjà là ; sur la mairie, oui, car l’ascenseur permet deux étages.
example-grow = Cette unité de { $size } cubes touche { $offices } cubes de bureau, mairie comprise : elle est prête. Le nouveau cube, au-dessus, touche aussi la résidence posée sur la mairie : les quatre ne font plus qu’une unité.
example-short = L’unité de commerce compte { $size } cubes et n’a que { $units } unités de résidence à côté d’elle. Il lui en faut une de plus que de cubes.
example-ready = Avec { $units } unités de résidence à côté de lui, le commerce de { $size } cubes grandit, sur l’une des cases éclairées.
example-shops = { $size } cubes dont le plus haut est au niveau 2 rapportent { $dollars } $ à chaque tour. Le commerce sans courant rapporte { $dark } $.
example-car-park = Deux cubes noirs, un seul parking : il touche cinq autres cubes et rapporte { $dollars } $. Il se passe d’électricité.
example-buying = Il y a ici un cube de services publics : le suivant coûte { $utility } $. Il y a deux cubes noirs : le suivant coûte { $lift } $ et doit être posé sur l’un d’eux.
example-homes = { $size } cubes dont le plus haut est au niveau 3 valent { $points } points. Les deux du fond n’ont pas de courant et valent { $dark }.
example-sprawl = { $lost } cubes en Banlieue coûtent { $lost } points à la fin, quelle que soit leur couleur.

### Judge

term-homes = résidences alimentées
term-sprawl = cubes évités en Banlieue
term-money = argent
term-income = revenus à venir
term-purse = argent pour les bureaux
term-dark-homes = résidences encore à alimenter
term-dark-shops = commerces encore à alimenter
term-power = places libres alimentées
term-height = hauteur de la ville
term-dead-lift = ascenseur en attente de courant
term-shaft = parking prêt à devenir un ascenseur
term-seeds = places près des bureaux pour des résidences
term-ready-homes = résidences bientôt prêtes à se développer
term-ready-shops = commerces bientôt prêts à se développer
term-shop-seeds = places entre les résidences pour des commerces
term-bridges = résidences qui pourraient se rejoindre
term-room = place libre dans le Centre
term-growth = développement qui suit
term-hand = cubes en main
term-purchase = dernier achat
term-draft = apport attendu du choix des cubes
term-rivals = ce que le choix des cubes refuse aux autres
term-others = moins pour le meilleur des autres
