# Fragende, an eigenen Wortlisten gemessen.
bench-measuring = Es wird gemessen
bench-whole = Galgenmännchen, { $words ->
    [one] ein Wort
   *[other] { $words } Wörter
}: Fehlversuche, bis ein Wort gefunden ist, genaues Mittel über alle
bench-held-out = Galgenmännchen, { $lives ->
    [one] ein Leben
   *[other] { $lives } Leben
}: { $words ->
    [one] ein Wort
   *[other] { $words } Wörter
} außerhalb einer Liste von { $known }
bench-asker = wer fragt
bench-misses = Fehlversuche je Wort
bench-won = Anteil gewonnen
bench-caption = [ ] 95-%-Intervalle · { $count } ausgelassen, weil sie in der Liste stehen · Startwert { $seed }
bench-left-out = { $file }: { $count ->
    [one] Eine Zeile ist
   *[other] { $count } Zeilen sind
} ausgelassen.
bench-asker-random = irgendein Buchstabe, ausgelost
bench-asker-order = feste Reihenfolge der noch möglichen Buchstaben
bench-asker-candidates = der wahrscheinlichste unter den passenden Wörtern
bench-asker-bits = Trefferchance + 0,2 Bits
bench-asker-search = auf Fehlversuche abgestimmt, mit Suche
bench-asker-frequency = häufigster Buchstabe der Liste
bench-asker-dictionary = passende Wörter der Liste
bench-asker-pairs = Buchstabenpaare
bench-asker-runs = Folgen von fünf Buchstaben
bench-asker-spelling = Schreibweise, von beiden Enden her
only_with_test = Eine Liste wird ganz und genau gemessen: --lives, --sample und --seed gehören zu --train und --test.
words_or_train_and_test = Gib eine Datei mit Wörtern an, oder beides, --train und --test: die bekannten Wörter und die gesuchten.
no_words_in_file = In dieser Datei steht kein Wort. Schreib eines je Zeile, nur in Buchstaben.
word_too_long_to_count = Ein Wort darf höchstens { $most } Buchstaben haben.
no_strange_words = Alle Wörter, die zu suchen wären, stehen in der Liste der bekannten. Gib andere an.
compiler_missing = Um das für jedes Wort auszurechnen, fehlt eine Bibliothek: { $command }
