# The arena: bots against bots.
arena-playing = Playing
arena-title = { $game }, { $language }, { $edition }: { $games } games, { $deals ->
    [one] one deal
   *[other] { $deals } deals
} in every rotation of the seats
arena-bot = bot
arena-seats = seats
arena-wins = share of wins for each seat
arena-points = points a game
arena-rating = rating
arena-caption = [ ] 95% intervals · a fair share is { $fair } · { $moves } moves a game · seed { $seed }
no_such_bot = There is no bot { $bot } in this game. Choose one of: { $bots }.
too_many_bots = There are { $seats } seats for { $bots } bots: give fewer bots, or leave out --seats.
cluster_library_missing = Playing on a cluster needs a library that is not installed: { $command }
cluster_unreachable = The cluster cannot be reached. Is its scheduler running, and is this its address? { $reason }
