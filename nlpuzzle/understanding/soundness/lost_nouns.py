"""Items that lack the noun they describe, their unit or their preposition, and numbers of nothing."""

from collections.abc import Iterator
from itertools import pairwise

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.kinds import kind_of
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import finite, key, participles, pasts, stems
from nlpuzzle.understanding.soundness.events import authored
from nlpuzzle.understanding.soundness.finite_verbs import SOMEWHERE, continues, is_finite, may_be_verb
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
    is_said_to_be,
    leads,
    noun_at,
    shares_noun,
    way_of,
)
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.tokenising.words_of import COPULAS
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, personal, verb_forms

__all__ = [
    "done_by_another", "lost_among_numbers", "lost_noun", "lost_place", "lost_preposition", "lost_unit", "uncounted",
]  # fmt: skip

_SCORE = key("score")
#: how a thing begins, so that it is not just "in" a year
_FOR, _OF = (key("for"),), (key("of"),)
_IN = frozenset((key(verb), key(led)) for verb in "live sit sleep stand stay work".split() for led in ("in", "on", "at"))
_BEGINNING = verb_class("founding") | {key("open")}
_MEASURED = word_class("measuring")
_COUNTED = frozenset({"COMP", "DIR", "APART", "BETWEEN", "BETWEENTHEM", "APARTFROM", "END"})
#: what ends a clause with all that it says
_ENDING = frozenset({"END", "_SEMI", "IF", "IFF", "UNLESS", "THEN", "_COMMA"})
#: what joins the items of a list
_LISTING = frozenset({"AND", "OR", "NOR", "_COMMA"})
#: what an object of the verb begins with
_OBJECT = frozenset({"the", "a", "an"})
#: what joins two of whom the same is said
_SIBLINGS = frozenset({"AND", "OR", "NOR"})
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
    numbered = token.words[0].low[0].isdigit()
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
        alone = (alone or paired or other) and not (suffered and not coloured) and not _goes_on(tokens, i, habits)
        somebody = alone and sum(habits.headed[category][noun] for noun in whose) > 0
        lost = bool(whose or coloured) and habits.named[category] < 2 and (chosen or told or somebody or (coloured and alone))
        unlike = _beside_a_person(tokens, i, habits) or _compared_with_a_person(tokens, start, i, habits)
        unlike = unlike or (told and _acts(tokens[i + 1 : i + 3], habits))
        lost = lost or (habits.named[category] < 2 and unlike and any(habits.ways[category]))
    else:
        shown = sum(habits.headed[category][noun] for noun in things)
        shown += numbered and way_of(token.gap) in _IN and len(token.words[0].low) < 4  # "lives in | 2", but "lived in 1952"
        lost = shown > 0 and habits.bare[category] < 2  # once may be chance
    if lost:
        yield ("noun", category), token.words


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


def _beside_a_person(tokens: Tokens, i: int, habits: Habits) -> bool:
    """ "Ann or | the dog", "neither the cook nor | the dog": like is told with like, and nobody is a dog."""
    for joint, other in ((i - 1, i - 2), (i + 1, i + 2)):
        if not 0 <= other < len(tokens) or tokens[joint].type not in _SIBLINGS or tokens[other].type != "ITEM":
            continue
        first, second = tokens[min(i, other)], tokens[max(i, other)]
        apart = not categories_of(first) & categories_of(second)
        told = any(is_person(w.low) for w in tokens[other].gap)  # "the cook with | the cap"
        named = habits.support.people_in(tokens[other]) or told
        plain = all(closed().get(w.low) in ("d", "a") for w in (first.gap if not told else tokens[i].gap))
        if apart and named and second.words and not tokens[joint].gap and plain and (told or is_nominal(second)):
            return True
    return False


def _compared_with_a_person(tokens: Tokens, start: int, i: int, habits: Habits) -> bool:
    """ "The man in the cap sits to the left of | the soda", "Ann has more than | the kilt": nobody is a soda or a kilt."""
    if not i or tokens[i - 1].type not in ("THAN", "DIR", "NEXT") or any(closed().get(w.low) == "a" for w in tokens[i + 1].gap):
        return False  # "after | the tea | was served"
    if tokens[i - 1].type != "THAN" and any(_animals(c, habits) for c in categories_of(tokens[i])):
        return False  # "lives next to | the cat"
    subject = next((t for t in tokens[start:i] if t.type == "ITEM" and t.words), None)
    if subject is None:  # "the man to the left of | the tea"
        return any(is_person(w.low) for w in tokens[start].gap[:2])
    if not categories_of(subject).isdisjoint(categories_of(tokens[i])):
        return False
    after = tokens[tokens.index(subject) + 1].gap[:1]
    if after and closed().get(after[0].low) == "s":
        return False  # "Ann's lesson is before | the piano"
    between = (w for t in tokens[tokens.index(subject) + 1 : i] for w in t.gap)
    if any(w.low in _OBJECT for w in between):
        return False  # "Ann has the boat right of | the canoe"
    told = (*tokens[start].gap[:2], *subject.gap[:2], *after)
    if any(closed().get(w.low) != "d" and not is_person(w.low) for w in subject.gap[:2]):
        return False  # "the thing bought by | Ann"
    aged = any(habits.frame.by_name[c].dimension == "age" for c in categories_of(subject))
    return aged or habits.support.people_in(subject) or any(is_person(w.low) for w in told)


