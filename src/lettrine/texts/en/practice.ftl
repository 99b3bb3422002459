# Practice: what would you ask?

## A position
practice-title = What would you ask?
practice-daily = What would you ask? The position of { $day }
practice-turn = It is { $name }’s turn.
practice-factor = The first hit counts { $factor } times.
practice-opponent = { $number }  { $name }
practice-in-vain = asked in vain: { $letters }
practice-nothing-in-vain = nothing asked in vain yet
practice-prompt = Opponent and letter, such as { $example } (a dot is a blank; Enter shows the answer):
practice-again = That cannot be asked here. Give an opponent’s number and a letter or a dot, such as { $example }.
practice-best = Best: nothing promises more.
practice-good = Good: nearly as much as the best.
practice-weak = There was better.
practice-blunder = A blunder: the best question was much likelier to hit.
practice-mine = { $letter } of { $name }: a hit { $chance } times out of a hundred, { $points } points and { $bits } bits on average; place { $rank } of { $count }.
practice-why = Best is { $letter } of { $name }: a hit { $chance } times out of a hundred, { $points } points and { $bits } bits on average.
practice-examples = It aims at words such as { $words }.
practice-sum = { $count ->
    [one] One position
   *[other] { $count } positions
}, { $best ->
    [0] never
    [one] once
   *[other] { $best } times
} the best question; { $share }% of the points that the best ones promised.
practice-none = There is nothing to practise in this game: nobody asked anything.

## The page
practice-lede = You are on turn in a game among strong bots. Whom do you ask, and for which letter?
practice-lede-daily = The position of { $day }: the same for everybody, and one try. Whom do you ask, and for which letter?
practice-lede-others = Moments of a game between others. Each time you sit where the player sat who was to ask: whom would you ask, and for which letter?
practice-lede-own = Moments of your game. Whom would you ask now, and for which letter?
practice-working = Positions are being chosen. That takes a second or two …
practice-number = Position { $number } of { $count }
practice-page-mine = { $letter } of { $name }: a chance of { $chance }, { $points } points and { $bits } bits on average; place { $rank } of { $count }.
practice-page-best = Best is { $letter } of { $name }: a chance of { $chance }, { $points } points and { $bits } bits on average.
practice-next = Next position
practice-copy = Copy the result
practice-result = Lettrine: what would you ask? { $day }, { $words }, { $edition }: { $stars }
practice-tomorrow = Tomorrow there is another one; it changes at midnight UTC.
