"""What one does, put plainly: idioms, particles, pastimes, deeds that a category lists."""
