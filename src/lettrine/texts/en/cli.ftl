# The command line: headings and summaries of its help, and errors of usage.
help-usage = Usage:
help-options = Options
help-commands = Commands
help-arguments = Arguments
help-help = Show this help and exit.
help-version = Show the version and exit.
help-main = Hidden-word games: play them, replay them, look up their words.
help-try = Try “{ $command } --help” for help.
help-error = Error: { $reason }
no_such_option = There is no option “{ $name }”.
no_such_command = There is no command “{ $name }”.
missing_parameter = { $name } is missing. Add it.
bad_value = Invalid value for { $name }: { $reason }
bad_choice = it must be one of { $choices }.
interrupted = Stopped here. Until next time!

## What the commands do
help-admin = Deal with reports and bans of a server.
help-admin-people = Find people: all whom a game knows, or the one with this ID, with their tables, reports and ban.
help-admin-reports = What people have reported: the queue, one report in full, closing one.
help-admin-reports-list = List reports, the oldest first.
help-admin-reports-show = Show a report in full: what was said, and where in the table’s log it was.
help-admin-reports-close = Close a report, with a note for yourself.
help-admin-ban = Exclude a person: they may not open, sit down, chat or report until the end of the ban.
help-admin-unban = Lift a ban.
help-admin-bans = List bans.
help-analyse = Show what each question or word of a game was worth.
help-arena = Let bots play each other, and see how good they are.
help-bench = Measure the askers on word lists of your own.
help-evening = A whole evening at several tables.
help-evening-simulate = Let bots play an evening, and print who sat where, who moved on, and the totals.
help-pieces = Show the pieces of words, how many and how they lie.
help-play = Play a game, against bots or against the clock.
help-play-sonde = Ask for letters of hidden words; call a whole one if you dare.
help-play-glyphs = Find the bars and arcs of the others’ letters; call their words.
help-play-quick = Race to build a word out of the pieces you are passed.
help-play-solitaire = Build new words out of the pieces of four, against the clock.
help-practice = Say what you would ask, and see what it is worth.
help-pack = Your own words or categories for a table.
help-pack-check = Say whether a table can play with the words or categories in FILE, and if not, which line is why.
help-replay = Replay a record by the rules and print how it stands.
help-schema = Print the messages between server and clients as JSON Schema.
help-serve = Serve tables. Every option can also be set in the environment, as LETTRINE_NAME.
help-tug = The cards of Tug: read them, count them.
help-words = Dictionaries: build them, see what they have, look words up.
help-bench-hangman = Count the misses under plain hangman rules: a letter opens all of its places at once. With WORDS, a file with one word per line: the misses expected until a word of it is found, by askers who know the list. With --train and --test: the share of words found that are not in the list they know.
help-tug-categories = Print the categories of a language, theme by theme.
help-words-build = Build dictionaries from the installed word lists (all, unless LANGUAGE is given).
help-words-check = Look WORD up: what it is, how common, and which editions of Sonde take it.
help-words-info = Say how many words a dictionary has, of which kinds, and what it was made from.

## Headings and defaults
help-group-listening = Listening
help-group-storage = Storage
help-group-bots = Bots and clocks
help-group-manners = Moderation and pages
help-group-keeping = What is kept for how long
help-group-limits = Limits
help-group-logging = Logging
help-group-help = Help
help-default = default:
help-variable = environment:
help-required = required
default-off = off
default-none = none
default-any = any
default-store = a file kept for this user
default-secret = one kept for this user
default-pages = our text about privacy, no imprint
default-format = text at a terminal, else json

