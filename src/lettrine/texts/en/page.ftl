# The page.

## Everywhere
title-home = Lettrine: hidden-word games
title-new = A new table – Lettrine
title-table = { $code ->
    [none] { $game } – Lettrine
   *[other] { $game } { $code } – Lettrine
}
title-replay = Replay – Lettrine
title-analysis = Review – Lettrine
title-practice = What would you ask? – Lettrine
title-help = Rules – Lettrine
home = Lettrine, home
settings = Settings
language = Language of the page
language-en = English
language-fr = Français
language-de = Deutsch
theme = Light or dark
theme-system = Match system
theme-light = Light
theme-dark = Dark
sounds = Sounds
me = Me
rules = Rules
ratings = Ratings
rule-link = The rule
rules-all = All the rules of this table
help-table = As your table plays it: { $rules }.
help-sheet = The standard rules
close = Close
never-mind = Never mind
yes = Yes
no = No
one-moment = One moment…
offline = There is no connection at the moment. Nothing is lost; try again in a moment.
try-again = Try again
connecting = Connecting…
connection-lost = The connection is lost. It will come back by itself, and you will miss nothing.
unanswered = The connection was lost before an answer came. You will see at once whether your move counted.
outdated = There is a newer version of this page.

## The first page
lede = Everyone hides a word; letter by letter, you find the others’. Hidden-word games for friends on their phones, or for you and a few bots, right now.
games = The games
choose-words = Choose words
play-now = Play now
with-friends = With friends
words-language = Language of the words
words-preparing = { $language ->
    [fr] Preparing the French words: { $percent }%
    [de] Preparing the German words: { $percent }%
   *[en] Preparing the English words: { $percent }%
}
words-preparing-once = The words are being prepared, just this once. The page will go on by itself in a moment.
continue = Continue where you left off
put-away = Remove this game of { $game } from the list
practise = What would you ask?
practise-lede = A moment from a game of Sonde: choose a question, and see what it was worth.
practise-daily = Today’s position
practise-more = More positions
join = Join a table
table-code = Table code
come-in = Join
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
to-home = Home

## Setting up a table
new-table-of = A new table for { $game }
begin-words = Starting words
begin-drawn = The game draws them
begin-typed = I type them
begin-text = From a text
begin-word = Word { $number }
begin-typed-hint = Four words of four or five letters: whatever you like.
begin-text-here = Paste a page from a book, an article, a letter…
begin-text-hint = The first four words of { $length } letters are taken.
clock-run = Total time
run-choice = { $minutes ->
    [0] no clock
   *[other] { $minutes } minutes
}
your-name = Your name
edition = Which rules?
how-many = How many players?
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
rated = Rated: the result counts, if everybody agrees
rated-short = Rated
rated-yes = rated
rated-no = not rated
house-rules = House rules
house-rules-hint = Your changes are marked at the table.
rulings = Rulings
rulings-hint = What the sheet leaves open, and how it is settled.
house-rules-count = { $count ->
    [one] { $count } house rule
   *[other] { $count } house rules
}
on-the-sheet = (normally { $value })
open-table = Open the table
# A table's own words
own-words = { $kind ->
    [categories] Own categories
   *[words] Own words
}
own-words-hint = { $kind ->
    [categories] The table plays with these categories alone. Bots know the answers that you give them: “Part of a cell: nucleus, membrane”.
   *[words] The table hides words of this list alone. All who sit down can read it.
}
own-words-text = { $kind ->
    [categories] Your categories, one a line
   *[words] Your words, one a line or separated by commas
}
own-words-file = Choose a file: text or JSON
own-words-name = Name of the list
own-words-link = Or the link of a saved list
own-words-fetch = Fetch it
own-words-check = Check the list
own-words-good = { $kind ->
    [categories] { $count ->
        [one] { $count } category: ready to play.
       *[other] { $count } categories: ready to play.
    }
   *[words] { $count ->
        [one] { $count } word: ready to play.
       *[other] { $count } words: ready to play.
    }
}
own-words-public = Whoever comes may read the list
own-words-save = Save it behind a link
own-words-copy = Copy the link of the list
own-words-delete = Delete the saved list
own-list = { $named ->
    [0] { $kind ->
        [categories] { $count ->
            [one] Own list: { $count } category
           *[other] Own list: { $count } categories
        }
       *[words] { $count ->
            [one] Own list: { $count } word
           *[other] Own list: { $count } words
        }
    }
   *[1] { $kind ->
        [categories] { $count ->
            [one] Own list “{ $name }”: { $count } category
           *[other] Own list “{ $name }”: { $count } categories
        }
       *[words] { $count ->
            [one] Own list “{ $name }”: { $count } word
           *[other] Own list “{ $name }”: { $count } words
        }
    }
}

