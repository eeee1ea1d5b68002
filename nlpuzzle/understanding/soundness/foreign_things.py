"""Things and people that the puzzle does not know: "the piano stool", "Ann's deposit", "the pianist behind Ann"."""

from collections.abc import Sequence
from itertools import pairwise

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import HOLDERS, families
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, finite, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.nouns import MEASURED, WHATEVER
from nlpuzzle.understanding.soundness.slots import COMPARED
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_classes import letters
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Token
from nlpuzzle.understanding.words.lines import in_turn, line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, doings, personal, verb_forms

__all__ = ["foreign_possession", "foreign_tail", "outside", "stranger"]

#: families of adjectives, which tell of whatever thing there is; a thing of wax or wood is a thing of its own
_ADJECTIVES = frozenset({"color", "genre"})
_STREETS = word_class("streets")
_SUMS = word_class("amounts-of-costs") | word_class("earnings") | {"fare", "fee", "fine", "rent"}
_THEIRS = frozenset({"her", "his", "its", "their"})
#: what things are like, whatever things
_ATTRIBUTES = frozenset(
    "brand breed color colour country design fabric finish flavor flavour genre hue kind make material origin pattern scent "
    "shade shape size sort style theme tint type variety".split()
)
#: nouns for a thing of whatever kind
_OF_ANYTHING = _ATTRIBUTES | word_set(
    "choice entry exhibit item lot number object option piece product range role selection set species thing version"
)
#: what is made of them, or bears them: "the pumpkin | pie", "a walnut | tree"
_DISHES = word_class("dishes-made-of-things")
_PLANTS = word_class("plants-that-bear-things")
_BAND_METALS = frozenset({"brass", "steel"})
_GROUPS = frozenset("choir class club crew ensemble league orchestra party squad team".split())
_RAW = frozenset({"fruit", "herb", "nut", "spice", "vegetable"})
_GROWING = frozenset({"fruit", "plant", "tree", "vegetable"})
#: what somebody has made, whatever it is, and by what verbs it is told
_CREATIONS = frozenset("brainchild creation handiwork masterpiece work".split())
_CREATING = ("build", "compose", "create", "design", "make", "paint", "write")
#: what was only meant to be done
_MEANT = word_class("only-meant")


def foreign_possession(tokens: tuple[Token, ...], support: Support) -> tuple[Word, ...]:
    """ "Ann's window is above ...", "Ann's deposit was $700": a thing of hers that the puzzle does not know is measured."""
    if not any(t.gap and closed().get(t.gap[0].low) == "s" for t in tokens[1:]):
        return ()  # nearly always
    gaps = [letters(t.gap, support) for t in tokens[1:] if t.gap]
    if not any(shape[0] == "s" for shape in gaps):
        return ()
    for one, noun in (t.gap[1:3] for t in tokens[1:] if len(t.gap) > 2 and closed().get(t.gap[0].low) == "s"):
        if one.low in _MEANT and noun.low in doings() and not support.supported(one):
            return (one,)  # "Ann's planned walk was ..."
    said = any(shapes.fullmatch(r"s[jr]*([nov]{1,3}a+|[nov]?[nv][vo])", shape) for shape in gaps)
    if not said and not any(t.type in COMPARED or t.number is not None for t in tokens):
        return ()
    owned = []
    for owner, token in pairwise(tokens):
        found = letters(token.gap, support)
        if _creation(owner, token, support):
            continue
        match = shapes.match(r"s[jr]*([nov])(?![nov])", found) or shapes.match(r"s[jr]*[nov]([no])[va]", found)
        if match is not None and not is_person(token.gap[match.start(1)].low):
            owned.append(token.gap[match.start(1)])
    told = MEASURED | WHATEVER | _homes(support)
    if any(singular(w.low) in _SUMS for w in owned) and all(c.dimension != "money" for c in support.frame):
        return tuple(owned[:1])  # "Ann's rent is higher", where the floors are told
    if any(support.noun_for_these(w) or singular(w.low) in told or unit_of(w.low) is not None for w in owned):
        return ()  # "Ann's yacht is longer than Ben's boat"
    return tuple(owned[:1])


def _creation(owner: Token, token: Token, support: Support) -> bool:
    """ "Ibbotson | 's work", of engineers by whom the bridges were designed."""
    if len(token.gap) < 2 or singular(token.gap[1].low) not in _CREATIONS or not isinstance(owner.reference, Choice):
        return False
    makers = [support.frame.by_name[item.category] for item in owner.reference.items]
    return any(support.goes_with(token.gap[1].instead(verb), "by", c) for verb in _CREATING for c in makers)


def _homes(support: Support) -> frozenset[str]:
    """ "Ann's rooms", "Acme's office": where somebody is in a row of places, each has one; who lives there has no office."""
    row = line(support.frame)
    return support.homes() if row is not None and not in_turn(row) else frozenset()


def stranger(token: Token, support: Support) -> bool:
    """ "The pianist | behind Ann": somebody told by what no puzzle is about, and by no generic noun."""
    if len(token.gap) != 2 or token.gap[0].low not in ("the", "a", "an"):
        return False
    noun = token.gap[1]
    return is_person(noun.low) and singular(noun.low) not in HOLDERS and not personal(noun.low) and not support.supported(noun)


