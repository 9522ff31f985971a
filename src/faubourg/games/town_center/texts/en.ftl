### Town Center in English. Codes such as $cube or $zone come from narrate.py.

name = Town Center
tagline = Ten rounds to stack a city of cubes: residences for points, shops for money, a lift to rise.

## What one plays for, and the phases of a round

goal = { $seats ->
    [1] Most points after ten rounds: powered residences and money count, cubes in the Suburb cost.
   *[other] Most points after ten rounds win: powered residences and money count, cubes in the Suburb cost.
}
phase-name = { $phase ->
    [setup] Set-up
    [investment] Investment
    [construction] Construction
    [development] Development
    [income] Income
    [administration] Administration
   *[over] End
}
phase-about = { $phase ->
    [setup] Everybody places a hall, and the first player is found.
    [investment] Cubes are drawn, and everybody takes two of them.
    [construction] Everybody builds their two cubes.
    [development] Residences beside enough offices grow, and shops beside enough residences.
    [income] Powered shops, car parks and halls pay.
    [administration] Everybody may buy a utility or a black cube.
   *[over] Points are counted.
}

## Players and cubes, used by the texts below

who = { $named ->
    [yes] { $who }
   *[no] Player { $player }
}
cube-a = { $cube ->
    [office] an office
    [residence] a residence
    [shop] a shop
    [utility] a utility
    [lift] a lift
    [car-park] a car park
    [hall] a hall
    [none] nothing
   *[black] a black cube
}
cube-title = { $cube ->
    [office] Office
    [residence] Residence
    [shop] Shop
    [utility] Utility
    [lift] Lift
    [car-park] Car park
    [hall] Hall
    [none] Nothing
   *[black] Black cube
}
cube-the = { $cube ->
    [office] the office
    [residence] the residence
    [shop] the shop
    [utility] the utility
   *[black] the black cube
}
cube-no = { $cube ->
    [office] no office
    [residence] no residence
    [shop] no shop
    [utility] no utility
   *[black] no black cube
}
cube-no-more = { $cube ->
    [office] no offices
    [residence] no residences
    [shop] no shops
    [utility] no utilities
   *[black] no black cubes
}
other-a = { $other ->
    [office] an office
    [residence] a residence
    [shop] a shop
    [utility] a utility
    [lift] a lift
    [car-park] a car park
    [hall] the hall
    [none] nothing
   *[black] a black cube
}
other-your = { $other ->
    [office] your office
    [residence] your residence
    [shop] your shop
    [utility] your utility
   *[black] your black cube
}
cubes-office = { $offices ->
    [0] { "" }
    [1] an office
   *[other] { $offices } offices
}
cubes-residence = { $residences ->
    [0] { "" }
    [1] a residence
   *[other] { $residences } residences
}
cubes-shop = { $shops ->
    [0] { "" }
    [1] a shop
   *[other] { $shops } shops
}
cubes-utility = { $utilities ->
    [0] { "" }
    [1] a utility
   *[other] { $utilities } utilities
}
cubes-black = { $blacks ->
    [0] { "" }
    [1] a black cube
   *[other] { $blacks } black cubes
}
# What stands before a colour in a list: nothing before the first, "and" before the last.
before-residence = { $residences ->
    [0] { "" }
   *[other] { $first ->
        [residence] { "" }
       *[other] { $last ->
            [residence] { " and " }
           *[other] { ", " }
        }
    }
}
before-shop = { $shops ->
    [0] { "" }
   *[other] { $first ->
        [shop] { "" }
       *[other] { $last ->
            [shop] { " and " }
           *[other] { ", " }
        }
    }
}
before-utility = { $utilities ->
    [0] { "" }
   *[other] { $first ->
        [utility] { "" }
       *[other] { $last ->
            [utility] { " and " }
           *[other] { ", " }
        }
    }
}
before-black = { $blacks ->
    [0] { "" }
   *[other] { $first ->
        [black] { "" }
       *[other] { " and " }
    }
}
cubes = { $first ->
    [none] nothing
   *[other] { cubes-office }{ before-residence }{ cubes-residence }{ before-shop }{ cubes-shop }{ before-utility }{ cubes-utility }{ before-black }{ cubes-black }
}

## Places

floor = { $floor ->
    [0] ground floor
    [1] 1st floor
    [2] 2nd floor
    [3] 3rd floor
   *[other] { $floor }th floor
}
next-floor = { $height ->
    [0] ground floor
    [1] 1st floor
    [2] 2nd floor
    [3] 3rd floor
   *[other] { $height }th floor
}
spot = { $zone ->
    [suburb] { $cell } (Suburb: −1 point)
   *[center] { spot-center }
}
spot-center = { $floor ->
    [0] { $cell }
   *[other] { $cell } ({ floor })
}
where = { $zone ->
    [suburb] on { $cell }, in the Suburb
   *[center] { where-center }
}
where-center = { $floor ->
    [0] on { $cell }
   *[other] on { $cell }, { floor }
}
not-here = { $floor ->
    [0] Not on { $cell }
   *[other] Not on { $cell } ({ floor })
}

