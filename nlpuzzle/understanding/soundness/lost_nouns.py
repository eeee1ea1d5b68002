"""Items that lack the noun they describe or their unit, and numbers of nothing."""

from collections.abc import Iterator
from itertools import pairwise

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.kinds import kind_of
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import finite, key, participles, pasts, stems
from nlpuzzle.understanding.soundness.finite_verbs import continues, may_be_verb
from nlpuzzle.understanding.soundness.habits import Found, Habits
from nlpuzzle.understanding.soundness.mentioned import (
    Tokens,
    article_only,
    categories_of,
    has_own_unit,
    has_unit,
    is_bare_number,
    is_copula,
    is_nominal,
    noun_at,
    shares_noun,
    way_of,
)
from nlpuzzle.understanding.soundness.unlike import acts, beside_a_person, compared_with_a_person, is_animal
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.tokenising.words_of import COPULAS
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, personal, verb_forms

__all__ = ["lost_among_numbers", "lost_noun", "lost_place", "lost_unit", "uncounted"]

_SCORE = key("score")
_IN = frozenset((key(verb), key(led)) for verb in "live sit sleep stand stay work".split() for led in ("in", "on", "at"))
#: what a statement may begin with
_BEGINNING = frozenset({"IF", "IFF", "UNLESS", "ONLYIF", "THEN", "UNTRUE"})
_MEASURED = word_class("measuring")
_COUNTED = frozenset({"COMP", "DIR", "APART", "BETWEEN", "BETWEENTHEM", "APARTFROM", "END"})
_HAS = frozenset({"has", "have", "had"})
_HAVING = [[form] for form in sorted(_HAS)]
#: what ends a clause with all that it says
_ENDING = frozenset({"END", "_SEMI", "IF", "IFF", "UNLESS", "THEN", "_COMMA"})
#: what joins the items of a list
_LISTING = frozenset({"AND", "OR", "NOR", "_COMMA"})
#: what one does in a place
_STANDING = verb_class("staying")
#: what a clause begins after
_OPENING = frozenset({"IF", "IFF", "UNLESS", "THEN", "UNTRUE", "COLON", "_SEMI"})
#: "three more than", "one better": of what is clear from the subject
_UNITLESS = frozenset("more less few often high low good bad".split())
#: "the bachelor's degree" and "the dog's owner" may be all that is said of bachelors and dogs
_OWNS = frozenset({"'s", "'"})


