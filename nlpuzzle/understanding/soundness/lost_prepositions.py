"""Items that lack the preposition that leads to them: "lives | house 3", "was built | Ann"."""

from collections.abc import Iterator, Sequence

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.dates import month_value
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.soundness.events import authored
from nlpuzzle.understanding.soundness.finite_verbs import continues, is_finite, may_be_verb
from nlpuzzle.understanding.soundness.frame_words import stems_of
from nlpuzzle.understanding.soundness.habits import Found, Habits
from nlpuzzle.understanding.soundness.heads import read_about
from nlpuzzle.understanding.soundness.mentioned import (
    Tokens,
    categories_of,
    has_own_unit,
    is_bare_number,
    is_said_to_be,
    leads,
    leads_in,
    way_of,
)
from nlpuzzle.understanding.soundness.own_work import own_work
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["done_by_another", "lost_preposition", "of_makers"]

#: what the authors of works are called
_AUTHORS = word_class("authors")
#: how a thing begins, so that it is not just "in" a year
_FOR, _OF = (key("for"),), (key("of"),)
_BEGINNING = verb_class("founding") | {key("open")}
#: what the name of a street ends in
_STREETS = word_class("streets")
#: what ends a clause with all that it says
_ENDING = frozenset({"END", "_SEMI", "IF", "IFF", "UNLESS", "THEN", "_COMMA"})
#: what joins the items of a list
_LISTING = frozenset({"AND", "OR", "NOR", "_COMMA"})

_OUTINGS = word_class("outings")
#: what is always for something, and says so with no other verb than "is"
_FOR_SOMETHING = word_class("for-something")
_SO_MUCH = (["long"], ["old"], ["tall"], ["high"], ["wide"], ["deep"], ["thick"])


def _is_verb(word: Word, support: Support) -> bool:
    """ "Travels | by ferry", "won't be travelling | by ferry", but not "anything | by Ann"."""
    doing = word.low.endswith("ing") and not word.low.endswith("thing")
    return (doing or may_be_verb(word, support)) and closed().get(word.low) != "a"


def done_by_another(tokens: Tokens, i: int) -> bool:
    """ "The red shirt was worn by Ann, the blue one | by Ben": the verb of the clause before holds of this one, too."""
    if i < 3 or tokens[i - 1].type != "ITEM" or tokens[i - 2].type not in ("_COMMA", "_SEMI", "AND", "_BUT"):
        return False
    before, same = tokens[i - 3], categories_of(tokens[i]) & categories_of(tokens[i - 3])
    lows = [w.low for w in before.gap if closed().get(w.low) != "d"]
    if any(w.low in COPULAS for w in tokens[i].gap):
        return False  # "...; the red one is | by Ben"
    return bool(same) and lows[-1:] == ["by"] and len(lows) > 2 and any(low in COPULAS for low in lows[:-2])


def of_makers(category: Category) -> bool:
    """ "The book is by | Drake", of a category of authors: what is by them they wrote."""
    return not _AUTHORS.isdisjoint(singular(w.low) for w in split(category.name)[-1:])


def _whose_host(tokens: Tokens, i: int, habits: Habits) -> bool:
    """ "Ann was | Monday | 's host", where they are the hosts."""
    after = tokens[i + 1].gap if i + 1 < len(tokens) else ()
    copula = len(tokens[i].gap) == 1 and tokens[i].gap[0].low in COPULAS and i > 0 and tokens[i - 1].type == "ITEM"
    if not copula or len(after) != 2 or after[0].low != "'s" or tokens[i + 1].type in ("ITEM", "DIR", "COMP"):
        return False
    return any(habits.support.names(habits.frame.by_name[c], after[1:]) for c in categories_of(tokens[i - 1]))


