"""The race (G16): everyone hides a word and passes its pieces on; the first to build any word out of them wins.

It is a game of its own, Quick, and the prelude to Glyphs. Both keep a `Race` in their state and show a `RaceView`.
"""
