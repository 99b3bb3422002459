# Die Befehlszeile: Überschriften und Zusammenfassungen ihrer Hilfe, und was an einem Aufruf falsch ist.
help-usage = Aufruf:
help-options = Optionen
help-commands = Befehle
help-arguments = Argumente
help-help = Zeigt diese Hilfe.
help-version = Zeigt die Version.
help-main = Spiele um verdeckte Wörter: spielen, noch einmal ansehen, Wörter nachschlagen.
help-try = Hilfe gibt es mit „{ $command } --help“.
help-error = Fehler: { $reason }
no_such_option = Eine Option „{ $name }“ gibt es nicht.
no_such_command = Einen Befehl „{ $name }“ gibt es nicht.
missing_parameter = { $name } fehlt. Gib es an.
bad_value = Ungültiger Wert für { $name }: { $reason }
bad_choice = Wähle eins von { $choices }.
interrupted = Hier ist Schluss. Bis zum nächsten Mal!

## Was die Befehle tun
help-admin = Bearbeitet Meldungen und Ausschlüsse eines Servers.
help-admin-people = Findet Personen: alle, die eine Partie kennt, oder die mit dieser ID, mit Tischen, Meldungen und Ausschluss.
help-admin-reports = Zeigt, was gemeldet wurde, eine Meldung ganz, und schließt sie ab.
help-admin-reports-list = Listet Meldungen auf, die älteste zuerst.
help-admin-reports-show = Zeigt eine Meldung ganz: was gesagt wurde, und wo es im Protokoll des Tisches war.
help-admin-reports-close = Schließt eine Meldung ab, mit einer Notiz für dich.
help-admin-ban = Schließt eine Person aus: Bis zum Ende kann sie keinen Tisch eröffnen, sich nicht setzen, nicht chatten und nichts melden.
help-admin-unban = Hebt einen Ausschluss auf.
help-admin-bans = Listet Ausschlüsse auf.
help-analyse = Zeigt, was jede Frage oder jedes Wort eines Spiels wert war.
help-arena = Lässt Bots gegeneinander spielen und sagt, wie gut sie sind.
help-bench = Misst die Fragenden an eigenen Wortlisten.
help-evening = Ein ganzer Abend an mehreren Tischen.
help-evening-simulate = Lässt Bots einen Abend spielen und zeigt, wer wo saß, wer weiterging, und die Summen.
help-pieces = Zeigt die Teile von Wörtern, ihre Zahl und ihre Zeichnung.
help-play = Ein Spiel spielen, gegen Bots oder gegen die Uhr.
help-play-sonde = Frag nach Buchstaben, nenne das ganze Wort.
help-play-glyphs = Finde, woraus fremde Buchstaben gebaut sind.
help-play-quick = Bau vor allen anderen ein Wort aus den Teilen.
help-play-solitaire = Bau neue Wörter aus den Teilen von vieren, gegen die Uhr.
help-practice = Sag, was du fragen würdest, und sieh, was es wert ist.
help-pack = Eigene Wörter oder Kategorien für einen Tisch.
help-pack-check = Sagt, ob ein Tisch mit den Wörtern oder Kategorien in FILE spielen kann, und wenn nicht, an welcher Zeile es liegt.
help-replay = Spielt eine Aufzeichnung nach den Regeln ab und zeigt den Stand.
help-schema = Gibt die Nachrichten von Server und Clients aus (JSON).
help-serve = Bietet Tische im Netz an. Jede Option lässt sich auch in der Umgebung setzen, als LETTRINE_NAME.
help-tug = Die Karten von Tauziehen: lesen, zählen.
help-words = Die Wörterbücher: erzeugen, ansehen, ein Wort nachschlagen.
help-bench-hangman = Zählt die Fehlversuche nach den einfachen Regeln von Galgenmännchen: Ein Buchstabe öffnet alle seine Stellen zugleich. Mit WORDS, einer Datei mit einem Wort je Zeile: wie viele Fehlversuche zu erwarten sind, bis ein Wort daraus gefunden ist, wenn die Liste bekannt ist. Mit --train und --test: der Anteil gefundener Wörter, die nicht in der bekannten Liste stehen.
help-tug-categories = Gibt die Kategorien einer Sprache aus, Thema für Thema.
help-words-build = Erzeugt Wörterbücher aus den installierten Wortlisten (alle, wenn LANGUAGE fehlt).
help-words-check = Schlägt WORD nach: was es ist, wie häufig, und welche Ausgaben von Sonde es zulassen.
help-words-info = Sagt, wie viele Wörter ein Wörterbuch hat, welcher Art, und woraus es entstanden ist.

