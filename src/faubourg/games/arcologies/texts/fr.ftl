### Arcologies in French. What Small City says too is said by its own texts.
### Codes such as $tile or $step come from narrate; a list comes in three values: how many, all
### but the last, the last. Never write "de" or "que" before a name.

name = Small City : Arcologies
tagline = Oubliez les Voix : élevez une cité sous un seul toit, équipez-la de six pompes à hydrogène et décollez avant les autres, et avant d’étouffer.
aid-movement = Finir mes déplacements au mieux
aid-income = Toucher mes revenus au mieux

## Options

option-sides = Plateaux Arrondissement
option-sides-help = Le côté facile commence avec 7 sur 7 cases, le côté expert avec 6 sur 6 ; chacun peut avoir le sien.
option-sides-easy = Côté facile
option-sides-expert = Côté expert
option-difficulty = Difficulté
option-difficulty-help = Si la pollution tue plus ou moins quand on joue en solo.
option-difficulty-citizen = Citoyen : personne ne meurt
option-difficulty-mayor = Maire : 1 mort dès 6 générés
option-difficulty-deputy = Député : 1 mort dès 3 générés
option-difficulty-senator = Sénateur : 1 mort dès 1 généré
option-difficulty-president = Président : 1 mort par point
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
option-arcology_action-help = Si elle prend une action de construction, ou si elle est aussi libre que d’agrandir une tuile. Le livret se lit des deux façons.
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
option-inside-sealed = Portes closes : on n’y sort, n’y pollue et n’y meurt pas
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

## Drawing
