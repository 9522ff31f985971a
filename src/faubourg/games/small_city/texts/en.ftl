### Small City in English. Codes such as $tile or $step come from narrate.
### A list comes in three values: how many, all but the last, the last.
### A tile is named by a cell; money is written $4. Tables also have the words of expansions.

name = Small City
tagline = House your citizens, keep the chimneys away from them and the air clean: in eight rounds the people vote.
aid-movement = Finish my movement sensibly
aid-income = Settle this sensibly

## What one plays for, and the phases of a round

goal = { $seats ->
    [1] Votes less pollution after eight rounds give your borough its rank; at pollution 100 the game is lost.
   *[other] { goal-victory }
}
goal-victory = { $victory ->
    [economic] Most money and property value after eight rounds wins; at pollution 100 one is out.
    [citizen] Most citizens on slots, counted in each of eight rounds, wins; at pollution 100 one is out.
    [cultural] Most cells of cultural buildings after eight rounds wins; at pollution 100 one is out.
   *[other] Most votes after eight rounds win; a point of pollution costs a vote, and at 100 one is out.
}
phase-name = { $phase ->
    [setup] Set-up
    [actions] Special actions
    [construction] Construction
    [citizens] Citizens
    [income] Income
    [votes] Votes
    [pollution] Pollution
    [council] Council
    [visit] { $solo ->
        [yes] End of the round
       *[no] Next visit
    }
   *[over] End
}
phase-about = { $phase ->
    [setup] Town halls and promises find their place.
    [actions] { $solo ->
        [yes] You take an action card for this round.
       *[no] Everybody takes an action card for this round.
    }
    [construction] { $solo ->
        [yes] You build, let tiles grow and may extend the zone.
       *[no] All plan at once: build, grow tiles, extend the zone.
    }
    [citizens] { $solo ->
        [yes] Citizens move to houses, shops and factories.
       *[no] Citizens move to houses, shops and factories, also as tourists.
    }
    [income] Commerce pays, factories make raw materials.
    [votes] Houses full of citizens bring votes.
    [pollution] Citizens and factories pollute, and pollution may kill.
    [council] { $solo ->
        [yes] You may invest in a line of the council.
       *[no] Everybody may invest in a line of the council.
    }
    [visit] { $solo ->
        [yes] The round is over.
       *[no] The mayor moves on to the next host.
    }
   *[over] { $solo ->
        [yes] Promise and pollution are counted.
       *[no] Promises and pollution are counted.
    }
}

## Players, tiles, goods and places, used by the texts below