## Steps of a round

phase-start = Set-up: the first player
phase-line = Set-up: the line of cubes
phase-halls = Set-up: the halls
phase-draw = Investment: the draw
phase-towers = Investment: the towers
phase-choose = Investment: the choice
phase-draft = Investment: the draft
phase-build = Construction
phase-grow = Development
phase-buy = Administration
phase-over = End of the game

## What is asked

prompt-halls = Place your hall wherever you like: in the Center, or in the Suburb (−1 point).
prompt-towers = { $count ->
    [1] Form the towers: put down the last cube drawn.
   *[other] Form the towers: put one of the { $count } cubes left on a tower. Cubes will be taken from the top, by you first.
}
prompt-choose = { $to ->
    [line] Choose the cube that goes to the end of the line; you will build the other two.
   *[bag] Choose the cube that goes back into the bag; you will build the other two.
}
prompt-draft = { $number ->
    [1] Take the top cube of a tower.
   *[other] Take your second cube from the top of a tower.
}
prompt-build-two = { $alike ->
    [yes] Build both your cubes: { cubes }.
   *[no] Build your two cubes in any order: { cubes }.
}{ may-discard }
prompt-build-one-of-two = You can build only one of your two cubes ({ cubes }): the other one goes to the reserve.{ $poor ->
    [yes] { " " }An office costs $5, and you have ${ $money }.
   *[no] { "" }
}
prompt-build-one = { $cube ->
    [office] Place your red cube: an office ($5).
    [residence] Place your green cube: a residence.
    [shop] Place your blue cube: a shop.
    [utility] Place your yellow cube: a utility.
   *[black] Place your black cube: a car park on an empty cell, a lift on a black column.
}{ may-discard }
may-discard = { $optional ->
    [yes] { " " }An office may also go back to the reserve.
   *[no] { "" }
}
prompt-discard = You cannot build anything more: return what is left to the reserve ({ cubes }).
prompt-confirm = Your cubes are placed: confirm, or take steps back.
prompt-grow = { $kind ->
    [residence] A residence is ready to grow: choose where.
    [shop] A shop is ready to grow: choose where.
   *[both] Residences and shops are ready to grow: choose which, and where.
}
prompt-buy = { $kind ->
    [utility] Buy a utility (${ $utility }), or pass. You have ${ $money }.
    [black] Buy a black cube (${ $black }), or pass. You have ${ $money }.
   *[both] Buy a utility (${ $utility }) or a black cube (${ $black }), or pass. You have ${ $money }.
}
prompt-wait = Waiting for { who } to { $step ->
    [halls] place a hall
    [towers] form the towers
    [choose] choose cubes
    [draft] take a cube
    [build] build
    [grow] develop the city
   *[buy] buy a cube or pass
}.
prompt-wait-many = Waiting for { $count } players who are still building.
prompt-chance = { $step ->
    [start] The first player is being drawn.
    [line] The cubes are being laid out.
   *[draw] Cubes are being drawn from the bag.
}
prompt-over = The game is over: { who } wins with { points }.
prompt-over-shared = The game is over: { $count } players share the victory with { points }.
prompt-over-solo = The game is over: { points }. Your town’s rank: { rank }.
points = { sign }{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
# A number's sign, apart from it: Fluent would print a hyphen.
sign = { $sign ->
    [minus] −
    [plus] +
   *[none] { "" }
}

## Choices in a list

label-hall = Hall on { spot }
label-stack = { $other ->
    [none] { cube-title }: open tower { $tower }
   *[other] { cube-title } on tower { $tower } (covers { other-a })
}
label-pick = { $other ->
    [none] Tower { $tower }: { cube-a }
   *[other] Tower { $tower }: { cube-a } (below it: { other-a })
}
label-put-back = { $to ->
    [line] Send { cube-a } to the end of the line
   *[bag] Put { cube-a } back into the bag
}
label-build = { cube-title } on { spot }{ price-after }
label-buy = Buy { cube-a } on { spot }{ price-after }
price-after = { $cost ->
    [0] { "" }
   *[other] , ${ $cost }
}
label-grow = { cube-title } on { spot }: { unit-size }
unit-size = { $size ->
    [one] a unit of { $size } cube
   *[other] a unit of { $size } cubes
}
label-discard = Return to the reserve: { cubes }
label-confirm = Confirm my construction
label-pass = Buy nothing
label-start = First player: { who }
label-draw = Draw: { cube-a }

## The log

log-start = Round 1: the draw gives the bag to { who }.
log-line = The { $count } cubes of the game are laid out in a line, in full view.
log-draw = { who } draws { cubes }.
log-hall = { who } places a hall { where }.
log-tower = { who } forms tower { $tower }: { cube-a } on { cubes }.
log-pick = { $other ->
    [none] { who } takes { cube-a } and empties tower { $tower }.
   *[other] { who } takes { cube-a } from tower { $tower } and uncovers { other-a }.
}
log-put-back = { $to ->
    [line] { who } sends { cube-a } to the end of the line and keeps { cubes }.
   *[bag] { who } puts { cube-a } back into the bag and keeps { cubes }.
}
log-build = { who } builds { built }{ paid } { where }{ lit }.
log-build-car-park = { $size ->
    [1] { who } opens a car park { where }.
   *[other] { who } extends a car park { where }: { $size } cubes.
}
log-build-lift = { who } raises a lift on { $cell }: { $height } cubes{ no-power }.
log-buy = { who } buys { cube-a } for ${ $cost } and puts it { where }{ lit }.
log-buy-car-park = { $size ->
    [1] { who } buys a black cube for ${ $cost } and opens a car park { where }.
   *[other] { who } buys a black cube for ${ $cost } and extends a car park { where }: { $size } cubes.
}
log-buy-lift = { who } buys a black cube for ${ $cost } and raises a lift on { $cell }: { $height } cubes{ no-power }.
built = { $cube ->
    [residence] { $lit ->
        [0] a residence
       *[other] a powered residence
    }
    [shop] { $lit ->
        [0] a shop
       *[other] a powered shop
    }
   *[other] { cube-a }
}
newly-lit = { $lit ->
    [0] { "" }
    [1] : one more unit has power
   *[other] : { $lit } more units have power
}
paid = { $cost ->
    [0] { "" }
   *[other] { " " }(${ $cost })
}
lit = { $cube ->
    [utility] { newly-lit }
   *[other] { "" }
}
no-power = { $power ->
    [yes] { "" }
   *[no] , still without power
}
log-limit = The lift has power: { who } may now build { $limit } floors high.
log-grow = { who } grows { $cube ->
    [residence] a residence
   *[shop] a shop
} { where }: { $size } cubes{ merged }{ $lit ->
    [0] { "" }
   *[other] , and power arrives
}.
merged = { $merged ->
    [0] { "" }
    [1] { "" }
   *[other] , { $merged } units joined into one
}
log-discard = { $why ->
    [money] { who } cannot pay for { cubes }: back to the reserve.
    [room] { who } finds no place for { cubes }: back to the reserve.
   *[choice] { who } prefers to return { cubes } to the reserve.
}
log-pass = { who } buys nothing.
log-income = { who } collects ${ $income } and now has ${ $money }.
# Who got what, and why
sheet-income = Income: dollars
sheet-income-why = { $shops ->
    [0] { "" }
   *[other] { "" }shops { $shops },{ " " }
}{ $parks ->
    [0] { "" }
   *[other] { "" }car parks { $parks },{ " " }
}{ $hall ->
    [0] { "" }
   *[other] { "" }hall { $hall },{ " " }
}now ${ $money }
round-number = { $round ->
    [10] Last round
   *[other] Round { $round } of { $rounds }
}
log-round = { round-number }: the bag goes to { who }.
log-round-solo = { round-number }.
log-offer = { $round ->
    [10] The last two cubes of the line: { cubes }.
   *[other] At the head of the line: { cubes }.
}
log-over = The game is over. Here is the ranking.
log-over-solo = The game is over: { who } reaches { points }. The town’s rank: { rank }.
log-rank = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}: { who }, { points }.
log-tie-break = Level on points, { who } wins by the cubes on the highest floors.
log-shared = A perfect tie: { $count } players share the victory.

