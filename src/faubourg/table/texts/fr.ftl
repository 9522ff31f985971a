### The pages of the web table, in French.

## Every page

description = Cinq jeux de construction de villes dans le navigateur : contre des robots, sur un seul écran ou entre amis.
skip = Aller au contenu
language = Langue
theme = Clair ou sombre
theme-light = Jour
theme-dark = Nuit
theme-auto = Comme l’appareil
notice = Non officiel : fait par des joueurs, pour des joueurs.
notice-long = Faubourg est une réalisation indépendante des règles de ces jeux. Il n’est ni affilié à leurs auteurs ou éditeurs, ni approuvé ou soutenu par eux. Les règles sont racontées avec nos propres mots et tous les dessins sont les nôtres. Les noms des jeux appartiennent à leurs propriétaires. Si un jeu vous plaît ici, achetez la boîte : les vrais cubes sont plus beaux.
go-home = Vers les jeux
close = Fermer

## Home

home-title = Bâtissez une ville ce soir.
home-lead = Des jeux de construction de villes, exactement selon leurs règles. Jouez tout de suite contre des robots, partagez l’écran ou envoyez un lien à un ami. Sans compte.
games = Les jeux
just-now = à l’instant
minutes = environ { $minutes } min
difficulty = { $level ->
    [1] facile à apprendre
    [2] un peu de pratique
    [3] pour joueurs avertis
    [4] exigeant
   *[other] très exigeant
}
play-now = Jouer
play-now-help = Un clic : vous contre des robots, options habituelles.
set-up = Préparer une table
rules = Règles
my-tables = Mes tables
more-tables = { $count ->
    [one] encore une table
   *[other] encore { $count } tables
}
your-turn = À vous
table-over = Terminée
# Accueil : reprendre, commencer
continue = Reprendre
start-here = Commencez ici
learn = Apprendre en jouant
finished-tables = { $count ->
    [one] une table terminée
   *[other] { $count } tables terminées
}
# Parties en solitaire
alone = Seul
alone-more = Seul : rangs et records
alone-ranks = Rangs
alone-start = Jouer
solo-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
solo-best = Votre record : { $score }
solo-best-rank = Votre record : { $score } ({ $rank })
solo-none = Pas encore gagné
solo-next = Prochain rang : { $rank }, { $fewer ->
    [yes] en { $mark } ou moins
   *[no] dès { $mark }
}
opponents = Vos adversaires si vous rejouez
puzzles = Positions à résoudre
puzzles-about = Un choix vaut bien plus que tous les autres : lequel ? L’apprenti trouve les faciles, le citoyen les moyennes, seul l’urbaniste les difficiles.
puzzles-none = Il n’y en a pas encore pour ce jeu.
puzzle-about = { $seats ->
    [one] seul
   *[other] { $seats } joueurs
} · { $choices } choix
puzzle-title = { $game }, position { $number }
puzzle-seat = Vous êtes { $who }
puzzle-choose = Que faites-vous ?
puzzle-next = La suivante
puzzle-again = Encore une fois
possible-waiting = Un solveur cherche ce qui était possible avec cette chance…
possible = { $fewer ->
    [yes] Avec cette chance, le solveur a eu besoin de { $best ->
        [one] { $best } manche
       *[other] { $best } manches
    }, vous de { $score }.
   *[no] Avec cette chance, le solveur a trouvé { $best ->
        [one] { $best } point
       *[other] { $best } points
    } ; vous en avez { $score }{ $share ->
        [none] .
       *[other] , soit { $share } %.
    }
}
possible-more = Vous avez fait mieux que le solveur, qui { $fewer ->
    [yes] a eu besoin de { $best } manches
   *[no] a trouvé { $best } points
} avec cette chance.
possible-won = Le solveur s’en est sorti avec cette chance : { $fewer ->
    [yes] en { $best } manches.
   *[no] avec { $best } points.
}
possible-lost = Le solveur n’a pas trouvé non plus de quoi gagner avec cette chance.
possible-late = Le solveur a mis trop de temps : impossible de dire ce qu’on pouvait faire de mieux.
solo-new-best = Votre meilleur résultat !
replay = Revoir une partie
replay-help = Ouvrez un enregistrement (un fichier .jsonl) et parcourez la partie coup par coup.
replay-file = Enregistrement
replay-open = Ouvrir

## New table

