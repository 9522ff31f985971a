### Arcologies in English. What Small City says too is said by its own texts.
### Codes such as $tile or $step come from narrate; a list comes in three values: how many, all
### but the last, the last.

name = Small City: Arcologies
tagline = Votes are forgotten: raise a city under one roof, fit it with six hydrogen pumps and leave first, before the air kills you.
aid-movement = Finish my movement sensibly
aid-income = Collect my income sensibly

## What one plays for, and the phases of a round

goal = { $seats ->
    [1] Build your arcology and make six pumps in as few rounds as you can; at pollution 100 the game is lost.
   *[other] Build your arcology and be the first to make six pumps: it takes off and wins. Pollution 100: you are out.
}
phase-about = { $phase ->
    [setup] Arcologies are dealt, town halls find their place.
    [income] Commerce pays, factories make raw materials, pairs make pumps.
    [pollution] Citizens, factories and pumps pollute, and pollution may kill.
   *[over] { $solo ->
        [yes] The rounds until take-off give your rank.
       *[no] Who has taken off has won.
    }
}

## Players, tiles, goods and squares, used by the texts below

who = { $named ->
    [yes] { $who }
   *[no] Player { $player }
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
store-in = { $store ->
    [hall] in the town hall
    [supply] in the supply
   *[warehouse] in the warehouse at { $store-cell }
}
tile-the-cap = { $tile ->
    [residential] The residential { $level }
    [commercial] The commercial { $level }
   *[factory] The factory { $level }
}
pattern-name = { $pattern ->
    [habitat] Habitat
    [bazaar] Bazaar
    [foundry] Foundry
    [forum] Forum
   *[none] No arcology
}
pattern-the = the { pattern-name }
square = { $corner } to { $far }{ $degrees ->
    [0] { "" }
   *[other] { "" } (turned by { $degrees }°)
}
turned = { $degrees ->
    [0] { "" }
   *[other] { "" }, turned by { $degrees }°
}
metals = { $metal ->
    [0] no metal
   *[other] { $metal } metal
}
pumps-of = { $pumps ->
    [0] no pump
    [one] { $pumps } pump
   *[other] { $pumps } pumps
}
with-pumps = { $pumps ->
    [0] without a pump
   *[other] with { pumps-of }
}
citizens-of = { $citizens ->
    [0] no citizen
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
}
slot-1-name = { $slot-1 ->
    [cash] $1
    [raw_to_cash] sale
    [cash_to_votes] votes for money
    [raw_to_votes] votes for raw materials
    [wood] wood
    [stone] stone
    [metal] metal
   *[home] home
}
slot-2-name = { $slot-2 ->
    [cash] $1
    [raw_to_cash] sale
    [cash_to_votes] votes for money
    [raw_to_votes] votes for raw materials
    [wood] wood
    [stone] stone
    [metal] metal
   *[home] home
}
slot-3-name = { $slot-3 ->
    [cash] $1
    [raw_to_cash] sale
    [cash_to_votes] votes for money
    [raw_to_votes] votes for raw materials
    [wood] wood
    [stone] stone
    [metal] metal
   *[home] home
}

## What is asked

prompt-deal = The arcologies are dealt.
prompt-draw = { $players ->
    [1] { $quiet } rounds without a new pump or arcology: do you give up?
   *[other] { $quiet } rounds without a new pump or arcology: do you accept a draw?
} { $left ->
    [one] After one more quiet round
   *[other] After { $left } more quiet rounds
} the game ends anyway.
prompt-wait-draw = Waiting for { who }{ $more ->
    [0] { "" }
    [one] { "" } and one more
   *[other] { "" } and { $more } more
}: a draw is offered.
prompt-remainder = Only a part of { tile-the } at { $first } is covered: how does the rest lie on { cells }?
prompt-move = The arcology covers { raws } in a warehouse: which unit goes to which other store?
prompt-won = The game is over: { won-how }
prompt-shared = The game is over: { $count } arcologies take off and share the victory, with { citizens-of } each.
prompt-nobody = The game is over: nobody is left, and no city will ever fly.
prompt-drawn = The game is over without a take-off: a draw. { nearest-of }
prompt-lost = { $why ->
    [pollution] Pollution has reached 100 in round { $round }: the game is lost.
   *[quiet] Still on the ground after { $round } rounds, { with-pumps }: the game is lost.
}
prompt-solo = Your arcology takes off in round { $round }! { rank-line }
rank-line = { $rank ->
    [galaxy] Rank: Galaxy.
    [star] Rank: Star.
    [planet] Rank: Planet.
    [moon] Rank: Moon.
    [satellite] Rank: Satellite.
   *[balloon] Rank: Balloon.
}
won-how = { $how ->
    [alone] { who } is the last one left and wins without a take-off.
    [citizens] { who } takes off with the most citizens, { $citizens }, and wins.
    [pollution] { who } takes off with as many citizens as the others, but leaves the cleaner air, and wins.
   *[take-off] { who } is the first to take off, and wins.
}
nearest-of = { $count ->
    [1] { who } came nearest, { with-pumps }.
   *[other] { $count } players came equally near, { with-pumps } each.
}

## Choices in a list

label-arcology = Arcology on { square }: { metals }
label-remain = { tile-title } remains: { $cell-1 } { slot-1-name }{ $cell-2 ->
    [none] { "" }
   *[other] , { $cell-2 } { slot-2-name }
}{ $cell-3 ->
    [none] { "" }
   *[other] , { $cell-3 } { slot-3-name }
}
label-deal = { pattern-name } for { who }
label-answer = { $accepts ->
    [yes] { $solo ->
        [yes] Give up
       *[no] Accept the draw
    }
   *[no] Go on
}
label-pair = Factory at { $cell }: a pair, for a hydrogen pump

## The log

log-dealt = { who } is dealt { pattern-the }.
log-answer = { $accepts ->
    [yes] { $solo ->
        [yes] { who } gives up.
       *[no] { who } accepts the draw, in secret.
    }
   *[no] { $solo ->
        [yes] { who } goes on.
       *[no] { who } wants to go on, in secret.
    }
}
log-pair = { who }: a second citizen joins the first at the stone of { $cell }; the pair is at work on a hydrogen pump.
log-arcology = The arcology of { who } rises! { pattern-name } stands on { square }{ $citizens ->
    [0] { $tourists ->
        [0] , with nobody inside yet
        [one] , with { $tourists } tourist inside
       *[other] , with { $tourists } tourists inside
    }
   *[other] , with { citizens-of }{ $tourists ->
        [0] { "" }
        [one] { "" } and { $tourists } tourist
       *[other] { "" } and { $tourists } tourists
    } inside
}.
log-split = { tile-the-cap } at { $first } is cut: { tile-2-a } remains on { cells } ({ who }).
log-pumps = { $count ->
    [1] { who } makes a hydrogen pump: { $pumps } of 6.
   *[other] { who } makes { $count } hydrogen pumps: { $pumps } of 6.
}
log-countdown = All six pumps run: the arcology of { who } takes off at the end of this round!
log-draw-offered = { $players ->
    [1] { $quiet } rounds without a new pump or arcology: is it time to give up? That is the question.
   *[other] { $quiet } rounds without a new pump or arcology: a draw is offered.
}
log-draw-refused = { $players ->
    [1] No, the dream goes on.
   *[other] Somebody still believes in a take-off: no draw, the game goes on.
}
log-round = Round { $round }{ $where ->
    [solo] { "" }.
    [stays] { "" }: the mayor stays with { who }, on the same street.
    [beside] { "" }: the mayor visits { who }, finds no street and stands beside the board.
   *[street] { "" }: the mayor visits { who }, who goes first.
}
log-pollution = { who } generates { $generated } pollution{ $engineer ->
    [yes] { "" } (the Engineer keeps factories and pumps clean)
   *[no] { $pumps ->
        [0] { "" }
        [one] { "" } ({ $dirt } from { $pumps } pump)
       *[other] { "" } ({ $dirt } from { $pumps } pumps)
    }
}{ $parks ->
    [0] { "" }
    [one] { "" }, { $parks } park cell helping
   *[other] { "" }, { $parks } park cells helping
}: level { $pollution }.
# Who got what, and why
sheet-pollution-why = { $citizens ->
    [0] { "" }
   *[other] { "" }citizens { $citizens },{ " " }
}{ $engineer ->
    [yes] { "" }raw materials and pumps 0 (Engineer),{ " " }
   *[no] { $made ->
        [0] { "" }
       *[other] { "" }raw materials { $made },{ " " }
    }
}{ $dirt ->
    [0] { "" }
   *[other] { "" }pumps { $dirt },{ " " }
}{ $parks ->
    [0] { "" }
   *[other] { "" }parks −{ $parks },{ " " }
}level { $total } now
sheet-pumps = Income: hydrogen pumps
sheet-pumps-why = { $count ->
    [one] made by { $count } pair, now { $pumps } of { $most }
   *[other] made by { $count } pairs, now { $pumps } of { $most }
}
log-eliminated = { who } has reached { $pollution } pollution: the borough is lost{ $solo ->
    [yes] { "" }
   *[no] { "" } and { who } is out of the game
}{ $built ->
    [yes] { $pumps ->
        [0] ; the arcology will never fly
       *[other] ; the arcology with its { pumps-of } will never fly
    }
   *[no] { "" }
}.
log-take-off = Six pumps roar, the ground lets go: the arcology of { who } takes off!
log-over = { $end ->
    [nobody] Nobody is left: the game is over.
    [alone] One player is left: the game is over.
    [accepted] All accept the draw: the game ends without a take-off.
   *[quiet] { $quiet } quiet rounds in a row: the game ends without a take-off.
}
log-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}: { who }, { pumps-of }{ $built ->
    [yes] { "" }
   *[no] { "" } and no arcology
} ({ citizens-of }, pollution { $pollution }).
log-won = { won-how }
log-shared = { $count } arcologies share the victory, with { citizens-of } each.
log-nobody = Nobody wins.
log-drawn = A draw. { nearest-of }
log-lost = { prompt-lost }
log-solo = It took { $round } rounds. { rank-line }

