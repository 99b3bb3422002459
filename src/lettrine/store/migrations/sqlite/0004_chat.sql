-- Chat, apart from the log. A table's entries lie together: they are read together, and few are kept.
CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES cards,
  number INTEGER NOT NULL CHECK (number > 0),
  at INTEGER NOT NULL,
  channel TEXT NOT NULL,
  author TEXT NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_channels ON chat (table_id, channel, number, author);

-- Chat used to be in the log. It stays there, for a log is never renumbered; these are the runs of rows that are left
-- out when a log is read: messages, and mutes that a later row has changed. The last row of a log is always read,
-- because the next one follows it.
CREATE TABLE chat_runs (
  table_id TEXT NOT NULL REFERENCES cards,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  PRIMARY KEY (table_id, first)
) STRICT, WITHOUT ROWID;

INSERT INTO chat_runs (table_id, first, last)
WITH said AS (
  SELECT table_id, seq FROM log WHERE substr(events, 1, 18) = CAST('{"happened":"said"' AS BLOB)
), muted AS (
  SELECT table_id, seq, row_number() OVER (
    PARTITION BY table_id, replace(CAST(events AS TEXT), ',"on":false', '') ORDER BY seq DESC
  ) AS age
  FROM log WHERE substr(events, 1, 19) = CAST('{"happened":"muted"' AS BLOB)
), old AS (
  SELECT table_id, seq FROM said UNION ALL SELECT table_id, seq FROM muted WHERE age > 1
), numbered AS (
  SELECT table_id, seq, seq - row_number() OVER (PARTITION BY table_id ORDER BY seq) AS run
  FROM old WHERE seq < (SELECT max(seq) FROM log WHERE log.table_id = old.table_id)
)
SELECT table_id, min(seq), max(seq) FROM numbered GROUP BY table_id, run;