## Options of several commands
option-interface = Language of the texts; without it, the system’s.
option-language = Language of the words; without it, that of the texts.
option-edition = Which edition’s rules apply.
option-options = House rules: a TOML file of table options.
option-single = One house rule; may be repeated.
option-seed = The same seed gives the same game.
option-store = The server’s database: sqlite:///FILE or postgresql://…
option-as_json = For programs: a line of JSON for each.
option-admin-people-name = Only people who have had a name with this in it.
option-admin-reports-list-all = Closed ones too.
option-admin-reports-close-note = What came of it: for yourself, nobody else reads it.
option-admin-ban-until = The end of the ban: a date such as 2030-12-31, or with a time, in UTC.
option-admin-ban-days = The length of the ban, in days. Without either it has no end.
option-admin-ban-reason = What the person is told, in your own words.
option-as_json = For programs: the report as one line of JSON.
option-name = What you are called at the table.
option-record = Write the game’s record here.
option-pack = Play with your own words: a file, one word a line.
option-pack-check-game = The game that it is for.
option-pack-check-edition = The edition that it is for; without it, the game’s first.
option-bots = How many bots play.
option-strength = How good they are.
option-pace = Seconds that a bot takes.

## Options of one command
option-analyse-as_json = Print everything as one JSON object, with stable names.
option-arena-seats = Seats; the last BOT fills those that are left.
option-arena-games = Play at least this many games.
option-arena-secrets = The bot that deals the secrets (without it, the simplest), or “own”: each its own.
option-arena-seed = The same seed gives the same games.
option-arena-workers = Processes on this computer.
option-arena-cluster = Play on a Dask cluster instead: tcp://HOST:8786.
option-arena-plot = Draw it too, as SVG.
option-bench-hangman-train = The words the askers know.
option-bench-hangman-test = The words they look for; those that they know are left out.
option-bench-hangman-lives = Misses that lose, with --test.
option-bench-hangman-sample = At most this many of the words of --test, at random.
option-bench-hangman-seed = The same seed draws the same words of --test.
option-evening-simulate-people = How many play; bots fill the tables up.
option-evening-simulate-rounds = How many rounds (without it, three; in a round robin, until all have met).
option-evening-simulate-seed = The same seed gives the same evening.
option-evening-simulate-kind = Two of each table move on; or the same words at all tables; or everybody meets everybody.
option-evening-simulate-game = Which game.
option-evening-simulate-bots = How good those who play are; may be repeated, and is then dealt out in turn.
option-evening-simulate-record_file = Write the evening here, with the record of every game.
option-evening-simulate-evenings = How many evenings; of several, the report says how the strengths did.
option-evening-simulate-workers = Processes on this computer, for several evenings.
option-pieces-same = List all words of the dictionary built of exactly the same pieces.
option-pieces-people = With --same: names of people too.
option-pieces-places = With --same: names of places too.
option-pieces-slang = With --same: slang too.
option-pieces-no_inflected = With --same: no plurals, conjugated verbs and such.
option-pieces-as_json = For programs: a line of JSON for each word.
option-play-quick-pace = How slow bots are: 2 gives them twice their time.
option-play-solitaire-words = The words to begin with.
option-play-solitaire-file = A text: its first words of four letters are those to begin with.
option-practice-daily = Today’s position, the same for everybody.
option-practice-file = Positions from this record instead of a game among bots.
option-practice-count = How many positions.
option-practice-seed = Which game, and which of its positions; without it, at random.
option-replay-seat = Print what this seat (a number from 0, or “watcher”) was sent.
option-tug-categories-language = Language of the cards; without it, that of the texts.
option-tug-categories-theme = Only these themes; may be repeated.
option-tug-categories-level = Only easy ones, or only hard ones.
option-tug-categories-answers = With the answers that bots know, the most obvious first.
option-tug-categories-counts = Only counts: by theme and level, and which letters the answers pull.
option-tug-categories-as_json = For programs: a line of JSON for each category.
option-words-build-missing = Only those that are not there yet.
option-words-check-language = The dictionary to look in; without it, that of the system’s language.
option-words-check-edition = Judge by this edition only.