## The page: facts, names and buttons

chip-step = { $step ->
    [arcologies] Set-up: arcologies
   *[over] The game is over
}
chip-round = Round { $round }
chip-take-off = { who } takes off
chip-pumps = { who }: { $pumps } of 6 pumps
chip-place = { $ready ->
    [yes] { $metal ->
        [0] Arcology ready
       *[other] Ready: { $corner }, { metals }
    }
   *[no] Site { $corner }: { metals }
}
chip-quiet = Quiet rounds: { $quiet } ({ $solo ->
    [yes] lost at { $last }
   *[no] draw at { $limit }, end at { $last }
})
summary = { $built ->
    [yes] Arcology, { $pumps } of { $most } pumps{ $inside ->
        [0] { "" }
       *[other] , { $inside } inside
    }
   *[no] { pattern-name } to build
} · ${ $money } · { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} · pollution { $pollution } · { citizens-of }{ $abroad ->
    [0] { "" }
   *[other] { "" } +{ $abroad } abroad
}, { $hall } in the town hall · { raws } in store
overlay = { $key ->
   *[pattern] Arcology
}
panel = { $key ->
    [arcologies] Arcologies
    [pattern] Your pattern
   *[remainder] What remains
}
button = { $key ->
    [accept] { $solo ->
        [yes] Give up
       *[no] Accept the draw
    }
   *[go-on] Go on
}
touch-pattern = { pattern-name }
touch-turned = { $degrees ->
    [0] The pattern as it is
   *[other] The pattern turned by { $degrees }°
}
touch-remain = { tile-title } on { $spots }

