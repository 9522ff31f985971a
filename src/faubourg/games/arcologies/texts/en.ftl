### Arcologies in English. What Small City says too is said by its own texts.
### Codes such as $tile or $step come from narrate; a list comes in three values: how many, all
### but the last, the last.

name = Small City: Arcologies
tagline = Votes are forgotten: raise a city under one roof, fit it with six hydrogen pumps and leave first, before the air kills you.
aid-movement = Finish my movement sensibly
aid-income = Collect my income sensibly

## Options

option-sides = Borough boards
option-sides-help = The easy side begins with 7 by 7 cells, the expert side with 6 by 6; each player may have another.
option-sides-easy = Easy side
option-sides-expert = Expert side
option-difficulty = Difficulty
option-difficulty-help = How deadly pollution is when you play alone.
option-difficulty-citizen = Citizen: nobody dies
option-difficulty-mayor = Mayor: 1 dies from 6 generated on
option-difficulty-deputy = Deputy: 1 dies from 3 generated on
option-difficulty-senator = Senator: 1 dies from 1 generated on
option-difficulty-president = President: 1 dies for each point
option-first_player = First player
option-first_player-help = Who hosts the mayor in round 1.
option-first_player-random = Drawn by chance
option-first_player-seat = Player { $seat }
option-last_word = Last word
option-last_word-help = Who places the mayor if the host of the round before has been eliminated.
option-last_word-last = The last in turn order
option-last_word-next = The next one clockwise
option-mediator_parks = Mediator and parks
option-mediator_parks-help = Whether the Mediator makes parks cheaper too.
option-mediator_parks-yes = Parks cost $1 less
option-mediator_parks-no = Parks keep their price
option-port_demolition = Demolishing a port
option-port_demolition-help = Whether its water counts in the price and the pollution.
option-port_demolition-four = 4 cells, water included
option-port_demolition-two = 2 cells, the building only
option-returning_guards = Guards from abroad
option-returning_guards-help = Whether a tourist who comes home may go to the police or fire station.
option-returning_guards-no = Refused
option-returning_guards-yes = Allowed
option-metro_lost = Metro demolished
option-metro_lost-help = What becomes of the second tourist in a borough.
option-metro_lost-stay = Stays until the next move
option-metro_lost-expel = Goes home at once
option-homecoming = Coming home
option-homecoming-help = Whether a tourist in a neighbour borough may come home by choice.
option-homecoming-neighbour = From a neighbour borough
option-homecoming-forced = Only when there is no other slot
option-eliminated_borough = Eliminated borough
option-eliminated_borough-help = Whether the boroughs beside it become neighbours.
option-eliminated_borough-closed = The ring closes
option-eliminated_borough-gap = A gap remains
option-column_four = Construction, column 4
option-column_four-help = What the fourth column of the council’s construction line frees a tile from.
option-column_four-influence = Influences
option-column_four-all = Influences and the warehouse
option-arcology_action = Building the arcology
option-arcology_action-help = Whether it uses a build action, or is as free as growth. The rulebook can be read both ways.
option-arcology_action-build = It is a build action
option-arcology_action-free = It is none
option-split = Larger tile of the right sort
option-split-help = Whether a cell costs metal on which a larger tile of the right sort lies: a residential 3 for a residential 1.
option-split-metal = Costs 1 metal a cell
option-split-free = Costs nothing
option-covered_materials = Goods under the arcology
option-covered_materials-help = What becomes of raw materials in a warehouse that the arcology covers.
option-covered_materials-supply = Back to the supply
option-covered_materials-move = Moved to other stores, if there is room
option-inside = Citizens inside
option-inside-help = Whether those whom the arcology has taken in may leave it again.
option-inside-stay = They may stay or leave
option-inside-leave = They must leave in phase 3
option-inside-sealed = Sealed: nobody leaves, nobody pollutes, nobody dies
option-pumps_and_parks = Pumps and parks
option-pumps_and_parks-help = Whether parks also clean the air of the pumps.
option-pumps_and_parks-together = Parks help against pumps too
option-pumps_and_parks-apart = Pumps are added after the parks
option-citizens_counted = Several take-offs
option-citizens_counted-help = Which citizens decide when several arcologies take off in the same round.
option-citizens_counted-slots = Those on slots and inside
option-citizens_counted-hall = These and those in the town hall
option-citizens_counted-inside = Only those inside the own arcology
option-quiet_rounds = Quiet rounds
option-quiet_rounds-help = After how many rounds in a row without a new pump or arcology a draw is offered; after twice as many the game ends.
option-quiet_rounds-eight = 8 rounds
option-quiet_rounds-sixteen = 16 rounds
option-quiet_rounds-thirty_two = 32 rounds

## Drawing
