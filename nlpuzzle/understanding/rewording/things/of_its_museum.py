"""What a place has, the place told with its noun: "the Ridley | Museum's | dinosaur", where "Ridley" stands under Museums."""

from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of

__all__ = ["of_its_museum"]

Words = tuple[Word, ...]

_SHOWN = frozenset({"exhibit", "exhibition", "show", "view"})


def _of_its_museum(words: Words, frame: Frame) -> Words:
    """ "The Ridley | Museum 's | dinosaur": the Ridley one's."""
    lows = lows_of(words)
    for i in range(1, len(words) - 2):
        if lows[i + 1] != "'s" or not words[i].text[:1].isupper():
            continue
        for category in frame:
            named = [w.low for w in split(category.name)]
            if named[-1:] != [lows[i]]:
                continue
            for label in category.items:
                own = [w.low for w in split(label)]
                if own and i >= len(own) and lows[i - len(own) : i] == own:
                    the = i > len(own) and lows[i - len(own) - 1] == "the"
                    start = i - len(own) - the
                    return _of_its_museum((*words[:start], *words[i - len(own) : i], *words[i + 1 :]), frame)
    return words


def _on_show(words: Words, frame: Frame) -> Words:
    """ "The skeleton | on show | at the Ridley": on display."""
    lows = lows_of(words)
    for i in range(1, len(words) - 2):
        if lows[i] == "on" and lows[i + 1] in _SHOWN and lows[i + 2] in ("at", "in"):
            words = (*words[: i + 1], words[i + 1].instead("display"), *words[i + 2 :])
    return words


#: the sentence without the noun of the place, and with what is on show there on display
of_its_museum = framed_rewriter((frozenset({"'s"}), _of_its_museum), (frozenset({"on"}), _on_show))
