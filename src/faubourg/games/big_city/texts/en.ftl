### Big City in English. Codes such as $piece or $step come from narrate.
### A list comes in three values: how many, all but the last, the last.

name = Big City
tagline = One growing city for all: cards for plots, trams that double values, and every building scores once.

## What one plays for, and the phases of a round

goal = Most points win. A building scores once, when it is built. The end: the city is full, or all pass in a row.
phase-name = { $phase ->
    [setup] Districts
    [action] An action
    [draw] Draw cards
    [next] Next player
   *[over] End
}
phase-about = { $phase ->
    [setup] The districts of the start are laid, one by one.
    [action] Build, lay trams, add a district, place a park or factory, exchange cards or pass.
    [draw] Cards that were played are replaced from the decks.
    [next] Turns go round the table until the city is full or all pass one after the other.
   *[over] Most points win.
}

## Players and pieces, used by the texts below

who = { $named ->
    [yes] { $who }
   *[no] Player { $player }
}
piece-a = { $piece ->
    [residence-1] a single residence
    [residence-2] a double residence
    [residence-3] a triple residence
    [office-1] a single office
    [office-2] a double office
    [office-3] a triple office
    [city-hall] the city hall
    [church] a church
    [cinema] a cinema
    [post-office] a post office
    [bank] a bank
    [shopping-centre] a shopping centre
    [lincoln-park] Lincoln Park
    [central-park] Central Park
    [stanford] Stanford Corporation
    [rockwell] Rockwell Industries
    [parking-lot] a parking lot
    [hospital] a hospital
    [school] a school
    [police-station] a police station
    [petrol-station] a petrol station
    [restaurant] a restaurant
   *[none] nothing
}
piece-title = { $piece ->
    [residence-1] Single residence
    [residence-2] Double residence
    [residence-3] Triple residence
    [office-1] Single office
    [office-2] Double office
    [office-3] Triple office
    [city-hall] City hall
    [church] Church
    [cinema] Cinema
    [post-office] Post office
    [bank] Bank
    [shopping-centre] Shopping centre
    [lincoln-park] Lincoln Park
    [central-park] Central Park
    [stanford] Stanford Corporation
    [rockwell] Rockwell Industries
    [parking-lot] Parking lot
    [hospital] Hospital
    [school] School
    [police-station] Police station
    [petrol-station] Petrol station
   *[restaurant] Restaurant
}
piece-cap = { $piece ->
    [residence-1] A single residence
    [residence-2] A double residence
    [residence-3] A triple residence
    [office-1] A single office
    [office-2] A double office
    [office-3] A triple office
    [city-hall] The city hall
    [church] A church
    [cinema] A cinema
    [post-office] A post office
    [bank] A bank
    [shopping-centre] A shopping centre
    [lincoln-park] Lincoln Park
    [central-park] Central Park
    [stanford] Stanford Corporation
    [rockwell] Rockwell Industries
    [parking-lot] A parking lot
    [hospital] A hospital
    [school] A school
    [police-station] A police station
    [petrol-station] A petrol station
   *[restaurant] A restaurant
}
piece-several = { $piece ->
    [residence-1] single residences
    [residence-2] double residences
    [residence-3] triple residences
    [office-1] single offices
    [office-2] double offices
    [office-3] triple offices
    [city-hall] city halls
    [church] churches
    [cinema] cinemas
    [post-office] post offices
    [bank] banks
    [shopping-centre] shopping centres
    [parking-lot] parking lots
    [hospital] hospitals
    [school] schools
    [police-station] police stations
    [petrol-station] petrol stations
    [restaurant] restaurants
   *[none] such pieces
}
piece-no-more = no { piece-several }
piece-last = { $piece ->
    [hospital] the only one
   *[other] the last one
}
other-a = { $other ->
    [residence-1] a single residence
    [residence-2] a double residence
    [residence-3] a triple residence
    [office-1] a single office
    [office-2] a double office
    [office-3] a triple office
    [city-hall] the city hall
    [church] a church
    [cinema] a cinema
    [post-office] a post office
    [bank] a bank
    [shopping-centre] a shopping centre
    [lincoln-park] Lincoln Park
    [central-park] Central Park
    [stanford] Stanford Corporation
    [rockwell] Rockwell Industries
    [parking-lot] a parking lot
    [hospital] a hospital
    [school] a school
    [police-station] a police station
    [petrol-station] a petrol station
   *[restaurant] a restaurant
}

## Districts, plots, streets, decks and cards

district = { $district ->
    [1] Midtown
    [2] Downtown
    [3] Chinatown
    [4] Chelsea
    [5] Harlem
    [6] Tribeca
    [7] Greenwich
   *[8] Gramercy
} (district { $district })
plots = { $plots ->
    [0] nothing
    [1] { $plots-last }
   *[other] { $plots-rest } and { $plots-last }
}
the-plots = { $plots ->
    [0] no plot
    [1] plot { $plots-last }
   *[other] plots { $plots-rest } and { $plots-last }
}
side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
street = { $beyond ->
    [none] { side } of { $plot }
   *[other] between { $plot } and { $beyond }
}
street-2 = { $beyond-2 ->
    [none] { $side-2 ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } of { $plot-2 }
   *[other] between { $plot-2 } and { $beyond-2 }
}
way = { $way ->
    [east] to the east
    [south] to the south
    [south-east] to the south-east
    [south-west] to the south-west
    [north-west] to the north-west
    [north-east] to the north-east
   *[none] here
}
turned = { $turn ->
    [0] not turned
   *[other] turned by { $turn }°
}
decks-named = { $decks ->
    [0] no deck
    [1] deck { $decks-last }
   *[other] decks { $decks-rest } and { $decks-last }
}
decks-named-2 = { $decks-2 ->
    [0] no deck
    [1] deck { $decks-last-2 }
   *[other] decks { $decks-rest-2 } and { $decks-last-2 }
}
of-decks = of { decks-named }
of-decks-2 = of { decks-named-2 }
from-decks = from { decks-named }
a-card = { $cards ->
    [1] a card
    [2] two cards
   *[other] { $cards } cards
}
a-card-2 = { $cards-2 ->
    [1] a card
    [2] two cards
   *[other] { $cards-2 } cards
}
card = { $card ->
    [lincoln-park] Lincoln Park
    [central-park] Central Park
    [stanford] Stanford Corporation
    [rockwell] Rockwell Industries
   *[plot] { $card }
}
the-card = { $card ->
    [lincoln-park] the Lincoln Park card
    [central-park] the Central Park card
    [stanford] the Stanford Corporation card
    [rockwell] the Rockwell Industries card
   *[plot] card { $card }
}
card-cap = { $card ->
    [lincoln-park] The Lincoln Park card
    [central-park] The Central Park card
    [stanford] The Stanford Corporation card
    [rockwell] The Rockwell Industries card
   *[plot] Card { $card }
}

