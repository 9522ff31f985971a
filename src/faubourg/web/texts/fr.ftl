### The pages of the web table, in French.

## Every page

description = Cinq jeux de construction de villes dans le navigateur : contre des robots, à un seul écran ou entre amis.
skip = Aller au contenu
language = Langue
theme = Clair ou sombre
theme-light = Jour
theme-dark = Nuit
theme-auto = Comme l'appareil
notice = Non officiel : fait par des joueurs, pour des joueurs.
notice-long = Faubourg est une réalisation indépendante des règles de ces jeux. Il n'est ni affilié à leurs auteurs ou éditeurs, ni approuvé ou soutenu par eux. Les règles sont racontées avec nos propres mots et tous les dessins sont les nôtres. Les noms des jeux appartiennent à leurs propriétaires. Si un jeu vous plaît ici, achetez la boîte : les vrais cubes sont plus beaux.
go-home = Vers les jeux
close = Fermer

## Home

home-title = Bâtissez une ville ce soir.
home-lead = Des jeux de construction de villes, exactement selon leurs règles. Jouez tout de suite contre des robots, partagez l'écran ou envoyez un lien à un ami. Sans compte.
games = Les jeux
players-range = { $fewest ->
    [1] { $most ->
        [1] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $fewest } à { $most } joueurs
}
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
replay = Revoir une partie
replay-help = Ouvrez un enregistrement (un fichier .jsonl) et parcourez la partie coup par coup.
replay-file = Enregistrement
replay-open = Ouvrir

## New table

new-title = Nouvelle table : { $game }
how-many = Joueurs
who-plays = Qui s'assied où ?
seat = Place { $seat }
kind-me = Moi
kind-here = À cet écran
kind-link = Par lien
kind-bot = Robot
kind-link-help = La table affichera un lien et un code QR à envoyer à votre ami.
name = Nom
name-free = à votre guise
strength = Force
options = Options
options-help = La partie habituelle est déjà choisie.
open-table = Ouvrir la table
join-welcome = Une place vous attend

## Rules

rules-of = Règles de { $game }
contents = Sommaire
reconstructed = Certaines données de ce jeu sont reconstituées.
reconstructed-which = Lesquelles, et comment

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
no-choice = Rien à choisir pour l'instant.
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
play = Jouer
clear = Effacer
pick-hint = Touchez une marque ambre sur le plateau, ou choisissez dans la liste.
chosen = Choisi : { $names }. Continuez avec une marque ambre.
which = Lequel ?
rule = Règle { $rule }
failed = Le serveur n'a pas répondu. Réessayez.
bot = Robot
first = Premier joueur
active = Doit jouer
points = pts
show-board = Montrer le plateau : { $name }
lines = D'où viennent les points
total = Total
no-lines = Pas encore de points
waiting-join = Pas encore là
invite = Une place pour { $name }
invite-help = Envoyez ce lien. Qui l'ouvre prend la place.
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
not-yours = C'est le plateau de { $name } : on n'y joue pas.

## Keyboard

key-choose = prendre le choix de ce numéro
key-confirm = jouer ce qui est montré
key-clear = effacer ce qui est choisi
key-undo = annuler
key-redo = rétablir
key-turn = tourner le plateau
key-overlay = calque suivant
key-scrub = avancer et reculer dans l'historique
key-ends = au début, au présent
key-zoom = agrandir, réduire, tout le plateau
key-mine = revenir à mon plateau
key-help = cette aide

### Server

own-box = Ma propre boîte
own-box-help = Une partie du matériel est reconstituée, car les images des règles sont perdues (la page des règles dit laquelle). Si vous possédez la boîte, vous pouvez tout rendre exact : prenez notre fichier, corrigez-le et jouez avec le vôtre.
own-box-file = Le matériel en fichier
own-box-choose = Votre fichier
own-box-paste = … ou collez-le ici
replay-content = Jouée avec sa propre boîte ?
box-built-in = Joué avec notre matériel ({ $content }), en partie reconstitué.
box-own = Joué avec une boîte personnelle ({ $content }).
no-aid = Il n’y a rien d’évident à faire ici maintenant.
no-record = Pour revoir une partie, il faut son fichier entier et inchangé, tel que la table le donne à télécharger (un fichier .jsonl).
error-400 = Cette demande n’a pas de sens
error-403 = Ceci n’est pas à vous
error-404 = Il n’y a rien ici
error-409 = Quelqu’un a été plus rapide
error-413 = C’est trop gros
error-422 = C’est impossible
error-429 = Trop de demandes : attendez un instant
error-500 = C’est notre faute : quelque chose a cassé. Rien de votre partie n’est perdu.
error-other = Cela n’a pas marché
waiting-to-join = On attend que { $who } prenne place.
cover = Passez l'écran à { $who } : les cartes sont secrètes.
uncover = Je suis { $who } : voir mes cartes
result = La partie est terminée
honest = Le hasard est honnête : les { $outcomes } tirages découlent tous du secret engagé avant la partie.
lies = L’entrée { $entry } ne découle pas du secret engagé.
no-such-choice = Rien à faire avec ceci pour l’instant.
not-now = C’est impossible pour l’instant.
player-number = Joueur { $number }
join-title = Rejoindre une partie de { $game }
join-players = À la table :
join-name = Votre nom
join-button = Prendre place
join-commitment = Le hasard de cette table est engagé : { $commitment }
bot-replaced = { $who } n’a pas pu continuer ; un autre robot joue à sa place.
