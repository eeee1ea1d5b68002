"""Wordings that say the same as a plainer one: tokens in, tokens of the plainer sentence out, before a clause is read.

No word is lost on the way: what licensed a verb or a noun in the sentence as it was written licenses it afterwards.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite, key, stems, third_person
from nlpuzzle.understanding.sentences.amounts_of import amounts_owned
from nlpuzzle.understanding.sentences.doings import without_doings
from nlpuzzle.understanding.sentences.having import has_beside
from nlpuzzle.understanding.sentences.holders import beside_the_holder
from nlpuzzle.understanding.sentences.marked import marks_given
from nlpuzzle.understanding.sentences.of_them_all import without_the_whole
from nlpuzzle.understanding.sentences.own_things import of_his_own
from nlpuzzle.understanding.sentences.settings import without_settings
from nlpuzzle.understanding.sentences.shared_nouns import that_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_classes import is_predicate
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Pronoun, Token
from nlpuzzle.understanding.words.headings import heading
from nlpuzzle.understanding.words.lines import in_turn, line
from nlpuzzle.understanding.words.vocabulary import closed, personal, verb_forms

__all__ = ["plainer", "related_afterwards", "without_setting"]

Tokens = tuple[Token, ...]

#: how a description of a place begins that is told by another: "next to the hut", "two doors left of"
_RELATING = frozenset({"DIR", "NEXT", "DIRECTLY", "EXACTLY"})
_PLACED = frozenset({"in", "at", "on"})
_FROM_THERE = _PLACED | {"from"}
_BESIDE = frozenset({"DIR", "NEXT"})
#: what may stand before a direction: "exactly two days after"
_DEGREES = frozenset({"NUM", "EXACTLY", "DIRECTLY", "HEDGE", "ATLEAST", "ATMOST"})
#: a race before or after the one that the puzzle is about
_OTHER_TIMES = word_class("other-times")
#: who likes a thing best has it, where each likes another
_LIKING = frozenset(key(verb) for verb in ("like", "love", "enjoy", "prefer"))
_LIKED = _LIKING | {key(word) for word in ("favorite", "favourite", "preferred")}
_MOST = (("best",), ("most",), ("the", "most"), ("the", "best"), ("best", "of", "all"), ("most", "of", "all"))
_BEST = frozenset({"best", "most", "better", "more"})
_NEIGHBOURS = frozenset({"neighbor", "neighbour"})


def plainer(tokens: Tokens, support: Support) -> Tokens:
    """The sentence in plainer words, where it is one of those known here."""
    tokens = without_settings(without_the_whole(that_of(tokens, support), support), support)
    tokens = amounts_owned(without_doings(tokens, support), support)
    tokens = _than_both(_next_and_on_that_side(_by_another(tokens, support), support))
    tokens = of_his_own(has_beside(_liked_best(tokens, support)), support)
    tokens = _by_neighbour(tokens, support)
    tokens = beside_the_holder(marks_given(_impersonal(tokens), support))
    tokens = related_afterwards(_placed_afterwards(tokens), support)
    return _without_stray_comma(tokens, support)


def _by_another(tokens: Tokens, support: Support) -> Tokens:
    """ "The dates were brought by someone other than | Ann", "A boat other than | Ann's won": it was not Ann."""
    kinds = [t.type for t in tokens]
    if "STOP" not in kinds:
        return tokens
    if sorted(kinds) != ["END", "ITEM", "ITEM", "STOP"] or kinds[0] not in ("ITEM", "STOP") or kinds[-2] != "ITEM":
        return tokens
    at = kinds.index("STOP")
    other = tokens[at]
    if other.value != "other" or tokens[at + 1].type != "ITEM" or tokens[at + 1].number is not None:
        return tokens
    lows = [w.low for w in other.gap]
    somebody = lows[-1:] and lows[-1] in ("someone", "somebody", "something")
    start = len(lows) - 1 if somebody else max((i for i, low in enumerate(lows) if low in ("a", "an")), default=-1)
    described = other.gap[start + 1 :]
    if start < 0 or (at == 0) != (start == 0) or any(support.letter(w) not in "jnoh" for w in described):
        return tokens
    if not somebody and not (described and (support.supported(described[-1]) or support.letter(described[-1]) == "h")):
        return tokens
    whom = replace(tokens[at + 1], gap=(*other.gap[:start], *tokens[at + 1].gap))
    return (Token("UNTRUE", "who", other.words), *tokens[:at], whom, *tokens[at + 2 :])


def _liked_best(tokens: Tokens, support: Support) -> Tokens:
    """ "Ann likes plums | best", "... better than anything else", where fruit is told by what each likes: she likes plums."""
    at = next((i for i, t in enumerate(tokens) if t.type == "ITEM" and t.gap and t.gap[-1].stem in _LIKING), None)
    if at is None or all(w.low not in _BEST for t in tokens[at + 1 :] for w in (*t.gap, *t.words)):
        return tokens
    if {"NOT", "NEITHER", "NOR", "NOBODY"} & {t.type for t in tokens} or not _favourite(tokens[at], support):
        return tokens
    following = tokens[at + 1]
    lows = tuple(w.low for w in following.gap)
    most = next((m for m in _MOST if lows[-len(m) :] == m), ())
    rest = following.gap[: len(lows) - len(most)]
    if most and all(support.letter(w) in "no" for w in rest):  # "likes egg | sandwiches best"
        return (*tokens[: at + 1], replace(following, gap=rest), *tokens[at + 2 :])
    if tuple(w.low for w in (*following.gap, *following.words)) in _MOST and not tokens[at + 2].gap:
        return (*tokens[: at + 1], *tokens[at + 2 :])
    better = [t.type for t in tokens[at + 1 : at + 3]] == ["COMP", "THAN"] and following.words[0].low in ("better", "more")
    if better and not following.gap and [w.low for w in tokens[at + 3].gap] in (["anything"], ["anything", "else"]):
        return (*tokens[: at + 1], replace(tokens[at + 3], gap=()), *tokens[at + 4 :])
    return tokens


def _favourite(token: Token, support: Support) -> bool:
    """Whether an item is one of what each likes: "Favourite fruit: ..."."""
    named = token.reference.items if isinstance(token.reference, Choice) else ()
    categories = [support.frame.by_name[name] for name in {item.category for item in named}]
    return bool(named) and all(stems(f"{c.name} {c.description}") & _LIKED for c in categories)


def _next_and_on_that_side(tokens: Tokens, support: Support) -> Tokens:
    """ "Is next to, and on the left of,": directly left of."""
    kinds = [t.type for t in tokens]
    for at, kind in enumerate(kinds if "NEXT" in kinds else ()):
        if kind == "NEXT" and (of_it := _and_on_its_side(tokens, at, support)) is not None:
            return of_it
        end = at + 1 + (kinds[at + 1 : at + 2] == ["_COMMA"])
        if kind != "NEXT" or kinds[end : end + 2] != ["AND", "DIR"] or any(t.gap for t in tokens[at + 1 : end + 2]):
            continue
        side = tokens[end + 1]
        if side.value not in ("left", "right"):
            continue
        after = end + 2 + (kinds[end + 2 : end + 3] == ["_COMMA"])
        whole = replace(side, value=f"{side.value}:direct", gap=tokens[at].gap)
        return (*tokens[:at], whole, *tokens[after:])
    return tokens


def _and_on_its_side(tokens: Tokens, at: int, support: Support) -> Tokens | None:
    """ "Is next to | Ann and (directly) to the left of | her,": directly left of Ann; nobody is to the left of himself."""
    kinds = [t.type for t in tokens]
    rest = at + 2
    while rest < min(at + 5, len(kinds) - 2) and kinds[rest] in _BETWEEN and not (rest > at + 2 and tokens[rest].gap):
        rest += 1
    if kinds[at + 1] != "ITEM" or rest == at + 2 or kinds[rest : rest + 2] != ["DIR", "ITEM"] or tokens[rest].gap:
        return None
    side, again, after = tokens[rest], tokens[rest + 1].reference, tokens[rest + 2]
    way = side.value.partition(":")[0]
    if not isinstance(again, Pronoun) or again.word not in _BACK or tokens[rest + 1].gap:
        return None
    if way not in ("left", "right") or after.gap or isinstance(tokens[at + 1].reference, Pronoun):
        return None
    if _DENYING & {*kinds[:at]} or again.word in (("it", "its") if support.people_in(tokens[at + 1]) else _OF_PEOPLE):
        return None
    whole = replace(side, value=f"{way}:direct", gap=tokens[at].gap)
    return (*tokens[:at], whole, tokens[at + 1], replace(after, gap=tokens[at + 2].gap), *tokens[rest + 3 :])


#: what a comparison goes back to, where the first one names it
_BACK = frozenset({"it", "its", "her", "him", "his", "them", "their"})
_BETWEEN = frozenset({"_COMMA", "AND", "DIRECTLY"})
_OF_PEOPLE = frozenset({"her", "him", "his"})
_DENYING = frozenset({"NOT", "NEITHER", "NOR", "NOBODY", "NUMBER"})


def _than_both(tokens: Tokens) -> Tokens:
    """ "Older than either Ann or Ben": than both. Where it is denied, it stays as it is."""
    kinds = [t.type for t in tokens]
    if "EITHER" not in kinds:
        return tokens
    at = next((i for i in range(len(kinds)) if kinds[i : i + 5] == ["THAN", "EITHER", "ITEM", "OR", "ITEM"]), None)
    if at is None or {"NOT", "NEITHER", "NOR"} & set(kinds[:at]) or tokens[at + 1].gap:
        return tokens
    both = replace(tokens[at + 3], type="AND")
    return (*tokens[: at + 1], tokens[at + 2], both, *tokens[at + 4 :])


def _by_neighbour(tokens: Tokens, support: Support) -> Tokens:
    """ "Ann's neighbour | drives the Fiat": who drives it is next to Ann. What the neighbour does not do says less."""
    if [t.type for t in tokens] != ["ITEM", "ITEM", "END"] or all(w.low not in _NEIGHBOURS for w in tokens[1].gap):
        return tokens
    row = line(support.frame)
    if row is None or in_turn(row) or heading(row, "top") == 1:
        return tokens
    whose, what, end = tokens
    owner = next((i for i, w in enumerate(what.gap) if w.low in ("'s", "'")), 0)
    gap = what.gap[owner:]
    if len(gap) < 3 or gap[0].low not in ("'s", "'") or gap[1].low not in _NEIGHBOURS or isinstance(whose.reference, Pronoun):
        return tokens
    if not all(personal(w.low) for w in what.gap[:owner]):
        return tokens
    verb = gap[2]
    if closed().get(verb.low) != "a" and not (verb.low in verb_forms() and finite(verb.low)):
        return tokens
    one = (gap[1].instead("the"), gap[1].instead("one"), gap[1].instead("who"), *gap[2:])
    beside = Token("NEXT", "", gap[1:2], (*end.gap, verb.instead("is")))
    return (replace(what, gap=one), beside, whose, replace(end, gap=what.gap[:owner]))


def without_setting(tokens: Tokens) -> Tokens:
    """ "In a boat race, | Ann beat Ben", where the puzzle begins so: it tells where all of it happens."""
    first = tokens[0]
    lows = [w.low for w in first.gap]
    begins = first.type == "_COMMA" and len(tokens) > 2 and lows[:2] in (["in", "a"], ["at", "a"], ["in", "an"], ["at", "an"])
    if not begins or not 3 <= len(lows) <= 5 or lows[-1] not in word_table("settings"):
        return tokens
    return tokens if any(closed().get(low) is not None or low in _OTHER_TIMES for low in lows[2:]) else tokens[1:]


def _impersonal(tokens: Tokens) -> Tokens:
    """ "They keep geese in the red hut", "In the hut next to the red one, they keep geese": whoever is there does."""
    at = next((i for i, t in enumerate(tokens) if _they(t)), None)
    if at is None or at + 2 >= len(tokens) or any(w.low != "one" for w in tokens[at].gap):
        return tokens
    done = _done_by_one(tokens[at + 1])
    if done is None:
        return tokens
    if at == 0:
        rest = tokens[2:]
        if rest[0].type not in {*_RELATING, "ITEM"} or not rest[0].gap or rest[0].gap[0].low not in _PLACED:
            return tokens
        return (done, replace(rest[0], gap=(rest[0].gap[0].instead("is"), *rest[0].gap)), *rest[1:])
    before = tokens[: at - 1] if tokens[at - 1].type == "_COMMA" else tokens[:at]
    if not before or tokens[0].type not in _RELATING or not tokens[0].gap or tokens[0].gap[0].low not in _PLACED:
        return tokens
    if [t.type for t in tokens[at + 2 :]] != ["END"] or any(t.type not in {*_RELATING, "ITEM"} for t in before):
        return tokens
    tail = tokens[at - 1].gap if tokens[at - 1].type == "_COMMA" else tokens[at].gap
    placed = replace(before[0], gap=(before[0].gap[0].instead("is"), *before[0].gap))
    return (done, _after(tokens[-1], placed), *before[1:], replace(tokens[-1], gap=tail))


def _after(end: Token, placed: Token) -> Token:
    """What stood at the end of the sentence now stands before the place: "keeps geese | there is in the hut"."""
    return replace(placed, gap=(*end.gap, *placed.gap))


def _placed_afterwards(tokens: Tokens) -> Tokens:
    """ "The Finn lives in the red house, | in the middle": the place is told of the same house."""
    if [t.type for t in tokens[-3:]] != ["_COMMA", "ITEM", "END"] or len(tokens) < 5 or tokens[-4].type != "ITEM":
        return tokens
    comma, place, end = tokens[-3:]
    if not isinstance(place.reference, Place) or not place.gap or place.gap[0].low not in _PLACED:
        return tokens
    if not comma.gap or comma.gap[-1].low not in word_table("places"):
        return tokens
    if any(t.type not in ("ITEM",) for t in tokens[:-3]):
        return tokens
    return (*tokens[:-3], replace(place, gap=(*comma.gap, *place.gap)), end)


def related_afterwards(tokens: Tokens, support: Support) -> Tokens:
    """ "Ann sings the hymn | two days after Ben", "Ann is in the barn, | the day after Ben": a fact, and where it stands.

    So "Ann sells eels | next to Ben", "Ann keeps goats | on the farm to the left of Ben's".
    """
    at = next((i for i, t in enumerate(tokens) if t.type != "ITEM"), 0)
    if at < 2 or all(t.type not in _BESIDE for t in tokens):
        return tokens
    if not is_predicate(tokens[at - 1].gap, support) or any(is_predicate(t.gap, support) for t in tokens[1 : at - 1]):
        return tokens
    comma = tokens[at].type == "_COMMA"
    start = at + comma
    kinds = [t.type for t in tokens[start:]]
    direction = next((i for i, kind in enumerate(kinds) if kind in _BESIDE), len(kinds))
    if set(kinds[:direction]) - _DEGREES or set(kinds[direction + 1 : -1]) != {"ITEM"} or kinds[-1] != "END":
        return tokens
    first = tokens[start]
    spoken = "".join(support.letter(w) for w in first.gap)
    stepped = len(first.gap) > 1 and first.gap[-2].low == "the"  # "the day | after"
    placed = re.fullmatch(r"[no]?pd[no]", spoken) and first.gap[-3].low in _FROM_THERE
    beside = tokens[start + direction : start + direction + 2]
    sideways = (beside[0].type == "NEXT" or beside[0].value in ("left", "right")) and beside[1].words
    close = kinds[0] in _DEGREES - {"HEDGE"} or stepped or placed or sideways
    if not (comma or close) or (re.search(r"[^djno]", spoken) and not placed):
        return tokens
    if any(is_predicate(t.gap, support) for t in tokens[start + direction + 1 : -1]):
        return tokens
    tail = 0 if comma else re.match(r"[jno]*", spoken).end()  # type: ignore[union-attr]
    like = first.gap[0] if first.gap else first.words[0]
    joint = Token("AND", "", (like.instead("and"),), (*tokens[at].gap, *first.gap[:tail]) if comma else first.gap[:tail])
    return (*tokens[:at], joint, replace(first, gap=(like.instead("is"), *first.gap[tail:])), *tokens[start + 1 :])


def _they(token: Token) -> bool:
    return isinstance(token.reference, Pronoun) and token.reference.word == "they"


def _done_by_one(token: Token) -> Token | None:
    """ "(They) keep | geese" as "the one who keeps | geese"; None where no verb comes first."""
    if token.type != "ITEM" or not token.gap or token.gap[0].low not in verb_forms():
        return None
    verb = token.gap[0]
    the_one_who = (verb.instead("the"), verb.instead("one"), verb.instead("who"))
    return replace(token, gap=(*the_one_who, verb.instead(third_person(verb.low)), *token.gap[1:]))


def _without_stray_comma(tokens: Tokens, support: Support) -> Tokens:
    """ "The Finn, | drinks tea", "The one in red, | is older than Ann": no comma parts a subject from its verb."""
    at = next((i for i, t in enumerate(tokens) if t.type == "_COMMA"), None)
    if at is None or at == 0 or at + 1 >= len(tokens) or any(t.type == "_COMMA" for t in tokens[at + 1 :]):
        return tokens
    subject, following = tokens[:at], tokens[at + 1]
    if any(t.type != "ITEM" for t in subject) or any(is_predicate(t.gap, support) for t in subject[1:]):
        return tokens
    if not following.gap or not _begins_verb(following.gap[0], support) or _has_verb(tokens[at].gap, support):
        return tokens
    return (*subject, replace(following, gap=(*tokens[at].gap, *following.gap)), *tokens[at + 2 :])


def _begins_verb(word: Word, support: Support) -> bool:
    letter = support.letter(word)
    return letter == "a" or (letter in "vo" and word.low in verb_forms() and finite(word.low))


def _has_verb(gap: Sequence[Word], support: Support) -> bool:
    return any(_begins_verb(word, support) for word in gap)
