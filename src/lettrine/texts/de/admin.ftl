# Für alle, die einen Server betreiben: Personen, Meldungen und Ausschlüsse auf der Kommandozeile.
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
admin-report-table = Am Tisch { $table } (im Protokoll des Servers { $mark }), nach Zeile { $seq } seines Protokolls.
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
} · { $reports ->
    [0] nie gemeldet
    [one] einmal gemeldet
   *[other] { $reports }-mal gemeldet
}
admin-person-table = { $at } · { $table } · als { $name }
