"""Names of people by what the puzzle calls them: "whose | last name | is Hanley", of surnames."""

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame

__all__ = ["called_as_listed"]

Words = tuple[Word, ...]

#: one noun for the other, each in two words at most
_SAME = (
    ("surname", "last name", "family name"),
    ("first name", "forename", "given name", "christian name"),
)


def called_as_listed(words: Words, frame: Frame) -> Words:
    """ "Ann's | last name": her surname, where the surnames are listed under that noun."""
    if not any("name" in w.low for w in words):
        return words
    listed = {category.name.casefold() for category in frame}
    for nouns in _SAME:
        called = next((noun for noun in nouns if noun in listed), None)
        if called is None:
            continue
        for i in range(len(words)):
            for noun in nouns:
                said = noun.split()
                if noun != called and [w.low for w in words[i : i + len(said)]] == said:
                    told = (words[i].instead(low) for low in called.split())
                    return (*words[:i], *told, *words[i + len(said) :])
    return words
