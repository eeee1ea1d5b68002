""" "Olaf met the stew lover", "Ann and the dentist play golf": two people, and nothing else that the puzzle asks about.

Read only where the whole sentence is such a one, word for word: two or more people, each with an article or a proper name,
and a verb of dealing (tables/dealings.txt) between them, or a pastime or an acquaintance that they share. Each pair is given
back as the clause "Ann is not the dentist", which is then read and judged like any other.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, finite, forms, split
from nlpuzzle.rules import Item
from nlpuzzle.understanding.sentences.acquainted import relatives, said_of_both
from nlpuzzle.understanding.sentences.among_others import among_others, denied
from nlpuzzle.understanding.sentences.done_for import done_for, given_him, gives
from nlpuzzle.understanding.sentences.often import without_times
from nlpuzzle.understanding.soundness.mentioned import told_by
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, personal

__all__ = ["company", "implied_differences", "of_a_category", "person", "set_apart"]

Tokens = tuple[Token, ...]
Words = tuple[Word, ...]

#: "had dinner with", "shared a taxi with", "plays chess against"
_HAVING = word_set("have has had having")
_SHARING = _HAVING | word_set("share shares shared sharing play plays played playing")
#: "bought a vase from", "lent his ladder to"
_HANDING = word_set("bought borrowed borrows buys gave gives got inherited lends lent rented rents sells sold")
_MEALS = word_class("occasions-for-two")
_AUXILIARIES = word_set("just has have had is are was were been being will")
_OFTEN = word_set("always frequently often regularly sometimes usually")
_BE = word_set("is are was were been being")
#: "sat opposite" is a place where the puzzle has places
_PLACED = frozenset({("across", "from"), ("opposite",)})
_ACQUAINTED = word_class("acquainted")
_SEATED = word_class("seated")
_OPPOSITE = (("across", "from"), ("opposite",), ("facing",), ("beside",))
#: with which a sentence may say that two descriptions are of one
_NAMING = word_set("name title nickname label word term description identity role one person alias")
_RECIPROCAL = word_set("meet met")
_OWN = word_class("of-oneself")
_OTHER_NAMES = word_set("alias codename nickname pseudonym surname")
#: what people do for pleasure; with an object or without
_PASTIMES = word_class("pastimes")
_ONE_S_PASTIMES = word_set("plays likes loves enjoys watches dances sings swims skis")


def implied_differences(tokens: Tokens, support: Support) -> Iterator[Tokens]:
    """The clauses "X is not Y" that a sentence implies, one for each pair of different categories; none where it is no such."""
    tokens = without_times(tokens, support)
    if (among := among_others(tokens)) is not None:
        yield among
        return
    people = [c for c in support.frame if support.people(c.name) and singular(split(c.name)[-1].low) not in _OWN]
    kinds = [t.type for t in tokens]
    if len(people) > 1:
        return
    if kinds == ["NEITHER", "ITEM", "NOR", "ITEM", "END"]:
        yield from _side_by_side(tokens[1:], support, _ONE_S_PASTIMES)
    elif kinds[:2] == ["ITEM", "ITEM"]:
        yield from _dealing([(tokens[0], ())], tokens[1:], support)
        yield from _relatives(tokens, support)
        yield from _around_a_table(tokens, support)
    elif kinds[:2] == ["ITEM", "NEXT"]:
        yield from _around_a_table(tokens, support)
    elif kinds[:1] == ["ITEM"]:
        yield from _side_by_side(tokens, support, _PASTIMES)
        several = company(tokens, support=support)
        if several is not None and len(several[0]) > 1 and several[1][0].type == "ITEM":
            yield from _dealing(several[0], several[1], support)


def _dealing(doers: list[tuple[Token, Words]], tokens: Tokens, support: Support) -> Iterator[Tokens]:
    """ "The steak lover | has met Ann", "The cook | had lunch with Ann, the stew lover and the judge"."""
    second = tokens[0]
    for at, word in enumerate(second.gap):
        after = next((at + 1 + n for n in _dealt(second.gap[at:], support)), 0)
        generic = not after
        after = after or next((at + 1 + n for n in done_for(second.gap[at:], support, of_a_category)), 0)
        given = not after and gives(word)
        after = at + 1 if given else after
        if not after:
            continue
        whole = [word] if after < at + 3 else [w for w in second.gap[at + 1 : after] if closed().get(w.low) is None]
        if word.low not in _SHARING and any(support.supported(w) for w in whole):
            continue  # "Each visits a specialist"; but "went to school with"
        preposition = tuple(w.low for w in second.gap[at + 1 : after])
        start = at
        while start and second.gap[start - 1].low in _AUXILIARIES | _OFTEN:
            start -= 1
        helped = any(w.low in _BE for w in second.gap[start:at])
        if helped and not (word.low.endswith("ing") or preposition in (("by",), ("to",))):
            continue  # "is known the baker"
        if not helped and preposition in (("by",), ("to",)):
            continue  # "hired by the baker" tells which one
        if preposition in _PLACED and any(c.anchor or c.dimension == "position" for c in support.frame):
            continue
        others = company((replace(second, gap=second.gap[after:]), *tokens[1:]), support=support)
        if others is None or [t.type for t in others[1]] != ["END"]:
            continue
        if (given or others[1][0].gap) and not (given and given_him(others[1][0].gap, support, of_a_category)):
            continue
        people = [*doers[:-1], (doers[-1][0], (*doers[-1][1], *second.gap[:start])), *others[0]]
        if generic and not (_by_trades(support) and all(_one_of_them(token) for token, _ in people)):
            continue  # "the judge who loves the fig gave Ann a kiss"; "Magpie drove home with Cleo"
        found = [person(token, token.gap, tail, support) for token, tail in people]
        some = len(doers)
        if None not in found[:some] and set_apart(doers, found[:some]) and set_apart(others[0], found[some:]):
            yield from _each_two(people, found)


def _relatives(tokens: Tokens, support: Support) -> Iterator[Tokens]:
    """ "Ann is married to the baker's sister": nobody marries his own."""
    people = relatives(tokens, support)
    if people is not None:
        yield from _each_two(people, [person(token, token.gap, tail, support) for token, tail in people])


def _dealt(words: Words, support: Support) -> Iterator[int]:
    """How many words belong to a verb of dealing with somebody, after the verb itself: "met", "had lunch with"."""
    lows = [w.low for w in words]
    for preposition in sorted(_dealings().get(lows[0], ()), key=len, reverse=True):  # "married | to" before "married"
        if tuple(lows[1 : 1 + len(preposition)]) == preposition:
            yield len(preposition)
    end = next((i for i, low in enumerate(lows[:5]) if low in ("with", "against")), 0)
    handed = lows[0] in _HANDING and next((i for i, low in enumerate(lows[:5]) if low in ("from", "to")), 0)
    if handed and len(given := [w for w in words[1:handed] if closed().get(w.low) not in ("d", "j")]) == 1:
        if not support.supported(given[0]) and not of_a_category(given[0].low, support):
            yield handed
    shared = [w for w in words[1:end] if closed().get(w.low) not in ("d", "j")]
    if lows[0] in _SHARING and len(shared) == 1 and singular(shared[0].low) in (_MEALS if lows[0] in _HAVING else _objects()):
        if not support.supported(shared[0]) and not of_a_category(shared[0].low, support):
            yield end


def _each_two(people: Sequence[tuple[Token, Words]], found: Sequence[Item | None]) -> Iterator[Tokens]:
    """ "X is not Y" for each two people of different categories."""
    for (one, a), (other, b) in combinations(zip(people, found, strict=True), 2):
        if a and b and a.category != b.category:
            yield denied(one[0], one[1], other[0], other[1])


def _around_a_table(tokens: Tokens, support: Support) -> Iterator[Tokens]:
    """ "Ann sat next to the stew lover and across from the cook": three people, where the puzzle has no places."""
    if any(c.anchor or c.ordered or c.dimension == "position" for c in support.frame):
        return
    found: list[tuple[Token, Words]] = [(tokens[0], ())]
    seated, following = False, tokens[0]
    at = 1
    while at < len(tokens) - 1:
        gap, beside = tokens[at].gap, tokens[at].type == "NEXT"
        if at == 1:
            verb = next((i for i, w in enumerate(gap) if w.low in _SEATED), len(gap))
            seated = verb < len(gap) and all(w.low in _AUXILIARIES for w in gap[:verb])
            gap = gap[verb + 1 :]
        at += beside
        if beside and gap:
            return
        where = () if beside else next((w for w in _OPPOSITE if tuple(x.low for x in gap[: len(w)]) == w), None)
        if where is None or at >= len(tokens) - 1 or tokens[at].type != "ITEM":
            return
        other = tokens[at] if beside else replace(tokens[at], gap=gap[len(where) :])
        following = tokens[at + 1]
        after = following.gap[: 1 if following.gap and personal(following.gap[0].low) else 0]
        found.append((other, after))
        if following.gap != after or following.type not in ("AND", "END"):
            return
        if following.type == "AND" and at + 2 == len(tokens) - 1:
            return  # "and across from the | piter"
        at += 2 if following.type == "AND" else 1
    people = [person(token, token.gap, after, support) for token, after in found]
    if not seated or None in people or following.type != "END":
        return
    yield from _each_two(found, people)


def company(
    tokens: Tokens, joint: str = "AND", support: Support | None = None
) -> tuple[list[tuple[Token, Words]], Tokens] | None:
    """The people that a sentence begins with, "Ann, Olaf and the steak lover", each with what follows its label, and the rest.

    None where it begins with anything else, or where a comma may make two of them one ("Ann, the baker, and Olaf").
    """
    found: list[tuple[Token, Words]] = []
    at, joints = 0, list[tuple[str, ...]]()
    while True:
        if at >= len(tokens) - 1 or tokens[at].type != "ITEM":
            return None
        following = tokens[at + 1]
        lows = [w.low for w in following.gap[:2]]
        fellow = bool(lows) and (personal(lows[0]) or (support is not None and _called(following.gap[0], support)))
        fellow = fellow or (support is not None and _named_so(tokens[at], following.gap[:1], support))
        personally = 1 if fellow else 2 if lows == ["'s", "owner"] else 0
        found.append((tokens[at], following.gap[:personally]))
        end = at + 1
        while end < len(tokens) - 1 and tokens[end].type in ("_COMMA", joint):
            if len(tokens[end].gap) > (personally if end == at + 1 else 0):
                break
            end += 1
        if end == at + 1 or tokens[end].type != "ITEM":
            left = replace(following, gap=following.gap[personally:]) if personally else following
            rest = (left, *tokens[at + 2 :])
            break
        joints.append(tuple(t.type for t in tokens[at + 1 : end]))
        at = end
    if joints and (joints[-1] not in ((joint,), ("_COMMA", joint)) or any(j != ("_COMMA",) for j in joints[:-1])):
        return None
    return (found, rest) if len(joints) != 1 or joints[0] == (joint,) else None


def _side_by_side(tokens: Tokens, support: Support, pastimes: frozenset[str]) -> Iterator[Tokens]:
    """ "Ann, Olaf and the doctor met", "Neither Ann nor the pilot likes jazz"."""
    tokens = _with_the_same(tokens)
    several = company(tokens, "NOR" if pastimes is _ONE_S_PASTIMES else "AND", support)
    if several is None or len(several[0]) < 2:
        return
    people, rest = several
    everyone = [t.type for t in rest] == ["END"] and rest[0].gap[:1] != () and rest[0].gap[0].low == "all" and len(people) > 2
    mutual = pastimes is not _ONE_S_PASTIMES and said_of_both(rest, support)
    if not mutual and [t.type for t in rest] != ["END"]:
        return
    if not mutual and not _told_of_each(rest[0].gap, everyone, tokens, support, pastimes):
        return
    found = [person(token, token.gap, after, support) for token, after in people]
    if None in found or not (everyone or set_apart(people, found) or _in_one_list(tokens, people)):
        return
    yield from _each_two(people, found)


def _in_one_list(tokens: Tokens, people: Sequence[tuple[Token, Words]]) -> bool:
    """ "Ann, the baker and the cook met" are three, where no comma closes what would be told of Ann beside."""
    return len(people) > 2 and not any(a.type == "_COMMA" and b.type == "AND" for a, b in pairwise(tokens))


def _told_of_each(predicate: Words, everyone: bool, tokens: Tokens, support: Support, pastimes: frozenset[str]) -> bool:
    """ "Play golf", "all dropped a stitch", of both or all of them."""
    both = sum(t.type == "ITEM" for t in tokens) == 2 and any(t.value == "both" for t in tokens if t.type == "AND")
    done = predicate[1:] if everyone else predicate
    return _says_nothing(done, support, pastimes) or ((everyone or both) and _done_by_each(done, support))


def set_apart(people: Sequence[tuple[Token, Words]], found: Sequence[Item | None]) -> bool:
    """Whether a list names one person after the other: in "Ann, the baker, and Olaf" she may be the baker."""
    bare = [not token.gap for token, _ in people]
    kinds = [item.category if item else None for item in found]
    in_a_row = pairwise(zip(bare[:-1], kinds[:-1], strict=True))
    return None not in kinds and all(a == b or kind == other for (a, kind), (b, other) in in_a_row)


def _with_the_same(tokens: Tokens) -> Tokens:
    """ "Travelled in the | same | minibus": words like any others here."""
    *first, same, end = tokens
    if [w.low for w in same.words] != ["same"] or same.type == "ITEM" or end.type != "END":
        return tokens
    return (*first, replace(end, gap=(*same.gap, *same.words, *end.gap)))


def _shares(words: Words, support: Support) -> bool:
    """ "Travelled in the same minibus", "shared a pot of tea": of two, whoever they are, and nothing that the puzzle holds."""
    low = [w.low for w in words]
    at = low.index("same") if "same" in low else 0
    if at:
        does = low[0] in _BE if at > 2 else low[0] not in _BE
        does = does or (closed().get(low[0]) is None and not low[0].endswith("ing"))
        led = low[at - 1] == "the" and does and all(closed().get(w) in ("p", "r", "d", "t") for w in low[1:at])
    else:
        led = words[0].stem in verb_class("dividing") and low[1:2] in (["a"], ["an"], ["one"])
        at = 1
    thing = words[at + 1 :]
    plain = 0 < len(thing) <= 4 and closed().get(low[-1]) is None
    plain = plain and all(closed().get(w.low) in (None, "j") or w.low == "of" for w in thing)
    known = any(support.supported(w) or support.taken_by(w) for w in thing if w.low != "of")
    return led and plain and not known and not is_person(singular(low[-1])) and thing[-1].text.islower()


def _says_nothing(words: Words, support: Support, pastimes: frozenset[str]) -> bool:
    """Whether a predicate speaks of no category: "met", "are friends", "play golf"."""
    low = [w.low for w in words]
    if len(low) > 2 and _shares(words, support):
        return True
    if any(support.supported(w) or support.taken_by(w) for w in words if w.low not in _BE):
        return False
    if low in ([w] for w in _RECIPROCAL) or (len(low) == 2 and low[0] in ("are", "were") and low[1] in _ACQUAINTED):
        return True
    if not low or low[0] not in pastimes or len(low) > 2:
        return False
    return len(low) == 1 or (singular(low[1]) in _objects() and not of_a_category(low[1], support))


def _done_by_each(words: Words, support: Support) -> bool:
    """ "(Both) caught | a cold", "(all) dropped | a stitch": a deed that is nothing to the puzzle, no word of who they are."""
    if len(words) < 2 or closed().get(words[0].low) is not None or not finite(words[0].low):
        return False
    if any(support.supported(w) or support.taken_by(w) for w in words if closed().get(w.low) != "d"):
        return False
    object_ = words[-1].low
    plain = all(closed().get(w.low) in ("d", "j") for w in words[1:-1]) and closed().get(object_) is None
    named = is_person(singular(object_)) or singular(object_) in _NAMING or not words[-1].text.islower()
    return plain and not named and not of_a_category(object_, support)


def of_a_category(noun: str, support: Support) -> bool:
    """Whether a noun is a thing of the kind that a category holds: "jazz" where there is a category of music."""
    kinds = set(families(noun)) | set(families(singular(noun)))
    kinds.update(kind for kind in ("sport", "game", "hobby", "music") if kinds & {"sport", "game", "hobby"})
    names = {singular(w.low) for c in support.frame for w in split(f"{c.name} {c.description}")}
    held = {kind for c in support.frame for label in c.items for w in split(label) for kind in families(singular(w.low))}
    return bool(kinds & (names | held))


def person(token: Token, before: Words, after: Words, support: Support) -> Item | None:
    """The item of a noun phrase that is wholly "Ann", "the baker", "the steak lover" or "the guest who ate steak".

    None where it is another. Whether the description of a guest holds, the clause "... is not Ann" tells when it is read.
    """
    if not isinstance(token.reference, Choice) or len(token.reference.items) != 1 or token.number is not None:
        return None
    item = token.reference.items[0]
    category = support.frame.by_name[item.category]
    if category.ordered or category.given != "listed":
        return None
    articles = [w.low for w in before]
    whole = not after or _named_so(token, after, support)  # "the guest from the Crag | hut"
    if len(articles) > 2 and articles[0] == "the" and whole and _somebody(before[1], support):
        return item
    if support.people(item.category):
        named = not articles and item.label[:1].isupper()
        return item if (named or articles == ["the"]) and not after else None
    somebody = len(after) == 1 and (personal(after[0].low) or _called(after[0], support))
    noun = None if after else told_by(token)  # "the tea drinker"
    somebody = somebody or [w.low for w in after] == ["'s", "owner"]
    somebody = somebody or (noun is not None and singular(noun.low) == noun.low)
    return item if articles == ["the"] and somebody else None


def _somebody(noun: Word, support: Support) -> bool:
    """ "The one", "the man", "the camper": whoever is told of next, and nobody's aunt."""
    one = _called(noun, support) or is_person(noun.low) or noun.low == "owner"
    return one and singular(noun.low) == noun.low and (noun.low == "victim" or not support.relational(noun))


