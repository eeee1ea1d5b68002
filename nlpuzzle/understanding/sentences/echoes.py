"""What is left out because the clause before said it: "and Ben the blue one", "nor does Cleo", "Dev isn't", "so is Eva".

An echo is a piece of a sentence that has no verb of its own, or nothing but "is" or "does". It borrows the predicate of the
clause before, and is read as that clause about somebody else.
"""

from collections.abc import Iterator
from dataclasses import replace

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite
from nlpuzzle.regex import regex
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_classes import is_predicate
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Superlative, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import personal, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS, DETERMINERS

__all__ = ["Echo", "does_too", "echoes", "instead", "of_another"]

Tokens = tuple[Token, ...]
Echo = tuple[Tokens, bool]
"""A whole clause in the place of a piece, and whether the piece denies it."""

_AUXILIARIES = frozenset("is was are were does did do has had will".split())
_DOES = frozenset({"does", "did", "do"})
_TENSES = {"is": "now", "are": "now", "does": "now", "do": "now", "was": "then", "were": "then", "did": "then"}
_OTHER_TENSES = ((frozenset({"is", "are"}), frozenset({"was", "were"})), (frozenset({"does", "do"}), frozenset({"did"})))
_TOO = frozenset({"too", "also", "likewise"})
_OWNING = frozenset({"his", "her", "their", "its"})
_ONE = frozenset({"one", "ones", "'s", "'"})
_DENYING = frozenset({"NOT", "NEITHER", "NOR"})
#: "the guest", and how an item tells which: "from the", "who drank the"
_DESCRIBED = regex(r"(d[djn]*[noh])(?:p[dj]*|w[^w]*)?")


def echoes(clause: Tokens, piece: Tokens, support: Support) -> Iterator[Echo]:
    """The clauses a piece may stand for after a clause that was read; none where it is no echo."""
    kinds = [t.type for t in piece]
    lows = [[w.low for w in t.gap] for t in piece]
    about = _predicate_at(clause, support)
    if about is None or (_says(piece) & COPULAS and not _says(clause) & COPULAS):
        return  # "If Ann has the cat, Ben | is not" has lost what he is not
    if _says(piece) & _DOES and _says(clause) & COPULAS and not _says(clause) & verb_forms():
        return  # "Ann is older than Ben, but Cleo | does not"
    if _other_time(clause, piece):
        return
    negative = any(t.type in _DENYING for t in clause)
    if kinds in (["NEITHER", "ITEM", "END"], ["NOR", "ITEM", "END"]):
        if negative and lows[1][:1] and lows[1][0] in _AUXILIARIES and _only_named(piece[1].gap[1:], support):
            yield _said_of(clause, about, replace(piece[1], gap=piece[1].gap[1:]), piece[2].gap, support, denies=True)
    elif kinds == ["NEITHER", "ITEM", "NOR", "ITEM", "END"] and not negative and not piece[0].gap and not piece[2].gap:
        if len(lows[4]) == 1 and lows[4][0] in _AUXILIARIES and _bare(piece[1].gap) and _bare(piece[3].gap):
            said = _said_of(clause, about, piece[3], (), support, denies=False)[0]
            yield (*piece[:3], *said), False  # "but neither Ann nor Ben | did"
    elif kinds in (["ITEM", "NOT", "END"], ["ITEM", "NOT", "EITHER", "END"]):
        if not lows[1] or lows[1][-1] not in _AUXILIARIES or lows[2] or (kinds[2] == "EITHER" and not negative):
            return
        yield _said_of(clause, about, piece[0], piece[1].gap[:-1], support, denies=True)
    elif kinds == ["ITEM", "END"] and not negative:
        named = _only_named(piece[0].gap[2:], support)
        if lows[0][:1] == ["so"] and lows[0][1:2] and lows[0][1] in _AUXILIARIES and named:
            yield _said_of(clause, about, replace(piece[0], gap=piece[0].gap[2:]), piece[1].gap, support, denies=False)
        elif len(lows[1]) > 1 and lows[1][-1] in _TOO and lows[1][-2] in _AUXILIARIES:
            yield _said_of(clause, about, piece[0], piece[1].gap[:-2], support, denies=False)
    elif kinds == ["ITEM", "END"] and lows[1][-1:] and lows[1][-1] in _AUXILIARIES:
        if (affirmed := _affirmed(clause, about, piece[0], piece[1].gap, support)) is not None:
            yield affirmed, True  # what is denied of the one is not denied of the other
        elif (true_of := _true_of_another(clause, about, piece[0], piece[1].gap, support)) is not None:
            yield true_of, False
    elif kinds in (["ITEM", "ITEM", "END"], ["ITEM", "_COMMA", "ITEM", "END"]):
        if about == 1 and clause[1].type == "EITHER" and len(clause) > 3:  # "wears either red or blue, and Ben | green"
            clause = (clause[0], replace(clause[2], gap=(*clause[1].gap, *clause[2].gap)), clause[-1])
        if (gapped := _gapped(clause, about, *_with_its_noun(piece, support), support)) is not None:
            yield gapped, False


