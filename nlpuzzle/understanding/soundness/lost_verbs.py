"""Clauses that lack a verb, or half of one, or the beginning of a relative clause."""

from collections.abc import Iterator, Sequence

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.morphology import is_plural, may_be_plural, singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key, participles
from nlpuzzle.regex import regex
from nlpuzzle.understanding.soundness.finite_verbs import EITHER_WAY, continues, is_finite, is_verb, may_be_verb
from nlpuzzle.understanding.soundness.habits import Found, Habits
from nlpuzzle.understanding.soundness.mentioned import Tokens, categories_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_sequence import Classes
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Superlative, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, fond, verb_forms
from nlpuzzle.understanding.words.words_of import JOINTS

__all__ = ["done_by", "lost_verbs", "second_verb", "told_too_little", "verbs_and_relatives"]


_MAKING = verb_class("founding")
_DO = frozenset({"do", "does", "did"})
_COMPARED = frozenset("DIR COMP DIRECTLY HEDGE NEXT EXACTLY ATLEAST ATMOST NUM BETWEEN".split())
#: "the people in the yurt go"
_SEVERAL = frozenset({"people", "those", "men", "women", "children"})
_OBJECT = frozenset("THAN DIR NEXT BETWEEN".split())
#: where a clause begins, or who is compared; a noun with an article and nothing else; and its verb
_BARE = regex(r"(?:^|[;E~>]|,\|)d(?P<head>[hNnm])(?P<verb>[VOLBHDM]|[vo](?=[dAIU#]))")
#: "the child | paid $3": nobody pays a child who pays
_PAYS = regex(r"d(?P<head>[hno])(?P<verb>[iov])(?=U)")
#: "Ann was on | two days before Ben", where others are on watch; but a show may be on
_ON = regex(r"B(?P<on>p)(?=q?u?[NS]?>)")
_SPENDING = frozenset(map(key, ("charge", "earn", "pay", "score", "spend")))