new-title = Nouvelle table : { $game }
how-many = Joueurs
who-plays = Qui s’assied où ?
seat = Place { $seat }
kind-me = Moi
kind-here = Sur cet écran
kind-link = Par lien
kind-bot = Robot
kind-link-help = La table affichera un lien et un code QR à envoyer à votre ami.
name = Nom
name-free = au choix
strength = Force
options = Options
options-help = La partie habituelle est déjà choisie.
more-options = { $count ->
    [one] une autre option
   *[other] { $count } autres options
}
open-table = Ouvrir la table
join-welcome = Une place vous attend

## Rules

rules-of = { $game } : les règles
contents = Sommaire
summary = Le jeu en un coup d’œil
glossary = Les mots du jeu, en français et en anglais
# A search within the page; # is the number, put in by the page as one types.
search-rules = Chercher dans les règles
found-none = Aucun résultat
found-one = 1 paragraphe
found-many = # paragraphes

## Table

connecting = On dresse la table…
offline = Connexion perdue. Nouvel essai…
board = Plateau
as-text = La table en mots
view = Vue
turn = Tourner
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Tout le plateau
your-action = Votre action
undo = Annuler
redo = Rétablir
history = Historique
step-back = Un coup en arrière
step-on = Un coup en avant
run = Dérouler
pause = Pause
choices = Choix possibles
no-choice = Rien à choisir pour l’instant.
beside = À côté du plateau
at-hand-fold = Afficher ou masquer ce qui est ici
search-choices = Chercher parmi les choix
players = Joueurs
log = Journal
more = Autres
record = Télécharger la partie
sound = Sons
keys = Clavier
your-turn-name = À vous, { $name }
past = Retour en arrière
to-present = Revenir au présent
to-mine = Revenir à mon plateau
step = Coup { $steps }
step-past = Coup { $at } sur { $steps }
# Une partie à revoir, et ses tournants
replay-badge = Partie à revoir
replay-of = { $game }, joué par { $names }
marks = Tournants de la partie
mark-lead = { $who } prend la tête avec { $points }{ $kept ->
    [yes] { " " }et la garde jusqu’à la fin
   *[no] { "" }
}
mark-lead-later = Changement de tête
mark-leap = { $who } marque { $points } points d’un coup
mark-leap-later = Beaucoup de points d’un coup
mark-period = { $number ->
    [0] { $unit ->
        [year] La dernière Année
       *[round] La dernière manche
    } commence
   *[other] À mi-chemin, { $unit ->
        [year] l’Année
       *[round] la manche
    } { $number } commence
}
mark-half = La moitié de la partie
mark-end = La fin de la partie
# Une table en image, pour qui reçoit son lien
share-turn = À jouer : { $names }
play = Jouer
play-last = Jouer et valider
clear = Effacer
pick-hint = Touchez une marque ambre, ou choisissez dans la liste.
chosen = Choisi : { $names }. Continuez avec une marque ambre.
chosen-only = Choisi : { $names }. Continuez avec un bouton.
which = Lequel ?
rule = Règle { $rule }
failed = Le serveur n’a pas répondu. Réessayez.
bot = Robot
first = Premier joueur
active = Doit jouer
unit = { $points ->
    [one] pt
   *[other] pts
}
show-board = Montrer le plateau : { $name }
lines = D’où viennent les points
total = Total
no-lines = Pas encore de points
waiting-join = Pas encore là
invite = Une place pour { $name }
invite-help = Envoyez ce lien : la personne qui l’ouvre prend la place.
copy = Copier le lien
copied = Copié
qr = Code QR du lien pour { $name }
qr-show = Code QR
rematch = Rejouer
verify = Vérifier le hasard
chart = Le fil de la partie
place = Place { $place }
you = Vous
log-go = Montrer ce moment
# Depuis sa dernière décision
since-title = Entre-temps
since-nothing = Rien de neuf depuis votre tour
since-who = { $name }, coups : { $count }
gains-away = C’est vu
not-yours = Ce plateau n’est pas le vôtre ({ $name }) : on n’y joue pas.

## Keyboard

key-choose = choisir ce numéro
key-search = ouvrir la liste des choix et y chercher
key-confirm = jouer ce qui est montré
key-clear = effacer ce qui est choisi
key-undo = annuler
key-redo = rétablir
key-turn = tourner le plateau
key-overlay = calque suivant
key-scrub = avancer et reculer dans l’historique
key-ends = au début, au présent
key-zoom = agrandir, réduire, tout le plateau
key-mine = revenir à mon plateau
explain-walk = ← → pour la chose suivante, Échap pour fermer
next-phase = ensuite : { $phase }
phases = Phases du tour
key-explain = qu’est-ce que c’est ?
key-help = cette aide