def _acts(tokens: Tokens, habits: Habits) -> bool:
    """ "The cat | does not enjoy fishing", "the cinema | brought the dragon": where clues tell who does so, it is people."""
    said = [w for t in tokens[: 1 + (tokens[0].type == "NOT")] for w in t.gap]
    if not said or not (closed().get(said[0].low) == "a" or finite(said[0].low)):
        return False  # "the hat | that tore"
    verb = next((w for w in said if closed().get(w.low) is None), None)
    if verb is not None and verb.stem in SOMEWHERE:
        return False  # where the cat lives, whoever keeps it does
    told = verb is not None and (verb.low in habits.active or any((verb.stem,) in ways for ways in habits.ways.values()))
    owns = tokens[0].type in ("ITEM", "NOT", "EITHER", "NEITHER")  # but "the lake | has twice as many visitors as"
    told = told or (owns and verb is None and any(w.low in ("has", "have", "had") for w in said))
    return told and habits.peopled


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


def _ranked(category: str, habits: Habits) -> bool:
    return habits.frame.by_name[category].dimension == "position"


def _colours(category: str, habits: Habits) -> bool:
    return kind_of(habits.frame.by_name[category].items) == "color"


def _animals(category: str, habits: Habits) -> bool:
    return kind_of(habits.frame.by_name[category].items) == "animal"


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
        had = bool(token.gap) and token.gap[-1].low == "with"  # "the player with | 18", but "with 18 medals"
        had = had and (not following or closed().get(following[0].low) is not None or following[0].low in pasts())
        if (habits.measured[category] or had) and not said:
            yield ("unit", category), token.words


def done_by_another(tokens: Tokens, i: int) -> bool:
    """ "The red shirt was worn by Ann, the blue one | by Ben": the verb of the clause before holds of this one, too."""
    if i < 3 or tokens[i - 1].type != "ITEM" or tokens[i - 2].type not in ("_COMMA", "_SEMI", "AND", "_BUT"):
        return False
    before, same = tokens[i - 3], categories_of(tokens[i]) & categories_of(tokens[i - 3])
    lows = [w.low for w in before.gap if closed().get(w.low) != "d"]
    if any(w.low in COPULAS for w in tokens[i].gap):
        return False  # "...; the red one is | by Ben"
    return bool(same) and lows[-1:] == ["by"] and len(lows) > 2 and any(low in COPULAS for low in lows[:-2])


