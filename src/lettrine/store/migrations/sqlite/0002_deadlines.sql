-- The deadline a table waits for, apart from its card: it changes with almost every row, the card seldom.
CREATE TABLE deadlines (
  table_id TEXT NOT NULL PRIMARY KEY REFERENCES cards,
  due INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX deadlines_due ON deadlines (due, table_id);
