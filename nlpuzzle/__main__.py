"""`python -m nlpuzzle` is the command line."""

from nlpuzzle.cli import main

if __name__ == "__main__":
    main()
