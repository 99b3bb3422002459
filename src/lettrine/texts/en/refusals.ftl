# Why something is refused, and what to do about it. One message for every code.

## Any game
not_your_turn = It is somebody else’s turn. Wait until it is yours.
not_open = That cannot be done at this moment of the game.
no_such_seat = There is no such seat at this table.
game_over = The game is over.
too_early = The time for this has not run out yet.
time_runs_back = This action is earlier than the one before it; time cannot run backwards.
clock_ran_away = Too many deadlines have passed at once; the clock must be wrong.
unreadable = This cannot be read: { $reason }
unwritable = This cannot be written: { $reason }
unknown_game = There is no game called “{ $game }” here. There are: { $games }.
no_analysis = Games of this kind have no analysis: nobody asks anything in them.
no_practice = Only games of Sonde have positions to practise.
game_too_long = This game is too long for that: it works for games of up to { $most } steps.
no_such_position = There is no such position in this game.
no_such_question = That cannot be asked here. Choose an opponent who hides something, and a letter or a blank.
unknown_edition = There is no edition “{ $edition }”. There are: { $editions }.
unknown_option = These rules have no option “{ $option }”.
bad_option = An option has an impossible value: { $reason }
unknown_language = There is no dictionary for “{ $language }”. There are: { $languages }.
wrong_seats = { $most ->
    [1] This is a game for one. Use a single seat.
    [2] These rules are for two players. Use two seats.
   *[other] { $least } to { $most } people can play by these rules.
}
suggestions = Did you mean: { $words }?
already_hidden = Your word is already hidden and cannot be changed.
not_an_opponent = That is your own seat. Choose an opponent.
nothing_hidden = This opponent has nothing hidden at the moment. Ask another one, if there is one.

## Words
no_word = Type a word.
words_dealt = Here the house deals the words, and nobody may know them: leave out “words”.
wrong_secrets = The record lays out words that do not fit this table: { $trays ->
    [0] here everyone hides their own, so leave “words” out.
    [one] give { $trays } word in capitals, with dots only before and after it.
   *[other] give { $trays } words in capitals, with dots only before and after them.
}
not_letters = “{ $word }” cannot be played with: { $script ->
    [cyrillic] “{ $letter }” is a Cyrillic letter.
    [greek] “{ $letter }” is a Greek letter.
    [several] spell one letter at a time.
   *[other] “{ $letter }” is none of our letters.
} Use A to Z; accents do not matter.
hyphen = “{ $word }” has a hyphen. Choose a word without one.
apostrophe = “{ $word }” has an apostrophe. Choose a word without one.
too_long = That is too long: there is room for { $most }, and no more. Shorten it.
too_short = That is too short: a word has { $least } letters here. Choose a longer one.
too_many_blanks = { $most ->
    [0] No blanks may be added to a word at this table. Leave them out.
    [one] At most { $most } blank may be added to a word. Use fewer.
   *[other] At most { $most } blanks may be added to a word. Use fewer.
}
not_in_the_box = { $letter ->
    [blank] { $left ->
        [0] You have no blanks left in the box. Leave them out.
        [one] You have only { $left } blank left in the box. Use fewer.
       *[other] You have only { $left } blanks left in the box. Use fewer.
    }
   *[other] { $left ->
        [0] You have no card with { $letter } left in the box. Choose another word.
        [one] You have only { $left } card with { $letter } left in the box. Choose another word.
       *[other] You have only { $left } cards with { $letter } left in the box. Choose another word.
    }
}
unknown_word = “{ $word }” is not in the dictionary.
word_not_allowed = “{ $word }” is a word, but not of a kind that these rules allow: { $kinds }.
proper_name = “{ $word }” is a proper name. Choose a common word.
no_word_fits = These rules allow no word that is in the dictionary. Change the house rules.
abbreviation = “{ $word }” is an abbreviation. Choose a word that is written out.
slang = “{ $word }” is slang, which this table does not allow. Choose another word.
inflected = “{ $word }” is a plural or another inflected form, which this table does not allow. Choose the form that a dictionary lists.
offensive_word = “{ $word }” may hurt somebody, and this table would rather do without it. Choose another word.

