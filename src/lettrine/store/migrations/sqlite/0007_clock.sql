-- What the time at the tables was, and what the wall clock showed then: one row.
CREATE TABLE clock (
  id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  time INTEGER NOT NULL,
  wall INTEGER NOT NULL
) STRICT;

-- Up to now it was the wall clock's.
INSERT INTO clock (id, time, wall) SELECT 1, max(at), max(at) FROM log HAVING count(*) > 0;
