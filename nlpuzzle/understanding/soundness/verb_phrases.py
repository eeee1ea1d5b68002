"""Verbs that make an item no item of the subject: "Ann sued the baker", "the robin painted the leftmost", "left house 3"."""

from collections.abc import Sequence
from itertools import pairwise

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.rules import At, Item, Term
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.dealings import matched_with
from nlpuzzle.understanding.soundness.deeds import AFRESH, LOOSE, done_to, part_played
from nlpuzzle.understanding.soundness.events import classes_of, only_looks_or_makes
from nlpuzzle.understanding.soundness.heads import own_place
from nlpuzzle.understanding.soundness.mentioned import categories_of
from nlpuzzle.understanding.soundness.own_work import own_work
from nlpuzzle.understanding.soundness.persons import person_before, thing_before
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.lines import TAKES_PLACE, in_turn, is_line, line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, complements, kinds_of, partitive, personal, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["STARTS", "other_verb"]


#: after these tokens the words before an item may hold the verb of the sentence
_BEFORE_VERB = frozenset({"ITEM", "ONE", "OTHER", "NOT", "EITHER", "NEITHER", "_BUT"})
#: after these a noun is a verb
_DO = frozenset({"do", "does", "did", "will"})
_NEARBY = frozenset({"by", "around", "from", "near", "past", "to", "over"})
#: where one starts is not where one finishes
STARTS = frozenset({key("start"), key("begin"), key("lead")})
#: from whom a thing is, and to whom
_HANDED_ON = frozenset({(key("come"), "from"), (key("go"), "to")})
#: "took | 1st place": what puts somebody there
_PLACING = frozenset(map(key, "achieve award claim earn gain get obtain reach receive secure take win".split()))
_TENDING = verb_class("tending")
#: what makes a place one's own where nobody lives in such places
_RUNNING = frozenset(map(key, "own run operate manage lease".split()))
_DWELLINGS = frozenset("house flat apartment cottage room floor bungalow villa chalet building cabin home storey".split())
#: "is named Ann" is a copula
_NAMING = frozenset({"named", "called", "titled", "entitled", "known", "numbered"})
_IS = frozenset({"is", "are", "was", "were", "been", "being"})
_GETTING = frozenset({"have", "obtain"})
_A = frozenset({"a", "an", "another", "different", "her", "his", "one", "their"})
_GET = key("get")
_GOT = frozenset({"gain", "obtain", "win"})
_USING = frozenset({key("use"), key("used"), key("occupy")})
#: what is over a place of its own, as an awning is
_OVERHEAD = frozenset(map(key, "cover shade shelter shield".split()))
_COVERS = frozenset("awning canopy gazebo marquee parasol roof sunshade tarpaulin tent umbrella".split())
_PRINTING = frozenset({"publish", "onair"})
#: what happens in, on or at something takes place there
_LOCATIVE = frozenset({"in", "on", "at", "from", "to", "during", "inside", "into", "onto", "within"})


def _at_home(gap: tuple[Word, ...], at: int, support: Support) -> bool:
    """ "Is read | in the house of": it happens at the place of whoever follows."""
    places = (noun for noun, after in pairwise(gap[at:]) if after.low == "of")
    return [w.low for w in gap[at : at + 1]] in (["in"], ["at"]) and any(own_place(noun, support) for noun in places)


def _names(gap: tuple[Word, ...], at: int) -> bool:
    """ "Named | Ann", "known as | Ann"; who "called on | Ann" is not she."""
    called = gap[at].low == "called" and closed().get(gap[at + 1].low if at + 1 < len(gap) else "") == "p"
    return gap[at].low in _NAMING and not called


def _category_called(gap: tuple[Word, ...], at: int, support: Support) -> bool:
    """ "The | auction | by Ann": the noun of a category, whatever may be auctioned."""
    led = at > 0 and closed().get(gap[at - 1].low) == "d" and finite(gap[at].low) and singular(gap[at].low) == gap[at].low
    return led and any(split(c.name)[-1:] and split(c.name)[-1].stem == gap[at].stem for c in support.frame)


