"""The terminal table: one person against bots, drawn in ink and one red. It shows views, never a state."""
