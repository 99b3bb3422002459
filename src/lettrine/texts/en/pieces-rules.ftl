# The rules of Glyphs, Quick and Solitaire by clause, as a player reads them. Which game shows which clauses, and which
# of them stand together: games/{glyphs,quick,solitaire}/help.toml.
#
# Every variable is a field of the table's edition, by its own name, and a clause asks only for fields that every game
# which shows it has. Some are no plain number or word there:
#   $people, $places, $slang, $inflected   `yes` or `no`
#   $box_I, $box_i, $box_C, $box_u         how many of that piece the box has

rules-glyphs-intro = Everyone hides a word whose letters are built out of bars and arcs. Offer the others pieces, see their letters grow, turn a piece into place when you are in doubt, and call the word as soon as you can read it. Once you have enough points, one more word wins.
rules-quick-intro = Everyone takes a word apart and passes its pieces to the left. Now build a word out of the pieces you are handed, any word at all: whoever is first wins.
rules-solitaire-intro = A few words lie before you, each a heap of bars and arcs. Build other words out of each heap, as many as you can find.

## Chapters
rules-pieces = Pieces and letters
rules-secret = Your word
rules-proposing = Offering a piece
rules-positioning = Positioning a piece
rules-naming = Calling the word
rules-variants = Variants
rules-race = The race
rules-forming = Forming words
rules-lore = Good to know

## Pieces and letters
rule-G1-title = Four kinds of piece
rule-G1 = Every letter is built out of four kinds of piece: the long bar, the short bar, which is half as long, the big arc and the small arc.
rule-G2-title = One way to build it
rule-G2 = Every letter has exactly one composition and one drawing, and the alphabet shows them: an O is two big arcs, never two small ones. Some letters have the same pieces: A and H, L and T, M and W, and also F, K and Z. Only where the pieces lie tells them apart.

## Your word
rule-G3-title = Who hides what
rule-G3 = { $least_seats } to { $most_seats } people can play. Everyone hides a word of { $length } letters.
rule-G3-1981 = By these rules the table agrees on six letters or five.
rule-G14-title = Which words
rule-G14 = A word must be in the dictionary. Abbreviations are out, and so is anything with a hyphen or an apostrophe. Accents do not matter, but with German words Ä, Ö and Ü are letters of their own. Names of people are { $people ->
    [yes] allowed
   *[no] not allowed
} at this table, names of places { $places ->
    [yes] allowed
   *[no] not allowed
}, slang { $slang ->
    [yes] allowed
   *[no] not allowed
}, plurals and conjugated verbs { $inflected ->
    [yes] allowed
   *[no] not allowed
}.{ $offensive ->
    [yes] {""}
   *[no] {" "}Offensive words are refused.
}

## Offering a piece
rule-G4-title = Cell and piece
rule-G4 = On your turn, choose an opponent, one of the cells of their word, and a piece. The answer is yes if this piece is still missing from the letter in that cell. It is always true: the game itself gives it.
rule-G5-title = It fits
rule-G5 = The piece is laid into the cell, where everyone sees it. You score one point and go on, with the same opponent or another.
rule-G6-title = It does not fit
rule-G6 = The piece is laid below the cell, so that everyone knows it is not needed, or not any more. Your turn is over, and the player on your left goes on. { $miss_point ->
    [asker] You score one point all the same.
    [owner] The owner of the word scores one point.
   *[none] Nobody scores for a miss.
}
rule-G7-title = What the box holds
rule-G7 = In the cell or below it, a piece stays where it lies until the word is found. The box has its limits (long bars: { $box_I }, short bars: { $box_i }, big arcs: { $box_C }, small arcs: { $box_u }): what has run out cannot be offered. If you can neither offer nor position anything, you must call a word.

