### Common texts in English: every game, the terminal and the web page.

## Refusals of every game

by-rule = (rule { $rule })
not-your-turn = It is not your turn.
game-over = The game is over.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to do again.
chance-since = Chance has spoken since your move: it can no longer be taken back.
others-since = Another player has played since your move: it can no longer be taken back.
committed = You have confirmed: this can no longer be taken back.
not-drawn = Chance cannot draw this now.

## Players

seat-name = Player { $seat }
spectator = Spectator
you = You
chance = Chance
bot-random = Random
bot-greedy = Apprentice
bot-planner = Planner
bot-thinking = { $name } is thinking…

## The table

your-turn = It is your turn.
waiting-for = Waiting for { $name }.
why-not = Why not?
choices = { $count ->
    [one] { $count } possible choice
   *[other] { $count } possible choices
}
options = Options
new-game = New game
rules = Rules
history = Log
plain = { $words }

## Results

score = Score
income = Income
total = Total
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
ranking = Ranking
result-line = { place }: { $name }, { points }
you-won = You have won!
you-lost = { $name } wins.
shared-victory = A shared victory!

## Commands

undo = Undo
redo = Redo
save = Save
confirm = Confirm
quit = Quit
command-number = a number plays that choice of the list, and so does its notation
command-help = ? shows this help
command-list = list shows the possible choices
command-board = board shows the table
command-rules = rules shows the rules
command-undo = undo takes back your last move
command-redo = redo does it again
command-save = save FILE saves the game
command-quit = quit leaves the game
your-choice = Your choice (? for help):
unknown-command = Unknown command: "{ $words }". Type ? for help.
bad-number = There is no choice { $number }: they run from 1 to { $last }.
undone = Taken back.
redone = Done again.
saved-to = Game saved to { $file }.
cannot-save = Cannot save to { $file }: { $problem }.
loaded = Game resumed from { $file }.
cannot-load = Cannot read { $file }: { $problem }.
bye = See you soon!

## Honest chance

chance-verified = { $outcomes ->
    [one] Chance is verified: the only draw follows from the published secret.
   *[other] Chance is verified: all { $outcomes } draws follow from the published secret.
}
chance-lies = Entry { $entry } lies: it says "{ $given }", the secret gives "{ $expected }".
cannot-verify = The game is not finished: its secret is not public yet, so nothing can be verified.
bad-record = This file is not a record we can read ({ $problem }).
