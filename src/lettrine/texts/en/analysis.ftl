# What a game was like, after it is over.
analysis-seats = Players
analysis-secrets = Secrets
analysis-questions = Questions
analysis-proposals = Pieces that were proposed
analysis-positionings = Pieces that were positioned
analysis-teams = Teams
analysis-turns = Words that were given
analysis-challenges = Challenges
analysis-namings = Words that were named
analysis-missed = Words that could have been named with profit
analysis-answers = Spaces opened by choice
analysis-column-player = player
analysis-column-score = score
analysis-column-luck = luck
analysis-column-skill = without luck
analysis-column-hits = hits
analysis-column-regret = given up
analysis-column-blunders = blunders
analysis-column-naming = by naming
analysis-column-rash = rash
analysis-column-missed = let pass
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
analysis-column-calling = who named
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
analysis-legend = In brackets: what was to be expected by all that everybody knew then. Luck is what was got less what was to be expected, and what cards brought. “Given up” is in points, against the best question there was. “Left” is how much of all that was possible stayed possible.
analysis-legend-glyphs = In brackets: what was to be expected by all that everybody knew then. A yes is worth a point more than a no: its own or, where a miss scores too, that of the next proposal. Luck is what was got less what was to be expected; “given up” is against the likeliest proposal there was. “Questions needed”: of somebody who always asks what tells most.
analysis-legend-tug = A captured letter is worth 1, one that comes nearer a part of that, the game 5. “Best” is the answer on our cards that was worth most; “given up” is what it was worth more than the word that was left standing.

## The page
analysis-title = What the game was like
analysis-working = The game is being worked through. That takes a second or two …
analysis-none = There is nothing to analyse yet: the game is not over.
analysis-further = From here
analysis-practise = Practise with this game
analysis-json = All figures as JSON
analysis-basis = All figures go by what somebody could know who had heard every question and every answer and had forgotten none.

## The verdict
analysis-verdict = The verdict
analysis-show = Step { $step }
analysis-verdict-deserved = { $winner ->
    [you] You won, and nobody played better: without luck you would have { $skill } points.
   *[other] { $winner_name } won, and nobody played better: without luck it would be { $skill } points.
}
analysis-verdict-better = { $winner ->
    [you] You won, but { $best_name } played better:
   *[other] { $best ->
        [you] { $winner_name } won, but you played better:
       *[other] { $winner_name } won, but { $best_name } played better:
    }
} without luck it would have been { $winner_skill } points to { $best_skill }.
analysis-verdict-lucky = { $seat ->
    [you] Luck was with you: it brought you { $points } points.
   *[other] Luck was with { $seat_name }: it brought { $points } points.
}
analysis-verdict-unlucky = { $seat ->
    [you] You were out of luck: that cost you { $points } points.
   *[other] { $seat_name } was out of luck: that cost { $points } points.
}
analysis-verdict-even = Luck favoured nobody.
analysis-verdict-ahead = { $seat ->
    [you] It was decided at step { $step }: from then on you were ahead.
   *[other] It was decided at step { $step }: from then on { $seat_name } was ahead.
}
analysis-verdict-blunder = The costliest question: { $seat ->
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
} had { $best_chance }.
analysis-verdict-no-blunder = Nobody asked a question that was far from the best.
analysis-verdict-rash = Too soon: { $seat ->
    [you] you named
   *[other] { $seat_name } named
} { $sequence } as { $of ->
    [you] your word
   *[other] { $of_name }’s word
} at a chance of { $chance }.
analysis-verdict-missed = A chance let pass: { $sequence } as { $of ->
    [you] your word
   *[other] { $of_name }’s word
} could have been named at { $chance }, for { $points } points on average.
analysis-verdict-none-missed = Nobody let a word pass that it would have paid to name.

## Luck and skill
analysis-luck-and-skill = Luck and skill
analysis-luck-and-skill-hint = Luck is what came better or worse than was to be expected, and what cards brought. Skill is the score without it.
analysis-skill = skill
analysis-luck = luck
analysis-in-detail = In detail
analysis-expected = { $got } (expected { $expected })
analysis-by-asking = points by asking
analysis-by-naming = points by naming words
analysis-by-cards = points by cards
analysis-kept-hidden = points for what stayed hidden
analysis-penalties = penalties
analysis-given-up = given up against the best
analysis-rash-namings = words named too soon
analysis-let-pass = words let pass

## Over time
analysis-bits-left = What was still unknown
analysis-bits-left-hint = In bits, for each word: one less, and half as much is possible. At 0 the word is known.
analysis-luck-over-time = Luck over time
analysis-luck-hint = Points more or fewer than were to be expected.

