# Askers measured on word lists of one's own.
bench-measuring = Measuring
bench-whole = Plain hangman, { $words ->
    [one] one word
   *[other] { $words } words
}: misses until a word is found, exactly over all of them
bench-held-out = Plain hangman, { $lives ->
    [one] one life
   *[other] { $lives } lives
}: { $words ->
    [one] one word
   *[other] { $words } words
} outside a list of { $known }
bench-asker = asker
bench-misses = misses a word
bench-won = share won
bench-caption = [ ] 95% intervals · { $count } left out, because they are in the list · seed { $seed }
bench-left-out = { $file }: { $count ->
    [one] one line is
   *[other] { $count } lines are
} left out.
bench-asker-random = any letter, at random
bench-asker-order = fixed order, of the letters still possible
bench-asker-candidates = likeliest among the words that fit
bench-asker-bits = chance of a hit + 0.2 bits
bench-asker-search = tuned for misses, by search
bench-asker-frequency = commonest letter of the list
bench-asker-dictionary = words of the list that fit
bench-asker-pairs = pairs of letters
bench-asker-runs = runs of five letters
bench-asker-spelling = spelling, from either end
only_with_test = A list is measured whole and exactly: --lives, --sample and --seed are for --train and --test.
words_or_train_and_test = Give a file of words, or both --train and --test: the words that are known, and those to be looked for.
no_words_in_file = There is no word in this file. Write one per line, in letters only.
word_too_long_to_count = A word may have { $most } letters at most.
no_strange_words = Every word to be tried is in the list of words that are known. Give others.
compiler_missing = Working this out for every word needs a library that is not installed: { $command }
