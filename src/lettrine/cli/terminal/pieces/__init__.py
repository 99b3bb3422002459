"""What the games of letter pieces share at a terminal: signs, drawings, the alphabet, what is left over, the race."""
