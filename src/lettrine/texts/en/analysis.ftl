# What a game was like, after it is over.
analysis-seats = Players
analysis-secrets = Secrets
analysis-questions = Questions
analysis-proposals = Pieces that were offered
analysis-positionings = Pieces that were positioned
analysis-teams = Teams
analysis-turns = Words that were given
analysis-challenges = Challenges
analysis-namings = Words that were called
analysis-missed = Words it would have paid to call
analysis-answers = Spaces opened by choice
analysis-column-player = player
analysis-column-score = score
analysis-column-luck = luck
analysis-column-skill = without luck
analysis-column-hits = hits
analysis-column-regret = lost
analysis-column-blunders = blunders
analysis-column-naming = by calling
analysis-column-rash = rash
analysis-column-missed = missed
analysis-column-given-away = bits given away
analysis-column-secret = secret
analysis-column-bits = bits
analysis-column-misses = misses expected
analysis-column-harder = harder than %
analysis-column-in-vain = misses
analysis-column-step = step
analysis-column-asking = who asked
analysis-column-letter = for
analysis-column-answer = answer
analysis-column-chance = chance %
analysis-column-points = points
analysis-column-told = bits
analysis-column-best = best
analysis-column-note = note
analysis-column-calling = who called
analysis-column-sequence = word
analysis-column-callers = by whom
analysis-column-of = whose
analysis-column-worth = worth
analysis-column-space = space
analysis-column-kept = left %
analysis-column-best-space = best
analysis-column-best-kept = would leave %
analysis-column-yes = yes
analysis-column-exact = in place
analysis-column-needed = questions needed
analysis-column-found = found
analysis-column-piece = cell and piece
analysis-column-position = cell and position
analysis-column-clearest = tells most
analysis-column-team = team
analysis-column-words = words
analysis-column-refuted = went back
analysis-column-challenges = challenges
analysis-column-captain = captain
analysis-column-category = category
analysis-column-captured = captured
analysis-column-kind = what
analysis-column-won = won back
analysis-hit = hit
analysis-miss = miss
analysis-void = void
analysis-pending = none
analysis-right = right
analysis-wrong = wrong
analysis-blunder = blunder
analysis-rash = rash
analysis-yes = yes
analysis-no = no
analysis-exact = exact
analysis-check = spelling
analysis-contest = category
analysis-went-back = went back
analysis-misspelt = misspelt, not checked
analysis-wins = for the game
analysis-winner = { $name } (won)
analysis-tray-left = left
analysis-tray-right = right
analysis-legend = In brackets: what could be expected from what everybody knew at the time. Luck is the result minus the expectation, plus what cards brought. “Lost” counts points against the best question there was. “Left” is how much of what was possible stayed possible.
analysis-legend-glyphs = In brackets: what could be expected from what everybody knew at the time. A yes is worth a point more than a no: its own point or, where a miss scores too, the point of the next offer. Luck is the result minus the expectation; “lost” counts against the likeliest offer there was. “Questions needed”: by someone who always asks the most telling question.
analysis-legend-tug = A captured letter is worth 1; a letter that moves closer, a fraction; winning, 5. “Best” is the answer on our cards that was worth most; “lost” is how much more it was worth than the word that stood.

## The page
analysis-title = Game review
analysis-working = Going through the game. This takes a second or two…
analysis-none = There is nothing to review yet: the game is not over.
analysis-further = What next?
analysis-practise = Practise with this game
analysis-json = Download all figures
analysis-basis = All figures are based on what a player could know after hearing every question and every answer and forgetting none.

