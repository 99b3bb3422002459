"""What is kept about people: each kind of it can be told to them, and deleted."""
