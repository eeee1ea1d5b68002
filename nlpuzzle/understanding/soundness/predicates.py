"""Verbs that leave it open whether the subject has what they speak of: "waited for the vase", "painted the red house".

A neutral verb binds its direct object to the subject. A preposition, an object of its own, a second verb or a place where
things merely happen can undo that; then the puzzle must use the same words in another clue, too.
"""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.rules import Item, Term
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.dealings import (
    companion,
    dealing,
    done_for_him,
    giver,
    recipient,
    supplier,
    teacher,
    two_events,
)
from nlpuzzle.understanding.soundness.deeds import AFRESH, LOOSE, NOT_EVEN, asked_for, on_holiday, same_deed
from nlpuzzle.understanding.soundness.elsewhere import SAID_OF_ANOTHER
from nlpuzzle.understanding.soundness.events import attitude_of, classes_of, deed, natural_of
from nlpuzzle.understanding.soundness.measures import (
    another_event,
    capacity,
    changed_from,
    covered,
    earned_or_paid,
    estimated,
    fellows_counted,
    height,
    made_then,
    other_amount,
    waiting,
)
from nlpuzzle.understanding.soundness.mentioned import Attached, Glance, Guards, glance_at, shared_noun, trouble_finder
from nlpuzzle.understanding.soundness.objects import (
    coloured,
    likeness,
    mishap_of_his,
    object_first,
    other_side,
    own_tail,
    part_of_another,
    undetermined,
    unknown_state,
)
from nlpuzzle.understanding.soundness.other_senses import OF_OTHER_SENSES
from nlpuzzle.understanding.soundness.otherwise import OF_SOMETHING_ELSE
from nlpuzzle.understanding.soundness.own_times import OF_OTHER_TIMES
from nlpuzzle.understanding.soundness.own_work import own_work, using_ones_work
from nlpuzzle.understanding.soundness.passives import (
    made_by_a_thing,
    served_by_a_thing,
    suffered_otherwise,
    taught_a_teacher,
)
from nlpuzzle.understanding.soundness.persons import person_before, thing_before
from nlpuzzle.understanding.soundness.relatives import done_to_another_thing
from nlpuzzle.understanding.soundness.settled import pastime_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.usual import gone_to, said_of_another, told_of_others, unusual
from nlpuzzle.understanding.soundness.whereabouts import (
    FROM_OR_AT_HOME,
    abandoned,
    at_home,
    far_away,
    has_left,
    in_a_thing,
    is_denied,
    led_elsewhere,
    lingering,
    moved,
    of_a_tool,
    resting,
    somebodys_house,
)
from nlpuzzle.understanding.soundness.word_classes import letters
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.lines import is_line
from nlpuzzle.understanding.words.vocabulary import closed, does, kinds_of, verb_forms

__all__ = ["UNLESS_USUAL", "WHATEVER_IS_USUAL", "unbound"]

#: "enjoys painting": the second verb names what the subject does
_THAT_TAKE_GERUNDS = verb_class("before-gerunds")
_IS = frozenset({"is", "are", "was", "were", "be", "been"})
#: what is done to a thing, and is no amount: "weighed the cheese"
_RECKONING = frozenset({key("weigh"), key("measure"), key("count"), key("value")})
#: what is done to somebody with a thing, and leaves it open whether he gets it
_LEFT_OPEN = frozenset("asked offered promised quoted recommended shown".split())
#: what one does to another's things as well, however often clues say it
_NOT_HIS = frozenset(map(key, ("touch", "hear")))
#: given a colour
_PAINTED = frozenset("colored coloured dyed enamelled glazed lacquered painted sprayed stained tinted".split())
_BUYING = "auction bid bidder bought buy buyer purchase".split()
_SELLING = "sell seller selling vendor".split()
_ONLY_WHERE_TOLD = verb_class("only-where-told")
_HOBBIES = frozenset("activity craft hobby interest pastime pursuit".split())
_LOOKING = frozenset({key("see"), key("watch")})
_WANT, _NEED = key("want"), key("need")
#: what one does where one goes
_SIGHTSEEING = frozenset(map(key, "see tour visit".split()))
_WISHED = frozenset({key("need"), key("want"), key("dock")})