## What a building is worth: (base + bonuses) × multipliers = points

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
worth = { $form ->
    [none] no points
    [base] { points }
    [sum] { terms } = { points }
    [product] { $base } × { times } = { points }
    [both] ({ terms }) × { times } = { points }
   *[least] { terms } = { $before }, which still counts as { points }
}
terms = { $base }{ plus-park }{ plus-periphery }{ plus-centre }{ plus-factory }{ plus-petrol-station }{ plus-school }{ plus-shopping-centre }{ plus-cinema }{ plus-bank }{ plus-post-office }{ plus-parking-lot }{ plus-crowd }
plus-park = { $plus-park ->
    [0] { "" }
   *[other] { " " }+ { $plus-park } park
}
plus-periphery = { $plus-periphery ->
    [0] { "" }
   *[other] { " " }+ { $plus-periphery } periphery
}
plus-centre = { $plus-centre ->
    [0] { "" }
   *[other] { " " }+ { $plus-centre } centre
}
# A factory harms residences and offices, and helps a petrol station.
plus-factory = { $plus-factory ->
    [0] { "" }
    [1] { " " }+ 1 factory
   *[other] { " " }− 2 factory
}
plus-petrol-station = { $plus-petrol-station ->
    [0] { "" }
   *[other] { " " }− 1 petrol station
}
plus-school = { $plus-school ->
    [0] { "" }
   *[other] { " " }− 2 school
}
plus-shopping-centre = { $plus-shopping-centre ->
    [0] { "" }
   *[other] { " " }+ { $plus-shopping-centre } shopping centre
}
plus-cinema = { $plus-cinema ->
    [0] { "" }
   *[other] { " " }+ { $plus-cinema } cinema
}
plus-bank = { $plus-bank ->
    [0] { "" }
   *[other] { " " }+ { $plus-bank } bank
}
plus-post-office = { $plus-post-office ->
    [0] { "" }
   *[other] { " " }+ { $plus-post-office } post office
}
plus-parking-lot = { $plus-parking-lot ->
    [0] { "" }
   *[other] { " " }+ { $plus-parking-lot } parking lot
}
plus-crowd = { $plus-crowd ->
    [0] { "" }
   *[other] { " " }+ { $plus-crowd } neighbourhood
}
times = { $times ->
    [tram] 2 tram
    [city-hall] 2 city hall
   *[both] 3 tram and city hall
}

## What is asked

prompt-pool = { $districts ->
    [1] Place the last starting district, { $districts-last }: choose it to see its places.
   *[other] Place a starting district, { $districts-rest } or { $districts-last }: choose one to see its places.
}
prompt-origin = Choose where { district } goes: it must share at least two streets with the city.
prompt-extra = You will place the last district: draw an extra card first, from any deck.
prompt-turn = { $hand ->
    [0] You have no cards.{ " " }
   *[other] { "" }
}{ $opening ->
    [pass] All you can do is pass
   *[other] { turn-build }{ turn-trams }{ turn-districts }{ turn-exchange }{ turn-trade } or pass
}.{ $hall ->
    [yes] { "" }
   *[no] { " " }The city hall opens the rest.
}{ $obsolete ->
    [0] { "" }
    [1] { " " }You may first discard { $obsolete-last }, which is obsolete.
   *[other] { " " }You may first discard { $obsolete-rest } and { $obsolete-last }, which are obsolete.
}{ $ends ->
    [yes] { " " }A pass would end the game.
   *[no] { "" }
}
turn-build = { $build ->
    [yes] Build{ $installs ->
        [yes] , place a park or factory
       *[no] { "" }
    }
   *[no] { "" }
}
turn-trams = { $trams ->
    [yes] { $opening ->
        [trams] Lay trams
       *[other] , lay trams
    }
   *[no] { "" }
}
turn-districts = { $districts ->
    [yes] { $opening ->
        [districts] Place a district
       *[other] { $trams ->
            [yes] { " " }or a district
           *[no] , place a district
        }
    }
   *[no] { "" }
}
turn-exchange = { $exchange ->
    [yes] { $opening ->
        [exchange] Exchange cards
       *[other] , exchange cards
    }
   *[no] { "" }
}
turn-trade = { $trade ->
    [yes] { $opening ->
        [trade] Trade
       *[other] , trade
    }
   *[no] { "" }
}
prompt-tram = Lay a second segment, or stop ({ segments-left }).
segments-left = { $left ->
    [0] no segment left
    [one] { $left } segment left
   *[other] { $left } segments left
}
prompt-exchange = { $more ->
    [yes] Put another card under its deck, or stop and draw { a-card }.
   *[no] Stop, and draw { a-card }.
}
prompt-draw = { $cards ->
    [1] Draw a card: choose a deck.
   *[other] Draw { $cards } cards, one after the other: choose a deck.
} No more than two come from the same deck in a turn.
prompt-forward = You put forward { a-card } { of-decks }: { $more ->
    [0] name decks you wish for
   *[other] add a second card, name decks you wish for
}, or ask the others.
prompt-answer = { who } trades { a-card } { of-decks }{ $wishes ->
    [0] { "" }
    [1] , wishing for deck { $wishes-last }
   *[other] , wishing for decks { $wishes-rest } and { $wishes-last }
}. { $offered ->
    [0] Offer { $more ->
        [1] a card
       *[other] one or two cards
    } of yours, or confirm that you offer nothing.
   *[other] { $more ->
        [0] Confirm your offer.
       *[other] Offer a second card, or confirm your offer.
    }
}
prompt-accept = { $count ->
    [1] There is one offer: accept it, or stop.
   *[other] There are { $count } offers: accept one, or stop.
}
prompt-fallback = { $cards ->
    [0] No trade came about: { $more ->
        [yes] exchange up to two cards with the decks, or stop.
       *[no] all you can do is stop.
    }
   *[other] { $more ->
        [yes] Exchange a second card with the decks, or stop and draw a card.
       *[no] Stop, and draw { a-card }.
    }
}
prompt-wait = Waiting for { who } to { $step ->
    [pool] place a district
    [extra] draw an extra card
    [origin] place a district
    [tram] lay a second tram segment or stop
    [exchange] finish an exchange
    [draw] draw cards
    [forward] prepare a trade
    [answer] answer the trade
    [accept] accept an offer or not
    [fallback] exchange cards or not
   *[turn] take a turn
}.
prompt-wait-many = Waiting for { $count } players to answer the trade.
prompt-chance = { $step ->
    [deal] The first cards are being dealt.
    [start] The first player is being drawn.
    [swap] Cards change hands.
   *[card] A card is being drawn.
}
prompt-over = The game is over: { who } wins with { points }.
prompt-over-shared = The game is over: { $count } players share the victory with { points }.

