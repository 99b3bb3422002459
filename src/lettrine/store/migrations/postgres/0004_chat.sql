-- Chat, apart from the log.
CREATE TABLE lettrine.chat (
  table_id text COLLATE "C" NOT NULL,
  number bigint NOT NULL CHECK (number > 0),
  at bigint NOT NULL,
  channel text COLLATE "C" NOT NULL,
  author text COLLATE "C" NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE INDEX chat_channels ON lettrine.chat (table_id, channel, number, author);

-- Chat used to be in the log. It stays there, for a log is never renumbered; these are the runs of rows that are left
-- out when a log is read: messages, and mutes that a later row has changed. The last row of a log is always read,
-- because the next one follows it.
CREATE TABLE lettrine.chat_runs (
  table_id text COLLATE "C" NOT NULL,
  first bigint NOT NULL,
  last bigint NOT NULL,
  PRIMARY KEY (table_id, first)
);

INSERT INTO lettrine.chat_runs (table_id, first, last)
WITH said AS (
  SELECT table_id, seq FROM lettrine.log WHERE substr(events, 1, 18) = '{"happened":"said"'::bytea
), muted AS (
  SELECT table_id, seq, row_number() OVER (
    PARTITION BY table_id, replace(convert_from(events, 'UTF8'), ',"on":false', '') ORDER BY seq DESC
  ) AS age
  FROM lettrine.log WHERE substr(events, 1, 19) = '{"happened":"muted"'::bytea
), old AS (
  SELECT table_id, seq FROM said UNION ALL SELECT table_id, seq FROM muted WHERE age > 1
), numbered AS (
  SELECT table_id, seq, seq - row_number() OVER (PARTITION BY table_id ORDER BY seq) AS run
  FROM old WHERE seq < (SELECT max(seq) FROM lettrine.log AS newest WHERE newest.table_id = old.table_id)
)
SELECT table_id, min(seq), max(seq) FROM numbered GROUP BY table_id, run;
