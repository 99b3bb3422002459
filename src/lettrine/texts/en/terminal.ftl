# The terminal game.

## People
key-yes = y
key-no = n

## The heading
game-edition = edition { $edition }
house-rules = house rules: { $names }

## The opening
opening-welcome = Everyone hides a word. Ask for letters, open the others’ words, and keep your own to the end.
opening-against = { $count ->
    [one] You play against the bot { $bots }.
   *[other] You play against the bots { $bots }.
}
hide-call = Your secret
hide-ask = { $tray ->
    [left] Type the word for your left tray.
    [right] And the word for your right tray.
   *[none] Type a word for the others to find.
}

## Your turn
your-turn = Your turn
draw-ask = Press Enter to draw a card.
ask-ask = { $count ->
    [one] Which letter of { $of_name }’s? R asks for an R, a dot for a blank.
   *[other] Whom do you ask for what? { $number }R asks { $of_name } for an R, { $number }. for a blank.
}
ask-factor = ×{ $factor } for this question!
expose-call = Open a space
expose-ask = { $why ->
    [exposing] { $by_name } has found { $letter ->
            [blank] a blank
           *[other] your { $letter }
        }. Which space: { $spaces }?
    [unveiling] The card says: open one of your blanks. Which space: { $spaces }?
   *[yielding] The card says: open a space, any you like: { $spaces }.
}
answer-call = Yes or no?
answer-ask = { $by_name } asks you for { $letter ->
    [blank] a blank
   *[other] { $letter }
}. Do you have one hidden? y or n
name-call = The whole word
name-whom = Whose word? { $two ->
    [yes] l for the left tray, r for the right one.
   *[no] Type the number.
}
name-ask = What is on { $of_name }’s { $tray ->
    [left] left tray
    [right] right tray
   *[none] tray
}? All { $spaces } spaces in order, blanks as dots.
name-stake = Right: all points still hidden, plus { $right }. Wrong: −{ $wrong }.
name-length = The tray has { $spaces } spaces; you typed { $typed }. Blanks count: type them as dots.
name-misfit = That does not agree with what lies open.
leave-call = Leave?
leave-ask = The game is not over. Really leave? y or n
vote-call = Your vote
vote-ask = The dictionary says that { $of_name }’s word is { $ok ->
    [yes] right
   *[no] wrong
}. Should the word count? y or n
accept-ask = Press Enter to accept the scores.

## Keys: the first word is the key
key-lot = Enter picks a random word
key-blanks = .WORD.. adds blanks (at most { $blanks })
key-cheapest = Enter opens the one worth least
key-never-mind = Enter never mind
key-neither = Enter go on as before
key-break-in = ! call a word
key-again = Enter another game
key-faster = Enter faster
key-interrupt = { $two ->
    [yes] !l or !r calls a word
   *[no] !2 calls a word
}
key-check = { $colon }c2 checks spelling
key-auto = { $colon }a { $on ->
    [yes] lets you answer
   *[no] answers for you
}
key-help = ? help
key-quit = { $colon }q leave

## While others play
turn-over = The turn is over
wait-for = { $kind ->
    [draw] { $by_name } draws a card…
    [ask] { $by_name } is thinking…
    [answer] { $by_name } is answering…
    [hide] { $by_name } is choosing a word…
    [claim] { $by_name } is building…
    [propose] { $by_name } is thinking…
    [position] { $by_name } is thinking…
    [name] { $by_name } is thinking…
   *[expose] { $by_name } is choosing a space…
}
wait-any = One moment…

## Not understood
unclear-draw = First the card: press Enter.
unclear-ask = Type whom and what: 1E asks number 1 for an E, 1. for a blank. ? helps.
unclear-whom = Whom? Put the number before the letter, as in 1E.
unclear-expose = Type the number of the space, or just press Enter.
unclear-answer = Type y or n.
unclear-accept = Press Enter to accept, or c and a number to have a word checked.

## The end
over-call = The game is over
end-left = You have left the table.
end-recorded = The record of the game is in { $file }.

