# Personen blockieren und melden, und was wie lange aufgehoben wird: was die Seite sagt.

block = { $name } blockieren
block-what = { $name } erfährt davon nichts. Ab jetzt siehst du an keinem Tisch mehr, was diese Person schreibt, und wo du den Tisch leitest, kann sie sich nicht setzen.
block-do = Blockieren
blocked-done = { $name } ist blockiert.
block-end = Blockierung von { $name } aufheben
unblocked-done = { $name } ist nicht mehr blockiert.

report = { $name } melden
report-why = Was ist nicht in Ordnung?
report-insult = Beleidigung oder Drohung
report-name = Der Name
report-spam = Spam
report-cheating = Betrug
report-other = Etwas anderes
report-text = Was sollte man dazu wissen? (freiwillig)
report-what = Wer diesen Server betreibt, sieht deine Meldung und den Chat, soweit du ihn lesen konntest. { $name } erfährt davon nichts.
report-do = Meldung senden
report-thanks = Danke. Deine Meldung ist abgeschickt.
report-next = { $days ->
    [0] Sie wartet darauf, gelesen zu werden. Du musst nicht hierbleiben, und du kannst { $name } auch blockieren.
   *[other] Sie wartet darauf, gelesen zu werden, und wird nach { $days } Tagen gelöscht. Du musst nicht hierbleiben, und du kannst { $name } auch blockieren.
}

blocks-title = Wen du blockiert hast
blocks-none = Du hast niemanden blockiert. Ein Menü neben dem Namen einer Person, am Tisch oder im Chat, macht das möglich.
blocks-what = Du siehst an keinem Tisch mehr, was diese Personen schreiben, und wo du den Tisch leitest, können sie sich nicht setzen. Sie wissen nichts davon.
blocks-since = seit { $date }

banned-title = Du kannst nicht mitmachen
banned-until = Wer diesen Server betreibt, hat dich bis { $date } ausgeschlossen.
banned-for-good = Wer diesen Server betreibt, hat dich für immer ausgeschlossen.
banned-reason = Der Grund:
banned-left = Du kannst deine Partien weiterhin lesen, exportieren oder alles löschen lassen.

kept-title = Was wie lange aufgehoben wird
kept-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
kept-ever = solange es diesen Server gibt
kept-removed = bis du sie aufhebst
kept-end = bis zu ihrem Ende
kept-open = Tische, die nie beginnen
kept-open-why = Damit sie auch findet, wer später kommt. Gezählt ab der letzten Änderung.
kept-running = Partien, die niemand fortsetzt
kept-running-why = Damit du eine Partie später beenden kannst. Gezählt ab dem letzten Zug.
kept-finished = Beendete Partien von Personen, die hier alle nicht mehr bekannt sind
kept-finished-why = Damit Links und Aufzeichnungen noch eine Weile funktionieren. Partien bekannter Personen bleiben.
kept-people = Personen, die nicht mehr spielen
kept-people-why = Damit deine Partien, Wertungen und Listen auch nach langer Pause noch da sind. Danach wird alles über dich gelöscht, als hättest du darum gebeten.
kept-chat = Der Chat einer beendeten Partie
kept-chat-why = Damit du ihn noch einmal lesen kannst. Gezählt ab dem Ende der Partie oder einer späteren Nachricht.
kept-codes = Die kurzen Codes der Tische
kept-codes-why = Damit auch an den Tisch kommt, wer zu spät ist. Gezählt ab dem Beginn der Partie.
kept-blocks = Wen du blockiert hast
kept-blocks-why = Damit du nicht mehr siehst, was sie schreiben. Niemand sonst erfährt davon.
kept-reports = Meldungen, mit dem Chat dazu
kept-reports-why = Damit, wer diesen Server betreibt, ihnen nachgehen kann.
kept-bans = Ausschlüsse von Personen, mit dem Grund
kept-bans-why = Damit dieser Server weiß, wer ausgeschlossen ist.
