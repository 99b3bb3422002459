-- Tables that have come to their end and whose result is not entered yet.
CREATE TABLE lettrine.waiting (
  table_id text COLLATE "C" NOT NULL PRIMARY KEY,
  at bigint NOT NULL
);

CREATE INDEX waiting_longest ON lettrine.waiting (at, table_id);

CREATE TABLE lettrine.results (
  table_id text COLLATE "C" NOT NULL PRIMARY KEY,
  body bytea NOT NULL
);

CREATE TABLE lettrine.places (
  board text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  version bigint NOT NULL CHECK (version > 0),
  rank double precision NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (board, name)
);

CREATE INDEX places_in_order ON lettrine.places (board, rank);