def unbound(tokens: Sequence[Token], index: int, term: Term, people: bool, frame: Frame, support: Support) -> Trouble | None:
    """Why the words before an item, and its own noun, do not say that the subject has it; None where they do."""
    gap = tokens[index].gap
    if not isinstance(term, Item) or not gap:
        return None
    category = frame.by_name[term.category]
    found = letters(gap, support).replace("q", "p")
    tail = tokens[index + 1].gap if index + 1 < len(tokens) else ()
    place = Attached(tokens, index, term, category, people, found, gap, tail, frame, support)
    seen = glance_at(place)
    if trouble := _whatever_is_usual(place, seen):
        return trouble
    trouble = _unless_usual(place, seen)
    if support.attaches(gap, category.name):
        return None
    if trouble:
        return trouble
    inner = _in_its_clause(tokens, index, found)
    return unbound(inner, 0, term, people, frame, support) if inner else None


def _in_its_clause(tokens: Sequence[Token], index: int, found: str) -> Sequence[Token]:
    """ "The hiker who | raised money for": what a relative clause says of somebody, as if it were all; or nothing."""
    described = shapes.match(r"d?[jno]*[noh]w(?=[va])", found)
    if described is None:
        return ()
    token = tokens[index]
    return (replace(token, gap=token.gap[described.end() :]), *tokens[index + 1 :])


def _two_verbs(gap: tuple[Word, ...], found: str, category: Category, support: Support) -> Trouble | None:
    """ "Tried making stew": the first verb says what became of the second."""
    for match in shapes.every(r"[vo](?=v)", found):
        verb, second = gap[match.start()], gap[match.start() + 1]
        # "began playing in 1985", where playing is spoken of
        timed = category.dimension == "time" and support.supported(second)
        dated = (category.dimension == "date" or timed) and "time" in kinds_of(verb)
        if verb.stem == key("get") and "w" not in found[: match.start()] and not second.low.endswith(("ing", "s")):
            return "relation", (verb, second)  # "got covered in"
        if second.low.endswith("ing") and finite(verb.low) and verb.stem not in _THAT_TAKE_GERUNDS and not dated:
            return "misplaced", (verb, second)
    return None


def _weak(tokens: Sequence[Token], index: int, found: str, category: Category, support: Support) -> Trouble | None:
    """ "Wanted", "saw", "needed 40 points": binding only where the puzzle says that everybody does so."""
    gap, number, denied = tokens[index].gap, tokens[index].number is not None, is_denied(tokens, index)
    before = tokens[index - 1] if index else None
    # "was n't | sold in"
    helped = before is not None and before.type == "NOT" and bool(before.gap) and before.gap[-1].low in _IS
    for i, word in enumerate(gap):
        if word.low in _LEFT_OPEN and ((i and gap[i - 1].low in _IS) or (helped and not i)):
            if word.low == "asked" or shapes.fullmatch(r"d?[jno]*", found[i + 1 :]):
                return "relation", (word,)  # "was asked $80": by another one; "was offered the boat"
        said = helped or (i > 0 and gap[i - 1].low in _IS)  # "has a cat called Rex": the cat is
        spoken_of = i > 1 and (support.supported(gap[i - 1]) or found[i - 1] == "h")  # "a flower called Rex", of flowers
        said = said or (spoken_of and found[i - 2 : i] in ("dn", "do", "dh"))
        named = i == len(gap) - 1 and said and tokens[index].words[0].text[:1].isupper()
        if word.low == "called" and named:
            continue  # "is called | Rex": its name
        if word.low == "called" and gap[i + 1 : i + 2] and gap[i + 1].low == "by" and not support.supported(word):
            return "relation", (word,)  # "was called by Ann": she telephoned
        at_least = denied and word.stem in NOT_EVEN and not is_line(category)
        if at_least and _done_at_least(tokens, index, word, category, support):
            continue
        passive = found[i + 1 : i + 2] == "p" and (helped or "a" in found[:i] or gap[i + 1].low == "by")
        afresh = passive and category.dimension == "date" and word.stem in AFRESH
        if afresh and not (support.speaks_of(category.name, [word]) or (category.unit == "day" and support.deed_told(word))):
            return "relation", (word,)  # "was restored in 1902"
        if passive and _done_to_all(gap, found, i, category, support) and not person_before(tokens, index, support):
            continue
        if passive and word.low == "found" and category.dimension != "date" and not support.supported(word):
            return "relation", (word,)  # "was found in plot 2": it may belong elsewhere
        lasted = word.stem == key("need") and category.dimension == "duration"  # "needed 5 weeks"
        wished = word.stem in (_WISHED if number else _RECKONING) and not lasted
        loose = word.stem in LOOSE or wished or word.low in ("wanted", "toured")
        if not index and i == 1 and gap[0].low == "the" and support.noun_for_these(word):
            continue  # "the ship bound for"
        known = (support.supported(word) and word.stem not in _NOT_HIS) or support.deed_told(word)
        if helped or (i and gap[i - 1].low in _IS):
            if word.low in _PAINTED and i == len(gap) - 1 and support.kind_of_items(category) == "color":
                continue  # "is painted | silver"
            if word.low == "sold" and _sold_to_a_buyer(gap[i + 1 :], category, support):
                continue
        known = known or (i == len(gap) - 1 and _done_as_a_hobby(tokens[index], category, word))
        known = known or (word.stem in _SIGHTSEEING and on_holiday(category, support))
        known = known or (word.stem == _WANT and not number and asked_for(category, support))
        known = known or (number and word.stem == _NEED and _took_so_many(tokens, index, support))
        if found[i] in "vo" and loose and not passive and not known and not _its_own(gap, found, i, category, support):
            return "relation", (word,)
    return None


