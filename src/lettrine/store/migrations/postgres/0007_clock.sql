-- What the time at the tables was, and what this server's wall clock showed then: one row.
CREATE TABLE lettrine.clock (
  id integer NOT NULL PRIMARY KEY CHECK (id = 1),
  time bigint NOT NULL,
  wall bigint NOT NULL
);

-- Up to now it was the wall clock's.
INSERT INTO lettrine.clock (id, time, wall) SELECT 1, max(at), max(at) FROM lettrine.log HAVING count(*) > 0;
