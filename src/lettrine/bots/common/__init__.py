"""What bots of every game are made of: the protocol, pacing, and the spelling model."""
