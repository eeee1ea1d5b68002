"""What the questions of a puzzle ask, read like clues."""
