"""Words that stand where no English has them: "the never red", "at two days before", "carries more than coal".

None of it lacks a word that the grammar would miss, so that each would be read as something it does not say.
"""

from collections.abc import Iterator

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key, third_person
from nlpuzzle.understanding.soundness.finite_verbs import may_be_verb
from nlpuzzle.understanding.soundness.habits import Found, Habits
from nlpuzzle.understanding.soundness.mentioned import Tokens
from nlpuzzle.understanding.soundness.support import DAILY, Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.tokenising.words_of import COPULAS
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["broken", "disagreeing"]

_OPENING = frozenset({"_SEMI", "COLON", "IF", "IFF", "UNLESS", "ONLYIF", "THEN", "UNTRUE", "OFTHESE"})
#: what is told by "the day before", and what "some day before" has as well
_SPANS = frozenset("second minute hour day week month year".split()) | DAILY
_SIDES = frozenset({"left", "right"})
#: no verb of its own: "has | more than"
_HAS = frozenset(map(key, ("has", "do", "did")))
#: what is counted by "more": months and places are before and after each other
_NOT_COUNTED = frozenset({"date", "time", "position"})


def broken(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """Each place of a sentence that is no English, and the words where it shows."""
    for i, token in enumerate(tokens):
        before, following = tokens[i - 1] if i else None, tokens[i + 1] if i + 1 < len(tokens) else None
        yield from _denial(token, following)
        yield from _at_so_many(token, following)
        yield from _a_day_before(token, before)
        yield from _more_than(tokens, i, habits)
        yield from _same_noun(token, before, habits.support)
        yield from _listed_subject(tokens, i)


def _denial(token: Token, following: Token | None) -> Iterator[Found]:
    """ "The | never | red", "in | never | the house", "to the right | never | of": nothing of the kind can be denied."""
    if token.type != "NOT" or token.words[0].low not in ("not", "never") or not token.gap:
        return
    last, gap = token.gap[-1], following.gap if following is not None else ()
    led = closed().get(last.low) == "d" or (closed().get(last.low) == "p" and gap[:1] != () and closed().get(gap[0].low) == "d")
    apart = (last.low in _SIDES and [w.low for w in gap[:1]] == ["of"]) or last.low == "some"
    spanned = last.low in _SPANS and following is not None and following.type in ("DIR", "COMP")
    if led or apart or spanned:
        yield ("order", ""), (last, *token.words)


def _at_so_many(token: Token, following: Token | None) -> Iterator[Found]:
    """ "At | two days before": at least, or at most?"""
    if token.type == "NUM" and token.gap and token.gap[-1].low == "at" and following is not None:
        if following.type in ("DIR", "COMP") and token.reference is None:
            yield ("order", ""), (token.gap[-1], *token.words)


def _a_day_before(token: Token, before: Token | None) -> Iterator[Found]:
    """ "On watch | day before": the day, or some day?"""
    if token.type != "DIR" or not token.gap or token.gap[-1].low not in _SPANS:
        return
    rest = token.gap[:-1]
    numbered = before is not None and not rest and before.type in ("NUM", "EXACTLY", "ITEM", "HEDGE", "DIRECTLY", "COUNT")
    told = bool(rest) and (closed().get(rest[-1].low) not in ("a", "v", "p", "t", "w", None) or not _bare(rest[-1]))
    if not numbered and not told:
        yield ("counted before", ""), (token.gap[-1], *token.words)


def _bare(word: Word) -> bool:
    """Whether a word before a noun leaves that without an article: a verb or another noun, not "same", "next" or "first"."""
    return word.low in verb_forms() or finite(word.low) or singular(word.low) in word_table("things")


def _more_than(tokens: Tokens, i: int, habits: Habits) -> Iterator[Found]:
    """ "Carries | more than coal", "the trader is | more than Ann", "docks in | more than Oslo": more of what?"""
    token = tokens[i]
    gap = tokens[i - 1].gap if i and tokens[i - 1].type == "NOT" and not token.gap else token.gap
    if token.type != "COMP" or len(token.words) != 1 or token.words[0].low not in ("more", "less") or not gap:
        return
    if i + 2 >= len(tokens) or tokens[i + 1].type != "THAN" or tokens[i + 1].gap or (tokens[i - 1].type == "NUM" and i):
        return
    last = gap[-1]
    if closed().get(last.low) in ("p", "d") and last.low not in ("for", "at"):  # "went for | less than"
        yield ("order", ""), (last, *token.words)
    elif last.low in COPULAS and any(_is_somebody(tokens[k], habits) for k in (i - 1, i - 2, i - 3, i + 2) if k >= 0):
        yield ("counted", ""), token.words
    elif closed().get(last.low) is None and may_be_verb(last, habits.support) and last.stem not in _HAS:
        told = [c for c, ways in habits.ways.items() if any(way[:1] == (last.stem,) and way[1:] not in _BY for way in ways)]
        counted = [c for c in told if habits.frame.by_name[c].ordered]
        if told and all(habits.frame.by_name[c].dimension in _NOT_COUNTED for c in counted):
            yield ("counted", ""), token.words


_BY = frozenset({(key("by"),)})


def _is_somebody(token: Token, habits: Habits) -> bool:
    """Whether an item is a person, or somebody is told by it: "the trader who pays | $5"."""
    if token.type != "ITEM" or not token.words:
        return False
    named = isinstance(token.reference, Choice) and any(habits.support.people(item.category) for item in token.reference.items)
    return named or any(is_person(w.low) for w in token.gap)


def _same_noun(token: Token, before: Token | None, support: Support) -> Iterator[Found]:
    """ "Ann's train | leaves the train with flour": two things of one noun are one by "is" alone."""
    if token.type != "ITEM" or before is None or before.type not in ("ITEM", "NOT"):
        return
    gap = token.gap
    for k in range(1, len(gap)):
        if gap[k - 1].low != "the" or closed().get(gap[k].low) is not None or k < 2:
            continue
        joint = gap[k - 2]
        if closed().get(joint.low) is not None and joint.low not in _SIDES:
            continue  # "is the", "by the", "with the"
        nouns = {w.stem for w in (*before.gap, *gap[: k - 2]) if support.letter(w) in "noh"}
        if gap[k].stem in nouns:
            yield ("order", ""), (joint, gap[k - 1], gap[k])


def _listed_subject(tokens: Tokens, i: int) -> Iterator[Found]:
    """ "The keeper in the coat is | Ann, and Ben wasn't ...": what is said of the keeper would be lost."""
    token = tokens[i]
    if token.type != "ITEM" or len(token.gap) < 3 or token.gap[-1].low not in COPULAS:
        return
    if i and tokens[i - 1].type not in _OPENING:
        return
    if closed().get(token.gap[0].low) != "d" or any(closed().get(w.low) == "w" for w in token.gap):
        return
    kinds = [t.type for t in tokens[i + 1 : i + 4]]
    if kinds[:3] == ["_COMMA", "AND", "ITEM"] and i + 4 < len(tokens):
        yield ("noun", ""), (*token.gap[-2:], *token.words)


def disagreeing(tokens: Tokens, support: Support) -> Iterator[Found]:
    """ "The trader who sells | tea | use the tent": one trader uses it, or does not."""
    for i in range(1, len(tokens)):
        subject, token = tokens[i - 1], tokens[i]
        opens = i == 1 or tokens[i - 2].type in _OPENING | {"EITHER", "OR"} or (i > 2 and tokens[i - 3].type == "_COMMA")
        if subject.type != "ITEM" or not opens or not _is_one(subject, support) or not token.gap:
            continue
        if i > 1 and tokens[i - 2].type in ("AND", "OR") and tokens[i - 3].type != "_COMMA":
            continue  # "Ann and the man in red | wear"
        verb = next((k for k in (0, 1) if k < len(token.gap) and _plain(token.gap[k])), None)
        if verb is None or token.type not in ("ITEM", "EITHER", "NEITHER"):
            continue
        if verb and support.letter(token.gap[0]) not in "no":
            continue
        led = token.gap[verb + 1 :]
        if (not led and (not verb or token.type == "ITEM")) or (led and closed().get(led[0].low) in ("d", "p")):
            if verb or singular(token.gap[0].low) not in word_table("things") or led:
                yield ("agreement", ""), token.gap[: verb + 1]


def _is_one(subject: Token, support: Support) -> bool:
    """Whether an item tells of one person or thing: "the trader who sells | tea"."""
    article, noun = (*subject.gap[:2], None, None)[:2]
    if article is None or article.low not in ("the", "a", "an", "each", "every"):
        return False
    if noun is None:
        return False
    return not is_plural(noun.low) and (is_person(noun.low) or support.letter(noun) in "noh") and not finite(noun.low)


def _plain(word: Word) -> bool:
    """Whether a word is a verb as it stands with "they": "use"."""
    plain = word.low in verb_forms() and not finite(word.low) and third_person(word.low) != word.low
    return plain and word.text == word.low and not word.low.endswith(("ing", "en", "ed")) and unit_of(word.low) is None
