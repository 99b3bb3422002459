# Sitting down, and what can go wrong with a table.
no_such_table = There is no such table. Check the link or the code.
code_taken = This code is already in use. Try again.
already_seated = You already have a seat at this table.
seat_taken = That seat is taken. Choose another.
seat_kept = This seat is kept for { $name } for a few minutes. Choose another, or wait.
seat_free = Nobody sits there.
seats_free = { $free ->
    [one] One seat is still free. Invite someone, or give it to a bot.
   *[other] { $free } seats are still free. Invite people, or give them to bots.
}
has_begun = The game has already begun.
not_begun = The game has not begun yet.
not_over = The game is not over yet.
nothing_to_do = You have nothing to do at the moment: it is up to the others.
no_such_room = There are no teams in this game. Speak to the table.
not_alone = Others are still reading: only someone playing alone with bots can hurry those.
not_seated = You are watching. Take a seat to take part.
name_taken = Somebody at this table is already called “{ $name }”. Choose another name.
no_such_voice = There is nobody here to mute by that name.
too_fast = That was too much at once. Wait a moment.
another_site = This came from another site, so nothing was done. Open the page itself and try again.
wrong_host = This server does not answer to that name. Use the address that you were given.
not_json = What is sent has to be JSON. Send it as “application/json”.
query_too_long = What follows the question mark in this address is longer than { $most } bytes. Shorten it.
wrong_field = (Field: { $field })
unknown_bot = There is no bot “{ $bot }”. There are: { $bots }.
already_so = That is already the case.
often_enough = That is often enough for now. You can do it again when the game has gone on.
two_clocks = Choose one clock: the table’s, or the one among the options.
too_many_muted = You can mute at most { $most } people at one table.
not_gone = They may come back at any moment. Wait a little before a bot plays for them.
not_absent = They may still come. Their seat can be freed once they have been away for a few minutes, or by the host.
not_ready = This game is to be rated, and not everybody has agreed to that yet: { $names }. They have to say that they are ready.
not_here = This game is to be rated, and not everybody is here: { $names }. Wait until they are back, or let the host begin it unrated.
presence_unknown = It is not known at the moment who is here. Try again in a few seconds.
not_rated_here = The game at this table is not rated, so there is nothing to agree to.
table_changed = Something has changed at this table: somebody has come or gone. Look at it again, then agree.
not_host = Only the host of this table can do that.
has_resigned = Whoever has resigned plays no more in this game.
resigning_changed = Something has changed meanwhile, and resigning would now mean something else. Look again, then decide.
removed = The host has given your seat back. You can play at another table, or open one yourself.
locked = The table is locked: nobody else can sit down. Ask the host to unlock it.
chat_closed = The host has closed the chat.
watching_closed = The host has closed this table to onlookers: only those who sit there see the game.
not_yourself = That is your own seat. Stand up instead.
no_person = Nobody is playing from that seat at the moment. Choose a person who is.
seats_occupied = { $seats } seats are not enough for everyone who sits here. Free a seat first.
uneven_teams = Both teams need the same number of seats. Choose an even number.
too_many_tables = People on your network have already opened { $most } public tables that are still waiting. Join one of them, or open a table that is not public.
too_many_seats = People on your network already have { $most } seats at public tables that have not begun. Leave one of them, or wait until a game begins.
bad_name = A name needs visible characters. Choose another.
nothing_said = There is nothing to read in this message. Write something.
offensive_name = That name may hurt somebody who reads it. Choose another.
offensive_message = That may hurt somebody who reads it, and it was not sent. Say it in other words.
too_busy = Too much is happening at once. Try again in a moment.
words_preparing = { $language ->
    [fr] The French words are still being prepared: { $percent }%. Try again in a moment, or play with other words.
    [de] The German words are still being prepared: { $percent }%. Try again in a moment, or play with other words.
   *[en] The English words are still being prepared: { $percent }%. Try again in a moment, or play with other words.
}
words_missing = { $language ->
    [fr] The French words could not be prepared here. Play with other words, and tell whoever runs this server.
    [de] The German words could not be prepared here. Play with other words, and tell whoever runs this server.
   *[en] The English words could not be prepared here. Play with other words, and tell whoever runs this server.
}
table_failed = Something is wrong on our side. Nothing was changed, and your game is kept.
no_such_page = There is no such page here.
page_not_built = The page has not been built yet. Run “make page”, then start the server again.

# People
locked = The table is locked: nobody else can sit down. Ask the host to unlock it.
banned = Whoever runs this server has excluded you { $until ->
    [none] for good.
   *[other] until { $until }.
} { $given ->
    [0] You can still read your games, export them or have everything deleted.
   *[other] Their reason: “{ $reason }”. You can still read your games, export them or have everything deleted.
}
nobody_there = There is nobody there whom you could block or report. Choose a person at this table.
no_such_block = This block has already been lifted.
too_many_blocked = You can block at most { $most } people. Lift a block first.
already_reported = You have already reported this person at this table. Your report is waiting to be read.
too_many_reports = Too many reports are waiting to be read. Try again later; until then you can block this person.
no_such_report = There is no report “{ $report }”. See them all with: lettrine admin reports
no_such_person = Nobody here has the id “{ $person }”. Look for them with: lettrine admin people
not_banned = “{ $person }” is not banned.
bad_end = “{ $until }” is no date to come. Write it as 2030-12-31, or give --days.

# The store
unknown_store = There is no store of kind “{ $scheme }”. There are: sqlite:///FILE, postgresql://… and memory:
store_unreadable = The store cannot be used: { $reason }
store_too_new = The store has version { $found }, and this program knows versions up to { $known }. Use a newer program.
store_away = The store does not answer. What was acknowledged is kept; try again.
store_gone = The server cannot save anything now: its database file was moved or replaced. Nothing more is confirmed until whoever runs the server has put it back or started the server again.
store_full = The server cannot save anything now: its disk is full. Nothing more is confirmed until there is room; then it goes on by itself.
store_read_only = The server cannot save anything now: its database is read-only. Nothing more is confirmed until it is writable; then it goes on by itself.
store_failing = The server cannot save anything now: its disk reports errors. Nothing more is confirmed until it works; then it goes on by itself.
store_damaged = The database is damaged, and nothing more is saved in it. Whoever runs the server has to restore it from a backup and start the server again.
wrong_secret = Other servers use this database with another secret, so the seats of all would be lost. Start this one with the same secret (--secret or LETTRINE_SECRET), or give it a database of its own.

# What a link shows where it is posted
preview-about = Hidden-word games: play with friends through one link, or with bots. No account needed.
preview-invited = { $game }: you are invited
preview-come = Open the link to take a seat or to watch. No account needed.

## Somebody of whom everything was deleted
somebody = somebody