## Before the game
seats = Seats
seat-free = A free seat
seat-waiting = Waiting for someone…
seat-kept = Waiting for { $name }…
seat-yours = Kept for you
seat-decline = No, thanks
lobby-captain = captain
sit-here = Sit here
stand-up = Stand up
send-away = Remove
add-bot = Give the seat to a bot: { $bot }
start = Start the game
start-waiting = { $free ->
    [one] One seat is still free
   *[other] { $free } seats are still free
}
watching = You are watching.
watching-soon = The table is full. Stay and watch.
invite = Invite people
invite-how = Anyone with this link can sit down or watch.
table-link = Link to this table
copy-link = Copy link
copied = Copied
share = Share
qr = QR code
qr-of-link = QR code of the link to this table

## Around the game
talk = Chat
talk-empty = Nobody has said anything yet.
say-something = Say something
send = Send
unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
mute-somebody = Mute someone
mute = Mute { $name }
person-menu = Block or report { $name }
blocked-tag = blocked
blocked-here = { $count ->
    [one] { $names } is here: you have blocked them.
   *[other] { $names } are here: you have blocked them.
}
log = Log
log-title = What has happened
log-turn = This turn
log-earlier = Earlier
log-empty = Nothing yet.
log-turn-only = Only this turn: at this table nobody keeps notes.
log-and-rules = Log and rules
away = away
bot = bot
hidden-by-lot = { $count ->
    [one] Time is up. A word has been drawn for you: { $words }.
   *[other] Time is up. Words have been drawn for you: { $words }.
}
is-away = { $name } is away.
let-bot-play = Let a bot play
bot-plays-for-you = A bot is playing for you.
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
blank-key = { $penalty ->
    [0] blank
   *[other] blank: −{ $penalty } if there is none
}
space-number = Space { $space }
space-unused = Space { $space }: not in use
space-told = Space { $space }, { $value }: { $state ->
    [open] { $letter }
    [mine] { $letter }, hidden
   *[closed] hidden
}
open-space = Open space { $space }: { $letter }, value { $value }
choose-to-ask = – choose to ask
asked-in-vain = Misses: { $letters }
winner = winner
last-hidden = last word hidden

## What you do
your-desk = Your move
your-turn = Your turn
hide-ask = { $side ->
    [left] A word for your left tray
    [right] And one for your right tray
   *[only] Hide a word
}
hide-choose = Pick one for me
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
expose-how = { $count ->
    [1] Tap the red space on your tray.
   *[other] Tap one of the red spaces on your tray.
}
expose-cheapest = { $count ->
    [1] Open it
   *[other] Open the one worth least
}
answer-ask = { $name } asks you for { $letter ->
    [blank] a blank
   *[other] { $letter }
}. Do you have one hidden?
auto = Answer hits for me, the lowest value first
call-word = Call the word
call-letters-only = Fewer than { $least } spaces are hidden here: you can only ask for letters.
name-word-of = { $side ->
    [left] Call the word on { $name }’s left tray
    [right] Call the word on { $name }’s right tray
   *[only] Call the word on { $name }’s tray
}
name-title = { $side ->
    [left] What is on { $name }’s left tray?
    [right] What is on { $name }’s right tray?
   *[only] What is { $name }’s word?
}
name-blanks = Every space in order. A dot means a blank space.
name-stake = Right: all points still hidden, plus { $right }. Wrong: −{ $wrong }.
name-do = Call it
check-word = Check { $name }’s word
vote-ask = { $ok ->
    [yes] { $name }’s word is in the dictionary. Should it count?
   *[no] { $name }’s word is not in the dictionary. Should it count?
}
vote-for = It counts
vote-against = It does not count
accept-do = Accept the scores
waiting-for = { $kind ->
    [hide] Waiting for { $names } to hide a word…
    [draw] { $names } draws a card…
    [ask] { $names } is thinking…
    [answer] { $names } is answering…
    [expose] { $names } is choosing a space…
    [accept] Waiting for { $names } to accept the scores…
   *[other] Waiting for { $names }…
}

