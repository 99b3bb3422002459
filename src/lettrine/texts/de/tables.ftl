# Platz nehmen, und was an einem Tisch nicht stimmen kann.
no_such_table = Diesen Tisch gibt es nicht. Prüfe den Link oder den Code.
code_taken = Dieser Code ist schon vergeben. Versuche es noch einmal.
already_seated = Du hast schon einen Platz an diesem Tisch.
seat_taken = Da sitzt schon jemand. Wähle einen anderen Platz.
seat_kept = Dieser Platz wird ein paar Minuten für { $name } freigehalten. Wähle einen anderen oder warte.
seat_free = Da sitzt niemand.
seats_free = { $free ->
    [one] Ein Platz ist noch frei. Lade jemanden ein oder gib den Platz einem Bot.
   *[other] { $free } Plätze sind noch frei. Lade Leute ein oder gib die Plätze Bots.
}
has_begun = Das Spiel hat schon begonnen.
not_begun = Das Spiel hat noch nicht begonnen.
not_over = Das Spiel ist noch nicht zu Ende.
nothing_to_do = Du hast gerade nichts zu tun: Die anderen sind dran.
no_such_room = In diesem Spiel gibt es keine Teams. Schreib allen am Tisch.
not_alone = Andere lesen noch: Nur wer allein mit Bots spielt, kann sie antreiben.
not_seated = Du siehst zu. Nimm einen Platz ein, um mitzumachen.
name_taken = An diesem Tisch heißt schon jemand „{ $name }“. Wähle einen anderen Namen.
no_such_voice = Hier ist niemand mit diesem Namen, den du stummschalten könntest.
too_fast = Das war zu viel auf einmal. Warte einen Augenblick.
another_site = Das kam von einer anderen Website, deshalb ist nichts geschehen. Öffne die Seite selbst und versuche es noch einmal.
wrong_host = Unter diesem Namen antwortet dieser Server nicht. Nimm die Adresse, die du bekommen hast.
not_json = Was gesendet wird, muss JSON sein. Sende es als „application/json“.
query_too_long = Was in dieser Adresse nach dem Fragezeichen steht, ist länger als { $most } Bytes. Kürze es.
wrong_field = (Feld: { $field })
unknown_bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
already_so = Das ist schon so.
often_enough = Das ist fürs Erste oft genug. Es geht wieder, sobald das Spiel weitergegangen ist.
two_clocks = Wähle eine Uhr: die des Tisches oder die unter den Optionen.
too_many_muted = An einem Tisch kannst du höchstens { $most } Leute stummschalten.
not_gone = Vielleicht ist die Person gleich wieder da. Warte ein wenig, bevor ein Bot weiterspielt.
not_absent = Die Person kann noch kommen. Der Platz kann frei gemacht werden, wenn sie ein paar Minuten weg war, oder von der Tischleitung.
not_ready = Diese Partie soll gewertet werden, und noch haben nicht alle zugestimmt: { $names }. Sie müssen sagen, dass sie bereit sind.
not_here = Diese Partie soll gewertet werden, und es sind nicht alle da: { $names }. Warte, bis sie wieder da sind, oder lass die Tischleitung ohne Wertung beginnen.
presence_unknown = Im Moment ist nicht bekannt, wer da ist. Versuche es in ein paar Sekunden noch einmal.
not_rated_here = Die Partie an diesem Tisch wird nicht gewertet, also gibt es nichts, dem man zustimmen müsste.
table_changed = An diesem Tisch hat sich etwas geändert: Jemand ist gekommen oder gegangen. Sieh ihn dir noch einmal an und stimme dann zu.
not_host = Das kann nur die Tischleitung.
has_resigned = Wer aufgegeben hat, spielt in dieser Partie nicht mehr mit.
resigning_changed = Inzwischen hat sich etwas geändert, und Aufgeben hätte jetzt eine andere Folge. Sieh noch einmal hin und entscheide dann.
removed = Die Tischleitung hat deinen Platz wieder frei gemacht. Spiel an einem anderen Tisch, oder eröffne selbst einen.
locked = Der Tisch ist geschlossen: Niemand kann sich mehr setzen. Bitte die Tischleitung, ihn zu öffnen.
chat_closed = Die Tischleitung hat den Chat geschlossen.
watching_closed = Die Tischleitung hat diesen Tisch für das Zusehen geschlossen: Nur wer hier sitzt, sieht das Spiel.
not_yourself = Das ist dein eigener Platz. Steh stattdessen auf.
no_person = Auf diesem Platz spielt gerade kein Mensch. Wähle eine andere Person.
seats_occupied = Für alle, die hier sitzen, sind { $seats } Plätze zu wenig. Mach zuerst einen Platz frei.
uneven_teams = Beide Teams brauchen gleich viele Plätze. Wähle eine gerade Zahl.
too_many_tables = Aus deinem Netz sind schon { $most } öffentliche Tische geöffnet, die noch warten. Setz dich an einen davon oder öffne einen, der nicht öffentlich ist.
too_many_seats = Aus deinem Netz sind schon { $most } Plätze an öffentlichen Tischen belegt, die noch nicht begonnen haben. Verlass einen davon oder warte, bis ein Spiel beginnt.
bad_name = Ein Name braucht sichtbare Zeichen. Wähle einen anderen.
nothing_said = In dieser Nachricht steht nichts. Schreib etwas.
offensive_name = Dieser Name kann andere verletzen. Wähle einen anderen.
offensive_message = Das kann andere verletzen und wurde nicht gesendet. Sag es mit anderen Worten.
too_busy = Es geschieht zu viel auf einmal. Versuche es gleich noch einmal.
words_preparing = { $language ->
    [fr] Die französischen Wörter werden noch vorbereitet: { $percent } %. Versuche es gleich noch einmal oder spiele mit anderen Wörtern.
    [de] Die deutschen Wörter werden noch vorbereitet: { $percent } %. Versuche es gleich noch einmal oder spiele mit anderen Wörtern.
   *[en] Die englischen Wörter werden noch vorbereitet: { $percent } %. Versuche es gleich noch einmal oder spiele mit anderen Wörtern.
}
words_missing = { $language ->
    [fr] Die französischen Wörter ließen sich hier nicht vorbereiten. Spiele mit anderen Wörtern und sage der Person Bescheid, die den Server betreibt.
    [de] Die deutschen Wörter ließen sich hier nicht vorbereiten. Spiele mit anderen Wörtern und sage der Person Bescheid, die den Server betreibt.
   *[en] Die englischen Wörter ließen sich hier nicht vorbereiten. Spiele mit anderen Wörtern und sage der Person Bescheid, die den Server betreibt.
}
table_failed = Auf unserer Seite stimmt etwas nicht. Nichts wurde geändert, und dein Spiel ist gesichert.
no_such_page = Diese Seite gibt es hier nicht.
page_not_built = Die Seite ist noch nicht gebaut. Rufe „make page“ auf und starte den Server neu.

