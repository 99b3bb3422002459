-- The chain of digests over a table's record. Rows that were there before have neither, and nothing is computed here, so
-- that a large database opens at once; no CHECK either, for which every row would be read.
ALTER TABLE lettrine.log ADD COLUMN salt bytea, ADD COLUMN digest bytea;

-- The secret of a table by which its rows without a digest get their place in the chain, drawn when the table is next
-- opened.
CREATE TABLE lettrine.mended_chains (
  table_id text COLLATE "C" NOT NULL PRIMARY KEY,
  secret bytea NOT NULL
);
