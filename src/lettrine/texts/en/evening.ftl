# An evening: many people at several tables, played by bots.
evening-playing = Playing
evening-progressive = progressive
evening-duplicate = duplicate
evening-round_robin = round robin
evening-title = { $game }, { $language }, { $edition }, { $kind }: { $places } players, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, seed { $seed }
evening-round = Round { $round }
evening-table = table
evening-seat = seat
evening-name = name
evening-score = score
evening-points = ± mean
evening-total = total
evening-lot = lot
evening-next = moves on to
evening-goes = table { $table }, seat { $seat }
evening-a-bot = { $name } (bot)
evening-number = { $number }
evening-par = By seat, the word and what master bots scored: { $par }
evening-standing = Final standing
evening-rank = place
evening-places = sum of places
evening-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
evenings-title = { $game }, { $language }, { $edition }, { $kind }: { $evenings } evenings of { $places } players and { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
evening-bot = bot
evening-seats = players
evening-wins = share of wins for each
evenings-caption = [ ] 95% intervals · the stronger of two ends ahead: { $apart } · { $games } games · seed { $seed }

## Why an evening cannot be, or a record of one is not believed
no_evening = { $game } cannot be played at tables of four. Choose another game or other options.
no_duplicate = In a duplicate evening the words are dealt, and { $game } cannot be dealt. Choose another kind, or Sonde.
no_people = An evening needs at least one person.
wrong_places = An evening has a multiple of four players, from { $least } to { $most }.
too_many_people = So many cannot all meet equally often: a round robin has up to { $most } players. Choose another kind.
too_many_rounds = With { $places } players everybody has met everybody after { $most } rounds. Ask for at most that many.
one_evening_a_file = A file holds one evening: leave out --record, or play one evening.
no_such_place = Nobody has that place at this evening.
already_here = That person is there already.
not_present = That person has left already, or has not come yet.
not_a_bots_place = Only a bot’s place can be taken, and that one is a person’s.
not_between_rounds = That can be done only between two rounds.
nothing_to_deal = There is nothing to deal here.
not_dealt = The next round has not been dealt yet.
no_round = No round is being played.
already_finished = That table is done already.
wrong_scores = A table has four scores, one for each seat.
wrong_seating = Whoever sits there, the draw and the moves of this evening say otherwise.
wrong_deal = What is said of the deal is not what was dealt, or what was made of it beforehand.
wrong_table = This is not what that table plays in this round: “{ $what }” differs.
wrong_result = The game at that table ended otherwise.
wrong_order = Who was best at a table, or a lot, is not as the games and the seed have it.
wrong_moves = By the games and the seed, others move on, or to other seats.
wrong_totals = The totals are not the sum of the games.
wrong_place = What is said of that place cannot be at this moment.
whole_evening = FILE is a whole evening. A single game can be seen from a seat; leave out --as.
