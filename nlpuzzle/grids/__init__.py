"""Puzzles drawn as a grid: Sudoku and arrow crossings; their reading, rules and boards.

reading    the drawn grids in a text, and what stands beside them
sentences  the sentences that state a rule (grammars/grid.lark)
puzzle     a grid with its values, its given cells, its all-different groups and its signs
search     all solutions, on integer bit masks
signs      what an arrow sign rules out
layout     the board as the solving methods see it
ladder     the methods for grids, steps and difficulty
"""
