"""What was over when another thing began: "Ann had already sung | when Ben arrived", "by the time Ben arrived, Ann had"."""

from nlpuzzle.english.phrasing import base_form
from nlpuzzle.english.words import Word, participles, past_tense
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["already_then"]

Words = tuple[Word, ...]

_BY_THE_TIME = ["by", "the", "time"]
_MORE = frozenset(
    "; if or and but nor neither either not n't never no nobody who which that than ever only almost nearly".split()
)


def _then_at(lows: list[str], at: int) -> int:
    """Where the words end that tell of a time by what happens then: "when", "by the time", "by the time that"."""
    if lows[at] == "when":
        return at + 1
    return at + 3 + (lows[at + 3] == "that") if lows[at : at + 3] == _BY_THE_TIME else 0


def _had_already(words: Words) -> Words:
    """ "Ann | had already sung when | Ben arrived": she sang before he did; the time may stand first."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    if begun := _then_at(lows, 0):
        comma = lows.index(",") if lows.count(",") == 1 else 0
        then, main = words[begun:comma], words[comma + 1 : end]
        if not comma or lows[comma - 1] == "time":
            return words
    else:
        cut = next((i for i in range(3, end - 2) if _then_at(lows, i)), 0)
        if not cut or "," in lows:
            return words
        then, main = words[_then_at(lows, cut) : end], words[:cut]
    had = next((i for i, w in enumerate(main) if w.low == "had"), 0)
    already = had + 1 < len(main) and main[had + 1].low == "already"
    done = had + 1 + already
    if not had or done >= len(main) or len(then) < 2 or _MORE & {w.low for w in (*then, *main)}:
        return words
    verb = main[done]
    base = base_form(verb.low) if verb.low in verb_forms() else ""
    if not base or not (verb.low.endswith("ed") or verb.low in participles() or past_tense(base) == verb.low):
        return words  # "had already singing"; "made", "left" are participles, too
    did = verb.instead(past_tense(base))
    return (*main[:had], did, *main[done + 1 :], verb.instead("before"), *then, *words[end:])


#: the two put side by side with "before"
already_then = rewriter((frozenset({"had"}), _had_already))