## The page: facts, names and buttons

chip-round = Round { $round } / { $rounds }
chip-shortage = Shortage: { cube-no-more }
summary = ${ $money } · income +{ $income }{ $sprawl ->
    [0] { "" }
    [one] { " " }· { $sprawl } cube in the Suburb
   *[other] { " " }· { $sprawl } cubes in the Suburb
}{ $lift ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }· lift { $lift }{ unlit }
}{ $hand ->
    [0] { "" }
    [one] { " " }· { $hand } cube in hand
   *[other] { " " }· { $hand } cubes in hand
}
unlit = { $power ->
    [yes] { "" }
   *[no] { " " }(no power)
}
overlay-power = Power
overlay-units = Units
overlay-heights = Floors
overlay-zones = Zones
panel-towers = Cube market
panel-bag = Bag and reserve
panel-slices = Floor by floor
panel-hand = In hand
panel-city = City: { who }
button-confirm = Confirm
button-pass = Pass
button-discard = Return to the reserve
button-cube = { cube-title }
button-cell = Cell { $cell }
button-tower = Tower { $tower }

## Before an action is confirmed: what it would bring

effect-paid = ${ $money } left
effect-residence = { $power ->
    [yes] powered
   *[no] no power
}
effect-shop = { $power ->
    [yes] powered
   *[no] no power
}
effect-lit = { $lit ->
    [0] no further unit gets power
    [one] gives power to { $lit } unit
   *[other] gives power to { $lit } units
}
effect-lift = lift of { cube-count }, { $power ->
    [yes] powered
   *[no] no power
}
effect-car-park = car park of { cube-count }
effect-height = height limit: { $limit }
effect-income = { sign }${ $income } a round
effect-points = { points }
effect-points-in-all = { points } in all
effect-grows = { $merged ->
    [1] { $cube ->
        [residence] residence
       *[shop] shop
    } grows: { $old } → { $size } cubes
   *[other] { $merged } { $cube ->
        [residence] residences
       *[shop] shops
    } joined: { $size } cubes
}
effect-grown = { $cube ->
    [residence] a residence grows { where }
   *[shop] a shop grows { where }
}
effect-will-grow = { $cube ->
    [residence] residence on { $place } will grow: { $present } offices for { cube-count }
   *[shop] shop on { $place } will grow: { $present } residences for { cube-count }
}
effect-stuck = { $cube ->
    [residence] residence on { $place } ({ cube-count }, { $present } offices) can grow no more
   *[shop] shop on { $place } ({ cube-count }, { $present } residences) can grow no more
}
effect-uncovers = uncovers { other-a } on tower { $tower }
effect-empties = empties tower { $tower }
effect-also-taken = you get { other-a } too, from the last tower
effect-too-dear = too dear to build: ${ $price }, you have ${ $money }
effect-to-stack = left to stack: { cubes }
effect-to-build = left to build: { cubes }
effect-nothing-left = nothing left to build
effect-kept = you keep { cubes }
effect-collected = income +${ $income }: you will have ${ $money }
effect-next = { $you ->
    [yes] then you { $step ->
        [towers] form the towers
        [choose] choose your cubes
        [draft] take a cube
        [build] build
        [grow] develop your city
       *[buy] may buy a cube
    }
   *[no] then { who } { $step ->
        [halls] places a hall
        [towers] forms the towers
        [draft] takes a cube
        [build] builds
        [grow] develops the city
       *[buy] may buy a cube
    }
}
effect-still = { who } is still building
effect-next-many = { $still ->
    [yes] { $count } players are still building
   *[no] then all { $count } players build
}
effect-round = then round { $round }
effect-over = end of the game: { points }

