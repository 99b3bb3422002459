"""Players that are programs. A bot is sent what a person in its seat would be sent, and nothing else."""
