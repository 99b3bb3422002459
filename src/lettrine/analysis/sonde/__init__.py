"""The analysis of Sonde: the value of each question, naming and opened space, and how hard each word was."""