## Everything explains itself: what a thing is, costs and gives now

explain-cell = { $cell }, { draw-zone }
explain-unit = { draw-floor }: { $cube ->
    [residence] residence of { cube-count }, { $power ->
        [yes] worth { $worth ->
            [one] { $worth } point
           *[other] { $worth } points
        }
       *[no] no power: 0 points, with power { $worth }
    }. { $present ->
        [0] It touches no office
        [one] It touches { $present } office
       *[other] It touches { $present } offices
    } and grows with { $needed }.
   *[shop] shop of { cube-count }, { $power ->
        [yes] ${ $worth } a round
       *[no] no power: $0, with power ${ $worth }
    }. { $present ->
        [0] It touches no residence
        [one] It touches { $present } residence
       *[other] It touches { $present } residences
    } and grows with { $needed }.
}
explain-lift = { draw-floor }: lift of { cube-count }, { $power ->
    [yes] powered: it lets the city rise to { $size } floors
   *[no] no power: it does not count yet
}
explain-car-park = { draw-floor }: car park of { cube-count }, ${ $income } a round
explain-service = { draw-floor }: { $cube ->
    [office] office; { explain-near-homes }
    [utility] utility; { $near ->
        [0] it powers nothing yet
        [one] it powers { $near } unit
       *[other] it powers { $near } units
    }
   *[hall] hall, ${ $income } a round; { explain-near-homes }
}
explain-near-homes = { $near ->
    [0] no residence touches it
    [one] { $near } residence touches it and may grow
   *[other] { $near } residences touch it and may grow
}
explain-ground = { $zone ->
    [center] Empty. One may build up to { $limit ->
        [one] { $limit } floor
       *[other] { $limit } floors
    } here now.
   *[suburb] A single cube fits here, and it costs 1 point at the end.
}
explain-cube = { cube-title }
explain-role = { $cube ->
    [office] Makes the residences beside it grow.
    [residence] Points at the end, if powered: larger and higher is worth more.
    [shop] Money every round, if powered: larger and higher pays more.
    [utility] Powers the residences, shops and lifts that touch it.
    [hall] Pays $1 a round and counts as an office.
   *[black] Alone on the ground a car park, which pays $1 for each cube around it; two and more on one another a lift, which lets the city rise.
}
explain-cost = { $cost ->
    [0] Free to build in the construction phase.
   *[other] Costs ${ $cost } to build; there is ${ $money } at hand.
}
explain-price = To buy it in the administration phase: ${ $price } now, the { nth } of the city.
explain-left = Left: { $bag } in the bag, { $reserve } in the reserve.
explain-storey = { $place ->
    [0] On top, to be taken now: { cube-a }
   *[other] Below: { cube-a }
}
explain-no-tower = Nothing here yet.
explain-stock = { cube-title }: { $count } { $stock ->
    [bag] in the bag
   *[reserve] in the reserve
}
explain-all = { $stock ->
    [bag] Bag
   *[reserve] Reserve
}: { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
explain-use = { $stock ->
    [bag] Drawn blind at the start of every round, and empty after the tenth draw.
   *[reserve] Cities grow from here, and one buys from here.
}
explain-limit = { $limit ->
    [5] As high as a city can be.
   *[other] In the Center a stack may have { $limit ->
        [one] { $limit } cube
       *[other] { $limit } cubes
    }; a powered lift of { $next } allows { $next }, up to { $highest }.
}
explain-points = { who }: { points }
explain-homes = Powered residences: { points }
explain-money = Money: ${ $money }, { points } at the end
explain-sprawl = Cubes in the Suburb: { points }
explain-who = { who }
explain-income = Income: ${ $income } a round (shops ${ $shops }, car parks ${ $parks }, hall ${ $hall })
explain-hand = In hand: { cubes }
explain-legend = { $key ->
    [powered] Powered: a utility touches it
    [unpowered] No power: it counts for nothing
    [center] Center: towers may stand here
   *[suburb] Suburb: −1 a cube
}

## Refusals

wrong-step = This is not the time to { $tried ->
    [hall] place a hall
    [stack] form the towers
    [pick] take a cube from a tower
    [return] put a cube back
    [build] build
    [discard] return a cube
    [confirm] confirm
    [grow] develop the city
    [buy] buy
    [draw] draw
    [start] name the first player
   *[pass] pass
}: { $step ->
    [start] the first player is not known yet
    [line] the cubes are still being laid out
    [halls] place your hall first
    [draw] cubes are still being drawn
    [towers] form the towers first
    [choose] first choose the cube you will not keep
    [draft] first take a cube from the top of a tower
    [build] this is the construction phase
    [grow] your units that are ready must grow first
    [over] the game is over
   *[buy] this is the time for purchases
}.
not-drawn = There is { cube-no } among the cubes to stack: what is left is { cubes }.
no-such-tower = There is no tower { $tower }: with { $players } players, { $towers } are formed.
tower-out-of-order = Not tower { $tower } yet: they are opened in order, and tower { $next } is next.
tower-full = Tower { $tower } is complete: with { $players } players, each tower has exactly two cubes.
towers-too-low = Not on tower { $tower }: { $left ->
    [one] the last cube must
   *[other] the { $left } cubes left must
} go to { $low ->
    [one] the tower that does not have two yet
   *[other] the towers that do not have two yet
}.
tower-empty = There is nothing to take from tower { $tower }: choose a tower that still has a cube.
not-offered = There is { cube-no } among your three cubes: { cubes }.
no-cell = { $zone ->
    [park] { not-here }: this is the park, nothing is built there.
   *[none] { not-here }: this is no cell of your board.
}
floating = { not-here }: cubes do not float. { $height ->
    [0] The cell is empty
    [1] The column has 1 cube
   *[other] The column has { $height } cubes
}; the next one goes on the { next-floor }.
occupied = Not on { $cell } ({ floor }): { other-a } is already there. A cube always goes on top.
suburb-full = { $other ->
    [none] { not-here }: in the Suburb one builds on the ground floor only.
   *[other] { not-here }: { other-a } is already there, and a Suburb cell holds one cube only.
}
column-full = Not on { $cell }: the column already has its five cubes, the maximum.
on-a-lift = { not-here }: only a black cube goes on { other-a }.
lift-on-others = { not-here }: a black cube goes on an empty cell or a black column, and { other-a } stands there.
too-high = { not-here }: { $limit ->
    [1] without a powered lift one builds on the ground floor only
   *[other] your powered lift allows { $limit } floors
}. You need a powered lift of { $needed } cubes.
not-in-hand = { $first ->
    [none] You have no cube left in hand.
   *[other] You have { cube-no } in hand: you hold { cubes }.
}
same-colour = { $cube ->
    [residence] { not-here }: a residence never touches another residence during construction, and there is one on { $beside }.
   *[shop] { not-here }: a shop never touches another shop during construction, and there is one on { $beside }.
}
office-too-dear = An office costs ${ $price }, and you have ${ $money }.
offices-too-dear = With two offices in hand you need ${ $price } to build, and you have ${ $money }: both go back to the reserve.
blocks-the-other = { not-here }: there would be no place left for { other-your }. Both cubes must be built if that is possible.
must-build = { $buildable ->
    [some] You cannot return { cube-the } to the reserve yet: first build the cube that can be built.
   *[all] You cannot return { cube-the } to the reserve: you can still build, and you must.
}
cubes-left = Before you confirm, { $buildable ->
    [none] return to the reserve what you still hold
    [some] build what you can and return the rest to the reserve
   *[all] build what you still hold
}: { cubes }.
no-confirmation = There is nothing to confirm here: your construction ends with your last cube.
reserve-empty = There are { cube-no-more } left in the reserve: nothing of this colour can grow.
no-unit = { $cube ->
    [residence] { not-here }: the new cube must touch a residence that is ready to grow, and there is none beside it.
   *[shop] { not-here }: the new cube must touch a shop that is ready to grow, and there is none beside it.
}
residence-not-ready = { not-here }: the residence beside it ({ cube-count }) touches { $present ->
    [0] no office
    [1] only one office
   *[other] { $present } offices
}; it needs { $needed }, the hall included.
shop-not-ready = { not-here }: the shop beside it ({ cube-count }) touches { $present ->
    [0] no residence
    [1] only one residence
   *[other] { $present } residences
}; it needs { $needed } different ones.
cube-count = { $size ->
    [one] { $size } cube
   *[other] { $size } cubes
}
none-on-sale = There are { cube-no-more } left in the reserve: none can be bought.
too-dear = Too dear: { $cube ->
    [utility] the { nth } utility
   *[black] the { nth } black cube
} of your city costs ${ $price }, and you have ${ $money }.
nth = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
no-black-column = You cannot buy a black cube: your city already has one, so the next must go on a black column of fewer than five cubes in the Center, and there is none.
no-new-car-park = { not-here }: your city already has a black cube, so the one you buy must go on a black column in the Center.

## The guided first game: at most 45 words each

lesson-about = Two rounds of a real game: place your city hall, take cubes, build a home, earn money, and watch your town grow. Then you know enough to play.
lesson-welcome-title = Your town, still empty
lesson-welcome = Ten rounds to build a town of cubes, and the most points win. The nine ringed cells are the Center: build there. All around lies the Suburb, where each cube costs you a point at the end.
lesson-hall-title = First your city hall
lesson-hall = The violet hall pays you $1 a round and helps the homes beside it to grow. We keep the very middle for a home: put the hall right next to it. Touch the ringed cell, then Play.
lesson-cubes-title = What the colours do
lesson-cubes = Green are homes: your points. Blue are shops: money every round. Red offices make homes grow, homes make shops grow. Yellow is power: without it homes and shops count for nothing. Black is a car park, or, stacked, a lift.
lesson-draft-title = Take a cube
lesson-draft = Each round everybody takes two cubes, always from the top of a tower. Basile has just taken a black one, and a home came to light below it. Take that home: touch the ringed tower.
lesson-home-title = Build the home
lesson-home = The last tower gave you a black cube too, and both must be built. Put the green one in the middle, beside the hall: a home grows when offices touch it, and the hall counts as one. Touch the cube in hand, then the cell.
lesson-car-park-title = A car park earns
lesson-car-park = A black cube on the ground is a car park: $1 a round for every cube that touches it. Put it in a corner beside the hall, so that the home keeps its free sides. Then confirm.
lesson-income-title = Money came in
lesson-income = After building, towns grow and pay. Yours had $3 and got $1 from the hall and $1 from the car park: $5. Your box among the players, on a phone below the board, shows it; “Where the points come from” explains the score.
lesson-save-title = Buy, or save?
lesson-save = The round ends with shopping: a yellow or black cube, $5 for the first of its colour in your town, $10 for the second. But an office costs $5 too, and there is one in the next draw. Save: choose Pass.
lesson-towers-title = You hold the bag
lesson-towers = The bag goes round, so now you pile up the four drawn cubes, two in each tower. What lies below is out of reach. Put the black cube at the bottom of tower 1, and the red office on top of it.
lesson-office-first-title = First choice is yours
lesson-office-first = Whoever holds the bag picks first, and last. Take the office from tower 1. Basile then takes two cubes, and a yellow one is left for you.
lesson-office-title = Two offices make a home grow
lesson-office = A home of one cube grows when two offices touch it. The hall is one: put the red cube on another side of the home. It costs your $5, and the page tells you: “will grow”.
lesson-power-title = And now power
lesson-power = A home without power scores nothing. Electricity does not travel: the yellow cube must touch the home itself. Put it beside the home, then confirm, and watch what happens.
lesson-grown-title = It has grown!
lesson-grown = A second green cube came for free. Two cubes with power are 3 points, three are 6, four are 10: one big home is worth more than many small ones. Each further growth needs one office more.
lesson-end-title = And so it goes on
lesson-end = A second black cube on your car park makes a lift: with power beside it you build upwards, and height is worth points. After ten rounds: homes, $5 for a point, less the Suburb. Have fun!
lesson-weak-middle = A fine place for a hall! But keep the middle for the home: there it can have four neighbours.
lesson-weak-corner = A hall in the corner has few neighbours. Put it right beside the middle cell.
lesson-weak-suburb = The rules allow it, but every cube in the Suburb costs a point at the end. Stay in the Center while there is room.
lesson-weak-draft = That would be two black cubes for you, and the only home for Basile. Take the green one.
lesson-weak-home-first = One after the other: first the green cube, it has the best place to get.
lesson-weak-home = Possible, but in the middle the home touches the hall and keeps three free sides for office, power and growth.
lesson-weak-beside-home = That side of the home is worth more for an office or power. A corner beside the hall earns just as much.
lesson-weak-lonely = Nothing touches it there, so it would earn nothing yet. Take a corner beside the hall.
lesson-weak-save = Power would be useful! But yellow cubes come in the next draw anyway; for the office you need these $5.
lesson-weak-towers = Begin with the black cube on tower 1: it is the one we want least, so it lies below.
lesson-weak-towers-top = Now the red office, on top of the black cube: so you can take it first.
lesson-weak-office-first = A yellow cube will be left for you in any case; the office will not.
lesson-weak-office = There it does not touch the home, and your $5 would bring nothing yet. Put it right beside the home.
lesson-weak-power-later = First the office, then the yellow cube.
lesson-weak-power = There it touches no home, and power does not travel. Put it right beside the home.

## Income and score, line by line

residence-unit = Residence on { $place }: { unit-line }
unit-line = { $powered ->
    [yes] { cube-count }, top on the { floor }
   *[no] { cube-count }, no power
}
money = Money: ${ $money }, a point for every $5
sprawl = Suburb: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}

