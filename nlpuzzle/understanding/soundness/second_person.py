"""Words that bring in somebody else, or another time: "the coach of the baker", "had wanted to", "Bruno's old house"."""

from functools import cache
from itertools import pairwise

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.deeds import binds
from nlpuzzle.understanding.soundness.frame_words import FELLOWS
from nlpuzzle.understanding.soundness.slots import COMPARED
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.tails import PLANNED, WISHES
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, relational

__all__ = ["second_person"]

#: "for a period longer than"
_HAVING = frozenset({"has", "have", "had", "with"})
#: of what one owned: another one is owned now
_EARLIER = frozenset({"old", "original", "first", "initial", "earlier", "previous"})
#: after "that" they lead a clause of its own: "the ruling that his kite is"
_LEADING = frozenset("a an his her their its".split())
_OUT_OF_ORDER = word_class("out-of-order")
#: what "that" tells the content of
_TOLD_THAT = word_class("told-that")
#: what one did first one need not have done in the end
_AT_FIRST = frozenset({"first", "initially", "originally"})
#: verbs that lead to where one goes
_JOURNEYS = frozenset(map(key, verb_class("going-oneself") | verb_class("getting-there") | {"head", "bind"}))
#: the words that may tell of somebody else, or of another time, besides relatives and what they own
_TELLING = _AT_FIRST | _EARLIER | PLANNED | set("going of used only was were due about whose".split())


@cache
def _telling_stems() -> frozenset[str]:
    """The stems of the words that may do so."""
    return relational() | FELLOWS | frozenset(WISHES)


def _by_whom(gap: tuple[Word, ...], found: str, described: frozenset[str], support: Support) -> bool:
    """ "Tea | is drunk by the one who": by the verb of its category, no person having it done to him."""
    passive = shapes.match(r"a{0,3}r?[vo](?=pd?h)", found)  # "has been read by", "is being read by"
    things = described and not any(support.people(name) for name in described)
    done = passive and gap[passive.end()].low == "by"
    return bool(done and things and passive and binds(gap[passive.end() - 1], described, support))


def _of_a_time(described: frozenset[str], support: Support) -> bool:
    """ "Wednesday's | patient": whoever has that day or place, not somebody related to it."""
    return bool(described) and all(support.frame.by_name[c].dimension in ("date", "time", "position") for c in described)


def _of_a_thing(word: Word, following: str, token: Token, support: Support) -> bool:
    """ "The victim of the | knife", "the captain of the | Sea Wolf" has it in his row; not "the victim of the cook"."""
    if following != "of" or not isinstance(token.reference, Choice) or support.people_in(token):
        return False
    things = [support.frame.by_name[item.category] for item in token.reference.items]
    headed = support.has_people and bool(things) and all(support.goes_with(word, "of", thing) for thing in things)
    return headed or word.low == "victim"


def _had_with(gap: tuple[Word, ...], people: bool) -> bool:
    lows = [w.low for w in gap if w.low not in ("the", "a", "an")]
    return people and lows[-1] in ("with", "against") and bool(_HAVING & set(lows[:-1]))


def _is_deed(token: Token) -> bool:
    """Whether an item is spelt like a verb: "(who) hums"."""
    return len(token.words) == 1 and token.words[0].text[0].islower() and finite(token.words[0].low)


def _bound_for(going: Word, led: tuple[Word, ...], token: Token, support: Support) -> bool:
    """ "Was | going to | Rome", where the story tells that each of them went, or was going, somewhere."""
    if not isinstance(token.reference, Choice) or any(closed().get(w.low) != "d" for w in led):
        return False
    go = going.instead("go")
    told = support.told(going) or support.told(go)
    categories = [support.frame.by_name[item.category] for item in token.reference.items]
    return all(_travelled_to(category) or (told and support.goes_with(go, "to", category)) for category in categories)


def _travelled_to(category: Category) -> bool:
    """ "They were | travelling to | four different cities": what the story says of the category."""
    told = split(category.description)
    return any(one.stem in _JOURNEYS and then.low in ("to", "for") for one, then in pairwise(told))


