"""What is told of two or more in one breath, and what is left out the second time."""
