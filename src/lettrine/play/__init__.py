"""A table that people sit down at: where the log, the rules, the clock and the views meet."""