who = { $named ->
    [yes] { $who }
   *[no] Player { $player }
}
who-2 = { $named-2 ->
    [yes] { $who-2 }
   *[no] Player { $player-2 }
}
tile-title = { $tile ->
    [residential] Residential { $level }
    [commercial] Commercial { $level }
    [factory] Factory { $level }
    [park] Park { $level }
    [warehouse] Warehouse
    [refinery] Refinery
    [port] Port
    [police] Police station
    [fire] Fire station
    [town-hall] Town hall
    [school] School
    [library] Library
    [museum] Museum
    [metro] Metro
    [clinic] Clinic
    [university] University
    [cemetery] Cemetery
    [statue-founders] Founders statue
    [statue-merchants] Merchants statue
    [statue-workers] Workers statue
    [statue-artists] Artists statue
    [arcology] Arcology
   *[none] Nothing
}
tile-a = { $tile ->
    [residential] a residential { $level }
    [commercial] a commercial { $level }
    [factory] a factory { $level }
    [park] a park { $level }
    [warehouse] a warehouse
    [refinery] a refinery
    [port] a port
    [police] a police station
    [fire] a fire station
    [town-hall] a town hall
    [school] a school
    [library] a library
    [museum] a museum
    [metro] a metro
    [clinic] a clinic
    [university] a university
    [cemetery] a cemetery
    [statue-founders] a Founders statue
    [statue-merchants] a Merchants statue
    [statue-workers] a Workers statue
    [statue-artists] an Artists statue
    [arcology] an arcology
   *[none] nothing
}
tile-the = { $tile ->
    [residential] the residential { $level }
    [commercial] the commercial { $level }
    [factory] the factory { $level }
    [park] the park { $level }
    [warehouse] the warehouse
    [refinery] the refinery
    [port] the port
    [police] the police station
    [fire] the fire station
    [town-hall] the town hall
    [school] the school
    [library] the library
    [museum] the museum
    [metro] the metro
    [clinic] the clinic
    [university] the university
    [cemetery] the cemetery
    [statue-founders] the Founders statue
    [statue-merchants] the Merchants statue
    [statue-workers] the Workers statue
    [statue-artists] the Artists statue
    [arcology] the arcology
   *[none] nothing
}
tile-2-title = { $tile-2 ->
    [residential] Residential { $level-2 }
    [commercial] Commercial { $level-2 }
    [factory] Factory { $level-2 }
    [park] Park { $level-2 }
    [warehouse] Warehouse
    [refinery] Refinery
    [port] Port
    [police] Police station
    [fire] Fire station
    [town-hall] Town hall
    [school] School
    [library] Library
    [museum] Museum
    [metro] Metro
    [clinic] Clinic
    [university] University
    [cemetery] Cemetery
    [statue-founders] Founders statue
    [statue-merchants] Merchants statue
    [statue-workers] Workers statue
    [statue-artists] Artists statue
    [arcology] Arcology
   *[none] Nothing
}
tile-2-a = { $tile-2 ->
    [residential] a residential { $level-2 }
    [commercial] a commercial { $level-2 }
    [factory] a factory { $level-2 }
    [park] a park { $level-2 }
    [warehouse] a warehouse
    [refinery] a refinery
    [port] a port
    [police] a police station
    [fire] a fire station
    [town-hall] a town hall
    [school] a school
    [library] a library
    [museum] a museum
    [metro] a metro
    [clinic] a clinic
    [university] a university
    [cemetery] a cemetery
    [statue-founders] a Founders statue
    [statue-merchants] a Merchants statue
    [statue-workers] a Workers statue
    [statue-artists] an Artists statue
    [arcology] an arcology
   *[none] nothing
}
near-the = { $near ->
    [residential] the residential { $near-level }
    [commercial] the commercial { $near-level }
    [factory] the factory { $near-level }
    [park] the park { $near-level }
    [warehouse] the warehouse
    [refinery] the refinery
    [port] the port
    [police] the police station
    [fire] the fire station
    [town-hall] the town hall
    [school] the school
    [library] the library
    [museum] the museum
    [metro] the metro
    [clinic] the clinic
    [university] the university
    [cemetery] the cemetery
    [statue-founders] the Founders statue
    [statue-merchants] the Merchants statue
    [statue-workers] the Workers statue
    [statue-artists] the Artists statue
    [arcology] the arcology
   *[none] nothing
}
tile-name = { $tile ->
    [residential] residential tile
    [commercial] commercial tile
    [factory] factory
    [park] park
    [warehouse] warehouse
    [refinery] refinery
    [port] port
    [police] police station
    [fire] fire station
    [town-hall] town hall
    [school] school
    [library] library
    [museum] museum
    [metro] metro
    [clinic] clinic
    [university] university
    [cemetery] cemetery
    [statue-founders] Founders statue
    [statue-merchants] Merchants statue
    [statue-workers] Workers statue
    [statue-artists] Artists statue
    [arcology] arcology
   *[none] nothing
}
cells = { $cells ->
    [0] nowhere
    [1] { $cells-last }
   *[other] { $cells-rest } and { $cells-last }
}
raw = { $raw ->
    [wood] wood
    [stone] stone
   *[metal] metal
}
raw-title = { $raw ->
    [wood] Wood
    [stone] Stone
   *[metal] Metal
}
raw-the = { $raw ->
    [wood] the wood
    [stone] the stone
   *[metal] the metal
}
raw-some = { raw }
raw-no = { raw }
raws = { $units ->
    [0] nothing
   *[other] { raws-wood }{ raws-stone }{ raws-metal }
}
raws-wood = { $wood ->
    [0] { "" }
   *[other] { $wood } wood
}
raws-stone = { $join-stone ->
    [and] { " and " }
    [comma] { ", " }
   *[none] { "" }
}{ $stone ->
    [0] { "" }
   *[other] { $stone } stone
}
raws-metal = { $join-metal ->
    [and] { " and " }
   *[none] { "" }
}{ $metal ->
    [0] { "" }
   *[other] { $metal } metal
}
store-the = { $store ->
    [hall] the town hall
    [supply] the supply
   *[warehouse] the warehouse at { $store-cell }
}
store-in = { $store ->
    [hall] in the town hall
    [supply] in the supply
   *[warehouse] in the warehouse at { $store-cell }
}
store-of = { $store ->
    [hall] from the town hall
    [supply] from the supply
   *[warehouse] from the warehouse at { $store-cell }
}
card-name = { $card ->
    [mayor] Mayor
    [architect] Architect
    [mediator] Mediator
    [engineer] Engineer
    [supporter] Supporter
    [planner] Urban planner
    [councillor] City councillor
   *[opponent] Opponent
}
card-the = the { card-name }
line-name = { $line ->
    [industry] industry
    [construction] construction
    [economy] economy
    [tourism] tourism
   *[none] the start space
}
line-cap = { $line ->
    [industry] Industry
    [construction] Construction
    [economy] Economy
    [tourism] Tourism
   *[none] The start space
}
disc-name = { $disc ->
    [industry] industry
    [construction] construction
    [economy] economy
    [tourism] tourism
   *[none] the start space
}
space-gives = { $line ->
    [industry] { $column ->
        [1] 1 wood
        [2] 2 wood or 1 stone
        [3] 2 stone or 1 metal
       *[4] 2 metal
    }
    [construction] { $column ->
        [1] a tile of 1 cell
        [2] a tile of 2 cells
        [3] a tile of 3 cells
       *[4] a tile of 1 to 4 cells, no influence needed
    }
    [economy] ${ $reward } or { $reward } votes
   *[tourism] { $people ->
        [1] 1 citizen
       *[other] { $people } citizens
    }
}
culture-around = { $has ->
    [0] none
   *[other] { has-town-hall }{ has-school }{ has-library }{ has-museum }{ has-metro }{ has-clinic }{ has-university }
}
has-town-hall = { $has-town-hall ->
    [no] { "" }
   *[first] town hall
}
has-school = { $has-school ->
    [first] school
    [more] , school
   *[no] { "" }
}
has-library = { $has-library ->
    [first] library
    [more] , library
   *[no] { "" }
}
has-museum = { $has-museum ->
    [first] museum
    [more] , museum
   *[no] { "" }
}
has-metro = { $has-metro ->
    [first] metro
    [more] , metro
   *[no] { "" }
}
has-clinic = { $has-clinic ->
    [first] clinic
    [more] , clinic
   *[no] { "" }
}
has-university = { $has-university ->
    [first] university
    [more] , university
   *[no] { "" }
}
slot-gives = { $slot ->
    [home] a home
    [cash] $1
    [raw_to_cash] sells a raw material
    [cash_to_votes] buys votes
    [raw_to_votes] trades a raw material for votes
    [wood] makes wood
    [stone] makes stone
    [metal] makes metal
    [power] { $tile ->
        [police] { $solo ->
            [yes] earns nothing
           *[no] keeps tourists away
        }
        [fire] { $solo ->
            [yes] earns nothing
           *[no] protects your tourists
        }
        [clinic] protects your citizens
       *[university] 3 votes a round
    }
    [rest] earns nothing
   *[none] no slot
}
voters = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
promise-name = { $special ->
    [yes] { special-name }
   *[no] { own-promise-name }
}
own-promise-name = { $promise ->
    [1] Green belt
    [2] High street
    [3] First readers
    [4] Helping hands
    [5] Gateway
    [6] Room to grow
    [7] Fresh air
    [8] Shopping centre
    [9] Full chimneys
    [10] Balanced books
    [11] Full town
    [12] Skyline
    [13] City of arts
    [14] No empty plot
    [15] No graves
   *[16] Three pillars
}
special-name = { $promise ->
    [1] Picnic lawn
    [2] Two shops
    [3] Two works
    [4] On patrol
    [5] Ready to roll
    [6] Ship ahoy
    [7] Black gold
    [8] Full sheds
    [9] No queue
    [10] Peace
    [11] Roofs
    [12] Good address
    [13] No sprawl
    [14] Empty purse
    [15] Air quality
   *[16] Plain folk
}
conditions = { $conditions ->
    [0] nothing
    [1] { condition-1 }
    [2] { condition-1 } and { condition-2 }
   *[3] { condition-1 }, { condition-2 } and { condition-3 }
}
condition-1 = { $measure-1 ->
    [park-cells] { $bound-1 ->
        [some] a park cell
        [no] no park cell
        [most] at most { $count-1 } park cells
       *[least] at least { $count-1 } park cells
    }
    [commercial-tiles] { $bound-1 ->
        [some] a commercial tile
        [no] no commercial tile
        [most] at most { $count-1 } commercial tiles
       *[least] at least { $count-1 } commercial tiles
    }
    [commercial-cells] { $bound-1 ->
        [some] a commercial cell
        [no] no commercial cell
        [most] at most { $count-1 } commercial cells
       *[least] at least { $count-1 } commercial cells
    }
    [commercial-level] { $bound-1 ->
        [some] a commercial tile
        [no] no commercial tile
        [most] commercial tiles of level { $count-1 } at most
       *[least] a commercial tile of level { $count-1 } or more
    }
    [factories] { $bound-1 ->
        [some] a factory
        [no] no factory
        [most] at most { $count-1 } factories
       *[least] at least { $count-1 } factories
    }
    [factory-level] { $bound-1 ->
        [some] a factory
        [no] no factory
        [most] factories of level { $count-1 } at most
       *[least] a factory of level { $count-1 }
    }
    [residential-tiles] { $bound-1 ->
        [some] a residential tile
        [no] no residential tile
        [most] at most { $count-1 } residential tiles
       *[least] at least { $count-1 } residential tiles
    }
    [residential-level] { $bound-1 ->
        [some] a residential tile
        [no] no residential tile
        [most] residential tiles of level { $count-1 } at most
       *[least] a residential tile of level { $count-1 } or more
    }
    [cultural-tiles] { $bound-1 ->
        [some] a cultural building
        [no] no cultural building
        [most] at most { $count-1 } cultural buildings
       *[least] at least { $count-1 } cultural buildings
    }
    [school] { $bound-1 ->
        [some] a school
        [no] no school
        [most] at most { $count-1 } schools
       *[least] at least { $count-1 } schools
    }
    [library] { $bound-1 ->
        [some] a library
        [no] no library
        [most] at most { $count-1 } libraries
       *[least] at least { $count-1 } libraries
    }
    [police] { $bound-1 ->
        [some] a police station
        [no] no police station
        [most] at most { $count-1 } police stations
       *[least] at least { $count-1 } police stations
    }
    [fire] { $bound-1 ->
        [some] a fire station
        [no] no fire station
        [most] at most { $count-1 } fire stations
       *[least] at least { $count-1 } fire stations
    }
    [guards] { $bound-1 ->
        [some] a police or fire station
        [no] no police or fire station
        [most] at most { $count-1 } police or fire stations
       *[least] at least { $count-1 } police or fire stations
    }
    [port] { $bound-1 ->
        [some] a port
        [no] no port
        [most] at most { $count-1 } ports
       *[least] at least { $count-1 } ports
    }
    [refinery] { $bound-1 ->
        [some] a refinery
        [no] no refinery
        [most] at most { $count-1 } refineries
       *[least] at least { $count-1 } refineries
    }
    [steps] { $bound-1 ->
        [some] the zone extended
        [no] the zone never extended
        [most] the zone extended by { $count-1 } at most
       *[least] the zone extended by at least { $count-1 } steps
    }
    [pollution] { $bound-1 ->
        [some] some pollution
        [no] no pollution
        [most] a pollution level of at most { $count-1 }
       *[least] a pollution level of at least { $count-1 }
    }
    [money] { $bound-1 ->
        [some] at least $1
        [no] no money
        [most] at most ${ $count-1 }
       *[least] at least ${ $count-1 }
    }
    [raw] { $bound-1 ->
        [some] a raw material in store
        [no] no raw material in store
        [most] at most { $count-1 } raw materials in store
       *[least] at least { $count-1 } raw materials in store
    }
    [citizens-home] { $bound-1 ->
        [some] a citizen at home
        [no] no citizen at home
        [most] at most { $count-1 } citizens at home
       *[least] at least { $count-1 } citizens at home
    }
    [citizens-hall] { $bound-1 ->
        [some] a citizen in the town hall
        [no] no citizen in the town hall
        [most] at most { $count-1 } citizens in the town hall
       *[least] at least { $count-1 } citizens in the town hall
    }
    [citizens-residential-5] { $bound-1 ->
        [some] a citizen in a residential 5
        [no] no citizen in a residential 5
        [most] at most { $count-1 } citizens in a residential 5
       *[least] a residential 5 with { $count-1 } citizens
    }
    [bare-start-cells] { $bound-1 ->
        [some] a bare cell in the first zone
        [no] a tile on every cell of the first zone
        [most] at most { $count-1 } bare cells in the first zone
       *[least] at least { $count-1 } bare cells in the first zone
    }
    [cemeteries] { $bound-1 ->
        [some] a cemetery
        [no] no cemetery
        [most] at most { $count-1 } cemeteries
       *[least] at least { $count-1 } cemeteries
    }
   *[none] nothing
}
condition-2 = { $measure-2 ->
    [park-cells] { $bound-2 ->
        [some] a park cell
        [no] no park cell
        [most] at most { $count-2 } park cells
       *[least] at least { $count-2 } park cells
    }
    [commercial-tiles] { $bound-2 ->
        [some] a commercial tile
        [no] no commercial tile
        [most] at most { $count-2 } commercial tiles
       *[least] at least { $count-2 } commercial tiles
    }
    [commercial-cells] { $bound-2 ->
        [some] a commercial cell
        [no] no commercial cell
        [most] at most { $count-2 } commercial cells
       *[least] at least { $count-2 } commercial cells
    }
    [commercial-level] { $bound-2 ->
        [some] a commercial tile
        [no] no commercial tile
        [most] commercial tiles of level { $count-2 } at most
       *[least] a commercial tile of level { $count-2 } or more
    }
    [factories] { $bound-2 ->
        [some] a factory
        [no] no factory
        [most] at most { $count-2 } factories
       *[least] at least { $count-2 } factories
    }
    [factory-level] { $bound-2 ->
        [some] a factory
        [no] no factory
        [most] factories of level { $count-2 } at most
       *[least] a factory of level { $count-2 }
    }
    [residential-tiles] { $bound-2 ->
        [some] a residential tile
        [no] no residential tile
        [most] at most { $count-2 } residential tiles
       *[least] at least { $count-2 } residential tiles
    }
    [residential-level] { $bound-2 ->
        [some] a residential tile
        [no] no residential tile
        [most] residential tiles of level { $count-2 } at most
       *[least] a residential tile of level { $count-2 } or more
    }
    [cultural-tiles] { $bound-2 ->
        [some] a cultural building
        [no] no cultural building
        [most] at most { $count-2 } cultural buildings
       *[least] at least { $count-2 } cultural buildings
    }
    [school] { $bound-2 ->
        [some] a school
        [no] no school
        [most] at most { $count-2 } schools
       *[least] at least { $count-2 } schools
    }
    [library] { $bound-2 ->
        [some] a library
        [no] no library
        [most] at most { $count-2 } libraries
       *[least] at least { $count-2 } libraries
    }
    [police] { $bound-2 ->
        [some] a police station
        [no] no police station
        [most] at most { $count-2 } police stations
       *[least] at least { $count-2 } police stations
    }
    [fire] { $bound-2 ->
        [some] a fire station
        [no] no fire station
        [most] at most { $count-2 } fire stations
       *[least] at least { $count-2 } fire stations
    }
    [guards] { $bound-2 ->
        [some] a police or fire station
        [no] no police or fire station
        [most] at most { $count-2 } police or fire stations
       *[least] at least { $count-2 } police or fire stations
    }
    [port] { $bound-2 ->
        [some] a port
        [no] no port
        [most] at most { $count-2 } ports
       *[least] at least { $count-2 } ports
    }
    [refinery] { $bound-2 ->
        [some] a refinery
        [no] no refinery
        [most] at most { $count-2 } refineries
       *[least] at least { $count-2 } refineries
    }
    [steps] { $bound-2 ->
        [some] the zone extended
        [no] the zone never extended
        [most] the zone extended by { $count-2 } at most
       *[least] the zone extended by at least { $count-2 } steps
    }
    [pollution] { $bound-2 ->
        [some] some pollution
        [no] no pollution
        [most] a pollution level of at most { $count-2 }
       *[least] a pollution level of at least { $count-2 }
    }
    [money] { $bound-2 ->
        [some] at least $1
        [no] no money
        [most] at most ${ $count-2 }
       *[least] at least ${ $count-2 }
    }
    [raw] { $bound-2 ->
        [some] a raw material in store
        [no] no raw material in store
        [most] at most { $count-2 } raw materials in store
       *[least] at least { $count-2 } raw materials in store
    }
    [citizens-home] { $bound-2 ->
        [some] a citizen at home
        [no] no citizen at home
        [most] at most { $count-2 } citizens at home
       *[least] at least { $count-2 } citizens at home
    }
    [citizens-hall] { $bound-2 ->
        [some] a citizen in the town hall
        [no] no citizen in the town hall
        [most] at most { $count-2 } citizens in the town hall
       *[least] at least { $count-2 } citizens in the town hall
    }
    [citizens-residential-5] { $bound-2 ->
        [some] a citizen in a residential 5
        [no] no citizen in a residential 5
        [most] at most { $count-2 } citizens in a residential 5
       *[least] a residential 5 with { $count-2 } citizens
    }
    [bare-start-cells] { $bound-2 ->
        [some] a bare cell in the first zone
        [no] a tile on every cell of the first zone
        [most] at most { $count-2 } bare cells in the first zone
       *[least] at least { $count-2 } bare cells in the first zone
    }
    [cemeteries] { $bound-2 ->
        [some] a cemetery
        [no] no cemetery
        [most] at most { $count-2 } cemeteries
       *[least] at least { $count-2 } cemeteries
    }
   *[none] nothing
}
condition-3 = { $measure-3 ->
    [park-cells] { $bound-3 ->
        [some] a park cell
        [no] no park cell
        [most] at most { $count-3 } park cells
       *[least] at least { $count-3 } park cells
    }
    [commercial-tiles] { $bound-3 ->
        [some] a commercial tile
        [no] no commercial tile
        [most] at most { $count-3 } commercial tiles
       *[least] at least { $count-3 } commercial tiles
    }
    [commercial-cells] { $bound-3 ->
        [some] a commercial cell
        [no] no commercial cell
        [most] at most { $count-3 } commercial cells
       *[least] at least { $count-3 } commercial cells
    }
    [commercial-level] { $bound-3 ->
        [some] a commercial tile
        [no] no commercial tile
        [most] commercial tiles of level { $count-3 } at most
       *[least] a commercial tile of level { $count-3 } or more
    }
    [factories] { $bound-3 ->
        [some] a factory
        [no] no factory
        [most] at most { $count-3 } factories
       *[least] at least { $count-3 } factories
    }
    [factory-level] { $bound-3 ->
        [some] a factory
        [no] no factory
        [most] factories of level { $count-3 } at most
       *[least] a factory of level { $count-3 }
    }
    [residential-tiles] { $bound-3 ->
        [some] a residential tile
        [no] no residential tile
        [most] at most { $count-3 } residential tiles
       *[least] at least { $count-3 } residential tiles
    }
    [residential-level] { $bound-3 ->
        [some] a residential tile
        [no] no residential tile
        [most] residential tiles of level { $count-3 } at most
       *[least] a residential tile of level { $count-3 } or more
    }
    [cultural-tiles] { $bound-3 ->
        [some] a cultural building
        [no] no cultural building
        [most] at most { $count-3 } cultural buildings
       *[least] at least { $count-3 } cultural buildings
    }
    [school] { $bound-3 ->
        [some] a school
        [no] no school
        [most] at most { $count-3 } schools
       *[least] at least { $count-3 } schools
    }
    [library] { $bound-3 ->
        [some] a library
        [no] no library
        [most] at most { $count-3 } libraries
       *[least] at least { $count-3 } libraries
    }
    [police] { $bound-3 ->
        [some] a police station
        [no] no police station
        [most] at most { $count-3 } police stations
       *[least] at least { $count-3 } police stations
    }
    [fire] { $bound-3 ->
        [some] a fire station
        [no] no fire station
        [most] at most { $count-3 } fire stations
       *[least] at least { $count-3 } fire stations
    }
    [guards] { $bound-3 ->
        [some] a police or fire station
        [no] no police or fire station
        [most] at most { $count-3 } police or fire stations
       *[least] at least { $count-3 } police or fire stations
    }
    [port] { $bound-3 ->
        [some] a port
        [no] no port
        [most] at most { $count-3 } ports
       *[least] at least { $count-3 } ports
    }
    [refinery] { $bound-3 ->
        [some] a refinery
        [no] no refinery
        [most] at most { $count-3 } refineries
       *[least] at least { $count-3 } refineries
    }
    [steps] { $bound-3 ->
        [some] the zone extended
        [no] the zone never extended
        [most] the zone extended by { $count-3 } at most
       *[least] the zone extended by at least { $count-3 } steps
    }
    [pollution] { $bound-3 ->
        [some] some pollution
        [no] no pollution
        [most] a pollution level of at most { $count-3 }
       *[least] a pollution level of at least { $count-3 }
    }
    [money] { $bound-3 ->
        [some] at least $1
        [no] no money
        [most] at most ${ $count-3 }
       *[least] at least ${ $count-3 }
    }
    [raw] { $bound-3 ->
        [some] a raw material in store
        [no] no raw material in store
        [most] at most { $count-3 } raw materials in store
       *[least] at least { $count-3 } raw materials in store
    }
    [citizens-home] { $bound-3 ->
        [some] a citizen at home
        [no] no citizen at home
        [most] at most { $count-3 } citizens at home
       *[least] at least { $count-3 } citizens at home
    }
    [citizens-hall] { $bound-3 ->
        [some] a citizen in the town hall
        [no] no citizen in the town hall
        [most] at most { $count-3 } citizens in the town hall
       *[least] at least { $count-3 } citizens in the town hall
    }
    [citizens-residential-5] { $bound-3 ->
        [some] a citizen in a residential 5
        [no] no citizen in a residential 5
        [most] at most { $count-3 } citizens in a residential 5
       *[least] a residential 5 with { $count-3 } citizens
    }
    [bare-start-cells] { $bound-3 ->
        [some] a bare cell in the first zone
        [no] a tile on every cell of the first zone
        [most] at most { $count-3 } bare cells in the first zone
       *[least] at least { $count-3 } bare cells in the first zone
    }
    [cemeteries] { $bound-3 ->
        [some] a cemetery
        [no] no cemetery
        [most] at most { $count-3 } cemeteries
       *[least] at least { $count-3 } cemeteries
    }
   *[none] nothing
}

