"""The terminal table: one person against bots, drawn in ink and one red. It is shown views and frames, never a state."""
