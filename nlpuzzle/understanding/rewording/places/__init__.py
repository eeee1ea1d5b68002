"""Where things and people are, put plainly: neighbours, ends, stacks, holders, ways."""
