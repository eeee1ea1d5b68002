"""Solving: from rules to eliminations and a proved answer."""
