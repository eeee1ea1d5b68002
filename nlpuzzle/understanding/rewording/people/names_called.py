"""Names of people by what the puzzle calls them: "whose | last name | is Hanley", of surnames; "the man | surnamed Hanley"."""

from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, split
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
    words = _surnamed(words, frame)
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


#: "is | surnamed | Hanley": what may stand between
_BE = word_set("is was are be being isn't wasn't")


def _surnamed(words: Words, frame: Frame) -> Words:
    """ "The man | whose surname is | Hanley", and "Ann is | Hanley", for "surnamed Hanley", of a listed surname."""
    at = next((i for i, w in enumerate(words[:-1]) if w.low == "surnamed" and i), None)
    if at is None:
        return words
    column = next((c for c in frame if c.name.casefold() in _SAME[0]), None)
    if column is None or words[at + 1].low not in {split(item)[0].low for item in column.items if split(item)}:
        return words
    before = words[at - 1].low
    if before in _BE or (before in ("n't", "not") and at > 1 and words[at - 2].low in _BE):
        return _surnamed((*words[:at], *words[at + 1 :]), frame)
    if before in _NO_NOUNS or not before.isalpha():
        return words
    said = (words[at].instead(low) for low in ("whose", *column.name.casefold().split(), "is"))
    return _surnamed((*words[:at], *said, *words[at + 1 :]), frame)


#: words that are no noun, and before which nobody is told: "both surnamed Hanley"
_NO_NOUNS = word_set("both all each not never n't and or but also either neither nor who that")
