"""What time is taken for, told by no more than that it was done: "took 20 minutes | to get there", "to do it"."""

from nlpuzzle.english.words import Word, key
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["got_there"]

Words = tuple[Word, ...]

_TAKING = frozenset(map(key, ("take", "need")))
_DOING = (
    ("complete", "it"), ("do", "it"), ("do", "so"), ("do", "this"), ("finish", "it"), ("get", "it", "done"), ("get", "there"),
)  # fmt: skip
_ENDS = frozenset({"", ".", ",", ";", "than", "as"})


def _got_there(words: Words) -> Words:
    """ "To get there" as "to finish", after a time that was taken."""
    lows = lows_of(words)
    for i in range(3, len(words) - 2):
        if lows[i] != "to" or not any(w.stem in _TAKING for w in words[1:i]):
            continue
        did = next((d for d in _DOING if tuple(lows[i + 1 : i + 1 + len(d)]) == d and lows[i + 1 + len(d)] in _ENDS), ())
        if did:
            return (*words[: i + 1], words[i + 1].instead("finish"), *words[i + 1 + len(did) :])
    return words


#: put as finishing it
got_there = rewriter((frozenset({"complete", "do", "finish", "get"}), _got_there))