## What is asked

prompt-halls = Place your town hall inside the zone of { $size } by { $size } cells.{ $solo ->
    [yes] { "" }
   *[no] { " " }Nobody sees it until all stand.
}
prompt-promises = Keep one of your three promises; { $solo ->
    [yes] whether it holds is judged at the end of the game.
   *[no] the others learn it only at the end of the game.
}
prompt-street = { $strip ->
    [yes] There is no street left in the zone of { who }: place the mayor between two empty cells of the next strip.
   *[no] Place the mayor in the borough of { who }, between two empty cells. Nobody builds on them this round.
}
prompt-cards = { $how ->
    [solo] Take an action card, at the price on it (you have ${ $money }).
    [first] You are the host: take any action card, free of charge.
   *[later] Take an action card: each free card in between costs $1 (you have ${ $money }).
}
prompt-support = Supporter: take $1 or 2 votes (you have ${ $money } and { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}).
prompt-planning = Urban planner: extend your zone from { $size } by { $size } to { $next } by { $next } cells, or leave it as it is.
prompt-councillor = City councillor: advance one council disc and pay for its column, or do not (you have ${ $money } and { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}).
prompt-plan = { $anew ->
    [yes] Your plan could not be carried out to the end; go on from here:
   *[no] { $solo ->
        [yes] Build:
       *[no] Build in secret:
    }
} { $left ->
    [0] no build left
    [one] { $left } build left
   *[other] { $left } builds left
}{ $extended ->
    [yes] , the zone is extended
   *[no] { $extend ->
        [yes] , or one in all with a larger zone
        [instead] , or a larger zone instead
       *[no] { "" }
    }
}; growing a tile is free. You have ${ $money }.
prompt-plan-lost = This plan brings you to { $pollution } pollution: { lost }. Take steps back, or commit.
prompt-ask-architect = Architect: which raw material do you leave out of the price of { tile-the } ({ raws })? Or none.
prompt-ask-store = Pay { raws } for { tile-the }: from which store does the next unit come?
prompt-ask-warehouse = Place the warehouse of { tile-the } at { cells }: on a cell around it.
prompt-ask-optional-warehouse = Place a warehouse beside { tile-the } at { cells }, or none.
prompt-ask-guard = Which citizen of your borough goes on duty ({ tile-name })? Or nobody for now.
prompt-moves = { $must ->
    [0] No citizen has to move any more: move those who may, or end your moves.
    [one] { $must } citizen must still move: choose who goes.
   *[other] { $must } citizens must still move: choose who goes first.
}
prompt-slot = { $abroad ->
    [yes] Where does your tourist at { tile-the } on { $cell } go next?
   *[no] Where does the citizen from { tile-the } at { $cell } go?
}
prompt-houses = { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
} in the town hall for { $houses } empty houses: which one is given a citizen next?
prompt-commerce = Your shops: { $all ->
    [0] everything is used. Commit.
   *[other] { $sell ->
        [0] { "" }
        [1] 1 sale
       *[other] { $sell } sales
    }{ $then-buy ->
        [yes] { ", " }
       *[no] { "" }
    }{ $buy ->
        [0] { "" }
        [1] 1 purchase of votes
       *[other] { $buy } purchases of votes
    }{ $then-give ->
        [yes] { ", " }
       *[no] { "" }
    }{ $give ->
        [0] { "" }
        [1] 1 gift for votes
       *[other] { $give } gifts for votes
    } left. Use them in any order, then commit.
}
prompt-making = The supply has only { raws } for { $citizens } citizens at work: in which borough is the next unit made?
prompt-storing = Store { raws }: { $room ->
    [0] there is no free place
    [one] { $room } free place
   *[other] { $room } free places
} in your stores.
prompt-victims = Pollution kills: name a citizen in your borough{ $left ->
    [one] { "" }
   *[other] { "" } ({ $left } will die)
}.
prompt-graves = Where is { $own ->
    [yes] your citizen
   *[no] the tourist
} buried? The cell is lost for good.
prompt-council = Make one investment in the council, or pass (you have ${ $money } and { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}).
prompt-special = Keep one of the special promises you have drawn ({ $cards }).
prompt-offer = Industry, column { $column }: choose { space-gives }.
prompt-grant = Economy, column { $column }: take { space-gives }.
prompt-tile = Construction, column { $column }: free of charge, build { space-gives }; or build nothing.
prompt-wait = Waiting for { who }{ $more ->
    [0] { "" }
    [one] { "" } and one more
   *[other] { "" } and { $more } more
}: { $step ->
    [halls] town halls are placed
    [promises] promises are chosen
    [street] the mayor’s street is chosen
    [cards] an action card is taken
    [support] money or votes
    [planning] the zone may be extended
    [councillor] a council disc may advance
    [construction] plans are made in secret
    [moves] citizens are on the move
    [slot] a citizen chooses a slot
    [houses] houses are filled
    [commerce] shops are used
    [making] a scarce unit is made
    [storing] units are stored
    [victims] a victim is named
    [graves] a cemetery is laid
    [council] an investment is made
    [special] a special promise is kept
    [offer] a raw material is chosen
    [grant] money or votes
   *[tile] the council’s tile is built
}.
prompt-chance = { $step ->
    [start] Chance names the first player.
    [deal] Promises are dealt.
    [circle] The action cards are laid out.
   *[drawing] Special promises are drawn.
}
prompt-won = The game is over: { won-how }
prompt-shared = The game is over: { $count } players share the victory with { points-of }.
prompt-nobody = The game is over: nobody is left, and nobody wins.
prompt-lost = Pollution has reached 100 in round { $round }: the game is lost.
prompt-solo = The game is over: { points-line }, { rank-line }.
points-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rank-line = { $rank ->
    [locality] your borough is a locality
    [hamlet] your borough is a hamlet
    [village] your borough is a village
    [market-town] your borough is a market town
    [old-town] your borough is an old town
    [suburb] your borough is a suburb
    [city] your borough is a city
    [metropolis] your borough is a metropolis
    [capital] your borough is a capital
    [megalopolis] your borough is a megalopolis
   *[none] not enough for a rank
}
rank-locality = Locality
rank-hamlet = Hamlet
rank-village = Village
rank-market-town = Market town
rank-old-town = Old town
rank-suburb = Suburb
rank-city = City
rank-metropolis = Metropolis
rank-capital = Capital
rank-megalopolis = Megalopolis
points-of = { $victory ->
    [economic] { $points } of money and property
    [citizen] { $points ->
        [one] { $points } citizen counted
       *[other] { $points } citizens counted
    }
    [cultural] { $points ->
        [one] { $points } cultural cell
       *[other] { $points } cultural cells
    }
   *[other] { $points ->
        [one] { $points } vote
       *[other] { $points } votes
    }
}
won-how = { $how ->
    [alone] { who } is the last one left and wins.
    [pollution] { who } wins with { points-of }, ahead by cleaner air.
    [votes] { who } wins with { points-of }, ahead by votes.
    [money] { who } wins with { points-of }, ahead by money.
   *[points] { who } wins with { points-of }.
}

## Choices in a list

