# Quick, on the page; and the workbench, at which words are built out of pieces in Quick, Solitaire and the prelude of Glyphs.

## The workbench
bench-pieces = { $piece ->
    [I] { $count ->
        [one] 1 long bar
       *[other] { $count } long bars
    }
    [i] { $count ->
        [one] 1 short bar
       *[other] { $count } short bars
    }
    [C] { $count ->
        [one] 1 big arc
       *[other] { $count } big arcs
    }
   *[u] { $count ->
        [one] 1 small arc
       *[other] { $count } small arcs
    }
}
bench-hint = Drag pieces into the cells, or tap one to choose it and turn it, or type letters.
bench-loose = Loose pieces
bench-piece = { $name }, turned by { $angle }°
bench-word = Your word
bench-cell = Letter { $number }: { $letter }
bench-no-letter = none yet
bench-new-cell = A new letter
bench-tools = What is chosen
bench-turn-left = Turn left
bench-turn-right = Turn right
bench-where = Now tap a cell.
bench-take-out = Take it out
bench-become = Make it { $letter }
bench-move-left = Move one place to the left
bench-move-right = Move one place to the right
bench-take-apart = Take apart
bench-clear = Start over
bench-rub = Take the last letter apart
bench-unfinished = The pieces in a dashed cell are not a letter yet.
bench-missing = Not enough for { $letter }: { $pieces } missing.
bench-left-over = { $left ->
    [0] One of the cells is not a letter yet.
    [one] One piece is left over.
   *[other] { $left } pieces are left over.
}
bench-all-used = Every piece is used.
bench-state = { $letters }. { $left ->
    [0] Every piece is used.
   *[other] Left over: { $pieces }.
}

## The race
quick-race = The race
quick-people = Who plays
quick-ready = { $who ->
    [you] are ready
   *[other] is ready
}
quick-choosing = { $who ->
    [you] are choosing a word
   *[other] is choosing a word
}
quick-gave-up = { $who ->
    [you] have given up
   *[other] has given up
}
quick-hide = { $length ->
    [3] Hide a word of three letters
    [4] Hide a word of four letters
    [5] Hide a word of five letters
   *[6] Hide a word of six letters
}
quick-hide-hint = Its pieces go to { $name }. You get somebody else’s.
quick-pass = Pass the pieces on
quick-passing = The pieces of your word go to { $name }.
quick-bench = Build any word out of all these pieces
quick-claim = Call { $word }
quick-give-up = Give up
quick-give-up-ask = Give up this race?
quick-you-gave-up = You have given up. The others are still building.
quick-watching = Everyone is building a word out of the pieces they were given.
quick-time = Time since the race began

## After the race
quick-won = { $winner ->
    [you] You win with { $word }
    [other] { $winner_name } wins with { $word }
   *[nobody] Nobody has built a word
}
best-quick-won = You built { $word } out of { $pieces } pieces in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
best-quick-held = { $name } could make nothing of the pieces of your { $word } in time.
best-quick-passed = The word that won, { $built }, came out of the pieces of your { $word }.
quick-for = { $whom ->
    [you] for you
   *[other] for { $name }
}
quick-given-up = Gave up: { $names }

# The coach of the first game.
coach-quick-hide = Hide a word. We picked one: keep it, or type your own. Its pieces go to your neighbour.
coach-quick-hide-friends = Hide a word. Its pieces go to your neighbour.
coach-quick-build = These are your pieces. Tap letters to build them, until no piece is left over.
coach-quick-over = That was the race. Whoever builds a word first wins.
