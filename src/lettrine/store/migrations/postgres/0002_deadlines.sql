-- The deadline a table waits for, apart from its card: it changes with almost every row, the card seldom.
CREATE TABLE lettrine.deadlines (
  table_id text COLLATE "C" NOT NULL PRIMARY KEY,
  due bigint NOT NULL
);

CREATE INDEX deadlines_due ON lettrine.deadlines (due, table_id);
