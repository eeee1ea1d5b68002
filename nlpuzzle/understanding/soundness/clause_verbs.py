"""Clauses with a verb too few or too many: "If ..., then Ann | before Ben", "the dog | is brown wears the hat"."""

from collections.abc import Iterator
from dataclasses import replace

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.soundness.finite_verbs import is_verb, may_begin
from nlpuzzle.understanding.soundness.habits import Found, Habits
from nlpuzzle.understanding.soundness.lost_verbs import verbs_and_relatives
from nlpuzzle.understanding.soundness.mentioned import Tokens, categories_of
from nlpuzzle.understanding.soundness.slots import OPENING, SAID
from nlpuzzle.understanding.soundness.sure_verbs import GIVING, own_object, sure_verbs
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["miscounted_verbs"]

#: what ends the shortest stretch with one verb
_STRETCHES = OPENING | {"AND", "OR", "NOR", "_BUT", "_COMMA", "PAREN", "OTHERWISE"}
#: what is said of several things together
_OF_SEVERAL = frozenset({"EACHDIFF", "APART", "NEXTEACH", "SAMEONE"})


def miscounted_verbs(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """Each clause whose finite verbs are not as many as it needs."""
    yield from _verbless_clause(tokens, habits)
    yield from _either_clause(tokens, habits)
    yield from _between(tokens, habits)
    yield from _one_verb_too_many(tokens, habits)
    yield from _verb_of_one(tokens, habits)
    yield from _alternative(tokens, habits)


def _verbless_clause(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """ "If ..., then Ann | before Ben": each of several clauses has a verb of its own."""
    for start, stop in _stretches(tokens, OPENING):
        piece = tokens[start:stop]
        items = sum(t.type == "ITEM" for t in piece)
        told = bool(piece) and piece[0].type in ("DIR", "DIRECTLY") and bool(piece[0].gap)  # "the man who came | after"
        opens = bool(piece) and ((piece[0].type == "ITEM" and bool(piece[0].words)) or told)
        if not opens or (items < 2 and not any(t.type in SAID for t in piece)) or (start == 0 and stop == len(tokens)):
            continue
        if tokens[start - 1].type == "COLON" and not any(t.type == "OFTHESE" for t in tokens):
            continue  # a list of names
        verbs, relatives = verbs_and_relatives(tokens, start, stop, habits)
        if verbs - sum(_is_had(token, habits) for token in piece) <= relatives:
            yield ("verb", ""), ()


def _is_had(token: Token, habits: Habits) -> bool:
    """ "Ann | nuts", spelt like a verb, where others eat them."""
    if not isinstance(token.reference, Choice) or not token.reference.as_listed or not is_verb(token):
        return False
    return all(sum(count for way, count in habits.ways[c].items() if way) for c in categories_of(token))


def _between(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """ "Sits between Ann and the man | likes tea": the second of the two has a verb and no "who"."""
    at = next((i for i, t in enumerate(tokens) if t.type == "BETWEEN"), None)
    if at is None:
        return
    start = next((i for i, t in enumerate(tokens) if i > at and t.type == "AND"), None)
    if start is None:
        return
    stop = next(i for i in range(start + 1, len(tokens)) if tokens[i].type in _STRETCHES or tokens[i].type == "END")
    first = next((i + 1 for i in range(at, -1, -1) if tokens[i].type in _STRETCHES), 0)
    said, relatives = sure_verbs(tokens, first, at + 1, habits)
    verbs, more = sure_verbs(tokens, start + 1, stop, habits)
    if len(said) > relatives and len(verbs) > more:
        yield ("relative", ""), verbs[:1]


def _either_clause(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """ "Either Ann is red, or Ben | on air on Monday, or both": each of the two has a verb."""
    kinds = [t.type for t in tokens]
    if "ORBOTH" not in kinds and "NOTBOTH" not in kinds and kinds[0] != "EITHER":
        return
    start = next((i for i, kind in enumerate(kinds) if kind == "OR" and i and kinds[i - 1] == "_COMMA"), None)
    if start is None:
        return
    stop = next((i for i in range(start + 1, len(kinds)) if kinds[i] in ("_COMMA", "ORBOTH", "NOTBOTH", "END")), start)
    first, second = tokens[:start], tokens[start + 1 : stop]
    if sum(t.type == "ITEM" for t in first) < 2 or sum(t.type == "ITEM" for t in second) < 2:
        return
    (verbs, relatives), (more, others) = (
        verbs_and_relatives(tokens, 0, start, habits),
        verbs_and_relatives(tokens, start + 1, stop, habits),
    )
    told = any(w.low in COPULAS for t in first for w in t.gap) or any(
        t.type in SAID or any(closed().get(w.low) == "p" for w in t.gap) for t in second[1:]
    )
    if (verbs <= relatives and more > others) or (more <= others and verbs > relatives and told):
        yield ("verb", ""), ()


def _one_verb_too_many(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """ "The dog | is brown wears the hat": of two verbs one stands in a relative clause."""
    for start, stop in _stretches(tokens, _STRETCHES):
        verbs, relatives = sure_verbs(tokens, start, stop, habits)
        if len(verbs) > relatives + 1 and not any(t.type in ("THERE", "AS", "EQUAL") for t in tokens[start:stop]):
            yield ("relative", ""), verbs[:1]
        for i in range(start + 1, stop - 1):  # "the cook plays the flute | Ann | lives in house 3"
            thing, name = tokens[i - 1], tokens[i]
            after = _without_owned(tokens[i + 1])
            named = thing.type == name.type == "ITEM" and bool(name.words) and (_is_name(name) or _is_somebody(name))
            if named and thing.gap and after.gap and (own_object(after) or _done_to(after)):
                begun, others = verbs_and_relatives(tokens, start, i, habits)
                if begun > others and may_begin(after.gap[0]):
                    yield ("relative", ""), after.gap[:1]


def _is_name(token: Token) -> bool:
    """ "Ann", right after what was said before or after its noun."""
    return token.words[0].text[:1].isupper() and (not token.gap or _only_its_noun(token.gap))


def _is_somebody(token: Token) -> bool:
    """ "The 30-year-old", "the baker"."""
    return [w.low for w in token.gap] == ["the"] and (token.words[-1].low in ("old", "olds") or is_person(token.words[-1].low))


def _without_owned(token: Token) -> Token:
    """What follows "Ann | 's train": the train is hers, and what is said of it is said of her."""
    owned = len(token.gap) > 2 and token.gap[0].low == "'s" and closed().get(token.gap[1].low) is None
    return replace(token, gap=token.gap[2:]) if owned else token


def _only_its_noun(gap: tuple[Word, ...]) -> bool:
    """ "Lives in the green | house | Ann owns the goat", "at the back | of the queue | Ann has ...": a noun, and no verb."""
    noun = gap[-1].low
    led = all(closed().get(w.low) in ("d", "f", "p", "t") for w in gap[:-1])
    called = noun in word_table("places") or noun not in verb_forms()
    called = called or (len(gap) > 1 and closed().get(gap[-2].low) == "d")  # "the queue"
    return led and called and closed().get(noun) is None


def _verb_of_one(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """ "The man | drinks tea and Ann are two places apart": the verb of two leaves none for one of them."""
    if _OF_SEVERAL.isdisjoint([t.type for t in tokens]):
        return
    for start, stop in _stretches(tokens, OPENING):
        start = next((i for i in range(stop - 1, start, -1) if _of_both(tokens, i)), start)
        if any(t.type in _OF_SEVERAL for t in tokens[start:stop]) and not any(t.type == "BETWEEN" for t in tokens[start:stop]):
            verbs, relatives = sure_verbs(tokens, start, stop, habits)
            if len(verbs) > relatives + 1 and verbs[-1].low in ("are", "were"):
                yield ("relative", ""), verbs[:1]
            elif not any(t.type == "_COMMA" for t in tokens[start:stop]):
                yield from _singular_of_several(tokens, start, stop, habits)


def _of_both(tokens: Tokens, at: int) -> bool:
    """ "..., but | the two are not neighbours", "..., but | they are not": a clause of two that were just named."""
    said = [w.low for w in (*tokens[at].gap, *tokens[at].words)]
    return said in (["the", "two"], ["they"]) and tokens[at - 1].type in ("_COMMA", "_BUT", "AND")


def _singular_of_several(tokens: Tokens, start: int, stop: int, habits: Habits) -> Iterator[Found]:
    """ "Ann and the trader | pays $80 work two stalls apart": the verb of two is none in -s, so this one lacks its "who"."""
    several = next(i for i in range(start, stop) if tokens[i].type in _OF_SEVERAL)
    joint = next((i for i in range(several, start, -1) if tokens[i].type == "AND"), None)
    if joint is None or tokens[several].type not in ("APART", "NEXTEACH") or tokens[joint + 1].type != "ITEM":
        return
    second = tokens[joint + 1]
    if second.gap and closed().get(second.gap[0].low) not in ("d", "h"):
        return  # "wears red and sits two seats apart"
    for first, last in ((start, joint + 1), (joint + 1, joint + 2)):  # of the second no further than its item
        verbs, relatives = sure_verbs(tokens, first, last, habits)
        if len(verbs) > relatives:
            yield ("relative", ""), verbs[:1]


def _alternative(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """ "Is neither Ann nor the man | likes tea": what somebody is has a verb only in a relative clause."""
    for i, token in enumerate(tokens):
        if token.type not in ("NEITHER", "EITHER") or not token.gap or token.gap[-1].low not in COPULAS:
            continue
        start = next((k + 1 for k in range(i, len(tokens)) if tokens[k].type in ("OR", "NOR")), len(tokens) - 1)
        stop = next((k for k in range(start, len(tokens)) if tokens[k].type in _STRETCHES), len(tokens) - 1)
        verbs, relatives = sure_verbs(tokens, start, stop, habits)
        if len(verbs) > relatives and tokens[start].gap and closed().get(tokens[start].gap[0].low) == "d":
            yield ("relative", ""), verbs[:1]


def _done_to(token: Token) -> bool:
    """ "... the axe Ann | planted the | cherry tree": a verb, and what it is done to."""
    verb, *rest = token.gap
    known = finite(verb.low) and verb.low in verb_forms() and closed().get(verb.low) is None
    plain = token.type == "ITEM" and (known or verb.low in ("has", "had"))
    return plain and bool(rest) and all(closed().get(w.low) == "d" for w in rest) and verb.stem not in GIVING


def _stretches(tokens: Tokens, bounds: frozenset[str]) -> Iterator[tuple[int, int]]:
    start = 0
    for i, token in enumerate(tokens):
        if token.type in bounds:
            yield start, i
            start = i + 1
    yield start, len(tokens)
