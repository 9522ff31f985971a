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
notice-long = Faubourg is an independent implementation of the rules of these games. It is not affiliated with, endorsed by or sponsored by their designers or publishers. Rules are told in our own words and all drawings are our own. The games’ names belong to their owners. If you enjoy a game here, buy the box: the real cubes are better.
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
# Home: where one goes on, and where one begins
continue = Continue
start-here = Start here
learn = Learn by playing
finished-tables = { $count ->
    [one] one finished table
   *[other] { $count } finished tables
}
# Games for one
alone = Alone
alone-more = Alone: ranks and records
alone-ranks = Ranks
alone-start = Play
solo-games = { $count ->
    [one] one game
   *[other] { $count } games
}
solo-best = Your best: { $score }
solo-best-rank = Your best: { $score } ({ $rank })
solo-none = Not won yet
solo-next = Next rank: { $rank }, { $fewer ->
    [yes] in { $mark } or less
   *[no] from { $mark }
}
opponents = Your opponents if you play again
puzzles = Positions to solve
puzzles-about = One choice is worth much more than all others: which? An easy one the apprentice finds, a medium one the citizen, a hard one only the planner.
puzzles-none = There are none for this game yet.
puzzle-about = { $seats ->
    [one] alone
   *[other] { $seats } players
} · { $choices } choices
puzzle-title = { $game }, position { $number }
puzzle-seat = You are { $who }
puzzle-choose = What do you do?
puzzle-next = The next one
puzzle-again = Once more
possible-waiting = A solver looks for what was possible with this luck…
possible = { $fewer ->
    [yes] With this luck the solver needed { $best ->
        [one] one round
       *[other] { $best } rounds
    }, you { $score }.
   *[no] With this luck the solver found { $best } points; you got { $score }{ $share ->
        [none] .
       *[other] , { $share } % of it.
    }
}
possible-more = You did better than the solver, which { $fewer ->
    [yes] needed { $best } rounds
   *[no] found { $best } points
} with this luck.
possible-won = The solver got through with this luck: { $fewer ->
    [yes] in { $best } rounds.
   *[no] with { $best } points.
}
possible-lost = The solver found no way to win with this luck either.
possible-late = The solver took too long over this game: nobody knows what was possible.
solo-new-best = Your best so far!
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
more-options = { $count ->
    [one] one more option
   *[other] { $count } more options
}
open-table = Open the table
join-welcome = A seat is waiting for you

## Rules

rules-of = Rules of { $game }
contents = Contents
summary = The game on one screen
glossary = The words of the game, in French and English
# A search within the page; # is the number, put in by the page as one types.
search-rules = Search the rules
found-none = Nothing found
found-one = 1 paragraph
found-many = # paragraphs

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
beside = Beside the board
at-hand-fold = Show or hide what lies here
search-choices = Search the choices
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
# A game watched again, and where it turned
replay-badge = Replay
replay-of = { $game }, played by { $names }
marks = Turning points
mark-lead = { $who } takes the lead with { $points }{ $kept ->
    [yes] { " " }and keeps it to the end
   *[no] { "" }
}
mark-lead-later = The lead changes
mark-leap = { $who } gains { $points } points at once
mark-leap-later = Many points at once
mark-period = { $number ->
    [0] The last { $unit ->
        [year] year
       *[round] round
    } begins
   *[other] Half-way: { $unit ->
        [year] year
       *[round] round
    } { $number } begins
}
mark-half = Half-way through the game
mark-end = The end of the game
# A table as a picture, for who gets its link
share-turn = To act: { $names }
play = Play
play-last = Play and confirm
clear = Clear
pick-hint = Touch an amber mark, or choose from the list.
chosen = Chosen: { $names }. Go on with an amber mark.
chosen-only = Chosen: { $names }. Go on with a button.
which = Which one?
rule = Rule { $rule }
failed = The server did not answer. Please try again.
bot = Bot
first = First player
active = To act
unit = { $points ->
    [one] pt
   *[other] pts
}
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
# Since one's last decision
since-title = Meanwhile
since-nothing = Nothing new since your turn
since-who = { $name }, moves: { $count }
gains-away = Got it
not-yours = This is the board of { $name }: nothing can be done here.

## Keyboard

key-choose = take the choice with this number
key-search = open the list of choices and search it
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
explain-walk = ← → to the next thing, Esc to close
next-phase = next: { $phase }
phases = Phases of the round
key-explain = what is this?
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

## Company: who is there, my seat, other devices, quick phrases