label-hall = Town hall on { cells }
label-promise = { promise-name }: { conditions } (+{ $kept } or −{ $broken })
label-special = { promise-name }: { conditions } (0 or −{ $broken })
label-street = Mayor between { $cell } and { $other }
label-take = { card-name }, { $price ->
    [0] free
   *[other] ${ $price }
}
label-lay = Next in the circle: { card-name }
label-first = First player: { who }
label-reward = { $pay ->
    [money] Take ${ $count }
   *[votes] Take { voters }
}
label-extend = Extend the zone to { $size } by { $size }
label-decline = { $step ->
    [planning] Leave the zone as it is
    [tile] Build nothing
    [councillor] No investment
   *[council] Pass
}
label-commit = { $step ->
    [commerce] Done with the shops
   *[construction] The plan is complete
}
label-build-money = { tile-title } on { $spots }, ${ $money }
label-build-raw = { tile-title } on { $spots }, { raws }
label-build-free = { tile-title } on { $spots }, free
label-build-choice = { tile-title } on { $spots }, { raws }, one spared
label-grow = { tile-2-title } at { $first } grows onto { $cell }: { tile-title }
label-grow-so = A tile grows: { tile-title } on { cells }
label-demolish = Demolish { tile-the } at { $cell }: ${ $price } and { $price } pollution
label-warehouse = Warehouse on { $cell }
label-nowarehouse = No warehouse
label-leaveout = Architect: leave out { raw-the }
label-leavenone = Keep the Architect for another building
label-spend = { raw-title } { store-of }
label-guard = The citizen from { tile-the } at { $cell } goes on duty
label-noguard = Nobody on duty for now
label-pick = { $abroad ->
    [yes] Your tourist at { $cell } ({ tile-name }, borough of { who })
   *[no] Citizen at { $cell } ({ tile-title })
}{ $must ->
    [yes] { "" }: must move
   *[no] { "" }: may move
}
label-go = { $abroad ->
    [yes] Abroad ({ who }): { tile-name } at { $cell }, { slot-gives }
   *[no] { $slot ->
        [home] { tile-title } at { $cell }, +{ $gain } in the voting
       *[other] { tile-title } at { $cell }, { slot-gives }
    }
}
label-gohall = To the town hall
label-stop = End the moves
label-house = House at { $cell }
label-sell = Sell { raw-some } { store-of }: ${ $count }
label-buy = Pay ${ $money } for { $votes } votes
label-give = Give { raw-some } { store-of }: { $count } votes
label-make = { $abroad ->
    [yes] Make { raw-the } abroad ({ who })
   *[no] Make { raw-the } at home
}
label-put = { raw-title }{ made-abroad } to { store-the }
made-abroad = { $abroad ->
    [yes] { "" } made abroad ({ who })
   *[no] { "" }
}
label-putabroad = { raw-title } stays with { who }, in the warehouse at { $cell }
label-victim = { $whose ->
    [own] Your citizen at { $cell } ({ tile-name })
   *[other] The tourist of { who } at { $cell } ({ tile-name })
}
label-bury = Cemetery on { $cell }
label-invest = { $way ->
    [start] A disc from the start to { line-name } 1
    [again] { line-cap } again from column 1
    [change] The disc of { disc-name } to { line-name } 1
   *[advance] { line-cap }, on to column { $column }
}: { space-gives }, for { invest-price }
invest-price = { $pay ->
    [money] ${ $price }
    [votes] { $price ->
        [one] { $price } vote
       *[other] { $price } votes
    }
   *[promise] a special promise ({ $draws } drawn)
}
label-offer = Take { raws }

## The log

log-first = { who } is first player: chance has decided.
log-own-hall = { who } places the town hall on { cells }{ $solo ->
    [yes] .
   *[no] , still in secret.
}
log-keep = { who } keeps promise { $promise }{ $solo ->
    [yes] .
   *[no] , in secret.
}
log-hall = The town hall of { who } stands on { $spots }, in a zone of { $size } by { $size } cells.
log-round = Round { $round } of { $rounds }{ $where ->
    [solo] { "" }.
    [stays] { "" }: the mayor stays with { who }, on the same street.
    [beside] { "" }: the mayor visits { who }, finds no street and stands beside the board.
   *[street] { "" }: the mayor visits { who }, who goes first.
}
log-street = { who } places the mayor between { $cell } and { $other }: nothing is built there this round.
log-circle = { $solo ->
    [yes] { $cards } action cards are laid out, the mayor stands on the first.
   *[no] The { $cards } action cards form a circle; { who } takes the first one.
}
log-take = { who } takes { card-the }{ $price ->
    [0] { "" }
   *[other] { "" } for ${ $price }
}.
log-reward = { $pay ->
    [money] { who } takes ${ $count } and has ${ $total }.
   *[votes] { who } takes { voters } and has { $total }.
}
log-extend = { who } extends the zone to { $size } by { $size } cells.
log-decline = { $step ->
    [planning] { who } leaves the zone as it is.
    [tile] { who } builds nothing.
    [councillor] { who } invests nothing.
   *[council] { who } passes in the council.
}
log-committed = { $anew ->
    [yes] { who } has completed the plan anew.
   *[no] { who } has completed a plan.
}
log-anew = Something { who } counted on is gone: the rest of that plan must be made anew.
log-reveal = The screens are lifted: here is what was built.
log-idle = { who } builds nothing.
log-build = { who } builds { tile-a } on { cells }{ $price ->
    [money] { "" } for ${ $money }
    [raw] { "" } for { raws }
   *[free] { "" }
}{ $architect ->
    [none] { "" }
    [wood] { "" } (the Architect spares a wood)
    [stone] { "" } (the Architect spares a stone)
   *[metal] { "" } (the Architect spares a metal)
}{ $warehouse ->
    [none] { "" }
   *[other] , with a warehouse on { $warehouse }
}{ $guard ->
    [none] { "" }
   *[other] , and the citizen from { $guard } goes on duty
}.
log-grow = { who }: { $tile ->
    [residential] a residential { $old }
    [commercial] a commercial { $old }
   *[factory] a factory { $old }
} grows to level { $level }, on { cells }.
log-demolish = { who } demolishes { tile-the } at { $cell }: ${ $price }, and { $price } pollution.
log-plan-extend = { who } extends the zone to { $size } by { $size } cells.
log-council-tile = { who } builds { tile-a } on { cells }, thanks to the council.
log-warehouse = { who } adds its warehouse on { $cell }.
log-guard = { who } sends the citizen from { $cell } on duty ({ tile-name }).
log-go = { who }: { mover } goes to { tile-the } at { $cell }{ $slot ->
    [home] { "" }, +{ $gain } in the voting
    [rest] { "" }
   *[other] { "" } ({ slot-gives })
}.
mover = { $from-abroad ->
    [yes] a tourist
   *[no] the citizen from { $from }
}
log-travel = { who }: { mover } goes to { tile-the } at { $cell } in the borough of { who-2 } ({ slot-gives }).
log-go-hall = { who }: { mover } finds no slot and goes to { $full ->
    [yes] the career space
   *[no] the town hall
}.
log-expelled = { $count ->
    [1] The police of { who } sends a tourist home.
   *[other] The police of { who } sends { $count } tourists home.
}
log-house = { who }: a citizen of the town hall moves into the house at { $cell }.
log-housed = { $count ->
    [1] { who }: a citizen of the town hall moves into an empty house.
   *[other] { who }: { $count } citizens of the town hall move into empty houses.
}
log-arrivals = { who }: { $count ->
    [1] a new citizen arrives
   *[other] { $count } new citizens arrive
}, drawn by empty factory slots; { $hall } in the town hall.
log-income = { who } earns ${ $count }{ $guests ->
    [0] { "" }
   *[other] { $cash ->
        [0] { "" } from tourists
       *[other] { "" } (tourists { $guests }, shops { $cash })
    }
} and has ${ $total }.
log-sell = { who } sells { raw-some } for ${ $count } and has ${ $total }.
log-give = { who } trades { raw-some } for { voters } and has { $total }.
log-buy = { who } pays ${ $money } for { $votes } votes.
log-make = { who } says where the scarce { raw } is made.
log-production = { who } produces { raws }.
log-delivery = { who } receives { raws }.
log-put = { who } stores { raw-some } { store-in }.
log-put-abroad = No room at home: { raw-the } stays with { who }, in the warehouse at { $cell }.
log-discard = { who } has no room for { raw }: it goes back to the supply.
log-no-votes = { $solo ->
    [yes] Voting: no vote is gained.
   *[no] Voting: nobody gains a vote.
}
log-votes = Voting: { who } gains { voters } and has { $total }.
# Who got what, and why
sheet-income = Income: dollars
sheet-income-why = { $guests ->
    [0] { "" }
   *[other] { "" }tourists { $guests },{ " " }
}{ $cash ->
    [0] { "" }
   *[other] { "" }shops { $cash },{ " " }
}now ${ $total }
sheet-votes = Votes
sheet-votes-why = { $homes ->
    [0] { "" }
   *[other] { "" }homes { $homes },{ " " }
}{ $university ->
    [0] { "" }
   *[other] { "" }university { $university },{ " " }
}now { $total }
sheet-pollution = Pollution
sheet-pollution-why = { $citizens ->
    [0] { "" }
   *[other] { "" }citizens { $citizens },{ " " }
}{ $engineer ->
    [yes] { "" }raw materials 0 (Engineer),{ " " }
   *[no] { $made ->
        [0] { "" }
       *[other] { "" }raw materials { $made },{ " " }
    }
}{ $parks ->
    [0] { "" }
   *[other] { "" }parks −{ $parks },{ " " }
}level { $total } now
sheet-raw = Income: raw materials
sheet-raw-why = { raws }
sheet-value = { $victory ->
    [economic] Property value
   *[citizen] Citizens counted
}
sheet-value-why = now { $total }
log-pollution = { who } generates { $generated } pollution{ $engineer ->
    [yes] { "" } (the Engineer keeps the factories clean)
   *[no] { "" }
}{ $parks ->
    [0] { "" }
    [one] { "" }, { $parks } park cell helping
   *[other] { "" }, { $parks } park cells helping
}: level { $pollution }.
log-eliminated = { who } has reached { $pollution } pollution: { $solo ->
    [yes] the borough is lost.
   *[no] the borough is lost and { who } is out of the game.
}
log-victims = { $solo ->
    [yes] { $generated } pollution this round: { $deaths ->
        [1] a citizen dies
       *[other] { $deaths } citizens die
    }.
   *[no] The air is bad (level { $level } is reached): { $tied ->
        [yes] several generated most, { $generated }; { who } has the highest level and loses a citizen.
       *[no] { who } generated most, { $generated }, and loses a citizen.
    }
}
log-victim = { $how ->
    [own] { who } loses the citizen at { $cell } ({ tile-name }).
    [saved] { who } names the tourist of { who-2 } at { $cell }, whom the fire brigade takes home.
   *[tourist] { who } sacrifices the tourist of { who-2 } at { $cell } ({ tile-name }).
}
log-bury = { who } lays a cemetery on { $cell }{ $count ->
    [1] { "" }, the first one
   *[other] { "" }, { $count } in all
}.
log-invest = { who } invests in { line-name }, column { $column } ({ space-gives }), for { invest-price }.
log-newcomers = { $count ->
    [1] { who } welcomes a citizen from the common reserve.
   *[other] { who } welcomes { $count } citizens from the common reserve.
}
log-offer = { who } chooses { raw-the }.
log-special = { who } keeps special promise { $promise }, in secret.
log-value = { who }: { $victory ->
    [economic] property value +{ $count }, now { $total }
   *[citizen] { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    } counted, { $total } in all
}.
log-over = { $why ->
    [rounds] The { $rounds } rounds are over: { $solo ->
        [yes] the promise is judged and points are counted.
       *[no] promises are shown and points counted.
    }
   *[early] { $left ->
        [0] Nobody is left: the game is over.
       *[other] One player is left: the game is over.
    }
}
log-promise = { who }: { promise-name } ({ conditions }), { $held ->
    [yes] kept, +{ $kept }
   *[no] broken, −{ $broken }
}.
log-specials = { who }: { $cards ->
    [1] one special promise
   *[other] { $cards } special promises
}, { $broken ->
    [0] all kept
    [one] { $broken } broken
   *[other] { $broken } broken
}.
log-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}: { who }, { points-of } ({ $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}, pollution { $pollution }, ${ $money }).
log-won = { won-how }
log-shared = { $count } players share the victory with { points-of }.
log-nobody = Nobody wins.
log-lost = Pollution has reached 100 in round { $round }: the game is lost.
log-solo = { points-line }: { rank-line }.

## The page: facts, names and buttons

