# Blocking and reporting people, and what is kept for how long: what the page says.

block = Block { $name }
block-what = { $name } will not find out. From now on, at every table, you no longer see what they write, and they cannot sit down where you are the host.
block-do = Block
blocked-done = { $name } is blocked.
block-end = Unblock { $name }
unblocked-done = { $name } is no longer blocked.

report = Report { $name }
report-why = What is wrong?
report-insult = Insults or threats
report-name = Their name
report-spam = Spam
report-cheating = Cheating
report-other = Something else
report-text = What should the operator know? (optional)
report-what = Whoever runs this server will see your report and the chat as you could read it. { $name } will not find out.
report-do = Send the report
report-thanks = Thank you. Your report has been sent.
report-next = { $days ->
    [0] It is waiting to be read. You do not have to stay here, and you can block { $name } as well.
   *[other] It is waiting to be read, and is deleted after { $days } days. You do not have to stay here, and you can block { $name } as well.
}

blocks-title = People you have blocked
blocks-none = You have not blocked anybody. Where someone sits or chats, a menu beside their name does it.
blocks-what = You no longer see what they write, at any table, and they cannot sit down where you are the host. They do not know.
blocks-since = since { $date }

banned-title = You cannot take part
banned-until = Whoever runs this server has excluded you until { $date }.
banned-for-good = Whoever runs this server has excluded you for good.
banned-reason = Their reason:
banned-left = You can still read your games, export them or have everything deleted.

kept-title = What is kept for how long
kept-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
kept-ever = for as long as this server runs
kept-removed = until you remove them
kept-end = until they end
kept-open = Tables that never begin
kept-open-why = So that people who come late still find them. Counted from the last change.
kept-running = Games that nobody goes on with
kept-running-why = So that you can finish a game later. Counted from the last move.
kept-finished = Finished games of people who are all unknown here by now
kept-finished-why = So that links and records go on working for a while. Games of people who are known stay.
kept-people = People who do not play any more
kept-people-why = So that your games, ratings and lists are still there after a long break. Then everything about you is deleted, as if you had asked for it.
kept-chat = The chat of a finished game
kept-chat-why = So that you can read it again. Counted from the end of the game, or from a later message.
kept-codes = Short codes of tables
kept-codes-why = So that people who come late get in. Counted from the start of the game.
kept-blocks = Whom you have blocked
kept-blocks-why = So that you no longer see what they write. Nobody else learns of it.
kept-reports = Reports, with the chat that went with them
kept-reports-why = So that whoever runs this server can look into them.
kept-bans = Bans of people, with their reasons
kept-bans-why = So that this server knows who is excluded.