## After the game
rematch = Play again
rematch-join = Join the next game
analysis = Review
best-moment = Your best moment
share-title = Share the result
share-picture = Card to share: { $text }
share-save = Save the picture
share-copy = Copy the text
share-me = Me
share-and-me = I
share-won = { $mine ->
    [yes] { $count ->
        [0] I won
       *[other] { $names } won
    }
   *[no] { $count ->
        [0] Nobody won
       *[other] { $names } won
    }
}
replay = Replay
record = Download the record
replay-of = Replay
replay-step = Step { $step } of { $steps }
replay-seen-by = As seen by
replay-all = everything shown
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step forward
replay-none = There is nothing to replay yet: the game is not over.
scores-over-time = Scores over time
figures = Figures as a table
figures-step = Step
back-to-table = Back to the table

## Help
help-title = The rules of { $game }
help-edition = Edition { $edition }

# The first game, and following what happens.
coach = Coach
coach-skip = Skip
coach-hide-friends = Hide a word for the others to find.
announcements = What is happening
first-game = First game, with a coach
lesson-again = Play the first game again
no-bots = No bots play this game. Invite people.
pace = Speed of the bots
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-change = Speed of the bots: { $pace }. Tap for { $next }.
go-on = Next
title-your-turn = Your turn · { $title }
usual-change = Change how you play
usual-strength = Opponents
usual-line = { $count ->
    [0] { $edition }
   *[other] { $bots } · { $edition } · { $pace }
}
usual-count = How many
by-the-year = rules of { $edition }
by-the-sheet = standard rules
step-up = { $rung ->
    [cards] Ready for cards? One before each turn changes it a little
    [opponents] Ready for one more opponent?
    [memory] Ready to play without notes?
   *[strength] Ready for stronger opponents? Next: { $bot }s
}
# What is stored
privacy = Privacy
imprint = Imprint
privacy-cookie = There are no accounts. One cookie with a random number, kept for a year, proves that a seat is yours; the server stores only a fingerprint of it.
privacy-browser = Your browser keeps your settings, your name, the tables you were at, with checksums of their games, and your answer to today’s position. Clear this site’s data there, and all of it is gone.
privacy-tables = The server stores the tables: the names that people give themselves, every move, the chat, and ratings, kept under the fingerprint of the cookie.
privacy-packs = Lists that you save behind a link are stored under the fingerprint of the cookie until you delete them; those that a table plays with are kept with the table.
privacy-address = Your IP address is used while you are connected, so that nobody can flood the server. Lettrine does not store it.
privacy-nobody = Nobody is tracked: there is no advertising, there are no visitor statistics, and nothing is loaded from elsewhere.

## My games
somebody = somebody
title-turns = ({ $turns }) { $title }
my-more = { $games } more on my page
my-page = My page
my-turn = Your turn
my-waiting = Waiting for players
my-finished = Recently finished
my-review = Review this game of { $game }
my-result = { $sides ->
    [1] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [2] { $place ->
        [1] { $shared ->
            [1] You won
           *[other] A tie
        }
       *[other] You lost
    }
   *[other] { $place ->
        [1] { $shared ->
            [1] You won, of { $sides }
           *[other] First place shared, of { $sides }
        }
       *[other] Place { $place } of { $sides }
    }
}
## The host of a table, and what everybody sees of it
host-tag = host
host-menu = Host
host-start-here = Start with who is here
host-about = What you can do about { $name }
host-locked = The table is locked: nobody else can sit down.
host-removed = The host has given your seat back. You can play at another table.
rename = Change your name:
chat-closed = The host has closed the chat.
watching-closed-title = Closed to onlookers
watching-closed = Only those who sit at this table see the game. If that changes, this page opens by itself.
react = React
react-word = React
reaction-bravo = Well done
reaction-thanks = Thanks
reaction-laugh = Ha ha
reaction-wow = Wow
reaction-oops = Oops
reaction-think = Hmm
reacted = { $name }: { $sign }.