### Server

own-box = Ma propre boîte
own-box-help = Une partie du matériel est reconstituée, car les images des règles sont perdues (la page des règles dit laquelle). Si vous possédez la boîte, vous pouvez tout rendre exact : prenez notre fichier, corrigez-le et jouez avec le vôtre.
own-box-file = Fichier du matériel
own-box-choose = Votre fichier
own-box-paste = … ou collez-le ici
replay-content = Une partie jouée avec votre propre boîte ?
box-built-in = Partie jouée avec notre matériel ({ $content }), en partie reconstitué.
box-own = Partie jouée avec une boîte personnelle ({ $content }).
no-aid = Il n’y a rien d’évident à faire ici maintenant.
no-record = Pour revoir une partie, il faut son fichier entier et inchangé, tel que la table le donne à télécharger (un fichier .jsonl).
error-400 = Cette demande n’a pas de sens
error-403 = Ceci n’est pas à vous
error-404 = Il n’y a rien ici
error-409 = Quelqu’un a été plus rapide
error-410 = Cette table a été rangée
archived = Personne n’y avait joué depuis longtemps : elle a été archivée le { $day }/{ $month }/{ $year }. La personne qui tient ce serveur en a l’enregistrement.
error-413 = C’est trop volumineux
error-422 = C’est impossible
error-429 = Trop de demandes : attendez un instant
error-500 = C’est notre faute : quelque chose s’est cassé. Rien de votre partie n’est perdu.
error-503 = La base de données ne répond pas pour l’instant. Rien n’est perdu : réessayez dans quelques secondes.
error-fault = Si vous le signalez à qui tient ce serveur, donnez le numéro de la panne : { $fault }
error-other = Cela n’a pas marché
waiting-to-join = On attend { $who }, qui doit prendre place.
cover = Passez l’écran à { $who } : les cartes sont secrètes.
uncover = Je suis { $who } : voir mes cartes
result = La partie est terminée
honest = Le hasard est honnête : les { $outcomes } tirages découlent tous du secret engagé avant la partie.
lies = L’entrée { $entry } ne découle pas du secret engagé.
no-such-choice = Rien à faire avec ceci pour l’instant.
not-now = C’est impossible pour l’instant.
player-number = Joueur { $number }
join-title = Rejoindre une partie : { $game }
join-players = À la table :
join-name = Votre nom
join-button = Prendre place
join-commitment = Le hasard de cette table est engagé :
bot-replaced = { $who } n’a pas pu continuer ; un autre robot joue à sa place.
bot-late = Le robot qui joue pour { $who } a été interrompu avant d’avoir choisi : ce choix est fait au hasard.

## Company: who is there, my seat, other devices, quick phrases