phone-title = On my phone
do-phone = On my phone
do-name = My name
do-leave = Leave
seat-name-save = Save
seat-name-help = Everybody at the table sees it at once.
name-taken = Somebody at this table is called that already.
may-not-name = Only who holds this seat can change its name, and only while the game runs.
leave-title = Leave the table
leave-help = A bot ({ $bot }) plays on for you, and everybody is told. You can take your seat back at any time.
leave-button = Leave: { $bot } plays on for me
may-not-leave = You can leave a seat that you play yourself, while others play here too and once the luck is made.
here-now = here now
was-here = here { $when }
was-here-now = here just now
watching = You are watching this game.
watching-way = I play here
watching-way-help = This browser holds no seat at this table: it may be another one than you sat down with, or its cookies were cleared. On the device you play on, choose “On my phone” beside your name and open that link here. Or open your invitation here again: your other page will ask you whether it is you. If no device of yours is left, ask who opened the table: if all agree, you can come back as a guest.
newcomer = { $label ->
    [none] Your seat is now open on another device too.
   *[other] Your seat is now open on another device too ({ $label }).
}
newcomer-mine = It is mine
newcomer-end = Close it
next-turn = { $count ->
    [one] Your turn at another table
   *[other] Your turn at { $count } other tables
}
key-next = to the next table where it is my turn
carry = My tables on another device
carry-lead = A key carries all your seats to your phone or another browser. It works once, within 15 minutes; the seats stay open here too.
carry-make = Make a key
carry-again = Make another key
carry-made = Open this address on your other device, or point its camera at the code.
carry-made-help = Whoever opens it first has your seats: show it to nobody. After 15 minutes, or once it was used, it is worthless. Each table tells you of the new device, and you can close it there.
carry-address = Address with the key
carry-code = QR code of the key
carry-ask = Bring your tables here
carry-ask-help = This key opens, on this device, all seats of the browser that made it. Your other device keeps them. A table at which this browser sits already stays as it is.
carry-button = Bring them here
carry-own = This key was made in this very browser
carry-own-help = Open it on the other device: here you have your seats already. It is still good.
key-used = This key was used already, or its 15 minutes are over. Make a new one on your other device.
key-own = This key was made in this very browser: open it on the other device.
talk = Say something
talk-said = What was said
talk-mute = Mute the phrases
talk-unmute = Show the phrases
talk-muted = Phrases are muted on this device.
talk-nobody = There is nobody here to say it to.
talk-too-much = One thing after the other: wait a moment.
say-hello = Hello!
say-nice = Nice move!
say-your-turn = Your turn!
say-thinking = I need a moment.
say-back-soon = Sorry, back in a minute.
say-back = I am back.
say-oops = Oops…
say-sorry = I am sorry.
say-thanks = Thank you!
say-close = This is close!
say-good-game = Good game!
say-again = Another one?
## Being told, and the clock

tell-me = Tell me when it is my turn
tell-ask = Shall we tell you when it is your turn?
tell-ask-help = Also when this page is closed. You can change it at any time, below the table.
tell-device = This device
tell-mail = E-mail
tell-no = No
tell-on = On
tell-off = Off
tell-start = Switch on
tell-stop = Switch off
tell-device-help = A short message of your browser for all your tables here. It says only in which game it is your turn.
tell-mail-help = A short letter when your turn has lasted a while and your page is closed. Your address is kept for this alone.
tell-address = Your e-mail address
tell-send = Send me the question
tell-confirm = We have written to { $address }: open the link in that letter, then you will be told. Nothing came? Look among the unwanted letters.
tell-mailed = Letters go to { $address }.
tell-forget = Forget my address
tell-insecure = Messages to a device need a page that came by https, and this one did not.
tell-cannot = This browser cannot show messages while the page is closed.
tell-denied = Your browser forbids messages of this page. You can allow them in its settings for this site.
tell-no-push = This server sends no messages to devices.
tell-no-mail = This server sends no e-mail.
tell-failed = Your browser could not register for messages.
tell-done = Good: you will be told on this device.
notice-bad-push = This is no place that messages can be sent to.
notice-bad-address = This does not look like an e-mail address.
notice-no-mail = This server sends no e-mail.
notice-turn = Your turn in { $game }
notice-open = The table is waiting for you.
notice-confirm-title = Is this your address?
notice-confirm-help = Somebody who plays here wants to be told at { $address } when it is their turn.
notice-confirm-button = Yes, write to me
notice-confirmed-title = You will be told
notice-confirmed-help = When it is your turn and your page is closed, a letter goes to { $address }. Each has a link that ends them.
notice-stop-title = No more letters?
notice-stop-help = No letter will go to { $address } any more, and the address is forgotten.
notice-stop-button = No more letters
notice-stopped-title = No more letters
notice-stopped-help = Nothing will be sent to you any more, and your address is forgotten.
mail-confirm-title = Shall we tell you when it is your turn?
mail-confirm =
    Somebody who plays at { $site } wants to be told at this address when it is their turn.

    If it was you, say yes here (within a day):
    { $link }

    If it was not you, do nothing: no further letter comes. So that nobody can ask again soon:
    { $stop }
