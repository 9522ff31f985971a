game = Game
players = Players
options = Options
place = Place
player = Player
points = Points
lines = How
result = Result
standing = If the game ended now
player-number = Player { $number }
you = You
honest = Chance was honest: all { $outcomes } outcomes follow from the secret that was committed before the game.
lies = Entry { $entry } lies: it says “{ $given }”, but the secret gives “{ $expected }”.
pictures = { $count ->
    [one] One picture written to { $folder }.
   *[other] { $count } pictures written to { $folder }.
}
welcome = { $game }. Type a number or an action; “help” lists the commands.
bad-number = { $number } is not on the list; choose 1 to { $last }.
several = “{ $words }” could be: { $found }.
unknown = Nothing is called “{ $words }”. “list” shows what you can do now, “help” the commands.
allowed = “{ $words }” is allowed. Add a word or two to say exactly which you mean.
no-refusal = Nothing was refused yet. Try an action, or “? build residence c3”.
undone = Taken back.
redone = Done again.
hint-more = Type “hint” again for more.
save-where = Save where? For example: save game.jsonl
asked = { $who }:
saved = Saved to { $file }. Go on later with: faubourg play --load { $file }
not-saved = Not saved to { $file }: { $problem }
loaded = Game loaded from { $file }.
left = The game is kept in { $file }. Go on with: faubourg play --load { $file }
finished = The record is in { $file }; “faubourg replay” shows it, “faubourg verify” checks the chance.
rules-how = “rules 3.2.5” shows one paragraph; “faubourg rules { $game }” all of them.
bot-replaced = The program of { $who } ({ $bot }) has failed: { $problem }. The apprentice plays for it from now on.
sits = { $who }: bot, { $bot }
again = Another game? “again” keeps the same bots; or name others, separated by commas: { $bots }. Enter: no.
again-alone = Another game? Type “again”, or Enter for no.
again-what = “again” or Enter is expected.
solver = Solver
solved = { $fewer ->
    [yes] { $score ->
        [one] { $score } round is
       *[other] { $score } rounds are
    }
   *[no] { $score ->
        [one] { $score } point is
       *[other] { $score } points are
    }
} the best game found with this luck{ $rank ->
    [none] {""}
   *[other] , { $rank }
}.
solved-lost = Every game found with this luck was lost.
solved-yours = Yours: { $score ->
    [lost] lost.
   *[other] { $score }.
}
solved-judge = Nothing is learned for this game yet: the search was led by its judge, and may find less than a good player.
solved-record = The game is in { $file }; “faubourg replay” shows it.
help =
    number          choose from the list
    words           choose by words, such as: build residence c3
    ? [words]       why is that not allowed? Alone: the rule behind the last refusal
    list            the choices again
    board [player]  the board again, or another player’s
    score           how everybody stands
    hint            where to look; again: the best choices; again: why
    undo, redo      take back your last choice, as far as fairness allows
    rules NUMBER    a paragraph of the rules
    save FILE       keep the game
    quit            leave; the game is kept
arena-title = { $game }, { $seats ->
    [1] { $seats } player
   *[other] { $seats } players
}, { $games ->
    [1] { $games } game
   *[other] { $games } games
}, seed { $seed }
bot = Bot
games = Games
wins = Games won
win-share = Win share of a seat
interval = 95 % interval
mean-score = Mean score
mean-rank = Mean rank
rating = Rating
arena-sprt = { $verdict ->
    [high] { $bot } is better by the higher bound rather than by the lower one (evidence { $evidence }).
    [low] { $bot } is better by the lower bound rather than by the higher one, if at all (evidence { $evidence }).
   *[open] Not decided yet whether { $bot } is better (evidence { $evidence }): more games would tell.
}
arena-failed = { $bot } failed in { $games ->
    [one] one game
   *[other] { $games } games
}, which the apprentice finished for it: its result is not its own.
time = ms per decision
table = Table
state = State
state-running = running
state-over = over
state-replay = replay
people = People
bots = Bots
entries = Entries
changed = Last change
no-tables = There is no such table.
would-archive = { $count ->
    [1] This table would be written to { $folder } and removed from the database.
   *[other] These { $count } tables would be written to { $folder } and removed from the database.
} Nothing was changed; add --yes to do it.
would-remove = { $count ->
    [1] This table would be removed, and no file of it kept.
   *[other] These { $count } tables would be removed, and no file of them kept.
} Nothing was changed; add --yes to do it.
archived = { $table } is now { $file }
not-archived = { $table } was left where it is: { $problem }
removed = { $count ->
    [1] One table was removed.
   *[other] { $count } tables were removed.
}
backed-up = { $tables ->
    [one] One table kept in { $file }.
   *[other] { $tables } tables kept in { $file }.
}
restored = { $tables ->
    [one] One table restored from { $file }.
   *[other] { $tables } tables restored from { $file }.
}
serving = Faubourg is open at { $address } — stop with Ctrl-C.
review-title = How the game went
review-costly = What cost most
review-best = Best decision
review-step = Step { $step }: { $line }