## Solo ranks

rank = { $rank ->
    [hameau] { rank-hameau }
    [village] { rank-village }
    [bourg] { rank-bourg }
    [commune] { rank-commune }
    [ville] { rank-ville }
    [agglomeration] { rank-agglomeration }
    [metropole] { rank-metropole }
    [capitale] { rank-capitale }
    [megalopole] { rank-megalopole }
   *[lieu-dit] { rank-lieu-dit }
}
rank-lieu-dit = Lieu-dit (a few houses)
rank-hameau = Hameau (hamlet)
rank-village = Village
rank-bourg = Bourg (market town)
rank-commune = Commune (township)
rank-ville = Ville (town)
rank-agglomeration = Agglomération (urban area)
rank-metropole = Métropole (metropolis)
rank-capitale = Capitale (capital)
rank-megalopole = Mégalopole (megalopolis)

## Options

option-sides = Boards
option-sides-help = The side of each player’s board; an experienced player may take B against beginners.
option-sides-a = Side A, easy
option-sides-b = Side B, hard
option-solo = Solo
option-solo-help = Draw three cubes from the bag each round, or see the whole line in advance on the Central Park board.
option-solo-bag = Draws from the bag
option-solo-central_park = Central Park
option-shortage = Shortage
option-shortage-help = Who develops first when the reserve cannot serve everybody.
option-shortage-block = City after city
option-shortage-cyclic = One cube each, in turn
option-offices = Offices
option-offices-help = Whether an office that could be built may be returned to the reserve.
option-offices-forced = Compulsory
option-offices-optional = Voluntary
option-two_offices = Two offices in hand
option-two_offices-help = What is built with two offices in hand and less than $10.
option-two_offices-one = One, given $5
option-two_offices-none = Neither
option-first_player = First player
option-first_player-help = Who receives the bag in the first round.
option-first_player-random = By lot
option-first_player-seat = Player { $seat }
option-first_round = First round
option-first_round-help = In the first round, build all at once or, to learn, one after the other.
option-first_round-together = All at once
option-first_round-city_by_city = City after city