## Choices in a list

label-build = { piece-title } on { plots }, { $points ->
    [0] no points
   *[other] { points }
}
label-installation = { piece-title } on { plots }
label-nowhere = { piece-title } on { $plot }, { way }
label-lay = Tram { street }
label-place = { district }, { turned }
label-origin = { $plots ->
    [0] In the open
   *[other] { $own } { side } of { $plot }; beside { plots }
}
label-discard = { $piece ->
    [none] Discard { the-card }
   *[other] Discard { the-card }, whose plot is under { piece-a }
}
label-under = { $piece ->
    [none] Put { the-card } under deck { $deck }
   *[other] Put { the-card } (obsolete) under deck { $deck }
}
label-forward = { $piece ->
    [none] Put forward { the-card }
   *[other] Put forward { the-card } (obsolete)
}
label-offer = { $piece ->
    [none] Offer { the-card }
   *[other] Offer { the-card } (obsolete)
}
label-deal = Card: { card }
label-draw = Draw from deck { $deck } ({ $left } { $left ->
    [one] card
   *[other] cards
})
label-stop = { $step ->
    [tram] Stop: one segment is enough
    [accept] { $count ->
        [0] Accept nothing
       *[other] Accept nothing more
    }
   *[other] { $count ->
        [0] Exchange nothing
        [one] Stop and draw { $count } card
       *[other] Stop and draw { $count } cards
    }
}
label-pass = { $ends ->
    [yes] Pass, and end the game
   *[no] Pass
}
label-wish = Wish for a card of deck { $deck }
label-ask = Ask the others
label-confirm = { $cards ->
    [0] Offer nothing
   *[other] Confirm my offer
}
label-accept = { $which ->
    [both] Give both cards ({ decks-named }) for those of { who } ({ decks-named-2 })
   *[one] Give { $card ->
        [none] a card ({ decks-named })
       *[other] { the-card }
    } for that of { who } ({ decks-named-2 })
}
label-start = First player: { who }

## The log

log-start = Everybody receives { $cards } cards. The lot makes { who } first player.
log-pool = Before the first turn, districts { $from } to { $to } are placed; { who } begins.
log-extra = { who } will place the last district, and first draws an extra card from deck { $deck }.
log-first-turn = The starting districts are all there: { who } has the first turn.
log-district = { who } adds { district }{ $turn ->
    [0] { "" }
   *[other] , { turned }
}, beside { plots }.
log-centre = { $plots ->
    [1] Plot { $plots-last } now lies in the centre.
   *[other] Plots { $plots-rest } and { $plots-last } now lie in the centre.
}
log-hole = The city closes around an empty space of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.
log-build = { who } builds { piece-a }{ $left ->
    [0] { " " }({ piece-last })
   *[other] { "" }
} on { plots }: { worth }.
log-hall = { who } builds the city hall on { plots }: special buildings, trams, districts, parks and factories are open to all.
log-park = { who } lays out { piece-a } on { plots }: residences and offices built beside it gain a point.
log-factory = { who } opens { piece-a } on { plots }: residences and offices built beside it lose two points.
log-lead = { who } takes the lead with { points }, { $margin } ahead.
log-church = Only { $plot } is left free in { district }: just the place for a church.
log-first-tram = { who } opens the tram line { street }.
log-trams = { $count ->
    [1] { who } extends the tram line { street } ({ segments-left }).
   *[other] { who } extends the tram line { street }, then { street-2 } ({ segments-left }).
}
log-discard = { who } discards { the-card }, whose plot is under { piece-a }.
log-exchange = { who } exchanges { a-card } { of-decks }.
log-draw = { who } draws { $decks ->
    [1] { a-card } { from-decks }
   *[other] { from-decks }
}{ $missing ->
    [0] { "" }
    [1] ; no deck is left for another card
   *[other] ; no deck is left for { $missing } more
}.
log-card = New in your hand: { the-card }.
log-pass = { $counts ->
    [no] { who } passes; after a discard, that does not count as a pass.
   *[yes] { who } passes{ $missing ->
        [0] { "" }
        [1] : one more pass in a row ends the game
       *[other] { "" }
    }.
}
log-ask = { who } offers { a-card } { of-decks } for trade{ $wishes ->
    [0] { "" }
    [1] , wishing for deck { $wishes-last }
   *[other] , wishing for decks { $wishes-rest } and { $wishes-last }
}.
log-offer = { who } would give { a-card } { of-decks }.
# What is offered
sheet-offers = Offers: cards
sheet-offers-why = { of-decks }
log-no-offer = Nobody is interested.
log-trade = The deal with { who } is done: { a-card } { of-decks } for { a-card-2 } { of-decks-2 }.
log-no-more = { $traded ->
    [0] { who } accepts nothing.
   *[other] { who } leaves it at one card.
}
log-no-exchange = { who } keeps the whole hand.
log-over-full = All { $count } plots are occupied: the game is over.
log-over-passes = { $hall ->
    [yes] All { $count } players have passed in a row: the game is over.
   *[no] All { $count } players have passed in a row, and the city hall was never built: the game is over.
}
log-over-quiet = Nothing was built, placed or laid for { $count } turns: the game is over.
log-rank = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}: { who }, { points }.
log-won = { who } wins the game by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}.
log-shared = { $count } players share the victory with { points }.

## The page: facts, names and buttons