## Every question
analysis-every-question = Every question
analysis-of-whom = Whose
analysis-everybody = everybody’s
analysis-only-mistakes = Only mistakes
analysis-nothing-such = There is nothing of that kind.
analysis-turn-of = Turn: { $name }
analysis-named-by = { $name } → { $of }
analysis-missed-tag = let pass
analysis-row-question = { $letter ->
    [blank] Blank
   *[other] { $letter }
}, { $of }: { $answer }, chance { $chance }, points { $points }{ $blunder ->
    [yes] , blunder
   *[no] {""}
}
analysis-row-naming = Word named, { $name } → { $of }: { $sequence }, { $right ->
    [yes] right
   *[no] wrong
}, chance { $chance }, points { $points }{ $rash ->
    [yes] , too soon
   *[no] {""}
}
analysis-row-missed = Word let pass, { $of }: { $sequence }, chance { $chance }; who could have named it: { $names }
analysis-chance = chance
analysis-points = points
analysis-bits = bits learned
analysis-place = place by points
analysis-worth = points on average
analysis-would-be = it would have been
analysis-who-could = who could have
analysis-from-to = steps
analysis-points-and-bits = { $points } points, { $bits } bits
analysis-option = { $letter ->
    [blank] a blank
   *[other] { $letter }
} of { $of ->
    [you] you
   *[other] { $of_name }
} ({ $chance }, { $points } points, { $bits } bits on average)
analysis-was-best = No question promised more points.
analysis-best-was = Most points: { $question }.
analysis-clearest-was = Most to learn: { $question }.
analysis-to-replay = Step { $step } in the replay

## Secrets and choices
analysis-how-hard = How hard the words were
analysis-harder-than = Harder than { $percent } of 100 common words.
analysis-secret-figures = { $expected } misses were to be expected. Asked { $questions ->
    [one] once
   *[other] { $questions } times
}, { $misses } in vain; { $bits } bits at the start.
analysis-not-in-lexicon = Not in the lexicon.
analysis-choice = { $name }: { $best ->
    [yes] space { $space } gave least away.
   *[no] space { $space } left { $kept } of what was possible, space { $best_space } would have left { $best_kept }: { $bits } bits given away.
}
analysis-choices-sum = { $count ->
    [0] Nobody had a choice.
    [one] There was a choice once
   *[other] There was a choice { $count } times
}{ $count ->
    [0] {""}
   *[other] ; { $best ->
        [0] it never was
        [one] once it was
       *[other] { $best } times it was
    } the one that gave least away.
}
analysis-choices-costly = { $count ->
    [one] The one that gave more away
   *[other] The { $count } that gave more away
}

## Glyphs
analysis-luck-and-skill-hint-glyphs = Luck is what came better or worse than was to be expected; a yes counts a point more than a no. Skill is the score without it.
analysis-by-owning = points for others’ misses
analysis-by-prelude = points of the prelude
analysis-every-proposal = Every proposal
analysis-at-cell = { $of }, cell { $cell }
analysis-row-piece = { $asked }, { $of }, cell { $cell }: { $answer }, chance { $chance }{ $blunder ->
    [yes] , blunder
   *[no] {""}
}
analysis-place-by-chance = place by chance
analysis-owner-points = points of the owner
analysis-piece-option = { $asked }, { $of ->
    [you] your cell { $cell }
   *[other] { $of_name }’s cell { $cell }
} ({ $chance }, { $bits } bits on average)
analysis-bits-only = { $bits } bits
analysis-was-likeliest = No proposal was likelier to be a yes.
analysis-likeliest-was = Likeliest to be a yes: { $question }.
analysis-was-clearest = Nothing promised to tell more.
analysis-won-game = The find won the game.
analysis-would-win = To find it would have won the game: that is worth a risk.
analysis-verdict-proposal = The costliest proposal: { $seat ->
    [you] your { $asked }
   *[other] { $seat_name }’s { $asked }
} for { $of ->
    [you] your cell { $cell }
   *[other] { $of_name }’s cell { $cell }
} had a chance of { $chance }. The likeliest, { $best_asked } for { $best ->
    [you] your cell { $best_cell }
   *[other] { $best_name }’s cell { $best_cell }
}, had { $best_chance }.
analysis-verdict-last-find = { $of ->
    [you] Your word { $sequence }
   *[other] { $of_name }’s word { $sequence }
}, named at a chance of { $chance }, decided the game.
analysis-word-figures = Who always asks what tells most would have needed { $needed ->
    [one] one question
   *[other] { $needed } questions
}. Asked { $questions ->
    [one] once
   *[other] { $questions } times
}, { $misses } in vain; { $bits } bits at the start.
analysis-word-found = { $by ->
    [nobody] Nobody found it.
    [you] You found it at step { $step }.
   *[other] { $by_name } found it at step { $step }.
}

## Tug
analysis-basis-tug = A captured letter is worth 1, one that comes nearer a part of that, the game 5 more. Each word is held against the answers on our cards; one that is on none may be worth more.
analysis-every-word = Every word
analysis-captured-over-time = Letters captured
analysis-balance = What the board was worth
analysis-balance-hint = To { $team }: above 0 it leans toward them, below 0 toward the others.
analysis-unchecked = misspelt words not checked
analysis-moved = steps that letters moved
analysis-place-on-card = place among the answers
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
analysis-verdict-leaning = From step { $step } on the board leaned toward { $team }.
analysis-verdict-best-word = Nothing was worth more than { $word } for “{ $category }”: { $worth }.
analysis-verdict-given-up = Most was given up at “{ $category }”: { $best } would have been worth { $points } more than { $word ->
    [none] no word at all
   *[other] { $word }
}.
analysis-verdict-nothing-given-up = No answer on our cards was worth more than the words that were given.
analysis-verdict-rash-check = In vain { $seat ->
    [you] you
   *[other] { $seat_name }
} doubted the spelling of { $word }: that cost a turn.
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
    [you] It was decided at step { $step }, by no question and no word: from then on you were ahead.
   *[other] It was decided at step { $step }, by no question and no word: from then on { $seat_name } was ahead.
}