phone-title = Sur mon téléphone
do-phone = Sur mon téléphone
do-name = Mon nom
do-leave = Quitter
seat-name-save = Enregistrer
seat-name-help = Tout le monde à la table le voit aussitôt.
name-taken = Quelqu’un à cette table porte déjà ce nom.
may-not-name = Seul qui tient cette place peut en changer le nom, et seulement pendant la partie.
leave-title = Quitter la table
leave-help = Un robot ({ $bot }) joue à votre place, et tout le monde en est averti. Vous pouvez reprendre votre place à tout moment.
leave-button = Quitter : { $bot } joue pour moi
may-not-leave = On peut quitter une place que l’on joue soi-même, si d’autres jouent aussi ici et une fois le hasard engagé.
here-now = est là
was-here = était là { $when }
was-here-now = était là à l’instant
watching = Vous regardez cette partie.
watching-way = Je joue ici
watching-way-help = Ce navigateur ne tient aucune place à cette table : ce n’est peut-être pas celui avec lequel vous vous êtes assis, ou ses cookies ont été effacés. Sur l’appareil où vous jouez, choisissez « Sur mon téléphone » près de votre nom et ouvrez ce lien ici. Ou rouvrez ici votre invitation : votre autre page vous demandera si c’est bien vous. S’il ne vous reste aucun appareil, demandez à qui a ouvert la table : avec l’accord de tous, vous pouvez revenir comme invité.
newcomer = { $label ->
    [none] Votre place est maintenant ouverte aussi sur un autre appareil.
   *[other] Votre place est maintenant ouverte aussi sur un autre appareil ({ $label }).
}
newcomer-mine = C’est le mien
newcomer-end = Le fermer
next-turn = { $count ->
    [one] À vous à une autre table
   *[other] À vous à { $count } autres tables
}
key-next = à la prochaine table où c’est à moi
carry = Mes tables sur un autre appareil
carry-lead = Une clé porte toutes vos places sur votre téléphone ou dans un autre navigateur. Elle sert une seule fois, dans les 15 minutes ; les places restent ouvertes ici aussi.
carry-make = Faire une clé
carry-again = Faire une autre clé
carry-made = Ouvrez cette adresse sur votre autre appareil, ou visez le code avec son appareil photo.
carry-made-help = Qui l’ouvre en premier a vos places : ne la montrez à personne. Après 15 minutes, ou une fois qu’elle a servi, elle ne vaut plus rien. Chaque table vous annonce le nouvel appareil, et vous pouvez l’y fermer.
carry-address = Adresse avec la clé
carry-code = Code QR de la clé
carry-ask = Apporter vos tables ici
carry-ask-help = Cette clé ouvre, sur cet appareil, toutes les places du navigateur qui l’a faite. Votre autre appareil les garde. Une table où ce navigateur est déjà assis reste telle quelle.
carry-button = Les apporter ici
carry-own = Cette clé a été faite dans ce navigateur même
carry-own-help = Ouvrez-la sur l’autre appareil : ici, vous avez déjà vos places. Elle est toujours valable.
key-used = Cette clé a déjà servi, ou ses 15 minutes sont passées. Faites-en une nouvelle sur votre autre appareil.
key-own = Cette clé a été faite dans ce navigateur même : ouvrez-la sur l’autre appareil.
talk = Dire un mot
talk-said = Ce qui s’est dit
talk-mute = Ne plus voir les mots
talk-unmute = Voir les mots
talk-muted = Les mots sont masqués sur cet appareil.
talk-nobody = Il n’y a personne ici à qui le dire.
talk-too-much = Une chose après l’autre : attendez un instant.
say-hello = Bonjour !
say-nice = Bien joué !
say-your-turn = À vous !
say-thinking = Je réfléchis un instant.
say-back-soon = Pardon, je reviens dans une minute.
say-back = Me revoilà.
say-oops = Oups…
say-sorry = Pardon !
say-thanks = Merci !
say-close = C’est serré !
say-good-game = Belle partie !
say-again = On rejoue ?
## Être prévenu, et la pendule

tell-me = Me prévenir quand c’est à moi
tell-ask = Faut-il vous prévenir quand c’est à vous ?
tell-ask-help = Même si cette page est fermée. Vous pourrez en changer à tout moment, au bas de la table.
tell-device = Cet appareil
tell-mail = E-mail
tell-no = Non
tell-on = Activé
tell-off = Désactivé
tell-start = Activer
tell-stop = Désactiver
tell-device-help = Un court message de votre navigateur, pour toutes vos tables ici. Il dit seulement dans quel jeu c’est à vous.
tell-mail-help = Un court e-mail quand votre tour dure depuis un moment et que votre page est fermée. Votre adresse ne sert qu’à cela.
tell-address = Votre adresse e-mail
tell-send = M’envoyer la question
tell-confirm = Nous avons écrit à { $address } : ouvrez le lien de ce message, et vous serez prévenu. Rien reçu ? Regardez parmi les indésirables.
tell-mailed = Les messages vont à { $address }.
tell-forget = Oublier mon adresse
tell-insecure = Pour prévenir un appareil, il faut une page reçue par https, ce qui n’est pas le cas ici.
tell-cannot = Ce navigateur ne sait pas afficher de message quand la page est fermée.
tell-denied = Votre navigateur refuse les messages de cette page. Vous pouvez les permettre dans ses réglages pour ce site.
tell-no-push = Ce serveur n’envoie pas de messages aux appareils.
tell-no-mail = Ce serveur n’envoie pas d’e-mails.
tell-failed = Votre navigateur n’a pas pu s’inscrire pour les messages.
tell-done = C’est noté : vous serez prévenu sur cet appareil.
notice-bad-push = On ne peut envoyer aucun message à cet endroit.
notice-bad-address = Cela ne ressemble pas à une adresse e-mail.
notice-no-mail = Ce serveur n’envoie pas d’e-mails.
notice-turn = C’est à vous : { $game }
notice-open = La table vous attend.
notice-confirm-title = Est-ce bien votre adresse ?
notice-confirm-help = Quelqu’un qui joue ici veut être prévenu à l’adresse { $address } quand c’est son tour.
notice-confirm-button = Oui, écrivez-moi
notice-confirmed-title = Vous serez prévenu
notice-confirmed-help = Quand ce sera à vous et que votre page sera fermée, un message ira à { $address }. Chacun contient un lien pour n’en plus recevoir.
notice-stop-title = Ne plus recevoir de messages ?
notice-stop-help = Plus aucun message n’ira à { $address }, et l’adresse sera oubliée.
notice-stop-button = Plus de messages
notice-stopped-title = Plus de messages
notice-stopped-help = Plus rien ne vous sera envoyé, et votre adresse est oubliée.
mail-confirm-title = Faut-il vous prévenir quand c’est à vous ?
mail-confirm =
    Quelqu’un qui joue sur { $site } veut être prévenu à cette adresse quand c’est son tour.

    Si c’était vous, dites oui ici (dans la journée) :
    { $link }

    Si ce n’était pas vous, ne faites rien : aucun autre message ne viendra. Pour que personne ne puisse redemander de sitôt :
    { $stop }