chip-step = { $step ->
    [deal] Set-up: the cards
    [start] Set-up: the first player
    [pool] Set-up: the districts
    [extra] Set-up: the extra card
    [origin] Set-up: the districts
   *[over] End of the game
}
chip-turn = Turn: { who }
chip-no-hall = No city hall yet
chip-segments = { $stuck ->
    [yes] Tram line stuck ({ segments-left })
   *[no] Tram: { segments-left }
}
chip-passes = { $passes ->
    [1] 1 pass; { $players } in a row end the game
   *[other] { $passes } passes; { $players } in a row end the game
}
chip-quiet = Quiet turns: { $quiet } of { $limit }
chip-gone = No more { piece-several }
chip-many-gone = { $count } kinds used up
summary = { $built ->
    [0] no building
    [one] { $built } building
   *[other] { $built } buildings
} · { $cards ->
    [0] no card in hand
   *[other] in hand: { decks-named }
}
overlay-zones = Centre and periphery
overlay-values = Values
overlay-owners = Builders
overlay-cards = Plots in hand
panel-hand = In hand
panel-supply = Supply
panel-decks = Decks
panel-districts = Districts
panel-trade = Trade
panel-scores = Score track
panel-city = { who }
button-pass = Pass
button-stop = Stop
button-ask = Ask the others
button-confirm = Confirm
button-first = My first card
button-second = My second card
button-both = Both cards
button-discard = Discard
button-under = Exchange
button-forward = Trade
button-offer = Offer
touch-card = { card-cap }
touch-piece = { piece-title }
touch-plot = Plot { $number }
touch-deck = Deck { $number }
touch-wish = Wish: deck { $number }
touch-turn = { $number ->
    [0] Not turned
   *[other] Turned by { $number }°
}
touch-district = District { $number }
touch-cell = This place
touch-accept = The offer of { who }
touch-street = Street { side } of { $plot }

## Everything explains itself: what a thing is, needs and gives now

explain-built = { piece-title }, built by { who }: { points }
explain-installed = { piece-title }: { $kind ->
    [park] residences and offices beside it are worth 1 more
   *[factory] residences and offices beside it are worth 2 less
}
explain-free = { $zone ->
    [centre] In the centre
   *[periphery] In the periphery
}. Worth here now: a single residence { $home }, a single office { $office }.
explain-away = Its district is not in the city yet.
explain-card = { $held ->
    [yes] Its card is in your hand.
   *[no] One needs its card, which you do not have.
}
explain-street = { $tram ->
    [yes] The tram runs here: residences and offices built beside it count double, an office beside the city hall too three times.
   *[no] No tram here{ $hall ->
        [yes] { "" }
       *[no] , and none can be laid before the city hall stands
    }.
}
explain-value = { $base ->
    [0] Brings no points itself.
   *[other] { $times ->
        [none] Always worth { $base }
       *[other] Base value { $base }
    }{ $times ->
        [tram] , twice that beside the tram
        [city-hall] , twice that beside the city hall
        [both] , two times beside the tram or the city hall, three times beside both
       *[none] { "" }
    }.
}
explain-takes = { $own ->
    [yes] It takes its own card and { $plots } free plots.
   *[no] { $plots ->
        [1] It takes one plot and its card.
       *[other] It takes { $plots } plots side by side and their cards.
    }
}
explain-hall = Once it stands, special buildings, trams, districts, parks and factories are open to all.
explain-after-hall = Not before the city hall stands.
explain-left = Left in the supply: { $left }
explain-obsolete = A park or a factory stands on its plot: you may discard it at the start of your turn.
explain-deck = Deck { $number }: { $left ->
    [one] { $left } card
   *[other] { $left } cards
}
explain-drawn = Drawn from it in this turn: { $drawn } of { $most } at most.
explain-district = { $plots } plots; it is not in the city yet.
explain-trams = Tram segments: { $left } of { $all } left
explain-tram = They double the value of what is built beside them from then on.
explain-lay = After the city hall, touch a street to lay one there.
explain-who = { who }
explain-points = { who }: { points }
explain-part = { $kind ->
    [residence] Residences
    [office] Offices
   *[other] Other buildings
}: { points }

## Before an action is confirmed: what it would bring

effect-worth = { $form ->
    [base] you will have { $total }
   *[other] { worth }; you will have { $total }
}
effect-hall = opens special buildings, trams, districts, parks and factories to all
effect-neighbours = { $kind ->
    [tram] the tram runs beside it
    [residence] { $plots ->
        [1] beside the residence on { $plots-last }
       *[other] beside the residences on { plots }
    }
    [office] { $plots ->
        [1] beside the office on { $plots-last }
       *[other] beside the offices on { plots }
    }
    [special] { $plots ->
        [1] beside the special building on { $plots-last }
       *[other] beside the special buildings on { plots }
    }
   *[office-or-special] beside offices or special buildings on { plots }
}
effect-left = { $left ->
    [0] { piece-no-more } left after this one
   *[other] { $left } more of this kind in the supply
}
effect-installation = { $kind ->
    [park] { $plots ->
        [0] no points; no free plot beside it
       *[other] no points; +1 for residences and offices on { plots }
    }
   *[factory] { $plots ->
        [0] no points; no free plot beside it
       *[other] no points; −2 for residences and offices on { plots }
    }
}
effect-obsolete = { $plots ->
    [1] your own card { $plots-last } becomes obsolete
   *[other] your own cards { plots } become obsolete
}
effect-church = { $plot } becomes the last free plot of { district }: a church can go there
effect-draws = { $cards ->
    [0] you draw nothing
   *[other] then you draw { a-card }
}
effect-decks = you choose the { $cards ->
    [1] deck
   *[other] decks
} yourself
effect-tram-free = brings the tram to { the-plots }, still free
effect-tram-built = passes { the-plots }, already built: no points
effect-tram-again = { the-plots } already had the tram
effect-segments = { segments-left }{ $stuck ->
    [yes] ; the line could not go on from there
   *[no] { "" }
}
effect-one-segment = { segments-left } in the supply
effect-origins = { $count ->
    [one] fits in { $count } place
   *[other] fits in { $count } places
}
effect-contact = shares { $streets ->
    [one] { $streets } street
   *[other] { $streets } streets
} with the city
effect-centre = { $plots ->
    [0] no plot moves to the centre
    [1] { $plots-last } moves to the centre
   *[other] { plots } move to the centre
}
effect-hole = closes an empty space of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
effect-unseen = { $plots ->
    [0] it will be { the-card }
    [1] { $card ->
        [none] it will be card { $plots-last }
       *[other] it will be { $plots-last } or { the-card }
    }
   *[other] { $card ->
        [none] it will be { $plots-rest } or { $plots-last }
       *[other] it will be { $plots-rest }, { $plots-last } or { the-card }
    }
}
effect-more-of-deck = { $more ->
    [0] then no other card from deck { $deck } this turn
    [one] one more from deck { $deck } allowed this turn
   *[other] { $more } more from deck { $deck } allowed this turn
}
effect-under = { $above ->
    [0] deck { $deck } is empty: the card lies alone there
    [one] goes under the { $above } card of deck { $deck }
   *[other] goes under the { $above } cards of deck { $deck }
}
effect-returned = in return you will draw { a-card }
effect-discard = { a-card } to replace at the end of the turn
effect-pass = { $missing ->
    [0] the last of { $passes } passes in a row
    [1] { $passes ->
        [1] one pass; one more in a row ends the game
       *[other] { $passes } passes in a row; one more ends the game
    }
   *[other] { $passes ->
        [1] one pass; { $missing } more in a row end the game
       *[other] { $passes } passes in a row; { $missing } more end the game
    }
}
effect-quiet = { $count } turns in which nothing was built, placed, laid or discarded
effect-no-pass = does not count as a pass: you have discarded
effect-forward = everybody sees deck { $deck }, nobody the card
effect-wish = the others see that you wish for deck { $deck }
effect-ask = { $count ->
    [one] { $count } player is asked
   *[other] { $count } players are asked
}
effect-offer = { $cards ->
    [one] { $cards } card offered
   *[other] { $cards } cards offered
}, { $most } at most
effect-confirm = { $cards ->
    [0] final: you offer nothing
    [one] final: you offer { $cards } card
   *[other] final: you offer { $cards } cards
}
effect-accept = { $which ->
    [both] you give { who } both cards ({ decks-named }) for { a-card-2 } { of-decks-2 }
   *[one] you give { who } { the-card } for { a-card-2 } { of-decks-2 }
}
effect-more-offers = { $count ->
    [0] no other offer can be accepted then
    [one] { $count } other offer can be accepted then
   *[other] { $count } other offers can be accepted then
}
effect-no-more = { $traded ->
    [0] no trade; you may exchange up to two cards with the decks
   *[other] your other card stays in your hand
}
effect-next = then { who } has a turn
effect-next-pool = then { who } places a district
effect-over = end of the game: { who } wins with { points }
effect-over-shared = end of the game: { $count } players share the victory with { points }

