-- The chain of digests over a table's record. Rows that were there before have neither, and nothing is computed here, so
-- that a large file opens at once; no CHECK either, for which every row would be read.
ALTER TABLE log ADD COLUMN salt BLOB;
ALTER TABLE log ADD COLUMN digest BLOB;

-- The secret of a table by which its rows without a digest get their place in the chain, drawn when the table is next
-- opened.
CREATE TABLE mended_chains (
  table_id TEXT NOT NULL PRIMARY KEY REFERENCES cards,
  secret BLOB NOT NULL
) STRICT, WITHOUT ROWID;
