"""A noun between the subject and an item: "the painter of Ann", "the label of the vase", "is in part the baker"."""

from collections.abc import Sequence

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.deeds import AFRESH, LOOSE
from nlpuzzle.understanding.soundness.feelings import merely_liked
from nlpuzzle.understanding.soundness.nouns import DWELLINGS, MEASURED, ON_DUTY
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.usual import made_by_buyers
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.lines import in_turn, is_line, line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import does, does_what, partitive, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["foreign_head", "loose_phrase", "own_place", "read_about", "second_head"]

#: who has what follows "of"; the seller or the painter of a thing need not be the one it is matched with
_HOLDERS = word_class("havers")
#: who has met with what follows "of", or merely likes it
_SUFFERING = frozenset("victim survivor casualty sufferer".split())
_CRIMES = frozenset("charge crime felony misdeed offence offense".split())
_LIKING = frozenset("lover fan enthusiast".split())
#: what one reads of a subject
_READING = frozenset("article book magazine volume textbook biography essay".split())
_TAKEN_TO_READ = frozenset(map(key, "borrow choose have open pick read study take".split()))
_STUDYING = ("read", "study", "research")
_PICTURES = word_class("pictures")
_PICTURING = ("show", "depict", "portray")
#: what leads to a thing, and to nothing that is done to it
_BEFORE_THINGS = frozenset({"DIR", "THAN", "OF"})
#: on what one is who goes that way
_JOURNEYS = word_class("goings")
#: who is in a place
_OCCUPANTS = word_class("occupants")


_ARTISTS = frozenset("artist cartoonist illustrator painter photographer sketcher".split())