## Refusals

wrong-step = This is not the time to { tried }: { $step ->
    [deal] the cards are still being dealt
    [start] the first player is not known yet
    [pool] the starting districts are placed first
    [extra] first draw your extra card
    [origin] first say where the district goes
    [turn] your turn begins with an action, or with obsolete cards
    [tram] lay a second segment or stop first
    [exchange] finish your exchange first
    [draw] draw your cards first
    [card] the card is not there yet
    [forward] ask the others first
    [answer] the trade must be answered first
    [accept] accept an offer or stop first
    [swap] the cards are still changing hands
    [fallback] exchange up to two cards or stop first
   *[over] the game is over
}.
tried = { $tried ->
    [place] choose a district
    [origin] say where a district goes
    [build] build
    [lay] lay a tram
    [discard] discard a card
    [under] put a card under its deck
    [draw] draw a card
    [stop] stop
    [forward] put a card forward
    [wish] wish for a deck
    [ask] ask the others
    [offer] offer a card
    [confirm] confirm an offer
    [accept] accept an offer
    [deal] name a card
    [start] name the first player
   *[pass] pass
}
chance-only = Nobody can { tried }: chance does that.
not-in-pool = Not district { $district } yet: before the first turn only districts 2 to { $last } are placed.
already-placed = District { $district } already lies in the city.
district-before-hall = District { $district } must wait for the city hall, and nobody has built it yet.
overlap = District { $district } cannot lie there: it would cover { the-plots }.
no-contact = District { $district } must share at least two streets with the city; there it would { $streets ->
    [0] share none
   *[other] share only one, at { $plot }
}.
must-exchange = At this table obsolete cards are not discarded: exchange { the-card } with its deck instead.
not-obsolete = { card-cap } cannot be discarded: { $there ->
    [away] its plot is not in the city yet
    [free] its plot is still free
    [installation] only the card of a plot can become obsolete
   *[other] neither a park nor a factory stands on its plot
}.
not-held = { card-cap } is not in your hand.
no-piece = { $count ->
    [1] { piece-cap } cannot be built: the only one stands already.
   *[other] { piece-cap } cannot be built: all { $count } are used up.
}
not-in-city = Plot { $plot } is not in the city: district { $district } has not been placed yet.
no-shape = { $shape ->
    [I2] { piece-cap } needs two adjacent plots, and { way } of { $plot } there is none.
    [I3] { piece-cap } needs three plots in a straight line; { way } of { $plot } there { $present ->
        [1] is none
       *[other] is only one
    }.
    [L3] { piece-cap } needs three plots around a corner; with the corner on { $plot }, one is missing { way }.
   *[O4] { piece-cap } needs four plots in a square; with { $plot } in the upper left, one is missing.
}
occupied = { piece-cap } cannot stand there: { other-a } is already on { $taken }.
card-missing = You do not hold { $missing ->
    [1] card { $missing-last }
   *[other] cards { $missing-rest } and { $missing-last }
}: { piece-a } takes { $plots ->
    [1] the card of its plot
   *[other] the cards of all its plots, { $plots-rest } and { $plots-last }
}.
tram-in-the-way = { piece-cap } cannot cover the street between { $one } and { $two }: a tram runs there.
before-hall = { piece-cap } must wait for the city hall, and nobody has built it yet.
not-central = { piece-cap } must stand in the centre, and { $plot } lies in the periphery.
no-double-number = A church needs a plot with two equal digits, such as 11 or 44; { $plot } is none.
district-not-full = { piece-cap } must be the last building of its district; in district { $district }, { $free ->
    [1] plot { $free-last } is still free
    [2] plots { $free-rest } and { $free-last } are still free
   *[other] { $free } other plots are still free
}.
beside-parking = No residence beside a parking lot, and there is one on { $lots ->
    [1] { $lots-last }
   *[other] { $lots-rest } and { $lots-last }
}.
not-peripheral = { piece-cap } must stand in the periphery, and { $plot } lies in the centre.
cinema-neighbours = A cinema must touch two different residences; { $near-residence ->
    [0] beside { $plot } there is none
   *[other] beside { $plot } there is only one
}.
bank-neighbours = A bank must touch two different offices; { $near-office ->
    [0] beside { $plot } there is none
   *[other] beside { $plot } there is only one
}.
post-office-neighbours = A post office must touch a residence and an office; beside { $plot } { $near-residence ->
    [0] { $near-office ->
        [0] both are missing
       *[other] the residence is missing
    }
   *[other] the office is missing
}.
shopping-centre-neighbours = A shopping centre must touch a residence, an office, a special building and the tram; on { plots } it lacks { $lacks-first ->
    [residence] a residence
    [office] an office
    [special] a special building
   *[tram] the tram
}{ lacks-second }{ lacks-third }{ lacks-fourth }.
lacks-second = { $lacks ->
    [1] { "" }
    [2] { " " }and { lacks-second-what }
   *[other] , { lacks-second-what }
}
lacks-second-what = { $lacks-second ->
    [office] an office
    [special] a special building
   *[tram] the tram
}
lacks-third = { $lacks ->
    [3] { " " }and { lacks-third-what }
    [4] , { lacks-third-what }
   *[other] { "" }
}
lacks-third-what = { $lacks-third ->
    [special] a special building
   *[tram] the tram
}
lacks-fourth = { $lacks ->
    [4] { " " }and the tram
   *[other] { "" }
}
parking-lot-neighbours = A parking lot must touch two different offices or special buildings; { $near-office-or-special ->
    [0] beside { $plot } there is none
   *[other] beside { $plot } there is only one
}.
school-neighbours = A school must touch a residence, and beside { $plot } there is none.
restaurant-neighbours = A restaurant must touch an office, and beside { $plot } there is none.
installation-not-held = You do not hold the card of { piece-a }: it belongs to deck { $deck }.
installation-before-hall = { piece-cap } must wait for the city hall, and nobody has built it yet.
too-peripheral = At most one plot of a park may lie in the periphery; { $outer ->
    [2] both { $outer-rest } and { $outer-last } do
   *[other] { $outer-rest } and { $outer-last } all do
}.
too-central = At least two plots of a factory must lie in the periphery; there { $outer ->
    [0] none does
   *[other] only { $outer-last } does
}.
tram-before-hall = Trams must wait for the city hall, and nobody has built it yet.
no-segment = The supply is empty: all { $segments } segments of the line are laid.
no-street = There is no street { side } of { $plot } yet: district { $district } is not in the city.
other-name = This street goes by another name: { $known-side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} of { $known-plot }.
covered = No tram { street }: { piece-a } covers that street.
taken-street = A tram already runs { street }.
not-at-an-end = Not { street }: the line goes on from one of its ends only, { corner-1 } or { corner-2 }.
corner-1 = { $end-1 ->
    [1] at the corner of { $end-1-last }
   *[other] at the crossing of { $end-1-rest } and { $end-1-last }
}
corner-2 = { $end-2 ->
    [1] at the corner of { $end-2-last }
   *[other] at the crossing of { $end-2-rest } and { $end-2-last }
}
loop = Not { street }: the line would come back to a crossing it already touches, { $corner ->
    [1] at the corner of { $corner-last }
   *[other] that of { $corner-rest } and { $corner-last }
}.
not-connected = Not { street }: the new segment must meet the line at a crossing.
no-building-there = Not { street }: at this table a tram runs only along { $allowed ->
    [pieces] a plot with a piece on it
   *[buildings] a plot with a building on it
}.
cannot-draw-as-many = You cannot put { the-card } back as well: after that you should draw { $wanted } cards, and the decks allow only { $possible }.
two-at-most = After a failed trade you exchange two cards at most, so { the-card } stays.
deck-empty = Deck { $deck } is empty.
drawn-twice = You have already drawn { $most } cards from deck { $deck } this turn, the most allowed.
deck-not-in-city = At this table you draw only from decks whose district is in the city; district { $deck } is not.
no-trading = At this table cards are not traded.
already-forward = { card-cap } is already { $answer ->
    [yes] in your offer
   *[no] put forward
}.
two-forward = You have already put forward { $forward } cards, the most allowed: { the-card } stays.
nobody-to-trade = Nobody else holds a card to trade for { the-card }.
wished = You have already wished for deck { $deck }.
offer-too-large = { $forward ->
    [1] Only one card is asked for, and you have offered one
   *[other] No more than { $forward } cards may be offered
}: { the-card } stays.
no-offer = { $whose ->
    [own] You cannot trade with yourself.
    [nobody] There is no { who } at this table.
   *[none] { who } offers no card.
}
whole-offer = { who } offers { $cards } cards: take both for both of yours, or neither.
single-offer = { who } offers only one card: give only one for it.
no-second-card = You have put forward { $forward ->
    [1] only one card
   *[other] { $forward } cards
}: there is no { $which ->
    [both] pair to give
   *[second] second one to give
} to { who }.