## Überschriften und Vorgaben
help-group-listening = Netz
help-group-storage = Speicher
help-group-bots = Bots und Uhren
help-group-manners = Umgangston und Seiten
help-group-keeping = Aufbewahrung
help-group-limits = Grenzen
help-group-logging = Protokoll
help-group-help = Hilfe
help-default = Vorgabe:
help-variable = Umgebung:
help-required = notwendig
default-off = aus
default-none = keine
default-any = alle
default-store = eine Datei des Benutzerkontos
default-secret = eines, das für dieses Benutzerkonto gespeichert ist
default-pages = unser Text zum Datenschutz, kein Impressum
default-format = text an einem Terminal, sonst json

## Optionen mehrerer Befehle
option-interface = Sprache der Texte; ohne sie die des Systems.
option-language = Sprache der Wörter; ohne sie die der Texte.
option-edition = Ausgabe, nach deren Regeln gespielt wird.
option-options = Hausregeln: eine TOML-Datei mit Optionen des Tisches.
option-single = Eine Hausregel; darf wiederholt werden.
option-seed = Derselbe Startwert ergibt dasselbe Spiel.
option-store = Die Datenbank des Servers: sqlite:///DATEI oder postgresql://…
option-as_json = Für Programme: je eine Zeile JSON.
option-admin-people-name = Nur Personen, die einen Namen hatten, in dem das vorkommt.
option-admin-reports-list-all = Auch abgeschlossene.
option-admin-reports-close-note = Was daraus wurde: für dich, niemand sonst liest es.
option-admin-ban-until = Das Ende des Ausschlusses: ein Datum wie 2030-12-31, oder mit Uhrzeit, in UTC.
option-admin-ban-days = Die Dauer des Ausschlusses, in Tagen. Ohne beides hat er kein Ende.
option-admin-ban-reason = Was der Person gesagt wird, in deinen Worten.
option-as_json = Für Programme: der Bericht als eine Zeile JSON.
option-name = Dein Name am Tisch.
option-record = Schreibt die Aufzeichnung des Spiels hierhin.
option-pack = Spielt mit deinen eigenen Wörtern: eine Datei, ein Wort je Zeile.
option-pack-check-game = Das Spiel, für das sie sind.
option-pack-check-edition = Die Ausgabe, für die sie sind; ohne sie die erste des Spiels.
option-bots = Wie viele Bots mitspielen.
option-strength = Wie stark sie sind.
option-pace = Sekunden, die ein Bot braucht.