def lost_noun(tokens: Tokens, i: int, category: str, habits: Habits) -> Iterator[Found]:
    """ "In the | grey", "the cider | lives next to Ann": the noun after an item, where others have one."""
    token = tokens[i]
    if habits.frame.by_name[category].dimension in ("date", "time"):
        return  # "in 1936"
    if (
        not token.gap
        or noun_at(tokens, i, habits.support) is not None
        or shares_noun(tokens, i)
        or habits.support.people(category)
    ):
        return
    if ordinal_value(token.words[0].low) is not None:
        yield from lost_place(tokens, i, category, habits)
    if not i and is_copula(tokens[1]) and [w.low for w in tokens[-1].gap] in (["'s"], ["'"]):
        return  # "the gecko | isn't Ann's": what is hers is no person
    if is_person(token.words[-1].low) or ordinal_value(token.words[0].low) is not None:
        return  # "the cellist", and "the oboe player"; "the first or the last house"
    numbered = token.words[0].low[0].isdecimal()
    if numbered and len(token.gap) > 1 and token.gap[-1].low == "of" and habits.support.letter(token.gap[-2]) in "noh":
        return  # "has a population of 1,500", where others have so many residents
    led = closed().get(token.gap[-1].low) == "p" or (
        numbered and (finite(token.gap[-1].low) or tokens[i - 1].type == "NOT") and may_be_verb(token.gap[-1], habits.support)
    )
    if numbered != led or (numbered and not is_bare_number(token)):
        return  # "in | 3", "tends | 3", "in the | grey"
    if not numbered and token.gap[-1].low not in ("the", "a", "an"):
        return
    if token.words[0].text[0].isupper():
        if habits.bare[category] < 2 and sum(habits.headed[category].values()) > 1 and is_nominal(token):
            yield ("noun", category), token.words  # "the Baker | plays chess", where others are "the Baker family"
        return
    start = max((k for k, t in enumerate(tokens[:i]) if t.type in _OPENING), default=0)
    same = [k for k in range(start, i) if category in categories_of(tokens[k])]
    before = [k for k in same if noun_at(tokens, k, habits.support) is not None]
    if before and not numbered and any(t.type == "THAN" for t in tokens[before[0] : i + 1]):
        return  # "threw the white darts better than who threw the red"
    if numbered and (token.gap[-1].stem == _SCORE or _says_its_amount(token, category)):
        return  # "scored | 104", where others have so many marks
    if numbered and any(tokens[k].gap[-1:] and tokens[k].gap[-1].stem == token.gap[-1].stem for k in before):
        return  # "one has 40 seats and the other has | 60"
    if token.gap[-1].low != "the" and singular(token.words[-1].low) in word_table("things") and not _colours(category, habits):
        return  # "with a doctorate", where others have a bachelor's degree
    whose = {noun for noun in habits.headed[category] if personal(noun)} - habits.worn
    # "the cider drinker", but "the friend with the cider"
    often = 2 if is_nominal(token) and not _chosen_by_verb(tokens, i, habits) else 1000
    things = {noun for noun, count in habits.headed[category].items() if noun not in whose or count > often} - _OWNS
    if article_only(token) and not _chosen_by_verb(tokens, i, habits):  # "the cider | lives next to Ann", where others drink it
        last = [t.type for t in tokens[max(0, i - 2) : i]]
        begins = not i or tokens[i - 1].type in _OPENING or last == ["_COMMA", "OR"] or (i == 1 and last == ["EITHER"])
        chosen = bool(i) and tokens[i - 1].type in ("EITHER", "NEITHER") and is_copula(tokens[i - 1])
        coloured = bool(things) and _colours(category, habits)  # "the navy leaves"
        suffered = any(_passive(t, then) for t, then in pairwise(tokens))  # "the guitar is taught after the drums"
        # "Ann has the owl, and the soda | sits in seat 3"
        begins = begins or (last == ["_COMMA", "AND"] and bool(tokens[i + 1].gap[:1]) and _verb_of(tokens[i + 1], habits))
        told = begins and not is_copula(tokens[i + 1]) and not suffered
        # "older than the cider", "the cider is Ann", but "the cider is drunk in house 3"
        alone = not i or tokens[i - 1].type in _OPENING | {"THAN", "DIR", "NEXT", "BETWEEN", "OF"}
        alone = alone or last[-1:] == ["EITHER"] or last == ["_COMMA", "OR"]
        kinds = [t.type for t in tokens]  # "of Ann and the tea, one ...", "Ann and the tea are two different guests"
        paired = kinds[max(0, i - 2) : i] == ["ITEM", "AND"] and ("ONE" in kinds or _all_told(kinds, i))
        # "either the train to Lund or the | orange"
        other = kinds[max(0, i - 2) : i] == ["ITEM", "OR"] and not categories_of(tokens[i - 2]) & categories_of(token)
        # "the three trains are the black, the train in the blue livery and Ann's"
        listed = kinds[0] == "ALLN" and any(_headed(tokens, k, category, habits) for k in range(i + 1, len(tokens)))
        alone = (alone or paired or other or listed) and not (suffered and not coloured) and not _goes_on(tokens, i, habits)
        # "has either the basil or | the rabbit", where others are the rabbit owner
        had = other and i > 2 and tokens[i - 3].type == "EITHER" and [w.low for w in tokens[i - 3].gap[-1:]] in _HAVING
        somebody = alone and not had and sum(habits.headed[category][noun] for noun in whose) > 0
        lost = bool(whose or coloured) and habits.named[category] < 2 and (chosen or told or somebody or (coloured and alone))
        unlike = beside_a_person(tokens, i, habits) or compared_with_a_person(tokens, start, i, habits)
        unlike = unlike or (told and acts(tokens[i + 1 : i + 3], habits))
        unlike = unlike or _is_somebody(tokens, i, habits)
        lost = lost or (habits.named[category] < 2 and unlike and any(habits.ways[category]))
    else:
        shown = sum(habits.headed[category][noun] for noun in things)
        named = token.gap[-1].low in ("in", "on", "at") and any(habits.support.letter(w) in "noh" for w in token.gap[-2:-1])
        inside = named or way_of(token.gap) in _IN  # "the friend in | 2", "lives in | 2", but "lived in 1952"
        shown += numbered and inside and len(token.words[0].low) < 4
        lost = shown > 0 and habits.bare[category] < 2  # once may be chance
    if lost:
        yield ("noun", category), token.words