def _stands_there(noun: Word, support: Support) -> bool:
    """ "The | picture | that Ann bought": a thing of the puzzle, and nothing that is told."""
    return support.supported(noun) and singular(noun.low) not in _TOLD_THAT


def _of_a_category(noun: Word, support: Support) -> bool:
    """ "Ann's | thing", where the things are a category."""
    heads = ((c, [singular(w.low) for w in split(c.name) if w.low.isalpha()][-1:]) for c in support.frame)
    return any(head == [singular(noun.low)] and not support.people(category.name) for category, head in heads)


def _speeding(following: tuple[Word, ...], token: Token, support: Support) -> bool:
    """ "Was going | 5 mph faster than": speeds, which one goes at."""
    speeds = [category for category in support.frame if category.dimension == "speed"]
    at = [w.low for w in following]
    return len(speeds) == 1 and at in ([], ["at"]) and (token.type == "COMP" or bool(token.unit) or token.number is not None)


def _of_another_rank(gap: tuple[Word, ...], token: Token, support: Support) -> bool:
    """ "The deputy | harpist", "the retired | oboe player": not the one who is meant by the calling alone."""
    if len(gap) < 2 or closed().get(gap[-2].low) != "d" or token.type != "ITEM" or not isinstance(token.reference, Choice):
        return False
    word, called = gap[-1], token.words[-1]
    if not called.text[:1].islower() or support.supported(word) or support.described(word):
        return False
    past = word.low.endswith("ed") and finite(word.low) and word.low not in _OUT_OF_ORDER
    return past or (is_person(called.low) and support.relational(word) and is_person(word.low))


