### The pages of the web table, in English.

## Every page

description = Five city-building board games in the browser: against bots, at one screen or with friends.
skip = Skip to the content
language = Language
theme = Light or dark
theme-light = Day
theme-dark = Night
theme-auto = As the device wishes
notice = Unofficial: made by players, for players.
notice-long = Faubourg is an independent implementation of the rules of these games. It is not affiliated with, endorsed by or sponsored by their designers or publishers. Rules are told in our own words and all drawings are our own. The games' names belong to their owners. If you enjoy a game here, buy the box: the real cubes are better.
go-home = To the games
close = Close

## Home

home-title = Build a city tonight.
home-lead = City-building board games, exactly by their rules. Play at once against bots, share the screen, or send a link to a friend. No account needed.
games = Games
just-now = just now
minutes = about { $minutes } min
difficulty = { $level ->
    [1] easy to learn
    [2] a little practice
    [3] for experienced players
    [4] demanding
   *[other] very demanding
}
play-now = Play now
play-now-help = One click: you against bots, usual options.
set-up = Set up a table
rules = Rules
my-tables = My tables
more-tables = { $count ->
    [one] one more table
   *[other] { $count } more tables
}
your-turn = Your turn
table-over = Finished
replay = Watch a game again
replay-help = Open a record (a .jsonl file) and walk through the game step by step.
replay-file = Record
replay-open = Open

## New table

new-title = New table: { $game }
how-many = Players
who-plays = Who sits where?
seat = Seat { $seat }
kind-me = Me
kind-here = At this screen
kind-link = By link
kind-bot = Bot
kind-link-help = The table shows a link and a QR code to send to your friend.
name = Name
name-free = as you like
strength = Strength
options = Options
options-help = The usual game is already chosen.
open-table = Open the table
join-welcome = A seat is waiting for you

## Rules

rules-of = Rules of { $game }
contents = Contents
reconstructed = Some data of this game are reconstructed.
reconstructed-which = Which ones, and how

## Table

connecting = Laying the table…
offline = Connection lost. Trying again…
board = Board
as-text = The table in words
view = View
turn = Turn
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole board
your-action = Your action
undo = Undo
redo = Redo
history = History
step-back = One step back
step-on = One step forward
run = Play back
pause = Pause
choices = Possible choices
no-choice = Nothing to choose right now.
players = Players
log = Log
more = More
record = Download the record
sound = Sounds
keys = Keyboard
your-turn-name = Your turn, { $name }
past = Looking back
to-present = Back to the present
to-mine = Back to my board
step = Step { $steps }
step-past = Step { $at } of { $steps }
play = Play
clear = Clear
pick-hint = Touch an amber mark on the board, or choose from the list.
chosen = Chosen: { $names }. Go on with an amber mark.
which = Which one?
rule = Rule { $rule }
failed = The server did not answer. Please try again.
bot = Bot
first = First player
active = To act
points = pts
show-board = Show the board of { $name }
lines = Where the points come from
total = Total
no-lines = No points yet
waiting-join = Not here yet
invite = A seat for { $name }
invite-help = Send this link. Whoever opens it takes the seat.
copy = Copy the link
copied = Copied
qr = QR code of the link for { $name }
qr-show = QR code
rematch = Play again
verify = Verify the chance
chart = How it went
place = Place { $place }
you = You
log-go = Show this moment
not-yours = This is the board of { $name }: nothing can be done here.

## Keyboard

key-choose = take the choice with this number
key-confirm = play what is shown
key-clear = clear what was chosen
key-undo = undo
key-redo = redo
key-turn = turn the board
key-overlay = next overlay
key-scrub = back and forth in the history
key-ends = to the start, to the present
key-zoom = zoom in, out, whole board
key-mine = back to my board
key-help = this help

### Server

own-box = My own box
own-box-help = Some component data are reconstructed, because the pictures of the rulebooks are lost (the rules page says which). If you own the box you can make them exact: take our file, mend it, and play with yours.
own-box-file = Component data as a file
own-box-choose = Your file
own-box-paste = … or paste it here
replay-content = Played with your own box?
box-built-in = Played with our component data ({ $content }), partly reconstructed.
box-own = Played with an owner’s own box ({ $content }).
no-aid = There is nothing obvious to do here now.
no-record = A replay needs a whole record, unchanged, as the table gives it to download (a .jsonl file).
error-400 = This request makes no sense
error-403 = This is not yours
error-404 = Nothing is here
error-409 = Somebody was faster
error-410 = This table was put away
archived = Nobody had played here for a long time, so it was archived on { $year }-{ $month }-{ $day }. Whoever runs this server has its record.
error-413 = That is too large
error-422 = That cannot be done
error-429 = Too many requests: please wait a moment
error-500 = Our fault: something broke. Nothing of your game is lost.
error-503 = The database does not answer just now. Nothing is lost: try again in a few seconds.
error-fault = If you tell who runs this server, name this fault: { $fault }
error-other = That did not work
waiting-to-join = Waiting for { $who } to take the seat.
cover = Hand the screen to { $who }: cards are secret.
uncover = I am { $who }: show my cards
result = The game is over
honest = Chance was honest: all { $outcomes } outcomes follow from the secret committed before the game.
lies = Entry { $entry } does not follow from the committed secret.
no-such-choice = Nothing can be done with this now.
not-now = This cannot be done now.
player-number = Player { $number }
join-title = Join a game of { $game }
join-players = At the table:
join-name = Your name
join-button = Take the seat
join-commitment = Chance at this table is committed:
bot-replaced = { $who } could not go on; another bot plays for them now.
bot-late = The bot of { $who } was stopped before it had chosen: this choice is random.