mail-turn =
    It is your turn in { $game }:
    { $table }

    No more of these letters:
    { $stop }
clock = Clock
bot-hosted = a program of who runs this server
clock-help = For games with others: when the time for a turn is over, a bot stands in, openly, until its player comes back.
clock-0 = None
clock-60 = 1 minute
clock-180 = 3 minutes
clock-300 = 5 minutes
clock-3600 = 1 hour
clock-28800 = 8 hours
clock-86400 = 1 day
clock-259200 = 3 days
clock-604800 = 7 days
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-left = { $time } left
clock-over = time is over
clock-ran-out = The time of { $who } is over: a bot stands in. { $who } can come back at any time.

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
devices = My seat
devices-help = Your seat is open on these devices. Only you see this list.
device-unknown = Unknown device
device-here = this one
device-since = since { $when }
device-end = Close
device-leave = Close and keep a link
way-back-help = Your seat is open on no device now. Keep this link: it is the only way back, it works once, and only you can see it.
device-add = Another device…
device-link-help = Open this link on your other device, or point its camera at the code. It works once, for a day, and only you can see it.
guest-link-help = Whoever opens this link stands in for the absent player, once.
bot-plays = a bot stands in
guest-plays = a guest stands in
do-free = Let a bot stand in
do-ask = Ask for a guest
do-agree = Agree to a guest
do-invite = Link for the guest
do-back = Take my seat back
do-devices = My seat…
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
# Guided first games
learn-title = Learn { $game }
learn-how = A real table against Basile, about { $minutes } minutes. A bubble beside the board says what things are and what to do; you can leave the lesson at any time and simply play on.
learn-begin = Begin
learn-first = { $game } first
lesson = Guided game
lesson-of = { $stop } of { $stops }
lesson-next = Next
lesson-skip = Leave the lesson and play on
lesson-play-on = Play on against { $name }
lesson-wait = One moment: the others are playing.
lesson-another = That is allowed too, but let us first try what is ringed.
luck-daily = Everybody who plays the city of this day meets the same draws. The secret is a link of a chain of hashes whose end was published before; nobody gives a number of their own.
luck-prepared = This table began as a guided game: its luck was prepared, so that everybody learns with the same draws.
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

# The page without a server

offline-lead = City-building board games, exactly by their rules, on this device alone: against bots or several at one screen. Once it has been open, it needs no network. Your games stay in this browser.
offline-preparing = Preparing the tables…
offline-failed = The tables cannot be prepared. This needs a newer browser, or the page has to be loaded again.
offline-new-version = There is a new version.
offline-new-version-take = Use it now
offline-no-script = This page needs JavaScript.
offline-name = My name…
offline-record-later = The record tells every secret: it can be saved once the game is over.
offline-full = There is no room left in this browser: what happens now is not kept. Make some room on this device; the game goes on by itself.
offline-unkept = This browser does not let us keep anything at the moment. Close other windows of this page, or load it again; what was kept before is safe.
offline-no-table = This game is not in this browser, or this version cannot read it. What is kept of it stays kept.
offline-not-kept = This could not be kept, so it has not happened. Try again once there is room.
offline-unreadable = { $count ->
    [one] One game
   *[other] { $count } games
  } kept here cannot be read by this version. Nothing of it is lost: it stays kept, and can be saved as a file.
offline-save-unreadable = Save as a file
offline-days-lead = Cities of the day that are over: everybody meets the same draws. Here they are played unranked, as often as you like.
offline-days-open = Play a past city
offline-day = Day (UTC)
offline-no-days = No day has been shown here yet. They come with the network, from the server that this page belongs to.
offline-no-day = The city of this day is not known here.

## Hints