#: who, and what
_FACT = ("ITEM", "ITEM")


def does_too(clause: Tokens, piece: Tokens) -> Tokens:
    """ "Ann wears red unless | Ben does": does, too; other pieces, and those of another time, as they are."""
    *before, end = piece
    if [t.type for t in piece] != ["ITEM", "END"] or not end.gap or end.gap[-1].low not in _AUXILIARIES:
        return piece
    if sum(t.type == "ITEM" for t in clause) > len(_FACT):
        return piece  # "Ben, who plays the harp, has plums unless Ann does": does what?
    said = _says(clause) & (verb_forms() | COPULAS)
    now = any(finite(low) and low.endswith("s") and low != "was" for low in said) or "are" in said
    then = not now and any(finite(low) for low in said)
    if _TENSES.get(end.gap[-1].low, "") == ("then" if now else "now" if then else "-"):
        return piece
    return (*before, replace(end, gap=(*end.gap, end.gap[-1].instead("too"))))


def _other_time(clause: Tokens, piece: Tokens) -> bool:
    """ "The pie isn't Ann's, but | the stew was", "Ann doesn't own it, but Ben did": what was is not what is."""
    said, again = _says(clause), _says(piece)
    ways = ((one, other) for pair in _OTHER_TENSES for one, other in (pair, pair[::-1]))
    return any(said & now and again & then and not said & then for now, then in ways)


def _says(clause: Tokens) -> set[str]:
    """The words of a clause beside its items."""
    return {w.low for t in clause for w in t.gap}


def _only_named(gap: tuple[Word, ...], support: Support) -> bool:
    """Whether the words before an item only describe it: not "nor did | the cook own the | ham", "nor is | her hat | red".

    Nor "neither is | on stool | 3", which is no name of anybody.
    """
    described = "".join(support.letter(w) for w in gap).partition("w")[0]
    return not described.startswith("p") and not set(described) & set("av") and not any(w.low in _OWNING for w in gap[:1])


def instead(clause: Tokens, at: int, other: Token) -> Tokens | None:
    """The clause with another item of the same category in the place of one: "Ann, not Ben, wears red"."""
    if clause[at].type != "ITEM" or not _alike(clause[at], other):
        return None
    gap = other.gap if _bare(other.gap) and at == 0 else clause[at].gap
    return (*clause[:at], replace(other, gap=gap), *clause[at + 1 :])


def of_another(clause: Tokens, other: Token, tail: tuple[Word, ...], support: Support) -> Tokens | None:
    """The clause about somebody else: "the guest in | red | sang" of "Ben | 's"; None where the two are not alike.

    Nor where the other is like what is said: "the dog | is with | Ann, unlike | Ben".
    """
    about = _predicate_at(clause, support)
    if about is None or any(_alike(t, other) for t in clause[about:] if t.type == "ITEM"):
        return None
    if about != 1 or not (_alike(clause[0], other) or _two_people(clause, other, about, tail, support)):
        return None
    return _said_of(clause, about, other, tail, support, denies=False)[0]


