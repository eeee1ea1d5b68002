"""Whether a clause says what its construction seems to say: every word licensed, none lost, nothing told of something else.

Which module asks what: the second table under "How it works" in the README.
"""