def foreign_tail(item: Token, token: Token, support: Support) -> Word | None:
    """ "A coffee | mug", "the knight | 's horse", "at 1938 | Ash Road": a thing of its own, that the puzzle does not know."""
    if item.type != "ITEM" or not isinstance(item.reference, Choice) or not token.gap:
        return None
    if item.number is not None:
        street = next((w for w in token.gap[:3] if w.proper and singular(w.low) in _STREETS), None)
        return street if token.gap[0].proper and street is not None and not support.supported(street) else None
    if any(support.frame.by_name[i.category].ordered or support.people(i.category) for i in item.reference.items):
        return None
    noun = token.gap[0]
    owned = support.letter(noun) == "s"
    if owned:
        noun = token.gap[1] if len(token.gap) > 1 else noun
    if not owned and (beyond := _named_after(token.gap, support)):
        return beyond
    if noun.proper and not owned and not support.supported(noun) and _is_a_name(item.reference, item):
        return noun  # "the Tortoise | Choir", where tortoises are listed
    if support.letter(noun) not in "no" or support.supported(noun) or is_person(noun.low):
        named = noun.proper and not owned and support.letter(noun) == "v" and not support.supported(noun)
        return noun if named and token.type == "END" else None  # "dines at the Albatross | Grill"
    if noun.low == singular(noun.low) and support.noun_for_these(noun):
        return None  # "the apple | stand", where stalls are told of; "the Majestic | 's show", of plays
    if not owned and _of_another_nature(singular(noun.low), item.reference, support):
        return noun
    if not owned and _another_thing(noun, item.reference, support):
        return noun
    of_all = MEASURED | WHATEVER | _homes(support) if owned else word_table("classifiers")
    if singular(noun.low) in of_all:
        return None
    verb = noun.low in verb_forms() and (finite(noun.low) or noun.low.endswith("ing")) and not _after_verb(item, token)
    plain = any(support.kind_of_items(support.frame.by_name[i.category]) in _ADJECTIVES for i in item.reference.items)
    return None if (verb and not owned) or plain or unit_of(noun.low) is not None else noun


def _is_a_name(items: Choice, token: Token) -> bool:
    """Whether what is listed in small letters is written large."""
    return token.words[0].text[:1].isupper() and all(one.label.islower() for one in items.items)


def _named_after(gap: Sequence[Word], support: Support) -> Word | None:
    """ "The Quarry | Bridge Road", "Puffin | brand biscuits": something else that bears the name."""
    after = gap[1] if len(gap) > 1 else None
    if after is None or support.letter(after) not in "no" or support.supported(after):
        return None
    called = gap[0].proper and after.proper and support.letter(gap[0]) in "no"
    return after if called or (gap[0].low == "brand" and not support.supported(gap[0])) else None


def _another_thing(noun: Word, item: Choice, support: Support) -> bool:
    """ "A tweed | jacket", where the cats have cushions of tweed, velvet and satin; "the Puffin | album", of ferries."""
    things, name = word_table("things"), singular(noun.low)
    for category in {support.frame.by_name[i.category] for i in item.items}:
        head = next((singular(w.low) for w in reversed(split(category.name)) if w.low.isalpha()), "")
        kinds = {head, *families(head)}
        if head not in things or head in _ATTRIBUTES or support.called(category, noun) or name in _OF_ANYTHING:
            return False
        if not families(name) and not (noun.low == name in word_table("classifiers") and _have_names(category, support)):
            return False
        if kinds & {name, *families(name)} or support.kind_of_items(category) in kinds:
            return False
    return True


def _have_names(category: Category, support: Support) -> bool:
    """Whether the things have names of their own, which tell nothing of their kind: ferries, and no flowers or languages."""
    return all(label[:1].isupper() for label in category.items) and support.kind_of_items(category) is None


def _of_another_nature(noun: str, item: Choice, support: Support) -> bool:
    """ "The pumpkin | pie", where pumpkins are grown; "a walnut | tree", of a cake's topping; "the brass | band", of metals."""
    for category in {support.frame.by_name[i.category] for i in item.items}:
        kinds = {*(singular(w.low) for w in split(category.name)), support.kind_of_items(category)}
        if noun in _DISHES and kinds & _RAW and not kinds & {"food", "drink", "dish"}:
            return True
        played = noun == "band" and all(i.label.casefold() in _BAND_METALS for i in item.items)
        if "material" in kinds and (noun in _GROUPS or played or not {"drink", "food"}.isdisjoint(families(noun))):
            return True
        if noun in _PLANTS and kinds & {"food", "nut", "spice", "topping", "ingredient"} and not kinds & _GROWING:
            return True
    return False


def _after_verb(item: Token, token: Token) -> bool:
    """ "Collects | chess | sets.": the clause has its verb, so that no other ends it."""
    last = item.gap[-1] if item.gap else None
    done = last is not None and last.low in verb_forms() and finite(last.low)
    return token.type == "END" and len(token.gap) == 1 and done


def outside(rank: Token, token: Token, support: Support) -> bool:
    """ "Later than the first | bus": the first of something that the puzzle does not speak of."""
    if not (isinstance(rank.reference, Place) or support.ordinal(rank)) or not token.gap or rank.type != "ITEM":
        return False
    if [w.low for w in rank.gap[:1]] == ["as"] and rank.gap[-1].low in _THEIRS:
        return True  # "had Ostrander as its | first | keeper"
    noun = token.gap[0]
    thing = singular(noun.low) in word_table("things") and noun.low not in verb_forms() and not is_person(noun.low)
    if not thing or support.supported(noun) or noun.low in word_table("places"):
        return False
    return noun.low == "arrival" or not support.done_here(noun)  # "the first | departure", where they leave