chip-step = { $step ->
    [start] Set-up: first player
    [halls] Set-up: town halls
    [deal] Set-up: promises
    [promises] Set-up: promises
   *[over] The game is over
}
chip-round = Round { $round }/{ $rounds }
chip-phase = { $phase ->
    [1] Phase 1: special actions
    [2] Phase 2: construction
    [3] Phase 3: citizens
    [4] Phase 4: income
    [5] Phase 5: votes
    [6] Phase 6: pollution
    [7] Phase 7: council
   *[8] Phase 8: { $solo ->
        [yes] end of the round
       *[no] next visit
    }
}
chip-host = Host: { who }
chip-difficulty = Difficulty: { $difficulty ->
    [citizen] Citizen
    [mayor] Mayor
    [deputy] Deputy
    [senator] Senator
   *[president] President
}
chip-no-raw = No { raw-no } in the supply
chip-no-warehouse = No warehouse left
chip-danger = { $solo ->
    [yes] Danger: pollution { $pollution } of 100
   *[no] Danger, { who }: pollution { $pollution } of 100
}
chip-victim = { $solo ->
    [yes] { $deaths ->
        [1] A citizen will die
       *[other] { $deaths } citizens will die
    }
   *[no] Victim ahead: { who }
}
chip-promise = Promise to keep (−{ $broken })
chip-promise-held = Promise kept (+{ $kept })
chip-special = { promise-name } to keep (−{ $broken })
summary = ${ $money } · { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} · pollution { $pollution } · { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
}{ $abroad ->
    [0] { "" }
   *[other] { "" } +{ $abroad } abroad
}, { $hall } in the town hall · { raws } in store{ $victory ->
    [economic] { "" } · property { $value }
    [citizen] { "" } · { $value ->
        [one] { $value } citizen
       *[other] { $value } citizens
    } counted
   *[other] { "" }
}{ $specials ->
    [0] { "" }
    [one] { "" } · { $specials } special promise
   *[other] { "" } · { $specials } special promises
}
summary-out = Out of the game
overlay = { $key ->
    [culture] Culture
    [homes] Homes
    [industry] Industry
   *[police] Police
}
panel = { $key ->
    [tray] Tiles to build
    [circle] Action cards
    [cards] Action cards
    [council] Council
    [supply] Supply
    [phases] The round
    [hall] Town hall
    [stores] Stores
    [citizens] Citizens
    [promise] Promise
    [plan] Your plan
    [pollution] Pollution
    [income] Income
    [commerce] Commerce
    [abroad] Abroad
    [desk] To choose
   *[players] Players
}
panel-player = { who }
button = { $key ->
    [zone] Extend the zone
    [decline] No, thank you
    [commit] Commit
    [stop] End the moves
    [no-warehouse] No warehouse
    [leave-none] Keep the Architect
    [no-guard] Nobody on duty
    [demolish] Demolish
    [hall] Town hall
    [start] Disc at the start
   *[supply] Supply
}
touch-tile = { tile-title }
touch-card = { card-name }
touch-raw = { raw-title }
touch-line = { line-cap }
touch-pay = { $pay ->
    [money] Money
    [votes] Votes
   *[promise] A special promise
}
touch-buy = ${ $money } for { $votes } votes
touch-use = { $use ->
    [raw_to_cash] Sell a raw material
    [cash_to_votes] Buy votes
   *[raw_to_votes] Raw material for votes
}
touch-turn = Turned by { $degrees }°
touch-mirror = { $mirrored ->
    [yes] Mirrored
   *[no] Not mirrored
}
touch-promise = Promise { $promise }: { own-promise-name }
touch-special = Special promise { $promise }: { special-name }
touch-cell = Cell { $cell }
touch-abroad = { $key ->
    [citizen] Citizen at { $cell }{ of-whom }
    [slot] Slot at { $cell }{ of-whom }
   *[abroad] Warehouse at { $cell }{ of-whom }
}
of-whom = { $solo ->
    [yes] { "" }
   *[no] { "" } (borough of { who })
}
touch-space = { line-cap }, column { $column }
touch-unit = { raw-title }, made by { who }

## Before an action is confirmed: what it would bring

effect-money = money: ${ $was } → ${ $now }
effect-votes = votes: { $was } → { $now }
effect-pollution = pollution level: { $was } → { $now }
effect-zone = zone: { $was } by { $was } → { $now } by { $now }
effect-hall = town hall: { $was } → { $now } { $now ->
    [one] citizen
   *[other] citizens
}, { $room ->
    [0] no free place
    [one] { $room } free place
   *[other] { $room } free places
}
effect-career = career space: { $was } → { $now }
effect-raw = { raw }: { $was } → { $now }
effect-voting = next voting: { $was } → { $now ->
    [one] { $now } vote
   *[other] { $now } votes
}
effect-generated = pollution this round, as things stand: { $was } → { $now }
effect-may-grow = { tile-name } at { $cell } has the influences for level { $level }{ $when ->
    [later] { "" } (from next round on)
   *[now] { "" }
}
effect-may-not-grow = { tile-name } at { $cell } no longer has the influences for level { $level }
effect-builds = { $left ->
    [0] no build left
    [one] { $left } build left
   *[other] { $left } builds left
}
effect-card = { $card ->
    [mayor] { $solo ->
        [yes] it has no effect when you play alone
       *[no] you are host next round
    }
    [architect] one cultural building costs a raw material less this round
    [mediator] tiles cost $1 less this round, but at least $1
    [engineer] raw materials made in your borough do not pollute this round
    [supporter] $1 or 2 votes at once
    [planner] you may extend your zone at once
    [councillor] you may advance a council disc at once
   *[opponent] it has no effect
}
effect-tile = { $tile ->
    [residential] { $level ->
        [1] a home for 1 citizen: 1 vote a round
        [2] homes for 2 citizens: up to 3 votes a round
        [3] homes for 3 citizens: up to 6 votes a round
        [4] homes for 4 citizens: up to 10 votes a round
       *[5] homes for 5 citizens: up to 15 votes a round
    }
    [commercial] { $level ->
        [1] slot for $1
        [2] slots for $1 and a sale
        [3] slots for $1, a sale and votes for money
       *[4] slots for $1, a sale, votes for money and votes for raw materials
    }
    [factory] { $level ->
        [1] makes wood with a citizen
        [2] makes wood and stone with citizens
       *[3] makes wood, stone and metal with citizens
    }
    [park] { $level ->
        [1] takes 1 pollution away each round
       *[other] takes { $level } pollution away each round
    }
    [refinery] factories around it may reach level 2, with the port level 3
    [port] factories around it may reach level 2, with the refinery level 3
    [police] { $solo ->
        [yes] of no use when you play alone, but for a promise
       *[no] keeps tourists from the cells around, with a citizen on duty
    }
    [fire] { $solo ->
        [yes] of no use when you play alone, but for a promise
       *[no] your tourists do not die, with a citizen on duty
    }
    [school] a cultural building with 1 slot, which helps homes around it to grow
    [library] a cultural building with 2 slots, which helps homes around it to grow
    [museum] a cultural building with 3 slots, which helps homes around it to grow
    [metro] { $solo ->
        [yes] a cultural building with 4 slots, which helps homes around it to grow
       *[no] a cultural building; two of your tourists in each borough
    }
    [clinic] a cultural building; your citizens at home do not die, with a citizen in it
    [university] a cultural building; 3 votes a round, with a citizen in it
   *[other] { tile-title }
}
effect-slot = { $slot ->
    [home] a home there
    [cash] earns $1 in phase 4
    [raw_to_cash] may sell a raw material in phase 4: wood $2, stone $3, metal $5
    [cash_to_votes] may buy votes in phase 4: 2 for $1 up to 5 for $4
    [raw_to_votes] may trade a raw material in phase 4: wood 3 votes, stone 5, metal 7
    [wood] makes 1 wood in phase 4
    [stone] makes 1 stone in phase 4
    [metal] makes 1 metal in phase 4
    [power] { $tile ->
        [police] { $solo ->
            [yes] earns nothing there
           *[no] the police is active: tourists around go home
        }
        [fire] { $solo ->
            [yes] earns nothing there
           *[no] the fire station is active: your tourists cannot die
        }
        [clinic] the clinic is active: your citizens at home cannot die
       *[university] the university is active: 3 votes in phase 5
    }
   *[rest] earns nothing there
}{ $abroad ->
    [yes] , and $1 for the owner of that borough
   *[no] { "" }
}
effect-go-hall = { $full ->
    [yes] the town hall is full: the citizen goes to the career space
   *[no] the citizen waits in the town hall and does not pollute
}
effect-promise = { $now ->
    [yes] as things stand it would be kept
   *[no] as things stand it would be broken
}
effect-promise-held = your promise { promise-name } would hold
effect-street = { who } cannot build on { $cell } and { $other } this round
effect-victim = { $saved ->
    [yes] the fire brigade takes the tourist home: nobody dies
   *[no] { $own ->
        [yes] you lose a citizen for good, and a cell for the cemetery
       *[no] { who } loses a citizen for good, and you a cell for the cemetery
    }
}
effect-bury = { $cell } can never be built on
effect-commit-plan = your plan is final{ $left ->
    [0] { "" }
    [one] ; { $left } build is not used
   *[other] ; { $left } builds are not used
}
effect-commit-commerce = { $left ->
    [0] everything is used
    [one] { $left } use is given up
   *[other] { $left } uses are given up
}; this is final
effect-stop = { $housed ->
    [0] nobody moves from the town hall into a house
    [one] { $housed } citizen of the town hall moves into an empty house
   *[other] { $housed } citizens of the town hall move into empty houses
}
effect-house = a citizen of the town hall moves in
effect-offer = to be stored next: { raws }
effect-warehouse = { $places } more places for raw materials
effect-pick = then choose where to
effect-lost = { raw-the } goes back to the supply: no room for it
effect-abroad = { raw-the } goes to { who }, who has room for it
effect-architect = the Architect is used, { raw-the } need not be paid
effect-next = then { who } is asked
effect-nothing = nothing changes at once
warn-fatal = beware: { $pollution } pollution, { lost }
lost = { $solo ->
    [yes] the game would be lost
   *[no] you would be eliminated
}
warn-closed = beware: { tile-the } at { $cell } has no empty cell left to grow onto
warn-full-hall = beware: the town hall is full, so { $empty ->
    [one] { $empty } empty factory slot brings
   *[other] { $empty } empty factory slots bring
} no new citizen
warn-useless = beware: { $line ->
    [industry] you have no room for a unit, or the supply has none
    [tourism] no citizen can come
   *[construction] there is no tile you could build
} (column { $column })
warn-promise = beware: your promise { promise-name } would be broken, it needs { conditions } (−{ $broken })

## Refusals