def _unusual(at: Attached) -> Trouble | None:
    """A deed of another class than is usual, which does not come to the same."""
    trouble = unusual(at.gap, at.tail or shared_noun(at.tokens, at.i), at.category, at.support)
    found = deed(at.gap)
    own = found is not None and own_work(at.tokens, at.i, found[0], found[2], at.category, at.support)
    return None if trouble is None or own or same_deed(at) else trouble


def _other_money(gap: tuple[Word, ...], category: Category, support: Support) -> Trouble | None:
    """ "Earned | $20", where the sums are rents."""
    verb = earned_or_paid(gap, category, support)
    return ("relation", (verb,)) if verb is not None else None


def _done_as_a_hobby(token: Token, category: Category, verb: Word) -> bool:
    """ "Paints | watercolors", where hobbies are told."""
    hobby = singular(split(category.name)[-1].low) in _HOBBIES if split(category.name) else False
    return hobby and isinstance(token.reference, Choice) and all(pastime_of(verb, item.label) for item in token.reference.items)


def _heard_by(tokens: Sequence[Token], index: int, gap: tuple[Word, ...]) -> Trouble | None:
    """ "Was heard | on the pier | by Cora": who hears a harp does not play it."""
    by = next((i for i, w in enumerate(gap) if w.low == "by"), len(gap))
    before = (*(w for token in tokens[:index] for w in token.gap), *gap[:by])
    return ("relation", gap[by:]) if gap[by:] and any(w.low == "heard" for w in before) else None