def other_verb(
    tokens: Sequence[Token], index: int, term: Term, found: str, people: bool, frame: Frame, support: Support
) -> Trouble | None:
    """ "Ann sued the baker", "the robin painted the leftmost", "the film keeps Veldra"."""
    gap, token_words = tokens[index].gap, tokens[index].words
    category = term.category if isinstance(term, Item) else None
    before = tokens[index - 1].type if index else "START"
    if before in _BEFORE_VERB and shapes.match(r"[jno]*(v|p)|o(?=d)", found) and _personal_object(gap, found):
        by = next((i for i, w in enumerate(gap) if w.low == "by"), 0)
        if _handed_to_one(tokens, index, support) or matched_with(tokens, index, support):
            return None
        if not by or not done_to(tokens, index, gap[by - 1], support):
            return "relation", gap
    if category is not None and support.attaches(gap, category):
        return None
    start, main = _verb_phrase(found, tokens[index - 1].type if index else "START")
    verbs = [
        gap[start + i]
        for i, letter in enumerate(found[start:])
        if (letter == "v" or (letter == "o" and finite(gap[start + i].low)))
        and not (_names(gap, start + i) or _category_called(gap, start + i, support))
    ]
    if main and start and gap[start - 1].low in _DO and found[start : start + 1] in ("n", "o"):
        if gap[start].low not in verb_forms():
            return "relation", (gap[start],)  # "will scoop the red"
    if not verbs or _is_the_item(verbs[-1], tokens[index]):
        return None
    verb, verb_at = verbs[-1], gap.index(verbs[-1])
    object_at = verb_at + 1
    if found[object_at : object_at + 1] == "r" and [w.low for w in gap[object_at + 1 : object_at + 2]] == ["by"]:
        object_at += 1  # "was dug up by"
    preposition = gap[object_at].low if found[object_at : object_at + 1] == "p" else ""
    if object_at == len(gap) and token_words and token_words[0].low in _LOCATIVE:
        preposition = token_words[0].low  # "travelled | at the very front"
    placed = category is not None and is_line(frame.by_name[category])
    if (placed or isinstance(term, At)) and preposition == "about" and not support.supported(verb):
        return "relation", gap[verb_at:]  # "wrote about the third from the left"
    if preposition == "about" and not (category is not None and support.named_alone(category)):
        return None
    if verb.stem == key("belong"):
        return None
    if main and (other := _another_object(gap, found, object_at, support)):
        return "relation", other
    if main and preposition == "as" and verb.stem == key("work") and gap[object_at + 1 :] and len(gap) - object_at <= 2:
        return None  # "works as a nurse"
    if people and main and _handed_on(tokens, index, verb, gap[object_at:], support):
        return None
    led = gap[object_at].low if found[object_at : object_at + 1] in ("p", "t") else preposition
    its_own = category is not None and support.goes_with(verb, led, frame.by_name[category])  # "skated to | Bolero"
    its_own = its_own or (category is not None and led == "by" and support.done_alike(verb, led, frame.by_name[category]))
    its_own = its_own or (category is not None and own_work(tokens, index, verb, led, frame.by_name[category], support))
    its_own = its_own or (category is not None and _handing_ones_own(gap, found, verb_at, frame.by_name[category], support))
    its_own = its_own or (people and led == "" and _does_his_work(tokens, index, verb, support))
    particle = found[object_at : object_at + 1] == "r"  # "checked in at the | Bell"
    if people and main and not led and _by_a_thing_of_his(tokens, index, verb, support):
        return None
    there = led in ("in", "on", "at") and _done_there(tokens, index, verb, support)
    there = there or support.deed_told(verb)
    plainly = led == "" and any(support.follows_in_story(verb, low) for low in _A)  # "checked the | case": each checked one
    if not (its_own or there or plainly) and category is not None and not particle and support.goes_only_with(verb, led):
        # "suffered for the | toothache", "dealt the | coffee", where one deals in it
        return "relation", (verb, *gap[object_at : object_at + 1])
    if people and main and preposition not in ("", "by", "with") and not (its_own or _at_home(gap, object_at, support)):
        return "relation", (verb, *gap[object_at : object_at + 1])
    got = bool(classes_of(verb.stem) & _GETTING) and classes_of(verb.stem).isdisjoint(("like", "price"))
    if isinstance(term, At) and got and _one_alone(tokens, index):
        if frame.by_name[term.category].dimension != "age" and len(verbs) == 1:
            return None  # "gets the oldest | one": nobody gets a person
    persons = person_before(tokens, index, support) if main else category is not None and support.people(category)
    if people and persons and preposition == "by" and part_played(tokens, index, verb, support):
        return None
    if people and preposition == "by" and before in ("OR", "NOR") and _coordinate(tokens, found, verb, support):
        return None
    if people and persons and not its_own:
        done = not main and preposition == "by" and _thing_done(tokens, index, verb_at, support)
        return None if done else ("relation", tuple(verbs))
    if placed and verb.stem in STARTS and not support.speaks_of(category or "", [verb]):
        return "misplaced", (verb,)  # who starts fifth need not finish fifth
    by_whom = preposition == "by" and done_to(tokens, index, verb, support)
    if main and not by_whom and shapes.search(r"h", found[object_at:].split("w", 1)[0]):
        return "relation", gap[object_at - 1 :]
    if main and any(personal(w.low) for w in gap[object_at:]):
        return "relation", gap[object_at - 1 :]
    after = tokens[index + 1].gap[:1] if index + 1 < len(tokens) else ()
    # "was ordered by the second | customer", "was worn by | the winner"
    by_one = by_whom and any(is_person(w.low) for w in (*after, *token_words[-1:]))
    behind = led in ("in", "on", "at") and verb_at > 0 and gap[verb_at - 1].low in COPULAS and support.left_behind()
    behind = behind and thing_before(tokens, index, support)
    left = verb.stem == key("leave") and not behind and not _in_their_turn(tokens[index], verb, frame, support)
    heard = placed and its_own and led == "from" and support.sounds() and not person_before(tokens, index, support)
    if placed and main and ((preposition in _NEARBY and not by_one and not heard) or left):
        return "relation", (verb,)  # "lives by house 3", "left house 3"; but noise "comes from floor 2"
    sold = placed and "w" in found[:object_at] and not preposition and "transfer" in classes_of(verb.stem)
    if sold and not support.supported(verb):
        return "relation", (verb,)  # "the man who sold | house 4"
    if not main or preposition in _LOCATIVE or (not placed and gap[object_at:] and gap[object_at].low == "to"):
        return None
    if category is not None and (support.speaks_of(category, [verb]) or frame.by_name[category].dimension in kinds_of(verb)):
        return None
    alone = len(verbs) == 1 and set(found[: object_at - 1]) <= {"a"}
    if isinstance(term, At) and alone and frame.by_name[term.category].dimension in kinds_of(verb):
        return None  # "paid the most"
    if isinstance(term, At) and len(verbs) == 1 and support.speaks_of(term.category, [verb]):
        return None  # "won the most", where wins are counted
    if isinstance(term, At) or placed:
        described = bool(after) and support.letter(after[0]) in "no"  # "caught the heaviest | fish"
        described = described and (support.supported(verb) or not only_looks_or_makes(verb.stem))
        made_it = [w.low for w in gap[object_at : object_at + 1]] == ["it"]
        run = verb.stem in _RUNNING and category is not None and not _DWELLINGS & {*category.casefold().split()}
        places = (*gap[object_at:], *token_words)  # "owns | one of the end huts"
        tended = (verb.stem in _TENDING or run) and category is not None and support.speaks_of(category, places)
        takes = tended or made_it or verb.stem in TAKES_PLACE or bool(kinds_of(verb) & {"place", "time"})
        takes = takes or _event(gap, found, object_at, category, support) or _in_their_turn(tokens[index], verb, frame, support)
        takes = takes or (placed and category is not None and _has_the_place(tokens, index, verb, category, support))
        takes = takes or (placed and category is not None and _in_print(gap, found, verb_at, frame.by_name[category], support))
        takes = takes or heard
        told = placed and len(verbs) == 1 and object_at == len(gap) and [w.low for w in token_words[-1:]] == ["place"]
        takes = takes or (told and verb.stem in _PLACING)
        # "eaten by the youngest"
        eldest = by_whom and isinstance(term, At) and frame.by_name[term.category].dimension == "age"
        eldest = eldest and verb.stem != key("want")
        eldest = eldest or (by_whom and bool(token_words) and is_person(token_words[-1].low))  # "worn by the | winner"
        return None if described or takes or eldest else ("relation", (verb,))
    if by_whom or its_own or (verb.stem, preposition) in complements():
        return None
    named = category is not None and not people and support.named_alone(category) and not person_before(tokens, index, support)
    named = named and not any(isinstance(t.reference, Pronoun) and t.reference.word in ("he", "she") for t in tokens[:index])
    return ("relation", tuple(verbs)) if named else None


