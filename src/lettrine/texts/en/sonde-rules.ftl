# The rules of Sonde by clause, as a player reads them. Which clauses stand together: games/sonde/help.toml.
#
# Every variable is a field of the table's edition, by its own name. Four are no plain number or word there:
#   $words   `any` if any part of speech may be hidden, else `some`
#   $kinds   those parts of speech, as the messages words-noun, words-adverb … call them
#   $values  the values of the spaces in use, in order
#   $deck    how many cards the deck has in all
# A message rule-S25-1967 follows rule-S25 where that edition is played.

rules-sonde-intro = Everyone hides a word under the flaps of a tray. Ask the others for letters, open their spaces one by one, score what these are worth, and keep your own word closed for as long as you can. The highest score wins, and nobody drops out on the way.

## Chapters
rules-hiding = Hiding your word
rules-asking = A turn
rules-cards = The cards
rules-interrupting = Calling the whole word
rules-penalties = Answers and spelling
rules-ending = The end
rules-table = Around the table

## Hiding your word
rule-S2-title = Word and tray
rule-S2 = You hide one word on your tray, a letter to a space; there { $spaces ->
    [one] is { $spaces } space
   *[other] are { $spaces } spaces
}. For the others, the first space is on the far left.{ $letters ->
    [box] {" "}This table plays with the letter cards of the box. Your set has five each of A, S and the blank, three each of B, H, P, W and Y, two each of J, Q, V, X and Z, and four each of the other letters; with two trays it has to do for both.
   *[free] {""}
}
rule-E6-title = Who hides the words
rule-E6 = { $secrets ->
    [own] At this table everyone hides a word of their own.
   *[dealt] At this table nobody hides a word. The house lays a common word on every tray, some with blanks, and nobody sees what is on their own. The house answers, and opens the matching space worth least, the leftmost if tied, where a card gives a choice too.
}
rule-S3-title = What spaces are worth
rule-S3 = Every space has its value in points. From the first to the last: { $values }.
rule-S4-title = Adding blanks
rule-S4 = { $blanks ->
    [0] At this table a word has no blanks: it begins on the first space, and the spaces it does not need stay open.
   *[other] Blanks make a word look longer: put them before it, after it or on both sides, never between its letters. Letter or blank, what you hide begins on the first space and must fit on the tray. Spaces you do not use stay open, so everyone can count those you do.
}
rule-S5-title = How many blanks
rule-S5 = { $blanks ->
    [0] At this table no blanks may be added to a word.
    [one] At most { $blanks } blank may be added to a word.
   *[other] At most { $blanks } blanks may be added to a word.
}
rule-S6-title = Which words
rule-S6 = { $words ->
    [any] Any kind of word may be hidden, but no proper names, no abbreviations, and nothing with a hyphen or an apostrophe.
   *[some] Kinds of word that may be hidden: { $kinds }; but no proper names, no abbreviations, and nothing with a hyphen or an apostrophe.
} Accents do not matter: É becomes E, Ç becomes C, Œ becomes OE, ß becomes SS. What is both a name and a common word (Rose, rose) counts as the common word. { $inflected ->
    [yes] Plurals, feminines and other inflected forms count as words too, if they are of an allowed kind.
   *[no] Only forms that a dictionary lists are taken: no plurals, no feminines, no conjugated verbs.
}{ $offensive ->
    [yes] {""}
   *[no] {" "}Offensive words are refused.
}
rule-S7-title = Spelling
rule-S7 = { $spelling ->
    [checked] A word that is not in the dictionary is refused while you hide it, and similar ones are suggested.
   *[trust] Any word made of letters is taken. Spell with care: once it lies open, the others may have it checked.
}
rule-S8-title = Using a dictionary
rule-S8 = Before play, look up whatever you like. During play, a dictionary may only settle how a fully open word is spelled.

