# Für alle, die einen Server betreiben: Personen, Meldungen und Ausschlüsse auf der Kommandozeile.
help-admin = Meldungen und Ausschlüsse, auf der Datenbank eines laufenden Servers.
help-admin-people = Personen finden: alle, die eine Partie kennt, oder die mit dieser ID, mit Tischen, Meldungen und Ausschluss.
help-admin-reports = Was gemeldet wurde: die Liste, eine Meldung ganz, eine abschließen.
help-admin-reports-list = Meldungen auflisten, die älteste zuerst.
help-admin-reports-show = Eine Meldung ganz zeigen: was gesagt wurde, und wo es im Protokoll des Tisches war.
help-admin-reports-close = Eine Meldung abschließen, mit einer Notiz für dich.
help-admin-ban = Eine Person ausschließen: Bis zum Ende kann sie keinen Tisch eröffnen, sich nicht setzen, nicht chatten und nichts melden.
help-admin-unban = Einen Ausschluss aufheben.
help-admin-bans = Ausschlüsse auflisten.
option-admin-store = Die Datenbank des Servers: sqlite:///DATEI oder postgresql://…
option-admin-as_json = Für Programme: je eine Zeile JSON.
option-admin-people-name = Nur Personen, die einen Namen hatten, in dem das vorkommt.
option-admin-reports-list-all = Auch abgeschlossene.
option-admin-reports-close-note = Was daraus wurde: für dich, niemand sonst liest es.
option-admin-ban-until = Das Ende des Ausschlusses: ein Datum wie 2030-12-31, oder mit Uhrzeit, in UTC.
option-admin-ban-days = Die Dauer des Ausschlusses, in Tagen. Ohne beides hat er kein Ende.
option-admin-ban-reason = Was der Person gesagt wird, in deinen Worten.

admin-nothing = Nichts da.
admin-report = { $id } · { $at } · { $state ->
    [closed] abgeschlossen
   *[open] offen
} · { $reason ->
    [insult] Beleidigung oder Drohung
    [name] Name
    [spam] Spam
    [cheating] Betrug
   *[other] etwas anderes
} · { $name } (Person { $person })
admin-report-table = Tisch { $table }, Zeile { $seq } seines Protokolls. Ansehen mit: { $command }
admin-report-reporter = Gemeldet von { $reporter ->
    [none] jemandem, der gelöscht wurde
   *[other] Person { $reporter }
}
admin-report-text = Dazu heißt es: { $text }
admin-report-chat = Der Chat, soweit er dort zu lesen war:
admin-report-no-chat = Nichts wurde gesagt, was dort zu lesen war.
admin-report-note = Abgeschlossen am { $at }: { $note }
admin-closed = Meldung { $report } ist abgeschlossen.
admin-ban = { $person } · { $until ->
    [none] für immer
   *[other] bis { $until }
} · { $state ->
    [over] vorbei
   *[on] in Kraft
} · { $reason }
admin-banned = Person { $person } ist ausgeschlossen, { $until ->
    [none] für immer
   *[other] bis { $until }
}. Laufende Server merken es in wenigen Sekunden.
admin-unbanned = Person { $person } ist nicht mehr ausgeschlossen.
admin-person = { $person } · { $names } · { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}
admin-person-table = { $at } · { $table } · als { $name }
admin-person-reports = { $count ->
    [0] Nie gemeldet.
    [one] Einmal gemeldet: { $reports }
   *[other] { $count }-mal gemeldet: { $reports }
}
