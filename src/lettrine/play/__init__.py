"""Tables: commands are decided by the rules of the game and the clock, stored in the log, and shown as views."""