#: what is done for, or to, a person; one captains a team
_FOR_SOMEBODY = frozenset(map(key, "assist coach guide instruct mentor nurse teach train tutor".split()))


def _does_his_work(tokens: Sequence[Token], index: int, verb: Word, support: Support) -> bool:
    """ "Gus | trains | Fenwick", where trainers are a category: Fenwick is trained by Gus; not "Fenwick trains Gus"."""
    who = tokens[index - 1].reference if index else None
    if not isinstance(who, Choice) or not finite(verb.low) or not tokens[index].gap or tokens[index].gap[0] is not verb:
        return False
    doers, done = {i.category for i in who.items}, tokens[index].reference
    if len(doers) != 1 or not isinstance(done, Choice) or any(i.category in doers for i in done.items):
        return False
    return verb.stem in _FOR_SOMEBODY and support.goes_with(verb, "by", support.frame.by_name[doers.pop()])


def _by_a_thing_of_his(tokens: Sequence[Token], index: int, verb: Word, support: Support) -> bool:
    """ "Dr. Baum | treated | Ms. Kent | 's animal", where vets treat animals that belong to owners."""
    tail = tokens[index + 1].gap if index + 1 < len(tokens) else ()
    doer, owner = tokens[index - 1].reference if index else None, tokens[index].reference
    if len(tail) < 2 or support.letter(tail[0]) != "s" or not (isinstance(doer, Choice) and isinstance(owner, Choice)):
        return False
    doers, owners = ({item.category for item in choice.items} for choice in (doer, owner))
    if doers & owners or not all(map(support.people, doers | owners)):
        return False
    return any(support.names(thing, tail[1:2]) and support.told_of(verb, thing) for thing in support.frame)


