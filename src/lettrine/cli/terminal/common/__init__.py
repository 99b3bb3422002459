"""What all games share in the terminal: screen, line editor, session, narration, help."""
