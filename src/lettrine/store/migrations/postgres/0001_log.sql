-- What the lobby lists of each table, and the table's short code. COLLATE "C": ids are compared as bytes, everywhere.
CREATE TABLE lettrine.cards (
  table_id text COLLATE "C" NOT NULL PRIMARY KEY,
  code text COLLATE "C" NOT NULL UNIQUE,
  public boolean NOT NULL,
  status text NOT NULL,
  at bigint NOT NULL,
  body bytea NOT NULL
);

CREATE INDEX cards_listed ON lettrine.cards (status, at DESC, table_id) WHERE public;

-- The log. No foreign key to the card: checking one locks and rewrites the card's row for every row of the log. A row
-- can only follow another, and row 0 comes with the card, so there is a card for every row without it.
CREATE TABLE lettrine.log (
  table_id text COLLATE "C" NOT NULL,
  seq bigint NOT NULL CHECK (seq >= 0),
  at bigint NOT NULL,
  action bytea NOT NULL,
  events bytea NOT NULL,
  PRIMARY KEY (table_id, seq)
);
