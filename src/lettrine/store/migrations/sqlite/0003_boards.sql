-- Tables that have come to their end and whose result is not entered yet.
CREATE TABLE waiting (
  table_id TEXT NOT NULL PRIMARY KEY REFERENCES cards,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX waiting_longest ON waiting (at, table_id);

CREATE TABLE results (
  table_id TEXT NOT NULL PRIMARY KEY REFERENCES cards,
  body BLOB NOT NULL
) STRICT;

CREATE TABLE places (
  board TEXT NOT NULL,
  name TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  rank REAL NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (board, name)
) STRICT;

CREATE INDEX places_in_order ON places (board, rank);
