# Des questionneurs mesurés sur des listes de mots à soi.
bench-measuring = Mesure en cours
bench-whole = Pendu, { $words ->
    [one] un mot
   *[other] { $words } mots
} : échecs avant de trouver un mot, calcul exact sur tous
bench-held-out = Pendu, { $lives ->
    [one] une vie
   *[other] { $lives } vies
} : { $words ->
    [one] un mot
   *[other] { $words } mots
} hors d’une liste de { $known }
bench-asker = questionneur
bench-misses = échecs par mot
bench-won = part gagnée
bench-caption = [ ] intervalles à 95 % · écartés car déjà dans la liste : { $count } · graine { $seed }
bench-left-out = { $file } : { $count ->
    [one] une ligne est écartée.
   *[other] { $count } lignes sont écartées.
}
bench-asker-random = n’importe quelle lettre, au hasard
bench-asker-order = ordre fixe, parmi les lettres encore possibles
bench-asker-candidates = la plus probable parmi les mots qui conviennent
bench-asker-bits = probabilité de réussite + 0,2 bit
bench-asker-search = réglé sur les échecs, par recherche
bench-asker-frequency = lettre la plus fréquente de la liste
bench-asker-dictionary = mots de la liste qui conviennent
bench-asker-pairs = paires de lettres
bench-asker-runs = suites de cinq lettres
bench-asker-spelling = orthographe, par les deux bouts
only_with_test = Une liste est mesurée en entier et exactement : --lives, --sample et --seed vont avec --train et --test.
words_or_train_and_test = Donnez un fichier de mots, ou bien --train et --test : les mots connus, et ceux à chercher.
no_words_in_file = Il n’y a aucun mot dans ce fichier. Écrivez-en un par ligne, en lettres seulement.
word_too_long_to_count = Un mot peut avoir { $most } lettres au plus.
no_strange_words = Tous les mots à essayer sont dans la liste des mots connus. Donnez-en d’autres.
compiler_missing = Pour calculer cela sur chaque mot, il manque une bibliothèque : { $command }
