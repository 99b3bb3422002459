"""Glyphs and Quick as bots play them: the games whose letters are built of pieces."""