## Help
guide-keys = What you can type
guide-rules = The rules of this table, edition { $edition }
guide-on = Enter: go on
guide-back = Enter: back to the game
guide-key-draw = Enter
guide-draw = draws the card at the start of your turn
guide-key-ask = 2R
guide-ask = asks number 2 for an R. R2 and “2 r” do the same; R alone where only one can be asked
guide-key-blank = 2.
guide-blank = asks number 2 for a blank
guide-key-name = !2
guide-name = calls all of number 2’s tray; !2 WORD in one go; with two trays !l and !r
guide-key-expose = 7
guide-expose = opens your space 7 when you must open one (two trays: l7, r7); Enter: the one worth least
guide-key-answer = y n
guide-answer = yes and no
guide-key-auto = a
guide-auto = lets your tray answer hits by itself, or stops that
guide-key-check = c2
guide-check = has the spelling of number 2’s open word checked, where spelling is on trust
guide-key-wait = !
guide-wait = while others play: lets you call a word; Enter goes faster
guide-key-quit = q
guide-quit = leaves. Where a bare letter is a question, type :q, :a and :c
guide-S4 = Up to { $spaces } spaces: a word, and at most { $blanks } blanks before or after it.
guide-S9 = A turn begins with a card. Then ask one opponent for one letter, or for a blank.
guide-S12 = If they have it hidden, they open one such space, of their choice. You score its value and ask again.
guide-S14 = A miss ends your turn.
guide-S15 = Asking for a blank that is not there costs { $blank_penalty }.
guide-S16 = Whoever opens the last hidden space of a word scores { $last_bonus } more.
guide-S17 = Nobody is out: once your word is open, you go on asking.
guide-S18 = { $memory ->
    [strict] Keep in mind what was asked: only this turn’s questions are shown.
   *[notes] Misses are shown beside each tray (✗).
}
guide-S23 = ×3, ×4, ×5: only the first question of the turn, only the value of its space.
guide-S27 = { $interrupt ->
    [any_time] Anyone may call a whole word at any time, while { $least } or more of its spaces are hidden.
   *[own_turn] On your turn you may call a whole word, while { $least } or more of its spaces are hidden.
}
guide-S29 = Right: all points still hidden, plus { $right }. Wrong: −{ $wrong }, and play goes on.
guide-S31 = Everyone answers by hand. A “no” that is found out to be false costs { $denial }.
guide-S32 = Any word is accepted. Once open it may be checked: if it is misspelt, that costs { $spelling }.
guide-S33 = When all words but one are open, each opponent has { $turns ->
    [one] { $turns } more turn
   *[other] { $turns } more turns
}.
guide-S34 = Whoever still hides something then scores what is left and { $kept }, or { $kept_many } with { $many } or more spaces.
guide-S36 = Two players: two trays each. A question names no tray; the owner chooses if both have the letter.

## Glyphs, Quick and Solitaire: the opening
welcome-glyphs = Every letter is built out of bars and arcs. Offer pieces for the others’ cells, see their letters grow, and call a word as soon as you can read it.
welcome-quick = Everyone takes a word apart and passes its pieces to the left. Build any word out of the pieces you get: whoever is first wins.
hide-letters = { $race ->
    [yes] Type a word of { $length } letters: its pieces go to the left.
   *[no] Type a word of { $length } letters for the others to find.
}

## Glyphs: your turn
propose-ask = { $count ->
    [one] Which piece for which cell? 3l offers { $of_name } a long bar for cell 3.
   *[other] Which piece for whom? { $number } 3 l offers { $of_name } a long bar for cell 3.
}
name-must = Nothing can be laid down any more: call a word.
name-word = What is { $of_name }’s word? { $length } letters.
name-glyphs-stake = Right: { $scoring ->
    [total] a point for each of its pieces
   *[missing] a point for each missing piece, and { $bonus }
}. Wrong: minus a point for each piece that your word still needs.
name-cell-misfit = { $word } cannot be right: what lies in and below cell { $cell } does not go with { $letter }.
position-call = Which stroke?
position-which = As in { $letter }: type a number.
position-none = { $letter } has no stroke that a piece lying loose there could be.
stroke = { piece-name }, { stroke-lies }
stroke-lies = { $lie ->
    [upright] upright
    [slanted-left] leaning a little to the left
    [slanted-right] leaning a little to the right
    [diagonal-left] slanting like \
    [diagonal-right] slanting like /
    [level] level
    [opens-left] open to the left
    [opens-right] open to the right
    [opens-up] open at the top
   *[opens-down] open at the bottom
}{ $zone ->
    [high] , at the top
    [middle] , in the middle
    [low] , at the bottom
    [left] , on the left
    [right] , on the right
   *[any] {""}
}
goal = with { $goal }+ points, your next find wins
board-waiting = { $by ->
    [you] you are choosing a new word…
   *[other] is choosing a new word…
}
alphabet-title = The letters and their pieces
alphabet-wrong = Tried and wrong so far: { $strokes }.
alphabet-cell = What { $of_name }’s cell { $cell } can still be
end-past = found before: { $words }

## The race
claim-call = Your word
claim-ask = Build a word out of exactly these pieces, and type it.
race-received = { $name } has passed you { $count } pieces:
race-passed = You have passed { $word } on to { $name }.
race-passed-to = passed to { $to ->
    [you] you
   *[other] { $to_name }
}
race-doing = { $name } { $state ->
    [ready] is ready.
    [hiding] is choosing a word…
    [gone] has given up.
   *[building] is building…
}
race-won = { $winner ->
    [you] You are first, with { $built }!
    [other] { $winner_name } is first, with { $built }.
   *[nobody] Nobody has built a word.
}
rest-of = “{ $word }” does not take exactly { $group ->
    [0] these pieces.
   *[other] the pieces of group { $group }.
}
rest-left = Left over: { $signs }.
rest-lacking = Not there: { $signs }.
rest-letter = That would be { $letters }.