## The guided first game

lesson-about = Five turns of a real game: lay two districts, build a residence, the city hall and a tram, and an office worth three times its value. Then you know enough to play.
lesson-welcome-title = One city for all
lesson-welcome = This is Midtown: nine plots, 11 to 19. Those at the edge of the city are the periphery; only 15, ringed, lies in the centre. Basile and you build this one city. A building scores at once, and only once. Most points win.
lesson-hand-title = A card is a plot
lesson-hand = You hold five cards: 17, 25, 33, 41 and 53. Only you can build on these plots. The first digit is the district, so 25 lies in district 2. Two cards side by side take a bigger building, worth far more.
lesson-district-title = Lay a district
lesson-district = Each of you lays two districts, so that their cards meet. You hold 17: let 25 come right below it. Choose Downtown, turned by 90°, and Play. Then touch the ringed place below Midtown, and Play.
lesson-second-title = And a second one
lesson-second = Basile has laid Chelsea. Now 33 shall come beside 25: choose Chinatown, turned by 90°, then the ringed place on the left. It must share two streets with the city.
lesson-home-title = Your first building
lesson-home = Singles are worth 2, doubles 6, triples 10. A residence likes the periphery: 1 more. Touch the double residence in the supply, then plots 25 and 33. Before you play, the page says what it is worth: 7 points.
lesson-draw-title = Fill your hand
lesson-draw = The two cards are played, so draw two others. Each deck belongs to one district: what would go well with 17? Other plots of Midtown! Draw twice from deck 1; two from the same deck is the most in a turn.
lesson-hall-title = The city hall
lesson-hall = 15 and 18: a gift! The city hall brings no points, but it opens all the rest, and multiplies offices beside it. It must stand in the centre: build it on 15, next to your 17 and 18. Then draw from deck 2.
lesson-tram-title = A tram
lesson-tram = You drew 21, right below 18. Now that the city hall stands, you may lay trams. Whatever is built along one is worth double. Lay it in the ringed street between 18 and 21: both will profit.
lesson-office-title = Three times as much
lesson-office = An office likes the centre: 6 and 1 are 7. Beside the tram or the city hall it counts double, beside both three times. Build a double office on 17 and 18: 21 points! Then draw two cards from any decks.
lesson-post-title = A special building
lesson-post = You have 28 points! Plot 21 touches your residence and your office: just what a post office needs. It is worth 5, and the tram doubles it. Build it on 21, then draw a card.
lesson-more-title = What else there is
lesson-more = Rest on a piece here, or hold a finger on it, to learn what it needs: a shopping centre is worth 30 points! Parks help their neighbours, factories harm them; each has a card. You may also add a district or exchange cards.
lesson-end-title = And so it goes on
lesson-end = One action each turn, then the hand is filled. It ends when all eight districts are laid and every plot is taken, or when both pass in a row. Nothing is scored at the end: points count as you build. Have fun!
lesson-weak-turn = The right district! Turned by 90°, plot 25 comes to its upper left corner, just below your 17.
lesson-weak-district = Also possible. But let us bring 25 and 17 together: choose district 2, Downtown, turned by 90°.
lesson-weak-below = Allowed, but there 25 does not touch 17. Lay it right below Midtown, where the ring is.
lesson-weak-second-turn = The right district! Turned by 90°, plot 33 comes to its lower right corner, just beside 25.
lesson-weak-second = Also possible. But let us bring 33 beside 25: choose district 3, Chinatown, turned by 90°.
lesson-weak-left = Allowed, but there 33 does not touch 25. Lay it on the left, where the ring is.
lesson-weak-home-centre = Well seen, 17 and 25 touch too! But they lie in the centre: 6 points only. On 25 and 33 it is worth 7.
lesson-weak-office-later = An office there will be worth far more later, beside the city hall. First the residence on 25 and 33.
lesson-weak-hall-later = The city hall comes next turn, at a better place. First the residence on 25 and 33.
lesson-weak-single = A single building is worth 3 at most. With two cards side by side you get 7: the double residence on 25 and 33.
lesson-weak-home = Allowed, but you can score now: a double residence on 25 and 33.
lesson-weak-draw = Allowed, but in deck 1 are the neighbours of your 17. Draw from deck 1.
lesson-weak-hall-plot = It may stand there too. But on 15, your 17 and 18 stay free side by side: room for a big office.
lesson-weak-hall-first = 7 points now, or 21 soon! First the city hall on 15, then the office beside it.
lesson-weak-hall = Allowed, but without a city hall nobody can build trams or special buildings. Build it on 15.
lesson-weak-draw-near = Allowed, but the plots of district 2 lie right beside your buildings. Draw from deck 2.
lesson-weak-between = A tram between 17 and 18 would part them: a building cannot cover it. Lay it along their outside, where the ring is.
lesson-weak-street = Good for the office! But between 18 and 21 the tram serves plot 21 as well, and you hold its card.
lesson-weak-far = There your office would not profit. Lay it between 18 and 21.
lesson-weak-tram-first = Already 14 points, beside the city hall! But wait one turn: with a tram it will be 21.
lesson-weak-tram = Allowed, but the tram makes your next two buildings worth more. Lay it between 18 and 21.
lesson-weak-residence = The tram would double it, but the city hall multiplies only offices here: 21 points instead.
lesson-weak-office = Allowed, but look what you can have now: a double office on 17 and 18, for 21 points!
lesson-weak-post = Allowed, but plot 21 is just right for a post office: 10 points.

