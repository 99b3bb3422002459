"""The store on a PostgreSQL server, which several server processes may share."""
