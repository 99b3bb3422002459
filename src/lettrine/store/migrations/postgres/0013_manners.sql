-- Whom somebody has blocked, under the name they knew them by. Both are people, by their ids.
CREATE TABLE lettrine.blocks (
  id text COLLATE "C" NOT NULL PRIMARY KEY,
  person text COLLATE "C" NOT NULL,
  blocked text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  UNIQUE (person, blocked)
);

CREATE INDEX blocks_blocked ON lettrine.blocks (blocked);

-- Who speaks with which voice at a table: known from those who sit there, but not of those who watch.
CREATE TABLE lettrine.voices (
  table_id text COLLATE "C" NOT NULL,
  voice text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  PRIMARY KEY (table_id, voice)
);

CREATE INDEX voices_people ON lettrine.voices (person);

-- What people have reported to whoever runs the server. A report may outlive its table. Of a reporter who has been
-- deleted nothing is left but an empty text.
CREATE TABLE lettrine.reports (
  id text COLLATE "C" NOT NULL PRIMARY KEY,
  table_id text COLLATE "C" NOT NULL,
  seq bigint NOT NULL,
  reporter text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  reason text COLLATE "C" NOT NULL,
  body bytea NOT NULL,
  state text COLLATE "C" NOT NULL,
  closed bigint,
  note text COLLATE "C" NOT NULL
);

CREATE UNIQUE INDEX reports_open ON lettrine.reports (reporter, person, table_id)
  WHERE state = 'open' AND reporter <> '';
CREATE INDEX reports_queue ON lettrine.reports (state, at, id);
CREATE INDEX reports_tables ON lettrine.reports (table_id);
CREATE INDEX reports_people ON lettrine.reports (person);

CREATE TABLE lettrine.bans (
  person text COLLATE "C" NOT NULL PRIMARY KEY,
  at bigint NOT NULL,
  until bigint,
  reason text COLLATE "C" NOT NULL
);

-- Goes up with every block and every ban, so that each process sees by one row that it has to read them anew.
CREATE TABLE lettrine.manners_version (
  id integer NOT NULL PRIMARY KEY CHECK (id = 1),
  version bigint NOT NULL
);

INSERT INTO lettrine.manners_version (id, version) VALUES (1, 0);

-- What has been left alone the longest, for what deletes it.
CREATE INDEX cards_idle ON lettrine.cards (status, at, table_id);
