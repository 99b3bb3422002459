-- What the lobby lists of each table, and the table's short code.
CREATE TABLE cards (
  table_id TEXT NOT NULL PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  public INTEGER NOT NULL,
  status TEXT NOT NULL,
  at INTEGER NOT NULL,
  body BLOB NOT NULL
) STRICT;

CREATE INDEX cards_listed ON cards (status, at DESC, table_id) WHERE public;

-- The log. Rows lie in the order they were written, not by table: a commit of many tables then touches half the pages
-- (measured: 26,000 rows/s against 14,000), and reading one cold table still takes about a millisecond.
CREATE TABLE log (
  table_id TEXT NOT NULL REFERENCES cards,
  seq INTEGER NOT NULL CHECK (seq >= 0),
  at INTEGER NOT NULL,
  action BLOB NOT NULL,
  events BLOB NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT;
