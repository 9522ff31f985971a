### Common texts in French: every game, the terminal and the web page.

## Refusals of every game

by-rule = (règle { $rule })
not-your-turn = Ce n'est pas à vous de jouer.
game-over = La partie est terminée.
nothing-to-undo = Il n'y a aucun coup à reprendre.
nothing-to-redo = Il n'y a aucun coup à refaire.
chance-since = Le sort a parlé depuis votre coup : il ne peut plus être repris.
others-since = Un autre joueur a joué depuis votre coup : il ne peut plus être repris.
committed = Vous avez validé : ce coup ne peut plus être repris.
not-drawn = Le sort ne peut pas tirer cela maintenant.

## Players

seat-name = Joueur { $seat }
spectator = Spectateur
you = Vous
chance = Le sort
bot-random = Hasard
bot-greedy = Apprenti
bot-planner = Urbaniste
bot-thinking = { $name } réfléchit…

## The table

your-turn = À vous de jouer.
waiting-for = On attend { $name }.
why-not = Pourquoi pas ?
choices = { $count ->
    [one] { $count } choix possible
   *[other] { $count } choix possibles
}
options = Options
new-game = Nouvelle partie
rules = Règles
history = Journal
plain = { $words }

## Results

score = Score
income = Revenu
total = Total
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
ranking = Classement
result-line = { place } : { $name }, { points }
you-won = Vous avez gagné !
you-lost = { $name } l'emporte.
shared-victory = Victoire partagée !

## Commands

undo = Annuler
redo = Rétablir
save = Enregistrer
confirm = Confirmer
quit = Quitter
command-number = un numéro joue le choix de la liste, une notation le joue aussi
command-help = { "?" } affiche cette aide
command-list = list affiche les choix possibles
command-board = board montre la table
command-rules = rules affiche les règles
command-undo = undo reprend votre dernier coup
command-redo = redo refait le coup repris
command-save = save FICHIER enregistre la partie
command-quit = quit quitte la partie
your-choice = Votre choix ({ "?" } pour l'aide) :
unknown-command = Commande inconnue : « { $words } ». Tapez { "?" } pour l'aide.
bad-number = Il n'y a pas de choix { $number } : ils vont de 1 à { $last }.
undone = Coup repris.
redone = Coup refait.
saved-to = Partie enregistrée dans { $file }.
cannot-save = Impossible d'enregistrer dans { $file } : { $problem }.
loaded = Partie reprise depuis { $file }.
cannot-load = Impossible de lire { $file } : { $problem }.
bye = À bientôt !

## Honest chance

chance-verified = { $outcomes ->
    [one] Le hasard est vérifié : le seul tirage découle du secret publié.
   *[other] Le hasard est vérifié : les { $outcomes } tirages découlent du secret publié.
}
chance-lies = L'entrée { $entry } ment : elle dit « { $given } », le secret donne « { $expected } ».
cannot-verify = La partie n'est pas terminée : son secret n'est pas encore public, rien ne peut être vérifié.
bad-record = Ce fichier n'est pas un enregistrement lisible ({ $problem }).
