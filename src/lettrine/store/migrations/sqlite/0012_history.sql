-- How a finished game ended, and whether the index below knows of this table: tables of before have yet to be indexed.
ALTER TABLE cards ADD COLUMN outcome BLOB;
ALTER TABLE cards ADD COLUMN indexed INTEGER NOT NULL DEFAULT 0;

CREATE INDEX cards_to_index ON cards (table_id) WHERE NOT indexed;

-- Who sits, or once sat, at which table; without a seat, only the table's log still knows of them. Status and time are
-- those of the card, so that somebody's games are listed by one index.
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES cards,
  person TEXT NOT NULL,
  seat INTEGER,
  status TEXT NOT NULL,
  at INTEGER NOT NULL,
  away INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_people ON seats (person, status, away, at, table_id);

-- Whose turn it is, a bit for each seat, and since when: apart from the card, because it changes with almost every row.
CREATE TABLE turns (
  table_id TEXT NOT NULL PRIMARY KEY REFERENCES cards,
  seats INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- People of whom everything is to be deleted, until it is.
CREATE TABLE erasures (
  person TEXT NOT NULL PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX places_names ON places (name);