def _predicate_at(clause: Tokens, support: Support) -> int | None:
    """The index of the token before which the predicate begins; None where the clause does not begin with its subject."""
    for i, token in enumerate(clause):
        if token.type in ("NEITHER", "NOR", "AND", "_COMMA", "BOTH") and i + 1 < len(clause) and not token.gap:
            continue
        if token.type != "ITEM":
            return i if i else None
        if i and is_predicate(token.gap, support):
            return i
    return None


def _said_of(
    clause: Tokens, about: int, subject: Token, tail: tuple[Word, ...], support: Support, *, denies: bool
) -> Echo:
    """The predicate of the clause, said of somebody else; `tail` are the words after that somebody ("Hal | 's | is not")."""
    first = clause[about]
    verb = next((i for i in range(len(first.gap)) if support.letter(first.gap[i]) in "av"), 0)
    predicate = (replace(first, gap=(*tail, *first.gap[verb:])), *clause[about + 1 :])
    already = any(t.type in _DENYING for t in predicate)
    return (subject, *predicate), denies and not already


def _affirmed(
    clause: Tokens, about: int, subject: Token, said: tuple[Word, ...], support: Support
) -> Tokens | None:
    """ "Ann doesn't wear red; | Ben does", "the cat isn't Ann's; the dog is": what is denied of the one holds of the other."""
    kinds = [t.type for t in clause]
    if about != 1 or kinds[1] != "NOT" or _DENYING & set(kinds[2:]) or _at_another_time(clause[1].gap, said):
        return None
    if _alike(clause[0], subject):
        if any(support.letter(w) not in "djnoh" for w in subject.gap):
            return None  # "didn't make the jug, | as Ben did": what did Ben do?
    else:
        done = _does(clause[1].gap) and _does(said)
        so = _is(clause[1].gap) and _is(said) and _foreign(clause[2:], subject)
        people = _somebody(clause[0], support) and _somebody(subject, support)
        if not people or not (done or so or _is_somebody(clause, said, support)):
            return None
    return _said_of(clause, about, subject, said[:-1], support, denies=False)[0]


def _true_of_another(
    clause: Tokens, about: int, subject: Token, said: tuple[Word, ...], support: Support
) -> Tokens | None:
    """ "Neither Ann nor Ben is the vet, | but Cleo is": what is denied of the two holds of her."""
    named = [t for t in clause[:about] if t.type == "ITEM"]
    if clause[0].type != "NEITHER" or len(named) < 2 or _DENYING & {t.type for t in clause[about:]}:
        return None
    first = clause[about].gap
    done = bool(first) and first[0].low not in COPULAS and _does(said)
    if not ((_is(first[:1]) and _is(said)) or done) or _at_another_time(first[:1], said):
        return None
    if not _foreign(clause[about:], subject) or not all(_somebody(t, support) for t in (*named, subject)):
        return None
    return _said_of(clause, about, subject, said[:-1], support, denies=False)[0]


def _is(gap: tuple[Word, ...]) -> bool:
    return bool(gap) and gap[-1].low in COPULAS


def _at_another_time(first: tuple[Word, ...], said: tuple[Word, ...]) -> bool:
    """ "Is not the vet, | but Ann | was": of another time."""
    times = [_TENSES.get(gap[-1].low, "") if gap else "" for gap in (first, said)]
    return "" not in times and times[0] != times[1]


def _foreign(predicate: Tokens, subject: Token) -> bool:
    """Whether nothing is named that may stand in the place of the subject: "the vet is not Ann, | but Ben | is" the vet."""
    return not any(_alike(t, subject) for t in predicate if t.type == "ITEM")


def _is_somebody(clause: Tokens, said: tuple[Word, ...], support: Support) -> bool:
    """ "Ann isn't the cook; the owner of the red | boat | is": who is the one that is not Ann; of nothing but that."""
    plain = [t.type for t in clause] == ["ITEM", "NOT", "ITEM", "END"] and not clause[3].gap and len(said) < 3
    noun = plain and all(support.letter(w) in "no" for w in said[:-1])
    copulas = noun and len(clause[1].gap) == 1 and clause[1].gap[0].low == said[-1].low in COPULAS
    return copulas and [w.low for w in clause[2].gap] in (["the"], ["a"], ["an"]) and _somebody(clause[2], support)


