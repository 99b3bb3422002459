"""What the bots of all games share: the protocol, pacing, and the spelling model."""