def lost_preposition(tokens: Tokens, i: int, category: str, habits: Habits) -> Iterator[Found]:
    """ "Lives | house 3", "was built | Ann": what leads to an item."""
    token = tokens[i]
    if read_about(token.gap, habits.support):
        return
    if _whose_host(tokens, i, habits):
        return
    chosen = bool(i) and tokens[i - 1].type in ("EITHER", "NEITHER")
    chosen = chosen and not any(may_be_verb(w, habits.support) for w in token.gap)
    gap = (*tokens[i - 1].gap, *token.gap) if chosen else token.gap  # "comes either | from Ghana or Chile"
    how = way_of(gap)
    led = {way: count for way, count in habits.ways[category].items() if leads(way)}
    named = token.gap or (tokens[i - 1].gap if i else ())  # "her bib was neither | red nor"
    if i and tokens[i - 1].type in ("ONE", "OTHER") and habits.support.kind_of_items(habits.frame.by_name[category]) == "color":
        return  # "one is an anchor and the other is | black": the things that are told apart have colours
    said = (is_said_to_be(tokens, i) and not _is_there(tokens, i)) or _is_the(tokens, i)
    if said and _address_of_thing(tokens, i, category, habits):
        yield ("preposition", category), token.words  # "Ann's café is | Mill Lane"
    own = any(w.stem in stems_of(category) or habits.support.called(habits.frame.by_name[category], w) for w in named)
    if said and has_own_unit(token) and [w.low for w in tokens[i + 1].gap[:1]] in _SO_MUCH:
        return  # "the film is | 115 minutes | long", where others run for so many
    if said and (own or any(map(habits.support.where_they_go, named))):
        return  # "Mickey's hometown is | Tampa", "the ferret's hutch is | pink", of a colour of hutches
    if said and _own_thing(named) and habits.support.kind_of_items(habits.frame.by_name[category]) == "color":
        return  # "Ann's awning is | white", where others are under the blue one
    often = sum(count for way, count in led.items() if way[-1] != "about")  # "her subject is not | auroras"
    if said and habits.been[category] < 2 and often > 1 and not is_bare_number(token):
        every = sum(habits.ways[category].values())
        if not habits.support.people(category) and (often + 1 >= every or 3 * often > 2 * every):
            yield ("preposition", category), token.words  # "the café is | Mill Lane"
    timed = habits.frame.by_name[category].dimension == "time"
    first = token.words[0].low
    ranked = ordinal_value(first) is not None or (not first[0].isdecimal() and _ranked(category, habits))
    if how and habits.support.goes_with(gap[-1 - (gap[-1].low == "the")], "", habits.frame.by_name[category]) and len(gap) > 1:
        return  # "rode the Dasher", where others are on the Bolt
    if not how or ranked or (has_own_unit(token) and not timed) or leads_in(token):
        return  # "came first", "went 6 miles", "sleeps under the roof", but not "leaves 7:15 am"
    told = len(gap) > 1 and gap[-2].low in ("who", "that", "which") and finite(gap[-1].low)  # "the one who opens | May"
    if gap[0].low == "the" and not told and _does(tokens, i + 1, habits.support):
        return  # "the boat | Ann | built"
    somebody = gap[0].low == "the" and habits.support.people(category)
    if somebody and tokens[i - 1].type in ("THAN", "MULT", "EQUAL") and _done_last(tokens[i + 1], habits):
        return  # "is taller than the mast | Ann | carved"
    if gap[-1].text[0].isupper() and is_person(gap[-1].low):
        return  # "run by Mayor | Hale"
    ways = habits.ways[category]
    addressed = len(gap) == 2 and gap[0].low == "the" and token.words[-1].low in _STREETS and len(token.words) > 1
    called = len(gap) == 2 and gap[0].low == "the" and first.isalpha() and token.words[0].text[:1].isupper()
    if called and sum(led.values()) > 1:
        addressed = addressed or (habits.holders.get(gap[1].low, 0) > 1 and sum(led.values()) + 1 >= sum(ways.values()))
    if addressed and not habits.support.names(habits.frame.by_name[category], gap[1:]) and gap[1].low not in _STREETS:
        yield ("preposition", "order"), (gap[1], *token.words)  # "the café | Mill Lane opened"
    gapped = i > 0 and tokens[i - 1].type in ("OTHER", "NOT", "OR", "_BUT")  # "built by Ann and the other | by Ben"
    gapped = gapped and not (tokens[i - 1].type == "NOT" and bool(tokens[i - 1].gap))  # but "is not | by Ben"
    if how[-1] == "by" and (gapped or done_by_another(tokens, i) or [w.low for w in gap[:2]] == ["is", "by"]):
        return
    outing = how[-1] == "by" and len(gap) > 1 and gap[-2].low in _OUTINGS
    if outing and habits.support.kind_of_items(habits.frame.by_name[category]) == "vehicle":
        return  # "the trip by | bus"
    if how[-1] == "by" and not any(_is_verb(w, habits.support) for w in gap):
        done = [way for way in ways if way and way[-1] == "by" and way != how]  # "owned by", elsewhere
        done = [] if any(authored(way[0]) for way in done) or of_makers(habits.frame.by_name[category]) else done
        if done and ways.get(how, 0) < 2 and not continues(tokens[0]):
            yield ("verb", category), token.words
        return
    founded = sum(count for way, count in led.items() if way[1:] == how and way[0] in _BEGINNING)
    denied = tokens[i - 1].gap if i and tokens[i - 1].type == "NOT" else ()  # "wasn't | in 1952"
    been = any(w.low in COPULAS for w in (gap[-2:-1] or denied[-1:]))
    # "was | in 1952", where others were founded then, or opened two years earlier
    lost = is_bare_number(token) and not timed and (founded > 0 or habits.support.tells_any(_BEGINNING))
    lost = lost or how == (_OF if habits.support.people(category) else _FOR)
    for_it = [w.low for w in (*denied, *gap)][-3:-2]  # "Ann's ticket was for | the opera"
    lost = lost and not (for_it and for_it[0] in _FOR_SOMETHING)
    if been and ways.get(how, 0) < 2 and lost and not _sum_for(tokens[: i + 1], habits):
        yield ("verb", category), (*token.gap, *token.words)  # "the café is | for cheese", "is | of Ann"
    if how[-1:] == _FOR and ways.get(how, 0) < 2 and _noun_before(gap, habits):
        if any(way[1:] == _FOR and way[0] != how[0] for way in ways):
            yield ("verb", category), (*token.gap, *token.words)  # "the cook | for cakes", where others are known for theirs
    if leads(how) or ways.get(how, 0) > 1 or _led_before(tokens, i):
        return
    last = next(w for w in reversed(gap) if w.stem == how[-1])
    if own_work(tokens, i, last, "", habits.frame.by_name[category], habits.support):
        return  # "Ann | hosts | Small Talk", where others are "the host of"
    same = any(way[0] == how[0] for way in led)
    same = same or (how[-1] in _BEGINNING and month_value(first) is not None and len(token.words) == 1)  # "opens | May"
    noun = habits.support.letter(last) in "noh" and not may_be_verb(last, habits.support) and not last.low.endswith("ing")
    noun = noun and not finite(token.words[0].low)  # "the pet | lost in the garden"
    plain = [way for way in ways if way and way not in led and way != how]
    if same or (noun and not plain and sum(led.values()) > 1):
        yield ("preposition", category), (last, *token.words)