## Seats, devices, luck

waiting-luck = Waiting for the page of { $who } to give its part of the luck: it does so by itself when it is open.
link-used = This link was used already.
too-many-devices = This seat is open on too many devices; close one of them first.
too-many-knocks = Other devices are waiting here already; the player must answer them first.
device-gone = This device is not there any more.
knocks = { $label ->
    [none] Another device asks to be let in to your seat. Is it yours?
   *[other] Another device ({ $label }) asks to be let in to your seat. Is it yours?
}
knock-yes = Yes, it is me
knock-no = No
taken-title = { $name } sits here already
taken-help = An invitation works once. If you are { $name } on another device, ask: your other page will show the question. If it is closed, open it first.
taken-ask = Ask to be let in
taken-asked = Asked. This page opens the table as soon as your other page says yes.
device-title = Your seat on this device
device-help = This link opens the seat of { $name } here, once. Your other devices keep it.
device-button = Open my seat here
devices = My devices
devices-help = Your seat is open on these devices. Only you see this list.
device-unknown = Unknown device
device-here = this one
device-since = since { $when }
device-end = Close
device-leave = Close and keep a link
way-back-help = Your seat is open on no device now. Keep this link: it is the only way back, it works once, and only you can see it.
device-add = Another device…
device-link-help = Open this link on your other device. It works once, for a day, and only you can see it.
guest-link-help = Whoever opens this link stands in for the absent player, once.
bot-plays = a bot stands in
guest-plays = a guest stands in
do-free = Let a bot stand in
do-ask = Ask for a guest
do-agree = Agree to a guest
do-invite = Link for the guest
do-back = Take my seat back
do-devices = My devices
may-not-free = Only who opened the table can let a bot stand in, and only for somebody whose page has been closed for five minutes.
may-not-ask = Only who opened the table can ask for a guest, once a bot stands in; somebody else must be there to agree.
may-not-agree = There is nothing for you to agree to here.
may-not-invite = A guest can come once all the others have agreed.
may-not-back = Nobody stands in at this seat.
seat-freed = { $who } is away: a bot stands in. { $who } can come back at any time.
seat-asked = May a guest stand in for { $who }? All the others are asked; a guest sees the cards of this seat.
seat-given = Everybody agreed: a guest stands in for { $who }, who can come back at any time.
seat-returned = { $who } plays again.
luck-again = Luck, round { $round }, was given up (waiting for { $who }): everybody commits to a new number.
luck-other-round = The table has moved on: a new round of numbers has begun, or this one is complete.
luck-promised = This seat has committed to another number already.
luck-not-promised = This is not the number that the seat had committed to.
luck-wait = A new round can be started after 24 hours, or once a player has said that their number is lost.
cannot-tell = The story of this game takes too long to tell.
too-much = This takes more time or memory than the server gives to one request.
luck-title = Fair luck
luck-sealed = Each player’s page commits to a number of its own; when all have, all are told and decide the luck together with the server’s secret, which was committed first. Nobody can choose.
luck-alone = The server committed to its secret first, then this screen gave its number: you can check that the server did not choose. A host who plays alone convinces nobody else.
luck-open = This table was opened by an older version: its seats gave their numbers in clear, one after the other.
luck-commitment = The secret’s commitment
luck-kept = This page has kept it since the beginning, to compare at the end.
luck-not-here = The number this seat has committed to is not on this device. Open the table on the device where you sat down; if it is gone, say so, and everybody commits to a new number.
luck-give-up = It is lost
luck-lost = { $who } has lost the number committed to: any player can start a new round.
luck-start-again = Start a new round
check-honest = Chance was honest.
check-seals = The record is whole: { $lines } lines, every seal is right.
check-draws = All { $draws } draws follow from the committed secret, recomputed on this device.
check-kept = Commitments and numbers are those that this page has kept since it sat down.
check-not-kept = This browser has kept nothing of the beginning of this game, so it cannot compare.
check-wrong = Line { $line }: { $problem }
check-failed = The luck of this game was not honest, or its record was changed.
check-wrong-seal = the line or its place was changed
check-wrong-secret = the secret is not the one that was committed
check-wrong-nonce = a seat’s number is not the one it had committed to
check-wrong-count = a draw is missing or doubled
check-wrong-draw = the draw does not follow from the secret
check-wrong-commitment = the commitment is not the one that this page has kept
check-wrong-promise = a seat’s commitment is not the one that this page has kept
check-wrong-own = the number given for your seat is not yours
check-wrong-record = this is no record that can be checked
