### La Città in English. Codes such as $building or $step come from narrate.
### A list comes in three values: how many, all but the last, the last.
### A city has a name; a hex is told by its row and column, and only where one must find it.

name = La Città
tagline = Found cities, build and feed: what the people want changes every year, and your neighbours’ citizens go where they find it.

## What one plays for, and the phases of a round

goal = Most points after six years win: 1 a citizen, 3 a city with all three services. Everybody must eat.
phase-name = { $phase ->
    [setup] Set-up
    [voice] Voice cards
    [income] Income
    [growth] Growth
    [actions] Actions
    [counting] Counting
    [migration] Migration
    [feeding] Feeding
    [year] New year
   *[over] End
}
phase-about = { $phase ->
    [setup] Terrain, castles and cards find their place.
    [voice] One card of what the people want is seen, three are hidden.
    [income] Quarries pay gold for the mountains they touch.
    [growth] Every city below its limit gets a citizen.
    [actions] Five rounds: build, found a city, take gold or a politics card.
    [counting] The hidden cards are opened: the service seen most is the Voice.
    [migration] Cities that are better at the Voice take citizens from neighbouring ones.
    [feeding] Who has less food than citizens loses those who are too many.
    [year] The first player changes, and extra food and cubes end.
   *[over] Citizens, services and hunger are counted.
}

## Players, pieces and places, used by the texts below

