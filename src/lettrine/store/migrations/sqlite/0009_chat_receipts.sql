-- Which messages to a chat are done, by author: kept apart from what they led to, which others may push out.
CREATE TABLE chat_receipts (
  table_id TEXT NOT NULL REFERENCES cards,
  number INTEGER NOT NULL,
  channel TEXT NOT NULL,
  author TEXT NOT NULL,
  message BLOB NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_receipts_channels ON chat_receipts (table_id, channel, number, author);
CREATE INDEX chat_receipts_authors ON chat_receipts (table_id, author, message);