## Before an action is confirmed: what it would bring

effect-metal = { $metal ->
    [one] { $metal } metal, for { cells }
   *[other] { $metal } metal, for { cells }
}
effect-split = { tile-the } at { $first } is split: { tile-2-a } remains on { cells }
effect-arcology = your arcology rises; { $citizens ->
    [0] { $tourists ->
        [0] nobody moves in
        [one] { $tourists } tourist moves in
       *[other] { $tourists } tourists move in
    }
    [one] { $citizens } citizen{ $tourists ->
        [0] { "" } moves in
        [one] { "" } and { $tourists } tourist move in
       *[other] { "" } and { $tourists } tourists move in
    }
   *[other] { $citizens } citizens{ $tourists ->
        [0] { "" } move in
        [one] { "" } and { $tourists } tourist move in
       *[other] { "" } and { $tourists } tourists move in
    }
}; from now on two citizens on a stone slot make a pump
effect-remain = { tile-a } remains
effect-answer = { $accepts ->
    [yes] { $solo ->
        [yes] the game ends without a take-off, and is lost
       *[no] if all accept, the game ends without a take-off; this is final
    }
   *[no] the game goes on with the next round; this is final
}
effect-pair = { $useless ->
    [yes] a pair, but there are only { $most } pumps: it makes nothing
   *[no] a pair: makes pump { $pump } of { $most } in phase 4, and no stone; each pump pollutes by { $dirt } in every round
}
effect-statue = { $votes } votes at once{ $asked ->
    [yes] ; your pattern asks for this statue
   *[no] ; your pattern does not ask for it
}
effect-saved = a unit saved from the covered warehouse: { raw }
effect-engineer = neither raw materials nor the pumps of your borough pollute this round
effect-nearest = nearest site for your arcology: { $was } → { metals-now } (at { $corner }{ turned })
metals-now = { $now } metal
warn-goods = beware: { raws } in a covered warehouse { $moves ->
    [yes] must find room in other stores
   *[no] would be lost
}
warn-no-stone = beware: no stone slot would be left for a pair, so no pump yet