def second_person(
    gap: tuple[Word, ...], found: str, before: str, token: Token, support: Support, described: frozenset[str]
) -> Objection | None:
    """The first word that brings in somebody else than the tokens speak of, or another time than now."""
    if _of_another_rank(gap, token, support):
        return Objection("second person", gap[-1:])
    owned = "s" in found
    for i, word in enumerate(gap):
        if not owned and found[i] != "w" and word.low not in _TELLING and word.stem not in _telling_stems():
            continue  # nearly always
        fellow = support.fellow(word)
        telling = word.low in _TELLING or word.stem in WISHES or support.relational(word) or fellow
        if not (owned or found[i] == "w" or telling):
            continue
        following = gap[i + 1].low if i + 1 < len(gap) else ""
        possessed = i > 0 and found[i - 1] == "s" and not (i == 1 and _of_a_time(described, support))
        own = i > 0 and gap[i - 1].low in ("his", "her", "their", "its")
        if fellow and (own or shapes.search(r"s[jv]*\Z", found[:i])):
            return Objection("second person", (word,))  # "the tea drinker's neighbour", where all of them are neighbours
        related = possessed or own or following in ("of", "to", "for", "'s", "'")
        named = any(w.low in ("name", "surname") for w in gap[i + 2 :])  # "the student with the last name Hanley"
        related = related or (following == "with" and not named and support.people_in(token))  # "the student with Ann"
        if related and support.relational(word) and not _of_a_thing(word, following, token, support):
            return Objection("second person", (word,))
        if possessed and "animal" in families(word.low) and not support.supported(word):
            return Objection("second person", (word,))  # "Bruno's cat sits next to", where nobody has to do with cats
        planned = following == "to" and not (i > 0 and gap[i - 1].low in ("was", "were", "been"))
        planned = planned or _speeding(gap[i + 1 :], token, support)
        planned = planned or (following == "to" and _bound_for(word, gap[i + 2 :], token, support))
        if word.low == "going" and i > 0 and found[i - 1] == "a" and not planned:
            return Objection("denied", (word,))
        if word.low == "of" and found[i + 1 : i + 2] in ("v", "a"):
            return Objection("misplaced", gap[max(0, i - 1) : i + 1])  # "is sort of scheduled"
        if word.low == "used" and following == "to" and not (i > 0 and found[i - 1] == "a"):
            return Objection("denied", gap[i : i + 2])
        if word.low == "only" and not (i and gap[i - 1].low in ("who", "that", "which")):
            return Objection("misplaced", (word,))  # "who only drinks tea" drinks tea; elsewhere it may turn the sentence
        if word.low == "only" and shapes.match(r"only(h|n|o)", "only" + found[i + 1 :]) and i and found[i - 1] == "d":
            return Objection("misplaced", gap[i : i + 2])  # "the only thing Ann did not make"
        before_it = found[i - 1] if i else ""
        if word.low in ("was", "were") and shapes.match(r"t[avo]", found[i + 1 :]):
            return Objection("denied", gap[i : i + 2])  # "was to leave for Skerra"
        if word.low in _AT_FIRST and following != "name" and before_it != "a" and shapes.match(r"[vo](?!r?p)", found[i + 1 :]):
            return Objection("denied", gap[i : i + 2])  # "first ordered the trout"
        if word.low in _EARLIER and possessed and (word.low, following) != ("first", "name"):
            return Objection("denied", (word,))  # "Bruno's old house"
        if word.low in PLANNED and [w.low for w in gap[max(0, i - 2) : i]] == ["had", "been"]:
            return Objection("denied", gap[i - 2 : i + 1])  # "had been due on Monday"
        if word.low in ("due", "about") and following == "to":
            return Objection("denied", gap[i : i + 2])
        if word.stem in WISHES and shapes.search(r"a", found[:i]) and any(w.low in ("has", "have", "had") for w in gap[:i]):
            return Objection("denied", gap[: i + 1])  # "had wanted to", "has always tried to"
        possessed = possessed or shapes.fullmatch(r".*s[jvno]+", found[:i]) is not None  # "Ann's tent | mate"
        had = before == "ITEM" and shapes.search(r"v|a(?=d)", found[:i]) and any(w.low in _HAVING for w in gap[:i])
        if support.relational(word) and had:
            return Objection("second person", (word,))  # "has a neighbor who"
        phrase = found[found.rfind("a", 0, i) + 1 : i]  # the description the word stands in
        twice = phrase.count("s") > 1 and is_person(word.low) and not support.described(word)  # "Peter's parrot's owner"
        another = support.another(word) or (found[i] == "h" and not _of_a_category(word, support))
        if possessed and (another or twice):
            return Objection("second person", (word,))
        headed = i > 0 and (found[i - 1] in "nh" or (found[i - 1] == "o" and not finite(gap[i - 1].low)))
        pointed = i > 1 and found[i - 2] == "d" and _stands_there(gap[i - 1], support)
        content = following in _LEADING or (not pointed and (following == "the" or (not following and not headed)))
        if found[i] == "w" and word.low == "that" and content:
            return Objection("reported", (word,))
        if word.low == "whose" and i + 1 < len(gap) and support.relational(gap[i + 1]):
            return Objection("second person", (gap[i + 1],))
    company = before == "ITEM" and "p" in found and shapes.search(r"(?<=[av])d?[jno]*[no]pd?$", found)
    if company and _had_with(gap, support.people_in(token)):
        return Objection("relation", gap)  # "had lunch with the baker"
    if before == "ITEM" and found[:1] == "p" and shapes.match(r"pd?[jno]*h", found):
        return Objection("relation", gap)  # "cooked the stew with the person ..."
    as_verb = isinstance(token.reference, Choice) and (token.reference.by_verb or _is_deed(token))  # "who paints"
    if token.type == "ITEM" and gap and gap[-1].low in ("who", "whom", "whoever") and not as_verb:
        return Objection("second person", gap[-1:])  # "whoever Ann visited"
    # "is bought by somebody ahead of"
    somebody = bool(gap) and gap[-1].low in ("somebody", "someone") and token.type in COMPARED
    if before == "ITEM" and not somebody and "v" in found and shapes.search(r"v[pr]*d?h", found.split("w", 1)[0]):
        if _by_whom(gap, found, described, support):
            return None
        return Objection("relation", gap)
    met = shapes.match(r"o[pr]*dh", found) if before == "ITEM" and found[:1] == "o" else None  # "phoned the person who"
    if met and finite(gap[0].low) and singular(gap[0].low) == gap[0].low:
        return Objection("relation", gap[: met.end()])
    return None
