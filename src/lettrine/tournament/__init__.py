"""Who is better: games by the hundred with equal chances, and what they say. `arena.compete` is the door."""