# Personen
locked = Der Tisch ist geschlossen: Niemand kann sich mehr setzen. Bitte die Tischleitung, ihn zu öffnen.
banned = Wer diesen Server betreibt, hat dich { $until ->
    [none] für immer ausgeschlossen.
   *[other] bis { $until } ausgeschlossen.
} { $given ->
    [0] Du kannst deine Partien weiterhin lesen, exportieren oder alles löschen lassen.
   *[other] Der Grund: „{ $reason }“. Du kannst deine Partien weiterhin lesen, exportieren oder alles löschen lassen.
}
nobody_there = Dort ist niemand, den du blockieren oder melden könntest. Wähle eine Person an diesem Tisch.
no_such_block = Diese Blockierung ist schon aufgehoben.
too_many_blocked = Du kannst höchstens { $most } Personen blockieren. Heb zuerst eine Blockierung auf.
already_reported = Du hast diese Person an diesem Tisch schon gemeldet. Deine Meldung wartet darauf, gelesen zu werden.
too_many_reports = Zu viele Meldungen warten darauf, gelesen zu werden. Versuch es später noch einmal; bis dahin kannst du die Person blockieren.
no_such_report = Es gibt keine Meldung „{ $report }“. Alle zeigt: lettrine admin reports
no_such_person = Niemand hier hat die Kennung „{ $person }“. Suchen kannst du mit: lettrine admin people
not_banned = „{ $person }“ ist nicht ausgeschlossen.
bad_end = „{ $until }“ ist kein künftiges Datum. Schreib es wie 2030-12-31, oder gib --days an.

# Der Speicher
unknown_store = Einen Speicher der Art „{ $scheme }“ gibt es nicht. Es gibt: sqlite:///DATEI, postgresql://… und memory:
store_unreadable = Der Speicher ist nicht brauchbar: { $reason }
store_too_new = Der Speicher hat Version { $found }, dieses Programm kennt Versionen bis { $known }. Nimm ein neueres Programm.
store_away = Der Speicher antwortet nicht. Was bestätigt wurde, ist gesichert; versuche es noch einmal.
store_gone = Der Server kann gerade nichts speichern: Seine Datenbankdatei wurde verschoben oder ersetzt. Nichts wird mehr bestätigt, bis sie wieder an ihrem Platz ist oder der Server neu gestartet wurde.
store_full = Der Server kann gerade nichts speichern: Seine Festplatte ist voll. Nichts wird mehr bestätigt, bis wieder Platz ist; dann geht es von selbst weiter.
store_read_only = Der Server kann gerade nichts speichern: Seine Datenbank ist schreibgeschützt. Nichts wird mehr bestätigt, bis sie wieder beschreibbar ist; dann geht es von selbst weiter.
store_failing = Der Server kann gerade nichts speichern: Seine Festplatte meldet Fehler. Nichts wird mehr bestätigt, bis sie wieder arbeitet; dann geht es von selbst weiter.
store_damaged = Die Datenbank ist beschädigt, und nichts wird mehr darin gespeichert. Sie muss aus einer Sicherung wiederhergestellt und der Server neu gestartet werden.
wrong_secret = Andere Server benutzen diese Datenbank mit einem anderen Geheimnis; so gingen allen ihre Plätze verloren. Starte diesen mit demselben Geheimnis (--secret oder LETTRINE_SECRET) oder gib ihm eine eigene Datenbank.

# What a link shows where it is posted
preview-about = Spiele um verdeckte Wörter: mit anderen über einen Link oder mit Bots. Ohne Konto.
preview-invited = { $game }: Du bist eingeladen
preview-come = Öffne den Link, um dich dazuzusetzen oder zuzusehen. Ohne Konto.

## Wer alles über sich gelöscht hat
somebody = jemand
