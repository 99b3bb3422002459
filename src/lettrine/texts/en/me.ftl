# My page: my games, my ratings over time, whom I have met, my words, and what is kept about me.
me-lede = Your games, and what became of them. Nobody else sees this page.
me-none = You have not played yet. Your games will be listed here.
me-keys = My devices and passkeys
me-blocks = People you have blocked
me-running = Still being played
me-finished = Finished
me-away = Put away
me-away-show = Games put away
me-bring-back = Bring back this game of { $game }
me-more = Show more
me-ratings = My ratings over time
me-ratings-none = No rated game yet.
me-rating-now = { $value } ± { $give }
me-rating-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
me-rating-band = The band shows how sure that is.
me-date = Date
me-rating = Rating
me-opponents = Head to head
me-opponents-none = Nobody yet.
me-opponent = Opponent
me-games = Games
me-won = Won
me-lost = Lost
me-tied = Ties
me-words = The words I hid
me-words-none = None yet.
me-word-held = never found
me-word-asked = { $asked ->
    [one] found after { $asked } question
   *[other] found after { $asked } questions
}
me-word-withstood = { $asked ->
    [one] never found, in { $asked } question
   *[other] never found, in { $asked } questions
}
me-word-found = found
me-words-share = { $held } of { $words } were never found.

## What is kept about me
me-data = What is kept about me
me-export-lede = One file with everything: your games with their records, what you said, your ratings, your packs.
me-export = Download everything
me-delete-lede = Your name and keys, what you said, your ratings and your packs are deleted. In the games of others you become “{ $somebody }”, and a bot plays on for you.
me-delete = Delete everything about me
me-delete-sure = This cannot be undone. To delete everything about you, type “{ $word }”.
me-delete-word = delete
me-delete-typed = Confirmation
me-deleting = Deleting…
me-deleted = Everything about you is deleted.
me-deleted-later = Everything about you is being deleted. With many games that takes a minute; you need not wait.
