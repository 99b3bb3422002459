# A table of Tug on the page.

## The board
tug-board = The letters on their lanes
tug-tile = { $state ->
    [taken] { $letter }: captured by { $team }
    [middle] { $letter }: in the middle
   *[pulled] { $steps ->
        [one] { $letter }: one step towards { $team }
       *[other] { $letter }: { $steps } steps towards { $team }
    }
}
tug-score = { $letters ->
    [one] { $letters } letter of { $goal }
   *[other] { $letters } letters of { $goal }
}
tug-your-team = your team
tug-captain = captain
tug-begins = { $team } begins
tug-hint-proper = { $proper ->
    [only] proper names
   *[allowed] proper names too
}
tug-hint-foreign = other languages too
tug-hint-plural = in the plural
tug-seconds = { $seconds } seconds left
tug-words = { $count ->
    [one] { $count } word given so far
   *[other] { $count } words given so far
}
tug-words-of = Words of { $team }
tug-word-back = – its letters went back

## A turn
tug-draw-accept = Let it stand: draw a card
tug-glass = Turn the glass
tug-glass-itself = Read the card first. The glass turns by itself after a few seconds.
tug-think = Think of a word. When the others turn the glass, you spell it.
tug-spells = { $name } spells for { $team }
tug-spelled = Spelled so far: { $word }
tug-spelled-nothing = Nothing spelled yet
tug-done = Done
tug-hyphen = hyphen
tug-done-proper = It’s a name
tug-said-proper = said to be a name
tug-type = Just type. Enter says done.
tug-held = { $steps ->
    [0] This first word has no steps left.
    [one] This first word has one step left.
   *[other] This first word has { $steps } steps left.
}
tug-whispers = Whispered in your team
tug-whispers-none = What your team whispers appears here, and nowhere else.
tug-whisper-to = Whisper words to { $name }
tug-whisper = Whisper
tug-waiting = { $kind ->
    [draw] Waiting for { $names } to draw a card…
    [glass] The others read the card and turn the glass…
    [accept] The others may still challenge the word…
    [explain] Waiting for the other team’s explanation…
   *[other] Waiting for { $names }…
}

## Challenges
tug-challenge = Or do you doubt { $word }?
tug-doubt = Do you doubt { $word }?
tug-winning-yours = { $word } wins the game for them, unless you challenge it now
tug-winning = { $word } wins, unless it is challenged
tug-check = Check the spelling
tug-check-stake = { $misspelt ->
    [keep] Wrong: their letters after the first mistake go back. Right: you miss a turn.
   *[back] Wrong: their letters go back. Right: you miss a turn.
}
tug-contest = Contest the category
tug-contest-stake = They explain, everybody votes. It costs nothing.
tug-accept = Accept the word
tug-explain = { $word } is contested. Why does it fit “{ $category }”?
tug-explain-do = Explain, then vote
tug-explain-nothing = Say nothing, then vote
tug-reason = { $name }: “{ $text }”
tug-vote = Does { $word } fit “{ $category }”?
tug-vote-yes = It fits
tug-vote-no = It does not
tug-vote-none = Abstain
tug-content = Let it stand: no vote
tug-content-result = { $word } stands: the explanation was enough
tug-votes = { $count ->
    [0] Nobody has voted yet.
   *[other] { $count } of { $all } have voted.
}
tug-vote-result = { $stays ->
    [yes] { $word } stays: { $yes } for, { $no } against
   *[no] { $word } is refused: { $yes } for, { $no } against
}
tug-ballot = { $fits ->
    [yes] it fits
    [no] it does not fit
   *[none] abstention
}
tug-advice = The game { $advice ->
    [listed] has it on its list.
    [near] has something very like it on its list.
    [unlisted] does not have it, and its list is complete.
   *[none] cannot tell.
}
tug-checked = { $right ->
    [right] { $word } is right: the dictionary has “{ $form }”
    [wrong] { $word } is in no dictionary
    [hyphen] { $word } is wrong: the dictionary has “{ $form }”
   *[unknown] No dictionary can settle { $word }
}
tug-checked-then = { $right ->
    [right] The challengers miss a turn.
    [wrong] The letters go back.
    [kept] { $kept } stays, the other letters go back.
   *[unknown] Nobody loses anything by it.
}

## The captain
tug-captain-away = { $name }, your captain, is away.
tug-captain-take = Take over as captain
tug-captain-later = As soon as this turn is over, you can take over.
tug-captain-change = Change the captain
tug-captain-me = I’ll be captain
tug-captain-name = { $name } as captain

## What happened
said-tug-turn-began = { $again ->
    [yes] { $team_name } plays again.
   *[no] { $team_name }’s turn.
}
said-tug-captain-named = { $seat ->
    [you] You are the captain of { $team_name } now.
   *[other] { $seat_name } is the captain of { $team_name } now.
}
said-tug-card-drawn = The category: { $category }.
said-tug-glass-turned = { $seat ->
    [nobody] The glass turns by itself.
    [you] You turn the glass.
   *[other] { $seat_name } turns the glass.
}
said-tug-glass-stopped = The first letter stops the glass.
said-tug-taken-back = { $why ->
    [given] { $word } has been given before: its letters go back.
   *[other] {""}
}
said-tug-word-ended = { $cut ->
    [yes] { $word ->
        [none] The sand has run out without a word that counts.
       *[other] The sand has run out. The letters moved so far count.
    }
   *[no] {""}
}
said-tug-accepted = { $seat ->
    [nobody] The time to challenge is over.
    [you] You accept the word.
   *[other] { $seat_name } accepts the word.
}
said-tug-checked = { $seat ->
    [you] You have
   *[other] { $seat_name } has
} the spelling checked.
said-tug-contested = { $seat ->
    [you] You contest
   *[other] { $seat_name } contests
} { $word }.
said-tug-vote-ended = { $stays ->
    [yes] The letters stay.
   *[no] The letters go back.
}

## The end
best-tug-word = { $word } moved { $moved ->
    [one] one letter
   *[other] { $moved } letters
} your way{ $taken ->
    [0] .
    [one] {" "}and captured one.
   *[other] {" "}and captured { $taken }.
}
best-tug-check = You saw that { $word } was misspelt: { $moved ->
    [one] one letter
   *[other] { $moved } letters
} had to go back.
tug-won = { $by ->
    [you] Your team wins, { $letters } letters to { $others }!
   *[other] { $team } wins, { $letters } letters to { $others }.
}

# The coach of the first game.
coach-tug-draw = Your team is { $team }. Draw a card: it says what your word has to be. When the glass is turned, you have { $glass } seconds.
coach-tug-glass = The others have a card. Turn the glass: they have { $glass } seconds.
coach-tug-suggest = Whisper a word to your captain. Long ones move more letters.
coach-tug-spell = Spell a word that fits. Every letter takes a step towards your side.
coach-tug-doubt = Is the word right? If not, challenge it. If so, let it stand.
