"""The Sonde bots: beliefs about the trays, expected values of actions, and the players that decide by them."""
