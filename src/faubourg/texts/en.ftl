### Common texts in English: what every game needs; the terminal and the page have their own.

## Refusals of every game

by-rule = (rule { $rule })
not-your-turn = It is not your turn.
game-over = The game is over.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to do again.
chance-since = Chance has spoken since your move: it can no longer be taken back.
others-since = The turn has passed to others since your move: it can no longer be taken back.
committed = You have confirmed: this can no longer be taken back.
not-drawn = Chance cannot draw this now.

## Players

player-count = { $count ->
    [1] { $count } player
   *[other] { $count } players
}
player-range = { $fewest } to { $most } players
seat-name = Player { $seat }
bot-random = Random
bot-random-about = plays anything that is allowed
bot-newcomer = Newcomer
bot-newcomer-about = knows the rules, often errs
bot-apprentice = Apprentice
bot-apprentice-about = sees one step ahead
bot-citizen = Citizen
bot-citizen-about = strong, has learned by playing
bot-planner = Planner
bot-planner-about = strongest, plans its whole turn
# Names that older tables have.
bot-greedy = { bot-apprentice }
bot-greedy-1 = { bot-apprentice }
bot-thinking = { $name } is thinking…

## The table

your-turn = It is your turn.
plain = { $words }

## Results

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}

## How the nonces of a game's luck were given

luck-sealed = Every seat had committed to its own number before any number was told: nobody could choose the luck.
luck-alone = One screen gave all the numbers, after the secret was committed: that convinces whoever played there, and nobody else.
luck-daily = The chance of a day, the same for everybody: its secret stands in a chain of hashes whose end was published before the first day. Compare that end with what you have noted.
luck-open = The seats gave their numbers in clear, one after the other, as tables did up to version 0.1.0: the last to join, together with the host, could have chosen the luck.

## Hints

# Expected points have one decimal; French counts in the plural from two on.
points-exact = { $points } { $several ->
   *[other] points
}
hint-where = Look here: { $names }
hint-points = { $points } in the end
hint-lead = { $ahead ->
    [level] level with the best of the others
    [yes] { $points } ahead
   *[no] { $points } behind
}
hint-best = best
hint-less = { $points } less
hint-equal = worth the same
hint-gains = What the first one changes by the end of your turn, in points: { $terms }.
hint-over = Against the second one, in points: { $terms }.
hint-further = Counted this way alone, “{ $other }” would come first. From the games it has learned by, the planner expects { $points } less of it in the end.
hint-same = The first two are worth the same.
hint-next = Then comes: { $phase }. { $about }
hint-alone = As the planner sees it, from what you know: points expected in the end.
hint-others = As the planner sees it, from what you know: lead expected in the end over the best of the others, in points.
hint-judged = Nothing has been learned for this game yet: these are the apprentice’s points, which say what is better, not how the game will end.
term-score = points
term-best-rival = points kept from the best of the others

## Reviews

review-luckier = { $who } was { $points } luckier than { $who-2 }.
review-sampled = Where draws could end in more than 32 ways, luck is counted against 32 of them, drawn at random and the same for all.
review-account = { $several ->
    [yes] Value: from { $first } to { $last }, by luck { $luck }, own decisions { $own }, decisions of the others { $others }.
   *[no] Value: from { $first } to { $last }, by luck { $luck }, decisions { $own }.
}
review-lost = { $any ->
    [yes] Choosing otherwise than the planner cost { $points } in all.
   *[no] No decision cost anything.
}
review-cost = “{ $taken }”: “{ $better }” would have brought { $points } more.
review-right = “{ $taken }” was { $points } better than anything else.
review-why = What it would have changed, in points: { $terms }.
review-alone = As the planner sees it, from what was known at each moment: points expected in the end.
review-others = As the planner sees it, from what each one knew: lead expected in the end over the best of the others, in points.
review-judged = Nothing has been learned for this game yet: these are the apprentice’s points, which say what is better, not how the game will end.
# Positions to solve
puzzle-level = { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
puzzle-line = { $number }. { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}, { $seats ->
    [one] alone
   *[other] { $seats } players
}, { $choices } choices
puzzles-none = There are no positions to solve yet; make some: faubourg puzzles { $game } --make 10
puzzles-how = To solve the first one: faubourg puzzles { $game } 1
puzzles-made = { $count ->
    [0] Nothing new was found;
    [one] One position was found;
   *[other] { $count } positions were found;
} { $wanted } { $wanted ->
    [one] was
   *[other] were
} wanted. They are in { $file }.
puzzle-which = Which one? A number from 1 to { $last }, or enough words.
puzzle-choice = { $choice }: { $worth }
puzzle-why = What the best choice, “{ $choice }”, brings:
puzzle-solved = Solved!
puzzle-not-solved = Not the best.
puzzle-yours = Your choice, “{ $choice }”, is worth { $points } less than the best.
puzzle-given-up = Your choice, “{ $choice }”, looked worse than others at once: nobody followed it further.
