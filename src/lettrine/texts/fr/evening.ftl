# Une soirée : beaucoup de monde à plusieurs tables, joué par des robots.
evening-playing = Parties en cours
evening-progressive = progressive
evening-duplicate = duplicate
evening-round_robin = toutes rondes
evening-title = { $game }, { $language }, { $edition }, { $kind } : { $places } places, { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}, graine { $seed }
evening-round = Manche { $round }
evening-table = table
evening-seat = place
evening-name = nom
evening-score = score
evening-points = ± moyenne
evening-total = total
evening-lot = tirage
evening-next = passe à
evening-goes = table { $table }, place { $seat }
evening-a-bot = { $name } (robot)
evening-number = { $number }
evening-par = Par place, le mot et les points de robots maîtres : { $par }
evening-standing = Classement final
evening-rank = rang
evening-places = somme des rangs
evening-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
evenings-title = { $game }, { $language }, { $edition }, { $kind } : { $evenings } soirées de { $places } places et { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}
evening-bot = robot
evening-seats = nombre
evening-wins = part des victoires de chacun
evenings-caption = [ ] intervalles à 95 % · des deux, le plus fort finit devant : { $apart } · { $games } parties · graine { $seed }

## Pourquoi une soirée ne peut avoir lieu, ou pourquoi on ne croit pas celle d’un fichier
no_evening = { $game } ne se joue pas à des tables de quatre. Choisissez un autre jeu ou d’autres options.
no_duplicate = Dans une soirée duplicate, les mots sont donnés, et { $game } ne peut pas l’être ainsi. Choisissez un autre genre, ou Sonde.
no_people = Il faut au moins une personne pour une soirée.
wrong_places = Une soirée a un multiple de quatre places, de { $least } à { $most }.
too_many_people = Tant de monde ne peut pas se rencontrer également : les toutes rondes ont au plus { $most } places. Choisissez un autre genre.
too_many_rounds = À { $places }, tout le monde s’est rencontré au bout de { $most } manches. N’en demandez pas plus.
one_evening_a_file = Un fichier contient une seule soirée : omettez --record, ou jouez une seule soirée.
no_such_place = Personne n’a cette place à cette soirée.
already_here = Cette personne est déjà là.
not_present = Cette personne est déjà partie, ou pas encore venue.
not_a_bots_place = On ne peut prendre que la place d’un robot, et celle-ci est à une personne.
not_between_rounds = Cela ne se fait qu’entre deux manches.
nothing_to_deal = Il n’y a rien à donner ici.
not_dealt = La manche suivante n’a pas encore été donnée.
no_round = Aucune manche n’est en cours.
already_finished = Cette table a déjà fini.
wrong_scores = Une table a quatre scores, un par place.
wrong_seating = D’après le tirage et les déplacements de cette soirée, d’autres sont assis là.
wrong_deal = Ce qui est dit de la donne n’est pas ce qui a été donné, ni ce qu’on en a fait d’avance.
wrong_table = Ce n’est pas ce que cette table joue à cette manche : « { $what } » diffère.
wrong_result = La partie de cette table a fini autrement.
wrong_order = L’ordre à une table, ou un tirage, n’est pas celui que donnent les parties et la graine.
wrong_moves = D’après les parties et la graine, d’autres se déplacent, ou vers d’autres places.
wrong_totals = Les totaux ne sont pas la somme des parties.
wrong_place = Ce qui est dit de cette place ne peut pas être à ce moment.
whole_evening = FILE est une soirée entière. On peut voir une seule partie depuis une place ; omettez --as.