def _is_somebody(tokens: Tokens, i: int, habits: Habits) -> bool:
    """ "The cinema | is Ann", "the cinema | is not 26": nobody is the subject that somebody chose."""
    again = [t.type for t in tokens[max(0, i - 2) : i]] == ["_COMMA", "AND"]  # "Ann isn't 26, and the cinema | is Ben"
    being = is_copula(tokens[i + 1]) and all(closed().get(w.low) == "d" for w in tokens[i + 1].gap[1:])
    if not being or (i and not again and tokens[i - 1].type not in _BEGINNING):
        return False
    at = next(k for k, t in enumerate(tokens) if k > i and t.type not in ("NOT", "EITHER", "NEITHER"))
    said = tokens[at]
    if (at > i + 1 and said.gap) or (at + 1 < len(tokens) and [w.low for w in tokens[at + 1].gap[:1]] in (["'s"], ["'"])):
        return False  # "the soup was not | eaten by Ann", "the soup is not Ann's"
    aged = any(habits.frame.by_name[c].dimension == "age" for c in categories_of(said))
    told = habits.support.people_in(said) or _does_a_job(said, habits)  # "the dog is | the pilot"
    return (aged and not is_animal(categories_of(tokens[i]), habits)) or told


def _does_a_job(token: Token, habits: Habits) -> bool:
    """ "The pilot", where each has another job."""
    jobs = all(kind_of(habits.frame.by_name[c].items) == "job" for c in categories_of(token))
    return token.type == "ITEM" and bool(categories_of(token)) and jobs


def _printed_with_unit(token: Token, category: str, habits: Habits) -> bool:
    """Whether the list has the unit beside the number: "18 points"."""
    unit, items = habits.frame.by_name[category].unit, token.reference.items if isinstance(token.reference, Choice) else ()
    last = (item.label.casefold().split()[-1] for item in items)
    return any(singular(word) == unit or unit_of(word) is not None for word in last)


def _headed(tokens: Tokens, i: int, category: str, habits: Habits) -> bool:
    """Whether an item of a category has its noun: "the blue | livery"."""
    return category in categories_of(tokens[i]) and noun_at(tokens, i, habits.support) is not None


def _says_its_amount(token: Token, category: str) -> bool:
    """ "Serves | 6" where there are so many servings, "a magnitude of | 4.8": the word for the amount stands before it."""
    telling = token.gap[-2] if token.gap[-1].low == "of" and len(token.gap) > 1 else token.gap[-1]
    return telling.stem in stems(category)


