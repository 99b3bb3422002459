-- Whether a table has a free seat: the lobby lists only those.
ALTER TABLE lettrine.cards ADD COLUMN free boolean NOT NULL DEFAULT true;

-- Up to now it was only in the body, as a null among the seats. A name that looks like one errs on the side of listing.
UPDATE lettrine.cards SET free = encode(body, 'escape') ~ '[[,]null[],]' WHERE public AND status = 'open';

DROP INDEX lettrine.cards_listed;
CREATE INDEX cards_listed ON lettrine.cards (status, at DESC, table_id) WHERE public AND free;