def _coordinate(tokens: Sequence[Token], found: str, verb: Word, support: Support) -> bool:
    """ "The red kite either flew 20 m or | was made by | Ann": what else is told of the thing that the sentence begins with."""
    first = next((i for i, token in enumerate(tokens) if token.type == "ITEM"), 0)
    plain = shapes.fullmatch(r"a{0,2}[vo]pd?", found) is not None
    return plain and done_to(tokens, first + 1, verb, support) and not person_before(tokens, first + 1, support)


def _done_there(tokens: Sequence[Token], index: int, verb: Word, support: Support) -> bool:
    """ "The osprey | was sighted at | the pier": what goes with the thing alone may be done to it somewhere."""
    gap = tokens[index].gap
    at = gap.index(verb)
    subject = tokens[index - 1].reference if index else None
    passive = at and gap[at - 1].low in _IS and isinstance(subject, Choice)
    items = subject.items if passive and isinstance(subject, Choice) else ()
    things = [support.frame.by_name[item.category] for item in items]
    return bool(things) and all(support.goes_with(verb, "", thing) or support.told_of(verb, thing) for thing in things)


def _is_the_item(verb: Word, token: Token) -> bool:
    """ "Chen | hoovers", "Kieran washes | cars", where hoovering and car washing are items: the verb is the item's own."""
    choice = token.reference
    if not isinstance(choice, Choice) or not choice.by_verb or token.gap[-1:] != (verb,):
        return False
    return all(any(w.stem == verb.stem and w.low.endswith("ing") for w in split(item.label)) for item in choice.items)


