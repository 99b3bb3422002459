# The games there are, what can be chosen at a table, and the people at it. For the page and the terminal alike.

## People
who-you = you
you-name = You
who-and = { $first } and { $last }

## What a question tells, as a part of a sentence
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bits-count = { $bits ->
    [one] { $bits } bit
   *[other] { $bits } bits
}

## The words that are played with
words-of-en = English words
words-of-fr = French words
words-of-de = German words

## The games
game-title-sonde = Sonde
game-title-glyphs = Glyphs
game-title-quick = Quick
game-title-solitaire = Solitaire
game-title-tug = Tug
pitch-sonde = Hide a word under twelve flaps. Ask for letters, open the others’ spaces, call a whole word when you dare.
pitch-glyphs = Every letter is built out of four kinds of piece. Offer pieces for the others’ cells, turn them into place, call the word.
pitch-quick = Pass the pieces of a short word to your left. Whoever first builds any word out of the pieces they get wins.
pitch-solitaire = Four words, fifteen minutes: take them apart and build new words out of the very same pieces.
pitch-tug = Two teams, one category, thirty seconds: every letter your captain spells slides one step your way. Pull six off the board.

# The words in the games’ pictures: five letters, five letters, a word and what one more letter makes of it, six letters
picture-sonde = STONE
picture-glyphs = GLYPH
picture-solitaire = LAWN
picture-tug = TUGWAR

edition-sonde-1967 = the first rules, up to six players: call a word only on your own turn
edition-sonde-1976 = the classic: call a word at any time
edition-sonde-1984 = the latest rules, up to four players
edition-glyphs-standard = words of five letters; with 25 points or more, your next find wins
edition-glyphs-1981 = the English original: words of six letters, or of five if the table agrees
edition-quick-standard = words of three letters, one race
edition-solitaire-standard = four words of four letters, a quarter of an hour
edition-tug-standard = two teams, 17 letters, 30 seconds of sand; six letters win
edition-tug-2009 = the English original: 17 letters, eight win; easy or hard categories, no hyphens, a right beginning stays
edition-tug-2010 = for younger players: all 26 letters, eight win; easy categories, and only finding the word is timed

## Teams
team-0 = Upper case
team-1 = Lower case

## Bots
bot-gentle = first-timer
bot-beginner = beginner
bot-club = club player
bot-master = master
bots-gentle = { $count ->
    [one] { $count } first-timer
   *[other] { $count } first-timers
}
bots-beginner = { $count ->
    [one] { $count } beginner
   *[other] { $count } beginners
}
bots-club = { $count ->
    [one] { $count } club player
   *[other] { $count } club players
}
bots-master = { $count ->
    [one] { $count } master
   *[other] { $count } masters
}

## Options
option-cards = Cards
option-cards-on = with cards
option-cards-off = without cards
option-memory = Memory
option-memory-strict = remember what was asked
option-memory-notes = misses stay visible
option-spelling = Spelling
option-spelling-checked = checked when hiding
option-spelling-trust = on trust, checked on demand
option-answers = Answers
option-answers-server = the game answers
option-answers-players = players answer by hand
option-unanswered = A question not answered when the tray is called
option-unanswered-dies = is dropped
option-unanswered-stays = is still to be answered
option-interrupt = Calling the whole word
option-interrupt-any_time = at any time
option-interrupt-own_turn = on your own turn
option-interrupt_hidden = Hidden spaces needed to call a word
option-interrupt_bonus = Bonus for calling the right word
option-interrupt_penalty = Penalty for calling a wrong word
option-blank_penalty = Penalty for a blank that is not there
option-last_space_bonus = Bonus for the last space of a word
option-denial_penalty = Penalty for a false “no”
option-spelling_penalty = Penalty for a misspelt word
option-last_turns = Last turns
option-kept_bonus = Bonus for a word kept to the end
option-kept_many = Spaces for the larger bonus
option-kept_many_bonus = The larger bonus
option-spaces = Spaces on a tray
option-values = Values of the spaces
option-blanks = Blanks with a word
option-words = Kinds of words
option-words-any = all
option-trays_for_two = Trays for two players
option-trays_for_two-1 = one each
option-trays_for_two-2 = two each
option-clock = Seconds on the clock
option-deck = Cards in the deck
option-most_seats = Maximum seats
option-length = Letters in a word
option-length-5 = five
option-length-6 = six
option-goal = Points needed before a find wins
option-find_bonus = Bonus for a word found
option-miss_point = The point for a miss
option-miss_point-asker = to whoever offered
option-miss_point-owner = to whoever hid the word
option-miss_point-none = to nobody
option-tolerance = How exactly a piece must lie
option-tolerance-middle = up to halfway to the next lie that a letter has
option-tolerance-fixed = within fixed limits
option-scoring = What a find scores
option-scoring-missing = the missing pieces and the bonus
option-scoring-total = all pieces of the word, no bonus
option-prelude = Prelude
option-prelude-none = none
option-prelude-quick = a race for the first turn
option-prelude_length = Letters in a word of the prelude
option-prelude_points = Points for winning the prelude
option-box = Pieces in the box
option-people = Names of people
option-people-true = allowed
option-people-false = not allowed
option-places = Names of places
option-places-true = allowed
option-places-false = not allowed
option-slang = Slang
option-slang-true = allowed
option-slang-false = not allowed
option-offensive = Offensive words
option-offensive-true = allowed
option-offensive-false = not allowed
option-rounds = Rounds
option-rounds-clock = only against the clock
option-rounds-on = always
option-rounds-off = never
option-inflected = Plurals and conjugated verbs
option-inflected-true = allowed
option-inflected-false = not allowed
option-secrets = Words to find
option-secrets-own = everyone hides their own
option-secrets-dealt = the house deals them, and nobody sees their own
option-letters = Letters
option-letters-free = as many as a word needs
option-letters-box = the cards of one box
option-lanes = Spaces on either side
option-to_win = Letters to win
option-to_win-6 = six
option-to_win-7 = seven
option-to_win-8 = eight
option-glass = Seconds of sand
option-turning = Seconds before the glass turns by itself
option-doubts = Doubting a word
option-doubts-one = check or contest it
option-doubts-both = check and contest it
option-content = Content with an explanation
option-content-true = then nobody votes
option-content-false = no, always vote
option-stray_hyphens = Hyphens where none belong
option-stray_hyphens-ignored = ignored
option-stray_hyphens-wrong = a misspelling
option-names = Proper names
option-names-asked = where the category asks for them
option-names-everywhere = in every category
option-hyphens = Hyphenated words
option-hyphens-true = allowed
option-hyphens-false = not allowed
option-misspelt = A misspelt word
option-misspelt-back = all its letters go back
option-misspelt-keep = letters before the first mistake stay
option-level = Categories
option-level-all = all
option-level-easy = easy
option-level-hard = hard
option-glass_times = The sand times
option-glass_times-word = the whole word
option-glass_times-thinking = finding the word
option-spelling_seconds = Seconds to spell, if the sand times finding the word
option-challenge = Seconds to challenge a winning word
option-fair_start = A fair start
option-fair_start-true = yes
option-fair_start-false = no
option-fair_steps = Steps of the first word, with a fair start
