-- What all servers on this database share: a fingerprint of the secret that signs cookies, and the last probe.
CREATE TABLE lettrine.installation (
  name text COLLATE "C" NOT NULL PRIMARY KEY,
  value bytea NOT NULL
);
