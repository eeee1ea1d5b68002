"""The frame of a puzzle: its categories and their items, and which sentences are its clues."""
