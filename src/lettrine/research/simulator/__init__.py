"""Sonde in bulk: compiled rules, tested move by move against the engine. `simulator.play` is the entry point."""
