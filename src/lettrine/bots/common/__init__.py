"""What the bots of all games share: the protocol, the schedule, and the spelling model."""
