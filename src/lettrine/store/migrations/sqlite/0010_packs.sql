-- Lists of words or categories that somebody has saved: behind a link, and nowhere listed.
CREATE TABLE packs (
  id TEXT NOT NULL PRIMARY KEY,
  owner TEXT NOT NULL,
  at INTEGER NOT NULL,
  public INTEGER NOT NULL,
  body BLOB NOT NULL
) STRICT;

CREATE INDEX packs_owners ON packs (owner);
