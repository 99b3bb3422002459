-- Lists of words or categories that somebody has saved: behind a link, and nowhere listed.
CREATE TABLE lettrine.packs (
  id text COLLATE "C" NOT NULL PRIMARY KEY,
  owner text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  public boolean NOT NULL,
  body bytea NOT NULL
);

CREATE INDEX packs_owners ON lettrine.packs (owner);
