"""What somebody does at a place that is told by it: "where Ann is singing", "where she will sing" is where she sings."""

from functools import cache

from nlpuzzle.english.words import Word, forms, third_person
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["doing_there"]

Words = tuple[Word, ...]

#: "where Dr Ada Bloom | is"
_LONGEST_NAME = 4
_ENDING = frozenset({"", ".", ",", ";", "and", "but", "or", "nor"})


@cache
def _base_forms() -> dict[str, str]:
    """Verbs by their forms in -ing: "speaking" -> "speak"."""
    found: dict[str, str] = {}
    for verb in sorted(verb_forms()):
        if not verb.endswith(("ing", "ed", "s")):
            for form in forms(verb):
                if form.endswith("ing") and form in verb_forms():
                    found.setdefault(form, verb)
    return found


def _does_there(words: Words) -> Words:
    """ "Nor the one where Dr Bloom | is speaking", "will speak": speaks; only where no more is said of it."""
    lows = [*(w.low for w in words), "", "", ""]
    for at in range(len(words) - 3):
        if lows[at] != "where":
            continue
        verb = next((k for k in range(at + 2, at + 2 + _LONGEST_NAME) if lows[k] in ("is", "was", "will")), 0)
        if not verb or not all(w.text[:1].isupper() for w in words[at + 1 : verb]) or lows[verb + 2] not in _ENDING:
            continue
        done = lows[verb + 1]
        base = done if lows[verb] == "will" and done in verb_forms() else _base_forms().get(done, "")
        if base and base != "be":
            return (*words[:verb], words[verb + 1].instead(third_person(base)), *words[verb + 2 :])
    return words


#: put as what one does there
doing_there = rewriter((frozenset({"where"}), _does_there))
