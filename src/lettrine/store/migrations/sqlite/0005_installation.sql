-- What all servers on this database share: a fingerprint of the secret that signs cookies, and the last probe.
CREATE TABLE installation (
  name TEXT NOT NULL PRIMARY KEY,
  value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