## Positioning a piece
rule-G8-title = Where it belongs
rule-G8 = Instead of offering a piece, you may take a piece that lies in an opponent’s cell and position it: move and turn it to where you think it belongs. The answer is “exact” or “wrong”, and no ruler is needed: only a clear misplacement is wrong. A long bar that leans a little is exact for A, V and W, a level short bar low in the cell for A, E, L and Z.
rule-G9-title = Exact or wrong
rule-G9 = Positioning scores nothing. If it is exact, the piece stays as you put it and you go on; if it is wrong, the piece goes back to lying loose and your turn is over.

## Calling the word
rule-G10-title = At any moment
rule-G10 = When you think you can read an opponent’s word, call it: at any moment, on your turn or not. Everyone hears it.
rule-G11-title = The right word
rule-G11 = You score { $scoring ->
    [missing] one point for each piece still missing{ $find_bonus ->
        [0] {""}
        [one] , and { $find_bonus } point more
       *[other] , and { $find_bonus } points more
    }
   *[total] one point for each piece of the word, whether it was missing or not
}. The word is shown, its pieces go back into the box, including those below the cells, and its owner hides another. Play goes on with the player whose turn it was. Nobody can ask the owner until the new word is hidden; if there is nobody else to ask, play waits.
rule-G12-title = A wrong word
rule-G12 = You lose one point for each piece that your wrong word would still have needed: letter by letter, the pieces that do not lie in the cell yet. The right word stays secret, and play goes on with the player whose turn it was.
rule-G13-title = Who wins
rule-G13 = Everyone begins with nothing, and a score may fall below zero. If you find a word when you already have { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
} or more, you win, whatever the others have. Then all words are shown.

## Variants
rule-G15-title = Variants
rule-G15 = { $scoring ->
    [missing] For faster games a find may score all pieces of the word and no bonus; this table counts those still missing.
   *[total] This table plays the faster way: a find scores all pieces of the word, and there is no bonus.
} Words may also be shorter or longer. { $prelude ->
    [none] A race can come first and decide who starts; this table goes without it.
   *[quick] First comes a race with words of { $prelude_length } letters: whoever wins it starts, with { $prelude_points ->
        [one] { $prelude_points } point
       *[other] { $prelude_points } points
    }. If nobody wins it, play begins as it would without it.
}

## The race
rule-G16-title = A race for a word
rule-G16 = The race is the whole game of Quick, and can open a game of Glyphs. Everyone hides a word, and its pieces go to the player on the left. Whoever first builds an allowed word out of exactly the pieces received wins. It may be any word of any length, not only the hidden one, but no piece may be left over. Then all words are shown. Anything that is not an allowed word, or is made of other pieces, is refused, and the race goes on. You may give up; once everyone has, nobody wins. There are always enough pieces: counting the box would give away something about the others’ words.

## Forming words
rule-G17-title = New words from old
rule-G17 = You begin with { $groups } words of { $length } letters. The game draws them, or takes them from a text that you give it: the first { $groups } different words of four or five letters, known to the dictionary or not. The pieces of each word are a group. Out of exactly the pieces of a group, form new words of any length, other than the group’s own. { $rounds ->
    [on] { formed-in-rounds }
    [off] { formed-at-will }
   *[clock] { $clock ->
        [0] { formed-at-will }
       *[other] { formed-in-rounds }
    }
} No word counts twice. { $clock ->
    [0] There is no clock: stop when you like.
    [900] You have a quarter of an hour, and may stop sooner.
    [one] You have { $clock } second, and may stop sooner.
   *[other] You have { $clock } seconds, and may stop sooner.
} Your score is the number of words you have formed. At the end you see every word that was possible.
formed-in-rounds = When every group has a new word, the next round begins; until then a group takes no second one.
formed-at-will = There are no rounds: any group takes another word at any moment.

## Good to know
rule-G18-title = Words light and heavy
rule-G18 = SILOS is built out of nine pieces, MEMES out of eighteen; thirteen or fourteen are usual for five letters. More than four pieces in five are straight, long bars a little more often than short ones; big arcs are the rarest of all. Different letters can add up to the same pieces: E and T take the same as X and V.
