### Common texts in French: what every game needs; the terminal and the page have their own.

## Refusals of every game

by-rule = (règle { $rule })
not-your-turn = Ce n’est pas à vous de jouer.
game-over = La partie est terminée.
nothing-to-undo = Il n’y a aucun coup à reprendre.
nothing-to-redo = Il n’y a aucun coup à refaire.
chance-since = Le sort a parlé depuis votre coup : il ne peut plus être repris.
others-since = La main est passée à d’autres depuis votre coup : il ne peut plus être repris.
committed = Vous avez validé : ce coup ne peut plus être repris.
not-drawn = Le sort ne peut pas tirer cela maintenant.

## Players

player-count = { $count ->
    [1] { $count } joueur
   *[other] { $count } joueurs
}
player-range = { $fewest } à { $most } joueurs
seat-name = Joueur { $seat }
bot-random = Hasard
bot-random-about = joue tout ce qui est permis
bot-newcomer = Nouveau venu
bot-newcomer-about = connaît les règles, se trompe souvent
bot-apprentice = Apprenti
bot-apprentice-about = voit un coup à l’avance
bot-citizen = Citoyen
bot-citizen-about = fort, a appris en jouant
bot-planner = Urbaniste
bot-planner-about = le plus fort, prévoit tout son tour
# Names that older tables have.
bot-greedy = { bot-apprentice }
bot-greedy-1 = { bot-apprentice }
bot-thinking = { $name } réfléchit…

## The table

your-turn = À vous de jouer.
plain = { $words }

## Results

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}

## How the nonces of a game's luck were given

luck-sealed = Chaque place s’était engagée sur son propre nombre avant qu’aucun ne soit révélé : personne n’a pu choisir le hasard.
luck-alone = Un seul écran a donné tous les nombres, après l’engagement du secret : cela convainc qui jouait là, et personne d’autre.
luck-daily = Le hasard d’un jour, le même pour tous : son secret est un maillon d’une chaîne d’empreintes dont la fin a été publiée avant le premier jour. Comparez cette fin à celle que vous avez notée.
luck-open = Les places ont donné leurs nombres en clair, l’une après l’autre, comme le faisaient les tables jusqu’à la version 0.1.0 : la dernière arrivée, de mèche avec l’hôte, aurait pu choisir le hasard.

## Hints

# Les points attendus ont une décimale ; le pluriel commence à deux.
points-exact = { $points } { $several ->
    [yes] points
   *[no] point
}
hint-where = Regardez ici : { $names }
hint-points = { $points } à la fin
hint-lead = { $ahead ->
    [level] à égalité avec le meilleur des autres
    [yes] { $points } d’avance
   *[no] { $points } de retard
}
hint-best = le meilleur
hint-less = { $points } de moins
hint-equal = vaut autant
hint-gains = Ce que change le premier d’ici la fin de votre tour (en points) : { $terms }.
hint-over = Par rapport au deuxième (en points) : { $terms }.
hint-further = À ce seul compte, « { $other } » passerait devant. D’après les parties qui l’ont formé, l’urbaniste en attend { $points } de moins à la fin.
hint-same = Les deux premiers se valent.
hint-next = Vient ensuite : { $phase }. { $about }
hint-alone = L’avis de l’urbaniste, d’après ce que vous savez : points attendus à la fin.
hint-others = L’avis de l’urbaniste, d’après ce que vous savez : avance attendue à la fin sur le meilleur des autres, en points.
hint-judged = Rien n’a encore été appris pour ce jeu : ce sont les points de l’apprenti, qui disent ce qui vaut mieux, pas comment la partie finira.
term-score = points
term-best-rival = points refusés au meilleur des autres

## Reviews

review-luckier = Pour la chance, { $who } devance { $who-2 } de { $points }.
review-sampled = Quand des tirages pouvaient finir de plus de 32 façons, la chance est comptée par rapport à 32 d’entre elles, tirées au hasard et les mêmes pour tous.
review-account = { $several ->
    [yes] Valeur : de { $first } à { $last }, dont chance { $luck }, ses choix { $own }, ceux des autres { $others }.
   *[no] Valeur : de { $first } à { $last }, dont chance { $luck }, choix { $own }.
}
review-lost = { $any ->
    [yes] Choisir autrement que l’urbaniste a coûté { $points } en tout.
   *[no] Aucun choix n’a coûté de points.
}
review-cost = « { $taken } » : « { $better } » aurait rapporté { $points } de plus.
review-right = « { $taken } » valait { $points } de plus que tout le reste.
review-why = Ce que cela aurait changé (en points) : { $terms }.
review-alone = L’avis de l’urbaniste, d’après ce qu’on savait à chaque moment : points attendus à la fin.
review-others = L’avis de l’urbaniste, d’après ce que chacun savait : avance attendue à la fin sur le meilleur des autres, en points.
review-judged = Rien n’a encore été appris pour ce jeu : ce sont les points de l’apprenti, qui disent ce qui vaut mieux, pas comment la partie finira.
# Positions à résoudre
puzzle-level = { $level ->
    [easy] facile
    [medium] moyenne
   *[hard] difficile
}
puzzle-line = { $number }. { $level ->
    [easy] facile
    [medium] moyenne
   *[hard] difficile
}, { $seats ->
    [one] seul
   *[other] { $seats } joueurs
}, { $choices } choix
puzzles-none = Il n’y a pas encore de positions à résoudre ; faites-en : faubourg puzzles { $game } --make 10
puzzles-how = Pour résoudre la première : faubourg puzzles { $game } 1
puzzles-made = { $count ->
    [0] Rien de nouveau n’a été trouvé
    [one] Une position a été trouvée
   *[other] { $count } positions ont été trouvées
} sur { $wanted } { $wanted ->
    [one] voulue
   *[other] voulues
}. Elles sont dans { $file }.
puzzle-which = Lequel ? Un numéro de 1 à { $last }, ou quelques mots du choix.
puzzle-choice = { $choice } : { $worth }
puzzle-why = Ce qu’apporte le meilleur choix, « { $choice } » :
puzzle-solved = Résolu !
puzzle-not-solved = Ce n’est pas le meilleur choix.
puzzle-yours = Votre choix, « { $choice } », vaut { $points } de moins que le meilleur.
puzzle-given-up = Votre choix, « { $choice } », paraissait d’emblée moins bon que d’autres : on ne l’a pas étudié plus loin.