## Refusals

wrong-step = { $tried ->
    [arcology] An arcology is built in a plan, in phase 2.
    [remainder] Nobody asks now how a remainder lies: only who builds an arcology over a part of a tile is asked.
    [draw] { $solo ->
        [yes] This is not the moment to give up.
       *[no] No draw is offered now.
    }
   *[chance] Chance alone deals the arcologies, before the game.
}
statue-source = { $source ->
    [town-hall] the town hall
    [commercial] { $need ->
        [one] a commercial tile
       *[other] { $need } commercial tiles
    }
    [factory] { $need ->
        [one] a factory
       *[other] { $need } factories
    }
    [cultural] { $need ->
        [one] a cultural building
       *[other] { $need } cultural buildings
    }
    [residential] { $need ->
        [one] a residential tile
       *[other] { $need } residential tiles
    }
   *[park] { $need ->
        [one] a park
       *[other] { $need } parks
    }
}
statue-lacks = { tile-title }: its cell must be influenced by { statue-source }; { $near ->
    [0] { $cell } is not
    [1] around { $cell } there is only one, at { $near-last }
   *[other] around { $cell } there are only { $near }: { $near-rest } and { $near-last }
}.
nowhere-statue = { tile-title }: its cell must be influenced by { statue-source }; { $near ->
    [0] no free cell is
    [1] of the free cells { $cell } comes nearest, with one at { $near-last }
   *[other] of the free cells { $cell } comes nearest, with { $near }: { $near-rest } and { $near-last }
}.
no-builds-left = Building the arcology is a build action, and { $extended ->
    [yes] a plan that extends the zone has one, which is used
   *[no] all three of this plan are used
}.
arcology-stands = Your arcology stands already, on the square from { $stands }: there is only one.
square-outside = The arcology must lie in your zone of { $size } by { $size } cells; { cells } { $cells ->
    [1] is
   *[other] are
} outside.
square-blocked = The mayor stands beside { cells }: no arcology is built there this round.
square-cemetery = The dead stay where they are: no arcology on the { $cells ->
    [1] cemetery at { cells }
   *[other] cemeteries at { cells }
}.
square-hall = The town hall cannot be covered, and the square { square } would take { cells }.
not-left-empty = { $cell } must be empty in the square { square }, and there is { tile-2-a }; no metal makes up for it.
cannot-be-split = { tile-title } at { $cell } would stick out onto { cells }, and it cannot be split.
part-shape = { tile-title } at { $cell } cannot be split so: { $part ->
    [remains] what would remain
   *[covered] what would be covered
} on { cells } has the shape of no tile.
no-part-left = To split { tile-the } at { $cell } takes { tile-2-a }: { $needed ->
    [1] none is left, neither in the supply nor in the box
   *[other] { $needed } are needed, and supply and box together have fewer
}.
no-metal = The square { square } needs { $need } metal, for { cells }; with { $have } you are { $short } short. On { $cell } the pattern asks for { tile-a }, and there is { tile-2-a }.
no-such-remainder = Nothing remains that lies as { tile-a } on { cells }.
unit-not-covered = There is no { raw-no } of yours in a covered warehouse: only { raws }.
no-other-store = Units of a covered warehouse go to another store of yours, and { $store ->
    [supply] the supply is none
   *[other] there is none that stays at { $store-cell }
}.
no-room-there = There is no free place { store-in }.
arcology-stays = An arcology cannot be demolished.
arcology-closed = { $abroad ->
    [yes] Nobody enters the arcology of { who } any more, not at { $cell } either.
   *[no] Nobody enters your arcology any more, not at { $cell } either.
}