## A turn
rule-S9-title = How a turn begins
rule-S9 = { $cards ->
    [on] On your turn you first draw the top card, for all to see, and then ask. When the deck has run out, the cards already drawn are shuffled into a new one.
   *[off] This table plays without cards: your turn begins with your first question.
}
rule-S11-title = Asking
rule-S11 = Turn to one opponent who still hides something, and ask for one letter or for a blank. You never say where it should be.
rule-S12-title = Which space is opened
rule-S12 = If the opponent hides what you ask for, exactly one such space is opened, and its owner picks which. The owner is asked even if there is only one, so that the wait gives nothing away. You may let your own tray answer by itself: it then opens the matching space worth least, the leftmost if tied{ $cards ->
    [on] , but where a card gives you a choice you still choose yourself
   *[off] {""}
}.
rule-S13-title = A hit
rule-S13 = A hit scores the value of the opened space, and you ask again: the same opponent or another, as you like.
rule-S14-title = A miss
rule-S14 = A miss ends your turn, and the player on your left goes on.
rule-S15-title = No blank there
rule-S15 = Asking for a blank where none is hidden is a miss and costs you { $blank_penalty ->
    [0] nothing more
    [one] { $blank_penalty } point
   *[other] { $blank_penalty } points
}.
rule-S16-title = The last space
rule-S16 = The hit that opens the last hidden space of a tray scores { $last_space_bonus ->
    [0] the value of that space, without a bonus
    [one] a bonus of { $last_space_bonus } point on top
   *[other] a bonus of { $last_space_bonus } points on top
}.
rule-S17-title = Nobody drops out
rule-S17 = When your own word lies open you play on: you still take your turns, call whole words and score.
rule-S18-title = Keeping it in mind
rule-S18 = { $memory ->
    [strict] Nobody may write down what has been asked. The table shows the questions of the turn in progress, and the earlier ones only when the game is over.
   *[notes] No need to remember: the table shows every question that has been asked.
}

## The cards
rule-S26-title = With or without cards
rule-S26 = { $cards ->
    [on] This table plays with cards. Where they are left out, a turn begins with the first question.
   *[off] This table plays without cards: a turn begins with the first question, and the rest of this chapter is for other tables.
}
rule-S10-title = Cards without effect
rule-S10 = A card that cannot be followed has no effect, and your turn goes on. The same goes for an additional turn or a multiplier when you have nobody left to ask.
rule-S19-title = Normal turn
rule-S19 = Nothing special: ask until you miss.
rule-S20-title = Additional turn
rule-S20 = After your miss you draw again and ask until the next miss. Several of these cards add up, and all of it is one turn, even when the last turns are counted.
rule-S21-title = Left and right
rule-S21 = Your neighbour on the left, who plays after you, or on the right, who plays before you, opens any hidden space they like, even the last one. You score its value, but no bonus for a last space, since nothing was guessed.
rule-S22-title = Your own blank
rule-S22 = You open one of your own hidden blanks, whichever you like, and nobody scores. If you hide none, the card has no effect.
rule-S23-title = Multipliers
rule-S23 = If the first question after the card is a hit, its space counts as many times as the card says; a bonus for the last space is not multiplied. If that question misses, or its hit is void because somebody calls the word, the card is used up.
rule-S24-title = Plus and minus
rule-S24 = The points on the card are added to your score, or taken from it, at once. A score may fall below zero.
rule-S25-title = The deck
rule-S25 = { $cards ->
    [on] The deck of this table has { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }.
   *[off] This table has no deck.
}
rule-S25-1967 = The rule sheet of 1967 gives the kinds of card and how many there are in all; how many there are of each kind is our reconstruction.

## Calling the whole word
rule-S27-title = When you may call it
rule-S27 = { $interrupt ->
    [any_time] When you think you know everything on an opponent’s tray, say so: at any moment of play, on your turn or not, even while somebody is choosing a space.
   *[own_turn] When you think you know everything on an opponent’s tray, say so, but only on your own turn; any moment of it will do.
}
rule-S28-title = Enough hidden spaces
rule-S28 = Only a tray with at least { $interrupt_hidden ->
    [one] { $interrupt_hidden } hidden space
   *[other] { $interrupt_hidden } hidden spaces
}, blanks included, can be called. With fewer there is no answer: nothing happens, nothing is lost, and only you are told why.
rule-S29-title = Right or wrong
rule-S29 = Call everything on the tray in order, including what is open, with dots for blanks. If you are right, the tray is opened and you score the value of every space that this opens{ $interrupt_bonus ->
    [0] {""}
    [one] {" "}and { $interrupt_bonus } point more
   *[other] {" "}and { $interrupt_bonus } points more
}, but no bonus for the last space; if you are wrong, you lose { $interrupt_penalty ->
    [0] nothing
    [one] { $interrupt_penalty } point
   *[other] { $interrupt_penalty } points
}, and nobody learns anything else. Then the turn in progress goes on, as long as there is somebody left to ask.
rule-S30-title = What becomes void
rule-S30 = If a choice was still due on a tray that is called correctly, it is void: nobody scores for it, and the asker goes on, since it was no miss.{ $trays_for_two ->
    [2] {" "}With two trays each, a letter that was hit and lies on the other tray too is still due there.
   *[1] {""}
}{ $answers ->
    [players] {" "}{ $unanswered ->
        [dies] A question that had no answer yet is dropped with the tray, whatever else its owner hides: it costs nobody anything, and the next question takes its place.
       *[stays] A question that had no answer yet is still to be answered, as long as its owner hides anything else.
    }
   *[server] {""}
}

