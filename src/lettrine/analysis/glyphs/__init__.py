"""A game of Glyphs, analysed: what each proposal, positioning and naming was worth, and how hard each word was."""
