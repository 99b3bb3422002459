"""The engine every game stands on: decisions, events, chance, time and the record. It knows no game."""