## Answers and spelling
rule-S31-title = Honest answers
rule-S31 = { $answers ->
    [server] At this table the game itself answers every question, and always truthfully.
   *[players] You answer yes or no yourself, and after a yes you open a space. A false “no” comes out as soon as such a space is opened, at the end at the latest, and each one costs you { $denial_penalty ->
        [0] nothing
        [one] { $denial_penalty } point
       *[other] { $denial_penalty } points
    }. A false “no” to a blank costs the asker as much as a true one, and nothing is given back.
}
rule-S32-title = Having a word checked
rule-S32 = { $spelling ->
    [checked] At this table the dictionary checks every word while it is being hidden, so nothing is left to check.
   *[trust] A fully open word may be checked once, at any opponent’s request. If it is not in the dictionary or not allowed, its owner loses { $spelling_penalty ->
        [0] nothing
        [one] { $spelling_penalty } point
       *[other] { $spelling_penalty } points
    }, but more than half of the owner’s opponents can outvote the dictionary, either way. None of this holds up the game, and it stays possible until everyone has accepted the final scores.
}

## The end
rule-S33-title = The last turns
rule-S33 = When only one player still hides anything, each of the others has { $last_turns ->
    [one] { $last_turns } more turn
   *[other] { $last_turns } more turns
}, beginning after the turn in progress. { $cards ->
    [on] Everyone still draws, that one player too, whose turn ends with the card.
   *[off] That one player is passed over.
} If the last word is opened, by whatever means, the game is over at once.
rule-S34-title = A word kept
rule-S34 = Whoever still hides something after those turns opens it and scores its values and a bonus of { $kept_many ->
    [0] { kept-many-points }
    [1] { kept-many-points }
   *[other] { $kept_bonus ->
        [one] { $kept_bonus } point
       *[other] { $kept_bonus } points
    }, or of { $kept_many_bonus } if { $kept_many } or more spaces were still hidden
}.{ $trays_for_two ->
    [2] {" "}If you have two trays, both count together.
   *[1] {""}
}
# Only a part of S34.
kept-many-points = { $kept_many_bonus ->
    [one] { $kept_many_bonus } point
   *[other] { $kept_many_bonus } points
}
rule-S35-title = Who wins
rule-S35 = The game is over when every space is open. The highest score wins; tied players share the win.

## Around the table
rule-S1-title = Who can play
rule-S1 = { $most_seats ->
    [2] This table is for two players.
   *[other] { $least_seats } to { $most_seats } people can play.
}
rule-S36-title = Two players
rule-S36 = { $trays_for_two ->
    [1] When two play at this table, each has a single tray, just as with more players.
   *[2] When two play, each has two trays, left and right, with a word on each. A question names no tray: if the letter is on both, its owner chooses{ $cards ->
        [on] ; the cards for left and right mean the opponent’s left and right tray
       *[off] {""}
    }. To call a word or have it checked, say which tray; last spaces and hidden spaces are counted tray by tray, but you are fully open only when both trays are.
}
rule-S37-title = A full table
rule-S37 = { $most_seats ->
    [2] Two players make this table full.
   *[other] { $trays_for_two ->
        [2] However many of you play, up to { $most_seats }, the rules stay the same; only two players have a variant of their own (S36).
       *[1] However many of you play, up to { $most_seats }, the rules stay the same.
    }
}
rule-S39-title = House rules
rule-S39 = A table may change any number, card or option of its edition; it is then shown as playing house rules. The numbers you read here are those of this table.

## Cards in the help: who opens a space, as $owner_name of card-meaning
card-owner = { $kind ->
    [left] Your neighbour on the left
    [right] Your neighbour on the right
   *[other] Your opponent
}