## What a friend would say
friend-overall = { $grade ->
    [best] You asked about as well as anyone could
    [good] You asked well
    [weak] At times you asked well, at times there was something better
   *[blunder] Your questions were often far from the best
}{ $end ->
    [won] { $grade ->
        [best] , and you won.
        [good] , and you won.
       *[other] , but you won.
    }
    [unlucky] ; luck was against you.
   *[lost] ; this time somebody else won.
}
friend-team = { $grade ->
    [best] Your team nearly always found the strongest word
    [good] Your team found good words
   *[weak] For many cards there were stronger words than your team’s
}{ $end ->
    [won] { $grade ->
        [best] , and you won.
        [good] , and you won.
       *[other] , but you won.
    }
   *[lost] ; this time the others won.
}
friend-best-call = Your best decision: calling { $sequence } at { $chance }.
friend-best-question = Your best decision: asking { $of_name } for { $letter ->
    [blank] a blank
   *[other] { $letter }
}, at { $chance }.
friend-best-offer = Your best decision: the { $asked } for { $of_name }’s cell { $cell }, at { $chance }.
friend-best-word = Your team’s best word: { $word }, for “{ $category }”.
friend-try-call = Next time, dare to call: { $sequence } was right, at a chance of { $chance }.
friend-try-question = Next time, look for the likelier letter: { $best_letter ->
    [blank] a blank
   *[other] { $best_letter }
} had { $best_chance }, where you asked for { $letter ->
    [blank] a blank
   *[other] { $letter }
} at { $chance }.
friend-try-offer = Next time, look for the likelier piece: the { $best_asked } for cell { $best_cell } had { $best_chance }, your { $asked } { $chance }.
friend-try-wait = Next time, wait a little before you call: { $sequence } had a chance of only { $chance }.
friend-try-word = Next time: for “{ $category }”, { $best } would have been stronger.
friend-try-check = Next time, doubt the spelling: { $word } was misspelt, and nobody checked it.
friend-try-trust = Next time, trust the spelling more: { $word } was right, and the check cost a turn.
friend-try-more = There was next to nothing to improve{ $end ->
    [won] : next time, try stronger opponents.
   *[lost] : next time it may go your way.
}

## The verdict
analysis-verdict = The verdict
analysis-show = Step { $step }
analysis-verdict-deserved = { $winner ->
    [you] You won, and you played best: without luck you would have had { $skill } points.
   *[other] { $winner_name } won and played best: without luck, { $winner_name } would have had { $skill } points.
}
analysis-verdict-better = { $winner ->
    [you] You won, but { $best_name } played better:
   *[other] { $best ->
        [you] { $winner_name } won, but you played better:
       *[other] { $winner_name } won, but { $best_name } played better:
    }
} without luck, it would have ended { $winner_skill } to { $best_skill }.
analysis-verdict-lucky = { $seat ->
    [you] Luck was with you: it brought you { points-count }.
   *[other] Luck was with { $seat_name }: it brought { points-count }.
}
analysis-verdict-unlucky = { $seat ->
    [you] You were unlucky: that cost you { points-count }.
   *[other] { $seat_name } was unlucky: that cost { points-count }.
}
analysis-verdict-even = Luck favoured nobody.
analysis-verdict-ahead = { $seat ->
    [you] It was decided at step { $step }: from then on you were ahead.
   *[other] It was decided at step { $step }: from then on { $seat_name } was ahead.
}
analysis-verdict-blunder = The clearest mistake: { $seat ->
    [you] you asked
   *[other] { $seat_name } asked
} { $of ->
    [you] you
   *[other] { $of_name }
} for { $letter ->
    [blank] a blank
   *[other] { $letter }
}, which had a chance of { $chance }. Asking { $best ->
    [you] you
   *[other] { $best_name }
} for { $best_letter ->
    [blank] a blank
   *[other] { $best_letter }
} would have had { $best_chance }.
analysis-verdict-no-blunder = Nobody asked a question that was far from the best.
analysis-verdict-rash = Too soon: { $seat ->
    [you] you called
   *[other] { $seat_name } called
} { $sequence } as { $of ->
    [you] your word
   *[other] { $of_name }’s word
} at a chance of { $chance }.
analysis-verdict-missed = Missed chance: { $sequence } as { $of ->
    [you] your word
   *[other] { $of_name }’s word
} could have been called at { $chance }, for { points-count } on average.{ $right ->
    [yes] {""}
   *[no] {" "}It would have been wrong, as it turned out.
}
analysis-verdict-none-missed = Nobody missed a word that was worth calling.

## Luck and skill
analysis-luck-and-skill = Luck and skill
analysis-luck-and-skill-hint = Luck is whatever went better or worse than expected, and what cards brought. Skill is the score without it.
analysis-skill = skill
analysis-luck = luck
analysis-in-detail = In detail
analysis-expected = { $got } (expected { $expected })
analysis-by-asking = points by asking
analysis-by-naming = points by calling words
analysis-by-cards = points by cards
analysis-kept-hidden = points for what stayed hidden
analysis-penalties = penalties
analysis-given-up = lost against the best question
analysis-rash-namings = words called too soon
analysis-let-pass = words missed

