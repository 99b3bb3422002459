-- Whom somebody has blocked, under the name they knew them by. Both are people, by their ids.
CREATE TABLE blocks (
  id TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL,
  blocked TEXT NOT NULL,
  name TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (person, blocked)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_blocked ON blocks (blocked);

-- Who speaks with which voice at a table: known from those who sit there, but not of those who watch.
CREATE TABLE voices (
  table_id TEXT NOT NULL REFERENCES cards,
  voice TEXT NOT NULL,
  person TEXT NOT NULL,
  PRIMARY KEY (table_id, voice)
) STRICT, WITHOUT ROWID;

CREATE INDEX voices_people ON voices (person);

-- What people have reported to whoever runs the server. No foreign key: a report may outlive its table. Of a reporter
-- who has been deleted nothing is left but an empty text.
CREATE TABLE reports (
  id TEXT NOT NULL PRIMARY KEY,
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  reporter TEXT NOT NULL,
  person TEXT NOT NULL,
  at INTEGER NOT NULL,
  reason TEXT NOT NULL,
  body BLOB NOT NULL,
  state TEXT NOT NULL,
  closed INTEGER,
  note TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX reports_open ON reports (reporter, person, table_id) WHERE state = 'open' AND reporter <> '';
CREATE INDEX reports_queue ON reports (state, at, id);
CREATE INDEX reports_tables ON reports (table_id);
CREATE INDEX reports_people ON reports (person);

CREATE TABLE bans (
  person TEXT NOT NULL PRIMARY KEY,
  at INTEGER NOT NULL,
  until INTEGER,
  reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Goes up with every block and every ban, so that each process sees by one row that it has to read them anew.
CREATE TABLE manners_version (
  id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL
) STRICT;

INSERT INTO manners_version (id, version) VALUES (1, 0);

-- What has been left alone the longest, for what deletes it.
CREATE INDEX cards_idle ON cards (status, at, table_id);