mail-turn =
    C’est à vous de jouer à { $game } :
    { $table }

    Ne plus recevoir ces messages :
    { $stop }
clock = Pendule
clock-help = Pour les parties à plusieurs : quand le temps d’un tour est écoulé, un robot joue, au vu de tous, jusqu’au retour du joueur.
bot-hosted = un programme de l’hôte de ce serveur
clock-0 = Aucune
clock-60 = 1 minute
clock-180 = 3 minutes
clock-300 = 5 minutes
clock-3600 = 1 heure
clock-28800 = 8 heures
clock-86400 = 1 jour
clock-259200 = 3 jours
clock-604800 = 7 jours
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-left = encore { $time }
clock-over = temps écoulé
clock-ran-out = { $who } n’a plus de temps : un robot joue à sa place. { $who } peut revenir à tout moment.

## Seats, devices, luck

waiting-luck = { $who } doit encore donner sa part du hasard : sa page le fait d’elle-même dès qu’elle est ouverte.
link-used = Ce lien a déjà servi.
too-many-devices = Cette place est ouverte sur trop d’appareils ; fermez-en d’abord un.
too-many-knocks = D’autres appareils attendent déjà ici ; le joueur doit d’abord leur répondre.
device-gone = Cet appareil n’est plus là.
knocks = { $label ->
    [none] Un autre appareil demande à s’asseoir à votre place. Est-ce le vôtre ?
   *[other] Un autre appareil ({ $label }) demande à s’asseoir à votre place. Est-ce le vôtre ?
}
knock-yes = Oui, c’est moi
knock-no = Non
taken-title = { $name } est déjà à cette place
taken-help = Une invitation ne sert qu’une fois. Si vous êtes { $name } sur un autre appareil, demandez : votre autre page posera la question. Si elle est fermée, ouvrez-la d’abord.
taken-ask = Demander à entrer
taken-asked = Demandé. Cette page ouvrira la table dès que votre autre page aura dit oui.
device-title = Votre place sur cet appareil
device-help = Ce lien ouvre ici, une seule fois, votre place ({ $name }). Vos autres appareils la gardent.
device-button = Ouvrir ma place ici
devices = Ma place
devices-help = Votre place est ouverte sur ces appareils. Vous seul voyez cette liste.
device-unknown = Appareil inconnu
device-here = celui‑ci
device-since = depuis { $when }
device-end = Fermer
device-leave = Fermer et garder un lien
way-back-help = Votre place n’est plus ouverte sur aucun appareil. Gardez ce lien : c’est le seul moyen de revenir, il sert une seule fois, et vous seul pouvez le voir.
device-add = Un autre appareil…
device-link-help = Ouvrez ce lien sur votre autre appareil, ou visez le code avec son appareil photo. Il sert une seule fois, pendant un jour, et vous seul pouvez le voir.
guest-link-help = Qui ouvre ce lien remplace le joueur absent, une seule fois.
bot-plays = remplacé par un robot
guest-plays = remplacé par un invité
do-free = Confier la place à un robot
do-ask = Proposer un invité
do-agree = Accepter un invité
do-invite = Lien pour l’invité
do-back = Reprendre ma place
do-devices = Ma place…
may-not-free = Seul qui a ouvert la table peut confier une place à un robot, et seulement si la page du joueur est fermée depuis cinq minutes.
may-not-ask = Seul qui a ouvert la table peut proposer un invité, une fois qu’un robot joue ; il faut que quelqu’un d’autre soit là pour accepter.
may-not-agree = Vous n’avez rien à accepter ici.
may-not-invite = Un invité peut venir dès que tous les autres ont accepté.
may-not-back = Personne ne vous remplace à cette place.
seat-freed = { $who } s’est absenté : un robot joue à sa place. { $who } peut revenir à tout moment.
seat-asked = Un invité peut-il remplacer { $who } ? Tous les autres sont consultés ; un invité voit les cartes de cette place.
seat-given = Tout le monde est d’accord : un invité remplace { $who }, qui peut revenir à tout moment.
seat-returned = { $who } joue de nouveau.
luck-again = Le tour { $round } du hasard a été abandonné (on attendait { $who }) : chacun s’engage sur un nouveau nombre.
luck-other-round = La table a avancé : un nouveau tour de nombres a commencé, ou celui-ci est complet.
luck-promised = Cette place s’est déjà engagée sur un autre nombre.
luck-not-promised = Ce n’est pas le nombre sur lequel la place s’était engagée.
luck-wait = Un nouveau tour peut commencer après 24 heures, ou dès qu’un joueur a dit que son nombre est perdu.
cannot-tell = L’histoire de cette partie est trop longue à raconter.
too-much = Cela demande plus de temps ou de mémoire que le serveur n’en donne à une demande.
# Guided first games
learn-title = Apprendre { $game }
learn-how = Une vraie table contre Basile, { $minutes } minutes environ. Une bulle à côté du plateau dit ce que sont les choses et quoi faire ; vous pouvez quitter la leçon à tout moment et continuer simplement à jouer.
learn-begin = Commencer
learn-first = D’abord { $game }
lesson = Partie guidée
lesson-of = { $stop } sur { $stops }
lesson-next = Suite
lesson-skip = Quitter la leçon et continuer
lesson-play-on = Continuer contre { $name }
lesson-wait = Un instant : les autres jouent.
lesson-another = C’est permis aussi, mais essayons d’abord ce qui est cerclé.
luck-daily = Qui joue la ville de ce jour rencontre les mêmes tirages. Le secret est un maillon d’une chaîne d’empreintes dont la fin a été publiée avant ; personne ne donne de nombre à soi.
luck-prepared = Cette table a commencé par une partie guidée : son hasard était préparé, pour que chacun apprenne avec les mêmes tirages.
luck-title = Hasard équitable
luck-sealed = La page de chaque joueur s’engage sur un nombre à elle ; quand toutes l’ont fait, tous sont révélés et décident du hasard avec le secret du serveur, engagé en premier. Personne ne peut choisir.
luck-alone = Le serveur s’est d’abord engagé sur son secret, puis cet écran a donné son nombre : vous pouvez vérifier que le serveur n’a pas choisi. Un hôte qui joue seul ne convainc personne d’autre.
luck-open = Cette table a été ouverte par une version plus ancienne : ses places ont donné leurs nombres en clair, l’une après l’autre.
luck-commitment = L’engagement du secret
luck-kept = Cette page l’a gardé depuis le début, pour comparer à la fin.
luck-not-here = Le nombre sur lequel cette place s’est engagée n’est pas sur cet appareil. Ouvrez la table sur l’appareil où vous vous êtes assis ; s’il n’existe plus, dites-le, et chacun s’engagera sur un nouveau nombre.
luck-give-up = Il est perdu
luck-lost = { $who } a perdu le nombre de son engagement : tout joueur peut commencer un nouveau tour.
luck-start-again = Commencer un nouveau tour
check-honest = Le hasard est honnête.
check-seals = L’enregistrement est entier : { $lines } lignes, tous les sceaux sont justes.
check-draws = Les { $draws } tirages découlent tous du secret engagé, recalculés sur cet appareil.
check-kept = Les engagements et les nombres sont ceux que cette page garde depuis qu’elle s’est assise.
check-not-kept = Ce navigateur n’a rien gardé du début de cette partie : il ne peut pas comparer.
check-wrong = Ligne { $line } : { $problem }
check-failed = Le hasard de cette partie n’était pas honnête, ou son enregistrement a été modifié.
check-wrong-seal = la ligne ou sa place a été modifiée
check-wrong-secret = le secret n’est pas celui qui était engagé
check-wrong-nonce = le nombre d’une place n’est pas celui sur lequel elle s’était engagée
check-wrong-count = un tirage manque ou figure deux fois
check-wrong-draw = le tirage ne découle pas du secret
check-wrong-commitment = l’engagement n’est pas celui que cette page a gardé
check-wrong-promise = l’engagement d’une place n’est pas celui que cette page a gardé
check-wrong-own = le nombre donné pour votre place n’est pas le vôtre
check-wrong-record = ce n’est pas un enregistrement vérifiable

