-- Whether a table has a free seat: the lobby lists only those.
ALTER TABLE cards ADD COLUMN free INTEGER NOT NULL DEFAULT 1;

-- Up to now it was only in the body, as a null among the seats. A name that looks like one errs on the side of listing.
UPDATE cards SET free = CAST(body AS TEXT) GLOB '*[[,]null[],]*' WHERE public AND status = 'open';

DROP INDEX cards_listed;
CREATE INDEX cards_listed ON cards (status, at DESC, table_id) WHERE public AND free;
