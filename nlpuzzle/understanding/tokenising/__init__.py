"""From words to typed tokens, one kind of token a module."""