## The score, line by line

score-residence-1 = Single residences ({ $count })
score-residence-2 = Double residences ({ $count })
score-residence-3 = Triple residences ({ $count })
score-office-1 = Single offices ({ $count })
score-office-2 = Double offices ({ $count })
score-office-3 = Triple offices ({ $count })
score-city-hall = City hall ({ $count })
score-church = Churches ({ $count })
score-cinema = Cinemas ({ $count })
score-post-office = Post offices ({ $count })
score-bank = Banks ({ $count })
score-shopping-centre = Shopping centres ({ $count })
score-parking-lot = Parking lots ({ $count })
score-hospital = Hospital ({ $count })
score-school = Schools ({ $count })
score-police-station = Police stations ({ $count })
score-petrol-station = Petrol stations ({ $count })
score-restaurant = Restaurants ({ $count })

## Options

option-trade = Trade
option-trade-help = One more action: swap one or two cards with other players, face down and one for one.
option-trade-off = No trading
option-trade-on = With trading
option-obsolete = Obsolete cards
option-obsolete-help = What happens to the cards of plots that a park or a factory has covered.
option-obsolete-discard = Discarded before the action
option-obsolete-exchange = Only by exchange
option-limited_trams = Where trams run
option-limited_trams-help = Whether a new segment must run along something that already stands.
option-limited_trams-off = In any street
option-limited_trams-buildings = Along buildings
option-limited_trams-pieces = Along buildings, parks and factories
option-limited_draws = Drawing
option-limited_draws-help = Whether one also draws from decks of districts that are not in the city yet.
option-limited_draws-off = From all decks
option-limited_draws-on = Only districts in the city
option-tram_rule = Tram rule
option-tram_rule-help = German: one line that grows at its two ends. English: branches and loops too.
option-tram_rule-german = German
option-tram_rule-english = English
option-new_buildings = New buildings
option-new_buildings-help = Four buildings by Greg Aleknevicus from The Games Journal, and two of our own.
option-new_buildings-none = None
option-new_buildings-published = The four published
option-new_buildings-all = All six
option-extra_card = Extra card
option-extra_card-help = Whoever places the last starting district draws a card more, plays with a hand larger by one, and begins.
option-extra_card-off = No
option-extra_card-on = Yes
option-reverse_placement = Starting districts
option-reverse_placement-help = In which order the starting districts are placed.
option-reverse_placement-off = First player first
option-reverse_placement-on = First player last
option-guard = End of quiet games
option-guard-help = Whether the game also ends after three rounds in which nothing was built, placed, laid or discarded.
option-guard-off = No
option-guard-on = Yes

