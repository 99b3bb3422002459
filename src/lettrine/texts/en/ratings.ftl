# Ratings: after a game, and on a page of their own.
title-ratings = Ratings – Lettrine
ratings-lede = Everybody begins at 1500. Beat somebody and your number rises, the more so the better they are; lose and it falls.
ratings-player = Player
ratings-part-overall = Rating
ratings-part-attack = Attack
ratings-part-defence = Defence
ratings-bot = Bot, { $strength }
ratings-about = What is this?

## After a game
ratings-changed = How this game changed the ratings
ratings-after = { $games ->
    [one] Your first rated game: the number is only a first guess, give or take { $give }.
   *[other] { $games } rated games so far. The number may still be off by { $give }.
}

## The page
ratings-games = { $games ->
    [one] You have one rated game.
   *[other] You have { $games } rated games.
}
ratings-better = { $others ->
    [one] { $percent ->
        [0] The only other rated person is ahead of you.
       *[other] You are ahead of the only other rated person.
    }
   *[other] You are ahead of { $percent }% of the { $others } other rated people.
}
ratings-alone = Nobody else is rated here yet.
ratings-unsure = The number is still a guess; every game makes it more reliable.
ratings-not-you = { $people ->
    [0] Nobody is rated yet. Play one game to the end to be the first.
    [one] One person is rated. Play one game to the end, and you will be too.
   *[other] { $people } people are rated. Play one game to the end, and you will be too.
}
ratings-counts-title = What the numbers mean
ratings-numbers = Between two players whose ratings have settled, a lead of 200 points means three wins in four. The number after ± says how far off a rating may still be.
ratings-parts = In Sonde, attack is how much you take from others by questions and by calling words; defence is how little they get from you.
ratings-counts = Every finished game between at least two different players counts, bots included, as long as the table has not changed the standard rules. Playing without cards, with notes, on trust or against a clock is fine; a table without a dictionary does not count. If a bot finishes the game for you, it is still your game.
ratings-agreed = A game between people is rated only if everybody at the table has said that they are ready and is there when it begins. Whoever resigns is ranked last. If others give somebody’s seat to a bot, or the same people play very many games in a day, nobody is rated.
ratings-private = There is no list of people. You see your own ratings; and after a game, those who look at the table see what it changed. They belong to this browser, as your seats do.