## Everything explains itself: what a thing is, needs and gives now

explain-arcology = { pattern-name } ({ who })
explain-inside = Inside: { citizens-of }{ $tourists ->
    [0] { "" }
    [one] { "" } and { $tourists } tourist
   *[other] { "" } and { $tourists } tourists
}
explain-pairs = Pairs at stone slots: { $pairs }
explain-dirt = { pumps-of }{ $ahead ->
    [0] { "" }
   *[other] { "" } ({ $ahead } still to be made)
}: { $dirt ->
    [0] no pollution this round, by the Engineer
   *[other] { $dirt } pollution a round
}
explain-site = Nearest site ({ $corner }{ turned }): { $fit ->
    [empty] { $cell } must stay empty
    [matches] { $cell } matches the pattern
   *[costs] { $cell } asks for { tile-a }, or costs 1 metal
}
explain-empty = Whatever lies here blocks the arcology: no metal makes up for it
explain-new-statue = Brings { $votes } votes at once
explain-statue = Its { $votes } votes came when it was built
explain-cost = { $action ->
    [yes] Costs no money, but a build action
   *[no] Costs neither money nor a build action
}
explain-metal = In one’s own stores: { metals }
explain-condition = Its cell must be influenced by { statue-source }
explain-wanted = { pattern-name } asks for { $count }{ $there ->
    [none] { "" }
   *[other] ; in place at the nearest site ({ $corner }{ turned }): { $there }
}
explain-pair = { $useless ->
    [yes] A pair, but all { $most } pumps are there: it makes nothing
   *[no] A pair: makes a pump in phase 4, and no stone
}
explain-may-pair = Two citizens here ({ who }): a pair, which makes a pump instead
explain-insider = { $way ->
    [tourist] Inside the arcology; must move on in phase 3, pollutes by 1 a round
    [stay] Inside the arcology; may stay or leave in phase 3, pollutes by 1 a round
    [leave] Inside the arcology; must leave in phase 3, pollutes by 1 a round
   *[sealed] Inside the arcology for good: no pollution, no danger
}
explain-votes = Votes win nothing here, but they pay the council
explain-points = { who }: { $solo ->
    [yes] { $points ->
        [one] { $points } round
       *[other] { $points } rounds
    }
   *[no] { $points ->
        [one] { $points } pump
       *[other] { $points } pumps
    }
}
explain-ties = If several take off: { citizens-of }, then pollution { $pollution }
explain-rank = { $most ->
    [0] Take-off in a later round
   *[other] Take-off in round { $most } at the latest
}

## The guided first game