## Over time
analysis-bits-left = What was still unknown
analysis-bits-left-hint = The lower the line, the easier the word was to guess. Each step of 1 down doubles the chance; at 0 the word is known.
analysis-luck-over-time = Luck over time
analysis-luck-hint = Points more or fewer than expected.

## Every question
analysis-every-question = Every question
analysis-of-whom = Whose
analysis-everybody = everybody’s
analysis-only-mistakes = Only mistakes
analysis-nothing-such = Nothing to show here.
analysis-turn-of = Turn: { $name }
analysis-named-by = { $name } → { $of }
analysis-missed-tag = missed
analysis-row-question = { $letter ->
    [blank] Blank
   *[other] { $letter }
}, { $of }: { $answer }, chance { $chance }, points { $points }{ $blunder ->
    [yes] , blunder
   *[no] {""}
}
analysis-row-naming = Word called, { $name } → { $of }: { $sequence }, { $right ->
    [yes] right
   *[no] wrong
}, chance { $chance }, points { $points }{ $rash ->
    [yes] , too soon
   *[no] {""}
}
analysis-row-missed = Word missed, { $of }: { $sequence }, chance { $chance }; who could have called it: { $names }
analysis-chance = chance
analysis-points = points
analysis-bits = what the answer told, in bits
analysis-bits-meaning = One bit of information halves what is still possible.
analysis-given-away = help given to the others, in bits
analysis-place = rank by points
analysis-worth = points on average
analysis-would-be = would have been
analysis-who-could = who could have
analysis-from-to = steps
analysis-points-and-bits = { points-count }, { bits-count }
analysis-option = asking { $of ->
    [you] you
   *[other] { $of_name }
} for { $letter ->
    [blank] a blank
   *[other] { $letter }
} ({ $chance }, { points-count }, { bits-count } on average)
analysis-was-best = No question promised more points.
analysis-best-was = Most points: { $question }.
analysis-clearest-was = Most telling: { $question }.
analysis-to-replay = Step { $step } in the replay

## Secrets and choices
analysis-how-hard = How hard the words were
analysis-harder-than = Harder than { $percent } of 100 common words.
analysis-secret-figures = { $expected } misses could be expected. Asked { $questions ->
    [one] once
   *[other] { $questions } times
}, with { $misses ->
    [one] one miss
   *[other] { $misses } misses
}.
analysis-guessed-at-start = At the start, the chance of guessing it was about 1 in { $count }.
analysis-not-in-lexicon = Not in the dictionary.
analysis-choice = { $name }: { $best ->
    [yes] space { $space } gave least away.
   *[no] space { $space } left { $kept } of what was possible; space { $best_space } would have left { $best_kept }.
}
analysis-choices-sum = { $count ->
    [0] Nobody had a choice.
    [one] There was a choice once, and the space that gave least away was { $best ->
        [0] not opened.
       *[other] opened.
    }
   *[other] There was a choice { $count } times; the space that gave least away was { $best ->
        [0] never opened.
        [one] opened once.
       *[other] opened { $best } times.
    }
}
analysis-choices-costly = { $count ->
    [one] The one that gave more away
   *[other] The { $count } that gave more away
}