wrong-step = This is not the moment { tried }: { at-step }.{ when }
at-step = { $step ->
    [start] the first player is not known yet
    [halls] place your town hall first
    [deal] promises are being dealt
    [promises] keep a promise first
    [street] the mayor’s street comes first
    [circle] the action cards are being laid out
    [cards] an action card is to be taken
    [support] first take money or votes
    [planning] first say whether the zone is extended
    [councillor] first say whether a disc advances
    [construction] plans are being made
    [moves] citizens are on the move
    [slot] say where the citizen goes first
    [houses] fill the empty houses first
    [commerce] shops are being used
    [making] say first where the unit is made
    [storing] store your units first
    [victims] a victim is to be named
    [graves] the cemetery comes first
    [council] the council is sitting
    [drawing] special promises are being drawn
    [special] keep a special promise first
    [offer] choose the raw material first
    [grant] first take money or votes
    [tile] the council’s tile comes first
    [arcologies] arcologies are being dealt
    [draw] { $solo ->
        [yes] say first whether you give up
       *[no] say first whether you accept the draw
    }
   *[over] the game is over
}
when = { $tried ->
    [card] { " " }Cards are taken in phase 1.
    [build] { " " }Tiles are built in phase 2, and by the council in its line of construction.
    [extend] { " " }The zone is extended in phase 2, or with the Urban planner.
    [grow] { " " }Tiles grow in phase 2.
    [demolish] { " " }Tiles are demolished in phase 2.
    [move] { " " }Citizens move in phase 3.
    [commerce] { " " }Shops are used in phase 4.
    [invest] { " " }One invests in phase 7, or with the City councillor in phase 1.
   *[other] { "" }
}
not-on-the-board = There is nothing to choose on this cell now: { at-step }.
tried = { $tried ->
    [hall] to place a town hall
    [promise] to keep a promise
    [street] to place the mayor
    [card] to take an action card
    [reward] to take a reward
    [extend] to extend the zone
    [decline] to decline
    [build] to build
    [warehouse] to place a warehouse
    [architect] to use the Architect
    [spend] to spend a unit
    [guard] to send somebody on duty
    [grow] to let a tile grow
    [demolish] to demolish
    [commit] to commit
    [move] to move a citizen
    [stop] to end the moves
    [house] to fill a house
    [commerce] to trade
    [make] to make a unit
    [store] to store a unit
    [victim] to name a victim
    [bury] to lay a cemetery
    [invest] to invest
    [offer] to choose a raw material
    [special] to keep a special promise
   *[chance] for chance
}
hall-outside = The town hall must lie in your zone of { $size } by { $size } cells; { $cell } is outside.
not-dealt = Promise { $promise } was not dealt to you.
street-not-empty = A street runs between two empty cells, and on { $cell } there is { tile-2-a }.
street-outside = The zone of { who } has streets: { $first } and { $second } must both lie in its { $size } by { $size } cells.
street-not-in-strip = The zone of { who } has no street left: { $first } and { $second } must both lie in the next strip.
card-absent = The { card-name } is not laid out this round.
card-taken = The { card-name } is taken ({ who }).
card-with-mayor = The mayor stands on the { card-name }.
card-too-dear = The { card-name } costs ${ $price }, and you have ${ $have }.
finish-first = First finish { tile-the } on { cells }: { $asked ->
    [architect] say which raw material the Architect leaves out
    [store] say which store pays
    [warehouse] place its warehouse
    [optional-warehouse] place a warehouse or none
    [guard] say who goes on duty
    [remainder] say how what remains of a tile lies
    [move] say where the units of the covered warehouse go
   *[none] it is not complete
}.
not-asked = There is no new tile that asks for this.
plan-lost = With { $pollution } pollution this plan ends: only commit, or take steps back.
no-builds-left = No build left: { $extended ->
    [yes] a plan that extends the zone has one, and it is used
   *[no] all three are used
}.
too-late-to-extend = After { $builds } builds the zone cannot be extended: a plan with an extension has one build.
extended-already = This plan has already extended the zone, to { $size } by { $size } cells.
zone-largest = Your zone of { $size } by { $size } cells is as large as it can be.
tile-cultural = The council builds no cultural buildings: no { tile-name }.
tile-wrong-size = Column { $column } builds a tile of { $column ->
    [1] 1 cell
   *[other] { $column } cells
}; { tile-the } has { $count }.
tile-too-large = Column 4 builds a tile of 1 to 4 cells; { tile-the } has { $count }.
built-once = You have already built { tile-the }: you build it once in a game.
none-left = No { tile-name-level } is left in the supply.
tile-name-level = { $level ->
    [0] { tile-name }
   *[other] { tile-name-plain } { $level }
}
tile-name-plain = { $tile ->
    [residential] residential
    [commercial] commercial
    [factory] factory
   *[park] park
}
no-warehouse-left = No warehouse is left in the supply, and { tile-the } needs one.
no-money = { tile-title } costs ${ $price }{ $cheaper ->
    [mediator] { "" }, even with the Mediator
   *[none] { "" }
}; with ${ $have } you are ${ $short } short.
no-raw = { tile-title } costs { raws }{ $cheaper ->
    [architect] { "" }, one less with the Architect
   *[none] { "" }
}; you have { $stock-wood } wood, { $stock-stone } stone and { $stock-metal } metal.
outside-zone = { $cell } lies outside your zone of { $size } by { $size } cells.
not-empty = { $cell } is not empty: there is { tile-2-a }.
mayor-blocks = The mayor stands beside { $cell }: nothing is built there this round.
near-industry = Nobody lives beside industry: { near-the } at { $near-cell } is too near.
near-homes = No industry beside homes: { near-the } at { $near-cell } is too near.
lacks-culture = { tile-title } needs { $need } cultural buildings around one of its cells; { $has ->
    [0] none of them has any
   *[other] { $best } has the most, { $has }: { culture-around }
}.
lacks-homes = { tile-title } needs { $need ->
    [one] { $need } residential tile
   *[other] { $need } residential tiles
} around one of its cells; { $has ->
    [0] none of them has any
   *[other] { $best } has { homes-around }
}.
homes-around = { $homes ->
    [0] none
    [1] 1: { $homes-last }
   *[other] { $homes }: { $homes-rest } and { $homes-last }
}
lacks-industry = { tile-title } needs { industry-needed } around one of its cells; { $has ->
    [0] none of them has either
   *[other] { $best } has { industry-around }
}.
industry-needed = { $industry ->
    [both] a refinery and a port
   *[one] a refinery or a port
}
industry-around = { $refinery ->
    [yes] only the refinery
   *[no] { $port ->
        [yes] only the port
       *[no] neither
    }
}
nowhere-free = There is no room for { tile-a } in your zone: { $count ->
    [1] no cell is free
   *[other] nowhere are { $count } free cells in its shape
}.{ may-grow }
nowhere-mayor = The only room for { tile-a } is on { cells }, and the mayor’s visit closes { $cell } this round.{ may-grow }
nowhere-near-industry = Wherever there is room for { tile-a }, industry is too near, such as { near-the } at { $near-cell }.{ may-grow }
nowhere-near-homes = Wherever there is room for { tile-a }, homes are too near, such as { near-the } at { $near-cell }.{ may-grow }
nowhere-lacks-culture = { tile-title } needs { $need } cultural buildings around one of its cells; where there is room for it { $has ->
    [0] there are none
   *[other] there are { $has } at most, around { $best }: { culture-around }
}.{ may-grow }
nowhere-lacks-homes = { tile-title } needs { $need ->
    [one] { $need } residential tile
   *[other] { $need } residential tiles
} around one of its cells; where there is room for it { $has ->
    [0] there are none
   *[other] { $best } has the most, { homes-around }
}.{ may-grow }
nowhere-lacks-industry = { tile-title } needs { industry-needed } around one of its cells; where there is room for it { $has ->
    [0] there is neither
   *[other] { $best } has { industry-around }
}.{ may-grow }
nowhere-warehouse = Wherever there is room for { tile-a }, no cell beside it is left for its warehouse.{ may-grow }
may-grow = { $grows ->
    [yes] { " " }But one of your tiles may grow into it: touch that tile.
   *[no] { "" }
}
not-built-alone = A warehouse is not built alone: each new factory brings one, free of charge.
no-tile-held = Choose a tile first, then how it is turned.
no-warehouse-cell = There is no free cell around { tile-the } on { cells } for its warehouse.
warehouse-needed = A factory needs its warehouse: place it beside { tile-the } on { cells }.
warehouse-too-far = { $cell } is not in the influence zone of the factory at { $laid-cell }.
not-in-price = { raw-title } is not part of the price ({ raws }).
architect-needed = You lack { raws }: that is what the Architect must leave out.
store-lacks = There is no { raw-no } { store-in }.
no-citizen-there = No citizen of yours stands on a slot at { $cell }.
demolished-already = A plan has at most one demolition{ $tile ->
    [none] { "" }
   *[other] { "" }; { tile-the } at { $cell } must stay
}.
no-tile-there = { $tile ->
    [none] There is no tile at { $cell }.
    [cemetery] The cemetery at { $cell } stays for good.
   *[other] To demolish { tile-the }, name its first cell, { $first }, not { $cell }.
}
hall-stays = The town hall cannot be demolished.
demolition-too-dear = Demolishing { tile-the } costs ${ $price }; with ${ $have } you are ${ $short } short.
halls-full = { $returning ->
    [one] { $returning } citizen at { $cell } ({ tile-name })
   *[other] { $returning } citizens at { $cell } ({ tile-name })
} would return to the town hall of { who }, which has { $room ->
    [0] no free place
    [one] { $room } free place
   *[other] { $room } free places
}.
nothing-grows-so = No tile of yours becomes { tile-a } on { cells }.
built-this-phase = The tile at { $old } was built this round: it grows from next round on.
no-larger-tile = No { tile-name-level } is left in the supply for the tile at { $old } to grow into.
growth-outside = The tile at { $old } cannot grow onto { $cell }, outside your zone of { $size } by { $size } cells.
growth-not-empty = The tile at { $old } cannot grow onto { $cell }: there is { tile-2-a }.
growth-blocked = The mayor stands beside { $cell }: the tile at { $old } cannot grow there this round.
growth-near-industry = On { $cell } the homes of { $old } would be beside { near-the } at { $near-cell }.
growth-near-homes = On { $cell } the factory of { $old } would be beside { near-the } at { $near-cell }.
growth-lacks-culture = For level { $level } the tile at { $old } needs { $need } cultural buildings around, and has { $has ->
    [0] none
   *[other] { $has }: { culture-around }
}.
growth-lacks-homes = For level { $level } the tile at { $old } needs { $need } residential tiles around, and has { homes-around }.
growth-lacks-industry = For level { $level } the factory at { $old } needs { industry-needed } around, and has { industry-around }.
no-borough = There is no borough { $number }: { $players ->
    [1] you play alone
   *[other] { $players } are in the game
}.
nobody-there = Nobody stands at { $cell }.
not-your-citizen = The citizen at { $cell } is not yours ({ who-2 }).
moved-already = The citizen at { $cell } has moved already.
nowhere-to-go = There is no free slot for the citizen at { $cell }, who may stay.
must-still-move = { $must ->
    [one] { $must } citizen must
   *[other] { $must } citizens must
} still move.
too-far-from-home = From home a citizen goes to a neighbour borough only, and that of { who } is none.
too-far-abroad = A tourist goes to a neighbour of the borough it is in, and that of { who } is none.
not-home-yet = A tourist comes home to { $cell } only when no slot is left where it is and beside.
hall-refused = Nobody moves to the town hall by choice.
hall-abroad = The town hall of { who } is not for tourists.
no-slot-there = { $tile ->
    [none] There is no slot at { $cell }: the cell is empty.
    [cemetery] There is no slot at { $cell }, only a cemetery.
   *[other] There is no slot at { $cell } ({ tile-name }).
}
residents-only = { tile-name-cap } at { $cell } is for citizens of { who } only.
tile-name-cap = { $tile ->
    [residential] The residential tile
    [police] The police station
    [fire] The fire station
    [clinic] The clinic
    [university] The university
   *[other] { tile-title }
}
slot-taken = { $whose ->
    [own] The slot at { $cell } is taken by one of your citizens.
   *[other] The slot at { $cell } is taken ({ who-2 }).
}
slot-closed = One of your citizens stood at { $cell } when the phase began: the slot is closed to you this round.
guard-from-abroad = A tourist who comes home cannot go on duty at { $cell } ({ tile-name }): only somebody who was in the borough can.
police-refuses = The police station at { $police } keeps tourists away from { $cell } ({ who }).
tourist-limit = You already have { $there ->
    [one] a tourist
   *[other] { $there } tourists
} with { who }: without a metro { $limit } is the limit.
tourist-limit-metro = You already have { $there } tourists with { who }: even with the metro { $limit } is the limit.
home-has-slots = There is room at home: { $free ->
    [0] a slot is free
    [1] { $free-last } is free
   *[other] { $free-rest } and { $free-last } are free
}.
stays-rather = The citizen at { $cell } may stay, so the town hall is no choice.
other-slots-left = The tourist at { $cell } has other slots to go to.
not-an-empty-house = { $cell } is no empty residential 1.
no-use-left = You have no unused citizen on { $use ->
    [sell] a slot that sells raw materials
    [buy] a slot that buys votes
   *[give] a slot that trades raw materials for votes
}.
store-without-unit = There is no { raw-no } { store-in }; you have { $held } in all.
votes-too-dear = That costs ${ $cost }, and you have ${ $have }.
not-producing = No citizen of yours has { raw } left to make there{ $abroad ->
    [yes] { "" } ({ who })
   *[no] { "" }
}.
no-such-unit = There is no { raw } left to store that was made { made-where }.
made-where = { $abroad ->
    [yes] in the borough of { who }
   *[no] at home
}
no-such-store = You have no warehouse at { $store-cell }.
made-at-home = { raw-title }: what is made at home cannot go to a warehouse abroad.
must-store = Your stores have { $room ->
    [one] { $room } free place
   *[other] { $room } free places
} for { raws }: { raw-the } must be stored there.
no-warehouse-there = { who } has no warehouse at { $cell }.
warehouses-have-room = { who } has room for { raw-the } in the warehouse at { $roomy-last }.
home-has-room = Your stores have room for what was made at home: { $room ->
    [one] { $room } free place
   *[other] { $room } free places
} for { $at-home }.
store-full = There is no free place { store-in }.
home-units-first = The { $room ->
    [one] last free place is
   *[other] { $room } free places are
} needed for { $at-home ->
    [one] the unit
   *[other] the { $at-home } units
} made at home.
no-victim-there = Nobody stands on a slot at { $cell } of your borough.
clinic-protects = Your clinic protects your citizens, also the one at { $cell }: name a tourist.
grave-not-empty = A cemetery needs an empty cell, and on { $cell } there is { tile-2-a }.
grave-outside = The cemetery must lie in your zone of { $size } by { $size } cells; { $cell } is outside.
grave-not-in-strip = Your zone is full: the cemetery must lie in the next strip, not on { $cell }.
grave-not-adjacent = The cemetery must be beside another one ({ $graves ->
    [1] { $graves-last }
   *[other] { $graves-rest } and { $graves-last }
}); { $cell } is not.
no-disc-there = You have no disc on { disc-name }.
disc-stays = Your disc in column 4 of { disc-name } stays there for good.
advance-only = The City councillor only advances a disc: that of { disc-name } cannot begin a line anew.
line-taken = Your other disc is already in { line-name }.
column-no-money = Column { $column } costs ${ $price }, and you have ${ $have }.
column-no-votes = Column { $column } costs { $price ->
    [one] { $price } vote
   *[other] { $price } votes
}, and you have { $votes }.
no-special-promises = Special promises belong to the advanced game: pay with money or votes.
stack-empty = No special promise is left to pay with.
space-too-far = { $now ->
    [0] A disc begins { line-name } in column 1, and goes on column by column.
    [4] Your disc in column 4 of { line-name } stays there for good.
   *[other] Your disc in { line-name } stands in column { $now }: it can go on to column { $next }{ $anew ->
        [yes] { "" } or begin again in column 1
       *[no] { "" }
    }.
}
column-too-dear = Column { $column } costs ${ $column } or { $column ->
    [one] { $column } vote
   *[other] { $column } votes
}; you have ${ $have } and { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}.
promise-stays = Promise { $promise } is chosen; whether it is kept is judged at the end of the game.
not-offered = Column { $column } does not offer { raw }: choose { space-gives }.
not-drawn = You have not just drawn special promise { $promise }.

