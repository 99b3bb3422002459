# Rated means agreed: before the game, when somebody resigns or leaves, and why a game was not rated.
rated-among = Rated: the result changes the rating of everybody who plays. It begins when all are ready and here.
rated-alone = Rated: the result changes your rating.
unrated-now = Not rated: the result changes nobody’s rating.
unrated-why = Not rated: { $why }
ready-button = I’m ready
ready-tag = ready
ready-said = { $count ->
    [one] { $names } is ready.
   *[other] { $names } are ready.
}
ready-all = Everybody is ready.
ready-taken-back = Who plays has changed, or somebody is not ready any more.
start-rated = Start the rated game
start-needs-ready = { $you ->
    [yes] Waiting for you to be ready
   *[no] Waiting for { $names } to be ready
}
start-needs-here = Waiting for { $names } to be back
start-unrated = Start without rating

## Resigning and leaving
table-menu = This game
resign = Resign…
resign-title = Resign?
resign-then-bot = A bot plays on in your place until the end. You can watch, but not come back.
resign-then-over = The game is over at once, and those who have not resigned have won.
resign-rated = The game is rated: you are ranked behind everybody who has not resigned.
resign-unrated = The game is not rated: no rating changes.
resign-sure = Resign
leave = Leave…
leave-title = Leave the table?
leave-people = A bot plays for you until you come back: your seat stays yours, and the link to this table leads back to it. How the game ends is how it ends for you.
leave-alone = Nothing goes on without you, unless a clock runs. The link to this table leads back to it.
leave-rated = The game stays rated.
leave-sure = Leave
has-resigned = { $name } has resigned.
has-resigned-you = You have resigned.
resigned-bot = A bot plays on.
resigned-over = That is the end of the game.

## Why a game was not rated
unrated-one_side = there is nobody to play against.
unrated-lesson = it is a first game.
unrated-house_rules = the table has changed the standard rules.
unrated-no_lexicon = the table plays without a dictionary.
unrated-own_words = the table plays with its own words.
unrated-by_choice = the table was opened or begun that way.
unrated-handed = others gave somebody’s seat to a bot.
unrated-absent = somebody never took part.
unrated-same_player = bots of one strength played among themselves.
unrated-same_person = one person had two seats.
unrated-too_often = the same people have played very many rated games together in the last 24 hours.
unrated-not_final = the scores can still be checked.
unrated-too_old = it was played before there were ratings.
