# Solitaire, on the page.

## The run
solitaire-round = Round { $round }
solitaire-score = { $score ->
    [0] no word yet
    [one] { $score } word
   *[other] { $score } words
}
solitaire-groups = The four groups
solitaire-group = Group { $number }: { $word }
solitaire-tab = { $done ->
    [yes] Group { $number }, done for this round:
   *[no] Group { $number }:
}
solitaire-found = { $count ->
    [one] { $count } word found
   *[other] { $count } words found
}
solitaire-none-yet = nothing yet
solitaire-bench = Build a new word out of all the pieces of group { $number }
solitaire-form = My word: { $word }
solitaire-done = { $word }. The next word waits until every group has one.
solitaire-stop = Stop here
solitaire-stop-ask = End the run and see all the words?
solitaire-watching = { $name } is building. New words appear here.

## After the run
solitaire-end = { $score ->
    [0] { $whose ->
        [you] No word this time
        [me] No word for me this time
       *[other] No word for { $name } this time
    }
    [one] { $whose ->
        [you] You have found { $score } word
        [me] I found { $score } word
       *[other] { $name } has found { $score } word
    }
   *[other] { $whose ->
        [you] You have found { $score } words
        [me] I found { $score } words
       *[other] { $name } has found { $score } words
    }
}
solitaire-end-more = { $possible ->
    [0] There was nothing to be found.
    [one] Only { $possible } was possible.
   *[other] { $possible } were possible; the best known come first.
}
best-solitaire = { $known ->
    [0] You saw { $word }.
    [one] You saw { $word }, though one word in those pieces is better known.
   *[other] You saw { $word }, though { $known } words in those pieces are better known.
}
solitaire-of = { $found } of { $possible }
solitaire-yours = Found:
solitaire-all = Show all { $count }

# The coach of the first game.
coach-solitaire-form = Build as many new words as you can, each out of all these pieces: tap letters.
coach-solitaire-formed = That counts! { $in_rounds ->
    [no] Go on with these pieces, or take another group.
   *[yes] Each round wants a word from every group. Here are the next pieces.
}
coach-solitaire-more = You have the hang of it. Stuck? Try another group first.
