"""How an item is attached to the thing it describes, and whether that says "the same thing".

"The camera | made by | Kestrel", "Max | paid | $15": an item is one of a thing's items only by a copula, by a verb the
puzzle attaches that category with more than once or that the category itself speaks of, or by a neutral verb. A verb
between two things that have names of their own is a relation, and so is "the owner of Ann".
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite, key, pasts
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.rules import Item, Term
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.feelings import unloved
from nlpuzzle.understanding.soundness.frame_words import stems_of
from nlpuzzle.understanding.soundness.heads import foreign_head, loose_phrase, read_about, second_head
from nlpuzzle.understanding.soundness.own_kind import done_to_ones_own_kind
from nlpuzzle.understanding.soundness.persons import (
    another_owner,
    is_aged,
    is_anothers_thing,
    is_described,
    is_doer,
    is_possessor,
    one_of_their_own,
    person_before,
    personal_tail,
)
from nlpuzzle.understanding.soundness.predicates import unbound
from nlpuzzle.understanding.soundness.second_persons import told_of_a_second
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.verb_phrases import other_verb
from nlpuzzle.understanding.soundness.word_classes import is_predicate, letters
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Token
from nlpuzzle.understanding.words.lines import is_line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["unattached"]

#: verbs by which a sum is what a thing really costs; not "bid" or "offered"
_PAYING = frozenset(key(w) for w in ("pay", "charge", "ask", "want", "get", "spend"))
_GETTING = frozenset(map(key, ("get", "have")))
_NAMING = verb_class("naming")
#: what is counted of the matches that a team has played, and what they may be called
_OUTCOMES = frozenset("defeat draw loss victory win".split())
_MATCHES = word_class("won-or-lost") | {"goal", "point"}
_FEEDING = verb_class("feeding")
#: where nobody is a place
_WITHIN = frozenset({"in", "on", "at", "during", "inside", "into", "onto", "within"})


def unattached(tokens: Sequence[Token], index: int, term: Term, frame: Frame, support: Support) -> Trouble | None:
    """Why the words before an item do not make it an item of the thing described; None where they do."""
    token = tokens[index]
    if token.type == "ITEM" and read_about(token.gap, support):
        token = replace(token, gap=token.gap[:-3])  # "chose | a book on | history": history
        tokens = (*tokens[:index], token, *tokens[index + 1 :])
    gap = token.gap
    if isinstance(term, Item) and token.number is not None:
        foreign = _counts_something_else(tokens, index, term, support)
        if foreign:
            return "unknown", foreign
    if fellow := one_of_their_own(tokens, index, support):
        return "second person", fellow
    if not gap or (isinstance(token.reference, Place) and gap[-1:] == token.words[:1]):
        return None  # "won": the verb is the place
    if owner := another_owner(tokens, index):
        return "second person", owner
    if isinstance(term, Item) and (told := done_to_ones_own_kind(tokens, index, frame.by_name[term.category], support)):
        return "relation", told
    if told := told_of_a_second(tokens, index, support):
        return "second person", told
    if other := _beside_its_like(tokens, index, term, frame, support):
        return "relation", other
    if broken := support.out_of_order_then(gap):
        return "relation", broken
    if felt := unloved(tokens, index):
        return "relation", felt
    if _another_home(tokens, index) or _by_the_time(gap) or _fed_oneself(gap):
        return "relation", gap
    first = tokens[index - 1] if index else token
    if gap[0].stem in _NAMING and all(closed().get(w.low) == "d" for w in gap[1:]) and index and not first.gap:
        if support.people_in(first) and not gap[0].low.endswith("ing"):
            return "relation", gap  # "Ann named the boat"
    exchanged = gap[0].low in ("for", "over", "against") and not is_predicate(gap, support) and token.number is None
    # "wants $30 | for the | sofa"
    priced = index and tokens[index - 1].unit is not None and any(w.stem in _PAYING for w in tokens[index - 1].gap)
    if exchanged and index and tokens[index - 1].type == "ITEM" and not priced:
        return "relation", gap  # "traded the cat for the dog"
    if gap[-1].low == "by" and isinstance(term, Item):
        measured = token.number is not None and frame.by_name[term.category].ordered and not is_aged(tokens, index)
        measured = measured and not _is_the_measure(tokens, index, term)
        if measured or frame.by_name[term.category].dimension in ("date", "time"):
            return "misplaced", gap[-1:]  # "by Wednesday" is not later than Wednesday; "fell by $5"
    found = letters(gap, support).replace("q", "p")
    category = term.category if isinstance(term, Item) else None
    if category is not None and _of_one_animal(gap, frame.by_name[category], support):
        return "relation", gap[1:]
    named = category is not None and support.people(category)
    if named and is_possessor(tokens, index, support) and not person_before(tokens, index, support):
        named = False  # "the salad was served at | Walt | 's meeting"
    people = named or is_doer(token) or personal_tail(tokens, index, support) or is_aged(tokens, index)
    people = people and (named or not is_anothers_thing(tokens, index, support))
    described = people or is_described(gap, found)
    at_home = len(gap) > 1 and gap[1].low in support.homes() and category is not None and is_line(frame.by_name[category])
    if index and support.people_in(tokens[index - 1]) and _unsupported_thing(gap, support) and not at_home:
        return "second person", gap[:2]  # "Ann's robot is the judge"
    if _object_of_a_relative(tokens, index, found, support):
        return "second person", gap  # "the person Ann visited"
    if people and gap[0].low in ("of", "for") and index and support.people_in(tokens[index - 1]):
        return "second person", (*tokens[index - 1].words, *gap[:1])  # "the tailor of | Knight"
    if named and index == 0 and shapes.fullmatch(r"pd?[jno]*[no]", found) and not support.spoken_of(gap[-1]):
        return "misplaced", gap  # "in the novel | Faith keeps ..."
    if named and token.number is None and gap[-1].low in _WITHIN and found in ("p", "pp"):
        return "misplaced", (*gap, *token.words)  # "in May", who is a person here
    return (
        second_head(gap, found, category, people, token.number is not None, support)
        or foreign_head(tokens, gap, found, category, support)
        or loose_phrase(gap, found, category, token.number is not None, support)
        or other_verb(tokens, index, term, found, described, frame, support)
        or unbound(tokens, index, term, described, frame, support)
    )


def _beside_its_like(
    tokens: Sequence[Token], index: int, term: Term, frame: Frame, support: Support
) -> tuple[Word, ...]:
    """ "Hamlet | begins during the play about | kings", "is on the day of the play": a play told by another one."""
    denied = index > 1 and tokens[index - 1].type == "NOT"
    first, gap = tokens[index - 1 - denied], (*(tokens[index - 1].gap if denied else ()), *tokens[index].gap)
    if not index or not isinstance(first.reference, Choice) or len(gap) < 4 or not isinstance(term, Item):
        return ()
    if first.type != "ITEM" or not first.words[0].text[:1].isupper():
        return ()  # "the kayak belongs on the roof of", where each boat has something on its roof
    own = {item.category for item in first.reference.items} - {term.category}
    found = letters(gap, support)
    for i in range(2, len(gap)):
        led = found[i - 1] == "d" and "p" in found[1:i] and not is_plural(gap[i].low) and "w" not in found[:i]
        if led and found[0] in "avo" and own and all(support.names(frame.by_name[name], gap[i : i + 1]) for name in own):
            return gap[: i + 1]
    return ()


def _another_home(tokens: Sequence[Token], index: int) -> bool:
    """ "Hillside is a second | home to | Abel": no rank."""
    ranked = index > 0 and isinstance(tokens[index - 1].reference, Place)
    return ranked and [w.low for w in tokens[index].gap[:2]] in (["home", "to"], ["home", "of"])


def _by_the_time(gap: tuple[Word, ...]) -> bool:
    """ "Was made by the time | Abbot left"."""
    return [w.low for w in gap[-3:]] == ["by", "the", "time"]


def _fed_oneself(gap: tuple[Word, ...]) -> bool:
    """ "Ann | feeds herself on | kale": it is no fodder of hers."""
    return any(one.stem in _FEEDING and other.low.endswith(("self", "selves")) for one, other in pairwise(gap))


def _of_one_animal(gap: tuple[Word, ...], category: Category, support: Support) -> bool:
    """ "Ann's | hamster likes | Rex": where hamsters are listed, what one does to another does not make them the same."""
    if len(gap) < 3 or gap[0].low not in ("'s", "'") or not support.of_animals(category):
        return False
    verb = gap[2]
    plain = closed().get(verb.low) is None and verb.stem not in _NAMING
    return plain and verb.low in verb_forms() and finite(verb.low) and support.of(category, gap[1:2]) > 0


def _is_the_measure(tokens: Sequence[Token], index: int, term: Item) -> bool:
    """ "Was delayed by | 30 minutes ... and the other by | 15", where the minutes are the delay."""
    while index >= 0:
        token = tokens[index]
        if token.number is not None and [w.low for w in token.gap[-1:]] == ["by"] and len(token.gap) > 1:
            return token.gap[-2].stem in stems_of(term.category)
        if len(token.gap) > 1:
            return False
        index -= 1
    return False


def _object_of_a_relative(tokens: Sequence[Token], index: int, found: str, support: Support) -> bool:
    """ "The person | Ann | visited ...": whom Ann visited is not Ann; "the dish Ann made" is hers."""
    gap = tokens[index].gap
    if found[-1] not in "nohw" or index + 1 >= len(tokens) or not shapes.fullmatch(r"d?[jno]*[noh]w?", found):
        return False
    head = gap[-2] if found.endswith("w") and len(gap) > 1 else gap[-1]
    somebody = is_person(head.low) or (support.letter(head) == "h" and head.low not in ("one", "ones", "thing"))
    if not somebody or (found[-1] not in "wh"):
        return False
    after = tokens[index + 1].gap
    if after and _works_for(tokens[index], after[0], support):
        return False  # "the intern that Ms. Ito | manages"
    if not after or not support.people_in(tokens[index]):
        return found.endswith("h") and bool(after) and support.letter(after[0]) in "vo" and after[0].low in verb_forms()
    return found.endswith("w") or (support.letter(after[0]) in "vo" and after[0].low in verb_forms())


def _works_for(token: Token, verb: Word, support: Support) -> bool:
    """Whether what somebody does to others is what he is to them: who coaches a skater is her coach."""
    choice = token.reference
    items = choice.items if isinstance(choice, Choice) else ()
    return bool(items) and all(support.goes_with(verb, "by", support.frame.by_name[item.category]) for item in items)


def _unsupported_thing(gap: tuple[Word, ...], support: Support) -> bool:
    """Whether the words begin with "'s" and a noun that nothing in the puzzle supports."""
    owned = gap[1] if len(gap) > 1 and support.letter(gap[0]) == "s" else None
    if owned is None or owned.low in ("gift", "present"):
        return False  # "Aunt Dora's gift went to": what a category of presents holds
    return support.letter(owned) == "n" and not support.supported(owned)


def _counts_something_else(tokens: Sequence[Token], index: int, term: Item, support: Support) -> tuple[Word, ...]:
    """ "Has 30 cats" is no age of 30, and "June 35" no age of 35."""
    token = tokens[index]
    if not token.gap and index and tokens[index - 1].type == "ITEM":
        return token.words
    tail = tokens[index + 1].gap if index + 1 < len(tokens) else ()
    if tail and not is_plural(tail[0].low) and support.names(support.frame.by_name[term.category], tail[:1]):
        return ()  # "the number 34 | bus leaves"
    if len(tail) > 1 and not is_plural(tail[0].low) and is_plural(tail[1].low) and tail[0].low not in pasts():
        described = closed().get(tail[0].low) == "j" or support.letter(tail[0]) in "no"
        tail = tail[1:] if described and closed().get(tail[0].low) in (None, "j") else tail  # "8 | paper plates"
    following = tail[:1]
    if not token.unit and index + 1 < len(tokens) and tokens[index + 1].type == "ITEM" and not tokens[index + 1].gap:
        return token.words  # "30 jade vases"
    if token.gap and token.gap[-1].low in word_table("places"):
        return ()  # "in house 3 | drinks"
    called = [singular(word) for word in support.frame.by_name[term.category].name.casefold().split()]
    if token.gap and [token.gap[-1].low] == called:
        return ()  # "from pier 3 | leaves"; but "won | 11 cakes", of wins
    if token.unit or not following or not is_plural(following[0].low) or support.letter(following[0]) not in "no":
        return ()
    counted, *more = tail
    done = closed().get(more[0].low) in ("d", "p", "t") if more else tokens[index + 1].type == "ITEM"
    told = bool(token.gap) and finite(token.gap[-1].low) and token.gap[-1].low in verb_forms()  # "ordered | 4 | bags of ice"
    does = counted.low in verb_forms() or support.goes_with_any(counted)
    if does and done and not (told and all(closed().get(w.low) != "w" for w in token.gap)):
        return ()  # "the person in house 3 | plays the cello"
    known = support.speaks_of(term.category, [counted]) or support.counted(term.category, counted)
    return () if known or _told_by_number(token, term, counted, more, support) else (counted,)


def _told_by_number(token: Token, term: Item, counted: Word, more: Sequence[Word], support: Support) -> bool:
    """ "Sold | 48 | prints", "70 | pieces of fudge": where each has another number of them, and no bread."""
    of = more[1:] if [w.low for w in more[:1]] == ["of"] else ()
    told = all(map(support.supported, of)) if of else not more or more[0].low != "of"
    done = all(support.supported(w) or w.stem in _GETTING for w in token.gap if support.letter(w) == "v")
    if singular(support.frame.by_name[term.category].name.casefold()) in _OUTCOMES and singular(counted.low) not in _MATCHES:
        return False  # "won | 11 | cakes"
    counts = [c.name for c in support.frame if c.dimension == "count"]
    return told and done and counts == [term.category] and support.told_by_number(counted)
