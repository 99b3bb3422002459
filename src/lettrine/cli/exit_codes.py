"""The exit codes of commands."""

REFUSED = 2
"""The exit code for input that cannot be read, is not legal, or is missing."""
INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""
