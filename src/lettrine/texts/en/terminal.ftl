# The terminal game.

## People
key-yes = y
key-no = n

## The heading
game-edition = edition { $edition }
words-en = English words
words-fr = French words
words-de = German words
house-rules = house rules: { $names }

## The opening
opening-welcome = Everyone hides a word. Ask for letters, open the words of the others, and keep your own to the end.
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
}. Have you one hidden? y or n
name-call = The whole word
name-whom = Whose word? { $two ->
    [yes] l for the left tray, r for the right one.
   *[no] Type the number.
}
name-ask = What has { $of_name } on { $tray ->
    [left] the left tray
    [right] the right tray
   *[none] the tray
}? All { $spaces } spaces in order, blanks as dots.
name-stake = Right: the hidden values and { $right }. Wrong: −{ $wrong }.
name-length = The tray has { $spaces } spaces; you named { $typed }. Blanks count: type them as dots.
name-misfit = That does not agree with what lies open.
leave-call = Leave?
leave-ask = The game is not over. Really leave? y or n
vote-call = Your vote
vote-ask = The lexicon says that { $of_name }’s word is { $ok ->
    [yes] right
   *[no] wrong
}. Should the word stand? y or n
accept-ask = Press Enter to accept the scores.

## Keys: the first word is the key
key-lot = Enter takes a word by lot
key-blanks = .WORD.. adds blanks (at most { $blanks })
key-cheapest = Enter opens the cheapest
key-never-mind = Enter never mind
key-neither = Enter go on as before
key-break-in = ! name a word
key-again = Enter another game
key-faster = Enter faster
key-interrupt = { $two ->
    [yes] !l or !r names a word
   *[no] !2 names a word
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
    [draw] { $by_name } draws a card …
    [ask] { $by_name } is thinking …
    [answer] { $by_name } is answering …
   *[expose] { $by_name } is choosing a space …
}
wait-any = One moment …

## Not understood
unclear-draw = First the card: press Enter.
unclear-ask = Type whom and what: 1E asks number 1 for an E, 1. for a blank. ? helps.
unclear-whom = Of whom? Put the number before the letter, as in 1E.
unclear-expose = Type the number of the space, or just Enter.
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
guide-name = names all of number 2’s tray; !2 WORD in one go; with two trays !l and !r
guide-key-expose = 7
guide-expose = opens your space 7 when you must open one (two trays: l7, r7); Enter the cheapest
guide-key-answer = y n
guide-answer = yes and no
guide-key-auto = a
guide-auto = lets your tray answer hits by itself, or stops that
guide-key-check = c2
guide-check = has the spelling of number 2’s exposed word checked, where spelling is on trust
guide-key-wait = !
guide-wait = while others play: breaks in to name a word; Enter goes faster
guide-key-quit = q
guide-quit = leaves. Where a bare letter is a question, type :q, :a and :c
guide-S4 = Up to { $spaces } spaces: a word, and at most { $blanks } blanks before or after it.
guide-S9 = A turn begins with a card. Then ask one opponent for one letter, or for a blank.
guide-S12 = If they have it hidden, they open one such space, of their choice. You score its value and ask again.
guide-S14 = A miss ends your turn.
guide-S15 = Asking in vain for a blank costs { $blank_penalty }.
guide-S16 = Whoever opens the last hidden space of a word scores { $last_bonus } more.
guide-S17 = Nobody is out: once exposed, you go on asking.
guide-S18 = { $memory ->
    [strict] Keep in mind what was asked: only this turn’s questions are shown.
   *[notes] Letters asked in vain are shown beside each tray (✗).
}
guide-S23 = ×3, ×4, ×5: only the first question of the turn, only the value of its space.
guide-S27 = { $interrupt ->
    [any_time] Anyone may name a whole word at any time, while { $least } or more of its spaces are hidden.
   *[own_turn] On your turn you may name a whole word, while { $least } or more of its spaces are hidden.
}
guide-S29 = Right: every hidden value and { $right }. Wrong: −{ $wrong }, and play goes on.
guide-S31 = Everyone answers by hand. A “no” that is found out to be false costs { $denial }.
guide-S32 = Any word is taken. Once exposed it may be checked: if it is misspelt, that costs { $spelling }.
guide-S33 = When all but one are exposed, each opponent has { $turns ->
    [one] { $turns } more turn
   *[other] { $turns } more turns
}.
guide-S34 = Who is still hidden then scores what is left and { $kept }, or { $kept_many } with { $many } or more spaces.
guide-S36 = Two players: two trays each. A question names no tray; the owner chooses if both have the letter.
