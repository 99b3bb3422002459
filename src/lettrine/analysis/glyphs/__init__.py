"""The analysis of Glyphs: the value of each proposal, positioning and naming, and how hard each word was."""