## Optionen eines Befehls
option-analyse-as_json = Gibt alles als ein JSON-Objekt mit festen Namen aus.
option-arena-seats = Zahl der Plätze; der letzte BOT besetzt die übrigen.
option-arena-games = Mindestens so viele Spiele.
option-arena-secrets = Der Bot, der die Geheimnisse wählt (sonst der einfachste), oder „own“: alle ihre eigenen.
option-arena-seed = Derselbe Startwert ergibt dieselben Spiele.
option-arena-workers = Prozesse auf diesem Rechner.
option-arena-cluster = Spielt stattdessen auf einem Dask-Cluster: tcp://RECHNER:8786.
option-arena-plot = Zeichnet es auch, als SVG.
option-bench-hangman-train = Die Wörter, die die Fragenden kennen.
option-bench-hangman-test = Die Wörter, die sie suchen; bekannte bleiben weg.
option-bench-hangman-lives = Fehlversuche bis zur Niederlage, mit --test.
option-bench-hangman-sample = Höchstens so viele Wörter von --test, ausgelost.
option-bench-hangman-seed = Derselbe Startwert lost dieselben Wörter von --test aus.
option-evening-simulate-people = Wie viele spielen; Bots füllen die Tische auf.
option-evening-simulate-rounds = Zahl der Runden (sonst drei; bei „round-robin“, bis sich alle getroffen haben).
option-evening-simulate-seed = Derselbe Startwert ergibt denselben Abend.
option-evening-simulate-kind = Je Tisch gehen zwei weiter; oder überall dieselben Wörter; oder alle treffen alle.
option-evening-simulate-game = Welches Spiel.
option-evening-simulate-bots = Wie gut gespielt wird; mehrfach angegeben, wird reihum verteilt.
option-evening-simulate-record_file = Schreibt den Abend hierhin, mit allen seinen Spielen.
option-evening-simulate-evenings = Zahl der Abende; ab zweien, was die Stärken daraus gemacht haben.
option-evening-simulate-workers = Prozesse auf diesem Rechner, für mehrere Abende.
option-pieces-same = Nennt alle Wörter des Wörterbuchs aus genau denselben Teilen.
option-pieces-people = Mit --same: auch Namen von Personen.
option-pieces-places = Mit --same: auch Namen von Orten.
option-pieces-slang = Mit --same: auch Umgangssprache.
option-pieces-no_inflected = Mit --same: keine Mehrzahlformen, gebeugten Verben und dergleichen.
option-pieces-as_json = Für Programme: eine Zeile JSON je Wort.
option-play-quick-pace = Wie langsam Bots sind: 2 gibt ihnen doppelt so viel Zeit.
option-play-solitaire-words = Die Wörter zu Beginn.
option-play-solitaire-file = Ein Text: Seine ersten Wörter aus vier Buchstaben sind die zu Beginn.
option-practice-daily = Die Stellung des Tages, für alle dieselbe.
option-practice-file = Stellungen aus dieser Aufzeichnung statt aus einem Spiel unter Bots.
option-practice-count = Wie viele Stellungen.
option-practice-seed = Welches Spiel und welche seiner Stellungen; ohne Angabe ausgelost.
option-replay-seat = Gibt aus, was dieser Platz (eine Zahl ab 0, oder „watcher“) bekommen hat.
option-tug-categories-language = Sprache der Karten; ohne sie die der Texte.
option-tug-categories-theme = Nur diese Themen; darf wiederholt werden.
option-tug-categories-level = Nur leichte oder nur schwere.
option-tug-categories-answers = Mit den Antworten, die Bots kennen, die nächstliegenden zuerst.
option-tug-categories-counts = Nur Zahlen: nach Thema und Stufe, und welche Buchstaben die Antworten ziehen.
option-tug-categories-as_json = Für Programme: eine Zeile JSON je Kategorie.
option-words-build-missing = Nur die, die es noch nicht gibt.
option-words-check-language = Das Wörterbuch, in dem gesucht wird; ohne Angabe das der Systemsprache.
option-words-check-edition = Urteilt nur nach dieser Ausgabe.

