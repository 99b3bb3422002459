# For whoever runs a server: people, reports and bans on the command line.
admin-nothing = Nothing there.
admin-report = { $id } · { $at } · { $state ->
    [closed] closed
   *[open] open
} · { $reason ->
    [insult] insults or threats
    [name] name
    [spam] spam
    [cheating] cheating
   *[other] something else
} · { $name } (person { $person })
admin-report-table = At table { $table } (in the server’s log { $mark }), after row { $seq } of its log.
admin-report-reporter = Reported by { $reporter ->
    [none] somebody who has been deleted
   *[other] person { $reporter }
}
admin-report-text = They write: { $text }
admin-report-chat = The chat that they could read:
admin-report-no-chat = Nothing was said that they could read.
admin-report-note = Closed on { $at }: { $note }
admin-closed = Report { $report } is closed.
admin-ban = { $person } · { $until ->
    [none] for good
   *[other] until { $until }
} · { $state ->
    [over] over
   *[on] in force
} · { $reason }
admin-banned = Person { $person } is excluded { $until ->
    [none] for good
   *[other] until { $until }
}. Running servers notice within seconds.
admin-unbanned = Person { $person } is no longer excluded.
admin-person = { $person } · { $names } · { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} · { $reports ->
    [0] never reported
    [one] reported once
   *[other] reported { $reports } times
}
admin-person-table = { $at } · { $table } · as { $name }
