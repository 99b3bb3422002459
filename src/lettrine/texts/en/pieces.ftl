# The pieces that letters are built of, and what happens in Glyphs, Quick and Solitaire, in sentences: for the page and
# the terminal alike.

## The pieces
piece-name = { $piece ->
    [I] long bar
    [i] short bar
    [C] big arc
   *[u] small arc
}
# As the object of a sentence.
piece-one = { $piece ->
    [I] a long bar
    [i] a short bar
    [C] a big arc
   *[u] a small arc
}

## What happened in Glyphs. Of the end, $winner is the first of the event's winners: there is only one.
said-glyphs-hid = { $seat ->
    [you] Your word is hidden.
   *[other] { $seat_name } has hidden a word.
}
said-glyphs-favoured = { $seat ->
    [you] You start
   *[other] { $seat_name } starts
}{ $points ->
    [0] .
   *[other] , with { said-glyphs-points } in hand.
}
said-glyphs-turn-began = { $seat ->
    [you] It is your turn.
   *[other] It is { $seat_name }’s turn.
}
said-glyphs-proposed = { $seat ->
    [you] You offer { piece-one } for { $of_name }’s cell { $cell }.
   *[other] { $of ->
        [you] { $seat_name } offers { piece-one } for your cell { $cell }.
       *[other] { $seat_name } offers { piece-one } for { $of_name }’s cell { $cell }.
    }
} { $fits ->
    [yes] It fits: { said-glyphs-points }.
   *[no] It does not fit. { $points ->
        [0] { $owner_points ->
            [0] {""}
           *[other] { $of ->
                [you] The point is yours.
               *[other] The point goes to { $of_name }.
            }
        }
       *[other] { $seat ->
            [you] You still score { said-glyphs-points }.
           *[other] { $seat_name } still scores { said-glyphs-points }.
        }
    }
}
# Points, as a part of what is said.
said-glyphs-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
said-glyphs-positioned = { $seat ->
    [you] You position { piece-one } in { $of_name }’s cell { $cell }:
   *[other] { $of ->
        [you] { $seat_name } positions { piece-one } in your cell { $cell }:
       *[other] { $seat_name } positions { piece-one } in { $of_name }’s cell { $cell }:
    }
} { $exact ->
    [yes] exact!
   *[no] wrong.
}
said-glyphs-named = { $seat ->
    [you] You call { $of_name }’s word: { $word }.
   *[other] { $of ->
        [you] { $seat_name } calls your word: { $word }!
       *[other] { $seat_name } calls { $of_name }’s word: { $word }!
    }
} { $right ->
    [yes] Right! { said-glyphs-points }.
   *[no] Wrong{ $points ->
        [0] , but it costs nothing.
       *[other] . −{ said-glyphs-points }.
    }
}
said-glyphs-passed = { $seat ->
    [you] Your time is up.
   *[other] { $seat_name }’s time is up.
}
said-glyphs-ended = { $winner ->
    [you] That was the word you needed: you win!
   *[other] That was the word { $winner_name } needed to win.
}

## What happened in a race
said-race-hid = { $seat ->
    [you] Your pieces are ready to be passed on.
   *[other] { $seat_name }’s pieces are ready to be passed on.
}
said-race-began = Everyone passes their pieces to the left. Build a word!
said-gave-up = { $seat ->
    [you] You give up.
   *[other] { $seat_name } gives up.
}
said-race-ended = { $winner ->
    [you] You build { $built } and win the race!
    [other] { $winner_name } builds { $built } and wins the race.
   *[nobody] Nobody has built a word: the race has no winner.
} The hidden words were: { $words }.

## What happened in a Solitaire
said-solitaire-drawn = The starting words: { $words }.
said-solitaire-formed = Group { $group }: { $word }.
said-solitaire-round-began = Every group has its new word. Round { $number } begins!
said-solitaire-ended = { $score ->
    [0] It is over, without a word this time. See what was possible!
    [one] It is over: { $score } word.
   *[other] It is over: { $score } words.
}
