# Sitting down, and what can go wrong with a table.
no_such_table = There is no such table. Check the link or the code.
code_taken = This code is in use already. Try again.
already_seated = You have a seat at this table already.
seat_taken = Somebody sits there. Choose another seat.
seat_free = Nobody sits there.
seats_free = { $free ->
    [one] One seat is still free. Ask somebody in, or give it to a bot.
   *[other] { $free } seats are still free. Ask people in, or give them to bots.
}
has_begun = The game has begun already.
not_begun = The game has not begun yet.
not_over = The game is not over yet.
nothing_to_do = You have nothing to do at the moment: it is up to the others.
no_such_room = There are no teams in this game. Speak to the table.
not_seated = You are watching. Take a seat to take part.
name_taken = Somebody at this table is called “{ $name }” already. Choose another name.
no_such_voice = Nobody here speaks with that voice.
too_fast = That was too much at once. Wait a moment.
unknown_bot = There is no bot “{ $bot }”. There are: { $bots }.
already_so = That is so already.
two_clocks = Choose one clock: the table’s, or the one among the options.
too_many_muted = You can silence at most { $most } people at one table.
not_gone = They may come back any moment. Wait a little before a bot plays for them.
bad_name = A name needs letters one can see. Choose another.
too_busy = Too much is happening at once. Try again in a moment.
table_failed = Something is wrong on our side. Nothing was changed, and your game is kept.
page_not_built = The page has not been built yet. Run “make page”, then start the server again.

# The store
unknown_store = There is no store of kind “{ $scheme }”. There are: sqlite:///FILE, postgresql://… and memory:
store_unreadable = The store cannot be used: { $reason }
store_too_new = The store has version { $found }, and this program knows versions up to { $known }. Use a newer program.
store_away = The store does not answer. What was acknowledged is kept; try again.
