# Warum etwas nicht geht und was zu tun ist. Eine Meldung je Code.

## Alle Spiele
not_your_turn = Jemand anderes ist am Zug. Warte, bis du an der Reihe bist.
not_open = Das geht in diesem Augenblick des Spiels nicht.
no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
game_over = Das Spiel ist zu Ende.
too_early = Die Zeit dafür ist noch nicht abgelaufen.
time_runs_back = Das geschah vor der vorangehenden Handlung; die Zeit läuft nicht zurück.
clock_ran_away = Zu viele Fristen sind auf einmal verstrichen; die Uhr muss falsch gehen.
unreadable = Das ist nicht lesbar: { $reason }
unknown_game = Ein Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $games }.
unknown_edition = Die Ausgabe „{ $edition }“ gibt es nicht. Es gibt: { $editions }.
unknown_option = Diese Regeln haben keine Option „{ $option }“.
bad_option = Eine Option hat einen unmöglichen Wert: { $reason }
unknown_language = Für „{ $language }“ gibt es kein Wörterverzeichnis. Es gibt: { $languages }.
wrong_seats = Nach diesen Regeln spielen { $least } bis { $most } Personen.
suggestions = Gemeint vielleicht: { $words }?

## Wörter
no_word = Gib ein Wort ein.
not_letters = „{ $word }“ enthält Zeichen, die keine Buchstaben sind. Nimm A bis Z; Akzente zählen nicht.
hyphen = „{ $word }“ hat einen Bindestrich. Wähle ein Wort ohne.
apostrophe = „{ $word }“ hat einen Apostroph. Wähle ein Wort ohne.
too_long = Die Leiste hat { $most } Felder; Wort und Leerfelder zusammen brauchen mehr. Kürze das eine oder die anderen.
too_many_blanks = Einem Wort dürfen höchstens { $most } Leerfelder beigegeben werden.
unknown_word = „{ $word }“ steht nicht im Wörterverzeichnis.
word_not_allowed = „{ $word }“ ist ein Wort, aber von keiner Art, die diese Regeln zulassen: { $kinds }.
proper_name = „{ $word }“ ist ein Eigenname. Wähle ein gewöhnliches Wort.
no_word_fits = Diese Regeln lassen kein Wort aus dem Wörterverzeichnis zu. Ändere die Hausregeln.
abbreviation = „{ $word }“ ist eine Abkürzung. Wähle ein ausgeschriebenes Wort.

## Sonde
already_hidden = Dein Wort ist schon versteckt und bleibt es.
which_tray = Sage, welche Leiste du meinst, links oder rechts.
no_such_tray = In diesem Spiel hat jeder nur eine Leiste; lass links und rechts weg.
not_an_opponent = Das ist dein eigener Platz. Wähle einen Gegner.
nothing_hidden = Dieser Gegner hat nichts mehr versteckt. Frage einen anderen.
nothing_to_expose = Du hast kein verstecktes { $letter }, die Antwort kann nur Nein sein.
wrong_space = Dieses Feld passt nicht. Öffne ein verdecktes, das Gefragtes enthält.
not_enough_hidden = Diese Leiste hat weniger als { $least } verdeckte Felder: Das ganze Wort kann nicht mehr genannt werden.
already_checked = Dieses Wort wurde schon geprüft.
not_on_ballot = Über dieses Wort hast du nicht abzustimmen.
not_exposed = Ein Wort kann geprüft werden, wenn es ganz aufgedeckt ist.
unknown_card = Eine Karte „{ $card }“ gibt es nicht.
empty_deck = Ein Spiel mit Karten braucht mindestens eine Karte im Stapel.

## Wörterverzeichnisse
missing_source = Das Wörterverzeichnis entsteht aus dem Paket { $package }, das nicht installiert ist. Installiere es mit: { $command }
damaged_lexicon = Das übersetzte Wörterverzeichnis ist beschädigt. Erstelle es neu mit: lettrine words build
