"""Whole sentences: taken apart into clauses for the grammar, and put together again."""
