# Meine Seite: meine Spiele, meine Wertung im Lauf der Zeit, meine Gegenüber, meine Wörter und was über mich gespeichert ist.
me-lede = Deine Spiele und was aus ihnen wurde. Diese Seite siehst nur du.
me-none = Du hast noch nicht gespielt. Deine Spiele stehen dann hier.
me-keys = Meine Geräte und Passkeys
me-blocks = Wen du blockiert hast
me-running = Noch nicht zu Ende
me-finished = Beendet
me-away = Weggelegt
me-away-show = Weggelegte Spiele
me-bring-back = Diese Partie { $game } zurückholen
me-more = Mehr zeigen
me-ratings = Meine Wertung im Lauf der Zeit
me-ratings-none = Noch kein gewertetes Spiel.
me-rating-now = { $value } ± { $give }
me-rating-games = { $games ->
    [one] { $games } gewertetes Spiel
   *[other] { $games } gewertete Spiele
}
me-rating-band = Das Band zeigt, wie sicher das ist.
me-date = Datum
me-rating = Wertung
me-opponents = Im Vergleich
me-opponents-none = Noch niemand.
me-opponent = Gegen
me-games = Spiele
me-won = Siege
me-lost = Verluste
me-tied = Remis
me-words = Die Wörter, die ich versteckt habe
me-words-none = Noch keine.
me-word-held = nie gefunden
me-word-asked = { $asked ->
    [one] nach { $asked } Frage gefunden
   *[other] nach { $asked } Fragen gefunden
}
me-word-withstood = { $asked ->
    [one] bei { $asked } Frage nie gefunden
   *[other] bei { $asked } Fragen nie gefunden
}
me-word-found = gefunden
me-words-share = { $held } von { $words } wurden nie gefunden.

## Was über mich gespeichert ist
me-data = Was über mich gespeichert ist
me-export-lede = Eine Datei mit allem: deine Spiele samt Aufzeichnungen, deine Nachrichten, deine Wertungen, deine Listen.
me-export = Alles herunterladen
me-delete-lede = Dein Name und deine Schlüssel, deine Nachrichten, deine Wertungen und deine Listen werden gelöscht. In den Spielen der anderen heißt du dann „{ $somebody }“, und ein Bot spielt für dich weiter.
me-delete = Alles über mich löschen
me-delete-sure = Das lässt sich nicht rückgängig machen. Tipp „{ $word }“ ein, um alles über dich zu löschen.
me-delete-word = löschen
me-delete-typed = Bestätigung
me-deleting = Wird gelöscht …
me-deleted = Alles über dich ist gelöscht.
me-deleted-later = Alles über dich wird gerade gelöscht. Bei vielen Spielen dauert das eine Minute; du brauchst nicht zu warten.
