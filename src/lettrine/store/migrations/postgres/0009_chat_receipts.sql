-- Which messages to a chat are done, by author: kept apart from what they led to, which others may push out.
CREATE TABLE lettrine.chat_receipts (
  table_id text COLLATE "C" NOT NULL,
  number bigint NOT NULL,
  channel text COLLATE "C" NOT NULL,
  author text COLLATE "C" NOT NULL,
  message bytea NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE INDEX chat_receipts_channels ON lettrine.chat_receipts (table_id, channel, number, author);
CREATE INDEX chat_receipts_authors ON lettrine.chat_receipts (table_id, author, message);
