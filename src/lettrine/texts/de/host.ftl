# Die Fenster der Tischleitung: der Tisch, der Beginn, eine Person. Und der eigene Name.
host-title = Du leitest den Tisch
host-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
host-fewer = { $seats ->
    [one] Weniger: { $seats } Platz
   *[other] Weniger: { $seats } Plätze
}
host-more = Mehr: { $seats } Plätze
host-lock = Tisch schließen.
host-lock-what = Niemand kann sich mehr setzen.
host-chat = Chat schließen.
host-chat-what = Niemand kann schreiben oder reagieren.
host-watching = Zusehen schließen.
host-watching-what = Nur wer hier sitzt, sieht das Spiel.
host-begin-fewer = { $seats ->
    [one] Ohne die freien Plätze: { $seats } Person
   *[other] Ohne die freien Plätze: { $seats } Personen
}
host-begin-bots = { $count ->
    [one] Mit einem Bot auf dem freien Platz: { $bot }
   *[other] Mit { $count } Bots auf den freien Plätzen: { $bot }
}
host-begin-agreed = Die Partie soll gewertet werden: Sie beginnt, sobald alle gesagt haben, dass sie bereit sind.
host-begin-wait = Für dieses Spiel braucht es { $least } Leute. Lade erst jemanden ein.
host-hand = { $name } die Leitung geben
host-free = Platz frei machen
host-free-what = { $name } kann sich wieder setzen.
host-remove = Vom Tisch entfernen
host-remove-what = { $name } kann sich an diesen Tisch nicht mehr setzen.
rename-title = Dein Name an diesem Tisch
rename-save = Speichern