def _took_so_many(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """ "The | mittens | needed | 2 balls": what is made of so many, and no team that still needs them."""
    pair = next((k for k, t in enumerate(tokens[:index]) if t.type == "ONE"), index)
    small = all(t.words[0].text.islower() for t in tokens[:pair] if t.type == "ITEM")
    return small and thing_before(tokens, index, support)


def _done_at_least(tokens: Sequence[Token], index: int, verb: Word, category: Category, support: Support) -> bool:
    """ "Has never touched a | harp", "did not see | Oban": what is always done to them; not "does not see the | hat"."""
    denial = next((t for t in reversed(tokens[:index]) if t.type == "NOT"), None)
    helped = [w.low for w in denial.gap[-1:]] if denial is not None else []
    if denial is None or denial.words[0].low == "never" or helped in (["has"], ["have"], ["had"]):
        return True
    if verb.stem in _LOOKING and any("filming" in classes for _, classes in support.usual(category, verb.stem, False)):
        return True  # who did not see it did not photograph it
    usual = natural_of(category.name, support.kind_of_items(category))
    told = [classes for _, classes in support.usual(category, verb.stem, False)]
    if "consume" in usual or any("consume" in classes for classes in told):
        return verb.stem not in _LOOKING
    done = classes_of(verb.stem)
    return bool(done & {"move", "arrive", "visit"}) or any(done & classes for classes in (usual, *told))


def _done_to_all(gap: tuple[Word, ...], found: str, at: int, category: Category, support: Support) -> bool:
    """ "Was found in | the attic", where the story tells of things that were lost."""
    led = shapes.fullmatch(r"pd?[jno]*", found[at + 1 :])
    return led is not None and gap[at].low == "found" and gap[at + 1].low != "by" and support.of_lost_things(category)


def _sold_to_a_buyer(after: Sequence[Word], category: Category, support: Support) -> bool:
    """ "Was sold | to Mrs. Lamb", where it is told that everybody bought something, and of nobody that he sells."""
    to = [w.low for w in after if closed().get(w.low) != "d"] == ["to"]
    return to and support.people(category.name) and support.story_has(_BUYING) and not support.story_has(_SELLING)


def _its_own(gap: tuple[Word, ...], found: str, at: int, category: Category, support: Support) -> bool:
    """ "Sold for | $90", "explored | Venus": a verb that goes with such things, and the item right after it."""
    led = shapes.fullmatch(r"([pt]?)d?[jno]*", found[at + 1 :])
    return led is not None and support.goes_with(gap[at], gap[at + 1].low if led[1] else "", category)


def _verbal(seen: Glance) -> bool:
    """A verb, or a word that may be one."""
    return "v" in seen.found or "o" in seen.found


def _placed(seen: Glance) -> bool:
    """A preposition."""
    return "p" in seen.found or "t" in seen.found


def _tailed(seen: Glance) -> bool:
    return seen.tail != ()


def _dated(seen: Glance) -> bool:
    return seen.dimension in ("date", "time")


def _numbered(seen: Glance) -> bool:
    return seen.numbered


def _described(seen: Glance) -> bool:
    """An open word that is no verb, beside the item: "the river | bank"."""
    return any(closed().get(low, "j") == "j" and low not in verb_forms() for low in (*seen.lows, *seen.tail[:1]))


def _done(seen: Glance) -> bool:
    """A verb, a feeling, or a tail that tells of a doing."""
    doing = any(low in verb_forms() or does(low) for low in seen.lows) or any(map(attitude_of, seen.stems))
    return doing or seen.listed or seen.tail != ()


def _weakly(seen: Glance) -> bool:
    return not _WEAK_WORDS.isdisjoint(seen.lows) or not _WEAK_STEMS.isdisjoint(seen.stems)


def _told_only(seen: Glance) -> bool:
    """A verb that only a story licenses."""
    return not _ONLY_WHERE_TOLD.isdisjoint(seen.stems)


def _staying(seen: Glance) -> bool:
    return any("stay" in classes_of(stem) for stem in seen.stems)


_WEAK_WORDS = _LEFT_OPEN | {"called", "found", "wanted", "toured"}
_WEAK_STEMS = AFRESH | LOOSE | _WISHED | _RECKONING

#: whatever the puzzle attaches its items by
WHATEVER_IS_USUAL: Guards = (
    (lambda at: dealing(at.tokens, at.i, at.found, at.support), _verbal),
    (lambda at: recipient(at.gap, at.found), lambda seen: "t" in seen.found),
    (lambda at: _two_verbs(at.gap, at.found, at.category, at.support), lambda seen: "vv" in seen.found or "ov" in seen.found),
    (lambda at: somebodys_house(at.gap, at.found, at.tail, at.category, at.frame, at.support), _verbal),
    (lambda at: companion(at.tokens, at.i, at.found, at.people, at.support), _placed),
    (lambda at: moved(at.tokens, at.i, at.found, at.category), lambda seen: "t" in seen.found),
    (lambda at: two_events(at.tokens, at.i, at.found, at.people, at.support), lambda seen: "a" in seen.found),
    (lambda at: done_for_him(at.tokens, at.i, at.support), lambda seen: "by" in seen.lows),
    (lambda at: own_tail(at.tokens, at.i, at.tail, at.category, at.support), _tailed),
    (lambda at: part_of_another(at.tokens, at.i, at.term, at.tail, at.support), _described),
    (lambda at: another_event(at.tokens, at.i, at.found, at.category, at.support), _dated),
    (lambda at: giver(at.gap, at.category, at.support), _verbal),
    (lambda at: supplier(at.found, at.tail), _tailed),
    (lambda at: _heard_by(at.tokens, at.i, at.gap), lambda seen: "by" in seen.lows),
    *SAID_OF_ANOTHER,
    *OF_SOMETHING_ELSE,
    *OF_OTHER_SENSES,
    *OF_OTHER_TIMES,
    (lambda at: object_first(at.gap, at.found, at.category, at.support), _verbal),
    (lambda at: other_side(at.tokens, at.i), lambda seen: True),
    (lambda at: other_amount(at.tokens, at.i, at.gap, at.found, at.category), _numbered),
    (
        lambda at: coloured(at.tokens, at.i, at.term, at.tail, at.category, at.support),
        lambda seen: all(closed().get(low) == "a" for low in seen.lows),
    ),
    (lambda at: mishap_of_his(at.gap, at.found, at.support), _placed),
    (lambda at: unknown_state(at.gap, at.found, at.support), lambda seen: "o" in seen.found),
    (lambda at: capacity(at.numbered, at.gap, at.found, at.category, at.support), _numbered),
    (lambda at: likeness(at.gap, at.support), lambda seen: "of" in seen.lows[-2:]),
    (lambda at: fellows_counted(at.numbered, at.gap, at.tail, at.category, at.support), _numbered),
    (lambda at: height(at.numbered, at.tail, at.category), _numbered),
    (lambda at: estimated(at.gap, at.found, at.category, at.support), lambda seen: seen.dimension == "money"),
    (lambda at: _other_money(at.gap, at.category, at.support), lambda seen: seen.dimension == "money"),
    (lambda at: changed_from(at.gap, at.category, at.support), lambda seen: seen.numbered and "from" in seen.lows[-1:]),
    (lambda at: covered(at.tokens, at.i, at.category, at.support), _numbered),
    (lambda at: abandoned(at.gap, at.found, at.category), _verbal),
    (lambda at: far_away(at.tokens, at.i, at.found), _placed),
    (lambda at: made_then(at.gap, at.category, at.support), _dated),
    (lambda at: waiting(at.numbered, at.tail, at.category, at.support), _numbered),
    (lambda at: teacher(at.tail, at.category, at.support), _tailed),
    (lambda at: said_of_another(at.gap, at.category, at.support), _done),
    (lambda at: told_of_others(at.tokens, at.i, at.category, at.support), _told_only),
    (lambda at: _unusual(at), _done),
    (lambda at: using_ones_work(at.tokens, at.i, at.category, at.support), _done),
    (
        lambda at: suffered_otherwise(at.tokens, at.i, at.category, at.support),
        lambda seen: "by" in seen.lows[-2:],
    ),
    (lambda at: served_by_a_thing(at.tokens, at.i, at.category, at.support), lambda seen: "by" in seen.lows[-2:]),
    (lambda at: made_by_a_thing(at.tokens, at.i, at.category, at.support), lambda seen: "by" in seen.lows[-1:]),
    (lambda at: taught_a_teacher(at.tokens, at.i, at.support), _done),
    (lambda at: gone_to(at.tokens, at.i, at.category, at.support), _done),
    (done_to_another_thing, _tailed),
)  # fmt: skip

#: unless other clues attach its items by the same words
UNLESS_USUAL: Guards = (
    (lambda at: of_a_tool(at.gap, at.found, at.category, at.support), _verbal),
    (lambda at: led_elsewhere(at.gap, at.found, at.category, at.tokens, at.i, at.support), _verbal),
    (lambda at: undetermined(at.gap, at.found, at.category, at.support), lambda seen: "a" in seen.found),
    (lambda at: _weak(at.tokens, at.i, at.found, at.category, at.support), _weakly),
    (lambda at: at_home(at.gap, at.found, at.category, at.support), lambda seen: not FROM_OR_AT_HOME.isdisjoint(seen.stems)),
    (lambda at: resting(at.tokens, at.i, at.found, at.tail, at.category, at.support), _verbal),
    (lambda at: in_a_thing(at.gap, at.category, at.support), lambda seen: _verbal(seen) and _placed(seen)),
    (lambda at: has_left(at.gap, at.category), lambda seen: seen.stems[-1] == key("leave")),
    (lambda at: lingering(at.gap, at.category, at.support), _staying),
)  # fmt: skip

_whatever_is_usual = trouble_finder(WHATEVER_IS_USUAL)
_unless_usual = trouble_finder(UNLESS_USUAL)
