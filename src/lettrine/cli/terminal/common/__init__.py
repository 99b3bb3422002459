"""What the terminal needs whatever the game: screen, line editor, session, narration, help."""