# La page sans serveur

offline-lead = Des jeux de construction de villes, exactement selon leurs règles, sur ce seul appareil : contre des robots ou à plusieurs devant l’écran. Ouverte une fois, la page se passe de réseau. Vos parties restent dans ce navigateur.
offline-preparing = On prépare les tables…
offline-failed = Les tables n’ont pas pu être préparées. Il faut un navigateur plus récent, ou recharger la page.
offline-new-version = Une nouvelle version est là.
offline-new-version-take = L’utiliser
offline-no-script = Cette page a besoin de JavaScript.
offline-name = Mon nom…
offline-record-later = L’enregistrement dit tous les secrets : il se télécharge une fois la partie finie.
offline-full = Il n’y a plus de place dans ce navigateur : ce qui se passe maintenant n’est pas gardé. Libérez de la place sur cet appareil ; la partie continuera d’elle-même.
offline-unkept = Ce navigateur ne permet de rien garder pour le moment. Fermez les autres fenêtres de cette page, ou rechargez-la ; ce qui était gardé l’est toujours.
offline-no-table = Cette partie n’est pas dans ce navigateur, ou cette version ne sait pas la lire. Ce qui en est gardé le reste.
offline-not-kept = Ceci n’a pas pu être gardé et n’a donc pas eu lieu. Réessayez quand il y aura de la place.
offline-unreadable = { $count ->
    [one] Une partie gardée ici est illisible
   *[other] { $count } parties gardées ici sont illisibles
  } pour cette version. Rien n’est perdu : tout reste gardé, et peut être enregistré dans un fichier.