## Optionen des Servers
option-serve-host = Wo der Server lauscht.
option-serve-port = An welchem Port; 0 nimmt einen freien.
option-serve-open = Öffnet die Seite in einem Browser, sobald der Server lauscht.
option-serve-trust_proxy = Proxys, deren X-Forwarded-For geglaubt wird, mit Kommas dazwischen.
option-serve-hosts = Die Namen, auf die der Server antwortet, mit Kommas dazwischen, ohne Port. So kann sich keine fremde Website als deine ausgeben.
option-serve-secure = Sendet Cookies nur über HTTPS.
option-serve-metrics_host = Wo der Port für die Messwerte lauscht.
option-serve-metrics_port = Ein eigener Port für Prometheus. Ohne ihn kann nur dieser Rechner /metrics lesen.
option-serve-store = Wo Tische gespeichert werden: sqlite:///DATEI, postgresql://… oder memory:
option-serve-secret = Signiert die Cookies, mit denen alle ihren Platz behalten. Auf einer Befehlszeile können andere es sehen.
option-serve-former_secrets = Geheimnisse, die früher Cookies signiert haben, das neueste zuerst, durch Kommas getrennt: Diese Cookies gelten weiter. file:PFAD steht für den Inhalt einer Datei.
option-serve-bot_processes = Prozesse, in denen Bots nachdenken.
option-serve-bot_pace = Macht die Pausen vor den Zügen der Bots und ihre Bedenkzeit für Wörter länger oder kürzer; 0: keine.
option-serve-away_after = Wie lange jemand weg sein muss, bevor ein Bot einspringen darf.
option-serve-absent_after = Wie lange jemand vor dem Spiel weg sein muss, bevor andere den Platz frei machen dürfen.
option-serve-tick = Zeit zwischen zwei Blicken auf die Fristen.
option-serve-offensive_names = Namen von Leuten, in denen ein verletzendes Wort steht.
option-serve-offensive_chat = Nachrichten, in denen ein verletzendes Wort steht.
option-serve-offensive_words = Verletzende Wörter, die jemand versteckt; ein Tisch kann sie selbst ablehnen.
option-serve-pages = Deine eigenen privacy.md und imprint.md, oder privacy.de.md und so weiter: auf der Seite zu lesen.
option-serve-keep_open = Wie lange ein Tisch aufgehoben wird, der nie beginnt; 0: für immer, wie bei den folgenden.
option-serve-keep_running = Wie lange eine Partie aufgehoben wird, die niemand fortsetzt.
option-serve-keep_finished = Wie lange eine beendete Partie aufgehoben wird, von der niemand mehr bekannt ist.
option-serve-keep_people = Wie lange jemand bekannt bleibt, der nicht mehr spielt; dann wird alles über diese Person gelöscht, wie auf ihren Wunsch.
option-serve-keep_chat = Wie lange ein Chat nach seiner Partie und der letzten Nachricht aufgehoben wird.
option-serve-keep_reports = Wie lange eine Meldung aufgehoben wird.
option-serve-message_burst = Nachrichten, die eine Verbindung auf einmal senden darf.
option-serve-message_rate = Nachrichten, die eine Verbindung auf Dauer senden darf.
option-serve-http_burst = Anfragen, die eine Adresse auf einmal senden darf.
option-serve-http_rate = Anfragen, die eine Adresse auf Dauer senden darf.
option-serve-report_burst = Meldungen, die eine Person oder eine Adresse auf einmal senden darf.
option-serve-report_rate = Meldungen, die eine Person oder eine Adresse auf Dauer senden darf.
option-serve-page_burst = Anfragen nach der Seite und ihren Dateien, die eine Adresse auf einmal senden darf.
option-serve-page_rate = Anfragen nach der Seite und ihren Dateien, die eine Adresse auf Dauer senden darf.
option-serve-table_burst = Tische, die eine Adresse auf einmal eröffnen darf.
option-serve-table_rate = Tische, die eine Adresse auf Dauer eröffnen darf.
option-serve-code_burst = Falsche Tischcodes, die eine Adresse auf einmal versuchen darf.
option-serve-code_rate = Falsche Tischcodes, die eine Adresse auf Dauer versuchen darf.
option-serve-practice_burst = Übungsspiele, um die eine Adresse auf einmal bitten darf.
option-serve-practice_rate = Übungsspiele, um die eine Adresse auf Dauer bitten darf.
option-serve-talk_burst = Chatnachrichten, die eine Adresse auf einmal senden darf.
option-serve-talk_rate = Chatnachrichten, die eine Adresse auf Dauer senden darf.
option-serve-socket_burst = Verbindungen, die eine Adresse auf einmal öffnen darf.
option-serve-socket_rate = Verbindungen, die eine Adresse auf Dauer öffnen darf.
option-serve-sockets_per_address = Verbindungen, die eine Adresse offen haben darf.
option-serve-sockets_per_seat = Verbindungen, die ein Platz offen haben darf; eine weitere schließt die älteste.
option-serve-public_tables_per_address = Öffentliche Tische, die noch nicht begonnen haben und die eine Adresse geöffnet haben darf.
option-serve-public_seats_per_address = Plätze an solchen Tischen, die eine Adresse belegen darf.
option-serve-log_format = Ein JSON-Objekt je Zeile, oder Text für Menschen.
option-serve-log_level = Die niedrigste Stufe, die notiert wird.

## pack
pack-usable = { $kind ->
    [categories] { $count ->
        [one] Mit „{ $name }“ kann man spielen: { $count } Kategorie.
       *[other] Mit „{ $name }“ kann man spielen: { $count } Kategorien.
    }
   *[other] { $count ->
        [one] Mit „{ $name }“ kann man spielen: { $count } Wort.
       *[other] Mit „{ $name }“ kann man spielen: { $count } Wörter.
    }
}
