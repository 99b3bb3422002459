"""The Glyphs and Quick bots: the games whose letters are built of pieces."""
