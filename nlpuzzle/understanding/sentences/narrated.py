"""Sentences of somebody who tells what he saw or did: "I notice that ...", "I passed the inn before ...".

What a narrator notices, knows or remembers is so. What he passes, visits or eats comes in that order. What a walk, a week or a
concert starts with is its first, and what it ends with its last.
"""

from dataclasses import replace

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Token
from nlpuzzle.understanding.words.lines import in_turn, line
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["narrated"]

Tokens = tuple[Token, ...]
Words = tuple[Word, ...]

#: who tells the story
_NARRATOR = word_set("i we")
_TOLD = _NARRATOR | word_set("you")
#: what one can only notice or know if it is so
_FACTIVE = word_class("factive")
#: what goes through its places from the first to the last
_COURSES = word_class("courses")
_OUR = word_set("the our my this")
_MET = word_class("met-in-turn")
_STARTS = word_set("start starts started begin begins began")
_ENDS = word_set("end ends ended finish finishes finished")
_TURNS = _STARTS | _ENDS
_WITH = word_set("at with in on")
_CLOSING = frozenset({"END", "_COMMA", "_SEMI", "_BUT", "AND"})
_ORDERED = frozenset({"DIR", "DIRECTLY", "EXACTLY", "HEDGE", "NUM"})


def narrated(tokens: Tokens, support: Support) -> Tokens:
    """The sentence without the one who tells it."""
    tokens = _without_notice(tokens)
    row = line(support.frame)
    if row is None:
        return tokens
    if in_turn(row):
        tokens = tuple(_without_doer(tokens, i) for i in range(len(tokens)))
    return _started(tokens)


def _without_notice(tokens: Tokens) -> Tokens:
    """ "I notice that | the inn ...", "Remember that | ..."."""
    if tokens[0].type == "STOP" and tokens[0].words[0].low in _TOLD and not tokens[0].gap and len(tokens) > 2:
        kept = _without_notice(tokens[1:])
        return kept if kept != tokens[1:] else tokens  # "we know that"
    gap = tokens[0].gap
    lows = [w.low for w in gap[:4]]
    start = 1 if lows[:1] and lows[0] in _TOLD else 0
    start += lows[start : start + 1] in (["can"], ["also"], ["now"])
    if "that" not in lows or lows.index("that") != start + 1 or lows[start] not in _FACTIVE:
        return tokens
    return (replace(tokens[0], gap=gap[start + 2 :]), *tokens[1:])


def _without_doer(tokens: Tokens, at: int) -> Token:
    """ "I passed | the inn | before": the inn came before."""
    token, following = tokens[at], tokens[at + 1 : at + 2]
    lows = [w.low for w in token.gap]
    if token.type != "ITEM" or not following or following[0].type not in _ORDERED or len(lows) < 2:
        return token
    done = lows[0] in _NARRATOR and lows[1] in _MET and all(w.low == "one" for w in following[0].gap)
    return replace(token, gap=token.gap[2:]) if done and all(closed().get(low) == "d" for low in lows[2:]) else token


def _started(tokens: Tokens) -> Tokens:
    """ "The tour ended at | the inn": the inn is last. "I neither began nor ended at | the inn": neither first nor last."""
    if not any(word.low in _TURNS for token in tokens for word in token.gap):
        return tokens
    found: list[Token] = []
    i = 0
    while i < len(tokens):
        run = _ends_of_course(tokens[i : i + 4])
        if run is None:
            found.append(tokens[i])
            i += 1
        else:
            found += run[0]
            i += run[1]
            tokens = (*tokens[:i], replace(tokens[i], gap=()), *tokens[i + 1 :])  # "with the | Law | lecture"
    return tuple(found)


def _ends_of_course(tokens: Tokens) -> tuple[list[Token], int] | None:
    """The tokens that say it of the item, and how many they replace."""
    kinds = [t.type for t in tokens]
    count = 3 if kinds[:3] == ["NEITHER", "NOR", "ITEM"] else 2 if kinds[:2] == ["NOT", "ITEM"] else 1
    *negation, item = tokens[:count]
    if item.type != "ITEM" or not isinstance(item.reference, Choice) or len(tokens) <= count:
        return None
    if item.number is not None or item.words[0].low[:1].isdecimal():
        return None  # "the tour starts at noon", "at 6:00 pm": when, and not where
    verb = next((k for k, w in enumerate(item.gap) if w.low in _TURNS), 0)
    subject = negation[0].gap if negation else item.gap[:verb]
    ranks = [_rank(item.gap[verb if not negation else 0 :])]
    if count == 2:
        if not subject or subject[-1].low not in ("do", "does", "did"):
            return None
        subject = subject[:-1]
    if count == 3:
        ranks.insert(0, _rank((*negation[1].gap, *item.gap[1:])) if len(negation[1].gap) == 1 else None)
    if None in ranks or len(set(ranks)) < len(ranks) or not _going(subject):
        return None
    noun = tokens[count].gap
    if tokens[count].type not in _CLOSING or len(noun) > 1 or any(closed().get(w.low) or finite(w.low) for w in noun):
        return None
    copula = (*noun, item.words[-1]._replace(text="is", low="is", stem="is", proper=False))
    places = [Token("ITEM", "", item.words[-1:], (), reference=Place(rank)) for rank in ranks if rank is not None]
    owner = replace(item, gap=tuple(w for w in item.gap[-1:] if closed().get(w.low) == "d"))
    if count == 1:
        return [owner, replace(places[0], gap=copula)], count
    said = [owner, replace(negation[0], gap=copula), places[0]]
    return (said if count == 2 else [*said, replace(negation[1], gap=()), places[1]]), count


def _rank(words: Words) -> int | None:
    """ "Finished at the": the last place; None where the words say anything else."""
    lows = [w.low for w in words]
    plain = len(lows) >= 2 and lows[0] in _TURNS and lows[1] in _WITH
    if not plain or any(closed().get(low) != "d" for low in lows[2:]):
        return None
    return 1 if lows[0] in _STARTS else -1


def _going(subject: Words) -> bool:
    """ "I", "the tour": who or what goes through the places."""
    lows = [w.low for w in subject]
    return (len(lows) == 1 and lows[0] in _NARRATOR) or (len(lows) == 2 and lows[0] in _OUR and lows[1] in _COURSES)
