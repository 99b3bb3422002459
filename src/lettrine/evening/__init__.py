"""An evening (S38, E1–E7): many people at tables of four, who moves on after each round, and who has won."""
