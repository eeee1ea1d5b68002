"""How an item is attached to the thing it describes, and whether that says "the same thing".

"The camera | made by | Kestrel", "Max | paid | $15": an item is one of a thing's items only by a copula, by a verb the
puzzle attaches that category with more than once or that the category itself speaks of, or by a neutral verb. A verb
between two things that have names of their own is a relation, and so is "the owner of Ann".
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import At, Item, Term
from nlpuzzle.understanding.soundness.deeds import done_to
from nlpuzzle.understanding.soundness.licence import DWELLINGS, MEASURED, is_predicate, letters
from nlpuzzle.understanding.soundness.predicates import unbound
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Token
from nlpuzzle.understanding.words.lines import TAKES_PLACE, in_turn, is_line, line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, complements, kinds_of, partitive, personal, verb_forms

__all__ = ["STARTS", "unattached"]

Trouble = tuple[str, tuple[Word, ...]]
"""A reason (a key of `reasons.SENTENCES`) and the words it is about."""

#: after these tokens the words before an item may hold the verb of the sentence
_BEFORE_VERB = frozenset({"ITEM", "ONE", "OTHER", "NOT", "EITHER", "NEITHER", "_BUT"})
#: after these a noun is a verb
_DO = frozenset({"do", "does", "did", "will"})
_NEARBY = frozenset({"by", "around", "from", "near", "past", "to", "over"})
#: who has what follows "of"; the seller or the painter of a thing need not be the one it is matched with
_HOLDERS = frozenset(
    "owner keeper holder wearer drinker eater smoker lover fan player driver rider user buyer winner grower breeder native "
    "resident occupant collector enthusiast maker baker employee member student graduate citizen victim".split()
)
#: who is in a place
_OCCUPANTS = frozenset("owner holder resident occupant winner inhabitant tenant rider driver number".split())
_ON_DUTY = frozenset("duty watch guard call air shift stage".split())
#: where one starts is not where one finishes
STARTS = frozenset({key("start"), key("begin"), key("lead")})
#: who works a place has it: "tends plot 2"
_TENDING = frozenset(map(key, "tend mind man staff farm cultivate occupy rent".split()))
#: "is named Ann" is a copula
_NAMING = frozenset({"named", "called", "titled", "entitled", "known", "numbered"})
#: what happens in, on or at something takes place there
_LOCATIVE = frozenset({"in", "on", "at", "from", "to", "during", "inside", "into", "onto", "within"})
#: verbs by which a sum is what a thing really costs; not "bid" or "offered"
_PAYING = frozenset(key(w) for w in ("pay", "charge", "ask", "want", "get", "spend"))
#: where nobody is a place
_WITHIN = frozenset({"in", "on", "at", "during", "inside", "into", "onto", "within"})


def unattached(tokens: Sequence[Token], index: int, term: Term, frame: Frame, support: Support) -> Trouble | None:
    """Why the words before an item do not make it an item of the thing described; None where they do."""
    token = tokens[index]
    gap = token.gap
    if isinstance(term, Item) and token.number is not None:
        foreign = _counts_something_else(tokens, index, term, support)
        if foreign:
            return "unknown", foreign
    if not gap or (isinstance(token.reference, Place) and gap[-1:] == token.words[:1]):
        return None  # "won": the verb is the place
    first = tokens[index - 1] if index else token
    if gap[0].low in ("named", "called") and len(gap) == 1 and index and not first.gap and _is_person(first, support):
        return "relation", gap  # "Ann named the boat"
    exchanged = gap[0].low in ("for", "over", "against") and not is_predicate(gap, support) and token.number is None
    # "wants $30 | for the | sofa"
    priced = index and tokens[index - 1].unit is not None and any(w.stem in _PAYING for w in tokens[index - 1].gap)
    if exchanged and index and tokens[index - 1].type == "ITEM" and not priced:
        return "relation", gap  # "traded the cat for the dog"
    if gap[-1].low == "by" and isinstance(term, Item):
        measured = token.number is not None and frame.by_name[term.category].ordered and not _aged(tokens, index)
        if measured or frame.by_name[term.category].dimension in ("date", "time"):
            return "misplaced", gap[-1:]  # "by Wednesday" is not later than Wednesday; "fell by $5"
    found = letters(gap, support).replace("q", "p")
    category = term.category if isinstance(term, Item) else None
    named = category is not None and support.people(category)
    if named and _own_thing(tokens, index, support) and not _person_before(tokens, index, support):
        named = False  # "the salad was served at | Walt | 's meeting"
    people = named or _doer(token) or _personal_tail(tokens, index, support) or _aged(tokens, index)
    described = people or _described(gap, found)
    at_home = len(gap) > 1 and gap[1].low in DWELLINGS and category is not None and is_line(frame.by_name[category])
    if index and _is_person(tokens[index - 1], support) and _unsupported_thing(gap, support) and not at_home:
        return "second person", gap[:2]  # "Ann's robot is the judge"
    if _object_of_a_relative(tokens, index, found, support):
        return "second person", gap  # "the person Ann visited"
    if people and gap[0].low in ("of", "for") and index and _is_person(tokens[index - 1], support):
        return "second person", (*tokens[index - 1].words, *gap[:1])  # "the tailor of | Knight"
    if named and index == 0 and re.fullmatch(r"pd?[jno]*[no]", found) and not support.spoken_of(gap[-1]):
        return "misplaced", gap  # "in the novel | Faith keeps ..."
    if named and token.number is None and gap[-1].low in _WITHIN and found in ("p", "pp"):
        return "misplaced", (*gap, *token.words)  # "in May", who is a person here
    return (
        _second_head(gap, found, category, people, token.number is not None, support)
        or _foreign_head(tokens, gap, found, category, support)
        or _loose_phrase(gap, found, category, token.number is not None, support)
        or _verb(tokens, index, term, found, described, frame, support)
        or unbound(tokens, index, term, described, frame, support)
    )


def _doer(token: Token) -> bool:
    """ "The violinist" for "violin", "the juggler" for "juggling": somebody, although the category holds no people."""
    choice = token.reference
    return isinstance(choice, Choice) and not choice.exact and bool(token.words) and is_person(token.words[-1].low)


def _object_of_a_relative(tokens: Sequence[Token], index: int, found: str, support: Support) -> bool:
    """ "The person | Ann | visited ...": whom Ann visited is not Ann; "the dish Ann made" is hers."""
    gap = tokens[index].gap
    if not re.fullmatch(r"d?[jno]*[noh]w?", found) or index + 1 >= len(tokens):
        return False
    head = gap[-2] if found.endswith("w") and len(gap) > 1 else gap[-1]
    somebody = is_person(head.low) or (support.letter(head) == "h" and head.low not in ("one", "ones", "thing"))
    if not somebody or (found[-1] not in "wh" ):
        return False
    after = tokens[index + 1].gap
    if not after or not _is_person(tokens[index], support):
        return found.endswith("h") and bool(after) and support.letter(after[0]) in "vo" and after[0].low in verb_forms()
    return found.endswith("w") or (support.letter(after[0]) in "vo" and after[0].low in verb_forms())


def _is_person(token: Token, support: Support) -> bool:
    return isinstance(token.reference, Choice) and any(support.people(item.category) for item in token.reference.items)


def _unsupported_thing(gap: tuple[Word, ...], support: Support) -> bool:
    """Whether the words begin with "'s" and a noun that nothing in the puzzle supports."""
    return len(gap) > 1 and support.letter(gap[0]) == "s" and support.letter(gap[1]) == "n" and not support.supported(gap[1])


def _counts_something_else(tokens: Sequence[Token], index: int, term: Item, support: Support) -> tuple[Word, ...]:
    """ "Has 30 cats" is no age of 30, and "June 35" no age of 35."""
    token = tokens[index]
    if not token.gap and index and tokens[index - 1].type == "ITEM":
        return token.words
    following = tokens[index + 1].gap[:1] if index + 1 < len(tokens) else ()
    if not token.unit and index + 1 < len(tokens) and tokens[index + 1].type == "ITEM" and not tokens[index + 1].gap:
        return token.words  # "30 jade vases"
    if token.gap and token.gap[-1].low in word_table("places"):
        return ()  # "in house 3 | drinks"
    if token.unit or not following or not is_plural(following[0].low) or support.letter(following[0]) not in "no":
        return ()
    counted, *more = tokens[index + 1].gap
    done = closed().get(more[0].low) in ("d", "p", "t") if more else tokens[index + 1].type == "ITEM"
    if counted.low in verb_forms() and done:
        return ()  # "the person in house 3 | plays the cello"
    known = support.speaks_of(term.category, [counted]) or support.counted(term.category, counted)
    return () if known else (counted,)


def _second_head(
    gap: tuple[Word, ...], found: str, category: str | None, people: bool, amount: bool, support: Support
) -> Trouble | None:
    """ "The painter of Ann", "a fan of the person who ...", "sort of the baker"."""
    for i, word in enumerate(gap):
        if word.low != "of" or i == 0 or found[i - 1] not in "no":
            continue
        if gap[i - 1].low == "number" and i + 1 < len(gap) and is_plural(gap[i + 1].low):
            return "misplaced", gap[i - 1 : i + 2]  # "the number of keepers who like chess"
        if _one_each(gap, found, i, support):
            continue  # "the tent of the Abbots", "the motive of the person in": each has one of these
        if _own_place(gap[i - 1], support) and not any(w.low == "of" for w in gap[:i]):
            continue
        rest = found[i + 1 :]
        if category is not None and not people and re.fullmatch(r"d?[jno]*", rest) and support.role(gap[i - 1], category):
            continue  # "the author of the atlas": each book has its author
        if re.fullmatch(r"d?[jno]*h.*|d[jno]*[no][vw].*", rest) or _of_a_person(gap[i + 1 :], rest):
            return "second person", gap[i - 1 : i + 1]
        thing = category is not None and not people and support.has_people
        if re.fullmatch(r"d?", rest) and (people or category is None or (support.named_alone(category) and not thing)):
            described = category is not None and support.speaks_of(category, [gap[i - 1]])
            described = described or (gap[i - 1].stem in support.nouns and not is_person(gap[i - 1].low))  # "the tent of Ann"
            if category is None or not (described or support.attaches(gap, category)):
                return "second person", gap[i - 1 : i + 1]
        named = category is not None and support.speaks_of(category, [gap[i - 1]])
        lined = category is not None and is_line(support.frame.by_name[category])
        measured = partitive(gap[i - 1].low) or gap[i - 1].low in (_OCCUPANTS if lined else _HOLDERS)
        if re.fullmatch(r"d?[jno]*", rest) and category is not None and not measured:
            attached = support.attaches(gap, category) and not re.search(r"[no]", rest)  # not "the door of | shop 3"
            if not (named or attached or support.together(gap[i - 1], word)):
                return "misplaced", gap[i - 1 : i + 1]
        if amount and re.search(r"pd[jno]*$", found[: i - 1]) and not named and not support.together(gap[i - 1], word):
            return "misplaced", gap[i - 1 : i + 1]  # "in the region of $50"
        if (i < 2 or found[i - 2] not in "djnos") and not support.together(gap[i - 1], word):
            return "misplaced", gap[i - 1 : i + 1]
    return None


def _one_each(gap: tuple[Word, ...], found: str, at: int, support: Support) -> bool:
    """ "The tent of | the Abbots", "the motive of the suspect in | the attic": a thing of which each row has one."""
    head, rest = gap[at - 1], gap[at + 1 :]
    row = line(support.frame)
    if head.stem not in support.nouns or head.low == "number" or is_person(head.low) or support.relational(head):
        return False
    if row is not None and support.speaks_of(row.name, [head]):
        return False
    if any(w.low in ("of", "'s", "'") for w in (*gap[: at - 1], *rest)):
        return False
    somebody = re.match(r"d?j*([noh])[wp]", found[at + 1 :])
    if somebody is None:
        return bool(re.fullmatch(r"d?j*", found[at + 1 :]))
    noun = rest[somebody.start(1)]
    return found[at + 1 + somebody.start(1)] == "h" or is_person(noun.low) or support.described(noun)


def _of_a_person(gap: tuple[Word, ...], found: str) -> bool:
    """ "The cat of | the driver to | Ely": somebody is told by the item, and what is spoken of is his."""
    match = re.fullmatch(r"d[jno]*([no])[pt]d?[jno]*", found)
    return match is not None and is_person(gap[match.start(1)].low)


def _at_home(gap: tuple[Word, ...], at: int, support: Support) -> bool:
    """ "Is read | in the house of": it happens at the place of whoever follows."""
    places = (noun for noun, after in pairwise(gap[at:]) if after.low == "of")
    return gap[at].low in ("in", "at") and any(_own_place(noun, support) for noun in places)


def _own_place(noun: Word, support: Support) -> bool:
    """ "The shed of", "the house of": the place in the line of whoever follows, as the puzzle calls it or where one lives."""
    row = line(support.frame)
    if row is None or in_turn(row):
        return False
    return noun.low in DWELLINGS or (noun.low in word_table("places") and support.speaks_of(row.name, [noun]))


def _foreign_head(
    tokens: Sequence[Token], gap: tuple[Word, ...], found: str, category: str | None, support: Support
) -> Trouble | None:
    """ "The label of | the vase", "the box for | the vase": what is spoken of is a thing that the puzzle does not know."""
    match = re.search(r"d[jno]*([nov])([pt])d?[jno]*$", found)
    if match is None:
        return None
    head, preposition = gap[match.start(1)], gap[match.start(2)]
    if found[match.start(1) - 1] in "no" and (found[match.start(1)] == "v" or head.low.endswith(("ed", "en"))):
        return None  # "the probe | sent to"
    if is_person(head.low) or unit_of(head.low) is not None or head.low in MEASURED or head.low in ("number", "year"):
        return None
    place = head.low in word_table("places") or head.low in word_table("settings")
    if (partitive(head.low) and preposition.low == "of") or (place and preposition.low not in ("of", "for", "to")):
        return None
    twice = sum(w.stem == head.stem for token in tokens for w in token.gap) > 1  # "of the flight to A and the flight to B"
    if twice or _own_place(head, support) or support.spoken_of(head) or support.together(head, preposition):
        return None
    if category is not None and support.speaks_of(category, [head]):
        return None
    return "unknown", (head, *gap[match.start(2) : match.end(2)])


def _loose_phrase(
    gap: tuple[Word, ...], found: str, category: str | None, amount: bool, support: Support
) -> Trouble | None:
    """ "Is in part the baker", "is in name Ann": a phrase that stands between and belongs to nothing."""
    for match in re.finditer(r"p([jno]*[no])(d|p|t|v|$)", found):
        first, last = match.start(), match.end(1) - 1
        preposition, noun = gap[first], gap[last]
        if support.together(preposition, noun) or noun.low in word_table("places"):
            continue
        if preposition.low == "on" and noun.low in _ON_DUTY and match[2] in ("p", ""):
            continue  # "was on watch | on Tuesday"
        attended = preposition.low in ("in", "at") and singular(noun.low) in word_table("settings") and match[2] == "p"
        if amount and attended:
            continue  # "was at college | for | 8 years"
        of_it = match[2] == "" or gap[last + 1].low == "for"  # "with room for | 80 people"
        if of_it and category is not None and support.speaks_of(category, gap[first + 1 : last + 1]):
            continue
        return "misplaced", gap[first : last + 1]
    return None


def _verb(
    tokens: Sequence[Token], index: int, term: Term, found: str, people: bool, frame: Frame, support: Support
) -> Trouble | None:
    """ "Ann sued the baker", "the robin painted the leftmost", "the film keeps Veldra"."""
    gap, token_words = tokens[index].gap, tokens[index].words
    category = term.category if isinstance(term, Item) else None
    before = tokens[index - 1].type if index else "START"
    if before in _BEFORE_VERB and re.match(r"[jno]*(v|p)|o(?=d)", found) and _personal_object(gap, found):
        by = next((i for i, w in enumerate(gap) if w.low == "by"), 0)
        if not by or not done_to(tokens, index, gap[by - 1], support):
            return "relation", gap
    if category is not None and support.attaches(gap, category):
        return None
    start, main = _verb_phrase(gap, found, tokens[index - 1].type if index else "START")
    verbs = [
        gap[start + i]
        for i, letter in enumerate(found[start:])
        if (letter == "v" or (letter == "o" and finite(gap[start + i].low))) and gap[start + i].low not in _NAMING
    ]
    if main and start and gap[start - 1].low in _DO and found[start : start + 1] in ("n", "o"):
        if gap[start].low not in verb_forms():
            return "relation", (gap[start],)  # "will scoop the red"
    if not verbs:
        return None
    verb, object_at = verbs[-1], gap.index(verbs[-1]) + 1
    preposition = gap[object_at].low if found[object_at : object_at + 1] == "p" else ""
    if object_at == len(gap) and token_words and token_words[0].low in _LOCATIVE:
        preposition = token_words[0].low  # "travelled | at the very front"
    if preposition == "about" and not (category is not None and support.named_alone(category)):
        return None
    if verb.stem == key("belong"):
        return None
    if main and (other := _another_object(gap, found, object_at, category, support)):
        return "relation", other
    if main and preposition == "as" and verb.stem == key("work") and gap[object_at + 1 :] and len(gap) - object_at <= 2:
        return None  # "works as a nurse"
    if people and main and preposition not in ("", "by", "with") and not _at_home(gap, object_at, support):
        return "relation", (verb, gap[object_at])
    if people and (_person_before(tokens, index, support) if main else category is not None and support.people(category)):
        done = not main and preposition == "by" and _thing_done(tokens, index, object_at - 1, support)
        return None if done else ("relation", tuple(verbs))
    placed = category is not None and is_line(frame.by_name[category])
    if placed and verb.stem in STARTS and not support.speaks_of(category or "", [verb]):
        return "misplaced", (verb,)  # who starts fifth need not finish fifth
    by_whom = preposition == "by" and done_to(tokens, index, verb, support)
    if main and not by_whom and re.search(r"h", found[object_at:].split("w", 1)[0]):
        return "relation", gap[object_at - 1 :]
    if main and any(personal(w.low) for w in gap[object_at:]):
        return "relation", gap[object_at - 1 :]
    if placed and main and (preposition in _NEARBY or verb.stem == key("leave")):
        return "relation", (verb,)  # "lives by house 3", "left house 3"
    if not main or preposition in _LOCATIVE or (not placed and gap[object_at:] and gap[object_at].low == "to"):
        return None
    if category is not None and (support.speaks_of(category, [verb]) or frame.by_name[category].dimension in kinds_of(verb)):
        return None
    alone = len(verbs) == 1 and set(found[: object_at - 1]) <= {"a"}
    if isinstance(term, At) and alone and frame.by_name[term.category].dimension in kinds_of(verb):
        return None  # "paid the most"
    if isinstance(term, At) or placed:
        tail = tokens[index + 1].gap[:1] if index + 1 < len(tokens) else ()
        described = bool(tail) and support.letter(tail[0]) in "no"
        made_it = [w.low for w in gap[object_at : object_at + 1]] == ["it"]
        tended = verb.stem in _TENDING and category is not None and support.speaks_of(category, gap[object_at:])
        takes = tended or made_it or verb.stem in TAKES_PLACE or bool(kinds_of(verb) & {"place", "time"})
        takes = takes or _event(gap, found, object_at, category, support)
        return None if described or takes else ("relation", (verb,))
    if by_whom or (verb.stem, preposition) in complements():
        return None
    named = category is not None and not people and support.named_alone(category) and not _person_before(tokens, index, support)
    return ("relation", tuple(verbs)) if named else None


def _event(gap: tuple[Word, ...], found: str, object_at: int, category: str | None, support: Support) -> bool:
    """ "Joined the book club on | Friday": by what the puzzle itself tells that they do on the days."""
    dated = category is not None and support.frame.by_name[category].dimension in ("date", "time")
    told = re.fullmatch(r"r?p?d?[jno]*[no]p", found[object_at:]) and gap[-1].low in ("on", "in", "at", "during")
    return bool(dated and told) and support.supported(gap[object_at - 1]) and support.supported(gap[-2])


def _thing_done(tokens: Sequence[Token], index: int, at: int, support: Support) -> bool:
    """ "The painting | bought by | Ann", "the Comet or the one | flown by | Ann": a thing, by whom it is matched with.

    "The singer hired by Ann" is a second person, and so may be "the one hired by Ann" where nothing before it is a thing.
    """
    head = tokens[index].gap[at - 1] if at else None
    if head is None or support.letter(head) not in "noh" or support.agent(head):
        return False
    if head.low != "one":
        thing = singular(head.low) in word_table("things") or support.supported(head)
        return thing and not is_person(head.low)
    last = next((t.reference for t in reversed(tokens[:index]) if isinstance(t.reference, Choice)), None)
    return isinstance(last, Choice) and all(
        support.named_alone(item.category) and not support.people(item.category) for item in last.items
    )


def _personal_object(gap: tuple[Word, ...], found: str) -> bool:
    """ "Visited the owner of", "cooked the stew with the cook of", "meets the welder on"."""
    main = found.split("w", 1)[0]
    verb = min((i for i, letter in enumerate(main) if letter in "vp"), default=len(main))
    if any(w.stem == key("belong") for w in gap[: len(main)]):
        return False
    return any(is_person(w.low) and found[i] in "no" for i, w in enumerate(gap[: len(main)]) if i > verb)


def _another_object(
    gap: tuple[Word, ...], found: str, at: int, category: str | None, support: Support
) -> tuple[Word, ...]:
    """ "Is leading | the runner from | Spain", "saw | the boat in | berth 3": the verb has an object of its own."""
    match = re.match(r"d[jno]*([noh])p", found[at:])
    if match is None:
        return ()
    noun = gap[at + match.end(1) - 1]
    if match[1] != "h" and not personal(noun.low) and support.supported(noun):
        return ()
    return gap[at - 1 : at + match.end()]


def _verb_phrase(gap: tuple[Word, ...], found: str, before: str) -> tuple[int, bool]:
    """Where the words begin that may hold the verb, and whether it is the sentence's, not that of "who ..." or "living in"."""
    if "w" in found:
        return found.rindex("w") + 1, False
    if before not in _BEFORE_VERB:
        return (found.index("v") if "v" in found else len(found)), False
    start = found.rindex("a") + 1 if "a" in found else 0
    inside = re.match(r"r?p?d?[jno]*[nh](?=v)", found[start:])
    if inside and start:
        return start + inside.end(), False
    if not start and not re.match(r"s?[jnoh]*[vo]", found):
        return len(found), False
    return start, True