### Drawing

draw-letter = { $kind ->
    [office] O
    [residence] R
    [shop] S
    [utility] U
    [lift] L
    [car-park] P
   *[hall] H
}
draw-kind = { $kind ->
    [office] office
    [residence] residence
    [shop] shop
    [utility] utility
    [black] black cube
    [lift] lift
    [car-park] car park
   *[hall] city hall
}
draw-zone = { $zone ->
    [center] Center
   *[suburb] Suburb
}
draw-city = City of { $owner }
draw-about = { $cubes ->
    [0] No cube yet.
    [one] One cube; height limit { $limit }.
   *[other] { $cubes } cubes, the tallest column has { $tallest }; height limit { $limit }.
}
draw-cell = { $cell }, { $zone }: { $cubes }
draw-empty-cell = { $cell }, { $zone }: empty
draw-park = Park: nothing is built here
draw-limit = Height limit: { $limit }
draw-worth-points = { $size } = { $worth } pts
draw-worth-money = { $size } = ${ $worth }
draw-sprawl = −1
draw-powered = powered
draw-unpowered = no power
draw-center = Center
draw-suburb = Suburb: −1 a cube
draw-behind = { $cell } is hidden behind this tower
draw-floor = { $level ->
    [0] Ground floor
   *[other] Floor { $level }
}
draw-slices = The city floor by floor
draw-hand = In hand
draw-towers = Towers
draw-tower = Tower { $number }: { $cubes }
draw-no-cube = empty
draw-drawn = Drawn
draw-offered = Offered: one goes back
draw-line = Line of cubes
draw-bag-and-reserve = Bag and reserve
draw-bag = Bag
draw-reserve = Reserve
draw-times = { $count } × { $kind }
draw-numbers = ${ $money } (income { $income }), height limit { $limit }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-legend = [ ] Center, . floor still allowed   ( ) Suburb   cubes from the ground up
    O office  R residence  S shop  U utility  L lift  P car park  H city hall
