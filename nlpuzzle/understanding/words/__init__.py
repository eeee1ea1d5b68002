"""The words of one puzzle and what they stand for: items, groups of items, people, places of a line."""