offline-save-unreadable = Enregistrer dans un fichier
offline-days-lead = Les villes des jours passés : tout le monde y rencontre les mêmes tirages. Ici, elles se jouent hors classement, autant de fois que vous voulez.
offline-days-open = Jouer une ville passée
offline-day = Jour (UTC)
offline-no-days = Aucun jour n’est encore connu ici. Ils viennent par le réseau, du serveur auquel cette page appartient.
offline-no-day = La ville de ce jour n’est pas connue ici.

## Hints

hint = { $who } a demandé un indice.
hint-button = Indice
hint-more = Voir les meilleurs choix
hint-show-why = Pourquoi ?
hint-close = Fermer l’indice
hint-choices = Les meilleurs choix
hint-try = Le montrer sur le plateau
hint-why = Pourquoi
hint-forbidden = Les indices ne sont pas permis à cette table : la personne qui l’a ouverte en a décidé ainsi.
hint-nothing = Il n’y a rien à choisir ici pour l’instant.
hint-late = Pas d’indice cette fois : les robots sont trop occupés. Réessayez dans un instant.
hints = Indices
hints-help = Qui doit jouer peut demander ce que ferait l’urbaniste. Toute la table l’apprend, et l’enregistrement le dit.
hints-yes = Permis
hints-no = Aucun
key-hint = un indice : où regarder, les meilleurs choix, pourquoi

## Reviews

review-button = Analyse
review-title = Analyse de la partie
review-making = Analyse de la partie : { $percent } %
review-chart = Valeur au fil de la partie, pour chacun
review-touch = Touchez la courbe pour voir ce moment.
review-costly = Ce qui a coûté le plus
review-best = Le meilleur choix
review-show = Le montrer sur le plateau
review-not-yet = Une partie s’analyse une fois finie.
review-failed = L’analyse n’a pas abouti. Réessayez dans un instant.

### La ville du jour

