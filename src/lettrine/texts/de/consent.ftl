# Gewertet heißt: alle haben zugestimmt. Vor der Partie, beim Aufgeben und Gehen, und warum eine Partie nicht gewertet wurde.
rated-among = Gewertet: Das Ergebnis ändert die Wertung aller, die mitspielen. Es geht los, wenn alle bereit und da sind.
rated-alone = Gewertet: Das Ergebnis ändert deine Wertung.
unrated-now = Nicht gewertet: Das Ergebnis ändert niemandes Wertung.
unrated-why = Nicht gewertet: { $why }
ready-button = Ich bin bereit
ready-tag = bereit
ready-said = { $count ->
    [one] { $names } ist bereit.
   *[other] { $names } sind bereit.
}
ready-all = Alle sind bereit.
ready-taken-back = Am Tisch hat sich etwas geändert, oder jemand ist nicht mehr bereit.
start-rated = Gewertete Partie beginnen
start-needs-ready = { $you ->
    [yes] Es fehlt noch, dass du bereit bist
   *[no] Noch nicht bereit: { $names }
}
start-needs-here = Gerade nicht da: { $names }
start-unrated = Ohne Wertung beginnen

## Aufgeben und gehen
table-menu = Diese Partie
resign = Aufgeben …
resign-title = Aufgeben?
resign-then-bot = Ein Bot spielt bis zum Ende an deiner Stelle weiter. Du kannst zusehen, aber nicht zurückkommen.
resign-then-over = Die Partie ist sofort zu Ende, und wer nicht aufgegeben hat, hat gewonnen.
resign-rated = Die Partie wird gewertet: Du stehst hinter allen, die nicht aufgegeben haben.
resign-unrated = Die Partie wird nicht gewertet: Keine Wertung ändert sich.
resign-sure = Aufgeben
leave = Gehen …
leave-title = Den Tisch verlassen?
leave-people = Ein Bot spielt für dich, bis du zurückkommst: Dein Platz bleibt deiner, und der Link zu diesem Tisch führt dorthin zurück. Wie die Partie ausgeht, so geht sie für dich aus.
leave-alone = Ohne dich geht nichts weiter, es sei denn, eine Uhr läuft. Der Link zu diesem Tisch führt zurück.
leave-rated = Die Partie bleibt gewertet.
leave-sure = Gehen
has-resigned = { $name } hat aufgegeben.
has-resigned-you = Du hast aufgegeben.
resigned-bot = Ein Bot spielt weiter.
resigned-over = Damit ist die Partie zu Ende.

## Warum eine Partie nicht gewertet wurde
unrated-one_side = Es gibt niemanden, gegen den man spielt.
unrated-lesson = Es ist eine erste Partie.
unrated-house_rules = Der Tisch hat die üblichen Regeln geändert.
unrated-no_lexicon = Der Tisch spielt ohne Wörterbuch.
unrated-own_words = Der Tisch spielt mit eigenen Wörtern.
unrated-by_choice = Der Tisch wurde so eröffnet oder die Partie so begonnen.
unrated-handed = Andere haben jemandes Platz einem Bot gegeben.
unrated-absent = Jemand hat nie mitgespielt.
unrated-same_player = Bots einer Stärke haben unter sich gespielt.
unrated-same_person = Eine Person hatte zwei Plätze.
unrated-too_often = Dieselben Leute haben in den letzten 24 Stunden schon sehr viele gewertete Partien miteinander gespielt.
unrated-not_final = Die Punkte können noch geprüft werden.
unrated-too_old = Sie stammt aus der Zeit vor den Wertungen.
