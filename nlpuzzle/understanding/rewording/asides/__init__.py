"""What is said beside a fact and adds nothing to it."""
