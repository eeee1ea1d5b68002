"""Corpora: load a collection of puzzles, run it, score it, and hold our own corpora to their expected rules.

cases      one puzzle with what is known about it, as JSON Lines
scoring    right, wrong, weak, partial, abstained: how an outcome compares with what is known
truth      whether the rules read are true of the known solution
running    many cases, in one process or several, always in order
sentences  single sentences with their rules, and near misses that must not be read
checking   our own corpora against what is read today
tally      what all of that is told as
"""
