-- How a finished game ended, and whether the index below knows of this table: tables of before have yet to be indexed.
ALTER TABLE lettrine.cards ADD COLUMN outcome bytea, ADD COLUMN indexed boolean NOT NULL DEFAULT false;

CREATE INDEX cards_to_index ON lettrine.cards (table_id) WHERE NOT indexed;

-- Who sits, or once sat, at which table; without a seat, only the table's log still knows of them. Status and time are
-- those of the card, so that somebody's games are listed by one index.
CREATE TABLE lettrine.seats (
  table_id text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  seat integer,
  status text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  away boolean NOT NULL DEFAULT false,
  PRIMARY KEY (table_id, person)
);

CREATE INDEX seats_people ON lettrine.seats (person, status, away, at, table_id);

-- Whose turn it is, a bit for each seat, and since when: apart from the card, because it changes with almost every row.
-- Room is left on every page, so that a row is changed in its place.
CREATE TABLE lettrine.turns (
  table_id text COLLATE "C" NOT NULL PRIMARY KEY,
  seats bigint NOT NULL,
  at bigint NOT NULL
) WITH (fillfactor = 70);

-- People of whom everything is to be deleted, until it is.
CREATE TABLE lettrine.erasures (
  person text COLLATE "C" NOT NULL PRIMARY KEY,
  at bigint NOT NULL
);

CREATE INDEX places_names ON lettrine.places (name);
