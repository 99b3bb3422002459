-- People who have more than one cookie, and how they prove who they are. Of secrets there are only digests here.
CREATE TABLE people (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  at INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  settings TEXT NOT NULL
) STRICT;

-- A device without a person is signed out, and it is known from whom as long as there is that person. One whose cookie
-- was signed anew is named by its newer key. Of a person who was deleted, digests of the keys are left: nobody's.
CREATE TABLE devices (
  key TEXT NOT NULL PRIMARY KEY,
  person TEXT,
  name TEXT NOT NULL,
  at INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  renewed TEXT,
  was TEXT
) STRICT;

CREATE INDEX devices_people ON devices (person);
CREATE INDEX devices_changed ON devices (changed);
CREATE INDEX devices_former ON devices (was);
CREATE INDEX devices_renewed ON devices (renewed);

CREATE TABLE passkeys (
  id TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL,
  host TEXT NOT NULL,
  public_key BLOB NOT NULL,
  count INTEGER NOT NULL,
  name TEXT NOT NULL,
  at INTEGER NOT NULL,
  used INTEGER NOT NULL
) STRICT;

CREATE INDEX passkeys_people ON passkeys (person);

CREATE TABLE links (
  token TEXT NOT NULL PRIMARY KEY,
  maker TEXT NOT NULL,
  person TEXT NOT NULL,
  until INTEGER NOT NULL,
  claimer TEXT,
  name TEXT NOT NULL
) STRICT;

CREATE INDEX links_makers ON links (maker);
CREATE INDEX links_until ON links (until);

CREATE TABLE challenges (
  digest TEXT NOT NULL PRIMARY KEY,
  device TEXT NOT NULL,
  purpose TEXT NOT NULL,
  until INTEGER NOT NULL
) STRICT;

CREATE INDEX challenges_devices ON challenges (device);
CREATE INDEX challenges_until ON challenges (until);

-- Who has become whom: their games are being taken along, or have been. As long as there is that other person, it is
-- known who they were, by which their games may still name them.
CREATE TABLE moves (
  was TEXT NOT NULL PRIMARY KEY,
  becomes TEXT NOT NULL,
  at INTEGER NOT NULL,
  done INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX moves_becomes ON moves (becomes);
