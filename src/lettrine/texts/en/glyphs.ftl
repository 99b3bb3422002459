# A table of Glyphs on the page.

## Pieces and how they lie
glyphs-pieces = { $piece ->
    [I] { $count ->
        [one] { $count } long bar
       *[other] { $count } long bars
    }
    [i] { $count ->
        [one] { $count } short bar
       *[other] { $count } short bars
    }
    [C] { $count ->
        [one] { $count } big arc
       *[other] { $count } big arcs
    }
   *[u] { $count ->
        [one] { $count } small arc
       *[other] { $count } small arcs
    }
}
glyphs-lies = { piece-name } { $lie ->
    [upright] upright
    [level] level
    [leaning-right] leaning to the right
    [leaning-left] leaning to the left
    [diagonal-right] rising to the right
    [diagonal-left] falling to the right
    [open-up] open at the top
    [open-right] open to the right
    [open-down] open at the bottom
   *[open-left] open to the left
} { $row ->
    [high] { $column ->
        [left] at the top left
        [right] at the top right
       *[middle] at the top
    }
    [low] { $column ->
        [left] at the bottom left
        [right] at the bottom right
       *[middle] at the bottom
    }
   *[middle] { $column ->
        [left] on the left
        [right] on the right
       *[middle] in the middle
    }
}

## The cells
glyphs-your-cells = Your cells
glyphs-cells-of = Cells of { $name }
glyphs-cell = { $name }’s cell { $cell }:
glyphs-cell-number = Cell { $cell }:
glyphs-cell-own = { $letter ->
    [none] Cell { $cell }:
   *[other] Cell { $cell }, { $letter }:
}
glyphs-cell-empty = nothing found yet.
glyphs-cell-placed = In place: { $pieces }.
glyphs-cell-loose = Loose: { $pieces }.
glyphs-cell-below = Not needed, or not any more: { $pieces }.
glyphs-cell-wrong = Tried and wrong: { $pieces }.
glyphs-no-word = { $name } is choosing a word…
glyphs-no-word-yours = Hide a word
glyphs-found-words = Found already: { $words }
glyphs-target = { $name }’s cell { $cell }

## Hiding
glyphs-prelude = First a race: whoever wins it { $points ->
    [0] starts.
    [one] starts, with { $points } point in hand.
   *[other] starts, with { $points } points in hand.
}
glyphs-hide = { $again ->
    [yes] Your word was found. Hide another of { $length } letters
   *[no] Hide a word of { $length } letters
}
glyphs-size = { $pieces ->
    [0] Each letter is built out of pieces.
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}{ $state ->
    [long] {" "}– too long
   *[other] {""}
}

## Offering
glyphs-goal = { $reached ->
    [yes] Find one more word to win!
   *[no] { $goal ->
        [one] Reach { $goal } point, then find a word to win.
       *[other] Reach { $goal } points, then find a word to win.
    }
}
glyphs-task = Offer a piece: which cell?
glyphs-task-which = Which piece for { $target }?
glyphs-task-where = { $piece ->
    [I] Where is a long bar missing?
    [i] Where is a short bar missing?
    [C] Where is a big arc missing?
   *[u] Where is a small arc missing?
}
glyphs-task-none = { $can ->
    [position] The box is empty. Position a piece or call a word.
   *[name] The box is empty. Call a word.
}
glyphs-keys = Keys: 1 to { $length } and the arrows choose a cell; I, i, C and u a piece, which Enter offers; ! calls a word.
glyphs-box = The box of pieces
glyphs-offer-piece = { $target ->
    [none] Offer { piece-one }
   *[other] Offer { piece-one } for { $target }
},
glyphs-left = { $left } left
glyphs-few = { $left ->
    [0] none left
   *[other] only { $left } left
}

## The alphabet
glyphs-alphabet = Alphabet
glyphs-letter = { $letter }: { $pieces }
glyphs-only-fitting = Only what fits { $cell }
glyphs-none-fits = No letter fits what lies there.

## Positioning
glyphs-position = Position
glyphs-place-title = Where does it belong in { $name }’s cell { $cell }?
glyphs-place-hand = { piece-one } in your hand
glyphs-place-keys = The arrow keys move the piece, plus and minus turn it, Enter positions it.
glyphs-place-which = Which piece?
glyphs-turn-left = Turn to the left
glyphs-turn-right = Turn to the right
glyphs-place-wrong = { $count ->
    [one] What was wrong
   *[other] What was wrong ({ $count })
}
glyphs-place-as = Drag it and turn it, or put it as in
glyphs-place-as-in = As in { $letter }: { $lies }
glyphs-place-stake = Exact: you go on. Wrong: your turn is over.
glyphs-place-do = Position it

## Naming
glyphs-name-word-of = Call the word in { $name }’s cells
glyphs-name-title = What is { $name }’s word?
glyphs-stake = { $state ->
    [whole] If it is right: +{ $right }. If it is wrong: { $wrong ->
        [0] no loss.
       *[other] −{ $wrong }.
    }
   *[part] You gain or lose a point for every piece that is not there yet.
}
glyphs-doubted = { $count ->
    [one] Cell { $cells } cannot be that: see what lies there.
   *[other] Cells { $cells } cannot be that: see what lies there.
}

## The end
best-glyphs-called = You called { $word } with { $pieces ->
    [0] none
   *[other] { $pieces }
} of its { $all } pieces on the table.
best-glyphs-run = { $count ->
    [one] You found a piece that fits.
   *[other] { $count } pieces in a row, and every one of them fitted.
}
best-glyphs-held = { $misses ->
    [one] The others missed once on your word.
   *[other] The others missed { $misses } times on your word.
}
glyphs-won = { $by ->
    [you] You find the last word and win, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] { $name } finds the last word and wins, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

# The coach of the first game.
coach-glyphs-hide = Hide a word. We picked one: keep it, or type your own.
coach-glyphs-propose = Find the others’ words, built of these pieces. Reach { $goal } points, then find a word to win. Tap a cell, then a piece.
coach-glyphs-fits = It fits! The piece lies in the cell now, and you go on.
coach-glyphs-misses = No such piece in that letter: it stays below the cell. { $miss_point ->
    [asker] A miss tells you something too: it scores 1 point, and the turn passes.
   *[other] The turn passes.
}
coach-glyphs-found = { $of ->
    [you] { $seat_name } found your word. Hide a new one, and the game goes on.
   *[other] { $seat_name } found it. { $of_name } hides a new word.
}
coach-glyphs-position = A piece lies in a cell. If you think you know where it belongs, put it there: if you are right, you go on.
coach-glyphs-name = Do you see a word? Tap “Call the word” beside it, at any moment.
