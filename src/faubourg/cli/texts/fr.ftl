game = Jeu
players = Joueurs
options = Options
place = Place
player = Joueur
points = Points
lines = Détail
result = Résultat
standing = Si la partie s’arrêtait maintenant
player-number = Joueur { $number }
you = Vous
honest = Le hasard est honnête : les { $outcomes } tirages découlent tous du secret engagé avant la partie.
lies = L’entrée { $entry } ment : elle dit « { $given} », mais le secret donne « { $expected } ».
pictures = { $count ->
    [one] Une image écrite dans { $folder }.
   *[other] { $count } images écrites dans { $folder }.
}
welcome = { $game }. Tapez un numéro ou une action ; « aide » donne les commandes.
bad-number = { $number } n’est pas dans la liste ; choisissez de 1 à { $last }.
several = « { $words } » peut vouloir dire : { $found }.
unknown = Rien ne s’appelle « { $words } ». « liste » montre ce que vous pouvez faire, « aide » les commandes.
allowed = « { $words } » est permis. Ajoutez un mot ou deux pour dire exactement lequel.
no-refusal = Rien n’a encore été refusé. Essayez une action, ou « ? build residence c3 ».
undone = Annulé.
redone = Refait.
hint-more = Tapez encore « indice » pour en savoir plus.
save-where = Sauver où ? Par exemple : sauver partie.jsonl
asked = { $who } :
saved = Partie sauvée dans { $file }. Pour la reprendre : faubourg play --load { $file }
not-saved = Rien n’a été écrit dans { $file } : { $problem }
loaded = Partie chargée depuis { $file }.
left = La partie est gardée dans { $file }. Pour la reprendre : faubourg play --load { $file }
finished = La partie est dans { $file } ; « faubourg replay » la rejoue, « faubourg verify » contrôle le hasard.
rules-how = « règles 3.2.5 » montre un paragraphe ; « faubourg rules { $game } » les donne tous.
bot-replaced = Le programme qui joue pour { $who } ({ $bot }) a échoué : { $problem }. L’apprenti joue désormais à sa place.
sits = { $who } : robot, { $bot }
again = Une autre partie ? « encore » garde les mêmes robots ; ou nommez-en d’autres, séparés par des virgules : { $bots }. Entrée : non.
again-alone = Une autre partie ? Tapez « encore », ou Entrée pour arrêter.
again-what = Répondez « encore » ou Entrée.
solver = Solveur
solved = La meilleure partie trouvée avec cette chance : { $fewer ->
    [yes] { $score ->
        [one] { $score } manche
       *[other] { $score } manches
    }
   *[no] { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}{ $rank ->
    [none] {""}
   *[other] , { $rank }
}.
solved-lost = Toutes les parties trouvées avec cette chance sont perdues.
solved-yours = La vôtre : { $score ->
    [lost] perdue.
   *[other] { $score }.
}
solved-judge = Rien n’est encore appris pour ce jeu : la recherche a suivi son juge, et trouve peut-être moins qu’un bon joueur.
solved-record = La partie est dans { $file } ; « faubourg replay » la montre.
help =
    numéro          choisir dans la liste
    mots            choisir avec des mots, par exemple : résidence c3
    ? [mots]        pourquoi est-ce refusé ? Seul : la règle du dernier refus
    liste           revoir les choix
    plateau [n]     revoir le plateau, ou celui du joueur n
    score           où en est chacun
    indice          où regarder ; encore : les meilleurs choix ; encore : pourquoi
    annuler, refaire   reprendre votre dernier choix, tant que c’est équitable
    règles NUMÉRO   un paragraphe des règles
    sauver FICHIER  garder la partie
    quitter         partir ; la partie est gardée
arena-title = { $game }, { $seats ->
    [1] { $seats } joueur
   *[other] { $seats } joueurs
}, { $games ->
    [1] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
bot = Robot
games = Parties
wins = Parties gagnées
win-share = Part de victoire d’une place
interval = intervalle à 95 %
mean-score = Score moyen
mean-rank = Rang moyen
rating = Classement
arena-sprt = { $verdict ->
    [high] { $bot } dépasse l’autre de la borne haute plutôt que de la borne basse (indice { $evidence }).
    [low] { $bot } dépasse au mieux l’autre de la borne basse, et non de la borne haute (indice { $evidence }).
   *[open] Rien ne dit encore si { $bot } joue mieux (indice { $evidence }) : il faut plus de parties.
}
arena-failed = { $bot } a échoué dans { $games ->
    [one] une partie
   *[other] { $games } parties
}, que l’apprenti a terminée{ $games ->
    [one] {""}
   *[other] s
} à sa place : son résultat n’est pas le sien.
time = ms par décision
table = Table
state = État
state-running = en cours
state-over = terminée
state-replay = relecture
people = Personnes
bots = Robots
entries = Entrées
changed = Dernier changement
no-tables = Il n’y a pas de telle table.
would-archive = { $count ->
    [1] Cette table serait écrite dans { $folder } et retirée de la base.
   *[other] Ces { $count } tables seraient écrites dans { $folder } et retirées de la base.
} Rien n’a changé ; ajoutez --yes pour le faire.
would-remove = { $count ->
    [1] Cette table serait supprimée, sans en garder de fichier.
   *[other] Ces { $count } tables seraient supprimées, sans en garder de fichier.
} Rien n’a changé ; ajoutez --yes pour le faire.
archived = { $table } est maintenant { $file }
not-archived = { $table } est restée à sa place : { $problem }
removed = { $count ->
    [1] Une table a été supprimée.
   *[other] { $count } tables ont été supprimées.
}
backed-up = { $tables ->
    [one] { $tables } table gardée dans { $file }.
   *[other] { $tables } tables gardées dans { $file }.
}
restored = { $tables ->
    [one] { $tables } table rétablie depuis { $file }.
   *[other] { $tables } tables rétablies depuis { $file }.
}
serving = Faubourg est ouvert sur { $address } — Ctrl-C pour arrêter.
review-title = Analyse de la partie
review-costly = Ce qui a coûté le plus
review-best = Le meilleur choix
review-step = Coup { $step } : { $line }