draw-player = player { $number }
draw-brief = { $owner }: { $numbers }

### Pictures of the rules page

example-adjacent = The shop on c3 touches the utility on d3, the residence on c4, the office on c2 and the hall on b3. The residence on top of the hall is one floor higher: it touches none of them but the hall.
example-units = { $units } residence units: the two that touch are one, the third is another. The two shops are one unit too.
example-power = The utility on b4 lights the residence beside it, and with it the whole unit. The one on e3 only has corners in common with its neighbours, and lights nothing: shops and third residence are dark.
example-limit = The powered lift has { $limit } cubes, so everything in the Center may now be { $limit } high. The lower lift has no power and changes nothing; the single black cube is a car park.
example-draft = Everybody takes a top cube of any tower. What lies below can be taken from the next pick on.
example-same = Where the residence may go is lit. Beside or on the residence that stands it may not; on the hall it may, because the lift allows two floors.
example-grow = This unit has { $size } cubes and touches { $offices } office cubes, the hall among them: it is ready. The new cube on top also touches the residence on the hall, and all four become one unit.
example-short = The shop unit has { $size } cubes and only { $units } residence units beside it. It needs one more than it has cubes.
example-ready = With { $units } residence units beside it, the shop of { $size } grows. It chooses among the lit places.
example-shops = { $size } cubes and a top on level 2 pay ${ $dollars } every round. The shop without power pays ${ $dark }.
example-car-park = Two black cubes, one car park: it touches five other cubes and pays ${ $dollars }. It needs no power.
example-buying = One utility stands here, the next costs ${ $utility }; two black cubes, the next costs ${ $lift } and must go on one of them.
example-homes = { $size } cubes with a top on level 3 score { $points } points. The two in the back have no power and score { $dark }.
example-sprawl = { $lost } cubes in the Suburb cost { $lost } points at the end, whatever their colour.

### Judge

term-homes = powered residences
term-sprawl = cubes kept out of the Suburb
term-money = money
term-income = income to come
term-purse = money for offices
term-dark-homes = residences that may still get power
term-dark-shops = shops that may still get power
term-power = free places with power
term-height = height of the city
term-dead-lift = a lift that waits for power
term-shaft = a car park ready to become a lift
term-seeds = places beside offices for residences
term-ready-homes = residences about to grow
term-ready-shops = shops about to grow
term-shop-seeds = places between residences for shops
term-bridges = residences that could grow together
term-room = room left in the Center
term-growth = the growth that follows
term-hand = the cubes in hand
term-purchase = the last purchase
term-draft = what the draft will bring
term-rivals = what the others are denied in the draft
term-others = less for the best of the others
