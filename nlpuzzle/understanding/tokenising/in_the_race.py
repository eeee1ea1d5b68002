"""Who did not get past whom in a race: "could not catch Ben" came in behind him."""

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.words.lines import line

__all__ = ["not_caught"]

Words = tuple[Word, ...]

_CATCHING = (["catch"], ["catch", "up", "with"], ["overtake"], ["outrun"], ["outpace"], ["get", "past"], ["keep", "up", "with"])
_OTHERWISE = frozenset({"and", "or", "nor", "either", "until", "before", "after", "at", "who", "which", "that", "'s", "'"})


def not_caught(words: Words, frame: Frame) -> Words:
    """ "But | could not catch | Ben", of who came in when: but finished behind Ben."""
    lows = [w.low for w in words]
    row = line(frame)
    if row is None or row.name.casefold() != "place" or "could" not in lows:
        return words
    at = lows.index("could")
    if lows[at + 1 : at + 2] not in (["not"], ["n't"]):
        return words
    verb = next((verb for verb in reversed(_CATCHING) if lows[at + 2 : at + 2 + len(verb)] == verb), None)
    whom = words[at + 2 + len(verb or ()) :]
    end = next((i for i, w in enumerate(whom) if w.low in (".", ",", ";")), len(whom))
    named = end > 0 and (whom[0].low == "the" or all(w.proper for w in whom[:end]))  # "Ben", and not "Ben on the hill"
    if verb is None or not named or _OTHERWISE & {w.low for w in whom[:end]}:
        return words
    return (*words[:at], words[at].instead("finished"), words[at].instead("behind"), *whom)
