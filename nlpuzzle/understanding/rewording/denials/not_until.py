"""What does not happen until then: "does not leave | until after | 7:00" leaves after it, "until May at the earliest"."""

from nlpuzzle.english.words import Word, finite, third_person
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["not_until"]

Words = tuple[Word, ...]

_JOINTS = frozenset({",", ";", "and", "but", "or", "if", "when", "who", "which", "that", "because"})
_EARLIEST = ["at", "the", "earliest"]
_ENDING = frozenset({"", ".", ",", ";", "and", "but"})


def _not_until(words: Words) -> Words:
    """ "Does | not | leave | until after | noon": leaves after noon; "won't open | until | May | at the earliest"."""
    lows = [*(w.low for w in words), ""]
    until = lows.index("until")
    start = max((i for i in range(until) if lows[i] in _JOINTS), default=-1)
    denied = next((i for i in range(start + 2, until) if lows[i] in ("not", "n't")), 0)
    does = lows[denied - 1] if denied else ""
    if does not in ("does", "do", "did", "wo", "will") or until - denied not in (2, 3) or "never" in lows:
        return words
    base = lows[denied + 1]
    if base not in verb_forms() or base.endswith(("ing", "ed")):
        return words
    if lows[until + 1] == "after":
        verb = base if does in ("do", "wo", "will") else third_person(base)
        if does == "did":
            return words  # "did not leave until after": its past form is not made up
        will = (words[denied - 1].instead("will"),) if does in ("wo", "will") else ()
        return (*words[: denied - 1], *will, words[denied + 1].instead(verb), *words[denied + 2 : until], *words[until + 1 :])
    end = next((i for i in range(until + 2, min(until + 5, len(lows) - 2)) if lows[i : i + 3] == _EARLIEST), 0)
    if not end or lows[end + 3] not in _ENDING or any(finite(low) and low in verb_forms() for low in lows[until + 1 : end]):
        return words
    return (*words[:until], words[until].instead("before"), *words[until + 1 : end], *words[end + 3 :])


#: both put as what comes after, or not before
not_until = rewriter((frozenset({"until"}), _not_until))