def lost_place(tokens: Tokens, i: int, category: str, habits: Habits) -> Iterator[Found]:
    """ "Lives on the fifth", "the one in the leftmost | plays": a place told by its order, where others name what it is."""
    token = tokens[i]
    chosen = bool(i) and tokens[i - 1].type in ("EITHER", "NEITHER") and len(token.gap) == 1
    gap = (*tokens[i - 1].gap, *token.gap) if chosen else token.gap  # "on either | the second or the third"
    led = len(gap) > 1 and gap[-1].low == "the" and closed().get(gap[-2].low) == "p"
    last = i
    while chosen and led and last + 3 < len(tokens) and tokens[last + 1].type in _LISTING:
        last += 2
    if not led or shares_noun(tokens, i) or _place_noun(tokens, i, habits) or _place_noun(tokens, last, habits):
        return
    start = max((k for k, t in enumerate(tokens[:i]) if t.type in _OPENING), default=0)
    same = [k for k in range(start, i) if category in categories_of(tokens[k]) and noun_at(tokens, k, habits.support)]
    if any(not is_bare_number(tokens[k]) for k in same):
        return  # "lives on the first floor and Ben on the fifth"
    ends = tokens[i + 1].type in _ENDING and not tokens[i + 1].gap
    ends = ends or (bool(tokens[i + 1].gap) and len(token.words) == 1 and _verb_of(tokens[i + 1], habits))
    unheard = ends and not habits.headed[category] and token.words[0].low != "last"
    if (habits.headed[category] or unheard) and habits.bare[category] < 2:
        yield ("noun", category), token.words


def _place_noun(tokens: Tokens, i: int, habits: Habits) -> bool:
    following = tokens[i + 1].gap[:1]
    return (
        bool(following)
        and closed().get(following[0].low) is None
        and not following[0].low.endswith("ed")
        and (following[0].low in habits.places or not may_be_verb(following[0], habits.support))
    )


def lost_among_numbers(tokens: Tokens, i: int) -> Iterator[Found]:
    """ "Either | 1 or plot 2": of a list of numbers the first has the noun, if any has."""
    if not is_bare_number(tokens[i]) or tokens[i].gap or not i or tokens[i - 1].type not in _LISTING | {"EITHER", "NEITHER"}:
        return
    at = i + 1
    while at + 1 < len(tokens) and tokens[at].type in _LISTING:
        at += 1
    listed = at > i + 1 and is_bare_number(tokens[at]) and categories_of(tokens[at]) & categories_of(tokens[i])
    if listed and len(tokens[at].gap) == 1 and tokens[at].gap[0].low in word_table("places"):
        yield ("noun", ""), tokens[i].words


def _passive(token: Token, then: Token) -> bool:
    """ "Is taught", "was not eaten": whether something is done to the subject."""
    words = (*token.gap, *then.gap) if token.type == "NOT" else token.gap
    return any(one.low in COPULAS and two.low in verb_forms() and not two.low.endswith("s") for one, two in pairwise(words))


def _chosen_by_verb(tokens: Tokens, i: int, habits: Habits) -> bool:
    """ "Uses either | the red or the blue": the verb stands before what is chosen from."""
    before = tokens[i - 1] if i else None
    if before is None or before.type not in ("EITHER", "NEITHER"):
        return False
    return any(may_be_verb(w, habits.support) and w.low not in COPULAS for w in before.gap)


def _goes_on(tokens: Tokens, i: int, habits: Habits) -> bool:
    """ "Plays the violin, the flute or | the harp": the verb of a list stands before its first item."""
    first = i
    while first > 1 and tokens[first - 1].type in _LISTING and categories_of(tokens[first - 2]) & categories_of(tokens[i]):
        first -= 2
    if len(tokens[first].gap) > 1 and tokens[first].gap[0].low == "the":
        return False  # "of the train in red and | the brown"
    return first < i and (not article_only(tokens[first]) or _chosen_by_verb(tokens, first, habits))


def _all_told(kinds: list[str], i: int) -> bool:
    """ "Ann and the tea are two different guests", "are Ann and the tea, in some order"."""
    return kinds[i + 1] in ("EACHDIFF", "APART") or kinds[i + 1 : i + 3] == ["_COMMA", "ANYORDER"]


def _verb_of(token: Token, habits: Habits) -> bool:
    """Whether the words before a token begin with a verb and nothing else: "sits in | seat 3"."""
    first = token.gap[0]
    if closed().get(first.low) == "a":
        return True
    return may_be_verb(first, habits.support) and finite(first.low) and first.low not in participles()


