# The page.

## Everywhere
title-home = Lettrine: hidden-word games
title-new = A new table – Lettrine
title-table = { $game } { $code } – Lettrine
title-replay = Replay – Lettrine
title-analysis = Analysis – Lettrine
title-practice = What would you ask? – Lettrine
title-help = Rules – Lettrine
home = Lettrine, to the first page
settings = Settings
language = Language of the page
language-en = English
language-fr = Français
language-de = Deutsch
theme = Light or dark
theme-system = As the system
theme-light = Light
theme-dark = Dark
sounds = Sounds
rules = Rules
ratings = Ratings
rule-link = The rule
close = Close
never-mind = Never mind
yes = Yes
no = No
one-moment = One moment …
offline = There is no connection just now. Nothing is lost; try again in a moment.
try-again = Try again
connecting = Connecting …
connection-lost = The connection is lost. It comes back by itself, and nothing is missed.

## The first page
lede = Everyone hides a word; letter by letter, you find the others’. Hidden-word games for four friends on their phones, or for you and some bots, right now.
games = The games
choose-words = Choose the words
play-now = Play now
with-friends = With friends
words-language = Language of the words
words-of-en = English words
words-of-fr = French words
words-of-de = German words
continue = Go on where you left
practise = What would you ask?
practise-lede = A moment of a game of Sonde: choose a question, and see what it was worth.
practise-daily = Today’s position
practise-more = More positions
join = Join a table
table-code = Table code
come-in = Come in
open-tables = Open tables
seats-free = { $free ->
    [0] full
    [one] { $free } seat free
   *[other] { $free } seats free
}
no-account = No account, no advertising.
guest = Guest

## Nothing here
lost-title = There is nothing here
lost-text = Perhaps the link is incomplete.
no-such-table = There is no such table. Check the link or the code.
unknown-game = This page does not know the game “{ $game }”. If it is new here, reload the page.
reload = Reload the page
to-home = To the first page

## Setting up a table
new-table-of = A new table of { $game }
begin-words = The words to begin with
begin-drawn = The game draws them
begin-typed = I type them
begin-text = From a text
begin-word = Word { $number }
begin-typed-hint = Four words of four or five letters: whatever you like.
begin-text-here = Paste a page of a book, an article, a letter …
begin-text-hint = The first four words of { $length } letters are taken.
clock-run = Time for all of it
run-choice = { $minutes ->
    [0] no clock
   *[other] { $minutes } minutes
}
your-name = Your name
edition = Edition
how-many = How many play?
clock = Time to think
clock-choice = { $seconds ->
    [0] no clock
    [30] 30 seconds for each decision
    [60] one minute for each decision
    [180] three minutes for each decision
    [86400] a day for each decision
   *[259200] three days for each decision
}
public = Show it among the open tables
house-rules = House rules
house-rules-hint = Whatever you change is marked at the table.
house-rules-count = { $count ->
    [one] { $count } house rule
   *[other] { $count } house rules
}
on-the-sheet = (edition: { $value })
open-table = Open the table

## Before the game
seats = Seats
seat-free = A free seat
seat-waiting = Waiting for somebody …
lobby-captain = captain
sit-here = Sit here
stand-up = Stand up
send-away = Send away
add-bot = Give the seat to a bot: { $bot }
start = Start the game
start-waiting = { $free ->
    [one] One seat is still free
   *[other] { $free } seats are still free
}
watching-soon = The table is full. Stay and watch.
invite = Invite others
invite-how = Whoever has this link can sit down or watch.
table-link = Link to this table
copy-link = Copy link
copied = Copied
share = Share
qr = QR code
qr-of-link = QR code of the link to this table

## Around the game
talk = Talk
talk-empty = Nobody has said anything yet.
say-something = Say something
send = Send
unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
mute-somebody = Not hear somebody
mute = Do not hear { $name }
away = away
bot = bot
is-away = { $name } is away.
let-bot-play = Let a bot play
bot-plays-for-you = A bot plays for you.
take-back = Take your seat back
time-left = Time left
days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

## The trays
player = Player { $name }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tray-of = { $side ->
    [left] Left tray of { $name }
    [right] Right tray of { $name }
   *[only] Tray of { $name }
}
your-tray = Your tray
blank = blank
space-number = Space { $space }
space-unused = Space { $space }: not in use
space-told = Space { $space }, { $value }: { $state ->
    [open] { $letter }
    [mine] { $letter }, hidden
   *[closed] hidden
}
open-space = Open space { $space }: { $letter }, value { $value }
choose-to-ask = – choose to ask
asked-in-vain = Asked in vain: { $letters }
winner = wins
last-hidden = last one hidden

## What you do
your-desk = Your move
your-turn = Your turn
hide-ask = { $side ->
    [left] A word for your left tray
    [right] And one for your right tray
   *[only] Hide a word
}
hide-choose = Choose for me
hide-do = Hide it
blanks-before =
    { $count ->
        [one] blank before
       *[other] blanks before
    }
blanks-after =
    { $count ->
        [one] blank after
       *[other] blanks after
    }
fewer = One fewer
more = One more
draw-do = Draw a card
ask-whom = Whom do you ask?
ask-what = Ask { $name } for a letter
letters = Letters
expose-hit = { $name } has found { $letter ->
    [blank] a blank
   *[other] your { $letter }
}
expose-blank = The card says: open one of your blanks
expose-card = The card says: open a space of your choice
expose-how = Tap one of the red spaces of your tray.
expose-cheapest = Open the cheapest
answer-ask = { $name } asks you for { $letter ->
    [blank] a blank
   *[other] { $letter }
}. Have you one hidden?
auto = Answer hits for me, the cheapest space first
name-word = Name the whole word
name-word-of = { $side ->
    [left] Name the whole word on { $name }’s left tray
    [right] Name the whole word on { $name }’s right tray
   *[only] Name { $name }’s whole word
}
name-title = { $side ->
    [left] What is on { $name }’s left tray?
    [right] What is on { $name }’s right tray?
   *[only] What is { $name }’s word?
}
name-blanks = Every space in order; type a dot for a blank.
name-stake = Right: all hidden values and { $right }. Wrong: −{ $wrong }.
name-do = Name it
check-word = Check { $name }’s word
vote-ask = { $ok ->
    [yes] The lexicon knows { $name }’s word. Should it stand?
   *[no] The lexicon does not know { $name }’s word. Should it stand?
}
vote-for = It stands
vote-against = It falls
accept-do = Accept the scores
waiting-for = { $kind ->
    [hide] Waiting for { $names } to hide a word …
    [draw] { $names } draws a card …
    [ask] { $names } is thinking …
    [answer] { $names } is answering …
    [expose] { $names } is choosing a space …
    [accept] Waiting for { $names } to accept the scores …
   *[other] Waiting for { $names } …
}

## After the game
rematch = Play again
rematch-join = To the next game
analysis = Analysis
replay = Replay
record = Download the record
replay-of = Replay
replay-step = Step { $step } of { $steps }
replay-seen-by = As seen by
replay-all = everything open
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step on
replay-none = There is nothing to replay yet: the game is not over.
scores-over-time = Scores over time
figures = Figures as a table
figures-step = Step
back-to-table = Back to the table

## Help
help-title = The rules of { $game }
help-edition = Edition { $edition }