def _does(gap: tuple[Word, ...]) -> bool:
    """ "Did | not": of a deed, not of what somebody is."""
    return bool(gap) and gap[-1].low in ("did", "does", "do")


def _two_people(clause: Tokens, other: Token, about: int, tail: tuple[Word, ...], support: Support) -> bool:
    """ "Ann" or "the guest from | Rome" and "the | dentist" or "the | oboe | player"."""
    verb = next((i for i, w in enumerate(clause[about].gap) if support.letter(w) in "av"), 0)
    told = ((clause[0], clause[about].gap[:verb]), (other, tail))
    return all(_somebody(one, support) or (_bare(one.gap) and is_person((*one.words, *after)[-1].low)) for one, after in told)


def _somebody(token: Token, support: Support) -> bool:
    """ "Ann", "the guest from | Rome", "the owner of the | cat": a person, by name or by a noun of persons."""
    if not isinstance(token.reference, Choice):
        return False
    if _bare(token.gap):
        return all(support.people(item.category) for item in token.reference.items)
    described = _DESCRIBED.fullmatch("".join(support.letter(w) for w in token.gap))
    if described is None:
        return False
    head = token.gap[described.end(1) - 1].low
    return head in ("one", "person", "man", "woman") or head in word_table("people") or personal(head)


def _with_its_noun(piece: Tokens, support: Support) -> tuple[Tokens, tuple[Word, ...]]:
    """A gapped piece without the noun of its subject, and that noun: "the plum | eater | the least"."""
    gap = piece[1].gap
    noun = gap[:1] if gap and piece[0].gap and support.letter(gap[0]) in "hno" else ()
    return (piece[0], replace(piece[1], gap=gap[len(noun) :]), *piece[2:]), noun


def _gapped(clause: Tokens, about: int, piece: Tokens, noun: tuple[Word, ...], support: Support) -> Tokens | None:
    """ "Ann wears red, | Ben blue": the verb of the first holds of the second; `noun` is that of the second's subject."""
    subject, thing, end = piece[0], piece[-2], piece[-1]
    tail = piece[-2 if len(piece) == 3 else 1]
    first = clause[about]
    after = clause[about + 1 :]
    plain = all(t.type in ("ITEM", "OR", "AND", "_COMMA", "END", "EITHER") for t in after)
    if first.type != "ITEM" or about != 1 or not plain or not _alike(first, thing) or not _bare(subject.gap):
        return None
    said = {w.low for w in first.gap} | DETERMINERS | _ONE
    owner = [w.low for w in tail.gap if w.low in ("'s", "'")]
    if any(w.low not in said for w in (*thing.gap, *tail.gap)) or (owner and "'s" not in {w.low for w in first.gap}):
        return None
    if any(w.low not in _ONE for w in end.gap) and [w.low for w in end.gap] != [w.low for w in after[-1].gap]:
        return None
    last = () if end.gap and end.gap[0].low in ("one", "ones") else end.gap
    verb = next((i for i, w in enumerate(first.gap) if support.letter(w) in "av"), 0)
    said_of_it = (*noun, *first.gap[verb:]) if noun or verb else first.gap
    return (subject, replace(thing, gap=said_of_it), replace(end, gap=last))


def _bare(gap: tuple[Word, ...]) -> bool:
    return all(w.low in DETERMINERS for w in gap)


def _alike(one: Token, other: Token) -> bool:
    """Whether two tokens may name things of one category: labels of one, or places."""
    a, b = one.reference, other.reference
    if isinstance(a, Choice) and isinstance(b, Choice):
        return bool({i.category for i in a.items} & {i.category for i in b.items})
    if isinstance(a, Superlative) and isinstance(b, Superlative):
        return True
    return isinstance(a, Place | Choice) and isinstance(b, Place | Choice) and (isinstance(a, Place) or isinstance(b, Place))