def _is_there(tokens: Tokens, i: int) -> bool:
    """ "There is no | castle in Bray": it is not said what anything is."""
    at = i - 1 - (i > 0 and tokens[i - 1].type in ("NOT", "EITHER", "NEITHER"))
    return at >= 0 and tokens[at].type == "THERE"


def _own_thing(gap: Sequence[Word]) -> bool:
    """ "Ann | 's awning is": something of hers, which may be of any colour."""
    return len(gap) > 2 and gap[0].low in ("'s", "'") and gap[2].low in COPULAS and not is_person(gap[1].low)


def _address_of_thing(tokens: Tokens, i: int, category: str, habits: Habits) -> bool:
    """Whether what the clues speak of, and no street, is said to be a street."""
    words, gap = tokens[i].words, (*tokens[i - 1].gap, *tokens[i].gap)
    street = len(words) > 1 and words[-1].low in _STREETS and words[0].text[:1].isupper()
    listed = any(singular(w.low) in _STREETS for w in split(category)[-1:])
    nouns = {w.low for w in gap}
    if i and tokens[i - 1].type == "ITEM" and all(w.low in COPULAS for w in tokens[i].gap):
        nouns |= {w.low for c in categories_of(tokens[i - 1]) for w in split(c)[-1:]}  # "the Lynx is | Mill Lane"
    return street and listed and any(noun in habits.holders and singular(noun) not in _STREETS for noun in nouns)


def _sum_for(tokens: Tokens, habits: Habits) -> bool:
    """ "The highest toll was | for": what is paid for something."""
    paid = {stem for c in habits.frame.ordered if c.dimension == "money" for stem in stems_of(c.name)}
    return any(w.stem in paid for t in tokens for w in (*t.gap, *t.words))


def _is_the(tokens: Tokens, i: int) -> bool:
    """ "Is the | Quay", "isn't the | Quay"."""
    token, before = tokens[i], tokens[i - 1] if i else None
    gap = token.gap if before is None or before.type != "NOT" else (*before.gap, *token.gap)
    named = token.number is None and token.words[0].text[:1].isupper()
    return named and len(gap) > 1 and gap[-1].low == "the" and gap[-2].low in COPULAS


def _noun_before(gap: Sequence[Word], habits: Habits) -> bool:
    """ "The cook | for": whether an article and what the puzzle calls somebody stand before the preposition, and no verb."""
    words = [w for w in gap if closed().get(w.low) != "d"]
    return len(words) == 2 and gap[0].low == "the" and words[0] is gap[-2] and habits.support.letter(words[0]) in "noh"


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
    stop = next((k for k in range(at, len(tokens)) if tokens[k].type in _ENDING), len(tokens) - 1)
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
    return (finite(word.low) or closed().get(word.low) == "a") and (is_finite(token, at, support) or _after_one(token, at))


def _after_one(token: Token, at: int) -> bool:
    """ "Worked on | belongs to": a verb after a verb that ends in its preposition."""
    word, before = token.gap[at], token.gap[max(0, at - 2) : at]
    if len(before) < 2 or not word.low.endswith("s") or word.low not in verb_forms():
        return False
    ended = closed().get(before[1].low) == "p" and finite(before[0].low) and before[0].low in verb_forms()
    return ended and singular(word.low) not in word_table("things")


def _ranked(category: str, habits: Habits) -> bool:
    return habits.frame.by_name[category].dimension == "position"