def _has_the_place(tokens: Sequence[Token], index: int, verb: Word, category: str, support: Support) -> bool:
    """ "Uses | bay 1", where each uses another one; "the plain awning covered | stall 4"."""
    if not support.speaks_of(category, (*tokens[index].gap, *tokens[index].words)):
        return False
    return (verb.stem in _USING and support.told(verb)) or (verb.stem in _OVERHEAD and _is_cover(tokens[index - 1]))


def _is_cover(token: Token) -> bool:
    """ "The plain | awning": what is over something."""
    return any(singular(split(name)[-1].low) in _COVERS for name in categories_of(token))


def _in_print(gap: tuple[Word, ...], found: str, at: int, category: Category, support: Support) -> bool:
    """ "Prints its puzzle on | Friday": what appears in a paper, which the puzzle speaks of."""
    told = shapes.fullmatch(r"d[jno]*[no]p", found[at + 1 :])
    printed = classes_of(gap[at].stem) & _PRINTING and gap[at + 1 : at + 2] and gap[at + 1].low == "its"
    dated = category.dimension == "date" and gap[-1].low in ("on", "in")
    return bool(told and printed) and dated and support.supported(gap[-2])


def _in_their_turn(token: Token, verb: Word, frame: Frame, support: Support) -> bool:
    """ "Was served | third", "left | last": what the story or another clue tells of the others, and only its rank after it."""
    row, first = line(frame), token.words[0].low if token.words else ""
    ranked = token.gap[-1:] == (verb,) and (first == "last" or ordinal_value(first) is not None)
    return ranked and row is not None and in_turn(row) and support.supported(verb)


def _event(gap: tuple[Word, ...], found: str, object_at: int, category: str | None, support: Support) -> bool:
    """ "Joined the book club on | Friday": by what the puzzle itself tells that they do on the days."""
    dated = category is not None and support.frame.by_name[category].dimension in ("date", "time")
    told = shapes.fullmatch(r"r?p?d?[jno]*[no]p", found[object_at:]) and gap[-1].low in ("on", "in", "at", "during")
    return bool(dated and told) and support.supported(gap[object_at - 1]) and support.supported(gap[-2])


def _thing_done(tokens: Sequence[Token], index: int, at: int, support: Support) -> bool:
    """ "The painting | bought by | Ann", "the Comet or the one | flown by | Ann": a thing, by whom it is matched with.

    "The singer hired by Ann" is a second person, and so may be "the one hired by Ann" where nothing before it is a thing.
    """
    head = tokens[index].gap[at - 1] if at else None
    if head is None or support.letter(head) not in "noh" or support.agent(head):
        return False
    if head.low != "one":
        return _is_thing(head, support)
    latest = next((k for k in range(index - 1, -1, -1) if isinstance(tokens[k].reference, Choice)), None)
    if latest is None:
        return False
    between = [w for t in tokens[latest + 1 : index] for w in t.gap]  # "has | the room right after the one used by | Ben"
    nouns = [w for before, w in pairwise(between) if closed().get(before.low) == "d" and support.letter(w) in "no"]
    compared = tokens[index - 1].type in ("DIR", "NEXT", "THAN")
    used = tokens[index].gap[at].stem not in LOOSE | AFRESH
    if nouns and compared and used and _is_thing(nouns[-1], support) and support.spoken_of(nouns[-1]):
        return True
    owned = tokens[latest + 1].gap[:2]  # "Ann's | flat is below the one rented by | Ben"
    if len(owned) > 1 and latest + 1 < index and support.letter(owned[0]) == "s" and _is_thing(owned[1], support):
        return True
    last = tokens[latest].reference
    return isinstance(last, Choice) and all(
        support.named_alone(item.category) and not support.people(item.category) for item in last.items
    )


def _is_thing(noun: Word, support: Support) -> bool:
    """Whether a noun is a thing that English has, or that the puzzle speaks of, and nobody."""
    return (singular(noun.low) in word_table("things") or support.supported(noun)) and not is_person(noun.low)


def _personal_object(gap: tuple[Word, ...], found: str) -> bool:
    """ "Visited the owner of", "cooked the stew with the cook of", "meets the welder on"."""
    main = found.split("w", 1)[0]
    verb = min((i for i, letter in enumerate(main) if letter in "vp"), default=len(main))
    if any(w.stem == key("belong") for w in gap[: len(main)]):
        return False
    return any(is_person(w.low) and found[i] in "no" for i, w in enumerate(gap[: len(main)]) if i > verb)