def lost_preposition(tokens: Tokens, i: int, category: str, habits: Habits) -> Iterator[Found]:
    """ "Lives | house 3", "was built | Ann": what leads to an item."""
    token = tokens[i]
    chosen = bool(i) and tokens[i - 1].type in ("EITHER", "NEITHER")
    chosen = chosen and not any(may_be_verb(w, habits.support) for w in token.gap)
    gap = (*tokens[i - 1].gap, *token.gap) if chosen else token.gap  # "comes either | from Ghana or Chile"
    how = way_of(gap)
    led = {way: count for way, count in habits.ways[category].items() if leads(way)}
    named = token.gap or (tokens[i - 1].gap if i else ())  # "her bib was neither | red nor"
    if is_said_to_be(tokens, i) and habits.support.names(habits.frame.by_name[category], named):
        return  # "Mickey's hometown is | Tampa"
    if is_said_to_be(tokens, i) and habits.been[category] < 2 and sum(led.values()) > 1 and not is_bare_number(token):
        every = sum(habits.ways[category].values())
        if not habits.support.people(category) and (sum(led.values()) + 1 >= every or 3 * sum(led.values()) > 2 * every):
            yield ("preposition", category), token.words  # "the café is | Mill Lane"
    timed = habits.frame.by_name[category].dimension == "time"
    first = token.words[0].low
    ranked = ordinal_value(first) is not None or (not first[0].isdigit() and _ranked(category, habits))
    if not how or ranked or (has_own_unit(token) and not timed):
        return  # "came first", "went 6 miles", but not "leaves 7:15 am"
    told = len(gap) > 1 and gap[-2].low in ("who", "that", "which") and finite(gap[-1].low)  # "the one who opens | May"
    if gap[0].low == "the" and not told and _does(tokens, i + 1, habits.support):
        return  # "the boat | Ann | built"
    somebody = gap[0].low == "the" and habits.support.people(category)
    if somebody and tokens[i - 1].type == "THAN" and _done_last(tokens[i + 1], habits):
        return  # "is taller than the mast | Ann | carved"
    if gap[-1].text[0].isupper() and is_person(gap[-1].low):
        return  # "run by Mayor | Hale"
    ways = habits.ways[category]
    gapped = i > 0 and tokens[i - 1].type in ("OTHER", "NOT", "OR", "_BUT")  # "built by Ann and the other | by Ben"
    gapped = gapped and not (tokens[i - 1].type == "NOT" and bool(tokens[i - 1].gap))  # but "is not | by Ben"
    if how[-1] == "by" and (gapped or done_by_another(tokens, i) or [w.low for w in gap[:2]] == ["is", "by"]):
        return
    if how[-1] == "by" and not any(may_be_verb(w, habits.support) and closed().get(w.low) != "a" for w in gap):
        done = [way for way in ways if way and way[-1] == "by" and way != how]  # "owned by", elsewhere
        done = [] if all(authored(way[0]) for way in done) else done
        if done and ways.get(how, 0) < 2 and not continues(tokens[0]):
            yield ("verb", category), token.words
        return
    founded = sum(count for way, count in led.items() if way[1:] == how and way[0] in _BEGINNING)
    denied = tokens[i - 1].gap if i and tokens[i - 1].type == "NOT" else ()  # "wasn't | in 1952"
    been = any(w.low in COPULAS for w in (gap[-2:-1] or denied[-1:]))
    lost = is_bare_number(token) and founded > 1  # "was | in 1952", where others were founded then
    if been and ways.get(how, 0) < 2 and (lost or how == (_OF if habits.support.people(category) else _FOR)):
        yield ("verb", category), (*token.gap, *token.words)  # "the café is | for cheese", "is | of Ann"
    if leads(how) or ways.get(how, 0) > 1 or _led_before(tokens, i):
        return
    last = next(w for w in reversed(gap) if w.stem == how[-1])
    same = any(way[0] == how[0] for way in led)
    noun = habits.support.letter(last) in "noh" and not may_be_verb(last, habits.support) and not last.low.endswith("ing")
    noun = noun and not finite(token.words[0].low)  # "the pet | lost in the garden"
    plain = [way for way in ways if way and way not in led and way != how]
    if same or (noun and not plain and sum(led.values()) > 1):
        yield ("preposition", category), (last, *token.words)


def _led_before(tokens: Tokens, i: int) -> bool:
    """ "On floor 1 or | floor 4": what leads to the item before leads to this one, too, with the same noun."""
    if i < 2 or tokens[i - 1].type not in _LISTING or len(tokens[i].gap) != 1:
        return False
    before = tokens[i - 2].gap
    return [w.low for w in before[-1:]] == [tokens[i].gap[0].low] and leads(way_of(before[:-1]))


def _done_last(token: Token, habits: Habits) -> bool:
    """ "Carved", "is showing": a verb and nothing else ends the clause."""
    gap = token.gap
    if token.type != "END" or not 0 < len(gap) < 3 or not may_be_verb(gap[-1], habits.support):
        return False
    return finite(gap[0].low) if len(gap) == 1 else gap[0].low in COPULAS and gap[1].low.endswith("ing")


def _does(tokens: Tokens, at: int, support: Support) -> bool:
    """Whether a verb follows that begins a clause of its own: "the boat Ann | built | is red"."""
    verb = tokens[at].gap[:1]
    if not verb or closed().get(verb[0].low) == "a" or not may_be_verb(verb[0], support):
        return False
    stop = next(k for k in range(at, len(tokens)) if tokens[k].type in _ENDING)
    spare = 0  # verbs that no relative clause has: "the boat | Ann | began before the boat that sells tea"
    for k in range(at, stop + 1):
        for n in range(k == at, len(tokens[k].gap)):
            spare += _sure(tokens[k], n, support) - (closed().get(tokens[k].gap[n].low) == "w")
            if spare > 0:
                return True
    return False


def _sure(token: Token, at: int, support: Support) -> bool:
    """Whether a word is a verb, and no noun that may be one: "than the red | train"."""
    word = token.gap[at]
    return (finite(word.low) or closed().get(word.low) == "a") and is_finite(token, at, support)


def uncounted(tokens: Tokens, i: int) -> Iterator[Found]:
    """ "Three | older", "by at most two": how many of what?"""
    token, following = tokens[i], tokens[i + 1] if i + 1 < len(tokens) else None
    if token.type != "NUM" or token.unit or following is None or following.gap:
        return
    if following.type not in _COUNTED or continues(tokens[0]):
        return
    if following.type == "COMP" and (tokens[i + 2].gap or (following.adjective and following.adjective.base in _UNITLESS)):
        return  # "three more | points than", "one higher than"
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