lesson-about = Three rounds of a real game: a statue, your pattern tile by tile, and then a whole city under one roof. It is an expansion, so whoever does not know Small City begins with that one.
lesson-welcome-title = Small City, and then the sky
lesson-welcome = Arcologies builds on Small City: if you do not know it yet, play its guided game first. All its rules hold, but votes no longer win. You build a city under one roof, give it six pumps, and take off before Basile.
lesson-hall-title = Your pattern
lesson-hall = The panel “Your pattern” shows the Habitat: eight small tiles around a plot that stays empty. It shall lie left of the town hall, for its statue, the Founders, must touch that. Put the town hall on the ringed cell, then Play.
lesson-statue-title = A statue in round one
lesson-statue = A statue costs 1 stone, and you have none. But the council builds as well: take the City councillor, move a disc to Construction for $1, and build the statue of the Founders. It brings 3 votes at once.
lesson-tiles-title = Tile by tile
lesson-tiles = Now build three tiles just where the pattern wants them: the ring shows one, another of the pattern is fine too. A shop needs a home beside it, as always. Then commit, and let everybody stay at home.
lesson-votes-title = Votes are small change
lesson-votes = Your statue and your homes have brought votes. Here they win nothing, but they pay the council. Move your second disc to Economy, pay with a vote, and take the $2: more tiles are to come.
lesson-second-title = Round two
lesson-second = The mayor visits Basile, and you say on which street: touch any two empty cells side by side. Then take the Supporter, which is free today, and its dollar. So you have $3, enough for three tiles.
lesson-more-title = Three more
lesson-more = Arcology, under the board, lays the pattern on your city and ticks what is there; one may turn it, not mirror it. Build three more of its tiles, commit, and let everybody stay at home. Each cell that does not match would cost 1 metal.
lesson-last-title = The eighth tile
lesson-last = Your money is gone and one tile is missing. You still have votes: touch your disc on Construction, then the first space of that line again, pay with a vote, and build the last tile.
lesson-arcology-title = A city under one roof
lesson-arcology = Round three! Take the Supporter and its dollar once more. Then build your arcology: all eight cells match, so it costs no metal, just one build action. It takes the place of the whole square.
lesson-factory-title = Now for the pumps
lesson-factory = It stands, and your citizens live inside! Pumps are made at stone slots, and factories of level 2 have one. So build a factory of level 1 on the right, then its warehouse, and commit. With a refinery beside it, it will grow.
lesson-pumps-title = Two make a pump
lesson-pumps = From now on, two of your citizens may share a stone slot, if both come in the same round; they may leave the arcology for it. Such a pair makes a pump instead of stone. Your six pumps light up under “Arcologies”.
lesson-end-title = Six pumps, and off
lesson-end = Every pump pollutes by 2 each round, so plant parks: at 100 you are out. After the round of your sixth pump the city takes off, and you have won. Basile wants the same. Have fun!
lesson-weak-hall = Allowed, but there your pattern would have less room. Take the ringed cell.
lesson-weak-councillor = You may take it! But the City councillor lets the council build your statue at once.
lesson-weak-construction = Good another time. For the statue, move a disc to Construction and pay $1.
lesson-weak-statue-place = There it would touch the town hall, too. But your pattern is to lie on the left: take the ringed cell.
lesson-weak-statue = Money will buy that soon. A statue costs stone, so let the council build the statue.
lesson-weak-middle = The middle of the pattern must stay empty, and no metal makes up for it. Take the ringed cell.
lesson-weak-tile = Allowed, but it does not help your pattern. Build what the pattern shows, where it shows it.
lesson-weak-stay = They may go out, but nobody has to: end your moves.
lesson-weak-votes-none = You could, but next round you would lack money. One vote for $2 is a bargain!
lesson-weak-votes = Good for later! Now you need money: your disc from the start to Economy.
lesson-weak-money = Votes win nothing in this game. Take the money.
lesson-weak-supporter = You may take it! But it is a dollar that you need now: take the Supporter.
lesson-weak-last = Allowed, but the eighth tile would still be missing. Construction once more, for one vote.
lesson-weak-arcology = That can wait. Your pattern is complete: build the arcology!
lesson-weak-factory-place = Rather on the right, low down: there is room for a refinery, and for the factory to grow.
lesson-weak-factory = Possible, but without a factory there is no pump. Touch the factory of level 1.

## The score, line by line

unit = { $seats ->
    [1] { $points ->
        [one] round
       *[other] rounds
    }
   *[other] { $points ->
        [one] pump
       *[other] pumps
    }
}
score-pumps = Hydrogen pumps
score-rounds = Rounds played

## Options

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
option-citizens_counted-inside = Only those inside one’s own arcology
option-quiet_rounds = Quiet rounds
option-quiet_rounds-help = After how many rounds in a row without a new pump or arcology a draw is offered; after twice as many the game ends.
option-quiet_rounds-eight = 8 rounds
option-quiet_rounds-sixteen = 16 rounds
option-quiet_rounds-thirty_two = 32 rounds

### Pictures of the rules page

example-pattern = The pattern Habitat, complete: eight tiles of one cell, each where it is asked for, and an empty plot in the middle. An arcology can take their place.
example-turned = The same pattern, turned by 90 degrees: it counts as well, and the arcology can be built.
example-mirrored = Mirrored it does not count: { $metal } cells do not match, whichever way one turns it, and each would cost a metal.
example-statues = Workers want a factory beside them: the lit cells have one. You build one statue of each kind, and each brings 3 votes.
example-filled = There is a park on the plot that must be empty. No metal makes up for it.
example-metal = Five cells match. A part of a larger home, a part of a larger shop and a statue that is missing cost { $metal } metal.
example-short = The same square, but only { $metal } metal in the town hall: too few.
example-split = The arcology stands. Of the two tiles that reached out of the square the rest remains, outside; the { $inside } citizens in the square are inside now.
example-pair = One citizen already stands on the stone slot, and with an arcology in the borough it is lit for a second one.
example-pumps = A pair on the stone slot has made a pump instead of a stone: now there are { $pumps }.
example-smog = { $pumps } pumps, two citizens inside and one in the park, less one for the park itself: { $points } points of pollution in this round.
example-leaving = { $pumps } pumps: at the end of this round the arcology takes off, and its mayor has won.

