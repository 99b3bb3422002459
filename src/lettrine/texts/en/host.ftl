# The host's dialogs: about the table, about beginning, about a person. And one's own name.
host-title = You are the host
host-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
host-fewer = { $seats ->
    [one] Fewer: { $seats } seat
   *[other] Fewer: { $seats } seats
}
host-more = More: { $seats } seats
host-lock = Lock the table.
host-lock-what = Nobody else can sit down.
host-chat = Close the chat.
host-chat-what = Nobody can write or react.
host-watching = Close watching.
host-watching-what = Only those who sit here see the game.
host-begin-fewer = { $seats ->
    [one] Without the free seats: { $seats } player
   *[other] Without the free seats: { $seats } players
}
host-begin-bots = { $count ->
    [one] With a bot on the free seat: { $bot }
   *[other] With { $count } bots on the free seats: { $bot }
}
host-begin-agreed = The game is to be rated, so it begins when everybody has said that they are ready.
host-begin-wait = This game needs { $least } people. Invite someone first.
host-hand = Make { $name } the host
host-free = Free the seat
host-free-what = { $name } can sit down again.
host-remove = Remove from the table
host-remove-what = { $name } can’t take a seat at this table any more.
rename-title = Your name at this table
rename-save = Save
