# Practice: what would you ask?

## A position
practice-title = What would you ask?
practice-daily = What would you ask? The position for { $day }
practice-turn = It is { $name }’s turn.
practice-factor = A hit now counts { $factor } times.
practice-opponent = { $number }  { $name }
practice-in-vain = misses: { $letters }
practice-nothing-in-vain = no misses yet
practice-prompt = Opponent and letter, such as { $example } (a dot is a blank; Enter shows the answer):
practice-again = That cannot be asked here. Give an opponent’s number and a letter or a dot, such as { $example }.
practice-best = As good as it gets.
practice-good = A good question: not far behind the best.
practice-weak = There was a better question.
practice-blunder = A blunder: the best question was much better.
practice-mine = { $name }, { $letter }: hits { $chance } times out of a hundred, for { points-count } on average. Rank { $rank } of { $count }; it tells { bits-count }.
practice-why = Best was { $name }, { $letter }: hits { $chance } times out of a hundred, for { points-count } on average. It tells { bits-count }.
practice-examples = It aims at words such as { $words }.
practice-sum = { $count ->
    [one] One position
   *[other] { $count } positions
}, { $best ->
    [0] never
    [one] once
   *[other] { $best } times
} the best question; { $share }% of the points that the best questions promised.
practice-none = There is nothing to practise in this game: nobody asked anything.

## The page
practice-lede = It’s your turn in a game among strong bots. Whom do you ask, and for which letter?
practice-lede-daily = The position for { $day }: the same for everybody, and one try. Whom do you ask, and for which letter?
practice-lede-others = Moments from a game between others. Each time you take the seat of the player whose turn it was: whom would you ask, and for which letter?
practice-lede-own = Moments from your game. Whom would you ask now, and for which letter?
practice-working = Choosing positions. This takes a second or two…
practice-number = Position { $number } of { $count }
practice-page-mine = { $name }, { $letter }: a chance of { $chance }, { points-count } on average. Rank { $rank } of { $count }; the answer leaves about { $left } of what is possible.
practice-page-best = Best was { $name }, { $letter }: a chance of { $chance }, { points-count } on average. The answer leaves about { $left } of what is possible.
practice-next = Next position
practice-result = { $day }, { $words }, { $edition }
practice-tomorrow = Tomorrow there is another one; it changes at midnight UTC.
