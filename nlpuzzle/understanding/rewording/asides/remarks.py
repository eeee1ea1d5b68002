"""What the narrator says beside a fact: "sadly, Ann came last", "Ann, oddly enough, came first", "(don't ask)"."""

from functools import cache

from nlpuzzle.english.tables import rows
from nlpuzzle.english.words import Word, split
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["without_remarks"]

_MARKS = frozenset({",", "-", "–", "—"})
_OPENS = _MARKS | {"("}
#: who may say otherwise, and what he may do for that
_ANYBODY = frozenset("he she they anybody anyone everybody everyone people others".split())
_MAY = frozenset({"may", "might", "will", "would", "could", "can"})
_SAYING = frozenset("say says said claim claims claimed tell tells told think thinks thought believe believes believed".split())
_TOLD = frozenset("tell tells told".split())
_MOST_NAMES = 3
#: what opens a sentence and says nothing: "Well, the red hut isn't Ann's"
_WELL = frozenset({"ah", "oh", "well"})
_ENDS = frozenset({".", "!", ";", ""})
#: "oddly enough"
_ENOUGH = "enough"


def _without_remarks(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """The sentence without remarks that commas set off, and without those commas."""
    lows = tuple(w.low for w in words)
    for at in range(len(words)):
        opened = at == 0 or lows[at - 1] in _OPENS
        for remark in _by_first().get(lows[at], ()) if opened else ():
            end = at + len(remark)
            if lows[at:end] != remark:
                continue
            end += lows[end : end + 1] == (_ENOUGH,)
            if at > 1 and lows[at - 1] == "(":
                closed = end + (lows[end : end + 1] == ("!",))
                if lows[closed : closed + 1] == (")",):
                    return _without_remarks((*words[: at - 1], *words[closed + 1 :]))
                continue
            after = lows[end] if end < len(lows) else ""
            if after in _MARKS and end + 1 < len(lows):
                return _without_remarks((*words[: at - 1 if at else 0], *words[end + 1 :]))
            if at > 1 and after in _ENDS:
                return _without_remarks((*words[: at - 1], *words[end:]))
    return words


def _whatever_he_says(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Ann's was the heaviest, | whatever Ben says |.": it was."""
    lows = (*(w.low for w in words), "", "", "", "", "")
    for at in range(2, len(words)):
        if lows[at] != "whatever" or lows[at - 1] not in _MARKS:
            continue
        verb = next((i for i in range(at + 2, at + 3 + _MOST_NAMES) if lows[i] in _SAYING), 0)
        who = words[at + 1 : verb - (lows[verb - 1] in _MAY)] if verb else ()
        told = len(who) == 1 and (who[0].low in _ANYBODY or who[0].low == "you")
        if not who or not (told or all(w.text[:1].isupper() for w in who)):
            return words
        end = verb + 1 + (lows[verb] in _TOLD and lows[verb + 1] in ("you", "us", "me"))
        if lows[end] in _ENDS:
            return (*words[: at - 1], *words[end:])
        if lows[end] in _MARKS and end + 1 < len(words):
            return (*words[: at - 1], *words[end + 1 :])
    return words


def _well(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "| Well, | the red hut isn't Ann's"."""
    return words[2:] if len(words) > 2 and words[0].low in _WELL and words[1].low == "," else words


@cache
def _by_first() -> dict[str, tuple[tuple[str, ...], ...]]:
    found: dict[str, tuple[tuple[str, ...], ...]] = {}
    for row in rows("remarks"):
        remark = tuple(w.low for w in split(" ".join(row)))
        found[remark[0]] = (*found.get(remark[0], ()), remark)
    return found


#: the sentence without remarks that commas set off
without_remarks = rewriter(
    (_WELL, _well), (frozenset(_by_first()), _without_remarks), (frozenset({"whatever"}), _whatever_he_says)
)
