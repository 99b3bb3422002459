# For whoever runs a server: people, reports and bans on the command line.
help-admin = Reports and bans, on the database of a running server.
help-admin-people = Find people: all whom a game knows, or the one with this ID, with their tables, reports and ban.
help-admin-reports = What people have reported: the queue, one report in full, closing one.
help-admin-reports-list = List reports, the oldest first.
help-admin-reports-show = Show a report in full: what was said, and where in the table’s log it was.
help-admin-reports-close = Close a report, with a note for yourself.
help-admin-ban = Exclude a person: they may not open, sit down, chat or report until the end of the ban.
help-admin-unban = Lift a ban.
help-admin-bans = List bans.
option-admin-store = The server’s database: sqlite:///FILE or postgresql://…
option-admin-as_json = For programs: a line of JSON for each.
option-admin-people-name = Only people who have had a name with this in it.
option-admin-reports-list-all = Closed ones too.
option-admin-reports-close-note = What came of it: for yourself, nobody else reads it.
option-admin-ban-until = The end of the ban: a date such as 2030-12-31, or with a time, in UTC.
option-admin-ban-days = The length of the ban, in days. Without either it has no end.
option-admin-ban-reason = What the person is told, in your own words.

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
admin-report-table = Table { $table }, row { $seq } of its log. See it with: { $command }
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
}
admin-person-table = { $at } · { $table } · as { $name }
admin-person-reports = { $count ->
    [0] Never reported.
    [one] Reported once: { $reports }
   *[other] Reported { $count } times: { $reports }
}