def lost_verbs(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """Every relative clause needs a verb of its own, and the sentence one more."""
    for before, token, following in zip((None, *tokens[:-1]), tokens, (*tokens[1:], None), strict=True):
        if before is not None and before.type == "NOT":
            yield from _denial(before, token, habits.support)
        if token.gap:
            yield from _relative(before, token, following, habits.support)
            if before is not None and isinstance(before.reference, Pronoun) and _made_then(token):
                yield ("verb", ""), token.gap[:1]  # "but it | founded in 1926"
    verbs, relatives = verbs_and_relatives(tokens, 0, len(tokens), habits)
    begun = [t.type for t in tokens[:2]]  # "exactly one person | between"
    counted = begun[0] in ("BETWEEN", "NUM", "EXACTLY") or (begun[0] != "ITEM" and begun[-1] == "BETWEEN")
    told = any(closed().get(w.low) == "w" for w in tokens[0].gap)  # "the man who came two days after Ann | ten years older"
    counted = counted and not told and begun[1:] != ["ONEOF"]  # "exactly one of Ann and Ben | paid by the bank"
    opening = () if told else tokens[0].gap
    done_by = any(w.low == "by" for w in opening) or any(w.low in participles() for w in opening)  # "the dog owned by | Ann"
    counted = counted or (not done_by and any(finite(w.low) and closed().get(w.low) is None for w in opening))  # "I passed"
    if verbs <= relatives and not counted and not continues(tokens[0]) and (tokens[0].words or tokens[0].type != "OF"):
        yield ("verb", ""), ()


def verbs_and_relatives(tokens: Tokens, start: int, stop: int, habits: Habits) -> tuple[int, int]:
    """How many finite verbs and how many relative pronouns stand in some of the tokens."""
    verbs = relatives = 0
    auxiliary = joined = False
    for index in range(start, stop):
        before, token = tokens[index - 1] if index else None, tokens[index]
        joined = joined or (before is not None and index > start and before.type in JOINTS)
        for at, word in enumerate(token.gap):
            letter = closed().get(word.low)
            if letter == "w":
                relatives += not _that_of(token.gap[at : at + 2])
            elif letter == "a" or _is_said(before, token, at, habits, aided=auxiliary, joined=joined):
                verbs += not auxiliary
            if letter not in ("r", "t", "j"):
                auxiliary = letter == "a"
        auxiliary = auxiliary and token.type == "NOT"
        verbs += is_verb(token) or (token.type == "NOT" and finite(token.words[0].low))
    return verbs, relatives


def _that_one(before: Token | None) -> bool:
    """ "The tower | that Ann | designed": somebody did so to it."""
    return before is not None and before.type == "ITEM" and [w.low for w in before.gap[-1:]] in (["that"], ["which"])


def _has_object(after: Sequence[Word]) -> bool:
    """ "Visited | the patient in": somebody did so to him, although the patients were visited elsewhere."""
    told = len(after) > 2 and after[0].low == "the" and closed().get(after[2].low) == "p"
    return told and is_person(after[1].low)


def _is_said(before: Token | None, token: Token, at: int, habits: Habits, *, aided: bool, joined: bool) -> bool:
    """Whether a word is the verb of a clause."""
    if not at and before is not None and before.type in ("NUM", "COUNT"):
        noun = singular(token.gap[0].low)  # "two | places", but "nobody | lives"
        if noun in word_table("places") or noun in word_table("settings") or unit_of(noun) is not None:
            return False
    if (
        not at
        and before is not None
        and before.type == "ITEM"
        and _own_noun(before, token.gap[0], habits, joined=joined, numbered=token.number is not None and token.gap[1:] == ())
    ):
        return False
    if not at and before is not None and done_by(before, token):
        return True
    suffered = token.gap[at].low in habits.suffered and token.gap[at].stem not in EITHER_WAY
    suffered = suffered and not _has_object(token.gap[at + 1 :]) and not (not at and _that_one(before))
    if not aided and (suffered or _was_made(token, at, habits)):
        return False
    if is_finite(token, at, habits.support, aided=aided):
        return True
    # "The crocus | flowers in May": after an item a noun may be a verb, unless the items of its category have that noun
    if at or before is None or before.type != "ITEM" or not finite(token.gap[0].low) or token.type == "END":
        return False
    if token.gap[0].low in participles() or closed().get(token.gap[0].low) == "s":
        return False  # "Ann | 's robot"
    if token.gap[1:2] and token.gap[1].low == "by":
        return False
    return all(habits.headed[c].get(token.gap[0].low, 0) < 2 for c in categories_of(before))


def done_by(before: Token, token: Token) -> bool:
    """ "Which | Ann | picked, is": what Ann did to it, whatever was done by whom elsewhere."""
    lows = [w.low for w in before.gap] if before.type == "ITEM" else []
    led = next((k for k, low in enumerate(lows) if low in ("which", "that", "whom")), None)
    plain = led is not None and all(closed().get(w.low) == "d" for w in before.gap[led + 1 :]) and len(token.gap) == 1
    return plain and token.gap[0].low in verb_forms() and finite(token.gap[0].low) and token.type in ("_COMMA", "END")


def _was_made(token: Token, at: int, habits: Habits) -> bool:
    """ "The inn | founded in 1920": who makes something makes a thing; without one it was made."""
    word, after = token.gap[at], token.gap[at + 1 : at + 2]
    made = word.stem in _MAKING and not word.low.endswith("s") and word.low not in habits.active
    return made and bool(after) and closed().get(after[0].low) == "p"


def _made_then(token: Token) -> bool:
    """ "Founded in | 1926", with nothing that was founded."""
    made = len(token.gap) == 2 and token.gap[0].stem in _MAKING and not token.gap[0].low.endswith("s")
    return made and token.number is not None and closed().get(token.gap[1].low) == "p"


def _own_noun(item: Token, word: Word, habits: Habits, *, joined: bool, numbered: bool) -> bool:
    """ "With the white | skis", "the pink | house": what items of the category are; one house does not "house"."""
    if not item.gap and numbered and not finite(word.low) and word.low in word_table("places"):
        return not joined  # "Ann | plot | 7"
    if not item.gap or closed().get(item.gap[-1].low) not in ("d", "j"):
        return False
    if not finite(word.low):
        if any(habits.headed[c].get(word.low, 0) > 1 for c in categories_of(item)):
            return True  # "and the one in the yellow | house"
        if any(is_plural(w.low) or w.low in _SEVERAL for w in item.gap[:-1]):
            return False  # "the people in the | yurt | go"
        return not joined and bool(item.words) and not may_be_plural(item.words[-1].low)
    own = [c for c in categories_of(item) if habits.support.speaks_of(c, [word])]
    if own and item.words and ordinal_value(item.words[0].low) is not None:
        return True  # "the sixth | floor"
    return any(habits.headed[c].get(word.low, 0) > 1 for c in own)


def _denial(before: Token, token: Token, support: Support) -> Iterator[Found]:
    """ "Does not | before Ann", "not | live": half of a verb is missing; `before` is the "not"."""
    first = next((w for w in token.gap if closed().get(w.low) != "r"), None)
    if before.gap and before.gap[-1].low in _DO:
        compared = token.type in _COMPARED and not is_verb(token)  # "did not | beat | Ben"
        lost = compared and not any(may_be_verb(w, support) for w in token.gap)
        if lost or (first is not None and closed().get(first.low) in ("p", "d")):
            yield ("negation", ""), (*before.gap[-1:], *before.words)
    elif not before.gap and before.words[0].low == "not" and first is not None and first.low in verb_forms():
        if not finite(first.low) and not first.low.endswith(("ing", "ed")):
            yield ("negation", ""), (*before.words, first)
        elif first.low.endswith("s") and finite(first.low) and singular(first.low) not in word_table("things"):
            yield ("negation", ""), (*before.words, first)  # "and not | lives above Ann"


def _relative(before: Token | None, token: Token, following: Token | None, support: Support) -> Iterator[Found]:
    """ "Who | on Monday", "the café | serves tea": a relative clause without its verb, or without its beginning."""
    gap = token.gap
    for at, word in enumerate(gap):
        if word.low not in ("who", "that", "which", "whoever"):
            continue
        rest = gap[at + 1 :]
        if any(is_finite(token, k, support) for k in range(at + 1, len(gap))) or (rest and rest[0].low == "of"):
            continue
        item = token.type == "ITEM" and not is_verb(token)
        person = word.low in ("who", "whoever")
        if (rest and closed().get(rest[0].low) == "p") or (item and (person or token.words[0].low[0].isdecimal())):
            yield ("relative", ""), (word,)
    if closed().get(gap[0].low) != "d" or any(closed().get(w.low) in ("w", "s") for w in gap):
        return
    verb = next((at for at in range(2, len(gap)) if _in_s(gap[at].low) and is_finite(token, at, support)), None)
    if verb is None or support.letter(gap[verb - 1]) not in "noh" or token.type != "ITEM":
        return
    again = following is not None and any(_sure(w) for w in following.gap[:2])
    if (before is None and again) or (before is not None and before.type in _OBJECT):
        yield ("relative", ""), gap[verb - 1 : verb + 1]


def _in_s(low: str) -> bool:
    """ "Serves", "works", but not "the diner | famous for"."""
    return low.endswith("s") and low not in fond()


def second_verb(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """ "One drinks tea and the other | red": the second verb is left out only where it is the first."""
    if not tokens[0].words:
        return
    said = {token.type: tokens[i + 1] for i, token in enumerate(tokens[:-1]) if token.type in ("ONE", "OTHER")}
    for kind, token in said.items():
        made = [at for at in range(len(token.gap)) if _was_made(token, at, habits) and not habits.support.people_in(token)]
        told = is_verb(token) and not (singular(token.words[0].low) in word_table("things") and _as_listed(token))  # "cards"
        verbs = [at for at in range(len(token.gap)) if at not in made and is_finite(token, at, habits.support)]
        if token.type != "ITEM" or verbs or told:
            continue
        first = tokens[next(i for i, t in enumerate(tokens) if t.type == "OTHER") - 2] if kind == "OTHER" else None
        if first is None or not (categories_of(first) & categories_of(token) or _both_ranked(first, token)):
            yield ("verb", kind), token.words
    other = next((i for i, token in enumerate(tokens) if token.type == "OTHER"), 0)
    if tokens[0].type == "ONEOFPAIR" and other:
        verbs_before, relatives = verbs_and_relatives(tokens, 0, other, habits)
        if verbs_before <= relatives:  # "one of Ann and the cook | 18 years old, and the other is 46"
            yield ("verb", "ONE"), tokens[0].words


def _both_ranked(first: Token, second: Token) -> bool:
    """ "Is selling | the dearest jam and the other | the cheapest": one verb of two of one order."""
    ranked = isinstance(first.reference, Superlative) and isinstance(second.reference, Superlative)
    return ranked and [w.low for w in second.gap] == ["the"] == [w.low for w in first.gap[-1:]]


def _as_listed(token: Token) -> bool:
    """Whether a token is an item by its name, and not by a verb for it."""
    return isinstance(token.reference, Choice) and token.reference.as_listed


def _that_of(pair: Sequence[Word]) -> bool:
    """ "A week after | that of | Ann": "that" stands for a noun."""
    return [w.low for w in pair] == ["that", "of"]


def _sure(word: Word) -> bool:
    """Whether a word is a verb in the present, or an auxiliary: no participle."""
    return closed().get(word.low) == "a" or (word.low in verb_forms() and word.low.endswith("s"))


def told_too_little(classes: Classes, habits: Habits) -> Iterator[Found]:
    """ "The skipper | carries flax docks in Oslo", "the café is red": which one? A word that begins what tells it was lost."""
    text, words = classes
    for match in _BARE.finditer(text):
        head, verb = words[match.start("head")], words[match.start("verb")]
        sure = match["verb"] not in "vo" or (verb.low in habits.active and verb.low not in habits.suffered)
        if sure and habits.holders.get(head.low, 0) > 1:
            yield ("relative", "head"), (head, verb)
    for match in _PAYS.finditer(text):
        head, verb = words[match.start("head")], words[match.start("verb")]
        sure = verb.low in habits.active or verb.stem in _SPENDING
        if sure and verb.low not in habits.suffered and (match["head"] == "h" or is_person(head.low)):
            yield ("relative", "head"), (head, verb)
    if habits.on_watch:
        for match in _ON.finditer(text):
            if words[match.start("on")].low == "on":
                yield ("noun", "on"), words[match.start() : match.end()]
