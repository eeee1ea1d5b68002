"""What is told of amounts, put plainly: shares, sums, numbers by which things go, how much more."""
