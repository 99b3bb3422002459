"""What the games of letter pieces share: the alphabet, placements, allowed words, the same pieces, the race."""
