# Die Arena: Bots gegen Bots.
arena-playing = Es wird gespielt
arena-title = { $game }, { $language }, { $edition }: { $games } Spiele, { $deals ->
    [one] eine Verteilung
   *[other] { $deals } Verteilungen
} in jeder Drehung der Plätze
arena-bot = Bot
arena-seats = Plätze
arena-wins = Anteil der Siege je Platz
arena-points = Punkte je Spiel
arena-rating = Wertung
arena-caption = [ ] 95-%-Intervalle · ein gerechter Anteil ist { $fair } · { $moves } Züge je Spiel · Startwert { $seed }
no_such_bot = In diesem Spiel gibt es keinen Bot { $bot }. Es gibt: { $bots }.
too_many_bots = Für { $bots } Bots sind nur { $seats } Plätze da: Nenne weniger, oder lass --seats weg.
cluster_library_missing = Um auf einem Cluster zu spielen, fehlt eine Bibliothek: { $command }
cluster_unreachable = Der Cluster ist nicht zu erreichen. Läuft sein Scheduler, und stimmt die Adresse? { $reason }
