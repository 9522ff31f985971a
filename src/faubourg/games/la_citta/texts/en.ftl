### La Città in English. Codes such as $building or $step come from narrate.
### A list comes in three values: how many, all but the last, the last.
### A city is named by the hex of its castle.

name = La Città
tagline = Found cities, build and feed: what the people want changes every year, and your neighbours’ citizens go where they find it.

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
    [0] { " " }This is your last turn of the year.
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
   *[other] { " " }Short of citizens are { $cities-rest } and { $cities-last }.
}
prompt-roads = You may demolish roads that do not split a city, or say that it is enough.
prompt-hunger = { $food } food for { some-citizens }: choose the city that loses a citizen ({ $lacking ->
    [1] the last one
   *[other] { $lacking } must go
}).
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
label-found = Found a city at { $hex } ({ $food } food)
label-castle = Castle at { $hex } ({ $food } food)
label-donor = The citizen comes from { $city } ({ $citizens } on its castle)
label-build = { building-title } at { $hex }{ $city ->
    [none] { "" }
   *[other] { "" } in { $city }
}{ $food ->
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
label-second-road = Second road at { $hex }
label-games = Bread and Games: { $cubes ->
    [1] 1 cube
   *[other] { $cubes } cubes
} for { service-the } in { $city }{ price-after }
label-blessed = Blessed Era: { some-citizens } for { $city }{ price-after }
label-harvest = Bountiful Harvest: { building-the } at { $hex }, +{ $food } food
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
label-demolish = Demolish { building-the } at { $hex }
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
log-castle = { who } places a castle at { $hex }: { some-citizens } and { $food } food.
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
log-found = { who } founds a city at { $city }, with { some-citizens }, one of them from { $donor }: { $food } food. { $cities ->
    [one] { $cities } city now.
   *[other] { $cities } cities now.
}
log-build = { $way ->
    [second] { who } adds a second road at { $hex }
   *[other] { who } builds { building-a } at { $hex }
}, in { $city }{ $way ->
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
log-neighbour = { $city } and { $other } ({ who }) are neighbours now.
log-games = Bread and Games: { who } lays { $cubes ->
    [1] a cube
   *[other] { $cubes } cubes
} at { service } in { $city }{ for-price }, which makes it { $points } this year.
log-blessed = Blessed Era: { who } brings { some-citizens } to { $city }{ for-price }; { $total } live there.
log-harvest = Bountiful Harvest: { building-the } of { who } at { $hex } yields { $food ->
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
log-demolish = { who } demolishes { building-the } at { $hex }, in { $city }{ $food ->
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
chip-year = Year { $year } of { $years } · { $phase ->
    [1] voice cards
    [2] income
    [3] growth
    [4] round { $round } of { $rounds }
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
    [0] Voice: { service }, three hidden
   *[other] Voices seen: culture { $culture }, education { $education }, health { $health }
}
chip-hunger = Hunger ahead: { $lacking } food short
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
touch-hex = Hex { $hex }
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
effect-castle = { $hex } yields { $food } food
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
effect-moves = if { service } is the Voice: you draw { $drawn } and lose { $lost } (so far { $was-drawn } and { $was-lost })
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
effect-drawn = { $drawn ->
    [0] { $city } draws nobody by { service-the }
    [1] { $city } draws a citizen by { service-the }, from { drawn-cities }
   *[other] { $city } draws { $drawn } citizens by { service-the }, from { drawn-cities }
}{ $lost ->
    [0] { "" }
    [one] ; { $lost } finds no room and goes to the reserve
   *[other] ; { $lost } find no room and go to the reserve
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
already-founded = You have already founded a city this year; { $hex } must wait.
no-castle-left = All { $castles } of your castles stand on the board: none is left for { $hex }.
no-donor = A new city at { $hex } needs a citizen from one of your castles, and none of them holds two.
out-of-play = Hex { $hex } is out of play with { $players } players.
occupied = { $whose ->
    [own] Hex { $hex } is taken by { there-a } of yours.
   *[other] Hex { $hex } is taken by { there-a } of { who }.
}
too-near = { $hex } is too near to { $whose ->
    [own] your city { $city }
   *[other] the city { $city } of { who }
}: { $between ->
    [0] no hex lies
    [one] only { $between } hex lies
   *[other] only { $between } hexes lie
} between it and { building-the } at { $near }, and it takes at least three.
not-your-castle = { $whose ->
    [none] There is no castle at { $hex }.
    [own] At { $hex } you have { there-a }, not a castle; its city is { $city }.
   *[other] { $there ->
        [castle] The castle at { $hex } belongs to { who }, not to you.
       *[other] At { $hex } there is { there-a } of { who }, not a castle of yours.
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
not-adjacent = { building-cap } must adjoin one of your cities, and { $hex } touches none of them.
joins-your-cities = { building-cap } at { $hex } would join your cities { $own-rest } and { $own-last }.
touches-another = { building-cap } at { $hex } would touch { $other }, a city of { who }.
no-lake = { building-cap } must touch a lake; { $hex } touches { terrain-both }.
second-market = { $city } already has a market: no second one at { $hex }.
no-citizen = Nobody can move to { building-the } at { $hex }: the castle of { $city } holds only { $castle-citizens ->
    [1] one citizen
   *[other] { $castle-citizens } citizens
} and must keep one.
no-citizen-left = The citizen of a market comes from the reserve, and there is none left for { $hex }.
road-joins = A road at { $hex } would join two cities, { $cities-rest } and { $cities-last }.
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
last-year = Bountiful Harvest cannot be played in the last year, so not at { $hex } either.
no-cube = You have no cube in hand to lay at { $hex }.
no-farmhouse = { $there ->
    [none] There is no farmhouse at { $hex }.
   *[other] A cube of Bountiful Harvest goes on a farmhouse, and at { $hex } there is { there-a }.
}
not-your-farmhouse = The farmhouse at { $hex } belongs to { who }.
harvested = The farmhouse at { $hex } already carries a cube this year.
grown = { $city } has already grown this year.
full = { $city } is full: { some-citizens }, and its limit is { $limit }.
handled = { $city } has already drawn its citizens this year.
no-voice = { service-title } is no Voice this year: { $city } can only follow { voices-or }.
nothing-to-take = { $city } has no weaker neighbour with a citizen to draw.
no-citizens-there = { $city } has no citizen left to lose.
not-your-tile = { $whose ->
    [none] There is no tile at { $hex }.
   *[other] { $there ->
        [none] There is no tile at { $hex }.
       *[other] At { $hex } there is { there-a } of { who }: you can demolish only your own tiles.
    }
}
no-castle-goes = The castle of { $city } cannot be demolished: it goes last, with the last citizen.
not-short = Nothing is demolished in { $city }: { some-citizens } are enough for its { $tiles } tiles to staff, so { building-the } at { $hex } stays.
splits = Without { building-the } at { $hex } the city { $city } would fall apart.
still-short = Not enough yet: { $city } has { some-citizens } for { $tiles } tiles to staff.

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
draw-out-of-play = { $hex }: out of play
draw-free-hex = { $hex }: free ({ $land })
draw-land-food = food { $count }
draw-land-gold = mountains { $count }
draw-land-lake = lake
draw-land-none = gives nothing
draw-built-hex = { $hex }: { $kind }, { $owner }, city { $castle }
draw-has-harvest = Bountiful Harvest lies here.
draw-castle = { $hex }: castle of { $owner }. Citizens { $citizens } of { $limit }, { $here } on the castle; food { $food }; culture { $culture }, education { $education }, health { $health }.
draw-is-short = Too few citizens for its tiles!
draw-legend = { $sign ->
    [culture] culture
    [education] education
    [health] health
    [limit] citizens / limit
    [figure] on the castle
    [win] would win a citizen
    [lose] would lose one
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
draw-city-line = City { $hex }: citizens { $citizens }/{ $limit } ({ $here } on the castle)  food { $food }
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
term-demolition = buildings that may be lost
term-hunger = hunger
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
