-- People who have more than one cookie, and how they prove who they are. Of secrets there are only digests here.
CREATE TABLE lettrine.people (
  id text COLLATE "C" NOT NULL PRIMARY KEY,
  name text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  seen bigint NOT NULL,
  settings text COLLATE "C" NOT NULL
);

-- A device without a person is signed out, and it is known from whom as long as there is that person. One whose cookie
-- was signed anew is named by its newer key. Of a person who was deleted, digests of the keys are left: nobody's.
CREATE TABLE lettrine.devices (
  key text COLLATE "C" NOT NULL PRIMARY KEY,
  person text COLLATE "C",
  name text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  seen bigint NOT NULL,
  changed bigint NOT NULL,
  renewed text COLLATE "C",
  was text COLLATE "C"
);

CREATE INDEX devices_people ON lettrine.devices (person);
CREATE INDEX devices_changed ON lettrine.devices (changed);
CREATE INDEX devices_former ON lettrine.devices (was);
CREATE INDEX devices_renewed ON lettrine.devices (renewed);

CREATE TABLE lettrine.passkeys (
  id text COLLATE "C" NOT NULL PRIMARY KEY,
  person text COLLATE "C" NOT NULL,
  host text COLLATE "C" NOT NULL,
  public_key bytea NOT NULL,
  count bigint NOT NULL,
  name text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  used bigint NOT NULL
);

CREATE INDEX passkeys_people ON lettrine.passkeys (person);

CREATE TABLE lettrine.links (
  token text COLLATE "C" NOT NULL PRIMARY KEY,
  maker text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  until bigint NOT NULL,
  claimer text COLLATE "C",
  name text COLLATE "C" NOT NULL
);

CREATE INDEX links_makers ON lettrine.links (maker);
CREATE INDEX links_until ON lettrine.links (until);

CREATE TABLE lettrine.challenges (
  digest text COLLATE "C" NOT NULL PRIMARY KEY,
  device text COLLATE "C" NOT NULL,
  purpose text COLLATE "C" NOT NULL,
  until bigint NOT NULL
);

CREATE INDEX challenges_devices ON lettrine.challenges (device);
CREATE INDEX challenges_until ON lettrine.challenges (until);

-- Who has become whom: their games are being taken along, or have been. As long as there is that other person, it is
-- known who they were, by which their games may still name them.
CREATE TABLE lettrine.moves (
  was text COLLATE "C" NOT NULL PRIMARY KEY,
  becomes text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  done bigint NOT NULL DEFAULT 0
);

CREATE INDEX moves_becomes ON lettrine.moves (becomes);