date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
daily = Cette table joue la ville d’un jour : le même hasard pour tous.
daily-title = La ville du jour
daily-of = Ville du { $day }
daily-lead = Aujourd’hui, tout le monde rencontre les mêmes tirages. Qui en fera la plus belle ville ?
daily-left = Jusqu’à minuit UTC, encore { $time }
daily-home = Un même hasard pour tous, un seul essai classé par façon de jouer en solo. À minuit, toutes les parties se montrent, coup par coup.
daily-open = Jouer la ville du jour
daily-rules = Un seul essai classé dans ce navigateur pour chaque façon de jouer, sans conseils. Une partie compte quand elle est finie, avant minuit UTC ; d’ici là vous pouvez l’interrompre et la reprendre. Jusqu’à minuit, personne d’autre que vous ne la voit ; ensuite chacun peut la regarder, coup par coup.
daily-trust = Un second navigateur, l’hôte et l’aide d’un programme ne sont pas détectés. Le classement est aussi honnête que celles et ceux qui jouent.
daily-name = Votre nom au classement
daily-name-help = Si vous laissez vide, vous y figurez sans nom.
daily-nobody = Quelqu’un
daily-play = Jouer
daily-go-on = Reprendre
daily-look = Revoir
daily-done = Terminée : { $score }
daily-ended = { $count ->
    [0] personne n’a encore fini
    [one] une partie terminée
   *[other] { $count } parties terminées
}
daily-ranked = Partie classée : un seul essai, sans conseils ; elle compte si elle est finie avant minuit UTC.
daily-unranked = Hors classement, avec le hasard d’un jour passé.
daily-score = { $fewer ->
    [yes] { $score ->
        [one] { $score } manche
       *[other] { $score } manches
    }
   *[no] { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}
daily-lost = perdue
daily-past = Les jours passés
daily-past-none = Le premier jour n’est pas fini : demain, ses parties seront ici.
daily-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
daily-place = Place
daily-player = Joueur
daily-result = Résultat
daily-you = vous
daily-yours = Votre place : { $place } sur { $of }
daily-yours-ended = Au classement du { $day } : votre place se montre après minuit UTC, avec le résultat de l’urbaniste et le meilleur trouvé.
daily-yours-late = Cette partie s’est terminée après son jour : elle n’est pas au classement.
daily-yours-placed = Ville du { $day }, votre place : { $place } sur { $of }
daily-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}
daily-par = L’urbaniste, qui ne connaissait aucun tirage : { $score }
daily-bound = Le mieux qu’une recherche ait trouvé en connaissant tous les tirages : { $score }
daily-par-waiting = Les robots jouent cette ville : revenez dans une minute.
daily-nobody-played = Personne n’a fini celles-ci : elles se jouent hors classement
daily-practise = Jouer hors classement
daily-back = La ville d’aujourd’hui
daily-before = La veille
daily-after = Le lendemain
daily-check = Personne ne choisit le hasard : comment le vérifier
daily-check-chain = À son premier démarrage, le { $first }, ce serveur a tiré une graine et en a calculé 14 610 empreintes de suite. La dernière est montrée ici depuis. Chaque jour se sert du maillon qui précède le dernier utilisé : son empreinte est le secret de la veille, si bien que personne, l’hôte non plus, ne peut choisir après coup le hasard d’un jour. Notez la fin de la chaîne et comparez-la plus tard.
daily-check-know = L’hôte a pu le connaître d’avance. Ce qui n’est pas promis est dans SECURITY.md.
daily-check-end = Fin de la chaîne
daily-check-today = Publié pour aujourd’hui (l’empreinte de son secret)
daily-check-secret = Secret de ce jour (jour { $number } de la chaîne)
daily-check-how = Après { $number ->
    [one] une empreinte SHA-256
   *[other] { $number } empreintes SHA-256 de suite
}, le secret donne la fin de la chaîne. En Python :
daily-check-record = Pour toute partie de ce jour, « faubourg verify » le contrôle, ainsi que chaque tirage.
daily-new-day = Ce jour est fini : une nouvelle ville est là. Rouvrez la page.
daily-not-over = Cette ville se joue classée tant que son jour dure ; hors classement, autant de fois que vous voulez, une fois qu’il est fini.
daily-no-day = Ce serveur a une ville pour chaque jour depuis le { $first }.
daily-future = Ce jour n’est pas encore venu. Sa ville sera là à minuit UTC, pour tous en même temps.
daily-no-way = Cette façon de jouer n’existe pas.
daily-hidden = C’est l’essai de quelqu’un à la ville du jour. Il se montre à tous une fois le jour fini, à minuit UTC.
daily-later = L’enregistrement et le hasard de cette partie se montrent une fois le jour fini, à minuit UTC : d’autres jouent encore la même ville.
daily-possible = Ce qui était possible se montre une fois le jour fini.
