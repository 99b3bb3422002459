"""What the games of letter pieces share in the terminal: signs, drawings, the alphabet, the race."""