def _person_before(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """Whether something before the item is a person: by name, by job, or as "the person who"."""
    for token in tokens[:index]:
        if any(support.letter(w) == "h" and w.low not in ("one", "ones", "thing") for w in token.gap):
            return True
    pair = next((i for i, token in enumerate(tokens) if token.type == "ONE"), index)
    for i, token in enumerate(tokens[: min(index, pair)]):
        named = isinstance(token.reference, Choice) and any(support.people(item.category) for item in token.reference.items)
        following = tokens[i + 1].gap[:1]
        if (named or _personal_tail(tokens, i, support)) and not (following and support.letter(following[0]) == "s"):
            return True
    return False


def _own_thing(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """Whether an item is a possessor: what follows is a thing of his."""
    after = tokens[index + 1].gap if index + 1 < len(tokens) else ()
    return len(after) > 1 and support.letter(after[0]) == "s" and not is_person(after[1].low)


def _described(gap: tuple[Word, ...], found: str) -> bool:
    """ "The traveller from | Crewe": a person told by an item."""
    return any(found[i + 1 : i + 2] in ("p", "w") and found[i] in "no" and is_person(w.low) for i, w in enumerate(gap) if i)


def _aged(tokens: Sequence[Token], index: int) -> bool:
    """ "The 30-year-old" is somebody; who is "30 years old" is not named by it."""
    last = tokens[index].words[-1:]
    return tokens[index].number is not None and any(w.low in ("old", "olds") and w.glued for w in last)


def _personal_tail(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """Whether the noun after an item makes it a person: "the tea | drinker", "the Texas | native"."""
    following = tokens[index + 1].gap if index + 1 < len(tokens) and tokens[index].number is None else ()
    for word in following:
        letter = support.letter(word)
        if letter not in "jno":
            return letter == "h"
        if personal(word.low):
            return True
    return False