def _colours(category: str, habits: Habits) -> bool:
    return kind_of(habits.frame.by_name[category].items) == "color"


def lost_unit(tokens: Tokens, i: int, category: str, habits: Habits) -> Iterator[Found]:
    """ "Weighs | 30", where others weigh so many kilograms."""
    token = tokens[i]
    if not is_bare_number(token):
        return
    following = tokens[i + 1].gap[:1]
    if following and following[0].low in _MEASURED:
        yield ("unit", category), (*token.words, *following)
    elif token.gap and _says_its_amount(token, category):
        return
    elif not has_unit(tokens, i) and habits.frame.by_name[category].unit not in (None, "year"):
        start = max((k + 1 for k, t in enumerate(tokens[:i]) if t.type in ("IF", "IFF", "UNLESS", "THEN")), default=0)
        before = tokens[start:i]
        # "30 kg and the other 40", "has 12 points and the other has 15"
        units = [t for t in before if has_own_unit(t) and categories_of(t) == categories_of(token)]
        said = any(not token.gap or [w.stem for w in t.gap[-1:]] == [token.gap[-1].stem] for t in units)
        led = token.gap or (tokens[i - 1].gap if i and tokens[i - 1].type in ("EITHER", "NEITHER") else ())
        had = bool(led) and led[-1].low == "with"  # "the player with | 18", but "with 18 medals"
        # "has | 18", where the list has "18 points"
        had = had or (bool(led) and led[-1].low in _HAS and _printed_with_unit(token, category, habits))
        had = had and (not following or closed().get(following[0].low) is not None or following[0].low in pasts())
        if (habits.measured[category] or had) and not said:
            yield ("unit", category), token.words


def _stands_so_far(tokens: Tokens, i: int) -> bool:
    """ "Is | two", "stands exactly | three", "and | three": a small number that nothing but a place is told by."""
    token, before = tokens[i], tokens[i - 1] if i else None
    gap = before.gap if before is not None and before.type in ("EXACTLY", "ATLEAST", "ATMOST") else token.gap
    stands = gap[-1].low in COPULAS or gap[-1].stem in _STANDING if gap else before is not None and before.type == "AND"
    return stands and len(token.words) == 1 and token.words[0].low.isalpha()


def uncounted(tokens: Tokens, i: int) -> Iterator[Found]:
    """ "Three | older", "by at most two": how many of what?"""
    token, following = tokens[i], tokens[i + 1] if i + 1 < len(tokens) else None
    if token.type != "NUM" or token.unit or following is None or following.gap:
        return
    if following.type not in _COUNTED or continues(tokens[0]):
        return
    if following.type == "COMP" and (tokens[i + 2].gap or (following.adjective and following.adjective.base in _UNITLESS)):
        return  # "three more | points than", "one higher than"
    if following.type == "DIR" and following.words[0].low == "to" and _stands_so_far(tokens, i):
        return  # "is two | to the left of": of whatever stands in the row
    joined = following.type != "COMP" or any(t.type in _LISTING | {"_BUT"} for t in tokens[:i])
    measured = tokens[i - 1].type == "ATMOST" and any(t.type == "COMP" for t in tokens[:i])  # "less than Ann, but by at most 4"
    kinds = {"COMP"} if measured else _COUNTED
    said = [k for k, t in enumerate(tokens[:i]) if t.type == "NUM" and (t.unit or tokens[k + 1].gap)]
    if joined and any(tokens[k + 1].type in kinds for k in said):
        return  # "two places after Ann and one | before Ben"
    if following.type == "BETWEEN":  # "there are exactly three | between"
        counted = len(token.words) == 1 and token.words[0].low not in ("nobody", "none")
        if counted and any(t.type == "THERE" for t in tokens[:i]):
            yield ("counted", ""), token.words
        return
    if following.type != "END" or (i and tokens[i - 1].type in ("BY", "ATMOST")):
        yield ("counted", following.type), (*token.words, *following.words)