## Everything explains itself: what a thing is, needs and gives now

explain-cemetery = A cemetery ({ who }): nothing is ever built here.
explain-beyond = Outside the zone: nobody builds here before it is extended.
explain-mayor = The mayor’s visit closes this cell until the end of the round.
explain-around = Reached by { $culture ->
    [one] { $culture } cultural building
   *[other] { $culture } cultural buildings
} and { $homes ->
    [one] { $homes } residential tile
   *[other] { $homes } residential tiles
}
explain-no-homes = No homes here: industry is too near.
explain-no-industry = No industry here: homes are too near.
explain-home = { $count ->
    [0] Nobody lives in it
    [one] { $count } citizen in it
   *[other] { $count } citizens in it
}: { $votes ->
    [one] { $votes } vote a round
   *[other] { $votes } votes a round
}
explain-store = In store: { raws }; { $room ->
    [0] no free place
    [one] { $room } free place
   *[other] { $room } free places
}
explain-grows = For level { $level } it needs { $tile ->
    [residential] cultural buildings around it
    [commercial] residential tiles around it
   *[factory] refinery or port around it
}: { $near } of { $needed }
explain-price = { $cheaper ->
    [council] Costs nothing, thanks to the council (usually { price-usual })
    [mediator] Costs ${ $money } with the Mediator (usually { price-usual })
    [architect] { $choice ->
        [yes] Costs { raws }; the Architect spares one of these
       *[no] Costs { raws } with the Architect (usually { price-usual })
    }
   *[none] { $price ->
        [money] Costs ${ $money }
        [raw] Costs { raws }
       *[free] Costs nothing
    }
}
price-usual = { $coin ->
    [money] ${ $usual }
    [wood] { $usual } wood
    [stone] { $usual } stone
   *[metal] { $usual } metal
}
explain-needs = { $tile ->
    [residential] Needs { $needed } cultural buildings around it
    [commercial] { $needed ->
        [one] Needs { $needed } residential tile around it
       *[other] Needs { $needed } residential tiles around it
    }
   *[factory] { $needed ->
        [1] Needs the refinery or the port beside it
       *[other] Needs the refinery and the port beside it
    }
}
explain-left = Left: { $left }
explain-citizen = Citizen of { who }{ $tourist ->
    [yes] , a tourist here
   *[no] { "" }
}
explain-taken = Taken by { who }
explain-card-price = { $price ->
    [0] { $solo ->
        [yes] Free
       *[no] Free for the player whose turn it is
    }
   *[other] { $solo ->
        [yes] Costs ${ $price }
       *[no] ${ $price } for the player whose turn it is
    }
}
explain-promise = Asks for { conditions } ({ $special ->
    [yes] 0
   *[no] +{ $kept }
}, else −{ $broken })
explain-space = Gives { space-gives }; costs ${ $column } or { $column ->
    [one] { $column } vote
   *[other] { $column } votes
}
explain-raw = In the supply: { $left }; in one’s own stores: { $held }
explain-who = { who }
explain-points = { who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, if the game ended now
explain-part = { $kind ->
    [votes] Votes
    [pollution] Pollution
    [promise] Promise
    [specials] Special promises
    [money] Money
    [value] Property value
    [citizens] Citizens counted
   *[culture] Cells of cultural buildings
}: { $points }

## The guided first game

lesson-about = Two rounds of a real game: a town hall, a home, a shop, a factory, the council and a school, until two citizens live under one roof. Then you know how a round goes.
lesson-hall-title = Your borough, still empty
lesson-hall = You are mayor for eight rounds, and the most votes win. You build in the light square, your zone. First the town hall, where three citizens wait: put it in the middle, with room all around. Touch the ringed cell, then Play.
lesson-promise-title = A secret promise
lesson-promise = Everybody makes one election promise. Kept, it brings votes at the end; broken, it costs some. The ringed one is easy: a school and a library. The school we shall build in this lesson. Keep this card.
lesson-card-title = A card for the round
lesson-card = Every round begins with a card. You are first: any of the eight is free. Basile will pay $1 for each card he skips. Take the Mayor, to be first next round too. The visitor on your board only closes two cells.
lesson-home-title = A first home
lesson-home = Now both build in secret, up to three tiles, at $1 a cell. Homes bring the votes. Touch the red house among the tiles to build, then the ringed cell beside your town hall. A citizen moves in at once.
lesson-shop-title = A shop lives on homes
lesson-shop = A shop needs a home that touches it, be it by a corner. There a citizen of yours earns $1 a round. Touch the blue shop among the tiles, then a cell beside your home.
lesson-factory-title = A factory, far from homes
lesson-factory = Factories make wood, stone and metal, but may never touch a home. Put the yellow factory on the far right, then its free warehouse beside it. That was your third tile: the plan is complete, play it.
lesson-work-title = Off to work
lesson-work = Now citizens move. If yours leaves the home for the shop, the town hall sends another one into the home: so both are in use. Touch the citizen, then the shop, and Play.
lesson-income-title = What the round brought
lesson-income = Your shop paid $1, and so did Basile’s tourist, who works in your factory. Your home brought 1 vote. But people and production pollute: 4, and each will cost a vote. With your promise not kept yet, that makes −6 today. Wait and see!
lesson-council-title = Wood from the council
lesson-council = A round ends in the council. You have two discs there; moving one costs money or votes and brings what its new space shows. A school costs 1 wood: touch your disc, then Industry, pay $1, and store the wood.
lesson-supporter-title = Round two: votes as a gift
lesson-supporter = The cards lie in a new circle, and you are first again. The Supporter gives $1 or 2 votes at once. Your money will do for now: take this card, then the votes.
lesson-school-title = Culture for your home
lesson-school = A home of two cells must touch two cultural buildings. The town hall is one of them; a school will be the second. It costs your wood and no money. Touch the violet school, then a cell beside your home.
lesson-grow-title = The home grows
lesson-grow = Tiles from earlier rounds grow for nothing, and it is not one of your three builds. Touch your home, then the ringed cell beside it. Keep your money this time, and commit.
lesson-move-in-title = Two under one roof
lesson-move-in = Who works must move on every round. Send your shopkeeper to the free room at home: alone under a roof a citizen brings 1 vote, two bring 3, three 6, five even 15. Then end your moves.
lesson-end-title = Three votes at once!
lesson-end = So it goes on: wood, culture, larger homes, and parks, for pollution kills. After eight rounds your promise is added and each point of pollution takes a vote away; at 100 you are out. Most votes win. Have fun!
lesson-weak-hall = A fine place, too. But from the middle the town hall reaches more homes: take the ringed cell.
lesson-weak-promise = That one brings more votes, but it is hard to keep in a first game. Take the ringed one.
lesson-weak-card = You may take it! But for a first round the Mayor is best: you will choose first once more.
lesson-weak-home = A home there would do, but this one is to grow soon, and for that it must touch the town hall. Take the ringed cell.
lesson-weak-home-first = All in good time: first a home. Without people a town is worth nothing.
lesson-weak-shop = Possible, but without a shop no money comes in. Now the blue shop, beside your home.
lesson-weak-factory-place = There it could be in the way when your home grows. Put it in one of the two columns on the far right.
lesson-weak-factory = You have a home and a shop; what is missing is a factory, the yellow tile.
lesson-weak-work = If everybody stays at home, the shop earns nothing. Move your citizen there first.
lesson-weak-work-factory = That would make wood, and more pollution. Earn a dollar first: the shop is free.
lesson-weak-council-none = You could, but then there is no wood, and without wood no school. Spend one dollar.
lesson-weak-council-votes = Your one vote is a point of yours. Pay with money.
lesson-weak-council = Good for later! For the school we need wood: choose Industry.
lesson-weak-supporter = Not bad at all. But the Supporter brings two votes at once.
lesson-weak-reward = A dollar is nice, yet two votes are worth more to you: nothing has to be paid this round.
lesson-weak-school-place = There the school does not help your home to grow. It must touch the home, with room left for growing.
lesson-weak-school = That can wait: first the school, so that your home can grow in this very round.
lesson-weak-grow = First let the home grow: it costs nothing, and a second citizen can move in.
lesson-weak-enough = You could build that. But save your money for now, and commit.
lesson-weak-move-in = This one may stay at home. It is the citizen in the shop who must move.
lesson-weak-move-elsewhere = Allowed. But at home, beside the other citizen, two votes more await.
lesson-weak-stay = This citizen lives well at home: two under one roof bring 3 votes. End your moves.

## The score, line by line

score-votes = Votes
score-pollution = Pollution
score-promise = Promise
score-specials = Special promises
score-money = Money
score-value = Property value
score-citizens = Citizens counted
score-culture = Cells of cultural buildings

## Options

option-victory = Victory
option-victory-help = The base game, or the advanced game with special promises and one of four victories.
option-victory-base = Base game: votes
option-victory-electoral = Advanced: votes
option-victory-economic = Advanced: money and property value
option-victory-citizen = Advanced: citizens, counted each round
option-victory-cultural = Advanced: cells of cultural buildings
option-sides = Borough boards
option-sides-help = The easy side begins with 7 by 7 cells, the expert side with 6 by 6; each player may have another.
option-sides-easy = Easy side
option-sides-expert = Expert side
option-difficulty = Difficulty
option-difficulty-help = How deadly pollution is when you play alone.
option-difficulty-citizen = Citizen: nobody dies
option-difficulty-mayor = Mayor: a citizen dies at 6+ pollution a round
option-difficulty-deputy = Deputy: a citizen dies at 3+ pollution a round
option-difficulty-senator = Senator: a citizen dies at 1+ pollution a round
option-difficulty-president = President: a citizen dies for each point of pollution
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

### Pictures of the rules page

example-influence = Each number says how many cultural buildings influence an empty cell: their zones reach one cell around them, over corners too. Town hall, school and library all reach the cell with { $buildings }.
example-street = The other player puts the mayor between two adjacent empty cells of the host’s zone. Nothing may be built on them in this round.
example-circle = Counted from the card with the disc, the next one on either side costs ${ $next }, the one behind two free cards costs ${ $far }.
example-apart = Where a home may be built is lit. It keeps a cell away from factory and warehouse, also across corners.
example-grow = The home has enough culture around it and grows onto the next cell, for nothing. Whoever lives there stays.
example-large = Town hall and school influence one of its cells: a home of level 2 can be built there at once.
example-shops = Commerce wants homes around it, as many as its level; their size does not matter. The shop between these two may grow to level 2.
example-industry = With the refinery beside it the factory grows to level 2: a second citizen there makes stone. Level 3 would need a port too.
example-warehouse = With the new factory comes a warehouse, free of charge, on one of the lit cells around it.
example-police = A citizen stands in the police station, so no tourist comes to the cells around it. The shop farther away is open to all.
example-moves = The worker must leave the factory. At home every free slot is lit: in a home, on commerce, in a park, school or library.
example-votes = Three citizens in one home bring 1 + 2 + 3 votes, each one alone brings 1: { $votes } votes this round.
example-pollution = { $citizens } citizens stand on slots, and the two park cells take two points away: { $points } points of pollution, and one more if the factory makes wood.
example-cemetery = The victim is laid beside the cemetery that is there: on one of the lit cells, where nothing will ever be built again.
example-council = The disc in the industry line may go on, begin again or change to a line without the other disc. Spaces that can be reached and paid are lit.

## Drawing

draw-borough = Borough of { $owner }
draw-about = Zone of { $size } by { $size } cells, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $citizens ->
    [one] 1 own citizen
   *[other] { $citizens } own citizens
}, pollution { $pollution }
draw-player = Player { $number }
draw-kind = { $kind ->
    [residential-1] Residential 1
    [residential-2] Residential 2
    [residential-3] Residential 3
    [residential-4] Residential 4
    [residential-5] Residential 5
    [commercial-1] Commercial 1
    [commercial-2] Commercial 2
    [commercial-3] Commercial 3
    [commercial-4] Commercial 4
    [factory-1] Factory 1
    [factory-2] Factory 2
    [factory-3] Factory 3
    [park-1] Park 1
    [park-2] Park 2
    [park-3] Park 3
    [warehouse] Warehouse
    [refinery] Refinery
    [port] Port
    [police] Police station
    [fire] Fire station
    [town-hall] Town hall
    [school] School
    [library] Library
    [museum] Museum
    [metro] Metro
    [clinic] Clinic
    [university] University
   *[other] { $kind }
}
draw-code = { $kind ->
    [residential-1] R1
    [residential-2] R2
    [residential-3] R3
    [residential-4] R4
    [residential-5] R5
    [commercial-1] C1
    [commercial-2] C2
    [commercial-3] C3
    [commercial-4] C4
    [factory-1] F1
    [factory-2] F2
    [factory-3] F3
    [park-1] P1
    [park-2] P2
    [park-3] P3
    [warehouse] Wa
    [refinery] Re
    [port] Po
    [police] Pl
    [fire] Fi
    [town-hall] TH
    [school] Sc
    [library] Li
    [museum] Mu
    [metro] Me
    [clinic] Cl
    [university] Un
   *[other] ··
}
draw-raw = { $raw ->
    [wood] wood
    [stone] stone
   *[metal] metal
}
draw-nothing = nothing
draw-tile = { $kind } ({ $cells }).
draw-tile-slots = Citizens: { $taken } of { $slots }.
draw-tile-needs = { $family ->
    [residential] Cultural buildings around it: { $count } of { $needed } for the next level ({ $around }).
    [commercial] Residential tiles around it: { $count } of { $needed } for the next level ({ $around }).
   *[factory] Refinery and port around it: { $count } of { $needed } for the next level ({ $around }).
}
draw-slot-kind = { $kind ->
    [home] home
    [cash] brings $1
    [raw_to_cash] sells a raw material
    [cash_to_votes] buys votes
    [raw_to_votes] gives a raw material for votes
    [wood] makes wood
    [stone] makes stone
    [metal] makes metal
    [rest] a place to rest
   *[power] makes the building active
}
draw-slot = Slot { $cell }: { $kind }, free
draw-slot-taken = Slot { $cell }: { $kind }, a citizen of { $owner }
draw-slot-closed = Slot { $cell }: { $kind }, closed in this phase
draw-strip = Extend the zone to { $size } by { $size } cells
draw-cell-free = { $cell }: free
draw-cell-outside = { $cell }: outside the zone
draw-cell-blocked = { $cell }: blocked by the mayor
draw-cell-cemetery = { $cell }: cemetery of a citizen of { $owner }
draw-mayor = The mayor on his street
draw-round = Round { $round } of { $rounds }
draw-phase = { $number ->
    [1] Phase 1: special actions
    [2] Phase 2: construction
    [3] Phase 3: citizens
    [4] Phase 4: income
    [5] Phase 5: votes
    [6] Phase 6: pollution
    [7] Phase 7: council
   *[8] Phase 8: { $solo ->
        [yes] end of the round
       *[no] next visit
    }
}
draw-has-money = Money: ${ $count }
draw-has-votes = Votes: { $count }
draw-has-hall = Citizens in the town hall: { $count }
draw-has-career = Citizens in the career space: { $count }
draw-has-reserve = Citizens in the common reserve: { $count }
draw-has-pollution = Pollution level: { $count } of 100{ $when ->
    [this] ; phase 6 of this round would add { $coming } as things stand
    [next] ; phase 6 of the next round would add { $coming } as things stand
   *[never] { "" }
}. { pollution-kills }
pollution-kills = { $difficulty ->
    [none] From 10 on it kills.
    [citizen] Nobody dies of it.
    [president] Each point of a round kills a citizen.
   *[other] { $least } or more in a round kill a citizen.
}
draw-legend-culture = Cultural buildings that reach each cell; on homes: has / needs for the next level
draw-legend-homes = Residential tiles that reach each cell; on shops: has / needs for the next level
draw-legend-industry = Dark strokes: industry, no homes. Red strokes: homes, no industry
draw-legend-police = { $solo ->
    [yes] Blue: reach of the police station
   *[no] Blue: reach of the police station. Suitcase: slot for tourists
}
draw-tray = Tiles to build
draw-demolish = Demolish
draw-price = { $sign }${ $money }
draw-turn = Turned by { $degrees } degrees
draw-mirror = { $value ->
    [yes] The other side up
   *[no] This side up
}
draw-supply = Supply
draw-left = { $kind }: { $count ->
    [0] none left
   *[other] { $count } left
}
draw-circle = Action cards
draw-card = { $card ->
    [mayor] Mayor
    [architect] Architect
    [mediator] Mediator
    [engineer] Engineer
    [supporter] Supporter
    [planner] Urban planner
    [councillor] Councillor
   *[opponent] Opponent
}
draw-card-about = { $card ->
    [mayor] { $solo ->
        [yes] no effect
       *[no] host of the next round
    }
    [architect] a cultural building for one raw material less
    [mediator] tiles $1 cheaper, at least $1
    [engineer] raw materials do not pollute here
    [supporter] $1 or 2 votes
    [planner] extend the zone for nothing
    [councillor] advance a disc in the council at once
   *[opponent] no effect
}
draw-card-taken = { $card }, taken by { $owner }
draw-council = Council
draw-column = Column { $column }: ${ $column } or { $column ->
    [one] 1 vote
   *[other] { $column } votes
}{ $cards ->
    [0] { "" }
   *[other] { "" }, or one of { $cards } special promises
}
draw-start-space = Start space
draw-own-disc = Your disc
draw-space = { $line ->
    [industry] Industry
    [construction] Construction
    [economy] Economy
   *[tourism] Tourism
}, column { $column }: { $gives }
draw-gives-industry = { $offers ->
    [one] { $first } { $raw }
   *[other] { $first } { $raw } or { $second } { $other }
}
draw-gives-construction = { $column ->
    [1] a tile of 1 cell
    [4] a tile of 1 to 4 cells, without influence
   *[other] a tile of { $column } cells
}
draw-gives-economy = ${ $grant } or { $grant } votes
draw-gives-tourism = { $count ->
    [one] 1 citizen
   *[other] { $count } citizens
}
draw-pay = { $pay ->
    [money] Pay money
    [votes] Pay votes
   *[promise] Promise
}
draw-desk = What to choose
draw-reward = { $value ->
    [money] Money
   *[votes] Votes
}
draw-use = { $value ->
    [raw_to_cash] Sell a raw material
    [cash_to_votes] Buy votes
   *[raw_to_votes] Give a raw material for votes
}
draw-spend = Spend ${ $value }
draw-unit = { $raw } made in the borough of { $owner }
draw-to-supply = Back to the supply
draw-to-abroad = Warehouse { $cell } of { $owner }
draw-abroad = Other boroughs
draw-promises = Promises
draw-promise = Promise { $number }
draw-promise-card = { $promise } · { own-promise-name }
draw-special-card = { $promise } · { special-name }
draw-special = Special promise { $number }
draw-promise-hidden = { $count ->
    [0] Nothing that you may see
    [one] 1 special promise, face down
   *[other] { $count } special promises, face down
}
draw-at-least = { $measure }: at least { $number }
draw-at-most = { $measure }: at most { $number }
draw-measure = { $measure ->
    [park-cells] Park cells
    [commercial-tiles] Commercial tiles
    [commercial-cells] Commercial cells
    [commercial-level] Highest commercial level
    [factories] Factories
    [factory-level] Highest factory level
    [residential-tiles] Residential tiles
    [residential-level] Highest residential level
    [cultural-tiles] Cultural buildings
    [school] School
    [library] Library
    [police] Police station
    [fire] Fire station
    [guards] Police or fire station
    [port] Port
    [refinery] Refinery
    [steps] Steps of the zone
    [pollution] Pollution
    [money] Money
    [raw] Raw materials stored
    [citizens-home] Citizens at home
    [citizens-hall] Citizens in the town hall
    [citizens-residential-5] Citizens on residential 5
    [bare-start-cells] Empty cells of the first zone
    [cemeteries] Cemeteries
   *[other] { $measure }
}
draw-income = If nothing changed
draw-sum = { $what ->
    [money] { $solo ->
        [yes] Money: own citizens in shops
       *[no] Money: tourists here, and own citizens in shops
    }
    [raw] Raw materials made by own citizens
    [votes] Votes of the homes, and of the university
   *[pollution] Pollution of the next phase 6: citizens here and raw materials made, less park cells
}
draw-numbers = ${ $money }, { $votes } votes, pollution { $pollution }{ $when ->
    [never] { "" }
   *[other] { "" } (+{ $coming } to come)
}; citizens: { $hall } in the town hall, { $career } in the career space, { $reserve } in the reserve
draw-text-legend = R residential, C commercial, F factory, P park (with level); TH town hall, Sc school, Li library, Mu museum, Me metro, Cl clinic, Un university, Pl police, Fi fire, Wa warehouse, Re refinery, Po port, ~ water, ++ cemetery, xx blocked, .. free. Digits after a tile: whose citizen stands there.
draw-text-stores = Stores
draw-text-hall = town hall
draw-text-discs = Council
draw-text-start = start
draw-text-line = { $line ->
    [industry] industry
    [construction] construction
    [economy] economy
   *[tourism] tourism
}
draw-text-free = free
draw-text-taken = taken by { $owner }
draw-text-grow = Growth
draw-eliminated = { $solo ->
    [yes] Lost
   *[no] Eliminated
}
draw-text-list = { $head }: { $words }
draw-slot-abroad = Borough of { $owner }, { $cell }: { $tile }, { $kind }

## What the judge looks at

term-points = points
term-votes = votes
term-votes-to-come = votes to come
term-pollution = pollution avoided
term-pollution-to-come = pollution to come avoided
term-promise = the electoral promise
term-score = what the chosen victory counts
term-money = money left
term-stores = raw materials left
term-ground = ground for homes
term-street = the street of the mayor
term-danger = too much pollution avoided
term-fidget = useless moves avoided