def second_head(
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
        if own_place(gap[i - 1], support) and not any(w.low == "of" for w in gap[:i]):
            continue
        rest = found[i + 1 :]
        if shapes.fullmatch(r"d?[jno]*", rest) and support.where_they_go(gap[i - 1]):
            continue  # "the port of the Petrel", where each sails to another town
        pictured = gap[i - 1].low in _PICTURES and shapes.fullmatch(r"d?[jno]*", rest) is not None
        if pictured and (support.story_has(_PICTURING) or (not people and _by_artists(support))):
            continue  # "the portrait of Aunt Maud", where each portrait shows another relative; "the photo of the park"
        if category is not None and not people and shapes.fullmatch(r"d?[jno]*", rest) and support.role(gap[i - 1], category):
            continue  # "the author of the atlas": each book has its author
        led = support.frame.by_name[category] if category is not None and not people else None
        headed = led is not None and support.has_people and is_person(gap[i - 1].low) and shapes.fullmatch(r"d?", rest)
        if headed and led is not None and support.goes_with(gap[i - 1], "of", led):
            continue  # "the captain of | the Sea Wolf": each ship has one
        if _each_with_one(gap[i - 1], gap[i + 1 :], support):
            continue
        if shapes.fullmatch(r"d?[jno]*h.*|d[jno]*[no][vw].*", rest) or _of_a_person(gap[i + 1 :], rest):
            return "second person", gap[i - 1 : i + 1]
        thing = category is not None and not people and support.has_people
        if shapes.fullmatch(r"d?", rest) and (people or category is None or (support.named_alone(category) and not thing)):
            described = category is not None and support.speaks_of(category, [gap[i - 1]])
            described = described or (gap[i - 1].stem in support.nouns and not is_person(gap[i - 1].low))  # "the tent of Ann"
            usual = category is not None and support.attaches(gap, category) and not is_person(gap[i - 1].low)
            if not (described or usual):  # two clues with "the survivor of the cook" make no such thing of him
                return "second person", gap[i - 1 : i + 1]
        named = category is not None and support.speaks_of(category, [gap[i - 1]])
        lined = category is not None and is_line(support.frame.by_name[category])
        agent = singular(gap[i - 1].low)
        if category is not None and does(agent) and made_by_buyers(gap[i - 1], does_what(agent), support):
            return "misplaced", gap[i - 1 : i + 1]  # "the baker of the scone", in a queue of customers
        measured = partitive(gap[i - 1].low) or gap[i - 1].low in (_OCCUPANTS if lined else _HOLDERS)
        if category is not None and not people and _unlikely(gap[i - 1], category, support):
            return "misplaced", gap[i - 1 : i + 1]
        if not measured and category is not None and not people and _does_so(gap[i - 1], category, support):
            continue  # "the reader of the Star", where newspapers are read
        if shapes.fullmatch(r"d?[jno]*", rest) and category is not None and not measured:
            attached = support.attaches(gap, category) and not shapes.search(r"[no]", rest)  # not "the door of | shop 3"
            if not (named or attached or support.together(gap[i - 1], word)):
                return "misplaced", gap[i - 1 : i + 1]
        if amount and shapes.search(r"pd[jno]*$", found[: i - 1]) and not named and not support.together(gap[i - 1], word):
            return "misplaced", gap[i - 1 : i + 1]  # "in the region of $50"
        if (i < 2 or found[i - 2] not in "djnos") and not support.together(gap[i - 1], word):
            return "misplaced", gap[i - 1 : i + 1]
    return None


def _by_artists(support: Support) -> bool:
    """Whether those who take or make pictures are matched with them."""
    return any(singular(c.name.casefold().split()[-1]) in _ARTISTS for c in support.frame)


def _each_with_one(holder: Word, rest: tuple[Word, ...], support: Support) -> bool:
    """ "The keeper of | the lighthouse built in", where keepers and lighthouses are categories: each has one."""
    if len(rest) < 3 or rest[0].low != "the":
        return False
    people = any(singular(holder.low) == singular(c.name.casefold()) and support.people(c.name) for c in support.frame)
    things = [c for c in support.frame if singular(rest[1].low) == singular(c.name.casefold())]
    return people and bool(things) and not any(support.people(c.name) or c.ordered for c in things)


def _does_so(noun: Word, category: str, support: Support) -> bool:
    """Whether a noun names who does what one does with such things: "reader" of newspapers, not "editor" or "seller"."""
    one = singular(noun.low)
    if not does(one):
        return False
    verbs = [noun.instead(form) for form in (one[:-2], one[:-1], one[:-2] + "e") if form in verb_forms()]
    clues = support.attaching(category)  # "builders", where the story tells what they built, and a clue who built which
    said = (
        support.goes_with(v, "", support.frame.by_name[category])
        or support.speaks_of(category, [v])
        or (support.told(v) and v.stem in clues)
        for v in verbs
    )
    return all(v.stem not in LOOSE | AFRESH or support.told(v) or support.speaks_of(category, [v]) for v in verbs) and any(said)


def _unlikely(noun: Word, category: str, support: Support) -> bool:
    """ "A victim of | arson", where others are accused of it; "a fan of | the Petrel", where boats are sailed."""
    held = support.frame.by_name[category]
    if support.spoken_of(noun):
        return False
    if noun.low in _SUFFERING:
        return singular(split(category)[-1].low) in _CRIMES if split(category) else False
    return noun.low in _LIKING and merely_liked(held, support)


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
    somebody = shapes.match(r"d?j*([noh])[wp]", found[at + 1 :])
    if somebody is None:
        return bool(shapes.fullmatch(r"d?j*", found[at + 1 :]))
    noun = rest[somebody.start(1)]
    return found[at + 1 + somebody.start(1)] == "h" or is_person(noun.low) or support.described(noun)


def _of_a_person(gap: tuple[Word, ...], found: str) -> bool:
    """ "The cat of | the driver to | Ely": somebody is told by the item, and what is spoken of is his."""
    match = shapes.fullmatch(r"d[jno]*([no])[pt]d?[jno]*", found)
    return match is not None and is_person(gap[match.start(1)].low)


def own_place(noun: Word, support: Support) -> bool:
    """ "The shed of", "the house of": the place in the line of whoever follows, as the puzzle calls it or where one lives."""
    row = line(support.frame)
    if row is None or in_turn(row):
        return False
    return noun.low in DWELLINGS or (noun.low in word_table("places") and support.speaks_of(row.name, [noun]))


def read_about(gap: tuple[Word, ...], support: Support) -> bool:
    """ "Chose a book on | history", where each reads about another subject."""
    if len(gap) < 4 or gap[-1].low not in ("on", "about") or singular(gap[-2].low) not in _READING:
        return False
    return gap[-3].low in ("a", "the", "an") and gap[-4].stem in _TAKEN_TO_READ and support.story_has(_STUDYING)


def _took_it(gap: tuple[Word, ...], at: int, support: Support) -> bool:
    """ "Was on the | flight | from", where they flew: that way he went himself."""
    lows = [w.low for w in gap]
    aboard = at > 1 and lows[at - 2 : at] in (["on", "the"], ["aboard", "the"]) and lows[at + 1 : at + 2] in (["from"], ["to"])
    return aboard and lows[at] in _JOURNEYS and all(low in COPULAS for low in lows[: at - 2]) and support.done_here(gap[at])


def foreign_head(
    tokens: Sequence[Token], gap: tuple[Word, ...], found: str, category: str | None, support: Support
) -> Trouble | None:
    """ "The label of | the vase", "the box for | the vase": what is spoken of is a thing that the puzzle does not know."""
    match = shapes.search(r"d[jno]*([nov])([pt])d?[jno]*$", found) if "d" in found[:-2] else None
    if match is None:
        return None
    head, preposition = gap[match.start(1)], gap[match.start(2)]
    if found[match.start(1) - 1] in "no" and (found[match.start(1)] == "v" or head.low.endswith(("ed", "en"))):
        return None  # "the probe | sent to"
    if is_person(head.low) or unit_of(head.low) is not None or head.low in MEASURED or head.low in ("number", "year"):
        return None
    place = head.low in word_table("places") or head.low in word_table("settings")
    part = gap[match.start()].low == "the" and gap[-1].low == "the"  # "the cord of the kite", but "a slice of the cake"
    if (partitive(head.low) and preposition.low == "of" and not part) or (place and preposition.low not in ("of", "for", "to")):
        return None
    if read_about(gap, support) or _took_it(gap, match.start(1), support):
        return None
    twice = sum(w.stem == head.stem for token in tokens for w in token.gap) > 1  # "of the flight to A and the flight to B"
    if twice or own_place(head, support) or support.spoken_of(head) or support.together(head, preposition):
        return None
    if category is not None and support.speaks_of(category, [head]):
        return None
    spoken_of = any(t.gap == gap and (not i or tokens[i - 1].type in _BEFORE_THINGS) for i, t in enumerate(tokens))
    if spoken_of and found[match.start(1) - 1] == "d" and support.noun_for_these(head):
        return None  # "the ride at | Fairmead is"; who came to it need not be he whose it is
    return "unknown", (head, *gap[match.start(2) : match.end(2)])


def loose_phrase(gap: tuple[Word, ...], found: str, category: str | None, amount: bool, support: Support) -> Trouble | None:
    """ "Is in part the baker", "is in name Ann": a phrase that stands between and belongs to nothing."""
    for match in shapes.every(r"p(h?[jno]*[no])(d|p|t|v|$)", found) if "p" in found[:-1] else ():
        first, last = match.start(), match.end(1) - 1
        preposition, noun = gap[first], gap[last]
        if support.together(preposition, noun) or noun.low in word_table("places"):
            continue
        numbered = noun.low == "number" or support.follows_in_story(noun, "numbered")
        if numbered and match[2] == "" and category is not None and is_line(support.frame.by_name[category]):
            continue  # "lives at number | 3", "on allotment | 4"
        if preposition.low == "on" and noun.low in ON_DUTY and match[2] in ("p", ""):
            continue  # "was on watch | on Tuesday"
        attended = preposition.low in ("in", "at") and singular(noun.low) in word_table("settings") and match[2] == "p"
        if amount and attended:
            continue  # "was at college | for | 8 years"
        of_it = match[2] == "" or gap[last + 1].low == "for"  # "with room for | 80 people"
        if of_it and category is not None and support.speaks_of(category, gap[first + 1 : last + 1]):
            continue
        return "misplaced", gap[first : last + 1]
    return None