## Drawing

draw-kind = { $kind ->
    [statue-founders] Statue of the Founders
    [statue-merchants] Statue of the Merchants
    [statue-workers] Statue of the Workers
    [statue-artists] Statue of the Artists
    [arcology-rising] Arcology in the air
   *[arcology] Arcology
}
draw-code = { $kind ->
    [statue-founders] sF
    [statue-merchants] sM
    [statue-workers] sW
    [statue-artists] sA
   *[other] AR
}
draw-slot-kind = { $kind ->
    [pair] a pair makes a pump
   *[inside] inside the arcology
}
draw-endless-round = Round { $round }
draw-legend-pattern = Best place for your pattern. Tick: fits; metal: costs 1; cross: blocks; above: the sum
draw-pattern = { $pattern ->
    [habitat] Pattern: Habitat
    [bazaar] Pattern: Bazaar
    [foundry] Pattern: Foundry
   *[forum] Pattern: Forum
}
draw-pattern-own = { $pattern ->
    [habitat] Habitat
    [bazaar] Bazaar
    [foundry] Foundry
    [forum] Forum
   *[other] Arcology
}
draw-pattern-turn = Pattern turned by { $degrees } degrees
draw-pattern-best = Best with its lower left corner on { $cell }: { $metal } metal{ $blocked ->
    [0] { "" }
    [one] , 1 cell blocks
   *[other] , { $blocked } cells block
}
draw-wanted = Asks for: { $kind }
draw-wanted-empty = Must be empty
draw-pumps = Hydrogen pumps: { $count } of { $most }
draw-race = Arcologies
draw-race-row = { $owner }, { $pattern ->
    [habitat] Habitat
    [bazaar] Bazaar
    [foundry] Foundry
   *[forum] Forum
}: { $state ->
    [off] six pumps, it takes off
    [built] built, { $pumps ->
        [one] 1 pump
       *[other] { $pumps } pumps
    }
    [gone] eliminated
   *[open] not built yet
}
draw-standing = { $state ->
    [off] takes off
    [built] stands on { $cell }
    [gone] eliminated
   *[open] not built yet
}
draw-quiet = Quiet rounds: { $count }; { $solo ->
    [yes] from { $limit } on you may give up
   *[no] a draw is offered from { $limit } on
}
draw-rounds = Rounds so far: { $count }
rank-galaxy = Galaxy
rank-star = Star
rank-planet = Planet
rank-moon = Moon
rank-satellite = Satellite
rank-balloon = Balloon
draw-rank = { $rank ->
    [galaxy] { rank-galaxy }
    [star] { rank-star }
    [planet] { rank-planet }
    [moon] { rank-moon }
    [satellite] { rank-satellite }
   *[balloon] { rank-balloon }
}
draw-remainder = What remains
draw-remain = { $kind } on { $cells }
draw-place = { $count ->
    [one] 1 place for the arcology
   *[other] { $count } places for the arcology
}
draw-taken-off = The arcology has taken off
draw-text-best = Turned by { $degrees }: best from { $cell }, { $metal } metal{ $blocked ->
    [0] { "" }
    [one] , 1 cell blocks
   *[other] , { $blocked } cells block
}
draw-text-legend-more = sF, sM, sW, sA statues of Founders, Merchants, Workers, Artists; AR arcology; () must be empty.

## What the judge looks at

term-result = victory or defeat
term-pumps = pumps
term-pattern = the pattern of the arcology
term-works = factories and stone
term-money = money
term-votes = votes
term-stores = raw materials
term-citizens = citizens
term-pollution = pollution avoided
term-danger = too much pollution avoided
term-victim = deaths of citizens avoided
term-income = income
term-council = the council
term-gift = gifts of the council
term-hall = the place of the town hall
term-draw = hope of a draw
term-fidget = useless moves avoided
hint-points = { $points } of value
hint-alone = As the planner sees it, from what you know. Its points count a take-off 200, less 10 for each round, a pump 60 and an arcology 30.
hint-others = As the planner sees it, from what you know: lead expected over the best of the others. Its points count a take-off 200, a pump 60, an arcology 30.