## Glyphs
analysis-luck-and-skill-hint-glyphs = Luck is whatever went better or worse than expected; a yes counts a point more than a no. Skill is the score without it.
analysis-by-owning = points for others’ misses
analysis-by-prelude = points from the prelude
analysis-every-proposal = Every offer
analysis-at-cell = { $of }, cell { $cell }
analysis-row-piece = { $asked }, { $of }, cell { $cell }: { $answer }, chance { $chance }{ $blunder ->
    [yes] , blunder
   *[no] {""}
}
analysis-place-by-chance = rank by chance
analysis-owner-points = points of the owner
analysis-piece-option = { $asked }, { $of ->
    [you] your cell { $cell }
   *[other] { $of_name }’s cell { $cell }
} ({ $chance }, { bits-count } on average)
analysis-bits-only = { bits-count }
analysis-was-likeliest = No offer was likelier to be a yes.
analysis-likeliest-was = Likeliest to be a yes: { $question }.
analysis-was-clearest = Nothing would have told more.
analysis-won-game = The find won the game.
analysis-would-win = Finding it would have won the game: that is worth a risk.
analysis-verdict-proposal = The clearest mistake: { $seat ->
    [you] your { $asked }
   *[other] { $seat_name }’s { $asked }
} for { $of ->
    [you] your cell { $cell }
   *[other] { $of_name }’s cell { $cell }
} had a chance of { $chance }. The likeliest (the { $best_asked } for { $best ->
    [you] your cell { $best_cell }
   *[other] { $best_name }’s cell { $best_cell }
}) had { $best_chance }.
analysis-verdict-last-find = { $of ->
    [you] Your word { $sequence }
   *[other] { $of_name }’s word { $sequence }
}, called at a chance of { $chance }, decided the game.
analysis-word-figures = Asking the most telling question every time would have taken { $needed ->
    [one] one question
   *[other] { $needed } questions
}. Asked { $questions ->
    [one] once
   *[other] { $questions } times
}, with { $misses ->
    [one] one miss
   *[other] { $misses } misses
}.
analysis-word-found = { $by ->
    [nobody] Nobody found it.
    [you] You found it at step { $step }.
   *[other] { $by_name } found it at step { $step }.
}

## Tug
analysis-basis-tug = A captured letter is worth 1; a letter that moves closer, a fraction; winning, 5 more. Each word is compared with the answers on our cards; a word that is on none of them may be worth more.
analysis-every-word = Every word
analysis-captured-over-time = Letters captured
analysis-balance = What the board was worth
analysis-balance-hint = To { $team }: above 0 it leans towards them, below 0 towards the others.
analysis-unchecked = misspelt words not checked
analysis-moved = steps that letters moved
analysis-place-on-card = rank among the answers
analysis-misspelt-tag = misspelt
analysis-no-word = no word
analysis-no-word-tag = none
analysis-best-answers = Worth most on our cards: { $answers }.
analysis-row-turn = { $word }, { $category }, { $name }: worth { $worth }{ $captured ->
    [none] {""}
   *[other] , captured { $captured }
}{ $note ->
    [none] {""}
   *[other] , { $note }
}
analysis-challenged-by = { $name }: { $kind ->
    [check] spelling
   *[contest] category
}
analysis-row-challenge = Challenge, { $name }: { $kind ->
    [check] spelling
   *[contest] category
} of { $word }, { $answer }{ $rash ->
    [yes] , rash
   *[no] {""}
}
analysis-verdict-leaning = From step { $step } on, the board leaned towards { $team }.
analysis-verdict-best-word = The strongest word of the game: { $word } for “{ $category }”, worth { $worth }.
analysis-verdict-given-up = Most was lost on “{ $category }”: { $best } would have been worth { $points } more than { $word ->
    [none] no word at all
   *[other] { $word }{ $stands ->
        [yes] {""}
       *[no] , which did not stand
    }
}.
analysis-verdict-nothing-given-up = No answer on our cards was worth more than the words that were given.
analysis-verdict-rash-check = { $seat ->
    [you] You
   *[other] { $seat_name }
} challenged the spelling of { $word } wrongly: that cost a turn.
analysis-verdict-unchecked = { $word } was misspelt, and nobody checked it.

## From a verdict or a chart to the list, or to the replay
analysis-to-list = Step { $step } in the list
analysis-verdict-ahead-card = { $seat ->
    [you] A card decided it: it took you from { $from } to { $to } points, and ahead for good.
   *[other] A card decided it: it took { $seat_name } from { $from } to { $to } points, and ahead for good.
}
analysis-verdict-ahead-kept = { $seat ->
    [you] The end decided it: what you still had hidden took you from { $from } to { $to } points, and ahead.
   *[other] The end decided it: what was still hidden took { $seat_name } from { $from } to { $to } points, and ahead.
}
analysis-verdict-ahead-other = { $seat ->
    [you] It was decided at step { $step }, without a question or a called word: from then on you were ahead.
   *[other] It was decided at step { $step }, without a question or a called word: from then on { $seat_name } was ahead.
}