### Pictures of the rules page

example-zones = The hatched plots have a side towards the open country: they are the periphery. The ringed ones are the centre. A new district can turn the first into the second.
example-districts = District 6 beside the city: at least two of its plots must lie along it. The lit cells are all the places for its upper left corner.
example-triple = With the cards 13, 21 and 22 a triple residence stands across two districts, in one straight line, and scores { $points } points.
example-hall = Plot 16 lies in the centre, and the city hall may stand there. It brings no points but opens everything else.
example-church = Plot 11 is the last free one of district 1, and its digits are equal: a church, { $points } points.
example-cinema = The cinema has two residences beside it, as it needs, and the city hall too, which doubles it: { $points } points.
example-shopping = A residence, an office, a special building (the city hall) and the tram: the shopping centre has all four beside it and scores { $points } points.
example-park = A park on two plots of the centre. Two plots at the edge would be one too many.
example-factory = Stanford takes three plots around a corner. Two of them lie in the periphery, as a factory wants.
example-tram = The line goes on at either of its two ends, in one of the lit streets. It never branches and never closes a loop.
example-place = One plot of this double residence is in the periphery: { $points } points, as an office there { $office }. Wholly in the centre it is the other way round: office { $centre }, residence { $home }.
example-double = Six for a double residence, one for the periphery, and the tram in front of it doubles the sum: { $points } points.
example-office = Six for a double office, two less for the factory beside it, then three times the rest for tram and city hall together: { $points } points.
example-poor = A single residence in the centre beside a factory: nothing is left, so it is worth exactly { $points } point, and the tram does not double it.

## Drawing

draw-city = The city
draw-about = { $districts ->
    [one] One district
   *[other] { $districts } districts
}, { $pieces ->
    [0] no piece yet
    [one] one piece
   *[other] { $pieces } pieces
}, { $segments ->
    [0] no tram
    [one] one tram segment
   *[other] { $segments } tram segments
}.
draw-player = player { $number }
draw-kind = { $kind ->
    [residence-1] single residence
    [residence-2] double residence
    [residence-3] triple residence
    [office-1] single office
    [office-2] double office
    [office-3] triple office
    [city-hall] city hall
    [church] church
    [cinema] cinema
    [post-office] post office
    [bank] bank
    [shopping-centre] shopping centre
    [lincoln-park] Lincoln Park
    [central-park] Central Park
    [stanford] Stanford Corporation
    [rockwell] Rockwell Industries
    [parking-lot] parking lot
    [hospital] hospital
    [school] school
    [police-station] police station
    [petrol-station] petrol station
   *[restaurant] restaurant
}
draw-code = { $kind ->
    [residence-1] R1
    [residence-2] R2
    [residence-3] R3
    [office-1] O1
    [office-2] O2
    [office-3] O3
    [city-hall] Hal
    [church] Chu
    [cinema] Cin
    [post-office] Pos
    [bank] Ban
    [shopping-centre] Sho
    [lincoln-park] Lin
    [central-park] Cen
    [stanford] Sta
    [rockwell] Roc
    [parking-lot] Par
    [hospital] Hos
    [school] Sch
    [police-station] Pol
    [petrol-station] Pet
   *[restaurant] Res
}
draw-free-plot = { $plot }: free, in the { $zone ->
    [centre] centre
   *[periphery] periphery
}.
draw-built-plot = { $plot }: { $kind }, built by { $owner }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
draw-green-plot = { $plot }: { $kind }, placed by { $owner }.
draw-your-card = You hold its card.
draw-street = Street { $side } of { $plot }
draw-tram-street = Street { $side } of { $plot }: tram
draw-no-place = The district cannot lie here
draw-place = The district can lie here
draw-north = N
draw-legend = { $sign ->
    [periphery] { $overlay ->
        [values] residences +1
       *[zones] periphery: residences +1
    }
    [centre] { $overlay ->
        [values] offices +1
       *[zones] centre: offices +1, city hall
    }
    [card] in your hand
    [under] known under its deck
    [mark] known in that hand
    [tram] tram ×2
    [city-hall] city hall ×2
    [park] park +1
   *[factory] factory −2
}
draw-hand = In hand
draw-hand-of = The hand of { $owner }
draw-no-cards = no cards
draw-card = { $card }, deck { $deck }{ $state ->
    [away] : its district is not in the city yet
    [gone] : obsolete
   *[here] {""}
}
draw-card-back = A card of deck { $deck }
draw-decks = Decks
draw-deck = Deck { $number }: { $left ->
    [0] empty
    [one] one card
   *[other] { $left } cards
}{ $drawn ->
    [0] .
   *[other] , { $drawn } drawn in this turn.
}
draw-known-under = You know what lies under it: { $cards }.
draw-supply = Supply
draw-left = { $count } × { $kind }
draw-segments = Tram segments: { $count } of { $all } left
draw-districts = Districts that are not in the city yet
draw-district = { district }
draw-turn = { $degrees ->
    [0] not turned
   *[other] turned by { $degrees }°
}
draw-scores = Score track
draw-score = { $owner }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
draw-trade = Trade
draw-first = The first card put forward
draw-second = The second card put forward
draw-wishes = Wishes
draw-wish = A card of deck { $number } is wished for
draw-offer-of = { $owner } offers { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
draw-answered = has answered
draw-thinking = is thinking
draw-no-offer = no offer
draw-map-legend = * your card   = ║ tram   o end of the line
draw-player-line = { $owner }: { $points ->
    [one] 1 point
   *[other] { $points } points
}   hand { $cards }
draw-known = Known
draw-known-under-deck = under its deck
draw-out = Out of the game
draw-trams-left = Tram segments left
draw-card-away = not in the city yet
draw-card-gone = obsolete

## What the judge looks at

term-points = points
term-ready = buildings that can be built
term-hopes = buildings that may become possible
term-unplaced = cards of districts not in the city
term-installations = cards of parks and factories
term-obsolete = cards that can be replaced
term-draws = cards to be drawn
term-trade = cards from a trade
term-rivals = cards kept from the others
term-exchange = turns not spent on an exchange
term-district = where the district lies
term-city-hall = the city hall
term-segments = segments of the tram
term-idle = idle turns avoided
term-uses = cards for a building that can be built
term-decks = cards left in the decks