def _by_trades(support: Support) -> bool:
    """Whether nobody goes by another name: what is done by a nickname tells who it is as little as what is done by his name."""
    return not any(singular(split(c.name)[-1].low) in _OTHER_NAMES for c in support.frame if split(c.name))


def _one_of_them(token: Token) -> bool:
    """ "Ann", "the baker", "the owner of the ferret": one of the people that are matched, and told in so many words."""
    return len(token.gap) < 3 or token.gap[1].low == "owner"


def _named_so(token: Token, after: Words, support: Support) -> bool:
    """ "The Crag | hut": the noun that names the category of the item, or is told with it: "a bicycle of another colour"."""
    if len(after) != 1 or not isinstance(token.reference, Choice):
        return False
    categories = [support.frame.by_name[item.category] for item in token.reference.items]
    noun = after[0].low
    told = all(noun in {w.low for w in split(c.description)} and not is_person(noun) for c in categories)
    return told or all(split(c.name)[-1].low == noun for c in categories)


def _called(noun: Word, support: Support) -> bool:
    """ "The purple | alien", where all of them are aliens; "the purple | one"."""
    if closed().get(noun.low) == "h":
        return True
    if noun.low != singular(noun.low) or not noun.text.islower() or closed().get(noun.low) is not None:
        return False
    told = {w.low for c in support.frame if support.people(c.name) for w in split(f"{c.name} {c.description}")}
    named = plural(noun.low) in told or ("name" in told and support.told(noun))
    return noun.low in told or (named and noun.low not in _objects())


@cache
def _objects() -> frozenset[str]:
    return word_table("things") | {"golf"}


@cache
def _dealings() -> dict[str, frozenset[tuple[str, ...]]]:
    """For each form of a verb of dealing, what may stand between it and the other."""
    found: dict[str, frozenset[tuple[str, ...]]] = {}
    for verb, *prepositions in rows("dealings"):
        leads = {() if p == "-" else tuple(p.split("/")) for p in prepositions}
        if () in leads:
            leads.add(("by",))
        for form in (_BE if verb == "be" else (verb, *forms(verb))):
            found[form] = found.get(form, frozenset()) | leads
    return found
