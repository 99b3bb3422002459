# The rules of Tug by clause, as a player reads them. Which clauses stand together: games/tug/help.toml.
#
# Every variable is a field of the table's edition, by its own name; a flag such as $fair_start is `yes` or `no`.

rules-tug-intro = Two teams pull at the same letters. A card asks for something, the sand runs, and one of you spells a word that fits: every letter of it takes a step towards your team. Whoever pulls enough letters off the board wins.

## Chapters
rules-teams = Teams, board and cards
rules-word = A turn, a word
rules-challenge = Doubting a word
rules-winning = Winning

## Teams, board and cards
rule-T1-title = Two teams
rule-T1 = { $least_seats } to { $most_seats } people play in two teams, as equal as can be. Each team has a captain; between turns anyone in the team can appoint another. Which team starts is drawn by lot.
rule-T2-title = The board
rule-T2 = The letters stand in a row between the teams; the board shows which are in play. Each has a lane with { $lanes ->
    [one] { $lanes } space
   *[other] { $lanes } spaces
} on either side of the middle. One step further, and a letter is off the board.
rule-T2-standard = They are the seventeen most frequent consonants of the language.
rule-T2-2009 = They are the seventeen most frequent consonants of the language.
rule-T2-2010 = Here all letters of the alphabet are in play, vowels too.
rule-T3-title = The cards
rule-T3 = Every card has two categories, one on each face, and a draw shows one of them. When all cards have been drawn, they are shuffled again.{ $level ->
    [easy] {" "}This table draws only the easy categories.
    [hard] {" "}This table draws only the hard categories.
   *[all] {""}
}

## A turn, a word
rule-T4-title = Card and glass
rule-T4 = The captain of the team whose turn it is draws a card, and everybody reads it. { $turning ->
    [0] The glass is turned at the same moment.
    [one] Then the other team turns the glass; after { $turning } second it turns by itself.
   *[other] Then the other team turns the glass; after { $turning } seconds it turns by itself.
} The sand runs for { $glass } seconds.{ $glass_times ->
    [thinking] {" "}It times only the finding of a word: the captain’s first letter stops the glass, and spelling then has { $spelling_seconds } seconds.
   *[word] {""}
}
rule-T5-title = Spelling the word
rule-T5 = Agree on a word in your team: what you whisper reaches nobody else. Only the captain spells it, letter by letter. Each letter that stands on the board takes one step towards you, as often as it occurs in the word. Letters that are not there, or have been captured, may be spelled and do not move. Hyphens are skipped, and accents do not matter.
rule-T6-title = One word a turn
rule-T6 = The turn ends when the captain says that the word is finished, or when the sand has run out. Letters that have moved by then stay where they are, even if the word is not finished; no other letter moves.
rule-T7-title = Capturing a letter
rule-T7 = A letter that you pull over your edge of the board is yours. It may still be spelled, but it never moves again.
rule-T8-title = Every word only once
rule-T8 = A word that was given before in this game, by either team, does not count. When the captain has finished it, its letters go back, and while there is sand left, you may spell another. Nor does it count if the sand runs out while it is being spelled.
rule-T9-title = Which words
rule-T9 = The whole answer is one word in the language of the table, or a proper name. Other languages are allowed where the category asks for them, and a plural only where it fits. { $hyphens ->
    [no] Compounds are not allowed, not even with hyphens.
   *[yes] A compound is allowed only if it is written with hyphens.
}

## Doubting a word
rule-T10-title = Checking the spelling
rule-T10 = Until the next card is drawn, anyone in the other team can have the spelling checked. If it is wrong, { $misspelt ->
    [keep] the letters before the first mistake stay moved, the rest go back
   *[back] the letters go back
} and the turn is lost. If it is right, the challengers miss a turn, and the same team plays again. A word that the sand has cut off is right if some word begins like that.{ $stray_hyphens ->
    [wrong] {" "}A hyphen where none belongs is a mistake, one left out is not.
   *[ignored] {" "}Hyphens make no difference.
} Proper names and foreign words are not in every dictionary: where { $names ->
    [everywhere] the category asks for them, or the captain has said with “done” that the word is a name,
   *[asked] the category asks for them
} and none knows the word, nothing happens.
rule-T11-title = Contesting the category
rule-T11 = Or the other team says that the word does not fit. Then your team explains it{ $content ->
    [yes] . If the others are content with that, the word stands. If not,
   *[no] , and
} everybody votes, all at once and in secret; you may also abstain. If more say no than yes, the letters go back and the turn is lost. Otherwise they stay, and nobody loses anything.{ $names ->
    [everywhere] {" "}On a tie, though, a word said to be a name that no list of the game has falls.
   *[asked] {""}
} What the game itself thinks of the word is shown with the result. { $doubts ->
    [both] A word can be checked once and contested once, in either order. If it was checked and right and is then voted out, the letters go back, and the challengers still miss their turn.
   *[one] A word can be challenged only once: checked or contested, not both.
}
rule-T13-title = Nobody tells you
rule-T13 = The game takes whatever the captain spells, right or wrong. Whether it was a word at all comes out only if somebody doubts it.

## Winning
rule-T12-title = Who wins
rule-T12 = The team that has captured { $to_win } letters wins, as soon as the word that brought the last one can no longer be challenged: after { $challenge ->
    [one] { $challenge } second
   *[other] { $challenge } seconds
}, or when the other team lets it stand. If its letters go back, play goes on. Tables may also play for more letters.
rule-T14-title = A fair start
rule-T14 = { $fair_start ->
    [yes] Whoever starts has an advantage. So the first word of the game moves letters by { $fair_steps ->
        [one] { $fair_steps } step
       *[other] { $fair_steps } steps
    } in all, and no more.
   *[no] Whoever starts has an advantage, and this table leaves it at that. Others let the first word of the game move letters by only a few steps in all.
}
