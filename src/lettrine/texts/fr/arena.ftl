# L’arène : des robots contre des robots.
arena-playing = Parties en cours
arena-title = { $game }, { $language }, { $edition } : { $games } parties, { $deals ->
    [one] une donne
   *[other] { $deals } donnes
} dans chaque rotation des places
arena-bot = robot
arena-seats = places
arena-wins = part des victoires par place
arena-points = points par partie
arena-rating = cote
arena-caption = [ ] intervalles à 95 % · part équitable : { $fair } · { $moves } coups par partie · graine { $seed }
no_such_bot = Ce jeu n’a pas de robot { $bot }. Choisissez parmi : { $bots }.
too_many_bots = Il y a { $seats } places pour { $bots } robots : donnez-en moins, ou omettez --seats.
cluster_library_missing = Pour jouer sur une grappe, il manque une bibliothèque : { $command }
cluster_unreachable = La grappe est injoignable. Son ordonnanceur tourne-t-il, et est-ce bien son adresse ? { $reason }
