"""Where programs play: games in bulk, faster than any table needs them. `simulator.play` is the door."""
