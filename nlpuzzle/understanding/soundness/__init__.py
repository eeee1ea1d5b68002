"""Whether a clause says what its construction seems to say: every word licensed, none lost, nothing told of something else."""