## Options of the server
option-serve-host = Where to listen.
option-serve-port = On which port; 0 takes a free one.
option-serve-open = Open the page in a browser, once the server is listening.
option-serve-trust_proxy = Proxies whose X-Forwarded-For is believed, separated by commas.
option-serve-hosts = The names that the server answers to, separated by commas, without ports. They keep other sites’ pages from posing as yours.
option-serve-secure = Send cookies over HTTPS only.
option-serve-metrics_host = Where to listen for the port of the metrics.
option-serve-metrics_port = A port of its own for Prometheus. Without one, only this machine can read /metrics.
option-serve-store = Where tables are kept: sqlite:///FILE, postgresql://… or memory:
option-serve-secret = Signs the cookies by which people keep their seats. On a command line, others can see it.
option-serve-former_secrets = Secrets that signed cookies before, newest first, comma between: those stay good. file:PATH is what is in a file.
option-serve-bot_processes = Processes in which bots think.
option-serve-bot_pace = Makes the pauses before the moves of bots, and the time they think about words, longer or shorter; 0: none.
option-serve-away_after = How long somebody must be gone before a bot may play for them.
option-serve-absent_after = How long somebody must be gone before the game for others to free their seat.
option-serve-tick = Time between two checks of the deadlines.
option-serve-offensive_names = Names of people with an offensive word in them.
option-serve-offensive_chat = Messages with an offensive word in them.
option-serve-offensive_words = Offensive words that people hide; a table may still refuse them.
option-serve-pages = Your own privacy.md and imprint.md, or privacy.fr.md and so on: shown on the page.
option-serve-keep_open = How long a table is kept that never begins; 0: for ever, as for the others below.
option-serve-keep_running = How long a game is kept that nobody goes on with.
option-serve-keep_finished = How long a finished game is kept of which nobody is known any more.
option-serve-keep_people = How long somebody is known who does not play any more; then they are deleted, as they could themselves.
option-serve-keep_chat = How long a chat is kept after its game and its last message.
option-serve-keep_reports = How long a report of somebody is kept.
option-serve-message_burst = Messages that a connection may send at once.
option-serve-message_rate = Messages that a connection may send in the long run.
option-serve-http_burst = Requests that an address may send at once.
option-serve-http_rate = Requests that an address may send in the long run.
option-serve-report_burst = Reports that a person, or an address, may send at once.
option-serve-report_rate = Reports that a person, or an address, may send in the long run.
option-serve-page_burst = Requests for the page and its files that an address may send at once.
option-serve-page_rate = Requests for the page and its files that an address may send in the long run.
option-serve-table_burst = Tables that an address may open at once.
option-serve-table_rate = Tables that an address may open in the long run.
option-serve-code_burst = Wrong table codes that an address may try at once.
option-serve-code_rate = Wrong table codes that an address may try in the long run.
option-serve-practice_burst = Games to practise with that an address may ask for at once.
option-serve-practice_rate = Games to practise with that an address may ask for in the long run.
option-serve-talk_burst = Chat messages that an address may send at once.
option-serve-talk_rate = Chat messages that an address may send in the long run.
option-serve-socket_burst = Sockets that an address may open at once.
option-serve-socket_rate = Sockets that an address may open in the long run.
option-serve-sockets_per_address = Sockets that an address may have open.
option-serve-sockets_per_seat = Sockets that one seat may have open; a further one closes the oldest.
option-serve-public_tables_per_address = Public tables that have not begun which one address may have opened.
option-serve-public_seats_per_address = Seats at such tables that one address may have taken.
option-serve-log_format = One JSON object a line, or text for a person.
option-serve-log_level = The lowest level that is logged.

## pack
pack-usable = { $kind ->
    [categories] { $count ->
        [one] “{ $name }” can be played with: { $count } category.
       *[other] “{ $name }” can be played with: { $count } categories.
    }
   *[other] { $count ->
        [one] “{ $name }” can be played with: { $count } word.
       *[other] “{ $name }” can be played with: { $count } words.
    }
}