## Solitaire
form-call = A new word
form-ask = Type a word out of exactly the pieces of one group.
stop-call = Stop?
stop-ask = Stop here and see all words? y or n
solitaire-far = { $rounds ->
    [yes] round { $round },{" "}
   *[no] {""}
}{ $words ->
    [one] { $words } word
   *[other] { $words } words
}
solitaire-score = { $words ->
    [one] You have found { $words } word
   *[other] You have found { $words } words
} of { $possible }.
solitaire-found = { $found } of { $possible }

## Keys of these games: the first word is the key
key-alphabet = a alphabet
key-give-up = g give up
key-stop = . stop
key-name = { $one ->
    [yes] !WORD calls the word
   *[no] !2 calls a word
}
key-position = { $one ->
    [yes] 3l as A positions
   *[no] 2 3 l as A positions
}
key-letters = { $one ->
    [yes] a 3 what it can be
   *[no] a 2 3 what it can be
}
key-first-stroke = Enter takes the first
key-zero = 0 never mind

## Not understood, in these games
unclear-propose = Type whom, which cell and which piece: 1 3 l. The pieces are l, i, c and u. ? helps.
unclear-who = Nobody here has that name. Type the number that stands before a name, or the name.
unclear-piece = Which piece? l is the long bar, i the short one, c the big arc, u the small one.
unclear-letter = As in which letter? 1 3 l as A puts the long bar as it is in an A.
unclear-name = All that is left is to call a word: !1 WORD.
unclear-form = Type a word, with the number of its group before it or without.

## Help of these games
guide-rules-of = The rules of this table: { $game }
guide-pieces-key-propose = 2 3 l
guide-pieces-propose = offers number 2 a long bar for cell 3; 23l and “bod 3 l” do the same, 3l where there is only one to ask
guide-pieces-key-pieces = l i c u
guide-pieces-pieces = the pieces, by letters that look like them: long bar ┃, short bar ╻, big arc C, small arc u
guide-pieces-key-position = 2 3 l as A
guide-pieces-position = positions the long bar in cell 3 as it is in an A
guide-pieces-key-name = !2 WORD
guide-pieces-name = calls number 2’s word; = works like !
guide-pieces-key-letters = a 2 3
guide-pieces-letters = shows the letters that number 2’s cell 3 can still be
guide-pieces-key-alphabet = a
guide-pieces-alphabet = shows all letters and their pieces
guide-pieces-key-wait = !
guide-pieces-wait = while others play: lets you call a word; Enter goes faster
guide-pieces-key-quit = q
guide-pieces-quit = leaves
guide-pieces-key-claim = WORD
guide-pieces-claim = calls a word; if it does not take all pieces, you see what is left over
guide-pieces-key-part = WO
guide-pieces-part = part of a word shows what is left once it is built; that costs nothing
guide-pieces-key-give-up = g
guide-pieces-give-up = gives up; the others go on
guide-pieces-key-form = WORD
guide-pieces-form = forms a word in the group that has its pieces
guide-pieces-key-group = 2 WORD
guide-pieces-group = forms a word in group 2
guide-pieces-key-stop = .
guide-pieces-stop = stops, and shows every word that was possible
guide-G1 = Four kinds of piece: long bar ┃, short bar ╻ (half as long), big arc C, small arc u.
guide-G2 = Every letter has one composition. A and H, L and T, M and W, F and K and Z have the same pieces.
guide-G3 = Everyone hides a word of { $length } letters. Points may fall below 0.
guide-G4 = On your turn, offer an opponent a piece for a cell. Yes: it is still missing from that letter.
guide-G5 = Yes: the piece lies in the cell, you score 1 and go on.
guide-G6 = No: it lies below the cell (✗) and your turn is over. { $miss_point ->
    [asker] You score 1 all the same.
    [owner] The owner scores 1.
   *[none] Nobody scores.
}
guide-G8 = Or position a piece that lies there: put it as it is in a letter. Only a clear misplacement is wrong.
guide-G9 = Exact: no point, but you go on. Wrong: the piece lies loose again (≠) and your turn is over.
guide-G10 = Anyone may call a word at any moment.
guide-G11 = Right: { $scoring ->
    [total] a point for each piece of the word
   *[missing] a point for each piece still missing, and { $bonus }
}. The owner hides a new word.
guide-G12 = Wrong: minus a point for each piece that the wrong word would still need.
guide-G13 = Find a word when you already have { $goal } points or more, and you win.
guide-G14 = Words must be in the dictionary. Accents do not matter; with German words Ä, Ö and Ü are letters of their own.
guide-G16 = Everyone passes the pieces of a word of { $length } letters to the left. Whoever first builds any word out of exactly the pieces received wins.
guide-G17 = Form new words, of any length, out of exactly the pieces of each group. { $rounds ->
    [yes] When all { $groups } have one, another round begins.
   *[no] Any group takes another one at any moment.
} No word counts twice. { $minutes ->
    [0] There is no clock.
   *[other] You have { $minutes } minutes.
}