who = { $named ->
    [yes] { $who }
   *[no] Player { $player }
}
building-a = { $building ->
    [castle] a castle
    [farmhouse] a farmhouse
    [quarry] a quarry
    [school] a school
    [statue] a statue
    [fountain] a fountain
    [market] a market
    [palace] a palace
    [baths] baths
    [hospital] a hospital
    [cathedral] a cathedral
    [university] a university
    [road] a road
    [theatre] a theatre
    [port] a port
    [large-farmhouse] a large farmhouse
    [estate] an estate
   *[none] nothing
}
building-the = { $building ->
    [castle] the castle
    [farmhouse] the farmhouse
    [quarry] the quarry
    [school] the school
    [statue] the statue
    [fountain] the fountain
    [market] the market
    [palace] the palace
    [baths] the baths
    [hospital] the hospital
    [cathedral] the cathedral
    [university] the university
    [road] the road
    [theatre] the theatre
    [port] the port
    [large-farmhouse] the large farmhouse
    [estate] the estate
   *[none] nothing
}
building-title = { $building ->
    [castle] Castle
    [farmhouse] Farmhouse
    [quarry] Quarry
    [school] School
    [statue] Statue
    [fountain] Fountain
    [market] Market
    [palace] Palace
    [baths] Baths
    [hospital] Hospital
    [cathedral] Cathedral
    [university] University
    [road] Road
    [theatre] Theatre
    [port] Port
    [large-farmhouse] Large farmhouse
    [estate] Estate
   *[none] Nothing
}
building-cap = { $building ->
    [castle] A castle
    [farmhouse] A farmhouse
    [quarry] A quarry
    [school] A school
    [statue] A statue
    [fountain] A fountain
    [market] A market
    [palace] A palace
    [baths] Baths
    [hospital] A hospital
    [cathedral] A cathedral
    [university] A university
    [road] A road
    [theatre] A theatre
    [port] A port
    [large-farmhouse] A large farmhouse
    [estate] An estate
   *[none] Nothing
}
there-a = { $there ->
    [castle] a castle
    [farmhouse] a farmhouse
    [quarry] a quarry
    [school] a school
    [statue] a statue
    [fountain] a fountain
    [market] a market
    [palace] a palace
    [baths] baths
    [hospital] a hospital
    [cathedral] a cathedral
    [university] a university
    [road] a road
    [theatre] a theatre
    [port] a port
    [large-farmhouse] a large farmhouse
    [estate] an estate
   *[none] nothing
}
card-name = { $card ->
    [palace] Palace
    [baths] Baths
    [hospital] Hospital
    [cathedral] Cathedral
    [university] University
    [master-builder] Master Builder
    [bread-and-games] Bread and Games
    [blessed-era] Blessed Era
    [bountiful-harvest] Bountiful Harvest
    [ask-the-people] Ask the People
    [port] Port
    [large-farmhouse] Large Farmhouse
    [estate] Estate
   *[none] no card
}
service = { $service ->
    [culture] culture
    [education] education
   *[health] health
}
service-the = { $service ->
    [culture] culture
    [education] education
   *[health] health
}
service-title = { $service ->
    [culture] Culture
    [education] Education
   *[health] Health
}
voices-named = { $voices ->
    [1] { voice-first }
   *[other] { voice-first } and { voice-second }
}
voices-or = { $voices ->
    [1] { voice-first }
   *[other] { voice-first } or { voice-second }
}
voice-first = { $voices-1 ->
    [culture] culture
    [education] education
   *[health] health
}
voice-second = { $voices-2 ->
    [culture] culture
    [education] education
   *[health] health
}
positions = { $positions ->
    [1] { $positions-last }
   *[other] { $positions-rest } and { $positions-last }
}
terrain-first = { $land-1 ->
    [F1] a farm with one symbol
    [F2] a farm with two symbols
    [F3] a farm with three symbols
    [L] a lake
    [M] a mountain
    [X] wasteland
   *[none] nothing
}
terrain-second = { $land-2 ->
    [F1] a farm with one symbol
    [F2] a farm with two symbols
    [F3] a farm with three symbols
    [L] a lake
    [M] a mountain
    [X] wasteland
   *[none] nothing
}
terrain-both = { $land-2 ->
    [same] { terrain-twice }
   *[other] { terrain-first } and { terrain-second }
}
terrain-twice = { $land-1 ->
    [F1] two farms with one symbol each
    [F2] two farms with two symbols each
    [F3] two farms with three symbols each
    [M] two mountains
    [X] wasteland on both sides
   *[L] two lakes
}
some-citizens = { $citizens ->
    [0] no citizen
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
for-price = { $price ->
    [0] { "" }
   *[other] { "" } for { $price } gold
}
price-after = { $price ->
    [0] { "" }
   *[other] , { $price } gold
}
at-place = { $city ->
    [none] at { $hex }
   *[other] in { $city } { $hex }
}
drawn-cities = { $drawn ->
    [0] no city
    [1] { $drawn-last }
   *[other] { $drawn-rest } and { $drawn-last }
}

## What is asked

prompt-castle = { $number ->
    [1] Place your first castle, with at least three hexes between it and every other castle.
   *[other] Place your second castle, with at least three hexes between it and every other castle, your own included.
}
prompt-turn = { $cards ->
    [0] Take a politics card ({ $gold } gold to spend) or pass.
   *[other] Play a player card ({ $cards } left), take a politics card ({ $gold } gold to spend) or pass.
}{ $left ->
    [0] { " " }This is your last turn of the { $last ->
        [yes] game
       *[no] year
    }.
   *[other] { "" }
}
prompt-donor = Which castle sends a citizen to the new city { $site }?
prompt-second-road = Place a second road, or stop ({ $left ->
    [one] { $left } road tile left
   *[other] { $left } road tiles left
}).
prompt-growth = The reserve has { $left ->
    [one] only { $left } citizen
   *[other] only { $left } citizens
} for your { $cities } cities that could grow: choose one that does.
prompt-migration = { $voices ->
    [1] The Voice is { voices-named }. The order matters: which of your cities draws citizens first?
   *[other] Two Voices, { voices-named }: choose a city and the Voice it follows.
}
prompt-demolish = { $city } has { some-citizens } for { $tiles } tiles to staff: { $road ->
    [yes] nothing but a road can go without splitting the city, so demolish a road first
   *[no] { $missing ->
        [1] demolish one of them
       *[other] demolish { $missing } of them, one after the other
    }
}.{ $cities ->
    [1] { "" }
   *[other] { " " }{ $cities-rest } and { $cities-last } are short of citizens.
}
prompt-roads = You may demolish roads that do not split a city, or say that it is enough.
prompt-hunger = { $food } food for { some-citizens }: choose the city that loses a citizen ({ $lacking } must go).
prompt-wait = Waiting for { who }, who { $step ->
    [castles] places a castle
    [donor] chooses where the first citizen comes from
    [second-road] may place a second road
    [growth] chooses which cities grow
    [migration] draws citizens
    [relocation] relocates citizens
    [hunger] must let citizens go
   *[turn] has a turn
}.
prompt-chance = { $step ->
    [display] A politics card is laid open.
    [start] Chance names the first player.
    [terrain] The terrain is laid out.
    [voice] A new year begins: the first voice card is drawn.
    [look] Somebody looks at hidden voice cards.
    [shuffle] The politics deck is shuffled.
   *[reveal] The hidden voice cards are revealed.
}
prompt-won = The game is over: { $how ->
    [alone] { who } alone is left, with { points }, and wins.
    [gold] { who } wins with { points }, ahead by gold ({ $gold }).
   *[points] { who } wins with { points }.
}
prompt-shared = { $alive ->
    [yes] The game is over: { $count } players share the victory with { points }.
   *[no] The game is over: nobody is left, and the last { $count } players share the victory.
}

## Choices in a list

label-gold = { $gold ->
    [0] Take gold: the reserve has none
   *[other] Take { $gold } gold
}
label-pass = Pass
label-stop = No second road
label-enough = Enough: keep the other roads
label-found = Found { $city } at { $hex } ({ $food } food)
label-castle = Castle of { $city } at { $hex } ({ $food } food)
label-donor = The citizen comes from { $city } ({ $citizens } on its castle)
label-build = { building-title } { at-place }{ $food ->
    [0] { "" }
   *[other] , +{ $food } food
}{ $income ->
    [0] { "" }
   *[other] , +{ $income } gold a year
} ({ $way ->
    [build] player card
    [card] its card, { $price } gold
   *[master] Master Builder, { $price } gold
})
label-second-road = Second road { at-place }
label-games = Bread and Games: { $cubes ->
    [1] 1 cube
   *[other] { $cubes } cubes
} for { service-the } in { $city }{ price-after }
label-blessed = Blessed Era: { some-citizens } for { $city }{ price-after }
label-harvest = Bountiful Harvest: { building-the } { at-place }, +{ $food } food
label-ask = Ask the People: look at voice cards { positions }{ price-after }
label-migrate = { $city } by { service-the }: { $drawn ->
    [0] draws nobody
    [1] draws a citizen from { drawn-cities }
   *[other] draws a citizen each from { drawn-cities }
}
label-grow = { $city } grows ({ $citizens ->
    [0] nobody lives there
    [one] { $citizens } lives there
   *[other] { $citizens } live there
})
label-starve = { $city } loses a citizen ({ $citizens ->
    [one] { $citizens } lives there
   *[other] { $citizens } live there
})
label-demolish = Demolish { building-the } { at-place }
label-start = First player: { who }
label-card = Card: { card-name }
label-voice = { $number ->
    [0] Open voice card: { service }
   *[other] Voice card { $number }: { service }
}
label-terrain = Terrain { $space }: { $terrain ->
    [F1] farm with one symbol
    [F2] farm with two symbols
    [F3] farm with three symbols
    [L] lake
   *[M] mountain
}

## The log

log-display = The display is laid out: { $cards } politics cards.
log-named = { who } is first player, as the table has decided.
log-start = { who } is first player: chance has decided.
log-terrain = The terrain is laid out at random. { who } places the first castle.
log-castle = { who } places the castle of { $city }: { some-citizens } and { $food } food.
log-ready = All castles stand. { who } begins year 1.
log-card = New in the display: { card-name }.
log-shuffle = The politics deck is used up: the discard is shuffled.
log-year = { $last ->
    [yes] Year { $year }, the last one
   *[no] Year { $year }
}: { who } is first player. The open voice card is { service }; three more lie face down.
log-income = { who } { $gold ->
    [0] earns no gold: the reserve is empty
   *[other] earns { $gold } gold and has { $total }
}{ $missing ->
    [0] { "" }
   *[other] { "" } ({ $missing } short)
}.
# Who got what, and why
sheet-income = Income: gold
sheet-income-why = { $quarries ->
    [0] { "" }
   *[other] { "" }quarries { $quarries }
}{ $ports ->
    [0] { "" }
   *[other] { $quarries ->
        [0] { "" }ports { $ports }
       *[other] { "" }, ports { $ports }
    }
}{ $missing ->
    [0] { "" }
   *[other] { "" }; the reserve was { $missing } short
}
sheet-growth = Growth: citizens
sheet-growth-why = { $grown ->
    [0] nobody
    [1] one in { $grown-last }
   *[other] one each in { $grown-rest } and { $grown-last }
}{ $full ->
    [0] { "" }
    [1] ; { $full-last } is full
   *[other] ; { $full-rest } and { $full-last } are full
}{ $short ->
    [0] { "" }
   *[other] ; the reserve is empty
}
sheet-voices = The Voices: cards
sheet-voice-why = { service-title }{ $heard ->
    [yes] { "" }: the people ask for it
   *[no] { "" }
}
sheet-migration = Migration: citizens
sheet-gain-why = { $city } ({ service } { $points }) draws { $drawn }{ $lost ->
    [0] { "" }
   *[other] { "" }, but has no room for { $lost }
}
sheet-loss-why = { $from } ({ service } { $less }) loses one to { $city } ({ $points })
sheet-harvest = Harvest: food balance
sheet-harvest-why = { $food } food for { some-citizens }
sheet-penalty = Hunger of last year: player cards
sheet-penalty-why = and the turn of round 1
log-growth = Growth, { who }: { $grown ->
    [0] no city grows
    [1] { $grown-last } gains a citizen
   *[other] { $grown-rest } and { $grown-last } gain a citizen each
}{ $full ->
    [0] { "" }
    [1] ; { $full-last } is full
   *[other] ; { $full-rest } and { $full-last } are full
}{ $short ->
    [0] { "" }
    [1] ; the reserve has nobody for { $short-last }
   *[other] ; the reserve has nobody for { $short-rest } and { $short-last }
}.
log-grow = Growth, { who }: { $city } gains a citizen and has { $citizens }{ $short ->
    [0] { "" }
    [1] ; the reserve has nobody for { $short-last }
   *[other] ; the reserve has nobody for { $short-rest } and { $short-last }
}.
log-penalty = Last year’s hunger costs { who } a player card and the turn of round 1.
log-gold = { $gold ->
    [0] { who } plays a card for gold, but the reserve is empty.
   *[other] { who } takes { $gold } gold and has { $total }.
}
log-pass = { who } passes.
log-found = { who } founds { $city }, with { some-citizens }, one of them from { $donor }: { $food } food. { $cities ->
    [one] { $cities } city now.
   *[other] { $cities } cities now.
}
log-build = { $way ->
    [second] { who } adds a second road
   *[other] { who } builds { building-a }
} in { $city }{ $way ->
    [card] , for { $price } gold
    [master] , by the Master Builder for { $price } gold
   *[other] { "" }
}{ $paved ->
    [yes] , in place of the road
   *[no] { "" }
}{ log-gains }.
log-gains = { $idle ->
    [yes] : it yields nothing there
   *[no] { "" }
}{ $food ->
    [0] { "" }
   *[other] : +{ $food } food
}{ $income ->
    [0] { "" }
   *[other] { $food ->
        [0] :
       *[other] ,
    } +{ $income } gold a year
}{ $service-1 ->
    [none] { "" }
   *[other] : { gain-first } rises to { $points-1 }
}{ $service-2 ->
    [none] { "" }
   *[other] , { gain-second } to { $points-2 }
}{ $limit ->
    [none] { "" }
    [free] { $service-1 ->
        [none] { $food ->
            [0] : no limit to the population any more
           *[other] , and no limit to the population any more
        }
       *[other] , and no limit to the population any more
    }
   *[other] : room for { $limit } citizens
}{ $newcomer ->
    [yes] , and a citizen comes from the reserve
   *[no] { "" }
}
gain-first = { $service-1 ->
    [culture] culture
    [education] education
   *[health] health
}
gain-second = { $service-2 ->
    [culture] culture
    [education] education
   *[health] health
}
log-complete = { $city } now offers all three services: 3 points for { who } if it lasts.
log-neighbour = { $city } ({ who }) and { $other } are neighbours now.
log-games = Bread and Games: { who } lays { $cubes ->
    [1] a cube
   *[other] { $cubes } cubes
} at { service } in { $city }{ for-price }, which makes it { $points } this year.
log-blessed = Blessed Era: { who } brings { some-citizens } to { $city }{ for-price }; { $total } live there.
log-harvest = Bountiful Harvest: { building-the } of { who } in { $city } yields { $food ->
    [0] no more food
   *[other] { $food } more food
} this year.
log-ask = { who } asks the people and looks at voice cards { positions }{ for-price }.
log-look = Voice card { $number } is { service }; only you know.
log-voices = The people have spoken: culture { $culture }, education { $education }, health { $health }. { $voices ->
    [1] The Voice of this year is { voices-named }.
   *[other] There are two Voices, { voices-named }.
}
log-migrate = { $city } ({ who }, { service } { $points }) draws { $drawn ->
    [1] a citizen from { $drawn-last }
   *[other] a citizen each from { $drawn-rest } and { $drawn-last }
}{ $lost ->
    [0] { $total ->
        [one] ; { $total } lives there now
       *[other] ; { $total } live there now
    }
    [1] ; it is full, and one goes to the reserve
   *[other] ; it is full, and { $lost } go to the reserve
}.
log-still = Nobody moves.
log-no-move = { $city } ({ who }) follows { service-the } and draws nobody.
log-deserted = { $tiles ->
    [0] { $city } is deserted: { who } loses the city.
    [one] { $city } is deserted: { who } loses the city and { $tiles } other tile.
   *[other] { $city } is deserted: { who } loses the city and { $tiles } other tiles.
}
log-short = { $city } ({ who }) has { some-citizens } for { $tiles } tiles to staff: something must be demolished.
log-demolish = { who } demolishes { building-the } in { $city }{ $food ->
    [0] { "" }
   *[other] , losing { $food } food
}{ $limit ->
    [0] { "" }
   *[other] ; the limit falls to { $limit }
}{ $gone ->
    [0] { "" }
    [one] , and { $gone } citizen leaves
   *[other] , and { $gone } citizens leave
}.
log-fed = Everybody has enough to eat.
log-hunger = Hunger, { who }: { $food } food for { some-citizens }. { $lacking } must go, and { $last ->
    [yes] 5 points are lost
   *[no] a turn of next year is lost
}.
log-starve = { $city } ({ who }) loses a citizen to hunger; { $left ->
    [0] nobody is left there
   *[other] { $left } left there
}{ $lacking ->
    [0] { "" }
   *[other] , { $lacking } more must go
}.
log-eliminated = { who } has no tile left and is out of the game{ $gold ->
    [0] { "" }
   *[other] ; { $gold } gold returns to the reserve
}.
log-over-years = The { $years } years are over: the citizens are counted.
log-over-alone = Only one player is left: the game is over.
log-over-nobody = Nobody is left: the game is over.
log-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place: { who }, { points } ({ some-citizens }{ $services ->
    [0] { "" }
   *[other] , services +{ $services }
}{ $hunger ->
    [0] { "" }
   *[other] , hunger −{ $hunger }
}).
log-won = { $how ->
    [alone] { who }, the last one left, wins with { points }.
    [gold] Tied at { points }, { who } wins by gold ({ $gold }).
   *[points] { who } wins with { points }.
}
log-shared = { $alive ->
    [yes] { $count } players share the victory with { points }.
   *[no] The last { $count } players share the victory.
}

## The page: facts, names and buttons

chip-step = { $step ->
    [display] Set-up: politics cards
    [start] Set-up: first player
    [terrain] Set-up: terrain
    [castles] Set-up: castles
   *[over] End of the game
}
chip-year = Year { $year }/{ $years } · { $phase ->
    [1] voice cards
    [2] income
    [3] growth
    [4] round { $round }/{ $rounds }
    [5] counting the Voice
    [6] migration
    [7] feeding
   *[8] end of the year
}
chip-voices = { $voices ->
    [1] Voice: { voices-named }
   *[other] Voices: { voices-named }
}
chip-open = { $seen ->
    [0] Voice: { service }, 3 hidden
   *[other] Voices seen: culture { $culture }, education { $education }, health { $health }
}
chip-hunger = Hunger: { $lacking } food short
chip-penalty = Hunger: you sit out this round
chip-no-gold = No gold in the reserve
chip-citizens = { $left ->
    [0] No citizens in the reserve
    [one] { $left } citizen in the reserve
   *[other] { $left } citizens in the reserve
}
summary = { $gold } gold · { $food } food for { some-citizens }{ $lacking ->
    [0] { "" }
   *[other] { "" } ({ $lacking } short)
} · { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
} · { $cards ->
    [one] { $cards } player card
   *[other] { $cards } player cards
}
summary-out = Eliminated in year { $year }
overlay = { $key ->
    [migration] Migration
    [limits] Limits
    [terrain] Terrain
   *[owners] Sites
}
panel = { $key ->
    [actions] Player cards
    [politics] Politics cards
    [buildings] Buildings
    [voice] Voice of the People
    [players] Gold, food and citizens
   *[year] The year
}
panel-player = { who }
button = { $key ->
    [gold] Take gold
    [found] Found a city
    [pass] Pass
    [stop] Stop
   *[enough] Enough
}
touch-hex = { $there ->
    [castle] { $city }
    [none] { $city ->
        [none] Hex { $hex }
       *[other] Hex { $hex } by { $city }
    }
   *[other] { building-title } in { $city }
}
touch-card = { card-name } card
touch-building = { building-title }
touch-service = { service-title }
touch-voice = Voice card { $count }
touch-cubes = { $count ->
    [1] 1 cube, free
    [2] 2 cubes, 2 gold
   *[3] 3 cubes, 5 gold
}
touch-citizens = { $count ->
    [1] 1 citizen, free
    [2] 2 citizens, 2 gold
   *[3] 3 citizens, 5 gold
}

## Everything explains itself

explain-city = { $city } ({ who })
explain-citizens = { $limit ->
    [0] Citizens: { $citizens }, without limit
   *[other] Citizens: { $citizens } of at most { $limit }
}; { $here } on the castle
explain-yields = Yields { $food } food{ $gold ->
    [0] { "" }
   *[other] { "" } and { $gold } gold
} a year
explain-strength = { service-title } { $arches }{ $moves ->
    [yes] : as the Voice it draws { $drawn } and loses { $lost }
   *[no] { "" }
}
explain-complete = { $complete ->
    [yes] All three services: 3 points at the end
   *[no] Not all three services yet: they would be 3 points
}
explain-gives = Gives: { draw-building }
explain-yields-here = On this hex: { $food } food{ $gold ->
    [0] { "" }
   *[other] , { $gold } gold
} a year
explain-in-city = Belongs to { $city } ({ who }); { $staffed ->
    [yes] one citizen stands on it
   *[no] needs no citizen
}
explain-free = Free hex
explain-land = A castle or farmhouse yields { $food } food here, a quarry { $gold } gold{ $lake ->
    [yes] ; it lies by a lake
   *[no] ; there is no lake
}
explain-beside = { $near ->
    [0] No city touches it, so there is no building here yet
    [1] A building here belongs to { $city } ({ who })
   *[other] Several cities touch it: a building would join them, so there is none
}
explain-site = { $site ->
    [yes] There is room for a new city, { $city }
   *[no] Too close to a city to found another
}
explain-out = Out of play
explain-not-used = With { $seats } players this part of the country is not used.
explain-terrain = { $land ->
    [F1] Farm with one symbol
    [F2] Farm with two symbols
    [F3] Farm with three symbols
    [L] Lake
    [M] Mountain
    [X] Wasteland
   *[none] Terrain to be laid
}
explain-terrain-gives = { $land ->
    [F1] Each castle and farmhouse beside it yields 1 food from it.
    [F2] Each castle and farmhouse beside it yields 2 food from it.
    [F3] Each castle and farmhouse beside it yields 3 food from it.
    [L] Fountains, baths and ports must touch a lake.
    [M] Each quarry beside it pays 1 gold a year.
    [X] Nothing comes from here.
   *[none] Chance decides what lies here.
}
explain-price = { $size ->
    [0] Small: free with a player card, { $master } gold with the Master Builder
    [1] Medium: { $price } gold with its card, { $master } with the Master Builder
   *[2] Large: { $price } gold with its card, { $master } with the Master Builder
}
explain-left = Tiles left: { $left }{ $building ->
    [none] { "" }
   *[other] ; { building-the } is on their other side
}
explain-effect = Effect: { $card ->
    [master-builder] { draw-effect-master-builder }
    [bread-and-games] { draw-effect-bread-and-games }
    [blessed-era] { draw-effect-blessed-era }
    [bountiful-harvest] { draw-effect-bountiful-harvest }
    [ask-the-people] { draw-effect-ask-the-people }
   *[other] { draw-effect-build }
}
explain-purse = { who } has { $gold } gold.
explain-copies = Open now: { $shown }; not yet seen: { $unseen }
explain-take-gold = { $gold } gold for a player card; the reserve holds { $bank }
explain-new-city = A city with { $citizens } citizens: one from another castle, the others from the reserve
explain-castles = { $castles ->
    [0] No castle left in hand
    [one] { $castles } castle left in hand
   *[other] { $castles } castles left in hand
}{ $done ->
    [yes] ; this year’s city is founded
   *[no] ; one city a year
}
explain-card-uses = Each is used once a year: 2 gold, a new city or a small building.
explain-cards-left = { who } has { $cards } left; turns taken this year: { $turns } of { $of }
explain-open-voice = Open voice card
explain-voice = { $service ->
    [none] { $revealed ->
        [yes] Not drawn yet
       *[no] Nobody knows it before the year is counted, unless they ask the people.
    }
   *[other] { $revealed ->
        [yes] { service-title }, open to all
       *[no] { service-title }, as you have seen
    }
}
explain-looked = { who } has looked at it.
explain-arches = { $service ->
    [culture] From statues 1, palaces 2, cathedrals 3
    [education] From schools 1, hospitals 1, universities 3
   *[health] From fountains 1, baths 2, hospitals 1
}
explain-heard = On { $seen } of this year’s cards that you see; { $left } cards not yet seen
explain-is-voice = The Voice of this year
explain-cubes-left = Cubes left in hand: { $cubes }
explain-citizens-left = Citizens in the reserve: { $citizens }
explain-phase = { $number }. { phase-name }
explain-year = Year { $year } of { $years }
explain-when = { $when ->
    [past] It is over.
    [now] Five turns for everybody; then the Voice, migration and feeding.
   *[later] Still to come; the game ends after year { $years }.
}
explain-deck = { $deck ->
    [one] { $deck } card face down
   *[other] { $deck } cards face down
}; { $discard } in the discard
explain-points = { who }: { points }
explain-mouths = Citizens: { $citizens }, one point each
explain-bonus = Cities with all three services: { $cities }, { points }
explain-hunger = Hunger in the last year: −{ $points }
explain-who = { who }
explain-gold = Gold: { $gold }, and { $income } more each year
explain-fed = Food for { $food }, citizens to feed: { $citizens }{ $lacking ->
    [0] { "" }
   *[other] ; { $lacking } would starve
}
explain-cities = Cities: { $cities }; castles in hand: { $castles }
explain-hand = Player cards left this year: { $cards }; cubes: { $cubes }
explain-penalty = Hunger last year: one turn and one player card less

## Before an action is confirmed: what it would bring

effect-gold = gold: { $was } → { $now }
effect-no-gold = the reserve has no gold: you get nothing
effect-income = yearly income: { $was } → { $now } gold
effect-cubes = { $left ->
    [0] no cube left in hand
    [one] { $left } cube left in hand
   *[other] { $left } cubes left in hand
}
effect-cards = { $cards ->
    [0] your last player card of the year
    [one] { $cards } player card left this year
   *[other] { $cards } player cards left this year
}
effect-new-city = new city { $city }: { some-citizens }
effect-found = { $castles ->
    [0] your last castle
    [one] { $castles } castle left in hand
   *[other] { $castles } castles left in hand
}
effect-castle = the castle of { $city } yields { $food } food
effect-citizens = citizens of { $city }: { $was } → { $now }{ $limit ->
    [0] { "" } (no limit)
   *[other] { "" } (limit { $limit })
}
effect-on-castle = { $left ->
    [0] nobody would be left on the castle of { $city }
    [one] { $left } citizen left on the castle of { $city }
   *[other] { $left } citizens left on the castle of { $city }
}
effect-service = { service } of { $city }: { $was } → { $now }
effect-limit = limit of { $city }: { $was ->
    [0] none
   *[other] { $was }
} → { $now ->
    [0] none
   *[other] { $now }
}
effect-complete = { $complete ->
    [yes] { $city } offers all three services: +3 points at the end
   *[no] { $city } no longer offers all three services: −3 points at the end
}
effect-neighbour = { $city } becomes a neighbour of { $other } ({ who })
effect-food = { $food } food for { some-citizens }{ $lacking ->
    [0] { "" }
   *[other] : { $lacking } would go hungry
}
effect-growth = next growth: { $was } → { $now } { $now ->
    [one] citizen
   *[other] citizens
}
effect-moves = Voice { service }: you draw { $drawn }{ $full ->
    [0] { "" }
   *[other] { " " }({ $full } without room)
}, lose { $lost } (before: { $was-drawn }, { $was-lost })
effect-pass = nothing changes; { $left ->
    [0] no more turns this year
    [one] { $left } more turn this year
   *[other] { $left } more turns this year
}
effect-ask = only you will see voice cards { positions }
effect-unheard = not yet seen by you: culture { $culture }, education { $education }, health { $health }
effect-stop = one road is enough
effect-enough = your other roads stay
effect-nothing = nothing changes at once
effect-no-room = { $lost ->
    [one] { $lost } finds no room and goes to the reserve
   *[other] { $lost } find no room and go to the reserve
}
effect-grow = { $left ->
    [0] then the reserve is empty
    [one] then { $left } citizen is left for another city
   *[other] then { $left } citizens are left for other cities
}
effect-shortage = { $lacking ->
    [one] { $lacking } more citizen must go
   *[other] { $lacking } more citizens must go
}
effect-empty = { $city } is deserted and will be removed
effect-short = { $missing ->
    [one] { $city } is short by { $missing } citizen: a tile to staff must go
   *[other] { $city } is short by { $missing } citizens: { $missing } tiles to staff must go
}
effect-next = then { who } is asked

## Refusals

wrong-step = This is not the time to { tried }: { $step ->
    [display] the display is being filled
    [start] the first player is not known yet
    [terrain] the terrain is being laid out
    [castles] the castles are placed first
    [voice] the voice card of the year comes first
    [growth] first say which city grows
    [turn] you are asked for a turn
    [donor] first say which castle gives the citizen
    [second-road] first place a second road or stop
    [look] the voice cards are being looked at
    [shuffle] the politics deck is being shuffled
    [reveal] the voice cards are being revealed
    [migration] citizens are moving
    [relocation] the citizens are being relocated
    [hunger] first let the hungry citizens go
   *[over] the game is over
}.
tried = { $tried ->
    [gold] take gold
    [found] found a city
    [build] build
    [games] play Bread and Games
    [blessed] play Blessed Era
    [harvest] play Bountiful Harvest
    [ask] ask the people
    [donor] choose a castle for the citizen
    [road] place a second road
    [stop] stop
    [grow] let a city grow
    [migrate] draw citizens
    [starve] let a citizen go
    [demolish] demolish
    [enough] say that it is enough
    [castle] place a castle
    [start] name the first player
    [lay] lay a politics card open
    [aside] set a card aside
    [voice] show a voice card
    [terrain] lay terrain
   *[pass] pass
}
no-player-card = You have no player card left this year to { tried }.
not-open = The { card-name } card does not lie open in the display.
too-dear = { card-name }: this costs { $price } gold, and with { $gold } you are { $missing } short.
already-founded = You have already founded a city this year; the next one must wait.
no-castle-left = All { $castles } of your castles stand on the board: none is left for another city.
no-donor = A new city needs a citizen from one of your castles, and none of them holds two.
out-of-play = This hex is out of play with { $players } players.
occupied = { $whose ->
    [own] This hex is taken: your city { $city } has { there-a } here.
   *[other] This hex is taken: { $city }, a city of { who }, has { there-a } here.
}
too-near = This is too near to { $whose ->
    [own] your city { $city }
   *[other] the city { $city } of { who }
}: { $between ->
    [0] no hex lies
    [one] only { $between } hex lies
   *[other] only { $between } hexes lie
} between here and { building-the } there, and it takes at least three.
not-your-castle = { $whose ->
    [none] There is no castle here.
    [own] Here { $city } has { there-a }, not its castle.
   *[other] { $there ->
        [castle] The castle of { $city } belongs to { who }, not to you.
       *[other] Here { $city }, a city of { who }, has { there-a }: it is no castle of yours.
    }
}
donor-too-small = The castle of { $city } holds only { $castle-citizens ->
    [1] one citizen
   *[other] { $castle-citizens } citizens
}: it takes two to send one away.
no-tile = { $building ->
    [road] No road tile is left in the reserve.
   *[other] { building-cap } cannot be built: no tile for it is left in the reserve.
}
not-adjacent = { building-cap } must adjoin one of your cities, and this hex touches none of them.
joins-your-cities = { building-cap } here would join your cities { $own-rest } and { $own-last }.
touches-another = { building-cap } here would touch { $other }, a city of { who }.
no-lake = { building-cap } must touch a lake; this hex touches { terrain-both }.
second-market = { $city } already has a market: a city has only one.
no-citizen = Nobody can move to { building-the }: the castle of { $city } holds only { $castle-citizens ->
    [1] one citizen
   *[other] { $castle-citizens } citizens
} and must keep one.
no-citizen-left = The citizen of a market comes from the reserve, and there is none left.
road-joins = A road here would join two cities, { $cities-rest } and { $cities-last }.
no-arch = { $city } has no arch of { service }: Bread and Games needs one there.
too-few-cubes = { $wanted ->
    [one] { $wanted } cube is
   *[other] { $wanted } cubes are
} needed, and you have { $cubes ->
    [0] none
   *[other] { $cubes }
} in hand.
no-room = { $city } has { some-citizens } and a limit of { $limit }: { $room ->
    [0] there is no room for { $wanted } more
   *[other] there is room for { $room }, not for { $wanted }
}.
too-few-citizens = The reserve has { $reserve ->
    [0] no citizens
    [one] only { $reserve } citizen
   *[other] only { $reserve } citizens
} left, not { $wanted }.
last-year = Bountiful Harvest cannot be played in the last year.
no-cube = You have no cube in hand to lay here.
no-farmhouse = { $there ->
    [none] There is no farmhouse here.
   *[other] A cube of Bountiful Harvest goes on a farmhouse, and here { $city } has { there-a }.
}
not-your-farmhouse = This farmhouse of { $city } belongs to { who }.
harvested = This farmhouse of { $city } already carries a cube this year.
grown = { $city } has already grown this year.
full = { $city } is full: { some-citizens }, and its limit is { $limit }.
handled = { $city } has already drawn its citizens this year.
no-voice = { service-title } is no Voice this year: { $city } can only follow { voices-or }.
nothing-to-take = { $city } has no weaker neighbour with a citizen to draw.
no-citizens-there = { $city } has no citizen left to lose.
not-your-tile = { $there ->
    [none] There is no tile here.
   *[other] Here { $city }, a city of { who }, has { there-a }: you can demolish only your own tiles.
}
no-castle-goes = The castle of { $city } cannot be demolished: it goes last, with the last citizen.
not-short = Nothing is demolished in { $city }: { some-citizens } are enough for its { $tiles } tiles to staff, so { building-the } stays.
splits = Without { building-the } here, { $city } would fall apart.
still-short = Not enough yet: { $city } has { some-citizens } for { $tiles } tiles to staff.

## The guided first game

lesson-about = One year of a real game: feed your people, hear what they long for, build it, found a city, and win a citizen from your neighbour. Then you know enough to play.
lesson-welcome-title = Two cities are yours
lesson-welcome = The two ringed castles are yours, and each is the heart of a city with four citizens. For six years you build, found cities, and draw citizens away from your neighbour Basile. In the end, every citizen is a point.
lesson-turn-title = Five turns a year
lesson-turn = In a turn you use one card. You have three player cards each year: for gold, for a new city, or for a small building. Or you take one of the politics cards that lie open, for its price in gold.
lesson-food-title = Bread first
lesson-food = You have 8 citizens and food for 7. Who cannot feed everybody loses people, and a turn. A farmhouse yields what the fields beside it show: here 2 and 3. Among the buildings touch Farmhouse, then the ringed hex, then Play.
lesson-voice-title = The Voice of the People
lesson-voice = Culture, education or health: each year four cards tell what the people long for. One lies open, three are hidden. The politics card Ask the People shows you two, for nothing. Take it, then choose two voice cards.
lesson-statue-title = They want culture
lesson-statue = Three times culture, and Basile does not know it! Citizens compare cities with at most two hexes between them and move to the better one. A statue has one arch of culture: build it at the ringed hex, towards Basile.
lesson-palace-title = A palace for a coin
lesson-palace = Basile could build a statue too. A palace has two arches: take its card, it costs your one gold. Every building needs a citizen from the castle, so count them. More gold comes from quarries beside mountains.
lesson-found-title = A third city
lesson-found = This is your last player card this year. Found a city! Three hexes must lie between it and all others. It begins with three citizens, and its castle yields food too: the ringed hex touches farms with 2 and 3 symbols.
lesson-donor-title = Who goes there?
lesson-donor = One citizen goes there from a castle of yours, two new ones come along. Citizens in buildings stay where they work. The ringed castle has the most to spare: touch it, then Play.
lesson-wander-title = A citizen moves to you!
lesson-wander = All had five turns, so the year is over. The Voice was culture: your city has 3, Basile’s beside it less, so one of his citizens has come to you. He does the same wherever he has more.
lesson-fed-title = All are fed
lesson-fed = Then everybody eats, and you have enough: Gold, food and citizens shows it. Now year 2 has begun. Quarries have paid, every city with room has got a citizen, and your three player cards are back.
lesson-market-title = A city that is full
lesson-market = The city with your palace has five citizens, and without a market it holds no more: whoever comes is lost. A market lets it grow to eight, and brings a citizen of its own. Build one there.
lesson-services-title = All three count
lesson-services = A city with culture, education and health is worth 3 points more at the end. Schools stand anywhere, fountains and baths need a lake. Market and water together: then a city grows without limit.
lesson-end-title = And so it goes on
lesson-end = New voice cards lie here: what will the people want this year? After six years count citizens, and 3 for each complete city; hunger in the last year costs 5. Rest on anything to learn what it is. Have fun!
lesson-weak-field = A good idea, but the fields there are smaller. The ringed hex touches farms with 2 and 3 symbols: 5 food.
lesson-weak-found-later = A new city is a fine idea, and its turn will come. First bread for those who are already here.
lesson-weak-food = Allowed, but then somebody goes hungry this year. First a farmhouse on the ringed hex.
lesson-weak-voice = Allowed. But whoever knows what the people want builds better: first ask them, it costs nothing.
lesson-weak-statue = Culture is right! But there nobody lives close enough to come. Build towards Basile’s city, on the ringed hex.
lesson-weak-service = Useful at the end, but this year the people ask for culture: build a statue.
lesson-weak-palace-later = The palace is next! First the statue: it brings your city close enough to Basile’s.
lesson-weak-culture = Allowed, but now you know what moves the people this year. Build the statue first.
lesson-weak-lake = That hex touches a lake: keep it for a fountain. The palace can stand anywhere in this city.
lesson-weak-palace = A palace there attracts nobody: no city of Basile’s is near. Build it in the city with the statue.
lesson-weak-gold = Allowed, but Basile may catch up with your one arch. Take the palace from the open cards.
lesson-weak-site = Possible, but the ringed hex has richer fields, and more room between you and Basile.
lesson-weak-found = Allowed, but a third city grows every year from now on: found it now.
lesson-weak-market = That city still has room. Build the market in the one with five citizens.
lesson-weak-full = Allowed, but your best city is full and can win nobody. Build the market there first.

## The score, line by line

citizens = Citizens ({ $citizens })
services = Cities with all three services ({ $cities })
hunger = Hunger in the last year

## Options

option-expansion = Expansion
option-expansion-help = Roads, theatres, ports, large farmhouses and estates, with a politics deck of their own.
option-expansion-off = Base game
option-expansion-on = With the expansion
option-setup = Set-up
option-setup-help = Terrain and castles as given, or the advanced rules: terrain by chance, castles by choice.
option-setup-given = Given terrain and castles
option-setup-advanced = Advanced rules
option-first_player = First player
option-first_player-help = Who begins year 1; with the advanced rules, who places the first castle.
option-first_player-random = Drawn at random
option-first_player-seat = Player { $seat }
option-large_harvest = Harvest on large farmhouses
option-large_harvest-help = Whether Bountiful Harvest may be played on a large farmhouse; without the expansion it makes no difference.
option-large_harvest-yes = Allowed
option-large_harvest-no = On farmhouses only

### Pictures of the rules page

example-neighbours = Two cities are neighbours when at most two empty hexes lie between their nearest tiles, counted along the hexes. Here there are two, and so these cities can take citizens from each other.
example-limits = Without a market a city holds at most { $plain } citizens; with one, { $market }. A market and a wave building together lift the limit.
example-food = The castle touches a farm of three symbols and one of two: { $castle } food every year. With the farmhouse beside it, which touches farms too, the city yields { $food }.
example-quarries = Two quarries, and each touches the mountain: { $gold } gold at the start of every year. A mountain is never used up.
example-found = Red may found a city on any of the lit hexes. From the tiles of all other cities, red or blue, they are four steps away or more.
example-voices = Two cards of one service and two of another: this year has { $voices } Voices, and for each city its owner chooses one of them.
example-migration = The people want education. Red has three arches of it, blue only one: red takes a citizen and grows from { $before } to { $after }, blue is left with { $left }.
example-hunger = { $citizens } citizens, but only { $food } food: { $lost } of them leave, and next year this player has a turn and a player card less.
example-build = Red may build on the lit hexes: beside the own city, and never beside another one.
example-lake = A fountain wants a lake: only the lit hexes touch one.
example-market = The citizen on a market comes from the reserve. So a single citizen is enough to build one, and the city grows from { $before } to { $after }.
example-cards = With { $gold } gold the lit cards can be taken: either their price can be paid or they have an effect that costs nothing.
example-demolish = This city has lost a citizen and must give up a tile: one of the two schools, lit. Without the statue it would fall apart.
example-score = { $citizens } citizens are { $citizens } points, and a city with an arch of each of the three services brings { $services } more.

## Drawing

draw-map = Map of the country
draw-about = { $cities ->
    [one] One city
   *[other] { $cities } cities
} with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} and { some-citizens }
draw-player = Player { $number }
draw-north = N
draw-kind = { $kind ->
    [castle] castle
    [farmhouse] farmhouse
    [quarry] quarry
    [school] school
    [statue] statue
    [fountain] fountain
    [market] market
    [palace] palace
    [baths] baths
    [hospital] hospital
    [cathedral] cathedral
    [university] university
    [road] road
    [theatre] theatre
    [port] port
    [large-farmhouse] large farmhouse
   *[estate] estate
}
draw-kind-short = { $kind ->
    [large-farmhouse] large farm
   *[other] { draw-kind }
}
draw-code = { $kind ->
    [castle] Ca
    [farmhouse] Fa
    [quarry] Qu
    [school] Sc
    [statue] St
    [fountain] Fo
    [market] Ma
    [palace] Pa
    [baths] Ba
    [hospital] Ho
    [cathedral] Cd
    [university] Un
    [road] Ro
    [theatre] Th
    [port] Po
    [large-farmhouse] LF
   *[estate] Es
}
draw-building = { $kind ->
    [farmhouse] food of the land it touches
    [quarry] gold of the mountains it touches
    [school] 1 education
    [statue] 1 culture
    [fountain] 1 health, needs a lake
    [market] limit 8, or none with a fountain, baths or a port
    [palace] 2 culture
    [baths] 2 health, needs a lake
    [hospital] 1 education and 1 health
    [cathedral] 3 culture
    [university] 3 education
    [road] one or two at a time, without a citizen
    [theatre] ½ culture and ½ education
    [port] 1 food and 1 gold, needs a lake
    [large-farmhouse] 1 food and that of the land it touches
   *[estate] 5 food
}
draw-card = { $kind ->
    [palace] Palace
    [baths] Baths
    [hospital] Hospital
    [cathedral] Cathedral
    [university] University
    [master-builder] Master Builder
    [bread-and-games] Bread and Games
    [blessed-era] Blessed Era
    [bountiful-harvest] Bountiful Harvest
    [ask-the-people] Ask the People
    [port] Port
    [large-farmhouse] Large Farmhouse
   *[estate] Estate
}
draw-card-short = { $kind ->
    [bread-and-games] Bread, Games
    [bountiful-harvest] Harvest
    [ask-the-people] Ask
    [large-farmhouse] Large farm
   *[other] { draw-card }
}
draw-service = { $kind ->
    [culture] culture
    [education] education
   *[health] health
}
draw-out-of-play = Hex { $hex }: out of play
draw-free-hex = Free hex { $hex }: { $land }
draw-land-food = food { $count }
draw-land-gold = mountains { $count }
draw-land-lake = lake
draw-land-none = gives nothing
draw-built-hex = { $city } ({ $owner }): { $kind } at { $hex }
draw-has-harvest = Bountiful Harvest lies here.
draw-castle = { $city }: castle of { $owner }. Citizens { $citizens } of { $limit }, { $here } on the castle; food { $food }; culture { $culture }, education { $education }, health { $health }.
draw-is-short = Too few citizens for its tiles!
draw-legend = { $sign ->
    [culture] culture
    [education] education
    [health] health
    [limit] citizens / limit
    [figure] on the castle
    [win] wins a citizen
    [lose] loses one
    [equal] equal: nobody moves
    [grow] grows next year
    [full] full
    [market] market: 8
    [wave] water
    [food] food
    [coin] gold
   *[site] room for a new city
}
draw-politics = Politics cards
draw-card-does = { $name }: { $does }
draw-unseen-cards = Not seen yet: { $cards }
draw-effect-build = build it for { $price } gold
draw-effect-master-builder = build anything: small 1 gold, medium 2, large 4
draw-effect-bread-and-games = cubes at a service of your city until the end of the year: 1 for nothing, 2 for 2 gold, 3 for 5
draw-effect-blessed-era = citizens for one of your cities: 1 for nothing, 2 for 2 gold, 3 for 5
draw-effect-bountiful-harvest = one of your farmhouses yields twice this year, for nothing
draw-effect-ask-the-people = look at hidden voice cards: two for nothing, all three for 2 gold
draw-deck = { $count ->
    [0] no card left
   *[other] in the deck
}
draw-discard = discard { $count }
draw-player-cards = Player cards of { $owner }: { $count }
draw-cards-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
}
draw-turns-done = Turns taken this year: { $count }
draw-short-gold = Gold
draw-short-found = Found
draw-short-pass = Pass
draw-do-gold = Take 2 gold
draw-do-found = Found a city; castles in hand: { $count }
draw-do-pass = Pass
draw-buildings = Buildings in the reserve
draw-left = { $kind }: { $effect }. Tiles left: { $count }
draw-reserve-line = { some-citizens } and { $gold } gold in the reserve
draw-voice = Voice cards
draw-voice-is = The Voice of this year: { $names }
draw-voice-card = { $state ->
    [open] { $number ->
        [0] Open: { $service }
       *[other] Voice card { $number }: { $service }
    }
    [known] Voice card { $number }: { $service }, which you have seen
   *[hidden] { $number ->
        [0] No voice card yet
       *[other] Voice card { $number }: hidden
    }
}
draw-looked = Looked at by { $names }.
draw-service-line = { $name }: { $seen } of the cards you see; { $left } not yet seen
draw-not-seen = { $count } unseen
draw-phase = { $phase ->
    [0] set-up
    [1] voice cards
    [2] income
    [3] growth
    [4] actions
    [5] counting the Voice
    [6] migration
    [7] feeding
   *[8] end of the year
}
draw-round = round { $round } of { $of }
draw-clock = { $year ->
    [0] Before the first year
   *[other] Year { $year } of { $of }
}: { $phase }
draw-players = Gold, food and citizens of the players
draw-player-row = { $owner }: { $gold } gold (+{ $income }), food { $food } for { some-citizens }{ $state ->
    [out] , out of the game.
    [hungry] : { $spare } too few!
    [even] : just enough.
   *[fed] : { $spare } to spare.
} Cities with all services: { $complete }.
draw-in-hand = In hand: cards { $cards }, castles { $castles }, cubes { $cubes }.
draw-cities-of = Cities of { $owner }
draw-map-legend = · free hex   F1–F3 farms   L lake   M mountain   X wasteland   a tile: player and building
draw-city-line = { $city } ({ $hex }): citizens { $citizens }/{ $limit } ({ $here } on the castle)  food { $food }
draw-rivals = Who would win a citizen (< the left city, > the right city)
draw-open-voice = Open voice card
draw-hidden-voices = Hidden voice cards
draw-unheard = Voice cards not seen
draw-voices-line = The Voice
draw-reserve = Reserve
draw-deck-line = Politics deck
draw-unseen-line = Politics not seen
draw-discard-line = Discard
draw-harvest-line = Bountiful Harvest

## What the judge looks at

term-points = points
term-citizens = citizens
term-migration = migration to come
term-taken = citizens the others lose
term-demolition = losses of buildings avoided
term-hunger = hunger avoided
term-growth = growth to come
term-later-food = food for later years
term-later-migration = migration of later years
term-services = different services
term-arches = arches
term-sites = good ground beside cities
term-builders = citizens free to build
term-gold = gold
term-income = income of gold
term-cards = cards left to play
term-knowledge = voice cards one knows
term-castles = castles kept for later
term-rivals = less for the others