## A table’s own words
pack_empty = { $kind ->
    [categories] There is no category in it. Write one a line.
   *[other] There is no word in it. Write one a line, or several with commas between them.
}
pack_other_game = { $kind ->
    [words] This game is played with words, and these are categories. Write a list of words.
    [categories] This game is played with categories, and these are words. Write a category a line.
   *[other] This game takes no words or categories of your own.
}
pack_json = { $kind ->
    [categories] This begins like JSON, but no list can be read from it ({ $reason }). Write a category a line instead.
   *[other] This begins like JSON, but no list can be read from it ({ $reason }). Write one word a line instead.
}
pack_too_large = That is too much: a list has at most { $most } kB. Shorten it.
pack_name = The name of this list has characters that cannot be shown. Choose another.
pack_letters = Line { $line }: “{ $word }” cannot be played with. Use letters alone; accents do not matter.
pack_too_long = Line { $line }: “{ $word }” is too long: { $most } characters at most. Shorten it.
pack_category = Line { $line }: this category cannot be shown. Write it out in one line.
pack_answer = Line { $line }: “{ $word }” is no single word, so nobody can spell it. Answers have letters and hyphens only.
pack_answers = Line { $line } has too many answers: { $most } at most. Leave some out.
pack_too_few = { $shortest ->
    [1] These rules need words of at most { $longest } letters, and the list has too few of them. It needs at least { $least }.
   *[other] These rules need words of { $shortest } letters, and the list has too few of them. It needs at least { $least }.
}
pack_private = A public table shows its list to everybody who comes. Agree to that, or open a table that is not public.
pack_hidden = This table has not made its own words public, so only those who sit there may see this.
no_pack = This table has no words of its own: it plays with those of the dictionary.
no_such_pack = There is no such list, or it has been deleted. Ask whoever gave you the link.
too_many_packs = You have saved { $most } lists, which is as many as are kept for you. Delete one first.
packs_full = No more lists can be saved here at the moment. You can still paste yours when you open a table.
not_in_pack = “{ $word }” is not on this table’s own list. Choose a word that is.

## Sonde
which_tray = Say which tray you mean, left or right.
no_such_tray = Everyone has a single tray in this game; leave out left and right.
nothing_to_expose = You have no hidden { $letter ->
    [blank] blank
   *[other] { $letter }
}, so the answer can only be no.
wrong_space = That space will not do. Open a hidden one that holds what was asked for.
not_enough_hidden = This tray has fewer than { $least } hidden spaces: its whole word can no longer be called.
already_checked = This word has already been checked.
not_on_ballot = You have no vote on that word.
not_exposed = A word can be checked once all of it is open.
unknown_card = There is no card “{ $card }”.
empty_deck = A game with cards needs at least one card in its deck.

## People
no_such_link = This link is no good any more: it was used or cancelled, or it is more than five minutes old. Make a new one.
same_table = Both of you sit at the same table. Finish that game first, or leave the table.
rated_game = The device that is to join is still in a rated game with other people. Finish that game first.
already_joined = This device is signed in as you already.
too_many_devices = There are { $most } devices already. Sign one out first.
too_many_passkeys = There are { $most } passkeys already. Delete one first.
no_passkeys_here = { $reason ->
    [address] Browsers make no passkeys for an address made of numbers. Open this page by its name, or join devices by a link.
   *[other] Browsers make passkeys only over HTTPS. Join devices by a link instead.
}
bad_passkey = This passkey does not lead to anybody here. Try another one, or join by a link.
no_such_key = There is no such device or passkey of yours. Load the page again to see those that there are.

## Glyphs, Quick and Solitaire
no_such_cell = There is no such cell. Cells are numbered from 1 to { $most }.
out_of_pieces = There is no such piece left in the box. Choose another, position one that lies in a cell, or call a word.
no_such_piece = No such piece lies loose there. Choose one that does, or offer a new one.
wrong_pieces = “{ $word }” does not take exactly these pieces. Use all of them, and no others.
no_such_group = There is no such group. Groups are numbered from 1 to { $most }.
own_word = “{ $word }” is the word that this group came from. Find another one in it.
already_given = You have already formed “{ $word }”. Find another word.
group_done = This group has its word for this round. Go on with the others first.
too_few_words = { $found ->
    [0] There is no word of four or five letters here, and { $least } are needed. Give others, or a longer text.
    [one] There is only { $found } word of four or five letters here, and { $least } different ones are needed. Give more, or a longer text.
   *[other] There are only { $found } different words of four or five letters here, and { $least } are needed. Give more, or a longer text.
}

## Tug
not_captain = Only your team’s captain can do that. Whisper your word to the team instead.
other_team = That is for the other team to do.
nothing_spelled = Nothing has been spelled yet. Spell a word first.
already_voted = You have voted on this word. Wait for the others.
not_in_team = That person is not in your team. Choose one of your own.
is_captain = That is already your captain. Choose someone else.
wrong_teams = These teams cannot play: everyone must be in one of the two, the two as equal as can be, and each captain in their own team.
no_such_team = There is no such team. The first to play is team 0 or team 1.

## Lexicons
missing_source = The dictionary is made from word lists that are not installed: { $package }. Install them with: { $command }
damaged_lexicon = The compiled dictionary is damaged. Rebuild it with: lettrine words build

## People
not_confirmed = Deleting everything cannot be undone. Type the confirmation exactly as it is shown.