def _another_object(gap: tuple[Word, ...], found: str, at: int, support: Support) -> tuple[Word, ...]:
    """ "Is leading | the runner from | Spain", "saw | the boat in | berth 3": the verb has an object of its own."""
    match = shapes.match(r"d[jno]*([noh])p", found[at:])
    if match is None:
        return ()
    noun = gap[at + match.end(1) - 1]
    if partitive(noun.low) and gap[at + match.end() - 1].low == "of":
        return ()  # "made a pot of | broth"
    if match[1] != "h" and not personal(noun.low) and support.supported(noun):
        return ()
    return gap[at - 1 : at + match.end()]


def _one_alone(tokens: Sequence[Token], index: int) -> bool:
    """ "The oldest | one", and nothing more of it."""
    return [w.low for w in tokens[index + 1].gap] == ["one"] if index + 1 < len(tokens) else False


def _handed_to_one(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """ "The skates | went to the child with | the rope": a thing, and whose it is, told by what else he has."""
    gap = tokens[index].gap
    told = len(gap) > 4 and (gap[0].stem, gap[1].low) in _HANDED_ON and closed().get(gap[2].low) == "d"
    if not told or (closed().get(gap[4].low) not in ("p", "w") and gap[4].low not in ("named", "called")):
        return False
    if not (is_person(gap[3].low) and support.spoken_of(gap[3]) and thing_before(tokens, index, support)):
        return False
    before = [name for t in tokens[:index] if t.type == "ITEM" for name in categories_of(t)]
    done = [c for name in before for _, c in support.usual(support.frame.by_name[name], gap[0].stem, False)]
    given = any(map(support.is_received, before)) or any(c & _GOT for c in done)
    given = given or any(_GET in support.told_verbs(name) for name in before)
    return given if gap[0].stem == key("go") else not given and any(c & {"transfer", "create"} for c in done)


def _handing_ones_own(gap: tuple[Word, ...], found: str, at: int, category: Category, support: Support) -> bool:
    """ "Is giving her quilt to | a niece": what she made goes to one of those that they all go to."""
    match = shapes.fullmatch(r"d[jno]*[no]([pt])d?", found[at + 1 :])
    if match is None or gap[at + 1].low not in ("her", "his", "its", "their"):
        return False
    led = at + 1 + match.start(1)
    return support.supported(gap[led - 1]) and support.goes_with(gap[at], gap[led].low, category)


def _handed_on(tokens: Sequence[Token], index: int, verb: Word, after: Sequence[Word], support: Support) -> bool:
    """ "The teddy | came from | Ann", "the prize | went to | Ben": who gave or got it; "to Ann's shop" is a place."""
    way = (verb.stem, after[0].low) if after and all(closed().get(w.low) == "d" for w in after[1:]) else ()
    whose = [w.low for w in tokens[index + 1].gap] if index + 1 < len(tokens) else []
    if len(after) > 1 and whose not in (["family"], ["household"]):
        return False  # "from the | Esposito | family"
    ends = tokens[index + 1].type == "END" and (len(after) > 1 or not whose) if index + 1 < len(tokens) else True
    return way in _HANDED_ON and ends and (not person_before(tokens, index, support) or thing_before(tokens, index, support))


def _verb_phrase(found: str, before: str) -> tuple[int, bool]:
    """Where the words begin that may hold the verb, and whether it is the sentence's, not that of "who ..." or "living in"."""
    if "w" in found:
        return found.rindex("w") + 1, False
    if before not in _BEFORE_VERB:
        return (found.index("v") if "v" in found else len(found)), False
    start = found.rindex("a") + 1 if "a" in found else 0
    inside = shapes.match(r"r?p?d?[jno]*[nh](?=v)", found[start:])
    if inside and start:
        return start + inside.end(), False
    if not start and not shapes.match(r"s?[jnoh]*[vo]", found):
        return len(found), False
    return start, True
