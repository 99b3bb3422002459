# What happens in a game of Sonde, in sentences: for the page and the terminal alike.

## People
tray-side = { $tray ->
    [left] left
   *[right] right
}

## The heading
game-title = Sonde
cards-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
last-turns = { $turns ->
    [0] last turn
    [one] { $turns } more turn
   *[other] { $turns } more turns
}

## Cards
card-title = { $kind ->
    [normal] Normal turn
    [additional] Additional turn
    [left] To the left
    [right] To the right
    [blank] Your own blank
    [times] ×{ $number }
    [plus] +{ $number }
   *[minus] −{ $number }
}
card-without-effect = No effect this time.
card-meaning = { $kind ->
    [normal] Nothing special: ask.
    [additional] After the miss comes another card, and the turn goes on.
    [left] { $owner ->
        [you] You open a space of your choice. It counts
       *[other] { $owner_name } opens a space of their choice. It counts
    } { $drawer ->
        [you] for you.
       *[other] for { $drawer_name }.
    }
    [right] { $owner ->
        [you] You open a space of your choice. It counts
       *[other] { $owner_name } opens a space of their choice. It counts
    } { $drawer ->
        [you] for you.
       *[other] for { $drawer_name }.
    }
    [left-tray] { $owner ->
        [you] You open a space on your left tray.
       *[other] { $owner_name } opens a space on the left tray.
    }
    [right-tray] { $owner ->
        [you] You open a space on your right tray.
       *[other] { $owner_name } opens a space on the right tray.
    }
    [blank] { $drawer ->
        [you] You open one of your hidden blanks, if you have any.
       *[other] { $drawer_name } opens a hidden blank, if there is one.
    }
    [times] If the first question hits, its space counts { $number } times.
    [plus] { $drawer ->
        [you] You gain { $number } points.
       *[other] { $drawer_name } gains { $number } points.
    }
   *[minus] { $drawer ->
        [you] You lose { $number } points.
       *[other] { $drawer_name } loses { $number } points.
    }
}

## What happened
said-turn-began = { $seat ->
    [you] It is your turn.
   *[other] It is { $seat_name }’s turn.
}
said-turn-extended = { $seat ->
    [you] Thanks to the card, you go on.
   *[other] Thanks to the card, { $seat_name } goes on.
}
said-drew = { $seat ->
    [you] You draw “{ $card }”.
   *[other] { $seat_name } draws “{ $card }”.
} { $ignored ->
    [yes] No effect.
   *[no] {""}
}
said-asked = { $seat ->
    [you] You ask { $of_name } for
   *[other] { $of ->
        [you] { $seat_name } asks you for
       *[other] { $seat_name } asks { $of_name } for
    }
} { $letter ->
    [blank] a blank.
   *[other] { $letter }.
}
said-answered = { $yes ->
    [yes] Yes!
   *[no] No. { $points ->
        [0] {""}
       *[other] That costs { said-points }.
    }
}
said-exposed = { $brief ->
    [yes] Space { $space }{ said-side }, { said-points }
   *[no] { $seat ->
        [you] You open space { $space }{ said-side }
       *[other] { $seat_name } opens space { $space }{ said-side }
    }: { $letter ->
        [blank] a blank
       *[other] { $letter }
    }{ $to ->
        [nobody] {""}
        [you] , { said-points } for you
       *[other] , { said-points } for { $to_name }
    }
}{ $bonus ->
    [0] .
   *[other] {" "}and { $bonus } for the last space.
}
said-side = { $tray ->
    [left] {" "}on the left
    [right] {" "}on the right
   *[none] {""}
}
said-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
said-interrupted = { $seat ->
    [you] You call { $of_name }’s word: { $sequence }.
   *[other] { $of ->
        [you] { $seat_name } calls your word: { $sequence }!
       *[other] { $seat_name } calls { $of_name }’s word: { $sequence }!
    }
} { $right ->
    [yes] Right! { said-points }.
   *[no] Wrong{ $points ->
        [0] , but it costs nothing.
       *[other] . −{ said-points }.
    }
}
said-voided = { $unanswered ->
    [yes] The question is dropped.
   *[no] There is nothing left to choose.
}
said-last-turns = { $hidden ->
    [you] Every word but yours is open: the last turns begin. Hold on!
   *[other] Every word but { $hidden_name }’s is open: the last turns begin.
}
said-kept = { $seat ->
    [you] You have kept
   *[other] { $seat_name } has kept
} { $trays } hidden to the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $bonus } more.
said-found-out = { $seat ->
    [you] Your “no” was not true: that costs you
   *[other] { $seat_name }’s “no” was not true: that costs
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
said-checked = { $of ->
    [you] { $seat_name } has your word { $word } checked.
   *[other] { $seat ->
        [you] You have { $of_name }’s word { $word } checked.
       *[other] { $seat_name } has { $of_name }’s word { $word } checked.
    }
} { $ok ->
    [yes] It is right.
   *[no] It is wrong{ $points ->
        [0] .
       *[other] : −{ said-points }.
    }
}
said-voted = { $seat ->
    [you] You vote
   *[other] { $seat_name } votes
} { $ok ->
    [yes] for
   *[no] against
} { $of ->
    [you] your word.
   *[other] { $of_name }’s word.
}
said-overruled = The table outvotes the dictionary: { $of ->
    [you] your word
   *[other] { $of_name }’s word
} { $ok ->
    [yes] counts.
   *[no] does not count.
}
said-auto = { $seat ->
    [you] { $on ->
        [yes] Your tray now answers by itself, the lowest value first.
       *[no] You choose again which space to open.
    }
   *[other] { $on ->
        [yes] { $seat_name }’s tray now answers by itself.
       *[no] { $seat_name } answers by hand again.
    }
}
said-passed = { $seat ->
    [you] Your time is up.
   *[other] { $seat_name }’s time is up.
}

## The end
best-sonde-called = You called { $word } with { $hidden ->
    [one] one space
   *[other] { $hidden } spaces
} still hidden: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at one stroke.
best-sonde-turn = { $hits ->
    [one] You asked for { $letter ->
        [blank] a blank
       *[other] { $letter }
    } at the right moment: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $hits } hits in a single turn: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
best-sonde-kept = Nobody found { $word }: that alone was worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
best-sonde-held = { $misses ->
    [one] The others asked you once and missed.
   *[other] The others missed { $misses } times on your word.
}
end-won = { $by ->
    [you] You win with
    [other] { $winners } wins with
   *[nobody] A tie: { $winners } share the win with
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $by ->
    [you] !
   *[other] .
}

# The coach of the first game.
coach-sonde-hide = Hide a word. We picked one: keep it, or type your own.
coach-sonde-ask = Now ask. Tap an opponent, then a letter. E is a good start.
coach-sonde-ask-friends = Now ask. Tap an opponent, then a letter.
coach-sonde-draw = Your turn. Draw a card: it says what happens in this turn.
coach-sonde-hit = A hit! The letter is open, and the number below it is yours in points. You go on.
coach-sonde-miss = Not there. It is crossed out, so you remember. Now the others ask.
coach-sonde-asked = They ask you, too. You have this letter: tap it on your tray, where it is red.
coach-sonde-name = Do you see a word? Tap “Call the word” beside its tray, and soon: with fewer than { $interrupt_hidden } letters missing it is too late.
