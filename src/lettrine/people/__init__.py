"""People: which person a device is, how another device joins them, and their games that come along."""
