"""The store in one SQLite file: for a single server process, with nothing to set up."""