hint = { $who } asked for a hint.
hint-button = Hint
hint-more = Show the best choices
hint-show-why = Why?
hint-close = Close the hint
hint-choices = The best choices
hint-try = Show it on the board
hint-why = Why
hint-forbidden = Hints are not allowed at this table: whoever opened it wanted it so.
hint-nothing = There is nothing to choose here now.
hint-late = No hint this time: the bots are too busy. Try again in a moment.
hints = Hints
hints-help = Whoever is to act may ask what the planner would do. Everybody at the table is told, and the record says so.
hints-yes = Allowed
hints-no = None
key-hint = a hint: where to look, the best choices, why

## Reviews

review-button = Review
review-title = How it went
review-making = Looking back: { $percent } %
review-chart = Value over time for each player
review-touch = Touch the chart to see that moment.
review-costly = What cost most
review-best = Best decision
review-show = Show it on the board
review-not-yet = A game is reviewed once it is over.
review-failed = The review could not be made. Try again in a moment.

### The city of the day

date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
daily = This table plays the city of a day: the same chance for everybody.
daily-title = The city of the day
daily-of = City of { $day }
daily-lead = Today everybody meets the same draws. Who makes the best city of them?
daily-left = Ends at midnight UTC, in { $time }
daily-home = One chance for everybody, one ranked try for each way to play alone. At midnight all games are shown, move by move.
daily-open = Play today’s city
daily-rules = One ranked try in this browser for each way to play, without hints. A game counts once it is over, before midnight UTC; you may stop and go on meanwhile. Until then nobody but you sees it; then everybody may look at it, move by move.
daily-trust = A second browser, the host and help by a program are not detected. The board is as honest as those who play.
daily-name = Your name on the board
daily-name-help = Left empty, you are on the board without a name.
daily-nobody = Somebody
daily-play = Play
daily-go-on = Go on
daily-look = Look at it
daily-done = Finished: { $score }
daily-ended = { $count ->
    [0] nobody has finished yet
    [one] one game finished
   *[other] { $count } games finished
}
daily-ranked = Ranked: one try, no hints, counted if it is over before midnight UTC.
daily-unranked = Unranked, with the chance of a day that is over.
daily-score = { $fewer ->
    [yes] { $score ->
        [one] { $score } round
       *[other] { $score } rounds
    }
   *[no] { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}
daily-lost = not won
daily-past = Days gone by
daily-past-none = The first day is not over yet: tomorrow its games are shown here.
daily-games = { $count ->
    [one] one game
   *[other] { $count } games
}
daily-place = Place
daily-player = Player
daily-result = Result
daily-you = you
daily-yours = Your place: { $place } of { $of }
daily-yours-ended = On the board of { $day }: your place comes after midnight UTC, with the planner’s result and the best one found.
daily-yours-late = This game ended after its day, so it is not on the board.
daily-yours-placed = City of { $day }, your place: { $place } of { $of }
daily-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
daily-par = The planner, who knew no draw: { $score }
daily-bound = The best that a search has found, knowing all draws: { $score }
daily-par-waiting = Bots are playing this city: look again in a minute.
daily-nobody-played = Nobody has finished these: they can be played unranked
daily-practise = Play it unranked
daily-back = Today’s city
daily-before = The day before
daily-after = The day after
daily-check = Nobody chooses the luck: how to check it
daily-check-chain = At its first start, on { $first }, this server drew a seed and hashed it 14,610 times. The last hash has been shown here since then. Each day uses the link before the last one used: hashed once it gives the secret of the day before, so that nobody, the host neither, can choose a day’s luck afterwards. Note the end of the chain, and compare it later.
daily-check-know = The host could know it before. What is not promised stands in SECURITY.md.
daily-check-end = End of the chain
daily-check-today = Published for today (the hash of its secret)
daily-check-secret = Secret of this day (day { $number } of the chain)
daily-check-how = Hashed { $number ->
    [one] once
   *[other] { $number } times
} with SHA-256, the secret gives the end of the chain. In Python:
daily-check-record = Of any game of this day, “faubourg verify” checks this and every draw.
daily-new-day = That day is over: a new city is there. Open the page again.
daily-not-over = This city is played ranked while its day lasts. Unranked, as often as you like, once it is over.
daily-no-day = This server has a city for each day since { $first }.
daily-future = This day has not come yet. Its city is there at midnight UTC, for everybody at once.
daily-no-way = There is no such way to play.
daily-hidden = This is somebody’s try at the city of the day. It is shown to everybody once the day is over, at midnight UTC.
daily-later = Record and luck of this game are told once the day is over, at midnight UTC: others still play the same city.
daily-possible = What was possible is told once the day is over.
